<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>Import problems …</source>
        <translation>Importa problemi …</translation>
    </message>
    <message>
        <source>Read a letter …</source>
        <translation>Leggere una lettera …</translation>
    </message>
    <message>
        <source>Originals by stage …</source>
        <translation>Inediti per fase …</translation>
    </message>
    <message>
        <source>Export diagrams …</source>
        <translation>Esporta diagrammi …</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>Stampa …</translation>
    </message>
    <message>
        <source>Tourney …</source>
        <translation>Concorso …</translation>
    </message>
    <message>
        <source>Solving contest …</source>
        <translation>Gara di soluzione …</translation>
    </message>
    <message>
        <source>On a telephone …</source>
        <translation>Sul telefono …</translation>
    </message>
    <message>
        <source>Settings …</source>
        <translation>Impostazioni …</translation>
    </message>
    <message>
        <source>Take moves back</source>
        <translation>Ritirare mosse</translation>
    </message>
    <message>
        <source>Export problems …</source>
        <translation>Esporta problemi …</translation>
    </message>
    <message>
        <source>An import is under way already.</source>
        <translation>Un&apos;importazione è già in corso.</translation>
    </message>
    <message>
        <source>No library is open to import into.</source>
        <translation>Nessun archivio è aperto in cui importare.</translation>
    </message>
    <message>
        <source>%2: one problem looked through …</source>
        <translation>%2: un problema esaminato …</translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 problems looked through …</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%2: %1 problemi esaminati …</numerusform>
        </translation>
    </message>
    <message>
        <source>%2: one problem read …</source>
        <translation>%2: un problema letto …</translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 problems read …</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%2: %1 problemi letti …</numerusform>
        </translation>
    </message>
    <message>
        <source>Problems (%1);;All files (*)</source>
        <translation>Problemi (%1);;Tutti i file (*)</translation>
    </message>
    <message numerus="yes">
        <source>%1 files</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 file</numerusform>
        </translation>
    </message>
    <message>
        <source>The import was stopped; nothing came in.</source>
        <translation>L’importazione è stata interrotta; non è entrato nulla.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Details …</source>
        <translation>Dettagli …</translation>
    </message>
    <message>
        <source>Say where Popeye is …</source>
        <translation>Indica dov&apos;è Popeye …</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Resoconto</translation>
    </message>
    <message>
        <source>Import problems</source>
        <translation>Importa problemi</translation>
    </message>
    <message>
        <source>Export problems</source>
        <translation>Esporta problemi</translation>
    </message>
    <message>
        <source>The library shows no problem to export.</source>
        <translation>L&apos;archivio non mostra problemi da esportare.</translation>
    </message>
    <message>
        <source>Stop the import?</source>
        <translation>Fermare l&apos;importazione?</translation>
    </message>
    <message>
        <source>The letter</source>
        <translation>La lettera</translation>
    </message>
    <message>
        <source>What has come in stays; the rest of the file is not read.</source>
        <translation>Ciò che è entrato resta; il resto del file non si legge.</translation>
    </message>
    <message>
        <source>Stop the import</source>
        <translation>Ferma l&apos;importazione</translation>
    </message>
    <message>
        <source>Came in</source>
        <translation>Arrivato</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Che cos’è</translation>
    </message>
    <message>
        <source>Was there</source>
        <translation>C’era già</translation>
    </message>
    <message>
        <source>What became of the problems</source>
        <translation>Che ne è dei problemi</translation>
    </message>
    <message>
        <source>Bring in</source>
        <translation>Importa</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Show what came in</source>
        <translation>Mostra ciò che è arrivato</translation>
    </message>
    <message>
        <source>Undo the import</source>
        <translation>Annulla l’importazione</translation>
    </message>
    <message>
        <source>Nothing has come in yet. This is what would be done: %1</source>
        <translation>Non è ancora entrato nulla. Ecco che cosa verrebbe fatto: %1</translation>
    </message>
    <message>
        <source>the same problem</source>
        <translation>lo stesso problema</translation>
    </message>
    <message>
        <source>%1; reprint: %2</source>
        <translation>%1; ristampa: %2</translation>
    </message>
    <message>
        <source>Cannot be read: %1</source>
        <translation>Illeggibili: %1</translation>
    </message>
    <message>
        <source>Joined with a problem that is there: %1</source>
        <translation>Uniti a un problema già presente: %1</translation>
    </message>
    <message>
        <source>New, and linked with a problem that is there: %1</source>
        <translation>Nuovi e collegati a un problema già presente: %1</translation>
    </message>
    <message>
        <source>Not read: %1</source>
        <translation>Non letti: %1</translation>
    </message>
    <message>
        <source>To be known: %1</source>
        <translation>Da sapere: %1</translation>
    </message>
    <message>
        <source>%1: %2 added, %3 merged, %4 there already, %5 not read.</source>
        <translation>%1: %2 aggiunti, %3 uniti, %4 già presenti, %5 non letti.</translation>
    </message>
    <message>
        <source>Linked with others: %1.</source>
        <translation>Collegati ad altri: %1.</translation>
    </message>
    <message>
        <source>The rest was not read: another library was opened.</source>
        <translation>Il resto non è stato letto: è stato aperto un altro archivio.</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copia il resoconto</translation>
    </message>
    <message>
        <source>Problems written to %1.</source>
        <translation>Problemi scritti in %1.</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Modifica</translation>
    </message>
    <message>
        <source>&amp;Position</source>
        <translation>&amp;Posizione</translation>
    </message>
    <message>
        <source>&amp;Solution</source>
        <translation>&amp;Soluzione</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>&amp;Archivio</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visualizza</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;iuto</translation>
    </message>
    <message>
        <source>New problem</source>
        <translation>Nuovo problema</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Save as new version</source>
        <translation>Salva come nuova versione</translation>
    </message>
    <message>
        <source>Save as new problem</source>
        <translation>Salva come nuovo problema</translation>
    </message>
    <message>
        <source>Close the tab</source>
        <translation>Chiudi la scheda</translation>
    </message>
    <message>
        <source>Open the closed tab again</source>
        <translation>Riapri la scheda chiusa</translation>
    </message>
    <message>
        <source>Open the same tabs at the next start</source>
        <translation>Riapri le stesse schede al prossimo avvio</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Flip between the last two positions</source>
        <translation>Alterna le ultime due posizioni</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Origine</translation>
    </message>
    <message>
        <source>Details of the problem</source>
        <translation>Dati del problema</translation>
    </message>
    <message>
        <source>Find action or problem …</source>
        <translation>Trova comando o problema …</translation>
    </message>
    <message>
        <source>Select all men</source>
        <translation>Seleziona tutti i pezzi</translation>
    </message>
    <message>
        <source>Copy position</source>
        <translation>Copia la posizione</translation>
    </message>
    <message>
        <source>Copy solution as text</source>
        <translation>Copia la soluzione come testo</translation>
    </message>
    <message>
        <source>Paste position</source>
        <translation>Incolla la posizione</translation>
    </message>
    <message>
        <source>Open a file …</source>
        <translation>Apri un file …</translation>
    </message>
    <message>
        <source>Save as a file …</source>
        <translation>Salva come file …</translation>
    </message>
    <message>
        <source>Paste a problem</source>
        <translation>Incolla un problema</translation>
    </message>
    <message>
        <source>Shift left</source>
        <translation>Sposta a sinistra</translation>
    </message>
    <message>
        <source>Shift right</source>
        <translation>Sposta a destra</translation>
    </message>
    <message>
        <source>Shift up</source>
        <translation>Sposta in alto</translation>
    </message>
    <message>
        <source>Shift down</source>
        <translation>Sposta in basso</translation>
    </message>
    <message>
        <source>Rotate by 90 degrees</source>
        <translation>Ruota di 90 gradi</translation>
    </message>
    <message>
        <source>Let the next player begin</source>
        <translation>Fai iniziare il giocatore seguente</translation>
    </message>
    <message>
        <source>Mark the man at the cursor</source>
        <translation>Segna il pezzo al cursore</translation>
    </message>
    <message>
        <source>Write a man at the cursor …</source>
        <translation>Scrivi un pezzo al cursore …</translation>
    </message>
    <message>
        <source>Task …</source>
        <translation>Stipulazione …</translation>
    </message>
    <message>
        <source>Back to the diagram</source>
        <translation>Torna al diagramma</translation>
    </message>
    <message>
        <source>A turn back</source>
        <translation>Una mossa indietro</translation>
    </message>
    <message>
        <source>A turn on</source>
        <translation>Una mossa avanti</translation>
    </message>
    <message>
        <source>Tries with two refutations, too</source>
        <translation>Anche tentativi con due confutazioni</translation>
    </message>
    <message>
        <source>Look for neighbours</source>
        <translation>Cerca i vicini</translation>
    </message>
    <message>
        <source>Rotate back by 90 degrees</source>
        <translation>Ruota indietro di 90 gradi</translation>
    </message>
    <message>
        <source>Mirror left to right</source>
        <translation>Specchia sinistra-destra</translation>
    </message>
    <message>
        <source>Mirror top to bottom</source>
        <translation>Specchia alto-basso</translation>
    </message>
    <message>
        <source>Swap colours</source>
        <translation>Scambia i colori</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>Svuota la scacchiera</translation>
    </message>
    <message>
        <source>Game array</source>
        <translation>Posizione iniziale della partita</translation>
    </message>
    <message>
        <source>Drop map</source>
        <translation>Mappa delle case</translation>
    </message>
    <message>
        <source>What if this man were another</source>
        <translation>E se questo pezzo fosse un altro</translation>
    </message>
    <message>
        <source>Fairy men …</source>
        <translation>Pezzi fantastici …</translation>
    </message>
    <message>
        <source>Special squares and marks …</source>
        <translation>Case speciali e contrassegni …</translation>
    </message>
    <message>
        <source>Rules …</source>
        <translation>Regole …</translation>
    </message>
    <message>
        <source>Where the man at the cursor goes</source>
        <translation>Dove va il pezzo al cursore</translation>
    </message>
    <message>
        <source>Needed men</source>
        <translation>Pezzi necessari</translation>
    </message>
    <message>
        <source>Scheme bench</source>
        <translation>Banco degli schemi</translation>
    </message>
    <message>
        <source>Add a twin</source>
        <translation>Aggiungi un gemello</translation>
    </message>
    <message>
        <source>Next twin</source>
        <translation>Gemello seguente</translation>
    </message>
    <message>
        <source>Previous twin</source>
        <translation>Gemello precedente</translation>
    </message>
    <message>
        <source>Solve again</source>
        <translation>Risolvi di nuovo</translation>
    </message>
    <message>
        <source>Stop solving</source>
        <translation>Ferma il risolutore</translation>
    </message>
    <message>
        <source>Set play is asked for</source>
        <translation>Si chiede il gioco apparente</translation>
    </message>
    <message>
        <source>Duplex: the other side begins, too</source>
        <translation>Duplex: inizia anche l&apos;altra parte</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Riparazione</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Posizioni vicine</translation>
    </message>
    <message>
        <source>Search for problems …</source>
        <translation>Ricerca di problemi …</translation>
    </message>
    <message>
        <source>Compose a theme …</source>
        <translation>Comporre un tema …</translation>
    </message>
    <message>
        <source>Mine endings …</source>
        <translation>Esplorare finali …</translation>
    </message>
    <message>
        <source>Popeye …</source>
        <translation>Popeye …</translation>
    </message>
    <message>
        <source>History of the diagram</source>
        <translation>Origine del diagramma</translation>
    </message>
    <message>
        <source>Keep this key</source>
        <translation>Conserva questa chiave</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Benvenuto</translation>
    </message>
    <message>
        <source>60-second tour</source>
        <translation>Giro in 60 secondi</translation>
    </message>
    <message>
        <source>Language and letters</source>
        <translation>Lingua e lettere</translation>
    </message>
    <message>
        <source>In moves, and on the keyboard: they put men on the board.</source>
        <translation>Nelle mosse e sulla tastiera: mettono i pezzi sulla scacchiera.</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Alto</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contrasto</translation>
    </message>
    <message>
        <source>Size of letters</source>
        <translation>Grandezza dei caratteri</translation>
    </message>
    <message>
        <source>Men move at once. Where the system wants less motion, they do so anyway.</source>
        <translation>I pezzi si spostano subito. Dove il sistema chiede meno movimento, lo fanno comunque.</translation>
    </message>
    <message>
        <source>Composing</source>
        <translation>Comporre</translation>
    </message>
    <message numerus="yes">
        <source>up to %1</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>fino a %1</numerusform>
        </translation>
    </message>
    <message>
        <source>While a man is in hand, squares say what he would do there.</source>
        <translation>Con un pezzo in mano, le case dicono che cosa vi farebbe.</translation>
    </message>
    <message>
        <source>Refutations of a try</source>
        <translation>Confutazioni di un tentativo</translation>
    </message>
    <message>
        <source>Show all defences</source>
        <translation>Mostra tutte le difese</translation>
    </message>
    <message>
        <source>Those too that parry no threat.</source>
        <translation>Anche quelle che non parano alcuna minaccia.</translation>
    </message>
    <message>
        <source>Show trivial tries</source>
        <translation>Mostra i tentativi banali</translation>
    </message>
    <message>
        <source>Solutions of help play as rows</source>
        <translation>Soluzioni di aiuto come righe</translation>
    </message>
    <message>
        <source>One solution a line; else one a column.</source>
        <translation>Una soluzione per riga; altrimenti una per colonna.</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Cartelle</translation>
    </message>
    <message>
        <source>The one that is open; the next start opens it again.</source>
        <translation>Quello aperto; il prossimo avvio lo riapre.</translation>
    </message>
    <message>
        <source>Exports</source>
        <translation>Esportazioni</translation>
    </message>
    <message>
        <source>The folder in which saving diagrams and problems begins.</source>
        <translation>La cartella da cui comincia il salvataggio di diagrammi e problemi.</translation>
    </message>
    <message>
        <source>the folder used last</source>
        <translation>l’ultima cartella usata</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Bozze</translation>
    </message>
    <message>
        <source>Unsaved work is written here by itself, and offered again after a crash.</source>
        <translation>Il lavoro non salvato viene scritto qui da sé, e offerto di nuovo dopo un arresto.</translation>
    </message>
    <message>
        <source>Solving</source>
        <translation>Soluzione</translation>
    </message>
    <message>
        <source>One for each processor (one)</source>
        <translation>Uno per processore (uno)</translation>
    </message>
    <message numerus="yes">
        <source>One for each processor (%1)</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Uno per processore (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>Processes for the library</source>
        <translation>Processi per l’archivio</translation>
    </message>
    <message>
        <source>They analyse problems in the background, and give way while you compose.</source>
        <translation>Analizzano i problemi in secondo piano e cedono il passo mentre si compone.</translation>
    </message>
    <message>
        <source>Engine for studies</source>
        <translation>Motore per gli studi</translation>
    </message>
    <message>
        <source>A UCI engine, asked about studies where you wish it. What it sees is no proof.</source>
        <translation>Un motore UCI, interrogato sugli studi dove si vuole. Ciò che vede non è una dimostrazione.</translation>
    </message>
    <message>
        <source>found by itself, such as stockfish</source>
        <translation>trovato da sé, come stockfish</translation>
    </message>
    <message>
        <source>Syzygy&apos;s tables for studies</source>
        <translation>Tabelle di Syzygy per gli studi</translation>
    </message>
    <message>
        <source>A folder with tables of five to seven men (.rtbw), or with such folders in it. What they say is proof, too. The page Study tells what is missing.</source>
        <translation>Una cartella con tabelle da cinque a sette pezzi (.rtbw), o con tali cartelle. Anche ciò che dicono è una dimostrazione. La pagina Studio dice che cosa manca.</translation>
    </message>
    <message>
        <source>none: up to four men, made here</source>
        <translation>nessuna: fino a quattro pezzi, fatte qui</translation>
    </message>
    <message>
        <source>The program never looks for a newer version, loads nothing and sends nothing by itself. A new version is installed by you, or by your system, and keeps your settings and libraries.</source>
        <translation>Il programma non cerca mai una versione nuova e non scarica né invia niente da sé. Una nuova versione si installa a mano, o dal sistema, e conserva impostazioni e archivi.</translation>
    </message>
    <message>
        <source>Popeye program</source>
        <translation>Programma Popeye</translation>
    </message>
    <message>
        <source>It is asked about what is not solved here. It stays on this computer.</source>
        <translation>Gli si chiede ciò che qui non si risolve. Resta su questo computer.</translation>
    </message>
    <message>
        <source>Ask Popeye by itself</source>
        <translation>Chiedere a Popeye automaticamente</translation>
    </message>
    <message>
        <source>About problems that are not solved here.</source>
        <translation>Sui problemi che qui non si risolvono.</translation>
    </message>
    <message>
        <source>Popeye works at most</source>
        <translation>Popeye lavora al massimo</translation>
    </message>
    <message>
        <source>Memory for Popeye</source>
        <translation>Memoria per Popeye</translation>
    </message>
    <message>
        <source>Updates and sound</source>
        <translation>Aggiornamenti e suono</translation>
    </message>
    <message>
        <source>Updates</source>
        <translation>Aggiornamenti</translation>
    </message>
    <message>
        <source>The program makes no sound.</source>
        <translation>Il programma non emette suoni.</translation>
    </message>
    <message>
        <source>Open library …</source>
        <translation>Apri archivio …</translation>
    </message>
    <message>
        <source>New library …</source>
        <translation>Nuovo archivio …</translation>
    </message>
    <message>
        <source>Save a copy of the library …</source>
        <translation>Salva una copia dell’archivio …</translation>
    </message>
    <message>
        <source>Versions of the problem …</source>
        <translation>Versioni del problema …</translation>
    </message>
    <message>
        <source>People …</source>
        <translation>Persone …</translation>
    </message>
    <message>
        <source>Find in the library</source>
        <translation>Cerca nell&apos;archivio</translation>
    </message>
    <message>
        <source>Find problems like this</source>
        <translation>Trova problemi simili</translation>
    </message>
    <message>
        <source>Show the library</source>
        <translation>Mostra l&apos;archivio</translation>
    </message>
    <message>
        <source>Flip the board</source>
        <translation>Gira la scacchiera</translation>
    </message>
    <message>
        <source>Library beside the board</source>
        <translation>Archivio accanto alla scacchiera</translation>
    </message>
    <message>
        <source>Go to the notice</source>
        <translation>Vai all&apos;avviso</translation>
    </message>
    <message>
        <source>Notices of this session …</source>
        <translation>Avvisi di questa sessione …</translation>
    </message>
    <message>
        <source>Next tab</source>
        <translation>Scheda successiva</translation>
    </message>
    <message>
        <source>Previous tab</source>
        <translation>Scheda precedente</translation>
    </message>
    <message>
        <source>Move the tab left</source>
        <translation>Sposta la scheda a sinistra</translation>
    </message>
    <message>
        <source>Move the tab right</source>
        <translation>Sposta la scheda a destra</translation>
    </message>
    <message>
        <source>Reset the layout</source>
        <translation>Ripristina la disposizione</translation>
    </message>
    <message>
        <source>Mouse and keyboard</source>
        <translation>Mouse e tastiera</translation>
    </message>
    <message>
        <source>About Chess Composer</source>
        <translation>Informazioni su Chess Composer</translation>
    </message>
    <message>
        <source>Twin</source>
        <translation>Gemello</translation>
    </message>
    <message>
        <source>Drop map</source>
        <comment>short, on a small button</comment>
        <translation>Mappa</translation>
    </message>
    <message>
        <source>Needed</source>
        <comment>short, on a small button</comment>
        <translation>Necessari</translation>
    </message>
    <message>
        <source>The program that is open already does not answer, so this is another one.</source>
        <translation>Il programma già aperto non risponde, quindi questo è un altro.</translation>
    </message>
    <message>
        <source>Something went wrong (%1). Your work is safe; a report is in %2.</source>
        <translation>Qualcosa è andato storto (%1). Il suo lavoro è al sicuro; un rapporto è in %2.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>Non c&apos;è testo negli appunti.</translation>
    </message>
    <message>
        <source>This was read as %1, but: %2</source>
        <translation>Letto come %1, ma: %2</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Corretto</translation>
    </message>
    <message>
        <source>Cannot be solved</source>
        <translation>Non analizzabile</translation>
    </message>
    <message>
        <source>No author</source>
        <translation>Senza autore</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>Diagramma</translation>
    </message>
    <message>
        <source>Authors and source</source>
        <translation>Autori e fonte</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titolo</translation>
    </message>
    <message>
        <source>Stip.</source>
        <translation>Stip.</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Anno</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Award</source>
        <translation>Onorificenza</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>Parole chiave</translation>
    </message>
    <message>
        <source>Men</source>
        <translation>Pezzi</translation>
    </message>
    <message>
        <source>%1 men</source>
        <comment>White&apos;s and Black&apos;s, such as 9 + 8</comment>
        <translation>%1 pezzi</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Chiave</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>Tentativo</translation>
    </message>
    <message>
        <source>Threat</source>
        <translation>Minaccia</translation>
    </message>
    <message>
        <source>Zugzwang</source>
        <translation>Zugzwang</translation>
    </message>
    <message>
        <source>Refutation</source>
        <translation>Confutazione</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mossa</translation>
    </message>
    <message>
        <source>only here</source>
        <translation>solo qui</translation>
    </message>
    <message>
        <source>only Popeye</source>
        <translation>solo Popeye</translation>
    </message>
    <message>
        <source>No Popeye program was found.</source>
        <translation>Non è stato trovato nessun programma Popeye.</translation>
    </message>
    <message>
        <source>A Popeye program could solve this, but none was found.</source>
        <translation>Un programma Popeye potrebbe risolverlo, ma non ne è stato trovato nessuno.</translation>
    </message>
    <message>
        <source>Popeye is solving …</source>
        <translation>Popeye sta risolvendo …</translation>
    </message>
    <message>
        <source>Popeye is at first move %1, %2</source>
        <translation>Popeye è alla prima mossa %1, %2</translation>
    </message>
    <message>
        <source>Solved by %1</source>
        <translation>Risolto da %1</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>Minacce</translation>
    </message>
    <message>
        <source>Tries</source>
        <comment>heading of a narrow column</comment>
        <translation>Tent.</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Varianti</translation>
    </message>
    <message>
        <source>Duals</source>
        <translation>Duali</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Cambi</translation>
    </message>
    <message>
        <source>Popeye</source>
        <translation>Popeye</translation>
    </message>
    <message>
        <source>What Popeye printed</source>
        <translation>Ciò che Popeye ha scritto</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Differenze</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programma</translation>
    </message>
    <message>
        <source>Check with Popeye</source>
        <translation>Verifica con Popeye</translation>
    </message>
    <message>
        <source>Popeye was not asked about this position.</source>
        <translation>A Popeye non è stato chiesto di questa posizione.</translation>
    </message>
    <message>
        <source>%1 here, %2 by Popeye</source>
        <translation>%1 qui, %2 per Popeye</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdetto</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>e altre %1</translation>
    </message>
    <message>
        <source>found by itself: popeye or py</source>
        <translation>trovato da sé: popeye o py</translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation>Scegli …</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>senza limite</translation>
    </message>
    <message>
        <source>Ask by itself about what is not solved here</source>
        <translation>Chiedergli automaticamente ciò che qui non si risolve</translation>
    </message>
    <message>
        <source>Popeye program:</source>
        <translation>Programma Popeye:</translation>
    </message>
    <message>
        <source>Memory for its table:</source>
        <translation>Memoria per la sua tabella:</translation>
    </message>
    <message>
        <source>Longest work at a problem:</source>
        <translation>Tempo massimo per un problema:</translation>
    </message>
    <message>
        <source>Popeye is a free solving program for problems with nearly all fairy conditions. Whatever it is given stays on this computer.</source>
        <translation>Popeye è un programma libero che risolve problemi con quasi tutte le condizioni eterodosse. Ciò che riceve resta su questo computer.</translation>
    </message>
    <message>
        <source>Where is Popeye?</source>
        <translation>Dov&apos;è Popeye?</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>Who has it</source>
        <translation>Chi ce l&apos;ha</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dove</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Riga</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versioni</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Aggiunto</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Salvato</translation>
    </message>
    <message>
        <source>Stipulation</source>
        <translation>Stipulazione</translation>
    </message>
    <message>
        <source>Key, or the number of solutions of help play; in brackets, and pale, what a file&apos;s printed solution tells</source>
        <translation>Chiave, o numero delle soluzioni nel gioco d&apos;aiuto; tra parentesi e pallido, ciò che dice la soluzione stampata di un file</translation>
    </message>
    <message>
        <source>Variations: defences answered by a single mate; of help play the solutions, in brackets if a file tells them</source>
        <translation>Varianti: difese cui risponde un solo matto; nel gioco d&apos;aiuto le soluzioni, tra parentesi se le dice un file</translation>
    </message>
    <message>
        <source>What the key threatens, or zugzwang</source>
        <translation>Ciò che la chiave minaccia, o zugzwang</translation>
    </message>
    <message>
        <source>Tries with one refutation that do not check</source>
        <translation>Tentativi con una confutazione che non danno scacco</translation>
    </message>
    <message>
        <source>Defences answered by more than one mate</source>
        <translation>Difese con più di un matto</translation>
    </message>
    <message>
        <source>Black moves answered by mate before the key</source>
        <translation>Mosse nere con un matto già prima della chiave</translation>
    </message>
    <message>
        <source>Defences whose mate changes between set play and actual play</source>
        <translation>Difese con un matto diverso nel gioco apparente e in quello reale</translation>
    </message>
    <message>
        <source>When the problem came into the library</source>
        <translation>Quando il problema è entrato nell&apos;archivio</translation>
    </message>
    <message>
        <source>When it was last saved</source>
        <translation>Quando è stato salvato l&apos;ultima volta</translation>
    </message>
    <message>
        <source>No shift: a man would leave the board.</source>
        <translation>Non si sposta: un pezzo uscirebbe dalla scacchiera.</translation>
    </message>
    <message>
        <source>stipulation %1</source>
        <translation>stipulazione %1</translation>
    </message>
    <message>
        <source>Not asked now: %1.</source>
        <translation>Non più richiesto: %1.</translation>
    </message>
    <message>
        <source>intended solutions %1</source>
        <translation>soluzioni previste %1</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>non indicato</translation>
    </message>
    <message>
        <source>option %1 set</source>
        <translation>opzione %1 impostata</translation>
    </message>
    <message>
        <source>option %1 taken away</source>
        <translation>opzione %1 tolta</translation>
    </message>
    <message>
        <source>caption changed</source>
        <translation>didascalia modificata</translation>
    </message>
    <message>
        <source>Copied: FEN, SVG and picture.</source>
        <translation>Copiati: FEN, SVG e immagine.</translation>
    </message>
    <message>
        <source>The solution is not complete yet.</source>
        <translation>La soluzione non è ancora completa.</translation>
    </message>
    <message>
        <source>Copied: the solution as text.</source>
        <translation>Copiata: la soluzione come testo.</translation>
    </message>
    <message>
        <source>Not solved yet: %1</source>
        <translation>Non ancora risolto: %1</translation>
    </message>
    <message>
        <source>Copied: the solutions of all twins as text.</source>
        <translation>Copiate: le soluzioni di tutti i gemelli come testo.</translation>
    </message>
    <message>
        <source>position pasted</source>
        <translation>posizione incollata</translation>
    </message>
    <message>
        <source>No shift: a special square would leave the board.</source>
        <translation>Nessuno spostamento: una casa speciale uscirebbe dalla scacchiera.</translation>
    </message>
    <message>
        <source>There is nothing on the board to save.</source>
        <translation>Sulla scacchiera non c&apos;è nulla da salvare.</translation>
    </message>
    <message>
        <source>Libraries (*.chesslib);;All files (*)</source>
        <translation>Archivi (*.chesslib);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>No tab was closed.</source>
        <translation>Nessuna scheda è stata chiusa.</translation>
    </message>
    <message>
        <source>Open library</source>
        <translation>Apri archivio</translation>
    </message>
    <message>
        <source>Libraries (*.chesslib)</source>
        <translation>Archivi (*.chesslib)</translation>
    </message>
    <message>
        <source>New library</source>
        <translation>Nuovo archivio</translation>
    </message>
    <message>
        <source>No library is open: open or make one, then save again.</source>
        <translation>Nessun archivio è aperto: ne apra o ne crei uno, poi salvi di nuovo.</translation>
    </message>
    <message>
        <source>Drag a man</source>
        <translation>Trascinare un pezzo</translation>
    </message>
    <message>
        <source>moves it; off the board removes it</source>
        <translation>lo sposta; fuori dalla scacchiera lo toglie</translation>
    </message>
    <message>
        <source>Ctrl and drag</source>
        <translation>Ctrl e trascinare</translation>
    </message>
    <message>
        <source>copies a man</source>
        <translation>copia un pezzo</translation>
    </message>
    <message>
        <source>Alt and drag, or Ctrl+Shift and drag</source>
        <translation>Alt e trascinare, o Ctrl+Maiusc e trascinare</translation>
    </message>
    <message>
        <source>exchanges a man with the one it is dropped on</source>
        <translation>scambia un pezzo con quello su cui cade</translation>
    </message>
    <message>
        <source>Click a man in the palette</source>
        <translation>Clic su un pezzo della tavolozza</translation>
    </message>
    <message>
        <source>then click squares to put it down</source>
        <translation>poi clic sulle case per deporlo</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Clic destro</translation>
    </message>
    <message>
        <source>removes a man; on an empty square puts the last one</source>
        <translation>toglie un pezzo; su una casa vuota mette l&apos;ultimo</translation>
    </message>
    <message>
        <source>Shift and right click, Menu key</source>
        <translation>Maiusc e clic destro, tasto Menu</translation>
    </message>
    <message>
        <source>open the menu of a square: holes and others, marks of its man</source>
        <translation>aprono il menu di una casa: buchi e altro, contrassegni del suo pezzo</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Doppio clic</translation>
    </message>
    <message>
        <source>changes the colour of a man</source>
        <translation>cambia il colore di un pezzo</translation>
    </message>
    <message>
        <source>Wheel, middle click</source>
        <translation>Rotella, clic centrale</translation>
    </message>
    <message>
        <source>change the kind of a man</source>
        <translation>cambiano il tipo di un pezzo</translation>
    </message>
    <message>
        <source>Drag from an empty square</source>
        <translation>Trascinare da una casa vuota</translation>
    </message>
    <message>
        <source>selects all men within; with Shift adds them</source>
        <translation>seleziona i pezzi racchiusi; con Maiusc li aggiunge</translation>
    </message>
    <message>
        <source>Shift and click</source>
        <translation>Maiusc e clic</translation>
    </message>
    <message>
        <source>adds a man to the selection, or takes it out</source>
        <translation>aggiunge un pezzo alla selezione, o lo toglie</translation>
    </message>
    <message>
        <source>With men selected</source>
        <translation>Con pezzi selezionati</translation>
    </message>
    <message>
        <source>drag, Ctrl and drag, Delete, shift, rotate, mirror and swap concern them all</source>
        <translation>trascinare, Ctrl e trascinare, Canc, spostare, ruotare, specchiare e scambiare valgono per tutti</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Tasti freccia</translation>
    </message>
    <message>
        <source>move the cursor of the board</source>
        <translation>muovono il cursore della scacchiera</translation>
    </message>
    <message>
        <source>Capital letters %1</source>
        <translation>Lettere maiuscole %1</translation>
    </message>
    <message>
        <source>put white men on the cursor&apos;s square</source>
        <translation>mettono pezzi bianchi nella casa del cursore</translation>
    </message>
    <message>
        <source>Small letters %1</source>
        <translation>Lettere minuscole %1</translation>
    </message>
    <message>
        <source>put black men there, as in a FEN</source>
        <translation>vi mettono pezzi neri, come in una FEN</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>lifts a man, and puts it down; with Shift selects it</source>
        <translation>alza un pezzo e lo depone; con Maiusc lo seleziona</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Canc</translation>
    </message>
    <message>
        <source>removes the man on the cursor&apos;s square</source>
        <translation>toglie il pezzo nella casa del cursore</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>gives a gesture up, then the selection</source>
        <translation>rinuncia a un gesto, poi alla selezione</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Maiusc+Tab</translation>
    </message>
    <message>
        <source>go on and back: bar, men, board, verdict, solution, phase table, themes, quality</source>
        <translation>avanti e indietro: barra, pezzi, scacchiera, verdetto, soluzione, tabella delle fasi, temi, qualità</translation>
    </message>
    <message>
        <source>go from row to row, from cell to cell, from theme to theme</source>
        <translation>vanno di riga in riga, di cella in cella, di tema in tema</translation>
    </message>
    <message>
        <source>Click or Enter on a move of the solution or a cell of the table</source>
        <translation>Clic o Invio su una mossa della soluzione o su una cella della tabella</translation>
    </message>
    <message>
        <source>plays the line on the board</source>
        <translation>gioca la variante sulla scacchiera</translation>
    </message>
    <message>
        <source>Left, Right, Home, End while a line is played</source>
        <translation>Sinistra, Destra, Inizio, Fine mentre si gioca una variante</translation>
    </message>
    <message>
        <source>step back and on in the line</source>
        <translation>vanno indietro e avanti nella variante</translation>
    </message>
    <message>
        <source>Click or Enter on a theme or a point of quality</source>
        <translation>Clic o Invio su un tema o su un punto della qualità</translation>
    </message>
    <message>
        <source>keeps its squares lit</source>
        <translation>tiene accese le sue case</translation>
    </message>
    <message>
        <source>Click in Neighbours, Repair, Search and the library</source>
        <translation>Clic in Vicini, Riparazione, Ricerca e archivio</translation>
    </message>
    <message>
        <source>selects a row, and shows it on the board where it is an edit</source>
        <translation>sceglie una riga e la mostra sulla scacchiera se è una modifica</translation>
    </message>
    <message>
        <source>Double click or Enter there</source>
        <translation>Doppio clic o Invio in quei punti</translation>
    </message>
    <message>
        <source>applies the edit, or puts the problem on the board</source>
        <translation>applica la modifica o mette il problema sulla scacchiera</translation>
    </message>
    <message>
        <source>closes what was opened, and goes back to the board</source>
        <translation>chiude ciò che era aperto e torna alla scacchiera</translation>
    </message>
    <message>
        <source>Double click or Enter on a last move</source>
        <translation>Doppio clic o Invio su un’ultima mossa</translation>
    </message>
    <message>
        <source>takes it back on the board</source>
        <translation>la ritira sulla scacchiera</translation>
    </message>
    <message>
        <source>Drag a man backwards</source>
        <translation>Trascinare indietro un pezzo</translation>
    </message>
    <message>
        <source>takes his move back; asks what it captured</source>
        <translation>ritira la sua mossa; chiede che cosa ha preso</translation>
    </message>
    <message>
        <source>Click a man</source>
        <translation>Clic su un pezzo</translation>
    </message>
    <message>
        <source>lists his moves alone; then click where he came from</source>
        <translation>elenca solo le sue mosse; poi clic da dove veniva</translation>
    </message>
    <message>
        <source>A letter of a man</source>
        <translation>La lettera di un pezzo</translation>
    </message>
    <message>
        <source>takes the selected move back as a capture of him</source>
        <translation>ritira la mossa scelta come presa di quel pezzo</translation>
    </message>
    <message>
        <source>Up, Down, Enter on the board</source>
        <translation>Su, Giù, Invio sulla scacchiera</translation>
    </message>
    <message>
        <source>choose from the list of last moves</source>
        <translation>scelgono dall’elenco delle ultime mosse</translation>
    </message>
    <message>
        <source>Left, Right, Home, End</source>
        <translation>Sinistra, Destra, Inizio, Fine</translation>
    </message>
    <message>
        <source>go further back, and nearer to the diagram</source>
        <translation>vanno più indietro e più vicino al diagramma</translation>
    </message>
    <message>
        <source>Right click on a square</source>
        <translation>Clic destro su una casa</translation>
    </message>
    <message>
        <source>states that its man has never moved, or that nothing was captured there</source>
        <translation>indica che il suo pezzo non ha mai mosso, o che lì nulla fu preso</translation>
    </message>
    <message>
        <source>Ctrl+Z, Ctrl+Shift+Z</source>
        <translation>Ctrl+Z, Ctrl+Maiusc+Z</translation>
    </message>
    <message>
        <source>undo and redo what was taken back or stated</source>
        <translation>annulla e ripete ciò che fu ritirato o indicato</translation>
    </message>
    <message>
        <source>shows the problem again; the line is remembered</source>
        <translation>mostra di nuovo il problema; la linea è ricordata</translation>
    </message>
    <message>
        <source>Taking moves back</source>
        <translation>Ritiro di mosse</translation>
    </message>
    <message>
        <source>all of it comes back</source>
        <translation>torna tutto</translation>
    </message>
    <message>
        <source>Menu %1</source>
        <translation>Menu %1</translation>
    </message>
    <message>
        <source>compiled kernel</source>
        <translation>kernel compilato</translation>
    </message>
    <message>
        <source>reference solver (slower)</source>
        <translation>risolutore di riferimento (più lento)</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Chess Composer %1&lt;/h3&gt;&lt;p&gt;A studio for people who compose chess problems.&lt;/p&gt;&lt;p&gt;Solver: %2&lt;br&gt;Qt %3&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Chess Composer %1&lt;/h3&gt;&lt;p&gt;Uno studio per chi compone problemi di scacchi.&lt;/p&gt;&lt;p&gt;Risolutore: %2&lt;br&gt;Qt %3&lt;/p&gt;&lt;p&gt;Software libero sotto la GNU General Public License, versione 3 o successiva.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>A log of another library lay beside this one; it was set aside as %1.</source>
        <translation>Accanto a questo archivio c’era il registro di un altro; è stato messo da parte come %1.</translation>
    </message>
    <message>
        <source>This library is open in another window of the program: it can be read and searched here, not changed.</source>
        <translation>Questo archivio è aperto in un&apos;altra finestra del programma: qui si può leggere e interrogare, non modificare.</translation>
    </message>
    <message>
        <source>This library&apos;s file or folder is read-only: it can be read, not changed.</source>
        <translation>Il file o la cartella di questo archivio è di sola lettura: si può leggere, non modificare.</translation>
    </message>
    <message>
        <source>The disk of this library is full: it can be read, not changed.</source>
        <translation>Il disco di questo archivio è pieno: si può leggere, non modificare.</translation>
    </message>
    <message>
        <source>The library is being brought up to date: %1 of %2 problems …</source>
        <translation>L&apos;archivio viene aggiornato: %1 problemi su %2 …</translation>
    </message>
    <message>
        <source>%1 cannot be used: %2.</source>
        <translation>%1 non si può usare: %2.</translation>
    </message>
    <message>
        <source>The library failed (%1). A report was kept.</source>
        <translation>L&apos;archivio ha dato un errore (%1). Un rapporto è stato conservato.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>completo</translation>
    </message>
    <message>
        <source>turns: %1 of %2</source>
        <translation>mosse: %1 di %2</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>subito</translation>
    </message>
    <message>
        <source>otherwise</source>
        <translation>altrimenti</translation>
    </message>
    <message>
        <source>reaches the goal itself</source>
        <translation>raggiunge da sé l’obiettivo</translation>
    </message>
    <message>
        <source>one turn</source>
        <translation>una mossa</translation>
    </message>
    <message numerus="yes">
        <source>%1 turns</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 mosse</numerusform>
        </translation>
    </message>
    <message>
        <source>Set play</source>
        <translation>Gioco apparente</translation>
    </message>
    <message>
        <source>new since the last edit</source>
        <translation>nuova dall’ultima modifica</translation>
    </message>
    <message>
        <source>changed since the last edit</source>
        <translation>cambiata dall’ultima modifica</translation>
    </message>
    <message>
        <source>gone since the last edit</source>
        <translation>sparita dall’ultima modifica</translation>
    </message>
    <message>
        <source>Gone since the last edit</source>
        <translation>Spariti dall’ultima modifica</translation>
    </message>
    <message>
        <source>nothing answers it</source>
        <translation>nulla risponde</translation>
    </message>
    <message>
        <source>After the key</source>
        <translation>Dopo la chiave</translation>
    </message>
    <message>
        <source>%1, trivial ones hidden</source>
        <translation>%1, nascosti i banali</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>if %1</source>
        <translation>se %1</translation>
    </message>
    <message>
        <source>%1 more: %2</source>
        <translation>altri %1: %2</translation>
    </message>
    <message>
        <source>%1, none of them marked</source>
        <translation>%1, nessuna segnata</translation>
    </message>
    <message>
        <source>W</source>
        <comment>White&apos;s half-move, before its number</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>B</source>
        <comment>Black&apos;s half-move, before its number</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>intended</source>
        <translation>d&apos;autore</translation>
    </message>
    <message>
        <source>not marked</source>
        <translation>non segnata</translation>
    </message>
    <message>
        <source>Solution %1, %2: %3</source>
        <translation>Soluzione %1, %2: %3</translation>
    </message>
    <message>
        <source>ideal</source>
        <translation>ideale</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modello</translation>
    </message>
    <message>
        <source>pure</source>
        <translation>puro</translation>
    </message>
    <message>
        <source>mirror</source>
        <translation>specchio</translation>
    </message>
    <message>
        <source>%1 begins with %2.</source>
        <translation>%1 comincia con %2.</translation>
    </message>
    <message>
        <source>%1 leaves %2 at White’s %3 move: %4.</source>
        <translation>%1 lascia %2 alla %3 mossa del Bianco: %4.</translation>
    </message>
    <message>
        <source>%1 leaves %2 at Black’s %3 move: %4.</source>
        <translation>%1 lascia %2 alla %3 mossa del Nero: %4.</translation>
    </message>
    <message>
        <source>first</source>
        <comment>a half-move</comment>
        <translation>prima</translation>
    </message>
    <message>
        <source>second</source>
        <comment>a half-move</comment>
        <translation>seconda</translation>
    </message>
    <message>
        <source>third</source>
        <comment>a half-move</comment>
        <translation>terza</translation>
    </message>
    <message>
        <source>fourth</source>
        <comment>a half-move</comment>
        <translation>quarta</translation>
    </message>
    <message>
        <source>fifth</source>
        <comment>a half-move</comment>
        <translation>quinta</translation>
    </message>
    <message>
        <source>sixth</source>
        <comment>a half-move</comment>
        <translation>sesta</translation>
    </message>
    <message>
        <source>key or cook</source>
        <translation>chiave o demolizione</translation>
    </message>
    <message>
        <source>cook</source>
        <translation>demolizione</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Tentativi</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Chiavi</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autore</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fonte</translation>
    </message>
    <message>
        <source>Theme</source>
        <comment>of a problem</comment>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Keyword</source>
        <translation>Parola chiave</translation>
    </message>
    <message>
        <source>Key by</source>
        <translation>Chiave di</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Con</translation>
    </message>
    <message>
        <source>Any distinction</source>
        <translation>Qualsiasi onorificenza</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Premio</translation>
    </message>
    <message>
        <source>1st prize</source>
        <translation>1° premio</translation>
    </message>
    <message>
        <source>Honourable mention</source>
        <translation>Menzione onorevole</translation>
    </message>
    <message>
        <source>Commendation</source>
        <translation>Lode</translation>
    </message>
    <message>
        <source>Not sound</source>
        <translation>Non corretto</translation>
    </message>
    <message>
        <source>Illegal diagram</source>
        <translation>Diagramma illegale</translation>
    </message>
    <message>
        <source>threat</source>
        <translation>minaccia</translation>
    </message>
    <message>
        <source>try</source>
        <translation>tentativo</translation>
    </message>
    <message>
        <source>on the way</source>
        <translation>lungo la via</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>di %1</translation>
    </message>
    <message>
        <source>pure mate</source>
        <translation>matto puro</translation>
    </message>
    <message>
        <source>model mate</source>
        <translation>matto modello</translation>
    </message>
    <message>
        <source>ideal mate</source>
        <translation>matto ideale</translation>
    </message>
    <message>
        <source>tries</source>
        <translation>tentativi</translation>
    </message>
    <message>
        <source>solution</source>
        <translation>soluzione</translation>
    </message>
    <message>
        <source>changed mates</source>
        <translation>matti cambiati</translation>
    </message>
    <message>
        <source>duals</source>
        <translation>duali</translation>
    </message>
    <message>
        <source>flight-giving key</source>
        <translation>chiave che concede fuga</translation>
    </message>
    <message>
        <source>sacrificing key</source>
        <translation>chiave di sacrificio</translation>
    </message>
    <message>
        <source>checking key</source>
        <translation>chiave con scacco</translation>
    </message>
    <message>
        <source>model mates</source>
        <translation>matti modello</translation>
    </message>
    <message>
        <source>twins</source>
        <translation>gemelli</translation>
    </message>
    <message>
        <source>duplex</source>
        <translation>duplex</translation>
    </message>
    <message>
        <source>comment</source>
        <translation>commento</translation>
    </message>
    <message>
        <source>not</source>
        <translation>non</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between values</comment>
        <translation> o </translation>
    </message>
    <message>
        <source>author</source>
        <translation>autore</translation>
    </message>
    <message>
        <source>source</source>
        <translation>fonte</translation>
    </message>
    <message>
        <source>number in the source</source>
        <translation>numero nella fonte</translation>
    </message>
    <message>
        <source>title</source>
        <translation>titolo</translation>
    </message>
    <message>
        <source>keyword</source>
        <translation>parola chiave</translation>
    </message>
    <message>
        <source>theme</source>
        <translation>tema</translation>
    </message>
    <message>
        <source>has</source>
        <translation>ha</translation>
    </message>
    <message>
        <source>is</source>
        <translation>è</translation>
    </message>
    <message>
        <source>legality</source>
        <translation>legalità</translation>
    </message>
    <message>
        <source>stipulation</source>
        <translation>stipulazione</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>mosse</translation>
    </message>
    <message>
        <source>length</source>
        <translation>lunghezza</translation>
    </message>
    <message>
        <source>men</source>
        <translation>pezzi</translation>
    </message>
    <message>
        <source>white men</source>
        <translation>pezzi bianchi</translation>
    </message>
    <message>
        <source>black men</source>
        <translation>pezzi neri</translation>
    </message>
    <message>
        <source>pieces</source>
        <translation>forza</translation>
    </message>
    <message>
        <source>fairy man</source>
        <translation>pezzo fantastico</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>regole</translation>
    </message>
    <message>
        <source>game</source>
        <translation>gioco</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>obiettivo</translation>
    </message>
    <message>
        <source>man placed</source>
        <translation>pezzo posto</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>re bianco</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>re nero</translation>
    </message>
    <message>
        <source>key</source>
        <translation>chiave</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>chiavi</translation>
    </message>
    <message>
        <source>threats</source>
        <translation>minacce</translation>
    </message>
    <message>
        <source>variations</source>
        <translation>varianti</translation>
    </message>
    <message>
        <source>mates</source>
        <translation>matti</translation>
    </message>
    <message>
        <source>set mates</source>
        <translation>matti nel gioco apparente</translation>
    </message>
    <message>
        <source>refutations</source>
        <translation>confutazioni</translation>
    </message>
    <message>
        <source>pure mates</source>
        <translation>matti puri</translation>
    </message>
    <message>
        <source>ideal mates</source>
        <translation>matti ideali</translation>
    </message>
    <message>
        <source>year</source>
        <translation>anno</translation>
    </message>
    <message>
        <source>award</source>
        <translation>onorificenza</translation>
    </message>
    <message>
        <source>tourney</source>
        <translation>concorso</translation>
    </message>
    <message>
        <source>dedication</source>
        <translation>dedica</translation>
    </message>
    <message>
        <source>code</source>
        <translation>codice</translation>
    </message>
    <message>
        <source>status</source>
        <translation>stato</translation>
    </message>
    <message>
        <source>in</source>
        <translation>in</translation>
    </message>
    <message>
        <source>pattern</source>
        <translation>schema</translation>
    </message>
    <message>
        <source>ends</source>
        <translation>finale</translation>
    </message>
    <message>
        <source>like</source>
        <translation>simile a</translation>
    </message>
    <message>
        <source>number</source>
        <translation>numero</translation>
    </message>
    <message>
        <source>linked with</source>
        <translation>collegato a</translation>
    </message>
    <message>
        <source>import</source>
        <translation>importazione</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>salvato</translation>
    </message>
    <message>
        <source>added</source>
        <translation>aggiunto</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>aperto</translation>
    </message>
    <message>
        <source>zugzwang</source>
        <translation>zugzwang</translation>
    </message>
    <message>
        <source>dual</source>
        <translation>duale</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Difesa</translation>
    </message>
    <message>
        <source>Phase table: %1</source>
        <translation>Tabella delle fasi: %1</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>fissato</translation>
    </message>
    <message>
        <source>no mate</source>
        <translation>nessun matto</translation>
    </message>
    <message>
        <source>triple</source>
        <translation>triale</translation>
    </message>
    <message>
        <source>quadruple</source>
        <translation>quadruplo</translation>
    </message>
    <message numerus="yes">
        <source>%1 answers</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 risposte</numerusform>
        </translation>
    </message>
    <message>
        <source>Set</source>
        <translation>App.</translation>
    </message>
    <message>
        <source>changed mate</source>
        <translation>matto cambiato</translation>
    </message>
    <message>
        <source>changed and transferred</source>
        <translation>cambiato e trasferito</translation>
    </message>
    <message>
        <source>transferred mate</source>
        <translation>matto trasferito</translation>
    </message>
    <message>
        <source>1 defence</source>
        <translation>1 difesa</translation>
    </message>
    <message>
        <source>1 phase</source>
        <translation>1 fase</translation>
    </message>
    <message numerus="yes">
        <source>%1 phases</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 fasi</numerusform>
        </translation>
    </message>
    <message>
        <source>no continuation</source>
        <translation>nessuna continuazione</translation>
    </message>
    <message>
        <source>changed continuation</source>
        <translation>continuazione cambiata</translation>
    </message>
    <message>
        <source>transferred continuation</source>
        <translation>continuazione trasferita</translation>
    </message>
    <message>
        <source>changed: another mate in an earlier phase</source>
        <translation>cambiato: un altro matto in una fase precedente</translation>
    </message>
    <message>
        <source>transferred: the mate follows another defence before</source>
        <translation>trasferito: prima il matto segue un&apos;altra difesa</translation>
    </message>
    <message>
        <source>changed and transferred: before, another defence has this mate</source>
        <translation>cambiato e trasferito: prima un&apos;altra difesa ha questo matto</translation>
    </message>
    <message>
        <source>changed: another continuation in an earlier phase</source>
        <translation>cambiata: un&apos;altra continuazione in una fase precedente</translation>
    </message>
    <message>
        <source>transferred: the continuation follows another defence before</source>
        <translation>trasferita: prima la continuazione segue un&apos;altra difesa</translation>
    </message>
    <message>
        <source>changed and transferred: before, another defence has this continuation</source>
        <translation>cambiata e trasferita: prima un&apos;altra difesa ha questa continuazione</translation>
    </message>
    <message>
        <source>added: no continuation for this defence in the other phases</source>
        <translation>aggiunta: nelle altre fasi nessuna continuazione per questa difesa</translation>
    </message>
    <message>
        <source>lost: no continuation of its own after the key</source>
        <translation>perduta: dopo la chiave nessuna continuazione propria</translation>
    </message>
    <message>
        <source>refutes</source>
        <translation>confuta</translation>
    </message>
    <message>
        <source>cannot occur</source>
        <translation>impossibile</translation>
    </message>
    <message>
        <source>refutes the try</source>
        <translation>confuta il tentativo</translation>
    </message>
    <message>
        <source>cannot be played here</source>
        <translation>qui non è giocabile</translation>
    </message>
    <message>
        <source>added: no mate for this defence in the other phases</source>
        <translation>aggiunto: nessun matto per questa difesa nelle altre fasi</translation>
    </message>
    <message>
        <source>lost: no mate of its own after the key</source>
        <translation>perduto: nessun matto proprio dopo la chiave</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Like the theme</source>
        <translation>Come l&apos;aspetto</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Scacchiera</translation>
    </message>
    <message>
        <source>Like the language</source>
        <translation>Come la lingua</translation>
    </message>
    <message>
        <source>Piece letters</source>
        <translation>Lettere dei pezzi</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Riduci le animazioni</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classici</translation>
    </message>
    <message>
        <source>Print, strong</source>
        <translation>Stampa, marcati</translation>
    </message>
    <message>
        <source>English with N</source>
        <translation>Inglese con N</translation>
    </message>
    <message>
        <source>English with S</source>
        <translation>Inglese con S</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Italiano</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Tedesco</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Francese</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Spagnolo</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>Russo</translation>
    </message>
    <message>
        <source>Figurines</source>
        <translation>Figurine</translation>
    </message>
    <message>
        <source>Linen</source>
        <translation>Lino</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Ardesia</translation>
    </message>
    <message>
        <source>Turned round</source>
        <translation>Girata</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Stampa</translation>
    </message>
    <message>
        <source>Hatched</source>
        <translation>Tratteggio</translation>
    </message>
    <message>
        <source>The problem on the board is not saved.</source>
        <translation>Il problema sulla scacchiera non è salvato.</translation>
    </message>
    <message>
        <source>One problem is not saved.</source>
        <translation>Un problema non è salvato.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems are not saved.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 problemi non sono salvati.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep for the next start</source>
        <translation>Conserva per il prossimo avvio</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Recupera</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Scarta</translation>
    </message>
    <message>
        <source>Unsaved work of %1 was found: %2.</source>
        <translation>Trovato lavoro non salvato (%1): %2.</translation>
    </message>
    <message>
        <source>System</source>
        <comment>colours as the system has them</comment>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Drag men to the board, or click one here and then squares. Ctrl copies.</source>
        <translation>Trascini i pezzi sulla scacchiera, o faccia clic su uno qui e poi sulle case. Ctrl copia.</translation>
    </message>
    <message>
        <source>drag or type</source>
        <translation>trascinare o digitare</translation>
    </message>
    <message>
        <source>Drag a man off the board, or right-click him, to remove him. Or by keys: arrows move a cursor, capital letters put white men there, small letters black ones.</source>
        <translation>Trascinato fuori dalla scacchiera, o con il clic destro, un pezzo si toglie. Da tastiera: le frecce muovono un cursore, le maiuscole vi mettono pezzi bianchi, le minuscole neri.</translation>
    </message>
    <message>
        <source>Space lifts, Esc puts back</source>
        <translation>Spazio alza, Esc rimette</translation>
    </message>
    <message>
        <source>At every change the solver says here whether the problem is sound.</source>
        <translation>A ogni modifica il risolutore dice qui se il problema è corretto.</translation>
    </message>
    <message>
        <source>at every change</source>
        <translation>a ogni modifica</translation>
    </message>
    <message>
        <source>point to see the moves</source>
        <translation>passare sopra per vedere le mosse</translation>
    </message>
    <message>
        <source>Each sound position is kept here by itself; click one to have it back. Ctrl+Shift+S keeps one by name.</source>
        <translation>Ogni posizione corretta si conserva qui da sé; un clic la riporta. Ctrl+Maiusc+S ne conserva una con un nome.</translation>
    </message>
    <message>
        <source>kept by themselves</source>
        <translation>conservate da sé</translation>
    </message>
    <message>
        <source>classics inside</source>
        <translation>classici inclusi</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Soluzione</translation>
    </message>
    <message>
        <source>Point at a row to see its moves, click it to play them. Escape comes home.</source>
        <translation>Indichi una riga per vederne le mosse, vi faccia clic per giocarle. Esc torna al diagramma.</translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation>Chiudi (Esc)</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Archivio</translation>
    </message>
    <message>
        <source>Edits</source>
        <translation>Modifiche</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Dati</translation>
    </message>
    <message>
        <source>Library: %1</source>
        <translation>Archivio: %1</translation>
    </message>
    <message>
        <source>Ctrl+S keeps a problem, Ctrl+L shows all. Some classics lie there already.</source>
        <translation>Ctrl+S conserva un problema, Ctrl+L li mostra tutti. Alcuni classici ci sono già.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Salta</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>twin %1) added</source>
        <translation>gemello %1) aggiunto</translation>
    </message>
    <message>
        <source>twin %1) deleted</source>
        <translation>gemello %1) eliminato</translation>
    </message>
    <message>
        <source>twins %1) and %2) exchanged</source>
        <translation>gemelli %1) e %2) scambiati</translation>
    </message>
    <message>
        <source>only the twins are solved</source>
        <translation>si risolvono solo i gemelli</translation>
    </message>
    <message>
        <source>the diagram is solved too</source>
        <translation>si risolve anche il diagramma</translation>
    </message>
    <message>
        <source>twin %1) without a change</source>
        <translation>gemello %1) senza modifica</translation>
    </message>
    <message>
        <source>Side to move, castling and e.p. are set in the diagram; twins take them over.</source>
        <translation>Tratto, arrocco ed e.p. si stabiliscono nel diagramma; i gemelli li riprendono.</translation>
    </message>
    <message>
        <source>Side to move, castling and e.p. are set in the diagram, not here.</source>
        <translation>Tratto, arrocco ed e.p. si fissano nel diagramma, non qui.</translation>
    </message>
    <message>
        <source>Set play, number of solutions and duplex are asked of all: write them at a).</source>
        <translation>Gioco apparente, numero di soluzioni e duplex valgono per tutti: si scrivono in a).</translation>
    </message>
    <message>
        <source>men were captured before</source>
        <translation>in precedenza ci furono catture</translation>
    </message>
    <message>
        <source>grid taken away</source>
        <translation>griglia tolta</translation>
    </message>
    <message>
        <source>grid set</source>
        <translation>griglia messa</translation>
    </message>
    <message>
        <source>%1 %2 taken away</source>
        <translation>%1 %2: tolto</translation>
    </message>
    <message>
        <source>%1 %2 set</source>
        <translation>%1 %2: messo</translation>
    </message>
    <message>
        <source>Men are marked in the medieval game only.</source>
        <translation>I pezzi si contrassegnano solo nel gioco medievale.</translation>
    </message>
    <message>
        <source>No man stands on %1.</source>
        <translation>In %1 non c&apos;è alcun pezzo.</translation>
    </message>
    <message>
        <source>Only a fers can have a first leap.</source>
        <translation>Solo una fers può avere il primo salto.</translation>
    </message>
    <message>
        <source>mark “%1” of %2 taken away</source>
        <translation>contrassegno “%1” di %2 tolto</translation>
    </message>
    <message>
        <source>mark “%1” of %2 set</source>
        <translation>contrassegno “%1” su %2 messo</translation>
    </message>
    <message>
        <source>A king is royal by himself.</source>
        <translation>Un re è reale di per sé.</translation>
    </message>
    <message>
        <source>The words of this grid are not understood: choose another first.</source>
        <translation>Le parole di questa griglia non sono comprese: sceglierne prima un&apos;altra.</translation>
    </message>
    <message>
        <source>grid line %1 taken away</source>
        <translation>linea della griglia %1 tolta</translation>
    </message>
    <message>
        <source>grid line %1 set</source>
        <translation>linea della griglia %1 messa</translation>
    </message>
    <message>
        <source>Special squares and marks are set in the diagram; twins take them over.</source>
        <translation>Le case speciali e i contrassegni si mettono nel diagramma; i gemelli li riprendono.</translation>
    </message>
    <message>
        <source>A man would leave the board.</source>
        <translation>Un pezzo uscirebbe dalla scacchiera.</translation>
    </message>
    <message>
        <source>This change of the twin is not understood: %1</source>
        <translation>Modifica del gemello non compresa: %1</translation>
    </message>
    <message>
        <source>The twin that it starts from cannot be set up.</source>
        <translation>Il gemello da cui parte non si può disporre.</translation>
    </message>
    <message>
        <source>and</source>
        <comment>between the last two of a list</comment>
        <translation>e</translation>
    </message>
    <message>
        <source>or</source>
        <comment>between the last two of a list</comment>
        <translation>o</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bianco</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Nero</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>Time for the round</source>
        <translation>Tempo del turno</translation>
    </message>
    <message>
        <source>Add round</source>
        <translation>Aggiungi turno</translation>
    </message>
    <message>
        <source>Add problems …</source>
        <translation>Aggiungi problemi …</translation>
    </message>
    <message>
        <source>Sheets for solvers …</source>
        <translation>Fogli per i solutori …</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemi</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Points of the problem</source>
        <translation>Punti del problema</translation>
    </message>
    <message>
        <source>Tries that are asked for, such as f2f3 b4c5</source>
        <translation>Tentativi richiesti, come f2f3 b4c5</translation>
    </message>
    <message>
        <source>Tries that are asked for</source>
        <translation>Tentativi richiesti</translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation>Ciò che si chiede</translation>
    </message>
    <message>
        <source>Remove problem</source>
        <translation>Rimuovi problema</translation>
    </message>
    <message>
        <source>being solved …</source>
        <translation>in soluzione …</translation>
    </message>
    <message>
        <source>set by the director</source>
        <translation>messo dal direttore</translation>
    </message>
    <message>
        <source>no solution</source>
        <translation>insolubile</translation>
    </message>
    <message>
        <source>no try with one refutation: %1</source>
        <translation>nessun tentativo con una confutazione: %1</translation>
    </message>
    <message>
        <source>problem %1</source>
        <translation>il problema %1</translation>
    </message>
    <message>
        <source>short</source>
        <translation>soluzione breve</translation>
    </message>
    <message>
        <source>%1 %2 to %3</source>
        <translation>%1 da %2 a %3</translation>
    </message>
    <message>
        <source>%1 %2 copied to %3</source>
        <translation>copia di %1 da %2 a %3</translation>
    </message>
    <message>
        <source>%1 put on %2</source>
        <translation>aggiunta di %1 in %2</translation>
    </message>
    <message>
        <source>%1 %2 removed</source>
        <translation>rimozione di %1 in %2</translation>
    </message>
    <message>
        <source>%1 %2 and %3 %4 exchanged</source>
        <translation>scambio di %1 %2 con %3 %4</translation>
    </message>
    <message>
        <source>%1 %2 becomes %3</source>
        <translation>%1 %2 diventa %3</translation>
    </message>
    <message>
        <source>one man</source>
        <translation>un pezzo</translation>
    </message>
    <message numerus="yes">
        <source>%1 men</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 pezzi</numerusform>
        </translation>
    </message>
    <message>
        <source>no task</source>
        <translation>nessuna stipulazione</translation>
    </message>
    <message>
        <source>royal </source>
        <translation>reale </translation>
    </message>
    <message>
        <source>%1 moved</source>
        <translation>spostamento di %1</translation>
    </message>
    <message>
        <source>%1 copied</source>
        <translation>copia di %1</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <comment>several men</comment>
        <translation>rimozione di %1</translation>
    </message>
    <message>
        <source>%1 mirrored</source>
        <translation>riflessione di %1</translation>
    </message>
    <message>
        <source>%1 rotated</source>
        <translation>rotazione di %1</translation>
    </message>
    <message>
        <source>%1 recoloured</source>
        <translation>cambio di colore di %1</translation>
    </message>
    <message>
        <source>%1, %2 to %3</source>
        <translation>%1, da %2 a %3</translation>
    </message>
    <message>
        <source>board cleared</source>
        <translation>scacchiera svuotata</translation>
    </message>
    <message>
        <source>position shifted</source>
        <translation>posizione spostata</translation>
    </message>
    <message>
        <source>position rotated</source>
        <translation>posizione ruotata</translation>
    </message>
    <message>
        <source>position mirrored</source>
        <translation>posizione specchiata</translation>
    </message>
    <message>
        <source>colours swapped</source>
        <translation>colori scambiati</translation>
    </message>
    <message>
        <source>game array</source>
        <translation>posizione iniziale</translation>
    </message>
    <message>
        <source>castling set</source>
        <translation>arrocco modificato</translation>
    </message>
    <message>
        <source>e.p. set</source>
        <translation>e.p. modificato</translation>
    </message>
    <message>
        <source>side to move set</source>
        <translation>tratto modificato</translation>
    </message>
    <message>
        <source>stipulation set</source>
        <translation>stipulazione modificata</translation>
    </message>
    <message>
        <source>position changed</source>
        <translation>posizione modificata</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>one</source>
        <translation>una</translation>
    </message>
    <message>
        <source>two</source>
        <translation>due</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tre</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quattro</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinque</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sei</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sette</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>otto</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nove</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dieci</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>undici</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>dodici</translation>
    </message>
    <message>
        <source>Find problems that end like this</source>
        <translation>Cerca problemi che finiscono così</translation>
    </message>
    <message numerus="yes">
        <source>%1 defences</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 difese</numerusform>
        </translation>
    </message>
    <message>
        <source>one turn made</source>
        <translation>una mossa fatta</translation>
    </message>
    <message>
        <source>tries: %1 of %2</source>
        <translation>tentativi: %1 di %2</translation>
    </message>
    <message>
        <source>all stages done</source>
        <translation>tutte le fasi finite</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>fermato</translation>
    </message>
    <message>
        <source>set play</source>
        <translation>gioco apparente</translation>
    </message>
    <message>
        <source>%1, won</source>
        <translation>%1, guadagnato</translation>
    </message>
    <message>
        <source>%1, lost</source>
        <translation>%1, perso</translation>
    </message>
    <message>
        <source>%1, perhaps</source>
        <translation>%1, forse</translation>
    </message>
    <message>
        <source>No theme found yet.</source>
        <translation>Ancora nessun tema.</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Applica</translation>
    </message>
    <message>
        <source>illegal</source>
        <translation>illegale</translation>
    </message>
    <message>
        <source>same key</source>
        <translation>stessa chiave</translation>
    </message>
    <message>
        <source>same solutions</source>
        <translation>stesse soluzioni</translation>
    </message>
    <message>
        <source>themes kept</source>
        <translation>temi conservati</translation>
    </message>
    <message>
        <source>coarser key</source>
        <translation>chiave più grossolana</translation>
    </message>
    <message>
        <source>one man saved</source>
        <translation>un pezzo risparmiato</translation>
    </message>
    <message numerus="yes">
        <source>%1 men saved</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 pezzi risparmiati</numerusform>
        </translation>
    </message>
    <message>
        <source>same answer</source>
        <translation>stessa risposta</translation>
    </message>
    <message>
        <source>one dual fewer</source>
        <translation>un duale in meno</translation>
    </message>
    <message numerus="yes">
        <source>%1 duals fewer</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 duali in meno</numerusform>
        </translation>
    </message>
    <message>
        <source>one dual more</source>
        <translation>un duale in più</translation>
    </message>
    <message numerus="yes">
        <source>%1 duals more</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 duali in più</numerusform>
        </translation>
    </message>
    <message>
        <source>one dual stays</source>
        <translation>resta un duale</translation>
    </message>
    <message numerus="yes">
        <source>%1 duals stay</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>restano %1 duali</numerusform>
        </translation>
    </message>
    <message>
        <source>Of proof games it is not tested which men are needed.</source>
        <translation>Nelle partite giustificative non si prova quali pezzi siano necessari.</translation>
    </message>
    <message>
        <source>Rings show who is needed, once the problem is sound.</source>
        <translation>Appena il problema è corretto, i cerchi mostrano chi è necessario.</translation>
    </message>
    <message>
        <source>The rings need a sound problem; this one is not.</source>
        <translation>I cerchi richiedono un problema corretto; questo non lo è.</translation>
    </message>
    <message>
        <source>Each man is taken off and the rest is solved …</source>
        <translation>Ogni pezzo viene tolto e il resto risolto …</translation>
    </message>
    <message>
        <source>Point at a man to see what goes wrong without him.</source>
        <translation>Indichi un pezzo per vedere che cosa non funziona senza di lui.</translation>
    </message>
    <message>
        <source>One man can go.</source>
        <translation>Un pezzo si può togliere.</translation>
    </message>
    <message numerus="yes">
        <source>%1 men can go.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 pezzi si possono togliere.</numerusform>
        </translation>
    </message>
    <message>
        <source>No man was found who can go.</source>
        <translation>Non si è trovato alcun pezzo superfluo.</translation>
    </message>
    <message>
        <source>Every man is needed.</source>
        <translation>Tutti i pezzi sono necessari.</translation>
    </message>
    <message>
        <source>One pair can go.</source>
        <translation>Una coppia si può togliere.</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs can go.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 coppie si possono togliere.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of questions about the past it is not tested which men are needed.</source>
        <translation>Nelle domande sul passato non si prova quali pezzi siano necessari.</translation>
    </message>
    <message>
        <source>Of rights that exclude each other no man is tested.</source>
        <translation>Con diritti che si escludono a vicenda nessun pezzo viene provato.</translation>
    </message>
    <message>
        <source>the other twins were not tried</source>
        <translation>gli altri gemelli non sono stati provati</translation>
    </message>
    <message>
        <source>The analysis of the library has stopped: its processes do not run.</source>
        <translation>L&apos;analisi dell&apos;archivio si è fermata: i suoi processi non partono.</translation>
    </message>
    <message>
        <source>The analysis of the library failed (%1).</source>
        <translation>L&apos;analisi dell&apos;archivio è fallita (%1).</translation>
    </message>
    <message>
        <source>%1 % alike</source>
        <translation>simile al %1 %</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Annullato: %1</translation>
    </message>
    <message>
        <source>Done again: %1</source>
        <translation>Ripetuto: %1</translation>
    </message>
    <message>
        <source>One problem put into the collection.</source>
        <translation>Un problema messo nella raccolta.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems put into the collection.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 problemi messi nella raccolta.</numerusform>
        </translation>
    </message>
    <message>
        <source>One problem taken out of the collection.</source>
        <translation>Un problema tolto dalla raccolta.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems taken out of the collection.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 problemi tolti dalla raccolta.</numerusform>
        </translation>
    </message>
    <message>
        <source>One problem put into the bin.</source>
        <translation>Un problema messo nel cestino.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems put into the bin.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 problemi messi nel cestino.</numerusform>
        </translation>
    </message>
    <message>
        <source>One problem taken out of the bin.</source>
        <translation>Un problema tolto dal cestino.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems taken out of the bin.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 problemi tolti dal cestino.</numerusform>
        </translation>
    </message>
    <message>
        <source>One problem removed for good.</source>
        <translation>Un problema eliminato per sempre.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems removed for good.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 problemi eliminati per sempre.</numerusform>
        </translation>
    </message>
    <message>
        <source>One problem has the keyword “%2” now.</source>
        <translation>Un problema ha ora la parola chiave “%2”.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems have the keyword “%2” now.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 problemi hanno ora la parola chiave “%2”.</numerusform>
        </translation>
    </message>
    <message>
        <source>One problem has lost the keyword “%2”.</source>
        <translation>Un problema non ha più la parola chiave “%2”.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems have lost the keyword “%2”.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 problemi non hanno più la parola chiave “%2”.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is called “%2” now.</source>
        <translation>“%1” ora si chiama “%2”.</translation>
    </message>
    <message>
        <source>Search “%1” kept.</source>
        <translation>Ricerca “%1” conservata.</translation>
    </message>
    <message>
        <source>Collection “%1” made.</source>
        <translation>Raccolta “%1” creata.</translation>
    </message>
    <message>
        <source>Search “%1” dropped.</source>
        <translation>Ricerca “%1” eliminata.</translation>
    </message>
    <message>
        <source>Collection “%1” dropped.</source>
        <translation>Raccolta “%1” eliminata.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems described.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 problemi descritti.</numerusform>
        </translation>
    </message>
    <message>
        <source>One problem described.</source>
        <translation>Un problema descritto.</translation>
    </message>
    <message>
        <source>The order of a collection was changed.</source>
        <translation>L’ordine di una raccolta è stato cambiato.</translation>
    </message>
    <message>
        <source>%1 is one person now.</source>
        <translation>%1: ora è una sola persona.</translation>
    </message>
    <message>
        <source>%1 is a person apart now.</source>
        <translation>%1: ora è una persona a sé.</translation>
    </message>
    <message>
        <source>This is you.</source>
        <translation>È Lei.</translation>
    </message>
    <message>
        <source>This is somebody else.</source>
        <translation>È un&apos;altra persona.</translation>
    </message>
    <message>
        <source>The link was removed.</source>
        <translation>Il collegamento è stato tolto.</translation>
    </message>
    <message>
        <source>Import of one problem.</source>
        <translation>Importazione di un problema.</translation>
    </message>
    <message numerus="yes">
        <source>Import of %1 problems.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Importazione di %1 problemi.</numerusform>
        </translation>
    </message>
    <message>
        <source>The note on a version was changed.</source>
        <translation>La nota a una versione è stata modificata.</translation>
    </message>
    <message>
        <source>Another version is the current one.</source>
        <translation>La versione corrente è ora un&apos;altra.</translation>
    </message>
    <message>
        <source>%1 %2 new</source>
        <translation>nuovo: %1 %2</translation>
    </message>
    <message>
        <source>%1 %2 gone</source>
        <translation>tolto: %1 %2</translation>
    </message>
    <message>
        <source>%1: %2 was %3</source>
        <translation>%1: %2 invece di %3</translation>
    </message>
    <message>
        <source>nothing captured yet</source>
        <translation>nessuna cattura finora</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posizione</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Contrassegni</translation>
    </message>
    <message>
        <source>Twins</source>
        <translation>Gemelli</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Varianti</translation>
    </message>
    <message>
        <source>Changed mates</source>
        <translation>Matti cambiati</translation>
    </message>
    <message>
        <source>%1 without a year</source>
        <translation>%1 senza anno</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>Anni</translation>
    </message>
    <message>
        <source>Problems by year</source>
        <translation>Problemi per anno</translation>
    </message>
    <message>
        <source>Problems by decade</source>
        <translation>Problemi per decennio</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Autori</translation>
    </message>
    <message>
        <source>Themes</source>
        <translation>Temi</translation>
    </message>
    <message>
        <source>Not solved here</source>
        <translation>Non risolti qui</translation>
    </message>
    <message>
        <source>Not yet analysed</source>
        <translation>Da analizzare</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>Verdetti</translation>
    </message>
    <message>
        <source>No task</source>
        <translation>Nessuna stipulazione</translation>
    </message>
    <message>
        <source>Stipulations</source>
        <translation>Stipulazioni</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Premi</translation>
    </message>
    <message>
        <source>Honourable mentions</source>
        <translation>Menzioni d&apos;onore</translation>
    </message>
    <message>
        <source>Commendations</source>
        <translation>Lodi</translation>
    </message>
    <message>
        <source>Other distinctions</source>
        <translation>Altre onorificenze</translation>
    </message>
    <message>
        <source>Awards</source>
        <translation>Onorificenze</translation>
    </message>
    <message>
        <source>%1 without</source>
        <translation>%1 senza</translation>
    </message>
    <message>
        <source>Number of men</source>
        <translation>Numero dei pezzi</translation>
    </message>
    <message>
        <source>the first %1</source>
        <translation>i primi %1</translation>
    </message>
    <message>
        <source>The problem on the board is in no library yet: save it first.</source>
        <translation>Il problema sulla scacchiera non è ancora in un archivio: prima lo salvi.</translation>
    </message>
    <message>
        <source>Finding verdicts</source>
        <translation>Cerco i verdetti</translation>
    </message>
    <message>
        <source>Analysing</source>
        <translation>Analisi</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Uno</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Vuota</translation>
    </message>
    <message>
        <source>any man</source>
        <translation>qualsiasi pezzo</translation>
    </message>
    <message>
        <source>any white man</source>
        <translation>qualsiasi pezzo bianco</translation>
    </message>
    <message>
        <source>any black man</source>
        <translation>qualsiasi pezzo nero</translation>
    </message>
    <message>
        <source>no man</source>
        <translation>nessun pezzo</translation>
    </message>
    <message>
        <source>one of: %1</source>
        <translation>uno fra: %1</translation>
    </message>
    <message numerus="yes">
        <source>of %1 squares</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>di %1 case</numerusform>
        </translation>
    </message>
    <message>
        <source>All problems</source>
        <translation>Tutti i problemi</translation>
    </message>
    <message>
        <source>My problems</source>
        <translation>I miei problemi</translation>
    </message>
    <message>
        <source>Opened lately</source>
        <translation>Aperti di recente</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>Raccolte</translation>
    </message>
    <message>
        <source>Kept searches</source>
        <translation>Ricerche conservate</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Cestino</translation>
    </message>
    <message>
        <source>Found by the search</source>
        <translation>Trovato dalla ricerca</translation>
    </message>
    <message>
        <source>Found by a search on %1; it began from %2</source>
        <translation>Trovato da una ricerca il %1; partiva da %2</translation>
    </message>
    <message>
        <source>Saved: %1 of %2</source>
        <translation>Salvati: %1 di %2</translation>
    </message>
    <message>
        <source>One problem saved.</source>
        <translation>Un problema salvato.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems saved.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 problemi salvati.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing may vary yet: choose a man and paint squares.</source>
        <translation>Ancora nulla può variare: scegliere un pezzo e colorare le case.</translation>
    </message>
    <message>
        <source>%1: %2, %3 found, %4 %</source>
        <translation>%1: %2, %3 trovate, %4 %</translation>
    </message>
    <message>
        <source>less than a second</source>
        <translation>meno di un secondo</translation>
    </message>
    <message>
        <source>about a second</source>
        <translation>circa un secondo</translation>
    </message>
    <message numerus="yes">
        <source>about %1 seconds</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>circa %1 secondi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %1 minutes</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>circa %1 minuti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %1 hours</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>circa %1 ore</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %1 days</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>circa %1 giorni</numerusform>
        </translation>
    </message>
    <message>
        <source>years</source>
        <translation>anni</translation>
    </message>
    <message numerus="yes">
        <source>%1 positions</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 posizioni</numerusform>
        </translation>
    </message>
    <message>
        <source>One position</source>
        <translation>Una posizione</translation>
    </message>
    <message>
        <source>%1 of %2 tried (%3 %)</source>
        <translation>%1 su %2 provate (%3 %)</translation>
    </message>
    <message>
        <source>nobody added</source>
        <translation>nessuno aggiunto</translation>
    </message>
    <message>
        <source>Looking for the first positions …</source>
        <translation>Cerco le prime posizioni …</translation>
    </message>
    <message>
        <source>one position tried</source>
        <translation>una posizione provata</translation>
    </message>
    <message numerus="yes">
        <source>%1 positions tried</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 posizioni provate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sound</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 corrette</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 with the theme</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 con il tema</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 kept</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>in elenco: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>wanted mates</source>
        <translation>matti voluti</translation>
    </message>
    <message>
        <source>%1: %2, %3 found</source>
        <translation>%1: %2, trovate %3</translation>
    </message>
    <message>
        <source>Wanted:</source>
        <translation>Voluto:</translation>
    </message>
    <message>
        <source>%1: found in solutions, but it is not known what it needs of a position.</source>
        <translation>%1: si trova nelle soluzioni, ma non è noto che cosa richieda a una posizione.</translation>
    </message>
    <message>
        <source>Listed are the %1 themes of which it is known what they need, of %2 in all.</source>
        <translation>Sono elencati i %1 temi di cui è noto che cosa richiedono, su %2 in tutto.</translation>
    </message>
    <message>
        <source>the same idea</source>
        <translation>la stessa idea</translation>
    </message>
    <message>
        <source>1 grave flaw</source>
        <translation>1 difetto grave</translation>
    </message>
    <message numerus="yes">
        <source>%1 grave flaws</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 difetti gravi</numerusform>
        </translation>
    </message>
    <message>
        <source>1 flaw</source>
        <translation>1 difetto</translation>
    </message>
    <message numerus="yes">
        <source>%1 flaws</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 difetti</numerusform>
        </translation>
    </message>
    <message>
        <source>no flaw</source>
        <translation>senza difetti</translation>
    </message>
    <message>
        <source>1 merit</source>
        <translation>1 pregio</translation>
    </message>
    <message numerus="yes">
        <source>%1 merits</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 pregi</numerusform>
        </translation>
    </message>
    <message>
        <source>part of the core</source>
        <translation>una parte del nucleo</translation>
    </message>
    <message numerus="yes">
        <source>%1 found</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 trovate</numerusform>
        </translation>
    </message>
    <message>
        <source>not found for %1</source>
        <translation>esclusi per %1</translation>
    </message>
    <message>
        <source>%1 not finished</source>
        <translation>%1 incompiute</translation>
    </message>
    <message>
        <source>waiting for a worker of the cluster</source>
        <translation>in attesa di una macchina del cluster</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>%1 al secondo</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>ancora %1</translation>
    </message>
    <message>
        <source>the key</source>
        <translation>la chiave</translation>
    </message>
    <message>
        <source>a position that cannot arise</source>
        <translation>una posizione che non può nascere</translation>
    </message>
    <message>
        <source>their play</source>
        <translation>il loro gioco</translation>
    </message>
    <message>
        <source>a theme</source>
        <translation>un tema</translation>
    </message>
    <message>
        <source>The diagram itself</source>
        <translation>Il diagramma stesso</translation>
    </message>
    <message>
        <source>1 only move</source>
        <translation>1 mossa unica</translation>
    </message>
    <message numerus="yes">
        <source>%1 only moves</source>
        <translation>
            <numerusform>%1 mossa unica</numerusform>
            <numerusform>%1 mosse uniche</numerusform>
        </translation>
    </message>
    <message>
        <source>as %1 sees it</source>
        <translation>secondo %1</translation>
    </message>
    <message>
        <source>1 variation</source>
        <translation>1 variante</translation>
    </message>
    <message numerus="yes">
        <source>%1 variations</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 varianti</numerusform>
        </translation>
    </message>
    <message>
        <source>1 dual</source>
        <translation>1 duale</translation>
    </message>
    <message numerus="yes">
        <source>%1 duals</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 duali</numerusform>
        </translation>
    </message>
    <message>
        <source>1 try</source>
        <translation>1 tentativo</translation>
    </message>
    <message numerus="yes">
        <source>%1 tries</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 tentativi</numerusform>
        </translation>
    </message>
    <message>
        <source>1 changed mate</source>
        <translation>1 matto cambiato</translation>
    </message>
    <message numerus="yes">
        <source>%1 changed mates</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 matti cambiati</numerusform>
        </translation>
    </message>
    <message>
        <source>1 model mate</source>
        <translation>1 matto modello</translation>
    </message>
    <message numerus="yes">
        <source>%1 model mates</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 matti modello</numerusform>
        </translation>
    </message>
    <message>
        <source>1 half-move matched</source>
        <translation>1 semimossa corrispondente</translation>
    </message>
    <message numerus="yes">
        <source>%1 half-moves matched</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 semimosse corrispondenti</numerusform>
        </translation>
    </message>
    <message>
        <source>+ %1</source>
        <translation>+ %1</translation>
    </message>
    <message>
        <source>1 square</source>
        <translation>1 casa</translation>
    </message>
    <message numerus="yes">
        <source>%1 squares</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 case</numerusform>
        </translation>
    </message>
    <message>
        <source>up to %1 of them</source>
        <translation>fino a %1</translation>
    </message>
    <message>
        <source>or %1</source>
        <translation>o %1</translation>
    </message>
    <message>
        <source>may go</source>
        <translation>può mancare</translation>
    </message>
    <message>
        <source>There is no field “%1”. There are: %2.</source>
        <translation>Il campo “%1” non esiste. Ci sono: %2.</translation>
    </message>
    <message>
        <source>This line cannot be used: %1.</source>
        <translation>Questa riga non si può usare: %1.</translation>
    </message>
    <message>
        <source>Made in %1 ms.</source>
        <translation>Fatto in %1 ms.</translation>
    </message>
    <message>
        <source>Drawn in %1 ms.</source>
        <translation>Disegnato in %1 ms.</translation>
    </message>
    <message>
        <source>Diagram %1 of %2, drawn in %3 ms.</source>
        <translation>Diagramma %1 di %2, disegnato in %3 ms.</translation>
    </message>
    <message>
        <source>Page %1 of %2, drawn in %3 ms.</source>
        <translation>Pagina %1 di %2, disegnata in %3 ms.</translation>
    </message>
    <message>
        <source>The browser lays the page out and plays the solution; this is what it tells.</source>
        <translation>Il browser impagina e gioca la soluzione; questo è ciò che mostra.</translation>
    </message>
    <message>
        <source>text</source>
        <translation>testo</translation>
    </message>
    <message>
        <source>Save %1 …</source>
        <translation>Salva %1 …</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Sostituisci</translation>
    </message>
    <message>
        <source>There is no program that opens %1.</source>
        <translation>Nessun programma apre %1.</translation>
    </message>
    <message>
        <source>Copied: text, SVG and picture.</source>
        <translation>Copiati: testo, SVG e immagine.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copiato.</translation>
    </message>
    <message>
        <source>The file will be this, in the letters of whoever opens it.</source>
        <translation>Il file sarà così, con i caratteri di chi lo apre.</translation>
    </message>
    <message>
        <source>The file will be exactly this.</source>
        <translation>Il file sarà esattamente così.</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>Fermato; non è stato scritto nulla.</translation>
    </message>
    <message>
        <source>Saved as %2.</source>
        <translation>Salvato come %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of the files are there already.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 dei file esistono già.</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 is there already.</source>
        <translation>%2 esiste già.</translation>
    </message>
    <message>
        <source>In the folder %1. What they hold will be lost.</source>
        <translation>Nella cartella %1. Il loro contenuto andrà perduto.</translation>
    </message>
    <message numerus="yes">
        <source>%1 files saved, the first as %2.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Salvati %1 file, il primo come %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>There is nothing on the board to compare.</source>
        <translation>Sulla scacchiera non c&apos;è nulla da confrontare.</translation>
    </message>
    <message>
        <source>Entry forms are written as PDF, SVG or PNG.</source>
        <translation>I moduli si scrivono come PDF, SVG o PNG.</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>ritorno: %1</translation>
    </message>
    <message>
        <source>an earlier position</source>
        <translation>una posizione precedente</translation>
    </message>
    <message>
        <source>Back to it</source>
        <translation>Torna a questa</translation>
    </message>
    <message>
        <source>Name it …</source>
        <translation>Dai un nome …</translation>
    </message>
    <message>
        <source>Keep it no longer for good</source>
        <translation>Non conservare più per sempre</translation>
    </message>
    <message>
        <source>an earlier version</source>
        <translation>una versione precedente</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>versione %1</translation>
    </message>
    <message>
        <source>v%1</source>
        <translation>v%1</translation>
    </message>
    <message>
        <source>Compare with what is on the board</source>
        <translation>Confronta con la scacchiera</translation>
    </message>
    <message>
        <source>Write a note …</source>
        <translation>Scrivi una nota …</translation>
    </message>
    <message>
        <source>Let the library show this version</source>
        <translation>Mostra questa versione nell&apos;archivio</translation>
    </message>
    <message>
        <source>Keep it for good</source>
        <translation>Conserva per sempre</translation>
    </message>
    <message>
        <source>Forget it</source>
        <translation>Dimentica</translation>
    </message>
    <message>
        <source>Copy the main steps</source>
        <translation>Copia i passi principali</translation>
    </message>
    <message>
        <source>Save the story of the sitting …</source>
        <translation>Salva la storia della seduta …</translation>
    </message>
    <message>
        <source>Story of the sitting</source>
        <translation>Storia della seduta</translation>
    </message>
    <message>
        <source>The file could not be written: %1</source>
        <translation>Non è stato possibile scrivere il file: %1</translation>
    </message>
    <message>
        <source>Note on the version</source>
        <translation>Nota alla versione</translation>
    </message>
    <message numerus="yes">
        <source>Quality: %1 points</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Qualità: %1 punti</numerusform>
        </translation>
    </message>
    <message>
        <source>(stays on the board)</source>
        <translation>(resta sulla scacchiera)</translation>
    </message>
    <message>
        <source>Merit</source>
        <translation>Pregio</translation>
    </message>
    <message>
        <source>Quality: one point</source>
        <translation>Qualità: un punto</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Flaw</source>
        <translation>Difetto</translation>
    </message>
    <message>
        <source>Name of the position</source>
        <translation>Nome della posizione</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Keep only the last of these unsound ones</source>
        <translation>Tieni solo l&apos;ultima di queste scorrette</translation>
    </message>
    <message>
        <source>The run was thinned.</source>
        <translation>La serie è stata sfoltita.</translation>
    </message>
    <message>
        <source>The unsound branch was forgotten.</source>
        <translation>Il ramo scorretto è stato dimenticato.</translation>
    </message>
    <message>
        <source>Forget this unsound branch</source>
        <translation>Dimentica questo ramo scorretto</translation>
    </message>
    <message>
        <source>The position was forgotten.</source>
        <translation>La posizione è stata dimenticata.</translation>
    </message>
    <message>
        <source>one problem</source>
        <translation>un problema</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 problemi</numerusform>
        </translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>non salvato</translation>
    </message>
    <message>
        <source>after</source>
        <translation>da</translation>
    </message>
    <message>
        <source>starting point of</source>
        <translation>punto di partenza di</translation>
    </message>
    <message>
        <source>version of</source>
        <translation>versione di</translation>
    </message>
    <message>
        <source>reprint of</source>
        <translation>ristampa di</translation>
    </message>
    <message>
        <source>reprinted as</source>
        <translation>ristampato come</translation>
    </message>
    <message>
        <source>anticipated by</source>
        <translation>anticipato da</translation>
    </message>
    <message>
        <source>anticipates</source>
        <translation>anticipa</translation>
    </message>
    <message>
        <source>same position as</source>
        <translation>stessa posizione di</translation>
    </message>
    <message>
        <source>same position, turned, as</source>
        <translation>stessa posizione, girata, di</translation>
    </message>
    <message>
        <source>print: %1</source>
        <translation>stampa: %1</translation>
    </message>
    <message>
        <source>castling off</source>
        <translation>senza arrocco</translation>
    </message>
    <message>
        <source>with e.p.</source>
        <translation>con e.p.</translation>
    </message>
    <message>
        <source>Printed %1, no key found</source>
        <translation>Stampato %1, nessuna chiave trovata</translation>
    </message>
    <message>
        <source>Printed %1, found %2</source>
        <translation>Stampato %1, trovato %2</translation>
    </message>
    <message>
        <source>open in a tab</source>
        <translation>aperto in una scheda</translation>
    </message>
    <message>
        <source>Recent problems</source>
        <translation>Problemi recenti</translation>
    </message>
    <message>
        <source>Recent libraries</source>
        <translation>Archivi recenti</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Apri un file</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importazione</translation>
    </message>
    <message>
        <source>%1 holds more than one problem.</source>
        <translation>%1 contiene più di un problema.</translation>
    </message>
    <message>
        <source>Show the first</source>
        <translation>Mostra il primo</translation>
    </message>
    <message>
        <source>One file holds problems.</source>
        <translation>Un file contiene problemi.</translation>
    </message>
    <message numerus="yes">
        <source>%1 files hold many problems.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 file contengono molti problemi.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is no longer there.</source>
        <translation>%1 non c&apos;è più.</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>Ancora niente</translation>
    </message>
    <message>
        <source>One problem that was not saved was brought back.</source>
        <translation>Un problema non salvato è stato recuperato.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems that were not saved were brought back.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 problemi non salvati sono stati recuperati.</numerusform>
        </translation>
    </message>
    <message>
        <source>One tab was not opened again: its problem is not in this library.</source>
        <translation>Una scheda non è stata riaperta: il suo problema non è in questo archivio.</translation>
    </message>
    <message numerus="yes">
        <source>%1 tabs were not opened again: their problems are not in this library.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 schede non sono state riaperte: i loro problemi non sono in questo archivio.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open problems</source>
        <translation>Problemi aperti</translation>
    </message>
    <message>
        <source>Close this tab</source>
        <translation>Chiudi questa scheda</translation>
    </message>
    <message>
        <source>Close the other tabs</source>
        <translation>Chiudi le altre schede</translation>
    </message>
    <message>
        <source>Notices of this session</source>
        <translation>Avvisi di questa sessione</translation>
    </message>
    <message>
        <source>Nothing was said yet.</source>
        <translation>Ancora nessun avviso.</translation>
    </message>
    <message>
        <source>Table of the contest</source>
        <translation>Classifica della gara</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Save the table …</source>
        <translation>Salva la classifica …</translation>
    </message>
    <message>
        <source>all together</source>
        <translation>tutti insieme</translation>
    </message>
    <message>
        <source>Not final: sheets are left to the director.</source>
        <translation>Non definitiva: restano fogli al direttore.</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>copia</translation>
    </message>
    <message>
        <source>Save a copy of the library</source>
        <translation>Salva una copia dell’archivio</translation>
    </message>
    <message>
        <source>rescued</source>
        <translation>recuperato</translation>
    </message>
    <message>
        <source>Rescue into a new library</source>
        <translation>Recupera in un nuovo archivio</translation>
    </message>
    <message>
        <source>What can be read is being rescued …</source>
        <translation>Si recupera ciò che si può leggere …</translation>
    </message>
    <message>
        <source>A copy of the library was saved as %1.</source>
        <translation>Una copia dell’archivio è stata salvata come %1.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>one problem was rescued</source>
        <translation>un problema è stato recuperato</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems were rescued</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 problemi sono stati recuperati</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 into %2; nothing is lost.</source>
        <translation>%1 in %2; nulla è andato perso.</translation>
    </message>
    <message>
        <source>one problem is lost</source>
        <translation>un problema è andato perso</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems are lost</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 problemi sono andati persi</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 into %2; %3.</source>
        <translation>%1 in %2; %3.</translation>
    </message>
    <message>
        <source>%1 into %2; some versions or links are lost.</source>
        <translation>%1 in %2; alcune versioni o alcuni collegamenti sono andati persi.</translation>
    </message>
    <message>
        <source>The library is open now.</source>
        <translation>L&apos;archivio ora è aperto.</translation>
    </message>
    <message>
        <source>Another program holds the library %1: it is opened here as soon as that lets it go. Unsaved work is kept meanwhile.</source>
        <translation>Un altro programma tiene occupato l&apos;archivio %1: sarà aperto qui appena sarà libero. Intanto il lavoro non salvato è conservato.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems of the library are damaged and cannot be read; the others can. They can be rescued into a new library.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 problemi dell’archivio sono danneggiati e non si possono leggere; gli altri sì. Si possono recuperare in un nuovo archivio.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rescue the rest …</source>
        <translation>Recupera il resto …</translation>
    </message>
    <message>
        <source>Open it there</source>
        <translation>Apri lì</translation>
    </message>
    <message>
        <source>Open that copy</source>
        <translation>Apri quella copia</translation>
    </message>
    <message>
        <source>Open it again</source>
        <translation>Riapri</translation>
    </message>
    <message>
        <source>No correspondence found.</source>
        <translation>Nessuna corrispondenza trovata.</translation>
    </message>
    <message>
        <source>With two intended solutions or more, what recurs in them stands here.</source>
        <translation>Con due o più soluzioni previste, qui sta ciò che in esse ricorre.</translation>
    </message>
    <message numerus="yes">
        <source>At most %1 tries</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Al massimo %1 tentativi</numerusform>
        </translation>
    </message>
    <message>
        <source>No tries</source>
        <translation>Nessun tentativo</translation>
    </message>
    <message>
        <source>Set a right</source>
        <translation>Imposta un diritto</translation>
    </message>
    <message>
        <source>Sets what the solution rests on; one step of the history</source>
        <translation>Imposta ciò su cui si fonda la soluzione; un passo della cronologia</translation>
    </message>
    <message>
        <source>Allow e.p. on %1</source>
        <translation>Consenti e.p. in %1</translation>
    </message>
    <message>
        <source> and </source>
        <translation> e </translation>
    </message>
    <message>
        <source>White may not castle short</source>
        <translation>il Bianco non può arroccare corto</translation>
    </message>
    <message>
        <source>White may not castle long</source>
        <translation>il Bianco non può arroccare lungo</translation>
    </message>
    <message>
        <source>Black may not castle short</source>
        <translation>il Nero non può arroccare corto</translation>
    </message>
    <message>
        <source>Black may not castle long</source>
        <translation>il Nero non può arroccare lungo</translation>
    </message>
    <message>
        <source>saved as a new problem</source>
        <translation>salvato come nuovo problema</translation>
    </message>
    <message>
        <source>Saved as a new problem; the one it was made from stays as it was.</source>
        <translation>Salvato come nuovo problema; quello da cui è nato resta com’era.</translation>
    </message>
    <message>
        <source>Saved as a new problem; the one by %1 stays as it was.</source>
        <translation>Salvato come nuovo problema; quello di %1 resta com’era.</translation>
    </message>
    <message>
        <source>After %1</source>
        <translation>Da %1</translation>
    </message>
    <message>
        <source>Write “%1”</source>
        <translation>Scrivi “%1”</translation>
    </message>
    <message>
        <source>remark written</source>
        <translation>annotazione scritta</translation>
    </message>
    <message>
        <source>%1, as you stated of an earlier position</source>
        <translation>%1, come dichiarato per una posizione precedente</translation>
    </message>
    <message>
        <source>%1, as you state</source>
        <translation>%1, come dichiarato</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Ruolo</translation>
    </message>
    <message>
        <source>Correspondences</source>
        <translation>Corrispondenze</translation>
    </message>
    <message>
        <source>one role</source>
        <translation>un ruolo</translation>
    </message>
    <message numerus="yes">
        <source>%1 roles</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 ruoli</numerusform>
        </translation>
    </message>
    <message>
        <source>exchanged, letters say who</source>
        <translation>scambiati, le lettere dicono chi</translation>
    </message>
    <message>
        <source>same man, other square</source>
        <translation>stesso pezzo, altra casa</translation>
    </message>
    <message>
        <source>Intended solutions</source>
        <translation>Soluzioni previste</translation>
    </message>
    <message>
        <source>How many solutions are intended, such as 2 or 2.1.1.1; empty: all there are</source>
        <translation>Quante soluzioni sono previste, come 2 o 2.1.1.1; vuoto: tutte quelle che ci sono</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tutte</translation>
    </message>
    <message>
        <source>Expected a number such as 2, or one for each half-move: %1</source>
        <translation>Atteso un numero come 2, o uno per semimossa: %1</translation>
    </message>
    <message>
        <source>Expected a number of solutions, such as 2, or 2.1.1.1</source>
        <translation>Atteso un numero di soluzioni, come 2, oppure 2.1.1.1</translation>
    </message>
    <message>
        <source>mate</source>
        <comment>a row&apos;s name</comment>
        <translation>matto</translation>
    </message>
    <message>
        <source>Set play and cooks</source>
        <translation>Gioco apparente e demolizioni</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Soluzioni</translation>
    </message>
    <message>
        <source>Intended</source>
        <translation>Previste</translation>
    </message>
    <message>
        <source>Show one solution a row</source>
        <translation>Mostra una soluzione per riga</translation>
    </message>
    <message>
        <source>All columns step together; the board shows the one in hand.</source>
        <translation>Tutte le colonne avanzano insieme; la scacchiera mostra quella scelta.</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>più di %1</translation>
    </message>
    <message>
        <source>%1, the first %2 shown</source>
        <translation>%1, mostrate le prime %2</translation>
    </message>
    <message>
        <source>none in %1</source>
        <translation>nessuno in %1</translation>
    </message>
    <message>
        <source>Cook</source>
        <translation>Demolizione</translation>
    </message>
    <message>
        <source>Cooks</source>
        <translation>Demolizioni</translation>
    </message>
    <message>
        <source>leaves %1 at %2</source>
        <translation>lascia %1 a %2</translation>
    </message>
    <message>
        <source>for %1</source>
        <comment>a move</comment>
        <translation>per %1</translation>
    </message>
    <message>
        <source>Repeated move</source>
        <translation>Mossa ripetuta</translation>
    </message>
    <message>
        <source>Same mate</source>
        <translation>Stesso matto</translation>
    </message>
    <message>
        <source>Moves to %1</source>
        <translation>Mosse in %1</translation>
    </message>
    <message>
        <source>White man taken where it stands</source>
        <translation>Pezzo bianco catturato dove sta</translation>
    </message>
    <message>
        <source>Black man taken where it stands</source>
        <translation>Pezzo nero catturato dove sta</translation>
    </message>
    <message>
        <source>Neutral man taken where it stands</source>
        <translation>Pezzo neutro catturato dove sta</translation>
    </message>
    <message>
        <source>White man moves, then is taken</source>
        <translation>Pezzo bianco muove, poi è catturato</translation>
    </message>
    <message>
        <source>Black man moves, then is taken</source>
        <translation>Pezzo nero muove, poi è catturato</translation>
    </message>
    <message>
        <source>Neutral man moves, then is taken</source>
        <translation>Pezzo neutro muove, poi è catturato</translation>
    </message>
    <message>
        <source>White man takes, then is taken</source>
        <translation>Pezzo bianco cattura, poi è catturato</translation>
    </message>
    <message>
        <source>Black man takes, then is taken</source>
        <translation>Pezzo nero cattura, poi è catturato</translation>
    </message>
    <message>
        <source>Neutral man takes, then is taken</source>
        <translation>Pezzo neutro cattura, poi è catturato</translation>
    </message>
    <message>
        <source>White man falls in the mate</source>
        <translation>Pezzo bianco cade nel matto</translation>
    </message>
    <message>
        <source>Black man falls in the mate</source>
        <translation>Pezzo nero cade nel matto</translation>
    </message>
    <message>
        <source>Neutral man falls in the mate</source>
        <translation>Pezzo neutro cade nel matto</translation>
    </message>
    <message>
        <source>White man taken</source>
        <translation>Pezzo bianco catturato</translation>
    </message>
    <message>
        <source>Black man taken</source>
        <translation>Pezzo nero catturato</translation>
    </message>
    <message>
        <source>Neutral man taken</source>
        <translation>Pezzo neutro catturato</translation>
    </message>
    <message>
        <source>White takes back</source>
        <translation>Il Bianco ricattura</translation>
    </message>
    <message>
        <source>Black takes back</source>
        <translation>Il Nero ricattura</translation>
    </message>
    <message>
        <source>Neutral man takes back</source>
        <translation>Pezzo neutro ricattura</translation>
    </message>
    <message>
        <source>White promotes</source>
        <translation>Il Bianco promuove</translation>
    </message>
    <message>
        <source>Black promotes</source>
        <translation>Il Nero promuove</translation>
    </message>
    <message>
        <source>Neutral pawn promotes</source>
        <translation>Promozione di un pedone neutro</translation>
    </message>
    <message>
        <source>White castles</source>
        <translation>Il Bianco arrocca</translation>
    </message>
    <message>
        <source>Black castles</source>
        <translation>Il Nero arrocca</translation>
    </message>
    <message>
        <source>Neutral king castles</source>
        <translation>Il re neutro arrocca</translation>
    </message>
    <message>
        <source>Mates</source>
        <translation>Dà matto</translation>
    </message>
    <message>
        <source>Makes the last move</source>
        <translation>Fa l&apos;ultima mossa</translation>
    </message>
    <message>
        <source>Checks from behind</source>
        <translation>Dà scacco da dietro</translation>
    </message>
    <message>
        <source>Pins in the mate</source>
        <translation>Inchioda nel matto</translation>
    </message>
    <message>
        <source>Is pinned in the mate</source>
        <translation>È inchiodato nel matto</translation>
    </message>
    <message>
        <source>Guards in the mate</source>
        <translation>Controlla nel matto</translation>
    </message>
    <message>
        <source>Comes to block</source>
        <translation>Viene a bloccare</translation>
    </message>
    <message>
        <source>exchanged: man %1 plays this part here</source>
        <translation>scambiato: il pezzo %1 ha qui questo ruolo</translation>
    </message>
    <message>
        <source>the same man, on another square</source>
        <translation>lo stesso pezzo, su un&apos;altra casa</translation>
    </message>
    <message>
        <source>one exchange</source>
        <translation>uno scambio</translation>
    </message>
    <message numerus="yes">
        <source>%1 exchanges</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 scambi</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>solutions</comment>
        <translation>da %1 a %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>Half-moves played</source>
        <translation>Semimosse giocate</translation>
    </message>
    <message>
        <source>The problem itself stays as it is.</source>
        <translation>Il problema resta com’è.</translation>
    </message>
    <message>
        <source>One move further back (Left)</source>
        <translation>Una mossa più indietro (Sinistra)</translation>
    </message>
    <message>
        <source>Play it again (Right)</source>
        <translation>Rigiocarla (Destra)</translation>
    </message>
    <message>
        <source>The diagram (Home)</source>
        <translation>Il diagramma (Inizio)</translation>
    </message>
    <message>
        <source>Copy the line</source>
        <translation>Copia la linea</translation>
    </message>
    <message>
        <source>Keep the line, or open this position</source>
        <translation>Conserva la linea o apri questa posizione</translation>
    </message>
    <message>
        <source>Back to the problem</source>
        <translation>Torna al problema</translation>
    </message>
    <message>
        <source>Show the problem again (Escape)</source>
        <translation>Mostra di nuovo il problema (Esc)</translation>
    </message>
    <message>
        <source>Add the line to the comments</source>
        <translation>Aggiungi la linea ai commenti</translation>
    </message>
    <message>
        <source>Add the line to the printed solution</source>
        <translation>Aggiungi la linea alla soluzione stampata</translation>
    </message>
    <message>
        <source>Open this position in a tab</source>
        <translation>Apri questa posizione in una scheda</translation>
    </message>
    <message>
        <source>One move taken back</source>
        <translation>Una mossa ritirata</translation>
    </message>
    <message numerus="yes">
        <source>%1 moves taken back</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 mosse ritirate</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag a man back to where he came from, or choose in the list.</source>
        <translation>Trascini un pezzo dove si trovava prima, o scelga nella lista.</translation>
    </message>
    <message>
        <source>One half-move back (Left)</source>
        <translation>Una semimossa indietro (Sinistra)</translation>
    </message>
    <message>
        <source>One half-move on (Right)</source>
        <translation>Una semimossa avanti (Destra)</translation>
    </message>
    <message>
        <source>The end (End)</source>
        <translation>La fine (Fine)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>half-moves played</comment>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>Their shape is %1.</source>
        <translation>La loro forma è %1.</translation>
    </message>
    <message>
        <source>Set play: %1.</source>
        <translation>Gioco apparente: %1.</translation>
    </message>
    <message>
        <source>%1 is as intended.</source>
        <translation>%1 è come previsto.</translation>
    </message>
    <message>
        <source>%1 are as intended.</source>
        <translation>%1 sono come previsto.</translation>
    </message>
    <message>
        <source>One more.</source>
        <translation>Un&apos;altra.</translation>
    </message>
    <message numerus="yes">
        <source>%1 more.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Altre %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Write into the field Intended how many are meant.</source>
        <translation>Scrivere nel campo Previste quante se ne intendono.</translation>
    </message>
    <message>
        <source>Which are intended is not marked: take one in hand and press P.</source>
        <translation>Non è segnato quali siano previste: sceglierne una e premere P.</translation>
    </message>
    <message>
        <source>%1 is not intended</source>
        <translation>%1 non è prevista</translation>
    </message>
    <message>
        <source>%1 is intended</source>
        <translation>%1 è prevista</translation>
    </message>
    <message>
        <source>Copy all solutions</source>
        <translation>Copia tutte le soluzioni</translation>
    </message>
    <message>
        <source>1 solution</source>
        <translation>1 soluzione</translation>
    </message>
    <message numerus="yes">
        <source>%1 solutions</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 soluzioni</numerusform>
        </translation>
    </message>
    <message>
        <source>half a move</source>
        <translation>mezza mossa</translation>
    </message>
    <message>
        <source>1 move</source>
        <translation>1 mossa</translation>
    </message>
    <message numerus="yes">
        <source>%1 moves</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 mosse</numerusform>
        </translation>
    </message>
    <message>
        <source>The start (Home)</source>
        <translation>L’inizio (Inizio)</translation>
    </message>
    <message>
        <source>The diagram (End)</source>
        <translation>Il diagramma (Fine)</translation>
    </message>
    <message>
        <source>Shorter games</source>
        <translation>Partite più brevi</translation>
    </message>
    <message>
        <source>Strategies</source>
        <translation>Strategie</translation>
    </message>
    <message>
        <source>Proof game</source>
        <translation>Partita giustificativa</translation>
    </message>
    <message>
        <source>The game before (Page Up)</source>
        <translation>La partita precedente (Pag su)</translation>
    </message>
    <message>
        <source>The next game (Page Down)</source>
        <translation>La partita seguente (Pag giù)</translation>
    </message>
    <message>
        <source>Play the game (Space)</source>
        <translation>Gioca la partita (Spazio)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>games</comment>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>exactly %1</source>
        <translation>esattamente %1</translation>
    </message>
    <message>
        <source>Search to %1</source>
        <translation>Cerca fino a %1</translation>
    </message>
    <message>
        <source>Ask for longer games</source>
        <translation>Chiede partite più lunghe</translation>
    </message>
    <message>
        <source>Games of %1</source>
        <translation>Partite di %1</translation>
    </message>
    <message>
        <source>half-move %1 of %2</source>
        <translation>semimossa %1 di %2</translation>
    </message>
    <message>
        <source>%1, the diagram</source>
        <translation>%1, il diagramma</translation>
    </message>
    <message>
        <source>%1 moves</source>
        <comment>a number such as 2.5</comment>
        <translation>%1 mosse</translation>
    </message>
    <message>
        <source>after the key: %1</source>
        <translation>dopo la chiave: %1</translation>
    </message>
    <message>
        <source>series, %1</source>
        <translation>serie, %1</translation>
    </message>
    <message>
        <source>%1 in %2: %3</source>
        <translation>%1 in %2: %3</translation>
    </message>
    <message>
        <source>from a position to this one in exactly %1 moves</source>
        <translation>da una posizione a questa in esattamente %1 mosse</translation>
    </message>
    <message>
        <source>proof game in exactly %1 moves</source>
        <translation>partita giustificativa in esattamente %1 mosse</translation>
    </message>
    <message>
        <source>shortest proof game in %1 moves</source>
        <translation>partita giustificativa più breve in %1 mosse</translation>
    </message>
    <message>
        <source>series mate in %1</source>
        <translation>matto seriale in %1</translation>
    </message>
    <message>
        <source>series helpmate in %1</source>
        <translation>aiutomatto seriale in %1</translation>
    </message>
    <message>
        <source>series selfmate in %1</source>
        <translation>automatto seriale in %1</translation>
    </message>
    <message>
        <source>series reflex mate in %1</source>
        <translation>matto riflesso seriale in %1</translation>
    </message>
    <message>
        <source>series in %1</source>
        <translation>serie in %1</translation>
    </message>
    <message>
        <source>mate in %1</source>
        <translation>matto in %1</translation>
    </message>
    <message>
        <source>selfmate in %1</source>
        <translation>automatto in %1</translation>
    </message>
    <message>
        <source>reflex mate in %1</source>
        <translation>matto riflesso in %1</translation>
    </message>
    <message>
        <source>semi-reflex mate in %1</source>
        <translation>matto semiriflesso in %1</translation>
    </message>
    <message>
        <source>helpmate in %1</source>
        <translation>aiutomatto in %1</translation>
    </message>
    <message>
        <source>help-selfmate in %1</source>
        <translation>aiuto-automatto in %1</translation>
    </message>
    <message>
        <source>help-reflex mate in %1</source>
        <translation>aiuto-matto riflesso in %1</translation>
    </message>
    <message>
        <source>direct play</source>
        <translation>gioco diretto</translation>
    </message>
    <message>
        <source>self play</source>
        <translation>gioco inverso</translation>
    </message>
    <message>
        <source>reflex play</source>
        <translation>gioco riflesso</translation>
    </message>
    <message>
        <source>semi-reflex play</source>
        <translation>gioco semiriflesso</translation>
    </message>
    <message>
        <source>help play</source>
        <translation>gioco d&apos;aiuto</translation>
    </message>
    <message>
        <source>help-self play</source>
        <translation>gioco d&apos;aiuto inverso</translation>
    </message>
    <message>
        <source>help-reflex play</source>
        <translation>gioco d&apos;aiuto riflesso</translation>
    </message>
    <message>
        <source>a man arrives on %1</source>
        <translation>un pezzo arriva in %1</translation>
    </message>
    <message>
        <source>the man from %1 is touched</source>
        <translation>il pezzo di %1 è toccato</translation>
    </message>
    <message>
        <source>not legal now</source>
        <translation>ora non legale</translation>
    </message>
    <message>
        <source>none: White is in check</source>
        <translation>nessuno: il Bianco è sotto scacco</translation>
    </message>
    <message>
        <source>stalemate</source>
        <translation>stallo</translation>
    </message>
    <message>
        <source>being worked out …</source>
        <translation>in corso …</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>non finito</translation>
    </message>
    <message>
        <source>no threat</source>
        <translation>nessuna minaccia</translation>
    </message>
    <message>
        <source>threat %1</source>
        <translation>minaccia %1</translation>
    </message>
    <message>
        <source>%1, not %2</source>
        <translation>%1, non %2</translation>
    </message>
    <message>
        <source>hole: %1</source>
        <translation>buco: %1</translation>
    </message>
    <message>
        <source>Black mates</source>
        <translation>il Nero dà matto</translation>
    </message>
    <message>
        <source>threat</source>
        <comment>in a cell: the threat mates after this move</comment>
        <translation>minaccia</translation>
    </message>
    <message numerus="yes">
        <source>%1 continuations</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 continuazioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 mates</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 matti</numerusform>
        </translation>
    </message>
    <message>
        <source>changed: another continuation in another phase</source>
        <translation>cambiato: un&apos;altra continuazione in un&apos;altra fase</translation>
    </message>
    <message>
        <source>changed: another mate in another phase</source>
        <translation>cambiato: altro matto in un’altra fase</translation>
    </message>
    <message>
        <source>1 more</source>
        <translation>1 altro</translation>
    </message>
    <message numerus="yes">
        <source>%1 more</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>altri %1</numerusform>
        </translation>
    </message>
    <message>
        <source>hole %1 closed</source>
        <translation>buco %1 chiuso</translation>
    </message>
    <message>
        <source>new hole %1</source>
        <translation>nuovo buco %1</translation>
    </message>
    <message>
        <source>1...%1 now dual</source>
        <translation>1...%1 ora con duale</translation>
    </message>
    <message>
        <source>1...%1 no longer dual: %2</source>
        <translation>1...%1 non più duale: %2</translation>
    </message>
    <message>
        <source>1...%1 now %2</source>
        <translation>1...%1 ora %2</translation>
    </message>
    <message>
        <source>threat now %2</source>
        <translation>minaccia ora %2</translation>
    </message>
    <message>
        <source>now zugzwang</source>
        <translation>ora zugzwang</translation>
    </message>
    <message>
        <source>double stalemate</source>
        <translation>doppio stallo</translation>
    </message>
    <message>
        <source>check</source>
        <translation>scacco</translation>
    </message>
    <message>
        <source>a capture</source>
        <translation>una presa</translation>
    </message>
    <message>
        <source>a promotion</source>
        <translation>una promozione</translation>
    </message>
    <message>
        <source>any move</source>
        <translation>una mossa qualsiasi</translation>
    </message>
    <message>
        <source>castling</source>
        <translation>arrocco</translation>
    </message>
    <message>
        <source>a capture en passant</source>
        <translation>una presa en passant</translation>
    </message>
    <message>
        <source>both sides are mated</source>
        <translation>entrambe le parti sono matte</translation>
    </message>
    <message>
        <source>a mated side mates</source>
        <translation>la parte matta dà matto</translation>
    </message>
    <message>
        <source>mate or stalemate</source>
        <translation>matto o stallo</translation>
    </message>
    <message>
        <source>the side that moves is stalemated</source>
        <translation>la parte che muove è in stallo</translation>
    </message>
    <message>
        <source>the side that moves is mated</source>
        <translation>la parte che muove è matta</translation>
    </message>
    <message>
        <source>a man reaches the last rank</source>
        <translation>un pezzo raggiunge l’ultima traversa</translation>
    </message>
    <message>
        <source>a man is won</source>
        <translation>si guadagna un pezzo</translation>
    </message>
    <message>
        <source>a man is back where it began</source>
        <translation>un pezzo torna alla casa di partenza</translation>
    </message>
    <message>
        <source>two men have changed places</source>
        <translation>due pezzi hanno scambiato le case</translation>
    </message>
    <message>
        <source>a man is back where it began, by a rebirth</source>
        <translation>un pezzo torna alla casa di partenza per rinascita</translation>
    </message>
    <message>
        <source>two men have changed places, by a rebirth</source>
        <translation>due pezzi hanno scambiato le case per rinascita</translation>
    </message>
    <message>
        <source>mate</source>
        <translation>matto</translation>
    </message>
    <message>
        <source>%1: no move</source>
        <translation>%1: nessuna mossa</translation>
    </message>
    <message>
        <source>%2: 1 square</source>
        <translation>%2: 1 casa</translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 squares</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%2: %1 case</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <comment>families of men</comment>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>Leapers</source>
        <translation>Saltatori</translation>
    </message>
    <message>
        <source>Riders</source>
        <translation>Cavalieri di linea</translation>
    </message>
    <message>
        <source>Combined</source>
        <comment>a family of men</comment>
        <translation>Combinati</translation>
    </message>
    <message>
        <source>Hoppers</source>
        <translation>Saltatori su ostacolo</translation>
    </message>
    <message>
        <source>Lions</source>
        <translation>Leoni</translation>
    </message>
    <message>
        <source>Chinese men</source>
        <translation>Pezzi cinesi</translation>
    </message>
    <message>
        <source>Locusts</source>
        <translation>Locuste</translation>
    </message>
    <message>
        <source>Marine men</source>
        <translation>Pezzi marini</translation>
    </message>
    <message>
        <source>Pawns</source>
        <translation>Pedoni</translation>
    </message>
    <message>
        <source>Own</source>
        <comment>a family of men</comment>
        <translation>Propri</translation>
    </message>
    <message>
        <source>Others</source>
        <comment>a family of men</comment>
        <translation>Altri</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>Nothing found. Do you mean:</source>
        <translation>Nessun risultato. Forse cercava:</translation>
    </message>
    <message>
        <source>Not known here: kept as it is written.</source>
        <translation>Non nota qui: conservata come è scritta.</translation>
    </message>
    <message>
        <source>Not with %1</source>
        <translation>Non con %1</translation>
    </message>
    <message>
        <source>%1; Popeye can be asked</source>
        <translation>%1; si può chiedere a Popeye</translation>
    </message>
    <message>
        <source>Problems by these rules are solved.</source>
        <translation>I problemi con queste regole vengono risolti.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>no</source>
        <comment>the answer</comment>
        <translation>no</translation>
    </message>
    <message>
        <source>Rebirth</source>
        <translation>Rinascita</translation>
    </message>
    <message>
        <source>Paralysis</source>
        <translation>Paralisi</translation>
    </message>
    <message>
        <source>Change of colour</source>
        <translation>Cambio di colore</translation>
    </message>
    <message>
        <source>Movement and kinds</source>
        <translation>Movimento e tipo dei pezzi</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>Cattura</translation>
    </message>
    <message>
        <source>Check and mate</source>
        <translation>Scacco e matto</translation>
    </message>
    <message>
        <source>Forced play</source>
        <translation>Mosse obbligate</translation>
    </message>
    <message>
        <source>Special squares</source>
        <translation>Case speciali</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>Re</translation>
    </message>
    <message>
        <source>According to</source>
        <translation>Secondo</translation>
    </message>
    <message>
        <source>Turned</source>
        <translation>Rovesciata</translation>
    </message>
    <message>
        <source>Comes back as</source>
        <translation>Ritorna come</translation>
    </message>
    <message>
        <source>If occupied</source>
        <translation>Se occupata</translation>
    </message>
    <message>
        <source>On its own square</source>
        <translation>Sulla propria casa</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Griglia</translation>
    </message>
    <message>
        <source>Whose pawn</source>
        <translation>Pedone di chi</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Case</translation>
    </message>
    <message>
        <source>Kinds of men</source>
        <translation>Tipi di pezzi</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numero</translation>
    </message>
    <message>
        <source>Lengths</source>
        <translation>Lunghezze</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a man and whose he is</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 empty</source>
        <translation>%1 vuota</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a cell and its man</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Game book</source>
        <translation>Libro dei giochi</translation>
    </message>
    <message>
        <source>Search the game book</source>
        <translation>Cerca nel libro dei giochi</translation>
    </message>
    <message>
        <source>This page is not written in this language yet.</source>
        <translation>Questa pagina non è ancora scritta in questa lingua.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Page of the game book</source>
        <translation>Pagina del libro dei giochi</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Smaller letters</source>
        <translation>Caratteri più piccoli</translation>
    </message>
    <message>
        <source>Larger letters</source>
        <translation>Caratteri più grandi</translation>
    </message>
    <message>
        <source>Language of the pages</source>
        <translation>Lingua delle pagine</translation>
    </message>
    <message>
        <source>On this page</source>
        <translation>In questa pagina</translation>
    </message>
    <message>
        <source>Open on the board</source>
        <translation>Apri sulla scacchiera</translation>
    </message>
    <message numerus="yes">
        <source>%1 turns made</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 mosse fatte</numerusform>
        </translation>
    </message>
    <message>
        <source>reaches one cell</source>
        <translation>raggiunge una casella</translation>
    </message>
    <message numerus="yes">
        <source>reaches %1 cells</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>raggiunge %1 caselle</numerusform>
        </translation>
    </message>
    <message>
        <source>Esc puts it back, M hides the map</source>
        <translation>Esc lo rimette, M nasconde la mappa</translation>
    </message>
    <message>
        <source>Odds of dice</source>
        <translation>Probabilità dei dadi</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Che cosa</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Probabilità</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>Per cento</translation>
    </message>
    <message>
        <source>Throws of 216</source>
        <translation>Tiri su 216</translation>
    </message>
    <message>
        <source>Without %1 on %2</source>
        <translation>Senza %1 in %2</translation>
    </message>
    <message>
        <source>%1 becomes %2</source>
        <comment>a cell and a man</comment>
        <translation>%1 diventa %2</translation>
    </message>
    <message>
        <source>Add %1 on %2</source>
        <translation>Aggiungi %1 in %2</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <comment>a man and cells</comment>
        <translation>%1 da %2 a %3</translation>
    </message>
    <message>
        <source>one sound</source>
        <translation>uno corretto</translation>
    </message>
    <message>
        <source>%1 of %2 tried</source>
        <translation>%1 di %2 provati</translation>
    </message>
    <message>
        <source>Rules of</source>
        <translation>Regole di</translation>
    </message>
    <message>
        <source>%1 (recommended)</source>
        <translation>%1 (consigliato)</translation>
    </message>
    <message>
        <source>as chosen below</source>
        <translation>come scelto sotto</translation>
    </message>
    <message>
        <source>any</source>
        <translation>qualsiasi</translation>
    </message>
    <message>
        <source>How many men</source>
        <translation>Quanti pezzi</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Caselle</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Casella</translation>
    </message>
    <message>
        <source>Man</source>
        <translation>Pezzo</translation>
    </message>
    <message>
        <source>Of whom</source>
        <translation>Di chi</translation>
    </message>
    <message>
        <source>Degree</source>
        <translation>Grado</translation>
    </message>
    <message>
        <source>Direct</source>
        <translation>Diretto</translation>
    </message>
    <message>
        <source>Exactly</source>
        <translation>Esattamente</translation>
    </message>
    <message>
        <source>Self</source>
        <translation>Inverso</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Prevent</source>
        <translation>Impedire</translation>
    </message>
    <message>
        <source>Nobody plays</source>
        <translation>Nessuno gioca</translation>
    </message>
    <message>
        <source>The side to move reaches the goal against every play.</source>
        <translation>Chi ha il tratto raggiunge l’obiettivo contro ogni gioco.</translation>
    </message>
    <message>
        <source>The same, but with its last turn, neither before nor after.</source>
        <translation>Lo stesso, ma con l’ultima mossa, né prima né dopo.</translation>
    </message>
    <message>
        <source>Who is to move forces the other side to reach the goal.</source>
        <translation>Chi ha il tratto costringe l’altra parte a raggiungere l’obiettivo.</translation>
    </message>
    <message>
        <source>All players help to reach the goal with the last turn.</source>
        <translation>Tutti aiutano a raggiungere l’obiettivo con l’ultima mossa.</translation>
    </message>
    <message>
        <source>Who is to move makes all the turns; the last reaches the goal.</source>
        <translation>Chi ha il tratto fa tutte le mosse; l’ultima raggiunge l’obiettivo.</translation>
    </message>
    <message>
        <source>Turns after which the other side cannot force its goal in time.</source>
        <translation>Mosse dopo le quali l’altra parte non forza in tempo il suo obiettivo.</translation>
    </message>
    <message>
        <source>What stands on the board is listed.</source>
        <translation>Si elenca ciò che sta sul tavoliere.</translation>
    </message>
    <message>
        <source>New problem of a game</source>
        <translation>Nuovo problema di un gioco</translation>
    </message>
    <message>
        <source>Tables games</source>
        <translation>Giochi di tavole</translation>
    </message>
    <message>
        <source>Odds of dice …</source>
        <translation>Probabilità dei dadi …</translation>
    </message>
    <message>
        <source>%1: not known to this program</source>
        <translation>%1: sconosciuto a questo programma</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>of a throw</comment>
        <translation>Mossa</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Giocate</translation>
    </message>
    <message>
        <source>This problem cannot be opened, and is kept as it is: %1.</source>
        <translation>Questo problema non può essere aperto e resta com&apos;è: %1.</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>gli appunti</translation>
    </message>
    <message>
        <source>Nothing was opened from %1: %2.</source>
        <translation>Da %1 non è stato aperto nulla: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %2 problems; the first is shown.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 contiene %2 problemi; si vede il primo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Problems of games</source>
        <translation>Problemi di giochi</translation>
    </message>
    <message>
        <source>Save the problem</source>
        <translation>Salva il problema</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 non si è potuto scrivere: %2</translation>
    </message>
    <message>
        <source>The problem was saved as %1.</source>
        <translation>Il problema è stato salvato come %1.</translation>
    </message>
    <message>
        <source>Place stones</source>
        <translation>Disponi i pezzi</translation>
    </message>
    <message>
        <source>Nothing is asked.</source>
        <translation>Non è richiesto nulla.</translation>
    </message>
    <message>
        <source>Nothing on the board yet</source>
        <translation>Ancora nulla sul tavoliere</translation>
    </message>
    <message>
        <source>Drag stones from the tray, or take the position of the beginning.</source>
        <translation>Trascini pezzi dal vassoio, o prenda la posizione iniziale.</translation>
    </message>
    <message>
        <source>Who throws has no man.</source>
        <translation>Chi tira non ha pezzi.</translation>
    </message>
    <message>
        <source>Position of the beginning</source>
        <translation>Posizione iniziale</translation>
    </message>
    <message>
        <source>There is no solution to copy yet.</source>
        <translation>Non c’è ancora una soluzione da copiare.</translation>
    </message>
    <message>
        <source>The solution was copied.</source>
        <translation>La soluzione è stata copiata.</translation>
    </message>
    <message>
        <source>none while there is no task</source>
        <translation>nessuno finché manca la stipulazione</translation>
    </message>
    <message>
        <source>none: every position has its chance</source>
        <translation>nessuno: ogni posizione ha la sua probabilità</translation>
    </message>
    <message>
        <source>Position and rules</source>
        <translation>Posizione e regole</translation>
    </message>
    <message>
        <source>The problem was copied as text.</source>
        <translation>Il problema è stato copiato come testo.</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Stipulazione</translation>
    </message>
    <message>
        <source>Whose throw</source>
        <translation>Chi tira</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Tiro</translation>
    </message>
    <message>
        <source>Throws</source>
        <translation>Tiri</translation>
    </message>
    <message>
        <source>Change the task</source>
        <translation>Cambia la stipulazione</translation>
    </message>
    <message>
        <source>Let the other side throw</source>
        <translation>Fai tirare l&apos;altra parte</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>Cambia le regole</translation>
    </message>
    <message>
        <source>All off: best play of the throw</source>
        <translation>Tutti fuori: la mossa migliore del tiro</translation>
    </message>
    <message>
        <source>All off: throws at will</source>
        <translation>Tutti fuori: tiri a scelta</translation>
    </message>
    <message>
        <source>Finished: throws at will</source>
        <translation>Finito: tiri a scelta</translation>
    </message>
    <message>
        <source>Hit with the throw</source>
        <translation>Ferire col tiro</translation>
    </message>
    <message>
        <source>Safest play of the throw</source>
        <translation>La mossa più sicura del tiro</translation>
    </message>
    <message>
        <source>%1: all throws that do it</source>
        <translation>%1: tutti i tiri che lo fanno</translation>
    </message>
    <message>
        <source>%1: plays of the throw</source>
        <translation>%1: mosse del tiro</translation>
    </message>
    <message>
        <source>What was captured</source>
        <translation>Che cosa è stato catturato</translation>
    </message>
    <message>
        <source>%1, by a pawn that promoted</source>
        <translation>%1, da un pedone promosso</translation>
    </message>
    <message>
        <source>%1, by an officer</source>
        <translation>%1, da una figura</translation>
    </message>
    <message>
        <source>in the only game of exactly %2 moves</source>
        <translation>nella sola partita di esattamente %2 mosse</translation>
    </message>
    <message numerus="yes">
        <source>in all %1 games of exactly %2 moves</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>in tutte le %1 partite di esattamente %2 mosse</numerusform>
        </translation>
    </message>
    <message>
        <source>It took: %1.</source>
        <translation>Ha preso: %1.</translation>
    </message>
    <message>
        <source>proved</source>
        <translation>provato</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Ultima mossa</translation>
    </message>
    <message>
        <source>open</source>
        <translation>aperto</translation>
    </message>
    <message>
        <source>%1 taken on %2</source>
        <translation>%1, preso in %2</translation>
    </message>
    <message>
        <source>King or rook has moved: %1.</source>
        <translation>Re o torre ha mosso: %1.</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>perduto</translation>
    </message>
    <message>
        <source>Copied: the line of moves taken back.</source>
        <translation>Copiato: le mosse ritirate.</translation>
    </message>
    <message>
        <source>A game that leads to the diagram</source>
        <translation>Una partita che conduce al diagramma</translation>
    </message>
    <message>
        <source>Copied: one game as PGN.</source>
        <translation>Copiato: una partita in PGN.</translation>
    </message>
    <message>
        <source>moves taken back kept as a comment</source>
        <translation>mosse ritirate conservate come commento</translation>
    </message>
    <message>
        <source>The line stands among the comments of the problem.</source>
        <translation>La linea si trova fra i commenti al problema.</translation>
    </message>
    <message>
        <source>moves taken back kept as the solution</source>
        <translation>mosse ritirate conservate come soluzione</translation>
    </message>
    <message>
        <source>The line stands in the printed solution.</source>
        <translation>La linea si trova nella soluzione stampata.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Ritira</translation>
    </message>
    <message>
        <source>Take moves back on the board (Ctrl+U)</source>
        <translation>Ritirare mosse sulla scacchiera (Ctrl+U)</translation>
    </message>
    <message>
        <source>Show the moves of all men</source>
        <translation>Mostra le mosse di tutti i pezzi</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <translation>%1 ×</translation>
    </message>
    <message>
        <source>one move of %2</source>
        <translation>una mossa del %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 moves of %2</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 mosse del %2</numerusform>
        </translation>
    </message>
    <message>
        <source>The position in which games begin: there was no move before it.</source>
        <translation>La posizione in cui cominciano le partite: non c’è mossa prima.</translation>
    </message>
    <message>
        <source>%1 has no move that can have been the last.</source>
        <translation>%1: nessuna mossa può essere stata l’ultima.</translation>
    </message>
    <message>
        <source>This man cannot have moved last.</source>
        <translation>Questo pezzo non può aver mosso per ultimo.</translation>
    </message>
    <message>
        <source>No move can have been the last: before each of them no game is possible.</source>
        <translation>Nessuna mossa può essere stata l’ultima: prima di ognuna nessuna partita è possibile.</translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation>Ultime mosse</translation>
    </message>
    <message>
        <source>Enter takes the move back on the board, a letter says which man it captured.</source>
        <translation>Invio ritira la mossa sulla scacchiera, una lettera dice quale pezzo ha catturato.</translation>
    </message>
    <message>
        <source>captured: %1</source>
        <translation>catturato: %1</translation>
    </message>
    <message>
        <source>a double step: capturing in passing is allowed</source>
        <translation>un passo doppio: la presa en passant è permessa</translation>
    </message>
    <message>
        <source>the only move that can have been the last</source>
        <translation>la sola mossa che può essere stata l’ultima</translation>
    </message>
    <message>
        <source>without a capture or taking: %1</source>
        <translation>senza presa o con presa di: %1</translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>impossibile</translation>
    </message>
    <message>
        <source>a pawn in passing</source>
        <translation>un pedone en passant</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>captured</comment>
        <translation>niente</translation>
    </message>
    <message>
        <source>One more that cannot have been played</source>
        <translation>Un’altra che non può essere stata giocata</translation>
    </message>
    <message numerus="yes">
        <source>%1 more that cannot have been played</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Altre %1 che non possono essere state giocate</numerusform>
        </translation>
    </message>
    <message>
        <source>Legality</source>
        <translation>Legalità</translation>
    </message>
    <message>
        <source>Play the game</source>
        <translation>Gioca la partita</translation>
    </message>
    <message>
        <source>Copy PGN</source>
        <translation>Copia PGN</translation>
    </message>
    <message>
        <source>Search on</source>
        <translation>Cerca ancora</translation>
    </message>
    <message>
        <source>searching …</source>
        <translation>in ricerca …</translation>
    </message>
    <message>
        <source>Not judged</source>
        <translation>Non giudicata</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Legale</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Non si sa</translation>
    </message>
    <message>
        <source>also</source>
        <translation>anche</translation>
    </message>
    <message>
        <source>Illegal</source>
        <translation>Illegale</translation>
    </message>
    <message>
        <source>Impossible as stated</source>
        <translation>Impossibile così come indicato</translation>
    </message>
    <message>
        <source>The position in which games begin.</source>
        <translation>La posizione in cui cominciano le partite.</translation>
    </message>
    <message>
        <source>A game leads here.</source>
        <translation>Una partita conduce qui.</translation>
    </message>
    <message>
        <source>A game of %1 moves leads here.</source>
        <translation>Una partita di %1 mosse conduce qui.</translation>
    </message>
    <message>
        <source>It may capture where you state that nothing was captured.</source>
        <translation>Può catturare dove si è indicato che nulla fu catturato.</translation>
    </message>
    <message>
        <source>Stopped; until then nothing proved it impossible.</source>
        <translation>Interrotto; fino ad allora nulla ne provava l’impossibilità.</translation>
    </message>
    <message>
        <source>Nothing proves it impossible, and no game is known.</source>
        <translation>Nulla prova che sia impossibile, e nessuna partita è nota.</translation>
    </message>
    <message>
        <source>Nothing proves it impossible until now.</source>
        <translation>Finora nulla prova che sia impossibile.</translation>
    </message>
    <message>
        <source>searching</source>
        <translation>in ricerca</translation>
    </message>
    <message>
        <source>Proof games</source>
        <translation>Partite giustificative</translation>
    </message>
    <message>
        <source>One move before the diagram</source>
        <translation>Una mossa prima del diagramma</translation>
    </message>
    <message numerus="yes">
        <source>%1 moves before the diagram</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 mosse prima del diagramma</numerusform>
        </translation>
    </message>
    <message>
        <source>Castling and en passant</source>
        <translation>Arrocco ed en passant</translation>
    </message>
    <message>
        <source>no right to speak of</source>
        <translation>nessun diritto</translation>
    </message>
    <message>
        <source>Set e.p. on %1</source>
        <translation>Imposta l’e.p. in %1</translation>
    </message>
    <message>
        <source>Take the lost castling away</source>
        <translation>Togli l’arrocco perduto</translation>
    </message>
    <message>
        <source>Not together</source>
        <translation>Non insieme</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>permesso</translation>
    </message>
    <message>
        <source>excludes</source>
        <translation>esclude</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>not proved</source>
        <translation>non provato</translation>
    </message>
    <message>
        <source>e.p. on %1</source>
        <translation>e.p. in %1</translation>
    </message>
    <message>
        <source>Taken men</source>
        <translation>Pezzi catturati</translation>
    </message>
    <message>
        <source>%1: all men are there</source>
        <translation>%1: tutti i pezzi ci sono</translation>
    </message>
    <message>
        <source>%2: one man taken</source>
        <translation>%2: un pezzo catturato</translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 men taken</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%2: %1 pezzi catturati</numerusform>
        </translation>
    </message>
    <message>
        <source>Not on the board: %1.</source>
        <translation>Non sulla scacchiera: %1.</translation>
    </message>
    <message>
        <source>Taken where they stood at first: %1.</source>
        <translation>Catturati dove stavano all’inizio: %1.</translation>
    </message>
    <message>
        <source>%2’s pawns: at least one capture</source>
        <translation>Pedoni del %2: almeno una presa</translation>
    </message>
    <message numerus="yes">
        <source>%2’s pawns: at least %1 captures</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Pedoni del %2: almeno %1 prese</numerusform>
        </translation>
    </message>
    <message>
        <source>on light squares at least %1</source>
        <translation>su case chiare almeno %1</translation>
    </message>
    <message>
        <source>on dark squares at least %1</source>
        <translation>su case scure almeno %1</translation>
    </message>
    <message>
        <source>They took all that they can have taken.</source>
        <translation>Hanno preso tutto ciò che possono aver preso.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>captures</comment>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>%2: one man is promoted</source>
        <translation>%2: un pezzo è promosso</translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 men are promoted</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%2: %1 pezzi sono promossi</numerusform>
        </translation>
    </message>
    <message>
        <source>certain</source>
        <translation>certo</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Never moved</source>
        <translation>Mai mossi</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation>Mostra sulla scacchiera</translation>
    </message>
    <message>
        <source>%1 of %2 men</source>
        <translation>%1 di %2 pezzi</translation>
    </message>
    <message>
        <source>%1: it is certain of no man.</source>
        <translation>%1: di nessun pezzo è certo.</translation>
    </message>
    <message>
        <source>%2: one man, on %3.</source>
        <translation>%2: un pezzo, in %3.</translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 men, on %3.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%2: %1 pezzi, in %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>The man on %1 has never moved</source>
        <translation>Il pezzo in %1 non ha mai mosso</translation>
    </message>
    <message>
        <source>Nothing was captured on %1</source>
        <translation>In %1 non è stato catturato niente</translation>
    </message>
    <message>
        <source>Moves of the game</source>
        <translation>Mosse della partita</translation>
    </message>
    <message>
        <source>start</source>
        <comment>of a game</comment>
        <translation>inizio</translation>
    </message>
    <message numerus="yes">
        <source>Copied: %1 games as PGN.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Copiato: %1 partite in PGN.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click: let go. Drag: move. Right button: more.</source>
        <translation>Clic: lasciare. Trascinare: spostare. Tasto destro: altro.</translation>
    </message>
    <message>
        <source>Click: keep in the table. Drag: move. Right button: more.</source>
        <translation>Clic: tenere nella tabella. Trascinare: spostare. Tasto destro: altro.</translation>
    </message>
    <message>
        <source>Show hidden tries (%1)</source>
        <translation>Mostra i tentativi nascosti (%1)</translation>
    </message>
    <message>
        <source>Show hidden tries</source>
        <translation>Mostra i tentativi nascosti</translation>
    </message>
    <message>
        <source>Let go of all pinned tries</source>
        <translation>Lascia tutti i tentativi fissati</translation>
    </message>
    <message>
        <source>Copy table as text</source>
        <translation>Copia la tabella come testo</translation>
    </message>
    <message>
        <source>Keep in the table</source>
        <translation>Tenere nella tabella</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>Sposta a sinistra</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>Sposta a destra</translation>
    </message>
    <message>
        <source>Hide this try</source>
        <translation>Nascondi questo tentativo</translation>
    </message>
    <message>
        <source>Order by changes</source>
        <translation>Ordina per cambiamenti</translation>
    </message>
    <message>
        <source>Order by refutation</source>
        <translation>Ordina per confutazione</translation>
    </message>
    <message>
        <source>one more line</source>
        <translation>un’altra riga</translation>
    </message>
    <message numerus="yes">
        <source>%1 more lines</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>altre %1 righe</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is found</source>
        <translation>Non si trova niente</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manuale</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Cercare nel manuale</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>Pagina del manuale</translation>
    </message>
    <message>
        <source>Print this page</source>
        <translation>Stampare questa pagina</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Vedi anche</translation>
    </message>
    <message>
        <source>F1 opens the page of what has the focus.</source>
        <translation>F1 apre la pagina di ciò che ha il focus.</translation>
    </message>
    <message>
        <source>Click to see it in its own size</source>
        <translation>Clic per vederla nella sua grandezza</translation>
    </message>
    <message>
        <source>This page is there in English only.</source>
        <translation>Questa pagina esiste solo in inglese.</translation>
    </message>
    <message>
        <source>Settings: %1</source>
        <translation>Impostazioni: %1</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Reset: %1</source>
        <translation>Ripristina: %1</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>Scegli: %1</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>Show the folder: %1</source>
        <translation>Mostra la cartella: %1</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>Trova un’impostazione</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Non si è trovato nulla.</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Sezioni</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Ripristina tutto</translation>
    </message>
    <message>
        <source>Undo the reset</source>
        <translation>Annulla il ripristino</translation>
    </message>
    <message>
        <source>Open a sample problem</source>
        <translation>Apri un problema d’esempio</translation>
    </message>
    <message>
        <source>A two-mover with star flights and 12 tries. Change it; nothing can break.</source>
        <translation>Un due mosse con fughe a stella e 12 tentativi. Lo modifichi: niente si può rompere.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Start with an empty board</source>
        <translation>Comincia con la scacchiera vuota</translation>
    </message>
    <message>
        <source>Drag men from the tray, or type K, q, P on a square.</source>
        <translation>Trascini i pezzi dal vassoio, o digiti R, d, P su una casa.</translation>
    </message>
    <message>
        <source>Bring your problems</source>
        <translation>Porti qui i Suoi problemi</translation>
    </message>
    <message>
        <source>OLV, PGN, Popeye, FEN or CSV. Or drop a file anywhere.</source>
        <translation>OLV, PGN, Popeye, FEN o CSV. O lasci cadere un file dove vuole.</translation>
    </message>
    <message>
        <source>Compose a chess problem</source>
        <translation>Comporre un problema di scacchi</translation>
    </message>
    <message>
        <source>While you place men, the solver answers beside the board.</source>
        <translation>Mentre si mettono i pezzi, il risolutore risponde accanto alla scacchiera.</translation>
    </message>
    <message>
        <source>Open lately</source>
        <translation>Aperti di recente</translation>
    </message>
    <message>
        <source>six hints beside the things themselves; Escape ends it</source>
        <translation>sei consigli accanto alle cose stesse; Esc termina</translation>
    </message>
    <message>
        <source>Code that opens the page</source>
        <translation>Codice che apre la pagina</translation>
    </message>
    <message>
        <source>On a telephone</source>
        <translation>Sul telefono</translation>
    </message>
    <message>
        <source>Compose in a browser, on this machine or on a telephone in the same network: with this studio&apos;s solver and library.</source>
        <translation>Comporre in un browser, su questo computer o su un telefono della stessa rete: con il risolutore e l’archivio di questo studio.</translation>
    </message>
    <message>
        <source>This machine only</source>
        <translation>Solo questo computer</translation>
    </message>
    <message>
        <source>The local network, for a telephone or tablet</source>
        <translation>La rete locale, per un telefono o un tablet</translation>
    </message>
    <message>
        <source>Whoever has the link can search and change your library while the page is served. What is sent is not encrypted: use a network that you trust.</source>
        <translation>Chi ha il collegamento può cercare nel Suo archivio e modificarlo finché la pagina è attiva. Ciò che si invia non è cifrato: usi una rete di cui si fida.</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Collegamento</translation>
    </message>
    <message>
        <source>Encrypt what is sent (https)</source>
        <translation>Cifra ciò che si invia (https)</translation>
    </message>
    <message>
        <source>Keep the link, so that the telephone finds the page again</source>
        <translation>Conserva il collegamento, perché il telefono ritrovi la pagina</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>Copia il collegamento</translation>
    </message>
    <message>
        <source>Open this board there</source>
        <translation>Apri lì questa scacchiera</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Avvia</translation>
    </message>
    <message>
        <source>Starting …</source>
        <translation>Avvio …</translation>
    </message>
    <message>
        <source>The page is not served.</source>
        <translation>La pagina non è attiva.</translation>
    </message>
    <message>
        <source>Whoever has the link can search and change your library while the page is served.</source>
        <translation>Chi ha il collegamento può cercare nel Suo archivio e modificarlo finché la pagina è attiva.</translation>
    </message>
    <message>
        <source>The page is served to the local network: point the camera at the code.</source>
        <translation>La pagina è attiva nella rete locale: punti la fotocamera sul codice.</translation>
    </message>
    <message>
        <source>The page is served to this machine: open the link in a browser.</source>
        <translation>La pagina è attiva su questo computer: apra il collegamento in un browser.</translation>
    </message>
    <message>
        <source>The browser will warn: this studio vouches for itself, and nobody else does. Go on if the certificate that it shows has the SHA-256 fingerprint %1. To see no warning, and to keep the page without a network, install on the telephone once what %2 gives.</source>
        <translation>Il browser avvertirà: questo studio garantisce per sé stesso, e nessun altro lo fa. Prosegua se il certificato che mostra ha l’impronta SHA-256 %1. Per non vedere l’avviso e conservare la pagina senza rete, installi una volta sul telefono ciò che dà %2.</translation>
    </message>
    <message>
        <source>No page is connected.</source>
        <translation>Nessuna pagina è collegata.</translation>
    </message>
    <message>
        <source>One page is connected.</source>
        <translation>Una pagina è collegata.</translation>
    </message>
    <message numerus="yes">
        <source>%1 pages are connected.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 pagine sono collegate.</numerusform>
        </translation>
    </message>
    <message>
        <source>local network</source>
        <translation>rete locale</translation>
    </message>
    <message>
        <source>this machine</source>
        <translation>questo computer</translation>
    </message>
    <message>
        <source>On a telephone: %1</source>
        <translation>Sul telefono: %1</translation>
    </message>
    <message>
        <source>Close the tour</source>
        <translation>Chiudi il giro</translation>
    </message>
    <message>
        <source>%1, shown now</source>
        <translation>%1, mostrato ora</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>The page knows chess only.</source>
        <translation>La pagina conosce solo gli scacchi.</translation>
    </message>
    <message>
        <source>The page cannot be served (%1).</source>
        <translation>La pagina non si può attivare (%1).</translation>
    </message>
    <message>
        <source>Arrows move, letters put men, Space lifts and drops.</source>
        <translation>Le frecce muovono, le lettere posano pezzi, Spazio solleva e posa.</translation>
    </message>
    <message>
        <source>outside: %1, %2</source>
        <translation>fuori: %1, %2</translation>
    </message>
    <message>
        <source>point %1, empty</source>
        <translation>punto %1, vuoto</translation>
    </message>
    <message>
        <source>point %1: %2, %3</source>
        <translation>punto %1: %2, %3</translation>
    </message>
    <message>
        <source>Arrows move, %1 put stones, Space lifts and drops.</source>
        <translation>Le frecce muovono, %1 mettono pezzi, la barra spaziatrice solleva e posa.</translation>
    </message>
    <message>
        <source>man</source>
        <comment>of tables games</comment>
        <translation>pezzo</translation>
    </message>
    <message>
        <source>bar</source>
        <comment>of tables</comment>
        <translation>barra</translation>
    </message>
    <message>
        <source>Interpretations, where the sources are silent:</source>
        <translation>Interpretazioni, dove le fonti tacciono:</translation>
    </message>
    <message>
        <source>What was open last cannot be read; it was set aside as %1.</source>
        <translation>Ciò che era aperto l’ultima volta non si può leggere; è stato messo da parte come %1.</translation>
    </message>
    <message>
        <source>What is special about the man</source>
        <translation>Che cosa ha di speciale il pezzo</translation>
    </message>
    <message>
        <source>Some men of your own cannot be read; they stay in the settings as they are.</source>
        <translation>Alcuni pezzi propri non si possono leggere; restano nelle impostazioni così come sono.</translation>
    </message>
    <message>
        <source>Fewer defences</source>
        <translation>Meno difese</translation>
    </message>
    <message>
        <source>one more defence</source>
        <translation>un&apos;altra difesa</translation>
    </message>
    <message numerus="yes">
        <source>%1 more defences</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>altre %1 difese</numerusform>
        </translation>
    </message>
    <message>
        <source>Men who are off</source>
        <translation>Pezzi usciti</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Risposte</translation>
    </message>
    <message>
        <source>after the key</source>
        <translation>dopo la chiave</translation>
    </message>
    <message>
        <source>the diagram</source>
        <translation>il diagramma</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>non finito</translation>
    </message>
    <message>
        <source>what is wanted of the scheme</source>
        <translation>che cosa si vuole dallo schema</translation>
    </message>
    <message>
        <source>%1, one of %2</source>
        <translation>%1, una di %2</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>ripiegato</translation>
    </message>
    <message>
        <source>Put him on the board: all else of a scheme may be missing.</source>
        <translation>Lo metta sulla scacchiera: a uno schema può mancare tutto il resto.</translation>
    </message>
    <message>
        <source>Black&apos;s king is missing</source>
        <translation>Manca il re nero</translation>
    </message>
    <message>
        <source>Not for the bench</source>
        <translation>Non per il banco</translation>
    </message>
    <message>
        <source>No key is looked for. Hold first moves as phases to compare them.</source>
        <translation>Non si cerca la chiave. Conservi delle prime mosse come fasi per confrontarle.</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Incompiuto</translation>
    </message>
    <message>
        <source>Being worked out …</source>
        <translation>In corso …</translation>
    </message>
    <message>
        <source>%1 positions were looked at, and more would be needed.</source>
        <translation>Sono state esaminate %1 posizioni e ne servirebbero di più.</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Non finito</translation>
    </message>
    <message>
        <source>Black is mated</source>
        <translation>Il Nero è matto</translation>
    </message>
    <message>
        <source>Black is stalemated</source>
        <translation>Il Nero è in stallo</translation>
    </message>
    <message>
        <source>Dual after %1.</source>
        <translation>Duale dopo %1.</translation>
    </message>
    <message>
        <source>One hole</source>
        <translation>Un buco</translation>
    </message>
    <message numerus="yes">
        <source>%1 holes</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 buchi</numerusform>
        </translation>
    </message>
    <message>
        <source>Every move of Black is answered in fewer moves than are asked for.</source>
        <translation>A ogni mossa del Nero si risponde in meno mosse di quelle richieste.</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Soluzione breve</translation>
    </message>
    <message>
        <source>Every move of Black is answered.</source>
        <translation>Ogni mossa nera ha una risposta.</translation>
    </message>
    <message>
        <source>No hole</source>
        <translation>Nessun buco</translation>
    </message>
    <message>
        <source>Short: 1.%1 is mate</source>
        <translation>Soluzione breve: 1.%1 è matto</translation>
    </message>
    <message>
        <source>Short: 1.%1 solves in fewer moves</source>
        <translation>Soluzione breve: 1.%1 risolve in meno mosse</translation>
    </message>
    <message>
        <source>Sound: %1</source>
        <translation>Corretto: %1</translation>
    </message>
    <message>
        <source>Cooked: more than two keys</source>
        <translation>Demolito: più di due chiavi</translation>
    </message>
    <message>
        <source>Cooked: 1 key</source>
        <translation>Demolito: 1 chiave</translation>
    </message>
    <message numerus="yes">
        <source>Cooked: %1 keys</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Demolito: %1 chiavi</numerusform>
        </translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Nessuna chiave</translation>
    </message>
    <message>
        <source>Without White&apos;s king nothing checks him.</source>
        <translation>Senza re bianco nulla gli dà scacco.</translation>
    </message>
    <message>
        <source>%1 diagrams were tried, %2 not yet …</source>
        <translation>%1 diagrammi provati, %2 non ancora …</translation>
    </message>
    <message>
        <source>No quiet key</source>
        <translation>Nessuna chiave quieta</translation>
    </message>
    <message>
        <source>one by capture</source>
        <translation>una con cattura</translation>
    </message>
    <message numerus="yes">
        <source>%1 by capture</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 con cattura</numerusform>
        </translation>
    </message>
    <message>
        <source>one with White in check, promoted force, or from no game</source>
        <translation>una col Bianco sotto scacco, pezzo promosso o da nessuna partita</translation>
    </message>
    <message numerus="yes">
        <source>%1 with White in check, promoted force, or from no game</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 col Bianco sotto scacco, pezzo promosso o da nessuna partita</numerusform>
        </translation>
    </message>
    <message>
        <source>one near miss: the key works, and so does another</source>
        <translation>una quasi chiave: risolve, ma anche un&apos;altra mossa</translation>
    </message>
    <message numerus="yes">
        <source>%1 near misses: the key works, and so does another</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 quasi chiavi: ciascuna risolve, ma anche un&apos;altra mossa</numerusform>
        </translation>
    </message>
    <message>
        <source>from</source>
        <translation>da</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>da %1</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>corretto</translation>
    </message>
    <message>
        <source>quiet</source>
        <translation>quieta</translation>
    </message>
    <message>
        <source>no flight taken</source>
        <translation>nessuna fuga tolta</translation>
    </message>
    <message>
        <source>1 more try</source>
        <translation>1 altro tentativo</translation>
    </message>
    <message numerus="yes">
        <source>%1 more tries</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>altri %1 tentativi</numerusform>
        </translation>
    </message>
    <message>
        <source>One man added, moved or exchanged</source>
        <translation>Un pezzo aggiunto, spostato o sostituito</translation>
    </message>
    <message>
        <source>Near misses are being tried with one man more, elsewhere or exchanged …</source>
        <translation>Le quasi chiavi si provano con un pezzo in più, altrove o sostituito …</translation>
    </message>
    <message>
        <source>These are the first %1; others were not looked for.</source>
        <translation>Questi sono i primi %1; altri non sono stati cercati.</translation>
    </message>
    <message>
        <source>No near miss becomes sound by one man.</source>
        <translation>Nessuna quasi chiave diventa corretta con un solo pezzo.</translation>
    </message>
    <message>
        <source>solves</source>
        <translation>risolve</translation>
    </message>
    <message>
        <source>1 refutation</source>
        <translation>1 confutazione</translation>
    </message>
    <message numerus="yes">
        <source>%1 refutations</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 confutazioni</numerusform>
        </translation>
    </message>
    <message>
        <source>Legend: ticked is thematic, underlined changed, amber dual, hatched a hole</source>
        <translation>Legenda: spuntato è tematico, sottolineato cambiato, ambra duale, tratteggiato buco</translation>
    </message>
    <message>
        <source>thematic</source>
        <translation>tematico</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>cambiati</translation>
    </message>
    <message>
        <source>hole</source>
        <translation>buco</translation>
    </message>
    <message>
        <source>T: proved by tables</source>
        <translation>T: dimostrato dalle tabelle</translation>
    </message>
    <message>
        <source>K: the board shows it</source>
        <translation>K: lo mostra la scacchiera</translation>
    </message>
    <message>
        <source>P: proved by tables made of the line&apos;s positions</source>
        <translation>P: dimostrato da tabelle delle posizioni della variante</translation>
    </message>
    <message>
        <source>W: proved to come back to the line only</source>
        <translation>W: dimostrato che torna soltanto alla variante</translation>
    </message>
    <message>
        <source>E: what an engine sees, no proof</source>
        <translation>E: ciò che vede un motore, non una dimostrazione</translation>
    </message>
    <message>
        <source>O: open</source>
        <translation>O: aperto</translation>
    </message>
    <message>
        <source>second solution</source>
        <translation>seconda soluzione</translation>
    </message>
    <message>
        <source>another promotion</source>
        <translation>altra promozione</translation>
    </message>
    <message>
        <source>end dual</source>
        <translation>duale finale</translation>
    </message>
    <message>
        <source>sideline dual</source>
        <translation>duale in variante secondaria</translation>
    </message>
    <message>
        <source>waste of time</source>
        <translation>perdita di tempo</translation>
    </message>
    <message>
        <source>meets the claim too</source>
        <translation>soddisfa anche la stipulazione</translation>
    </message>
    <message>
        <source>dual, inside or at the end</source>
        <translation>duale, dentro o alla fine</translation>
    </message>
    <message>
        <source>Ask an engine</source>
        <translation>Interroga un motore</translation>
    </message>
    <message>
        <source>Where nothing is proved. What it sees is marked E and is no proof.</source>
        <translation>Dove nulla è dimostrato. Ciò che vede ha il segno E e non è una dimostrazione.</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Esamina</translation>
    </message>
    <message>
        <source>Moves of White with all others</source>
        <translation>Mosse del Bianco con tutte le altre</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Segno</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valore</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Risposta</translation>
    </message>
    <message>
        <source>Minor</source>
        <translation>Minore</translation>
    </message>
    <message>
        <source>This dual does no harm</source>
        <translation>Questo duale non nuoce</translation>
    </message>
    <message>
        <source>Not audited yet</source>
        <translation>Non ancora esaminato</translation>
    </message>
    <message>
        <source>Being audited …</source>
        <translation>In esame …</translation>
    </message>
    <message>
        <source>White to move: %1.</source>
        <translation>Muove il Bianco: %1.</translation>
    </message>
    <message>
        <source>Black to move: %1.</source>
        <translation>Muove il Nero: %1.</translation>
    </message>
    <message>
        <source>Mutual zugzwang.</source>
        <translation>Zugzwang reciproco.</translation>
    </message>
    <message>
        <source>%1 at depth %2</source>
        <translation>%1 a profondità %2</translation>
    </message>
    <message>
        <source>The only answer that refutes it</source>
        <translation>L’unica risposta che la confuta</translation>
    </message>
    <message>
        <source>%1, minor</source>
        <translation>%1, minore</translation>
    </message>
    <message>
        <source>only move</source>
        <translation>unica mossa</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Studio</translation>
    </message>
    <message>
        <source>The moves that were typed cannot be played</source>
        <translation>Le mosse scritte non si possono giocare</translation>
    </message>
    <message>
        <source>Give the solution first: type, paste or play it</source>
        <translation>Prima indicare la soluzione: scriverla, incollarla o giocarla</translation>
    </message>
    <message>
        <source>The audit could not be finished</source>
        <translation>L’esame non si è potuto completare</translation>
    </message>
    <message>
        <source>Syzygy: %1.</source>
        <translation>Syzygy: %1.</translation>
    </message>
    <message>
        <source>Belongs to the main play</source>
        <translation>Appartiene al gioco principale</translation>
    </message>
    <message>
        <source>From here on only an example</source>
        <translation>Da qui solo un esempio</translation>
    </message>
    <message>
        <source>Does the same (or)</source>
        <translation>Fa lo stesso (oppure)</translation>
    </message>
    <message>
        <source>Minor dual</source>
        <translation>Duale minore</translation>
    </message>
    <message>
        <source>Text of the solution</source>
        <translation>Testo della soluzione</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Giocare</translation>
    </message>
    <message>
        <source>Moves on the board go into the solution</source>
        <translation>Le mosse sulla scacchiera entrano nella soluzione</translation>
    </message>
    <message>
        <source>Promote</source>
        <translation>Promuovi</translation>
    </message>
    <message>
        <source>Put this line before the other</source>
        <translation>Mettere questa variante prima dell’altra</translation>
    </message>
    <message>
        <source>Demote</source>
        <translation>Retrocedi</translation>
    </message>
    <message>
        <source>Put this line behind the next</source>
        <translation>Mettere questa variante dopo la seguente</translation>
    </message>
    <message>
        <source>Take out this move and all that follows</source>
        <translation>Togliere questa mossa e tutto ciò che segue</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Segno</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>Type or paste the whole solution</source>
        <translation>Scrivere o incollare tutta la soluzione</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Accetta</translation>
    </message>
    <message>
        <source>Moves to be added</source>
        <translation>Mosse da aggiungere</translation>
    </message>
    <message>
        <source>Moves, such as 1.Kg7 h4 2.Kf6 (2.Kg6? h3)</source>
        <translation>Mosse, come 1.Rg7 h4 2.Rf6 (2.Rg6? h3)</translation>
    </message>
    <message>
        <source>Remark on this move</source>
        <translation>Nota a questa mossa</translation>
    </message>
    <message>
        <source>Diagram after this move</source>
        <translation>Diagramma dopo questa mossa</translation>
    </message>
    <message>
        <source>Copy as PGN</source>
        <translation>Copia come PGN</translation>
    </message>
    <message>
        <source>the only move</source>
        <translation>l’unica mossa</translation>
    </message>
    <message>
        <source>The longest wins</source>
        <translation>Le vittorie più lunghe</translation>
    </message>
    <message>
        <source>One first move only</source>
        <translation>Una sola prima mossa</translation>
    </message>
    <message>
        <source>Only moves in a row</source>
        <translation>Mosse uniche di seguito</translation>
    </message>
    <message>
        <source>Mutual zugzwangs</source>
        <translation>Zugzwang reciproci</translation>
    </message>
    <message>
        <source>Echoes</source>
        <translation>Echi</translation>
    </message>
    <message>
        <source>Mine endings</source>
        <translation>Esplorare finali</translation>
    </message>
    <message>
        <source>Men, such as KPKP or KRKN</source>
        <translation>Pezzi, come KPKP o KRKN (in inglese)</translation>
    </message>
    <message>
        <source>What is looked for</source>
        <translation>Che cosa si cerca</translation>
    </message>
    <message>
        <source>Problems with a task</source>
        <translation>Problemi con una stipulazione</translation>
    </message>
    <message>
        <source>Earlier beginnings of the study on the board</source>
        <translation>Inizi anteriori dello studio sulla scacchiera</translation>
    </message>
    <message>
        <source>What White is to do</source>
        <translation>Che cosa deve fare il Bianco</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>vince il Bianco</translation>
    </message>
    <message>
        <source>White draws</source>
        <translation>Il Bianco patta</translation>
    </message>
    <message>
        <source>Only moves in a row, at least</source>
        <translation>Mosse uniche di seguito, almeno</translation>
    </message>
    <message>
        <source>The task, such as #4 or h#2</source>
        <translation>La stipulazione, come #4 o h#2</translation>
    </message>
    <message>
        <source>Finds</source>
        <translation>Risultati</translation>
    </message>
    <message>
        <source>Tables are made, then looked through …</source>
        <translation>Si fanno le tabelle, poi si scorrono …</translation>
    </message>
    <message>
        <source>Placements are looked at, far from each other …</source>
        <translation>Si guardano disposizioni, lontane fra loro …</translation>
    </message>
    <message>
        <source>One find</source>
        <translation>Un risultato</translation>
    </message>
    <message numerus="yes">
        <source>%1 finds</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 risultati</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; the search has ended</source>
        <translation>%1; la ricerca è finita</translation>
    </message>
    <message>
        <source>Nothing was found</source>
        <translation>Non si è trovato nulla</translation>
    </message>
    <message>
        <source>mutual zugzwang, Black to move</source>
        <translation>zugzwang reciproco, tratto al Nero</translation>
    </message>
    <message>
        <source>mutual zugzwang after move %1</source>
        <translation>zugzwang reciproco dopo la mossa %1</translation>
    </message>
    <message>
        <source>echo: %1</source>
        <translation>eco: %1</translation>
    </message>
    <message>
        <source>%1   %2</source>
        <translation>%1   %2</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>patta</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>vince il Nero</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>non possibile</translation>
    </message>
    <message>
        <source>mutual zugzwang</source>
        <translation>zugzwang reciproco</translation>
    </message>
    <message>
        <source>Esc puts it back</source>
        <translation>Esc lo rimette</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Muove il Bianco</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Muove il Nero</translation>
    </message>
    <message>
        <source>%1 in hand.</source>
        <translation>%1 in mano.</translation>
    </message>
    <message>
        <source>%1; mutual zugzwang</source>
        <translation>%1; zugzwang reciproco</translation>
    </message>
    <message>
        <source>received</source>
        <translation>ricevuto</translation>
    </message>
    <message>
        <source>acknowledged</source>
        <translation>confermato</translation>
    </message>
    <message>
        <source>tested</source>
        <translation>provato</translation>
    </message>
    <message>
        <source>anticipated?</source>
        <translation>anticipato?</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>accettato</translation>
    </message>
    <message>
        <source>printed</source>
        <translation>stampato</translation>
    </message>
    <message>
        <source>in the award</source>
        <translation>nel verdetto</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>restituito</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Lettere</translation>
    </message>
    <message>
        <source>sender</source>
        <translation>mittente</translation>
    </message>
    <message>
        <source>address</source>
        <translation>indirizzo</translation>
    </message>
    <message>
        <source>date</source>
        <translation>data</translation>
    </message>
    <message>
        <source>position</source>
        <translation>posizione</translation>
    </message>
    <message>
        <source>number of men</source>
        <translation>numero di pezzi</translation>
    </message>
    <message>
        <source>statement of correctness</source>
        <translation>nota di correttezza</translation>
    </message>
    <message>
        <source>twin</source>
        <translation>gemello</translation>
    </message>
    <message>
        <source>problem in a program&apos;s form</source>
        <translation>problema nella forma di un programma</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>non capito</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Sezione</translation>
    </message>
    <message>
        <source>Judges</source>
        <translation>Giudici</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Massimo</translation>
    </message>
    <message>
        <source>Theme</source>
        <comment>of a tourney</comment>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Add a section</source>
        <translation>Aggiungi una sezione</translation>
    </message>
    <message>
        <source>Remove the section</source>
        <translation>Togli la sezione</translation>
    </message>
    <message>
        <source>Save as text …</source>
        <translation>Salva come testo …</translation>
    </message>
    <message>
        <source>Save as a web page …</source>
        <translation>Salva come pagina web …</translation>
    </message>
    <message>
        <source>Text of the announcement</source>
        <translation>Testo del bando</translation>
    </message>
    <message>
        <source>A date is written 2027-03-31.</source>
        <translation>Una data si scrive 2027-03-31.</translation>
    </message>
    <message>
        <source>Each section needs a name of its own.</source>
        <translation>Ogni sezione vuole un nome proprio.</translation>
    </message>
    <message>
        <source>Name of the tourney</source>
        <translation>Nome del concorso</translation>
    </message>
    <message>
        <source>Director</source>
        <translation>Direttore</translation>
    </message>
    <message>
        <source>Entries to</source>
        <translation>Invii a</translation>
    </message>
    <message>
        <source>Closing date</source>
        <translation>Scadenza</translation>
    </message>
    <message>
        <source>Claims until</source>
        <translation>Reclami fino al</translation>
    </message>
    <message>
        <source>Language of its texts</source>
        <translation>Lingua dei testi</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Testo</translation>
    </message>
    <message>
        <source>Language of the award</source>
        <translation>Lingua del verdetto</translation>
    </message>
    <message>
        <source>Save the award …</source>
        <translation>Salva il verdetto …</translation>
    </message>
    <message>
        <source>As PDF, LaTeX, web page, text, YAML of Olive or our own form</source>
        <translation>Come PDF, LaTeX, pagina web, testo, YAML di Olive o forma propria</translation>
    </message>
    <message>
        <source>Copy letters to the authors</source>
        <translation>Copia le lettere agli autori</translation>
    </message>
    <message>
        <source>Text of the award</source>
        <translation>Testo del verdetto</translation>
    </message>
    <message>
        <source>Entry to be corrected</source>
        <translation>Lavoro da correggere</translation>
    </message>
    <message>
        <source>What was found, as it is printed</source>
        <translation>Che cosa si è trovato, come si stampa</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Correzione</translation>
    </message>
    <message>
        <source>It loses its distinction</source>
        <translation>Perde il premio</translation>
    </message>
    <message>
        <source>After a claim:</source>
        <translation>Dopo un reclamo:</translation>
    </message>
    <message>
        <source>Not sound by the test: entries %1.</source>
        <translation>Non corretti secondo la verifica: lavori %1.</translation>
    </message>
    <message>
        <source>Add entries …</source>
        <translation>Aggiungi lavori …</translation>
    </message>
    <message>
        <source>Files and mail of any kind; they can also be dropped here</source>
        <translation>File e messaggi di ogni genere; si possono anche trascinare qui</translation>
    </message>
    <message>
        <source>Add a folder …</source>
        <translation>Aggiungi una cartella …</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Verifica</translation>
    </message>
    <message>
        <source>Solve what was not tested yet; compare all with each other and the library</source>
        <translation>Risolvi ciò che non è verificato; confronta tutto tra sé e con l&apos;archivio</translation>
    </message>
    <message>
        <source>Test all again</source>
        <translation>Verifica di nuovo tutto</translation>
    </message>
    <message>
        <source>Entries tested</source>
        <translation>Lavori verificati</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Lavori</translation>
    </message>
    <message>
        <source>Judges’ number</source>
        <translation>Numero per i giudici</translation>
    </message>
    <message>
        <source>To be looked at</source>
        <translation>Da guardare</translation>
    </message>
    <message>
        <source>Versions, duplicates, and what was not read</source>
        <translation>Versioni, doppioni e ciò che non è stato letto</translation>
    </message>
    <message>
        <source>Section of the entry</source>
        <translation>Sezione del lavoro</translation>
    </message>
    <message>
        <source>Remark for the judges, without names</source>
        <translation>Nota per i giudici, senza nomi</translation>
    </message>
    <message>
        <source>Remark for the judges</source>
        <translation>Nota per i giudici</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Ritira</translation>
    </message>
    <message>
        <source>Put in place of</source>
        <translation>Metti al posto di</translation>
    </message>
    <message>
        <source>%1 and %2 are the same problem.</source>
        <translation>%1 e %2 sono lo stesso problema.</translation>
    </message>
    <message>
        <source>%1 and %2 are versions by one composer or team.</source>
        <translation>%1 e %2 sono versioni di un autore o di una squadra.</translation>
    </message>
    <message>
        <source>Not read: %1: %2</source>
        <comment>place and reason</comment>
        <translation>Non letto: %1: %2</translation>
    </message>
    <message>
        <source>no section</source>
        <translation>nessuna sezione</translation>
    </message>
    <message>
        <source>Take back in</source>
        <translation>Riammetti</translation>
    </message>
    <message>
        <source>Entries in your order</source>
        <translation>Lavori nel Suo ordine</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Su</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Giù</translation>
    </message>
    <message>
        <source>Order by mark</source>
        <translation>Ordina per voto</translation>
    </message>
    <message>
        <source>No. %1</source>
        <translation>N. %1</translation>
    </message>
    <message>
        <source>%1 of %2 entries have a verdict.</source>
        <translation>%1 lavori su %2 hanno un giudizio.</translation>
    </message>
    <message>
        <source>special</source>
        <translation>speciale</translation>
    </message>
    <message>
        <source>Comment for the award</source>
        <translation>Commento per il verdetto</translation>
    </message>
    <message>
        <source>Mark</source>
        <comment>of a judge</comment>
        <translation>Voto</translation>
    </message>
    <message>
        <source>Distinction</source>
        <translation>Premio</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commento</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Giudice</translation>
    </message>
    <message>
        <source>Judge’s file …</source>
        <translation>File del giudice …</translation>
    </message>
    <message>
        <source>Booklet …</source>
        <translation>Fascicolo …</translation>
    </message>
    <message>
        <source>Read judges’ files …</source>
        <translation>Leggi i file dei giudici …</translation>
    </message>
    <message>
        <source>The first file or booklet closes the section: lots are drawn for the numbers that the judges see. Nothing in it tells a name.</source>
        <translation>Con il primo file o fascicolo si sorteggiano i numeri che i giudici vedono. Nulla vi rivela un nome.</translation>
    </message>
    <message>
        <source>Marks of the judges</source>
        <translation>Voti dei giudici</translation>
    </message>
    <message>
        <source>Last word, which the award goes by:</source>
        <translation>Ultima parola, che vale per il verdetto:</translation>
    </message>
    <message>
        <source>no rank</source>
        <translation>senza posto</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Posto</translation>
    </message>
    <message>
        <source>%1 judges a section in which entry %2 is or may be the judge’s own, or is dedicated to the judge.</source>
        <translation>%1 giudica una sezione in cui il lavoro %2 è o può essere suo, o gli è dedicato.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Name of a solver</source>
        <translation>Nome di un solutore</translation>
    </message>
    <message>
        <source>Add solver</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>Remove solver</source>
        <translation>Rimuovi</translation>
    </message>
    <message>
        <source>Letters of the solver</source>
        <translation>Lettere del solutore</translation>
    </message>
    <message>
        <source>letters told from the text</source>
        <translation>lettere secondo il testo</translation>
    </message>
    <message>
        <source>Next that is unclear</source>
        <translation>Prossimo non chiaro</translation>
    </message>
    <message>
        <source>Solvers and problems</source>
        <translation>Solutori e problemi</translation>
    </message>
    <message numerus="yes">
        <source>%1 sheets are left to the director.</source>
        <translation>
            <numerusform>%1 foglio resta al direttore.</numerusform>
            <numerusform>%1 fogli restano al direttore.</numerusform>
        </translation>
    </message>
    <message>
        <source>One sheet is left to the director.</source>
        <translation>Un foglio resta al direttore.</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Solutore</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Paese</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuti</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Somma</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Scarto</translation>
    </message>
    <message>
        <source>far apart</source>
        <translation>molto distanti</translation>
    </message>
    <message>
        <source>New tourney …</source>
        <translation>Nuovo concorso …</translation>
    </message>
    <message>
        <source>Open a tourney or judge’s file …</source>
        <translation>Apri un concorso o file di giudice …</translation>
    </message>
    <message>
        <source>Announcement</source>
        <translation>Bando</translation>
    </message>
    <message>
        <source>Award</source>
        <comment>of a tourney</comment>
        <translation>Verdetto</translation>
    </message>
    <message>
        <source>Tourney</source>
        <translation>Concorso</translation>
    </message>
    <message>
        <source>No tourney is open.</source>
        <translation>Nessun concorso è aperto.</translation>
    </message>
    <message>
        <source>New contest …</source>
        <translation>Nuova gara …</translation>
    </message>
    <message>
        <source>Open a contest …</source>
        <translation>Apri una gara …</translation>
    </message>
    <message>
        <source>Name of the contest</source>
        <translation>Nome della gara</translation>
    </message>
    <message>
        <source>Rules of the contest</source>
        <translation>Regole della gara</translation>
    </message>
    <message>
        <source>Sheets</source>
        <comment>of solvers</comment>
        <translation>Fogli</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>of a contest</comment>
        <translation>Classifica</translation>
    </message>
    <message>
        <source>Solving contest</source>
        <translation>Gara di soluzione</translation>
    </message>
    <message>
        <source>No contest is open.</source>
        <translation>Nessuna gara è aperta.</translation>
    </message>
    <message>
        <source>%1 is open in another program: here it can only be read.</source>
        <translation>%1 è aperto in un altro programma: qui si può solo leggere.</translation>
    </message>
    <message>
        <source>Remove %1 with all that solvers wrote?</source>
        <translation>Togliere %1 con tutto ciò che i solutori hanno scritto?</translation>
    </message>
    <message>
        <source>Sheets, marks and the director&apos;s own marks are lost.</source>
        <translation>Fogli, punti e punti propri del direttore vanno persi.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>Solving contests (%1)</source>
        <translation>Gare di soluzione (%1)</translation>
    </message>
    <message>
        <source>New contest</source>
        <translation>Nuova gara</translation>
    </message>
    <message>
        <source>Open a contest</source>
        <translation>Apri una gara</translation>
    </message>
    <message>
        <source>Sheets for solvers</source>
        <translation>Fogli per i solutori</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Salva la classifica</translation>
    </message>
    <message>
        <source>New tourney</source>
        <translation>Nuovo concorso</translation>
    </message>
    <message>
        <source>Tourneys and judges’ files (%1)</source>
        <translation>Concorsi e file di giudici (%1)</translation>
    </message>
    <message>
        <source>Open a tourney</source>
        <translation>Apri un concorso</translation>
    </message>
    <message>
        <source>Tourneys (%1)</source>
        <translation>Concorsi (%1)</translation>
    </message>
    <message>
        <source>A folder of entries</source>
        <translation>Una cartella di lavori</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>Tutti i file (%1)</translation>
    </message>
    <message>
        <source>Save the announcement</source>
        <translation>Salva il bando</translation>
    </message>
    <message>
        <source>Say whose file it is to be: the judge’s name.</source>
        <translation>Dire per chi è il file: il nome del giudice.</translation>
    </message>
    <message>
        <source>Judge’s file</source>
        <translation>File del giudice</translation>
    </message>
    <message>
        <source>Booklet for the judge</source>
        <translation>Fascicolo per il giudice</translation>
    </message>
    <message>
        <source>Judges’ files (%1)</source>
        <translation>File di giudici (%1)</translation>
    </message>
    <message>
        <source>Read judges’ files</source>
        <translation>Leggi i file dei giudici</translation>
    </message>
    <message>
        <source>Save the award</source>
        <translation>Salva il verdetto</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>a distinction</comment>
        <translation>niente</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>ritirato</translation>
    </message>
    <message>
        <source>replaced by a version</source>
        <translation>sostituito da una versione</translation>
    </message>
    <message>
        <source>not tested yet</source>
        <translation>non ancora verificato</translation>
    </message>
    <message>
        <source>entry %1</source>
        <translation>lavoro %1</translation>
    </message>
    <message>
        <source>a problem</source>
        <translation>un problema</translation>
    </message>
    <message>
        <source>%1 (library, %2)</source>
        <comment>a problem and its number</comment>
        <translation>%1 (archivio, %2)</translation>
    </message>
    <message>
        <source>Set mates</source>
        <translation>Matti apparenti</translation>
    </message>
    <message>
        <source>Model mates</source>
        <translation>Matti modello</translation>
    </message>
    <message>
        <source>no author is named</source>
        <translation>nessun autore è indicato</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profilo</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Like:</source>
        <translation>Simile a:</translation>
    </message>
    <message>
        <source>line promoted</source>
        <translation>variante promossa</translation>
    </message>
    <message>
        <source>line demoted</source>
        <translation>variante retrocessa</translation>
    </message>
    <message>
        <source>moves added to the solution</source>
        <translation>mosse aggiunte alla soluzione</translation>
    </message>
    <message>
        <source>%1 marked %2</source>
        <translation>%1 segnata %2</translation>
    </message>
    <message>
        <source>%1 no longer marked %2</source>
        <translation>%1 non più segnata %2</translation>
    </message>
    <message>
        <source>%1 in the solution</source>
        <translation>%1 nella soluzione</translation>
    </message>
    <message>
        <source>moves taken out of the solution</source>
        <translation>mosse tolte dalla soluzione</translation>
    </message>
    <message>
        <source>sign of a move changed</source>
        <translation>segno di una mossa cambiato</translation>
    </message>
    <message>
        <source>diagram in the solution changed</source>
        <translation>diagramma nella soluzione cambiato</translation>
    </message>
    <message>
        <source>%1 changed in the solution</source>
        <translation>%1 cambiato nella soluzione</translation>
    </message>
    <message>
        <source>remark in the solution changed</source>
        <translation>nota nella soluzione cambiata</translation>
    </message>
    <message>
        <source>solution rewritten</source>
        <translation>soluzione riscritta</translation>
    </message>
    <message>
        <source>Line %1, character %2: %3.</source>
        <translation>Riga %1, carattere %2: %3.</translation>
    </message>
    <message>
        <source>The solution is too long to be shown as moves.</source>
        <translation>La soluzione è troppo lunga per essere mostrata come mosse.</translation>
    </message>
    <message>
        <source>other games</source>
        <translation>altri giochi</translation>
    </message>
    <message>
        <source>studies</source>
        <translation>studi</translation>
    </message>
    <message>
        <source>without a stipulation</source>
        <translation>senza stipulazione</translation>
    </message>
    <message>
        <source>fairy chess</source>
        <translation>scacchi eterodossi</translation>
    </message>
    <message>
        <source>longer mates</source>
        <translation>matti più lunghi</translation>
    </message>
    <message>
        <source>It has come</source>
        <translation>È arrivato</translation>
    </message>
    <message>
        <source>It is tested and sound</source>
        <translation>È esaminato e corretto</translation>
    </message>
    <message>
        <source>It is tested and not sound</source>
        <translation>È esaminato e scorretto</translation>
    </message>
    <message>
        <source>It seems to be anticipated</source>
        <translation>Sembra anticipato</translation>
    </message>
    <message>
        <source>It is returned</source>
        <translation>Viene restituito</translation>
    </message>
    <message>
        <source>It is accepted</source>
        <translation>È accettato</translation>
    </message>
    <message>
        <source>It is printed</source>
        <translation>È pubblicato</translation>
    </message>
    <message>
        <source>It is in the award</source>
        <translation>È nel verdetto</translation>
    </message>
    <message>
        <source>no author</source>
        <translation>senza autore</translation>
    </message>
    <message>
        <source>since today</source>
        <translation>da oggi</translation>
    </message>
    <message>
        <source>for one day</source>
        <translation>da un giorno</translation>
    </message>
    <message numerus="yes">
        <source>for %1 days</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>da %1 giorni</numerusform>
        </translation>
    </message>
    <message>
        <source>What the solver wrote</source>
        <translation>Ciò che il solutore ha scritto</translation>
    </message>
    <message>
        <source>What the solver wrote: 1.Qh5! (2.Qf7#) Ke6 2.Qg6#</source>
        <translation>Ciò che il solutore ha scritto: 1.Dh5! (2.Df7#) Re6 2.Dg6#</translation>
    </message>
    <message>
        <source>The director says:</source>
        <translation>Il direttore dice:</translation>
    </message>
    <message>
        <source>Points by the director</source>
        <translation>Punti del direttore</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Reason of the director</source>
        <translation>Motivo del direttore</translation>
    </message>
    <message>
        <source>%1, problem %2: %3</source>
        <comment>a solver, a number, a task</comment>
        <translation>%1, problema %2: %3</translation>
    </message>
    <message>
        <source>%1 of %2 points</source>
        <translation>%1 punti su %2</translation>
    </message>
    <message>
        <source>WCSC: 5 points a problem, six rounds</source>
        <translation>WCSC: 5 punti per problema, sei turni</translation>
    </message>
    <message>
        <source>ISC: 5 points a problem, two rounds</source>
        <translation>ISC: 5 punti per problema, due turni</translation>
    </message>
    <message>
        <source>Column: a ladder, cooks count</source>
        <translation>Rubrica: graduatoria, le demolizioni contano</translation>
    </message>
    <message>
        <source>being marked …</source>
        <translation>in valutazione …</translation>
    </message>
    <message>
        <source>Cooks found</source>
        <translation>Demolizioni trovate</translation>
    </message>
    <message>
        <source>wrong claims</source>
        <translation>rivendicazioni errate</translation>
    </message>
    <message>
        <source>another find</source>
        <translation>un altro risultato</translation>
    </message>
    <message>
        <source>What was typed or moved there stands nowhere else.</source>
        <translation>Ciò che vi è stato scritto o spostato non si trova in nessun altro luogo.</translation>
    </message>
    <message>
        <source>Close it all the same</source>
        <translation>Chiudere comunque</translation>
    </message>
    <message>
        <source>diagram</source>
        <translation>diagramma</translation>
    </message>
</context>
<context>
    <name>Aids</name>
    <message>
        <source>Repair</source>
        <translation>Ripara</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Vicine</translation>
    </message>
    <message>
        <source>Repairs of questions about the past are not looked for.</source>
        <translation>Delle domande sul passato non si cercano riparazioni.</translation>
    </message>
    <message>
        <source>Repairs are looked for where the program knows the stipulation.</source>
        <translation>Le riparazioni si cercano solo dove il programma conosce la stipulazione.</translation>
    </message>
    <message>
        <source>Repairs of proof games are not looked for.</source>
        <translation>Per le partite giustificative non si cercano riparazioni.</translation>
    </message>
    <message>
        <source>Nothing to repair: one key, no dual.</source>
        <translation>Nulla da riparare: una chiave, nessun duale.</translation>
    </message>
    <message>
        <source>Nothing to repair: no cook.</source>
        <translation>Nulla da riparare: nessuna demolizione.</translation>
    </message>
    <message>
        <source>Select a key or a try in the solution first.</source>
        <translation>Prima scelga una chiave o un tentativo nella soluzione.</translation>
    </message>
    <message>
        <source>The position has changed meanwhile; the list is being made again.</source>
        <translation>Intanto la posizione è cambiata; l&apos;elenco viene rifatto.</translation>
    </message>
</context>
<context>
    <name>AlikeView</name>
    <message>
        <source>Back to the search</source>
        <translation>Torna alla ricerca</translation>
    </message>
    <message>
        <source>Like %1</source>
        <translation>Simili: %1</translation>
    </message>
    <message>
        <source>the problem on the board</source>
        <translation>il problema sulla scacchiera</translation>
    </message>
    <message>
        <source>One problem, compared in men, play, themes, key, stipulation and force.</source>
        <translation>Un problema, confrontato per pezzi, gioco, temi, chiave, stipulazione e forza.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems, compared in men, play, themes, key, stipulation and force.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 problemi, confrontati per pezzi, gioco, temi, chiave, stipulazione e forza.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing alike in the library.</source>
        <translation>Niente di simile nell&apos;archivio.</translation>
    </message>
</context>
<context>
    <name>Allowed</name>
    <message>
        <source>The usual few</source>
        <translation>I soliti pochi</translation>
    </message>
    <message>
        <source>All that there are</source>
        <translation>Tutti quelli che ci sono</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nessuno</translation>
    </message>
</context>
<context>
    <name>AnalysisPane</name>
    <message>
        <source>Solution</source>
        <translation>Soluzione</translation>
    </message>
    <message>
        <source>Phases</source>
        <comment>a tab, with themes and quality</comment>
        <translation>Fasi</translation>
    </message>
    <message>
        <source>Proof game</source>
        <translation>Partita giustificativa</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Soluzioni</translation>
    </message>
    <message>
        <source>Correspondences</source>
        <comment>a tab, with themes and quality</comment>
        <translation>Corrispondenze</translation>
    </message>
    <message>
        <source>Solving …</source>
        <translation>Risolvo …</translation>
    </message>
    <message>
        <source>solving</source>
        <translation>risolvo</translation>
    </message>
    <message>
        <source>Nothing on the board yet</source>
        <translation>Ancora niente sulla scacchiera</translation>
    </message>
    <message>
        <source>The verdict stands here, after every change, in one sentence.</source>
        <translation>Qui sta il verdetto, dopo ogni modifica, in una frase.</translation>
    </message>
    <message>
        <source>Cannot be solved</source>
        <translation>Non analizzabile</translation>
    </message>
    <message>
        <source>Write what is asked, such as #2, into the field above the board.</source>
        <translation>Scriva la stipulazione nel campo sopra la scacchiera, per esempio #2.</translation>
    </message>
    <message>
        <source>No task</source>
        <translation>Nessuna stipulazione</translation>
    </message>
    <message>
        <source>Not solved</source>
        <translation>Non risolto</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Fermato</translation>
    </message>
    <message>
        <source>all stages done
%1</source>
        <translation>analisi completa
%1</translation>
    </message>
    <message>
        <source>play and tries
under way</source>
        <translation>gioco e tentativi
in corso</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>fermato</translation>
    </message>
    <message>
        <source>Put the missing king on the board to see the solution.</source>
        <translation>Metta sulla scacchiera il re che manca per vedere la soluzione.</translation>
    </message>
    <message>
        <source>Mend what is ringed on the board to see the solution.</source>
        <translation>Corregga ciò che è cerchiato sulla scacchiera per vedere la soluzione.</translation>
    </message>
</context>
<context>
    <name>ArrangingDialog</name>
    <message>
        <source>The collection in its order</source>
        <translation>La raccolta nel suo ordine</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>Titolo</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Testo</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Su</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Giù</translation>
    </message>
    <message>
        <source>Keep and export …</source>
        <translation>Conserva ed esporta …</translation>
    </message>
    <message>
        <source>Heading or text</source>
        <translation>Titolo o testo</translation>
    </message>
    <message>
        <source>Drag, or move with Ctrl and an arrow. Problems stay in the collection.</source>
        <translation>Trascini, o sposti con Ctrl e una freccia. I problemi restano nella raccolta.</translation>
    </message>
    <message>
        <source>Order of “%1”</source>
        <translation>Ordine di “%1”</translation>
    </message>
    <message>
        <source>Close without keeping the order?</source>
        <translation>Chiudere senza conservare l’ordine?</translation>
    </message>
</context>
<context>
    <name>Batch</name>
    <message>
        <source>Add keyword</source>
        <translation>Aggiungi parola chiave</translation>
    </message>
    <message>
        <source>Keyword</source>
        <translation>Parola chiave</translation>
    </message>
    <message>
        <source>The chosen problems have no keyword.</source>
        <translation>I problemi scelti non hanno parole chiave.</translation>
    </message>
    <message>
        <source>Remove keyword</source>
        <translation>Togli parola chiave</translation>
    </message>
    <message>
        <source>New collection</source>
        <translation>Nuova raccolta</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>One problem will be analysed again.</source>
        <translation>Un problema sarà analizzato di nuovo.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems will be analysed again.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 problemi saranno analizzati di nuovo.</numerusform>
        </translation>
    </message>
    <message>
        <source>One problem with all its versions. This cannot be undone.</source>
        <translation>Un problema con tutte le sue versioni. Non si può annullare.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems with all their versions. This cannot be undone.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 problemi con tutte le loro versioni. Non si può annullare.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove for good?</source>
        <translation>Eliminare per sempre?</translation>
    </message>
    <message>
        <source>Remove for good</source>
        <translation>Elimina per sempre</translation>
    </message>
    <message>
        <source>Open on the board</source>
        <translation>Apri sulla scacchiera</translation>
    </message>
    <message>
        <source>Open in a new tab</source>
        <translation>Apri in una nuova scheda</translation>
    </message>
    <message>
        <source>Like this</source>
        <translation>Simili a questo</translation>
    </message>
    <message>
        <source>Describe together …</source>
        <translation>Descrivere insieme …</translation>
    </message>
    <message>
        <source>Add keyword …</source>
        <translation>Aggiungi parola chiave …</translation>
    </message>
    <message>
        <source>Remove keyword …</source>
        <translation>Togli parola chiave …</translation>
    </message>
    <message>
        <source>Analyse again</source>
        <translation>Analizza di nuovo</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Esporta …</translation>
    </message>
    <message>
        <source>Put into the bin</source>
        <translation>Metti nel cestino</translation>
    </message>
    <message>
        <source>Add to collection</source>
        <translation>Aggiungi alla raccolta</translation>
    </message>
    <message>
        <source>Move to collection</source>
        <translation>Sposta nella raccolta</translation>
    </message>
    <message>
        <source>New collection …</source>
        <translation>Nuova raccolta …</translation>
    </message>
    <message>
        <source>Take out of “%1”</source>
        <translation>Togli da “%1”</translation>
    </message>
    <message>
        <source>Take out of the bin</source>
        <translation>Togli dal cestino</translation>
    </message>
    <message>
        <source>Remove for good …</source>
        <translation>Elimina per sempre …</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>empty</source>
        <translation>vuota</translation>
    </message>
    <message>
        <source>{square}, {content}</source>
        <translation>{square}, {content}</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Squares</source>
        <translation>Case</translation>
    </message>
    <message>
        <source>Board: {square}</source>
        <translation>Scacchiera: {square}</translation>
    </message>
    <message>
        <source>{material}. Arrows move, capital letters put white men, small letters black ones, Space lifts and drops.</source>
        <translation>{material}. Le frecce muovono, le maiuscole mettono pezzi bianchi, le minuscole neri, Spazio alza e depone.</translation>
    </message>
    <message>
        <source>{square}, selected</source>
        <translation>{square}, selezionata</translation>
    </message>
    <message>
        <source>Drag men here, or paste a position.</source>
        <translation>Trascini qui i pezzi o incolli una posizione.</translation>
    </message>
</context>
<context>
    <name>CaptionLines</name>
    <message>
        <source>Line above the board</source>
        <translation>Riga sopra la scacchiera</translation>
    </message>
    <message>
        <source>Line below the board</source>
        <translation>Riga sotto la scacchiera</translation>
    </message>
    <message>
        <source>Left, under the board</source>
        <translation>A sinistra, sotto la scacchiera</translation>
    </message>
    <message>
        <source>Right, under the board</source>
        <translation>A destra, sotto la scacchiera</translation>
    </message>
    <message>
        <source>B</source>
        <comment>bold</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Grassetto</translation>
    </message>
    <message>
        <source>Above the board</source>
        <translation>Sopra la scacchiera</translation>
    </message>
    <message>
        <source>Under it, left and right</source>
        <translation>Sotto, a sinistra e a destra</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>Sotto</translation>
    </message>
    <message>
        <source>Fields stand in braces; what stands in brackets goes where its field is empty. There are: %1.</source>
        <translation>I campi stanno fra graffe; ciò che è fra quadre sparisce se il suo campo è vuoto. Ci sono: %1.</translation>
    </message>
</context>
<context>
    <name>CaptionPanel</name>
    <message>
        <source>Authors</source>
        <translation>Autori</translation>
    </message>
    <message>
        <source>Authors, separated by semicolons</source>
        <translation>Autori, separati da punto e virgola</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fonte</translation>
    </message>
    <message>
        <source>Magazine or tourney, and number</source>
        <translation>Rivista o concorso, e numero</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Anno</translation>
    </message>
    <message>
        <source>1925, 1925-05 or 1925-05-07</source>
        <translation>1925, 1925-05 o 1925-05-07</translation>
    </message>
    <message>
        <source>Distinction</source>
        <translation>Onorificenza</translation>
    </message>
    <message>
        <source>Such as 1st Prize</source>
        <translation>Ad es. 1° Premio</translation>
    </message>
    <message>
        <source>Men of White and of Black</source>
        <translation>Pezzi bianchi e neri</translation>
    </message>
</context>
<context>
    <name>CardTab</name>
    <message>
        <source>One diagram was given up, for it takes too long.</source>
        <translation>Un diagramma è stato abbandonato: richiede troppo tempo.</translation>
    </message>
    <message numerus="yes">
        <source>%1 diagrams were given up, for they take too long.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 diagrammi sono stati abbandonati: richiedono troppo tempo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter takes over, Space keeps beside</source>
        <translation>Invio adotta, Spazio tiene da parte</translation>
    </message>
    <message>
        <source>Enter takes over</source>
        <translation>Invio adotta</translation>
    </message>
    <message>
        <source>The position has changed meanwhile; the list is being made again.</source>
        <translation>La posizione è cambiata nel frattempo; la lista si rifà.</translation>
    </message>
    <message>
        <source>Whether it is sound is not known: take it over.</source>
        <translation>Non si sa se è corretto: lo riprenda sulla scacchiera.</translation>
    </message>
    <message>
        <source>Kept beside: %1.</source>
        <translation>Tenuto da parte: %1.</translation>
    </message>
    <message>
        <source>%1 is kept already.</source>
        <translation>%1 è già tenuto da parte.</translation>
    </message>
</context>
<context>
    <name>ChangeField</name>
    <message>
        <source>Change of the twin</source>
        <translation>Modifica del gemello</translation>
    </message>
    <message>
        <source>Move c3 d4, Remove e5, Add black Pa4, Rotate 90, Stipulation h#3 …</source>
        <translation>Move c3 d4, Remove e5, Add black Pa4, Rotate 90, Stipulation h#3 …</translation>
    </message>
    <message>
        <source>Not understood: %1</source>
        <translation>Non compreso: %1</translation>
    </message>
</context>
<context>
    <name>ChartView</name>
    <message>
        <source>%2: one problem</source>
        <translation>%2: un problema</translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 problems</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%2: %1 problemi</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChoiceRow</name>
    <message>
        <source>any</source>
        <translation>qualsiasi</translation>
    </message>
</context>
<context>
    <name>ColumnHeader</name>
    <message>
        <source>Columns as at first</source>
        <translation>Colonne come all&apos;inizio</translation>
    </message>
</context>
<context>
    <name>CompareView</name>
    <message>
        <source>Comparison of versions</source>
        <translation>Confronto di versioni</translation>
    </message>
    <message>
        <source>The two versions are the same.</source>
        <translation>Le due versioni sono uguali.</translation>
    </message>
    <message>
        <source>The two versions differ in what is not compared here.</source>
        <translation>Le due versioni differiscono in qualcosa che qui non si confronta.</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posizione</translation>
    </message>
    <message>
        <source>%1, was %2</source>
        <translation>%1, prima %2</translation>
    </message>
    <message>
        <source>Themes won</source>
        <translation>Temi guadagnati</translation>
    </message>
    <message>
        <source>Themes lost</source>
        <translation>Temi perduti</translation>
    </message>
    <message>
        <source>Better:</source>
        <translation>Meglio:</translation>
    </message>
    <message>
        <source>No longer:</source>
        <translation>Non più:</translation>
    </message>
    <message>
        <source>Worse:</source>
        <translation>Peggio:</translation>
    </message>
</context>
<context>
    <name>ComposingWindow</name>
    <message>
        <source>Go on from this one</source>
        <translation>Proseguire da questa</translation>
    </message>
    <message>
        <source>Compose a theme</source>
        <translation>Comporre un tema</translation>
    </message>
    <message>
        <source>Choose a theme, and which men stay.</source>
        <translation>Scelga un tema e i pezzi che restano.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>The men added may go: click those that are to stay.</source>
        <translation>I pezzi aggiunti possono andarsene: faccia clic su quelli che devono restare.</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Guarda</translation>
    </message>
    <message>
        <source>Done before</source>
        <translation>Fatte in precedenza</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Ancora nessuna</translation>
    </message>
</context>
<context>
    <name>ConditionCard</name>
    <message>
        <source>Try the example</source>
        <translation>Prova l&apos;esempio</translation>
    </message>
    <message>
        <source>Open a small problem that shows it, in a tab of its own</source>
        <translation>Apri in una scheda propria un piccolo problema che la mostra</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opzioni</translation>
    </message>
    <message>
        <source>Not known here: kept as it is written.</source>
        <translation>Non nota qui: conservata come è scritta.</translation>
    </message>
</context>
<context>
    <name>ConditionList</name>
    <message>
        <source>Fairy conditions</source>
        <translation>Condizioni eterodosse</translation>
    </message>
</context>
<context>
    <name>CoreForm</name>
    <message>
        <source>The core: %1</source>
        <translation>Il nucleo: %1</translation>
    </message>
    <message>
        <source>Men that stay</source>
        <translation>Pezzi che restano</translation>
    </message>
    <message>
        <source>Squares of the theme</source>
        <translation>Case del tema</translation>
    </message>
    <message>
        <source>All stay</source>
        <translation>Tutti restano</translation>
    </message>
    <message>
        <source>Only the kings</source>
        <translation>Solo i re</translation>
    </message>
    <message>
        <source>No squares</source>
        <translation>Nessuna casa</translation>
    </message>
    <message>
        <source>The theme that is wanted</source>
        <translation>Il tema voluto</translation>
    </message>
    <message>
        <source>Like the one on the board, but another</source>
        <translation>Come quello sulla scacchiera, ma un altro</translation>
    </message>
    <message>
        <source>The men of its theme stay; the others may be added anew</source>
        <translation>I pezzi del suo tema restano; gli altri si possono aggiungere di nuovo</translation>
    </message>
    <message>
        <source>Forget these mates</source>
        <translation>Dimentica questi matti</translation>
    </message>
    <message>
        <source>every man that stays takes part in it</source>
        <translation>ogni pezzo che resta vi partecipa</translation>
    </message>
    <message>
        <source>they may stand elsewhere, as a whole</source>
        <translation>possono stare altrove, tutti insieme</translation>
    </message>
    <message>
        <source>their left and right may be exchanged</source>
        <translation>sinistra e destra si possono scambiare</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>qualsiasi</translation>
    </message>
    <message>
        <source>Another number gives another random order</source>
        <translation>Un altro numero dà un altro ordine casuale</translation>
    </message>
    <message>
        <source>until it is stopped</source>
        <translation>finché non si ferma</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Squares: %1</source>
        <translation>Case: %1</translation>
    </message>
    <message>
        <source>one man stays</source>
        <translation>un pezzo resta</translation>
    </message>
    <message numerus="yes">
        <source>%1 men stay</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 pezzi restano</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2 on any squares</source>
        <translation>%1; %2 su qualunque casa</translation>
    </message>
    <message>
        <source>%1; %2 on %3</source>
        <translation>%1; %2 su %3</translation>
    </message>
    <message>
        <source>%1; the theme on any squares</source>
        <translation>%1; il tema su case qualsiasi</translation>
    </message>
    <message>
        <source>%1; the theme on %2</source>
        <translation>%1; il tema su %2</translation>
    </message>
    <message>
        <source>Men at most</source>
        <translation>Pezzi, max</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Caso</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Men and time</source>
        <translation>Pezzi e tempo</translation>
    </message>
    <message>
        <source>Flaws</source>
        <translation>Difetti</translation>
    </message>
</context>
<context>
    <name>DefectsCard</name>
    <message>
        <source>The diagram</source>
        <translation>Il diagramma</translation>
    </message>
</context>
<context>
    <name>DetailPane</name>
    <message>
        <source>Open on the board</source>
        <translation>Apri sulla scacchiera</translation>
    </message>
    <message>
        <source>Like this</source>
        <translation>Simili a questo</translation>
    </message>
    <message>
        <source>Find problems that resemble this one</source>
        <translation>Trova problemi che somigliano a questo</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems chosen</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 problemi scelti</numerusform>
        </translation>
    </message>
    <message>
        <source>Details of the chosen problem</source>
        <translation>Dati del problema scelto</translation>
    </message>
    <message>
        <source>Choose a problem to see its solution.</source>
        <translation>Scelga un problema per vederne la soluzione.</translation>
    </message>
    <message>
        <source>With twin %1)</source>
        <translation>Con il gemello %1)</translation>
    </message>
    <message>
        <source>Not solved to the end.</source>
        <translation>Non risolto fino in fondo.</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Insolubile</translation>
    </message>
    <message>
        <source>Themes</source>
        <translation>Temi</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>Parole chiave</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Correctness</source>
        <translation>Correttezza</translation>
    </message>
    <message>
        <source>Your remarks</source>
        <translation>Osservazioni proprie</translation>
    </message>
    <message>
        <source>Also printed</source>
        <translation>Stampato anche</translation>
    </message>
    <message>
        <source>Ends so</source>
        <translation>Finisce così</translation>
    </message>
    <message>
        <source>Remove the link</source>
        <translation>Togli il collegamento</translation>
    </message>
    <message>
        <source>Solution as printed</source>
        <translation>Soluzione come stampata</translation>
    </message>
</context>
<context>
    <name>DetailsPanel</name>
    <message>
        <source>Title</source>
        <translation>Titolo</translation>
    </message>
    <message>
        <source>title changed</source>
        <translation>titolo modificato</translation>
    </message>
    <message>
        <source>Authors, one a line</source>
        <translation>Autori, uno per riga</translation>
    </message>
    <message>
        <source>Family, Given</source>
        <translation>Cognome, Nome</translation>
    </message>
    <message>
        <source>authors changed</source>
        <translation>autori modificati</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fonte</translation>
    </message>
    <message>
        <source>source changed</source>
        <translation>fonte modificata</translation>
    </message>
    <message>
        <source>Magazine, column or book</source>
        <translation>Rivista, rubrica o libro</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numero</translation>
    </message>
    <message>
        <source>number changed</source>
        <translation>numero modificato</translation>
    </message>
    <message>
        <source>Of the problem, or issue/problem</source>
        <translation>Del problema, o fascicolo/problema</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>date changed</source>
        <translation>data modificata</translation>
    </message>
    <message>
        <source>Distinction</source>
        <translation>Onorificenza</translation>
    </message>
    <message>
        <source>distinction changed</source>
        <translation>onorificenza modificata</translation>
    </message>
    <message>
        <source>Tourney</source>
        <translation>Concorso</translation>
    </message>
    <message>
        <source>tourney changed</source>
        <translation>concorso modificato</translation>
    </message>
    <message>
        <source>Dedication</source>
        <translation>Dedica</translation>
    </message>
    <message>
        <source>dedication changed</source>
        <translation>dedica modificata</translation>
    </message>
    <message>
        <source>Keywords, separated by commas</source>
        <translation>Parole chiave, separate da virgole</translation>
    </message>
    <message>
        <source>Comments, separated by an empty line</source>
        <translation>Commenti, separati da una riga vuota</translation>
    </message>
    <message>
        <source>keywords changed</source>
        <translation>parole chiave modificate</translation>
    </message>
    <message>
        <source>comments changed</source>
        <translation>commenti modificati</translation>
    </message>
    <message>
        <source>Correctness, as you state it</source>
        <translation>Correttezza, secondo Lei</translation>
    </message>
    <message>
        <source>C+ and the program, or: correct by hand</source>
        <translation>C+ e il programma, oppure: verificato a mano</translation>
    </message>
    <message>
        <source>correctness stated</source>
        <translation>correttezza dichiarata</translation>
    </message>
    <message>
        <source>Your own remarks, never printed</source>
        <translation>Osservazioni proprie, mai stampate</translation>
    </message>
    <message>
        <source>remarks changed</source>
        <translation>osservazioni cambiate</translation>
    </message>
    <message>
        <source>a date is written 1925, 1925-05 or 1925-05-07</source>
        <translation>una data si scrive 1925, 1925-05 o 1925-05-07</translation>
    </message>
    <message>
        <source>there are months 01 to 12</source>
        <translation>i mesi vanno da 01 a 12</translation>
    </message>
    <message>
        <source>this month has no such day</source>
        <translation>questo mese non ha tale giorno</translation>
    </message>
    <message>
        <source>the date is not finished</source>
        <translation>la data è incompleta</translation>
    </message>
</context>
<context>
    <name>DiagramPart</name>
    <message>
        <source>Diagram</source>
        <translation>Diagramma</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>Salva come …</translation>
    </message>
    <message>
        <source>Keep this style under a name</source>
        <translation>Conserva questo stile con un nome</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Forget this style of your own</source>
        <translation>Elimina questo stile proprio</translation>
    </message>
    <message>
        <source>as wide as looks well</source>
        <translation>larghezza automatica</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unità</translation>
    </message>
    <message>
        <source> dpi</source>
        <translation> dpi</translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation>Trasparente</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Coordinate</translation>
    </message>
    <message>
        <source>Black below</source>
        <translation>Nero in basso</translation>
    </message>
    <message>
        <source>Marks, arrows</source>
        <translation>Segni, frecce</translation>
    </message>
    <message>
        <source>Magazine</source>
        <translation>Rivista</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Schermo</translation>
    </message>
    <message>
        <source>Tournament sheet</source>
        <translation>Foglio di concorso</translation>
    </message>
    <message>
        <source>Print, grey</source>
        <translation>Stampa, grigio</translation>
    </message>
    <message>
        <source>changed</source>
        <comment>a style that was saved</comment>
        <translation>modificato</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Stile</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Scacchiera</translation>
    </message>
    <message>
        <source>Men</source>
        <translation>Pezzi</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Scacchiere</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Grandezza</translation>
    </message>
    <message>
        <source>Fineness</source>
        <translation>Risoluzione</translation>
    </message>
    <message>
        <source>Hatched, as in print</source>
        <translation>Tratteggio, come a stampa</translation>
    </message>
    <message>
        <source>Flat grey</source>
        <translation>Grigio pieno</translation>
    </message>
    <message>
        <source>Coloured, as on the screen</source>
        <translation>A colori, come a schermo</translation>
    </message>
    <message>
        <source>As the style has it</source>
        <translation>Come nello stile</translation>
    </message>
    <message>
        <source>Width of the picture</source>
        <translation>Larghezza immagine</translation>
    </message>
    <message>
        <source>Width of the board</source>
        <translation>Larghezza scacchiera</translation>
    </message>
</context>
<context>
    <name>DockBar</name>
    <message>
        <source>Library</source>
        <translation>Archivio</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Ricerca</translation>
    </message>
    <message>
        <source>Edits</source>
        <translation>Modifiche</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versioni</translation>
    </message>
    <message>
        <source>Library  %1</source>
        <translation>Archivio  %1</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Vicine</translation>
    </message>
</context>
<context>
    <name>DropLegend</name>
    <message>
        <source>same key</source>
        <translation>stessa chiave</translation>
    </message>
    <message>
        <source>as here</source>
        <translation>come qui</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>corretto</translation>
    </message>
    <message>
        <source>keys: cooked</source>
        <translation>chiavi: demolito</translation>
    </message>
    <message>
        <source>too many</source>
        <translation>troppe</translation>
    </message>
    <message>
        <source>too few</source>
        <translation>troppo poche</translation>
    </message>
    <message>
        <source>other shape</source>
        <translation>altra forma</translation>
    </message>
    <message>
        <source>no solution</source>
        <translation>insolubile</translation>
    </message>
    <message>
        <source>short</source>
        <translation>soluzione breve</translation>
    </message>
    <message>
        <source>illegal</source>
        <translation>illegale</translation>
    </message>
    <message>
        <source>open</source>
        <translation>aperte</translation>
    </message>
</context>
<context>
    <name>DropMap</name>
    <message>
        <source>Both kings are missing: what a square would do cannot be judged.</source>
        <translation>Mancano entrambi i re: non si può giudicare che cosa farebbe una casa.</translation>
    </message>
    <message>
        <source>Black&apos;s king is missing: what a square would do cannot be judged.</source>
        <translation>Manca il re nero: non si può giudicare che cosa farebbe una casa.</translation>
    </message>
    <message>
        <source>White&apos;s king is missing: only the scheme bench (F4) works without him.</source>
        <translation>Manca il re bianco: solo il banco degli schemi (F4) lavora senza di lui.</translation>
    </message>
    <message>
        <source>With this many kings, what a square would do cannot be judged.</source>
        <translation>Con tanti re non si può giudicare che cosa farebbe una casa.</translation>
    </message>
    <message>
        <source>%1 in hand.</source>
        <translation>%1 in mano.</translation>
    </message>
    <message>
        <source>%1 lifted from %2.</source>
        <translation>%1 in mano, da %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 squares tested in %2 ms.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 case provate in %2 ms.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 squares tested.</source>
        <translation>%1 case provate su %2.</translation>
    </message>
    <message>
        <source>Esc puts it back, M hides the map</source>
        <translation>Esc lo rimette, M nasconde la mappa</translation>
    </message>
    <message>
        <source>On %1:</source>
        <translation>In %1:</translation>
    </message>
</context>
<context>
    <name>EntryPart</name>
    <message>
        <source>Entry form</source>
        <translation>Modulo di concorso</translation>
    </message>
    <message>
        <source>Anonymous, with a number</source>
        <translation>Anonimo, con un numero</translation>
    </message>
    <message>
        <source>The authors, if left empty</source>
        <translation>Gli autori, se vuoto</translation>
    </message>
    <message>
        <source>Tourney</source>
        <translation>Concorso</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Sezione</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numero</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Indirizzo</translation>
    </message>
    <message>
        <source>Nobody is named: neither the authors nor you.</source>
        <translation>Nessuno è nominato: né gli autori né Lei.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Osservazioni</translation>
    </message>
</context>
<context>
    <name>ExportWindow</name>
    <message>
        <source>Export diagrams</source>
        <translation>Esporta diagrammi</translation>
    </message>
    <message>
        <source>Copy diagram</source>
        <translation>Copia diagramma</translation>
    </message>
    <message>
        <source>Copy page</source>
        <translation>Copia pagina</translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation>Copia testo</translation>
    </message>
    <message>
        <source>Stopped. The page is older than what is chosen.</source>
        <translation>Fermato. La pagina è più vecchia delle scelte fatte.</translation>
    </message>
    <message>
        <source>No library is open.</source>
        <translation>Nessun archivio è aperto.</translation>
    </message>
    <message>
        <source>Nothing is selected in the library.</source>
        <translation>Nell&apos;archivio nulla è selezionato.</translation>
    </message>
    <message>
        <source>The search finds nothing in the library.</source>
        <translation>La ricerca non trova nulla nell&apos;archivio.</translation>
    </message>
    <message>
        <source>The first %1 of %2 problems are taken; narrow the search for others.</source>
        <translation>Si prendono i primi %1 di %2 problemi; restringa la ricerca per altri.</translation>
    </message>
    <message>
        <source>One problem of another game is left out: its tab exports it.</source>
        <translation>Un problema di un altro gioco è omesso: lo esporta la sua scheda.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems of other games are left out: their tabs export them.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 problemi di altri giochi sono omessi: li esportano le loro schede.</numerusform>
        </translation>
    </message>
    <message>
        <source>Folder of web pages (*)</source>
        <translation>Cartella di pagine web (*)</translation>
    </message>
    <message>
        <source>Export diagram</source>
        <translation>Esporta diagramma</translation>
    </message>
    <message>
        <source>One page was printed.</source>
        <translation>Stampata una pagina.</translation>
    </message>
    <message numerus="yes">
        <source>%1 pages were printed.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Stampate %1 pagine.</numerusform>
        </translation>
    </message>
    <message>
        <source>Printing was stopped.</source>
        <translation>La stampa è stata fermata.</translation>
    </message>
</context>
<context>
    <name>ExtrasCard</name>
    <message>
        <source>Beside the board</source>
        <translation>Accanto al tavoliere</translation>
    </message>
</context>
<context>
    <name>FiguresPage</name>
    <message>
        <source>Whole library</source>
        <translation>Tutto l&apos;archivio</translation>
    </message>
    <message>
        <source>Count all problems, whatever is searched for</source>
        <translation>Conta tutti i problemi, qualunque sia la ricerca</translation>
    </message>
    <message>
        <source>Copy as table</source>
        <translation>Copia come tabella</translation>
    </message>
    <message>
        <source>Counting …</source>
        <translation>Conteggio …</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 problemi</numerusform>
        </translation>
    </message>
    <message>
        <source>One problem</source>
        <translation>Un problema</translation>
    </message>
    <message>
        <source>Figures of the library</source>
        <translation>Statistiche dell&apos;archivio</translation>
    </message>
</context>
<context>
    <name>FindDetails</name>
    <message>
        <source>Choose a find, and its reasons stand here.</source>
        <translation>Scelga un risultato e qui ne saranno le ragioni.</translation>
    </message>
    <message>
        <source>Added: %1</source>
        <translation>Aggiunti: %1</translation>
    </message>
    <message>
        <source>Themes: %1</source>
        <translation>Temi: %1</translation>
    </message>
</context>
<context>
    <name>FindList</name>
    <message>
        <source>Found</source>
        <translation>Trovati</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>Nothing found.</source>
        <translation>Non si è trovato nulla.</translation>
    </message>
    <message>
        <source>Find an action or a problem</source>
        <translation>Trova un comando o un problema</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Trovati</translation>
    </message>
</context>
<context>
    <name>FinderField</name>
    <message>
        <source>Find action or problem</source>
        <translation>Trova comando o problema</translation>
    </message>
</context>
<context>
    <name>FlawTicks</name>
    <message>
        <source>Flaws that no find may have</source>
        <translation>Difetti che nessun risultato può avere</translation>
    </message>
    <message>
        <source>No find has what is ticked; other flaws are weighed: such finds come later.</source>
        <translation>Nessun risultato ha ciò che è spuntato; gli altri difetti si pesano: quelli vengono dopo.</translation>
    </message>
</context>
<context>
    <name>Footer</name>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Open what was saved</source>
        <translation>Apri ciò che è stato salvato</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Copy page</source>
        <translation>Copia pagina</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>Stampa …</translation>
    </message>
    <message>
        <source>%1 of %2 written</source>
        <translation>scritti %1 di %2</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <translation>risolti %1 di %2</translation>
    </message>
    <message>
        <source>Working …</source>
        <translation>In corso …</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Avanzamento</translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message>
        <source>Gallery of the problems found</source>
        <translation>Galleria dei problemi trovati</translation>
    </message>
    <message>
        <source>Size of the diagrams</source>
        <translation>Grandezza dei diagrammi</translation>
    </message>
    <message>
        <source>Size of the diagrams (Ctrl with the wheel)</source>
        <translation>Grandezza dei diagrammi (Ctrl con la rotella)</translation>
    </message>
    <message>
        <source>%1 pixels</source>
        <translation>%1 pixel</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Grandezza</translation>
    </message>
</context>
<context>
    <name>GameBar</name>
    <message>
        <source>Task in single fields (Shift+F9)</source>
        <translation>Stipulazione in campi singoli (Maiusc+F9)</translation>
    </message>
    <message>
        <source>Who begins; click for the next player</source>
        <translation>Chi inizia; un clic passa al giocatore seguente</translation>
    </message>
    <message>
        <source>Rules in force; click to change</source>
        <translation>Regole in vigore; un clic per cambiarle</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1 muove</translation>
    </message>
</context>
<context>
    <name>GameBoard</name>
    <message>
        <source>%1 …: one more letter</source>
        <translation>%1 …: ancora una lettera</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Game book</source>
        <translation>Libro dei giochi</translation>
    </message>
    <message>
        <source>Rules of the game, and options</source>
        <translation>Regole del gioco e opzioni</translation>
    </message>
</context>
<context>
    <name>GameComposing</name>
    <message>
        <source>Change the task</source>
        <translation>Cambia la stipulazione</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>Cambia le regole</translation>
    </message>
    <message>
        <source>Change what is beside the board</source>
        <translation>Cambia ciò che sta accanto al tavoliere</translation>
    </message>
    <message>
        <source>Change who begins</source>
        <translation>Cambia chi inizia</translation>
    </message>
    <message>
        <source>A man would leave the board.</source>
        <translation>Un pezzo uscirebbe dal tavoliere.</translation>
    </message>
    <message>
        <source>The two sides have other men, and cannot be swapped.</source>
        <translation>Le due parti hanno pezzi diversi e non si possono scambiare.</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Scambia le parti</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>Svuota la scacchiera</translation>
    </message>
    <message>
        <source>How the men stand at first is not known.</source>
        <translation>Non si sa come stanno i pezzi all’inizio.</translation>
    </message>
    <message>
        <source>Position of the beginning</source>
        <translation>Posizione iniziale</translation>
    </message>
    <message>
        <source>Man on %1</source>
        <translation>Pezzo in %1</translation>
    </message>
    <message>
        <source>Letters (%1):</source>
        <translation>Lettere (%1):</translation>
    </message>
    <message>
        <source>Mark a man</source>
        <translation>Segna un pezzo</translation>
    </message>
    <message>
        <source>Nothing can be marked there.</source>
        <translation>Lì non c’è nulla da segnare.</translation>
    </message>
    <message>
        <source>There is no solution to copy yet.</source>
        <translation>Non c’è ancora una soluzione da copiare.</translation>
    </message>
    <message>
        <source>The solution was copied.</source>
        <translation>La soluzione è stata copiata.</translation>
    </message>
    <message>
        <source>Drag men from the tray, between cells, and off the board; or click one in the tray and then cells. Ctrl copies, Alt exchanges, Shift selects several. The right button removes or puts the last man again, the wheel changes the sort. Arrows move a cursor, letters put men, Space lifts and drops, Delete removes, a full stop asks for letters, V shows where a man goes. Click a row of the solution to play it, Escape comes back. Shift and the right button open the menu of a cell.</source>
        <translation>Trascini i pezzi dal vassoio, tra le caselle e fuori dal tavoliere; oppure clicchi un pezzo nel vassoio e poi le caselle. Ctrl copia, Alt scambia, Maiusc ne seleziona più d&apos;uno. Il tasto destro toglie o rimette l&apos;ultimo pezzo, la rotella cambia la specie. Le frecce muovono un cursore, le lettere posano pezzi, Spazio solleva e posa, Canc toglie, un punto chiede le lettere, V mostra dove va un pezzo. Clicchi una riga della soluzione per giocarla, Esc torna indietro. Maiusc e il tasto destro aprono il menu di una casella.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
</context>
<context>
    <name>GameParts</name>
    <message>
        <source>Turns of the player to move</source>
        <translation>Mosse di chi ha il tratto</translation>
    </message>
    <message>
        <source>Found on the board</source>
        <translation>Trovato sul tavoliere</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Soluzione</translation>
    </message>
    <message>
        <source>Position and rules</source>
        <translation>Posizione e regole</translation>
    </message>
</context>
<context>
    <name>GameShowing</name>
    <message>
        <source>Nothing on the board yet</source>
        <translation>Ancora niente sul tavoliere</translation>
    </message>
    <message>
        <source>Drag men to the board, or take the position of the beginning.</source>
        <translation>Trascini pezzi sul tavoliere o prenda la posizione iniziale.</translation>
    </message>
    <message>
        <source>No task yet</source>
        <translation>Ancora nessuna stipulazione</translation>
    </message>
    <message>
        <source>Say what is to be reached, in the field over the board.</source>
        <translation>Dica nel campo sopra il tavoliere che cosa si deve ottenere.</translation>
    </message>
    <message>
        <source>Put men on the board and choose a task.</source>
        <translation>Metta pezzi sul tavoliere e scelga una stipulazione.</translation>
    </message>
    <message>
        <source>Cannot be solved</source>
        <translation>Non analizzabile</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Non si è trovato nulla.</translation>
    </message>
    <message>
        <source>none while there is no task</source>
        <translation>nessuno finché manca la stipulazione</translation>
    </message>
    <message>
        <source>Turns of %1</source>
        <translation>Mosse: %1</translation>
    </message>
</context>
<context>
    <name>HeadPart</name>
    <message>
        <source>Problems</source>
        <translation>Problemi</translation>
    </message>
    <message>
        <source>This problem</source>
        <translation>Questo</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Scelti</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Ricerca</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>Diagramma</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Foglio</translation>
    </message>
    <message>
        <source>Entry form</source>
        <translation>Modulo</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Testo</translation>
    </message>
    <message>
        <source>diagram, of the magazines</source>
        <translation>diagram, delle riviste</translation>
    </message>
    <message>
        <source>Package</source>
        <translation>Pacchetto</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 scelti</translation>
    </message>
    <message>
        <source>Search, %1</source>
        <translation>Ricerca, %1</translation>
    </message>
    <message>
        <source>Entry forms are written as PDF, SVG or PNG.</source>
        <translation>I moduli si scrivono come PDF, SVG o PNG.</translation>
    </message>
    <message>
        <source>Of this game only a single diagram can be exported, in the other formats.</source>
        <translation>Di questo gioco si può avere un singolo diagramma, negli altri formati.</translation>
    </message>
</context>
<context>
    <name>HoldButton</name>
    <message>
        <source>Hold as phase</source>
        <translation>Tieni come fase</translation>
    </message>
    <message>
        <source>Hold a first move as a column of the table</source>
        <translation>Tieni una prima mossa come colonna della tabella</translation>
    </message>
    <message>
        <source>Play it on the board</source>
        <translation>Giocala sulla scacchiera</translation>
    </message>
    <message numerus="yes">
        <source>%1 more, with more refutations: play them on the board</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>altri %1, con più confutazioni: si giochino sulla scacchiera</numerusform>
        </translation>
    </message>
    <message>
        <source>1 first move took too long</source>
        <translation>1 prima mossa ha richiesto troppo tempo</translation>
    </message>
    <message numerus="yes">
        <source>%1 first moves took too long</source>
        <translation>
            <numerusform>%1 prima mossa ha richiesto troppo tempo</numerusform>
            <numerusform>%1 prime mosse hanno richiesto troppo tempo</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Holding</name>
    <message>
        <source>any, or such as e3e4</source>
        <translation>ad es. e3e4</translation>
    </message>
    <message>
        <source>the key neither checks nor takes</source>
        <translation>chiave senza scacco né cattura</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>qualsiasi</translation>
    </message>
    <message>
        <source>one, or such as 2 or 2.1.1.1</source>
        <translation>una, o come 2 o 2.1.1.1</translation>
    </message>
    <message>
        <source>none, or such as stockfish</source>
        <translation>nessuno, o ad esempio stockfish</translation>
    </message>
    <message>
        <source>Is asked where there are more than four men; it proves nothing</source>
        <translation>È interrogato dove ci sono più di quattro pezzi; non prova nulla</translation>
    </message>
    <message>
        <source>can arise in a game</source>
        <translation>possibile in partita</translation>
    </message>
    <message>
        <source>no promoted force</source>
        <translation>senza pezzi promossi</translation>
    </message>
    <message>
        <source>Themes that must be there</source>
        <translation>Temi che devono esserci</translation>
    </message>
    <message>
        <source>near the diagram first</source>
        <translation>prima le vicine</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>a caso</translation>
    </message>
    <message>
        <source>Another number gives another random order</source>
        <translation>Un altro numero dà un altro ordine casuale</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tutte</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>senza limite</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>The key move is no move such as e3e4 or e7e8q.</source>
        <translation>La chiave non è una mossa come e3e4 o e7e8q.</translation>
    </message>
    <message>
        <source>White&apos;s first move is the only one, and besides:</source>
        <translation>La prima mossa bianca è l&apos;unica, e inoltre:</translation>
    </message>
    <message>
        <source>Sound, with the solutions that are meant, and besides:</source>
        <translation>Corretto, con le soluzioni previste, e inoltre:</translation>
    </message>
    <message>
        <source>any man</source>
        <translation>qualsiasi pezzo</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Soluzioni</translation>
    </message>
    <message>
        <source>Model mates at least</source>
        <translation>Matti modello almeno</translation>
    </message>
    <message>
        <source>Only moves in a row, at least</source>
        <translation>Mosse uniche di seguito, almeno</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motore</translation>
    </message>
    <message>
        <source>Key by</source>
        <translation>Chiave di</translation>
    </message>
    <message>
        <source>Key move</source>
        <translation>Mossa chiave</translation>
    </message>
    <message>
        <source>Men at most</source>
        <translation>Pezzi, max</translation>
    </message>
    <message>
        <source>Duals at most</source>
        <translation>Duali, max</translation>
    </message>
    <message>
        <source>Variations at least</source>
        <translation>Varianti, min</translation>
    </message>
    <message>
        <source>Tries at least</source>
        <translation>Tentativi, min</translation>
    </message>
    <message>
        <source>Changed mates at least</source>
        <translation>Matti cambiati, min</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordine</translation>
    </message>
    <message>
        <source>Try at most</source>
        <translation>Prova al massimo</translation>
    </message>
    <message>
        <source>Time for each</source>
        <translation>Tempo per ognuna</translation>
    </message>
    <message>
        <source>Sound, with one key, and besides:</source>
        <translation>Corretto, con una sola chiave, e inoltre:</translation>
    </message>
    <message>
        <source>How to try</source>
        <translation>Come provare</translation>
    </message>
</context>
<context>
    <name>InsightColumn</name>
    <message>
        <source>Elements</source>
        <translation>Elementi</translation>
    </message>
    <message>
        <source>Show mere elements, such as self-blocks, too</source>
        <translation>Mostra anche i semplici elementi, come gli autoblocchi</translation>
    </message>
    <message>
        <source>How many tries the table shows</source>
        <translation>Quanti tentativi mostra la tabella</translation>
    </message>
    <message>
        <source>Order of the tries, hidden ones, copy</source>
        <translation>Ordine dei tentativi, nascosti, copia</translation>
    </message>
    <message>
        <source>Tries %1</source>
        <translation>Tentativi %1</translation>
    </message>
    <message>
        <source>What speaks for and against it is on the clipboard.</source>
        <translation>I pro e i contro sono negli appunti.</translation>
    </message>
    <message>
        <source>Themes of proof games are not looked for.</source>
        <translation>Nelle partite giustificative non si cercano temi.</translation>
    </message>
    <message>
        <source>Themes are looked for in mates, selfmates and help play.</source>
        <translation>I temi si cercano nei problemi diretti di matto, negli automatti e nel gioco d&apos;aiuto.</translation>
    </message>
    <message>
        <source>No solution. The tries that come nearest, with what refutes them:</source>
        <translation>Nessuna soluzione. I tentativi più vicini con le loro confutazioni:</translation>
    </message>
    <message>
        <source>No solution, and no try comes near: each has several refutations.</source>
        <translation>Nessuna soluzione, e nessun tentativo si avvicina: ciascuno ha più confutazioni.</translation>
    </message>
    <message>
        <source>It is not marked which key is meant, so nothing is said of its themes and play. Mark it in the solution with the right button: Keep this key.</source>
        <translation>Non è segnato quale chiave si intenda, perciò nulla si dice dei temi e del gioco. La segni nella soluzione con il tasto destro: Conserva questa chiave.</translation>
    </message>
    <message>
        <source>Copied: the phase table as text.</source>
        <translation>Copiata: la tabella delle fasi come testo.</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Fasi</translation>
    </message>
    <message>
        <source>Themes</source>
        <translation>Temi</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Copy what speaks for and against the problem, as in an award</source>
        <translation>Copiare ciò che parla a favore e contro il problema, come in un verdetto</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>Qualità</translation>
    </message>
    <message>
        <source>Correspondences</source>
        <translation>Corrispondenze</translation>
    </message>
</context>
<context>
    <name>KeepKillTab</name>
    <message>
        <source>Keep and kill</source>
        <translation>Tenere ed eliminare</translation>
    </message>
    <message>
        <source>Keep and kill (%1)</source>
        <translation>Tenere ed eliminare (%1)</translation>
    </message>
    <message>
        <source>Tick a defence with its mate: men are tried who keep it.</source>
        <translation>Segni una difesa con il suo matto: si provano pezzi che lo mantengono.</translation>
    </message>
    <message>
        <source>Tick a defence with its continuation: men are tried who keep it.</source>
        <translation>Segni una difesa con la sua continuazione: si provano pezzi che la mantengono.</translation>
    </message>
    <message>
        <source>The best of all men</source>
        <translation>I migliori di tutti i pezzi</translation>
    </message>
    <message>
        <source>The key becomes a try, another move the key</source>
        <translation>La chiave diventa tentativo, un&apos;altra mossa chiave</translation>
    </message>
    <message>
        <source>one more keeps all and stops the rest</source>
        <translation>un altro tiene tutto ed elimina il resto</translation>
    </message>
    <message numerus="yes">
        <source>%1 more keep all and stop the rest</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>altri %1 tengono tutto ed eliminano il resto</numerusform>
        </translation>
    </message>
    <message>
        <source>What solves with them is being asked …</source>
        <translation>Si cerca che cosa risolve con loro …</translation>
    </message>
    <message>
        <source>not sound</source>
        <translation>non corretto</translation>
    </message>
    <message>
        <source>other threats</source>
        <translation>altre minacce</translation>
    </message>
    <message>
        <source>one new black move</source>
        <translation>una nuova mossa nera</translation>
    </message>
    <message numerus="yes">
        <source>%1 new black moves</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 nuove mosse nere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeepLegend</name>
    <message>
        <source>kept</source>
        <translation>resta</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perso</translation>
    </message>
    <message>
        <source>rivals left</source>
        <translation>rivali</translation>
    </message>
    <message>
        <source>new holes</source>
        <translation>buchi nuovi</translation>
    </message>
    <message>
        <source>holes closed</source>
        <translation>buchi chiusi</translation>
    </message>
</context>
<context>
    <name>KeepMap</name>
    <message>
        <source>%1 in hand.</source>
        <translation>%1 in mano.</translation>
    </message>
    <message>
        <source>One mate is wanted</source>
        <translation>Si vuole un matto</translation>
    </message>
    <message numerus="yes">
        <source>%1 mates are wanted</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Si vogliono %1 matti</numerusform>
        </translation>
    </message>
    <message>
        <source>One continuation is wanted</source>
        <translation>Si vuole una continuazione</translation>
    </message>
    <message numerus="yes">
        <source>%1 continuations are wanted</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Si vogliono %1 continuazioni</numerusform>
        </translation>
    </message>
    <message>
        <source>in one phase</source>
        <translation>in una fase</translation>
    </message>
    <message numerus="yes">
        <source>in %1 phases</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>in %1 fasi</numerusform>
        </translation>
    </message>
    <message>
        <source>On %1:</source>
        <translation>In %1:</translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message>
        <source>New collection</source>
        <translation>Nuova raccolta</translation>
    </message>
    <message>
        <source>All problems</source>
        <translation>Tutti i problemi</translation>
    </message>
    <message>
        <source>Remove what lies in the bin for good?</source>
        <translation>Eliminare per sempre ciò che è nel cestino?</translation>
    </message>
    <message>
        <source>One problem with all its versions. This cannot be undone.</source>
        <translation>Un problema con tutte le sue versioni. Non si può annullare.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems with all their versions. This cannot be undone.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 problemi con tutte le loro versioni. Non si può annullare.</numerusform>
        </translation>
    </message>
    <message>
        <source>Empty the bin</source>
        <translation>Svuota il cestino</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rinomina</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Order …</source>
        <translation>Ordine …</translation>
    </message>
    <message>
        <source>Empty the bin …</source>
        <translation>Svuota il cestino …</translation>
    </message>
</context>
<context>
    <name>KeysTab</name>
    <message>
        <source>Keys</source>
        <translation>Chiavi</translation>
    </message>
    <message>
        <source>Keys lead to a position after the key, in which Black is to move.</source>
        <translation>Le chiavi portano a una posizione dopo la chiave, in cui muove il Nero.</translation>
    </message>
    <message>
        <source>Keys (%1 quiet, %2 by capture)</source>
        <translation>Chiavi (%1 quiete, %2 con cattura)</translation>
    </message>
</context>
<context>
    <name>KindList</name>
    <message>
        <source>Fairy men</source>
        <translation>Pezzi fantastici</translation>
    </message>
</context>
<context>
    <name>KindStrip</name>
    <message>
        <source>After the key</source>
        <translation>Dopo la chiave</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>Diagramma</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Incompiuto</translation>
    </message>
    <message>
        <source>Black replies</source>
        <translation>Il Nero risponde</translation>
    </message>
    <message>
        <source>White begins</source>
        <translation>Il Bianco inizia</translation>
    </message>
    <message>
        <source>Nobody to move yet</source>
        <translation>Non muove ancora nessuno</translation>
    </message>
</context>
<context>
    <name>LetterToComposer</name>
    <message>
        <source>What the letter tells</source>
        <translation>Che cosa dice la lettera</translation>
    </message>
    <message>
        <source>Language of the letter</source>
        <translation>Lingua della lettera</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Indirizzo</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Oggetto</translation>
    </message>
    <message>
        <source>The letter</source>
        <translation>La lettera</translation>
    </message>
    <message>
        <source>Subject of the template</source>
        <translation>Oggetto del modello</translation>
    </message>
    <message>
        <source>The template</source>
        <translation>Il modello</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Open in the mail program</source>
        <translation>Apri nel programma di posta</translation>
    </message>
    <message>
        <source>Keep the template</source>
        <translation>Conserva il modello</translation>
    </message>
    <message>
        <source>As it came</source>
        <translation>Come in origine</translation>
    </message>
    <message>
        <source>Letter to the composer</source>
        <translation>Lettera all’autore</translation>
    </message>
    <message>
        <source>Close the letter without copying it, or without keeping its template?</source>
        <translation>Chiudere la lettera senza copiarla o senza conservarne il modello?</translation>
    </message>
    <message>
        <source>To</source>
        <translation>A</translation>
    </message>
    <message>
        <source>A line of which a word is not known is left out: %1</source>
        <translation>Si omette la riga di cui una parola non è nota: %1</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Lettera</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Modello</translation>
    </message>
</context>
<context>
    <name>LetterWindow</name>
    <message>
        <source>The letter</source>
        <translation>La lettera</translation>
    </message>
    <message>
        <source>Paste the whole letter here, or drop its files.</source>
        <translation>Incollare qui l’intera lettera o trascinare i suoi file.</translation>
    </message>
    <message>
        <source>The problems of the letter</source>
        <translation>I problemi della lettera</translation>
    </message>
    <message>
        <source>Open files …</source>
        <translation>Apri file …</translation>
    </message>
    <message>
        <source>Keep all as originals</source>
        <translation>Conservare tutti come inediti</translation>
    </message>
    <message>
        <source>Read a letter</source>
        <translation>Leggere una lettera</translation>
    </message>
    <message>
        <source>Open a letter</source>
        <translation>Aprire una lettera</translation>
    </message>
    <message>
        <source>One problem.</source>
        <translation>Un problema.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 problemi.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is being read …</source>
        <translation>Lettura di %1 …</translation>
    </message>
    <message>
        <source>The letter says C+.</source>
        <translation>La lettera dice C+.</translation>
    </message>
    <message>
        <source>%1 of problem %2</source>
        <translation>%1 del problema %2</translation>
    </message>
    <message>
        <source>Close without keeping the letter?</source>
        <translation>Chiudere senza conservare la lettera?</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>Form</source>
        <translation>Modulo</translation>
    </message>
    <message>
        <source>The search as a form</source>
        <translation>La ricerca come modulo</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Luoghi</translation>
    </message>
    <message>
        <source>Collections, kept searches and the bin beside the problems</source>
        <translation>Raccolte, ricerche conservate e cestino accanto ai problemi</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Schema</translation>
    </message>
    <message>
        <source>The pattern and the details beside the problems</source>
        <translation>Lo schema e i dati accanto ai problemi</translation>
    </message>
    <message>
        <source>Keep as collection</source>
        <translation>Conserva come raccolta</translation>
    </message>
    <message>
        <source>Keep this search among the collections at the left</source>
        <translation>Conserva questa ricerca fra le raccolte a sinistra</translation>
    </message>
    <message>
        <source>The library could not be read.</source>
        <translation>Non è stato possibile leggere l&apos;archivio.</translation>
    </message>
    <message>
        <source>Nothing is shown: the search is not understood.</source>
        <translation>Non si mostra nulla: la ricerca non è comprensibile.</translation>
    </message>
    <message>
        <source>Nothing matches.</source>
        <translation>Nessun risultato.</translation>
    </message>
    <message>
        <source>Drop the last term?</source>
        <translation>Togliere l&apos;ultimo termine?</translation>
    </message>
    <message>
        <source>No problems yet. Import a file or press Ctrl+S on the board.</source>
        <translation>Ancora nessun problema. Importi un file o prema Ctrl+S sulla scacchiera.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabella</translation>
    </message>
    <message>
        <source>Gallery</source>
        <translation>Galleria</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Statistiche</translation>
    </message>
</context>
<context>
    <name>LimitsPopup</name>
    <message>
        <source>Limit what edits may do</source>
        <translation>Limita ciò che le modifiche possono fare</translation>
    </message>
    <message>
        <source>How far a man may be moved</source>
        <translation>Quanto lontano si può spostare un pezzo</translation>
    </message>
    <message>
        <source>Moves of any length</source>
        <translation>Spostamenti qualsiasi</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Una casa</translation>
    </message>
    <message>
        <source>Up to two steps</source>
        <translation>Fino a due case</translation>
    </message>
    <message>
        <source>No more men than now</source>
        <translation>Non più pezzi di ora</translation>
    </message>
    <message>
        <source>No limits</source>
        <translation>Nessun limite</translation>
    </message>
    <message>
        <source>All men</source>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>None</source>
        <comment>of the men</comment>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>All squares</source>
        <translation>Tutte le case</translation>
    </message>
    <message>
        <source>Empty ones</source>
        <translation>Le vuote</translation>
    </message>
    <message>
        <source>None</source>
        <comment>of the squares</comment>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>Only these men</source>
        <translation>Solo questi pezzi</translation>
    </message>
    <message>
        <source>Only the blue squares</source>
        <translation>Solo le case blu</translation>
    </message>
</context>
<context>
    <name>LineField</name>
    <message>
        <source>B</source>
        <comment>bold</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Grassetto</translation>
    </message>
    <message>
        <source>I</source>
        <comment>italic</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>Italic</source>
        <translation>Corsivo</translation>
    </message>
</context>
<context>
    <name>LineRepairPanel</name>
    <message>
        <source>Repairs</source>
        <translation>Riparazioni</translation>
    </message>
    <message>
        <source>Nothing to repair: no cook.</source>
        <translation>Nulla da riparare: nessuna demolizione.</translation>
    </message>
    <message>
        <source>Keep %1. Stop %2.</source>
        <translation>Conservare %1. Impedire %2.</translation>
    </message>
    <message>
        <source>Mark those you intend with P in the solutions, and state how many.</source>
        <translation>Segni con P quelle previste fra le soluzioni e indichi quante sono.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>Edits that make it sound</source>
        <translation>Modifiche che lo rendono corretto</translation>
    </message>
    <message>
        <source>No single edit stops all cooks and keeps the intended solutions, nor does the only pair.</source>
        <translation>Nessuna singola modifica impedisce tutte le demolizioni e conserva le soluzioni previste, e nemmeno l’unica coppia.</translation>
    </message>
    <message numerus="yes">
        <source>No single edit and none of %1 pairs stops all cooks and keeps the intended solutions.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Nessuna singola modifica e nessuna di %1 coppie impedisce tutte le demolizioni e conserva le soluzioni previste.</numerusform>
        </translation>
    </message>
    <message>
        <source>No single edit stops all cooks and keeps the intended solutions.</source>
        <translation>Nessuna singola modifica impedisce tutte le demolizioni e conserva le soluzioni previste.</translation>
    </message>
    <message>
        <source>Every edit here was solved in full. Pairs tried: %1.</source>
        <translation>Ogni modifica qui è stata risolta per intero. Coppie provate: %1.</translation>
    </message>
    <message>
        <source>Every edit here was solved in full. Pairs tried: %1, not all.</source>
        <translation>Ogni modifica qui è stata risolta per intero. Coppie provate: %1, non tutte.</translation>
    </message>
    <message>
        <source>Every edit here was solved in full. Nothing was cut short.</source>
        <translation>Ogni modifica qui è stata risolta per intero. Nulla è stato interrotto.</translation>
    </message>
    <message>
        <source>Stop a part only</source>
        <translation>Impediscono solo una parte</translation>
    </message>
    <message>
        <source>Intended solutions marked: %1 of %2.</source>
        <translation>Soluzioni previste segnate: %1 di %2.</translation>
    </message>
    <message>
        <source>illegal</source>
        <translation>illegale</translation>
    </message>
    <message>
        <source>one man saved</source>
        <translation>un pezzo risparmiato</translation>
    </message>
    <message numerus="yes">
        <source>%1 men saved</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 pezzi risparmiati</numerusform>
        </translation>
    </message>
    <message>
        <source>the intended solutions stay</source>
        <translation>le soluzioni previste restano</translation>
    </message>
    <message>
        <source>stops %1</source>
        <translation>impedisce %1</translation>
    </message>
    <message>
        <source>Every edit here was solved in full. %1 of %2 tried.</source>
        <translation>Ogni modifica qui è stata risolta per intero. Provate %1 su %2.</translation>
    </message>
    <message>
        <source>Edits will be tried in a moment.</source>
        <translation>Le modifiche saranno provate fra un momento.</translation>
    </message>
</context>
<context>
    <name>LineStrip</name>
    <message>
        <source>Escape shows the diagram</source>
        <translation>Esc mostra il diagramma</translation>
    </message>
    <message>
        <source>One move back (Left)</source>
        <translation>Una mossa indietro (Sinistra)</translation>
    </message>
    <message>
        <source>One move on (Right)</source>
        <translation>Una mossa avanti (Destra)</translation>
    </message>
    <message>
        <source>Back to the diagram (Escape)</source>
        <translation>Torna al diagramma (Esc)</translation>
    </message>
</context>
<context>
    <name>LiveGrid</name>
    <message>
        <source>Defences and mates in each phase</source>
        <translation>Difese e matti in ogni fase</translation>
    </message>
    <message>
        <source>Arrows go from cell to cell. Space ticks a defence, Delete lets a phase go.</source>
        <translation>Le frecce vanno di cella in cella. Spazio spunta una difesa, Canc lascia una fase.</translation>
    </message>
</context>
<context>
    <name>ManCard</name>
    <message>
        <source>Royal: check and mate are of this man</source>
        <translation>Reale: scacco e matto riguardano questo pezzo</translation>
    </message>
</context>
<context>
    <name>ManField</name>
    <message>
        <source>G, g, =G, G* or a name</source>
        <translation>G, g, =G, G* o un nome</translation>
    </message>
    <message>
        <source>Man to put at the cursor</source>
        <translation>Pezzo da mettere sul cursore</translation>
    </message>
</context>
<context>
    <name>ManStrip</name>
    <message>
        <source>Other men on this square</source>
        <translation>Altri pezzi in questa casa</translation>
    </message>
    <message>
        <source>Arrows choose a man, Enter puts him there, Escape leaves.</source>
        <translation>Le frecce scelgono un pezzo, Invio lo mette lì, Esc esce.</translation>
    </message>
</context>
<context>
    <name>MenPage</name>
    <message>
        <source>Name, letter or step, as (1,2)</source>
        <translation>Nome, lettera o passo come (1,2)</translation>
    </message>
    <message>
        <source>Find a fairy man</source>
        <translation>Cerca un pezzo fantastico</translation>
    </message>
    <message>
        <source>A man of your own …</source>
        <translation>Un pezzo proprio …</translation>
    </message>
    <message>
        <source>He is offered no more; problems that have him keep him as he is</source>
        <translation>Non viene più offerto; i problemi che lo usano lo conservano com&apos;è</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Elimina %1</translation>
    </message>
    <message>
        <source>Bring %1 back</source>
        <translation>Ripristina %1</translation>
    </message>
</context>
<context>
    <name>MenPalette</name>
    <message>
        <source>{man}, picked</source>
        <translation>{man}, scelto</translation>
    </message>
    <message>
        <source>Men: {man}</source>
        <translation>Pezzi: {man}</translation>
    </message>
    <message>
        <source>Arrows choose a man, Enter picks him to be put down with each click.</source>
        <translation>Le frecce scelgono un pezzo, Invio lo prende per deporlo a ogni clic.</translation>
    </message>
    <message>
        <source>{man}: drag him onto the board, or click to stamp him. On the board: capital {letter}</source>
        <translation>{man}: trascinare sulla scacchiera, o clic per metterne più d&apos;uno. Sulla scacchiera: {letter} maiuscola</translation>
    </message>
    <message>
        <source>{man}: drag him onto the board, or click to stamp him. On the board: small {letter}</source>
        <translation>{man}: trascinare sulla scacchiera, o clic per metterne più d&apos;uno. Sulla scacchiera: {letter} minuscola</translation>
    </message>
</context>
<context>
    <name>MenTray</name>
    <message>
        <source>Fairy men in use</source>
        <translation>Pezzi fantastici in uso</translation>
    </message>
</context>
<context>
    <name>NamedMan</name>
    <message>
        <source>Fairy man</source>
        <translation>Pezzo fantastico</translation>
    </message>
    <message>
        <source>Name a fairy man</source>
        <translation>Nomina un pezzo fantastico</translation>
    </message>
    <message>
        <source>G for White&apos;s grasshopper, g for Black&apos;s, =G a neutral one, G* a royal one</source>
        <translation>G per il grillo bianco, g per il nero, =G per uno neutro, G* per uno reale</translation>
    </message>
</context>
<context>
    <name>NeededLegend</name>
    <message>
        <source>needed</source>
        <translation>necessario</translation>
    </message>
    <message>
        <source>only stops cooks or duals</source>
        <translation>impedisce solo demolizioni o duali</translation>
    </message>
    <message>
        <source>can go</source>
        <translation>superfluo</translation>
    </message>
    <message>
        <source>can go together</source>
        <translation>superflui insieme</translation>
    </message>
</context>
<context>
    <name>NeighboursCard</name>
    <message>
        <source>Neighbours</source>
        <translation>Posizioni vicine</translation>
    </message>
    <message>
        <source>none while there is no task</source>
        <translation>nessuno finché manca la stipulazione</translation>
    </message>
</context>
<context>
    <name>NeighboursPanel</name>
    <message>
        <source>Neighbours</source>
        <translation>Posizioni vicine</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Sposta</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambia</translation>
    </message>
    <message>
        <source>Shift, mirror</source>
        <translation>Trasla, specchia</translation>
    </message>
    <message>
        <source>%1 more: narrow the filters.</source>
        <translation>altre %1: restringa i filtri.</translation>
    </message>
    <message>
        <source>No sound position is one such edit away.</source>
        <translation>Nessuna posizione corretta dista una di queste modifiche.</translation>
    </message>
    <message>
        <source>Neighbours are those of a problem that was solved to the end.</source>
        <translation>I vicini sono quelli di un problema risolto fino in fondo.</translation>
    </message>
    <message>
        <source>Longer problems and questions are tried while this list is open.</source>
        <translation>I problemi più lunghi e le domande si provano mentre questo elenco è aperto.</translation>
    </message>
    <message>
        <source>Every single edit will be tried in a moment.</source>
        <translation>Ogni singola modifica sarà provata fra un momento.</translation>
    </message>
    <message>
        <source>One edit tried, %2 sound, each solved in full.</source>
        <translation>Una modifica provata, %2 corrette, risolta per intero.</translation>
    </message>
    <message numerus="yes">
        <source>%1 edits tried, %2 sound, each solved in full.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 modifiche provate, %2 corrette, ognuna risolta per intero.</numerusform>
        </translation>
    </message>
    <message>
        <source>One edit within the limits tried, %2 sound, each solved in full.</source>
        <translation>Una modifica entro i limiti provata, %2 corrette, risolta per intero.</translation>
    </message>
    <message numerus="yes">
        <source>%1 edits within the limits tried, %2 sound, each solved in full.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 modifiche entro i limiti provate, %2 corrette, ognuna risolta per intero.</numerusform>
        </translation>
    </message>
    <message>
        <source>Edits tried: %1 of %2; %3 sound, %4 more to be confirmed.</source>
        <translation>Modifiche provate: %1 di %2; corrette: %3, da confermare: %4.</translation>
    </message>
    <message>
        <source>Edits tried: %1 of %2; %3 sound.</source>
        <translation>Modifiche provate: %1 di %2; corrette: %3.</translation>
    </message>
    <message>
        <source>The other twins were not tried.</source>
        <translation>Gli altri gemelli non sono stati provati.</translation>
    </message>
    <message>
        <source>Show edits of this kind: %1</source>
        <translation>Mostra le modifiche di questo tipo: %1</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limiti</translation>
    </message>
    <message>
        <source>Limit what edits may do</source>
        <translation>Limita ciò che le modifiche possono fare</translation>
    </message>
</context>
<context>
    <name>OptionsPopover</name>
    <message>
        <source>Recommended</source>
        <translation>Consigliate</translation>
    </message>
</context>
<context>
    <name>OriginalsBoard</name>
    <message>
        <source>Column of the magazine</source>
        <translation>Rubrica della rivista</translation>
    </message>
    <message>
        <source>Author or magazine</source>
        <translation>Autore o rivista</translation>
    </message>
    <message>
        <source>By or for whom</source>
        <translation>Da chi o per chi</translation>
    </message>
    <message>
        <source>With what, or where</source>
        <translation>Con che cosa, o dove</translation>
    </message>
    <message>
        <source>Move to</source>
        <translation>Sposta in</translation>
    </message>
    <message>
        <source>Letter …</source>
        <translation>Lettera …</translation>
    </message>
    <message>
        <source>Open on the board</source>
        <translation>Apri sulla scacchiera</translation>
    </message>
    <message>
        <source>Originals by stage</source>
        <translation>Inediti per fase</translation>
    </message>
    <message>
        <source>All columns</source>
        <translation>Tutte le rubriche</translation>
    </message>
    <message>
        <source>Drag a card, or move it with Ctrl and an arrow.</source>
        <translation>Trascini una scheda, o la sposti con Ctrl e una freccia.</translation>
    </message>
</context>
<context>
    <name>OwnManDialog</name>
    <message>
        <source>A man of your own</source>
        <translation>Un pezzo proprio</translation>
    </message>
    <message>
        <source>Letters on a disc</source>
        <translation>Lettere su un disco</translation>
    </message>
    <message>
        <source>leaps</source>
        <translation>salta</translation>
    </message>
    <message>
        <source>rides</source>
        <translation>cavalca</translation>
    </message>
    <message>
        <source>hops over a man</source>
        <translation>salta sopra un pezzo</translation>
    </message>
    <message>
        <source>captures by hopping</source>
        <translation>cattura scavalcando</translation>
    </message>
    <message>
        <source>steps over empty squares</source>
        <translation>passa su case vuote</translation>
    </message>
    <message>
        <source>rides in a circle</source>
        <translation>cavalca in cerchio</translation>
    </message>
    <message>
        <source>steps as a pawn</source>
        <translation>avanza come un pedone</translation>
    </message>
    <message>
        <source>captures as a pawn</source>
        <translation>cattura come un pedone</translation>
    </message>
    <message>
        <source>Add this part</source>
        <translation>Aggiungi questa parte</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Lettere</translation>
    </message>
    <message>
        <source>Figure, turned</source>
        <translation>Figura, ruotata</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>How the part moves</source>
        <translation>Come muove la parte</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>Dove</translation>
    </message>
    <message>
        <source>What is special</source>
        <translation>Che cosa è speciale</translation>
    </message>
    <message>
        <source>nothing special</source>
        <translation>niente di speciale</translation>
    </message>
</context>
<context>
    <name>PagePart</name>
    <message>
        <source>Page</source>
        <translation>Pagina</translation>
    </message>
    <message>
        <source>upright</source>
        <translation>verticale</translation>
    </message>
    <message>
        <source>across</source>
        <translation>orizzontale</translation>
    </message>
    <message>
        <source>How the paper lies</source>
        <translation>Orientamento del foglio</translation>
    </message>
    <message>
        <source>from</source>
        <translation>da</translation>
    </message>
    <message>
        <source>Number the diagrams</source>
        <translation>Numera i diagrammi</translation>
    </message>
    <message>
        <source>First number</source>
        <translation>Primo numero</translation>
    </message>
    <message>
        <source>those of the source</source>
        <translation>quelli della fonte</translation>
    </message>
    <message>
        <source>Number the diagrams as in their source</source>
        <translation>Numera i diagrammi come nella fonte</translation>
    </message>
    <message>
        <source>Heading on each page</source>
        <translation>Titolo su ogni pagina</translation>
    </message>
    <message>
        <source>authors</source>
        <translation>autori</translation>
    </message>
    <message>
        <source>sources</source>
        <translation>fonti</translation>
    </message>
    <message>
        <source>themes</source>
        <translation>temi</translation>
    </message>
    <message>
        <source>types</source>
        <comment>of problems</comment>
        <translation>generi</translation>
    </message>
    <message>
        <source>Booklet, to be folded</source>
        <translation>Libretto da piegare</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Diagrams</source>
        <translation>Diagrammi</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>Titolo</translation>
    </message>
    <message>
        <source>Below it</source>
        <translation>Sottotitolo</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Numeri</translation>
    </message>
    <message>
        <source>Index of</source>
        <translation>Indice di</translation>
    </message>
    <message>
        <source>1 on a page</source>
        <translation>1 per pagina</translation>
    </message>
    <message>
        <source>%1: %2 across, %3 down</source>
        <translation>%1: %2 per riga, %3 righe</translation>
    </message>
</context>
<context>
    <name>PaintBoard</name>
    <message>
        <source>Arrows move, Return chooses a man, Space paints the square or wipes it.</source>
        <translation>Le frecce muovono, Invio sceglie un pezzo, Spazio colora la casa o la pulisce.</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vuota</translation>
    </message>
    <message>
        <source>painted</source>
        <translation>colorata</translation>
    </message>
    <message>
        <source>What may vary: %1</source>
        <translation>Che cosa può variare: %1</translation>
    </message>
</context>
<context>
    <name>ParkTab</name>
    <message>
        <source>Park</source>
        <translation>Parcheggio</translation>
    </message>
    <message>
        <source>A man is parked in a position after the key, in which Black is to move: leaving his line is then the key.</source>
        <translation>Si parcheggia un pezzo in una posizione dopo la chiave, in cui muove il Nero: lasciare la linea è allora la chiave.</translation>
    </message>
    <message>
        <source>Park (%1)</source>
        <translation>Parcheggio (%1)</translation>
    </message>
    <message>
        <source>Nobody can be parked</source>
        <translation>Nessun pezzo si può parcheggiare</translation>
    </message>
    <message>
        <source>No white man put on a line of White&apos;s would have his key in leaving it.</source>
        <translation>Nessun pezzo bianco messo su una linea bianca avrebbe la chiave nel lasciarla.</translation>
    </message>
</context>
<context>
    <name>PatternBoard</name>
    <message>
        <source>anything</source>
        <translation>qualsiasi cosa</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Pattern: %1</source>
        <translation>Schema: %1</translation>
    </message>
    <message>
        <source>Arrows move, letters place men, ? any man, A any white man, a any black man, a point no man, + a fairy man to be named, Space what is picked, [ several men to choose from, Delete frees the square.</source>
        <translation>Le frecce muovono, le lettere mettono pezzi, ? un pezzo qualsiasi, A uno bianco, a uno nero, il punto nessun pezzo, + un pezzo fantastico da nominare, Spazio ciò che è scelto, [ più pezzi fra cui scegliere, Canc libera la casa.</translation>
    </message>
</context>
<context>
    <name>PatternPanel</name>
    <message>
        <source>Take from board</source>
        <translation>Dalla scacchiera</translation>
    </message>
    <message>
        <source>Look for the men on the board; for the selected men, where some are selected</source>
        <translation>Cerca i pezzi sulla scacchiera; se alcuni sono selezionati, solo quelli</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Svuota</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>Diagramma</translation>
    </message>
    <message>
        <source>End position</source>
        <translation>Posizione finale</translation>
    </message>
    <message>
        <source>Look for the men in the diagram, or where a line of the solution ends</source>
        <translation>Cerca i pezzi nel diagramma oppure dove finisce una variante della soluzione</translation>
    </message>
    <message>
        <source>Anywhere on the board</source>
        <translation>Ovunque sulla scacchiera</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <translation>Specchiata</translation>
    </message>
    <message>
        <source>Rotated</source>
        <translation>Ruotata</translation>
    </message>
    <message>
        <source>Colours swapped</source>
        <translation>Colori scambiati</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Schema</translation>
    </message>
    <message>
        <source>shifted</source>
        <translation>spostata</translation>
    </message>
    <message>
        <source>left to right</source>
        <translation>sinistra-destra</translation>
    </message>
</context>
<context>
    <name>PatternTray</name>
    <message>
        <source>One of</source>
        <translation>Uno fra</translation>
    </message>
    <message>
        <source>Then choose the men, one of which must stand there</source>
        <translation>Poi scelga i pezzi, uno dei quali deve stare lì</translation>
    </message>
</context>
<context>
    <name>PeoplePanel</name>
    <message>
        <source>Find a person</source>
        <translation>Trova una persona</translation>
    </message>
    <message>
        <source>Spellings</source>
        <translation>Grafie</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Unisci</translation>
    </message>
    <message>
        <source>Two or more names are one person; the first name stays</source>
        <translation>Due o più nomi sono una persona; resta il primo nome</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Separa</translation>
    </message>
    <message>
        <source>This spelling is another person; it is not joined again by itself</source>
        <translation>Questa grafia è un’altra persona; non viene riunita da sé</translation>
    </message>
    <message>
        <source>Rename …</source>
        <translation>Rinominare …</translation>
    </message>
    <message>
        <source>How this person is called in lists and in print</source>
        <translation>Come si chiama questa persona in elenchi e stampe</translation>
    </message>
    <message>
        <source>This is me</source>
        <translation>Sono io</translation>
    </message>
    <message>
        <source>Show the problems</source>
        <translation>Mostra i problemi</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Persone</translation>
    </message>
    <message>
        <source>%1 (joined by itself)</source>
        <translation>%1 (unito da sé)</translation>
    </message>
    <message>
        <source>The program took this for the same person. Separate it if that is wrong: it is not joined again.</source>
        <translation>Il programma lo considera la stessa persona. Se è sbagliato lo separi: non verrà riunito.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Rename a person</source>
        <translation>Rinominare una persona</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemi</translation>
    </message>
    <message>
        <source>Choose two names and join them if they are one person.</source>
        <translation>Scelga due nomi e li unisca se sono una persona sola.</translation>
    </message>
</context>
<context>
    <name>PlacesList</name>
    <message>
        <source>Places of the library</source>
        <translation>Luoghi dell&apos;archivio</translation>
    </message>
</context>
<context>
    <name>PlayChoice</name>
    <message>
        <source>What is composed</source>
        <translation>Che cosa si compone</translation>
    </message>
    <message>
        <source>solutions: </source>
        <translation>soluzioni: </translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Soluzioni</translation>
    </message>
</context>
<context>
    <name>PositionBar</name>
    <message>
        <source>The side to move: click to change</source>
        <translation>Chi ha il tratto: clic per cambiare</translation>
    </message>
    <message>
        <source>Duplex: the other side begins, too</source>
        <translation>Duplex: inizia anche l&apos;altra parte</translation>
    </message>
    <message>
        <source>Castling: who may castle, and to which side</source>
        <translation>Arrocco: chi può arroccare, e da quale lato</translation>
    </message>
    <message>
        <source>En passant: the square just passed over</source>
        <translation>En passant: la casa appena attraversata</translation>
    </message>
    <message>
        <source>Side to move, castling, e.p.</source>
        <translation>Tratto, arrocco, e.p.</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Muove il Bianco</translation>
    </message>
    <message>
        <source>White</source>
        <comment>short, the side to move</comment>
        <translation>Bianco</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Muove il Nero</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>short, the side to move</comment>
        <translation>Nero</translation>
    </message>
    <message>
        <source>Give Black the move</source>
        <translation>Dai il tratto al Nero</translation>
    </message>
    <message>
        <source>Give White the move</source>
        <translation>Dai il tratto al Bianco</translation>
    </message>
    <message>
        <source>White …</source>
        <translation>Bianco …</translation>
    </message>
    <message>
        <source>Black …</source>
        <translation>Nero …</translation>
    </message>
    <message>
        <source>Castling %1</source>
        <comment>short</comment>
        <translation>Arrocco %1</translation>
    </message>
    <message>
        <source>No castling</source>
        <translation>Niente arrocco</translation>
    </message>
    <message>
        <source>No king and rook stand at home.</source>
        <translation>Nessun re e torre sono nelle case d&apos;origine.</translation>
    </message>
    <message>
        <source>Castling %1, %2 disproved</source>
        <translation>Arrocco %1, %2 confutato</translation>
    </message>
    <message>
        <source>Castling %1 disproved</source>
        <translation>Arrocco %1 confutato</translation>
    </message>
    <message>
        <source>Castling %1 by convention</source>
        <translation>Arrocco %1 per convenzione</translation>
    </message>
    <message>
        <source>King and rook stand at home: by convention they may castle.</source>
        <translation>Re e torre sono nelle case d&apos;origine: per convenzione possono arroccare.</translation>
    </message>
    <message>
        <source>Castling off by hand</source>
        <translation>Arrocco escluso a mano</translation>
    </message>
    <message>
        <source>Castling off</source>
        <comment>short</comment>
        <translation>No arrocco</translation>
    </message>
    <message>
        <source>By convention there would be castling; it was switched off by hand.</source>
        <translation>Per convenzione si potrebbe arroccare; è stato escluso a mano.</translation>
    </message>
    <message>
        <source>Castling %1, %2 off by hand</source>
        <translation>Arrocco %1, %2 escluso a mano</translation>
    </message>
    <message>
        <source>What the convention gives was partly switched off by hand.</source>
        <translation>Ciò che la convenzione concede è stato in parte escluso a mano.</translation>
    </message>
    <message>
        <source>White castles short (0-0)</source>
        <translation>Il Bianco arrocca corto (0-0)</translation>
    </message>
    <message>
        <source>White castles long (0-0-0)</source>
        <translation>Il Bianco arrocca lungo (0-0-0)</translation>
    </message>
    <message>
        <source>Black castles short (0-0)</source>
        <translation>Il Nero arrocca corto (0-0)</translation>
    </message>
    <message>
        <source>Black castles long (0-0-0)</source>
        <translation>Il Nero arrocca lungo (0-0-0)</translation>
    </message>
    <message>
        <source>e.p. on %1 by hand</source>
        <translation>e.p. in %1 a mano</translation>
    </message>
    <message>
        <source>e.p. %1</source>
        <comment>short</comment>
        <translation>e.p. %1</translation>
    </message>
    <message>
        <source>The last move is declared to be the pawn&apos;s double step over the square.</source>
        <translation>Si dichiara che l&apos;ultima mossa è stata il doppio passo del pedone oltre la casa.</translation>
    </message>
    <message>
        <source>e.p. on %1 proved</source>
        <translation>e.p. in %1 provata</translation>
    </message>
    <message>
        <source>e.p. off by convention</source>
        <translation>e.p. escluso per convenzione</translation>
    </message>
    <message>
        <source>e.p. off</source>
        <comment>short</comment>
        <translation>no e.p.</translation>
    </message>
    <message>
        <source>By convention no e.p. capture begins a solution; here one can be declared.</source>
        <translation>Per convenzione nessuna soluzione inizia con una presa e.p.; qui la si può dichiarare.</translation>
    </message>
    <message>
        <source>No e.p.</source>
        <translation>Niente e.p.</translation>
    </message>
    <message>
        <source>No pawn can just have made a double step that allows e.p.</source>
        <translation>Nessun pedone può aver appena fatto un doppio passo che permetta l&apos;e.p.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuna</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>With “%1”:</source>
        <translation>Con “%1”:</translation>
    </message>
</context>
<context>
    <name>PreviewPane</name>
    <message>
        <source>Preview</source>
        <translation>Anteprima</translation>
    </message>
    <message>
        <source>Preview of the text</source>
        <translation>Anteprima del testo</translation>
    </message>
    <message>
        <source>Page before (Page Up)</source>
        <translation>Pagina precedente (Pag su)</translation>
    </message>
    <message>
        <source>Next page (Page Down)</source>
        <translation>Pagina seguente (Pag giù)</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Grandezza</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Pagina</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Larghezza</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Pagina %1 di %2</translation>
    </message>
</context>
<context>
    <name>ProgressFoot</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>%1 al secondo</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>In pausa</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Maiusc</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Canc</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>Pag giù</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Pag su</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Invio</translation>
    </message>
</context>
<context>
    <name>QueryBar</name>
    <message>
        <source>Search of the library</source>
        <translation>Ricerca nell&apos;archivio</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Svuota la ricerca</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 problemi</numerusform>
        </translation>
    </message>
    <message>
        <source>One problem</source>
        <translation>Un problema</translation>
    </message>
    <message>
        <source>%1 more; opens the search as text</source>
        <translation>altri %1; apre la ricerca come testo</translation>
    </message>
    <message>
        <source>author:  men&lt;=  key:  year:  or words</source>
        <translation>autore:  pezzi&lt;=  chiave:  anno:  o parole</translation>
    </message>
    <message>
        <source>Find authors, sources, themes, words …</source>
        <translation>Cerca autori, fonti, temi, parole …</translation>
    </message>
</context>
<context>
    <name>QueryForm</name>
    <message>
        <source>Words</source>
        <translation>Parole</translation>
    </message>
    <message>
        <source>; between what must hold together, | between alternatives</source>
        <translation>; fra ciò che deve valere insieme, | fra alternative</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Svuota</translation>
    </message>
</context>
<context>
    <name>QueryPopup</name>
    <message>
        <source>What may follow</source>
        <translation>Che cosa può seguire</translation>
    </message>
</context>
<context>
    <name>RangeRow</name>
    <message>
        <source>from</source>
        <translation>da</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
</context>
<context>
    <name>RecordTable</name>
    <message>
        <source>Problems of the library</source>
        <translation>Problemi dell&apos;archivio</translation>
    </message>
</context>
<context>
    <name>RepairPanel</name>
    <message>
        <source>Repairs</source>
        <translation>Riparazioni</translation>
    </message>
    <message>
        <source>Try pairs, too</source>
        <translation>Prova anche coppie</translation>
    </message>
    <message>
        <source>Nothing to repair: one key, no dual.</source>
        <translation>Nulla da riparare: una chiave, nessun duale.</translation>
    </message>
    <message>
        <source>Keep the key %1</source>
        <translation>Conserva la chiave %1</translation>
    </message>
    <message>
        <source>the likeliest; choose here if another is meant</source>
        <translation>la più probabile; scelga qui se se ne intende un&apos;altra</translation>
    </message>
    <message>
        <source>a try so far</source>
        <translation>finora un tentativo</translation>
    </message>
    <message>
        <source>no dual</source>
        <translation>nessun duale</translation>
    </message>
    <message>
        <source>one dual</source>
        <translation>un duale</translation>
    </message>
    <message numerus="yes">
        <source>%1 duals</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 duali</numerusform>
        </translation>
    </message>
    <message>
        <source>Provide for these</source>
        <translation>Provvedi a queste</translation>
    </message>
    <message>
        <source>Stop these</source>
        <translation>Impedisci queste</translation>
    </message>
    <message>
        <source>one edit</source>
        <translation>una modifica</translation>
    </message>
    <message numerus="yes">
        <source>%1 edits</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 modifiche</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick what is to be mended.</source>
        <translation>Spunti ciò che va riparato.</translation>
    </message>
    <message>
        <source>Pairs of edits</source>
        <translation>Coppie di modifiche</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 su %2</translation>
    </message>
    <message>
        <source>No single edit does it and keeps the key, nor does the only pair.</source>
        <translation>Nessuna singola modifica ci riesce conservando la chiave, e nemmeno l’unica coppia.</translation>
    </message>
    <message numerus="yes">
        <source>No single edit and none of %1 pairs does it and keeps the key.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Nessuna singola modifica e nessuna di %1 coppie ci riesce conservando la chiave.</numerusform>
        </translation>
    </message>
    <message>
        <source>Edits that mend it</source>
        <translation>Modifiche che riparano</translation>
    </message>
    <message>
        <source>Try two edits together, even though one alone does it</source>
        <translation>Prova due modifiche insieme, benché ne basti una</translation>
    </message>
    <message>
        <source>Edits that mend both</source>
        <translation>Modifiche che riparano entrambi</translation>
    </message>
    <message>
        <source>Edits that mend all</source>
        <translation>Modifiche che riparano tutto</translation>
    </message>
    <message>
        <source>Mend a part only</source>
        <translation>Riparano solo in parte</translation>
    </message>
    <message>
        <source>No single edit does it and keeps the key.</source>
        <translation>Nessuna singola modifica ci riesce conservando la chiave.</translation>
    </message>
    <message>
        <source>mends %1</source>
        <translation>ripara %1</translation>
    </message>
    <message>
        <source>Every edit here was solved in full. Nothing was cut short.</source>
        <translation>Ogni modifica qui è stata risolta per intero. Nulla è stato interrotto.</translation>
    </message>
    <message>
        <source>Every edit here was solved in full. Pairs: %1 of %2 tried.</source>
        <translation>Ogni modifica qui è stata risolta per intero. Coppie: provate %1 su %2.</translation>
    </message>
    <message>
        <source>Every edit here was solved in full. Pairs tried: %1.</source>
        <translation>Ogni modifica qui è stata risolta per intero. Coppie provate: %1.</translation>
    </message>
    <message>
        <source>Every edit here was solved in full. Pairs tried: %1, not all.</source>
        <translation>Ogni modifica qui è stata risolta per intero. Coppie provate: %1, non tutte.</translation>
    </message>
    <message>
        <source>Every edit here was solved in full. %1 of %2 tried.</source>
        <translation>Ogni modifica qui è stata risolta per intero. Provate %1 su %2.</translation>
    </message>
    <message>
        <source>Edits will be tried in a moment.</source>
        <translation>Le modifiche saranno provate fra un momento.</translation>
    </message>
    <message>
        <source>Keep the key</source>
        <translation>Tieni la chiave</translation>
    </message>
</context>
<context>
    <name>ResultsPane</name>
    <message>
        <source>Found</source>
        <translation>Trovati</translation>
    </message>
    <message>
        <source>What is found will be listed here, the best first.</source>
        <translation>Qui sarà elencato ciò che si trova, il meglio per primo.</translation>
    </message>
    <message>
        <source>Put on the board</source>
        <translation>Metti sulla scacchiera</translation>
    </message>
    <message>
        <source>Save to the library</source>
        <translation>Salva nell&apos;archivio</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Esporta …</translation>
    </message>
</context>
<context>
    <name>RuleChips</name>
    <message>
        <source>+ Rule</source>
        <translation>+ Regola</translation>
    </message>
    <message>
        <source>Choose rules</source>
        <translation>Scegli le regole</translation>
    </message>
    <message>
        <source>%1: click to take it away</source>
        <translation>%1: un clic la toglie</translation>
    </message>
    <message>
        <source>%1, take away</source>
        <translation>%1, togliere</translation>
    </message>
</context>
<context>
    <name>RuleChooser</name>
    <message>
        <source>Choose rules</source>
        <translation>Scegli le regole</translation>
    </message>
    <message>
        <source>Rule, game or a word of its text</source>
        <translation>Regola, gioco o una parola del testo</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Cerca una regola</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Fairy conditions</source>
        <translation>Condizioni eterodosse</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Scelte</translation>
    </message>
    <message>
        <source>Recently used</source>
        <translation>Usate di recente</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Esempio: %1</translation>
    </message>
    <message>
        <source>Only orthodox</source>
        <translation>Solo ortodosso</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
</context>
<context>
    <name>RulesCard</name>
    <message>
        <source>Rules in force</source>
        <translation>Regole in vigore</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambia</translation>
    </message>
    <message>
        <source>Game book</source>
        <translation>Libro dei giochi</translation>
    </message>
    <message>
        <source>* not the recommended value</source>
        <translation>* non il valore consigliato</translation>
    </message>
</context>
<context>
    <name>SearchWindow</name>
    <message>
        <source>Search for problems</source>
        <translation>Ricerca di problemi</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>The best %1 of those found</source>
        <translation>I migliori %1 fra i trovati</translation>
    </message>
    <message>
        <source>Save the search</source>
        <translation>Salva la ricerca</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>The search was saved as %1.</source>
        <translation>La ricerca è stata salvata come %1.</translation>
    </message>
    <message>
        <source>A search was interrupted at %1 %.</source>
        <translation>Una ricerca è stata interrotta al %1 %.</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Guarda</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Scarta</translation>
    </message>
    <message>
        <source>Save this search …</source>
        <translation>Salva questa ricerca …</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Salvato</translation>
    </message>
    <message>
        <source>Done before</source>
        <translation>Fatte in precedenza</translation>
    </message>
    <message>
        <source>What may vary</source>
        <translation>Che cosa può variare</translation>
    </message>
    <message>
        <source>What must hold</source>
        <translation>Che cosa deve valere</translation>
    </message>
</context>
<context>
    <name>SearchingWindow</name>
    <message>
        <source>Start</source>
        <translation>Avvia</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Take the board&apos;s position</source>
        <translation>Prendi la posizione della scacchiera</translation>
    </message>
    <message>
        <source>Searches</source>
        <translation>Ricerche</translation>
    </message>
    <message>
        <source>Reading …</source>
        <translation>Lettura …</translation>
    </message>
    <message>
        <source>Write the address of the cluster first.</source>
        <translation>Prima scriva l&apos;indirizzo del cluster.</translation>
    </message>
    <message>
        <source>Stop the search that runs first.</source>
        <translation>Prima fermi la ricerca in corso.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>Making ready …</source>
        <translation>Preparo …</translation>
    </message>
    <message>
        <source>Paused: %1</source>
        <translation>In pausa: %1</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>1 different mate.</source>
        <translation>1 matto.</translation>
    </message>
    <message>
        <source>1 file left</source>
        <translation>1 colonna a sinistra</translation>
    </message>
    <message>
        <source>1 file right</source>
        <translation>1 colonna a destra</translation>
    </message>
    <message>
        <source>1 rank down</source>
        <translation>1 traversa in basso</translation>
    </message>
    <message>
        <source>1 rank up</source>
        <translation>1 traversa in alto</translation>
    </message>
    <message>
        <source>A Meredith: {men} men.</source>
        <translation>Un Meredith: {men} pezzi.</translation>
    </message>
    <message>
        <source>A family of dual avoidances by white lines; the single ones are flagged as dual avoidance, what unites them is a judgement.</source>
        <translation>Una famiglia di antiduali per linee bianche; i singoli sono segnalati come antiduali, ciò che li unisce è questione di giudizio.</translation>
    </message>
    <message>
        <source>A first move mates at once.</source>
        <translation>Una prima mossa dà subito matto.</translation>
    </message>
    <message>
        <source>A heavy position: {men} men.</source>
        <translation>Posizione pesante: {men} pezzi.</translation>
    </message>
    <message>
        <source>A miniature: {men} men.</source>
        <translation>Una miniatura: {men} pezzi.</translation>
    </message>
    <message>
        <source>A name has at least one letter; nothing was changed.</source>
        <translation>Un nome ha almeno una lettera; nulla è stato cambiato.</translation>
    </message>
    <message>
        <source>A page of {width} x {height} pixels cannot be drawn; a side may have 1 to {most}.</source>
        <translation>Una pagina di {width} x {height} pixel non si può disegnare; un lato può averne da 1 a {most}.</translation>
    </message>
    <message>
        <source>A picture of {wide} x {high} pixels is too large; a side may have at most {most}.</source>
        <translation>Un&apos;immagine di {wide} x {high} pixel è troppo grande; un lato può averne al massimo {most}.</translation>
    </message>
    <message>
        <source>A picture of {wide} x {high} pixels would be empty.</source>
        <translation>Un&apos;immagine di {wide} x {high} pixel sarebbe vuota.</translation>
    </message>
    <message>
        <source>A picture {width_mm} cm wide is not possible: {wrong}.</source>
        <translation>Un&apos;immagine larga {width_mm} cm non è possibile: {wrong}.</translation>
    </message>
    <message>
        <source>Add {man} {square}</source>
        <translation>Aggiungi {man} {square}</translation>
    </message>
    <message>
        <source>Albino over tries and key: {moves}.</source>
        <translation>Albino fra tentativi e chiave: {moves}.</translation>
    </message>
    <message>
        <source>All mates are model mates: {lines}.</source>
        <translation>Tutti i matti sono modello: {lines}.</translation>
    </message>
    <message>
        <source>Another file was copied over the library {path} while it was open; nothing more was written to it. Open it again to see what it holds.</source>
        <translation>Un altro file è stato copiato sopra l’archivio {path} mentre era aperto; non vi è stato scritto altro. Lo riapra per vedere che cosa contiene.</translation>
    </message>
    <message>
        <source>Anti-Bristol</source>
        <translation>Anti-Bristol</translation>
    </message>
    <message>
        <source>Anti-reversal</source>
        <translation>Antireversal</translation>
    </message>
    <message>
        <source>B was read as a pawn, as in German</source>
        <translation>B letta come pedone, alla tedesca</translation>
    </message>
    <message>
        <source>Babson: like for like.</source>
        <translation>Babson: a ogni promozione la stessa.</translation>
    </message>
    <message>
        <source>Barnes with a Novotny in the double threat: {threats}.</source>
        <translation>Barnes con un Novotny nella doppia minaccia: {threats}.</translation>
    </message>
    <message>
        <source>Barnes: {threats}.</source>
        <translation>Tema Barnes: {threats}.</translation>
    </message>
    <message>
        <source>Barulin</source>
        <translation>Tema Barulin</translation>
    </message>
    <message>
        <source>Battery mate</source>
        <translation>Matto di batteria</translation>
    </message>
    <message>
        <source>Battery play</source>
        <translation>Gioco di batteria</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Nero</translation>
    </message>
    <message>
        <source>Black checks</source>
        <translation>Scacchi neri</translation>
    </message>
    <message>
        <source>Black errs in {count} ways: {found}.</source>
        <translation>Il Nero sbaglia in {count} modi: {found}.</translation>
    </message>
    <message>
        <source>Black may not castle long</source>
        <translation>il Nero non può arroccare lungo</translation>
    </message>
    <message>
        <source>Black may not castle short</source>
        <translation>il Nero non può arroccare corto</translation>
    </message>
    <message>
        <source>Black promotes on {square} to all four: {lines}.</source>
        <translation>Il Nero promuove in {square} in tutti e quattro i pezzi: {lines}.</translation>
    </message>
    <message>
        <source>Black&apos;s promotions are told apart</source>
        <translation>Promozioni nere differenziate</translation>
    </message>
    <message>
        <source>Cannot be solved: {defects}</source>
        <translation>Non analizzabile: {defects}</translation>
    </message>
    <message>
        <source>Changed mates</source>
        <translation>Matti cambiati</translation>
    </message>
    <message>
        <source>Complete Lacny</source>
        <translation>Lacny completo</translation>
    </message>
    <message>
        <source>Cooked: at least {solutions}, {number} intended</source>
        <translation>Demolito: almeno {solutions}, previste {number}</translation>
    </message>
    <message>
        <source>Cooked: {solutions}, {number} intended</source>
        <translation>Demolito: {solutions}, previste {number}</translation>
    </message>
    <message>
        <source>Cross-check</source>
        <translation>Controscacco</translation>
    </message>
    <message>
        <source>Cross-checks</source>
        <translation>Controscacchi</translation>
    </message>
    <message>
        <source>Cycle of threat and mates</source>
        <translation>Ciclo di minaccia e matti</translation>
    </message>
    <message>
        <source>Cyclic Zilahi: each is captured where the next one mates: {men}.</source>
        <translation>Zilahi ciclico: ciascuno viene catturato dove il successivo dà matto: {men}.</translation>
    </message>
    <message>
        <source>Cyclic double threats with three refutations: {threats}.</source>
        <translation>Minacce doppie cicliche con tre confutazioni: {threats}.</translation>
    </message>
    <message>
        <source>Cyclic double threats: {threats}.</source>
        <translation>Minacce doppie cicliche: {threats}.</translation>
    </message>
    <message>
        <source>Double check</source>
        <translation>Scacco doppio</translation>
    </message>
    <message>
        <source>Drawn off the guard</source>
        <translation>Deviazione dal controllo</translation>
    </message>
    <message>
        <source>Dual after {moves}: {mates}.</source>
        <translation>Duale dopo {moves}: {mates}.</translation>
    </message>
    <message>
        <source>Each black move forces one of the threats.</source>
        <translation>Ogni mossa nera forza una delle minacce.</translation>
    </message>
    <message>
        <source>Every black move has one mate.</source>
        <translation>Ogni mossa nera ha un solo matto.</translation>
    </message>
    <message>
        <source>Every black move is answered by mate already in set play.</source>
        <translation>Ogni mossa nera ha già il suo matto nel gioco apparente.</translation>
    </message>
    <message>
        <source>Every combination of the threats {threats} is forced by some defence.</source>
        <translation>Ogni combinazione delle minacce {threats} è forzata da qualche difesa.</translation>
    </message>
    <message>
        <source>Every half-move is a capture.</source>
        <translation>Ogni semimossa è una cattura.</translation>
    </message>
    <message>
        <source>Exchange {man} {square} and {other} {other_square}</source>
        <translation>Scambia {man} {square} e {other} {other_square}</translation>
    </message>
    <message>
        <source>Exchanged between {men}: {one}; {other}.</source>
        <translation>Scambio fra {men}: {one}; {other}.</translation>
    </message>
    <message>
        <source>FEN and EPD lines, JSON, YAML of Olive and YACPDB, input for Popeye, PGN, CSV, LaTeX diagrams and lists of men are read</source>
        <translation>si leggono righe FEN ed EPD, JSON, YAML di Olive e YACPDB, input di Popeye, PGN, CSV, diagrammi LaTeX ed elenchi di pezzi</translation>
    </message>
    <message>
        <source>Fleck: {lines}.</source>
        <translation>Tema Fleck: {lines}.</translation>
    </message>
    <message>
        <source>Fourfold Lacny</source>
        <translation>Lacny quadruplo</translation>
    </message>
    <message>
        <source>Grimshaw</source>
        <translation>Grimshaw</translation>
    </message>
    <message>
        <source>Half-battery of {men}: {attempt} and {key} with {line}.</source>
        <translation>Semibatteria {men}: {attempt} e {key} con {line}.</translation>
    </message>
    <message>
        <source>Half-pin</source>
        <translation>Semi-inchiodatura</translation>
    </message>
    <message>
        <source>Holzhausen interference</source>
        <translation>Intercettazione Holzhausen</translation>
    </message>
    <message>
        <source>Ideal Rukhlis</source>
        <translation>Rukhlis ideale</translation>
    </message>
    <message>
        <source>Ideal mate</source>
        <translation>Matto ideale</translation>
    </message>
    <message>
        <source>Ideal mates: {lines}.</source>
        <translation>Matti ideali: {lines}.</translation>
    </message>
    <message>
        <source>In set play there is no mate after {loose}.</source>
        <translation>Nel gioco apparente nessun matto dopo {loose}.</translation>
    </message>
    <message>
        <source>In set play there is no mate after {moves}.</source>
        <translation>Nel gioco apparente nessun matto dopo {moves}.</translation>
    </message>
    <message>
        <source>In the diagram no mate is provided for {moves}.</source>
        <translation>Nel diagramma nessun matto è pronto per {moves}.</translation>
    </message>
    <message>
        <source>Incomplete half-pin</source>
        <translation>Semi-inchiodatura incompleta</translation>
    </message>
    <message>
        <source>Indirect battery</source>
        <translation>Batteria indiretta</translation>
    </message>
    <message>
        <source>Indirect unpin</source>
        <translation>Schiodatura indiretta</translation>
    </message>
    <message>
        <source>It belongs to the problem with its twins, not to the solution of one position.</source>
        <translation>Appartiene al problema con i suoi gemelli, non alla soluzione di una sola posizione.</translation>
    </message>
    <message>
        <source>It belongs to the problem with its twins.</source>
        <translation>Appartiene al problema con i suoi gemelli.</translation>
    </message>
    <message>
        <source>It needs fairy men; orthodox ones cannot form it.</source>
        <translation>Richiede pezzi fantastici; quelli ortodossi non possono formarlo.</translation>
    </message>
    <message>
        <source>It needs the solutions of all twins side by side.</source>
        <translation>Richiede le soluzioni di tutti i gemelli affiancate.</translation>
    </message>
    <message>
        <source>Its definition differs between sources.</source>
        <translation>La definizione varia secondo le fonti.</translation>
    </message>
    <message>
        <source>Karlström-Fleck: beside the threats a new mate, {lines}.</source>
        <translation>Karlström-Fleck: oltre alle minacce un matto nuovo, {lines}.</translation>
    </message>
    <message>
        <source>Lacny</source>
        <translation>Tema Lacny</translation>
    </message>
    <message>
        <source>Latvian Novotny</source>
        <translation>Novotny lettone</translation>
    </message>
    <message>
        <source>Levman defence</source>
        <translation>Difesa Levman</translation>
    </message>
    <message>
        <source>Masked battery</source>
        <translation>Batteria mascherata</translation>
    </message>
    <message>
        <source>Masked half-pin</source>
        <translation>Semi-inchiodatura mascherata</translation>
    </message>
    <message>
        <source>Mate by pin</source>
        <translation>Matto per inchiodatura</translation>
    </message>
    <message>
        <source>Mate by promotion</source>
        <translation>Matto per promozione</translation>
    </message>
    <message>
        <source>Mirror the board about a1-h8</source>
        <translation>Specchia la posizione su a1-h8</translation>
    </message>
    <message>
        <source>Mirror the board about a8-h1</source>
        <translation>Specchia la posizione su a8-h1</translation>
    </message>
    <message>
        <source>Mirror the board, a1 to a8</source>
        <translation>Specchia la posizione, a1 in a8</translation>
    </message>
    <message>
        <source>Mirror the board, a1 to h1</source>
        <translation>Specchia la posizione, a1 in h1</translation>
    </message>
    <message>
        <source>Model mate</source>
        <translation>Matto modello</translation>
    </message>
    <message>
        <source>Model mates</source>
        <translation>Matti modello</translation>
    </message>
    <message>
        <source>Model mates: {lines}.</source>
        <translation>Matti modello: {lines}.</translation>
    </message>
    <message>
        <source>More than one key: {keys}.</source>
        <translation>Più di una chiave: {keys}.</translation>
    </message>
    <message>
        <source>Mutate: set mates are replaced after {defences}.</source>
        <translation>Mutamento: i matti del gioco apparente sono sostituiti dopo {defences}.</translation>
    </message>
    <message>
        <source>Nietvelt defence</source>
        <translation>Difesa Nietvelt</translation>
    </message>
    <message>
        <source>No reliable definition was found.</source>
        <translation>Non è stata trovata una definizione affidabile.</translation>
    </message>
    <message>
        <source>No reliable definition was found; cyclic double threats are flagged.</source>
        <translation>Non è stata trovata una definizione affidabile; le doppie minacce cicliche sono segnalate.</translation>
    </message>
    <message>
        <source>No solution in {moves}</source>
        <translation>Insolubile in {moves}</translation>
    </message>
    <message>
        <source>No solution: {side} can mate at once, and must</source>
        <translation>Insolubile: il {side} può dare matto subito, e deve farlo</translation>
    </message>
    <message>
        <source>No solution: {side} can reach the goal at once, and must</source>
        <translation>Insolubile: il {side} può raggiungere lo scopo subito, e deve farlo</translation>
    </message>
    <message>
        <source>No solution: {side} can stalemate at once, and must</source>
        <translation>Insolubile: il {side} può dare stallo subito, e deve farlo</translation>
    </message>
    <message>
        <source>No solution: {side} has no move</source>
        <translation>Insolubile: il {side} non ha mosse</translation>
    </message>
    <message>
        <source>Not finished: {key} solves; of the others {done} of {total} are refuted</source>
        <translation>Non finito: {key} risolve; delle altre ne sono confutate {done} su {total}</translation>
    </message>
    <message>
        <source>Not finished: {solutions} so far</source>
        <translation>Non finito: finora {solutions}</translation>
    </message>
    <message>
        <source>Nothing stands after “{found}”.</source>
        <translation>Dopo “{found}” non c&apos;è nulla.</translation>
    </message>
    <message>
        <source>Novotny</source>
        <translation>Novotny</translation>
    </message>
    <message>
        <source>On average {share} % of White&apos;s men take part in a mate.</source>
        <translation>In media partecipa a un matto il {share} % dei pezzi bianchi.</translation>
    </message>
    <message>
        <source>On the square of the key {move} White also tries {tries}.</source>
        <translation>Nella casa della chiave {move} il Bianco tenta anche {tries}.</translation>
    </message>
    <message>
        <source>One more solution than intended.</source>
        <translation>Una soluzione in più del previsto.</translation>
    </message>
    <message>
        <source>Organ pipes from {first} to {last}.</source>
        <translation>Canne d&apos;organo da {first} a {last}.</translation>
    </message>
    <message>
        <source>Over set play, tries and key the king flees to {squares}.</source>
        <translation>Fra gioco apparente, tentativi e chiave il re fugge in {squares}.</translation>
    </message>
    <message>
        <source>PDF and PNG need Qt, which does not load: {wrong}.</source>
        <translation>PDF e PNG richiedono Qt, che non si carica: {wrong}.</translation>
    </message>
    <message>
        <source>PNG and PDF need Qt, which does not load: {wrong}.</source>
        <translation>PNG e PDF richiedono Qt, che non si carica: {wrong}.</translation>
    </message>
    <message>
        <source>Pawn Grimshaw</source>
        <translation>Grimshaw di pedone</translation>
    </message>
    <message>
        <source>Pickabish</source>
        <translation>Pickabish</translation>
    </message>
    <message>
        <source>Pickaninny</source>
        <translation>Pickaninny</translation>
    </message>
    <message>
        <source>Pieces: expected White or Black before {word}</source>
        <translation>Pieces: atteso White o Black prima di {word}</translation>
    </message>
    <message>
        <source>Forsyth: N is the nightrider for Popeye, the knight is S</source>
        <translation>Forsyth: per Popeye N è il cavaliere della notte, il cavallo è S</translation>
    </message>
    <message>
        <source>1 move occurs in several solutions: {moves}.</source>
        <translation>1 mossa compare in più soluzioni: {moves}.</translation>
    </message>
    <message>
        <source>1 of {mates} different mates is a model: {lines}.</source>
        <translation>1 matto diverso su {mates} è un matto modello: {lines}.</translation>
    </message>
    <message>
        <source>1 of {mates} mates is a model.</source>
        <translation>1 matto su {mates} è un matto modello.</translation>
    </message>
    <message>
        <source>A diagram of a game is not written as {form}.</source>
        <translation>Un diagramma di un gioco non si scrive come {form}.</translation>
    </message>
    <message>
        <source>After one of {all} defences White mates on move 2: {lines}.</source>
        <translation>Dopo una difesa su {all} il Bianco dà matto alla mossa 2: {lines}.</translation>
    </message>
    <message numerus="yes">
        <source>After {count} of {all} defences White mates on move 2: {lines}.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Dopo {count} difese su {all} il Bianco dà matto alla mossa 2: {lines}.</numerusform>
        </translation>
    </message>
    <message>
        <source>All mates by {unit}</source>
        <translation>Tutti i matti da {unit}</translation>
    </message>
    <message>
        <source>All solutions begin with {moves}.</source>
        <translation>Tutte le soluzioni iniziano con {moves}.</translation>
    </message>
    <message numerus="yes">
        <source>All {count} different mates are models: {lines}.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Tutti i {count} matti diversi sono matti modello: {lines}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All {count} mates are models.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Tutti i {count} matti sono matti modello.</numerusform>
        </translation>
    </message>
    <message>
        <source>Anticritical move</source>
        <translation>Mossa anticritica</translation>
    </message>
    <message>
        <source>Black battery formed and fired</source>
        <translation>Batteria nera formata e aperta</translation>
    </message>
    <message>
        <source>Black battery mates</source>
        <translation>Matti di batteria nera</translation>
    </message>
    <message>
        <source>Black interference</source>
        <translation>Intercettazione nera</translation>
    </message>
    <message>
        <source>Black mates by promotion to {kinds}</source>
        <translation>Il Nero dà matto promuovendo a {kinds}</translation>
    </message>
    <message>
        <source>Both mates are models.</source>
        <translation>Entrambi i matti sono matti modello.</translation>
    </message>
    <message>
        <source>Both mates are models: {lines}.</source>
        <translation>Entrambi i matti sono matti modello: {lines}.</translation>
    </message>
    <message>
        <source>Both sides together promote to queen, rook, bishop and knight: {moves}.</source>
        <translation>Le due parti insieme promuovono a donna, torre, alfiere e cavallo: {moves}.</translation>
    </message>
    <message>
        <source>Cannot be solved: the side to move can capture the king</source>
        <translation>Non analizzabile: chi muove può catturare il re</translation>
    </message>
    <message>
        <source>Clearance</source>
        <translation>Sgombero</translation>
    </message>
    <message>
        <source>Clearance sacrifice</source>
        <translation>Sgombero con sacrificio</translation>
    </message>
    <message>
        <source>Critical move</source>
        <translation>Mossa critica</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Croce</translation>
    </message>
    <message>
        <source>Dual at move {number}: {lines}.</source>
        <translation>Duale alla mossa {number}: {lines}.</translation>
    </message>
    <message>
        <source>En passant defence</source>
        <translation>Difesa en passant</translation>
    </message>
    <message>
        <source>En passant mate</source>
        <translation>Matto en passant</translation>
    </message>
    <message>
        <source>Every black move is answered already in set play.</source>
        <translation>Ogni mossa nera ha già risposta nel gioco apparente.</translation>
    </message>
    <message>
        <source>Every continuation checks: {moves}.</source>
        <translation>Ogni continuazione dà scacco: {moves}.</translation>
    </message>
    <message>
        <source>Functions are exchanged between the solutions: {men}.</source>
        <translation>Scambio di funzioni fra le soluzioni: {men}.</translation>
    </message>
    <message>
        <source>Gamage</source>
        <translation>Gamage</translation>
    </message>
    <message>
        <source>Goethart</source>
        <translation>Goethart</translation>
    </message>
    <message>
        <source>Half-pin of {units}</source>
        <translation>Semi-inchiodatura di {units}</translation>
    </message>
    <message>
        <source>Holzhausen</source>
        <translation>Holzhausen</translation>
    </message>
    <message>
        <source>In no solution moved, taken or part of the mate: {men}. Perhaps against cooks.</source>
        <translation>In nessuna soluzione si muove, è catturato o partecipa al matto: {men}. Forse contro demolizioni.</translation>
    </message>
    <message>
        <source>In the diagram no continuation is provided for {moves}.</source>
        <translation>Nel diagramma nessuna continuazione è pronta per {moves}.</translation>
    </message>
    <message>
        <source>Indian over {square}: {lines}.</source>
        <translation>Indiano su {square}: {lines}.</translation>
    </message>
    <message>
        <source>Logical foreplan</source>
        <translation>Piano preparatorio logico</translation>
    </message>
    <message>
        <source>Loyd&apos;s clearance</source>
        <translation>Sgombero di Loyd</translation>
    </message>
    <message>
        <source>Mansfield couplet</source>
        <translation>Distico di Mansfield</translation>
    </message>
    <message>
        <source>Mansfield couplet (Foschini)</source>
        <translation>Distico di Mansfield (Foschini)</translation>
    </message>
    <message>
        <source>Mates by the pin of white men</source>
        <translation>Matti per inchiodatura di pezzi bianchi</translation>
    </message>
    <message>
        <source>Mates by {units}</source>
        <translation>Matti da {units}</translation>
    </message>
    <message>
        <source>Mates of one battery, {count}</source>
        <translation>Matti di una batteria, {count}</translation>
    </message>
    <message>
        <source>Men that get out of the way and do no more: {moves}.</source>
        <translation>Pezzi che si tolgono solo di mezzo: {moves}.</translation>
    </message>
    <message>
        <source>Model mates that need a pin: {lines}.</source>
        <translation>Matti modello che richiedono un&apos;inchiodatura: {lines}.</translation>
    </message>
    <message>
        <source>Mutate: set continuations are replaced after {defences}.</source>
        <translation>Mutamento: le continuazioni apparenti cambiano dopo {defences}.</translation>
    </message>
    <message>
        <source>N may be a knight or a nightrider beside fairy men: write S for the knight</source>
        <translation>N accanto a pezzi fantastici può essere un cavallo o un cavaliere della notte: scrivere S per il cavallo</translation>
    </message>
    <message>
        <source>No themes are read: {why}.</source>
        <translation>Non si legge alcun tema: {why}.</translation>
    </message>
    <message>
        <source>Not finished: a key was found, others may follow</source>
        <translation>Non finito: trovata una chiave, altre possono seguire</translation>
    </message>
    <message>
        <source>Not finished: no key so far</source>
        <translation>Non finito: finora nessuna chiave</translation>
    </message>
    <message>
        <source>On {square} {one} and {other} shut each other off: {first} lets {proof} through, {second} lets {other_proof} through.</source>
        <translation>In {square} si intercettano a vicenda {one} e {other}: {first} consente {proof}, {second} consente {other_proof}.</translation>
    </message>
    <message>
        <source>One continuation of full length: {moves}.</source>
        <translation>Una continuazione di piena lunghezza: {moves}.</translation>
    </message>
    <message>
        <source>Only against cooks: {men}.</source>
        <translation>Solo contro demolizioni: {men}.</translation>
    </message>
    <message>
        <source>Orthogonal lines become diagonal and the reverse: {moves}.</source>
        <translation>Le linee ortogonali diventano diagonali e viceversa: {moves}.</translation>
    </message>
    <message>
        <source>Pieces: {word} is nothing that a man can be</source>
        <translation>Pieces: {word} non è una qualità di un pezzo</translation>
    </message>
    <message>
        <source>Pieces: {word} must follow White, Black or Neutral</source>
        <translation>Pieces: {word} deve seguire White, Black o Neutral</translation>
    </message>
    <message>
        <source>Plachutta</source>
        <translation>Plachutta</translation>
    </message>
    <message>
        <source>Popeye closed its output and did not end: it was stopped</source>
        <translation>Popeye ha chiuso l&apos;uscita senza terminare: è stato fermato</translation>
    </message>
    <message>
        <source>Popeye crashed (signal {number})</source>
        <translation>Popeye si è interrotto per un errore (segnale {number})</translation>
    </message>
    <message>
        <source>Popeye did not finish: what it found so far</source>
        <translation>Popeye non ha finito: ciò che ha trovato finora</translation>
    </message>
    <message>
        <source>Popeye did not show the diagram that it solved</source>
        <translation>Popeye non ha mostrato il diagramma che ha risolto</translation>
    </message>
    <message>
        <source>Popeye does not play {book}</source>
        <translation>Popeye non gioca {book}</translation>
    </message>
    <message>
        <source>Popeye does not say that it solved by {condition}</source>
        <translation>Popeye non dice di aver risolto con {condition}</translation>
    </message>
    <message>
        <source>Popeye does not say whether this diagram or its set play is impossible</source>
        <translation>Popeye non dice se sia impossibile il diagramma o il gioco apparente</translation>
    </message>
    <message>
        <source>Popeye ended before it was finished</source>
        <translation>Popeye è terminato prima di aver finito</translation>
    </message>
    <message>
        <source>Popeye failed (exit status {number})</source>
        <translation>Popeye non è riuscito (stato {number})</translation>
    </message>
    <message>
        <source>Popeye is not asked about {word}</source>
        <translation>A Popeye non si chiede {word}</translation>
    </message>
    <message>
        <source>Popeye printed more than is read: what it found so far</source>
        <translation>Popeye ha scritto più di quanto si legga: ciò che ha trovato finora</translation>
    </message>
    <message>
        <source>Popeye says: {words}</source>
        <translation>Popeye dice: {words}</translation>
    </message>
    <message>
        <source>Popeye solved another diagram than the one that it was given</source>
        <translation>Popeye ha risolto un diagramma diverso da quello ricevuto</translation>
    </message>
    <message>
        <source>Popeye solved {one}, not {other}</source>
        <translation>Popeye ha risolto {one}, non {other}</translation>
    </message>
    <message>
        <source>Popeye was stopped</source>
        <translation>Popeye è stato fermato</translation>
    </message>
    <message>
        <source>Popeye was stopped: its time was up</source>
        <translation>Popeye è stato fermato: tempo scaduto</translation>
    </message>
    <message>
        <source>Problem {detail} of the library {path} is damaged and cannot be read; the others can. They can be rescued into a new library.</source>
        <translation>Il problema {detail} dell’archivio {path} è danneggiato e non si può leggere; gli altri sì. Si possono recuperare in un nuovo archivio.</translation>
    </message>
    <message>
        <source>Problem {found} is of another game than chess: only positions of chess are compared.</source>
        <translation>Il problema {found} è di un gioco diverso dagli scacchi: si confrontano solo posizioni di scacchi.</translation>
    </message>
    <message>
        <source>Pseudo le Grand</source>
        <translation>Pseudo le Grand</translation>
    </message>
    <message>
        <source>Quiet continuations, {quiet} of {all}: {moves}.</source>
        <translation>Continuazioni quiete, {quiet} su {all}: {moves}.</translation>
    </message>
    <message>
        <source>Radical change</source>
        <translation>Cambio radicale</translation>
    </message>
    <message>
        <source>Read here: {read}. Not read: {left}, for {why}.</source>
        <translation>Qui si leggono: {read}. Non si leggono: {left}, perché {why}.</translation>
    </message>
    <message>
        <source>Reciprocal captures of {one} and {two}: {moves}.</source>
        <translation>Catture reciproche: {one} e {two}: {moves}.</translation>
    </message>
    <message>
        <source>Reciprocal change</source>
        <translation>Cambio reciproco</translation>
    </message>
    <message>
        <source>Reciprocal change before the key</source>
        <translation>Cambio reciproco prima della chiave</translation>
    </message>
    <message>
        <source>Remove {man} {square}</source>
        <translation>Togli {man} {square}</translation>
    </message>
    <message>
        <source>Rich play: 1 different mate.</source>
        <translation>Gioco ricco: 1 matto.</translation>
    </message>
    <message>
        <source>Rich play: {count} different continuations.</source>
        <translation>Gioco ricco: {count} continuazioni diverse.</translation>
    </message>
    <message numerus="yes">
        <source>Rich play: {count} different mates.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Gioco ricco: {count} matti diversi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rotate the board by 180°</source>
        <translation>Ruota la posizione di 180°</translation>
    </message>
    <message>
        <source>Royal march</source>
        <translation>Marcia reale</translation>
    </message>
    <message>
        <source>Rudenko</source>
        <translation>Tema Rudenko</translation>
    </message>
    <message>
        <source>Rudenko, returning in {phase}</source>
        <translation>Rudenko, con ritorno: {phase}</translation>
    </message>
    <message>
        <source>Rukhlis</source>
        <translation>Tema Rukhlis</translation>
    </message>
    <message>
        <source>Salazar</source>
        <translation>Tema Salazar</translation>
    </message>
    <message>
        <source>Schiffmann defence</source>
        <translation>Difesa Schiffmann</translation>
    </message>
    <message>
        <source>Seeberger on {square}</source>
        <translation>Seeberger in {square}</translation>
    </message>
    <message>
        <source>Self-block</source>
        <translation>Autoblocco</translation>
    </message>
    <message>
        <source>Self-pin</source>
        <translation>Autoinchiodatura</translation>
    </message>
    <message>
        <source>Set mates are lost without a single mate in their place after {defences}.</source>
        <translation>Matti del gioco apparente si perdono, senza un matto unico al loro posto, dopo {defences}.</translation>
    </message>
    <message>
        <source>Several codified forms that contradict each other.</source>
        <translation>Varie forme codificate che si contraddicono.</translation>
    </message>
    <message>
        <source>Shift the board {steps}</source>
        <translation>Sposta la posizione di {steps}</translation>
    </message>
    <message>
        <source>Short: solved in {moves}, not {number}</source>
        <translation>Soluzione breve: risolto in {moves}, non {number}</translation>
    </message>
    <message>
        <source>Short: {key} is mate</source>
        <translation>Soluzione breve: {key} è matto</translation>
    </message>
    <message>
        <source>Short: {key} is stalemate</source>
        <translation>Soluzione breve: {key} è stallo</translation>
    </message>
    <message>
        <source>Short: {key} reaches the goal at once</source>
        <translation>Soluzione breve: {key} raggiunge subito lo scopo</translation>
    </message>
    <message>
        <source>Short: {key} solves in {moves}, not {number}</source>
        <translation>Soluzione breve: {key} risolve in {moves}, non {number}</translation>
    </message>
    <message>
        <source>Siers battery</source>
        <translation>Batteria di Siers</translation>
    </message>
    <message>
        <source>Solutions {one} and {two} mirror each other move for move.</source>
        <translation>Le soluzioni {one} e {two} sono speculari mossa per mossa.</translation>
    </message>
    <message>
        <source>Somov</source>
        <translation>Tema Somov</translation>
    </message>
    <message>
        <source>Sound if all are intended: {solutions}</source>
        <translation>Corretto se tutte sono previste: {solutions}</translation>
    </message>
    <message>
        <source>Sound {rights}</source>
        <translation>Corretto {rights}</translation>
    </message>
    <message>
        <source>Sound: {key}</source>
        <translation>Corretto: {key}</translation>
    </message>
    <message>
        <source>Sound: {solutions}</source>
        <translation>Corretto: {solutions}</translation>
    </message>
    <message>
        <source>Sources disagree on which functions are permuted, and over how many phases.</source>
        <translation>Le fonti non concordano su quali funzioni si permutino e su quante fasi.</translation>
    </message>
    <message>
        <source>Sources disagree on which of transfers and changes form the cycle.</source>
        <translation>Le fonti non concordano su quali trasferimenti e cambi formino il ciclo.</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Stella</translation>
    </message>
    <message>
        <source>Stipulation: {wrong}</source>
        <translation>Stipulazione: {wrong}</translation>
    </message>
    <message>
        <source>Stopped: what Popeye found so far</source>
        <translation>Fermato: ciò che Popeye ha trovato finora</translation>
    </message>
    <message>
        <source>Symmetric play: {one} and {two}.</source>
        <translation>Gioco simmetrico: {one} e {two}.</translation>
    </message>
    <message>
        <source>Tempo moves; the rest of the line mates without them: {moves}.</source>
        <translation>Mosse di tempo; il resto della variante dà matto anche senza: {moves}.</translation>
    </message>
    <message>
        <source>That collection is no longer in the library {path}.</source>
        <translation>Quella raccolta non è più nell&apos;archivio {path}.</translation>
    </message>
    <message>
        <source>That person is no longer in the library {path}.</source>
        <translation>Quella persona non è più nell&apos;archivio {path}.</translation>
    </message>
    <message>
        <source>That problem is no longer in the library {path}.</source>
        <translation>Quel problema non è più nell&apos;archivio {path}.</translation>
    </message>
    <message>
        <source>The black king comes to {count} squares</source>
        <translation>Il Re nero raggiunge {count} case</translation>
    </message>
    <message>
        <source>The collection “{found}” is searched for with itself.</source>
        <translation>La raccolta “{found}” cerca sé stessa.</translation>
    </message>
    <message>
        <source>The diagram could not be made into a PDF file.</source>
        <translation>Non si è potuto fare del diagramma un file PDF.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be made: {reason}.</source>
        <translation>La cartella {folder} non si può creare: {reason}.</translation>
    </message>
    <message>
        <source>The key and every continuation check: {moves}.</source>
        <translation>La chiave e ogni continuazione danno scacco: {moves}.</translation>
    </message>
    <message>
        <source>The key gives the king {given}.</source>
        <translation>La chiave concede al re {given}.</translation>
    </message>
    <message>
        <source>The key gives {given} and takes {taken}.</source>
        <translation>La chiave concede {given} e toglie {taken}.</translation>
    </message>
    <message>
        <source>The key goes to the corner {target}.</source>
        <translation>La chiave va nell&apos;angolo {target}.</translation>
    </message>
    <message>
        <source>The key is castling.</source>
        <translation>La chiave è un arrocco.</translation>
    </message>
    <message>
        <source>The key lets Black check by {checks}.</source>
        <translation>La chiave permette scacchi al Nero: {checks}.</translation>
    </message>
    <message>
        <source>The key promotes a pawn to a {kind}.</source>
        <translation>La chiave promuove un pedone a {kind}.</translation>
    </message>
    <message>
        <source>The key takes {taken} from the king.</source>
        <translation>La chiave toglie al re {taken}.</translation>
    </message>
    <message>
        <source>The key {move} checks.</source>
        <translation>La chiave {move} dà scacco.</translation>
    </message>
    <message>
        <source>The key {move} goes back</source>
        <translation>La chiave {move} ritorna</translation>
    </message>
    <message>
        <source>The key {move} takes a pawn.</source>
        <translation>La chiave {move} cattura un pedone.</translation>
    </message>
    <message>
        <source>The key {move} takes a {kind}.</source>
        <translation>La chiave {move} cattura un pezzo ({kind}).</translation>
    </message>
    <message>
        <source>The king fires a battery</source>
        <translation>Il re apre una batteria</translation>
    </message>
    <message>
        <source>The king has {count} flights: {squares}.</source>
        <translation>Il re ha {count} case di fuga: {squares}.</translation>
    </message>
    <message>
        <source>The king makes the key {move}.</source>
        <translation>È il re a fare la chiave {move}.</translation>
    </message>
    <message>
        <source>The king may flee to {squares}: a {shape}, among other flights.</source>
        <translation>Il re può fuggire in {squares}: {shape}, oltre ad altre fughe.</translation>
    </message>
    <message>
        <source>The king may flee to {squares}: a {shape}.</source>
        <translation>Il re può fuggire in {squares}: {shape}.</translation>
    </message>
    <message>
        <source>The knight on {square} has eight moves, all answered by mate.</source>
        <translation>Il cavallo in {square} ha otto mosse, tutte seguite da matto.</translation>
    </message>
    <message>
        <source>The knight on {square} makes a wheel: eight different mates.</source>
        <translation>Il cavallo in {square} disegna la rosa: otto matti diversi.</translation>
    </message>
    <message>
        <source>The library {path} can only be read, because its file or folder is read-only; nothing was changed. To keep changes, save into another library.</source>
        <translation>L&apos;archivio {path} si può solo leggere, perché file o cartella sono di sola lettura; nulla è stato cambiato. Per conservare le modifiche salvi in un altro archivio.</translation>
    </message>
    <message>
        <source>The library {path} cannot be opened: this program has as many files open as the system allows.</source>
        <translation>L’archivio {path} non può essere aperto: questo programma ha aperti tanti file quanti il sistema ne consente.</translation>
    </message>
    <message>
        <source>The library {path} cannot be read: its rights do not allow it.</source>
        <translation>L’archivio {path} non può essere letto: i suoi permessi non lo consentono.</translation>
    </message>
    <message>
        <source>The library {path} cannot be used.</source>
        <translation>L&apos;archivio {path} non si può usare.</translation>
    </message>
    <message>
        <source>The library {path} cannot be written: its folder is missing, or the file or the folder is read-only.</source>
        <translation>L&apos;archivio {path} non si può scrivere: la cartella manca, o file o cartella sono di sola lettura.</translation>
    </message>
    <message>
        <source>The library {path} could not be read or written: the disk reports an error.</source>
        <translation>L&apos;archivio {path} non si è potuto leggere o scrivere: il disco segnala un errore.</translation>
    </message>
    <message>
        <source>The library {path} is being written by another program; try again in a moment.</source>
        <translation>Un altro programma sta scrivendo l&apos;archivio {path}; riprovi fra un momento.</translation>
    </message>
    <message>
        <source>The library {path} is damaged; it was left as it is. If you have a backup copy, open that one; or rescue what can be read into a new library.</source>
        <translation>L’archivio {path} è danneggiato; è stato lasciato com’è. Se ha una copia di sicurezza, apra quella; oppure recuperi in un nuovo archivio ciò che si può leggere.</translation>
    </message>
    <message>
        <source>The library {path} is no longer open; nothing was changed in it.</source>
        <translation>L&apos;archivio {path} non è più aperto; nulla vi è stato cambiato.</translation>
    </message>
    <message>
        <source>The library {path} is open in another window of this program, so it can only be read here; nothing was changed. Close it there and open it again here.</source>
        <translation>L&apos;archivio {path} è aperto in un&apos;altra finestra di questo programma, quindi qui si può solo leggere; nulla è stato cambiato. Lo chiuda là e lo riapra qui.</translation>
    </message>
    <message>
        <source>The library {path} was moved while it was open. All that was saved is in it, at {detail}; open it there to go on.</source>
        <translation>L’archivio {path} è stato spostato mentre era aperto. Tutto ciò che era salvato vi si trova, ora in {detail}; per continuare lo apra lì.</translation>
    </message>
    <message>
        <source>The library {path} was removed or replaced while it was open. All that was saved in it was kept as {detail}; open that to go on.</source>
        <translation>L’archivio {path} è stato rimosso o sostituito mentre era aperto. Tutto ciò che vi era salvato è conservato in {detail}; per continuare apra quello.</translation>
    </message>
    <message>
        <source>The library {path} was removed, moved or replaced while it was open; nothing was written. Open it from its new place, or another library.</source>
        <translation>L&apos;archivio {path} è stato tolto, spostato o sostituito mentre era aperto; non è stato scritto nulla. Lo apra dal nuovo posto, o apra un altro archivio.</translation>
    </message>
    <message>
        <source>The library {path} was written by a newer version of this program; it was left as it is. Install the newer version to open it.</source>
        <translation>L&apos;archivio {path} è stato scritto da una versione più recente di questo programma; è rimasto com&apos;era. Per aprirlo installi la versione più recente.</translation>
    </message>
    <message>
        <source>The library {path} was written by an older version of this program and must be brought up to date before it can be read; open it for writing once.</source>
        <translation>L&apos;archivio {path} è stato scritto da una versione precedente di questo programma e va aggiornato prima di leggerlo; lo apra una volta in scrittura.</translation>
    </message>
    <message>
        <source>The name of the library {path} is too long, for files with longer names are laid beside it; choose a shorter one.</source>
        <translation>Il nome dell’archivio {path} è troppo lungo, perché accanto ci sono file con nomi più lunghi; ne scelga uno più corto.</translation>
    </message>
    <message>
        <source>The page could not be made into a PNG file.</source>
        <translation>La pagina non si è potuta scrivere come PNG.</translation>
    </message>
    <message>
        <source>The pages cannot be printed there.</source>
        <translation>Le pagine non si possono stampare lì.</translation>
    </message>
    <message>
        <source>The pawn on {square} mates by {moves}.</source>
        <translation>Il pedone in {square} dà matto con {moves}.</translation>
    </message>
    <message>
        <source>The pinner leaves</source>
        <translation>Il pezzo che inchioda si allontana</translation>
    </message>
    <message>
        <source>The play is short: 1 different mate.</source>
        <translation>Il gioco è scarso: un solo matto.</translation>
    </message>
    <message numerus="yes">
        <source>The play is short: {count} different mates.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Il gioco è scarso: {count} matti diversi.</numerusform>
        </translation>
    </message>
    <message>
        <source>The search is too long.</source>
        <translation>La ricerca è troppo lunga.</translation>
    </message>
    <message>
        <source>The time is up: what Popeye found so far</source>
        <translation>Tempo scaduto: ciò che Popeye ha trovato finora</translation>
    </message>
    <message>
        <source>The try stands in White&apos;s own way: {tries}.</source>
        <translation>Il tentativo ostacola il Bianco stesso: {tries}.</translation>
    </message>
    <message>
        <source>The two threats are separated: {lines}.</source>
        <translation>Le due minacce sono separate: {lines}.</translation>
    </message>
    <message>
        <source>The {man} on {square} could be a {weaker}.</source>
        <translation>Basterebbe un pezzo più debole: {man} in {square}, invece {weaker}.</translation>
    </message>
    <message>
        <source>The {man} on {square} is unnecessary: without it key, mates, set play and tries stay.</source>
        <translation>Pezzo superfluo: {man} in {square}. Senza, restano chiave, matti, gioco apparente e tentativi.</translation>
    </message>
    <message>
        <source>Theme B2</source>
        <translation>Tema B2</translation>
    </message>
    <message>
        <source>There are fewer solutions than intended.</source>
        <translation>Ci sono meno soluzioni del previsto.</translation>
    </message>
    <message>
        <source>There are no pawns.</source>
        <translation>Non ci sono pedoni.</translation>
    </message>
    <message>
        <source>There are too many brackets in one another.</source>
        <translation>Ci sono troppe parentesi una dentro l&apos;altra.</translation>
    </message>
    <message>
        <source>There are {count} threats, not all forced alone: {threats}.</source>
        <translation>Ci sono {count} minacce, non tutte forzate da sole: {threats}.</translation>
    </message>
    <message>
        <source>There are {count} threats, told apart by the defences: {threats}.</source>
        <translation>Ci sono {count} minacce, separate dalle difese: {threats}.</translation>
    </message>
    <message>
        <source>There is already a collection {detail}; it was left as it is.</source>
        <translation>La raccolta {detail} esiste già; è rimasta com&apos;era.</translation>
    </message>
    <message>
        <source>There is already a file {path}; it was left as it is.</source>
        <translation>Il file {path} esiste già; è rimasto com&apos;era.</translation>
    </message>
    <message>
        <source>There is no collection “{found}”.</source>
        <translation>La raccolta “{found}” non esiste.</translation>
    </message>
    <message>
        <source>There is no collection “{found}”. Did you mean “{meant}”?</source>
        <translation>La raccolta “{found}” non esiste. Intendeva “{meant}”?</translation>
    </message>
    <message>
        <source>There is no dual.</source>
        <translation>Non ci sono duali.</translation>
    </message>
    <message>
        <source>There is no field “{found}”. Did you mean “{meant}”?</source>
        <translation>Il campo “{found}” non esiste. Intendeva “{meant}”?</translation>
    </message>
    <message>
        <source>There is no field “{found}”. To search for the word, put it in quotation marks.</source>
        <translation>Il campo “{found}” non esiste. Per cercare la parola la metta fra virgolette.</translation>
    </message>
    <message>
        <source>There is no library {path}, but what was saved in it last is still there, as {detail}. Put the library back beside it and open it there.</source>
        <translation>Non c’è alcun archivio {path}, ma ciò che vi fu salvato per ultimo c’è ancora, in {detail}. Rimetta l’archivio accanto e lo apra lì.</translation>
    </message>
    <message>
        <source>There is no library {path}.</source>
        <translation>L&apos;archivio {path} non esiste.</translation>
    </message>
    <message>
        <source>There is no page to print.</source>
        <translation>Non c&apos;è una pagina da stampare.</translation>
    </message>
    <message>
        <source>There is no page to write.</source>
        <translation>Non c&apos;è una pagina da scrivere.</translation>
    </message>
    <message>
        <source>There is no problem {found} in the library.</source>
        <translation>Nell’archivio non c’è il problema {found}.</translation>
    </message>
    <message>
        <source>There is no room left on the disk to write to the library {path}.</source>
        <translation>Sul disco non c&apos;è più spazio per scrivere nell&apos;archivio {path}.</translation>
    </message>
    <message>
        <source>There is no set play.</source>
        <translation>Non c&apos;è gioco apparente.</translation>
    </message>
    <message>
        <source>There is no solution.</source>
        <translation>Non c&apos;è soluzione.</translation>
    </message>
    <message>
        <source>There is no style {name} of your own.</source>
        <translation>Non c&apos;è uno stile Suo {name}.</translation>
    </message>
    <message>
        <source>There is no style {name}; there are {names}.</source>
        <translation>Lo stile {name} non esiste; ci sono {names}.</translation>
    </message>
    <message>
        <source>There is no theme “{found}”.</source>
        <translation>Il tema “{found}” non esiste.</translation>
    </message>
    <message>
        <source>There is no theme “{found}”. Did you mean “{meant}”?</source>
        <translation>Il tema “{found}” non esiste. Intendeva “{meant}”?</translation>
    </message>
    <message>
        <source>There is no verdict “{found}”. Did you mean “{meant}”?</source>
        <translation>Il verdetto “{found}” non esiste. Intendeva “{meant}”?</translation>
    </message>
    <message>
        <source>There is not enough memory for a page of {width} x {height} pixels.</source>
        <translation>La memoria non basta per una pagina di {width} x {height} pixel.</translation>
    </message>
    <message>
        <source>There is not enough memory for a picture of {wide} x {high} pixels.</source>
        <translation>La memoria non basta per un&apos;immagine di {wide} x {high} pixel.</translation>
    </message>
    <message>
        <source>This bracket is not closed.</source>
        <translation>Questa parentesi non è chiusa.</translation>
    </message>
    <message>
        <source>This bracket was not opened.</source>
        <translation>Questa parentesi non è stata aperta.</translation>
    </message>
    <message>
        <source>Threat reversal</source>
        <translation>Inversione chiave-minaccia</translation>
    </message>
    <message>
        <source>Three Grimshaws, on {squares}.</source>
        <translation>Tre Grimshaw, in {squares}.</translation>
    </message>
    <message>
        <source>The key threatens mate on move 2: {threats}.</source>
        <translation>La chiave minaccia matto già alla mossa 2 (minaccia breve): {threats}.</translation>
    </message>
    <message>
        <source>The key {move} brings {unit} into play, which had nothing to do.</source>
        <translation>La chiave {move} porta in gioco un pezzo che non faceva nulla: {unit}.</translation>
    </message>
    <message>
        <source>The key {move} captures en passant: the last move needs proof.</source>
        <translation>La chiave {move} cattura en passant: l&apos;ultima mossa va dimostrata.</translation>
    </message>
    <message>
        <source>The key&apos;s unit tries {tries}.</source>
        <translation>Il pezzo della chiave tenta {tries}.</translation>
    </message>
    <message>
        <source>The mate is a model.</source>
        <translation>Il matto è un matto modello.</translation>
    </message>
    <message>
        <source>The mate {mate} is the same in solutions {numbers}.</source>
        <translation>Il matto {mate} è lo stesso nelle soluzioni {numbers}.</translation>
    </message>
    <message>
        <source>The white king comes to {count} squares</source>
        <translation>Il Re bianco raggiunge {count} case</translation>
    </message>
    <message>
        <source>The {man} on {square} is unnecessary: without it key, play and set play stay.</source>
        <translation>Pezzo superfluo: {man} in {square}. Senza, restano chiave, gioco e gioco apparente.</translation>
    </message>
    <message>
        <source>The {man} on {square} takes no part in the play and only stops {cooks}.</source>
        <translation>Non partecipa al gioco e impedisce solo {cooks}: {man} in {square}.</translation>
    </message>
    <message>
        <source>Themes are not read: another program solved it, which does not say all.</source>
        <translation>I temi non si leggono: ha risolto un altro programma, che non dice tutto.</translation>
    </message>
    <message>
        <source>There are {count} threats: {threats}.</source>
        <translation>Ci sono {count} minacce: {threats}.</translation>
    </message>
    <message>
        <source>There is a shorter solution: {moves}.</source>
        <translation>C&apos;è una soluzione più breve: {moves}.</translation>
    </message>
    <message>
        <source>Three men on one pin line leave it one at a time; a mate in two shows at most one departure in each line, and sources do not say which phases count.</source>
        <translation>Tre pezzi su una linea d&apos;inchiodatura la lasciano uno alla volta; un due mosse mostra al massimo una partenza in ogni variante, e le fonti non dicono quali fasi contino.</translation>
    </message>
    <message>
        <source>Too few: {solutions}, {number} intended</source>
        <translation>Troppo poche: {solutions}, previste {number}</translation>
    </message>
    <message>
        <source>Transferred continuations</source>
        <translation>Continuazioni trasferite</translation>
    </message>
    <message>
        <source>Transferred mate</source>
        <translation>Matto trasferito</translation>
    </message>
    <message>
        <source>Tried as Barulin&apos;s defence with a guard given up in place of a line shut: it missed the known example and named some thirty others in a thousand.</source>
        <translation>Provato come difesa Barulin con una guardia abbandonata al posto di una linea chiusa: l&apos;esempio noto è sfuggito e ne sono stati indicati una trentina di altri su mille.</translation>
    </message>
    <message>
        <source>Twins: {wrong}</source>
        <translation>Gemelli: {wrong}</translation>
    </message>
    <message>
        <source>Two pairs of solutions with equal effects: {one} and {two}.</source>
        <translation>Due coppie di soluzioni con effetti uguali: {one} e {two}.</translation>
    </message>
    <message>
        <source>Unguard</source>
        <translation>Abbandono di controllo</translation>
    </message>
    <message numerus="yes">
        <source>Unnecessary in this position, each by itself: {men}. Without it the solutions stay.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Superflui in questa posizione, ciascuno da solo: {men}. Senza, le soluzioni restano.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unnecessary in this position: {men}. Without it the solutions stay.</source>
        <translation>Superfluo in questa posizione: {men}. Senza, le soluzioni restano.</translation>
    </message>
    <message>
        <source>Unsaved work cannot be kept safe: the folder {path} cannot be written, or its disk is full.</source>
        <translation>Il lavoro non salvato non si può conservare: la cartella {path} non è scrivibile, o il disco è pieno.</translation>
    </message>
    <message>
        <source>Urania</source>
        <translation>Tema Urania</translation>
    </message>
    <message>
        <source>What Popeye printed cannot be read: {why}</source>
        <translation>Ciò che Popeye ha scritto non è leggibile: {why}</translation>
    </message>
    <message>
        <source>What the random move of a threatening man is cannot be told from the moves; the effects on the defending side are flagged as black correction.</source>
        <translation>Quale sia la mossa qualsiasi di un pezzo che minaccia non si ricava dalle mosse; gli effetti sulla parte che si difende sono segnalati come correzione nera.</translation>
    </message>
    <message>
        <source>What was printed does not say that it is Popeye&apos;s</source>
        <translation>L&apos;uscita non dice di essere di Popeye</translation>
    </message>
    <message>
        <source>What was printed is not Popeye&apos;s: {why}</source>
        <translation>L&apos;uscita non è di Popeye: {why}</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Which correction corrects which is a matter of the errors&apos; order, which the tree of moves does not hold.</source>
        <translation>Quale correzione corregga quale dipende dall&apos;ordine degli errori, che l&apos;albero delle mosse non contiene.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bianco</translation>
    </message>
    <message>
        <source>White Grimshaw on {square}</source>
        <translation>Grimshaw bianco in {square}</translation>
    </message>
    <message>
        <source>White captures on {square}, where mate is given: {lines}.</source>
        <translation>Il Bianco cattura in {square}, dove viene dato matto: {lines}.</translation>
    </message>
    <message>
        <source>White correction: {tries} fail to {refutation}, {key}.</source>
        <translation>Correzione bianca: {tries} falliscono per {refutation}, {key}.</translation>
    </message>
    <message>
        <source>White may not castle long</source>
        <translation>il Bianco non può arroccare lungo</translation>
    </message>
    <message>
        <source>White may not castle short</source>
        <translation>il Bianco non può arroccare corto</translation>
    </message>
    <message>
        <source>White promotes to all four: {moves}.</source>
        <translation>Il Bianco promuove in tutti e quattro i pezzi: {moves}.</translation>
    </message>
    <message>
        <source>White shuts his own line</source>
        <translation>Il Bianco chiude la propria linea</translation>
    </message>
    <message>
        <source>White&apos;s king stands in check in the diagram, from {squares}.</source>
        <translation>Nel diagramma il re bianco è sotto scacco, da {squares}.</translation>
    </message>
    <message>
        <source>White&apos;s line opened</source>
        <translation>Apertura di linea bianca</translation>
    </message>
    <message>
        <source>With “{found}” only : and = can stand.</source>
        <translation>Con “{found}” valgono solo : e =.</translation>
    </message>
    <message>
        <source>Würzburg-Plachutta</source>
        <translation>Würzburg-Plachutta</translation>
    </message>
    <message>
        <source>Y flights</source>
        <translation>Fughe a Y</translation>
    </message>
    <message>
        <source>Zagoruyko 3x{count}</source>
        <translation>Zagoruiko 3x{count}</translation>
    </message>
    <message>
        <source>Zilahi: {taken} is captured and {mater} mates; in the other solution it is the other way round.</source>
        <translation>Zilahi: {taken} viene catturato e {mater} dà matto; nell&apos;altra soluzione è il contrario.</translation>
    </message>
    <message>
        <source>\pieces: expected a man such as wKe1, got {word}</source>
        <translation>\pieces: atteso un pezzo come wKe1, non {word}</translation>
    </message>
    <message>
        <source>a JSON document of more than {most} characters; larger collections are read as one object a line</source>
        <translation>un documento JSON di più di {most} caratteri; raccolte maggiori si leggono con un oggetto per riga</translation>
    </message>
    <message>
        <source>a ZIP archive or office document</source>
        <translation>un archivio ZIP o documento d&apos;ufficio</translation>
    </message>
    <message>
        <source>a bishop of {side} cannot have come to its square ({squares})</source>
        <translation>un alfiere del {side} non può essere giunto nella sua casa ({squares})</translation>
    </message>
    <message>
        <source>a bishop of {side} must be promoted, its home is shut ({squares})</source>
        <translation>un alfiere del {side} è promosso, la sua casa d&apos;origine è chiusa ({squares})</translation>
    </message>
    <message>
        <source>a caption has at most {most} lines above and below the board, got {count}</source>
        <translation>una didascalia ha al massimo {most} righe sopra e sotto la scacchiera, non {count}</translation>
    </message>
    <message>
        <source>a caption line has at most {most} characters, this one has {count}</source>
        <translation>una riga della didascalia ha al massimo {most} caratteri, questa ne ha {count}</translation>
    </message>
    <message>
        <source>a cluster needs Dask: install chess-composer with its extra &apos;cluster&apos;</source>
        <translation>un cluster richiede Dask: installi chess-composer con l&apos;extra &apos;cluster&apos;</translation>
    </message>
    <message>
        <source>a compressed file (gzip)</source>
        <translation>un file compresso (gzip)</translation>
    </message>
    <message>
        <source>a document of more than {most} characters</source>
        <translation>un documento di più di {most} caratteri</translation>
    </message>
    <message>
        <source>a library or other SQLite database</source>
        <translation>un archivio o altro database SQLite</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>un elenco</translation>
    </message>
    <message>
        <source>a man of the diagram is named twice</source>
        <translation>un pezzo del diagramma è nominato due volte</translation>
    </message>
    <message>
        <source>a man stands on the square of an imitator ({squares})</source>
        <translation>sulla casa di un imitatore sta un pezzo ({squares})</translation>
    </message>
    <message>
        <source>a man that may vary has nothing else to be</source>
        <translation>un pezzo che può variare non può essere nient&apos;altro</translation>
    </message>
    <message>
        <source>a man that may vary is not on the diagram</source>
        <translation>un pezzo che può variare non è nel diagramma</translation>
    </message>
    <message>
        <source>a man would leave the board</source>
        <translation>un pezzo uscirebbe dalla scacchiera</translation>
    </message>
    <message>
        <source>a mark stands where no such man does ({squares})</source>
        <translation>un segno sta dove non c&apos;è un tale pezzo ({squares})</translation>
    </message>
    <message>
        <source>a mediocre triumph can be had by capture: it is asked for in one turn, directly</source>
        <translation>un trionfo mediocre si ottiene anche con la presa: si chiede in una mossa, diretta</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un numero</translation>
    </message>
    <message>
        <source>a part of its path is a file, not a folder</source>
        <translation>una parte del percorso è un file, non una cartella</translation>
    </message>
    <message>
        <source>a pawn of {side} stands on its first or last rank ({squares})</source>
        <translation>un pedone del {side} è in prima o ultima traversa ({squares})</translation>
    </message>
    <message>
        <source>a picture (GIF)</source>
        <translation>un&apos;immagine (GIF)</translation>
    </message>
    <message>
        <source>a picture (JPEG)</source>
        <translation>un&apos;immagine (JPEG)</translation>
    </message>
    <message>
        <source>a picture (PNG)</source>
        <translation>un&apos;immagine (PNG)</translation>
    </message>
    <message>
        <source>a queen would not check</source>
        <translation>una donna non darebbe scacco</translation>
    </message>
    <message>
        <source>a queen would not mate</source>
        <translation>una donna non darebbe matto</translation>
    </message>
    <message>
        <source>a queen would stalemate</source>
        <translation>una donna darebbe stallo</translation>
    </message>
    <message>
        <source>a style has at most {most} characters, this one is longer</source>
        <translation>uno stile ha al massimo {most} caratteri, questo è più lungo</translation>
    </message>
    <message>
        <source>after the key {move} {lines}</source>
        <translation>dopo la chiave {move} {lines}</translation>
    </message>
    <message>
        <source>algebraic: expected the men of white and black</source>
        <translation>algebraic: attesi i pezzi di white e black</translation>
    </message>
    <message>
        <source>algebraic: {colour} men are not read</source>
        <translation>algebraic: i pezzi {colour} non si leggono</translation>
    </message>
    <message numerus="yes">
        <source>all {number} defences and mates unchanged</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>tutte e {number} le varianti invariate</numerusform>
        </translation>
    </message>
    <message>
        <source>also solves</source>
        <translation>risolve anch&apos;essa</translation>
    </message>
    <message>
        <source>1 mate is changed ({shown}).</source>
        <translation>1 matto cambia ({shown}).</translation>
    </message>
    <message>
        <source>1 thematic mate</source>
        <translation>1 matto tematico</translation>
    </message>
    <message>
        <source>After {defences} there is {mate}: the general error of {unit}.</source>
        <translation>Dopo {defences} c’è {mate}: l’errore generale, {unit}.</translation>
    </message>
    <message>
        <source>Against: {points}</source>
        <translation>Contro: {points}</translation>
    </message>
    <message>
        <source>All four corners visited, {man}</source>
        <translation>Visita di tutti e quattro gli angoli, {man}</translation>
    </message>
    <message>
        <source>All {all} half-moves match between the solutions.</source>
        <translation>Tutte le {all} semimosse delle soluzioni si corrispondono.</translation>
    </message>
    <message>
        <source>All {count} thematic tries fail to {move}.</source>
        <translation>Tutti i {count} tentativi tematici falliscono per {move}.</translation>
    </message>
    <message>
        <source>Array: not read; write the men with Pieces or Forsyth</source>
        <translation>Array: non letto; si scrivano i pezzi con Pieces o Forsyth</translation>
    </message>
    <message>
        <source>Battery formed and fired</source>
        <translation>Batteria formata e aperta</translation>
    </message>
    <message>
        <source>Black correction of {unit}, of whose moves one errs: {random}, correcting {correction}.</source>
        <translation>Correzione nera, {unit}; una sola mossa sbaglia: {random}, corregge {correction}.</translation>
    </message>
    <message>
        <source>Black may not castle long: {reason}</source>
        <translation>il Nero non può arroccare lungo: {reason}</translation>
    </message>
    <message>
        <source>Black may not castle short: {reason}</source>
        <translation>il Nero non può arroccare corto: {reason}</translation>
    </message>
    <message>
        <source>Both halves of the play mirror each other, as {one} and {two}.</source>
        <translation>Le due metà del gioco sono speculari, come {one} e {two}.</translation>
    </message>
    <message>
        <source>Both thematic tries fail to {move}.</source>
        <translation>Entrambi i tentativi tematici falliscono per {move}.</translation>
    </message>
    <message>
        <source>Brought home as a new problem, no. {number}.</source>
        <translation>Trasferito allo studio come nuovo problema, n. {number}.</translation>
    </message>
    <message>
        <source>Brought home as a new problem, no. {number}: what it was made from is not in this library.</source>
        <translation>Trasferito allo studio come nuovo problema, n. {number}: quello da cui nasce non è in questo archivio.</translation>
    </message>
    <message>
        <source>Brought home as a new version of no. {number}, which had been changed at the desk.</source>
        <translation>Trasferito allo studio come nuova versione del n. {number}, che era stato cambiato sul computer.</translation>
    </message>
    <message>
        <source>Brought home as a new version of no. {number}.</source>
        <translation>Trasferito allo studio come nuova versione del n. {number}.</translation>
    </message>
    <message>
        <source>Brought home: saved as no. {number}.</source>
        <translation>Trasferito allo studio: salvato come n. {number}.</translation>
    </message>
    <message>
        <source>Cannot be solved</source>
        <translation>Non analizzabile</translation>
    </message>
    <message>
        <source>Capture in passing</source>
        <translation>Presa en passant</translation>
    </message>
    <message>
        <source>Castling</source>
        <translation>Arrocco</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Contenuto</translation>
    </message>
    <message>
        <source>Cooked</source>
        <translation>Demolito</translation>
    </message>
    <message>
        <source>Cooked: at least two solutions</source>
        <translation>Demolito: almeno due soluzioni</translation>
    </message>
    <message>
        <source>Cooked: at least {lines}</source>
        <translation>Demolito: almeno {lines}</translation>
    </message>
    <message>
        <source>Cooked: at least {number} keys</source>
        <translation>Demolito: almeno {number} chiavi</translation>
    </message>
    <message>
        <source>Cooked: at least {number} last moves are left</source>
        <translation>Demolito: restano almeno {number} ultime mosse</translation>
    </message>
    <message>
        <source>Cooked: either side can have the move</source>
        <translation>Demolito: ognuna delle parti può avere il tratto</translation>
    </message>
    <message>
        <source>Cooked: the triumph can be had by capture</source>
        <translation>Demolito: il trionfo si ottiene con la presa</translation>
    </message>
    <message>
        <source>Cooked: the triumph can be had by capture, too</source>
        <translation>Demolito: il trionfo si ottiene anche con la presa</translation>
    </message>
    <message>
        <source>Cooked: {lines}</source>
        <translation>Demolito: {lines}</translation>
    </message>
    <message>
        <source>Cooked: {number} keys</source>
        <translation>Demolito: {number} chiavi</translation>
    </message>
    <message>
        <source>Cooked: {number} last moves are left</source>
        <translation>Demolito: restano {number} ultime mosse</translation>
    </message>
    <message>
        <source>Cooked: {number} solutions</source>
        <translation>Demolito: {number} soluzioni</translation>
    </message>
    <message>
        <source>Cross-checks, all with one mate</source>
        <translation>Controscacchi, tutti con un solo matto</translation>
    </message>
    <message>
        <source>Depends</source>
        <translation>Dipende</translation>
    </message>
    <message>
        <source>Depends on what came before</source>
        <translation>Dipende dalla storia della posizione</translation>
    </message>
    <message>
        <source>Depends on whether {doubts}: not decided; {findings}</source>
        <translation>Dipende da questo, che non è deciso: {doubts}; {findings}</translation>
    </message>
    <message>
        <source>Duel of {black} and {white}: {lines}.</source>
        <translation>Duello, {black} e {white}: {lines}.</translation>
    </message>
    <message>
        <source>Economy</source>
        <translation>Economia</translation>
    </message>
    <message>
        <source>Exchange of places, {one} and {other}: {moves}.</source>
        <translation>Scambio di case, {one} e {other}: {moves}.</translation>
    </message>
    <message>
        <source>Fatal unless paid for</source>
        <translation>Grave se nulla lo compensa</translation>
    </message>
    <message>
        <source>For: {points}</source>
        <translation>A favore: {points}</translation>
    </message>
    <message>
        <source>Form of the twins: {forms}.</source>
        <translation>Forma dei gemelli: {forms}.</translation>
    </message>
    <message>
        <source>Grimshaw on {square} in {phases} as in the actual play.</source>
        <translation>Grimshaw in {square}, come nel gioco reale, anche qui: {phases}.</translation>
    </message>
    <message>
        <source>It shows more than {share} % of the {others} mates in two of the library.</source>
        <translation>Mostra più del {share} % dei {others} matti in due dell’archivio.</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Chiave</translation>
    </message>
    <message>
        <source>Mate by castling</source>
        <translation>Matto con arrocco</translation>
    </message>
    <message>
        <source>Mate that needs a pin: {lines}.</source>
        <translation>Matto che richiede un’inchiodatura: {lines}.</translation>
    </message>
    <message>
        <source>Mates in all four corners</source>
        <translation>Matti in tutti e quattro gli angoli</translation>
    </message>
    <message>
        <source>Mates that need a pin: {lines}.</source>
        <translation>Matti che richiedono un&apos;inchiodatura: {lines}.</translation>
    </message>
    <message>
        <source>Meant: {number}</source>
        <translation>Previste: {number}</translation>
    </message>
    <message>
        <source>Men that only stop something: {men}.</source>
        <translation>Pezzi che impediscono soltanto qualcosa: {men}.</translation>
    </message>
    <message>
        <source>Moves along the line of a pin</source>
        <translation>Mosse lungo la linea dell&apos;inchiodatura</translation>
    </message>
    <message>
        <source>Moves to all four corners</source>
        <translation>Mosse in tutti e quattro gli angoli</translation>
    </message>
    <message>
        <source>Mutate – {lines}.</source>
        <translation>Mutamento – {lines}.</translation>
    </message>
    <message>
        <source>Nearest in the library: {problems}.</source>
        <translation>I più vicini nell’archivio: {problems}.</translation>
    </message>
    <message>
        <source>Nearest: {tries}.</source>
        <translation>Ci vanno vicino: {tries}.</translation>
    </message>
    <message>
        <source>No half-moves match between the solutions.</source>
        <translation>Le semimosse delle soluzioni non si corrispondono mai.</translation>
    </message>
    <message>
        <source>No library is open at the desk.</source>
        <translation>Sul computer nessun archivio è aperto.</translation>
    </message>
    <message>
        <source>No move: games begin here</source>
        <translation>Nessuna mossa: qui cominciano le partite</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Insolubile</translation>
    </message>
    <message>
        <source>No solution: neither side can have the move</source>
        <translation>Insolubile: nessuna delle due parti può avere il tratto</translation>
    </message>
    <message>
        <source>No solution: no game leads here</source>
        <translation>Insolubile: nessuna partita porta qui</translation>
    </message>
    <message>
        <source>No solution: no king and rook stand at home together</source>
        <translation>Insolubile: nessun re e torre stanno insieme sulle case d&apos;origine</translation>
    </message>
    <message>
        <source>No solution: no move taken back solves</source>
        <translation>Insolubile: nessuna mossa ritirata risolve</translation>
    </message>
    <message>
        <source>No solution: {side} has no last move</source>
        <translation>Insolubile: il {side} non ha un&apos;ultima mossa</translation>
    </message>
    <message>
        <source>No sound problem</source>
        <translation>Problema non corretto</translation>
    </message>
    <message>
        <source>No. {number} of the library is the same problem: nothing was added.</source>
        <translation>Il n. {number} dell’archivio è lo stesso problema: niente è stato aggiunto.</translation>
    </message>
    <message>
        <source>Not decided: nothing shows that one side cannot have the move</source>
        <translation>Non deciso: nulla mostra che una parte non può avere il tratto</translation>
    </message>
    <message>
        <source>Not decided: only {moves} is left, but no game with it was found</source>
        <translation>Non deciso: resta solo {moves}, ma non è stata trovata una partita così</translation>
    </message>
    <message>
        <source>Not decided: only {side} can have the move, but no game was found</source>
        <translation>Non deciso: solo il {side} può avere il tratto, ma non è stata trovata una partita</translation>
    </message>
    <message>
        <source>Not decided: {castlings}</source>
        <translation>Non deciso: {castlings}</translation>
    </message>
    <message>
        <source>Not decided: {moves}; no game that leads there was found</source>
        <translation>Non deciso: {moves}; non è stata trovata una partita che vi porti</translation>
    </message>
    <message>
        <source>Not decided: {number} are left, and games do not show two of them</source>
        <translation>Non deciso: ne restano {number}, e le partite non ne mostrano due</translation>
    </message>
    <message>
        <source>Not decided: {number} solutions, and games do not show two of them</source>
        <translation>Non deciso: {number} soluzioni, e le partite non ne mostrano due</translation>
    </message>
    <message>
        <source>Not decided: {number} ways to take back are open</source>
        <translation>Non deciso: mosse ritirate aperte: {number}</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Non finito</translation>
    </message>
    <message>
        <source>Not finished: first moves {done} of {total}, no key so far</source>
        <translation>Non finito: prime mosse {done} di {total}, finora nessuna chiave</translation>
    </message>
    <message>
        <source>Not finished: no first move is decided yet</source>
        <translation>Non finito: nessuna prima mossa è ancora decisa</translation>
    </message>
    <message>
        <source>Not finished: no row of moves so far</source>
        <translation>Non finito: finora nessuna serie di mosse</translation>
    </message>
    <message>
        <source>Not finished: no solution so far</source>
        <translation>Non finito: finora nessuna soluzione</translation>
    </message>
    <message>
        <source>Not finished: what history proves is looked for</source>
        <translation>Non finito: si cerca che cosa prova la storia della posizione</translation>
    </message>
    <message>
        <source>Not finished: {number} so far are left</source>
        <translation>Non finito: finora ne restano {number}</translation>
    </message>
    <message>
        <source>Not finished: {number} solutions so far</source>
        <translation>Non finito: finora {number} soluzioni</translation>
    </message>
    <message>
        <source>Not judged: originality, and how hard it is to solve.</source>
        <translation>Non giudicati: l’originalità e la difficoltà di soluzione.</translation>
    </message>
    <message>
        <source>Officers without a part in the mate: {where}.</source>
        <translation>Figure senza parte nel matto: {where}.</translation>
    </message>
    <message>
        <source>One move: any is asked for, so it is not judged</source>
        <translation>Una mossa: se ne chiede una qualsiasi, quindi non è giudicata</translation>
    </message>
    <message>
        <source>One thematic try ({tries}).</source>
        <translation>Un tentativo tematico ({tries}).</translation>
    </message>
    <message>
        <source>Other shape</source>
        <translation>Altra forma</translation>
    </message>
    <message>
        <source>Other shape: it branches unevenly, {shape} intended</source>
        <translation>Altra forma: si ramifica in modo irregolare, prevista {shape}</translation>
    </message>
    <message>
        <source>Other shape: {found}, {shape} intended</source>
        <translation>Altra forma: {found}, prevista {shape}</translation>
    </message>
    <message>
        <source>Pieces: {word} names a man, and no square follows</source>
        <translation>Pieces: {word} indica un pezzo, e non segue alcuna casa</translation>
    </message>
    <message>
        <source>Rotate the board by 90° anticlockwise</source>
        <translation>Ruota la posizione di 90° in senso antiorario</translation>
    </message>
    <message>
        <source>Rotate the board by 90° clockwise</source>
        <translation>Ruota la posizione di 90° in senso orario</translation>
    </message>
    <message>
        <source>Set play</source>
        <translation>Gioco apparente</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Soluzione breve</translation>
    </message>
    <message>
        <source>Short: {moves}</source>
        <translation>Soluzione breve: {moves}</translation>
    </message>
    <message>
        <source>{quality} men</source>
        <translation>pezzi {quality}</translation>
    </message>
    <message numerus="yes">
        <source>Short: {number} moves taken back are enough</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Soluzione breve: bastano {number} mosse ritirate</numerusform>
        </translation>
    </message>
    <message>
        <source>Short: {turns}</source>
        <translation>Soluzione breve: {turns}</translation>
    </message>
    <message>
        <source>After the key nothing answers {holes}</source>
        <translation>Dopo la chiave nulla risponde a {holes}</translation>
    </message>
    <message>
        <source>After the key nothing answers {holes} and {number} more</source>
        <translation>Dopo la chiave nulla risponde a {holes} e altre {number}</translation>
    </message>
    <message>
        <source>After the key the defender has no move</source>
        <translation>Dopo la chiave il difensore non ha mosse</translation>
    </message>
    <message>
        <source>Black has more kings than one</source>
        <translation>il Nero ha più di un re</translation>
    </message>
    <message>
        <source>Black has no move</source>
        <translation>il Nero non ha mosse</translation>
    </message>
    <message>
        <source>Black is to move, for so the solution begins</source>
        <translation>il tratto è al Nero, perché così comincia la soluzione</translation>
    </message>
    <message>
        <source>Black to move, best is {move}</source>
        <translation>muove il Nero, la migliore è {move}</translation>
    </message>
    <message>
        <source>Black&apos;s king is in check by the core, and White is to move</source>
        <translation>il re nero è sotto scacco da parte del nucleo, e tocca al Bianco</translation>
    </message>
    <message>
        <source>Black&apos;s king is missing: put him on the board, or allow him</source>
        <translation>manca il re nero: lo metta sulla scacchiera o lo ammetta</translation>
    </message>
    <message>
        <source>Black, who begins, has a better move: {move} ({value})</source>
        <translation>il Nero, che comincia, ha una mossa migliore: {move} ({value})</translation>
    </message>
    <message>
        <source>Claim proved</source>
        <translation>Stipulazione dimostrata</translation>
    </message>
    <message>
        <source>Complete after the key</source>
        <translation>Completo dopo la chiave</translation>
    </message>
    <message>
        <source>Cooked: either side can do it</source>
        <translation>Demolito: entrambe le parti possono farlo</translation>
    </message>
    <message>
        <source>Cooked: {keys}</source>
        <translation>Demolito: {keys}</translation>
    </message>
    <message>
        <source>Cooked: {keys}, {number} are asked for</source>
        <translation>Demolito: {keys}, richieste {number}</translation>
    </message>
    <message>
        <source>Cooked: {number} shortest games, of {moves} moves</source>
        <translation>Demolito: partite più brevi: {number}, mosse: {moves}</translation>
    </message>
    <message>
        <source>Cooked: {side} has the move, and {number} keys</source>
        <translation>Demolito: il tratto è al {side}, chiavi: {number}</translation>
    </message>
    <message>
        <source>Depends on who has the move: not decided; if {side}: {finding}; if {other}: {second}</source>
        <translation>Dipende da chi ha il tratto: non deciso; se {side}: {finding}; se {other}: {second}</translation>
    </message>
    <message>
        <source>Domination: after {move} the {man} {square} is lost wherever it goes.</source>
        <translation>Dominazione: dopo {move} il pezzo ({man} {square}) è perso ovunque vada.</translation>
    </message>
    <message>
        <source>Draw, proved</source>
        <translation>Patta, dimostrata</translation>
    </message>
    <message>
        <source>Forsyth: expected men and numbers, got {word}</source>
        <translation>Forsyth: attesi pezzi e numeri, trovato {word}</translation>
    </message>
    <message>
        <source>Forsyth: there are more than 64 squares: Popeye leaves the rest out</source>
        <translation>Forsyth: le case sono più di 64: Popeye tralascia il resto</translation>
    </message>
    <message>
        <source>Mutual zugzwang after {move}: with White to move {value}.</source>
        <translation>Zugzwang reciproco dopo {move}: con il Bianco al tratto {value}.</translation>
    </message>
    <message>
        <source>No cluster: the position is legal</source>
        <translation>Nessun cluster: la posizione è legale</translation>
    </message>
    <message>
        <source>No cluster: without {side}&apos;s {man} on {square} the position is illegal, too</source>
        <translation>Nessun cluster: anche senza {man} {square} ({side}) la posizione è illegale</translation>
    </message>
    <message>
        <source>No solution: neither side can do it</source>
        <translation>Insolubile: nessuna parte può farlo</translation>
    </message>
    <message>
        <source>No solution: no colours make it legal</source>
        <translation>Insolubile: nessuna colorazione è legale</translation>
    </message>
    <message>
        <source>No solution: no first move solves</source>
        <translation>Insolubile: nessuna prima mossa risolve</translation>
    </message>
    <message>
        <source>No solution: no last move is forced</source>
        <translation>Insolubile: nessuna ultima mossa è forzata</translation>
    </message>
    <message>
        <source>No solution: no man that is added solves</source>
        <translation>Insolubile: nessun pezzo aggiunto risolve</translation>
    </message>
    <message>
        <source>No solution: there are not two kings</source>
        <translation>Insolubile: non ci sono due re</translation>
    </message>
    <message>
        <source>No solution: {move} ({value})</source>
        <translation>Insolubile: {move} ({value})</translation>
    </message>
    <message>
        <source>No solution: {move} is answered by {reply} ({value})</source>
        <translation>Insolubile: a {move} segue {reply} ({value})</translation>
    </message>
    <message>
        <source>No solution: {side} has the move, and neither mates nor must be mated</source>
        <translation>Insolubile: il tratto è al {side}, che né dà matto né deve riceverlo</translation>
    </message>
    <message>
        <source>No solution: {value}</source>
        <translation>Insolubile: {value}</translation>
    </message>
    <message>
        <source>Not certain</source>
        <translation>Non certo</translation>
    </message>
    <message>
        <source>Not decided: colours are left to which no game was found</source>
        <translation>Non deciso: restano colorazioni per le quali non è stata trovata una partita</translation>
    </message>
    <message>
        <source>Not decided: no game of {moves} moves or less</source>
        <translation>Non deciso: nessuna partita di {moves} mosse o meno</translation>
    </message>
    <message>
        <source>Not decided: nothing shows whether the position is legal</source>
        <translation>Non deciso: niente mostra se la posizione è legale</translation>
    </message>
    <message>
        <source>Not decided: so many men can be coloured in too many ways</source>
        <translation>Non deciso: tanti pezzi si possono colorare in troppi modi</translation>
    </message>
    <message>
        <source>Not decided: the position is illegal, and without {number} of its men not judged</source>
        <translation>Non deciso: la posizione è illegale; pezzi senza i quali non è giudicata: {number}</translation>
    </message>
    <message>
        <source>Not decided: {number} single moves are forced so far</source>
        <translation>Non deciso: semimosse forzate finora: {number}</translation>
    </message>
    <message>
        <source>Not decided: {number} solutions, and games do not show all of them</source>
        <translation>Non deciso: {number} soluzioni, e le partite non le mostrano tutte</translation>
    </message>
    <message>
        <source>Not finished: a game of {moves} moves so far</source>
        <translation>Non finito: finora una partita di {moves} mosse</translation>
    </message>
    <message>
        <source>Not finished: one key so far</source>
        <translation>Non finito: una chiave finora</translation>
    </message>
    <message>
        <source>Not finished: one line so far</source>
        <translation>Non finito: una linea finora</translation>
    </message>
    <message>
        <source>Not finished: what comes after the key is looked for</source>
        <translation>Non finito: si cerca ciò che viene dopo la chiave</translation>
    </message>
    <message>
        <source>Not finished: {keys} so far</source>
        <translation>Non finito: finora {keys}</translation>
    </message>
    <message>
        <source>Not finished: {number} so far are left, and no more are looked for</source>
        <translation>Non finito: finora ne restano {number}, e altre non vengono cercate</translation>
    </message>
    <message>
        <source>Of the lines played here the last {count} are kept.</source>
        <translation>Delle linee giocate qui si tengono le ultime {count}.</translation>
    </message>
    <message>
        <source>One first move solves; such play is not judged</source>
        <translation>Una prima mossa risolve; un tale gioco non si giudica</translation>
    </message>
    <message>
        <source>One line solves; such play is not judged</source>
        <translation>Una linea risolve; un tale gioco non si giudica</translation>
    </message>
    <message>
        <source>One more position was met and is kept no longer: {sound} sound ones and {others} others are, beside those kept for good, named or noted.</source>
        <translation>Un’altra posizione è stata incontrata e non è più tenuta: lo sono {sound} corrette e {others} altre, oltre a quelle tenute per sempre, con nome o con nota.</translation>
    </message>
    <message>
        <source>Popeye answers differently: {pairs}</source>
        <translation>Popeye risponde diversamente: {pairs}</translation>
    </message>
    <message>
        <source>Popeye is not asked about what comes after a key</source>
        <translation>A Popeye non si chiede che cosa viene dopo una chiave</translation>
    </message>
    <message>
        <source>Positional draw: after {last} the position before {first} is there again.</source>
        <translation>Patta posizionale: dopo {last} torna la posizione precedente {first}.</translation>
    </message>
    <message>
        <source>Released after {moves}, not {number}</source>
        <translation>Sciolta dopo {moves}, non {number}</translation>
    </message>
    <message>
        <source>Short: after the key it ends in {moves}, not {number}</source>
        <translation>Soluzione breve: dopo la chiave finisce in {moves}, non in {number}</translation>
    </message>
    <message>
        <source>Short: one move taken back is enough</source>
        <translation>Soluzione breve: basta una mossa ritirata</translation>
    </message>
    <message>
        <source>Short: solved in fewer moves than asked</source>
        <translation>Soluzione breve: risolto in meno mosse di quelle richieste</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Corretto</translation>
    </message>
    <message>
        <source>Sound: an illegal cluster, legal without any one man</source>
        <translation>Corretto: un cluster illegale, legale senza uno qualsiasi dei pezzi</translation>
    </message>
    <message>
        <source>Sound: released after {moves}, each of them forced</source>
        <translation>Corretto: sciolta dopo {moves}, ciascuna forzata</translation>
    </message>
    <message>
        <source>Sound: the shortest game has {moves} moves, and no other has</source>
        <translation>Corretto: la partita più breve ha {moves} mosse, nessun&apos;altra ne ha così poche</translation>
    </message>
    <message>
        <source>Sound: {castlings}</source>
        <translation>Corretto: {castlings}</translation>
    </message>
    <message>
        <source>Sound: {keys}</source>
        <translation>Corretto: {keys}</translation>
    </message>
    <message>
        <source>Sound: {moves}</source>
        <translation>Corretto: {moves}</translation>
    </message>
    <message>
        <source>Sound: {moves}, no other is possible</source>
        <translation>Corretto: {moves}, nient&apos;altro è possibile</translation>
    </message>
    <message>
        <source>Sound: {side} has the move</source>
        <translation>Corretto: il tratto è al {side}</translation>
    </message>
    <message>
        <source>Sound: {side} has the move and mates by {move}</source>
        <translation>Corretto: il tratto è al {side}, che dà matto con {move}</translation>
    </message>
    <message>
        <source>Sound: {side} has the move, and every one is answered by mate</source>
        <translation>Corretto: il tratto è al {side}, e a ogni mossa segue il matto</translation>
    </message>
    <message>
        <source>Stalemate: {move}.</source>
        <translation>Stallo: {move}.</translation>
    </message>
    <message>
        <source>Switchback of the king</source>
        <translation>Ritorno del re</translation>
    </message>
    <message>
        <source>Systematic manoeuvre: from {first} to {last} the same picture is shifted twice.</source>
        <translation>Manovra sistematica: da {first} a {last} la stessa immagine si sposta due volte.</translation>
    </message>
    <message>
        <source>Syzygy&apos;s tables have at most {count} men</source>
        <translation>le tabelle di Syzygy hanno al massimo {count} pezzi</translation>
    </message>
    <message>
        <source>The black king fires a battery</source>
        <translation>Il re nero apre una batteria</translation>
    </message>
    <message>
        <source>The mates wanted: {phases}.</source>
        <translation>I matti voluti: {phases}.</translation>
    </message>
    <message>
        <source>The mating man is unpinned</source>
        <translation>Il pezzo che dà matto viene schiodato</translation>
    </message>
    <message>
        <source>The positions that were remembered of problem {detail} of the library {path} cannot be read; they were left as they are, and none is added to them. Perhaps a newer version of this program has written them.</source>
        <translation>Le posizioni ricordate del problema {detail} dell’archivio {path} non si possono leggere; sono rimaste come sono e non se ne aggiungono altre. Forse le ha scritte una versione più recente di questo programma.</translation>
    </message>
    <message>
        <source>The solutions branch at other half-moves than intended.</source>
        <translation>Le soluzioni si ramificano in semimosse diverse da quelle previste.</translation>
    </message>
    <message>
        <source>The white king fires a battery</source>
        <translation>Il re bianco apre una batteria</translation>
    </message>
    <message>
        <source>Thematic dual after {moves}: {mates}.</source>
        <translation>Duale tematico dopo {moves}: {mates}.</translation>
    </message>
    <message>
        <source>There are more lines than are listed.</source>
        <translation>Ci sono più linee di quelle elencate.</translation>
    </message>
    <message>
        <source>There is no first turn: the game is over, or whoever is to move is blocked.</source>
        <translation>Non c’è una prima mossa: la partita è finita, o chi deve muovere è bloccato.</translation>
    </message>
    <message>
        <source>There is no status “{found}”. Did you mean “{meant}”?</source>
        <translation>Non c’è lo stato “{found}”. Si intendeva “{meant}”?</translation>
    </message>
    <message>
        <source>These never move: {men}</source>
        <translation>Questi non muovono mai: {men}</translation>
    </message>
    <message>
        <source>Told apart: {moves}.</source>
        <translation>Da separare: {moves}.</translation>
    </message>
    <message>
        <source>Too few</source>
        <translation>Troppo poche</translation>
    </message>
    <message>
        <source>Too few: {keys}, {number} are asked for</source>
        <translation>Troppo poche: {keys}, richieste {number}</translation>
    </message>
    <message>
        <source>Transferred mates</source>
        <translation>Matti trasferiti</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Tentativi</translation>
    </message>
    <message>
        <source>Underpromotion: {move}, for with a queen: {value}.</source>
        <translation>Sottopromozione: {move}, perché con una donna: {value}.</translation>
    </message>
    <message>
        <source>Underpromotion: {move}.</source>
        <translation>Sottopromozione: {move}.</translation>
    </message>
    <message>
        <source>White battery fired</source>
        <translation>Batteria bianca aperta</translation>
    </message>
    <message>
        <source>White has more kings than one</source>
        <translation>il Bianco ha più di un re</translation>
    </message>
    <message>
        <source>White has two kings</source>
        <translation>il Bianco ha due re</translation>
    </message>
    <message>
        <source>White in check</source>
        <translation>Bianco sotto scacco</translation>
    </message>
    <message>
        <source>White interference</source>
        <translation>Intercettazione bianca</translation>
    </message>
    <message>
        <source>White may not castle long: {reason}</source>
        <translation>il Bianco non può arroccare lungo: {reason}</translation>
    </message>
    <message>
        <source>White may not castle short: {reason}</source>
        <translation>il Bianco non può arroccare corto: {reason}</translation>
    </message>
    <message>
        <source>White self-blocks</source>
        <translation>Autoblocchi bianchi</translation>
    </message>
    <message>
        <source>White wins where he was to draw</source>
        <translation>il Bianco vince dove doveva pattare</translation>
    </message>
    <message>
        <source>White&apos;s king is missing: put him on the board, or allow him</source>
        <translation>manca il re bianco: lo metta sulla scacchiera o lo ammetta</translation>
    </message>
    <message>
        <source>White: {white}; Black: {black}</source>
        <translation>Bianco: {white}; Nero: {black}</translation>
    </message>
    <message>
        <source>Win, proved</source>
        <translation>Vittoria, dimostrata</translation>
    </message>
    <message>
        <source>Zagoruiko</source>
        <translation>Zagoruiko</translation>
    </message>
    <message>
        <source>Zagoruiko, reciprocal</source>
        <translation>Zagoruiko, reciproco</translation>
    </message>
    <message>
        <source>a capture in passing is allowed as the first move</source>
        <translation>la presa en passant è permessa alla prima mossa</translation>
    </message>
    <message>
        <source>a die shows 1 to {faces}</source>
        <translation>un dado mostra da 1 a {faces}</translation>
    </message>
    <message>
        <source>a helpmate of 1 to {most} solutions can be asked for</source>
        <translation>si può chiedere un aiutomatto da 1 a {most} soluzioni</translation>
    </message>
    <message>
        <source>a hop over the next man lands beyond it</source>
        <translation>un salto sul pezzo vicino arriva oltre esso</translation>
    </message>
    <message>
        <source>a key that brings an idle man into play</source>
        <translation>una chiave che porta in gioco un pezzo ozioso</translation>
    </message>
    <message>
        <source>a key that checks</source>
        <translation>una chiave che dà scacco</translation>
    </message>
    <message>
        <source>a key that leaves Black fewer moves</source>
        <translation>una chiave che lascia meno mosse al Nero</translation>
    </message>
    <message>
        <source>a key that takes a flight</source>
        <translation>una chiave che toglie una fuga</translation>
    </message>
    <message>
        <source>a key that takes a pawn</source>
        <translation>una chiave che cattura un pedone</translation>
    </message>
    <message>
        <source>a key that takes a piece</source>
        <translation>una chiave che cattura un pezzo</translation>
    </message>
    <message>
        <source>a king alone never mates</source>
        <translation>un re da solo non dà mai matto</translation>
    </message>
    <message>
        <source>a king can be captured, or a pawn stands on the edge</source>
        <translation>un re può essere catturato, o un pedone sta sulla prima o sull’ultima traversa</translation>
    </message>
    <message>
        <source>a king is moved</source>
        <translation>si sposta un re</translation>
    </message>
    <message>
        <source>a man does not leap to where he stands</source>
        <translation>un pezzo non salta sulla propria casa</translation>
    </message>
    <message>
        <source>a man is added or replaced</source>
        <translation>si aggiunge o si sostituisce un pezzo</translation>
    </message>
    <message>
        <source>a man is moved</source>
        <translation>si sposta un pezzo</translation>
    </message>
    <message>
        <source>a man is taken off</source>
        <translation>si toglie un pezzo</translation>
    </message>
    <message>
        <source>a mark is 0 to 4 in steps of a half, got {mark}</source>
        <translation>un voto va da 0 a 4 per mezzi punti, non {mark}</translation>
    </message>
    <message>
        <source>a message within a message: it was not read</source>
        <translation>un messaggio in un messaggio: non è stato letto</translation>
    </message>
    <message>
        <source>a newer version of this program wrote this file</source>
        <translation>una versione più recente di questo programma ha scritto questo file</translation>
    </message>
    <message>
        <source>a pawn of {side} stands on its first or last rank, which these rules allow ({squares})</source>
        <translation>un pedone del {side} è in prima o ultima traversa, come queste regole consentono ({squares})</translation>
    </message>
    <message>
        <source>a problem of another game: only .jsonl has a form for it</source>
        <translation>un problema di un altro gioco: solo .jsonl ha una forma per esso</translation>
    </message>
    <message>
        <source>a proof game has no duplex</source>
        <translation>una partita giustificativa non ha duplex</translation>
    </message>
    <message>
        <source>a queen would check</source>
        <translation>una donna darebbe scacco</translation>
    </message>
    <message>
        <source>a queen would parry the mate</source>
        <translation>una donna parerebbe il matto</translation>
    </message>
    <message>
        <source>a race is not counted out where a throw can be lost or passed on</source>
        <translation>una corsa non si calcola dove un tiro può andare perso o passare all’altro</translation>
    </message>
    <message>
        <source>a scheme needs one black king</source>
        <translation>uno schema richiede un re nero</translation>
    </message>
    <message>
        <source>a selfmate needs a white king</source>
        <translation>un automatto ha bisogno di un re bianco</translation>
    </message>
    <message>
        <source>a solver has a name</source>
        <translation>un solutore ha un nome</translation>
    </message>
    <message>
        <source>a step is there twice</source>
        <translation>un passo compare due volte</translation>
    </message>
    <message>
        <source>a template has at most {most} characters</source>
        <translation>un modello ha al massimo {most} caratteri</translation>
    </message>
    <message>
        <source>a time is not below zero</source>
        <translation>un tempo non è inferiore a zero</translation>
    </message>
    <message>
        <source>all is answered in fewer moves than are asked for</source>
        <translation>a tutto si risponde in meno mosse di quelle richieste</translation>
    </message>
    <message>
        <source>also {moves}</source>
        <translation>anche {moves}</translation>
    </message>
    <message>
        <source>an entry cannot take its own place</source>
        <translation>un lavoro non può prendere il proprio posto</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un oggetto</translation>
    </message>
    <message>
        <source>an officer without a share in the play</source>
        <translation>una figura senza parte nel gioco</translation>
    </message>
    <message>
        <source>an old office document</source>
        <translation>un vecchio documento d&apos;ufficio</translation>
    </message>
    <message>
        <source>an unprovided check</source>
        <translation>uno scacco non provvisto</translation>
    </message>
    <message>
        <source>an unprovided flight</source>
        <translation>una fuga non provvista</translation>
    </message>
    <message>
        <source>another defence of the same part is answered wrongly</source>
        <translation>un’altra difesa della stessa parte ha una risposta sbagliata</translation>
    </message>
    <message>
        <source>another key</source>
        <translation>altra chiave</translation>
    </message>
    <message>
        <source>another stipulation</source>
        <translation>un’altra stipulazione</translation>
    </message>
    <message>
        <source>answers kept: {kept} of {number}</source>
        <translation>risposte conservate: {kept} di {number}</translation>
    </message>
    <message>
        <source>anticipated</source>
        <translation>anticipato</translation>
    </message>
    <message>
        <source>arithmetic</source>
        <translation>aritmetica</translation>
    </message>
    <message>
        <source>at least {games}</source>
        <translation>almeno {games}</translation>
    </message>
    <message>
        <source>at least {number} keys: {keys}</source>
        <translation>almeno {number} chiavi: {keys}</translation>
    </message>
    <message>
        <source>at least {solutions}</source>
        <translation>almeno {solutions}</translation>
    </message>
    <message>
        <source>at most a key and {tries} tries can be wanted</source>
        <translation>si possono volere al più una chiave e {tries} tentativi</translation>
    </message>
    <message>
        <source>at most {most} mates can be wanted</source>
        <translation>si possono volere al più {most} matti</translation>
    </message>
    <message>
        <source>at most {most} men can be allowed</source>
        <translation>si possono ammettere al massimo {most} pezzi</translation>
    </message>
    <message>
        <source>at most {most} parts of a movement are possible</source>
        <translation>un movimento può avere al massimo {most} parti</translation>
    </message>
    <message>
        <source>authors</source>
        <translation>autori</translation>
    </message>
    <message>
        <source>b may be White here, and n Black: write w and b, or the names of the sides</source>
        <translation>qui b può essere il Bianco e n il Nero: si scriva w e b, o i nomi delle parti</translation>
    </message>
    <message>
        <source>batteries</source>
        <translation>batterie</translation>
    </message>
    <message>
        <source>best play: {chance}</source>
        <translation>giocata migliore: {chance}</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>alfiere</translation>
    </message>
    <message>
        <source>black</source>
        <translation>nero</translation>
    </message>
    <message>
        <source>black bishop</source>
        <translation>alfiere nero</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>re nero</translation>
    </message>
    <message>
        <source>black knight</source>
        <translation>cavallo nero</translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation>pedone nero</translation>
    </message>
    <message>
        <source>black queen</source>
        <translation>donna nera</translation>
    </message>
    <message>
        <source>black rook</source>
        <translation>torre nera</translation>
    </message>
    <message>
        <source>board: {game} is played on {board}, got {found}</source>
        <translation>board: {game} si gioca su {board}, non su {found}</translation>
    </message>
    <message>
        <source>both {one} and {two} stand here</source>
        <translation>qui stanno sia {one} sia {two}</translation>
    </message>
    <message>
        <source>bul</source>
        <translation>bul</translation>
    </message>
    <message>
        <source>can go: all solutions stay</source>
        <translation>si può togliere: tutte le soluzioni restano</translation>
    </message>
    <message>
        <source>can go: key and play stay</source>
        <translation>si può togliere: chiave e gioco restano</translation>
    </message>
    <message>
        <source>cannot be met: all {tried} placements of these men were gone through; {killer}</source>
        <translation>non può essere soddisfatto: tutte le {tried} collocazioni di questi pezzi sono state passate; {killer}</translation>
    </message>
    <message>
        <source>cannot be met: nobody may be added, and no game leads to the men that stay</source>
        <translation>non può essere soddisfatto: nessun pezzo può essere aggiunto, e nessuna partita conduce a quelli che restano</translation>
    </message>
    <message>
        <source>cannot be met: nobody may be added, and the men that stay are too many</source>
        <translation>non può essere soddisfatto: nessun pezzo può essere aggiunto, e quelli che restano sono troppi</translation>
    </message>
    <message>
        <source>cannot be met: nobody may be added, and the men that stay do not show it alone</source>
        <translation>non può essere soddisfatto: nessun pezzo può essere aggiunto, e quelli che restano da soli non lo mostrano</translation>
    </message>
    <message>
        <source>cannot be met: nobody may be added, and the men that stay have a flaw that is forbidden</source>
        <translation>non può essere soddisfatto: nessun pezzo può essere aggiunto, e quelli che restano hanno un difetto vietato</translation>
    </message>
    <message>
        <source>cannot be met: nobody may be added, and what stays is the problem not to be repeated</source>
        <translation>non può essere soddisfatto: nessun pezzo può essere aggiunto, e ciò che resta è il problema da non ripetere</translation>
    </message>
    <message>
        <source>cannot be solved</source>
        <translation>non analizzabile</translation>
    </message>
    <message>
        <source>captured {men}</source>
        <translation>catturati {men}</translation>
    </message>
    <message>
        <source>captures on {square}</source>
        <translation>cattura in {square}</translation>
    </message>
    <message>
        <source>castles</source>
        <translation>arrocca</translation>
    </message>
    <message>
        <source>castling and en passant</source>
        <translation>arrocco ed en passant</translation>
    </message>
    <message>
        <source>castling is allowed</source>
        <translation>l&apos;arrocco è permesso</translation>
    </message>
    <message>
        <source>castling left out</source>
        <translation>senza arrocco</translation>
    </message>
    <message>
        <source>castling {rights} is not taken over: king or rook is not at home</source>
        <translation>l’arrocco {rights} non è ripreso: re o torre non è sulla casa d&apos;origine</translation>
    </message>
    <message>
        <source>certificates are for tls://, and {address} is not encrypted</source>
        <translation>i certificati sono per tls://, e {address} non è cifrato</translation>
    </message>
    <message>
        <source>chameleon</source>
        <translation>camaleonte</translation>
    </message>
    <message>
        <source>chance: {chance}</source>
        <translation>probabilità: {chance}</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>cambiati</translation>
    </message>
    <message>
        <source>changed play</source>
        <translation>gioco cambiato</translation>
    </message>
    <message>
        <source>character {start} of {text} cannot be printed</source>
        <translation>il carattere {start} di {text} non si può stampare</translation>
    </message>
    <message>
        <source>check without a set mate</source>
        <translation>scacco senza matto pronto</translation>
    </message>
    <message>
        <source>checks</source>
        <translation>dà scacco</translation>
    </message>
    <message>
        <source>checks in the mate</source>
        <translation>dà scacco nel matto</translation>
    </message>
    <message>
        <source>claim proved</source>
        <translation>stipulazione dimostrata</translation>
    </message>
    <message>
        <source>closes White&apos;s line on {square}</source>
        <translation>chiude in {square} una linea bianca</translation>
    </message>
    <message>
        <source>closes {moves}</source>
        <translation>chiude {moves}</translation>
    </message>
    <message>
        <source>comes to block</source>
        <translation>va a bloccare</translation>
    </message>
    <message>
        <source>comments</source>
        <translation>commenti</translation>
    </message>
    <message>
        <source>convention of retro analysis</source>
        <translation>convenzione di retroanalisi</translation>
    </message>
    <message>
        <source>cooked</source>
        <translation>demolito</translation>
    </message>
    <message>
        <source>cooked after the first move</source>
        <translation>demolito dopo la prima mossa</translation>
    </message>
    <message>
        <source>cooked, at least {number} keys</source>
        <translation>demolito, almeno {number} chiavi</translation>
    </message>
    <message>
        <source>cooked, {number} keys</source>
        <translation>demolito, {number} chiavi</translation>
    </message>
    <message>
        <source>cooked, {solutions}</source>
        <translation>demolito, {solutions}</translation>
    </message>
    <message>
        <source>cooked: {moves}</source>
        <translation>demolito: {moves}</translation>
    </message>
    <message>
        <source>core and men allowed have more pawns than a side can have</source>
        <translation>il nucleo e i pezzi permessi hanno più pedoni di quanti una parte possa avere</translation>
    </message>
    <message>
        <source>correction</source>
        <translation>correzione</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>croce</translation>
    </message>
    <message>
        <source>cyclic</source>
        <translation>ciclico</translation>
    </message>
    <message>
        <source>cyclic Zagoruiko</source>
        <translation>Zagoruiko ciclico</translation>
    </message>
    <message>
        <source>date, apart from the source</source>
        <translation>data, distinta dalla fonte</translation>
    </message>
    <message>
        <source>decoys and foreplans</source>
        <translation>deviazioni e piani preparatori</translation>
    </message>
    <message>
        <source>dedication</source>
        <translation>dedica</translation>
    </message>
    <message>
        <source>depends on what came before</source>
        <translation>dipende dalla storia della posizione</translation>
    </message>
    <message>
        <source>diagram {number}: {error}</source>
        <translation>diagramma {number}: {error}</translation>
    </message>
    <message>
        <source>diagrams without a king need the studio</source>
        <translation>i diagrammi senza re richiedono lo studio</translation>
    </message>
    <message>
        <source>direct play ends with the attacker&apos;s move, got {count} half-moves</source>
        <translation>il gioco diretto termina con la mossa dell&apos;attaccante, non dopo {count} semimosse</translation>
    </message>
    <message>
        <source>distinction</source>
        <translation>onorificenza</translation>
    </message>
    <message>
        <source>dob</source>
        <translation>dob</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>patta</translation>
    </message>
    <message>
        <source>draw, proved</source>
        <translation>patta, dimostrata</translation>
    </message>
    <message>
        <source>dual at move {number}: {move} ({value})</source>
        <translation>duale alla mossa {number}: {move} ({value})</translation>
    </message>
    <message>
        <source>dual: {answers}</source>
        <translation>duale: {answers}</translation>
    </message>
    <message>
        <source>duals</source>
        <translation>duali</translation>
    </message>
    <message>
        <source>duplex</source>
        <translation>duplex</translation>
    </message>
    <message>
        <source>echoes</source>
        <translation>eco</translation>
    </message>
    <message>
        <source>ended before its first turn: nothing is known yet</source>
        <translation>terminata prima del primo giro: non si sa ancora nulla</translation>
    </message>
    <message>
        <source>engine: {engine} was not found</source>
        <translation>engine: {engine} non trovato</translation>
    </message>
    <message>
        <source>entry {number} cannot be read: {wrong}</source>
        <translation>il lavoro {number} non si può leggere: {wrong}</translation>
    </message>
    <message>
        <source>entry {number} has no number for the judges yet</source>
        <translation>il lavoro {number} non ha ancora un numero per i giudici</translation>
    </message>
    <message>
        <source>entry {number} takes no part any more</source>
        <translation>il lavoro {number} non partecipa più</translation>
    </message>
    <message>
        <source>entry {number} would tell a name: {name} stands in {text}</source>
        <translation>il lavoro {number} rivelerebbe un nome: {name} è in {text}</translation>
    </message>
    <message>
        <source>errors of defence</source>
        <translation>errori di difesa</translation>
    </message>
    <message>
        <source>errors of the defence</source>
        <translation>errori della difesa</translation>
    </message>
    <message>
        <source>every grave flaw</source>
        <translation>ogni difetto grave</translation>
    </message>
    <message>
        <source>every man stays or comes back</source>
        <translation>ogni pezzo resta o ritorna</translation>
    </message>
    <message>
        <source>every move off the line is key or try</source>
        <translation>ogni mossa fuori dalla linea è chiave o tentativo</translation>
    </message>
    <message>
        <source>excellent triumph, {men}: {kinds}</source>
        <translation>trionfo eccellente, {men}: {kinds}</translation>
    </message>
    <message>
        <source>exchanged functions</source>
        <translation>scambi di funzioni</translation>
    </message>
    <message>
        <source>expected 0 to {most} changes, got {changes}</source>
        <translation>attese da 0 a {most} modifiche, non {changes}</translation>
    </message>
    <message>
        <source>expected 1 to {most} characters, got {count}</source>
        <translation>attesi da 1 a {most} caratteri, non {count}</translation>
    </message>
    <message>
        <source>expected 1 to {most} moves, got {sign}</source>
        <translation>attese da 1 a {most} mosse, non {sign}</translation>
    </message>
    <message>
        <source>expected 1 to {most} throws, got {throws}</source>
        <translation>attesi da 1 a {most} tiri, trovati {throws}</translation>
    </message>
    <message>
        <source>expected 1 to {most} turns, got {turns}</source>
        <translation>attesi da 1 a {most} turni, trovati {turns}</translation>
    </message>
    <message>
        <source>expected 10 to 4800 dots an inch, got {dpi}</source>
        <translation>attesi da 10 a 4800 punti per pollice, non {dpi}</translation>
    </message>
    <message>
        <source>expected JSON, got a number that is too long</source>
        <translation>atteso JSON, trovato un numero troppo lungo</translation>
    </message>
    <message>
        <source>expected JSON, got brackets nested too deep</source>
        <translation>atteso JSON, trovate troppe parentesi annidate</translation>
    </message>
    <message>
        <source>expected JSON: a comma or ] is missing</source>
        <translation>atteso JSON: manca una virgola o ]</translation>
    </message>
    <message>
        <source>expected JSON: {reason}</source>
        <translation>atteso JSON: {reason}</translation>
    </message>
    <message>
        <source>expected JSON: {reason} at column {column}</source>
        <translation>atteso JSON: {reason} alla colonna {column}</translation>
    </message>
    <message>
        <source>expected JSON: {wrong}</source>
        <translation>atteso JSON: {wrong}</translation>
    </message>
    <message>
        <source>expected Pieces or Forsyth, got neither</source>
        <translation>attesi Pieces o Forsyth, mancano entrambi</translation>
    </message>
    <message>
        <source>expected a FEN</source>
        <translation>attesa una FEN</translation>
    </message>
    <message>
        <source>expected a FEN, got {first}; {expected}</source>
        <translation>attesa una FEN, non {first}; {expected}</translation>
    </message>
    <message>
        <source>expected a JSON object with a problem, got {found}</source>
        <translation>atteso un oggetto JSON con un problema, non {found}</translation>
    </message>
    <message>
        <source>expected a colour such as #cbbba0, got {text}</source>
        <translation>atteso un colore come #cbbba0, non {text}</translation>
    </message>
    <message>
        <source>expected a draft of form {form}</source>
        <translation>attesa una bozza di forma {form}</translation>
    </message>
    <message>
        <source>expected a line&apos;s size to measure 0.3 to 4, got {size}</source>
        <translation>attesa per una riga una grandezza da 0.3 a 4, non {size}</translation>
    </message>
    <message>
        <source>expected a list of positions</source>
        <translation>atteso un elenco di posizioni</translation>
    </message>
    <message>
        <source>expected a man such as Ke1, got {word}</source>
        <translation>atteso un pezzo come Ke1, non {word}</translation>
    </message>
    <message>
        <source>expected a man such as wKe1, got {word}</source>
        <translation>atteso un pezzo come wKe1, non {word}</translation>
    </message>
    <message>
        <source>expected a moment as met_at: {reason}</source>
        <translation>atteso un momento come met_at: {reason}</translation>
    </message>
    <message>
        <source>expected a name before the colon</source>
        <translation>atteso un nome prima dei due punti</translation>
    </message>
    <message>
        <source>expected a name of 1 to {most} printable characters, got {name}</source>
        <translation>atteso un nome da 1 a {most} caratteri stampabili, non {name}</translation>
    </message>
    <message>
        <source>expected a name that ends in {forms}</source>
        <translation>atteso un nome che finisca in {forms}</translation>
    </message>
    <message>
        <source>expected a number of its own for each position</source>
        <translation>atteso un numero proprio per ogni posizione</translation>
    </message>
    <message>
        <source>expected a position with what is known of it</source>
        <translation>attesa una posizione con ciò che se ne sa</translation>
    </message>
    <message>
        <source>expected a square such as e4, got {text}</source>
        <translation>attesa una casa come e4, non {text}</translation>
    </message>
    <message>
        <source>expected a stipulation or EPD operation after the FEN, got {found}</source>
        <translation>attesa una stipulazione o un&apos;operazione EPD dopo la FEN, non {found}</translation>
    </message>
    <message>
        <source>expected a stipulation such as #2, =3, s#4, h#2.5 or PG 7.5, or a question such as Last move?, got {text}</source>
        <translation>attesa una stipulazione come #2, =3, s#4, h#2.5 o PG 7.5, o una domanda come Ultima mossa?, trovato {text}</translation>
    </message>
    <message>
        <source>expected a width in pixels or in centimetres, got both</source>
        <translation>attesa una larghezza in pixel o in centimetri, non entrambe</translation>
    </message>
    <message>
        <source>expected a width of 0.5 to 200 cm, got {width}</source>
        <translation>attesa una larghezza da 0,5 a 200 cm, non {width}</translation>
    </message>
    <message>
        <source>expected an object with a problem, got {found}</source>
        <translation>atteso un oggetto con un problema, non {found}</translation>
    </message>
    <message>
        <source>expected at most {most} characters</source>
        <translation>attesi al massimo {most} caratteri</translation>
    </message>
    <message>
        <source>expected at most {most} characters for a problem</source>
        <translation>attesi al massimo {most} caratteri per un problema</translation>
    </message>
    <message>
        <source>expected at most {most} conditions at once</source>
        <translation>attese al massimo {most} condizioni insieme</translation>
    </message>
    <message>
        <source>expected at most {most} men, kings among them, such as KRKN or KGvKp, got {text}</source>
        <translation>attesi al massimo {most} pezzi, re compresi, come KRKN o KGvKp, non {text}</translation>
    </message>
    <message>
        <source>expected fields such as authors and algebraic, got something else</source>
        <translation>attesi campi come authors e algebraic, trovato altro</translation>
    </message>
    <message>
        <source>expected men such as KRKN or KPvKP, got {text}</source>
        <translation>attesi pezzi come KRKN o KPvKP, non {text}</translation>
    </message>
    <message>
        <source>expected men such as KRNPPkbpp, got {text}</source>
        <translation>attesi pezzi come KRNPPkbpp, non {text}</translation>
    </message>
    <message>
        <source>expected men, got none</source>
        <translation>attesi dei pezzi, trovato nessuno</translation>
    </message>
    <message>
        <source>expected name=value, such as square_mm=5, got {setting}</source>
        <translation>atteso nome=valore, come square_mm=5, non {setting}</translation>
    </message>
    <message>
        <source>expected names of columns, one of them fen</source>
        <translation>attesi nomi di colonne, fra cui fen</translation>
    </message>
    <message>
        <source>expected no turns where nobody plays, got {turns}</source>
        <translation>dove nessuno gioca non si indicano mosse: trovato {turns}</translation>
    </message>
    <message>
        <source>expected nothing after the JSON document</source>
        <translation>non è atteso nulla dopo il documento JSON</translation>
    </message>
    <message>
        <source>expected one document</source>
        <translation>atteso un solo documento</translation>
    </message>
    <message>
        <source>expected one of KQRBNP or kqrbnp, got {letter}</source>
        <translation>attesa una lettera di KQRBNP o kqrbnp, non {letter}</translation>
    </message>
    <message>
        <source>expected text</source>
        <translation>atteso un testo</translation>
    </message>
    <message>
        <source>expected the library and the time as text</source>
        <translation>attesi archivio e ora come testo</translation>
    </message>
    <message>
        <source>expected the scheduler&apos;s address, such as tcp://host:8786, got {text}</source>
        <translation>atteso l&apos;indirizzo dello scheduler, come tcp://host:8786, non {text}</translation>
    </message>
    <message>
        <source>expected whole numbers</source>
        <translation>attesi numeri interi</translation>
    </message>
    <message>
        <source>expected {cells} cells, got {got}</source>
        <translation>attese {cells} caselle, trovate {got}</translation>
    </message>
    <message>
        <source>expected {dice} dice, got {got}</source>
        <translation>attesi {dice} dadi, trovati {got}</translation>
    </message>
    <message>
        <source>expected {what} to measure {least} to {most}, got {value}</source>
        <translation>{what} deve misurare da {least} a {most}, non {value}</translation>
    </message>
    <message>
        <source>extras: expected at most {most} texts, got {count}</source>
        <translation>extras: attesi al massimo {most} testi, non {count}</translation>
    </message>
    <message>
        <source>fairy men and other boards need the studio</source>
        <translation>pezzi fantastici e altre scacchiere richiedono lo studio</translation>
    </message>
    <message>
        <source>fen: expected a FEN, got nothing</source>
        <translation>fen: attesa una FEN, trovato nulla</translation>
    </message>
    <message>
        <source>few variations</source>
        <translation>poche varianti</translation>
    </message>
    <message>
        <source>fewer than here, {solutions}</source>
        <translation>meno di qui, {solutions}</translation>
    </message>
    <message>
        <source>first_point: the second thrower&apos;s point is thrown before, and is not given</source>
        <translation>first_point: il punto del secondo a tirare si tira prima, e non è dato</translation>
    </message>
    <message>
        <source>five flights or more</source>
        <translation>cinque o più case di fuga</translation>
    </message>
    <message>
        <source>flight without a set mate</source>
        <translation>fuga senza matto pronto</translation>
    </message>
    <message>
        <source>flights</source>
        <translation>fughe</translation>
    </message>
    <message>
        <source>flights given: {squares}</source>
        <translation>fughe date: {squares}</translation>
    </message>
    <message>
        <source>flights of the king</source>
        <translation>fughe del re</translation>
    </message>
    <message>
        <source>flights taken: {squares}</source>
        <translation>fughe tolte: {squares}</translation>
    </message>
    <message>
        <source>follow my leader</source>
        <translation>follow my leader</translation>
    </message>
    <message>
        <source>form {form} is of a newer version of the program</source>
        <translation>la forma {form} è di una versione più recente del programma</translation>
    </message>
    <message>
        <source>format: expected {format}; a newer program may have written this style</source>
        <translation>format: atteso {format}; forse questo stile è stato scritto da un programma più recente</translation>
    </message>
    <message>
        <source>from {squares}</source>
        <translation>da {squares}</translation>
    </message>
    <message>
        <source>functionary</source>
        <translation>funzionario</translation>
    </message>
    <message>
        <source>games: {number}</source>
        <translation>partite: {number}</translation>
    </message>
    <message>
        <source>geometric</source>
        <translation>geometrica</translation>
    </message>
    <message>
        <source>gives the flight {square}</source>
        <translation>dà la fuga {square}</translation>
    </message>
    <message>
        <source>great triumph, {men}: {kinds}</source>
        <translation>trionfo grande, {men}: {kinds}</translation>
    </message>
    <message>
        <source>guards in the mate</source>
        <translation>controlla nel matto</translation>
    </message>
    <message>
        <source>guards {square}</source>
        <translation>controlla {square}</translation>
    </message>
    <message>
        <source>half a move</source>
        <translation>mezza mossa</translation>
    </message>
    <message>
        <source>half-neutral</source>
        <translation>semineutro</translation>
    </message>
    <message>
        <source>halfmove clock</source>
        <translation>contatore delle semimosse</translation>
    </message>
    <message>
        <source>harmonic</source>
        <translation>armonica</translation>
    </message>
    <message>
        <source>his turn hits: {chance}</source>
        <translation>il suo turno ferisce: {chance}</translation>
    </message>
    <message>
        <source>hold: themes: expected a list of texts</source>
        <translation>hold: themes: atteso un elenco di testi</translation>
    </message>
    <message>
        <source>hold: {name}: expected no negative number</source>
        <translation>hold: {name}: atteso un numero non negativo</translation>
    </message>
    <message>
        <source>hurdle-colour-changing</source>
        <translation>che cambia il colore dell&apos;ostacolo</translation>
    </message>
    <message>
        <source>if {rights}: {move}</source>
        <translation>se {rights}: {move}</translation>
    </message>
    <message>
        <source>illegal</source>
        <translation>illegale</translation>
    </message>
    <message>
        <source>illegal position</source>
        <translation>posizione illegale</translation>
    </message>
    <message>
        <source>illegal: {why}</source>
        <translation>illegale: {why}</translation>
    </message>
    <message>
        <source>in direct play the side whose goal it is must be to move</source>
        <translation>nel gioco diretto deve muovere la parte a cui appartiene lo scopo</translation>
    </message>
    <message>
        <source>in how many turns? Write a number, as in {example}</source>
        <translation>in quante mosse? Scriva un numero, come in {example}</translation>
    </message>
    <message>
        <source>in no order can the men on {squares} have come to their squares</source>
        <translation>in nessun ordine i pezzi in {squares} possono essere giunti alle loro case</translation>
    </message>
    <message>
        <source>in one diagram White mates at once</source>
        <translation>in un diagramma il Bianco dà subito matto</translation>
    </message>
    <message>
        <source>in one diagram a king can be captured</source>
        <translation>in un diagramma un re si può catturare</translation>
    </message>
    <message>
        <source>in one diagram another first move solves as well</source>
        <translation>in un diagramma risolve anche un&apos;altra prima mossa</translation>
    </message>
    <message>
        <source>in one diagram another first move solves sooner</source>
        <translation>in un diagramma un&apos;altra prima mossa risolve prima</translation>
    </message>
    <message>
        <source>in one diagram it was not found out in time</source>
        <translation>in un diagramma non è stato stabilito in tempo</translation>
    </message>
    <message>
        <source>in {file}: {wrong}</source>
        <translation>in {file}: {wrong}</translation>
    </message>
    <message>
        <source>in {phase} {lines}</source>
        <translation>{phase}: {lines}</translation>
    </message>
    <message>
        <source>intended solutions</source>
        <translation>soluzioni previste</translation>
    </message>
    <message>
        <source>intended: {fault}</source>
        <translation>previsto: {fault}</translation>
    </message>
    <message>
        <source>interference</source>
        <translation>intercettazione</translation>
    </message>
    <message>
        <source>is pinned in the mate</source>
        <translation>è inchiodato nel matto</translation>
    </message>
    <message>
        <source>it can be read in the letters of two languages: {one}, {other}</source>
        <translation>si può leggere con le lettere di due lingue: {one}, {other}</translation>
    </message>
    <message>
        <source>it cannot be read: {wrong}</source>
        <translation>non si può leggere: {wrong}</translation>
    </message>
    <message>
        <source>it ends twice: there is more than one solution text</source>
        <translation>finisce due volte: c&apos;è più di un testo di soluzione</translation>
    </message>
    <message>
        <source>it is damaged ({words})</source>
        <translation>è danneggiato ({words})</translation>
    </message>
    <message>
        <source>it is in no section</source>
        <translation>non è in nessuna sezione</translation>
    </message>
    <message>
        <source>it is locked by a password</source>
        <translation>è protetto da una password</translation>
    </message>
    <message>
        <source>it is no UTF-8</source>
        <translation>non è UTF-8</translation>
    </message>
    <message>
        <source>it is not certain whether {square} is a pawn or the man named before it</source>
        <translation>non è certo se in {square} ci sia un pedone o il pezzo nominato prima</translation>
    </message>
    <message>
        <source>it is not certain which side is White</source>
        <translation>non è certo quale parte sia il Bianco</translation>
    </message>
    <message>
        <source>it is of {year}</source>
        <translation>è del {year}</translation>
    </message>
    <message>
        <source>it is sound</source>
        <translation>è corretto</translation>
    </message>
    <message>
        <source>it is sound only with rights not shown: {rights}</source>
        <translation>corretto solo con diritti non indicati: {rights}</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>è troppo grande</translation>
    </message>
    <message>
        <source>it takes too long or too much memory</source>
        <translation>richiede troppo tempo o troppa memoria</translation>
    </message>
    <message>
        <source>it was published: {where}</source>
        <translation>è già stato pubblicato: {where}</translation>
    </message>
    <message>
        <source>its name has a character that no file&apos;s name can have</source>
        <translation>il suo nome ha un carattere che nessun nome di file può avere</translation>
    </message>
    <message>
        <source>jigger</source>
        <translation>jigger</translation>
    </message>
    <message>
        <source>kamikaze</source>
        <translation>kamikaze</translation>
    </message>
    <message>
        <source>kept as it came, and not solved: {wrong}</source>
        <translation>conservato com&apos;era e non risolto: {wrong}</translation>
    </message>
    <message>
        <source>key: expected a move such as e2e4 or a7a8q, got {key}</source>
        <translation>key: attesa una mossa come e2e4 o a7a8q, non {key}</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>chiavi</translation>
    </message>
    <message>
        <source>keywords</source>
        <translation>parole chiave</translation>
    </message>
    <message>
        <source>king</source>
        <translation>re</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>cavallo</translation>
    </message>
    <message>
        <source>le Grand</source>
        <translation>Tema le Grand</translation>
    </message>
    <message>
        <source>line opening</source>
        <translation>apertura di linea</translation>
    </message>
    <message>
        <source>line play</source>
        <translation>gioco di linea</translation>
    </message>
    <message>
        <source>line {number} is not understood: {line}</source>
        <translation>la riga {number} non si capisce: {line}</translation>
    </message>
    <message>
        <source>line {number}: not understood</source>
        <translation>riga {number}: non capita</translation>
    </message>
    <message>
        <source>line {number}: {move} stands where it cannot</source>
        <translation>riga {number}: {move} sta dove non può</translation>
    </message>
    <message>
        <source>line {squares}</source>
        <translation>linea {squares}</translation>
    </message>
    <message>
        <source>lines are played with orthodox men only</source>
        <translation>le linee si giocano solo con pezzi ortodossi</translation>
    </message>
    <message>
        <source>lines are read with orthodox men in legal positions only</source>
        <translation>le varianti si leggono solo con pezzi ortodossi in posizioni legali</translation>
    </message>
    <message>
        <source>lines of comments</source>
        <translation>righe dei commenti</translation>
    </message>
    <message>
        <source>list of men</source>
        <translation>elenco di pezzi</translation>
    </message>
    <message>
        <source>longer than {most} bytes</source>
        <translation>più lungo di {most} byte</translation>
    </message>
    <message>
        <source>longer than {most} characters</source>
        <translation>più lungo di {most} caratteri</translation>
    </message>
    <message>
        <source>looked: expected a list</source>
        <translation>looked: era attesa una lista</translation>
    </message>
    <message>
        <source>magic</source>
        <translation>magico</translation>
    </message>
    <message>
        <source>makes it a try; sound by {move}</source>
        <translation>ne fa un tentativo; corretto con {move}</translation>
    </message>
    <message>
        <source>makes the last move</source>
        <translation>fa l&apos;ultima mossa</translation>
    </message>
    <message>
        <source>many composers</source>
        <translation>molti autori</translation>
    </message>
    <message>
        <source>mates are wanted by their phases in two-movers only</source>
        <translation>i matti per fasi si possono volere soltanto nei due mosse</translation>
    </message>
    <message>
        <source>mates kept: {kept} of {number}</source>
        <translation>matti conservati: {kept} di {number}</translation>
    </message>
    <message>
        <source>mates that repeat themselves</source>
        <translation>matti che si ripetono</translation>
    </message>
    <message>
        <source>mediocre triumph, {men}: {kinds}</source>
        <translation>trionfo mediocre, {men}: {kinds}</translation>
    </message>
    <message>
        <source>men and side to move</source>
        <translation>pezzi e tratto</translation>
    </message>
    <message>
        <source>men change places</source>
        <translation>i pezzi si scambiano di posto</translation>
    </message>
    <message>
        <source>men idle in a phase</source>
        <translation>pezzi oziosi in una fase</translation>
    </message>
    <message>
        <source>men in the way, or squares where nothing can be captured ({number})</source>
        <translation>pezzi che sbarrano la via, o case dove nulla può essere catturato ({number})</translation>
    </message>
    <message>
        <source>men of one kind become another</source>
        <translation>i pezzi di un tipo diventano di un altro</translation>
    </message>
    <message>
        <source>men {name}: expected a number, or the least and the most</source>
        <translation>pezzi {name}: atteso un numero, oppure il minimo e il massimo</translation>
    </message>
    <message>
        <source>men: at most {most} may be defined</source>
        <translation>pezzi: se ne possono definire al massimo {most}</translation>
    </message>
    <message>
        <source>men: expected an id and a code of one or two letters</source>
        <translation>pezzi: attesi un identificativo e una sigla di una o due lettere</translation>
    </message>
    <message>
        <source>men: expected an object</source>
        <translation>pezzi: atteso un oggetto</translation>
    </message>
    <message>
        <source>men: expected text for {name}</source>
        <translation>pezzi: atteso un testo per {name}</translation>
    </message>
    <message>
        <source>men: expected texts by language for {name}</source>
        <translation>pezzi: attesi testi per lingua per {name}</translation>
    </message>
    <message>
        <source>men: together they move in more ways than can be solved with</source>
        <translation>pezzi: insieme muovono in più modi di quanti se ne possano risolvere</translation>
    </message>
    <message>
        <source>men: {code} stands for two of them</source>
        <translation>pezzi: {code} indica due di essi</translation>
    </message>
    <message>
        <source>men: {man}: a movement is not whole</source>
        <translation>pezzi: {man}: un movimento è incompleto</translation>
    </message>
    <message>
        <source>men: {man}: expected a list of steps</source>
        <translation>pezzi: {man}: attesa una lista di passi</translation>
    </message>
    <message>
        <source>men: {man}: expected a movement</source>
        <translation>pezzi: {man}: atteso un movimento</translation>
    </message>
    <message>
        <source>men: {man}: expected a part of a movement that is known</source>
        <translation>pezzi: {man}: attesa una parte di movimento conosciuta</translation>
    </message>
    <message>
        <source>men: {man}: expected a rotation</source>
        <translation>pezzi: {man}: attesa una rotazione</translation>
    </message>
    <message>
        <source>men: {man}: expected steps such as [1, 2]</source>
        <translation>pezzi: {man}: attesi passi come [1, 2]</translation>
    </message>
    <message>
        <source>men: {man}: {name} is no number</source>
        <translation>pezzi: {man}: {name} non è un numero</translation>
    </message>
    <message>
        <source>men: {man}: {name} is not known</source>
        <translation>pezzi: {man}: {name} non è conosciuto</translation>
    </message>
    <message>
        <source>men: {man}: {wrong}</source>
        <translation>pezzi: {man}: {wrong}</translation>
    </message>
    <message>
        <source>model mates</source>
        <translation>matti modello</translation>
    </message>
    <message>
        <source>modification</source>
        <translation>modifica</translation>
    </message>
    <message>
        <source>more than here, {solutions}</source>
        <translation>più di qui, {solutions}</translation>
    </message>
    <message>
        <source>more than {most} bytes</source>
        <translation>più di {most} byte</translation>
    </message>
    <message>
        <source>more than {most} characters of LaTeX</source>
        <translation>più di {most} caratteri di LaTeX</translation>
    </message>
    <message>
        <source>more than {most} values</source>
        <translation>più di {most} valori</translation>
    </message>
    <message>
        <source>more threats than one</source>
        <translation>più di una minaccia</translation>
    </message>
    <message>
        <source>most often no first move solved</source>
        <translation>per lo più nessuna prima mossa risolveva</translation>
    </message>
    <message>
        <source>most often the play lacked the theme</source>
        <translation>per lo più al gioco mancava il tema</translation>
    </message>
    <message>
        <source>most often the solutions lacked the theme</source>
        <translation>il più delle volte alle soluzioni mancava il tema</translation>
    </message>
    <message>
        <source>most often there were too few solutions</source>
        <translation>il più delle volte c’erano troppo poche soluzioni</translation>
    </message>
    <message>
        <source>most often there were too many solutions</source>
        <translation>il più delle volte c’erano troppe soluzioni</translation>
    </message>
    <message>
        <source>most often {moves}</source>
        <translation>più spesso {moves}</translation>
    </message>
    <message>
        <source>move number</source>
        <translation>numero della mossa</translation>
    </message>
    <message>
        <source>move {number}: another promotion, {move} ({value})</source>
        <translation>mossa {number}: altra promozione, {move} ({value})</translation>
    </message>
    <message>
        <source>move {number}: {move} meets the claim too ({value}); whether inside the line or at its end is not known</source>
        <translation>mossa {number}: anche {move} soddisfa la stipulazione ({value}); non si sa se dentro la variante o alla sua fine</translation>
    </message>
    <message>
        <source>move {number}: {move} meets the claim too ({value}); whether it only comes back to the line is not known</source>
        <translation>mossa {number}: anche {move} soddisfa la stipulazione ({value}); non si sa se torni soltanto alla variante</translation>
    </message>
    <message>
        <source>moves, then is taken</source>
        <translation>muove, poi viene catturato</translation>
    </message>
    <message>
        <source>mutual zugzwang after move {moves}</source>
        <translation>zugzwang reciproco dopo la mossa {moves}</translation>
    </message>
    <message>
        <source>needed</source>
        <translation>necessario</translation>
    </message>
    <message>
        <source>needed: he mates after {defences}</source>
        <translation>necessario: dà matto dopo {defences}</translation>
    </message>
    <message>
        <source>needed: makes the key</source>
        <translation>necessario: fa la chiave</translation>
    </message>
    <message>
        <source>needed: without him a solution is lost</source>
        <translation>necessario: senza di lui si perde una soluzione</translation>
    </message>
    <message>
        <source>needed: without him another mate after {defences}</source>
        <translation>necessario: senza di lui un altro matto dopo {defences}</translation>
    </message>
    <message>
        <source>needed: without him it cannot be solved</source>
        <translation>necessario: senza di lui non si può risolvere</translation>
    </message>
    <message>
        <source>needed: without him no defence {defences}</source>
        <translation>necessario: senza di lui nessuna difesa {defences}</translation>
    </message>
    <message>
        <source>needed: without him no mate after {defences}</source>
        <translation>necessario: senza di lui nessun matto dopo {defences}</translation>
    </message>
    <message>
        <source>needed: without him other play after {defences}</source>
        <translation>necessario: senza di lui altro gioco dopo {defences}</translation>
    </message>
    <message>
        <source>needed: without him the key does not solve</source>
        <translation>necessario: senza di lui la chiave non risolve</translation>
    </message>
    <message>
        <source>needed: without him the threats change</source>
        <translation>necessario: senza di lui cambiano le minacce</translation>
    </message>
    <message>
        <source>neither Pieces nor Forsyth: the board is empty</source>
        <translation>né Pieces né Forsyth: la scacchiera è vuota</translation>
    </message>
    <message>
        <source>neither a theme nor a mate is wanted</source>
        <translation>non è voluto né un tema né un matto</translation>
    </message>
    <message>
        <source>nested deeper than {most} levels</source>
        <translation>annidato oltre {most} livelli</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>neutro</translation>
    </message>
    <message>
        <source>never compared with Popeye: {pairs}</source>
        <translation>mai confrontate con Popeye: {pairs}</translation>
    </message>
    <message>
        <source>new hole: {moves}</source>
        <translation>nuovo buco: {moves}</translation>
    </message>
    <message>
        <source>no author is named</source>
        <translation>nessun autore è indicato</translation>
    </message>
    <message>
        <source>no cell {cell} on the board of {game}</source>
        <translation>nessuna casella {cell} sulla tavola di {game}</translation>
    </message>
    <message>
        <source>no continuation</source>
        <translation>nessuna continuazione</translation>
    </message>
    <message>
        <source>no continuation after {moves}</source>
        <translation>nessuna continuazione dopo {moves}</translation>
    </message>
    <message>
        <source>no defences</source>
        <translation>nessuna difesa</translation>
    </message>
    <message>
        <source>no diagram was found in this message</source>
        <translation>in questo messaggio non è stato trovato alcun diagramma</translation>
    </message>
    <message>
        <source>no effective defences</source>
        <translation>nessuna difesa efficace</translation>
    </message>
    <message>
        <source>no engine was found</source>
        <translation>nessun motore è stato trovato</translation>
    </message>
    <message>
        <source>no entry was given to the judges as {number}</source>
        <translation>nessun lavoro è stato dato ai giudici come {number}</translation>
    </message>
    <message>
        <source>no first move is written</source>
        <translation>nessuna prima mossa è indicata</translation>
    </message>
    <message>
        <source>no game is called {name}; there are {books}</source>
        <translation>nessun gioco si chiama {name}; ci sono {books}</translation>
    </message>
    <message>
        <source>no game leads to the diagram: {reason}</source>
        <translation>nessuna partita porta al diagramma: {reason}</translation>
    </message>
    <message>
        <source>no goal of the game is named; there are {goals}</source>
        <translation>non è nominato nessun obiettivo del gioco; ci sono {goals}</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>nessuna chiave</translation>
    </message>
    <message>
        <source>no man {man} in {game}</source>
        <translation>nessun pezzo {man} in {game}</translation>
    </message>
    <message>
        <source>no mate</source>
        <translation>nessun matto</translation>
    </message>
    <message>
        <source>no mate after {moves}</source>
        <translation>nessun matto dopo {moves}</translation>
    </message>
    <message>
        <source>no move can be played from this diagram</source>
        <translation>da questo diagramma non si può giocare nessuna mossa</translation>
    </message>
    <message>
        <source>no order of moves leads there</source>
        <translation>nessun ordine delle mosse vi conduce</translation>
    </message>
    <message>
        <source>no play is called {name}</source>
        <translation>nessun tipo di gioco si chiama {name}</translation>
    </message>
    <message>
        <source>no player is called {name}; there are {players}</source>
        <translation>nessun giocatore si chiama {name}; ci sono {players}</translation>
    </message>
    <message>
        <source>no rival left</source>
        <translation>nessun rivale</translation>
    </message>
    <message>
        <source>no solution belongs to the diagram itself</source>
        <translation>al diagramma stesso non spetta alcuna soluzione</translation>
    </message>
    <message>
        <source>no stipulation is given: {claim} was taken, the result</source>
        <translation>non è data alcuna stipulazione: è stato preso {claim}, il risultato</translation>
    </message>
    <message>
        <source>no study lies on the board</source>
        <translation>sulla scacchiera non c’è uno studio</translation>
    </message>
    <message>
        <source>no try</source>
        <translation>nessun tentativo</translation>
    </message>
    <message>
        <source>nobody of the core can play {move}, which is wanted</source>
        <translation>nessuno del nucleo può giocare {move}, che è voluta</translation>
    </message>
    <message>
        <source>nodes: {fault}</source>
        <translation>nodes: {fault}</translation>
    </message>
    <message>
        <source>not all men can have come where they stand, or where they were captured, while the pawns went the only ways that they can have gone ({squares})</source>
        <translation>mentre i pedoni percorrevano le sole vie possibili, non tutti i pezzi possono essere giunti dove stanno o dove furono catturati ({squares})</translation>
    </message>
    <message>
        <source>not certain</source>
        <translation>non certo</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>non deciso</translation>
    </message>
    <message>
        <source>not decided: {doubt}</source>
        <translation>non deciso: {doubt}</translation>
    </message>
    <message>
        <source>not finished: one move of White looked at</source>
        <translation>non finito: una mossa del Bianco esaminata</translation>
    </message>
    <message>
        <source>not proved: of the one move of White an engine tells what it sees</source>
        <translation>non dimostrato: dell’unica mossa bianca esaminata un motore dice ciò che vede</translation>
    </message>
    <message>
        <source>of studies a first move and only moves can be demanded, no themes or figures</source>
        <translation>degli studi si possono chiedere una prima mossa e mosse uniche, non temi o cifre</translation>
    </message>
    <message>
        <source>one position of the line in common</source>
        <translation>una posizione della linea in comune</translation>
    </message>
    <message>
        <source>only moves and an engine are asked of studies (+ and =)</source>
        <translation>mosse uniche e un motore si chiedono per gli studi (+ e =)</translation>
    </message>
    <message>
        <source>only: expected at most {most} moves</source>
        <translation>only: attese al massimo {most} mosse</translation>
    </message>
    <message>
        <source>open: one move of White, and it is not proved to be the only one</source>
        <translation>aperto: una mossa bianca, e non è dimostrato che sia l’unica</translation>
    </message>
    <message>
        <source>open: one move of White, and it is proved to be the only one</source>
        <translation>aperto: una mossa bianca, ed è dimostrato che è l’unica</translation>
    </message>
    <message>
        <source>problems with twins are searched at the desk</source>
        <translation>i problemi con gemelli si cercano sul computer</translation>
    </message>
    <message>
        <source>sidelines that are not thematic: one move of White, and it is not proved to be the only one</source>
        <translation>varianti secondarie non tematiche: una mossa bianca, e non è dimostrato che sia l’unica</translation>
    </message>
    <message>
        <source>sidelines that are not thematic: one move of White, and it is proved to be the only one</source>
        <translation>varianti secondarie non tematiche: una mossa bianca, ed è dimostrato che è l’unica</translation>
    </message>
    <message>
        <source>studies are searched at the desk</source>
        <translation>gli studi si cercano sul computer</translation>
    </message>
    <message>
        <source>studies are searched by the rules of today&apos;s chess only</source>
        <translation>gli studi si cercano solo con le regole degli scacchi di oggi</translation>
    </message>
    <message>
        <source>the line ends in the same position</source>
        <translation>la linea finisce nella stessa posizione</translation>
    </message>
    <message>
        <source>too few men are missing ({count}) for all the missing pawns to have been captured or promoted ({squares})</source>
        <translation>mancano troppo pochi pezzi ({count}) perché tutti i pedoni mancanti possano essere stati catturati o promossi ({squares})</translation>
    </message>
    <message>
        <source>tries that one answer alone refutes: {tries}</source>
        <translation>tentativi con una sola confutazione: {tries}</translation>
    </message>
    <message>
        <source>{finding}; {solver} finds the same</source>
        <translation>{finding}; {solver} trova lo stesso</translation>
    </message>
    <message>
        <source>{name}: expected a list of texts</source>
        <translation>{name}: atteso un elenco di testi</translation>
    </message>
    <message numerus="yes">
        <source>not finished: {count} moves of White looked at</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>non finito: {count} mosse del Bianco esaminate</numerusform>
        </translation>
    </message>
    <message>
        <source>not kept in {form}: {parts}</source>
        <translation>non conservati in {form}: {parts}</translation>
    </message>
    <message>
        <source>Not finished: the tables of this ending need more time</source>
        <translation>Non finito: le tabelle di questo finale richiedono più tempo</translation>
    </message>
    <message>
        <source>a model mate</source>
        <translation>matto modello</translation>
    </message>
    <message>
        <source>a model stalemate</source>
        <translation>stallo modello</translation>
    </message>
    <message>
        <source>a pure mate</source>
        <translation>matto puro</translation>
    </message>
    <message>
        <source>a pure stalemate</source>
        <translation>stallo puro</translation>
    </message>
    <message>
        <source>all tables of {men} men are there</source>
        <translation>ci sono tutte le tabelle di {men} pezzi</translation>
    </message>
    <message>
        <source>an ideal mate</source>
        <translation>matto ideale</translation>
    </message>
    <message>
        <source>an ideal stalemate</source>
        <translation>stallo ideale</translation>
    </message>
    <message>
        <source>mate</source>
        <translation>matto</translation>
    </message>
    <message>
        <source>not known: one position was looked at</source>
        <translation>non si sa: è stata esaminata una posizione</translation>
    </message>
    <message>
        <source>not met yet: {tried} of {all} placements judged; {killer}</source>
        <translation>non ancora soddisfatto: {tried} collocazioni esaminate su {all}; {killer}</translation>
    </message>
    <message>
        <source>not met: no position was found to begin with</source>
        <translation>non soddisfatto: nessuna posizione di partenza trovata</translation>
    </message>
    <message>
        <source>not met: one geometry of {all}, {tried} positions judged; {killer}</source>
        <translation>non soddisfatto: una geometria su {all}, {tried} posizioni esaminate; {killer}</translation>
    </message>
    <message>
        <source>not met: {tried} positions judged; {killer}</source>
        <translation>non soddisfatto: {tried} posizioni esaminate; {killer}</translation>
    </message>
    <message>
        <source>not proved here: {reason}</source>
        <translation>qui non dimostrato: {reason}</translation>
    </message>
    <message>
        <source>not proved here: {reason}; the page Study audits the line</source>
        <translation>qui non dimostrato: {reason}; la pagina Studio esamina la variante</translation>
    </message>
    <message>
        <source>not solved: by these conditions together a position has too many moves</source>
        <translation>non risolto: con queste condizioni insieme una posizione ha troppe mosse</translation>
    </message>
    <message>
        <source>not solved: {wrong}</source>
        <translation>non risolto: {wrong}</translation>
    </message>
    <message>
        <source>nothing beside</source>
        <translation>nient&apos;altro</translation>
    </message>
    <message>
        <source>nothing comes after the key of {sign}</source>
        <translation>nulla viene dopo la chiave di {sign}</translation>
    </message>
    <message>
        <source>nothing disproves it, if each man of fairy chess is a promoted pawn; only pawns, officers and numbers were looked at</source>
        <translation>nulla lo smentisce, se ogni pezzo fantastico è un pedone promosso; sono stati considerati solo pedoni, pezzi ortodossi e quantità</translation>
    </message>
    <message>
        <source>nothing disproves it, if the men of fairy chess stood in the array; only pawns, officers and numbers were looked at</source>
        <translation>nulla lo smentisce, se i pezzi fantastici stavano nella posizione iniziale; sono stati considerati solo pedoni, pezzi ortodossi e quantità</translation>
    </message>
    <message>
        <source>nothing is known of what {theme} needs: it has no grammar</source>
        <translation>non si sa che cosa serva a {theme}: non ha grammatica</translation>
    </message>
    <message>
        <source>nothing was printed</source>
        <translation>non è stato scritto nulla</translation>
    </message>
    <message>
        <source>number, apart from the source</source>
        <translation>numero, distinto dalla fonte</translation>
    </message>
    <message>
        <source>of the tables of {men} men one is missing: {name}</source>
        <translation>delle tabelle di {men} pezzi ne manca una: {name}</translation>
    </message>
    <message>
        <source>on board A</source>
        <translation>sulla scacchiera A</translation>
    </message>
    <message>
        <source>on board B</source>
        <translation>sulla scacchiera B</translation>
    </message>
    <message>
        <source>one defence</source>
        <translation>una difesa</translation>
    </message>
    <message>
        <source>one defence has a dual</source>
        <translation>una difesa ha un duale</translation>
    </message>
    <message>
        <source>one dual in the end, from move {number} on</source>
        <translation>un duale alla fine, dalla mossa {number}</translation>
    </message>
    <message>
        <source>one dual is minor by the composer&apos;s word</source>
        <translation>un duale è minore secondo l’autore</translation>
    </message>
    <message>
        <source>one effective defence</source>
        <translation>una difesa efficace</translation>
    </message>
    <message>
        <source>one file is damaged: {name}</source>
        <translation>un file è danneggiato: {name}</translation>
    </message>
    <message>
        <source>one found</source>
        <translation>uno trovato</translation>
    </message>
    <message>
        <source>one key</source>
        <translation>una chiave</translation>
    </message>
    <message>
        <source>one key so far</source>
        <translation>finora una chiave</translation>
    </message>
    <message>
        <source>one line</source>
        <translation>una linea</translation>
    </message>
    <message>
        <source>one line so far</source>
        <translation>finora una linea</translation>
    </message>
    <message>
        <source>one man must be promoted</source>
        <translation>un pezzo dev&apos;essere di promozione</translation>
    </message>
    <message>
        <source>one more problem is left out</source>
        <translation>un altro problema è escluso</translation>
    </message>
    <message>
        <source>one move may lead here</source>
        <translation>una mossa può portare qui</translation>
    </message>
    <message>
        <source>one other move only comes back to the line</source>
        <translation>un&apos;altra mossa torna soltanto alla variante</translation>
    </message>
    <message>
        <source>one problem of another game is left out: only .jsonl has a form for it</source>
        <translation>un problema di un altro gioco è omesso: solo .jsonl ha un formato per esso</translation>
    </message>
    <message>
        <source>one refutation</source>
        <translation>una confutazione</translation>
    </message>
    <message>
        <source>one rival left</source>
        <translation>resta un rivale</translation>
    </message>
    <message>
        <source>one single move</source>
        <translation>una semimossa</translation>
    </message>
    <message>
        <source>one stake</source>
        <translation>una posta</translation>
    </message>
    <message>
        <source>one threat: {moves}</source>
        <translation>una minaccia: {moves}</translation>
    </message>
    <message>
        <source>one try</source>
        <translation>un tentativo</translation>
    </message>
    <message>
        <source>one turn is enough</source>
        <translation>basta una mossa</translation>
    </message>
    <message>
        <source>one with a dual</source>
        <translation>una con duale</translation>
    </message>
    <message>
        <source>one with several replies</source>
        <translation>una con più risposte</translation>
    </message>
    <message>
        <source>only direct and help play and series have an exact length, got {sign}</source>
        <translation>solo il gioco diretto, d&apos;aiuto e le serie hanno una lunghezza esatta, non {sign}</translation>
    </message>
    <message>
        <source>only hops on a queen&apos;s or a nightrider&apos;s lines turn aside</source>
        <translation>solo i salti su linee di donna o di cavaliere della notte deviano</translation>
    </message>
    <message>
        <source>only the compiled part of the program can tell, and it was not built here; install the program again where there is a C compiler</source>
        <translation>questo lo sa solo la parte compilata del programma, che qui non è stata costruita; installare di nuovo il programma dove c’è un compilatore C</translation>
    </message>
    <message>
        <source>only the compiled part of the program solves this, and it was not built here; install the program again where there is a C compiler</source>
        <translation>questo lo risolve solo la parte compilata del programma, che qui non è stata costruita; installare di nuovo il programma dove c’è un compilatore C</translation>
    </message>
    <message>
        <source>only the first {most} problems were read</source>
        <translation>sono stati letti solo i primi {most} problemi</translation>
    </message>
    <message>
        <source>only this</source>
        <translation>solo questo</translation>
    </message>
    <message>
        <source>opens a line to {square}</source>
        <translation>apre una linea verso {square}</translation>
    </message>
    <message>
        <source>options of printing</source>
        <translation>opzioni di stampa</translation>
    </message>
    <message>
        <source>other conditions</source>
        <translation>altre condizioni</translation>
    </message>
    <message>
        <source>other shape</source>
        <translation>altra forma</translation>
    </message>
    <message>
        <source>other shape, {solutions}</source>
        <translation>altra forma, {solutions}</translation>
    </message>
    <message>
        <source>other threat: {move}</source>
        <translation>altra minaccia: {move}</translation>
    </message>
    <message>
        <source>out of play</source>
        <translation>fuori gioco</translation>
    </message>
    <message>
        <source>paralysing</source>
        <translation>paralizzante</translation>
    </message>
    <message>
        <source>patrolling</source>
        <translation>pattuglia</translation>
    </message>
    <message>
        <source>pinned, {unit} would be freed and parry</source>
        <translation>inchiodato, {unit} sarebbe liberato e parerebbe</translation>
    </message>
    <message>
        <source>pins</source>
        <translation>inchiodature</translation>
    </message>
    <message>
        <source>pins the unit on {square}</source>
        <translation>inchioda il pezzo in {square}</translation>
    </message>
    <message>
        <source>play of the threats</source>
        <translation>gioco delle minacce</translation>
    </message>
    <message>
        <source>point {point}: men of both sides</source>
        <translation>punto {point}: pedine di entrambe le parti</translation>
    </message>
    <message>
        <source>point {point}: men of two players</source>
        <translation>punto {point}: pedine di due giocatori</translation>
    </message>
    <message>
        <source>printed solution</source>
        <translation>soluzione stampata</translation>
    </message>
    <message>
        <source>problem {number}</source>
        <translation>problema {number}</translation>
    </message>
    <message>
        <source>problem {number} cannot be read: {wrong}</source>
        <translation>il problema {number} non si può leggere: {wrong}</translation>
    </message>
    <message>
        <source>problem {place} is left out: {reason}</source>
        <translation>il problema {place} è escluso: {reason}</translation>
    </message>
    <message>
        <source>promoted force</source>
        <translation>pezzo promosso</translation>
    </message>
    <message>
        <source>promoted men</source>
        <translation>pezzi promossi</translation>
    </message>
    <message>
        <source>promotions</source>
        <translation>promozioni</translation>
    </message>
    <message>
        <source>proof games are not solved by the rules of old games</source>
        <translation>le partite giustificative non si risolvono con le regole dei giochi antichi</translation>
    </message>
    <message>
        <source>proof games in which a side moves men of the other are not solved</source>
        <translation>le partite giustificative in cui una parte muove pezzi dell’altra non vengono risolte</translation>
    </message>
    <message>
        <source>proof games with imitators are not solved: no diagram says where they end</source>
        <translation>le partite giustificative con imitatori non si risolvono: nessun diagramma dice dove finiscono</translation>
    </message>
    <message>
        <source>protean</source>
        <translation>proteico</translation>
    </message>
    <message>
        <source>reciprocal</source>
        <translation>reciproco</translation>
    </message>
    <message>
        <source>rights that nobody has decided were tried one by one: they are too many to be tried together</source>
        <translation>i diritti non decisi sono stati provati uno per uno: sono troppi per provarli insieme</translation>
    </message>
    <message>
        <source>rights where a proof game begins</source>
        <translation>diritti all’inizio di una partita giustificativa</translation>
    </message>
    <message>
        <source>rights where a proof game ends</source>
        <translation>diritti alla fine di una partita giustificativa</translation>
    </message>
    <message>
        <source>round trips</source>
        <translation>rundlauf</translation>
    </message>
    <message>
        <source>round {name} has no problems</source>
        <translation>il turno {name} non ha problemi</translation>
    </message>
    <message>
        <source>schemes are worked with orthodox men only</source>
        <translation>gli schemi si lavorano solo con pezzi ortodossi</translation>
    </message>
    <message>
        <source>score, {player}: expected 0 to {most}</source>
        <translation>score, {player}: atteso da 0 a {most}</translation>
    </message>
    <message>
        <source>score: {game} counts nothing beside men</source>
        <translation>score: {game} non conta nulla oltre ai pezzi</translation>
    </message>
    <message>
        <source>second best: {chance}</source>
        <translation>seconda mossa migliore: {chance}</translation>
    </message>
    <message>
        <source>second solution</source>
        <translation>seconda soluzione</translation>
    </message>
    <message>
        <source>second solution: {move} ({value})</source>
        <translation>seconda soluzione: {move} ({value})</translation>
    </message>
    <message>
        <source>section {section} has no entries</source>
        <translation>la sezione {section} non ha lavori</translation>
    </message>
    <message>
        <source>section {section}: of several judges&apos; opinions the last word is missing</source>
        <translation>sezione {section}: sui pareri di più giudici manca l&apos;ultima parola</translation>
    </message>
    <message>
        <source>set continuations {number} of {defences}</source>
        <translation>continuazioni apparenti {number} di {defences}</translation>
    </message>
    <message>
        <source>set mates {number} of {defences}</source>
        <translation>matti apparenti {number} di {defences}</translation>
    </message>
    <message>
        <source>set play is complete</source>
        <translation>gioco apparente completo</translation>
    </message>
    <message>
        <source>set play not finished</source>
        <translation>gioco apparente non finito</translation>
    </message>
    <message>
        <source>set play was not looked for</source>
        <translation>il gioco apparente non è stato cercato</translation>
    </message>
    <message>
        <source>several changes at once</source>
        <translation>più cambiamenti insieme</translation>
    </message>
    <message>
        <source>sheets of this problem are marked by hand</source>
        <translation>i fogli di questo problema si valutano a mano</translation>
    </message>
    <message>
        <source>shifted one file to the left</source>
        <translation>spostato di una colonna a sinistra</translation>
    </message>
    <message>
        <source>shifted one file to the right</source>
        <translation>spostato di una colonna a destra</translation>
    </message>
    <message>
        <source>shifted one rank down</source>
        <translation>spostato di una traversa in basso</translation>
    </message>
    <message>
        <source>shifted one rank up</source>
        <translation>spostato di una traversa in alto</translation>
    </message>
    <message>
        <source>sideline {line}: {fault}</source>
        <translation>variante secondaria {line}: {fault}</translation>
    </message>
    <message>
        <source>solution {number}: {men}</source>
        <translation>soluzione {number}: {men}</translation>
    </message>
    <message>
        <source>solutions that stay: {kept} of {number}</source>
        <translation>soluzioni che restano: {kept} di {number}</translation>
    </message>
    <message>
        <source>some play is left out: it is too much for this page</source>
        <translation>parte del gioco è omessa: è troppo per questa pagina</translation>
    </message>
    <message>
        <source>some throw hits: {chance}</source>
        <translation>un tiro ferisce: {chance}</translation>
    </message>
    <message>
        <source>sound by {move}</source>
        <translation>corretto con {move}</translation>
    </message>
    <message>
        <source>source</source>
        <translation>fonte</translation>
    </message>
    <message>
        <source>stalemate</source>
        <translation>stallo</translation>
    </message>
    <message>
        <source>statement of soundness and own remarks</source>
        <translation>dichiarazione di correttezza e note proprie</translation>
    </message>
    <message>
        <source>symmetrical play</source>
        <translation>gioco simmetrico</translation>
    </message>
    <message>
        <source>tables of endings have at most {count} men</source>
        <translation>le tabelle dei finali hanno al massimo {count} pezzi</translation>
    </message>
    <message>
        <source>tables of endings have legal positions only</source>
        <translation>le tabelle dei finali hanno solo posizioni legali</translation>
    </message>
    <message>
        <source>tables of endings have orthodox men only</source>
        <translation>le tabelle dei finali hanno solo pezzi ortodossi</translation>
    </message>
    <message>
        <source>tables of endings know no castling</source>
        <translation>le tabelle dei finali non conoscono l&apos;arrocco</translation>
    </message>
    <message>
        <source>tables of endings need the compiled part of the program</source>
        <translation>le tabelle dei finali richiedono la parte compilata del programma</translation>
    </message>
    <message>
        <source>tables of the diagram would have more than {count} positions ({size} GB); at most {most} are made</source>
        <translation>le tabelle del diagramma avrebbero più di {count} posizioni ({size} GB); se ne fanno al più {most}</translation>
    </message>
    <message>
        <source>tables of the diagram would have {count} positions ({size} GB); at most {most} are made</source>
        <translation>le tabelle del diagramma avrebbero {count} posizioni ({size} GB); se ne fanno al più {most}</translation>
    </message>
    <message>
        <source>takes {man}</source>
        <translation>cattura {man}</translation>
    </message>
    <message>
        <source>tasks and geometry</source>
        <translation>task e geometria</translation>
    </message>
    <message>
        <source>that a proof game is the shortest</source>
        <translation>che una partita giustificativa è la più breve</translation>
    </message>
    <message>
        <source>the box has more messages: the rest was not read</source>
        <translation>la casella ha altri messaggi: il resto non è stato letto</translation>
    </message>
    <message>
        <source>the changed answer to a check</source>
        <translation>la risposta cambiata a uno scacco</translation>
    </message>
    <message>
        <source>the checks that the key allows</source>
        <translation>gli scacchi che la chiave permette</translation>
    </message>
    <message>
        <source>the claim is not met in the diagram: {value}</source>
        <translation>nel diagramma la stipulazione non è soddisfatta: {value}</translation>
    </message>
    <message>
        <source>the compiled solver, which this needs, was not built</source>
        <translation>il risolutore compilato, che qui serve, non è stato costruito</translation>
    </message>
    <message>
        <source>the conditions are not understood: {words}</source>
        <translation>le condizioni non sono capite: {words}</translation>
    </message>
    <message>
        <source>the core and the kings that it lacks are {men} men, more than the {most} that are allowed</source>
        <translation>il nucleo e i re che gli mancano sono {men} pezzi, più dei {most} permessi</translation>
    </message>
    <message>
        <source>the core has more men than a side can have</source>
        <translation>il nucleo ha più pezzi di quanti una parte possa averne</translation>
    </message>
    <message>
        <source>the core has {men} men, more than the {most} that are allowed</source>
        <translation>il nucleo ha {men} pezzi, più dei {most} ammessi</translation>
    </message>
    <message>
        <source>the cross of flights</source>
        <translation>la croce di fughe</translation>
    </message>
    <message>
        <source>the diagram was changed since it was written: not read</source>
        <translation>il diagramma è stato modificato da quando fu scritto: non letto</translation>
    </message>
    <message>
        <source>the flights that the key gives</source>
        <translation>le fughe che la chiave concede</translation>
    </message>
    <message>
        <source>the king</source>
        <translation>il re</translation>
    </message>
    <message>
        <source>the kings stand side by side</source>
        <translation>i re sono uno accanto all’altro</translation>
    </message>
    <message>
        <source>the last move was not {move}</source>
        <translation>l&apos;ultima mossa non è stata {move}</translation>
    </message>
    <message>
        <source>the letter is longer than {most} characters: the rest was not read</source>
        <translation>la lettera supera {most} caratteri: il resto non è stato letto</translation>
    </message>
    <message>
        <source>the letters of the men are not those of the sides</source>
        <translation>le lettere dei pezzi non sono quelle delle parti</translation>
    </message>
    <message>
        <source>the line fails at move {number}: {move} is answered by {reply} ({value})</source>
        <translation>la variante fallisce alla mossa {number}: a {move} segue {reply} ({value})</translation>
    </message>
    <message>
        <source>the line fails at move {number}: {move} leads to: {value}</source>
        <translation>la variante fallisce alla mossa {number}: {move} porta a: {value}</translation>
    </message>
    <message>
        <source>the line has no move of White</source>
        <translation>la variante non ha mosse del Bianco</translation>
    </message>
    <message>
        <source>the line to {move} ends in {end}</source>
        <translation>la linea fino a {move} finisce con: {end}</translation>
    </message>
    <message>
        <source>the list goes on with {word}, which is not understood</source>
        <translation>l’elenco continua con {word}, che non si comprende</translation>
    </message>
    <message>
        <source>the main line ends in {end}</source>
        <translation>la linea principale finisce con: {end}</translation>
    </message>
    <message>
        <source>the man moves in more ways than can be solved with</source>
        <translation>il pezzo muove in più modi di quanti se ne possano risolvere</translation>
    </message>
    <message>
        <source>the mate shown</source>
        <translation>il matto mostrato</translation>
    </message>
    <message>
        <source>the mates that are wanted contradict each other</source>
        <translation>i matti voluti si contraddicono</translation>
    </message>
    <message>
        <source>the men change their colours</source>
        <translation>i pezzi cambiano colore</translation>
    </message>
    <message>
        <source>the men of only one side stand here</source>
        <translation>qui ci sono solo i pezzi di una parte</translation>
    </message>
    <message>
        <source>the message has too many parts: the rest was not read</source>
        <translation>il messaggio ha troppe parti: il resto non è stato letto</translation>
    </message>
    <message>
        <source>the one defence and its answer unchanged</source>
        <translation>l’unica difesa e la sua risposta invariate</translation>
    </message>
    <message>
        <source>the only first turn does not do it.</source>
        <translation>l’unica prima mossa non basta.</translation>
    </message>
    <message>
        <source>the pawns cannot all have come past each other with the captures that are possible ({squares})</source>
        <translation>con le catture possibili i pedoni non possono essersi superati tutti ({squares})</translation>
    </message>
    <message>
        <source>the play as it stands takes too long to be worked out</source>
        <translation>il gioco così com&apos;è richiede troppo tempo</translation>
    </message>
    <message>
        <source>the problem does not show {theme}</source>
        <translation>il problema non mostra {theme}</translation>
    </message>
    <message>
        <source>the problem shows no theme of which it is known what it needs</source>
        <translation>il problema non mostra alcun tema di cui si sappia che cosa richiede</translation>
    </message>
    <message>
        <source>the record names no distinction</source>
        <translation>la scheda non nomina nessuna onorificenza</translation>
    </message>
    <message>
        <source>the record names no source</source>
        <translation>la scheda non nomina la fonte</translation>
    </message>
    <message>
        <source>the record names nothing earlier</source>
        <translation>la scheda non nomina nulla di anteriore</translation>
    </message>
    <message>
        <source>the sacrifice of the key&apos;s unit</source>
        <translation>il sacrificio del pezzo della chiave</translation>
    </message>
    <message>
        <source>the same answer</source>
        <translation>la stessa risposta</translation>
    </message>
    <message>
        <source>the sender&apos;s key {key} does not solve</source>
        <translation>la chiave {key} del mittente non risolve</translation>
    </message>
    <message>
        <source>the set mate {line}</source>
        <translation>il matto apparente {line}</translation>
    </message>
    <message>
        <source>the sides are not named: White&apos;s men were taken to stand first</source>
        <translation>le parti non sono nominate: i pezzi bianchi sono stati presi per i primi</translation>
    </message>
    <message>
        <source>the solver did not finish this problem</source>
        <translation>il programma non ha finito di risolvere questo problema</translation>
    </message>
    <message>
        <source>the solver does not find it sound</source>
        <translation>il risolutore non lo trova corretto</translation>
    </message>
    <message>
        <source>the solver has not found out whether it is sound</source>
        <translation>il risolutore non sa ancora se è corretto</translation>
    </message>
    <message>
        <source>the solver of this page failed</source>
        <translation>il risolutore di questa pagina è fallito</translation>
    </message>
    <message>
        <source>the star of flights</source>
        <translation>la stella di fughe</translation>
    </message>
    <message>
        <source>the table {name} is missing, or damaged, or lacks smaller ones</source>
        <translation>la tabella {name} manca, è danneggiata o le mancano altre minori</translation>
    </message>
    <message>
        <source>the task is none of section {section}</source>
        <translation>la stipulazione non è della sezione {section}</translation>
    </message>
    <message>
        <source>the theme composer works with orthodox men only</source>
        <translation>il compositore di temi lavora solo con pezzi ortodossi</translation>
    </message>
    <message>
        <source>the theme composer works {known}, not {asked}</source>
        <translation>il compositore di temi lavora {known}, non {asked}</translation>
    </message>
    <message>
        <source>the throw is lost</source>
        <translation>il tiro è perso</translation>
    </message>
    <message>
        <source>the throw is lost, and the game with it</source>
        <translation>il tiro è perso, e con esso la partita</translation>
    </message>
    <message>
        <source>the throw is lost: {chance}</source>
        <translation>il tiro è perso: {chance}</translation>
    </message>
    <message>
        <source>the tourney&apos;s file is damaged: {wrong}</source>
        <translation>il file del concorso è danneggiato: {wrong}</translation>
    </message>
    <message>
        <source>the tries {moves}</source>
        <translation>i tentativi {moves}</translation>
    </message>
    <message>
        <source>the twins are not told apart: a), b)</source>
        <translation>i gemelli non sono distinti: a), b)</translation>
    </message>
    <message>
        <source>the whole board is shifted</source>
        <translation>si sposta tutta la posizione</translation>
    </message>
    <message>
        <source>the whole board is turned or mirrored</source>
        <translation>si ruota o si riflette tutta la posizione</translation>
    </message>
    <message>
        <source>theme tourney</source>
        <translation>concorso a tema</translation>
    </message>
    <message>
        <source>theoretical ending</source>
        <translation>finale teorico</translation>
    </message>
    <message>
        <source>there are more different men than can be solved with</source>
        <translation>ci sono più pezzi diversi di quanti se ne possano risolvere</translation>
    </message>
    <message>
        <source>there are more positions than are looked at</source>
        <translation>le posizioni sono più di quante se ne esaminano</translation>
    </message>
    <message>
        <source>there are no tables (.rtbw) in the folder</source>
        <translation>nella cartella non ci sono tabelle (.rtbw)</translation>
    </message>
    <message>
        <source>there is a solution</source>
        <translation>c’è una soluzione</translation>
    </message>
    <message>
        <source>there is no entry {number}</source>
        <translation>non c&apos;è un lavoro {number}</translation>
    </message>
    <message>
        <source>there is no flaw {flaw}: expected {known}</source>
        <translation>non esiste il difetto {flaw}: ci si aspettava {known}</translation>
    </message>
    <message>
        <source>there is no problem {number}</source>
        <translation>non c’è un problema {number}</translation>
    </message>
    <message>
        <source>there is no round {name}</source>
        <translation>non c’è un turno {name}</translation>
    </message>
    <message>
        <source>there is no section {name}</source>
        <translation>non c&apos;è una sezione {name}</translation>
    </message>
    <message>
        <source>there is no solver {number}</source>
        <translation>non c’è un solutore {number}</translation>
    </message>
    <message>
        <source>there is no theme {theme}</source>
        <translation>non esiste il tema {theme}</translation>
    </message>
    <message>
        <source>there is nothing to solve: what stands on the board is listed</source>
        <translation>non c&apos;è nulla da risolvere: si elenca ciò che sta sulla scacchiera</translation>
    </message>
    <message>
        <source>this PDF document cannot be read: {wrong}</source>
        <translation>questo documento PDF non si può leggere: {wrong}</translation>
    </message>
    <message>
        <source>this core has no geometry for {theme} that is known here: more of the men whom the theme needs must stand on the board</source>
        <translation>questo nucleo non ha alcuna geometria qui nota per {theme}: più pezzi di cui il tema ha bisogno devono stare sulla scacchiera</translation>
    </message>
    <message>
        <source>this core has no geometry known here that shows {themes} together</source>
        <translation>questo nucleo non ha alcuna geometria qui nota che mostri {themes} insieme</translation>
    </message>
    <message>
        <source>this is a PDF document: no FEN and no list of men stands in its text</source>
        <translation>questo è un documento PDF: nel suo testo non c’è né una FEN né un elenco di pezzi</translation>
    </message>
    <message>
        <source>this is a fault of the program: {wrong}</source>
        <translation>è un errore del programma: {wrong}</translation>
    </message>
    <message>
        <source>this is no file of a solving contest</source>
        <translation>questo non è un file di una gara di soluzione</translation>
    </message>
    <message>
        <source>this is no file of a tourney</source>
        <translation>questo non è un file di un concorso</translation>
    </message>
    <message>
        <source>this is the file of another tourney: {name}</source>
        <translation>è il file di un altro concorso: {name}</translation>
    </message>
    <message>
        <source>this is too much for the memory of this page</source>
        <translation>è troppo per la memoria di questa pagina</translation>
    </message>
    <message>
        <source>throws at will: {number}</source>
        <translation>tiri a scelta: {number}</translation>
    </message>
    <message>
        <source>throws on average: {number}</source>
        <translation>tiri in media: {number}</translation>
    </message>
    <message>
        <source>throws that do it: {throws}</source>
        <translation>tiri che lo fanno: {throws}</translation>
    </message>
    <message>
        <source>throws that save: {throws}</source>
        <translation>tiri che salvano: {throws}</translation>
    </message>
    <message>
        <source>throws: {throws}</source>
        <translation>tiri: {throws}</translation>
    </message>
    <message>
        <source>title</source>
        <translation>titolo</translation>
    </message>
    <message>
        <source>to be looked at, move {number}: {move} ({score} at depth {depth}, {nodes} nodes, {engine})</source>
        <translation>da esaminare, mossa {number}: {move} ({score} a profondità {depth}, {nodes} nodi, {engine})</translation>
    </message>
    <message>
        <source>too many captures by pawns ({number})</source>
        <translation>troppe catture di pedoni ({number})</translation>
    </message>
    <message>
        <source>too many moves ({number})</source>
        <translation>troppe mosse ({number})</translation>
    </message>
    <message>
        <source>tourney, apart from the distinction</source>
        <translation>concorso, distinto dall’onorificenza</translation>
    </message>
    <message>
        <source>tries and corrections</source>
        <translation>tentativi e correzioni</translation>
    </message>
    <message>
        <source>try {move}</source>
        <translation>tentativo {move}</translation>
    </message>
    <message>
        <source>twin</source>
        <translation>gemello</translation>
    </message>
    <message>
        <source>twin {letter} is not understood</source>
        <translation>il gemello {letter} non è capito</translation>
    </message>
    <message>
        <source>twins</source>
        <translation>gemelli</translation>
    </message>
    <message>
        <source>two different mates are wanted after {move}, in one and the same phase</source>
        <translation>dopo {move} si vogliono due matti diversi in una stessa fase</translation>
    </message>
    <message>
        <source>two men stand on {square}: Popeye takes the last</source>
        <translation>due pezzi stanno in {square}: Popeye prende l&apos;ultimo</translation>
    </message>
    <message>
        <source>uncapturable</source>
        <translation>incatturabile</translation>
    </message>
    <message>
        <source>unpins the unit on {square}</source>
        <translation>schioda il pezzo in {square}</translation>
    </message>
    <message>
        <source>version</source>
        <translation>versione</translation>
    </message>
    <message>
        <source>very many men</source>
        <translation>moltissimi pezzi</translation>
    </message>
    <message>
        <source>volage</source>
        <translation>volage</translation>
    </message>
    <message>
        <source>wanted: {failing}</source>
        <translation>voluto: {failing}</translation>
    </message>
    <message>
        <source>what else a file said</source>
        <translation>ciò che un file diceva d’altro</translation>
    </message>
    <message>
        <source>what is asked, with conditions</source>
        <translation>stipulazione, con le condizioni</translation>
    </message>
    <message>
        <source>what this was opened from is not in this library</source>
        <translation>ciò da cui è stato aperto non è in questo archivio</translation>
    </message>
    <message>
        <source>whether Black has a better first move is not known</source>
        <translation>non si sa se il Nero abbia una prima mossa migliore</translation>
    </message>
    <message>
        <source>whether a game can lead here is not judged with such men</source>
        <translation>con tali pezzi non si giudica se una partita possa portare qui</translation>
    </message>
    <message>
        <source>which side begins a duplex</source>
        <translation>chi comincia un duplex</translation>
    </message>
    <message>
        <source>win, proved</source>
        <translation>vittoria, dimostrata</translation>
    </message>
    <message>
        <source>with {man} for {other} {square}</source>
        <translation>con {man} al posto di {other} {square}</translation>
    </message>
    <message>
        <source>with {man} {left} on {square}</source>
        <translation>con {man} {left} in {square}</translation>
    </message>
    <message>
        <source>with {man} {square}</source>
        <translation>con {man} {square}</translation>
    </message>
    <message>
        <source>without this throw: {chance}</source>
        <translation>senza questo tiro: {chance}</translation>
    </message>
    <message>
        <source>without {side}&apos;s {man} on {square}: not decided</source>
        <translation>senza {man} {square} ({side}): non deciso</translation>
    </message>
    <message>
        <source>zara: two calls are needed, the first player&apos;s and the second&apos;s</source>
        <translation>zara: servono due chiamate, quella del primo e quella del secondo giocatore</translation>
    </message>
    <message>
        <source>zugzwang</source>
        <translation>zugzwang</translation>
    </message>
    <message>
        <source>{castling} is allowed</source>
        <translation>{castling} è permesso</translation>
    </message>
    <message>
        <source>{castling} is not allowed: {reason}</source>
        <translation>{castling} non è permesso: {reason}</translation>
    </message>
    <message>
        <source>{castling}: neither a proof nor a game was found</source>
        <translation>{castling}: non è stata trovata né una prova né una partita</translation>
    </message>
    <message>
        <source>{cell}: {extra} is said of the side that is not to move</source>
        <translation>{cell}: {extra} si dice della parte che non ha il tratto</translation>
    </message>
    <message>
        <source>{cell}: {man} can never stand there</source>
        <translation>{cell}: {man} non può mai stare lì</translation>
    </message>
    <message>
        <source>{conditions}: not solved here; kept in words, and Popeye can be asked</source>
        <translation>{conditions}: qui non si risolve; conservato in parole, si può chiedere a Popeye</translation>
    </message>
    <message>
        <source>{condition}: say which lengths, as in 7 3.5</source>
        <translation>{condition}: indicare quali lunghezze, come 7 3.5</translation>
    </message>
    <message>
        <source>{convention} is for castling and en passant in orthodox play, not for {sign}</source>
        <translation>{convention} vale per arrocco e presa en passant nel gioco ortodosso, non per {sign}</translation>
    </message>
    <message>
        <source>{count} find</source>
        <translation>{count} risultato</translation>
    </message>
    <message>
        <source>{count} men, expected at most {most}</source>
        <translation>{count} pezzi, attesi al massimo {most}</translation>
    </message>
    <message>
        <source>{count} of {all} half-moves match between the solutions.</source>
        <translation>{count} semimosse su {all} si corrispondono tra le soluzioni.</translation>
    </message>
    <message>
        <source>{count} thematic tries with {kinds} different refutations ({tries}).</source>
        <translation>{count} tentativi tematici con {kinds} confutazioni diverse ({tries}).</translation>
    </message>
    <message>
        <source>{done} of {total} first turns tried</source>
        <translation>{done} prime mosse provate su {total}</translation>
    </message>
    <message>
        <source>{done} of {total} plays looked at</source>
        <translation>{done} giocate esaminate su {total}</translation>
    </message>
    <message>
        <source>{engine} is not asked any more: {why}</source>
        <translation>{engine} non viene più interrogato: {why}</translation>
    </message>
    <message>
        <source>{far}; {sound} of them sound, but {ended}</source>
        <translation>{far}; {sound} di esse corrette, ma {ended}</translation>
    </message>
    <message>
        <source>{fault} Paid for by {payment}.</source>
        <translation>{fault} In compenso: {payment}.</translation>
    </message>
    <message>
        <source>{finding}; not certain: {pairs}</source>
        <translation>{finding}; non certo: {pairs}</translation>
    </message>
    <message>
        <source>{folder} cannot be read: {reason}</source>
        <translation>{folder} non si può leggere: {reason}</translation>
    </message>
    <message>
        <source>{game} has no goal {goal}</source>
        <translation>{game} non ha lo scopo {goal}</translation>
    </message>
    <message>
        <source>{game}: open the problem in a tab for this</source>
        <translation>{game}: per questo aprire il problema in una scheda</translation>
    </message>
    <message>
        <source>{goal}: asked for only where the option {option} is chosen</source>
        <translation>{goal}: si chiede solo dove è scelta l&apos;opzione {option}</translation>
    </message>
    <message>
        <source>{halves} moves</source>
        <translation>{halves} mosse</translation>
    </message>
    <message>
        <source>{keys} is the only first move</source>
        <translation>{keys} è l’unica prima mossa</translation>
    </message>
    <message>
        <source>{key} is meant; cook: {cooks}.</source>
        <translation>Si intende {key}; demolizione: {cooks}.</translation>
    </message>
    <message>
        <source>{key} is meant; cooks: {cooks}.</source>
        <translation>Si intende {key}; demolizioni: {cooks}.</translation>
    </message>
    <message>
        <source>{line} loses {mate}</source>
        <translation>{line} perde {mate}</translation>
    </message>
    <message>
        <source>{man} is a man of one&apos;s own: only .jsonl has a form for it</source>
        <translation>{man} è un pezzo proprio: solo .jsonl ha una forma per esso</translation>
    </message>
    <message>
        <source>{man} on {square}</source>
        <translation>{man} in {square}</translation>
    </message>
    <message>
        <source>{man} {square} stops a dual after {moves}</source>
        <translation>{man} {square} impedisce un duale dopo {moves}</translation>
    </message>
    <message>
        <source>{man} {square} stops {moves}</source>
        <translation>{man} {square} impedisce {moves}</translation>
    </message>
    <message>
        <source>{mate}? Black has no move</source>
        <translation>{mate}? il Nero non ha mosse</translation>
    </message>
    <message>
        <source>{mate}? White is in check</source>
        <translation>{mate}? il Bianco è sotto scacco</translation>
    </message>
    <message>
        <source>{mate}? its line is closed</source>
        <translation>{mate}? la linea è chiusa</translation>
    </message>
    <message>
        <source>{mate}? its man is captured</source>
        <translation>{mate}? il pezzo è catturato</translation>
    </message>
    <message>
        <source>{mate}? its man is pinned</source>
        <translation>{mate}? il pezzo è inchiodato</translation>
    </message>
    <message>
        <source>{mate}? no check</source>
        <translation>{mate}? niente scacco</translation>
    </message>
    <message>
        <source>{mate}? not legal</source>
        <translation>{mate}? non legale</translation>
    </message>
    <message>
        <source>{mate}? others are quicker</source>
        <translation>{mate}? altre sono più rapide</translation>
    </message>
    <message>
        <source>{moves}, then {keys}</source>
        <translation>{moves}, poi {keys}</translation>
    </message>
    <message>
        <source>{move} cannot be played here</source>
        <translation>{move} non si può giocare qui</translation>
    </message>
    <message>
        <source>{move} does not say which man moves</source>
        <translation>{move} non dice quale pezzo muove</translation>
    </message>
    <message>
        <source>{move} does not solve</source>
        <translation>{move} non risolve</translation>
    </message>
    <message>
        <source>{move} is no answer</source>
        <translation>{move} non è la risposta</translation>
    </message>
    <message>
        <source>{move} is no threat</source>
        <translation>{move} non è una minaccia</translation>
    </message>
    <message>
        <source>{move} leaves the main line</source>
        <translation>{move} lascia la variante principale</translation>
    </message>
    <message>
        <source>{move} lets a side pass; what follows is kept as a remark</source>
        <translation>{move} fa passare una parte; ciò che segue resta come nota</translation>
    </message>
    <message>
        <source>{move} may be meant as a try</source>
        <translation>{move} forse è intesa come tentativo</translation>
    </message>
    <message>
        <source>{move} may be {moves}</source>
        <translation>{move} può essere {moves}</translation>
    </message>
    <message>
        <source>{move} solves, and is written as a try</source>
        <translation>{move} risolve ed è scritta come tentativo</translation>
    </message>
    <message>
        <source>{move} stands without the moves before it</source>
        <translation>{move} sta senza le mosse precedenti</translation>
    </message>
    <message>
        <source>{move} taken back</source>
        <translation>{move} ritirata</translation>
    </message>
    <message>
        <source>{move} taken back, {edit}</source>
        <translation>{move} ritirata, {edit}</translation>
    </message>
    <message>
        <source>{move}, resting on {men}</source>
        <translation>{move}, poggia su {men}</translation>
    </message>
    <message>
        <source>{named} and one more</source>
        <translation>{named} e un altro</translation>
    </message>
    <message>
        <source>{name} is another man in one language than in another</source>
        <translation>{name} è un pezzo diverso a seconda della lingua</translation>
    </message>
    <message>
        <source>{name} is there already</source>
        <translation>{name} c’è già</translation>
    </message>
    <message>
        <source>{name} sends {count} entries; the section allows {most}</source>
        <translation>{name} manda {count} lavori; la sezione ne permette {most}</translation>
    </message>
    <message>
        <source>{number} of {wanted} continuations kept</source>
        <translation>{number} continuazioni su {wanted} mantenute</translation>
    </message>
    <message>
        <source>{number} of {wanted} mates kept</source>
        <translation>restano {number} matti su {wanted}</translation>
    </message>
    <message>
        <source>{one} and {other} were never compared together with Popeye: no answer is certain</source>
        <translation>{one} e {other} non sono mai stati confrontati insieme con Popeye: nessuna risposta è certa</translation>
    </message>
    <message>
        <source>{one} and {other}: not solved unasked, for Popeye answers differently</source>
        <translation>{one} e {other}: risolto solo su richiesta, perché Popeye risponde diversamente</translation>
    </message>
    <message>
        <source>{one} with {other}</source>
        <translation>{one} con {other}</translation>
    </message>
    <message>
        <source>{path} cannot be read: {wrong}</source>
        <translation>{path} non si può leggere: {wrong}</translation>
    </message>
    <message>
        <source>{path} cannot be read; choose another name</source>
        <translation>{path} non si può leggere; scegliere un altro nome</translation>
    </message>
    <message>
        <source>{path} is damaged: {wrong}</source>
        <translation>{path} è danneggiato: {wrong}</translation>
    </message>
    <message>
        <source>{path} is no judge&apos;s file</source>
        <translation>{path} non è un file di un giudice</translation>
    </message>
    <message>
        <source>{path} is not there</source>
        <translation>{path} non c&apos;è</translation>
    </message>
    <message>
        <source>{path} is open in another program: here it can only be read</source>
        <translation>{path} è aperto in un altro programma: qui si può solo leggere</translation>
    </message>
    <message>
        <source>{path} is too large</source>
        <translation>{path} è troppo grande</translation>
    </message>
    <message>
        <source>{side} mates in one move</source>
        <translation>il {side} dà matto in una mossa</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>Vince il {side}</translation>
    </message>
    <message>
        <source>{stated} men are stated, {found} stand on the board</source>
        <translation>sono indicati {stated} pezzi, sulla scacchiera ce ne sono {found}</translation>
    </message>
    <message>
        <source>{stipulation} is not solved here</source>
        <translation>{stipulation} qui non si risolve</translation>
    </message>
    <message>
        <source>{stipulation}: not solved where a condition chooses among the moves</source>
        <translation>{stipulation}: non si risolve dove una condizione sceglie fra le mosse</translation>
    </message>
    <message>
        <source>{stipulation}: not solved where captured men come back</source>
        <translation>{stipulation}: non si risolve dove i pezzi catturati ritornano</translation>
    </message>
    <message>
        <source>{task} is not looked for among the men of a class</source>
        <translation>{task} non si cerca fra i pezzi di una classe</translation>
    </message>
    <message>
        <source>{text} is not understood here</source>
        <translation>{text} qui non si capisce</translation>
    </message>
    <message>
        <source>{what}: one move of White in main line and thematic sidelines, and it is the only one</source>
        <translation>{what}: una mossa bianca nella variante principale e in quelle tematiche, ed è l’unica</translation>
    </message>
    <message>
        <source>{what}: one move of White in the line, and it is the only one</source>
        <translation>{what}: una mossa del Bianco nella variante, ed è l&apos;unica</translation>
    </message>
    <message>
        <source>{word} is none of the words that can be filled</source>
        <translation>{word} non è una delle parole che si riempiono</translation>
    </message>
    <message>
        <source>“{found}” is none of received, acknowledged, tested, anticipated, accepted, printed, awarded, returned, open, any and none.</source>
        <translation>“{found}” non è nessuno di ricevuto, confermato, provato, anticipato, accettato, stampato, premiato, restituito, aperto, tutti e nessuno.</translation>
    </message>
    <message numerus="yes">
        <source>Not finished: {number} keys so far</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Non finito: {number} chiavi finora</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not finished: {number} lines so far</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Non finito: {number} linee finora</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in {count} diagrams White mates at once</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>in {count} diagrammi il Bianco dà subito matto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in {count} diagrams a king can be captured</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>in {count} diagrammi un re si può catturare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in {count} diagrams another first move solves as well</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>in {count} diagrammi risolve anche un&apos;altra prima mossa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in {count} diagrams another first move solves sooner</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>in {count} diagrammi un&apos;altra prima mossa risolve prima</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in {count} diagrams it was not found out in time</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>in {count} diagrammi non è stato stabilito in tempo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not met: {count} geometries of {all}, {tried} positions judged; {killer}</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>non soddisfatto: {count} geometrie su {all}, {tried} posizioni esaminate; {killer}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not proved: White&apos;s move is proved to be the only one at {proved} of {count} moves; of the others an engine tells what it sees</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>non dimostrato: mosse dimostrate uniche: {proved} su {count}; delle altre un motore dice ciò che vede</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of the tables of {men} men {count} are missing, such as {name}</source>
        <translation>
            <numerusform>delle tabelle di {men} pezzi ne manca una: {name}</numerusform>
            <numerusform>delle tabelle di {men} pezzi ne mancano {count}, come {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>open: White&apos;s move is proved to be the only one at {proved} of {count} moves</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>aperto: mosse dimostrate uniche: {proved} su {count}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sidelines that are not thematic: White&apos;s move is proved to be the only one at {alone} of {count} moves</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>varianti secondarie non tematiche: mosse bianche dimostrate uniche: {alone} su {count}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} changed</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} cambiati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} defences have duals</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} difese hanno duali</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} duals are minor by the composer&apos;s word</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} duali sono minori secondo l’autore</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} duals in the end, from move {number} on</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} duali alla fine, dalla mossa {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} files are damaged, such as {name}</source>
        <translation>
            <numerusform>un file è rovinato: {name}</numerusform>
            <numerusform>{count} file sono rovinati, come {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} finds</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} risultati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} men must be promoted</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} pezzi devono essere di promozione</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} moves may lead here</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} mosse possono portare qui</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} other moves only come back to the line</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>altre {count} mosse tornano soltanto alla variante</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} positions of the line in common</source>
        <translation>
            <numerusform>una posizione della linea in comune</numerusform>
            <numerusform>{count} posizioni della linea in comune</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} refutations</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} confutazioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} rivals left</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>restano {count} rivali</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} threats: {moves}</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} minacce: {moves}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{named} and {count} more</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{named} e altri {count}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} first moves solve; such play is not judged</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} prime mosse risolvono; un tale gioco non si giudica</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} first moves, {keys}</source>
        <translation>
            <numerusform>{number} prima mossa, {keys}</numerusform>
            <numerusform>{number} prime mosse, {keys}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} lines solve; such play is not judged</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} linee risolvono; un tale gioco non si giudica</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} stakes</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} poste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}: in main line and thematic sidelines {count} moves of White are each the only one</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{what}: nella variante principale e in quelle tematiche ciascuna delle {count} mosse bianche è l’unica</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}: in the line {count} moves of White are each the only one</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{what}: nella variante {count} mosse del Bianco sono ciascuna l&apos;unica</numerusform>
        </translation>
    </message>
    <message>
        <source>{options}: kept for Popeye, and not followed: here everything is searched</source>
        <translation>{options}: conservate per Popeye e non seguite: qui si cerca tutto</translation>
    </message>
    <message>
        <source>{part}: is there twice</source>
        <translation>{part}: c&apos;è due volte</translation>
    </message>
    <message>
        <source>{part}: not understood; is {meant} meant?</source>
        <translation>{part}: non compreso; si intende {meant}?</translation>
    </message>
    <message>
        <source>{player} plays the throw: {plays}</source>
        <translation>{player} gioca il tiro: {plays}</translation>
    </message>
    <message>
        <source>{player}, {place}: expected a number of men</source>
        <translation>{player}, {place}: atteso un numero di pedine</translation>
    </message>
    <message>
        <source>{player}, {place}: this player&apos;s men cannot stand there</source>
        <translation>{player}, {place}: le pedine di questo giocatore non possono stare lì</translation>
    </message>
    <message>
        <source>{player}, {place}: {game} has no special men</source>
        <translation>{player}, {place}: {game} non ha pedine speciali</translation>
    </message>
    <message>
        <source>{player}: {count} men on the board and in hand, expected at most {most}</source>
        <translation>{player}: {count} pezzi sulla scacchiera e in mano, attesi al massimo {most}</translation>
    </message>
    <message>
        <source>{player}: {count} men, expected at most {most}</source>
        <translation>{player}: {count} pezzi, attesi al massimo {most}</translation>
    </message>
    <message>
        <source>{player}: {count} of {most} men</source>
        <translation>{player}: {count} pedine su {most}</translation>
    </message>
    <message>
        <source>{player}: {count} promoted men, but {missing} missing men can have become them</source>
        <translation>{player}: {count} pezzi promossi, ma {missing} pezzi mancanti possono esserlo diventati</translation>
    </message>
    <message>
        <source>{play} All show {family}.</source>
        <translation>{play} Tutti mostrano: {family}.</translation>
    </message>
    <message>
        <source>{play} {count} of them show {family}.</source>
        <translation>{play} {count} di essi mostrano: {family}.</translation>
    </message>
    <message>
        <source>{play}: no throw is given with it</source>
        <translation>{play}: non si dà alcun tiro</translation>
    </message>
    <message>
        <source>{shape} is for help play, not for {sign}</source>
        <translation>{shape} vale per il gioco d&apos;aiuto, non per {sign}</translation>
    </message>
    <message>
        <source>{shape} must have a number for each half-move: {sign} has {halfmoves}</source>
        <translation>{shape} deve avere un numero per ogni semimossa: {sign} ne ha {halfmoves}</translation>
    </message>
    <message>
        <source>{share} {men} men show {mates}.</source>
        <translation>{share} {men} pezzi per {mates}.</translation>
    </message>
    <message>
        <source>{side} can capture only on {squares}</source>
        <translation>{side}: catture possibili solo in {squares}</translation>
    </message>
    <message>
        <source>{side} can mate, in one move</source>
        <translation>il {side} può dare matto in una mossa</translation>
    </message>
    <message>
        <source>{side} cannot have the move: {reason}</source>
        <translation>Il {side} non può avere il tratto: {reason}</translation>
    </message>
    <message>
        <source>{side} cannot mate: the only position that can follow was looked at</source>
        <translation>il {side} non può dare matto: l’unica posizione che può seguire è stata esaminata</translation>
    </message>
    <message>
        <source>{side} has no king to be checked</source>
        <translation>il {side} non ha un re a cui dare scacco</translation>
    </message>
    <message>
        <source>{side} has no king to be mated</source>
        <translation>il {side} non ha un re da mattare</translation>
    </message>
    <message>
        <source>{side} has the move: {reason}</source>
        <translation>Il tratto è al {side}: {reason}</translation>
    </message>
    <message>
        <source>{side} plays without a king</source>
        <translation>il {side} gioca senza re</translation>
    </message>
    <message>
        <source>{side} plays: {keys}</source>
        <translation>Gioca il {side}: {keys}</translation>
    </message>
    <message>
        <source>{side}&apos;s king or rook has moved; otherwise: {reason}</source>
        <translation>Il re o la torre ha mosso ({side}); altrimenti: {reason}</translation>
    </message>
    <message>
        <source>{side}: moves {moves}, strategies left {left}</source>
        <translation>{side}: mosse {moves}, strategie possibili {left}</translation>
    </message>
    <message>
        <source>{side}: moves {moves}, strategies left {left}; others fail by {reasons}</source>
        <translation>{side}: mosse {moves}, strategie possibili {left}; le altre falliscono per: {reasons}</translation>
    </message>
    <message>
        <source>{side}: {men} (moves at least: {moves}): {result}</source>
        <translation>{side}: {men} (mosse almeno: {moves}): {result}</translation>
    </message>
    <message>
        <source>{stipulation} has no key: of its play themes and model mates can be demanded</source>
        <translation>{stipulation} non ha chiave: del suo gioco si possono chiedere temi e matti modello</translation>
    </message>
    <message>
        <source>{stipulation} has no set play: it begins elsewhere</source>
        <translation>{stipulation} non ha gioco apparente: comincia altrove</translation>
    </message>
    <message>
        <source>{stipulation} has no set play: it is one move long</source>
        <translation>{stipulation} non ha gioco apparente: è lungo una mossa</translation>
    </message>
    <message>
        <source>{stipulation} has no set play: one side makes all the moves</source>
        <translation>{stipulation} non ha gioco apparente: una parte fa tutte le mosse</translation>
    </message>
    <message>
        <source>{stipulation} is solved by the rules of today&apos;s chess only</source>
        <translation>{stipulation} si risolve solo con le regole degli scacchi di oggi</translation>
    </message>
    <message>
        <source>{stipulation}: model mates can be demanded of help play and series</source>
        <translation>{stipulation}: i matti modello si possono chiedere al gioco d&apos;aiuto e in serie</translation>
    </message>
    <message>
        <source>{task} needs the studio</source>
        <translation>{task} richiede lo studio</translation>
    </message>
    <message>
        <source>{text}: say how several moves are taken back, by help, Proca or Høeg</source>
        <translation>{text}: dire come si ritirano più mosse: help, Proca o Høeg</translation>
    </message>
    <message>
        <source>{what} The same position is in the library, too: no. {numbers}.</source>
        <translation>{what} La stessa posizione è anche nell’archivio: n. {numbers}.</translation>
    </message>
    <message numerus="yes">
        <source>Cross-checks with {count} different mates</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Controscacchi con {count} matti diversi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Meant are all {number} solutions</source>
        <translation>
            <numerusform>È prevista l&apos;unica soluzione</numerusform>
            <numerusform>Sono previste tutte le {number} soluzioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>none of {number} first turns does it.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>nessuna delle {number} prime mosse basta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>shifted {count} files to the left</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>spostato di {count} colonne a sinistra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>shifted {count} files to the right</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>spostato di {count} colonne a destra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>shifted {count} ranks down</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>spostato di {count} traverse in basso</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>shifted {count} ranks up</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>spostato di {count} traverse in alto</numerusform>
        </translation>
    </message>
    <message>
        <source>shuts the line of {unit}</source>
        <translation>chiude la linea di {unit}</translation>
    </message>
    <message>
        <source>shuts the line of {unit}, leaves {flight}</source>
        <translation>chiude la linea di {unit}, lascia libera {flight}</translation>
    </message>
    <message>
        <source>switchbacks</source>
        <translation>ritorni (switchback)</translation>
    </message>
    <message>
        <source>tasks</source>
        <translation>task</translation>
    </message>
    <message>
        <source>the diagram is not whole</source>
        <translation>il diagramma non è completo</translation>
    </message>
    <message>
        <source>the game book has no page {name}</source>
        <translation>il libro dei giochi non ha la pagina {name}</translation>
    </message>
    <message>
        <source>the line is too long</source>
        <translation>la riga è troppo lunga</translation>
    </message>
    <message>
        <source>the page has no title</source>
        <translation>la pagina non ha titolo</translation>
    </message>
    <message>
        <source>the page is too long</source>
        <translation>la pagina è troppo lunga</translation>
    </message>
    <message>
        <source>the plan {plan} fails to {refutation}; {key} {lines}: {reason}</source>
        <translation>il piano {plan} fallisce per {refutation}; {key} {lines}: {reason}</translation>
    </message>
    <message>
        <source>the position and the rules are of different games</source>
        <translation>la posizione e le regole sono di giochi diversi</translation>
    </message>
    <message>
        <source>the same key man, {names}</source>
        <translation>lo stesso pezzo chiave, {names}</translation>
    </message>
    <message>
        <source>the same mate</source>
        <translation>lo stesso matto</translation>
    </message>
    <message>
        <source>the same matrix: {count} men around the black king</source>
        <translation>la stessa matrice: {count} pezzi attorno al re nero</translation>
    </message>
    <message>
        <source>the same matrix: {count} men around the white king</source>
        <translation>la stessa matrice: {count} pezzi attorno al re bianco</translation>
    </message>
    <message>
        <source>the same mechanism: {names}</source>
        <translation>lo stesso meccanismo: {names}</translation>
    </message>
    <message numerus="yes">
        <source>the same {count} mates</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>gli stessi {count} matti</numerusform>
        </translation>
    </message>
    <message>
        <source>the sections of the page are not in order</source>
        <translation>le parti della pagina non sono in ordine</translation>
    </message>
    <message>
        <source>the throw is missing</source>
        <translation>manca il tiro</translation>
    </message>
    <message>
        <source>their proofs do not hold by {rules}</source>
        <translation>le loro prove non valgono con {rules}</translation>
    </message>
    <message>
        <source>their proofs rest on orthodox men</source>
        <translation>le loro prove si fondano sui pezzi ortodossi</translation>
    </message>
    <message>
        <source>their proofs rest on the rules of today&apos;s chess</source>
        <translation>le loro prove si fondano sulle regole degli scacchi di oggi</translation>
    </message>
    <message>
        <source>there are more lines than anybody reads</source>
        <translation>ci sono più righe di quante si leggano</translation>
    </message>
    <message>
        <source>there are no odds of {game}</source>
        <translation>non ci sono probabilità per {game}</translation>
    </message>
    <message>
        <source>there is no stipulation below the diagram</source>
        <translation>sotto il diagramma manca la stipulazione</translation>
    </message>
    <message>
        <source>there is nothing to solve: the diagram has no task</source>
        <translation>non c&apos;è nulla da risolvere: il diagramma non ha stipulazione</translation>
    </message>
    <message>
        <source>this is a problem of chess</source>
        <translation>questo è un problema di scacchi</translation>
    </message>
    <message>
        <source>this is a problem of {game}, not of chess</source>
        <translation>questo è un problema di {game}, non di scacchi</translation>
    </message>
    <message>
        <source>this is no JSON: {error}</source>
        <translation>questo non è JSON: {error}</translation>
    </message>
    <message>
        <source>this is no record of {game}</source>
        <translation>questo non è un record di {game}</translation>
    </message>
    <message>
        <source>throws at will are chosen, not given</source>
        <translation>i tiri a scelta si scelgono, non si danno</translation>
    </message>
    <message>
        <source>triumph by capture, {men} x {prey}: {kind}</source>
        <translation>trionfo con presa, {men} x {prey}: {kind}</translation>
    </message>
    <message>
        <source>turned by 180°</source>
        <translation>ruotato di 180°</translation>
    </message>
    <message>
        <source>turned by 90°</source>
        <translation>ruotato di 90°</translation>
    </message>
    <message>
        <source>whose goal it is has no men: {player}</source>
        <translation>chi ha lo scopo non ha pezzi: {player}</translation>
    </message>
    <message>
        <source>whose goal it is must be another than the player to move</source>
        <translation>chi ha lo scopo non deve essere di turno</translation>
    </message>
    <message>
        <source>whose goal it is must be another than who is mated</source>
        <translation>chi ha lo scopo non può essere chi subisce il matto</translation>
    </message>
    <message>
        <source>{book} has no preset {preset}</source>
        <translation>{book} non ha la preimpostazione {preset}</translation>
    </message>
    <message>
        <source>{book} is no game of its own board</source>
        <translation>{book} non è un gioco con una tavola propria</translation>
    </message>
    <message>
        <source>{book} with conditions is not solved: they are put on today&apos;s chess only</source>
        <translation>{book} con condizioni non viene risolto: valgono solo per gli scacchi di oggi</translation>
    </message>
    <message>
        <source>{by} and {other} ambush {prey}: {number} + {second} = {value}</source>
        <translation>{by} e {other} in imboscata contro {prey}: {number} + {second} = {value}</translation>
    </message>
    <message>
        <source>{by} and {other} ambush {prey}: {number} × {second} = {value}</source>
        <translation>{by} e {other} in imboscata contro {prey}: {number} × {second} = {value}</translation>
    </message>
    <message>
        <source>{by} assaults {prey}: {number} × {distance} cells = {value}</source>
        <translation>{by} assalta {prey}: {number} × {distance} caselle = {value}</translation>
    </message>
    <message>
        <source>{by} meets {prey}: both are {number}</source>
        <translation>{by} incontra {prey}: entrambi valgono {number}</translation>
    </message>
    <message>
        <source>{cell}: no man stands there whom {extra} can mark</source>
        <translation>{cell}: non c’è un pezzo che {extra} possa segnare</translation>
    </message>
    <message>
        <source>{cell}: no man {man} in {game}</source>
        <translation>{cell}: nessun pezzo {man} in {game}</translation>
    </message>
    <message>
        <source>{code} is no man that is known here</source>
        <translation>{code} non è un pezzo noto qui</translation>
    </message>
    <message>
        <source>{condition} does not take {word}</source>
        <translation>{condition} non ammette {word}</translation>
    </message>
    <message>
        <source>{condition} does not take {word}; its options are {options}</source>
        <translation>{condition} non ammette {word}; le opzioni sono {options}</translation>
    </message>
    <message>
        <source>{condition}: Popeye is not asked about {word}</source>
        <translation>{condition}: a Popeye non si chiede {word}</translation>
    </message>
    <message>
        <source>{condition}: say on which squares, as in e4f5</source>
        <translation>{condition}: indichi le caselle, come e4f5</translation>
    </message>
    <message>
        <source>{condition}: say which kinds of men, as in Q S</source>
        <translation>{condition}: indichi i tipi di pezzi, come Q S</translation>
    </message>
    <message>
        <source>{condition}: say which lines of the board</source>
        <translation>{condition}: indichi le linee della scacchiera</translation>
    </message>
    <message>
        <source>{condition}: say which number</source>
        <translation>{condition}: indichi il numero</translation>
    </message>
    <message>
        <source>{condition}: {one} and {other} exclude each other</source>
        <translation>{condition}: {one} e {other} si escludono a vicenda</translation>
    </message>
    <message>
        <source>{condition}: {word} stands there twice</source>
        <translation>{condition}: {word} vi sta due volte</translation>
    </message>
    <message numerus="yes">
        <source>{count} different continuations of full length: {moves}.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} continuazioni diverse di piena lunghezza: {moves}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} more problems are left out</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>altri {count} problemi sono esclusi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} moves occur in several solutions: {moves}.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} mosse compaiono in più soluzioni: {moves}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} moves off the line are neither</source>
        <translation>
            <numerusform>una mossa fuori dalla linea non è né l&apos;una né l&apos;altra</numerusform>
            <numerusform>{count} mosse fuori dalla linea non sono né l&apos;una né l&apos;altra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of {mates} different mates are models: {lines}.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} matti diversi su {mates} sono matti modello: {lines}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of {mates} mates are models.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} matti su {mates} sono matti modello.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} problems of other games are left out: only .jsonl has a form for them</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} problemi di altri giochi sono omessi: solo .jsonl ha un formato per essi</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} units block {square}: {lines}.</source>
        <translation>{count} pezzi bloccano {square}: {lines}.</translation>
    </message>
    <message>
        <source>{detail}: expected {words}, got {got}</source>
        <translation>{detail}: attesi {words}, trovato {got}</translation>
    </message>
    <message>
        <source>{extra}: expected a list of cells</source>
        <translation>{extra}: attesa una lista di case</translation>
    </message>
    <message>
        <source>{extra}: expected numbers from 0 to {most}</source>
        <translation>{extra}: attesi numeri da 0 a {most}</translation>
    </message>
    <message>
        <source>{extra}: expected {players}</source>
        <translation>{extra}: attesi {players}</translation>
    </message>
    <message>
        <source>{figure} of {unit}</source>
        <translation>{figure}: {unit}</translation>
    </message>
    <message>
        <source>{form}, marks: {wrong}</source>
        <translation>{form}, segni: {wrong}</translation>
    </message>
    <message>
        <source>{form}, placement: expected 8 ranks separated by &apos;/&apos;, got {count}</source>
        <translation>{form}, posizione: attese 8 traverse separate da &apos;/&apos;, non {count}</translation>
    </message>
    <message>
        <source>{form}: expected at most 7 fields, got {count}</source>
        <translation>{form}: attesi al massimo 7 campi, trovati {count}</translation>
    </message>
    <message>
        <source>{goal} is no goal of {player}, and in direct play its side begins</source>
        <translation>{goal} non è un obiettivo di {player}, e nel gioco diretto inizia la sua parte</translation>
    </message>
    <message>
        <source>{goal} must be the goal of another than who begins</source>
        <translation>{goal} deve essere l’obiettivo di un altro che chi inizia</translation>
    </message>
    <message>
        <source>{goal}: expected {plays}, got {play}</source>
        <translation>{goal}: atteso {plays}, trovato {play}</translation>
    </message>
    <message>
        <source>{goal}: not asked for in {play} play</source>
        <translation>{goal}: non si chiede nel gioco {play}</translation>
    </message>
    <message>
        <source>{key} pins {units}.</source>
        <translation>{key} inchioda {units}.</translation>
    </message>
    <message>
        <source>{key} puts {units} into a pin.</source>
        <translation>Con {key} {units} finisce inchiodato.</translation>
    </message>
    <message>
        <source>{key} unpins {units}.</source>
        <translation>{key} schioda {units}.</translation>
    </message>
    <message>
        <source>{line}, {unit} stays pinned</source>
        <translation>{line}, {unit} resta inchiodato</translation>
    </message>
    <message>
        <source>{more} more</source>
        <translation>altri {more}</translation>
    </message>
    <message>
        <source>{move} offers the {kind} where it could not be taken before: {line}.</source>
        <translation>{move} offre il pezzo ({kind}) dove prima non si poteva prendere: {line}.</translation>
    </message>
    <message>
        <source>{name}: expected a list of cells, or all</source>
        <translation>{name}: atteso un elenco di caselle, oppure all</translation>
    </message>
    <message>
        <source>{name}: expected a number from {least} to {most}</source>
        <translation>{name}: atteso un numero da {least} a {most}</translation>
    </message>
    <message>
        <source>{name}: expected a table</source>
        <translation>{name}: attesa una tabella</translation>
    </message>
    <message>
        <source>{name}: expected true or false</source>
        <translation>{name}: atteso true oppure false</translation>
    </message>
    <message>
        <source>{name}: not known in a search of a game</source>
        <translation>{name}: sconosciuto nella ricerca di un gioco</translation>
    </message>
    <message>
        <source>{name}: nothing is asked</source>
        <translation>{name}: non si chiede nulla</translation>
    </message>
    <message>
        <source>{part}: expected a list of texts</source>
        <translation>{part}: atteso un elenco di testi</translation>
    </message>
    <message>
        <source>{player} has no man to move</source>
        <translation>{player} non ha pedine da muovere</translation>
    </message>
    <message>
        <source>{player} is to move and has no men</source>
        <translation>{player} ha il tratto e non ha pezzi</translation>
    </message>
    <message>
        <source>{play}: on {square} Black shuts off {shuts}.</source>
        <translation>{play}: in {square} il Nero intercetta {shuts}.</translation>
    </message>
    <message>
        <source>{prey} is besieged: enemies block all its moves</source>
        <translation>{prey} è assediato: i nemici gli impediscono ogni mossa</translation>
    </message>
    <message>
        <source>{theme} of {units}: {lines}.</source>
        <translation>{theme}, {units}: {lines}.</translation>
    </message>
    <message>
        <source>{theme} on {square}</source>
        <translation>{theme} in {square}</translation>
    </message>
    <message>
        <source>{theme} on {square}: {line}, {man} is shut off.</source>
        <translation>{theme} in {square}: {line}, {man} è intercettato.</translation>
    </message>
    <message>
        <source>{theme} on {square}: {one} shuts off {second} ({mate}), {two} shuts off {first} ({other}).</source>
        <translation>{theme} in {square}: {one} intercetta {second} ({mate}), {two} intercetta {first} ({other}).</translation>
    </message>
    <message>
        <source>{unit} blocks {square}</source>
        <translation>{unit} blocca {square}</translation>
    </message>
    <message>
        <source>{unit} defends in all directions: 1 mate.</source>
        <translation>{unit} difende in tutte le direzioni: 1 matto.</translation>
    </message>
    <message numerus="yes">
        <source>{count} more positions were met and are kept no longer: {sound} sound ones and {others} others are, beside those kept for good, named or noted.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Altre {count} posizioni sono state incontrate e non sono più tenute: lo sono {sound} corrette e {others} altre, oltre a quelle tenute per sempre, con nome o con nota.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} thematic mates</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} matti tematici</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} thematic tries, each with a refutation of its own ({tries}).</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} tentativi tematici, ciascuno con una propria confutazione ({tries}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} defences</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} difese</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} effective defences</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} difese efficaci</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} found</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} trovate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} keys</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} chiavi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} keys so far</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>finora {number} chiavi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} lines</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} linee</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} lines so far</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>finora {number} linee</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} moves: any is asked for, so none is judged</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} mosse: se ne chiede una qualsiasi, quindi nessuna è giudicata</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} single moves</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} semimosse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} tries</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} tentativi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} turns are enough</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>bastano {number} mosse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} with duals</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} con duali</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} with several replies</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} con più risposte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} mates in {count} moves</source>
        <translation>
            <numerusform>il {side} dà matto in una mossa</numerusform>
            <numerusform>il {side} dà matto in {count} mosse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{unit} defends in all directions: {count} different mates.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{unit} difende in tutte le direzioni: {count} matti diversi.</numerusform>
        </translation>
    </message>
    <message>
        <source>{unit} guards {squares} and must choose.</source>
        <translation>{unit} controlla {squares} e deve scegliere.</translation>
    </message>
    <message>
        <source>{unit} is captured on {square}</source>
        <translation>{unit} è catturato in {square}</translation>
    </message>
    <message>
        <source>{unit} is drawn to {square}</source>
        <translation>{unit} è attirato in {square}</translation>
    </message>
    <message>
        <source>{unit} is pinned</source>
        <translation>{unit} è inchiodato</translation>
    </message>
    <message>
        <source>{unit} mates on {squares}.</source>
        <translation>{unit} dà matto in {squares}.</translation>
    </message>
    <message>
        <source>{unit} shuts the line of {other}</source>
        <translation>{unit} chiude la linea di {other}</translation>
    </message>
    <message>
        <source>{word}: what man a turned figure means is not said</source>
        <translation>{word}: non è detto quale pezzo indichi una figura ruotata</translation>
    </message>
    <message>
        <source>no JSON: {reason} in {place}</source>
        <translation>non è JSON: {reason} in {place}</translation>
    </message>
    <message>
        <source>A game of one move leads to the diagram.</source>
        <translation>Una partita di una mossa porta al diagramma.</translation>
    </message>
    <message numerus="yes">
        <source>A game of {count} moves leads to the diagram.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Una partita di {count} mosse porta al diagramma.</numerusform>
        </translation>
    </message>
    <message>
        <source>After {lead}: {theme}</source>
        <translation>Dopo {lead}: {theme}</translation>
    </message>
    <message>
        <source>Black correction of {unit}: random {random}, correcting {correction}.</source>
        <translation>Correzione nera, {unit}: a caso {random}, corregge {correction}.</translation>
    </message>
    <message>
        <source>Black may castle long</source>
        <translation>il Nero può arroccare lungo</translation>
    </message>
    <message>
        <source>Black may castle short</source>
        <translation>il Nero può arroccare corto</translation>
    </message>
    <message>
        <source>Black needs one move</source>
        <translation>Il Nero ha bisogno di una mossa</translation>
    </message>
    <message numerus="yes">
        <source>Black needs {count} moves</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Il Nero ha bisogno di {count} mosse</numerusform>
        </translation>
    </message>
    <message>
        <source>Black switchback</source>
        <translation>Ritorno nero</translation>
    </message>
    <message>
        <source>Black unpins his own unit</source>
        <translation>Il Nero schioda un proprio pezzo</translation>
    </message>
    <message>
        <source>Black&apos;s castling on the king&apos;s side</source>
        <translation>l&apos;arrocco corto del Nero</translation>
    </message>
    <message>
        <source>Black&apos;s castling on the queen&apos;s side</source>
        <translation>l&apos;arrocco lungo del Nero</translation>
    </message>
    <message>
        <source>Black&apos;s last move was {move}: no other is possible</source>
        <translation>L&apos;ultima mossa del Nero è stata {move}: nessun&apos;altra è possibile</translation>
    </message>
    <message>
        <source>Bristol from {origin} to {target}</source>
        <translation>Bristol da {origin} a {target}</translation>
    </message>
    <message>
        <source>Brunner-Turton on {square}</source>
        <translation>Turton di Brunner in {square}</translation>
    </message>
    <message>
        <source>Chameleon echo with the king on {one} and {two}</source>
        <translation>Eco camaleontica con il Re in {one} e {two}</translation>
    </message>
    <message>
        <source>Changed continuations</source>
        <translation>Continuazioni cambiate</translation>
    </message>
    <message>
        <source>Cooked: at least {games}, {number} intended</source>
        <translation>Demolito: almeno {games}, {number} previste</translation>
    </message>
    <message>
        <source>Cooked: {games}, {number} intended</source>
        <translation>Demolito: {games}, {number} previste</translation>
    </message>
    <message>
        <source>Cyclic continuations</source>
        <translation>Continuazioni cicliche</translation>
    </message>
    <message>
        <source>Dead positions are only known of orthodox chess.</source>
        <translation>Le posizioni morte sono note solo negli scacchi ortodossi.</translation>
    </message>
    <message>
        <source>Decoy</source>
        <translation>Deviazione</translation>
    </message>
    <message>
        <source>Dresden</source>
        <translation>Dresda</translation>
    </message>
    <message>
        <source>Echo with the king on {one} and {two}</source>
        <translation>Eco con il Re in {one} e {two}</translation>
    </message>
    <message>
        <source>Excelsior of the pawn {home}</source>
        <translation>Excelsior del pedone {home}</translation>
    </message>
    <message>
        <source>Excelsior: the pawn {home} promotes by {move}</source>
        <translation>Excelsior: il pedone {home} promuove con {move}</translation>
    </message>
    <message>
        <source>Follow my leader</source>
        <translation>Follow my leader</translation>
    </message>
    <message>
        <source>Gamage: the pinner mates, the unit unpinned is shut off</source>
        <translation>Gamage: chi inchioda dà matto, il pezzo schiodato è intercettato</translation>
    </message>
    <message>
        <source>Goethart: the mate unpins a unit that is shut off</source>
        <translation>Goethart: il matto schioda un pezzo che è intercettato</translation>
    </message>
    <message>
        <source>Hamburg</source>
        <translation>Amburgo</translation>
    </message>
    <message>
        <source>Ideal mates</source>
        <translation>Matti ideali</translation>
    </message>
    <message>
        <source>If {case}:</source>
        <translation>Se {case}:</translation>
    </message>
    <message>
        <source>Indian on {square}</source>
        <translation>Indiano in {square}</translation>
    </message>
    <message>
        <source>Loyd-Turton on {square}</source>
        <translation>Turton di Loyd in {square}</translation>
    </message>
    <message>
        <source>Moves of {side} in opposite order</source>
        <translation>Mosse del {side} in ordine inverso</translation>
    </message>
    <message>
        <source>No game leads here: {reason}</source>
        <translation>Nessuna partita conduce qui: {reason}</translation>
    </message>
    <message>
        <source>No game of {length} leads here</source>
        <translation>Nessuna partita di {length} conduce qui</translation>
    </message>
    <message>
        <source>No game of {length} leads here: {reason}</source>
        <translation>Nessuna partita di {length} conduce qui: {reason}</translation>
    </message>
    <message>
        <source>No game that leads to the diagram was found in the time allowed.</source>
        <translation>Nel tempo concesso non è stata trovata alcuna partita che porti al diagramma.</translation>
    </message>
    <message>
        <source>Nobody can play on from this position.</source>
        <translation>Da questa posizione nessuno può continuare a giocare.</translation>
    </message>
    <message>
        <source>Not finished: {games} of {length} so far</source>
        <translation>Non finito: finora {games} di {length}</translation>
    </message>
    <message>
        <source>Phoenix, {kind}</source>
        <translation>Fenice, {kind}</translation>
    </message>
    <message>
        <source>Plus flights</source>
        <translation>Fughe a croce</translation>
    </message>
    <message>
        <source>Popeye is not asked about proof games</source>
        <translation>Popeye non viene interrogato sulle partite giustificative</translation>
    </message>
    <message>
        <source>Promotion echo</source>
        <translation>Eco di promozioni</translation>
    </message>
    <message>
        <source>Quiet continuations, {quiet} of {all}</source>
        <translation>Continuazioni quiete, {quiet} su {all}</translation>
    </message>
    <message>
        <source>Reciprocal batteries</source>
        <translation>Batterie reciproche</translation>
    </message>
    <message>
        <source>Roman</source>
        <translation>Romana</translation>
    </message>
    <message>
        <source>Round trip</source>
        <translation>Rundlauf</translation>
    </message>
    <message>
        <source>Round trip of {unit}</source>
        <translation>Rundlauf, {unit}</translation>
    </message>
    <message>
        <source>Second and third moves exchanged</source>
        <translation>Seconde e terze mosse scambiate</translation>
    </message>
    <message>
        <source>Short: a game of {length} leads here</source>
        <translation>Soluzione breve: una partita di {length} conduce qui</translation>
    </message>
    <message>
        <source>Shorter: {games} moves</source>
        <translation>Più brevi: {games} mosse</translation>
    </message>
    <message>
        <source>Sound: {games}</source>
        <translation>Corretto: {games}</translation>
    </message>
    <message>
        <source>Star flights</source>
        <translation>Fughe a stella</translation>
    </message>
    <message>
        <source>Switchback</source>
        <translation>Ritorno</translation>
    </message>
    <message>
        <source>The battery with {front} in front fires to {squares}.</source>
        <translation>La batteria con {front} davanti spara in {squares}.</translation>
    </message>
    <message>
        <source>The key leaves Black 1 move of {then}.</source>
        <translation>La chiave lascia al Nero 1 mossa su {then}.</translation>
    </message>
    <message numerus="yes">
        <source>The key leaves Black {count} moves of {then}.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>La chiave lascia al Nero {count} mosse su {then}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The key pins {units}.</source>
        <translation>La chiave inchioda {units}.</translation>
    </message>
    <message>
        <source>The key puts {units} into a pin.</source>
        <translation>Con la chiave {units} finisce inchiodato.</translation>
    </message>
    <message>
        <source>The key&apos;s unit can be taken by {takers}.</source>
        <translation>Il pezzo della chiave può essere preso da {takers}.</translation>
    </message>
    <message>
        <source>The king pins his own unit</source>
        <translation>Il Re inchioda un proprio pezzo</translation>
    </message>
    <message>
        <source>The search for a game was stopped.</source>
        <translation>La ricerca di una partita è stata interrotta.</translation>
    </message>
    <message>
        <source>Too few: {games}, {number} intended</source>
        <translation>Troppo poche: {games}, {number} previste</translation>
    </message>
    <message>
        <source>Turton on {square}</source>
        <translation>Turton in {square}</translation>
    </message>
    <message>
        <source>Umnov</source>
        <translation>Umnov</translation>
    </message>
    <message>
        <source>Underpromotion to {kinds}</source>
        <translation>Sottopromozione a {kinds}</translation>
    </message>
    <message>
        <source>What is left of a Rukhlis is named by the changed and transferred mates that it has.</source>
        <translation>Ciò che resta di un Rukhlis è detto dai matti cambiati e trasferiti che contiene.</translation>
    </message>
    <message>
        <source>White Grimshaw on {square}: {one} shuts off {second}, {two} shuts off {first}.</source>
        <translation>Grimshaw bianco in {square}: {one} intercetta {second}, {two} intercetta {first}.</translation>
    </message>
    <message>
        <source>White may castle long</source>
        <translation>il Bianco può arroccare lungo</translation>
    </message>
    <message>
        <source>White may castle short</source>
        <translation>il Bianco può arroccare corto</translation>
    </message>
    <message>
        <source>White needs one move</source>
        <translation>Il Bianco ha bisogno di una mossa</translation>
    </message>
    <message numerus="yes">
        <source>White needs {count} moves</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Il Bianco ha bisogno di {count} mosse</numerusform>
        </translation>
    </message>
    <message>
        <source>White promotes to all four</source>
        <translation>Il Bianco promuove in tutti e quattro i pezzi</translation>
    </message>
    <message>
        <source>White&apos;s castling on the king&apos;s side</source>
        <translation>l&apos;arrocco corto del Bianco</translation>
    </message>
    <message>
        <source>White&apos;s castling on the queen&apos;s side</source>
        <translation>l&apos;arrocco lungo del Bianco</translation>
    </message>
    <message>
        <source>White&apos;s last move was {move}: no other is possible</source>
        <translation>L&apos;ultima mossa del Bianco è stata {move}: nessun&apos;altra è possibile</translation>
    </message>
    <message>
        <source>White&apos;s unit unpinned</source>
        <translation>Pezzo bianco schiodato</translation>
    </message>
    <message>
        <source>a game cannot have so many men</source>
        <translation>una partita non può avere tanti pezzi</translation>
    </message>
    <message>
        <source>a knight of {side} cannot have come to its square ({squares})</source>
        <translation>un cavallo del {side} non può essere giunto nella sua casa ({squares})</translation>
    </message>
    <message>
        <source>a lone knight cannot mate a king with nothing but queens</source>
        <translation>un cavallo solo non può dare matto a un re che ha soltanto donne</translation>
    </message>
    <message>
        <source>a man that has never moved must stand at home</source>
        <translation>un pezzo che non si è mai mosso deve stare sulla sua casa di partenza</translation>
    </message>
    <message>
        <source>a pawn stands on {square}</source>
        <translation>un pedone sta in {square}</translation>
    </message>
    <message>
        <source>a pawn stands on {square} at the start</source>
        <translation>all&apos;inizio un pedone è in {square}</translation>
    </message>
    <message>
        <source>a queen of {side} cannot have come to its square ({squares})</source>
        <translation>una donna del {side} non può essere giunta nella sua casa ({squares})</translation>
    </message>
    <message>
        <source>a rook of {side} cannot have come to its square ({squares})</source>
        <translation>una torre del {side} non può essere giunta nella sua casa ({squares})</translation>
    </message>
    <message>
        <source>allowed: nothing proves that king or rook has moved</source>
        <translation>permesso: nulla dimostra che re o torre abbia mosso</translation>
    </message>
    <message>
        <source>and {more} more</source>
        <translation>e altre {more}</translation>
    </message>
    <message>
        <source>before it: {reason}</source>
        <translation>prima: {reason}</translation>
    </message>
    <message>
        <source>bishops of one colour cannot mate: nothing can fill the other squares</source>
        <translation>alfieri di un solo colore non possono dare matto: niente può occupare le altre case</translation>
    </message>
    <message>
        <source>by retro strategy the castling that is played first is allowed</source>
        <translation>per la strategia retro è permesso l&apos;arrocco giocato per primo</translation>
    </message>
    <message>
        <source>castling: {move}</source>
        <translation>arrocco: {move}</translation>
    </message>
    <message>
        <source>colours exchanged</source>
        <translation>colori scambiati</translation>
    </message>
    <message>
        <source>each last move that {side} can have made comes from a position that cannot arise</source>
        <translation>ogni possibile ultima mossa ({side}) viene da una posizione che non può verificarsi</translation>
    </message>
    <message>
        <source>exactly {moves}</source>
        <translation>esattamente {moves}</translation>
    </message>
    <message>
        <source>expected a stipulation such as #2, =3, s#4, h#2.5 or PG 7.5, got {text}</source>
        <translation>attesa una stipulazione come #2, =3, s#4, h#2.5 o PG 7.5, trovato {text}</translation>
    </message>
    <message>
        <source>if {case}: {finding}</source>
        <translation>se {case}: {finding}</translation>
    </message>
    <message>
        <source>no dual left, {mates}</source>
        <translation>nessun duale resta, {mates}</translation>
    </message>
    <message>
        <source>no game leads to this position, so nothing is proved of its rights</source>
        <translation>nessuna partita porta a questa posizione, perciò dei suoi diritti nulla è dimostrato</translation>
    </message>
    <message>
        <source>no man has the letters {letters}</source>
        <translation>nessun pezzo ha le lettere {letters}</translation>
    </message>
    <message>
        <source>no man is called {name}</source>
        <translation>nessun pezzo si chiama {name}</translation>
    </message>
    <message>
        <source>no man stands on {place}</source>
        <translation>in {place} non c&apos;è alcun pezzo</translation>
    </message>
    <message>
        <source>no man that never moved can stand on {squares}</source>
        <translation>in {squares} non può trovarsi un pezzo che non ha mai mosso</translation>
    </message>
    <message>
        <source>no pawn can come to {square}</source>
        <translation>nessun pedone può arrivare in {square}</translation>
    </message>
    <message>
        <source>no problem</source>
        <translation>nessun problema</translation>
    </message>
    <message>
        <source>no rule book is called {name}; there are {books}</source>
        <translation>nessun regolamento si chiama {name}; ci sono {books}</translation>
    </message>
    <message>
        <source>no rules are called {words}</source>
        <translation>nessuna regola si chiama {words}</translation>
    </message>
    <message>
        <source>no scheduler answers at {address}</source>
        <translation>nessuno scheduler risponde a {address}</translation>
    </message>
    <message>
        <source>no solution</source>
        <translation>nessuna soluzione</translation>
    </message>
    <message>
        <source>no stipulation is given: {default} was taken</source>
        <translation>manca la stipulazione: si è presa {default}</translation>
    </message>
    <message>
        <source>no stipulation is given: {line} was taken, for so the line ends</source>
        <translation>nessuna stipulazione è indicata: è stato preso {line}, perché così finisce la linea</translation>
    </message>
    <message>
        <source>no style: a number in it cannot be used</source>
        <translation>non è uno stile: un numero non è utilizzabile</translation>
    </message>
    <message>
        <source>no style: too many brackets within brackets</source>
        <translation>non è uno stile: troppe parentesi dentro parentesi</translation>
    </message>
    <message>
        <source>no tag FEN: a game from the array is no problem</source>
        <translation>manca il tag FEN: una partita dalla posizione iniziale non è un problema</translation>
    </message>
    <message>
        <source>no task is given</source>
        <translation>nessuna stipulazione è indicata</translation>
    </message>
    <message>
        <source>no task is given; write what is asked, such as #2</source>
        <translation>nessuna stipulazione è indicata; scriva la stipulazione, per esempio #2</translation>
    </message>
    <message>
        <source>no {man} can come to {square}</source>
        <translation>in {square} non può arrivare: {man}</translation>
    </message>
    <message>
        <source>not CSV: {wrong}</source>
        <translation>non è CSV: {wrong}</translation>
    </message>
    <message>
        <source>not YAML: {problem}</source>
        <translation>non è YAML: {problem}</translation>
    </message>
    <message>
        <source>not YAML: {reason}</source>
        <translation>non è YAML: {reason}</translation>
    </message>
    <message>
        <source>not a text file: it has a zero byte here</source>
        <translation>non è un file di testo: qui ha un byte zero</translation>
    </message>
    <message>
        <source>not a text file: it has a zero here</source>
        <translation>non è un file di testo: qui ha uno zero</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>non finito</translation>
    </message>
    <message>
        <source>not finished, so far {keys}</source>
        <translation>non finito, finora {keys}</translation>
    </message>
    <message>
        <source>not finished, so far {solutions}</source>
        <translation>non finito, finora {solutions}</translation>
    </message>
    <message numerus="yes">
        <source>not known: {count} positions were looked at</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>non si sa: sono state esaminate {count} posizioni</numerusform>
        </translation>
    </message>
    <message>
        <source>not proved: instead of {move} the last move may have been {others}</source>
        <translation>non dimostrato: invece di {move} l&apos;ultima mossa può essere stata {others}</translation>
    </message>
    <message>
        <source>Dual avoidance, {harm}: {one}, not {other}; {two}, not {another}.</source>
        <translation>Antiduale, {harm}: {one}, non {other}; {two}, non {another}.</translation>
    </message>
    <message>
        <source>Ideal mate: {lines}.</source>
        <translation>Matto ideale: {lines}.</translation>
    </message>
    <message>
        <source>Known from tables. The audit of the line says which of them only waste time.</source>
        <translation>Noto dalle tabelle. Quali di esse perdono solo tempo lo dice l’esame della variante.</translation>
    </message>
    <message>
        <source>Known from tables. The audit says whether each later move is the only one.</source>
        <translation>Noto dalle tabelle. Se ogni mossa successiva è l’unica lo dice l’esame.</translation>
    </message>
    <message>
        <source>Meant is one solution</source>
        <translation>È prevista una soluzione</translation>
    </message>
    <message>
        <source>Model mate that needs a pin: {lines}.</source>
        <translation>Matto modello che richiede un’inchiodatura: {lines}.</translation>
    </message>
    <message>
        <source>Model mate: {lines}.</source>
        <translation>Matto modello: {lines}.</translation>
    </message>
    <message>
        <source>Most of the play is symmetric, as {one} and {two}.</source>
        <translation>Gran parte del gioco è simmetrica, come {one} e {two}.</translation>
    </message>
    <message>
        <source>No defence has a mate of its own.</source>
        <translation>Nessuna difesa ha un matto proprio.</translation>
    </message>
    <message>
        <source>Novotny on {square}: {lines}.</source>
        <translation>Novotny in {square}: {lines}.</translation>
    </message>
    <message>
        <source>One try fails crudely ({tries}).</source>
        <translation>Un tentativo ha una confutazione grossolana ({tries}).</translation>
    </message>
    <message>
        <source>The key takes {taken} from the king, where no mate is set.</source>
        <translation>La chiave toglie al re {taken}, senza matto apparente.</translation>
    </message>
    <message>
        <source>The key takes {taken} from the king; on {open} no mate is set.</source>
        <translation>La chiave toglie al re {taken}; in {open} non c’era matto apparente.</translation>
    </message>
    <message>
        <source>The page needs libraries that are not installed. Type this once: {command}</source>
        <translation>La pagina richiede librerie non installate. Digiti una volta: {command}</translation>
    </message>
    <message>
        <source>The white {kind} on {square} takes part in no mate; without it key and mates stay.</source>
        <translation>Il pezzo bianco in {square} ({kind}) non partecipa a nessun matto; senza di esso chiave e matti restano.</translation>
    </message>
    <message>
        <source>White officers without a part in the mates: {where}.</source>
        <translation>Figure bianche senza parte nei matti: {where}.</translation>
    </message>
    <message>
        <source>both block {square}</source>
        <translation>entrambi bloccano {square}</translation>
    </message>
    <message>
        <source>both lift the pin by {unit}</source>
        <translation>entrambi tolgono l’inchiodatura di {unit}</translation>
    </message>
    <message>
        <source>both shut off {unit}</source>
        <translation>entrambi chiudono {unit}</translation>
    </message>
    <message>
        <source>can go: all solutions stay, the set play changes</source>
        <translation>si può togliere: tutte le soluzioni restano, il gioco apparente cambia</translation>
    </message>
    <message>
        <source>can go: the key stays, the play changes</source>
        <translation>si può togliere: la chiave resta, il gioco cambia</translation>
    </message>
    <message>
        <source>castling and e.p. as set; history needs the studio</source>
        <translation>arrocco e e.p. come impostati; la storia richiede lo studio</translation>
    </message>
    <message>
        <source>expected JSON</source>
        <translation>atteso JSON</translation>
    </message>
    <message>
        <source>expected a JSON object</source>
        <translation>atteso un oggetto JSON</translation>
    </message>
    <message>
        <source>expected a point from 1 to {points}, bar or off, got {point}</source>
        <translation>atteso un punto da 1 a {points}, bar o off, non {point}</translation>
    </message>
    <message>
        <source>expected place, version or new</source>
        <translation>atteso place, version o new</translation>
    </message>
    <message>
        <source>it cannot be done: {reason}</source>
        <translation>non si può fare: {reason}</translation>
    </message>
    <message>
        <source>it died</source>
        <translation>si è interrotto</translation>
    </message>
    <message>
        <source>it does not answer</source>
        <translation>non risponde</translation>
    </message>
    <message>
        <source>it speaks of another move than it was asked about</source>
        <translation>parla di un’altra mossa rispetto a quella chiesta</translation>
    </message>
    <message>
        <source>most often Black had replies without a mate</source>
        <translation>per lo più il Nero aveva mosse senza matto</translation>
    </message>
    <message>
        <source>most often it was no position: the core leaves too little room</source>
        <translation>per lo più non era una posizione: il nucleo lascia troppo poco spazio</translation>
    </message>
    <message>
        <source>most often it was the problem that is not to be repeated</source>
        <translation>per lo più era il problema da non ripetere</translation>
    </message>
    <message>
        <source>most often no game leads there</source>
        <translation>per lo più nessuna partita vi conduce</translation>
    </message>
    <message>
        <source>most often the key could not be played</source>
        <translation>per lo più la chiave non si poteva giocare</translation>
    </message>
    <message>
        <source>most often the lines of the theme were missing</source>
        <translation>per lo più mancavano le varianti del tema</translation>
    </message>
    <message>
        <source>most often the theme, or a man of the core in it, was missing</source>
        <translation>per lo più mancava il tema, o un pezzo del nucleo non vi partecipava</translation>
    </message>
    <message>
        <source>most often there was a flaw that is forbidden</source>
        <translation>per lo più c’era un difetto vietato</translation>
    </message>
    <message>
        <source>most often there were other keys</source>
        <translation>per lo più c’erano altre chiavi</translation>
    </message>
    <message>
        <source>most often there were too many men</source>
        <translation>per lo più c’erano troppi pezzi</translation>
    </message>
    <message>
        <source>needed: he brings mates about by {defences}</source>
        <translation>necessario: provoca matti con {defences}</translation>
    </message>
    <message>
        <source>needed: without him no game leads to the position</source>
        <translation>necessario: senza di lui nessuna partita porta alla posizione</translation>
    </message>
    <message>
        <source>needed: without him set play is lost</source>
        <translation>necessario: senza di lui si perde gioco apparente</translation>
    </message>
    <message>
        <source>needed: without him themes are lost</source>
        <translation>necessario: senza di lui si perdono temi</translation>
    </message>
    <message>
        <source>no library is open</source>
        <translation>nessun archivio è aperto</translation>
    </message>
    <message>
        <source>no port is free: {reason}</source>
        <translation>nessuna porta è libera: {reason}</translation>
    </message>
    <message>
        <source>no such man</source>
        <translation>nessun pezzo così</translation>
    </message>
    <message>
        <source>no such square</source>
        <translation>nessuna casa così</translation>
    </message>
    <message>
        <source>no window of the studio is open</source>
        <translation>nessuna finestra dello studio è aperta</translation>
    </message>
    <message>
        <source>not proved: {move} need not have been the last move</source>
        <translation>non dimostrato: {move} non è per forza l&apos;ultima mossa</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nulla</translation>
    </message>
    <message>
        <source>nothing may vary: name at least one man or square</source>
        <translation>nulla può ancora variare: scelga un pezzo e colori delle case</translation>
    </message>
    <message>
        <source>nothing that is done here</source>
        <translation>qui non si fa</translation>
    </message>
    <message>
        <source>one dual left</source>
        <translation>resta un duale</translation>
    </message>
    <message>
        <source>one game</source>
        <translation>una partita</translation>
    </message>
    <message>
        <source>one game of {length} leads here</source>
        <translation>una partita di {length} conduce qui</translation>
    </message>
    <message>
        <source>one game of {moves}</source>
        <translation>una partita di {moves}</translation>
    </message>
    <message>
        <source>one half-move</source>
        <translation>una semimossa</translation>
    </message>
    <message>
        <source>one man in the same place</source>
        <translation>un pezzo nella stessa casa</translation>
    </message>
    <message>
        <source>one mate in common</source>
        <translation>un matto in comune</translation>
    </message>
    <message>
        <source>one move</source>
        <translation>una mossa</translation>
    </message>
    <message>
        <source>one move off the line is neither</source>
        <translation>una mossa fuori dalla linea non è né l&apos;una né l&apos;altra</translation>
    </message>
    <message>
        <source>one of them is no PEM file, or the key belongs to another</source>
        <translation>uno di essi non è un file PEM, o la chiave appartiene a un altro</translation>
    </message>
    <message>
        <source>one set variation in common</source>
        <translation>una variante del gioco apparente in comune</translation>
    </message>
    <message>
        <source>one solution</source>
        <translation>una soluzione</translation>
    </message>
    <message>
        <source>one solution in common</source>
        <translation>una soluzione in comune</translation>
    </message>
    <message>
        <source>one theme gained</source>
        <translation>un tema guadagnato</translation>
    </message>
    <message>
        <source>one theme lost</source>
        <translation>un tema perduto</translation>
    </message>
    <message>
        <source>one threat</source>
        <translation>una minaccia</translation>
    </message>
    <message>
        <source>one try in common</source>
        <translation>un tentativo in comune</translation>
    </message>
    <message>
        <source>one variation in common</source>
        <translation>una variante in comune</translation>
    </message>
    <message>
        <source>only diagrams of orthodox chess are judged</source>
        <translation>si giudicano solo diagrammi degli scacchi ortodossi</translation>
    </message>
    <message>
        <source>only help play has half moves, got {sign}</source>
        <translation>solo il gioco d&apos;aiuto ha mezze mosse, non {sign}</translation>
    </message>
    <message>
        <source>only stops a dual after {defences}</source>
        <translation>impedisce solo un duale dopo {defences}</translation>
    </message>
    <message>
        <source>only stops cooks that begin with {moves}</source>
        <translation>impedisce solo demolizioni che cominciano con {moves}</translation>
    </message>
    <message>
        <source>only stops the cook {moves}</source>
        <translation>impedisce solo la demolizione {moves}</translation>
    </message>
    <message>
        <source>order: expected near or random, got {order}</source>
        <translation>order: atteso near o random, non {order}</translation>
    </message>
    <message>
        <source>other games than chess are opened at the desk</source>
        <translation>altri giochi oltre agli scacchi si aprono sul computer</translation>
    </message>
    <message>
        <source>other solutions</source>
        <translation>altre soluzioni</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>pedone</translation>
    </message>
    <message>
        <source>pins in the mate</source>
        <translation>inchioda nel matto</translation>
    </message>
    <message>
        <source>promotes</source>
        <translation>promuove</translation>
    </message>
    <message>
        <source>proof games are of orthodox chess only</source>
        <translation>le partite giustificative sono solo degli scacchi ortodossi</translation>
    </message>
    <message>
        <source>proof games cannot be searched; play such as #2 or h#2 can</source>
        <translation>le partite giustificative non si possono cercare; giochi come #2 o h#2 sì</translation>
    </message>
    <message>
        <source>proof games, and they only, lead to the diagram</source>
        <translation>le partite giustificative, e solo esse, conducono al diagramma</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>donna</translation>
    </message>
    <message>
        <source>references (&amp; and *) are not read</source>
        <translation>i riferimenti (&amp; e *) non si leggono</translation>
    </message>
    <message>
        <source>reflected in a diagonal</source>
        <translation>riflesso su una diagonale</translation>
    </message>
    <message>
        <source>reflected left to right</source>
        <translation>riflesso da sinistra a destra</translation>
    </message>
    <message>
        <source>reflected top to bottom</source>
        <translation>riflesso dall&apos;alto in basso</translation>
    </message>
    <message>
        <source>refutes {move}</source>
        <translation>confuta {move}</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>torre</translation>
    </message>
    <message>
        <source>royal</source>
        <translation>reale</translation>
    </message>
    <message>
        <source>rules: expected a list of conditions</source>
        <translation>regole: attesa una lista di condizioni</translation>
    </message>
    <message>
        <source>rules: expected an object</source>
        <translation>regole: atteso un oggetto</translation>
    </message>
    <message>
        <source>rules: expected an object of options</source>
        <translation>regole: atteso un oggetto con le opzioni</translation>
    </message>
    <message>
        <source>rules: expected conditions as texts</source>
        <translation>regole: attese condizioni come testi</translation>
    </message>
    <message>
        <source>rules: expected the name of a book and its version</source>
        <translation>regole: attesi il nome e la versione di un regolamento</translation>
    </message>
    <message>
        <source>rules: {option} has no value</source>
        <translation>regole: {option} non ha valore</translation>
    </message>
    <message>
        <source>same key</source>
        <translation>stessa chiave</translation>
    </message>
    <message>
        <source>same key and themes</source>
        <translation>stessa chiave, stessi temi</translation>
    </message>
    <message>
        <source>same solutions</source>
        <translation>stesse soluzioni</translation>
    </message>
    <message>
        <source>seconds: expected 0 to {most}, got {seconds}</source>
        <translation>seconds: atteso da 0 a {most}, non {seconds}</translation>
    </message>
    <message>
        <source>self-block</source>
        <translation>autoblocco</translation>
    </message>
    <message>
        <source>self-pin</source>
        <translation>autoinchiodatura</translation>
    </message>
    <message>
        <source>series play has no half moves, got {sign}</source>
        <translation>nei problemi seriali non ci sono mezze mosse, non {sign}</translation>
    </message>
    <message>
        <source>set play</source>
        <translation>gioco apparente</translation>
    </message>
    <message>
        <source>short</source>
        <translation>soluzione breve</translation>
    </message>
    <message>
        <source>short, {solutions}</source>
        <translation>breve, {solutions}</translation>
    </message>
    <message>
        <source>short: {keys}</source>
        <translation>soluzione breve: {keys}</translation>
    </message>
    <message>
        <source>so far {keys}</source>
        <translation>finora {keys}</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>corretto</translation>
    </message>
    <message>
        <source>sound, {solutions}</source>
        <translation>corretto, {solutions}</translation>
    </message>
    <message>
        <source>sound: {keys}!</source>
        <translation>corretto: {keys}!</translation>
    </message>
    <message>
        <source>star</source>
        <translation>stella</translation>
    </message>
    <message>
        <source>stipulation {stipulation}: kept in words and not solved</source>
        <translation>stipulazione {stipulation}: conservata a parole e non risolta</translation>
    </message>
    <message>
        <source>stipulation {words}: was not quoted as YAML asks</source>
        <translation>stipulazione {words}: non era fra virgolette come vuole YAML</translation>
    </message>
    <message>
        <source>stipulation: {wrong}</source>
        <translation>stipulazione: {wrong}</translation>
    </message>
    <message>
        <source>studies are not solved: their page audits the line, and tables know positions with four men</source>
        <translation>gli studi non si risolvono: la loro pagina esamina la variante, e le tabelle conoscono posizioni con quattro pezzi</translation>
    </message>
    <message>
        <source>such files are not made here</source>
        <translation>qui non si fanno file così</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>catturato</translation>
    </message>
    <message>
        <source>taken by the last move</source>
        <translation>catturato dall&apos;ultima mossa</translation>
    </message>
    <message>
        <source>taken where it stands</source>
        <translation>catturato dove sta</translation>
    </message>
    <message>
        <source>takes back</source>
        <translation>ricattura</translation>
    </message>
    <message>
        <source>takes, then is taken</source>
        <translation>cattura, poi viene catturato</translation>
    </message>
    <message>
        <source>text</source>
        <translation>testo</translation>
    </message>
    <message>
        <source>the [ at character {place} of {text} is not closed</source>
        <translation>la [ al carattere {place} di {text} non è chiusa</translation>
    </message>
    <message>
        <source>the ] at character {place} of {text} closes nothing</source>
        <translation>la ] al carattere {place} di {text} non chiude nulla</translation>
    </message>
    <message>
        <source>the actual play</source>
        <translation>il gioco reale</translation>
    </message>
    <message>
        <source>the bench works #2, #3, s#2 and s#3 with orthodox men and rules</source>
        <translation>il banco lavora #2, #3, s#2 e s#3 con pezzi e regole ortodosse</translation>
    </message>
    <message>
        <source>the certificates cannot be used: {reason}</source>
        <translation>i certificati non sono utilizzabili: {reason}</translation>
    </message>
    <message>
        <source>the change {place} is not understood</source>
        <translation>la modifica {place} non è compresa</translation>
    </message>
    <message>
        <source>the disk can only be read</source>
        <translation>il disco è di sola lettura</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>il disco è pieno</translation>
    </message>
    <message>
        <source>the file cannot be read: {reason}</source>
        <translation>il file non si può leggere: {reason}</translation>
    </message>
    <message>
        <source>the file cannot be written: {reason}</source>
        <translation>il file non si può scrivere: {reason}</translation>
    </message>
    <message>
        <source>the file exists already</source>
        <translation>il file esiste già</translation>
    </message>
    <message>
        <source>the file has {size} bytes; files of up to {most} bytes are read</source>
        <translation>il file ha {size} byte; si leggono file fino a {most} byte</translation>
    </message>
    <message>
        <source>the file holds no problem</source>
        <translation>il file non contiene problemi</translation>
    </message>
    <message>
        <source>the file holds no problem; {expected}</source>
        <translation>il file non contiene problemi; {expected}</translation>
    </message>
    <message>
        <source>the file is UTF-16, not UTF-8, and was read as such</source>
        <translation>il file è UTF-16, non UTF-8, ed è stato letto come tale</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>il file è vuoto</translation>
    </message>
    <message>
        <source>the file is longer than {most} bytes</source>
        <translation>il file è più lungo di {most} byte</translation>
    </message>
    <message>
        <source>the file is not UTF-8; it was read as {encoding}, by its looks</source>
        <translation>il file non è UTF-8; a giudicare dal suo aspetto è stato letto come {encoding}</translation>
    </message>
    <message>
        <source>the file is not all UTF-8; a mark stands for what is not</source>
        <translation>il file non è tutto UTF-8; un segno sta per ciò che non lo è</translation>
    </message>
    <message>
        <source>the folder does not exist</source>
        <translation>la cartella non esiste</translation>
    </message>
    <message>
        <source>the game has ended: no move is left</source>
        <translation>la partita è finita: non ci sono più mosse</translation>
    </message>
    <message>
        <source>the game has no such man ({squares})</source>
        <translation>il gioco non ha tale pezzo ({squares})</translation>
    </message>
    <message>
        <source>the key stays</source>
        <translation>la chiave resta</translation>
    </message>
    <message>
        <source>the king on {square} can be captured at the start</source>
        <translation>il re in {square} può essere catturato all&apos;inizio</translation>
    </message>
    <message>
        <source>the kings stand side by side ({squares})</source>
        <translation>i re sono adiacenti ({squares})</translation>
    </message>
    <message>
        <source>the last move was {move}</source>
        <translation>l&apos;ultima mossa è stata {move}</translation>
    </message>
    <message>
        <source>the letters {code} are those of {owner}</source>
        <translation>le lettere {code} sono quelle di: {owner}</translation>
    </message>
    <message>
        <source>the man has no moves yet</source>
        <translation>il pezzo non ha ancora mosse</translation>
    </message>
    <message>
        <source>the man needs a name of 1 to {most} characters</source>
        <translation>il pezzo ha bisogno di un nome da 1 a {most} caratteri</translation>
    </message>
    <message>
        <source>the man needs one or two letters, such as X or XY</source>
        <translation>il pezzo ha bisogno di una o due lettere, come X o XY</translation>
    </message>
    <message>
        <source>the men of {side} cannot all come to their squares</source>
        <translation>non tutti i pezzi possono arrivare alle loro case: {side}</translation>
    </message>
    <message>
        <source>the movement: {wrong}</source>
        <translation>il movimento: {wrong}</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>il nome è troppo lungo</translation>
    </message>
    <message>
        <source>the one defence and its mate unchanged</source>
        <translation>l&apos;unica variante invariata</translation>
    </message>
    <message>
        <source>the page solves chess only; other games have windows at the desk</source>
        <translation>la pagina risolve solo gli scacchi; gli altri giochi hanno finestre sul computer</translation>
    </message>
    <message>
        <source>the position is dead: neither side can mate</source>
        <translation>la posizione è morta: nessuno può dare matto</translation>
    </message>
    <message>
        <source>the problem is not sound as {asked}</source>
        <translation>il problema non è corretto come {asked}</translation>
    </message>
    <message>
        <source>the processes that analyse problems end again and again</source>
        <translation>i processi che analizzano i problemi terminano di continuo</translation>
    </message>
    <message>
        <source>the processes that search are lost again and again</source>
        <translation>i processi che cercano si perdono di continuo</translation>
    </message>
    <message>
        <source>the same force</source>
        <translation>stessa forza</translation>
    </message>
    <message>
        <source>the same key {names}</source>
        <translation>la stessa chiave {names}</translation>
    </message>
    <message>
        <source>the same position</source>
        <translation>stessa posizione</translation>
    </message>
    <message>
        <source>the same solution</source>
        <translation>la stessa soluzione</translation>
    </message>
    <message>
        <source>the studio failed at this; it kept a report</source>
        <translation>lo studio qui è fallito; ha conservato un rapporto</translation>
    </message>
    <message>
        <source>this cannot be made: {why}</source>
        <translation>non si può fare: {why}</translation>
    </message>
    <message>
        <source>this is too long to be told</source>
        <translation>è troppo lungo da dire</translation>
    </message>
    <message>
        <source>this machine is in no local network</source>
        <translation>questo computer non è in una rete locale</translation>
    </message>
    <message>
        <source>this takes more memory than a page may use</source>
        <translation>richiede più memoria di quanta una pagina possa usare</translation>
    </message>
    <message>
        <source>without him no refutation of {moves}</source>
        <translation>senza di lui nessuna confutazione di {moves}</translation>
    </message>
    <message>
        <source>{count} of its forms solved</source>
        <translation>{count} delle sue forme risolte</translation>
    </message>
    <message>
        <source>{move} cannot be played</source>
        <translation>{move} non può essere giocata</translation>
    </message>
    <message>
        <source>{name}: expected a text</source>
        <translation>{name}: atteso un testo</translation>
    </message>
    <message>
        <source>{number} of {count} changed</source>
        <translation>{number} su {count} cambiati</translation>
    </message>
    <message>
        <source>{option}: one turn is asked for then, directly</source>
        <translation>{option}: allora si chiede un solo turno, in gioco diretto</translation>
    </message>
    <message>
        <source>{side} is stalemated</source>
        <translation>il {side} è in stallo</translation>
    </message>
    <message>
        <source>{side}&apos;s king or rook has moved: otherwise every way back stays among few positions, none of which begins a game</source>
        <translation>Il re o la torre ({side}) ha mosso: altrimenti ogni via all&apos;indietro resta fra poche posizioni, con nessuna delle quali comincia una partita</translation>
    </message>
    <message>
        <source>{square} and {other} can go together: all solutions stay, the set play changes</source>
        <translation>{square} e {other} si possono togliere insieme: tutte le soluzioni restano, il gioco apparente cambia</translation>
    </message>
    <message>
        <source>{square} and {other} can go together: the key stays, the play changes</source>
        <translation>{square} e {other} si possono togliere insieme: la chiave resta, il gioco cambia</translation>
    </message>
    <message>
        <source>“{found}” is no month or day. Write 1925-02, or for years 1925 or 1925-1930.</source>
        <translation>“{found}” non è un mese o un giorno. Scriva 1925-02, o per gli anni 1925 o 1925-1930.</translation>
    </message>
    <message numerus="yes">
        <source>all {number} defences and answers unchanged</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>tutte e {number} le difese e le risposte invariate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only stops the cooks {moves}</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>impedisce solo le demolizioni {moves}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the same solutions</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>le stesse soluzioni</numerusform>
        </translation>
    </message>
    <message>
        <source>the same stipulation</source>
        <translation>stessa stipulazione</translation>
    </message>
    <message>
        <source>the same themes: {names}</source>
        <translation>gli stessi temi: {names}</translation>
    </message>
    <message>
        <source>the sample collection: expected a list of problems</source>
        <translation>la raccolta di esempi: atteso un elenco di problemi</translation>
    </message>
    <message>
        <source>the sample collection: expected an object for each problem</source>
        <translation>la raccolta di esempi: atteso un oggetto per ogni problema</translation>
    </message>
    <message>
        <source>the sample collection: expected the key of each problem</source>
        <translation>la raccolta di esempi: attesa la chiave di ogni problema</translation>
    </message>
    <message>
        <source>the scheduler at {address} has gone</source>
        <translation>lo scheduler a {address} non c&apos;è più</translation>
    </message>
    <message>
        <source>the try {move}</source>
        <translation>il tentativo {move}</translation>
    </message>
    <message>
        <source>the twin before it cannot be set up</source>
        <translation>il gemello da cui parte non si può disporre</translation>
    </message>
    <message>
        <source>the { at character {place} of {text} is not closed</source>
        <translation>la { al carattere {place} di {text} non è chiusa</translation>
    </message>
    <message>
        <source>the {kind} on {square}</source>
        <translation>{kind} in {square}</translation>
    </message>
    <message>
        <source>the } at character {place} of {text} closes nothing</source>
        <translation>la } al carattere {place} di {text} non chiude nulla</translation>
    </message>
    <message>
        <source>themes: expected a list</source>
        <translation>themes: atteso un elenco</translation>
    </message>
    <message>
        <source>themes: {theme} is not in the catalogue of themes</source>
        <translation>themes: {theme} non è nel catalogo dei temi</translation>
    </message>
    <message>
        <source>themes: {theme} is not looked for: {reason}</source>
        <translation>themes: {theme} non si cerca: {reason}</translation>
    </message>
    <message>
        <source>there are no proof games in series play</source>
        <translation>nel gioco in serie non ci sono partite giustificative</translation>
    </message>
    <message>
        <source>there are {size} candidates; expected at most {most}</source>
        <translation>ci sono {size} posizioni, troppe per numerarle; attese al massimo {most}</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>il file non esiste</translation>
    </message>
    <message>
        <source>this is a device; a file of problems is expected</source>
        <translation>questo è un dispositivo; serve un file di problemi</translation>
    </message>
    <message>
        <source>this is a folder; a file of problems is expected</source>
        <translation>questa è una cartella; serve un file di problemi</translation>
    </message>
    <message>
        <source>this is of orthodox men only, and {man} stands on {square}</source>
        <translation>vale solo per i pezzi ortodossi, e {man} sta in {square}</translation>
    </message>
    <message>
        <source>this is {kind}; {expected}</source>
        <translation>questo è {kind}; {expected}</translation>
    </message>
    <message>
        <source>this looks like a web page or XML; {expected}</source>
        <translation>sembra una pagina web o XML; {expected}</translation>
    </message>
    <message>
        <source>this search was written by a newer program</source>
        <translation>questa ricerca è stata scritta da un programma più recente</translation>
    </message>
    <message>
        <source>too few men are missing ({count}) for the pawns to have passed each other ({squares})</source>
        <translation>mancano troppo pochi pezzi ({count}) perché i pedoni possano essersi superati ({squares})</translation>
    </message>
    <message>
        <source>too few solutions</source>
        <translation>troppo poche soluzioni</translation>
    </message>
    <message>
        <source>too few, {solutions}</source>
        <translation>troppo poche, {solutions}</translation>
    </message>
    <message>
        <source>too many brackets within brackets at character {place}</source>
        <translation>troppe parentesi annidate al carattere {place}</translation>
    </message>
    <message>
        <source>too many sets of men may vary; allow fewer men or fewer changes</source>
        <translation>troppi gruppi di pezzi possono variare; conceda meno pezzi o meno modifiche</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>vero o falso</translation>
    </message>
    <message>
        <source>twins: expected at most {most} twins, got {count}</source>
        <translation>twins: attesi al massimo {most} gemelli, non {count}</translation>
    </message>
    <message>
        <source>twins: kept as text, for they are no commands</source>
        <translation>gemelli: conservati come testo, perché non sono comandi</translation>
    </message>
    <message>
        <source>twins: kept as text, for {wrong}</source>
        <translation>gemelli: conservati come testo, perché {wrong}</translation>
    </message>
    <message>
        <source>twins: {wrong}</source>
        <translation>gemelli: {wrong}</translation>
    </message>
    <message>
        <source>two men stand on {square}</source>
        <translation>due pezzi stanno in {square}</translation>
    </message>
    <message>
        <source>two tasks are given, {tasks}: none was taken</source>
        <translation>sono indicate due stipulazioni, {tasks}: non se ne è presa nessuna</translation>
    </message>
    <message>
        <source>unguard</source>
        <translation>abbandono di controllo</translation>
    </message>
    <message>
        <source>what listens at {address} does not answer as a scheduler</source>
        <translation>ciò che ascolta a {address} non risponde come uno scheduler</translation>
    </message>
    <message>
        <source>white</source>
        <translation>bianco</translation>
    </message>
    <message>
        <source>white bishop</source>
        <translation>alfiere bianco</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>re bianco</translation>
    </message>
    <message>
        <source>white knight</source>
        <translation>cavallo bianco</translation>
    </message>
    <message>
        <source>white pawn</source>
        <translation>pedone bianco</translation>
    </message>
    <message>
        <source>white queen</source>
        <translation>donna bianca</translation>
    </message>
    <message>
        <source>white rook</source>
        <translation>torre bianca</translation>
    </message>
    <message>
        <source>with en passant on {square}: {move}</source>
        <translation>con e.p. in {square}: {move}</translation>
    </message>
    <message>
        <source>with more than 12 men that may vary, say how many changes at most</source>
        <translation>se possono variare più di 12 pezzi, dica quante modifiche al massimo</translation>
    </message>
    <message>
        <source>writing is not allowed there</source>
        <translation>lì non è permesso scrivere</translation>
    </message>
    <message>
        <source>{address} needs certificates: give --tls-ca, --tls-cert and --tls-key, or name them in Dask&apos;s settings</source>
        <translation>{address} richiede certificati: indichi --tls-ca, --tls-cert e --tls-key, o li nomini nelle impostazioni di Dask</translation>
    </message>
    <message>
        <source>{at}: expected a list in brackets, got {value}</source>
        <translation>{at}: atteso un elenco fra parentesi, non {value}</translation>
    </message>
    <message>
        <source>{at}: expected a number, got {value}</source>
        <translation>{at}: atteso un numero, non {value}</translation>
    </message>
    <message>
        <source>{at}: expected an object in braces, got {value}</source>
        <translation>{at}: atteso un oggetto fra graffe, non {value}</translation>
    </message>
    <message>
        <source>{at}: expected one of {names}, got {value}</source>
        <translation>{at}: atteso uno fra {names}, non {value}</translation>
    </message>
    <message>
        <source>{at}: expected text, got {value}</source>
        <translation>{at}: atteso testo, non {value}</translation>
    </message>
    <message>
        <source>{at}: expected true or false, got {value}</source>
        <translation>{at}: atteso true o false, non {value}</translation>
    </message>
    <message>
        <source>{at}{key}: not known; there are {readers}</source>
        <translation>{at}{key}: sconosciuto; ci sono {readers}</translation>
    </message>
    <message>
        <source>{book} has no option {option}</source>
        <translation>{book} non ha l&apos;opzione {option}</translation>
    </message>
    <message>
        <source>{book} has no such man as {man} ({square})</source>
        <translation>{book} non ha un pezzo come {man} ({square})</translation>
    </message>
    <message>
        <source>{book} is a rule book of a newer version, or of another program: it is kept, and not solved</source>
        <translation>{book} è un regolamento di una versione più nuova o di un altro programma: viene conservato e non risolto</translation>
    </message>
    <message>
        <source>{conditions}: not solved yet</source>
        <translation>{conditions}: non ancora risolto</translation>
    </message>
    <message>
        <source>{count} changed mates</source>
        <translation>{count} matti cambiati</translation>
    </message>
    <message numerus="yes">
        <source>the {count} mates shown and changed</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} matti mostrati e cambiati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} different mates are changed ({shown}).</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} matti diversi cambiano ({shown}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} different mates.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} matti diversi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} files left</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} colonne a sinistra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} files right</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} colonne a destra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} mates in common</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} matti in comune</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} men in the same places</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} pezzi nelle stesse case</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} men may vary; expected at most {most}</source>
        <translation>possono variare {count} pezzi; il massimo è {most}</translation>
    </message>
    <message>
        <source>{count} moves defend on {square}: {lines}.</source>
        <translation>{count} mosse difendono in {square}: {lines}.</translation>
    </message>
    <message>
        <source>{count} moves mate on {square}: {lines}.</source>
        <translation>{count} mosse danno matto in {square}: {lines}.</translation>
    </message>
    <message numerus="yes">
        <source>{count} ranks down</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} traverse in basso</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} ranks up</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} traverse in alto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} set variations in common</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} varianti del gioco apparente in comune</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} solutions in common</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} soluzioni in comune</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} tries in common</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} tentativi in comune</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} variations in common</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} varianti in comune</numerusform>
        </translation>
    </message>
    <message>
        <source>{folder} cannot be written: {reason}.</source>
        <translation>{folder} non si può scrivere: {reason}.</translation>
    </message>
    <message>
        <source>{folder} holds something other than a site; it is not replaced.</source>
        <translation>{folder} contiene altro che un sito; non viene sostituito.</translation>
    </message>
    <message>
        <source>{folder} is there already.</source>
        <translation>{folder} esiste già.</translation>
    </message>
    <message>
        <source>{forms} or {form}</source>
        <translation>{forms} o {form}</translation>
    </message>
    <message>
        <source>{form}, castling: expected letters of KQkq or -, got {field}</source>
        <translation>{form}, arrocco: attese lettere di KQkq o -, non {field}</translation>
    </message>
    <message>
        <source>{form}, e.p. square: no pawn can just have passed over {field}</source>
        <translation>{form}, casa e.p.: nessun pedone può aver appena attraversato {field}</translation>
    </message>
    <message>
        <source>{form}, e.p. square: {wrong}</source>
        <translation>{form}, casa e.p.: {wrong}</translation>
    </message>
    <message>
        <source>{form}, rank {number}: expected 8 squares, got {count} in {text}</source>
        <translation>{form}, traversa {number}: attese 8 case, non {count} in {text}</translation>
    </message>
    <message>
        <source>{form}, rank {number}: {wrong}</source>
        <translation>{form}, traversa {number}: {wrong}</translation>
    </message>
    <message>
        <source>{form}, side to move: expected w or b, got {field}</source>
        <translation>{form}, tratto: atteso w o b, non {field}</translation>
    </message>
    <message>
        <source>{form}, {name}: expected a number, got {field}</source>
        <translation>{form}, {name}: atteso un numero, non {field}</translation>
    </message>
    <message>
        <source>{form}: expected a placement such as 8/8/8/8/8/8/8/K1k5, got nothing</source>
        <translation>{form}: attesa una posizione come 8/8/8/8/8/8/8/K1k5, trovato nulla</translation>
    </message>
    <message>
        <source>{form}: expected at most {most} characters, got {count}</source>
        <translation>{form}: attesi al massimo {most} caratteri, non {count}</translation>
    </message>
    <message>
        <source>{game} has no goal {goal}; there are {goals}</source>
        <translation>{game} non ha lo scopo {goal}; ci sono {goals}</translation>
    </message>
    <message>
        <source>{game} has no {extra}</source>
        <translation>{game} non ha {extra}</translation>
    </message>
    <message>
        <source>{game} takes no conditions: {conditions}</source>
        <translation>{game} non ammette condizioni: {conditions}</translation>
    </message>
    <message>
        <source>{goal} needs {details}</source>
        <translation>{goal} richiede {details}</translation>
    </message>
    <message>
        <source>{goal}: expected {sides}, got {side}</source>
        <translation>{goal}: atteso {sides}, trovato {side}</translation>
    </message>
    <message>
        <source>{keys} and {number} more</source>
        <translation>{keys} e altre {number}</translation>
    </message>
    <message>
        <source>{keys} solve</source>
        <translation>risolvono {keys}</translation>
    </message>
    <message>
        <source>{key} makes the battery of {squares}, fired by {mate}.</source>
        <translation>{key} forma la batteria {squares}, aperta da {mate}.</translation>
    </message>
    <message>
        <source>{key} stands twice</source>
        <translation>{key} compare due volte</translation>
    </message>
    <message>
        <source>{kind} or a {other}</source>
        <translation>{kind} o {other}</translation>
    </message>
    <message>
        <source>{man} is a man that Popeye does not know</source>
        <translation>{man} è un pezzo che Popeye non conosce</translation>
    </message>
    <message>
        <source>{man} {arrival} was a pawn on {origin}</source>
        <translation>{man} {arrival} era un pedone in {origin}</translation>
    </message>
    <message>
        <source>{man} {arrival} was a pawn on {origin}, uncapturing: {uncaptured}</source>
        <translation>{man} {arrival} era un pedone in {origin}, decattura: {uncaptured}</translation>
    </message>
    <message>
        <source>{man} {origin} to {target}</source>
        <translation>{man} da {origin} a {target}</translation>
    </message>
    <message>
        <source>{man} {origin} to {target}, in place of the {other}</source>
        <translation>{man} da {origin} a {target}, al posto di {other}</translation>
    </message>
    <message>
        <source>{man} {origin}-{arrival}, the double step</source>
        <translation>{man} {origin}-{arrival}, il doppio passo</translation>
    </message>
    <message>
        <source>{man} {origin}-{arrival}, uncapturing in passing</source>
        <translation>{man} {origin}-{arrival}, decattura en passant</translation>
    </message>
    <message>
        <source>{man} {origin}-{arrival}, uncapturing: {uncaptured}</source>
        <translation>{man} {origin}-{arrival}, decattura: {uncaptured}</translation>
    </message>
    <message>
        <source>{man} {square} becomes {other}</source>
        <translation>{man} {square} diventa {other}</translation>
    </message>
    <message>
        <source>{man}: {count} on the board, expected at least {least}</source>
        <translation>{man}: {count} sulla tavola, attesi almeno {least}</translation>
    </message>
    <message>
        <source>{man}: {count} on the board, expected at most {most}</source>
        <translation>{man}: {count} sulla tavola, attesi al massimo {most}</translation>
    </message>
    <message numerus="yes">
        <source>{more} more solutions than intended.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{more} soluzioni in più del previsto.</numerusform>
        </translation>
    </message>
    <message>
        <source>{moves} and {number} more</source>
        <translation>{moves} e altre {number}</translation>
    </message>
    <message>
        <source>{move} answers {count} of {all} defences.</source>
        <translation>{move} risponde a {count} difese su {all}.</translation>
    </message>
    <message>
        <source>{move} cannot have been the last move</source>
        <translation>{move} non può essere stata l&apos;ultima mossa</translation>
    </message>
    <message>
        <source>{move} gives the king {given}.</source>
        <translation>{move} concede al re {given}.</translation>
    </message>
    <message>
        <source>{move} gives {given} and takes {taken}.</source>
        <translation>{move} concede {given} e toglie {taken}.</translation>
    </message>
    <message>
        <source>{move} has the single threat {threat}.</source>
        <translation>{move} ha la sola minaccia {threat}.</translation>
    </message>
    <message>
        <source>{move} is one of the double steps of which one was the last move</source>
        <translation>{move} è uno dei doppi passi, uno dei quali è stato l&apos;ultima mossa</translation>
    </message>
    <message>
        <source>{move} lets Black check by {checks}.</source>
        <translation>{move} permette scacchi al Nero: {checks}.</translation>
    </message>
    <message>
        <source>{move} lies in ambush: {shown} opens its line.</source>
        <translation>{move} si apposta: {shown} ne apre la linea.</translation>
    </message>
    <message>
        <source>{move} takes {taken} from the king.</source>
        <translation>{move} toglie al re {taken}.</translation>
    </message>
    <message>
        <source>{move} threatens {threats}</source>
        <translation>{move} minaccia {threats}</translation>
    </message>
    <message>
        <source>{move} threatens {threats}.</source>
        <translation>{move} minaccia {threats}.</translation>
    </message>
    <message>
        <source>{move} waits: nothing is threatened.</source>
        <translation>{move} è d&apos;attesa: nessuna minaccia.</translation>
    </message>
    <message>
        <source>{move} was the last move if this is possible: {rights}</source>
        <translation>{move} è stata l&apos;ultima mossa se è possibile: {rights}</translation>
    </message>
    <message>
        <source>{name} is another man in French than in Italian</source>
        <translation>{name} è un altro pezzo in francese che in italiano</translation>
    </message>
    <message>
        <source>{name} {operand}: the side to move is mated, no task was taken</source>
        <translation>{name} {operand}: chi muove viene mattato, nessuna stipulazione è stata presa</translation>
    </message>
    <message>
        <source>{name}: expected 0 to {most}, got {number}</source>
        <translation>{name}: atteso da 0 a {most}, non {number}</translation>
    </message>
    <message>
        <source>{name}: expected a list of texts, got {found}</source>
        <translation>{name}: atteso un elenco di testi, non {found}</translation>
    </message>
    <message>
        <source>{name}: expected a list of texts, got {found} in it</source>
        <translation>{name}: atteso un elenco di testi, vi si trova {found}</translation>
    </message>
    <message>
        <source>{name}: expected a number</source>
        <translation>{name}: atteso un numero</translation>
    </message>
    <message>
        <source>{name}: expected an object of texts, got {found}</source>
        <translation>{name}: atteso un oggetto di testi, non {found}</translation>
    </message>
    <message>
        <source>{name}: expected at most {most} characters</source>
        <translation>{name}: attesi al massimo {most} caratteri</translation>
    </message>
    <message>
        <source>{name}: expected at most {most} texts, got {count}</source>
        <translation>{name}: attesi al massimo {most} testi, non {count}</translation>
    </message>
    <message>
        <source>{name}: expected text for {key}, got {found}</source>
        <translation>{name}: atteso un testo per {key}, non {found}</translation>
    </message>
    <message>
        <source>{name}: expected text, got {found}</source>
        <translation>{name}: atteso testo, non {found}</translation>
    </message>
    <message>
        <source>{name}: there is nothing of that name in a style</source>
        <translation>{name}: in uno stile non c&apos;è nulla con questo nome</translation>
    </message>
    <message numerus="yes">
        <source>{number} duals left</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>restano {number} duali</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} games</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} partite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} games of {length} lead here</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} partite di {length} conducono qui</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} games of {moves}</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} partite di {moves}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} half-moves</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} semimosse</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} keys: {keys}</source>
        <translation>{number} chiavi: {keys}</translation>
    </message>
    <message numerus="yes">
        <source>{number} moves</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} mosse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} solutions</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} soluzioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} themes gained</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} temi guadagnati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} themes lost</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} temi perduti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} threats</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} minacce</numerusform>
        </translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} e {other}</translation>
    </message>
    <message>
        <source>{one} and {other} exclude each other</source>
        <translation>{one} e {other} si escludono a vicenda</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one} o {other}</translation>
    </message>
    <message>
        <source>{option} is chosen twice</source>
        <translation>{option} è scelta due volte</translation>
    </message>
    <message>
        <source>{option}: expected {values}, got {text}</source>
        <translation>{option}: atteso {values}, trovato {text}</translation>
    </message>
    <message>
        <source>{option}: no orthodox rule, kept in words and not solved</source>
        <translation>{option}: non ortodossa, conservata in parole e non risolta</translation>
    </message>
    <message>
        <source>{other}&apos;s last move was {move}, and {side}&apos;s before it was by king or rook</source>
        <translation>L&apos;ultima mossa ({other}) è stata {move}, e quella prima ({side}) di re o torre</translation>
    </message>
    <message>
        <source>{other}&apos;s last move was {move}, and {side}&apos;s king or rook has moved before it</source>
        <translation>L&apos;ultima mossa ({other}) è stata {move}, e prima ha mosso il re o la torre ({side})</translation>
    </message>
    <message>
        <source>{outcome} same key</source>
        <translation>{outcome} stessa chiave</translation>
    </message>
    <message>
        <source>{part}: expected a number</source>
        <translation>{part}: atteso un numero</translation>
    </message>
    <message>
        <source>{part}: expected a text</source>
        <translation>{part}: atteso un testo</translation>
    </message>
    <message>
        <source>{part}: expected an object</source>
        <translation>{part}: atteso un oggetto</translation>
    </message>
    <message>
        <source>{part}: expected {readers}</source>
        <translation>{part}: atteso {readers}</translation>
    </message>
    <message>
        <source>{part}: not understood</source>
        <translation>{part}: non compreso</translation>
    </message>
    <message>
        <source>{path} cannot be read: {reason}.</source>
        <translation>{path} non si può leggere: {reason}.</translation>
    </message>
    <message>
        <source>{path} cannot be removed: {reason}.</source>
        <translation>{path} non si può togliere: {reason}.</translation>
    </message>
    <message>
        <source>{path} cannot be written: {reason}.</source>
        <translation>{path} non si può scrivere: {reason}.</translation>
    </message>
    <message>
        <source>{path} is a folder, not a file.</source>
        <translation>{path} è una cartella, non un file.</translation>
    </message>
    <message>
        <source>{path} is no journal of a search</source>
        <translation>{path} non è il diario di una ricerca</translation>
    </message>
    <message>
        <source>{path} is no journal of a search, or is damaged</source>
        <translation>{path} non è il diario di una ricerca, o è danneggiato</translation>
    </message>
    <message>
        <source>{path} is not a library of problems; it was left as it is.</source>
        <translation>{path} non è un archivio di problemi; è rimasto com&apos;era.</translation>
    </message>
    <message>
        <source>{path} is the journal of another search</source>
        <translation>{path} è il diario di un&apos;altra ricerca</translation>
    </message>
    <message>
        <source>{path} is there already</source>
        <translation>{path} esiste già</translation>
    </message>
    <message>
        <source>{path} is there already.</source>
        <translation>{path} esiste già.</translation>
    </message>
    <message>
        <source>{path}, line {line}: {wrong}</source>
        <translation>{path}, riga {line}: {wrong}</translation>
    </message>
    <message>
        <source>{path}: a diagram is written as {others} or {last}.</source>
        <translation>{path}: un diagramma si scrive come {others} o {last}.</translation>
    </message>
    <message>
        <source>{path}: another program goes on with this search</source>
        <translation>{path}: un altro programma continua questa ricerca</translation>
    </message>
    <message>
        <source>{path}: another window goes on with this search</source>
        <translation>{path}: un&apos;altra finestra continua questa ricerca</translation>
    </message>
    <message>
        <source>{path}: not a file</source>
        <translation>{path}: non è un file</translation>
    </message>
    <message>
        <source>{path}: not text in UTF-8</source>
        <translation>{path}: non è testo in UTF-8</translation>
    </message>
    <message>
        <source>{path}: pages are written as {forms}.</source>
        <translation>{path}: le pagine si scrivono come {forms}.</translation>
    </message>
    <message>
        <source>{path}: too large for a search; expected at most {most} bytes</source>
        <translation>{path}: troppo grande per una ricerca; attesi al massimo {most} byte</translation>
    </message>
    <message>
        <source>{play}: Black opens one line of {unit} and closes another.</source>
        <translation>{play}: il Nero apre una linea di {unit} e ne chiude un&apos;altra.</translation>
    </message>
    <message>
        <source>{play}: Black opens the line of {rears} and closes that of {shuts}.</source>
        <translation>{play}: il Nero apre la linea di {rears} e chiude quella di {shuts}.</translation>
    </message>
    <message>
        <source>{program} cannot be started: {why}</source>
        <translation>{program} non si può avviare: {why}</translation>
    </message>
    <message>
        <source>{quality} men are not solved yet ({square})</source>
        <translation>i pezzi {quality} non si risolvono ancora ({square})</translation>
    </message>
    <message>
        <source>{reason} in line {line}</source>
        <translation>{reason} alla riga {line}</translation>
    </message>
    <message>
        <source>{reason}; also stops {moves}</source>
        <translation>{reason}; impedisce anche {moves}</translation>
    </message>
    <message>
        <source>{refuted} for {mate}</source>
        <translation>{refuted} per {mate}</translation>
    </message>
    <message numerus="yes">
        <source>{count} tries fail crudely ({tries}).</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} tentativi hanno una confutazione grossolana ({tries}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} can mate, in {count} moves or fewer</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>il {side} può dare matto, in {count} mosse o meno</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} can mate: {moves}</source>
        <translation>il {side} può dare matto: {moves}</translation>
    </message>
    <message>
        <source>{side} cannot get through: the walls of pawns stay shut</source>
        <translation>il {side} non può passare: le catene di pedoni restano chiuse</translation>
    </message>
    <message>
        <source>{side} cannot have made a last move</source>
        <translation>il {side} non può aver fatto un&apos;ultima mossa</translation>
    </message>
    <message numerus="yes">
        <source>{side} cannot mate: all {count} positions that can follow were looked at</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>il {side} non può dare matto: tutte le {count} posizioni che possono seguire sono state esaminate</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} has a promoted unit among {men}.</source>
        <translation>Il {side} ha un pezzo promosso fra questi: {men}.</translation>
    </message>
    <message>
        <source>{side} has a promoted unit: {men}.</source>
        <translation>Il {side} ha un pezzo promosso: {men}.</translation>
    </message>
    <message>
        <source>{side} has bishops on squares of one colour ({squares})</source>
        <translation>il {side} ha alfieri su case dello stesso colore ({squares})</translation>
    </message>
    <message>
        <source>{side} has mated</source>
        <translation>il {side} ha dato matto</translation>
    </message>
    <message>
        <source>{side} has more men of a kind than the game has ({squares})</source>
        <translation>il {side} ha più pezzi di un tipo di quanti ne ha il gioco ({squares})</translation>
    </message>
    <message>
        <source>{side} has more men than at the start</source>
        <translation>il {side} ha più pezzi che all&apos;inizio</translation>
    </message>
    <message>
        <source>{side} has more promoted men ({count}) than pawns are missing</source>
        <translation>il {side} ha più pezzi promossi ({count}) che pedoni mancanti</translation>
    </message>
    <message>
        <source>{side} has more than 16 men at the start</source>
        <translation>il {side} ha più di 16 pezzi all&apos;inizio</translation>
    </message>
    <message>
        <source>{side} has no king</source>
        <translation>il {side} non ha re</translation>
    </message>
    <message>
        <source>{side} has nothing but the king</source>
        <translation>il {side} ha solo il re</translation>
    </message>
    <message>
        <source>{side} has promoted force ({squares})</source>
        <translation>il {side} ha pezzi promossi ({squares})</translation>
    </message>
    <message>
        <source>{side} has two bishops on squares of one colour, which voids the game ({squares})</source>
        <translation>il {side} ha due alfieri su case dello stesso colore, il che annulla la partita ({squares})</translation>
    </message>
    <message>
        <source>{side} has {count} kings ({squares})</source>
        <translation>il {side} ha {count} re ({squares})</translation>
    </message>
    <message>
        <source>{side} has {count} kings: only diagrams with one each are judged</source>
        <translation>il {side} ha {count} re: si giudicano solo diagrammi con uno per parte</translation>
    </message>
    <message>
        <source>{side} has {count} men, more than 16</source>
        <translation>il {side} ha {count} pezzi, più di 16</translation>
    </message>
    <message>
        <source>{side} has {count} pawns, more than 8</source>
        <translation>il {side} ha {count} pedoni, più di 8</translation>
    </message>
    <message numerus="yes">
        <source>{side} has {count} promoted units among {men}.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Il {side} ha {count} pezzi promossi fra questi: {men}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} has {count} promoted units: {men}.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Il {side} ha {count} pezzi promossi: {men}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} must have one king</source>
        <translation>il {side} deve avere un solo re</translation>
    </message>
    <message>
        <source>{side} must have one king at the start</source>
        <translation>il {side} deve avere un solo re all&apos;inizio</translation>
    </message>
    <message>
        <source>{side} needs {needed} captures by pawns, and {available} men are missing</source>
        <translation>il {side} ha bisogno di {needed} catture di pedone, e mancano {available} pezzi</translation>
    </message>
    <message>
        <source>{side} promotes to queen, rook, bishop and knight: {moves}.</source>
        <translation>Promozione a donna, torre, alfiere e cavallo ({side}): {moves}.</translation>
    </message>
    <message>
        <source>{side}&apos;s king can be captured ({squares})</source>
        <translation>il re del {side} può essere catturato ({squares})</translation>
    </message>
    <message>
        <source>{side}&apos;s king cannot have come to its square ({squares})</source>
        <translation>il re del {side} non può essere giunto nella sua casa ({squares})</translation>
    </message>
    <message>
        <source>{side}&apos;s king is in a check that no last move can have given ({squares})</source>
        <translation>nessuna ultima mossa può aver dato lo scacco al {side} ({squares})</translation>
    </message>
    <message>
        <source>{side}&apos;s king or rook has moved: otherwise every way back ends in an impossible position within {half}</source>
        <translation>Il re o la torre ha mosso ({side}): altrimenti ogni via all&apos;indietro finisce entro {half} in una posizione impossibile</translation>
    </message>
    <message>
        <source>{side}&apos;s king or rook has moved: otherwise the men on {squares} could not stand there</source>
        <translation>Il re o la torre ha mosso ({side}): altrimenti i pezzi in {squares} non potrebbero stare lì</translation>
    </message>
    <message>
        <source>{side}&apos;s last move was by king or rook</source>
        <translation>L&apos;ultima mossa ({side}) è stata di re o torre</translation>
    </message>
    <message>
        <source>{side}&apos;s last move was {move}, and its king or rook has moved before it</source>
        <translation>L&apos;ultima mossa ({side}) è stata {move}, e prima ha mosso il re o la torre</translation>
    </message>
    <message>
        <source>{side}&apos;s men on {squares} cannot all have come there from the game array</source>
        <translation>i pezzi del {side} in {squares} non possono esservi giunti tutti dalla posizione iniziale</translation>
    </message>
    <message>
        <source>{side}&apos;s pawns ({squares}) need captures on squares of a colour where too few of the missing men can have been captured</source>
        <translation>ai pedoni del {side} ({squares}) servono catture su case di un colore dove troppo pochi dei pezzi mancanti possono essere stati catturati</translation>
    </message>
    <message>
        <source>{side}&apos;s pawns ({squares}) need more captures ({count}) than they can have made ({available}): the men from {others} were not captured by pawns</source>
        <translation>ai pedoni del {side} ({squares}) servono più catture ({count}) di quante ne possano aver fatte ({available}): i pezzi di {others} non sono stati catturati da pedoni</translation>
    </message>
    <message>
        <source>{side}&apos;s pawns ({squares}) need more captures ({count}) than they can have made of the missing men ({available})</source>
        <translation>ai pedoni del {side} ({squares}) servono più catture ({count}) di quante ne possano aver fatte fra i pezzi mancanti ({available})</translation>
    </message>
    <message>
        <source>{side}&apos;s pawns ({squares}) need more captures on dark squares ({count}) than missing men can have been captured there ({available})</source>
        <translation>ai pedoni del {side} ({squares}) servono più catture su case nere ({count}) di quanti pezzi mancanti possano esservi stati catturati ({available})</translation>
    </message>
    <message>
        <source>{side}&apos;s pawns ({squares}) need more captures on light squares ({count}) than missing men can have been captured there ({available})</source>
        <translation>ai pedoni del {side} ({squares}) servono più catture su case bianche ({count}) di quanti pezzi mancanti possano esservi stati catturati ({available})</translation>
    </message>
    <message>
        <source>{side}&apos;s pawns and promoted men ({squares}) need more captures ({count}) than men are missing ({available})</source>
        <translation>ai pedoni e ai pezzi promossi del {side} ({squares}) servono più catture ({count}) che pezzi mancanti ({available})</translation>
    </message>
    <message>
        <source>{side}&apos;s pawns cannot have come to their squares ({squares})</source>
        <translation>i pedoni del {side} non possono essere giunti nelle loro case ({squares})</translation>
    </message>
    <message>
        <source>{side}&apos;s pawns need more captures ({count}) than men are missing</source>
        <translation>ai pedoni del {side} servono più catture ({count}) che pezzi mancanti</translation>
    </message>
    <message>
        <source>{solver} and this program agree as far as they came</source>
        <translation>{solver} e questo programma concordano fin dove sono arrivati</translation>
    </message>
    <message>
        <source>{solver} and this program agree in every line</source>
        <translation>{solver} e questo programma concordano in ogni riga</translation>
    </message>
    <message>
        <source>{solver} and this program differ in one line</source>
        <translation>{solver} e questo programma differiscono in una riga</translation>
    </message>
    <message numerus="yes">
        <source>{solver} and this program differ in {number} lines</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{solver} e questo programma differiscono in {number} righe</numerusform>
        </translation>
    </message>
    <message>
        <source>{square} and {other} can go together</source>
        <translation>{square} e {other} si possono togliere insieme</translation>
    </message>
    <message>
        <source>{square} in {phase}</source>
        <translation>{square} ({phase})</translation>
    </message>
    <message>
        <source>{square} is left, passed and taken again: {lines}.</source>
        <translation>{square} viene lasciata, attraversata e rioccupata: {lines}.</translation>
    </message>
    <message>
        <source>{stipulation} asks for a goal of old games; choose the rules of one</source>
        <translation>{stipulation} chiede un fine di giochi antichi; scegliere le regole di uno</translation>
    </message>
    <message>
        <source>{stipulation} cannot be searched; play such as #2, s#3 or h#2 can</source>
        <translation>{stipulation} non si può cercare; si possono per esempio #2, s#3 o h#2</translation>
    </message>
    <message>
        <source>{stipulation} is not solved here; play such as #2, s#3 or h#2.5 is</source>
        <translation>{stipulation} non si risolve qui; si risolvono per esempio #2, s#3 o h#2.5</translation>
    </message>
    <message>
        <source>{stipulation} is not solved: such series have no agreed rules</source>
        <translation>{stipulation} non si risolve: per serie di questo tipo non ci sono regole condivise</translation>
    </message>
    <message>
        <source>{stipulation} is too long to be solved; expected at most {most} moves</source>
        <translation>{stipulation} è troppo lungo da risolvere; attese al massimo {most} mosse</translation>
    </message>
    <message>
        <source>{stipulation} is too long; expected at most {most} moves</source>
        <translation>{stipulation} è troppo lungo; al massimo {most} mosse</translation>
    </message>
    <message>
        <source>{stipulation}: Popeye does not solve it</source>
        <translation>{stipulation}: Popeye non la risolve</translation>
    </message>
    <message>
        <source>{style} is the name of a style that comes with the program; please choose another.</source>
        <translation>{style} è il nome di uno stile del programma; ne scelga un altro.</translation>
    </message>
    <message>
        <source>{text} is no move that is understood</source>
        <translation>{text} non è una mossa comprensibile</translation>
    </message>
    <message>
        <source>{text}: nothing stands on {square}</source>
        <translation>{text}: in {square} non c&apos;è nulla</translation>
    </message>
    <message>
        <source>{text}: what [{effect}] does is not known</source>
        <translation>{text}: non si sa che cosa faccia [{effect}]</translation>
    </message>
    <message>
        <source>{theme} paradox</source>
        <translation>Paradosso {theme}</translation>
    </message>
    <message>
        <source>{theme}: {defences} against {threats}.</source>
        <translation>{theme}: {defences} contro {threats}.</translation>
    </message>
    <message>
        <source>{theme}: {lines}; White shuts his own line on {squares}.</source>
        <translation>{theme}: {lines}; il Bianco chiude la propria linea in {squares}.</translation>
    </message>
    <message>
        <source>{token} at character {place} of {text} is no field; there are {fields}</source>
        <translation>{token} al carattere {place} di {text} non è un campo; ci sono {fields}</translation>
    </message>
    <message>
        <source>{where}expected a table of names and values</source>
        <translation>{where}attesa una tabella di nomi e valori</translation>
    </message>
    <message>
        <source>{where}man: there is no man on {square}</source>
        <translation>{where}man: in {square} non c&apos;è alcun pezzo</translation>
    </message>
    <message>
        <source>{where}squares: expected texts such as d4, c3-f6 or all</source>
        <translation>{where}squares: attesi testi come d4, c3-f6 o all</translation>
    </message>
    <message>
        <source>{where}times: expected 1 to 6, got {times}</source>
        <translation>{where}times: atteso da 1 a 6, non {times}</translation>
    </message>
    <message>
        <source>{where}unknown name {name}; expected one of {known}</source>
        <translation>{where}nome sconosciuto {name}; atteso uno fra {known}</translation>
    </message>
    <message>
        <source>{where}{name} is missing</source>
        <translation>{where}manca {name}</translation>
    </message>
    <message>
        <source>{where}{name}: expected {expected}</source>
        <translation>{where}{name}: atteso {expected}</translation>
    </message>
    <message>
        <source>{white} and {black} at least</source>
        <translation>{white} e {black}, almeno</translation>
    </message>
    <message>
        <source>{words}, but {side} is to move: no task was taken</source>
        <translation>{words}, ma muove il {side}: nessuna stipulazione è stata presa</translation>
    </message>
    <message>
        <source>{word}: men with properties are not read</source>
        <translation>{word}: i pezzi con proprietà non si leggono</translation>
    </message>
    <message>
        <source>{word}: {name} is no man that is known here</source>
        <translation>{word}: {name} non è un pezzo noto qui</translation>
    </message>
    <message>
        <source>{word}: {quality} is nothing that a man can be</source>
        <translation>{word}: {quality} non è una qualità di un pezzo</translation>
    </message>
    <message>
        <source>{wrong} (line {line})</source>
        <translation>{wrong} (riga {line})</translation>
    </message>
    <message>
        <source>“{found}” are no men. Write RN-Q for rook and knight against queen.</source>
        <translation>“{found}” non sono pezzi. Scriva RN-Q per torre e cavallo contro donna.</translation>
    </message>
    <message>
        <source>“{found}” cannot stand here.</source>
        <translation>“{found}” qui non può stare.</translation>
    </message>
    <message>
        <source>“{found}” is no distinction. Write prize, hm, comm, 1st or “1st prize”.</source>
        <translation>“{found}” non è un&apos;onorificenza. Scriva prize, hm, comm, 1st o “1st prize”.</translation>
    </message>
    <message>
        <source>“{found}” is no key. Write Q*, Nf3, *f3 or e2e4.</source>
        <translation>“{found}” non è una chiave. Scriva Q*, Nf3, *f3 o e2e4.</translation>
    </message>
    <message>
        <source>“{found}” is no number. Write 12, 8-12, 8- or &lt;=12.</source>
        <translation>“{found}” non è un numero. Scriva 12, 8-12, 8- o &lt;=12.</translation>
    </message>
    <message>
        <source>“{found}” is no part of a pattern. Write Qd4, kd6, .e5 or ?f3.</source>
        <translation>“{found}” non è parte di uno schema. Scriva Qd4, kd6, .e5 o ?f3.</translation>
    </message>
    <message>
        <source>“{found}” is no problem. Write like:123, like:123@60 (60 % alike) or like: and a FEN.</source>
        <translation>“{found}” non è un problema. Scriva like:123, like:123@60 (simile al 60 %) o like: e una FEN.</translation>
    </message>
    <message>
        <source>“{found}” is no square. Write e4, a1-c3, a file, a rank, centre, edge or corner.</source>
        <translation>“{found}” non è una casa. Scriva e4, a1-c3, una colonna, una traversa, centre, edge o corner.</translation>
    </message>
    <message>
        <source>“{found}” is no stipulation. Write #2, h#3, s# or moves:2-3.</source>
        <translation>“{found}” non è una stipulazione. Scriva #2, h#3, s# o moves:2-3.</translation>
    </message>
    <message>
        <source>“{found}” is no time. Write 2026-11-22, 2026-11, 2026, today or week.</source>
        <translation>“{found}” non è una data. Scriva 2026-11-22, 2026-11, 2026, today o week.</translation>
    </message>
    <message>
        <source>“{found}” is no year. Write 1925, 1900-1930, 1950- or 192?.</source>
        <translation>“{found}” non è un anno. Scriva 1925, 1900-1930, 1950- o 192?.</translation>
    </message>
    <message>
        <source>“{found}” is none of legal, illegal, unknown and unjudged.</source>
        <translation>“{found}” non è né legale, né illegale, né sconosciuta, né non-giudicata.</translation>
    </message>
    <message>
        <source>“{found}” is none of sound, cooked, unsound, short, unsolvable, unchecked and mine.</source>
        <translation>“{found}” non è fra sound, cooked, unsound, short, unsolvable, unchecked e mine.</translation>
    </message>
    <message>
        <source>“{found}” is nothing of a last position. Write Qd4, kd6, by=Q, model, set or try.</source>
        <translation>“{found}” non appartiene a una posizione finale. Scriva Qd4, kd6, by=Q, model, set o try.</translation>
    </message>
    <message>
        <source>“{found}” is nothing that a problem can have here.</source>
        <translation>Qui un problema non può avere “{found}”.</translation>
    </message>
    <message>
        <source>“{found}” is nothing that a problem can have here. Did you mean “{meant}”?</source>
        <translation>Qui un problema non può avere “{found}”. Intendeva “{meant}”?</translation>
    </message>
    <message>
        <source>“{found}” stands between two things. To search for the word, put it in quotation marks.</source>
        <translation>“{found}” sta fra due termini. Per cercare la parola la metta fra virgolette.</translation>
    </message>
    <message>
        <source>“{found}” stands right before what must not hold. In quotation marks it is looked for.</source>
        <translation>“{found}” sta subito prima di ciò che non deve valere. Fra virgolette viene cercato.</translation>
    </message>
</context>
<context>
    <name>SeparateTab</name>
    <message>
        <source>Separate</source>
        <translation>Separare</translation>
    </message>
    <message>
        <source>Separate (one pair)</source>
        <translation>Separare (una coppia)</translation>
    </message>
    <message numerus="yes">
        <source>Separate (%1 pairs)</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Separare (%1 coppie)</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick two defences or more that are to have mates of their own.</source>
        <translation>Segni due o più difese che devono avere matti propri.</translation>
    </message>
    <message>
        <source>Tick two defences or more that are to have continuations of their own.</source>
        <translation>Segni due o più difese che devono avere continuazioni proprie.</translation>
    </message>
    <message>
        <source>%1 more triples, or more</source>
        <translation>altre %1 terne, o più</translation>
    </message>
    <message>
        <source>%1 more triples.</source>
        <translation>Altre %1 terne.</translation>
    </message>
    <message>
        <source>No two phases change every mate</source>
        <translation>Nessuna coppia di fasi cambia tutti i matti</translation>
    </message>
    <message>
        <source>No two phases change every continuation</source>
        <translation>Nessuna coppia di fasi cambia tutte le continuazioni</translation>
    </message>
    <message>
        <source>First moves that leave each defence a mate of its own:</source>
        <translation>Prime mosse che lasciano a ogni difesa un matto proprio:</translation>
    </message>
    <message>
        <source>First moves that leave each defence a continuation of its own:</source>
        <translation>Prime mosse che lasciano a ogni difesa una continuazione propria:</translation>
    </message>
    <message>
        <source>No first move leaves each defence one mate of its own.</source>
        <translation>Nessuna prima mossa lascia a ogni difesa un solo matto proprio.</translation>
    </message>
    <message>
        <source>No first move leaves each defence one continuation of its own.</source>
        <translation>Nessuna prima mossa lascia a ogni difesa una continuazione propria.</translation>
    </message>
    <message>
        <source>one pair changes some of the mates</source>
        <translation>una coppia cambia alcuni dei matti</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs change some of the mates</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 coppie cambiano alcuni dei matti</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter holds them as phases</source>
        <translation>Invio le tiene come fasi</translation>
    </message>
</context>
<context>
    <name>Sidebar</name>
    <message>
        <source>What to do with %1</source>
        <translation>Che cosa fare con %1</translation>
    </message>
</context>
<context>
    <name>SmallerTab</name>
    <message>
        <source>Smaller</source>
        <translation>Più piccolo</translation>
    </message>
    <message>
        <source>Men are being left out, up to four together …</source>
        <translation>Si tolgono pezzi, fino a quattro insieme …</translation>
    </message>
    <message>
        <source>Every man is being put elsewhere …</source>
        <translation>Ogni pezzo viene messo altrove …</translation>
    </message>
    <message>
        <source>Smaller (%1)</source>
        <translation>Più piccolo (%1)</translation>
    </message>
    <message>
        <source>Tick a defence with its mate: smaller forms keep that play.</source>
        <translation>Segni una difesa con il suo matto: le forme più piccole mantengono quel gioco.</translation>
    </message>
    <message>
        <source>Tick a defence with its continuation: smaller forms keep that play.</source>
        <translation>Segni una difesa con la sua continuazione: le forme più piccole mantengono quel gioco.</translation>
    </message>
    <message>
        <source>Down to one man</source>
        <translation>Fino a un pezzo</translation>
    </message>
    <message numerus="yes">
        <source>Down to %1 men</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Fino a %1 pezzi</numerusform>
        </translation>
    </message>
    <message>
        <source>Cheaper men</source>
        <translation>Pezzi meno costosi</translation>
    </message>
    <message>
        <source>Nobody can go, or be cheaper</source>
        <translation>Nessuno può mancare o costare meno</translation>
    </message>
    <message>
        <source>one way to put a man elsewhere</source>
        <translation>un modo di mettere un pezzo altrove</translation>
    </message>
    <message numerus="yes">
        <source>%1 ways to put a man elsewhere</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 modi di mettere un pezzo altrove</numerusform>
        </translation>
    </message>
    <message>
        <source>one man saved</source>
        <translation>un pezzo risparmiato</translation>
    </message>
    <message numerus="yes">
        <source>%1 men saved</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 pezzi risparmiati</numerusform>
        </translation>
    </message>
    <message>
        <source>sound</source>
        <translation>corretto</translation>
    </message>
    <message>
        <source>the ticked play stays</source>
        <translation>il gioco spuntato resta</translation>
    </message>
</context>
<context>
    <name>SolutionPanel</name>
    <message>
        <source>All defences</source>
        <translation>Tutte le difese</translation>
    </message>
    <message>
        <source>Show defences that parry no threat, too</source>
        <translation>Mostra anche le difese che non parano minacce</translation>
    </message>
    <message>
        <source>Trivial tries</source>
        <translation>Tent. banali</translation>
    </message>
    <message>
        <source>Show tries that check or meet no defence with mate</source>
        <translation>Mostra i tentativi che danno scacco o non rispondono con matto ad alcuna difesa</translation>
    </message>
    <message>
        <source>How many refutations a try may have</source>
        <translation>Quante confutazioni può avere un tentativo</translation>
    </message>
    <message>
        <source>One refutation</source>
        <translation>Una confutazione</translation>
    </message>
    <message>
        <source>At most two refutations</source>
        <translation>Al massimo due confutazioni</translation>
    </message>
    <message>
        <source>At most three refutations</source>
        <translation>Al massimo tre confutazioni</translation>
    </message>
    <message>
        <source>Refutations %1</source>
        <translation>Confutazioni %1</translation>
    </message>
</context>
<context>
    <name>SolutionTree</name>
    <message>
        <source>Solution</source>
        <translation>Soluzione</translation>
    </message>
    <message>
        <source>Keep this key: %1</source>
        <translation>Conserva questa chiave: %1</translation>
    </message>
</context>
<context>
    <name>SolutionsPart</name>
    <message>
        <source>Solutions</source>
        <translation>Soluzioni</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>under each diagram</source>
        <translation>sotto ogni diagramma</translation>
    </message>
    <message>
        <source>at the end, on pages of their own</source>
        <translation>alla fine, su pagine proprie</translation>
    </message>
    <message>
        <source>compact, mates together</source>
        <translation>compatta, matti insieme</translation>
    </message>
    <message>
        <source>full, a line each</source>
        <translation>completa, una riga ciascuna</translation>
    </message>
    <message>
        <source>Thematic letters</source>
        <translation>Lettere tematiche</translation>
    </message>
    <message>
        <source>none</source>
        <comment>of comments</comment>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>with each solution</source>
        <translation>con ogni soluzione</translation>
    </message>
    <message>
        <source>after all solutions</source>
        <translation>dopo tutte le soluzioni</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Posto</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Set play</source>
        <translation>Gioco apparente</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Tentativi</translation>
    </message>
    <message>
        <source>Its page under each diagram</source>
        <translation>La pagina sotto ogni diagramma</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Commenti</translation>
    </message>
    <message>
        <source>none</source>
        <comment>of set play or tries</comment>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>thematic ones</source>
        <translation>i tematici</translation>
    </message>
    <message>
        <source>all</source>
        <comment>of set play or tries</comment>
        <translation>tutti</translation>
    </message>
</context>
<context>
    <name>SquareTools</name>
    <message>
        <source>What is special</source>
        <translation>Che cosa è speciale</translation>
    </message>
    <message>
        <source>Choose what a man is besides, then click men on the board</source>
        <translation>Scelga che cos&apos;altro è un pezzo, poi faccia clic sui pezzi della scacchiera</translation>
    </message>
    <message>
        <source>Special squares and marks</source>
        <translation>Case speciali e contrassegni</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Case</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Contrassegni</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Griglia</translation>
    </message>
    <message>
        <source>Nothing captured yet</source>
        <translation>Nessuna cattura finora</translation>
    </message>
    <message>
        <source>Men</source>
        <translation>Pezzi</translation>
    </message>
    <message>
        <source>No grid</source>
        <translation>Nessuna griglia</translation>
    </message>
    <message>
        <source>Cells of 2 x 2 squares</source>
        <translation>Celle di 2 x 2 case</translation>
    </message>
    <message>
        <source>Shifted by a file</source>
        <translation>Spostata di una colonna</translation>
    </message>
    <message>
        <source>Shifted by a rank</source>
        <translation>Spostata di una traversa</translation>
    </message>
    <message>
        <source>Shifted by a file and a rank</source>
        <translation>Spostata di una colonna e di una traversa</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Reference solver (slower)</source>
        <translation>Risolutore di riferimento (più lento)</translation>
    </message>
    <message>
        <source>Ctrl+L back to the studio</source>
        <translation>Ctrl+L torna allo studio</translation>
    </message>
    <message>
        <source>%1 found in %2 ms</source>
        <translation>%1 trovati in %2 ms</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 scelti</translation>
    </message>
    <message>
        <source>one position looked at</source>
        <translation>una posizione esaminata</translation>
    </message>
    <message numerus="yes">
        <source>%1 positions looked at</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 posizioni esaminate</numerusform>
        </translation>
    </message>
    <message>
        <source>General solver</source>
        <translation>Risolutore generale</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Salvato %1</translation>
    </message>
</context>
<context>
    <name>StepsPanel</name>
    <message>
        <source>as it was opened</source>
        <translation>com&apos;era all&apos;apertura</translation>
    </message>
    <message>
        <source>Edits</source>
        <translation>Modifiche</translation>
    </message>
</context>
<context>
    <name>StipulationField</name>
    <message>
        <source>Stipulation</source>
        <translation>Stipulazione</translation>
    </message>
    <message>
        <source>Stipulation, such as #2, s#3, h#2.5 or ser-h#7</source>
        <translation>Stipulazione, come #2, s#3, h#2.5 o ser-h#7</translation>
    </message>
    <message>
        <source>no task</source>
        <translation>nessuna stipulazione</translation>
    </message>
    <message>
        <source>Usual stipulations</source>
        <translation>Stipulazioni usuali</translation>
    </message>
</context>
<context>
    <name>StudioWindow</name>
    <message>
        <source>The library %1 is not there; another was opened in its place.</source>
        <translation>L&apos;archivio %1 non c&apos;è; al suo posto ne è stato aperto un altro.</translation>
    </message>
</context>
<context>
    <name>StyleKeeping</name>
    <message>
        <source>Save the style</source>
        <translation>Salva lo stile</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>A style&apos;s name has 1 to %1 letters that can be printed.</source>
        <translation>Il nome di uno stile ha da 1 a %1 lettere stampabili.</translation>
    </message>
    <message>
        <source>There is a style “%1” already.</source>
        <translation>C&apos;è già uno stile “%1”.</translation>
    </message>
    <message>
        <source>It will be replaced.</source>
        <translation>Sarà sostituito.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Sostituisci</translation>
    </message>
    <message>
        <source>Delete the style “%1”?</source>
        <translation>Eliminare lo stile “%1”?</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Non si può annullare.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
</context>
<context>
    <name>TabPages</name>
    <message>
        <source>Work on the scheme</source>
        <translation>Lavoro sullo schema</translation>
    </message>
</context>
<context>
    <name>TablePanel</name>
    <message>
        <source>Phases</source>
        <translation>Fasi</translation>
    </message>
    <message>
        <source>Compose from here</source>
        <translation>Comporre da qui</translation>
    </message>
    <message>
        <source>Let men be added until the mates of the ticked defences are a sound problem</source>
        <translation>Lasciar aggiungere pezzi finché i matti delle difese spuntate siano un problema corretto</translation>
    </message>
    <message>
        <source>since the last drop:</source>
        <translation>dall’ultima modifica:</translation>
    </message>
</context>
<context>
    <name>TaskField</name>
    <message>
        <source>Task</source>
        <translation>Stipulazione</translation>
    </message>
    <message>
        <source>no task</source>
        <translation>nessuna stipulazione</translation>
    </message>
    <message>
        <source>Tasks of the game</source>
        <translation>Stipulazioni del gioco</translation>
    </message>
    <message>
        <source>What is to be reached, and in how many turns</source>
        <translation>Che cosa si deve ottenere, e in quante mosse</translation>
    </message>
</context>
<context>
    <name>TaskPopover</name>
    <message>
        <source>Goal</source>
        <translation>Obiettivo</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Whose goal</source>
        <translation>Di chi</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>No task</source>
        <translation>Nessuna stipulazione</translation>
    </message>
</context>
<context>
    <name>TextCard</name>
    <message>
        <source>Text</source>
        <translation>Testo</translation>
    </message>
    <message>
        <source>men by cell</source>
        <translation>pezzi per casa</translation>
    </message>
    <message>
        <source>Copy the problem as text</source>
        <translation>Copia il problema come testo</translation>
    </message>
</context>
<context>
    <name>ThemeTicks</name>
    <message>
        <source>Find a theme …</source>
        <translation>Trova un tema …</translation>
    </message>
</context>
<context>
    <name>TogetherDialog</name>
    <message>
        <source>Status</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>com’è</translation>
    </message>
    <message>
        <source>What becomes of them</source>
        <translation>Che cosa ne diventa</translation>
    </message>
    <message>
        <source>Describe together</source>
        <translation>Descrivere insieme</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Autori</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fonte</translation>
    </message>
    <message>
        <source>Numbers from</source>
        <translation>Numeri da</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Distinction</source>
        <translation>Onorificenza</translation>
    </message>
    <message>
        <source>Tourney</source>
        <translation>Concorso</translation>
    </message>
    <message>
        <source>Dedication</source>
        <translation>Dedica</translation>
    </message>
    <message>
        <source>Tested</source>
        <translation>Provato</translation>
    </message>
    <message>
        <source>Add keywords</source>
        <translation>Aggiungere parole chiave</translation>
    </message>
    <message>
        <source>Authors, separated by semicolons</source>
        <translation>Autori, separati da punto e virgola</translation>
    </message>
    <message>
        <source>On the day</source>
        <translation>Il giorno</translation>
    </message>
    <message>
        <source>By or for whom</source>
        <translation>Da chi o per chi</translation>
    </message>
    <message>
        <source>With what, or where</source>
        <translation>Con che cosa, o dove</translation>
    </message>
    <message>
        <source>A date is written 2026, 2026-11 or 2026-11-29.</source>
        <translation>Una data si scrive 2026, 2026-11 o 2026-11-29.</translation>
    </message>
    <message>
        <source>Close without describing the problems?</source>
        <translation>Chiudere senza descrivere i problemi?</translation>
    </message>
</context>
<context>
    <name>TokenChip</name>
    <message>
        <source>Enter opens it as text, Delete takes it out of the search.</source>
        <translation>Invio lo apre come testo, Canc lo toglie dalla ricerca.</translation>
    </message>
    <message>
        <source>Take “%1” out of the search</source>
        <translation>Togli “%1” dalla ricerca</translation>
    </message>
</context>
<context>
    <name>Tools</name>
    <message>
        <source>Hole</source>
        <translation>Buco</translation>
    </message>
    <message>
        <source>Wormhole</source>
        <translation>Cunicolo</translation>
    </message>
    <message>
        <source>Magic square</source>
        <translation>Casella magica</translation>
    </message>
    <message>
        <source>Imitator</source>
        <translation>Imitatore</translation>
    </message>
    <message>
        <source>Grid line</source>
        <translation>Linea della griglia</translation>
    </message>
    <message>
        <source>May leap</source>
        <translation>Può saltare</translation>
    </message>
    <message>
        <source>Immune</source>
        <translation>Immune</translation>
    </message>
    <message>
        <source>Immovable</source>
        <translation>Immobile</translation>
    </message>
    <message>
        <source>Nobody goes there or passes over it.</source>
        <translation>Nessuno vi arriva né vi passa sopra.</translation>
    </message>
    <message>
        <source>Who arrives goes on to another wormhole.</source>
        <translation>Chi vi arriva prosegue in un altro cunicolo.</translation>
    </message>
    <message>
        <source>Who arrives there changes colour.</source>
        <translation>Chi vi arriva cambia colore.</translation>
    </message>
    <message>
        <source>It makes every move in parallel.</source>
        <translation>Ripete in parallelo ogni mossa.</translation>
    </message>
    <message>
        <source>Click near the line between two squares.</source>
        <translation>Fare clic vicino alla linea tra due case.</translation>
    </message>
    <message>
        <source>A fers who may still make the first leap.</source>
        <translation>Una fers che può ancora fare il primo salto.</translation>
    </message>
    <message>
        <source>This man may not be captured.</source>
        <translation>Questo pezzo non può essere catturato.</translation>
    </message>
    <message>
        <source>This man may not move.</source>
        <translation>Questo pezzo non può muovere.</translation>
    </message>
    <message>
        <source>Check and mate are of this man.</source>
        <translation>Scacco e matto riguardano questo pezzo.</translation>
    </message>
    <message>
        <source>With each move knight becomes bishop, rook, queen, knight again.</source>
        <translation>A ogni mossa il cavallo diventa alfiere, torre, donna e di nuovo cavallo.</translation>
    </message>
    <message>
        <source>Who captures disappears with his victim.</source>
        <translation>Chi cattura sparisce con la sua vittima.</translation>
    </message>
    <message>
        <source>Enemies whom he observes do not move; he captures nobody.</source>
        <translation>I nemici che osserva non muovono; non cattura nessuno.</translation>
    </message>
    <message>
        <source>Whom he comes to see along another line changes colour.</source>
        <translation>Chi arriva a vedere su un&apos;altra linea cambia colore.</translation>
    </message>
    <message>
        <source>The man he hops over changes colour.</source>
        <translation>Il pezzo che salta cambia colore.</translation>
    </message>
    <message>
        <source>The man he hops over must then move in his manner.</source>
        <translation>Il pezzo saltato deve poi muovere alla maniera di quello che ha saltato.</translation>
    </message>
    <message>
        <source>The man he hops over must then move in his own manner.</source>
        <translation>Il pezzo saltato deve poi muovere alla propria maniera.</translation>
    </message>
    <message>
        <source>He moves only while an enemy observes him.</source>
        <translation>Muove solo finché un nemico lo osserva.</translation>
    </message>
    <message>
        <source>He captures and checks only while a man of his side observes him.</source>
        <translation>Cattura e dà scacco solo finché un pezzo della sua parte lo osserva.</translation>
    </message>
    <message>
        <source>He changes colour once, when he arrives on a square of the other colour.</source>
        <translation>Cambia colore una volta, quando arriva su una casa dell&apos;altro colore.</translation>
    </message>
    <message>
        <source>He becomes a man like the one he captures.</source>
        <translation>Diventa un pezzo come quello che cattura.</translation>
    </message>
    <message>
        <source>He arrives only beside another man.</source>
        <translation>Arriva solo accanto a un altro pezzo.</translation>
    </message>
    <message>
        <source>Nobody captures him.</source>
        <translation>Nessuno lo cattura.</translation>
    </message>
    <message>
        <source>He becomes neutral, or the side&apos;s that moves him, in turn.</source>
        <translation>Diventa a turno neutro e della parte che lo muove.</translation>
    </message>
    <message>
        <source>In Alice chess he stands on the second board.</source>
        <translation>Negli scacchi di Alice sta sulla seconda scacchiera.</translation>
    </message>
</context>
<context>
    <name>TreePanel</name>
    <message>
        <source>Solution</source>
        <translation>Soluzione</translation>
    </message>
</context>
<context>
    <name>TwinTabs</name>
    <message>
        <source>Twins</source>
        <translation>Gemelli</translation>
    </message>
    <message>
        <source>Change this twin</source>
        <translation>Modifica questo gemello</translation>
    </message>
    <message>
        <source>Add a twin</source>
        <translation>Aggiungi un gemello</translation>
    </message>
    <message>
        <source>No duplex</source>
        <translation>Nessun duplex</translation>
    </message>
    <message>
        <source>Zeroposition: only the twins are solved</source>
        <translation>Posizione zero: si risolvono solo i gemelli</translation>
    </message>
    <message>
        <source>Continued: starts from %1)</source>
        <translation>Continuo: parte da %1)</translation>
    </message>
    <message>
        <source>Write the change …</source>
        <translation>Scrivi la modifica …</translation>
    </message>
    <message>
        <source>Other stipulation …</source>
        <translation>Altra stipulazione …</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Sposta</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>A sinistra</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>A destra</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>In alto</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>In basso</translation>
    </message>
    <message>
        <source>Exchange the colours (Polish type)</source>
        <translation>Scambia i colori (tipo polacco)</translation>
    </message>
    <message>
        <source>No change</source>
        <translation>Nessuna modifica</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Prima</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Dopo</translation>
    </message>
    <message>
        <source>Delete twin %1)</source>
        <translation>Elimina il gemello %1)</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Ruota</translation>
    </message>
    <message>
        <source>90° anticlockwise</source>
        <translation>90° in senso antiorario</translation>
    </message>
    <message>
        <source>90° clockwise</source>
        <translation>90° in senso orario</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Specchia</translation>
    </message>
</context>
<context>
    <name>Varying</name>
    <message>
        <source>All squares</source>
        <translation>Tutte le case</translation>
    </message>
    <message>
        <source>Empty ones</source>
        <translation>Le vuote</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>may be left out</source>
        <translation>può mancare</translation>
    </message>
    <message>
        <source>up to</source>
        <translation>fino a</translation>
    </message>
    <message>
        <source>How many such men may be added</source>
        <translation>Quanti di questi pezzi si possono aggiungere</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>What may vary</source>
        <translation>Che cosa può variare</translation>
    </message>
    <message>
        <source>+ Add a man</source>
        <translation>+ Aggiungi pezzo</translation>
    </message>
    <message>
        <source>Every man anywhere</source>
        <translation>Tutti ovunque</translation>
    </message>
    <message>
        <source>Every man may go</source>
        <translation>Tutti possono mancare</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nulla</translation>
    </message>
    <message>
        <source>one change</source>
        <translation>una modifica</translation>
    </message>
    <message>
        <source>two changes</source>
        <translation>due modifiche</translation>
    </message>
    <message>
        <source>three changes</source>
        <translation>tre modifiche</translation>
    </message>
    <message>
        <source>four changes</source>
        <translation>quattro modifiche</translation>
    </message>
    <message>
        <source>five changes</source>
        <translation>cinque modifiche</translation>
    </message>
    <message>
        <source>six changes</source>
        <translation>sei modifiche</translation>
    </message>
    <message>
        <source>any number of changes</source>
        <translation>modifiche senza limite</translation>
    </message>
    <message>
        <source>Click a man to say how far he is free.</source>
        <translation>Clic su un pezzo per dire quanto è libero.</translation>
    </message>
    <message>
        <source>A man that may be added</source>
        <translation>Un pezzo che si può aggiungere</translation>
    </message>
    <message>
        <source>%1 %2 may stand on the blue squares</source>
        <translation>%1 %2 può stare nelle case blu</translation>
    </message>
    <message>
        <source>It may be one of these, too</source>
        <translation>Può anche essere uno di questi</translation>
    </message>
    <message>
        <source>It is one of these</source>
        <translation>È uno di questi</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Al massimo</translation>
    </message>
</context>
<context>
    <name>VerdictLine</name>
    <message>
        <source>preview,
not made yet</source>
        <translation>anteprima,
non eseguita</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Solve all the same</source>
        <translation>Risolvi comunque</translation>
    </message>
</context>
<context>
    <name>VersionTree</name>
    <message>
        <source>Open on the board</source>
        <translation>Apri sulla scacchiera</translation>
    </message>
    <message>
        <source>Make current</source>
        <translation>Rendi corrente</translation>
    </message>
    <message>
        <source>Let the library show this version</source>
        <translation>L&apos;archivio mostra questa versione</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versioni</translation>
    </message>
    <message>
        <source>v%1</source>
        <translation>v%1</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Sulla scacchiera</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Scrivi una nota</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versione</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdetto</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Versions of the problem</source>
        <translation>Versioni del problema</translation>
    </message>
</context>
<context>
    <name>VersionsStrip</name>
    <message>
        <source>Versions</source>
        <translation>Versioni</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Albero</translation>
    </message>
    <message>
        <source>Show the unsound positions among the versions, too</source>
        <translation>Mostra fra le versioni anche le posizioni scorrette</translation>
    </message>
    <message>
        <source>The versions as a tree, compared side by side</source>
        <translation>Le versioni come albero, confrontate fianco a fianco</translation>
    </message>
    <message>
        <source>Unsound %1</source>
        <translation>Scorretti %1</translation>
    </message>
    <message>
        <source>%1 sound positions and %2 others are kept, the newest; what is kept for good, named or noted stays besides.</source>
        <translation>Si tengono le %1 posizioni corrette e le %2 altre più recenti; resta inoltre ciò che è tenuto per sempre, con nome o con nota.</translation>
    </message>
    <message>
        <source>%1, every sound position is kept</source>
        <translation>%1, ogni posizione corretta è conservata</translation>
    </message>
    <message>
        <source>Each sound position will be kept here.</source>
        <translation>Qui sarà conservata ogni posizione corretta.</translation>
    </message>
    <message numerus="yes">
        <source>%1; %2 met before are kept no longer</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1; %2 precedenti non sono più tenute</numerusform>
        </translation>
    </message>
    <message>
        <source>v%1</source>
        <translation>v%1</translation>
    </message>
    <message>
        <source>Remembered, not saved as a version</source>
        <translation>Ricordata, non salvata come versione</translation>
    </message>
</context>
<context>
    <name>WhatIf</name>
    <message>
        <source>%1 on %2:</source>
        <translation>%1 in %2:</translation>
    </message>
</context>
<context>
    <name>Where</name>
    <message>
        <source>Where it is searched</source>
        <translation>Dove si cerca</translation>
    </message>
    <message>
        <source>A cluster</source>
        <translation>Un cluster</translation>
    </message>
    <message>
        <source>All cores</source>
        <translation>Tutti i core</translation>
    </message>
    <message>
        <source>One core</source>
        <translation>Un core</translation>
    </message>
    <message numerus="yes">
        <source>%1 cores</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 core</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WordsPart</name>
    <message>
        <source>Caption</source>
        <translation>Didascalia</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Autori</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fonte</translation>
    </message>
    <message>
        <source>Award</source>
        <translation>Onorificenza</translation>
    </message>
    <message>
        <source>Stipulation</source>
        <translation>Stipulazione</translation>
    </message>
    <message>
        <source>Men</source>
        <translation>Pezzi</translation>
    </message>
    <message>
        <source>Themes</source>
        <translation>Temi</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titolo</translation>
    </message>
    <message>
        <source>Dedication</source>
        <translation>Dedica</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Condizioni</translation>
    </message>
    <message>
        <source>Rules in one line</source>
        <translation>Regole in una riga</translation>
    </message>
    <message>
        <source>Below, what is special in a game other than today&apos;s chess</source>
        <translation>Sotto, ciò che distingue un gioco diverso dagli scacchi odierni</translation>
    </message>
    <message>
        <source>Key to the men</source>
        <translation>Legenda dei pezzi</translation>
    </message>
    <message>
        <source>Below, the fairy men by name, each with his figure</source>
        <translation>Sotto, i pezzi fantastici per nome, ciascuno con la sua figura</translation>
    </message>
    <message>
        <source>Own lines …</source>
        <translation>Righe proprie …</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Lettere</translation>
    </message>
</context>
<context>
    <name>_AlikeList</name>
    <message>
        <source>Problems like this, the nearest first</source>
        <translation>Problemi simili, i più vicini prima</translation>
    </message>
</context>
</TS>
