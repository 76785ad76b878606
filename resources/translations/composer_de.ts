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
        <source>Export problems …</source>
        <translation>Probleme exportieren …</translation>
    </message>
    <message>
        <source>An import is under way already.</source>
        <translation>Ein Import läuft schon.</translation>
    </message>
    <message>
        <source>No library is open to import into.</source>
        <translation>Keine Sammlung ist offen, in die importiert werden kann.</translation>
    </message>
    <message>
        <source>Problems (%1);;All files (*)</source>
        <translation>Probleme (%1);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
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
        <translation>Die Sammlung zeigt kein Problem zum Exportieren.</translation>
    </message>
    <message>
        <source>%1: %2 problems read …</source>
        <translation>%1: %2 Probleme gelesen …</translation>
    </message>
    <message>
        <source>%1: %2 added, %3 merged, %4 there already, %5 not read.</source>
        <translation>%1: %2 hinzugefügt, %3 zusammengeführt, %4 schon da, %5 nicht gelesen.</translation>
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
        <translation>Sa&amp;mmlung</translation>
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
        <source>Export diagram …</source>
        <translation>Diagramm exportieren …</translation>
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
        <translation>Verlauf</translation>
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
        <source>Show all defences</source>
        <translation>Alle Verteidigungen zeigen</translation>
    </message>
    <message>
        <source>Show trivial tries</source>
        <translation>Triviale Verführungen zeigen</translation>
    </message>
    <message>
        <source>Open library …</source>
        <translation>Sammlung öffnen …</translation>
    </message>
    <message>
        <source>New library …</source>
        <translation>Neue Sammlung …</translation>
    </message>
    <message>
        <source>Find in the library</source>
        <translation>In der Sammlung suchen</translation>
    </message>
    <message>
        <source>Show the library</source>
        <translation>Sammlung zeigen</translation>
    </message>
    <message>
        <source>Flip the board</source>
        <translation>Brett umdrehen</translation>
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
        <source>Five hints to begin with</source>
        <translation>Fünf Hinweise für den Anfang</translation>
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
        <source>Cooked</source>
        <translation>Nebenlösig</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Keine Lösung</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Kurzlösung</translation>
    </message>
    <message>
        <source>Cannot be solved</source>
        <translation>Nicht prüfbar</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Unvollständig</translation>
    </message>
    <message>
        <source>No author</source>
        <translation>Ohne Autor</translation>
    </message>
    <message>
        <source>%1 versions</source>
        <translation>%1 Fassungen</translation>
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
        <source>Stip.</source>
        <translation>Ford.</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>Men</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Befund</translation>
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
        <source>There is nothing on the board to save.</source>
        <translation>Auf dem Brett ist nichts zu speichern.</translation>
    </message>
    <message>
        <source>One problem deleted.</source>
        <translation>Ein Problem gelöscht.</translation>
    </message>
    <message>
        <source>%1 problems deleted.</source>
        <translation>%1 Probleme gelöscht.</translation>
    </message>
    <message>
        <source>Libraries (*.chesslib);;All files (*)</source>
        <translation>Sammlungen (*.chesslib);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open library</source>
        <translation>Sammlung öffnen</translation>
    </message>
    <message>
        <source>Libraries (*.chesslib)</source>
        <translation>Sammlungen (*.chesslib)</translation>
    </message>
    <message>
        <source>New library</source>
        <translation>Neue Sammlung</translation>
    </message>
    <message>
        <source>No library is open: open or make one, then save again.</source>
        <translation>Keine Sammlung ist offen: öffnen oder legen Sie eine an und speichern Sie erneut.</translation>
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
        <translation>Klick auf einen Stein der Palette</translation>
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
        <source>K Q R B S P</source>
        <translation>K D T L S B</translation>
    </message>
    <message>
        <source>put a white man on the cursor&apos;s square, small letters a black</source>
        <translation>setzen einen weißen Stein auf das Feld des Cursors, klein geschrieben einen schwarzen</translation>
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
        <source>Ctrl+Z, Ctrl+Shift+Z</source>
        <translation>Strg+Z, Strg+Umschalt+Z</translation>
    </message>
    <message>
        <source>undo and redo, without end</source>
        <translation>rückgängig und wiederholen, ohne Ende</translation>
    </message>
    <message>
        <source>Ctrl+Shift+T</source>
        <translation>Strg+Umschalt+T</translation>
    </message>
    <message>
        <source>adds a twin; what is then moved on the board is its change</source>
        <translation>fügt einen Zwilling hinzu; was dann auf dem Brett bewegt wird, ist seine Änderung</translation>
    </message>
    <message>
        <source>Ctrl+Page Up, Ctrl+Page Down</source>
        <translation>Strg+Bild auf, Strg+Bild ab</translation>
    </message>
    <message>
        <source>go through the diagram and its twins</source>
        <translation>gehen durch das Diagramm und seine Zwillinge</translation>
    </message>
    <message>
        <source>Ctrl+I</source>
        <translation>Strg+I</translation>
    </message>
    <message>
        <source>shows title, authors, source and the other details</source>
        <translation>zeigt Titel, Autoren, Quelle und die übrigen Angaben</translation>
    </message>
    <message>
        <source>F6</source>
        <translation>F6</translation>
    </message>
    <message>
        <source>flips between the last two positions</source>
        <translation>wechselt zwischen den letzten zwei Stellungen</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation>Strg+L</translation>
    </message>
    <message>
        <source>shows the library</source>
        <translation>zeigt die Sammlung</translation>
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
        <source>%1 cannot be used: %2.</source>
        <translation>%1 ist nicht benutzbar: %2.</translation>
    </message>
    <message>
        <source>The library failed (%1). A report was kept.</source>
        <translation>Die Sammlung hatte einen Fehler (%1). Ein Bericht liegt vor.</translation>
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
        <source>Set play</source>
        <translation>Satzspiel</translation>
    </message>
    <message>
        <source>%1, trivial ones hidden</source>
        <translation>%1, triviale verborgen</translation>
    </message>
    <message>
        <source>%1 more: %2</source>
        <translation>%1 weitere: %2</translation>
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
        <source>threat</source>
        <translation>Drohung</translation>
    </message>
    <message>
        <source>threats</source>
        <translation>Drohungen</translation>
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
        <source>no mate</source>
        <translation>kein Matt</translation>
    </message>
    <message>
        <source>triple</source>
        <translation>Trial</translation>
    </message>
    <message>
        <source>quadruple</source>
        <translation>Quadrupel</translation>
    </message>
    <message>
        <source>%1 answers</source>
        <translation>%1 Antworten</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Satz</translation>
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
        <source>changed: another mate in another phase</source>
        <translation>geändert: ein anderes Matt in einer anderen Phase</translation>
    </message>
    <message>
        <source>transferred: the mate answers another defence elsewhere</source>
        <translation>übertragen: das Matt beantwortet anderswo eine andere Verteidigung</translation>
    </message>
    <message>
        <source>added: no mate for this defence in the other phases</source>
        <translation>hinzugefügt: kein Matt auf diese Verteidigung in den anderen Phasen</translation>
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
        <source>Drag men to the board, or click one here and then squares. Ctrl copies.</source>
        <translation>Ziehen Sie Steine aufs Brett, oder klicken Sie hier einen an und dann Felder. Strg kopiert.</translation>
    </message>
    <message>
        <source>Drag off the board or right click to remove. Arrows and letters work, too.</source>
        <translation>Vom Brett ziehen oder Rechtsklick entfernt. Pfeile und Buchstaben gehen auch.</translation>
    </message>
    <message>
        <source>At every change the solver says here whether the problem is sound.</source>
        <translation>Bei jeder Änderung sagt der Löser hier, ob das Problem korrekt ist.</translation>
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
        <source>Library</source>
        <translation>Sammlung</translation>
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
        <source>No man stands on %1.</source>
        <translation>Auf %1 steht kein Stein.</translation>
    </message>
    <message>
        <source>A man would leave the board.</source>
        <translation>Ein Stein fiele vom Brett.</translation>
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
        <source>threatens</source>
        <translation>droht</translation>
    </message>
    <message>
        <source>more</source>
        <comment>moves than those named</comment>
        <translation>weitere</translation>
    </message>
    <message>
        <source>the try</source>
        <translation>die Verführung</translation>
    </message>
    <message>
        <source>the actual play</source>
        <translation>das wirkliche Spiel</translation>
    </message>
    <message>
        <source>or a</source>
        <comment>before a kind of man</comment>
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
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>Turm</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>Läufer</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>Springer</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>Bauer</translation>
    </message>
    <message>
        <source>self-block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>interference</source>
        <translation>Verstellung</translation>
    </message>
    <message>
        <source>unguard</source>
        <translation>Deckungsaufgabe</translation>
    </message>
    <message>
        <source>line opening</source>
        <translation>Linienöffnung</translation>
    </message>
    <message>
        <source>self-pin</source>
        <translation>Selbstfesselung</translation>
    </message>
    <message>
        <source>flight</source>
        <comment>a move of the black king</comment>
        <translation>Flucht</translation>
    </message>
    <message>
        <source>the folder does not exist</source>
        <translation>der Ordner existiert nicht</translation>
    </message>
    <message>
        <source>a part of its path is a file, not a folder</source>
        <translation>ein Teil des Pfads ist eine Datei, kein Ordner</translation>
    </message>
    <message>
        <source>writing is not allowed there</source>
        <translation>Schreiben ist dort nicht erlaubt</translation>
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
        <source>the name is too long</source>
        <translation>der Name ist zu lang</translation>
    </message>
    <message>
        <source>w</source>
        <comment>a white man</comment>
        <translation>w</translation>
    </message>
    <message>
        <source>b</source>
        <comment>a black man</comment>
        <translation>s</translation>
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
    <message>
        <source>%1 men</source>
        <translation>%1 Steine</translation>
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
        <source>%1 has no king</source>
        <translation>%1 hat keinen König</translation>
    </message>
    <message>
        <source>%1 has %3 kings (%2)</source>
        <translation>%1 hat %3 Könige (%2)</translation>
    </message>
    <message>
        <source>the kings stand side by side (%2)</source>
        <translation>die Könige stehen nebeneinander (%2)</translation>
    </message>
    <message>
        <source>the king of %1 can be captured (%2)</source>
        <translation>der König von %1 kann geschlagen werden (%2)</translation>
    </message>
    <message>
        <source>a pawn of %1 stands on its first or last rank (%2)</source>
        <translation>ein Bauer von %1 steht auf der ersten oder letzten Reihe (%2)</translation>
    </message>
    <message>
        <source>%1 has %3 men, more than 16</source>
        <translation>%1 hat %3 Steine, mehr als 16</translation>
    </message>
    <message>
        <source>%1 has %3 pawns, more than 8</source>
        <translation>%1 hat %3 Bauern, mehr als 8</translation>
    </message>
    <message>
        <source>%1 has more promoted men (%3) than pawns are missing</source>
        <translation>%1 hat mehr Umwandlungssteine (%3), als Bauern fehlen</translation>
    </message>
    <message>
        <source>the pawns of %1 cannot have come to their squares (%2)</source>
        <translation>die Bauern von %1 können nicht auf ihre Felder gelangt sein (%2)</translation>
    </message>
    <message>
        <source>the pawns of %1 need more captures (%3) than men are missing</source>
        <translation>die Bauern von %1 brauchen mehr Schläge (%3), als Steine fehlen</translation>
    </message>
    <message>
        <source>a bishop of %1 cannot have come to its square (%2)</source>
        <translation>ein Läufer von %1 kann nicht auf sein Feld gelangt sein (%2)</translation>
    </message>
    <message>
        <source>no last move can have given the check to %1 (%2)</source>
        <translation>kein letzter Zug kann %1 das Schach geboten haben (%2)</translation>
    </message>
    <message>
        <source>%1 cannot have made a last move</source>
        <translation>%1 kann keinen letzten Zug gehabt haben</translation>
    </message>
    <message>
        <source>%1 has promoted force (%2)</source>
        <translation>%1 hat Umwandlungsfiguren (%2)</translation>
    </message>
    <message>
        <source>%1 has bishops on squares of one colour (%2)</source>
        <translation>%1 hat Läufer auf Feldern einer Farbe (%2)</translation>
    </message>
    <message>
        <source>a bishop of %1 must be promoted, its home is shut (%2)</source>
        <translation>ein Läufer von %1 ist umgewandelt, sein Ursprungsfeld ist verschlossen (%2)</translation>
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
        <source> and %1 more</source>
        <translation> und %1 weitere</translation>
    </message>
    <message>
        <source>Sound: %1!</source>
        <translation>Korrekt: %1!</translation>
    </message>
    <message>
        <source>Cooked: %1 keys</source>
        <translation>Nebenlösig: %1 Schlüssel</translation>
    </message>
    <message>
        <source>Short: %1 solves in %2</source>
        <translation>Kurzlösung: %1 in %2 Zügen</translation>
    </message>
    <message>
        <source>Short: %1 is mate</source>
        <translation>Kurzlösung: %1 ist matt</translation>
    </message>
    <message>
        <source>Short: %1 is stalemate</source>
        <translation>Kurzlösung: %1 ist patt</translation>
    </message>
    <message>
        <source>one threat</source>
        <translation>eine Drohung</translation>
    </message>
    <message>
        <source>%1 threats</source>
        <translation>%1 Drohungen</translation>
    </message>
    <message>
        <source>%1 has no move.</source>
        <translation>%1 hat keinen Zug.</translation>
    </message>
    <message>
        <source>No first move is decided yet.</source>
        <translation>Noch ist kein erster Zug entschieden.</translation>
    </message>
    <message>
        <source>no key so far</source>
        <translation>bisher kein Schlüssel</translation>
    </message>
    <message>
        <source>%1 of %2 first moves, %3.</source>
        <translation>%1 von %2 ersten Zügen, %3.</translation>
    </message>
    <message>
        <source>Nearest: %1.</source>
        <translation>Am nächsten: %1.</translation>
    </message>
    <message>
        <source>one effective defence</source>
        <translation>eine wirksame Verteidigung</translation>
    </message>
    <message>
        <source>%1 effective defences</source>
        <translation>%1 wirksame Verteidigungen</translation>
    </message>
    <message>
        <source>one defence</source>
        <translation>eine Verteidigung</translation>
    </message>
    <message>
        <source>%1 defences</source>
        <translation>%1 Verteidigungen</translation>
    </message>
    <message>
        <source>one with a dual</source>
        <translation>eine mit Dual</translation>
    </message>
    <message>
        <source>%1 with duals</source>
        <translation>%1 mit Dualen</translation>
    </message>
    <message>
        <source>set play is complete</source>
        <translation>vollständiges Satzspiel</translation>
    </message>
    <message>
        <source>set play</source>
        <translation>Satzspiel</translation>
    </message>
    <message>
        <source>No theme found yet.</source>
        <translation>Noch kein Thema gefunden.</translation>
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
        <translation>%1 enthält mehr als ein Problem; das erste steht auf dem Brett.</translation>
    </message>
