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
        <source>Problems (%1);;All files (*)</source>
        <translation>Problemi (%1);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
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
        <source>%1: %2 problems read …</source>
        <translation>%1: letti %2 problemi …</translation>
    </message>
    <message>
        <source>%1: %2 added, %3 merged, %4 there already, %5 not read.</source>
        <translation>%1: %2 aggiunti, %3 uniti, %4 già presenti, %5 non letti.</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copia il rapporto</translation>
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
        <source>Export diagram …</source>
        <translation>Esporta diagramma …</translation>
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
        <translation>Cronologia</translation>
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
        <translation>Posizione di partita</translation>
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
        <source>Show all defences</source>
        <translation>Mostra tutte le difese</translation>
    </message>
    <message>
        <source>Show trivial tries</source>
        <translation>Mostra i tentativi banali</translation>
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
        <source>Find in the library</source>
        <translation>Cerca nell&apos;archivio</translation>
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
        <source>Reset the layout</source>
        <translation>Ripristina la disposizione</translation>
    </message>
    <message>
        <source>Mouse and keyboard</source>
        <translation>Mouse e tastiera</translation>
    </message>
    <message>
        <source>Five hints to begin with</source>
        <translation>Cinque consigli per cominciare</translation>
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
        <source>Cooked</source>
        <translation>Demolito</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Insolubile</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Soluzione breve</translation>
    </message>
    <message>
        <source>Cannot be solved</source>
        <translation>Non analizzabile</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Incompleto</translation>
    </message>
    <message>
        <source>No author</source>
        <translation>Senza autore</translation>
    </message>
    <message>
        <source>%1 versions</source>
        <translation>%1 versioni</translation>
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
        <source>Stip.</source>
        <translation>Stip.</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Anno</translation>
    </message>
    <message>
        <source>Men</source>
        <translation>Pezzi</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Chiave</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Esito</translation>
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
        <source>There is nothing on the board to save.</source>
        <translation>Sulla scacchiera non c&apos;è nulla da salvare.</translation>
    </message>
    <message>
        <source>One problem deleted.</source>
        <translation>Un problema eliminato.</translation>
    </message>
    <message>
        <source>%1 problems deleted.</source>
        <translation>Eliminati %1 problemi.</translation>
    </message>
    <message>
        <source>Libraries (*.chesslib);;All files (*)</source>
        <translation>Archivi (*.chesslib);;Tutti i file (*)</translation>
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
        <translation>Alt e trascinare, o Ctrl+Shift e trascinare</translation>
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
        <translation>seleziona i pezzi racchiusi; con Shift li aggiunge</translation>
    </message>
    <message>
        <source>Shift and click</source>
        <translation>Shift e clic</translation>
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
        <source>K Q R B S P</source>
        <translation>R D T A C P</translation>
    </message>
    <message>
        <source>put a white man on the cursor&apos;s square, small letters a black</source>
        <translation>mettono un pezzo bianco nella casa del cursore, minuscole uno nero</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>lifts a man, and puts it down; with Shift selects it</source>
        <translation>alza un pezzo e lo depone; con Shift lo seleziona</translation>
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
        <source>Ctrl+Z, Ctrl+Shift+Z</source>
        <translation>Ctrl+Z, Ctrl+Shift+Z</translation>
    </message>
    <message>
        <source>undo and redo, without end</source>
        <translation>annulla e ripete, senza limite</translation>
    </message>
    <message>
        <source>Ctrl+Shift+T</source>
        <translation>Ctrl+Shift+T</translation>
    </message>
    <message>
        <source>adds a twin; what is then moved on the board is its change</source>
        <translation>aggiunge un gemello; ciò che poi si muove sulla scacchiera è la sua modifica</translation>
    </message>
    <message>
        <source>Ctrl+Page Up, Ctrl+Page Down</source>
        <translation>Ctrl+Pag↑, Ctrl+Pag↓</translation>
    </message>
    <message>
        <source>go through the diagram and its twins</source>
        <translation>scorrono il diagramma e i suoi gemelli</translation>
    </message>
    <message>
        <source>Ctrl+I</source>
        <translation>Ctrl+I</translation>
    </message>
    <message>
        <source>shows title, authors, source and the other details</source>
        <translation>mostra titolo, autori, fonte e gli altri dati</translation>
    </message>
    <message>
        <source>F6</source>
        <translation>F6</translation>
    </message>
    <message>
        <source>flips between the last two positions</source>
        <translation>alterna le ultime due posizioni</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>shows the library</source>
        <translation>mostra l&apos;archivio</translation>
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
        <source>Set play</source>
        <translation>Gioco apparente</translation>
    </message>
    <message>
        <source>%1, trivial ones hidden</source>
        <translation>%1, nascosti i banali</translation>
    </message>
    <message>
        <source>%1 more: %2</source>
        <translation>altri %1: %2</translation>
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
        <source>threat</source>
        <translation>minaccia</translation>
    </message>
    <message>
        <source>threats</source>
        <translation>minacce</translation>
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
    <message>
        <source>%1 answers</source>
        <translation>%1 risposte</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>App.</translation>
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
        <source>changed: another mate in another phase</source>
        <translation>cambiato: altro matto in un&apos;altra fase</translation>
    </message>
    <message>
        <source>transferred: the mate answers another defence elsewhere</source>
        <translation>trasferito: il matto risponde altrove a un&apos;altra difesa</translation>
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
        <source>Bring it back</source>
        <translation>Recupera</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Scarta</translation>
    </message>
    <message>
        <source>Unsaved work of %1 was found: %2.</source>
        <translation>Trovato lavoro non salvato delle %1: %2.</translation>
    </message>
    <message>
        <source>Drag men to the board, or click one here and then squares. Ctrl copies.</source>
        <translation>Trascini i pezzi sulla scacchiera, o faccia clic qui e poi sulle case. Ctrl copia.</translation>
    </message>
    <message>
        <source>Drag off the board or right click to remove. Arrows and letters work, too.</source>
        <translation>Fuori dalla scacchiera o con il clic destro un pezzo si toglie. Valgono anche frecce e lettere.</translation>
    </message>
    <message>
        <source>At every change the solver says here whether the problem is sound.</source>
        <translation>A ogni modifica il risolutore dice qui se il problema è corretto.</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Soluzione</translation>
    </message>
    <message>
        <source>Point at a row to see its moves, click it to play them. Escape comes home.</source>
        <translation>Punti una riga per vederne le mosse, clic per giocarle. Esc torna al diagramma.</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Archivio</translation>
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
        <source>No man stands on %1.</source>
        <translation>In %1 non c&apos;è alcun pezzo.</translation>
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
        <source>threatens</source>
        <translation>minaccia</translation>
    </message>
    <message>
        <source>more</source>
        <comment>moves than those named</comment>
        <translation>altre</translation>
    </message>
    <message>
        <source>the try</source>
        <translation>il tentativo</translation>
    </message>
    <message>
        <source>the actual play</source>
        <translation>il gioco effettivo</translation>
    </message>
    <message>
        <source>or a</source>
        <comment>before a kind of man</comment>
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
        <source>queen</source>
        <translation>donna</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>torre</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>alfiere</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>cavallo</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>pedone</translation>
    </message>
    <message>
        <source>self-block</source>
        <translation>autoblocco</translation>
    </message>
    <message>
        <source>interference</source>
        <translation>interferenza</translation>
    </message>
    <message>
        <source>unguard</source>
        <translation>decontrollo</translation>
    </message>
    <message>
        <source>line opening</source>
        <translation>apertura di linea</translation>
    </message>
    <message>
        <source>self-pin</source>
        <translation>autoinchiodatura</translation>
    </message>
    <message>
        <source>flight</source>
        <comment>a move of the black king</comment>
        <translation>fuga</translation>
    </message>
    <message>
        <source>the folder does not exist</source>
        <translation>la cartella non esiste</translation>
    </message>
    <message>
        <source>a part of its path is a file, not a folder</source>
        <translation>una parte del percorso è un file, non una cartella</translation>
    </message>
    <message>
        <source>writing is not allowed there</source>
        <translation>lì non è permesso scrivere</translation>
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
        <source>the name is too long</source>
        <translation>il nome è troppo lungo</translation>
    </message>
    <message>
        <source>w</source>
        <comment>a white man</comment>
        <translation>b</translation>
    </message>
    <message>
        <source>b</source>
        <comment>a black man</comment>
        <translation>n</translation>
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
    <message>
        <source>%1 men</source>
        <translation>%1 pezzi</translation>
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
        <translation>posizione di partita</translation>
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
        <source>%1 has no king</source>
        <translation>il %1 non ha re</translation>
    </message>
    <message>
        <source>%1 has %3 kings (%2)</source>
        <translation>il %1 ha %3 re (%2)</translation>
    </message>
    <message>
        <source>the kings stand side by side (%2)</source>
        <translation>i re sono adiacenti (%2)</translation>
    </message>
    <message>
        <source>the king of %1 can be captured (%2)</source>
        <translation>il re del %1 può essere catturato (%2)</translation>
    </message>
    <message>
        <source>a pawn of %1 stands on its first or last rank (%2)</source>
        <translation>un pedone del %1 è in prima o ultima traversa (%2)</translation>
    </message>
    <message>
        <source>%1 has %3 men, more than 16</source>
        <translation>il %1 ha %3 pezzi, più di 16</translation>
    </message>
    <message>
        <source>%1 has %3 pawns, more than 8</source>
        <translation>il %1 ha %3 pedoni, più di 8</translation>
    </message>
    <message>
        <source>%1 has more promoted men (%3) than pawns are missing</source>
        <translation>il %1 ha più pezzi promossi (%3) che pedoni mancanti</translation>
    </message>
    <message>
        <source>the pawns of %1 cannot have come to their squares (%2)</source>
        <translation>i pedoni del %1 non possono essere giunti nelle loro case (%2)</translation>
    </message>
    <message>
        <source>the pawns of %1 need more captures (%3) than men are missing</source>
        <translation>ai pedoni del %1 servono più catture (%3) che pezzi mancanti</translation>
    </message>
    <message>
        <source>a bishop of %1 cannot have come to its square (%2)</source>
        <translation>un alfiere del %1 non può essere giunto nella sua casa (%2)</translation>
    </message>
    <message>
        <source>no last move can have given the check to %1 (%2)</source>
        <translation>nessuna ultima mossa può aver dato lo scacco al %1 (%2)</translation>
    </message>
    <message>
        <source>%1 cannot have made a last move</source>
        <translation>il %1 non può aver fatto un&apos;ultima mossa</translation>
    </message>
    <message>
        <source>%1 has promoted force (%2)</source>
        <translation>il %1 ha pezzi promossi (%2)</translation>
    </message>
    <message>
        <source>%1 has bishops on squares of one colour (%2)</source>
        <translation>il %1 ha alfieri su case dello stesso colore (%2)</translation>
    </message>
    <message>
        <source>a bishop of %1 must be promoted, its home is shut (%2)</source>
        <translation>un alfiere del %1 è promosso, la sua casa d&apos;origine è chiusa (%2)</translation>
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
        <source> and %1 more</source>
        <translation> e altre %1</translation>
    </message>
    <message>
        <source>Sound: %1!</source>
        <translation>Corretto: %1!</translation>
    </message>
    <message>
        <source>Cooked: %1 keys</source>
        <translation>Demolito: %1 chiavi</translation>
    </message>
    <message>
        <source>Short: %1 solves in %2</source>
        <translation>Soluzione breve: %1 in %2 mosse</translation>
    </message>
    <message>
        <source>Short: %1 is mate</source>
        <translation>Soluzione breve: %1 è matto</translation>
    </message>
    <message>
        <source>Short: %1 is stalemate</source>
        <translation>Soluzione breve: %1 è stallo</translation>
    </message>
    <message>
        <source>one threat</source>
        <translation>una minaccia</translation>
    </message>
    <message>
        <source>%1 threats</source>
        <translation>%1 minacce</translation>
    </message>
    <message>
        <source>%1 has no move.</source>
        <translation>Il %1 non ha mosse.</translation>
    </message>
    <message>
        <source>No first move is decided yet.</source>
        <translation>Nessuna prima mossa è ancora decisa.</translation>
    </message>
    <message>
        <source>no key so far</source>
        <translation>nessuna chiave finora</translation>
    </message>
    <message>
        <source>%1 of %2 first moves, %3.</source>
        <translation>%1 prime mosse su %2, %3.</translation>
    </message>
    <message>
        <source>Nearest: %1.</source>
        <translation>Ci vanno vicino: %1.</translation>
    </message>
    <message>
        <source>one effective defence</source>
        <translation>una difesa efficace</translation>
    </message>
    <message>
        <source>%1 effective defences</source>
        <translation>%1 difese efficaci</translation>
    </message>
    <message>
        <source>one defence</source>
        <translation>una difesa</translation>
    </message>
    <message>
        <source>%1 defences</source>
        <translation>%1 difese</translation>
    </message>
    <message>
        <source>one with a dual</source>
        <translation>una con duale</translation>
    </message>
    <message>
        <source>%1 with duals</source>
        <translation>%1 con duali</translation>
    </message>
    <message>
        <source>set play is complete</source>
        <translation>gioco apparente completo</translation>
    </message>
    <message>
        <source>set play</source>
        <translation>gioco apparente</translation>
    </message>
    <message>
        <source>No theme found yet.</source>
        <translation>Ancora nessun tema.</translation>
    </message>
    <message>
        <source>,</source>
        <comment>parts thousands</comment>
        <translation>.</translation>
    </message>
    <message>
        <source>.</source>
        <comment>decimal point</comment>
        <translation>,</translation>
    </message>
    <message>
        <source>%1 holds more than one problem; the first is on the board.</source>
        <translation>%1 contiene più di un problema; il primo è sulla scacchiera.</translation>
    </message>
