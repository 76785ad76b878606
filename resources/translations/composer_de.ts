<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>Import problems …</source>
        <translation>Probleme importieren …</translation>
    </message>
    <message>
        <source>Read a letter …</source>
        <translation>Einen Brief lesen …</translation>
    </message>
    <message>
        <source>Originals by stage …</source>
        <translation>Originale nach Stand …</translation>
    </message>
    <message>
        <source>Export diagrams …</source>
        <translation>Diagramme exportieren …</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>Tourney …</source>
        <translation>Turnier …</translation>
    </message>
    <message>
        <source>Solving contest …</source>
        <translation>Lösungsturnier …</translation>
    </message>
    <message>
        <source>On a telephone …</source>
        <translation>Auf dem Telefon …</translation>
    </message>
    <message>
        <source>Settings …</source>
        <translation>Einstellungen …</translation>
    </message>
    <message>
        <source>Take moves back</source>
        <translation>Züge zurücknehmen</translation>
    </message>
    <message>
        <source>Export problems …</source>
        <translation>Probleme exportieren …</translation>
    </message>
    <message>
        <source>An import is under way already.</source>
        <translation>Ein Import läuft schon.</translation>
    </message>
    <message>
        <source>No library is open to import into.</source>
        <translation>Kein Archiv ist offen, in das importiert werden kann.</translation>
    </message>
    <message>
        <source>%2: one problem looked through …</source>
        <translation>%2: ein Problem durchgesehen …</translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 problems looked through …</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%2: %1 Probleme durchgesehen …</numerusform>
        </translation>
    </message>
    <message>
        <source>%2: one problem read …</source>
        <translation>%2: ein Problem gelesen …</translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 problems read …</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%2: %1 Probleme gelesen …</numerusform>
        </translation>
    </message>
    <message>
        <source>Problems (%1);;All files (*)</source>
        <translation>Probleme (%1);;Alle Dateien (*)</translation>
    </message>
    <message numerus="yes">
        <source>%1 files</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>The import was stopped; nothing came in.</source>
        <translation>Der Import wurde abgebrochen; nichts ist aufgenommen.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Details …</source>
        <translation>Einzelheiten …</translation>
    </message>
    <message>
        <source>Say where Popeye is …</source>
        <translation>Angeben, wo Popeye liegt …</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Import problems</source>
        <translation>Probleme importieren</translation>
    </message>
    <message>
        <source>Export problems</source>
        <translation>Probleme exportieren</translation>
    </message>
    <message>
        <source>The library shows no problem to export.</source>
        <translation>Das Archiv zeigt kein Problem zum Exportieren.</translation>
    </message>
    <message>
        <source>Stop the import?</source>
        <translation>Import anhalten?</translation>
    </message>
    <message>
        <source>The letter</source>
        <translation>Der Brief</translation>
    </message>
    <message>
        <source>What has come in stays; the rest of the file is not read.</source>
        <translation>Was schon da ist, bleibt; der Rest der Datei wird nicht gelesen.</translation>
    </message>
    <message>
        <source>Stop the import</source>
        <translation>Import anhalten</translation>
    </message>
    <message>
        <source>Came in</source>
        <translation>Aufgenommen</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Was es ist</translation>
    </message>
    <message>
        <source>Was there</source>
        <translation>War schon da</translation>
    </message>
    <message>
        <source>What became of the problems</source>
        <translation>Was aus den Problemen wurde</translation>
    </message>
    <message>
        <source>Bring in</source>
        <translation>Aufnehmen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Show what came in</source>
        <translation>Aufgenommenes zeigen</translation>
    </message>
    <message>
        <source>Undo the import</source>
        <translation>Import rückgängig machen</translation>
    </message>
    <message>
        <source>Nothing has come in yet. This is what would be done: %1</source>
        <translation>Noch ist nichts aufgenommen. Das würde geschehen: %1</translation>
    </message>
    <message>
        <source>the same problem</source>
        <translation>dasselbe Problem</translation>
    </message>
    <message>
        <source>%1; reprint: %2</source>
        <translation>%1; Nachdruck: %2</translation>
    </message>
    <message>
        <source>Cannot be read: %1</source>
        <translation>Nicht lesbar: %1</translation>
    </message>
    <message>
        <source>Joined with a problem that is there: %1</source>
        <translation>Mit einem vorhandenen Problem vereint: %1</translation>
    </message>
    <message>
        <source>New, and linked with a problem that is there: %1</source>
        <translation>Neu und mit einem vorhandenen Problem verbunden: %1</translation>
    </message>
    <message>
        <source>Not read: %1</source>
        <translation>Nicht gelesen: %1</translation>
    </message>
    <message>
        <source>To be known: %1</source>
        <translation>Zu beachten: %1</translation>
    </message>
    <message>
        <source>%1: %2 added, %3 merged, %4 there already, %5 not read.</source>
        <translation>%1: %2 hinzugefügt, %3 zusammengeführt, %4 schon da, %5 nicht gelesen.</translation>
    </message>
    <message>
        <source>Linked with others: %1.</source>
        <translation>Mit anderen verbunden: %1.</translation>
    </message>
    <message>
        <source>The rest was not read: another library was opened.</source>
        <translation>Der Rest wurde nicht gelesen: ein anderes Archiv wurde geöffnet.</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>Problems written to %1.</source>
        <translation>Probleme nach %1 geschrieben.</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Position</source>
        <translation>&amp;Stellung</translation>
    </message>
    <message>
        <source>&amp;Solution</source>
        <translation>&amp;Lösung</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>Ar&amp;chiv</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>New problem</source>
        <translation>Neues Problem</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save as new version</source>
        <translation>Als neue Fassung speichern</translation>
    </message>
    <message>
        <source>Save as new problem</source>
        <translation>Als neues Problem speichern</translation>
    </message>
    <message>
        <source>Close the tab</source>
        <translation>Reiter schließen</translation>
    </message>
    <message>
        <source>Open the closed tab again</source>
        <translation>Geschlossenen Reiter wieder öffnen</translation>
    </message>
    <message>
        <source>Open the same tabs at the next start</source>
        <translation>Beim nächsten Start dieselben Reiter öffnen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Flip between the last two positions</source>
        <translation>Zwischen den letzten zwei Stellungen wechseln</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Details of the problem</source>
        <translation>Angaben zum Problem</translation>
    </message>
    <message>
        <source>Find action or problem …</source>
        <translation>Befehl oder Problem finden …</translation>
    </message>
    <message>
        <source>Select all men</source>
        <translation>Alle Steine auswählen</translation>
    </message>
    <message>
        <source>Copy position</source>
        <translation>Stellung kopieren</translation>
    </message>
    <message>
        <source>Copy solution as text</source>
        <translation>Lösung als Text kopieren</translation>
    </message>
    <message>
        <source>Paste position</source>
        <translation>Stellung einfügen</translation>
    </message>
    <message>
        <source>Open a file …</source>
        <translation>Datei öffnen …</translation>
    </message>
    <message>
        <source>Save as a file …</source>
        <translation>Als Datei speichern …</translation>
    </message>
    <message>
        <source>Paste a problem</source>
        <translation>Problem einfügen</translation>
    </message>
    <message>
        <source>Shift left</source>
        <translation>Nach links schieben</translation>
    </message>
    <message>
        <source>Shift right</source>
        <translation>Nach rechts schieben</translation>
    </message>
    <message>
        <source>Shift up</source>
        <translation>Nach oben schieben</translation>
    </message>
    <message>
        <source>Shift down</source>
        <translation>Nach unten schieben</translation>
    </message>
    <message>
        <source>Rotate by 90 degrees</source>
        <translation>Um 90 Grad drehen</translation>
    </message>
    <message>
        <source>Let the next player begin</source>
        <translation>Den nächsten Spieler beginnen lassen</translation>
    </message>
    <message>
        <source>Mark the man at the cursor</source>
        <translation>Den Stein am Cursor kennzeichnen</translation>
    </message>
    <message>
        <source>Write a man at the cursor …</source>
        <translation>Einen Stein am Cursor schreiben …</translation>
    </message>
    <message>
        <source>Task …</source>
        <translation>Forderung …</translation>
    </message>
    <message>
        <source>Back to the diagram</source>
        <translation>Zurück zum Diagramm</translation>
    </message>
    <message>
        <source>A turn back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>A turn on</source>
        <translation>Einen Zug weiter</translation>
    </message>
    <message>
        <source>Tries with two refutations, too</source>
        <translation>Auch Verführungen mit zwei Widerlegungen</translation>
    </message>
    <message>
        <source>Look for neighbours</source>
        <translation>Nachbarn suchen</translation>
    </message>
    <message>
        <source>Rotate back by 90 degrees</source>
        <translation>Um 90 Grad zurückdrehen</translation>
    </message>
    <message>
        <source>Mirror left to right</source>
        <translation>Links-rechts spiegeln</translation>
    </message>
    <message>
        <source>Mirror top to bottom</source>
        <translation>Oben-unten spiegeln</translation>
    </message>
    <message>
        <source>Swap colours</source>
        <translation>Farben tauschen</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>Brett leeren</translation>
    </message>
    <message>
        <source>Game array</source>
        <translation>Partieanfangsstellung</translation>
    </message>
    <message>
        <source>Drop map</source>
        <translation>Feldkarte</translation>
    </message>
    <message>
        <source>What if this man were another</source>
        <translation>Was, wenn dieser Stein ein anderer wäre</translation>
    </message>
    <message>
        <source>Fairy men …</source>
        <translation>Märchensteine …</translation>
    </message>
    <message>
        <source>Special squares and marks …</source>
        <translation>Besondere Felder und Zeichen …</translation>
    </message>
    <message>
        <source>Rules …</source>
        <translation>Regeln …</translation>
    </message>
    <message>
        <source>Where the man at the cursor goes</source>
        <translation>Wohin der Stein am Cursor zieht</translation>
    </message>
    <message>
        <source>Needed men</source>
        <translation>Notwendige Steine</translation>
    </message>
    <message>
        <source>Scheme bench</source>
        <translation>Schemabank</translation>
    </message>
    <message>
        <source>Add a twin</source>
        <translation>Zwilling hinzufügen</translation>
    </message>
    <message>
        <source>Next twin</source>
        <translation>Nächster Zwilling</translation>
    </message>
    <message>
        <source>Previous twin</source>
        <translation>Voriger Zwilling</translation>
    </message>
    <message>
        <source>Solve again</source>
        <translation>Erneut lösen</translation>
    </message>
    <message>
        <source>Stop solving</source>
        <translation>Lösen anhalten</translation>
    </message>
    <message>
        <source>Set play is asked for</source>
        <translation>Satzspiel ist verlangt</translation>
    </message>
    <message>
        <source>Duplex: the other side begins, too</source>
        <translation>Duplex: auch die andere Seite beginnt</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Reparatur</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Nachbarstellungen</translation>
    </message>
    <message>
        <source>Search for problems …</source>
        <translation>Nach Problemen suchen …</translation>
    </message>
    <message>
        <source>Compose a theme …</source>
        <translation>Thema komponieren …</translation>
    </message>
    <message>
        <source>Mine endings …</source>
        <translation>Endspiele durchsuchen …</translation>
    </message>
    <message>
        <source>Popeye …</source>
        <translation>Popeye …</translation>
    </message>
    <message>
        <source>History of the diagram</source>
        <translation>Herkunft des Diagramms</translation>
    </message>
    <message>
        <source>Keep this key</source>
        <translation>Diesen Schlüssel behalten</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
    <message>
        <source>60-second tour</source>
        <translation>Rundgang in 60 Sekunden</translation>
    </message>
    <message>
        <source>Language and letters</source>
        <translation>Sprache und Buchstaben</translation>
    </message>
    <message>
        <source>In moves, and on the keyboard: they put men on the board.</source>
        <translation>In Zügen und auf der Tastatur, wo sie Steine aufs Brett setzen.</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Üblich</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Kontrast</translation>
    </message>
    <message>
        <source>Size of letters</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Men move at once. Where the system wants less motion, they do so anyway.</source>
        <translation>Steine wechseln sofort ihren Platz. Wo das System weniger Bewegung will, geschieht das ohnehin.</translation>
    </message>
    <message>
        <source>Composing</source>
        <translation>Komponieren</translation>
    </message>
    <message numerus="yes">
        <source>up to %1</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>bis zu %1</numerusform>
        </translation>
    </message>
    <message>
        <source>While a man is in hand, squares say what he would do there.</source>
        <translation>Solange ein Stein in der Hand ist, sagen die Felder, was er dort täte.</translation>
    </message>
    <message>
        <source>Refutations of a try</source>
        <translation>Widerlegungen einer Verführung</translation>
    </message>
    <message>
        <source>Show all defences</source>
        <translation>Alle Verteidigungen zeigen</translation>
    </message>
    <message>
        <source>Those too that parry no threat.</source>
        <translation>Auch solche, die keine Drohung parieren.</translation>
    </message>
    <message>
        <source>Show trivial tries</source>
        <translation>Triviale Verführungen zeigen</translation>
    </message>
    <message>
        <source>Solutions of help play as rows</source>
        <translation>Lösungen von Hilfsspiel als Zeilen</translation>
    </message>
    <message>
        <source>One solution a line; else one a column.</source>
        <translation>Eine Lösung je Zeile; sonst eine je Spalte.</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>The one that is open; the next start opens it again.</source>
        <translation>Das offene; der nächste Start öffnet es wieder.</translation>
    </message>
    <message>
        <source>Exports</source>
        <translation>Exporte</translation>
    </message>
    <message>
        <source>The folder in which saving diagrams and problems begins.</source>
        <translation>Der Ordner, in dem das Speichern von Diagrammen und Problemen beginnt.</translation>
    </message>
    <message>
        <source>the folder used last</source>
        <translation>der zuletzt benutzte Ordner</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Entwürfe</translation>
    </message>
    <message>
        <source>Unsaved work is written here by itself, and offered again after a crash.</source>
        <translation>Nicht gespeicherte Arbeit wird hier von selbst abgelegt und nach einem Absturz wieder angeboten.</translation>
    </message>
    <message>
        <source>Solving</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>One for each processor (one)</source>
        <translation>Einer je Prozessor (einer)</translation>
    </message>
    <message numerus="yes">
        <source>One for each processor (%1)</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Einer je Prozessor (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>Processes for the library</source>
        <translation>Prozesse für das Archiv</translation>
    </message>
    <message>
        <source>They analyse problems in the background, and give way while you compose.</source>
        <translation>Sie analysieren Probleme im Hintergrund und treten zurück, während Sie komponieren.</translation>
    </message>
    <message>
        <source>Engine for studies</source>
        <translation>Engine für Studien</translation>
    </message>
    <message>
        <source>A UCI engine, asked about studies where you wish it. What it sees is no proof.</source>
        <translation>Eine UCI-Engine, nach Studien gefragt, wo Sie es wünschen. Was sie sieht, ist kein Beweis.</translation>
    </message>
    <message>
        <source>found by itself, such as stockfish</source>
        <translation>von selbst gefunden, etwa stockfish</translation>
    </message>
    <message>
        <source>Syzygy&apos;s tables for studies</source>
        <translation>Syzygys Tabellen für Studien</translation>
    </message>
    <message>
        <source>A folder with tables of five to seven men (.rtbw), or with such folders in it. What they say is proof, too. The page Study tells what is missing.</source>
        <translation>Ein Ordner mit Tabellen für fünf bis sieben Steine (.rtbw) oder mit solchen Ordnern darin. Was sie sagen, ist auch ein Beweis. Die Seite Studie sagt, was fehlt.</translation>
    </message>
    <message>
        <source>none: up to four men, made here</source>
        <translation>keiner: bis vier Steine, hier gemacht</translation>
    </message>
    <message>
        <source>The program never looks for a newer version, loads nothing and sends nothing by itself. A new version is installed by you, or by your system, and keeps your settings and libraries.</source>
        <translation>Das Programm sucht nie nach einer neueren Version und lädt und sendet nichts von selbst. Eine neue Version installieren Sie oder Ihr System; Einstellungen und Archive bleiben erhalten.</translation>
    </message>
    <message>
        <source>Popeye program</source>
        <translation>Popeye-Programm</translation>
    </message>
    <message>
        <source>It is asked about what is not solved here. It stays on this computer.</source>
        <translation>Es wird gefragt, was hier nicht gelöst wird. Alles bleibt auf diesem Rechner.</translation>
    </message>
    <message>
        <source>Ask Popeye by itself</source>
        <translation>Popeye automatisch fragen</translation>
    </message>
    <message>
        <source>About problems that are not solved here.</source>
        <translation>Zu Problemen, die hier nicht gelöst werden.</translation>
    </message>
    <message>
        <source>Popeye works at most</source>
        <translation>Popeye arbeitet höchstens</translation>
    </message>
    <message>
        <source>Memory for Popeye</source>
        <translation>Speicher für Popeye</translation>
    </message>
    <message>
        <source>Updates and sound</source>
        <translation>Aktualisierung und Ton</translation>
    </message>
    <message>
        <source>Updates</source>
        <translation>Aktualisierung</translation>
    </message>
    <message>
        <source>The program makes no sound.</source>
        <translation>Das Programm macht keinen Ton.</translation>
    </message>
    <message>
        <source>Open library …</source>
        <translation>Archiv öffnen …</translation>
    </message>
    <message>
        <source>New library …</source>
        <translation>Neues Archiv …</translation>
    </message>
    <message>
        <source>Save a copy of the library …</source>
        <translation>Kopie des Archivs speichern …</translation>
    </message>
    <message>
        <source>Versions of the problem …</source>
        <translation>Fassungen des Problems …</translation>
    </message>
    <message>
        <source>People …</source>
        <translation>Personen …</translation>
    </message>
    <message>
        <source>Find in the library</source>
        <translation>Im Archiv suchen</translation>
    </message>
    <message>
        <source>Find problems like this</source>
        <translation>Ähnliche Probleme finden</translation>
    </message>
    <message>
        <source>Show the library</source>
        <translation>Archiv zeigen</translation>
    </message>
    <message>
        <source>Flip the board</source>
        <translation>Brett umdrehen</translation>
    </message>
    <message>
        <source>Library beside the board</source>
        <translation>Archiv neben dem Brett</translation>
    </message>
    <message>
        <source>Go to the notice</source>
        <translation>Zur Mitteilung</translation>
    </message>
    <message>
        <source>Notices of this session …</source>
        <translation>Mitteilungen dieser Sitzung …</translation>
    </message>
    <message>
        <source>Next tab</source>
        <translation>Nächster Reiter</translation>
    </message>
    <message>
        <source>Previous tab</source>
        <translation>Voriger Reiter</translation>
    </message>
    <message>
        <source>Move the tab left</source>
        <translation>Reiter nach links schieben</translation>
    </message>
    <message>
        <source>Move the tab right</source>
        <translation>Reiter nach rechts schieben</translation>
    </message>
    <message>
        <source>Reset the layout</source>
        <translation>Anordnung zurücksetzen</translation>
    </message>
    <message>
        <source>Mouse and keyboard</source>
        <translation>Maus und Tastatur</translation>
    </message>
    <message>
        <source>About Chess Composer</source>
        <translation>Über Chess Composer</translation>
    </message>
    <message>
        <source>Twin</source>
        <translation>Zwilling</translation>
    </message>
    <message>
        <source>Drop map</source>
        <comment>short, on a small button</comment>
        <translation>Feldkarte</translation>
    </message>
    <message>
        <source>Needed</source>
        <comment>short, on a small button</comment>
        <translation>Nötig</translation>
    </message>
    <message>
        <source>The program that is open already does not answer, so this is another one.</source>
        <translation>Das schon geöffnete Programm antwortet nicht; darum ist dies ein weiteres.</translation>
    </message>
    <message>
        <source>Something went wrong (%1). Your work is safe; a report is in %2.</source>
        <translation>Etwas ging schief (%1). Ihre Arbeit ist sicher; ein Bericht liegt in %2.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>In der Zwischenablage ist kein Text.</translation>
    </message>
    <message>
        <source>This was read as %1, but: %2</source>
        <translation>Als %1 gelesen, aber: %2</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Korrekt</translation>
    </message>
    <message>
        <source>Cannot be solved</source>
        <translation>Nicht prüfbar</translation>
    </message>
    <message>
        <source>No author</source>
        <translation>Ohne Autor</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Authors and source</source>
        <translation>Autoren und Quelle</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Stip.</source>
        <translation>Ford.</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Award</source>
        <translation>Auszeichnung</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>Stichwörter</translation>
    </message>
    <message>
        <source>Men</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>%1 men</source>
        <comment>White&apos;s and Black&apos;s, such as 9 + 8</comment>
        <translation>%1 Steine</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>Verführung</translation>
    </message>
    <message>
        <source>Threat</source>
        <translation>Drohung</translation>
    </message>
    <message>
        <source>Zugzwang</source>
        <translation>Zugzwang</translation>
    </message>
    <message>
        <source>Refutation</source>
        <translation>Widerlegung</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>only here</source>
        <translation>nur hier</translation>
    </message>
    <message>
        <source>only Popeye</source>
        <translation>nur Popeye</translation>
    </message>
    <message>
        <source>No Popeye program was found.</source>
        <translation>Kein Popeye-Programm wurde gefunden.</translation>
    </message>
    <message>
        <source>A Popeye program could solve this, but none was found.</source>
        <translation>Ein Popeye-Programm könnte das lösen, aber keines wurde gefunden.</translation>
    </message>
    <message>
        <source>Popeye is solving …</source>
        <translation>Popeye löst …</translation>
    </message>
    <message>
        <source>Popeye is at first move %1, %2</source>
        <translation>Popeye ist beim Erstzug %1, %2</translation>
    </message>
    <message>
        <source>Solved by %1</source>
        <translation>Gelöst von %1</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>Drohung</translation>
    </message>
    <message>
        <source>Tries</source>
        <comment>heading of a narrow column</comment>
        <translation>Verf.</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Duals</source>
        <translation>Duale</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Wechsel</translation>
    </message>
    <message>
        <source>Popeye</source>
        <translation>Popeye</translation>
    </message>
    <message>
        <source>What Popeye printed</source>
        <translation>Was Popeye ausgab</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Check with Popeye</source>
        <translation>Mit Popeye prüfen</translation>
    </message>
    <message>
        <source>Popeye was not asked about this position.</source>
        <translation>Popeye wurde zu dieser Stellung nicht gefragt.</translation>
    </message>
    <message>
        <source>%1 here, %2 by Popeye</source>
        <translation>%1 hier, %2 bei Popeye</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>found by itself: popeye or py</source>
        <translation>von selbst gefunden: popeye oder py</translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation>Wählen …</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>ohne Grenze</translation>
    </message>
    <message>
        <source>Ask by itself about what is not solved here</source>
        <translation>Automatisch fragen, was hier nicht gelöst wird</translation>
    </message>
    <message>
        <source>Popeye program:</source>
        <translation>Popeye-Programm:</translation>
    </message>
    <message>
        <source>Memory for its table:</source>
        <translation>Speicher für seine Tabelle:</translation>
    </message>
    <message>
        <source>Longest work at a problem:</source>
        <translation>Längste Arbeit an einem Problem:</translation>
    </message>
    <message>
        <source>Popeye is a free solving program for problems with nearly all fairy conditions. Whatever it is given stays on this computer.</source>
        <translation>Popeye ist ein freies Löseprogramm für Probleme mit fast allen Märchenbedingungen. Was es bekommt, bleibt auf diesem Rechner.</translation>
    </message>
    <message>
        <source>Where is Popeye?</source>
        <translation>Wo ist Popeye?</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Who has it</source>
        <translation>Wer sie hat</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Fassungen</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Aufgenommen</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Stipulation</source>
        <translation>Forderung</translation>
    </message>
    <message>
        <source>Key, or the number of solutions of help play; in brackets, and pale, what a file&apos;s printed solution tells</source>
        <translation>Schlüssel, bei Hilfsspiel die Zahl der Lösungen; in Klammern und blass, was die gedruckte Lösung einer Datei sagt</translation>
    </message>
    <message>
        <source>Variations: defences answered by a single mate; of help play the solutions, in brackets if a file tells them</source>
        <translation>Varianten: Paraden, auf die genau ein Matt folgt; bei Hilfsspiel die Lösungen, in Klammern, wenn eine Datei sie nennt</translation>
    </message>
    <message>
        <source>What the key threatens, or zugzwang</source>
        <translation>Was der Schlüssel droht, oder Zugzwang</translation>
    </message>
    <message>
        <source>Tries with one refutation that do not check</source>
        <translation>Verführungen mit einer Widerlegung, die kein Schach bieten</translation>
    </message>
    <message>
        <source>Defences answered by more than one mate</source>
        <translation>Verteidigungen mit mehr als einem Matt</translation>
    </message>
    <message>
        <source>Black moves answered by mate before the key</source>
        <translation>Schwarze Züge mit einem Matt schon vor dem Schlüssel</translation>
    </message>
    <message>
        <source>Defences whose mate changes between set play and actual play</source>
        <translation>Verteidigungen, deren Matt vom Satzspiel zum tatsächlichen Spiel wechselt</translation>
    </message>
    <message>
        <source>When the problem came into the library</source>
        <translation>Wann das Problem ins Archiv kam</translation>
    </message>
    <message>
        <source>When it was last saved</source>
        <translation>Wann es zuletzt gespeichert wurde</translation>
    </message>
    <message>
        <source>No shift: a man would leave the board.</source>
        <translation>Kein Schieben: ein Stein fiele vom Brett.</translation>
    </message>
    <message>
        <source>stipulation %1</source>
        <translation>Forderung %1</translation>
    </message>
    <message>
        <source>Not asked now: %1.</source>
        <translation>Jetzt nicht gefragt: %1.</translation>
    </message>
    <message>
        <source>intended solutions %1</source>
        <translation>beabsichtigte Lösungen %1</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>option %1 set</source>
        <translation>Option %1 gesetzt</translation>
    </message>
    <message>
        <source>option %1 taken away</source>
        <translation>Option %1 entfernt</translation>
    </message>
    <message>
        <source>caption changed</source>
        <translation>Legende geändert</translation>
    </message>
    <message>
        <source>Copied: FEN, SVG and picture.</source>
        <translation>Kopiert: FEN, SVG und Bild.</translation>
    </message>
    <message>
        <source>The solution is not complete yet.</source>
        <translation>Die Lösung ist noch nicht vollständig.</translation>
    </message>
    <message>
        <source>Copied: the solution as text.</source>
        <translation>Kopiert: die Lösung als Text.</translation>
    </message>
    <message>
        <source>Not solved yet: %1</source>
        <translation>Noch nicht gelöst: %1</translation>
    </message>
    <message>
        <source>Copied: the solutions of all twins as text.</source>
        <translation>Kopiert: die Lösungen aller Zwillinge als Text.</translation>
    </message>
    <message>
        <source>position pasted</source>
        <translation>Stellung eingefügt</translation>
    </message>
    <message>
        <source>No shift: a special square would leave the board.</source>
        <translation>Keine Verschiebung: Ein besonderes Feld verließe das Brett.</translation>
    </message>
    <message>
        <source>There is nothing on the board to save.</source>
        <translation>Auf dem Brett ist nichts zu speichern.</translation>
    </message>
    <message>
        <source>Libraries (*.chesslib);;All files (*)</source>
        <translation>Archive (*.chesslib);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>No tab was closed.</source>
        <translation>Es wurde kein Reiter geschlossen.</translation>
    </message>
    <message>
        <source>Open library</source>
        <translation>Archiv öffnen</translation>
    </message>
    <message>
        <source>Libraries (*.chesslib)</source>
        <translation>Archive (*.chesslib)</translation>
    </message>
    <message>
        <source>New library</source>
        <translation>Neues Archiv</translation>
    </message>
    <message>
        <source>No library is open: open or make one, then save again.</source>
        <translation>Kein Archiv ist offen: öffnen oder legen Sie eines an und speichern Sie erneut.</translation>
    </message>
    <message>
        <source>Drag a man</source>
        <translation>Stein ziehen</translation>
    </message>
    <message>
        <source>moves it; off the board removes it</source>
        <translation>versetzt ihn; vom Brett hinaus entfernt ihn</translation>
    </message>
    <message>
        <source>Ctrl and drag</source>
        <translation>Strg und ziehen</translation>
    </message>
    <message>
        <source>copies a man</source>
        <translation>kopiert einen Stein</translation>
    </message>
    <message>
        <source>Alt and drag, or Ctrl+Shift and drag</source>
        <translation>Alt und ziehen, oder Strg+Umschalt und ziehen</translation>
    </message>
    <message>
        <source>exchanges a man with the one it is dropped on</source>
        <translation>tauscht einen Stein mit dem, auf den er fällt</translation>
    </message>
    <message>
        <source>Click a man in the palette</source>
        <translation>Klick auf einen Stein im Kasten</translation>
    </message>
    <message>
        <source>then click squares to put it down</source>
        <translation>dann auf Felder klicken, um ihn zu setzen</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Rechtsklick</translation>
    </message>
    <message>
        <source>removes a man; on an empty square puts the last one</source>
        <translation>entfernt einen Stein; auf leerem Feld setzt er den letzten</translation>
    </message>
    <message>
        <source>Shift and right click, Menu key</source>
        <translation>Umschalt und Rechtsklick, Menütaste</translation>
    </message>
    <message>
        <source>open the menu of a square: holes and others, marks of its man</source>
        <translation>öffnen das Menü eines Feldes: Löcher und anderes, Zeichen seines Steins</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Doppelklick</translation>
    </message>
    <message>
        <source>changes the colour of a man</source>
        <translation>wechselt die Farbe eines Steins</translation>
    </message>
    <message>
        <source>Wheel, middle click</source>
        <translation>Mausrad, Mittelklick</translation>
    </message>
    <message>
        <source>change the kind of a man</source>
        <translation>wechseln die Art eines Steins</translation>
    </message>
    <message>
        <source>Drag from an empty square</source>
        <translation>Von einem leeren Feld ziehen</translation>
    </message>
    <message>
        <source>selects all men within; with Shift adds them</source>
        <translation>wählt alle Steine darin; mit Umschalt dazu</translation>
    </message>
    <message>
        <source>Shift and click</source>
        <translation>Umschalt und Klick</translation>
    </message>
    <message>
        <source>adds a man to the selection, or takes it out</source>
        <translation>nimmt einen Stein zur Auswahl hinzu oder heraus</translation>
    </message>
    <message>
        <source>With men selected</source>
        <translation>Mit ausgewählten Steinen</translation>
    </message>
    <message>
        <source>drag, Ctrl and drag, Delete, shift, rotate, mirror and swap concern them all</source>
        <translation>gelten Ziehen, Strg und Ziehen, Entf, Schieben, Drehen, Spiegeln und Tauschen für alle</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>move the cursor of the board</source>
        <translation>bewegen den Cursor des Bretts</translation>
    </message>
    <message>
        <source>Capital letters %1</source>
        <translation>Großbuchstaben %1</translation>
    </message>
    <message>
        <source>put white men on the cursor&apos;s square</source>
        <translation>setzen weiße Steine auf das Feld des Cursors</translation>
    </message>
    <message>
        <source>Small letters %1</source>
        <translation>Kleinbuchstaben %1</translation>
    </message>
    <message>
        <source>put black men there, as in a FEN</source>
        <translation>setzen schwarze, wie in einer FEN</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>lifts a man, and puts it down; with Shift selects it</source>
        <translation>hebt einen Stein auf und setzt ihn ab; mit Umschalt wählt ihn aus</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>removes the man on the cursor&apos;s square</source>
        <translation>entfernt den Stein auf dem Feld des Cursors</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>gives a gesture up, then the selection</source>
        <translation>bricht eine Geste ab, dann die Auswahl</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Umschalt+Tab</translation>
    </message>
    <message>
        <source>go on and back: bar, men, board, verdict, solution, phase table, themes, quality</source>
        <translation>weiter und zurück: Leiste, Steine, Brett, Urteil, Lösung, Phasentabelle, Themen, Qualität</translation>
    </message>
    <message>
        <source>go from row to row, from cell to cell, from theme to theme</source>
        <translation>gehen von Zeile zu Zeile, von Zelle zu Zelle, von Thema zu Thema</translation>
    </message>
    <message>
        <source>Click or Enter on a move of the solution or a cell of the table</source>
        <translation>Klick oder Eingabetaste auf einem Zug der Lösung oder einer Zelle der Tabelle</translation>
    </message>
    <message>
        <source>plays the line on the board</source>
        <translation>spielt die Variante auf dem Brett</translation>
    </message>
    <message>
        <source>Left, Right, Home, End while a line is played</source>
        <translation>Links, Rechts, Pos1, Ende, während eine Variante gespielt wird</translation>
    </message>
    <message>
        <source>step back and on in the line</source>
        <translation>gehen in der Variante zurück und weiter</translation>
    </message>
    <message>
        <source>Click or Enter on a theme or a point of quality</source>
        <translation>Klick oder Eingabetaste auf einem Thema oder einem Punkt der Qualität</translation>
    </message>
    <message>
        <source>keeps its squares lit</source>
        <translation>lässt seine Felder leuchten</translation>
    </message>
    <message>
        <source>Click in Neighbours, Repair, Search and the library</source>
        <translation>Klick in Nachbarn, Reparatur, Suche und Archiv</translation>
    </message>
    <message>
        <source>selects a row, and shows it on the board where it is an edit</source>
        <translation>wählt eine Zeile und zeigt sie auf dem Brett, wenn sie eine Änderung ist</translation>
    </message>
    <message>
        <source>Double click or Enter there</source>
        <translation>Doppelklick oder Eingabetaste dort</translation>
    </message>
    <message>
        <source>applies the edit, or puts the problem on the board</source>
        <translation>führt die Änderung aus oder stellt das Problem auf das Brett</translation>
    </message>
    <message>
        <source>closes what was opened, and goes back to the board</source>
        <translation>schließt, was geöffnet wurde, und kehrt zum Brett zurück</translation>
    </message>
    <message>
        <source>Double click or Enter on a last move</source>
        <translation>Doppelklick oder Eingabetaste auf einem letzten Zug</translation>
    </message>
    <message>
        <source>takes it back on the board</source>
        <translation>nimmt ihn auf dem Brett zurück</translation>
    </message>
    <message>
        <source>Drag a man backwards</source>
        <translation>Einen Stein zurückziehen</translation>
    </message>
    <message>
        <source>takes his move back; asks what it captured</source>
        <translation>nimmt seinen Zug zurück; fragt, was er schlug</translation>
    </message>
    <message>
        <source>Click a man</source>
        <translation>Einen Stein anklicken</translation>
    </message>
    <message>
        <source>lists his moves alone; then click where he came from</source>
        <translation>zeigt nur seine Züge; dann klicken, woher er kam</translation>
    </message>
    <message>
        <source>A letter of a man</source>
        <translation>Der Buchstabe eines Steins</translation>
    </message>
    <message>
        <source>takes the selected move back as a capture of him</source>
        <translation>nimmt den gewählten Zug als Schlag dieses Steins zurück</translation>
    </message>
    <message>
        <source>Up, Down, Enter on the board</source>
        <translation>Auf, Ab, Eingabetaste auf dem Brett</translation>
    </message>
    <message>
        <source>choose from the list of last moves</source>
        <translation>wählen aus der Liste letzter Züge</translation>
    </message>
    <message>
        <source>Left, Right, Home, End</source>
        <translation>Links, Rechts, Pos1, Ende</translation>
    </message>
    <message>
        <source>go further back, and nearer to the diagram</source>
        <translation>gehen weiter zurück und näher zum Diagramm</translation>
    </message>
    <message>
        <source>Right click on a square</source>
        <translation>Rechtsklick auf ein Feld</translation>
    </message>
    <message>
        <source>states that its man has never moved, or that nothing was captured there</source>
        <translation>gibt an, dass sein Stein nie zog oder dort nichts geschlagen wurde</translation>
    </message>
    <message>
        <source>Ctrl+Z, Ctrl+Shift+Z</source>
        <translation>Strg+Z, Strg+Umschalt+Z</translation>
    </message>
    <message>
        <source>undo and redo what was taken back or stated</source>
        <translation>macht Zurückgenommenes oder Angegebenes rückgängig und wieder</translation>
    </message>
    <message>
        <source>shows the problem again; the line is remembered</source>
        <translation>zeigt das Problem wieder; die Zugfolge bleibt gemerkt</translation>
    </message>
    <message>
        <source>Taking moves back</source>
        <translation>Züge zurücknehmen</translation>
    </message>
    <message>
        <source>all of it comes back</source>
        <translation>alles kommt zurück</translation>
    </message>
    <message>
        <source>Menu %1</source>
        <translation>Menü %1</translation>
    </message>
    <message>
        <source>compiled kernel</source>
        <translation>kompilierter Kern</translation>
    </message>
    <message>
        <source>reference solver (slower)</source>
        <translation>Referenzlöser (langsamer)</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Chess Composer %1&lt;/h3&gt;&lt;p&gt;A studio for people who compose chess problems.&lt;/p&gt;&lt;p&gt;Solver: %2&lt;br&gt;Qt %3&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Chess Composer %1&lt;/h3&gt;&lt;p&gt;Ein Studio für alle, die Schachprobleme komponieren.&lt;/p&gt;&lt;p&gt;Löser: %2&lt;br&gt;Qt %3&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder neuer.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>A log of another library lay beside this one; it was set aside as %1.</source>
        <translation>Neben diesem Archiv lag das Protokoll eines anderen; es wurde als %1 beiseitegelegt.</translation>
    </message>
    <message>
        <source>This library is open in another window of the program: it can be read and searched here, not changed.</source>
        <translation>Dieses Archiv ist in einem anderen Fenster des Programms offen: hier lässt es sich lesen und durchsuchen, nicht ändern.</translation>
    </message>
    <message>
        <source>This library&apos;s file or folder is read-only: it can be read, not changed.</source>
        <translation>Datei oder Ordner dieses Archivs ist schreibgeschützt: es lässt sich lesen, nicht ändern.</translation>
    </message>
    <message>
        <source>The disk of this library is full: it can be read, not changed.</source>
        <translation>Der Datenträger dieses Archivs ist voll: es lässt sich lesen, nicht ändern.</translation>
    </message>
    <message>
        <source>The library is being brought up to date: %1 of %2 problems …</source>
        <translation>Das Archiv wird aktualisiert: %1 von %2 Problemen …</translation>
    </message>
    <message>
        <source>%1 cannot be used: %2.</source>
        <translation>%1 ist nicht benutzbar: %2.</translation>
    </message>
    <message>
        <source>The library failed (%1). A report was kept.</source>
        <translation>Das Archiv hatte einen Fehler (%1). Ein Bericht liegt vor.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>vollständig</translation>
    </message>
    <message>
        <source>turns: %1 of %2</source>
        <translation>Züge: %1 von %2</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>otherwise</source>
        <translation>sonst</translation>
    </message>
    <message>
        <source>reaches the goal itself</source>
        <translation>erreicht das Ziel selbst</translation>
    </message>
    <message>
        <source>one turn</source>
        <translation>ein Zug</translation>
    </message>
    <message numerus="yes">
        <source>%1 turns</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>Set play</source>
        <translation>Satzspiel</translation>
    </message>
    <message>
        <source>new since the last edit</source>
        <translation>neu seit der letzten Änderung</translation>
    </message>
    <message>
        <source>changed since the last edit</source>
        <translation>geändert seit der letzten Änderung</translation>
    </message>
    <message>
        <source>gone since the last edit</source>
        <translation>weg seit der letzten Änderung</translation>
    </message>
    <message>
        <source>Gone since the last edit</source>
        <translation>Weg seit der letzten Änderung</translation>
    </message>
    <message>
        <source>nothing answers it</source>
        <translation>nichts antwortet darauf</translation>
    </message>
    <message>
        <source>After the key</source>
        <translation>Nach dem Schlüssel</translation>
    </message>
    <message>
        <source>%1, trivial ones hidden</source>
        <translation>%1, triviale verborgen</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>if %1</source>
        <translation>wenn %1</translation>
    </message>
    <message>
        <source>%1 more: %2</source>
        <translation>%1 weitere: %2</translation>
    </message>
    <message>
        <source>%1, none of them marked</source>
        <translation>%1, keiner markiert</translation>
    </message>
    <message>
        <source>W</source>
        <comment>White&apos;s half-move, before its number</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>B</source>
        <comment>Black&apos;s half-move, before its number</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>intended</source>
        <translation>beabsichtigt</translation>
    </message>
    <message>
        <source>not marked</source>
        <translation>nicht markiert</translation>
    </message>
    <message>
        <source>Solution %1, %2: %3</source>
        <translation>Lösung %1, %2: %3</translation>
    </message>
    <message>
        <source>ideal</source>
        <translation>Ideal</translation>
    </message>
    <message>
        <source>model</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>pure</source>
        <translation>rein</translation>
    </message>
    <message>
        <source>mirror</source>
        <translation>Spiegel</translation>
    </message>
    <message>
        <source>%1 begins with %2.</source>
        <translation>%1 beginnt mit %2.</translation>
    </message>
    <message>
        <source>%1 leaves %2 at White’s %3 move: %4.</source>
        <translation>%1 verlässt %2 im %3 Zug von Weiß: %4.</translation>
    </message>
    <message>
        <source>%1 leaves %2 at Black’s %3 move: %4.</source>
        <translation>%1 verlässt %2 im %3 Zug von Schwarz: %4.</translation>
    </message>
    <message>
        <source>first</source>
        <comment>a half-move</comment>
        <translation>ersten</translation>
    </message>
    <message>
        <source>second</source>
        <comment>a half-move</comment>
        <translation>zweiten</translation>
    </message>
    <message>
        <source>third</source>
        <comment>a half-move</comment>
        <translation>dritten</translation>
    </message>
    <message>
        <source>fourth</source>
        <comment>a half-move</comment>
        <translation>vierten</translation>
    </message>
    <message>
        <source>fifth</source>
        <comment>a half-move</comment>
        <translation>fünften</translation>
    </message>
    <message>
        <source>sixth</source>
        <comment>a half-move</comment>
        <translation>sechsten</translation>
    </message>
    <message>
        <source>key or cook</source>
        <translation>Schlüssel oder Nebenlösung</translation>
    </message>
    <message>
        <source>cook</source>
        <translation>Nebenlösung</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Verführungen</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Theme</source>
        <comment>of a problem</comment>
        <translation>Thema</translation>
    </message>
    <message>
        <source>Keyword</source>
        <translation>Stichwort</translation>
    </message>
    <message>
        <source>Key by</source>
        <translation>Schlüssel von</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Mit</translation>
    </message>
    <message>
        <source>Any distinction</source>
        <translation>Irgendeine Auszeichnung</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>1st prize</source>
        <translation>1. Preis</translation>
    </message>
    <message>
        <source>Honourable mention</source>
        <translation>Ehrende Erwähnung</translation>
    </message>
    <message>
        <source>Commendation</source>
        <translation>Lob</translation>
    </message>
    <message>
        <source>Not sound</source>
        <translation>Nicht korrekt</translation>
    </message>
    <message>
        <source>Illegal diagram</source>
        <translation>Illegales Diagramm</translation>
    </message>
    <message>
        <source>threat</source>
        <translation>Drohung</translation>
    </message>
    <message>
        <source>try</source>
        <translation>Verführung</translation>
    </message>
    <message>
        <source>on the way</source>
        <translation>unterwegs</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>durch %1</translation>
    </message>
    <message>
        <source>pure mate</source>
        <translation>reines Matt</translation>
    </message>
    <message>
        <source>model mate</source>
        <translation>Mustermatt</translation>
    </message>
    <message>
        <source>ideal mate</source>
        <translation>Idealmatt</translation>
    </message>
    <message>
        <source>tries</source>
        <translation>Verführungen</translation>
    </message>
    <message>
        <source>solution</source>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>changed mates</source>
        <translation>Mattwechsel</translation>
    </message>
    <message>
        <source>duals</source>
        <translation>Duale</translation>
    </message>
    <message>
        <source>flight-giving key</source>
        <translation>fluchtfeldgebender Schlüssel</translation>
    </message>
    <message>
        <source>sacrificing key</source>
        <translation>Opferschlüssel</translation>
    </message>
    <message>
        <source>checking key</source>
        <translation>Schachschlüssel</translation>
    </message>
    <message>
        <source>model mates</source>
        <translation>Mustermatts</translation>
    </message>
    <message>
        <source>twins</source>
        <translation>Zwillinge</translation>
    </message>
    <message>
        <source>duplex</source>
        <translation>Duplex</translation>
    </message>
    <message>
        <source>comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>not</source>
        <translation>nicht</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between values</comment>
        <translation> oder </translation>
    </message>
    <message>
        <source>author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>number in the source</source>
        <translation>Nummer in der Quelle</translation>
    </message>
    <message>
        <source>title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>keyword</source>
        <translation>Stichwort</translation>
    </message>
    <message>
        <source>theme</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>has</source>
        <translation>hat</translation>
    </message>
    <message>
        <source>is</source>
        <translation>ist</translation>
    </message>
    <message>
        <source>legality</source>
        <translation>Legalität</translation>
    </message>
    <message>
        <source>stipulation</source>
        <translation>Forderung</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>men</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>white men</source>
        <translation>weiße Steine</translation>
    </message>
    <message>
        <source>black men</source>
        <translation>schwarze Steine</translation>
    </message>
    <message>
        <source>pieces</source>
        <translation>Material</translation>
    </message>
    <message>
        <source>fairy man</source>
        <translation>Märchenstein</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>man placed</source>
        <translation>Stein steht</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>weißer König</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>schwarzer König</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>threats</source>
        <translation>Drohungen</translation>
    </message>
    <message>
        <source>variations</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>mates</source>
        <translation>Matts</translation>
    </message>
    <message>
        <source>set mates</source>
        <translation>Satzmatts</translation>
    </message>
    <message>
        <source>refutations</source>
        <translation>Widerlegungen</translation>
    </message>
    <message>
        <source>pure mates</source>
        <translation>reine Matts</translation>
    </message>
    <message>
        <source>ideal mates</source>
        <translation>Idealmatts</translation>
    </message>
    <message>
        <source>year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>award</source>
        <translation>Auszeichnung</translation>
    </message>
    <message>
        <source>tourney</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>dedication</source>
        <translation>Widmung</translation>
    </message>
    <message>
        <source>code</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>status</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>in</source>
        <translation>in</translation>
    </message>
    <message>
        <source>pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>ends</source>
        <translation>Schluss</translation>
    </message>
    <message>
        <source>like</source>
        <translation>ähnlich wie</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>linked with</source>
        <translation>verbunden mit</translation>
    </message>
    <message>
        <source>import</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>gespeichert</translation>
    </message>
    <message>
        <source>added</source>
        <translation>aufgenommen</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>geöffnet</translation>
    </message>
    <message>
        <source>zugzwang</source>
        <translation>Zugzwang</translation>
    </message>
    <message>
        <source>dual</source>
        <translation>Dual</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Verteidigung</translation>
    </message>
    <message>
        <source>Phase table: %1</source>
        <translation>Phasentabelle: %1</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>angeheftet</translation>
    </message>
    <message>
        <source>no mate</source>
        <translation>kein Matt</translation>
    </message>
    <message>
        <source>triple</source>
        <translation>Tripel</translation>
    </message>
    <message>
        <source>quadruple</source>
        <translation>Quadrupel</translation>
    </message>
    <message numerus="yes">
        <source>%1 answers</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Antworten</numerusform>
        </translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>changed mate</source>
        <translation>Mattwechsel</translation>
    </message>
    <message>
        <source>changed and transferred</source>
        <translation>Matt- und Paradenwechsel</translation>
    </message>
    <message>
        <source>transferred mate</source>
        <translation>Paradenwechsel</translation>
    </message>
    <message>
        <source>1 defence</source>
        <translation>1 Verteidigung</translation>
    </message>
    <message>
        <source>1 phase</source>
        <translation>1 Phase</translation>
    </message>
    <message numerus="yes">
        <source>%1 phases</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Phasen</numerusform>
        </translation>
    </message>
    <message>
        <source>no continuation</source>
        <translation>keine Fortsetzung</translation>
    </message>
    <message>
        <source>changed continuation</source>
        <translation>veränderte Fortsetzung</translation>
    </message>
    <message>
        <source>transferred continuation</source>
        <translation>verlagerte Fortsetzung</translation>
    </message>
    <message>
        <source>changed: another mate in an earlier phase</source>
        <translation>Mattwechsel: in einer früheren Phase ein anderes Matt</translation>
    </message>
    <message>
        <source>transferred: the mate follows another defence before</source>
        <translation>Paradenwechsel: zuvor folgt dieses Matt auf eine andere Verteidigung</translation>
    </message>
    <message>
        <source>changed and transferred: before, another defence has this mate</source>
        <translation>Matt- und Paradenwechsel: zuvor hat eine andere Verteidigung dieses Matt</translation>
    </message>
    <message>
        <source>changed: another continuation in an earlier phase</source>
        <translation>verändert: andere Fortsetzung in einer früheren Phase</translation>
    </message>
    <message>
        <source>transferred: the continuation follows another defence before</source>
        <translation>verlagert: die Fortsetzung folgt vorher auf eine andere Verteidigung</translation>
    </message>
    <message>
        <source>changed and transferred: before, another defence has this continuation</source>
        <translation>verändert und verlagert: vorher hat eine andere Verteidigung diese Fortsetzung</translation>
    </message>
    <message>
        <source>added: no continuation for this defence in the other phases</source>
        <translation>hinzugekommen: in den anderen Phasen keine Fortsetzung auf diese Verteidigung</translation>
    </message>
    <message>
        <source>lost: no continuation of its own after the key</source>
        <translation>verloren: nach dem Schlüssel keine eigene Fortsetzung</translation>
    </message>
    <message>
        <source>refutes</source>
        <translation>widerlegt</translation>
    </message>
    <message>
        <source>cannot occur</source>
        <translation>nicht möglich</translation>
    </message>
    <message>
        <source>refutes the try</source>
        <translation>widerlegt die Verführung</translation>
    </message>
    <message>
        <source>cannot be played here</source>
        <translation>hier nicht spielbar</translation>
    </message>
    <message>
        <source>added: no mate for this defence in the other phases</source>
        <translation>hinzugekommen: kein Matt auf diese Verteidigung in den anderen Phasen</translation>
    </message>
    <message>
        <source>lost: no mate of its own after the key</source>
        <translation>verloren: kein eigenes Matt nach dem Schlüssel</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Like the theme</source>
        <translation>Wie das Farbschema</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Like the language</source>
        <translation>Wie die Sprache</translation>
    </message>
    <message>
        <source>Piece letters</source>
        <translation>Figurenbuchstaben</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>Print, strong</source>
        <translation>Druck, kräftig</translation>
    </message>
    <message>
        <source>English with N</source>
        <translation>Englisch mit N</translation>
    </message>
    <message>
        <source>English with S</source>
        <translation>Englisch mit S</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Italienisch</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Französisch</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Spanisch</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>Russisch</translation>
    </message>
    <message>
        <source>Figurines</source>
        <translation>Figurinen</translation>
    </message>
    <message>
        <source>Linen</source>
        <translation>Leinen</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Schiefer</translation>
    </message>
    <message>
        <source>Turned round</source>
        <translation>Gedreht</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Druck</translation>
    </message>
    <message>
        <source>Hatched</source>
        <translation>Schraffiert</translation>
    </message>
    <message>
        <source>The problem on the board is not saved.</source>
        <translation>Das Problem auf dem Brett ist nicht gespeichert.</translation>
    </message>
    <message>
        <source>One problem is not saved.</source>
        <translation>Ein Problem ist nicht gespeichert.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems are not saved.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Probleme sind nicht gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep for the next start</source>
        <translation>Für den nächsten Start behalten</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Unsaved work of %1 was found: %2.</source>
        <translation>Nicht gespeicherte Arbeit von %1 gefunden: %2.</translation>
    </message>
    <message>
        <source>System</source>
        <comment>colours as the system has them</comment>
        <translation>System</translation>
    </message>
    <message>
        <source>Drag men to the board, or click one here and then squares. Ctrl copies.</source>
        <translation>Ziehen Sie Steine aufs Brett, oder klicken Sie hier einen an und dann Felder. Strg kopiert.</translation>
    </message>
    <message>
        <source>drag or type</source>
        <translation>ziehen oder tippen</translation>
    </message>
    <message>
        <source>Drag a man off the board, or right-click him, to remove him. Or by keys: arrows move a cursor, capital letters put white men there, small letters black ones.</source>
        <translation>Vom Brett ziehen oder Rechtsklick entfernt einen Stein. Mit Tasten: Pfeile bewegen einen Cursor, Großbuchstaben setzen dort weiße Steine, kleine schwarze.</translation>
    </message>
    <message>
        <source>Space lifts, Esc puts back</source>
        <translation>Leertaste hebt, Esc legt zurück</translation>
    </message>
    <message>
        <source>At every change the solver says here whether the problem is sound.</source>
        <translation>Bei jeder Änderung sagt der Löser hier, ob das Problem korrekt ist.</translation>
    </message>
    <message>
        <source>at every change</source>
        <translation>bei jeder Änderung</translation>
    </message>
    <message>
        <source>point to see the moves</source>
        <translation>zeigen, um die Züge zu sehen</translation>
    </message>
    <message>
        <source>Each sound position is kept here by itself; click one to have it back. Ctrl+Shift+S keeps one by name.</source>
        <translation>Jede korrekte Stellung bleibt hier von selbst erhalten; ein Klick holt sie zurück. Strg+Umschalt+S bewahrt eine unter einem Namen auf.</translation>
    </message>
    <message>
        <source>kept by themselves</source>
        <translation>von selbst bewahrt</translation>
    </message>
    <message>
        <source>classics inside</source>
        <translation>Klassiker dabei</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>Point at a row to see its moves, click it to play them. Escape comes home.</source>
        <translation>Zeigen Sie auf eine Zeile, um ihre Züge zu sehen; ein Klick spielt sie. Esc führt zurück.</translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Archiv</translation>
    </message>
    <message>
        <source>Edits</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Angaben</translation>
    </message>
    <message>
        <source>Library: %1</source>
        <translation>Archiv: %1</translation>
    </message>
    <message>
        <source>Ctrl+S keeps a problem, Ctrl+L shows all. Some classics lie there already.</source>
        <translation>Strg+S bewahrt ein Problem auf, Strg+L zeigt alle. Einige Klassiker liegen schon da.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>twin %1) added</source>
        <translation>Zwilling %1) hinzugefügt</translation>
    </message>
    <message>
        <source>twin %1) deleted</source>
        <translation>Zwilling %1) gelöscht</translation>
    </message>
    <message>
        <source>twins %1) and %2) exchanged</source>
        <translation>Zwillinge %1) und %2) getauscht</translation>
    </message>
    <message>
        <source>only the twins are solved</source>
        <translation>nur die Zwillinge werden gelöst</translation>
    </message>
    <message>
        <source>the diagram is solved too</source>
        <translation>auch das Diagramm wird gelöst</translation>
    </message>
    <message>
        <source>twin %1) without a change</source>
        <translation>Zwilling %1) ohne Änderung</translation>
    </message>
    <message>
        <source>Side to move, castling and e.p. are set in the diagram; twins take them over.</source>
        <translation>Zugrecht, Rochade und e.p. werden im Diagramm bestimmt; Zwillinge übernehmen sie.</translation>
    </message>
    <message>
        <source>Side to move, castling and e.p. are set in the diagram, not here.</source>
        <translation>Zugrecht, Rochade und e.p. werden im Diagramm festgelegt, nicht hier.</translation>
    </message>
    <message>
        <source>Set play, number of solutions and duplex are asked of all: write them at a).</source>
        <translation>Satzspiel, Lösungszahl und Duplex gelten für alle: bitte bei a) eingeben.</translation>
    </message>
    <message>
        <source>men were captured before</source>
        <translation>vorher wurde geschlagen</translation>
    </message>
    <message>
        <source>grid taken away</source>
        <translation>Gitter entfernt</translation>
    </message>
    <message>
        <source>grid set</source>
        <translation>Gitter gesetzt</translation>
    </message>
    <message>
        <source>%1 %2 taken away</source>
        <translation>%1 %2 entfernt</translation>
    </message>
    <message>
        <source>%1 %2 set</source>
        <translation>%1 %2 gesetzt</translation>
    </message>
    <message>
        <source>Men are marked in the medieval game only.</source>
        <translation>Nur im mittelalterlichen Spiel werden Steine gekennzeichnet.</translation>
    </message>
    <message>
        <source>No man stands on %1.</source>
        <translation>Auf %1 steht kein Stein.</translation>
    </message>
    <message>
        <source>Only a fers can have a first leap.</source>
        <translation>Nur ein Fers kann einen ersten Sprung haben.</translation>
    </message>
    <message>
        <source>mark “%1” of %2 taken away</source>
        <translation>Zeichen „%1“ von %2 entfernt</translation>
    </message>
    <message>
        <source>mark “%1” of %2 set</source>
        <translation>Zeichen „%1“ auf %2 gesetzt</translation>
    </message>
    <message>
        <source>A king is royal by himself.</source>
        <translation>Ein König ist von sich aus königlich.</translation>
    </message>
    <message>
        <source>The words of this grid are not understood: choose another first.</source>
        <translation>Die Angaben zu diesem Gitter sind unverständlich: Wählen Sie zuerst ein anderes.</translation>
    </message>
    <message>
        <source>grid line %1 taken away</source>
        <translation>Gitterlinie %1 entfernt</translation>
    </message>
    <message>
        <source>grid line %1 set</source>
        <translation>Gitterlinie %1 gesetzt</translation>
    </message>
    <message>
        <source>Special squares and marks are set in the diagram; twins take them over.</source>
        <translation>Besondere Felder und Zeichen werden im Diagramm gesetzt; Zwillinge übernehmen sie.</translation>
    </message>
    <message>
        <source>A man would leave the board.</source>
        <translation>Ein Stein würde das Brett verlassen.</translation>
    </message>
    <message>
        <source>This change of the twin is not understood: %1</source>
        <translation>Diese Änderung des Zwillings ist nicht verständlich: %1</translation>
    </message>
    <message>
        <source>The twin that it starts from cannot be set up.</source>
        <translation>Der Zwilling, von dem er ausgeht, lässt sich nicht aufstellen.</translation>
    </message>
    <message>
        <source>and</source>
        <comment>between the last two of a list</comment>
        <translation>und</translation>
    </message>
    <message>
        <source>or</source>
        <comment>between the last two of a list</comment>
        <translation>oder</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>Time for the round</source>
        <translation>Zeit der Runde</translation>
    </message>
    <message>
        <source>Add round</source>
        <translation>Runde hinzufügen</translation>
    </message>
    <message>
        <source>Add problems …</source>
        <translation>Aufgaben hinzufügen …</translation>
    </message>
    <message>
        <source>Sheets for solvers …</source>
        <translation>Blätter für Löser …</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Points of the problem</source>
        <translation>Punkte der Aufgabe</translation>
    </message>
    <message>
        <source>Tries that are asked for, such as f2f3 b4c5</source>
        <translation>Verlangte Verführungen, etwa f2f3 b4c5</translation>
    </message>
    <message>
        <source>Tries that are asked for</source>
        <translation>Verlangte Verführungen</translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation>Was verlangt wird</translation>
    </message>
    <message>
        <source>Remove problem</source>
        <translation>Aufgabe entfernen</translation>
    </message>
    <message>
        <source>being solved …</source>
        <translation>wird gelöst …</translation>
    </message>
    <message>
        <source>set by the director</source>
        <translation>vom Turnierleiter gesetzt</translation>
    </message>
    <message>
        <source>no solution</source>
        <translation>unlösbar</translation>
    </message>
    <message>
        <source>no try with one refutation: %1</source>
        <translation>keine Verführung mit einer Widerlegung: %1</translation>
    </message>
    <message>
        <source>problem %1</source>
        <translation>Aufgabe %1</translation>
    </message>
    <message>
        <source>short</source>
        <translation>Kurzlösung</translation>
    </message>
    <message>
        <source>%1 %2 to %3</source>
        <translation>%1 %2 nach %3</translation>
    </message>
    <message>
        <source>%1 %2 copied to %3</source>
        <translation>%1 %2 nach %3 kopiert</translation>
    </message>
    <message>
        <source>%1 put on %2</source>
        <translation>%1 auf %2 gesetzt</translation>
    </message>
    <message>
        <source>%1 %2 removed</source>
        <translation>%1 %2 entfernt</translation>
    </message>
    <message>
        <source>%1 %2 and %3 %4 exchanged</source>
        <translation>%1 %2 und %3 %4 getauscht</translation>
    </message>
    <message>
        <source>%1 %2 becomes %3</source>
        <translation>%1 %2 wird %3</translation>
    </message>
    <message>
        <source>one man</source>
        <translation>ein Stein</translation>
    </message>
    <message numerus="yes">
        <source>%1 men</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>no task</source>
        <translation>keine Forderung</translation>
    </message>
    <message>
        <source>royal </source>
        <translation>königlich </translation>
    </message>
    <message>
        <source>%1 moved</source>
        <translation>%1 versetzt</translation>
    </message>
    <message>
        <source>%1 copied</source>
        <translation>%1 kopiert</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <comment>several men</comment>
        <translation>%1 entfernt</translation>
    </message>
    <message>
        <source>%1 mirrored</source>
        <translation>%1 gespiegelt</translation>
    </message>
    <message>
        <source>%1 rotated</source>
        <translation>%1 gedreht</translation>
    </message>
    <message>
        <source>%1 recoloured</source>
        <translation>%1 umgefärbt</translation>
    </message>
    <message>
        <source>%1, %2 to %3</source>
        <translation>%1, %2 nach %3</translation>
    </message>
    <message>
        <source>board cleared</source>
        <translation>Brett geleert</translation>
    </message>
    <message>
        <source>position shifted</source>
        <translation>Stellung verschoben</translation>
    </message>
    <message>
        <source>position rotated</source>
        <translation>Stellung gedreht</translation>
    </message>
    <message>
        <source>position mirrored</source>
        <translation>Stellung gespiegelt</translation>
    </message>
    <message>
        <source>colours swapped</source>
        <translation>Farben getauscht</translation>
    </message>
    <message>
        <source>game array</source>
        <translation>Partieanfangsstellung</translation>
    </message>
    <message>
        <source>castling set</source>
        <translation>Rochade bestimmt</translation>
    </message>
    <message>
        <source>e.p. set</source>
        <translation>e.p. bestimmt</translation>
    </message>
    <message>
        <source>side to move set</source>
        <translation>Zugrecht bestimmt</translation>
    </message>
    <message>
        <source>stipulation set</source>
        <translation>Forderung bestimmt</translation>
    </message>
    <message>
        <source>position changed</source>
        <translation>Stellung geändert</translation>
    </message>
    <message>
        <source>no</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>one</source>
        <translation>eine</translation>
    </message>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neun</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>zehn</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>elf</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>zwölf</translation>
    </message>
    <message>
        <source>Find problems that end like this</source>
        <translation>Probleme suchen, die so enden</translation>
    </message>
    <message numerus="yes">
        <source>%1 defences</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Verteidigungen</numerusform>
        </translation>
    </message>
    <message>
        <source>one turn made</source>
        <translation>ein Zug gemacht</translation>
    </message>
    <message>
        <source>tries: %1 of %2</source>
        <translation>Verführungen: %1 von %2</translation>
    </message>
    <message>
        <source>all stages done</source>
        <translation>alle Stufen fertig</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>set play</source>
        <translation>Satzspiel</translation>
    </message>
    <message>
        <source>%1, won</source>
        <translation>%1, gewonnen</translation>
    </message>
    <message>
        <source>%1, lost</source>
        <translation>%1, verloren</translation>
    </message>
    <message>
        <source>%1, perhaps</source>
        <translation>%1, vielleicht</translation>
    </message>
    <message>
        <source>No theme found yet.</source>
        <translation>Noch kein Thema gefunden.</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>illegal</source>
        <translation>illegal</translation>
    </message>
    <message>
        <source>same key</source>
        <translation>gleicher Schlüssel</translation>
    </message>
    <message>
        <source>same solutions</source>
        <translation>gleiche Lösungen</translation>
    </message>
    <message>
        <source>themes kept</source>
        <translation>Themen erhalten</translation>
    </message>
    <message>
        <source>coarser key</source>
        <translation>gröberer Schlüssel</translation>
    </message>
    <message>
        <source>one man saved</source>
        <translation>ein Stein gespart</translation>
    </message>
    <message numerus="yes">
        <source>%1 men saved</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Steine gespart</numerusform>
        </translation>
    </message>
    <message>
        <source>same answer</source>
        <translation>gleiche Antwort</translation>
    </message>
    <message>
        <source>one dual fewer</source>
        <translation>ein Dual weniger</translation>
    </message>
    <message numerus="yes">
        <source>%1 duals fewer</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Duale weniger</numerusform>
        </translation>
    </message>
    <message>
        <source>one dual more</source>
        <translation>ein Dual mehr</translation>
    </message>
    <message numerus="yes">
        <source>%1 duals more</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Duale mehr</numerusform>
        </translation>
    </message>
    <message>
        <source>one dual stays</source>
        <translation>ein Dual bleibt</translation>
    </message>
    <message numerus="yes">
        <source>%1 duals stay</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Duale bleiben</numerusform>
        </translation>
    </message>
    <message>
        <source>Of proof games it is not tested which men are needed.</source>
        <translation>Bei Beweispartien wird nicht geprüft, welche Steine nötig sind.</translation>
    </message>
    <message>
        <source>Rings show who is needed, once the problem is sound.</source>
        <translation>Ringe zeigen, wer nötig ist, sobald das Problem korrekt ist.</translation>
    </message>
    <message>
        <source>The rings need a sound problem; this one is not.</source>
        <translation>Die Ringe brauchen ein korrektes Problem; dieses ist es nicht.</translation>
    </message>
    <message>
        <source>Each man is taken off and the rest is solved …</source>
        <translation>Jeder Stein wird weggenommen und der Rest gelöst …</translation>
    </message>
    <message>
        <source>Point at a man to see what goes wrong without him.</source>
        <translation>Zeigen Sie auf einen Stein, um zu sehen, was ohne ihn fehlschlägt.</translation>
    </message>
    <message>
        <source>One man can go.</source>
        <translation>Ein Stein ist entbehrlich.</translation>
    </message>
    <message numerus="yes">
        <source>%1 men can go.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Steine sind entbehrlich.</numerusform>
        </translation>
    </message>
    <message>
        <source>No man was found who can go.</source>
        <translation>Kein Stein wurde gefunden, der entbehrlich ist.</translation>
    </message>
    <message>
        <source>Every man is needed.</source>
        <translation>Jeder Stein ist notwendig.</translation>
    </message>
    <message>
        <source>One pair can go.</source>
        <translation>Ein Paar ist entbehrlich.</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs can go.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Paare sind entbehrlich.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of questions about the past it is not tested which men are needed.</source>
        <translation>Bei Fragen nach der Vergangenheit wird nicht geprüft, welche Steine nötig sind.</translation>
    </message>
    <message>
        <source>Of rights that exclude each other no man is tested.</source>
        <translation>Bei Rechten, die einander ausschließen, wird kein Stein geprüft.</translation>
    </message>
    <message>
        <source>the other twins were not tried</source>
        <translation>die anderen Zwillinge wurden nicht geprüft</translation>
    </message>
    <message>
        <source>The analysis of the library has stopped: its processes do not run.</source>
        <translation>Die Analyse des Archivs steht still: ihre Prozesse laufen nicht.</translation>
    </message>
    <message>
        <source>The analysis of the library failed (%1).</source>
        <translation>Die Analyse des Archivs ist gescheitert (%1).</translation>
    </message>
    <message>
        <source>%1 % alike</source>
        <translation>zu %1 % ähnlich</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Rückgängig gemacht: %1</translation>
    </message>
    <message>
        <source>Done again: %1</source>
        <translation>Wiederholt: %1</translation>
    </message>
    <message>
        <source>One problem put into the collection.</source>
        <translation>Ein Problem in die Sammlung gelegt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems put into the collection.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Probleme in die Sammlung gelegt.</numerusform>
        </translation>
    </message>
    <message>
        <source>One problem taken out of the collection.</source>
        <translation>Ein Problem aus der Sammlung genommen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems taken out of the collection.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Probleme aus der Sammlung genommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>One problem put into the bin.</source>
        <translation>Ein Problem in den Papierkorb gelegt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems put into the bin.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Probleme in den Papierkorb gelegt.</numerusform>
        </translation>
    </message>
    <message>
        <source>One problem taken out of the bin.</source>
        <translation>Ein Problem aus dem Papierkorb geholt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems taken out of the bin.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Probleme aus dem Papierkorb geholt.</numerusform>
        </translation>
    </message>
    <message>
        <source>One problem removed for good.</source>
        <translation>Ein Problem endgültig gelöscht.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems removed for good.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Probleme endgültig gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>One problem has the keyword “%2” now.</source>
        <translation>Ein Problem hat jetzt das Stichwort „%2“.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems have the keyword “%2” now.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Probleme haben jetzt das Stichwort „%2“.</numerusform>
        </translation>
    </message>
    <message>
        <source>One problem has lost the keyword “%2”.</source>
        <translation>Ein Problem hat das Stichwort „%2“ nicht mehr.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems have lost the keyword “%2”.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Probleme haben das Stichwort „%2“ nicht mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is called “%2” now.</source>
        <translation>„%1“ heißt jetzt „%2“.</translation>
    </message>
    <message>
        <source>Search “%1” kept.</source>
        <translation>Suche „%1“ gemerkt.</translation>
    </message>
    <message>
        <source>Collection “%1” made.</source>
        <translation>Sammlung „%1“ angelegt.</translation>
    </message>
    <message>
        <source>Search “%1” dropped.</source>
        <translation>Suche „%1“ gelöscht.</translation>
    </message>
    <message>
        <source>Collection “%1” dropped.</source>
        <translation>Sammlung „%1“ gelöscht.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems described.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Probleme beschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>One problem described.</source>
        <translation>Ein Problem beschrieben.</translation>
    </message>
    <message>
        <source>The order of a collection was changed.</source>
        <translation>Die Ordnung einer Sammlung wurde geändert.</translation>
    </message>
    <message>
        <source>%1 is one person now.</source>
        <translation>%1: gilt jetzt als eine Person.</translation>
    </message>
    <message>
        <source>%1 is a person apart now.</source>
        <translation>%1: jetzt eine eigene Person.</translation>
    </message>
    <message>
        <source>This is you.</source>
        <translation>Das sind Sie.</translation>
    </message>
    <message>
        <source>This is somebody else.</source>
        <translation>Das ist jemand anders.</translation>
    </message>
    <message>
        <source>The link was removed.</source>
        <translation>Die Verbindung wurde entfernt.</translation>
    </message>
    <message>
        <source>Import of one problem.</source>
        <translation>Import eines Problems.</translation>
    </message>
    <message numerus="yes">
        <source>Import of %1 problems.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Import von %1 Problemen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The note on a version was changed.</source>
        <translation>Die Notiz zu einer Fassung wurde geändert.</translation>
    </message>
    <message>
        <source>Another version is the current one.</source>
        <translation>Eine andere Fassung ist jetzt die aktuelle.</translation>
    </message>
    <message>
        <source>%1 %2 new</source>
        <translation>neu: %1 %2</translation>
    </message>
    <message>
        <source>%1 %2 gone</source>
        <translation>weg: %1 %2</translation>
    </message>
    <message>
        <source>%1: %2 was %3</source>
        <translation>%1: %2 statt %3</translation>
    </message>
    <message>
        <source>nothing captured yet</source>
        <translation>noch nichts geschlagen</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Twins</source>
        <translation>Zwillinge</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Changed mates</source>
        <translation>Mattwechsel</translation>
    </message>
    <message>
        <source>%1 without a year</source>
        <translation>%1 ohne Jahr</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>Jahre</translation>
    </message>
    <message>
        <source>Problems by year</source>
        <translation>Probleme nach Jahren</translation>
    </message>
    <message>
        <source>Problems by decade</source>
        <translation>Probleme nach Jahrzehnten</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Autoren</translation>
    </message>
    <message>
        <source>Themes</source>
        <translation>Themen</translation>
    </message>
    <message>
        <source>Not solved here</source>
        <translation>Hier nicht gelöst</translation>
    </message>
    <message>
        <source>Not yet analysed</source>
        <translation>Noch nicht geprüft</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>Urteile</translation>
    </message>
    <message>
        <source>No task</source>
        <translation>Keine Forderung</translation>
    </message>
    <message>
        <source>Stipulations</source>
        <translation>Forderungen</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>Honourable mentions</source>
        <translation>Ehrende Erwähnungen</translation>
    </message>
    <message>
        <source>Commendations</source>
        <translation>Lobe</translation>
    </message>
    <message>
        <source>Other distinctions</source>
        <translation>Andere Auszeichnungen</translation>
    </message>
    <message>
        <source>Awards</source>
        <translation>Auszeichnungen</translation>
    </message>
    <message>
        <source>%1 without</source>
        <translation>%1 ohne</translation>
    </message>
    <message>
        <source>Number of men</source>
        <translation>Zahl der Steine</translation>
    </message>
    <message>
        <source>the first %1</source>
        <translation>die ersten %1</translation>
    </message>
    <message>
        <source>The problem on the board is in no library yet: save it first.</source>
        <translation>Das Problem auf dem Brett ist noch in keinem Archiv: speichern Sie es zuerst.</translation>
    </message>
    <message>
        <source>Finding verdicts</source>
        <translation>Urteile finden</translation>
    </message>
    <message>
        <source>Analysing</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Jeder</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>any man</source>
        <translation>irgendein Stein</translation>
    </message>
    <message>
        <source>any white man</source>
        <translation>irgendein weißer Stein</translation>
    </message>
    <message>
        <source>any black man</source>
        <translation>irgendein schwarzer Stein</translation>
    </message>
    <message>
        <source>no man</source>
        <translation>kein Stein</translation>
    </message>
    <message>
        <source>one of: %1</source>
        <translation>einer von: %1</translation>
    </message>
    <message numerus="yes">
        <source>of %1 squares</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>aus %1 Feldern</numerusform>
        </translation>
    </message>
    <message>
        <source>All problems</source>
        <translation>Alle Probleme</translation>
    </message>
    <message>
        <source>My problems</source>
        <translation>Meine Probleme</translation>
    </message>
    <message>
        <source>Opened lately</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>Sammlungen</translation>
    </message>
    <message>
        <source>Kept searches</source>
        <translation>Gemerkte Suchen</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Papierkorb</translation>
    </message>
    <message>
        <source>Found by the search</source>
        <translation>Von der Suche gefunden</translation>
    </message>
    <message>
        <source>Found by a search on %1; it began from %2</source>
        <translation>Gefunden bei einer Suche am %1; sie ging aus von %2</translation>
    </message>
    <message>
        <source>Saved: %1 of %2</source>
        <translation>Gespeichert: %1 von %2</translation>
    </message>
    <message>
        <source>One problem saved.</source>
        <translation>Ein Problem gespeichert.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems saved.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Probleme gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing may vary yet: choose a man and paint squares.</source>
        <translation>Noch darf sich nichts ändern: Figur wählen und Felder bemalen.</translation>
    </message>
    <message>
        <source>%1: %2, %3 found, %4 %</source>
        <translation>%1: %2, %3 gefunden, %4 %</translation>
    </message>
    <message>
        <source>less than a second</source>
        <translation>weniger als eine Sekunde</translation>
    </message>
    <message>
        <source>about a second</source>
        <translation>etwa eine Sekunde</translation>
    </message>
    <message numerus="yes">
        <source>about %1 seconds</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>etwa %1 Sekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %1 minutes</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>etwa %1 Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %1 hours</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>etwa %1 Stunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %1 days</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>etwa %1 Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>years</source>
        <translation>Jahre</translation>
    </message>
    <message numerus="yes">
        <source>%1 positions</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Stellungen</numerusform>
        </translation>
    </message>
    <message>
        <source>One position</source>
        <translation>Eine Stellung</translation>
    </message>
    <message>
        <source>%1 of %2 tried (%3 %)</source>
        <translation>%1 von %2 geprüft (%3 %)</translation>
    </message>
    <message>
        <source>nobody added</source>
        <translation>kein Stein hinzugefügt</translation>
    </message>
    <message>
        <source>Looking for the first positions …</source>
        <translation>Die ersten Stellungen werden gesucht …</translation>
    </message>
    <message>
        <source>one position tried</source>
        <translation>eine Stellung versucht</translation>
    </message>
    <message numerus="yes">
        <source>%1 positions tried</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Stellungen versucht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sound</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 korrekt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 with the theme</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 mit dem Thema</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 kept</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 behalten</numerusform>
        </translation>
    </message>
    <message>
        <source>wanted mates</source>
        <translation>gewünschte Matts</translation>
    </message>
    <message>
        <source>%1: %2, %3 found</source>
        <translation>%1: %2, %3 gefunden</translation>
    </message>
    <message>
        <source>Wanted:</source>
        <translation>Gewünscht:</translation>
    </message>
    <message>
        <source>%1: found in solutions, but it is not known what it needs of a position.</source>
        <translation>%1: wird in Lösungen gefunden, aber es ist nicht bekannt, was das Thema von einer Stellung braucht.</translation>
    </message>
    <message>
        <source>Listed are the %1 themes of which it is known what they need, of %2 in all.</source>
        <translation>Aufgeführt sind die %1 Themen, von denen bekannt ist, was sie brauchen, von insgesamt %2.</translation>
    </message>
    <message>
        <source>the same idea</source>
        <translation>dieselbe Idee</translation>
    </message>
    <message>
        <source>1 grave flaw</source>
        <translation>1 schwerer Mangel</translation>
    </message>
    <message numerus="yes">
        <source>%1 grave flaws</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 schwere Mängel</numerusform>
        </translation>
    </message>
    <message>
        <source>1 flaw</source>
        <translation>1 Mangel</translation>
    </message>
    <message numerus="yes">
        <source>%1 flaws</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Mängel</numerusform>
        </translation>
    </message>
    <message>
        <source>no flaw</source>
        <translation>kein Mangel</translation>
    </message>
    <message>
        <source>1 merit</source>
        <translation>1 Vorzug</translation>
    </message>
    <message numerus="yes">
        <source>%1 merits</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Vorzüge</numerusform>
        </translation>
    </message>
    <message>
        <source>part of the core</source>
        <translation>ein Teil des Kerns</translation>
    </message>
    <message numerus="yes">
        <source>%1 found</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>not found for %1</source>
        <translation>nicht aufgenommen wegen: %1</translation>
    </message>
    <message>
        <source>%1 not finished</source>
        <translation>%1 nicht fertig</translation>
    </message>
    <message>
        <source>waiting for a worker of the cluster</source>
        <translation>wartet auf einen Rechner des Clusters</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>%1 je Sekunde</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>the key</source>
        <translation>des Schlüssels</translation>
    </message>
    <message>
        <source>a position that cannot arise</source>
        <translation>einer unmöglichen Stellung</translation>
    </message>
    <message>
        <source>their play</source>
        <translation>ihres Spiels</translation>
    </message>
    <message>
        <source>a theme</source>
        <translation>eines Themas</translation>
    </message>
    <message>
        <source>The diagram itself</source>
        <translation>Das Diagramm selbst</translation>
    </message>
    <message>
        <source>1 only move</source>
        <translation>1 einziger Zug</translation>
    </message>
    <message numerus="yes">
        <source>%1 only moves</source>
        <translation>
            <numerusform>%1 einziger Zug</numerusform>
            <numerusform>%1 einzige Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>as %1 sees it</source>
        <translation>wie %1 es sieht</translation>
    </message>
    <message>
        <source>1 variation</source>
        <translation>1 Variante</translation>
    </message>
    <message numerus="yes">
        <source>%1 variations</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Varianten</numerusform>
        </translation>
    </message>
    <message>
        <source>1 dual</source>
        <translation>1 Dual</translation>
    </message>
    <message numerus="yes">
        <source>%1 duals</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Duale</numerusform>
        </translation>
    </message>
    <message>
        <source>1 try</source>
        <translation>1 Verführung</translation>
    </message>
    <message numerus="yes">
        <source>%1 tries</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Verführungen</numerusform>
        </translation>
    </message>
    <message>
        <source>1 changed mate</source>
        <translation>1 Mattwechsel</translation>
    </message>
    <message numerus="yes">
        <source>%1 changed mates</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Mattwechsel</numerusform>
        </translation>
    </message>
    <message>
        <source>1 model mate</source>
        <translation>1 Mustermatt</translation>
    </message>
    <message numerus="yes">
        <source>%1 model mates</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Mustermatts</numerusform>
        </translation>
    </message>
    <message>
        <source>1 half-move matched</source>
        <translation>1 übereinstimmender Halbzug</translation>
    </message>
    <message numerus="yes">
        <source>%1 half-moves matched</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 übereinstimmende Halbzüge</numerusform>
        </translation>
    </message>
    <message>
        <source>+ %1</source>
        <translation>+ %1</translation>
    </message>
    <message>
        <source>1 square</source>
        <translation>1 Feld</translation>
    </message>
    <message numerus="yes">
        <source>%1 squares</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>up to %1 of them</source>
        <translation>bis zu %1</translation>
    </message>
    <message>
        <source>or %1</source>
        <translation>oder %1</translation>
    </message>
    <message>
        <source>may go</source>
        <translation>darf fehlen</translation>
    </message>
    <message>
        <source>There is no field “%1”. There are: %2.</source>
        <translation>Es gibt kein Feld „%1“. Es gibt: %2.</translation>
    </message>
    <message>
        <source>This line cannot be used: %1.</source>
        <translation>Diese Zeile ist nicht brauchbar: %1.</translation>
    </message>
    <message>
        <source>Made in %1 ms.</source>
        <translation>In %1 ms gemacht.</translation>
    </message>
    <message>
        <source>Drawn in %1 ms.</source>
        <translation>In %1 ms gezeichnet.</translation>
    </message>
    <message>
        <source>Diagram %1 of %2, drawn in %3 ms.</source>
        <translation>Diagramm %1 von %2, in %3 ms gezeichnet.</translation>
    </message>
    <message>
        <source>Page %1 of %2, drawn in %3 ms.</source>
        <translation>Seite %1 von %2, in %3 ms gezeichnet.</translation>
    </message>
    <message>
        <source>The browser lays the page out and plays the solution; this is what it tells.</source>
        <translation>Der Browser setzt die Seite und spielt die Lösung; dies ist der Inhalt.</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Save %1 …</source>
        <translation>%1 sichern …</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>There is no program that opens %1.</source>
        <translation>Kein Programm öffnet %1.</translation>
    </message>
    <message>
        <source>Copied: text, SVG and picture.</source>
        <translation>Kopiert: Text, SVG und Bild.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Kopiert.</translation>
    </message>
    <message>
        <source>The file will be this, in the letters of whoever opens it.</source>
        <translation>So wird die Datei, in der Schrift dessen, der sie öffnet.</translation>
    </message>
    <message>
        <source>The file will be exactly this.</source>
        <translation>Genau so wird die Datei.</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>Angehalten; nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>Saved as %2.</source>
        <translation>Gespeichert als %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of the files are there already.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 der Dateien gibt es schon.</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 is there already.</source>
        <translation>%2 gibt es schon.</translation>
    </message>
    <message>
        <source>In the folder %1. What they hold will be lost.</source>
        <translation>Im Ordner %1. Ihr Inhalt geht verloren.</translation>
    </message>
    <message numerus="yes">
        <source>%1 files saved, the first as %2.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Dateien gespeichert, die erste als %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>There is nothing on the board to compare.</source>
        <translation>Auf dem Brett ist nichts zu vergleichen.</translation>
    </message>
    <message>
        <source>Entry forms are written as PDF, SVG or PNG.</source>
        <translation>Einsendungen werden als PDF, SVG oder PNG geschrieben.</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>zurück: %1</translation>
    </message>
    <message>
        <source>an earlier position</source>
        <translation>eine frühere Stellung</translation>
    </message>
    <message>
        <source>Back to it</source>
        <translation>Hierher zurück</translation>
    </message>
    <message>
        <source>Name it …</source>
        <translation>Benennen …</translation>
    </message>
    <message>
        <source>Keep it no longer for good</source>
        <translation>Nicht mehr für immer behalten</translation>
    </message>
    <message>
        <source>an earlier version</source>
        <translation>eine frühere Fassung</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>Fassung %1</translation>
    </message>
    <message>
        <source>v%1</source>
        <translation>F%1</translation>
    </message>
    <message>
        <source>Compare with what is on the board</source>
        <translation>Mit dem Brett vergleichen</translation>
    </message>
    <message>
        <source>Write a note …</source>
        <translation>Notiz schreiben …</translation>
    </message>
    <message>
        <source>Let the library show this version</source>
        <translation>Im Archiv diese Fassung zeigen</translation>
    </message>
    <message>
        <source>Keep it for good</source>
        <translation>Für immer behalten</translation>
    </message>
    <message>
        <source>Forget it</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Copy the main steps</source>
        <translation>Die Hauptschritte kopieren</translation>
    </message>
    <message>
        <source>Save the story of the sitting …</source>
        <translation>Den Verlauf der Sitzung speichern …</translation>
    </message>
    <message>
        <source>Story of the sitting</source>
        <translation>Verlauf der Sitzung</translation>
    </message>
    <message>
        <source>The file could not be written: %1</source>
        <translation>Die Datei konnte nicht geschrieben werden: %1</translation>
    </message>
    <message>
        <source>Note on the version</source>
        <translation>Notiz zur Fassung</translation>
    </message>
    <message numerus="yes">
        <source>Quality: %1 points</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Qualität: %1 Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>(stays on the board)</source>
        <translation>(bleibt auf dem Brett)</translation>
    </message>
    <message>
        <source>Merit</source>
        <translation>Vorzug</translation>
    </message>
    <message>
        <source>Quality: one point</source>
        <translation>Qualität: ein Punkt</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Flaw</source>
        <translation>Mangel</translation>
    </message>
    <message>
        <source>Name of the position</source>
        <translation>Name der Stellung</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Keep only the last of these unsound ones</source>
        <translation>Nur die letzte dieser inkorrekten behalten</translation>
    </message>
    <message>
        <source>The run was thinned.</source>
        <translation>Die Folge wurde ausgedünnt.</translation>
    </message>
    <message>
        <source>The unsound branch was forgotten.</source>
        <translation>Der inkorrekte Zweig wurde vergessen.</translation>
    </message>
    <message>
        <source>Forget this unsound branch</source>
        <translation>Diesen inkorrekten Zweig vergessen</translation>
    </message>
    <message>
        <source>The position was forgotten.</source>
        <translation>Die Stellung wurde vergessen.</translation>
    </message>
    <message>
        <source>one problem</source>
        <translation>ein Problem</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Probleme</numerusform>
        </translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>nicht gespeichert</translation>
    </message>
    <message>
        <source>after</source>
        <translation>nach</translation>
    </message>
    <message>
        <source>starting point of</source>
        <translation>Ausgangspunkt von</translation>
    </message>
    <message>
        <source>version of</source>
        <translation>Fassung von</translation>
    </message>
    <message>
        <source>reprint of</source>
        <translation>Nachdruck von</translation>
    </message>
    <message>
        <source>reprinted as</source>
        <translation>nachgedruckt als</translation>
    </message>
    <message>
        <source>anticipated by</source>
        <translation>vorweggenommen durch</translation>
    </message>
    <message>
        <source>anticipates</source>
        <translation>nimmt vorweg</translation>
    </message>
    <message>
        <source>same position as</source>
        <translation>gleiche Stellung wie</translation>
    </message>
    <message>
        <source>same position, turned, as</source>
        <translation>gleiche Stellung, gedreht, wie</translation>
    </message>
    <message>
        <source>print: %1</source>
        <translation>gedruckt: %1</translation>
    </message>
    <message>
        <source>castling off</source>
        <translation>ohne Rochade</translation>
    </message>
    <message>
        <source>with e.p.</source>
        <translation>mit e.p.</translation>
    </message>
    <message>
        <source>Printed %1, no key found</source>
        <translation>Gedruckt %1, kein Schlüssel gefunden</translation>
    </message>
    <message>
        <source>Printed %1, found %2</source>
        <translation>Gedruckt %1, gefunden %2</translation>
    </message>
    <message>
        <source>open in a tab</source>
        <translation>in einem Reiter offen</translation>
    </message>
    <message>
        <source>Recent problems</source>
        <translation>Zuletzt geöffnete Probleme</translation>
    </message>
    <message>
        <source>Recent libraries</source>
        <translation>Zuletzt geöffnete Archive</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>%1 holds more than one problem.</source>
        <translation>%1 enthält mehr als ein Problem.</translation>
    </message>
    <message>
        <source>Show the first</source>
        <translation>Das erste zeigen</translation>
    </message>
    <message>
        <source>One file holds problems.</source>
        <translation>Eine Datei enthält Probleme.</translation>
    </message>
    <message numerus="yes">
        <source>%1 files hold many problems.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Dateien enthalten viele Probleme.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is no longer there.</source>
        <translation>%1 ist nicht mehr da.</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>Noch nichts</translation>
    </message>
    <message>
        <source>One problem that was not saved was brought back.</source>
        <translation>Ein nicht gespeichertes Problem wurde wiederhergestellt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems that were not saved were brought back.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 nicht gespeicherte Probleme wurden wiederhergestellt.</numerusform>
        </translation>
    </message>
    <message>
        <source>One tab was not opened again: its problem is not in this library.</source>
        <translation>Ein Reiter wurde nicht wieder geöffnet: Sein Problem ist nicht in diesem Archiv.</translation>
    </message>
    <message numerus="yes">
        <source>%1 tabs were not opened again: their problems are not in this library.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Reiter wurden nicht wieder geöffnet: Ihre Probleme sind nicht in diesem Archiv.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open problems</source>
        <translation>Offene Probleme</translation>
    </message>
    <message>
        <source>Close this tab</source>
        <translation>Diesen Reiter schließen</translation>
    </message>
    <message>
        <source>Close the other tabs</source>
        <translation>Die anderen Reiter schließen</translation>
    </message>
    <message>
        <source>Notices of this session</source>
        <translation>Mitteilungen dieser Sitzung</translation>
    </message>
    <message>
        <source>Nothing was said yet.</source>
        <translation>Noch gibt es keine Mitteilung.</translation>
    </message>
    <message>
        <source>Table of the contest</source>
        <translation>Tabelle des Lösungsturniers</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Save the table …</source>
        <translation>Tabelle speichern …</translation>
    </message>
    <message>
        <source>all together</source>
        <translation>alle zusammen</translation>
    </message>
    <message>
        <source>Not final: sheets are left to the director.</source>
        <translation>Nicht endgültig: über Blätter muss der Turnierleiter noch entscheiden.</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>Kopie</translation>
    </message>
    <message>
        <source>Save a copy of the library</source>
        <translation>Kopie des Archivs speichern</translation>
    </message>
    <message>
        <source>rescued</source>
        <translation>gerettet</translation>
    </message>
    <message>
        <source>Rescue into a new library</source>
        <translation>In ein neues Archiv retten</translation>
    </message>
    <message>
        <source>What can be read is being rescued …</source>
        <translation>Was sich lesen lässt, wird gerettet …</translation>
    </message>
    <message>
        <source>A copy of the library was saved as %1.</source>
        <translation>Eine Kopie des Archivs wurde als %1 gespeichert.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>one problem was rescued</source>
        <translation>ein Problem wurde gerettet</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems were rescued</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Probleme wurden gerettet</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 into %2; nothing is lost.</source>
        <translation>%1, nach %2; nichts ist verloren.</translation>
    </message>
    <message>
        <source>one problem is lost</source>
        <translation>ein Problem ist verloren</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems are lost</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Probleme sind verloren</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 into %2; %3.</source>
        <translation>%1, nach %2; %3.</translation>
    </message>
    <message>
        <source>%1 into %2; some versions or links are lost.</source>
        <translation>%1, nach %2; einige Fassungen oder Verbindungen sind verloren.</translation>
    </message>
    <message>
        <source>The library is open now.</source>
        <translation>Das Archiv ist jetzt offen.</translation>
    </message>
    <message>
        <source>Another program holds the library %1: it is opened here as soon as that lets it go. Unsaved work is kept meanwhile.</source>
        <translation>Ein anderes Programm hält das Archiv %1 besetzt: Es wird hier geöffnet, sobald es frei ist. Nicht Gespeichertes bleibt solange bewahrt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems of the library are damaged and cannot be read; the others can. They can be rescued into a new library.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Probleme des Archivs sind beschädigt und nicht lesbar; die anderen sind es. Sie lassen sich in ein neues Archiv retten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rescue the rest …</source>
        <translation>Den Rest retten …</translation>
    </message>
    <message>
        <source>Open it there</source>
        <translation>Dort öffnen</translation>
    </message>
    <message>
        <source>Open that copy</source>
        <translation>Diese Kopie öffnen</translation>
    </message>
    <message>
        <source>Open it again</source>
        <translation>Erneut öffnen</translation>
    </message>
    <message>
        <source>No correspondence found.</source>
        <translation>Keine Entsprechung gefunden.</translation>
    </message>
    <message>
        <source>With two intended solutions or more, what recurs in them stands here.</source>
        <translation>Bei zwei oder mehr beabsichtigten Lösungen steht hier, was in ihnen wiederkehrt.</translation>
    </message>
    <message numerus="yes">
        <source>At most %1 tries</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Höchstens %1 Verführungen</numerusform>
        </translation>
    </message>
    <message>
        <source>No tries</source>
        <translation>Keine Verführungen</translation>
    </message>
    <message>
        <source>Set a right</source>
        <translation>Recht setzen</translation>
    </message>
    <message>
        <source>Sets what the solution rests on; one step of the history</source>
        <translation>Setzt, worauf die Lösung beruht; ein Schritt im Verlauf</translation>
    </message>
    <message>
        <source>Allow e.p. on %1</source>
        <translation>E.p. auf %1 erlauben</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>White may not castle short</source>
        <translation>Weiß darf nicht kurz rochieren</translation>
    </message>
    <message>
        <source>White may not castle long</source>
        <translation>Weiß darf nicht lang rochieren</translation>
    </message>
    <message>
        <source>Black may not castle short</source>
        <translation>Schwarz darf nicht kurz rochieren</translation>
    </message>
    <message>
        <source>Black may not castle long</source>
        <translation>Schwarz darf nicht lang rochieren</translation>
    </message>
    <message>
        <source>saved as a new problem</source>
        <translation>als neues Problem gespeichert</translation>
    </message>
    <message>
        <source>Saved as a new problem; the one it was made from stays as it was.</source>
        <translation>Als neues Problem gespeichert; das Problem, aus dem es entstand, bleibt, wie es war.</translation>
    </message>
    <message>
        <source>Saved as a new problem; the one by %1 stays as it was.</source>
        <translation>Als neues Problem gespeichert; das von %1 bleibt, wie es war.</translation>
    </message>
    <message>
        <source>After %1</source>
        <translation>Nach %1</translation>
    </message>
    <message>
        <source>Write “%1”</source>
        <translation>„%1“ dazuschreiben</translation>
    </message>
    <message>
        <source>remark written</source>
        <translation>Bemerkung geschrieben</translation>
    </message>
    <message>
        <source>%1, as you stated of an earlier position</source>
        <translation>%1, nach Ihrer Angabe zu einer früheren Stellung</translation>
    </message>
    <message>
        <source>%1, as you state</source>
        <translation>%1, nach Ihrer Angabe</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Correspondences</source>
        <translation>Entsprechungen</translation>
    </message>
    <message>
        <source>one role</source>
        <translation>eine Rolle</translation>
    </message>
    <message numerus="yes">
        <source>%1 roles</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Rollen</numerusform>
        </translation>
    </message>
    <message>
        <source>exchanged, letters say who</source>
        <translation>getauscht, Buchstaben nennen den Stein</translation>
    </message>
    <message>
        <source>same man, other square</source>
        <translation>gleicher Stein, anderes Feld</translation>
    </message>
    <message>
        <source>Intended solutions</source>
        <translation>Beabsichtigte Lösungen</translation>
    </message>
    <message>
        <source>How many solutions are intended, such as 2 or 2.1.1.1; empty: all there are</source>
        <translation>Wie viele Lösungen beabsichtigt sind, etwa 2 oder 2.1.1.1; leer: alle, die es gibt</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Expected a number such as 2, or one for each half-move: %1</source>
        <translation>Erwartet wird eine Zahl wie 2 oder eine je Halbzug: %1</translation>
    </message>
    <message>
        <source>Expected a number of solutions, such as 2, or 2.1.1.1</source>
        <translation>Erwartet wird eine Zahl von Lösungen, etwa 2, oder 2.1.1.1</translation>
    </message>
    <message>
        <source>mate</source>
        <comment>a row&apos;s name</comment>
        <translation>Matt</translation>
    </message>
    <message>
        <source>Set play and cooks</source>
        <translation>Satzspiel und Nebenlösungen</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Lösungen</translation>
    </message>
    <message>
        <source>Intended</source>
        <translation>Beabsichtigt</translation>
    </message>
    <message>
        <source>Show one solution a row</source>
        <translation>Eine Lösung je Zeile zeigen</translation>
    </message>
    <message>
        <source>All columns step together; the board shows the one in hand.</source>
        <translation>Alle Spalten gehen zugleich weiter; das Brett zeigt die gewählte.</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>mehr als %1</translation>
    </message>
    <message>
        <source>%1, the first %2 shown</source>
        <translation>%1, die ersten %2 gezeigt</translation>
    </message>
    <message>
        <source>none in %1</source>
        <translation>keines in %1</translation>
    </message>
    <message>
        <source>Cook</source>
        <translation>Nebenlösung</translation>
    </message>
    <message>
        <source>Cooks</source>
        <translation>Nebenlösungen</translation>
    </message>
    <message>
        <source>leaves %1 at %2</source>
        <translation>verlässt %1 bei %2</translation>
    </message>
    <message>
        <source>for %1</source>
        <comment>a move</comment>
        <translation>statt %1</translation>
    </message>
    <message>
        <source>Repeated move</source>
        <translation>Wiederholter Zug</translation>
    </message>
    <message>
        <source>Same mate</source>
        <translation>Gleiches Matt</translation>
    </message>
    <message>
        <source>Moves to %1</source>
        <translation>Züge nach %1</translation>
    </message>
    <message>
        <source>White man taken where it stands</source>
        <translation>Weißer Stein auf seinem Feld geschlagen</translation>
    </message>
    <message>
        <source>Black man taken where it stands</source>
        <translation>Schwarzer Stein auf seinem Feld geschlagen</translation>
    </message>
    <message>
        <source>Neutral man taken where it stands</source>
        <translation>Neutraler Stein auf seinem Feld geschlagen</translation>
    </message>
    <message>
        <source>White man moves, then is taken</source>
        <translation>Weißer Stein zieht, wird geschlagen</translation>
    </message>
    <message>
        <source>Black man moves, then is taken</source>
        <translation>Schwarzer Stein zieht, wird geschlagen</translation>
    </message>
    <message>
        <source>Neutral man moves, then is taken</source>
        <translation>Neutraler Stein zieht, wird geschlagen</translation>
    </message>
    <message>
        <source>White man takes, then is taken</source>
        <translation>Weißer Stein schlägt, wird geschlagen</translation>
    </message>
    <message>
        <source>Black man takes, then is taken</source>
        <translation>Schwarzer Stein schlägt, wird geschlagen</translation>
    </message>
    <message>
        <source>Neutral man takes, then is taken</source>
        <translation>Neutraler Stein schlägt, wird geschlagen</translation>
    </message>
    <message>
        <source>White man falls in the mate</source>
        <translation>Weißer Stein fällt im Mattzug</translation>
    </message>
    <message>
        <source>Black man falls in the mate</source>
        <translation>Schwarzer Stein fällt im Mattzug</translation>
    </message>
    <message>
        <source>Neutral man falls in the mate</source>
        <translation>Neutraler Stein fällt im Mattzug</translation>
    </message>
    <message>
        <source>White man taken</source>
        <translation>Weißer Stein geschlagen</translation>
    </message>
    <message>
        <source>Black man taken</source>
        <translation>Schwarzer Stein geschlagen</translation>
    </message>
    <message>
        <source>Neutral man taken</source>
        <translation>Neutraler Stein geschlagen</translation>
    </message>
    <message>
        <source>White takes back</source>
        <translation>Weiß schlägt zurück</translation>
    </message>
    <message>
        <source>Black takes back</source>
        <translation>Schwarz schlägt zurück</translation>
    </message>
    <message>
        <source>Neutral man takes back</source>
        <translation>Neutraler Stein schlägt zurück</translation>
    </message>
    <message>
        <source>White promotes</source>
        <translation>Weiß wandelt um</translation>
    </message>
    <message>
        <source>Black promotes</source>
        <translation>Schwarz wandelt um</translation>
    </message>
    <message>
        <source>Neutral pawn promotes</source>
        <translation>Neutraler Bauer wandelt um</translation>
    </message>
    <message>
        <source>White castles</source>
        <translation>Weiß rochiert</translation>
    </message>
    <message>
        <source>Black castles</source>
        <translation>Schwarz rochiert</translation>
    </message>
    <message>
        <source>Neutral king castles</source>
        <translation>Neutraler König rochiert</translation>
    </message>
    <message>
        <source>Mates</source>
        <translation>Setzt matt</translation>
    </message>
    <message>
        <source>Makes the last move</source>
        <translation>Macht den letzten Zug</translation>
    </message>
    <message>
        <source>Checks from behind</source>
        <translation>Schach von hinten</translation>
    </message>
    <message>
        <source>Pins in the mate</source>
        <translation>Fesselt im Matt</translation>
    </message>
    <message>
        <source>Is pinned in the mate</source>
        <translation>Ist im Matt gefesselt</translation>
    </message>
    <message>
        <source>Guards in the mate</source>
        <translation>Deckt im Matt</translation>
    </message>
    <message>
        <source>Comes to block</source>
        <translation>Kommt zum Block</translation>
    </message>
    <message>
        <source>exchanged: man %1 plays this part here</source>
        <translation>getauscht: Stein %1 spielt hier diese Rolle</translation>
    </message>
    <message>
        <source>the same man, on another square</source>
        <translation>derselbe Stein, auf einem anderen Feld</translation>
    </message>
    <message>
        <source>one exchange</source>
        <translation>ein Tausch</translation>
    </message>
    <message numerus="yes">
        <source>%1 exchanges</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Tausche</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>solutions</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>Half-moves played</source>
        <translation>Gespielte Halbzüge</translation>
    </message>
    <message>
        <source>The problem itself stays as it is.</source>
        <translation>Das Problem selbst bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>One move further back (Left)</source>
        <translation>Einen Zug weiter zurück (Links)</translation>
    </message>
    <message>
        <source>Play it again (Right)</source>
        <translation>Wieder ausführen (Rechts)</translation>
    </message>
    <message>
        <source>The diagram (Home)</source>
        <translation>Das Diagramm (Pos1)</translation>
    </message>
    <message>
        <source>Copy the line</source>
        <translation>Zugfolge kopieren</translation>
    </message>
    <message>
        <source>Keep the line, or open this position</source>
        <translation>Zugfolge behalten oder diese Stellung öffnen</translation>
    </message>
    <message>
        <source>Back to the problem</source>
        <translation>Zurück zum Problem</translation>
    </message>
    <message>
        <source>Show the problem again (Escape)</source>
        <translation>Das Problem wieder zeigen (Esc)</translation>
    </message>
    <message>
        <source>Add the line to the comments</source>
        <translation>Zugfolge zu den Bemerkungen</translation>
    </message>
    <message>
        <source>Add the line to the printed solution</source>
        <translation>Zugfolge zur abgedruckten Lösung</translation>
    </message>
    <message>
        <source>Open this position in a tab</source>
        <translation>Diese Stellung in einem Reiter öffnen</translation>
    </message>
    <message>
        <source>One move taken back</source>
        <translation>Ein Zug zurückgenommen</translation>
    </message>
    <message numerus="yes">
        <source>%1 moves taken back</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Züge zurückgenommen</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag a man back to where he came from, or choose in the list.</source>
        <translation>Ziehen Sie einen Stein dorthin, woher er kam, oder wählen Sie in der Liste.</translation>
    </message>
    <message>
        <source>One half-move back (Left)</source>
        <translation>Ein Halbzug zurück (Links)</translation>
    </message>
    <message>
        <source>One half-move on (Right)</source>
        <translation>Ein Halbzug weiter (Rechts)</translation>
    </message>
    <message>
        <source>The end (End)</source>
        <translation>Das Ende (Ende)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>half-moves played</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Their shape is %1.</source>
        <translation>Ihre Form ist %1.</translation>
    </message>
    <message>
        <source>Set play: %1.</source>
        <translation>Satzspiel: %1.</translation>
    </message>
    <message>
        <source>%1 is as intended.</source>
        <translation>%1 ist wie beabsichtigt.</translation>
    </message>
    <message>
        <source>%1 are as intended.</source>
        <translation>%1 sind wie beabsichtigt.</translation>
    </message>
    <message>
        <source>One more.</source>
        <translation>Noch eine.</translation>
    </message>
    <message numerus="yes">
        <source>%1 more.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Noch %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Write into the field Intended how many are meant.</source>
        <translation>Ins Feld Beabsichtigt schreiben, wie viele gemeint sind.</translation>
    </message>
    <message>
        <source>Which are intended is not marked: take one in hand and press P.</source>
        <translation>Welche beabsichtigt sind, ist nicht markiert: eine wählen und P drücken.</translation>
    </message>
    <message>
        <source>%1 is not intended</source>
        <translation>%1 ist nicht beabsichtigt</translation>
    </message>
    <message>
        <source>%1 is intended</source>
        <translation>%1 ist beabsichtigt</translation>
    </message>
    <message>
        <source>Copy all solutions</source>
        <translation>Alle Lösungen kopieren</translation>
    </message>
    <message>
        <source>1 solution</source>
        <translation>1 Lösung</translation>
    </message>
    <message numerus="yes">
        <source>%1 solutions</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Lösungen</numerusform>
        </translation>
    </message>
    <message>
        <source>half a move</source>
        <translation>einem halben Zug</translation>
    </message>
    <message>
        <source>1 move</source>
        <translation>1 Zug</translation>
    </message>
    <message numerus="yes">
        <source>%1 moves</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Zügen</numerusform>
        </translation>
    </message>
    <message>
        <source>The start (Home)</source>
        <translation>Der Anfang (Pos1)</translation>
    </message>
    <message>
        <source>The diagram (End)</source>
        <translation>Das Diagramm (Ende)</translation>
    </message>
    <message>
        <source>Shorter games</source>
        <translation>Kürzere Partien</translation>
    </message>
    <message>
        <source>Strategies</source>
        <translation>Strategien</translation>
    </message>
    <message>
        <source>Proof game</source>
        <translation>Beweispartie</translation>
    </message>
    <message>
        <source>The game before (Page Up)</source>
        <translation>Die vorige Partie (Bild auf)</translation>
    </message>
    <message>
        <source>The next game (Page Down)</source>
        <translation>Die nächste Partie (Bild ab)</translation>
    </message>
    <message>
        <source>Play the game (Space)</source>
        <translation>Partie abspielen (Leertaste)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>games</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>exactly %1</source>
        <translation>genau %1</translation>
    </message>
    <message>
        <source>Search to %1</source>
        <translation>Suchen bis %1</translation>
    </message>
    <message>
        <source>Ask for longer games</source>
        <translation>Nach längeren Partien fragen</translation>
    </message>
    <message>
        <source>Games of %1</source>
        <translation>Partien von %1</translation>
    </message>
    <message>
        <source>half-move %1 of %2</source>
        <translation>Halbzug %1 von %2</translation>
    </message>
    <message>
        <source>%1, the diagram</source>
        <translation>%1, das Diagramm</translation>
    </message>
    <message>
        <source>%1 moves</source>
        <comment>a number such as 2.5</comment>
        <translation>%1 Zügen</translation>
    </message>
    <message>
        <source>after the key: %1</source>
        <translation>nach dem Schlüssel: %1</translation>
    </message>
    <message>
        <source>series, %1</source>
        <translation>Serie, %1</translation>
    </message>
    <message>
        <source>%1 in %2: %3</source>
        <translation>%1 in %2: %3</translation>
    </message>
    <message>
        <source>from a position to this one in exactly %1 moves</source>
        <translation>von einer Stellung zu dieser in genau %1 Zügen</translation>
    </message>
    <message>
        <source>proof game in exactly %1 moves</source>
        <translation>Beweispartie in genau %1 Zügen</translation>
    </message>
    <message>
        <source>shortest proof game in %1 moves</source>
        <translation>kürzeste Beweispartie in %1 Zügen</translation>
    </message>
    <message>
        <source>series mate in %1</source>
        <translation>Serienzugmatt in %1</translation>
    </message>
    <message>
        <source>series helpmate in %1</source>
        <translation>Serienzughilfsmatt in %1</translation>
    </message>
    <message>
        <source>series selfmate in %1</source>
        <translation>Serienzugselbstmatt in %1</translation>
    </message>
    <message>
        <source>series reflex mate in %1</source>
        <translation>Serienzugreflexmatt in %1</translation>
    </message>
    <message>
        <source>series in %1</source>
        <translation>Serie in %1</translation>
    </message>
    <message>
        <source>mate in %1</source>
        <translation>Matt in %1</translation>
    </message>
    <message>
        <source>selfmate in %1</source>
        <translation>Selbstmatt in %1</translation>
    </message>
    <message>
        <source>reflex mate in %1</source>
        <translation>Reflexmatt in %1</translation>
    </message>
    <message>
        <source>semi-reflex mate in %1</source>
        <translation>Semireflexmatt in %1</translation>
    </message>
    <message>
        <source>helpmate in %1</source>
        <translation>Hilfsmatt in %1</translation>
    </message>
    <message>
        <source>help-selfmate in %1</source>
        <translation>Hilfsselbstmatt in %1</translation>
    </message>
    <message>
        <source>help-reflex mate in %1</source>
        <translation>Hilfsreflexmatt in %1</translation>
    </message>
    <message>
        <source>direct play</source>
        <translation>direktes Spiel</translation>
    </message>
    <message>
        <source>self play</source>
        <translation>Selbstspiel</translation>
    </message>
    <message>
        <source>reflex play</source>
        <translation>Reflexspiel</translation>
    </message>
    <message>
        <source>semi-reflex play</source>
        <translation>Semireflexspiel</translation>
    </message>
    <message>
        <source>help play</source>
        <translation>Hilfsspiel</translation>
    </message>
    <message>
        <source>help-self play</source>
        <translation>Hilfsselbstspiel</translation>
    </message>
    <message>
        <source>help-reflex play</source>
        <translation>Hilfsreflexspiel</translation>
    </message>
    <message>
        <source>a man arrives on %1</source>
        <translation>ein Stein erreicht %1</translation>
    </message>
    <message>
        <source>the man from %1 is touched</source>
        <translation>der Stein von %1 wird berührt</translation>
    </message>
    <message>
        <source>not legal now</source>
        <translation>jetzt nicht legal</translation>
    </message>
    <message>
        <source>none: White is in check</source>
        <translation>keins: Weiß steht im Schach</translation>
    </message>
    <message>
        <source>stalemate</source>
        <translation>Patt</translation>
    </message>
    <message>
        <source>being worked out …</source>
        <translation>wird berechnet …</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>nicht fertig</translation>
    </message>
    <message>
        <source>no threat</source>
        <translation>keine Drohung</translation>
    </message>
    <message>
        <source>threat %1</source>
        <translation>Drohung %1</translation>
    </message>
    <message>
        <source>%1, not %2</source>
        <translation>%1, nicht %2</translation>
    </message>
    <message>
        <source>hole: %1</source>
        <translation>Lücke: %1</translation>
    </message>
    <message>
        <source>Black mates</source>
        <translation>Schwarz setzt matt</translation>
    </message>
    <message>
        <source>threat</source>
        <comment>in a cell: the threat mates after this move</comment>
        <translation>Drohung</translation>
    </message>
    <message numerus="yes">
        <source>%1 continuations</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Fortsetzungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 mates</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Matts</numerusform>
        </translation>
    </message>
    <message>
        <source>changed: another continuation in another phase</source>
        <translation>gewechselt: andere Fortsetzung in einer anderen Phase</translation>
    </message>
    <message>
        <source>changed: another mate in another phase</source>
        <translation>gewechselt: anderes Matt in einer anderen Phase</translation>
    </message>
    <message>
        <source>1 more</source>
        <translation>1 weiterer</translation>
    </message>
    <message numerus="yes">
        <source>%1 more</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>hole %1 closed</source>
        <translation>Lücke %1 geschlossen</translation>
    </message>
    <message>
        <source>new hole %1</source>
        <translation>neue Lücke %1</translation>
    </message>
    <message>
        <source>1...%1 now dual</source>
        <translation>1...%1 jetzt Dual</translation>
    </message>
    <message>
        <source>1...%1 no longer dual: %2</source>
        <translation>1...%1 kein Dual mehr: %2</translation>
    </message>
    <message>
        <source>1...%1 now %2</source>
        <translation>1...%1 jetzt %2</translation>
    </message>
    <message>
        <source>threat now %2</source>
        <translation>Drohung jetzt %2</translation>
    </message>
    <message>
        <source>now zugzwang</source>
        <translation>jetzt Zugzwang</translation>
    </message>
    <message>
        <source>double stalemate</source>
        <translation>Doppelpatt</translation>
    </message>
    <message>
        <source>check</source>
        <translation>Schach</translation>
    </message>
    <message>
        <source>a capture</source>
        <translation>ein Schlagfall</translation>
    </message>
    <message>
        <source>a promotion</source>
        <translation>eine Umwandlung</translation>
    </message>
    <message>
        <source>any move</source>
        <translation>ein beliebiger Zug</translation>
    </message>
    <message>
        <source>castling</source>
        <translation>Rochade</translation>
    </message>
    <message>
        <source>a capture en passant</source>
        <translation>ein Schlag en passant</translation>
    </message>
    <message>
        <source>both sides are mated</source>
        <translation>beide Seiten sind matt</translation>
    </message>
    <message>
        <source>a mated side mates</source>
        <translation>eine mattgesetzte Seite setzt matt</translation>
    </message>
    <message>
        <source>mate or stalemate</source>
        <translation>Matt oder Patt</translation>
    </message>
    <message>
        <source>the side that moves is stalemated</source>
        <translation>die ziehende Seite ist patt</translation>
    </message>
    <message>
        <source>the side that moves is mated</source>
        <translation>die ziehende Seite ist matt</translation>
    </message>
    <message>
        <source>a man reaches the last rank</source>
        <translation>ein Stein erreicht die letzte Reihe</translation>
    </message>
    <message>
        <source>a man is won</source>
        <translation>ein Stein wird gewonnen</translation>
    </message>
    <message>
        <source>a man is back where it began</source>
        <translation>ein Stein ist zurück auf seinem Ausgangsfeld</translation>
    </message>
    <message>
        <source>two men have changed places</source>
        <translation>zwei Steine haben die Plätze getauscht</translation>
    </message>
    <message>
        <source>a man is back where it began, by a rebirth</source>
        <translation>ein Stein ist durch Wiedergeburt zurück auf seinem Ausgangsfeld</translation>
    </message>
    <message>
        <source>two men have changed places, by a rebirth</source>
        <translation>zwei Steine haben durch Wiedergeburt die Plätze getauscht</translation>
    </message>
    <message>
        <source>mate</source>
        <translation>Matt</translation>
    </message>
    <message>
        <source>%1: no move</source>
        <translation>%1: kein Zug</translation>
    </message>
    <message>
        <source>%2: 1 square</source>
        <translation>%2: 1 Feld</translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 squares</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%2: %1 Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <comment>families of men</comment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Leapers</source>
        <translation>Springer</translation>
    </message>
    <message>
        <source>Riders</source>
        <translation>Reiter</translation>
    </message>
    <message>
        <source>Combined</source>
        <comment>a family of men</comment>
        <translation>Kombinierte</translation>
    </message>
    <message>
        <source>Hoppers</source>
        <translation>Hüpfer</translation>
    </message>
    <message>
        <source>Lions</source>
        <translation>Löwen</translation>
    </message>
    <message>
        <source>Chinese men</source>
        <translation>Chinesische Steine</translation>
    </message>
    <message>
        <source>Locusts</source>
        <translation>Heuschrecken</translation>
    </message>
    <message>
        <source>Marine men</source>
        <translation>Meeressteine</translation>
    </message>
    <message>
        <source>Pawns</source>
        <translation>Bauern</translation>
    </message>
    <message>
        <source>Own</source>
        <comment>a family of men</comment>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Others</source>
        <comment>a family of men</comment>
        <translation>Andere</translation>
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
        <translation>Nichts gefunden. Gemeint ist vielleicht:</translation>
    </message>
    <message>
        <source>Not known here: kept as it is written.</source>
        <translation>Hier nicht bekannt: so behalten, wie sie geschrieben ist.</translation>
    </message>
    <message>
        <source>Not with %1</source>
        <translation>Nicht mit %1</translation>
    </message>
    <message>
        <source>%1; Popeye can be asked</source>
        <translation>%1; Popeye kann gefragt werden</translation>
    </message>
    <message>
        <source>Problems by these rules are solved.</source>
        <translation>Probleme nach diesen Regeln werden gelöst.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <comment>the answer</comment>
        <translation>nein</translation>
    </message>
    <message>
        <source>Rebirth</source>
        <translation>Wiedergeburt</translation>
    </message>
    <message>
        <source>Paralysis</source>
        <translation>Lähmung</translation>
    </message>
    <message>
        <source>Change of colour</source>
        <translation>Farbwechsel</translation>
    </message>
    <message>
        <source>Movement and kinds</source>
        <translation>Gangart und Steinart</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>Schlag</translation>
    </message>
    <message>
        <source>Check and mate</source>
        <translation>Schach und Matt</translation>
    </message>
    <message>
        <source>Forced play</source>
        <translation>Zugpflichten</translation>
    </message>
    <message>
        <source>Special squares</source>
        <translation>Besondere Felder</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>Könige</translation>
    </message>
    <message>
        <source>According to</source>
        <translation>Maßgebend</translation>
    </message>
    <message>
        <source>Turned</source>
        <translation>Gespiegelt</translation>
    </message>
    <message>
        <source>Comes back as</source>
        <translation>Kommt zurück als</translation>
    </message>
    <message>
        <source>If occupied</source>
        <translation>Wenn besetzt</translation>
    </message>
    <message>
        <source>On its own square</source>
        <translation>Auf dem eigenen Feld</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>Whose pawn</source>
        <translation>Wessen Bauer</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Kinds of men</source>
        <translation>Steinarten</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Lengths</source>
        <translation>Längen</translation>
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
        <translation>%1 leer</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a cell and its man</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Game book</source>
        <translation>Spielebuch</translation>
    </message>
    <message>
        <source>Search the game book</source>
        <translation>Im Spielebuch suchen</translation>
    </message>
    <message>
        <source>This page is not written in this language yet.</source>
        <translation>Diese Seite ist in dieser Sprache noch nicht geschrieben.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Page of the game book</source>
        <translation>Seite des Spielebuchs</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Smaller letters</source>
        <translation>Kleinere Schrift</translation>
    </message>
    <message>
        <source>Larger letters</source>
        <translation>Größere Schrift</translation>
    </message>
    <message>
        <source>Language of the pages</source>
        <translation>Sprache der Seiten</translation>
    </message>
    <message>
        <source>On this page</source>
        <translation>Auf dieser Seite</translation>
    </message>
    <message>
        <source>Open on the board</source>
        <translation>Auf dem Brett öffnen</translation>
    </message>
    <message numerus="yes">
        <source>%1 turns made</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Züge gemacht</numerusform>
        </translation>
    </message>
    <message>
        <source>reaches one cell</source>
        <translation>erreicht ein Feld</translation>
    </message>
    <message numerus="yes">
        <source>reaches %1 cells</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>erreicht %1 Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>Esc puts it back, M hides the map</source>
        <translation>Esc legt zurück, M verbirgt die Karte</translation>
    </message>
    <message>
        <source>Odds of dice</source>
        <translation>Würfelchancen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>Prozent</translation>
    </message>
    <message>
        <source>Throws of 216</source>
        <translation>Würfe von 216</translation>
    </message>
    <message>
        <source>Without %1 on %2</source>
        <translation>Ohne %1 auf %2</translation>
    </message>
    <message>
        <source>%1 becomes %2</source>
        <comment>a cell and a man</comment>
        <translation>%1 wird %2</translation>
    </message>
    <message>
        <source>Add %1 on %2</source>
        <translation>%1 auf %2 dazu</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <comment>a man and cells</comment>
        <translation>%1 von %2 nach %3</translation>
    </message>
    <message>
        <source>one sound</source>
        <translation>eine korrekt</translation>
    </message>
    <message>
        <source>%1 of %2 tried</source>
        <translation>%1 von %2 versucht</translation>
    </message>
    <message>
        <source>Rules of</source>
        <translation>Regeln von</translation>
    </message>
    <message>
        <source>%1 (recommended)</source>
        <translation>%1 (empfohlen)</translation>
    </message>
    <message>
        <source>as chosen below</source>
        <translation>wie unten gewählt</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>How many men</source>
        <translation>Wie viele Steine</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Man</source>
        <translation>Stein</translation>
    </message>
    <message>
        <source>Of whom</source>
        <translation>Von wem</translation>
    </message>
    <message>
        <source>Degree</source>
        <translation>Grad</translation>
    </message>
    <message>
        <source>Direct</source>
        <translation>Direkt</translation>
    </message>
    <message>
        <source>Exactly</source>
        <translation>Genau</translation>
    </message>
    <message>
        <source>Self</source>
        <translation>Selbstspiel</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfsspiel</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Prevent</source>
        <translation>Verhindern</translation>
    </message>
    <message>
        <source>Nobody plays</source>
        <translation>Niemand spielt</translation>
    </message>
    <message>
        <source>The side to move reaches the goal against every play.</source>
        <translation>Wer am Zug ist, erreicht das Ziel gegen jedes Spiel.</translation>
    </message>
    <message>
        <source>The same, but with its last turn, neither before nor after.</source>
        <translation>Ebenso, aber mit dem letzten Zug, weder früher noch später.</translation>
    </message>
    <message>
        <source>Who is to move forces the other side to reach the goal.</source>
        <translation>Wer am Zug ist, zwingt die andere Seite, das Ziel zu erreichen.</translation>
    </message>
    <message>
        <source>All players help to reach the goal with the last turn.</source>
        <translation>Alle helfen, das Ziel mit dem letzten Zug zu erreichen.</translation>
    </message>
    <message>
        <source>Who is to move makes all the turns; the last reaches the goal.</source>
        <translation>Wer am Zug ist, macht alle Züge; der letzte erreicht das Ziel.</translation>
    </message>
    <message>
        <source>Turns after which the other side cannot force its goal in time.</source>
        <translation>Züge, nach denen die andere Seite ihr Ziel nicht rechtzeitig erzwingt.</translation>
    </message>
    <message>
        <source>What stands on the board is listed.</source>
        <translation>Was auf dem Brett steht, wird aufgezählt.</translation>
    </message>
    <message>
        <source>New problem of a game</source>
        <translation>Neues Problem eines Spiels</translation>
    </message>
    <message>
        <source>Tables games</source>
        <translation>Wurfzabelspiele</translation>
    </message>
    <message>
        <source>Odds of dice …</source>
        <translation>Würfelchancen …</translation>
    </message>
    <message>
        <source>%1: not known to this program</source>
        <translation>%1: diesem Programm unbekannt</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>of a throw</comment>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Spielzüge</translation>
    </message>
    <message>
        <source>This problem cannot be opened, and is kept as it is: %1.</source>
        <translation>Diese Aufgabe lässt sich nicht öffnen und bleibt, wie sie ist: %1.</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>der Zwischenablage</translation>
    </message>
    <message>
        <source>Nothing was opened from %1: %2.</source>
        <translation>Aus %1 wurde nichts geöffnet: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %2 problems; the first is shown.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 enthält %2 Aufgaben; die erste wird gezeigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Problems of games</source>
        <translation>Aufgaben von Spielen</translation>
    </message>
    <message>
        <source>Save the problem</source>
        <translation>Aufgabe speichern</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 konnte nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>The problem was saved as %1.</source>
        <translation>Die Aufgabe wurde als %1 gesichert.</translation>
    </message>
    <message>
        <source>Place stones</source>
        <translation>Steine setzen</translation>
    </message>
    <message>
        <source>Nothing is asked.</source>
        <translation>Es wird nichts verlangt.</translation>
    </message>
    <message>
        <source>Nothing on the board yet</source>
        <translation>Noch nichts auf dem Brett</translation>
    </message>
    <message>
        <source>Drag stones from the tray, or take the position of the beginning.</source>
        <translation>Ziehen Sie Steine aus dem Kasten, oder nehmen Sie die Anfangsstellung.</translation>
    </message>
    <message>
        <source>Who throws has no man.</source>
        <translation>Wer würfelt, hat keinen Stein.</translation>
    </message>
    <message>
        <source>Position of the beginning</source>
        <translation>Anfangsstellung</translation>
    </message>
    <message>
        <source>There is no solution to copy yet.</source>
        <translation>Es gibt noch keine Lösung zum Kopieren.</translation>
    </message>
    <message>
        <source>The solution was copied.</source>
        <translation>Die Lösung wurde kopiert.</translation>
    </message>
    <message>
        <source>none while there is no task</source>
        <translation>keine, solange eine Forderung fehlt</translation>
    </message>
    <message>
        <source>none: every position has its chance</source>
        <translation>keine: jede Stellung hat ihre Aussicht</translation>
    </message>
    <message>
        <source>Position and rules</source>
        <translation>Stellung und Regeln</translation>
    </message>
    <message>
        <source>The problem was copied as text.</source>
        <translation>Die Aufgabe wurde als Text kopiert.</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Forderung</translation>
    </message>
    <message>
        <source>Whose throw</source>
        <translation>Wer wirft</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Wurf</translation>
    </message>
    <message>
        <source>Throws</source>
        <translation>Würfe</translation>
    </message>
    <message>
        <source>Change the task</source>
        <translation>Forderung ändern</translation>
    </message>
    <message>
        <source>Let the other side throw</source>
        <translation>Die andere Seite würfeln lassen</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>Regeln ändern</translation>
    </message>
    <message>
        <source>All off: best play of the throw</source>
        <translation>Alle heraus: bester Zug des Wurfs</translation>
    </message>
    <message>
        <source>All off: throws at will</source>
        <translation>Alle heraus: Würfe nach Wahl</translation>
    </message>
    <message>
        <source>Finished: throws at will</source>
        <translation>Fertig: Würfe nach Wahl</translation>
    </message>
    <message>
        <source>Hit with the throw</source>
        <translation>Mit dem Wurf treffen</translation>
    </message>
    <message>
        <source>Safest play of the throw</source>
        <translation>Sicherster Zug des Wurfs</translation>
    </message>
    <message>
        <source>%1: all throws that do it</source>
        <translation>%1: alle Würfe, die es tun</translation>
    </message>
    <message>
        <source>%1: plays of the throw</source>
        <translation>%1: Züge des Wurfs</translation>
    </message>
    <message>
        <source>What was captured</source>
        <translation>Was geschlagen wurde</translation>
    </message>
    <message>
        <source>%1, by a pawn that promoted</source>
        <translation>%1, von einem Umwandlungsbauern</translation>
    </message>
    <message>
        <source>%1, by an officer</source>
        <translation>%1, von einem Offizier</translation>
    </message>
    <message>
        <source>in the only game of exactly %2 moves</source>
        <translation>in der einzigen Partie von genau %2 Zügen</translation>
    </message>
    <message numerus="yes">
        <source>in all %1 games of exactly %2 moves</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>in allen %1 Partien von genau %2 Zügen</numerusform>
        </translation>
    </message>
    <message>
        <source>It took: %1.</source>
        <translation>Er schlug: %1.</translation>
    </message>
    <message>
        <source>proved</source>
        <translation>bewiesen</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Letzter Zug</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>%1 taken on %2</source>
        <translation>%1, geschlagen auf %2</translation>
    </message>
    <message>
        <source>King or rook has moved: %1.</source>
        <translation>König oder Turm hat gezogen: %1.</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>Copied: the line of moves taken back.</source>
        <translation>Kopiert: die zurückgenommenen Züge.</translation>
    </message>
    <message>
        <source>A game that leads to the diagram</source>
        <translation>Eine Partie, die zum Diagramm führt</translation>
    </message>
    <message>
        <source>Copied: one game as PGN.</source>
        <translation>Kopiert: eine Partie als PGN.</translation>
    </message>
    <message>
        <source>moves taken back kept as a comment</source>
        <translation>Zurückgenommene Züge als Bemerkung behalten</translation>
    </message>
    <message>
        <source>The line stands among the comments of the problem.</source>
        <translation>Die Zugfolge steht unter den Bemerkungen zum Problem.</translation>
    </message>
    <message>
        <source>moves taken back kept as the solution</source>
        <translation>Zurückgenommene Züge als Lösung behalten</translation>
    </message>
    <message>
        <source>The line stands in the printed solution.</source>
        <translation>Die Zugfolge steht in der abgedruckten Lösung.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Take moves back on the board (Ctrl+U)</source>
        <translation>Züge auf dem Brett zurücknehmen (Strg+U)</translation>
    </message>
    <message>
        <source>Show the moves of all men</source>
        <translation>Züge aller Steine zeigen</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <translation>%1 ×</translation>
    </message>
    <message>
        <source>one move of %2</source>
        <translation>ein Zug von %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 moves of %2</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Züge von %2</numerusform>
        </translation>
    </message>
    <message>
        <source>The position in which games begin: there was no move before it.</source>
        <translation>Die Stellung, in der Partien beginnen: davor gab es keinen Zug.</translation>
    </message>
    <message>
        <source>%1 has no move that can have been the last.</source>
        <translation>%1 hat keinen Zug, der der letzte gewesen sein kann.</translation>
    </message>
    <message>
        <source>This man cannot have moved last.</source>
        <translation>Dieser Stein kann nicht zuletzt gezogen haben.</translation>
    </message>
    <message>
        <source>No move can have been the last: before each of them no game is possible.</source>
        <translation>Kein Zug kann der letzte gewesen sein: vor keinem ist eine Partie möglich.</translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation>Letzte Züge</translation>
    </message>
    <message>
        <source>Enter takes the move back on the board, a letter says which man it captured.</source>
        <translation>Die Eingabetaste nimmt den Zug auf dem Brett zurück, ein Buchstabe sagt, welchen Stein er schlug.</translation>
    </message>
    <message>
        <source>captured: %1</source>
        <translation>geschlagen: %1</translation>
    </message>
    <message>
        <source>a double step: capturing in passing is allowed</source>
        <translation>ein Doppelschritt: Schlagen im Vorübergehen ist erlaubt</translation>
    </message>
    <message>
        <source>the only move that can have been the last</source>
        <translation>der einzige Zug, der der letzte gewesen sein kann</translation>
    </message>
    <message>
        <source>without a capture or taking: %1</source>
        <translation>ohne Schlag oder geschlagen: %1</translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>unmöglich</translation>
    </message>
    <message>
        <source>a pawn in passing</source>
        <translation>ein Bauer im Vorübergehen</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>captured</comment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>One more that cannot have been played</source>
        <translation>Ein weiterer, der nicht gespielt worden sein kann</translation>
    </message>
    <message numerus="yes">
        <source>%1 more that cannot have been played</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 weitere, die nicht gespielt worden sein können</numerusform>
        </translation>
    </message>
    <message>
        <source>Legality</source>
        <translation>Legalität</translation>
    </message>
    <message>
        <source>Play the game</source>
        <translation>Partie abspielen</translation>
    </message>
    <message>
        <source>Copy PGN</source>
        <translation>PGN kopieren</translation>
    </message>
    <message>
        <source>Search on</source>
        <translation>Weitersuchen</translation>
    </message>
    <message>
        <source>searching …</source>
        <translation>sucht …</translation>
    </message>
    <message>
        <source>Not judged</source>
        <translation>Nicht beurteilt</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Legal</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Nicht bekannt</translation>
    </message>
    <message>
        <source>also</source>
        <translation>auch</translation>
    </message>
    <message>
        <source>Illegal</source>
        <translation>Illegal</translation>
    </message>
    <message>
        <source>Impossible as stated</source>
        <translation>So, wie angegeben, unmöglich</translation>
    </message>
    <message>
        <source>The position in which games begin.</source>
        <translation>Die Stellung, in der Partien beginnen.</translation>
    </message>
    <message>
        <source>A game leads here.</source>
        <translation>Eine Partie führt hierher.</translation>
    </message>
    <message>
        <source>A game of %1 moves leads here.</source>
        <translation>Eine Partie von %1 Zügen führt hierher.</translation>
    </message>
    <message>
        <source>It may capture where you state that nothing was captured.</source>
        <translation>Sie kann schlagen, wo Sie angeben, dass nichts geschlagen wurde.</translation>
    </message>
    <message>
        <source>Stopped; until then nothing proved it impossible.</source>
        <translation>Abgebrochen; bis dahin bewies nichts, dass sie unmöglich ist.</translation>
    </message>
    <message>
        <source>Nothing proves it impossible, and no game is known.</source>
        <translation>Nichts beweist, dass sie unmöglich ist, und keine Partie ist bekannt.</translation>
    </message>
    <message>
        <source>Nothing proves it impossible until now.</source>
        <translation>Bisher beweist nichts, dass sie unmöglich ist.</translation>
    </message>
    <message>
        <source>searching</source>
        <translation>sucht</translation>
    </message>
    <message>
        <source>Proof games</source>
        <translation>Beweispartien</translation>
    </message>
    <message>
        <source>One move before the diagram</source>
        <translation>Ein Zug vor dem Diagramm</translation>
    </message>
    <message numerus="yes">
        <source>%1 moves before the diagram</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Züge vor dem Diagramm</numerusform>
        </translation>
    </message>
    <message>
        <source>Castling and en passant</source>
        <translation>Rochade und en passant</translation>
    </message>
    <message>
        <source>no right to speak of</source>
        <translation>kein Recht</translation>
    </message>
    <message>
        <source>Set e.p. on %1</source>
        <translation>e.p. auf %1 setzen</translation>
    </message>
    <message>
        <source>Take the lost castling away</source>
        <translation>Verlorene Rochade streichen</translation>
    </message>
    <message>
        <source>Not together</source>
        <translation>Nicht zugleich</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>erlaubt</translation>
    </message>
    <message>
        <source>excludes</source>
        <translation>schließt aus</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>not proved</source>
        <translation>nicht bewiesen</translation>
    </message>
    <message>
        <source>e.p. on %1</source>
        <translation>e.p. auf %1</translation>
    </message>
    <message>
        <source>Taken men</source>
        <translation>Geschlagene Steine</translation>
    </message>
    <message>
        <source>%1: all men are there</source>
        <translation>%1: alle Steine sind da</translation>
    </message>
    <message>
        <source>%2: one man taken</source>
        <translation>%2: ein Stein geschlagen</translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 men taken</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%2: %1 Steine geschlagen</numerusform>
        </translation>
    </message>
    <message>
        <source>Not on the board: %1.</source>
        <translation>Nicht auf dem Brett: %1.</translation>
    </message>
    <message>
        <source>Taken where they stood at first: %1.</source>
        <translation>Geschlagen, wo sie anfangs standen: %1.</translation>
    </message>
    <message>
        <source>%2’s pawns: at least one capture</source>
        <translation>Bauern von %2: mindestens ein Schlag</translation>
    </message>
    <message numerus="yes">
        <source>%2’s pawns: at least %1 captures</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Bauern von %2: mindestens %1 Schläge</numerusform>
        </translation>
    </message>
    <message>
        <source>on light squares at least %1</source>
        <translation>auf weißen Feldern mindestens %1</translation>
    </message>
    <message>
        <source>on dark squares at least %1</source>
        <translation>auf schwarzen Feldern mindestens %1</translation>
    </message>
    <message>
        <source>They took all that they can have taken.</source>
        <translation>Sie schlugen alles, was sie geschlagen haben können.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>captures</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%2: one man is promoted</source>
        <translation>%2: ein Stein ist umgewandelt</translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 men are promoted</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%2: %1 Steine sind umgewandelt</numerusform>
        </translation>
    </message>
    <message>
        <source>certain</source>
        <translation>sicher</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Never moved</source>
        <translation>Nie gezogen</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation>Auf dem Brett zeigen</translation>
    </message>
    <message>
        <source>%1 of %2 men</source>
        <translation>%1 von %2 Steinen</translation>
    </message>
    <message>
        <source>%1: it is certain of no man.</source>
        <translation>%1: von keinem Stein ist es sicher.</translation>
    </message>
    <message>
        <source>%2: one man, on %3.</source>
        <translation>%2: ein Stein, auf %3.</translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 men, on %3.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%2: %1 Steine, auf %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>The man on %1 has never moved</source>
        <translation>Der Stein auf %1 hat nie gezogen</translation>
    </message>
    <message>
        <source>Nothing was captured on %1</source>
        <translation>Auf %1 wurde nichts geschlagen</translation>
    </message>
    <message>
        <source>Moves of the game</source>
        <translation>Züge der Partie</translation>
    </message>
    <message>
        <source>start</source>
        <comment>of a game</comment>
        <translation>Anfang</translation>
    </message>
    <message numerus="yes">
        <source>Copied: %1 games as PGN.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Kopiert: %1 Partien als PGN.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click: let go. Drag: move. Right button: more.</source>
        <translation>Klick: lösen. Ziehen: verschieben. Rechte Taste: mehr.</translation>
    </message>
    <message>
        <source>Click: keep in the table. Drag: move. Right button: more.</source>
        <translation>Klick: in der Tabelle behalten. Ziehen: verschieben. Rechte Taste: mehr.</translation>
    </message>
    <message>
        <source>Show hidden tries (%1)</source>
        <translation>Ausgeblendete Verführungen zeigen (%1)</translation>
    </message>
    <message>
        <source>Show hidden tries</source>
        <translation>Ausgeblendete Verführungen zeigen</translation>
    </message>
    <message>
        <source>Let go of all pinned tries</source>
        <translation>Alle angehefteten Verführungen lösen</translation>
    </message>
    <message>
        <source>Copy table as text</source>
        <translation>Tabelle als Text kopieren</translation>
    </message>
    <message>
        <source>Keep in the table</source>
        <translation>In der Tabelle behalten</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>Nach links</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>Nach rechts</translation>
    </message>
    <message>
        <source>Hide this try</source>
        <translation>Diese Verführung ausblenden</translation>
    </message>
    <message>
        <source>Order by changes</source>
        <translation>Nach Veränderungen ordnen</translation>
    </message>
    <message>
        <source>Order by refutation</source>
        <translation>Nach Widerlegung ordnen</translation>
    </message>
    <message>
        <source>one more line</source>
        <translation>eine weitere Zeile</translation>
    </message>
    <message numerus="yes">
        <source>%1 more lines</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 weitere Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Im Handbuch suchen</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>Seite des Handbuchs</translation>
    </message>
    <message>
        <source>Print this page</source>
        <translation>Diese Seite drucken</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Siehe auch</translation>
    </message>
    <message>
        <source>F1 opens the page of what has the focus.</source>
        <translation>F1 öffnet die Seite zu dem, was den Fokus hat.</translation>
    </message>
    <message>
        <source>Click to see it in its own size</source>
        <translation>Klick zeigt es in seiner eigenen Größe</translation>
    </message>
    <message>
        <source>This page is there in English only.</source>
        <translation>Diese Seite gibt es nur auf Englisch.</translation>
    </message>
    <message>
        <source>Settings: %1</source>
        <translation>Einstellungen: %1</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Reset: %1</source>
        <translation>Zurücksetzen: %1</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>Wählen: %1</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Show the folder: %1</source>
        <translation>Ordner zeigen: %1</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>Einstellung suchen</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alles zurücksetzen</translation>
    </message>
    <message>
        <source>Undo the reset</source>
        <translation>Zurücksetzen rückgängig</translation>
    </message>
    <message>
        <source>Open a sample problem</source>
        <translation>Ein Beispielproblem öffnen</translation>
    </message>
    <message>
        <source>A two-mover with star flights and 12 tries. Change it; nothing can break.</source>
        <translation>Ein Zweizüger mit Sternfluchten und 12 Verführungen. Ändern Sie ihn; nichts kann kaputtgehen.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Start with an empty board</source>
        <translation>Mit leerem Brett beginnen</translation>
    </message>
    <message>
        <source>Drag men from the tray, or type K, q, P on a square.</source>
        <translation>Ziehen Sie Steine aus dem Kasten, oder tippen Sie K, d, B auf einem Feld.</translation>
    </message>
    <message>
        <source>Bring your problems</source>
        <translation>Eigene Probleme mitbringen</translation>
    </message>
    <message>
        <source>OLV, PGN, Popeye, FEN or CSV. Or drop a file anywhere.</source>
        <translation>OLV, PGN, Popeye, FEN oder CSV. Oder eine Datei irgendwo fallen lassen.</translation>
    </message>
    <message>
        <source>Compose a chess problem</source>
        <translation>Ein Schachproblem komponieren</translation>
    </message>
    <message>
        <source>While you place men, the solver answers beside the board.</source>
        <translation>Während Sie Steine setzen, antwortet der Löser neben dem Brett.</translation>
    </message>
    <message>
        <source>Open lately</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>six hints beside the things themselves; Escape ends it</source>
        <translation>sechs Hinweise neben den Dingen selbst; Esc beendet</translation>
    </message>
    <message>
        <source>Code that opens the page</source>
        <translation>Code, der die Seite öffnet</translation>
    </message>
    <message>
        <source>On a telephone</source>
        <translation>Auf dem Telefon</translation>
    </message>
    <message>
        <source>Compose in a browser, on this machine or on a telephone in the same network: with this studio&apos;s solver and library.</source>
        <translation>Im Browser komponieren, auf diesem Rechner oder auf einem Telefon im selben Netz: mit Löser und Archiv dieses Studios.</translation>
    </message>
    <message>
        <source>This machine only</source>
        <translation>Nur dieser Rechner</translation>
    </message>
    <message>
        <source>The local network, for a telephone or tablet</source>
        <translation>Das lokale Netz, für Telefon oder Tablet</translation>
    </message>
    <message>
        <source>Whoever has the link can search and change your library while the page is served. What is sent is not encrypted: use a network that you trust.</source>
        <translation>Wer den Link hat, kann Ihr Archiv durchsuchen und ändern, solange die Seite bereitsteht. Was gesendet wird, ist nicht verschlüsselt: Benutzen Sie ein Netz, dem Sie vertrauen.</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>Encrypt what is sent (https)</source>
        <translation>Verschlüsseln, was gesendet wird (https)</translation>
    </message>
    <message>
        <source>Keep the link, so that the telephone finds the page again</source>
        <translation>Den Link behalten, damit das Telefon die Seite wiederfindet</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>Link kopieren</translation>
    </message>
    <message>
        <source>Open this board there</source>
        <translation>Dieses Brett dort öffnen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Starting …</source>
        <translation>Wird gestartet …</translation>
    </message>
    <message>
        <source>The page is not served.</source>
        <translation>Die Seite steht nicht bereit.</translation>
    </message>
    <message>
        <source>Whoever has the link can search and change your library while the page is served.</source>
        <translation>Wer den Link hat, kann Ihr Archiv durchsuchen und ändern, solange die Seite bereitsteht.</translation>
    </message>
    <message>
        <source>The page is served to the local network: point the camera at the code.</source>
        <translation>Die Seite steht im lokalen Netz bereit: Richten Sie die Kamera auf den Code.</translation>
    </message>
    <message>
        <source>The page is served to this machine: open the link in a browser.</source>
        <translation>Die Seite steht diesem Rechner bereit: Öffnen Sie den Link in einem Browser.</translation>
    </message>
    <message>
        <source>The browser will warn: this studio vouches for itself, and nobody else does. Go on if the certificate that it shows has the SHA-256 fingerprint %1. To see no warning, and to keep the page without a network, install on the telephone once what %2 gives.</source>
        <translation>Der Browser wird warnen: Dieses Studio bürgt für sich selbst, und sonst niemand. Fahren Sie fort, wenn das Zertifikat, das er zeigt, den SHA-256-Fingerabdruck %1 hat. Damit er nicht warnt und die Seite ohne Netz behält, installieren Sie auf dem Telefon einmal, was %2 liefert.</translation>
    </message>
    <message>
        <source>No page is connected.</source>
        <translation>Keine Seite ist verbunden.</translation>
    </message>
    <message>
        <source>One page is connected.</source>
        <translation>Eine Seite ist verbunden.</translation>
    </message>
    <message numerus="yes">
        <source>%1 pages are connected.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Seiten sind verbunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>local network</source>
        <translation>lokales Netz</translation>
    </message>
    <message>
        <source>this machine</source>
        <translation>dieser Rechner</translation>
    </message>
    <message>
        <source>On a telephone: %1</source>
        <translation>Auf dem Telefon: %1</translation>
    </message>
    <message>
        <source>Close the tour</source>
        <translation>Rundgang schließen</translation>
    </message>
    <message>
        <source>%1, shown now</source>
        <translation>%1, jetzt gezeigt</translation>
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
        <translation>Die Seite kennt nur Schach.</translation>
    </message>
    <message>
        <source>The page cannot be served (%1).</source>
        <translation>Die Seite lässt sich nicht bereitstellen (%1).</translation>
    </message>
    <message>
        <source>Arrows move, letters put men, Space lifts and drops.</source>
        <translation>Pfeile bewegen, Buchstaben setzen Steine, die Leertaste hebt und senkt.</translation>
    </message>
    <message>
        <source>outside: %1, %2</source>
        <translation>außen: %1, %2</translation>
    </message>
    <message>
        <source>point %1, empty</source>
        <translation>Punkt %1, leer</translation>
    </message>
    <message>
        <source>point %1: %2, %3</source>
        <translation>Punkt %1: %2, %3</translation>
    </message>
    <message>
        <source>Arrows move, %1 put stones, Space lifts and drops.</source>
        <translation>Pfeile bewegen, %1 setzen Steine, Leertaste nimmt auf und legt ab.</translation>
    </message>
    <message>
        <source>man</source>
        <comment>of tables games</comment>
        <translation>Stein</translation>
    </message>
    <message>
        <source>bar</source>
        <comment>of tables</comment>
        <translation>Bar</translation>
    </message>
    <message>
        <source>Interpretations, where the sources are silent:</source>
        <translation>Auslegungen, wo die Quellen schweigen:</translation>
    </message>
    <message>
        <source>What was open last cannot be read; it was set aside as %1.</source>
        <translation>Was zuletzt offen war, ist nicht lesbar; es wurde als %1 beiseitegelegt.</translation>
    </message>
    <message>
        <source>What is special about the man</source>
        <translation>Was an dem Stein besonders ist</translation>
    </message>
    <message>
        <source>Some men of your own cannot be read; they stay in the settings as they are.</source>
        <translation>Einige eigene Steine sind nicht lesbar; sie bleiben in den Einstellungen, wie sie sind.</translation>
    </message>
    <message>
        <source>Fewer defences</source>
        <translation>Weniger Verteidigungen</translation>
    </message>
    <message>
        <source>one more defence</source>
        <translation>eine weitere Verteidigung</translation>
    </message>
    <message numerus="yes">
        <source>%1 more defences</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 weitere Verteidigungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Men who are off</source>
        <translation>Steine, die hinaus sind</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>after the key</source>
        <translation>nach dem Schlüssel</translation>
    </message>
    <message>
        <source>the diagram</source>
        <translation>das Diagramm</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>unfertig</translation>
    </message>
    <message>
        <source>what is wanted of the scheme</source>
        <translation>was vom Schema gewünscht ist</translation>
    </message>
    <message>
        <source>%1, one of %2</source>
        <translation>%1, eines von %2</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>eingeklappt</translation>
    </message>
    <message>
        <source>Put him on the board: all else of a scheme may be missing.</source>
        <translation>Stellen Sie ihn aufs Brett: alles andere darf einem Schema fehlen.</translation>
    </message>
    <message>
        <source>Black&apos;s king is missing</source>
        <translation>Der schwarze König fehlt</translation>
    </message>
    <message>
        <source>Not for the bench</source>
        <translation>Nichts für die Schemabank</translation>
    </message>
    <message>
        <source>No key is looked for. Hold first moves as phases to compare them.</source>
        <translation>Es wird kein Schlüssel gesucht. Halten Sie Erstzüge als Phasen fest, um sie zu vergleichen.</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Unfertig</translation>
    </message>
    <message>
        <source>Being worked out …</source>
        <translation>Wird ausgearbeitet …</translation>
    </message>
    <message>
        <source>%1 positions were looked at, and more would be needed.</source>
        <translation>%1 Stellungen wurden angesehen, und mehr wären nötig.</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Nicht fertig</translation>
    </message>
    <message>
        <source>Black is mated</source>
        <translation>Schwarz ist matt</translation>
    </message>
    <message>
        <source>Black is stalemated</source>
        <translation>Schwarz ist patt</translation>
    </message>
    <message>
        <source>Dual after %1.</source>
        <translation>Dual nach %1.</translation>
    </message>
    <message>
        <source>One hole</source>
        <translation>Eine Lücke</translation>
    </message>
    <message numerus="yes">
        <source>%1 holes</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Lücken</numerusform>
        </translation>
    </message>
    <message>
        <source>Every move of Black is answered in fewer moves than are asked for.</source>
        <translation>Jeder Zug von Schwarz wird in weniger Zügen beantwortet, als verlangt sind.</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Kurzlösung</translation>
    </message>
    <message>
        <source>Every move of Black is answered.</source>
        <translation>Auf jeden schwarzen Zug folgt ein Matt.</translation>
    </message>
    <message>
        <source>No hole</source>
        <translation>Keine Lücke</translation>
    </message>
    <message>
        <source>Short: 1.%1 is mate</source>
        <translation>Kurzlösung: 1.%1 ist matt</translation>
    </message>
    <message>
        <source>Short: 1.%1 solves in fewer moves</source>
        <translation>Kurzlösung: 1.%1 löst in weniger Zügen</translation>
    </message>
    <message>
        <source>Sound: %1</source>
        <translation>Korrekt: %1</translation>
    </message>
    <message>
        <source>Cooked: more than two keys</source>
        <translation>Nebenlösig: mehr als zwei Schlüssel</translation>
    </message>
    <message>
        <source>Cooked: 1 key</source>
        <translation>Nebenlösig: 1 Schlüssel</translation>
    </message>
    <message numerus="yes">
        <source>Cooked: %1 keys</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Nebenlösig: %1 Schlüssel</numerusform>
        </translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Kein Schlüssel</translation>
    </message>
    <message>
        <source>Without White&apos;s king nothing checks him.</source>
        <translation>Ohne weißen König gibt es kein Schach gegen ihn.</translation>
    </message>
    <message>
        <source>%1 diagrams were tried, %2 not yet …</source>
        <translation>%1 Diagramme sind versucht, %2 noch nicht …</translation>
    </message>
    <message>
        <source>No quiet key</source>
        <translation>Kein stiller Schlüssel</translation>
    </message>
    <message>
        <source>one by capture</source>
        <translation>einer mit Schlag</translation>
    </message>
    <message numerus="yes">
        <source>%1 by capture</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 mit Schlag</numerusform>
        </translation>
    </message>
    <message>
        <source>one with White in check, promoted force, or from no game</source>
        <translation>einer mit Weiß im Schach, Umwandlungsfigur oder aus keiner Partie</translation>
    </message>
    <message numerus="yes">
        <source>%1 with White in check, promoted force, or from no game</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 mit Weiß im Schach, Umwandlungsfigur oder aus keiner Partie</numerusform>
        </translation>
    </message>
    <message>
        <source>one near miss: the key works, and so does another</source>
        <translation>ein Beinahe-Schlüssel: er löst, aber ein anderer Zug auch</translation>
    </message>
    <message numerus="yes">
        <source>%1 near misses: the key works, and so does another</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Beinahe-Schlüssel: jeder löst, aber ein anderer Zug auch</numerusform>
        </translation>
    </message>
    <message>
        <source>from</source>
        <translation>von</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>korrekt</translation>
    </message>
    <message>
        <source>quiet</source>
        <translation>still</translation>
    </message>
    <message>
        <source>no flight taken</source>
        <translation>kein Fluchtfeld genommen</translation>
    </message>
    <message>
        <source>1 more try</source>
        <translation>1 weitere Verführung</translation>
    </message>
    <message numerus="yes">
        <source>%1 more tries</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 weitere Verführungen</numerusform>
        </translation>
    </message>
    <message>
        <source>One man added, moved or exchanged</source>
        <translation>Ein Stein hinzugefügt, versetzt oder ersetzt</translation>
    </message>
    <message>
        <source>Near misses are being tried with one man more, elsewhere or exchanged …</source>
        <translation>Beinahe-Schlüssel werden mit einem Stein mehr, anderswo oder ersetzt versucht …</translation>
    </message>
    <message>
        <source>These are the first %1; others were not looked for.</source>
        <translation>Das sind die ersten %1; nach anderen wurde nicht gesucht.</translation>
    </message>
    <message>
        <source>No near miss becomes sound by one man.</source>
        <translation>Kein Beinahe-Schlüssel wird durch einen einzigen Stein korrekt.</translation>
    </message>
    <message>
        <source>solves</source>
        <translation>löst</translation>
    </message>
    <message>
        <source>1 refutation</source>
        <translation>1 Widerlegung</translation>
    </message>
    <message numerus="yes">
        <source>%1 refutations</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Widerlegungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Legend: ticked is thematic, underlined changed, amber dual, hatched a hole</source>
        <translation>Legende: Haken heißt thematisch, Unterstreichung gewechselt, Bernstein Dual, Schraffur Lücke</translation>
    </message>
    <message>
        <source>thematic</source>
        <translation>thematisch</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>gewechselt</translation>
    </message>
    <message>
        <source>hole</source>
        <translation>Lücke</translation>
    </message>
    <message>
        <source>T: proved by tables</source>
        <translation>T: durch Tabellen bewiesen</translation>
    </message>
    <message>
        <source>K: the board shows it</source>
        <translation>K: das Brett zeigt es</translation>
    </message>
    <message>
        <source>P: proved by tables made of the line&apos;s positions</source>
        <translation>P: durch Tabellen der Stellungen der Variante bewiesen</translation>
    </message>
    <message>
        <source>W: proved to come back to the line only</source>
        <translation>W: bewiesen, dass er nur zur Variante zurückkehrt</translation>
    </message>
    <message>
        <source>E: what an engine sees, no proof</source>
        <translation>E: was eine Engine sieht, kein Beweis</translation>
    </message>
    <message>
        <source>O: open</source>
        <translation>O: offen</translation>
    </message>
    <message>
        <source>second solution</source>
        <translation>Nebenlösung</translation>
    </message>
    <message>
        <source>another promotion</source>
        <translation>andere Umwandlung</translation>
    </message>
    <message>
        <source>end dual</source>
        <translation>Dual am Ende</translation>
    </message>
    <message>
        <source>sideline dual</source>
        <translation>Dual in einer Nebenvariante</translation>
    </message>
    <message>
        <source>waste of time</source>
        <translation>Zeitverlust</translation>
    </message>
    <message>
        <source>meets the claim too</source>
        <translation>erfüllt die Forderung auch</translation>
    </message>
    <message>
        <source>dual, inside or at the end</source>
        <translation>Dual, im Innern oder am Ende</translation>
    </message>
    <message>
        <source>Ask an engine</source>
        <translation>Eine Engine fragen</translation>
    </message>
    <message>
        <source>Where nothing is proved. What it sees is marked E and is no proof.</source>
        <translation>Wo nichts bewiesen ist. Was sie sieht, hat das Zeichen E und ist kein Beweis.</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Moves of White with all others</source>
        <translation>Weiße Züge mit allen anderen</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Minor</source>
        <translation>Geringfügig</translation>
    </message>
    <message>
        <source>This dual does no harm</source>
        <translation>Dieser Dual schadet nicht</translation>
    </message>
    <message>
        <source>Not audited yet</source>
        <translation>Noch nicht geprüft</translation>
    </message>
    <message>
        <source>Being audited …</source>
        <translation>Wird geprüft …</translation>
    </message>
    <message>
        <source>White to move: %1.</source>
        <translation>Weiß am Zug: %1.</translation>
    </message>
    <message>
        <source>Black to move: %1.</source>
        <translation>Schwarz am Zug: %1.</translation>
    </message>
    <message>
        <source>Mutual zugzwang.</source>
        <translation>Gegenseitiger Zugzwang.</translation>
    </message>
    <message>
        <source>%1 at depth %2</source>
        <translation>%1 in Tiefe %2</translation>
    </message>
    <message>
        <source>The only answer that refutes it</source>
        <translation>Die einzige Antwort, die ihn widerlegt</translation>
    </message>
    <message>
        <source>%1, minor</source>
        <translation>%1, geringfügig</translation>
    </message>
    <message>
        <source>only move</source>
        <translation>einziger Zug</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Studie</translation>
    </message>
    <message>
        <source>The moves that were typed cannot be played</source>
        <translation>Die getippten Züge sind nicht spielbar</translation>
    </message>
    <message>
        <source>Give the solution first: type, paste or play it</source>
        <translation>Zuerst die Lösung angeben: tippen, einfügen oder ziehen</translation>
    </message>
    <message>
        <source>The audit could not be finished</source>
        <translation>Die Prüfung konnte nicht beendet werden</translation>
    </message>
    <message>
        <source>Syzygy: %1.</source>
        <translation>Syzygy: %1.</translation>
    </message>
    <message>
        <source>Belongs to the main play</source>
        <translation>Gehört zum Hauptspiel</translation>
    </message>
    <message>
        <source>From here on only an example</source>
        <translation>Ab hier nur ein Beispiel</translation>
    </message>
    <message>
        <source>Does the same (or)</source>
        <translation>Leistet dasselbe (oder)</translation>
    </message>
    <message>
        <source>Minor dual</source>
        <translation>Geringfügiger Dual</translation>
    </message>
    <message>
        <source>Text of the solution</source>
        <translation>Text der Lösung</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Moves on the board go into the solution</source>
        <translation>Züge auf dem Brett kommen in die Lösung</translation>
    </message>
    <message>
        <source>Promote</source>
        <translation>Höher</translation>
    </message>
    <message>
        <source>Put this line before the other</source>
        <translation>Diese Variante vor die andere stellen</translation>
    </message>
    <message>
        <source>Demote</source>
        <translation>Tiefer</translation>
    </message>
    <message>
        <source>Put this line behind the next</source>
        <translation>Diese Variante hinter die nächste stellen</translation>
    </message>
    <message>
        <source>Take out this move and all that follows</source>
        <translation>Diesen Zug und alles Folgende herausnehmen</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Type or paste the whole solution</source>
        <translation>Die ganze Lösung tippen oder einfügen</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Moves to be added</source>
        <translation>Züge zum Hinzufügen</translation>
    </message>
    <message>
        <source>Moves, such as 1.Kg7 h4 2.Kf6 (2.Kg6? h3)</source>
        <translation>Züge, etwa 1.Kg7 h4 2.Kf6 (2.Kg6? h3)</translation>
    </message>
    <message>
        <source>Remark on this move</source>
        <translation>Bemerkung zu diesem Zug</translation>
    </message>
    <message>
        <source>Diagram after this move</source>
        <translation>Diagramm nach diesem Zug</translation>
    </message>
    <message>
        <source>Copy as PGN</source>
        <translation>Als PGN kopieren</translation>
    </message>
    <message>
        <source>the only move</source>
        <translation>der einzige Zug</translation>
    </message>
    <message>
        <source>The longest wins</source>
        <translation>Die längsten Gewinne</translation>
    </message>
    <message>
        <source>One first move only</source>
        <translation>Nur ein Anfangszug</translation>
    </message>
    <message>
        <source>Only moves in a row</source>
        <translation>Einzige Züge hintereinander</translation>
    </message>
    <message>
        <source>Mutual zugzwangs</source>
        <translation>Gegenseitiger Zugzwang</translation>
    </message>
    <message>
        <source>Echoes</source>
        <translation>Echos</translation>
    </message>
    <message>
        <source>Mine endings</source>
        <translation>Endspiele durchsuchen</translation>
    </message>
    <message>
        <source>Men, such as KPKP or KRKN</source>
        <translation>Steine, etwa KPKP oder KRKN (englisch)</translation>
    </message>
    <message>
        <source>What is looked for</source>
        <translation>Was gesucht wird</translation>
    </message>
    <message>
        <source>Problems with a task</source>
        <translation>Probleme mit einer Forderung</translation>
    </message>
    <message>
        <source>Earlier beginnings of the study on the board</source>
        <translation>Frühere Anfänge der Studie auf dem Brett</translation>
    </message>
    <message>
        <source>What White is to do</source>
        <translation>Was Weiß soll</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Weiß gewinnt</translation>
    </message>
    <message>
        <source>White draws</source>
        <translation>Weiß hält remis</translation>
    </message>
    <message>
        <source>Only moves in a row, at least</source>
        <translation>Einzige Züge hintereinander, mindestens</translation>
    </message>
    <message>
        <source>The task, such as #4 or h#2</source>
        <translation>Die Forderung, etwa #4 oder h#2</translation>
    </message>
    <message>
        <source>Finds</source>
        <translation>Funde</translation>
    </message>
    <message>
        <source>Tables are made, then looked through …</source>
        <translation>Tabellen entstehen, dann durchsucht …</translation>
    </message>
    <message>
        <source>Placements are looked at, far from each other …</source>
        <translation>Aufstellungen werden durchgesehen, weit voneinander entfernte …</translation>
    </message>
    <message>
        <source>One find</source>
        <translation>Ein Fund</translation>
    </message>
    <message numerus="yes">
        <source>%1 finds</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Funde</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; the search has ended</source>
        <translation>%1; die Suche ist zu Ende</translation>
    </message>
    <message>
        <source>Nothing was found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>mutual zugzwang, Black to move</source>
        <translation>gegenseitiger Zugzwang, Schwarz am Zug</translation>
    </message>
    <message>
        <source>mutual zugzwang after move %1</source>
        <translation>gegenseitiger Zugzwang nach Zug %1</translation>
    </message>
    <message>
        <source>echo: %1</source>
        <translation>Echo: %1</translation>
    </message>
    <message>
        <source>%1   %2</source>
        <translation>%1   %2</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Schwarz gewinnt</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>nicht möglich</translation>
    </message>
    <message>
        <source>mutual zugzwang</source>
        <translation>gegenseitiger Zugzwang</translation>
    </message>
    <message>
        <source>Esc puts it back</source>
        <translation>Esc stellt ihn zurück</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Weiß am Zug</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Schwarz am Zug</translation>
    </message>
    <message>
        <source>%1 in hand.</source>
        <translation>%1 in der Hand.</translation>
    </message>
    <message>
        <source>%1; mutual zugzwang</source>
        <translation>%1; gegenseitiger Zugzwang</translation>
    </message>
    <message>
        <source>received</source>
        <translation>eingegangen</translation>
    </message>
    <message>
        <source>acknowledged</source>
        <translation>bestätigt</translation>
    </message>
    <message>
        <source>tested</source>
        <translation>getestet</translation>
    </message>
    <message>
        <source>anticipated?</source>
        <translation>vorweggenommen?</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>angenommen</translation>
    </message>
    <message>
        <source>printed</source>
        <translation>gedruckt</translation>
    </message>
    <message>
        <source>in the award</source>
        <translation>im Preisbericht</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>zurückgegeben</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Briefe</translation>
    </message>
    <message>
        <source>sender</source>
        <translation>Absender</translation>
    </message>
    <message>
        <source>address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>number of men</source>
        <translation>Zahl der Steine</translation>
    </message>
    <message>
        <source>statement of correctness</source>
        <translation>Prüfvermerk</translation>
    </message>
    <message>
        <source>twin</source>
        <translation>Zwilling</translation>
    </message>
    <message>
        <source>problem in a program&apos;s form</source>
        <translation>Problem in der Form eines Programms</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>nicht verstanden</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Abteilung</translation>
    </message>
    <message>
        <source>Judges</source>
        <translation>Preisrichter</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>Theme</source>
        <comment>of a tourney</comment>
        <translation>Thema</translation>
    </message>
    <message>
        <source>Add a section</source>
        <translation>Abteilung hinzufügen</translation>
    </message>
    <message>
        <source>Remove the section</source>
        <translation>Abteilung entfernen</translation>
    </message>
    <message>
        <source>Save as text …</source>
        <translation>Als Text speichern …</translation>
    </message>
    <message>
        <source>Save as a web page …</source>
        <translation>Als Webseite speichern …</translation>
    </message>
    <message>
        <source>Text of the announcement</source>
        <translation>Text der Ausschreibung</translation>
    </message>
    <message>
        <source>A date is written 2027-03-31.</source>
        <translation>Ein Datum schreibt man 2027-03-31.</translation>
    </message>
    <message>
        <source>Each section needs a name of its own.</source>
        <translation>Jede Abteilung braucht einen eigenen Namen.</translation>
    </message>
    <message>
        <source>Name of the tourney</source>
        <translation>Name des Turniers</translation>
    </message>
    <message>
        <source>Director</source>
        <translation>Turnierleiter</translation>
    </message>
    <message>
        <source>Entries to</source>
        <translation>Einsendungen an</translation>
    </message>
    <message>
        <source>Closing date</source>
        <translation>Einsendeschluss</translation>
    </message>
    <message>
        <source>Claims until</source>
        <translation>Einsprüche bis</translation>
    </message>
    <message>
        <source>Language of its texts</source>
        <translation>Sprache der Texte</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Language of the award</source>
        <translation>Sprache des Preisberichts</translation>
    </message>
    <message>
        <source>Save the award …</source>
        <translation>Preisbericht speichern …</translation>
    </message>
    <message>
        <source>As PDF, LaTeX, web page, text, YAML of Olive or our own form</source>
        <translation>Als PDF, LaTeX, Webseite, Text, YAML von Olive oder in eigener Form</translation>
    </message>
    <message>
        <source>Copy letters to the authors</source>
        <translation>Briefe an die Verfasser kopieren</translation>
    </message>
    <message>
        <source>Text of the award</source>
        <translation>Text des Preisberichts</translation>
    </message>
    <message>
        <source>Entry to be corrected</source>
        <translation>Zu berichtigende Bewerbung</translation>
    </message>
    <message>
        <source>What was found, as it is printed</source>
        <translation>Was gefunden wurde, so wie es gedruckt wird</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Berichtigung</translation>
    </message>
    <message>
        <source>It loses its distinction</source>
        <translation>Auszeichnung entziehen</translation>
    </message>
    <message>
        <source>After a claim:</source>
        <translation>Nach einem Einspruch:</translation>
    </message>
    <message>
        <source>Not sound by the test: entries %1.</source>
        <translation>Nach der Prüfung nicht korrekt: Bewerbungen %1.</translation>
    </message>
    <message>
        <source>Add entries …</source>
        <translation>Bewerbungen aufnehmen …</translation>
    </message>
    <message>
        <source>Files and mail of any kind; they can also be dropped here</source>
        <translation>Dateien und E-Mails jeder Art; sie lassen sich auch hierher ziehen</translation>
    </message>
    <message>
        <source>Add a folder …</source>
        <translation>Einen Ordner hinzufügen …</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Solve what was not tested yet; compare all with each other and the library</source>
        <translation>Noch nicht Geprüftes lösen; alles untereinander und mit dem Archiv vergleichen</translation>
    </message>
    <message>
        <source>Test all again</source>
        <translation>Alles neu prüfen</translation>
    </message>
    <message>
        <source>Entries tested</source>
        <translation>Geprüfte Bewerbungen</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Bewerbungen</translation>
    </message>
    <message>
        <source>Judges’ number</source>
        <translation>Nummer für Preisrichter</translation>
    </message>
    <message>
        <source>To be looked at</source>
        <translation>Anzusehen</translation>
    </message>
    <message>
        <source>Versions, duplicates, and what was not read</source>
        <translation>Fassungen, Doppeltes und nicht Gelesenes</translation>
    </message>
    <message>
        <source>Section of the entry</source>
        <translation>Abteilung der Bewerbung</translation>
    </message>
    <message>
        <source>Remark for the judges, without names</source>
        <translation>Bemerkung für die Preisrichter, ohne Namen</translation>
    </message>
    <message>
        <source>Remark for the judges</source>
        <translation>Bemerkung für die Preisrichter</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Zurückziehen</translation>
    </message>
    <message>
        <source>Put in place of</source>
        <translation>An die Stelle setzen von</translation>
    </message>
    <message>
        <source>%1 and %2 are the same problem.</source>
        <translation>%1 und %2 sind dieselbe Aufgabe.</translation>
    </message>
    <message>
        <source>%1 and %2 are versions by one composer or team.</source>
        <translation>%1 und %2 sind Fassungen eines Verfassers oder einer Mannschaft.</translation>
    </message>
    <message>
        <source>Not read: %1: %2</source>
        <comment>place and reason</comment>
        <translation>Nicht gelesen: %1: %2</translation>
    </message>
    <message>
        <source>no section</source>
        <translation>keine Abteilung</translation>
    </message>
    <message>
        <source>Take back in</source>
        <translation>Wieder aufnehmen</translation>
    </message>
    <message>
        <source>Entries in your order</source>
        <translation>Bewerbungen in Ihrer Reihenfolge</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Hinauf</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Hinunter</translation>
    </message>
    <message>
        <source>Order by mark</source>
        <translation>Nach Note ordnen</translation>
    </message>
    <message>
        <source>No. %1</source>
        <translation>Nr. %1</translation>
    </message>
    <message>
        <source>%1 of %2 entries have a verdict.</source>
        <translation>%1 von %2 Bewerbungen sind beurteilt.</translation>
    </message>
    <message>
        <source>special</source>
        <translation>spezial</translation>
    </message>
    <message>
        <source>Comment for the award</source>
        <translation>Bemerkung für den Preisbericht</translation>
    </message>
    <message>
        <source>Mark</source>
        <comment>of a judge</comment>
        <translation>Note</translation>
    </message>
    <message>
        <source>Distinction</source>
        <translation>Auszeichnung</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Bemerkung</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Preisrichter</translation>
    </message>
    <message>
        <source>Judge’s file …</source>
        <translation>Datei für den Preisrichter …</translation>
    </message>
    <message>
        <source>Booklet …</source>
        <translation>Heft …</translation>
    </message>
    <message>
        <source>Read judges’ files …</source>
        <translation>Dateien der Preisrichter einlesen …</translation>
    </message>
    <message>
        <source>The first file or booklet closes the section: lots are drawn for the numbers that the judges see. Nothing in it tells a name.</source>
        <translation>Mit der ersten Datei oder dem ersten Heft werden die Nummern ausgelost, die die Preisrichter sehen. Nichts darin verrät einen Namen.</translation>
    </message>
    <message>
        <source>Marks of the judges</source>
        <translation>Noten der Preisrichter</translation>
    </message>
    <message>
        <source>Last word, which the award goes by:</source>
        <translation>Letztes Wort, nach dem sich der Preisbericht richtet:</translation>
    </message>
    <message>
        <source>no rank</source>
        <translation>ohne Rang</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>%1 judges a section in which entry %2 is or may be the judge’s own, or is dedicated to the judge.</source>
        <translation>%1 richtet eine Abteilung, in der Bewerbung %2 die eigene ist oder sein kann oder dem Preisrichter gewidmet ist.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Name of a solver</source>
        <translation>Name eines Lösers</translation>
    </message>
    <message>
        <source>Add solver</source>
        <translation>Löser hinzufügen</translation>
    </message>
    <message>
        <source>Remove solver</source>
        <translation>Löser entfernen</translation>
    </message>
    <message>
        <source>Letters of the solver</source>
        <translation>Buchstaben des Lösers</translation>
    </message>
    <message>
        <source>letters told from the text</source>
        <translation>Buchstaben nach dem Text</translation>
    </message>
    <message>
        <source>Next that is unclear</source>
        <translation>Nächste unklare</translation>
    </message>
    <message>
        <source>Solvers and problems</source>
        <translation>Löser und Aufgaben</translation>
    </message>
    <message numerus="yes">
        <source>%1 sheets are left to the director.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Über %1 Blätter muss der Turnierleiter entscheiden.</numerusform>
        </translation>
    </message>
    <message>
        <source>One sheet is left to the director.</source>
        <translation>Über ein Blatt muss der Turnierleiter entscheiden.</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Löser</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Spanne</translation>
    </message>
    <message>
        <source>far apart</source>
        <translation>weit auseinander</translation>
    </message>
    <message>
        <source>New tourney …</source>
        <translation>Neues Turnier …</translation>
    </message>
    <message>
        <source>Open a tourney or judge’s file …</source>
        <translation>Turnier oder Preisrichterdatei öffnen …</translation>
    </message>
    <message>
        <source>Announcement</source>
        <translation>Ausschreibung</translation>
    </message>
    <message>
        <source>Award</source>
        <comment>of a tourney</comment>
        <translation>Preisbericht</translation>
    </message>
    <message>
        <source>Tourney</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>No tourney is open.</source>
        <translation>Kein Turnier ist offen.</translation>
    </message>
    <message>
        <source>New contest …</source>
        <translation>Neues Lösungsturnier …</translation>
    </message>
    <message>
        <source>Open a contest …</source>
        <translation>Lösungsturnier öffnen …</translation>
    </message>
    <message>
        <source>Name of the contest</source>
        <translation>Name des Lösungsturniers</translation>
    </message>
    <message>
        <source>Rules of the contest</source>
        <translation>Regeln des Lösungsturniers</translation>
    </message>
    <message>
        <source>Sheets</source>
        <comment>of solvers</comment>
        <translation>Lösungen</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>of a contest</comment>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Solving contest</source>
        <translation>Lösungsturnier</translation>
    </message>
    <message>
        <source>No contest is open.</source>
        <translation>Kein Lösungsturnier ist offen.</translation>
    </message>
    <message>
        <source>%1 is open in another program: here it can only be read.</source>
        <translation>%1 ist in einem anderen Programm offen: hier lässt es sich nur lesen.</translation>
    </message>
    <message>
        <source>Remove %1 with all that solvers wrote?</source>
        <translation>%1 mit allem entfernen, was Löser schrieben?</translation>
    </message>
    <message>
        <source>Sheets, marks and the director&apos;s own marks are lost.</source>
        <translation>Blätter, Wertungen und eigene Wertungen des Turnierleiters gehen verloren.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Solving contests (%1)</source>
        <translation>Lösungsturniere (%1)</translation>
    </message>
    <message>
        <source>New contest</source>
        <translation>Neues Lösungsturnier</translation>
    </message>
    <message>
        <source>Open a contest</source>
        <translation>Lösungsturnier öffnen</translation>
    </message>
    <message>
        <source>Sheets for solvers</source>
        <translation>Blätter für Löser</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Tabelle speichern</translation>
    </message>
    <message>
        <source>New tourney</source>
        <translation>Neues Turnier</translation>
    </message>
    <message>
        <source>Tourneys and judges’ files (%1)</source>
        <translation>Turniere und Preisrichterdateien (%1)</translation>
    </message>
    <message>
        <source>Open a tourney</source>
        <translation>Turnier öffnen</translation>
    </message>
    <message>
        <source>Tourneys (%1)</source>
        <translation>Turniere (%1)</translation>
    </message>
    <message>
        <source>A folder of entries</source>
        <translation>Ein Ordner mit Bewerbungen</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>Alle Dateien (%1)</translation>
    </message>
    <message>
        <source>Save the announcement</source>
        <translation>Ausschreibung speichern</translation>
    </message>
    <message>
        <source>Say whose file it is to be: the judge’s name.</source>
        <translation>Für wen ist die Datei? Den Namen des Preisrichters angeben.</translation>
    </message>
    <message>
        <source>Judge’s file</source>
        <translation>Datei für den Preisrichter</translation>
    </message>
    <message>
        <source>Booklet for the judge</source>
        <translation>Heft für den Preisrichter</translation>
    </message>
    <message>
        <source>Judges’ files (%1)</source>
        <translation>Preisrichterdateien (%1)</translation>
    </message>
    <message>
        <source>Read judges’ files</source>
        <translation>Preisrichterdateien einlesen</translation>
    </message>
    <message>
        <source>Save the award</source>
        <translation>Preisbericht speichern</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>a distinction</comment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>zurückgezogen</translation>
    </message>
    <message>
        <source>replaced by a version</source>
        <translation>durch eine Fassung ersetzt</translation>
    </message>
    <message>
        <source>not tested yet</source>
        <translation>noch nicht geprüft</translation>
    </message>
    <message>
        <source>entry %1</source>
        <translation>Bewerbung %1</translation>
    </message>
    <message>
        <source>a problem</source>
        <translation>eine Aufgabe</translation>
    </message>
    <message>
        <source>%1 (library, %2)</source>
        <comment>a problem and its number</comment>
        <translation>%1 (Archiv, %2)</translation>
    </message>
    <message>
        <source>Set mates</source>
        <translation>Satzmatts</translation>
    </message>
    <message>
        <source>Model mates</source>
        <translation>Mustermatts</translation>
    </message>
    <message>
        <source>no author is named</source>
        <translation>kein Verfasser ist genannt</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Bemerkung</translation>
    </message>
    <message>
        <source>Like:</source>
        <translation>Ähnlich:</translation>
    </message>
    <message>
        <source>line promoted</source>
        <translation>Variante höher gestellt</translation>
    </message>
    <message>
        <source>line demoted</source>
        <translation>Variante tiefer gestellt</translation>
    </message>
    <message>
        <source>moves added to the solution</source>
        <translation>Züge zur Lösung hinzugefügt</translation>
    </message>
    <message>
        <source>%1 marked %2</source>
        <translation>%1 als %2 bezeichnet</translation>
    </message>
    <message>
        <source>%1 no longer marked %2</source>
        <translation>%1 nicht mehr als %2 bezeichnet</translation>
    </message>
    <message>
        <source>%1 in the solution</source>
        <translation>%1 in der Lösung</translation>
    </message>
    <message>
        <source>moves taken out of the solution</source>
        <translation>Züge aus der Lösung genommen</translation>
    </message>
    <message>
        <source>sign of a move changed</source>
        <translation>Zeichen eines Zuges geändert</translation>
    </message>
    <message>
        <source>diagram in the solution changed</source>
        <translation>Diagramm in der Lösung geändert</translation>
    </message>
    <message>
        <source>%1 changed in the solution</source>
        <translation>%1 in der Lösung geändert</translation>
    </message>
    <message>
        <source>remark in the solution changed</source>
        <translation>Bemerkung in der Lösung geändert</translation>
    </message>
    <message>
        <source>solution rewritten</source>
        <translation>Lösung neu geschrieben</translation>
    </message>
    <message>
        <source>Line %1, character %2: %3.</source>
        <translation>Zeile %1, Zeichen %2: %3.</translation>
    </message>
    <message>
        <source>The solution is too long to be shown as moves.</source>
        <translation>Die Lösung ist zu lang, um als Züge gezeigt zu werden.</translation>
    </message>
    <message>
        <source>other games</source>
        <translation>andere Spiele</translation>
    </message>
    <message>
        <source>studies</source>
        <translation>Studien</translation>
    </message>
    <message>
        <source>without a stipulation</source>
        <translation>ohne Forderung</translation>
    </message>
    <message>
        <source>fairy chess</source>
        <translation>Märchenschach</translation>
    </message>
    <message>
        <source>longer mates</source>
        <translation>Mehrzüger</translation>
    </message>
    <message>
        <source>It has come</source>
        <translation>Es ist eingegangen</translation>
    </message>
    <message>
        <source>It is tested and sound</source>
        <translation>Es ist geprüft und korrekt</translation>
    </message>
    <message>
        <source>It is tested and not sound</source>
        <translation>Es ist geprüft und inkorrekt</translation>
    </message>
    <message>
        <source>It seems to be anticipated</source>
        <translation>Es hat wohl einen Vorgänger</translation>
    </message>
    <message>
        <source>It is returned</source>
        <translation>Es geht zurück</translation>
    </message>
    <message>
        <source>It is accepted</source>
        <translation>Es ist angenommen</translation>
    </message>
    <message>
        <source>It is printed</source>
        <translation>Es ist erschienen</translation>
    </message>
    <message>
        <source>It is in the award</source>
        <translation>Es steht im Preisbericht</translation>
    </message>
    <message>
        <source>no author</source>
        <translation>kein Autor</translation>
    </message>
    <message>
        <source>since today</source>
        <translation>seit heute</translation>
    </message>
    <message>
        <source>for one day</source>
        <translation>seit einem Tag</translation>
    </message>
    <message numerus="yes">
        <source>for %1 days</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>seit %1 Tagen</numerusform>
        </translation>
    </message>
    <message>
        <source>What the solver wrote</source>
        <translation>Was der Löser schrieb</translation>
    </message>
    <message>
        <source>What the solver wrote: 1.Qh5! (2.Qf7#) Ke6 2.Qg6#</source>
        <translation>Was der Löser schrieb: 1.Dh5! (2.Df7#) Ke6 2.Dg6#</translation>
    </message>
    <message>
        <source>The director says:</source>
        <translation>Der Turnierleiter sagt:</translation>
    </message>
    <message>
        <source>Points by the director</source>
        <translation>Punkte des Turnierleiters</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Reason of the director</source>
        <translation>Grund des Turnierleiters</translation>
    </message>
    <message>
        <source>%1, problem %2: %3</source>
        <comment>a solver, a number, a task</comment>
        <translation>%1, Aufgabe %2: %3</translation>
    </message>
    <message>
        <source>%1 of %2 points</source>
        <translation>%1 von %2 Punkten</translation>
    </message>
    <message>
        <source>WCSC: 5 points a problem, six rounds</source>
        <translation>WCSC: 5 Punkte je Aufgabe, sechs Runden</translation>
    </message>
    <message>
        <source>ISC: 5 points a problem, two rounds</source>
        <translation>ISC: 5 Punkte je Aufgabe, zwei Runden</translation>
    </message>
    <message>
        <source>Column: a ladder, cooks count</source>
        <translation>Schachspalte: Dauerwertung, Nebenlösungen zählen</translation>
    </message>
    <message>
        <source>being marked …</source>
        <translation>wird bewertet …</translation>
    </message>
    <message>
        <source>Cooks found</source>
        <translation>Gefundene Nebenlösungen</translation>
    </message>
    <message>
        <source>wrong claims</source>
        <translation>falsche Angaben</translation>
    </message>
    <message>
        <source>another find</source>
        <translation>ein anderer Fund</translation>
    </message>
    <message>
        <source>What was typed or moved there stands nowhere else.</source>
        <translation>Was dort getippt oder verschoben wurde, steht sonst nirgends.</translation>
    </message>
    <message>
        <source>Close it all the same</source>
        <translation>Trotzdem schließen</translation>
    </message>
    <message>
        <source>diagram</source>
        <translation>Diagramm</translation>
    </message>
</context>
<context>
    <name>Aids</name>
    <message>
        <source>Repair</source>
        <translation>Reparatur</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Nachbarn</translation>
    </message>
    <message>
        <source>Repairs of questions about the past are not looked for.</source>
        <translation>Reparaturen von Fragen nach der Vergangenheit werden nicht gesucht.</translation>
    </message>
    <message>
        <source>Repairs are looked for where the program knows the stipulation.</source>
        <translation>Reparaturen werden nur gesucht, wo das Programm die Forderung kennt.</translation>
    </message>
    <message>
        <source>Repairs of proof games are not looked for.</source>
        <translation>Für Beweispartien werden keine Reparaturen gesucht.</translation>
    </message>
    <message>
        <source>Nothing to repair: one key, no dual.</source>
        <translation>Nichts zu reparieren: ein Schlüssel, kein Dual.</translation>
    </message>
    <message>
        <source>Nothing to repair: no cook.</source>
        <translation>Nichts zu reparieren: keine Nebenlösung.</translation>
    </message>
    <message>
        <source>Select a key or a try in the solution first.</source>
        <translation>Wählen Sie zuerst in der Lösung einen Schlüssel oder eine Verführung.</translation>
    </message>
    <message>
        <source>The position has changed meanwhile; the list is being made again.</source>
        <translation>Die Stellung hat sich inzwischen geändert; die Liste wird neu gemacht.</translation>
    </message>
</context>
<context>
    <name>AlikeView</name>
    <message>
        <source>Back to the search</source>
        <translation>Zurück zur Suche</translation>
    </message>
    <message>
        <source>Like %1</source>
        <translation>Ähnlich: %1</translation>
    </message>
    <message>
        <source>the problem on the board</source>
        <translation>das Problem auf dem Brett</translation>
    </message>
    <message>
        <source>One problem, compared in men, play, themes, key, stipulation and force.</source>
        <translation>Ein Problem, verglichen nach Steinen, Spiel, Themen, Schlüssel, Forderung und Material.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems, compared in men, play, themes, key, stipulation and force.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Probleme, verglichen nach Steinen, Spiel, Themen, Schlüssel, Forderung und Material.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing alike in the library.</source>
        <translation>Nichts Ähnliches im Archiv.</translation>
    </message>
</context>
<context>
    <name>Allowed</name>
    <message>
        <source>The usual few</source>
        <translation>Die üblichen wenigen</translation>
    </message>
    <message>
        <source>All that there are</source>
        <translation>Alle, die es gibt</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
</context>
<context>
    <name>AnalysisPane</name>
    <message>
        <source>Solution</source>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>Phases</source>
        <comment>a tab, with themes and quality</comment>
        <translation>Phasen</translation>
    </message>
    <message>
        <source>Proof game</source>
        <translation>Beweispartie</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Lösungen</translation>
    </message>
    <message>
        <source>Correspondences</source>
        <comment>a tab, with themes and quality</comment>
        <translation>Entsprechungen</translation>
    </message>
    <message>
        <source>Solving …</source>
        <translation>Löse …</translation>
    </message>
    <message>
        <source>solving</source>
        <translation>löse</translation>
    </message>
    <message>
        <source>Nothing on the board yet</source>
        <translation>Noch nichts auf dem Brett</translation>
    </message>
    <message>
        <source>The verdict stands here, after every change, in one sentence.</source>
        <translation>Hier steht nach jeder Änderung das Urteil, in einem Satz.</translation>
    </message>
    <message>
        <source>Cannot be solved</source>
        <translation>Nicht prüfbar</translation>
    </message>
    <message>
        <source>Write what is asked, such as #2, into the field above the board.</source>
        <translation>Schreiben Sie in das Feld über dem Brett, was gefordert ist, etwa #2.</translation>
    </message>
    <message>
        <source>No task</source>
        <translation>Keine Forderung</translation>
    </message>
    <message>
        <source>Not solved</source>
        <translation>Nicht gelöst</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>all stages done
%1</source>
        <translation>fertig geprüft
%1</translation>
    </message>
    <message>
        <source>play and tries
under way</source>
        <translation>Verführungen
in Arbeit</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>Put the missing king on the board to see the solution.</source>
        <translation>Stellen Sie den fehlenden König aufs Brett, um die Lösung zu sehen.</translation>
    </message>
    <message>
        <source>Mend what is ringed on the board to see the solution.</source>
        <translation>Berichtigen Sie, was auf dem Brett umkreist ist, um die Lösung zu sehen.</translation>
    </message>
</context>
<context>
    <name>ArrangingDialog</name>
    <message>
        <source>The collection in its order</source>
        <translation>Die Sammlung in ihrer Ordnung</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>Überschrift</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Hinauf</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Hinunter</translation>
    </message>
    <message>
        <source>Keep and export …</source>
        <translation>Behalten und exportieren …</translation>
    </message>
    <message>
        <source>Heading or text</source>
        <translation>Überschrift oder Text</translation>
    </message>
    <message>
        <source>Drag, or move with Ctrl and an arrow. Problems stay in the collection.</source>
        <translation>Ziehen oder mit Strg und einem Pfeil verschieben. Probleme bleiben in der Sammlung.</translation>
    </message>
    <message>
        <source>Order of “%1”</source>
        <translation>Ordnung von „%1“</translation>
    </message>
    <message>
        <source>Close without keeping the order?</source>
        <translation>Schließen, ohne die Reihenfolge zu behalten?</translation>
    </message>
</context>
<context>
    <name>Batch</name>
    <message>
        <source>Add keyword</source>
        <translation>Stichwort hinzufügen</translation>
    </message>
    <message>
        <source>Keyword</source>
        <translation>Stichwort</translation>
    </message>
    <message>
        <source>The chosen problems have no keyword.</source>
        <translation>Die gewählten Probleme haben kein Stichwort.</translation>
    </message>
    <message>
        <source>Remove keyword</source>
        <translation>Stichwort entfernen</translation>
    </message>
    <message>
        <source>New collection</source>
        <translation>Neue Sammlung</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>One problem will be analysed again.</source>
        <translation>Ein Problem wird neu geprüft.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems will be analysed again.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Probleme werden neu geprüft.</numerusform>
        </translation>
    </message>
    <message>
        <source>One problem with all its versions. This cannot be undone.</source>
        <translation>Ein Problem mit allen Fassungen. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems with all their versions. This cannot be undone.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Probleme mit allen Fassungen. Das lässt sich nicht rückgängig machen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove for good?</source>
        <translation>Endgültig löschen?</translation>
    </message>
    <message>
        <source>Remove for good</source>
        <translation>Endgültig löschen</translation>
    </message>
    <message>
        <source>Open on the board</source>
        <translation>Auf dem Brett öffnen</translation>
    </message>
    <message>
        <source>Open in a new tab</source>
        <translation>In neuem Reiter öffnen</translation>
    </message>
    <message>
        <source>Like this</source>
        <translation>Ähnliche</translation>
    </message>
    <message>
        <source>Describe together …</source>
        <translation>Gemeinsam beschreiben …</translation>
    </message>
    <message>
        <source>Add keyword …</source>
        <translation>Stichwort hinzufügen …</translation>
    </message>
    <message>
        <source>Remove keyword …</source>
        <translation>Stichwort entfernen …</translation>
    </message>
    <message>
        <source>Analyse again</source>
        <translation>Neu prüfen</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Put into the bin</source>
        <translation>In den Papierkorb legen</translation>
    </message>
    <message>
        <source>Add to collection</source>
        <translation>In Sammlung legen</translation>
    </message>
    <message>
        <source>Move to collection</source>
        <translation>In Sammlung verschieben</translation>
    </message>
    <message>
        <source>New collection …</source>
        <translation>Neue Sammlung …</translation>
    </message>
    <message>
        <source>Take out of “%1”</source>
        <translation>Aus „%1“ nehmen</translation>
    </message>
    <message>
        <source>Take out of the bin</source>
        <translation>Aus dem Papierkorb holen</translation>
    </message>
    <message>
        <source>Remove for good …</source>
        <translation>Endgültig löschen …</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>empty</source>
        <translation>leer</translation>
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
        <translation>Felder</translation>
    </message>
    <message>
        <source>Board: {square}</source>
        <translation>Brett: {square}</translation>
    </message>
    <message>
        <source>{material}. Arrows move, capital letters put white men, small letters black ones, Space lifts and drops.</source>
        <translation>{material}. Pfeile bewegen, Großbuchstaben setzen weiße Steine, kleine schwarze, Leertaste hebt auf und setzt ab.</translation>
    </message>
    <message>
        <source>{square}, selected</source>
        <translation>{square}, ausgewählt</translation>
    </message>
    <message>
        <source>Drag men here, or paste a position.</source>
        <translation>Ziehen Sie Steine hierher oder fügen Sie eine Stellung ein.</translation>
    </message>
</context>
<context>
    <name>CaptionLines</name>
    <message>
        <source>Line above the board</source>
        <translation>Zeile über dem Brett</translation>
    </message>
    <message>
        <source>Line below the board</source>
        <translation>Zeile unter dem Brett</translation>
    </message>
    <message>
        <source>Left, under the board</source>
        <translation>Links, unter dem Brett</translation>
    </message>
    <message>
        <source>Right, under the board</source>
        <translation>Rechts, unter dem Brett</translation>
    </message>
    <message>
        <source>B</source>
        <comment>bold</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Fett</translation>
    </message>
    <message>
        <source>Above the board</source>
        <translation>Über dem Brett</translation>
    </message>
    <message>
        <source>Under it, left and right</source>
        <translation>Darunter, links und rechts</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>Darunter</translation>
    </message>
    <message>
        <source>Fields stand in braces; what stands in brackets goes where its field is empty. There are: %1.</source>
        <translation>Felder stehen in geschweiften Klammern; was in eckigen steht, entfällt, wenn sein Feld leer ist. Es gibt: %1.</translation>
    </message>
</context>
<context>
    <name>CaptionPanel</name>
    <message>
        <source>Authors</source>
        <translation>Autoren</translation>
    </message>
    <message>
        <source>Authors, separated by semicolons</source>
        <translation>Autoren, durch Semikolon getrennt</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Magazine or tourney, and number</source>
        <translation>Zeitschrift oder Turnier, und Nummer</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>1925, 1925-05 or 1925-05-07</source>
        <translation>1925, 1925-05 oder 1925-05-07</translation>
    </message>
    <message>
        <source>Distinction</source>
        <translation>Auszeichnung</translation>
    </message>
    <message>
        <source>Such as 1st Prize</source>
        <translation>Etwa 1. Preis</translation>
    </message>
    <message>
        <source>Men of White and of Black</source>
        <translation>Steine von Weiß und von Schwarz</translation>
    </message>
</context>
<context>
    <name>CardTab</name>
    <message>
        <source>One diagram was given up, for it takes too long.</source>
        <translation>Ein Diagramm wurde aufgegeben, weil es zu lange dauert.</translation>
    </message>
    <message numerus="yes">
        <source>%1 diagrams were given up, for they take too long.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Diagramme wurden aufgegeben, weil sie zu lange dauern.</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter takes over, Space keeps beside</source>
        <translation>Eingabe übernimmt, Leertaste legt beiseite</translation>
    </message>
    <message>
        <source>Enter takes over</source>
        <translation>Eingabe übernimmt</translation>
    </message>
    <message>
        <source>The position has changed meanwhile; the list is being made again.</source>
        <translation>Die Stellung hat sich inzwischen geändert; die Liste wird neu gemacht.</translation>
    </message>
    <message>
        <source>Whether it is sound is not known: take it over.</source>
        <translation>Ob das korrekt ist, ist nicht bekannt: übernehmen Sie es.</translation>
    </message>
    <message>
        <source>Kept beside: %1.</source>
        <translation>Beiseite gelegt: %1.</translation>
    </message>
    <message>
        <source>%1 is kept already.</source>
        <translation>%1 ist schon beiseite gelegt.</translation>
    </message>
</context>
<context>
    <name>ChangeField</name>
    <message>
        <source>Change of the twin</source>
        <translation>Änderung des Zwillings</translation>
    </message>
    <message>
        <source>Move c3 d4, Remove e5, Add black Pa4, Rotate 90, Stipulation h#3 …</source>
        <translation>Move c3 d4, Remove e5, Add black Pa4, Rotate 90, Stipulation h#3 …</translation>
    </message>
    <message>
        <source>Not understood: %1</source>
        <translation>Nicht verstanden: %1</translation>
    </message>
</context>
<context>
    <name>ChartView</name>
    <message>
        <source>%2: one problem</source>
        <translation>%2: ein Problem</translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 problems</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%2: %1 Probleme</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChoiceRow</name>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
</context>
<context>
    <name>ColumnHeader</name>
    <message>
        <source>Columns as at first</source>
        <translation>Spalten wie am Anfang</translation>
    </message>
</context>
<context>
    <name>CompareView</name>
    <message>
        <source>Comparison of versions</source>
        <translation>Vergleich von Fassungen</translation>
    </message>
    <message>
        <source>The two versions are the same.</source>
        <translation>Die zwei Fassungen sind gleich.</translation>
    </message>
    <message>
        <source>The two versions differ in what is not compared here.</source>
        <translation>Die beiden Fassungen unterscheiden sich in etwas, das hier nicht verglichen wird.</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>%1, was %2</source>
        <translation>%1, vorher %2</translation>
    </message>
    <message>
        <source>Themes won</source>
        <translation>Themen gewonnen</translation>
    </message>
    <message>
        <source>Themes lost</source>
        <translation>Themen verloren</translation>
    </message>
    <message>
        <source>Better:</source>
        <translation>Besser:</translation>
    </message>
    <message>
        <source>No longer:</source>
        <translation>Nicht mehr:</translation>
    </message>
    <message>
        <source>Worse:</source>
        <translation>Schlechter:</translation>
    </message>
</context>
<context>
    <name>ComposingWindow</name>
    <message>
        <source>Go on from this one</source>
        <translation>Von hier weiter</translation>
    </message>
    <message>
        <source>Compose a theme</source>
        <translation>Thema komponieren</translation>
    </message>
    <message>
        <source>Choose a theme, and which men stay.</source>
        <translation>Wählen Sie ein Thema und die Steine, die bleiben.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>The men added may go: click those that are to stay.</source>
        <translation>Die hinzugefügten Steine dürfen weg: Klicken Sie die an, die bleiben sollen.</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Done before</source>
        <translation>Frühere</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Noch keine</translation>
    </message>
</context>
<context>
    <name>ConditionCard</name>
    <message>
        <source>Try the example</source>
        <translation>Beispiel ausprobieren</translation>
    </message>
    <message>
        <source>Open a small problem that shows it, in a tab of its own</source>
        <translation>Ein kleines Problem, das sie zeigt, in einem eigenen Reiter öffnen</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Not known here: kept as it is written.</source>
        <translation>Hier nicht bekannt: so behalten, wie sie geschrieben ist.</translation>
    </message>
</context>
<context>
    <name>ConditionList</name>
    <message>
        <source>Fairy conditions</source>
        <translation>Märchenbedingungen</translation>
    </message>
</context>
<context>
    <name>CoreForm</name>
    <message>
        <source>The core: %1</source>
        <translation>Der Kern: %1</translation>
    </message>
    <message>
        <source>Men that stay</source>
        <translation>Bleibende Steine</translation>
    </message>
    <message>
        <source>Squares of the theme</source>
        <translation>Felder des Themas</translation>
    </message>
    <message>
        <source>All stay</source>
        <translation>Alle bleiben</translation>
    </message>
    <message>
        <source>Only the kings</source>
        <translation>Nur die Könige</translation>
    </message>
    <message>
        <source>No squares</source>
        <translation>Keine Felder</translation>
    </message>
    <message>
        <source>The theme that is wanted</source>
        <translation>Das gewünschte Thema</translation>
    </message>
    <message>
        <source>Like the one on the board, but another</source>
        <translation>Wie die auf dem Brett, aber anders</translation>
    </message>
    <message>
        <source>The men of its theme stay; the others may be added anew</source>
        <translation>Die Steine ihres Themas bleiben; die anderen dürfen neu hinzukommen</translation>
    </message>
    <message>
        <source>Forget these mates</source>
        <translation>Diese Matts vergessen</translation>
    </message>
    <message>
        <source>every man that stays takes part in it</source>
        <translation>jeder bleibende Stein nimmt daran teil</translation>
    </message>
    <message>
        <source>they may stand elsewhere, as a whole</source>
        <translation>sie dürfen als Ganzes anderswo stehen</translation>
    </message>
    <message>
        <source>their left and right may be exchanged</source>
        <translation>links und rechts dürfen vertauscht werden</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>Another number gives another random order</source>
        <translation>Eine andere Zahl gibt eine andere zufällige Folge</translation>
    </message>
    <message>
        <source>until it is stopped</source>
        <translation>bis sie angehalten wird</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Squares: %1</source>
        <translation>Felder: %1</translation>
    </message>
    <message>
        <source>one man stays</source>
        <translation>ein Stein bleibt</translation>
    </message>
    <message numerus="yes">
        <source>%1 men stay</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Steine bleiben</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2 on any squares</source>
        <translation>%1; %2 auf beliebigen Feldern</translation>
    </message>
    <message>
        <source>%1; %2 on %3</source>
        <translation>%1; %2 auf %3</translation>
    </message>
    <message>
        <source>%1; the theme on any squares</source>
        <translation>%1; das Thema auf beliebigen Feldern</translation>
    </message>
    <message>
        <source>%1; the theme on %2</source>
        <translation>%1; das Thema auf %2</translation>
    </message>
    <message>
        <source>Men at most</source>
        <translation>Steine, max.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>Men and time</source>
        <translation>Steine und Zeit</translation>
    </message>
    <message>
        <source>Flaws</source>
        <translation>Mängel</translation>
    </message>
</context>
<context>
    <name>DefectsCard</name>
    <message>
        <source>The diagram</source>
        <translation>Das Diagramm</translation>
    </message>
</context>
<context>
    <name>DetailPane</name>
    <message>
        <source>Open on the board</source>
        <translation>Auf dem Brett öffnen</translation>
    </message>
    <message>
        <source>Like this</source>
        <translation>Ähnliche</translation>
    </message>
    <message>
        <source>Find problems that resemble this one</source>
        <translation>Probleme finden, die diesem ähneln</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems chosen</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Probleme gewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Details of the chosen problem</source>
        <translation>Angaben zum gewählten Problem</translation>
    </message>
    <message>
        <source>Choose a problem to see its solution.</source>
        <translation>Wählen Sie ein Problem, um seine Lösung zu sehen.</translation>
    </message>
    <message>
        <source>With twin %1)</source>
        <translation>Mit Zwilling %1)</translation>
    </message>
    <message>
        <source>Not solved to the end.</source>
        <translation>Nicht zu Ende gelöst.</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Unlösbar</translation>
    </message>
    <message>
        <source>Themes</source>
        <translation>Themen</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>Stichwörter</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Correctness</source>
        <translation>Korrektheit</translation>
    </message>
    <message>
        <source>Your remarks</source>
        <translation>Ihre Bemerkungen</translation>
    </message>
    <message>
        <source>Also printed</source>
        <translation>Auch gedruckt</translation>
    </message>
    <message>
        <source>Ends so</source>
        <translation>Endet so</translation>
    </message>
    <message>
        <source>Remove the link</source>
        <translation>Verbindung entfernen</translation>
    </message>
    <message>
        <source>Solution as printed</source>
        <translation>Lösung, wie gedruckt</translation>
    </message>
</context>
<context>
    <name>DetailsPanel</name>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>title changed</source>
        <translation>Titel geändert</translation>
    </message>
    <message>
        <source>Authors, one a line</source>
        <translation>Autoren, je einer pro Zeile</translation>
    </message>
    <message>
        <source>Family, Given</source>
        <translation>Nachname, Vorname</translation>
    </message>
    <message>
        <source>authors changed</source>
        <translation>Autoren geändert</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>source changed</source>
        <translation>Quelle geändert</translation>
    </message>
    <message>
        <source>Magazine, column or book</source>
        <translation>Zeitschrift, Schachspalte oder Buch</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>number changed</source>
        <translation>Nummer geändert</translation>
    </message>
    <message>
        <source>Of the problem, or issue/problem</source>
        <translation>Des Problems, oder Heft/Problem</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>date changed</source>
        <translation>Datum geändert</translation>
    </message>
    <message>
        <source>Distinction</source>
        <translation>Auszeichnung</translation>
    </message>
    <message>
        <source>distinction changed</source>
        <translation>Auszeichnung geändert</translation>
    </message>
    <message>
        <source>Tourney</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>tourney changed</source>
        <translation>Turnier geändert</translation>
    </message>
    <message>
        <source>Dedication</source>
        <translation>Widmung</translation>
    </message>
    <message>
        <source>dedication changed</source>
        <translation>Widmung geändert</translation>
    </message>
    <message>
        <source>Keywords, separated by commas</source>
        <translation>Stichwörter, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Comments, separated by an empty line</source>
        <translation>Kommentare, durch Leerzeile getrennt</translation>
    </message>
    <message>
        <source>keywords changed</source>
        <translation>Stichwörter geändert</translation>
    </message>
    <message>
        <source>comments changed</source>
        <translation>Kommentare geändert</translation>
    </message>
    <message>
        <source>Correctness, as you state it</source>
        <translation>Korrektheit nach Ihrer Angabe</translation>
    </message>
    <message>
        <source>C+ and the program, or: correct by hand</source>
        <translation>C+ und das Programm, oder: von Hand geprüft</translation>
    </message>
    <message>
        <source>correctness stated</source>
        <translation>Korrektheit angegeben</translation>
    </message>
    <message>
        <source>Your own remarks, never printed</source>
        <translation>Eigene Bemerkungen, nie gedruckt</translation>
    </message>
    <message>
        <source>remarks changed</source>
        <translation>Bemerkungen geändert</translation>
    </message>
    <message>
        <source>a date is written 1925, 1925-05 or 1925-05-07</source>
        <translation>ein Datum schreibt man 1925, 1925-05 oder 1925-05-07</translation>
    </message>
    <message>
        <source>there are months 01 to 12</source>
        <translation>es gibt die Monate 01 bis 12</translation>
    </message>
    <message>
        <source>this month has no such day</source>
        <translation>diesen Tag hat der Monat nicht</translation>
    </message>
    <message>
        <source>the date is not finished</source>
        <translation>das Datum ist unvollständig</translation>
    </message>
</context>
<context>
    <name>DiagramPart</name>
    <message>
        <source>Diagram</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>Speichern als …</translation>
    </message>
    <message>
        <source>Keep this style under a name</source>
        <translation>Diesen Stil unter einem Namen behalten</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Forget this style of your own</source>
        <translation>Diesen eigenen Stil löschen</translation>
    </message>
    <message>
        <source>as wide as looks well</source>
        <translation>automatische Breite</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source> dpi</source>
        <translation> dpi</translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation>Transparent</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Koordinaten</translation>
    </message>
    <message>
        <source>Black below</source>
        <translation>Gedreht</translation>
    </message>
    <message>
        <source>Marks, arrows</source>
        <translation>Zeichen, Pfeile</translation>
    </message>
    <message>
        <source>Magazine</source>
        <translation>Zeitschrift</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Bildschirm</translation>
    </message>
    <message>
        <source>Tournament sheet</source>
        <translation>Turnierblatt</translation>
    </message>
    <message>
        <source>Print, grey</source>
        <translation>Druck, grau</translation>
    </message>
    <message>
        <source>changed</source>
        <comment>a style that was saved</comment>
        <translation>geändert</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Stil</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Men</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Bretter</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Fineness</source>
        <translation>Auflösung</translation>
    </message>
    <message>
        <source>Hatched, as in print</source>
        <translation>Schraffiert, wie gedruckt</translation>
    </message>
    <message>
        <source>Flat grey</source>
        <translation>Flaches Grau</translation>
    </message>
    <message>
        <source>Coloured, as on the screen</source>
        <translation>Farbig, wie am Bildschirm</translation>
    </message>
    <message>
        <source>As the style has it</source>
        <translation>Wie im Stil</translation>
    </message>
    <message>
        <source>Width of the picture</source>
        <translation>Breite des Bildes</translation>
    </message>
    <message>
        <source>Width of the board</source>
        <translation>Breite des Bretts</translation>
    </message>
</context>
<context>
    <name>DockBar</name>
    <message>
        <source>Library</source>
        <translation>Archiv</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Edits</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Fassungen</translation>
    </message>
    <message>
        <source>Library  %1</source>
        <translation>Archiv  %1</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Nachbarn</translation>
    </message>
</context>
<context>
    <name>DropLegend</name>
    <message>
        <source>same key</source>
        <translation>gleicher Schlüssel</translation>
    </message>
    <message>
        <source>as here</source>
        <translation>wie hier</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>korrekt</translation>
    </message>
    <message>
        <source>keys: cooked</source>
        <translation>Schlüssel: nebenlösig</translation>
    </message>
    <message>
        <source>too many</source>
        <translation>zu viele</translation>
    </message>
    <message>
        <source>too few</source>
        <translation>zu wenige</translation>
    </message>
    <message>
        <source>other shape</source>
        <translation>andere Form</translation>
    </message>
    <message>
        <source>no solution</source>
        <translation>unlösbar</translation>
    </message>
    <message>
        <source>short</source>
        <translation>Kurzlösung</translation>
    </message>
    <message>
        <source>illegal</source>
        <translation>illegal</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
</context>
<context>
    <name>DropMap</name>
    <message>
        <source>Both kings are missing: what a square would do cannot be judged.</source>
        <translation>Beide Könige fehlen: Was ein Feld bewirkte, lässt sich nicht beurteilen.</translation>
    </message>
    <message>
        <source>Black&apos;s king is missing: what a square would do cannot be judged.</source>
        <translation>Der schwarze König fehlt: Was ein Feld bewirkte, lässt sich nicht beurteilen.</translation>
    </message>
    <message>
        <source>White&apos;s king is missing: only the scheme bench (F4) works without him.</source>
        <translation>Der weiße König fehlt: Nur die Schemabank (F4) arbeitet ohne ihn.</translation>
    </message>
    <message>
        <source>With this many kings, what a square would do cannot be judged.</source>
        <translation>Bei so vielen Königen lässt sich nicht beurteilen, was ein Feld bewirkte.</translation>
    </message>
    <message>
        <source>%1 in hand.</source>
        <translation>%1 in der Hand.</translation>
    </message>
    <message>
        <source>%1 lifted from %2.</source>
        <translation>%1 in der Hand, von %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 squares tested in %2 ms.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Felder in %2 ms geprüft.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 squares tested.</source>
        <translation>%1 von %2 Feldern geprüft.</translation>
    </message>
    <message>
        <source>Esc puts it back, M hides the map</source>
        <translation>Esc legt zurück, M verbirgt die Karte</translation>
    </message>
    <message>
        <source>On %1:</source>
        <translation>Auf %1:</translation>
    </message>
</context>
<context>
    <name>EntryPart</name>
    <message>
        <source>Entry form</source>
        <translation>Einsendung</translation>
    </message>
    <message>
        <source>Anonymous, with a number</source>
        <translation>Anonym, mit einer Nummer</translation>
    </message>
    <message>
        <source>The authors, if left empty</source>
        <translation>Die Autoren, wenn leer</translation>
    </message>
    <message>
        <source>Tourney</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Abteilung</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Anschrift</translation>
    </message>
    <message>
        <source>Nobody is named: neither the authors nor you.</source>
        <translation>Niemand wird genannt: weder die Autoren noch Sie.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Hinweise</translation>
    </message>
</context>
<context>
    <name>ExportWindow</name>
    <message>
        <source>Export diagrams</source>
        <translation>Diagramme exportieren</translation>
    </message>
    <message>
        <source>Copy diagram</source>
        <translation>Diagramm kopieren</translation>
    </message>
    <message>
        <source>Copy page</source>
        <translation>Seite kopieren</translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation>Text kopieren</translation>
    </message>
    <message>
        <source>Stopped. The page is older than what is chosen.</source>
        <translation>Angehalten. Die Seite ist älter als die Auswahl.</translation>
    </message>
    <message>
        <source>No library is open.</source>
        <translation>Kein Archiv ist offen.</translation>
    </message>
    <message>
        <source>Nothing is selected in the library.</source>
        <translation>Im Archiv ist nichts ausgewählt.</translation>
    </message>
    <message>
        <source>The search finds nothing in the library.</source>
        <translation>Die Suche findet im Archiv nichts.</translation>
    </message>
    <message>
        <source>The first %1 of %2 problems are taken; narrow the search for others.</source>
        <translation>Genommen werden die ersten %1 von %2 Problemen; grenzen Sie die Suche für andere ein.</translation>
    </message>
    <message>
        <source>One problem of another game is left out: its tab exports it.</source>
        <translation>Eine Aufgabe eines anderen Spiels ist ausgelassen: ihr Reiter exportiert sie.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems of other games are left out: their tabs export them.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Aufgaben anderer Spiele sind ausgelassen: ihre Reiter exportieren sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Folder of web pages (*)</source>
        <translation>Ordner mit Webseiten (*)</translation>
    </message>
    <message>
        <source>Export diagram</source>
        <translation>Diagramm exportieren</translation>
    </message>
    <message>
        <source>One page was printed.</source>
        <translation>Eine Seite wurde gedruckt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 pages were printed.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Seiten wurden gedruckt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Printing was stopped.</source>
        <translation>Der Druck wurde angehalten.</translation>
    </message>
</context>
<context>
    <name>ExtrasCard</name>
    <message>
        <source>Beside the board</source>
        <translation>Neben dem Brett</translation>
    </message>
</context>
<context>
    <name>FiguresPage</name>
    <message>
        <source>Whole library</source>
        <translation>Ganzes Archiv</translation>
    </message>
    <message>
        <source>Count all problems, whatever is searched for</source>
        <translation>Alle Probleme zählen, was auch gesucht wird</translation>
    </message>
    <message>
        <source>Copy as table</source>
        <translation>Als Tabelle kopieren</translation>
    </message>
    <message>
        <source>Counting …</source>
        <translation>Wird gezählt …</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Probleme</numerusform>
        </translation>
    </message>
    <message>
        <source>One problem</source>
        <translation>Ein Problem</translation>
    </message>
    <message>
        <source>Figures of the library</source>
        <translation>Statistik des Archivs</translation>
    </message>
</context>
<context>
    <name>FindDetails</name>
    <message>
        <source>Choose a find, and its reasons stand here.</source>
        <translation>Wählen Sie einen Fund, dann stehen hier seine Gründe.</translation>
    </message>
    <message>
        <source>Added: %1</source>
        <translation>Hinzugefügt: %1</translation>
    </message>
    <message>
        <source>Themes: %1</source>
        <translation>Themen: %1</translation>
    </message>
</context>
<context>
    <name>FindList</name>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>Nothing found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message>
        <source>Find an action or a problem</source>
        <translation>Befehl oder Problem finden</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
</context>
<context>
    <name>FinderField</name>
    <message>
        <source>Find action or problem</source>
        <translation>Befehl oder Problem finden</translation>
    </message>
</context>
<context>
    <name>FlawTicks</name>
    <message>
        <source>Flaws that no find may have</source>
        <translation>Mängel, die kein Fund haben darf</translation>
    </message>
    <message>
        <source>No find has what is ticked; other flaws are weighed: such finds come later.</source>
        <translation>Kein Fund hat, was angekreuzt ist; andere Mängel werden abgewogen: solche Funde kommen später.</translation>
    </message>
</context>
<context>
    <name>Footer</name>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open what was saved</source>
        <translation>Gespeichertes öffnen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Copy page</source>
        <translation>Seite kopieren</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>%1 of %2 written</source>
        <translation>%1 von %2 geschrieben</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <translation>%1 von %2 gelöst</translation>
    </message>
    <message>
        <source>Working …</source>
        <translation>In Arbeit …</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message>
        <source>Gallery of the problems found</source>
        <translation>Galerie der gefundenen Probleme</translation>
    </message>
    <message>
        <source>Size of the diagrams</source>
        <translation>Größe der Diagramme</translation>
    </message>
    <message>
        <source>Size of the diagrams (Ctrl with the wheel)</source>
        <translation>Größe der Diagramme (Strg mit dem Mausrad)</translation>
    </message>
    <message>
        <source>%1 pixels</source>
        <translation>%1 Pixel</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
</context>
<context>
    <name>GameBar</name>
    <message>
        <source>Task in single fields (Shift+F9)</source>
        <translation>Forderung in einzelnen Feldern (Umschalt+F9)</translation>
    </message>
    <message>
        <source>Who begins; click for the next player</source>
        <translation>Wer beginnt; klicken für den nächsten Spieler</translation>
    </message>
    <message>
        <source>Rules in force; click to change</source>
        <translation>Geltende Regeln; klicken zum Ändern</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1 am Zug</translation>
    </message>
</context>
<context>
    <name>GameBoard</name>
    <message>
        <source>%1 …: one more letter</source>
        <translation>%1 …: noch ein Buchstabe</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Game book</source>
        <translation>Spielebuch</translation>
    </message>
    <message>
        <source>Rules of the game, and options</source>
        <translation>Regeln des Spiels und Optionen</translation>
    </message>
</context>
<context>
    <name>GameComposing</name>
    <message>
        <source>Change the task</source>
        <translation>Forderung ändern</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>Regeln ändern</translation>
    </message>
    <message>
        <source>Change what is beside the board</source>
        <translation>Ändern, was neben dem Brett ist</translation>
    </message>
    <message>
        <source>Change who begins</source>
        <translation>Ändern, wer beginnt</translation>
    </message>
    <message>
        <source>A man would leave the board.</source>
        <translation>Ein Stein würde das Brett verlassen.</translation>
    </message>
    <message>
        <source>The two sides have other men, and cannot be swapped.</source>
        <translation>Die beiden Seiten haben verschiedene Steine und lassen sich nicht tauschen.</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Seiten tauschen</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>Brett leeren</translation>
    </message>
    <message>
        <source>How the men stand at first is not known.</source>
        <translation>Wie die Steine anfangs stehen, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Position of the beginning</source>
        <translation>Anfangsstellung</translation>
    </message>
    <message>
        <source>Man on %1</source>
        <translation>Stein auf %1</translation>
    </message>
    <message>
        <source>Letters (%1):</source>
        <translation>Buchstaben (%1):</translation>
    </message>
    <message>
        <source>Mark a man</source>
        <translation>Stein kennzeichnen</translation>
    </message>
    <message>
        <source>Nothing can be marked there.</source>
        <translation>Dort lässt sich nichts kennzeichnen.</translation>
    </message>
    <message>
        <source>There is no solution to copy yet.</source>
        <translation>Es gibt noch keine Lösung zum Kopieren.</translation>
    </message>
    <message>
        <source>The solution was copied.</source>
        <translation>Die Lösung wurde kopiert.</translation>
    </message>
    <message>
        <source>Drag men from the tray, between cells, and off the board; or click one in the tray and then cells. Ctrl copies, Alt exchanges, Shift selects several. The right button removes or puts the last man again, the wheel changes the sort. Arrows move a cursor, letters put men, Space lifts and drops, Delete removes, a full stop asks for letters, V shows where a man goes. Click a row of the solution to play it, Escape comes back. Shift and the right button open the menu of a cell.</source>
        <translation>Steine aus dem Kasten ziehen, zwischen Feldern und vom Brett; oder einen im Kasten anklicken und dann Felder. Strg kopiert, Alt tauscht, Umschalt wählt mehrere aus. Die rechte Taste entfernt oder setzt den letzten Stein wieder, das Rad ändert die Art. Pfeile bewegen einen Cursor, Buchstaben setzen Steine, die Leertaste hebt und senkt, Entf entfernt, ein Punkt fragt nach Buchstaben, V zeigt, wohin ein Stein zieht. Eine Zeile der Lösung anklicken spielt sie, Escape kehrt zurück. Umschalt und die rechte Taste öffnen das Menü eines Feldes.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>GameParts</name>
    <message>
        <source>Turns of the player to move</source>
        <translation>Züge dessen, der am Zug ist</translation>
    </message>
    <message>
        <source>Found on the board</source>
        <translation>Auf dem Brett gefunden</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>Position and rules</source>
        <translation>Stellung und Regeln</translation>
    </message>
</context>
<context>
    <name>GameShowing</name>
    <message>
        <source>Nothing on the board yet</source>
        <translation>Noch nichts auf dem Brett</translation>
    </message>
    <message>
        <source>Drag men to the board, or take the position of the beginning.</source>
        <translation>Steine auf das Brett ziehen oder die Anfangsstellung nehmen.</translation>
    </message>
    <message>
        <source>No task yet</source>
        <translation>Noch keine Forderung</translation>
    </message>
    <message>
        <source>Say what is to be reached, in the field over the board.</source>
        <translation>Im Feld über dem Brett sagen, was erreicht werden soll.</translation>
    </message>
    <message>
        <source>Put men on the board and choose a task.</source>
        <translation>Steine auf das Brett setzen und eine Forderung wählen.</translation>
    </message>
    <message>
        <source>Cannot be solved</source>
        <translation>Nicht prüfbar</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message>
        <source>none while there is no task</source>
        <translation>keine, solange eine Forderung fehlt</translation>
    </message>
    <message>
        <source>Turns of %1</source>
        <translation>Züge: %1</translation>
    </message>
</context>
<context>
    <name>HeadPart</name>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>This problem</source>
        <translation>Dieses</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Gewählte</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>Entry form</source>
        <translation>Einsendung</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>diagram, of the magazines</source>
        <translation>diagram, der Zeitschriften</translation>
    </message>
    <message>
        <source>Package</source>
        <translation>Paket</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 gewählt</translation>
    </message>
    <message>
        <source>Search, %1</source>
        <translation>Suche, %1</translation>
    </message>
    <message>
        <source>Entry forms are written as PDF, SVG or PNG.</source>
        <translation>Einsendungen werden als PDF, SVG oder PNG geschrieben.</translation>
    </message>
    <message>
        <source>Of this game only a single diagram can be exported, in the other formats.</source>
        <translation>Von diesem Spiel gibt es ein einzelnes Diagramm, in den anderen Formaten.</translation>
    </message>
</context>
<context>
    <name>HoldButton</name>
    <message>
        <source>Hold as phase</source>
        <translation>Als Phase halten</translation>
    </message>
    <message>
        <source>Hold a first move as a column of the table</source>
        <translation>Einen Erstzug als Spalte der Tabelle festhalten</translation>
    </message>
    <message>
        <source>Play it on the board</source>
        <translation>Auf dem Brett ziehen</translation>
    </message>
    <message numerus="yes">
        <source>%1 more, with more refutations: play them on the board</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 weitere mit mehr Widerlegungen: auf dem Brett spielen</numerusform>
        </translation>
    </message>
    <message>
        <source>1 first move took too long</source>
        <translation>1 Erstzug dauerte zu lange</translation>
    </message>
    <message numerus="yes">
        <source>%1 first moves took too long</source>
        <translation>
            <numerusform>%1 Erstzug dauerte zu lange</numerusform>
            <numerusform>%1 Erstzüge dauerten zu lange</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Holding</name>
    <message>
        <source>any, or such as e3e4</source>
        <translation>etwa e3e4</translation>
    </message>
    <message>
        <source>the key neither checks nor takes</source>
        <translation>Schlüssel ohne Schach und Schlag</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>one, or such as 2 or 2.1.1.1</source>
        <translation>eine, oder etwa 2 oder 2.1.1.1</translation>
    </message>
    <message>
        <source>none, or such as stockfish</source>
        <translation>keine, oder etwa stockfish</translation>
    </message>
    <message>
        <source>Is asked where there are more than four men; it proves nothing</source>
        <translation>Wird gefragt, wo mehr als vier Steine stehen; sie beweist nichts</translation>
    </message>
    <message>
        <source>can arise in a game</source>
        <translation>partiemöglich</translation>
    </message>
    <message>
        <source>no promoted force</source>
        <translation>ohne Umwandlungsfiguren</translation>
    </message>
    <message>
        <source>Themes that must be there</source>
        <translation>Themen, die vorkommen müssen</translation>
    </message>
    <message>
        <source>near the diagram first</source>
        <translation>nahe zuerst</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>Another number gives another random order</source>
        <translation>Eine andere Zahl gibt eine andere zufällige Folge</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>ohne Grenze</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>The key move is no move such as e3e4 or e7e8q.</source>
        <translation>Der Schlüsselzug ist kein Zug wie e3e4 oder e7e8q.</translation>
    </message>
    <message>
        <source>White&apos;s first move is the only one, and besides:</source>
        <translation>Der erste Zug von Weiß ist der einzige, und außerdem:</translation>
    </message>
    <message>
        <source>Sound, with the solutions that are meant, and besides:</source>
        <translation>Korrekt, mit den Lösungen, die gemeint sind, und außerdem:</translation>
    </message>
    <message>
        <source>any man</source>
        <translation>irgendein Stein</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Lösungen</translation>
    </message>
    <message>
        <source>Model mates at least</source>
        <translation>Mustermatts mindestens</translation>
    </message>
    <message>
        <source>Only moves in a row, at least</source>
        <translation>Einzige Züge hintereinander, mindestens</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Key by</source>
        <translation>Schlüssel von</translation>
    </message>
    <message>
        <source>Key move</source>
        <translation>Schlüsselzug</translation>
    </message>
    <message>
        <source>Men at most</source>
        <translation>Steine, max.</translation>
    </message>
    <message>
        <source>Duals at most</source>
        <translation>Duale, max.</translation>
    </message>
    <message>
        <source>Variations at least</source>
        <translation>Varianten, min.</translation>
    </message>
    <message>
        <source>Tries at least</source>
        <translation>Verführungen, min.</translation>
    </message>
    <message>
        <source>Changed mates at least</source>
        <translation>Mattwechsel, min.</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Folge</translation>
    </message>
    <message>
        <source>Try at most</source>
        <translation>Höchstens prüfen</translation>
    </message>
    <message>
        <source>Time for each</source>
        <translation>Zeit für jede</translation>
    </message>
    <message>
        <source>Sound, with one key, and besides:</source>
        <translation>Korrekt, mit einem Schlüssel, und außerdem:</translation>
    </message>
    <message>
        <source>How to try</source>
        <translation>Wie geprüft wird</translation>
    </message>
</context>
<context>
    <name>InsightColumn</name>
    <message>
        <source>Elements</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>Show mere elements, such as self-blocks, too</source>
        <translation>Auch bloße Elemente zeigen, etwa Blocks</translation>
    </message>
    <message>
        <source>How many tries the table shows</source>
        <translation>Wie viele Verführungen die Tabelle zeigt</translation>
    </message>
    <message>
        <source>Order of the tries, hidden ones, copy</source>
        <translation>Reihenfolge der Verführungen, ausgeblendete, kopieren</translation>
    </message>
    <message>
        <source>Tries %1</source>
        <translation>Verf. %1</translation>
    </message>
    <message>
        <source>What speaks for and against it is on the clipboard.</source>
        <translation>Was dafür und dagegen spricht, liegt in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Themes of proof games are not looked for.</source>
        <translation>In Beweispartien werden keine Themen gesucht.</translation>
    </message>
    <message>
        <source>Themes are looked for in mates, selfmates and help play.</source>
        <translation>Themen werden in Matt-, Selbstmatt- und Hilfsspielaufgaben gesucht.</translation>
    </message>
    <message>
        <source>No solution. The tries that come nearest, with what refutes them:</source>
        <translation>Keine Lösung. Die nächsten Verführungen mit ihren Widerlegungen:</translation>
    </message>
    <message>
        <source>No solution, and no try comes near: each has several refutations.</source>
        <translation>Keine Lösung, und keine Verführung kommt nahe: jede hat mehrere Widerlegungen.</translation>
    </message>
    <message>
        <source>It is not marked which key is meant, so nothing is said of its themes and play. Mark it in the solution with the right button: Keep this key.</source>
        <translation>Es ist nicht markiert, welcher Schlüssel gemeint ist, darum wird über Themen und Spiel nichts gesagt. Markieren Sie ihn in der Lösung mit der rechten Taste: Diesen Schlüssel behalten.</translation>
    </message>
    <message>
        <source>Copied: the phase table as text.</source>
        <translation>Kopiert: die Phasentabelle als Text.</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Phasen</translation>
    </message>
    <message>
        <source>Themes</source>
        <translation>Themen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy what speaks for and against the problem, as in an award</source>
        <translation>Kopieren, was für und gegen das Problem spricht, wie in einem Preisbericht</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>Qualität</translation>
    </message>
    <message>
        <source>Correspondences</source>
        <translation>Entsprechungen</translation>
    </message>
</context>
<context>
    <name>KeepKillTab</name>
    <message>
        <source>Keep and kill</source>
        <translation>Halten und stoppen</translation>
    </message>
    <message>
        <source>Keep and kill (%1)</source>
        <translation>Halten und stoppen (%1)</translation>
    </message>
    <message>
        <source>Tick a defence with its mate: men are tried who keep it.</source>
        <translation>Haken Sie eine Verteidigung mit ihrem Matt an: versucht werden Steine, die es halten.</translation>
    </message>
    <message>
        <source>Tick a defence with its continuation: men are tried who keep it.</source>
        <translation>Haken Sie eine Verteidigung mit ihrer Fortsetzung an: versucht werden Steine, die sie halten.</translation>
    </message>
    <message>
        <source>The best of all men</source>
        <translation>Die besten aller Steine</translation>
    </message>
    <message>
        <source>The key becomes a try, another move the key</source>
        <translation>Der Schlüssel wird Verführung, ein anderer Zug Schlüssel</translation>
    </message>
    <message>
        <source>one more keeps all and stops the rest</source>
        <translation>einer mehr hält alles und stoppt den Rest</translation>
    </message>
    <message numerus="yes">
        <source>%1 more keep all and stop the rest</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 weitere halten alles und stoppen den Rest</numerusform>
        </translation>
    </message>
    <message>
        <source>What solves with them is being asked …</source>
        <translation>Es wird gefragt, was mit ihnen löst …</translation>
    </message>
    <message>
        <source>not sound</source>
        <translation>nicht korrekt</translation>
    </message>
    <message>
        <source>other threats</source>
        <translation>andere Drohungen</translation>
    </message>
    <message>
        <source>one new black move</source>
        <translation>ein neuer schwarzer Zug</translation>
    </message>
    <message numerus="yes">
        <source>%1 new black moves</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 neue schwarze Züge</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeepLegend</name>
    <message>
        <source>kept</source>
        <translation>bleibt</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>rivals left</source>
        <translation>Rivalen</translation>
    </message>
    <message>
        <source>new holes</source>
        <translation>neue Lücken</translation>
    </message>
    <message>
        <source>holes closed</source>
        <translation>Lücken zu</translation>
    </message>
</context>
<context>
    <name>KeepMap</name>
    <message>
        <source>%1 in hand.</source>
        <translation>%1 in der Hand.</translation>
    </message>
    <message>
        <source>One mate is wanted</source>
        <translation>Ein Matt ist erwünscht</translation>
    </message>
    <message numerus="yes">
        <source>%1 mates are wanted</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Matts sind erwünscht</numerusform>
        </translation>
    </message>
    <message>
        <source>One continuation is wanted</source>
        <translation>Eine Fortsetzung ist erwünscht</translation>
    </message>
    <message numerus="yes">
        <source>%1 continuations are wanted</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Fortsetzungen sind erwünscht</numerusform>
        </translation>
    </message>
    <message>
        <source>in one phase</source>
        <translation>in einer Phase</translation>
    </message>
    <message numerus="yes">
        <source>in %1 phases</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>in %1 Phasen</numerusform>
        </translation>
    </message>
    <message>
        <source>On %1:</source>
        <translation>Auf %1:</translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message>
        <source>New collection</source>
        <translation>Neue Sammlung</translation>
    </message>
    <message>
        <source>All problems</source>
        <translation>Alle Probleme</translation>
    </message>
    <message>
        <source>Remove what lies in the bin for good?</source>
        <translation>Den Inhalt des Papierkorbs endgültig löschen?</translation>
    </message>
    <message>
        <source>One problem with all its versions. This cannot be undone.</source>
        <translation>Ein Problem mit allen Fassungen. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems with all their versions. This cannot be undone.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Probleme mit allen Fassungen. Das lässt sich nicht rückgängig machen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Empty the bin</source>
        <translation>Papierkorb leeren</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Order …</source>
        <translation>Ordnung …</translation>
    </message>
    <message>
        <source>Empty the bin …</source>
        <translation>Papierkorb leeren …</translation>
    </message>
</context>
<context>
    <name>KeysTab</name>
    <message>
        <source>Keys</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Keys lead to a position after the key, in which Black is to move.</source>
        <translation>Schlüssel führen zu einer Stellung nach dem Schlüssel, in der Schwarz am Zug ist.</translation>
    </message>
    <message>
        <source>Keys (%1 quiet, %2 by capture)</source>
        <translation>Schlüssel (%1 still, %2 mit Schlag)</translation>
    </message>
</context>
<context>
    <name>KindList</name>
    <message>
        <source>Fairy men</source>
        <translation>Märchensteine</translation>
    </message>
</context>
<context>
    <name>KindStrip</name>
    <message>
        <source>After the key</source>
        <translation>Nach dem Schlüssel</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Unfertig</translation>
    </message>
    <message>
        <source>Black replies</source>
        <translation>Schwarz antwortet</translation>
    </message>
    <message>
        <source>White begins</source>
        <translation>Weiß beginnt</translation>
    </message>
    <message>
        <source>Nobody to move yet</source>
        <translation>Noch niemand am Zug</translation>
    </message>
</context>
<context>
    <name>LetterToComposer</name>
    <message>
        <source>What the letter tells</source>
        <translation>Was der Brief sagt</translation>
    </message>
    <message>
        <source>Language of the letter</source>
        <translation>Sprache des Briefs</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Betreff</translation>
    </message>
    <message>
        <source>The letter</source>
        <translation>Der Brief</translation>
    </message>
    <message>
        <source>Subject of the template</source>
        <translation>Betreff der Vorlage</translation>
    </message>
    <message>
        <source>The template</source>
        <translation>Die Vorlage</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Open in the mail program</source>
        <translation>Im Mailprogramm öffnen</translation>
    </message>
    <message>
        <source>Keep the template</source>
        <translation>Vorlage behalten</translation>
    </message>
    <message>
        <source>As it came</source>
        <translation>Wie mitgeliefert</translation>
    </message>
    <message>
        <source>Letter to the composer</source>
        <translation>Brief an den Autor</translation>
    </message>
    <message>
        <source>Close the letter without copying it, or without keeping its template?</source>
        <translation>Den Brief schließen, ohne ihn zu kopieren oder seine Vorlage zu behalten?</translation>
    </message>
    <message>
        <source>To</source>
        <translation>An</translation>
    </message>
    <message>
        <source>A line of which a word is not known is left out: %1</source>
        <translation>Eine Zeile, von der ein Wort nicht bekannt ist, entfällt: %1</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Brief</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Vorlage</translation>
    </message>
</context>
<context>
    <name>LetterWindow</name>
    <message>
        <source>The letter</source>
        <translation>Der Brief</translation>
    </message>
    <message>
        <source>Paste the whole letter here, or drop its files.</source>
        <translation>Den ganzen Brief hier einfügen oder seine Dateien hineinziehen.</translation>
    </message>
    <message>
        <source>The problems of the letter</source>
        <translation>Die Probleme des Briefs</translation>
    </message>
    <message>
        <source>Open files …</source>
        <translation>Dateien öffnen …</translation>
    </message>
    <message>
        <source>Keep all as originals</source>
        <translation>Alle als Originale behalten</translation>
    </message>
    <message>
        <source>Read a letter</source>
        <translation>Einen Brief lesen</translation>
    </message>
    <message>
        <source>Open a letter</source>
        <translation>Einen Brief öffnen</translation>
    </message>
    <message>
        <source>One problem.</source>
        <translation>Ein Problem.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Probleme.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is being read …</source>
        <translation>%1 wird gelesen …</translation>
    </message>
    <message>
        <source>The letter says C+.</source>
        <translation>Der Brief sagt C+.</translation>
    </message>
    <message>
        <source>%1 of problem %2</source>
        <translation>%1 von Problem %2</translation>
    </message>
    <message>
        <source>Close without keeping the letter?</source>
        <translation>Schließen, ohne den Brief zu behalten?</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>Form</source>
        <translation>Formular</translation>
    </message>
    <message>
        <source>The search as a form</source>
        <translation>Die Suche als Formular</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>Collections, kept searches and the bin beside the problems</source>
        <translation>Sammlungen, gemerkte Suchen und Papierkorb neben den Problemen</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>The pattern and the details beside the problems</source>
        <translation>Muster und Angaben neben den Problemen</translation>
    </message>
    <message>
        <source>Keep as collection</source>
        <translation>Als Sammlung merken</translation>
    </message>
    <message>
        <source>Keep this search among the collections at the left</source>
        <translation>Diese Suche links unter den Sammlungen merken</translation>
    </message>
    <message>
        <source>The library could not be read.</source>
        <translation>Das Archiv konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Nothing is shown: the search is not understood.</source>
        <translation>Nichts wird gezeigt: die Suche ist nicht zu verstehen.</translation>
    </message>
    <message>
        <source>Nothing matches.</source>
        <translation>Keine Treffer.</translation>
    </message>
    <message>
        <source>Drop the last term?</source>
        <translation>Den letzten Begriff weglassen?</translation>
    </message>
    <message>
        <source>No problems yet. Import a file or press Ctrl+S on the board.</source>
        <translation>Noch keine Probleme. Importieren Sie eine Datei oder drücken Sie Strg+S am Brett.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Gallery</source>
        <translation>Galerie</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Statistik</translation>
    </message>
</context>
<context>
    <name>LimitsPopup</name>
    <message>
        <source>Limit what edits may do</source>
        <translation>Begrenzen, was Änderungen dürfen</translation>
    </message>
    <message>
        <source>How far a man may be moved</source>
        <translation>Wie weit ein Stein versetzt werden darf</translation>
    </message>
    <message>
        <source>Moves of any length</source>
        <translation>Versetzen beliebig weit</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Ein Schritt</translation>
    </message>
    <message>
        <source>Up to two steps</source>
        <translation>Bis zu zwei Schritte</translation>
    </message>
    <message>
        <source>No more men than now</source>
        <translation>Nicht mehr Steine als jetzt</translation>
    </message>
    <message>
        <source>No limits</source>
        <translation>Keine Grenzen</translation>
    </message>
    <message>
        <source>All men</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>None</source>
        <comment>of the men</comment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>All squares</source>
        <translation>Alle Felder</translation>
    </message>
    <message>
        <source>Empty ones</source>
        <translation>Leere</translation>
    </message>
    <message>
        <source>None</source>
        <comment>of the squares</comment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Only these men</source>
        <translation>Nur diese Steine</translation>
    </message>
    <message>
        <source>Only the blue squares</source>
        <translation>Nur die blauen Felder</translation>
    </message>
</context>
<context>
    <name>LineField</name>
    <message>
        <source>B</source>
        <comment>bold</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Fett</translation>
    </message>
    <message>
        <source>I</source>
        <comment>italic</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>Italic</source>
        <translation>Kursiv</translation>
    </message>
</context>
<context>
    <name>LineRepairPanel</name>
    <message>
        <source>Repairs</source>
        <translation>Reparaturen</translation>
    </message>
    <message>
        <source>Nothing to repair: no cook.</source>
        <translation>Nichts zu reparieren: keine Nebenlösung.</translation>
    </message>
    <message>
        <source>Keep %1. Stop %2.</source>
        <translation>%1 behalten. %2 verhindern.</translation>
    </message>
    <message>
        <source>Mark those you intend with P in the solutions, and state how many.</source>
        <translation>Markieren Sie die beabsichtigten mit P in den Lösungen und geben Sie an, wie viele es sind.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Edits that make it sound</source>
        <translation>Änderungen, die es korrekt machen</translation>
    </message>
    <message>
        <source>No single edit stops all cooks and keeps the intended solutions, nor does the only pair.</source>
        <translation>Keine einzelne Änderung verhindert alle Nebenlösungen und behält die beabsichtigten Lösungen, auch das einzige Paar nicht.</translation>
    </message>
    <message numerus="yes">
        <source>No single edit and none of %1 pairs stops all cooks and keeps the intended solutions.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Keine einzelne Änderung und keines von %1 Paaren verhindert alle Nebenlösungen und behält die beabsichtigten Lösungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No single edit stops all cooks and keeps the intended solutions.</source>
        <translation>Keine einzelne Änderung verhindert alle Nebenlösungen und behält die beabsichtigten Lösungen.</translation>
    </message>
    <message>
        <source>Every edit here was solved in full. Pairs tried: %1.</source>
        <translation>Jede Änderung hier wurde ganz gelöst. Geprüfte Paare: %1.</translation>
    </message>
    <message>
        <source>Every edit here was solved in full. Pairs tried: %1, not all.</source>
        <translation>Jede Änderung hier wurde ganz gelöst. Geprüfte Paare: %1, nicht alle.</translation>
    </message>
    <message>
        <source>Every edit here was solved in full. Nothing was cut short.</source>
        <translation>Jede Änderung hier wurde ganz gelöst. Nichts wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Stop a part only</source>
        <translation>Verhindern nur einen Teil</translation>
    </message>
    <message>
        <source>Intended solutions marked: %1 of %2.</source>
        <translation>Beabsichtigte Lösungen markiert: %1 von %2.</translation>
    </message>
    <message>
        <source>illegal</source>
        <translation>illegal</translation>
    </message>
    <message>
        <source>one man saved</source>
        <translation>ein Stein gespart</translation>
    </message>
    <message numerus="yes">
        <source>%1 men saved</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Steine gespart</numerusform>
        </translation>
    </message>
    <message>
        <source>the intended solutions stay</source>
        <translation>die beabsichtigten Lösungen bleiben</translation>
    </message>
    <message>
        <source>stops %1</source>
        <translation>verhindert %1</translation>
    </message>
    <message>
        <source>Every edit here was solved in full. %1 of %2 tried.</source>
        <translation>Jede Änderung hier wurde ganz gelöst. %1 von %2 geprüft.</translation>
    </message>
    <message>
        <source>Edits will be tried in a moment.</source>
        <translation>Änderungen werden gleich geprüft.</translation>
    </message>
</context>
<context>
    <name>LineStrip</name>
    <message>
        <source>Escape shows the diagram</source>
        <translation>Esc zeigt das Diagramm</translation>
    </message>
    <message>
        <source>One move back (Left)</source>
        <translation>Ein Zug zurück (Links)</translation>
    </message>
    <message>
        <source>One move on (Right)</source>
        <translation>Ein Zug weiter (Rechts)</translation>
    </message>
    <message>
        <source>Back to the diagram (Escape)</source>
        <translation>Zurück zum Diagramm (Esc)</translation>
    </message>
</context>
<context>
    <name>LiveGrid</name>
    <message>
        <source>Defences and mates in each phase</source>
        <translation>Verteidigungen und Matts in jeder Phase</translation>
    </message>
    <message>
        <source>Arrows go from cell to cell. Space ticks a defence, Delete lets a phase go.</source>
        <translation>Pfeiltasten gehen von Zelle zu Zelle. Leertaste hakt eine Verteidigung an, Entf gibt eine Phase frei.</translation>
    </message>
</context>
<context>
    <name>ManCard</name>
    <message>
        <source>Royal: check and mate are of this man</source>
        <translation>Königlich: Schach und Matt gelten diesem Stein</translation>
    </message>
</context>
<context>
    <name>ManField</name>
    <message>
        <source>G, g, =G, G* or a name</source>
        <translation>G, g, =G, G* oder ein Name</translation>
    </message>
    <message>
        <source>Man to put at the cursor</source>
        <translation>Stein für das Feld des Cursors</translation>
    </message>
</context>
<context>
    <name>ManStrip</name>
    <message>
        <source>Other men on this square</source>
        <translation>Andere Steine auf diesem Feld</translation>
    </message>
    <message>
        <source>Arrows choose a man, Enter puts him there, Escape leaves.</source>
        <translation>Pfeile wählen einen Stein, Eingabetaste setzt ihn dorthin, Esc bricht ab.</translation>
    </message>
</context>
<context>
    <name>MenPage</name>
    <message>
        <source>Name, letter or step, as (1,2)</source>
        <translation>Name, Buchstabe oder Schritt wie (1,2)</translation>
    </message>
    <message>
        <source>Find a fairy man</source>
        <translation>Märchenstein suchen</translation>
    </message>
    <message>
        <source>A man of your own …</source>
        <translation>Ein eigener Stein …</translation>
    </message>
    <message>
        <source>He is offered no more; problems that have him keep him as he is</source>
        <translation>Er wird nicht mehr angeboten; Probleme mit ihm behalten ihn, wie er ist</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 löschen</translation>
    </message>
    <message>
        <source>Bring %1 back</source>
        <translation>%1 zurückholen</translation>
    </message>
</context>
<context>
    <name>MenPalette</name>
    <message>
        <source>{man}, picked</source>
        <translation>{man}, gewählt</translation>
    </message>
    <message>
        <source>Men: {man}</source>
        <translation>Steine: {man}</translation>
    </message>
    <message>
        <source>Arrows choose a man, Enter picks him to be put down with each click.</source>
        <translation>Pfeile wählen einen Stein, Eingabetaste nimmt ihn, um ihn mit jedem Klick zu setzen.</translation>
    </message>
    <message>
        <source>{man}: drag him onto the board, or click to stamp him. On the board: capital {letter}</source>
        <translation>{man}: aufs Brett ziehen, oder klicken, um mehrere zu setzen. Auf dem Brett: großes {letter}</translation>
    </message>
    <message>
        <source>{man}: drag him onto the board, or click to stamp him. On the board: small {letter}</source>
        <translation>{man}: aufs Brett ziehen, oder klicken, um mehrere zu setzen. Auf dem Brett: kleines {letter}</translation>
    </message>
</context>
<context>
    <name>MenTray</name>
    <message>
        <source>Fairy men in use</source>
        <translation>Märchensteine in Gebrauch</translation>
    </message>
</context>
<context>
    <name>NamedMan</name>
    <message>
        <source>Fairy man</source>
        <translation>Märchenstein</translation>
    </message>
    <message>
        <source>Name a fairy man</source>
        <translation>Einen Märchenstein benennen</translation>
    </message>
    <message>
        <source>G for White&apos;s grasshopper, g for Black&apos;s, =G a neutral one, G* a royal one</source>
        <translation>G für den weißen Grashüpfer, g für den schwarzen, =G für einen neutralen, G* für einen königlichen</translation>
    </message>
</context>
<context>
    <name>NeededLegend</name>
    <message>
        <source>needed</source>
        <translation>nötig</translation>
    </message>
    <message>
        <source>only stops cooks or duals</source>
        <translation>verhindert nur Nebenlösungen oder Duale</translation>
    </message>
    <message>
        <source>can go</source>
        <translation>entbehrlich</translation>
    </message>
    <message>
        <source>can go together</source>
        <translation>zusammen entbehrlich</translation>
    </message>
</context>
<context>
    <name>NeighboursCard</name>
    <message>
        <source>Neighbours</source>
        <translation>Nachbarstellungen</translation>
    </message>
    <message>
        <source>none while there is no task</source>
        <translation>keine, solange eine Forderung fehlt</translation>
    </message>
</context>
<context>
    <name>NeighboursPanel</name>
    <message>
        <source>Neighbours</source>
        <translation>Nachbarstellungen</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Versetzen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Dazu</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Shift, mirror</source>
        <translation>Schieben, spiegeln</translation>
    </message>
    <message>
        <source>%1 more: narrow the filters.</source>
        <translation>%1 weitere: grenzen Sie die Filter ein.</translation>
    </message>
    <message>
        <source>No sound position is one such edit away.</source>
        <translation>Keine korrekte Stellung ist eine solche Änderung entfernt.</translation>
    </message>
    <message>
        <source>Neighbours are those of a problem that was solved to the end.</source>
        <translation>Nachbarn sind die eines zu Ende gelösten Problems.</translation>
    </message>
    <message>
        <source>Longer problems and questions are tried while this list is open.</source>
        <translation>Längere Probleme und Fragen werden geprüft, solange diese Liste offen ist.</translation>
    </message>
    <message>
        <source>Every single edit will be tried in a moment.</source>
        <translation>Jede einzelne Änderung wird gleich geprüft.</translation>
    </message>
    <message>
        <source>One edit tried, %2 sound, each solved in full.</source>
        <translation>Eine Änderung geprüft, %2 korrekt, ganz gelöst.</translation>
    </message>
    <message numerus="yes">
        <source>%1 edits tried, %2 sound, each solved in full.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Änderungen geprüft, %2 korrekt, jede ganz gelöst.</numerusform>
        </translation>
    </message>
    <message>
        <source>One edit within the limits tried, %2 sound, each solved in full.</source>
        <translation>Eine Änderung in den Grenzen geprüft, %2 korrekt, ganz gelöst.</translation>
    </message>
    <message numerus="yes">
        <source>%1 edits within the limits tried, %2 sound, each solved in full.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Änderungen in den Grenzen geprüft, %2 korrekt, jede ganz gelöst.</numerusform>
        </translation>
    </message>
    <message>
        <source>Edits tried: %1 of %2; %3 sound, %4 more to be confirmed.</source>
        <translation>Änderungen geprüft: %1 von %2; %3 korrekt, %4 weitere zu bestätigen.</translation>
    </message>
    <message>
        <source>Edits tried: %1 of %2; %3 sound.</source>
        <translation>Änderungen geprüft: %1 von %2; %3 korrekt.</translation>
    </message>
    <message>
        <source>The other twins were not tried.</source>
        <translation>Die anderen Zwillinge wurden nicht geprüft.</translation>
    </message>
    <message>
        <source>Show edits of this kind: %1</source>
        <translation>Änderungen dieser Art zeigen: %1</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>Limit what edits may do</source>
        <translation>Begrenzen, was Änderungen dürfen</translation>
    </message>
</context>
<context>
    <name>OptionsPopover</name>
    <message>
        <source>Recommended</source>
        <translation>Empfohlen</translation>
    </message>
</context>
<context>
    <name>OriginalsBoard</name>
    <message>
        <source>Column of the magazine</source>
        <translation>Rubrik der Zeitschrift</translation>
    </message>
    <message>
        <source>Author or magazine</source>
        <translation>Autor oder Zeitschrift</translation>
    </message>
    <message>
        <source>By or for whom</source>
        <translation>Von wem oder für wen</translation>
    </message>
    <message>
        <source>With what, or where</source>
        <translation>Womit, oder wo</translation>
    </message>
    <message>
        <source>Move to</source>
        <translation>Verschieben nach</translation>
    </message>
    <message>
        <source>Letter …</source>
        <translation>Brief …</translation>
    </message>
    <message>
        <source>Open on the board</source>
        <translation>Auf dem Brett öffnen</translation>
    </message>
    <message>
        <source>Originals by stage</source>
        <translation>Originale nach Stand</translation>
    </message>
    <message>
        <source>All columns</source>
        <translation>Alle Rubriken</translation>
    </message>
    <message>
        <source>Drag a card, or move it with Ctrl and an arrow.</source>
        <translation>Eine Karte ziehen oder mit Strg und einem Pfeil verschieben.</translation>
    </message>
</context>
<context>
    <name>OwnManDialog</name>
    <message>
        <source>A man of your own</source>
        <translation>Ein eigener Stein</translation>
    </message>
    <message>
        <source>Letters on a disc</source>
        <translation>Buchstaben auf einer Scheibe</translation>
    </message>
    <message>
        <source>leaps</source>
        <translation>springt</translation>
    </message>
    <message>
        <source>rides</source>
        <translation>reitet</translation>
    </message>
    <message>
        <source>hops over a man</source>
        <translation>hüpft über einen Stein</translation>
    </message>
    <message>
        <source>captures by hopping</source>
        <translation>schlägt im Überspringen</translation>
    </message>
    <message>
        <source>steps over empty squares</source>
        <translation>schreitet über leere Felder</translation>
    </message>
    <message>
        <source>rides in a circle</source>
        <translation>reitet im Kreis</translation>
    </message>
    <message>
        <source>steps as a pawn</source>
        <translation>zieht wie ein Bauer</translation>
    </message>
    <message>
        <source>captures as a pawn</source>
        <translation>schlägt wie ein Bauer</translation>
    </message>
    <message>
        <source>Add this part</source>
        <translation>Diesen Teil anfügen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <source>Figure, turned</source>
        <translation>Figur, gedreht</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Gangart</translation>
    </message>
    <message>
        <source>How the part moves</source>
        <translation>Wie der Teil zieht</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>Wohin</translation>
    </message>
    <message>
        <source>What is special</source>
        <translation>Was besonders ist</translation>
    </message>
    <message>
        <source>nothing special</source>
        <translation>nichts Besonderes</translation>
    </message>
</context>
<context>
    <name>PagePart</name>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>upright</source>
        <translation>hoch</translation>
    </message>
    <message>
        <source>across</source>
        <translation>quer</translation>
    </message>
    <message>
        <source>How the paper lies</source>
        <translation>Lage des Papiers</translation>
    </message>
    <message>
        <source>from</source>
        <translation>ab</translation>
    </message>
    <message>
        <source>Number the diagrams</source>
        <translation>Diagramme nummerieren</translation>
    </message>
    <message>
        <source>First number</source>
        <translation>Erste Nummer</translation>
    </message>
    <message>
        <source>those of the source</source>
        <translation>die der Quelle</translation>
    </message>
    <message>
        <source>Number the diagrams as in their source</source>
        <translation>Diagramme wie in ihrer Quelle nummerieren</translation>
    </message>
    <message>
        <source>Heading on each page</source>
        <translation>Überschrift auf jeder Seite</translation>
    </message>
    <message>
        <source>authors</source>
        <translation>Autoren</translation>
    </message>
    <message>
        <source>sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>themes</source>
        <translation>Themen</translation>
    </message>
    <message>
        <source>types</source>
        <comment>of problems</comment>
        <translation>Problemarten</translation>
    </message>
    <message>
        <source>Booklet, to be folded</source>
        <translation>Heft, zum Falten</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Diagrams</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>Überschrift</translation>
    </message>
    <message>
        <source>Below it</source>
        <translation>Darunter</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nummern</translation>
    </message>
    <message>
        <source>Index of</source>
        <translation>Register der</translation>
    </message>
    <message>
        <source>1 on a page</source>
        <translation>1 pro Seite</translation>
    </message>
    <message>
        <source>%1: %2 across, %3 down</source>
        <translation>%1: %2 pro Reihe, %3 Reihen</translation>
    </message>
</context>
<context>
    <name>PaintBoard</name>
    <message>
        <source>Arrows move, Return chooses a man, Space paints the square or wipes it.</source>
        <translation>Pfeile bewegen, Eingabetaste wählt einen Stein, Leertaste malt das Feld an oder wischt es aus.</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>painted</source>
        <translation>angemalt</translation>
    </message>
    <message>
        <source>What may vary: %1</source>
        <translation>Was variieren darf: %1</translation>
    </message>
</context>
<context>
    <name>ParkTab</name>
    <message>
        <source>Park</source>
        <translation>Parken</translation>
    </message>
    <message>
        <source>A man is parked in a position after the key, in which Black is to move: leaving his line is then the key.</source>
        <translation>Geparkt wird in einer Stellung nach dem Schlüssel, in der Schwarz am Zug ist: Das Verlassen der Linie ist dann der Schlüssel.</translation>
    </message>
    <message>
        <source>Park (%1)</source>
        <translation>Parken (%1)</translation>
    </message>
    <message>
        <source>Nobody can be parked</source>
        <translation>Niemand lässt sich parken</translation>
    </message>
    <message>
        <source>No white man put on a line of White&apos;s would have his key in leaving it.</source>
        <translation>Kein weißer Stein auf einer weißen Linie hätte mit ihrem Verlassen den Schlüssel.</translation>
    </message>
</context>
<context>
    <name>PatternBoard</name>
    <message>
        <source>anything</source>
        <translation>alles</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Pattern: %1</source>
        <translation>Muster: %1</translation>
    </message>
    <message>
        <source>Arrows move, letters place men, ? any man, A any white man, a any black man, a point no man, + a fairy man to be named, Space what is picked, [ several men to choose from, Delete frees the square.</source>
        <translation>Pfeile bewegen, Buchstaben setzen Steine, ? irgendeinen Stein, A einen weißen, a einen schwarzen, Punkt keinen Stein, + einen Märchenstein, der zu benennen ist, Leertaste das Gewählte, [ mehrere Steine zur Auswahl, Entf gibt das Feld frei.</translation>
    </message>
</context>
<context>
    <name>PatternPanel</name>
    <message>
        <source>Take from board</source>
        <translation>Vom Brett</translation>
    </message>
    <message>
        <source>Look for the men on the board; for the selected men, where some are selected</source>
        <translation>Die Steine auf dem Brett suchen; sind welche ausgewählt, nur diese</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>End position</source>
        <translation>Schlussstellung</translation>
    </message>
    <message>
        <source>Look for the men in the diagram, or where a line of the solution ends</source>
        <translation>Die Steine im Diagramm suchen oder dort, wo eine Variante der Lösung endet</translation>
    </message>
    <message>
        <source>Anywhere on the board</source>
        <translation>Irgendwo auf dem Brett</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <translation>Gespiegelt</translation>
    </message>
    <message>
        <source>Rotated</source>
        <translation>Gedreht</translation>
    </message>
    <message>
        <source>Colours swapped</source>
        <translation>Farben vertauscht</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>shifted</source>
        <translation>verschoben</translation>
    </message>
    <message>
        <source>left to right</source>
        <translation>links-rechts</translation>
    </message>
</context>
<context>
    <name>PatternTray</name>
    <message>
        <source>One of</source>
        <translation>Wahl</translation>
    </message>
    <message>
        <source>Then choose the men, one of which must stand there</source>
        <translation>Dann die Steine wählen, von denen einer dort stehen muss</translation>
    </message>
</context>
<context>
    <name>PeoplePanel</name>
    <message>
        <source>Find a person</source>
        <translation>Person finden</translation>
    </message>
    <message>
        <source>Spellings</source>
        <translation>Schreibweisen</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Vereinen</translation>
    </message>
    <message>
        <source>Two or more names are one person; the first name stays</source>
        <translation>Zwei oder mehr Namen sind eine Person; der erste Name bleibt</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Trennen</translation>
    </message>
    <message>
        <source>This spelling is another person; it is not joined again by itself</source>
        <translation>Diese Schreibweise ist eine andere Person; sie wird nicht wieder von selbst vereint</translation>
    </message>
    <message>
        <source>Rename …</source>
        <translation>Umbenennen …</translation>
    </message>
    <message>
        <source>How this person is called in lists and in print</source>
        <translation>Wie diese Person in Listen und im Druck heißt</translation>
    </message>
    <message>
        <source>This is me</source>
        <translation>Das bin ich</translation>
    </message>
    <message>
        <source>Show the problems</source>
        <translation>Probleme zeigen</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>%1 (joined by itself)</source>
        <translation>%1 (von selbst vereint)</translation>
    </message>
    <message>
        <source>The program took this for the same person. Separate it if that is wrong: it is not joined again.</source>
        <translation>Das Programm hält dies für dieselbe Person. Trennen Sie es ab, falls das nicht stimmt: Es wird nicht wieder vereint.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Rename a person</source>
        <translation>Eine Person umbenennen</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Choose two names and join them if they are one person.</source>
        <translation>Wählen Sie zwei Namen und vereinen Sie sie, wenn sie eine Person sind.</translation>
    </message>
</context>
<context>
    <name>PlacesList</name>
    <message>
        <source>Places of the library</source>
        <translation>Orte des Archivs</translation>
    </message>
</context>
<context>
    <name>PlayChoice</name>
    <message>
        <source>What is composed</source>
        <translation>Was komponiert wird</translation>
    </message>
    <message>
        <source>solutions: </source>
        <translation>Lösungen: </translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Lösungen</translation>
    </message>
</context>
<context>
    <name>PositionBar</name>
    <message>
        <source>The side to move: click to change</source>
        <translation>Wer am Zug ist: Klick wechselt</translation>
    </message>
    <message>
        <source>Duplex: the other side begins, too</source>
        <translation>Duplex: auch die andere Seite beginnt</translation>
    </message>
    <message>
        <source>Castling: who may castle, and to which side</source>
        <translation>Rochade: wer rochieren darf, und nach welcher Seite</translation>
    </message>
    <message>
        <source>En passant: the square just passed over</source>
        <translation>En passant: das soeben überschrittene Feld</translation>
    </message>
    <message>
        <source>Side to move, castling, e.p.</source>
        <translation>Zugrecht, Rochade, e.p.</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Weiß am Zug</translation>
    </message>
    <message>
        <source>White</source>
        <comment>short, the side to move</comment>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Schwarz am Zug</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>short, the side to move</comment>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Give Black the move</source>
        <translation>Schwarz an den Zug bringen</translation>
    </message>
    <message>
        <source>Give White the move</source>
        <translation>Weiß an den Zug bringen</translation>
    </message>
    <message>
        <source>White …</source>
        <translation>Weiß …</translation>
    </message>
    <message>
        <source>Black …</source>
        <translation>Schwarz …</translation>
    </message>
    <message>
        <source>Castling %1</source>
        <comment>short</comment>
        <translation>Rochade %1</translation>
    </message>
    <message>
        <source>No castling</source>
        <translation>Keine Rochade</translation>
    </message>
    <message>
        <source>No king and rook stand at home.</source>
        <translation>König und Turm stehen nicht auf ihren Ursprungsfeldern.</translation>
    </message>
    <message>
        <source>Castling %1, %2 disproved</source>
        <translation>Rochade %1, %2 widerlegt</translation>
    </message>
    <message>
        <source>Castling %1 disproved</source>
        <translation>Rochade %1 widerlegt</translation>
    </message>
    <message>
        <source>Castling %1 by convention</source>
        <translation>Rochade %1 nach Konvention</translation>
    </message>
    <message>
        <source>King and rook stand at home: by convention they may castle.</source>
        <translation>König und Turm stehen auf ihren Ursprungsfeldern: nach Konvention dürfen sie rochieren.</translation>
    </message>
    <message>
        <source>Castling off by hand</source>
        <translation>Rochade abgeschaltet</translation>
    </message>
    <message>
        <source>Castling off</source>
        <comment>short</comment>
        <translation>Rochade aus</translation>
    </message>
    <message>
        <source>By convention there would be castling; it was switched off by hand.</source>
        <translation>Nach Konvention wäre die Rochade erlaubt; sie wurde von Hand abgeschaltet.</translation>
    </message>
    <message>
        <source>Castling %1, %2 off by hand</source>
        <translation>Rochade %1, %2 abgeschaltet</translation>
    </message>
    <message>
        <source>What the convention gives was partly switched off by hand.</source>
        <translation>Was die Konvention erlaubt, wurde zum Teil von Hand abgeschaltet.</translation>
    </message>
    <message>
        <source>White castles short (0-0)</source>
        <translation>Weiß rochiert kurz (0-0)</translation>
    </message>
    <message>
        <source>White castles long (0-0-0)</source>
        <translation>Weiß rochiert lang (0-0-0)</translation>
    </message>
    <message>
        <source>Black castles short (0-0)</source>
        <translation>Schwarz rochiert kurz (0-0)</translation>
    </message>
    <message>
        <source>Black castles long (0-0-0)</source>
        <translation>Schwarz rochiert lang (0-0-0)</translation>
    </message>
    <message>
        <source>e.p. on %1 by hand</source>
        <translation>e.p. auf %1 von Hand</translation>
    </message>
    <message>
        <source>e.p. %1</source>
        <comment>short</comment>
        <translation>e.p. %1</translation>
    </message>
    <message>
        <source>The last move is declared to be the pawn&apos;s double step over the square.</source>
        <translation>Als letzter Zug gilt der Doppelschritt des Bauern über das Feld.</translation>
    </message>
    <message>
        <source>e.p. on %1 proved</source>
        <translation>e.p. auf %1 bewiesen</translation>
    </message>
    <message>
        <source>e.p. off by convention</source>
        <translation>e.p. nach Konvention aus</translation>
    </message>
    <message>
        <source>e.p. off</source>
        <comment>short</comment>
        <translation>e.p. aus</translation>
    </message>
    <message>
        <source>By convention no e.p. capture begins a solution; here one can be declared.</source>
        <translation>Nach Konvention beginnt keine Lösung mit einem e.p.-Schlag; hier lässt er sich erlauben.</translation>
    </message>
    <message>
        <source>No e.p.</source>
        <translation>Kein e.p.</translation>
    </message>
    <message>
        <source>No pawn can just have made a double step that allows e.p.</source>
        <translation>Kein Bauer kann soeben einen Doppelschritt getan haben, der e.p. erlaubt.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keines</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>With “%1”:</source>
        <translation>Mit „%1“:</translation>
    </message>
</context>
<context>
    <name>PreviewPane</name>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Preview of the text</source>
        <translation>Vorschau des Textes</translation>
    </message>
    <message>
        <source>Page before (Page Up)</source>
        <translation>Vorige Seite (Bild auf)</translation>
    </message>
    <message>
        <source>Next page (Page Down)</source>
        <translation>Nächste Seite (Bild ab)</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
</context>
<context>
    <name>ProgressFoot</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>%1 je Sekunde</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pausiert</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>Bild ab</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Bild auf</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Eingabe</translation>
    </message>
</context>
<context>
    <name>QueryBar</name>
    <message>
        <source>Search of the library</source>
        <translation>Suche im Archiv</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Suche leeren</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Probleme</numerusform>
        </translation>
    </message>
    <message>
        <source>One problem</source>
        <translation>Ein Problem</translation>
    </message>
    <message>
        <source>%1 more; opens the search as text</source>
        <translation>%1 weitere; öffnet die Suche als Text</translation>
    </message>
    <message>
        <source>author:  men&lt;=  key:  year:  or words</source>
        <translation>autor:  steine&lt;=  schlüssel:  jahr:  oder Wörter</translation>
    </message>
    <message>
        <source>Find authors, sources, themes, words …</source>
        <translation>Autoren, Quellen, Themen, Wörter suchen …</translation>
    </message>
</context>
<context>
    <name>QueryForm</name>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>; between what must hold together, | between alternatives</source>
        <translation>; zwischen dem, was zugleich gelten soll, | zwischen Alternativen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
</context>
<context>
    <name>QueryPopup</name>
    <message>
        <source>What may follow</source>
        <translation>Was folgen kann</translation>
    </message>
</context>
<context>
    <name>RangeRow</name>
    <message>
        <source>from</source>
        <translation>von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
</context>
<context>
    <name>RecordTable</name>
    <message>
        <source>Problems of the library</source>
        <translation>Probleme des Archivs</translation>
    </message>
</context>
<context>
    <name>RepairPanel</name>
    <message>
        <source>Repairs</source>
        <translation>Reparaturen</translation>
    </message>
    <message>
        <source>Try pairs, too</source>
        <translation>Auch Paare prüfen</translation>
    </message>
    <message>
        <source>Nothing to repair: one key, no dual.</source>
        <translation>Nichts zu reparieren: ein Schlüssel, kein Dual.</translation>
    </message>
    <message>
        <source>Keep the key %1</source>
        <translation>Den Schlüssel %1 behalten</translation>
    </message>
    <message>
        <source>the likeliest; choose here if another is meant</source>
        <translation>der wahrscheinlichste; hier wählen, wenn ein anderer gemeint ist</translation>
    </message>
    <message>
        <source>a try so far</source>
        <translation>bisher eine Verführung</translation>
    </message>
    <message>
        <source>no dual</source>
        <translation>kein Dual</translation>
    </message>
    <message>
        <source>one dual</source>
        <translation>ein Dual</translation>
    </message>
    <message numerus="yes">
        <source>%1 duals</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Duale</numerusform>
        </translation>
    </message>
    <message>
        <source>Provide for these</source>
        <translation>Dafür vorsorgen</translation>
    </message>
    <message>
        <source>Stop these</source>
        <translation>Diese verhindern</translation>
    </message>
    <message>
        <source>one edit</source>
        <translation>eine Änderung</translation>
    </message>
    <message numerus="yes">
        <source>%1 edits</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Änderungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick what is to be mended.</source>
        <translation>Kreuzen Sie an, was repariert werden soll.</translation>
    </message>
    <message>
        <source>Pairs of edits</source>
        <translation>Paare von Änderungen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>No single edit does it and keeps the key, nor does the only pair.</source>
        <translation>Keine einzelne Änderung schafft es und behält den Schlüssel, auch das einzige Paar nicht.</translation>
    </message>
    <message numerus="yes">
        <source>No single edit and none of %1 pairs does it and keeps the key.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Keine einzelne Änderung und keines von %1 Paaren schafft es und behält den Schlüssel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Edits that mend it</source>
        <translation>Änderungen, die es beheben</translation>
    </message>
    <message>
        <source>Try two edits together, even though one alone does it</source>
        <translation>Zwei Änderungen zusammen prüfen, obwohl eine genügt</translation>
    </message>
    <message>
        <source>Edits that mend both</source>
        <translation>Änderungen, die beides beheben</translation>
    </message>
    <message>
        <source>Edits that mend all</source>
        <translation>Änderungen, die alles beheben</translation>
    </message>
    <message>
        <source>Mend a part only</source>
        <translation>Beheben nur einen Teil</translation>
    </message>
    <message>
        <source>No single edit does it and keeps the key.</source>
        <translation>Keine einzelne Änderung schafft es und behält den Schlüssel.</translation>
    </message>
    <message>
        <source>mends %1</source>
        <translation>behebt %1</translation>
    </message>
    <message>
        <source>Every edit here was solved in full. Nothing was cut short.</source>
        <translation>Jede Änderung hier wurde ganz gelöst. Nichts wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Every edit here was solved in full. Pairs: %1 of %2 tried.</source>
        <translation>Jede Änderung hier wurde ganz gelöst. Paare: %1 von %2 geprüft.</translation>
    </message>
    <message>
        <source>Every edit here was solved in full. Pairs tried: %1.</source>
        <translation>Jede Änderung hier wurde ganz gelöst. Geprüfte Paare: %1.</translation>
    </message>
    <message>
        <source>Every edit here was solved in full. Pairs tried: %1, not all.</source>
        <translation>Jede Änderung hier wurde ganz gelöst. Geprüfte Paare: %1, nicht alle.</translation>
    </message>
    <message>
        <source>Every edit here was solved in full. %1 of %2 tried.</source>
        <translation>Jede Änderung hier wurde ganz gelöst. %1 von %2 geprüft.</translation>
    </message>
    <message>
        <source>Edits will be tried in a moment.</source>
        <translation>Änderungen werden gleich geprüft.</translation>
    </message>
    <message>
        <source>Keep the key</source>
        <translation>Schlüssel behalten</translation>
    </message>
</context>
<context>
    <name>ResultsPane</name>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>What is found will be listed here, the best first.</source>
        <translation>Hier wird aufgelistet, was gefunden wird, das Beste zuerst.</translation>
    </message>
    <message>
        <source>Put on the board</source>
        <translation>Aufs Brett stellen</translation>
    </message>
    <message>
        <source>Save to the library</source>
        <translation>Ins Archiv speichern</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportieren …</translation>
    </message>
</context>
<context>
    <name>RuleChips</name>
    <message>
        <source>+ Rule</source>
        <translation>+ Regel</translation>
    </message>
    <message>
        <source>Choose rules</source>
        <translation>Regeln wählen</translation>
    </message>
    <message>
        <source>%1: click to take it away</source>
        <translation>%1: Klick nimmt sie weg</translation>
    </message>
    <message>
        <source>%1, take away</source>
        <translation>%1, wegnehmen</translation>
    </message>
</context>
<context>
    <name>RuleChooser</name>
    <message>
        <source>Choose rules</source>
        <translation>Regeln wählen</translation>
    </message>
    <message>
        <source>Rule, game or a word of its text</source>
        <translation>Regel, Spiel oder ein Wort ihres Textes</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Regel suchen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Fairy conditions</source>
        <translation>Märchenbedingungen</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Gewählt</translation>
    </message>
    <message>
        <source>Recently used</source>
        <translation>Zuletzt verwendet</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Beispiel: %1</translation>
    </message>
    <message>
        <source>Only orthodox</source>
        <translation>Nur orthodox</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>RulesCard</name>
    <message>
        <source>Rules in force</source>
        <translation>Geltende Regeln</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Game book</source>
        <translation>Spielebuch</translation>
    </message>
    <message>
        <source>* not the recommended value</source>
        <translation>* nicht der empfohlene Wert</translation>
    </message>
</context>
<context>
    <name>SearchWindow</name>
    <message>
        <source>Search for problems</source>
        <translation>Suche nach Problemen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>The best %1 of those found</source>
        <translation>Die besten %1 der gefundenen</translation>
    </message>
    <message>
        <source>Save the search</source>
        <translation>Suche speichern</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>The search was saved as %1.</source>
        <translation>Die Suche wurde als %1 gespeichert.</translation>
    </message>
    <message>
        <source>A search was interrupted at %1 %.</source>
        <translation>Eine Suche wurde bei %1 % unterbrochen.</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Save this search …</source>
        <translation>Diese Suche speichern …</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Done before</source>
        <translation>Frühere</translation>
    </message>
    <message>
        <source>What may vary</source>
        <translation>Was variieren darf</translation>
    </message>
    <message>
        <source>What must hold</source>
        <translation>Was gelten muss</translation>
    </message>
</context>
<context>
    <name>SearchingWindow</name>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Take the board&apos;s position</source>
        <translation>Stellung vom Brett nehmen</translation>
    </message>
    <message>
        <source>Searches</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Reading …</source>
        <translation>Wird gelesen …</translation>
    </message>
    <message>
        <source>Write the address of the cluster first.</source>
        <translation>Geben Sie zuerst die Adresse des Clusters an.</translation>
    </message>
    <message>
        <source>Stop the search that runs first.</source>
        <translation>Halten Sie zuerst die laufende Suche an.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Making ready …</source>
        <translation>Wird vorbereitet …</translation>
    </message>
    <message>
        <source>Paused: %1</source>
        <translation>Pausiert: %1</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>1 different mate.</source>
        <translation>1 Matt.</translation>
    </message>
    <message>
        <source>1 file left</source>
        <translation>1 Linie nach links</translation>
    </message>
    <message>
        <source>1 file right</source>
        <translation>1 Linie nach rechts</translation>
    </message>
    <message>
        <source>1 rank down</source>
        <translation>1 Reihe nach unten</translation>
    </message>
    <message>
        <source>1 rank up</source>
        <translation>1 Reihe nach oben</translation>
    </message>
    <message>
        <source>A Meredith: {men} men.</source>
        <translation>Ein Meredith: {men} Steine.</translation>
    </message>
    <message>
        <source>A family of dual avoidances by white lines; the single ones are flagged as dual avoidance, what unites them is a judgement.</source>
        <translation>Eine Familie von Dualvermeidungen durch weiße Linien; die einzelnen werden als Dualvermeidung genannt, was sie verbindet, ist eine Frage des Urteils.</translation>
    </message>
    <message>
        <source>A first move mates at once.</source>
        <translation>Ein erster Zug setzt sofort matt.</translation>
    </message>
    <message>
        <source>A heavy position: {men} men.</source>
        <translation>Schwere Stellung: {men} Steine.</translation>
    </message>
    <message>
        <source>A miniature: {men} men.</source>
        <translation>Eine Miniatur: {men} Steine.</translation>
    </message>
    <message>
        <source>A name has at least one letter; nothing was changed.</source>
        <translation>Ein Name hat mindestens einen Buchstaben; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>A page of {width} x {height} pixels cannot be drawn; a side may have 1 to {most}.</source>
        <translation>Eine Seite von {width} x {height} Pixeln lässt sich nicht zeichnen; eine Kante darf 1 bis {most} haben.</translation>
    </message>
    <message>
        <source>A picture of {wide} x {high} pixels is too large; a side may have at most {most}.</source>
        <translation>Ein Bild von {wide} x {high} Pixeln ist zu groß; eine Seite darf höchstens {most} haben.</translation>
    </message>
    <message>
        <source>A picture of {wide} x {high} pixels would be empty.</source>
        <translation>Ein Bild von {wide} x {high} Pixeln wäre leer.</translation>
    </message>
    <message>
        <source>A picture {width_mm} cm wide is not possible: {wrong}.</source>
        <translation>Ein Bild von {width_mm} cm Breite ist nicht möglich: {wrong}.</translation>
    </message>
    <message>
        <source>Add {man} {square}</source>
        <translation>Dazu: {man} {square}</translation>
    </message>
    <message>
        <source>Albino over tries and key: {moves}.</source>
        <translation>Albino über Verführungen und Schlüssel: {moves}.</translation>
    </message>
    <message>
        <source>All mates are model mates: {lines}.</source>
        <translation>Alle Matts sind Mustermatts: {lines}.</translation>
    </message>
    <message>
        <source>Another file was copied over the library {path} while it was open; nothing more was written to it. Open it again to see what it holds.</source>
        <translation>Über das Archiv {path} wurde eine andere Datei kopiert, während es geöffnet war; es wurde nichts mehr hineingeschrieben. Öffnen Sie es erneut, um zu sehen, was es enthält.</translation>
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
        <translation>B wurde als Bauer gelesen, wie im Deutschen</translation>
    </message>
    <message>
        <source>Babson: like for like.</source>
        <translation>Babson: auf jede Umwandlung die gleiche.</translation>
    </message>
    <message>
        <source>Barnes with a Novotny in the double threat: {threats}.</source>
        <translation>Barnes mit einem Nowotny in der Doppeldrohung: {threats}.</translation>
    </message>
    <message>
        <source>Barnes: {threats}.</source>
        <translation>Barnes-Thema: {threats}.</translation>
    </message>
    <message>
        <source>Barulin</source>
        <translation>Barulin-Thema</translation>
    </message>
    <message>
        <source>Battery mate</source>
        <translation>Batteriematt</translation>
    </message>
    <message>
        <source>Battery play</source>
        <translation>Batteriespiel</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Black checks</source>
        <translation>Schwarze Schachgebote</translation>
    </message>
    <message>
        <source>Black errs in {count} ways: {found}.</source>
        <translation>Schwarz schadet sich auf {count} Arten: {found}.</translation>
    </message>
    <message>
        <source>Black may not castle long</source>
        <translation>Schwarz nicht lang rochieren darf</translation>
    </message>
    <message>
        <source>Black may not castle short</source>
        <translation>Schwarz nicht kurz rochieren darf</translation>
    </message>
    <message>
        <source>Black promotes on {square} to all four: {lines}.</source>
        <translation>Schwarz wandelt auf {square} in alle vier Figuren um: {lines}.</translation>
    </message>
    <message>
        <source>Black&apos;s promotions are told apart</source>
        <translation>Schwarze Umwandlungen differenziert</translation>
    </message>
    <message>
        <source>Cannot be solved: {defects}</source>
        <translation>Nicht prüfbar: {defects}</translation>
    </message>
    <message>
        <source>Changed mates</source>
        <translation>Mattwechsel</translation>
    </message>
    <message>
        <source>Complete Lacny</source>
        <translation>Vollständiger Lačný</translation>
    </message>
    <message>
        <source>Cooked: at least {solutions}, {number} intended</source>
        <translation>Nebenlösig: mindestens {solutions}, beabsichtigt {number}</translation>
    </message>
    <message>
        <source>Cooked: {solutions}, {number} intended</source>
        <translation>Nebenlösig: {solutions}, beabsichtigt {number}</translation>
    </message>
    <message>
        <source>Cross-check</source>
        <translation>Kreuzschach</translation>
    </message>
    <message>
        <source>Cross-checks</source>
        <translation>Kreuzschachs</translation>
    </message>
    <message>
        <source>Cycle of threat and mates</source>
        <translation>Zyklus von Drohung und Matts</translation>
    </message>
    <message>
        <source>Cyclic Zilahi: each is captured where the next one mates: {men}.</source>
        <translation>Zyklischer Zilahi: Jeder wird geschlagen, wo der nächste mattsetzt: {men}.</translation>
    </message>
    <message>
        <source>Cyclic double threats with three refutations: {threats}.</source>
        <translation>Zyklische Doppeldrohungen mit drei Widerlegungen: {threats}.</translation>
    </message>
    <message>
        <source>Cyclic double threats: {threats}.</source>
        <translation>Zyklische Doppeldrohungen: {threats}.</translation>
    </message>
    <message>
        <source>Double check</source>
        <translation>Doppelschach</translation>
    </message>
    <message>
        <source>Drawn off the guard</source>
        <translation>Weglenkung von der Deckung</translation>
    </message>
    <message>
        <source>Dual after {moves}: {mates}.</source>
        <translation>Dual nach {moves}: {mates}.</translation>
    </message>
    <message>
        <source>Each black move forces one of the threats.</source>
        <translation>Jeder schwarze Zug erzwingt eine der Drohungen.</translation>
    </message>
    <message>
        <source>Every black move has one mate.</source>
        <translation>Auf jeden schwarzen Zug gibt es genau ein Matt.</translation>
    </message>
    <message>
        <source>Every black move is answered by mate already in set play.</source>
        <translation>Auf jeden schwarzen Zug gibt es schon im Satzspiel ein Matt.</translation>
    </message>
    <message>
        <source>Every combination of the threats {threats} is forced by some defence.</source>
        <translation>Jede Kombination der Drohungen {threats} wird durch eine Parade erzwungen.</translation>
    </message>
    <message>
        <source>Every half-move is a capture.</source>
        <translation>Jeder Halbzug ist ein Schlag.</translation>
    </message>
    <message>
        <source>Exchange {man} {square} and {other} {other_square}</source>
        <translation>{man} {square} und {other} {other_square} tauschen</translation>
    </message>
    <message>
        <source>Exchanged between {men}: {one}; {other}.</source>
        <translation>Vertauscht zwischen {men}: {one}; {other}.</translation>
    </message>
    <message>
        <source>FEN and EPD lines, JSON, YAML of Olive and YACPDB, input for Popeye, PGN, CSV, LaTeX diagrams and lists of men are read</source>
        <translation>gelesen werden FEN- und EPD-Zeilen, JSON, YAML von Olive und YACPDB, Eingabe für Popeye, PGN, CSV, LaTeX-Diagramme und Listen von Steinen</translation>
    </message>
    <message>
        <source>Fleck: {lines}.</source>
        <translation>Fleck-Thema: {lines}.</translation>
    </message>
    <message>
        <source>Fourfold Lacny</source>
        <translation>Vierfacher Lačný</translation>
    </message>
    <message>
        <source>Grimshaw</source>
        <translation>Grimshaw</translation>
    </message>
    <message>
        <source>Half-battery of {men}: {attempt} and {key} with {line}.</source>
        <translation>Halbbatterie {men}: {attempt} und {key} mit {line}.</translation>
    </message>
    <message>
        <source>Half-pin</source>
        <translation>Halbfesselung</translation>
    </message>
    <message>
        <source>Holzhausen interference</source>
        <translation>Holzhausen-Verstellung</translation>
    </message>
    <message>
        <source>Ideal Rukhlis</source>
        <translation>Idealer Ruchlis</translation>
    </message>
    <message>
        <source>Ideal mate</source>
        <translation>Idealmatt</translation>
    </message>
    <message>
        <source>Ideal mates: {lines}.</source>
        <translation>Idealmatts: {lines}.</translation>
    </message>
    <message>
        <source>In set play there is no mate after {loose}.</source>
        <translation>Im Satzspiel gibt es kein Matt nach {loose}.</translation>
    </message>
    <message>
        <source>In set play there is no mate after {moves}.</source>
        <translation>Im Satzspiel gibt es kein Matt nach {moves}.</translation>
    </message>
    <message>
        <source>In the diagram no mate is provided for {moves}.</source>
        <translation>Im Diagramm ist kein Matt vorgesehen auf {moves}.</translation>
    </message>
    <message>
        <source>Incomplete half-pin</source>
        <translation>Unvollständige Halbfesselung</translation>
    </message>
    <message>
        <source>Indirect battery</source>
        <translation>Indirekte Batterie</translation>
    </message>
    <message>
        <source>Indirect unpin</source>
        <translation>Indirekte Entfesselung</translation>
    </message>
    <message>
        <source>It belongs to the problem with its twins, not to the solution of one position.</source>
        <translation>Es gehört zum Problem mit seinen Zwillingen, nicht zur Lösung einer einzelnen Stellung.</translation>
    </message>
    <message>
        <source>It belongs to the problem with its twins.</source>
        <translation>Es gehört zum Problem mit seinen Zwillingen.</translation>
    </message>
    <message>
        <source>It needs fairy men; orthodox ones cannot form it.</source>
        <translation>Es braucht Märchensteine; orthodoxe können es nicht bilden.</translation>
    </message>
    <message>
        <source>It needs the solutions of all twins side by side.</source>
        <translation>Es braucht die Lösungen aller Zwillinge nebeneinander.</translation>
    </message>
    <message>
        <source>Its definition differs between sources.</source>
        <translation>Die Quellen definieren es verschieden.</translation>
    </message>
    <message>
        <source>Karlström-Fleck: beside the threats a new mate, {lines}.</source>
        <translation>Karlström-Fleck: neben den Drohungen ein neues Matt, {lines}.</translation>
    </message>
    <message>
        <source>Lacny</source>
        <translation>Lačný-Thema</translation>
    </message>
    <message>
        <source>Latvian Novotny</source>
        <translation>Lettischer Nowotny</translation>
    </message>
    <message>
        <source>Levman defence</source>
        <translation>Lewman-Parade</translation>
    </message>
    <message>
        <source>Masked battery</source>
        <translation>Maskierte Batterie</translation>
    </message>
    <message>
        <source>Masked half-pin</source>
        <translation>Maskierte Halbfesselung</translation>
    </message>
    <message>
        <source>Mate by pin</source>
        <translation>Fesselungsmatt</translation>
    </message>
    <message>
        <source>Mate by promotion</source>
        <translation>Umwandlungsmatt</translation>
    </message>
    <message>
        <source>Mirror the board about a1-h8</source>
        <translation>Stellung an a1-h8 spiegeln</translation>
    </message>
    <message>
        <source>Mirror the board about a8-h1</source>
        <translation>Stellung an a8-h1 spiegeln</translation>
    </message>
    <message>
        <source>Mirror the board, a1 to a8</source>
        <translation>Stellung spiegeln, a1 nach a8</translation>
    </message>
    <message>
        <source>Mirror the board, a1 to h1</source>
        <translation>Stellung spiegeln, a1 nach h1</translation>
    </message>
    <message>
        <source>Model mate</source>
        <translation>Mustermatt</translation>
    </message>
    <message>
        <source>Model mates</source>
        <translation>Mustermatts</translation>
    </message>
    <message>
        <source>Model mates: {lines}.</source>
        <translation>Mustermatts: {lines}.</translation>
    </message>
    <message>
        <source>More than one key: {keys}.</source>
        <translation>Mehr als ein Schlüssel: {keys}.</translation>
    </message>
    <message>
        <source>Mutate: set mates are replaced after {defences}.</source>
        <translation>Zugwechsel: Satzmatts werden ersetzt nach {defences}.</translation>
    </message>
    <message>
        <source>Nietvelt defence</source>
        <translation>Nietvelt-Parade</translation>
    </message>
    <message>
        <source>No reliable definition was found.</source>
        <translation>Eine verlässliche Definition wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>No reliable definition was found; cyclic double threats are flagged.</source>
        <translation>Eine verlässliche Definition wurde nicht gefunden; zyklische Doppeldrohungen werden genannt.</translation>
    </message>
    <message>
        <source>No solution in {moves}</source>
        <translation>Unlösbar in {moves}</translation>
    </message>
    <message>
        <source>No solution: {side} can mate at once, and must</source>
        <translation>Unlösbar: {side} kann sofort mattsetzen und muss es</translation>
    </message>
    <message>
        <source>No solution: {side} can reach the goal at once, and must</source>
        <translation>Unlösbar: {side} kann das Ziel sofort erreichen und muss es</translation>
    </message>
    <message>
        <source>No solution: {side} can stalemate at once, and must</source>
        <translation>Unlösbar: {side} kann sofort pattsetzen und muss es</translation>
    </message>
    <message>
        <source>No solution: {side} has no move</source>
        <translation>Unlösbar: {side} hat keinen Zug</translation>
    </message>
    <message>
        <source>Not finished: {key} solves; of the others {done} of {total} are refuted</source>
        <translation>Nicht fertig: {key} löst; von den anderen sind {done} von {total} widerlegt</translation>
    </message>
    <message>
        <source>Not finished: {solutions} so far</source>
        <translation>Nicht fertig: bisher {solutions}</translation>
    </message>
    <message>
        <source>Nothing stands after “{found}”.</source>
        <translation>Nach „{found}“ steht nichts.</translation>
    </message>
    <message>
        <source>Novotny</source>
        <translation>Nowotny</translation>
    </message>
    <message>
        <source>On average {share} % of White&apos;s men take part in a mate.</source>
        <translation>Im Mittel wirken {share} % der weißen Steine an einem Matt mit.</translation>
    </message>
    <message>
        <source>On the square of the key {move} White also tries {tries}.</source>
        <translation>Auf dem Feld des Schlüssels {move} versucht Weiß auch {tries}.</translation>
    </message>
    <message>
        <source>One more solution than intended.</source>
        <translation>Eine Lösung mehr als beabsichtigt.</translation>
    </message>
    <message>
        <source>Organ pipes from {first} to {last}.</source>
        <translation>Orgelpfeifen von {first} bis {last}.</translation>
    </message>
    <message>
        <source>Over set play, tries and key the king flees to {squares}.</source>
        <translation>Über Satzspiel, Verführungen und Schlüssel flieht der König nach {squares}.</translation>
    </message>
    <message>
        <source>PDF and PNG need Qt, which does not load: {wrong}.</source>
        <translation>PDF und PNG brauchen Qt, das nicht lädt: {wrong}.</translation>
    </message>
    <message>
        <source>PNG and PDF need Qt, which does not load: {wrong}.</source>
        <translation>PNG und PDF brauchen Qt, das nicht lädt: {wrong}.</translation>
    </message>
    <message>
        <source>Pawn Grimshaw</source>
        <translation>Bauerngrimshaw</translation>
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
        <translation>Pieces: erwartet wird White oder Black vor {word}</translation>
    </message>
    <message>
        <source>Forsyth: N is the nightrider for Popeye, the knight is S</source>
        <translation>Forsyth: N ist für Popeye der Nachtreiter, der Springer ist S</translation>
    </message>
    <message>
        <source>1 move occurs in several solutions: {moves}.</source>
        <translation>1 Zug kommt in mehreren Lösungen vor: {moves}.</translation>
    </message>
    <message>
        <source>1 of {mates} different mates is a model: {lines}.</source>
        <translation>1 von {mates} verschiedenen Matts ist ein Mustermatt: {lines}.</translation>
    </message>
    <message>
        <source>1 of {mates} mates is a model.</source>
        <translation>1 von {mates} Matts ist ein Mustermatt.</translation>
    </message>
    <message>
        <source>A diagram of a game is not written as {form}.</source>
        <translation>Ein Diagramm eines Spiels wird nicht als {form} geschrieben.</translation>
    </message>
    <message>
        <source>After one of {all} defences White mates on move 2: {lines}.</source>
        <translation>Nach einer von {all} Verteidigungen setzt Weiß schon im Zug 2 matt: {lines}.</translation>
    </message>
    <message numerus="yes">
        <source>After {count} of {all} defences White mates on move 2: {lines}.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Nach {count} von {all} Verteidigungen setzt Weiß schon im Zug 2 matt: {lines}.</numerusform>
        </translation>
    </message>
    <message>
        <source>All mates by {unit}</source>
        <translation>Alle Matts durch {unit}</translation>
    </message>
    <message>
        <source>All solutions begin with {moves}.</source>
        <translation>Alle Lösungen beginnen mit {moves}.</translation>
    </message>
    <message numerus="yes">
        <source>All {count} different mates are models: {lines}.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Alle {count} verschiedenen Matts sind Mustermatts: {lines}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All {count} mates are models.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Alle {count} Matts sind Mustermatts.</numerusform>
        </translation>
    </message>
    <message>
        <source>Anticritical move</source>
        <translation>Antikritischer Zug</translation>
    </message>
    <message>
        <source>Black battery formed and fired</source>
        <translation>Schwarze Batterie aufgebaut und abgefeuert</translation>
    </message>
    <message>
        <source>Black battery mates</source>
        <translation>Schwarze Batteriematts</translation>
    </message>
    <message>
        <source>Black interference</source>
        <translation>Schwarze Verstellung</translation>
    </message>
    <message>
        <source>Black mates by promotion to {kinds}</source>
        <translation>Schwarz setzt matt durch Umwandlung in {kinds}</translation>
    </message>
    <message>
        <source>Both mates are models.</source>
        <translation>Beide Matts sind Mustermatts.</translation>
    </message>
    <message>
        <source>Both mates are models: {lines}.</source>
        <translation>Beide Matts sind Mustermatts: {lines}.</translation>
    </message>
    <message>
        <source>Both sides together promote to queen, rook, bishop and knight: {moves}.</source>
        <translation>Beide Seiten zusammen wandeln in Dame, Turm, Läufer und Springer um: {moves}.</translation>
    </message>
    <message>
        <source>Cannot be solved: the side to move can capture the king</source>
        <translation>Nicht prüfbar: die Seite am Zug kann den König schlagen</translation>
    </message>
    <message>
        <source>Clearance</source>
        <translation>Räumung</translation>
    </message>
    <message>
        <source>Clearance sacrifice</source>
        <translation>Räumungsopfer</translation>
    </message>
    <message>
        <source>Critical move</source>
        <translation>Kritischer Zug</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>Dual at move {number}: {lines}.</source>
        <translation>Dual im {number}. Zug: {lines}.</translation>
    </message>
    <message>
        <source>En passant defence</source>
        <translation>Verteidigung en passant</translation>
    </message>
    <message>
        <source>En passant mate</source>
        <translation>Matt en passant</translation>
    </message>
    <message>
        <source>Every black move is answered already in set play.</source>
        <translation>Auf jeden schwarzen Zug gibt es schon im Satzspiel eine Antwort.</translation>
    </message>
    <message>
        <source>Every continuation checks: {moves}.</source>
        <translation>Jede Fortsetzung bietet Schach: {moves}.</translation>
    </message>
    <message>
        <source>Functions are exchanged between the solutions: {men}.</source>
        <translation>Zwischen den Lösungen werden Funktionen getauscht: {men}.</translation>
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
        <translation>Halbfesselung: {units}</translation>
    </message>
    <message>
        <source>Holzhausen</source>
        <translation>Holzhausen</translation>
    </message>
    <message>
        <source>In no solution moved, taken or part of the mate: {men}. Perhaps against cooks.</source>
        <translation>In keiner Lösung gezogen, geschlagen oder am Matt beteiligt: {men}. Vielleicht gegen Nebenlösungen.</translation>
    </message>
    <message>
        <source>In the diagram no continuation is provided for {moves}.</source>
        <translation>Im Diagramm ist keine Fortsetzung vorgesehen auf {moves}.</translation>
    </message>
    <message>
        <source>Indian over {square}: {lines}.</source>
        <translation>Inder über {square}: {lines}.</translation>
    </message>
    <message>
        <source>Logical foreplan</source>
        <translation>Logischer Vorplan</translation>
    </message>
    <message>
        <source>Loyd&apos;s clearance</source>
        <translation>Loydsche Linienräumung</translation>
    </message>
    <message>
        <source>Mansfield couplet</source>
        <translation>Mansfield-Couplet</translation>
    </message>
    <message>
        <source>Mansfield couplet (Foschini)</source>
        <translation>Mansfield-Couplet (Foschini)</translation>
    </message>
    <message>
        <source>Mates by the pin of white men</source>
        <translation>Matts durch Fesselung weißer Steine</translation>
    </message>
    <message>
        <source>Mates by {units}</source>
        <translation>Matts durch {units}</translation>
    </message>
    <message>
        <source>Mates of one battery, {count}</source>
        <translation>Matts einer Batterie, {count}</translation>
    </message>
    <message>
        <source>Men that get out of the way and do no more: {moves}.</source>
        <translation>Steine, die nur aus dem Weg gehen: {moves}.</translation>
    </message>
    <message>
        <source>Model mates that need a pin: {lines}.</source>
        <translation>Mustermatts, die eine Fesselung brauchen: {lines}.</translation>
    </message>
    <message>
        <source>Mutate: set continuations are replaced after {defences}.</source>
        <translation>Zugwechsel: Satzfortsetzungen werden ersetzt nach {defences}.</translation>
    </message>
    <message>
        <source>N may be a knight or a nightrider beside fairy men: write S for the knight</source>
        <translation>N kann neben Märchensteinen ein Springer oder ein Nachtreiter sein: S für den Springer schreiben</translation>
    </message>
    <message>
        <source>No themes are read: {why}.</source>
        <translation>Es werden keine Themen gelesen: {why}.</translation>
    </message>
    <message>
        <source>Not finished: a key was found, others may follow</source>
        <translation>Nicht fertig: ein Schlüssel ist gefunden, weitere können folgen</translation>
    </message>
    <message>
        <source>Not finished: no key so far</source>
        <translation>Nicht fertig: bisher kein Schlüssel</translation>
    </message>
    <message>
        <source>On {square} {one} and {other} shut each other off: {first} lets {proof} through, {second} lets {other_proof} through.</source>
        <translation>Auf {square} verstellen einander {one} und {other}: {first} lässt {proof} zu, {second} lässt {other_proof} zu.</translation>
    </message>
    <message>
        <source>One continuation of full length: {moves}.</source>
        <translation>Eine Fortsetzung voller Länge: {moves}.</translation>
    </message>
    <message>
        <source>Only against cooks: {men}.</source>
        <translation>Nur gegen Nebenlösungen: {men}.</translation>
    </message>
    <message>
        <source>Orthogonal lines become diagonal and the reverse: {moves}.</source>
        <translation>Orthogonale Linien werden diagonal und umgekehrt: {moves}.</translation>
    </message>
    <message>
        <source>Pieces: {word} is nothing that a man can be</source>
        <translation>Pieces: {word} ist keine Eigenschaft eines Steins</translation>
    </message>
    <message>
        <source>Pieces: {word} must follow White, Black or Neutral</source>
        <translation>Pieces: {word} muss auf White, Black oder Neutral folgen</translation>
    </message>
    <message>
        <source>Plachutta</source>
        <translation>Plachutta</translation>
    </message>
    <message>
        <source>Popeye closed its output and did not end: it was stopped</source>
        <translation>Popeye schloss seine Ausgabe und endete nicht: es wurde beendet</translation>
    </message>
    <message>
        <source>Popeye crashed (signal {number})</source>
        <translation>Popeye ist abgestürzt (Signal {number})</translation>
    </message>
    <message>
        <source>Popeye did not finish: what it found so far</source>
        <translation>Popeye wurde nicht fertig: was es bis dahin fand</translation>
    </message>
    <message>
        <source>Popeye did not show the diagram that it solved</source>
        <translation>Popeye zeigte das Diagramm nicht, das es löste</translation>
    </message>
    <message>
        <source>Popeye does not play {book}</source>
        <translation>Popeye spielt {book} nicht</translation>
    </message>
    <message>
        <source>Popeye does not say that it solved by {condition}</source>
        <translation>Popeye sagt nicht, dass es mit {condition} löste</translation>
    </message>
    <message>
        <source>Popeye does not say whether this diagram or its set play is impossible</source>
        <translation>Popeye sagt nicht, ob dieses Diagramm oder sein Satzspiel unmöglich ist</translation>
    </message>
    <message>
        <source>Popeye ended before it was finished</source>
        <translation>Popeye endete, bevor es fertig war</translation>
    </message>
    <message>
        <source>Popeye failed (exit status {number})</source>
        <translation>Popeye ist gescheitert (Status {number})</translation>
    </message>
    <message>
        <source>Popeye is not asked about {word}</source>
        <translation>Nach {word} wird Popeye nicht gefragt</translation>
    </message>
    <message>
        <source>Popeye printed more than is read: what it found so far</source>
        <translation>Popeye gab mehr aus, als gelesen wird: was es bis dahin fand</translation>
    </message>
    <message>
        <source>Popeye says: {words}</source>
        <translation>Popeye sagt: {words}</translation>
    </message>
    <message>
        <source>Popeye solved another diagram than the one that it was given</source>
        <translation>Popeye löste ein anderes Diagramm als das, das es bekam</translation>
    </message>
    <message>
        <source>Popeye solved {one}, not {other}</source>
        <translation>Popeye löste {one}, nicht {other}</translation>
    </message>
    <message>
        <source>Popeye was stopped</source>
        <translation>Popeye wurde angehalten</translation>
    </message>
    <message>
        <source>Popeye was stopped: its time was up</source>
        <translation>Popeye wurde angehalten: die Zeit war um</translation>
    </message>
    <message>
        <source>Problem {detail} of the library {path} is damaged and cannot be read; the others can. They can be rescued into a new library.</source>
        <translation>Problem {detail} des Archivs {path} ist beschädigt und nicht lesbar; die anderen sind es. Sie lassen sich in ein neues Archiv retten.</translation>
    </message>
    <message>
        <source>Problem {found} is of another game than chess: only positions of chess are compared.</source>
        <translation>Problem {found} gehört zu einem anderen Spiel als Schach: verglichen werden nur Schachstellungen.</translation>
    </message>
    <message>
        <source>Pseudo le Grand</source>
        <translation>Pseudo-le-Grand</translation>
    </message>
    <message>
        <source>Quiet continuations, {quiet} of {all}: {moves}.</source>
        <translation>Stille Fortsetzungen, {quiet} von {all}: {moves}.</translation>
    </message>
    <message>
        <source>Radical change</source>
        <translation>Radikalwechsel</translation>
    </message>
    <message>
        <source>Read here: {read}. Not read: {left}, for {why}.</source>
        <translation>Hier gelesen: {read}. Nicht gelesen: {left}, denn {why}.</translation>
    </message>
    <message>
        <source>Reciprocal captures of {one} and {two}: {moves}.</source>
        <translation>Reziproke Schläge von {one} und {two}: {moves}.</translation>
    </message>
    <message>
        <source>Reciprocal change</source>
        <translation>Reziproker Mattwechsel</translation>
    </message>
    <message>
        <source>Reciprocal change before the key</source>
        <translation>Reziproker Wechsel vor dem Schlüssel</translation>
    </message>
    <message>
        <source>Remove {man} {square}</source>
        <translation>Ohne: {man} {square}</translation>
    </message>
    <message>
        <source>Rich play: 1 different mate.</source>
        <translation>Reiches Spiel: 1 Matt.</translation>
    </message>
    <message>
        <source>Rich play: {count} different continuations.</source>
        <translation>Reiches Spiel: {count} verschiedene Fortsetzungen.</translation>
    </message>
    <message numerus="yes">
        <source>Rich play: {count} different mates.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Reiches Spiel: {count} verschiedene Matts.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rotate the board by 180°</source>
        <translation>Stellung um 180° drehen</translation>
    </message>
    <message>
        <source>Royal march</source>
        <translation>Königsmarsch</translation>
    </message>
    <message>
        <source>Rudenko</source>
        <translation>Rudenko-Thema</translation>
    </message>
    <message>
        <source>Rudenko, returning in {phase}</source>
        <translation>Rudenko, Rückkehr: {phase}</translation>
    </message>
    <message>
        <source>Rukhlis</source>
        <translation>Ruchlis-Thema</translation>
    </message>
    <message>
        <source>Salazar</source>
        <translation>Salazar-Thema</translation>
    </message>
    <message>
        <source>Schiffmann defence</source>
        <translation>Schiffmann-Parade</translation>
    </message>
    <message>
        <source>Seeberger on {square}</source>
        <translation>Seeberger auf {square}</translation>
    </message>
    <message>
        <source>Self-block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Self-pin</source>
        <translation>Selbstfesselung</translation>
    </message>
    <message>
        <source>Set mates are lost without a single mate in their place after {defences}.</source>
        <translation>Satzmatts gehen ohne eindeutigen Ersatz verloren nach {defences}.</translation>
    </message>
    <message>
        <source>Several codified forms that contradict each other.</source>
        <translation>Mehrere festgelegte Formen, die einander widersprechen.</translation>
    </message>
    <message>
        <source>Shift the board {steps}</source>
        <translation>Schieben: {steps}</translation>
    </message>
    <message>
        <source>Short: solved in {moves}, not {number}</source>
        <translation>Kurzlösung: gelöst in {moves}, nicht {number}</translation>
    </message>
    <message>
        <source>Short: {key} is mate</source>
        <translation>Kurzlösung: {key} ist matt</translation>
    </message>
    <message>
        <source>Short: {key} is stalemate</source>
        <translation>Kurzlösung: {key} ist patt</translation>
    </message>
    <message>
        <source>Short: {key} reaches the goal at once</source>
        <translation>Kurzlösung: {key} erreicht das Ziel sofort</translation>
    </message>
    <message>
        <source>Short: {key} solves in {moves}, not {number}</source>
        <translation>Kurzlösung: {key} löst in {moves}, nicht {number}</translation>
    </message>
    <message>
        <source>Siers battery</source>
        <translation>Siers-Batterie</translation>
    </message>
    <message>
        <source>Solutions {one} and {two} mirror each other move for move.</source>
        <translation>Die Lösungen {one} und {two} spiegeln einander Zug für Zug.</translation>
    </message>
    <message>
        <source>Somov</source>
        <translation>Somow-Thema</translation>
    </message>
    <message>
        <source>Sound if all are intended: {solutions}</source>
        <translation>Korrekt, wenn alle beabsichtigt sind: {solutions}</translation>
    </message>
    <message>
        <source>Sound {rights}</source>
        <translation>Korrekt, {rights}</translation>
    </message>
    <message>
        <source>Sound: {key}</source>
        <translation>Korrekt: {key}</translation>
    </message>
    <message>
        <source>Sound: {solutions}</source>
        <translation>Korrekt: {solutions}</translation>
    </message>
    <message>
        <source>Sources disagree on which functions are permuted, and over how many phases.</source>
        <translation>Die Quellen sind uneins, welche Funktionen vertauscht werden und über wie viele Phasen.</translation>
    </message>
    <message>
        <source>Sources disagree on which of transfers and changes form the cycle.</source>
        <translation>Die Quellen sind uneins, welche Paraden- und Mattwechsel den Zyklus bilden.</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Stern</translation>
    </message>
    <message>
        <source>Stipulation: {wrong}</source>
        <translation>Forderung: {wrong}</translation>
    </message>
    <message>
        <source>Stopped: what Popeye found so far</source>
        <translation>Angehalten: was Popeye bis dahin fand</translation>
    </message>
    <message>
        <source>Symmetric play: {one} and {two}.</source>
        <translation>Symmetrisches Spiel: {one} und {two}.</translation>
    </message>
    <message>
        <source>Tempo moves; the rest of the line mates without them: {moves}.</source>
        <translation>Tempozüge; der Rest der Variante führt auch ohne sie zum Matt: {moves}.</translation>
    </message>
    <message>
        <source>That collection is no longer in the library {path}.</source>
        <translation>Diese Sammlung ist nicht mehr im Archiv {path}.</translation>
    </message>
    <message>
        <source>That person is no longer in the library {path}.</source>
        <translation>Diese Person ist nicht mehr im Archiv {path}.</translation>
    </message>
    <message>
        <source>That problem is no longer in the library {path}.</source>
        <translation>Dieses Problem ist nicht mehr im Archiv {path}.</translation>
    </message>
    <message>
        <source>The black king comes to {count} squares</source>
        <translation>Der schwarze König betritt {count} Felder</translation>
    </message>
    <message>
        <source>The collection “{found}” is searched for with itself.</source>
        <translation>Die Sammlung „{found}“ sucht nach sich selbst.</translation>
    </message>
    <message>
        <source>The diagram could not be made into a PDF file.</source>
        <translation>Aus dem Diagramm ließ sich keine PDF-Datei machen.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be made: {reason}.</source>
        <translation>Der Ordner {folder} lässt sich nicht anlegen: {reason}.</translation>
    </message>
    <message>
        <source>The key and every continuation check: {moves}.</source>
        <translation>Der Schlüssel und jede Fortsetzung bieten Schach: {moves}.</translation>
    </message>
    <message>
        <source>The key gives the king {given}.</source>
        <translation>Der Schlüssel gibt dem König {given}.</translation>
    </message>
    <message>
        <source>The key gives {given} and takes {taken}.</source>
        <translation>Der Schlüssel gibt {given} und nimmt {taken}.</translation>
    </message>
    <message>
        <source>The key goes to the corner {target}.</source>
        <translation>Der Schlüssel geht in die Ecke {target}.</translation>
    </message>
    <message>
        <source>The key is castling.</source>
        <translation>Der Schlüssel ist eine Rochade.</translation>
    </message>
    <message>
        <source>The key lets Black check by {checks}.</source>
        <translation>Der Schlüssel lässt Schachgebote zu: {checks}.</translation>
    </message>
    <message>
        <source>The key promotes a pawn to a {kind}.</source>
        <translation>Der Schlüssel wandelt einen Bauern um: {kind}.</translation>
    </message>
    <message>
        <source>The key takes {taken} from the king.</source>
        <translation>Der Schlüssel nimmt dem König {taken}.</translation>
    </message>
    <message>
        <source>The key {move} checks.</source>
        <translation>Der Schlüssel {move} bietet Schach.</translation>
    </message>
    <message>
        <source>The key {move} goes back</source>
        <translation>Der Schlüssel {move} kehrt zurück</translation>
    </message>
    <message>
        <source>The key {move} takes a pawn.</source>
        <translation>Der Schlüssel {move} schlägt einen Bauern.</translation>
    </message>
    <message>
        <source>The key {move} takes a {kind}.</source>
        <translation>Der Schlüssel {move} schlägt eine Figur ({kind}).</translation>
    </message>
    <message>
        <source>The king fires a battery</source>
        <translation>Der König feuert eine Batterie ab</translation>
    </message>
    <message>
        <source>The king has {count} flights: {squares}.</source>
        <translation>Der König hat {count} Fluchtfelder: {squares}.</translation>
    </message>
    <message>
        <source>The king makes the key {move}.</source>
        <translation>Der König macht den Schlüssel {move}.</translation>
    </message>
    <message>
        <source>The king may flee to {squares}: a {shape}, among other flights.</source>
        <translation>Der König kann nach {squares} fliehen: {shape}, neben anderen Fluchten.</translation>
    </message>
    <message>
        <source>The king may flee to {squares}: a {shape}.</source>
        <translation>Der König kann nach {squares} fliehen: {shape}.</translation>
    </message>
    <message>
        <source>The knight on {square} has eight moves, all answered by mate.</source>
        <translation>Der Springer auf {square} hat acht Züge, auf alle folgt Matt.</translation>
    </message>
    <message>
        <source>The knight on {square} makes a wheel: eight different mates.</source>
        <translation>Der Springer auf {square} macht ein Rad: acht verschiedene Matts.</translation>
    </message>
    <message>
        <source>The library {path} can only be read, because its file or folder is read-only; nothing was changed. To keep changes, save into another library.</source>
        <translation>Das Archiv {path} lässt sich nur lesen, weil Datei oder Ordner schreibgeschützt sind; nichts wurde geändert. Um Änderungen zu behalten, speichern Sie in ein anderes Archiv.</translation>
    </message>
    <message>
        <source>The library {path} cannot be opened: this program has as many files open as the system allows.</source>
        <translation>Das Archiv {path} kann nicht geöffnet werden: Dieses Programm hat so viele Dateien offen, wie das System erlaubt.</translation>
    </message>
    <message>
        <source>The library {path} cannot be read: its rights do not allow it.</source>
        <translation>Das Archiv {path} kann nicht gelesen werden: Seine Rechte erlauben es nicht.</translation>
    </message>
    <message>
        <source>The library {path} cannot be used.</source>
        <translation>Das Archiv {path} ist nicht benutzbar.</translation>
    </message>
    <message>
        <source>The library {path} cannot be written: its folder is missing, or the file or the folder is read-only.</source>
        <translation>Das Archiv {path} lässt sich nicht schreiben: der Ordner fehlt, oder Datei oder Ordner sind schreibgeschützt.</translation>
    </message>
    <message>
        <source>The library {path} could not be read or written: the disk reports an error.</source>
        <translation>Das Archiv {path} ließ sich nicht lesen oder schreiben: der Datenträger meldet einen Fehler.</translation>
    </message>
    <message>
        <source>The library {path} is being written by another program; try again in a moment.</source>
        <translation>Ein anderes Programm schreibt gerade in das Archiv {path}; versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>The library {path} is damaged; it was left as it is. If you have a backup copy, open that one; or rescue what can be read into a new library.</source>
        <translation>Das Archiv {path} ist beschädigt; es wurde unverändert gelassen. Wenn Sie eine Sicherungskopie haben, öffnen Sie diese; oder retten Sie in ein neues Archiv, was sich lesen lässt.</translation>
    </message>
    <message>
        <source>The library {path} is no longer open; nothing was changed in it.</source>
        <translation>Das Archiv {path} ist nicht mehr offen; nichts wurde darin geändert.</translation>
    </message>
    <message>
        <source>The library {path} is open in another window of this program, so it can only be read here; nothing was changed. Close it there and open it again here.</source>
        <translation>Das Archiv {path} ist in einem anderen Fenster dieses Programms offen und lässt sich hier nur lesen; nichts wurde geändert. Schließen Sie es dort und öffnen Sie es hier erneut.</translation>
    </message>
    <message>
        <source>The library {path} was moved while it was open. All that was saved is in it, at {detail}; open it there to go on.</source>
        <translation>Das Archiv {path} wurde verschoben, während es geöffnet war. Alles Gespeicherte ist darin, nun unter {detail}; öffnen Sie es dort, um weiterzuarbeiten.</translation>
    </message>
    <message>
        <source>The library {path} was removed or replaced while it was open. All that was saved in it was kept as {detail}; open that to go on.</source>
        <translation>Das Archiv {path} wurde entfernt oder ersetzt, während es geöffnet war. Alles darin Gespeicherte wurde als {detail} aufbewahrt; öffnen Sie diese Datei, um weiterzuarbeiten.</translation>
    </message>
    <message>
        <source>The library {path} was removed, moved or replaced while it was open; nothing was written. Open it from its new place, or another library.</source>
        <translation>Das Archiv {path} wurde entfernt, verschoben oder ersetzt, während es offen war; nichts wurde geschrieben. Öffnen Sie es am neuen Ort, oder ein anderes.</translation>
    </message>
    <message>
        <source>The library {path} was written by a newer version of this program; it was left as it is. Install the newer version to open it.</source>
        <translation>Das Archiv {path} wurde von einer neueren Version dieses Programms geschrieben; es blieb, wie es ist. Zum Öffnen installieren Sie die neuere Version.</translation>
    </message>
    <message>
        <source>The library {path} was written by an older version of this program and must be brought up to date before it can be read; open it for writing once.</source>
        <translation>Das Archiv {path} wurde von einer älteren Version dieses Programms geschrieben und muss vor dem Lesen aktualisiert werden; öffnen Sie es einmal zum Schreiben.</translation>
    </message>
    <message>
        <source>The name of the library {path} is too long, for files with longer names are laid beside it; choose a shorter one.</source>
        <translation>Der Name des Archivs {path} ist zu lang, denn daneben liegen Dateien mit noch längeren Namen; wählen Sie einen kürzeren.</translation>
    </message>
    <message>
        <source>The page could not be made into a PNG file.</source>
        <translation>Die Seite ließ sich nicht als PNG schreiben.</translation>
    </message>
    <message>
        <source>The pages cannot be printed there.</source>
        <translation>Die Seiten lassen sich dort nicht drucken.</translation>
    </message>
    <message>
        <source>The pawn on {square} mates by {moves}.</source>
        <translation>Der Bauer auf {square} setzt durch {moves} matt.</translation>
    </message>
    <message>
        <source>The pinner leaves</source>
        <translation>Der fesselnde Stein zieht ab</translation>
    </message>
    <message>
        <source>The play is short: 1 different mate.</source>
        <translation>Das Spiel ist knapp: nur ein Matt.</translation>
    </message>
    <message numerus="yes">
        <source>The play is short: {count} different mates.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Das Spiel ist knapp: {count} verschiedene Matts.</numerusform>
        </translation>
    </message>
    <message>
        <source>The search is too long.</source>
        <translation>Die Suche ist zu lang.</translation>
    </message>
    <message>
        <source>The time is up: what Popeye found so far</source>
        <translation>Die Zeit ist um: was Popeye bis dahin fand</translation>
    </message>
    <message>
        <source>The try stands in White&apos;s own way: {tries}.</source>
        <translation>Die Verführung steht Weiß selbst im Weg: {tries}.</translation>
    </message>
    <message>
        <source>The two threats are separated: {lines}.</source>
        <translation>Die zwei Drohungen sind getrennt: {lines}.</translation>
    </message>
    <message>
        <source>The {man} on {square} could be a {weaker}.</source>
        <translation>Es genügte ein schwächerer Stein: {man} auf {square}, stattdessen {weaker}.</translation>
    </message>
    <message>
        <source>The {man} on {square} is unnecessary: without it key, mates, set play and tries stay.</source>
        <translation>Überflüssig: {man} auf {square}. Ohne ihn bleiben Schlüssel, Matts, Satzspiel und Verführungen.</translation>
    </message>
    <message>
        <source>Theme B2</source>
        <translation>Thema B2</translation>
    </message>
    <message>
        <source>There are fewer solutions than intended.</source>
        <translation>Es gibt weniger Lösungen als beabsichtigt.</translation>
    </message>
    <message>
        <source>There are no pawns.</source>
        <translation>Es gibt keine Bauern.</translation>
    </message>
    <message>
        <source>There are too many brackets in one another.</source>
        <translation>Zu viele Klammern sind ineinander geschachtelt.</translation>
    </message>
    <message>
        <source>There are {count} threats, not all forced alone: {threats}.</source>
        <translation>Es gibt {count} Drohungen, nicht alle einzeln erzwungen: {threats}.</translation>
    </message>
    <message>
        <source>There are {count} threats, told apart by the defences: {threats}.</source>
        <translation>Es gibt {count} Drohungen, von den Verteidigungen differenziert: {threats}.</translation>
    </message>
    <message>
        <source>There is already a collection {detail}; it was left as it is.</source>
        <translation>Die Sammlung {detail} gibt es schon; sie blieb, wie sie ist.</translation>
    </message>
    <message>
        <source>There is already a file {path}; it was left as it is.</source>
        <translation>Die Datei {path} gibt es schon; sie blieb, wie sie ist.</translation>
    </message>
    <message>
        <source>There is no collection “{found}”.</source>
        <translation>Es gibt keine Sammlung „{found}“.</translation>
    </message>
    <message>
        <source>There is no collection “{found}”. Did you mean “{meant}”?</source>
        <translation>Es gibt keine Sammlung „{found}“. Meinten Sie „{meant}“?</translation>
    </message>
    <message>
        <source>There is no dual.</source>
        <translation>Es gibt keinen Dual.</translation>
    </message>
    <message>
        <source>There is no field “{found}”. Did you mean “{meant}”?</source>
        <translation>Es gibt kein Feld „{found}“. Meinten Sie „{meant}“?</translation>
    </message>
    <message>
        <source>There is no field “{found}”. To search for the word, put it in quotation marks.</source>
        <translation>Es gibt kein Feld „{found}“. Um nach dem Wort zu suchen, setzen Sie es in Anführungszeichen.</translation>
    </message>
    <message>
        <source>There is no library {path}, but what was saved in it last is still there, as {detail}. Put the library back beside it and open it there.</source>
        <translation>Es gibt kein Archiv {path}, aber was zuletzt darin gespeichert wurde, ist noch da, als {detail}. Legen Sie das Archiv wieder daneben und öffnen Sie es dort.</translation>
    </message>
    <message>
        <source>There is no library {path}.</source>
        <translation>Es gibt kein Archiv {path}.</translation>
    </message>
    <message>
        <source>There is no page to print.</source>
        <translation>Es gibt keine Seite zu drucken.</translation>
    </message>
    <message>
        <source>There is no page to write.</source>
        <translation>Es gibt keine Seite zu schreiben.</translation>
    </message>
    <message>
        <source>There is no problem {found} in the library.</source>
        <translation>Es gibt kein Problem {found} im Archiv.</translation>
    </message>
    <message>
        <source>There is no room left on the disk to write to the library {path}.</source>
        <translation>Auf dem Datenträger ist kein Platz mehr, um in das Archiv {path} zu schreiben.</translation>
    </message>
    <message>
        <source>There is no set play.</source>
        <translation>Es gibt kein Satzspiel.</translation>
    </message>
    <message>
        <source>There is no solution.</source>
        <translation>Es gibt keine Lösung.</translation>
    </message>
    <message>
        <source>There is no style {name} of your own.</source>
        <translation>Es gibt keinen eigenen Stil {name}.</translation>
    </message>
    <message>
        <source>There is no style {name}; there are {names}.</source>
        <translation>Es gibt keinen Stil {name}; es gibt {names}.</translation>
    </message>
    <message>
        <source>There is no theme “{found}”.</source>
        <translation>Es gibt kein Thema „{found}“.</translation>
    </message>
    <message>
        <source>There is no theme “{found}”. Did you mean “{meant}”?</source>
        <translation>Es gibt kein Thema „{found}“. Meinten Sie „{meant}“?</translation>
    </message>
    <message>
        <source>There is no verdict “{found}”. Did you mean “{meant}”?</source>
        <translation>Es gibt kein Urteil „{found}“. Meinten Sie „{meant}“?</translation>
    </message>
    <message>
        <source>There is not enough memory for a page of {width} x {height} pixels.</source>
        <translation>Der Speicher reicht nicht für eine Seite von {width} x {height} Pixeln.</translation>
    </message>
    <message>
        <source>There is not enough memory for a picture of {wide} x {high} pixels.</source>
        <translation>Der Speicher reicht nicht für ein Bild von {wide} x {high} Pixeln.</translation>
    </message>
    <message>
        <source>This bracket is not closed.</source>
        <translation>Diese Klammer ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>This bracket was not opened.</source>
        <translation>Diese Klammer wurde nicht geöffnet.</translation>
    </message>
    <message>
        <source>Threat reversal</source>
        <translation>Drohumkehr</translation>
    </message>
    <message>
        <source>Three Grimshaws, on {squares}.</source>
        <translation>Drei Grimshaws, auf {squares}.</translation>
    </message>
    <message>
        <source>The key threatens mate on move 2: {threats}.</source>
        <translation>Der Schlüssel droht schon im Zug 2 matt (Kurzdrohung): {threats}.</translation>
    </message>
    <message>
        <source>The key {move} brings {unit} into play, which had nothing to do.</source>
        <translation>Der Schlüssel {move} bringt einen unbeteiligten Stein ins Spiel: {unit}.</translation>
    </message>
    <message>
        <source>The key {move} captures en passant: the last move needs proof.</source>
        <translation>Der Schlüssel {move} schlägt en passant: der letzte Zug muss bewiesen sein.</translation>
    </message>
    <message>
        <source>The key&apos;s unit tries {tries}.</source>
        <translation>Der Schlüsselstein versucht {tries}.</translation>
    </message>
    <message>
        <source>The mate is a model.</source>
        <translation>Das Matt ist ein Mustermatt.</translation>
    </message>
    <message>
        <source>The mate {mate} is the same in solutions {numbers}.</source>
        <translation>Das Matt {mate} ist in den Lösungen {numbers} dasselbe.</translation>
    </message>
    <message>
        <source>The white king comes to {count} squares</source>
        <translation>Der weiße König betritt {count} Felder</translation>
    </message>
    <message>
        <source>The {man} on {square} is unnecessary: without it key, play and set play stay.</source>
        <translation>Überflüssig: {man} auf {square}. Ohne ihn bleiben Schlüssel, Spiel und Satzspiel.</translation>
    </message>
    <message>
        <source>The {man} on {square} takes no part in the play and only stops {cooks}.</source>
        <translation>Wirkt am Spiel nicht mit und verhindert nur {cooks}: {man} auf {square}.</translation>
    </message>
    <message>
        <source>Themes are not read: another program solved it, which does not say all.</source>
        <translation>Themen werden nicht gelesen: Ein anderes Programm hat gelöst, das nicht alles sagt.</translation>
    </message>
    <message>
        <source>There are {count} threats: {threats}.</source>
        <translation>Es gibt {count} Drohungen: {threats}.</translation>
    </message>
    <message>
        <source>There is a shorter solution: {moves}.</source>
        <translation>Es gibt eine kürzere Lösung: {moves}.</translation>
    </message>
    <message>
        <source>Three men on one pin line leave it one at a time; a mate in two shows at most one departure in each line, and sources do not say which phases count.</source>
        <translation>Drei Steine auf einer Fessellinie verlassen sie nacheinander; ein Zweizüger zeigt in jeder Variante höchstens einen Wegzug, und die Quellen sagen nicht, welche Phasen zählen.</translation>
    </message>
    <message>
        <source>Too few: {solutions}, {number} intended</source>
        <translation>Zu wenige: {solutions}, beabsichtigt {number}</translation>
    </message>
    <message>
        <source>Transferred continuations</source>
        <translation>Paradenwechsel, Fortsetzungen</translation>
    </message>
    <message>
        <source>Transferred mate</source>
        <translation>Paradenwechsel</translation>
    </message>
    <message>
        <source>Tried as Barulin&apos;s defence with a guard given up in place of a line shut: it missed the known example and named some thirty others in a thousand.</source>
        <translation>Versucht als Barulin-Verteidigung mit aufgegebener Deckung statt verstellter Linie: das bekannte Beispiel wurde verfehlt, und von tausend wurden etwa dreißig andere genannt.</translation>
    </message>
    <message>
        <source>Twins: {wrong}</source>
        <translation>Zwillinge: {wrong}</translation>
    </message>
    <message>
        <source>Two pairs of solutions with equal effects: {one} and {two}.</source>
        <translation>Zwei Lösungspaare mit gleichen Effekten: {one} und {two}.</translation>
    </message>
    <message>
        <source>Unguard</source>
        <translation>Deckungsaufgabe</translation>
    </message>
    <message numerus="yes">
        <source>Unnecessary in this position, each by itself: {men}. Without it the solutions stay.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>In dieser Stellung jeder für sich überflüssig: {men}. Ohne ihn bleiben die Lösungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unnecessary in this position: {men}. Without it the solutions stay.</source>
        <translation>In dieser Stellung überflüssig: {men}. Ohne diesen Stein bleiben die Lösungen.</translation>
    </message>
    <message>
        <source>Unsaved work cannot be kept safe: the folder {path} cannot be written, or its disk is full.</source>
        <translation>Nicht gespeicherte Arbeit lässt sich nicht sichern: der Ordner {path} ist nicht beschreibbar, oder der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>Urania</source>
        <translation>Urania-Thema</translation>
    </message>
    <message>
        <source>What Popeye printed cannot be read: {why}</source>
        <translation>Was Popeye ausgab, ist nicht lesbar: {why}</translation>
    </message>
    <message>
        <source>What the random move of a threatening man is cannot be told from the moves; the effects on the defending side are flagged as black correction.</source>
        <translation>Was der beliebige Zug eines drohenden Steins ist, lässt sich den Zügen nicht entnehmen; die Wirkungen auf der verteidigenden Seite werden als fortgesetzte Verteidigung genannt.</translation>
    </message>
    <message>
        <source>What was printed does not say that it is Popeye&apos;s</source>
        <translation>Die Ausgabe sagt nicht, dass sie von Popeye ist</translation>
    </message>
    <message>
        <source>What was printed is not Popeye&apos;s: {why}</source>
        <translation>Die Ausgabe ist nicht von Popeye: {why}</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Rad</translation>
    </message>
    <message>
        <source>Which correction corrects which is a matter of the errors&apos; order, which the tree of moves does not hold.</source>
        <translation>Welche Korrektur welche verbessert, hängt von der Reihenfolge der Fehler ab, die der Zugbaum nicht enthält.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>White Grimshaw on {square}</source>
        <translation>Weißer Grimshaw auf {square}</translation>
    </message>
    <message>
        <source>White captures on {square}, where mate is given: {lines}.</source>
        <translation>Weiß schlägt auf {square}, wo matt gesetzt wird: {lines}.</translation>
    </message>
    <message>
        <source>White correction: {tries} fail to {refutation}, {key}.</source>
        <translation>Fortgesetzter Angriff: {tries} scheitern an {refutation}, {key}.</translation>
    </message>
    <message>
        <source>White may not castle long</source>
        <translation>Weiß nicht lang rochieren darf</translation>
    </message>
    <message>
        <source>White may not castle short</source>
        <translation>Weiß nicht kurz rochieren darf</translation>
    </message>
    <message>
        <source>White promotes to all four: {moves}.</source>
        <translation>Weiß wandelt in alle vier Figuren um: {moves}.</translation>
    </message>
    <message>
        <source>White shuts his own line</source>
        <translation>Weiß verstellt seine eigene Linie</translation>
    </message>
    <message>
        <source>White&apos;s king stands in check in the diagram, from {squares}.</source>
        <translation>Der weiße König steht im Diagramm im Schach, von {squares}.</translation>
    </message>
    <message>
        <source>White&apos;s line opened</source>
        <translation>Weiße Linie geöffnet</translation>
    </message>
    <message>
        <source>With “{found}” only : and = can stand.</source>
        <translation>Bei „{found}“ können nur : und = stehen.</translation>
    </message>
    <message>
        <source>Würzburg-Plachutta</source>
        <translation>Würzburg-Plachutta</translation>
    </message>
    <message>
        <source>Y flights</source>
        <translation>Y-Fluchten</translation>
    </message>
    <message>
        <source>Zagoruyko 3x{count}</source>
        <translation>Sagoruiko 3x{count}</translation>
    </message>
    <message>
        <source>Zilahi: {taken} is captured and {mater} mates; in the other solution it is the other way round.</source>
        <translation>Zilahi: {taken} wird geschlagen und {mater} setzt matt; in der anderen Lösung ist es umgekehrt.</translation>
    </message>
    <message>
        <source>\pieces: expected a man such as wKe1, got {word}</source>
        <translation>\pieces: erwartet wird ein Stein wie wKe1, nicht {word}</translation>
    </message>
    <message>
        <source>a JSON document of more than {most} characters; larger collections are read as one object a line</source>
        <translation>ein JSON-Dokument von mehr als {most} Zeichen; größere Sammlungen werden mit einem Objekt je Zeile gelesen</translation>
    </message>
    <message>
        <source>a ZIP archive or office document</source>
        <translation>ein ZIP-Archiv oder Office-Dokument</translation>
    </message>
    <message>
        <source>a bishop of {side} cannot have come to its square ({squares})</source>
        <translation>ein Läufer von {side} kann nicht auf sein Feld gelangt sein ({squares})</translation>
    </message>
    <message>
        <source>a bishop of {side} must be promoted, its home is shut ({squares})</source>
        <translation>ein Läufer von {side} ist umgewandelt, sein Ursprungsfeld ist verschlossen ({squares})</translation>
    </message>
    <message>
        <source>a caption has at most {most} lines above and below the board, got {count}</source>
        <translation>eine Legende hat höchstens {most} Zeilen über und unter dem Brett, nicht {count}</translation>
    </message>
    <message>
        <source>a caption line has at most {most} characters, this one has {count}</source>
        <translation>eine Zeile der Legende hat höchstens {most} Zeichen, diese hat {count}</translation>
    </message>
    <message>
        <source>a cluster needs Dask: install chess-composer with its extra &apos;cluster&apos;</source>
        <translation>ein Cluster braucht Dask: installieren Sie chess-composer mit dem Zusatz &apos;cluster&apos;</translation>
    </message>
    <message>
        <source>a compressed file (gzip)</source>
        <translation>eine komprimierte Datei (gzip)</translation>
    </message>
    <message>
        <source>a document of more than {most} characters</source>
        <translation>ein Dokument von mehr als {most} Zeichen</translation>
    </message>
    <message>
        <source>a library or other SQLite database</source>
        <translation>ein Archiv oder eine andere SQLite-Datenbank</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>a man of the diagram is named twice</source>
        <translation>ein Stein des Diagramms ist zweimal genannt</translation>
    </message>
    <message>
        <source>a man stands on the square of an imitator ({squares})</source>
        <translation>auf dem Feld eines Imitators steht ein Stein ({squares})</translation>
    </message>
    <message>
        <source>a man that may vary has nothing else to be</source>
        <translation>ein Stein, der variieren darf, kann nichts anderes sein</translation>
    </message>
    <message>
        <source>a man that may vary is not on the diagram</source>
        <translation>ein Stein, der variieren darf, steht nicht im Diagramm</translation>
    </message>
    <message>
        <source>a man would leave the board</source>
        <translation>ein Stein fiele vom Brett</translation>
    </message>
    <message>
        <source>a mark stands where no such man does ({squares})</source>
        <translation>eine Markierung steht, wo kein solcher Stein steht ({squares})</translation>
    </message>
    <message>
        <source>a mediocre triumph can be had by capture: it is asked for in one turn, directly</source>
        <translation>ein mittlerer Triumph ist auch durch Schlagen möglich: er wird in einem Zug verlangt, direkt</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a part of its path is a file, not a folder</source>
        <translation>ein Teil des Pfads ist eine Datei, kein Ordner</translation>
    </message>
    <message>
        <source>a pawn of {side} stands on its first or last rank ({squares})</source>
        <translation>ein Bauer von {side} steht auf der ersten oder letzten Reihe ({squares})</translation>
    </message>
    <message>
        <source>a picture (GIF)</source>
        <translation>ein Bild (GIF)</translation>
    </message>
    <message>
        <source>a picture (JPEG)</source>
        <translation>ein Bild (JPEG)</translation>
    </message>
    <message>
        <source>a picture (PNG)</source>
        <translation>ein Bild (PNG)</translation>
    </message>
    <message>
        <source>a queen would not check</source>
        <translation>eine Dame gäbe kein Schach</translation>
    </message>
    <message>
        <source>a queen would not mate</source>
        <translation>eine Dame setzte nicht matt</translation>
    </message>
    <message>
        <source>a queen would stalemate</source>
        <translation>eine Dame setzte patt</translation>
    </message>
    <message>
        <source>a style has at most {most} characters, this one is longer</source>
        <translation>ein Stil hat höchstens {most} Zeichen, dieser ist länger</translation>
    </message>
    <message>
        <source>after the key {move} {lines}</source>
        <translation>nach dem Schlüssel {move} {lines}</translation>
    </message>
    <message>
        <source>algebraic: expected the men of white and black</source>
        <translation>algebraic: erwartet werden die Steine von white und black</translation>
    </message>
    <message>
        <source>algebraic: {colour} men are not read</source>
        <translation>algebraic: Steine der Art {colour} werden nicht gelesen</translation>
    </message>
    <message numerus="yes">
        <source>all {number} defences and mates unchanged</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>alle {number} Varianten unverändert</numerusform>
        </translation>
    </message>
    <message>
        <source>also solves</source>
        <translation>löst auch</translation>
    </message>
    <message>
        <source>1 mate is changed ({shown}).</source>
        <translation>1 Matt wird gewechselt ({shown}).</translation>
    </message>
    <message>
        <source>1 thematic mate</source>
        <translation>1 thematisches Matt</translation>
    </message>
    <message>
        <source>After {defences} there is {mate}: the general error of {unit}.</source>
        <translation>Nach {defences} gibt es {mate}: der allgemeine Fehler, {unit}.</translation>
    </message>
    <message>
        <source>Against: {points}</source>
        <translation>Dagegen: {points}</translation>
    </message>
    <message>
        <source>All four corners visited, {man}</source>
        <translation>Alle vier Ecken besucht, {man}</translation>
    </message>
    <message>
        <source>All {all} half-moves match between the solutions.</source>
        <translation>Alle {all} Halbzüge der Lösungen entsprechen einander.</translation>
    </message>
    <message>
        <source>All {count} thematic tries fail to {move}.</source>
        <translation>Alle {count} thematischen Verführungen scheitern an {move}.</translation>
    </message>
    <message>
        <source>Array: not read; write the men with Pieces or Forsyth</source>
        <translation>Array: nicht gelesen; schreiben Sie die Steine mit Pieces oder Forsyth</translation>
    </message>
    <message>
        <source>Battery formed and fired</source>
        <translation>Batterie aufgebaut und abgefeuert</translation>
    </message>
    <message>
        <source>Black correction of {unit}, of whose moves one errs: {random}, correcting {correction}.</source>
        <translation>Fortgesetzte Verteidigung, {unit}; nur ein Zug begeht den Fehler: {random}, korrigierend {correction}.</translation>
    </message>
    <message>
        <source>Black may not castle long: {reason}</source>
        <translation>Schwarz darf nicht lang rochieren: {reason}</translation>
    </message>
    <message>
        <source>Black may not castle short: {reason}</source>
        <translation>Schwarz darf nicht kurz rochieren: {reason}</translation>
    </message>
    <message>
        <source>Both halves of the play mirror each other, as {one} and {two}.</source>
        <translation>Beide Hälften des Spiels sind spiegelgleich, wie {one} und {two}.</translation>
    </message>
    <message>
        <source>Both thematic tries fail to {move}.</source>
        <translation>Beide thematischen Verführungen scheitern an {move}.</translation>
    </message>
    <message>
        <source>Brought home as a new problem, no. {number}.</source>
        <translation>Als neues Problem ins Studio übernommen, Nr. {number}.</translation>
    </message>
    <message>
        <source>Brought home as a new problem, no. {number}: what it was made from is not in this library.</source>
        <translation>Als neues Problem ins Studio übernommen, Nr. {number}: woraus es entstand, ist nicht in diesem Archiv.</translation>
    </message>
    <message>
        <source>Brought home as a new version of no. {number}, which had been changed at the desk.</source>
        <translation>Als neue Fassung von Nr. {number} ins Studio übernommen, das am Rechner geändert worden war.</translation>
    </message>
    <message>
        <source>Brought home as a new version of no. {number}.</source>
        <translation>Als neue Fassung von Nr. {number} ins Studio übernommen.</translation>
    </message>
    <message>
        <source>Brought home: saved as no. {number}.</source>
        <translation>Ins Studio übernommen: gespeichert als Nr. {number}.</translation>
    </message>
    <message>
        <source>Cannot be solved</source>
        <translation>Nicht prüfbar</translation>
    </message>
    <message>
        <source>Capture in passing</source>
        <translation>En-passant-Schlag</translation>
    </message>
    <message>
        <source>Castling</source>
        <translation>Rochade</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Cooked</source>
        <translation>Nebenlösig</translation>
    </message>
    <message>
        <source>Cooked: at least two solutions</source>
        <translation>Nebenlösig: mindestens zwei Lösungen</translation>
    </message>
    <message>
        <source>Cooked: at least {lines}</source>
        <translation>Nebenlösig: mindestens {lines}</translation>
    </message>
    <message>
        <source>Cooked: at least {number} keys</source>
        <translation>Nebenlösig: mindestens {number} Schlüssel</translation>
    </message>
    <message>
        <source>Cooked: at least {number} last moves are left</source>
        <translation>Nebenlösig: mindestens {number} letzte Züge bleiben</translation>
    </message>
    <message>
        <source>Cooked: either side can have the move</source>
        <translation>Nebenlösig: jede Seite kann am Zug sein</translation>
    </message>
    <message>
        <source>Cooked: the triumph can be had by capture</source>
        <translation>Nebenlösig: der Triumph ist durch Schlagen möglich</translation>
    </message>
    <message>
        <source>Cooked: the triumph can be had by capture, too</source>
        <translation>Nebenlösig: der Triumph ist auch durch Schlagen möglich</translation>
    </message>
    <message>
        <source>Cooked: {lines}</source>
        <translation>Nebenlösig: {lines}</translation>
    </message>
    <message>
        <source>Cooked: {number} keys</source>
        <translation>Nebenlösig: {number} Schlüssel</translation>
    </message>
    <message>
        <source>Cooked: {number} last moves are left</source>
        <translation>Nebenlösig: {number} letzte Züge bleiben</translation>
    </message>
    <message>
        <source>Cooked: {number} solutions</source>
        <translation>Nebenlösig: {number} Lösungen</translation>
    </message>
    <message>
        <source>Cross-checks, all with one mate</source>
        <translation>Kreuzschachs, alle mit einem Matt</translation>
    </message>
    <message>
        <source>Depends</source>
        <translation>Hängt davon ab</translation>
    </message>
    <message>
        <source>Depends on what came before</source>
        <translation>Hängt von der Vorgeschichte ab</translation>
    </message>
    <message>
        <source>Depends on whether {doubts}: not decided; {findings}</source>
        <translation>Hängt davon ab, ob {doubts}: nicht entschieden; {findings}</translation>
    </message>
    <message>
        <source>Duel of {black} and {white}: {lines}.</source>
        <translation>Duell, {black} und {white}: {lines}.</translation>
    </message>
    <message>
        <source>Economy</source>
        <translation>Ökonomie</translation>
    </message>
    <message>
        <source>Exchange of places, {one} and {other}: {moves}.</source>
        <translation>Platzwechsel, {one} und {other}: {moves}.</translation>
    </message>
    <message>
        <source>Fatal unless paid for</source>
        <translation>Schwerwiegend, wenn nichts dafür entschädigt</translation>
    </message>
    <message>
        <source>For: {points}</source>
        <translation>Dafür: {points}</translation>
    </message>
    <message>
        <source>Form of the twins: {forms}.</source>
        <translation>Form der Zwillinge: {forms}.</translation>
    </message>
    <message>
        <source>Grimshaw on {square} in {phases} as in the actual play.</source>
        <translation>Grimshaw auf {square} wie im tatsächlichen Spiel auch hier: {phases}.</translation>
    </message>
    <message>
        <source>It shows more than {share} % of the {others} mates in two of the library.</source>
        <translation>Es zeigt mehr als {share} % der {others} Zweizüger des Archivs.</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Mate by castling</source>
        <translation>Matt durch Rochade</translation>
    </message>
    <message>
        <source>Mate that needs a pin: {lines}.</source>
        <translation>Matt, das eine Fesselung braucht: {lines}.</translation>
    </message>
    <message>
        <source>Mates in all four corners</source>
        <translation>Matts in allen vier Ecken</translation>
    </message>
    <message>
        <source>Mates that need a pin: {lines}.</source>
        <translation>Matts, die eine Fesselung brauchen: {lines}.</translation>
    </message>
    <message>
        <source>Meant: {number}</source>
        <translation>Gemeint: {number}</translation>
    </message>
    <message>
        <source>Men that only stop something: {men}.</source>
        <translation>Steine, die nur etwas verhindern: {men}.</translation>
    </message>
    <message>
        <source>Moves along the line of a pin</source>
        <translation>Züge auf der Fesselungslinie</translation>
    </message>
    <message>
        <source>Moves to all four corners</source>
        <translation>Züge in alle vier Ecken</translation>
    </message>
    <message>
        <source>Mutate – {lines}.</source>
        <translation>Zugwechsel – {lines}.</translation>
    </message>
    <message>
        <source>Nearest in the library: {problems}.</source>
        <translation>Am nächsten im Archiv: {problems}.</translation>
    </message>
    <message>
        <source>Nearest: {tries}.</source>
        <translation>Am nächsten: {tries}.</translation>
    </message>
    <message>
        <source>No half-moves match between the solutions.</source>
        <translation>Die Halbzüge der Lösungen entsprechen einander nirgends.</translation>
    </message>
    <message>
        <source>No library is open at the desk.</source>
        <translation>Am Rechner ist kein Archiv offen.</translation>
    </message>
    <message>
        <source>No move: games begin here</source>
        <translation>Kein Zug: hier beginnen die Partien</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Unlösbar</translation>
    </message>
    <message>
        <source>No solution: neither side can have the move</source>
        <translation>Unlösbar: keine Seite kann am Zug sein</translation>
    </message>
    <message>
        <source>No solution: no game leads here</source>
        <translation>Unlösbar: keine Partie führt hierher</translation>
    </message>
    <message>
        <source>No solution: no king and rook stand at home together</source>
        <translation>Unlösbar: nirgends stehen König und Turm zusammen auf ihren Ursprungsfeldern</translation>
    </message>
    <message>
        <source>No solution: no move taken back solves</source>
        <translation>Unlösbar: keine Rücknahme löst</translation>
    </message>
    <message>
        <source>No solution: {side} has no last move</source>
        <translation>Unlösbar: {side} hat keinen letzten Zug</translation>
    </message>
    <message>
        <source>No sound problem</source>
        <translation>Kein korrektes Problem</translation>
    </message>
    <message>
        <source>No. {number} of the library is the same problem: nothing was added.</source>
        <translation>Nr. {number} des Archivs ist dasselbe Problem: nichts wurde aufgenommen.</translation>
    </message>
    <message>
        <source>Not decided: nothing shows that one side cannot have the move</source>
        <translation>Nicht entschieden: nichts zeigt, dass eine Seite nicht am Zug sein kann</translation>
    </message>
    <message>
        <source>Not decided: only {moves} is left, but no game with it was found</source>
        <translation>Nicht entschieden: nur {moves} bleibt, doch keine Partie damit wurde gefunden</translation>
    </message>
    <message>
        <source>Not decided: only {side} can have the move, but no game was found</source>
        <translation>Nicht entschieden: nur {side} kann am Zug sein, doch keine Partie wurde gefunden</translation>
    </message>
    <message>
        <source>Not decided: {castlings}</source>
        <translation>Nicht entschieden: {castlings}</translation>
    </message>
    <message>
        <source>Not decided: {moves}; no game that leads there was found</source>
        <translation>Nicht entschieden: {moves}; keine Partie, die dahin führt, wurde gefunden</translation>
    </message>
    <message>
        <source>Not decided: {number} are left, and games do not show two of them</source>
        <translation>Nicht entschieden: {number} bleiben, und Partien zeigen nicht zwei davon</translation>
    </message>
    <message>
        <source>Not decided: {number} solutions, and games do not show two of them</source>
        <translation>Nicht entschieden: {number} Lösungen, und Partien zeigen nicht zwei davon</translation>
    </message>
    <message>
        <source>Not decided: {number} ways to take back are open</source>
        <translation>Nicht entschieden: offene Rücknahmen: {number}</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Nicht fertig</translation>
    </message>
    <message>
        <source>Not finished: first moves {done} of {total}, no key so far</source>
        <translation>Nicht fertig: erste Züge {done} von {total}, bisher kein Schlüssel</translation>
    </message>
    <message>
        <source>Not finished: no first move is decided yet</source>
        <translation>Nicht fertig: noch ist kein erster Zug entschieden</translation>
    </message>
    <message>
        <source>Not finished: no row of moves so far</source>
        <translation>Nicht fertig: bisher keine Zugfolge</translation>
    </message>
    <message>
        <source>Not finished: no solution so far</source>
        <translation>Nicht fertig: bisher keine Lösung</translation>
    </message>
    <message>
        <source>Not finished: what history proves is looked for</source>
        <translation>Nicht fertig: gesucht wird, was die Vorgeschichte beweist</translation>
    </message>
    <message>
        <source>Not finished: {number} so far are left</source>
        <translation>Nicht fertig: bisher bleiben {number}</translation>
    </message>
    <message>
        <source>Not finished: {number} solutions so far</source>
        <translation>Nicht fertig: bisher {number} Lösungen</translation>
    </message>
    <message>
        <source>Not judged: originality, and how hard it is to solve.</source>
        <translation>Nicht beurteilt: die Originalität und die Schwierigkeit der Lösung.</translation>
    </message>
    <message>
        <source>Officers without a part in the mate: {where}.</source>
        <translation>Offiziere ohne Anteil am Matt: {where}.</translation>
    </message>
    <message>
        <source>One move: any is asked for, so it is not judged</source>
        <translation>Ein Zug: verlangt ist irgendeiner, also wird er nicht beurteilt</translation>
    </message>
    <message>
        <source>One thematic try ({tries}).</source>
        <translation>Eine thematische Verführung ({tries}).</translation>
    </message>
    <message>
        <source>Other shape</source>
        <translation>Andere Form</translation>
    </message>
    <message>
        <source>Other shape: it branches unevenly, {shape} intended</source>
        <translation>Andere Form: ungleich verzweigt, beabsichtigt {shape}</translation>
    </message>
    <message>
        <source>Other shape: {found}, {shape} intended</source>
        <translation>Andere Form: {found}, beabsichtigt {shape}</translation>
    </message>
    <message>
        <source>Pieces: {word} names a man, and no square follows</source>
        <translation>Steine: {word} nennt einen Stein, und kein Feld folgt</translation>
    </message>
    <message>
        <source>Rotate the board by 90° anticlockwise</source>
        <translation>Stellung um 90° gegen den Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Rotate the board by 90° clockwise</source>
        <translation>Stellung um 90° im Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Set play</source>
        <translation>Satzspiel</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Kurzlösung</translation>
    </message>
    <message>
        <source>Short: {moves}</source>
        <translation>Kurzlösung: {moves}</translation>
    </message>
    <message>
        <source>{quality} men</source>
        <translation>{quality}-Steine</translation>
    </message>
    <message numerus="yes">
        <source>Short: {number} moves taken back are enough</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Kurzlösung: {number} Rücknahmen genügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Short: {turns}</source>
        <translation>Kurzlösung: {turns}</translation>
    </message>
    <message>
        <source>After the key nothing answers {holes}</source>
        <translation>Nach dem Schlüssel beantwortet nichts {holes}</translation>
    </message>
    <message>
        <source>After the key nothing answers {holes} and {number} more</source>
        <translation>Nach dem Schlüssel beantwortet nichts {holes} und {number} weitere</translation>
    </message>
    <message>
        <source>After the key the defender has no move</source>
        <translation>Nach dem Schlüssel hat der Verteidiger keinen Zug</translation>
    </message>
    <message>
        <source>Black has more kings than one</source>
        <translation>Schwarz hat mehr als einen König</translation>
    </message>
    <message>
        <source>Black has no move</source>
        <translation>Schwarz hat keinen Zug</translation>
    </message>
    <message>
        <source>Black is to move, for so the solution begins</source>
        <translation>Schwarz ist am Zug, denn so beginnt die Lösung</translation>
    </message>
    <message>
        <source>Black to move, best is {move}</source>
        <translation>Schwarz am Zug, am besten ist {move}</translation>
    </message>
    <message>
        <source>Black&apos;s king is in check by the core, and White is to move</source>
        <translation>Der schwarze König steht durch die Kernsteine im Schach, und Weiß ist am Zug</translation>
    </message>
    <message>
        <source>Black&apos;s king is missing: put him on the board, or allow him</source>
        <translation>Der schwarze König fehlt: setzen Sie ihn aufs Brett oder lassen Sie ihn zu</translation>
    </message>
    <message>
        <source>Black, who begins, has a better move: {move} ({value})</source>
        <translation>Schwarz, der beginnt, hat einen besseren Zug: {move} ({value})</translation>
    </message>
    <message>
        <source>Claim proved</source>
        <translation>Forderung bewiesen</translation>
    </message>
    <message>
        <source>Complete after the key</source>
        <translation>Vollständig nach dem Schlüssel</translation>
    </message>
    <message>
        <source>Cooked: either side can do it</source>
        <translation>Nebenlösig: beide Seiten können es</translation>
    </message>
    <message>
        <source>Cooked: {keys}</source>
        <translation>Nebenlösig: {keys}</translation>
    </message>
    <message>
        <source>Cooked: {keys}, {number} are asked for</source>
        <translation>Nebenlösig: {keys}, verlangt sind {number}</translation>
    </message>
    <message>
        <source>Cooked: {number} shortest games, of {moves} moves</source>
        <translation>Nebenlösig: kürzeste Partien: {number}, Züge: {moves}</translation>
    </message>
    <message>
        <source>Cooked: {side} has the move, and {number} keys</source>
        <translation>Nebenlösig: {side} ist am Zug, Schlüssel: {number}</translation>
    </message>
    <message>
        <source>Depends on who has the move: not decided; if {side}: {finding}; if {other}: {second}</source>
        <translation>Hängt davon ab, wer am Zug ist: nicht entschieden; wenn {side}: {finding}; wenn {other}: {second}</translation>
    </message>
    <message>
        <source>Domination: after {move} the {man} {square} is lost wherever it goes.</source>
        <translation>Domination: nach {move} geht {man} {square} verloren, wohin auch immer gezogen wird.</translation>
    </message>
    <message>
        <source>Draw, proved</source>
        <translation>Remis, bewiesen</translation>
    </message>
    <message>
        <source>Forsyth: expected men and numbers, got {word}</source>
        <translation>Forsyth: Steine und Zahlen erwartet, {word} gefunden</translation>
    </message>
    <message>
        <source>Forsyth: there are more than 64 squares: Popeye leaves the rest out</source>
        <translation>Forsyth: Es sind mehr als 64 Felder: Popeye lässt den Rest weg</translation>
    </message>
    <message>
        <source>Mutual zugzwang after {move}: with White to move {value}.</source>
        <translation>Gegenseitiger Zugzwang nach {move}: mit Weiß am Zug {value}.</translation>
    </message>
    <message>
        <source>No cluster: the position is legal</source>
        <translation>Kein Cluster: die Stellung ist legal</translation>
    </message>
    <message>
        <source>No cluster: without {side}&apos;s {man} on {square} the position is illegal, too</source>
        <translation>Kein Cluster: auch ohne {man} {square} ({side}) ist die Stellung illegal</translation>
    </message>
    <message>
        <source>No solution: neither side can do it</source>
        <translation>Unlösbar: keine Seite kann es</translation>
    </message>
    <message>
        <source>No solution: no colours make it legal</source>
        <translation>Unlösbar: keine Färbung ist legal</translation>
    </message>
    <message>
        <source>No solution: no first move solves</source>
        <translation>Unlösbar: kein erster Zug löst</translation>
    </message>
    <message>
        <source>No solution: no last move is forced</source>
        <translation>Unlösbar: kein letzter Zug ist erzwungen</translation>
    </message>
    <message>
        <source>No solution: no man that is added solves</source>
        <translation>Unlösbar: kein hinzugefügter Stein löst</translation>
    </message>
    <message>
        <source>No solution: there are not two kings</source>
        <translation>Unlösbar: es gibt nicht zwei Könige</translation>
    </message>
    <message>
        <source>No solution: {move} ({value})</source>
        <translation>Unlösbar: {move} ({value})</translation>
    </message>
    <message>
        <source>No solution: {move} is answered by {reply} ({value})</source>
        <translation>Unlösbar: auf {move} folgt {reply} ({value})</translation>
    </message>
    <message>
        <source>No solution: {side} has the move, and neither mates nor must be mated</source>
        <translation>Unlösbar: {side} ist am Zug, setzt nicht matt und wird nicht notwendig matt</translation>
    </message>
    <message>
        <source>No solution: {value}</source>
        <translation>Unlösbar: {value}</translation>
    </message>
    <message>
        <source>Not certain</source>
        <translation>Nicht sicher</translation>
    </message>
    <message>
        <source>Not decided: colours are left to which no game was found</source>
        <translation>Nicht entschieden: Färbungen bleiben, zu denen keine Partie gefunden wurde</translation>
    </message>
    <message>
        <source>Not decided: no game of {moves} moves or less</source>
        <translation>Nicht entschieden: keine Partie von höchstens {moves} Zügen</translation>
    </message>
    <message>
        <source>Not decided: nothing shows whether the position is legal</source>
        <translation>Nicht entschieden: nichts zeigt, ob die Stellung legal ist</translation>
    </message>
    <message>
        <source>Not decided: so many men can be coloured in too many ways</source>
        <translation>Nicht entschieden: so viele Steine lassen sich auf zu viele Arten färben</translation>
    </message>
    <message>
        <source>Not decided: the position is illegal, and without {number} of its men not judged</source>
        <translation>Nicht entschieden: die Stellung ist illegal; Steine, ohne die sie nicht beurteilt ist: {number}</translation>
    </message>
    <message>
        <source>Not decided: {number} single moves are forced so far</source>
        <translation>Nicht entschieden: bisher erzwungene Einzelzüge: {number}</translation>
    </message>
    <message>
        <source>Not decided: {number} solutions, and games do not show all of them</source>
        <translation>Nicht entschieden: {number} Lösungen, und Partien zeigen nicht alle davon</translation>
    </message>
    <message>
        <source>Not finished: a game of {moves} moves so far</source>
        <translation>Nicht fertig: bisher eine Partie von {moves} Zügen</translation>
    </message>
    <message>
        <source>Not finished: one key so far</source>
        <translation>Nicht fertig: bisher ein Schlüssel</translation>
    </message>
    <message>
        <source>Not finished: one line so far</source>
        <translation>Nicht fertig: bisher eine Variante</translation>
    </message>
    <message>
        <source>Not finished: what comes after the key is looked for</source>
        <translation>Nicht fertig: gesucht wird, was nach dem Schlüssel kommt</translation>
    </message>
    <message>
        <source>Not finished: {keys} so far</source>
        <translation>Nicht fertig: bisher {keys}</translation>
    </message>
    <message>
        <source>Not finished: {number} so far are left, and no more are looked for</source>
        <translation>Nicht fertig: bisher bleiben {number}, und weitere werden nicht gesucht</translation>
    </message>
    <message>
        <source>Of the lines played here the last {count} are kept.</source>
        <translation>Von den hier gespielten Varianten sind die letzten {count} behalten.</translation>
    </message>
    <message>
        <source>One first move solves; such play is not judged</source>
        <translation>Ein erster Zug löst; solches Spiel wird nicht bewertet</translation>
    </message>
    <message>
        <source>One line solves; such play is not judged</source>
        <translation>Eine Variante löst; solches Spiel wird nicht bewertet</translation>
    </message>
    <message>
        <source>One more position was met and is kept no longer: {sound} sound ones and {others} others are, beside those kept for good, named or noted.</source>
        <translation>Eine weitere Stellung kam vor und ist nicht mehr behalten: Behalten werden {sound} korrekte und {others} andere, dazu die für immer behaltenen, benannten oder mit Notiz.</translation>
    </message>
    <message>
        <source>Popeye answers differently: {pairs}</source>
        <translation>Popeye antwortet anders: {pairs}</translation>
    </message>
    <message>
        <source>Popeye is not asked about what comes after a key</source>
        <translation>Popeye wird nicht gefragt, was nach einem Schlüssel kommt</translation>
    </message>
    <message>
        <source>Positional draw: after {last} the position before {first} is there again.</source>
        <translation>Positionelles Remis: nach {last} steht wieder die Stellung vor {first}.</translation>
    </message>
    <message>
        <source>Released after {moves}, not {number}</source>
        <translation>Aufgelöst nach {moves}, nicht {number}</translation>
    </message>
    <message>
        <source>Short: after the key it ends in {moves}, not {number}</source>
        <translation>Kurzlösung: nach dem Schlüssel endet es in {moves}, nicht {number}</translation>
    </message>
    <message>
        <source>Short: one move taken back is enough</source>
        <translation>Kurzlösung: eine Rücknahme genügt</translation>
    </message>
    <message>
        <source>Short: solved in fewer moves than asked</source>
        <translation>Kurzlösung: in weniger Zügen gelöst als verlangt</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Korrekt</translation>
    </message>
    <message>
        <source>Sound: an illegal cluster, legal without any one man</source>
        <translation>Korrekt: ein illegaler Cluster, legal ohne jeden einzelnen Stein</translation>
    </message>
    <message>
        <source>Sound: released after {moves}, each of them forced</source>
        <translation>Korrekt: aufgelöst nach {moves}, jeder erzwungen</translation>
    </message>
    <message>
        <source>Sound: the shortest game has {moves} moves, and no other has</source>
        <translation>Korrekt: die kürzeste Partie hat {moves} Züge, keine andere hat so wenige</translation>
    </message>
    <message>
        <source>Sound: {castlings}</source>
        <translation>Korrekt: {castlings}</translation>
    </message>
    <message>
        <source>Sound: {keys}</source>
        <translation>Korrekt: {keys}</translation>
    </message>
    <message>
        <source>Sound: {moves}</source>
        <translation>Korrekt: {moves}</translation>
    </message>
    <message>
        <source>Sound: {moves}, no other is possible</source>
        <translation>Korrekt: {moves}, sonst ist nichts möglich</translation>
    </message>
    <message>
        <source>Sound: {side} has the move</source>
        <translation>Korrekt: {side} ist am Zug</translation>
    </message>
    <message>
        <source>Sound: {side} has the move and mates by {move}</source>
        <translation>Korrekt: {side} ist am Zug und setzt matt durch {move}</translation>
    </message>
    <message>
        <source>Sound: {side} has the move, and every one is answered by mate</source>
        <translation>Korrekt: {side} ist am Zug, und auf jeden Zug folgt das Matt</translation>
    </message>
    <message>
        <source>Stalemate: {move}.</source>
        <translation>Patt: {move}.</translation>
    </message>
    <message>
        <source>Switchback of the king</source>
        <translation>Rückkehr des Königs</translation>
    </message>
    <message>
        <source>Systematic manoeuvre: from {first} to {last} the same picture is shifted twice.</source>
        <translation>Systematisches Manöver: von {first} bis {last} wird dasselbe Bild zweimal verschoben.</translation>
    </message>
    <message>
        <source>Syzygy&apos;s tables have at most {count} men</source>
        <translation>Syzygys Tabellen haben höchstens {count} Steine</translation>
    </message>
    <message>
        <source>The black king fires a battery</source>
        <translation>Der schwarze König feuert eine Batterie ab</translation>
    </message>
    <message>
        <source>The mates wanted: {phases}.</source>
        <translation>Die gewünschten Matts: {phases}.</translation>
    </message>
    <message>
        <source>The mating man is unpinned</source>
        <translation>Der Mattstein wird entfesselt</translation>
    </message>
    <message>
        <source>The positions that were remembered of problem {detail} of the library {path} cannot be read; they were left as they are, and none is added to them. Perhaps a newer version of this program has written them.</source>
        <translation>Die gemerkten Stellungen des Problems {detail} des Archivs {path} sind nicht lesbar; sie blieben, wie sie sind, und es kommt keine hinzu. Vielleicht hat eine neuere Version dieses Programms sie geschrieben.</translation>
    </message>
    <message>
        <source>The solutions branch at other half-moves than intended.</source>
        <translation>Die Lösungen verzweigen sich bei anderen Halbzügen als beabsichtigt.</translation>
    </message>
    <message>
        <source>The white king fires a battery</source>
        <translation>Der weiße König feuert eine Batterie ab</translation>
    </message>
    <message>
        <source>Thematic dual after {moves}: {mates}.</source>
        <translation>Thematischer Dual nach {moves}: {mates}.</translation>
    </message>
    <message>
        <source>There are more lines than are listed.</source>
        <translation>Es gibt mehr Lösungen, als aufgeführt sind.</translation>
    </message>
    <message>
        <source>There is no first turn: the game is over, or whoever is to move is blocked.</source>
        <translation>Es gibt keinen ersten Zug: Das Spiel ist aus, oder wer am Zug ist, ist blockiert.</translation>
    </message>
    <message>
        <source>There is no status “{found}”. Did you mean “{meant}”?</source>
        <translation>Es gibt keinen Stand „{found}“. War „{meant}“ gemeint?</translation>
    </message>
    <message>
        <source>These never move: {men}</source>
        <translation>Diese ziehen nie: {men}</translation>
    </message>
    <message>
        <source>Told apart: {moves}.</source>
        <translation>Zu trennen: {moves}.</translation>
    </message>
    <message>
        <source>Too few</source>
        <translation>Zu wenige</translation>
    </message>
    <message>
        <source>Too few: {keys}, {number} are asked for</source>
        <translation>Zu wenige: {keys}, verlangt sind {number}</translation>
    </message>
    <message>
        <source>Transferred mates</source>
        <translation>Paradenwechsel</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Verführungen</translation>
    </message>
    <message>
        <source>Underpromotion: {move}, for with a queen: {value}.</source>
        <translation>Unterverwandlung: {move}, denn mit einer Dame: {value}.</translation>
    </message>
    <message>
        <source>Underpromotion: {move}.</source>
        <translation>Unterverwandlung: {move}.</translation>
    </message>
    <message>
        <source>White battery fired</source>
        <translation>Weiße Batterie abgefeuert</translation>
    </message>
    <message>
        <source>White has more kings than one</source>
        <translation>Weiß hat mehr als einen König</translation>
    </message>
    <message>
        <source>White has two kings</source>
        <translation>Weiß hat zwei Könige</translation>
    </message>
    <message>
        <source>White in check</source>
        <translation>Weiß im Schach</translation>
    </message>
    <message>
        <source>White interference</source>
        <translation>Weiße Verstellung</translation>
    </message>
    <message>
        <source>White may not castle long: {reason}</source>
        <translation>Weiß darf nicht lang rochieren: {reason}</translation>
    </message>
    <message>
        <source>White may not castle short: {reason}</source>
        <translation>Weiß darf nicht kurz rochieren: {reason}</translation>
    </message>
    <message>
        <source>White self-blocks</source>
        <translation>Weißer Block</translation>
    </message>
    <message>
        <source>White wins where he was to draw</source>
        <translation>Weiß gewinnt, wo er remis halten sollte</translation>
    </message>
    <message>
        <source>White&apos;s king is missing: put him on the board, or allow him</source>
        <translation>Der weiße König fehlt: setzen Sie ihn aufs Brett oder lassen Sie ihn zu</translation>
    </message>
    <message>
        <source>White: {white}; Black: {black}</source>
        <translation>Weiß: {white}; Schwarz: {black}</translation>
    </message>
    <message>
        <source>Win, proved</source>
        <translation>Gewinn, bewiesen</translation>
    </message>
    <message>
        <source>Zagoruiko</source>
        <translation>Sagoruiko</translation>
    </message>
    <message>
        <source>Zagoruiko, reciprocal</source>
        <translation>Sagoruiko, reziprok</translation>
    </message>
    <message>
        <source>a capture in passing is allowed as the first move</source>
        <translation>en passant ist im ersten Zug erlaubt</translation>
    </message>
    <message>
        <source>a die shows 1 to {faces}</source>
        <translation>ein Würfel zeigt 1 bis {faces}</translation>
    </message>
    <message>
        <source>a helpmate of 1 to {most} solutions can be asked for</source>
        <translation>verlangt werden kann ein Hilfsmatt mit 1 bis {most} Lösungen</translation>
    </message>
    <message>
        <source>a hop over the next man lands beyond it</source>
        <translation>ein Hüpfer über den nächsten Stein landet dahinter</translation>
    </message>
    <message>
        <source>a key that brings an idle man into play</source>
        <translation>ein Schlüssel, der einen müßigen Stein ins Spiel bringt</translation>
    </message>
    <message>
        <source>a key that checks</source>
        <translation>ein Schlüssel, der Schach bietet</translation>
    </message>
    <message>
        <source>a key that leaves Black fewer moves</source>
        <translation>ein Schlüssel, der Schwarz weniger Züge lässt</translation>
    </message>
    <message>
        <source>a key that takes a flight</source>
        <translation>ein Schlüssel, der ein Fluchtfeld nimmt</translation>
    </message>
    <message>
        <source>a key that takes a pawn</source>
        <translation>ein Schlüssel, der einen Bauern schlägt</translation>
    </message>
    <message>
        <source>a key that takes a piece</source>
        <translation>ein Schlüssel, der eine Figur schlägt</translation>
    </message>
    <message>
        <source>a king alone never mates</source>
        <translation>ein König allein setzt nie matt</translation>
    </message>
    <message>
        <source>a king can be captured, or a pawn stands on the edge</source>
        <translation>ein König kann geschlagen werden, oder ein Bauer steht auf der Grund- oder Umwandlungsreihe</translation>
    </message>
    <message>
        <source>a king is moved</source>
        <translation>ein König wird versetzt</translation>
    </message>
    <message>
        <source>a man does not leap to where he stands</source>
        <translation>ein Stein springt nicht auf sein eigenes Feld</translation>
    </message>
    <message>
        <source>a man is added or replaced</source>
        <translation>ein Stein kommt hinzu oder wird ersetzt</translation>
    </message>
    <message>
        <source>a man is moved</source>
        <translation>ein Stein wird versetzt</translation>
    </message>
    <message>
        <source>a man is taken off</source>
        <translation>ein Stein wird entfernt</translation>
    </message>
    <message>
        <source>a mark is 0 to 4 in steps of a half, got {mark}</source>
        <translation>eine Note ist 0 bis 4 in halben Schritten, nicht {mark}</translation>
    </message>
    <message>
        <source>a message within a message: it was not read</source>
        <translation>eine Nachricht in einer Nachricht: sie wurde nicht gelesen</translation>
    </message>
    <message>
        <source>a newer version of this program wrote this file</source>
        <translation>eine neuere Fassung dieses Programms hat diese Datei geschrieben</translation>
    </message>
    <message>
        <source>a pawn of {side} stands on its first or last rank, which these rules allow ({squares})</source>
        <translation>ein Bauer von {side} steht auf der ersten oder letzten Reihe, was diese Regeln erlauben ({squares})</translation>
    </message>
    <message>
        <source>a problem of another game: only .jsonl has a form for it</source>
        <translation>ein Problem eines anderen Spiels: nur .jsonl hat eine Form dafür</translation>
    </message>
    <message>
        <source>a proof game has no duplex</source>
        <translation>eine Beweispartie hat kein Duplex</translation>
    </message>
    <message>
        <source>a queen would check</source>
        <translation>eine Dame gäbe Schach</translation>
    </message>
    <message>
        <source>a queen would parry the mate</source>
        <translation>eine Dame parierte das Matt</translation>
    </message>
    <message>
        <source>a race is not counted out where a throw can be lost or passed on</source>
        <translation>ein Rennen wird nicht ausgezählt, wo ein Wurf verloren gehen oder weitergegeben werden kann</translation>
    </message>
    <message>
        <source>a scheme needs one black king</source>
        <translation>ein Schema braucht einen schwarzen König</translation>
    </message>
    <message>
        <source>a selfmate needs a white king</source>
        <translation>ein Selbstmatt braucht einen weißen König</translation>
    </message>
    <message>
        <source>a solver has a name</source>
        <translation>ein Löser hat einen Namen</translation>
    </message>
    <message>
        <source>a step is there twice</source>
        <translation>ein Schritt steht zweimal da</translation>
    </message>
    <message>
        <source>a template has at most {most} characters</source>
        <translation>eine Vorlage hat höchstens {most} Zeichen</translation>
    </message>
    <message>
        <source>a time is not below zero</source>
        <translation>eine Zeit ist nicht kleiner als null</translation>
    </message>
    <message>
        <source>all is answered in fewer moves than are asked for</source>
        <translation>alles wird in weniger Zügen beantwortet, als verlangt sind</translation>
    </message>
    <message>
        <source>also {moves}</source>
        <translation>auch {moves}</translation>
    </message>
    <message>
        <source>an entry cannot take its own place</source>
        <translation>eine Bewerbung kann nicht an ihre eigene Stelle treten</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>an officer without a share in the play</source>
        <translation>ein Offizier ohne Anteil am Spiel</translation>
    </message>
    <message>
        <source>an old office document</source>
        <translation>ein altes Office-Dokument</translation>
    </message>
    <message>
        <source>an unprovided check</source>
        <translation>ein unversorgtes Schach</translation>
    </message>
    <message>
        <source>an unprovided flight</source>
        <translation>ein unversorgtes Fluchtfeld</translation>
    </message>
    <message>
        <source>another defence of the same part is answered wrongly</source>
        <translation>eine andere Verteidigung desselben Teils ist falsch beantwortet</translation>
    </message>
    <message>
        <source>another key</source>
        <translation>anderer Schlüssel</translation>
    </message>
    <message>
        <source>another stipulation</source>
        <translation>andere Forderung</translation>
    </message>
    <message>
        <source>answers kept: {kept} of {number}</source>
        <translation>Antworten erhalten: {kept} von {number}</translation>
    </message>
    <message>
        <source>anticipated</source>
        <translation>vorweggenommen</translation>
    </message>
    <message>
        <source>arithmetic</source>
        <translation>arithmetisch</translation>
    </message>
    <message>
        <source>at least {games}</source>
        <translation>mindestens {games}</translation>
    </message>
    <message>
        <source>at least {number} keys: {keys}</source>
        <translation>mindestens {number} Schlüssel: {keys}</translation>
    </message>
    <message>
        <source>at least {solutions}</source>
        <translation>mindestens {solutions}</translation>
    </message>
    <message>
        <source>at most a key and {tries} tries can be wanted</source>
        <translation>höchstens ein Schlüssel und {tries} Verführungen können gewünscht sein</translation>
    </message>
    <message>
        <source>at most {most} mates can be wanted</source>
        <translation>höchstens {most} Matts können gewünscht sein</translation>
    </message>
    <message>
        <source>at most {most} men can be allowed</source>
        <translation>Höchstens {most} Steine können zugelassen werden</translation>
    </message>
    <message>
        <source>at most {most} parts of a movement are possible</source>
        <translation>höchstens {most} Teile einer Gangart sind möglich</translation>
    </message>
    <message>
        <source>authors</source>
        <translation>Autoren</translation>
    </message>
    <message>
        <source>b may be White here, and n Black: write w and b, or the names of the sides</source>
        <translation>b kann hier Weiß sein und n Schwarz: Schreiben Sie w und b, oder die Namen der Seiten</translation>
    </message>
    <message>
        <source>batteries</source>
        <translation>Batterien</translation>
    </message>
    <message>
        <source>best play: {chance}</source>
        <translation>bester Spielzug: {chance}</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>Läufer</translation>
    </message>
    <message>
        <source>black</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>black bishop</source>
        <translation>schwarzer Läufer</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>schwarzer König</translation>
    </message>
    <message>
        <source>black knight</source>
        <translation>schwarzer Springer</translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation>schwarzer Bauer</translation>
    </message>
    <message>
        <source>black queen</source>
        <translation>schwarze Dame</translation>
    </message>
    <message>
        <source>black rook</source>
        <translation>schwarzer Turm</translation>
    </message>
    <message>
        <source>board: {game} is played on {board}, got {found}</source>
        <translation>board: {game} wird auf {board} gespielt, nicht auf {found}</translation>
    </message>
    <message>
        <source>both {one} and {two} stand here</source>
        <translation>hier steht sowohl {one} als auch {two}</translation>
    </message>
    <message>
        <source>bul</source>
        <translation>Bul</translation>
    </message>
    <message>
        <source>can go: all solutions stay</source>
        <translation>entbehrlich: alle Lösungen bleiben</translation>
    </message>
    <message>
        <source>can go: key and play stay</source>
        <translation>entbehrlich: Schlüssel und Spiel bleiben</translation>
    </message>
    <message>
        <source>cannot be met: all {tried} placements of these men were gone through; {killer}</source>
        <translation>nicht zu erfüllen: alle {tried} Aufstellungen dieser Steine wurden durchgegangen; {killer}</translation>
    </message>
    <message>
        <source>cannot be met: nobody may be added, and no game leads to the men that stay</source>
        <translation>nicht zu erfüllen: niemand darf hinzukommen, und zu den Steinen, die bleiben, führt keine Partie</translation>
    </message>
    <message>
        <source>cannot be met: nobody may be added, and the men that stay are too many</source>
        <translation>nicht zu erfüllen: niemand darf hinzukommen, und die Steine, die bleiben, sind zu viele</translation>
    </message>
    <message>
        <source>cannot be met: nobody may be added, and the men that stay do not show it alone</source>
        <translation>nicht zu erfüllen: niemand darf hinzukommen, und die Steine, die bleiben, zeigen es allein nicht</translation>
    </message>
    <message>
        <source>cannot be met: nobody may be added, and the men that stay have a flaw that is forbidden</source>
        <translation>nicht zu erfüllen: niemand darf hinzukommen, und die Steine, die bleiben, haben einen verbotenen Mangel</translation>
    </message>
    <message>
        <source>cannot be met: nobody may be added, and what stays is the problem not to be repeated</source>
        <translation>nicht zu erfüllen: niemand darf hinzukommen, und was bleibt, ist das Problem, das nicht wiederholt werden soll</translation>
    </message>
    <message>
        <source>cannot be solved</source>
        <translation>nicht prüfbar</translation>
    </message>
    <message>
        <source>captured {men}</source>
        <translation>geschlagen {men}</translation>
    </message>
    <message>
        <source>captures on {square}</source>
        <translation>schlägt auf {square}</translation>
    </message>
    <message>
        <source>castles</source>
        <translation>rochiert</translation>
    </message>
    <message>
        <source>castling and en passant</source>
        <translation>Rochade und en passant</translation>
    </message>
    <message>
        <source>castling is allowed</source>
        <translation>Rochade ist erlaubt</translation>
    </message>
    <message>
        <source>castling left out</source>
        <translation>ohne Rochade</translation>
    </message>
    <message>
        <source>castling {rights} is not taken over: king or rook is not at home</source>
        <translation>Rochade {rights} ist nicht übernommen: König oder Turm steht nicht auf dem Ursprungsfeld</translation>
    </message>
    <message>
        <source>certificates are for tls://, and {address} is not encrypted</source>
        <translation>Zertifikate sind für tls://, und {address} ist nicht verschlüsselt</translation>
    </message>
    <message>
        <source>chameleon</source>
        <translation>Chamäleon</translation>
    </message>
    <message>
        <source>chance: {chance}</source>
        <translation>Wahrscheinlichkeit: {chance}</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>gewechselt</translation>
    </message>
    <message>
        <source>changed play</source>
        <translation>Variantenwechsel</translation>
    </message>
    <message>
        <source>character {start} of {text} cannot be printed</source>
        <translation>Zeichen {start} von {text} ist nicht druckbar</translation>
    </message>
    <message>
        <source>check without a set mate</source>
        <translation>Schach ohne Satzmatt</translation>
    </message>
    <message>
        <source>checks</source>
        <translation>bietet Schach</translation>
    </message>
    <message>
        <source>checks in the mate</source>
        <translation>bietet im Mattbild Schach</translation>
    </message>
    <message>
        <source>claim proved</source>
        <translation>Forderung bewiesen</translation>
    </message>
    <message>
        <source>closes White&apos;s line on {square}</source>
        <translation>verstellt auf {square} eine weiße Linie</translation>
    </message>
    <message>
        <source>closes {moves}</source>
        <translation>schließt {moves}</translation>
    </message>
    <message>
        <source>comes to block</source>
        <translation>geht auf ein Blockfeld</translation>
    </message>
    <message>
        <source>comments</source>
        <translation>Kommentare</translation>
    </message>
    <message>
        <source>convention of retro analysis</source>
        <translation>Konvention der Retroanalyse</translation>
    </message>
    <message>
        <source>cooked</source>
        <translation>nebenlösig</translation>
    </message>
    <message>
        <source>cooked after the first move</source>
        <translation>nebenlösig nach dem ersten Zug</translation>
    </message>
    <message>
        <source>cooked, at least {number} keys</source>
        <translation>nebenlösig, mindestens {number} Schlüssel</translation>
    </message>
    <message>
        <source>cooked, {number} keys</source>
        <translation>nebenlösig, {number} Schlüssel</translation>
    </message>
    <message>
        <source>cooked, {solutions}</source>
        <translation>nebenlösig, {solutions}</translation>
    </message>
    <message>
        <source>cooked: {moves}</source>
        <translation>nebenlösig: {moves}</translation>
    </message>
    <message>
        <source>core and men allowed have more pawns than a side can have</source>
        <translation>Kern und erlaubte Steine haben mehr Bauern, als eine Seite haben kann</translation>
    </message>
    <message>
        <source>correction</source>
        <translation>Korrektur</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>cyclic</source>
        <translation>zyklisch</translation>
    </message>
    <message>
        <source>cyclic Zagoruiko</source>
        <translation>zyklischer Sagoruiko</translation>
    </message>
    <message>
        <source>date, apart from the source</source>
        <translation>Datum, getrennt von der Quelle</translation>
    </message>
    <message>
        <source>decoys and foreplans</source>
        <translation>Lenkungen und Vorpläne</translation>
    </message>
    <message>
        <source>dedication</source>
        <translation>Widmung</translation>
    </message>
    <message>
        <source>depends on what came before</source>
        <translation>hängt von der Vorgeschichte ab</translation>
    </message>
    <message>
        <source>diagram {number}: {error}</source>
        <translation>Diagramm {number}: {error}</translation>
    </message>
    <message>
        <source>diagrams without a king need the studio</source>
        <translation>Diagramme ohne König brauchen das Studio</translation>
    </message>
    <message>
        <source>direct play ends with the attacker&apos;s move, got {count} half-moves</source>
        <translation>das direkte Spiel endet mit dem Zug des Angreifers, nicht nach {count} Halbzügen</translation>
    </message>
    <message>
        <source>distinction</source>
        <translation>Auszeichnung</translation>
    </message>
    <message>
        <source>dob</source>
        <translation>Dob</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>draw, proved</source>
        <translation>Remis, bewiesen</translation>
    </message>
    <message>
        <source>dual at move {number}: {move} ({value})</source>
        <translation>Dual im {number}. Zug: {move} ({value})</translation>
    </message>
    <message>
        <source>dual: {answers}</source>
        <translation>Dual: {answers}</translation>
    </message>
    <message>
        <source>duals</source>
        <translation>Duale</translation>
    </message>
    <message>
        <source>duplex</source>
        <translation>Duplex</translation>
    </message>
    <message>
        <source>echoes</source>
        <translation>Echos</translation>
    </message>
    <message>
        <source>ended before its first turn: nothing is known yet</source>
        <translation>vor dem ersten Durchgang beendet: noch ist nichts bekannt</translation>
    </message>
    <message>
        <source>engine: {engine} was not found</source>
        <translation>engine: {engine} wurde nicht gefunden</translation>
    </message>
    <message>
        <source>entry {number} cannot be read: {wrong}</source>
        <translation>Bewerbung {number} lässt sich nicht lesen: {wrong}</translation>
    </message>
    <message>
        <source>entry {number} has no number for the judges yet</source>
        <translation>Bewerbung {number} hat noch keine Nummer für die Preisrichter</translation>
    </message>
    <message>
        <source>entry {number} takes no part any more</source>
        <translation>Bewerbung {number} nimmt nicht mehr teil</translation>
    </message>
    <message>
        <source>entry {number} would tell a name: {name} stands in {text}</source>
        <translation>Bewerbung {number} würde einen Namen verraten: {name} steht in {text}</translation>
    </message>
    <message>
        <source>errors of defence</source>
        <translation>Verteidigungsfehler</translation>
    </message>
    <message>
        <source>errors of the defence</source>
        <translation>Schädigungen der Verteidigung</translation>
    </message>
    <message>
        <source>every grave flaw</source>
        <translation>jeder schwere Mangel</translation>
    </message>
    <message>
        <source>every man stays or comes back</source>
        <translation>jeder Stein bleibt oder kommt zurück</translation>
    </message>
    <message>
        <source>every move off the line is key or try</source>
        <translation>jeder Zug von der Linie ist Schlüssel oder Verführung</translation>
    </message>
    <message>
        <source>excellent triumph, {men}: {kinds}</source>
        <translation>vorzüglicher Triumph, {men}: {kinds}</translation>
    </message>
    <message>
        <source>exchanged functions</source>
        <translation>Funktionswechsel</translation>
    </message>
    <message>
        <source>expected 0 to {most} changes, got {changes}</source>
        <translation>erwartet werden 0 bis {most} Änderungen, nicht {changes}</translation>
    </message>
    <message>
        <source>expected 1 to {most} characters, got {count}</source>
        <translation>erwartet werden 1 bis {most} Zeichen, nicht {count}</translation>
    </message>
    <message>
        <source>expected 1 to {most} moves, got {sign}</source>
        <translation>erwartet werden 1 bis {most} Züge, nicht {sign}</translation>
    </message>
    <message>
        <source>expected 1 to {most} throws, got {throws}</source>
        <translation>erwartet werden 1 bis {most} Würfe, nicht {throws}</translation>
    </message>
    <message>
        <source>expected 1 to {most} turns, got {turns}</source>
        <translation>1 bis {most} Züge erwartet, {turns} erhalten</translation>
    </message>
    <message>
        <source>expected 10 to 4800 dots an inch, got {dpi}</source>
        <translation>erwartet werden 10 bis 4800 Punkte je Zoll, nicht {dpi}</translation>
    </message>
    <message>
        <source>expected JSON, got a number that is too long</source>
        <translation>erwartet wird JSON, gefunden eine zu lange Zahl</translation>
    </message>
    <message>
        <source>expected JSON, got brackets nested too deep</source>
        <translation>erwartet wird JSON, gefunden zu tief geschachtelte Klammern</translation>
    </message>
    <message>
        <source>expected JSON: a comma or ] is missing</source>
        <translation>erwartet wird JSON: ein Komma oder ] fehlt</translation>
    </message>
    <message>
        <source>expected JSON: {reason}</source>
        <translation>erwartet wird JSON: {reason}</translation>
    </message>
    <message>
        <source>expected JSON: {reason} at column {column}</source>
        <translation>erwartet wird JSON: {reason} in Spalte {column}</translation>
    </message>
    <message>
        <source>expected JSON: {wrong}</source>
        <translation>erwartet wird JSON: {wrong}</translation>
    </message>
    <message>
        <source>expected Pieces or Forsyth, got neither</source>
        <translation>erwartet wird Pieces oder Forsyth, gefunden keines</translation>
    </message>
    <message>
        <source>expected a FEN</source>
        <translation>erwartet wird eine FEN</translation>
    </message>
    <message>
        <source>expected a FEN, got {first}; {expected}</source>
        <translation>erwartet wird eine FEN, nicht {first}; {expected}</translation>
    </message>
    <message>
        <source>expected a JSON object with a problem, got {found}</source>
        <translation>erwartet wird ein JSON-Objekt mit einem Problem, nicht {found}</translation>
    </message>
    <message>
        <source>expected a colour such as #cbbba0, got {text}</source>
        <translation>erwartet wird eine Farbe wie #cbbba0, nicht {text}</translation>
    </message>
    <message>
        <source>expected a draft of form {form}</source>
        <translation>erwartet wird ein Entwurf der Form {form}</translation>
    </message>
    <message>
        <source>expected a line&apos;s size to measure 0.3 to 4, got {size}</source>
        <translation>erwartet wird für eine Zeile eine Größe von 0.3 bis 4, nicht {size}</translation>
    </message>
    <message>
        <source>expected a list of positions</source>
        <translation>erwartet wird eine Liste von Stellungen</translation>
    </message>
    <message>
        <source>expected a man such as Ke1, got {word}</source>
        <translation>erwartet wird ein Stein wie Ke1, nicht {word}</translation>
    </message>
    <message>
        <source>expected a man such as wKe1, got {word}</source>
        <translation>erwartet wurde ein Stein wie wKe1, nicht {word}</translation>
    </message>
    <message>
        <source>expected a moment as met_at: {reason}</source>
        <translation>erwartet wird ein Zeitpunkt als met_at: {reason}</translation>
    </message>
    <message>
        <source>expected a name before the colon</source>
        <translation>erwartet wird ein Name vor dem Doppelpunkt</translation>
    </message>
    <message>
        <source>expected a name of 1 to {most} printable characters, got {name}</source>
        <translation>erwartet wird ein Name von 1 bis {most} druckbaren Zeichen, nicht {name}</translation>
    </message>
    <message>
        <source>expected a name that ends in {forms}</source>
        <translation>erwartet wird ein Name, der auf {forms} endet</translation>
    </message>
    <message>
        <source>expected a number of its own for each position</source>
        <translation>erwartet wird eine eigene Nummer für jede Stellung</translation>
    </message>
    <message>
        <source>expected a position with what is known of it</source>
        <translation>erwartet wird eine Stellung mit dem, was über sie bekannt ist</translation>
    </message>
    <message>
        <source>expected a square such as e4, got {text}</source>
        <translation>erwartet wird ein Feld wie e4, nicht {text}</translation>
    </message>
    <message>
        <source>expected a stipulation or EPD operation after the FEN, got {found}</source>
        <translation>erwartet wird eine Forderung oder EPD-Angabe nach dem FEN, nicht {found}</translation>
    </message>
    <message>
        <source>expected a stipulation such as #2, =3, s#4, h#2.5 or PG 7.5, or a question such as Last move?, got {text}</source>
        <translation>erwartet wurde eine Forderung wie #2, =3, s#4, h#2.5 oder PG 7.5 oder eine Frage wie Letzter Zug?, nicht {text}</translation>
    </message>
    <message>
        <source>expected a width in pixels or in centimetres, got both</source>
        <translation>erwartet wird eine Breite in Pixeln oder in Zentimetern, nicht beides</translation>
    </message>
    <message>
        <source>expected a width of 0.5 to 200 cm, got {width}</source>
        <translation>erwartet wird eine Breite von 0,5 bis 200 cm, nicht {width}</translation>
    </message>
    <message>
        <source>expected an object with a problem, got {found}</source>
        <translation>erwartet wird ein Objekt mit einem Problem, nicht {found}</translation>
    </message>
    <message>
        <source>expected at most {most} characters</source>
        <translation>höchstens {most} Zeichen erwartet</translation>
    </message>
    <message>
        <source>expected at most {most} characters for a problem</source>
        <translation>erwartet werden höchstens {most} Zeichen für ein Problem</translation>
    </message>
    <message>
        <source>expected at most {most} conditions at once</source>
        <translation>höchstens {most} Bedingungen auf einmal erwartet</translation>
    </message>
    <message>
        <source>expected at most {most} men, kings among them, such as KRKN or KGvKp, got {text}</source>
        <translation>erwartet: höchstens {most} Steine, darunter die Könige, etwa KRKN oder KGvKp, nicht {text}</translation>
    </message>
    <message>
        <source>expected fields such as authors and algebraic, got something else</source>
        <translation>erwartet werden Felder wie authors und algebraic, gefunden anderes</translation>
    </message>
    <message>
        <source>expected men such as KRKN or KPvKP, got {text}</source>
        <translation>erwartet: Steine wie KRKN oder KPvKP, nicht {text}</translation>
    </message>
    <message>
        <source>expected men such as KRNPPkbpp, got {text}</source>
        <translation>erwartet: Steine wie KRNPPkbpp, nicht {text}</translation>
    </message>
    <message>
        <source>expected men, got none</source>
        <translation>erwartet werden Steine, gefunden keine</translation>
    </message>
    <message>
        <source>expected name=value, such as square_mm=5, got {setting}</source>
        <translation>erwartet wird name=wert, wie square_mm=5, nicht {setting}</translation>
    </message>
    <message>
        <source>expected names of columns, one of them fen</source>
        <translation>erwartet werden Spaltennamen, darunter fen</translation>
    </message>
    <message>
        <source>expected no turns where nobody plays, got {turns}</source>
        <translation>wo niemand spielt, sind keine Züge zu nennen, angegeben: {turns}</translation>
    </message>
    <message>
        <source>expected nothing after the JSON document</source>
        <translation>nach dem JSON-Dokument wird nichts erwartet</translation>
    </message>
    <message>
        <source>expected one document</source>
        <translation>erwartet wird ein einziges Dokument</translation>
    </message>
    <message>
        <source>expected one of KQRBNP or kqrbnp, got {letter}</source>
        <translation>erwartet wird ein Buchstabe von KQRBNP oder kqrbnp, nicht {letter}</translation>
    </message>
    <message>
        <source>expected text</source>
        <translation>erwartet wird Text</translation>
    </message>
    <message>
        <source>expected the library and the time as text</source>
        <translation>erwartet werden Archiv und Zeit als Text</translation>
    </message>
    <message>
        <source>expected the scheduler&apos;s address, such as tcp://host:8786, got {text}</source>
        <translation>erwartet wird die Adresse des Schedulers, wie tcp://host:8786, nicht {text}</translation>
    </message>
    <message>
        <source>expected whole numbers</source>
        <translation>erwartet werden ganze Zahlen</translation>
    </message>
    <message>
        <source>expected {cells} cells, got {got}</source>
        <translation>{cells} Felder erwartet, {got} erhalten</translation>
    </message>
    <message>
        <source>expected {dice} dice, got {got}</source>
        <translation>erwartet werden {dice} Würfel, nicht {got}</translation>
    </message>
    <message>
        <source>expected {what} to measure {least} to {most}, got {value}</source>
        <translation>{what} soll {least} bis {most} messen, nicht {value}</translation>
    </message>
    <message>
        <source>extras: expected at most {most} texts, got {count}</source>
        <translation>extras: erwartet werden höchstens {most} Texte, nicht {count}</translation>
    </message>
    <message>
        <source>fairy men and other boards need the studio</source>
        <translation>Märchensteine und andere Bretter brauchen das Studio</translation>
    </message>
    <message>
        <source>fen: expected a FEN, got nothing</source>
        <translation>fen: erwartet wird eine FEN, gefunden nichts</translation>
    </message>
    <message>
        <source>few variations</source>
        <translation>wenige Varianten</translation>
    </message>
    <message>
        <source>fewer than here, {solutions}</source>
        <translation>weniger als hier, {solutions}</translation>
    </message>
    <message>
        <source>first_point: the second thrower&apos;s point is thrown before, and is not given</source>
        <translation>first_point: Der Punkt des zweiten Werfers wird vorher geworfen und ist nicht gegeben</translation>
    </message>
    <message>
        <source>five flights or more</source>
        <translation>fünf oder mehr Fluchtfelder</translation>
    </message>
    <message>
        <source>flight without a set mate</source>
        <translation>Fluchtfeld ohne Satzmatt</translation>
    </message>
    <message>
        <source>flights</source>
        <translation>Fluchtfelder</translation>
    </message>
    <message>
        <source>flights given: {squares}</source>
        <translation>gibt Fluchtfelder: {squares}</translation>
    </message>
    <message>
        <source>flights of the king</source>
        <translation>Königsfluchten</translation>
    </message>
    <message>
        <source>flights taken: {squares}</source>
        <translation>nimmt Fluchtfelder: {squares}</translation>
    </message>
    <message>
        <source>follow my leader</source>
        <translation>Follow my leader</translation>
    </message>
    <message>
        <source>form {form} is of a newer version of the program</source>
        <translation>Form {form} stammt von einer neueren Version des Programms</translation>
    </message>
    <message>
        <source>format: expected {format}; a newer program may have written this style</source>
        <translation>format: erwartet wird {format}; vielleicht hat ein neueres Programm diesen Stil geschrieben</translation>
    </message>
    <message>
        <source>from {squares}</source>
        <translation>von {squares}</translation>
    </message>
    <message>
        <source>functionary</source>
        <translation>beamtet</translation>
    </message>
    <message>
        <source>games: {number}</source>
        <translation>Partien: {number}</translation>
    </message>
    <message>
        <source>geometric</source>
        <translation>geometrisch</translation>
    </message>
    <message>
        <source>gives the flight {square}</source>
        <translation>gibt das Fluchtfeld {square}</translation>
    </message>
    <message>
        <source>great triumph, {men}: {kinds}</source>
        <translation>großer Triumph, {men}: {kinds}</translation>
    </message>
    <message>
        <source>guards in the mate</source>
        <translation>deckt im Mattbild</translation>
    </message>
    <message>
        <source>guards {square}</source>
        <translation>deckt {square}</translation>
    </message>
    <message>
        <source>half a move</source>
        <translation>einem halben Zug</translation>
    </message>
    <message>
        <source>half-neutral</source>
        <translation>halbneutral</translation>
    </message>
    <message>
        <source>halfmove clock</source>
        <translation>Halbzugzähler</translation>
    </message>
    <message>
        <source>harmonic</source>
        <translation>harmonisch</translation>
    </message>
    <message>
        <source>his turn hits: {chance}</source>
        <translation>sein Zug trifft: {chance}</translation>
    </message>
    <message>
        <source>hold: themes: expected a list of texts</source>
        <translation>hold: themes: erwartet wird eine Liste von Texten</translation>
    </message>
    <message>
        <source>hold: {name}: expected no negative number</source>
        <translation>hold: {name}: erwartet wird keine negative Zahl</translation>
    </message>
    <message>
        <source>hurdle-colour-changing</source>
        <translation>Sprungbockfarbe wechselnd</translation>
    </message>
    <message>
        <source>if {rights}: {move}</source>
        <translation>falls {rights}: {move}</translation>
    </message>
    <message>
        <source>illegal</source>
        <translation>illegal</translation>
    </message>
    <message>
        <source>illegal position</source>
        <translation>illegale Stellung</translation>
    </message>
    <message>
        <source>illegal: {why}</source>
        <translation>illegal: {why}</translation>
    </message>
    <message>
        <source>in direct play the side whose goal it is must be to move</source>
        <translation>im direkten Spiel muss die Seite am Zug sein, deren Ziel es ist</translation>
    </message>
    <message>
        <source>in how many turns? Write a number, as in {example}</source>
        <translation>in wie vielen Zügen? Eine Zahl schreiben, wie in {example}</translation>
    </message>
    <message>
        <source>in no order can the men on {squares} have come to their squares</source>
        <translation>in keiner Reihenfolge können die Steine auf {squares} auf ihre Felder gekommen sein</translation>
    </message>
    <message>
        <source>in one diagram White mates at once</source>
        <translation>in einem Diagramm setzt Weiß sofort matt</translation>
    </message>
    <message>
        <source>in one diagram a king can be captured</source>
        <translation>in einem Diagramm ist ein König zu schlagen</translation>
    </message>
    <message>
        <source>in one diagram another first move solves as well</source>
        <translation>in einem Diagramm löst auch ein anderer erster Zug</translation>
    </message>
    <message>
        <source>in one diagram another first move solves sooner</source>
        <translation>in einem Diagramm löst ein anderer erster Zug schneller</translation>
    </message>
    <message>
        <source>in one diagram it was not found out in time</source>
        <translation>in einem Diagramm wurde es nicht rechtzeitig herausgefunden</translation>
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
        <translation>beabsichtigte Lösungen</translation>
    </message>
    <message>
        <source>intended: {fault}</source>
        <translation>beabsichtigt: {fault}</translation>
    </message>
    <message>
        <source>interference</source>
        <translation>Verstellung</translation>
    </message>
    <message>
        <source>is pinned in the mate</source>
        <translation>ist im Matt gefesselt</translation>
    </message>
    <message>
        <source>it can be read in the letters of two languages: {one}, {other}</source>
        <translation>es lässt sich in den Buchstaben zweier Sprachen lesen: {one}, {other}</translation>
    </message>
    <message>
        <source>it cannot be read: {wrong}</source>
        <translation>sie lässt sich nicht lesen: {wrong}</translation>
    </message>
    <message>
        <source>it ends twice: there is more than one solution text</source>
        <translation>sie endet zweimal: es ist mehr als ein Lösungstext</translation>
    </message>
    <message>
        <source>it is damaged ({words})</source>
        <translation>es ist beschädigt ({words})</translation>
    </message>
    <message>
        <source>it is in no section</source>
        <translation>es steht in keiner Abteilung</translation>
    </message>
    <message>
        <source>it is locked by a password</source>
        <translation>es ist durch ein Kennwort gesperrt</translation>
    </message>
    <message>
        <source>it is no UTF-8</source>
        <translation>sie ist kein UTF-8</translation>
    </message>
    <message>
        <source>it is not certain whether {square} is a pawn or the man named before it</source>
        <translation>es ist nicht sicher, ob auf {square} ein Bauer steht oder der davor genannte Stein</translation>
    </message>
    <message>
        <source>it is not certain which side is White</source>
        <translation>es ist nicht sicher, welche Seite Weiß ist</translation>
    </message>
    <message>
        <source>it is of {year}</source>
        <translation>es ist von {year}</translation>
    </message>
    <message>
        <source>it is sound</source>
        <translation>es ist korrekt</translation>
    </message>
    <message>
        <source>it is sound only with rights not shown: {rights}</source>
        <translation>nur mit nicht gezeigten Rechten korrekt: {rights}</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>es ist zu groß</translation>
    </message>
    <message>
        <source>it takes too long or too much memory</source>
        <translation>es braucht zu lange oder zu viel Speicher</translation>
    </message>
    <message>
        <source>it was published: {where}</source>
        <translation>es ist schon veröffentlicht: {where}</translation>
    </message>
    <message>
        <source>its name has a character that no file&apos;s name can have</source>
        <translation>ihr Name hat ein Zeichen, das kein Dateiname haben kann</translation>
    </message>
    <message>
        <source>jigger</source>
        <translation>Jigger</translation>
    </message>
    <message>
        <source>kamikaze</source>
        <translation>Kamikaze</translation>
    </message>
    <message>
        <source>kept as it came, and not solved: {wrong}</source>
        <translation>unverändert aufbewahrt und nicht gelöst: {wrong}</translation>
    </message>
    <message>
        <source>key: expected a move such as e2e4 or a7a8q, got {key}</source>
        <translation>key: erwartet wird ein Zug wie e2e4 oder a7a8q, nicht {key}</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>keywords</source>
        <translation>Stichwörter</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>Springer</translation>
    </message>
    <message>
        <source>le Grand</source>
        <translation>le-Grand-Thema</translation>
    </message>
    <message>
        <source>line opening</source>
        <translation>Linienöffnung</translation>
    </message>
    <message>
        <source>line play</source>
        <translation>Linienspiel</translation>
    </message>
    <message>
        <source>line {number} is not understood: {line}</source>
        <translation>Zeile {number} wird nicht verstanden: {line}</translation>
    </message>
    <message>
        <source>line {number}: not understood</source>
        <translation>Zeile {number}: nicht verstanden</translation>
    </message>
    <message>
        <source>line {number}: {move} stands where it cannot</source>
        <translation>Zeile {number}: {move} kann dort nicht stehen</translation>
    </message>
    <message>
        <source>line {squares}</source>
        <translation>Linie {squares}</translation>
    </message>
    <message>
        <source>lines are played with orthodox men only</source>
        <translation>Züge werden nur mit orthodoxen Steinen gespielt</translation>
    </message>
    <message>
        <source>lines are read with orthodox men in legal positions only</source>
        <translation>Varianten werden nur mit orthodoxen Steinen in legalen Stellungen gelesen</translation>
    </message>
    <message>
        <source>lines of comments</source>
        <translation>Zeilen der Kommentare</translation>
    </message>
    <message>
        <source>list of men</source>
        <translation>Liste von Steinen</translation>
    </message>
    <message>
        <source>longer than {most} bytes</source>
        <translation>länger als {most} Byte</translation>
    </message>
    <message>
        <source>longer than {most} characters</source>
        <translation>länger als {most} Zeichen</translation>
    </message>
    <message>
        <source>looked: expected a list</source>
        <translation>looked: eine Liste erwartet</translation>
    </message>
    <message>
        <source>magic</source>
        <translation>magisch</translation>
    </message>
    <message>
        <source>makes it a try; sound by {move}</source>
        <translation>macht ihn zur Verführung; korrekt durch {move}</translation>
    </message>
    <message>
        <source>makes the last move</source>
        <translation>macht den letzten Zug</translation>
    </message>
    <message>
        <source>many composers</source>
        <translation>viele Verfasser</translation>
    </message>
    <message>
        <source>mates are wanted by their phases in two-movers only</source>
        <translation>Matts je Phase lassen sich nur bei Zweizügern wünschen</translation>
    </message>
    <message>
        <source>mates kept: {kept} of {number}</source>
        <translation>Matts erhalten: {kept} von {number}</translation>
    </message>
    <message>
        <source>mates that repeat themselves</source>
        <translation>Matts, die sich wiederholen</translation>
    </message>
    <message>
        <source>mediocre triumph, {men}: {kinds}</source>
        <translation>mittlerer Triumph, {men}: {kinds}</translation>
    </message>
    <message>
        <source>men and side to move</source>
        <translation>Steine und wer am Zug ist</translation>
    </message>
    <message>
        <source>men change places</source>
        <translation>Steine tauschen die Plätze</translation>
    </message>
    <message>
        <source>men idle in a phase</source>
        <translation>Steine, die in einer Phase müßig sind</translation>
    </message>
    <message>
        <source>men in the way, or squares where nothing can be captured ({number})</source>
        <translation>Steine im Weg oder Felder, auf denen nichts geschlagen werden kann ({number})</translation>
    </message>
    <message>
        <source>men of one kind become another</source>
        <translation>Steine einer Art werden zu einer anderen</translation>
    </message>
    <message>
        <source>men {name}: expected a number, or the least and the most</source>
        <translation>Steine {name}: erwartet wird eine Zahl oder kleinste und größte Anzahl</translation>
    </message>
    <message>
        <source>men: at most {most} may be defined</source>
        <translation>Steine: höchstens {most} dürfen definiert sein</translation>
    </message>
    <message>
        <source>men: expected an id and a code of one or two letters</source>
        <translation>Steine: eine Kennung und ein Kürzel aus ein oder zwei Buchstaben erwartet</translation>
    </message>
    <message>
        <source>men: expected an object</source>
        <translation>Steine: ein Objekt erwartet</translation>
    </message>
    <message>
        <source>men: expected text for {name}</source>
        <translation>Steine: Text für {name} erwartet</translation>
    </message>
    <message>
        <source>men: expected texts by language for {name}</source>
        <translation>Steine: Texte je Sprache für {name} erwartet</translation>
    </message>
    <message>
        <source>men: together they move in more ways than can be solved with</source>
        <translation>Steine: zusammen ziehen sie auf mehr Arten, als gelöst werden kann</translation>
    </message>
    <message>
        <source>men: {code} stands for two of them</source>
        <translation>Steine: {code} steht für zwei von ihnen</translation>
    </message>
    <message>
        <source>men: {man}: a movement is not whole</source>
        <translation>Steine: {man}: eine Gangart ist unvollständig</translation>
    </message>
    <message>
        <source>men: {man}: expected a list of steps</source>
        <translation>Steine: {man}: eine Liste von Schritten erwartet</translation>
    </message>
    <message>
        <source>men: {man}: expected a movement</source>
        <translation>Steine: {man}: eine Gangart erwartet</translation>
    </message>
    <message>
        <source>men: {man}: expected a part of a movement that is known</source>
        <translation>Steine: {man}: ein bekannter Teil einer Gangart erwartet</translation>
    </message>
    <message>
        <source>men: {man}: expected a rotation</source>
        <translation>Steine: {man}: eine Drehung erwartet</translation>
    </message>
    <message>
        <source>men: {man}: expected steps such as [1, 2]</source>
        <translation>Steine: {man}: Schritte wie [1, 2] erwartet</translation>
    </message>
    <message>
        <source>men: {man}: {name} is no number</source>
        <translation>Steine: {man}: {name} ist keine Zahl</translation>
    </message>
    <message>
        <source>men: {man}: {name} is not known</source>
        <translation>Steine: {man}: {name} ist nicht bekannt</translation>
    </message>
    <message>
        <source>men: {man}: {wrong}</source>
        <translation>Steine: {man}: {wrong}</translation>
    </message>
    <message>
        <source>model mates</source>
        <translation>Mustermatts</translation>
    </message>
    <message>
        <source>modification</source>
        <translation>Umarbeitung</translation>
    </message>
    <message>
        <source>more than here, {solutions}</source>
        <translation>mehr als hier, {solutions}</translation>
    </message>
    <message>
        <source>more than {most} bytes</source>
        <translation>mehr als {most} Byte</translation>
    </message>
    <message>
        <source>more than {most} characters of LaTeX</source>
        <translation>mehr als {most} Zeichen LaTeX</translation>
    </message>
    <message>
        <source>more than {most} values</source>
        <translation>mehr als {most} Werte</translation>
    </message>
    <message>
        <source>more threats than one</source>
        <translation>mehr als eine Drohung</translation>
    </message>
    <message>
        <source>most often no first move solved</source>
        <translation>am häufigsten löste kein erster Zug</translation>
    </message>
    <message>
        <source>most often the play lacked the theme</source>
        <translation>am häufigsten fehlte dem Spiel das Thema</translation>
    </message>
    <message>
        <source>most often the solutions lacked the theme</source>
        <translation>meist fehlte den Lösungen das Thema</translation>
    </message>
    <message>
        <source>most often there were too few solutions</source>
        <translation>meist gab es zu wenige Lösungen</translation>
    </message>
    <message>
        <source>most often there were too many solutions</source>
        <translation>meist gab es zu viele Lösungen</translation>
    </message>
    <message>
        <source>most often {moves}</source>
        <translation>am häufigsten {moves}</translation>
    </message>
    <message>
        <source>move number</source>
        <translation>Zugnummer</translation>
    </message>
    <message>
        <source>move {number}: another promotion, {move} ({value})</source>
        <translation>{number}. Zug: andere Umwandlung, {move} ({value})</translation>
    </message>
    <message>
        <source>move {number}: {move} meets the claim too ({value}); whether inside the line or at its end is not known</source>
        <translation>{number}. Zug: auch {move} erfüllt die Forderung ({value}); ob im Innern der Hauptvariante oder an ihrem Ende, ist nicht bekannt</translation>
    </message>
    <message>
        <source>move {number}: {move} meets the claim too ({value}); whether it only comes back to the line is not known</source>
        <translation>{number}. Zug: auch {move} erfüllt die Forderung ({value}); ob nur durch Rückkehr zur Variante, ist nicht bekannt</translation>
    </message>
    <message>
        <source>moves, then is taken</source>
        <translation>zieht, wird dann geschlagen</translation>
    </message>
    <message>
        <source>mutual zugzwang after move {moves}</source>
        <translation>gegenseitiger Zugzwang nach Zug {moves}</translation>
    </message>
    <message>
        <source>needed</source>
        <translation>notwendig</translation>
    </message>
    <message>
        <source>needed: he mates after {defences}</source>
        <translation>nötig: er setzt matt nach {defences}</translation>
    </message>
    <message>
        <source>needed: makes the key</source>
        <translation>nötig: macht den Schlüssel</translation>
    </message>
    <message>
        <source>needed: without him a solution is lost</source>
        <translation>nötig: ohne ihn geht eine Lösung verloren</translation>
    </message>
    <message>
        <source>needed: without him another mate after {defences}</source>
        <translation>nötig: ohne ihn ein anderes Matt nach {defences}</translation>
    </message>
    <message>
        <source>needed: without him it cannot be solved</source>
        <translation>nötig: ohne ihn nicht lösbar</translation>
    </message>
    <message>
        <source>needed: without him no defence {defences}</source>
        <translation>nötig: ohne ihn keine Verteidigung {defences}</translation>
    </message>
    <message>
        <source>needed: without him no mate after {defences}</source>
        <translation>nötig: ohne ihn kein Matt nach {defences}</translation>
    </message>
    <message>
        <source>needed: without him other play after {defences}</source>
        <translation>nötig: ohne ihn anderes Spiel nach {defences}</translation>
    </message>
    <message>
        <source>needed: without him the key does not solve</source>
        <translation>nötig: ohne ihn löst der Schlüssel nicht</translation>
    </message>
    <message>
        <source>needed: without him the threats change</source>
        <translation>nötig: ohne ihn ändern sich die Drohungen</translation>
    </message>
    <message>
        <source>neither Pieces nor Forsyth: the board is empty</source>
        <translation>weder Pieces noch Forsyth: das Brett ist leer</translation>
    </message>
    <message>
        <source>neither a theme nor a mate is wanted</source>
        <translation>weder ein Thema noch ein Matt ist gewünscht</translation>
    </message>
    <message>
        <source>nested deeper than {most} levels</source>
        <translation>tiefer als {most} Ebenen geschachtelt</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>neutral</translation>
    </message>
    <message>
        <source>never compared with Popeye: {pairs}</source>
        <translation>nie mit Popeye verglichen: {pairs}</translation>
    </message>
    <message>
        <source>new hole: {moves}</source>
        <translation>neue Lücke: {moves}</translation>
    </message>
    <message>
        <source>no author is named</source>
        <translation>kein Verfasser ist genannt</translation>
    </message>
    <message>
        <source>no cell {cell} on the board of {game}</source>
        <translation>kein Feld {cell} auf dem Brett von {game}</translation>
    </message>
    <message>
        <source>no continuation</source>
        <translation>keine Fortsetzung</translation>
    </message>
    <message>
        <source>no continuation after {moves}</source>
        <translation>keine Fortsetzung nach {moves}</translation>
    </message>
    <message>
        <source>no defences</source>
        <translation>keine Verteidigungen</translation>
    </message>
    <message>
        <source>no diagram was found in this message</source>
        <translation>in dieser Nachricht wurde kein Diagramm gefunden</translation>
    </message>
    <message>
        <source>no effective defences</source>
        <translation>keine wirksamen Verteidigungen</translation>
    </message>
    <message>
        <source>no engine was found</source>
        <translation>es wurde keine Engine gefunden</translation>
    </message>
    <message>
        <source>no entry was given to the judges as {number}</source>
        <translation>keine Bewerbung ging als {number} an die Preisrichter</translation>
    </message>
    <message>
        <source>no first move is written</source>
        <translation>kein erster Zug ist angegeben</translation>
    </message>
    <message>
        <source>no game is called {name}; there are {books}</source>
        <translation>kein Spiel heißt {name}; es gibt {books}</translation>
    </message>
    <message>
        <source>no game leads to the diagram: {reason}</source>
        <translation>keine Partie führt zum Diagramm: {reason}</translation>
    </message>
    <message>
        <source>no goal of the game is named; there are {goals}</source>
        <translation>kein Ziel des Spiels ist genannt; es gibt {goals}</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>kein Schlüssel</translation>
    </message>
    <message>
        <source>no man {man} in {game}</source>
        <translation>kein Stein {man} in {game}</translation>
    </message>
    <message>
        <source>no mate</source>
        <translation>kein Matt</translation>
    </message>
    <message>
        <source>no mate after {moves}</source>
        <translation>kein Matt nach {moves}</translation>
    </message>
    <message>
        <source>no move can be played from this diagram</source>
        <translation>von diesem Diagramm aus ist kein Zug spielbar</translation>
    </message>
    <message>
        <source>no order of moves leads there</source>
        <translation>keine Reihenfolge der Züge führt dorthin</translation>
    </message>
    <message>
        <source>no play is called {name}</source>
        <translation>keine Spielart heißt {name}</translation>
    </message>
    <message>
        <source>no player is called {name}; there are {players}</source>
        <translation>kein Spieler heißt {name}; es gibt {players}</translation>
    </message>
    <message>
        <source>no rival left</source>
        <translation>kein Rivale bleibt</translation>
    </message>
    <message>
        <source>no solution belongs to the diagram itself</source>
        <translation>zum Diagramm selbst gehört keine Lösung</translation>
    </message>
    <message>
        <source>no stipulation is given: {claim} was taken, the result</source>
        <translation>keine Forderung ist angegeben: {claim} wurde genommen, das Ergebnis</translation>
    </message>
    <message>
        <source>no study lies on the board</source>
        <translation>auf dem Brett liegt keine Studie</translation>
    </message>
    <message>
        <source>no try</source>
        <translation>keine Verführung</translation>
    </message>
    <message>
        <source>nobody of the core can play {move}, which is wanted</source>
        <translation>niemand im Kern kann {move} spielen, was gewünscht ist</translation>
    </message>
    <message>
        <source>nodes: {fault}</source>
        <translation>nodes: {fault}</translation>
    </message>
    <message>
        <source>not all men can have come where they stand, or where they were captured, while the pawns went the only ways that they can have gone ({squares})</source>
        <translation>während die Bauern die einzigen Wege gingen, die sie gegangen sein können, können nicht alle Steine dorthin gekommen sein, wo sie stehen oder geschlagen wurden ({squares})</translation>
    </message>
    <message>
        <source>not certain</source>
        <translation>nicht sicher</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>nicht entschieden</translation>
    </message>
    <message>
        <source>not decided: {doubt}</source>
        <translation>nicht entschieden, ob {doubt}</translation>
    </message>
    <message>
        <source>not finished: one move of White looked at</source>
        <translation>nicht fertig: ein weißer Zug angesehen</translation>
    </message>
    <message>
        <source>not proved: of the one move of White an engine tells what it sees</source>
        <translation>nicht bewiesen: von dem einen weißen Zug sagt eine Engine, was sie sieht</translation>
    </message>
    <message>
        <source>of studies a first move and only moves can be demanded, no themes or figures</source>
        <translation>von Studien können ein erster Zug und einzige Züge verlangt werden, keine Themen oder Zahlen</translation>
    </message>
    <message>
        <source>one position of the line in common</source>
        <translation>eine Stellung der Lösung gemeinsam</translation>
    </message>
    <message>
        <source>only moves and an engine are asked of studies (+ and =)</source>
        <translation>einzige Züge und eine Engine werden bei Studien (+ und =) verlangt</translation>
    </message>
    <message>
        <source>only: expected at most {most} moves</source>
        <translation>only: höchstens {most} Züge erwartet</translation>
    </message>
    <message>
        <source>open: one move of White, and it is not proved to be the only one</source>
        <translation>offen: ein weißer Zug, und er ist nicht als einziger bewiesen</translation>
    </message>
    <message>
        <source>open: one move of White, and it is proved to be the only one</source>
        <translation>offen: ein weißer Zug, und er ist als einziger bewiesen</translation>
    </message>
    <message>
        <source>problems with twins are searched at the desk</source>
        <translation>Probleme mit Zwillingen werden am Rechner gesucht</translation>
    </message>
    <message>
        <source>sidelines that are not thematic: one move of White, and it is not proved to be the only one</source>
        <translation>nicht thematische Nebenvarianten: ein weißer Zug, und er ist nicht als einziger bewiesen</translation>
    </message>
    <message>
        <source>sidelines that are not thematic: one move of White, and it is proved to be the only one</source>
        <translation>nicht thematische Nebenvarianten: ein weißer Zug, und er ist als einziger bewiesen</translation>
    </message>
    <message>
        <source>studies are searched at the desk</source>
        <translation>Studien werden am Rechner gesucht</translation>
    </message>
    <message>
        <source>studies are searched by the rules of today&apos;s chess only</source>
        <translation>Studien werden nur nach den Regeln des heutigen Schachs gesucht</translation>
    </message>
    <message>
        <source>the line ends in the same position</source>
        <translation>die Lösung endet in derselben Stellung</translation>
    </message>
    <message>
        <source>too few men are missing ({count}) for all the missing pawns to have been captured or promoted ({squares})</source>
        <translation>es fehlen zu wenige Steine ({count}), als dass alle fehlenden Bauern geschlagen oder umgewandelt worden sein könnten ({squares})</translation>
    </message>
    <message>
        <source>tries that one answer alone refutes: {tries}</source>
        <translation>Verführungen mit nur einer Widerlegung: {tries}</translation>
    </message>
    <message>
        <source>{finding}; {solver} finds the same</source>
        <translation>{finding}; {solver} findet dasselbe</translation>
    </message>
    <message>
        <source>{name}: expected a list of texts</source>
        <translation>{name}: erwartet wird eine Liste von Texten</translation>
    </message>
    <message numerus="yes">
        <source>not finished: {count} moves of White looked at</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>nicht fertig: {count} weiße Züge angesehen</numerusform>
        </translation>
    </message>
    <message>
        <source>not kept in {form}: {parts}</source>
        <translation>in {form} nicht enthalten: {parts}</translation>
    </message>
    <message>
        <source>Not finished: the tables of this ending need more time</source>
        <translation>Nicht fertig: Die Tabellen dieses Endspiels brauchen mehr Zeit</translation>
    </message>
    <message>
        <source>a model mate</source>
        <translation>Mustermatt</translation>
    </message>
    <message>
        <source>a model stalemate</source>
        <translation>Musterpatt</translation>
    </message>
    <message>
        <source>a pure mate</source>
        <translation>reines Matt</translation>
    </message>
    <message>
        <source>a pure stalemate</source>
        <translation>reines Patt</translation>
    </message>
    <message>
        <source>all tables of {men} men are there</source>
        <translation>alle Tabellen mit {men} Steinen sind da</translation>
    </message>
    <message>
        <source>an ideal mate</source>
        <translation>Idealmatt</translation>
    </message>
    <message>
        <source>an ideal stalemate</source>
        <translation>Idealpatt</translation>
    </message>
    <message>
        <source>mate</source>
        <translation>Matt</translation>
    </message>
    <message>
        <source>not known: one position was looked at</source>
        <translation>nicht bekannt: eine Stellung wurde untersucht</translation>
    </message>
    <message>
        <source>not met yet: {tried} of {all} placements judged; {killer}</source>
        <translation>noch nicht erfüllt: {tried} von {all} Aufstellungen geprüft; {killer}</translation>
    </message>
    <message>
        <source>not met: no position was found to begin with</source>
        <translation>nicht erfüllt: keine Stellung wurde gefunden, von der aus zu suchen wäre</translation>
    </message>
    <message>
        <source>not met: one geometry of {all}, {tried} positions judged; {killer}</source>
        <translation>nicht erfüllt: eine Geometrie von {all}, {tried} Stellungen geprüft; {killer}</translation>
    </message>
    <message>
        <source>not met: {tried} positions judged; {killer}</source>
        <translation>nicht erfüllt: {tried} Stellungen geprüft; {killer}</translation>
    </message>
    <message>
        <source>not proved here: {reason}</source>
        <translation>hier nicht bewiesen: {reason}</translation>
    </message>
    <message>
        <source>not proved here: {reason}; the page Study audits the line</source>
        <translation>hier nicht bewiesen: {reason}; die Seite Studie prüft die Variante</translation>
    </message>
    <message>
        <source>not solved: by these conditions together a position has too many moves</source>
        <translation>nicht gelöst: nach diesen Bedingungen zusammen hat eine Stellung zu viele Züge</translation>
    </message>
    <message>
        <source>not solved: {wrong}</source>
        <translation>nicht gelöst: {wrong}</translation>
    </message>
    <message>
        <source>nothing beside</source>
        <translation>nichts weiter</translation>
    </message>
    <message>
        <source>nothing comes after the key of {sign}</source>
        <translation>nach dem Schlüssel von {sign} kommt nichts</translation>
    </message>
    <message>
        <source>nothing disproves it, if each man of fairy chess is a promoted pawn; only pawns, officers and numbers were looked at</source>
        <translation>nichts widerlegt es, wenn jeder Märchenstein ein umgewandelter Bauer ist; nur Bauern, Offiziere und Anzahlen wurden betrachtet</translation>
    </message>
    <message>
        <source>nothing disproves it, if the men of fairy chess stood in the array; only pawns, officers and numbers were looked at</source>
        <translation>nichts widerlegt es, wenn die Märchensteine in der Ausgangsstellung standen; nur Bauern, Offiziere und Anzahlen wurden betrachtet</translation>
    </message>
    <message>
        <source>nothing is known of what {theme} needs: it has no grammar</source>
        <translation>Was {theme} braucht, ist nicht bekannt: das Thema hat keine Grammatik</translation>
    </message>
    <message>
        <source>nothing was printed</source>
        <translation>nichts wurde ausgegeben</translation>
    </message>
    <message>
        <source>number, apart from the source</source>
        <translation>Nummer, getrennt von der Quelle</translation>
    </message>
    <message>
        <source>of the tables of {men} men one is missing: {name}</source>
        <translation>von den Tabellen mit {men} Steinen fehlt eine: {name}</translation>
    </message>
    <message>
        <source>on board A</source>
        <translation>auf Brett A</translation>
    </message>
    <message>
        <source>on board B</source>
        <translation>auf Brett B</translation>
    </message>
    <message>
        <source>one defence</source>
        <translation>eine Verteidigung</translation>
    </message>
    <message>
        <source>one defence has a dual</source>
        <translation>eine Verteidigung hat einen Dual</translation>
    </message>
    <message>
        <source>one dual in the end, from move {number} on</source>
        <translation>ein Dual am Ende, vom {number}. Zug an</translation>
    </message>
    <message>
        <source>one dual is minor by the composer&apos;s word</source>
        <translation>ein Dual ist nach dem Wort des Verfassers geringfügig</translation>
    </message>
    <message>
        <source>one effective defence</source>
        <translation>eine wirksame Verteidigung</translation>
    </message>
    <message>
        <source>one file is damaged: {name}</source>
        <translation>eine Datei ist beschädigt: {name}</translation>
    </message>
    <message>
        <source>one found</source>
        <translation>eines gefunden</translation>
    </message>
    <message>
        <source>one key</source>
        <translation>ein Schlüssel</translation>
    </message>
    <message>
        <source>one key so far</source>
        <translation>bisher ein Schlüssel</translation>
    </message>
    <message>
        <source>one line</source>
        <translation>eine Lösung</translation>
    </message>
    <message>
        <source>one line so far</source>
        <translation>bisher eine Lösung</translation>
    </message>
    <message>
        <source>one man must be promoted</source>
        <translation>ein Stein muss umgewandelt sein</translation>
    </message>
    <message>
        <source>one more problem is left out</source>
        <translation>ein weiteres Problem ist ausgelassen</translation>
    </message>
    <message>
        <source>one move may lead here</source>
        <translation>ein Zug kann hierher führen</translation>
    </message>
    <message>
        <source>one other move only comes back to the line</source>
        <translation>ein anderer Zug kehrt nur zur Variante zurück</translation>
    </message>
    <message>
        <source>one problem of another game is left out: only .jsonl has a form for it</source>
        <translation>ein Problem eines anderen Spiels bleibt weg: nur .jsonl hat eine Form dafür</translation>
    </message>
    <message>
        <source>one refutation</source>
        <translation>eine Widerlegung</translation>
    </message>
    <message>
        <source>one rival left</source>
        <translation>ein Rivale bleibt</translation>
    </message>
    <message>
        <source>one single move</source>
        <translation>einem Einzelzug</translation>
    </message>
    <message>
        <source>one stake</source>
        <translation>ein Einsatz</translation>
    </message>
    <message>
        <source>one threat: {moves}</source>
        <translation>eine Drohung: {moves}</translation>
    </message>
    <message>
        <source>one try</source>
        <translation>eine Verführung</translation>
    </message>
    <message>
        <source>one turn is enough</source>
        <translation>ein Zug genügt</translation>
    </message>
    <message>
        <source>one with a dual</source>
        <translation>eine mit Dual</translation>
    </message>
    <message>
        <source>one with several replies</source>
        <translation>eine mit mehreren Antworten</translation>
    </message>
    <message>
        <source>only direct and help play and series have an exact length, got {sign}</source>
        <translation>nur direktes Spiel, Hilfsspiel und Serien haben eine genaue Länge, nicht {sign}</translation>
    </message>
    <message>
        <source>only hops on a queen&apos;s or a nightrider&apos;s lines turn aside</source>
        <translation>nur Hüpfer auf Linien einer Dame oder eines Nachtreiters biegen ab</translation>
    </message>
    <message>
        <source>only the compiled part of the program can tell, and it was not built here; install the program again where there is a C compiler</source>
        <translation>das weiß nur der kompilierte Teil des Programms, und er wurde hier nicht gebaut; installieren Sie das Programm noch einmal dort, wo es einen C-Compiler gibt</translation>
    </message>
    <message>
        <source>only the compiled part of the program solves this, and it was not built here; install the program again where there is a C compiler</source>
        <translation>das löst nur der kompilierte Teil des Programms, und er wurde hier nicht gebaut; installieren Sie das Programm noch einmal dort, wo es einen C-Compiler gibt</translation>
    </message>
    <message>
        <source>only the first {most} problems were read</source>
        <translation>nur die ersten {most} Probleme wurden gelesen</translation>
    </message>
    <message>
        <source>only this</source>
        <translation>nur dies</translation>
    </message>
    <message>
        <source>opens a line to {square}</source>
        <translation>öffnet eine Linie nach {square}</translation>
    </message>
    <message>
        <source>options of printing</source>
        <translation>Optionen des Ausdrucks</translation>
    </message>
    <message>
        <source>other conditions</source>
        <translation>andere Bedingungen</translation>
    </message>
    <message>
        <source>other shape</source>
        <translation>andere Form</translation>
    </message>
    <message>
        <source>other shape, {solutions}</source>
        <translation>andere Form, {solutions}</translation>
    </message>
    <message>
        <source>other threat: {move}</source>
        <translation>andere Drohung: {move}</translation>
    </message>
    <message>
        <source>out of play</source>
        <translation>abseits</translation>
    </message>
    <message>
        <source>paralysing</source>
        <translation>paralysierend</translation>
    </message>
    <message>
        <source>patrolling</source>
        <translation>Patrouille</translation>
    </message>
    <message>
        <source>pinned, {unit} would be freed and parry</source>
        <translation>gefesselt, {unit} würde befreit und parierte</translation>
    </message>
    <message>
        <source>pins</source>
        <translation>Fesselungen</translation>
    </message>
    <message>
        <source>pins the unit on {square}</source>
        <translation>fesselt den Stein auf {square}</translation>
    </message>
    <message>
        <source>play of the threats</source>
        <translation>Drohspiel</translation>
    </message>
    <message>
        <source>point {point}: men of both sides</source>
        <translation>Punkt {point}: Steine beider Seiten</translation>
    </message>
    <message>
        <source>point {point}: men of two players</source>
        <translation>Punkt {point}: Steine zweier Spieler</translation>
    </message>
    <message>
        <source>printed solution</source>
        <translation>abgedruckte Lösung</translation>
    </message>
    <message>
        <source>problem {number}</source>
        <translation>Problem {number}</translation>
    </message>
    <message>
        <source>problem {number} cannot be read: {wrong}</source>
        <translation>Aufgabe {number} ist nicht zu lesen: {wrong}</translation>
    </message>
    <message>
        <source>problem {place} is left out: {reason}</source>
        <translation>Problem {place} ist ausgelassen: {reason}</translation>
    </message>
    <message>
        <source>promoted force</source>
        <translation>Umwandlungsfigur</translation>
    </message>
    <message>
        <source>promoted men</source>
        <translation>Umwandlungssteine</translation>
    </message>
    <message>
        <source>promotions</source>
        <translation>Umwandlungen</translation>
    </message>
    <message>
        <source>proof games are not solved by the rules of old games</source>
        <translation>Beweispartien nach den Regeln alter Spiele werden nicht gelöst</translation>
    </message>
    <message>
        <source>proof games in which a side moves men of the other are not solved</source>
        <translation>Beweispartien, in denen eine Seite Steine der anderen zieht, werden nicht gelöst</translation>
    </message>
    <message>
        <source>proof games with imitators are not solved: no diagram says where they end</source>
        <translation>Beweispartien mit Imitatoren werden nicht gelöst: kein Diagramm sagt, wo sie enden</translation>
    </message>
    <message>
        <source>protean</source>
        <translation>proteisch</translation>
    </message>
    <message>
        <source>reciprocal</source>
        <translation>reziprok</translation>
    </message>
    <message>
        <source>rights that nobody has decided were tried one by one: they are too many to be tried together</source>
        <translation>unentschiedene Rechte wurden einzeln geprüft: für alle Verbindungen sind es zu viele</translation>
    </message>
    <message>
        <source>rights where a proof game begins</source>
        <translation>Rechte, wo eine Beweispartie beginnt</translation>
    </message>
    <message>
        <source>rights where a proof game ends</source>
        <translation>Rechte, wo eine Beweispartie endet</translation>
    </message>
    <message>
        <source>round trips</source>
        <translation>Rundläufe</translation>
    </message>
    <message>
        <source>round {name} has no problems</source>
        <translation>Runde {name} hat keine Aufgaben</translation>
    </message>
    <message>
        <source>schemes are worked with orthodox men only</source>
        <translation>Schemata werden nur mit orthodoxen Steinen bearbeitet</translation>
    </message>
    <message>
        <source>score, {player}: expected 0 to {most}</source>
        <translation>score, {player}: 0 bis {most} erwartet</translation>
    </message>
    <message>
        <source>score: {game} counts nothing beside men</source>
        <translation>score: {game} zählt nichts außer den Steinen</translation>
    </message>
    <message>
        <source>second best: {chance}</source>
        <translation>zweitbester Zug: {chance}</translation>
    </message>
    <message>
        <source>second solution</source>
        <translation>zweite Lösung</translation>
    </message>
    <message>
        <source>second solution: {move} ({value})</source>
        <translation>Nebenlösung: {move} ({value})</translation>
    </message>
    <message>
        <source>section {section} has no entries</source>
        <translation>Abteilung {section} hat keine Bewerbungen</translation>
    </message>
    <message>
        <source>section {section}: of several judges&apos; opinions the last word is missing</source>
        <translation>Abteilung {section}: zu den Meinungen mehrerer Preisrichter fehlt das letzte Wort</translation>
    </message>
    <message>
        <source>set continuations {number} of {defences}</source>
        <translation>Satzfortsetzungen {number} von {defences}</translation>
    </message>
    <message>
        <source>set mates {number} of {defences}</source>
        <translation>Satzmatts {number} von {defences}</translation>
    </message>
    <message>
        <source>set play is complete</source>
        <translation>vollständiges Satzspiel</translation>
    </message>
    <message>
        <source>set play not finished</source>
        <translation>Satzspiel nicht zu Ende gerechnet</translation>
    </message>
    <message>
        <source>set play was not looked for</source>
        <translation>nach Satzspiel wurde nicht gesucht</translation>
    </message>
    <message>
        <source>several changes at once</source>
        <translation>mehrere Änderungen zugleich</translation>
    </message>
    <message>
        <source>sheets of this problem are marked by hand</source>
        <translation>Lösungen dieser Aufgabe werden von Hand bewertet</translation>
    </message>
    <message>
        <source>shifted one file to the left</source>
        <translation>um eine Linie nach links verschoben</translation>
    </message>
    <message>
        <source>shifted one file to the right</source>
        <translation>um eine Linie nach rechts verschoben</translation>
    </message>
    <message>
        <source>shifted one rank down</source>
        <translation>um eine Reihe nach unten verschoben</translation>
    </message>
    <message>
        <source>shifted one rank up</source>
        <translation>um eine Reihe nach oben verschoben</translation>
    </message>
    <message>
        <source>sideline {line}: {fault}</source>
        <translation>Nebenvariante {line}: {fault}</translation>
    </message>
    <message>
        <source>solution {number}: {men}</source>
        <translation>Lösung {number}: {men}</translation>
    </message>
    <message>
        <source>solutions that stay: {kept} of {number}</source>
        <translation>Lösungen, die bleiben: {kept} von {number}</translation>
    </message>
    <message>
        <source>some play is left out: it is too much for this page</source>
        <translation>etwas Spiel fehlt: es ist zu viel für diese Seite</translation>
    </message>
    <message>
        <source>some throw hits: {chance}</source>
        <translation>ein Wurf trifft: {chance}</translation>
    </message>
    <message>
        <source>sound by {move}</source>
        <translation>korrekt durch {move}</translation>
    </message>
    <message>
        <source>source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>stalemate</source>
        <translation>Patt</translation>
    </message>
    <message>
        <source>statement of soundness and own remarks</source>
        <translation>Angabe der Korrektheit und eigene Bemerkungen</translation>
    </message>
    <message>
        <source>symmetrical play</source>
        <translation>symmetrisches Spiel</translation>
    </message>
    <message>
        <source>tables of endings have at most {count} men</source>
        <translation>Endspieltabellen haben höchstens {count} Steine</translation>
    </message>
    <message>
        <source>tables of endings have legal positions only</source>
        <translation>Endspieltabellen haben nur legale Stellungen</translation>
    </message>
    <message>
        <source>tables of endings have orthodox men only</source>
        <translation>Endspieltabellen haben nur orthodoxe Steine</translation>
    </message>
    <message>
        <source>tables of endings know no castling</source>
        <translation>Endspieltabellen kennen keine Rochade</translation>
    </message>
    <message>
        <source>tables of endings need the compiled part of the program</source>
        <translation>Endspieltabellen brauchen den kompilierten Teil des Programms</translation>
    </message>
    <message>
        <source>tables of the diagram would have more than {count} positions ({size} GB); at most {most} are made</source>
        <translation>Tabellen des Diagramms hätten mehr als {count} Stellungen ({size} GB); höchstens {most} werden gemacht</translation>
    </message>
    <message>
        <source>tables of the diagram would have {count} positions ({size} GB); at most {most} are made</source>
        <translation>Tabellen des Diagramms hätten {count} Stellungen ({size} GB); höchstens {most} werden gemacht</translation>
    </message>
    <message>
        <source>takes {man}</source>
        <translation>schlägt {man}</translation>
    </message>
    <message>
        <source>tasks and geometry</source>
        <translation>Tasks und Geometrie</translation>
    </message>
    <message>
        <source>that a proof game is the shortest</source>
        <translation>dass eine Beweispartie die kürzeste ist</translation>
    </message>
    <message>
        <source>the box has more messages: the rest was not read</source>
        <translation>das Postfach hat mehr Nachrichten: der Rest wurde nicht gelesen</translation>
    </message>
    <message>
        <source>the changed answer to a check</source>
        <translation>die gewechselte Antwort auf ein Schach</translation>
    </message>
    <message>
        <source>the checks that the key allows</source>
        <translation>die Schachgebote, die der Schlüssel zulässt</translation>
    </message>
    <message>
        <source>the claim is not met in the diagram: {value}</source>
        <translation>im Diagramm ist die Forderung nicht erfüllt: {value}</translation>
    </message>
    <message>
        <source>the compiled solver, which this needs, was not built</source>
        <translation>der kompilierte Löser, der dafür nötig ist, wurde nicht gebaut</translation>
    </message>
    <message>
        <source>the conditions are not understood: {words}</source>
        <translation>die Bedingungen sind nicht verstanden: {words}</translation>
    </message>
    <message>
        <source>the core and the kings that it lacks are {men} men, more than the {most} that are allowed</source>
        <translation>Kern und fehlende Könige sind {men} Steine, mehr als die {most} erlaubten</translation>
    </message>
    <message>
        <source>the core has more men than a side can have</source>
        <translation>Der Kern hat mehr Steine, als eine Seite haben kann</translation>
    </message>
    <message>
        <source>the core has {men} men, more than the {most} that are allowed</source>
        <translation>Der Kern hat {men} Steine, mehr als die {most} erlaubten</translation>
    </message>
    <message>
        <source>the cross of flights</source>
        <translation>das Fluchtkreuz</translation>
    </message>
    <message>
        <source>the diagram was changed since it was written: not read</source>
        <translation>das Diagramm wurde geändert, seit es geschrieben wurde: nicht gelesen</translation>
    </message>
    <message>
        <source>the flights that the key gives</source>
        <translation>die Fluchtfelder, die der Schlüssel gibt</translation>
    </message>
    <message>
        <source>the king</source>
        <translation>der König</translation>
    </message>
    <message>
        <source>the kings stand side by side</source>
        <translation>die Könige stehen nebeneinander</translation>
    </message>
    <message>
        <source>the last move was not {move}</source>
        <translation>der letzte Zug nicht {move} war</translation>
    </message>
    <message>
        <source>the letter is longer than {most} characters: the rest was not read</source>
        <translation>der Brief ist länger als {most} Zeichen: der Rest wurde nicht gelesen</translation>
    </message>
    <message>
        <source>the letters of the men are not those of the sides</source>
        <translation>die Buchstaben der Steine passen nicht zu den Namen der Seiten</translation>
    </message>
    <message>
        <source>the line fails at move {number}: {move} is answered by {reply} ({value})</source>
        <translation>die Variante scheitert im {number}. Zug: auf {move} folgt {reply} ({value})</translation>
    </message>
    <message>
        <source>the line fails at move {number}: {move} leads to: {value}</source>
        <translation>die Variante scheitert im {number}. Zug: {move} führt zu: {value}</translation>
    </message>
    <message>
        <source>the line has no move of White</source>
        <translation>die Variante hat keinen weißen Zug</translation>
    </message>
    <message>
        <source>the line to {move} ends in {end}</source>
        <translation>die Variante bis {move} endet mit: {end}</translation>
    </message>
    <message>
        <source>the list goes on with {word}, which is not understood</source>
        <translation>die Liste geht weiter mit {word}, und das wird nicht verstanden</translation>
    </message>
    <message>
        <source>the main line ends in {end}</source>
        <translation>die Hauptvariante endet mit: {end}</translation>
    </message>
    <message>
        <source>the man moves in more ways than can be solved with</source>
        <translation>der Stein zieht auf mehr Arten, als gelöst werden kann</translation>
    </message>
    <message>
        <source>the mate shown</source>
        <translation>das gezeigte Matt</translation>
    </message>
    <message>
        <source>the mates that are wanted contradict each other</source>
        <translation>die gewünschten Matts widersprechen einander</translation>
    </message>
    <message>
        <source>the men change their colours</source>
        <translation>die Steine wechseln die Farbe</translation>
    </message>
    <message>
        <source>the men of only one side stand here</source>
        <translation>hier stehen nur die Steine einer Seite</translation>
    </message>
    <message>
        <source>the message has too many parts: the rest was not read</source>
        <translation>die Nachricht hat zu viele Teile: der Rest wurde nicht gelesen</translation>
    </message>
    <message>
        <source>the one defence and its answer unchanged</source>
        <translation>die eine Verteidigung und ihre Antwort unverändert</translation>
    </message>
    <message>
        <source>the only first turn does not do it.</source>
        <translation>der einzige erste Zug leistet es nicht.</translation>
    </message>
    <message>
        <source>the pawns cannot all have come past each other with the captures that are possible ({squares})</source>
        <translation>die Bauern können mit den möglichen Schlägen nicht alle aneinander vorbeigekommen sein ({squares})</translation>
    </message>
    <message>
        <source>the play as it stands takes too long to be worked out</source>
        <translation>das Spiel in dieser Stellung zu berechnen dauert zu lange</translation>
    </message>
    <message>
        <source>the problem does not show {theme}</source>
        <translation>das Problem zeigt {theme} nicht</translation>
    </message>
    <message>
        <source>the problem shows no theme of which it is known what it needs</source>
        <translation>das Problem zeigt kein Thema, von dem bekannt ist, was es braucht</translation>
    </message>
    <message>
        <source>the record names no distinction</source>
        <translation>der Datensatz nennt keine Auszeichnung</translation>
    </message>
    <message>
        <source>the record names no source</source>
        <translation>der Datensatz nennt keine Quelle</translation>
    </message>
    <message>
        <source>the record names nothing earlier</source>
        <translation>der Datensatz nennt keinen Vorgänger</translation>
    </message>
    <message>
        <source>the sacrifice of the key&apos;s unit</source>
        <translation>das Opfer des Schlüsselsteins</translation>
    </message>
    <message>
        <source>the same answer</source>
        <translation>dieselbe Antwort</translation>
    </message>
    <message>
        <source>the sender&apos;s key {key} does not solve</source>
        <translation>der Schlüssel {key} des Einsenders löst nicht</translation>
    </message>
    <message>
        <source>the set mate {line}</source>
        <translation>das Satzmatt {line}</translation>
    </message>
    <message>
        <source>the sides are not named: White&apos;s men were taken to stand first</source>
        <translation>die Seiten sind nicht genannt: die weißen Steine wurden als die ersten genommen</translation>
    </message>
    <message>
        <source>the solver did not finish this problem</source>
        <translation>der Löser des Programms wurde mit dieser Aufgabe nicht fertig</translation>
    </message>
    <message>
        <source>the solver does not find it sound</source>
        <translation>der Löser findet es nicht korrekt</translation>
    </message>
    <message>
        <source>the solver has not found out whether it is sound</source>
        <translation>der Löser hat noch nicht gefunden, ob es korrekt ist</translation>
    </message>
    <message>
        <source>the solver of this page failed</source>
        <translation>der Löser dieser Seite ist gescheitert</translation>
    </message>
    <message>
        <source>the star of flights</source>
        <translation>der Fluchtstern</translation>
    </message>
    <message>
        <source>the table {name} is missing, or damaged, or lacks smaller ones</source>
        <translation>die Tabelle {name} fehlt, ist beschädigt, oder kleinere zu ihr fehlen</translation>
    </message>
    <message>
        <source>the task is none of section {section}</source>
        <translation>die Forderung ist keine der Abteilung {section}</translation>
    </message>
    <message>
        <source>the theme composer works with orthodox men only</source>
        <translation>Der Themenkomponist arbeitet nur mit orthodoxen Steinen</translation>
    </message>
    <message>
        <source>the theme composer works {known}, not {asked}</source>
        <translation>der Themenkomponist bearbeitet {known}, nicht {asked}</translation>
    </message>
    <message>
        <source>the throw is lost</source>
        <translation>der Wurf ist verloren</translation>
    </message>
    <message>
        <source>the throw is lost, and the game with it</source>
        <translation>der Wurf ist verloren, und das Spiel damit</translation>
    </message>
    <message>
        <source>the throw is lost: {chance}</source>
        <translation>der Wurf ist verloren: {chance}</translation>
    </message>
    <message>
        <source>the tourney&apos;s file is damaged: {wrong}</source>
        <translation>die Datei des Turniers ist beschädigt: {wrong}</translation>
    </message>
    <message>
        <source>the tries {moves}</source>
        <translation>Verführungen {moves}</translation>
    </message>
    <message>
        <source>the twins are not told apart: a), b)</source>
        <translation>die Zwillinge sind nicht unterschieden: a), b)</translation>
    </message>
    <message>
        <source>the whole board is shifted</source>
        <translation>das ganze Brett wird verschoben</translation>
    </message>
    <message>
        <source>the whole board is turned or mirrored</source>
        <translation>das ganze Brett wird gedreht oder gespiegelt</translation>
    </message>
    <message>
        <source>theme tourney</source>
        <translation>Thematurnier</translation>
    </message>
    <message>
        <source>theoretical ending</source>
        <translation>theoretisches Endspiel</translation>
    </message>
    <message>
        <source>there are more different men than can be solved with</source>
        <translation>es sind mehr verschiedene Steine, als gelöst werden können</translation>
    </message>
    <message>
        <source>there are more positions than are looked at</source>
        <translation>es sind mehr Stellungen, als geprüft werden</translation>
    </message>
    <message>
        <source>there are no tables (.rtbw) in the folder</source>
        <translation>in dem Ordner sind keine Tabellen (.rtbw)</translation>
    </message>
    <message>
        <source>there is a solution</source>
        <translation>es gibt eine Lösung</translation>
    </message>
    <message>
        <source>there is no entry {number}</source>
        <translation>es gibt keine Bewerbung {number}</translation>
    </message>
    <message>
        <source>there is no flaw {flaw}: expected {known}</source>
        <translation>Einen Mangel {flaw} gibt es nicht; erwartet wurde {known}</translation>
    </message>
    <message>
        <source>there is no problem {number}</source>
        <translation>es gibt keine Aufgabe {number}</translation>
    </message>
    <message>
        <source>there is no round {name}</source>
        <translation>es gibt keine Runde {name}</translation>
    </message>
    <message>
        <source>there is no section {name}</source>
        <translation>es gibt keine Abteilung {name}</translation>
    </message>
    <message>
        <source>there is no solver {number}</source>
        <translation>es gibt keinen Löser {number}</translation>
    </message>
    <message>
        <source>there is no theme {theme}</source>
        <translation>Ein Thema {theme} gibt es nicht</translation>
    </message>
    <message>
        <source>there is nothing to solve: what stands on the board is listed</source>
        <translation>es gibt nichts zu lösen: aufgezählt wird, was auf dem Brett steht</translation>
    </message>
    <message>
        <source>this PDF document cannot be read: {wrong}</source>
        <translation>dieses PDF-Dokument lässt sich nicht lesen: {wrong}</translation>
    </message>
    <message>
        <source>this core has no geometry for {theme} that is known here: more of the men whom the theme needs must stand on the board</source>
        <translation>dieser Kern hat keine hier bekannte Geometrie für {theme}: mehr von den Steinen, die das Thema braucht, müssen auf dem Brett stehen</translation>
    </message>
    <message>
        <source>this core has no geometry known here that shows {themes} together</source>
        <translation>Dieser Kern hat keine hier bekannte Geometrie, die {themes} zusammen zeigt</translation>
    </message>
    <message>
        <source>this is a PDF document: no FEN and no list of men stands in its text</source>
        <translation>dies ist ein PDF-Dokument: in seinem Text steht weder eine FEN noch eine Liste der Steine</translation>
    </message>
    <message>
        <source>this is a fault of the program: {wrong}</source>
        <translation>das ist ein Fehler des Programms: {wrong}</translation>
    </message>
    <message>
        <source>this is no file of a solving contest</source>
        <translation>das ist keine Datei eines Lösungsturniers</translation>
    </message>
    <message>
        <source>this is no file of a tourney</source>
        <translation>das ist keine Datei eines Turniers</translation>
    </message>
    <message>
        <source>this is the file of another tourney: {name}</source>
        <translation>das ist die Datei eines anderen Turniers: {name}</translation>
    </message>
    <message>
        <source>this is too much for the memory of this page</source>
        <translation>das ist zu viel für den Speicher dieser Seite</translation>
    </message>
    <message>
        <source>throws at will: {number}</source>
        <translation>Würfe nach Wahl: {number}</translation>
    </message>
    <message>
        <source>throws on average: {number}</source>
        <translation>Würfe im Mittel: {number}</translation>
    </message>
    <message>
        <source>throws that do it: {throws}</source>
        <translation>Würfe, die es tun: {throws}</translation>
    </message>
    <message>
        <source>throws that save: {throws}</source>
        <translation>rettende Würfe: {throws}</translation>
    </message>
    <message>
        <source>throws: {throws}</source>
        <translation>Würfe: {throws}</translation>
    </message>
    <message>
        <source>title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>to be looked at, move {number}: {move} ({score} at depth {depth}, {nodes} nodes, {engine})</source>
        <translation>anzusehen, {number}. Zug: {move} ({score} in Tiefe {depth}, {nodes} Knoten, {engine})</translation>
    </message>
    <message>
        <source>too many captures by pawns ({number})</source>
        <translation>zu viele Schläge von Bauern ({number})</translation>
    </message>
    <message>
        <source>too many moves ({number})</source>
        <translation>zu viele Züge ({number})</translation>
    </message>
    <message>
        <source>tourney, apart from the distinction</source>
        <translation>Turnier, getrennt von der Auszeichnung</translation>
    </message>
    <message>
        <source>tries and corrections</source>
        <translation>Verführungen und Korrekturen</translation>
    </message>
    <message>
        <source>try {move}</source>
        <translation>Verführung {move}</translation>
    </message>
    <message>
        <source>twin</source>
        <translation>Zwilling</translation>
    </message>
    <message>
        <source>twin {letter} is not understood</source>
        <translation>der Zwilling {letter} ist nicht verstanden</translation>
    </message>
    <message>
        <source>twins</source>
        <translation>Zwillinge</translation>
    </message>
    <message>
        <source>two different mates are wanted after {move}, in one and the same phase</source>
        <translation>nach {move} sind zwei verschiedene Matts gewünscht, in ein und derselben Phase</translation>
    </message>
    <message>
        <source>two men stand on {square}: Popeye takes the last</source>
        <translation>zwei Steine stehen auf {square}: Popeye nimmt den letzten</translation>
    </message>
    <message>
        <source>uncapturable</source>
        <translation>unschlagbar</translation>
    </message>
    <message>
        <source>unpins the unit on {square}</source>
        <translation>entfesselt den Stein auf {square}</translation>
    </message>
    <message>
        <source>version</source>
        <translation>Fassung</translation>
    </message>
    <message>
        <source>very many men</source>
        <translation>sehr viele Steine</translation>
    </message>
    <message>
        <source>volage</source>
        <translation>volage</translation>
    </message>
    <message>
        <source>wanted: {failing}</source>
        <translation>gewünscht: {failing}</translation>
    </message>
    <message>
        <source>what else a file said</source>
        <translation>was eine Datei sonst angab</translation>
    </message>
    <message>
        <source>what is asked, with conditions</source>
        <translation>Forderung, mit Bedingungen</translation>
    </message>
    <message>
        <source>what this was opened from is not in this library</source>
        <translation>woraus dies geöffnet wurde, ist nicht in diesem Archiv</translation>
    </message>
    <message>
        <source>whether Black has a better first move is not known</source>
        <translation>ob Schwarz einen besseren ersten Zug hat, ist nicht bekannt</translation>
    </message>
    <message>
        <source>whether a game can lead here is not judged with such men</source>
        <translation>ob eine Partie hierher führen kann, wird mit solchen Steinen nicht beurteilt</translation>
    </message>
    <message>
        <source>which side begins a duplex</source>
        <translation>wer ein Duplex beginnt</translation>
    </message>
    <message>
        <source>win, proved</source>
        <translation>Gewinn, bewiesen</translation>
    </message>
    <message>
        <source>with {man} for {other} {square}</source>
        <translation>mit {man} statt {other} {square}</translation>
    </message>
    <message>
        <source>with {man} {left} on {square}</source>
        <translation>mit {man} {left} auf {square}</translation>
    </message>
    <message>
        <source>with {man} {square}</source>
        <translation>mit {man} {square}</translation>
    </message>
    <message>
        <source>without this throw: {chance}</source>
        <translation>ohne diesen Wurf: {chance}</translation>
    </message>
    <message>
        <source>without {side}&apos;s {man} on {square}: not decided</source>
        <translation>ohne {man} {square} ({side}): nicht entschieden</translation>
    </message>
    <message>
        <source>zara: two calls are needed, the first player&apos;s and the second&apos;s</source>
        <translation>zara: Es braucht zwei Ansagen, die des ersten und die des zweiten Spielers</translation>
    </message>
    <message>
        <source>zugzwang</source>
        <translation>Zugzwang</translation>
    </message>
    <message>
        <source>{castling} is allowed</source>
        <translation>{castling} ist erlaubt</translation>
    </message>
    <message>
        <source>{castling} is not allowed: {reason}</source>
        <translation>{castling} ist nicht erlaubt: {reason}</translation>
    </message>
    <message>
        <source>{castling}: neither a proof nor a game was found</source>
        <translation>{castling}: weder ein Beweis noch eine Partie wurde gefunden</translation>
    </message>
    <message>
        <source>{cell}: {extra} is said of the side that is not to move</source>
        <translation>{cell}: {extra} gilt der Seite, die nicht am Zug ist</translation>
    </message>
    <message>
        <source>{cell}: {man} can never stand there</source>
        <translation>{cell}: {man} kann dort nie stehen</translation>
    </message>
    <message>
        <source>{conditions}: not solved here; kept in words, and Popeye can be asked</source>
        <translation>{conditions}: wird hier nicht gelöst; in Worten behalten, Popeye kann gefragt werden</translation>
    </message>
    <message>
        <source>{condition}: say which lengths, as in 7 3.5</source>
        <translation>{condition}: nennen Sie die Längen, etwa 7 3.5</translation>
    </message>
    <message>
        <source>{convention} is for castling and en passant in orthodox play, not for {sign}</source>
        <translation>{convention} gilt für Rochade und en passant im orthodoxen Spiel, nicht für {sign}</translation>
    </message>
    <message>
        <source>{count} find</source>
        <translation>{count} Fund</translation>
    </message>
    <message>
        <source>{count} men, expected at most {most}</source>
        <translation>{count} Steine, höchstens {most} erwartet</translation>
    </message>
    <message>
        <source>{count} of {all} half-moves match between the solutions.</source>
        <translation>{count} von {all} Halbzügen der Lösungen entsprechen einander.</translation>
    </message>
    <message>
        <source>{count} thematic tries with {kinds} different refutations ({tries}).</source>
        <translation>{count} thematische Verführungen mit {kinds} verschiedenen Widerlegungen ({tries}).</translation>
    </message>
    <message>
        <source>{done} of {total} first turns tried</source>
        <translation>{done} von {total} ersten Zügen geprüft</translation>
    </message>
    <message>
        <source>{done} of {total} plays looked at</source>
        <translation>{done} von {total} Spielzügen angesehen</translation>
    </message>
    <message>
        <source>{engine} is not asked any more: {why}</source>
        <translation>{engine} wird nicht mehr gefragt: {why}</translation>
    </message>
    <message>
        <source>{far}; {sound} of them sound, but {ended}</source>
        <translation>{far}; {sound} davon korrekt, aber {ended}</translation>
    </message>
    <message>
        <source>{fault} Paid for by {payment}.</source>
        <translation>{fault} Dafür: {payment}.</translation>
    </message>
    <message>
        <source>{finding}; not certain: {pairs}</source>
        <translation>{finding}; nicht sicher: {pairs}</translation>
    </message>
    <message>
        <source>{folder} cannot be read: {reason}</source>
        <translation>{folder} kann nicht gelesen werden: {reason}</translation>
    </message>
    <message>
        <source>{game} has no goal {goal}</source>
        <translation>{game} hat kein Ziel {goal}</translation>
    </message>
    <message>
        <source>{game}: open the problem in a tab for this</source>
        <translation>{game}: dafür das Problem in einem Reiter öffnen</translation>
    </message>
    <message>
        <source>{goal}: asked for only where the option {option} is chosen</source>
        <translation>{goal}: nur gefragt, wo die Option {option} gewählt ist</translation>
    </message>
    <message>
        <source>{halves} moves</source>
        <translation>{halves} Zügen</translation>
    </message>
    <message>
        <source>{keys} is the only first move</source>
        <translation>{keys} ist der einzige erste Zug</translation>
    </message>
    <message>
        <source>{key} is meant; cook: {cooks}.</source>
        <translation>{key} ist gemeint; Nebenlösung: {cooks}.</translation>
    </message>
    <message>
        <source>{key} is meant; cooks: {cooks}.</source>
        <translation>{key} ist gemeint; Nebenlösungen: {cooks}.</translation>
    </message>
    <message>
        <source>{line} loses {mate}</source>
        <translation>{line} verliert {mate}</translation>
    </message>
    <message>
        <source>{man} is a man of one&apos;s own: only .jsonl has a form for it</source>
        <translation>{man} ist ein eigener Stein: nur .jsonl hat eine Form dafür</translation>
    </message>
    <message>
        <source>{man} on {square}</source>
        <translation>{man} auf {square}</translation>
    </message>
    <message>
        <source>{man} {square} stops a dual after {moves}</source>
        <translation>{man} {square} verhindert einen Dual nach {moves}</translation>
    </message>
    <message>
        <source>{man} {square} stops {moves}</source>
        <translation>{man} {square} verhindert {moves}</translation>
    </message>
    <message>
        <source>{mate}? Black has no move</source>
        <translation>{mate}? Schwarz hat keinen Zug</translation>
    </message>
    <message>
        <source>{mate}? White is in check</source>
        <translation>{mate}? Weiß steht im Schach</translation>
    </message>
    <message>
        <source>{mate}? its line is closed</source>
        <translation>{mate}? die Linie ist verstellt</translation>
    </message>
    <message>
        <source>{mate}? its man is captured</source>
        <translation>{mate}? der Stein ist geschlagen</translation>
    </message>
    <message>
        <source>{mate}? its man is pinned</source>
        <translation>{mate}? der Stein ist gefesselt</translation>
    </message>
    <message>
        <source>{mate}? no check</source>
        <translation>{mate}? kein Schach</translation>
    </message>
    <message>
        <source>{mate}? not legal</source>
        <translation>{mate}? nicht möglich</translation>
    </message>
    <message>
        <source>{mate}? others are quicker</source>
        <translation>{mate}? andere sind schneller</translation>
    </message>
    <message>
        <source>{moves}, then {keys}</source>
        <translation>{moves}, dann {keys}</translation>
    </message>
    <message>
        <source>{move} cannot be played here</source>
        <translation>{move} ist hier nicht spielbar</translation>
    </message>
    <message>
        <source>{move} does not say which man moves</source>
        <translation>{move} sagt nicht, welcher Stein zieht</translation>
    </message>
    <message>
        <source>{move} does not solve</source>
        <translation>{move} löst nicht</translation>
    </message>
    <message>
        <source>{move} is no answer</source>
        <translation>{move} ist keine richtige Antwort</translation>
    </message>
    <message>
        <source>{move} is no threat</source>
        <translation>{move} droht nicht</translation>
    </message>
    <message>
        <source>{move} leaves the main line</source>
        <translation>{move} verlässt die Hauptvariante</translation>
    </message>
    <message>
        <source>{move} lets a side pass; what follows is kept as a remark</source>
        <translation>{move} lässt eine Seite aussetzen; was folgt, bleibt als Bemerkung</translation>
    </message>
    <message>
        <source>{move} may be meant as a try</source>
        <translation>{move} ist vielleicht als Verführung gemeint</translation>
    </message>
    <message>
        <source>{move} may be {moves}</source>
        <translation>{move} kann {moves} sein</translation>
    </message>
    <message>
        <source>{move} solves, and is written as a try</source>
        <translation>{move} löst und ist als Verführung notiert</translation>
    </message>
    <message>
        <source>{move} stands without the moves before it</source>
        <translation>{move} steht ohne die Züge davor</translation>
    </message>
    <message>
        <source>{move} taken back</source>
        <translation>{move} zurückgenommen</translation>
    </message>
    <message>
        <source>{move} taken back, {edit}</source>
        <translation>{move} zurückgenommen, {edit}</translation>
    </message>
    <message>
        <source>{move}, resting on {men}</source>
        <translation>{move}, beruht auf {men}</translation>
    </message>
    <message>
        <source>{named} and one more</source>
        <translation>{named} und eines mehr</translation>
    </message>
    <message>
        <source>{name} is another man in one language than in another</source>
        <translation>{name} ist in einer Sprache ein anderer Stein als in einer anderen</translation>
    </message>
    <message>
        <source>{name} is there already</source>
        <translation>{name} ist schon da</translation>
    </message>
    <message>
        <source>{name} sends {count} entries; the section allows {most}</source>
        <translation>{name} sendet {count} Bewerbungen; die Abteilung erlaubt {most}</translation>
    </message>
    <message>
        <source>{number} of {wanted} continuations kept</source>
        <translation>{number} von {wanted} Fortsetzungen bleiben</translation>
    </message>
    <message>
        <source>{number} of {wanted} mates kept</source>
        <translation>{number} von {wanted} Matts bleiben</translation>
    </message>
    <message>
        <source>{one} and {other} were never compared together with Popeye: no answer is certain</source>
        <translation>{one} und {other} wurden nie zusammen mit Popeye verglichen: keine Antwort ist sicher</translation>
    </message>
    <message>
        <source>{one} and {other}: not solved unasked, for Popeye answers differently</source>
        <translation>{one} und {other}: ungefragt nicht gelöst, denn Popeye antwortet anders</translation>
    </message>
    <message>
        <source>{one} with {other}</source>
        <translation>{one} mit {other}</translation>
    </message>
    <message>
        <source>{path} cannot be read: {wrong}</source>
        <translation>{path} lässt sich nicht lesen: {wrong}</translation>
    </message>
    <message>
        <source>{path} cannot be read; choose another name</source>
        <translation>{path} kann nicht gelesen werden; bitte einen anderen Namen wählen</translation>
    </message>
    <message>
        <source>{path} is damaged: {wrong}</source>
        <translation>{path} ist beschädigt: {wrong}</translation>
    </message>
    <message>
        <source>{path} is no judge&apos;s file</source>
        <translation>{path} ist keine Datei eines Preisrichters</translation>
    </message>
    <message>
        <source>{path} is not there</source>
        <translation>{path} ist nicht da</translation>
    </message>
    <message>
        <source>{path} is open in another program: here it can only be read</source>
        <translation>{path} ist in einem anderen Programm offen: hier lässt es sich nur lesen</translation>
    </message>
    <message>
        <source>{path} is too large</source>
        <translation>{path} ist zu groß</translation>
    </message>
    <message>
        <source>{side} mates in one move</source>
        <translation>{side} setzt in einem Zug matt</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>{side} gewinnt</translation>
    </message>
    <message>
        <source>{stated} men are stated, {found} stand on the board</source>
        <translation>angegeben sind {stated} Steine, auf dem Brett stehen {found}</translation>
    </message>
    <message>
        <source>{stipulation} is not solved here</source>
        <translation>{stipulation} wird hier nicht gelöst</translation>
    </message>
    <message>
        <source>{stipulation}: not solved where a condition chooses among the moves</source>
        <translation>{stipulation}: nicht gelöst, wo eine Bedingung unter den Zügen auswählt</translation>
    </message>
    <message>
        <source>{stipulation}: not solved where captured men come back</source>
        <translation>{stipulation}: wird nicht gelöst, wo geschlagene Steine wiederkehren</translation>
    </message>
    <message>
        <source>{task} is not looked for among the men of a class</source>
        <translation>{task} wird unter den Steinen einer Klasse nicht gesucht</translation>
    </message>
    <message>
        <source>{text} is not understood here</source>
        <translation>{text} ist hier nicht zu verstehen</translation>
    </message>
    <message>
        <source>{what}: one move of White in main line and thematic sidelines, and it is the only one</source>
        <translation>{what}: ein weißer Zug in Hauptvariante und thematischen Nebenvarianten, und er ist der einzige</translation>
    </message>
    <message>
        <source>{what}: one move of White in the line, and it is the only one</source>
        <translation>{what}: ein weißer Zug in der Variante, und er ist der einzige</translation>
    </message>
    <message>
        <source>{word} is none of the words that can be filled</source>
        <translation>{word} ist keines der Wörter, die gefüllt werden</translation>
    </message>
    <message>
        <source>“{found}” is none of received, acknowledged, tested, anticipated, accepted, printed, awarded, returned, open, any and none.</source>
        <translation>„{found}“ ist nichts von eingegangen, bestätigt, getestet, vorweggenommen, angenommen, gedruckt, ausgezeichnet, zurückgegeben, offen, alle und keiner.</translation>
    </message>
    <message numerus="yes">
        <source>Not finished: {number} keys so far</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Nicht fertig: bisher {number} Schlüssel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not finished: {number} lines so far</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Nicht fertig: bisher {number} Varianten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in {count} diagrams White mates at once</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>in {count} Diagrammen setzt Weiß sofort matt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in {count} diagrams a king can be captured</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>in {count} Diagrammen ist ein König zu schlagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in {count} diagrams another first move solves as well</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>in {count} Diagrammen löst auch ein anderer erster Zug</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in {count} diagrams another first move solves sooner</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>in {count} Diagrammen löst ein anderer erster Zug schneller</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in {count} diagrams it was not found out in time</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>in {count} Diagrammen wurde es nicht rechtzeitig herausgefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not met: {count} geometries of {all}, {tried} positions judged; {killer}</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>nicht erfüllt: {count} Geometrien von {all}, {tried} Stellungen geprüft; {killer}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not proved: White&apos;s move is proved to be the only one at {proved} of {count} moves; of the others an engine tells what it sees</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>nicht bewiesen: als einzige bewiesen: {proved} von {count} Zügen; von den anderen sagt eine Engine, was sie sieht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of the tables of {men} men {count} are missing, such as {name}</source>
        <translation>
            <numerusform>von den Tabellen mit {men} Steinen fehlt eine: {name}</numerusform>
            <numerusform>von den Tabellen mit {men} Steinen fehlen {count}, etwa {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>open: White&apos;s move is proved to be the only one at {proved} of {count} moves</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>offen: als einzige bewiesen: {proved} von {count} Zügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sidelines that are not thematic: White&apos;s move is proved to be the only one at {alone} of {count} moves</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>nicht thematische Nebenvarianten: als einzige bewiesen sind {alone} von {count} weißen Zügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} changed</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} gewechselt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} defences have duals</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} Verteidigungen haben Duale</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} duals are minor by the composer&apos;s word</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} Duale sind nach dem Wort des Verfassers geringfügig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} duals in the end, from move {number} on</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} Duale am Ende, vom {number}. Zug an</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} files are damaged, such as {name}</source>
        <translation>
            <numerusform>eine Datei ist beschädigt: {name}</numerusform>
            <numerusform>{count} Dateien sind beschädigt, etwa {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} finds</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} Funde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} men must be promoted</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} Steine müssen umgewandelt sein</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} moves may lead here</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} Züge können hierher führen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} other moves only come back to the line</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} andere Züge kehren nur zur Variante zurück</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} positions of the line in common</source>
        <translation>
            <numerusform>eine Stellung der Lösung gemeinsam</numerusform>
            <numerusform>{count} Stellungen der Lösung gemeinsam</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} refutations</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} Widerlegungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} rivals left</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} Rivalen bleiben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} threats: {moves}</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} Drohungen: {moves}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{named} and {count} more</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{named} und {count} weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} first moves solve; such play is not judged</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} erste Züge lösen; solches Spiel wird nicht bewertet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} first moves, {keys}</source>
        <translation>
            <numerusform>{number} erster Zug, {keys}</numerusform>
            <numerusform>{number} erste Züge, {keys}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} lines solve; such play is not judged</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} Varianten lösen; solches Spiel wird nicht bewertet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} stakes</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} Einsätze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}: in main line and thematic sidelines {count} moves of White are each the only one</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{what}: in Hauptvariante und thematischen Nebenvarianten ist jeder der {count} weißen Züge der einzige</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}: in the line {count} moves of White are each the only one</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{what}: in der Variante sind {count} weiße Züge jeweils der einzige</numerusform>
        </translation>
    </message>
    <message>
        <source>{options}: kept for Popeye, and not followed: here everything is searched</source>
        <translation>{options}: für Popeye aufgehoben und nicht befolgt: Hier wird alles gesucht</translation>
    </message>
    <message>
        <source>{part}: is there twice</source>
        <translation>{part}: steht zweimal da</translation>
    </message>
    <message>
        <source>{part}: not understood; is {meant} meant?</source>
        <translation>{part}: nicht verstanden; ist {meant} gemeint?</translation>
    </message>
    <message>
        <source>{player} plays the throw: {plays}</source>
        <translation>{player} spielt den Wurf: {plays}</translation>
    </message>
    <message>
        <source>{player}, {place}: expected a number of men</source>
        <translation>{player}, {place}: eine Zahl von Steinen wird erwartet</translation>
    </message>
    <message>
        <source>{player}, {place}: this player&apos;s men cannot stand there</source>
        <translation>{player}, {place}: dort können Steine dieses Spielers nicht stehen</translation>
    </message>
    <message>
        <source>{player}, {place}: {game} has no special men</source>
        <translation>{player}, {place}: {game} hat keine besonderen Steine</translation>
    </message>
    <message>
        <source>{player}: {count} men on the board and in hand, expected at most {most}</source>
        <translation>{player}: {count} Steine auf dem Brett und in der Hand, erwartet höchstens {most}</translation>
    </message>
    <message>
        <source>{player}: {count} men, expected at most {most}</source>
        <translation>{player}: {count} Steine, erwartet höchstens {most}</translation>
    </message>
    <message>
        <source>{player}: {count} of {most} men</source>
        <translation>{player}: {count} von {most} Steinen</translation>
    </message>
    <message>
        <source>{player}: {count} promoted men, but {missing} missing men can have become them</source>
        <translation>{player}: {count} umgewandelte Steine, aber {missing} fehlende Steine können dazu geworden sein</translation>
    </message>
    <message>
        <source>{play} All show {family}.</source>
        <translation>{play} Alle zeigen: {family}.</translation>
    </message>
    <message>
        <source>{play} {count} of them show {family}.</source>
        <translation>{play} {count} davon zeigen: {family}.</translation>
    </message>
    <message>
        <source>{play}: no throw is given with it</source>
        <translation>{play}: dazu wird kein Wurf angegeben</translation>
    </message>
    <message>
        <source>{shape} is for help play, not for {sign}</source>
        <translation>{shape} gibt es nur im Hilfsspiel, nicht in {sign}</translation>
    </message>
    <message>
        <source>{shape} must have a number for each half-move: {sign} has {halfmoves}</source>
        <translation>{shape} braucht eine Zahl für jeden Halbzug: {sign} hat {halfmoves}</translation>
    </message>
    <message>
        <source>{share} {men} men show {mates}.</source>
        <translation>{share} {men} Steine für {mates}.</translation>
    </message>
    <message>
        <source>{side} can capture only on {squares}</source>
        <translation>{side} kann nur auf {squares} schlagen</translation>
    </message>
    <message>
        <source>{side} can mate, in one move</source>
        <translation>{side} kann in einem Zug mattsetzen</translation>
    </message>
    <message>
        <source>{side} cannot have the move: {reason}</source>
        <translation>{side} kann nicht am Zug sein: {reason}</translation>
    </message>
    <message>
        <source>{side} cannot mate: the only position that can follow was looked at</source>
        <translation>{side} kann nicht mattsetzen: die einzige Stellung, die folgen kann, wurde untersucht</translation>
    </message>
    <message>
        <source>{side} has no king to be checked</source>
        <translation>{side} hat keinen König, dem Schach geboten werden könnte</translation>
    </message>
    <message>
        <source>{side} has no king to be mated</source>
        <translation>{side} hat keinen König, der matt gesetzt werden könnte</translation>
    </message>
    <message>
        <source>{side} has the move: {reason}</source>
        <translation>{side} ist am Zug: {reason}</translation>
    </message>
    <message>
        <source>{side} plays without a king</source>
        <translation>{side} spielt ohne König</translation>
    </message>
    <message>
        <source>{side} plays: {keys}</source>
        <translation>{side} spielt: {keys}</translation>
    </message>
    <message>
        <source>{side}&apos;s king or rook has moved; otherwise: {reason}</source>
        <translation>König oder Turm hat gezogen ({side}); sonst: {reason}</translation>
    </message>
    <message>
        <source>{side}: moves {moves}, strategies left {left}</source>
        <translation>{side}: Züge {moves}, mögliche Strategien {left}</translation>
    </message>
    <message>
        <source>{side}: moves {moves}, strategies left {left}; others fail by {reasons}</source>
        <translation>{side}: Züge {moves}, mögliche Strategien {left}; andere scheitern an: {reasons}</translation>
    </message>
    <message>
        <source>{side}: {men} (moves at least: {moves}): {result}</source>
        <translation>{side}: {men} (Züge mindestens: {moves}): {result}</translation>
    </message>
    <message>
        <source>{stipulation} has no key: of its play themes and model mates can be demanded</source>
        <translation>{stipulation} hat keinen Schlüssel: von seinem Spiel können Themen und Mustermatts verlangt werden</translation>
    </message>
    <message>
        <source>{stipulation} has no set play: it begins elsewhere</source>
        <translation>{stipulation} hat kein Satzspiel: es beginnt anderswo</translation>
    </message>
    <message>
        <source>{stipulation} has no set play: it is one move long</source>
        <translation>{stipulation} hat kein Satzspiel: es ist einen Zug lang</translation>
    </message>
    <message>
        <source>{stipulation} has no set play: one side makes all the moves</source>
        <translation>{stipulation} hat kein Satzspiel: eine Seite macht alle Züge</translation>
    </message>
    <message>
        <source>{stipulation} is solved by the rules of today&apos;s chess only</source>
        <translation>{stipulation} wird nur nach den Regeln des heutigen Schachs gelöst</translation>
    </message>
    <message>
        <source>{stipulation}: model mates can be demanded of help play and series</source>
        <translation>{stipulation}: Mustermatts können von Hilfsspiel und Serienzügern verlangt werden</translation>
    </message>
    <message>
        <source>{task} needs the studio</source>
        <translation>{task} braucht das Studio</translation>
    </message>
    <message>
        <source>{text}: say how several moves are taken back, by help, Proca or Høeg</source>
        <translation>{text}: Es fehlt, wie mehrere Züge zurückgenommen werden: help, Proca oder Høeg</translation>
    </message>
    <message>
        <source>{what} The same position is in the library, too: no. {numbers}.</source>
        <translation>{what} Dieselbe Stellung ist auch im Archiv: Nr. {numbers}.</translation>
    </message>
    <message numerus="yes">
        <source>Cross-checks with {count} different mates</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Kreuzschachs mit {count} verschiedenen Matts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Meant are all {number} solutions</source>
        <translation>
            <numerusform>Gemeint ist die eine Lösung</numerusform>
            <numerusform>Gemeint sind alle {number} Lösungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>none of {number} first turns does it.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>keiner der {number} ersten Züge leistet es.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>shifted {count} files to the left</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>um {count} Linien nach links verschoben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>shifted {count} files to the right</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>um {count} Linien nach rechts verschoben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>shifted {count} ranks down</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>um {count} Reihen nach unten verschoben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>shifted {count} ranks up</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>um {count} Reihen nach oben verschoben</numerusform>
        </translation>
    </message>
    <message>
        <source>shuts the line of {unit}</source>
        <translation>verstellt die Linie von {unit}</translation>
    </message>
    <message>
        <source>shuts the line of {unit}, leaves {flight}</source>
        <translation>verstellt die Linie von {unit}, lässt {flight} frei</translation>
    </message>
    <message>
        <source>switchbacks</source>
        <translation>Rückkehren</translation>
    </message>
    <message>
        <source>tasks</source>
        <translation>Tasks</translation>
    </message>
    <message>
        <source>the diagram is not whole</source>
        <translation>das Diagramm ist nicht vollständig</translation>
    </message>
    <message>
        <source>the game book has no page {name}</source>
        <translation>das Spielebuch hat keine Seite {name}</translation>
    </message>
    <message>
        <source>the line is too long</source>
        <translation>die Zeile ist zu lang</translation>
    </message>
    <message>
        <source>the page has no title</source>
        <translation>die Seite hat keinen Titel</translation>
    </message>
    <message>
        <source>the page is too long</source>
        <translation>die Seite ist zu lang</translation>
    </message>
    <message>
        <source>the plan {plan} fails to {refutation}; {key} {lines}: {reason}</source>
        <translation>der Plan {plan} scheitert an {refutation}; {key} {lines}: {reason}</translation>
    </message>
    <message>
        <source>the position and the rules are of different games</source>
        <translation>Stellung und Regeln gehören zu verschiedenen Spielen</translation>
    </message>
    <message>
        <source>the same key man, {names}</source>
        <translation>derselbe Schlüsselstein, {names}</translation>
    </message>
    <message>
        <source>the same mate</source>
        <translation>dasselbe Matt</translation>
    </message>
    <message>
        <source>the same matrix: {count} men around the black king</source>
        <translation>dieselbe Matrix: {count} Steine um den schwarzen König</translation>
    </message>
    <message>
        <source>the same matrix: {count} men around the white king</source>
        <translation>dieselbe Matrix: {count} Steine um den weißen König</translation>
    </message>
    <message>
        <source>the same mechanism: {names}</source>
        <translation>derselbe Mechanismus: {names}</translation>
    </message>
    <message numerus="yes">
        <source>the same {count} mates</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>dieselben {count} Matts</numerusform>
        </translation>
    </message>
    <message>
        <source>the sections of the page are not in order</source>
        <translation>die Abschnitte der Seite stehen nicht in der Reihenfolge</translation>
    </message>
    <message>
        <source>the throw is missing</source>
        <translation>der Wurf fehlt</translation>
    </message>
    <message>
        <source>their proofs do not hold by {rules}</source>
        <translation>ihre Beweise gelten nicht mit {rules}</translation>
    </message>
    <message>
        <source>their proofs rest on orthodox men</source>
        <translation>ihre Beweise beruhen auf orthodoxen Steinen</translation>
    </message>
    <message>
        <source>their proofs rest on the rules of today&apos;s chess</source>
        <translation>ihre Beweise beruhen auf den Regeln des heutigen Schachs</translation>
    </message>
    <message>
        <source>there are more lines than anybody reads</source>
        <translation>es sind mehr Zeilen, als jemand liest</translation>
    </message>
    <message>
        <source>there are no odds of {game}</source>
        <translation>für {game} gibt es keine Wahrscheinlichkeiten</translation>
    </message>
    <message>
        <source>there is no stipulation below the diagram</source>
        <translation>unter dem Diagramm steht keine Forderung</translation>
    </message>
    <message>
        <source>there is nothing to solve: the diagram has no task</source>
        <translation>nichts zu lösen: das Diagramm hat keine Forderung</translation>
    </message>
    <message>
        <source>this is a problem of chess</source>
        <translation>das ist ein Schachproblem</translation>
    </message>
    <message>
        <source>this is a problem of {game}, not of chess</source>
        <translation>das ist ein Problem aus {game}, nicht aus dem Schach</translation>
    </message>
    <message>
        <source>this is no JSON: {error}</source>
        <translation>das ist kein JSON: {error}</translation>
    </message>
    <message>
        <source>this is no record of {game}</source>
        <translation>das ist kein Eintrag von {game}</translation>
    </message>
    <message>
        <source>throws at will are chosen, not given</source>
        <translation>Würfe nach Wahl werden gewählt, nicht gegeben</translation>
    </message>
    <message>
        <source>triumph by capture, {men} x {prey}: {kind}</source>
        <translation>Triumph durch Schlagen, {men} x {prey}: {kind}</translation>
    </message>
    <message>
        <source>turned by 180°</source>
        <translation>um 180° gedreht</translation>
    </message>
    <message>
        <source>turned by 90°</source>
        <translation>um 90° gedreht</translation>
    </message>
    <message>
        <source>whose goal it is has no men: {player}</source>
        <translation>wessen Ziel es ist, der hat keine Steine: {player}</translation>
    </message>
    <message>
        <source>whose goal it is must be another than the player to move</source>
        <translation>wessen Ziel es ist, darf nicht am Zug sein</translation>
    </message>
    <message>
        <source>whose goal it is must be another than who is mated</source>
        <translation>wessen Ziel es ist, der kann nicht selbst der Mattgesetzte sein</translation>
    </message>
    <message>
        <source>{book} has no preset {preset}</source>
        <translation>{book} hat keine Vorgabe {preset}</translation>
    </message>
    <message>
        <source>{book} is no game of its own board</source>
        <translation>{book} ist kein Spiel mit eigenem Brett</translation>
    </message>
    <message>
        <source>{book} with conditions is not solved: they are put on today&apos;s chess only</source>
        <translation>{book} mit Bedingungen wird nicht gelöst: Sie gelten nur im heutigen Schach</translation>
    </message>
    <message>
        <source>{by} and {other} ambush {prey}: {number} + {second} = {value}</source>
        <translation>{by} und {other} lauern {prey} auf: {number} + {second} = {value}</translation>
    </message>
    <message>
        <source>{by} and {other} ambush {prey}: {number} × {second} = {value}</source>
        <translation>{by} und {other} lauern {prey} auf: {number} × {second} = {value}</translation>
    </message>
    <message>
        <source>{by} assaults {prey}: {number} × {distance} cells = {value}</source>
        <translation>{by} stürmt gegen {prey}: {number} × {distance} Felder = {value}</translation>
    </message>
    <message>
        <source>{by} meets {prey}: both are {number}</source>
        <translation>{by} trifft auf {prey}: beide sind {number}</translation>
    </message>
    <message>
        <source>{cell}: no man stands there whom {extra} can mark</source>
        <translation>{cell}: dort steht kein Stein, den {extra} kennzeichnen kann</translation>
    </message>
    <message>
        <source>{cell}: no man {man} in {game}</source>
        <translation>{cell}: kein Stein {man} in {game}</translation>
    </message>
    <message>
        <source>{code} is no man that is known here</source>
        <translation>{code} ist hier als Stein nicht bekannt</translation>
    </message>
    <message>
        <source>{condition} does not take {word}</source>
        <translation>{condition} nimmt {word} nicht an</translation>
    </message>
    <message>
        <source>{condition} does not take {word}; its options are {options}</source>
        <translation>{condition} nimmt {word} nicht an; die Optionen sind {options}</translation>
    </message>
    <message>
        <source>{condition}: Popeye is not asked about {word}</source>
        <translation>{condition}: nach {word} wird Popeye nicht gefragt</translation>
    </message>
    <message>
        <source>{condition}: say on which squares, as in e4f5</source>
        <translation>{condition}: nennen Sie die Felder, etwa e4f5</translation>
    </message>
    <message>
        <source>{condition}: say which kinds of men, as in Q S</source>
        <translation>{condition}: nennen Sie die Steinarten, etwa Q S</translation>
    </message>
    <message>
        <source>{condition}: say which lines of the board</source>
        <translation>{condition}: nennen Sie die Linien des Bretts</translation>
    </message>
    <message>
        <source>{condition}: say which number</source>
        <translation>{condition}: nennen Sie die Zahl</translation>
    </message>
    <message>
        <source>{condition}: {one} and {other} exclude each other</source>
        <translation>{condition}: {one} und {other} schließen einander aus</translation>
    </message>
    <message>
        <source>{condition}: {word} stands there twice</source>
        <translation>{condition}: {word} steht dort zweimal</translation>
    </message>
    <message numerus="yes">
        <source>{count} different continuations of full length: {moves}.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} verschiedene Fortsetzungen voller Länge: {moves}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} more problems are left out</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} weitere Probleme sind ausgelassen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} moves occur in several solutions: {moves}.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} Züge kommen in mehreren Lösungen vor: {moves}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} moves off the line are neither</source>
        <translation>
            <numerusform>ein Zug von der Linie ist keins von beiden</numerusform>
            <numerusform>{count} Züge von der Linie sind keins von beiden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of {mates} different mates are models: {lines}.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} von {mates} verschiedenen Matts sind Mustermatts: {lines}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of {mates} mates are models.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} von {mates} Matts sind Mustermatts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} problems of other games are left out: only .jsonl has a form for them</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} Probleme anderer Spiele bleiben weg: nur .jsonl hat eine Form dafür</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} units block {square}: {lines}.</source>
        <translation>{count} Steine blocken {square}: {lines}.</translation>
    </message>
    <message>
        <source>{detail}: expected {words}, got {got}</source>
        <translation>{detail}: erwartet {words}, gefunden {got}</translation>
    </message>
    <message>
        <source>{extra}: expected a list of cells</source>
        <translation>{extra}: eine Liste von Feldern erwartet</translation>
    </message>
    <message>
        <source>{extra}: expected numbers from 0 to {most}</source>
        <translation>{extra}: Zahlen von 0 bis {most} erwartet</translation>
    </message>
    <message>
        <source>{extra}: expected {players}</source>
        <translation>{extra}: {players} erwartet</translation>
    </message>
    <message>
        <source>{figure} of {unit}</source>
        <translation>{figure}: {unit}</translation>
    </message>
    <message>
        <source>{form}, marks: {wrong}</source>
        <translation>{form}, Markierungen: {wrong}</translation>
    </message>
    <message>
        <source>{form}, placement: expected 8 ranks separated by &apos;/&apos;, got {count}</source>
        <translation>{form}, Stellung: erwartet werden 8 Reihen, durch &apos;/&apos; getrennt, nicht {count}</translation>
    </message>
    <message>
        <source>{form}: expected at most 7 fields, got {count}</source>
        <translation>{form}: höchstens 7 Felder erwartet, {count} gefunden</translation>
    </message>
    <message>
        <source>{goal} is no goal of {player}, and in direct play its side begins</source>
        <translation>{goal} ist kein Ziel von {player}, und im direkten Spiel beginnt dessen Seite</translation>
    </message>
    <message>
        <source>{goal} must be the goal of another than who begins</source>
        <translation>{goal} muss das Ziel eines anderen sein als dessen, der beginnt</translation>
    </message>
    <message>
        <source>{goal}: expected {plays}, got {play}</source>
        <translation>{goal}: erwartet wird {plays}, nicht {play}</translation>
    </message>
    <message>
        <source>{goal}: not asked for in {play} play</source>
        <translation>{goal}: wird im Spiel {play} nicht verlangt</translation>
    </message>
    <message>
        <source>{key} pins {units}.</source>
        <translation>{key} fesselt {units}.</translation>
    </message>
    <message>
        <source>{key} puts {units} into a pin.</source>
        <translation>Durch {key} wird {units} gefesselt.</translation>
    </message>
    <message>
        <source>{key} unpins {units}.</source>
        <translation>{key} entfesselt {units}.</translation>
    </message>
    <message>
        <source>{line}, {unit} stays pinned</source>
        <translation>{line}, {unit} bleibt gefesselt</translation>
    </message>
    <message>
        <source>{more} more</source>
        <translation>{more} weitere</translation>
    </message>
    <message>
        <source>{move} offers the {kind} where it could not be taken before: {line}.</source>
        <translation>{move} bietet den Stein ({kind}) an, wo er vorher nicht zu schlagen war: {line}.</translation>
    </message>
    <message>
        <source>{name}: expected a list of cells, or all</source>
        <translation>{name}: erwartet wird eine Liste von Feldern oder all</translation>
    </message>
    <message>
        <source>{name}: expected a number from {least} to {most}</source>
        <translation>{name}: erwartet wird eine Zahl von {least} bis {most}</translation>
    </message>
    <message>
        <source>{name}: expected a table</source>
        <translation>{name}: erwartet wird eine Tabelle</translation>
    </message>
    <message>
        <source>{name}: expected true or false</source>
        <translation>{name}: erwartet wird true oder false</translation>
    </message>
    <message>
        <source>{name}: not known in a search of a game</source>
        <translation>{name}: bei der Suche in einem Spiel unbekannt</translation>
    </message>
    <message>
        <source>{name}: nothing is asked</source>
        <translation>{name}: nichts ist gefordert</translation>
    </message>
    <message>
        <source>{part}: expected a list of texts</source>
        <translation>{part}: erwartet wird eine Liste von Texten</translation>
    </message>
    <message>
        <source>{player} has no man to move</source>
        <translation>{player} hat keinen Stein zu ziehen</translation>
    </message>
    <message>
        <source>{player} is to move and has no men</source>
        <translation>{player} ist am Zug und hat keine Steine</translation>
    </message>
    <message>
        <source>{play}: on {square} Black shuts off {shuts}.</source>
        <translation>{play}: auf {square} verstellt Schwarz {shuts}.</translation>
    </message>
    <message>
        <source>{prey} is besieged: enemies block all its moves</source>
        <translation>{prey} ist belagert: Gegner versperren alle seine Züge</translation>
    </message>
    <message>
        <source>{theme} of {units}: {lines}.</source>
        <translation>{theme}, {units}: {lines}.</translation>
    </message>
    <message>
        <source>{theme} on {square}</source>
        <translation>{theme} auf {square}</translation>
    </message>
    <message>
        <source>{theme} on {square}: {line}, {man} is shut off.</source>
        <translation>{theme} auf {square}: {line}, {man} ist verstellt.</translation>
    </message>
    <message>
        <source>{theme} on {square}: {one} shuts off {second} ({mate}), {two} shuts off {first} ({other}).</source>
        <translation>{theme} auf {square}: {one} verstellt {second} ({mate}), {two} verstellt {first} ({other}).</translation>
    </message>
    <message>
        <source>{unit} blocks {square}</source>
        <translation>{unit} blockiert {square}</translation>
    </message>
    <message>
        <source>{unit} defends in all directions: 1 mate.</source>
        <translation>{unit} verteidigt in alle Richtungen: 1 Matt.</translation>
    </message>
    <message numerus="yes">
        <source>{count} more positions were met and are kept no longer: {sound} sound ones and {others} others are, beside those kept for good, named or noted.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} weitere Stellungen kamen vor und sind nicht mehr behalten: Behalten werden {sound} korrekte und {others} andere, dazu die für immer behaltenen, benannten oder mit Notiz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} thematic mates</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} thematische Matts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} thematic tries, each with a refutation of its own ({tries}).</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} thematische Verführungen, jede mit eigener Widerlegung ({tries}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} defences</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} Verteidigungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} effective defences</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} wirksame Verteidigungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} found</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} gefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} keys</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} Schlüssel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} keys so far</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>bisher {number} Schlüssel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} lines</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} Lösungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} lines so far</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>bisher {number} Lösungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} moves: any is asked for, so none is judged</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} Züge: verlangt ist irgendeiner, also wird keiner beurteilt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} single moves</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} Einzelzügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} tries</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} Verführungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} turns are enough</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} Züge genügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} with duals</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} mit Dualen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} with several replies</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} mit mehreren Antworten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} mates in {count} moves</source>
        <translation>
            <numerusform>{side} setzt in einem Zug matt</numerusform>
            <numerusform>{side} setzt in {count} Zügen matt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{unit} defends in all directions: {count} different mates.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{unit} verteidigt in alle Richtungen: {count} verschiedene Matts.</numerusform>
        </translation>
    </message>
    <message>
        <source>{unit} guards {squares} and must choose.</source>
        <translation>{unit} deckt {squares} und muss sich entscheiden.</translation>
    </message>
    <message>
        <source>{unit} is captured on {square}</source>
        <translation>{unit} wird auf {square} geschlagen</translation>
    </message>
    <message>
        <source>{unit} is drawn to {square}</source>
        <translation>{unit} wird nach {square} gelenkt</translation>
    </message>
    <message>
        <source>{unit} is pinned</source>
        <translation>{unit} ist gefesselt</translation>
    </message>
    <message>
        <source>{unit} mates on {squares}.</source>
        <translation>{unit} setzt auf {squares} matt.</translation>
    </message>
    <message>
        <source>{unit} shuts the line of {other}</source>
        <translation>{unit} verstellt die Linie von {other}</translation>
    </message>
    <message>
        <source>{word}: what man a turned figure means is not said</source>
        <translation>{word}: welche Figur ein gedrehtes Bild bedeutet, wird nicht gesagt</translation>
    </message>
    <message>
        <source>no JSON: {reason} in {place}</source>
        <translation>kein JSON: {reason} in {place}</translation>
    </message>
    <message>
        <source>A game of one move leads to the diagram.</source>
        <translation>Eine Partie von einem Zug führt zum Diagramm.</translation>
    </message>
    <message numerus="yes">
        <source>A game of {count} moves leads to the diagram.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Eine Partie von {count} Zügen führt zum Diagramm.</numerusform>
        </translation>
    </message>
    <message>
        <source>After {lead}: {theme}</source>
        <translation>Nach {lead}: {theme}</translation>
    </message>
    <message>
        <source>Black correction of {unit}: random {random}, correcting {correction}.</source>
        <translation>Fortgesetzte Verteidigung, {unit}: beliebig {random}, korrigierend {correction}.</translation>
    </message>
    <message>
        <source>Black may castle long</source>
        <translation>Schwarz lang rochieren darf</translation>
    </message>
    <message>
        <source>Black may castle short</source>
        <translation>Schwarz kurz rochieren darf</translation>
    </message>
    <message>
        <source>Black needs one move</source>
        <translation>Schwarz braucht einen Zug</translation>
    </message>
    <message numerus="yes">
        <source>Black needs {count} moves</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Schwarz braucht {count} Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>Black switchback</source>
        <translation>Schwarze Rückkehr</translation>
    </message>
    <message>
        <source>Black unpins his own unit</source>
        <translation>Schwarz entfesselt eigenen Stein</translation>
    </message>
    <message>
        <source>Black&apos;s castling on the king&apos;s side</source>
        <translation>die kurze Rochade von Schwarz</translation>
    </message>
    <message>
        <source>Black&apos;s castling on the queen&apos;s side</source>
        <translation>die lange Rochade von Schwarz</translation>
    </message>
    <message>
        <source>Black&apos;s last move was {move}: no other is possible</source>
        <translation>Der letzte schwarze Zug war {move}: kein anderer ist möglich</translation>
    </message>
    <message>
        <source>Bristol from {origin} to {target}</source>
        <translation>Bristol von {origin} nach {target}</translation>
    </message>
    <message>
        <source>Brunner-Turton on {square}</source>
        <translation>Brunner-Turton auf {square}</translation>
    </message>
    <message>
        <source>Chameleon echo with the king on {one} and {two}</source>
        <translation>Chamäleonecho mit dem König auf {one} und {two}</translation>
    </message>
    <message>
        <source>Changed continuations</source>
        <translation>Fortsetzungswechsel</translation>
    </message>
    <message>
        <source>Cooked: at least {games}, {number} intended</source>
        <translation>Nebenlösig: mindestens {games}, {number} beabsichtigt</translation>
    </message>
    <message>
        <source>Cooked: {games}, {number} intended</source>
        <translation>Nebenlösig: {games}, {number} beabsichtigt</translation>
    </message>
    <message>
        <source>Cyclic continuations</source>
        <translation>Zyklische Fortsetzungen</translation>
    </message>
    <message>
        <source>Dead positions are only known of orthodox chess.</source>
        <translation>Tote Stellungen gibt es nur im orthodoxen Schach.</translation>
    </message>
    <message>
        <source>Decoy</source>
        <translation>Lenkung</translation>
    </message>
    <message>
        <source>Dresden</source>
        <translation>Dresdner</translation>
    </message>
    <message>
        <source>Echo with the king on {one} and {two}</source>
        <translation>Echo mit dem König auf {one} und {two}</translation>
    </message>
    <message>
        <source>Excelsior of the pawn {home}</source>
        <translation>Excelsior des Bauern {home}</translation>
    </message>
    <message>
        <source>Excelsior: the pawn {home} promotes by {move}</source>
        <translation>Excelsior: der Bauer {home} wandelt um mit {move}</translation>
    </message>
    <message>
        <source>Follow my leader</source>
        <translation>Follow my leader</translation>
    </message>
    <message>
        <source>Gamage: the pinner mates, the unit unpinned is shut off</source>
        <translation>Gamage: der Fesselnde setzt matt, der entfesselte Stein ist verstellt</translation>
    </message>
    <message>
        <source>Goethart: the mate unpins a unit that is shut off</source>
        <translation>Goethart: das Matt entfesselt einen Stein, der verstellt ist</translation>
    </message>
    <message>
        <source>Hamburg</source>
        <translation>Hamburger</translation>
    </message>
    <message>
        <source>Ideal mates</source>
        <translation>Idealmatts</translation>
    </message>
    <message>
        <source>If {case}:</source>
        <translation>Wenn {case}:</translation>
    </message>
    <message>
        <source>Indian on {square}</source>
        <translation>Inder auf {square}</translation>
    </message>
    <message>
        <source>Loyd-Turton on {square}</source>
        <translation>Loyd-Turton auf {square}</translation>
    </message>
    <message>
        <source>Moves of {side} in opposite order</source>
        <translation>Züge von {side} in umgekehrter Folge</translation>
    </message>
    <message>
        <source>No game leads here: {reason}</source>
        <translation>Keine Partie führt hierher: {reason}</translation>
    </message>
    <message>
        <source>No game of {length} leads here</source>
        <translation>Keine Partie von {length} führt hierher</translation>
    </message>
    <message>
        <source>No game of {length} leads here: {reason}</source>
        <translation>Keine Partie von {length} führt hierher: {reason}</translation>
    </message>
    <message>
        <source>No game that leads to the diagram was found in the time allowed.</source>
        <translation>In der erlaubten Zeit wurde keine Partie gefunden, die zum Diagramm führt.</translation>
    </message>
    <message>
        <source>Nobody can play on from this position.</source>
        <translation>Von dieser Stellung aus kann niemand weiterspielen.</translation>
    </message>
    <message>
        <source>Not finished: {games} of {length} so far</source>
        <translation>Nicht fertig: bisher {games} von {length}</translation>
    </message>
    <message>
        <source>Phoenix, {kind}</source>
        <translation>Phönix, {kind}</translation>
    </message>
    <message>
        <source>Plus flights</source>
        <translation>Kreuzfluchten</translation>
    </message>
    <message>
        <source>Popeye is not asked about proof games</source>
        <translation>Popeye wird nach Beweispartien nicht gefragt</translation>
    </message>
    <message>
        <source>Promotion echo</source>
        <translation>Umwandlungsecho</translation>
    </message>
    <message>
        <source>Quiet continuations, {quiet} of {all}</source>
        <translation>Stille Fortsetzungen, {quiet} von {all}</translation>
    </message>
    <message>
        <source>Reciprocal batteries</source>
        <translation>Reziproke Batterien</translation>
    </message>
    <message>
        <source>Roman</source>
        <translation>Römer</translation>
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
        <translation>Zweite und dritte Züge vertauscht</translation>
    </message>
    <message>
        <source>Short: a game of {length} leads here</source>
        <translation>Kurzlösung: eine Partie von {length} führt hierher</translation>
    </message>
    <message>
        <source>Shorter: {games} moves</source>
        <translation>Kürzer: {games} Zügen</translation>
    </message>
    <message>
        <source>Sound: {games}</source>
        <translation>Korrekt: {games}</translation>
    </message>
    <message>
        <source>Star flights</source>
        <translation>Sternfluchten</translation>
    </message>
    <message>
        <source>Switchback</source>
        <translation>Rückkehr</translation>
    </message>
    <message>
        <source>The battery with {front} in front fires to {squares}.</source>
        <translation>Die Batterie mit {front} als Vorderstein feuert nach {squares}.</translation>
    </message>
    <message>
        <source>The key leaves Black 1 move of {then}.</source>
        <translation>Der Schlüssel lässt Schwarz 1 von {then} Zügen.</translation>
    </message>
    <message numerus="yes">
        <source>The key leaves Black {count} moves of {then}.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Der Schlüssel lässt Schwarz {count} von {then} Zügen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The key pins {units}.</source>
        <translation>Der Schlüssel fesselt {units}.</translation>
    </message>
    <message>
        <source>The key puts {units} into a pin.</source>
        <translation>Durch den Schlüssel wird {units} gefesselt.</translation>
    </message>
    <message>
        <source>The key&apos;s unit can be taken by {takers}.</source>
        <translation>Der Schlüsselstein kann durch {takers} geschlagen werden.</translation>
    </message>
    <message>
        <source>The king pins his own unit</source>
        <translation>Der König fesselt den eigenen Stein</translation>
    </message>
    <message>
        <source>The search for a game was stopped.</source>
        <translation>Die Suche nach einer Partie wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Too few: {games}, {number} intended</source>
        <translation>Zu wenige: {games}, {number} beabsichtigt</translation>
    </message>
    <message>
        <source>Turton on {square}</source>
        <translation>Turton auf {square}</translation>
    </message>
    <message>
        <source>Umnov</source>
        <translation>Umnow</translation>
    </message>
    <message>
        <source>Underpromotion to {kinds}</source>
        <translation>Unterverwandlung in {kinds}</translation>
    </message>
    <message>
        <source>What is left of a Rukhlis is named by the changed and transferred mates that it has.</source>
        <translation>Was von einem Ruchlis bleibt, nennen die Matt- und Paradenwechsel, die es hat.</translation>
    </message>
    <message>
        <source>White Grimshaw on {square}: {one} shuts off {second}, {two} shuts off {first}.</source>
        <translation>Weißer Grimshaw auf {square}: {one} verstellt {second}, {two} verstellt {first}.</translation>
    </message>
    <message>
        <source>White may castle long</source>
        <translation>Weiß lang rochieren darf</translation>
    </message>
    <message>
        <source>White may castle short</source>
        <translation>Weiß kurz rochieren darf</translation>
    </message>
    <message>
        <source>White needs one move</source>
        <translation>Weiß braucht einen Zug</translation>
    </message>
    <message numerus="yes">
        <source>White needs {count} moves</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Weiß braucht {count} Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>White promotes to all four</source>
        <translation>Weiß wandelt in alle vier um</translation>
    </message>
    <message>
        <source>White&apos;s castling on the king&apos;s side</source>
        <translation>die kurze Rochade von Weiß</translation>
    </message>
    <message>
        <source>White&apos;s castling on the queen&apos;s side</source>
        <translation>die lange Rochade von Weiß</translation>
    </message>
    <message>
        <source>White&apos;s last move was {move}: no other is possible</source>
        <translation>Der letzte weiße Zug war {move}: kein anderer ist möglich</translation>
    </message>
    <message>
        <source>White&apos;s unit unpinned</source>
        <translation>Weißer Stein entfesselt</translation>
    </message>
    <message>
        <source>a game cannot have so many men</source>
        <translation>so viele Steine kann eine Partie nicht haben</translation>
    </message>
    <message>
        <source>a knight of {side} cannot have come to its square ({squares})</source>
        <translation>ein Springer von {side} kann nicht auf sein Feld gelangt sein ({squares})</translation>
    </message>
    <message>
        <source>a lone knight cannot mate a king with nothing but queens</source>
        <translation>ein Springer allein kann einen König, der nur Damen hat, nicht mattsetzen</translation>
    </message>
    <message>
        <source>a man that has never moved must stand at home</source>
        <translation>ein Stein, der nie gezogen hat, muss auf seinem Ausgangsfeld stehen</translation>
    </message>
    <message>
        <source>a pawn stands on {square}</source>
        <translation>ein Bauer steht auf {square}</translation>
    </message>
    <message>
        <source>a pawn stands on {square} at the start</source>
        <translation>am Anfang steht ein Bauer auf {square}</translation>
    </message>
    <message>
        <source>a queen of {side} cannot have come to its square ({squares})</source>
        <translation>eine Dame von {side} kann nicht auf ihr Feld gelangt sein ({squares})</translation>
    </message>
    <message>
        <source>a rook of {side} cannot have come to its square ({squares})</source>
        <translation>ein Turm von {side} kann nicht auf sein Feld gelangt sein ({squares})</translation>
    </message>
    <message>
        <source>allowed: nothing proves that king or rook has moved</source>
        <translation>erlaubt: nichts beweist, dass König oder Turm gezogen hat</translation>
    </message>
    <message>
        <source>and {more} more</source>
        <translation>und {more} weitere</translation>
    </message>
    <message>
        <source>before it: {reason}</source>
        <translation>davor: {reason}</translation>
    </message>
    <message>
        <source>bishops of one colour cannot mate: nothing can fill the other squares</source>
        <translation>Läufer einer Felderfarbe können nicht mattsetzen: nichts kann die anderen Felder besetzen</translation>
    </message>
    <message>
        <source>by retro strategy the castling that is played first is allowed</source>
        <translation>nach Retro-Strategie ist die Rochade erlaubt, die zuerst gespielt wird</translation>
    </message>
    <message>
        <source>castling: {move}</source>
        <translation>Rochade: {move}</translation>
    </message>
    <message>
        <source>colours exchanged</source>
        <translation>Farben vertauscht</translation>
    </message>
    <message>
        <source>each last move that {side} can have made comes from a position that cannot arise</source>
        <translation>jeder mögliche letzte Zug ({side}) kommt aus einer Stellung, die nicht entstehen kann</translation>
    </message>
    <message>
        <source>exactly {moves}</source>
        <translation>genau {moves}</translation>
    </message>
    <message>
        <source>expected a stipulation such as #2, =3, s#4, h#2.5 or PG 7.5, got {text}</source>
        <translation>erwartet wurde eine Forderung wie #2, =3, s#4, h#2.5 oder PG 7.5, nicht {text}</translation>
    </message>
    <message>
        <source>if {case}: {finding}</source>
        <translation>wenn {case}: {finding}</translation>
    </message>
    <message>
        <source>no dual left, {mates}</source>
        <translation>kein Dual mehr, {mates}</translation>
    </message>
    <message>
        <source>no game leads to this position, so nothing is proved of its rights</source>
        <translation>keine Partie führt zu dieser Stellung, daher ist über ihre Rechte nichts bewiesen</translation>
    </message>
    <message>
        <source>no man has the letters {letters}</source>
        <translation>kein Stein hat die Buchstaben {letters}</translation>
    </message>
    <message>
        <source>no man is called {name}</source>
        <translation>kein Stein heißt {name}</translation>
    </message>
    <message>
        <source>no man stands on {place}</source>
        <translation>auf {place} steht kein Stein</translation>
    </message>
    <message>
        <source>no man that never moved can stand on {squares}</source>
        <translation>auf {squares} kann kein Stein stehen, der nie gezogen hat</translation>
    </message>
    <message>
        <source>no pawn can come to {square}</source>
        <translation>kein Bauer kann nach {square} kommen</translation>
    </message>
    <message>
        <source>no problem</source>
        <translation>kein Problem</translation>
    </message>
    <message>
        <source>no rule book is called {name}; there are {books}</source>
        <translation>kein Regelwerk heißt {name}; es gibt {books}</translation>
    </message>
    <message>
        <source>no rules are called {words}</source>
        <translation>keine Regeln heißen {words}</translation>
    </message>
    <message>
        <source>no scheduler answers at {address}</source>
        <translation>kein Scheduler antwortet auf {address}</translation>
    </message>
    <message>
        <source>no solution</source>
        <translation>keine Lösung</translation>
    </message>
    <message>
        <source>no stipulation is given: {default} was taken</source>
        <translation>keine Forderung angegeben: {default} wurde genommen</translation>
    </message>
    <message>
        <source>no stipulation is given: {line} was taken, for so the line ends</source>
        <translation>keine Forderung ist angegeben: {line} wurde übernommen, denn so endet die Zugfolge</translation>
    </message>
    <message>
        <source>no style: a number in it cannot be used</source>
        <translation>kein Stil: eine Zahl darin ist unbrauchbar</translation>
    </message>
    <message>
        <source>no style: too many brackets within brackets</source>
        <translation>kein Stil: zu viele Klammern in Klammern</translation>
    </message>
    <message>
        <source>no tag FEN: a game from the array is no problem</source>
        <translation>kein FEN-Tag: eine Partie ab der Anfangsstellung ist kein Problem</translation>
    </message>
    <message>
        <source>no task is given</source>
        <translation>keine Forderung ist angegeben</translation>
    </message>
    <message>
        <source>no task is given; write what is asked, such as #2</source>
        <translation>keine Forderung ist angegeben; schreiben Sie, was gefordert ist, etwa #2</translation>
    </message>
    <message>
        <source>no {man} can come to {square}</source>
        <translation>auf {square} kann nicht kommen: {man}</translation>
    </message>
    <message>
        <source>not CSV: {wrong}</source>
        <translation>kein CSV: {wrong}</translation>
    </message>
    <message>
        <source>not YAML: {problem}</source>
        <translation>kein YAML: {problem}</translation>
    </message>
    <message>
        <source>not YAML: {reason}</source>
        <translation>kein YAML: {reason}</translation>
    </message>
    <message>
        <source>not a text file: it has a zero byte here</source>
        <translation>keine Textdatei: hier steht ein Nullbyte</translation>
    </message>
    <message>
        <source>not a text file: it has a zero here</source>
        <translation>keine Textdatei: hier steht eine Null</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>nicht fertig</translation>
    </message>
    <message>
        <source>not finished, so far {keys}</source>
        <translation>nicht fertig, bisher {keys}</translation>
    </message>
    <message>
        <source>not finished, so far {solutions}</source>
        <translation>nicht fertig, bisher {solutions}</translation>
    </message>
    <message numerus="yes">
        <source>not known: {count} positions were looked at</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>nicht bekannt: {count} Stellungen wurden untersucht</numerusform>
        </translation>
    </message>
    <message>
        <source>not proved: instead of {move} the last move may have been {others}</source>
        <translation>nicht bewiesen: statt {move} kann der letzte Zug {others} gewesen sein</translation>
    </message>
    <message>
        <source>Dual avoidance, {harm}: {one}, not {other}; {two}, not {another}.</source>
        <translation>Dualvermeidung, {harm}: {one}, nicht {other}; {two}, nicht {another}.</translation>
    </message>
    <message>
        <source>Ideal mate: {lines}.</source>
        <translation>Idealmatt: {lines}.</translation>
    </message>
    <message>
        <source>Known from tables. The audit of the line says which of them only waste time.</source>
        <translation>Aus Tabellen bekannt. Welche davon nur Zeit verlieren, sagt die Prüfung der Variante.</translation>
    </message>
    <message>
        <source>Known from tables. The audit says whether each later move is the only one.</source>
        <translation>Aus Tabellen bekannt. Ob auch die späteren Züge die einzigen sind, sagt die Prüfung.</translation>
    </message>
    <message>
        <source>Meant is one solution</source>
        <translation>Gemeint ist eine Lösung</translation>
    </message>
    <message>
        <source>Model mate that needs a pin: {lines}.</source>
        <translation>Mustermatt, das eine Fesselung braucht: {lines}.</translation>
    </message>
    <message>
        <source>Model mate: {lines}.</source>
        <translation>Mustermatt: {lines}.</translation>
    </message>
    <message>
        <source>Most of the play is symmetric, as {one} and {two}.</source>
        <translation>Der größte Teil des Spiels ist symmetrisch, wie {one} und {two}.</translation>
    </message>
    <message>
        <source>No defence has a mate of its own.</source>
        <translation>Keine Verteidigung hat ein eigenes Matt.</translation>
    </message>
    <message>
        <source>Novotny on {square}: {lines}.</source>
        <translation>Nowotny auf {square}: {lines}.</translation>
    </message>
    <message>
        <source>One try fails crudely ({tries}).</source>
        <translation>Eine Verführung wird grob widerlegt ({tries}).</translation>
    </message>
    <message>
        <source>The key takes {taken} from the king, where no mate is set.</source>
        <translation>Der Schlüssel nimmt dem König {taken}; ein Satzmatt gab es dort nicht.</translation>
    </message>
    <message>
        <source>The key takes {taken} from the king; on {open} no mate is set.</source>
        <translation>Der Schlüssel nimmt dem König {taken}; auf {open} gab es kein Satzmatt.</translation>
    </message>
    <message>
        <source>The page needs libraries that are not installed. Type this once: {command}</source>
        <translation>Die Seite braucht Bibliotheken, die nicht installiert sind. Einmal eintippen: {command}</translation>
    </message>
    <message>
        <source>The white {kind} on {square} takes part in no mate; without it key and mates stay.</source>
        <translation>Der weiße Stein auf {square} ({kind}) wirkt an keinem Matt mit; ohne ihn bleiben Schlüssel und Matts.</translation>
    </message>
    <message>
        <source>White officers without a part in the mates: {where}.</source>
        <translation>Weiße Offiziere ohne Anteil an den Matts: {where}.</translation>
    </message>
    <message>
        <source>both block {square}</source>
        <translation>beide blocken {square}</translation>
    </message>
    <message>
        <source>both lift the pin by {unit}</source>
        <translation>beide heben die Fesselung durch {unit} auf</translation>
    </message>
    <message>
        <source>both shut off {unit}</source>
        <translation>beide verstellen {unit}</translation>
    </message>
    <message>
        <source>can go: all solutions stay, the set play changes</source>
        <translation>entbehrlich: alle Lösungen bleiben, das Satzspiel ändert sich</translation>
    </message>
    <message>
        <source>can go: the key stays, the play changes</source>
        <translation>entbehrlich: der Schlüssel bleibt, das Spiel ändert sich</translation>
    </message>
    <message>
        <source>castling and e.p. as set; history needs the studio</source>
        <translation>Rochade und e.p. wie eingestellt; ihre Geschichte braucht das Studio</translation>
    </message>
    <message>
        <source>expected JSON</source>
        <translation>erwartet wird JSON</translation>
    </message>
    <message>
        <source>expected a JSON object</source>
        <translation>erwartet wird ein JSON-Objekt</translation>
    </message>
    <message>
        <source>expected a point from 1 to {points}, bar or off, got {point}</source>
        <translation>erwartet wird ein Punkt von 1 bis {points}, bar oder off, nicht {point}</translation>
    </message>
    <message>
        <source>expected place, version or new</source>
        <translation>erwartet wird place, version oder new</translation>
    </message>
    <message>
        <source>it cannot be done: {reason}</source>
        <translation>das geht nicht: {reason}</translation>
    </message>
    <message>
        <source>it died</source>
        <translation>sie ist abgestürzt</translation>
    </message>
    <message>
        <source>it does not answer</source>
        <translation>sie antwortet nicht</translation>
    </message>
    <message>
        <source>it speaks of another move than it was asked about</source>
        <translation>sie spricht von einem anderen Zug, als gefragt war</translation>
    </message>
    <message>
        <source>most often Black had replies without a mate</source>
        <translation>am häufigsten hatte Schwarz Züge ohne Matt</translation>
    </message>
    <message>
        <source>most often it was no position: the core leaves too little room</source>
        <translation>am häufigsten war es keine Stellung: der Kern lässt zu wenig Platz</translation>
    </message>
    <message>
        <source>most often it was the problem that is not to be repeated</source>
        <translation>am häufigsten war es das Problem, das nicht wiederholt werden soll</translation>
    </message>
    <message>
        <source>most often no game leads there</source>
        <translation>am häufigsten führt keine Partie dorthin</translation>
    </message>
    <message>
        <source>most often the key could not be played</source>
        <translation>am häufigsten konnte der Schlüssel nicht gespielt werden</translation>
    </message>
    <message>
        <source>most often the lines of the theme were missing</source>
        <translation>am häufigsten fehlten die Varianten des Themas</translation>
    </message>
    <message>
        <source>most often the theme, or a man of the core in it, was missing</source>
        <translation>am häufigsten fehlte das Thema oder ein Kernstein darin</translation>
    </message>
    <message>
        <source>most often there was a flaw that is forbidden</source>
        <translation>am häufigsten gab es einen verbotenen Mangel</translation>
    </message>
    <message>
        <source>most often there were other keys</source>
        <translation>am häufigsten gab es Nebenlösungen</translation>
    </message>
    <message>
        <source>most often there were too many men</source>
        <translation>am häufigsten waren es zu viele Steine</translation>
    </message>
    <message>
        <source>needed: he brings mates about by {defences}</source>
        <translation>nötig: er führt Matts herbei durch {defences}</translation>
    </message>
    <message>
        <source>needed: without him no game leads to the position</source>
        <translation>nötig: ohne ihn führt keine Partie zur Stellung</translation>
    </message>
    <message>
        <source>needed: without him set play is lost</source>
        <translation>nötig: ohne ihn geht Satzspiel verloren</translation>
    </message>
    <message>
        <source>needed: without him themes are lost</source>
        <translation>nötig: ohne ihn gehen Themen verloren</translation>
    </message>
    <message>
        <source>no library is open</source>
        <translation>kein Archiv ist offen</translation>
    </message>
    <message>
        <source>no port is free: {reason}</source>
        <translation>kein Port ist frei: {reason}</translation>
    </message>
    <message>
        <source>no such man</source>
        <translation>kein solcher Stein</translation>
    </message>
    <message>
        <source>no such square</source>
        <translation>kein solches Feld</translation>
    </message>
    <message>
        <source>no window of the studio is open</source>
        <translation>kein Fenster des Studios ist offen</translation>
    </message>
    <message>
        <source>not proved: {move} need not have been the last move</source>
        <translation>nicht bewiesen: {move} muss nicht der letzte Zug gewesen sein</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>nothing may vary: name at least one man or square</source>
        <translation>noch darf nichts variieren: wählen Sie einen Stein und malen Sie Felder an</translation>
    </message>
    <message>
        <source>nothing that is done here</source>
        <translation>das wird hier nicht getan</translation>
    </message>
    <message>
        <source>one dual left</source>
        <translation>ein Dual bleibt</translation>
    </message>
    <message>
        <source>one game</source>
        <translation>eine Partie</translation>
    </message>
    <message>
        <source>one game of {length} leads here</source>
        <translation>eine Partie von {length} führt hierher</translation>
    </message>
    <message>
        <source>one game of {moves}</source>
        <translation>eine Partie von {moves}</translation>
    </message>
    <message>
        <source>one half-move</source>
        <translation>einem Halbzug</translation>
    </message>
    <message>
        <source>one man in the same place</source>
        <translation>ein Stein auf demselben Feld</translation>
    </message>
    <message>
        <source>one mate in common</source>
        <translation>ein gemeinsames Matt</translation>
    </message>
    <message>
        <source>one move</source>
        <translation>einem Zug</translation>
    </message>
    <message>
        <source>one move off the line is neither</source>
        <translation>ein Zug von der Linie ist keins von beiden</translation>
    </message>
    <message>
        <source>one of them is no PEM file, or the key belongs to another</source>
        <translation>eines davon ist keine PEM-Datei, oder der Schlüssel gehört zu einem anderen</translation>
    </message>
    <message>
        <source>one set variation in common</source>
        <translation>eine gemeinsame Satzvariante</translation>
    </message>
    <message>
        <source>one solution</source>
        <translation>eine Lösung</translation>
    </message>
    <message>
        <source>one solution in common</source>
        <translation>eine gemeinsame Lösung</translation>
    </message>
    <message>
        <source>one theme gained</source>
        <translation>ein Thema gewonnen</translation>
    </message>
    <message>
        <source>one theme lost</source>
        <translation>ein Thema verloren</translation>
    </message>
    <message>
        <source>one threat</source>
        <translation>eine Drohung</translation>
    </message>
    <message>
        <source>one try in common</source>
        <translation>eine gemeinsame Verführung</translation>
    </message>
    <message>
        <source>one variation in common</source>
        <translation>eine gemeinsame Variante</translation>
    </message>
    <message>
        <source>only diagrams of orthodox chess are judged</source>
        <translation>nur Diagramme des orthodoxen Schachs werden beurteilt</translation>
    </message>
    <message>
        <source>only help play has half moves, got {sign}</source>
        <translation>nur Hilfsspiel hat halbe Züge, nicht {sign}</translation>
    </message>
    <message>
        <source>only stops a dual after {defences}</source>
        <translation>verhindert nur einen Dual nach {defences}</translation>
    </message>
    <message>
        <source>only stops cooks that begin with {moves}</source>
        <translation>verhindert nur Nebenlösungen, die mit {moves} beginnen</translation>
    </message>
    <message>
        <source>only stops the cook {moves}</source>
        <translation>verhindert nur die Nebenlösung {moves}</translation>
    </message>
    <message>
        <source>order: expected near or random, got {order}</source>
        <translation>order: erwartet wird near oder random, nicht {order}</translation>
    </message>
    <message>
        <source>other games than chess are opened at the desk</source>
        <translation>andere Spiele als Schach werden am Rechner geöffnet</translation>
    </message>
    <message>
        <source>other solutions</source>
        <translation>andere Lösungen</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>Bauer</translation>
    </message>
    <message>
        <source>pins in the mate</source>
        <translation>fesselt im Mattbild</translation>
    </message>
    <message>
        <source>promotes</source>
        <translation>wandelt um</translation>
    </message>
    <message>
        <source>proof games are of orthodox chess only</source>
        <translation>Beweispartien gibt es nur im orthodoxen Schach</translation>
    </message>
    <message>
        <source>proof games cannot be searched; play such as #2 or h#2 can</source>
        <translation>nach Beweispartien kann nicht gesucht werden; nach #2 oder h#2 schon</translation>
    </message>
    <message>
        <source>proof games, and they only, lead to the diagram</source>
        <translation>Beweispartien, und nur sie, führen zum Diagramm</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>references (&amp; and *) are not read</source>
        <translation>Verweise (&amp; und *) werden nicht gelesen</translation>
    </message>
    <message>
        <source>reflected in a diagonal</source>
        <translation>an einer Diagonalen gespiegelt</translation>
    </message>
    <message>
        <source>reflected left to right</source>
        <translation>links-rechts gespiegelt</translation>
    </message>
    <message>
        <source>reflected top to bottom</source>
        <translation>oben-unten gespiegelt</translation>
    </message>
    <message>
        <source>refutes {move}</source>
        <translation>widerlegt {move}</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>Turm</translation>
    </message>
    <message>
        <source>royal</source>
        <translation>königlich</translation>
    </message>
    <message>
        <source>rules: expected a list of conditions</source>
        <translation>Regeln: eine Liste von Bedingungen erwartet</translation>
    </message>
    <message>
        <source>rules: expected an object</source>
        <translation>Regeln: ein Objekt erwartet</translation>
    </message>
    <message>
        <source>rules: expected an object of options</source>
        <translation>Regeln: ein Objekt mit Optionen erwartet</translation>
    </message>
    <message>
        <source>rules: expected conditions as texts</source>
        <translation>Regeln: Bedingungen als Texte erwartet</translation>
    </message>
    <message>
        <source>rules: expected the name of a book and its version</source>
        <translation>Regeln: Name und Fassung eines Regelbuchs erwartet</translation>
    </message>
    <message>
        <source>rules: {option} has no value</source>
        <translation>Regeln: {option} hat keinen Wert</translation>
    </message>
    <message>
        <source>same key</source>
        <translation>gleicher Schlüssel</translation>
    </message>
    <message>
        <source>same key and themes</source>
        <translation>gleicher Schlüssel, gleiche Themen</translation>
    </message>
    <message>
        <source>same solutions</source>
        <translation>gleiche Lösungen</translation>
    </message>
    <message>
        <source>seconds: expected 0 to {most}, got {seconds}</source>
        <translation>seconds: erwartet wird 0 bis {most}, nicht {seconds}</translation>
    </message>
    <message>
        <source>self-block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>self-pin</source>
        <translation>Selbstfesselung</translation>
    </message>
    <message>
        <source>series play has no half moves, got {sign}</source>
        <translation>Serienzüger haben keine halben Züge, nicht {sign}</translation>
    </message>
    <message>
        <source>set play</source>
        <translation>Satzspiel</translation>
    </message>
    <message>
        <source>short</source>
        <translation>Kurzlösung</translation>
    </message>
    <message>
        <source>short, {solutions}</source>
        <translation>kurzlösig, {solutions}</translation>
    </message>
    <message>
        <source>short: {keys}</source>
        <translation>Kurzlösung: {keys}</translation>
    </message>
    <message>
        <source>so far {keys}</source>
        <translation>bisher {keys}</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>korrekt</translation>
    </message>
    <message>
        <source>sound, {solutions}</source>
        <translation>korrekt, {solutions}</translation>
    </message>
    <message>
        <source>sound: {keys}!</source>
        <translation>korrekt: {keys}!</translation>
    </message>
    <message>
        <source>star</source>
        <translation>Stern</translation>
    </message>
    <message>
        <source>stipulation {stipulation}: kept in words and not solved</source>
        <translation>Forderung {stipulation}: in Worten behalten und nicht gelöst</translation>
    </message>
    <message>
        <source>stipulation {words}: was not quoted as YAML asks</source>
        <translation>Forderung {words}: stand nicht in Anführungszeichen, wie YAML es verlangt</translation>
    </message>
    <message>
        <source>stipulation: {wrong}</source>
        <translation>Forderung: {wrong}</translation>
    </message>
    <message>
        <source>studies are not solved: their page audits the line, and tables know positions with four men</source>
        <translation>Studien werden nicht gelöst: Ihre Seite prüft die Variante, und Tabellen kennen Stellungen mit vier Steinen</translation>
    </message>
    <message>
        <source>such files are not made here</source>
        <translation>solche Dateien werden hier nicht gemacht</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>wird geschlagen</translation>
    </message>
    <message>
        <source>taken by the last move</source>
        <translation>wird vom letzten Zug geschlagen</translation>
    </message>
    <message>
        <source>taken where it stands</source>
        <translation>wird geschlagen, wo er steht</translation>
    </message>
    <message>
        <source>takes back</source>
        <translation>schlägt zurück</translation>
    </message>
    <message>
        <source>takes, then is taken</source>
        <translation>schlägt, wird dann geschlagen</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>the [ at character {place} of {text} is not closed</source>
        <translation>die [ bei Zeichen {place} von {text} ist nicht geschlossen</translation>
    </message>
    <message>
        <source>the ] at character {place} of {text} closes nothing</source>
        <translation>die ] bei Zeichen {place} von {text} schließt nichts</translation>
    </message>
    <message>
        <source>the actual play</source>
        <translation>das tatsächliche Spiel</translation>
    </message>
    <message>
        <source>the bench works #2, #3, s#2 and s#3 with orthodox men and rules</source>
        <translation>die Schemabank bearbeitet #2, #3, s#2 und s#3 mit orthodoxen Steinen und Regeln</translation>
    </message>
    <message>
        <source>the certificates cannot be used: {reason}</source>
        <translation>die Zertifikate sind nicht brauchbar: {reason}</translation>
    </message>
    <message>
        <source>the change {place} is not understood</source>
        <translation>die Änderung {place} ist nicht verständlich</translation>
    </message>
    <message>
        <source>the disk can only be read</source>
        <translation>der Datenträger ist schreibgeschützt</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>the file cannot be read: {reason}</source>
        <translation>die Datei lässt sich nicht lesen: {reason}</translation>
    </message>
    <message>
        <source>the file cannot be written: {reason}</source>
        <translation>die Datei lässt sich nicht schreiben: {reason}</translation>
    </message>
    <message>
        <source>the file exists already</source>
        <translation>die Datei gibt es schon</translation>
    </message>
    <message>
        <source>the file has {size} bytes; files of up to {most} bytes are read</source>
        <translation>die Datei hat {size} Byte; gelesen werden Dateien bis {most} Byte</translation>
    </message>
    <message>
        <source>the file holds no problem</source>
        <translation>die Datei enthält kein Problem</translation>
    </message>
    <message>
        <source>the file holds no problem; {expected}</source>
        <translation>die Datei enthält kein Problem; {expected}</translation>
    </message>
    <message>
        <source>the file is UTF-16, not UTF-8, and was read as such</source>
        <translation>die Datei ist UTF-16, nicht UTF-8, und wurde so gelesen</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>the file is longer than {most} bytes</source>
        <translation>die Datei ist länger als {most} Bytes</translation>
    </message>
    <message>
        <source>the file is not UTF-8; it was read as {encoding}, by its looks</source>
        <translation>die Datei ist nicht UTF-8; sie wurde ihrem Aussehen nach als {encoding} gelesen</translation>
    </message>
    <message>
        <source>the file is not all UTF-8; a mark stands for what is not</source>
        <translation>die Datei ist nicht ganz UTF-8; ein Zeichen steht für das Übrige</translation>
    </message>
    <message>
        <source>the folder does not exist</source>
        <translation>der Ordner existiert nicht</translation>
    </message>
    <message>
        <source>the game has ended: no move is left</source>
        <translation>die Partie ist zu Ende: es gibt keinen Zug mehr</translation>
    </message>
    <message>
        <source>the game has no such man ({squares})</source>
        <translation>das Spiel hat keinen solchen Stein ({squares})</translation>
    </message>
    <message>
        <source>the key stays</source>
        <translation>der Schlüssel bleibt</translation>
    </message>
    <message>
        <source>the king on {square} can be captured at the start</source>
        <translation>der König auf {square} kann am Anfang geschlagen werden</translation>
    </message>
    <message>
        <source>the kings stand side by side ({squares})</source>
        <translation>die Könige stehen nebeneinander ({squares})</translation>
    </message>
    <message>
        <source>the last move was {move}</source>
        <translation>der letzte Zug {move} war</translation>
    </message>
    <message>
        <source>the letters {code} are those of {owner}</source>
        <translation>die Buchstaben {code} gehören zu: {owner}</translation>
    </message>
    <message>
        <source>the man has no moves yet</source>
        <translation>der Stein hat noch keine Züge</translation>
    </message>
    <message>
        <source>the man needs a name of 1 to {most} characters</source>
        <translation>der Stein braucht einen Namen von 1 bis {most} Zeichen</translation>
    </message>
    <message>
        <source>the man needs one or two letters, such as X or XY</source>
        <translation>der Stein braucht einen oder zwei Buchstaben wie X oder XY</translation>
    </message>
    <message>
        <source>the men of {side} cannot all come to their squares</source>
        <translation>nicht alle Steine können auf ihre Felder kommen: {side}</translation>
    </message>
    <message>
        <source>the movement: {wrong}</source>
        <translation>die Gangart: {wrong}</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>der Name ist zu lang</translation>
    </message>
    <message>
        <source>the one defence and its mate unchanged</source>
        <translation>die eine Variante unverändert</translation>
    </message>
    <message>
        <source>the page solves chess only; other games have windows at the desk</source>
        <translation>die Seite löst nur Schach; andere Spiele haben Fenster am Rechner</translation>
    </message>
    <message>
        <source>the position is dead: neither side can mate</source>
        <translation>die Stellung ist tot: keine Seite kann mattsetzen</translation>
    </message>
    <message>
        <source>the problem is not sound as {asked}</source>
        <translation>das Problem ist als {asked} nicht korrekt</translation>
    </message>
    <message>
        <source>the processes that analyse problems end again and again</source>
        <translation>die Prozesse, die Probleme analysieren, enden immer wieder</translation>
    </message>
    <message>
        <source>the processes that search are lost again and again</source>
        <translation>die suchenden Prozesse gehen immer wieder verloren</translation>
    </message>
    <message>
        <source>the same force</source>
        <translation>gleiches Material</translation>
    </message>
    <message>
        <source>the same key {names}</source>
        <translation>derselbe Schlüssel {names}</translation>
    </message>
    <message>
        <source>the same position</source>
        <translation>gleiche Stellung</translation>
    </message>
    <message>
        <source>the same solution</source>
        <translation>dieselbe Lösung</translation>
    </message>
    <message>
        <source>the studio failed at this; it kept a report</source>
        <translation>daran ist das Studio gescheitert; ein Bericht liegt vor</translation>
    </message>
    <message>
        <source>this cannot be made: {why}</source>
        <translation>das lässt sich nicht machen: {why}</translation>
    </message>
    <message>
        <source>this is too long to be told</source>
        <translation>das ist zu lang zum Erzählen</translation>
    </message>
    <message>
        <source>this machine is in no local network</source>
        <translation>dieser Rechner ist in keinem lokalen Netz</translation>
    </message>
    <message>
        <source>this takes more memory than a page may use</source>
        <translation>das braucht mehr Speicher, als eine Seite benutzen darf</translation>
    </message>
    <message>
        <source>without him no refutation of {moves}</source>
        <translation>ohne ihn keine Widerlegung von {moves}</translation>
    </message>
    <message>
        <source>{count} of its forms solved</source>
        <translation>{count} seiner Formen gelöst</translation>
    </message>
    <message>
        <source>{move} cannot be played</source>
        <translation>{move} kann nicht gespielt werden</translation>
    </message>
    <message>
        <source>{name}: expected a text</source>
        <translation>{name}: erwartet wird ein Text</translation>
    </message>
    <message>
        <source>{number} of {count} changed</source>
        <translation>{number} von {count} gewechselt</translation>
    </message>
    <message>
        <source>{option}: one turn is asked for then, directly</source>
        <translation>{option}: dann wird ein Zug verlangt, im direkten Spiel</translation>
    </message>
    <message>
        <source>{side} is stalemated</source>
        <translation>{side} ist patt</translation>
    </message>
    <message>
        <source>{side}&apos;s king or rook has moved: otherwise every way back stays among few positions, none of which begins a game</source>
        <translation>König oder Turm hat gezogen ({side}): sonst bleibt jeder Weg zurück unter wenigen Stellungen, mit deren keiner eine Partie beginnt</translation>
    </message>
    <message>
        <source>{square} and {other} can go together: all solutions stay, the set play changes</source>
        <translation>{square} und {other} sind zusammen entbehrlich: alle Lösungen bleiben, das Satzspiel ändert sich</translation>
    </message>
    <message>
        <source>{square} and {other} can go together: the key stays, the play changes</source>
        <translation>{square} und {other} sind zusammen entbehrlich: der Schlüssel bleibt, das Spiel ändert sich</translation>
    </message>
    <message>
        <source>“{found}” is no month or day. Write 1925-02, or for years 1925 or 1925-1930.</source>
        <translation>„{found}“ ist kein Monat oder Tag. Schreiben Sie 1925-02, für Jahre 1925 oder 1925-1930.</translation>
    </message>
    <message numerus="yes">
        <source>all {number} defences and answers unchanged</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>alle {number} Verteidigungen und Antworten unverändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only stops the cooks {moves}</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>verhindert nur die Nebenlösungen {moves}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the same solutions</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>dieselben Lösungen</numerusform>
        </translation>
    </message>
    <message>
        <source>the same stipulation</source>
        <translation>gleiche Forderung</translation>
    </message>
    <message>
        <source>the same themes: {names}</source>
        <translation>dieselben Themen: {names}</translation>
    </message>
    <message>
        <source>the sample collection: expected a list of problems</source>
        <translation>die Beispielsammlung: erwartet wird eine Liste von Problemen</translation>
    </message>
    <message>
        <source>the sample collection: expected an object for each problem</source>
        <translation>die Beispielsammlung: erwartet wird ein Objekt für jedes Problem</translation>
    </message>
    <message>
        <source>the sample collection: expected the key of each problem</source>
        <translation>die Beispielsammlung: erwartet wird der Schlüssel jedes Problems</translation>
    </message>
    <message>
        <source>the scheduler at {address} has gone</source>
        <translation>der Scheduler unter {address} ist fort</translation>
    </message>
    <message>
        <source>the try {move}</source>
        <translation>die Verführung {move}</translation>
    </message>
    <message>
        <source>the twin before it cannot be set up</source>
        <translation>der Zwilling, von dem er ausgeht, lässt sich nicht aufstellen</translation>
    </message>
    <message>
        <source>the { at character {place} of {text} is not closed</source>
        <translation>die { bei Zeichen {place} von {text} ist nicht geschlossen</translation>
    </message>
    <message>
        <source>the {kind} on {square}</source>
        <translation>{kind} {square}</translation>
    </message>
    <message>
        <source>the } at character {place} of {text} closes nothing</source>
        <translation>die } bei Zeichen {place} von {text} schließt nichts</translation>
    </message>
    <message>
        <source>themes: expected a list</source>
        <translation>themes: erwartet wird eine Liste</translation>
    </message>
    <message>
        <source>themes: {theme} is not in the catalogue of themes</source>
        <translation>themes: {theme} steht nicht im Katalog der Themen</translation>
    </message>
    <message>
        <source>themes: {theme} is not looked for: {reason}</source>
        <translation>themes: nach {theme} wird nicht gesucht: {reason}</translation>
    </message>
    <message>
        <source>there are no proof games in series play</source>
        <translation>im Serienspiel gibt es keine Beweispartien</translation>
    </message>
    <message>
        <source>there are {size} candidates; expected at most {most}</source>
        <translation>es gibt {size} Stellungen, zu viele zum Nummerieren; erwartet werden höchstens {most}</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>diese Datei gibt es nicht</translation>
    </message>
    <message>
        <source>this is a device; a file of problems is expected</source>
        <translation>dies ist ein Gerät; erwartet wird eine Datei mit Problemen</translation>
    </message>
    <message>
        <source>this is a folder; a file of problems is expected</source>
        <translation>dies ist ein Ordner; erwartet wird eine Datei mit Problemen</translation>
    </message>
    <message>
        <source>this is of orthodox men only, and {man} stands on {square}</source>
        <translation>dies gilt nur für orthodoxe Steine, und {man} steht auf {square}</translation>
    </message>
    <message>
        <source>this is {kind}; {expected}</source>
        <translation>dies ist {kind}; {expected}</translation>
    </message>
    <message>
        <source>this looks like a web page or XML; {expected}</source>
        <translation>das sieht nach einer Webseite oder XML aus; {expected}</translation>
    </message>
    <message>
        <source>this search was written by a newer program</source>
        <translation>diese Suche wurde von einem neueren Programm geschrieben</translation>
    </message>
    <message>
        <source>too few men are missing ({count}) for the pawns to have passed each other ({squares})</source>
        <translation>es fehlen zu wenige Steine ({count}), als dass die Bauern aneinander vorbeigekommen sein könnten ({squares})</translation>
    </message>
    <message>
        <source>too few solutions</source>
        <translation>zu wenige Lösungen</translation>
    </message>
    <message>
        <source>too few, {solutions}</source>
        <translation>zu wenige, {solutions}</translation>
    </message>
    <message>
        <source>too many brackets within brackets at character {place}</source>
        <translation>zu viele Klammern in Klammern bei Zeichen {place}</translation>
    </message>
    <message>
        <source>too many sets of men may vary; allow fewer men or fewer changes</source>
        <translation>zu viele Gruppen von Steinen dürfen variieren; erlauben Sie weniger Steine oder weniger Änderungen</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>wahr oder falsch</translation>
    </message>
    <message>
        <source>twins: expected at most {most} twins, got {count}</source>
        <translation>twins: erwartet werden höchstens {most} Zwillinge, nicht {count}</translation>
    </message>
    <message>
        <source>twins: kept as text, for they are no commands</source>
        <translation>Zwillinge: als Text behalten, denn es sind keine Befehle</translation>
    </message>
    <message>
        <source>twins: kept as text, for {wrong}</source>
        <translation>Zwillinge: als Text behalten, denn {wrong}</translation>
    </message>
    <message>
        <source>twins: {wrong}</source>
        <translation>Zwillinge: {wrong}</translation>
    </message>
    <message>
        <source>two men stand on {square}</source>
        <translation>zwei Steine stehen auf {square}</translation>
    </message>
    <message>
        <source>two tasks are given, {tasks}: none was taken</source>
        <translation>zwei Forderungen sind angegeben, {tasks}: keine wurde übernommen</translation>
    </message>
    <message>
        <source>unguard</source>
        <translation>Deckungsaufgabe</translation>
    </message>
    <message>
        <source>what listens at {address} does not answer as a scheduler</source>
        <translation>was unter {address} lauscht, antwortet nicht wie ein Scheduler</translation>
    </message>
    <message>
        <source>white</source>
        <translation>weiß</translation>
    </message>
    <message>
        <source>white bishop</source>
        <translation>weißer Läufer</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>weißer König</translation>
    </message>
    <message>
        <source>white knight</source>
        <translation>weißer Springer</translation>
    </message>
    <message>
        <source>white pawn</source>
        <translation>weißer Bauer</translation>
    </message>
    <message>
        <source>white queen</source>
        <translation>weiße Dame</translation>
    </message>
    <message>
        <source>white rook</source>
        <translation>weißer Turm</translation>
    </message>
    <message>
        <source>with en passant on {square}: {move}</source>
        <translation>mit e.p. auf {square}: {move}</translation>
    </message>
    <message>
        <source>with more than 12 men that may vary, say how many changes at most</source>
        <translation>wenn mehr als 12 Steine variieren dürfen, sagen Sie, wie viele Änderungen höchstens</translation>
    </message>
    <message>
        <source>writing is not allowed there</source>
        <translation>Schreiben ist dort nicht erlaubt</translation>
    </message>
    <message>
        <source>{address} needs certificates: give --tls-ca, --tls-cert and --tls-key, or name them in Dask&apos;s settings</source>
        <translation>{address} braucht Zertifikate: geben Sie --tls-ca, --tls-cert und --tls-key an, oder nennen Sie sie in den Einstellungen von Dask</translation>
    </message>
    <message>
        <source>{at}: expected a list in brackets, got {value}</source>
        <translation>{at}: erwartet wird eine Liste in Klammern, nicht {value}</translation>
    </message>
    <message>
        <source>{at}: expected a number, got {value}</source>
        <translation>{at}: erwartet wird eine Zahl, nicht {value}</translation>
    </message>
    <message>
        <source>{at}: expected an object in braces, got {value}</source>
        <translation>{at}: erwartet wird ein Objekt in geschweiften Klammern, nicht {value}</translation>
    </message>
    <message>
        <source>{at}: expected one of {names}, got {value}</source>
        <translation>{at}: erwartet wird eines von {names}, nicht {value}</translation>
    </message>
    <message>
        <source>{at}: expected text, got {value}</source>
        <translation>{at}: erwartet wird Text, nicht {value}</translation>
    </message>
    <message>
        <source>{at}: expected true or false, got {value}</source>
        <translation>{at}: erwartet wird true oder false, nicht {value}</translation>
    </message>
    <message>
        <source>{at}{key}: not known; there are {readers}</source>
        <translation>{at}{key}: nicht bekannt; es gibt {readers}</translation>
    </message>
    <message>
        <source>{book} has no option {option}</source>
        <translation>{book} hat keine Option {option}</translation>
    </message>
    <message>
        <source>{book} has no such man as {man} ({square})</source>
        <translation>{book} kennt keinen Stein wie {man} ({square})</translation>
    </message>
    <message>
        <source>{book} is a rule book of a newer version, or of another program: it is kept, and not solved</source>
        <translation>{book} ist ein Regelwerk einer neueren Version oder eines anderen Programms: es bleibt erhalten und wird nicht gelöst</translation>
    </message>
    <message>
        <source>{conditions}: not solved yet</source>
        <translation>{conditions}: wird noch nicht gelöst</translation>
    </message>
    <message>
        <source>{count} changed mates</source>
        <translation>{count} Mattwechsel</translation>
    </message>
    <message numerus="yes">
        <source>the {count} mates shown and changed</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} gezeigte und gewechselte Matts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} different mates are changed ({shown}).</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} verschiedene Matts werden gewechselt ({shown}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} different mates.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} verschiedene Matts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} files left</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} Linien nach links</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} files right</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} Linien nach rechts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} mates in common</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} gemeinsame Matts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} men in the same places</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} Steine auf denselben Feldern</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} men may vary; expected at most {most}</source>
        <translation>{count} Steine dürfen variieren; höchstens {most} können es</translation>
    </message>
    <message>
        <source>{count} moves defend on {square}: {lines}.</source>
        <translation>{count} Züge verteidigen auf {square}: {lines}.</translation>
    </message>
    <message>
        <source>{count} moves mate on {square}: {lines}.</source>
        <translation>{count} Züge setzen auf {square} matt: {lines}.</translation>
    </message>
    <message numerus="yes">
        <source>{count} ranks down</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} Reihen nach unten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} ranks up</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} Reihen nach oben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} set variations in common</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} gemeinsame Satzvarianten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} solutions in common</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} gemeinsame Lösungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} tries in common</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} gemeinsame Verführungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} variations in common</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} gemeinsame Varianten</numerusform>
        </translation>
    </message>
    <message>
        <source>{folder} cannot be written: {reason}.</source>
        <translation>{folder} lässt sich nicht schreiben: {reason}.</translation>
    </message>
    <message>
        <source>{folder} holds something other than a site; it is not replaced.</source>
        <translation>{folder} enthält etwas anderes als eine Website; nichts wird ersetzt.</translation>
    </message>
    <message>
        <source>{folder} is there already.</source>
        <translation>{folder} gibt es schon.</translation>
    </message>
    <message>
        <source>{forms} or {form}</source>
        <translation>{forms} oder {form}</translation>
    </message>
    <message>
        <source>{form}, castling: expected letters of KQkq or -, got {field}</source>
        <translation>{form}, Rochade: erwartet werden Buchstaben von KQkq oder -, nicht {field}</translation>
    </message>
    <message>
        <source>{form}, e.p. square: no pawn can just have passed over {field}</source>
        <translation>{form}, e.p.-Feld: kein Bauer kann soeben {field} überschritten haben</translation>
    </message>
    <message>
        <source>{form}, e.p. square: {wrong}</source>
        <translation>{form}, e.p.-Feld: {wrong}</translation>
    </message>
    <message>
        <source>{form}, rank {number}: expected 8 squares, got {count} in {text}</source>
        <translation>{form}, Reihe {number}: erwartet werden 8 Felder, nicht {count} in {text}</translation>
    </message>
    <message>
        <source>{form}, rank {number}: {wrong}</source>
        <translation>{form}, Reihe {number}: {wrong}</translation>
    </message>
    <message>
        <source>{form}, side to move: expected w or b, got {field}</source>
        <translation>{form}, Zugrecht: erwartet wird w oder b, nicht {field}</translation>
    </message>
    <message>
        <source>{form}, {name}: expected a number, got {field}</source>
        <translation>{form}, {name}: erwartet wird eine Zahl, nicht {field}</translation>
    </message>
    <message>
        <source>{form}: expected a placement such as 8/8/8/8/8/8/8/K1k5, got nothing</source>
        <translation>{form}: erwartet wird eine Stellung wie 8/8/8/8/8/8/8/K1k5, gefunden nichts</translation>
    </message>
    <message>
        <source>{form}: expected at most {most} characters, got {count}</source>
        <translation>{form}: erwartet werden höchstens {most} Zeichen, nicht {count}</translation>
    </message>
    <message>
        <source>{game} has no goal {goal}; there are {goals}</source>
        <translation>{game} hat kein Ziel {goal}; es gibt {goals}</translation>
    </message>
    <message>
        <source>{game} has no {extra}</source>
        <translation>{game} hat kein {extra}</translation>
    </message>
    <message>
        <source>{game} takes no conditions: {conditions}</source>
        <translation>{game} nimmt keine Bedingungen: {conditions}</translation>
    </message>
    <message>
        <source>{goal} needs {details}</source>
        <translation>{goal} braucht {details}</translation>
    </message>
    <message>
        <source>{goal}: expected {sides}, got {side}</source>
        <translation>{goal}: {sides} erwartet, {side} erhalten</translation>
    </message>
    <message>
        <source>{keys} and {number} more</source>
        <translation>{keys} und {number} weitere</translation>
    </message>
    <message>
        <source>{keys} solve</source>
        <translation>es lösen {keys}</translation>
    </message>
    <message>
        <source>{key} makes the battery of {squares}, fired by {mate}.</source>
        <translation>{key} bildet die Batterie {squares}, abgefeuert durch {mate}.</translation>
    </message>
    <message>
        <source>{key} stands twice</source>
        <translation>{key} steht zweimal da</translation>
    </message>
    <message>
        <source>{kind} or a {other}</source>
        <translation>{kind} oder {other}</translation>
    </message>
    <message>
        <source>{man} is a man that Popeye does not know</source>
        <translation>{man} ist ein Stein, den Popeye nicht kennt</translation>
    </message>
    <message>
        <source>{man} {arrival} was a pawn on {origin}</source>
        <translation>{man} {arrival} war ein Bauer auf {origin}</translation>
    </message>
    <message>
        <source>{man} {arrival} was a pawn on {origin}, uncapturing: {uncaptured}</source>
        <translation>{man} {arrival} war ein Bauer auf {origin}, entschlägt: {uncaptured}</translation>
    </message>
    <message>
        <source>{man} {origin} to {target}</source>
        <translation>{man} {origin} nach {target}</translation>
    </message>
    <message>
        <source>{man} {origin} to {target}, in place of the {other}</source>
        <translation>{man} {origin} nach {target}, statt {other}</translation>
    </message>
    <message>
        <source>{man} {origin}-{arrival}, the double step</source>
        <translation>{man} {origin}-{arrival}, der Doppelschritt</translation>
    </message>
    <message>
        <source>{man} {origin}-{arrival}, uncapturing in passing</source>
        <translation>{man} {origin}-{arrival}, entschlägt en passant</translation>
    </message>
    <message>
        <source>{man} {origin}-{arrival}, uncapturing: {uncaptured}</source>
        <translation>{man} {origin}-{arrival}, entschlägt: {uncaptured}</translation>
    </message>
    <message>
        <source>{man} {square} becomes {other}</source>
        <translation>{man} {square} wird {other}</translation>
    </message>
    <message>
        <source>{man}: {count} on the board, expected at least {least}</source>
        <translation>{man}: {count} auf dem Brett, mindestens {least} erwartet</translation>
    </message>
    <message>
        <source>{man}: {count} on the board, expected at most {most}</source>
        <translation>{man}: {count} auf dem Brett, höchstens {most} erwartet</translation>
    </message>
    <message numerus="yes">
        <source>{more} more solutions than intended.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{more} Lösungen mehr als beabsichtigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>{moves} and {number} more</source>
        <translation>{moves} und {number} weitere</translation>
    </message>
    <message>
        <source>{move} answers {count} of {all} defences.</source>
        <translation>{move} beantwortet {count} von {all} Verteidigungen.</translation>
    </message>
    <message>
        <source>{move} cannot have been the last move</source>
        <translation>{move} kann nicht der letzte Zug gewesen sein</translation>
    </message>
    <message>
        <source>{move} gives the king {given}.</source>
        <translation>{move} gibt dem König {given}.</translation>
    </message>
    <message>
        <source>{move} gives {given} and takes {taken}.</source>
        <translation>{move} gibt {given} und nimmt {taken}.</translation>
    </message>
    <message>
        <source>{move} has the single threat {threat}.</source>
        <translation>{move} hat die einzige Drohung {threat}.</translation>
    </message>
    <message>
        <source>{move} is one of the double steps of which one was the last move</source>
        <translation>{move} ist einer der Doppelschritte, von denen einer der letzte Zug war</translation>
    </message>
    <message>
        <source>{move} lets Black check by {checks}.</source>
        <translation>{move} lässt Schachgebote zu: {checks}.</translation>
    </message>
    <message>
        <source>{move} lies in ambush: {shown} opens its line.</source>
        <translation>{move} liegt im Hinterhalt: {shown} öffnet die Linie.</translation>
    </message>
    <message>
        <source>{move} takes {taken} from the king.</source>
        <translation>{move} nimmt dem König {taken}.</translation>
    </message>
    <message>
        <source>{move} threatens {threats}</source>
        <translation>{move} droht {threats}</translation>
    </message>
    <message>
        <source>{move} threatens {threats}.</source>
        <translation>{move} droht {threats}.</translation>
    </message>
    <message>
        <source>{move} waits: nothing is threatened.</source>
        <translation>{move} ist ein Wartezug: nichts droht.</translation>
    </message>
    <message>
        <source>{move} was the last move if this is possible: {rights}</source>
        <translation>{move} war der letzte Zug, falls dies möglich ist: {rights}</translation>
    </message>
    <message>
        <source>{name} is another man in French than in Italian</source>
        <translation>{name} ist auf Französisch eine andere Figur als auf Italienisch</translation>
    </message>
    <message>
        <source>{name} {operand}: the side to move is mated, no task was taken</source>
        <translation>{name} {operand}: die Seite am Zug wird mattgesetzt, keine Forderung wurde übernommen</translation>
    </message>
    <message>
        <source>{name}: expected 0 to {most}, got {number}</source>
        <translation>{name}: erwartet wird 0 bis {most}, nicht {number}</translation>
    </message>
    <message>
        <source>{name}: expected a list of texts, got {found}</source>
        <translation>{name}: erwartet wird eine Liste von Texten, nicht {found}</translation>
    </message>
    <message>
        <source>{name}: expected a list of texts, got {found} in it</source>
        <translation>{name}: erwartet wird eine Liste von Texten, darin steht {found}</translation>
    </message>
    <message>
        <source>{name}: expected a number</source>
        <translation>{name}: erwartet wird eine Zahl</translation>
    </message>
    <message>
        <source>{name}: expected an object of texts, got {found}</source>
        <translation>{name}: erwartet wird ein Objekt von Texten, nicht {found}</translation>
    </message>
    <message>
        <source>{name}: expected at most {most} characters</source>
        <translation>{name}: erwartet werden höchstens {most} Zeichen</translation>
    </message>
    <message>
        <source>{name}: expected at most {most} texts, got {count}</source>
        <translation>{name}: erwartet werden höchstens {most} Texte, nicht {count}</translation>
    </message>
    <message>
        <source>{name}: expected text for {key}, got {found}</source>
        <translation>{name}: erwartet wird Text für {key}, nicht {found}</translation>
    </message>
    <message>
        <source>{name}: expected text, got {found}</source>
        <translation>{name}: erwartet wird Text, nicht {found}</translation>
    </message>
    <message>
        <source>{name}: there is nothing of that name in a style</source>
        <translation>{name}: unter diesem Namen gibt es in einem Stil nichts</translation>
    </message>
    <message numerus="yes">
        <source>{number} duals left</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} Duale bleiben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} games</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} games of {length} lead here</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} Partien von {length} führen hierher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} games of {moves}</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} Partien von {moves}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} half-moves</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} Halbzügen</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} keys: {keys}</source>
        <translation>{number} Schlüssel: {keys}</translation>
    </message>
    <message numerus="yes">
        <source>{number} moves</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} Zügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} solutions</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} Lösungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} themes gained</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} Themen gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} themes lost</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} Themen verloren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} threats</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} Drohungen</numerusform>
        </translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} und {other}</translation>
    </message>
    <message>
        <source>{one} and {other} exclude each other</source>
        <translation>{one} und {other} schließen einander aus</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one} oder {other}</translation>
    </message>
    <message>
        <source>{option} is chosen twice</source>
        <translation>{option} ist zweimal gewählt</translation>
    </message>
    <message>
        <source>{option}: expected {values}, got {text}</source>
        <translation>{option}: erwartet {values}, gefunden {text}</translation>
    </message>
    <message>
        <source>{option}: no orthodox rule, kept in words and not solved</source>
        <translation>{option}: nicht orthodox, in Worten bewahrt und nicht gelöst</translation>
    </message>
    <message>
        <source>{other}&apos;s last move was {move}, and {side}&apos;s before it was by king or rook</source>
        <translation>Der letzte Zug ({other}) war {move}, und der davor ({side}) geschah mit König oder Turm</translation>
    </message>
    <message>
        <source>{other}&apos;s last move was {move}, and {side}&apos;s king or rook has moved before it</source>
        <translation>Der letzte Zug ({other}) war {move}, und zuvor hat König oder Turm gezogen ({side})</translation>
    </message>
    <message>
        <source>{outcome} same key</source>
        <translation>{outcome} gleicher Schlüssel</translation>
    </message>
    <message>
        <source>{part}: expected a number</source>
        <translation>{part}: Zahl erwartet</translation>
    </message>
    <message>
        <source>{part}: expected a text</source>
        <translation>{part}: Text erwartet</translation>
    </message>
    <message>
        <source>{part}: expected an object</source>
        <translation>{part}: Objekt erwartet</translation>
    </message>
    <message>
        <source>{part}: expected {readers}</source>
        <translation>{part}: erwartet wird {readers}</translation>
    </message>
    <message>
        <source>{part}: not understood</source>
        <translation>{part}: nicht verstanden</translation>
    </message>
    <message>
        <source>{path} cannot be read: {reason}.</source>
        <translation>{path} lässt sich nicht lesen: {reason}.</translation>
    </message>
    <message>
        <source>{path} cannot be removed: {reason}.</source>
        <translation>{path} lässt sich nicht entfernen: {reason}.</translation>
    </message>
    <message>
        <source>{path} cannot be written: {reason}.</source>
        <translation>{path} lässt sich nicht schreiben: {reason}.</translation>
    </message>
    <message>
        <source>{path} is a folder, not a file.</source>
        <translation>{path} ist ein Ordner, keine Datei.</translation>
    </message>
    <message>
        <source>{path} is no journal of a search</source>
        <translation>{path} ist kein Protokoll einer Suche</translation>
    </message>
    <message>
        <source>{path} is no journal of a search, or is damaged</source>
        <translation>{path} ist kein Protokoll einer Suche, oder ist beschädigt</translation>
    </message>
    <message>
        <source>{path} is not a library of problems; it was left as it is.</source>
        <translation>{path} ist kein Archiv von Problemen; die Datei blieb, wie sie ist.</translation>
    </message>
    <message>
        <source>{path} is the journal of another search</source>
        <translation>{path} ist das Protokoll einer anderen Suche</translation>
    </message>
    <message>
        <source>{path} is there already</source>
        <translation>{path} gibt es schon</translation>
    </message>
    <message>
        <source>{path} is there already.</source>
        <translation>{path} gibt es schon.</translation>
    </message>
    <message>
        <source>{path}, line {line}: {wrong}</source>
        <translation>{path}, Zeile {line}: {wrong}</translation>
    </message>
    <message>
        <source>{path}: a diagram is written as {others} or {last}.</source>
        <translation>{path}: ein Diagramm wird als {others} oder {last} geschrieben.</translation>
    </message>
    <message>
        <source>{path}: another program goes on with this search</source>
        <translation>{path}: ein anderes Programm setzt diese Suche fort</translation>
    </message>
    <message>
        <source>{path}: another window goes on with this search</source>
        <translation>{path}: ein anderes Fenster setzt diese Suche fort</translation>
    </message>
    <message>
        <source>{path}: not a file</source>
        <translation>{path}: keine Datei</translation>
    </message>
    <message>
        <source>{path}: not text in UTF-8</source>
        <translation>{path}: kein Text in UTF-8</translation>
    </message>
    <message>
        <source>{path}: pages are written as {forms}.</source>
        <translation>{path}: Seiten werden als {forms} geschrieben.</translation>
    </message>
    <message>
        <source>{path}: too large for a search; expected at most {most} bytes</source>
        <translation>{path}: zu groß für eine Suche; erwartet werden höchstens {most} Bytes</translation>
    </message>
    <message>
        <source>{play}: Black opens one line of {unit} and closes another.</source>
        <translation>{play}: Schwarz öffnet eine Linie von {unit} und schließt eine andere.</translation>
    </message>
    <message>
        <source>{play}: Black opens the line of {rears} and closes that of {shuts}.</source>
        <translation>{play}: Schwarz öffnet die Linie von {rears} und schließt die von {shuts}.</translation>
    </message>
    <message>
        <source>{program} cannot be started: {why}</source>
        <translation>{program} lässt sich nicht starten: {why}</translation>
    </message>
    <message>
        <source>{quality} men are not solved yet ({square})</source>
        <translation>Steine mit der Eigenschaft {quality} werden noch nicht gelöst ({square})</translation>
    </message>
    <message>
        <source>{reason} in line {line}</source>
        <translation>{reason} in Zeile {line}</translation>
    </message>
    <message>
        <source>{reason}; also stops {moves}</source>
        <translation>{reason}; verhindert auch {moves}</translation>
    </message>
    <message>
        <source>{refuted} for {mate}</source>
        <translation>{refuted} statt {mate}</translation>
    </message>
    <message numerus="yes">
        <source>{count} tries fail crudely ({tries}).</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} Verführungen werden grob widerlegt ({tries}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} can mate, in {count} moves or fewer</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{side} kann mattsetzen, in höchstens {count} Zügen</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} can mate: {moves}</source>
        <translation>{side} kann mattsetzen: {moves}</translation>
    </message>
    <message>
        <source>{side} cannot get through: the walls of pawns stay shut</source>
        <translation>{side} kommt nicht durch: die Bauernketten bleiben geschlossen</translation>
    </message>
    <message>
        <source>{side} cannot have made a last move</source>
        <translation>{side} kann keinen letzten Zug gehabt haben</translation>
    </message>
    <message numerus="yes">
        <source>{side} cannot mate: all {count} positions that can follow were looked at</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{side} kann nicht mattsetzen: alle {count} Stellungen, die folgen können, wurden untersucht</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} has a promoted unit among {men}.</source>
        <translation>{side} hat eine Umwandlungsfigur unter diesen: {men}.</translation>
    </message>
    <message>
        <source>{side} has a promoted unit: {men}.</source>
        <translation>{side} hat eine Umwandlungsfigur: {men}.</translation>
    </message>
    <message>
        <source>{side} has bishops on squares of one colour ({squares})</source>
        <translation>{side} hat Läufer auf Feldern einer Farbe ({squares})</translation>
    </message>
    <message>
        <source>{side} has mated</source>
        <translation>{side} hat mattgesetzt</translation>
    </message>
    <message>
        <source>{side} has more men of a kind than the game has ({squares})</source>
        <translation>{side} hat mehr Steine einer Art, als es im Spiel gibt ({squares})</translation>
    </message>
    <message>
        <source>{side} has more men than at the start</source>
        <translation>{side} hat mehr Steine als am Anfang</translation>
    </message>
    <message>
        <source>{side} has more promoted men ({count}) than pawns are missing</source>
        <translation>{side} hat mehr Umwandlungssteine ({count}), als Bauern fehlen</translation>
    </message>
    <message>
        <source>{side} has more than 16 men at the start</source>
        <translation>{side} hat am Anfang mehr als 16 Steine</translation>
    </message>
    <message>
        <source>{side} has no king</source>
        <translation>{side} hat keinen König</translation>
    </message>
    <message>
        <source>{side} has nothing but the king</source>
        <translation>{side} hat nur den König</translation>
    </message>
    <message>
        <source>{side} has promoted force ({squares})</source>
        <translation>{side} hat Umwandlungsfiguren ({squares})</translation>
    </message>
    <message>
        <source>{side} has two bishops on squares of one colour, which voids the game ({squares})</source>
        <translation>{side} hat zwei Läufer auf Feldern einer Farbe, was die Partie ungültig macht ({squares})</translation>
    </message>
    <message>
        <source>{side} has {count} kings ({squares})</source>
        <translation>{side} hat {count} Könige ({squares})</translation>
    </message>
    <message>
        <source>{side} has {count} kings: only diagrams with one each are judged</source>
        <translation>{side} hat {count} Könige: beurteilt werden nur Diagramme mit je einem</translation>
    </message>
    <message>
        <source>{side} has {count} men, more than 16</source>
        <translation>{side} hat {count} Steine, mehr als 16</translation>
    </message>
    <message>
        <source>{side} has {count} pawns, more than 8</source>
        <translation>{side} hat {count} Bauern, mehr als 8</translation>
    </message>
    <message numerus="yes">
        <source>{side} has {count} promoted units among {men}.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{side} hat {count} Umwandlungsfiguren unter diesen: {men}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} has {count} promoted units: {men}.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{side} hat {count} Umwandlungsfiguren: {men}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} must have one king</source>
        <translation>{side} muss genau einen König haben</translation>
    </message>
    <message>
        <source>{side} must have one king at the start</source>
        <translation>{side} muss am Anfang genau einen König haben</translation>
    </message>
    <message>
        <source>{side} needs {needed} captures by pawns, and {available} men are missing</source>
        <translation>{side} braucht {needed} Schläge mit Bauern, und es fehlen {available} Steine</translation>
    </message>
    <message>
        <source>{side} promotes to queen, rook, bishop and knight: {moves}.</source>
        <translation>{side} wandelt um in Dame, Turm, Läufer und Springer: {moves}.</translation>
    </message>
    <message>
        <source>{side}&apos;s king can be captured ({squares})</source>
        <translation>der König von {side} kann geschlagen werden ({squares})</translation>
    </message>
    <message>
        <source>{side}&apos;s king cannot have come to its square ({squares})</source>
        <translation>der König von {side} kann nicht auf sein Feld gelangt sein ({squares})</translation>
    </message>
    <message>
        <source>{side}&apos;s king is in a check that no last move can have given ({squares})</source>
        <translation>kein letzter Zug kann {side} das Schach geboten haben ({squares})</translation>
    </message>
    <message>
        <source>{side}&apos;s king or rook has moved: otherwise every way back ends in an impossible position within {half}</source>
        <translation>König oder Turm hat gezogen ({side}): sonst endet jeder Weg zurück binnen {half} in einer unmöglichen Stellung</translation>
    </message>
    <message>
        <source>{side}&apos;s king or rook has moved: otherwise the men on {squares} could not stand there</source>
        <translation>König oder Turm hat gezogen ({side}): sonst könnten die Steine auf {squares} dort nicht stehen</translation>
    </message>
    <message>
        <source>{side}&apos;s last move was by king or rook</source>
        <translation>Der letzte Zug ({side}) geschah mit König oder Turm</translation>
    </message>
    <message>
        <source>{side}&apos;s last move was {move}, and its king or rook has moved before it</source>
        <translation>Der letzte Zug ({side}) war {move}, und zuvor hat König oder Turm gezogen</translation>
    </message>
    <message>
        <source>{side}&apos;s men on {squares} cannot all have come there from the game array</source>
        <translation>die Steine von {side} auf {squares} können nicht alle aus der Partieanfangsstellung dorthin gelangt sein</translation>
    </message>
    <message>
        <source>{side}&apos;s pawns ({squares}) need captures on squares of a colour where too few of the missing men can have been captured</source>
        <translation>die Bauern von {side} ({squares}) brauchen Schläge auf Feldern einer Farbe, auf denen zu wenige der fehlenden Steine geschlagen worden sein können</translation>
    </message>
    <message>
        <source>{side}&apos;s pawns ({squares}) need more captures ({count}) than they can have made ({available}): the men from {others} were not captured by pawns</source>
        <translation>die Bauern von {side} ({squares}) brauchen mehr Schläge ({count}), als sie gemacht haben können ({available}): die Steine von {others} wurden nicht von Bauern geschlagen</translation>
    </message>
    <message>
        <source>{side}&apos;s pawns ({squares}) need more captures ({count}) than they can have made of the missing men ({available})</source>
        <translation>die Bauern von {side} ({squares}) brauchen mehr Schläge ({count}), als sie von den fehlenden Steinen geschlagen haben können ({available})</translation>
    </message>
    <message>
        <source>{side}&apos;s pawns ({squares}) need more captures on dark squares ({count}) than missing men can have been captured there ({available})</source>
        <translation>die Bauern von {side} ({squares}) brauchen mehr Schläge auf schwarzen Feldern ({count}), als fehlende Steine dort geschlagen worden sein können ({available})</translation>
    </message>
    <message>
        <source>{side}&apos;s pawns ({squares}) need more captures on light squares ({count}) than missing men can have been captured there ({available})</source>
        <translation>die Bauern von {side} ({squares}) brauchen mehr Schläge auf weißen Feldern ({count}), als fehlende Steine dort geschlagen worden sein können ({available})</translation>
    </message>
    <message>
        <source>{side}&apos;s pawns and promoted men ({squares}) need more captures ({count}) than men are missing ({available})</source>
        <translation>die Bauern und Umwandlungsfiguren von {side} ({squares}) brauchen mehr Schläge ({count}), als Steine fehlen ({available})</translation>
    </message>
    <message>
        <source>{side}&apos;s pawns cannot have come to their squares ({squares})</source>
        <translation>die Bauern von {side} können nicht auf ihre Felder gelangt sein ({squares})</translation>
    </message>
    <message>
        <source>{side}&apos;s pawns need more captures ({count}) than men are missing</source>
        <translation>die Bauern von {side} brauchen mehr Schläge ({count}), als Steine fehlen</translation>
    </message>
    <message>
        <source>{solver} and this program agree as far as they came</source>
        <translation>{solver} und dieses Programm stimmen überein, soweit sie kamen</translation>
    </message>
    <message>
        <source>{solver} and this program agree in every line</source>
        <translation>{solver} und dieses Programm stimmen in jeder Zeile überein</translation>
    </message>
    <message>
        <source>{solver} and this program differ in one line</source>
        <translation>{solver} und dieses Programm unterscheiden sich in einer Zeile</translation>
    </message>
    <message numerus="yes">
        <source>{solver} and this program differ in {number} lines</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{solver} und dieses Programm unterscheiden sich in {number} Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>{square} and {other} can go together</source>
        <translation>{square} und {other} sind zusammen entbehrlich</translation>
    </message>
    <message>
        <source>{square} in {phase}</source>
        <translation>{square} ({phase})</translation>
    </message>
    <message>
        <source>{square} is left, passed and taken again: {lines}.</source>
        <translation>{square} wird verlassen, überschritten und wieder besetzt: {lines}.</translation>
    </message>
    <message>
        <source>{stipulation} asks for a goal of old games; choose the rules of one</source>
        <translation>{stipulation} verlangt ein Ziel alter Spiele; wählen Sie die Regeln eines solchen</translation>
    </message>
    <message>
        <source>{stipulation} cannot be searched; play such as #2, s#3 or h#2 can</source>
        <translation>{stipulation} kann nicht gesucht werden; möglich ist etwa #2, s#3 oder h#2</translation>
    </message>
    <message>
        <source>{stipulation} is not solved here; play such as #2, s#3 or h#2.5 is</source>
        <translation>{stipulation} wird hier nicht gelöst; gelöst wird etwa #2, s#3 oder h#2.5</translation>
    </message>
    <message>
        <source>{stipulation} is not solved: such series have no agreed rules</source>
        <translation>{stipulation} wird nicht gelöst: für solche Serienzüger gibt es keine anerkannten Regeln</translation>
    </message>
    <message>
        <source>{stipulation} is too long to be solved; expected at most {most} moves</source>
        <translation>{stipulation} ist zu lang zum Lösen; erwartet werden höchstens {most} Züge</translation>
    </message>
    <message>
        <source>{stipulation} is too long; expected at most {most} moves</source>
        <translation>{stipulation} ist zu lang; höchstens {most} Züge sind möglich</translation>
    </message>
    <message>
        <source>{stipulation}: Popeye does not solve it</source>
        <translation>{stipulation}: das löst Popeye nicht</translation>
    </message>
    <message>
        <source>{style} is the name of a style that comes with the program; please choose another.</source>
        <translation>{style} heißt schon ein Stil des Programms; bitte wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>{text} is no move that is understood</source>
        <translation>{text} ist kein Zug, der verstanden wird</translation>
    </message>
    <message>
        <source>{text}: nothing stands on {square}</source>
        <translation>{text}: auf {square} steht nichts</translation>
    </message>
    <message>
        <source>{text}: what [{effect}] does is not known</source>
        <translation>{text}: was [{effect}] bewirkt, ist nicht bekannt</translation>
    </message>
    <message>
        <source>{theme} paradox</source>
        <translation>{theme}-Paradox</translation>
    </message>
    <message>
        <source>{theme}: {defences} against {threats}.</source>
        <translation>{theme}: {defences} gegen {threats}.</translation>
    </message>
    <message>
        <source>{theme}: {lines}; White shuts his own line on {squares}.</source>
        <translation>{theme}: {lines}; Weiß verstellt seine eigene Linie auf {squares}.</translation>
    </message>
    <message>
        <source>{token} at character {place} of {text} is no field; there are {fields}</source>
        <translation>{token} bei Zeichen {place} von {text} ist kein Feld; es gibt {fields}</translation>
    </message>
    <message>
        <source>{where}expected a table of names and values</source>
        <translation>{where}erwartet wird eine Tabelle von Namen und Werten</translation>
    </message>
    <message>
        <source>{where}man: there is no man on {square}</source>
        <translation>{where}man: auf {square} steht kein Stein</translation>
    </message>
    <message>
        <source>{where}squares: expected texts such as d4, c3-f6 or all</source>
        <translation>{where}squares: erwartet werden Texte wie d4, c3-f6 oder all</translation>
    </message>
    <message>
        <source>{where}times: expected 1 to 6, got {times}</source>
        <translation>{where}times: erwartet wird 1 bis 6, nicht {times}</translation>
    </message>
    <message>
        <source>{where}unknown name {name}; expected one of {known}</source>
        <translation>{where}unbekannter Name {name}; erwartet wird einer von {known}</translation>
    </message>
    <message>
        <source>{where}{name} is missing</source>
        <translation>{where}{name} fehlt</translation>
    </message>
    <message>
        <source>{where}{name}: expected {expected}</source>
        <translation>{where}{name}: erwartet wird {expected}</translation>
    </message>
    <message>
        <source>{white} and {black} at least</source>
        <translation>{white} und {black}, mindestens</translation>
    </message>
    <message>
        <source>{words}, but {side} is to move: no task was taken</source>
        <translation>{words}, aber {side} ist am Zug: keine Forderung wurde übernommen</translation>
    </message>
    <message>
        <source>{word}: men with properties are not read</source>
        <translation>{word}: Steine mit Eigenschaften werden nicht gelesen</translation>
    </message>
    <message>
        <source>{word}: {name} is no man that is known here</source>
        <translation>{word}: {name} ist hier kein bekannter Stein</translation>
    </message>
    <message>
        <source>{word}: {quality} is nothing that a man can be</source>
        <translation>{word}: {quality} ist keine Eigenschaft eines Steins</translation>
    </message>
    <message>
        <source>{wrong} (line {line})</source>
        <translation>{wrong} (Zeile {line})</translation>
    </message>
    <message>
        <source>“{found}” are no men. Write RN-Q for rook and knight against queen.</source>
        <translation>„{found}“ sind keine Steine. Schreiben Sie RN-Q für Turm und Springer gegen Dame.</translation>
    </message>
    <message>
        <source>“{found}” cannot stand here.</source>
        <translation>„{found}“ kann hier nicht stehen.</translation>
    </message>
    <message>
        <source>“{found}” is no distinction. Write prize, hm, comm, 1st or “1st prize”.</source>
        <translation>„{found}“ ist keine Auszeichnung. Schreiben Sie prize, hm, comm, 1st oder „1st prize“.</translation>
    </message>
    <message>
        <source>“{found}” is no key. Write Q*, Nf3, *f3 or e2e4.</source>
        <translation>„{found}“ ist kein Schlüssel. Schreiben Sie Q*, Nf3, *f3 oder e2e4.</translation>
    </message>
    <message>
        <source>“{found}” is no number. Write 12, 8-12, 8- or &lt;=12.</source>
        <translation>„{found}“ ist keine Zahl. Schreiben Sie 12, 8-12, 8- oder &lt;=12.</translation>
    </message>
    <message>
        <source>“{found}” is no part of a pattern. Write Qd4, kd6, .e5 or ?f3.</source>
        <translation>„{found}“ ist kein Teil eines Musters. Schreiben Sie Qd4, kd6, .e5 oder ?f3.</translation>
    </message>
    <message>
        <source>“{found}” is no problem. Write like:123, like:123@60 (60 % alike) or like: and a FEN.</source>
        <translation>„{found}“ ist kein Problem. Schreiben Sie like:123, like:123@60 (zu 60 % ähnlich) oder like: und eine FEN.</translation>
    </message>
    <message>
        <source>“{found}” is no square. Write e4, a1-c3, a file, a rank, centre, edge or corner.</source>
        <translation>„{found}“ ist kein Feld. Schreiben Sie e4, a1-c3, eine Linie, eine Reihe, centre, edge oder corner.</translation>
    </message>
    <message>
        <source>“{found}” is no stipulation. Write #2, h#3, s# or moves:2-3.</source>
        <translation>„{found}“ ist keine Forderung. Schreiben Sie #2, h#3, s# oder moves:2-3.</translation>
    </message>
    <message>
        <source>“{found}” is no time. Write 2026-11-22, 2026-11, 2026, today or week.</source>
        <translation>„{found}“ ist keine Zeit. Schreiben Sie 2026-11-22, 2026-11, 2026, today oder week.</translation>
    </message>
    <message>
        <source>“{found}” is no year. Write 1925, 1900-1930, 1950- or 192?.</source>
        <translation>„{found}“ ist kein Jahr. Schreiben Sie 1925, 1900-1930, 1950- oder 192?.</translation>
    </message>
    <message>
        <source>“{found}” is none of legal, illegal, unknown and unjudged.</source>
        <translation>„{found}“ ist keines von legal, illegal, unbekannt und unbeurteilt.</translation>
    </message>
    <message>
        <source>“{found}” is none of sound, cooked, unsound, short, unsolvable, unchecked and mine.</source>
        <translation>„{found}“ ist keines von sound, cooked, unsound, short, unsolvable, unchecked und mine.</translation>
    </message>
    <message>
        <source>“{found}” is nothing of a last position. Write Qd4, kd6, by=Q, model, set or try.</source>
        <translation>„{found}“ ist nichts, was zu einer Schlussstellung gehört. Schreiben Sie Qd4, kd6, by=Q, model, set oder try.</translation>
    </message>
    <message>
        <source>“{found}” is nothing that a problem can have here.</source>
        <translation>„{found}“ kann ein Problem hier nicht haben.</translation>
    </message>
    <message>
        <source>“{found}” is nothing that a problem can have here. Did you mean “{meant}”?</source>
        <translation>„{found}“ kann ein Problem hier nicht haben. Meinten Sie „{meant}“?</translation>
    </message>
    <message>
        <source>“{found}” stands between two things. To search for the word, put it in quotation marks.</source>
        <translation>„{found}“ steht zwischen zwei Begriffen. Um nach dem Wort zu suchen, setzen Sie es in Anführungszeichen.</translation>
    </message>
    <message>
        <source>“{found}” stands right before what must not hold. In quotation marks it is looked for.</source>
        <translation>„{found}“ steht unmittelbar vor dem, was nicht gelten darf. In Anführungszeichen wird danach gesucht.</translation>
    </message>
</context>
<context>
    <name>SeparateTab</name>
    <message>
        <source>Separate</source>
        <translation>Trennen</translation>
    </message>
    <message>
        <source>Separate (one pair)</source>
        <translation>Trennen (ein Paar)</translation>
    </message>
    <message numerus="yes">
        <source>Separate (%1 pairs)</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Trennen (%1 Paare)</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick two defences or more that are to have mates of their own.</source>
        <translation>Haken Sie zwei oder mehr Verteidigungen an, die eigene Matts haben sollen.</translation>
    </message>
    <message>
        <source>Tick two defences or more that are to have continuations of their own.</source>
        <translation>Haken Sie zwei Verteidigungen oder mehr an, die eigene Fortsetzungen haben sollen.</translation>
    </message>
    <message>
        <source>%1 more triples, or more</source>
        <translation>%1 weitere Tripel oder mehr</translation>
    </message>
    <message>
        <source>%1 more triples.</source>
        <translation>%1 weitere Tripel.</translation>
    </message>
    <message>
        <source>No two phases change every mate</source>
        <translation>Keine zwei Phasen wechseln alle Matts</translation>
    </message>
    <message>
        <source>No two phases change every continuation</source>
        <translation>Keine zwei Phasen wechseln alle Fortsetzungen</translation>
    </message>
    <message>
        <source>First moves that leave each defence a mate of its own:</source>
        <translation>Erste Züge, die jeder Verteidigung ein eigenes Matt lassen:</translation>
    </message>
    <message>
        <source>First moves that leave each defence a continuation of its own:</source>
        <translation>Erste Züge, die jeder Verteidigung eine eigene Fortsetzung lassen:</translation>
    </message>
    <message>
        <source>No first move leaves each defence one mate of its own.</source>
        <translation>Kein erster Zug lässt jeder Verteidigung ein einziges eigenes Matt.</translation>
    </message>
    <message>
        <source>No first move leaves each defence one continuation of its own.</source>
        <translation>Kein erster Zug lässt jeder Verteidigung eine eigene Fortsetzung.</translation>
    </message>
    <message>
        <source>one pair changes some of the mates</source>
        <translation>ein Paar wechselt einige der Matts</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs change some of the mates</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Paare wechseln einige der Matts</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter holds them as phases</source>
        <translation>Eingabetaste hält sie als Phasen fest</translation>
    </message>
</context>
<context>
    <name>Sidebar</name>
    <message>
        <source>What to do with %1</source>
        <translation>Was mit %1 zu tun ist</translation>
    </message>
</context>
<context>
    <name>SmallerTab</name>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Men are being left out, up to four together …</source>
        <translation>Steine werden weggelassen, bis zu vier zusammen …</translation>
    </message>
    <message>
        <source>Every man is being put elsewhere …</source>
        <translation>Jeder Stein wird anderswohin gestellt …</translation>
    </message>
    <message>
        <source>Smaller (%1)</source>
        <translation>Kleiner (%1)</translation>
    </message>
    <message>
        <source>Tick a defence with its mate: smaller forms keep that play.</source>
        <translation>Haken Sie eine Verteidigung mit ihrem Matt an: kleinere Formen behalten dieses Spiel.</translation>
    </message>
    <message>
        <source>Tick a defence with its continuation: smaller forms keep that play.</source>
        <translation>Haken Sie eine Verteidigung mit ihrer Fortsetzung an: kleinere Formen behalten dieses Spiel.</translation>
    </message>
    <message>
        <source>Down to one man</source>
        <translation>Bis auf einen Stein</translation>
    </message>
    <message numerus="yes">
        <source>Down to %1 men</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Bis auf %1 Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>Cheaper men</source>
        <translation>Billigere Steine</translation>
    </message>
    <message>
        <source>Nobody can go, or be cheaper</source>
        <translation>Niemand kann fehlen oder billiger sein</translation>
    </message>
    <message>
        <source>one way to put a man elsewhere</source>
        <translation>eine Art, einen Stein anderswohin zu stellen</translation>
    </message>
    <message numerus="yes">
        <source>%1 ways to put a man elsewhere</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Arten, einen Stein anderswohin zu stellen</numerusform>
        </translation>
    </message>
    <message>
        <source>one man saved</source>
        <translation>ein Stein gespart</translation>
    </message>
    <message numerus="yes">
        <source>%1 men saved</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Steine gespart</numerusform>
        </translation>
    </message>
    <message>
        <source>sound</source>
        <translation>korrekt</translation>
    </message>
    <message>
        <source>the ticked play stays</source>
        <translation>das angehakte Spiel bleibt</translation>
    </message>
</context>
<context>
    <name>SolutionPanel</name>
    <message>
        <source>All defences</source>
        <translation>Alle Paraden</translation>
    </message>
    <message>
        <source>Show defences that parry no threat, too</source>
        <translation>Auch Verteidigungen zeigen, die keine Drohung parieren</translation>
    </message>
    <message>
        <source>Trivial tries</source>
        <translation>Triviale Verf.</translation>
    </message>
    <message>
        <source>Show tries that check or meet no defence with mate</source>
        <translation>Verführungen zeigen, die Schach bieten oder keine Verteidigung mit Matt beantworten</translation>
    </message>
    <message>
        <source>How many refutations a try may have</source>
        <translation>Wie viele Widerlegungen eine Verführung haben darf</translation>
    </message>
    <message>
        <source>One refutation</source>
        <translation>Eine Widerlegung</translation>
    </message>
    <message>
        <source>At most two refutations</source>
        <translation>Höchstens zwei Widerlegungen</translation>
    </message>
    <message>
        <source>At most three refutations</source>
        <translation>Höchstens drei Widerlegungen</translation>
    </message>
    <message>
        <source>Refutations %1</source>
        <translation>Widerl. %1</translation>
    </message>
</context>
<context>
    <name>SolutionTree</name>
    <message>
        <source>Solution</source>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>Keep this key: %1</source>
        <translation>Diesen Schlüssel behalten: %1</translation>
    </message>
</context>
<context>
    <name>SolutionsPart</name>
    <message>
        <source>Solutions</source>
        <translation>Lösungen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>under each diagram</source>
        <translation>unter jedem Diagramm</translation>
    </message>
    <message>
        <source>at the end, on pages of their own</source>
        <translation>am Ende, auf eigenen Seiten</translation>
    </message>
    <message>
        <source>compact, mates together</source>
        <translation>knapp, Matts zusammen</translation>
    </message>
    <message>
        <source>full, a line each</source>
        <translation>ausführlich, je eine Zeile</translation>
    </message>
    <message>
        <source>Thematic letters</source>
        <translation>Thematische Buchstaben</translation>
    </message>
    <message>
        <source>none</source>
        <comment>of comments</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>with each solution</source>
        <translation>bei jeder Lösung</translation>
    </message>
    <message>
        <source>after all solutions</source>
        <translation>hinter allen Lösungen</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Set play</source>
        <translation>Satzspiel</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Verführungen</translation>
    </message>
    <message>
        <source>Its page under each diagram</source>
        <translation>Ihre Seite unter jedem Diagramm</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Bemerkungen</translation>
    </message>
    <message>
        <source>none</source>
        <comment>of set play or tries</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>thematic ones</source>
        <translation>thematische</translation>
    </message>
    <message>
        <source>all</source>
        <comment>of set play or tries</comment>
        <translation>alle</translation>
    </message>
</context>
<context>
    <name>SquareTools</name>
    <message>
        <source>What is special</source>
        <translation>Was besonders ist</translation>
    </message>
    <message>
        <source>Choose what a man is besides, then click men on the board</source>
        <translation>Wählen Sie, was ein Stein außerdem ist, und klicken Sie dann Steine auf dem Brett an</translation>
    </message>
    <message>
        <source>Special squares and marks</source>
        <translation>Besondere Felder und Zeichen</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>Nothing captured yet</source>
        <translation>Noch nichts geschlagen</translation>
    </message>
    <message>
        <source>Men</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>No grid</source>
        <translation>Kein Gitter</translation>
    </message>
    <message>
        <source>Cells of 2 x 2 squares</source>
        <translation>Zellen aus 2 x 2 Feldern</translation>
    </message>
    <message>
        <source>Shifted by a file</source>
        <translation>Um eine Linie verschoben</translation>
    </message>
    <message>
        <source>Shifted by a rank</source>
        <translation>Um eine Reihe verschoben</translation>
    </message>
    <message>
        <source>Shifted by a file and a rank</source>
        <translation>Um eine Linie und eine Reihe verschoben</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Reference solver (slower)</source>
        <translation>Referenzlöser (langsamer)</translation>
    </message>
    <message>
        <source>Ctrl+L back to the studio</source>
        <translation>Strg+L zurück zum Studio</translation>
    </message>
    <message>
        <source>%1 found in %2 ms</source>
        <translation>%1 in %2 ms gefunden</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 gewählt</translation>
    </message>
    <message>
        <source>one position looked at</source>
        <translation>eine Stellung geprüft</translation>
    </message>
    <message numerus="yes">
        <source>%1 positions looked at</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Stellungen geprüft</numerusform>
        </translation>
    </message>
    <message>
        <source>General solver</source>
        <translation>Allgemeiner Löser</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Gespeichert %1</translation>
    </message>
</context>
<context>
    <name>StepsPanel</name>
    <message>
        <source>as it was opened</source>
        <translation>wie geöffnet</translation>
    </message>
    <message>
        <source>Edits</source>
        <translation>Schritte</translation>
    </message>
</context>
<context>
    <name>StipulationField</name>
    <message>
        <source>Stipulation</source>
        <translation>Forderung</translation>
    </message>
    <message>
        <source>Stipulation, such as #2, s#3, h#2.5 or ser-h#7</source>
        <translation>Forderung, etwa #2, s#3, h#2.5 oder ser-h#7</translation>
    </message>
    <message>
        <source>no task</source>
        <translation>keine Forderung</translation>
    </message>
    <message>
        <source>Usual stipulations</source>
        <translation>Übliche Forderungen</translation>
    </message>
</context>
<context>
    <name>StudioWindow</name>
    <message>
        <source>The library %1 is not there; another was opened in its place.</source>
        <translation>Das Archiv %1 ist nicht da; an seiner Stelle wurde ein anderes geöffnet.</translation>
    </message>
</context>
<context>
    <name>StyleKeeping</name>
    <message>
        <source>Save the style</source>
        <translation>Stil speichern</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>A style&apos;s name has 1 to %1 letters that can be printed.</source>
        <translation>Der Name eines Stils hat 1 bis %1 druckbare Zeichen.</translation>
    </message>
    <message>
        <source>There is a style “%1” already.</source>
        <translation>Es gibt schon einen Stil „%1“.</translation>
    </message>
    <message>
        <source>It will be replaced.</source>
        <translation>Er wird ersetzt.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Delete the style “%1”?</source>
        <translation>Den Stil „%1“ löschen?</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>TabPages</name>
    <message>
        <source>Work on the scheme</source>
        <translation>Arbeit am Schema</translation>
    </message>
</context>
<context>
    <name>TablePanel</name>
    <message>
        <source>Phases</source>
        <translation>Phasen</translation>
    </message>
    <message>
        <source>Compose from here</source>
        <translation>Von hier komponieren</translation>
    </message>
    <message>
        <source>Let men be added until the mates of the ticked defences are a sound problem</source>
        <translation>Steine hinzukommen lassen, bis die Matts der angekreuzten Verteidigungen ein korrektes Problem ergeben</translation>
    </message>
    <message>
        <source>since the last drop:</source>
        <translation>seit dem letzten Absetzen:</translation>
    </message>
</context>
<context>
    <name>TaskField</name>
    <message>
        <source>Task</source>
        <translation>Forderung</translation>
    </message>
    <message>
        <source>no task</source>
        <translation>keine Forderung</translation>
    </message>
    <message>
        <source>Tasks of the game</source>
        <translation>Forderungen des Spiels</translation>
    </message>
    <message>
        <source>What is to be reached, and in how many turns</source>
        <translation>Was erreicht werden soll, und in wie vielen Zügen</translation>
    </message>
</context>
<context>
    <name>TaskPopover</name>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielweise</translation>
    </message>
    <message>
        <source>Whose goal</source>
        <translation>Wessen Ziel</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>No task</source>
        <translation>Keine Forderung</translation>
    </message>
</context>
<context>
    <name>TextCard</name>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>men by cell</source>
        <translation>Steine nach Feldern</translation>
    </message>
    <message>
        <source>Copy the problem as text</source>
        <translation>Aufgabe als Text kopieren</translation>
    </message>
</context>
<context>
    <name>ThemeTicks</name>
    <message>
        <source>Find a theme …</source>
        <translation>Thema finden …</translation>
    </message>
</context>
<context>
    <name>TogetherDialog</name>
    <message>
        <source>Status</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>wie er ist</translation>
    </message>
    <message>
        <source>What becomes of them</source>
        <translation>Was daraus wird</translation>
    </message>
    <message>
        <source>Describe together</source>
        <translation>Gemeinsam beschreiben</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Autoren</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Numbers from</source>
        <translation>Nummern ab</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Distinction</source>
        <translation>Auszeichnung</translation>
    </message>
    <message>
        <source>Tourney</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Dedication</source>
        <translation>Widmung</translation>
    </message>
    <message>
        <source>Tested</source>
        <translation>Getestet</translation>
    </message>
    <message>
        <source>Add keywords</source>
        <translation>Stichwörter hinzufügen</translation>
    </message>
    <message>
        <source>Authors, separated by semicolons</source>
        <translation>Autoren, durch Semikolon getrennt</translation>
    </message>
    <message>
        <source>On the day</source>
        <translation>Am Tag</translation>
    </message>
    <message>
        <source>By or for whom</source>
        <translation>Von wem oder für wen</translation>
    </message>
    <message>
        <source>With what, or where</source>
        <translation>Womit, oder wo</translation>
    </message>
    <message>
        <source>A date is written 2026, 2026-11 or 2026-11-29.</source>
        <translation>Ein Datum schreibt man 2026, 2026-11 oder 2026-11-29.</translation>
    </message>
    <message>
        <source>Close without describing the problems?</source>
        <translation>Schließen, ohne die Probleme zu beschreiben?</translation>
    </message>
</context>
<context>
    <name>TokenChip</name>
    <message>
        <source>Enter opens it as text, Delete takes it out of the search.</source>
        <translation>Die Eingabetaste öffnet es als Text, Entf nimmt es aus der Suche.</translation>
    </message>
    <message>
        <source>Take “%1” out of the search</source>
        <translation>„%1“ aus der Suche nehmen</translation>
    </message>
</context>
<context>
    <name>Tools</name>
    <message>
        <source>Hole</source>
        <translation>Loch</translation>
    </message>
    <message>
        <source>Wormhole</source>
        <translation>Wurmloch</translation>
    </message>
    <message>
        <source>Magic square</source>
        <translation>Magisches Feld</translation>
    </message>
    <message>
        <source>Imitator</source>
        <translation>Imitator</translation>
    </message>
    <message>
        <source>Grid line</source>
        <translation>Gitterlinie</translation>
    </message>
    <message>
        <source>May leap</source>
        <translation>Darf springen</translation>
    </message>
    <message>
        <source>Immune</source>
        <translation>Unverletzlich</translation>
    </message>
    <message>
        <source>Immovable</source>
        <translation>Unbeweglich</translation>
    </message>
    <message>
        <source>Nobody goes there or passes over it.</source>
        <translation>Niemand zieht dorthin oder darüber hinweg.</translation>
    </message>
    <message>
        <source>Who arrives goes on to another wormhole.</source>
        <translation>Wer ankommt, geht zu einem anderen Wurmloch weiter.</translation>
    </message>
    <message>
        <source>Who arrives there changes colour.</source>
        <translation>Wer dort ankommt, wechselt die Farbe.</translation>
    </message>
    <message>
        <source>It makes every move in parallel.</source>
        <translation>Er macht jeden Zug parallel mit.</translation>
    </message>
    <message>
        <source>Click near the line between two squares.</source>
        <translation>Nahe der Linie zwischen zwei Feldern klicken.</translation>
    </message>
    <message>
        <source>A fers who may still make the first leap.</source>
        <translation>Ein Fers, der noch den ersten Sprung machen darf.</translation>
    </message>
    <message>
        <source>This man may not be captured.</source>
        <translation>Dieser Stein darf nicht geschlagen werden.</translation>
    </message>
    <message>
        <source>This man may not move.</source>
        <translation>Dieser Stein darf nicht ziehen.</translation>
    </message>
    <message>
        <source>Check and mate are of this man.</source>
        <translation>Schach und Matt gelten diesem Stein.</translation>
    </message>
    <message>
        <source>With each move knight becomes bishop, rook, queen, knight again.</source>
        <translation>Mit jedem Zug wird Springer Läufer, Turm, Dame und wieder Springer.</translation>
    </message>
    <message>
        <source>Who captures disappears with his victim.</source>
        <translation>Wer schlägt, verschwindet mit seinem Opfer.</translation>
    </message>
    <message>
        <source>Enemies whom he observes do not move; he captures nobody.</source>
        <translation>Gegner, die er beobachtet, ziehen nicht; er selbst schlägt niemanden.</translation>
    </message>
    <message>
        <source>Whom he comes to see along another line changes colour.</source>
        <translation>Wen er auf einer anderen Linie neu sieht, der wechselt die Farbe.</translation>
    </message>
    <message>
        <source>The man he hops over changes colour.</source>
        <translation>Der Stein, über den er springt, wechselt die Farbe.</translation>
    </message>
    <message>
        <source>The man he hops over must then move in his manner.</source>
        <translation>Der Übersprungene muss dann in der Gangart des Hüpfers ziehen.</translation>
    </message>
    <message>
        <source>The man he hops over must then move in his own manner.</source>
        <translation>Der Übersprungene muss dann in seiner eigenen Gangart ziehen.</translation>
    </message>
    <message>
        <source>He moves only while an enemy observes him.</source>
        <translation>Er zieht nur, solange ein Gegner ihn beobachtet.</translation>
    </message>
    <message>
        <source>He captures and checks only while a man of his side observes him.</source>
        <translation>Er schlägt und bietet Schach nur, solange ein Stein seiner Partei ihn beobachtet.</translation>
    </message>
    <message>
        <source>He changes colour once, when he arrives on a square of the other colour.</source>
        <translation>Er wechselt einmal die Farbe: wenn er auf ein Feld der anderen Farbe kommt.</translation>
    </message>
    <message>
        <source>He becomes a man like the one he captures.</source>
        <translation>Er wird ein Stein wie der, den er schlägt.</translation>
    </message>
    <message>
        <source>He arrives only beside another man.</source>
        <translation>Er zieht nur neben einen anderen Stein.</translation>
    </message>
    <message>
        <source>Nobody captures him.</source>
        <translation>Niemand schlägt ihn.</translation>
    </message>
    <message>
        <source>He becomes neutral, or the side&apos;s that moves him, in turn.</source>
        <translation>Er wird abwechselnd neutral und Stein der Partei, die ihn zieht.</translation>
    </message>
    <message>
        <source>In Alice chess he stands on the second board.</source>
        <translation>Im Alice-Schach steht er auf dem zweiten Brett.</translation>
    </message>
</context>
<context>
    <name>TreePanel</name>
    <message>
        <source>Solution</source>
        <translation>Lösung</translation>
    </message>
</context>
<context>
    <name>TwinTabs</name>
    <message>
        <source>Twins</source>
        <translation>Zwillinge</translation>
    </message>
    <message>
        <source>Change this twin</source>
        <translation>Diesen Zwilling ändern</translation>
    </message>
    <message>
        <source>Add a twin</source>
        <translation>Zwilling hinzufügen</translation>
    </message>
    <message>
        <source>No duplex</source>
        <translation>Kein Duplex</translation>
    </message>
    <message>
        <source>Zeroposition: only the twins are solved</source>
        <translation>Nullstellung: nur die Zwillinge werden gelöst</translation>
    </message>
    <message>
        <source>Continued: starts from %1)</source>
        <translation>Fortgesetzt: geht von %1) aus</translation>
    </message>
    <message>
        <source>Write the change …</source>
        <translation>Änderung schreiben …</translation>
    </message>
    <message>
        <source>Other stipulation …</source>
        <translation>Andere Forderung …</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Schieben</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Nach links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Nach rechts</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Exchange the colours (Polish type)</source>
        <translation>Farben tauschen (Polnischer Typ)</translation>
    </message>
    <message>
        <source>No change</source>
        <translation>Keine Änderung</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Früher</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Delete twin %1)</source>
        <translation>Zwilling %1) löschen</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>90° anticlockwise</source>
        <translation>90° gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>90° clockwise</source>
        <translation>90° im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Spiegeln</translation>
    </message>
</context>
<context>
    <name>Varying</name>
    <message>
        <source>All squares</source>
        <translation>Alle Felder</translation>
    </message>
    <message>
        <source>Empty ones</source>
        <translation>Leere</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>may be left out</source>
        <translation>darf fehlen</translation>
    </message>
    <message>
        <source>up to</source>
        <translation>bis zu</translation>
    </message>
    <message>
        <source>How many such men may be added</source>
        <translation>Wie viele solche Steine dazukommen dürfen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>What may vary</source>
        <translation>Was variieren darf</translation>
    </message>
    <message>
        <source>+ Add a man</source>
        <translation>+ Stein dazu</translation>
    </message>
    <message>
        <source>Every man anywhere</source>
        <translation>Alle überallhin</translation>
    </message>
    <message>
        <source>Every man may go</source>
        <translation>Alle dürfen fehlen</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>one change</source>
        <translation>eine Änderung</translation>
    </message>
    <message>
        <source>two changes</source>
        <translation>zwei Änderungen</translation>
    </message>
    <message>
        <source>three changes</source>
        <translation>drei Änderungen</translation>
    </message>
    <message>
        <source>four changes</source>
        <translation>vier Änderungen</translation>
    </message>
    <message>
        <source>five changes</source>
        <translation>fünf Änderungen</translation>
    </message>
    <message>
        <source>six changes</source>
        <translation>sechs Änderungen</translation>
    </message>
    <message>
        <source>any number of changes</source>
        <translation>beliebig viele Änderungen</translation>
    </message>
    <message>
        <source>Click a man to say how far he is free.</source>
        <translation>Klicken Sie einen Stein an, um seine Freiheit zu bestimmen.</translation>
    </message>
    <message>
        <source>A man that may be added</source>
        <translation>Ein Stein, der dazukommen darf</translation>
    </message>
    <message>
        <source>%1 %2 may stand on the blue squares</source>
        <translation>%1 %2 darf auf den blauen Feldern stehen</translation>
    </message>
    <message>
        <source>It may be one of these, too</source>
        <translation>Er darf auch einer von diesen sein</translation>
    </message>
    <message>
        <source>It is one of these</source>
        <translation>Er ist einer von diesen</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Höchstens</translation>
    </message>
</context>
<context>
    <name>VerdictLine</name>
    <message>
        <source>preview,
not made yet</source>
        <translation>Vorschau,
nicht ausgeführt</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Solve all the same</source>
        <translation>Trotzdem lösen</translation>
    </message>
</context>
<context>
    <name>VersionTree</name>
    <message>
        <source>Open on the board</source>
        <translation>Auf dem Brett öffnen</translation>
    </message>
    <message>
        <source>Make current</source>
        <translation>Zur aktuellen machen</translation>
    </message>
    <message>
        <source>Let the library show this version</source>
        <translation>Das Archiv zeigt diese Fassung</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Fassungen</translation>
    </message>
    <message>
        <source>v%1</source>
        <translation>F%1</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Auf dem Brett</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Notiz schreiben</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Fassung</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Versions of the problem</source>
        <translation>Fassungen des Problems</translation>
    </message>
</context>
<context>
    <name>VersionsStrip</name>
    <message>
        <source>Versions</source>
        <translation>Fassungen</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Baum</translation>
    </message>
    <message>
        <source>Show the unsound positions among the versions, too</source>
        <translation>Auch die inkorrekten Stellungen unter den Fassungen zeigen</translation>
    </message>
    <message>
        <source>The versions as a tree, compared side by side</source>
        <translation>Die Fassungen als Baum, nebeneinander verglichen</translation>
    </message>
    <message>
        <source>Unsound %1</source>
        <translation>Inkorrekt %1</translation>
    </message>
    <message>
        <source>%1 sound positions and %2 others are kept, the newest; what is kept for good, named or noted stays besides.</source>
        <translation>Behalten werden die neuesten %1 korrekten Stellungen und %2 andere; was für immer behalten, benannt oder mit Notiz versehen ist, bleibt außerdem.</translation>
    </message>
    <message>
        <source>%1, every sound position is kept</source>
        <translation>%1, jede korrekte Stellung wird bewahrt</translation>
    </message>
    <message>
        <source>Each sound position will be kept here.</source>
        <translation>Hier wird jede korrekte Stellung bewahrt.</translation>
    </message>
    <message numerus="yes">
        <source>%1; %2 met before are kept no longer</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1; %2 frühere sind nicht mehr behalten</numerusform>
        </translation>
    </message>
    <message>
        <source>v%1</source>
        <translation>F%1</translation>
    </message>
    <message>
        <source>Remembered, not saved as a version</source>
        <translation>Gemerkt, nicht als Fassung gespeichert</translation>
    </message>
</context>
<context>
    <name>WhatIf</name>
    <message>
        <source>%1 on %2:</source>
        <translation>%1 auf %2:</translation>
    </message>
</context>
<context>
    <name>Where</name>
    <message>
        <source>Where it is searched</source>
        <translation>Wo gesucht wird</translation>
    </message>
    <message>
        <source>A cluster</source>
        <translation>Ein Cluster</translation>
    </message>
    <message>
        <source>All cores</source>
        <translation>Alle Kerne</translation>
    </message>
    <message>
        <source>One core</source>
        <translation>Ein Kern</translation>
    </message>
    <message numerus="yes">
        <source>%1 cores</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 Kerne</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WordsPart</name>
    <message>
        <source>Caption</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Autoren</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Award</source>
        <translation>Auszeichnung</translation>
    </message>
    <message>
        <source>Stipulation</source>
        <translation>Forderung</translation>
    </message>
    <message>
        <source>Men</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>Themes</source>
        <translation>Themen</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Dedication</source>
        <translation>Widmung</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Bedingungen</translation>
    </message>
    <message>
        <source>Rules in one line</source>
        <translation>Regeln in einer Zeile</translation>
    </message>
    <message>
        <source>Below, what is special in a game other than today&apos;s chess</source>
        <translation>Unten, was in einem anderen Spiel als dem heutigen Schach besonders ist</translation>
    </message>
    <message>
        <source>Key to the men</source>
        <translation>Legende der Steine</translation>
    </message>
    <message>
        <source>Below, the fairy men by name, each with his figure</source>
        <translation>Unten die Märchensteine mit Namen, jeder mit seiner Figur</translation>
    </message>
    <message>
        <source>Own lines …</source>
        <translation>Eigene Zeilen …</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Buchstaben</translation>
    </message>
</context>
<context>
    <name>_AlikeList</name>
    <message>
        <source>Problems like this, the nearest first</source>
        <translation>Ähnliche Probleme, die nächsten zuerst</translation>
    </message>
</context>
</TS>