</context>
<context>
    <name>Analysis</name>
    <message>
        <source>There is no solution.</source>
        <translation>Es gibt keine Lösung.</translation>
    </message>
    <message>
        <source>A first move mates at once.</source>
        <translation>Ein erster Zug setzt sofort matt.</translation>
    </message>
    <message>
        <source>More than one key: %1.</source>
        <translation>Mehr als ein Schlüssel: %1.</translation>
    </message>
    <message>
        <source>The key %1 captures in passing: the last move needs proof.</source>
        <translation>Der Schlüssel %1 schlägt en passant: der letzte Zug muss bewiesen sein.</translation>
    </message>
    <message>
        <source>The key %1 checks.</source>
        <translation>Der Schlüssel %1 bietet Schach.</translation>
    </message>
    <message>
        <source>The key %1 takes a pawn.</source>
        <translation>Der Schlüssel %1 schlägt einen Bauern.</translation>
    </message>
    <message>
        <source>The key %1 takes a %2.</source>
        <translation>Der Schlüssel %1 schlägt eine Figur (%2).</translation>
    </message>
    <message>
        <source>The key gives %1 and takes %2.</source>
        <translation>Der Schlüssel gibt %1 und nimmt %2.</translation>
    </message>
    <message>
        <source>The key takes %1 from the king.</source>
        <translation>Der Schlüssel nimmt dem König %1.</translation>
    </message>
    <message>
        <source>The key gives the king %1.</source>
        <translation>Der Schlüssel gibt dem König %1.</translation>
    </message>
    <message>
        <source>In the diagram no mate is provided for %1.</source>
        <translation>Im Diagramm ist kein Matt vorgesehen auf %1.</translation>
    </message>
    <message>
        <source>The key leaves Black %1 moves of %2.</source>
        <translation>Der Schlüssel lässt Schwarz %1 von %2 Zügen.</translation>
    </message>
    <message>
        <source>The key pins the black man on %1.</source>
        <translation>Der Schlüssel fesselt den schwarzen Stein auf %1.</translation>
    </message>
    <message>
        <source>The key&apos;s man can be taken by %1.</source>
        <translation>Der Schlüsselstein kann geschlagen werden: %1.</translation>
    </message>
    <message>
        <source>The key lets Black check by %1.</source>
        <translation>Der Schlüssel lässt Schachgebote zu: %1.</translation>
    </message>
    <message>
        <source>The key gives up White&apos;s guard of %1.</source>
        <translation>Der Schlüssel gibt die weiße Deckung von %1 auf.</translation>
    </message>
    <message>
        <source>The key puts White&apos;s man on %1 into a pin.</source>
        <translation>Der Schlüssel bringt den weißen Stein auf %1 in eine Fesselung.</translation>
    </message>
    <message>
        <source>The key %1 brings a man into play that had nothing to do.</source>
        <translation>Der Schlüssel %1 bringt einen Stein ins Spiel, der nichts zu tun hatte.</translation>
    </message>
    <message>
        <source>Dual after %1: %2.</source>
        <translation>Dual nach %1: %2.</translation>
    </message>
    <message>
        <source>There is no dual.</source>
        <translation>Es gibt keinen Dual.</translation>
    </message>
    <message>
        <source>There are %1 threats, told apart by the defences: %2.</source>
        <translation>Es gibt %1 Drohungen, von den Verteidigungen differenziert: %2.</translation>
    </message>
    <message>
        <source>There are %1 threats, not all forced alone: %2.</source>
        <translation>Es gibt %1 Drohungen, nicht alle einzeln erzwungen: %2.</translation>
    </message>
    <message>
        <source>%1 answers %2 of %3 defences.</source>
        <translation>%1 beantwortet %2 von %3 Verteidigungen.</translation>
    </message>
    <message>
        <source>The play is short: 1 different mate.</source>
        <translation>Das Spiel ist knapp: nur ein Matt.</translation>
    </message>
    <message>
        <source>The play is short: %1 different mates.</source>
        <translation>Das Spiel ist knapp: %1 verschiedene Matts.</translation>
    </message>
    <message>
        <source>Rich play: %1 different mates.</source>
        <translation>Reiches Spiel: %1 verschiedene Matts.</translation>
    </message>
    <message>
        <source>%1 different mates.</source>
        <translation>%1 verschiedene Matts.</translation>
    </message>
    <message>
        <source>Set mates are changed after %1.</source>
        <translation>Satzmatts wechseln nach %1.</translation>
    </message>
    <message>
        <source>Set mates are lost without a single mate in their place after %1.</source>
        <translation>Satzmatts gehen ohne eindeutigen Ersatz verloren nach %1.</translation>
    </message>
    <message>
        <source>Symmetric play: %1.</source>
        <translation>Symmetrisches Spiel: %1.</translation>
    </message>
    <message>
        <source>All %1 tries fail to %2.</source>
        <translation>Alle %1 Verführungen scheitern an %2.</translation>
    </message>
    <message>
        <source>%1 tries with quiet refutations, %2 different ones.</source>
        <translation>%1 Verführungen mit stillen Widerlegungen, %2 verschiedenen.</translation>
    </message>
    <message>
        <source>One try with a quiet refutation.</source>
        <translation>Eine Verführung mit stiller Widerlegung.</translation>
    </message>
    <message>
        <source>One try fails to a check or the capture of its man.</source>
        <translation>Eine Verführung scheitert an einem Schach oder am Schlag ihres Steins.</translation>
    </message>
    <message>
        <source>%1 tries fail to a check or the capture of their man.</source>
        <translation>%1 Verführungen scheitern an einem Schach oder am Schlag ihres Steins.</translation>
    </message>
    <message>
        <source>Black errs in %1 ways: %2.</source>
        <translation>Schwarz schadet sich auf %1 Arten: %2.</translation>
    </message>
    <message>
        <source>Model mates: %1.</source>
        <translation>Mustermatts: %1.</translation>
    </message>
    <message>
        <source>A miniature: %1 men.</source>
        <translation>Eine Miniatur: %1 Steine.</translation>
    </message>
    <message>
        <source>A Meredith: %1 men.</source>
        <translation>Ein Meredith: %1 Steine.</translation>
    </message>
    <message>
        <source>A heavy position: %1 men.</source>
        <translation>Schwere Stellung: %1 Steine.</translation>
    </message>
    <message>
        <source>%1 has promoted force among %2.</source>
        <translation>%1 hat Umwandlungsfiguren unter %2.</translation>
    </message>
    <message>
        <source>The white %1 on %2 takes part in none of %3 mates.</source>
        <translation>Der weiße Stein auf %2 (%1) wirkt an keinem der %3 Matts mit.</translation>
    </message>
    <message>
        <source>On average %1 % of White&apos;s men take part in a mate.</source>
        <translation>Im Mittel wirken %1 % der weißen Steine an einem Matt mit.</translation>
    </message>
    <message>
        <source>The %1 on %2 is unnecessary: without it key, mates, set play and tries stay.</source>
        <translation>Überflüssig: %1 auf %2. Ohne ihn bleiben Schlüssel, Matts, Satzspiel und Verführungen.</translation>
    </message>
    <message>
        <source>The %1 on %2 could be a %3.</source>
        <translation>Es genügte ein schwächerer Stein: %1 auf %2, stattdessen %3.</translation>
    </message>
    <message>
        <source>The %1 on %2 only gives defences of its own, with mates that others give too.</source>
        <translation>Gibt nur eigene Verteidigungen, deren Matts auch andere geben: %1 auf %2.</translation>
    </message>
    <message>
        <source>The %1 on %2 is there for set play or tries only.</source>
        <translation>Dient nur Satzspiel oder Verführungen: %1 auf %2.</translation>
    </message>
    <message>
        <source>The %1 on %2 only stops another key.</source>
        <translation>Verhindert nur einen anderen Schlüssel: %1 auf %2.</translation>
    </message>
    <message>
        <source>The %1 on %2 only stops duals.</source>
        <translation>Verhindert nur Duale: %1 auf %2.</translation>
    </message>