</context>
<context>
    <name>Analysis</name>
    <message>
        <source>There is no solution.</source>
        <translation>Non c&apos;è soluzione.</translation>
    </message>
    <message>
        <source>A first move mates at once.</source>
        <translation>Una prima mossa dà subito matto.</translation>
    </message>
    <message>
        <source>More than one key: %1.</source>
        <translation>Più di una chiave: %1.</translation>
    </message>
    <message>
        <source>The key %1 captures in passing: the last move needs proof.</source>
        <translation>La chiave %1 cattura en passant: l&apos;ultima mossa va dimostrata.</translation>
    </message>
    <message>
        <source>The key %1 checks.</source>
        <translation>La chiave %1 dà scacco.</translation>
    </message>
    <message>
        <source>The key %1 takes a pawn.</source>
        <translation>La chiave %1 cattura un pedone.</translation>
    </message>
    <message>
        <source>The key %1 takes a %2.</source>
        <translation>La chiave %1 cattura un pezzo (%2).</translation>
    </message>
    <message>
        <source>The key gives %1 and takes %2.</source>
        <translation>La chiave concede %1 e toglie %2.</translation>
    </message>
    <message>
        <source>The key takes %1 from the king.</source>
        <translation>La chiave toglie al re %1.</translation>
    </message>
    <message>
        <source>The key gives the king %1.</source>
        <translation>La chiave concede al re %1.</translation>
    </message>
    <message>
        <source>In the diagram no mate is provided for %1.</source>
        <translation>Nel diagramma nessun matto è pronto per %1.</translation>
    </message>
    <message>
        <source>The key leaves Black %1 moves of %2.</source>
        <translation>La chiave lascia al Nero %1 mosse su %2.</translation>
    </message>
    <message>
        <source>The key pins the black man on %1.</source>
        <translation>La chiave inchioda il pezzo nero in %1.</translation>
    </message>
    <message>
        <source>The key&apos;s man can be taken by %1.</source>
        <translation>Il pezzo della chiave può essere catturato: %1.</translation>
    </message>
    <message>
        <source>The key lets Black check by %1.</source>
        <translation>La chiave permette scacchi al Nero: %1.</translation>
    </message>
    <message>
        <source>The key gives up White&apos;s guard of %1.</source>
        <translation>La chiave abbandona il controllo bianco di %1.</translation>
    </message>
    <message>
        <source>The key puts White&apos;s man on %1 into a pin.</source>
        <translation>La chiave inchioda il pezzo bianco in %1.</translation>
    </message>
    <message>
        <source>The key %1 brings a man into play that had nothing to do.</source>
        <translation>La chiave %1 porta in gioco un pezzo che era inattivo.</translation>
    </message>
    <message>
        <source>Dual after %1: %2.</source>
        <translation>Duale dopo %1: %2.</translation>
    </message>
    <message>
        <source>There is no dual.</source>
        <translation>Non ci sono duali.</translation>
    </message>
    <message>
        <source>There are %1 threats, told apart by the defences: %2.</source>
        <translation>Ci sono %1 minacce, separate dalle difese: %2.</translation>
    </message>
    <message>
        <source>There are %1 threats, not all forced alone: %2.</source>
        <translation>Ci sono %1 minacce, non tutte forzate da sole: %2.</translation>
    </message>
    <message>
        <source>%1 answers %2 of %3 defences.</source>
        <translation>%1 risponde a %2 difese su %3.</translation>
    </message>
    <message>
        <source>The play is short: 1 different mate.</source>
        <translation>Il gioco è scarso: un solo matto.</translation>
    </message>
    <message>
        <source>The play is short: %1 different mates.</source>
        <translation>Il gioco è scarso: %1 matti diversi.</translation>
    </message>
    <message>
        <source>Rich play: %1 different mates.</source>
        <translation>Gioco ricco: %1 matti diversi.</translation>
    </message>
    <message>
        <source>%1 different mates.</source>
        <translation>%1 matti diversi.</translation>
    </message>
    <message>
        <source>Set mates are changed after %1.</source>
        <translation>I matti del gioco apparente cambiano dopo %1.</translation>
    </message>
    <message>
        <source>Set mates are lost without a single mate in their place after %1.</source>
        <translation>Matti del gioco apparente si perdono, senza un matto unico al loro posto, dopo %1.</translation>
    </message>
    <message>
        <source>Symmetric play: %1.</source>
        <translation>Gioco simmetrico: %1.</translation>
    </message>
    <message>
        <source>All %1 tries fail to %2.</source>
        <translation>Tutti i %1 tentativi falliscono per %2.</translation>
    </message>
    <message>
        <source>%1 tries with quiet refutations, %2 different ones.</source>
        <translation>%1 tentativi con confutazioni quiete, %2 diverse.</translation>
    </message>
    <message>
        <source>One try with a quiet refutation.</source>
        <translation>Un tentativo con confutazione quieta.</translation>
    </message>
    <message>
        <source>One try fails to a check or the capture of its man.</source>
        <translation>Un tentativo cade per uno scacco o per la cattura del suo pezzo.</translation>
    </message>
    <message>
        <source>%1 tries fail to a check or the capture of their man.</source>
        <translation>%1 tentativi falliscono per uno scacco o la cattura del pezzo che muove.</translation>
    </message>
    <message>
        <source>Black errs in %1 ways: %2.</source>
        <translation>Il Nero sbaglia in %1 modi: %2.</translation>
    </message>
    <message>
        <source>Model mates: %1.</source>
        <translation>Matti modello: %1.</translation>
    </message>
    <message>
        <source>A miniature: %1 men.</source>
        <translation>Una miniatura: %1 pezzi.</translation>
    </message>
    <message>
        <source>A Meredith: %1 men.</source>
        <translation>Un Meredith: %1 pezzi.</translation>
    </message>
    <message>
        <source>A heavy position: %1 men.</source>
        <translation>Posizione pesante: %1 pezzi.</translation>
    </message>
    <message>
        <source>%1 has promoted force among %2.</source>
        <translation>%1: pezzi promossi fra %2.</translation>
    </message>
    <message>
        <source>The white %1 on %2 takes part in none of %3 mates.</source>
        <translation>Il pezzo bianco in %2 (%1) non partecipa a nessuno dei %3 matti.</translation>
    </message>
    <message>
        <source>On average %1 % of White&apos;s men take part in a mate.</source>
        <translation>In media partecipa a un matto il %1 % dei pezzi bianchi.</translation>
    </message>
    <message>
        <source>The %1 on %2 is unnecessary: without it key, mates, set play and tries stay.</source>
        <translation>Pezzo superfluo: %1 in %2. Senza, restano chiave, matti, gioco apparente e tentativi.</translation>
    </message>
    <message>
        <source>The %1 on %2 could be a %3.</source>
        <translation>Basterebbe un pezzo più debole: %1 in %2, invece %3.</translation>
    </message>
    <message>
        <source>The %1 on %2 only gives defences of its own, with mates that others give too.</source>
        <translation>Dà solo difese proprie, con matti che danno già altre: %1 in %2.</translation>
    </message>
    <message>
        <source>The %1 on %2 is there for set play or tries only.</source>
        <translation>Serve solo al gioco apparente o ai tentativi: %1 in %2.</translation>
    </message>
    <message>
        <source>The %1 on %2 only stops another key.</source>
        <translation>Impedisce solo un&apos;altra chiave: %1 in %2.</translation>
    </message>
    <message>
        <source>The %1 on %2 only stops duals.</source>
        <translation>Impedisce solo duali: %1 in %2.</translation>
    </message>
