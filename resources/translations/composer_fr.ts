<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>Apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>illegal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>themes kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>coarser key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one man saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 men saved</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>one dual fewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 duals fewer</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>one dual more</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 duals more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>one dual stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 duals stay</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Of proof games it is not tested which men are needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rings show who is needed, once the problem is sound.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rings need a sound problem; this one is not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each man is taken off and the rest is solved …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point at a man to see what goes wrong without him.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One man can go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 men can go.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Every man is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One pair can go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs can go.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say where Popeye is …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Popeye</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What Popeye printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check with Popeye</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Popeye was not asked about this position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 here, %2 by Popeye</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found by itself: popeye or py</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask by itself about what is not solved here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Popeye program:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory for its table:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest work at a problem:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Popeye is a free solving program for problems with nearly all fairy conditions. Whatever it is given stays on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where is Popeye?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who has it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zugzwang</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refutation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only Popeye</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Popeye program was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Popeye program could solve this, but none was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Popeye is solving …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Popeye is at first move %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solved by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % alike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done again: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One problem put into the collection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 problems put into the collection.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>One problem taken out of the collection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 problems taken out of the collection.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>One problem put into the bin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 problems put into the bin.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>One problem taken out of the bin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 problems taken out of the bin.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>One problem removed for good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 problems removed for good.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>One problem has the keyword “%2” now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 problems have the keyword “%2” now.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>One problem has lost the keyword “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 problems have lost the keyword “%2”.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is called “%2” now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search “%1” kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collection “%1” made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search “%1” dropped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collection “%1” dropped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is one person now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a person apart now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is somebody else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The link was removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import of one problem.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Import of %1 problems.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The note on a version was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another version is the current one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Authors and source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stip.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Award</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Men</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tries</source>
        <comment>heading of a narrow column</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stipulation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key, or the number of solutions of help play; in brackets, and pale, what a file&apos;s printed solution tells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the key threatens, or zugzwang</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tries with one refutation that do not check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variations: defences answered by a single mate; of help play the solutions, in brackets if a file tells them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defences answered by more than one mate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black moves answered by mate before the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defences whose mate changes between set play and actual play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the problem came into the library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When it was last saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No author</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zugzwang</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not solved here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 men</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one more line</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 more lines</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>threat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>try</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pure mate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model mate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ideal mate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 without a year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Years</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems by year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems by decade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Authors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Themes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not yet analysed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stipulations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Honourable mentions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commendations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other distinctions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Awards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 without</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of men</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finding verdicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analysing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>starting point of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>version of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reprint of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reprinted as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>anticipated by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>anticipates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same position as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same position, turned, as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>castling off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with e.p.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printed %1, no key found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printed %1, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any man</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any white man</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any black man</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no man</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>of %1 squares</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>All problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opened lately</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept searches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Author</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <comment>of a problem</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyword</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any distinction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prize</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1st prize</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Honourable mention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commendation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cooked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Illegal diagram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed mates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>duals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flight-giving key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sacrificing key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>checking key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model mates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>duplex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> or </source>
        <comment>between values</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>author</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keyword</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>legality</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stipulation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>men</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white men</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black men</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fairy man</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>man placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>variations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set mates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refutations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pure mates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ideal mates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>award</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>linked with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 was %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing captured yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed mates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The problem on the board is in no library yet: save it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an earlier version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>version %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>v%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with what is on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a note …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the library show this version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it no longer for good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it for good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name it …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note on the version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep only the last of these unsound ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run was thinned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unsound branch was forgotten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget this unsound branch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position was forgotten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>men were captured before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grid taken away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grid set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 taken away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Men are marked in the medieval game only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No man stands on %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a fers can have a first leap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mark “%1” of %2 taken away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mark “%1” of %2 set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The words of this grid are not understood: choose another first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grid line %1 taken away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grid line %1 set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special squares and marks are set in the diagram; twins take them over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This was read as %1, but: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stipulation %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>intended solutions %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not stated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>option %1 set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>option %1 taken away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>caption changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied: FEN, SVG and picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The solution is not complete yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied: the solution as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not solved yet: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied: the solutions of all twins as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>position pasted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No shift: a man would leave the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No shift: a special square would leave the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tab was closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Libraries (*.chesslib);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Libraries (*.chesslib)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No library is open: open or make one, then save again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing on the board to save.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saved as a new problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as a new problem; the one it was made from stays as it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as a new problem; the one by %1 stays as it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remark written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds more than one problem.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One file holds problems.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 files hold many problems.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is no longer there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved work of %1 was found: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One problem that was not saved was brought back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 problems that were not saved were brought back.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>One tab was not opened again: its problem is not in this library.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 tabs were not opened again: their problems are not in this library.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>an earlier position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the other tabs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the closed tab again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twin %1) added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twin %1) deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twins %1) and %2) exchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only the twins are solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the diagram is solved too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twin %1) without a change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side to move, castling and e.p. are set in the diagram; twins take them over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side to move, castling and e.p. are set in the diagram, not here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set play, number of solutions and duplex are asked of all: write them at a).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A man would leave the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This change of the twin is not understood: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The twin that it starts from cannot be set up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found by the search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found by a search on %1; it began from %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One problem saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 problems saved.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Export problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems written to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing may vary yet: choose a man and paint squares.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, %3 found, %4 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>less than a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>about %1 seconds</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %1 minutes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %1 hours</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %1 days</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>years</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One position</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 positions</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 tried (%3 %)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 not finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting for a worker of the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The diagram itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 variation</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 variations</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 dual</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 duals</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 try</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 tries</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 changed mate</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 changed mates</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>+ %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 square</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 squares</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>up to %1 of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>or %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Library: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a man</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moves it; off the board removes it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl and drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copies a man</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt and drag, or Ctrl+Shift and drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exchanges a man with the one it is dropped on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a man in the palette</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then click squares to put it down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>removes a man; on an empty square puts the last one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift and right click, Menu key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open the menu of a square: holes and others, marks of its man</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changes the colour of a man</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wheel, middle click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change the kind of a man</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag from an empty square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>selects all men within; with Shift adds them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift and click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adds a man to the selection, or takes it out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With men selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drag, Ctrl and drag, Delete, shift, rotate, mirror and swap concern them all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move the cursor of the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capital letters %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put white men on the cursor&apos;s square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small letters %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put black men there, as in a FEN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lifts a man, and puts it down; with Shift selects it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>removes the man on the cursor&apos;s square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Escape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gives a gesture up, then the selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go on and back: bar, men, board, verdict, solution, phase table, themes, quality</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go from row to row, from cell to cell, from theme to theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click or Enter on a move of the solution or a cell of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plays the line on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left, Right, Home, End while a line is played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step back and on in the line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click or Enter on a theme or a point of quality</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keeps its squares lit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click in Neighbours, Repair, Search and the library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>selects a row, and shows it on the board where it is an edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double click or Enter there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>applies the edit, or puts the problem on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closes what was opened, and goes back to the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double click or Enter on a last move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes it back on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a man backwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes his move back; asks what it captured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a man</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lists his moves alone; then click where he came from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A letter of a man</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes the selected move back as a capture of him</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up, Down, Enter on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose from the list of last moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left, Right, Home, End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go further back, and nearer to the diagram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right click on a square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>states that its man has never moved, or that nothing was captured there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Z, Ctrl+Shift+Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undo and redo what was taken back or stated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shows the problem again; the line is remembered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beside the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking moves back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mouse and keyboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compiled kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reference solver (slower)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;h3&gt;Chess Composer %1&lt;/h3&gt;&lt;p&gt;A studio for people who compose chess problems.&lt;/p&gt;&lt;p&gt;Solver: %2&lt;br&gt;Qt %3&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Chess Composer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notices of this session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was said yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open in a tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 problems</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Skip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a man and whose he is</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a cell and its man</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the game book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page of the game book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pages are in English and Italian only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a file …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save in the library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as new version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as a file …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export diagram …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the problem as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy solution as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste a problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Credits and notes …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotate by 90 degrees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirror left to right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirror top to bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position of the beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the next player begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the man at the cursor goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark the man at the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a man at the cursor …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Task …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solve again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop solving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the diagram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tries with two refutations, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for neighbours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flip the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the studio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Untitled problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>General solver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plain solver (slower)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reference solver (slower)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reaches one cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>reaches %1 cells</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hatched, as in print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flat grey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Linen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turned round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules in one line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key to the men</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caption</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width of the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export diagram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The browser lays the page out and plays the solution; this is what it tells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file will be this, in the letters of TeX.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file will be exactly this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save %1 …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no program that opens %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied: text, SVG and picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One page was printed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pages cannot be printed there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy diagram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odds of dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throws of 216</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Credits and notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distinction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dedication</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without %1 on %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 becomes %2</source>
        <comment>a cell and a man</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add %1 on %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <comment>a man and cells</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 tried</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (recommended)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as chosen below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many men</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Man</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of whom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Degree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turns: %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key or cook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>otherwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reaches the goal itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>triple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 turns</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Direct</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exactly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Self</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Series</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prevent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The side to move reaches the goal against every play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same, but with its last turn, neither before nor after.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is to move forces the other side to reach the goal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All players help to reach the goal with the last turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is to move makes all the turns; the last reaches the goal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns after which the other side cannot force its goal in time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What stands on the board is listed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one turn is enough</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 turns are enough</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>one line so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 lines so far</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First turns tried: %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one key so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 keys so far</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Sound: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cooked: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one line</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 lines</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>one key</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 keys</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>There are more lines than are listed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the only first turn does not do it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>none of %1 first turns does it.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>There is no first turn: the game is over, or whoever is to move is blocked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one defence</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 defences</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>one with several replies</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 with several replies</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>one try</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no try</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one turn made</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 turns made</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>tries: %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all stages done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose throw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the other side throw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All off: best play of the throw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All off: throws at will</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hit with the throw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Safest play of the throw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>throws at will: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place stones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click points to put stones: left white, right black.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change credits and notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The problem was copied as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clipboard holds no problem of tables.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This problem cannot be opened, and is kept as it is: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems of games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a problem of a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds no problem of a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The problem was saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to save yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The problem was saved in the library.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was captured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, by a pawn that promoted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, by an officer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the only game of exactly %2 moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>in all %1 games of exactly %2 moves</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>It took: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>proved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 taken on %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King or rook has moved: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied: the line of moves taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game that leads to the diagram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied: one game as PGN.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moves taken back kept as a comment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line stands among the comments of the problem.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moves taken back kept as the solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line stands in the printed solution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take moves back on the board (Ctrl+U)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the moves of all men</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ×</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one move of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 moves of %2</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The position in which games begin: there was no move before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no move that can have been the last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This man cannot have moved last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No move can have been the last: before each of them no game is possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter takes the move back on the board, a letter says which man it captured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>captured: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a double step: capturing in passing is allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the only move that can have been the last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without a capture or taking: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>impossible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pawn in passing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>captured</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more that cannot have been played</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 more that cannot have been played</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Legality</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy PGN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>searching …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not judged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>also</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Illegal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impossible as stated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position in which games begin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game leads here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game of %1 moves leads here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may capture where you state that nothing was captured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped; until then nothing proved it impossible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing proves it impossible, and no game is known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing proves it impossible until now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>searching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proof games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move before the diagram</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 moves before the diagram</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Castling and en passant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no right to speak of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set e.p. on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the lost castling away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>excludes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not proved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>e.p. on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken men</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: all men are there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2: one man taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 men taken</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Not on the board: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken where they stood at first: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2’s pawns: at least one capture</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%2’s pawns: at least %1 captures</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>on light squares at least %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on dark squares at least %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They took all that they can have taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>captures</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2: one man is promoted</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 men are promoted</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>certain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 men</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: it is certain of no man.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2: one man, on %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 men, on %3.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The man on %1 has never moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was captured on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The problem itself stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move further back (Left)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play it again (Right)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The diagram (Home)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the line, or open this position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the problem again (Escape)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the line to the comments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the line to the printed solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open this position in a tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 moves taken back</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Drag a man back to where he came from, or choose in the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An import is under way already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No library is open to import into.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The import was stopped; nothing came in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2: one problem looked through …</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 problems looked through …</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%2: one problem read …</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 problems read …</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The rest was not read: another library was opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems (%1);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the import?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What has come in stays; the rest of the file is not read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library shows no problem to export.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Came in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Was there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What became of the problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what came in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo the import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has come in yet. This is what would be done: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; reprint: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joined with a problem that is there: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New, and linked with a problem that is there: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To be known: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 added, %3 merged, %4 there already, %5 not read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Linked with others: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy of the library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rescued</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rescue into a new library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What can be read is being rescued …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A copy of the library was saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one problem was rescued</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 problems were rescued</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 into %2; nothing is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one problem is lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 problems are lost</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 into %2; %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 into %2; some versions or links are lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 problems of the library are damaged and cannot be read; the others can. They can be rescued into a new library.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Rescue the rest …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open that copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2: 1 square</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 squares</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <comment>families of men</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leapers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Riders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combined</source>
        <comment>a family of men</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hoppers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chinese men</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locusts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marine men</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pawns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own</source>
        <comment>a family of men</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Others</source>
        <comment>a family of men</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, perhaps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No theme found yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No correspondence found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With two intended solutions or more, what recurs in them stands here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>At most %1 tries</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No tries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W</source>
        <comment>White&apos;s half-move, before its number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B</source>
        <comment>Black&apos;s half-move, before its number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>intended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not marked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solution %1, %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ideal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mirror</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 begins with %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 leaves %2 at White’s %3 move: %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 leaves %2 at Black’s %3 move: %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first</source>
        <comment>a half-move</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second</source>
        <comment>a half-move</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>third</source>
        <comment>a half-move</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fourth</source>
        <comment>a half-move</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fifth</source>
        <comment>a half-move</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sixth</source>
        <comment>a half-move</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correspondences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one role</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 roles</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>exchanged, letters say who</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same man, other square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intended solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many solutions are intended, such as 2 or 2.1.1.1; empty: all there are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected a number such as 2, or one for each half-move: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected a number of solutions, such as 2, or 2.1.1.1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mate</source>
        <comment>a row&apos;s name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set play and cooks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show one solution a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All columns step together; the board shows the one in hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, the first %2 shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cooks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leaves %1 at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for %1</source>
        <comment>a move</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repeated move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same mate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White man taken where it stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black man taken where it stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White man moves, then is taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black man moves, then is taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White man takes, then is taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black man takes, then is taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White man falls in the mate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black man falls in the mate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White man taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black man taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White takes back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black takes back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White promotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black promotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White castles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black castles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes the last move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checks from behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pins in the mate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is pinned in the mate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guards in the mate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comes to block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exchanged: man %1 plays this part here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same man, on another square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one exchange</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 exchanges</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>solutions</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half-moves played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One half-move back (Left)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One half-move on (Right)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end (End)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>half-moves played</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No line reaches the goal in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write into the field Intended how many are meant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set play: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped; so far %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is as intended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are as intended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 more.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Which are intended is not marked: take one in hand and press P.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not intended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is intended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy all solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase table: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click: let go. Drag: move. Right button: more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click: keep in the table. Drag: move. Right button: more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show hidden tries (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show hidden tries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let go of all pinned tries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy table as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep in the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide this try</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order by changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order by refutation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 defence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 phases</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no continuation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no mate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quadruple</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 answers</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>refutes the try</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be played here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed mate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>transferred mate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed continuation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>transferred continuation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed and transferred</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot occur</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed: another mate in an earlier phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>transferred: the mate follows another defence before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed and transferred: before, another defence has this mate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>added: no mate for this defence in the other phases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost: no mate of its own after the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed: another continuation in an earlier phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>transferred: the continuation follows another defence before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed and transferred: before, another defence has this continuation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>added: no continuation for this defence in the other phases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost: no continuation of its own after the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The start (Home)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The diagram (End)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shorter games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proof game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game before (Page Up)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next game (Page Down)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the game (Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>games</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exactly %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for games that are half a move longer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half-move %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, the diagram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start</source>
        <comment>of a game</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(stays on the board)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flaw</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Quality: %1 points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Quality: one point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set a right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets what the solution rests on; one step of the history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow e.p. on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White may not castle short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White may not castle long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black may not castle short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black may not castle long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> and </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, trivial ones hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, none of them marked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, as you stated of an earlier position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, as you state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too few</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot be solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program that is open already does not answer, so this is another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong (%1). Your work is safe; a report is in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing on the board to compare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New problem of a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odds of dice …</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Copied: %1 games as PGN.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Recent problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent libraries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag men to the board, or click one here and then squares. Ctrl copies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a man off the board, or right-click him, to remove him. Or by keys: arrows move a cursor, capital letters put white men there, small letters black ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At every change the solver says here whether the problem is sound.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point at a row to see its moves, click it to play them. Escape comes home.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+S keeps a problem, Ctrl+L shows all. Some classics lie there already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no field “%1”. There are: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line cannot be used: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry forms are written as PDF, SVG or PNG.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made in %1 ms.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn in %1 ms.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diagram %1 of %2, drawn in %3 ms.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page %1 of %2, drawn in %3 ms.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file will be this, in the letters of whoever opens it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 is there already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 of the files are there already.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>In the folder %1. What they hold will be lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 files saved, the first as %2.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not known here: kept as it is written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; Popeye can be asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems by these rules are solved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <comment>the answer</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rebirth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paralysis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change of colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Movement and kinds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check and mate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forced play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>According to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comes back as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If occupied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On its own square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose pawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kinds of men</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The analysis of the library has stopped: its processes do not run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The analysis of the library failed (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A log of another library lay beside this one; it was set aside as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This library is open in another window of the program: it can be read and searched here, not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This library&apos;s file or folder is read-only: it can be read, not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk of this library is full: it can be read, not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library is being brought up to date: %1 of %2 problems …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library failed (%1). A report was kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as new problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the same tabs at the next start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import problems …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export diagrams …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flip between the last two positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details of the problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find action or problem …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select all men</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotate back by 90 degrees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game array</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What if this man were another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fairy men …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special squares and marks …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take moves back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needed men</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a twin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next twin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous twin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set play is asked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplex: the other side begins, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search for problems …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Popeye …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History of the diagram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep this key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all defences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show trivial tries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open library …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New library …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy of the library …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export problems …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Versions of the problem …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in the library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find problems like this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Library beside the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the notice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notices of this session …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the tab left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the tab right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset the layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five hints to begin with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop map</source>
        <comment>short, on a small button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needed</source>
        <comment>short, on a small button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: not known to this program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 solutions</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Sound: %1,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cooked: %1,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too few: %1,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short: solved in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if all are intended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as intended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 intended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 move</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 moves</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 moves</source>
        <comment>a number such as 2.5</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>series, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from a position to this one in exactly %1 moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>proof game in exactly %1 moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shortest proof game in %1 moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>series mate in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>series helpmate in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>series selfmate in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>series reflex mate in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>series in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mate in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>selfmate in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reflex mate in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>semi-reflex mate in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>helpmate in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>help-selfmate in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>help-reflex mate in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>direct play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>self play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reflex play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>semi-reflex play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>help play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>help-self play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>help-reflex play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a man arrives on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stalemate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>double stalemate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a capture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a promotion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The problem on the board is not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One problem is not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 problems are not saved.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Keep for the next start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Like the theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Like the language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Piece letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print, strong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>English with N</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>English with S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Italian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>German</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>French</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Russian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figurines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hatched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>w</source>
        <comment>a white man</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>b</source>
        <comment>a black man</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n</source>
        <comment>a neutral man</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>royal </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 copied to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 put on %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 and %3 %4 exchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 becomes %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one man</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 removed</source>
        <comment>several men</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 mirrored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rotated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 recoloured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>board cleared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>position shifted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>position rotated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>position mirrored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>colours swapped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>game array</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>castling set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>e.p. set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side to move set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stipulation set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>position changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound: %1!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cooked: %1 keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short: %1 solves in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short: %1 is mate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short: %1 is stalemate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one threat</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 threats</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>if %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is meant; cook: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is meant; cooks: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No first move is decided yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 solves; of the others %2 of %3 are refuted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First moves tried: %1 of %2, %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no key so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can stalemate at once, and must.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can mate at once, and must.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nearest: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one effective defence</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 effective defences</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>one with a dual</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 with duals</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>set play is complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find problems that end like this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eleven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twelve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and</source>
        <comment>between the last two of a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>or</source>
        <comment>between the last two of a list</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Aids</name>
    <message>
        <source>Repair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repairs are looked for where the program knows the stipulation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repairs of proof games are not looked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to repair: one key, no dual.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to repair: no cook.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a key or a try in the solution first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position has changed meanwhile; the list is being made again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AlikeView</name>
    <message>
        <source>Back to the search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Like %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the problem on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One problem, compared in men, play, themes, key, stipulation and force.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 problems, compared in men, play, themes, key, stipulation and force.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing alike in the library.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AnalysisPane</name>
    <message>
        <source>Solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phases</source>
        <comment>a tab, with themes and quality</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>preview,
not made yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proof game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correspondences</source>
        <comment>a tab, with themes and quality</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solving …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>solving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot be solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write what is asked, such as #2, into the field above the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all stages done
%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play and tries
under way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put both kings on the board to see the solution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mend what is ringed on the board to see the solution.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Batch</name>
    <message>
        <source>Add keyword</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyword</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chosen problems have no keyword.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove keyword</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New collection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One problem will be analysed again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 problems will be analysed again.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>One problem with all its versions. This cannot be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 problems with all their versions. This cannot be undone.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Remove for good?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove for good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open in a new tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Like this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add keyword …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove keyword …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analyse again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put into the bin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to collection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to collection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New collection …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take out of “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take out of the bin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove for good …</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{square}, {content}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board: {square}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{material}. Arrows move, capital letters put white men, small letters black ones, Space lifts and drops.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{square}, selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag men here, or paste a position.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CaptionLines</name>
    <message>
        <source>Line above the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line below the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left, under the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right, under the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B</source>
        <comment>bold</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Above the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under it, left and right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fields stand in braces; what stands in brackets goes where its field is empty. There are: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CaptionPanel</name>
    <message>
        <source>Authors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Authors, separated by semicolons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magazine or tourney, and number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1925, 1925-05 or 1925-05-07</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distinction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Such as 1st Prize</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Men of White and of Black</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChangeField</name>
    <message>
        <source>Change of the twin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move c3 d4, Remove e5, Add black Pa4, Rotate 90, Stipulation h#3 …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not understood: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChartView</name>
    <message>
        <source>%2: one problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 problems</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChoiceRow</name>
    <message>
        <source>any</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ColumnHeader</name>
    <message>
        <source>Columns as at first</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CompareView</name>
    <message>
        <source>Comparison of versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two versions are the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, was %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Themes won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Themes lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Better:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No longer:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worse:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ConditionCard</name>
    <message>
        <source>Try the example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a small problem that shows it, in a tab of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not known here: kept as it is written.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ConditionList</name>
    <message>
        <source>Fairy conditions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DefectsCard</name>
    <message>
        <source>The diagram</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DetailPane</name>
    <message>
        <source>Open on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Like this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find problems that resemble this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 problems chosen</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Details of the chosen problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a problem to see its solution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With twin %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not solved to the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Themes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correctness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your remarks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solution as printed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DetailsPanel</name>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>title changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Authors, one a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Family, Given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>authors changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>source changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magazine, column or book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the problem, or issue/problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>date changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distinction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>distinction changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tourney</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tourney changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dedication</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dedication changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keywords, separated by commas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keywords changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comments, separated by an empty line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comments changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correctness, as you state it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C+ and the program, or: correct by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>correctness stated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own remarks, never printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remarks changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a date is written 1925, 1925-05 or 1925-05-07</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are months 01 to 12</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this month has no such day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the date is not finished</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DiagramPart</name>
    <message>
        <source>Diagram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep this style under a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget this style of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as wide as looks well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> dpi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marks, arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed</source>
        <comment>a style that was saved</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Style</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Men</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fineness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magazine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tournament sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print, grey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hatched, as in print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flat grey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coloured, as on the screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the style has it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width of the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width of the board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DockBar</name>
    <message>
        <source>Library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Library  %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DropLegend</name>
    <message>
        <source>same key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keys: cooked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too few</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>illegal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DropMap</name>
    <message>
        <source>%1 in hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lifted from %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 squares tested in %2 ms.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 squares tested.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc puts it back, M hides the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On %1:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EntryPart</name>
    <message>
        <source>Entry form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anonymous, with a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The authors, if left empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tourney</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is named: neither the authors nor you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExportWindow</name>
    <message>
        <source>Export diagrams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save %1 …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy diagram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped. The page is older than what is chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No library is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is selected in the library.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search finds nothing in the library.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first %1 of %2 problems are taken; narrow the search for others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One problem of another game is left out: its own window exports it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 problems of other games are left out: their own windows export them.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Folder of web pages (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export diagram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no program that opens %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One page was printed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 pages were printed.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Printing was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied: text, SVG and picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExtrasCard</name>
    <message>
        <source>Beside the board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FiguresPage</name>
    <message>
        <source>Whole library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count all problems, whatever is searched for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 problems</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Figures of the library</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FindList</name>
    <message>
        <source>Found</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>Find an action or a problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FinderField</name>
    <message>
        <source>Find action or problem</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Footer</name>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open what was saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Working …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message>
        <source>Gallery of the problems found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the diagrams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the diagrams (Ctrl with the wheel)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameBar</name>
    <message>
        <source>Task in single fields (F8)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who begins; click for the next player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules in force; click to change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameBoard</name>
    <message>
        <source>Put a man</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove a man</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move a man</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change a man</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 …: one more letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameCaption</name>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Authors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the caption</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Game book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules of the game, and options</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameComposing</name>
    <message>
        <source>Saved %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change what is beside the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change who begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A man would leave the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two sides have other men, and cannot be swapped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the men stand at first is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position of the beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Man on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters (%1):</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark a man</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be marked there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to a sound position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change credits and notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The problem was copied as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no solution to copy yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The solution was copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag men from the tray, between cells, and off the board; or click one and then cells. The right button removes, the wheel changes the sort. Arrows move a cursor, letters put men, Space lifts and drops, Delete removes, a full stop asks for letters, V shows where a man goes. Click a row of the solution to play it, Escape comes back. With Shift a click marks a man, where the game has marks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GamePalette</name>
    <message>
        <source>Men: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameParts</name>
    <message>
        <source>Turns of the player to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position and rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameShowing</name>
    <message>
        <source>Nothing on the board yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag men to the board, or take the position of the beginning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No task yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say what is to be reached, in the field over the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put men on the board and choose a task.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot be solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameSolution</name>
    <message>
        <source>Solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the diagram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameWindow</name>
    <message>
        <source>Untitled problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameWindows</name>
    <message>
        <source>This problem cannot be opened, and is kept as it is: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was opened from %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste a problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %2 problems; the first is shown.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Problems of games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a problem of a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The problem was saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to save yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The problem was saved in the library.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeadPart</name>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diagram, of the magazines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Package</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry forms are written as PDF, SVG or PNG.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Holding</name>
    <message>
        <source>any, or such as e3e4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key neither checks nor takes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can arise in a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no promoted force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a theme …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Themes that must be there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>near the diagram first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another number gives another random order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key move is no move such as e3e4 or e7e8q.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any man</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Men at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duals at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variations at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tries at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed mates at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time for each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound, with one key, and besides:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to try</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>InsightColumn</name>
    <message>
        <source>Elements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show mere elements, such as self-blocks, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tries %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many tries the table shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the tries, hidden ones, copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Themes of proof games are not looked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Themes are looked for in mates, selfmates and help play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No solution. The tries that come nearest, with what refutes them:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No solution, and no try comes near: each has several refutations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not marked which key is meant, so nothing is said of its themes and play. Mark it in the solution with the right button: Keep this key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied: the phase table as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Themes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quality</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correspondences</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message>
        <source>New collection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove what lies in the bin for good?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 problems with all their versions. This cannot be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty the bin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty the bin …</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KindList</name>
    <message>
        <source>Fairy men</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>Form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search as a form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collections, kept searches and the bin beside the problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pattern and the details beside the problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep as collection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep this search among the collections at the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library could not be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is shown: the search is not understood.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing matches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop the last term?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No problems yet. Import a file or press Ctrl+S on the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gallery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LimitsPopup</name>
    <message>
        <source>Limit what edits may do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far a man may be moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves of any length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to two steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more men than now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All men</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <comment>of the men</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <comment>of the squares</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only these men</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the blue squares</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LineField</name>
    <message>
        <source>B</source>
        <comment>bold</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I</source>
        <comment>italic</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Italic</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LineRepairPanel</name>
    <message>
        <source>Repairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to repair: no cook.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intended solutions marked: %1 of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep %1. Stop %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark those you intend with P in the solutions, and state how many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edits that make it sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop a part only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>illegal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one man saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 men saved</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>the intended solutions stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stops %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No single edit stops all cooks and keeps the intended solutions, nor does the only pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>No single edit and none of %1 pairs stops all cooks and keeps the intended solutions.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No single edit stops all cooks and keeps the intended solutions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every edit here was solved in full. Pairs tried: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every edit here was solved in full. Pairs tried: %1, not all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every edit here was solved in full. Nothing was cut short.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every edit here was solved in full. %1 of %2 tried.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edits will be tried in a moment.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LineStrip</name>
    <message>
        <source>Escape shows the diagram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move back (Left)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move on (Right)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the diagram (Escape)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ManCard</name>
    <message>
        <source>Royal: check and mate are of this man</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ManField</name>
    <message>
        <source>G, g, =G, G* or a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Man to put at the cursor</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ManStrip</name>
    <message>
        <source>Other men on this square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows choose a man, Enter puts him there, Escape leaves.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Men</name>
    <message>
        <source>white king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white rook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white bishop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white knight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white pawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black rook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black bishop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black knight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>neutral</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>royal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bishop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pawn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MenPage</name>
    <message>
        <source>Name, letter or step, as (1,2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a fairy man</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A man of your own …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>He is offered no more; problems that have him keep him as he is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring %1 back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MenPalette</name>
    <message>
        <source>{man}, picked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Men: {man}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows choose a man, Enter picks him to be put down with each click.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{man}: drag him onto the board, or click to stamp him. On the board: capital {letter}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{man}: drag him onto the board, or click to stamp him. On the board: small {letter}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MenTray</name>
    <message>
        <source>Fairy men in use</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NamedMan</name>
    <message>
        <source>Fairy man</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a fairy man</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>G for White&apos;s grasshopper, g for Black&apos;s, =G a neutral one, G* a royal one</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NeededLegend</name>
    <message>
        <source>needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only stops cooks or duals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can go together</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NeighboursCard</name>
    <message>
        <source>Neighbours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none while there is no task</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NeighboursPanel</name>
    <message>
        <source>Neighbours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift, mirror</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more: narrow the filters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sound position is one such edit away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neighbours are those of a problem that was solved to the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longer problems are tried while this list is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every single edit will be tried in a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One edit tried, %2 sound, each solved in full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 edits tried, %2 sound, each solved in full.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>One edit within the limits tried, %2 sound, each solved in full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 edits within the limits tried, %2 sound, each solved in full.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Edits tried: %1 of %2; %3 sound, %4 more to be confirmed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edits tried: %1 of %2; %3 sound.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show edits of this kind: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit what edits may do</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OptionsPopover</name>
    <message>
        <source>Recommended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interpretations, where the sources are silent:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules of</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OwnManDialog</name>
    <message>
        <source>A man of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters on a disc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leaps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hops over a man</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>captures by hopping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steps over empty squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rides in a circle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steps as a pawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>captures as a pawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add this part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figure, turned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Movement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the part moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is special</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing special</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PagePart</name>
    <message>
        <source>Page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>upright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>across</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the paper lies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number the diagrams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diagrams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Below it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 on a page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 across, %3 down</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PaintBoard</name>
    <message>
        <source>Arrows move, Return chooses a man, Space paints the square or wipes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>painted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What may vary: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PatternBoard</name>
    <message>
        <source>anything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pattern: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows move, letters place men, ? any man, A any white man, a any black man, a point no man, + a fairy man to be named, Space what is picked, [ several men to choose from, Delete frees the square.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PatternPanel</name>
    <message>
        <source>Take from board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for the men on the board; for the selected men, where some are selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for the men in the diagram, or where a line of the solution ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anywhere on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirrored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours swapped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shifted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left to right</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PatternTray</name>
    <message>
        <source>One of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then choose the men, one of which must stand there</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PeoplePanel</name>
    <message>
        <source>Find a person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spellings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two or more names are one person; the first name stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This spelling is another person; it is not joined again by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (joined by itself)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program took this for the same person. Separate it if that is wrong: it is not joined again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose two names and join them if they are one person.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlacesList</name>
    <message>
        <source>Places of the library</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PositionBar</name>
    <message>
        <source>The side to move: click to change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplex: the other side begins, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Castling: who may castle, and to which side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>En passant: the square just passed over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side to move, castling, e.p.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White</source>
        <comment>short, the side to move</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black</source>
        <comment>short, the side to move</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give Black the move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give White the move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Castling %1</source>
        <comment>short</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No castling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No king and rook stand at home.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Castling %1 by convention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King and rook stand at home: by convention they may castle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Castling off by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Castling off</source>
        <comment>short</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By convention there would be castling; it was switched off by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Castling %1, %2 off by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the convention gives was partly switched off by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White castles short (0-0)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White castles long (0-0-0)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black castles short (0-0)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black castles long (0-0-0)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>e.p. on %1 by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>e.p. %1</source>
        <comment>short</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last move is declared to be the pawn&apos;s double step over the square.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>e.p. off by convention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>e.p. off</source>
        <comment>short</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By convention no e.p. capture begins a solution; here one can be declared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No e.p.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pawn can just have made a double step that allows e.p.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>With “%1”:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PreviewPane</name>
    <message>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview of the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page before (Page Up)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next page (Page Down)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProgressFoot</name>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QueryBar</name>
    <message>
        <source>Search of the library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 problems</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>One problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more; opens the search as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>author:  men&lt;=  key:  year:  or words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find authors, sources, themes, words …</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QueryForm</name>
    <message>
        <source>Words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; between what must hold together, | between alternatives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QueryPopup</name>
    <message>
        <source>What may follow</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RangeRow</name>
    <message>
        <source>from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecordTable</name>
    <message>
        <source>Problems of the library</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RepairPanel</name>
    <message>
        <source>Repairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try pairs, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try two edits together, even though one alone does it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to repair: one key, no dual.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the key %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the likeliest; choose here if another is meant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a try so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no dual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one dual</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 duals</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Provide for these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 edits</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Tick what is to be mended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edits that mend it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edits that mend both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edits that mend all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs of edits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mend a part only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No single edit does it and keeps the key, nor does the only pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>No single edit and none of %1 pairs does it and keeps the key.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No single edit does it and keeps the key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mends %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every edit here was solved in full. Nothing was cut short.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every edit here was solved in full. Pairs: %1 of %2 tried.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every edit here was solved in full. Pairs tried: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every edit here was solved in full. Pairs tried: %1, not all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every edit here was solved in full. %1 of %2 tried.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edits will be tried in a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the key</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultsPane</name>
    <message>
        <source>Found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is found will be listed here, the best first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save to the library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best %1 of those found</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleChips</name>
    <message>
        <source>+ Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: click to take it away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, take away</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleChooser</name>
    <message>
        <source>Choose rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule, game or a word of its text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only orthodox</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fairy conditions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recently used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesCard</name>
    <message>
        <source>Rules in force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>* not the recommended value</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SearchWindow</name>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the board&apos;s position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search for problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the address of the cluster first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the search that runs first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making ready …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search was saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A search was interrupted at %1 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save this search …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One core</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 cores</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What may vary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What must hold</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>1 different mate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 file left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 file right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 move occurs in several solutions: {moves}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 of {mates} different mates is a model: {lines}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 of {mates} mates is a model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 rank down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 rank up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Meredith: {men} men.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A diagram of a game is not written as {form}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A family of dual avoidances by white lines; the single ones are flagged as dual avoidance, what unites them is a judgement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A first move mates at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game of one move leads to the diagram.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A heavy position: {men} men.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A miniature: {men} men.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name has at least one letter; nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A page of {width} x {height} pixels cannot be drawn; a side may have 1 to {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A picture of {wide} x {high} pixels is not possible; a side may have at most {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A picture of {wide} x {high} pixels is too large; a side may have at most {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A picture of {wide} x {high} pixels would be empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A picture {width_mm} cm wide is not possible: {wrong}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add {man} {square}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After one of {all} defences White mates on move 2: {lines}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After {lead}: {theme}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Albino over tries and key: {moves}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All mates are model mates: {lines}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All mates by {unit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All solutions begin with {moves}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All {count} tries fail to {move}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another file was copied over the library {path} while it was open; nothing more was written to it. Open it again to see what it holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anti-Bristol</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anti-reversal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anticritical move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B was read as a pawn, as in German</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Babson: like for like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Barnes with a Novotny in the double threat: {threats}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Barnes: {threats}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Barulin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battery mate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battery play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black battery formed and fired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black battery mates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black checks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black correction of {unit}: random {random}, correcting {correction}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black errs in {count} ways: {found}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black interference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black mates by promotion to {kinds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black may castle long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black may castle short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black may not castle long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black may not castle short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black needs one move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black promotes on {square} to all four: {lines}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black switchback</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black unpins his own unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black&apos;s castling on the king&apos;s side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black&apos;s castling on the queen&apos;s side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black&apos;s last move was {move}: no other is possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black&apos;s promotions are told apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both mates are models.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both mates are models: {lines}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both sides together promote to queen, rook, bishop and knight: {moves}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both tries fail to {move}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bristol from {origin} to {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brunner-Turton on {square}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot be solved: the side to move can capture the king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot be solved: {defects}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chameleon echo with the king on {one} and {two}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed continuations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed mates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clearance sacrifice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete Lacny</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cooked: at least {games}, {number} intended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cooked: at least {number} keys, {keys}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cooked: at least {solutions}, {number} intended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cooked: {games}, {number} intended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cooked: {number} keys, {keys}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cooked: {solutions}, {number} intended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Critical move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cross</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cross-check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cross-checks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cycle of threat and mates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cyclic Zilahi: each is captured where the next one mates: {men}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cyclic continuations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cyclic double threats with three refutations: {threats}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cyclic double threats: {threats}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dead positions are only known of orthodox chess.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decoy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn off the guard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dresden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dual after {moves}: {mates}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dual at move {number}: {lines}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dual avoidance: {one}, not {other}; {two}, not {another}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each black move forces one of the threats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Echo with the king on {one} and {two}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>En passant defence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>En passant mate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every black move has one mate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every black move is answered already in set play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every black move is answered by mate already in set play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every combination of the threats {threats} is forced by some defence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every continuation checks: {moves}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every half-move is a capture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Excelsior of the pawn {home}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Excelsior: the pawn {home} promotes by {move}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange {man} {square} and {other} {other_square}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchanged between {men}: {one}; {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FEN and EPD lines, JSON, YAML of Olive and YACPDB, input for Popeye, PGN, CSV, LaTeX diagrams and lists of men are read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fleck: {lines}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow my leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forsyth: N is the nightrider for Popeye, the knight is S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fourfold Lacny</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Functions are exchanged between the solutions: {men}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gamage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gamage: the pinner mates, the unit unpinned is shut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goethart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goethart: the mate unpins a unit that is shut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grimshaw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half-battery of {men}: {attempt} and {key} with {line}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half-pin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half-pin of {units}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hamburg</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holzhausen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holzhausen interference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ideal Rukhlis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ideal mate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ideal mates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ideal mates: {lines}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If {case}:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In no solution moved, taken or part of the mate: {men}. Perhaps against cooks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In set play there is no mate after {loose}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In set play there is no mate after {moves}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the diagram no continuation is provided for {moves}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the diagram no mate is provided for {moves}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Incomplete half-pin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indian on {square}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indian over {square}: {lines}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indirect battery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indirect unpin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It belongs to the problem with its twins, not to the solution of one position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It belongs to the problem with its twins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It needs fairy men; orthodox ones cannot form it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It needs the solutions of all twins side by side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its definition differs between sources.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Karlström-Fleck: beside the threats a new mate, {lines}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lacny</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latvian Novotny</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Levman defence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logical foreplan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loyd&apos;s clearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loyd-Turton on {square}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mansfield couplet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mansfield couplet (Foschini)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Masked battery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Masked half-pin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mate by pin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mate by promotion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mates by the pin of white men</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mates by {units}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mates of one battery, {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Men that get out of the way and do no more: {moves}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirror the board about a1-h8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirror the board about a8-h1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirror the board, a1 to a8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirror the board, a1 to h1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model mate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model mates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model mates that need a pin: {lines}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model mates: {lines}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than one key: {keys}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves of {side} in opposite order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mutate - {lines}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mutate: set continuations are replaced after {defences}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mutate: set mates are replaced after {defences}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N may be a knight or a nightrider beside fairy men: write S for the knight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nietvelt defence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game leads here: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game of {length} leads here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game of {length} leads here: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game that leads to the diagram was found in the time allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game was looked for: that needs the compiled part of this program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No reliable definition was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No reliable definition was found; cyclic double threats are flagged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No solution in {moves}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No solution: {side} can mate at once, and must</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No solution: {side} can reach the goal at once, and must</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No solution: {side} can stalemate at once, and must</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No solution: {side} has no move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No themes are read: {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can play on from this position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not finished: a key was found, others may follow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not finished: first moves {done} of {total}, no key so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not finished: no key so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not finished: {games} of {length} so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not finished: {key} solves; of the others {done} of {total} are refuted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not finished: {solutions} so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing stands after “{found}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Novotny</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On average {share} % of White&apos;s men take part in a mate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the square of the key {move} White also tries {tries}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On {square} {one} and {other} shut each other off: {first} lets {proof} through, {second} lets {other_proof} through.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One continuation of full length: {moves}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more solution than intended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One try fails to a check or to the capture of its unit ({tries}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One try with a quiet refutation ({tries}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only against cooks: {men}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Organ pipes from {first} to {last}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orthogonal lines become diagonal and the reverse: {moves}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over set play, tries and key the king flees to {squares}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF and PNG need Qt, which does not load: {wrong}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG and PDF need Qt, which does not load: {wrong}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pawn Grimshaw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phoenix, {kind}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pickabish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pickaninny</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pieces: expected White or Black before {word}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pieces: {word} is nothing that a man can be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pieces: {word} must follow White, Black or Neutral</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plachutta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plus flights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Popeye closed its output and did not end: it was stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Popeye crashed (signal {number})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Popeye did not finish: what it found so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Popeye did not show the diagram that it solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Popeye does not play {book}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Popeye does not say that it solved by {condition}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Popeye does not say whether this diagram or its set play is impossible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Popeye ended before it was finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Popeye failed (exit status {number})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Popeye is not asked about proof games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Popeye is not asked about {word}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Popeye printed more than is read: what it found so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Popeye says: {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Popeye solved another diagram than the one that it was given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Popeye solved {one}, not {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Popeye was stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Popeye was stopped: its time was up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem {detail} of the library {path} is damaged and cannot be read; the others can. They can be rescued into a new library.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem {found} is of another game than chess: only positions of chess are compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Promotion echo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pseudo le Grand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quiet continuations, {quiet} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quiet continuations, {quiet} of {all}: {moves}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Radical change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read here: {read}. Not read: {left}, for {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reciprocal batteries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reciprocal captures of {one} and {two}: {moves}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reciprocal change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reciprocal change before the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove {man} {square}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rich play: 1 different mate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rich play: {count} different continuations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roman</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotate the board by 180°</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotate the board by 270°</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotate the board by 90°</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round trip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round trip of {unit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Royal march</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rudenko</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rudenko, returning in {phase}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rukhlis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Salazar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schiffmann defence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second and third moves exchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seeberger on {square}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Self-block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Self-pin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set mates are changed after {defences}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set mates are lost without a single mate in their place after {defences}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several codified forms that contradict each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift the board {steps}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short: a game of {length} leads here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short: solved in {moves}, not {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short: {key} is mate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short: {key} is stalemate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short: {key} reaches the goal at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short: {key} solves in {moves}, not {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shorter: {games} moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Siers battery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solutions {one} and {two} mirror each other move for move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somov</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound if all are intended: {solutions}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound {rights}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound: {games}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound: {key}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound: {key} (zugzwang)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound: {key} ({threats})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound: {solutions}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sources disagree on which functions are permuted, and over how many phases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sources disagree on which of transfers and changes form the cycle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Star flights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stipulation: {wrong}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped: what Popeye found so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switchback</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Symmetric play: {one} and {two}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tempo moves; the rest of the line mates without them: {moves}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That collection is no longer in the library {path}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That person is no longer in the library {path}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That problem is no longer in the library {path}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battery with {front} in front fires to {squares}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The black king comes to {count} squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The collection “{found}” is searched for with itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The diagram could not be made into a PDF file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder {folder} cannot be made: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key and every continuation check: {moves}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key gives the king {given}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key gives up White&apos;s guard of {fell}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key gives {given} and takes {taken}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key goes to the corner {target}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key is castling.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key leaves Black 1 move of {then}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key lets Black check by {checks}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key pins {units}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key promotes a pawn to a {kind}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key puts {units} into a pin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key takes {taken} from the king.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key threatens mate on move 2: {threats}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key {move} brings {unit} into play, which had nothing to do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key {move} captures en passant: the last move needs proof.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key {move} checks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key {move} goes back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key {move} takes a pawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key {move} takes a {kind}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key&apos;s unit can be taken by {takers}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key&apos;s unit tries {tries}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The king fires a battery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The king has {count} flights: {squares}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The king makes the key {move}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The king may flee to {squares}: a {shape}, among other flights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The king may flee to {squares}: a {shape}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The king pins his own unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The knight on {square} has eight moves, all answered by mate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The knight on {square} makes a wheel: eight different mates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library {path} can only be read, because its file or folder is read-only; nothing was changed. To keep changes, save into another library.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library {path} cannot be opened: this program has as many files open as the system allows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library {path} cannot be read: its rights do not allow it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library {path} cannot be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library {path} cannot be written: its folder is missing, or the file or the folder is read-only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library {path} could not be read or written: the disk reports an error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library {path} is being written by another program; try again in a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library {path} is damaged; it was left as it is. If you have a backup copy, open that one; or rescue what can be read into a new library.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library {path} is no longer open; nothing was changed in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library {path} is open in another window of this program, so it can only be read here; nothing was changed. Close it there and open it again here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library {path} was moved while it was open. All that was saved is in it, at {detail}; open it there to go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library {path} was removed or replaced while it was open. All that was saved in it was kept as {detail}; open that to go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library {path} was removed, moved or replaced while it was open; nothing was written. Open it from its new place, or another library.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library {path} was written by a newer version of this program; it was left as it is. Install the newer version to open it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library {path} was written by an older version of this program and must be brought up to date before it can be read; open it for writing once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mate is a model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mate {mate} is the same in solutions {numbers}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of the library {path} is too long, for files with longer names are laid beside it; choose a shorter one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The only mate is a model: {lines}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page could not be made into a PNG file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pages cannot be printed there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pawn on {square} mates by {moves}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pinner leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The play is short: 1 different mate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search for a game was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search is too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time is up: what Popeye found so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The try stands in White&apos;s own way: {tries}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two threats are separated: {lines}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The white king comes to {count} squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The white {kind} on {square} takes no part in the only mate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The white {kind} on {square} takes part in none of the {number} mates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {man} on {square} could be a {weaker}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {man} on {square} is there for set play or tries only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {man} on {square} is unnecessary: without it key, mates, set play and tries stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {man} on {square} is unnecessary: without it key, play and set play stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {man} on {square} only gives defences of its own, with mates that others give too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {man} on {square} only stops another key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {man} on {square} only stops duals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {man} on {square} takes no part in the play and only stops {cooks}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme B2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Themes are not read: another program solved it, which does not say all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are fewer solutions than intended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no pawns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are too many brackets in one another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are {count} threats, not all forced alone: {threats}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are {count} threats, told apart by the defences: {threats}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are {count} threats: {threats}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a shorter solution: {moves}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is already a collection {detail}; it was left as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is already a file {path}; it was left as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no collection “{found}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no collection “{found}”. Did you mean “{meant}”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no dual.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no field “{found}”. Did you mean “{meant}”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no field “{found}”. To search for the word, put it in quotation marks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no library {path}, but what was saved in it last is still there, as {detail}. Put the library back beside it and open it there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no library {path}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no page to print.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no page to write.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no problem {found} in the library.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no room left on the disk to write to the library {path}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no set play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no solution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no style {name} of your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no style {name}; there are {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no theme “{found}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no theme “{found}”. Did you mean “{meant}”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no verdict “{found}”. Did you mean “{meant}”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is not enough memory for a page of {width} x {height} pixels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is not enough memory for a picture of {wide} x {high} pixels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This bracket is not closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This bracket was not opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threat reversal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three Grimshaws, on {squares}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three men on one pin line leave it one at a time; a mate in two shows at most one departure in each line, and sources do not say which phases count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too few: {games}, {number} intended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too few: {solutions}, {number} intended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transferred continuations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transferred mate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tried as Barulin&apos;s defence with a guard given up in place of a line shut: it missed the known example and named some thirty others in a thousand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turton on {square}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twins: {wrong}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two pairs of solutions with equal effects: {one} and {two}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Umnov</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Underpromotion to {kinds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unguard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unnecessary in this position: {men}. Without it the solutions stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved work cannot be kept safe: the folder {path} cannot be written, or its disk is full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Urania</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What Popeye printed cannot be read: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is left of a Rukhlis is named by the changed and transferred mates that it has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the random move of a threatening man is cannot be told from the moves; the effects on the defending side are flagged as black correction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was printed does not say that it is Popeye&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was printed is not Popeye&apos;s: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which correction corrects which is a matter of the errors&apos; order, which the tree of moves does not hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White Grimshaw on {square}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White Grimshaw on {square}: {one} shuts off {second}, {two} shuts off {first}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White captures on {square}, where mate is given: {lines}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White correction: {tries} fail to {refutation}, {key}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White may castle long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White may castle short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White may not castle long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White may not castle short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White needs one move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White promotes to all four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White promotes to all four: {moves}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White shuts his own line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White&apos;s castling on the king&apos;s side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White&apos;s castling on the queen&apos;s side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White&apos;s king stands in check in the diagram, from {squares}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White&apos;s last move was {move}: no other is possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White&apos;s line opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White&apos;s unit unpinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With “{found}” only : and = can stand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Würzburg-Plachutta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Y flights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zagoruyko 3x{count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zilahi: {taken} is captured and {mater} mates; in the other solution it is the other way round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>\pieces: expected a man such as wKe1, got {word}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a JSON document of more than {most} characters; larger collections are read as one object a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a ZIP archive or office document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a bishop of {side} cannot have come to its square ({squares})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a bishop of {side} must be promoted, its home is shut ({squares})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a caption has at most {most} lines above and below the board, got {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a caption line has at most {most} characters, this one has {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a cluster needs Dask: install chess-composer with its extra &apos;cluster&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a compressed file (gzip)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a die shows 1 to 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a document of more than {most} characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a game cannot have so many men</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a knight of {side} cannot have come to its square ({squares})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a library or other SQLite database</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a lone knight cannot mate a king with nothing but queens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a man of the diagram is named twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a man stands on the square of an imitator ({squares})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a man that has never moved must stand at home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a man that may vary has nothing else to be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a man that may vary is not on the diagram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a man would leave the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a mark stands where no such man does ({squares})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a mediocre triumph can be had by capture: it is asked for in one turn, directly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a part of its path is a file, not a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pawn of {side} stands on its first or last rank ({squares})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pawn stands on {square}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pawn stands on {square} at the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a picture (GIF)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a picture (JPEG)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a picture (PNG)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a queen of {side} cannot have come to its square ({squares})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a queen would not check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a queen would not mate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a queen would stalemate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a rook of {side} cannot have come to its square ({squares})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a style has at most {most} characters, this one is longer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after the key {move} {lines}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>algebraic: expected the men of white and black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>algebraic: {colour} men are not read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>allowed: nothing proves that king or rook has moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>also solves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an old office document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and {more} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arithmetic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least {number} keys: {keys}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least {solutions}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>batteries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before it: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bishop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bishops of one colour cannot mate: nothing can fill the other squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black bishop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black knight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black rook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by retro strategy the castling that is played first is allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can go: all solutions stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can go: key and play stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can go: the key stays, some play is lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>castles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>castling: {move}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>certificates are for tls://, and {address} is not encrypted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>character {start} of {text} cannot be printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check without a set mate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>checks in the mate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>colours exchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comes to block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cooked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cooked, at least {number} keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cooked, {number} keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cooked, {solutions}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cross</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decoys and foreplans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diagram {number}: {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>direct play ends with the attacker&apos;s move, got {count} half-moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dual: {answers}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each last move that {side} can have made comes from a position that cannot arise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>echoes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>errors of defence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exactly {moves}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>excellent triumph, {men}: {kinds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exchanged functions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected 0 to {most} changes, got {changes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected 1 to {most} characters, got {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected 1 to {most} moves, got {sign}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected 1 to {most} throws, got {throws}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected 1 to {most} turns, got {turns}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected 10 to 4800 dots an inch, got {dpi}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected JSON, got a number that is too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected JSON, got brackets nested too deep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected JSON: a comma or ] is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected JSON: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected JSON: {reason} at column {column}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected JSON: {wrong}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected Pieces or Forsyth, got neither</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a FEN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a FEN, got {first}; {expected}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a JSON object with a problem, got {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a colour such as #cbbba0, got {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a draft of form {form}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a line&apos;s size to measure 0.3 to 4, got {size}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a list of positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a man such as Ke1, got {word}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a moment as met_at: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a name before the colon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a name of 1 to {most} printable characters, got {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a name that ends in {forms}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a number of its own for each position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a number of men for each of the 24 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a point from 1 to 24, got {point}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a position with what is known of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a square such as e4, got {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a stipulation or EPD operation after the FEN, got {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a stipulation such as #2, =3, s#4, h#2.5 or PG 7.5, got {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a width in pixels or in centimetres, got both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a width of 0.5 to 200 cm, got {width}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected an object with a problem, got {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected at most {most} characters for a problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected at most {most} conditions at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected fields such as authors and algebraic, got something else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected men, got none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected name=value, such as square_mm=5, got {setting}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected names of columns, one of them fen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected no turns where nobody plays, got {turns}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected nothing after the JSON document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected one document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected one of KQRBNP or kqrbnp, got {letter}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected the library and the time as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected the scheduler&apos;s address, such as tcp://host:8786, got {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected the {what} to measure {least} to {most}, got {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected whole numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected {cells} cells, got {got}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected {dice} dice, got {got}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected {what} to measure {least} to {most}, got {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>extras: expected at most {most} texts, got {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fen: expected a FEN, got nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flight without a set mate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>follow my leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>form {form} is of a newer version of the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>format: expected {format}; a newer program may have written this style</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>geometric</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gives {moves} its refutation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>great triumph, {men}: {kinds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>guards in the mate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half-neutral</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>halfmove clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>harmonic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hold: themes: expected a list of texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hold: {name}: expected no negative number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if {case}: {finding}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if {rights}: {move}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>illegal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>illegal: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in direct play the side whose goal it is must be to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in how many turns? Write a number, as in {example}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in {phase} {lines}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>intended: {fault}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>interference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is pinned in the mate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it ends twice: there is more than one solution text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is no UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its name has a character that no file&apos;s name can have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept as it came, and not solved: {wrong}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key: expected a move such as e2e4 or a7a8q, got {key}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>le Grand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line opening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {number} is not understood: {line}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {number}: not understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {number}: {move} stands where it cannot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>list of men</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>longer than {most} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>longer than {most} characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>makes the last move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mates kept: {kept} of {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mediocre triumph, {men}: {kinds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>men {name}: expected a number, or the least and the most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>men: expected an id and a code of one or two letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>men: expected an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>men: expected text for {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>men: expected texts by language for {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>men: {man}: a movement is not whole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>men: {man}: expected a list of steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>men: {man}: expected a movement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>men: {man}: expected a part of a movement that is known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>men: {man}: expected a rotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>men: {man}: expected steps such as [1, 2]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>men: {man}: {name} is no number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>men: {man}: {name} is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model mates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than {most} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than {most} characters of LaTeX</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than {most} values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moves, then is taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needed: he mates after {defences}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needed: his defence {defences} brings a mate about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needed: makes the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needed: without him a solution is lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needed: without him another mate after {defences}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needed: without him it cannot be solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needed: without him no mate after {defences}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needed: without him the key does not solve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nested deeper than {most} levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>neutral</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no JSON: {reason} in {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no cell {cell} on the board of {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no dual left, {mates}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no game is called {name}; there are {books}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no game leads to this position, so nothing is proved of its rights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no goal of the game is named; there are {goals}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no man has the letters {letters}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no man is called {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no man stands on {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no man that never moved can stand on {squares}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no man {man} in {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no pawn can come to {square}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no play is called {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no player is called {name}; there are {players}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no rule book is called {name}; there are {books}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no rules are called {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no scheduler answers at {address}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no stipulation is given: {default} was taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no stipulation is given: {line} was taken, for so the line ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no style: a number in it cannot be used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no style: too many brackets within brackets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no tag FEN: a game from the array is no problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no task is given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no task is given; write what is asked, such as #2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no {man} can come to {square}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not CSV: {wrong}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not YAML: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not YAML: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a text file: it has a zero byte here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a text file: it has a zero here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not finished, so far {keys}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not finished, so far {solutions}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not known: one position was looked at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not proved: instead of {move} the last move may have been {others}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not proved: {move} need not have been the last move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not solved: {wrong}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing beside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing may vary: name at least one man or square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing was printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one dual left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one game of {length} leads here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one game of {moves}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one half-move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one man in the same place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one mate in common</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of them is no PEM file, or the key belongs to another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one problem of another game is left out: only .jsonl has a form for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one set variation in common</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one solution in common</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one theme gained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one theme lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one threat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one try in common</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one variation in common</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only diagrams of orthodox chess are judged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only direct and help play and series have an exact length, got {sign}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only help play has half moves, got {sign}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only stops a dual after {defences}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only stops cooks that begin with {moves}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only stops the cook {moves}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>order: expected near or random, got {order}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pinned, {unit} would be freed and parry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pins in the mate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>point {point}: men of both sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>promotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>promotions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>proof games are of orthodox chess only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>proof games are solved by the rules of today&apos;s chess only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>proof games cannot be searched; play such as #2 or h#2 can</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>proof games, and they only, lead to the diagram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>references (&amp; and *) are not read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reflected in a diagonal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reflected left to right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reflected top to bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refutes {move}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round trips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>royal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rules: expected a list of conditions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rules: expected an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rules: expected an object of options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rules: expected conditions as texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rules: expected the name of a book and its version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rules: {option} has no value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same key and themes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seconds: expected 0 to {most}, got {seconds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>self-block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>self-pin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>series play has no half moves, got {sign}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shifted one file to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shifted one file to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shifted one rank down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shifted one rank up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>short, {solutions}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>short: {keys}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shuts the line of {unit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shuts the line of {unit}, leaves {flight}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>so far {keys}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>solutions that stay: {kept} of {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sound, {solutions}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sound: {keys}!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stipulation {stipulation}: kept in words and not solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stipulation {words}: was not quoted as YAML asks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stipulation: {wrong}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>switchbacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taken by the last move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taken where it stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes, then is taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tasks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the [ at character {place} of {text} is not closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ] at character {place} of {text} closes nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the actual play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the certificates cannot be used: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the change {place} is not understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the diagram is not whole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk can only be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file cannot be read: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file cannot be written: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file exists already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file has {size} bytes; files of up to {most} bytes are read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file holds no problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file holds no problem; {expected}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is UTF-16, not UTF-8, and was read as such</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is longer than {most} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is not UTF-8; it was read as {encoding}, by its looks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is not all UTF-8; a mark stands for what is not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the folder does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game book has no page {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game has ended: no move is left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game has no such man ({squares})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the king on {square} can be captured at the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the kings stand side by side ({squares})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last move was {move}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the letters {code} are those of {owner}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the line is too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the man has no moves yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the man needs a name of 1 to {most} characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the man needs one or two letters, such as X or XY</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the men of {side} cannot all come to their squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the movement: {wrong}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the one defence and its mate unchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the page has no title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the page is too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the plan {plan} fails to {refutation}; {key} {lines}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the position and the rules are of different games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the position is dead: neither side can mate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the processes that analyse problems end again and again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the processes that search are lost again and again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same key man, {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same key {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same mate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same matrix: {count} men around the black king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same matrix: {count} men around the white king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same mechanism: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same stipulation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same themes: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sample collection: expected a list of problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sample collection: expected an object for each problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sample collection: expected the key of each problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scheduler at {address} has gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sections of the page are not in order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the throw is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the try {move}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the twin before it cannot be set up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the { at character {place} of {text} is not closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the {kind} on {square}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the } at character {place} of {text} closes nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>their proofs do not hold by {rules}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>their proofs rest on orthodox men</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>their proofs rest on the rules of today&apos;s chess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>themes: expected a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>themes: {theme} is not in the catalogue of themes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>themes: {theme} is not looked for: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are more lines than anybody reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are no odds of {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are no proof games in series play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are {size} candidates; expected at most {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no stipulation below the diagram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is nothing to solve: the diagram has no task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a device; a file of problems is expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a folder; a file of problems is expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a problem of chess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a problem of {game}, not of chess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no JSON: {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no record of {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is of orthodox men only, and {man} stands on {square}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is {kind}; {expected}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this looks like a web page or XML; {expected}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this search was written by a newer program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>throws at will are chosen, not given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too few men are missing ({count}) for the pawns to have passed each other ({squares})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too few solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too few, {solutions}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too many brackets within brackets at character {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too many sets of men may vary; allow fewer men or fewer changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>triumph by capture, {men} x {prey}: {kind}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turned by 180°</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turned by 90°</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twins: expected at most {most} twins, got {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twins: kept as text, for they are no commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twins: kept as text, for {wrong}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twins: {wrong}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two men stand on {square}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two tasks are given, {tasks}: none was taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unguard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what listens at {address} does not answer as a scheduler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whether a game can lead here is judged for orthodox men only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white bishop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white knight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white pawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white rook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whose goal it is has no men: {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whose goal it is must be another than the player to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whose goal it is must be another than who is mated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with en passant on {square}: {move}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with more than 12 men that may vary, say how many changes at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writing is not allowed there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{address} needs certificates: give --tls-ca, --tls-cert and --tls-key, or name them in Dask&apos;s settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{at}: expected a list in brackets, got {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{at}: expected a number, got {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{at}: expected an object in braces, got {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{at}: expected one of {names}, got {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{at}: expected text, got {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{at}: expected true or false, got {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{at}{key}: not known; there are {readers}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{book} has no option {option}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{book} has no preset {preset}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{book} has no such man as {man} ({square})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{book} is a rule book of a newer version, or of another program: it is kept, and not solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{book} is no game of its own board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{book} with conditions is not solved: they are put on today&apos;s chess only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{by} and {other} ambush {prey}: {number} + {second} = {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{by} and {other} ambush {prey}: {number} × {second} = {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{by} assaults {prey}: {number} × {distance} cells = {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{by} meets {prey}: both are {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cell}: no man stands there whom {extra} can mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cell}: no man {man} in {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{code} is no man that is known here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{conditions}: not solved yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{condition} does not take {word}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{condition} does not take {word}; its options are {options}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{condition}: Popeye is not asked about {word}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{condition}: say on which squares, as in e4f5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{condition}: say which kinds of men, as in Q S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{condition}: say which lines of the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{condition}: say which number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{condition}: {one} and {other} exclude each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{condition}: {word} stands there twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} changed mates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} men may vary; expected at most {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} moves defend on {square}: {lines}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} moves mate on {square}: {lines}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} tries with {kinds} different quiet refutations ({tries}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} units block {square}: {lines}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{detail}: expected {words}, got {got}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{extra}: expected a list of cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{extra}: expected numbers from 0 to {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{extra}: expected {players}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{figure} of {unit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{folder} cannot be written: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{folder} holds something other than a site; it is not replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{folder} is there already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{forms} or {form}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{form}, castling: expected letters of KQkq or -, got {field}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{form}, e.p. square: no pawn can just have passed over {field}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{form}, e.p. square: {wrong}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{form}, marks: {wrong}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{form}, placement: expected 8 ranks separated by &apos;/&apos;, got {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{form}, rank {number}: expected 8 squares, got {count} in {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{form}, rank {number}: {wrong}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{form}, side to move: expected w or b, got {field}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{form}, {name}: expected a number, got {field}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{form}: expected a placement such as 8/8/8/8/8/8/8/K1k5, got nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{form}: expected at most 7 fields, got {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{form}: expected at most {most} characters, got {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} has no goal {goal}; there are {goals}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} has no {extra}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} have a window of their own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} takes no conditions: {conditions}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{goal} is no goal of {player}, and in direct play its side begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{goal} must be the goal of another than who begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{goal} needs {details}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{goal}: expected {plays}, got {play}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{goal}: expected {sides}, got {side}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{goal}: not asked for in {play} play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{halves} moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{keys} and {number} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{keys} solve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{key} makes the battery of {squares}, fired by {mate}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{key} pins {units}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{key} puts {units} into a pin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{key} stands twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{key} unpins {units}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kind} or a {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{line}, {unit} stays pinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{man} is a man that Popeye does not know</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{man} {arrival} was a pawn on {origin}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{man} {arrival} was a pawn on {origin}, uncapturing: {uncaptured}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{man} {origin} to {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{man} {origin} to {target}, in place of the {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{man} {origin}-{arrival}, the double step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{man} {origin}-{arrival}, uncapturing in passing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{man} {origin}-{arrival}, uncapturing: {uncaptured}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{man} {square} becomes {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{man}: {count} on the board, expected at least {least}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{man}: {count} on the board, expected at most {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{more} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{moves} and {number} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{move} answers {count} of {all} defences.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{move} cannot have been the last move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{move} gives the king {given}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{move} gives {given} and takes {taken}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{move} has the single threat {threat}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{move} is one of the double steps of which one was the last move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{move} lets Black check by {checks}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{move} lies in ambush: {shown} opens its line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{move} offers the {kind} where it could not be taken before: {line}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{move} takes {taken} from the king.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{move} threatens {threats}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{move} threatens {threats}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{move} waits: nothing is threatened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{move} was the last move if this is possible: {rights}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is another man in French than in Italian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} {operand}: the side to move is mated, no task was taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: expected 0 to {most}, got {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: expected a list of cells, or all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: expected a list of texts, got {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: expected a list of texts, got {found} in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: expected a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: expected a number from {least} to {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: expected a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: expected an object of texts, got {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: expected at most {most} characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: expected at most {most} texts, got {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: expected text for {key}, got {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: expected text, got {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: expected true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: not known in a search of a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: nothing is asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: there is nothing of that name in a style</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} keys: {keys}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{one} and {other} exclude each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{one} and {other}: not solved together yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{option} is chosen twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{option}: expected {values}, got {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{option}: no orthodox rule, kept in words and not solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{other}&apos;s last move was {move}, and {side}&apos;s before it was by king or rook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{other}&apos;s last move was {move}, and {side}&apos;s king or rook has moved before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{outcome} same key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{part}: expected a list of texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{part}: expected a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{part}: expected a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{part}: expected an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{part}: expected {readers}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{part}: not understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} cannot be read: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} cannot be removed: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} cannot be written: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is a folder, not a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is no journal of a search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is no journal of a search, or is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is not a library of problems; it was left as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is the journal of another search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is there already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is there already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}: {wrong}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: a diagram is written as {others} or {last}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: a diagram of a game is written as {others} or {last}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: another program goes on with this search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: another window goes on with this search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: not a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: not text in UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: pages are written as {forms}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: too large for a search; expected at most {most} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} has no man to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} is to move and has no men</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}: {count} on the board, expected at most {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{play}: Black opens one line of {unit} and closes another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{play}: Black opens the line of {rears} and closes that of {shuts}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{play}: on {square} Black shuts off {shuts}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{prey} is besieged: enemies block all its moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{program} cannot be started: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{quality} men are not solved yet ({square})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reason} in line {line}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reason}; also stops {moves}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{refuted} for {mate}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} can mate, in one move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} can mate: {moves}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} cannot get through: the walls of pawns stay shut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} cannot have made a last move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} cannot mate: the only position that can follow was looked at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} has a promoted unit among {men}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} has a promoted unit: {men}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} has bishops on squares of one colour ({squares})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} has mated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} has more men of a kind than the game has ({squares})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} has more men than at the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} has more promoted men ({count}) than pawns are missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} has more than 16 men at the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} has no king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} has nothing but the king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} has promoted force ({squares})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} has two bishops on squares of one colour, which voids the game ({squares})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} has {count} kings ({squares})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} has {count} kings: only diagrams with one each are judged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} has {count} men, more than 16</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} has {count} pawns, more than 8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} must have one king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} must have one king at the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} needs {needed} captures by pawns, and {available} men are missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} promotes to queen, rook, bishop and knight: {moves}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side}&apos;s king can be captured ({squares})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side}&apos;s king cannot have come to its square ({squares})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side}&apos;s king is in a check that no last move can have given ({squares})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side}&apos;s king or rook has moved: otherwise every way back ends in an impossible position within {half}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side}&apos;s king or rook has moved: otherwise the men on {squares} could not stand there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side}&apos;s last move was by king or rook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side}&apos;s last move was {move}, and its king or rook has moved before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side}&apos;s men on {squares} cannot all have come there from the game array</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side}&apos;s pawns ({squares}) need captures on squares of a colour where too few of the missing men can have been captured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side}&apos;s pawns ({squares}) need more captures ({count}) than they can have made ({available}): the men from {others} were not captured by pawns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side}&apos;s pawns ({squares}) need more captures ({count}) than they can have made of the missing men ({available})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side}&apos;s pawns ({squares}) need more captures on dark squares ({count}) than missing men can have been captured there ({available})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side}&apos;s pawns ({squares}) need more captures on light squares ({count}) than missing men can have been captured there ({available})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side}&apos;s pawns and promoted men ({squares}) need more captures ({count}) than men are missing ({available})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side}&apos;s pawns cannot have come to their squares ({squares})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side}&apos;s pawns need more captures ({count}) than men are missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{solver} and this program agree as far as they came</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{solver} and this program agree in every line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{solver} and this program differ in one line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{square} and {other} can go together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{square} and {other} can go together: the key stays, some play is lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{square} in {phase}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{square} is left, passed and taken again: {lines}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{stipulation} asks for a goal of old games; choose the rules of one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{stipulation} cannot be searched; play such as #2, s#3 or h#2 can</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{stipulation} has no key: of its play nothing but men can be demanded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{stipulation} is not solved here; play such as #2, s#3 or h#2.5 is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{stipulation} is not solved: such series have no agreed rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{stipulation} is too long to be solved; expected at most {most} moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{stipulation} is too long; expected at most {most} moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{stipulation}: Popeye does not solve it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{style} is the name of a style that comes with the program; please choose another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text} is no move that is understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text}: nothing stands on {square}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text}: what [{effect}] does is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{theme} of {units}: {lines}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{theme} on {square}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{theme} on {square}: {line}, {man} is shut off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{theme} on {square}: {one} shuts off {second} ({mate}), {two} shuts off {first} ({other}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{theme} paradox</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{theme}: {defences} against {threats}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{theme}: {lines}; White shuts his own line on {squares}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{token} at character {place} of {text} is no field; there are {fields}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} blocks {square}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} defends in all directions: 1 mate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} guards {squares} and must choose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} is captured on {square}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} is drawn to {square}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} is pinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} mates on {squares}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} shuts the line of {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}expected a table of names and values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}man: there is no man on {square}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}squares: expected texts such as d4, c3-f6 or all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}times: expected 1 to 6, got {times}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}unknown name {name}; expected one of {known}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}{name} is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}{name}: expected {expected}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{white} and {black} at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{words}, but {side} is to move: no task was taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word}: men with properties are not read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word}: what man a turned figure means is not said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word}: {name} is no man that is known here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word}: {quality} is nothing that a man can be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{wrong} (line {line})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{found}” are no men. Write RN-Q for rook and knight against queen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{found}” cannot stand here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{found}” is no distinction. Write prize, hm, comm, 1st or “1st prize”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{found}” is no key. Write Q*, Nf3, *f3 or e2e4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{found}” is no number. Write 12, 8-12, 8- or &lt;=12.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{found}” is no part of a pattern. Write Qd4, kd6, .e5 or ?f3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{found}” is no problem. Write like:123, like:123@60 (60 % alike) or like: and a FEN.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{found}” is no square. Write e4, a1-c3, a file, a rank, centre, edge or corner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{found}” is no stipulation. Write #2, h#3, s# or moves:2-3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{found}” is no time. Write 2026-11-22, 2026-11, 2026, today or week.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{found}” is no year. Write 1925, 1900-1930, 1950- or 192?.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{found}” is none of legal, illegal, unknown and unjudged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{found}” is none of sound, cooked, unsound, short, unsolvable, unchecked and mine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{found}” is nothing of a last position. Write Qd4, kd6, by=Q, model, set or try.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{found}” is nothing that a problem can have here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{found}” is nothing that a problem can have here. Did you mean “{meant}”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{found}” stands between two things. To search for the word, put it in quotation marks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{found}” stands right before what must not hold. In quotation marks it is looked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A game of {count} moves leads to the diagram.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {count} of {all} defences White mates on move 2: {lines}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All {count} different mates are models: {lines}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All {count} mates are models.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black needs {count} moves</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rich play: {count} different mates.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The key leaves Black {count} moves of {then}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The play is short: {count} different mates.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unnecessary in this position, each by itself: {men}. Without it the solutions stay.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White needs {count} moves</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all {number} defences and mates unchanged</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not known: {count} positions were looked at</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>shifted {count} files to the left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>shifted {count} files to the right</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>shifted {count} ranks down</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>shifted {count} ranks up</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the same solutions</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the same {count} mates</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} different continuations of full length: {moves}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} different mates.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} files left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} files right</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} mates in common</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} men in the same places</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} moves occur in several solutions: {moves}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of {mates} different mates are models: {lines}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of {mates} mates are models.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} problems of other games are left out: only .jsonl has a form for them</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} ranks down</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} ranks up</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} set variations in common</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} solutions in common</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} tries fail to a check or to the capture of their unit ({tries}).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} tries in common</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} tries with quiet refutations, all different ({tries}).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} variations in common</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{more} more solutions than intended.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} duals left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} games</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} games of {length} lead here</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} games of {moves}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} half-moves</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} moves</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} solutions</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} themes gained</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} themes lost</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} threats</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} can mate, in {count} moves or fewer</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} cannot mate: all {count} positions that can follow were looked at</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} has {count} promoted units among {men}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} has {count} promoted units: {men}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{solver} and this program differ in {number} lines</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{unit} defends in all directions: {count} different mates.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidebar</name>
    <message>
        <source>What to do with %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SolutionPanel</name>
    <message>
        <source>Solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All defences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show defences that parry no threat, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trivial tries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show tries that check or meet no defence with mate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refutations %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many refutations a try may have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One refutation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most two refutations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most three refutations</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SolutionTree</name>
    <message>
        <source>Solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep this key: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SolutionsPart</name>
    <message>
        <source>Solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under each diagram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the end, on pages of their own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compact, mates together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full, a line each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thematic letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <comment>of set play or tries</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thematic ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all</source>
        <comment>of set play or tries</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SoundStrip</name>
    <message>
        <source>Versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, every sound position is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each sound position will be kept here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SquareTools</name>
    <message>
        <source>Special squares and marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing captured yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells of 2 x 2 squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shifted by a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shifted by a rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shifted by a file and a rank</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Ctrl+L back to the studio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 found in %2 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one position</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 positions</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>General solver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plain solver (slower)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reference solver (slower)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StepsPanel</name>
    <message>
        <source>as it was opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edits</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StipulationField</name>
    <message>
        <source>Stipulation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stipulation, such as #2, s#3, h#2.5 or ser-h#7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usual stipulations</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StudioWindow</name>
    <message>
        <source>The library %1 is not there; another was opened in its place.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StyleKeeping</name>
    <message>
        <source>Save the style</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A style&apos;s name has 1 to %1 letters that can be printed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a style “%1” already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It will be replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the style “%1”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TablesBoard</name>
    <message>
        <source>Board of tables</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TaskField</name>
    <message>
        <source>Task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tasks of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is to be reached, and in how many turns</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TaskPopover</name>
    <message>
        <source>Goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TextCard</name>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>men by cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the problem as text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TokenChip</name>
    <message>
        <source>Enter opens it as text, Delete takes it out of the search.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take “%1” out of the search</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tools</name>
    <message>
        <source>Hole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wormhole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magic square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imitator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May leap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Immune</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Immovable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody goes there or passes over it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who arrives goes on to another wormhole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who arrives there changes colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It makes every move in parallel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click near the line between two squares.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fers who may still make the first leap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This man may not be captured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This man may not move.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TwinTabs</name>
    <message>
        <source>Twins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change this twin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a twin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No duplex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zeroposition: only the twins are solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continued: starts from %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the change …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other stipulation …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange the colours (Polish type)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete twin %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Varying</name>
    <message>
        <source>All squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may be left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many such men may be added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What may vary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ Add a man</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every man anywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every man may go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any number of changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a man to say how far he is free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A man that may be added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 may stand on the blue squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is one of these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may be one of these, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>VerdictLine</name>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>VersionTree</name>
    <message>
        <source>Open on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make current</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the library show this version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>v%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Versions of the problem</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>VersionsStrip</name>
    <message>
        <source>Show the unsound positions among the versions, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The versions as a tree, compared side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsound %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, every sound position is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each sound position will be kept here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>v%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remembered, not saved as a version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Versions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WhatIf</name>
    <message>
        <source>%1 on %2:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WordsPart</name>
    <message>
        <source>Caption</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Authors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Award</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stipulation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Men</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Themes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dedication</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules in one line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Below, what is special in a game other than today&apos;s chess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key to the men</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Below, the fairy men by name, each with his figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own lines …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_AlikeList</name>
    <message>
        <source>Problems like this, the nearest first</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