</context>
<context>
    <name>AnalysisPane</name>
    <message>
        <source>Solution</source>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>Phases, themes, quality</source>
        <translation>Phasen, Themen, Qualität</translation>
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
        <source>Cannot be solved</source>
        <translation>Nicht prüfbar</translation>
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
        <source>Put both kings on the board to see the solution.</source>
        <translation>Stellen Sie beide Könige aufs Brett, um die Lösung zu sehen.</translation>
    </message>
    <message>
        <source>Mend what is ringed on the board to see the solution.</source>
        <translation>Berichtigen Sie, was auf dem Brett umkreist ist, um die Lösung zu sehen.</translation>
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
        <source>Board: {square}</source>
        <translation>Brett: {square}</translation>
    </message>
    <message>
        <source>{material}. Arrows move, letters place men, Space lifts and drops.</source>
        <translation>{material}. Pfeile bewegen, Buchstaben setzen Steine, Leertaste hebt auf und setzt ab.</translation>
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
    <name>CaptionPanel</name>
    <message>
        <source>Authors</source>
        <translation>Autoren</translation>
    </message>
    <message>
        <source>Authors, parted by semicolons</source>
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
        <translation>Preis</translation>
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
        <translation>Zeitschrift, Spalte oder Buch</translation>
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
        <source>Keywords, parted by commas</source>
        <translation>Stichwörter, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>keywords changed</source>
        <translation>Stichwörter geändert</translation>
    </message>
    <message>
        <source>Comments, parted by an empty line</source>
        <translation>Kommentare, durch Leerzeile getrennt</translation>
    </message>
    <message>
        <source>comments changed</source>
        <translation>Kommentare geändert</translation>
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
    <name>DockBar</name>
    <message>
        <source>Library</source>
        <translation>Sammlung</translation>
    </message>
    <message>
        <source>Library  %1</source>
        <translation>Sammlung  %1</translation>
    </message>