</context>
<context>
    <name>AnalysisPane</name>
    <message>
        <source>Solution</source>
        <translation>Soluzione</translation>
    </message>
    <message>
        <source>Phases, themes, quality</source>
        <translation>Fasi, temi, qualità</translation>
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
        <source>Cannot be solved</source>
        <translation>Non analizzabile</translation>
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
        <source>Put both kings on the board to see the solution.</source>
        <translation>Metta i due re sulla scacchiera per vedere la soluzione.</translation>
    </message>
    <message>
        <source>Mend what is ringed on the board to see the solution.</source>
        <translation>Corregga ciò che è cerchiato sulla scacchiera per vedere la soluzione.</translation>
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
        <source>Board: {square}</source>
        <translation>Scacchiera: {square}</translation>
    </message>
    <message>
        <source>{material}. Arrows move, letters place men, Space lifts and drops.</source>
        <translation>{material}. Le frecce muovono, le lettere mettono pezzi, Spazio alza e depone.</translation>
    </message>
    <message>
        <source>{square}, selected</source>
        <translation>{square}, selezionato</translation>
    </message>
    <message>
        <source>Drag men here, or paste a position.</source>
        <translation>Trascini qui i pezzi o incolli una posizione.</translation>
    </message>
</context>
<context>
    <name>CaptionPanel</name>
    <message>
        <source>Authors</source>
        <translation>Autori</translation>
    </message>
    <message>
        <source>Authors, parted by semicolons</source>
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
        <translation>Premio</translation>
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
        <source>Keywords, parted by commas</source>
        <translation>Parole chiave, separate da virgole</translation>
    </message>
    <message>
        <source>keywords changed</source>
        <translation>parole chiave modificate</translation>
    </message>
    <message>
        <source>Comments, parted by an empty line</source>
        <translation>Commenti, separati da una riga vuota</translation>
    </message>
    <message>
        <source>comments changed</source>
        <translation>commenti modificati</translation>
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
    <name>DockBar</name>
    <message>
        <source>Library</source>
        <translation>Archivio</translation>
    </message>
    <message>
        <source>Library  %1</source>
        <translation>Archivio  %1</translation>
    </message>
