<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>illegal</source>
        <translation>illégal</translation>
    </message>
    <message>
        <source>same solutions</source>
        <translation>mêmes solutions</translation>
    </message>
    <message>
        <source>same key</source>
        <translation>même clé</translation>
    </message>
    <message>
        <source>themes kept</source>
        <translation>thèmes conservés</translation>
    </message>
    <message>
        <source>coarser key</source>
        <translation>clé plus brutale</translation>
    </message>
    <message>
        <source>one man saved</source>
        <translation>une pièce de moins</translation>
    </message>
    <message numerus="yes">
        <source>%1 men saved</source>
        <translation>
            <numerusform>%1 pièce de moins</numerusform>
            <numerusform>%1 pièces de moins</numerusform>
        </translation>
    </message>
    <message>
        <source>same answer</source>
        <translation>même réponse</translation>
    </message>
    <message>
        <source>one dual fewer</source>
        <translation>un dual de moins</translation>
    </message>
    <message numerus="yes">
        <source>%1 duals fewer</source>
        <translation>
            <numerusform>%1 dual de moins</numerusform>
            <numerusform>%1 duals de moins</numerusform>
        </translation>
    </message>
    <message>
        <source>one dual more</source>
        <translation>un dual de plus</translation>
    </message>
    <message numerus="yes">
        <source>%1 duals more</source>
        <translation>
            <numerusform>%1 dual de plus</numerusform>
            <numerusform>%1 duals de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>one dual stays</source>
        <translation>un dual reste</translation>
    </message>
    <message numerus="yes">
        <source>%1 duals stay</source>
        <translation>
            <numerusform>%1 dual reste</numerusform>
            <numerusform>%1 duals restent</numerusform>
        </translation>
    </message>
    <message>
        <source>Of proof games it is not tested which men are needed.</source>
        <translation>Dans les parties justificatives, on n’examine pas quelles pièces sont nécessaires.</translation>
    </message>
    <message>
        <source>Rings show who is needed, once the problem is sound.</source>
        <translation>Des anneaux montrent qui est nécessaire, dès que le problème est correct.</translation>
    </message>
    <message>
        <source>The rings need a sound problem; this one is not.</source>
        <translation>Les anneaux demandent un problème correct&#xa0;; celui-ci ne l’est pas.</translation>
    </message>
    <message>
        <source>Each man is taken off and the rest is solved …</source>
        <translation>Chaque pièce est ôtée et le reste résolu …</translation>
    </message>
    <message>
        <source>Point at a man to see what goes wrong without him.</source>
        <translation>Pointez une pièce pour voir ce qui échoue sans elle.</translation>
    </message>
    <message>
        <source>One man can go.</source>
        <translation>Une pièce peut disparaître.</translation>
    </message>
    <message numerus="yes">
        <source>%1 men can go.</source>
        <translation>
            <numerusform>%1 pièce peut disparaître.</numerusform>
            <numerusform>%1 pièces peuvent disparaître.</numerusform>
        </translation>
    </message>
    <message>
        <source>No man was found who can go.</source>
        <translation>Aucune pièce superflue n’a été trouvée.</translation>
    </message>
    <message>
        <source>Every man is needed.</source>
        <translation>Toutes les pièces sont nécessaires.</translation>
    </message>
    <message>
        <source>One pair can go.</source>
        <translation>Une paire peut disparaître.</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs can go.</source>
        <translation>
            <numerusform>%1 paire peut disparaître.</numerusform>
            <numerusform>%1 paires peuvent disparaître.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of questions about the past it is not tested which men are needed.</source>
        <translation>Pour les questions sur le passé, on ne vérifie pas quelles pièces sont nécessaires.</translation>
    </message>
    <message>
        <source>Of rights that exclude each other no man is tested.</source>
        <translation>Avec des droits qui s’excluent, aucune pièce n’est essayée.</translation>
    </message>
    <message>
        <source>the other twins were not tried</source>
        <translation>les autres jumeaux n’ont pas été essayés</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Details …</source>
        <translation>Détails …</translation>
    </message>
    <message>
        <source>Say where Popeye is …</source>
        <translation>Indiquer où est Popeye …</translation>
    </message>
    <message>
        <source>Popeye</source>
        <translation>Popeye</translation>
    </message>
    <message>
        <source>What Popeye printed</source>
        <translation>Ce que Popeye a imprimé</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>Check with Popeye</source>
        <translation>Vérifier avec Popeye</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Popeye was not asked about this position.</source>
        <translation>Popeye n’a pas été interrogé sur cette position.</translation>
    </message>
    <message>
        <source>%1 here, %2 by Popeye</source>
        <translation>%1 ici, %2 selon Popeye</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>et %1 de plus</translation>
    </message>
    <message>
        <source>found by itself: popeye or py</source>
        <translation>trouvé tout seul&#xa0;: popeye ou py</translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation>Choisir …</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>Ask by itself about what is not solved here</source>
        <translation>L’interroger automatiquement sur ce qui n’est pas résolu ici</translation>
    </message>
    <message>
        <source>Popeye program:</source>
        <translation>Programme Popeye&#xa0;:</translation>
    </message>
    <message>
        <source>Memory for its table:</source>
        <translation>Mémoire pour sa table&#xa0;:</translation>
    </message>
    <message>
        <source>Longest work at a problem:</source>
        <translation>Durée maximale par problème&#xa0;:</translation>
    </message>
    <message>
        <source>Popeye is a free solving program for problems with nearly all fairy conditions. Whatever it is given stays on this computer.</source>
        <translation>Popeye est un programme libre qui résout des problèmes avec presque toutes les conditions féeriques. Tout ce qu’on lui confie reste sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Where is Popeye?</source>
        <translation>Où est Popeye&#xa0;?</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Who has it</source>
        <translation>Qui l’a</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>Essai</translation>
    </message>
    <message>
        <source>Set play</source>
        <translation>Jeu apparent</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solution</translation>
    </message>
    <message>
        <source>Threat</source>
        <translation>Menace</translation>
    </message>
    <message>
        <source>Zugzwang</source>
        <translation>Blocus</translation>
    </message>
    <message>
        <source>Refutation</source>
        <translation>Réfutation</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>only here</source>
        <translation>seulement ici</translation>
    </message>
    <message>
        <source>only Popeye</source>
        <translation>seulement Popeye</translation>
    </message>
    <message>
        <source>No Popeye program was found.</source>
        <translation>Aucun programme Popeye n’a été trouvé.</translation>
    </message>
    <message>
        <source>A Popeye program could solve this, but none was found.</source>
        <translation>Un programme Popeye pourrait résoudre ceci, mais aucun n’a été trouvé.</translation>
    </message>
    <message>
        <source>Popeye is solving …</source>
        <translation>Popeye résout …</translation>
    </message>
    <message>
        <source>Popeye is at first move %1, %2</source>
        <translation>Popeye en est au premier coup %1, %2</translation>
    </message>
    <message>
        <source>Solved by %1</source>
        <translation>Résolu par %1</translation>
    </message>
    <message>
        <source>%1 % alike</source>
        <translation>semblable à %1&#xa0;%</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Annulé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Done again: %1</source>
        <translation>Rétabli&#xa0;: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>One problem put into the collection.</source>
        <translation>Un problème mis dans la collection.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems put into the collection.</source>
        <translation>
            <numerusform>%1 problème mis dans la collection.</numerusform>
            <numerusform>%1 problèmes mis dans la collection.</numerusform>
        </translation>
    </message>
    <message>
        <source>One problem taken out of the collection.</source>
        <translation>Un problème retiré de la collection.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems taken out of the collection.</source>
        <translation>
            <numerusform>%1 problème retiré de la collection.</numerusform>
            <numerusform>%1 problèmes retirés de la collection.</numerusform>
        </translation>
    </message>
    <message>
        <source>One problem put into the bin.</source>
        <translation>Un problème mis à la corbeille.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems put into the bin.</source>
        <translation>
            <numerusform>%1 problème mis à la corbeille.</numerusform>
            <numerusform>%1 problèmes mis à la corbeille.</numerusform>
        </translation>
    </message>
    <message>
        <source>One problem taken out of the bin.</source>
        <translation>Un problème sorti de la corbeille.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems taken out of the bin.</source>
        <translation>
            <numerusform>%1 problème sorti de la corbeille.</numerusform>
            <numerusform>%1 problèmes sortis de la corbeille.</numerusform>
        </translation>
    </message>
    <message>
        <source>One problem removed for good.</source>
        <translation>Un problème supprimé définitivement.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems removed for good.</source>
        <translation>
            <numerusform>%1 problème supprimé définitivement.</numerusform>
            <numerusform>%1 problèmes supprimés définitivement.</numerusform>
        </translation>
    </message>
    <message>
        <source>One problem has the keyword “%2” now.</source>
        <translation>Un problème a maintenant le mot-clé «&#xa0;%2&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems have the keyword “%2” now.</source>
        <translation>
            <numerusform>%1 problème a maintenant le mot-clé «&#xa0;%2&#xa0;».</numerusform>
            <numerusform>%1 problèmes ont maintenant le mot-clé «&#xa0;%2&#xa0;».</numerusform>
        </translation>
    </message>
    <message>
        <source>One problem has lost the keyword “%2”.</source>
        <translation>Un problème n’a plus le mot-clé «&#xa0;%2&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems have lost the keyword “%2”.</source>
        <translation>
            <numerusform>%1 problème n’a plus le mot-clé «&#xa0;%2&#xa0;».</numerusform>
            <numerusform>%1 problèmes n’ont plus le mot-clé «&#xa0;%2&#xa0;».</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is called “%2” now.</source>
        <translation>«&#xa0;%1&#xa0;» s’appelle maintenant «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Search “%1” kept.</source>
        <translation>Recherche «&#xa0;%1&#xa0;» gardée.</translation>
    </message>
    <message>
        <source>Collection “%1” made.</source>
        <translation>Collection «&#xa0;%1&#xa0;» créée.</translation>
    </message>
    <message>
        <source>Search “%1” dropped.</source>
        <translation>Recherche «&#xa0;%1&#xa0;» supprimée.</translation>
    </message>
    <message>
        <source>Collection “%1” dropped.</source>
        <translation>Collection «&#xa0;%1&#xa0;» supprimée.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems described.</source>
        <translation>
            <numerusform>%1 problème décrit.</numerusform>
            <numerusform>%1 problèmes décrits.</numerusform>
        </translation>
    </message>
    <message>
        <source>One problem described.</source>
        <translation>Un problème décrit.</translation>
    </message>
    <message>
        <source>The order of a collection was changed.</source>
        <translation>L’ordre d’une collection a été changé.</translation>
    </message>
    <message>
        <source>%1 is one person now.</source>
        <translation>%1&#xa0;: une seule personne à présent.</translation>
    </message>
    <message>
        <source>%1 is a person apart now.</source>
        <translation>%1&#xa0;: désormais une personne à part.</translation>
    </message>
    <message>
        <source>This is you.</source>
        <translation>C’est vous.</translation>
    </message>
    <message>
        <source>This is somebody else.</source>
        <translation>C’est quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>The link was removed.</source>
        <translation>Le lien a été supprimé.</translation>
    </message>
    <message>
        <source>Import of one problem.</source>
        <translation>Importation d’un problème.</translation>
    </message>
    <message numerus="yes">
        <source>Import of %1 problems.</source>
        <translation>
            <numerusform>Importation de %1 problème.</numerusform>
            <numerusform>Importation de %1 problèmes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The note on a version was changed.</source>
        <translation>La note d’une version a été modifiée.</translation>
    </message>
    <message>
        <source>Another version is the current one.</source>
        <translation>Une autre version est la version actuelle.</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Authors and source</source>
        <translation>Auteurs et source</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Stip.</source>
        <translation>Énonc.</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Année</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Award</source>
        <translation>Distinction</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>Mots-clés</translation>
    </message>
    <message>
        <source>Men</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>Menaces</translation>
    </message>
    <message>
        <source>Tries</source>
        <comment>heading of a narrow column</comment>
        <translation>Essais</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>Duals</source>
        <translation>Duals</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Changés</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versions</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Ajouté</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Stipulation</source>
        <translation>Énoncé</translation>
    </message>
    <message>
        <source>Key, or the number of solutions of help play; in brackets, and pale, what a file&apos;s printed solution tells</source>
        <translation>Clé, ou nombre de solutions du jeu aidé&#xa0;; entre parenthèses et en pâle, ce que dit la solution imprimée d’un fichier</translation>
    </message>
    <message>
        <source>What the key threatens, or zugzwang</source>
        <translation>Ce que menace la clé, ou blocus</translation>
    </message>
    <message>
        <source>Tries with one refutation that do not check</source>
        <translation>Essais à une réfutation qui ne donnent pas échec</translation>
    </message>
    <message>
        <source>Variations: defences answered by a single mate; of help play the solutions, in brackets if a file tells them</source>
        <translation>Variantes&#xa0;: défenses suivies d’un seul mat&#xa0;; pour le jeu aidé, les solutions, entre parenthèses si un fichier les donne</translation>
    </message>
    <message>
        <source>Defences answered by more than one mate</source>
        <translation>Défenses suivies de plus d’un mat</translation>
    </message>
    <message>
        <source>Black moves answered by mate before the key</source>
        <translation>Coups noirs suivis d’un mat avant la clé</translation>
    </message>
    <message>
        <source>Defences whose mate changes between set play and actual play</source>
        <translation>Défenses dont le mat change entre jeu apparent et jeu réel</translation>
    </message>
    <message>
        <source>When the problem came into the library</source>
        <translation>Quand le problème est entré dans la bibliothèque</translation>
    </message>
    <message>
        <source>When it was last saved</source>
        <translation>Quand il a été enregistré pour la dernière fois</translation>
    </message>
    <message>
        <source>No author</source>
        <translation>Sans auteur</translation>
    </message>
    <message>
        <source>zugzwang</source>
        <translation>blocus</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancs</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noirs</translation>
    </message>
    <message>
        <source>Not solved here</source>
        <translation>Pas résolus ici</translation>
    </message>
    <message>
        <source>%1 men</source>
        <comment>White&apos;s and Black&apos;s, such as 9 + 8</comment>
        <translation>%1 pièces</translation>
    </message>
    <message numerus="yes">
        <source>%1 men</source>
        <translation>
            <numerusform>%1 pièce</numerusform>
            <numerusform>%1 pièces</numerusform>
        </translation>
    </message>
    <message>
        <source>one more line</source>
        <translation>une ligne de plus</translation>
    </message>
    <message numerus="yes">
        <source>%1 more lines</source>
        <translation>
            <numerusform>%1 ligne de plus</numerusform>
            <numerusform>%1 lignes de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>threat</source>
        <translation>menace</translation>
    </message>
    <message>
        <source>try</source>
        <translation>essai</translation>
    </message>
    <message>
        <source>on the way</source>
        <translation>en chemin</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>de %1</translation>
    </message>
    <message>
        <source>pure mate</source>
        <translation>mat pur</translation>
    </message>
    <message>
        <source>model mate</source>
        <translation>mat modèle</translation>
    </message>
    <message>
        <source>ideal mate</source>
        <translation>mat idéal</translation>
    </message>
    <message>
        <source>solution</source>
        <translation>solution</translation>
    </message>
    <message>
        <source>set play</source>
        <translation>jeu apparent</translation>
    </message>
    <message>
        <source>tries</source>
        <translation>essais</translation>
    </message>
    <message>
        <source>%1 without a year</source>
        <translation>%1 sans année</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>Années</translation>
    </message>
    <message>
        <source>Problems by year</source>
        <translation>Problèmes par année</translation>
    </message>
    <message>
        <source>Problems by decade</source>
        <translation>Problèmes par décennie</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Auteurs</translation>
    </message>
    <message>
        <source>Themes</source>
        <translation>Thèmes</translation>
    </message>
    <message>
        <source>Not yet analysed</source>
        <translation>Pas encore analysés</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>Verdicts</translation>
    </message>
    <message>
        <source>No task</source>
        <translation>Pas d’énoncé</translation>
    </message>
    <message>
        <source>Stipulations</source>
        <translation>Énoncés</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Honourable mentions</source>
        <translation>Mentions d’honneur</translation>
    </message>
    <message>
        <source>Commendations</source>
        <translation>Recommandés</translation>
    </message>
    <message>
        <source>Other distinctions</source>
        <translation>Autres distinctions</translation>
    </message>
    <message>
        <source>Awards</source>
        <translation>Distinctions</translation>
    </message>
    <message>
        <source>%1 without</source>
        <translation>%1 sans</translation>
    </message>
    <message>
        <source>Number of men</source>
        <translation>Nombre de pièces</translation>
    </message>
    <message>
        <source>the first %1</source>
        <translation>les %1 premiers</translation>
    </message>
    <message>
        <source>Finding verdicts</source>
        <translation>Recherche des verdicts</translation>
    </message>
    <message>
        <source>Analysing</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>after</source>
        <translation>d’après</translation>
    </message>
    <message>
        <source>starting point of</source>
        <translation>point de départ de</translation>
    </message>
    <message>
        <source>version of</source>
        <translation>version de</translation>
    </message>
    <message>
        <source>reprint of</source>
        <translation>reproduction de</translation>
    </message>
    <message>
        <source>reprinted as</source>
        <translation>reproduit comme</translation>
    </message>
    <message>
        <source>anticipated by</source>
        <translation>anticipé par</translation>
    </message>
    <message>
        <source>anticipates</source>
        <translation>anticipe</translation>
    </message>
    <message>
        <source>same position as</source>
        <translation>même position que</translation>
    </message>
    <message>
        <source>same position, turned, as</source>
        <translation>même position, tournée, que</translation>
    </message>
    <message>
        <source>print: %1</source>
        <translation>impression&#xa0;: %1</translation>
    </message>
    <message>
        <source>castling off</source>
        <translation>sans roque</translation>
    </message>
    <message>
        <source>with e.p.</source>
        <translation>avec e.p.</translation>
    </message>
    <message>
        <source>Printed %1, no key found</source>
        <translation>Imprimé %1, aucune clé trouvée</translation>
    </message>
    <message>
        <source>Printed %1, found %2</source>
        <translation>Imprimé %1, trouvé %2</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Une</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Vide</translation>
    </message>
    <message>
        <source>any man</source>
        <translation>n’importe quelle pièce</translation>
    </message>
    <message>
        <source>any white man</source>
        <translation>n’importe quelle pièce blanche</translation>
    </message>
    <message>
        <source>any black man</source>
        <translation>n’importe quelle pièce noire</translation>
    </message>
    <message>
        <source>no man</source>
        <translation>aucune pièce</translation>
    </message>
    <message>
        <source>one of: %1</source>
        <translation>une parmi&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>of %1 squares</source>
        <translation>
            <numerusform>sur %1 case</numerusform>
            <numerusform>sur %1 cases</numerusform>
        </translation>
    </message>
    <message>
        <source>All problems</source>
        <translation>Tous les problèmes</translation>
    </message>
    <message>
        <source>My problems</source>
        <translation>Mes problèmes</translation>
    </message>
    <message>
        <source>Opened lately</source>
        <translation>Ouverts récemment</translation>
    </message>
    <message>
        <source>People …</source>
        <translation>Personnes …</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>Collections</translation>
    </message>
    <message>
        <source>Kept searches</source>
        <translation>Recherches gardées</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Corbeille</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Auteur</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Theme</source>
        <comment>of a problem</comment>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Keyword</source>
        <translation>Mot-clé</translation>
    </message>
    <message>
        <source>Key by</source>
        <translation>Clé jouée par</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Avec</translation>
    </message>
    <message>
        <source>Any distinction</source>
        <translation>Toute distinction</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>1st prize</source>
        <translation>1er prix</translation>
    </message>
    <message>
        <source>Honourable mention</source>
        <translation>Mention d’honneur</translation>
    </message>
    <message>
        <source>Commendation</source>
        <translation>Recommandé</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Correct</translation>
    </message>
    <message>
        <source>Not sound</source>
        <translation>Non correct</translation>
    </message>
    <message>
        <source>Illegal diagram</source>
        <translation>Diagramme illégal</translation>
    </message>
    <message>
        <source>changed mates</source>
        <translation>mats changés</translation>
    </message>
    <message>
        <source>duals</source>
        <translation>duals</translation>
    </message>
    <message>
        <source>flight-giving key</source>
        <translation>clé donnant une fuite</translation>
    </message>
    <message>
        <source>sacrificing key</source>
        <translation>clé-sacrifice</translation>
    </message>
    <message>
        <source>checking key</source>
        <translation>clé donnant échec</translation>
    </message>
    <message>
        <source>model mates</source>
        <translation>mats modèles</translation>
    </message>
    <message>
        <source>twins</source>
        <translation>jumeaux</translation>
    </message>
    <message>
        <source>duplex</source>
        <translation>duplex</translation>
    </message>
    <message>
        <source>comment</source>
        <translation>commentaire</translation>
    </message>
    <message>
        <source>not</source>
        <translation>pas</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between values</comment>
        <translation> ou </translation>
    </message>
    <message>
        <source>author</source>
        <translation>auteur</translation>
    </message>
    <message>
        <source>source</source>
        <translation>source</translation>
    </message>
    <message>
        <source>number in the source</source>
        <translation>numéro dans la source</translation>
    </message>
    <message>
        <source>title</source>
        <translation>titre</translation>
    </message>
    <message>
        <source>keyword</source>
        <translation>mot-clé</translation>
    </message>
    <message>
        <source>theme</source>
        <translation>thème</translation>
    </message>
    <message>
        <source>has</source>
        <translation>a</translation>
    </message>
    <message>
        <source>is</source>
        <translation>est</translation>
    </message>
    <message>
        <source>legality</source>
        <translation>légalité</translation>
    </message>
    <message>
        <source>stipulation</source>
        <translation>énoncé</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>coups</translation>
    </message>
    <message>
        <source>length</source>
        <translation>longueur</translation>
    </message>
    <message>
        <source>men</source>
        <translation>pièces</translation>
    </message>
    <message>
        <source>white men</source>
        <translation>pièces blanches</translation>
    </message>
    <message>
        <source>black men</source>
        <translation>pièces noires</translation>
    </message>
    <message>
        <source>pieces</source>
        <translation>matériel</translation>
    </message>
    <message>
        <source>fairy man</source>
        <translation>pièce féerique</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>règles</translation>
    </message>
    <message>
        <source>game</source>
        <translation>jeu</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>but</translation>
    </message>
    <message>
        <source>man placed</source>
        <translation>pièce placée</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>roi blanc</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>roi noir</translation>
    </message>
    <message>
        <source>key</source>
        <translation>clé</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>clés</translation>
    </message>
    <message>
        <source>threats</source>
        <translation>menaces</translation>
    </message>
    <message>
        <source>variations</source>
        <translation>variantes</translation>
    </message>
    <message>
        <source>mates</source>
        <translation>mats</translation>
    </message>
    <message>
        <source>set mates</source>
        <translation>mats du jeu apparent</translation>
    </message>
    <message>
        <source>refutations</source>
        <translation>réfutations</translation>
    </message>
    <message>
        <source>pure mates</source>
        <translation>mats purs</translation>
    </message>
    <message>
        <source>ideal mates</source>
        <translation>mats idéaux</translation>
    </message>
    <message>
        <source>year</source>
        <translation>année</translation>
    </message>
    <message>
        <source>award</source>
        <translation>distinction</translation>
    </message>
    <message>
        <source>tourney</source>
        <translation>tournoi</translation>
    </message>
    <message>
        <source>dedication</source>
        <translation>dédicace</translation>
    </message>
    <message>
        <source>code</source>
        <translation>sigle</translation>
    </message>
    <message>
        <source>status</source>
        <translation>suivi</translation>
    </message>
    <message>
        <source>in</source>
        <translation>dans</translation>
    </message>
    <message>
        <source>pattern</source>
        <translation>motif</translation>
    </message>
    <message>
        <source>ends</source>
        <translation>finit</translation>
    </message>
    <message>
        <source>mate</source>
        <translation>mat</translation>
    </message>
    <message>
        <source>like</source>
        <translation>semblable à</translation>
    </message>
    <message>
        <source>number</source>
        <translation>numéro</translation>
    </message>
    <message>
        <source>linked with</source>
        <translation>lié à</translation>
    </message>
    <message>
        <source>import</source>
        <translation>importation</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>enregistré</translation>
    </message>
    <message>
        <source>added</source>
        <translation>ajouté</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>%1 %2 new</source>
        <translation>nouveau&#xa0;: %1 %2</translation>
    </message>
    <message>
        <source>%1 %2 gone</source>
        <translation>disparu&#xa0;: %1 %2</translation>
    </message>
    <message>
        <source>%1: %2 was %3</source>
        <translation>%1&#xa0;: %2 au lieu de %3</translation>
    </message>
    <message>
        <source>nothing captured yet</source>
        <translation>rien de pris encore</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Marques</translation>
    </message>
    <message>
        <source>Twins</source>
        <translation>Jumeaux</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Essais</translation>
    </message>
    <message>
        <source>Changed mates</source>
        <translation>Mats changés</translation>
    </message>
    <message>
        <source>The problem on the board is in no library yet: save it first.</source>
        <translation>Le problème sur l’échiquier n’est encore dans aucune bibliothèque&#xa0;: enregistrez-le d’abord.</translation>
    </message>
    <message>
        <source>an earlier version</source>
        <translation>une version antérieure</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>version %1</translation>
    </message>
    <message>
        <source>v%1</source>
        <translation>v%1</translation>
    </message>
    <message>
        <source>Back to it</source>
        <translation>Y revenir</translation>
    </message>
    <message>
        <source>Compare with what is on the board</source>
        <translation>Comparer avec ce qui est sur l’échiquier</translation>
    </message>
    <message>
        <source>Write a note …</source>
        <translation>Écrire une note …</translation>
    </message>
    <message>
        <source>Let the library show this version</source>
        <translation>Montrer cette version dans la bibliothèque</translation>
    </message>
    <message>
        <source>Keep it no longer for good</source>
        <translation>Ne plus la garder définitivement</translation>
    </message>
    <message>
        <source>Keep it for good</source>
        <translation>La garder définitivement</translation>
    </message>
    <message>
        <source>Name it …</source>
        <translation>La nommer …</translation>
    </message>
    <message>
        <source>Forget it</source>
        <translation>L’oublier</translation>
    </message>
    <message>
        <source>Copy the main steps</source>
        <translation>Copier les étapes principales</translation>
    </message>
    <message>
        <source>Save the story of the sitting …</source>
        <translation>Enregistrer l’histoire de la séance …</translation>
    </message>
    <message>
        <source>Story of the sitting</source>
        <translation>Histoire de la séance</translation>
    </message>
    <message>
        <source>The file could not be written: %1</source>
        <translation>Le fichier n’a pas pu être écrit&#xa0;: %1</translation>
    </message>
    <message>
        <source>Note on the version</source>
        <translation>Note sur la version</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Name of the position</source>
        <translation>Nom de la position</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Keep only the last of these unsound ones</source>
        <translation>Ne garder que la dernière de ces incorrectes</translation>
    </message>
    <message>
        <source>The run was thinned.</source>
        <translation>La série a été éclaircie.</translation>
    </message>
    <message>
        <source>The unsound branch was forgotten.</source>
        <translation>La branche incorrecte a été oubliée.</translation>
    </message>
    <message>
        <source>Forget this unsound branch</source>
        <translation>Oublier cette branche incorrecte</translation>
    </message>
    <message>
        <source>The position was forgotten.</source>
        <translation>La position a été oubliée.</translation>
    </message>
    <message>
        <source>men were captured before</source>
        <translation>des pièces ont été prises auparavant</translation>
    </message>
    <message>
        <source>grid taken away</source>
        <translation>grille ôtée</translation>
    </message>
    <message>
        <source>grid set</source>
        <translation>grille mise</translation>
    </message>
    <message>
        <source>%1 %2 taken away</source>
        <translation>%1 %2&#xa0;: ôté</translation>
    </message>
    <message>
        <source>%1 %2 set</source>
        <translation>%1 %2&#xa0;: mis</translation>
    </message>
    <message>
        <source>Men are marked in the medieval game only.</source>
        <translation>Les pièces ne se marquent que dans le jeu médiéval.</translation>
    </message>
    <message>
        <source>No man stands on %1.</source>
        <translation>Il n’y a pas de pièce en %1.</translation>
    </message>
    <message>
        <source>Only a fers can have a first leap.</source>
        <translation>Seul un fers peut avoir un premier saut.</translation>
    </message>
    <message>
        <source>mark “%1” of %2 taken away</source>
        <translation>marque «&#xa0;%1&#xa0;» de %2 ôtée</translation>
    </message>
    <message>
        <source>mark “%1” of %2 set</source>
        <translation>marque «&#xa0;%1&#xa0;» mise en %2</translation>
    </message>
    <message>
        <source>A king is royal by himself.</source>
        <translation>Un roi est royal par lui-même.</translation>
    </message>
    <message>
        <source>The words of this grid are not understood: choose another first.</source>
        <translation>Les mots de cette grille ne sont pas compris&#xa0;: choisissez d’abord une autre grille.</translation>
    </message>
    <message>
        <source>grid line %1 taken away</source>
        <translation>ligne de grille %1 ôtée</translation>
    </message>
    <message>
        <source>grid line %1 set</source>
        <translation>ligne de grille %1 mise</translation>
    </message>
    <message>
        <source>Special squares and marks are set in the diagram; twins take them over.</source>
        <translation>Les cases spéciales et les marques se fixent dans le diagramme&#xa0;; les jumeaux les reprennent.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>Il n’y a pas de texte dans le presse-papiers.</translation>
    </message>
    <message>
        <source>This was read as %1, but: %2</source>
        <translation>Lu comme %1, mais&#xa0;: %2</translation>
    </message>
    <message>
        <source>stipulation %1</source>
        <translation>énoncé %1</translation>
    </message>
    <message>
        <source>Not asked now: %1.</source>
        <translation>N&apos;est plus demandé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>intended solutions %1</source>
        <translation>solutions voulues&#xa0;: %1</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>non indiqué</translation>
    </message>
    <message>
        <source>option %1 set</source>
        <translation>option %1 mise</translation>
    </message>
    <message>
        <source>option %1 taken away</source>
        <translation>option %1 ôtée</translation>
    </message>
    <message>
        <source>caption changed</source>
        <translation>légende modifiée</translation>
    </message>
    <message>
        <source>Copied: FEN, SVG and picture.</source>
        <translation>Copiés&#xa0;: FEN, SVG et image.</translation>
    </message>
    <message>
        <source>The solution is not complete yet.</source>
        <translation>La solution n’est pas encore complète.</translation>
    </message>
    <message>
        <source>Copied: the solution as text.</source>
        <translation>Copié&#xa0;: la solution en texte.</translation>
    </message>
    <message>
        <source>Not solved yet: %1</source>
        <translation>Pas encore résolu&#xa0;: %1</translation>
    </message>
    <message>
        <source>Copied: the solutions of all twins as text.</source>
        <translation>Copié&#xa0;: les solutions de tous les jumeaux en texte.</translation>
    </message>
    <message>
        <source>position pasted</source>
        <translation>position collée</translation>
    </message>
    <message>
        <source>No shift: a man would leave the board.</source>
        <translation>Pas de décalage&#xa0;: une pièce quitterait l’échiquier.</translation>
    </message>
    <message>
        <source>No shift: a special square would leave the board.</source>
        <translation>Pas de décalage&#xa0;: une case spéciale quitterait l’échiquier.</translation>
    </message>
    <message>
        <source>No tab was closed.</source>
        <translation>Aucun onglet n’a été fermé.</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>Retour à&#xa0;: %1</translation>
    </message>
    <message>
        <source>Libraries (*.chesslib);;All files (*)</source>
        <translation>Bibliothèques (*.chesslib);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Open library</source>
        <translation>Ouvrir une bibliothèque</translation>
    </message>
    <message>
        <source>Libraries (*.chesslib)</source>
        <translation>Bibliothèques (*.chesslib)</translation>
    </message>
    <message>
        <source>New library</source>
        <translation>Nouvelle bibliothèque</translation>
    </message>
    <message>
        <source>No library is open: open or make one, then save again.</source>
        <translation>Aucune bibliothèque n’est ouverte&#xa0;: ouvrez-en ou créez-en une, puis enregistrez à nouveau.</translation>
    </message>
    <message>
        <source>There is nothing on the board to save.</source>
        <translation>Il n’y a rien à enregistrer sur l’échiquier.</translation>
    </message>
    <message>
        <source>saved as a new problem</source>
        <translation>enregistré comme nouveau problème</translation>
    </message>
    <message>
        <source>Saved as a new problem; the one it was made from stays as it was.</source>
        <translation>Enregistré comme nouveau problème&#xa0;; celui dont il provient reste tel quel.</translation>
    </message>
    <message>
        <source>Saved as a new problem; the one by %1 stays as it was.</source>
        <translation>Enregistré comme nouveau problème&#xa0;; celui de %1 reste tel quel.</translation>
    </message>
    <message>
        <source>After %1</source>
        <translation>D’après %1</translation>
    </message>
    <message>
        <source>Write “%1”</source>
        <translation>Écrire «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>remark written</source>
        <translation>remarque écrite</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Ouvrir un fichier</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importation</translation>
    </message>
    <message>
        <source>%1 holds more than one problem.</source>
        <translation>%1 contient plus d’un problème.</translation>
    </message>
    <message>
        <source>Show the first</source>
        <translation>Montrer le premier</translation>
    </message>
    <message>
        <source>One file holds problems.</source>
        <translation>Un fichier contient plusieurs problèmes.</translation>
    </message>
    <message numerus="yes">
        <source>%1 files hold many problems.</source>
        <translation>
            <numerusform>%1 fichier contient de nombreux problèmes.</numerusform>
            <numerusform>%1 fichiers contiennent de nombreux problèmes.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is no longer there.</source>
        <translation>%1 n’est plus là.</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>Encore rien</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Le récupérer</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Unsaved work of %1 was found: %2.</source>
        <translation>Travail non enregistré du %1 retrouvé&#xa0;: %2.</translation>
    </message>
    <message>
        <source>One problem that was not saved was brought back.</source>
        <translation>Un problème non enregistré a été récupéré.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems that were not saved were brought back.</source>
        <translation>
            <numerusform>%1 problème non enregistré a été récupéré.</numerusform>
            <numerusform>%1 problèmes non enregistrés ont été récupérés.</numerusform>
        </translation>
    </message>
    <message>
        <source>One tab was not opened again: its problem is not in this library.</source>
        <translation>Un onglet n’a pas été rouvert&#xa0;: son problème n’est pas dans cette bibliothèque.</translation>
    </message>
    <message numerus="yes">
        <source>%1 tabs were not opened again: their problems are not in this library.</source>
        <translation>
            <numerusform>%1 onglet n’a pas été rouvert&#xa0;: son problème n’est pas dans cette bibliothèque.</numerusform>
            <numerusform>%1 onglets n’ont pas été rouverts&#xa0;: leurs problèmes ne sont pas dans cette bibliothèque.</numerusform>
        </translation>
    </message>
    <message>
        <source>an earlier position</source>
        <translation>une position antérieure</translation>
    </message>
    <message>
        <source>Open problems</source>
        <translation>Problèmes ouverts</translation>
    </message>
    <message>
        <source>Close this tab</source>
        <translation>Fermer cet onglet</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>non enregistré</translation>
    </message>
    <message>
        <source>Close the other tabs</source>
        <translation>Fermer les autres onglets</translation>
    </message>
    <message>
        <source>Open the closed tab again</source>
        <translation>Rouvrir l’onglet fermé</translation>
    </message>
    <message>
        <source>New problem</source>
        <translation>Nouveau problème</translation>
    </message>
    <message>
        <source>twin %1) added</source>
        <translation>jumeau %1) ajouté</translation>
    </message>
    <message>
        <source>twin %1) deleted</source>
        <translation>jumeau %1) supprimé</translation>
    </message>
    <message>
        <source>twins %1) and %2) exchanged</source>
        <translation>jumeaux %1) et %2) échangés</translation>
    </message>
    <message>
        <source>only the twins are solved</source>
        <translation>seuls les jumeaux sont résolus</translation>
    </message>
    <message>
        <source>the diagram is solved too</source>
        <translation>le diagramme est résolu aussi</translation>
    </message>
    <message>
        <source>twin %1) without a change</source>
        <translation>jumeau %1) sans modification</translation>
    </message>
    <message>
        <source>Side to move, castling and e.p. are set in the diagram; twins take them over.</source>
        <translation>Le trait, le roque et l’e.p. se fixent dans le diagramme&#xa0;; les jumeaux les reprennent.</translation>
    </message>
    <message>
        <source>Side to move, castling and e.p. are set in the diagram, not here.</source>
        <translation>Le trait, le roque et l’e.p. se fixent dans le diagramme, pas ici.</translation>
    </message>
    <message>
        <source>Set play, number of solutions and duplex are asked of all: write them at a).</source>
        <translation>Le jeu apparent, le nombre de solutions et le duplex valent pour tous&#xa0;: écrivez-les à a).</translation>
    </message>
    <message>
        <source>A man would leave the board.</source>
        <translation>Une pièce quitterait l’échiquier.</translation>
    </message>
    <message>
        <source>This change of the twin is not understood: %1</source>
        <translation>Cette modification du jumeau n’est pas comprise&#xa0;: %1</translation>
    </message>
    <message>
        <source>The twin that it starts from cannot be set up.</source>
        <translation>Le jumeau dont il part ne peut être établi.</translation>
    </message>
    <message>
        <source>Found by the search</source>
        <translation>Trouvé par la recherche</translation>
    </message>
    <message>
        <source>Found by a search on %1; it began from %2</source>
        <translation>Trouvé par une recherche le %1&#xa0;; elle partait de %2</translation>
    </message>
    <message>
        <source>Saved: %1 of %2</source>
        <translation>Enregistrées&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>One problem saved.</source>
        <translation>Un problème enregistré.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems saved.</source>
        <translation>
            <numerusform>%1 problème enregistré.</numerusform>
            <numerusform>%1 problèmes enregistrés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export problems</source>
        <translation>Exporter des problèmes</translation>
    </message>
    <message>
        <source>Problems written to %1.</source>
        <translation>Problèmes écrits dans %1.</translation>
    </message>
    <message>
        <source>Nothing may vary yet: choose a man and paint squares.</source>
        <translation>Rien ne peut encore varier&#xa0;: choisissez une pièce et peignez des cases.</translation>
    </message>
    <message>
        <source>%1: %2, %3 found, %4 %</source>
        <translation>%1&#xa0;: %2, %3 trouvées, %4&#xa0;%</translation>
    </message>
    <message>
        <source>less than a second</source>
        <translation>moins d’une seconde</translation>
    </message>
    <message>
        <source>about a second</source>
        <translation>environ une seconde</translation>
    </message>
    <message numerus="yes">
        <source>about %1 seconds</source>
        <translation>
            <numerusform>environ %1 seconde</numerusform>
            <numerusform>environ %1 secondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %1 minutes</source>
        <translation>
            <numerusform>environ %1 minute</numerusform>
            <numerusform>environ %1 minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %1 hours</source>
        <translation>
            <numerusform>environ %1 heure</numerusform>
            <numerusform>environ %1 heures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %1 days</source>
        <translation>
            <numerusform>environ %1 jour</numerusform>
            <numerusform>environ %1 jours</numerusform>
        </translation>
    </message>
    <message>
        <source>years</source>
        <translation>des années</translation>
    </message>
    <message>
        <source>One position</source>
        <translation>Une position</translation>
    </message>
    <message numerus="yes">
        <source>%1 positions</source>
        <translation>
            <numerusform>%1 position</numerusform>
            <numerusform>%1 positions</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 tried (%3 %)</source>
        <translation>%1 sur %2 essayées (%3&#xa0;%)</translation>
    </message>
    <message>
        <source>nobody added</source>
        <translation>aucune pièce ajoutée</translation>
    </message>
    <message>
        <source>Looking for the first positions …</source>
        <translation>Recherche des premières positions …</translation>
    </message>
    <message>
        <source>one position tried</source>
        <translation>une position essayée</translation>
    </message>
    <message numerus="yes">
        <source>%1 positions tried</source>
        <translation>
            <numerusform>%1 position essayée</numerusform>
            <numerusform>%1 positions essayées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sound</source>
        <translation>
            <numerusform>%1 correcte</numerusform>
            <numerusform>%1 correctes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 with the theme</source>
        <translation>
            <numerusform>%1 avec le thème</numerusform>
            <numerusform>%1 avec le thème</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 kept</source>
        <translation>
            <numerusform>%1 dans la liste</numerusform>
            <numerusform>%1 dans la liste</numerusform>
        </translation>
    </message>
    <message>
        <source>wanted mates</source>
        <translation>mats voulus</translation>
    </message>
    <message>
        <source>%1: %2, %3 found</source>
        <translation>%1&#xa0;: %2, trouvées&#xa0;: %3</translation>
    </message>
    <message>
        <source>Wanted:</source>
        <translation>Voulu&#xa0;:</translation>
    </message>
    <message>
        <source>%1: found in solutions, but it is not known what it needs of a position.</source>
        <translation>%1&#xa0;: trouvé dans les solutions, mais on ne sait pas ce qu’il demande à une position.</translation>
    </message>
    <message>
        <source>Listed are the %1 themes of which it is known what they need, of %2 in all.</source>
        <translation>La liste contient les %1 thèmes dont on sait ce qu’ils demandent, sur %2 en tout.</translation>
    </message>
    <message>
        <source>the same idea</source>
        <translation>la même idée</translation>
    </message>
    <message>
        <source>1 grave flaw</source>
        <translation>1 défaut grave</translation>
    </message>
    <message numerus="yes">
        <source>%1 grave flaws</source>
        <translation>
            <numerusform>%1 défaut grave</numerusform>
            <numerusform>%1 défauts graves</numerusform>
        </translation>
    </message>
    <message>
        <source>1 flaw</source>
        <translation>1 défaut</translation>
    </message>
    <message numerus="yes">
        <source>%1 flaws</source>
        <translation>
            <numerusform>%1 défaut</numerusform>
            <numerusform>%1 défauts</numerusform>
        </translation>
    </message>
    <message>
        <source>no flaw</source>
        <translation>sans défaut</translation>
    </message>
    <message>
        <source>1 merit</source>
        <translation>1 mérite</translation>
    </message>
    <message numerus="yes">
        <source>%1 merits</source>
        <translation>
            <numerusform>%1 mérite</numerusform>
            <numerusform>%1 mérites</numerusform>
        </translation>
    </message>
    <message>
        <source>part of the core</source>
        <translation>une partie du noyau</translation>
    </message>
    <message numerus="yes">
        <source>%1 found</source>
        <translation>
            <numerusform>%1 trouvée</numerusform>
            <numerusform>%1 trouvées</numerusform>
        </translation>
    </message>
    <message>
        <source>not found for %1</source>
        <translation>écartées pour %1</translation>
    </message>
    <message>
        <source>%1 not finished</source>
        <translation>%1 non terminées</translation>
    </message>
    <message>
        <source>waiting for a worker of the cluster</source>
        <translation>en attente d’une machine de la grappe</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>%1 par seconde</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>encore %1</translation>
    </message>
    <message>
        <source>the key</source>
        <translation>la clé</translation>
    </message>
    <message>
        <source>a position that cannot arise</source>
        <translation>une position qui ne peut naître</translation>
    </message>
    <message>
        <source>their play</source>
        <translation>leur jeu</translation>
    </message>
    <message>
        <source>a theme</source>
        <translation>un thème</translation>
    </message>
    <message>
        <source>The diagram itself</source>
        <translation>Le diagramme même</translation>
    </message>
    <message>
        <source>1 only move</source>
        <translation>1 coup unique</translation>
    </message>
    <message numerus="yes">
        <source>%1 only moves</source>
        <translation>
            <numerusform>%1 coup unique</numerusform>
            <numerusform>%1 coups uniques</numerusform>
        </translation>
    </message>
    <message>
        <source>as %1 sees it</source>
        <translation>selon %1</translation>
    </message>
    <message>
        <source>1 variation</source>
        <translation>1 variante</translation>
    </message>
    <message numerus="yes">
        <source>%1 variations</source>
        <translation>
            <numerusform>%1 variante</numerusform>
            <numerusform>%1 variantes</numerusform>
        </translation>
    </message>
    <message>
        <source>1 dual</source>
        <translation>1 dual</translation>
    </message>
    <message numerus="yes">
        <source>%1 duals</source>
        <translation>
            <numerusform>%1 dual</numerusform>
            <numerusform>%1 duals</numerusform>
        </translation>
    </message>
    <message>
        <source>1 try</source>
        <translation>1 essai</translation>
    </message>
    <message numerus="yes">
        <source>%1 tries</source>
        <translation>
            <numerusform>%1 essai</numerusform>
            <numerusform>%1 essais</numerusform>
        </translation>
    </message>
    <message>
        <source>1 changed mate</source>
        <translation>1 mat changé</translation>
    </message>
    <message numerus="yes">
        <source>%1 changed mates</source>
        <translation>
            <numerusform>%1 mat changé</numerusform>
            <numerusform>%1 mats changés</numerusform>
        </translation>
    </message>
    <message>
        <source>1 model mate</source>
        <translation>1 mat modèle</translation>
    </message>
    <message numerus="yes">
        <source>%1 model mates</source>
        <translation>
            <numerusform>%1 mat modèle</numerusform>
            <numerusform>%1 mats modèles</numerusform>
        </translation>
    </message>
    <message>
        <source>1 half-move matched</source>
        <translation>1 demi-coup concordant</translation>
    </message>
    <message numerus="yes">
        <source>%1 half-moves matched</source>
        <translation>
            <numerusform>%1 demi-coup concordant</numerusform>
            <numerusform>%1 demi-coups concordants</numerusform>
        </translation>
    </message>
    <message>
        <source>+ %1</source>
        <translation>+ %1</translation>
    </message>
    <message>
        <source>1 square</source>
        <translation>1 case</translation>
    </message>
    <message numerus="yes">
        <source>%1 squares</source>
        <translation>
            <numerusform>%1 case</numerusform>
            <numerusform>%1 cases</numerusform>
        </translation>
    </message>
    <message>
        <source>up to %1 of them</source>
        <translation>jusqu’à %1 d’entre elles</translation>
    </message>
    <message>
        <source>or %1</source>
        <translation>ou %1</translation>
    </message>
    <message>
        <source>may go</source>
        <translation>peut manquer</translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>Edits</source>
        <translation>Modifications</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Library: %1</source>
        <translation>Bibliothèque&#xa0;: %1</translation>
    </message>
    <message>
        <source>Drag a man</source>
        <translation>Glisser une pièce</translation>
    </message>
    <message>
        <source>moves it; off the board removes it</source>
        <translation>la déplace&#xa0;; hors de l’échiquier, l’enlève</translation>
    </message>
    <message>
        <source>Ctrl and drag</source>
        <translation>Ctrl et glisser</translation>
    </message>
    <message>
        <source>copies a man</source>
        <translation>copie une pièce</translation>
    </message>
    <message>
        <source>Alt and drag, or Ctrl+Shift and drag</source>
        <translation>Alt et glisser, ou Ctrl+Maj et glisser</translation>
    </message>
    <message>
        <source>exchanges a man with the one it is dropped on</source>
        <translation>échange une pièce avec celle sur laquelle on la dépose</translation>
    </message>
    <message>
        <source>Click a man in the palette</source>
        <translation>Cliquer sur une pièce de la réserve</translation>
    </message>
    <message>
        <source>then click squares to put it down</source>
        <translation>puis cliquer sur les cases où la poser</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Clic droit</translation>
    </message>
    <message>
        <source>removes a man; on an empty square puts the last one</source>
        <translation>enlève une pièce&#xa0;; sur une case vide, pose la dernière</translation>
    </message>
    <message>
        <source>Shift and right click, Menu key</source>
        <translation>Maj et clic droit, touche Menu</translation>
    </message>
    <message>
        <source>open the menu of a square: holes and others, marks of its man</source>
        <translation>ouvre le menu d’une case&#xa0;: trous et autres, marques de sa pièce</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Double clic</translation>
    </message>
    <message>
        <source>changes the colour of a man</source>
        <translation>change la couleur d’une pièce</translation>
    </message>
    <message>
        <source>Wheel, middle click</source>
        <translation>Molette, clic du milieu</translation>
    </message>
    <message>
        <source>change the kind of a man</source>
        <translation>change la sorte d’une pièce</translation>
    </message>
    <message>
        <source>Drag from an empty square</source>
        <translation>Glisser depuis une case vide</translation>
    </message>
    <message>
        <source>selects all men within; with Shift adds them</source>
        <translation>sélectionne toutes les pièces entourées&#xa0;; avec Maj les ajoute</translation>
    </message>
    <message>
        <source>Shift and click</source>
        <translation>Maj et clic</translation>
    </message>
    <message>
        <source>adds a man to the selection, or takes it out</source>
        <translation>ajoute une pièce à la sélection, ou l’en retire</translation>
    </message>
    <message>
        <source>With men selected</source>
        <translation>Avec des pièces sélectionnées</translation>
    </message>
    <message>
        <source>drag, Ctrl and drag, Delete, shift, rotate, mirror and swap concern them all</source>
        <translation>glisser, Ctrl et glisser, Suppr, décaler, tourner, refléter et échanger valent pour toutes</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>move the cursor of the board</source>
        <translation>déplacent le curseur de l’échiquier</translation>
    </message>
    <message>
        <source>Capital letters %1</source>
        <translation>Lettres majuscules %1</translation>
    </message>
    <message>
        <source>put white men on the cursor&apos;s square</source>
        <translation>posent des pièces blanches sur la case du curseur</translation>
    </message>
    <message>
        <source>Small letters %1</source>
        <translation>Lettres minuscules %1</translation>
    </message>
    <message>
        <source>put black men there, as in a FEN</source>
        <translation>y posent des pièces noires, comme dans une FEN</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>lifts a man, and puts it down; with Shift selects it</source>
        <translation>soulève une pièce et la pose&#xa0;; avec Maj la sélectionne</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>removes the man on the cursor&apos;s square</source>
        <translation>enlève la pièce de la case du curseur</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>gives a gesture up, then the selection</source>
        <translation>abandonne un geste, puis la sélection</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Maj+Tab</translation>
    </message>
    <message>
        <source>go on and back: bar, men, board, verdict, solution, phase table, themes, quality</source>
        <translation>avancent et reculent&#xa0;: barre, pièces, échiquier, verdict, solution, tableau des phases, thèmes, qualité</translation>
    </message>
    <message>
        <source>go from row to row, from cell to cell, from theme to theme</source>
        <translation>vont de ligne en ligne, de cellule en cellule, de thème en thème</translation>
    </message>
    <message>
        <source>Click or Enter on a move of the solution or a cell of the table</source>
        <translation>Clic ou Entrée sur un coup de la solution ou une cellule du tableau</translation>
    </message>
    <message>
        <source>plays the line on the board</source>
        <translation>joue la variante sur l’échiquier</translation>
    </message>
    <message>
        <source>Left, Right, Home, End while a line is played</source>
        <translation>Gauche, Droite, Début, Fin pendant qu’une variante est jouée</translation>
    </message>
    <message>
        <source>step back and on in the line</source>
        <translation>reculent et avancent dans la variante</translation>
    </message>
    <message>
        <source>Click or Enter on a theme or a point of quality</source>
        <translation>Clic ou Entrée sur un thème ou un point de qualité</translation>
    </message>
    <message>
        <source>keeps its squares lit</source>
        <translation>garde ses cases éclairées</translation>
    </message>
    <message>
        <source>Click in Neighbours, Repair, Search and the library</source>
        <translation>Clic dans les positions voisines, la réparation, la recherche et la bibliothèque</translation>
    </message>
    <message>
        <source>selects a row, and shows it on the board where it is an edit</source>
        <translation>choisit une ligne, et la montre sur l’échiquier si c’est une modification</translation>
    </message>
    <message>
        <source>Double click or Enter there</source>
        <translation>Double clic ou Entrée à cet endroit</translation>
    </message>
    <message>
        <source>applies the edit, or puts the problem on the board</source>
        <translation>applique la modification, ou met le problème sur l’échiquier</translation>
    </message>
    <message>
        <source>closes what was opened, and goes back to the board</source>
        <translation>ferme ce qui était ouvert et revient à l’échiquier</translation>
    </message>
    <message>
        <source>Double click or Enter on a last move</source>
        <translation>Double clic ou Entrée sur un dernier coup</translation>
    </message>
    <message>
        <source>takes it back on the board</source>
        <translation>le reprend sur l’échiquier</translation>
    </message>
    <message>
        <source>Drag a man backwards</source>
        <translation>Glisser une pièce en arrière</translation>
    </message>
    <message>
        <source>takes his move back; asks what it captured</source>
        <translation>reprend son coup&#xa0;; demande ce qu’elle a pris</translation>
    </message>
    <message>
        <source>Click a man</source>
        <translation>Cliquer sur une pièce</translation>
    </message>
    <message>
        <source>lists his moves alone; then click where he came from</source>
        <translation>n’affiche que ses coups&#xa0;; cliquer ensuite d’où elle venait</translation>
    </message>
    <message>
        <source>A letter of a man</source>
        <translation>Une lettre de pièce</translation>
    </message>
    <message>
        <source>takes the selected move back as a capture of him</source>
        <translation>reprend le coup choisi comme prise de cette pièce</translation>
    </message>
    <message>
        <source>Up, Down, Enter on the board</source>
        <translation>Haut, Bas, Entrée sur l’échiquier</translation>
    </message>
    <message>
        <source>choose from the list of last moves</source>
        <translation>choisissent dans la liste des derniers coups</translation>
    </message>
    <message>
        <source>Left, Right, Home, End</source>
        <translation>Gauche, Droite, Début, Fin</translation>
    </message>
    <message>
        <source>go further back, and nearer to the diagram</source>
        <translation>remontent plus loin, et reviennent vers le diagramme</translation>
    </message>
    <message>
        <source>Right click on a square</source>
        <translation>Clic droit sur une case</translation>
    </message>
    <message>
        <source>states that its man has never moved, or that nothing was captured there</source>
        <translation>indique que sa pièce n’a jamais joué, ou que rien n’y a été pris</translation>
    </message>
    <message>
        <source>Ctrl+Z, Ctrl+Shift+Z</source>
        <translation>Ctrl+Z, Ctrl+Maj+Z</translation>
    </message>
    <message>
        <source>undo and redo what was taken back or stated</source>
        <translation>annulent et rétablissent ce qui a été repris ou indiqué</translation>
    </message>
    <message>
        <source>shows the problem again; the line is remembered</source>
        <translation>montre à nouveau le problème&#xa0;; la suite est retenue</translation>
    </message>
    <message>
        <source>Taking moves back</source>
        <translation>Reprise de coups</translation>
    </message>
    <message>
        <source>all of it comes back</source>
        <translation>tout revient</translation>
    </message>
    <message>
        <source>Menu %1</source>
        <translation>Menu %1</translation>
    </message>
    <message>
        <source>Mouse and keyboard</source>
        <translation>Souris et clavier</translation>
    </message>
    <message>
        <source>compiled kernel</source>
        <translation>noyau compilé</translation>
    </message>
    <message>
        <source>reference solver (slower)</source>
        <translation>solveur de référence (plus lent)</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Chess Composer %1&lt;/h3&gt;&lt;p&gt;A studio for people who compose chess problems.&lt;/p&gt;&lt;p&gt;Solver: %2&lt;br&gt;Qt %3&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Chess Composer %1&lt;/h3&gt;&lt;p&gt;Un atelier pour ceux qui composent des problèmes d’échecs.&lt;/p&gt;&lt;p&gt;Solveur&#xa0;: %2&lt;br&gt;Qt %3&lt;/p&gt;&lt;p&gt;Logiciel libre sous la GNU General Public License, version 3 ou ultérieure.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About Chess Composer</source>
        <translation>À propos de Chess Composer</translation>
    </message>
    <message>
        <source>Notices of this session</source>
        <translation>Avis de cette session</translation>
    </message>
    <message>
        <source>Nothing was said yet.</source>
        <translation>Rien n’a encore été dit.</translation>
    </message>
    <message>
        <source>Table of the contest</source>
        <translation>Classement du concours</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Save the table …</source>
        <translation>Enregistrer le classement …</translation>
    </message>
    <message>
        <source>all together</source>
        <translation>toutes ensemble</translation>
    </message>
    <message>
        <source>Not final: sheets are left to the director.</source>
        <translation>Non définitif&#xa0;: des feuilles sont laissées au directeur.</translation>
    </message>
    <message>
        <source>open in a tab</source>
        <translation>ouvert dans un onglet</translation>
    </message>
    <message>
        <source>one problem</source>
        <translation>un problème</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems</source>
        <translation>
            <numerusform>%1 problème</numerusform>
            <numerusform>%1 problèmes</numerusform>
        </translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a man and whose he is</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 empty</source>
        <translation>%1 vide</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a cell and its man</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Game book</source>
        <translation>Livre des jeux</translation>
    </message>
    <message>
        <source>Search the game book</source>
        <translation>Chercher dans le livre des jeux</translation>
    </message>
    <message>
        <source>This page is not written in this language yet.</source>
        <translation>Cette page n’est pas encore écrite dans cette langue.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Page of the game book</source>
        <translation>Page du livre des jeux</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Smaller letters</source>
        <translation>Caractères plus petits</translation>
    </message>
    <message>
        <source>Larger letters</source>
        <translation>Caractères plus grands</translation>
    </message>
    <message>
        <source>Language of the pages</source>
        <translation>Langue des pages</translation>
    </message>
    <message>
        <source>On this page</source>
        <translation>Sur cette page</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>Time for the round</source>
        <translation>Temps de la ronde</translation>
    </message>
    <message>
        <source>Add round</source>
        <translation>Ajouter une ronde</translation>
    </message>
    <message>
        <source>Add problems …</source>
        <translation>Ajouter des problèmes …</translation>
    </message>
    <message>
        <source>Sheets for solvers …</source>
        <translation>Feuilles pour les solutionnistes …</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problème</translation>
    </message>
    <message>
        <source>Points of the problem</source>
        <translation>Points du problème</translation>
    </message>
    <message>
        <source>Tries that are asked for, such as f2f3 b4c5</source>
        <translation>Essais demandés, comme f2f3 b4c5</translation>
    </message>
    <message>
        <source>Tries that are asked for</source>
        <translation>Essais demandés</translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation>Ce qui est demandé</translation>
    </message>
    <message>
        <source>Open on the board</source>
        <translation>Ouvrir sur l’échiquier</translation>
    </message>
    <message>
        <source>Remove problem</source>
        <translation>Retirer le problème</translation>
    </message>
    <message>
        <source>being solved …</source>
        <translation>en cours de résolution …</translation>
    </message>
    <message>
        <source>set by the director</source>
        <translation>fixé par le directeur</translation>
    </message>
    <message>
        <source>no try with one refutation: %1</source>
        <translation>pas d’essai à une réfutation&#xa0;: %1</translation>
    </message>
    <message>
        <source>problem %1</source>
        <translation>le problème %1</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Position</source>
        <translation>&amp;Position</translation>
    </message>
    <message>
        <source>&amp;Solution</source>
        <translation>&amp;Solution</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>Open a file …</source>
        <translation>Ouvrir un fichier …</translation>
    </message>
    <message>
        <source>Save as new version</source>
        <translation>Enregistrer comme nouvelle version</translation>
    </message>
    <message>
        <source>Save as a file …</source>
        <translation>Enregistrer dans un fichier …</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Copy solution as text</source>
        <translation>Copier la solution en texte</translation>
    </message>
    <message>
        <source>Paste a problem</source>
        <translation>Coller un problème</translation>
    </message>
    <message>
        <source>Shift left</source>
        <translation>Décaler à gauche</translation>
    </message>
    <message>
        <source>Shift right</source>
        <translation>Décaler à droite</translation>
    </message>
    <message>
        <source>Shift up</source>
        <translation>Décaler vers le haut</translation>
    </message>
    <message>
        <source>Shift down</source>
        <translation>Décaler vers le bas</translation>
    </message>
    <message>
        <source>Rotate by 90 degrees</source>
        <translation>Tourner de 90 degrés</translation>
    </message>
    <message>
        <source>Mirror left to right</source>
        <translation>Refléter de gauche à droite</translation>
    </message>
    <message>
        <source>Mirror top to bottom</source>
        <translation>Refléter de haut en bas</translation>
    </message>
    <message>
        <source>Nothing on the board yet</source>
        <translation>Rien encore sur le tablier</translation>
    </message>
    <message>
        <source>Drag stones from the tray, or take the position of the beginning.</source>
        <translation>Glissez des pions de la réserve, ou prenez la position de départ.</translation>
    </message>
    <message>
        <source>Who throws has no man.</source>
        <translation>Qui lance n’a pas de pion.</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>Vider l’échiquier</translation>
    </message>
    <message>
        <source>Position of the beginning</source>
        <translation>Position de départ</translation>
    </message>
    <message>
        <source>There is no solution to copy yet.</source>
        <translation>Il n’y a pas encore de solution à copier.</translation>
    </message>
    <message>
        <source>The solution was copied.</source>
        <translation>La solution a été copiée.</translation>
    </message>
    <message>
        <source>none while there is no task</source>
        <translation>aucune tant qu’il n’y a pas d’énoncé</translation>
    </message>
    <message>
        <source>none: every position has its chance</source>
        <translation>aucune&#xa0;: toute position a sa chance</translation>
    </message>
    <message>
        <source>Position and rules</source>
        <translation>Position et règles</translation>
    </message>
    <message>
        <source>Let the next player begin</source>
        <translation>Faire commencer le joueur suivant</translation>
    </message>
    <message>
        <source>Drop map</source>
        <translation>Carte des cases</translation>
    </message>
    <message>
        <source>Where the man at the cursor goes</source>
        <translation>Où va la pièce au curseur</translation>
    </message>
    <message>
        <source>Mark the man at the cursor</source>
        <translation>Marquer la pièce au curseur</translation>
    </message>
    <message>
        <source>Write a man at the cursor …</source>
        <translation>Écrire une pièce au curseur …</translation>
    </message>
    <message>
        <source>Rules …</source>
        <translation>Règles …</translation>
    </message>
    <message>
        <source>Task …</source>
        <translation>Énoncé …</translation>
    </message>
    <message>
        <source>Solve again</source>
        <translation>Résoudre à nouveau</translation>
    </message>
    <message>
        <source>Stop solving</source>
        <translation>Arrêter la résolution</translation>
    </message>
    <message>
        <source>Back to the diagram</source>
        <translation>Retour au diagramme</translation>
    </message>
    <message>
        <source>A turn back</source>
        <translation>Un coup en arrière</translation>
    </message>
    <message>
        <source>A turn on</source>
        <translation>Un coup en avant</translation>
    </message>
    <message>
        <source>Tries with two refutations, too</source>
        <translation>Aussi les essais à deux réfutations</translation>
    </message>
    <message>
        <source>Look for neighbours</source>
        <translation>Chercher les positions voisines</translation>
    </message>
    <message>
        <source>Flip the board</source>
        <translation>Retourner l’échiquier</translation>
    </message>
    <message>
        <source>reaches one cell</source>
        <translation>atteint une case</translation>
    </message>
    <message numerus="yes">
        <source>reaches %1 cells</source>
        <translation>
            <numerusform>atteint %1 case</numerusform>
            <numerusform>atteint %1 cases</numerusform>
        </translation>
    </message>
    <message>
        <source>Esc puts it back, M hides the map</source>
        <translation>Échap la remet, M cache la carte</translation>
    </message>
    <message>
        <source>Linen</source>
        <translation>Lin</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Ardoise</translation>
    </message>
    <message>
        <source>Turned round</source>
        <translation>Retourné</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Échiquier</translation>
    </message>
    <message>
        <source>The browser lays the page out and plays the solution; this is what it tells.</source>
        <translation>Le navigateur met la page en forme et joue la solution&#xa0;; voici ce qu’elle dit.</translation>
    </message>
    <message>
        <source>The file will be exactly this.</source>
        <translation>Le fichier sera exactement ainsi.</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texte</translation>
    </message>
    <message>
        <source>Save %1 …</source>
        <translation>Enregistrer %1 …</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>There is no program that opens %1.</source>
        <translation>Aucun programme n’ouvre %1.</translation>
    </message>
    <message>
        <source>Copied: text, SVG and picture.</source>
        <translation>Copiés&#xa0;: texte, SVG et image.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copié.</translation>
    </message>
    <message>
        <source>Odds of dice</source>
        <translation>Probabilités aux dés</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Probabilité</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>Pour cent</translation>
    </message>
    <message>
        <source>Throws of 216</source>
        <translation>Jets sur 216</translation>
    </message>
    <message>
        <source>Without %1 on %2</source>
        <translation>Sans %1 en %2</translation>
    </message>
    <message>
        <source>%1 becomes %2</source>
        <comment>a cell and a man</comment>
        <translation>%1 devient %2</translation>
    </message>
    <message>
        <source>Add %1 on %2</source>
        <translation>Ajouter %1 en %2</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <comment>a man and cells</comment>
        <translation>%1 de %2 vers %3</translation>
    </message>
    <message>
        <source>one sound</source>
        <translation>un correct</translation>
    </message>
    <message>
        <source>%1 of %2 tried</source>
        <translation>%1 sur %2 essayés</translation>
    </message>
    <message>
        <source>Rules of</source>
        <translation>Règles de</translation>
    </message>
    <message>
        <source>%1 (recommended)</source>
        <translation>%1 (recommandé)</translation>
    </message>
    <message>
        <source>as chosen below</source>
        <translation>comme choisi ci-dessous</translation>
    </message>
    <message>
        <source>any</source>
        <translation>indifférent</translation>
    </message>
    <message>
        <source>How many men</source>
        <translation>Combien de pièces</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Cases</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Case</translation>
    </message>
    <message>
        <source>Man</source>
        <translation>Pièce</translation>
    </message>
    <message>
        <source>Of whom</source>
        <translation>De qui</translation>
    </message>
    <message>
        <source>Degree</source>
        <translation>Degré</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>complet</translation>
    </message>
    <message>
        <source>turns: %1 of %2</source>
        <translation>coups&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>%1 more: %2</source>
        <translation>%1 de plus&#xa0;: %2</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Clés</translation>
    </message>
    <message>
        <source>short</source>
        <translation>solution courte</translation>
    </message>
    <message>
        <source>key or cook</source>
        <translation>clé ou démolition</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>d’emblée</translation>
    </message>
    <message>
        <source>otherwise</source>
        <translation>sinon</translation>
    </message>
    <message>
        <source>reaches the goal itself</source>
        <translation>atteint lui-même le but</translation>
    </message>
    <message>
        <source>refutes</source>
        <translation>réfute</translation>
    </message>
    <message>
        <source>dual</source>
        <translation>dual</translation>
    </message>
    <message>
        <source>triple</source>
        <translation>triple</translation>
    </message>
    <message>
        <source>one turn</source>
        <translation>un coup</translation>
    </message>
    <message numerus="yes">
        <source>%1 turns</source>
        <translation>
            <numerusform>%1 coup</numerusform>
            <numerusform>%1 coups</numerusform>
        </translation>
    </message>
    <message>
        <source>Direct</source>
        <translation>Direct</translation>
    </message>
    <message>
        <source>Exactly</source>
        <translation>Exact</translation>
    </message>
    <message>
        <source>Self</source>
        <translation>Inverse</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aidé</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Série</translation>
    </message>
    <message>
        <source>Prevent</source>
        <translation>Empêcher</translation>
    </message>
    <message>
        <source>Nobody plays</source>
        <translation>Personne ne joue</translation>
    </message>
    <message>
        <source>The side to move reaches the goal against every play.</source>
        <translation>Le camp au trait atteint le but contre tout jeu.</translation>
    </message>
    <message>
        <source>The same, but with its last turn, neither before nor after.</source>
        <translation>De même, mais à son dernier coup, ni avant ni après.</translation>
    </message>
    <message>
        <source>Who is to move forces the other side to reach the goal.</source>
        <translation>Qui a le trait force l’autre camp à atteindre le but.</translation>
    </message>
    <message>
        <source>All players help to reach the goal with the last turn.</source>
        <translation>Tous les joueurs aident à atteindre le but au dernier coup.</translation>
    </message>
    <message>
        <source>Who is to move makes all the turns; the last reaches the goal.</source>
        <translation>Qui a le trait joue tous les coups&#xa0;; le dernier atteint le but.</translation>
    </message>
    <message>
        <source>Turns after which the other side cannot force its goal in time.</source>
        <translation>Coups après lesquels l’autre camp ne peut forcer son but à temps.</translation>
    </message>
    <message>
        <source>What stands on the board is listed.</source>
        <translation>Ce qui est sur le tablier est énuméré.</translation>
    </message>
    <message numerus="yes">
        <source>%1 defences</source>
        <translation>
            <numerusform>%1 défense</numerusform>
            <numerusform>%1 défenses</numerusform>
        </translation>
    </message>
    <message>
        <source>one turn made</source>
        <translation>un coup joué</translation>
    </message>
    <message numerus="yes">
        <source>%1 turns made</source>
        <translation>
            <numerusform>%1 coup joué</numerusform>
            <numerusform>%1 coups joués</numerusform>
        </translation>
    </message>
    <message>
        <source>tries: %1 of %2</source>
        <translation>essais&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>all stages done</source>
        <translation>toutes les étapes terminées</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>arrêté</translation>
    </message>
    <message>
        <source>no task</source>
        <translation>pas d’énoncé</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Énoncé</translation>
    </message>
    <message>
        <source>Whose throw</source>
        <translation>À qui de jeter</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Jet</translation>
    </message>
    <message>
        <source>Throws</source>
        <translation>Jets</translation>
    </message>
    <message>
        <source>Change the task</source>
        <translation>Modifier l’énoncé</translation>
    </message>
    <message>
        <source>Let the other side throw</source>
        <translation>Faire jeter l’autre camp</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>Changer les règles</translation>
    </message>
    <message>
        <source>All off: best play of the throw</source>
        <translation>Tous sortis&#xa0;: meilleur coup du jet</translation>
    </message>
    <message>
        <source>All off: throws at will</source>
        <translation>Tous sortis&#xa0;: jets au choix</translation>
    </message>
    <message>
        <source>Finished: throws at will</source>
        <translation>Fini&#xa0;: jets au choix</translation>
    </message>
    <message>
        <source>Hit with the throw</source>
        <translation>Frapper avec le jet</translation>
    </message>
    <message>
        <source>Safest play of the throw</source>
        <translation>Le coup le plus sûr du jet</translation>
    </message>
    <message>
        <source>%1: all throws that do it</source>
        <translation>%1&#xa0;: tous les jets qui le font</translation>
    </message>
    <message>
        <source>%1: plays of the throw</source>
        <translation>%1&#xa0;: coups du jet</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>of a throw</comment>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Place stones</source>
        <translation>Poser des pions</translation>
    </message>
    <message>
        <source>Nothing is asked.</source>
        <translation>Rien n’est demandé.</translation>
    </message>
    <message>
        <source>The problem was copied as text.</source>
        <translation>Le problème a été copié en texte.</translation>
    </message>
    <message>
        <source>This problem cannot be opened, and is kept as it is: %1.</source>
        <translation>Ce problème ne peut être ouvert, et est gardé tel quel&#xa0;: %1.</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>le presse-papiers</translation>
    </message>
    <message>
        <source>Nothing was opened from %1: %2.</source>
        <translation>Rien n’a été ouvert de %1&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %2 problems; the first is shown.</source>
        <translation>
            <numerusform>%1 contient %2 problème&#xa0;; le premier est montré.</numerusform>
            <numerusform>%1 contient %2 problèmes&#xa0;; le premier est montré.</numerusform>
        </translation>
    </message>
    <message>
        <source>Problems of games</source>
        <translation>Problèmes de jeux</translation>
    </message>
    <message>
        <source>Save the problem</source>
        <translation>Enregistrer le problème</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 n’a pu être écrit&#xa0;: %2</translation>
    </message>
    <message>
        <source>The problem was saved as %1.</source>
        <translation>Le problème a été enregistré sous %1.</translation>
    </message>
    <message>
        <source>What was captured</source>
        <translation>Ce qui a été pris</translation>
    </message>
    <message>
        <source>%1, by a pawn that promoted</source>
        <translation>%1, par un pion promu</translation>
    </message>
    <message>
        <source>%1, by an officer</source>
        <translation>%1, par une figure</translation>
    </message>
    <message>
        <source>in the only game of exactly %2 moves</source>
        <translation>dans la seule partie d’exactement %2 coups</translation>
    </message>
    <message numerus="yes">
        <source>in all %1 games of exactly %2 moves</source>
        <translation>
            <numerusform>dans toutes les %1 parties d’exactement %2 coups</numerusform>
            <numerusform>dans toutes les %1 parties d’exactement %2 coups</numerusform>
        </translation>
    </message>
    <message>
        <source>It took: %1.</source>
        <translation>Il a pris&#xa0;: %1.</translation>
    </message>
    <message>
        <source>proved</source>
        <translation>prouvé</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Dernier coup</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>%1 taken on %2</source>
        <translation>prise de %1 en %2</translation>
    </message>
    <message>
        <source>King or rook has moved: %1.</source>
        <translation>Le roi ou la tour a joué&#xa0;: %1.</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>perdu</translation>
    </message>
    <message>
        <source>Copied: the line of moves taken back.</source>
        <translation>Copié&#xa0;: la suite des coups repris.</translation>
    </message>
    <message>
        <source>A game that leads to the diagram</source>
        <translation>Une partie qui mène au diagramme</translation>
    </message>
    <message>
        <source>Copied: one game as PGN.</source>
        <translation>Copié&#xa0;: une partie en PGN.</translation>
    </message>
    <message>
        <source>moves taken back kept as a comment</source>
        <translation>coups repris gardés en commentaire</translation>
    </message>
    <message>
        <source>The line stands among the comments of the problem.</source>
        <translation>La suite figure parmi les commentaires du problème.</translation>
    </message>
    <message>
        <source>moves taken back kept as the solution</source>
        <translation>coups repris gardés comme solution</translation>
    </message>
    <message>
        <source>The line stands in the printed solution.</source>
        <translation>La suite figure dans la solution imprimée.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Take moves back on the board (Ctrl+U)</source>
        <translation>Reprendre des coups sur l’échiquier (Ctrl+U)</translation>
    </message>
    <message>
        <source>Show the moves of all men</source>
        <translation>Montrer les coups de toutes les pièces</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <translation>%1 ×</translation>
    </message>
    <message>
        <source>one move of %2</source>
        <translation>%2&#xa0;: un</translation>
    </message>
    <message numerus="yes">
        <source>%1 moves of %2</source>
        <translation>
            <numerusform>%2&#xa0;: %1</numerusform>
            <numerusform>%2&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The position in which games begin: there was no move before it.</source>
        <translation>La position initiale de la partie&#xa0;: aucun coup ne l’a précédée.</translation>
    </message>
    <message>
        <source>%1 has no move that can have been the last.</source>
        <translation>Les %1 n’ont aucun coup qui puisse avoir été le dernier.</translation>
    </message>
    <message>
        <source>This man cannot have moved last.</source>
        <translation>Cette pièce ne peut avoir joué en dernier.</translation>
    </message>
    <message>
        <source>No move can have been the last: before each of them no game is possible.</source>
        <translation>Aucun coup ne peut avoir été le dernier&#xa0;: avant chacun d’eux, aucune partie n’est possible.</translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation>Derniers coups</translation>
    </message>
    <message>
        <source>Enter takes the move back on the board, a letter says which man it captured.</source>
        <translation>Entrée reprend le coup sur l’échiquier, une lettre dit quelle pièce il a prise.</translation>
    </message>
    <message>
        <source>captured: %1</source>
        <translation>prise&#xa0;: %1</translation>
    </message>
    <message>
        <source>a double step: capturing in passing is allowed</source>
        <translation>un double pas&#xa0;: la prise en passant est permise</translation>
    </message>
    <message>
        <source>the only move that can have been the last</source>
        <translation>le seul coup qui puisse avoir été le dernier</translation>
    </message>
    <message>
        <source>without a capture or taking: %1</source>
        <translation>sans prise, ou prenant&#xa0;: %1</translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>impossible</translation>
    </message>
    <message>
        <source>a pawn in passing</source>
        <translation>un pion en passant</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>captured</comment>
        <translation>rien</translation>
    </message>
    <message>
        <source>One more that cannot have been played</source>
        <translation>Un autre qui ne peut avoir été joué</translation>
    </message>
    <message numerus="yes">
        <source>%1 more that cannot have been played</source>
        <translation>
            <numerusform>%1 autre qui ne peut avoir été joué</numerusform>
            <numerusform>%1 autres qui ne peuvent avoir été joués</numerusform>
        </translation>
    </message>
    <message>
        <source>Legality</source>
        <translation>Légalité</translation>
    </message>
    <message>
        <source>Play the game</source>
        <translation>Jouer la partie</translation>
    </message>
    <message>
        <source>Copy PGN</source>
        <translation>Copier en PGN</translation>
    </message>
    <message>
        <source>Search on</source>
        <translation>Chercher encore</translation>
    </message>
    <message>
        <source>searching …</source>
        <translation>recherche …</translation>
    </message>
    <message>
        <source>Not judged</source>
        <translation>Non jugé</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Légal</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>On ne sait pas</translation>
    </message>
    <message>
        <source>also</source>
        <translation>aussi</translation>
    </message>
    <message>
        <source>Illegal</source>
        <translation>Illégal</translation>
    </message>
    <message>
        <source>Impossible as stated</source>
        <translation>Impossible tel qu’indiqué</translation>
    </message>
    <message>
        <source>The position in which games begin.</source>
        <translation>La position initiale de la partie.</translation>
    </message>
    <message>
        <source>A game leads here.</source>
        <translation>Une partie mène ici.</translation>
    </message>
    <message>
        <source>A game of %1 moves leads here.</source>
        <translation>Une partie de %1 coups mène ici.</translation>
    </message>
    <message>
        <source>It may capture where you state that nothing was captured.</source>
        <translation>Elle peut prendre là où vous indiquez que rien n’a été pris.</translation>
    </message>
    <message>
        <source>Stopped; until then nothing proved it impossible.</source>
        <translation>Arrêté&#xa0;; jusque-là rien ne prouvait l’impossibilité.</translation>
    </message>
    <message>
        <source>Nothing proves it impossible, and no game is known.</source>
        <translation>Rien n’en prouve l’impossibilité, et aucune partie n’est connue.</translation>
    </message>
    <message>
        <source>Nothing proves it impossible until now.</source>
        <translation>Rien n’en prouve l’impossibilité jusqu’ici.</translation>
    </message>
    <message>
        <source>searching</source>
        <translation>recherche</translation>
    </message>
    <message>
        <source>Proof games</source>
        <translation>Parties justificatives</translation>
    </message>
    <message>
        <source>One move before the diagram</source>
        <translation>Un coup avant le diagramme</translation>
    </message>
    <message numerus="yes">
        <source>%1 moves before the diagram</source>
        <translation>
            <numerusform>%1 coup avant le diagramme</numerusform>
            <numerusform>%1 coups avant le diagramme</numerusform>
        </translation>
    </message>
    <message>
        <source>Castling and en passant</source>
        <translation>Roque et en passant</translation>
    </message>
    <message>
        <source>no right to speak of</source>
        <translation>aucun droit</translation>
    </message>
    <message>
        <source>Set e.p. on %1</source>
        <translation>Fixer l’e.p. en %1</translation>
    </message>
    <message>
        <source>Take the lost castling away</source>
        <translation>Ôter le roque perdu</translation>
    </message>
    <message>
        <source>Not together</source>
        <translation>Pas ensemble</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>permis</translation>
    </message>
    <message>
        <source>excludes</source>
        <translation>exclut</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>not proved</source>
        <translation>non prouvé</translation>
    </message>
    <message>
        <source>e.p. on %1</source>
        <translation>e.p. en %1</translation>
    </message>
    <message>
        <source>Taken men</source>
        <translation>Pièces prises</translation>
    </message>
    <message>
        <source>%1: all men are there</source>
        <translation>%1&#xa0;: toutes les pièces sont là</translation>
    </message>
    <message>
        <source>%2: one man taken</source>
        <translation>%2&#xa0;: une pièce prise</translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 men taken</source>
        <translation>
            <numerusform>%2&#xa0;: %1 pièce prise</numerusform>
            <numerusform>%2&#xa0;: %1 pièces prises</numerusform>
        </translation>
    </message>
    <message>
        <source>Not on the board: %1.</source>
        <translation>Pas sur l’échiquier&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Taken where they stood at first: %1.</source>
        <translation>Prises là où elles étaient au départ&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%2’s pawns: at least one capture</source>
        <translation>Pions des %2&#xa0;: au moins une prise</translation>
    </message>
    <message numerus="yes">
        <source>%2’s pawns: at least %1 captures</source>
        <translation>
            <numerusform>Pions des %2&#xa0;: au moins %1 prise</numerusform>
            <numerusform>Pions des %2&#xa0;: au moins %1 prises</numerusform>
        </translation>
    </message>
    <message>
        <source>on light squares at least %1</source>
        <translation>sur cases blanches au moins %1</translation>
    </message>
    <message>
        <source>on dark squares at least %1</source>
        <translation>sur cases noires au moins %1</translation>
    </message>
    <message>
        <source>They took all that they can have taken.</source>
        <translation>Ils ont pris tout ce qu’ils peuvent avoir pris.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>captures</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%2: one man is promoted</source>
        <translation>%2&#xa0;: une pièce est promue</translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 men are promoted</source>
        <translation>
            <numerusform>%2&#xa0;: %1 pièce est promue</numerusform>
            <numerusform>%2&#xa0;: %1 pièces sont promues</numerusform>
        </translation>
    </message>
    <message>
        <source>certain</source>
        <translation>certain</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Never moved</source>
        <translation>N’ont jamais joué</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation>Montrer sur l’échiquier</translation>
    </message>
    <message>
        <source>%1 of %2 men</source>
        <translation>%1 pièces sur %2</translation>
    </message>
    <message>
        <source>%1: it is certain of no man.</source>
        <translation>%1&#xa0;: certain d’aucune pièce.</translation>
    </message>
    <message>
        <source>%2: one man, on %3.</source>
        <translation>%2&#xa0;: une pièce, en %3.</translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 men, on %3.</source>
        <translation>
            <numerusform>%2&#xa0;: %1 pièce, en %3.</numerusform>
            <numerusform>%2&#xa0;: %1 pièces, en %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>The man on %1 has never moved</source>
        <translation>La pièce en %1 n’a jamais joué</translation>
    </message>
    <message>
        <source>Nothing was captured on %1</source>
        <translation>Rien n’a été pris en %1</translation>
    </message>
    <message>
        <source>The problem itself stays as it is.</source>
        <translation>Le problème lui-même reste tel quel.</translation>
    </message>
    <message>
        <source>One move further back (Left)</source>
        <translation>Un coup plus loin en arrière (Gauche)</translation>
    </message>
    <message>
        <source>Play it again (Right)</source>
        <translation>Le rejouer (Droite)</translation>
    </message>
    <message>
        <source>The diagram (Home)</source>
        <translation>Le diagramme (Début)</translation>
    </message>
    <message>
        <source>Copy the line</source>
        <translation>Copier la suite</translation>
    </message>
    <message>
        <source>Keep the line, or open this position</source>
        <translation>Garder la suite, ou ouvrir cette position</translation>
    </message>
    <message>
        <source>Back to the problem</source>
        <translation>Retour au problème</translation>
    </message>
    <message>
        <source>Show the problem again (Escape)</source>
        <translation>Montrer à nouveau le problème (Échap)</translation>
    </message>
    <message>
        <source>Add the line to the comments</source>
        <translation>Ajouter la suite aux commentaires</translation>
    </message>
    <message>
        <source>Add the line to the printed solution</source>
        <translation>Ajouter la suite à la solution imprimée</translation>
    </message>
    <message>
        <source>Open this position in a tab</source>
        <translation>Ouvrir cette position dans un onglet</translation>
    </message>
    <message>
        <source>One move taken back</source>
        <translation>Un coup repris</translation>
    </message>
    <message numerus="yes">
        <source>%1 moves taken back</source>
        <translation>
            <numerusform>%1 coup repris</numerusform>
            <numerusform>%1 coups repris</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag a man back to where he came from, or choose in the list.</source>
        <translation>Glissez une pièce là d’où elle venait, ou choisissez dans la liste.</translation>
    </message>
    <message numerus="yes">
        <source>%1 files</source>
        <translation>
            <numerusform>%1 fichier</numerusform>
            <numerusform>%1 fichiers</numerusform>
        </translation>
    </message>
    <message>
        <source>An import is under way already.</source>
        <translation>Une importation est déjà en cours.</translation>
    </message>
    <message>
        <source>No library is open to import into.</source>
        <translation>Aucune bibliothèque n’est ouverte pour y importer.</translation>
    </message>
    <message>
        <source>The import was stopped; nothing came in.</source>
        <translation>L’importation a été arrêtée&#xa0;; rien n’est entré.</translation>
    </message>
    <message>
        <source>%2: one problem looked through …</source>
        <translation>%2&#xa0;: un problème examiné …</translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 problems looked through …</source>
        <translation>
            <numerusform>%2&#xa0;: %1 problème examiné …</numerusform>
            <numerusform>%2&#xa0;: %1 problèmes examinés …</numerusform>
        </translation>
    </message>
    <message>
        <source>%2: one problem read …</source>
        <translation>%2&#xa0;: un problème lu …</translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 problems read …</source>
        <translation>
            <numerusform>%2&#xa0;: %1 problème lu …</numerusform>
            <numerusform>%2&#xa0;: %1 problèmes lus …</numerusform>
        </translation>
    </message>
    <message>
        <source>The rest was not read: another library was opened.</source>
        <translation>Le reste n’a pas été lu&#xa0;: une autre bibliothèque a été ouverte.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Problems (%1);;All files (*)</source>
        <translation>Problèmes (%1);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Import problems</source>
        <translation>Importer des problèmes</translation>
    </message>
    <message>
        <source>The letter</source>
        <translation>La lettre</translation>
    </message>
    <message>
        <source>Stop the import?</source>
        <translation>Arrêter l’importation&#xa0;?</translation>
    </message>
    <message>
        <source>What has come in stays; the rest of the file is not read.</source>
        <translation>Ce qui est entré reste&#xa0;; la suite du fichier n’est pas lue.</translation>
    </message>
    <message>
        <source>Stop the import</source>
        <translation>Arrêter l’importation</translation>
    </message>
    <message>
        <source>The library shows no problem to export.</source>
        <translation>La bibliothèque ne montre aucun problème à exporter.</translation>
    </message>
    <message>
        <source>Came in</source>
        <translation>Entré</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Ce que c’est</translation>
    </message>
    <message>
        <source>Was there</source>
        <translation>Déjà présent</translation>
    </message>
    <message>
        <source>What became of the problems</source>
        <translation>Ce que les problèmes sont devenus</translation>
    </message>
    <message>
        <source>Bring in</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Show what came in</source>
        <translation>Montrer ce qui est entré</translation>
    </message>
    <message>
        <source>Undo the import</source>
        <translation>Annuler l’importation</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copier le rapport</translation>
    </message>
    <message>
        <source>Nothing has come in yet. This is what would be done: %1</source>
        <translation>Rien n’est encore entré. Voici ce qui serait fait&#xa0;: %1</translation>
    </message>
    <message>
        <source>the same problem</source>
        <translation>le même problème</translation>
    </message>
    <message>
        <source>%1; reprint: %2</source>
        <translation>%1&#xa0;; reproduction&#xa0;: %2</translation>
    </message>
    <message>
        <source>Cannot be read: %1</source>
        <translation>Illisibles&#xa0;: %1</translation>
    </message>
    <message>
        <source>Joined with a problem that is there: %1</source>
        <translation>Réunis à un problème déjà présent&#xa0;: %1</translation>
    </message>
    <message>
        <source>New, and linked with a problem that is there: %1</source>
        <translation>Nouveaux, et liés à un problème déjà présent&#xa0;: %1</translation>
    </message>
    <message>
        <source>Not read: %1</source>
        <translation>Non lus&#xa0;: %1</translation>
    </message>
    <message>
        <source>To be known: %1</source>
        <translation>À savoir&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2 added, %3 merged, %4 there already, %5 not read.</source>
        <translation>%1&#xa0;: %2 ajoutés, %3 réunis, %4 déjà présents, %5 non lus.</translation>
    </message>
    <message>
        <source>Linked with others: %1.</source>
        <translation>Liés à d’autres&#xa0;: %1.</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>copie</translation>
    </message>
    <message>
        <source>Save a copy of the library</source>
        <translation>Enregistrer une copie de la bibliothèque</translation>
    </message>
    <message>
        <source>rescued</source>
        <translation>sauvé</translation>
    </message>
    <message>
        <source>Rescue into a new library</source>
        <translation>Sauver dans une nouvelle bibliothèque</translation>
    </message>
    <message>
        <source>What can be read is being rescued …</source>
        <translation>Ce qui peut être lu est en cours de sauvetage …</translation>
    </message>
    <message>
        <source>A copy of the library was saved as %1.</source>
        <translation>Une copie de la bibliothèque a été enregistrée sous %1.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>L’ouvrir</translation>
    </message>
    <message>
        <source>one problem was rescued</source>
        <translation>un problème a été sauvé</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems were rescued</source>
        <translation>
            <numerusform>%1 problème a été sauvé</numerusform>
            <numerusform>%1 problèmes ont été sauvés</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 into %2; nothing is lost.</source>
        <translation>%1 dans %2&#xa0;; rien n’est perdu.</translation>
    </message>
    <message>
        <source>one problem is lost</source>
        <translation>un problème est perdu</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems are lost</source>
        <translation>
            <numerusform>%1 problème est perdu</numerusform>
            <numerusform>%1 problèmes sont perdus</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 into %2; %3.</source>
        <translation>%1 dans %2&#xa0;; %3.</translation>
    </message>
    <message>
        <source>%1 into %2; some versions or links are lost.</source>
        <translation>%1 dans %2&#xa0;; des versions ou des liens sont perdus.</translation>
    </message>
    <message>
        <source>The library is open now.</source>
        <translation>La bibliothèque est ouverte maintenant.</translation>
    </message>
    <message>
        <source>Another program holds the library %1: it is opened here as soon as that lets it go. Unsaved work is kept meanwhile.</source>
        <translation>Un autre programme occupe la bibliothèque %1&#xa0;: elle s&apos;ouvrira ici dès qu&apos;il la libérera. Le travail non enregistré est conservé entre-temps.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems of the library are damaged and cannot be read; the others can. They can be rescued into a new library.</source>
        <translation>
            <numerusform>%1 problème de la bibliothèque est endommagé et illisible&#xa0;; les autres se lisent. On peut les sauver dans une nouvelle bibliothèque.</numerusform>
            <numerusform>%1 problèmes de la bibliothèque sont endommagés et illisibles&#xa0;; les autres se lisent. On peut les sauver dans une nouvelle bibliothèque.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rescue the rest …</source>
        <translation>Sauver le reste …</translation>
    </message>
    <message>
        <source>Open it there</source>
        <translation>L’ouvrir là</translation>
    </message>
    <message>
        <source>Open that copy</source>
        <translation>Ouvrir cette copie</translation>
    </message>
    <message>
        <source>Open it again</source>
        <translation>La rouvrir</translation>
    </message>
    <message>
        <source>%1: no move</source>
        <translation>%1&#xa0;: aucun coup</translation>
    </message>
    <message>
        <source>%2: 1 square</source>
        <translation>%2&#xa0;: 1 case</translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 squares</source>
        <translation>
            <numerusform>%2&#xa0;: %1 case</numerusform>
            <numerusform>%2&#xa0;: %1 cases</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <comment>families of men</comment>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Leapers</source>
        <translation>Bondisseurs</translation>
    </message>
    <message>
        <source>Riders</source>
        <translation>Coureurs</translation>
    </message>
    <message>
        <source>Combined</source>
        <comment>a family of men</comment>
        <translation>Combinées</translation>
    </message>
    <message>
        <source>Hoppers</source>
        <translation>Sauteurs</translation>
    </message>
    <message>
        <source>Lions</source>
        <translation>Lions</translation>
    </message>
    <message>
        <source>Chinese men</source>
        <translation>Pièces chinoises</translation>
    </message>
    <message>
        <source>Locusts</source>
        <translation>Locustes</translation>
    </message>
    <message>
        <source>Marine men</source>
        <translation>Pièces marines</translation>
    </message>
    <message>
        <source>Pawns</source>
        <translation>Pions</translation>
    </message>
    <message>
        <source>Own</source>
        <comment>a family of men</comment>
        <translation>Personnelles</translation>
    </message>
    <message>
        <source>Others</source>
        <comment>a family of men</comment>
        <translation>Autres</translation>
    </message>
    <message>
        <source>%1, won</source>
        <translation>%1, gagné</translation>
    </message>
    <message>
        <source>%1, lost</source>
        <translation>%1, perdu</translation>
    </message>
    <message>
        <source>%1, perhaps</source>
        <translation>%1, peut-être</translation>
    </message>
    <message>
        <source>No theme found yet.</source>
        <translation>Aucun thème trouvé pour l’instant.</translation>
    </message>
    <message>
        <source>No correspondence found.</source>
        <translation>Aucune correspondance trouvée.</translation>
    </message>
    <message>
        <source>With two intended solutions or more, what recurs in them stands here.</source>
        <translation>Avec deux solutions voulues ou plus, ce qui s’y répète se trouve ici.</translation>
    </message>
    <message numerus="yes">
        <source>At most %1 tries</source>
        <translation>
            <numerusform>Au plus %1 essai</numerusform>
            <numerusform>Au plus %1 essais</numerusform>
        </translation>
    </message>
    <message>
        <source>No tries</source>
        <translation>Aucun essai</translation>
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
        <translation>voulue</translation>
    </message>
    <message>
        <source>cook</source>
        <translation>démolition</translation>
    </message>
    <message>
        <source>not marked</source>
        <translation>non marquée</translation>
    </message>
    <message>
        <source>Solution %1, %2: %3</source>
        <translation>Solution %1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>ideal</source>
        <translation>idéal</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modèle</translation>
    </message>
    <message>
        <source>pure</source>
        <translation>pur</translation>
    </message>
    <message>
        <source>mirror</source>
        <translation>miroir</translation>
    </message>
    <message>
        <source>%1 begins with %2.</source>
        <translation>%1 commence par %2.</translation>
    </message>
    <message>
        <source>%1 leaves %2 at White’s %3 move: %4.</source>
        <translation>%1 quitte %2 au %3 coup blanc&#xa0;: %4.</translation>
    </message>
    <message>
        <source>%1 leaves %2 at Black’s %3 move: %4.</source>
        <translation>%1 quitte %2 au %3 coup noir&#xa0;: %4.</translation>
    </message>
    <message>
        <source>first</source>
        <comment>a half-move</comment>
        <translation>premier</translation>
    </message>
    <message>
        <source>second</source>
        <comment>a half-move</comment>
        <translation>deuxième</translation>
    </message>
    <message>
        <source>third</source>
        <comment>a half-move</comment>
        <translation>troisième</translation>
    </message>
    <message>
        <source>fourth</source>
        <comment>a half-move</comment>
        <translation>quatrième</translation>
    </message>
    <message>
        <source>fifth</source>
        <comment>a half-move</comment>
        <translation>cinquième</translation>
    </message>
    <message>
        <source>sixth</source>
        <comment>a half-move</comment>
        <translation>sixième</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rôle</translation>
    </message>
    <message>
        <source>Correspondences</source>
        <translation>Correspondances</translation>
    </message>
    <message>
        <source>one role</source>
        <translation>un rôle</translation>
    </message>
    <message numerus="yes">
        <source>%1 roles</source>
        <translation>
            <numerusform>%1 rôle</numerusform>
            <numerusform>%1 rôles</numerusform>
        </translation>
    </message>
    <message>
        <source>exchanged, letters say who</source>
        <translation>échangés, les lettres disent qui</translation>
    </message>
    <message>
        <source>same man, other square</source>
        <translation>même pièce, autre case</translation>
    </message>
    <message>
        <source>Intended solutions</source>
        <translation>Solutions voulues</translation>
    </message>
    <message>
        <source>How many solutions are intended, such as 2 or 2.1.1.1; empty: all there are</source>
        <translation>Combien de solutions sont voulues, comme 2 ou 2.1.1.1&#xa0;; vide&#xa0;: toutes celles qui existent</translation>
    </message>
    <message>
        <source>all</source>
        <translation>toutes</translation>
    </message>
    <message>
        <source>Expected a number such as 2, or one for each half-move: %1</source>
        <translation>Un nombre était attendu, comme 2, ou un par demi-coup&#xa0;: %1</translation>
    </message>
    <message>
        <source>Expected a number of solutions, such as 2, or 2.1.1.1</source>
        <translation>Un nombre de solutions était attendu, comme 2, ou 2.1.1.1</translation>
    </message>
    <message>
        <source>mate</source>
        <comment>a row&apos;s name</comment>
        <translation>mat</translation>
    </message>
    <message>
        <source>Set play and cooks</source>
        <translation>Jeu apparent et démolitions</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Solutions</translation>
    </message>
    <message>
        <source>Intended</source>
        <translation>Voulues</translation>
    </message>
    <message>
        <source>Show one solution a row</source>
        <translation>Montrer une solution par ligne</translation>
    </message>
    <message>
        <source>All columns step together; the board shows the one in hand.</source>
        <translation>Toutes les colonnes avancent ensemble&#xa0;; l’échiquier montre celle que vous tenez.</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>plus de %1</translation>
    </message>
    <message>
        <source>%1, the first %2 shown</source>
        <translation>%1, dont les %2 premières affichées</translation>
    </message>
    <message>
        <source>none in %1</source>
        <translation>aucune en %1</translation>
    </message>
    <message>
        <source>Cook</source>
        <translation>Démolition</translation>
    </message>
    <message>
        <source>Cooks</source>
        <translation>Démolitions</translation>
    </message>
    <message>
        <source>leaves %1 at %2</source>
        <translation>quitte %1 en %2</translation>
    </message>
    <message>
        <source>for %1</source>
        <comment>a move</comment>
        <translation>pour %1</translation>
    </message>
    <message>
        <source>Repeated move</source>
        <translation>Coup répété</translation>
    </message>
    <message>
        <source>Same mate</source>
        <translation>Même mat</translation>
    </message>
    <message>
        <source>Moves to %1</source>
        <translation>Coups vers %1</translation>
    </message>
    <message>
        <source>White man taken where it stands</source>
        <translation>Pièce blanche prise sur place</translation>
    </message>
    <message>
        <source>Black man taken where it stands</source>
        <translation>Pièce noire prise sur place</translation>
    </message>
    <message>
        <source>Neutral man taken where it stands</source>
        <translation>Pièce neutre prise sur place</translation>
    </message>
    <message>
        <source>White man moves, then is taken</source>
        <translation>Pièce blanche joue, puis est prise</translation>
    </message>
    <message>
        <source>Black man moves, then is taken</source>
        <translation>Pièce noire joue, puis est prise</translation>
    </message>
    <message>
        <source>Neutral man moves, then is taken</source>
        <translation>Pièce neutre joue, puis est prise</translation>
    </message>
    <message>
        <source>White man takes, then is taken</source>
        <translation>Pièce blanche prend, puis est prise</translation>
    </message>
    <message>
        <source>Black man takes, then is taken</source>
        <translation>Pièce noire prend, puis est prise</translation>
    </message>
    <message>
        <source>Neutral man takes, then is taken</source>
        <translation>Pièce neutre prend, puis est prise</translation>
    </message>
    <message>
        <source>White man falls in the mate</source>
        <translation>Pièce blanche tombe au mat</translation>
    </message>
    <message>
        <source>Black man falls in the mate</source>
        <translation>Pièce noire tombe au mat</translation>
    </message>
    <message>
        <source>Neutral man falls in the mate</source>
        <translation>Pièce neutre tombe au mat</translation>
    </message>
    <message>
        <source>White man taken</source>
        <translation>Pièce blanche prise</translation>
    </message>
    <message>
        <source>Black man taken</source>
        <translation>Pièce noire prise</translation>
    </message>
    <message>
        <source>Neutral man taken</source>
        <translation>Pièce neutre prise</translation>
    </message>
    <message>
        <source>White takes back</source>
        <translation>Les Blancs reprennent</translation>
    </message>
    <message>
        <source>Black takes back</source>
        <translation>Les Noirs reprennent</translation>
    </message>
    <message>
        <source>Neutral man takes back</source>
        <translation>Pièce neutre reprend</translation>
    </message>
    <message>
        <source>White promotes</source>
        <translation>Promotion blanche</translation>
    </message>
    <message>
        <source>Black promotes</source>
        <translation>Promotion noire</translation>
    </message>
    <message>
        <source>Neutral pawn promotes</source>
        <translation>Promotion d’un pion neutre</translation>
    </message>
    <message>
        <source>White castles</source>
        <translation>Roque blanc</translation>
    </message>
    <message>
        <source>Black castles</source>
        <translation>Roque noir</translation>
    </message>
    <message>
        <source>Neutral king castles</source>
        <translation>Le roi neutre roque</translation>
    </message>
    <message>
        <source>Mates</source>
        <translation>Donne le mat</translation>
    </message>
    <message>
        <source>Makes the last move</source>
        <translation>Joue le dernier coup</translation>
    </message>
    <message>
        <source>Checks from behind</source>
        <translation>Donne échec par-derrière</translation>
    </message>
    <message>
        <source>Pins in the mate</source>
        <translation>Cloue dans le mat</translation>
    </message>
    <message>
        <source>Is pinned in the mate</source>
        <translation>Est clouée dans le mat</translation>
    </message>
    <message>
        <source>Guards in the mate</source>
        <translation>Garde dans le mat</translation>
    </message>
    <message>
        <source>Comes to block</source>
        <translation>Vient bloquer</translation>
    </message>
    <message>
        <source>exchanged: man %1 plays this part here</source>
        <translation>échangé&#xa0;: la pièce %1 joue ici ce rôle</translation>
    </message>
    <message>
        <source>the same man, on another square</source>
        <translation>la même pièce, sur une autre case</translation>
    </message>
    <message>
        <source>one exchange</source>
        <translation>un échange</translation>
    </message>
    <message numerus="yes">
        <source>%1 exchanges</source>
        <translation>
            <numerusform>%1 échange</numerusform>
            <numerusform>%1 échanges</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>solutions</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>Half-moves played</source>
        <translation>Demi-coups joués</translation>
    </message>
    <message>
        <source>One half-move back (Left)</source>
        <translation>Un demi-coup en arrière (Gauche)</translation>
    </message>
    <message>
        <source>One half-move on (Right)</source>
        <translation>Un demi-coup en avant (Droite)</translation>
    </message>
    <message>
        <source>The end (End)</source>
        <translation>La fin (Fin)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>half-moves played</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Write into the field Intended how many are meant.</source>
        <translation>Écrivez dans le champ Voulues combien le sont.</translation>
    </message>
    <message>
        <source>Their shape is %1.</source>
        <translation>Leur forme est %1.</translation>
    </message>
    <message>
        <source>Set play: %1.</source>
        <translation>Jeu apparent&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 is as intended.</source>
        <translation>%1 est comme voulu.</translation>
    </message>
    <message>
        <source>%1 are as intended.</source>
        <translation>%1 sont comme voulu.</translation>
    </message>
    <message>
        <source>One more.</source>
        <translation>Une de plus.</translation>
    </message>
    <message numerus="yes">
        <source>%1 more.</source>
        <translation>
            <numerusform>%1 de plus.</numerusform>
            <numerusform>%1 de plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Which are intended is not marked: take one in hand and press P.</source>
        <translation>Il n’est pas marqué lesquelles sont voulues&#xa0;: prenez-en une et appuyez sur P.</translation>
    </message>
    <message>
        <source>%1 is not intended</source>
        <translation>%1 n’est pas voulue</translation>
    </message>
    <message>
        <source>%1 is intended</source>
        <translation>%1 est voulue</translation>
    </message>
    <message>
        <source>Copy all solutions</source>
        <translation>Copier toutes les solutions</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Défense</translation>
    </message>
    <message>
        <source>Phase table: %1</source>
        <translation>Tableau des phases&#xa0;: %1</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>épinglé</translation>
    </message>
    <message>
        <source>Click: let go. Drag: move. Right button: more.</source>
        <translation>Clic&#xa0;: relâcher. Glisser&#xa0;: déplacer. Bouton droit&#xa0;: plus.</translation>
    </message>
    <message>
        <source>Click: keep in the table. Drag: move. Right button: more.</source>
        <translation>Clic&#xa0;: garder dans le tableau. Glisser&#xa0;: déplacer. Bouton droit&#xa0;: plus.</translation>
    </message>
    <message>
        <source>Show hidden tries (%1)</source>
        <translation>Montrer les essais cachés (%1)</translation>
    </message>
    <message>
        <source>Show hidden tries</source>
        <translation>Montrer les essais cachés</translation>
    </message>
    <message>
        <source>Let go of all pinned tries</source>
        <translation>Relâcher tous les essais épinglés</translation>
    </message>
    <message>
        <source>Copy table as text</source>
        <translation>Copier le tableau en texte</translation>
    </message>
    <message>
        <source>Keep in the table</source>
        <translation>Garder dans le tableau</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>Déplacer à gauche</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>Déplacer à droite</translation>
    </message>
    <message>
        <source>Hide this try</source>
        <translation>Cacher cet essai</translation>
    </message>
    <message>
        <source>Order by changes</source>
        <translation>Ranger par changements</translation>
    </message>
    <message>
        <source>Order by refutation</source>
        <translation>Ranger par réfutation</translation>
    </message>
    <message>
        <source>1 defence</source>
        <translation>1 défense</translation>
    </message>
    <message>
        <source>1 phase</source>
        <translation>1 phase</translation>
    </message>
    <message numerus="yes">
        <source>%1 phases</source>
        <translation>
            <numerusform>%1 phase</numerusform>
            <numerusform>%1 phases</numerusform>
        </translation>
    </message>
    <message>
        <source>Set</source>
        <translation>App.</translation>
    </message>
    <message>
        <source>no continuation</source>
        <translation>pas de continuation</translation>
    </message>
    <message>
        <source>no mate</source>
        <translation>pas de mat</translation>
    </message>
    <message>
        <source>quadruple</source>
        <translation>quadruple</translation>
    </message>
    <message numerus="yes">
        <source>%1 answers</source>
        <translation>
            <numerusform>%1 réponse</numerusform>
            <numerusform>%1 réponses</numerusform>
        </translation>
    </message>
    <message>
        <source>refutes the try</source>
        <translation>réfute l’essai</translation>
    </message>
    <message>
        <source>cannot be played here</source>
        <translation>ne peut être joué ici</translation>
    </message>
    <message>
        <source>changed mate</source>
        <translation>mat changé</translation>
    </message>
    <message>
        <source>transferred mate</source>
        <translation>mat transféré</translation>
    </message>
    <message>
        <source>changed continuation</source>
        <translation>continuation changée</translation>
    </message>
    <message>
        <source>transferred continuation</source>
        <translation>continuation transférée</translation>
    </message>
    <message>
        <source>changed and transferred</source>
        <translation>changé et transféré</translation>
    </message>
    <message>
        <source>cannot occur</source>
        <translation>impossible</translation>
    </message>
    <message>
        <source>changed: another mate in an earlier phase</source>
        <translation>changé&#xa0;: un autre mat dans une phase antérieure</translation>
    </message>
    <message>
        <source>transferred: the mate follows another defence before</source>
        <translation>transféré&#xa0;: auparavant, ce mat suit une autre défense</translation>
    </message>
    <message>
        <source>changed and transferred: before, another defence has this mate</source>
        <translation>changé et transféré&#xa0;: auparavant, une autre défense a ce mat</translation>
    </message>
    <message>
        <source>added: no mate for this defence in the other phases</source>
        <translation>ajouté&#xa0;: pas de mat sur cette défense dans les autres phases</translation>
    </message>
    <message>
        <source>lost: no mate of its own after the key</source>
        <translation>perdu&#xa0;: pas de mat propre après la clé</translation>
    </message>
    <message>
        <source>changed: another continuation in an earlier phase</source>
        <translation>changée&#xa0;: une autre continuation dans une phase antérieure</translation>
    </message>
    <message>
        <source>transferred: the continuation follows another defence before</source>
        <translation>transférée&#xa0;: auparavant, cette continuation suit une autre défense</translation>
    </message>
    <message>
        <source>changed and transferred: before, another defence has this continuation</source>
        <translation>changée et transférée&#xa0;: auparavant, une autre défense a cette continuation</translation>
    </message>
    <message>
        <source>added: no continuation for this defence in the other phases</source>
        <translation>ajoutée&#xa0;: pas de continuation sur cette défense dans les autres phases</translation>
    </message>
    <message>
        <source>lost: no continuation of its own after the key</source>
        <translation>perdue&#xa0;: pas de continuation propre après la clé</translation>
    </message>
    <message>
        <source>Moves of the game</source>
        <translation>Coups de la partie</translation>
    </message>
    <message>
        <source>The start (Home)</source>
        <translation>Le début (Début)</translation>
    </message>
    <message>
        <source>The diagram (End)</source>
        <translation>Le diagramme (Fin)</translation>
    </message>
    <message>
        <source>Shorter games</source>
        <translation>Parties plus courtes</translation>
    </message>
    <message>
        <source>Strategies</source>
        <translation>Stratégies</translation>
    </message>
    <message>
        <source>Proof game</source>
        <translation>Partie justificative</translation>
    </message>
    <message>
        <source>The game before (Page Up)</source>
        <translation>La partie précédente (Page préc.)</translation>
    </message>
    <message>
        <source>The next game (Page Down)</source>
        <translation>La partie suivante (Page suiv.)</translation>
    </message>
    <message>
        <source>Play the game (Space)</source>
        <translation>Jouer la partie (Espace)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>games</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>exactly %1</source>
        <translation>exactement %1</translation>
    </message>
    <message>
        <source>Search to %1</source>
        <translation>Chercher jusqu’à %1</translation>
    </message>
    <message>
        <source>Ask for longer games</source>
        <translation>Demander des parties plus longues</translation>
    </message>
    <message>
        <source>Games of %1</source>
        <translation>Parties de %1</translation>
    </message>
    <message>
        <source>half-move %1 of %2</source>
        <translation>demi-coup %1 sur %2</translation>
    </message>
    <message>
        <source>%1, the diagram</source>
        <translation>%1, le diagramme</translation>
    </message>
    <message>
        <source>start</source>
        <comment>of a game</comment>
        <translation>début</translation>
    </message>
    <message>
        <source>(stays on the board)</source>
        <translation>(reste sur l’échiquier)</translation>
    </message>
    <message>
        <source>Merit</source>
        <translation>Mérite</translation>
    </message>
    <message>
        <source>Flaw</source>
        <translation>Défaut</translation>
    </message>
    <message numerus="yes">
        <source>Quality: %1 points</source>
        <translation>
            <numerusform>Qualité&#xa0;: %1 point</numerusform>
            <numerusform>Qualité&#xa0;: %1 points</numerusform>
        </translation>
    </message>
    <message>
        <source>Quality: one point</source>
        <translation>Qualité&#xa0;: un point</translation>
    </message>
    <message>
        <source>Set a right</source>
        <translation>Fixer un droit</translation>
    </message>
    <message>
        <source>Sets what the solution rests on; one step of the history</source>
        <translation>Fixe ce sur quoi repose la solution&#xa0;; une étape de l’historique</translation>
    </message>
    <message>
        <source>Allow e.p. on %1</source>
        <translation>Permettre l’e.p. en %1</translation>
    </message>
    <message>
        <source>White may not castle short</source>
        <translation>les Blancs ne peuvent faire le petit roque</translation>
    </message>
    <message>
        <source>White may not castle long</source>
        <translation>les Blancs ne peuvent faire le grand roque</translation>
    </message>
    <message>
        <source>Black may not castle short</source>
        <translation>les Noirs ne peuvent faire le petit roque</translation>
    </message>
    <message>
        <source>Black may not castle long</source>
        <translation>les Noirs ne peuvent faire le grand roque</translation>
    </message>
    <message>
        <source> and </source>
        <translation> et </translation>
    </message>
    <message>
        <source>new since the last edit</source>
        <translation>nouveau depuis la dernière modification</translation>
    </message>
    <message>
        <source>changed since the last edit</source>
        <translation>changé depuis la dernière modification</translation>
    </message>
    <message>
        <source>gone since the last edit</source>
        <translation>disparu depuis la dernière modification</translation>
    </message>
    <message>
        <source>Gone since the last edit</source>
        <translation>Disparu depuis la dernière modification</translation>
    </message>
    <message>
        <source>nothing answers it</source>
        <translation>rien n’y répond</translation>
    </message>
    <message>
        <source>After the key</source>
        <translation>Après la clé</translation>
    </message>
    <message>
        <source>%1, trivial ones hidden</source>
        <translation>%1, les triviaux étant cachés</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>%1, none of them marked</source>
        <translation>%1, aucune n’est marquée</translation>
    </message>
    <message>
        <source>if %1</source>
        <translation>si %1</translation>
    </message>
    <message>
        <source>%1, as you stated of an earlier position</source>
        <translation>%1, comme vous l’avez indiqué d’une position antérieure</translation>
    </message>
    <message>
        <source>%1, as you state</source>
        <translation>%1, comme vous l’indiquez</translation>
    </message>
    <message>
        <source>Cannot be solved</source>
        <translation>Non résoluble</translation>
    </message>
    <message>
        <source>The program that is open already does not answer, so this is another one.</source>
        <translation>Le programme déjà ouvert ne répond pas&#xa0;; celui-ci en est un autre.</translation>
    </message>
    <message>
        <source>Something went wrong (%1). Your work is safe; a report is in %2.</source>
        <translation>Quelque chose a échoué (%1). Votre travail est en sûreté&#xa0;; un rapport est dans %2.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>There is nothing on the board to compare.</source>
        <translation>Il n’y a rien à comparer sur l’échiquier.</translation>
    </message>
    <message>
        <source>New problem of a game</source>
        <translation>Nouveau problème d’un jeu</translation>
    </message>
    <message>
        <source>Tables games</source>
        <translation>Jeux de tables</translation>
    </message>
    <message>
        <source>Odds of dice …</source>
        <translation>Probabilités aux dés …</translation>
    </message>
    <message numerus="yes">
        <source>Copied: %1 games as PGN.</source>
        <translation>
            <numerusform>Copié&#xa0;: %1 partie en PGN.</numerusform>
            <numerusform>Copié&#xa0;: %1 parties en PGN.</numerusform>
        </translation>
    </message>
    <message>
        <source>Recent problems</source>
        <translation>Problèmes récents</translation>
    </message>
    <message>
        <source>Recent libraries</source>
        <translation>Bibliothèques récentes</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Origine</translation>
    </message>
    <message>
        <source>System</source>
        <comment>colours as the system has them</comment>
        <translation>Système</translation>
    </message>
    <message>
        <source>Drag men to the board, or click one here and then squares. Ctrl copies.</source>
        <translation>Glissez des pièces sur l’échiquier, ou cliquez sur l’une d’elles ici, puis sur des cases. Ctrl copie.</translation>
    </message>
    <message>
        <source>drag or type</source>
        <translation>glisser ou taper</translation>
    </message>
    <message>
        <source>Drag a man off the board, or right-click him, to remove him. Or by keys: arrows move a cursor, capital letters put white men there, small letters black ones.</source>
        <translation>Glissez une pièce hors de l’échiquier, ou faites un clic droit dessus, pour l’enlever. Ou au clavier&#xa0;: les flèches déplacent un curseur, les majuscules y posent des pièces blanches, les minuscules des noires.</translation>
    </message>
    <message>
        <source>Space lifts, Esc puts back</source>
        <translation>Espace soulève, Échap remet</translation>
    </message>
    <message>
        <source>At every change the solver says here whether the problem is sound.</source>
        <translation>À chaque modification, le solveur dit ici si le problème est correct.</translation>
    </message>
    <message>
        <source>at every change</source>
        <translation>à chaque modification</translation>
    </message>
    <message>
        <source>Point at a row to see its moves, click it to play them. Escape comes home.</source>
        <translation>Pointez une ligne pour voir ses coups, cliquez dessus pour les jouer. Échap ramène au diagramme.</translation>
    </message>
    <message>
        <source>point to see the moves</source>
        <translation>pointez pour voir les coups</translation>
    </message>
    <message>
        <source>Each sound position is kept here by itself; click one to have it back. Ctrl+Shift+S keeps one by name.</source>
        <translation>Chaque position correcte est gardée ici d’elle-même&#xa0;; cliquez sur l’une d’elles pour la retrouver. Ctrl+Maj+S en garde une sous un nom.</translation>
    </message>
    <message>
        <source>kept by themselves</source>
        <translation>gardées d’elles-mêmes</translation>
    </message>
    <message>
        <source>Ctrl+S keeps a problem, Ctrl+L shows all. Some classics lie there already.</source>
        <translation>Ctrl+S garde un problème, Ctrl+L les montre tous. Quelques classiques y sont déjà.</translation>
    </message>
    <message>
        <source>classics inside</source>
        <translation>avec des classiques</translation>
    </message>
    <message>
        <source>There is no field “%1”. There are: %2.</source>
        <translation>Il n’y a pas de champ «&#xa0;%1&#xa0;». Il y a&#xa0;: %2.</translation>
    </message>
    <message>
        <source>This line cannot be used: %1.</source>
        <translation>Cette ligne ne peut servir&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Entry forms are written as PDF, SVG or PNG.</source>
        <translation>Les fiches d’envoi s’écrivent en PDF, SVG ou PNG.</translation>
    </message>
    <message>
        <source>Made in %1 ms.</source>
        <translation>Fait en %1 ms.</translation>
    </message>
    <message>
        <source>Drawn in %1 ms.</source>
        <translation>Dessiné en %1 ms.</translation>
    </message>
    <message>
        <source>Diagram %1 of %2, drawn in %3 ms.</source>
        <translation>Diagramme %1 sur %2, dessiné en %3 ms.</translation>
    </message>
    <message>
        <source>Page %1 of %2, drawn in %3 ms.</source>
        <translation>Page %1 sur %2, dessinée en %3 ms.</translation>
    </message>
    <message>
        <source>The file will be this, in the letters of whoever opens it.</source>
        <translation>Le fichier sera ainsi, avec les polices de celui qui l’ouvre.</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>Arrêté&#xa0;; rien n’a été écrit.</translation>
    </message>
    <message>
        <source>%1 cannot be used: %2.</source>
        <translation>%1 ne peut pas servir&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%2 is there already.</source>
        <translation>%2 existe déjà.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of the files are there already.</source>
        <translation>
            <numerusform>%1 des fichiers existe déjà.</numerusform>
            <numerusform>%1 des fichiers existent déjà.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the folder %1. What they hold will be lost.</source>
        <translation>Dans le dossier %1. Leur contenu sera perdu.</translation>
    </message>
    <message>
        <source>Saved as %2.</source>
        <translation>Enregistré sous %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 files saved, the first as %2.</source>
        <translation>
            <numerusform>%1 fichier enregistré, le premier sous %2.</numerusform>
            <numerusform>%1 fichiers enregistrés, le premier sous %2.</numerusform>
        </translation>
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
        <translation>Rien trouvé. Vouliez-vous dire&#xa0;:</translation>
    </message>
    <message>
        <source>Not known here: kept as it is written.</source>
        <translation>Inconnu ici&#xa0;: gardé tel qu’il est écrit.</translation>
    </message>
    <message>
        <source>Not with %1</source>
        <translation>Pas avec %1</translation>
    </message>
    <message>
        <source>%1; Popeye can be asked</source>
        <translation>%1&#xa0;; on peut interroger Popeye</translation>
    </message>
    <message>
        <source>Problems by these rules are solved.</source>
        <translation>Les problèmes avec ces règles sont résolus.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <comment>the answer</comment>
        <translation>non</translation>
    </message>
    <message>
        <source>Rebirth</source>
        <translation>Renaissance</translation>
    </message>
    <message>
        <source>Paralysis</source>
        <translation>Paralysie</translation>
    </message>
    <message>
        <source>Change of colour</source>
        <translation>Changement de couleur</translation>
    </message>
    <message>
        <source>Movement and kinds</source>
        <translation>Marche et sortes de pièces</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>Prise</translation>
    </message>
    <message>
        <source>Check and mate</source>
        <translation>Échec et mat</translation>
    </message>
    <message>
        <source>Forced play</source>
        <translation>Jeu forcé</translation>
    </message>
    <message>
        <source>Special squares</source>
        <translation>Cases spéciales</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>Rois</translation>
    </message>
    <message>
        <source>According to</source>
        <translation>Selon</translation>
    </message>
    <message>
        <source>Turned</source>
        <translation>Inversé</translation>
    </message>
    <message>
        <source>Comes back as</source>
        <translation>Revient comme</translation>
    </message>
    <message>
        <source>If occupied</source>
        <translation>Si occupée</translation>
    </message>
    <message>
        <source>On its own square</source>
        <translation>Sur sa propre case</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Grille</translation>
    </message>
    <message>
        <source>Whose pawn</source>
        <translation>Pion de quel camp</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Cases</translation>
    </message>
    <message>
        <source>Kinds of men</source>
        <translation>Sortes de pièces</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>Lengths</source>
        <translation>Longueurs</translation>
    </message>
    <message>
        <source>The analysis of the library has stopped: its processes do not run.</source>
        <translation>L’analyse de la bibliothèque s’est arrêtée&#xa0;: ses processus ne démarrent pas.</translation>
    </message>
    <message>
        <source>The analysis of the library failed (%1).</source>
        <translation>L’analyse de la bibliothèque a échoué (%1).</translation>
    </message>
    <message>
        <source>A log of another library lay beside this one; it was set aside as %1.</source>
        <translation>Un journal d’une autre bibliothèque se trouvait à côté de celle-ci&#xa0;; il a été mis de côté sous le nom %1.</translation>
    </message>
    <message>
        <source>This library is open in another window of the program: it can be read and searched here, not changed.</source>
        <translation>Cette bibliothèque est ouverte dans une autre fenêtre du programme&#xa0;: ici on peut la lire et y chercher, non la modifier.</translation>
    </message>
    <message>
        <source>This library&apos;s file or folder is read-only: it can be read, not changed.</source>
        <translation>Le fichier ou le dossier de cette bibliothèque est en lecture seule&#xa0;: on peut la lire, non la modifier.</translation>
    </message>
    <message>
        <source>The disk of this library is full: it can be read, not changed.</source>
        <translation>Le disque de cette bibliothèque est plein&#xa0;: on peut la lire, non la modifier.</translation>
    </message>
    <message>
        <source>The library is being brought up to date: %1 of %2 problems …</source>
        <translation>La bibliothèque est mise à jour&#xa0;: %1 problèmes sur %2 …</translation>
    </message>
    <message>
        <source>The library failed (%1). A report was kept.</source>
        <translation>Erreur dans la bibliothèque (%1). Un rapport a été gardé.</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>&amp;Bibliothèque</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save as new problem</source>
        <translation>Enregistrer comme nouveau problème</translation>
    </message>
    <message>
        <source>Close the tab</source>
        <translation>Fermer l’onglet</translation>
    </message>
    <message>
        <source>Open the same tabs at the next start</source>
        <translation>Rouvrir les mêmes onglets au prochain démarrage</translation>
    </message>
    <message>
        <source>Import problems …</source>
        <translation>Importer des problèmes …</translation>
    </message>
    <message>
        <source>Read a letter …</source>
        <translation>Lire une lettre …</translation>
    </message>
    <message>
        <source>Originals by stage …</source>
        <translation>Inédits par étape …</translation>
    </message>
    <message>
        <source>Export diagrams …</source>
        <translation>Exporter des diagrammes …</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>Imprimer …</translation>
    </message>
    <message>
        <source>Tourney …</source>
        <translation>Tournoi …</translation>
    </message>
    <message>
        <source>Solving contest …</source>
        <translation>Concours de solutions …</translation>
    </message>
    <message>
        <source>On a telephone …</source>
        <translation>Sur un téléphone …</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Flip between the last two positions</source>
        <translation>Alterner entre les deux dernières positions</translation>
    </message>
    <message>
        <source>Details of the problem</source>
        <translation>Détails du problème</translation>
    </message>
    <message>
        <source>Find action or problem …</source>
        <translation>Trouver une commande ou un problème …</translation>
    </message>
    <message>
        <source>Select all men</source>
        <translation>Sélectionner toutes les pièces</translation>
    </message>
    <message>
        <source>Copy position</source>
        <translation>Copier la position</translation>
    </message>
    <message>
        <source>Paste position</source>
        <translation>Coller une position</translation>
    </message>
    <message>
        <source>Settings …</source>
        <translation>Réglages …</translation>
    </message>
    <message>
        <source>Rotate back by 90 degrees</source>
        <translation>Tourner de 90 degrés en arrière</translation>
    </message>
    <message>
        <source>Swap colours</source>
        <translation>Échanger les couleurs</translation>
    </message>
    <message>
        <source>Game array</source>
        <translation>Position initiale de la partie</translation>
    </message>
    <message>
        <source>What if this man were another</source>
        <translation>Et si cette pièce en était une autre</translation>
    </message>
    <message>
        <source>Fairy men …</source>
        <translation>Pièces féeriques …</translation>
    </message>
    <message>
        <source>Special squares and marks …</source>
        <translation>Cases spéciales et marques …</translation>
    </message>
    <message>
        <source>Take moves back</source>
        <translation>Reprendre des coups</translation>
    </message>
    <message>
        <source>Needed men</source>
        <translation>Pièces nécessaires</translation>
    </message>
    <message>
        <source>Scheme bench</source>
        <translation>Établi des schémas</translation>
    </message>
    <message>
        <source>Add a twin</source>
        <translation>Ajouter un jumeau</translation>
    </message>
    <message>
        <source>Next twin</source>
        <translation>Jumeau suivant</translation>
    </message>
    <message>
        <source>Previous twin</source>
        <translation>Jumeau précédent</translation>
    </message>
    <message>
        <source>Set play is asked for</source>
        <translation>Le jeu apparent est demandé</translation>
    </message>
    <message>
        <source>Duplex: the other side begins, too</source>
        <translation>Duplex&#xa0;: l’autre camp commence aussi</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Réparation</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Positions voisines</translation>
    </message>
    <message>
        <source>Search for problems …</source>
        <translation>Recherche de problèmes …</translation>
    </message>
    <message>
        <source>Compose a theme …</source>
        <translation>Composer un thème …</translation>
    </message>
    <message>
        <source>Mine endings …</source>
        <translation>Explorer des finales …</translation>
    </message>
    <message>
        <source>Popeye …</source>
        <translation>Popeye …</translation>
    </message>
    <message>
        <source>History of the diagram</source>
        <translation>Origine du diagramme</translation>
    </message>
    <message>
        <source>Keep this key</source>
        <translation>Garder cette clé</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Bienvenue</translation>
    </message>
    <message>
        <source>60-second tour</source>
        <translation>Visite en 60 secondes</translation>
    </message>
    <message>
        <source>Language and letters</source>
        <translation>Langue et lettres</translation>
    </message>
    <message>
        <source>In moves, and on the keyboard: they put men on the board.</source>
        <translation>Dans les coups, et au clavier&#xa0;: elles posent les pièces sur l’échiquier.</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Élevé</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Habituel</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contraste</translation>
    </message>
    <message>
        <source>Size of letters</source>
        <translation>Taille des caractères</translation>
    </message>
    <message>
        <source>Men move at once. Where the system wants less motion, they do so anyway.</source>
        <translation>Les pièces bougent d’un coup. Là où le système veut moins de mouvement, elles le font de toute façon.</translation>
    </message>
    <message>
        <source>Composing</source>
        <translation>Composition</translation>
    </message>
    <message numerus="yes">
        <source>up to %1</source>
        <translation>
            <numerusform>jusqu’à %1</numerusform>
            <numerusform>jusqu’à %1</numerusform>
        </translation>
    </message>
    <message>
        <source>While a man is in hand, squares say what he would do there.</source>
        <translation>Tant qu’une pièce est en main, les cases disent ce qu’elle y ferait.</translation>
    </message>
    <message>
        <source>Refutations of a try</source>
        <translation>Réfutations d’un essai</translation>
    </message>
    <message>
        <source>Show all defences</source>
        <translation>Montrer toutes les défenses</translation>
    </message>
    <message>
        <source>Those too that parry no threat.</source>
        <translation>Aussi celles qui ne parent aucune menace.</translation>
    </message>
    <message>
        <source>Show trivial tries</source>
        <translation>Montrer les essais triviaux</translation>
    </message>
    <message>
        <source>Solutions of help play as rows</source>
        <translation>Solutions du jeu aidé en lignes</translation>
    </message>
    <message>
        <source>One solution a line; else one a column.</source>
        <translation>Une solution par ligne&#xa0;; sinon une par colonne.</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Dossiers</translation>
    </message>
    <message>
        <source>The one that is open; the next start opens it again.</source>
        <translation>Celle qui est ouverte&#xa0;; le prochain démarrage la rouvre.</translation>
    </message>
    <message>
        <source>Exports</source>
        <translation>Exportations</translation>
    </message>
    <message>
        <source>The folder in which saving diagrams and problems begins.</source>
        <translation>Le dossier où commence l’enregistrement des diagrammes et des problèmes.</translation>
    </message>
    <message>
        <source>the folder used last</source>
        <translation>le dernier dossier utilisé</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Brouillons</translation>
    </message>
    <message>
        <source>Unsaved work is written here by itself, and offered again after a crash.</source>
        <translation>Le travail non enregistré s’écrit ici de lui-même, et est proposé après un plantage.</translation>
    </message>
    <message>
        <source>Solving</source>
        <translation>Résolution</translation>
    </message>
    <message>
        <source>One for each processor (one)</source>
        <translation>Un par processeur (un)</translation>
    </message>
    <message numerus="yes">
        <source>One for each processor (%1)</source>
        <translation>
            <numerusform>Un par processeur (%1)</numerusform>
            <numerusform>Un par processeur (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>Processes for the library</source>
        <translation>Processus pour la bibliothèque</translation>
    </message>
    <message>
        <source>They analyse problems in the background, and give way while you compose.</source>
        <translation>Ils analysent les problèmes en arrière-plan, et s’effacent pendant que vous composez.</translation>
    </message>
    <message>
        <source>Engine for studies</source>
        <translation>Moteur pour les études</translation>
    </message>
    <message>
        <source>A UCI engine, asked about studies where you wish it. What it sees is no proof.</source>
        <translation>Un moteur UCI, interrogé sur les études où vous le voulez. Ce qu&apos;il voit n&apos;est pas une preuve.</translation>
    </message>
    <message>
        <source>found by itself, such as stockfish</source>
        <translation>trouvé tout seul, tel stockfish</translation>
    </message>
    <message>
        <source>Syzygy&apos;s tables for studies</source>
        <translation>Tables de Syzygy pour les études</translation>
    </message>
    <message>
        <source>A folder with tables of five to seven men (.rtbw), or with such folders in it. What they say is proof, too. The page Study tells what is missing.</source>
        <translation>Un dossier de tables de cinq à sept pièces (.rtbw), ou de tels dossiers. Ce qu’elles disent est aussi une preuve. La page Étude dit ce qui manque.</translation>
    </message>
    <message>
        <source>none: up to four men, made here</source>
        <translation>aucun : jusqu’à quatre pièces, faites ici</translation>
    </message>
    <message>
        <source>The program never looks for a newer version, loads nothing and sends nothing by itself. A new version is installed by you, or by your system, and keeps your settings and libraries.</source>
        <translation>Le programme ne cherche jamais de version plus récente, ne télécharge rien et n’envoie rien de lui-même. Une nouvelle version est installée par vous ou par votre système, et garde vos réglages et vos bibliothèques.</translation>
    </message>
    <message>
        <source>Popeye program</source>
        <translation>Programme Popeye</translation>
    </message>
    <message>
        <source>It is asked about what is not solved here. It stays on this computer.</source>
        <translation>On l’interroge sur ce qui n’est pas résolu ici. Il reste sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Ask Popeye by itself</source>
        <translation>Interroger Popeye automatiquement</translation>
    </message>
    <message>
        <source>About problems that are not solved here.</source>
        <translation>Sur les problèmes qui ne sont pas résolus ici.</translation>
    </message>
    <message>
        <source>Popeye works at most</source>
        <translation>Durée maximale de Popeye</translation>
    </message>
    <message>
        <source>Memory for Popeye</source>
        <translation>Mémoire pour Popeye</translation>
    </message>
    <message>
        <source>Updates and sound</source>
        <translation>Mises à jour et son</translation>
    </message>
    <message>
        <source>Updates</source>
        <translation>Mises à jour</translation>
    </message>
    <message>
        <source>The program makes no sound.</source>
        <translation>Le programme n’émet aucun son.</translation>
    </message>
    <message>
        <source>Open library …</source>
        <translation>Ouvrir une bibliothèque …</translation>
    </message>
    <message>
        <source>New library …</source>
        <translation>Nouvelle bibliothèque …</translation>
    </message>
    <message>
        <source>Save a copy of the library …</source>
        <translation>Enregistrer une copie de la bibliothèque …</translation>
    </message>
    <message>
        <source>Export problems …</source>
        <translation>Exporter des problèmes …</translation>
    </message>
    <message>
        <source>Versions of the problem …</source>
        <translation>Versions du problème …</translation>
    </message>
    <message>
        <source>Find in the library</source>
        <translation>Chercher dans la bibliothèque</translation>
    </message>
    <message>
        <source>Find problems like this</source>
        <translation>Trouver des problèmes semblables</translation>
    </message>
    <message>
        <source>Show the library</source>
        <translation>Montrer la bibliothèque</translation>
    </message>
    <message>
        <source>Library beside the board</source>
        <translation>Bibliothèque à côté de l’échiquier</translation>
    </message>
    <message>
        <source>Go to the notice</source>
        <translation>Aller à l’avis</translation>
    </message>
    <message>
        <source>Notices of this session …</source>
        <translation>Avis de cette session …</translation>
    </message>
    <message>
        <source>Next tab</source>
        <translation>Onglet suivant</translation>
    </message>
    <message>
        <source>Previous tab</source>
        <translation>Onglet précédent</translation>
    </message>
    <message>
        <source>Move the tab left</source>
        <translation>Déplacer l’onglet à gauche</translation>
    </message>
    <message>
        <source>Move the tab right</source>
        <translation>Déplacer l’onglet à droite</translation>
    </message>
    <message>
        <source>Reset the layout</source>
        <translation>Rétablir la disposition</translation>
    </message>
    <message>
        <source>Twin</source>
        <translation>Jumeau</translation>
    </message>
    <message>
        <source>Drop map</source>
        <comment>short, on a small button</comment>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Needed</source>
        <comment>short, on a small button</comment>
        <translation>Requises</translation>
    </message>
    <message>
        <source>%1: not known to this program</source>
        <translation>%1&#xa0;: inconnu de ce programme</translation>
    </message>
    <message>
        <source>no solution</source>
        <translation>insoluble</translation>
    </message>
    <message>
        <source>1 solution</source>
        <translation>1 solution</translation>
    </message>
    <message numerus="yes">
        <source>%1 solutions</source>
        <translation>
            <numerusform>%1 solution</numerusform>
            <numerusform>%1 solutions</numerusform>
        </translation>
    </message>
    <message>
        <source>half a move</source>
        <translation>un demi-coup</translation>
    </message>
    <message>
        <source>1 move</source>
        <translation>1 coup</translation>
    </message>
    <message numerus="yes">
        <source>%1 moves</source>
        <translation>
            <numerusform>%1 coup</numerusform>
            <numerusform>%1 coups</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 moves</source>
        <comment>a number such as 2.5</comment>
        <translation>%1 coups</translation>
    </message>
    <message>
        <source>after the key: %1</source>
        <translation>après la clé&#xa0;: %1</translation>
    </message>
    <message>
        <source>series, %1</source>
        <translation>série, %1</translation>
    </message>
    <message>
        <source>%1 in %2: %3</source>
        <translation>%1 en %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>from a position to this one in exactly %1 moves</source>
        <translation>d’une position à celle-ci en exactement %1 coups</translation>
    </message>
    <message>
        <source>proof game in exactly %1 moves</source>
        <translation>partie justificative en exactement %1 coups</translation>
    </message>
    <message>
        <source>shortest proof game in %1 moves</source>
        <translation>partie justificative la plus courte en %1 coups</translation>
    </message>
    <message>
        <source>series mate in %1</source>
        <translation>mat de série en %1</translation>
    </message>
    <message>
        <source>series helpmate in %1</source>
        <translation>mat aidé de série en %1</translation>
    </message>
    <message>
        <source>series selfmate in %1</source>
        <translation>mat inverse de série en %1</translation>
    </message>
    <message>
        <source>series reflex mate in %1</source>
        <translation>mat réflexe de série en %1</translation>
    </message>
    <message>
        <source>series in %1</source>
        <translation>série en %1</translation>
    </message>
    <message>
        <source>mate in %1</source>
        <translation>mat en %1</translation>
    </message>
    <message>
        <source>selfmate in %1</source>
        <translation>mat inverse en %1</translation>
    </message>
    <message>
        <source>reflex mate in %1</source>
        <translation>mat réflexe en %1</translation>
    </message>
    <message>
        <source>semi-reflex mate in %1</source>
        <translation>mat semi-réflexe en %1</translation>
    </message>
    <message>
        <source>helpmate in %1</source>
        <translation>mat aidé en %1</translation>
    </message>
    <message>
        <source>help-selfmate in %1</source>
        <translation>mat inverse aidé en %1</translation>
    </message>
    <message>
        <source>help-reflex mate in %1</source>
        <translation>mat réflexe aidé en %1</translation>
    </message>
    <message>
        <source>direct play</source>
        <translation>jeu direct</translation>
    </message>
    <message>
        <source>self play</source>
        <translation>jeu inverse</translation>
    </message>
    <message>
        <source>reflex play</source>
        <translation>jeu réflexe</translation>
    </message>
    <message>
        <source>semi-reflex play</source>
        <translation>jeu semi-réflexe</translation>
    </message>
    <message>
        <source>help play</source>
        <translation>jeu aidé</translation>
    </message>
    <message>
        <source>help-self play</source>
        <translation>jeu inverse aidé</translation>
    </message>
    <message>
        <source>help-reflex play</source>
        <translation>jeu réflexe aidé</translation>
    </message>
    <message>
        <source>a man arrives on %1</source>
        <translation>une pièce arrive en %1</translation>
    </message>
    <message>
        <source>the man from %1 is touched</source>
        <translation>la pièce de %1 est touchée</translation>
    </message>
    <message>
        <source>not legal now</source>
        <translation>pas légal maintenant</translation>
    </message>
    <message>
        <source>none: White is in check</source>
        <translation>aucun&#xa0;: les Blancs sont en échec</translation>
    </message>
    <message>
        <source>stalemate</source>
        <translation>pat</translation>
    </message>
    <message>
        <source>being worked out …</source>
        <translation>en cours …</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>inachevé</translation>
    </message>
    <message>
        <source>no threat</source>
        <translation>pas de menace</translation>
    </message>
    <message>
        <source>threat %1</source>
        <translation>menace %1</translation>
    </message>
    <message>
        <source>%1, not %2</source>
        <translation>%1, pas %2</translation>
    </message>
    <message>
        <source>hole: %1</source>
        <translation>trou&#xa0;: %1</translation>
    </message>
    <message>
        <source>Black mates</source>
        <translation>les Noirs matent</translation>
    </message>
    <message>
        <source>threat</source>
        <comment>in a cell: the threat mates after this move</comment>
        <translation>menace</translation>
    </message>
    <message numerus="yes">
        <source>%1 continuations</source>
        <translation>
            <numerusform>%1 continuation</numerusform>
            <numerusform>%1 continuations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 mates</source>
        <translation>
            <numerusform>%1 mat</numerusform>
            <numerusform>%1 mats</numerusform>
        </translation>
    </message>
    <message>
        <source>changed: another continuation in another phase</source>
        <translation>changé&#xa0;: une autre continuation dans une autre phase</translation>
    </message>
    <message>
        <source>changed: another mate in another phase</source>
        <translation>changé&#xa0;: un autre mat dans une autre phase</translation>
    </message>
    <message>
        <source>1 more</source>
        <translation>1 autre</translation>
    </message>
    <message numerus="yes">
        <source>%1 more</source>
        <translation>
            <numerusform>%1 autre</numerusform>
            <numerusform>%1 autres</numerusform>
        </translation>
    </message>
    <message>
        <source>hole %1 closed</source>
        <translation>trou %1 bouché</translation>
    </message>
    <message>
        <source>new hole %1</source>
        <translation>nouveau trou %1</translation>
    </message>
    <message>
        <source>1...%1 now dual</source>
        <translation>1...%1 maintenant dual</translation>
    </message>
    <message>
        <source>1...%1 no longer dual: %2</source>
        <translation>1...%1 plus de dual&#xa0;: %2</translation>
    </message>
    <message>
        <source>1...%1 now %2</source>
        <translation>1...%1 maintenant %2</translation>
    </message>
    <message>
        <source>threat now %2</source>
        <translation>menace maintenant %2</translation>
    </message>
    <message>
        <source>now zugzwang</source>
        <translation>maintenant blocus</translation>
    </message>
    <message>
        <source>double stalemate</source>
        <translation>double pat</translation>
    </message>
    <message>
        <source>check</source>
        <translation>échec</translation>
    </message>
    <message>
        <source>a capture</source>
        <translation>une prise</translation>
    </message>
    <message>
        <source>a promotion</source>
        <translation>une promotion</translation>
    </message>
    <message>
        <source>any move</source>
        <translation>un coup quelconque</translation>
    </message>
    <message>
        <source>castling</source>
        <translation>roque</translation>
    </message>
    <message>
        <source>a capture en passant</source>
        <translation>une prise en passant</translation>
    </message>
    <message>
        <source>both sides are mated</source>
        <translation>les deux camps sont mats</translation>
    </message>
    <message>
        <source>a mated side mates</source>
        <translation>le camp maté mate</translation>
    </message>
    <message>
        <source>mate or stalemate</source>
        <translation>mat ou pat</translation>
    </message>
    <message>
        <source>the side that moves is stalemated</source>
        <translation>le camp qui joue est pat</translation>
    </message>
    <message>
        <source>the side that moves is mated</source>
        <translation>le camp qui joue est mat</translation>
    </message>
    <message>
        <source>a man reaches the last rank</source>
        <translation>une pièce atteint la dernière rangée</translation>
    </message>
    <message>
        <source>a man is won</source>
        <translation>une pièce est gagnée</translation>
    </message>
    <message>
        <source>a man is back where it began</source>
        <translation>une pièce revient à sa case de départ</translation>
    </message>
    <message>
        <source>two men have changed places</source>
        <translation>deux pièces ont échangé leurs cases</translation>
    </message>
    <message>
        <source>a man is back where it began, by a rebirth</source>
        <translation>une pièce revient à sa case de départ par renaissance</translation>
    </message>
    <message>
        <source>two men have changed places, by a rebirth</source>
        <translation>deux pièces ont échangé leurs cases par renaissance</translation>
    </message>
    <message>
        <source>The problem on the board is not saved.</source>
        <translation>Le problème sur l’échiquier n’est pas enregistré.</translation>
    </message>
    <message>
        <source>One problem is not saved.</source>
        <translation>Un problème n’est pas enregistré.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems are not saved.</source>
        <translation>
            <numerusform>%1 problème n’est pas enregistré.</numerusform>
            <numerusform>%1 problèmes ne sont pas enregistrés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep for the next start</source>
        <translation>Garder pour le prochain démarrage</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Like the theme</source>
        <translation>Comme le thème</translation>
    </message>
    <message>
        <source>Like the language</source>
        <translation>Comme la langue</translation>
    </message>
    <message>
        <source>Piece letters</source>
        <translation>Lettres des pièces</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Réduire les animations</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classique</translation>
    </message>
    <message>
        <source>Print, strong</source>
        <translation>Impression, appuyé</translation>
    </message>
    <message>
        <source>English with N</source>
        <translation>Anglais avec N</translation>
    </message>
    <message>
        <source>English with S</source>
        <translation>Anglais avec S</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Italien</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Allemand</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Français</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Espagnol</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>Russe</translation>
    </message>
    <message>
        <source>Figurines</source>
        <translation>Figurines</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Impression</translation>
    </message>
    <message>
        <source>Hatched</source>
        <translation>Hachuré</translation>
    </message>
    <message>
        <source>royal </source>
        <translation>royal </translation>
    </message>
    <message>
        <source>%1 %2 to %3</source>
        <translation>%1 %2 vers %3</translation>
    </message>
    <message>
        <source>%1 %2 copied to %3</source>
        <translation>copie de %1 %2 vers %3</translation>
    </message>
    <message>
        <source>%1 put on %2</source>
        <translation>ajout de %1 en %2</translation>
    </message>
    <message>
        <source>%1 %2 removed</source>
        <translation>retrait de %1 en %2</translation>
    </message>
    <message>
        <source>%1 %2 and %3 %4 exchanged</source>
        <translation>échange de %1 %2 et %3 %4</translation>
    </message>
    <message>
        <source>%1 %2 becomes %3</source>
        <translation>%1 %2 devient %3</translation>
    </message>
    <message>
        <source>one man</source>
        <translation>une pièce</translation>
    </message>
    <message>
        <source>%1 moved</source>
        <translation>déplacement de %1</translation>
    </message>
    <message>
        <source>%1 copied</source>
        <translation>copie de %1</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <comment>several men</comment>
        <translation>retrait de %1</translation>
    </message>
    <message>
        <source>%1 mirrored</source>
        <translation>symétrie de %1</translation>
    </message>
    <message>
        <source>%1 rotated</source>
        <translation>rotation de %1</translation>
    </message>
    <message>
        <source>%1 recoloured</source>
        <translation>changement de couleur de %1</translation>
    </message>
    <message>
        <source>%1, %2 to %3</source>
        <translation>%1, de %2 vers %3</translation>
    </message>
    <message>
        <source>board cleared</source>
        <translation>échiquier vidé</translation>
    </message>
    <message>
        <source>position shifted</source>
        <translation>position décalée</translation>
    </message>
    <message>
        <source>position rotated</source>
        <translation>position tournée</translation>
    </message>
    <message>
        <source>position mirrored</source>
        <translation>position reflétée</translation>
    </message>
    <message>
        <source>colours swapped</source>
        <translation>couleurs échangées</translation>
    </message>
    <message>
        <source>game array</source>
        <translation>position initiale de la partie</translation>
    </message>
    <message>
        <source>castling set</source>
        <translation>roque modifié</translation>
    </message>
    <message>
        <source>e.p. set</source>
        <translation>e.p. modifié</translation>
    </message>
    <message>
        <source>side to move set</source>
        <translation>trait modifié</translation>
    </message>
    <message>
        <source>stipulation set</source>
        <translation>énoncé modifié</translation>
    </message>
    <message>
        <source>position changed</source>
        <translation>position modifiée</translation>
    </message>
    <message>
        <source>Find problems that end like this</source>
        <translation>Trouver des problèmes qui finissent ainsi</translation>
    </message>
    <message>
        <source>no</source>
        <translation>zéro</translation>
    </message>
    <message>
        <source>one</source>
        <translation>une</translation>
    </message>
    <message>
        <source>two</source>
        <translation>deux</translation>
    </message>
    <message>
        <source>three</source>
        <translation>trois</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quatre</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinq</translation>
    </message>
    <message>
        <source>six</source>
        <translation>six</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sept</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>huit</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neuf</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dix</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>onze</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>douze</translation>
    </message>
    <message>
        <source>and</source>
        <comment>between the last two of a list</comment>
        <translation>et</translation>
    </message>
    <message>
        <source>or</source>
        <comment>between the last two of a list</comment>
        <translation>ou</translation>
    </message>
    <message>
        <source>Nothing is found</source>
        <translation>Rien n’est trouvé</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Chercher dans le manuel</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>Page du manuel</translation>
    </message>
    <message>
        <source>Print this page</source>
        <translation>Imprimer cette page</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Voir aussi</translation>
    </message>
    <message>
        <source>F1 opens the page of what has the focus.</source>
        <translation>F1 ouvre la page de ce qui a le focus.</translation>
    </message>
    <message>
        <source>Click to see it in its own size</source>
        <translation>Cliquer pour la voir à sa propre taille</translation>
    </message>
    <message>
        <source>This page is there in English only.</source>
        <translation>Cette page n’existe qu’en anglais.</translation>
    </message>
    <message>
        <source>Settings: %1</source>
        <translation>Réglages&#xa0;: %1</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Reset: %1</source>
        <translation>Réinitialiser&#xa0;: %1</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>Choisir&#xa0;: %1</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Show the folder: %1</source>
        <translation>Montrer le dossier&#xa0;: %1</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>Trouver un réglage</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Rien trouvé.</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Sections</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Tout réinitialiser</translation>
    </message>
    <message>
        <source>Undo the reset</source>
        <translation>Annuler la réinitialisation</translation>
    </message>
    <message>
        <source>Open a sample problem</source>
        <translation>Ouvrir un problème d’exemple</translation>
    </message>
    <message>
        <source>A two-mover with star flights and 12 tries. Change it; nothing can break.</source>
        <translation>Un deux-coups, fuites en étoile et 12 essais. Modifiez-le sans crainte.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Start with an empty board</source>
        <translation>Partir d’un échiquier vide</translation>
    </message>
    <message>
        <source>Drag men from the tray, or type K, q, P on a square.</source>
        <translation>Glissez des pièces depuis la réserve, ou tapez R, d, P sur une case.</translation>
    </message>
    <message>
        <source>Bring your problems</source>
        <translation>Apportez vos problèmes</translation>
    </message>
    <message>
        <source>OLV, PGN, Popeye, FEN or CSV. Or drop a file anywhere.</source>
        <translation>OLV, PGN, Popeye, FEN ou CSV. Ou déposez un fichier n’importe où.</translation>
    </message>
    <message>
        <source>Compose a chess problem</source>
        <translation>Composer un problème d’échecs</translation>
    </message>
    <message>
        <source>While you place men, the solver answers beside the board.</source>
        <translation>Tandis que vous placez les pièces, le solveur répond à côté de l’échiquier.</translation>
    </message>
    <message>
        <source>Open lately</source>
        <translation>Ouverts récemment</translation>
    </message>
    <message>
        <source>six hints beside the things themselves; Escape ends it</source>
        <translation>six conseils à côté des choses mêmes&#xa0;; Échap la termine</translation>
    </message>
    <message>
        <source>Code that opens the page</source>
        <translation>Code qui ouvre la page</translation>
    </message>
    <message>
        <source>On a telephone</source>
        <translation>Sur un téléphone</translation>
    </message>
    <message>
        <source>Compose in a browser, on this machine or on a telephone in the same network: with this studio&apos;s solver and library.</source>
        <translation>Composer dans un navigateur, sur cette machine ou sur un téléphone du même réseau&#xa0;: avec le solveur et la bibliothèque de cet atelier.</translation>
    </message>
    <message>
        <source>This machine only</source>
        <translation>Cette machine seulement</translation>
    </message>
    <message>
        <source>The local network, for a telephone or tablet</source>
        <translation>Le réseau local, pour un téléphone ou une tablette</translation>
    </message>
    <message>
        <source>Whoever has the link can search and change your library while the page is served. What is sent is not encrypted: use a network that you trust.</source>
        <translation>Quiconque a le lien peut consulter et modifier votre bibliothèque tant que la page est servie. Ce qui est envoyé n’est pas chiffré&#xa0;: utilisez un réseau auquel vous vous fiez.</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Lien</translation>
    </message>
    <message>
        <source>Encrypt what is sent (https)</source>
        <translation>Chiffrer ce qui est envoyé (https)</translation>
    </message>
    <message>
        <source>Keep the link, so that the telephone finds the page again</source>
        <translation>Garder le lien, pour que le téléphone retrouve la page</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>Copier le lien</translation>
    </message>
    <message>
        <source>Open this board there</source>
        <translation>Y ouvrir cet échiquier</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Démarrer</translation>
    </message>
    <message>
        <source>Starting …</source>
        <translation>Démarrage …</translation>
    </message>
    <message>
        <source>The page is not served.</source>
        <translation>La page n’est pas servie.</translation>
    </message>
    <message>
        <source>Whoever has the link can search and change your library while the page is served.</source>
        <translation>Quiconque a le lien peut consulter et modifier votre bibliothèque tant que la page est servie.</translation>
    </message>
    <message>
        <source>The page is served to the local network: point the camera at the code.</source>
        <translation>La page est servie au réseau local&#xa0;: pointez l’appareil photo sur le code.</translation>
    </message>
    <message>
        <source>The page is served to this machine: open the link in a browser.</source>
        <translation>La page est servie à cette machine&#xa0;: ouvrez le lien dans un navigateur.</translation>
    </message>
    <message>
        <source>The browser will warn: this studio vouches for itself, and nobody else does. Go on if the certificate that it shows has the SHA-256 fingerprint %1. To see no warning, and to keep the page without a network, install on the telephone once what %2 gives.</source>
        <translation>Le navigateur avertira&#xa0;: ce studio se porte garant de lui-même, et personne d’autre ne le fait. Continuez si le certificat qu’il montre a l’empreinte SHA-256 %1. Pour ne plus voir d’avertissement et garder la page sans réseau, installez une fois sur le téléphone ce que donne %2.</translation>
    </message>
    <message>
        <source>No page is connected.</source>
        <translation>Aucune page n’est connectée.</translation>
    </message>
    <message>
        <source>One page is connected.</source>
        <translation>Une page est connectée.</translation>
    </message>
    <message numerus="yes">
        <source>%1 pages are connected.</source>
        <translation>
            <numerusform>%1 page est connectée.</numerusform>
            <numerusform>%1 pages sont connectées.</numerusform>
        </translation>
    </message>
    <message>
        <source>local network</source>
        <translation>réseau local</translation>
    </message>
    <message>
        <source>this machine</source>
        <translation>cette machine</translation>
    </message>
    <message>
        <source>On a telephone: %1</source>
        <translation>Sur un téléphone&#xa0;: %1</translation>
    </message>
    <message>
        <source>Close the tour</source>
        <translation>Fermer la visite</translation>
    </message>
    <message>
        <source>%1, shown now</source>
        <translation>%1, affiché maintenant</translation>
    </message>
    <message>
        <source>The page knows chess only.</source>
        <translation>La page ne connaît que les échecs.</translation>
    </message>
    <message>
        <source>The page cannot be served (%1).</source>
        <translation>La page ne peut être servie (%1).</translation>
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
        <source>Arrows move, letters put men, Space lifts and drops.</source>
        <translation>Les flèches déplacent, les lettres posent des pièces, Espace soulève et pose.</translation>
    </message>
    <message>
        <source>outside: %1, %2</source>
        <translation>dehors&#xa0;: %1, %2</translation>
    </message>
    <message>
        <source>point %1, empty</source>
        <translation>flèche %1, vide</translation>
    </message>
    <message>
        <source>point %1: %2, %3</source>
        <translation>flèche %1&#xa0;: %2, %3</translation>
    </message>
    <message>
        <source>Arrows move, %1 put stones, Space lifts and drops.</source>
        <translation>Les flèches déplacent, %1 posent des pions, Espace lève et pose.</translation>
    </message>
    <message>
        <source>man</source>
        <comment>of tables games</comment>
        <translation>pion</translation>
    </message>
    <message>
        <source>bar</source>
        <comment>of tables</comment>
        <translation>barre</translation>
    </message>
    <message>
        <source>Interpretations, where the sources are silent:</source>
        <translation>Interprétations, là où les sources se taisent&#xa0;:</translation>
    </message>
    <message>
        <source>What was open last cannot be read; it was set aside as %1.</source>
        <translation>Ce qui était ouvert la dernière fois ne peut être lu&#xa0;; c’est mis de côté sous %1.</translation>
    </message>
    <message>
        <source>What is special about the man</source>
        <translation>Ce que la pièce a de spécial</translation>
    </message>
    <message>
        <source>Some men of your own cannot be read; they stay in the settings as they are.</source>
        <translation>Certaines de vos propres pièces ne peuvent être lues&#xa0;; elles restent telles quelles dans les réglages.</translation>
    </message>
    <message>
        <source>Fewer defences</source>
        <translation>Moins de défenses</translation>
    </message>
    <message>
        <source>one more defence</source>
        <translation>une autre défense</translation>
    </message>
    <message numerus="yes">
        <source>%1 more defences</source>
        <translation>
            <numerusform>%1 autre défense</numerusform>
            <numerusform>%1 autres défenses</numerusform>
        </translation>
    </message>
    <message>
        <source>Men who are off</source>
        <translation>Pions sortis</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>after the key</source>
        <translation>après la clé</translation>
    </message>
    <message>
        <source>the diagram</source>
        <translation>le diagramme</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>inachevé</translation>
    </message>
    <message>
        <source>what is wanted of the scheme</source>
        <translation>ce qui est voulu du schéma</translation>
    </message>
    <message>
        <source>%1, one of %2</source>
        <translation>%1, une parmi %2</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>replié</translation>
    </message>
    <message>
        <source>Put him on the board: all else of a scheme may be missing.</source>
        <translation>Posez-le sur l’échiquier&#xa0;: tout le reste peut manquer à un schéma.</translation>
    </message>
    <message>
        <source>Black&apos;s king is missing</source>
        <translation>Le roi noir manque</translation>
    </message>
    <message>
        <source>Not for the bench</source>
        <translation>Pas pour l’établi</translation>
    </message>
    <message>
        <source>No key is looked for. Hold first moves as phases to compare them.</source>
        <translation>Aucune clé n’est cherchée. Gardez des premiers coups comme phases pour les comparer.</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Non terminé</translation>
    </message>
    <message>
        <source>Being worked out …</source>
        <translation>En cours …</translation>
    </message>
    <message>
        <source>%1 positions were looked at, and more would be needed.</source>
        <translation>%1 positions ont été examinées, et il en faudrait davantage.</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Non terminé</translation>
    </message>
    <message>
        <source>Black is mated</source>
        <translation>Les Noirs sont mats</translation>
    </message>
    <message>
        <source>Black is stalemated</source>
        <translation>Les Noirs sont pats</translation>
    </message>
    <message>
        <source>Dual after %1.</source>
        <translation>Dual après %1.</translation>
    </message>
    <message>
        <source>One hole</source>
        <translation>Un trou</translation>
    </message>
    <message numerus="yes">
        <source>%1 holes</source>
        <translation>
            <numerusform>%1 trou</numerusform>
            <numerusform>%1 trous</numerusform>
        </translation>
    </message>
    <message>
        <source>Every move of Black is answered in fewer moves than are asked for.</source>
        <translation>Chaque coup noir trouve réponse en moins de coups qu&apos;il n&apos;est demandé.</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Solution courte</translation>
    </message>
    <message>
        <source>Every move of Black is answered.</source>
        <translation>Chaque coup noir a sa réponse.</translation>
    </message>
    <message>
        <source>No hole</source>
        <translation>Aucun trou</translation>
    </message>
    <message>
        <source>Short: 1.%1 is mate</source>
        <translation>Solution courte&#xa0;: 1.%1 est mat</translation>
    </message>
    <message>
        <source>Short: 1.%1 solves in fewer moves</source>
        <translation>Solution courte&#xa0;: 1.%1 résout en moins de coups</translation>
    </message>
    <message>
        <source>Sound: %1</source>
        <translation>Correct&#xa0;: %1</translation>
    </message>
    <message>
        <source>Cooked: more than two keys</source>
        <translation>Démoli&#xa0;: plus de deux clés</translation>
    </message>
    <message>
        <source>Cooked: 1 key</source>
        <translation>Démoli&#xa0;: 1 clé</translation>
    </message>
    <message numerus="yes">
        <source>Cooked: %1 keys</source>
        <translation>
            <numerusform>Démoli&#xa0;: %1 clé</numerusform>
            <numerusform>Démoli&#xa0;: %1 clés</numerusform>
        </translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Pas de clé</translation>
    </message>
    <message>
        <source>Without White&apos;s king nothing checks him.</source>
        <translation>Sans roi blanc, rien ne lui fait échec.</translation>
    </message>
    <message>
        <source>%1 diagrams were tried, %2 not yet …</source>
        <translation>%1 diagrammes essayés, %2 pas encore …</translation>
    </message>
    <message>
        <source>No quiet key</source>
        <translation>Pas de clé tranquille</translation>
    </message>
    <message>
        <source>one by capture</source>
        <translation>une par prise</translation>
    </message>
    <message numerus="yes">
        <source>%1 by capture</source>
        <translation>
            <numerusform>%1 par prise</numerusform>
            <numerusform>%1 par prise</numerusform>
        </translation>
    </message>
    <message>
        <source>one with White in check, promoted force, or from no game</source>
        <translation>une avec les Blancs en échec, pièce promue ou d&apos;aucune partie</translation>
    </message>
    <message numerus="yes">
        <source>%1 with White in check, promoted force, or from no game</source>
        <translation>
            <numerusform>%1 avec les Blancs en échec, pièce promue ou d&apos;aucune partie</numerusform>
            <numerusform>%1 avec les Blancs en échec, pièce promue ou d&apos;aucune partie</numerusform>
        </translation>
    </message>
    <message>
        <source>one near miss: the key works, and so does another</source>
        <translation>une presque clé&#xa0;: elle résout, mais un autre coup aussi</translation>
    </message>
    <message numerus="yes">
        <source>%1 near misses: the key works, and so does another</source>
        <translation>
            <numerusform>%1 presque clé&#xa0;: elle résout, mais un autre coup aussi</numerusform>
            <numerusform>%1 presque clés&#xa0;: chacune résout, mais un autre coup aussi</numerusform>
        </translation>
    </message>
    <message>
        <source>from</source>
        <translation>de</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>de %1</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>correct</translation>
    </message>
    <message>
        <source>quiet</source>
        <translation>tranquille</translation>
    </message>
    <message>
        <source>no flight taken</source>
        <translation>aucune fuite prise</translation>
    </message>
    <message>
        <source>1 more try</source>
        <translation>1 autre essai</translation>
    </message>
    <message numerus="yes">
        <source>%1 more tries</source>
        <translation>
            <numerusform>%1 autre essai</numerusform>
            <numerusform>%1 autres essais</numerusform>
        </translation>
    </message>
    <message>
        <source>One man added, moved or exchanged</source>
        <translation>Une pièce ajoutée, déplacée ou remplacée</translation>
    </message>
    <message>
        <source>Near misses are being tried with one man more, elsewhere or exchanged …</source>
        <translation>Les presque clés sont essayées avec une pièce de plus, ailleurs ou remplacée …</translation>
    </message>
    <message>
        <source>These are the first %1; others were not looked for.</source>
        <translation>Ce sont les %1 premiers&#xa0;; d’autres n’ont pas été cherchés.</translation>
    </message>
    <message>
        <source>No near miss becomes sound by one man.</source>
        <translation>Aucune presque clé ne devient correcte par une seule pièce.</translation>
    </message>
    <message>
        <source>solves</source>
        <translation>résout</translation>
    </message>
    <message>
        <source>1 refutation</source>
        <translation>1 réfutation</translation>
    </message>
    <message numerus="yes">
        <source>%1 refutations</source>
        <translation>
            <numerusform>%1 réfutation</numerusform>
            <numerusform>%1 réfutations</numerusform>
        </translation>
    </message>
    <message>
        <source>Legend: ticked is thematic, underlined changed, amber dual, hatched a hole</source>
        <translation>Légende&#xa0;: coché, thématique&#xa0;; souligné, changé&#xa0;; ambre, dual&#xa0;; hachuré, trou</translation>
    </message>
    <message>
        <source>thematic</source>
        <translation>thématique</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>changés</translation>
    </message>
    <message>
        <source>hole</source>
        <translation>trou</translation>
    </message>
    <message>
        <source>T: proved by tables</source>
        <translation>T&#xa0;: prouvé par les tables</translation>
    </message>
    <message>
        <source>K: the board shows it</source>
        <translation>K&#xa0;: l&apos;échiquier le montre</translation>
    </message>
    <message>
        <source>P: proved by tables made of the line&apos;s positions</source>
        <translation>P&#xa0;: prouvé par des tables des positions de la variante</translation>
    </message>
    <message>
        <source>W: proved to come back to the line only</source>
        <translation>W&#xa0;: prouvé qu&apos;il ne fait que revenir à la variante</translation>
    </message>
    <message>
        <source>E: what an engine sees, no proof</source>
        <translation>E&#xa0;: ce que voit un moteur, pas une preuve</translation>
    </message>
    <message>
        <source>O: open</source>
        <translation>O&#xa0;: ouvert</translation>
    </message>
    <message>
        <source>second solution</source>
        <translation>seconde solution</translation>
    </message>
    <message>
        <source>another promotion</source>
        <translation>autre promotion</translation>
    </message>
    <message>
        <source>end dual</source>
        <translation>dual final</translation>
    </message>
    <message>
        <source>sideline dual</source>
        <translation>dual d’une variante secondaire</translation>
    </message>
    <message>
        <source>waste of time</source>
        <translation>perte de temps</translation>
    </message>
    <message>
        <source>meets the claim too</source>
        <translation>remplit aussi l&apos;énoncé</translation>
    </message>
    <message>
        <source>dual, inside or at the end</source>
        <translation>dual, au milieu ou à la fin</translation>
    </message>
    <message>
        <source>Ask an engine</source>
        <translation>Interroger un moteur</translation>
    </message>
    <message>
        <source>Where nothing is proved. What it sees is marked E and is no proof.</source>
        <translation>Là où rien n&apos;est prouvé. Ce qu&apos;il voit est marqué E et n&apos;est pas une preuve.</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Examiner</translation>
    </message>
    <message>
        <source>Moves of White with all others</source>
        <translation>Coups blancs avec tous les autres</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Marque</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Minor</source>
        <translation>Mineur</translation>
    </message>
    <message>
        <source>This dual does no harm</source>
        <translation>Ce dual ne nuit pas</translation>
    </message>
    <message>
        <source>Not audited yet</source>
        <translation>Pas encore examiné</translation>
    </message>
    <message>
        <source>Being audited …</source>
        <translation>Examen en cours …</translation>
    </message>
    <message>
        <source>White to move: %1.</source>
        <translation>Trait aux Blancs&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Black to move: %1.</source>
        <translation>Trait aux Noirs&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Mutual zugzwang.</source>
        <translation>Zugzwang réciproque.</translation>
    </message>
    <message>
        <source>%1 at depth %2</source>
        <translation>%1 à la profondeur %2</translation>
    </message>
    <message>
        <source>The only answer that refutes it</source>
        <translation>La seule réponse qui le réfute</translation>
    </message>
    <message>
        <source>%1, minor</source>
        <translation>%1, mineur</translation>
    </message>
    <message>
        <source>only move</source>
        <translation>coup unique</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Étude</translation>
    </message>
    <message>
        <source>The moves that were typed cannot be played</source>
        <translation>Les coups tapés ne peuvent pas être joués</translation>
    </message>
    <message>
        <source>Give the solution first: type, paste or play it</source>
        <translation>Donnez d’abord la solution&#xa0;: tapez-la, collez-la ou jouez-la</translation>
    </message>
    <message>
        <source>The audit could not be finished</source>
        <translation>L’examen n’a pas pu être terminé</translation>
    </message>
    <message>
        <source>Syzygy: %1.</source>
        <translation>Syzygy : %1.</translation>
    </message>
    <message>
        <source>Belongs to the main play</source>
        <translation>Fait partie du jeu principal</translation>
    </message>
    <message>
        <source>From here on only an example</source>
        <translation>À partir d’ici un simple exemple</translation>
    </message>
    <message>
        <source>Does the same (or)</source>
        <translation>Fait de même (ou)</translation>
    </message>
    <message>
        <source>Minor dual</source>
        <translation>Dual mineur</translation>
    </message>
    <message>
        <source>Text of the solution</source>
        <translation>Texte de la solution</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Moves on the board go into the solution</source>
        <translation>Les coups joués sur l’échiquier vont dans la solution</translation>
    </message>
    <message>
        <source>Promote</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Put this line before the other</source>
        <translation>Placer cette variante avant l’autre</translation>
    </message>
    <message>
        <source>Demote</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Put this line behind the next</source>
        <translation>Placer cette variante après la suivante</translation>
    </message>
    <message>
        <source>Take out this move and all that follows</source>
        <translation>Retirer ce coup et tout ce qui suit</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Signe</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Type or paste the whole solution</source>
        <translation>Taper ou coller toute la solution</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Moves to be added</source>
        <translation>Coups à ajouter</translation>
    </message>
    <message>
        <source>Moves, such as 1.Kg7 h4 2.Kf6 (2.Kg6? h3)</source>
        <translation>Coups, par exemple 1.Rg7 h4 2.Rf6 (2.Rg6? h3)</translation>
    </message>
    <message>
        <source>Remark on this move</source>
        <translation>Remarque sur ce coup</translation>
    </message>
    <message>
        <source>Diagram after this move</source>
        <translation>Diagramme après ce coup</translation>
    </message>
    <message>
        <source>Copy as PGN</source>
        <translation>Copier en PGN</translation>
    </message>
    <message>
        <source>the only move</source>
        <translation>le seul coup</translation>
    </message>
    <message>
        <source>The longest wins</source>
        <translation>Les gains les plus longs</translation>
    </message>
    <message>
        <source>One first move only</source>
        <translation>Un seul premier coup</translation>
    </message>
    <message>
        <source>Only moves in a row</source>
        <translation>Coups uniques à la suite</translation>
    </message>
    <message>
        <source>Mutual zugzwangs</source>
        <translation>Zugzwangs réciproques</translation>
    </message>
    <message>
        <source>Echoes</source>
        <translation>Échos</translation>
    </message>
    <message>
        <source>Mine endings</source>
        <translation>Explorer des finales</translation>
    </message>
    <message>
        <source>Men, such as KPKP or KRKN</source>
        <translation>Pièces, par exemple KPKP ou KRKN (en anglais)</translation>
    </message>
    <message>
        <source>What is looked for</source>
        <translation>Ce qui est cherché</translation>
    </message>
    <message>
        <source>Problems with a task</source>
        <translation>Problèmes avec un énoncé</translation>
    </message>
    <message>
        <source>Earlier beginnings of the study on the board</source>
        <translation>Débuts antérieurs de l’étude sur l’échiquier</translation>
    </message>
    <message>
        <source>What White is to do</source>
        <translation>Ce que doivent les Blancs</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>les Blancs gagnent</translation>
    </message>
    <message>
        <source>White draws</source>
        <translation>Les Blancs font nulle</translation>
    </message>
    <message>
        <source>Only moves in a row, at least</source>
        <translation>Coups uniques à la suite, au moins</translation>
    </message>
    <message>
        <source>The task, such as #4 or h#2</source>
        <translation>L&apos;énoncé, tel #4 ou h#2</translation>
    </message>
    <message>
        <source>Finds</source>
        <translation>Trouvailles</translation>
    </message>
    <message>
        <source>Tables are made, then looked through …</source>
        <translation>Les tables sont faites, puis parcourues …</translation>
    </message>
    <message>
        <source>Placements are looked at, far from each other …</source>
        <translation>Des placements sont examinés, loin les uns des autres …</translation>
    </message>
    <message>
        <source>One find</source>
        <translation>Une trouvaille</translation>
    </message>
    <message numerus="yes">
        <source>%1 finds</source>
        <translation>
            <numerusform>%1 trouvaille</numerusform>
            <numerusform>%1 trouvailles</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; the search has ended</source>
        <translation>%1&#xa0;; la recherche est terminée</translation>
    </message>
    <message>
        <source>Nothing was found</source>
        <translation>Rien n’a été trouvé</translation>
    </message>
    <message>
        <source>mutual zugzwang, Black to move</source>
        <translation>zugzwang réciproque, trait aux Noirs</translation>
    </message>
    <message>
        <source>mutual zugzwang after move %1</source>
        <translation>zugzwang réciproque après le coup %1</translation>
    </message>
    <message>
        <source>echo: %1</source>
        <translation>écho&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1   %2</source>
        <translation>%1   %2</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>nulle</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>les Noirs gagnent</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>impossible</translation>
    </message>
    <message>
        <source>mutual zugzwang</source>
        <translation>zugzwang réciproque</translation>
    </message>
    <message>
        <source>Esc puts it back</source>
        <translation>Échap la repose</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Trait aux Blancs</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Trait aux Noirs</translation>
    </message>
    <message>
        <source>%1 in hand.</source>
        <translation>%1 en main.</translation>
    </message>
    <message>
        <source>%1; mutual zugzwang</source>
        <translation>%1 ; zugzwang réciproque</translation>
    </message>
    <message>
        <source>received</source>
        <translation>reçu</translation>
    </message>
    <message>
        <source>acknowledged</source>
        <translation>accusé</translation>
    </message>
    <message>
        <source>tested</source>
        <translation>testé</translation>
    </message>
    <message>
        <source>anticipated?</source>
        <translation>anticipé&#xa0;?</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>accepté</translation>
    </message>
    <message>
        <source>printed</source>
        <translation>imprimé</translation>
    </message>
    <message>
        <source>in the award</source>
        <translation>dans le jugement</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>rendu</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Lettres</translation>
    </message>
    <message>
        <source>sender</source>
        <translation>expéditeur</translation>
    </message>
    <message>
        <source>address</source>
        <translation>adresse</translation>
    </message>
    <message>
        <source>date</source>
        <translation>date</translation>
    </message>
    <message>
        <source>position</source>
        <translation>position</translation>
    </message>
    <message>
        <source>number of men</source>
        <translation>nombre de pièces</translation>
    </message>
    <message>
        <source>statement of correctness</source>
        <translation>mention de correction</translation>
    </message>
    <message>
        <source>twin</source>
        <translation>jumeau</translation>
    </message>
    <message>
        <source>problem in a program&apos;s form</source>
        <translation>problème au format d’un programme</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>non compris</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Section</translation>
    </message>
    <message>
        <source>Judges</source>
        <translation>Juges</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Au plus</translation>
    </message>
    <message>
        <source>Theme</source>
        <comment>of a tourney</comment>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Add a section</source>
        <translation>Ajouter une section</translation>
    </message>
    <message>
        <source>Remove the section</source>
        <translation>Retirer la section</translation>
    </message>
    <message>
        <source>Save as text …</source>
        <translation>Enregistrer en texte …</translation>
    </message>
    <message>
        <source>Save as a web page …</source>
        <translation>Enregistrer en page web …</translation>
    </message>
    <message>
        <source>Text of the announcement</source>
        <translation>Texte de l’annonce</translation>
    </message>
    <message>
        <source>A date is written 2027-03-31.</source>
        <translation>Une date s’écrit 2027-03-31.</translation>
    </message>
    <message>
        <source>Each section needs a name of its own.</source>
        <translation>Chaque section doit avoir son propre nom.</translation>
    </message>
    <message>
        <source>Name of the tourney</source>
        <translation>Nom du tournoi</translation>
    </message>
    <message>
        <source>Director</source>
        <translation>Directeur</translation>
    </message>
    <message>
        <source>Entries to</source>
        <translation>Envois à</translation>
    </message>
    <message>
        <source>Closing date</source>
        <translation>Date limite</translation>
    </message>
    <message>
        <source>Claims until</source>
        <translation>Réclamations jusqu’au</translation>
    </message>
    <message>
        <source>Language of its texts</source>
        <translation>Langue des textes</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Language of the award</source>
        <translation>Langue du jugement</translation>
    </message>
    <message>
        <source>Save the award …</source>
        <translation>Enregistrer le jugement …</translation>
    </message>
    <message>
        <source>As PDF, LaTeX, web page, text, YAML of Olive or our own form</source>
        <translation>En PDF, LaTeX, page web, texte, YAML d’Olive ou notre propre forme</translation>
    </message>
    <message>
        <source>Copy letters to the authors</source>
        <translation>Copier les lettres aux auteurs</translation>
    </message>
    <message>
        <source>Text of the award</source>
        <translation>Texte du jugement</translation>
    </message>
    <message>
        <source>Entry to be corrected</source>
        <translation>Envoi à corriger</translation>
    </message>
    <message>
        <source>What was found, as it is printed</source>
        <translation>Ce qui a été trouvé, tel qu’imprimé</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Correction</translation>
    </message>
    <message>
        <source>It loses its distinction</source>
        <translation>Retirer la distinction</translation>
    </message>
    <message>
        <source>After a claim:</source>
        <translation>Après réclamation&#xa0;:</translation>
    </message>
    <message>
        <source>Not sound by the test: entries %1.</source>
        <translation>Incorrects d’après le test&#xa0;: envois %1.</translation>
    </message>
    <message>
        <source>Add entries …</source>
        <translation>Ajouter des envois …</translation>
    </message>
    <message>
        <source>Files and mail of any kind; they can also be dropped here</source>
        <translation>Fichiers et courriels de toute sorte&#xa0;; on peut aussi les déposer ici</translation>
    </message>
    <message>
        <source>Add a folder …</source>
        <translation>Ajouter un dossier …</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Tester</translation>
    </message>
    <message>
        <source>Solve what was not tested yet; compare all with each other and the library</source>
        <translation>Résoudre ce qui n’a pas été testé&#xa0;; tout comparer, entre envois et avec la bibliothèque</translation>
    </message>
    <message>
        <source>Test all again</source>
        <translation>Tout retester</translation>
    </message>
    <message>
        <source>Entries tested</source>
        <translation>Envois testés</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Envois</translation>
    </message>
    <message>
        <source>Judges’ number</source>
        <translation>Numéro des juges</translation>
    </message>
    <message>
        <source>To be looked at</source>
        <translation>À examiner</translation>
    </message>
    <message>
        <source>Versions, duplicates, and what was not read</source>
        <translation>Versions, doublons et ce qui n’a pas été lu</translation>
    </message>
    <message>
        <source>Section of the entry</source>
        <translation>Section de l’envoi</translation>
    </message>
    <message>
        <source>Remark for the judges, without names</source>
        <translation>Remarque pour les juges, sans noms</translation>
    </message>
    <message>
        <source>Remark for the judges</source>
        <translation>Remarque pour les juges</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Put in place of</source>
        <translation>Mettre à la place de</translation>
    </message>
    <message>
        <source>%1 and %2 are the same problem.</source>
        <translation>%1 et %2 sont le même problème.</translation>
    </message>
    <message>
        <source>%1 and %2 are versions by one composer or team.</source>
        <translation>%1 et %2 sont des versions d’un auteur ou d’une équipe.</translation>
    </message>
    <message>
        <source>Not read: %1: %2</source>
        <comment>place and reason</comment>
        <translation>Non lu&#xa0;: %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>no section</source>
        <translation>aucune section</translation>
    </message>
    <message>
        <source>Take back in</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Entries in your order</source>
        <translation>Envois dans votre ordre</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Order by mark</source>
        <translation>Trier par note</translation>
    </message>
    <message>
        <source>No. %1</source>
        <translation>N° %1</translation>
    </message>
    <message>
        <source>%1 of %2 entries have a verdict.</source>
        <translation>%1 envois sur %2 sont jugés.</translation>
    </message>
    <message>
        <source>special</source>
        <translation>spécial</translation>
    </message>
    <message>
        <source>Comment for the award</source>
        <translation>Commentaire pour le jugement</translation>
    </message>
    <message>
        <source>Mark</source>
        <comment>of a judge</comment>
        <translation>Note</translation>
    </message>
    <message>
        <source>Distinction</source>
        <translation>Distinction</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commentaire</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Juge</translation>
    </message>
    <message>
        <source>Judge’s file …</source>
        <translation>Fichier du juge …</translation>
    </message>
    <message>
        <source>Booklet …</source>
        <translation>Livret …</translation>
    </message>
    <message>
        <source>Read judges’ files …</source>
        <translation>Lire les fichiers des juges …</translation>
    </message>
    <message>
        <source>The first file or booklet closes the section: lots are drawn for the numbers that the judges see. Nothing in it tells a name.</source>
        <translation>Le premier fichier ou livret fait tirer au sort les numéros que voient les juges. Rien n’y trahit un nom.</translation>
    </message>
    <message>
        <source>Marks of the judges</source>
        <translation>Notes des juges</translation>
    </message>
    <message>
        <source>Last word, which the award goes by:</source>
        <translation>Dernier mot, que suit le jugement&#xa0;:</translation>
    </message>
    <message>
        <source>no rank</source>
        <translation>sans rang</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>%1 judges a section in which entry %2 is or may be the judge’s own, or is dedicated to the judge.</source>
        <translation>%1 juge une section où l’envoi %2 est ou peut être le sien, ou lui est dédié.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Name of a solver</source>
        <translation>Nom d’un solutionniste</translation>
    </message>
    <message>
        <source>Add solver</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Remove solver</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Letters of the solver</source>
        <translation>Lettres du solutionniste</translation>
    </message>
    <message>
        <source>letters told from the text</source>
        <translation>lettres d’après le texte</translation>
    </message>
    <message>
        <source>Next that is unclear</source>
        <translation>Prochaine feuille peu claire</translation>
    </message>
    <message>
        <source>Solvers and problems</source>
        <translation>Solutionnistes et problèmes</translation>
    </message>
    <message numerus="yes">
        <source>%1 sheets are left to the director.</source>
        <translation>
            <numerusform>%1 feuille est laissée au directeur.</numerusform>
            <numerusform>%1 feuilles sont laissées au directeur.</numerusform>
        </translation>
    </message>
    <message>
        <source>One sheet is left to the director.</source>
        <translation>Une feuille est laissée au directeur.</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Solutionniste</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Pays</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutes</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Somme</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>far apart</source>
        <translation>très écartées</translation>
    </message>
    <message>
        <source>New tourney …</source>
        <translation>Nouveau tournoi …</translation>
    </message>
    <message>
        <source>Open a tourney or judge’s file …</source>
        <translation>Ouvrir un tournoi ou fichier de juge …</translation>
    </message>
    <message>
        <source>Announcement</source>
        <translation>Annonce</translation>
    </message>
    <message>
        <source>Award</source>
        <comment>of a tourney</comment>
        <translation>Jugement</translation>
    </message>
    <message>
        <source>Tourney</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>No tourney is open.</source>
        <translation>Aucun tournoi n’est ouvert.</translation>
    </message>
    <message>
        <source>New contest …</source>
        <translation>Nouveau concours …</translation>
    </message>
    <message>
        <source>Open a contest …</source>
        <translation>Ouvrir un concours …</translation>
    </message>
    <message>
        <source>Name of the contest</source>
        <translation>Nom du concours</translation>
    </message>
    <message>
        <source>Rules of the contest</source>
        <translation>Règles du concours</translation>
    </message>
    <message>
        <source>Sheets</source>
        <comment>of solvers</comment>
        <translation>Feuilles</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>of a contest</comment>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Solving contest</source>
        <translation>Concours de solutions</translation>
    </message>
    <message>
        <source>No contest is open.</source>
        <translation>Aucun concours n’est ouvert.</translation>
    </message>
    <message>
        <source>%1 is open in another program: here it can only be read.</source>
        <translation>%1 est ouvert dans un autre programme&#xa0;: ici, lecture seule.</translation>
    </message>
    <message>
        <source>Remove %1 with all that solvers wrote?</source>
        <translation>Retirer %1 avec tout ce que les solutionnistes ont écrit&#xa0;?</translation>
    </message>
    <message>
        <source>Sheets, marks and the director&apos;s own marks are lost.</source>
        <translation>Les feuilles, les points et les points propres au directeur sont perdus.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Solving contests (%1)</source>
        <translation>Concours de solutions (%1)</translation>
    </message>
    <message>
        <source>New contest</source>
        <translation>Nouveau concours</translation>
    </message>
    <message>
        <source>Open a contest</source>
        <translation>Ouvrir un concours</translation>
    </message>
    <message>
        <source>Sheets for solvers</source>
        <translation>Feuilles pour les solutionnistes</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Enregistrer le classement</translation>
    </message>
    <message>
        <source>New tourney</source>
        <translation>Nouveau tournoi</translation>
    </message>
    <message>
        <source>Tourneys and judges’ files (%1)</source>
        <translation>Tournois et fichiers de juges (%1)</translation>
    </message>
    <message>
        <source>Open a tourney</source>
        <translation>Ouvrir un tournoi</translation>
    </message>
    <message>
        <source>Tourneys (%1)</source>
        <translation>Tournois (%1)</translation>
    </message>
    <message>
        <source>A folder of entries</source>
        <translation>Un dossier d’envois</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>Tous les fichiers (%1)</translation>
    </message>
    <message>
        <source>Save the announcement</source>
        <translation>Enregistrer l’annonce</translation>
    </message>
    <message>
        <source>Say whose file it is to be: the judge’s name.</source>
        <translation>Indiquez pour qui est le fichier&#xa0;: le nom du juge.</translation>
    </message>
    <message>
        <source>Judge’s file</source>
        <translation>Fichier du juge</translation>
    </message>
    <message>
        <source>Booklet for the judge</source>
        <translation>Livret pour le juge</translation>
    </message>
    <message>
        <source>Judges’ files (%1)</source>
        <translation>Fichiers de juges (%1)</translation>
    </message>
    <message>
        <source>Read judges’ files</source>
        <translation>Lire les fichiers des juges</translation>
    </message>
    <message>
        <source>Save the award</source>
        <translation>Enregistrer le jugement</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>a distinction</comment>
        <translation>rien</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>retiré</translation>
    </message>
    <message>
        <source>replaced by a version</source>
        <translation>remplacé par une version</translation>
    </message>
    <message>
        <source>not tested yet</source>
        <translation>pas encore testé</translation>
    </message>
    <message>
        <source>entry %1</source>
        <translation>envoi %1</translation>
    </message>
    <message>
        <source>a problem</source>
        <translation>un problème</translation>
    </message>
    <message>
        <source>%1 (library, %2)</source>
        <comment>a problem and its number</comment>
        <translation>%1 (bibliothèque, %2)</translation>
    </message>
    <message>
        <source>Set mates</source>
        <translation>Mats apparents</translation>
    </message>
    <message>
        <source>Model mates</source>
        <translation>Mats modèles</translation>
    </message>
    <message>
        <source>no author is named</source>
        <translation>aucun auteur n&apos;est nommé</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Like:</source>
        <translation>Semblable à&#xa0;:</translation>
    </message>
    <message>
        <source>line promoted</source>
        <translation>variante montée</translation>
    </message>
    <message>
        <source>line demoted</source>
        <translation>variante descendue</translation>
    </message>
    <message>
        <source>moves added to the solution</source>
        <translation>coups ajoutés à la solution</translation>
    </message>
    <message>
        <source>%1 marked %2</source>
        <translation>%1 marqué %2</translation>
    </message>
    <message>
        <source>%1 no longer marked %2</source>
        <translation>%1 n’est plus marqué %2</translation>
    </message>
    <message>
        <source>%1 in the solution</source>
        <translation>%1 dans la solution</translation>
    </message>
    <message>
        <source>moves taken out of the solution</source>
        <translation>coups retirés de la solution</translation>
    </message>
    <message>
        <source>sign of a move changed</source>
        <translation>signe d’un coup changé</translation>
    </message>
    <message>
        <source>diagram in the solution changed</source>
        <translation>diagramme de la solution modifié</translation>
    </message>
    <message>
        <source>%1 changed in the solution</source>
        <translation>%1 changé dans la solution</translation>
    </message>
    <message>
        <source>remark in the solution changed</source>
        <translation>remarque de la solution changée</translation>
    </message>
    <message>
        <source>solution rewritten</source>
        <translation>solution réécrite</translation>
    </message>
    <message>
        <source>Line %1, character %2: %3.</source>
        <translation>Ligne %1, caractère %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>The solution is too long to be shown as moves.</source>
        <translation>La solution est trop longue pour être montrée en coups.</translation>
    </message>
    <message>
        <source>other games</source>
        <translation>autres jeux</translation>
    </message>
    <message>
        <source>studies</source>
        <translation>études</translation>
    </message>
    <message>
        <source>without a stipulation</source>
        <translation>sans énoncé</translation>
    </message>
    <message>
        <source>fairy chess</source>
        <translation>échecs féeriques</translation>
    </message>
    <message>
        <source>longer mates</source>
        <translation>mats plus longs</translation>
    </message>
    <message>
        <source>It has come</source>
        <translation>Il est arrivé</translation>
    </message>
    <message>
        <source>It is tested and sound</source>
        <translation>Il est testé et correct</translation>
    </message>
    <message>
        <source>It is tested and not sound</source>
        <translation>Il est testé et incorrect</translation>
    </message>
    <message>
        <source>It seems to be anticipated</source>
        <translation>Il semble anticipé</translation>
    </message>
    <message>
        <source>It is returned</source>
        <translation>Il est rendu</translation>
    </message>
    <message>
        <source>It is accepted</source>
        <translation>Il est accepté</translation>
    </message>
    <message>
        <source>It is printed</source>
        <translation>Il a paru</translation>
    </message>
    <message>
        <source>It is in the award</source>
        <translation>Il figure dans le jugement</translation>
    </message>
    <message>
        <source>no author</source>
        <translation>sans auteur</translation>
    </message>
    <message>
        <source>since today</source>
        <translation>depuis aujourd’hui</translation>
    </message>
    <message>
        <source>for one day</source>
        <translation>depuis un jour</translation>
    </message>
    <message numerus="yes">
        <source>for %1 days</source>
        <translation>
            <numerusform>depuis %1 jour</numerusform>
            <numerusform>depuis %1 jours</numerusform>
        </translation>
    </message>
    <message>
        <source>What the solver wrote</source>
        <translation>Ce que le solutionniste a écrit</translation>
    </message>
    <message>
        <source>What the solver wrote: 1.Qh5! (2.Qf7#) Ke6 2.Qg6#</source>
        <translation>Ce que le solutionniste a écrit&#xa0;: 1.Dh5! (2.Df7#) Re6 2.Dg6#</translation>
    </message>
    <message>
        <source>The director says:</source>
        <translation>Le directeur dit&#xa0;:</translation>
    </message>
    <message>
        <source>Points by the director</source>
        <translation>Points du directeur</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Reason of the director</source>
        <translation>Raison du directeur</translation>
    </message>
    <message>
        <source>%1, problem %2: %3</source>
        <comment>a solver, a number, a task</comment>
        <translation>%1, problème %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 of %2 points</source>
        <translation>%1 points sur %2</translation>
    </message>
    <message>
        <source>WCSC: 5 points a problem, six rounds</source>
        <translation>WCSC&#xa0;: 5 points par problème, six rondes</translation>
    </message>
    <message>
        <source>ISC: 5 points a problem, two rounds</source>
        <translation>ISC&#xa0;: 5 points par problème, deux rondes</translation>
    </message>
    <message>
        <source>Column: a ladder, cooks count</source>
        <translation>Rubrique&#xa0;: échelle, les démolitions comptent</translation>
    </message>
    <message>
        <source>being marked …</source>
        <translation>en cours de notation …</translation>
    </message>
    <message>
        <source>Cooks found</source>
        <translation>Démolitions trouvées</translation>
    </message>
    <message>
        <source>wrong claims</source>
        <translation>réclamations erronées</translation>
    </message>
    <message>
        <source>another find</source>
        <translation>autre trouvaille</translation>
    </message>
    <message>
        <source>What was typed or moved there stands nowhere else.</source>
        <translation>Ce qui y a été saisi ou déplacé ne se trouve nulle part ailleurs.</translation>
    </message>
    <message>
        <source>Close it all the same</source>
        <translation>Fermer quand même</translation>
    </message>
    <message>
        <source>diagram</source>
        <translation>diagramme</translation>
    </message>
</context>
<context>
    <name>Aids</name>
    <message>
        <source>Repair</source>
        <translation>Réparation</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Voisines</translation>
    </message>
    <message>
        <source>Repairs of questions about the past are not looked for.</source>
        <translation>On ne cherche pas de réparations pour les questions sur le passé.</translation>
    </message>
    <message>
        <source>Repairs are looked for where the program knows the stipulation.</source>
        <translation>Les réparations se cherchent là où le programme connaît l’énoncé.</translation>
    </message>
    <message>
        <source>Repairs of proof games are not looked for.</source>
        <translation>On ne cherche pas de réparations aux parties justificatives.</translation>
    </message>
    <message>
        <source>Nothing to repair: one key, no dual.</source>
        <translation>Rien à réparer&#xa0;: une clé, pas de dual.</translation>
    </message>
    <message>
        <source>Nothing to repair: no cook.</source>
        <translation>Rien à réparer&#xa0;: pas de démolition.</translation>
    </message>
    <message>
        <source>Select a key or a try in the solution first.</source>
        <translation>Choisissez d’abord une clé ou un essai dans la solution.</translation>
    </message>
    <message>
        <source>The position has changed meanwhile; the list is being made again.</source>
        <translation>La position a changé entre-temps&#xa0;; la liste est refaite.</translation>
    </message>
</context>
<context>
    <name>AlikeView</name>
    <message>
        <source>Back to the search</source>
        <translation>Retour à la recherche</translation>
    </message>
    <message>
        <source>Like %1</source>
        <translation>Semblables à %1</translation>
    </message>
    <message>
        <source>the problem on the board</source>
        <translation>le problème sur l’échiquier</translation>
    </message>
    <message>
        <source>One problem, compared in men, play, themes, key, stipulation and force.</source>
        <translation>Un problème, comparé par pièces, jeu, thèmes, clé, énoncé et matériel.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems, compared in men, play, themes, key, stipulation and force.</source>
        <translation>
            <numerusform>%1 problème, comparé par pièces, jeu, thèmes, clé, énoncé et matériel.</numerusform>
            <numerusform>%1 problèmes, comparés par pièces, jeu, thèmes, clé, énoncé et matériel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing alike in the library.</source>
        <translation>Rien de semblable dans la bibliothèque.</translation>
    </message>
</context>
<context>
    <name>Allowed</name>
    <message>
        <source>The usual few</source>
        <translation>Les quelques habituelles</translation>
    </message>
    <message>
        <source>All that there are</source>
        <translation>Toutes celles qu’il y a</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
</context>
<context>
    <name>AnalysisPane</name>
    <message>
        <source>Solution</source>
        <translation>Solution</translation>
    </message>
    <message>
        <source>Phases</source>
        <comment>a tab, with themes and quality</comment>
        <translation>Phases</translation>
    </message>
    <message>
        <source>Proof game</source>
        <translation>Partie justificative</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Solutions</translation>
    </message>
    <message>
        <source>Correspondences</source>
        <comment>a tab, with themes and quality</comment>
        <translation>Correspondances</translation>
    </message>
    <message>
        <source>Solving …</source>
        <translation>Résolution …</translation>
    </message>
    <message>
        <source>solving</source>
        <translation>résolution</translation>
    </message>
    <message>
        <source>Nothing on the board yet</source>
        <translation>Encore rien sur l’échiquier</translation>
    </message>
    <message>
        <source>The verdict stands here, after every change, in one sentence.</source>
        <translation>Le verdict se tient ici, après chaque modification, en une phrase.</translation>
    </message>
    <message>
        <source>Cannot be solved</source>
        <translation>Non résoluble</translation>
    </message>
    <message>
        <source>Write what is asked, such as #2, into the field above the board.</source>
        <translation>Écrivez ce qui est demandé, par exemple #2, dans le champ au-dessus de l’échiquier.</translation>
    </message>
    <message>
        <source>No task</source>
        <translation>Pas d’énoncé</translation>
    </message>
    <message>
        <source>Not solved</source>
        <translation>Non résolu</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Arrêté</translation>
    </message>
    <message>
        <source>all stages done
%1</source>
        <translation>toutes les étapes finies
%1</translation>
    </message>
    <message>
        <source>play and tries
under way</source>
        <translation>jeu et essais
en cours</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>arrêté</translation>
    </message>
    <message>
        <source>Put the missing king on the board to see the solution.</source>
        <translation>Mettez le roi manquant sur l’échiquier pour voir la solution.</translation>
    </message>
    <message>
        <source>Mend what is ringed on the board to see the solution.</source>
        <translation>Corrigez ce qui est encerclé sur l’échiquier pour voir la solution.</translation>
    </message>
</context>
<context>
    <name>ArrangingDialog</name>
    <message>
        <source>The collection in its order</source>
        <translation>La collection dans son ordre</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Enlever</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Keep and export …</source>
        <translation>Garder et exporter …</translation>
    </message>
    <message>
        <source>Heading or text</source>
        <translation>Titre ou texte</translation>
    </message>
    <message>
        <source>Drag, or move with Ctrl and an arrow. Problems stay in the collection.</source>
        <translation>Faites glisser, ou déplacez avec Ctrl et une flèche. Les problèmes restent dans la collection.</translation>
    </message>
    <message>
        <source>Order of “%1”</source>
        <translation>Ordre de «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Close without keeping the order?</source>
        <translation>Fermer sans garder l’ordre&#xa0;?</translation>
    </message>
</context>
<context>
    <name>Batch</name>
    <message>
        <source>Add keyword</source>
        <translation>Ajouter un mot-clé</translation>
    </message>
    <message>
        <source>Keyword</source>
        <translation>Mot-clé</translation>
    </message>
    <message>
        <source>The chosen problems have no keyword.</source>
        <translation>Les problèmes choisis n’ont pas de mot-clé.</translation>
    </message>
    <message>
        <source>Remove keyword</source>
        <translation>Retirer un mot-clé</translation>
    </message>
    <message>
        <source>New collection</source>
        <translation>Nouvelle collection</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>One problem will be analysed again.</source>
        <translation>Un problème sera analysé à nouveau.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems will be analysed again.</source>
        <translation>
            <numerusform>%1 problème sera analysé à nouveau.</numerusform>
            <numerusform>%1 problèmes seront analysés à nouveau.</numerusform>
        </translation>
    </message>
    <message>
        <source>One problem with all its versions. This cannot be undone.</source>
        <translation>Un problème avec toutes ses versions. Cela ne peut être annulé.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems with all their versions. This cannot be undone.</source>
        <translation>
            <numerusform>%1 problème avec toutes ses versions. Cela ne peut être annulé.</numerusform>
            <numerusform>%1 problèmes avec toutes leurs versions. Cela ne peut être annulé.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove for good?</source>
        <translation>Supprimer définitivement&#xa0;?</translation>
    </message>
    <message>
        <source>Remove for good</source>
        <translation>Supprimer définitivement</translation>
    </message>
    <message>
        <source>Open on the board</source>
        <translation>Ouvrir sur l’échiquier</translation>
    </message>
    <message>
        <source>Open in a new tab</source>
        <translation>Ouvrir dans un nouvel onglet</translation>
    </message>
    <message>
        <source>Like this</source>
        <translation>Semblables</translation>
    </message>
    <message>
        <source>Describe together …</source>
        <translation>Décrire ensemble …</translation>
    </message>
    <message>
        <source>Add keyword …</source>
        <translation>Ajouter un mot-clé …</translation>
    </message>
    <message>
        <source>Remove keyword …</source>
        <translation>Retirer un mot-clé …</translation>
    </message>
    <message>
        <source>Analyse again</source>
        <translation>Analyser à nouveau</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exporter …</translation>
    </message>
    <message>
        <source>Put into the bin</source>
        <translation>Mettre à la corbeille</translation>
    </message>
    <message>
        <source>Add to collection</source>
        <translation>Ajouter à une collection</translation>
    </message>
    <message>
        <source>Move to collection</source>
        <translation>Déplacer vers une collection</translation>
    </message>
    <message>
        <source>New collection …</source>
        <translation>Nouvelle collection …</translation>
    </message>
    <message>
        <source>Take out of “%1”</source>
        <translation>Retirer de «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Take out of the bin</source>
        <translation>Sortir de la corbeille</translation>
    </message>
    <message>
        <source>Remove for good …</source>
        <translation>Supprimer définitivement …</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>empty</source>
        <translation>vide</translation>
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
        <translation>Cases</translation>
    </message>
    <message>
        <source>Board: {square}</source>
        <translation>Échiquier&#xa0;: {square}</translation>
    </message>
    <message>
        <source>{material}. Arrows move, capital letters put white men, small letters black ones, Space lifts and drops.</source>
        <translation>{material}. Les flèches déplacent, les majuscules posent des pièces blanches, les minuscules des noires, Espace soulève et pose.</translation>
    </message>
    <message>
        <source>{square}, selected</source>
        <translation>{square}, sélectionnée</translation>
    </message>
    <message>
        <source>Drag men here, or paste a position.</source>
        <translation>Glissez des pièces ici, ou collez une position.</translation>
    </message>
</context>
<context>
    <name>CaptionLines</name>
    <message>
        <source>Line above the board</source>
        <translation>Ligne au-dessus de l’échiquier</translation>
    </message>
    <message>
        <source>Line below the board</source>
        <translation>Ligne sous l’échiquier</translation>
    </message>
    <message>
        <source>Left, under the board</source>
        <translation>À gauche, sous l’échiquier</translation>
    </message>
    <message>
        <source>Right, under the board</source>
        <translation>À droite, sous l’échiquier</translation>
    </message>
    <message>
        <source>B</source>
        <comment>bold</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Gras</translation>
    </message>
    <message>
        <source>Above the board</source>
        <translation>Au-dessus de l’échiquier</translation>
    </message>
    <message>
        <source>Under it, left and right</source>
        <translation>Dessous, à gauche et à droite</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>Au-dessous</translation>
    </message>
    <message>
        <source>Fields stand in braces; what stands in brackets goes where its field is empty. There are: %1.</source>
        <translation>Les champs sont entre accolades&#xa0;; ce qui est entre crochets disparaît si son champ est vide. Il y a&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>CaptionPanel</name>
    <message>
        <source>Authors</source>
        <translation>Auteurs</translation>
    </message>
    <message>
        <source>Authors, separated by semicolons</source>
        <translation>Auteurs, séparés par des points-virgules</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Magazine or tourney, and number</source>
        <translation>Revue ou tournoi, et numéro</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Année</translation>
    </message>
    <message>
        <source>1925, 1925-05 or 1925-05-07</source>
        <translation>1925, 1925-05 ou 1925-05-07</translation>
    </message>
    <message>
        <source>Distinction</source>
        <translation>Distinction</translation>
    </message>
    <message>
        <source>Such as 1st Prize</source>
        <translation>Par ex. 1er Prix</translation>
    </message>
    <message>
        <source>Men of White and of Black</source>
        <translation>Pièces des Blancs et des Noirs</translation>
    </message>
</context>
<context>
    <name>CardTab</name>
    <message>
        <source>One diagram was given up, for it takes too long.</source>
        <translation>Un diagramme a été abandonné&#xa0;: il demande trop de temps.</translation>
    </message>
    <message numerus="yes">
        <source>%1 diagrams were given up, for they take too long.</source>
        <translation>
            <numerusform>%1 diagramme a été abandonné&#xa0;: il demande trop de temps.</numerusform>
            <numerusform>%1 diagrammes ont été abandonnés&#xa0;: ils demandent trop de temps.</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter takes over, Space keeps beside</source>
        <translation>Entrée reprend, Espace garde à côté</translation>
    </message>
    <message>
        <source>Enter takes over</source>
        <translation>Entrée reprend</translation>
    </message>
    <message>
        <source>The position has changed meanwhile; the list is being made again.</source>
        <translation>La position a changé entre-temps&#xa0;; la liste est refaite.</translation>
    </message>
    <message>
        <source>Whether it is sound is not known: take it over.</source>
        <translation>On ne sait pas si c&apos;est correct&#xa0;: reprenez-le.</translation>
    </message>
    <message>
        <source>Kept beside: %1.</source>
        <translation>Gardé à côté&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 is kept already.</source>
        <translation>%1 est déjà gardé.</translation>
    </message>
</context>
<context>
    <name>ChangeField</name>
    <message>
        <source>Change of the twin</source>
        <translation>Modification du jumeau</translation>
    </message>
    <message>
        <source>Move c3 d4, Remove e5, Add black Pa4, Rotate 90, Stipulation h#3 …</source>
        <translation>Move c3 d4, Remove e5, Add black Pa4, Rotate 90, Stipulation h#3 …</translation>
    </message>
    <message>
        <source>Not understood: %1</source>
        <translation>Pas compris&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ChartView</name>
    <message>
        <source>%2: one problem</source>
        <translation>%2&#xa0;: un problème</translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 problems</source>
        <translation>
            <numerusform>%2&#xa0;: %1 problème</numerusform>
            <numerusform>%2&#xa0;: %1 problèmes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChoiceRow</name>
    <message>
        <source>any</source>
        <translation>indifférent</translation>
    </message>
</context>
<context>
    <name>ColumnHeader</name>
    <message>
        <source>Columns as at first</source>
        <translation>Colonnes comme au départ</translation>
    </message>
</context>
<context>
    <name>CompareView</name>
    <message>
        <source>Comparison of versions</source>
        <translation>Comparaison de versions</translation>
    </message>
    <message>
        <source>The two versions are the same.</source>
        <translation>Les deux versions sont identiques.</translation>
    </message>
    <message>
        <source>The two versions differ in what is not compared here.</source>
        <translation>Les deux versions diffèrent en quelque chose qui n’est pas comparé ici.</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>%1, was %2</source>
        <translation>%1, avant %2</translation>
    </message>
    <message>
        <source>Themes won</source>
        <translation>Thèmes gagnés</translation>
    </message>
    <message>
        <source>Themes lost</source>
        <translation>Thèmes perdus</translation>
    </message>
    <message>
        <source>Better:</source>
        <translation>Mieux&#xa0;:</translation>
    </message>
    <message>
        <source>No longer:</source>
        <translation>Disparu&#xa0;:</translation>
    </message>
    <message>
        <source>Worse:</source>
        <translation>Moins bien&#xa0;:</translation>
    </message>
</context>
<context>
    <name>ComposingWindow</name>
    <message>
        <source>Go on from this one</source>
        <translation>Poursuivre d’ici</translation>
    </message>
    <message>
        <source>Compose a theme</source>
        <translation>Composer un thème</translation>
    </message>
    <message>
        <source>Choose a theme, and which men stay.</source>
        <translation>Choisissez un thème et les pièces qui restent.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>The men added may go: click those that are to stay.</source>
        <translation>Les pièces ajoutées peuvent partir&#xa0;: cliquez sur celles qui doivent rester.</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>La regarder</translation>
    </message>
    <message>
        <source>Done before</source>
        <translation>Faites auparavant</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Aucune encore</translation>
    </message>
</context>
<context>
    <name>ConditionCard</name>
    <message>
        <source>Try the example</source>
        <translation>Essayer l’exemple</translation>
    </message>
    <message>
        <source>Open a small problem that shows it, in a tab of its own</source>
        <translation>Ouvrir un petit problème qui la montre, dans un onglet à part</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Not known here: kept as it is written.</source>
        <translation>Inconnu ici&#xa0;: gardé tel qu’il est écrit.</translation>
    </message>
</context>
<context>
    <name>ConditionList</name>
    <message>
        <source>Fairy conditions</source>
        <translation>Conditions féeriques</translation>
    </message>
</context>
<context>
    <name>CoreForm</name>
    <message>
        <source>The core: %1</source>
        <translation>Le noyau&#xa0;: %1</translation>
    </message>
    <message>
        <source>Men that stay</source>
        <translation>Pièces qui restent</translation>
    </message>
    <message>
        <source>Squares of the theme</source>
        <translation>Cases du thème</translation>
    </message>
    <message>
        <source>All stay</source>
        <translation>Toutes restent</translation>
    </message>
    <message>
        <source>Only the kings</source>
        <translation>Les rois seuls</translation>
    </message>
    <message>
        <source>No squares</source>
        <translation>Aucune case</translation>
    </message>
    <message>
        <source>The theme that is wanted</source>
        <translation>Le thème voulu</translation>
    </message>
    <message>
        <source>Like the one on the board, but another</source>
        <translation>Comme celui de l’échiquier, mais autre</translation>
    </message>
    <message>
        <source>The men of its theme stay; the others may be added anew</source>
        <translation>Les pièces de son thème restent&#xa0;; les autres peuvent être ajoutées à nouveau</translation>
    </message>
    <message>
        <source>Forget these mates</source>
        <translation>Oublier ces mats</translation>
    </message>
    <message>
        <source>every man that stays takes part in it</source>
        <translation>chaque pièce qui reste y prend part</translation>
    </message>
    <message>
        <source>they may stand elsewhere, as a whole</source>
        <translation>elles peuvent se tenir ailleurs, en bloc</translation>
    </message>
    <message>
        <source>their left and right may be exchanged</source>
        <translation>gauche et droite peuvent s’échanger</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>nombre quelconque</translation>
    </message>
    <message>
        <source>Another number gives another random order</source>
        <translation>Un autre nombre donne un autre ordre aléatoire</translation>
    </message>
    <message>
        <source>until it is stopped</source>
        <translation>jusqu’à l’arrêt</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Squares: %1</source>
        <translation>Cases&#xa0;: %1</translation>
    </message>
    <message>
        <source>one man stays</source>
        <translation>une pièce reste</translation>
    </message>
    <message numerus="yes">
        <source>%1 men stay</source>
        <translation>
            <numerusform>%1 pièce reste</numerusform>
            <numerusform>%1 pièces restent</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2 on any squares</source>
        <translation>%1&#xa0;; %2 sur n’importe quelles cases</translation>
    </message>
    <message>
        <source>%1; %2 on %3</source>
        <translation>%1&#xa0;; %2 sur %3</translation>
    </message>
    <message>
        <source>%1; the theme on any squares</source>
        <translation>%1&#xa0;; le thème sur n’importe quelles cases</translation>
    </message>
    <message>
        <source>%1; the theme on %2</source>
        <translation>%1&#xa0;; le thème sur %2</translation>
    </message>
    <message>
        <source>Men at most</source>
        <translation>Pièces, au plus</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Hasard</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Men and time</source>
        <translation>Pièces et durée</translation>
    </message>
    <message>
        <source>Flaws</source>
        <translation>Défauts</translation>
    </message>
</context>
<context>
    <name>DefectsCard</name>
    <message>
        <source>The diagram</source>
        <translation>Le diagramme</translation>
    </message>
</context>
<context>
    <name>DetailPane</name>
    <message>
        <source>Open on the board</source>
        <translation>Ouvrir sur l’échiquier</translation>
    </message>
    <message>
        <source>Like this</source>
        <translation>Semblables</translation>
    </message>
    <message>
        <source>Find problems that resemble this one</source>
        <translation>Trouver des problèmes qui ressemblent à celui-ci</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems chosen</source>
        <translation>
            <numerusform>%1 problème choisi</numerusform>
            <numerusform>%1 problèmes choisis</numerusform>
        </translation>
    </message>
    <message>
        <source>Details of the chosen problem</source>
        <translation>Détails du problème choisi</translation>
    </message>
    <message>
        <source>Choose a problem to see its solution.</source>
        <translation>Choisissez un problème pour en voir la solution.</translation>
    </message>
    <message>
        <source>With twin %1)</source>
        <translation>Avec le jumeau %1)</translation>
    </message>
    <message>
        <source>Not solved to the end.</source>
        <translation>Pas résolu jusqu’au bout.</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Insoluble</translation>
    </message>
    <message>
        <source>Themes</source>
        <translation>Thèmes</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>Mots-clés</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Correctness</source>
        <translation>Correction</translation>
    </message>
    <message>
        <source>Your remarks</source>
        <translation>Vos remarques</translation>
    </message>
    <message>
        <source>Also printed</source>
        <translation>Aussi imprimé</translation>
    </message>
    <message>
        <source>Ends so</source>
        <translation>Finit ainsi</translation>
    </message>
    <message>
        <source>Remove the link</source>
        <translation>Supprimer le lien</translation>
    </message>
    <message>
        <source>Solution as printed</source>
        <translation>Solution telle qu’imprimée</translation>
    </message>
</context>
<context>
    <name>DetailsPanel</name>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>title changed</source>
        <translation>titre modifié</translation>
    </message>
    <message>
        <source>Authors, one a line</source>
        <translation>Auteurs, un par ligne</translation>
    </message>
    <message>
        <source>Family, Given</source>
        <translation>Nom, Prénom</translation>
    </message>
    <message>
        <source>authors changed</source>
        <translation>auteurs modifiés</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>source changed</source>
        <translation>source modifiée</translation>
    </message>
    <message>
        <source>Magazine, column or book</source>
        <translation>Revue, rubrique ou livre</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>number changed</source>
        <translation>numéro modifié</translation>
    </message>
    <message>
        <source>Of the problem, or issue/problem</source>
        <translation>Du problème, ou fascicule/problème</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>date changed</source>
        <translation>date modifiée</translation>
    </message>
    <message>
        <source>Distinction</source>
        <translation>Distinction</translation>
    </message>
    <message>
        <source>distinction changed</source>
        <translation>distinction modifiée</translation>
    </message>
    <message>
        <source>Tourney</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>tourney changed</source>
        <translation>tournoi modifié</translation>
    </message>
    <message>
        <source>Dedication</source>
        <translation>Dédicace</translation>
    </message>
    <message>
        <source>dedication changed</source>
        <translation>dédicace modifiée</translation>
    </message>
    <message>
        <source>Keywords, separated by commas</source>
        <translation>Mots-clés, séparés par des virgules</translation>
    </message>
    <message>
        <source>keywords changed</source>
        <translation>mots-clés modifiés</translation>
    </message>
    <message>
        <source>Comments, separated by an empty line</source>
        <translation>Commentaires, séparés par une ligne vide</translation>
    </message>
    <message>
        <source>comments changed</source>
        <translation>commentaires modifiés</translation>
    </message>
    <message>
        <source>Correctness, as you state it</source>
        <translation>Correction, comme vous l’indiquez</translation>
    </message>
    <message>
        <source>C+ and the program, or: correct by hand</source>
        <translation>C+ et le programme, ou&#xa0;: vérifié à la main</translation>
    </message>
    <message>
        <source>correctness stated</source>
        <translation>correction indiquée</translation>
    </message>
    <message>
        <source>Your own remarks, never printed</source>
        <translation>Vos propres remarques, jamais imprimées</translation>
    </message>
    <message>
        <source>remarks changed</source>
        <translation>remarques modifiées</translation>
    </message>
    <message>
        <source>a date is written 1925, 1925-05 or 1925-05-07</source>
        <translation>une date s’écrit 1925, 1925-05 ou 1925-05-07</translation>
    </message>
    <message>
        <source>there are months 01 to 12</source>
        <translation>les mois vont de 01 à 12</translation>
    </message>
    <message>
        <source>this month has no such day</source>
        <translation>ce mois n’a pas ce jour</translation>
    </message>
    <message>
        <source>the date is not finished</source>
        <translation>la date n’est pas finie</translation>
    </message>
</context>
<context>
    <name>DiagramPart</name>
    <message>
        <source>Diagram</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>Enregistrer sous …</translation>
    </message>
    <message>
        <source>Keep this style under a name</source>
        <translation>Garder ce style sous un nom</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Forget this style of your own</source>
        <translation>Oublier ce style personnel</translation>
    </message>
    <message>
        <source>as wide as looks well</source>
        <translation>largeur qui convient</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source> dpi</source>
        <translation> ppp</translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation>Transparent</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Coordonnées</translation>
    </message>
    <message>
        <source>Black below</source>
        <translation>Noirs en bas</translation>
    </message>
    <message>
        <source>Marks, arrows</source>
        <translation>Marques, flèches</translation>
    </message>
    <message>
        <source>changed</source>
        <comment>a style that was saved</comment>
        <translation>modifié</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Style</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Échiquier</translation>
    </message>
    <message>
        <source>Men</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Échiquiers</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Fineness</source>
        <translation>Résolution</translation>
    </message>
    <message>
        <source>Magazine</source>
        <translation>Revue</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Écran</translation>
    </message>
    <message>
        <source>Tournament sheet</source>
        <translation>Feuille de tournoi</translation>
    </message>
    <message>
        <source>Print, grey</source>
        <translation>Impression, gris</translation>
    </message>
    <message>
        <source>Hatched, as in print</source>
        <translation>Hachuré, comme à l’impression</translation>
    </message>
    <message>
        <source>Flat grey</source>
        <translation>Gris uni</translation>
    </message>
    <message>
        <source>Coloured, as on the screen</source>
        <translation>En couleur, comme à l’écran</translation>
    </message>
    <message>
        <source>As the style has it</source>
        <translation>Comme dans le style</translation>
    </message>
    <message>
        <source>Width of the picture</source>
        <translation>Largeur de l’image</translation>
    </message>
    <message>
        <source>Width of the board</source>
        <translation>Largeur de l’échiquier</translation>
    </message>
</context>
<context>
    <name>DockBar</name>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Edits</source>
        <translation>Modifications</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versions</translation>
    </message>
    <message>
        <source>Library  %1</source>
        <translation>Bibliothèque  %1</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Voisines</translation>
    </message>
</context>
<context>
    <name>DropLegend</name>
    <message>
        <source>same key</source>
        <translation>même clé</translation>
    </message>
    <message>
        <source>as here</source>
        <translation>comme ici</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>correct</translation>
    </message>
    <message>
        <source>keys: cooked</source>
        <translation>clés&#xa0;: démoli</translation>
    </message>
    <message>
        <source>too many</source>
        <translation>trop</translation>
    </message>
    <message>
        <source>too few</source>
        <translation>trop peu</translation>
    </message>
    <message>
        <source>other shape</source>
        <translation>autre forme</translation>
    </message>
    <message>
        <source>no solution</source>
        <translation>insoluble</translation>
    </message>
    <message>
        <source>short</source>
        <translation>solution courte</translation>
    </message>
    <message>
        <source>illegal</source>
        <translation>illégal</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouvert</translation>
    </message>
</context>
<context>
    <name>DropMap</name>
    <message>
        <source>Both kings are missing: what a square would do cannot be judged.</source>
        <translation>Les deux rois manquent&#xa0;: on ne peut juger ce que ferait une case.</translation>
    </message>
    <message>
        <source>Black&apos;s king is missing: what a square would do cannot be judged.</source>
        <translation>Le roi noir manque&#xa0;: on ne peut juger ce que ferait une case.</translation>
    </message>
    <message>
        <source>White&apos;s king is missing: only the scheme bench (F4) works without him.</source>
        <translation>Le roi blanc manque&#xa0;: seul l’établi des schémas (F4) travaille sans lui.</translation>
    </message>
    <message>
        <source>With this many kings, what a square would do cannot be judged.</source>
        <translation>Avec autant de rois, on ne peut juger ce que ferait une case.</translation>
    </message>
    <message>
        <source>%1 in hand.</source>
        <translation>%1 en main.</translation>
    </message>
    <message>
        <source>%1 lifted from %2.</source>
        <translation>%1 en main, de %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 squares tested in %2 ms.</source>
        <translation>
            <numerusform>%1 case examinée en %2 ms.</numerusform>
            <numerusform>%1 cases examinées en %2 ms.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 squares tested.</source>
        <translation>%1 cases examinées sur %2.</translation>
    </message>
    <message>
        <source>Esc puts it back, M hides the map</source>
        <translation>Échap la remet, M cache la carte</translation>
    </message>
    <message>
        <source>On %1:</source>
        <translation>En %1&#xa0;:</translation>
    </message>
</context>
<context>
    <name>EntryPart</name>
    <message>
        <source>Entry form</source>
        <translation>Fiche d’envoi</translation>
    </message>
    <message>
        <source>Anonymous, with a number</source>
        <translation>Anonyme, avec un numéro</translation>
    </message>
    <message>
        <source>The authors, if left empty</source>
        <translation>Les auteurs, si laissé vide</translation>
    </message>
    <message>
        <source>Tourney</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Section</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Nobody is named: neither the authors nor you.</source>
        <translation>Personne n’est nommé&#xa0;: ni les auteurs ni vous.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Remarques</translation>
    </message>
</context>
<context>
    <name>ExportWindow</name>
    <message>
        <source>Export diagrams</source>
        <translation>Exporter des diagrammes</translation>
    </message>
    <message>
        <source>Copy diagram</source>
        <translation>Copier le diagramme</translation>
    </message>
    <message>
        <source>Copy page</source>
        <translation>Copier la page</translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation>Copier le texte</translation>
    </message>
    <message>
        <source>Stopped. The page is older than what is chosen.</source>
        <translation>Arrêté. La page est antérieure à ce qui est choisi.</translation>
    </message>
    <message>
        <source>No library is open.</source>
        <translation>Aucune bibliothèque n’est ouverte.</translation>
    </message>
    <message>
        <source>Nothing is selected in the library.</source>
        <translation>Rien n’est sélectionné dans la bibliothèque.</translation>
    </message>
    <message>
        <source>The search finds nothing in the library.</source>
        <translation>La recherche ne trouve rien dans la bibliothèque.</translation>
    </message>
    <message>
        <source>The first %1 of %2 problems are taken; narrow the search for others.</source>
        <translation>Les %1 premiers problèmes sur %2 sont pris&#xa0;; précisez la recherche pour d’autres.</translation>
    </message>
    <message>
        <source>One problem of another game is left out: its tab exports it.</source>
        <translation>Un problème d’un autre jeu est laissé de côté&#xa0;: son onglet l’exporte.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems of other games are left out: their tabs export them.</source>
        <translation>
            <numerusform>%1 problème d’un autre jeu est laissé de côté&#xa0;: son onglet l’exporte.</numerusform>
            <numerusform>%1 problèmes d’autres jeux sont laissés de côté&#xa0;: leurs onglets les exportent.</numerusform>
        </translation>
    </message>
    <message>
        <source>Folder of web pages (*)</source>
        <translation>Dossier de pages web (*)</translation>
    </message>
    <message>
        <source>Export diagram</source>
        <translation>Exporter un diagramme</translation>
    </message>
    <message>
        <source>One page was printed.</source>
        <translation>Une page a été imprimée.</translation>
    </message>
    <message numerus="yes">
        <source>%1 pages were printed.</source>
        <translation>
            <numerusform>%1 page a été imprimée.</numerusform>
            <numerusform>%1 pages ont été imprimées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Printing was stopped.</source>
        <translation>L’impression a été arrêtée.</translation>
    </message>
</context>
<context>
    <name>ExtrasCard</name>
    <message>
        <source>Beside the board</source>
        <translation>À côté de l’échiquier</translation>
    </message>
</context>
<context>
    <name>FiguresPage</name>
    <message>
        <source>Whole library</source>
        <translation>Toute la bibliothèque</translation>
    </message>
    <message>
        <source>Count all problems, whatever is searched for</source>
        <translation>Compter tous les problèmes, quelle que soit la recherche</translation>
    </message>
    <message>
        <source>Copy as table</source>
        <translation>Copier en tableau</translation>
    </message>
    <message>
        <source>Counting …</source>
        <translation>Comptage …</translation>
    </message>
    <message>
        <source>One problem</source>
        <translation>Un problème</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems</source>
        <translation>
            <numerusform>%1 problème</numerusform>
            <numerusform>%1 problèmes</numerusform>
        </translation>
    </message>
    <message>
        <source>Figures of the library</source>
        <translation>Chiffres de la bibliothèque</translation>
    </message>
</context>
<context>
    <name>FindDetails</name>
    <message>
        <source>Choose a find, and its reasons stand here.</source>
        <translation>Choisissez une trouvaille, ses raisons seront ici.</translation>
    </message>
    <message>
        <source>Added: %1</source>
        <translation>Ajoutées&#xa0;: %1</translation>
    </message>
    <message>
        <source>Themes: %1</source>
        <translation>Thèmes&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>FindList</name>
    <message>
        <source>Found</source>
        <translation>Trouvés</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>Find an action or a problem</source>
        <translation>Trouver une commande ou un problème</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Trouvés</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Rien trouvé.</translation>
    </message>
</context>
<context>
    <name>FinderField</name>
    <message>
        <source>Find action or problem</source>
        <translation>Trouver commande ou problème</translation>
    </message>
</context>
<context>
    <name>FlawTicks</name>
    <message>
        <source>Flaws that no find may have</source>
        <translation>Défauts qu’aucune trouvaille ne peut avoir</translation>
    </message>
    <message>
        <source>No find has what is ticked; other flaws are weighed: such finds come later.</source>
        <translation>Aucune trouvaille n’a ce qui est coché&#xa0;; les autres défauts sont pesés&#xa0;: elles viennent plus loin.</translation>
    </message>
</context>
<context>
    <name>Footer</name>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open what was saved</source>
        <translation>Ouvrir ce qui a été enregistré</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Copy page</source>
        <translation>Copier la page</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>Imprimer …</translation>
    </message>
    <message>
        <source>%1 of %2 written</source>
        <translation>%1 sur %2 écrits</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <translation>%1 sur %2 résolus</translation>
    </message>
    <message>
        <source>Working …</source>
        <translation>En cours …</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Avancement</translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message>
        <source>Gallery of the problems found</source>
        <translation>Galerie des problèmes trouvés</translation>
    </message>
    <message>
        <source>Size of the diagrams</source>
        <translation>Taille des diagrammes</translation>
    </message>
    <message>
        <source>Size of the diagrams (Ctrl with the wheel)</source>
        <translation>Taille des diagrammes (Ctrl et molette)</translation>
    </message>
    <message>
        <source>%1 pixels</source>
        <translation>%1 pixels</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
</context>
<context>
    <name>GameBar</name>
    <message>
        <source>Task in single fields (Shift+F9)</source>
        <translation>Énoncé en champs séparés (Maj+F9)</translation>
    </message>
    <message>
        <source>Who begins; click for the next player</source>
        <translation>Qui commence&#xa0;; cliquez pour le joueur suivant</translation>
    </message>
    <message>
        <source>Rules in force; click to change</source>
        <translation>Règles en vigueur&#xa0;; cliquez pour changer</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>Trait&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>GameBoard</name>
    <message>
        <source>%1 …: one more letter</source>
        <translation>%1 …&#xa0;: encore une lettre</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Game book</source>
        <translation>Livre des jeux</translation>
    </message>
    <message>
        <source>Rules of the game, and options</source>
        <translation>Règles du jeu et options</translation>
    </message>
</context>
<context>
    <name>GameComposing</name>
    <message>
        <source>Change the task</source>
        <translation>Modifier l’énoncé</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>Changer les règles</translation>
    </message>
    <message>
        <source>Change what is beside the board</source>
        <translation>Modifier ce qui est à côté du tablier</translation>
    </message>
    <message>
        <source>Change who begins</source>
        <translation>Changer qui commence</translation>
    </message>
    <message>
        <source>A man would leave the board.</source>
        <translation>Une pièce quitterait l’échiquier.</translation>
    </message>
    <message>
        <source>The two sides have other men, and cannot be swapped.</source>
        <translation>Les deux camps ont d’autres pièces et ne peuvent être échangés.</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Échanger les camps</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>Vider l’échiquier</translation>
    </message>
    <message>
        <source>How the men stand at first is not known.</source>
        <translation>La disposition initiale des pièces n’est pas connue.</translation>
    </message>
    <message>
        <source>Position of the beginning</source>
        <translation>Position de départ</translation>
    </message>
    <message>
        <source>Man on %1</source>
        <translation>Pièce en %1</translation>
    </message>
    <message>
        <source>Letters (%1):</source>
        <translation>Lettres (%1)&#xa0;:</translation>
    </message>
    <message>
        <source>Mark a man</source>
        <translation>Marquer une pièce</translation>
    </message>
    <message>
        <source>Nothing can be marked there.</source>
        <translation>Rien ne peut être marqué là.</translation>
    </message>
    <message>
        <source>There is no solution to copy yet.</source>
        <translation>Il n’y a pas encore de solution à copier.</translation>
    </message>
    <message>
        <source>The solution was copied.</source>
        <translation>La solution a été copiée.</translation>
    </message>
    <message>
        <source>Drag men from the tray, between cells, and off the board; or click one in the tray and then cells. Ctrl copies, Alt exchanges, Shift selects several. The right button removes or puts the last man again, the wheel changes the sort. Arrows move a cursor, letters put men, Space lifts and drops, Delete removes, a full stop asks for letters, V shows where a man goes. Click a row of the solution to play it, Escape comes back. Shift and the right button open the menu of a cell.</source>
        <translation>Glissez des pièces depuis la réserve, entre les cases et hors du tablier&#xa0;; ou cliquez sur l’une d’elles dans la réserve, puis sur des cases. Ctrl copie, Alt échange, Maj en sélectionne plusieurs. Le bouton droit enlève ou repose la dernière pièce, la molette change la sorte. Les flèches déplacent un curseur, les lettres posent des pièces, Espace soulève et pose, Suppr enlève, un point demande les lettres, V montre où va une pièce. Cliquez sur une ligne de la solution pour la jouer, Échap revient. Maj et le bouton droit ouvrent le menu d’une case.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
</context>
<context>
    <name>GameParts</name>
    <message>
        <source>Turns of the player to move</source>
        <translation>Coups du joueur au trait</translation>
    </message>
    <message>
        <source>Found on the board</source>
        <translation>Trouvé sur le tablier</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solution</translation>
    </message>
    <message>
        <source>Position and rules</source>
        <translation>Position et règles</translation>
    </message>
</context>
<context>
    <name>GameShowing</name>
    <message>
        <source>Nothing on the board yet</source>
        <translation>Encore rien sur le tablier</translation>
    </message>
    <message>
        <source>Drag men to the board, or take the position of the beginning.</source>
        <translation>Glissez des pièces sur le tablier, ou prenez la position de départ.</translation>
    </message>
    <message>
        <source>No task yet</source>
        <translation>Pas encore d’énoncé</translation>
    </message>
    <message>
        <source>Say what is to be reached, in the field over the board.</source>
        <translation>Dites ce qui doit être atteint, dans le champ au-dessus du tablier.</translation>
    </message>
    <message>
        <source>Put men on the board and choose a task.</source>
        <translation>Mettez des pièces sur le tablier et choisissez un énoncé.</translation>
    </message>
    <message>
        <source>Cannot be solved</source>
        <translation>Non résoluble</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Rien trouvé.</translation>
    </message>
    <message>
        <source>none while there is no task</source>
        <translation>aucune tant qu’il n’y a pas d’énoncé</translation>
    </message>
    <message>
        <source>Turns of %1</source>
        <translation>Coups&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>HeadPart</name>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>This problem</source>
        <translation>Celui-ci</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Choisis</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Trouvés</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Sorte</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>Entry form</source>
        <translation>Fiche</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>diagram, of the magazines</source>
        <translation>diagram, des revues</translation>
    </message>
    <message>
        <source>Package</source>
        <translation>Paquet</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 choisis</translation>
    </message>
    <message>
        <source>Search, %1</source>
        <translation>Trouvés, %1</translation>
    </message>
    <message>
        <source>Entry forms are written as PDF, SVG or PNG.</source>
        <translation>Les fiches d’envoi s’écrivent en PDF, SVG ou PNG.</translation>
    </message>
    <message>
        <source>Of this game only a single diagram can be exported, in the other formats.</source>
        <translation>De ce jeu on peut avoir un seul diagramme, dans les autres formats.</translation>
    </message>
</context>
<context>
    <name>HoldButton</name>
    <message>
        <source>Hold as phase</source>
        <translation>Garder comme phase</translation>
    </message>
    <message>
        <source>Hold a first move as a column of the table</source>
        <translation>Garder un premier coup comme colonne du tableau</translation>
    </message>
    <message>
        <source>Play it on the board</source>
        <translation>Le jouer sur l’échiquier</translation>
    </message>
    <message numerus="yes">
        <source>%1 more, with more refutations: play them on the board</source>
        <translation>
            <numerusform>%1 autre, avec plus de réfutations&#xa0;: à jouer sur l’échiquier</numerusform>
            <numerusform>%1 autres, avec plus de réfutations&#xa0;: à jouer sur l’échiquier</numerusform>
        </translation>
    </message>
    <message>
        <source>1 first move took too long</source>
        <translation>1 premier coup a pris trop de temps</translation>
    </message>
    <message numerus="yes">
        <source>%1 first moves took too long</source>
        <translation>
            <numerusform>%1 premier coup a pris trop de temps</numerusform>
            <numerusform>%1 premiers coups ont pris trop de temps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Holding</name>
    <message>
        <source>any, or such as e3e4</source>
        <translation>toute, ou par ex. e3e4</translation>
    </message>
    <message>
        <source>the key neither checks nor takes</source>
        <translation>la clé ne donne pas échec et ne prend pas</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>nombre quelconque</translation>
    </message>
    <message>
        <source>one, or such as 2 or 2.1.1.1</source>
        <translation>une, ou comme 2 ou 2.1.1.1</translation>
    </message>
    <message>
        <source>none, or such as stockfish</source>
        <translation>aucun, ou par exemple stockfish</translation>
    </message>
    <message>
        <source>Is asked where there are more than four men; it proves nothing</source>
        <translation>Est interrogé quand il y a plus de quatre pièces ; il ne prouve rien</translation>
    </message>
    <message>
        <source>can arise in a game</source>
        <translation>possible en partie</translation>
    </message>
    <message>
        <source>no promoted force</source>
        <translation>pas de pièces promues</translation>
    </message>
    <message>
        <source>Themes that must be there</source>
        <translation>Thèmes qui doivent y être</translation>
    </message>
    <message>
        <source>near the diagram first</source>
        <translation>d’abord près du diagramme</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>au hasard</translation>
    </message>
    <message>
        <source>Another number gives another random order</source>
        <translation>Un autre nombre donne un autre ordre aléatoire</translation>
    </message>
    <message>
        <source>all</source>
        <translation>toutes</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>The key move is no move such as e3e4 or e7e8q.</source>
        <translation>Le coup clé n’est pas un coup comme e3e4 ou e7e8q.</translation>
    </message>
    <message>
        <source>White&apos;s first move is the only one, and besides:</source>
        <translation>Le premier coup blanc est le seul, et en outre :</translation>
    </message>
    <message>
        <source>Sound, with the solutions that are meant, and besides:</source>
        <translation>Correct, avec les solutions voulues, et en outre&#xa0;:</translation>
    </message>
    <message>
        <source>any man</source>
        <translation>n’importe quelle pièce</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Solutions</translation>
    </message>
    <message>
        <source>Model mates at least</source>
        <translation>Mats modèles au moins</translation>
    </message>
    <message>
        <source>Only moves in a row, at least</source>
        <translation>Coups uniques à la suite, au moins</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>Key by</source>
        <translation>Clé jouée par</translation>
    </message>
    <message>
        <source>Key move</source>
        <translation>Coup clé</translation>
    </message>
    <message>
        <source>Men at most</source>
        <translation>Pièces, au plus</translation>
    </message>
    <message>
        <source>Duals at most</source>
        <translation>Duals, au plus</translation>
    </message>
    <message>
        <source>Variations at least</source>
        <translation>Variantes, au moins</translation>
    </message>
    <message>
        <source>Tries at least</source>
        <translation>Essais, au moins</translation>
    </message>
    <message>
        <source>Changed mates at least</source>
        <translation>Mats changés, au moins</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Try at most</source>
        <translation>Essayer au plus</translation>
    </message>
    <message>
        <source>Time for each</source>
        <translation>Temps pour chacune</translation>
    </message>
    <message>
        <source>Sound, with one key, and besides:</source>
        <translation>Correct, avec une clé, et en outre&#xa0;:</translation>
    </message>
    <message>
        <source>How to try</source>
        <translation>Comment essayer</translation>
    </message>
</context>
<context>
    <name>InsightColumn</name>
    <message>
        <source>Elements</source>
        <translation>Éléments</translation>
    </message>
    <message>
        <source>Show mere elements, such as self-blocks, too</source>
        <translation>Montrer aussi les simples éléments, tels que les autoblocages</translation>
    </message>
    <message>
        <source>Tries %1</source>
        <translation>Essais %1</translation>
    </message>
    <message>
        <source>How many tries the table shows</source>
        <translation>Combien d’essais montre le tableau</translation>
    </message>
    <message>
        <source>Order of the tries, hidden ones, copy</source>
        <translation>Ordre des essais, essais cachés, copie</translation>
    </message>
    <message>
        <source>What speaks for and against it is on the clipboard.</source>
        <translation>Le pour et le contre sont dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Themes of proof games are not looked for.</source>
        <translation>On ne cherche pas de thèmes dans les parties justificatives.</translation>
    </message>
    <message>
        <source>Themes are looked for in mates, selfmates and help play.</source>
        <translation>Les thèmes se cherchent dans les mats directs, les mats inverses et le jeu aidé.</translation>
    </message>
    <message>
        <source>No solution. The tries that come nearest, with what refutes them:</source>
        <translation>Insoluble. Les essais les plus proches, avec ce qui les réfute&#xa0;:</translation>
    </message>
    <message>
        <source>No solution, and no try comes near: each has several refutations.</source>
        <translation>Insoluble, et aucun essai n’en est proche&#xa0;: chacun a plusieurs réfutations.</translation>
    </message>
    <message>
        <source>It is not marked which key is meant, so nothing is said of its themes and play. Mark it in the solution with the right button: Keep this key.</source>
        <translation>La clé voulue n’est pas marquée&#xa0;; on ne dit donc rien de ses thèmes ni de son jeu. Marquez-la dans la solution avec le bouton droit&#xa0;: Garder cette clé.</translation>
    </message>
    <message>
        <source>Copied: the phase table as text.</source>
        <translation>Copié&#xa0;: le tableau des phases en texte.</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Phases</translation>
    </message>
    <message>
        <source>Themes</source>
        <translation>Thèmes</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy what speaks for and against the problem, as in an award</source>
        <translation>Copier ce qui parle pour et contre le problème, comme dans un jugement</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>Qualité</translation>
    </message>
    <message>
        <source>Correspondences</source>
        <translation>Correspondances</translation>
    </message>
</context>
<context>
    <name>KeepKillTab</name>
    <message>
        <source>Keep and kill</source>
        <translation>Garder et éliminer</translation>
    </message>
    <message>
        <source>Keep and kill (%1)</source>
        <translation>Garder et éliminer (%1)</translation>
    </message>
    <message>
        <source>Tick a defence with its mate: men are tried who keep it.</source>
        <translation>Cochez une défense avec son mat&#xa0;: des pièces qui le gardent sont essayées.</translation>
    </message>
    <message>
        <source>Tick a defence with its continuation: men are tried who keep it.</source>
        <translation>Cochez une défense avec sa continuation&#xa0;: on essaie les pièces qui la gardent.</translation>
    </message>
    <message>
        <source>The best of all men</source>
        <translation>Les meilleures de toutes les pièces</translation>
    </message>
    <message>
        <source>The key becomes a try, another move the key</source>
        <translation>La clé devient essai, un autre coup la clé</translation>
    </message>
    <message>
        <source>one more keeps all and stops the rest</source>
        <translation>une de plus garde tout et élimine le reste</translation>
    </message>
    <message numerus="yes">
        <source>%1 more keep all and stop the rest</source>
        <translation>
            <numerusform>%1 de plus garde tout et élimine le reste</numerusform>
            <numerusform>%1 de plus gardent tout et éliminent le reste</numerusform>
        </translation>
    </message>
    <message>
        <source>What solves with them is being asked …</source>
        <translation>On cherche ce qui résout avec elles …</translation>
    </message>
    <message>
        <source>not sound</source>
        <translation>pas correct</translation>
    </message>
    <message>
        <source>other threats</source>
        <translation>autres menaces</translation>
    </message>
    <message>
        <source>one new black move</source>
        <translation>un nouveau coup noir</translation>
    </message>
    <message numerus="yes">
        <source>%1 new black moves</source>
        <translation>
            <numerusform>%1 nouveau coup noir</numerusform>
            <numerusform>%1 nouveaux coups noirs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeepLegend</name>
    <message>
        <source>kept</source>
        <translation>gardé</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdu</translation>
    </message>
    <message>
        <source>rivals left</source>
        <translation>rivaux</translation>
    </message>
    <message>
        <source>new holes</source>
        <translation>trous nouveaux</translation>
    </message>
    <message>
        <source>holes closed</source>
        <translation>trous fermés</translation>
    </message>
</context>
<context>
    <name>KeepMap</name>
    <message>
        <source>%1 in hand.</source>
        <translation>%1 en main.</translation>
    </message>
    <message>
        <source>One mate is wanted</source>
        <translation>Un mat est voulu</translation>
    </message>
    <message numerus="yes">
        <source>%1 mates are wanted</source>
        <translation>
            <numerusform>%1 mat est voulu</numerusform>
            <numerusform>%1 mats sont voulus</numerusform>
        </translation>
    </message>
    <message>
        <source>One continuation is wanted</source>
        <translation>Une continuation est voulue</translation>
    </message>
    <message numerus="yes">
        <source>%1 continuations are wanted</source>
        <translation>
            <numerusform>%1 continuation est voulue</numerusform>
            <numerusform>%1 continuations sont voulues</numerusform>
        </translation>
    </message>
    <message>
        <source>in one phase</source>
        <translation>dans une phase</translation>
    </message>
    <message numerus="yes">
        <source>in %1 phases</source>
        <translation>
            <numerusform>dans %1 phase</numerusform>
            <numerusform>dans %1 phases</numerusform>
        </translation>
    </message>
    <message>
        <source>On %1:</source>
        <translation>Sur %1&#xa0;:</translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message>
        <source>New collection</source>
        <translation>Nouvelle collection</translation>
    </message>
    <message>
        <source>All problems</source>
        <translation>Tous les problèmes</translation>
    </message>
    <message>
        <source>Remove what lies in the bin for good?</source>
        <translation>Supprimer définitivement ce qui est dans la corbeille&#xa0;?</translation>
    </message>
    <message>
        <source>One problem with all its versions. This cannot be undone.</source>
        <translation>Un problème avec toutes ses versions. Cela ne peut être annulé.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems with all their versions. This cannot be undone.</source>
        <translation>
            <numerusform>%1 problème avec toutes ses versions. Cela ne peut être annulé.</numerusform>
            <numerusform>%1 problèmes avec toutes leurs versions. Cela ne peut être annulé.</numerusform>
        </translation>
    </message>
    <message>
        <source>Empty the bin</source>
        <translation>Vider la corbeille</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Order …</source>
        <translation>Ordre …</translation>
    </message>
    <message>
        <source>Empty the bin …</source>
        <translation>Vider la corbeille …</translation>
    </message>
</context>
<context>
    <name>KeysTab</name>
    <message>
        <source>Keys</source>
        <translation>Clés</translation>
    </message>
    <message>
        <source>Keys lead to a position after the key, in which Black is to move.</source>
        <translation>Les clés mènent à une position après la clé, où les Noirs ont le trait.</translation>
    </message>
    <message>
        <source>Keys (%1 quiet, %2 by capture)</source>
        <translation>Clés (%1 tranquilles, %2 par prise)</translation>
    </message>
</context>
<context>
    <name>KindList</name>
    <message>
        <source>Fairy men</source>
        <translation>Pièces féeriques</translation>
    </message>
</context>
<context>
    <name>KindStrip</name>
    <message>
        <source>After the key</source>
        <translation>Après la clé</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Non terminé</translation>
    </message>
    <message>
        <source>Black replies</source>
        <translation>Les Noirs répondent</translation>
    </message>
    <message>
        <source>White begins</source>
        <translation>Les Blancs commencent</translation>
    </message>
    <message>
        <source>Nobody to move yet</source>
        <translation>Personne n’a encore le trait</translation>
    </message>
</context>
<context>
    <name>LetterToComposer</name>
    <message>
        <source>What the letter tells</source>
        <translation>Ce que dit la lettre</translation>
    </message>
    <message>
        <source>Language of the letter</source>
        <translation>Langue de la lettre</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Objet</translation>
    </message>
    <message>
        <source>The letter</source>
        <translation>La lettre</translation>
    </message>
    <message>
        <source>Subject of the template</source>
        <translation>Objet du modèle</translation>
    </message>
    <message>
        <source>The template</source>
        <translation>Le modèle</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Open in the mail program</source>
        <translation>Ouvrir dans la messagerie</translation>
    </message>
    <message>
        <source>Keep the template</source>
        <translation>Garder le modèle</translation>
    </message>
    <message>
        <source>As it came</source>
        <translation>Comme à l’origine</translation>
    </message>
    <message>
        <source>Letter to the composer</source>
        <translation>Lettre au compositeur</translation>
    </message>
    <message>
        <source>Close the letter without copying it, or without keeping its template?</source>
        <translation>Fermer la lettre sans la copier ou sans garder son modèle&#xa0;?</translation>
    </message>
    <message>
        <source>To</source>
        <translation>À</translation>
    </message>
    <message>
        <source>A line of which a word is not known is left out: %1</source>
        <translation>Une ligne dont un mot n’est pas connu est omise&#xa0;: %1</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Lettre</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Modèle</translation>
    </message>
</context>
<context>
    <name>LetterWindow</name>
    <message>
        <source>The letter</source>
        <translation>La lettre</translation>
    </message>
    <message>
        <source>Paste the whole letter here, or drop its files.</source>
        <translation>Collez ici la lettre entière ou déposez ses fichiers.</translation>
    </message>
    <message>
        <source>The problems of the letter</source>
        <translation>Les problèmes de la lettre</translation>
    </message>
    <message>
        <source>Open files …</source>
        <translation>Ouvrir des fichiers …</translation>
    </message>
    <message>
        <source>Keep all as originals</source>
        <translation>Garder tout comme inédits</translation>
    </message>
    <message>
        <source>Read a letter</source>
        <translation>Lire une lettre</translation>
    </message>
    <message>
        <source>Open a letter</source>
        <translation>Ouvrir une lettre</translation>
    </message>
    <message>
        <source>One problem.</source>
        <translation>Un problème.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems.</source>
        <translation>
            <numerusform>%1 problème.</numerusform>
            <numerusform>%1 problèmes.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is being read …</source>
        <translation>Lecture de %1 …</translation>
    </message>
    <message>
        <source>The letter says C+.</source>
        <translation>La lettre dit C+.</translation>
    </message>
    <message>
        <source>%1 of problem %2</source>
        <translation>%1 du problème %2</translation>
    </message>
    <message>
        <source>Close without keeping the letter?</source>
        <translation>Fermer sans garder la lettre&#xa0;?</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>Form</source>
        <translation>Formulaire</translation>
    </message>
    <message>
        <source>The search as a form</source>
        <translation>La recherche en formulaire</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Emplacements</translation>
    </message>
    <message>
        <source>Collections, kept searches and the bin beside the problems</source>
        <translation>Collections, recherches gardées et corbeille à côté des problèmes</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>The pattern and the details beside the problems</source>
        <translation>Le motif et les détails à côté des problèmes</translation>
    </message>
    <message>
        <source>Keep as collection</source>
        <translation>Garder comme collection</translation>
    </message>
    <message>
        <source>Keep this search among the collections at the left</source>
        <translation>Garder cette recherche parmi les collections à gauche</translation>
    </message>
    <message>
        <source>The library could not be read.</source>
        <translation>La bibliothèque n’a pu être lue.</translation>
    </message>
    <message>
        <source>Nothing is shown: the search is not understood.</source>
        <translation>Rien n’est montré&#xa0;: la recherche n’est pas comprise.</translation>
    </message>
    <message>
        <source>Nothing matches.</source>
        <translation>Rien ne correspond.</translation>
    </message>
    <message>
        <source>Drop the last term?</source>
        <translation>Ôter le dernier terme&#xa0;?</translation>
    </message>
    <message>
        <source>No problems yet. Import a file or press Ctrl+S on the board.</source>
        <translation>Pas encore de problèmes. Importez un fichier ou appuyez sur Ctrl+S à l’échiquier.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Gallery</source>
        <translation>Galerie</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Chiffres</translation>
    </message>
</context>
<context>
    <name>LimitsPopup</name>
    <message>
        <source>Limit what edits may do</source>
        <translation>Limiter ce que peuvent faire les modifications</translation>
    </message>
    <message>
        <source>How far a man may be moved</source>
        <translation>Jusqu’où une pièce peut être déplacée</translation>
    </message>
    <message>
        <source>Moves of any length</source>
        <translation>Déplacements quelconques</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Un pas</translation>
    </message>
    <message>
        <source>Up to two steps</source>
        <translation>Jusqu’à deux pas</translation>
    </message>
    <message>
        <source>No more men than now</source>
        <translation>Pas plus de pièces que maintenant</translation>
    </message>
    <message>
        <source>No limits</source>
        <translation>Sans limites</translation>
    </message>
    <message>
        <source>All men</source>
        <translation>Toutes les pièces</translation>
    </message>
    <message>
        <source>None</source>
        <comment>of the men</comment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>All squares</source>
        <translation>Toutes les cases</translation>
    </message>
    <message>
        <source>Empty ones</source>
        <translation>Les vides</translation>
    </message>
    <message>
        <source>None</source>
        <comment>of the squares</comment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Only these men</source>
        <translation>Seulement ces pièces</translation>
    </message>
    <message>
        <source>Only the blue squares</source>
        <translation>Seulement les cases bleues</translation>
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
        <translation>Gras</translation>
    </message>
    <message>
        <source>I</source>
        <comment>italic</comment>
        <translation>I</translation>
    </message>
    <message>
        <source>Italic</source>
        <translation>Italique</translation>
    </message>
</context>
<context>
    <name>LineRepairPanel</name>
    <message>
        <source>Repairs</source>
        <translation>Réparations</translation>
    </message>
    <message>
        <source>Nothing to repair: no cook.</source>
        <translation>Rien à réparer&#xa0;: pas de démolition.</translation>
    </message>
    <message>
        <source>Intended solutions marked: %1 of %2.</source>
        <translation>Solutions voulues marquées&#xa0;: %1 sur %2.</translation>
    </message>
    <message>
        <source>Keep %1. Stop %2.</source>
        <translation>Garder %1. Empêcher %2.</translation>
    </message>
    <message>
        <source>Mark those you intend with P in the solutions, and state how many.</source>
        <translation>Marquez avec P celles que vous voulez dans les solutions, et indiquez combien.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Edits that make it sound</source>
        <translation>Modifications qui le rendent correct</translation>
    </message>
    <message>
        <source>Stop a part only</source>
        <translation>N’en empêchent qu’une partie</translation>
    </message>
    <message>
        <source>illegal</source>
        <translation>illégal</translation>
    </message>
    <message>
        <source>one man saved</source>
        <translation>une pièce de moins</translation>
    </message>
    <message numerus="yes">
        <source>%1 men saved</source>
        <translation>
            <numerusform>%1 pièce de moins</numerusform>
            <numerusform>%1 pièces de moins</numerusform>
        </translation>
    </message>
    <message>
        <source>the intended solutions stay</source>
        <translation>les solutions voulues restent</translation>
    </message>
    <message>
        <source>stops %1</source>
        <translation>empêche %1</translation>
    </message>
    <message>
        <source>No single edit stops all cooks and keeps the intended solutions, nor does the only pair.</source>
        <translation>Aucune modification seule n’empêche toutes les démolitions en gardant les solutions voulues, ni la seule paire.</translation>
    </message>
    <message numerus="yes">
        <source>No single edit and none of %1 pairs stops all cooks and keeps the intended solutions.</source>
        <translation>
            <numerusform>Aucune modification seule et aucune des %1 paires n’empêche toutes les démolitions en gardant les solutions voulues.</numerusform>
            <numerusform>Aucune modification seule et aucune des %1 paires n’empêche toutes les démolitions en gardant les solutions voulues.</numerusform>
        </translation>
    </message>
    <message>
        <source>No single edit stops all cooks and keeps the intended solutions.</source>
        <translation>Aucune modification seule n’empêche toutes les démolitions en gardant les solutions voulues.</translation>
    </message>
    <message>
        <source>Every edit here was solved in full. Pairs tried: %1.</source>
        <translation>Chaque modification a été résolue en entier. Paires essayées&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Every edit here was solved in full. Pairs tried: %1, not all.</source>
        <translation>Chaque modification a été résolue en entier. Paires essayées&#xa0;: %1, pas toutes.</translation>
    </message>
    <message>
        <source>Every edit here was solved in full. Nothing was cut short.</source>
        <translation>Chaque modification a été résolue en entier. Rien n’a été abrégé.</translation>
    </message>
    <message>
        <source>Every edit here was solved in full. %1 of %2 tried.</source>
        <translation>Chaque modification a été résolue en entier. %1 sur %2 essayées.</translation>
    </message>
    <message>
        <source>Edits will be tried in a moment.</source>
        <translation>Les modifications vont être essayées.</translation>
    </message>
</context>
<context>
    <name>LineStrip</name>
    <message>
        <source>Escape shows the diagram</source>
        <translation>Échap montre le diagramme</translation>
    </message>
    <message>
        <source>One move back (Left)</source>
        <translation>Un coup en arrière (Gauche)</translation>
    </message>
    <message>
        <source>One move on (Right)</source>
        <translation>Un coup en avant (Droite)</translation>
    </message>
    <message>
        <source>Back to the diagram (Escape)</source>
        <translation>Retour au diagramme (Échap)</translation>
    </message>
</context>
<context>
    <name>LiveGrid</name>
    <message>
        <source>Defences and mates in each phase</source>
        <translation>Défenses et mats dans chaque phase</translation>
    </message>
    <message>
        <source>Arrows go from cell to cell. Space ticks a defence, Delete lets a phase go.</source>
        <translation>Les flèches vont de case en case. Espace coche une défense, Suppr lâche une phase.</translation>
    </message>
</context>
<context>
    <name>ManCard</name>
    <message>
        <source>Royal: check and mate are of this man</source>
        <translation>Royale&#xa0;: échec et mat concernent cette pièce</translation>
    </message>
</context>
<context>
    <name>ManField</name>
    <message>
        <source>G, g, =G, G* or a name</source>
        <translation>G, g, =G, G* ou un nom</translation>
    </message>
    <message>
        <source>Man to put at the cursor</source>
        <translation>Pièce à poser au curseur</translation>
    </message>
</context>
<context>
    <name>ManStrip</name>
    <message>
        <source>Other men on this square</source>
        <translation>Autres pièces sur cette case</translation>
    </message>
    <message>
        <source>Arrows choose a man, Enter puts him there, Escape leaves.</source>
        <translation>Les flèches choisissent une pièce, Entrée la pose là, Échap quitte.</translation>
    </message>
</context>
<context>
    <name>MenPage</name>
    <message>
        <source>Name, letter or step, as (1,2)</source>
        <translation>Nom, lettre ou pas, tel que (1,2)</translation>
    </message>
    <message>
        <source>Find a fairy man</source>
        <translation>Trouver une pièce féerique</translation>
    </message>
    <message>
        <source>A man of your own …</source>
        <translation>Une pièce à vous …</translation>
    </message>
    <message>
        <source>He is offered no more; problems that have him keep him as he is</source>
        <translation>Elle n’est plus proposée&#xa0;; les problèmes qui l’ont la gardent telle quelle</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Supprimer %1</translation>
    </message>
    <message>
        <source>Bring %1 back</source>
        <translation>Rétablir %1</translation>
    </message>
</context>
<context>
    <name>MenPalette</name>
    <message>
        <source>{man}, picked</source>
        <translation>{man}, en main</translation>
    </message>
    <message>
        <source>Men: {man}</source>
        <translation>Pièces&#xa0;: {man}</translation>
    </message>
    <message>
        <source>Arrows choose a man, Enter picks him to be put down with each click.</source>
        <translation>Les flèches choisissent une pièce, Entrée la prend pour la poser à chaque clic.</translation>
    </message>
    <message>
        <source>{man}: drag him onto the board, or click to stamp him. On the board: capital {letter}</source>
        <translation>{man}&#xa0;: à glisser sur l’échiquier, ou à cliquer pour en poser plusieurs. Sur l’échiquier&#xa0;: {letter} majuscule</translation>
    </message>
    <message>
        <source>{man}: drag him onto the board, or click to stamp him. On the board: small {letter}</source>
        <translation>{man}&#xa0;: à glisser sur l’échiquier, ou à cliquer pour en poser plusieurs. Sur l’échiquier&#xa0;: {letter} minuscule</translation>
    </message>
</context>
<context>
    <name>MenTray</name>
    <message>
        <source>Fairy men in use</source>
        <translation>Pièces féeriques utilisées</translation>
    </message>
</context>
<context>
    <name>NamedMan</name>
    <message>
        <source>Fairy man</source>
        <translation>Pièce féerique</translation>
    </message>
    <message>
        <source>Name a fairy man</source>
        <translation>Nommer une pièce féerique</translation>
    </message>
    <message>
        <source>G for White&apos;s grasshopper, g for Black&apos;s, =G a neutral one, G* a royal one</source>
        <translation>G pour la sauterelle blanche, g pour la noire, =G pour une neutre, G* pour une royale</translation>
    </message>
</context>
<context>
    <name>NeededLegend</name>
    <message>
        <source>needed</source>
        <translation>nécessaire</translation>
    </message>
    <message>
        <source>only stops cooks or duals</source>
        <translation>n’empêche que des démolitions ou des duals</translation>
    </message>
    <message>
        <source>can go</source>
        <translation>superflue</translation>
    </message>
    <message>
        <source>can go together</source>
        <translation>superflues ensemble</translation>
    </message>
</context>
<context>
    <name>NeighboursCard</name>
    <message>
        <source>Neighbours</source>
        <translation>Positions voisines</translation>
    </message>
    <message>
        <source>none while there is no task</source>
        <translation>aucune tant qu’il n’y a pas d’énoncé</translation>
    </message>
</context>
<context>
    <name>NeighboursPanel</name>
    <message>
        <source>Neighbours</source>
        <translation>Positions voisines</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Déplacer</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Enlever</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changer</translation>
    </message>
    <message>
        <source>Shift, mirror</source>
        <translation>Décaler, refléter</translation>
    </message>
    <message>
        <source>%1 more: narrow the filters.</source>
        <translation>%1 de plus&#xa0;: resserrez les filtres.</translation>
    </message>
    <message>
        <source>No sound position is one such edit away.</source>
        <translation>Aucune position correcte n’est à une telle modification d’ici.</translation>
    </message>
    <message>
        <source>Neighbours are those of a problem that was solved to the end.</source>
        <translation>Les positions voisines sont celles d’un problème résolu jusqu’au bout.</translation>
    </message>
    <message>
        <source>Longer problems and questions are tried while this list is open.</source>
        <translation>Les problèmes plus longs et les questions sont essayés tant que cette liste est ouverte.</translation>
    </message>
    <message>
        <source>Every single edit will be tried in a moment.</source>
        <translation>Chaque modification simple va être essayée.</translation>
    </message>
    <message>
        <source>One edit tried, %2 sound, each solved in full.</source>
        <translation>Une modification essayée et résolue en entier&#xa0;; correctes&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 edits tried, %2 sound, each solved in full.</source>
        <translation>
            <numerusform>%1 modification essayée, résolue en entier&#xa0;; correctes&#xa0;: %2.</numerusform>
            <numerusform>%1 modifications essayées, chacune résolue en entier&#xa0;; correctes&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>One edit within the limits tried, %2 sound, each solved in full.</source>
        <translation>Une modification dans les limites essayée et résolue en entier&#xa0;; correctes&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 edits within the limits tried, %2 sound, each solved in full.</source>
        <translation>
            <numerusform>%1 modification dans les limites essayée, résolue en entier&#xa0;; correctes&#xa0;: %2.</numerusform>
            <numerusform>%1 modifications dans les limites essayées, chacune résolue en entier&#xa0;; correctes&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Edits tried: %1 of %2; %3 sound, %4 more to be confirmed.</source>
        <translation>Modifications essayées&#xa0;: %1 sur %2&#xa0;; correctes&#xa0;: %3, à confirmer&#xa0;: %4.</translation>
    </message>
    <message>
        <source>Edits tried: %1 of %2; %3 sound.</source>
        <translation>Modifications essayées&#xa0;: %1 sur %2&#xa0;; correctes&#xa0;: %3.</translation>
    </message>
    <message>
        <source>The other twins were not tried.</source>
        <translation>Les autres jumeaux n’ont pas été essayés.</translation>
    </message>
    <message>
        <source>Show edits of this kind: %1</source>
        <translation>Montrer les modifications de cette sorte&#xa0;: %1</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>Limit what edits may do</source>
        <translation>Limiter ce que peuvent faire les modifications</translation>
    </message>
</context>
<context>
    <name>OptionsPopover</name>
    <message>
        <source>Recommended</source>
        <translation>Recommandées</translation>
    </message>
</context>
<context>
    <name>OriginalsBoard</name>
    <message>
        <source>Column of the magazine</source>
        <translation>Rubrique de la revue</translation>
    </message>
    <message>
        <source>Author or magazine</source>
        <translation>Auteur ou revue</translation>
    </message>
    <message>
        <source>By or for whom</source>
        <translation>Par ou pour qui</translation>
    </message>
    <message>
        <source>With what, or where</source>
        <translation>Avec quoi, ou où</translation>
    </message>
    <message>
        <source>Move to</source>
        <translation>Déplacer vers</translation>
    </message>
    <message>
        <source>Letter …</source>
        <translation>Lettre …</translation>
    </message>
    <message>
        <source>Open on the board</source>
        <translation>Ouvrir sur l’échiquier</translation>
    </message>
    <message>
        <source>Originals by stage</source>
        <translation>Inédits par étape</translation>
    </message>
    <message>
        <source>All columns</source>
        <translation>Toutes les rubriques</translation>
    </message>
    <message>
        <source>Drag a card, or move it with Ctrl and an arrow.</source>
        <translation>Faites glisser une fiche, ou déplacez-la avec Ctrl et une flèche.</translation>
    </message>
</context>
<context>
    <name>OwnManDialog</name>
    <message>
        <source>A man of your own</source>
        <translation>Une pièce à vous</translation>
    </message>
    <message>
        <source>Letters on a disc</source>
        <translation>Lettres sur un disque</translation>
    </message>
    <message>
        <source>leaps</source>
        <translation>bondit</translation>
    </message>
    <message>
        <source>rides</source>
        <translation>court en ligne</translation>
    </message>
    <message>
        <source>hops over a man</source>
        <translation>saute par-dessus une pièce</translation>
    </message>
    <message>
        <source>captures by hopping</source>
        <translation>prend en sautant</translation>
    </message>
    <message>
        <source>steps over empty squares</source>
        <translation>marche sur cases vides</translation>
    </message>
    <message>
        <source>rides in a circle</source>
        <translation>court en cercle</translation>
    </message>
    <message>
        <source>steps as a pawn</source>
        <translation>avance comme un pion</translation>
    </message>
    <message>
        <source>captures as a pawn</source>
        <translation>prend comme un pion</translation>
    </message>
    <message>
        <source>Add this part</source>
        <translation>Ajouter cette partie</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Lettres</translation>
    </message>
    <message>
        <source>Figure, turned</source>
        <translation>Figure, tournée</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Marche</translation>
    </message>
    <message>
        <source>How the part moves</source>
        <translation>Comment se meut la partie</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>Vers où</translation>
    </message>
    <message>
        <source>What is special</source>
        <translation>Ce qui est spécial</translation>
    </message>
    <message>
        <source>nothing special</source>
        <translation>rien de spécial</translation>
    </message>
</context>
<context>
    <name>PagePart</name>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>upright</source>
        <translation>en hauteur</translation>
    </message>
    <message>
        <source>across</source>
        <translation>en largeur</translation>
    </message>
    <message>
        <source>How the paper lies</source>
        <translation>Orientation du papier</translation>
    </message>
    <message>
        <source>from</source>
        <translation>à partir de</translation>
    </message>
    <message>
        <source>Number the diagrams</source>
        <translation>Numéroter les diagrammes</translation>
    </message>
    <message>
        <source>First number</source>
        <translation>Premier numéro</translation>
    </message>
    <message>
        <source>those of the source</source>
        <translation>ceux de la source</translation>
    </message>
    <message>
        <source>Number the diagrams as in their source</source>
        <translation>Numéroter les diagrammes comme dans leur source</translation>
    </message>
    <message>
        <source>Heading on each page</source>
        <translation>Titre sur chaque page</translation>
    </message>
    <message>
        <source>authors</source>
        <translation>auteurs</translation>
    </message>
    <message>
        <source>sources</source>
        <translation>sources</translation>
    </message>
    <message>
        <source>themes</source>
        <translation>thèmes</translation>
    </message>
    <message>
        <source>types</source>
        <comment>of problems</comment>
        <translation>genres</translation>
    </message>
    <message>
        <source>Booklet, to be folded</source>
        <translation>Livret à plier</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Diagrams</source>
        <translation>Diagrammes</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>En-tête</translation>
    </message>
    <message>
        <source>Below it</source>
        <translation>Au-dessous</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Numéros</translation>
    </message>
    <message>
        <source>Index of</source>
        <translation>Index des</translation>
    </message>
    <message>
        <source>1 on a page</source>
        <translation>1 par page</translation>
    </message>
    <message>
        <source>%1: %2 across, %3 down</source>
        <translation>%1&#xa0;: %2 en largeur, %3 en hauteur</translation>
    </message>
</context>
<context>
    <name>PaintBoard</name>
    <message>
        <source>Arrows move, Return chooses a man, Space paints the square or wipes it.</source>
        <translation>Les flèches déplacent, Entrée choisit une pièce, Espace peint la case ou l’efface.</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>painted</source>
        <translation>peinte</translation>
    </message>
    <message>
        <source>What may vary: %1</source>
        <translation>Ce qui peut varier&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ParkTab</name>
    <message>
        <source>Park</source>
        <translation>Garer</translation>
    </message>
    <message>
        <source>A man is parked in a position after the key, in which Black is to move: leaving his line is then the key.</source>
        <translation>On gare une pièce dans une position après la clé, où les Noirs ont le trait&#xa0;: quitter sa ligne est alors la clé.</translation>
    </message>
    <message>
        <source>Park (%1)</source>
        <translation>Garer (%1)</translation>
    </message>
    <message>
        <source>Nobody can be parked</source>
        <translation>Aucune pièce ne peut être garée</translation>
    </message>
    <message>
        <source>No white man put on a line of White&apos;s would have his key in leaving it.</source>
        <translation>Aucune pièce blanche mise sur une ligne blanche n’aurait sa clé en la quittant.</translation>
    </message>
</context>
<context>
    <name>PatternBoard</name>
    <message>
        <source>anything</source>
        <translation>n’importe quoi</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Pattern: %1</source>
        <translation>Motif&#xa0;: %1</translation>
    </message>
    <message>
        <source>Arrows move, letters place men, ? any man, A any white man, a any black man, a point no man, + a fairy man to be named, Space what is picked, [ several men to choose from, Delete frees the square.</source>
        <translation>Les flèches déplacent, les lettres placent des pièces,&#xa0;? une pièce quelconque, A une blanche, a une noire, un point aucune pièce, + une pièce féerique à nommer, Espace ce qui est choisi, [ plusieurs pièces au choix, Suppr libère la case.</translation>
    </message>
</context>
<context>
    <name>PatternPanel</name>
    <message>
        <source>Take from board</source>
        <translation>De l’échiquier</translation>
    </message>
    <message>
        <source>Look for the men on the board; for the selected men, where some are selected</source>
        <translation>Chercher les pièces de l’échiquier&#xa0;; les seules sélectionnées, s’il y en a</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vider</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>End position</source>
        <translation>Position finale</translation>
    </message>
    <message>
        <source>Look for the men in the diagram, or where a line of the solution ends</source>
        <translation>Chercher les pièces dans le diagramme, ou là où finit une variante de la solution</translation>
    </message>
    <message>
        <source>Anywhere on the board</source>
        <translation>N’importe où</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <translation>Reflétée</translation>
    </message>
    <message>
        <source>Rotated</source>
        <translation>Tournée</translation>
    </message>
    <message>
        <source>Colours swapped</source>
        <translation>Couleurs échangées</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>shifted</source>
        <translation>décalée</translation>
    </message>
    <message>
        <source>left to right</source>
        <translation>gauche-droite</translation>
    </message>
</context>
<context>
    <name>PatternTray</name>
    <message>
        <source>One of</source>
        <translation>Parmi</translation>
    </message>
    <message>
        <source>Then choose the men, one of which must stand there</source>
        <translation>Choisissez ensuite les pièces, dont une doit s’y trouver</translation>
    </message>
</context>
<context>
    <name>PeoplePanel</name>
    <message>
        <source>Find a person</source>
        <translation>Trouver une personne</translation>
    </message>
    <message>
        <source>Spellings</source>
        <translation>Graphies</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Réunir</translation>
    </message>
    <message>
        <source>Two or more names are one person; the first name stays</source>
        <translation>Deux noms ou plus sont une seule personne&#xa0;; le premier nom reste</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Séparer</translation>
    </message>
    <message>
        <source>This spelling is another person; it is not joined again by itself</source>
        <translation>Cette graphie est une autre personne&#xa0;; elle n’est plus réunie d’elle-même</translation>
    </message>
    <message>
        <source>Rename …</source>
        <translation>Renommer …</translation>
    </message>
    <message>
        <source>How this person is called in lists and in print</source>
        <translation>Comment cette personne est nommée dans les listes et à l’impression</translation>
    </message>
    <message>
        <source>This is me</source>
        <translation>C’est moi</translation>
    </message>
    <message>
        <source>Show the problems</source>
        <translation>Montrer les problèmes</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personnes</translation>
    </message>
    <message>
        <source>%1 (joined by itself)</source>
        <translation>%1 (réuni automatiquement)</translation>
    </message>
    <message>
        <source>The program took this for the same person. Separate it if that is wrong: it is not joined again.</source>
        <translation>Le programme y a vu la même personne. Séparez si c’est faux&#xa0;: la réunion ne se refera pas.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Rename a person</source>
        <translation>Renommer une personne</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Choose two names and join them if they are one person.</source>
        <translation>Choisissez deux noms et réunissez-les si c’est une seule personne.</translation>
    </message>
</context>
<context>
    <name>PlacesList</name>
    <message>
        <source>Places of the library</source>
        <translation>Emplacements de la bibliothèque</translation>
    </message>
</context>
<context>
    <name>PlayChoice</name>
    <message>
        <source>What is composed</source>
        <translation>Ce qui est composé</translation>
    </message>
    <message>
        <source>solutions: </source>
        <translation>solutions&#xa0;: </translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Solutions</translation>
    </message>
</context>
<context>
    <name>PositionBar</name>
    <message>
        <source>The side to move: click to change</source>
        <translation>Le trait&#xa0;: cliquez pour changer</translation>
    </message>
    <message>
        <source>Duplex: the other side begins, too</source>
        <translation>Duplex&#xa0;: l’autre camp commence aussi</translation>
    </message>
    <message>
        <source>Castling: who may castle, and to which side</source>
        <translation>Roque&#xa0;: qui peut roquer, et de quel côté</translation>
    </message>
    <message>
        <source>En passant: the square just passed over</source>
        <translation>En passant&#xa0;: la case qui vient d’être franchie</translation>
    </message>
    <message>
        <source>Side to move, castling, e.p.</source>
        <translation>Trait, roque, e.p.</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Trait aux Blancs</translation>
    </message>
    <message>
        <source>White</source>
        <comment>short, the side to move</comment>
        <translation>Blancs</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Trait aux Noirs</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>short, the side to move</comment>
        <translation>Noirs</translation>
    </message>
    <message>
        <source>Give Black the move</source>
        <translation>Donner le trait aux Noirs</translation>
    </message>
    <message>
        <source>Give White the move</source>
        <translation>Donner le trait aux Blancs</translation>
    </message>
    <message>
        <source>White …</source>
        <translation>Blancs …</translation>
    </message>
    <message>
        <source>Black …</source>
        <translation>Noirs …</translation>
    </message>
    <message>
        <source>Castling %1</source>
        <comment>short</comment>
        <translation>Roque %1</translation>
    </message>
    <message>
        <source>No castling</source>
        <translation>Pas de roque</translation>
    </message>
    <message>
        <source>No king and rook stand at home.</source>
        <translation>Aucun roi avec sa tour n’est sur ses cases d’origine.</translation>
    </message>
    <message>
        <source>Castling %1, %2 disproved</source>
        <translation>Roque %1, %2 réfuté</translation>
    </message>
    <message>
        <source>Castling %1 disproved</source>
        <translation>Roque %1 réfuté</translation>
    </message>
    <message>
        <source>Castling %1 by convention</source>
        <translation>Roque %1 par convention</translation>
    </message>
    <message>
        <source>King and rook stand at home: by convention they may castle.</source>
        <translation>Roi et tour sont sur leurs cases d’origine&#xa0;: par convention ils peuvent roquer.</translation>
    </message>
    <message>
        <source>Castling off by hand</source>
        <translation>Roque exclu à la main</translation>
    </message>
    <message>
        <source>Castling off</source>
        <comment>short</comment>
        <translation>Roque exclu</translation>
    </message>
    <message>
        <source>By convention there would be castling; it was switched off by hand.</source>
        <translation>Par convention il y aurait roque&#xa0;; il a été exclu à la main.</translation>
    </message>
    <message>
        <source>Castling %1, %2 off by hand</source>
        <translation>Roque %1, %2 exclu à la main</translation>
    </message>
    <message>
        <source>What the convention gives was partly switched off by hand.</source>
        <translation>Ce que donne la convention a été exclu en partie à la main.</translation>
    </message>
    <message>
        <source>White castles short (0-0)</source>
        <translation>Petit roque blanc (0-0)</translation>
    </message>
    <message>
        <source>White castles long (0-0-0)</source>
        <translation>Grand roque blanc (0-0-0)</translation>
    </message>
    <message>
        <source>Black castles short (0-0)</source>
        <translation>Petit roque noir (0-0)</translation>
    </message>
    <message>
        <source>Black castles long (0-0-0)</source>
        <translation>Grand roque noir (0-0-0)</translation>
    </message>
    <message>
        <source>e.p. on %1 by hand</source>
        <translation>e.p. en %1 à la main</translation>
    </message>
    <message>
        <source>e.p. %1</source>
        <comment>short</comment>
        <translation>e.p. %1</translation>
    </message>
    <message>
        <source>The last move is declared to be the pawn&apos;s double step over the square.</source>
        <translation>Le dernier coup est déclaré être le double pas du pion par-dessus la case.</translation>
    </message>
    <message>
        <source>e.p. on %1 proved</source>
        <translation>e.p. en %1 prouvée</translation>
    </message>
    <message>
        <source>e.p. off by convention</source>
        <translation>e.p. exclu par convention</translation>
    </message>
    <message>
        <source>e.p. off</source>
        <comment>short</comment>
        <translation>sans e.p.</translation>
    </message>
    <message>
        <source>By convention no e.p. capture begins a solution; here one can be declared.</source>
        <translation>Par convention aucune prise e.p. n’ouvre une solution&#xa0;; on peut en déclarer une ici.</translation>
    </message>
    <message>
        <source>No e.p.</source>
        <translation>Pas d’e.p.</translation>
    </message>
    <message>
        <source>No pawn can just have made a double step that allows e.p.</source>
        <translation>Aucun pion ne peut venir de faire un double pas qui permette l’e.p.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>With “%1”:</source>
        <translation>Avec «&#xa0;%1&#xa0;»&#xa0;:</translation>
    </message>
</context>
<context>
    <name>PreviewPane</name>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Preview of the text</source>
        <translation>Aperçu du texte</translation>
    </message>
    <message>
        <source>Page before (Page Up)</source>
        <translation>Page précédente (Page préc.)</translation>
    </message>
    <message>
        <source>Next page (Page Down)</source>
        <translation>Page suivante (Page suiv.)</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 sur %2</translation>
    </message>
</context>
<context>
    <name>ProgressFoot</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>%1 par seconde</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Suspendre</translation>
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
        <translation>Maj</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>Page suiv</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Page préc</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Entrée</translation>
    </message>
</context>
<context>
    <name>QueryBar</name>
    <message>
        <source>Search of the library</source>
        <translation>Recherche dans la bibliothèque</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Effacer la recherche</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems</source>
        <translation>
            <numerusform>%1 problème</numerusform>
            <numerusform>%1 problèmes</numerusform>
        </translation>
    </message>
    <message>
        <source>One problem</source>
        <translation>Un problème</translation>
    </message>
    <message>
        <source>%1 more; opens the search as text</source>
        <translation>%1 de plus&#xa0;; ouvre la recherche en texte</translation>
    </message>
    <message>
        <source>author:  men&lt;=  key:  year:  or words</source>
        <translation>auteur:  effectif&lt;=  clé:  année:  ou des mots</translation>
    </message>
    <message>
        <source>Find authors, sources, themes, words …</source>
        <translation>Trouver auteurs, sources, thèmes, mots …</translation>
    </message>
</context>
<context>
    <name>QueryForm</name>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>; between what must hold together, | between alternatives</source>
        <translation>; entre ce qui doit valoir ensemble, | entre alternatives</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
</context>
<context>
    <name>QueryPopup</name>
    <message>
        <source>What may follow</source>
        <translation>Ce qui peut suivre</translation>
    </message>
</context>
<context>
    <name>RangeRow</name>
    <message>
        <source>from</source>
        <translation>de</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
</context>
<context>
    <name>RecordTable</name>
    <message>
        <source>Problems of the library</source>
        <translation>Problèmes de la bibliothèque</translation>
    </message>
</context>
<context>
    <name>RepairPanel</name>
    <message>
        <source>Repairs</source>
        <translation>Réparations</translation>
    </message>
    <message>
        <source>Try pairs, too</source>
        <translation>Essayer aussi des paires</translation>
    </message>
    <message>
        <source>Try two edits together, even though one alone does it</source>
        <translation>Essayer deux modifications ensemble, même si une seule suffit</translation>
    </message>
    <message>
        <source>Nothing to repair: one key, no dual.</source>
        <translation>Rien à réparer&#xa0;: une clé, pas de dual.</translation>
    </message>
    <message>
        <source>Keep the key %1</source>
        <translation>Garder la clé %1</translation>
    </message>
    <message>
        <source>the likeliest; choose here if another is meant</source>
        <translation>la plus probable&#xa0;; choisissez ici si une autre est voulue</translation>
    </message>
    <message>
        <source>a try so far</source>
        <translation>un essai jusqu’ici</translation>
    </message>
    <message>
        <source>no dual</source>
        <translation>pas de dual</translation>
    </message>
    <message>
        <source>one dual</source>
        <translation>un dual</translation>
    </message>
    <message numerus="yes">
        <source>%1 duals</source>
        <translation>
            <numerusform>%1 dual</numerusform>
            <numerusform>%1 duals</numerusform>
        </translation>
    </message>
    <message>
        <source>Provide for these</source>
        <translation>Pourvoir à ceux-ci</translation>
    </message>
    <message>
        <source>Stop these</source>
        <translation>Empêcher ceux-ci</translation>
    </message>
    <message>
        <source>one edit</source>
        <translation>une modification</translation>
    </message>
    <message numerus="yes">
        <source>%1 edits</source>
        <translation>
            <numerusform>%1 modification</numerusform>
            <numerusform>%1 modifications</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick what is to be mended.</source>
        <translation>Cochez ce qui doit être réparé.</translation>
    </message>
    <message>
        <source>Edits that mend it</source>
        <translation>Modifications qui réparent</translation>
    </message>
    <message>
        <source>Edits that mend both</source>
        <translation>Modifications qui réparent les deux</translation>
    </message>
    <message>
        <source>Edits that mend all</source>
        <translation>Modifications qui réparent tout</translation>
    </message>
    <message>
        <source>Pairs of edits</source>
        <translation>Paires de modifications</translation>
    </message>
    <message>
        <source>Mend a part only</source>
        <translation>Ne réparent qu’une partie</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>No single edit does it and keeps the key, nor does the only pair.</source>
        <translation>Aucune modification seule n’y parvient en gardant la clé, ni la seule paire.</translation>
    </message>
    <message numerus="yes">
        <source>No single edit and none of %1 pairs does it and keeps the key.</source>
        <translation>
            <numerusform>Aucune modification seule et aucune des %1 paires n’y parvient en gardant la clé.</numerusform>
            <numerusform>Aucune modification seule et aucune des %1 paires n’y parvient en gardant la clé.</numerusform>
        </translation>
    </message>
    <message>
        <source>No single edit does it and keeps the key.</source>
        <translation>Aucune modification seule n’y parvient en gardant la clé.</translation>
    </message>
    <message>
        <source>mends %1</source>
        <translation>répare %1</translation>
    </message>
    <message>
        <source>Every edit here was solved in full. Nothing was cut short.</source>
        <translation>Chaque modification a été résolue en entier. Rien n’a été abrégé.</translation>
    </message>
    <message>
        <source>Every edit here was solved in full. Pairs: %1 of %2 tried.</source>
        <translation>Chaque modification a été résolue en entier. Paires&#xa0;: %1 sur %2 essayées.</translation>
    </message>
    <message>
        <source>Every edit here was solved in full. Pairs tried: %1.</source>
        <translation>Chaque modification a été résolue en entier. Paires essayées&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Every edit here was solved in full. Pairs tried: %1, not all.</source>
        <translation>Chaque modification a été résolue en entier. Paires essayées&#xa0;: %1, pas toutes.</translation>
    </message>
    <message>
        <source>Every edit here was solved in full. %1 of %2 tried.</source>
        <translation>Chaque modification a été résolue en entier. %1 sur %2 essayées.</translation>
    </message>
    <message>
        <source>Edits will be tried in a moment.</source>
        <translation>Les modifications vont être essayées.</translation>
    </message>
    <message>
        <source>Keep the key</source>
        <translation>Garder la clé</translation>
    </message>
</context>
<context>
    <name>ResultsPane</name>
    <message>
        <source>Found</source>
        <translation>Trouvés</translation>
    </message>
    <message>
        <source>What is found will be listed here, the best first.</source>
        <translation>Ce qui est trouvé sera listé ici, le meilleur en premier.</translation>
    </message>
    <message>
        <source>Put on the board</source>
        <translation>Mettre sur l’échiquier</translation>
    </message>
    <message>
        <source>Save to the library</source>
        <translation>Enregistrer dans la bibliothèque</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exporter …</translation>
    </message>
</context>
<context>
    <name>RuleChips</name>
    <message>
        <source>+ Rule</source>
        <translation>+ Règle</translation>
    </message>
    <message>
        <source>Choose rules</source>
        <translation>Choisir des règles</translation>
    </message>
    <message>
        <source>%1: click to take it away</source>
        <translation>%1&#xa0;: cliquez pour l’ôter</translation>
    </message>
    <message>
        <source>%1, take away</source>
        <translation>%1, ôter</translation>
    </message>
</context>
<context>
    <name>RuleChooser</name>
    <message>
        <source>Choose rules</source>
        <translation>Choisir des règles</translation>
    </message>
    <message>
        <source>Rule, game or a word of its text</source>
        <translation>Règle, jeu ou un mot de son texte</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Trouver une règle</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Only orthodox</source>
        <translation>Seulement orthodoxe</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Fairy conditions</source>
        <translation>Conditions féeriques</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Choisies</translation>
    </message>
    <message>
        <source>Recently used</source>
        <translation>Utilisées récemment</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Exemple&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>RulesCard</name>
    <message>
        <source>Rules in force</source>
        <translation>Règles en vigueur</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changer</translation>
    </message>
    <message>
        <source>Game book</source>
        <translation>Livre des jeux</translation>
    </message>
    <message>
        <source>* not the recommended value</source>
        <translation>* pas la valeur recommandée</translation>
    </message>
</context>
<context>
    <name>SearchWindow</name>
    <message>
        <source>Search for problems</source>
        <translation>Rechercher des problèmes</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>The best %1 of those found</source>
        <translation>Les %1 meilleurs de ceux trouvés</translation>
    </message>
    <message>
        <source>Save the search</source>
        <translation>Enregistrer la recherche</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>The search was saved as %1.</source>
        <translation>La recherche a été enregistrée sous %1.</translation>
    </message>
    <message>
        <source>A search was interrupted at %1 %.</source>
        <translation>Une recherche a été interrompue à %1&#xa0;%.</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>La regarder</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Save this search …</source>
        <translation>Enregistrer cette recherche …</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Done before</source>
        <translation>Faites auparavant</translation>
    </message>
    <message>
        <source>What may vary</source>
        <translation>Ce qui peut varier</translation>
    </message>
    <message>
        <source>What must hold</source>
        <translation>Ce qui doit valoir</translation>
    </message>
</context>
<context>
    <name>SearchingWindow</name>
    <message>
        <source>Start</source>
        <translation>Démarrer</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Suspendre</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Take the board&apos;s position</source>
        <translation>Prendre la position de l’échiquier</translation>
    </message>
    <message>
        <source>Searches</source>
        <translation>Recherches</translation>
    </message>
    <message>
        <source>Reading …</source>
        <translation>Lecture …</translation>
    </message>
    <message>
        <source>Write the address of the cluster first.</source>
        <translation>Écrivez d’abord l’adresse de la grappe.</translation>
    </message>
    <message>
        <source>Stop the search that runs first.</source>
        <translation>Arrêtez d’abord la recherche en cours.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Making ready …</source>
        <translation>Préparation …</translation>
    </message>
    <message>
        <source>Paused: %1</source>
        <translation>En pause&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>1 different mate.</source>
        <translation>1 mat différent.</translation>
    </message>
    <message>
        <source>1 file left</source>
        <translation>1 colonne à gauche</translation>
    </message>
    <message>
        <source>1 file right</source>
        <translation>1 colonne à droite</translation>
    </message>
    <message>
        <source>1 move occurs in several solutions: {moves}.</source>
        <translation>1 coup se retrouve dans plusieurs solutions&#xa0;: {moves}.</translation>
    </message>
    <message>
        <source>1 of {mates} different mates is a model: {lines}.</source>
        <translation>1 mat différent sur {mates} est modèle&#xa0;: {lines}.</translation>
    </message>
    <message>
        <source>1 of {mates} mates is a model.</source>
        <translation>1 mat sur {mates} est modèle.</translation>
    </message>
    <message>
        <source>1 rank down</source>
        <translation>1 rangée vers le bas</translation>
    </message>
    <message>
        <source>1 rank up</source>
        <translation>1 rangée vers le haut</translation>
    </message>
    <message>
        <source>A Meredith: {men} men.</source>
        <translation>Un Meredith&#xa0;: {men} pièces.</translation>
    </message>
    <message>
        <source>A diagram of a game is not written as {form}.</source>
        <translation>Un diagramme d’un jeu ne s’écrit pas en {form}.</translation>
    </message>
    <message>
        <source>A family of dual avoidances by white lines; the single ones are flagged as dual avoidance, what unites them is a judgement.</source>
        <translation>Une famille d’évitements de dual par des lignes blanches&#xa0;; chacun est signalé comme évitement de dual, ce qui les unit est affaire de jugement.</translation>
    </message>
    <message>
        <source>A first move mates at once.</source>
        <translation>Un premier coup mate immédiatement.</translation>
    </message>
    <message>
        <source>A game of one move leads to the diagram.</source>
        <translation>Une partie d’un coup mène au diagramme.</translation>
    </message>
    <message>
        <source>A heavy position: {men} men.</source>
        <translation>Une position lourde&#xa0;: {men} pièces.</translation>
    </message>
    <message>
        <source>A miniature: {men} men.</source>
        <translation>Une miniature&#xa0;: {men} pièces.</translation>
    </message>
    <message>
        <source>A name has at least one letter; nothing was changed.</source>
        <translation>Un nom a au moins une lettre&#xa0;; rien n’a été changé.</translation>
    </message>
    <message>
        <source>A page of {width} x {height} pixels cannot be drawn; a side may have 1 to {most}.</source>
        <translation>Une page de {width} x {height} pixels ne peut être dessinée&#xa0;; un côté peut en avoir de 1 à {most}.</translation>
    </message>
    <message>
        <source>A picture of {wide} x {high} pixels is too large; a side may have at most {most}.</source>
        <translation>Une image de {wide} x {high} pixels est trop grande&#xa0;; un côté peut en avoir au plus {most}.</translation>
    </message>
    <message>
        <source>A picture of {wide} x {high} pixels would be empty.</source>
        <translation>Une image de {wide} x {high} pixels serait vide.</translation>
    </message>
    <message>
        <source>A picture {width_mm} cm wide is not possible: {wrong}.</source>
        <translation>Une image large de {width_mm} cm n’est pas possible&#xa0;: {wrong}.</translation>
    </message>
    <message>
        <source>Add {man} {square}</source>
        <translation>Ajouter {man} {square}</translation>
    </message>
    <message>
        <source>After one of {all} defences White mates on move 2: {lines}.</source>
        <translation>Après une des {all} défenses, les Blancs matent au coup 2&#xa0;: {lines}.</translation>
    </message>
    <message>
        <source>After the key nothing answers {holes}</source>
        <translation>Après la clé rien ne répond à {holes}</translation>
    </message>
    <message>
        <source>After the key nothing answers {holes} and {number} more</source>
        <translation>Après la clé rien ne répond à {holes} et {number} autres</translation>
    </message>
    <message>
        <source>After the key the defender has no move</source>
        <translation>Après la clé le défenseur n’a pas de coup</translation>
    </message>
    <message>
        <source>After {lead}: {theme}</source>
        <translation>Après {lead}&#xa0;: {theme}</translation>
    </message>
    <message>
        <source>Albino over tries and key: {moves}.</source>
        <translation>Albino sur essais et clé&#xa0;: {moves}.</translation>
    </message>
    <message>
        <source>All mates are model mates: {lines}.</source>
        <translation>Tous les mats sont des mats modèles&#xa0;: {lines}.</translation>
    </message>
    <message>
        <source>All mates by {unit}</source>
        <translation>Tous les mats par {unit}</translation>
    </message>
    <message>
        <source>All solutions begin with {moves}.</source>
        <translation>Toutes les solutions commencent par {moves}.</translation>
    </message>
    <message>
        <source>Another file was copied over the library {path} while it was open; nothing more was written to it. Open it again to see what it holds.</source>
        <translation>Un autre fichier a été copié sur la bibliothèque {path} pendant qu’elle était ouverte&#xa0;; plus rien n’y a été écrit. Rouvrez-la pour voir ce qu’elle contient.</translation>
    </message>
    <message>
        <source>Anti-Bristol</source>
        <translation>Anti-Bristol</translation>
    </message>
    <message>
        <source>Anti-reversal</source>
        <translation>Anti-inversion</translation>
    </message>
    <message>
        <source>Anticritical move</source>
        <translation>Coup anticritique</translation>
    </message>
    <message>
        <source>B was read as a pawn, as in German</source>
        <translation>B a été lu comme un pion, à l’allemande</translation>
    </message>
    <message>
        <source>Babson: like for like.</source>
        <translation>Babson&#xa0;: à chaque promotion la même.</translation>
    </message>
    <message>
        <source>Barnes with a Novotny in the double threat: {threats}.</source>
        <translation>Barnes avec un Novotny dans la double menace&#xa0;: {threats}.</translation>
    </message>
    <message>
        <source>Barnes: {threats}.</source>
        <translation>Barnes&#xa0;: {threats}.</translation>
    </message>
    <message>
        <source>Barulin</source>
        <translation>Barulin</translation>
    </message>
    <message>
        <source>Battery mate</source>
        <translation>Mat de batterie</translation>
    </message>
    <message>
        <source>Battery play</source>
        <translation>Jeu de batterie</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noirs</translation>
    </message>
    <message>
        <source>Black battery formed and fired</source>
        <translation>Batterie noire formée et jouée</translation>
    </message>
    <message>
        <source>Black battery mates</source>
        <translation>Mats de batterie noire</translation>
    </message>
    <message>
        <source>Black checks</source>
        <translation>Échecs noirs</translation>
    </message>
    <message>
        <source>Black correction of {unit}: random {random}, correcting {correction}.</source>
        <translation>Correction noire, {unit}&#xa0;: au hasard {random}, corrigeant {correction}.</translation>
    </message>
    <message>
        <source>Black errs in {count} ways: {found}.</source>
        <translation>Les Noirs se trompent de {count} façons&#xa0;: {found}.</translation>
    </message>
    <message>
        <source>Black has no move</source>
        <translation>les Noirs n&apos;ont pas de coup</translation>
    </message>
    <message>
        <source>Black interference</source>
        <translation>Interception noire</translation>
    </message>
    <message>
        <source>Black mates by promotion to {kinds}</source>
        <translation>Les Noirs matent par promotion en {kinds}</translation>
    </message>
    <message>
        <source>Black may castle long</source>
        <translation>les Noirs peuvent faire le grand roque</translation>
    </message>
    <message>
        <source>Black may castle short</source>
        <translation>les Noirs peuvent faire le petit roque</translation>
    </message>
    <message>
        <source>Black may not castle long</source>
        <translation>les Noirs ne peuvent faire le grand roque</translation>
    </message>
    <message>
        <source>Black may not castle short</source>
        <translation>les Noirs ne peuvent faire le petit roque</translation>
    </message>
    <message>
        <source>Black needs one move</source>
        <translation>Il faut aux Noirs un coup</translation>
    </message>
    <message>
        <source>Black promotes on {square} to all four: {lines}.</source>
        <translation>Les quatre promotions noires en {square}&#xa0;: {lines}.</translation>
    </message>
    <message>
        <source>Black switchback</source>
        <translation>Switchback noir</translation>
    </message>
    <message>
        <source>Black unpins his own unit</source>
        <translation>Les Noirs déclouent leur propre pièce</translation>
    </message>
    <message>
        <source>Black&apos;s castling on the king&apos;s side</source>
        <translation>le petit roque noir</translation>
    </message>
    <message>
        <source>Black&apos;s castling on the queen&apos;s side</source>
        <translation>le grand roque noir</translation>
    </message>
    <message>
        <source>Black&apos;s last move was {move}: no other is possible</source>
        <translation>Le dernier coup noir a été {move}&#xa0;: aucun autre n’est possible</translation>
    </message>
    <message>
        <source>Black&apos;s promotions are told apart</source>
        <translation>Promotions noires différenciées</translation>
    </message>
    <message>
        <source>Both mates are models.</source>
        <translation>Les deux mats sont modèles.</translation>
    </message>
    <message>
        <source>Both mates are models: {lines}.</source>
        <translation>Les deux mats sont modèles&#xa0;: {lines}.</translation>
    </message>
    <message>
        <source>Both sides together promote to queen, rook, bishop and knight: {moves}.</source>
        <translation>Les deux camps ensemble promeuvent en dame, tour, fou et cavalier&#xa0;: {moves}.</translation>
    </message>
    <message>
        <source>Bristol from {origin} to {target}</source>
        <translation>Bristol de {origin} à {target}</translation>
    </message>
    <message>
        <source>Brunner-Turton on {square}</source>
        <translation>Brunner-Turton en {square}</translation>
    </message>
    <message>
        <source>Cannot be solved: the side to move can capture the king</source>
        <translation>Non résoluble&#xa0;: le camp au trait peut prendre le roi</translation>
    </message>
    <message>
        <source>Cannot be solved: {defects}</source>
        <translation>Non résoluble&#xa0;: {defects}</translation>
    </message>
    <message>
        <source>Chameleon echo with the king on {one} and {two}</source>
        <translation>Écho caméléon avec le roi en {one} et {two}</translation>
    </message>
    <message>
        <source>Changed continuations</source>
        <translation>Continuations changées</translation>
    </message>
    <message>
        <source>Changed mates</source>
        <translation>Mats changés</translation>
    </message>
    <message>
        <source>Clearance</source>
        <translation>Dégagement</translation>
    </message>
    <message>
        <source>Clearance sacrifice</source>
        <translation>Sacrifice de dégagement</translation>
    </message>
    <message>
        <source>Complete Lacny</source>
        <translation>Lacny complet</translation>
    </message>
    <message>
        <source>Complete after the key</source>
        <translation>Complet après la clé</translation>
    </message>
    <message>
        <source>Cooked: at least {games}, {number} intended</source>
        <translation>Démoli&#xa0;: au moins {games}&#xa0;; voulues&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Cooked: at least {solutions}, {number} intended</source>
        <translation>Démoli&#xa0;: au moins {solutions}&#xa0;; voulues&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Cooked: either side can do it</source>
        <translation>Démoli&#xa0;: les deux camps le peuvent</translation>
    </message>
    <message>
        <source>Cooked: {games}, {number} intended</source>
        <translation>Démoli&#xa0;: {games}&#xa0;; voulues&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Cooked: {keys}</source>
        <translation>Démoli&#xa0;: {keys}</translation>
    </message>
    <message>
        <source>Cooked: {keys}, {number} are asked for</source>
        <translation>Démoli&#xa0;: {keys}, demandées&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Cooked: {number} shortest games, of {moves} moves</source>
        <translation>Démoli&#xa0;: parties les plus courtes&#xa0;: {number}, coups&#xa0;: {moves}</translation>
    </message>
    <message>
        <source>Cooked: {side} has the move, and {number} keys</source>
        <translation>Démoli&#xa0;: le trait est aux {side}, clés&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Cooked: {solutions}, {number} intended</source>
        <translation>Démoli&#xa0;: {solutions}&#xa0;; voulues&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Critical move</source>
        <translation>Coup critique</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Croix</translation>
    </message>
    <message>
        <source>Cross-check</source>
        <translation>Échec croisé</translation>
    </message>
    <message>
        <source>Cross-checks</source>
        <translation>Échecs croisés</translation>
    </message>
    <message>
        <source>Cycle of threat and mates</source>
        <translation>Cycle de la menace et des mats</translation>
    </message>
    <message>
        <source>Cyclic Zilahi: each is captured where the next one mates: {men}.</source>
        <translation>Zilahi cyclique&#xa0;: chacune est prise là où la suivante mate&#xa0;: {men}.</translation>
    </message>
    <message>
        <source>Cyclic continuations</source>
        <translation>Continuations cycliques</translation>
    </message>
    <message>
        <source>Cyclic double threats with three refutations: {threats}.</source>
        <translation>Doubles menaces cycliques avec trois réfutations&#xa0;: {threats}.</translation>
    </message>
    <message>
        <source>Cyclic double threats: {threats}.</source>
        <translation>Doubles menaces cycliques&#xa0;: {threats}.</translation>
    </message>
    <message>
        <source>Dead positions are only known of orthodox chess.</source>
        <translation>Les positions mortes ne sont connues que des échecs orthodoxes.</translation>
    </message>
    <message>
        <source>Decoy</source>
        <translation>Déviation</translation>
    </message>
    <message>
        <source>Depends on who has the move: not decided; if {side}: {finding}; if {other}: {second}</source>
        <translation>Dépend de qui a le trait&#xa0;: non décidé&#xa0;; si {side}&#xa0;: {finding}&#xa0;; si {other}&#xa0;: {second}</translation>
    </message>
    <message>
        <source>Domination: after {move} the {man} {square} is lost wherever it goes.</source>
        <translation>Domination : après {move} la pièce ({man} {square}) est perdue où qu&apos;elle aille.</translation>
    </message>
    <message>
        <source>Double check</source>
        <translation>Échec double</translation>
    </message>
    <message>
        <source>Drawn off the guard</source>
        <translation>Déviation de la garde</translation>
    </message>
    <message>
        <source>Dresden</source>
        <translation>Dresdois</translation>
    </message>
    <message>
        <source>Dual after {moves}: {mates}.</source>
        <translation>Dual après {moves}&#xa0;: {mates}.</translation>
    </message>
    <message>
        <source>Dual at move {number}: {lines}.</source>
        <translation>Dual au coup {number}&#xa0;: {lines}.</translation>
    </message>
    <message>
        <source>Each black move forces one of the threats.</source>
        <translation>Chaque coup noir force une des menaces.</translation>
    </message>
    <message>
        <source>Echo with the king on {one} and {two}</source>
        <translation>Écho avec le roi en {one} et {two}</translation>
    </message>
    <message>
        <source>En passant defence</source>
        <translation>Défense en passant</translation>
    </message>
    <message>
        <source>En passant mate</source>
        <translation>Mat en passant</translation>
    </message>
    <message>
        <source>Every black move has one mate.</source>
        <translation>Chaque coup noir a un seul mat.</translation>
    </message>
    <message>
        <source>Every black move is answered already in set play.</source>
        <translation>Chaque coup noir a déjà sa réponse au jeu apparent.</translation>
    </message>
    <message>
        <source>Every black move is answered by mate already in set play.</source>
        <translation>Chaque coup noir est suivi d’un mat dès le jeu apparent.</translation>
    </message>
    <message>
        <source>Every combination of the threats {threats} is forced by some defence.</source>
        <translation>Chaque combinaison des menaces {threats} est forcée par quelque défense.</translation>
    </message>
    <message>
        <source>Every continuation checks: {moves}.</source>
        <translation>Chaque continuation donne échec&#xa0;: {moves}.</translation>
    </message>
    <message>
        <source>Every half-move is a capture.</source>
        <translation>Chaque demi-coup est une prise.</translation>
    </message>
    <message>
        <source>Excelsior of the pawn {home}</source>
        <translation>Excelsior du pion {home}</translation>
    </message>
    <message>
        <source>Excelsior: the pawn {home} promotes by {move}</source>
        <translation>Excelsior&#xa0;: le pion {home} se promeut par {move}</translation>
    </message>
    <message>
        <source>Exchange {man} {square} and {other} {other_square}</source>
        <translation>Échanger {man} {square} et {other} {other_square}</translation>
    </message>
    <message>
        <source>Exchanged between {men}: {one}; {other}.</source>
        <translation>Échange entre {men}&#xa0;: {one}&#xa0;; {other}.</translation>
    </message>
    <message>
        <source>FEN and EPD lines, JSON, YAML of Olive and YACPDB, input for Popeye, PGN, CSV, LaTeX diagrams and lists of men are read</source>
        <translation>on lit les lignes FEN et EPD, JSON, le YAML d’Olive et de YACPDB, l’entrée de Popeye, PGN, CSV, les diagrammes LaTeX et les listes de pièces</translation>
    </message>
    <message>
        <source>Fleck: {lines}.</source>
        <translation>Fleck&#xa0;: {lines}.</translation>
    </message>
    <message>
        <source>Follow my leader</source>
        <translation>Follow my leader</translation>
    </message>
    <message>
        <source>Forsyth: N is the nightrider for Popeye, the knight is S</source>
        <translation>Forsyth&#xa0;: N est le noctambule pour Popeye, le cavalier est S</translation>
    </message>
    <message>
        <source>Forsyth: expected men and numbers, got {word}</source>
        <translation>Forsyth&#xa0;: pièces et nombres attendus, {word} trouvé</translation>
    </message>
    <message>
        <source>Forsyth: there are more than 64 squares: Popeye leaves the rest out</source>
        <translation>Forsyth&#xa0;: il y a plus de 64 cases&#xa0;: Popeye ignore le reste</translation>
    </message>
    <message>
        <source>Fourfold Lacny</source>
        <translation>Lacny quadruple</translation>
    </message>
    <message>
        <source>Functions are exchanged between the solutions: {men}.</source>
        <translation>Échange de fonctions entre les solutions&#xa0;: {men}.</translation>
    </message>
    <message>
        <source>Gamage</source>
        <translation>Gamage</translation>
    </message>
    <message>
        <source>Gamage: the pinner mates, the unit unpinned is shut off</source>
        <translation>Gamage&#xa0;: la pièce clouante mate, la pièce déclouée est interceptée</translation>
    </message>
    <message>
        <source>Goethart</source>
        <translation>Goethart</translation>
    </message>
    <message>
        <source>Goethart: the mate unpins a unit that is shut off</source>
        <translation>Goethart&#xa0;: le mat décloue une pièce qui est interceptée</translation>
    </message>
    <message>
        <source>Grimshaw</source>
        <translation>Grimshaw</translation>
    </message>
    <message>
        <source>Half-battery of {men}: {attempt} and {key} with {line}.</source>
        <translation>Demi-batterie de {men}&#xa0;: {attempt} et {key} avec {line}.</translation>
    </message>
    <message>
        <source>Half-pin</source>
        <translation>Demi-clouage</translation>
    </message>
    <message>
        <source>Half-pin of {units}</source>
        <translation>Demi-clouage de {units}</translation>
    </message>
    <message>
        <source>Hamburg</source>
        <translation>Hambourgeois</translation>
    </message>
    <message>
        <source>Holzhausen</source>
        <translation>Holzhausen</translation>
    </message>
    <message>
        <source>Holzhausen interference</source>
        <translation>Interception Holzhausen</translation>
    </message>
    <message>
        <source>Ideal Rukhlis</source>
        <translation>Roukhlis idéal</translation>
    </message>
    <message>
        <source>Ideal mate</source>
        <translation>Mat idéal</translation>
    </message>
    <message>
        <source>Ideal mates</source>
        <translation>Mats idéaux</translation>
    </message>
    <message>
        <source>Ideal mates: {lines}.</source>
        <translation>Mats idéaux&#xa0;: {lines}.</translation>
    </message>
    <message>
        <source>If {case}:</source>
        <translation>Si {case}&#xa0;:</translation>
    </message>
    <message>
        <source>In no solution moved, taken or part of the mate: {men}. Perhaps against cooks.</source>
        <translation>Dans aucune solution jouées, prises ou parties du mat&#xa0;: {men}. Peut-être contre des démolitions.</translation>
    </message>
    <message>
        <source>In set play there is no mate after {loose}.</source>
        <translation>Au jeu apparent, pas de mat après {loose}.</translation>
    </message>
    <message>
        <source>In set play there is no mate after {moves}.</source>
        <translation>Au jeu apparent, pas de mat après {moves}.</translation>
    </message>
    <message>
        <source>In the diagram no continuation is provided for {moves}.</source>
        <translation>Dans le diagramme, aucune continuation n’est prévue pour {moves}.</translation>
    </message>
    <message>
        <source>In the diagram no mate is provided for {moves}.</source>
        <translation>Dans le diagramme, aucun mat n’est prévu pour {moves}.</translation>
    </message>
    <message>
        <source>Incomplete half-pin</source>
        <translation>Demi-clouage incomplet</translation>
    </message>
    <message>
        <source>Indian on {square}</source>
        <translation>Indien en {square}</translation>
    </message>
    <message>
        <source>Indian over {square}: {lines}.</source>
        <translation>Indien sur {square}&#xa0;: {lines}.</translation>
    </message>
    <message>
        <source>Indirect battery</source>
        <translation>Batterie indirecte</translation>
    </message>
    <message>
        <source>Indirect unpin</source>
        <translation>Déclouage indirect</translation>
    </message>
    <message>
        <source>It belongs to the problem with its twins, not to the solution of one position.</source>
        <translation>Appartient au problème avec ses jumeaux, non à la solution d’une position.</translation>
    </message>
    <message>
        <source>It belongs to the problem with its twins.</source>
        <translation>Appartient au problème avec ses jumeaux.</translation>
    </message>
    <message>
        <source>It needs fairy men; orthodox ones cannot form it.</source>
        <translation>Exige des pièces féeriques&#xa0;; les orthodoxes ne peuvent la former.</translation>
    </message>
    <message>
        <source>It needs the solutions of all twins side by side.</source>
        <translation>Exige les solutions de tous les jumeaux côte à côte.</translation>
    </message>
    <message>
        <source>Its definition differs between sources.</source>
        <translation>La définition diffère selon les sources.</translation>
    </message>
    <message>
        <source>Karlström-Fleck: beside the threats a new mate, {lines}.</source>
        <translation>Karlström-Fleck&#xa0;: outre les menaces, un mat nouveau, {lines}.</translation>
    </message>
    <message>
        <source>Known from tables. The audit of the line says which of them only waste time.</source>
        <translation>Connu par les tables. Lesquels ne font que perdre du temps, l’examen de la variante le dit.</translation>
    </message>
    <message>
        <source>Known from tables. The audit says whether each later move is the only one.</source>
        <translation>Connu par les tables. Si chaque coup suivant est le seul, l’examen le dit.</translation>
    </message>
    <message>
        <source>Lacny</source>
        <translation>Lacny</translation>
    </message>
    <message>
        <source>Latvian Novotny</source>
        <translation>Novotny letton</translation>
    </message>
    <message>
        <source>Levman defence</source>
        <translation>Défense Levman</translation>
    </message>
    <message>
        <source>Logical foreplan</source>
        <translation>Avant-plan logique</translation>
    </message>
    <message>
        <source>Loyd&apos;s clearance</source>
        <translation>Dégagement de Loyd</translation>
    </message>
    <message>
        <source>Loyd-Turton on {square}</source>
        <translation>Loyd-Turton en {square}</translation>
    </message>
    <message>
        <source>Mansfield couplet</source>
        <translation>Couplet de Mansfield</translation>
    </message>
    <message>
        <source>Mansfield couplet (Foschini)</source>
        <translation>Couplet de Mansfield (Foschini)</translation>
    </message>
    <message>
        <source>Masked battery</source>
        <translation>Batterie masquée</translation>
    </message>
    <message>
        <source>Masked half-pin</source>
        <translation>Demi-clouage masqué</translation>
    </message>
    <message>
        <source>Mate by pin</source>
        <translation>Mat par clouage</translation>
    </message>
    <message>
        <source>Mate by promotion</source>
        <translation>Mat par promotion</translation>
    </message>
    <message>
        <source>Mates by the pin of white men</source>
        <translation>Mats par clouage de pièces blanches</translation>
    </message>
    <message>
        <source>Mates by {units}</source>
        <translation>Mats par {units}</translation>
    </message>
    <message>
        <source>Mates of one battery, {count}</source>
        <translation>Mats d’une batterie, {count}</translation>
    </message>
    <message>
        <source>Meant is one solution</source>
        <translation>Une solution est voulue</translation>
    </message>
    <message>
        <source>Men that get out of the way and do no more: {moves}.</source>
        <translation>Pièces qui ne font que s’écarter&#xa0;: {moves}.</translation>
    </message>
    <message>
        <source>Mirror the board about a1-h8</source>
        <translation>Refléter la position sur a1-h8</translation>
    </message>
    <message>
        <source>Mirror the board about a8-h1</source>
        <translation>Refléter la position sur a8-h1</translation>
    </message>
    <message>
        <source>Mirror the board, a1 to a8</source>
        <translation>Refléter la position, a1 en a8</translation>
    </message>
    <message>
        <source>Mirror the board, a1 to h1</source>
        <translation>Refléter la position, a1 en h1</translation>
    </message>
    <message>
        <source>Model mate</source>
        <translation>Mat modèle</translation>
    </message>
    <message>
        <source>Model mates</source>
        <translation>Mats modèles</translation>
    </message>
    <message>
        <source>Model mates that need a pin: {lines}.</source>
        <translation>Mats modèles qui exigent un clouage&#xa0;: {lines}.</translation>
    </message>
    <message>
        <source>Model mates: {lines}.</source>
        <translation>Mats modèles&#xa0;: {lines}.</translation>
    </message>
    <message>
        <source>More than one key: {keys}.</source>
        <translation>Plus d’une clé&#xa0;: {keys}.</translation>
    </message>
    <message>
        <source>Most of the play is symmetric, as {one} and {two}.</source>
        <translation>La plus grande partie du jeu est symétrique, comme {one} et {two}.</translation>
    </message>
    <message>
        <source>Moves of {side} in opposite order</source>
        <translation>Coups des {side} dans l’ordre inverse</translation>
    </message>
    <message>
        <source>Mutate: set continuations are replaced after {defences}.</source>
        <translation>Mutate&#xa0;: des continuations du jeu apparent sont remplacées après {defences}.</translation>
    </message>
    <message>
        <source>Mutate: set mates are replaced after {defences}.</source>
        <translation>Mutate&#xa0;: des mats du jeu apparent sont remplacés après {defences}.</translation>
    </message>
    <message>
        <source>Mutual zugzwang after {move}: with White to move {value}.</source>
        <translation>Zugzwang réciproque après {move} : trait aux Blancs, {value}.</translation>
    </message>
    <message>
        <source>N may be a knight or a nightrider beside fairy men: write S for the knight</source>
        <translation>N peut être un cavalier ou un noctambule à côté de pièces féeriques&#xa0;: écrivez S pour le cavalier</translation>
    </message>
    <message>
        <source>Nietvelt defence</source>
        <translation>Défense Nietvelt</translation>
    </message>
    <message>
        <source>No cluster: the position is legal</source>
        <translation>Pas de cluster&#xa0;: la position est légale</translation>
    </message>
    <message>
        <source>No cluster: without {side}&apos;s {man} on {square} the position is illegal, too</source>
        <translation>Pas de cluster&#xa0;: même sans {man} {square} ({side}) la position est illégale</translation>
    </message>
    <message>
        <source>No defence has a mate of its own.</source>
        <translation>Aucune défense n’a de mat qui lui soit propre.</translation>
    </message>
    <message>
        <source>No game leads here: {reason}</source>
        <translation>Aucune partie ne mène ici&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>No game of {length} leads here</source>
        <translation>Aucune partie de {length} ne mène ici</translation>
    </message>
    <message>
        <source>No game of {length} leads here: {reason}</source>
        <translation>Aucune partie de {length} ne mène ici&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>No game that leads to the diagram was found in the time allowed.</source>
        <translation>Aucune partie menant au diagramme n’a été trouvée dans le temps permis.</translation>
    </message>
    <message>
        <source>No reliable definition was found.</source>
        <translation>Aucune définition fiable n’a été trouvée.</translation>
    </message>
    <message>
        <source>No reliable definition was found; cyclic double threats are flagged.</source>
        <translation>Aucune définition fiable n’a été trouvée&#xa0;; les doubles menaces cycliques sont signalées.</translation>
    </message>
    <message>
        <source>No solution in {moves}</source>
        <translation>Insoluble en {moves}</translation>
    </message>
    <message>
        <source>No solution: neither side can do it</source>
        <translation>Insoluble&#xa0;: aucun camp ne le peut</translation>
    </message>
    <message>
        <source>No solution: no colours make it legal</source>
        <translation>Insoluble&#xa0;: aucun coloriage n’est légal</translation>
    </message>
    <message>
        <source>No solution: no first move solves</source>
        <translation>Insoluble&#xa0;: aucun premier coup ne résout</translation>
    </message>
    <message>
        <source>No solution: no last move is forced</source>
        <translation>Insoluble&#xa0;: aucun dernier coup n’est forcé</translation>
    </message>
    <message>
        <source>No solution: no man that is added solves</source>
        <translation>Insoluble&#xa0;: aucune pièce ajoutée ne résout</translation>
    </message>
    <message>
        <source>No solution: there are not two kings</source>
        <translation>Insoluble&#xa0;: il n’y a pas deux rois</translation>
    </message>
    <message>
        <source>No solution: {side} can mate at once, and must</source>
        <translation>Insoluble&#xa0;: les {side} peuvent mater immédiatement, et le doivent</translation>
    </message>
    <message>
        <source>No solution: {side} can reach the goal at once, and must</source>
        <translation>Insoluble&#xa0;: les {side} peuvent atteindre le but immédiatement, et le doivent</translation>
    </message>
    <message>
        <source>No solution: {side} can stalemate at once, and must</source>
        <translation>Insoluble&#xa0;: les {side} peuvent faire pat immédiatement, et le doivent</translation>
    </message>
    <message>
        <source>No solution: {side} has no move</source>
        <translation>Insoluble&#xa0;: les {side} n’ont aucun coup</translation>
    </message>
    <message>
        <source>No solution: {side} has the move, and neither mates nor must be mated</source>
        <translation>Insoluble&#xa0;: le trait est aux {side}, qui ne matent pas et ne sont pas forcément matés</translation>
    </message>
    <message>
        <source>No themes are read: {why}.</source>
        <translation>Aucun thème n’est lu&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>Nobody can play on from this position.</source>
        <translation>Personne ne peut continuer à jouer dans cette position.</translation>
    </message>
    <message>
        <source>Not certain</source>
        <translation>Non certain</translation>
    </message>
    <message>
        <source>Not decided: colours are left to which no game was found</source>
        <translation>Non décidé&#xa0;: il reste des coloriages pour lesquels aucune partie n’a été trouvée</translation>
    </message>
    <message>
        <source>Not decided: no game of {moves} moves or less</source>
        <translation>Non décidé&#xa0;: aucune partie de {moves} coups ou moins</translation>
    </message>
    <message>
        <source>Not decided: nothing shows whether the position is legal</source>
        <translation>Non décidé&#xa0;: rien ne montre si la position est légale</translation>
    </message>
    <message>
        <source>Not decided: so many men can be coloured in too many ways</source>
        <translation>Non décidé&#xa0;: tant de pièces peuvent être coloriées de trop de manières</translation>
    </message>
    <message>
        <source>Not decided: the position is illegal, and without {number} of its men not judged</source>
        <translation>Non décidé&#xa0;: la position est illégale&#xa0;; pièces sans lesquelles elle n’est pas jugée&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Not decided: {number} single moves are forced so far</source>
        <translation>Non décidé&#xa0;: coups simples forcés jusqu’ici&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Not decided: {number} solutions, and games do not show all of them</source>
        <translation>Non décidé&#xa0;: {number} solutions, et des parties ne les montrent pas toutes</translation>
    </message>
    <message>
        <source>Not finished: a game of {moves} moves so far</source>
        <translation>Non terminé&#xa0;: une partie de {moves} coups jusqu’ici</translation>
    </message>
    <message>
        <source>Not finished: a key was found, others may follow</source>
        <translation>Non terminé&#xa0;: une clé a été trouvée, d’autres peuvent suivre</translation>
    </message>
    <message>
        <source>Not finished: first moves {done} of {total}, no key so far</source>
        <translation>Non terminé&#xa0;: premiers coups {done} sur {total}, pas de clé jusqu’ici</translation>
    </message>
    <message>
        <source>Not finished: no key so far</source>
        <translation>Non terminé&#xa0;: pas de clé jusqu’ici</translation>
    </message>
    <message>
        <source>Not finished: one key so far</source>
        <translation>Non terminé&#xa0;: une clé jusqu’ici</translation>
    </message>
    <message>
        <source>Not finished: one line so far</source>
        <translation>Non terminé&#xa0;: une ligne jusqu’ici</translation>
    </message>
    <message>
        <source>Not finished: the tables of this ending need more time</source>
        <translation>Non terminé&#xa0;: les tables de cette finale demandent plus de temps</translation>
    </message>
    <message>
        <source>Not finished: what comes after the key is looked for</source>
        <translation>Non terminé&#xa0;: on cherche ce qui vient après la clé</translation>
    </message>
    <message>
        <source>Not finished: {games} of {length} so far</source>
        <translation>Non terminé&#xa0;: {games} de {length} jusqu’ici</translation>
    </message>
    <message>
        <source>Not finished: {keys} so far</source>
        <translation>Non terminé&#xa0;: {keys} jusqu’ici</translation>
    </message>
    <message>
        <source>Not finished: {key} solves; of the others {done} of {total} are refuted</source>
        <translation>Non terminé&#xa0;: {key} résout&#xa0;; des autres, {done} sur {total} sont réfutés</translation>
    </message>
    <message>
        <source>Not finished: {number} so far are left, and no more are looked for</source>
        <translation>Non terminé&#xa0;: {number} restent jusqu’ici, et d’autres ne sont pas cherchés</translation>
    </message>
    <message>
        <source>Not finished: {solutions} so far</source>
        <translation>Non terminé&#xa0;: {solutions} jusqu’ici</translation>
    </message>
    <message>
        <source>Nothing stands after “{found}”.</source>
        <translation>Rien ne suit «&#xa0;{found}&#xa0;».</translation>
    </message>
    <message>
        <source>Novotny</source>
        <translation>Novotny</translation>
    </message>
    <message>
        <source>Of the lines played here the last {count} are kept.</source>
        <translation>Des lignes jouées ici, les {count} dernières sont gardées.</translation>
    </message>
    <message>
        <source>On average {share} % of White&apos;s men take part in a mate.</source>
        <translation>En moyenne, {share}&#xa0;% des pièces blanches prennent part à un mat.</translation>
    </message>
    <message>
        <source>On the square of the key {move} White also tries {tries}.</source>
        <translation>Sur la case de la clé {move}, les Blancs essaient aussi {tries}.</translation>
    </message>
    <message>
        <source>On {square} {one} and {other} shut each other off: {first} lets {proof} through, {second} lets {other_proof} through.</source>
        <translation>En {square}, {one} et {other} s’interceptent&#xa0;: {first} laisse passer {proof}, {second} laisse passer {other_proof}.</translation>
    </message>
    <message>
        <source>One continuation of full length: {moves}.</source>
        <translation>Une continuation de longueur entière&#xa0;: {moves}.</translation>
    </message>
    <message>
        <source>One first move solves; such play is not judged</source>
        <translation>Un premier coup résout&#xa0;; un tel jeu n’est pas jugé</translation>
    </message>
    <message>
        <source>One line solves; such play is not judged</source>
        <translation>Une ligne résout&#xa0;; un tel jeu n’est pas jugé</translation>
    </message>
    <message>
        <source>One more position was met and is kept no longer: {sound} sound ones and {others} others are, beside those kept for good, named or noted.</source>
        <translation>Une autre position a été rencontrée et n’est plus gardée&#xa0;: le sont {sound} correctes et {others} autres, outre celles gardées pour de bon, nommées ou annotées.</translation>
    </message>
    <message>
        <source>One more solution than intended.</source>
        <translation>Une solution de plus que voulu.</translation>
    </message>
    <message>
        <source>One try fails crudely ({tries}).</source>
        <translation>Un essai a une réfutation grossière ({tries}).</translation>
    </message>
    <message>
        <source>Only against cooks: {men}.</source>
        <translation>Seulement contre des démolitions&#xa0;: {men}.</translation>
    </message>
    <message>
        <source>Organ pipes from {first} to {last}.</source>
        <translation>Tuyaux d’orgue de {first} à {last}.</translation>
    </message>
    <message>
        <source>Orthogonal lines become diagonal and the reverse: {moves}.</source>
        <translation>Les lignes orthogonales deviennent diagonales, et inversement&#xa0;: {moves}.</translation>
    </message>
    <message>
        <source>Over set play, tries and key the king flees to {squares}.</source>
        <translation>Entre jeu apparent, essais et clé, le roi fuit en {squares}.</translation>
    </message>
    <message>
        <source>PDF and PNG need Qt, which does not load: {wrong}.</source>
        <translation>PDF et PNG demandent Qt, qui ne se charge pas&#xa0;: {wrong}.</translation>
    </message>
    <message>
        <source>PNG and PDF need Qt, which does not load: {wrong}.</source>
        <translation>PNG et PDF demandent Qt, qui ne se charge pas&#xa0;: {wrong}.</translation>
    </message>
    <message>
        <source>Pawn Grimshaw</source>
        <translation>Grimshaw de pion</translation>
    </message>
    <message>
        <source>Phoenix, {kind}</source>
        <translation>Phénix, {kind}</translation>
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
        <translation>Pieces&#xa0;: White ou Black attendu avant {word}</translation>
    </message>
    <message>
        <source>Pieces: {word} is nothing that a man can be</source>
        <translation>Pieces&#xa0;: {word} n’est pas une qualité de pièce</translation>
    </message>
    <message>
        <source>Pieces: {word} must follow White, Black or Neutral</source>
        <translation>Pieces&#xa0;: {word} doit suivre White, Black ou Neutral</translation>
    </message>
    <message>
        <source>Plachutta</source>
        <translation>Plachutta</translation>
    </message>
    <message>
        <source>Plus flights</source>
        <translation>Fuites en croix</translation>
    </message>
    <message>
        <source>Popeye answers differently: {pairs}</source>
        <translation>Popeye répond autrement&#xa0;: {pairs}</translation>
    </message>
    <message>
        <source>Popeye closed its output and did not end: it was stopped</source>
        <translation>Popeye a fermé sa sortie sans se terminer&#xa0;: il a été arrêté</translation>
    </message>
    <message>
        <source>Popeye crashed (signal {number})</source>
        <translation>Popeye a planté (signal {number})</translation>
    </message>
    <message>
        <source>Popeye did not finish: what it found so far</source>
        <translation>Popeye n’a pas fini&#xa0;: ce qu’il a trouvé jusqu’ici</translation>
    </message>
    <message>
        <source>Popeye did not show the diagram that it solved</source>
        <translation>Popeye n’a pas montré le diagramme qu’il a résolu</translation>
    </message>
    <message>
        <source>Popeye does not play {book}</source>
        <translation>Popeye ne joue pas {book}</translation>
    </message>
    <message>
        <source>Popeye does not say that it solved by {condition}</source>
        <translation>Popeye ne dit pas qu’il a résolu avec {condition}</translation>
    </message>
    <message>
        <source>Popeye does not say whether this diagram or its set play is impossible</source>
        <translation>Popeye ne dit pas si ce diagramme ou son jeu apparent est impossible</translation>
    </message>
    <message>
        <source>Popeye ended before it was finished</source>
        <translation>Popeye s’est terminé avant d’avoir fini</translation>
    </message>
    <message>
        <source>Popeye failed (exit status {number})</source>
        <translation>Popeye a échoué (code de sortie {number})</translation>
    </message>
    <message>
        <source>Popeye is not asked about proof games</source>
        <translation>Popeye n’est pas interrogé sur les parties justificatives</translation>
    </message>
    <message>
        <source>Popeye is not asked about what comes after a key</source>
        <translation>On ne demande pas à Popeye ce qui vient après une clé</translation>
    </message>
    <message>
        <source>Popeye is not asked about {word}</source>
        <translation>Popeye n’est pas interrogé sur {word}</translation>
    </message>
    <message>
        <source>Popeye printed more than is read: what it found so far</source>
        <translation>Popeye a imprimé plus qu’on ne lit&#xa0;: ce qu’il a trouvé jusqu’ici</translation>
    </message>
    <message>
        <source>Popeye says: {words}</source>
        <translation>Popeye dit&#xa0;: {words}</translation>
    </message>
    <message>
        <source>Popeye solved another diagram than the one that it was given</source>
        <translation>Popeye a résolu un autre diagramme que celui qui lui a été donné</translation>
    </message>
    <message>
        <source>Popeye solved {one}, not {other}</source>
        <translation>Popeye a résolu {one}, pas {other}</translation>
    </message>
    <message>
        <source>Popeye was stopped</source>
        <translation>Popeye a été arrêté</translation>
    </message>
    <message>
        <source>Popeye was stopped: its time was up</source>
        <translation>Popeye a été arrêté&#xa0;: son temps était écoulé</translation>
    </message>
    <message>
        <source>Positional draw: after {last} the position before {first} is there again.</source>
        <translation>Nulle positionnelle : après {last} la position d&apos;avant {first} revient.</translation>
    </message>
    <message>
        <source>Problem {detail} of the library {path} is damaged and cannot be read; the others can. They can be rescued into a new library.</source>
        <translation>Le problème {detail} de la bibliothèque {path} est endommagé et illisible&#xa0;; les autres se lisent. On peut les sauver dans une nouvelle bibliothèque.</translation>
    </message>
    <message>
        <source>Problem {found} is of another game than chess: only positions of chess are compared.</source>
        <translation>Le problème {found} est d’un autre jeu que les échecs&#xa0;: seules des positions d’échecs se comparent.</translation>
    </message>
    <message>
        <source>Promotion echo</source>
        <translation>Écho de promotions</translation>
    </message>
    <message>
        <source>Pseudo le Grand</source>
        <translation>Pseudo le Grand</translation>
    </message>
    <message>
        <source>Quiet continuations, {quiet} of {all}</source>
        <translation>Continuations tranquilles, {quiet} sur {all}</translation>
    </message>
    <message>
        <source>Quiet continuations, {quiet} of {all}: {moves}.</source>
        <translation>Continuations tranquilles, {quiet} sur {all}&#xa0;: {moves}.</translation>
    </message>
    <message>
        <source>Radical change</source>
        <translation>Changement radical</translation>
    </message>
    <message>
        <source>Read here: {read}. Not read: {left}, for {why}.</source>
        <translation>Lu ici&#xa0;: {read}. Non lu&#xa0;: {left}, pour {why}.</translation>
    </message>
    <message>
        <source>Reciprocal batteries</source>
        <translation>Batteries réciproques</translation>
    </message>
    <message>
        <source>Reciprocal captures of {one} and {two}: {moves}.</source>
        <translation>Captures réciproques de {one} et {two}&#xa0;: {moves}.</translation>
    </message>
    <message>
        <source>Reciprocal change</source>
        <translation>Changement réciproque</translation>
    </message>
    <message>
        <source>Reciprocal change before the key</source>
        <translation>Changement réciproque avant la clé</translation>
    </message>
    <message>
        <source>Released after {moves}, not {number}</source>
        <translation>Dénouée après {moves}, non {number}</translation>
    </message>
    <message>
        <source>Remove {man} {square}</source>
        <translation>Enlever {man} {square}</translation>
    </message>
    <message>
        <source>Rich play: 1 different mate.</source>
        <translation>Jeu riche&#xa0;: 1 mat différent.</translation>
    </message>
    <message>
        <source>Rich play: {count} different continuations.</source>
        <translation>Jeu riche&#xa0;: {count} continuations différentes.</translation>
    </message>
    <message>
        <source>Roman</source>
        <translation>Romain</translation>
    </message>
    <message>
        <source>Rotate the board by 180°</source>
        <translation>Tourner l’échiquier de 180°</translation>
    </message>
    <message>
        <source>Round trip</source>
        <translation>Circuit</translation>
    </message>
    <message>
        <source>Round trip of {unit}</source>
        <translation>Circuit de {unit}</translation>
    </message>
    <message>
        <source>Royal march</source>
        <translation>Marche royale</translation>
    </message>
    <message>
        <source>Rudenko</source>
        <translation>Roudenko</translation>
    </message>
    <message>
        <source>Rudenko, returning in {phase}</source>
        <translation>Roudenko, avec retour&#xa0;: {phase}</translation>
    </message>
    <message>
        <source>Rukhlis</source>
        <translation>Roukhlis</translation>
    </message>
    <message>
        <source>Salazar</source>
        <translation>Salazar</translation>
    </message>
    <message>
        <source>Schiffmann defence</source>
        <translation>Défense Schiffmann</translation>
    </message>
    <message>
        <source>Second and third moves exchanged</source>
        <translation>Deuxièmes et troisièmes coups échangés</translation>
    </message>
    <message>
        <source>Seeberger on {square}</source>
        <translation>Seeberger en {square}</translation>
    </message>
    <message>
        <source>Self-block</source>
        <translation>Autoblocage</translation>
    </message>
    <message>
        <source>Self-pin</source>
        <translation>Auto-clouage</translation>
    </message>
    <message>
        <source>Set mates are lost without a single mate in their place after {defences}.</source>
        <translation>Des mats du jeu apparent sont perdus, sans un mat unique à leur place, après {defences}.</translation>
    </message>
    <message>
        <source>Several codified forms that contradict each other.</source>
        <translation>Plusieurs formes codifiées qui se contredisent.</translation>
    </message>
    <message>
        <source>Shift the board {steps}</source>
        <translation>Décaler l’échiquier&#xa0;: {steps}</translation>
    </message>
    <message>
        <source>Short: a game of {length} leads here</source>
        <translation>Solution courte&#xa0;: une partie de {length} mène ici</translation>
    </message>
    <message>
        <source>Short: after the key it ends in {moves}, not {number}</source>
        <translation>Solution courte&#xa0;: après la clé cela finit en {moves}, non {number}</translation>
    </message>
    <message>
        <source>Short: one move taken back is enough</source>
        <translation>Solution courte&#xa0;: un coup repris suffit</translation>
    </message>
    <message>
        <source>Short: solved in fewer moves than asked</source>
        <translation>Solution courte&#xa0;: résolu en moins de coups que demandé</translation>
    </message>
    <message>
        <source>Short: solved in {moves}, not {number}</source>
        <translation>Solution courte&#xa0;: résolu en {moves}, non {number}</translation>
    </message>
    <message>
        <source>Short: {key} is mate</source>
        <translation>Solution courte&#xa0;: {key} fait mat</translation>
    </message>
    <message>
        <source>Short: {key} is stalemate</source>
        <translation>Solution courte&#xa0;: {key} fait pat</translation>
    </message>
    <message>
        <source>Short: {key} reaches the goal at once</source>
        <translation>Solution courte&#xa0;: {key} atteint le but immédiatement</translation>
    </message>
    <message>
        <source>Short: {key} solves in {moves}, not {number}</source>
        <translation>Solution courte&#xa0;: {key} résout en {moves}, non {number}</translation>
    </message>
    <message>
        <source>Shorter: {games} moves</source>
        <translation>Plus courtes&#xa0;: {games} coups</translation>
    </message>
    <message>
        <source>Siers battery</source>
        <translation>Batterie de Siers</translation>
    </message>
    <message>
        <source>Solutions {one} and {two} mirror each other move for move.</source>
        <translation>Les solutions {one} et {two} se reflètent coup pour coup.</translation>
    </message>
    <message>
        <source>Somov</source>
        <translation>Somov</translation>
    </message>
    <message>
        <source>Sound if all are intended: {solutions}</source>
        <translation>Correct si toutes sont voulues&#xa0;: {solutions}</translation>
    </message>
    <message>
        <source>Sound {rights}</source>
        <translation>Correct {rights}</translation>
    </message>
    <message>
        <source>Sound: an illegal cluster, legal without any one man</source>
        <translation>Correct&#xa0;: un cluster illégal, légal sans l’une quelconque des pièces</translation>
    </message>
    <message>
        <source>Sound: released after {moves}, each of them forced</source>
        <translation>Correct&#xa0;: dénouée après {moves}, chacun forcé</translation>
    </message>
    <message>
        <source>Sound: the shortest game has {moves} moves, and no other has</source>
        <translation>Correct&#xa0;: la partie la plus courte a {moves} coups, aucune autre n’en a si peu</translation>
    </message>
    <message>
        <source>Sound: {games}</source>
        <translation>Correct&#xa0;: {games}</translation>
    </message>
    <message>
        <source>Sound: {keys}</source>
        <translation>Correct&#xa0;: {keys}</translation>
    </message>
    <message>
        <source>Sound: {key}</source>
        <translation>Correct&#xa0;: {key}</translation>
    </message>
    <message>
        <source>Sound: {side} has the move and mates by {move}</source>
        <translation>Correct&#xa0;: le trait est aux {side}, qui matent par {move}</translation>
    </message>
    <message>
        <source>Sound: {side} has the move, and every one is answered by mate</source>
        <translation>Correct&#xa0;: le trait est aux {side}, et le mat répond à chaque coup</translation>
    </message>
    <message>
        <source>Sound: {solutions}</source>
        <translation>Correct&#xa0;: {solutions}</translation>
    </message>
    <message>
        <source>Sources disagree on which functions are permuted, and over how many phases.</source>
        <translation>Les sources divergent sur les fonctions permutées et le nombre de phases.</translation>
    </message>
    <message>
        <source>Sources disagree on which of transfers and changes form the cycle.</source>
        <translation>Les sources divergent sur les transferts et changements qui forment le cycle.</translation>
    </message>
    <message>
        <source>Stalemate: {move}.</source>
        <translation>Pat : {move}.</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Étoile</translation>
    </message>
    <message>
        <source>Star flights</source>
        <translation>Fuites en étoile</translation>
    </message>
    <message>
        <source>Stipulation: {wrong}</source>
        <translation>Énoncé&#xa0;: {wrong}</translation>
    </message>
    <message>
        <source>Stopped: what Popeye found so far</source>
        <translation>Arrêté&#xa0;: ce que Popeye a trouvé jusqu’ici</translation>
    </message>
    <message>
        <source>Switchback</source>
        <translation>Switchback</translation>
    </message>
    <message>
        <source>Symmetric play: {one} and {two}.</source>
        <translation>Jeu symétrique&#xa0;: {one} et {two}.</translation>
    </message>
    <message>
        <source>Systematic manoeuvre: from {first} to {last} the same picture is shifted twice.</source>
        <translation>Manœuvre systématique : de {first} à {last} la même image est décalée deux fois.</translation>
    </message>
    <message>
        <source>Tempo moves; the rest of the line mates without them: {moves}.</source>
        <translation>Coups de tempo&#xa0;; le reste de la suite mate sans eux&#xa0;: {moves}.</translation>
    </message>
    <message>
        <source>That collection is no longer in the library {path}.</source>
        <translation>Cette collection n’est plus dans la bibliothèque {path}.</translation>
    </message>
    <message>
        <source>That person is no longer in the library {path}.</source>
        <translation>Cette personne n’est plus dans la bibliothèque {path}.</translation>
    </message>
    <message>
        <source>That problem is no longer in the library {path}.</source>
        <translation>Ce problème n’est plus dans la bibliothèque {path}.</translation>
    </message>
    <message>
        <source>The battery with {front} in front fires to {squares}.</source>
        <translation>La batterie avec {front} à l’avant tire sur {squares}.</translation>
    </message>
    <message>
        <source>The black king comes to {count} squares</source>
        <translation>Le roi noir vient sur {count} cases</translation>
    </message>
    <message>
        <source>The collection “{found}” is searched for with itself.</source>
        <translation>La collection «&#xa0;{found}&#xa0;» est cherchée avec elle-même.</translation>
    </message>
    <message>
        <source>The diagram could not be made into a PDF file.</source>
        <translation>Le diagramme n’a pu être mis en fichier PDF.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be made: {reason}.</source>
        <translation>Le dossier {folder} ne peut être créé&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The key and every continuation check: {moves}.</source>
        <translation>La clé et chaque continuation donnent échec&#xa0;: {moves}.</translation>
    </message>
    <message>
        <source>The key gives the king {given}.</source>
        <translation>La clé donne au roi {given}.</translation>
    </message>
    <message>
        <source>The key gives {given} and takes {taken}.</source>
        <translation>La clé donne {given} et prend {taken}.</translation>
    </message>
    <message>
        <source>The key goes to the corner {target}.</source>
        <translation>La clé va au coin {target}.</translation>
    </message>
    <message>
        <source>The key is castling.</source>
        <translation>La clé est un roque.</translation>
    </message>
    <message>
        <source>The key leaves Black 1 move of {then}.</source>
        <translation>La clé laisse aux Noirs 1 coup sur {then}.</translation>
    </message>
    <message>
        <source>The key lets Black check by {checks}.</source>
        <translation>La clé laisse les Noirs donner échec par {checks}.</translation>
    </message>
    <message>
        <source>The key pins {units}.</source>
        <translation>La clé cloue {units}.</translation>
    </message>
    <message>
        <source>The key promotes a pawn to a {kind}.</source>
        <translation>La clé promeut un pion en {kind}.</translation>
    </message>
    <message>
        <source>The key puts {units} into a pin.</source>
        <translation>La clé met {units} en clouage.</translation>
    </message>
    <message>
        <source>The key takes {taken} from the king, where no mate is set.</source>
        <translation>La clé prend {taken} au roi, sans mat apparent prévu.</translation>
    </message>
    <message>
        <source>The key takes {taken} from the king.</source>
        <translation>La clé ôte au roi {taken}.</translation>
    </message>
    <message>
        <source>The key takes {taken} from the king; on {open} no mate is set.</source>
        <translation>La clé prend {taken} au roi&#xa0;; en {open} il n’y avait pas de mat apparent.</translation>
    </message>
    <message>
        <source>The key threatens mate on move 2: {threats}.</source>
        <translation>La clé menace mat au coup 2&#xa0;: {threats}.</translation>
    </message>
    <message>
        <source>The key {move} brings {unit} into play, which had nothing to do.</source>
        <translation>La clé {move} met en jeu {unit}, qui n’avait rien à faire.</translation>
    </message>
    <message>
        <source>The key {move} captures en passant: the last move needs proof.</source>
        <translation>La clé {move} prend en passant&#xa0;: le dernier coup demande une preuve.</translation>
    </message>
    <message>
        <source>The key {move} checks.</source>
        <translation>La clé {move} donne échec.</translation>
    </message>
    <message>
        <source>The key {move} goes back</source>
        <translation>La clé {move} revient</translation>
    </message>
    <message>
        <source>The key {move} takes a pawn.</source>
        <translation>La clé {move} prend un pion.</translation>
    </message>
    <message>
        <source>The key {move} takes a {kind}.</source>
        <translation>La clé {move} prend une pièce ({kind}).</translation>
    </message>
    <message>
        <source>The key&apos;s unit can be taken by {takers}.</source>
        <translation>La pièce de la clé peut être prise par {takers}.</translation>
    </message>
    <message>
        <source>The key&apos;s unit tries {tries}.</source>
        <translation>La pièce de la clé essaie {tries}.</translation>
    </message>
    <message>
        <source>The king fires a battery</source>
        <translation>Le roi ouvre une batterie</translation>
    </message>
    <message>
        <source>The king has {count} flights: {squares}.</source>
        <translation>Le roi a {count} fuites&#xa0;: {squares}.</translation>
    </message>
    <message>
        <source>The king makes the key {move}.</source>
        <translation>C’est le roi qui joue la clé {move}.</translation>
    </message>
    <message>
        <source>The king may flee to {squares}: a {shape}, among other flights.</source>
        <translation>Le roi peut fuir en {squares}&#xa0;: {shape}, parmi d’autres fuites.</translation>
    </message>
    <message>
        <source>The king may flee to {squares}: a {shape}.</source>
        <translation>Le roi peut fuir en {squares}&#xa0;: {shape}.</translation>
    </message>
    <message>
        <source>The king pins his own unit</source>
        <translation>Le roi cloue sa propre pièce</translation>
    </message>
    <message>
        <source>The knight on {square} has eight moves, all answered by mate.</source>
        <translation>Le cavalier en {square} a huit coups, tous suivis d’un mat.</translation>
    </message>
    <message>
        <source>The knight on {square} makes a wheel: eight different mates.</source>
        <translation>Le cavalier en {square} fait une roue&#xa0;: huit mats différents.</translation>
    </message>
    <message>
        <source>The library {path} can only be read, because its file or folder is read-only; nothing was changed. To keep changes, save into another library.</source>
        <translation>La bibliothèque {path} ne peut qu’être lue, car son fichier ou son dossier est en lecture seule&#xa0;; rien n’a été changé. Pour garder les modifications, enregistrez dans une autre bibliothèque.</translation>
    </message>
    <message>
        <source>The library {path} cannot be opened: this program has as many files open as the system allows.</source>
        <translation>La bibliothèque {path} ne peut être ouverte&#xa0;: ce programme a déjà autant de fichiers ouverts que le système le permet.</translation>
    </message>
    <message>
        <source>The library {path} cannot be read: its rights do not allow it.</source>
        <translation>La bibliothèque {path} ne peut être lue&#xa0;: ses droits ne le permettent pas.</translation>
    </message>
    <message>
        <source>The library {path} cannot be used.</source>
        <translation>La bibliothèque {path} ne peut servir.</translation>
    </message>
    <message>
        <source>The library {path} cannot be written: its folder is missing, or the file or the folder is read-only.</source>
        <translation>La bibliothèque {path} ne peut être écrite&#xa0;: son dossier manque, ou le fichier ou le dossier est en lecture seule.</translation>
    </message>
    <message>
        <source>The library {path} could not be read or written: the disk reports an error.</source>
        <translation>La bibliothèque {path} n’a pu être lue ou écrite&#xa0;: le disque signale une erreur.</translation>
    </message>
    <message>
        <source>The library {path} is being written by another program; try again in a moment.</source>
        <translation>La bibliothèque {path} est en cours d’écriture par un autre programme&#xa0;; réessayez dans un instant.</translation>
    </message>
    <message>
        <source>The library {path} is damaged; it was left as it is. If you have a backup copy, open that one; or rescue what can be read into a new library.</source>
        <translation>La bibliothèque {path} est endommagée&#xa0;; elle a été laissée telle quelle. Si vous avez une copie de sauvegarde, ouvrez-la&#xa0;; ou sauvez ce qui peut être lu dans une nouvelle bibliothèque.</translation>
    </message>
    <message>
        <source>The library {path} is no longer open; nothing was changed in it.</source>
        <translation>La bibliothèque {path} n’est plus ouverte&#xa0;; rien n’y a été changé.</translation>
    </message>
    <message>
        <source>The library {path} is open in another window of this program, so it can only be read here; nothing was changed. Close it there and open it again here.</source>
        <translation>La bibliothèque {path} est ouverte dans une autre fenêtre de ce programme&#xa0;; ici elle ne peut qu’être lue, et rien n’a été changé. Fermez-la là-bas et rouvrez-la ici.</translation>
    </message>
    <message>
        <source>The library {path} was moved while it was open. All that was saved is in it, at {detail}; open it there to go on.</source>
        <translation>La bibliothèque {path} a été déplacée pendant qu’elle était ouverte. Tout ce qui était enregistré y est, en {detail}&#xa0;; ouvrez-la là pour continuer.</translation>
    </message>
    <message>
        <source>The library {path} was removed or replaced while it was open. All that was saved in it was kept as {detail}; open that to go on.</source>
        <translation>La bibliothèque {path} a été supprimée ou remplacée pendant qu’elle était ouverte. Tout ce qui y était enregistré a été gardé sous {detail}&#xa0;; ouvrez celle-ci pour continuer.</translation>
    </message>
    <message>
        <source>The library {path} was removed, moved or replaced while it was open; nothing was written. Open it from its new place, or another library.</source>
        <translation>La bibliothèque {path} a été supprimée, déplacée ou remplacée pendant qu’elle était ouverte&#xa0;; rien n’a été écrit. Ouvrez-la depuis son nouvel emplacement, ou une autre bibliothèque.</translation>
    </message>
    <message>
        <source>The library {path} was written by a newer version of this program; it was left as it is. Install the newer version to open it.</source>
        <translation>La bibliothèque {path} a été écrite par une version plus récente de ce programme&#xa0;; elle a été laissée telle quelle. Installez la version plus récente pour l’ouvrir.</translation>
    </message>
    <message>
        <source>The library {path} was written by an older version of this program and must be brought up to date before it can be read; open it for writing once.</source>
        <translation>La bibliothèque {path} a été écrite par une version plus ancienne de ce programme et doit être mise à jour avant d’être lue&#xa0;; ouvrez-la une fois en écriture.</translation>
    </message>
    <message>
        <source>The mate is a model.</source>
        <translation>Le mat est un mat modèle.</translation>
    </message>
    <message>
        <source>The mate {mate} is the same in solutions {numbers}.</source>
        <translation>Le mat {mate} est le même dans les solutions {numbers}.</translation>
    </message>
    <message>
        <source>The name of the library {path} is too long, for files with longer names are laid beside it; choose a shorter one.</source>
        <translation>Le nom de la bibliothèque {path} est trop long, car des fichiers aux noms plus longs sont placés à côté&#xa0;; choisissez-en un plus court.</translation>
    </message>
    <message>
        <source>The page could not be made into a PNG file.</source>
        <translation>La page n’a pu être mise en fichier PNG.</translation>
    </message>
    <message>
        <source>The pages cannot be printed there.</source>
        <translation>Les pages ne peuvent être imprimées là.</translation>
    </message>
    <message>
        <source>The pawn on {square} mates by {moves}.</source>
        <translation>Le pion en {square} mate par {moves}.</translation>
    </message>
    <message>
        <source>The pinner leaves</source>
        <translation>La pièce clouante s’en va</translation>
    </message>
    <message>
        <source>The play is short: 1 different mate.</source>
        <translation>Le jeu est maigre&#xa0;: 1 mat différent.</translation>
    </message>
    <message>
        <source>The search for a game was stopped.</source>
        <translation>La recherche d’une partie a été arrêtée.</translation>
    </message>
    <message>
        <source>The search is too long.</source>
        <translation>La recherche est trop longue.</translation>
    </message>
    <message>
        <source>The time is up: what Popeye found so far</source>
        <translation>Le temps est écoulé&#xa0;: ce que Popeye a trouvé jusqu’ici</translation>
    </message>
    <message>
        <source>The try stands in White&apos;s own way: {tries}.</source>
        <translation>L’essai gêne les Blancs eux-mêmes&#xa0;: {tries}.</translation>
    </message>
    <message>
        <source>The two threats are separated: {lines}.</source>
        <translation>Les deux menaces sont séparées&#xa0;: {lines}.</translation>
    </message>
    <message>
        <source>The white king comes to {count} squares</source>
        <translation>Le roi blanc vient sur {count} cases</translation>
    </message>
    <message>
        <source>The {man} on {square} could be a {weaker}.</source>
        <translation>Une pièce plus faible suffirait&#xa0;: {man} en {square}, mieux {weaker}.</translation>
    </message>
    <message>
        <source>The {man} on {square} is unnecessary: without it key, mates, set play and tries stay.</source>
        <translation>Pièce superflue&#xa0;: {man} en {square}. Sans elle, clé, mats, jeu apparent et essais restent.</translation>
    </message>
    <message>
        <source>The {man} on {square} is unnecessary: without it key, play and set play stay.</source>
        <translation>Pièce superflue&#xa0;: {man} en {square}. Sans elle, clé, jeu et jeu apparent restent.</translation>
    </message>
    <message>
        <source>The {man} on {square} takes no part in the play and only stops {cooks}.</source>
        <translation>Ne prend pas part au jeu et n’empêche que {cooks}&#xa0;: {man} en {square}.</translation>
    </message>
    <message>
        <source>Theme B2</source>
        <translation>Thème B2</translation>
    </message>
    <message>
        <source>Themes are not read: another program solved it, which does not say all.</source>
        <translation>Les thèmes ne sont pas lus&#xa0;: un autre programme l’a résolu, qui ne dit pas tout.</translation>
    </message>
    <message>
        <source>There are fewer solutions than intended.</source>
        <translation>Il y a moins de solutions que voulu.</translation>
    </message>
    <message>
        <source>There are no pawns.</source>
        <translation>Il n’y a pas de pions.</translation>
    </message>
    <message>
        <source>There are too many brackets in one another.</source>
        <translation>Trop de parenthèses sont emboîtées.</translation>
    </message>
    <message>
        <source>There are {count} threats, not all forced alone: {threats}.</source>
        <translation>Il y a {count} menaces, pas toutes forcées seules&#xa0;: {threats}.</translation>
    </message>
    <message>
        <source>There are {count} threats, told apart by the defences: {threats}.</source>
        <translation>Il y a {count} menaces, séparées par les défenses&#xa0;: {threats}.</translation>
    </message>
    <message>
        <source>There are {count} threats: {threats}.</source>
        <translation>Il y a {count} menaces&#xa0;: {threats}.</translation>
    </message>
    <message>
        <source>There is a shorter solution: {moves}.</source>
        <translation>Il y a une solution plus courte&#xa0;: {moves}.</translation>
    </message>
    <message>
        <source>There is already a collection {detail}; it was left as it is.</source>
        <translation>Une collection {detail} existe déjà&#xa0;; elle a été laissée telle quelle.</translation>
    </message>
    <message>
        <source>There is already a file {path}; it was left as it is.</source>
        <translation>Un fichier {path} existe déjà&#xa0;; il a été laissé tel quel.</translation>
    </message>
    <message>
        <source>There is no collection “{found}”.</source>
        <translation>Il n’y a pas de collection «&#xa0;{found}&#xa0;».</translation>
    </message>
    <message>
        <source>There is no collection “{found}”. Did you mean “{meant}”?</source>
        <translation>Il n’y a pas de collection «&#xa0;{found}&#xa0;». Vouliez-vous dire «&#xa0;{meant}&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>There is no dual.</source>
        <translation>Il n’y a pas de dual.</translation>
    </message>
    <message>
        <source>There is no field “{found}”. Did you mean “{meant}”?</source>
        <translation>Il n’y a pas de champ «&#xa0;{found}&#xa0;». Vouliez-vous dire «&#xa0;{meant}&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>There is no field “{found}”. To search for the word, put it in quotation marks.</source>
        <translation>Il n’y a pas de champ «&#xa0;{found}&#xa0;». Pour chercher le mot, mettez-le entre guillemets.</translation>
    </message>
    <message>
        <source>There is no library {path}, but what was saved in it last is still there, as {detail}. Put the library back beside it and open it there.</source>
        <translation>Il n’y a pas de bibliothèque {path}, mais ce qui y a été enregistré en dernier est encore là, sous {detail}. Remettez la bibliothèque à côté et ouvrez-la là.</translation>
    </message>
    <message>
        <source>There is no library {path}.</source>
        <translation>Il n’y a pas de bibliothèque {path}.</translation>
    </message>
    <message>
        <source>There is no page to print.</source>
        <translation>Il n’y a pas de page à imprimer.</translation>
    </message>
    <message>
        <source>There is no page to write.</source>
        <translation>Il n’y a pas de page à écrire.</translation>
    </message>
    <message>
        <source>There is no problem {found} in the library.</source>
        <translation>Il n’y a pas de problème {found} dans la bibliothèque.</translation>
    </message>
    <message>
        <source>There is no room left on the disk to write to the library {path}.</source>
        <translation>Il n’y a plus de place sur le disque pour écrire dans la bibliothèque {path}.</translation>
    </message>
    <message>
        <source>There is no set play.</source>
        <translation>Il n’y a pas de jeu apparent.</translation>
    </message>
    <message>
        <source>There is no solution.</source>
        <translation>Il n’y a pas de solution.</translation>
    </message>
    <message>
        <source>There is no style {name} of your own.</source>
        <translation>Il n’y a pas de style personnel {name}.</translation>
    </message>
    <message>
        <source>There is no style {name}; there are {names}.</source>
        <translation>Il n’y a pas de style {name}&#xa0;; il y a {names}.</translation>
    </message>
    <message>
        <source>There is no theme “{found}”.</source>
        <translation>Il n’y a pas de thème «&#xa0;{found}&#xa0;».</translation>
    </message>
    <message>
        <source>There is no theme “{found}”. Did you mean “{meant}”?</source>
        <translation>Il n’y a pas de thème «&#xa0;{found}&#xa0;». Vouliez-vous dire «&#xa0;{meant}&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>There is no verdict “{found}”. Did you mean “{meant}”?</source>
        <translation>Il n’y a pas de verdict «&#xa0;{found}&#xa0;». Vouliez-vous dire «&#xa0;{meant}&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>There is not enough memory for a page of {width} x {height} pixels.</source>
        <translation>La mémoire ne suffit pas pour une page de {width} x {height} pixels.</translation>
    </message>
    <message>
        <source>There is not enough memory for a picture of {wide} x {high} pixels.</source>
        <translation>La mémoire ne suffit pas pour une image de {wide} x {high} pixels.</translation>
    </message>
    <message>
        <source>These never move: {men}</source>
        <translation>Celles-ci ne jouent jamais&#xa0;: {men}</translation>
    </message>
    <message>
        <source>This bracket is not closed.</source>
        <translation>Cette parenthèse n’est pas fermée.</translation>
    </message>
    <message>
        <source>This bracket was not opened.</source>
        <translation>Cette parenthèse n’a pas été ouverte.</translation>
    </message>
    <message>
        <source>Threat reversal</source>
        <translation>Inversion clé-menace</translation>
    </message>
    <message>
        <source>Three Grimshaws, on {squares}.</source>
        <translation>Trois Grimshaws, en {squares}.</translation>
    </message>
    <message>
        <source>Three men on one pin line leave it one at a time; a mate in two shows at most one departure in each line, and sources do not say which phases count.</source>
        <translation>Trois pièces sur une ligne de clouage la quittent une à une&#xa0;; un deux-coups montre au plus un départ par variante, et les sources ne disent pas quelles phases comptent.</translation>
    </message>
    <message>
        <source>Told apart: {moves}.</source>
        <translation>À séparer&#xa0;: {moves}.</translation>
    </message>
    <message>
        <source>Too few: {games}, {number} intended</source>
        <translation>Trop peu&#xa0;: {games}&#xa0;; voulues&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Too few: {keys}, {number} are asked for</source>
        <translation>Trop peu&#xa0;: {keys}, demandées&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Too few: {solutions}, {number} intended</source>
        <translation>Trop peu&#xa0;: {solutions}&#xa0;; voulues&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Transferred continuations</source>
        <translation>Continuations transférées</translation>
    </message>
    <message>
        <source>Transferred mate</source>
        <translation>Mat transféré</translation>
    </message>
    <message>
        <source>Tried as Barulin&apos;s defence with a guard given up in place of a line shut: it missed the known example and named some thirty others in a thousand.</source>
        <translation>Essayé comme défense Barulin avec une garde abandonnée au lieu d’une ligne fermée&#xa0;: l’exemple connu a été manqué, et une trentaine d’autres sur mille nommés.</translation>
    </message>
    <message>
        <source>Turton on {square}</source>
        <translation>Turton en {square}</translation>
    </message>
    <message>
        <source>Twins: {wrong}</source>
        <translation>Jumeaux&#xa0;: {wrong}</translation>
    </message>
    <message>
        <source>Two pairs of solutions with equal effects: {one} and {two}.</source>
        <translation>Deux paires de solutions aux effets égaux&#xa0;: {one} et {two}.</translation>
    </message>
    <message>
        <source>Umnov</source>
        <translation>Oumnov</translation>
    </message>
    <message>
        <source>Underpromotion to {kinds}</source>
        <translation>Sous-promotion en {kinds}</translation>
    </message>
    <message>
        <source>Underpromotion: {move}, for with a queen: {value}.</source>
        <translation>Sous-promotion : {move}, car avec une dame : {value}.</translation>
    </message>
    <message>
        <source>Underpromotion: {move}.</source>
        <translation>Sous-promotion : {move}.</translation>
    </message>
    <message>
        <source>Unguard</source>
        <translation>Abandon de contrôle</translation>
    </message>
    <message>
        <source>Unnecessary in this position: {men}. Without it the solutions stay.</source>
        <translation>Superflue dans cette position&#xa0;: {men}. Sans elle, les solutions restent.</translation>
    </message>
    <message>
        <source>Unsaved work cannot be kept safe: the folder {path} cannot be written, or its disk is full.</source>
        <translation>Le travail non enregistré ne peut être mis en sûreté&#xa0;: le dossier {path} ne peut être écrit, ou son disque est plein.</translation>
    </message>
    <message>
        <source>Urania</source>
        <translation>Urania</translation>
    </message>
    <message>
        <source>What Popeye printed cannot be read: {why}</source>
        <translation>Ce que Popeye a imprimé est illisible&#xa0;: {why}</translation>
    </message>
    <message>
        <source>What is left of a Rukhlis is named by the changed and transferred mates that it has.</source>
        <translation>Ce qui reste d’un Roukhlis se nomme par les mats changés et transférés qu’il contient.</translation>
    </message>
    <message>
        <source>What the random move of a threatening man is cannot be told from the moves; the effects on the defending side are flagged as black correction.</source>
        <translation>Ce qu’est le coup quelconque d’une pièce qui menace ne se lit pas dans les coups&#xa0;; les effets sur le camp qui défend sont signalés comme correction noire.</translation>
    </message>
    <message>
        <source>What was printed does not say that it is Popeye&apos;s</source>
        <translation>Ce qui a été imprimé ne dit pas venir de Popeye</translation>
    </message>
    <message>
        <source>What was printed is not Popeye&apos;s: {why}</source>
        <translation>Ce qui a été imprimé n’est pas de Popeye&#xa0;: {why}</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Roue</translation>
    </message>
    <message>
        <source>Which correction corrects which is a matter of the errors&apos; order, which the tree of moves does not hold.</source>
        <translation>Quelle correction corrige laquelle dépend de l’ordre des erreurs, que l’arbre des coups ne contient pas.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancs</translation>
    </message>
    <message>
        <source>White Grimshaw on {square}</source>
        <translation>Grimshaw blanc en {square}</translation>
    </message>
    <message>
        <source>White Grimshaw on {square}: {one} shuts off {second}, {two} shuts off {first}.</source>
        <translation>Grimshaw blanc en {square}&#xa0;: {one} intercepte {second}, {two} intercepte {first}.</translation>
    </message>
    <message>
        <source>White captures on {square}, where mate is given: {lines}.</source>
        <translation>Les Blancs prennent en {square}, où le mat est donné&#xa0;: {lines}.</translation>
    </message>
    <message>
        <source>White correction: {tries} fail to {refutation}, {key}.</source>
        <translation>Correction blanche&#xa0;: {tries} échouent sur {refutation}, {key}.</translation>
    </message>
    <message>
        <source>White has two kings</source>
        <translation>les Blancs ont deux rois</translation>
    </message>
    <message>
        <source>White in check</source>
        <translation>Blancs en échec</translation>
    </message>
    <message>
        <source>White may castle long</source>
        <translation>les Blancs peuvent faire le grand roque</translation>
    </message>
    <message>
        <source>White may castle short</source>
        <translation>les Blancs peuvent faire le petit roque</translation>
    </message>
    <message>
        <source>White may not castle long</source>
        <translation>les Blancs ne peuvent faire le grand roque</translation>
    </message>
    <message>
        <source>White may not castle short</source>
        <translation>les Blancs ne peuvent faire le petit roque</translation>
    </message>
    <message>
        <source>White needs one move</source>
        <translation>Il faut aux Blancs un coup</translation>
    </message>
    <message>
        <source>White officers without a part in the mates: {where}.</source>
        <translation>Figures blanches sans rôle dans les mats&#xa0;: {where}.</translation>
    </message>
    <message>
        <source>White promotes to all four</source>
        <translation>Les quatre promotions blanches</translation>
    </message>
    <message>
        <source>White promotes to all four: {moves}.</source>
        <translation>Les quatre promotions blanches&#xa0;: {moves}.</translation>
    </message>
    <message>
        <source>White shuts his own line</source>
        <translation>Les Blancs ferment leur propre ligne</translation>
    </message>
    <message>
        <source>White&apos;s castling on the king&apos;s side</source>
        <translation>le petit roque blanc</translation>
    </message>
    <message>
        <source>White&apos;s castling on the queen&apos;s side</source>
        <translation>le grand roque blanc</translation>
    </message>
    <message>
        <source>White&apos;s king stands in check in the diagram, from {squares}.</source>
        <translation>Le roi blanc est en échec dans le diagramme, depuis {squares}.</translation>
    </message>
    <message>
        <source>White&apos;s last move was {move}: no other is possible</source>
        <translation>Le dernier coup blanc a été {move}&#xa0;: aucun autre n’est possible</translation>
    </message>
    <message>
        <source>White&apos;s line opened</source>
        <translation>Ouverture de ligne blanche</translation>
    </message>
    <message>
        <source>White&apos;s unit unpinned</source>
        <translation>Pièce blanche déclouée</translation>
    </message>
    <message>
        <source>White: {white}; Black: {black}</source>
        <translation>Blancs&#xa0;: {white}&#xa0;; Noirs&#xa0;: {black}</translation>
    </message>
    <message>
        <source>With “{found}” only : and = can stand.</source>
        <translation>Avec «&#xa0;{found}&#xa0;» seuls&#xa0;: et = peuvent figurer.</translation>
    </message>
    <message>
        <source>Würzburg-Plachutta</source>
        <translation>Würzburg-Plachutta</translation>
    </message>
    <message>
        <source>Y flights</source>
        <translation>Fuites en Y</translation>
    </message>
    <message>
        <source>Zagoruiko</source>
        <translation>Zagorouïko</translation>
    </message>
    <message>
        <source>Zagoruiko, reciprocal</source>
        <translation>Zagorouïko, réciproque</translation>
    </message>
    <message>
        <source>Zagoruyko 3x{count}</source>
        <translation>Zagorouïko 3x{count}</translation>
    </message>
    <message>
        <source>Zilahi: {taken} is captured and {mater} mates; in the other solution it is the other way round.</source>
        <translation>Zilahi&#xa0;: prise de {taken} et mat par {mater}&#xa0;; dans l’autre solution, l’inverse.</translation>
    </message>
    <message>
        <source>\pieces: expected a man such as wKe1, got {word}</source>
        <translation>\pieces&#xa0;: une pièce telle que wKe1 était attendue, et non {word}</translation>
    </message>
    <message>
        <source>a JSON document of more than {most} characters; larger collections are read as one object a line</source>
        <translation>un document JSON de plus de {most} caractères&#xa0;; les collections plus grandes se lisent avec un objet par ligne</translation>
    </message>
    <message>
        <source>a ZIP archive or office document</source>
        <translation>une archive ZIP ou un document bureautique</translation>
    </message>
    <message>
        <source>a bishop of {side} cannot have come to its square ({squares})</source>
        <translation>un fou des {side} ne peut être venu sur sa case ({squares})</translation>
    </message>
    <message>
        <source>a bishop of {side} must be promoted, its home is shut ({squares})</source>
        <translation>un fou des {side} doit être promu, sa case d’origine est fermée ({squares})</translation>
    </message>
    <message>
        <source>a caption has at most {most} lines above and below the board, got {count}</source>
        <translation>une légende a au plus {most} lignes au-dessus et au-dessous de l’échiquier, et non {count}</translation>
    </message>
    <message>
        <source>a caption line has at most {most} characters, this one has {count}</source>
        <translation>une ligne de légende a au plus {most} caractères, celle-ci en a {count}</translation>
    </message>
    <message>
        <source>a cluster needs Dask: install chess-composer with its extra &apos;cluster&apos;</source>
        <translation>une grappe demande Dask&#xa0;: installez chess-composer avec son extra &apos;cluster&apos;</translation>
    </message>
    <message>
        <source>a compressed file (gzip)</source>
        <translation>un fichier compressé (gzip)</translation>
    </message>
    <message>
        <source>a document of more than {most} characters</source>
        <translation>un document de plus de {most} caractères</translation>
    </message>
    <message>
        <source>a game cannot have so many men</source>
        <translation>une partie ne peut avoir autant de pièces</translation>
    </message>
    <message>
        <source>a king can be captured, or a pawn stands on the edge</source>
        <translation>un roi peut être pris, ou un pion est sur la première ou la dernière rangée</translation>
    </message>
    <message>
        <source>a knight of {side} cannot have come to its square ({squares})</source>
        <translation>un cavalier des {side} ne peut être venu sur sa case ({squares})</translation>
    </message>
    <message>
        <source>a library or other SQLite database</source>
        <translation>une bibliothèque ou autre base SQLite</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>une liste</translation>
    </message>
    <message>
        <source>a lone knight cannot mate a king with nothing but queens</source>
        <translation>un cavalier seul ne peut mater un roi qui n’a que des dames</translation>
    </message>
    <message>
        <source>a man of the diagram is named twice</source>
        <translation>une pièce du diagramme est nommée deux fois</translation>
    </message>
    <message>
        <source>a man stands on the square of an imitator ({squares})</source>
        <translation>une pièce est sur la case d’un imitateur ({squares})</translation>
    </message>
    <message>
        <source>a man that has never moved must stand at home</source>
        <translation>une pièce qui n’a jamais joué doit être à sa place d’origine</translation>
    </message>
    <message>
        <source>a man that may vary has nothing else to be</source>
        <translation>une pièce qui peut varier ne peut être rien d’autre</translation>
    </message>
    <message>
        <source>a man that may vary is not on the diagram</source>
        <translation>une pièce qui peut varier n’est pas sur le diagramme</translation>
    </message>
    <message>
        <source>a man would leave the board</source>
        <translation>une pièce quitterait l’échiquier</translation>
    </message>
    <message>
        <source>a mark stands where no such man does ({squares})</source>
        <translation>une marque est là où il n’y a pas de telle pièce ({squares})</translation>
    </message>
    <message>
        <source>a mediocre triumph can be had by capture: it is asked for in one turn, directly</source>
        <translation>un triomphe médiocre peut s’obtenir par prise&#xa0;: il est demandé en un coup, en jeu direct</translation>
    </message>
    <message>
        <source>a model mate</source>
        <translation>mat modèle</translation>
    </message>
    <message>
        <source>a model stalemate</source>
        <translation>pat modèle</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>a part of its path is a file, not a folder</source>
        <translation>une partie de son chemin est un fichier, non un dossier</translation>
    </message>
    <message>
        <source>a pawn of {side} stands on its first or last rank ({squares})</source>
        <translation>un pion des {side} est sur sa première ou dernière rangée ({squares})</translation>
    </message>
    <message>
        <source>a pawn stands on {square}</source>
        <translation>un pion est en {square}</translation>
    </message>
    <message>
        <source>a pawn stands on {square} at the start</source>
        <translation>un pion est en {square} au départ</translation>
    </message>
    <message>
        <source>a picture (GIF)</source>
        <translation>une image (GIF)</translation>
    </message>
    <message>
        <source>a picture (JPEG)</source>
        <translation>une image (JPEG)</translation>
    </message>
    <message>
        <source>a picture (PNG)</source>
        <translation>une image (PNG)</translation>
    </message>
    <message>
        <source>a pure mate</source>
        <translation>mat pur</translation>
    </message>
    <message>
        <source>a pure stalemate</source>
        <translation>pat pur</translation>
    </message>
    <message>
        <source>a queen of {side} cannot have come to its square ({squares})</source>
        <translation>une dame des {side} ne peut être venue sur sa case ({squares})</translation>
    </message>
    <message>
        <source>a queen would not check</source>
        <translation>une dame ne donnerait pas échec</translation>
    </message>
    <message>
        <source>a queen would not mate</source>
        <translation>une dame ne materait pas</translation>
    </message>
    <message>
        <source>a queen would stalemate</source>
        <translation>une dame ferait pat</translation>
    </message>
    <message>
        <source>a race is not counted out where a throw can be lost or passed on</source>
        <translation>une course n’est pas calculée là où un jet peut être perdu ou passer à l’autre</translation>
    </message>
    <message>
        <source>a rook of {side} cannot have come to its square ({squares})</source>
        <translation>une tour des {side} ne peut être venue sur sa case ({squares})</translation>
    </message>
    <message>
        <source>a scheme needs one black king</source>
        <translation>un schéma demande un roi noir</translation>
    </message>
    <message>
        <source>a style has at most {most} characters, this one is longer</source>
        <translation>un style a au plus {most} caractères, celui-ci est plus long</translation>
    </message>
    <message>
        <source>after the key {move} {lines}</source>
        <translation>après la clé {move} {lines}</translation>
    </message>
    <message>
        <source>algebraic: expected the men of white and black</source>
        <translation>algebraic&#xa0;: les pièces de white et black étaient attendues</translation>
    </message>
    <message>
        <source>algebraic: {colour} men are not read</source>
        <translation>algebraic&#xa0;: les pièces {colour} ne sont pas lues</translation>
    </message>
    <message>
        <source>all is answered in fewer moves than are asked for</source>
        <translation>tout trouve réponse en moins de coups qu&apos;il n&apos;est demandé</translation>
    </message>
    <message>
        <source>all tables of {men} men are there</source>
        <translation>toutes les tables de {men} pièces sont là</translation>
    </message>
    <message>
        <source>allowed: nothing proves that king or rook has moved</source>
        <translation>permis&#xa0;: rien ne prouve que le roi ou la tour ait joué</translation>
    </message>
    <message>
        <source>also solves</source>
        <translation>résout aussi</translation>
    </message>
    <message>
        <source>an ideal mate</source>
        <translation>mat idéal</translation>
    </message>
    <message>
        <source>an ideal stalemate</source>
        <translation>pat idéal</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objet</translation>
    </message>
    <message>
        <source>an old office document</source>
        <translation>un ancien document bureautique</translation>
    </message>
    <message>
        <source>and {more} more</source>
        <translation>et {more} de plus</translation>
    </message>
    <message>
        <source>another key</source>
        <translation>autre clé</translation>
    </message>
    <message>
        <source>arithmetic</source>
        <translation>arithmétique</translation>
    </message>
    <message>
        <source>at least {number} keys: {keys}</source>
        <translation>au moins {number} clés&#xa0;: {keys}</translation>
    </message>
    <message>
        <source>at least {solutions}</source>
        <translation>au moins {solutions}</translation>
    </message>
    <message>
        <source>batteries</source>
        <translation>batteries</translation>
    </message>
    <message>
        <source>before it: {reason}</source>
        <translation>avant&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>best play: {chance}</source>
        <translation>meilleur coup&#xa0;: {chance}</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>fou</translation>
    </message>
    <message>
        <source>bishops of one colour cannot mate: nothing can fill the other squares</source>
        <translation>des fous d’une seule couleur ne peuvent mater&#xa0;: rien ne peut occuper les autres cases</translation>
    </message>
    <message>
        <source>black</source>
        <translation>noir</translation>
    </message>
    <message>
        <source>black bishop</source>
        <translation>fou noir</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>roi noir</translation>
    </message>
    <message>
        <source>black knight</source>
        <translation>cavalier noir</translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation>pion noir</translation>
    </message>
    <message>
        <source>black queen</source>
        <translation>dame noire</translation>
    </message>
    <message>
        <source>black rook</source>
        <translation>tour noire</translation>
    </message>
    <message>
        <source>bul</source>
        <translation>bul</translation>
    </message>
    <message>
        <source>by retro strategy the castling that is played first is allowed</source>
        <translation>par stratégie rétro, le roque joué en premier est permis</translation>
    </message>
    <message>
        <source>can go: all solutions stay</source>
        <translation>superflue&#xa0;: toutes les solutions restent</translation>
    </message>
    <message>
        <source>can go: all solutions stay, the set play changes</source>
        <translation>superflue&#xa0;: toutes les solutions restent, le jeu apparent change</translation>
    </message>
    <message>
        <source>can go: key and play stay</source>
        <translation>superflue&#xa0;: clé et jeu restent</translation>
    </message>
    <message>
        <source>cannot be met: all {tried} placements of these men were gone through; {killer}</source>
        <translation>ne peut être satisfait&#xa0;: les {tried} placements de ces pièces ont tous été parcourus&#xa0;; {killer}</translation>
    </message>
    <message>
        <source>cannot be met: nobody may be added, and no game leads to the men that stay</source>
        <translation>ne peut être satisfait&#xa0;: aucune pièce ne peut être ajoutée, et aucune partie ne mène à celles qui restent</translation>
    </message>
    <message>
        <source>cannot be met: nobody may be added, and the men that stay are too many</source>
        <translation>ne peut être satisfait&#xa0;: aucune pièce ne peut être ajoutée, et celles qui restent sont trop nombreuses</translation>
    </message>
    <message>
        <source>cannot be met: nobody may be added, and the men that stay have a flaw that is forbidden</source>
        <translation>ne peut être satisfait&#xa0;: aucune pièce ne peut être ajoutée, et celles qui restent ont un défaut interdit</translation>
    </message>
    <message>
        <source>cannot be met: nobody may be added, and what stays is the problem not to be repeated</source>
        <translation>ne peut être satisfait&#xa0;: aucune pièce ne peut être ajoutée, et ce qui reste est le problème qui ne doit pas être répété</translation>
    </message>
    <message>
        <source>cannot be solved</source>
        <translation>non résoluble</translation>
    </message>
    <message>
        <source>captured {men}</source>
        <translation>capturés {men}</translation>
    </message>
    <message>
        <source>captures on {square}</source>
        <translation>capture en {square}</translation>
    </message>
    <message>
        <source>castles</source>
        <translation>roque</translation>
    </message>
    <message>
        <source>castling left out</source>
        <translation>sans roque</translation>
    </message>
    <message>
        <source>castling: {move}</source>
        <translation>roque&#xa0;: {move}</translation>
    </message>
    <message>
        <source>certificates are for tls://, and {address} is not encrypted</source>
        <translation>les certificats sont pour tls://, et {address} n’est pas chiffrée</translation>
    </message>
    <message>
        <source>chameleon</source>
        <translation>caméléon</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>changés</translation>
    </message>
    <message>
        <source>changed play</source>
        <translation>changement de jeu</translation>
    </message>
    <message>
        <source>character {start} of {text} cannot be printed</source>
        <translation>le caractère {start} de {text} ne peut être imprimé</translation>
    </message>
    <message>
        <source>check without a set mate</source>
        <translation>échec sans mat apparent</translation>
    </message>
    <message>
        <source>checks</source>
        <translation>fait échec</translation>
    </message>
    <message>
        <source>checks in the mate</source>
        <translation>donne échec dans le mat</translation>
    </message>
    <message>
        <source>closes White&apos;s line on {square}</source>
        <translation>ferme une ligne blanche en {square}</translation>
    </message>
    <message>
        <source>closes {moves}</source>
        <translation>ferme {moves}</translation>
    </message>
    <message>
        <source>colours exchanged</source>
        <translation>couleurs échangées</translation>
    </message>
    <message>
        <source>comes to block</source>
        <translation>vient bloquer</translation>
    </message>
    <message>
        <source>cooked</source>
        <translation>démoli</translation>
    </message>
    <message>
        <source>cooked, at least {number} keys</source>
        <translation>démoli, au moins {number} clés</translation>
    </message>
    <message>
        <source>cooked, {number} keys</source>
        <translation>démoli, {number} clés</translation>
    </message>
    <message>
        <source>cooked, {solutions}</source>
        <translation>démoli, {solutions}</translation>
    </message>
    <message>
        <source>cooked: {moves}</source>
        <translation>démoli&#xa0;: {moves}</translation>
    </message>
    <message>
        <source>core and men allowed have more pawns than a side can have</source>
        <translation>le noyau et les pièces permises ont plus de pions qu&apos;un camp ne peut en avoir</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>croix</translation>
    </message>
    <message>
        <source>cyclic</source>
        <translation>cyclique</translation>
    </message>
    <message>
        <source>cyclic Zagoruiko</source>
        <translation>Zagorouïko cyclique</translation>
    </message>
    <message>
        <source>decoys and foreplans</source>
        <translation>déviations et avant-plans</translation>
    </message>
    <message>
        <source>diagram {number}: {error}</source>
        <translation>diagramme {number}&#xa0;: {error}</translation>
    </message>
    <message>
        <source>direct play ends with the attacker&apos;s move, got {count} half-moves</source>
        <translation>le jeu direct finit par le coup de l’attaquant, et non après {count} demi-coups</translation>
    </message>
    <message>
        <source>dob</source>
        <translation>dob</translation>
    </message>
    <message>
        <source>dual: {answers}</source>
        <translation>dual&#xa0;: {answers}</translation>
    </message>
    <message>
        <source>each last move that {side} can have made comes from a position that cannot arise</source>
        <translation>chaque dernier coup que les {side} peuvent avoir joué vient d’une position impossible</translation>
    </message>
    <message>
        <source>echoes</source>
        <translation>échos</translation>
    </message>
    <message>
        <source>ended before its first turn: nothing is known yet</source>
        <translation>terminé avant le premier tour&#xa0;: rien n’est encore connu</translation>
    </message>
    <message>
        <source>engine: {engine} was not found</source>
        <translation>engine : {engine} introuvable</translation>
    </message>
    <message>
        <source>errors of defence</source>
        <translation>erreurs de la défense</translation>
    </message>
    <message>
        <source>every man stays or comes back</source>
        <translation>chaque pièce reste ou revient</translation>
    </message>
    <message>
        <source>every move off the line is key or try</source>
        <translation>tout coup hors de la ligne est clé ou essai</translation>
    </message>
    <message>
        <source>exactly {moves}</source>
        <translation>exactement {moves}</translation>
    </message>
    <message>
        <source>excellent triumph, {men}: {kinds}</source>
        <translation>triomphe excellent, {men}&#xa0;: {kinds}</translation>
    </message>
    <message>
        <source>exchanged functions</source>
        <translation>échanges de fonctions</translation>
    </message>
    <message>
        <source>expected 0 to {most} changes, got {changes}</source>
        <translation>0 à {most} modifications attendues, et non {changes}</translation>
    </message>
    <message>
        <source>expected 1 to {most} characters, got {count}</source>
        <translation>1 à {most} caractères attendus, et non {count}</translation>
    </message>
    <message>
        <source>expected 1 to {most} moves, got {sign}</source>
        <translation>1 à {most} coups attendus, et non {sign}</translation>
    </message>
    <message>
        <source>expected 1 to {most} throws, got {throws}</source>
        <translation>1 à {most} jets attendus, et non {throws}</translation>
    </message>
    <message>
        <source>expected 1 to {most} turns, got {turns}</source>
        <translation>1 à {most} coups attendus, et non {turns}</translation>
    </message>
    <message>
        <source>expected 10 to 4800 dots an inch, got {dpi}</source>
        <translation>10 à 4800 points par pouce attendus, et non {dpi}</translation>
    </message>
    <message>
        <source>expected JSON, got a number that is too long</source>
        <translation>JSON attendu, mais un nombre est trop long</translation>
    </message>
    <message>
        <source>expected JSON, got brackets nested too deep</source>
        <translation>JSON attendu, mais trop de crochets sont emboîtés</translation>
    </message>
    <message>
        <source>expected JSON: a comma or ] is missing</source>
        <translation>JSON attendu&#xa0;: il manque une virgule ou ]</translation>
    </message>
    <message>
        <source>expected JSON: {reason}</source>
        <translation>JSON attendu&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>expected JSON: {reason} at column {column}</source>
        <translation>JSON attendu&#xa0;: {reason} à la colonne {column}</translation>
    </message>
    <message>
        <source>expected JSON: {wrong}</source>
        <translation>JSON attendu&#xa0;: {wrong}</translation>
    </message>
    <message>
        <source>expected Pieces or Forsyth, got neither</source>
        <translation>Pieces ou Forsyth attendu, ni l’un ni l’autre n’y est</translation>
    </message>
    <message>
        <source>expected a FEN</source>
        <translation>une FEN était attendue</translation>
    </message>
    <message>
        <source>expected a FEN, got {first}; {expected}</source>
        <translation>une FEN était attendue, et non {first}&#xa0;; {expected}</translation>
    </message>
    <message>
        <source>expected a JSON object with a problem, got {found}</source>
        <translation>un objet JSON avec un problème était attendu, et non {found}</translation>
    </message>
    <message>
        <source>expected a colour such as #cbbba0, got {text}</source>
        <translation>une couleur telle que #cbbba0 était attendue, et non {text}</translation>
    </message>
    <message>
        <source>expected a draft of form {form}</source>
        <translation>un brouillon de forme {form} était attendu</translation>
    </message>
    <message>
        <source>expected a line&apos;s size to measure 0.3 to 4, got {size}</source>
        <translation>la taille d’une ligne devait mesurer de 0.3 à 4, et non {size}</translation>
    </message>
    <message>
        <source>expected a list of positions</source>
        <translation>une liste de positions était attendue</translation>
    </message>
    <message>
        <source>expected a man such as Ke1, got {word}</source>
        <translation>une pièce telle que Ke1 était attendue, et non {word}</translation>
    </message>
    <message>
        <source>expected a moment as met_at: {reason}</source>
        <translation>un moment était attendu comme met_at&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>expected a name before the colon</source>
        <translation>un nom était attendu avant les deux-points</translation>
    </message>
    <message>
        <source>expected a name of 1 to {most} printable characters, got {name}</source>
        <translation>un nom de 1 à {most} caractères imprimables était attendu, et non {name}</translation>
    </message>
    <message>
        <source>expected a name that ends in {forms}</source>
        <translation>un nom finissant par {forms} était attendu</translation>
    </message>
    <message>
        <source>expected a number of its own for each position</source>
        <translation>un numéro propre à chaque position était attendu</translation>
    </message>
    <message>
        <source>expected a position with what is known of it</source>
        <translation>une position était attendue avec ce qu’on en sait</translation>
    </message>
    <message>
        <source>expected a square such as e4, got {text}</source>
        <translation>une case telle que e4 était attendue, et non {text}</translation>
    </message>
    <message>
        <source>expected a stipulation or EPD operation after the FEN, got {found}</source>
        <translation>un énoncé ou une opération EPD était attendu après la FEN, et non {found}</translation>
    </message>
    <message>
        <source>expected a stipulation such as #2, =3, s#4, h#2.5 or PG 7.5, got {text}</source>
        <translation>un énoncé tel que #2, =3, s#4, h#2.5 ou PG 7.5 était attendu, et non {text}</translation>
    </message>
    <message>
        <source>expected a stipulation such as #2, =3, s#4, h#2.5 or PG 7.5, or a question such as Last move?, got {text}</source>
        <translation>énoncé attendu, tel que #2, =3, s#4, h#2.5 ou PG 7.5, ou une question telle que Dernier coup&#xa0;?, trouvé&#xa0;: {text}</translation>
    </message>
    <message>
        <source>expected a width in pixels or in centimetres, got both</source>
        <translation>une largeur en pixels ou en centimètres était attendue, et non les deux</translation>
    </message>
    <message>
        <source>expected a width of 0.5 to 200 cm, got {width}</source>
        <translation>une largeur de 0.5 à 200 cm était attendue, et non {width}</translation>
    </message>
    <message>
        <source>expected an object with a problem, got {found}</source>
        <translation>un objet avec un problème était attendu, et non {found}</translation>
    </message>
    <message>
        <source>expected at most {most} characters for a problem</source>
        <translation>au plus {most} caractères attendus pour un problème</translation>
    </message>
    <message>
        <source>expected at most {most} conditions at once</source>
        <translation>au plus {most} conditions attendues à la fois</translation>
    </message>
    <message>
        <source>expected fields such as authors and algebraic, got something else</source>
        <translation>des champs tels que authors et algebraic étaient attendus, et non autre chose</translation>
    </message>
    <message>
        <source>expected men such as KRNPPkbpp, got {text}</source>
        <translation>attendu&#xa0;: des pièces comme KRNPPkbpp, et non {text}</translation>
    </message>
    <message>
        <source>expected men, got none</source>
        <translation>des pièces étaient attendues, il n’y en a aucune</translation>
    </message>
    <message>
        <source>expected name=value, such as square_mm=5, got {setting}</source>
        <translation>nom=valeur était attendu, tel que square_mm=5, et non {setting}</translation>
    </message>
    <message>
        <source>expected names of columns, one of them fen</source>
        <translation>des noms de colonnes étaient attendus, dont fen</translation>
    </message>
    <message>
        <source>expected no turns where nobody plays, got {turns}</source>
        <translation>aucun coup n’était attendu là où personne ne joue, et non {turns}</translation>
    </message>
    <message>
        <source>expected nothing after the JSON document</source>
        <translation>rien n’était attendu après le document JSON</translation>
    </message>
    <message>
        <source>expected one document</source>
        <translation>un seul document était attendu</translation>
    </message>
    <message>
        <source>expected one of KQRBNP or kqrbnp, got {letter}</source>
        <translation>une lettre de KQRBNP ou kqrbnp était attendue, et non {letter}</translation>
    </message>
    <message>
        <source>expected text</source>
        <translation>un texte était attendu</translation>
    </message>
    <message>
        <source>expected the library and the time as text</source>
        <translation>la bibliothèque et l’heure étaient attendues en texte</translation>
    </message>
    <message>
        <source>expected the scheduler&apos;s address, such as tcp://host:8786, got {text}</source>
        <translation>l’adresse de l’ordonnanceur était attendue, telle que tcp://host:8786, et non {text}</translation>
    </message>
    <message>
        <source>expected whole numbers</source>
        <translation>des nombres entiers étaient attendus</translation>
    </message>
    <message>
        <source>expected {cells} cells, got {got}</source>
        <translation>{cells} cases attendues, et non {got}</translation>
    </message>
    <message>
        <source>expected {dice} dice, got {got}</source>
        <translation>{dice} dés attendus, et non {got}</translation>
    </message>
    <message>
        <source>expected {what} to measure {least} to {most}, got {value}</source>
        <translation>{what}&#xa0;: de {least} à {most} attendu, et non {value}</translation>
    </message>
    <message>
        <source>extras: expected at most {most} texts, got {count}</source>
        <translation>extras&#xa0;: au plus {most} textes attendus, et non {count}</translation>
    </message>
    <message>
        <source>fen: expected a FEN, got nothing</source>
        <translation>fen&#xa0;: une FEN était attendue, il n’y a rien</translation>
    </message>
    <message>
        <source>Dual avoidance, {harm}: {one}, not {other}; {two}, not {another}.</source>
        <translation>Évitement de dual, {harm}&#xa0;: {one}, pas {other}&#xa0;; {two}, pas {another}.</translation>
    </message>
    <message>
        <source>1 mate is changed ({shown}).</source>
        <translation>1 mat est changé ({shown}).</translation>
    </message>
    <message>
        <source>1 thematic mate</source>
        <translation>1 mat thématique</translation>
    </message>
    <message>
        <source>After {defences} there is {mate}: the general error of {unit}.</source>
        <translation>Après {defences} il y a {mate}&#xa0;: la faute générale, {unit}.</translation>
    </message>
    <message>
        <source>Against: {points}</source>
        <translation>Contre&#xa0;: {points}</translation>
    </message>
    <message>
        <source>All four corners visited, {man}</source>
        <translation>Les quatre coins visités, {man}</translation>
    </message>
    <message>
        <source>All {all} half-moves match between the solutions.</source>
        <translation>Les {all} demi-coups des solutions se correspondent tous.</translation>
    </message>
    <message>
        <source>All {count} thematic tries fail to {move}.</source>
        <translation>Les {count} essais thématiques échouent tous sur {move}.</translation>
    </message>
    <message>
        <source>Array: not read; write the men with Pieces or Forsyth</source>
        <translation>Array&#xa0;: non lu&#xa0;; écrivez les pièces avec Pieces ou Forsyth</translation>
    </message>
    <message>
        <source>Battery formed and fired</source>
        <translation>Batterie formée et jouée</translation>
    </message>
    <message>
        <source>Black correction of {unit}, of whose moves one errs: {random}, correcting {correction}.</source>
        <translation>Correction noire, {unit}&#xa0;; un seul coup commet la faute&#xa0;: {random}, corrigeant {correction}.</translation>
    </message>
    <message>
        <source>Black may not castle long: {reason}</source>
        <translation>les Noirs ne peuvent faire le grand roque&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Black may not castle short: {reason}</source>
        <translation>les Noirs ne peuvent faire le petit roque&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Both halves of the play mirror each other, as {one} and {two}.</source>
        <translation>Les deux moitiés du jeu sont symétriques, comme {one} et {two}.</translation>
    </message>
    <message>
        <source>Both thematic tries fail to {move}.</source>
        <translation>Les deux essais thématiques échouent sur {move}.</translation>
    </message>
    <message>
        <source>Brought home as a new problem, no. {number}.</source>
        <translation>Rapatrié comme nouveau problème, n° {number}.</translation>
    </message>
    <message>
        <source>Brought home as a new problem, no. {number}: what it was made from is not in this library.</source>
        <translation>Rapatrié comme nouveau problème, n° {number}&#xa0;: celui dont il provient n’est pas dans cette bibliothèque.</translation>
    </message>
    <message>
        <source>Brought home as a new version of no. {number}, which had been changed at the desk.</source>
        <translation>Rapatrié comme nouvelle version du n° {number}, qui avait été modifié sur l’ordinateur.</translation>
    </message>
    <message>
        <source>Brought home as a new version of no. {number}.</source>
        <translation>Rapatrié comme nouvelle version du n° {number}.</translation>
    </message>
    <message>
        <source>Brought home: saved as no. {number}.</source>
        <translation>Rapatrié&#xa0;: enregistré comme n° {number}.</translation>
    </message>
    <message>
        <source>Cannot be solved</source>
        <translation>Non résoluble</translation>
    </message>
    <message>
        <source>Capture in passing</source>
        <translation>Prise en passant</translation>
    </message>
    <message>
        <source>Castling</source>
        <translation>Roque</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>Cooked</source>
        <translation>Démoli</translation>
    </message>
    <message>
        <source>Cooked: at least two solutions</source>
        <translation>Démoli&#xa0;: au moins deux solutions</translation>
    </message>
    <message>
        <source>Cooked: at least {lines}</source>
        <translation>Démoli&#xa0;: au moins {lines}</translation>
    </message>
    <message>
        <source>Cooked: at least {number} keys</source>
        <translation>Démoli&#xa0;: au moins {number} clés</translation>
    </message>
    <message>
        <source>Cooked: at least {number} last moves are left</source>
        <translation>Démoli&#xa0;: il reste au moins {number} derniers coups</translation>
    </message>
    <message>
        <source>Cooked: either side can have the move</source>
        <translation>Démoli&#xa0;: chaque camp peut avoir le trait</translation>
    </message>
    <message>
        <source>Cooked: the triumph can be had by capture</source>
        <translation>Démoli&#xa0;: le triomphe peut s’obtenir par prise</translation>
    </message>
    <message>
        <source>Cooked: the triumph can be had by capture, too</source>
        <translation>Démoli&#xa0;: le triomphe peut aussi s’obtenir par prise</translation>
    </message>
    <message>
        <source>Cooked: {lines}</source>
        <translation>Démoli&#xa0;: {lines}</translation>
    </message>
    <message>
        <source>Cooked: {number} keys</source>
        <translation>Démoli&#xa0;: {number} clés</translation>
    </message>
    <message>
        <source>Cooked: {number} last moves are left</source>
        <translation>Démoli&#xa0;: il reste {number} derniers coups</translation>
    </message>
    <message>
        <source>Cooked: {number} solutions</source>
        <translation>Démoli&#xa0;: {number} solutions</translation>
    </message>
    <message>
        <source>Cross-checks, all with one mate</source>
        <translation>Échecs croisés, tous avec un seul mat</translation>
    </message>
    <message>
        <source>Depends</source>
        <translation>Dépend</translation>
    </message>
    <message>
        <source>Depends on what came before</source>
        <translation>Dépend de l’historique de la position</translation>
    </message>
    <message>
        <source>Depends on whether {doubts}: not decided; {findings}</source>
        <translation>Dépend de ceci, qui n’est pas décidé&#xa0;: {doubts}&#xa0;; {findings}</translation>
    </message>
    <message>
        <source>Duel of {black} and {white}: {lines}.</source>
        <translation>Duel, {black} et {white}&#xa0;: {lines}.</translation>
    </message>
    <message>
        <source>Economy</source>
        <translation>Économie</translation>
    </message>
    <message>
        <source>Exchange of places, {one} and {other}: {moves}.</source>
        <translation>Échange de places, {one} et {other}&#xa0;: {moves}.</translation>
    </message>
    <message>
        <source>Fatal unless paid for</source>
        <translation>Grave si rien ne le compense</translation>
    </message>
    <message>
        <source>For: {points}</source>
        <translation>Pour&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Form of the twins: {forms}.</source>
        <translation>Forme des jumeaux&#xa0;: {forms}.</translation>
    </message>
    <message>
        <source>Grimshaw on {square} in {phases} as in the actual play.</source>
        <translation>Grimshaw en {square}, comme dans le jeu réel, ici aussi&#xa0;: {phases}.</translation>
    </message>
    <message>
        <source>Ideal mate: {lines}.</source>
        <translation>Mat idéal&#xa0;: {lines}.</translation>
    </message>
    <message>
        <source>It shows more than {share} % of the {others} mates in two of the library.</source>
        <translation>Il montre plus que {share} % des {others} mats en deux de la bibliothèque.</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Mate by castling</source>
        <translation>Mat par roque</translation>
    </message>
    <message>
        <source>Mate that needs a pin: {lines}.</source>
        <translation>Mat qui exige un clouage&#xa0;: {lines}.</translation>
    </message>
    <message>
        <source>Mates in all four corners</source>
        <translation>Mats dans les quatre coins</translation>
    </message>
    <message>
        <source>Mates that need a pin: {lines}.</source>
        <translation>Mats qui exigent un clouage&#xa0;: {lines}.</translation>
    </message>
    <message>
        <source>Meant: {number}</source>
        <translation>Voulu&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Men that only stop something: {men}.</source>
        <translation>Pièces qui ne font qu’empêcher quelque chose&#xa0;: {men}.</translation>
    </message>
    <message>
        <source>Model mate that needs a pin: {lines}.</source>
        <translation>Mat modèle qui exige un clouage&#xa0;: {lines}.</translation>
    </message>
    <message>
        <source>Model mate: {lines}.</source>
        <translation>Mat modèle&#xa0;: {lines}.</translation>
    </message>
    <message>
        <source>Moves along the line of a pin</source>
        <translation>Coups sur la ligne de clouage</translation>
    </message>
    <message>
        <source>Moves to all four corners</source>
        <translation>Coups vers les quatre coins</translation>
    </message>
    <message>
        <source>Mutate – {lines}.</source>
        <translation>Mutate – {lines}.</translation>
    </message>
    <message>
        <source>Nearest in the library: {problems}.</source>
        <translation>Les plus proches dans la bibliothèque&#xa0;: {problems}.</translation>
    </message>
    <message>
        <source>Nearest: {tries}.</source>
        <translation>Au plus près&#xa0;: {tries}.</translation>
    </message>
    <message>
        <source>No half-moves match between the solutions.</source>
        <translation>Les demi-coups des solutions ne se correspondent jamais.</translation>
    </message>
    <message>
        <source>No library is open at the desk.</source>
        <translation>Aucune bibliothèque n’est ouverte sur l’ordinateur.</translation>
    </message>
    <message>
        <source>No move: games begin here</source>
        <translation>Aucun coup&#xa0;: les parties commencent ici</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Insoluble</translation>
    </message>
    <message>
        <source>No solution: neither side can have the move</source>
        <translation>Insoluble&#xa0;: aucun camp ne peut avoir le trait</translation>
    </message>
    <message>
        <source>No solution: no game leads here</source>
        <translation>Insoluble&#xa0;: aucune partie ne mène ici</translation>
    </message>
    <message>
        <source>No solution: no king and rook stand at home together</source>
        <translation>Insoluble&#xa0;: nulle part roi et tour ne sont ensemble sur leurs cases d’origine</translation>
    </message>
    <message>
        <source>No solution: no move taken back solves</source>
        <translation>Insoluble&#xa0;: aucun coup repris ne résout</translation>
    </message>
    <message>
        <source>No solution: {side} has no last move</source>
        <translation>Insoluble&#xa0;: pas de dernier coup ({side})</translation>
    </message>
    <message>
        <source>No sound problem</source>
        <translation>Problème incorrect</translation>
    </message>
    <message>
        <source>No. {number} of the library is the same problem: nothing was added.</source>
        <translation>Le n° {number} de la bibliothèque est le même problème&#xa0;: rien n’a été ajouté.</translation>
    </message>
    <message>
        <source>Not decided: nothing shows that one side cannot have the move</source>
        <translation>Non décidé&#xa0;: rien ne montre qu’un camp ne peut avoir le trait</translation>
    </message>
    <message>
        <source>Not decided: only {moves} is left, but no game with it was found</source>
        <translation>Non décidé&#xa0;: seul {moves} reste, mais aucune partie ainsi n’a été trouvée</translation>
    </message>
    <message>
        <source>Not decided: only {side} can have the move, but no game was found</source>
        <translation>Non décidé&#xa0;: le trait ne peut être qu’à {side}, mais aucune partie n’a été trouvée</translation>
    </message>
    <message>
        <source>Not decided: {castlings}</source>
        <translation>Non décidé&#xa0;: {castlings}</translation>
    </message>
    <message>
        <source>Not decided: {moves}; no game that leads there was found</source>
        <translation>Non décidé&#xa0;: {moves}&#xa0;; aucune partie qui y mène n’a été trouvée</translation>
    </message>
    <message>
        <source>Not decided: {number} are left, and games do not show two of them</source>
        <translation>Non décidé&#xa0;: il en reste {number}, et des parties n’en montrent pas deux</translation>
    </message>
    <message>
        <source>Not decided: {number} solutions, and games do not show two of them</source>
        <translation>Non décidé&#xa0;: {number} solutions, et des parties n’en montrent pas deux</translation>
    </message>
    <message>
        <source>Not decided: {number} ways to take back are open</source>
        <translation>Non décidé&#xa0;: reprises ouvertes&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Non terminé</translation>
    </message>
    <message>
        <source>Not finished: no first move is decided yet</source>
        <translation>Non terminé&#xa0;: aucun premier coup n’est encore tranché</translation>
    </message>
    <message>
        <source>Not finished: no row of moves so far</source>
        <translation>Non terminé&#xa0;: aucune suite de coups jusqu’ici</translation>
    </message>
    <message>
        <source>Not finished: no solution so far</source>
        <translation>Non terminé&#xa0;: aucune solution jusqu’ici</translation>
    </message>
    <message>
        <source>Not finished: what history proves is looked for</source>
        <translation>Non terminé&#xa0;: on cherche ce que prouve l’historique</translation>
    </message>
    <message>
        <source>Not finished: {number} so far are left</source>
        <translation>Non terminé&#xa0;: il en reste {number} jusqu’ici</translation>
    </message>
    <message>
        <source>Not finished: {number} solutions so far</source>
        <translation>Non terminé&#xa0;: {number} solutions jusqu’ici</translation>
    </message>
    <message>
        <source>Not judged: originality, and how hard it is to solve.</source>
        <translation>Non jugées&#xa0;: l’originalité et la difficulté de la solution.</translation>
    </message>
    <message>
        <source>Novotny on {square}: {lines}.</source>
        <translation>Novotny en {square}&#xa0;: {lines}.</translation>
    </message>
    <message>
        <source>Officers without a part in the mate: {where}.</source>
        <translation>Figures sans rôle dans le mat&#xa0;: {where}.</translation>
    </message>
    <message>
        <source>One move: any is asked for, so it is not judged</source>
        <translation>Un coup&#xa0;: on en demande un quelconque, il n’est donc pas jugé</translation>
    </message>
    <message>
        <source>One thematic try ({tries}).</source>
        <translation>Un essai thématique ({tries}).</translation>
    </message>
    <message>
        <source>Other shape</source>
        <translation>Autre forme</translation>
    </message>
    <message>
        <source>Other shape: it branches unevenly, {shape} intended</source>
        <translation>Autre forme&#xa0;: ramification inégale&#xa0;; voulue&#xa0;: {shape}</translation>
    </message>
    <message>
        <source>Other shape: {found}, {shape} intended</source>
        <translation>Autre forme&#xa0;: {found}&#xa0;; voulue&#xa0;: {shape}</translation>
    </message>
    <message>
        <source>Pieces: {word} names a man, and no square follows</source>
        <translation>Pieces&#xa0;: {word} nomme une pièce, et aucune case ne suit</translation>
    </message>
    <message>
        <source>Rotate the board by 90° anticlockwise</source>
        <translation>Tourner l’échiquier de 90° dans le sens antihoraire</translation>
    </message>
    <message>
        <source>Rotate the board by 90° clockwise</source>
        <translation>Tourner l’échiquier de 90° dans le sens horaire</translation>
    </message>
    <message>
        <source>Set play</source>
        <translation>Jeu apparent</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Solution courte</translation>
    </message>
    <message>
        <source>Short: {moves}</source>
        <translation>Solution courte&#xa0;: {moves}</translation>
    </message>
    <message numerus="yes">
        <source>Short: {number} moves taken back are enough</source>
        <translation>
            <numerusform>Solution courte&#xa0;: {number} coup repris suffit</numerusform>
            <numerusform>Solution courte&#xa0;: {number} coups repris suffisent</numerusform>
        </translation>
    </message>
    <message>
        <source>Short: {turns}</source>
        <translation>Solution courte&#xa0;: {turns}</translation>
    </message>
    <message>
        <source>Black has more kings than one</source>
        <translation>les Noirs ont plus d&apos;un roi</translation>
    </message>
    <message>
        <source>Black is to move, for so the solution begins</source>
        <translation>trait aux Noirs, car ainsi commence la solution</translation>
    </message>
    <message>
        <source>Black to move, best is {move}</source>
        <translation>trait aux Noirs, le meilleur est {move}</translation>
    </message>
    <message>
        <source>Black&apos;s king is in check by the core, and White is to move</source>
        <translation>le roi noir est en échec par le noyau, et c’est aux Blancs de jouer</translation>
    </message>
    <message>
        <source>Black&apos;s king is missing: put him on the board, or allow him</source>
        <translation>il manque le roi noir&#xa0;: posez-le sur l&apos;échiquier ou autorisez-le</translation>
    </message>
    <message>
        <source>Black, who begins, has a better move: {move} ({value})</source>
        <translation>les Noirs, qui commencent, ont un meilleur coup&#xa0;: {move} ({value})</translation>
    </message>
    <message>
        <source>Claim proved</source>
        <translation>Énoncé prouvé</translation>
    </message>
    <message>
        <source>Draw, proved</source>
        <translation>Nulle, prouvée</translation>
    </message>
    <message>
        <source>No solution: {move} ({value})</source>
        <translation>Insoluble&#xa0;: {move} ({value})</translation>
    </message>
    <message>
        <source>No solution: {move} is answered by {reply} ({value})</source>
        <translation>Insoluble&#xa0;: à {move} répond {reply} ({value})</translation>
    </message>
    <message>
        <source>No solution: {value}</source>
        <translation>Insoluble&#xa0;: {value}</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Correct</translation>
    </message>
    <message>
        <source>Sound: {castlings}</source>
        <translation>Correct&#xa0;: {castlings}</translation>
    </message>
    <message>
        <source>Sound: {moves}</source>
        <translation>Correct&#xa0;: {moves}</translation>
    </message>
    <message>
        <source>Sound: {moves}, no other is possible</source>
        <translation>Correct&#xa0;: {moves}, rien d’autre n’est possible</translation>
    </message>
    <message>
        <source>Sound: {side} has the move</source>
        <translation>Correct&#xa0;: le trait est aux {side}</translation>
    </message>
    <message>
        <source>Switchback of the king</source>
        <translation>Switchback du roi</translation>
    </message>
    <message>
        <source>Syzygy&apos;s tables have at most {count} men</source>
        <translation>les tables de Syzygy ont au plus {count} pièces</translation>
    </message>
    <message>
        <source>The black king fires a battery</source>
        <translation>Le roi noir ouvre une batterie</translation>
    </message>
    <message>
        <source>The mates wanted: {phases}.</source>
        <translation>Les mats voulus&#xa0;: {phases}.</translation>
    </message>
    <message>
        <source>The mating man is unpinned</source>
        <translation>La pièce qui mate est déclouée</translation>
    </message>
    <message>
        <source>The page needs libraries that are not installed. Type this once: {command}</source>
        <translation>La page demande des bibliothèques logicielles qui ne sont pas installées. Tapez ceci une fois&#xa0;: {command}</translation>
    </message>
    <message>
        <source>The positions that were remembered of problem {detail} of the library {path} cannot be read; they were left as they are, and none is added to them. Perhaps a newer version of this program has written them.</source>
        <translation>Les positions retenues du problème {detail} de la bibliothèque {path} ne peuvent être lues&#xa0;; elles sont restées telles quelles et aucune ne s’y ajoute. Peut-être une version plus récente de ce programme les a-t-elle écrites.</translation>
    </message>
    <message>
        <source>The solutions branch at other half-moves than intended.</source>
        <translation>Les solutions se ramifient à d’autres demi-coups que voulu.</translation>
    </message>
    <message>
        <source>The white king fires a battery</source>
        <translation>Le roi blanc ouvre une batterie</translation>
    </message>
    <message>
        <source>The white {kind} on {square} takes part in no mate; without it key and mates stay.</source>
        <translation>La pièce blanche en {square} ({kind}) ne prend part à aucun mat&#xa0;; sans elle la clé et les mats restent.</translation>
    </message>
    <message>
        <source>Thematic dual after {moves}: {mates}.</source>
        <translation>Dual thématique après {moves}&#xa0;: {mates}.</translation>
    </message>
    <message>
        <source>There are more lines than are listed.</source>
        <translation>Il y a plus de suites que celles affichées.</translation>
    </message>
    <message>
        <source>There is no first turn: the game is over, or whoever is to move is blocked.</source>
        <translation>Il n’y a pas de premier coup&#xa0;: la partie est finie, ou celui qui a le trait est bloqué.</translation>
    </message>
    <message>
        <source>There is no status “{found}”. Did you mean “{meant}”?</source>
        <translation>Il n’y a pas de suivi «&#xa0;{found}&#xa0;». Vouliez-vous dire «&#xa0;{meant}&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>Too few</source>
        <translation>Trop peu</translation>
    </message>
    <message>
        <source>Transferred mates</source>
        <translation>Mats transférés</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Essais</translation>
    </message>
    <message>
        <source>White battery fired</source>
        <translation>Batterie blanche ouverte</translation>
    </message>
    <message>
        <source>White has more kings than one</source>
        <translation>les Blancs ont plus d&apos;un roi</translation>
    </message>
    <message>
        <source>White interference</source>
        <translation>Interception blanche</translation>
    </message>
    <message>
        <source>White may not castle long: {reason}</source>
        <translation>les Blancs ne peuvent faire le grand roque&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>White may not castle short: {reason}</source>
        <translation>les Blancs ne peuvent faire le petit roque&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>White self-blocks</source>
        <translation>Autoblocages blancs</translation>
    </message>
    <message>
        <source>White wins where he was to draw</source>
        <translation>les Blancs gagnent là où ils devaient annuler</translation>
    </message>
    <message>
        <source>White&apos;s king is missing: put him on the board, or allow him</source>
        <translation>il manque le roi blanc&#xa0;: posez-le sur l&apos;échiquier ou autorisez-le</translation>
    </message>
    <message>
        <source>Win, proved</source>
        <translation>Gain, prouvé</translation>
    </message>
    <message>
        <source>a capture in passing is allowed as the first move</source>
        <translation>la prise en passant est permise au premier coup</translation>
    </message>
    <message>
        <source>a die shows 1 to {faces}</source>
        <translation>un dé montre de 1 à {faces}</translation>
    </message>
    <message>
        <source>a helpmate of 1 to {most} solutions can be asked for</source>
        <translation>on peut demander un mat aidé de 1 à {most} solutions</translation>
    </message>
    <message>
        <source>a hop over the next man lands beyond it</source>
        <translation>un saut par-dessus la pièce voisine arrive au-delà</translation>
    </message>
    <message>
        <source>a key that brings an idle man into play</source>
        <translation>une clé qui met en jeu une pièce oisive</translation>
    </message>
    <message>
        <source>a key that checks</source>
        <translation>une clé qui donne échec</translation>
    </message>
    <message>
        <source>a key that leaves Black fewer moves</source>
        <translation>une clé qui laisse moins de coups aux Noirs</translation>
    </message>
    <message>
        <source>a key that takes a flight</source>
        <translation>une clé qui ôte une fuite</translation>
    </message>
    <message>
        <source>a key that takes a pawn</source>
        <translation>une clé qui prend un pion</translation>
    </message>
    <message>
        <source>a key that takes a piece</source>
        <translation>une clé qui prend une pièce</translation>
    </message>
    <message>
        <source>a king alone never mates</source>
        <translation>un roi seul ne mate jamais</translation>
    </message>
    <message>
        <source>a king is moved</source>
        <translation>un roi est déplacé</translation>
    </message>
    <message>
        <source>a man does not leap to where he stands</source>
        <translation>une pièce ne saute pas sur sa propre case</translation>
    </message>
    <message>
        <source>a man is added or replaced</source>
        <translation>une pièce est ajoutée ou remplacée</translation>
    </message>
    <message>
        <source>a man is moved</source>
        <translation>une pièce est déplacée</translation>
    </message>
    <message>
        <source>a man is taken off</source>
        <translation>une pièce est enlevée</translation>
    </message>
    <message>
        <source>a mark is 0 to 4 in steps of a half, got {mark}</source>
        <translation>une note va de 0 à 4 par demi-points, pas {mark}</translation>
    </message>
    <message>
        <source>a message within a message: it was not read</source>
        <translation>un message dans un message&#xa0;: il n’a pas été lu</translation>
    </message>
    <message>
        <source>a newer version of this program wrote this file</source>
        <translation>une version plus récente de ce programme a écrit ce fichier</translation>
    </message>
    <message>
        <source>a pawn of {side} stands on its first or last rank, which these rules allow ({squares})</source>
        <translation>un pion des {side} est sur sa première ou dernière rangée, ce que ces règles permettent ({squares})</translation>
    </message>
    <message>
        <source>a problem of another game: only .jsonl has a form for it</source>
        <translation>un problème d’un autre jeu&#xa0;: seul .jsonl a une forme pour lui</translation>
    </message>
    <message>
        <source>a proof game has no duplex</source>
        <translation>une partie justificative n’a pas de duplex</translation>
    </message>
    <message>
        <source>a queen would check</source>
        <translation>une dame ferait échec</translation>
    </message>
    <message>
        <source>a queen would parry the mate</source>
        <translation>une dame parerait le mat</translation>
    </message>
    <message>
        <source>a selfmate needs a white king</source>
        <translation>un mat inverse demande un roi blanc</translation>
    </message>
    <message>
        <source>a solver has a name</source>
        <translation>un solutionniste a un nom</translation>
    </message>
    <message>
        <source>a step is there twice</source>
        <translation>un pas figure deux fois</translation>
    </message>
    <message>
        <source>a template has at most {most} characters</source>
        <translation>un modèle a au plus {most} caractères</translation>
    </message>
    <message>
        <source>a time is not below zero</source>
        <translation>un temps n’est pas inférieur à zéro</translation>
    </message>
    <message>
        <source>also {moves}</source>
        <translation>aussi {moves}</translation>
    </message>
    <message>
        <source>an entry cannot take its own place</source>
        <translation>un envoi ne peut prendre sa propre place</translation>
    </message>
    <message>
        <source>an officer without a share in the play</source>
        <translation>une pièce sans part au jeu</translation>
    </message>
    <message>
        <source>an unprovided check</source>
        <translation>un échec non pourvu</translation>
    </message>
    <message>
        <source>an unprovided flight</source>
        <translation>une fuite non pourvue</translation>
    </message>
    <message>
        <source>another defence of the same part is answered wrongly</source>
        <translation>une autre défense de la même partie reçoit une mauvaise réponse</translation>
    </message>
    <message>
        <source>another stipulation</source>
        <translation>un autre énoncé</translation>
    </message>
    <message>
        <source>answers kept: {kept} of {number}</source>
        <translation>réponses conservées&#xa0;: {kept} sur {number}</translation>
    </message>
    <message>
        <source>anticipated</source>
        <translation>anticipé</translation>
    </message>
    <message>
        <source>at least {games}</source>
        <translation>au moins {games}</translation>
    </message>
    <message>
        <source>at most a key and {tries} tries can be wanted</source>
        <translation>on peut vouloir au plus une clé et {tries} essais</translation>
    </message>
    <message>
        <source>at most {most} mates can be wanted</source>
        <translation>on peut vouloir {most} mats au plus</translation>
    </message>
    <message>
        <source>at most {most} men can be allowed</source>
        <translation>on peut autoriser {most} pièces au plus</translation>
    </message>
    <message>
        <source>at most {most} parts of a movement are possible</source>
        <translation>un mouvement peut avoir au plus {most} parties</translation>
    </message>
    <message>
        <source>authors</source>
        <translation>auteurs</translation>
    </message>
    <message>
        <source>b may be White here, and n Black: write w and b, or the names of the sides</source>
        <translation>b peut désigner ici les Blancs et n les Noirs&#xa0;: écrivez w et b, ou les noms des camps</translation>
    </message>
    <message>
        <source>board: {game} is played on {board}, got {found}</source>
        <translation>board&#xa0;: {game} se joue sur {board}, pas sur {found}</translation>
    </message>
    <message>
        <source>both block {square}</source>
        <translation>les deux bloquent {square}</translation>
    </message>
    <message>
        <source>both lift the pin by {unit}</source>
        <translation>les deux lèvent le clouage par {unit}</translation>
    </message>
    <message>
        <source>both shut off {unit}</source>
        <translation>les deux interceptent {unit}</translation>
    </message>
    <message>
        <source>both {one} and {two} stand here</source>
        <translation>{one} et {two} figurent ici tous deux</translation>
    </message>
    <message>
        <source>can go: the key stays, the play changes</source>
        <translation>superflue&#xa0;: la clé reste, le jeu change</translation>
    </message>
    <message>
        <source>cannot be met: nobody may be added, and the men that stay do not show it alone</source>
        <translation>ne peut être satisfait&#xa0;: aucune pièce ne peut être ajoutée, et celles qui restent ne le montrent pas seules</translation>
    </message>
    <message>
        <source>castling and e.p. as set; history needs the studio</source>
        <translation>roque et e.p. comme fixés&#xa0;; l’historique demande l’atelier</translation>
    </message>
    <message>
        <source>castling and en passant</source>
        <translation>roque et en passant</translation>
    </message>
    <message>
        <source>castling is allowed</source>
        <translation>le roque est permis</translation>
    </message>
    <message>
        <source>castling {rights} is not taken over: king or rook is not at home</source>
        <translation>le roque {rights} n’est pas repris&#xa0;: roi ou tour n’est pas sur sa case d’origine</translation>
    </message>
    <message>
        <source>chance: {chance}</source>
        <translation>probabilité&#xa0;: {chance}</translation>
    </message>
    <message>
        <source>claim proved</source>
        <translation>énoncé prouvé</translation>
    </message>
    <message>
        <source>comments</source>
        <translation>commentaires</translation>
    </message>
    <message>
        <source>convention of retro analysis</source>
        <translation>convention d’analyse rétrograde</translation>
    </message>
    <message>
        <source>cooked after the first move</source>
        <translation>démoli après le premier coup</translation>
    </message>
    <message>
        <source>correction</source>
        <translation>correction</translation>
    </message>
    <message>
        <source>date, apart from the source</source>
        <translation>date, distincte de la source</translation>
    </message>
    <message>
        <source>dedication</source>
        <translation>dédicace</translation>
    </message>
    <message>
        <source>depends on what came before</source>
        <translation>dépend de l’historique de la position</translation>
    </message>
    <message>
        <source>diagrams without a king need the studio</source>
        <translation>les diagrammes sans roi demandent l’atelier</translation>
    </message>
    <message>
        <source>distinction</source>
        <translation>distinction</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>nulle</translation>
    </message>
    <message>
        <source>draw, proved</source>
        <translation>nulle, prouvée</translation>
    </message>
    <message>
        <source>dual at move {number}: {move} ({value})</source>
        <translation>dual au coup {number}&#xa0;: {move} ({value})</translation>
    </message>
    <message>
        <source>duals</source>
        <translation>duals</translation>
    </message>
    <message>
        <source>duplex</source>
        <translation>duplex</translation>
    </message>
    <message>
        <source>entry {number} cannot be read: {wrong}</source>
        <translation>l&apos;envoi {number} ne peut être lu&#xa0;: {wrong}</translation>
    </message>
    <message>
        <source>entry {number} has no number for the judges yet</source>
        <translation>l&apos;envoi {number} n&apos;a pas encore de numéro pour les juges</translation>
    </message>
    <message>
        <source>entry {number} takes no part any more</source>
        <translation>l&apos;envoi {number} ne participe plus</translation>
    </message>
    <message>
        <source>entry {number} would tell a name: {name} stands in {text}</source>
        <translation>l&apos;envoi {number} trahirait un nom&#xa0;: {name} figure dans {text}</translation>
    </message>
    <message>
        <source>errors of the defence</source>
        <translation>erreurs de la défense</translation>
    </message>
    <message>
        <source>every grave flaw</source>
        <translation>tout défaut grave</translation>
    </message>
    <message>
        <source>expected JSON</source>
        <translation>JSON attendu</translation>
    </message>
    <message>
        <source>expected a JSON object</source>
        <translation>un objet JSON était attendu</translation>
    </message>
    <message>
        <source>expected a man such as wKe1, got {word}</source>
        <translation>une pièce comme wKe1 était attendue, pas {word}</translation>
    </message>
    <message>
        <source>expected a point from 1 to {points}, bar or off, got {point}</source>
        <translation>une flèche de 1 à {points}, bar ou off est attendue, pas {point}</translation>
    </message>
    <message>
        <source>expected at most {most} characters</source>
        <translation>au plus {most} caractères attendus</translation>
    </message>
    <message>
        <source>expected at most {most} men, kings among them, such as KRKN or KGvKp, got {text}</source>
        <translation>attendu&#xa0;: au plus {most} pièces, rois compris, telles KRKN ou KGvKp, et non {text}</translation>
    </message>
    <message>
        <source>expected men such as KRKN or KPvKP, got {text}</source>
        <translation>attendu&#xa0;: des pièces comme KRKN ou KPvKP, et non {text}</translation>
    </message>
    <message>
        <source>expected place, version or new</source>
        <translation>place, version ou new attendu</translation>
    </message>
    <message>
        <source>fairy men and other boards need the studio</source>
        <translation>les pièces féeriques et les autres tabliers demandent l’atelier</translation>
    </message>
    <message>
        <source>few variations</source>
        <translation>peu de variantes</translation>
    </message>
    <message>
        <source>fewer than here, {solutions}</source>
        <translation>moins qu&apos;ici, {solutions}</translation>
    </message>
    <message>
        <source>first_point: the second thrower&apos;s point is thrown before, and is not given</source>
        <translation>first_point&#xa0;: le point du second lanceur est tiré avant, et n&apos;est pas donné</translation>
    </message>
    <message>
        <source>five flights or more</source>
        <translation>cinq fuites ou plus</translation>
    </message>
    <message>
        <source>flight without a set mate</source>
        <translation>fuite sans mat apparent</translation>
    </message>
    <message>
        <source>flights</source>
        <translation>fuites</translation>
    </message>
    <message>
        <source>flights given: {squares}</source>
        <translation>fuites données&#xa0;: {squares}</translation>
    </message>
    <message>
        <source>flights of the king</source>
        <translation>fuites du roi</translation>
    </message>
    <message>
        <source>flights taken: {squares}</source>
        <translation>fuites prises&#xa0;: {squares}</translation>
    </message>
    <message>
        <source>follow my leader</source>
        <translation>follow my leader</translation>
    </message>
    <message>
        <source>form {form} is of a newer version of the program</source>
        <translation>la forme {form} est d’une version plus récente du programme</translation>
    </message>
    <message>
        <source>format: expected {format}; a newer program may have written this style</source>
        <translation>format&#xa0;: {format} attendu&#xa0;; un programme plus récent a pu écrire ce style</translation>
    </message>
    <message>
        <source>from {squares}</source>
        <translation>de {squares}</translation>
    </message>
    <message>
        <source>functionary</source>
        <translation>fonctionnaire</translation>
    </message>
    <message>
        <source>games: {number}</source>
        <translation>parties&#xa0;: {number}</translation>
    </message>
    <message>
        <source>geometric</source>
        <translation>géométrique</translation>
    </message>
    <message>
        <source>gives the flight {square}</source>
        <translation>donne la fuite {square}</translation>
    </message>
    <message>
        <source>great triumph, {men}: {kinds}</source>
        <translation>grand triomphe, {men}&#xa0;: {kinds}</translation>
    </message>
    <message>
        <source>guards in the mate</source>
        <translation>garde dans le mat</translation>
    </message>
    <message>
        <source>guards {square}</source>
        <translation>garde {square}</translation>
    </message>
    <message>
        <source>half a move</source>
        <translation>un demi-coup</translation>
    </message>
    <message>
        <source>half-neutral</source>
        <translation>semi-neutre</translation>
    </message>
    <message>
        <source>halfmove clock</source>
        <translation>compteur de demi-coups</translation>
    </message>
    <message>
        <source>harmonic</source>
        <translation>harmonique</translation>
    </message>
    <message>
        <source>his turn hits: {chance}</source>
        <translation>son tour frappe&#xa0;: {chance}</translation>
    </message>
    <message>
        <source>hold: themes: expected a list of texts</source>
        <translation>hold&#xa0;: themes&#xa0;: une liste de textes était attendue</translation>
    </message>
    <message>
        <source>hold: {name}: expected no negative number</source>
        <translation>hold&#xa0;: {name}&#xa0;: un nombre non négatif était attendu</translation>
    </message>
    <message>
        <source>hurdle-colour-changing</source>
        <translation>changeant la couleur du sautoir</translation>
    </message>
    <message>
        <source>if {case}: {finding}</source>
        <translation>si {case}&#xa0;: {finding}</translation>
    </message>
    <message>
        <source>if {rights}: {move}</source>
        <translation>si {rights}&#xa0;: {move}</translation>
    </message>
    <message>
        <source>illegal</source>
        <translation>illégal</translation>
    </message>
    <message>
        <source>illegal position</source>
        <translation>position illégale</translation>
    </message>
    <message>
        <source>illegal: {why}</source>
        <translation>illégal&#xa0;: {why}</translation>
    </message>
    <message>
        <source>in direct play the side whose goal it is must be to move</source>
        <translation>en jeu direct, le camp dont c’est le but doit avoir le trait</translation>
    </message>
    <message>
        <source>in how many turns? Write a number, as in {example}</source>
        <translation>en combien de coups&#xa0;? Écrivez un nombre, comme dans {example}</translation>
    </message>
    <message>
        <source>in no order can the men on {squares} have come to their squares</source>
        <translation>dans aucun ordre les pièces en {squares} n’ont pu arriver sur leurs cases</translation>
    </message>
    <message>
        <source>in one diagram White mates at once</source>
        <translation>dans un diagramme les Blancs matent aussitôt</translation>
    </message>
    <message>
        <source>in one diagram a king can be captured</source>
        <translation>dans un diagramme un roi peut être pris</translation>
    </message>
    <message>
        <source>in one diagram another first move solves as well</source>
        <translation>dans un diagramme un autre premier coup résout aussi</translation>
    </message>
    <message>
        <source>in one diagram another first move solves sooner</source>
        <translation>dans un diagramme un autre premier coup résout plus vite</translation>
    </message>
    <message>
        <source>in one diagram it was not found out in time</source>
        <translation>dans un diagramme cela n&apos;a pas été établi à temps</translation>
    </message>
    <message>
        <source>in {file}: {wrong}</source>
        <translation>dans {file}&#xa0;: {wrong}</translation>
    </message>
    <message>
        <source>in {phase} {lines}</source>
        <translation>{phase}&#xa0;: {lines}</translation>
    </message>
    <message>
        <source>intended solutions</source>
        <translation>solutions voulues</translation>
    </message>
    <message>
        <source>intended: {fault}</source>
        <translation>voulu&#xa0;: {fault}</translation>
    </message>
    <message>
        <source>interference</source>
        <translation>interception</translation>
    </message>
    <message>
        <source>is pinned in the mate</source>
        <translation>est clouée dans le mat</translation>
    </message>
    <message>
        <source>it can be read in the letters of two languages: {one}, {other}</source>
        <translation>cela se lit avec les lettres de deux langues&#xa0;: {one}, {other}</translation>
    </message>
    <message>
        <source>it cannot be done: {reason}</source>
        <translation>cela ne peut se faire&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>it cannot be read: {wrong}</source>
        <translation>lecture impossible&#xa0;: {wrong}</translation>
    </message>
    <message>
        <source>it ends twice: there is more than one solution text</source>
        <translation>finit deux fois&#xa0;: il y a plus d’un texte de solution</translation>
    </message>
    <message>
        <source>it is damaged ({words})</source>
        <translation>il est endommagé ({words})</translation>
    </message>
    <message>
        <source>it is in no section</source>
        <translation>il n&apos;est dans aucune section</translation>
    </message>
    <message>
        <source>it is locked by a password</source>
        <translation>il est protégé par un mot de passe</translation>
    </message>
    <message>
        <source>it is no UTF-8</source>
        <translation>ce n’est pas de l’UTF-8</translation>
    </message>
    <message>
        <source>it is not certain whether {square} is a pawn or the man named before it</source>
        <translation>il n’est pas certain que {square} soit un pion ou la pièce nommée avant</translation>
    </message>
    <message>
        <source>it is not certain which side is White</source>
        <translation>il n’est pas certain quel camp est blanc</translation>
    </message>
    <message>
        <source>it is of {year}</source>
        <translation>il est de {year}</translation>
    </message>
    <message>
        <source>it is sound</source>
        <translation>il est correct</translation>
    </message>
    <message>
        <source>it is sound only with rights not shown: {rights}</source>
        <translation>correct seulement avec des droits non indiqués&#xa0;: {rights}</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>il est trop grand</translation>
    </message>
    <message>
        <source>it takes too long or too much memory</source>
        <translation>il demande trop de temps ou de mémoire</translation>
    </message>
    <message>
        <source>it was published: {where}</source>
        <translation>il a déjà paru&#xa0;: {where}</translation>
    </message>
    <message>
        <source>its name has a character that no file&apos;s name can have</source>
        <translation>son nom a un caractère qu’aucun nom de fichier ne peut avoir</translation>
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
        <translation>gardé tel que reçu, et non résolu&#xa0;: {wrong}</translation>
    </message>
    <message>
        <source>key: expected a move such as e2e4 or a7a8q, got {key}</source>
        <translation>key&#xa0;: un coup tel que e2e4 ou a7a8q était attendu, et non {key}</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>clés</translation>
    </message>
    <message>
        <source>keywords</source>
        <translation>mots-clés</translation>
    </message>
    <message>
        <source>king</source>
        <translation>roi</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>cavalier</translation>
    </message>
    <message>
        <source>le Grand</source>
        <translation>le Grand</translation>
    </message>
    <message>
        <source>line opening</source>
        <translation>ouverture de ligne</translation>
    </message>
    <message>
        <source>line play</source>
        <translation>jeu de lignes</translation>
    </message>
    <message>
        <source>line {number} is not understood: {line}</source>
        <translation>la ligne {number} n’est pas comprise&#xa0;: {line}</translation>
    </message>
    <message>
        <source>line {number}: not understood</source>
        <translation>ligne {number}&#xa0;: non comprise</translation>
    </message>
    <message>
        <source>line {number}: {move} stands where it cannot</source>
        <translation>ligne {number}&#xa0;: {move} est là où il ne peut être</translation>
    </message>
    <message>
        <source>line {squares}</source>
        <translation>ligne {squares}</translation>
    </message>
    <message>
        <source>lines are played with orthodox men only</source>
        <translation>les lignes ne se jouent qu’avec des pièces orthodoxes</translation>
    </message>
    <message>
        <source>lines are read with orthodox men in legal positions only</source>
        <translation>les variantes ne se lisent qu&apos;avec des pièces orthodoxes dans des positions légales</translation>
    </message>
    <message>
        <source>lines of comments</source>
        <translation>lignes des commentaires</translation>
    </message>
    <message>
        <source>list of men</source>
        <translation>liste de pièces</translation>
    </message>
    <message>
        <source>longer than {most} bytes</source>
        <translation>plus de {most} octets</translation>
    </message>
    <message>
        <source>longer than {most} characters</source>
        <translation>plus de {most} caractères</translation>
    </message>
    <message>
        <source>looked: expected a list</source>
        <translation>looked&#xa0;: une liste est attendue</translation>
    </message>
    <message>
        <source>magic</source>
        <translation>magique</translation>
    </message>
    <message>
        <source>makes it a try; sound by {move}</source>
        <translation>en fait un essai&#xa0;; correct par {move}</translation>
    </message>
    <message>
        <source>makes the last move</source>
        <translation>joue le dernier coup</translation>
    </message>
    <message>
        <source>many composers</source>
        <translation>de nombreux auteurs</translation>
    </message>
    <message>
        <source>mates are wanted by their phases in two-movers only</source>
        <translation>on ne peut vouloir des mats par phases que dans les deux-coups</translation>
    </message>
    <message>
        <source>mates kept: {kept} of {number}</source>
        <translation>mats conservés&#xa0;: {kept} sur {number}</translation>
    </message>
    <message>
        <source>mates that repeat themselves</source>
        <translation>mats qui se répètent</translation>
    </message>
    <message>
        <source>mediocre triumph, {men}: {kinds}</source>
        <translation>triomphe médiocre, {men}&#xa0;: {kinds}</translation>
    </message>
    <message>
        <source>men and side to move</source>
        <translation>pièces et trait</translation>
    </message>
    <message>
        <source>men change places</source>
        <translation>des pièces échangent leurs places</translation>
    </message>
    <message>
        <source>men idle in a phase</source>
        <translation>pièces oisives dans une phase</translation>
    </message>
    <message>
        <source>men in the way, or squares where nothing can be captured ({number})</source>
        <translation>pièces qui barrent le chemin, ou cases où rien ne peut être capturé ({number})</translation>
    </message>
    <message>
        <source>men of one kind become another</source>
        <translation>les pièces d’une sorte deviennent d’une autre</translation>
    </message>
    <message>
        <source>men {name}: expected a number, or the least and the most</source>
        <translation>pièces {name}&#xa0;: un nombre était attendu, ou le minimum et le maximum</translation>
    </message>
    <message>
        <source>men: at most {most} may be defined</source>
        <translation>pièces&#xa0;: au plus {most} peuvent être définies</translation>
    </message>
    <message>
        <source>men: expected an id and a code of one or two letters</source>
        <translation>pièces&#xa0;: un identifiant et un code d’une ou deux lettres étaient attendus</translation>
    </message>
    <message>
        <source>men: expected an object</source>
        <translation>pièces&#xa0;: un objet était attendu</translation>
    </message>
    <message>
        <source>men: expected text for {name}</source>
        <translation>pièces&#xa0;: un texte était attendu pour {name}</translation>
    </message>
    <message>
        <source>men: expected texts by language for {name}</source>
        <translation>pièces&#xa0;: des textes par langue étaient attendus pour {name}</translation>
    </message>
    <message>
        <source>men: together they move in more ways than can be solved with</source>
        <translation>pièces&#xa0;: ensemble elles se déplacent de plus de façons qu’on ne peut en résoudre</translation>
    </message>
    <message>
        <source>men: {code} stands for two of them</source>
        <translation>pièces&#xa0;: {code} en désigne deux</translation>
    </message>
    <message>
        <source>men: {man}: a movement is not whole</source>
        <translation>pièces&#xa0;: {man}&#xa0;: un mouvement n’est pas entier</translation>
    </message>
    <message>
        <source>men: {man}: expected a list of steps</source>
        <translation>pièces&#xa0;: {man}&#xa0;: une liste de pas était attendue</translation>
    </message>
    <message>
        <source>men: {man}: expected a movement</source>
        <translation>pièces&#xa0;: {man}&#xa0;: un mouvement était attendu</translation>
    </message>
    <message>
        <source>men: {man}: expected a part of a movement that is known</source>
        <translation>pièces&#xa0;: {man}&#xa0;: une partie de mouvement connue était attendue</translation>
    </message>
    <message>
        <source>men: {man}: expected a rotation</source>
        <translation>pièces&#xa0;: {man}&#xa0;: une rotation était attendue</translation>
    </message>
    <message>
        <source>men: {man}: expected steps such as [1, 2]</source>
        <translation>pièces&#xa0;: {man}&#xa0;: des pas tels que [1, 2] étaient attendus</translation>
    </message>
    <message>
        <source>men: {man}: {name} is no number</source>
        <translation>pièces&#xa0;: {man}&#xa0;: {name} n’est pas un nombre</translation>
    </message>
    <message>
        <source>men: {man}: {name} is not known</source>
        <translation>pièces&#xa0;: {man}&#xa0;: {name} est inconnu</translation>
    </message>
    <message>
        <source>men: {man}: {wrong}</source>
        <translation>pièces&#xa0;: {man}&#xa0;: {wrong}</translation>
    </message>
    <message>
        <source>model mates</source>
        <translation>mats modèles</translation>
    </message>
    <message>
        <source>modification</source>
        <translation>modification</translation>
    </message>
    <message>
        <source>more than here, {solutions}</source>
        <translation>plus qu&apos;ici, {solutions}</translation>
    </message>
    <message>
        <source>more than {most} bytes</source>
        <translation>plus de {most} octets</translation>
    </message>
    <message>
        <source>more than {most} characters of LaTeX</source>
        <translation>plus de {most} caractères de LaTeX</translation>
    </message>
    <message>
        <source>more than {most} values</source>
        <translation>plus de {most} valeurs</translation>
    </message>
    <message>
        <source>more threats than one</source>
        <translation>plus d’une menace</translation>
    </message>
    <message>
        <source>most often no first move solved</source>
        <translation>le plus souvent, aucun premier coup ne résolvait</translation>
    </message>
    <message>
        <source>most often the play lacked the theme</source>
        <translation>le plus souvent, le thème manquait au jeu</translation>
    </message>
    <message>
        <source>most often the solutions lacked the theme</source>
        <translation>le plus souvent le thème manquait aux solutions</translation>
    </message>
    <message>
        <source>most often there were too few solutions</source>
        <translation>le plus souvent il y avait trop peu de solutions</translation>
    </message>
    <message>
        <source>most often there were too many solutions</source>
        <translation>le plus souvent il y avait trop de solutions</translation>
    </message>
    <message>
        <source>most often {moves}</source>
        <translation>le plus souvent {moves}</translation>
    </message>
    <message>
        <source>move number</source>
        <translation>numéro du coup</translation>
    </message>
    <message>
        <source>move {number}: another promotion, {move} ({value})</source>
        <translation>coup {number}&#xa0;: autre promotion, {move} ({value})</translation>
    </message>
    <message>
        <source>move {number}: {move} meets the claim too ({value}); whether inside the line or at its end is not known</source>
        <translation>coup {number}&#xa0;: {move} remplit aussi l’énoncé ({value})&#xa0;; on ne sait si c’est dans la variante ou à sa fin</translation>
    </message>
    <message>
        <source>move {number}: {move} meets the claim too ({value}); whether it only comes back to the line is not known</source>
        <translation>coup {number}&#xa0;: {move} remplit aussi l&apos;énoncé ({value})&#xa0;; on ne sait pas s&apos;il ne fait que revenir à la variante</translation>
    </message>
    <message>
        <source>moves, then is taken</source>
        <translation>joue, puis est prise</translation>
    </message>
    <message>
        <source>mutual zugzwang after move {moves}</source>
        <translation>zugzwang réciproque après le coup {moves}</translation>
    </message>
    <message>
        <source>needed</source>
        <translation>nécessaire</translation>
    </message>
    <message>
        <source>needed: he brings mates about by {defences}</source>
        <translation>nécessaire&#xa0;: elle amène des mats par {defences}</translation>
    </message>
    <message>
        <source>needed: he mates after {defences}</source>
        <translation>nécessaire&#xa0;: mate après {defences}</translation>
    </message>
    <message>
        <source>needed: makes the key</source>
        <translation>nécessaire&#xa0;: joue la clé</translation>
    </message>
    <message>
        <source>needed: without him a solution is lost</source>
        <translation>nécessaire&#xa0;: sans elle une solution se perd</translation>
    </message>
    <message>
        <source>needed: without him another mate after {defences}</source>
        <translation>nécessaire&#xa0;: sans elle un autre mat après {defences}</translation>
    </message>
    <message>
        <source>needed: without him it cannot be solved</source>
        <translation>nécessaire&#xa0;: sans elle, pas résoluble</translation>
    </message>
    <message>
        <source>needed: without him no defence {defences}</source>
        <translation>nécessaire&#xa0;: sans elle, pas de défense {defences}</translation>
    </message>
    <message>
        <source>needed: without him no game leads to the position</source>
        <translation>nécessaire&#xa0;: sans elle, aucune partie ne mène à la position</translation>
    </message>
    <message>
        <source>needed: without him no mate after {defences}</source>
        <translation>nécessaire&#xa0;: sans elle pas de mat après {defences}</translation>
    </message>
    <message>
        <source>needed: without him other play after {defences}</source>
        <translation>nécessaire&#xa0;: sans elle un autre jeu après {defences}</translation>
    </message>
    <message>
        <source>needed: without him set play is lost</source>
        <translation>nécessaire&#xa0;: sans elle, du jeu apparent se perd</translation>
    </message>
    <message>
        <source>needed: without him the key does not solve</source>
        <translation>nécessaire&#xa0;: sans elle la clé ne résout pas</translation>
    </message>
    <message>
        <source>needed: without him the threats change</source>
        <translation>nécessaire&#xa0;: sans elle, les menaces changent</translation>
    </message>
    <message>
        <source>needed: without him themes are lost</source>
        <translation>nécessaire&#xa0;: sans elle, des thèmes se perdent</translation>
    </message>
    <message>
        <source>neither Pieces nor Forsyth: the board is empty</source>
        <translation>ni Pieces ni Forsyth&#xa0;: l&apos;échiquier est vide</translation>
    </message>
    <message>
        <source>neither a theme nor a mate is wanted</source>
        <translation>ni thème ni mat ne sont voulus</translation>
    </message>
    <message>
        <source>nested deeper than {most} levels</source>
        <translation>emboîté à plus de {most} niveaux</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>neutre</translation>
    </message>
    <message>
        <source>never compared with Popeye: {pairs}</source>
        <translation>jamais comparées avec Popeye&#xa0;: {pairs}</translation>
    </message>
    <message>
        <source>new hole: {moves}</source>
        <translation>nouveau trou&#xa0;: {moves}</translation>
    </message>
    <message>
        <source>no JSON: {reason} in {place}</source>
        <translation>pas du JSON&#xa0;: {reason} à {place}</translation>
    </message>
    <message>
        <source>no author is named</source>
        <translation>aucun auteur n&apos;est nommé</translation>
    </message>
    <message>
        <source>no cell {cell} on the board of {game}</source>
        <translation>pas de case {cell} sur le tablier de {game}</translation>
    </message>
    <message>
        <source>no continuation</source>
        <translation>pas de continuation</translation>
    </message>
    <message>
        <source>no continuation after {moves}</source>
        <translation>pas de continuation après {moves}</translation>
    </message>
    <message>
        <source>no defences</source>
        <translation>pas de défense</translation>
    </message>
    <message>
        <source>no diagram was found in this message</source>
        <translation>aucun diagramme n’a été trouvé dans ce message</translation>
    </message>
    <message>
        <source>no dual left, {mates}</source>
        <translation>plus de dual, {mates}</translation>
    </message>
    <message>
        <source>no effective defences</source>
        <translation>pas de défense effective</translation>
    </message>
    <message>
        <source>no engine was found</source>
        <translation>aucun moteur n&apos;a été trouvé</translation>
    </message>
    <message>
        <source>no entry was given to the judges as {number}</source>
        <translation>aucun envoi n&apos;a été remis aux juges sous le numéro {number}</translation>
    </message>
    <message>
        <source>no first move is written</source>
        <translation>aucun premier coup n’est indiqué</translation>
    </message>
    <message>
        <source>no game is called {name}; there are {books}</source>
        <translation>aucun jeu ne s’appelle {name}&#xa0;; il y a {books}</translation>
    </message>
    <message>
        <source>no game leads to the diagram: {reason}</source>
        <translation>aucune partie ne mène au diagramme&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>no game leads to this position, so nothing is proved of its rights</source>
        <translation>aucune partie ne mène à cette position&#xa0;; rien n’est donc prouvé de ses droits</translation>
    </message>
    <message>
        <source>no goal of the game is named; there are {goals}</source>
        <translation>aucun but du jeu n’est nommé&#xa0;; il y a {goals}</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>aucune clé</translation>
    </message>
    <message>
        <source>no library is open</source>
        <translation>aucune bibliothèque n’est ouverte</translation>
    </message>
    <message>
        <source>no man has the letters {letters}</source>
        <translation>aucune pièce n’a les lettres {letters}</translation>
    </message>
    <message>
        <source>no man is called {name}</source>
        <translation>aucune pièce ne s’appelle {name}</translation>
    </message>
    <message>
        <source>no man stands on {place}</source>
        <translation>il n’y a pas de pièce en {place}</translation>
    </message>
    <message>
        <source>no man that never moved can stand on {squares}</source>
        <translation>aucune pièce qui n’a jamais joué ne peut être en {squares}</translation>
    </message>
    <message>
        <source>no man {man} in {game}</source>
        <translation>pas de pièce {man} en {game}</translation>
    </message>
    <message>
        <source>no mate</source>
        <translation>pas de mat</translation>
    </message>
    <message>
        <source>no mate after {moves}</source>
        <translation>pas de mat après {moves}</translation>
    </message>
    <message>
        <source>no move can be played from this diagram</source>
        <translation>aucun coup n’est jouable depuis ce diagramme</translation>
    </message>
    <message>
        <source>no order of moves leads there</source>
        <translation>aucun ordre des coups n&apos;y mène</translation>
    </message>
    <message>
        <source>no pawn can come to {square}</source>
        <translation>aucun pion ne peut venir en {square}</translation>
    </message>
    <message>
        <source>no play is called {name}</source>
        <translation>aucun genre de jeu ne s’appelle {name}</translation>
    </message>
    <message>
        <source>no player is called {name}; there are {players}</source>
        <translation>aucun joueur ne s’appelle {name}&#xa0;; il y a {players}</translation>
    </message>
    <message>
        <source>no port is free: {reason}</source>
        <translation>aucun port n’est libre&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>no problem</source>
        <translation>pas un problème</translation>
    </message>
    <message>
        <source>no rival left</source>
        <translation>plus de rival</translation>
    </message>
    <message>
        <source>no rule book is called {name}; there are {books}</source>
        <translation>aucun règlement ne s’appelle {name}&#xa0;; il y a {books}</translation>
    </message>
    <message>
        <source>no rules are called {words}</source>
        <translation>aucune règle ne s’appelle {words}</translation>
    </message>
    <message>
        <source>no scheduler answers at {address}</source>
        <translation>aucun ordonnanceur ne répond à {address}</translation>
    </message>
    <message>
        <source>no solution</source>
        <translation>insoluble</translation>
    </message>
    <message>
        <source>no solution belongs to the diagram itself</source>
        <translation>aucune solution n’appartient au diagramme lui-même</translation>
    </message>
    <message>
        <source>no stipulation is given: {claim} was taken, the result</source>
        <translation>aucun énoncé n&apos;est donné&#xa0;: {claim} a été pris, le résultat</translation>
    </message>
    <message>
        <source>no stipulation is given: {default} was taken</source>
        <translation>aucun énoncé n’est donné&#xa0;: {default} a été pris</translation>
    </message>
    <message>
        <source>no stipulation is given: {line} was taken, for so the line ends</source>
        <translation>aucun énoncé n’est donné&#xa0;: {line} a été pris, car la suite finit ainsi</translation>
    </message>
    <message>
        <source>no style: a number in it cannot be used</source>
        <translation>pas un style&#xa0;: un nombre qu’il contient ne peut servir</translation>
    </message>
    <message>
        <source>no style: too many brackets within brackets</source>
        <translation>pas un style&#xa0;: trop de parenthèses emboîtées</translation>
    </message>
    <message>
        <source>no such man</source>
        <translation>pas de telle pièce</translation>
    </message>
    <message>
        <source>no such square</source>
        <translation>pas de telle case</translation>
    </message>
    <message>
        <source>no tag FEN: a game from the array is no problem</source>
        <translation>pas d’étiquette FEN&#xa0;: une partie depuis la position initiale n’est pas un problème</translation>
    </message>
    <message>
        <source>no task is given</source>
        <translation>aucun énoncé n’est donné</translation>
    </message>
    <message>
        <source>no task is given; write what is asked, such as #2</source>
        <translation>aucun énoncé n’est donné&#xa0;; écrivez ce qui est demandé, par exemple #2</translation>
    </message>
    <message>
        <source>no try</source>
        <translation>pas d’essai</translation>
    </message>
    <message>
        <source>no window of the studio is open</source>
        <translation>aucune fenêtre de l’atelier n’est ouverte</translation>
    </message>
    <message>
        <source>no {man} can come to {square}</source>
        <translation>ne peut venir en {square}&#xa0;: {man}</translation>
    </message>
    <message>
        <source>nobody of the core can play {move}, which is wanted</source>
        <translation>personne du noyau ne peut jouer {move}, qui est voulu</translation>
    </message>
    <message>
        <source>not CSV: {wrong}</source>
        <translation>pas du CSV&#xa0;: {wrong}</translation>
    </message>
    <message>
        <source>not YAML: {problem}</source>
        <translation>pas du YAML&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>not YAML: {reason}</source>
        <translation>pas du YAML&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>not a text file: it has a zero byte here</source>
        <translation>pas un fichier de texte&#xa0;: il a ici un octet nul</translation>
    </message>
    <message>
        <source>not a text file: it has a zero here</source>
        <translation>pas un fichier de texte&#xa0;: il a ici un zéro</translation>
    </message>
    <message>
        <source>not all men can have come where they stand, or where they were captured, while the pawns went the only ways that they can have gone ({squares})</source>
        <translation>pendant que les pions suivaient les seuls chemins possibles, toutes les pièces n’ont pas pu venir là où elles sont ou là où elles ont été prises ({squares})</translation>
    </message>
    <message>
        <source>not certain</source>
        <translation>non certain</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>non décidé</translation>
    </message>
    <message>
        <source>not decided: {doubt}</source>
        <translation>non décidé&#xa0;: {doubt}</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>non terminé</translation>
    </message>
    <message>
        <source>not finished, so far {keys}</source>
        <translation>non terminé, {keys} jusqu’ici</translation>
    </message>
    <message>
        <source>not finished, so far {solutions}</source>
        <translation>non terminé, {solutions} jusqu’ici</translation>
    </message>
    <message numerus="yes">
        <source>not finished: {count} moves of White looked at</source>
        <translation>
            <numerusform>pas fini&#xa0;: {count} coup blanc examiné</numerusform>
            <numerusform>pas fini&#xa0;: {count} coups blancs examinés</numerusform>
        </translation>
    </message>
    <message>
        <source>not kept in {form}: {parts}</source>
        <translation>non gardés dans {form}&#xa0;: {parts}</translation>
    </message>
    <message>
        <source>not known: one position was looked at</source>
        <translation>on ne sait pas&#xa0;: une position a été examinée</translation>
    </message>
    <message>
        <source>not met yet: {tried} of {all} placements judged; {killer}</source>
        <translation>pas encore satisfait&#xa0;: {tried} placements examinés sur {all}&#xa0;; {killer}</translation>
    </message>
    <message>
        <source>not met: no position was found to begin with</source>
        <translation>non satisfait&#xa0;: aucune position de départ n’a été trouvée</translation>
    </message>
    <message>
        <source>not met: one geometry of {all}, {tried} positions judged; {killer}</source>
        <translation>non satisfait&#xa0;: une géométrie sur {all}, {tried} positions examinées&#xa0;; {killer}</translation>
    </message>
    <message>
        <source>not met: {tried} positions judged; {killer}</source>
        <translation>non satisfait&#xa0;: {tried} positions examinées&#xa0;; {killer}</translation>
    </message>
    <message>
        <source>not proved here: {reason}</source>
        <translation>non prouvé ici&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>not proved here: {reason}; the page Study audits the line</source>
        <translation>non prouvé ici&#xa0;: {reason}&#xa0;; la page Étude examine la variante</translation>
    </message>
    <message>
        <source>not proved: instead of {move} the last move may have been {others}</source>
        <translation>non prouvé&#xa0;: au lieu de {move} le dernier coup a pu être {others}</translation>
    </message>
    <message>
        <source>not proved: {move} need not have been the last move</source>
        <translation>non prouvé&#xa0;: {move} n’a pas forcément été le dernier coup</translation>
    </message>
    <message>
        <source>not solved: by these conditions together a position has too many moves</source>
        <translation>non résolu&#xa0;: avec ces conditions ensemble, une position a trop de coups</translation>
    </message>
    <message>
        <source>not solved: {wrong}</source>
        <translation>non résolu&#xa0;: {wrong}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>nothing beside</source>
        <translation>rien d’autre</translation>
    </message>
    <message>
        <source>nothing comes after the key of {sign}</source>
        <translation>rien ne vient après la clé de {sign}</translation>
    </message>
    <message>
        <source>nothing disproves it, if each man of fairy chess is a promoted pawn; only pawns, officers and numbers were looked at</source>
        <translation>rien ne le réfute, si chaque pièce féerique est un pion promu&#xa0;; seuls les pions, les figures et les nombres ont été examinés</translation>
    </message>
    <message>
        <source>nothing disproves it, if the men of fairy chess stood in the array; only pawns, officers and numbers were looked at</source>
        <translation>rien ne le réfute, si les pièces féeriques étaient dans la position initiale&#xa0;; seuls les pions, les figures et les nombres ont été examinés</translation>
    </message>
    <message>
        <source>nothing is known of what {theme} needs: it has no grammar</source>
        <translation>on ne sait pas ce qu&apos;exige {theme}&#xa0;: il n&apos;a pas de grammaire</translation>
    </message>
    <message>
        <source>nothing may vary: name at least one man or square</source>
        <translation>rien ne peut varier&#xa0;: nommez au moins une pièce ou une case</translation>
    </message>
    <message>
        <source>nothing that is done here</source>
        <translation>rien qui se fasse ici</translation>
    </message>
    <message>
        <source>nothing was printed</source>
        <translation>rien n’a été imprimé</translation>
    </message>
    <message>
        <source>number, apart from the source</source>
        <translation>numéro, distinct de la source</translation>
    </message>
    <message>
        <source>on board A</source>
        <translation>sur l&apos;échiquier A</translation>
    </message>
    <message>
        <source>on board B</source>
        <translation>sur l&apos;échiquier B</translation>
    </message>
    <message>
        <source>one defence</source>
        <translation>une défense</translation>
    </message>
    <message>
        <source>one defence has a dual</source>
        <translation>une défense a un dual</translation>
    </message>
    <message>
        <source>one dual in the end, from move {number} on</source>
        <translation>un dual à la fin, à partir du coup {number}</translation>
    </message>
    <message>
        <source>one dual is minor by the composer&apos;s word</source>
        <translation>un dual est mineur selon l’auteur</translation>
    </message>
    <message>
        <source>one dual left</source>
        <translation>un dual reste</translation>
    </message>
    <message>
        <source>one effective defence</source>
        <translation>une défense effective</translation>
    </message>
    <message>
        <source>one found</source>
        <translation>un trouvé</translation>
    </message>
    <message>
        <source>one game</source>
        <translation>une partie</translation>
    </message>
    <message>
        <source>one game of {length} leads here</source>
        <translation>une partie de {length} mène ici</translation>
    </message>
    <message>
        <source>one game of {moves}</source>
        <translation>une partie de {moves}</translation>
    </message>
    <message>
        <source>one half-move</source>
        <translation>un demi-coup</translation>
    </message>
    <message>
        <source>one key</source>
        <translation>une clé</translation>
    </message>
    <message>
        <source>one key so far</source>
        <translation>une clé jusqu’ici</translation>
    </message>
    <message>
        <source>one line</source>
        <translation>une suite</translation>
    </message>
    <message>
        <source>one line so far</source>
        <translation>une suite jusqu’ici</translation>
    </message>
    <message>
        <source>one man in the same place</source>
        <translation>une pièce au même endroit</translation>
    </message>
    <message>
        <source>one man must be promoted</source>
        <translation>une pièce est forcément promue</translation>
    </message>
    <message>
        <source>one mate in common</source>
        <translation>un mat en commun</translation>
    </message>
    <message>
        <source>one more problem is left out</source>
        <translation>un autre problème est laissé de côté</translation>
    </message>
    <message>
        <source>one move</source>
        <translation>un coup</translation>
    </message>
    <message>
        <source>one move may lead here</source>
        <translation>un coup peut mener ici</translation>
    </message>
    <message>
        <source>one of them is no PEM file, or the key belongs to another</source>
        <translation>l’un d’eux n’est pas un fichier PEM, ou la clé appartient à un autre</translation>
    </message>
    <message>
        <source>one other move only comes back to the line</source>
        <translation>un autre coup ne fait que revenir à la variante</translation>
    </message>
    <message>
        <source>one problem of another game is left out: only .jsonl has a form for it</source>
        <translation>un problème d’un autre jeu est laissé de côté&#xa0;: seul .jsonl a une forme pour lui</translation>
    </message>
    <message>
        <source>one refutation</source>
        <translation>une réfutation</translation>
    </message>
    <message>
        <source>one rival left</source>
        <translation>un rival reste</translation>
    </message>
    <message>
        <source>one set variation in common</source>
        <translation>une variante du jeu apparent en commun</translation>
    </message>
    <message>
        <source>one single move</source>
        <translation>un coup simple</translation>
    </message>
    <message>
        <source>one solution</source>
        <translation>une solution</translation>
    </message>
    <message>
        <source>one solution in common</source>
        <translation>une solution en commun</translation>
    </message>
    <message>
        <source>one stake</source>
        <translation>une mise</translation>
    </message>
    <message>
        <source>one theme gained</source>
        <translation>un thème gagné</translation>
    </message>
    <message>
        <source>one theme lost</source>
        <translation>un thème perdu</translation>
    </message>
    <message>
        <source>one threat</source>
        <translation>une menace</translation>
    </message>
    <message>
        <source>one threat: {moves}</source>
        <translation>une menace&#xa0;: {moves}</translation>
    </message>
    <message>
        <source>one try</source>
        <translation>un essai</translation>
    </message>
    <message>
        <source>one try in common</source>
        <translation>un essai en commun</translation>
    </message>
    <message>
        <source>one turn is enough</source>
        <translation>un coup suffit</translation>
    </message>
    <message>
        <source>one variation in common</source>
        <translation>une variante en commun</translation>
    </message>
    <message>
        <source>one with a dual</source>
        <translation>une avec un dual</translation>
    </message>
    <message>
        <source>one with several replies</source>
        <translation>une avec plusieurs réponses</translation>
    </message>
    <message>
        <source>only diagrams of orthodox chess are judged</source>
        <translation>seuls les diagrammes d’échecs orthodoxes sont jugés</translation>
    </message>
    <message>
        <source>only direct and help play and series have an exact length, got {sign}</source>
        <translation>seuls le jeu direct, le jeu aidé et les séries ont une longueur exacte, et non {sign}</translation>
    </message>
    <message>
        <source>only help play has half moves, got {sign}</source>
        <translation>seul le jeu aidé a des demi-coups, et non {sign}</translation>
    </message>
    <message>
        <source>only hops on a queen&apos;s or a nightrider&apos;s lines turn aside</source>
        <translation>seuls les sauts sur les lignes d’une dame ou d’un noctambule bifurquent</translation>
    </message>
    <message>
        <source>only stops a dual after {defences}</source>
        <translation>n’empêche qu’un dual après {defences}</translation>
    </message>
    <message>
        <source>only stops cooks that begin with {moves}</source>
        <translation>n’empêche que des démolitions qui commencent par {moves}</translation>
    </message>
    <message>
        <source>only stops the cook {moves}</source>
        <translation>n’empêche que la démolition {moves}</translation>
    </message>
    <message>
        <source>only the compiled part of the program can tell, and it was not built here; install the program again where there is a C compiler</source>
        <translation>seule la partie compilée du programme peut le dire, et elle n’a pas été construite ici&#xa0;; réinstallez le programme là où il y a un compilateur C</translation>
    </message>
    <message>
        <source>only the compiled part of the program solves this, and it was not built here; install the program again where there is a C compiler</source>
        <translation>seule la partie compilée du programme résout cela, et elle n’a pas été construite ici&#xa0;; réinstallez le programme là où il y a un compilateur C</translation>
    </message>
    <message>
        <source>only the first {most} problems were read</source>
        <translation>seuls les {most} premiers problèmes ont été lus</translation>
    </message>
    <message>
        <source>only this</source>
        <translation>seul coup</translation>
    </message>
    <message>
        <source>opens a line to {square}</source>
        <translation>ouvre une ligne vers {square}</translation>
    </message>
    <message>
        <source>options of printing</source>
        <translation>options d’impression</translation>
    </message>
    <message>
        <source>order: expected near or random, got {order}</source>
        <translation>order&#xa0;: near ou random attendu, et non {order}</translation>
    </message>
    <message>
        <source>other conditions</source>
        <translation>d&apos;autres conditions</translation>
    </message>
    <message>
        <source>other games than chess are opened at the desk</source>
        <translation>les jeux autres que les échecs s’ouvrent sur l’ordinateur</translation>
    </message>
    <message>
        <source>other shape</source>
        <translation>autre forme</translation>
    </message>
    <message>
        <source>other shape, {solutions}</source>
        <translation>autre forme, {solutions}</translation>
    </message>
    <message>
        <source>other solutions</source>
        <translation>autres solutions</translation>
    </message>
    <message>
        <source>other threat: {move}</source>
        <translation>autre menace&#xa0;: {move}</translation>
    </message>
    <message>
        <source>out of play</source>
        <translation>hors jeu</translation>
    </message>
    <message>
        <source>paralysing</source>
        <translation>paralysante</translation>
    </message>
    <message>
        <source>patrolling</source>
        <translation>patrouille</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>pion</translation>
    </message>
    <message>
        <source>pinned, {unit} would be freed and parry</source>
        <translation>sans son clouage, {unit} parerait</translation>
    </message>
    <message>
        <source>pins</source>
        <translation>clouages</translation>
    </message>
    <message>
        <source>pins in the mate</source>
        <translation>cloue dans le mat</translation>
    </message>
    <message>
        <source>pins the unit on {square}</source>
        <translation>cloue la pièce {square}</translation>
    </message>
    <message>
        <source>play of the threats</source>
        <translation>jeu des menaces</translation>
    </message>
    <message>
        <source>point {point}: men of both sides</source>
        <translation>flèche {point}&#xa0;: pions des deux camps</translation>
    </message>
    <message>
        <source>point {point}: men of two players</source>
        <translation>flèche {point}&#xa0;: pions de deux joueurs</translation>
    </message>
    <message>
        <source>printed solution</source>
        <translation>solution imprimée</translation>
    </message>
    <message>
        <source>problem {number}</source>
        <translation>problème {number}</translation>
    </message>
    <message>
        <source>problem {number} cannot be read: {wrong}</source>
        <translation>le problème {number} ne peut pas être lu&#xa0;: {wrong}</translation>
    </message>
    <message>
        <source>problem {place} is left out: {reason}</source>
        <translation>le problème {place} est laissé de côté&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>promoted force</source>
        <translation>pièce promue</translation>
    </message>
    <message>
        <source>promoted men</source>
        <translation>pièces promues</translation>
    </message>
    <message>
        <source>promotes</source>
        <translation>se promeut</translation>
    </message>
    <message>
        <source>promotions</source>
        <translation>promotions</translation>
    </message>
    <message>
        <source>proof games are of orthodox chess only</source>
        <translation>les parties justificatives ne sont que des échecs orthodoxes</translation>
    </message>
    <message>
        <source>proof games cannot be searched; play such as #2 or h#2 can</source>
        <translation>les parties justificatives ne peuvent être recherchées&#xa0;; un jeu tel que #2 ou h#2 le peut</translation>
    </message>
    <message>
        <source>proof games in which a side moves men of the other are not solved</source>
        <translation>les parties justificatives où un camp joue des pièces de l’autre ne sont pas résolues</translation>
    </message>
    <message>
        <source>proof games, and they only, lead to the diagram</source>
        <translation>les parties justificatives, et elles seules, mènent au diagramme</translation>
    </message>
    <message>
        <source>protean</source>
        <translation>protéenne</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>reciprocal</source>
        <translation>réciproque</translation>
    </message>
    <message>
        <source>references (&amp; and *) are not read</source>
        <translation>les références (&amp; et *) ne sont pas lues</translation>
    </message>
    <message>
        <source>reflected in a diagonal</source>
        <translation>reflété sur une diagonale</translation>
    </message>
    <message>
        <source>reflected left to right</source>
        <translation>reflété de gauche à droite</translation>
    </message>
    <message>
        <source>reflected top to bottom</source>
        <translation>reflété de haut en bas</translation>
    </message>
    <message>
        <source>refutes {move}</source>
        <translation>réfute {move}</translation>
    </message>
    <message>
        <source>rights that nobody has decided were tried one by one: they are too many to be tried together</source>
        <translation>les droits non tranchés ont été essayés un par un&#xa0;: ils sont trop nombreux pour être essayés ensemble</translation>
    </message>
    <message>
        <source>rights where a proof game begins</source>
        <translation>droits au début d’une partie justificative</translation>
    </message>
    <message>
        <source>rights where a proof game ends</source>
        <translation>droits à la fin d’une partie justificative</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>tour</translation>
    </message>
    <message>
        <source>round trips</source>
        <translation>circuits</translation>
    </message>
    <message>
        <source>round {name} has no problems</source>
        <translation>la ronde {name} n’a pas de problèmes</translation>
    </message>
    <message>
        <source>royal</source>
        <translation>royal</translation>
    </message>
    <message>
        <source>rules: expected a list of conditions</source>
        <translation>règles&#xa0;: une liste de conditions était attendue</translation>
    </message>
    <message>
        <source>rules: expected an object</source>
        <translation>règles&#xa0;: un objet était attendu</translation>
    </message>
    <message>
        <source>rules: expected an object of options</source>
        <translation>règles&#xa0;: un objet d’options était attendu</translation>
    </message>
    <message>
        <source>rules: expected conditions as texts</source>
        <translation>règles&#xa0;: des conditions étaient attendues en texte</translation>
    </message>
    <message>
        <source>rules: expected the name of a book and its version</source>
        <translation>règles&#xa0;: le nom d’un règlement et sa version étaient attendus</translation>
    </message>
    <message>
        <source>rules: {option} has no value</source>
        <translation>règles&#xa0;: {option} n’a pas de valeur</translation>
    </message>
    <message>
        <source>same key</source>
        <translation>même clé</translation>
    </message>
    <message>
        <source>same key and themes</source>
        <translation>mêmes clé et thèmes</translation>
    </message>
    <message>
        <source>same solutions</source>
        <translation>mêmes solutions</translation>
    </message>
    <message>
        <source>schemes are worked with orthodox men only</source>
        <translation>les schémas ne se travaillent qu’avec des pièces orthodoxes</translation>
    </message>
    <message>
        <source>score, {player}: expected 0 to {most}</source>
        <translation>score, {player}&#xa0;: de 0 à {most} attendu</translation>
    </message>
    <message>
        <source>score: {game} counts nothing beside men</source>
        <translation>score&#xa0;: {game} ne compte rien hors des pions</translation>
    </message>
    <message>
        <source>second best: {chance}</source>
        <translation>deuxième meilleur coup&#xa0;: {chance}</translation>
    </message>
    <message>
        <source>second solution</source>
        <translation>deuxième solution</translation>
    </message>
    <message>
        <source>second solution: {move} ({value})</source>
        <translation>seconde solution&#xa0;: {move} ({value})</translation>
    </message>
    <message>
        <source>seconds: expected 0 to {most}, got {seconds}</source>
        <translation>seconds&#xa0;: de 0 à {most} attendu, et non {seconds}</translation>
    </message>
    <message>
        <source>section {section} has no entries</source>
        <translation>la section {section} n&apos;a pas d&apos;envois</translation>
    </message>
    <message>
        <source>section {section}: of several judges&apos; opinions the last word is missing</source>
        <translation>section {section}&#xa0;: les avis de plusieurs juges attendent le dernier mot</translation>
    </message>
    <message>
        <source>self-block</source>
        <translation>autoblocage</translation>
    </message>
    <message>
        <source>self-pin</source>
        <translation>auto-clouage</translation>
    </message>
    <message>
        <source>series play has no half moves, got {sign}</source>
        <translation>le jeu de série n’a pas de demi-coups, et non {sign}</translation>
    </message>
    <message>
        <source>set continuations {number} of {defences}</source>
        <translation>continuations apparentes {number} sur {defences}</translation>
    </message>
    <message>
        <source>set mates {number} of {defences}</source>
        <translation>mats apparents {number} sur {defences}</translation>
    </message>
    <message>
        <source>set play</source>
        <translation>jeu apparent</translation>
    </message>
    <message>
        <source>set play is complete</source>
        <translation>jeu apparent complet</translation>
    </message>
    <message>
        <source>set play not finished</source>
        <translation>jeu apparent non terminé</translation>
    </message>
    <message>
        <source>set play was not looked for</source>
        <translation>le jeu apparent n’a pas été cherché</translation>
    </message>
    <message>
        <source>several changes at once</source>
        <translation>plusieurs changements à la fois</translation>
    </message>
    <message>
        <source>sheets of this problem are marked by hand</source>
        <translation>les feuilles de ce problème sont notées à la main</translation>
    </message>
    <message>
        <source>shifted one file to the left</source>
        <translation>décalé d’une colonne à gauche</translation>
    </message>
    <message>
        <source>shifted one file to the right</source>
        <translation>décalé d’une colonne à droite</translation>
    </message>
    <message>
        <source>shifted one rank down</source>
        <translation>décalé d’une rangée vers le bas</translation>
    </message>
    <message>
        <source>shifted one rank up</source>
        <translation>décalé d’une rangée vers le haut</translation>
    </message>
    <message>
        <source>short</source>
        <translation>solution courte</translation>
    </message>
    <message>
        <source>short, {solutions}</source>
        <translation>solution courte, {solutions}</translation>
    </message>
    <message>
        <source>short: {keys}</source>
        <translation>solution courte&#xa0;: {keys}</translation>
    </message>
    <message>
        <source>shuts the line of {unit}</source>
        <translation>ferme la ligne de {unit}</translation>
    </message>
    <message>
        <source>shuts the line of {unit}, leaves {flight}</source>
        <translation>ferme la ligne de {unit}, laisse {flight}</translation>
    </message>
    <message>
        <source>sideline {line}: {fault}</source>
        <translation>variante secondaire {line}&#xa0;: {fault}</translation>
    </message>
    <message>
        <source>so far {keys}</source>
        <translation>{keys} jusqu’ici</translation>
    </message>
    <message>
        <source>not finished: one move of White looked at</source>
        <translation>pas fini&#xa0;: un coup blanc examiné</translation>
    </message>
    <message>
        <source>no study lies on the board</source>
        <translation>aucune étude n’est sur l’échiquier</translation>
    </message>
    <message>
        <source>nodes: {fault}</source>
        <translation>nodes : {fault}</translation>
    </message>
    <message>
        <source>not proved: of the one move of White an engine tells what it sees</source>
        <translation>non prouvé&#xa0;: de l’unique coup blanc examiné un moteur dit ce qu’il voit</translation>
    </message>
    <message>
        <source>of studies a first move and only moves can be demanded, no themes or figures</source>
        <translation>des études on peut exiger un premier coup et des coups uniques, ni thèmes ni chiffres</translation>
    </message>
    <message>
        <source>of the tables of {men} men one is missing: {name}</source>
        <translation>il manque une des tables de {men} pièces : {name}</translation>
    </message>
    <message>
        <source>one file is damaged: {name}</source>
        <translation>un fichier est endommagé : {name}</translation>
    </message>
    <message>
        <source>one position of the line in common</source>
        <translation>une position de la ligne en commun</translation>
    </message>
    <message>
        <source>only moves and an engine are asked of studies (+ and =)</source>
        <translation>les coups uniques et un moteur se demandent des études (+ et =)</translation>
    </message>
    <message>
        <source>only: expected at most {most} moves</source>
        <translation>only : au plus {most} coups attendus</translation>
    </message>
    <message>
        <source>open: one move of White, and it is not proved to be the only one</source>
        <translation>ouvert&#xa0;: un coup blanc, et il n’est pas prouvé qu’il soit le seul</translation>
    </message>
    <message>
        <source>open: one move of White, and it is proved to be the only one</source>
        <translation>ouvert&#xa0;: un coup blanc, et il est prouvé qu’il est le seul</translation>
    </message>
    <message>
        <source>problems with twins are searched at the desk</source>
        <translation>les problèmes à jumeaux se cherchent sur l’ordinateur</translation>
    </message>
    <message>
        <source>sidelines that are not thematic: one move of White, and it is not proved to be the only one</source>
        <translation>variantes secondaires non thématiques&#xa0;: un coup blanc, et il n’est pas prouvé qu’il soit le seul</translation>
    </message>
    <message>
        <source>sidelines that are not thematic: one move of White, and it is proved to be the only one</source>
        <translation>variantes secondaires non thématiques&#xa0;: un coup blanc, et il est prouvé qu’il est le seul</translation>
    </message>
    <message>
        <source>solution {number}: {men}</source>
        <translation>solution {number}&#xa0;: {men}</translation>
    </message>
    <message>
        <source>solutions that stay: {kept} of {number}</source>
        <translation>solutions qui restent&#xa0;: {kept} sur {number}</translation>
    </message>
    <message>
        <source>some play is left out: it is too much for this page</source>
        <translation>une partie du jeu est omise&#xa0;: c’est trop pour cette page</translation>
    </message>
    <message>
        <source>some throw hits: {chance}</source>
        <translation>un jet frappe&#xa0;: {chance}</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>correct</translation>
    </message>
    <message>
        <source>sound by {move}</source>
        <translation>correct par {move}</translation>
    </message>
    <message>
        <source>sound, {solutions}</source>
        <translation>correct, {solutions}</translation>
    </message>
    <message>
        <source>sound: {keys}!</source>
        <translation>correct&#xa0;: {keys}!</translation>
    </message>
    <message>
        <source>source</source>
        <translation>source</translation>
    </message>
    <message>
        <source>stalemate</source>
        <translation>pat</translation>
    </message>
    <message>
        <source>star</source>
        <translation>étoile</translation>
    </message>
    <message>
        <source>statement of soundness and own remarks</source>
        <translation>mention de correction et remarques personnelles</translation>
    </message>
    <message>
        <source>stipulation {stipulation}: kept in words and not solved</source>
        <translation>énoncé {stipulation}&#xa0;: gardé en mots et non résolu</translation>
    </message>
    <message>
        <source>stipulation {words}: was not quoted as YAML asks</source>
        <translation>énoncé {words}&#xa0;: n’était pas entre guillemets comme YAML le demande</translation>
    </message>
    <message>
        <source>stipulation: {wrong}</source>
        <translation>énoncé&#xa0;: {wrong}</translation>
    </message>
    <message>
        <source>studies are searched at the desk</source>
        <translation>les études se cherchent sur l’ordinateur</translation>
    </message>
    <message>
        <source>studies are searched by the rules of today&apos;s chess only</source>
        <translation>les études ne se cherchent que selon les règles du jeu d&apos;aujourd&apos;hui</translation>
    </message>
    <message>
        <source>such files are not made here</source>
        <translation>de tels fichiers ne se font pas ici</translation>
    </message>
    <message>
        <source>switchbacks</source>
        <translation>switchbacks</translation>
    </message>
    <message>
        <source>symmetrical play</source>
        <translation>jeu symétrique</translation>
    </message>
    <message>
        <source>tables of endings have at most {count} men</source>
        <translation>les tables de finales ont au plus {count} pièces</translation>
    </message>
    <message>
        <source>tables of endings have legal positions only</source>
        <translation>les tables de finales n&apos;ont que des positions légales</translation>
    </message>
    <message>
        <source>tables of endings have orthodox men only</source>
        <translation>les tables de finales n&apos;ont que des pièces orthodoxes</translation>
    </message>
    <message>
        <source>tables of endings know no castling</source>
        <translation>les tables de finales ne connaissent pas le roque</translation>
    </message>
    <message>
        <source>tables of endings need the compiled part of the program</source>
        <translation>les tables de finales ont besoin de la partie compilée du programme</translation>
    </message>
    <message>
        <source>tables of the diagram would have more than {count} positions ({size} GB); at most {most} are made</source>
        <translation>les tables du diagramme auraient plus de {count} positions ({size} Go)&#xa0;; on en fait {most} au plus</translation>
    </message>
    <message>
        <source>tables of the diagram would have {count} positions ({size} GB); at most {most} are made</source>
        <translation>les tables du diagramme auraient {count} positions ({size} Go)&#xa0;; on en fait {most} au plus</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>prise</translation>
    </message>
    <message>
        <source>taken by the last move</source>
        <translation>prise au dernier coup</translation>
    </message>
    <message>
        <source>taken where it stands</source>
        <translation>prise sur place</translation>
    </message>
    <message>
        <source>takes back</source>
        <translation>reprend</translation>
    </message>
    <message>
        <source>takes {man}</source>
        <translation>prend {man}</translation>
    </message>
    <message>
        <source>takes, then is taken</source>
        <translation>prend, puis est prise</translation>
    </message>
    <message>
        <source>tasks</source>
        <translation>records</translation>
    </message>
    <message>
        <source>tasks and geometry</source>
        <translation>tasks et géométrie</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texte</translation>
    </message>
    <message>
        <source>that a proof game is the shortest</source>
        <translation>qu’une partie justificative est la plus courte</translation>
    </message>
    <message>
        <source>the [ at character {place} of {text} is not closed</source>
        <translation>le [ au caractère {place} de {text} n’est pas fermé</translation>
    </message>
    <message>
        <source>the ] at character {place} of {text} closes nothing</source>
        <translation>le ] au caractère {place} de {text} ne ferme rien</translation>
    </message>
    <message>
        <source>the actual play</source>
        <translation>le jeu réel</translation>
    </message>
    <message>
        <source>the box has more messages: the rest was not read</source>
        <translation>la boîte contient d’autres messages&#xa0;: le reste n’a pas été lu</translation>
    </message>
    <message>
        <source>the certificates cannot be used: {reason}</source>
        <translation>les certificats ne peuvent servir&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>the change {place} is not understood</source>
        <translation>la modification {place} n’est pas comprise</translation>
    </message>
    <message>
        <source>the changed answer to a check</source>
        <translation>la réponse changée à un échec</translation>
    </message>
    <message>
        <source>the checks that the key allows</source>
        <translation>les échecs que la clé permet</translation>
    </message>
    <message>
        <source>the claim is not met in the diagram: {value}</source>
        <translation>dans le diagramme, l&apos;énoncé n&apos;est pas satisfait&#xa0;: {value}</translation>
    </message>
    <message>
        <source>the compiled solver, which this needs, was not built</source>
        <translation>le solveur compilé, nécessaire ici, n&apos;a pas été construit</translation>
    </message>
    <message>
        <source>the conditions are not understood: {words}</source>
        <translation>les conditions ne sont pas comprises&#xa0;: {words}</translation>
    </message>
    <message>
        <source>the core and the kings that it lacks are {men} men, more than the {most} that are allowed</source>
        <translation>le noyau et les rois qui lui manquent font {men} pièces, plus que les {most} permises</translation>
    </message>
    <message>
        <source>the core has more men than a side can have</source>
        <translation>le noyau a plus de pièces qu&apos;un camp ne peut en avoir</translation>
    </message>
    <message>
        <source>the core has {men} men, more than the {most} that are allowed</source>
        <translation>le noyau a {men} pièces, plus que les {most} permises</translation>
    </message>
    <message>
        <source>the cross of flights</source>
        <translation>la croix de fuites</translation>
    </message>
    <message>
        <source>the diagram is not whole</source>
        <translation>le diagramme n’est pas entier</translation>
    </message>
    <message>
        <source>the diagram was changed since it was written: not read</source>
        <translation>le diagramme a été modifié depuis qu’il a été écrit&#xa0;: non lu</translation>
    </message>
    <message>
        <source>the disk can only be read</source>
        <translation>le disque ne peut qu’être lu</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>the file cannot be read: {reason}</source>
        <translation>le fichier ne peut être lu&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>the file cannot be written: {reason}</source>
        <translation>le fichier ne peut être écrit&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>the file exists already</source>
        <translation>le fichier existe déjà</translation>
    </message>
    <message>
        <source>the file has {size} bytes; files of up to {most} bytes are read</source>
        <translation>le fichier a {size} octets&#xa0;; on lit des fichiers jusqu’à {most} octets</translation>
    </message>
    <message>
        <source>the file holds no problem</source>
        <translation>le fichier ne contient aucun problème</translation>
    </message>
    <message>
        <source>the file holds no problem; {expected}</source>
        <translation>le fichier ne contient aucun problème&#xa0;; {expected}</translation>
    </message>
    <message>
        <source>the file is UTF-16, not UTF-8, and was read as such</source>
        <translation>le fichier est en UTF-16, non en UTF-8, et a été lu comme tel</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>le fichier est vide</translation>
    </message>
    <message>
        <source>the file is longer than {most} bytes</source>
        <translation>le fichier dépasse {most} octets</translation>
    </message>
    <message>
        <source>the file is not UTF-8; it was read as {encoding}, by its looks</source>
        <translation>le fichier n’est pas en UTF-8&#xa0;; il a été lu en {encoding}, d’après son aspect</translation>
    </message>
    <message>
        <source>the file is not all UTF-8; a mark stands for what is not</source>
        <translation>le fichier n’est pas entièrement en UTF-8&#xa0;; une marque remplace ce qui ne l’est pas</translation>
    </message>
    <message>
        <source>the flights that the key gives</source>
        <translation>les fuites que la clé donne</translation>
    </message>
    <message>
        <source>the folder does not exist</source>
        <translation>le dossier n’existe pas</translation>
    </message>
    <message>
        <source>the game book has no page {name}</source>
        <translation>le livre des jeux n’a pas de page {name}</translation>
    </message>
    <message>
        <source>the game has ended: no move is left</source>
        <translation>la partie est finie&#xa0;: il ne reste aucun coup</translation>
    </message>
    <message>
        <source>the game has no such man ({squares})</source>
        <translation>le jeu n’a pas de telle pièce ({squares})</translation>
    </message>
    <message>
        <source>the key stays</source>
        <translation>la clé reste</translation>
    </message>
    <message>
        <source>the king</source>
        <translation>le roi</translation>
    </message>
    <message>
        <source>the king on {square} can be captured at the start</source>
        <translation>le roi en {square} peut être pris au départ</translation>
    </message>
    <message>
        <source>the kings stand side by side</source>
        <translation>les rois sont côte à côte</translation>
    </message>
    <message>
        <source>the kings stand side by side ({squares})</source>
        <translation>les rois sont côte à côte ({squares})</translation>
    </message>
    <message>
        <source>the last move was not {move}</source>
        <translation>le dernier coup n’a pas été {move}</translation>
    </message>
    <message>
        <source>the last move was {move}</source>
        <translation>le dernier coup a été {move}</translation>
    </message>
    <message>
        <source>the letter is longer than {most} characters: the rest was not read</source>
        <translation>la lettre dépasse {most} caractères&#xa0;: le reste n’a pas été lu</translation>
    </message>
    <message>
        <source>the letters of the men are not those of the sides</source>
        <translation>les lettres des pièces ne sont pas celles des camps</translation>
    </message>
    <message>
        <source>the letters {code} are those of {owner}</source>
        <translation>les lettres {code} sont celles de&#xa0;: {owner}</translation>
    </message>
    <message>
        <source>the line ends in the same position</source>
        <translation>la ligne finit dans la même position</translation>
    </message>
    <message>
        <source>the line fails at move {number}: {move} is answered by {reply} ({value})</source>
        <translation>la variante échoue au coup {number}&#xa0;: à {move} répond {reply} ({value})</translation>
    </message>
    <message>
        <source>the line fails at move {number}: {move} leads to: {value}</source>
        <translation>la variante échoue au coup {number}&#xa0;: {move} mène à&#xa0;: {value}</translation>
    </message>
    <message>
        <source>the line has no move of White</source>
        <translation>la variante n&apos;a pas de coup blanc</translation>
    </message>
    <message>
        <source>the line is too long</source>
        <translation>la ligne est trop longue</translation>
    </message>
    <message>
        <source>the line to {move} ends in {end}</source>
        <translation>la ligne jusqu’à {move} finit par : {end}</translation>
    </message>
    <message>
        <source>the list goes on with {word}, which is not understood</source>
        <translation>la liste continue par {word}, qui n’est pas compris</translation>
    </message>
    <message>
        <source>the main line ends in {end}</source>
        <translation>la ligne principale finit par : {end}</translation>
    </message>
    <message>
        <source>the man has no moves yet</source>
        <translation>la pièce n’a pas encore de coups</translation>
    </message>
    <message>
        <source>the man moves in more ways than can be solved with</source>
        <translation>la pièce se déplace de plus de façons qu’on ne peut en résoudre</translation>
    </message>
    <message>
        <source>the man needs a name of 1 to {most} characters</source>
        <translation>la pièce doit avoir un nom de 1 à {most} caractères</translation>
    </message>
    <message>
        <source>the man needs one or two letters, such as X or XY</source>
        <translation>la pièce doit avoir une ou deux lettres, comme X ou XY</translation>
    </message>
    <message>
        <source>the mate shown</source>
        <translation>le mat montré</translation>
    </message>
    <message>
        <source>the mates that are wanted contradict each other</source>
        <translation>les mats voulus se contredisent</translation>
    </message>
    <message>
        <source>the men change their colours</source>
        <translation>les pièces changent de couleur</translation>
    </message>
    <message>
        <source>the men of only one side stand here</source>
        <translation>il n’y a ici que les pièces d’un seul camp</translation>
    </message>
    <message>
        <source>the men of {side} cannot all come to their squares</source>
        <translation>les pièces des {side} ne peuvent toutes venir sur leurs cases</translation>
    </message>
    <message>
        <source>the message has too many parts: the rest was not read</source>
        <translation>le message a trop de parties&#xa0;: le reste n’a pas été lu</translation>
    </message>
    <message>
        <source>the movement: {wrong}</source>
        <translation>le mouvement&#xa0;: {wrong}</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>le nom est trop long</translation>
    </message>
    <message>
        <source>the one defence and its answer unchanged</source>
        <translation>l’unique défense et sa réponse inchangées</translation>
    </message>
    <message>
        <source>the one defence and its mate unchanged</source>
        <translation>l’unique défense et son mat inchangés</translation>
    </message>
    <message>
        <source>the only first turn does not do it.</source>
        <translation>le seul premier coup ne suffit pas.</translation>
    </message>
    <message>
        <source>the page has no title</source>
        <translation>la page n’a pas de titre</translation>
    </message>
    <message>
        <source>the page is too long</source>
        <translation>la page est trop longue</translation>
    </message>
    <message>
        <source>the page solves chess only; other games have windows at the desk</source>
        <translation>la page ne résout que les échecs&#xa0;; les autres jeux ont leurs fenêtres sur l’ordinateur</translation>
    </message>
    <message>
        <source>the pawns cannot all have come past each other with the captures that are possible ({squares})</source>
        <translation>avec les captures possibles, les pions n’ont pas pu tous se croiser ({squares})</translation>
    </message>
    <message>
        <source>the plan {plan} fails to {refutation}; {key} {lines}: {reason}</source>
        <translation>le plan {plan} échoue sur {refutation}&#xa0;; {key} {lines}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>the play as it stands takes too long to be worked out</source>
        <translation>le jeu tel qu&apos;il est demande trop de temps</translation>
    </message>
    <message>
        <source>the position and the rules are of different games</source>
        <translation>la position et les règles sont de jeux différents</translation>
    </message>
    <message>
        <source>the position is dead: neither side can mate</source>
        <translation>la position est morte&#xa0;: aucun camp ne peut mater</translation>
    </message>
    <message>
        <source>the problem does not show {theme}</source>
        <translation>le problème ne montre pas {theme}</translation>
    </message>
    <message>
        <source>the problem shows no theme of which it is known what it needs</source>
        <translation>le problème ne montre aucun thème dont on sache ce qu’il demande</translation>
    </message>
    <message>
        <source>the processes that analyse problems end again and again</source>
        <translation>les processus qui analysent les problèmes se terminent sans cesse</translation>
    </message>
    <message>
        <source>the processes that search are lost again and again</source>
        <translation>les processus de recherche se perdent sans cesse</translation>
    </message>
    <message>
        <source>the record names no distinction</source>
        <translation>la fiche ne nomme aucune distinction</translation>
    </message>
    <message>
        <source>the record names no source</source>
        <translation>la fiche ne nomme aucune source</translation>
    </message>
    <message>
        <source>the record names nothing earlier</source>
        <translation>la fiche ne nomme rien d’antérieur</translation>
    </message>
    <message>
        <source>the sacrifice of the key&apos;s unit</source>
        <translation>le sacrifice de la pièce de la clé</translation>
    </message>
    <message>
        <source>the same answer</source>
        <translation>la même réponse</translation>
    </message>
    <message>
        <source>the same force</source>
        <translation>le même matériel</translation>
    </message>
    <message>
        <source>the same key man, {names}</source>
        <translation>la même pièce clé, {names}</translation>
    </message>
    <message>
        <source>the same key {names}</source>
        <translation>la même clé {names}</translation>
    </message>
    <message>
        <source>the same mate</source>
        <translation>le même mat</translation>
    </message>
    <message>
        <source>the same matrix: {count} men around the black king</source>
        <translation>la même matrice&#xa0;: {count} pièces autour du roi noir</translation>
    </message>
    <message>
        <source>the same matrix: {count} men around the white king</source>
        <translation>la même matrice&#xa0;: {count} pièces autour du roi blanc</translation>
    </message>
    <message>
        <source>the same mechanism: {names}</source>
        <translation>le même mécanisme&#xa0;: {names}</translation>
    </message>
    <message>
        <source>the same position</source>
        <translation>la même position</translation>
    </message>
    <message>
        <source>the same solution</source>
        <translation>la même solution</translation>
    </message>
    <message>
        <source>the same stipulation</source>
        <translation>le même énoncé</translation>
    </message>
    <message>
        <source>the same themes: {names}</source>
        <translation>les mêmes thèmes&#xa0;: {names}</translation>
    </message>
    <message>
        <source>the sample collection: expected a list of problems</source>
        <translation>la collection d’exemples&#xa0;: une liste de problèmes était attendue</translation>
    </message>
    <message>
        <source>the sample collection: expected an object for each problem</source>
        <translation>la collection d’exemples&#xa0;: un objet était attendu pour chaque problème</translation>
    </message>
    <message>
        <source>the sample collection: expected the key of each problem</source>
        <translation>la collection d’exemples&#xa0;: la clé de chaque problème était attendue</translation>
    </message>
    <message>
        <source>the scheduler at {address} has gone</source>
        <translation>l’ordonnanceur à {address} a disparu</translation>
    </message>
    <message>
        <source>the sections of the page are not in order</source>
        <translation>les parties de la page ne sont pas dans l’ordre</translation>
    </message>
    <message>
        <source>the sender&apos;s key {key} does not solve</source>
        <translation>la clé {key} de l&apos;expéditeur ne résout pas</translation>
    </message>
    <message>
        <source>the set mate {line}</source>
        <translation>le mat apparent {line}</translation>
    </message>
    <message>
        <source>the sides are not named: White&apos;s men were taken to stand first</source>
        <translation>les camps ne sont pas nommés&#xa0;: les pièces blanches ont été prises pour les premières</translation>
    </message>
    <message>
        <source>the solver did not finish this problem</source>
        <translation>le programme n’a pas fini de résoudre ce problème</translation>
    </message>
    <message>
        <source>the solver does not find it sound</source>
        <translation>le solveur ne le trouve pas correct</translation>
    </message>
    <message>
        <source>the solver has not found out whether it is sound</source>
        <translation>le solveur ne sait pas encore s’il est correct</translation>
    </message>
    <message>
        <source>the solver of this page failed</source>
        <translation>le solveur de cette page a échoué</translation>
    </message>
    <message>
        <source>the star of flights</source>
        <translation>l’étoile de fuites</translation>
    </message>
    <message>
        <source>the studio failed at this; it kept a report</source>
        <translation>l’atelier y a échoué&#xa0;; il a gardé un rapport</translation>
    </message>
    <message>
        <source>the table {name} is missing, or damaged, or lacks smaller ones</source>
        <translation>la table {name} manque, est abîmée, ou il lui en manque de plus petites</translation>
    </message>
    <message>
        <source>the task is none of section {section}</source>
        <translation>l&apos;énoncé n&apos;est pas de la section {section}</translation>
    </message>
    <message>
        <source>the theme composer works with orthodox men only</source>
        <translation>le compositeur de thèmes ne travaille qu&apos;avec des pièces orthodoxes</translation>
    </message>
    <message>
        <source>the theme composer works {known}, not {asked}</source>
        <translation>le compositeur de thèmes travaille {known}, non {asked}</translation>
    </message>
    <message>
        <source>the throw is lost</source>
        <translation>le jet est perdu</translation>
    </message>
    <message>
        <source>the throw is lost, and the game with it</source>
        <translation>le jet est perdu, et la partie avec lui</translation>
    </message>
    <message>
        <source>the throw is lost: {chance}</source>
        <translation>le jet est perdu&#xa0;: {chance}</translation>
    </message>
    <message>
        <source>the throw is missing</source>
        <translation>le jet manque</translation>
    </message>
    <message>
        <source>the tourney&apos;s file is damaged: {wrong}</source>
        <translation>le fichier du tournoi est endommagé&#xa0;: {wrong}</translation>
    </message>
    <message>
        <source>the tries {moves}</source>
        <translation>les essais {moves}</translation>
    </message>
    <message>
        <source>the try {move}</source>
        <translation>l’essai {move}</translation>
    </message>
    <message>
        <source>the twin before it cannot be set up</source>
        <translation>le jumeau qui le précède ne peut être établi</translation>
    </message>
    <message>
        <source>the twins are not told apart: a), b)</source>
        <translation>les jumeaux ne sont pas distingués&#xa0;: a), b)</translation>
    </message>
    <message>
        <source>the whole board is shifted</source>
        <translation>toute la position est décalée</translation>
    </message>
    <message>
        <source>the whole board is turned or mirrored</source>
        <translation>toute la position est tournée ou reflétée</translation>
    </message>
    <message>
        <source>the { at character {place} of {text} is not closed</source>
        <translation>la { au caractère {place} de {text} n’est pas fermée</translation>
    </message>
    <message>
        <source>the {kind} on {square}</source>
        <translation>{kind} en {square}</translation>
    </message>
    <message>
        <source>the } at character {place} of {text} closes nothing</source>
        <translation>la } au caractère {place} de {text} ne ferme rien</translation>
    </message>
    <message>
        <source>their proofs do not hold by {rules}</source>
        <translation>leurs preuves ne valent pas avec {rules}</translation>
    </message>
    <message>
        <source>their proofs rest on orthodox men</source>
        <translation>leurs preuves reposent sur les pièces orthodoxes</translation>
    </message>
    <message>
        <source>their proofs rest on the rules of today&apos;s chess</source>
        <translation>leurs preuves reposent sur les règles des échecs d’aujourd’hui</translation>
    </message>
    <message>
        <source>theme tourney</source>
        <translation>tournoi thématique</translation>
    </message>
    <message>
        <source>themes: expected a list</source>
        <translation>themes&#xa0;: une liste était attendue</translation>
    </message>
    <message>
        <source>themes: {theme} is not in the catalogue of themes</source>
        <translation>themes&#xa0;: {theme} n’est pas au catalogue des thèmes</translation>
    </message>
    <message>
        <source>themes: {theme} is not looked for: {reason}</source>
        <translation>themes&#xa0;: {theme} n’est pas cherché&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>theoretical ending</source>
        <translation>finale théorique</translation>
    </message>
    <message>
        <source>there are more different men than can be solved with</source>
        <translation>il y a plus de pièces différentes qu’on ne peut en résoudre</translation>
    </message>
    <message>
        <source>there are more lines than anybody reads</source>
        <translation>il y a plus de lignes que quiconque n’en lit</translation>
    </message>
    <message>
        <source>there are more positions than are looked at</source>
        <translation>il y a plus de positions qu’on n’en examine</translation>
    </message>
    <message>
        <source>there are no odds of {game}</source>
        <translation>il n’y a pas de probabilités pour {game}</translation>
    </message>
    <message>
        <source>there are no proof games in series play</source>
        <translation>il n’y a pas de parties justificatives en jeu de série</translation>
    </message>
    <message>
        <source>there are no tables (.rtbw) in the folder</source>
        <translation>il n’y a pas de tables (.rtbw) dans le dossier</translation>
    </message>
    <message>
        <source>there are {size} candidates; expected at most {most}</source>
        <translation>il y a {size} candidates&#xa0;; au plus {most} attendues</translation>
    </message>
    <message>
        <source>there is a solution</source>
        <translation>il y a une solution</translation>
    </message>
    <message>
        <source>there is no entry {number}</source>
        <translation>il n&apos;y a pas d&apos;envoi {number}</translation>
    </message>
    <message>
        <source>there is no flaw {flaw}: expected {known}</source>
        <translation>il n’existe pas de défaut {flaw}&#xa0;: on attendait {known}</translation>
    </message>
    <message>
        <source>there is no problem {number}</source>
        <translation>il n’y a pas de problème {number}</translation>
    </message>
    <message>
        <source>there is no round {name}</source>
        <translation>il n’y a pas de ronde {name}</translation>
    </message>
    <message>
        <source>there is no section {name}</source>
        <translation>il n&apos;y a pas de section {name}</translation>
    </message>
    <message>
        <source>there is no solver {number}</source>
        <translation>il n’y a pas de solutionniste {number}</translation>
    </message>
    <message>
        <source>there is no stipulation below the diagram</source>
        <translation>il n’y a pas d’énoncé sous le diagramme</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>il n’y a pas de tel fichier</translation>
    </message>
    <message>
        <source>there is no theme {theme}</source>
        <translation>il n&apos;y a pas de thème {theme}</translation>
    </message>
    <message>
        <source>there is nothing to solve: the diagram has no task</source>
        <translation>il n’y a rien à résoudre&#xa0;: le diagramme n’a pas d’énoncé</translation>
    </message>
    <message>
        <source>there is nothing to solve: what stands on the board is listed</source>
        <translation>il n&apos;y a rien à résoudre&#xa0;: ce qui se trouve sur l&apos;échiquier est énuméré</translation>
    </message>
    <message>
        <source>this PDF document cannot be read: {wrong}</source>
        <translation>ce document PDF ne peut pas être lu&#xa0;: {wrong}</translation>
    </message>
    <message>
        <source>this cannot be made: {why}</source>
        <translation>ceci ne peut être fait&#xa0;: {why}</translation>
    </message>
    <message>
        <source>this core has no geometry for {theme} that is known here: more of the men whom the theme needs must stand on the board</source>
        <translation>ce noyau n&apos;a pas de géométrie connue ici pour {theme}&#xa0;: davantage des pièces dont le thème a besoin doivent être sur l&apos;échiquier</translation>
    </message>
    <message>
        <source>this core has no geometry known here that shows {themes} together</source>
        <translation>ce noyau n’a aucune géométrie connue ici qui montre {themes} ensemble</translation>
    </message>
    <message>
        <source>this is a PDF document: no FEN and no list of men stands in its text</source>
        <translation>ceci est un document PDF&#xa0;: son texte ne contient ni FEN ni liste de pièces</translation>
    </message>
    <message>
        <source>this is a device; a file of problems is expected</source>
        <translation>c’est un périphérique&#xa0;; un fichier de problèmes est attendu</translation>
    </message>
    <message>
        <source>this is a fault of the program: {wrong}</source>
        <translation>c’est une erreur du programme&#xa0;: {wrong}</translation>
    </message>
    <message>
        <source>this is a folder; a file of problems is expected</source>
        <translation>c’est un dossier&#xa0;; un fichier de problèmes est attendu</translation>
    </message>
    <message>
        <source>this is a problem of chess</source>
        <translation>c’est un problème d’échecs</translation>
    </message>
    <message>
        <source>this is a problem of {game}, not of chess</source>
        <translation>c’est un problème de {game}, non d’échecs</translation>
    </message>
    <message>
        <source>this is no JSON: {error}</source>
        <translation>ce n’est pas du JSON&#xa0;: {error}</translation>
    </message>
    <message>
        <source>this is no file of a solving contest</source>
        <translation>ce n’est pas un fichier de concours de solutions</translation>
    </message>
    <message>
        <source>this is no file of a tourney</source>
        <translation>ce n&apos;est pas un fichier de tournoi</translation>
    </message>
    <message>
        <source>this is no record of {game}</source>
        <translation>ce n’est pas un enregistrement de {game}</translation>
    </message>
    <message>
        <source>this is of orthodox men only, and {man} stands on {square}</source>
        <translation>ceci ne vaut que pour les pièces orthodoxes, et {man} est en {square}</translation>
    </message>
    <message>
        <source>this is the file of another tourney: {name}</source>
        <translation>c&apos;est le fichier d&apos;un autre tournoi&#xa0;: {name}</translation>
    </message>
    <message>
        <source>this is too long to be told</source>
        <translation>ceci est trop long à dire</translation>
    </message>
    <message>
        <source>this is too much for the memory of this page</source>
        <translation>c’est trop pour la mémoire de cette page</translation>
    </message>
    <message>
        <source>this is {kind}; {expected}</source>
        <translation>c’est {kind}&#xa0;; {expected}</translation>
    </message>
    <message>
        <source>this looks like a web page or XML; {expected}</source>
        <translation>cela ressemble à une page web ou à du XML&#xa0;; {expected}</translation>
    </message>
    <message>
        <source>this machine is in no local network</source>
        <translation>cette machine n’est dans aucun réseau local</translation>
    </message>
    <message>
        <source>this search was written by a newer program</source>
        <translation>cette recherche a été écrite par un programme plus récent</translation>
    </message>
    <message>
        <source>this takes more memory than a page may use</source>
        <translation>ceci prend plus de mémoire qu’une page ne peut en utiliser</translation>
    </message>
    <message>
        <source>throws at will are chosen, not given</source>
        <translation>les jets au choix se choisissent, ne se donnent pas</translation>
    </message>
    <message>
        <source>throws at will: {number}</source>
        <translation>jets au choix&#xa0;: {number}</translation>
    </message>
    <message>
        <source>throws on average: {number}</source>
        <translation>jets en moyenne&#xa0;: {number}</translation>
    </message>
    <message>
        <source>throws that do it: {throws}</source>
        <translation>jets qui le font&#xa0;: {throws}</translation>
    </message>
    <message>
        <source>throws that save: {throws}</source>
        <translation>jets qui sauvent&#xa0;: {throws}</translation>
    </message>
    <message>
        <source>throws: {throws}</source>
        <translation>jets&#xa0;: {throws}</translation>
    </message>
    <message>
        <source>title</source>
        <translation>titre</translation>
    </message>
    <message>
        <source>to be looked at, move {number}: {move} ({score} at depth {depth}, {nodes} nodes, {engine})</source>
        <translation>à examiner, coup {number}&#xa0;: {move} ({score} à la profondeur {depth}, {nodes} nœuds, {engine})</translation>
    </message>
    <message>
        <source>too few men are missing ({count}) for all the missing pawns to have been captured or promoted ({squares})</source>
        <translation>il manque trop peu de pièces ({count}) pour que tous les pions manquants aient pu être pris ou promus ({squares})</translation>
    </message>
    <message>
        <source>too few men are missing ({count}) for the pawns to have passed each other ({squares})</source>
        <translation>il manque trop peu de pièces ({count}) pour que les pions aient pu se croiser ({squares})</translation>
    </message>
    <message>
        <source>too few solutions</source>
        <translation>trop peu de solutions</translation>
    </message>
    <message>
        <source>too few, {solutions}</source>
        <translation>trop peu, {solutions}</translation>
    </message>
    <message>
        <source>too many brackets within brackets at character {place}</source>
        <translation>trop de parenthèses emboîtées au caractère {place}</translation>
    </message>
    <message>
        <source>too many captures by pawns ({number})</source>
        <translation>trop de captures de pions ({number})</translation>
    </message>
    <message>
        <source>too many moves ({number})</source>
        <translation>trop de coups ({number})</translation>
    </message>
    <message>
        <source>too many sets of men may vary; allow fewer men or fewer changes</source>
        <translation>trop d’ensembles de pièces peuvent varier&#xa0;; permettez moins de pièces ou moins de modifications</translation>
    </message>
    <message>
        <source>tourney, apart from the distinction</source>
        <translation>tournoi, distinct de la distinction</translation>
    </message>
    <message>
        <source>tries and corrections</source>
        <translation>essais et corrections</translation>
    </message>
    <message>
        <source>tries that one answer alone refutes: {tries}</source>
        <translation>essais à réfutation unique : {tries}</translation>
    </message>
    <message>
        <source>triumph by capture, {men} x {prey}: {kind}</source>
        <translation>triomphe par prise, {men} x {prey}&#xa0;: {kind}</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>vrai ou faux</translation>
    </message>
    <message>
        <source>try {move}</source>
        <translation>essai {move}</translation>
    </message>
    <message>
        <source>turned by 180°</source>
        <translation>tourné de 180°</translation>
    </message>
    <message>
        <source>turned by 90°</source>
        <translation>tourné de 90°</translation>
    </message>
    <message>
        <source>twin</source>
        <translation>jumeau</translation>
    </message>
    <message>
        <source>twin {letter} is not understood</source>
        <translation>le jumeau {letter} n’est pas compris</translation>
    </message>
    <message>
        <source>twins</source>
        <translation>jumeaux</translation>
    </message>
    <message>
        <source>twins: expected at most {most} twins, got {count}</source>
        <translation>twins&#xa0;: au plus {most} jumeaux attendus, et non {count}</translation>
    </message>
    <message>
        <source>twins: kept as text, for they are no commands</source>
        <translation>jumeaux&#xa0;: gardés en texte, car ce ne sont pas des commandes</translation>
    </message>
    <message>
        <source>twins: kept as text, for {wrong}</source>
        <translation>jumeaux&#xa0;: gardés en texte, car {wrong}</translation>
    </message>
    <message>
        <source>twins: {wrong}</source>
        <translation>jumeaux&#xa0;: {wrong}</translation>
    </message>
    <message>
        <source>two different mates are wanted after {move}, in one and the same phase</source>
        <translation>après {move} deux mats différents sont voulus dans une seule et même phase</translation>
    </message>
    <message>
        <source>two men stand on {square}</source>
        <translation>deux pièces sont en {square}</translation>
    </message>
    <message>
        <source>two men stand on {square}: Popeye takes the last</source>
        <translation>deux pièces se trouvent en {square}&#xa0;: Popeye prend la dernière</translation>
    </message>
    <message>
        <source>two tasks are given, {tasks}: none was taken</source>
        <translation>deux énoncés sont donnés, {tasks}&#xa0;: aucun n’a été pris</translation>
    </message>
    <message>
        <source>uncapturable</source>
        <translation>imprenable</translation>
    </message>
    <message>
        <source>unguard</source>
        <translation>abandon de contrôle</translation>
    </message>
    <message>
        <source>unpins the unit on {square}</source>
        <translation>décloue la pièce {square}</translation>
    </message>
    <message>
        <source>version</source>
        <translation>version</translation>
    </message>
    <message>
        <source>very many men</source>
        <translation>très nombreuses pièces</translation>
    </message>
    <message>
        <source>volage</source>
        <translation>volage</translation>
    </message>
    <message>
        <source>wanted: {failing}</source>
        <translation>voulu&#xa0;: {failing}</translation>
    </message>
    <message>
        <source>what else a file said</source>
        <translation>ce qu’un fichier disait d’autre</translation>
    </message>
    <message>
        <source>what is asked, with conditions</source>
        <translation>énoncé, avec les conditions</translation>
    </message>
    <message>
        <source>what listens at {address} does not answer as a scheduler</source>
        <translation>ce qui écoute à {address} ne répond pas comme un ordonnanceur</translation>
    </message>
    <message>
        <source>what this was opened from is not in this library</source>
        <translation>ce d’où cela a été ouvert n’est pas dans cette bibliothèque</translation>
    </message>
    <message>
        <source>whether Black has a better first move is not known</source>
        <translation>on ne sait pas si les Noirs ont un meilleur premier coup</translation>
    </message>
    <message>
        <source>which side begins a duplex</source>
        <translation>quel camp commence un duplex</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanc</translation>
    </message>
    <message>
        <source>white bishop</source>
        <translation>fou blanc</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>roi blanc</translation>
    </message>
    <message>
        <source>white knight</source>
        <translation>cavalier blanc</translation>
    </message>
    <message>
        <source>white pawn</source>
        <translation>pion blanc</translation>
    </message>
    <message>
        <source>white queen</source>
        <translation>dame blanche</translation>
    </message>
    <message>
        <source>white rook</source>
        <translation>tour blanche</translation>
    </message>
    <message>
        <source>whose goal it is has no men: {player}</source>
        <translation>celui dont c’est le but n’a pas de pièces&#xa0;: {player}</translation>
    </message>
    <message>
        <source>whose goal it is must be another than the player to move</source>
        <translation>celui dont c’est le but doit être un autre que le joueur au trait</translation>
    </message>
    <message>
        <source>whose goal it is must be another than who is mated</source>
        <translation>celui dont c’est le but doit être un autre que celui qui est maté</translation>
    </message>
    <message>
        <source>win, proved</source>
        <translation>gain, prouvé</translation>
    </message>
    <message>
        <source>with en passant on {square}: {move}</source>
        <translation>avec prise en passant en {square}&#xa0;: {move}</translation>
    </message>
    <message>
        <source>with more than 12 men that may vary, say how many changes at most</source>
        <translation>avec plus de 12 pièces qui peuvent varier, dites combien de modifications au plus</translation>
    </message>
    <message>
        <source>with {man} for {other} {square}</source>
        <translation>avec {man} au lieu de {other} {square}</translation>
    </message>
    <message>
        <source>with {man} {left} on {square}</source>
        <translation>avec {man} {left} en {square}</translation>
    </message>
    <message>
        <source>with {man} {square}</source>
        <translation>avec {man} {square}</translation>
    </message>
    <message>
        <source>without him no refutation of {moves}</source>
        <translation>sans elle, pas de réfutation de {moves}</translation>
    </message>
    <message>
        <source>without this throw: {chance}</source>
        <translation>sans ce jet&#xa0;: {chance}</translation>
    </message>
    <message>
        <source>without {side}&apos;s {man} on {square}: not decided</source>
        <translation>sans {man} {square} ({side})&#xa0;: non décidé</translation>
    </message>
    <message>
        <source>writing is not allowed there</source>
        <translation>l’écriture n’y est pas permise</translation>
    </message>
    <message>
        <source>zara: two calls are needed, the first player&apos;s and the second&apos;s</source>
        <translation>zara&#xa0;: il faut deux annonces, celle du premier et celle du second joueur</translation>
    </message>
    <message>
        <source>zugzwang</source>
        <translation>blocus</translation>
    </message>
    <message>
        <source>{address} needs certificates: give --tls-ca, --tls-cert and --tls-key, or name them in Dask&apos;s settings</source>
        <translation>{address} demande des certificats&#xa0;: donnez --tls-ca, --tls-cert et --tls-key, ou nommez-les dans les réglages de Dask</translation>
    </message>
    <message>
        <source>{at}: expected a list in brackets, got {value}</source>
        <translation>{at}&#xa0;: une liste entre crochets était attendue, et non {value}</translation>
    </message>
    <message>
        <source>{at}: expected a number, got {value}</source>
        <translation>{at}&#xa0;: un nombre était attendu, et non {value}</translation>
    </message>
    <message>
        <source>{at}: expected an object in braces, got {value}</source>
        <translation>{at}&#xa0;: un objet entre accolades était attendu, et non {value}</translation>
    </message>
    <message>
        <source>{at}: expected one of {names}, got {value}</source>
        <translation>{at}&#xa0;: un parmi {names} était attendu, et non {value}</translation>
    </message>
    <message>
        <source>{at}: expected text, got {value}</source>
        <translation>{at}&#xa0;: un texte était attendu, et non {value}</translation>
    </message>
    <message>
        <source>{at}: expected true or false, got {value}</source>
        <translation>{at}&#xa0;: true ou false était attendu, et non {value}</translation>
    </message>
    <message>
        <source>{at}{key}: not known; there are {readers}</source>
        <translation>{at}{key}&#xa0;: inconnu&#xa0;; il y a {readers}</translation>
    </message>
    <message>
        <source>{book} has no option {option}</source>
        <translation>{book} n’a pas d’option {option}</translation>
    </message>
    <message>
        <source>{book} has no preset {preset}</source>
        <translation>{book} n’a pas de préréglage {preset}</translation>
    </message>
    <message>
        <source>{book} has no such man as {man} ({square})</source>
        <translation>{book} n’a pas de pièce comme {man} ({square})</translation>
    </message>
    <message>
        <source>{book} is a rule book of a newer version, or of another program: it is kept, and not solved</source>
        <translation>{book} est un règlement d’une version plus récente, ou d’un autre programme&#xa0;: il est gardé, et non résolu</translation>
    </message>
    <message>
        <source>{book} is no game of its own board</source>
        <translation>{book} n’est pas un jeu avec son propre tablier</translation>
    </message>
    <message>
        <source>{book} with conditions is not solved: they are put on today&apos;s chess only</source>
        <translation>{book} avec conditions n’est pas résolu&#xa0;: elles ne valent que pour les échecs d’aujourd’hui</translation>
    </message>
    <message>
        <source>{by} and {other} ambush {prey}: {number} + {second} = {value}</source>
        <translation>{by} et {other} prennent {prey} en embuscade&#xa0;: {number} + {second} = {value}</translation>
    </message>
    <message>
        <source>{by} and {other} ambush {prey}: {number} × {second} = {value}</source>
        <translation>{by} et {other} prennent {prey} en embuscade&#xa0;: {number} × {second} = {value}</translation>
    </message>
    <message>
        <source>{by} assaults {prey}: {number} × {distance} cells = {value}</source>
        <translation>{by} assaille {prey}&#xa0;: {number} × {distance} cases = {value}</translation>
    </message>
    <message>
        <source>{by} meets {prey}: both are {number}</source>
        <translation>{by} rencontre {prey}&#xa0;: les deux valent {number}</translation>
    </message>
    <message>
        <source>{castling} is allowed</source>
        <translation>{castling} est permis</translation>
    </message>
    <message>
        <source>{castling} is not allowed: {reason}</source>
        <translation>{castling} n’est pas permis&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{castling}: neither a proof nor a game was found</source>
        <translation>{castling}&#xa0;: ni preuve ni partie n’a été trouvée</translation>
    </message>
    <message>
        <source>{cell}: no man stands there whom {extra} can mark</source>
        <translation>{cell}&#xa0;: il n’y a pas là de pièce que {extra} puisse marquer</translation>
    </message>
    <message>
        <source>{cell}: no man {man} in {game}</source>
        <translation>{cell}&#xa0;: pas de pièce {man} en {game}</translation>
    </message>
    <message>
        <source>{cell}: {extra} is said of the side that is not to move</source>
        <translation>{cell}&#xa0;: {extra} se dit du camp qui n&apos;a pas le trait</translation>
    </message>
    <message>
        <source>{cell}: {man} can never stand there</source>
        <translation>{cell}&#xa0;: {man} ne peut jamais s&apos;y trouver</translation>
    </message>
    <message>
        <source>{code} is no man that is known here</source>
        <translation>{code} n’est pas une pièce connue ici</translation>
    </message>
    <message>
        <source>{conditions}: not solved here; kept in words, and Popeye can be asked</source>
        <translation>{conditions}&#xa0;: non résolu ici&#xa0;; gardé en mots, on peut interroger Popeye</translation>
    </message>
    <message>
        <source>{conditions}: not solved yet</source>
        <translation>{conditions}&#xa0;: pas encore résolu</translation>
    </message>
    <message>
        <source>{condition} does not take {word}</source>
        <translation>{condition} n’admet pas {word}</translation>
    </message>
    <message>
        <source>{condition} does not take {word}; its options are {options}</source>
        <translation>{condition} n’admet pas {word}&#xa0;; ses options sont {options}</translation>
    </message>
    <message>
        <source>{condition}: Popeye is not asked about {word}</source>
        <translation>{condition}&#xa0;: Popeye n’est pas interrogé sur {word}</translation>
    </message>
    <message>
        <source>{condition}: say on which squares, as in e4f5</source>
        <translation>{condition}&#xa0;: dites sur quelles cases, comme e4f5</translation>
    </message>
    <message>
        <source>{condition}: say which kinds of men, as in Q S</source>
        <translation>{condition}&#xa0;: dites quelles sortes de pièces, comme Q S</translation>
    </message>
    <message>
        <source>{condition}: say which lengths, as in 7 3.5</source>
        <translation>{condition}&#xa0;: dites quelles longueurs, comme 7 3.5</translation>
    </message>
    <message>
        <source>{condition}: say which lines of the board</source>
        <translation>{condition}&#xa0;: dites quelles lignes de l’échiquier</translation>
    </message>
    <message>
        <source>{condition}: say which number</source>
        <translation>{condition}&#xa0;: dites quel nombre</translation>
    </message>
    <message>
        <source>{condition}: {one} and {other} exclude each other</source>
        <translation>{condition}&#xa0;: {one} et {other} s’excluent</translation>
    </message>
    <message>
        <source>{condition}: {word} stands there twice</source>
        <translation>{condition}&#xa0;: {word} y figure deux fois</translation>
    </message>
    <message>
        <source>{convention} is for castling and en passant in orthodox play, not for {sign}</source>
        <translation>{convention} est pour le roque et la prise en passant en jeu orthodoxe, pas pour {sign}</translation>
    </message>
    <message>
        <source>{count} changed mates</source>
        <translation>{count} mats changés</translation>
    </message>
    <message>
        <source>{count} find</source>
        <translation>{count} trouvaille</translation>
    </message>
    <message>
        <source>{count} men may vary; expected at most {most}</source>
        <translation>{count} pièces peuvent varier&#xa0;; au plus {most} attendues</translation>
    </message>
    <message>
        <source>{count} men, expected at most {most}</source>
        <translation>{count} pièces, au plus {most} attendues</translation>
    </message>
    <message>
        <source>{count} moves defend on {square}: {lines}.</source>
        <translation>{count} coups défendent en {square}&#xa0;: {lines}.</translation>
    </message>
    <message>
        <source>{count} moves mate on {square}: {lines}.</source>
        <translation>{count} coups matent en {square}&#xa0;: {lines}.</translation>
    </message>
    <message>
        <source>{count} of its forms solved</source>
        <translation>{count} de ses formes résolues</translation>
    </message>
    <message>
        <source>{count} of {all} half-moves match between the solutions.</source>
        <translation>{count} demi-coups sur {all} se correspondent entre les solutions.</translation>
    </message>
    <message>
        <source>{count} thematic tries with {kinds} different refutations ({tries}).</source>
        <translation>{count} essais thématiques à {kinds} réfutations différentes ({tries}).</translation>
    </message>
    <message>
        <source>{done} of {total} first turns tried</source>
        <translation>{done} premiers coups essayés sur {total}</translation>
    </message>
    <message>
        <source>{done} of {total} plays looked at</source>
        <translation>{done} coups examinés sur {total}</translation>
    </message>
    <message>
        <source>{engine} is not asked any more: {why}</source>
        <translation>on n&apos;interroge plus {engine}&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{far}; {sound} of them sound, but {ended}</source>
        <translation>{far}&#xa0;; {sound} d’entre elles correctes, mais {ended}</translation>
    </message>
    <message>
        <source>{finding}; not certain: {pairs}</source>
        <translation>{finding}&#xa0;; non certain&#xa0;: {pairs}</translation>
    </message>
    <message>
        <source>{finding}; {solver} finds the same</source>
        <translation>{finding} ; {solver} trouve la même chose</translation>
    </message>
    <message>
        <source>{folder} cannot be read: {reason}</source>
        <translation>{folder} ne peut être lu : {reason}</translation>
    </message>
    <message>
        <source>{game} has no goal {goal}</source>
        <translation>{game} n&apos;a pas de but {goal}</translation>
    </message>
    <message>
        <source>{goal}: asked for only where the option {option} is chosen</source>
        <translation>{goal}&#xa0;: demandé seulement où l&apos;option {option} est choisie</translation>
    </message>
    <message>
        <source>{keys} is the only first move</source>
        <translation>{keys} est le seul premier coup</translation>
    </message>
    <message>
        <source>{line} loses {mate}</source>
        <translation>{line} perd {mate}</translation>
    </message>
    <message>
        <source>{man} on {square}</source>
        <translation>{man} en {square}</translation>
    </message>
    <message>
        <source>{mate}? Black has no move</source>
        <translation>{mate}? les Noirs n&apos;ont pas de coup</translation>
    </message>
    <message>
        <source>{mate}? White is in check</source>
        <translation>{mate}? les Blancs sont en échec</translation>
    </message>
    <message>
        <source>{mate}? its line is closed</source>
        <translation>{mate}? la ligne est fermée</translation>
    </message>
    <message>
        <source>{mate}? its man is captured</source>
        <translation>{mate}? la pièce est prise</translation>
    </message>
    <message>
        <source>{mate}? its man is pinned</source>
        <translation>{mate}? la pièce est clouée</translation>
    </message>
    <message>
        <source>{mate}? no check</source>
        <translation>{mate}? pas d’échec</translation>
    </message>
    <message>
        <source>{mate}? not legal</source>
        <translation>{mate}? pas légal</translation>
    </message>
    <message>
        <source>{mate}? others are quicker</source>
        <translation>{mate}? d&apos;autres sont plus rapides</translation>
    </message>
    <message>
        <source>{moves}, then {keys}</source>
        <translation>{moves}, puis {keys}</translation>
    </message>
    <message>
        <source>{move} cannot be played here</source>
        <translation>{move} n’est pas jouable ici</translation>
    </message>
    <message>
        <source>{move} does not say which man moves</source>
        <translation>{move} ne dit pas quelle pièce joue</translation>
    </message>
    <message>
        <source>{move} does not solve</source>
        <translation>{move} ne résout pas</translation>
    </message>
    <message>
        <source>{move} is no answer</source>
        <translation>{move} n’est pas la réponse</translation>
    </message>
    <message>
        <source>{move} is no threat</source>
        <translation>{move} n’est pas une menace</translation>
    </message>
    <message>
        <source>{move} leaves the main line</source>
        <translation>{move} quitte la variante principale</translation>
    </message>
    <message>
        <source>{move} lets a side pass; what follows is kept as a remark</source>
        <translation>{move} fait passer un camp&#xa0;; la suite reste en remarque</translation>
    </message>
    <message>
        <source>{move} may be meant as a try</source>
        <translation>{move} est peut-être donné comme essai</translation>
    </message>
    <message>
        <source>{move} may be {moves}</source>
        <translation>{move} peut être {moves}</translation>
    </message>
    <message>
        <source>{move} solves, and is written as a try</source>
        <translation>{move} résout et est noté comme essai</translation>
    </message>
    <message>
        <source>{move} stands without the moves before it</source>
        <translation>{move} figure sans les coups qui précèdent</translation>
    </message>
    <message>
        <source>{move} taken back</source>
        <translation>{move} repris</translation>
    </message>
    <message>
        <source>{move} taken back, {edit}</source>
        <translation>{move} repris, {edit}</translation>
    </message>
    <message>
        <source>{move}, resting on {men}</source>
        <translation>{move}, repose sur {men}</translation>
    </message>
    <message>
        <source>{named} and one more</source>
        <translation>{named} et un autre</translation>
    </message>
    <message>
        <source>{name} is another man in one language than in another</source>
        <translation>{name} désigne une pièce différente selon la langue</translation>
    </message>
    <message>
        <source>{name} is there already</source>
        <translation>{name} est déjà là</translation>
    </message>
    <message>
        <source>{name} sends {count} entries; the section allows {most}</source>
        <translation>{name} envoie {count} envois&#xa0;; la section en permet {most}</translation>
    </message>
    <message>
        <source>{name}: expected a list of texts</source>
        <translation>{name}&#xa0;: une liste de textes était attendue</translation>
    </message>
    <message>
        <source>{number} of {wanted} continuations kept</source>
        <translation>{number} continuations sur {wanted} conservées</translation>
    </message>
    <message>
        <source>{number} of {wanted} mates kept</source>
        <translation>{number} mats sur {wanted} restent</translation>
    </message>
    <message>
        <source>{one} and {other} were never compared together with Popeye: no answer is certain</source>
        <translation>{one} et {other} n’ont jamais été comparés ensemble à Popeye&#xa0;: aucune réponse n’est certaine</translation>
    </message>
    <message>
        <source>{one} and {other}: not solved unasked, for Popeye answers differently</source>
        <translation>{one} et {other}&#xa0;: résolu seulement sur demande, car Popeye répond autrement</translation>
    </message>
    <message>
        <source>{one} with {other}</source>
        <translation>{one} avec {other}</translation>
    </message>
    <message>
        <source>{path} cannot be read: {wrong}</source>
        <translation>{path} ne peut être lu&#xa0;: {wrong}</translation>
    </message>
    <message>
        <source>{path} cannot be read; choose another name</source>
        <translation>{path} ne peut pas être lu&#xa0;; choisissez un autre nom</translation>
    </message>
    <message>
        <source>{path} is damaged: {wrong}</source>
        <translation>{path} est endommagé&#xa0;: {wrong}</translation>
    </message>
    <message>
        <source>{path} is no judge&apos;s file</source>
        <translation>{path} n&apos;est pas un fichier de juge</translation>
    </message>
    <message>
        <source>{path} is not there</source>
        <translation>{path} est introuvable</translation>
    </message>
    <message>
        <source>{path} is open in another program: here it can only be read</source>
        <translation>{path} est ouvert dans un autre programme&#xa0;: ici, lecture seule</translation>
    </message>
    <message>
        <source>{path} is too large</source>
        <translation>{path} est trop grand</translation>
    </message>
    <message>
        <source>{side} mates in one move</source>
        <translation>les {side} matent en un coup</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>Les {side} gagnent</translation>
    </message>
    <message>
        <source>{stated} men are stated, {found} stand on the board</source>
        <translation>{stated} pièces sont indiquées, {found} sont sur l’échiquier</translation>
    </message>
    <message>
        <source>{stipulation} is not solved here</source>
        <translation>{stipulation} n’est pas résolu ici</translation>
    </message>
    <message>
        <source>{stipulation}: not solved where a condition chooses among the moves</source>
        <translation>{stipulation}&#xa0;: non résolu là où une condition choisit parmi les coups</translation>
    </message>
    <message>
        <source>{stipulation}: not solved where captured men come back</source>
        <translation>{stipulation}&#xa0;: n’est pas résolu là où des pièces prises reviennent</translation>
    </message>
    <message>
        <source>{task} is not looked for among the men of a class</source>
        <translation>{task} n&apos;est pas cherché parmi les pièces d&apos;une classe</translation>
    </message>
    <message>
        <source>{text} is not understood here</source>
        <translation>{text} n’est pas compris ici</translation>
    </message>
    <message>
        <source>{what}: one move of White in main line and thematic sidelines, and it is the only one</source>
        <translation>{what}&#xa0;: un coup blanc dans la variante principale et les variantes thématiques, et c’est le seul</translation>
    </message>
    <message>
        <source>{what}: one move of White in the line, and it is the only one</source>
        <translation>{what}&#xa0;: un coup blanc dans la variante, et il est le seul</translation>
    </message>
    <message>
        <source>{word} is none of the words that can be filled</source>
        <translation>{word} n’est pas un des mots que l’on remplit</translation>
    </message>
    <message>
        <source>“{found}” is none of received, acknowledged, tested, anticipated, accepted, printed, awarded, returned, open, any and none.</source>
        <translation>«&#xa0;{found}&#xa0;» n’est rien de reçu, accusé, testé, anticipé, accepté, imprimé, primé, rendu, ouvert, tous et aucun.</translation>
    </message>
    <message numerus="yes">
        <source>Not finished: {number} keys so far</source>
        <translation>
            <numerusform>Non terminé&#xa0;: {number} clé jusqu’ici</numerusform>
            <numerusform>Non terminé&#xa0;: {number} clés jusqu’ici</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not finished: {number} lines so far</source>
        <translation>
            <numerusform>Non terminé&#xa0;: {number} ligne jusqu’ici</numerusform>
            <numerusform>Non terminé&#xa0;: {number} lignes jusqu’ici</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in {count} diagrams White mates at once</source>
        <translation>
            <numerusform>dans {count} diagramme les Blancs matent aussitôt</numerusform>
            <numerusform>dans {count} diagrammes les Blancs matent aussitôt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in {count} diagrams a king can be captured</source>
        <translation>
            <numerusform>dans {count} diagramme un roi peut être pris</numerusform>
            <numerusform>dans {count} diagrammes un roi peut être pris</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in {count} diagrams another first move solves as well</source>
        <translation>
            <numerusform>dans {count} diagramme un autre premier coup résout aussi</numerusform>
            <numerusform>dans {count} diagrammes un autre premier coup résout aussi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in {count} diagrams another first move solves sooner</source>
        <translation>
            <numerusform>dans {count} diagramme un autre premier coup résout plus vite</numerusform>
            <numerusform>dans {count} diagrammes un autre premier coup résout plus vite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in {count} diagrams it was not found out in time</source>
        <translation>
            <numerusform>dans {count} diagramme cela n&apos;a pas été établi à temps</numerusform>
            <numerusform>dans {count} diagrammes cela n&apos;a pas été établi à temps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not met: {count} geometries of {all}, {tried} positions judged; {killer}</source>
        <translation>
            <numerusform>non satisfait&#xa0;: {count} géométrie sur {all}, {tried} positions examinées&#xa0;; {killer}</numerusform>
            <numerusform>non satisfait&#xa0;: {count} géométries sur {all}, {tried} positions examinées&#xa0;; {killer}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not proved: White&apos;s move is proved to be the only one at {proved} of {count} moves; of the others an engine tells what it sees</source>
        <translation>
            <numerusform>non prouvé : coups prouvés uniques : {proved} sur {count} ; des autres un moteur dit ce qu’il voit</numerusform>
            <numerusform>non prouvé : coups prouvés uniques : {proved} sur {count} ; des autres un moteur dit ce qu’il voit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of the tables of {men} men {count} are missing, such as {name}</source>
        <translation>
            <numerusform>des tables de {men} pièces, {count} manque, comme {name}</numerusform>
            <numerusform>des tables de {men} pièces, {count} manquent, comme {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>open: White&apos;s move is proved to be the only one at {proved} of {count} moves</source>
        <translation>
            <numerusform>ouvert : coups prouvés uniques : {proved} sur {count}</numerusform>
            <numerusform>ouvert : coups prouvés uniques : {proved} sur {count}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sidelines that are not thematic: White&apos;s move is proved to be the only one at {alone} of {count} moves</source>
        <translation>
            <numerusform>variantes secondaires non thématiques : coups blancs prouvés uniques : {alone} sur {count}</numerusform>
            <numerusform>variantes secondaires non thématiques : coups blancs prouvés uniques : {alone} sur {count}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} changed</source>
        <translation>
            <numerusform>{count} changé</numerusform>
            <numerusform>{count} changés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} defences have duals</source>
        <translation>
            <numerusform>{count} défense a un dual</numerusform>
            <numerusform>{count} défenses ont des duals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} duals are minor by the composer&apos;s word</source>
        <translation>
            <numerusform>{count} dual est mineur selon l’auteur</numerusform>
            <numerusform>{count} duals sont mineurs selon l’auteur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} duals in the end, from move {number} on</source>
        <translation>
            <numerusform>{count} dual à la fin, à partir du coup {number}</numerusform>
            <numerusform>{count} duals à la fin, à partir du coup {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} files are damaged, such as {name}</source>
        <translation>
            <numerusform>{count} fichier est abîmé, comme {name}</numerusform>
            <numerusform>{count} fichiers sont abîmés, comme {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} finds</source>
        <translation>
            <numerusform>{count} trouvaille</numerusform>
            <numerusform>{count} trouvailles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} men must be promoted</source>
        <translation>
            <numerusform>{count} pièce est forcément promue</numerusform>
            <numerusform>{count} pièces sont forcément promues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} moves may lead here</source>
        <translation>
            <numerusform>{count} coup peut mener ici</numerusform>
            <numerusform>{count} coups peuvent mener ici</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} other moves only come back to the line</source>
        <translation>
            <numerusform>{count} autre coup ne fait que revenir à la variante</numerusform>
            <numerusform>{count} autres coups ne font que revenir à la variante</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} positions of the line in common</source>
        <translation>
            <numerusform>{count} position de la ligne en commun</numerusform>
            <numerusform>{count} positions de la ligne en commun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} refutations</source>
        <translation>
            <numerusform>{count} réfutation</numerusform>
            <numerusform>{count} réfutations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} rivals left</source>
        <translation>
            <numerusform>{count} rival reste</numerusform>
            <numerusform>{count} rivaux restent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} threats: {moves}</source>
        <translation>
            <numerusform>{count} menace&#xa0;: {moves}</numerusform>
            <numerusform>{count} menaces&#xa0;: {moves}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{named} and {count} more</source>
        <translation>
            <numerusform>{named} et {count} autre</numerusform>
            <numerusform>{named} et {count} autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} first moves solve; such play is not judged</source>
        <translation>
            <numerusform>{number} premier coup résout&#xa0;; un tel jeu n’est pas jugé</numerusform>
            <numerusform>{number} premiers coups résolvent&#xa0;; un tel jeu n’est pas jugé</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} first moves, {keys}</source>
        <translation>
            <numerusform>{number} premier coup, {keys}</numerusform>
            <numerusform>{number} premiers coups, {keys}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} lines solve; such play is not judged</source>
        <translation>
            <numerusform>{number} ligne résout&#xa0;; un tel jeu n’est pas jugé</numerusform>
            <numerusform>{number} lignes résolvent&#xa0;; un tel jeu n’est pas jugé</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} stakes</source>
        <translation>
            <numerusform>{number} mise</numerusform>
            <numerusform>{number} mises</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}: in main line and thematic sidelines {count} moves of White are each the only one</source>
        <translation>
            <numerusform>{what}&#xa0;: dans la variante principale et les variantes thématiques, {count} coup blanc, et c’est le seul</numerusform>
            <numerusform>{what}&#xa0;: dans la variante principale et les variantes thématiques, chacun des {count} coups blancs est le seul</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}: in the line {count} moves of White are each the only one</source>
        <translation>
            <numerusform>{what}&#xa0;: dans la variante, {count} coup blanc est le seul</numerusform>
            <numerusform>{what}&#xa0;: dans la variante, {count} coups blancs sont chacun le seul</numerusform>
        </translation>
    </message>
    <message>
        <source>{part}: is there twice</source>
        <translation>{part}&#xa0;: s&apos;y trouve deux fois</translation>
    </message>
    <message>
        <source>{player} plays the throw: {plays}</source>
        <translation>{player} joue le jet&#xa0;: {plays}</translation>
    </message>
    <message>
        <source>{player}, {place}: expected a number of men</source>
        <translation>{player}, {place}&#xa0;: un nombre de pions est attendu</translation>
    </message>
    <message>
        <source>{player}, {place}: this player&apos;s men cannot stand there</source>
        <translation>{player}, {place}&#xa0;: les pions de ce joueur ne peuvent pas s&apos;y trouver</translation>
    </message>
    <message>
        <source>{player}, {place}: {game} has no special men</source>
        <translation>{player}, {place}&#xa0;: {game} n&apos;a pas de pions particuliers</translation>
    </message>
    <message>
        <source>{player}: {count} of {most} men</source>
        <translation>{player}&#xa0;: {count} pions sur {most}</translation>
    </message>
    <message>
        <source>{play}: no throw is given with it</source>
        <translation>{play}&#xa0;: aucun jet n&apos;est donné avec</translation>
    </message>
    <message>
        <source>{side} can capture only on {squares}</source>
        <translation>{side}&#xa0;: captures possibles seulement en {squares}</translation>
    </message>
    <message>
        <source>{side} cannot have the move: {reason}</source>
        <translation>Le trait ne peut être à {side}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{side} has the move: {reason}</source>
        <translation>Le trait est aux {side}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{side} plays: {keys}</source>
        <translation>Jouent les {side}&#xa0;: {keys}</translation>
    </message>
    <message>
        <source>{side}&apos;s king or rook has moved; otherwise: {reason}</source>
        <translation>Le roi ou la tour des {side} a joué&#xa0;; sinon&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{side}: moves {moves}, strategies left {left}</source>
        <translation>{side}&#xa0;: coups {moves}, stratégies possibles {left}</translation>
    </message>
    <message>
        <source>{side}: moves {moves}, strategies left {left}; others fail by {reasons}</source>
        <translation>{side}&#xa0;: coups {moves}, stratégies possibles {left}&#xa0;; les autres échouent&#xa0;: {reasons}</translation>
    </message>
    <message>
        <source>{side}: {men} (moves at least: {moves}): {result}</source>
        <translation>{side}&#xa0;: {men} (coups au moins&#xa0;: {moves})&#xa0;: {result}</translation>
    </message>
    <message>
        <source>{text}: say how several moves are taken back, by help, Proca or Høeg</source>
        <translation>{text}&#xa0;: dire comment plusieurs coups sont repris&#xa0;: help, Proca ou Høeg</translation>
    </message>
    <message numerus="yes">
        <source>Cross-checks with {count} different mates</source>
        <translation>
            <numerusform>Échecs croisés avec {count} mat différent</numerusform>
            <numerusform>Échecs croisés avec {count} mats différents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all {number} defences and answers unchanged</source>
        <translation>
            <numerusform>les {number} défenses et réponses sont inchangées</numerusform>
            <numerusform>les {number} défenses et réponses sont inchangées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} different mates are changed ({shown}).</source>
        <translation>
            <numerusform>{count} mat est changé ({shown}).</numerusform>
            <numerusform>{count} mats différents sont changés ({shown}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} moves off the line are neither</source>
        <translation>
            <numerusform>{count} coup hors de la ligne n&apos;est ni l&apos;un ni l&apos;autre</numerusform>
            <numerusform>{count} coups hors de la ligne ne sont ni l&apos;un ni l&apos;autre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} thematic mates</source>
        <translation>
            <numerusform>{count} mat thématique</numerusform>
            <numerusform>{count} mats thématiques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} thematic tries, each with a refutation of its own ({tries}).</source>
        <translation>
            <numerusform>{count} essai thématique à réfutation propre ({tries}).</numerusform>
            <numerusform>{count} essais thématiques, chacun avec sa propre réfutation ({tries}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} units block {square}: {lines}.</source>
        <translation>{count} pièces bloquent {square}&#xa0;: {lines}.</translation>
    </message>
    <message>
        <source>it died</source>
        <translation>il s’est arrêté</translation>
    </message>
    <message>
        <source>it does not answer</source>
        <translation>il ne répond pas</translation>
    </message>
    <message>
        <source>it speaks of another move than it was asked about</source>
        <translation>il parle d’un autre coup que celui demandé</translation>
    </message>
    <message>
        <source>mate</source>
        <translation>mat</translation>
    </message>
    <message>
        <source>most often Black had replies without a mate</source>
        <translation>le plus souvent les Noirs avaient des coups sans mat</translation>
    </message>
    <message>
        <source>most often it was no position: the core leaves too little room</source>
        <translation>le plus souvent ce n’était pas une position&#xa0;: le noyau laisse trop peu de place</translation>
    </message>
    <message>
        <source>most often it was the problem that is not to be repeated</source>
        <translation>le plus souvent c’était le problème qui ne doit pas être répété</translation>
    </message>
    <message>
        <source>most often no game leads there</source>
        <translation>le plus souvent aucune partie n’y mène</translation>
    </message>
    <message>
        <source>most often the key could not be played</source>
        <translation>le plus souvent la clé ne pouvait pas être jouée</translation>
    </message>
    <message>
        <source>most often the lines of the theme were missing</source>
        <translation>le plus souvent les variantes du thème manquaient</translation>
    </message>
    <message>
        <source>most often the theme, or a man of the core in it, was missing</source>
        <translation>le plus souvent le thème manquait, ou une pièce du noyau n’y prenait pas part</translation>
    </message>
    <message>
        <source>most often there was a flaw that is forbidden</source>
        <translation>le plus souvent il y avait un défaut interdit</translation>
    </message>
    <message>
        <source>most often there were other keys</source>
        <translation>le plus souvent il y avait d’autres clés</translation>
    </message>
    <message>
        <source>most often there were too many men</source>
        <translation>le plus souvent il y avait trop de pièces</translation>
    </message>
    <message>
        <source>one move off the line is neither</source>
        <translation>un coup hors de la ligne n&apos;est ni l&apos;un ni l&apos;autre</translation>
    </message>
    <message>
        <source>proof games are not solved by the rules of old games</source>
        <translation>les parties justificatives ne se résolvent pas selon les règles des jeux anciens</translation>
    </message>
    <message>
        <source>proof games with imitators are not solved: no diagram says where they end</source>
        <translation>les parties justificatives avec imitateurs ne se résolvent pas&#xa0;: aucun diagramme ne dit où ils finissent</translation>
    </message>
    <message>
        <source>studies are not solved: their page audits the line, and tables know positions with four men</source>
        <translation>les études ne sont pas résolues&#xa0;: leur page examine la variante, et des tables connaissent les positions à quatre pièces</translation>
    </message>
    <message>
        <source>the bench works #2, #3, s#2 and s#3 with orthodox men and rules</source>
        <translation>l&apos;établi travaille #2, #3, s#2 et s#3 avec pièces et règles orthodoxes</translation>
    </message>
    <message>
        <source>the problem is not sound as {asked}</source>
        <translation>le problème n’est pas correct comme {asked}</translation>
    </message>
    <message>
        <source>whether a game can lead here is not judged with such men</source>
        <translation>avec de telles pièces, on ne juge pas si une partie peut mener ici</translation>
    </message>
    <message>
        <source>{detail}: expected {words}, got {got}</source>
        <translation>{detail}&#xa0;: attendu {words}, et non {got}</translation>
    </message>
    <message>
        <source>{extra}: expected a list of cells</source>
        <translation>{extra}&#xa0;: une liste de cases était attendue</translation>
    </message>
    <message>
        <source>{extra}: expected numbers from 0 to {most}</source>
        <translation>{extra}&#xa0;: des nombres de 0 à {most} étaient attendus</translation>
    </message>
    <message>
        <source>{extra}: expected {players}</source>
        <translation>{extra}&#xa0;: attendu {players}</translation>
    </message>
    <message>
        <source>{fault} Paid for by {payment}.</source>
        <translation>{fault} En contrepartie&#xa0;: {payment}.</translation>
    </message>
    <message>
        <source>{figure} of {unit}</source>
        <translation>{figure} de {unit}</translation>
    </message>
    <message>
        <source>{folder} cannot be written: {reason}.</source>
        <translation>{folder} ne peut être écrit&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>{folder} holds something other than a site; it is not replaced.</source>
        <translation>{folder} contient autre chose qu’un site&#xa0;; il n’est pas remplacé.</translation>
    </message>
    <message>
        <source>{folder} is there already.</source>
        <translation>{folder} existe déjà.</translation>
    </message>
    <message>
        <source>{forms} or {form}</source>
        <translation>{forms} ou {form}</translation>
    </message>
    <message>
        <source>{form}, castling: expected letters of KQkq or -, got {field}</source>
        <translation>{form}, roque&#xa0;: des lettres de KQkq ou - étaient attendues, et non {field}</translation>
    </message>
    <message>
        <source>{form}, e.p. square: no pawn can just have passed over {field}</source>
        <translation>{form}, case e.p.&#xa0;: aucun pion ne peut venir de franchir {field}</translation>
    </message>
    <message>
        <source>{form}, e.p. square: {wrong}</source>
        <translation>{form}, case e.p.&#xa0;: {wrong}</translation>
    </message>
    <message>
        <source>{form}, marks: {wrong}</source>
        <translation>{form}, marques&#xa0;: {wrong}</translation>
    </message>
    <message>
        <source>{form}, placement: expected 8 ranks separated by &apos;/&apos;, got {count}</source>
        <translation>{form}, position&#xa0;: 8 rangées séparées par &apos;/&apos; attendues, et non {count}</translation>
    </message>
    <message>
        <source>{form}, rank {number}: expected 8 squares, got {count} in {text}</source>
        <translation>{form}, rangée {number}&#xa0;: 8 cases attendues, et non {count} dans {text}</translation>
    </message>
    <message>
        <source>{form}, rank {number}: {wrong}</source>
        <translation>{form}, rangée {number}&#xa0;: {wrong}</translation>
    </message>
    <message>
        <source>{form}, side to move: expected w or b, got {field}</source>
        <translation>{form}, trait&#xa0;: w ou b attendu, et non {field}</translation>
    </message>
    <message>
        <source>{form}, {name}: expected a number, got {field}</source>
        <translation>{form}, {name}&#xa0;: un nombre était attendu, et non {field}</translation>
    </message>
    <message>
        <source>{form}: expected a placement such as 8/8/8/8/8/8/8/K1k5, got nothing</source>
        <translation>{form}&#xa0;: une position telle que 8/8/8/8/8/8/8/K1k5 était attendue, il n’y a rien</translation>
    </message>
    <message>
        <source>{form}: expected at most 7 fields, got {count}</source>
        <translation>{form}&#xa0;: au plus 7 champs attendus, et non {count}</translation>
    </message>
    <message>
        <source>{form}: expected at most {most} characters, got {count}</source>
        <translation>{form}&#xa0;: au plus {most} caractères attendus, et non {count}</translation>
    </message>
    <message>
        <source>{game} has no goal {goal}; there are {goals}</source>
        <translation>{game} n’a pas de but {goal}&#xa0;; il y a {goals}</translation>
    </message>
    <message>
        <source>{game} has no {extra}</source>
        <translation>{game} n’a pas de {extra}</translation>
    </message>
    <message>
        <source>{game} takes no conditions: {conditions}</source>
        <translation>{game} n’admet pas de conditions&#xa0;: {conditions}</translation>
    </message>
    <message>
        <source>{game}: open the problem in a tab for this</source>
        <translation>{game}&#xa0;: pour cela, ouvrez le problème dans un onglet</translation>
    </message>
    <message>
        <source>{goal} is no goal of {player}, and in direct play its side begins</source>
        <translation>{goal} n’est pas un but de {player}, et en jeu direct c’est son camp qui commence</translation>
    </message>
    <message>
        <source>{goal} must be the goal of another than who begins</source>
        <translation>{goal} doit être le but d’un autre que celui qui commence</translation>
    </message>
    <message>
        <source>{goal} needs {details}</source>
        <translation>{goal} demande {details}</translation>
    </message>
    <message>
        <source>{goal}: expected {plays}, got {play}</source>
        <translation>{goal}&#xa0;: attendu {plays}, et non {play}</translation>
    </message>
    <message>
        <source>{goal}: expected {sides}, got {side}</source>
        <translation>{goal}&#xa0;: attendu {sides}, et non {side}</translation>
    </message>
    <message>
        <source>{goal}: not asked for in {play} play</source>
        <translation>{goal}&#xa0;: ne se demande pas dans le jeu {play}</translation>
    </message>
    <message>
        <source>{halves} moves</source>
        <translation>{halves} coups</translation>
    </message>
    <message>
        <source>{keys} and {number} more</source>
        <translation>{keys} et {number} de plus</translation>
    </message>
    <message>
        <source>{keys} solve</source>
        <translation>{keys} résolvent</translation>
    </message>
    <message>
        <source>{key} is meant; cook: {cooks}.</source>
        <translation>{key} est voulue&#xa0;; démolition&#xa0;: {cooks}.</translation>
    </message>
    <message>
        <source>{key} is meant; cooks: {cooks}.</source>
        <translation>{key} est voulue&#xa0;; démolitions&#xa0;: {cooks}.</translation>
    </message>
    <message>
        <source>{key} makes the battery of {squares}, fired by {mate}.</source>
        <translation>{key} forme la batterie {squares}, jouée par {mate}.</translation>
    </message>
    <message>
        <source>{key} pins {units}.</source>
        <translation>{key} cloue {units}.</translation>
    </message>
    <message>
        <source>{key} puts {units} into a pin.</source>
        <translation>{key} met {units} en clouage.</translation>
    </message>
    <message>
        <source>{key} stands twice</source>
        <translation>{key} figure deux fois</translation>
    </message>
    <message>
        <source>{key} unpins {units}.</source>
        <translation>{key} décloue {units}.</translation>
    </message>
    <message>
        <source>{kind} or a {other}</source>
        <translation>{kind} ou {other}</translation>
    </message>
    <message>
        <source>{line}, {unit} stays pinned</source>
        <translation>{line}, sans déclouer {unit}</translation>
    </message>
    <message>
        <source>{man} is a man of one&apos;s own: only .jsonl has a form for it</source>
        <translation>{man} est une pièce personnelle&#xa0;: seul .jsonl a une forme pour elle</translation>
    </message>
    <message>
        <source>{man} is a man that Popeye does not know</source>
        <translation>{man} est une pièce que Popeye ne connaît pas</translation>
    </message>
    <message>
        <source>{man} {arrival} was a pawn on {origin}</source>
        <translation>{man} {arrival} était un pion en {origin}</translation>
    </message>
    <message>
        <source>{man} {arrival} was a pawn on {origin}, uncapturing: {uncaptured}</source>
        <translation>{man} {arrival} était un pion en {origin}, rendant&#xa0;: {uncaptured}</translation>
    </message>
    <message>
        <source>{man} {origin} to {target}</source>
        <translation>{man} {origin} vers {target}</translation>
    </message>
    <message>
        <source>{man} {origin} to {target}, in place of the {other}</source>
        <translation>{man} {origin} vers {target}, à la place de&#xa0;: {other}</translation>
    </message>
    <message>
        <source>{man} {origin}-{arrival}, the double step</source>
        <translation>{man} {origin}-{arrival}, le double pas</translation>
    </message>
    <message>
        <source>{man} {origin}-{arrival}, uncapturing in passing</source>
        <translation>{man} {origin}-{arrival}, déprise en passant</translation>
    </message>
    <message>
        <source>{man} {origin}-{arrival}, uncapturing: {uncaptured}</source>
        <translation>{man} {origin}-{arrival}, rendant&#xa0;: {uncaptured}</translation>
    </message>
    <message>
        <source>{man} {square} becomes {other}</source>
        <translation>{man} {square} devient {other}</translation>
    </message>
    <message>
        <source>{man} {square} stops a dual after {moves}</source>
        <translation>{man} {square} empêche un dual après {moves}</translation>
    </message>
    <message>
        <source>{man} {square} stops {moves}</source>
        <translation>{man} {square} empêche {moves}</translation>
    </message>
    <message>
        <source>{man}: {count} on the board, expected at least {least}</source>
        <translation>{man}&#xa0;: {count} sur le tablier, au moins {least} attendues</translation>
    </message>
    <message>
        <source>{man}: {count} on the board, expected at most {most}</source>
        <translation>{man}&#xa0;: {count} sur le tablier, au plus {most} attendues</translation>
    </message>
    <message>
        <source>{more} more</source>
        <translation>{more} de plus</translation>
    </message>
    <message>
        <source>{moves} and {number} more</source>
        <translation>{moves} et {number} de plus</translation>
    </message>
    <message>
        <source>{move} answers {count} of {all} defences.</source>
        <translation>{move} répond à {count} défenses sur {all}.</translation>
    </message>
    <message>
        <source>{move} cannot be played</source>
        <translation>{move} ne peut être joué</translation>
    </message>
    <message>
        <source>{move} cannot have been the last move</source>
        <translation>{move} ne peut avoir été le dernier coup</translation>
    </message>
    <message>
        <source>{move} gives the king {given}.</source>
        <translation>{move} donne au roi {given}.</translation>
    </message>
    <message>
        <source>{move} gives {given} and takes {taken}.</source>
        <translation>{move} donne {given} et prend {taken}.</translation>
    </message>
    <message>
        <source>{move} has the single threat {threat}.</source>
        <translation>{move} a pour seule menace {threat}.</translation>
    </message>
    <message>
        <source>{move} is one of the double steps of which one was the last move</source>
        <translation>{move} est l’un des doubles pas dont l’un fut le dernier coup</translation>
    </message>
    <message>
        <source>{move} lets Black check by {checks}.</source>
        <translation>{move} laisse les Noirs donner échec par {checks}.</translation>
    </message>
    <message>
        <source>{move} lies in ambush: {shown} opens its line.</source>
        <translation>{move} se met en embuscade&#xa0;: {shown} ouvre sa ligne.</translation>
    </message>
    <message>
        <source>{move} offers the {kind} where it could not be taken before: {line}.</source>
        <translation>{move} offre la pièce ({kind}) là où elle ne pouvait être prise&#xa0;: {line}.</translation>
    </message>
    <message>
        <source>{move} takes {taken} from the king.</source>
        <translation>{move} ôte au roi {taken}.</translation>
    </message>
    <message>
        <source>{move} threatens {threats}</source>
        <translation>{move} menace {threats}</translation>
    </message>
    <message>
        <source>{move} threatens {threats}.</source>
        <translation>{move} menace {threats}.</translation>
    </message>
    <message>
        <source>{move} waits: nothing is threatened.</source>
        <translation>{move} est d’attente&#xa0;: rien n’est menacé.</translation>
    </message>
    <message>
        <source>{move} was the last move if this is possible: {rights}</source>
        <translation>{move} a été le dernier coup si ceci est possible&#xa0;: {rights}</translation>
    </message>
    <message>
        <source>{name} is another man in French than in Italian</source>
        <translation>{name} est une autre pièce en français qu’en italien</translation>
    </message>
    <message>
        <source>{name} {operand}: the side to move is mated, no task was taken</source>
        <translation>{name} {operand}&#xa0;: le camp au trait est maté, aucun énoncé n’a été pris</translation>
    </message>
    <message>
        <source>{name}: expected 0 to {most}, got {number}</source>
        <translation>{name}&#xa0;: de 0 à {most} attendu, et non {number}</translation>
    </message>
    <message>
        <source>{name}: expected a list of cells, or all</source>
        <translation>{name}&#xa0;: une liste de cases était attendue, ou all</translation>
    </message>
    <message>
        <source>{name}: expected a list of texts, got {found}</source>
        <translation>{name}&#xa0;: une liste de textes était attendue, et non {found}</translation>
    </message>
    <message>
        <source>{name}: expected a list of texts, got {found} in it</source>
        <translation>{name}&#xa0;: une liste de textes était attendue, on y trouve {found}</translation>
    </message>
    <message>
        <source>{name}: expected a number</source>
        <translation>{name}&#xa0;: un nombre était attendu</translation>
    </message>
    <message>
        <source>{name}: expected a number from {least} to {most}</source>
        <translation>{name}&#xa0;: un nombre de {least} à {most} était attendu</translation>
    </message>
    <message>
        <source>{name}: expected a table</source>
        <translation>{name}&#xa0;: une table était attendue</translation>
    </message>
    <message>
        <source>{name}: expected a text</source>
        <translation>{name}&#xa0;: un texte était attendu</translation>
    </message>
    <message>
        <source>{name}: expected an object of texts, got {found}</source>
        <translation>{name}&#xa0;: un objet de textes était attendu, et non {found}</translation>
    </message>
    <message>
        <source>{name}: expected at most {most} characters</source>
        <translation>{name}&#xa0;: au plus {most} caractères attendus</translation>
    </message>
    <message>
        <source>{name}: expected at most {most} texts, got {count}</source>
        <translation>{name}&#xa0;: au plus {most} textes attendus, et non {count}</translation>
    </message>
    <message>
        <source>{name}: expected text for {key}, got {found}</source>
        <translation>{name}&#xa0;: un texte était attendu pour {key}, et non {found}</translation>
    </message>
    <message>
        <source>{name}: expected text, got {found}</source>
        <translation>{name}&#xa0;: un texte était attendu, et non {found}</translation>
    </message>
    <message>
        <source>{name}: expected true or false</source>
        <translation>{name}&#xa0;: true ou false était attendu</translation>
    </message>
    <message>
        <source>{name}: not known in a search of a game</source>
        <translation>{name}&#xa0;: inconnu dans une recherche d’un jeu</translation>
    </message>
    <message>
        <source>{name}: nothing is asked</source>
        <translation>{name}&#xa0;: rien n’est demandé</translation>
    </message>
    <message>
        <source>{name}: there is nothing of that name in a style</source>
        <translation>{name}&#xa0;: rien de ce nom n’existe dans un style</translation>
    </message>
    <message>
        <source>{number} keys: {keys}</source>
        <translation>{number} clés&#xa0;: {keys}</translation>
    </message>
    <message>
        <source>{number} of {count} changed</source>
        <translation>{number} sur {count} changés</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} et {other}</translation>
    </message>
    <message>
        <source>{one} and {other} exclude each other</source>
        <translation>{one} et {other} s’excluent</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one} ou {other}</translation>
    </message>
    <message>
        <source>{options}: kept for Popeye, and not followed: here everything is searched</source>
        <translation>{options}&#xa0;: gardées pour Popeye, et non suivies&#xa0;: ici, tout est cherché</translation>
    </message>
    <message>
        <source>{option} is chosen twice</source>
        <translation>{option} est choisie deux fois</translation>
    </message>
    <message>
        <source>{option}: expected {values}, got {text}</source>
        <translation>{option}&#xa0;: attendu {values}, et non {text}</translation>
    </message>
    <message>
        <source>{option}: no orthodox rule, kept in words and not solved</source>
        <translation>{option}&#xa0;: pas une règle orthodoxe, gardée en mots et non résolue</translation>
    </message>
    <message>
        <source>{option}: one turn is asked for then, directly</source>
        <translation>{option}&#xa0;: on demande alors un seul coup, en jeu direct</translation>
    </message>
    <message>
        <source>{other}&apos;s last move was {move}, and {side}&apos;s before it was by king or rook</source>
        <translation>Le dernier coup des {other} a été {move}, et celui des {side} avant lui fut du roi ou de la tour</translation>
    </message>
    <message>
        <source>{other}&apos;s last move was {move}, and {side}&apos;s king or rook has moved before it</source>
        <translation>Le dernier coup des {other} a été {move}, et auparavant le roi ou la tour des {side} a joué</translation>
    </message>
    <message>
        <source>{outcome} same key</source>
        <translation>{outcome} même clé</translation>
    </message>
    <message>
        <source>{part}: expected a list of texts</source>
        <translation>{part}&#xa0;: une liste de textes était attendue</translation>
    </message>
    <message>
        <source>{part}: expected a number</source>
        <translation>{part}&#xa0;: un nombre était attendu</translation>
    </message>
    <message>
        <source>{part}: expected a text</source>
        <translation>{part}&#xa0;: un texte était attendu</translation>
    </message>
    <message>
        <source>{part}: expected an object</source>
        <translation>{part}&#xa0;: un objet était attendu</translation>
    </message>
    <message>
        <source>{part}: expected {readers}</source>
        <translation>{part}&#xa0;: attendu {readers}</translation>
    </message>
    <message>
        <source>{part}: not understood</source>
        <translation>{part}&#xa0;: pas compris</translation>
    </message>
    <message>
        <source>{part}: not understood; is {meant} meant?</source>
        <translation>{part}&#xa0;: pas compris&#xa0;; est-ce {meant}&#xa0;?</translation>
    </message>
    <message>
        <source>{path} cannot be read: {reason}.</source>
        <translation>{path} ne peut être lu&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>{path} cannot be removed: {reason}.</source>
        <translation>{path} ne peut être supprimé&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>{path} cannot be written: {reason}.</source>
        <translation>{path} ne peut être écrit&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>{path} is a folder, not a file.</source>
        <translation>{path} est un dossier, pas un fichier.</translation>
    </message>
    <message>
        <source>{path} is no journal of a search</source>
        <translation>{path} n’est pas le journal d’une recherche</translation>
    </message>
    <message>
        <source>{path} is no journal of a search, or is damaged</source>
        <translation>{path} n’est pas le journal d’une recherche, ou est endommagé</translation>
    </message>
    <message>
        <source>{path} is not a library of problems; it was left as it is.</source>
        <translation>{path} n’est pas une bibliothèque de problèmes&#xa0;; ce fichier a été laissé tel quel.</translation>
    </message>
    <message>
        <source>{path} is the journal of another search</source>
        <translation>{path} est le journal d’une autre recherche</translation>
    </message>
    <message>
        <source>{path} is there already</source>
        <translation>{path} existe déjà</translation>
    </message>
    <message>
        <source>{path} is there already.</source>
        <translation>{path} existe déjà.</translation>
    </message>
    <message>
        <source>{path}, line {line}: {wrong}</source>
        <translation>{path}, ligne {line}&#xa0;: {wrong}</translation>
    </message>
    <message>
        <source>{path}: a diagram is written as {others} or {last}.</source>
        <translation>{path}&#xa0;: un diagramme s’écrit en {others} ou {last}.</translation>
    </message>
    <message>
        <source>{path}: another program goes on with this search</source>
        <translation>{path}&#xa0;: un autre programme poursuit cette recherche</translation>
    </message>
    <message>
        <source>{path}: another window goes on with this search</source>
        <translation>{path}&#xa0;: une autre fenêtre poursuit cette recherche</translation>
    </message>
    <message>
        <source>{path}: not a file</source>
        <translation>{path}&#xa0;: pas un fichier</translation>
    </message>
    <message>
        <source>{path}: not text in UTF-8</source>
        <translation>{path}&#xa0;: pas un texte en UTF-8</translation>
    </message>
    <message>
        <source>{path}: pages are written as {forms}.</source>
        <translation>{path}&#xa0;: les pages s’écrivent en {forms}.</translation>
    </message>
    <message>
        <source>{path}: too large for a search; expected at most {most} bytes</source>
        <translation>{path}&#xa0;: trop grand pour une recherche&#xa0;; au plus {most} octets attendus</translation>
    </message>
    <message>
        <source>{player} has no man to move</source>
        <translation>{player}&#xa0;: aucune pièce à jouer</translation>
    </message>
    <message>
        <source>{player} is to move and has no men</source>
        <translation>{player} a le trait et n’a pas de pièces</translation>
    </message>
    <message>
        <source>{player}: {count} men on the board and in hand, expected at most {most}</source>
        <translation>{player}&#xa0;: {count} pièces sur l’échiquier et en main, au plus {most} attendues</translation>
    </message>
    <message>
        <source>{player}: {count} men, expected at most {most}</source>
        <translation>{player}&#xa0;: {count} pièces, au plus {most} attendues</translation>
    </message>
    <message>
        <source>{player}: {count} promoted men, but {missing} missing men can have become them</source>
        <translation>{player}&#xa0;: {count} pièces promues, mais {missing} pièces manquantes ont pu le devenir</translation>
    </message>
    <message>
        <source>{play} All show {family}.</source>
        <translation>{play} Tous montrent&#xa0;: {family}.</translation>
    </message>
    <message>
        <source>{play} {count} of them show {family}.</source>
        <translation>{play} {count} d’entre eux montrent&#xa0;: {family}.</translation>
    </message>
    <message>
        <source>{play}: Black opens one line of {unit} and closes another.</source>
        <translation>{play}&#xa0;: les Noirs ouvrent une ligne de {unit} et en ferment une autre.</translation>
    </message>
    <message>
        <source>{play}: Black opens the line of {rears} and closes that of {shuts}.</source>
        <translation>{play}&#xa0;: les Noirs ouvrent la ligne de {rears} et ferment celle de {shuts}.</translation>
    </message>
    <message>
        <source>{play}: on {square} Black shuts off {shuts}.</source>
        <translation>{play}&#xa0;: en {square} les Noirs interceptent {shuts}.</translation>
    </message>
    <message>
        <source>{prey} is besieged: enemies block all its moves</source>
        <translation>siège de {prey}&#xa0;: des ennemis bloquent tous ses coups</translation>
    </message>
    <message>
        <source>{program} cannot be started: {why}</source>
        <translation>{program} ne peut être lancé&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{quality} men</source>
        <translation>pièces {quality}</translation>
    </message>
    <message>
        <source>{quality} men are not solved yet ({square})</source>
        <translation>les pièces {quality} ne sont pas encore résolues ({square})</translation>
    </message>
    <message>
        <source>{reason} in line {line}</source>
        <translation>{reason} à la ligne {line}</translation>
    </message>
    <message>
        <source>{reason}; also stops {moves}</source>
        <translation>{reason}&#xa0;; empêche aussi {moves}</translation>
    </message>
    <message>
        <source>{refuted} for {mate}</source>
        <translation>{refuted} pour {mate}</translation>
    </message>
    <message>
        <source>{shape} is for help play, not for {sign}</source>
        <translation>{shape} est pour le jeu aidé, pas pour {sign}</translation>
    </message>
    <message>
        <source>{shape} must have a number for each half-move: {sign} has {halfmoves}</source>
        <translation>{shape} doit avoir un nombre pour chaque demi-coup&#xa0;: {sign} en a {halfmoves}</translation>
    </message>
    <message>
        <source>{share} {men} men show {mates}.</source>
        <translation>{share} {men} pièces pour {mates}.</translation>
    </message>
    <message>
        <source>{side} can mate, in one move</source>
        <translation>les {side} peuvent mater, en un coup</translation>
    </message>
    <message>
        <source>{side} can mate: {moves}</source>
        <translation>les {side} peuvent mater&#xa0;: {moves}</translation>
    </message>
    <message>
        <source>{side} cannot get through: the walls of pawns stay shut</source>
        <translation>les {side} ne peuvent passer&#xa0;: les murs de pions restent fermés</translation>
    </message>
    <message>
        <source>{side} cannot have made a last move</source>
        <translation>les {side} ne peuvent avoir joué de dernier coup</translation>
    </message>
    <message>
        <source>{side} cannot mate: the only position that can follow was looked at</source>
        <translation>les {side} ne peuvent mater&#xa0;: la seule position qui peut suivre a été examinée</translation>
    </message>
    <message>
        <source>{side} has a promoted unit among {men}.</source>
        <translation>Une pièce promue des {side} parmi {men}.</translation>
    </message>
    <message>
        <source>{side} has a promoted unit: {men}.</source>
        <translation>Pièce promue des {side}&#xa0;: {men}.</translation>
    </message>
    <message>
        <source>{side} has bishops on squares of one colour ({squares})</source>
        <translation>les {side} ont des fous sur des cases d’une même couleur ({squares})</translation>
    </message>
    <message>
        <source>{side} has mated</source>
        <translation>les {side} ont maté</translation>
    </message>
    <message>
        <source>{side} has more men of a kind than the game has ({squares})</source>
        <translation>les {side} ont plus de pièces d’une sorte que le jeu n’en a ({squares})</translation>
    </message>
    <message>
        <source>{side} has more men than at the start</source>
        <translation>les {side} ont plus de pièces qu’au départ</translation>
    </message>
    <message>
        <source>{side} has more promoted men ({count}) than pawns are missing</source>
        <translation>les {side} ont plus de pièces promues ({count}) que de pions manquants</translation>
    </message>
    <message>
        <source>{side} has more than 16 men at the start</source>
        <translation>les {side} ont plus de 16 pièces au départ</translation>
    </message>
    <message>
        <source>{side} has no king</source>
        <translation>les {side} n’ont pas de roi</translation>
    </message>
    <message>
        <source>{side} has no king to be checked</source>
        <translation>les {side} n’ont pas de roi à mettre en échec</translation>
    </message>
    <message>
        <source>{side} has no king to be mated</source>
        <translation>les {side} n’ont pas de roi à mater</translation>
    </message>
    <message>
        <source>{side} has nothing but the king</source>
        <translation>les {side} n’ont que le roi</translation>
    </message>
    <message>
        <source>{side} has promoted force ({squares})</source>
        <translation>les {side} ont des pièces promues ({squares})</translation>
    </message>
    <message>
        <source>{side} has two bishops on squares of one colour, which voids the game ({squares})</source>
        <translation>les {side} ont deux fous sur des cases d’une même couleur, ce qui annule la partie ({squares})</translation>
    </message>
    <message>
        <source>{side} has {count} kings ({squares})</source>
        <translation>les {side} ont {count} rois ({squares})</translation>
    </message>
    <message>
        <source>{side} has {count} kings: only diagrams with one each are judged</source>
        <translation>les {side} ont {count} rois&#xa0;: seuls les diagrammes avec un roi de chaque camp sont jugés</translation>
    </message>
    <message>
        <source>{side} has {count} men, more than 16</source>
        <translation>les {side} ont {count} pièces, plus de 16</translation>
    </message>
    <message>
        <source>{side} has {count} pawns, more than 8</source>
        <translation>les {side} ont {count} pions, plus de 8</translation>
    </message>
    <message>
        <source>{side} is stalemated</source>
        <translation>les {side} sont pats</translation>
    </message>
    <message>
        <source>{side} must have one king</source>
        <translation>les {side} doivent avoir un roi</translation>
    </message>
    <message>
        <source>{side} must have one king at the start</source>
        <translation>les {side} doivent avoir un roi au départ</translation>
    </message>
    <message>
        <source>{side} needs {needed} captures by pawns, and {available} men are missing</source>
        <translation>il faut aux {side} {needed} prises de pions, et {available} pièces manquent</translation>
    </message>
    <message>
        <source>{side} plays without a king</source>
        <translation>les {side} jouent sans roi</translation>
    </message>
    <message>
        <source>{side} promotes to queen, rook, bishop and knight: {moves}.</source>
        <translation>Promotions des {side} en dame, tour, fou et cavalier&#xa0;: {moves}.</translation>
    </message>
    <message>
        <source>{side}&apos;s king can be captured ({squares})</source>
        <translation>le roi des {side} peut être pris ({squares})</translation>
    </message>
    <message>
        <source>{side}&apos;s king cannot have come to its square ({squares})</source>
        <translation>le roi des {side} ne peut être venu sur sa case ({squares})</translation>
    </message>
    <message>
        <source>{side}&apos;s king is in a check that no last move can have given ({squares})</source>
        <translation>le roi des {side} est dans un échec qu’aucun dernier coup n’a pu donner ({squares})</translation>
    </message>
    <message>
        <source>{side}&apos;s king or rook has moved: otherwise every way back ends in an impossible position within {half}</source>
        <translation>Le roi ou la tour des {side} a joué&#xa0;: sinon tout retour en arrière aboutit à une position impossible en moins de {half}</translation>
    </message>
    <message>
        <source>{side}&apos;s king or rook has moved: otherwise every way back stays among few positions, none of which begins a game</source>
        <translation>Le roi ou la tour des {side} a joué&#xa0;: sinon tout retour en arrière reste parmi quelques positions, dont aucune ne commence une partie</translation>
    </message>
    <message>
        <source>{side}&apos;s king or rook has moved: otherwise the men on {squares} could not stand there</source>
        <translation>Le roi ou la tour des {side} a joué&#xa0;: sinon les pièces en {squares} ne pourraient être là</translation>
    </message>
    <message>
        <source>{side}&apos;s last move was by king or rook</source>
        <translation>Le dernier coup des {side} fut du roi ou de la tour</translation>
    </message>
    <message>
        <source>{side}&apos;s last move was {move}, and its king or rook has moved before it</source>
        <translation>Le dernier coup des {side} a été {move}, et leur roi ou leur tour a joué auparavant</translation>
    </message>
    <message>
        <source>{side}&apos;s men on {squares} cannot all have come there from the game array</source>
        <translation>les pièces des {side} en {squares} ne peuvent y être toutes venues de la position initiale</translation>
    </message>
    <message>
        <source>{side}&apos;s pawns ({squares}) need captures on squares of a colour where too few of the missing men can have been captured</source>
        <translation>les pions des {side} ({squares}) exigent des prises sur des cases d’une couleur où trop peu des pièces manquantes ont pu être prises</translation>
    </message>
    <message>
        <source>{side}&apos;s pawns ({squares}) need more captures ({count}) than they can have made ({available}): the men from {others} were not captured by pawns</source>
        <translation>les pions des {side} ({squares}) exigent plus de prises ({count}) qu’ils n’ont pu en faire ({available})&#xa0;: les pièces de {others} n’ont pas été prises par des pions</translation>
    </message>
    <message>
        <source>{side}&apos;s pawns ({squares}) need more captures ({count}) than they can have made of the missing men ({available})</source>
        <translation>les pions des {side} ({squares}) exigent plus de prises ({count}) qu’ils n’ont pu en faire parmi les pièces manquantes ({available})</translation>
    </message>
    <message>
        <source>{side}&apos;s pawns ({squares}) need more captures on dark squares ({count}) than missing men can have been captured there ({available})</source>
        <translation>les pions des {side} ({squares}) exigent plus de prises sur cases noires ({count}) que de pièces manquantes n’ont pu y être prises ({available})</translation>
    </message>
    <message>
        <source>{side}&apos;s pawns ({squares}) need more captures on light squares ({count}) than missing men can have been captured there ({available})</source>
        <translation>les pions des {side} ({squares}) exigent plus de prises sur cases blanches ({count}) que de pièces manquantes n’ont pu y être prises ({available})</translation>
    </message>
    <message>
        <source>{side}&apos;s pawns and promoted men ({squares}) need more captures ({count}) than men are missing ({available})</source>
        <translation>les pions et pièces promues des {side} ({squares}) exigent plus de prises ({count}) qu’il ne manque de pièces ({available})</translation>
    </message>
    <message>
        <source>{side}&apos;s pawns cannot have come to their squares ({squares})</source>
        <translation>les pions des {side} ne peuvent être venus sur leurs cases ({squares})</translation>
    </message>
    <message>
        <source>{side}&apos;s pawns need more captures ({count}) than men are missing</source>
        <translation>les pions des {side} exigent plus de prises ({count}) qu’il ne manque de pièces</translation>
    </message>
    <message>
        <source>{solver} and this program agree as far as they came</source>
        <translation>{solver} et ce programme concordent aussi loin qu’ils sont allés</translation>
    </message>
    <message>
        <source>{solver} and this program agree in every line</source>
        <translation>{solver} et ce programme concordent à chaque ligne</translation>
    </message>
    <message>
        <source>{solver} and this program differ in one line</source>
        <translation>{solver} et ce programme diffèrent en une ligne</translation>
    </message>
    <message>
        <source>{square} and {other} can go together</source>
        <translation>{square} et {other} sont superflues ensemble</translation>
    </message>
    <message>
        <source>{square} and {other} can go together: all solutions stay, the set play changes</source>
        <translation>{square} et {other} sont superflues ensemble&#xa0;: toutes les solutions restent, le jeu apparent change</translation>
    </message>
    <message>
        <source>{square} and {other} can go together: the key stays, the play changes</source>
        <translation>{square} et {other} sont superflues ensemble&#xa0;: la clé reste, le jeu change</translation>
    </message>
    <message>
        <source>{square} in {phase}</source>
        <translation>{square} ({phase})</translation>
    </message>
    <message>
        <source>{square} is left, passed and taken again: {lines}.</source>
        <translation>{square} est quittée, traversée et reprise&#xa0;: {lines}.</translation>
    </message>
    <message>
        <source>{stipulation} asks for a goal of old games; choose the rules of one</source>
        <translation>{stipulation} demande un but d’anciens jeux&#xa0;; choisissez les règles de l’un d’eux</translation>
    </message>
    <message>
        <source>{stipulation} cannot be searched; play such as #2, s#3 or h#2 can</source>
        <translation>{stipulation} ne peut être recherché&#xa0;; un jeu tel que #2, s#3 ou h#2 le peut</translation>
    </message>
    <message>
        <source>{stipulation} has no key: of its play themes and model mates can be demanded</source>
        <translation>{stipulation} n&apos;a pas de clé&#xa0;: de son jeu on peut exiger des thèmes et des mats modèles</translation>
    </message>
    <message>
        <source>{stipulation} has no set play: it begins elsewhere</source>
        <translation>{stipulation} n’a pas de jeu apparent&#xa0;: cela commence ailleurs</translation>
    </message>
    <message>
        <source>{stipulation} has no set play: it is one move long</source>
        <translation>{stipulation} n’a pas de jeu apparent&#xa0;: il ne dure qu’un coup</translation>
    </message>
    <message>
        <source>{stipulation} has no set play: one side makes all the moves</source>
        <translation>{stipulation} n’a pas de jeu apparent&#xa0;: un camp joue tous les coups</translation>
    </message>
    <message>
        <source>{stipulation} is not solved here; play such as #2, s#3 or h#2.5 is</source>
        <translation>{stipulation} n’est pas résolu ici&#xa0;; un jeu tel que #2, s#3 ou h#2.5 l’est</translation>
    </message>
    <message>
        <source>{stipulation} is not solved: such series have no agreed rules</source>
        <translation>{stipulation} n’est pas résolu&#xa0;: de telles séries n’ont pas de règles convenues</translation>
    </message>
    <message>
        <source>{stipulation} is solved by the rules of today&apos;s chess only</source>
        <translation>{stipulation} n’est résolu que selon les règles des échecs d’aujourd’hui</translation>
    </message>
    <message>
        <source>{stipulation} is too long to be solved; expected at most {most} moves</source>
        <translation>{stipulation} est trop long à résoudre&#xa0;; au plus {most} coups attendus</translation>
    </message>
    <message>
        <source>{stipulation} is too long; expected at most {most} moves</source>
        <translation>{stipulation} est trop long&#xa0;; au plus {most} coups attendus</translation>
    </message>
    <message>
        <source>{stipulation}: Popeye does not solve it</source>
        <translation>{stipulation}&#xa0;: Popeye ne le résout pas</translation>
    </message>
    <message>
        <source>{stipulation}: model mates can be demanded of help play and series</source>
        <translation>{stipulation}&#xa0;: les mats modèles peuvent être exigés du jeu aidé et des séries</translation>
    </message>
    <message>
        <source>{style} is the name of a style that comes with the program; please choose another.</source>
        <translation>{style} est le nom d’un style fourni avec le programme&#xa0;; veuillez en choisir un autre.</translation>
    </message>
    <message>
        <source>{task} needs the studio</source>
        <translation>{task} demande l’atelier</translation>
    </message>
    <message>
        <source>{text} is no move that is understood</source>
        <translation>{text} n’est pas un coup compris</translation>
    </message>
    <message>
        <source>{text}: nothing stands on {square}</source>
        <translation>{text}&#xa0;: il n’y a rien en {square}</translation>
    </message>
    <message>
        <source>{text}: what [{effect}] does is not known</source>
        <translation>{text}&#xa0;: on ne sait ce que fait [{effect}]</translation>
    </message>
    <message>
        <source>{theme} of {units}: {lines}.</source>
        <translation>{theme} de {units}&#xa0;: {lines}.</translation>
    </message>
    <message>
        <source>{theme} on {square}</source>
        <translation>{theme} en {square}</translation>
    </message>
    <message>
        <source>{theme} on {square}: {line}, {man} is shut off.</source>
        <translation>{theme} en {square}&#xa0;: {line}, qui ferme la ligne de {man}.</translation>
    </message>
    <message>
        <source>{theme} on {square}: {one} shuts off {second} ({mate}), {two} shuts off {first} ({other}).</source>
        <translation>{theme} en {square}&#xa0;: {one} intercepte {second} ({mate}), {two} intercepte {first} ({other}).</translation>
    </message>
    <message>
        <source>{theme} paradox</source>
        <translation>Paradoxe {theme}</translation>
    </message>
    <message>
        <source>{theme}: {defences} against {threats}.</source>
        <translation>{theme}&#xa0;: {defences} contre {threats}.</translation>
    </message>
    <message>
        <source>{theme}: {lines}; White shuts his own line on {squares}.</source>
        <translation>{theme}&#xa0;: {lines}&#xa0;; les Blancs ferment leur propre ligne en {squares}.</translation>
    </message>
    <message>
        <source>{token} at character {place} of {text} is no field; there are {fields}</source>
        <translation>{token} au caractère {place} de {text} n’est pas un champ&#xa0;; il y a {fields}</translation>
    </message>
    <message>
        <source>{unit} blocks {square}</source>
        <translation>{unit} bloque {square}</translation>
    </message>
    <message>
        <source>{unit} defends in all directions: 1 mate.</source>
        <translation>{unit} défend dans toutes les directions&#xa0;: 1 mat.</translation>
    </message>
    <message>
        <source>{unit} guards {squares} and must choose.</source>
        <translation>{unit} garde {squares} et doit choisir.</translation>
    </message>
    <message>
        <source>{unit} is captured on {square}</source>
        <translation>prise de {unit} en {square}</translation>
    </message>
    <message>
        <source>{unit} is drawn to {square}</source>
        <translation>déviation de {unit} en {square}</translation>
    </message>
    <message>
        <source>{unit} is pinned</source>
        <translation>clouage de {unit}</translation>
    </message>
    <message>
        <source>{unit} mates on {squares}.</source>
        <translation>{unit} mate en {squares}.</translation>
    </message>
    <message>
        <source>{unit} shuts the line of {other}</source>
        <translation>{unit} ferme la ligne de {other}</translation>
    </message>
    <message>
        <source>{what} The same position is in the library, too: no. {numbers}.</source>
        <translation>{what} La même position est aussi dans la bibliothèque&#xa0;: n° {numbers}.</translation>
    </message>
    <message>
        <source>{where}expected a table of names and values</source>
        <translation>{where}une table de noms et de valeurs était attendue</translation>
    </message>
    <message>
        <source>{where}man: there is no man on {square}</source>
        <translation>{where}man&#xa0;: il n’y a pas de pièce en {square}</translation>
    </message>
    <message>
        <source>{where}squares: expected texts such as d4, c3-f6 or all</source>
        <translation>{where}squares&#xa0;: des textes tels que d4, c3-f6 ou all étaient attendus</translation>
    </message>
    <message>
        <source>{where}times: expected 1 to 6, got {times}</source>
        <translation>{where}times&#xa0;: de 1 à 6 attendu, et non {times}</translation>
    </message>
    <message>
        <source>{where}unknown name {name}; expected one of {known}</source>
        <translation>{where}nom inconnu {name}&#xa0;; un parmi {known} était attendu</translation>
    </message>
    <message>
        <source>{where}{name} is missing</source>
        <translation>{where}il manque {name}</translation>
    </message>
    <message>
        <source>{where}{name}: expected {expected}</source>
        <translation>{where}{name}&#xa0;: attendu {expected}</translation>
    </message>
    <message>
        <source>{white} and {black} at least</source>
        <translation>{white} et {black} au moins</translation>
    </message>
    <message>
        <source>{words}, but {side} is to move: no task was taken</source>
        <translation>{words}, mais les {side} ont le trait&#xa0;: aucun énoncé n’a été pris</translation>
    </message>
    <message>
        <source>{word}: men with properties are not read</source>
        <translation>{word}&#xa0;: les pièces à propriétés ne sont pas lues</translation>
    </message>
    <message>
        <source>{word}: what man a turned figure means is not said</source>
        <translation>{word}&#xa0;: il n’est pas dit quelle pièce signifie une figure tournée</translation>
    </message>
    <message>
        <source>{word}: {name} is no man that is known here</source>
        <translation>{word}&#xa0;: {name} n’est pas une pièce connue ici</translation>
    </message>
    <message>
        <source>{word}: {quality} is nothing that a man can be</source>
        <translation>{word}&#xa0;: {quality} n’est pas une qualité de pièce</translation>
    </message>
    <message>
        <source>{wrong} (line {line})</source>
        <translation>{wrong} (ligne {line})</translation>
    </message>
    <message>
        <source>“{found}” are no men. Write RN-Q for rook and knight against queen.</source>
        <translation>«&#xa0;{found}&#xa0;» ne sont pas des pièces. Écrivez RN-Q pour tour et cavalier contre dame.</translation>
    </message>
    <message>
        <source>“{found}” cannot stand here.</source>
        <translation>«&#xa0;{found}&#xa0;» ne peut figurer ici.</translation>
    </message>
    <message>
        <source>“{found}” is no distinction. Write prize, hm, comm, 1st or “1st prize”.</source>
        <translation>«&#xa0;{found}&#xa0;» n’est pas une distinction. Écrivez prize, hm, comm, 1st ou “1st prize”.</translation>
    </message>
    <message>
        <source>“{found}” is no key. Write Q*, Nf3, *f3 or e2e4.</source>
        <translation>«&#xa0;{found}&#xa0;» n’est pas une clé. Écrivez Q*, Nf3, *f3 ou e2e4.</translation>
    </message>
    <message>
        <source>“{found}” is no month or day. Write 1925-02, or for years 1925 or 1925-1930.</source>
        <translation>«&#xa0;{found}&#xa0;» n’est ni un mois ni un jour. Écrivez 1925-02, ou pour des années 1925 ou 1925-1930.</translation>
    </message>
    <message>
        <source>“{found}” is no number. Write 12, 8-12, 8- or &lt;=12.</source>
        <translation>«&#xa0;{found}&#xa0;» n’est pas un nombre. Écrivez 12, 8-12, 8- ou &lt;=12.</translation>
    </message>
    <message>
        <source>“{found}” is no part of a pattern. Write Qd4, kd6, .e5 or ?f3.</source>
        <translation>«&#xa0;{found}&#xa0;» n’est pas une partie d’un motif. Écrivez Qd4, kd6, .e5 ou&#xa0;?f3.</translation>
    </message>
    <message>
        <source>“{found}” is no problem. Write like:123, like:123@60 (60 % alike) or like: and a FEN.</source>
        <translation>«&#xa0;{found}&#xa0;» n’est pas un problème. Écrivez like:123, like:123@60 (semblable à 60&#xa0;%) ou like: et une FEN.</translation>
    </message>
    <message>
        <source>“{found}” is no square. Write e4, a1-c3, a file, a rank, centre, edge or corner.</source>
        <translation>«&#xa0;{found}&#xa0;» n’est pas une case. Écrivez e4, a1-c3, une colonne, une rangée, centre, edge ou corner.</translation>
    </message>
    <message>
        <source>“{found}” is no stipulation. Write #2, h#3, s# or moves:2-3.</source>
        <translation>«&#xa0;{found}&#xa0;» n’est pas un énoncé. Écrivez #2, h#3, s# ou moves:2-3.</translation>
    </message>
    <message>
        <source>“{found}” is no time. Write 2026-11-22, 2026-11, 2026, today or week.</source>
        <translation>«&#xa0;{found}&#xa0;» n’est pas une date. Écrivez 2026-11-22, 2026-11, 2026, today ou week.</translation>
    </message>
    <message>
        <source>“{found}” is no year. Write 1925, 1900-1930, 1950- or 192?.</source>
        <translation>«&#xa0;{found}&#xa0;» n’est pas une année. Écrivez 1925, 1900-1930, 1950- ou 192?.</translation>
    </message>
    <message>
        <source>“{found}” is none of legal, illegal, unknown and unjudged.</source>
        <translation>«&#xa0;{found}&#xa0;» n’est ni legal, ni illegal, ni unknown, ni unjudged.</translation>
    </message>
    <message>
        <source>“{found}” is none of sound, cooked, unsound, short, unsolvable, unchecked and mine.</source>
        <translation>«&#xa0;{found}&#xa0;» n’est aucun de sound, cooked, unsound, short, unsolvable, unchecked et mine.</translation>
    </message>
    <message>
        <source>“{found}” is nothing of a last position. Write Qd4, kd6, by=Q, model, set or try.</source>
        <translation>«&#xa0;{found}&#xa0;» n’est rien d’une position finale. Écrivez Qd4, kd6, by=Q, model, set ou try.</translation>
    </message>
    <message>
        <source>“{found}” is nothing that a problem can have here.</source>
        <translation>«&#xa0;{found}&#xa0;» n’est rien qu’un problème puisse avoir ici.</translation>
    </message>
    <message>
        <source>“{found}” is nothing that a problem can have here. Did you mean “{meant}”?</source>
        <translation>«&#xa0;{found}&#xa0;» n’est rien qu’un problème puisse avoir ici. Vouliez-vous dire «&#xa0;{meant}&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>“{found}” stands between two things. To search for the word, put it in quotation marks.</source>
        <translation>«&#xa0;{found}&#xa0;» se place entre deux choses. Pour chercher le mot, mettez-le entre guillemets.</translation>
    </message>
    <message>
        <source>“{found}” stands right before what must not hold. In quotation marks it is looked for.</source>
        <translation>«&#xa0;{found}&#xa0;» se place juste avant ce qui ne doit pas valoir. Entre guillemets, on le cherche.</translation>
    </message>
    <message numerus="yes">
        <source>A game of {count} moves leads to the diagram.</source>
        <translation>
            <numerusform>Une partie de {count} coup mène au diagramme.</numerusform>
            <numerusform>Une partie de {count} coups mène au diagramme.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {count} of {all} defences White mates on move 2: {lines}.</source>
        <translation>
            <numerusform>Après {count} des {all} défenses, les Blancs matent au coup 2&#xa0;: {lines}.</numerusform>
            <numerusform>Après {count} des {all} défenses, les Blancs matent au coup 2&#xa0;: {lines}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All {count} different mates are models: {lines}.</source>
        <translation>
            <numerusform>Les {count} mats différents sont tous modèles&#xa0;: {lines}.</numerusform>
            <numerusform>Les {count} mats différents sont tous modèles&#xa0;: {lines}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All {count} mates are models.</source>
        <translation>
            <numerusform>Les {count} mats sont tous modèles.</numerusform>
            <numerusform>Les {count} mats sont tous modèles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black needs {count} moves</source>
        <translation>
            <numerusform>Il faut aux Noirs {count} coup</numerusform>
            <numerusform>Il faut aux Noirs {count} coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Meant are all {number} solutions</source>
        <translation>
            <numerusform>La {number} solution est voulue</numerusform>
            <numerusform>Les {number} solutions sont toutes voulues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rich play: {count} different mates.</source>
        <translation>
            <numerusform>Jeu riche&#xa0;: {count} mat différent.</numerusform>
            <numerusform>Jeu riche&#xa0;: {count} mats différents.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The key leaves Black {count} moves of {then}.</source>
        <translation>
            <numerusform>La clé laisse aux Noirs {count} coup sur {then}.</numerusform>
            <numerusform>La clé laisse aux Noirs {count} coups sur {then}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The play is short: {count} different mates.</source>
        <translation>
            <numerusform>Le jeu est maigre&#xa0;: {count} mat différent.</numerusform>
            <numerusform>Le jeu est maigre&#xa0;: {count} mats différents.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unnecessary in this position, each by itself: {men}. Without it the solutions stay.</source>
        <translation>
            <numerusform>Superflue dans cette position&#xa0;: {men}. Sans elle, les solutions restent.</numerusform>
            <numerusform>Superflues dans cette position, chacune séparément&#xa0;: {men}. Sans elle, les solutions restent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White needs {count} moves</source>
        <translation>
            <numerusform>Il faut aux Blancs {count} coup</numerusform>
            <numerusform>Il faut aux Blancs {count} coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all {number} defences and mates unchanged</source>
        <translation>
            <numerusform>les {number} défenses et mats sont inchangés</numerusform>
            <numerusform>les {number} défenses et mats sont inchangés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>none of {number} first turns does it.</source>
        <translation>
            <numerusform>aucun des {number} premiers coups ne suffit.</numerusform>
            <numerusform>aucun des {number} premiers coups ne suffit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not known: {count} positions were looked at</source>
        <translation>
            <numerusform>on ne sait pas&#xa0;: {count} position a été examinée</numerusform>
            <numerusform>on ne sait pas&#xa0;: {count} positions ont été examinées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only stops the cooks {moves}</source>
        <translation>
            <numerusform>n’empêche que la démolition {moves}</numerusform>
            <numerusform>n’empêche que les démolitions {moves}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>shifted {count} files to the left</source>
        <translation>
            <numerusform>décalé de {count} colonne à gauche</numerusform>
            <numerusform>décalé de {count} colonnes à gauche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>shifted {count} files to the right</source>
        <translation>
            <numerusform>décalé de {count} colonne à droite</numerusform>
            <numerusform>décalé de {count} colonnes à droite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>shifted {count} ranks down</source>
        <translation>
            <numerusform>décalé de {count} rangée vers le bas</numerusform>
            <numerusform>décalé de {count} rangées vers le bas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>shifted {count} ranks up</source>
        <translation>
            <numerusform>décalé de {count} rangée vers le haut</numerusform>
            <numerusform>décalé de {count} rangées vers le haut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the same solutions</source>
        <translation>
            <numerusform>les mêmes solutions</numerusform>
            <numerusform>les mêmes solutions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the same {count} mates</source>
        <translation>
            <numerusform>les mêmes {count} mats</numerusform>
            <numerusform>les mêmes {count} mats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the {count} mates shown and changed</source>
        <translation>
            <numerusform>{count} mat montré ou changé</numerusform>
            <numerusform>{count} mats montrés et changés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} different continuations of full length: {moves}.</source>
        <translation>
            <numerusform>{count} continuation différente de longueur entière&#xa0;: {moves}.</numerusform>
            <numerusform>{count} continuations différentes de longueur entière&#xa0;: {moves}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} different mates.</source>
        <translation>
            <numerusform>{count} mat différent.</numerusform>
            <numerusform>{count} mats différents.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} files left</source>
        <translation>
            <numerusform>{count} colonne à gauche</numerusform>
            <numerusform>{count} colonnes à gauche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} files right</source>
        <translation>
            <numerusform>{count} colonne à droite</numerusform>
            <numerusform>{count} colonnes à droite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} mates in common</source>
        <translation>
            <numerusform>{count} mat en commun</numerusform>
            <numerusform>{count} mats en commun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} men in the same places</source>
        <translation>
            <numerusform>{count} pièce au même endroit</numerusform>
            <numerusform>{count} pièces aux mêmes endroits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} more positions were met and are kept no longer: {sound} sound ones and {others} others are, beside those kept for good, named or noted.</source>
        <translation>
            <numerusform>{count} autre position a été rencontrée et n’est plus gardée&#xa0;: le sont {sound} correctes et {others} autres, outre celles gardées pour de bon, nommées ou annotées.</numerusform>
            <numerusform>{count} autres positions ont été rencontrées et ne sont plus gardées&#xa0;: le sont {sound} correctes et {others} autres, outre celles gardées pour de bon, nommées ou annotées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} more problems are left out</source>
        <translation>
            <numerusform>{count} autre problème est laissé de côté</numerusform>
            <numerusform>{count} autres problèmes sont laissés de côté</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} moves occur in several solutions: {moves}.</source>
        <translation>
            <numerusform>{count} coup se retrouve dans plusieurs solutions&#xa0;: {moves}.</numerusform>
            <numerusform>{count} coups se retrouvent dans plusieurs solutions&#xa0;: {moves}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of {mates} different mates are models: {lines}.</source>
        <translation>
            <numerusform>{count} des {mates} mats différents est modèle&#xa0;: {lines}.</numerusform>
            <numerusform>{count} des {mates} mats différents sont modèles&#xa0;: {lines}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of {mates} mates are models.</source>
        <translation>
            <numerusform>{count} des {mates} mats est modèle.</numerusform>
            <numerusform>{count} des {mates} mats sont modèles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} problems of other games are left out: only .jsonl has a form for them</source>
        <translation>
            <numerusform>{count} problème d’un autre jeu est laissé de côté&#xa0;: seul .jsonl a une forme pour lui</numerusform>
            <numerusform>{count} problèmes d’autres jeux sont laissés de côté&#xa0;: seul .jsonl a une forme pour eux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} ranks down</source>
        <translation>
            <numerusform>{count} rangée vers le bas</numerusform>
            <numerusform>{count} rangées vers le bas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} ranks up</source>
        <translation>
            <numerusform>{count} rangée vers le haut</numerusform>
            <numerusform>{count} rangées vers le haut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} set variations in common</source>
        <translation>
            <numerusform>{count} variante du jeu apparent en commun</numerusform>
            <numerusform>{count} variantes du jeu apparent en commun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} solutions in common</source>
        <translation>
            <numerusform>{count} solution en commun</numerusform>
            <numerusform>{count} solutions en commun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} tries fail crudely ({tries}).</source>
        <translation>
            <numerusform>{count} essai a une réfutation grossière ({tries}).</numerusform>
            <numerusform>{count} essais ont une réfutation grossière ({tries}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} tries in common</source>
        <translation>
            <numerusform>{count} essai en commun</numerusform>
            <numerusform>{count} essais en commun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} variations in common</source>
        <translation>
            <numerusform>{count} variante en commun</numerusform>
            <numerusform>{count} variantes en commun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{more} more solutions than intended.</source>
        <translation>
            <numerusform>{more} solution de plus que voulu.</numerusform>
            <numerusform>{more} solutions de plus que voulu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} defences</source>
        <translation>
            <numerusform>{number} défense</numerusform>
            <numerusform>{number} défenses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} duals left</source>
        <translation>
            <numerusform>{number} dual reste</numerusform>
            <numerusform>{number} duals restent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} effective defences</source>
        <translation>
            <numerusform>{number} défense effective</numerusform>
            <numerusform>{number} défenses effectives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} found</source>
        <translation>
            <numerusform>{number} trouvée</numerusform>
            <numerusform>{number} trouvées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} games</source>
        <translation>
            <numerusform>{number} partie</numerusform>
            <numerusform>{number} parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} games of {length} lead here</source>
        <translation>
            <numerusform>{number} partie de {length} mène ici</numerusform>
            <numerusform>{number} parties de {length} mènent ici</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} games of {moves}</source>
        <translation>
            <numerusform>{number} partie de {moves}</numerusform>
            <numerusform>{number} parties de {moves}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} half-moves</source>
        <translation>
            <numerusform>{number} demi-coup</numerusform>
            <numerusform>{number} demi-coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} keys</source>
        <translation>
            <numerusform>{number} clé</numerusform>
            <numerusform>{number} clés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} keys so far</source>
        <translation>
            <numerusform>{number} clé jusqu’ici</numerusform>
            <numerusform>{number} clés jusqu’ici</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} lines</source>
        <translation>
            <numerusform>{number} suite</numerusform>
            <numerusform>{number} suites</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} lines so far</source>
        <translation>
            <numerusform>{number} suite jusqu’ici</numerusform>
            <numerusform>{number} suites jusqu’ici</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} moves</source>
        <translation>
            <numerusform>{number} coup</numerusform>
            <numerusform>{number} coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} moves: any is asked for, so none is judged</source>
        <translation>
            <numerusform>{number} coup&#xa0;: on en demande un quelconque, aucun n’est donc jugé</numerusform>
            <numerusform>{number} coups&#xa0;: on en demande un quelconque, aucun n’est donc jugé</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} single moves</source>
        <translation>
            <numerusform>{number} coup simple</numerusform>
            <numerusform>{number} coups simples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} solutions</source>
        <translation>
            <numerusform>{number} solution</numerusform>
            <numerusform>{number} solutions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} themes gained</source>
        <translation>
            <numerusform>{number} thème gagné</numerusform>
            <numerusform>{number} thèmes gagnés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} themes lost</source>
        <translation>
            <numerusform>{number} thème perdu</numerusform>
            <numerusform>{number} thèmes perdus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} threats</source>
        <translation>
            <numerusform>{number} menace</numerusform>
            <numerusform>{number} menaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} tries</source>
        <translation>
            <numerusform>{number} essai</numerusform>
            <numerusform>{number} essais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} turns are enough</source>
        <translation>
            <numerusform>{number} coup suffit</numerusform>
            <numerusform>{number} coups suffisent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} with duals</source>
        <translation>
            <numerusform>{number} avec dual</numerusform>
            <numerusform>{number} avec duals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} with several replies</source>
        <translation>
            <numerusform>{number} avec plusieurs réponses</numerusform>
            <numerusform>{number} avec plusieurs réponses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} can mate, in {count} moves or fewer</source>
        <translation>
            <numerusform>les {side} peuvent mater, en {count} coup au plus</numerusform>
            <numerusform>les {side} peuvent mater, en {count} coups au plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} cannot mate: all {count} positions that can follow were looked at</source>
        <translation>
            <numerusform>les {side} ne peuvent mater&#xa0;: les {count} positions qui peuvent suivre ont toutes été examinées</numerusform>
            <numerusform>les {side} ne peuvent mater&#xa0;: les {count} positions qui peuvent suivre ont toutes été examinées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} has {count} promoted units among {men}.</source>
        <translation>
            <numerusform>{count} pièce promue des {side} parmi {men}.</numerusform>
            <numerusform>{count} pièces promues des {side} parmi {men}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} has {count} promoted units: {men}.</source>
        <translation>
            <numerusform>{count} pièce promue des {side}&#xa0;: {men}.</numerusform>
            <numerusform>{count} pièces promues des {side}&#xa0;: {men}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} mates in {count} moves</source>
        <translation>
            <numerusform>les {side} matent en {count} coup</numerusform>
            <numerusform>les {side} matent en {count} coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{solver} and this program differ in {number} lines</source>
        <translation>
            <numerusform>{solver} et ce programme diffèrent en {number} ligne</numerusform>
            <numerusform>{solver} et ce programme diffèrent en {number} lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{unit} defends in all directions: {count} different mates.</source>
        <translation>
            <numerusform>{unit} défend dans toutes les directions&#xa0;: {count} mat différent.</numerusform>
            <numerusform>{unit} défend dans toutes les directions&#xa0;: {count} mats différents.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeparateTab</name>
    <message>
        <source>Separate</source>
        <translation>Séparer</translation>
    </message>
    <message>
        <source>Separate (one pair)</source>
        <translation>Séparer (une paire)</translation>
    </message>
    <message numerus="yes">
        <source>Separate (%1 pairs)</source>
        <translation>
            <numerusform>Séparer (%1 paire)</numerusform>
            <numerusform>Séparer (%1 paires)</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick two defences or more that are to have mates of their own.</source>
        <translation>Cochez deux défenses ou plus qui doivent avoir leurs propres mats.</translation>
    </message>
    <message>
        <source>Tick two defences or more that are to have continuations of their own.</source>
        <translation>Cochez deux défenses ou plus qui doivent avoir leurs propres continuations.</translation>
    </message>
    <message>
        <source>%1 more triples, or more</source>
        <translation>%1 autres triplets, ou davantage</translation>
    </message>
    <message>
        <source>%1 more triples.</source>
        <translation>%1 autres triplets.</translation>
    </message>
    <message>
        <source>No two phases change every mate</source>
        <translation>Aucune paire de phases ne change tous les mats</translation>
    </message>
    <message>
        <source>No two phases change every continuation</source>
        <translation>Aucune paire de phases ne change toutes les continuations</translation>
    </message>
    <message>
        <source>First moves that leave each defence a mate of its own:</source>
        <translation>Premiers coups qui laissent à chaque défense un mat propre&#xa0;:</translation>
    </message>
    <message>
        <source>First moves that leave each defence a continuation of its own:</source>
        <translation>Premiers coups qui laissent à chaque défense une continuation propre&#xa0;:</translation>
    </message>
    <message>
        <source>No first move leaves each defence one mate of its own.</source>
        <translation>Aucun premier coup ne laisse à chaque défense un seul mat propre.</translation>
    </message>
    <message>
        <source>No first move leaves each defence one continuation of its own.</source>
        <translation>Aucun premier coup ne laisse à chaque défense une continuation propre.</translation>
    </message>
    <message>
        <source>one pair changes some of the mates</source>
        <translation>une paire change une partie des mats</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs change some of the mates</source>
        <translation>
            <numerusform>%1 paire change une partie des mats</numerusform>
            <numerusform>%1 paires changent une partie des mats</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter holds them as phases</source>
        <translation>Entrée les retient comme phases</translation>
    </message>
</context>
<context>
    <name>Sidebar</name>
    <message>
        <source>What to do with %1</source>
        <translation>Que faire de %1</translation>
    </message>
</context>
<context>
    <name>SmallerTab</name>
    <message>
        <source>Smaller</source>
        <translation>Plus petit</translation>
    </message>
    <message>
        <source>Men are being left out, up to four together …</source>
        <translation>Des pièces sont ôtées, jusqu&apos;à quatre ensemble …</translation>
    </message>
    <message>
        <source>Every man is being put elsewhere …</source>
        <translation>Chaque pièce est placée ailleurs …</translation>
    </message>
    <message>
        <source>Smaller (%1)</source>
        <translation>Plus petit (%1)</translation>
    </message>
    <message>
        <source>Tick a defence with its mate: smaller forms keep that play.</source>
        <translation>Cochez une défense avec son mat&#xa0;: les formes plus petites gardent ce jeu.</translation>
    </message>
    <message>
        <source>Tick a defence with its continuation: smaller forms keep that play.</source>
        <translation>Cochez une défense avec sa continuation&#xa0;: les formes plus petites gardent ce jeu.</translation>
    </message>
    <message>
        <source>Down to one man</source>
        <translation>Jusqu&apos;à une pièce</translation>
    </message>
    <message numerus="yes">
        <source>Down to %1 men</source>
        <translation>
            <numerusform>Jusqu&apos;à %1 pièce</numerusform>
            <numerusform>Jusqu&apos;à %1 pièces</numerusform>
        </translation>
    </message>
    <message>
        <source>Cheaper men</source>
        <translation>Pièces moins chères</translation>
    </message>
    <message>
        <source>Nobody can go, or be cheaper</source>
        <translation>Nul ne peut partir ni être moins cher</translation>
    </message>
    <message>
        <source>one way to put a man elsewhere</source>
        <translation>une façon de placer une pièce ailleurs</translation>
    </message>
    <message numerus="yes">
        <source>%1 ways to put a man elsewhere</source>
        <translation>
            <numerusform>%1 façon de placer une pièce ailleurs</numerusform>
            <numerusform>%1 façons de placer une pièce ailleurs</numerusform>
        </translation>
    </message>
    <message>
        <source>one man saved</source>
        <translation>une pièce épargnée</translation>
    </message>
    <message numerus="yes">
        <source>%1 men saved</source>
        <translation>
            <numerusform>%1 pièce épargnée</numerusform>
            <numerusform>%1 pièces épargnées</numerusform>
        </translation>
    </message>
    <message>
        <source>sound</source>
        <translation>correct</translation>
    </message>
    <message>
        <source>the ticked play stays</source>
        <translation>le jeu coché reste</translation>
    </message>
</context>
<context>
    <name>SolutionPanel</name>
    <message>
        <source>All defences</source>
        <translation>Toute défense</translation>
    </message>
    <message>
        <source>Show defences that parry no threat, too</source>
        <translation>Montrer aussi les défenses qui ne parent aucune menace</translation>
    </message>
    <message>
        <source>Trivial tries</source>
        <translation>Essais triviaux</translation>
    </message>
    <message>
        <source>Show tries that check or meet no defence with mate</source>
        <translation>Montrer les essais qui donnent échec ou n’ont de mat sur aucune défense</translation>
    </message>
    <message>
        <source>Refutations %1</source>
        <translation>Réfutations %1</translation>
    </message>
    <message>
        <source>How many refutations a try may have</source>
        <translation>Combien de réfutations un essai peut avoir</translation>
    </message>
    <message>
        <source>One refutation</source>
        <translation>Une réfutation</translation>
    </message>
    <message>
        <source>At most two refutations</source>
        <translation>Au plus deux réfutations</translation>
    </message>
    <message>
        <source>At most three refutations</source>
        <translation>Au plus trois réfutations</translation>
    </message>
</context>
<context>
    <name>SolutionTree</name>
    <message>
        <source>Solution</source>
        <translation>Solution</translation>
    </message>
    <message>
        <source>Keep this key: %1</source>
        <translation>Garder cette clé&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>SolutionsPart</name>
    <message>
        <source>Solutions</source>
        <translation>Solutions</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>under each diagram</source>
        <translation>sous chaque diagramme</translation>
    </message>
    <message>
        <source>at the end, on pages of their own</source>
        <translation>à la fin, sur des pages à part</translation>
    </message>
    <message>
        <source>compact, mates together</source>
        <translation>compacte, mats réunis</translation>
    </message>
    <message>
        <source>full, a line each</source>
        <translation>entière, une ligne chacun</translation>
    </message>
    <message>
        <source>Thematic letters</source>
        <translation>Lettres thématiques</translation>
    </message>
    <message>
        <source>none</source>
        <comment>of comments</comment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>with each solution</source>
        <translation>avec chaque solution</translation>
    </message>
    <message>
        <source>after all solutions</source>
        <translation>après toutes les solutions</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Emplacement</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Formulaire</translation>
    </message>
    <message>
        <source>Set play</source>
        <translation>Jeu apparent</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Essais</translation>
    </message>
    <message>
        <source>Its page under each diagram</source>
        <translation>Leur page sous chaque diagramme</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Commentaires</translation>
    </message>
    <message>
        <source>none</source>
        <comment>of set play or tries</comment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>thematic ones</source>
        <translation>les thématiques</translation>
    </message>
    <message>
        <source>all</source>
        <comment>of set play or tries</comment>
        <translation>tous</translation>
    </message>
</context>
<context>
    <name>SquareTools</name>
    <message>
        <source>What is special</source>
        <translation>Particularité</translation>
    </message>
    <message>
        <source>Choose what a man is besides, then click men on the board</source>
        <translation>Choisissez ce qu&apos;une pièce est de plus, puis cliquez sur des pièces de l&apos;échiquier</translation>
    </message>
    <message>
        <source>Special squares and marks</source>
        <translation>Cases spéciales et marques</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Cases</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Marques</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Grille</translation>
    </message>
    <message>
        <source>Nothing captured yet</source>
        <translation>Rien n’a encore été pris</translation>
    </message>
    <message>
        <source>Men</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>No grid</source>
        <translation>Pas de grille</translation>
    </message>
    <message>
        <source>Cells of 2 x 2 squares</source>
        <translation>Cellules de 2 x 2 cases</translation>
    </message>
    <message>
        <source>Shifted by a file</source>
        <translation>Décalée d’une colonne</translation>
    </message>
    <message>
        <source>Shifted by a rank</source>
        <translation>Décalée d’une rangée</translation>
    </message>
    <message>
        <source>Shifted by a file and a rank</source>
        <translation>Décalée d’une colonne et d’une rangée</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Ctrl+L back to the studio</source>
        <translation>Ctrl+L&#xa0;: retour à l’atelier</translation>
    </message>
    <message>
        <source>%1 found in %2 ms</source>
        <translation>%1 trouvés en %2 ms</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 choisis</translation>
    </message>
    <message>
        <source>one position looked at</source>
        <translation>une position examinée</translation>
    </message>
    <message numerus="yes">
        <source>%1 positions looked at</source>
        <translation>
            <numerusform>%1 position examinée</numerusform>
            <numerusform>%1 positions examinées</numerusform>
        </translation>
    </message>
    <message>
        <source>General solver</source>
        <translation>Solveur général</translation>
    </message>
    <message>
        <source>Reference solver (slower)</source>
        <translation>Solveur de référence (plus lent)</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Enregistré %1</translation>
    </message>
</context>
<context>
    <name>StepsPanel</name>
    <message>
        <source>as it was opened</source>
        <translation>comme à l’ouverture</translation>
    </message>
    <message>
        <source>Edits</source>
        <translation>Modifications</translation>
    </message>
</context>
<context>
    <name>StipulationField</name>
    <message>
        <source>Stipulation</source>
        <translation>Énoncé</translation>
    </message>
    <message>
        <source>Stipulation, such as #2, s#3, h#2.5 or ser-h#7</source>
        <translation>Énoncé, tel que #2, s#3, h#2.5 ou ser-h#7</translation>
    </message>
    <message>
        <source>no task</source>
        <translation>pas d’énoncé</translation>
    </message>
    <message>
        <source>Usual stipulations</source>
        <translation>Énoncés usuels</translation>
    </message>
</context>
<context>
    <name>StudioWindow</name>
    <message>
        <source>The library %1 is not there; another was opened in its place.</source>
        <translation>La bibliothèque %1 n’est pas là&#xa0;; une autre a été ouverte à sa place.</translation>
    </message>
</context>
<context>
    <name>StyleKeeping</name>
    <message>
        <source>Save the style</source>
        <translation>Enregistrer le style</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>A style&apos;s name has 1 to %1 letters that can be printed.</source>
        <translation>Le nom d’un style a de 1 à %1 lettres imprimables.</translation>
    </message>
    <message>
        <source>There is a style “%1” already.</source>
        <translation>Il y a déjà un style «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>It will be replaced.</source>
        <translation>Il sera remplacé.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Delete the style “%1”?</source>
        <translation>Supprimer le style «&#xa0;%1&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Cela ne peut être annulé.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
</context>
<context>
    <name>TabPages</name>
    <message>
        <source>Work on the scheme</source>
        <translation>Travail sur le schéma</translation>
    </message>
</context>
<context>
    <name>TablePanel</name>
    <message>
        <source>Phases</source>
        <translation>Phases</translation>
    </message>
    <message>
        <source>Compose from here</source>
        <translation>Composer d’ici</translation>
    </message>
    <message>
        <source>Let men be added until the mates of the ticked defences are a sound problem</source>
        <translation>Laisser ajouter des pièces jusqu’à ce que les mats des défenses cochées soient un problème correct</translation>
    </message>
    <message>
        <source>since the last drop:</source>
        <translation>depuis la dernière modification&#xa0;:</translation>
    </message>
</context>
<context>
    <name>TaskField</name>
    <message>
        <source>Task</source>
        <translation>Énoncé</translation>
    </message>
    <message>
        <source>no task</source>
        <translation>pas d’énoncé</translation>
    </message>
    <message>
        <source>Tasks of the game</source>
        <translation>Énoncés du jeu</translation>
    </message>
    <message>
        <source>What is to be reached, and in how many turns</source>
        <translation>Ce qui doit être atteint, et en combien de coups</translation>
    </message>
</context>
<context>
    <name>TaskPopover</name>
    <message>
        <source>Goal</source>
        <translation>But</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Whose goal</source>
        <translation>But de qui</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>No task</source>
        <translation>Pas d’énoncé</translation>
    </message>
</context>
<context>
    <name>TextCard</name>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>men by cell</source>
        <translation>pièces par case</translation>
    </message>
    <message>
        <source>Copy the problem as text</source>
        <translation>Copier le problème en texte</translation>
    </message>
</context>
<context>
    <name>ThemeTicks</name>
    <message>
        <source>Find a theme …</source>
        <translation>Trouver un thème …</translation>
    </message>
</context>
<context>
    <name>TogetherDialog</name>
    <message>
        <source>Status</source>
        <translation>Suivi</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>tel quel</translation>
    </message>
    <message>
        <source>What becomes of them</source>
        <translation>Ce qu’ils deviennent</translation>
    </message>
    <message>
        <source>Describe together</source>
        <translation>Décrire ensemble</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Auteurs</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Numbers from</source>
        <translation>Numéros à partir de</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Distinction</source>
        <translation>Distinction</translation>
    </message>
    <message>
        <source>Tourney</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>Dedication</source>
        <translation>Dédicace</translation>
    </message>
    <message>
        <source>Tested</source>
        <translation>Testé</translation>
    </message>
    <message>
        <source>Add keywords</source>
        <translation>Ajouter des mots-clés</translation>
    </message>
    <message>
        <source>Authors, separated by semicolons</source>
        <translation>Auteurs, séparés par des points-virgules</translation>
    </message>
    <message>
        <source>On the day</source>
        <translation>Le jour</translation>
    </message>
    <message>
        <source>By or for whom</source>
        <translation>Par ou pour qui</translation>
    </message>
    <message>
        <source>With what, or where</source>
        <translation>Avec quoi, ou où</translation>
    </message>
    <message>
        <source>A date is written 2026, 2026-11 or 2026-11-29.</source>
        <translation>Une date s’écrit 2026, 2026-11 ou 2026-11-29.</translation>
    </message>
    <message>
        <source>Close without describing the problems?</source>
        <translation>Fermer sans décrire les problèmes&#xa0;?</translation>
    </message>
</context>
<context>
    <name>TokenChip</name>
    <message>
        <source>Enter opens it as text, Delete takes it out of the search.</source>
        <translation>Entrée l’ouvre en texte, Suppr l’ôte de la recherche.</translation>
    </message>
    <message>
        <source>Take “%1” out of the search</source>
        <translation>Ôter «&#xa0;%1&#xa0;» de la recherche</translation>
    </message>
</context>
<context>
    <name>Tools</name>
    <message>
        <source>Hole</source>
        <translation>Trou</translation>
    </message>
    <message>
        <source>Wormhole</source>
        <translation>Trou de ver</translation>
    </message>
    <message>
        <source>Magic square</source>
        <translation>Case magique</translation>
    </message>
    <message>
        <source>Imitator</source>
        <translation>Imitateur</translation>
    </message>
    <message>
        <source>Grid line</source>
        <translation>Ligne de grille</translation>
    </message>
    <message>
        <source>May leap</source>
        <translation>Peut sauter</translation>
    </message>
    <message>
        <source>Immune</source>
        <translation>Immunisée</translation>
    </message>
    <message>
        <source>Immovable</source>
        <translation>Immobile</translation>
    </message>
    <message>
        <source>Nobody goes there or passes over it.</source>
        <translation>Personne n’y va ni n’y passe.</translation>
    </message>
    <message>
        <source>Who arrives goes on to another wormhole.</source>
        <translation>Qui y arrive repart vers un autre trou de ver.</translation>
    </message>
    <message>
        <source>Who arrives there changes colour.</source>
        <translation>Qui y arrive change de couleur.</translation>
    </message>
    <message>
        <source>It makes every move in parallel.</source>
        <translation>Il fait chaque coup en parallèle.</translation>
    </message>
    <message>
        <source>Click near the line between two squares.</source>
        <translation>Cliquez près de la ligne entre deux cases.</translation>
    </message>
    <message>
        <source>A fers who may still make the first leap.</source>
        <translation>Un fers qui peut encore faire le premier saut.</translation>
    </message>
    <message>
        <source>This man may not be captured.</source>
        <translation>Cette pièce ne peut être prise.</translation>
    </message>
    <message>
        <source>This man may not move.</source>
        <translation>Cette pièce ne peut jouer.</translation>
    </message>
    <message>
        <source>Check and mate are of this man.</source>
        <translation>L&apos;échec et le mat visent cette pièce.</translation>
    </message>
    <message>
        <source>With each move knight becomes bishop, rook, queen, knight again.</source>
        <translation>À chaque coup le cavalier devient fou, tour, dame, puis de nouveau cavalier.</translation>
    </message>
    <message>
        <source>Who captures disappears with his victim.</source>
        <translation>Qui capture disparaît avec sa victime.</translation>
    </message>
    <message>
        <source>Enemies whom he observes do not move; he captures nobody.</source>
        <translation>Les pièces adverses qu&apos;elle observe ne jouent pas&#xa0;; elle ne capture personne.</translation>
    </message>
    <message>
        <source>Whom he comes to see along another line changes colour.</source>
        <translation>Celui qu’il vient à voir sur une autre ligne change de couleur.</translation>
    </message>
    <message>
        <source>The man he hops over changes colour.</source>
        <translation>Le sautoir change de couleur.</translation>
    </message>
    <message>
        <source>The man he hops over must then move in his manner.</source>
        <translation>La pièce sautée doit ensuite jouer à la manière de celle qui a sauté.</translation>
    </message>
    <message>
        <source>The man he hops over must then move in his own manner.</source>
        <translation>La pièce sautée doit ensuite jouer à sa propre manière.</translation>
    </message>
    <message>
        <source>He moves only while an enemy observes him.</source>
        <translation>Elle ne joue que si une pièce adverse l&apos;observe.</translation>
    </message>
    <message>
        <source>He captures and checks only while a man of his side observes him.</source>
        <translation>Elle ne capture et ne fait échec que si une pièce de son camp l&apos;observe.</translation>
    </message>
    <message>
        <source>He changes colour once, when he arrives on a square of the other colour.</source>
        <translation>Elle change de couleur une fois, en arrivant sur une case de l’autre couleur.</translation>
    </message>
    <message>
        <source>He becomes a man like the one he captures.</source>
        <translation>Elle devient une pièce comme celle qu&apos;elle capture.</translation>
    </message>
    <message>
        <source>He arrives only beside another man.</source>
        <translation>Elle n&apos;arrive qu&apos;à côté d&apos;une autre pièce.</translation>
    </message>
    <message>
        <source>Nobody captures him.</source>
        <translation>Personne ne la capture.</translation>
    </message>
    <message>
        <source>He becomes neutral, or the side&apos;s that moves him, in turn.</source>
        <translation>Elle devient tour à tour neutre et du camp qui la joue.</translation>
    </message>
    <message>
        <source>In Alice chess he stands on the second board.</source>
        <translation>Aux échecs d&apos;Alice elle est sur le second échiquier.</translation>
    </message>
</context>
<context>
    <name>TreePanel</name>
    <message>
        <source>Solution</source>
        <translation>Solution</translation>
    </message>
</context>
<context>
    <name>TwinTabs</name>
    <message>
        <source>Twins</source>
        <translation>Jumeaux</translation>
    </message>
    <message>
        <source>Change this twin</source>
        <translation>Modifier ce jumeau</translation>
    </message>
    <message>
        <source>Add a twin</source>
        <translation>Ajouter un jumeau</translation>
    </message>
    <message>
        <source>No duplex</source>
        <translation>Pas de duplex</translation>
    </message>
    <message>
        <source>Zeroposition: only the twins are solved</source>
        <translation>Position zéro&#xa0;: seuls les jumeaux sont résolus</translation>
    </message>
    <message>
        <source>Continued: starts from %1)</source>
        <translation>Continu&#xa0;: part de %1)</translation>
    </message>
    <message>
        <source>Write the change …</source>
        <translation>Écrire la modification …</translation>
    </message>
    <message>
        <source>Other stipulation …</source>
        <translation>Autre énoncé …</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Décaler</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>À gauche</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>À droite</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>En haut</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>En bas</translation>
    </message>
    <message>
        <source>Exchange the colours (Polish type)</source>
        <translation>Échanger les couleurs (type polonais)</translation>
    </message>
    <message>
        <source>No change</source>
        <translation>Pas de modification</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Plus tôt</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>Delete twin %1)</source>
        <translation>Supprimer le jumeau %1)</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Tourner</translation>
    </message>
    <message>
        <source>90° anticlockwise</source>
        <translation>90° dans le sens antihoraire</translation>
    </message>
    <message>
        <source>90° clockwise</source>
        <translation>90° dans le sens horaire</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Refléter</translation>
    </message>
</context>
<context>
    <name>Varying</name>
    <message>
        <source>All squares</source>
        <translation>Toutes les cases</translation>
    </message>
    <message>
        <source>Empty ones</source>
        <translation>Les vides</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>may be left out</source>
        <translation>peut être omise</translation>
    </message>
    <message>
        <source>up to</source>
        <translation>jusqu’à</translation>
    </message>
    <message>
        <source>How many such men may be added</source>
        <translation>Combien de telles pièces peuvent être ajoutées</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Enlever</translation>
    </message>
    <message>
        <source>What may vary</source>
        <translation>Ce qui peut varier</translation>
    </message>
    <message>
        <source>+ Add a man</source>
        <translation>+ Ajouter une pièce</translation>
    </message>
    <message>
        <source>Every man anywhere</source>
        <translation>Toutes les pièces partout</translation>
    </message>
    <message>
        <source>Every man may go</source>
        <translation>Toutes peuvent manquer</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>one change</source>
        <translation>une modification</translation>
    </message>
    <message>
        <source>two changes</source>
        <translation>deux modifications</translation>
    </message>
    <message>
        <source>three changes</source>
        <translation>trois modifications</translation>
    </message>
    <message>
        <source>four changes</source>
        <translation>quatre modifications</translation>
    </message>
    <message>
        <source>five changes</source>
        <translation>cinq modifications</translation>
    </message>
    <message>
        <source>six changes</source>
        <translation>six modifications</translation>
    </message>
    <message>
        <source>any number of changes</source>
        <translation>modifications sans limite</translation>
    </message>
    <message>
        <source>Click a man to say how far he is free.</source>
        <translation>Cliquez sur une pièce pour dire à quel point elle est libre.</translation>
    </message>
    <message>
        <source>A man that may be added</source>
        <translation>Une pièce qui peut être ajoutée</translation>
    </message>
    <message>
        <source>%1 %2 may stand on the blue squares</source>
        <translation>%1 %2 peut être sur les cases bleues</translation>
    </message>
    <message>
        <source>It is one of these</source>
        <translation>Elle est l’une de celles-ci</translation>
    </message>
    <message>
        <source>It may be one of these, too</source>
        <translation>Elle peut aussi être l’une de celles-ci</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Au plus</translation>
    </message>
</context>
<context>
    <name>VerdictLine</name>
    <message>
        <source>preview,
not made yet</source>
        <translation>aperçu,
pas encore fait</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Solve all the same</source>
        <translation>Résoudre quand même</translation>
    </message>
</context>
<context>
    <name>VersionTree</name>
    <message>
        <source>Open on the board</source>
        <translation>Ouvrir sur l’échiquier</translation>
    </message>
    <message>
        <source>Make current</source>
        <translation>Rendre actuelle</translation>
    </message>
    <message>
        <source>Let the library show this version</source>
        <translation>Montrer cette version dans la bibliothèque</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versions</translation>
    </message>
    <message>
        <source>v%1</source>
        <translation>v%1</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Sur l’échiquier</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Écrire une note</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Versions of the problem</source>
        <translation>Versions du problème</translation>
    </message>
</context>
<context>
    <name>VersionsStrip</name>
    <message>
        <source>Show the unsound positions among the versions, too</source>
        <translation>Montrer aussi les positions incorrectes parmi les versions</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Arbre</translation>
    </message>
    <message>
        <source>The versions as a tree, compared side by side</source>
        <translation>Les versions en arbre, comparées côte à côte</translation>
    </message>
    <message>
        <source>Unsound %1</source>
        <translation>Incorrectes %1</translation>
    </message>
    <message>
        <source>%1 sound positions and %2 others are kept, the newest; what is kept for good, named or noted stays besides.</source>
        <translation>On garde les %1 positions correctes et les %2 autres les plus récentes&#xa0;; ce qui est gardé pour de bon, nommé ou annoté reste en plus.</translation>
    </message>
    <message>
        <source>%1, every sound position is kept</source>
        <translation>%1, toute position correcte est gardée</translation>
    </message>
    <message>
        <source>Each sound position will be kept here.</source>
        <translation>Chaque position correcte sera gardée ici.</translation>
    </message>
    <message numerus="yes">
        <source>%1; %2 met before are kept no longer</source>
        <translation>
            <numerusform>%1&#xa0;; %2 plus ancienne n’est plus gardée</numerusform>
            <numerusform>%1&#xa0;; %2 plus anciennes ne sont plus gardées</numerusform>
        </translation>
    </message>
    <message>
        <source>v%1</source>
        <translation>v%1</translation>
    </message>
    <message>
        <source>Remembered, not saved as a version</source>
        <translation>Retenue, non enregistrée comme version</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versions</translation>
    </message>
</context>
<context>
    <name>WhatIf</name>
    <message>
        <source>%1 on %2:</source>
        <translation>%1 en %2&#xa0;:</translation>
    </message>
</context>
<context>
    <name>Where</name>
    <message>
        <source>Where it is searched</source>
        <translation>Où l’on cherche</translation>
    </message>
    <message>
        <source>A cluster</source>
        <translation>Une grappe</translation>
    </message>
    <message>
        <source>All cores</source>
        <translation>Tous les cœurs</translation>
    </message>
    <message>
        <source>One core</source>
        <translation>Un cœur</translation>
    </message>
    <message numerus="yes">
        <source>%1 cores</source>
        <translation>
            <numerusform>%1 cœur</numerusform>
            <numerusform>%1 cœurs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WordsPart</name>
    <message>
        <source>Caption</source>
        <translation>Légende</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Auteurs</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Award</source>
        <translation>Distinction</translation>
    </message>
    <message>
        <source>Stipulation</source>
        <translation>Énoncé</translation>
    </message>
    <message>
        <source>Men</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Themes</source>
        <translation>Thèmes</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Dedication</source>
        <translation>Dédicace</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Conditions</translation>
    </message>
    <message>
        <source>Rules in one line</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Below, what is special in a game other than today&apos;s chess</source>
        <translation>Au-dessous, ce qui est spécial dans un jeu autre que les échecs d’aujourd’hui</translation>
    </message>
    <message>
        <source>Key to the men</source>
        <translation>Liste des pièces</translation>
    </message>
    <message>
        <source>Below, the fairy men by name, each with his figure</source>
        <translation>Au-dessous, les pièces féeriques par leur nom, chacune avec sa figure</translation>
    </message>
    <message>
        <source>Own lines …</source>
        <translation>Lignes personnelles …</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Lettres</translation>
    </message>
</context>
<context>
    <name>_AlikeList</name>
    <message>
        <source>Problems like this, the nearest first</source>
        <translation>Problèmes semblables, les plus proches d’abord</translation>
    </message>
</context>
</TS>