</context>
<context>
    <name>ExportWindow</name>
    <message>
        <source>Export diagram</source>
        <translation>Diagramm exportieren</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Koordinaten</translation>
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
        <source>Distinction</source>
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
        <source>Save …</source>
        <translation>Speichern …</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>Magazine, hatched</source>
        <translation>Zeitschrift, schraffiert</translation>
    </message>
    <message>
        <source>Print, flat grey</source>
        <translation>Druck, flaches Grau</translation>
    </message>
    <message>
        <source>Screen, coloured</source>
        <translation>Bildschirm, farbig</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Width of the board</source>
        <translation>Breite des Bretts</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Legende</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>expected a stipulation such as #2, =3, s#4 or h#2.5, got %1</source>
        <translation>erwartet wird eine Forderung wie #2, =3, s#4 oder h#2.5, nicht %1</translation>
    </message>
    <message>
        <source>expected 1 to %1 moves, got %2</source>
        <translation>erwartet werden 1 bis %1 Züge, nicht %2</translation>
    </message>
    <message>
        <source>only help play has half moves, got %1</source>
        <translation>nur Hilfsspiel hat halbe Züge, nicht %1</translation>
    </message>
    <message>
        <source>%1 is not solved yet; direct play such as #2 or =3 is</source>
        <translation>%1 wird noch nicht gelöst; direktes Spiel wie #2 oder =3 schon</translation>
    </message>
    <message>
        <source>%1 is too long to be solved; expected at most %2 moves</source>
        <translation>%1 ist zu lang zum Lösen; erwartet werden höchstens %2 Züge</translation>
    </message>
    <message>
        <source>FEN: expected at most %1 characters, got %2</source>
        <translation>FEN: erwartet werden höchstens %1 Zeichen, nicht %2</translation>
    </message>
    <message>
        <source>FEN: expected a placement such as 8/8/8/8/8/8/8/K1k5, got nothing</source>
        <translation>FEN: erwartet wird eine Stellung wie 8/8/8/8/8/8/8/K1k5, gefunden nichts</translation>
    </message>
    <message>
        <source>FEN: expected at most 6 fields, got %1</source>
        <translation>FEN: erwartet werden höchstens 6 Felder, nicht %1</translation>
    </message>
    <message>
        <source>FEN, placement: expected 8 ranks parted by &apos;/&apos;, got %1</source>
        <translation>FEN, Stellung: erwartet werden 8 Reihen, durch &apos;/&apos; getrennt, nicht %1</translation>
    </message>
    <message>
        <source>FEN, rank %1: expected 8 squares, got %2 in %3</source>
        <translation>FEN, Reihe %1: erwartet werden 8 Felder, nicht %2 in %3</translation>
    </message>
    <message>
        <source>FEN, rank %1: expected one of KQRBNP or kqrbnp, got %2</source>
        <translation>FEN, Reihe %1: erwartet wird ein Buchstabe von KQRBNP oder kqrbnp, nicht %2</translation>
    </message>
    <message>
        <source>FEN, side to move: expected w or b, got %1</source>
        <translation>FEN, Zugrecht: erwartet wird w oder b, nicht %1</translation>
    </message>
    <message>
        <source>FEN, castling: expected letters of KQkq or -, got %1</source>
        <translation>FEN, Rochade: erwartet werden Buchstaben von KQkq oder -, nicht %1</translation>
    </message>
    <message>
        <source>FEN, e.p. square: expected a square such as e4, got %1</source>
        <translation>FEN, e.p.-Feld: erwartet wird ein Feld wie e4, nicht %1</translation>
    </message>
    <message>
        <source>FEN, e.p. square: no pawn can just have passed over %1</source>
        <translation>FEN, e.p.-Feld: kein Bauer kann soeben %1 überschritten haben</translation>
    </message>
    <message>
        <source>The library %1 cannot be used.</source>
        <translation>Die Sammlung %1 ist nicht benutzbar.</translation>
    </message>
    <message>
        <source>There is no library %1.</source>
        <translation>Es gibt keine Sammlung %1.</translation>
    </message>
    <message>
        <source>The library %1 was removed, moved or replaced while it was open; nothing was written. Open it from its new place, or another library.</source>
        <translation>Die Sammlung %1 wurde entfernt, verschoben oder ersetzt, während sie offen war; nichts wurde geschrieben. Öffnen Sie sie am neuen Ort, oder eine andere.</translation>
    </message>
    <message>
        <source>There is already a file %1; it was left as it is.</source>
        <translation>Die Datei %1 gibt es schon; sie blieb, wie sie ist.</translation>
    </message>
    <message>
        <source>%1 is not a library of problems; it was left as it is.</source>
        <translation>%1 ist keine Sammlung von Problemen; die Datei blieb, wie sie ist.</translation>
    </message>
    <message>
        <source>The library %1 is damaged; it was left as it is. If you have a backup copy, open that one.</source>
        <translation>Die Sammlung %1 ist beschädigt; sie blieb, wie sie ist. Wenn Sie eine Sicherungskopie haben, öffnen Sie diese.</translation>
    </message>
    <message>
        <source>The library %1 was written by a newer version of this program; it was left as it is. Install the newer version to open it.</source>
        <translation>Die Sammlung %1 wurde von einer neueren Version dieses Programms geschrieben; sie blieb, wie sie ist. Zum Öffnen installieren Sie die neuere Version.</translation>
    </message>
    <message>
        <source>The library %1 was written by an older version of this program and must be brought up to date before it can be read; open it for writing once.</source>
        <translation>Die Sammlung %1 wurde von einer älteren Version dieses Programms geschrieben und muss vor dem Lesen aktualisiert werden; öffnen Sie sie einmal zum Schreiben.</translation>
    </message>
    <message>
        <source>The library %1 cannot be written: its folder is missing, or the file or the folder is read-only.</source>
        <translation>Die Sammlung %1 lässt sich nicht schreiben: der Ordner fehlt, oder Datei oder Ordner sind schreibgeschützt.</translation>
    </message>
    <message>
        <source>The library %1 could not be read or written: the disk reports an error.</source>
        <translation>Die Sammlung %1 ließ sich nicht lesen oder schreiben: der Datenträger meldet einen Fehler.</translation>
    </message>
    <message>
        <source>The library %1 is being written by another program; try again in a moment.</source>
        <translation>Ein anderes Programm schreibt gerade in die Sammlung %1; versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>There is no room left on the disk to write to the library %1.</source>
        <translation>Auf dem Datenträger ist kein Platz mehr, um in die Sammlung %1 zu schreiben.</translation>
    </message>
    <message>
        <source>That problem is no longer in the library %1.</source>
        <translation>Dieses Problem ist nicht mehr in der Sammlung %1.</translation>
    </message>
    <message>
        <source>Unsaved work cannot be kept safe: the folder %1 cannot be written, or its disk is full.</source>
        <translation>Nicht gespeicherte Arbeit lässt sich nicht sichern: der Ordner %1 ist nicht beschreibbar, oder der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>The library %1 is no longer open; nothing was changed in it.</source>
        <translation>Die Sammlung %1 ist nicht mehr offen; nichts wurde in ihr geändert.</translation>
    </message>
    <message>
        <source>%1: a diagram is written as .svg, .png or .pdf.</source>
        <translation>%1: ein Diagramm wird als .svg, .png oder .pdf geschrieben.</translation>
    </message>
    <message>
        <source>%1 is there already.</source>
        <translation>%1 gibt es schon.</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file.</source>
        <translation>%1 ist ein Ordner, keine Datei.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 lässt sich nicht schreiben: %2.</translation>
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
    <name>HistoryPanel</name>
    <message>
        <source>as it was opened</source>
        <translation>wie es geöffnet wurde</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
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
        <source>%1 defences, %2 phases</source>
        <translation>%1 Paraden, %2 Phasen</translation>
    </message>
    <message>
        <source>Tries %1</source>
        <translation>Verf. %1</translation>
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
        <source>Quality</source>
        <translation>Qualität</translation>
    </message>