</context>
<context>
    <name>ExportWindow</name>
    <message>
        <source>Export diagram</source>
        <translation>Esporta diagramma</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Coordinate</translation>
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
        <source>Distinction</source>
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
        <source>Save …</source>
        <translation>Salva …</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvato come %1.</translation>
    </message>
    <message>
        <source>Magazine, hatched</source>
        <translation>Rivista, tratteggio</translation>
    </message>
    <message>
        <source>Print, flat grey</source>
        <translation>Stampa, grigio pieno</translation>
    </message>
    <message>
        <source>Screen, coloured</source>
        <translation>Schermo, a colori</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Scacchiera</translation>
    </message>
    <message>
        <source>Width of the board</source>
        <translation>Larghezza scacchiera</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Didascalia</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>expected a stipulation such as #2, =3, s#4 or h#2.5, got %1</source>
        <translation>attesa una stipulazione come #2, =3, s#4 o h#2.5, non %1</translation>
    </message>
    <message>
        <source>expected 1 to %1 moves, got %2</source>
        <translation>attese da 1 a %1 mosse, non %2</translation>
    </message>
    <message>
        <source>only help play has half moves, got %1</source>
        <translation>solo l&apos;aiutomatto ha mezze mosse, non %1</translation>
    </message>
    <message>
        <source>%1 is not solved yet; direct play such as #2 or =3 is</source>
        <translation>%1 non si risolve ancora; il gioco diretto come #2 o =3 sì</translation>
    </message>
    <message>
        <source>%1 is too long to be solved; expected at most %2 moves</source>
        <translation>%1 è troppo lungo da risolvere; attese al massimo %2 mosse</translation>
    </message>
    <message>
        <source>FEN: expected at most %1 characters, got %2</source>
        <translation>FEN: attesi al massimo %1 caratteri, non %2</translation>
    </message>
    <message>
        <source>FEN: expected a placement such as 8/8/8/8/8/8/8/K1k5, got nothing</source>
        <translation>FEN: attesa una posizione come 8/8/8/8/8/8/8/K1k5, trovato nulla</translation>
    </message>
    <message>
        <source>FEN: expected at most 6 fields, got %1</source>
        <translation>FEN: attesi al massimo 6 campi, non %1</translation>
    </message>
    <message>
        <source>FEN, placement: expected 8 ranks parted by &apos;/&apos;, got %1</source>
        <translation>FEN, posizione: attese 8 traverse separate da &apos;/&apos;, non %1</translation>
    </message>
    <message>
        <source>FEN, rank %1: expected 8 squares, got %2 in %3</source>
        <translation>FEN, traversa %1: attese 8 case, non %2 in %3</translation>
    </message>
    <message>
        <source>FEN, rank %1: expected one of KQRBNP or kqrbnp, got %2</source>
        <translation>FEN, traversa %1: attesa una lettera di KQRBNP o kqrbnp, non %2</translation>
    </message>
    <message>
        <source>FEN, side to move: expected w or b, got %1</source>
        <translation>FEN, tratto: atteso w o b, non %1</translation>
    </message>
    <message>
        <source>FEN, castling: expected letters of KQkq or -, got %1</source>
        <translation>FEN, arrocco: attese lettere di KQkq o -, non %1</translation>
    </message>
    <message>
        <source>FEN, e.p. square: expected a square such as e4, got %1</source>
        <translation>FEN, casa e.p.: attesa una casa come e4, non %1</translation>
    </message>
    <message>
        <source>FEN, e.p. square: no pawn can just have passed over %1</source>
        <translation>FEN, casa e.p.: nessun pedone può aver appena attraversato %1</translation>
    </message>
    <message>
        <source>The library %1 cannot be used.</source>
        <translation>L&apos;archivio %1 non si può usare.</translation>
    </message>
    <message>
        <source>There is no library %1.</source>
        <translation>L&apos;archivio %1 non esiste.</translation>
    </message>
    <message>
        <source>The library %1 was removed, moved or replaced while it was open; nothing was written. Open it from its new place, or another library.</source>
        <translation>L&apos;archivio %1 è stato tolto, spostato o sostituito mentre era aperto; non è stato scritto nulla. Lo apra dal nuovo posto, o apra un altro archivio.</translation>
    </message>
    <message>
        <source>There is already a file %1; it was left as it is.</source>
        <translation>Il file %1 esiste già; è rimasto com&apos;era.</translation>
    </message>
    <message>
        <source>%1 is not a library of problems; it was left as it is.</source>
        <translation>%1 non è un archivio di problemi; è rimasto com&apos;era.</translation>
    </message>
    <message>
        <source>The library %1 is damaged; it was left as it is. If you have a backup copy, open that one.</source>
        <translation>L&apos;archivio %1 è danneggiato; è rimasto com&apos;era. Se ha una copia di riserva, apra quella.</translation>
    </message>
    <message>
        <source>The library %1 was written by a newer version of this program; it was left as it is. Install the newer version to open it.</source>
        <translation>L&apos;archivio %1 è stato scritto da una versione più recente di questo programma; è rimasto com&apos;era. Per aprirlo installi la versione più recente.</translation>
    </message>
    <message>
        <source>The library %1 was written by an older version of this program and must be brought up to date before it can be read; open it for writing once.</source>
        <translation>L&apos;archivio %1 è stato scritto da una versione precedente di questo programma e va aggiornato prima di leggerlo; lo apra una volta in scrittura.</translation>
    </message>
    <message>
        <source>The library %1 cannot be written: its folder is missing, or the file or the folder is read-only.</source>
        <translation>L&apos;archivio %1 non si può scrivere: la cartella manca, o file o cartella sono di sola lettura.</translation>
    </message>
    <message>
        <source>The library %1 could not be read or written: the disk reports an error.</source>
        <translation>L&apos;archivio %1 non si è potuto leggere o scrivere: il disco segnala un errore.</translation>
    </message>
    <message>
        <source>The library %1 is being written by another program; try again in a moment.</source>
        <translation>Un altro programma sta scrivendo l&apos;archivio %1; riprovi fra un momento.</translation>
    </message>
    <message>
        <source>There is no room left on the disk to write to the library %1.</source>
        <translation>Sul disco non c&apos;è più spazio per scrivere nell&apos;archivio %1.</translation>
    </message>
    <message>
        <source>That problem is no longer in the library %1.</source>
        <translation>Quel problema non è più nell&apos;archivio %1.</translation>
    </message>
    <message>
        <source>Unsaved work cannot be kept safe: the folder %1 cannot be written, or its disk is full.</source>
        <translation>Il lavoro non salvato non si può conservare: la cartella %1 non è scrivibile, o il disco è pieno.</translation>
    </message>
    <message>
        <source>The library %1 is no longer open; nothing was changed in it.</source>
        <translation>L&apos;archivio %1 non è più aperto; nulla vi è stato cambiato.</translation>
    </message>
    <message>
        <source>%1: a diagram is written as .svg, .png or .pdf.</source>
        <translation>%1: un diagramma si scrive come .svg, .png o .pdf.</translation>
    </message>
    <message>
        <source>%1 is there already.</source>
        <translation>%1 esiste già.</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file.</source>
        <translation>%1 è una cartella, non un file.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 non si può scrivere: %2.</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>Nothing found.</source>
        <translation>Nessun risultato.</translation>
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
    <name>HistoryPanel</name>
    <message>
        <source>as it was opened</source>
        <translation>com&apos;era all&apos;apertura</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Cronologia</translation>
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
        <source>%1 defences, %2 phases</source>
        <translation>%1 difese, %2 fasi</translation>
    </message>
    <message>
        <source>Tries %1</source>
        <translation>Tentativi %1</translation>
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
        <source>Quality</source>
        <translation>Qualità</translation>
    </message>
</context>
<context>
    <name>LibraryPanel</name>
    <message>
        <source>Find authors, sources, years, words …</source>
        <translation>Cerca autori, fonti, anni, parole …</translation>
    </message>
    <message>
        <source>Filter of the library</source>
        <translation>Filtro dell&apos;archivio</translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>%1 trovati</translation>
    </message>
    <message>
        <source>%1 problems</source>
        <translation>%1 problemi</translation>
    </message>
    <message>
        <source>Nothing matches. Drop the last term?</source>
        <translation>Nessun risultato. Togliere l&apos;ultimo termine?</translation>
    </message>
    <message>
        <source>No problems yet. Press Ctrl+S on the board.</source>
        <translation>Ancora nessun problema. Prema Ctrl+S sulla scacchiera.</translation>
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
    <name>Men</name>
    <message>
        <source>white king</source>
        <translation>re bianco</translation>
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
        <source>white bishop</source>
        <translation>alfiere bianco</translation>
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
        <source>black king</source>
        <translation>re nero</translation>
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
        <source>black bishop</source>
        <translation>alfiere nero</translation>
    </message>
    <message>
        <source>black knight</source>
        <translation>cavallo nero</translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation>pedone nero</translation>
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
        <source>{man} ({letter}): drag him onto the board, or click to stamp him</source>
        <translation>{man} ({letter}): trascinare sulla scacchiera, o clic per metterne più d&apos;uno</translation>
    </message>