</context>
<context>
    <name>LibraryPanel</name>
    <message>
        <source>Find authors, sources, years, words …</source>
        <translation>Autoren, Quellen, Jahre, Wörter suchen …</translation>
    </message>
    <message>
        <source>Filter of the library</source>
        <translation>Filter der Sammlung</translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>%1 gefunden</translation>
    </message>
    <message>
        <source>%1 problems</source>
        <translation>%1 Probleme</translation>
    </message>
    <message>
        <source>Nothing matches. Drop the last term?</source>
        <translation>Nichts passt. Den letzten Begriff weglassen?</translation>
    </message>
    <message>
        <source>No problems yet. Press Ctrl+S on the board.</source>
        <translation>Noch keine Probleme. Drücken Sie Strg+S am Brett.</translation>
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
    <name>Men</name>
    <message>
        <source>white king</source>
        <translation>weißer König</translation>
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
        <source>white bishop</source>
        <translation>weißer Läufer</translation>
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
        <source>black king</source>
        <translation>schwarzer König</translation>
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
        <source>black bishop</source>
        <translation>schwarzer Läufer</translation>
    </message>
    <message>
        <source>black knight</source>
        <translation>schwarzer Springer</translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation>schwarzer Bauer</translation>
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
        <translation>Pfeile wählen einen Stein, Enter nimmt ihn, um ihn mit jedem Klick zu setzen.</translation>
    </message>
    <message>
        <source>{man} ({letter}): drag him onto the board, or click to stamp him</source>
        <translation>{man} ({letter}): aufs Brett ziehen, oder klicken, um mehrere zu setzen</translation>
    </message>