</context>
<context>
    <name>PositionBar</name>
    <message>
        <source>The side to move: click to change</source>
        <translation>Chi ha il tratto: clic per cambiare</translation>
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
        <source>Black to move</source>
        <translation>Muove il Nero</translation>
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
        <source>No castling</source>
        <translation>Niente arrocco</translation>
    </message>
    <message>
        <source>No king and rook stand at home.</source>
        <translation>Nessun re e torre sono nelle case d&apos;origine.</translation>
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
        <source>The last move is declared to be the pawn&apos;s double step over the square.</source>
        <translation>Si dichiara che l&apos;ultima mossa è stata il doppio passo del pedone oltre la casa.</translation>
    </message>
    <message>
        <source>e.p. off by convention</source>
        <translation>e.p. escluso per convenzione</translation>
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
        <source>Preview of the diagram</source>
        <translation>Anteprima del diagramma</translation>
    </message>
</context>
<context>
    <name>Proofs</name>
    <message>
        <source>Black correction of the man on %1: random %2, correcting %3.</source>
        <translation>Correzione nera del pezzo in %1: mossa a caso %2, correzione %3.</translation>
    </message>
    <message>
        <source>In set play there is no mate after %1.</source>
        <translation>Nel gioco apparente nessun matto dopo %1.</translation>
    </message>
    <message>
        <source>%1 waits: nothing is threatened.</source>
        <translation>%1 è d&apos;attesa: nessuna minaccia.</translation>
    </message>
    <message>
        <source>%1 has the single threat %2.</source>
        <translation>%1 ha la sola minaccia %2.</translation>
    </message>
    <message>
        <source>%1 threatens %2.</source>
        <translation>%1 minaccia %2.</translation>
    </message>
    <message>
        <source>Self-block: %1.</source>
        <translation>Autoblocco: %1.</translation>
    </message>
    <message>
        <source>%1 changed mates - %2.</source>
        <translation>%1 matti cambiati - %2.</translation>
    </message>
    <message>
        <source>Changed mates - %1.</source>
        <translation>Matti cambiati - %1.</translation>
    </message>
    <message>
        <source>Transferred mate - %1.</source>
        <translation>Matto trasferito - %1.</translation>
    </message>
    <message>
        <source>Mutate - %1.</source>
        <translation>Mutate - %1.</translation>
    </message>
    <message>
        <source>%1: on %2 Black shuts off the man on %3.</source>
        <translation>%1: in %2 il Nero interferisce con il pezzo in %3.</translation>
    </message>
    <message>
        <source>Unguard: %1.</source>
        <translation>Decontrollo: %1.</translation>
    </message>
    <message>
        <source>%1 gives the king %2.</source>
        <translation>%1 concede al re %2.</translation>
    </message>
    <message>
        <source>%1 takes %2 from the king.</source>
        <translation>%1 toglie al re %2.</translation>
    </message>
    <message>
        <source>%1 gives %2 and takes %3.</source>
        <translation>%1 concede %2 e toglie %3.</translation>
    </message>
    <message>
        <source>%1 lets Black check by %2.</source>
        <translation>%1 permette scacchi al Nero: %2.</translation>
    </message>
    <message>
        <source>White&apos;s line opened: %1.</source>
        <translation>Apertura di linea bianca: %1.</translation>
    </message>
    <message>
        <source>Battery mate: %1.</source>
        <translation>Matto di batteria: %1.</translation>
    </message>
    <message>
        <source>Battery play: %1.</source>
        <translation>Gioco di batteria: %1.</translation>
    </message>
    <message>
        <source>Indirect battery: %1.</source>
        <translation>Batteria indiretta: %1.</translation>
    </message>
    <message>
        <source>Masked battery: %1.</source>
        <translation>Batteria mascherata: %1.</translation>
    </message>
    <message>
        <source>The king fires a battery: %1.</source>
        <translation>Il re apre una batteria: %1.</translation>
    </message>
    <message>
        <source>The man on %1 fires to %2.</source>
        <translation>Il pezzo in %1 apre la batteria verso %2.</translation>
    </message>
    <message>
        <source>%1 makes the battery of %2, fired by %3.</source>
        <translation>%1 forma la batteria di %2, aperta da %3.</translation>
    </message>
    <message>
        <source>Black checks: %1.</source>
        <translation>Scacchi neri: %1.</translation>
    </message>
    <message>
        <source>Cross-check: %1.</source>
        <translation>Controscacco: %1.</translation>
    </message>
    <message>
        <source>Cross-checks: %1.</source>
        <translation>Controscacchi: %1.</translation>
    </message>
    <message>
        <source>Double check: %1.</source>
        <translation>Scacco doppio: %1.</translation>
    </message>
    <message>
        <source>Mate by pin: %1.</source>
        <translation>Matto per inchiodatura: %1.</translation>
    </message>
    <message>
        <source>Mate by promotion: %1.</source>
        <translation>Matto per promozione: %1.</translation>
    </message>
    <message>
        <source>Model mate: %1.</source>
        <translation>Matto modello: %1.</translation>
    </message>
    <message>
        <source>%1 lies in ambush: %2 opens its line.</source>
        <translation>%1 si apposta: %2 ne apre la linea.</translation>
    </message>
    <message>
        <source>%1 offers the man where it could not be taken before: %2.</source>
        <translation>%1 offre il pezzo dove prima non era catturabile: %2.</translation>
    </message>
    <message>
        <source>White shuts his own line: %1.</source>
        <translation>Il Bianco chiude la propria linea: %1.</translation>
    </message>
    <message>
        <source>Drawn off the guard: %1.</source>
        <translation>Deviazione dal controllo: %1.</translation>
    </message>
    <message>
        <source>The king pins his own man: %1.</source>
        <translation>Il re inchioda un proprio pezzo: %1.</translation>
    </message>
    <message>
        <source>Every black move is answered by mate already in set play.</source>
        <translation>Ogni mossa nera ha già il suo matto nel gioco apparente.</translation>
    </message>
    <message>
        <source>The key goes to the corner %1.</source>
        <translation>La chiave va nell&apos;angolo %1.</translation>
    </message>
    <message>
        <source>The key is castling.</source>
        <translation>La chiave è un arrocco.</translation>
    </message>
    <message>
        <source>The key promotes a pawn to a %1.</source>
        <translation>La chiave promuove un pedone a %1.</translation>
    </message>
    <message>
        <source>The king makes the key %1.</source>
        <translation>È il re a fare la chiave %1.</translation>
    </message>
    <message>
        <source>The key %1 goes back: %2.</source>
        <translation>La chiave %1 ritorna: %2.</translation>
    </message>
    <message>
        <source>Black unpins his own man: %1.</source>
        <translation>Il Nero schioda un proprio pezzo: %1.</translation>
    </message>
    <message>
        <source>%1 unpins the black man on %2.</source>
        <translation>%1 schioda il pezzo nero in %2.</translation>
    </message>
    <message>
        <source>%1 pins the black man on %2.</source>
        <translation>%1 inchioda il pezzo nero in %2.</translation>
    </message>
    <message>
        <source>White&apos;s man unpinned: %1.</source>
        <translation>Schiodatura bianca: %1.</translation>
    </message>
    <message>
        <source>Indirect unpin: %1.</source>
        <translation>Schiodatura indiretta: %1.</translation>
    </message>
    <message>
        <source>Self-pin: %1.</source>
        <translation>Autoinchiodatura: %1.</translation>
    </message>
    <message>
        <source>Half-pin of the men on %1: %2.</source>
        <translation>Semi-inchiodatura dei pezzi in %1: %2.</translation>
    </message>
    <message>
        <source>%1 on %2: %3 shuts off the man on %4 (%5), %6 that on %7 (%8).</source>
        <translation>%1 in %2: %3 interferisce con il pezzo in %4 (%5), %6 con quello in %7 (%8).</translation>
    </message>
    <message>
        <source>%1 on %2: %3, the man on %4 is shut off.</source>
        <translation>%1 in %2: %3, il pezzo in %4 è interferito.</translation>
    </message>
    <message>
        <source>%1: Black opens the line of %2 and closes that of %3.</source>
        <translation>%1: il Nero apre la linea di %2 e chiude quella di %3.</translation>
    </message>
    <message>
        <source>There are no pawns.</source>
        <translation>Non ci sono pedoni.</translation>
    </message>
    <message>
        <source>There is no set play.</source>
        <translation>Non c&apos;è gioco apparente.</translation>
    </message>
    <message>
        <source>The man on %1 guards %2 and must choose.</source>
        <translation>Il pezzo in %1 controlla %2 e deve scegliere.</translation>
    </message>
    <message>
        <source>Dombrovskis paradox: %1.</source>
        <translation>Paradosso Dombrovskis: %1.</translation>
    </message>
    <message>
        <source>Black&apos;s promotions are told apart: %1.</source>
        <translation>Promozioni nere differenziate: %1.</translation>
    </message>
    <message>
        <source>Black promotes on %1 to all four: %2.</source>
        <translation>Il Nero promuove in %1 a tutte e quattro: %2.</translation>
    </message>
    <message>
        <source>White promotes to all four: %1.</source>
        <translation>Il Bianco promuove a tutte e quattro: %1.</translation>
    </message>
    <message>
        <source>The knight on %1 has eight moves, all answered by mate.</source>
        <translation>Il cavallo in %1 ha otto mosse, tutte seguite da matto.</translation>
    </message>
    <message>
        <source>The knight on %1 makes a wheel: eight different mates.</source>
        <translation>Il cavallo in %1 fa la ruota: otto matti diversi.</translation>
    </message>
    <message>
        <source>%1 moves defend on %2: %3.</source>
        <translation>%1 mosse difendono in %2: %3.</translation>
    </message>
    <message>
        <source>Dual avoidance: %1, not %2; %3, not %4.</source>
        <translation>Antiduale: %1, non %2; %3, non %4.</translation>
    </message>
    <message>
        <source>On the square of the key %1 White also tries %2.</source>
        <translation>Nella casa della chiave %1 il Bianco tenta anche %2.</translation>
    </message>
    <message>
        <source>The key&apos;s man tries %1.</source>
        <translation>Il pezzo della chiave tenta %1.</translation>
    </message>
    <message>
        <source>The two threats are separated: %1.</source>
        <translation>Le due minacce sono separate: %1.</translation>
    </message>
    <message>
        <source>The king has %1 flights: %2.</source>
        <translation>Il re ha %1 case di fuga: %2.</translation>
    </message>
    <message>
        <source>Each black move forces one of the threats.</source>
        <translation>Ogni mossa nera forza una delle minacce.</translation>
    </message>
</context>
<context>
    <name>RecordTable</name>
    <message>
        <source>Problems of the library</source>
        <translation>Problemi dell&apos;archivio</translation>
    </message>
    <message>
        <source>Open on the board</source>
        <translation>Apri sulla scacchiera</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
</context>
<context>
    <name>SolutionPanel</name>
    <message>
        <source>Solution</source>
        <translation>Soluzione</translation>
    </message>
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
        <source>How many refutations a try may have: 1, 2 or 3</source>
        <translation>Quante confutazioni può avere un tentativo: 1, 2 o 3</translation>
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
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Reference solver (slower)</source>
        <translation>Risolutore di riferimento (più lento)</translation>
    </message>
    <message>
        <source>%1 positions</source>
        <translation>%1 posizioni</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Salvato %1</translation>
    </message>
</context>
<context>
    <name>StipulationField</name>
    <message>
        <source>Stipulation</source>
        <translation>Stipulazione</translation>
    </message>
    <message>
        <source>Stipulation, such as #2, #3 or =2</source>
        <translation>Stipulazione, ad es. #2, #3 o =2</translation>
    </message>
</context>
<context>
    <name>StudioWindow</name>
    <message>
        <source>Library</source>
        <translation>Archivio</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Cronologia</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Dati</translation>
    </message>
    <message>
        <source>New problem</source>
        <translation>Nuovo problema</translation>
    </message>
    <message>
        <source>Library: %1</source>
        <translation>Archivio: %1</translation>
    </message>
    <message>
        <source>The library %1 is not there; another was opened in its place.</source>
        <translation>L&apos;archivio %1 non c&apos;è; al suo posto ne è stato aperto un altro.</translation>
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
        <source>Zeroposition: only the twins are solved</source>
        <translation>Zeroposizione: si risolvono solo i gemelli</translation>
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
        <source>Mirror</source>
        <translation>Specchia</translation>
    </message>
</context>
<context>
    <name>VerdictLine</name>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
</context>
<context>
    <name>VersionsStrip</name>
    <message>
        <source>Versions</source>
        <translation>Versioni</translation>
    </message>
    <message>
        <source>v%1</source>
        <translation>v%1</translation>
    </message>
</context>
</TS>