</context>
<context>
    <name>PositionBar</name>
    <message>
        <source>The side to move: click to change</source>
        <translation>Wer am Zug ist: Klick wechselt</translation>
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
        <source>Black to move</source>
        <translation>Schwarz am Zug</translation>
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
        <source>No castling</source>
        <translation>Keine Rochade</translation>
    </message>
    <message>
        <source>No king and rook stand at home.</source>
        <translation>König und Turm stehen nicht auf ihren Ursprungsfeldern.</translation>
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
        <source>The last move is declared to be the pawn&apos;s double step over the square.</source>
        <translation>Als letzter Zug gilt der Doppelschritt des Bauern über das Feld.</translation>
    </message>
    <message>
        <source>e.p. off by convention</source>
        <translation>e.p. nach Konvention aus</translation>
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
        <source>Preview of the diagram</source>
        <translation>Vorschau des Diagramms</translation>
    </message>
</context>
<context>
    <name>Proofs</name>
    <message>
        <source>Black correction of the man on %1: random %2, correcting %3.</source>
        <translation>Fortgesetzte Verteidigung des Steins auf %1: beliebig %2, fortgesetzt %3.</translation>
    </message>
    <message>
        <source>In set play there is no mate after %1.</source>
        <translation>Im Satzspiel gibt es kein Matt nach %1.</translation>
    </message>
    <message>
        <source>%1 waits: nothing is threatened.</source>
        <translation>%1 ist ein Wartezug: nichts droht.</translation>
    </message>
    <message>
        <source>%1 has the single threat %2.</source>
        <translation>%1 hat die einzige Drohung %2.</translation>
    </message>
    <message>
        <source>%1 threatens %2.</source>
        <translation>%1 droht %2.</translation>
    </message>
    <message>
        <source>Self-block: %1.</source>
        <translation>Block: %1.</translation>
    </message>
    <message>
        <source>%1 changed mates - %2.</source>
        <translation>%1 Mattwechsel - %2.</translation>
    </message>
    <message>
        <source>Changed mates - %1.</source>
        <translation>Mattwechsel - %1.</translation>
    </message>
    <message>
        <source>Transferred mate - %1.</source>
        <translation>Mattübertragung - %1.</translation>
    </message>
    <message>
        <source>Mutate - %1.</source>
        <translation>Mutate - %1.</translation>
    </message>
    <message>
        <source>%1: on %2 Black shuts off the man on %3.</source>
        <translation>%1: auf %2 verstellt Schwarz den Stein auf %3.</translation>
    </message>
    <message>
        <source>Unguard: %1.</source>
        <translation>Deckungsaufgabe: %1.</translation>
    </message>
    <message>
        <source>%1 gives the king %2.</source>
        <translation>%1 gibt dem König %2.</translation>
    </message>
    <message>
        <source>%1 takes %2 from the king.</source>
        <translation>%1 nimmt dem König %2.</translation>
    </message>
    <message>
        <source>%1 gives %2 and takes %3.</source>
        <translation>%1 gibt %2 und nimmt %3.</translation>
    </message>
    <message>
        <source>%1 lets Black check by %2.</source>
        <translation>%1 lässt Schachgebote zu: %2.</translation>
    </message>
    <message>
        <source>White&apos;s line opened: %1.</source>
        <translation>Weiße Linie geöffnet: %1.</translation>
    </message>
    <message>
        <source>Battery mate: %1.</source>
        <translation>Batteriematt: %1.</translation>
    </message>
    <message>
        <source>Battery play: %1.</source>
        <translation>Batteriespiel: %1.</translation>
    </message>
    <message>
        <source>Indirect battery: %1.</source>
        <translation>Indirekte Batterie: %1.</translation>
    </message>
    <message>
        <source>Masked battery: %1.</source>
        <translation>Maskierte Batterie: %1.</translation>
    </message>
    <message>
        <source>The king fires a battery: %1.</source>
        <translation>Der König feuert eine Batterie ab: %1.</translation>
    </message>
    <message>
        <source>The man on %1 fires to %2.</source>
        <translation>Der Stein auf %1 feuert nach %2.</translation>
    </message>
    <message>
        <source>%1 makes the battery of %2, fired by %3.</source>
        <translation>%1 bildet die Batterie von %2, abgefeuert durch %3.</translation>
    </message>
    <message>
        <source>Black checks: %1.</source>
        <translation>Schwarze Schachgebote: %1.</translation>
    </message>
    <message>
        <source>Cross-check: %1.</source>
        <translation>Kreuzschach: %1.</translation>
    </message>
    <message>
        <source>Cross-checks: %1.</source>
        <translation>Kreuzschachs: %1.</translation>
    </message>
    <message>
        <source>Double check: %1.</source>
        <translation>Doppelschach: %1.</translation>
    </message>
    <message>
        <source>Mate by pin: %1.</source>
        <translation>Fesselungsmatt: %1.</translation>
    </message>
    <message>
        <source>Mate by promotion: %1.</source>
        <translation>Umwandlungsmatt: %1.</translation>
    </message>
    <message>
        <source>Model mate: %1.</source>
        <translation>Mustermatt: %1.</translation>
    </message>
    <message>
        <source>%1 lies in ambush: %2 opens its line.</source>
        <translation>%1 liegt im Hinterhalt: %2 öffnet die Linie.</translation>
    </message>
    <message>
        <source>%1 offers the man where it could not be taken before: %2.</source>
        <translation>%1 opfert den Stein, wo er vorher nicht zu schlagen war: %2.</translation>
    </message>
    <message>
        <source>White shuts his own line: %1.</source>
        <translation>Weiß verstellt seine eigene Linie: %1.</translation>
    </message>
    <message>
        <source>Drawn off the guard: %1.</source>
        <translation>Weglenkung von der Deckung: %1.</translation>
    </message>
    <message>
        <source>The king pins his own man: %1.</source>
        <translation>Der König fesselt einen eigenen Stein: %1.</translation>
    </message>
    <message>
        <source>Every black move is answered by mate already in set play.</source>
        <translation>Auf jeden schwarzen Zug gibt es schon im Satzspiel ein Matt.</translation>
    </message>
    <message>
        <source>The key goes to the corner %1.</source>
        <translation>Der Schlüssel geht in die Ecke %1.</translation>
    </message>
    <message>
        <source>The key is castling.</source>
        <translation>Der Schlüssel ist eine Rochade.</translation>
    </message>
    <message>
        <source>The key promotes a pawn to a %1.</source>
        <translation>Der Schlüssel verwandelt einen Bauern: %1.</translation>
    </message>
    <message>
        <source>The king makes the key %1.</source>
        <translation>Der König macht den Schlüssel %1.</translation>
    </message>
    <message>
        <source>The key %1 goes back: %2.</source>
        <translation>Der Schlüssel %1 kehrt zurück: %2.</translation>
    </message>
    <message>
        <source>Black unpins his own man: %1.</source>
        <translation>Schwarz entfesselt einen eigenen Stein: %1.</translation>
    </message>
    <message>
        <source>%1 unpins the black man on %2.</source>
        <translation>%1 entfesselt den schwarzen Stein auf %2.</translation>
    </message>
    <message>
        <source>%1 pins the black man on %2.</source>
        <translation>%1 fesselt den schwarzen Stein auf %2.</translation>
    </message>
    <message>
        <source>White&apos;s man unpinned: %1.</source>
        <translation>Weißer Stein entfesselt: %1.</translation>
    </message>
    <message>
        <source>Indirect unpin: %1.</source>
        <translation>Indirekte Entfesselung: %1.</translation>
    </message>
    <message>
        <source>Self-pin: %1.</source>
        <translation>Selbstfesselung: %1.</translation>
    </message>
    <message>
        <source>Half-pin of the men on %1: %2.</source>
        <translation>Halbfesselung der Steine auf %1: %2.</translation>
    </message>
    <message>
        <source>%1 on %2: %3 shuts off the man on %4 (%5), %6 that on %7 (%8).</source>
        <translation>%1 auf %2: %3 verstellt den Stein auf %4 (%5), %6 den auf %7 (%8).</translation>
    </message>
    <message>
        <source>%1 on %2: %3, the man on %4 is shut off.</source>
        <translation>%1 auf %2: %3, der Stein auf %4 ist verstellt.</translation>
    </message>
    <message>
        <source>%1: Black opens the line of %2 and closes that of %3.</source>
        <translation>%1: Schwarz öffnet die Linie von %2 und schließt die von %3.</translation>
    </message>
    <message>
        <source>There are no pawns.</source>
        <translation>Es gibt keine Bauern.</translation>
    </message>
    <message>
        <source>There is no set play.</source>
        <translation>Es gibt kein Satzspiel.</translation>
    </message>
    <message>
        <source>The man on %1 guards %2 and must choose.</source>
        <translation>Der Stein auf %1 deckt %2 und muss wählen.</translation>
    </message>
    <message>
        <source>Dombrovskis paradox: %1.</source>
        <translation>Dombrovskis-Paradox: %1.</translation>
    </message>
    <message>
        <source>Black&apos;s promotions are told apart: %1.</source>
        <translation>Schwarze Umwandlungen differenziert: %1.</translation>
    </message>
    <message>
        <source>Black promotes on %1 to all four: %2.</source>
        <translation>Schwarz verwandelt auf %1 in alle vier: %2.</translation>
    </message>
    <message>
        <source>White promotes to all four: %1.</source>
        <translation>Weiß verwandelt in alle vier: %1.</translation>
    </message>
    <message>
        <source>The knight on %1 has eight moves, all answered by mate.</source>
        <translation>Der Springer auf %1 hat acht Züge, auf alle folgt Matt.</translation>
    </message>
    <message>
        <source>The knight on %1 makes a wheel: eight different mates.</source>
        <translation>Der Springer auf %1 macht ein Rad: acht verschiedene Matts.</translation>
    </message>
    <message>
        <source>%1 moves defend on %2: %3.</source>
        <translation>%1 Züge verteidigen auf %2: %3.</translation>
    </message>
    <message>
        <source>Dual avoidance: %1, not %2; %3, not %4.</source>
        <translation>Dualvermeidung: %1, nicht %2; %3, nicht %4.</translation>
    </message>
    <message>
        <source>On the square of the key %1 White also tries %2.</source>
        <translation>Auf dem Feld des Schlüssels %1 versucht Weiß auch %2.</translation>
    </message>
    <message>
        <source>The key&apos;s man tries %1.</source>
        <translation>Der Schlüsselstein versucht %1.</translation>
    </message>
    <message>
        <source>The two threats are separated: %1.</source>
        <translation>Die zwei Drohungen sind getrennt: %1.</translation>
    </message>
    <message>
        <source>The king has %1 flights: %2.</source>
        <translation>Der König hat %1 Fluchtfelder: %2.</translation>
    </message>
    <message>
        <source>Each black move forces one of the threats.</source>
        <translation>Jeder schwarze Zug erzwingt eine der Drohungen.</translation>
    </message>
</context>
<context>
    <name>RecordTable</name>
    <message>
        <source>Problems of the library</source>
        <translation>Probleme der Sammlung</translation>
    </message>
    <message>
        <source>Open on the board</source>
        <translation>Auf dem Brett öffnen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>SolutionPanel</name>
    <message>
        <source>Solution</source>
        <translation>Lösung</translation>
    </message>
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
        <source>How many refutations a try may have: 1, 2 or 3</source>
        <translation>Wie viele Widerlegungen eine Verführung haben darf: 1, 2 oder 3</translation>
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
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Kernel</source>
        <translation>Kern</translation>
    </message>
    <message>
        <source>Reference solver (slower)</source>
        <translation>Referenzlöser (langsamer)</translation>
    </message>
    <message>
        <source>%1 positions</source>
        <translation>%1 Stellungen</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Gespeichert %1</translation>
    </message>
</context>
<context>
    <name>StipulationField</name>
    <message>
        <source>Stipulation</source>
        <translation>Forderung</translation>
    </message>
    <message>
        <source>Stipulation, such as #2, #3 or =2</source>
        <translation>Forderung, etwa #2, #3 oder =2</translation>
    </message>
</context>
<context>
    <name>StudioWindow</name>
    <message>
        <source>Library</source>
        <translation>Sammlung</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Angaben</translation>
    </message>
    <message>
        <source>New problem</source>
        <translation>Neues Problem</translation>
    </message>
    <message>
        <source>Library: %1</source>
        <translation>Sammlung: %1</translation>
    </message>
    <message>
        <source>The library %1 is not there; another was opened in its place.</source>
        <translation>Die Sammlung %1 ist nicht da; an ihrer Stelle wurde eine andere geöffnet.</translation>
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
        <source>Mirror</source>
        <translation>Spiegeln</translation>
    </message>
</context>
<context>
    <name>VerdictLine</name>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
</context>
<context>
    <name>VersionsStrip</name>
    <message>
        <source>Versions</source>
        <translation>Fassungen</translation>
    </message>
    <message>
        <source>v%1</source>
        <translation>F%1</translation>
    </message>
</context>
</TS>
