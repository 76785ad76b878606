<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>illegal</source>
        <translation>ilegal</translation>
    </message>
    <message>
        <source>same solutions</source>
        <translation>mismas soluciones</translation>
    </message>
    <message>
        <source>same key</source>
        <translation>misma clave</translation>
    </message>
    <message>
        <source>themes kept</source>
        <translation>temas conservados</translation>
    </message>
    <message>
        <source>coarser key</source>
        <translation>clave más tosca</translation>
    </message>
    <message>
        <source>one man saved</source>
        <translation>una pieza menos</translation>
    </message>
    <message numerus="yes">
        <source>%1 men saved</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 piezas menos</numerusform>
        </translation>
    </message>
    <message>
        <source>same answer</source>
        <translation>misma respuesta</translation>
    </message>
    <message>
        <source>one dual fewer</source>
        <translation>un dual menos</translation>
    </message>
    <message numerus="yes">
        <source>%1 duals fewer</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 duales menos</numerusform>
        </translation>
    </message>
    <message>
        <source>one dual more</source>
        <translation>un dual más</translation>
    </message>
    <message numerus="yes">
        <source>%1 duals more</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 duales más</numerusform>
        </translation>
    </message>
    <message>
        <source>one dual stays</source>
        <translation>queda un dual</translation>
    </message>
    <message numerus="yes">
        <source>%1 duals stay</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>quedan %1 duales</numerusform>
        </translation>
    </message>
    <message>
        <source>Of proof games it is not tested which men are needed.</source>
        <translation>En las partidas justificativas no se examina qué piezas son necesarias.</translation>
    </message>
    <message>
        <source>Rings show who is needed, once the problem is sound.</source>
        <translation>Los anillos muestran quién es necesario en cuanto el problema es correcto.</translation>
    </message>
    <message>
        <source>The rings need a sound problem; this one is not.</source>
        <translation>Los anillos requieren un problema correcto; este no lo es.</translation>
    </message>
    <message>
        <source>Each man is taken off and the rest is solved …</source>
        <translation>Se quita cada pieza y se resuelve el resto …</translation>
    </message>
    <message>
        <source>Point at a man to see what goes wrong without him.</source>
        <translation>Señale una pieza para ver qué falla sin ella.</translation>
    </message>
    <message>
        <source>One man can go.</source>
        <translation>Sobra una pieza.</translation>
    </message>
    <message numerus="yes">
        <source>%1 men can go.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Sobran %1 piezas.</numerusform>
        </translation>
    </message>
    <message>
        <source>No man was found who can go.</source>
        <translation>No se ha encontrado ninguna pieza superflua.</translation>
    </message>
    <message>
        <source>Every man is needed.</source>
        <translation>Todas las piezas son necesarias.</translation>
    </message>
    <message>
        <source>One pair can go.</source>
        <translation>Sobra una pareja.</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs can go.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Sobran %1 parejas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of questions about the past it is not tested which men are needed.</source>
        <translation>En las preguntas sobre el pasado no se comprueba qué piezas son necesarias.</translation>
    </message>
    <message>
        <source>Of rights that exclude each other no man is tested.</source>
        <translation>Con derechos que se excluyen no se prueba ninguna pieza.</translation>
    </message>
    <message>
        <source>the other twins were not tried</source>
        <translation>los otros gemelos no se han probado</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Details …</source>
        <translation>Detalles …</translation>
    </message>
    <message>
        <source>Say where Popeye is …</source>
        <translation>Indicar dónde está Popeye …</translation>
    </message>
    <message>
        <source>Popeye</source>
        <translation>Popeye</translation>
    </message>
    <message>
        <source>What Popeye printed</source>
        <translation>Lo que imprimió Popeye</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Diferencias</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programa</translation>
    </message>
    <message>
        <source>Check with Popeye</source>
        <translation>Comprobar con Popeye</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Popeye was not asked about this position.</source>
        <translation>No se ha preguntado a Popeye por esta posición.</translation>
    </message>
    <message>
        <source>%1 here, %2 by Popeye</source>
        <translation>%1 aquí, %2 según Popeye</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>y %1 más</translation>
    </message>
    <message>
        <source>found by itself: popeye or py</source>
        <translation>se encuentra solo: popeye o py</translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation>Elegir …</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>Ask by itself about what is not solved here</source>
        <translation>Preguntarle automáticamente lo que aquí no se resuelve</translation>
    </message>
    <message>
        <source>Popeye program:</source>
        <translation>Programa Popeye:</translation>
    </message>
    <message>
        <source>Memory for its table:</source>
        <translation>Memoria para su tabla:</translation>
    </message>
    <message>
        <source>Longest work at a problem:</source>
        <translation>Tiempo máximo por problema:</translation>
    </message>
    <message>
        <source>Popeye is a free solving program for problems with nearly all fairy conditions. Whatever it is given stays on this computer.</source>
        <translation>Popeye es un programa libre que resuelve problemas con casi todas las condiciones mágicas. Todo lo que se le da queda en este ordenador.</translation>
    </message>
    <message>
        <source>Where is Popeye?</source>
        <translation>¿Dónde está Popeye?</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Who has it</source>
        <translation>Quién la tiene</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>Ensayo</translation>
    </message>
    <message>
        <source>Set play</source>
        <translation>Juego aparente</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solución</translation>
    </message>
    <message>
        <source>Threat</source>
        <translation>Amenaza</translation>
    </message>
    <message>
        <source>Zugzwang</source>
        <translation>Zugzwang</translation>
    </message>
    <message>
        <source>Refutation</source>
        <translation>Refutación</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>only here</source>
        <translation>solo aquí</translation>
    </message>
    <message>
        <source>only Popeye</source>
        <translation>solo Popeye</translation>
    </message>
    <message>
        <source>No Popeye program was found.</source>
        <translation>No se encontró ningún programa Popeye.</translation>
    </message>
    <message>
        <source>A Popeye program could solve this, but none was found.</source>
        <translation>Un programa Popeye podría resolverlo, pero no se encontró ninguno.</translation>
    </message>
    <message>
        <source>Popeye is solving …</source>
        <translation>Popeye está resolviendo …</translation>
    </message>
    <message>
        <source>Popeye is at first move %1, %2</source>
        <translation>Popeye va por la primera jugada %1, %2</translation>
    </message>
    <message>
        <source>Solved by %1</source>
        <translation>Resuelto por %1</translation>
    </message>
    <message>
        <source>%1 % alike</source>
        <translation>%1&#xa0;% de parecido</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Deshecho: %1</translation>
    </message>
    <message>
        <source>Done again: %1</source>
        <translation>Rehecho: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>One problem put into the collection.</source>
        <translation>Un problema puesto en la colección.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems put into the collection.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 problemas puestos en la colección.</numerusform>
        </translation>
    </message>
    <message>
        <source>One problem taken out of the collection.</source>
        <translation>Un problema sacado de la colección.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems taken out of the collection.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 problemas sacados de la colección.</numerusform>
        </translation>
    </message>
    <message>
        <source>One problem put into the bin.</source>
        <translation>Un problema enviado a la papelera.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems put into the bin.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 problemas enviados a la papelera.</numerusform>
        </translation>
    </message>
    <message>
        <source>One problem taken out of the bin.</source>
        <translation>Un problema sacado de la papelera.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems taken out of the bin.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 problemas sacados de la papelera.</numerusform>
        </translation>
    </message>
    <message>
        <source>One problem removed for good.</source>
        <translation>Un problema eliminado definitivamente.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems removed for good.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 problemas eliminados definitivamente.</numerusform>
        </translation>
    </message>
    <message>
        <source>One problem has the keyword “%2” now.</source>
        <translation>Un problema tiene ahora la palabra clave «%2».</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems have the keyword “%2” now.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 problemas tienen ahora la palabra clave «%2».</numerusform>
        </translation>
    </message>
    <message>
        <source>One problem has lost the keyword “%2”.</source>
        <translation>Un problema ya no tiene la palabra clave «%2».</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems have lost the keyword “%2”.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 problemas ya no tienen la palabra clave «%2».</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is called “%2” now.</source>
        <translation>«%1» se llama ahora «%2».</translation>
    </message>
    <message>
        <source>Search “%1” kept.</source>
        <translation>Búsqueda «%1» conservada.</translation>
    </message>
    <message>
        <source>Collection “%1” made.</source>
        <translation>Colección «%1» creada.</translation>
    </message>
    <message>
        <source>Search “%1” dropped.</source>
        <translation>Búsqueda «%1» eliminada.</translation>
    </message>
    <message>
        <source>Collection “%1” dropped.</source>
        <translation>Colección «%1» eliminada.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems described.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 problemas descritos.</numerusform>
        </translation>
    </message>
    <message>
        <source>One problem described.</source>
        <translation>Un problema descrito.</translation>
    </message>
    <message>
        <source>The order of a collection was changed.</source>
        <translation>Se cambió el orden de una colección.</translation>
    </message>
    <message>
        <source>%1 is one person now.</source>
        <translation>%1: ahora es una sola persona.</translation>
    </message>
    <message>
        <source>%1 is a person apart now.</source>
        <translation>%1: ahora es una persona aparte.</translation>
    </message>
    <message>
        <source>This is you.</source>
        <translation>Es usted.</translation>
    </message>
    <message>
        <source>This is somebody else.</source>
        <translation>Es otra persona.</translation>
    </message>
    <message>
        <source>The link was removed.</source>
        <translation>El enlace se ha quitado.</translation>
    </message>
    <message>
        <source>Import of one problem.</source>
        <translation>Importación de un problema.</translation>
    </message>
    <message numerus="yes">
        <source>Import of %1 problems.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Importación de %1 problemas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The note on a version was changed.</source>
        <translation>Se ha cambiado la nota de una versión.</translation>
    </message>
    <message>
        <source>Another version is the current one.</source>
        <translation>La versión actual es ahora otra.</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>Diagrama</translation>
    </message>
    <message>
        <source>Authors and source</source>
        <translation>Autores y fuente</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Stip.</source>
        <translation>Enunc.</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Año</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Award</source>
        <translation>Distinción</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>Palabras clave</translation>
    </message>
    <message>
        <source>Men</source>
        <translation>Piezas</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>Amenazas</translation>
    </message>
    <message>
        <source>Tries</source>
        <comment>heading of a narrow column</comment>
        <translation>Ens.</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>Duals</source>
        <translation>Duales</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Camb.</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versiones</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Añadido</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Guardado</translation>
    </message>
    <message>
        <source>Stipulation</source>
        <translation>Enunciado</translation>
    </message>
    <message>
        <source>Key, or the number of solutions of help play; in brackets, and pale, what a file&apos;s printed solution tells</source>
        <translation>Clave, o número de soluciones en el juego ayudado; entre paréntesis y pálido, lo que dice la solución impresa de un archivo</translation>
    </message>
    <message>
        <source>What the key threatens, or zugzwang</source>
        <translation>Lo que amenaza la clave, o zugzwang</translation>
    </message>
    <message>
        <source>Tries with one refutation that do not check</source>
        <translation>Ensayos con una refutación que no dan jaque</translation>
    </message>
    <message>
        <source>Variations: defences answered by a single mate; of help play the solutions, in brackets if a file tells them</source>
        <translation>Variantes: defensas con un solo mate; en el juego ayudado, las soluciones, entre paréntesis si las da un archivo</translation>
    </message>
    <message>
        <source>Defences answered by more than one mate</source>
        <translation>Defensas con más de un mate</translation>
    </message>
    <message>
        <source>Black moves answered by mate before the key</source>
        <translation>Jugadas negras con mate antes de la clave</translation>
    </message>
    <message>
        <source>Defences whose mate changes between set play and actual play</source>
        <translation>Defensas cuyo mate cambia entre el juego aparente y el real</translation>
    </message>
    <message>
        <source>When the problem came into the library</source>
        <translation>Cuándo entró el problema en la biblioteca</translation>
    </message>
    <message>
        <source>When it was last saved</source>
        <translation>Cuándo se guardó por última vez</translation>
    </message>
    <message>
        <source>No author</source>
        <translation>Sin autor</translation>
    </message>
    <message>
        <source>zugzwang</source>
        <translation>zugzwang</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
    <message>
        <source>Not solved here</source>
        <translation>No resueltos aquí</translation>
    </message>
    <message>
        <source>%1 men</source>
        <comment>White&apos;s and Black&apos;s, such as 9 + 8</comment>
        <translation>%1 piezas</translation>
    </message>
    <message numerus="yes">
        <source>%1 men</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 piezas</numerusform>
        </translation>
    </message>
    <message>
        <source>one more line</source>
        <translation>una línea más</translation>
    </message>
    <message numerus="yes">
        <source>%1 more lines</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 líneas más</numerusform>
        </translation>
    </message>
    <message>
        <source>threat</source>
        <translation>amenaza</translation>
    </message>
    <message>
        <source>try</source>
        <translation>ensayo</translation>
    </message>
    <message>
        <source>on the way</source>
        <translation>en el camino</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>de %1</translation>
    </message>
    <message>
        <source>pure mate</source>
        <translation>mate puro</translation>
    </message>
    <message>
        <source>model mate</source>
        <translation>mate modelo</translation>
    </message>
    <message>
        <source>ideal mate</source>
        <translation>mate ideal</translation>
    </message>
    <message>
        <source>solution</source>
        <translation>solución</translation>
    </message>
    <message>
        <source>set play</source>
        <translation>juego aparente</translation>
    </message>
    <message>
        <source>tries</source>
        <translation>ensayos</translation>
    </message>
    <message>
        <source>%1 without a year</source>
        <translation>%1 sin año</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>Años</translation>
    </message>
    <message>
        <source>Problems by year</source>
        <translation>Problemas por año</translation>
    </message>
    <message>
        <source>Problems by decade</source>
        <translation>Problemas por década</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Autores</translation>
    </message>
    <message>
        <source>Themes</source>
        <translation>Temas</translation>
    </message>
    <message>
        <source>Not yet analysed</source>
        <translation>Todavía sin analizar</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>Veredictos</translation>
    </message>
    <message>
        <source>No task</source>
        <translation>Sin enunciado</translation>
    </message>
    <message>
        <source>Stipulations</source>
        <translation>Enunciados</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Premios</translation>
    </message>
    <message>
        <source>Honourable mentions</source>
        <translation>Menciones de honor</translation>
    </message>
    <message>
        <source>Commendations</source>
        <translation>Recomendaciones</translation>
    </message>
    <message>
        <source>Other distinctions</source>
        <translation>Otras distinciones</translation>
    </message>
    <message>
        <source>Awards</source>
        <translation>Distinciones</translation>
    </message>
    <message>
        <source>%1 without</source>
        <translation>%1 sin</translation>
    </message>
    <message>
        <source>Number of men</source>
        <translation>Número de piezas</translation>
    </message>
    <message>
        <source>the first %1</source>
        <translation>los %1 primeros</translation>
    </message>
    <message>
        <source>Finding verdicts</source>
        <translation>Buscando veredictos</translation>
    </message>
    <message>
        <source>Analysing</source>
        <translation>Analizando</translation>
    </message>
    <message>
        <source>after</source>
        <translation>según</translation>
    </message>
    <message>
        <source>starting point of</source>
        <translation>punto de partida de</translation>
    </message>
    <message>
        <source>version of</source>
        <translation>versión de</translation>
    </message>
    <message>
        <source>reprint of</source>
        <translation>reimpresión de</translation>
    </message>
    <message>
        <source>reprinted as</source>
        <translation>reimpreso como</translation>
    </message>
    <message>
        <source>anticipated by</source>
        <translation>anticipado por</translation>
    </message>
    <message>
        <source>anticipates</source>
        <translation>anticipa a</translation>
    </message>
    <message>
        <source>same position as</source>
        <translation>misma posición que</translation>
    </message>
    <message>
        <source>same position, turned, as</source>
        <translation>misma posición, girada, que</translation>
    </message>
    <message>
        <source>print: %1</source>
        <translation>impreso: %1</translation>
    </message>
    <message>
        <source>castling off</source>
        <translation>sin enroque</translation>
    </message>
    <message>
        <source>with e.p.</source>
        <translation>con a.p.</translation>
    </message>
    <message>
        <source>Printed %1, no key found</source>
        <translation>Impreso %1, no se encontró clave</translation>
    </message>
    <message>
        <source>Printed %1, found %2</source>
        <translation>Impreso %1, encontrado %2</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Una</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Vacía</translation>
    </message>
    <message>
        <source>any man</source>
        <translation>cualquier pieza</translation>
    </message>
    <message>
        <source>any white man</source>
        <translation>cualquier pieza blanca</translation>
    </message>
    <message>
        <source>any black man</source>
        <translation>cualquier pieza negra</translation>
    </message>
    <message>
        <source>no man</source>
        <translation>ninguna pieza</translation>
    </message>
    <message>
        <source>one of: %1</source>
        <translation>una de: %1</translation>
    </message>
    <message numerus="yes">
        <source>of %1 squares</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>en %1 casillas</numerusform>
        </translation>
    </message>
    <message>
        <source>All problems</source>
        <translation>Todos los problemas</translation>
    </message>
    <message>
        <source>My problems</source>
        <translation>Mis problemas</translation>
    </message>
    <message>
        <source>Opened lately</source>
        <translation>Abiertos hace poco</translation>
    </message>
    <message>
        <source>People …</source>
        <translation>Personas …</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>Colecciones</translation>
    </message>
    <message>
        <source>Kept searches</source>
        <translation>Búsquedas conservadas</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Papelera</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>Theme</source>
        <comment>of a problem</comment>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Keyword</source>
        <translation>Palabra clave</translation>
    </message>
    <message>
        <source>Key by</source>
        <translation>Clave de</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Con</translation>
    </message>
    <message>
        <source>Any distinction</source>
        <translation>Cualquier distinción</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Premio</translation>
    </message>
    <message>
        <source>1st prize</source>
        <translation>1.er premio</translation>
    </message>
    <message>
        <source>Honourable mention</source>
        <translation>Mención de honor</translation>
    </message>
    <message>
        <source>Commendation</source>
        <translation>Recomendación</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Correcto</translation>
    </message>
    <message>
        <source>Not sound</source>
        <translation>No correcto</translation>
    </message>
    <message>
        <source>Illegal diagram</source>
        <translation>Diagrama ilegal</translation>
    </message>
    <message>
        <source>changed mates</source>
        <translation>mates cambiados</translation>
    </message>
    <message>
        <source>duals</source>
        <translation>duales</translation>
    </message>
    <message>
        <source>flight-giving key</source>
        <translation>clave que concede escape</translation>
    </message>
    <message>
        <source>sacrificing key</source>
        <translation>clave de sacrificio</translation>
    </message>
    <message>
        <source>checking key</source>
        <translation>clave con jaque</translation>
    </message>
    <message>
        <source>model mates</source>
        <translation>mates modelo</translation>
    </message>
    <message>
        <source>twins</source>
        <translation>gemelos</translation>
    </message>
    <message>
        <source>duplex</source>
        <translation>dúplex</translation>
    </message>
    <message>
        <source>comment</source>
        <translation>comentario</translation>
    </message>
    <message>
        <source>not</source>
        <translation>no</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between values</comment>
        <translation> o </translation>
    </message>
    <message>
        <source>author</source>
        <translation>autor</translation>
    </message>
    <message>
        <source>source</source>
        <translation>fuente</translation>
    </message>
    <message>
        <source>number in the source</source>
        <translation>número en la fuente</translation>
    </message>
    <message>
        <source>title</source>
        <translation>título</translation>
    </message>
    <message>
        <source>keyword</source>
        <translation>palabra clave</translation>
    </message>
    <message>
        <source>theme</source>
        <translation>tema</translation>
    </message>
    <message>
        <source>has</source>
        <translation>tiene</translation>
    </message>
    <message>
        <source>is</source>
        <translation>es</translation>
    </message>
    <message>
        <source>legality</source>
        <translation>legalidad</translation>
    </message>
    <message>
        <source>stipulation</source>
        <translation>enunciado</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>jugadas</translation>
    </message>
    <message>
        <source>length</source>
        <translation>longitud</translation>
    </message>
    <message>
        <source>men</source>
        <translation>piezas</translation>
    </message>
    <message>
        <source>white men</source>
        <translation>piezas blancas</translation>
    </message>
    <message>
        <source>black men</source>
        <translation>piezas negras</translation>
    </message>
    <message>
        <source>pieces</source>
        <translation>material</translation>
    </message>
    <message>
        <source>fairy man</source>
        <translation>pieza mágica</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>reglas</translation>
    </message>
    <message>
        <source>game</source>
        <translation>juego</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>objetivo</translation>
    </message>
    <message>
        <source>man placed</source>
        <translation>pieza situada</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>rey blanco</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>rey negro</translation>
    </message>
    <message>
        <source>key</source>
        <translation>clave</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>claves</translation>
    </message>
    <message>
        <source>threats</source>
        <translation>amenazas</translation>
    </message>
    <message>
        <source>variations</source>
        <translation>variantes</translation>
    </message>
    <message>
        <source>mates</source>
        <translation>mates</translation>
    </message>
    <message>
        <source>set mates</source>
        <translation>mates del juego aparente</translation>
    </message>
    <message>
        <source>refutations</source>
        <translation>refutaciones</translation>
    </message>
    <message>
        <source>pure mates</source>
        <translation>mates puros</translation>
    </message>
    <message>
        <source>ideal mates</source>
        <translation>mates ideales</translation>
    </message>
    <message>
        <source>year</source>
        <translation>año</translation>
    </message>
    <message>
        <source>award</source>
        <translation>distinción</translation>
    </message>
    <message>
        <source>tourney</source>
        <translation>torneo</translation>
    </message>
    <message>
        <source>dedication</source>
        <translation>dedicatoria</translation>
    </message>
    <message>
        <source>code</source>
        <translation>código</translation>
    </message>
    <message>
        <source>status</source>
        <translation>estado</translation>
    </message>
    <message>
        <source>in</source>
        <translation>en</translation>
    </message>
    <message>
        <source>pattern</source>
        <translation>patrón</translation>
    </message>
    <message>
        <source>ends</source>
        <translation>termina</translation>
    </message>
    <message>
        <source>mate</source>
        <translation>mate</translation>
    </message>
    <message>
        <source>like</source>
        <translation>parecido a</translation>
    </message>
    <message>
        <source>number</source>
        <translation>número</translation>
    </message>
    <message>
        <source>linked with</source>
        <translation>enlazado con</translation>
    </message>
    <message>
        <source>import</source>
        <translation>importación</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>guardado</translation>
    </message>
    <message>
        <source>added</source>
        <translation>añadido</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>abierto</translation>
    </message>
    <message>
        <source>%1 %2 new</source>
        <translation>nuevo: %1 %2</translation>
    </message>
    <message>
        <source>%1 %2 gone</source>
        <translation>quitado: %1 %2</translation>
    </message>
    <message>
        <source>%1: %2 was %3</source>
        <translation>%1: %2 en vez de %3</translation>
    </message>
    <message>
        <source>nothing captured yet</source>
        <translation>nada capturado todavía</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Marcas</translation>
    </message>
    <message>
        <source>Twins</source>
        <translation>Gemelos</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Ensayos</translation>
    </message>
    <message>
        <source>Changed mates</source>
        <translation>Mates cambiados</translation>
    </message>
    <message>
        <source>The problem on the board is in no library yet: save it first.</source>
        <translation>El problema del tablero no está todavía en ninguna biblioteca: guárdelo antes.</translation>
    </message>
    <message>
        <source>an earlier version</source>
        <translation>una versión anterior</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>versión %1</translation>
    </message>
    <message>
        <source>v%1</source>
        <translation>v%1</translation>
    </message>
    <message>
        <source>Back to it</source>
        <translation>Volver a ella</translation>
    </message>
    <message>
        <source>Compare with what is on the board</source>
        <translation>Comparar con lo que hay en el tablero</translation>
    </message>
    <message>
        <source>Write a note …</source>
        <translation>Escribir una nota …</translation>
    </message>
    <message>
        <source>Let the library show this version</source>
        <translation>Mostrar esta versión en la biblioteca</translation>
    </message>
    <message>
        <source>Keep it no longer for good</source>
        <translation>No conservarla ya para siempre</translation>
    </message>
    <message>
        <source>Keep it for good</source>
        <translation>Conservarla para siempre</translation>
    </message>
    <message>
        <source>Name it …</source>
        <translation>Darle nombre …</translation>
    </message>
    <message>
        <source>Forget it</source>
        <translation>Olvidarla</translation>
    </message>
    <message>
        <source>Copy the main steps</source>
        <translation>Copiar los pasos principales</translation>
    </message>
    <message>
        <source>Save the story of the sitting …</source>
        <translation>Guardar la historia de la sesión …</translation>
    </message>
    <message>
        <source>Story of the sitting</source>
        <translation>Historia de la sesión</translation>
    </message>
    <message>
        <source>The file could not be written: %1</source>
        <translation>No se pudo escribir el archivo: %1</translation>
    </message>
    <message>
        <source>Note on the version</source>
        <translation>Nota sobre la versión</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Name of the position</source>
        <translation>Nombre de la posición</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Keep only the last of these unsound ones</source>
        <translation>Conservar solo la última de estas incorrectas</translation>
    </message>
    <message>
        <source>The run was thinned.</source>
        <translation>Se ha aclarado la serie.</translation>
    </message>
    <message>
        <source>The unsound branch was forgotten.</source>
        <translation>Se ha olvidado la rama incorrecta.</translation>
    </message>
    <message>
        <source>Forget this unsound branch</source>
        <translation>Olvidar esta rama incorrecta</translation>
    </message>
    <message>
        <source>The position was forgotten.</source>
        <translation>Se ha olvidado la posición.</translation>
    </message>
    <message>
        <source>men were captured before</source>
        <translation>antes se capturaron piezas</translation>
    </message>
    <message>
        <source>grid taken away</source>
        <translation>rejilla quitada</translation>
    </message>
    <message>
        <source>grid set</source>
        <translation>rejilla puesta</translation>
    </message>
    <message>
        <source>%1 %2 taken away</source>
        <translation>%1 %2: quitado</translation>
    </message>
    <message>
        <source>%1 %2 set</source>
        <translation>%1 %2: puesto</translation>
    </message>
    <message>
        <source>Men are marked in the medieval game only.</source>
        <translation>Las piezas solo se marcan en el juego medieval.</translation>
    </message>
    <message>
        <source>No man stands on %1.</source>
        <translation>No hay ninguna pieza en %1.</translation>
    </message>
    <message>
        <source>Only a fers can have a first leap.</source>
        <translation>Solo una alferza puede tener un primer salto.</translation>
    </message>
    <message>
        <source>mark “%1” of %2 taken away</source>
        <translation>marca «%1» de %2 quitada</translation>
    </message>
    <message>
        <source>mark “%1” of %2 set</source>
        <translation>marca «%1» puesta en %2</translation>
    </message>
    <message>
        <source>A king is royal by himself.</source>
        <translation>Un rey es real de por sí.</translation>
    </message>
    <message>
        <source>The words of this grid are not understood: choose another first.</source>
        <translation>No se entienden las palabras de esta rejilla: elija antes otra.</translation>
    </message>
    <message>
        <source>grid line %1 taken away</source>
        <translation>línea de rejilla %1 quitada</translation>
    </message>
    <message>
        <source>grid line %1 set</source>
        <translation>línea de rejilla %1 puesta</translation>
    </message>
    <message>
        <source>Special squares and marks are set in the diagram; twins take them over.</source>
        <translation>Las casillas especiales y las marcas se fijan en el diagrama; los gemelos las heredan.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>No hay texto en el portapapeles.</translation>
    </message>
    <message>
        <source>This was read as %1, but: %2</source>
        <translation>Se leyó como %1, pero: %2</translation>
    </message>
    <message>
        <source>stipulation %1</source>
        <translation>enunciado %1</translation>
    </message>
    <message>
        <source>Not asked now: %1.</source>
        <translation>Ya no se pide: %1.</translation>
    </message>
    <message>
        <source>intended solutions %1</source>
        <translation>soluciones previstas: %1</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>no indicado</translation>
    </message>
    <message>
        <source>option %1 set</source>
        <translation>opción %1 puesta</translation>
    </message>
    <message>
        <source>option %1 taken away</source>
        <translation>opción %1 quitada</translation>
    </message>
    <message>
        <source>caption changed</source>
        <translation>leyenda modificada</translation>
    </message>
    <message>
        <source>Copied: FEN, SVG and picture.</source>
        <translation>Copiado: FEN, SVG e imagen.</translation>
    </message>
    <message>
        <source>The solution is not complete yet.</source>
        <translation>La solución todavía no está completa.</translation>
    </message>
    <message>
        <source>Copied: the solution as text.</source>
        <translation>Copiado: la solución como texto.</translation>
    </message>
    <message>
        <source>Not solved yet: %1</source>
        <translation>Todavía sin resolver: %1</translation>
    </message>
    <message>
        <source>Copied: the solutions of all twins as text.</source>
        <translation>Copiado: las soluciones de todos los gemelos como texto.</translation>
    </message>
    <message>
        <source>position pasted</source>
        <translation>posición pegada</translation>
    </message>
    <message>
        <source>No shift: a man would leave the board.</source>
        <translation>Sin desplazar: una pieza saldría del tablero.</translation>
    </message>
    <message>
        <source>No shift: a special square would leave the board.</source>
        <translation>Sin desplazar: una casilla especial saldría del tablero.</translation>
    </message>
    <message>
        <source>No tab was closed.</source>
        <translation>No se cerró ninguna pestaña.</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>Vuelta a: %1</translation>
    </message>
    <message>
        <source>Libraries (*.chesslib);;All files (*)</source>
        <translation>Bibliotecas (*.chesslib);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Open library</source>
        <translation>Abrir biblioteca</translation>
    </message>
    <message>
        <source>Libraries (*.chesslib)</source>
        <translation>Bibliotecas (*.chesslib)</translation>
    </message>
    <message>
        <source>New library</source>
        <translation>Nueva biblioteca</translation>
    </message>
    <message>
        <source>No library is open: open or make one, then save again.</source>
        <translation>No hay ninguna biblioteca abierta: abra o cree una y guarde de nuevo.</translation>
    </message>
    <message>
        <source>There is nothing on the board to save.</source>
        <translation>No hay nada en el tablero que guardar.</translation>
    </message>
    <message>
        <source>saved as a new problem</source>
        <translation>guardado como problema nuevo</translation>
    </message>
    <message>
        <source>Saved as a new problem; the one it was made from stays as it was.</source>
        <translation>Guardado como problema nuevo; aquel del que procede queda como estaba.</translation>
    </message>
    <message>
        <source>Saved as a new problem; the one by %1 stays as it was.</source>
        <translation>Guardado como problema nuevo; el de %1 queda como estaba.</translation>
    </message>
    <message>
        <source>After %1</source>
        <translation>Según %1</translation>
    </message>
    <message>
        <source>Write “%1”</source>
        <translation>Escribir «%1»</translation>
    </message>
    <message>
        <source>remark written</source>
        <translation>observación escrita</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Abrir un archivo</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importación</translation>
    </message>
    <message>
        <source>%1 holds more than one problem.</source>
        <translation>%1 contiene más de un problema.</translation>
    </message>
    <message>
        <source>Show the first</source>
        <translation>Mostrar el primero</translation>
    </message>
    <message>
        <source>One file holds problems.</source>
        <translation>Un archivo contiene varios problemas.</translation>
    </message>
    <message numerus="yes">
        <source>%1 files hold many problems.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 archivos contienen muchos problemas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is no longer there.</source>
        <translation>%1 ya no está.</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>Todavía nada</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Unsaved work of %1 was found: %2.</source>
        <translation>Se encontró trabajo sin guardar del %1: %2.</translation>
    </message>
    <message>
        <source>One problem that was not saved was brought back.</source>
        <translation>Se recuperó un problema sin guardar.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems that were not saved were brought back.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Se recuperaron %1 problemas sin guardar.</numerusform>
        </translation>
    </message>
    <message>
        <source>One tab was not opened again: its problem is not in this library.</source>
        <translation>No se reabrió una pestaña: su problema no está en esta biblioteca.</translation>
    </message>
    <message numerus="yes">
        <source>%1 tabs were not opened again: their problems are not in this library.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>No se reabrieron %1 pestañas: sus problemas no están en esta biblioteca.</numerusform>
        </translation>
    </message>
    <message>
        <source>an earlier position</source>
        <translation>una posición anterior</translation>
    </message>
    <message>
        <source>Open problems</source>
        <translation>Problemas abiertos</translation>
    </message>
    <message>
        <source>Close this tab</source>
        <translation>Cerrar esta pestaña</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>sin guardar</translation>
    </message>
    <message>
        <source>Close the other tabs</source>
        <translation>Cerrar las otras pestañas</translation>
    </message>
    <message>
        <source>Open the closed tab again</source>
        <translation>Reabrir la pestaña cerrada</translation>
    </message>
    <message>
        <source>New problem</source>
        <translation>Nuevo problema</translation>
    </message>
    <message>
        <source>twin %1) added</source>
        <translation>gemelo %1) añadido</translation>
    </message>
    <message>
        <source>twin %1) deleted</source>
        <translation>gemelo %1) eliminado</translation>
    </message>
    <message>
        <source>twins %1) and %2) exchanged</source>
        <translation>gemelos %1) y %2) intercambiados</translation>
    </message>
    <message>
        <source>only the twins are solved</source>
        <translation>solo se resuelven los gemelos</translation>
    </message>
    <message>
        <source>the diagram is solved too</source>
        <translation>también se resuelve el diagrama</translation>
    </message>
    <message>
        <source>twin %1) without a change</source>
        <translation>gemelo %1) sin modificación</translation>
    </message>
    <message>
        <source>Side to move, castling and e.p. are set in the diagram; twins take them over.</source>
        <translation>El turno, el enroque y la captura al paso se fijan en el diagrama; los gemelos los heredan.</translation>
    </message>
    <message>
        <source>Side to move, castling and e.p. are set in the diagram, not here.</source>
        <translation>El turno, el enroque y la captura al paso se fijan en el diagrama, no aquí.</translation>
    </message>
    <message>
        <source>Set play, number of solutions and duplex are asked of all: write them at a).</source>
        <translation>El juego aparente, el número de soluciones y el dúplex valen para todos: escríbalos en a).</translation>
    </message>
    <message>
        <source>A man would leave the board.</source>
        <translation>Una pieza saldría del tablero.</translation>
    </message>
    <message>
        <source>This change of the twin is not understood: %1</source>
        <translation>No se entiende este cambio del gemelo: %1</translation>
    </message>
    <message>
        <source>The twin that it starts from cannot be set up.</source>
        <translation>No se puede formar el gemelo del que parte.</translation>
    </message>
    <message>
        <source>Found by the search</source>
        <translation>Encontrado por la búsqueda</translation>
    </message>
    <message>
        <source>Found by a search on %1; it began from %2</source>
        <translation>Encontrado por una búsqueda el %1; partía de %2</translation>
    </message>
    <message>
        <source>Saved: %1 of %2</source>
        <translation>Guardados: %1 de %2</translation>
    </message>
    <message>
        <source>One problem saved.</source>
        <translation>Un problema guardado.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems saved.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 problemas guardados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export problems</source>
        <translation>Exportar problemas</translation>
    </message>
    <message>
        <source>Problems written to %1.</source>
        <translation>Problemas escritos en %1.</translation>
    </message>
    <message>
        <source>Nothing may vary yet: choose a man and paint squares.</source>
        <translation>Todavía nada puede variar: elija una pieza y pinte casillas.</translation>
    </message>
    <message>
        <source>%1: %2, %3 found, %4 %</source>
        <translation>%1: %2, %3 encontradas, %4&#xa0;%</translation>
    </message>
    <message>
        <source>less than a second</source>
        <translation>menos de un segundo</translation>
    </message>
    <message>
        <source>about a second</source>
        <translation>alrededor de un segundo</translation>
    </message>
    <message numerus="yes">
        <source>about %1 seconds</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>unos %1 segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %1 minutes</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>unos %1 minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %1 hours</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>unas %1 horas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %1 days</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>unos %1 días</numerusform>
        </translation>
    </message>
    <message>
        <source>years</source>
        <translation>años</translation>
    </message>
    <message>
        <source>One position</source>
        <translation>Una posición</translation>
    </message>
    <message numerus="yes">
        <source>%1 positions</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 posiciones</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 tried (%3 %)</source>
        <translation>%1 de %2 probadas (%3&#xa0;%)</translation>
    </message>
    <message>
        <source>nobody added</source>
        <translation>ninguna añadida</translation>
    </message>
    <message>
        <source>Looking for the first positions …</source>
        <translation>Buscando las primeras posiciones …</translation>
    </message>
    <message>
        <source>one position tried</source>
        <translation>una posición probada</translation>
    </message>
    <message numerus="yes">
        <source>%1 positions tried</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 posiciones probadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sound</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 correctas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 with the theme</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 con el tema</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 kept</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>en la lista: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>wanted mates</source>
        <translation>mates pedidos</translation>
    </message>
    <message>
        <source>%1: %2, %3 found</source>
        <translation>%1: %2, encontradas %3</translation>
    </message>
    <message>
        <source>Wanted:</source>
        <translation>Se pide:</translation>
    </message>
    <message>
        <source>%1: found in solutions, but it is not known what it needs of a position.</source>
        <translation>%1: se encuentra en las soluciones, pero no se sabe qué necesita de una posición.</translation>
    </message>
    <message>
        <source>Listed are the %1 themes of which it is known what they need, of %2 in all.</source>
        <translation>Figuran los %1 temas de los que se sabe qué necesitan, de %2 en total.</translation>
    </message>
    <message>
        <source>the same idea</source>
        <translation>la misma idea</translation>
    </message>
    <message>
        <source>1 grave flaw</source>
        <translation>1 defecto grave</translation>
    </message>
    <message numerus="yes">
        <source>%1 grave flaws</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 defectos graves</numerusform>
        </translation>
    </message>
    <message>
        <source>1 flaw</source>
        <translation>1 defecto</translation>
    </message>
    <message numerus="yes">
        <source>%1 flaws</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 defectos</numerusform>
        </translation>
    </message>
    <message>
        <source>no flaw</source>
        <translation>sin defectos</translation>
    </message>
    <message>
        <source>1 merit</source>
        <translation>1 mérito</translation>
    </message>
    <message numerus="yes">
        <source>%1 merits</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 méritos</numerusform>
        </translation>
    </message>
    <message>
        <source>part of the core</source>
        <translation>una parte del núcleo</translation>
    </message>
    <message numerus="yes">
        <source>%1 found</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 encontradas</numerusform>
        </translation>
    </message>
    <message>
        <source>not found for %1</source>
        <translation>descartadas por %1</translation>
    </message>
    <message>
        <source>%1 not finished</source>
        <translation>%1 sin terminar</translation>
    </message>
    <message>
        <source>waiting for a worker of the cluster</source>
        <translation>a la espera de un equipo del clúster</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>%1 por segundo</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>quedan %1</translation>
    </message>
    <message>
        <source>the key</source>
        <translation>la clave</translation>
    </message>
    <message>
        <source>a position that cannot arise</source>
        <translation>una posición que no puede darse</translation>
    </message>
    <message>
        <source>their play</source>
        <translation>su juego</translation>
    </message>
    <message>
        <source>a theme</source>
        <translation>un tema</translation>
    </message>
    <message>
        <source>The diagram itself</source>
        <translation>El propio diagrama</translation>
    </message>
    <message>
        <source>1 only move</source>
        <translation>1 jugada única</translation>
    </message>
    <message numerus="yes">
        <source>%1 only moves</source>
        <translation>
            <numerusform>%1 jugada única</numerusform>
            <numerusform>%1 jugadas únicas</numerusform>
        </translation>
    </message>
    <message>
        <source>as %1 sees it</source>
        <translation>según %1</translation>
    </message>
    <message>
        <source>1 variation</source>
        <translation>1 variante</translation>
    </message>
    <message numerus="yes">
        <source>%1 variations</source>
        <translation>
            <numerusform></numerusform>
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
            <numerusform></numerusform>
            <numerusform>%1 duales</numerusform>
        </translation>
    </message>
    <message>
        <source>1 try</source>
        <translation>1 ensayo</translation>
    </message>
    <message numerus="yes">
        <source>%1 tries</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 ensayos</numerusform>
        </translation>
    </message>
    <message>
        <source>1 changed mate</source>
        <translation>1 mate cambiado</translation>
    </message>
    <message numerus="yes">
        <source>%1 changed mates</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 mates cambiados</numerusform>
        </translation>
    </message>
    <message>
        <source>1 model mate</source>
        <translation>1 mate modelo</translation>
    </message>
    <message numerus="yes">
        <source>%1 model mates</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 mates modelo</numerusform>
        </translation>
    </message>
    <message>
        <source>1 half-move matched</source>
        <translation>1 media jugada correspondiente</translation>
    </message>
    <message numerus="yes">
        <source>%1 half-moves matched</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 medias jugadas correspondientes</numerusform>
        </translation>
    </message>
    <message>
        <source>+ %1</source>
        <translation>+ %1</translation>
    </message>
    <message>
        <source>1 square</source>
        <translation>1 casilla</translation>
    </message>
    <message numerus="yes">
        <source>%1 squares</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 casillas</numerusform>
        </translation>
    </message>
    <message>
        <source>up to %1 of them</source>
        <translation>hasta %1 de ellas</translation>
    </message>
    <message>
        <source>or %1</source>
        <translation>o %1</translation>
    </message>
    <message>
        <source>may go</source>
        <translation>puede faltar</translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation>Cerrar (Esc)</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>Edits</source>
        <translation>Modificaciones</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Library: %1</source>
        <translation>Biblioteca: %1</translation>
    </message>
    <message>
        <source>Drag a man</source>
        <translation>Arrastrar una pieza</translation>
    </message>
    <message>
        <source>moves it; off the board removes it</source>
        <translation>la mueve; fuera del tablero, la quita</translation>
    </message>
    <message>
        <source>Ctrl and drag</source>
        <translation>Ctrl y arrastrar</translation>
    </message>
    <message>
        <source>copies a man</source>
        <translation>copia una pieza</translation>
    </message>
    <message>
        <source>Alt and drag, or Ctrl+Shift and drag</source>
        <translation>Alt y arrastrar, o Ctrl+Mayús y arrastrar</translation>
    </message>
    <message>
        <source>exchanges a man with the one it is dropped on</source>
        <translation>intercambia una pieza con aquella sobre la que se suelta</translation>
    </message>
    <message>
        <source>Click a man in the palette</source>
        <translation>Clic en una pieza de la paleta</translation>
    </message>
    <message>
        <source>then click squares to put it down</source>
        <translation>y después clic en las casillas donde ponerla</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Clic derecho</translation>
    </message>
    <message>
        <source>removes a man; on an empty square puts the last one</source>
        <translation>quita una pieza; en una casilla vacía pone la última</translation>
    </message>
    <message>
        <source>Shift and right click, Menu key</source>
        <translation>Mayús y clic derecho, tecla Menú</translation>
    </message>
    <message>
        <source>open the menu of a square: holes and others, marks of its man</source>
        <translation>abre el menú de una casilla: agujeros y otras, marcas de su pieza</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Doble clic</translation>
    </message>
    <message>
        <source>changes the colour of a man</source>
        <translation>cambia el color de una pieza</translation>
    </message>
    <message>
        <source>Wheel, middle click</source>
        <translation>Rueda, clic central</translation>
    </message>
    <message>
        <source>change the kind of a man</source>
        <translation>cambia el tipo de una pieza</translation>
    </message>
    <message>
        <source>Drag from an empty square</source>
        <translation>Arrastrar desde una casilla vacía</translation>
    </message>
    <message>
        <source>selects all men within; with Shift adds them</source>
        <translation>selecciona todas las piezas rodeadas; con Mayús las añade</translation>
    </message>
    <message>
        <source>Shift and click</source>
        <translation>Mayús y clic</translation>
    </message>
    <message>
        <source>adds a man to the selection, or takes it out</source>
        <translation>añade una pieza a la selección, o la quita de ella</translation>
    </message>
    <message>
        <source>With men selected</source>
        <translation>Con piezas seleccionadas</translation>
    </message>
    <message>
        <source>drag, Ctrl and drag, Delete, shift, rotate, mirror and swap concern them all</source>
        <translation>arrastrar, Ctrl y arrastrar, Supr, desplazar, girar, reflejar e intercambiar valen para todas</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Teclas de flecha</translation>
    </message>
    <message>
        <source>move the cursor of the board</source>
        <translation>mueven el cursor del tablero</translation>
    </message>
    <message>
        <source>Capital letters %1</source>
        <translation>Letras mayúsculas %1</translation>
    </message>
    <message>
        <source>put white men on the cursor&apos;s square</source>
        <translation>ponen piezas blancas en la casilla del cursor</translation>
    </message>
    <message>
        <source>Small letters %1</source>
        <translation>Letras minúsculas %1</translation>
    </message>
    <message>
        <source>put black men there, as in a FEN</source>
        <translation>ponen allí piezas negras, como en una FEN</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>lifts a man, and puts it down; with Shift selects it</source>
        <translation>levanta una pieza y la suelta; con Mayús la selecciona</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supr</translation>
    </message>
    <message>
        <source>removes the man on the cursor&apos;s square</source>
        <translation>quita la pieza de la casilla del cursor</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>gives a gesture up, then the selection</source>
        <translation>abandona un gesto, después la selección</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Mayús+Tab</translation>
    </message>
    <message>
        <source>go on and back: bar, men, board, verdict, solution, phase table, themes, quality</source>
        <translation>avanzan y retroceden: barra, piezas, tablero, veredicto, solución, tabla de fases, temas, calidad</translation>
    </message>
    <message>
        <source>go from row to row, from cell to cell, from theme to theme</source>
        <translation>van de fila en fila, de celda en celda, de tema en tema</translation>
    </message>
    <message>
        <source>Click or Enter on a move of the solution or a cell of the table</source>
        <translation>Clic o Intro en una jugada de la solución o una celda de la tabla</translation>
    </message>
    <message>
        <source>plays the line on the board</source>
        <translation>juega la variante en el tablero</translation>
    </message>
    <message>
        <source>Left, Right, Home, End while a line is played</source>
        <translation>Izquierda, Derecha, Inicio, Fin mientras se juega una variante</translation>
    </message>
    <message>
        <source>step back and on in the line</source>
        <translation>retroceden y avanzan en la variante</translation>
    </message>
    <message>
        <source>Click or Enter on a theme or a point of quality</source>
        <translation>Clic o Intro en un tema o un punto de calidad</translation>
    </message>
    <message>
        <source>keeps its squares lit</source>
        <translation>mantiene iluminadas sus casillas</translation>
    </message>
    <message>
        <source>Click in Neighbours, Repair, Search and the library</source>
        <translation>Clic en posiciones vecinas, reparación, búsqueda y biblioteca</translation>
    </message>
    <message>
        <source>selects a row, and shows it on the board where it is an edit</source>
        <translation>elige una fila, y la muestra en el tablero si es una modificación</translation>
    </message>
    <message>
        <source>Double click or Enter there</source>
        <translation>Doble clic o Intro allí</translation>
    </message>
    <message>
        <source>applies the edit, or puts the problem on the board</source>
        <translation>aplica la modificación, o pone el problema en el tablero</translation>
    </message>
    <message>
        <source>closes what was opened, and goes back to the board</source>
        <translation>cierra lo que estaba abierto y vuelve al tablero</translation>
    </message>
    <message>
        <source>Double click or Enter on a last move</source>
        <translation>Doble clic o Intro en una última jugada</translation>
    </message>
    <message>
        <source>takes it back on the board</source>
        <translation>la retira en el tablero</translation>
    </message>
    <message>
        <source>Drag a man backwards</source>
        <translation>Arrastrar una pieza hacia atrás</translation>
    </message>
    <message>
        <source>takes his move back; asks what it captured</source>
        <translation>retira su jugada; pregunta qué capturó</translation>
    </message>
    <message>
        <source>Click a man</source>
        <translation>Clic en una pieza</translation>
    </message>
    <message>
        <source>lists his moves alone; then click where he came from</source>
        <translation>muestra solo sus jugadas; después clic en la casilla de la que venía</translation>
    </message>
    <message>
        <source>A letter of a man</source>
        <translation>La letra de una pieza</translation>
    </message>
    <message>
        <source>takes the selected move back as a capture of him</source>
        <translation>retira la jugada elegida como captura de esa pieza</translation>
    </message>
    <message>
        <source>Up, Down, Enter on the board</source>
        <translation>Arriba, Abajo, Intro en el tablero</translation>
    </message>
    <message>
        <source>choose from the list of last moves</source>
        <translation>eligen en la lista de últimas jugadas</translation>
    </message>
    <message>
        <source>Left, Right, Home, End</source>
        <translation>Izquierda, Derecha, Inicio, Fin</translation>
    </message>
    <message>
        <source>go further back, and nearer to the diagram</source>
        <translation>van más atrás, y vuelven hacia el diagrama</translation>
    </message>
    <message>
        <source>Right click on a square</source>
        <translation>Clic derecho en una casilla</translation>
    </message>
    <message>
        <source>states that its man has never moved, or that nothing was captured there</source>
        <translation>indica que su pieza nunca ha movido, o que allí no se capturó nada</translation>
    </message>
    <message>
        <source>Ctrl+Z, Ctrl+Shift+Z</source>
        <translation>Ctrl+Z, Ctrl+Mayús+Z</translation>
    </message>
    <message>
        <source>undo and redo what was taken back or stated</source>
        <translation>deshacen y rehacen lo que se retiró o indicó</translation>
    </message>
    <message>
        <source>shows the problem again; the line is remembered</source>
        <translation>muestra de nuevo el problema; la línea se recuerda</translation>
    </message>
    <message>
        <source>Taking moves back</source>
        <translation>Retirada de jugadas</translation>
    </message>
    <message>
        <source>all of it comes back</source>
        <translation>vuelve todo</translation>
    </message>
    <message>
        <source>Menu %1</source>
        <translation>Menú %1</translation>
    </message>
    <message>
        <source>Mouse and keyboard</source>
        <translation>Ratón y teclado</translation>
    </message>
    <message>
        <source>compiled kernel</source>
        <translation>núcleo compilado</translation>
    </message>
    <message>
        <source>reference solver (slower)</source>
        <translation>programa de referencia (más lento)</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Chess Composer %1&lt;/h3&gt;&lt;p&gt;A studio for people who compose chess problems.&lt;/p&gt;&lt;p&gt;Solver: %2&lt;br&gt;Qt %3&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Chess Composer %1&lt;/h3&gt;&lt;p&gt;Un estudio para quienes componen problemas de ajedrez.&lt;/p&gt;&lt;p&gt;Programa resolutor: %2&lt;br&gt;Qt %3&lt;/p&gt;&lt;p&gt;Software libre bajo la GNU General Public License, versión 3 o posterior.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About Chess Composer</source>
        <translation>Acerca de Chess Composer</translation>
    </message>
    <message>
        <source>Notices of this session</source>
        <translation>Avisos de esta sesión</translation>
    </message>
    <message>
        <source>Nothing was said yet.</source>
        <translation>Todavía no hay avisos.</translation>
    </message>
    <message>
        <source>Table of the contest</source>
        <translation>Clasificación del concurso</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Save the table …</source>
        <translation>Guardar la clasificación …</translation>
    </message>
    <message>
        <source>all together</source>
        <translation>todas juntas</translation>
    </message>
    <message>
        <source>Not final: sheets are left to the director.</source>
        <translation>No es definitiva: quedan hojas para el director.</translation>
    </message>
    <message>
        <source>open in a tab</source>
        <translation>abierto en una pestaña</translation>
    </message>
    <message>
        <source>one problem</source>
        <translation>un problema</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 problemas</numerusform>
        </translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Omitir</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a man and whose he is</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 empty</source>
        <translation>%1 vacía</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a cell and its man</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Game book</source>
        <translation>Libro de juegos</translation>
    </message>
    <message>
        <source>Search the game book</source>
        <translation>Buscar en el libro de juegos</translation>
    </message>
    <message>
        <source>This page is not written in this language yet.</source>
        <translation>Esta página todavía no está escrita en este idioma.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>Page of the game book</source>
        <translation>Página del libro de juegos</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Smaller letters</source>
        <translation>Letra más pequeña</translation>
    </message>
    <message>
        <source>Larger letters</source>
        <translation>Letra más grande</translation>
    </message>
    <message>
        <source>Language of the pages</source>
        <translation>Idioma de las páginas</translation>
    </message>
    <message>
        <source>On this page</source>
        <translation>En esta página</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>Time for the round</source>
        <translation>Tiempo de la ronda</translation>
    </message>
    <message>
        <source>Add round</source>
        <translation>Añadir ronda</translation>
    </message>
    <message>
        <source>Add problems …</source>
        <translation>Añadir problemas …</translation>
    </message>
    <message>
        <source>Sheets for solvers …</source>
        <translation>Hojas para solucionistas …</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Points of the problem</source>
        <translation>Puntos del problema</translation>
    </message>
    <message>
        <source>Tries that are asked for, such as f2f3 b4c5</source>
        <translation>Ensayos que se piden, como f2f3 b4c5</translation>
    </message>
    <message>
        <source>Tries that are asked for</source>
        <translation>Ensayos que se piden</translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation>Lo que se pide</translation>
    </message>
    <message>
        <source>Open on the board</source>
        <translation>Abrir en el tablero</translation>
    </message>
    <message>
        <source>Remove problem</source>
        <translation>Quitar problema</translation>
    </message>
    <message>
        <source>being solved …</source>
        <translation>resolviéndose …</translation>
    </message>
    <message>
        <source>set by the director</source>
        <translation>puesto por el director</translation>
    </message>
    <message>
        <source>no try with one refutation: %1</source>
        <translation>no es ensayo con una refutación: %1</translation>
    </message>
    <message>
        <source>problem %1</source>
        <translation>el problema %1</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Position</source>
        <translation>&amp;Posición</translation>
    </message>
    <message>
        <source>&amp;Solution</source>
        <translation>&amp;Solución</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>Open a file …</source>
        <translation>Abrir un archivo …</translation>
    </message>
    <message>
        <source>Save as new version</source>
        <translation>Guardar como nueva versión</translation>
    </message>
    <message>
        <source>Save as a file …</source>
        <translation>Guardar en un archivo …</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Copy solution as text</source>
        <translation>Copiar la solución como texto</translation>
    </message>
    <message>
        <source>Paste a problem</source>
        <translation>Pegar un problema</translation>
    </message>
    <message>
        <source>Shift left</source>
        <translation>Desplazar a la izquierda</translation>
    </message>
    <message>
        <source>Shift right</source>
        <translation>Desplazar a la derecha</translation>
    </message>
    <message>
        <source>Shift up</source>
        <translation>Desplazar hacia arriba</translation>
    </message>
    <message>
        <source>Shift down</source>
        <translation>Desplazar hacia abajo</translation>
    </message>
    <message>
        <source>Rotate by 90 degrees</source>
        <translation>Girar 90 grados</translation>
    </message>
    <message>
        <source>Mirror left to right</source>
        <translation>Reflejar de izquierda a derecha</translation>
    </message>
    <message>
        <source>Mirror top to bottom</source>
        <translation>Reflejar de arriba abajo</translation>
    </message>
    <message>
        <source>Nothing on the board yet</source>
        <translation>Todavía nada en el tablero</translation>
    </message>
    <message>
        <source>Drag stones from the tray, or take the position of the beginning.</source>
        <translation>Arrastre fichas de la bandeja, o tome la posición inicial.</translation>
    </message>
    <message>
        <source>Who throws has no man.</source>
        <translation>Quien tira no tiene fichas.</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>Vaciar el tablero</translation>
    </message>
    <message>
        <source>Position of the beginning</source>
        <translation>Posición inicial</translation>
    </message>
    <message>
        <source>There is no solution to copy yet.</source>
        <translation>Todavía no hay ninguna solución que copiar.</translation>
    </message>
    <message>
        <source>The solution was copied.</source>
        <translation>La solución se copió.</translation>
    </message>
    <message>
        <source>none while there is no task</source>
        <translation>ninguna mientras no haya enunciado</translation>
    </message>
    <message>
        <source>none: every position has its chance</source>
        <translation>ninguna: toda posición tiene su probabilidad</translation>
    </message>
    <message>
        <source>Position and rules</source>
        <translation>Posición y reglas</translation>
    </message>
    <message>
        <source>Let the next player begin</source>
        <translation>Que empiece el jugador siguiente</translation>
    </message>
    <message>
        <source>Drop map</source>
        <translation>Mapa de casillas</translation>
    </message>
    <message>
        <source>Where the man at the cursor goes</source>
        <translation>Adónde va la pieza del cursor</translation>
    </message>
    <message>
        <source>Mark the man at the cursor</source>
        <translation>Marcar la pieza del cursor</translation>
    </message>
    <message>
        <source>Write a man at the cursor …</source>
        <translation>Escribir una pieza en el cursor …</translation>
    </message>
    <message>
        <source>Rules …</source>
        <translation>Reglas …</translation>
    </message>
    <message>
        <source>Task …</source>
        <translation>Enunciado …</translation>
    </message>
    <message>
        <source>Solve again</source>
        <translation>Resolver de nuevo</translation>
    </message>
    <message>
        <source>Stop solving</source>
        <translation>Detener la resolución</translation>
    </message>
    <message>
        <source>Back to the diagram</source>
        <translation>Volver al diagrama</translation>
    </message>
    <message>
        <source>A turn back</source>
        <translation>Una jugada atrás</translation>
    </message>
    <message>
        <source>A turn on</source>
        <translation>Una jugada adelante</translation>
    </message>
    <message>
        <source>Tries with two refutations, too</source>
        <translation>También ensayos con dos refutaciones</translation>
    </message>
    <message>
        <source>Look for neighbours</source>
        <translation>Buscar posiciones vecinas</translation>
    </message>
    <message>
        <source>Flip the board</source>
        <translation>Dar la vuelta al tablero</translation>
    </message>
    <message>
        <source>reaches one cell</source>
        <translation>alcanza una casilla</translation>
    </message>
    <message numerus="yes">
        <source>reaches %1 cells</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>alcanza %1 casillas</numerusform>
        </translation>
    </message>
    <message>
        <source>Esc puts it back, M hides the map</source>
        <translation>Esc la devuelve, M oculta el mapa</translation>
    </message>
    <message>
        <source>Linen</source>
        <translation>Lino</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Pizarra</translation>
    </message>
    <message>
        <source>Turned round</source>
        <translation>Girado</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>The browser lays the page out and plays the solution; this is what it tells.</source>
        <translation>El navegador compone la página y juega la solución; esto es lo que dice.</translation>
    </message>
    <message>
        <source>The file will be exactly this.</source>
        <translation>El archivo será exactamente así.</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>Save %1 …</source>
        <translation>Guardar %1 …</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>There is no program that opens %1.</source>
        <translation>No hay ningún programa que abra %1.</translation>
    </message>
    <message>
        <source>Copied: text, SVG and picture.</source>
        <translation>Copiado: texto, SVG e imagen.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copiado.</translation>
    </message>
    <message>
        <source>Odds of dice</source>
        <translation>Probabilidades de los dados</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Probabilidad</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>Por ciento</translation>
    </message>
    <message>
        <source>Throws of 216</source>
        <translation>Tiradas de 216</translation>
    </message>
    <message>
        <source>Without %1 on %2</source>
        <translation>Sin %1 en %2</translation>
    </message>
    <message>
        <source>%1 becomes %2</source>
        <comment>a cell and a man</comment>
        <translation>%1 se convierte en %2</translation>
    </message>
    <message>
        <source>Add %1 on %2</source>
        <translation>Añadir %1 en %2</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <comment>a man and cells</comment>
        <translation>%1 de %2 a %3</translation>
    </message>
    <message>
        <source>one sound</source>
        <translation>uno correcto</translation>
    </message>
    <message>
        <source>%1 of %2 tried</source>
        <translation>%1 de %2 probados</translation>
    </message>
    <message>
        <source>Rules of</source>
        <translation>Reglas de</translation>
    </message>
    <message>
        <source>%1 (recommended)</source>
        <translation>%1 (recomendado)</translation>
    </message>
    <message>
        <source>as chosen below</source>
        <translation>como se elige abajo</translation>
    </message>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>How many men</source>
        <translation>Cuántas piezas</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Casillas</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Casilla</translation>
    </message>
    <message>
        <source>Man</source>
        <translation>Pieza</translation>
    </message>
    <message>
        <source>Of whom</source>
        <translation>De quién</translation>
    </message>
    <message>
        <source>Degree</source>
        <translation>Grado</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>completo</translation>
    </message>
    <message>
        <source>turns: %1 of %2</source>
        <translation>jugadas: %1 de %2</translation>
    </message>
    <message>
        <source>%1 more: %2</source>
        <translation>%1 más: %2</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Claves</translation>
    </message>
    <message>
        <source>short</source>
        <translation>solución corta</translation>
    </message>
    <message>
        <source>key or cook</source>
        <translation>clave o demolición</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>de inmediato</translation>
    </message>
    <message>
        <source>otherwise</source>
        <translation>en otro caso</translation>
    </message>
    <message>
        <source>reaches the goal itself</source>
        <translation>alcanza por sí mismo el objetivo</translation>
    </message>
    <message>
        <source>refutes</source>
        <translation>refuta</translation>
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
        <translation>una jugada</translation>
    </message>
    <message numerus="yes">
        <source>%1 turns</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Direct</source>
        <translation>Directo</translation>
    </message>
    <message>
        <source>Exactly</source>
        <translation>Exacto</translation>
    </message>
    <message>
        <source>Self</source>
        <translation>Inverso</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayudado</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Prevent</source>
        <translation>Impedir</translation>
    </message>
    <message>
        <source>Nobody plays</source>
        <translation>Nadie juega</translation>
    </message>
    <message>
        <source>The side to move reaches the goal against every play.</source>
        <translation>El bando que tiene el turno alcanza el objetivo contra cualquier juego.</translation>
    </message>
    <message>
        <source>The same, but with its last turn, neither before nor after.</source>
        <translation>Lo mismo, pero con su última jugada, ni antes ni después.</translation>
    </message>
    <message>
        <source>Who is to move forces the other side to reach the goal.</source>
        <translation>Quien tiene el turno obliga al otro bando a alcanzar el objetivo.</translation>
    </message>
    <message>
        <source>All players help to reach the goal with the last turn.</source>
        <translation>Todos los jugadores ayudan a alcanzar el objetivo con la última jugada.</translation>
    </message>
    <message>
        <source>Who is to move makes all the turns; the last reaches the goal.</source>
        <translation>Quien tiene el turno hace todas las jugadas; la última alcanza el objetivo.</translation>
    </message>
    <message>
        <source>Turns after which the other side cannot force its goal in time.</source>
        <translation>Jugadas tras las cuales el otro bando no puede forzar su objetivo a tiempo.</translation>
    </message>
    <message>
        <source>What stands on the board is listed.</source>
        <translation>Se enumera lo que hay en el tablero.</translation>
    </message>
    <message numerus="yes">
        <source>%1 defences</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 defensas</numerusform>
        </translation>
    </message>
    <message>
        <source>one turn made</source>
        <translation>una jugada hecha</translation>
    </message>
    <message numerus="yes">
        <source>%1 turns made</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 jugadas hechas</numerusform>
        </translation>
    </message>
    <message>
        <source>tries: %1 of %2</source>
        <translation>ensayos: %1 de %2</translation>
    </message>
    <message>
        <source>all stages done</source>
        <translation>todas las etapas terminadas</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>detenido</translation>
    </message>
    <message>
        <source>no task</source>
        <translation>sin enunciado</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Enunciado</translation>
    </message>
    <message>
        <source>Whose throw</source>
        <translation>Quién tira</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Tirada</translation>
    </message>
    <message>
        <source>Throws</source>
        <translation>Tiradas</translation>
    </message>
    <message>
        <source>Change the task</source>
        <translation>Cambiar el enunciado</translation>
    </message>
    <message>
        <source>Let the other side throw</source>
        <translation>Que tire el otro bando</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>Cambiar las reglas</translation>
    </message>
    <message>
        <source>All off: best play of the throw</source>
        <translation>Todas fuera: la mejor jugada de la tirada</translation>
    </message>
    <message>
        <source>All off: throws at will</source>
        <translation>Todas fuera: tiradas a voluntad</translation>
    </message>
    <message>
        <source>Finished: throws at will</source>
        <translation>Terminado: tiradas a elección</translation>
    </message>
    <message>
        <source>Hit with the throw</source>
        <translation>Golpear con la tirada</translation>
    </message>
    <message>
        <source>Safest play of the throw</source>
        <translation>La jugada más segura de la tirada</translation>
    </message>
    <message>
        <source>%1: all throws that do it</source>
        <translation>%1: todas las tiradas que lo hacen</translation>
    </message>
    <message>
        <source>%1: plays of the throw</source>
        <translation>%1: jugadas de la tirada</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>of a throw</comment>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Place stones</source>
        <translation>Colocar fichas</translation>
    </message>
    <message>
        <source>Nothing is asked.</source>
        <translation>No se pide nada.</translation>
    </message>
    <message>
        <source>The problem was copied as text.</source>
        <translation>El problema se copió como texto.</translation>
    </message>
    <message>
        <source>This problem cannot be opened, and is kept as it is: %1.</source>
        <translation>Este problema no se puede abrir, y se conserva como está: %1.</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>el portapapeles</translation>
    </message>
    <message>
        <source>Nothing was opened from %1: %2.</source>
        <translation>No se abrió nada de %1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %2 problems; the first is shown.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 contiene %2 problemas; se muestra el primero.</numerusform>
        </translation>
    </message>
    <message>
        <source>Problems of games</source>
        <translation>Problemas de juegos</translation>
    </message>
    <message>
        <source>Save the problem</source>
        <translation>Guardar el problema</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 no se pudo escribir: %2</translation>
    </message>
    <message>
        <source>The problem was saved as %1.</source>
        <translation>El problema se guardó como %1.</translation>
    </message>
    <message>
        <source>What was captured</source>
        <translation>Qué se capturó</translation>
    </message>
    <message>
        <source>%1, by a pawn that promoted</source>
        <translation>%1, por un peón promocionado</translation>
    </message>
    <message>
        <source>%1, by an officer</source>
        <translation>%1, por una figura</translation>
    </message>
    <message>
        <source>in the only game of exactly %2 moves</source>
        <translation>en la única partida de exactamente %2 jugadas</translation>
    </message>
    <message numerus="yes">
        <source>in all %1 games of exactly %2 moves</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>en todas las %1 partidas de exactamente %2 jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>It took: %1.</source>
        <translation>Capturó: %1.</translation>
    </message>
    <message>
        <source>proved</source>
        <translation>probado</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Última jugada</translation>
    </message>
    <message>
        <source>open</source>
        <translation>abierto</translation>
    </message>
    <message>
        <source>%1 taken on %2</source>
        <translation>captura de %1 en %2</translation>
    </message>
    <message>
        <source>King or rook has moved: %1.</source>
        <translation>El rey o la torre ha movido: %1.</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>perdido</translation>
    </message>
    <message>
        <source>Copied: the line of moves taken back.</source>
        <translation>Copiado: la línea de jugadas retiradas.</translation>
    </message>
    <message>
        <source>A game that leads to the diagram</source>
        <translation>Una partida que lleva al diagrama</translation>
    </message>
    <message>
        <source>Copied: one game as PGN.</source>
        <translation>Copiado: una partida en PGN.</translation>
    </message>
    <message>
        <source>moves taken back kept as a comment</source>
        <translation>jugadas retiradas guardadas como comentario</translation>
    </message>
    <message>
        <source>The line stands among the comments of the problem.</source>
        <translation>La línea está entre los comentarios del problema.</translation>
    </message>
    <message>
        <source>moves taken back kept as the solution</source>
        <translation>jugadas retiradas guardadas como solución</translation>
    </message>
    <message>
        <source>The line stands in the printed solution.</source>
        <translation>La línea está en la solución impresa.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Take moves back on the board (Ctrl+U)</source>
        <translation>Retirar jugadas en el tablero (Ctrl+U)</translation>
    </message>
    <message>
        <source>Show the moves of all men</source>
        <translation>Mostrar las jugadas de todas las piezas</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <translation>%1 ×</translation>
    </message>
    <message>
        <source>one move of %2</source>
        <translation>%2: una</translation>
    </message>
    <message numerus="yes">
        <source>%1 moves of %2</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%2: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The position in which games begin: there was no move before it.</source>
        <translation>La posición en que comienzan las partidas: no hubo jugada anterior.</translation>
    </message>
    <message>
        <source>%1 has no move that can have been the last.</source>
        <translation>Las %1 no tienen ninguna jugada que pueda haber sido la última.</translation>
    </message>
    <message>
        <source>This man cannot have moved last.</source>
        <translation>Esta pieza no puede haber movido la última.</translation>
    </message>
    <message>
        <source>No move can have been the last: before each of them no game is possible.</source>
        <translation>Ninguna jugada puede haber sido la última: antes de cada una no hay partida posible.</translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation>Últimas jugadas</translation>
    </message>
    <message>
        <source>Enter takes the move back on the board, a letter says which man it captured.</source>
        <translation>Intro retira la jugada en el tablero, una letra dice qué pieza capturó.</translation>
    </message>
    <message>
        <source>captured: %1</source>
        <translation>captura: %1</translation>
    </message>
    <message>
        <source>a double step: capturing in passing is allowed</source>
        <translation>un paso doble: se permite la captura al paso</translation>
    </message>
    <message>
        <source>the only move that can have been the last</source>
        <translation>la única jugada que puede haber sido la última</translation>
    </message>
    <message>
        <source>without a capture or taking: %1</source>
        <translation>sin captura, o capturando: %1</translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>imposible</translation>
    </message>
    <message>
        <source>a pawn in passing</source>
        <translation>un peón al paso</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>captured</comment>
        <translation>nada</translation>
    </message>
    <message>
        <source>One more that cannot have been played</source>
        <translation>Otra que no puede haberse jugado</translation>
    </message>
    <message numerus="yes">
        <source>%1 more that cannot have been played</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 más que no pueden haberse jugado</numerusform>
        </translation>
    </message>
    <message>
        <source>Legality</source>
        <translation>Legalidad</translation>
    </message>
    <message>
        <source>Play the game</source>
        <translation>Jugar la partida</translation>
    </message>
    <message>
        <source>Copy PGN</source>
        <translation>Copiar PGN</translation>
    </message>
    <message>
        <source>Search on</source>
        <translation>Seguir buscando</translation>
    </message>
    <message>
        <source>searching …</source>
        <translation>buscando …</translation>
    </message>
    <message>
        <source>Not judged</source>
        <translation>No juzgada</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Legal</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>No se sabe</translation>
    </message>
    <message>
        <source>also</source>
        <translation>también</translation>
    </message>
    <message>
        <source>Illegal</source>
        <translation>Ilegal</translation>
    </message>
    <message>
        <source>Impossible as stated</source>
        <translation>Imposible tal como se indica</translation>
    </message>
    <message>
        <source>The position in which games begin.</source>
        <translation>La posición en que comienzan las partidas.</translation>
    </message>
    <message>
        <source>A game leads here.</source>
        <translation>Una partida lleva hasta aquí.</translation>
    </message>
    <message>
        <source>A game of %1 moves leads here.</source>
        <translation>Una partida de %1 jugadas lleva hasta aquí.</translation>
    </message>
    <message>
        <source>It may capture where you state that nothing was captured.</source>
        <translation>Puede capturar donde usted indica que no se capturó nada.</translation>
    </message>
    <message>
        <source>Stopped; until then nothing proved it impossible.</source>
        <translation>Detenido; hasta entonces nada probaba que fuera imposible.</translation>
    </message>
    <message>
        <source>Nothing proves it impossible, and no game is known.</source>
        <translation>Nada prueba que sea imposible, y no se conoce ninguna partida.</translation>
    </message>
    <message>
        <source>Nothing proves it impossible until now.</source>
        <translation>Por ahora nada prueba que sea imposible.</translation>
    </message>
    <message>
        <source>searching</source>
        <translation>buscando</translation>
    </message>
    <message>
        <source>Proof games</source>
        <translation>Partidas justificativas</translation>
    </message>
    <message>
        <source>One move before the diagram</source>
        <translation>Una jugada antes del diagrama</translation>
    </message>
    <message numerus="yes">
        <source>%1 moves before the diagram</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 jugadas antes del diagrama</numerusform>
        </translation>
    </message>
    <message>
        <source>Castling and en passant</source>
        <translation>Enroque y al paso</translation>
    </message>
    <message>
        <source>no right to speak of</source>
        <translation>ningún derecho</translation>
    </message>
    <message>
        <source>Set e.p. on %1</source>
        <translation>Fijar la captura al paso en %1</translation>
    </message>
    <message>
        <source>Take the lost castling away</source>
        <translation>Quitar el enroque perdido</translation>
    </message>
    <message>
        <source>Not together</source>
        <translation>No juntos</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>permitido</translation>
    </message>
    <message>
        <source>excludes</source>
        <translation>excluye</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>not proved</source>
        <translation>no probado</translation>
    </message>
    <message>
        <source>e.p. on %1</source>
        <translation>al paso en %1</translation>
    </message>
    <message>
        <source>Taken men</source>
        <translation>Piezas capturadas</translation>
    </message>
    <message>
        <source>%1: all men are there</source>
        <translation>%1: están todas las piezas</translation>
    </message>
    <message>
        <source>%2: one man taken</source>
        <translation>%2: una pieza capturada</translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 men taken</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%2: %1 piezas capturadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Not on the board: %1.</source>
        <translation>No están en el tablero: %1.</translation>
    </message>
    <message>
        <source>Taken where they stood at first: %1.</source>
        <translation>Capturadas donde estaban al principio: %1.</translation>
    </message>
    <message>
        <source>%2’s pawns: at least one capture</source>
        <translation>Peones de las %2: al menos una captura</translation>
    </message>
    <message numerus="yes">
        <source>%2’s pawns: at least %1 captures</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Peones de las %2: al menos %1 capturas</numerusform>
        </translation>
    </message>
    <message>
        <source>on light squares at least %1</source>
        <translation>en casillas blancas al menos %1</translation>
    </message>
    <message>
        <source>on dark squares at least %1</source>
        <translation>en casillas negras al menos %1</translation>
    </message>
    <message>
        <source>They took all that they can have taken.</source>
        <translation>Capturaron todo lo que pueden haber capturado.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>captures</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%2: one man is promoted</source>
        <translation>%2: una pieza procede de promoción</translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 men are promoted</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%2: %1 piezas proceden de promoción</numerusform>
        </translation>
    </message>
    <message>
        <source>certain</source>
        <translation>seguro</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Never moved</source>
        <translation>Nunca movieron</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation>Mostrar en el tablero</translation>
    </message>
    <message>
        <source>%1 of %2 men</source>
        <translation>%1 de %2 piezas</translation>
    </message>
    <message>
        <source>%1: it is certain of no man.</source>
        <translation>%1: no es seguro de ninguna pieza.</translation>
    </message>
    <message>
        <source>%2: one man, on %3.</source>
        <translation>%2: una pieza, en %3.</translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 men, on %3.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%2: %1 piezas, en %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>The man on %1 has never moved</source>
        <translation>La pieza de %1 nunca ha movido</translation>
    </message>
    <message>
        <source>Nothing was captured on %1</source>
        <translation>No se capturó nada en %1</translation>
    </message>
    <message>
        <source>The problem itself stays as it is.</source>
        <translation>El problema mismo queda como está.</translation>
    </message>
    <message>
        <source>One move further back (Left)</source>
        <translation>Una jugada más atrás (Izquierda)</translation>
    </message>
    <message>
        <source>Play it again (Right)</source>
        <translation>Volver a jugarla (Derecha)</translation>
    </message>
    <message>
        <source>The diagram (Home)</source>
        <translation>El diagrama (Inicio)</translation>
    </message>
    <message>
        <source>Copy the line</source>
        <translation>Copiar la línea</translation>
    </message>
    <message>
        <source>Keep the line, or open this position</source>
        <translation>Conservar la línea o abrir esta posición</translation>
    </message>
    <message>
        <source>Back to the problem</source>
        <translation>Volver al problema</translation>
    </message>
    <message>
        <source>Show the problem again (Escape)</source>
        <translation>Mostrar de nuevo el problema (Esc)</translation>
    </message>
    <message>
        <source>Add the line to the comments</source>
        <translation>Añadir la línea a los comentarios</translation>
    </message>
    <message>
        <source>Add the line to the printed solution</source>
        <translation>Añadir la línea a la solución impresa</translation>
    </message>
    <message>
        <source>Open this position in a tab</source>
        <translation>Abrir esta posición en una pestaña</translation>
    </message>
    <message>
        <source>One move taken back</source>
        <translation>Una jugada retirada</translation>
    </message>
    <message numerus="yes">
        <source>%1 moves taken back</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 jugadas retiradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag a man back to where he came from, or choose in the list.</source>
        <translation>Arrastre una pieza a donde estaba antes, o elija en la lista.</translation>
    </message>
    <message numerus="yes">
        <source>%1 files</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 archivos</numerusform>
        </translation>
    </message>
    <message>
        <source>An import is under way already.</source>
        <translation>Ya hay una importación en curso.</translation>
    </message>
    <message>
        <source>No library is open to import into.</source>
        <translation>No hay ninguna biblioteca abierta a la que importar.</translation>
    </message>
    <message>
        <source>The import was stopped; nothing came in.</source>
        <translation>La importación se detuvo; no entró nada.</translation>
    </message>
    <message>
        <source>%2: one problem looked through …</source>
        <translation>%2: un problema examinado …</translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 problems looked through …</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%2: %1 problemas examinados …</numerusform>
        </translation>
    </message>
    <message>
        <source>%2: one problem read …</source>
        <translation>%2: un problema leído …</translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 problems read …</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%2: %1 problemas leídos …</numerusform>
        </translation>
    </message>
    <message>
        <source>The rest was not read: another library was opened.</source>
        <translation>El resto no se leyó: se abrió otra biblioteca.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Problems (%1);;All files (*)</source>
        <translation>Problemas (%1);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Import problems</source>
        <translation>Importar problemas</translation>
    </message>
    <message>
        <source>The letter</source>
        <translation>La carta</translation>
    </message>
    <message>
        <source>Stop the import?</source>
        <translation>¿Detener la importación?</translation>
    </message>
    <message>
        <source>What has come in stays; the rest of the file is not read.</source>
        <translation>Lo que ha entrado se queda; el resto del archivo no se lee.</translation>
    </message>
    <message>
        <source>Stop the import</source>
        <translation>Detener la importación</translation>
    </message>
    <message>
        <source>The library shows no problem to export.</source>
        <translation>La biblioteca no muestra ningún problema que exportar.</translation>
    </message>
    <message>
        <source>Came in</source>
        <translation>Entró</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Qué es</translation>
    </message>
    <message>
        <source>Was there</source>
        <translation>Ya estaba</translation>
    </message>
    <message>
        <source>What became of the problems</source>
        <translation>Qué ha sido de los problemas</translation>
    </message>
    <message>
        <source>Bring in</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Show what came in</source>
        <translation>Mostrar lo que ha entrado</translation>
    </message>
    <message>
        <source>Undo the import</source>
        <translation>Deshacer la importación</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copiar el informe</translation>
    </message>
    <message>
        <source>Nothing has come in yet. This is what would be done: %1</source>
        <translation>Todavía no ha entrado nada. Esto es lo que se haría: %1</translation>
    </message>
    <message>
        <source>the same problem</source>
        <translation>el mismo problema</translation>
    </message>
    <message>
        <source>%1; reprint: %2</source>
        <translation>%1; reimpresión: %2</translation>
    </message>
    <message>
        <source>Cannot be read: %1</source>
        <translation>No se pueden leer: %1</translation>
    </message>
    <message>
        <source>Joined with a problem that is there: %1</source>
        <translation>Unidos a un problema ya presente: %1</translation>
    </message>
    <message>
        <source>New, and linked with a problem that is there: %1</source>
        <translation>Nuevos y enlazados con un problema ya presente: %1</translation>
    </message>
    <message>
        <source>Not read: %1</source>
        <translation>No leídos: %1</translation>
    </message>
    <message>
        <source>To be known: %1</source>
        <translation>Conviene saber: %1</translation>
    </message>
    <message>
        <source>%1: %2 added, %3 merged, %4 there already, %5 not read.</source>
        <translation>%1: %2 añadidos, %3 unidos, %4 ya presentes, %5 no leídos.</translation>
    </message>
    <message>
        <source>Linked with others: %1.</source>
        <translation>Enlazados con otros: %1.</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>copia</translation>
    </message>
    <message>
        <source>Save a copy of the library</source>
        <translation>Guardar una copia de la biblioteca</translation>
    </message>
    <message>
        <source>rescued</source>
        <translation>rescatado</translation>
    </message>
    <message>
        <source>Rescue into a new library</source>
        <translation>Rescatar en una biblioteca nueva</translation>
    </message>
    <message>
        <source>What can be read is being rescued …</source>
        <translation>Se está rescatando lo que se puede leer …</translation>
    </message>
    <message>
        <source>A copy of the library was saved as %1.</source>
        <translation>Se guardó una copia de la biblioteca como %1.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Abrirla</translation>
    </message>
    <message>
        <source>one problem was rescued</source>
        <translation>se rescató un problema</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems were rescued</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>se rescataron %1 problemas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 into %2; nothing is lost.</source>
        <translation>%1 en %2; no se ha perdido nada.</translation>
    </message>
    <message>
        <source>one problem is lost</source>
        <translation>se ha perdido un problema</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems are lost</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>se han perdido %1 problemas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 into %2; %3.</source>
        <translation>%1 en %2; %3.</translation>
    </message>
    <message>
        <source>%1 into %2; some versions or links are lost.</source>
        <translation>%1 en %2; se han perdido algunas versiones o enlaces.</translation>
    </message>
    <message>
        <source>The library is open now.</source>
        <translation>La biblioteca ya está abierta.</translation>
    </message>
    <message>
        <source>Another program holds the library %1: it is opened here as soon as that lets it go. Unsaved work is kept meanwhile.</source>
        <translation>Otro programa tiene ocupada la biblioteca %1: se abrirá aquí en cuanto quede libre. El trabajo no guardado se conserva mientras tanto.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems of the library are damaged and cannot be read; the others can. They can be rescued into a new library.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 problemas de la biblioteca están dañados y no se pueden leer; los demás sí. Se pueden rescatar en una biblioteca nueva.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rescue the rest …</source>
        <translation>Rescatar el resto …</translation>
    </message>
    <message>
        <source>Open it there</source>
        <translation>Abrirla allí</translation>
    </message>
    <message>
        <source>Open that copy</source>
        <translation>Abrir esa copia</translation>
    </message>
    <message>
        <source>Open it again</source>
        <translation>Reabrirla</translation>
    </message>
    <message>
        <source>%1: no move</source>
        <translation>%1: ninguna jugada</translation>
    </message>
    <message>
        <source>%2: 1 square</source>
        <translation>%2: 1 casilla</translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 squares</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%2: %1 casillas</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <comment>families of men</comment>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Leapers</source>
        <translation>Saltadores</translation>
    </message>
    <message>
        <source>Riders</source>
        <translation>Corredores</translation>
    </message>
    <message>
        <source>Combined</source>
        <comment>a family of men</comment>
        <translation>Combinadas</translation>
    </message>
    <message>
        <source>Hoppers</source>
        <translation>Brincadores</translation>
    </message>
    <message>
        <source>Lions</source>
        <translation>Leones</translation>
    </message>
    <message>
        <source>Chinese men</source>
        <translation>Piezas chinas</translation>
    </message>
    <message>
        <source>Locusts</source>
        <translation>Langostas</translation>
    </message>
    <message>
        <source>Marine men</source>
        <translation>Piezas marinas</translation>
    </message>
    <message>
        <source>Pawns</source>
        <translation>Peones</translation>
    </message>
    <message>
        <source>Own</source>
        <comment>a family of men</comment>
        <translation>Propias</translation>
    </message>
    <message>
        <source>Others</source>
        <comment>a family of men</comment>
        <translation>Otras</translation>
    </message>
    <message>
        <source>%1, won</source>
        <translation>%1, ganado</translation>
    </message>
    <message>
        <source>%1, lost</source>
        <translation>%1, perdido</translation>
    </message>
    <message>
        <source>%1, perhaps</source>
        <translation>%1, quizá</translation>
    </message>
    <message>
        <source>No theme found yet.</source>
        <translation>Ningún tema encontrado todavía.</translation>
    </message>
    <message>
        <source>No correspondence found.</source>
        <translation>No se encontró ninguna correspondencia.</translation>
    </message>
    <message>
        <source>With two intended solutions or more, what recurs in them stands here.</source>
        <translation>Con dos o más soluciones previstas, aquí está lo que se repite en ellas.</translation>
    </message>
    <message numerus="yes">
        <source>At most %1 tries</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Como máximo %1 ensayos</numerusform>
        </translation>
    </message>
    <message>
        <source>No tries</source>
        <translation>Ningún ensayo</translation>
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
        <translation>prevista</translation>
    </message>
    <message>
        <source>cook</source>
        <translation>demolición</translation>
    </message>
    <message>
        <source>not marked</source>
        <translation>no marcada</translation>
    </message>
    <message>
        <source>Solution %1, %2: %3</source>
        <translation>Solución %1, %2: %3</translation>
    </message>
    <message>
        <source>ideal</source>
        <translation>ideal</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modelo</translation>
    </message>
    <message>
        <source>pure</source>
        <translation>puro</translation>
    </message>
    <message>
        <source>mirror</source>
        <translation>espejo</translation>
    </message>
    <message>
        <source>%1 begins with %2.</source>
        <translation>%1 empieza con %2.</translation>
    </message>
    <message>
        <source>%1 leaves %2 at White’s %3 move: %4.</source>
        <translation>%1 se aparta de %2 en la %3 jugada blanca: %4.</translation>
    </message>
    <message>
        <source>%1 leaves %2 at Black’s %3 move: %4.</source>
        <translation>%1 se aparta de %2 en la %3 jugada negra: %4.</translation>
    </message>
    <message>
        <source>first</source>
        <comment>a half-move</comment>
        <translation>primera</translation>
    </message>
    <message>
        <source>second</source>
        <comment>a half-move</comment>
        <translation>segunda</translation>
    </message>
    <message>
        <source>third</source>
        <comment>a half-move</comment>
        <translation>tercera</translation>
    </message>
    <message>
        <source>fourth</source>
        <comment>a half-move</comment>
        <translation>cuarta</translation>
    </message>
    <message>
        <source>fifth</source>
        <comment>a half-move</comment>
        <translation>quinta</translation>
    </message>
    <message>
        <source>sixth</source>
        <comment>a half-move</comment>
        <translation>sexta</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Correspondences</source>
        <translation>Correspondencias</translation>
    </message>
    <message>
        <source>one role</source>
        <translation>un papel</translation>
    </message>
    <message numerus="yes">
        <source>%1 roles</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 papeles</numerusform>
        </translation>
    </message>
    <message>
        <source>exchanged, letters say who</source>
        <translation>intercambiados, las letras dicen quién</translation>
    </message>
    <message>
        <source>same man, other square</source>
        <translation>misma pieza, otra casilla</translation>
    </message>
    <message>
        <source>Intended solutions</source>
        <translation>Soluciones previstas</translation>
    </message>
    <message>
        <source>How many solutions are intended, such as 2 or 2.1.1.1; empty: all there are</source>
        <translation>Cuántas soluciones se prevén, como 2 o 2.1.1.1; vacío: todas las que haya</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todas</translation>
    </message>
    <message>
        <source>Expected a number such as 2, or one for each half-move: %1</source>
        <translation>Se esperaba un número como 2, o uno por media jugada: %1</translation>
    </message>
    <message>
        <source>Expected a number of solutions, such as 2, or 2.1.1.1</source>
        <translation>Se esperaba un número de soluciones, como 2, o 2.1.1.1</translation>
    </message>
    <message>
        <source>mate</source>
        <comment>a row&apos;s name</comment>
        <translation>mate</translation>
    </message>
    <message>
        <source>Set play and cooks</source>
        <translation>Juego aparente y demoliciones</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Soluciones</translation>
    </message>
    <message>
        <source>Intended</source>
        <translation>Previstas</translation>
    </message>
    <message>
        <source>Show one solution a row</source>
        <translation>Mostrar una solución por fila</translation>
    </message>
    <message>
        <source>All columns step together; the board shows the one in hand.</source>
        <translation>Todas las columnas avanzan juntas; el tablero muestra la elegida.</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>más de %1</translation>
    </message>
    <message>
        <source>%1, the first %2 shown</source>
        <translation>%1, se muestran las %2 primeras</translation>
    </message>
    <message>
        <source>none in %1</source>
        <translation>ninguna en %1</translation>
    </message>
    <message>
        <source>Cook</source>
        <translation>Demolición</translation>
    </message>
    <message>
        <source>Cooks</source>
        <translation>Demoliciones</translation>
    </message>
    <message>
        <source>leaves %1 at %2</source>
        <translation>se aparta de %1 en %2</translation>
    </message>
    <message>
        <source>for %1</source>
        <comment>a move</comment>
        <translation>para %1</translation>
    </message>
    <message>
        <source>Repeated move</source>
        <translation>Jugada repetida</translation>
    </message>
    <message>
        <source>Same mate</source>
        <translation>Mismo mate</translation>
    </message>
    <message>
        <source>Moves to %1</source>
        <translation>Jugadas a %1</translation>
    </message>
    <message>
        <source>White man taken where it stands</source>
        <translation>Pieza blanca capturada donde está</translation>
    </message>
    <message>
        <source>Black man taken where it stands</source>
        <translation>Pieza negra capturada donde está</translation>
    </message>
    <message>
        <source>Neutral man taken where it stands</source>
        <translation>Pieza neutra capturada donde está</translation>
    </message>
    <message>
        <source>White man moves, then is taken</source>
        <translation>Pieza blanca mueve, después es capturada</translation>
    </message>
    <message>
        <source>Black man moves, then is taken</source>
        <translation>Pieza negra mueve, después es capturada</translation>
    </message>
    <message>
        <source>Neutral man moves, then is taken</source>
        <translation>Pieza neutra mueve, después es capturada</translation>
    </message>
    <message>
        <source>White man takes, then is taken</source>
        <translation>Pieza blanca captura, después es capturada</translation>
    </message>
    <message>
        <source>Black man takes, then is taken</source>
        <translation>Pieza negra captura, después es capturada</translation>
    </message>
    <message>
        <source>Neutral man takes, then is taken</source>
        <translation>Pieza neutra captura, después es capturada</translation>
    </message>
    <message>
        <source>White man falls in the mate</source>
        <translation>Pieza blanca cae en el mate</translation>
    </message>
    <message>
        <source>Black man falls in the mate</source>
        <translation>Pieza negra cae en el mate</translation>
    </message>
    <message>
        <source>Neutral man falls in the mate</source>
        <translation>Pieza neutra cae en el mate</translation>
    </message>
    <message>
        <source>White man taken</source>
        <translation>Pieza blanca capturada</translation>
    </message>
    <message>
        <source>Black man taken</source>
        <translation>Pieza negra capturada</translation>
    </message>
    <message>
        <source>Neutral man taken</source>
        <translation>Pieza neutra capturada</translation>
    </message>
    <message>
        <source>White takes back</source>
        <translation>Las Blancas recapturan</translation>
    </message>
    <message>
        <source>Black takes back</source>
        <translation>Las Negras recapturan</translation>
    </message>
    <message>
        <source>Neutral man takes back</source>
        <translation>Pieza neutra recaptura</translation>
    </message>
    <message>
        <source>White promotes</source>
        <translation>Promoción blanca</translation>
    </message>
    <message>
        <source>Black promotes</source>
        <translation>Promoción negra</translation>
    </message>
    <message>
        <source>Neutral pawn promotes</source>
        <translation>Promoción de un peón neutro</translation>
    </message>
    <message>
        <source>White castles</source>
        <translation>Enroque blanco</translation>
    </message>
    <message>
        <source>Black castles</source>
        <translation>Enroque negro</translation>
    </message>
    <message>
        <source>Neutral king castles</source>
        <translation>El rey neutro enroca</translation>
    </message>
    <message>
        <source>Mates</source>
        <translation>Da mate</translation>
    </message>
    <message>
        <source>Makes the last move</source>
        <translation>Hace la última jugada</translation>
    </message>
    <message>
        <source>Checks from behind</source>
        <translation>Da jaque desde atrás</translation>
    </message>
    <message>
        <source>Pins in the mate</source>
        <translation>Clava en el mate</translation>
    </message>
    <message>
        <source>Is pinned in the mate</source>
        <translation>Está clavada en el mate</translation>
    </message>
    <message>
        <source>Guards in the mate</source>
        <translation>Controla en el mate</translation>
    </message>
    <message>
        <source>Comes to block</source>
        <translation>Viene a bloquear</translation>
    </message>
    <message>
        <source>exchanged: man %1 plays this part here</source>
        <translation>intercambiado: la pieza %1 hace aquí este papel</translation>
    </message>
    <message>
        <source>the same man, on another square</source>
        <translation>la misma pieza, en otra casilla</translation>
    </message>
    <message>
        <source>one exchange</source>
        <translation>un intercambio</translation>
    </message>
    <message numerus="yes">
        <source>%1 exchanges</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 intercambios</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>solutions</comment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>Half-moves played</source>
        <translation>Medias jugadas realizadas</translation>
    </message>
    <message>
        <source>One half-move back (Left)</source>
        <translation>Media jugada atrás (Izquierda)</translation>
    </message>
    <message>
        <source>One half-move on (Right)</source>
        <translation>Media jugada adelante (Derecha)</translation>
    </message>
    <message>
        <source>The end (End)</source>
        <translation>El final (Fin)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>half-moves played</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Write into the field Intended how many are meant.</source>
        <translation>Escriba en el campo Previstas cuántas se prevén.</translation>
    </message>
    <message>
        <source>Their shape is %1.</source>
        <translation>Su forma es %1.</translation>
    </message>
    <message>
        <source>Set play: %1.</source>
        <translation>Juego aparente: %1.</translation>
    </message>
    <message>
        <source>%1 is as intended.</source>
        <translation>%1 es como se prevé.</translation>
    </message>
    <message>
        <source>%1 are as intended.</source>
        <translation>%1 son como se prevé.</translation>
    </message>
    <message>
        <source>One more.</source>
        <translation>Una más.</translation>
    </message>
    <message numerus="yes">
        <source>%1 more.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Which are intended is not marked: take one in hand and press P.</source>
        <translation>No está marcado cuáles son las previstas: elija una y pulse P.</translation>
    </message>
    <message>
        <source>%1 is not intended</source>
        <translation>%1 no es prevista</translation>
    </message>
    <message>
        <source>%1 is intended</source>
        <translation>%1 es prevista</translation>
    </message>
    <message>
        <source>Copy all solutions</source>
        <translation>Copiar todas las soluciones</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Defensa</translation>
    </message>
    <message>
        <source>Phase table: %1</source>
        <translation>Tabla de fases: %1</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>fijado</translation>
    </message>
    <message>
        <source>Click: let go. Drag: move. Right button: more.</source>
        <translation>Clic: soltar. Arrastrar: mover. Botón derecho: más.</translation>
    </message>
    <message>
        <source>Click: keep in the table. Drag: move. Right button: more.</source>
        <translation>Clic: conservar en la tabla. Arrastrar: mover. Botón derecho: más.</translation>
    </message>
    <message>
        <source>Show hidden tries (%1)</source>
        <translation>Mostrar los ensayos ocultos (%1)</translation>
    </message>
    <message>
        <source>Show hidden tries</source>
        <translation>Mostrar los ensayos ocultos</translation>
    </message>
    <message>
        <source>Let go of all pinned tries</source>
        <translation>Soltar todos los ensayos fijados</translation>
    </message>
    <message>
        <source>Copy table as text</source>
        <translation>Copiar la tabla como texto</translation>
    </message>
    <message>
        <source>Keep in the table</source>
        <translation>Conservar en la tabla</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>Mover a la izquierda</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>Mover a la derecha</translation>
    </message>
    <message>
        <source>Hide this try</source>
        <translation>Ocultar este ensayo</translation>
    </message>
    <message>
        <source>Order by changes</source>
        <translation>Ordenar por cambios</translation>
    </message>
    <message>
        <source>Order by refutation</source>
        <translation>Ordenar por refutación</translation>
    </message>
    <message>
        <source>1 defence</source>
        <translation>1 defensa</translation>
    </message>
    <message>
        <source>1 phase</source>
        <translation>1 fase</translation>
    </message>
    <message numerus="yes">
        <source>%1 phases</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 fases</numerusform>
        </translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Ap.</translation>
    </message>
    <message>
        <source>no continuation</source>
        <translation>sin continuación</translation>
    </message>
    <message>
        <source>no mate</source>
        <translation>sin mate</translation>
    </message>
    <message>
        <source>quadruple</source>
        <translation>cuádruple</translation>
    </message>
    <message numerus="yes">
        <source>%1 answers</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 respuestas</numerusform>
        </translation>
    </message>
    <message>
        <source>refutes the try</source>
        <translation>refuta el ensayo</translation>
    </message>
    <message>
        <source>cannot be played here</source>
        <translation>no se puede jugar aquí</translation>
    </message>
    <message>
        <source>changed mate</source>
        <translation>mate cambiado</translation>
    </message>
    <message>
        <source>transferred mate</source>
        <translation>mate transferido</translation>
    </message>
    <message>
        <source>changed continuation</source>
        <translation>continuación cambiada</translation>
    </message>
    <message>
        <source>transferred continuation</source>
        <translation>continuación transferida</translation>
    </message>
    <message>
        <source>changed and transferred</source>
        <translation>cambiado y transferido</translation>
    </message>
    <message>
        <source>cannot occur</source>
        <translation>imposible</translation>
    </message>
    <message>
        <source>changed: another mate in an earlier phase</source>
        <translation>cambiado: otro mate en una fase anterior</translation>
    </message>
    <message>
        <source>transferred: the mate follows another defence before</source>
        <translation>transferido: antes, el mate sigue a otra defensa</translation>
    </message>
    <message>
        <source>changed and transferred: before, another defence has this mate</source>
        <translation>cambiado y transferido: antes, otra defensa tiene este mate</translation>
    </message>
    <message>
        <source>added: no mate for this defence in the other phases</source>
        <translation>añadido: sin mate para esta defensa en las otras fases</translation>
    </message>
    <message>
        <source>lost: no mate of its own after the key</source>
        <translation>perdido: sin mate propio tras la clave</translation>
    </message>
    <message>
        <source>changed: another continuation in an earlier phase</source>
        <translation>cambiada: otra continuación en una fase anterior</translation>
    </message>
    <message>
        <source>transferred: the continuation follows another defence before</source>
        <translation>transferida: antes, la continuación sigue a otra defensa</translation>
    </message>
    <message>
        <source>changed and transferred: before, another defence has this continuation</source>
        <translation>cambiada y transferida: antes, otra defensa tiene esta continuación</translation>
    </message>
    <message>
        <source>added: no continuation for this defence in the other phases</source>
        <translation>añadida: sin continuación para esta defensa en las otras fases</translation>
    </message>
    <message>
        <source>lost: no continuation of its own after the key</source>
        <translation>perdida: sin continuación propia tras la clave</translation>
    </message>
    <message>
        <source>Moves of the game</source>
        <translation>Jugadas de la partida</translation>
    </message>
    <message>
        <source>The start (Home)</source>
        <translation>El comienzo (Inicio)</translation>
    </message>
    <message>
        <source>The diagram (End)</source>
        <translation>El diagrama (Fin)</translation>
    </message>
    <message>
        <source>Shorter games</source>
        <translation>Partidas más cortas</translation>
    </message>
    <message>
        <source>Strategies</source>
        <translation>Estrategias</translation>
    </message>
    <message>
        <source>Proof game</source>
        <translation>Partida justificativa</translation>
    </message>
    <message>
        <source>The game before (Page Up)</source>
        <translation>La partida anterior (Re Pág)</translation>
    </message>
    <message>
        <source>The next game (Page Down)</source>
        <translation>La partida siguiente (Av Pág)</translation>
    </message>
    <message>
        <source>Play the game (Space)</source>
        <translation>Jugar la partida (Espacio)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>games</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>exactly %1</source>
        <translation>exactamente %1</translation>
    </message>
    <message>
        <source>Search to %1</source>
        <translation>Buscar hasta %1</translation>
    </message>
    <message>
        <source>Ask for longer games</source>
        <translation>Pedir partidas más largas</translation>
    </message>
    <message>
        <source>Games of %1</source>
        <translation>Partidas de %1</translation>
    </message>
    <message>
        <source>half-move %1 of %2</source>
        <translation>media jugada %1 de %2</translation>
    </message>
    <message>
        <source>%1, the diagram</source>
        <translation>%1, el diagrama</translation>
    </message>
    <message>
        <source>start</source>
        <comment>of a game</comment>
        <translation>comienzo</translation>
    </message>
    <message>
        <source>(stays on the board)</source>
        <translation>(queda en el tablero)</translation>
    </message>
    <message>
        <source>Merit</source>
        <translation>Mérito</translation>
    </message>
    <message>
        <source>Flaw</source>
        <translation>Defecto</translation>
    </message>
    <message numerus="yes">
        <source>Quality: %1 points</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Calidad: %1 puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Quality: one point</source>
        <translation>Calidad: un punto</translation>
    </message>
    <message>
        <source>Set a right</source>
        <translation>Fijar un derecho</translation>
    </message>
    <message>
        <source>Sets what the solution rests on; one step of the history</source>
        <translation>Fija en qué se apoya la solución; un paso del historial</translation>
    </message>
    <message>
        <source>Allow e.p. on %1</source>
        <translation>Permitir la captura al paso en %1</translation>
    </message>
    <message>
        <source>White may not castle short</source>
        <translation>las Blancas no pueden enrocar en corto</translation>
    </message>
    <message>
        <source>White may not castle long</source>
        <translation>las Blancas no pueden enrocar en largo</translation>
    </message>
    <message>
        <source>Black may not castle short</source>
        <translation>las Negras no pueden enrocar en corto</translation>
    </message>
    <message>
        <source>Black may not castle long</source>
        <translation>las Negras no pueden enrocar en largo</translation>
    </message>
    <message>
        <source> and </source>
        <translation> y </translation>
    </message>
    <message>
        <source>new since the last edit</source>
        <translation>nueva desde el último cambio</translation>
    </message>
    <message>
        <source>changed since the last edit</source>
        <translation>cambiada desde el último cambio</translation>
    </message>
    <message>
        <source>gone since the last edit</source>
        <translation>desaparecida desde el último cambio</translation>
    </message>
    <message>
        <source>Gone since the last edit</source>
        <translation>Desaparecido desde el último cambio</translation>
    </message>
    <message>
        <source>nothing answers it</source>
        <translation>nada responde</translation>
    </message>
    <message>
        <source>After the key</source>
        <translation>Tras la clave</translation>
    </message>
    <message>
        <source>%1, trivial ones hidden</source>
        <translation>%1, ocultos los triviales</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>%1, none of them marked</source>
        <translation>%1, ninguna marcada</translation>
    </message>
    <message>
        <source>if %1</source>
        <translation>si %1</translation>
    </message>
    <message>
        <source>%1, as you stated of an earlier position</source>
        <translation>%1, como indicó de una posición anterior</translation>
    </message>
    <message>
        <source>%1, as you state</source>
        <translation>%1, como usted indica</translation>
    </message>
    <message>
        <source>Cannot be solved</source>
        <translation>No se puede resolver</translation>
    </message>
    <message>
        <source>The program that is open already does not answer, so this is another one.</source>
        <translation>El programa ya abierto no responde, así que este es otro.</translation>
    </message>
    <message>
        <source>Something went wrong (%1). Your work is safe; a report is in %2.</source>
        <translation>Algo ha fallado (%1). Su trabajo está a salvo; hay un informe en %2.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>There is nothing on the board to compare.</source>
        <translation>No hay nada en el tablero que comparar.</translation>
    </message>
    <message>
        <source>New problem of a game</source>
        <translation>Nuevo problema de un juego</translation>
    </message>
    <message>
        <source>Tables games</source>
        <translation>Juegos de tablas</translation>
    </message>
    <message>
        <source>Odds of dice …</source>
        <translation>Probabilidades de los dados …</translation>
    </message>
    <message numerus="yes">
        <source>Copied: %1 games as PGN.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Copiado: %1 partidas en PGN.</numerusform>
        </translation>
    </message>
    <message>
        <source>Recent problems</source>
        <translation>Problemas recientes</translation>
    </message>
    <message>
        <source>Recent libraries</source>
        <translation>Bibliotecas recientes</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>System</source>
        <comment>colours as the system has them</comment>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Drag men to the board, or click one here and then squares. Ctrl copies.</source>
        <translation>Arrastre piezas al tablero, o haga clic en una aquí y después en las casillas. Ctrl copia.</translation>
    </message>
    <message>
        <source>drag or type</source>
        <translation>arrastrar o teclear</translation>
    </message>
    <message>
        <source>Drag a man off the board, or right-click him, to remove him. Or by keys: arrows move a cursor, capital letters put white men there, small letters black ones.</source>
        <translation>Arrastre una pieza fuera del tablero, o haga clic derecho en ella, para quitarla. O con el teclado: las flechas mueven un cursor, las mayúsculas ponen piezas blancas y las minúsculas negras.</translation>
    </message>
    <message>
        <source>Space lifts, Esc puts back</source>
        <translation>Espacio levanta, Esc devuelve</translation>
    </message>
    <message>
        <source>At every change the solver says here whether the problem is sound.</source>
        <translation>A cada cambio, el programa dice aquí si el problema es correcto.</translation>
    </message>
    <message>
        <source>at every change</source>
        <translation>a cada cambio</translation>
    </message>
    <message>
        <source>Point at a row to see its moves, click it to play them. Escape comes home.</source>
        <translation>Señale una fila para ver sus jugadas, haga clic para jugarlas. Esc vuelve al diagrama.</translation>
    </message>
    <message>
        <source>point to see the moves</source>
        <translation>señale para ver las jugadas</translation>
    </message>
    <message>
        <source>Each sound position is kept here by itself; click one to have it back. Ctrl+Shift+S keeps one by name.</source>
        <translation>Cada posición correcta se conserva aquí sola; haga clic en una para recuperarla. Ctrl+Mayús+S conserva una con nombre.</translation>
    </message>
    <message>
        <source>kept by themselves</source>
        <translation>se conservan solas</translation>
    </message>
    <message>
        <source>Ctrl+S keeps a problem, Ctrl+L shows all. Some classics lie there already.</source>
        <translation>Ctrl+S guarda un problema, Ctrl+L los muestra todos. Ya hay allí algunos clásicos.</translation>
    </message>
    <message>
        <source>classics inside</source>
        <translation>con clásicos dentro</translation>
    </message>
    <message>
        <source>There is no field “%1”. There are: %2.</source>
        <translation>No existe el campo «%1». Hay: %2.</translation>
    </message>
    <message>
        <source>This line cannot be used: %1.</source>
        <translation>Esta línea no se puede usar: %1.</translation>
    </message>
    <message>
        <source>Entry forms are written as PDF, SVG or PNG.</source>
        <translation>Las fichas de concurso se escriben en PDF, SVG o PNG.</translation>
    </message>
    <message>
        <source>Made in %1 ms.</source>
        <translation>Hecho en %1 ms.</translation>
    </message>
    <message>
        <source>Drawn in %1 ms.</source>
        <translation>Dibujado en %1 ms.</translation>
    </message>
    <message>
        <source>Diagram %1 of %2, drawn in %3 ms.</source>
        <translation>Diagrama %1 de %2, dibujado en %3 ms.</translation>
    </message>
    <message>
        <source>Page %1 of %2, drawn in %3 ms.</source>
        <translation>Página %1 de %2, dibujada en %3 ms.</translation>
    </message>
    <message>
        <source>The file will be this, in the letters of whoever opens it.</source>
        <translation>El archivo será así, con los tipos de letra de quien lo abra.</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>Detenido; no se escribió nada.</translation>
    </message>
    <message>
        <source>%1 cannot be used: %2.</source>
        <translation>%1 no se puede usar: %2.</translation>
    </message>
    <message>
        <source>%2 is there already.</source>
        <translation>%2 ya existe.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of the files are there already.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 de los archivos ya existen.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the folder %1. What they hold will be lost.</source>
        <translation>En la carpeta %1. Se perderá lo que contienen.</translation>
    </message>
    <message>
        <source>Saved as %2.</source>
        <translation>Guardado como %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 files saved, the first as %2.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 archivos guardados, el primero como %2.</numerusform>
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
        <translation>No se encontró nada. Quizá quiso decir:</translation>
    </message>
    <message>
        <source>Not known here: kept as it is written.</source>
        <translation>No se conoce aquí: se conserva como está escrita.</translation>
    </message>
    <message>
        <source>Not with %1</source>
        <translation>No con %1</translation>
    </message>
    <message>
        <source>%1; Popeye can be asked</source>
        <translation>%1; se puede preguntar a Popeye</translation>
    </message>
    <message>
        <source>Problems by these rules are solved.</source>
        <translation>Los problemas con estas reglas se resuelven.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <comment>the answer</comment>
        <translation>no</translation>
    </message>
    <message>
        <source>Rebirth</source>
        <translation>Renacimiento</translation>
    </message>
    <message>
        <source>Paralysis</source>
        <translation>Parálisis</translation>
    </message>
    <message>
        <source>Change of colour</source>
        <translation>Cambio de color</translation>
    </message>
    <message>
        <source>Movement and kinds</source>
        <translation>Movimiento y tipos de piezas</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>Captura</translation>
    </message>
    <message>
        <source>Check and mate</source>
        <translation>Jaque y mate</translation>
    </message>
    <message>
        <source>Forced play</source>
        <translation>Juego forzado</translation>
    </message>
    <message>
        <source>Special squares</source>
        <translation>Casillas especiales</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>Reyes</translation>
    </message>
    <message>
        <source>According to</source>
        <translation>Según</translation>
    </message>
    <message>
        <source>Turned</source>
        <translation>Invertido</translation>
    </message>
    <message>
        <source>Comes back as</source>
        <translation>Vuelve como</translation>
    </message>
    <message>
        <source>If occupied</source>
        <translation>Si está ocupada</translation>
    </message>
    <message>
        <source>On its own square</source>
        <translation>En su propia casilla</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Rejilla</translation>
    </message>
    <message>
        <source>Whose pawn</source>
        <translation>Peón de quién</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Casillas</translation>
    </message>
    <message>
        <source>Kinds of men</source>
        <translation>Tipos de piezas</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Lengths</source>
        <translation>Longitudes</translation>
    </message>
    <message>
        <source>The analysis of the library has stopped: its processes do not run.</source>
        <translation>El análisis de la biblioteca se ha detenido: sus procesos no arrancan.</translation>
    </message>
    <message>
        <source>The analysis of the library failed (%1).</source>
        <translation>El análisis de la biblioteca ha fallado (%1).</translation>
    </message>
    <message>
        <source>A log of another library lay beside this one; it was set aside as %1.</source>
        <translation>Junto a esta biblioteca había un registro de otra; se apartó como %1.</translation>
    </message>
    <message>
        <source>This library is open in another window of the program: it can be read and searched here, not changed.</source>
        <translation>Esta biblioteca está abierta en otra ventana del programa: aquí se puede leer y consultar, no modificar.</translation>
    </message>
    <message>
        <source>This library&apos;s file or folder is read-only: it can be read, not changed.</source>
        <translation>El archivo o la carpeta de esta biblioteca es de solo lectura: se puede leer, no modificar.</translation>
    </message>
    <message>
        <source>The disk of this library is full: it can be read, not changed.</source>
        <translation>El disco de esta biblioteca está lleno: se puede leer, no modificar.</translation>
    </message>
    <message>
        <source>The library is being brought up to date: %1 of %2 problems …</source>
        <translation>Se está actualizando la biblioteca: %1 de %2 problemas …</translation>
    </message>
    <message>
        <source>The library failed (%1). A report was kept.</source>
        <translation>La biblioteca ha fallado (%1). Se conservó un informe.</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>&amp;Biblioteca</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Save as new problem</source>
        <translation>Guardar como nuevo problema</translation>
    </message>
    <message>
        <source>Close the tab</source>
        <translation>Cerrar la pestaña</translation>
    </message>
    <message>
        <source>Open the same tabs at the next start</source>
        <translation>Reabrir las mismas pestañas en el próximo inicio</translation>
    </message>
    <message>
        <source>Import problems …</source>
        <translation>Importar problemas …</translation>
    </message>
    <message>
        <source>Read a letter …</source>
        <translation>Leer una carta …</translation>
    </message>
    <message>
        <source>Originals by stage …</source>
        <translation>Originales por etapa …</translation>
    </message>
    <message>
        <source>Export diagrams …</source>
        <translation>Exportar diagramas …</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>Imprimir …</translation>
    </message>
    <message>
        <source>Tourney …</source>
        <translation>Torneo …</translation>
    </message>
    <message>
        <source>Solving contest …</source>
        <translation>Concurso de soluciones …</translation>
    </message>
    <message>
        <source>On a telephone …</source>
        <translation>En un teléfono …</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Flip between the last two positions</source>
        <translation>Alternar entre las dos últimas posiciones</translation>
    </message>
    <message>
        <source>Details of the problem</source>
        <translation>Detalles del problema</translation>
    </message>
    <message>
        <source>Find action or problem …</source>
        <translation>Buscar orden o problema …</translation>
    </message>
    <message>
        <source>Select all men</source>
        <translation>Seleccionar todas las piezas</translation>
    </message>
    <message>
        <source>Copy position</source>
        <translation>Copiar la posición</translation>
    </message>
    <message>
        <source>Paste position</source>
        <translation>Pegar una posición</translation>
    </message>
    <message>
        <source>Settings …</source>
        <translation>Ajustes …</translation>
    </message>
    <message>
        <source>Rotate back by 90 degrees</source>
        <translation>Girar 90 grados hacia atrás</translation>
    </message>
    <message>
        <source>Swap colours</source>
        <translation>Intercambiar los colores</translation>
    </message>
    <message>
        <source>Game array</source>
        <translation>Posición inicial de la partida</translation>
    </message>
    <message>
        <source>What if this man were another</source>
        <translation>Y si esta pieza fuera otra</translation>
    </message>
    <message>
        <source>Fairy men …</source>
        <translation>Piezas mágicas …</translation>
    </message>
    <message>
        <source>Special squares and marks …</source>
        <translation>Casillas especiales y marcas …</translation>
    </message>
    <message>
        <source>Take moves back</source>
        <translation>Retirar jugadas</translation>
    </message>
    <message>
        <source>Needed men</source>
        <translation>Piezas necesarias</translation>
    </message>
    <message>
        <source>Scheme bench</source>
        <translation>Banco de esquemas</translation>
    </message>
    <message>
        <source>Add a twin</source>
        <translation>Añadir un gemelo</translation>
    </message>
    <message>
        <source>Next twin</source>
        <translation>Gemelo siguiente</translation>
    </message>
    <message>
        <source>Previous twin</source>
        <translation>Gemelo anterior</translation>
    </message>
    <message>
        <source>Set play is asked for</source>
        <translation>Se pide el juego aparente</translation>
    </message>
    <message>
        <source>Duplex: the other side begins, too</source>
        <translation>Dúplex: también empieza el otro bando</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Reparación</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Posiciones vecinas</translation>
    </message>
    <message>
        <source>Search for problems …</source>
        <translation>Búsqueda de problemas …</translation>
    </message>
    <message>
        <source>Compose a theme …</source>
        <translation>Componer un tema …</translation>
    </message>
    <message>
        <source>Mine endings …</source>
        <translation>Explorar finales …</translation>
    </message>
    <message>
        <source>Popeye …</source>
        <translation>Popeye …</translation>
    </message>
    <message>
        <source>History of the diagram</source>
        <translation>Origen del diagrama</translation>
    </message>
    <message>
        <source>Keep this key</source>
        <translation>Conservar esta clave</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Bienvenida</translation>
    </message>
    <message>
        <source>60-second tour</source>
        <translation>Visita de 60 segundos</translation>
    </message>
    <message>
        <source>Language and letters</source>
        <translation>Idioma y letras</translation>
    </message>
    <message>
        <source>In moves, and on the keyboard: they put men on the board.</source>
        <translation>En las jugadas y en el teclado: ponen piezas en el tablero.</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Alto</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Habitual</translation>
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
        <translation>Tamaño de la letra</translation>
    </message>
    <message>
        <source>Men move at once. Where the system wants less motion, they do so anyway.</source>
        <translation>Las piezas se mueven de golpe. Donde el sistema quiere menos movimiento, lo hacen de todos modos.</translation>
    </message>
    <message>
        <source>Composing</source>
        <translation>Composición</translation>
    </message>
    <message numerus="yes">
        <source>up to %1</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>hasta %1</numerusform>
        </translation>
    </message>
    <message>
        <source>While a man is in hand, squares say what he would do there.</source>
        <translation>Mientras se tiene una pieza en mano, las casillas dicen qué haría allí.</translation>
    </message>
    <message>
        <source>Refutations of a try</source>
        <translation>Refutaciones de un ensayo</translation>
    </message>
    <message>
        <source>Show all defences</source>
        <translation>Mostrar todas las defensas</translation>
    </message>
    <message>
        <source>Those too that parry no threat.</source>
        <translation>También las que no paran ninguna amenaza.</translation>
    </message>
    <message>
        <source>Show trivial tries</source>
        <translation>Mostrar los ensayos triviales</translation>
    </message>
    <message>
        <source>Solutions of help play as rows</source>
        <translation>Soluciones del juego ayudado en filas</translation>
    </message>
    <message>
        <source>One solution a line; else one a column.</source>
        <translation>Una solución por fila; si no, una por columna.</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Carpetas</translation>
    </message>
    <message>
        <source>The one that is open; the next start opens it again.</source>
        <translation>La que está abierta; el próximo inicio la vuelve a abrir.</translation>
    </message>
    <message>
        <source>Exports</source>
        <translation>Exportaciones</translation>
    </message>
    <message>
        <source>The folder in which saving diagrams and problems begins.</source>
        <translation>La carpeta en la que se empieza a guardar diagramas y problemas.</translation>
    </message>
    <message>
        <source>the folder used last</source>
        <translation>la última carpeta usada</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Borradores</translation>
    </message>
    <message>
        <source>Unsaved work is written here by itself, and offered again after a crash.</source>
        <translation>El trabajo sin guardar se escribe aquí solo, y se ofrece de nuevo tras un fallo.</translation>
    </message>
    <message>
        <source>Solving</source>
        <translation>Resolución</translation>
    </message>
    <message>
        <source>One for each processor (one)</source>
        <translation>Uno por procesador (uno)</translation>
    </message>
    <message numerus="yes">
        <source>One for each processor (%1)</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Uno por procesador (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>Processes for the library</source>
        <translation>Procesos para la biblioteca</translation>
    </message>
    <message>
        <source>They analyse problems in the background, and give way while you compose.</source>
        <translation>Analizan problemas en segundo plano, y ceden mientras usted compone.</translation>
    </message>
    <message>
        <source>Engine for studies</source>
        <translation>Motor para estudios</translation>
    </message>
    <message>
        <source>A UCI engine, asked about studies where you wish it. What it sees is no proof.</source>
        <translation>Un motor UCI, consultado sobre estudios donde usted lo desee. Lo que ve no es demostración.</translation>
    </message>
    <message>
        <source>found by itself, such as stockfish</source>
        <translation>se encuentra solo, como stockfish</translation>
    </message>
    <message>
        <source>Syzygy&apos;s tables for studies</source>
        <translation>Tablas de Syzygy para estudios</translation>
    </message>
    <message>
        <source>A folder with tables of five to seven men (.rtbw), or with such folders in it. What they say is proof, too. The page Study tells what is missing.</source>
        <translation>Una carpeta con tablas de cinco a siete piezas (.rtbw), o con tales carpetas dentro. Lo que dicen también es demostración. La página Estudio dice lo que falta.</translation>
    </message>
    <message>
        <source>none: up to four men, made here</source>
        <translation>ninguna: hasta cuatro piezas, hechas aquí</translation>
    </message>
    <message>
        <source>The program never looks for a newer version, loads nothing and sends nothing by itself. A new version is installed by you, or by your system, and keeps your settings and libraries.</source>
        <translation>El programa nunca busca una versión más reciente, ni descarga ni envía nada por sí mismo. Una versión nueva la instala usted, o su sistema, y conserva sus ajustes y bibliotecas.</translation>
    </message>
    <message>
        <source>Popeye program</source>
        <translation>Programa Popeye</translation>
    </message>
    <message>
        <source>It is asked about what is not solved here. It stays on this computer.</source>
        <translation>Se le pregunta lo que aquí no se resuelve. Queda en este ordenador.</translation>
    </message>
    <message>
        <source>Ask Popeye by itself</source>
        <translation>Preguntar a Popeye automáticamente</translation>
    </message>
    <message>
        <source>About problems that are not solved here.</source>
        <translation>Sobre problemas que no se resuelven aquí.</translation>
    </message>
    <message>
        <source>Popeye works at most</source>
        <translation>Tiempo máximo de Popeye</translation>
    </message>
    <message>
        <source>Memory for Popeye</source>
        <translation>Memoria para Popeye</translation>
    </message>
    <message>
        <source>Updates and sound</source>
        <translation>Actualizaciones y sonido</translation>
    </message>
    <message>
        <source>Updates</source>
        <translation>Actualizaciones</translation>
    </message>
    <message>
        <source>The program makes no sound.</source>
        <translation>El programa no emite ningún sonido.</translation>
    </message>
    <message>
        <source>Open library …</source>
        <translation>Abrir biblioteca …</translation>
    </message>
    <message>
        <source>New library …</source>
        <translation>Nueva biblioteca …</translation>
    </message>
    <message>
        <source>Save a copy of the library …</source>
        <translation>Guardar una copia de la biblioteca …</translation>
    </message>
    <message>
        <source>Export problems …</source>
        <translation>Exportar problemas …</translation>
    </message>
    <message>
        <source>Versions of the problem …</source>
        <translation>Versiones del problema …</translation>
    </message>
    <message>
        <source>Find in the library</source>
        <translation>Buscar en la biblioteca</translation>
    </message>
    <message>
        <source>Find problems like this</source>
        <translation>Buscar problemas parecidos</translation>
    </message>
    <message>
        <source>Show the library</source>
        <translation>Mostrar la biblioteca</translation>
    </message>
    <message>
        <source>Library beside the board</source>
        <translation>Biblioteca junto al tablero</translation>
    </message>
    <message>
        <source>Go to the notice</source>
        <translation>Ir al aviso</translation>
    </message>
    <message>
        <source>Notices of this session …</source>
        <translation>Avisos de esta sesión …</translation>
    </message>
    <message>
        <source>Next tab</source>
        <translation>Pestaña siguiente</translation>
    </message>
    <message>
        <source>Previous tab</source>
        <translation>Pestaña anterior</translation>
    </message>
    <message>
        <source>Move the tab left</source>
        <translation>Mover la pestaña a la izquierda</translation>
    </message>
    <message>
        <source>Move the tab right</source>
        <translation>Mover la pestaña a la derecha</translation>
    </message>
    <message>
        <source>Reset the layout</source>
        <translation>Restablecer la disposición</translation>
    </message>
    <message>
        <source>Twin</source>
        <translation>Gemelo</translation>
    </message>
    <message>
        <source>Drop map</source>
        <comment>short, on a small button</comment>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Needed</source>
        <comment>short, on a small button</comment>
        <translation>Necesarias</translation>
    </message>
    <message>
        <source>%1: not known to this program</source>
        <translation>%1: desconocido para este programa</translation>
    </message>
    <message>
        <source>no solution</source>
        <translation>sin solución</translation>
    </message>
    <message>
        <source>1 solution</source>
        <translation>1 solución</translation>
    </message>
    <message numerus="yes">
        <source>%1 solutions</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 soluciones</numerusform>
        </translation>
    </message>
    <message>
        <source>half a move</source>
        <translation>media jugada</translation>
    </message>
    <message>
        <source>1 move</source>
        <translation>1 jugada</translation>
    </message>
    <message numerus="yes">
        <source>%1 moves</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 moves</source>
        <comment>a number such as 2.5</comment>
        <translation>%1 jugadas</translation>
    </message>
    <message>
        <source>after the key: %1</source>
        <translation>tras la clave: %1</translation>
    </message>
    <message>
        <source>series, %1</source>
        <translation>serie, %1</translation>
    </message>
    <message>
        <source>%1 in %2: %3</source>
        <translation>%1 en %2: %3</translation>
    </message>
    <message>
        <source>from a position to this one in exactly %1 moves</source>
        <translation>de una posición a esta en exactamente %1 jugadas</translation>
    </message>
    <message>
        <source>proof game in exactly %1 moves</source>
        <translation>partida justificativa en exactamente %1 jugadas</translation>
    </message>
    <message>
        <source>shortest proof game in %1 moves</source>
        <translation>partida justificativa más corta en %1 jugadas</translation>
    </message>
    <message>
        <source>series mate in %1</source>
        <translation>mate de serie en %1</translation>
    </message>
    <message>
        <source>series helpmate in %1</source>
        <translation>mate ayudado de serie en %1</translation>
    </message>
    <message>
        <source>series selfmate in %1</source>
        <translation>mate inverso de serie en %1</translation>
    </message>
    <message>
        <source>series reflex mate in %1</source>
        <translation>mate reflejo de serie en %1</translation>
    </message>
    <message>
        <source>series in %1</source>
        <translation>serie en %1</translation>
    </message>
    <message>
        <source>mate in %1</source>
        <translation>mate en %1</translation>
    </message>
    <message>
        <source>selfmate in %1</source>
        <translation>mate inverso en %1</translation>
    </message>
    <message>
        <source>reflex mate in %1</source>
        <translation>mate reflejo en %1</translation>
    </message>
    <message>
        <source>semi-reflex mate in %1</source>
        <translation>mate semirreflejo en %1</translation>
    </message>
    <message>
        <source>helpmate in %1</source>
        <translation>mate ayudado en %1</translation>
    </message>
    <message>
        <source>help-selfmate in %1</source>
        <translation>mate inverso ayudado en %1</translation>
    </message>
    <message>
        <source>help-reflex mate in %1</source>
        <translation>mate reflejo ayudado en %1</translation>
    </message>
    <message>
        <source>direct play</source>
        <translation>juego directo</translation>
    </message>
    <message>
        <source>self play</source>
        <translation>juego inverso</translation>
    </message>
    <message>
        <source>reflex play</source>
        <translation>juego reflejo</translation>
    </message>
    <message>
        <source>semi-reflex play</source>
        <translation>juego semirreflejo</translation>
    </message>
    <message>
        <source>help play</source>
        <translation>juego ayudado</translation>
    </message>
    <message>
        <source>help-self play</source>
        <translation>juego inverso ayudado</translation>
    </message>
    <message>
        <source>help-reflex play</source>
        <translation>juego reflejo ayudado</translation>
    </message>
    <message>
        <source>a man arrives on %1</source>
        <translation>una pieza llega a %1</translation>
    </message>
    <message>
        <source>the man from %1 is touched</source>
        <translation>la pieza de %1 es tocada</translation>
    </message>
    <message>
        <source>not legal now</source>
        <translation>ahora no es legal</translation>
    </message>
    <message>
        <source>none: White is in check</source>
        <translation>ninguno: las Blancas están en jaque</translation>
    </message>
    <message>
        <source>stalemate</source>
        <translation>ahogado</translation>
    </message>
    <message>
        <source>being worked out …</source>
        <translation>en curso …</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>sin terminar</translation>
    </message>
    <message>
        <source>no threat</source>
        <translation>sin amenaza</translation>
    </message>
    <message>
        <source>threat %1</source>
        <translation>amenaza %1</translation>
    </message>
    <message>
        <source>%1, not %2</source>
        <translation>%1, no %2</translation>
    </message>
    <message>
        <source>hole: %1</source>
        <translation>hueco: %1</translation>
    </message>
    <message>
        <source>Black mates</source>
        <translation>las Negras dan mate</translation>
    </message>
    <message>
        <source>threat</source>
        <comment>in a cell: the threat mates after this move</comment>
        <translation>amenaza</translation>
    </message>
    <message numerus="yes">
        <source>%1 continuations</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 continuaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 mates</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 mates</numerusform>
        </translation>
    </message>
    <message>
        <source>changed: another continuation in another phase</source>
        <translation>cambiado: otra continuación en otra fase</translation>
    </message>
    <message>
        <source>changed: another mate in another phase</source>
        <translation>cambiado: otro mate en otra fase</translation>
    </message>
    <message>
        <source>1 more</source>
        <translation>1 más</translation>
    </message>
    <message numerus="yes">
        <source>%1 more</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 más</numerusform>
        </translation>
    </message>
    <message>
        <source>hole %1 closed</source>
        <translation>hueco %1 cerrado</translation>
    </message>
    <message>
        <source>new hole %1</source>
        <translation>hueco nuevo %1</translation>
    </message>
    <message>
        <source>1...%1 now dual</source>
        <translation>1...%1 ahora con dual</translation>
    </message>
    <message>
        <source>1...%1 no longer dual: %2</source>
        <translation>1...%1 ya sin dual: %2</translation>
    </message>
    <message>
        <source>1...%1 now %2</source>
        <translation>1...%1 ahora %2</translation>
    </message>
    <message>
        <source>threat now %2</source>
        <translation>la amenaza es ahora %2</translation>
    </message>
    <message>
        <source>now zugzwang</source>
        <translation>ahora zugzwang</translation>
    </message>
    <message>
        <source>double stalemate</source>
        <translation>doble ahogado</translation>
    </message>
    <message>
        <source>check</source>
        <translation>jaque</translation>
    </message>
    <message>
        <source>a capture</source>
        <translation>una captura</translation>
    </message>
    <message>
        <source>a promotion</source>
        <translation>una promoción</translation>
    </message>
    <message>
        <source>any move</source>
        <translation>una jugada cualquiera</translation>
    </message>
    <message>
        <source>castling</source>
        <translation>enroque</translation>
    </message>
    <message>
        <source>a capture en passant</source>
        <translation>una captura al paso</translation>
    </message>
    <message>
        <source>both sides are mated</source>
        <translation>ambos bandos reciben mate</translation>
    </message>
    <message>
        <source>a mated side mates</source>
        <translation>el bando mateado da mate</translation>
    </message>
    <message>
        <source>mate or stalemate</source>
        <translation>mate o ahogado</translation>
    </message>
    <message>
        <source>the side that moves is stalemated</source>
        <translation>el bando que juega queda ahogado</translation>
    </message>
    <message>
        <source>the side that moves is mated</source>
        <translation>el bando que juega queda mate</translation>
    </message>
    <message>
        <source>a man reaches the last rank</source>
        <translation>una pieza llega a la última fila</translation>
    </message>
    <message>
        <source>a man is won</source>
        <translation>se gana una pieza</translation>
    </message>
    <message>
        <source>a man is back where it began</source>
        <translation>una pieza vuelve a su casilla inicial</translation>
    </message>
    <message>
        <source>two men have changed places</source>
        <translation>dos piezas han intercambiado sus casillas</translation>
    </message>
    <message>
        <source>a man is back where it began, by a rebirth</source>
        <translation>una pieza vuelve a su casilla inicial por renacimiento</translation>
    </message>
    <message>
        <source>two men have changed places, by a rebirth</source>
        <translation>dos piezas han intercambiado sus casillas por renacimiento</translation>
    </message>
    <message>
        <source>The problem on the board is not saved.</source>
        <translation>El problema del tablero no está guardado.</translation>
    </message>
    <message>
        <source>One problem is not saved.</source>
        <translation>Hay un problema sin guardar.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems are not saved.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Hay %1 problemas sin guardar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep for the next start</source>
        <translation>Conservar para el próximo inicio</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Like the theme</source>
        <translation>Como el tema</translation>
    </message>
    <message>
        <source>Like the language</source>
        <translation>Como el idioma</translation>
    </message>
    <message>
        <source>Piece letters</source>
        <translation>Letras de las piezas</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Reducir las animaciones</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clásicas</translation>
    </message>
    <message>
        <source>Print, strong</source>
        <translation>Imprenta, marcadas</translation>
    </message>
    <message>
        <source>English with N</source>
        <translation>Inglés con N</translation>
    </message>
    <message>
        <source>English with S</source>
        <translation>Inglés con S</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Italiano</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Alemán</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Francés</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Español</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>Ruso</translation>
    </message>
    <message>
        <source>Figurines</source>
        <translation>Figurines</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprenta</translation>
    </message>
    <message>
        <source>Hatched</source>
        <translation>Rayado</translation>
    </message>
    <message>
        <source>royal </source>
        <translation>real </translation>
    </message>
    <message>
        <source>%1 %2 to %3</source>
        <translation>%1 de %2 a %3</translation>
    </message>
    <message>
        <source>%1 %2 copied to %3</source>
        <translation>copia: %1 de %2 a %3</translation>
    </message>
    <message>
        <source>%1 put on %2</source>
        <translation>añadido: %1 en %2</translation>
    </message>
    <message>
        <source>%1 %2 removed</source>
        <translation>quitado: %1 en %2</translation>
    </message>
    <message>
        <source>%1 %2 and %3 %4 exchanged</source>
        <translation>intercambio de %1 %2 y %3 %4</translation>
    </message>
    <message>
        <source>%1 %2 becomes %3</source>
        <translation>%1 %2 se convierte en %3</translation>
    </message>
    <message>
        <source>one man</source>
        <translation>una pieza</translation>
    </message>
    <message>
        <source>%1 moved</source>
        <translation>%1: movimiento</translation>
    </message>
    <message>
        <source>%1 copied</source>
        <translation>%1: copia</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <comment>several men</comment>
        <translation>%1: retirada</translation>
    </message>
    <message>
        <source>%1 mirrored</source>
        <translation>%1: reflexión</translation>
    </message>
    <message>
        <source>%1 rotated</source>
        <translation>%1: giro</translation>
    </message>
    <message>
        <source>%1 recoloured</source>
        <translation>%1: cambio de color</translation>
    </message>
    <message>
        <source>%1, %2 to %3</source>
        <translation>%1, de %2 a %3</translation>
    </message>
    <message>
        <source>board cleared</source>
        <translation>tablero vaciado</translation>
    </message>
    <message>
        <source>position shifted</source>
        <translation>posición desplazada</translation>
    </message>
    <message>
        <source>position rotated</source>
        <translation>posición girada</translation>
    </message>
    <message>
        <source>position mirrored</source>
        <translation>posición reflejada</translation>
    </message>
    <message>
        <source>colours swapped</source>
        <translation>colores intercambiados</translation>
    </message>
    <message>
        <source>game array</source>
        <translation>posición inicial de la partida</translation>
    </message>
    <message>
        <source>castling set</source>
        <translation>enroque modificado</translation>
    </message>
    <message>
        <source>e.p. set</source>
        <translation>al paso modificado</translation>
    </message>
    <message>
        <source>side to move set</source>
        <translation>turno modificado</translation>
    </message>
    <message>
        <source>stipulation set</source>
        <translation>enunciado modificado</translation>
    </message>
    <message>
        <source>position changed</source>
        <translation>posición modificada</translation>
    </message>
    <message>
        <source>Find problems that end like this</source>
        <translation>Buscar problemas que terminan así</translation>
    </message>
    <message>
        <source>no</source>
        <translation>cero</translation>
    </message>
    <message>
        <source>one</source>
        <translation>una</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dos</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tres</translation>
    </message>
    <message>
        <source>four</source>
        <translation>cuatro</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinco</translation>
    </message>
    <message>
        <source>six</source>
        <translation>seis</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>siete</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>ocho</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nueve</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>diez</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>once</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>doce</translation>
    </message>
    <message>
        <source>and</source>
        <comment>between the last two of a list</comment>
        <translation>y</translation>
    </message>
    <message>
        <source>or</source>
        <comment>between the last two of a list</comment>
        <translation>o</translation>
    </message>
    <message>
        <source>Nothing is found</source>
        <translation>No se encuentra nada</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Buscar en el manual</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>Página del manual</translation>
    </message>
    <message>
        <source>Print this page</source>
        <translation>Imprimir esta página</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Véase también</translation>
    </message>
    <message>
        <source>F1 opens the page of what has the focus.</source>
        <translation>F1 abre la página de lo que tiene el foco.</translation>
    </message>
    <message>
        <source>Click to see it in its own size</source>
        <translation>Clic para verla a su tamaño</translation>
    </message>
    <message>
        <source>This page is there in English only.</source>
        <translation>Esta página solo existe en inglés.</translation>
    </message>
    <message>
        <source>Settings: %1</source>
        <translation>Ajustes: %1</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Reset: %1</source>
        <translation>Restablecer: %1</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>Elegir: %1</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Show the folder: %1</source>
        <translation>Mostrar la carpeta: %1</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>Buscar un ajuste</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>No se encontró nada.</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Secciones</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Restablecer todo</translation>
    </message>
    <message>
        <source>Undo the reset</source>
        <translation>Deshacer el restablecimiento</translation>
    </message>
    <message>
        <source>Open a sample problem</source>
        <translation>Abrir un problema de ejemplo</translation>
    </message>
    <message>
        <source>A two-mover with star flights and 12 tries. Change it; nothing can break.</source>
        <translation>Un mate en dos con escapes en estrella y 12 ensayos. Modifíquelo sin miedo.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Start with an empty board</source>
        <translation>Partir de un tablero vacío</translation>
    </message>
    <message>
        <source>Drag men from the tray, or type K, q, P on a square.</source>
        <translation>Arrastre piezas desde la bandeja, o teclee R, d, P en una casilla.</translation>
    </message>
    <message>
        <source>Bring your problems</source>
        <translation>Traiga sus problemas</translation>
    </message>
    <message>
        <source>OLV, PGN, Popeye, FEN or CSV. Or drop a file anywhere.</source>
        <translation>OLV, PGN, Popeye, FEN o CSV. O suelte un archivo en cualquier lugar.</translation>
    </message>
    <message>
        <source>Compose a chess problem</source>
        <translation>Componer un problema de ajedrez</translation>
    </message>
    <message>
        <source>While you place men, the solver answers beside the board.</source>
        <translation>Mientras coloca piezas, el programa responde junto al tablero.</translation>
    </message>
    <message>
        <source>Open lately</source>
        <translation>Abiertos hace poco</translation>
    </message>
    <message>
        <source>six hints beside the things themselves; Escape ends it</source>
        <translation>seis consejos junto a las cosas mismas; Esc la termina</translation>
    </message>
    <message>
        <source>Code that opens the page</source>
        <translation>Código que abre la página</translation>
    </message>
    <message>
        <source>On a telephone</source>
        <translation>En un teléfono</translation>
    </message>
    <message>
        <source>Compose in a browser, on this machine or on a telephone in the same network: with this studio&apos;s solver and library.</source>
        <translation>Componer en un navegador, en este equipo o en un teléfono de la misma red: con el resolutor y la biblioteca de este estudio.</translation>
    </message>
    <message>
        <source>This machine only</source>
        <translation>Solo este equipo</translation>
    </message>
    <message>
        <source>The local network, for a telephone or tablet</source>
        <translation>La red local, para un teléfono o una tableta</translation>
    </message>
    <message>
        <source>Whoever has the link can search and change your library while the page is served. What is sent is not encrypted: use a network that you trust.</source>
        <translation>Quien tenga el enlace puede consultar y modificar su biblioteca mientras se sirve la página. Lo que se envía no va cifrado: use una red en la que confíe.</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Enlace</translation>
    </message>
    <message>
        <source>Encrypt what is sent (https)</source>
        <translation>Cifrar lo que se envía (https)</translation>
    </message>
    <message>
        <source>Keep the link, so that the telephone finds the page again</source>
        <translation>Conservar el enlace, para que el teléfono reencuentre la página</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>Copiar el enlace</translation>
    </message>
    <message>
        <source>Open this board there</source>
        <translation>Abrir allí este tablero</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Iniciar</translation>
    </message>
    <message>
        <source>Starting …</source>
        <translation>Iniciando …</translation>
    </message>
    <message>
        <source>The page is not served.</source>
        <translation>La página no se sirve.</translation>
    </message>
    <message>
        <source>Whoever has the link can search and change your library while the page is served.</source>
        <translation>Quien tenga el enlace puede consultar y modificar su biblioteca mientras se sirve la página.</translation>
    </message>
    <message>
        <source>The page is served to the local network: point the camera at the code.</source>
        <translation>La página se sirve a la red local: apunte la cámara al código.</translation>
    </message>
    <message>
        <source>The page is served to this machine: open the link in a browser.</source>
        <translation>La página se sirve a este equipo: abra el enlace en un navegador.</translation>
    </message>
    <message>
        <source>The browser will warn: this studio vouches for itself, and nobody else does. Go on if the certificate that it shows has the SHA-256 fingerprint %1. To see no warning, and to keep the page without a network, install on the telephone once what %2 gives.</source>
        <translation>El navegador avisará: este estudio responde de sí mismo, y nadie más lo hace. Siga si el certificado que muestra tiene la huella SHA-256 %1. Para que no avise y conserve la página sin red, instale una vez en el teléfono lo que da %2.</translation>
    </message>
    <message>
        <source>No page is connected.</source>
        <translation>No hay ninguna página conectada.</translation>
    </message>
    <message>
        <source>One page is connected.</source>
        <translation>Hay una página conectada.</translation>
    </message>
    <message numerus="yes">
        <source>%1 pages are connected.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Hay %1 páginas conectadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>local network</source>
        <translation>red local</translation>
    </message>
    <message>
        <source>this machine</source>
        <translation>este equipo</translation>
    </message>
    <message>
        <source>On a telephone: %1</source>
        <translation>En un teléfono: %1</translation>
    </message>
    <message>
        <source>Close the tour</source>
        <translation>Cerrar la visita</translation>
    </message>
    <message>
        <source>%1, shown now</source>
        <translation>%1, mostrado ahora</translation>
    </message>
    <message>
        <source>The page knows chess only.</source>
        <translation>La página solo conoce el ajedrez.</translation>
    </message>
    <message>
        <source>The page cannot be served (%1).</source>
        <translation>La página no se puede servir (%1).</translation>
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
        <translation>Las flechas mueven, las letras ponen piezas, Espacio levanta y suelta.</translation>
    </message>
    <message>
        <source>outside: %1, %2</source>
        <translation>fuera: %1, %2</translation>
    </message>
    <message>
        <source>point %1, empty</source>
        <translation>punto %1, vacío</translation>
    </message>
    <message>
        <source>point %1: %2, %3</source>
        <translation>punto %1: %2, %3</translation>
    </message>
    <message>
        <source>Arrows move, %1 put stones, Space lifts and drops.</source>
        <translation>Las flechas mueven, %1 ponen fichas, Espacio levanta y suelta.</translation>
    </message>
    <message>
        <source>man</source>
        <comment>of tables games</comment>
        <translation>ficha</translation>
    </message>
    <message>
        <source>bar</source>
        <comment>of tables</comment>
        <translation>barra</translation>
    </message>
    <message>
        <source>Interpretations, where the sources are silent:</source>
        <translation>Interpretaciones, donde las fuentes callan:</translation>
    </message>
    <message>
        <source>What was open last cannot be read; it was set aside as %1.</source>
        <translation>Lo que estaba abierto la última vez no se puede leer; se apartó como %1.</translation>
    </message>
    <message>
        <source>What is special about the man</source>
        <translation>Lo especial de la pieza</translation>
    </message>
    <message>
        <source>Some men of your own cannot be read; they stay in the settings as they are.</source>
        <translation>Algunas piezas propias no se pueden leer; quedan en los ajustes tal como están.</translation>
    </message>
    <message>
        <source>Fewer defences</source>
        <translation>Menos defensas</translation>
    </message>
    <message>
        <source>one more defence</source>
        <translation>otra defensa</translation>
    </message>
    <message numerus="yes">
        <source>%1 more defences</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 defensas más</numerusform>
        </translation>
    </message>
    <message>
        <source>Men who are off</source>
        <translation>Fichas fuera del juego</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Respuestas</translation>
    </message>
    <message>
        <source>after the key</source>
        <translation>tras la clave</translation>
    </message>
    <message>
        <source>the diagram</source>
        <translation>el diagrama</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>sin terminar</translation>
    </message>
    <message>
        <source>what is wanted of the scheme</source>
        <translation>lo que se quiere del esquema</translation>
    </message>
    <message>
        <source>%1, one of %2</source>
        <translation>%1, una de %2</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>plegado</translation>
    </message>
    <message>
        <source>Put him on the board: all else of a scheme may be missing.</source>
        <translation>Póngalo en el tablero: todo lo demás puede faltar en un esquema.</translation>
    </message>
    <message>
        <source>Black&apos;s king is missing</source>
        <translation>Falta el rey negro</translation>
    </message>
    <message>
        <source>Not for the bench</source>
        <translation>No es para el banco</translation>
    </message>
    <message>
        <source>No key is looked for. Hold first moves as phases to compare them.</source>
        <translation>No se busca clave. Guarde primeras jugadas como fases para compararlas.</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Inacabado</translation>
    </message>
    <message>
        <source>Being worked out …</source>
        <translation>En curso …</translation>
    </message>
    <message>
        <source>%1 positions were looked at, and more would be needed.</source>
        <translation>Se examinaron %1 posiciones y harían falta más.</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Sin terminar</translation>
    </message>
    <message>
        <source>Black is mated</source>
        <translation>Las Negras están en mate</translation>
    </message>
    <message>
        <source>Black is stalemated</source>
        <translation>Las Negras están ahogadas</translation>
    </message>
    <message>
        <source>Dual after %1.</source>
        <translation>Dual tras %1.</translation>
    </message>
    <message>
        <source>One hole</source>
        <translation>Un hueco</translation>
    </message>
    <message numerus="yes">
        <source>%1 holes</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 huecos</numerusform>
        </translation>
    </message>
    <message>
        <source>Every move of Black is answered in fewer moves than are asked for.</source>
        <translation>Cada jugada negra se contesta en menos jugadas de las pedidas.</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Solución corta</translation>
    </message>
    <message>
        <source>Every move of Black is answered.</source>
        <translation>Toda jugada negra tiene respuesta.</translation>
    </message>
    <message>
        <source>No hole</source>
        <translation>Sin huecos</translation>
    </message>
    <message>
        <source>Short: 1.%1 is mate</source>
        <translation>Solución corta: 1.%1 es mate</translation>
    </message>
    <message>
        <source>Short: 1.%1 solves in fewer moves</source>
        <translation>Solución corta: 1.%1 resuelve en menos jugadas</translation>
    </message>
    <message>
        <source>Sound: %1</source>
        <translation>Correcto: %1</translation>
    </message>
    <message>
        <source>Cooked: more than two keys</source>
        <translation>Demolido: más de dos claves</translation>
    </message>
    <message>
        <source>Cooked: 1 key</source>
        <translation>Demolido: 1 clave</translation>
    </message>
    <message numerus="yes">
        <source>Cooked: %1 keys</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Demolido: %1 claves</numerusform>
        </translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Sin clave</translation>
    </message>
    <message>
        <source>Without White&apos;s king nothing checks him.</source>
        <translation>Sin rey blanco nada le da jaque.</translation>
    </message>
    <message>
        <source>%1 diagrams were tried, %2 not yet …</source>
        <translation>%1 diagramas probados, %2 todavía no …</translation>
    </message>
    <message>
        <source>No quiet key</source>
        <translation>Sin clave tranquila</translation>
    </message>
    <message>
        <source>one by capture</source>
        <translation>una con captura</translation>
    </message>
    <message numerus="yes">
        <source>%1 by capture</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 con captura</numerusform>
        </translation>
    </message>
    <message>
        <source>one with White in check, promoted force, or from no game</source>
        <translation>una con las Blancas en jaque, pieza promocionada o de ninguna partida</translation>
    </message>
    <message numerus="yes">
        <source>%1 with White in check, promoted force, or from no game</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 con las Blancas en jaque, pieza promocionada o de ninguna partida</numerusform>
        </translation>
    </message>
    <message>
        <source>one near miss: the key works, and so does another</source>
        <translation>una casi clave: resuelve, pero otra jugada también</translation>
    </message>
    <message numerus="yes">
        <source>%1 near misses: the key works, and so does another</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 casi claves: cada una resuelve, pero otra jugada también</numerusform>
        </translation>
    </message>
    <message>
        <source>from</source>
        <translation>desde</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>desde %1</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>correcto</translation>
    </message>
    <message>
        <source>quiet</source>
        <translation>tranquila</translation>
    </message>
    <message>
        <source>no flight taken</source>
        <translation>no quita escapes</translation>
    </message>
    <message>
        <source>1 more try</source>
        <translation>1 ensayo más</translation>
    </message>
    <message numerus="yes">
        <source>%1 more tries</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 ensayos más</numerusform>
        </translation>
    </message>
    <message>
        <source>One man added, moved or exchanged</source>
        <translation>Una pieza añadida, movida o cambiada</translation>
    </message>
    <message>
        <source>Near misses are being tried with one man more, elsewhere or exchanged …</source>
        <translation>Se prueban las casi claves con una pieza más, en otro sitio o cambiada …</translation>
    </message>
    <message>
        <source>These are the first %1; others were not looked for.</source>
        <translation>Son los primeros %1; no se buscaron otros.</translation>
    </message>
    <message>
        <source>No near miss becomes sound by one man.</source>
        <translation>Ninguna casi clave se corrige con una sola pieza.</translation>
    </message>
    <message>
        <source>solves</source>
        <translation>resuelve</translation>
    </message>
    <message>
        <source>1 refutation</source>
        <translation>1 refutación</translation>
    </message>
    <message numerus="yes">
        <source>%1 refutations</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 refutaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Legend: ticked is thematic, underlined changed, amber dual, hatched a hole</source>
        <translation>Leyenda: marcado es temático, subrayado cambiado, ámbar dual, rayado hueco</translation>
    </message>
    <message>
        <source>thematic</source>
        <translation>temático</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>cambiados</translation>
    </message>
    <message>
        <source>hole</source>
        <translation>hueco</translation>
    </message>
    <message>
        <source>T: proved by tables</source>
        <translation>T: demostrado por tablas</translation>
    </message>
    <message>
        <source>K: the board shows it</source>
        <translation>K: lo muestra el tablero</translation>
    </message>
    <message>
        <source>P: proved by tables made of the line&apos;s positions</source>
        <translation>P: demostrado con tablas de las posiciones de la variante</translation>
    </message>
    <message>
        <source>W: proved to come back to the line only</source>
        <translation>W: demostrado que solo vuelve a la variante</translation>
    </message>
    <message>
        <source>E: what an engine sees, no proof</source>
        <translation>E: lo que ve un motor, no es demostración</translation>
    </message>
    <message>
        <source>O: open</source>
        <translation>O: abierto</translation>
    </message>
    <message>
        <source>second solution</source>
        <translation>segunda solución</translation>
    </message>
    <message>
        <source>another promotion</source>
        <translation>otra promoción</translation>
    </message>
    <message>
        <source>end dual</source>
        <translation>dual final</translation>
    </message>
    <message>
        <source>sideline dual</source>
        <translation>dual en variante secundaria</translation>
    </message>
    <message>
        <source>waste of time</source>
        <translation>pérdida de tiempo</translation>
    </message>
    <message>
        <source>meets the claim too</source>
        <translation>también cumple lo pedido</translation>
    </message>
    <message>
        <source>dual, inside or at the end</source>
        <translation>dual, dentro o al final</translation>
    </message>
    <message>
        <source>Ask an engine</source>
        <translation>Preguntar a un motor</translation>
    </message>
    <message>
        <source>Where nothing is proved. What it sees is marked E and is no proof.</source>
        <translation>Donde nada está demostrado. Lo que ve lleva la marca E y no es demostración.</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Revisar</translation>
    </message>
    <message>
        <source>Moves of White with all others</source>
        <translation>Jugadas blancas con todas las demás</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Marca</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Minor</source>
        <translation>Menor</translation>
    </message>
    <message>
        <source>This dual does no harm</source>
        <translation>Este dual no daña</translation>
    </message>
    <message>
        <source>Not audited yet</source>
        <translation>Aún sin revisar</translation>
    </message>
    <message>
        <source>Being audited …</source>
        <translation>Revisando …</translation>
    </message>
    <message>
        <source>White to move: %1.</source>
        <translation>Juegan las Blancas: %1.</translation>
    </message>
    <message>
        <source>Black to move: %1.</source>
        <translation>Juegan las Negras: %1.</translation>
    </message>
    <message>
        <source>Mutual zugzwang.</source>
        <translation>Zugzwang mutuo.</translation>
    </message>
    <message>
        <source>%1 at depth %2</source>
        <translation>%1 a profundidad %2</translation>
    </message>
    <message>
        <source>The only answer that refutes it</source>
        <translation>La única respuesta que la refuta</translation>
    </message>
    <message>
        <source>%1, minor</source>
        <translation>%1, menor</translation>
    </message>
    <message>
        <source>only move</source>
        <translation>única jugada</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Estudio</translation>
    </message>
    <message>
        <source>The moves that were typed cannot be played</source>
        <translation>Las jugadas escritas no se pueden jugar</translation>
    </message>
    <message>
        <source>Give the solution first: type, paste or play it</source>
        <translation>Primero indique la solución: escríbala, péguela o juéguela</translation>
    </message>
    <message>
        <source>The audit could not be finished</source>
        <translation>No se pudo terminar el examen</translation>
    </message>
    <message>
        <source>Syzygy: %1.</source>
        <translation>Syzygy: %1.</translation>
    </message>
    <message>
        <source>Belongs to the main play</source>
        <translation>Pertenece al juego principal</translation>
    </message>
    <message>
        <source>From here on only an example</source>
        <translation>Desde aquí solo un ejemplo</translation>
    </message>
    <message>
        <source>Does the same (or)</source>
        <translation>Hace lo mismo (o)</translation>
    </message>
    <message>
        <source>Minor dual</source>
        <translation>Dual menor</translation>
    </message>
    <message>
        <source>Text of the solution</source>
        <translation>Texto de la solución</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Moves on the board go into the solution</source>
        <translation>Las jugadas en el tablero van a la solución</translation>
    </message>
    <message>
        <source>Promote</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Put this line before the other</source>
        <translation>Poner esta variante antes de la otra</translation>
    </message>
    <message>
        <source>Demote</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Put this line behind the next</source>
        <translation>Poner esta variante detrás de la siguiente</translation>
    </message>
    <message>
        <source>Take out this move and all that follows</source>
        <translation>Quitar esta jugada y todo lo que sigue</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Signo</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Type or paste the whole solution</source>
        <translation>Escribir o pegar toda la solución</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Moves to be added</source>
        <translation>Jugadas por añadir</translation>
    </message>
    <message>
        <source>Moves, such as 1.Kg7 h4 2.Kf6 (2.Kg6? h3)</source>
        <translation>Jugadas, como 1.Rg7 h4 2.Rf6 (2.Rg6? h3)</translation>
    </message>
    <message>
        <source>Remark on this move</source>
        <translation>Comentario a esta jugada</translation>
    </message>
    <message>
        <source>Diagram after this move</source>
        <translation>Diagrama tras esta jugada</translation>
    </message>
    <message>
        <source>Copy as PGN</source>
        <translation>Copiar como PGN</translation>
    </message>
    <message>
        <source>the only move</source>
        <translation>la única jugada</translation>
    </message>
    <message>
        <source>The longest wins</source>
        <translation>Las victorias más largas</translation>
    </message>
    <message>
        <source>One first move only</source>
        <translation>Una sola primera jugada</translation>
    </message>
    <message>
        <source>Only moves in a row</source>
        <translation>Jugadas únicas seguidas</translation>
    </message>
    <message>
        <source>Mutual zugzwangs</source>
        <translation>Zugzwangs mutuos</translation>
    </message>
    <message>
        <source>Echoes</source>
        <translation>Ecos</translation>
    </message>
    <message>
        <source>Mine endings</source>
        <translation>Explorar finales</translation>
    </message>
    <message>
        <source>Men, such as KPKP or KRKN</source>
        <translation>Piezas, como KPKP o KRKN (en inglés)</translation>
    </message>
    <message>
        <source>What is looked for</source>
        <translation>Qué se busca</translation>
    </message>
    <message>
        <source>Problems with a task</source>
        <translation>Problemas con un enunciado</translation>
    </message>
    <message>
        <source>Earlier beginnings of the study on the board</source>
        <translation>Comienzos anteriores del estudio del tablero</translation>
    </message>
    <message>
        <source>What White is to do</source>
        <translation>Qué deben lograr las Blancas</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>ganan las Blancas</translation>
    </message>
    <message>
        <source>White draws</source>
        <translation>Las Blancas hacen tablas</translation>
    </message>
    <message>
        <source>Only moves in a row, at least</source>
        <translation>Jugadas únicas seguidas, al menos</translation>
    </message>
    <message>
        <source>The task, such as #4 or h#2</source>
        <translation>El enunciado, como #4 o h#2</translation>
    </message>
    <message>
        <source>Finds</source>
        <translation>Hallazgos</translation>
    </message>
    <message>
        <source>Tables are made, then looked through …</source>
        <translation>Se hacen las tablas y luego se recorren …</translation>
    </message>
    <message>
        <source>Placements are looked at, far from each other …</source>
        <translation>Se miran colocaciones, lejanas unas de otras …</translation>
    </message>
    <message>
        <source>One find</source>
        <translation>Un hallazgo</translation>
    </message>
    <message numerus="yes">
        <source>%1 finds</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 hallazgos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; the search has ended</source>
        <translation>%1; la búsqueda ha terminado</translation>
    </message>
    <message>
        <source>Nothing was found</source>
        <translation>No se encontró nada</translation>
    </message>
    <message>
        <source>mutual zugzwang, Black to move</source>
        <translation>zugzwang mutuo, juegan negras</translation>
    </message>
    <message>
        <source>mutual zugzwang after move %1</source>
        <translation>zugzwang mutuo tras la jugada %1</translation>
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
        <translation>tablas</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>ganan las Negras</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>no es posible</translation>
    </message>
    <message>
        <source>mutual zugzwang</source>
        <translation>zugzwang mutuo</translation>
    </message>
    <message>
        <source>Esc puts it back</source>
        <translation>Esc la devuelve</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Juegan las Blancas</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Juegan las Negras</translation>
    </message>
    <message>
        <source>%1 in hand.</source>
        <translation>%1 en la mano.</translation>
    </message>
    <message>
        <source>%1; mutual zugzwang</source>
        <translation>%1; zugzwang mutuo</translation>
    </message>
    <message>
        <source>received</source>
        <translation>recibido</translation>
    </message>
    <message>
        <source>acknowledged</source>
        <translation>confirmado</translation>
    </message>
    <message>
        <source>tested</source>
        <translation>comprobado</translation>
    </message>
    <message>
        <source>anticipated?</source>
        <translation>¿anticipado?</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>aceptado</translation>
    </message>
    <message>
        <source>printed</source>
        <translation>impreso</translation>
    </message>
    <message>
        <source>in the award</source>
        <translation>en el fallo</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>devuelto</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>sender</source>
        <translation>remitente</translation>
    </message>
    <message>
        <source>address</source>
        <translation>dirección</translation>
    </message>
    <message>
        <source>date</source>
        <translation>fecha</translation>
    </message>
    <message>
        <source>position</source>
        <translation>posición</translation>
    </message>
    <message>
        <source>number of men</source>
        <translation>número de piezas</translation>
    </message>
    <message>
        <source>statement of correctness</source>
        <translation>indicación de corrección</translation>
    </message>
    <message>
        <source>twin</source>
        <translation>gemelo</translation>
    </message>
    <message>
        <source>problem in a program&apos;s form</source>
        <translation>problema en la forma de un programa</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>no entendido</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Sección</translation>
    </message>
    <message>
        <source>Judges</source>
        <translation>Jueces</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>Theme</source>
        <comment>of a tourney</comment>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Add a section</source>
        <translation>Añadir una sección</translation>
    </message>
    <message>
        <source>Remove the section</source>
        <translation>Quitar la sección</translation>
    </message>
    <message>
        <source>Save as text …</source>
        <translation>Guardar como texto …</translation>
    </message>
    <message>
        <source>Save as a web page …</source>
        <translation>Guardar como página web …</translation>
    </message>
    <message>
        <source>Text of the announcement</source>
        <translation>Texto de la convocatoria</translation>
    </message>
    <message>
        <source>A date is written 2027-03-31.</source>
        <translation>Una fecha se escribe 2027-03-31.</translation>
    </message>
    <message>
        <source>Each section needs a name of its own.</source>
        <translation>Cada sección necesita un nombre propio.</translation>
    </message>
    <message>
        <source>Name of the tourney</source>
        <translation>Nombre del torneo</translation>
    </message>
    <message>
        <source>Director</source>
        <translation>Director</translation>
    </message>
    <message>
        <source>Entries to</source>
        <translation>Envíos a</translation>
    </message>
    <message>
        <source>Closing date</source>
        <translation>Fecha límite</translation>
    </message>
    <message>
        <source>Claims until</source>
        <translation>Reclamaciones hasta</translation>
    </message>
    <message>
        <source>Language of its texts</source>
        <translation>Idioma de los textos</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Language of the award</source>
        <translation>Idioma del fallo</translation>
    </message>
    <message>
        <source>Save the award …</source>
        <translation>Guardar el fallo …</translation>
    </message>
    <message>
        <source>As PDF, LaTeX, web page, text, YAML of Olive or our own form</source>
        <translation>Como PDF, LaTeX, página web, texto, YAML de Olive o forma propia</translation>
    </message>
    <message>
        <source>Copy letters to the authors</source>
        <translation>Copiar cartas a los autores</translation>
    </message>
    <message>
        <source>Text of the award</source>
        <translation>Texto del fallo</translation>
    </message>
    <message>
        <source>Entry to be corrected</source>
        <translation>Trabajo por corregir</translation>
    </message>
    <message>
        <source>What was found, as it is printed</source>
        <translation>Lo hallado, como se imprime</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Corrección</translation>
    </message>
    <message>
        <source>It loses its distinction</source>
        <translation>Pierde la distinción</translation>
    </message>
    <message>
        <source>After a claim:</source>
        <translation>Tras una reclamación:</translation>
    </message>
    <message>
        <source>Not sound by the test: entries %1.</source>
        <translation>No correctos según la prueba: trabajos %1.</translation>
    </message>
    <message>
        <source>Add entries …</source>
        <translation>Añadir trabajos …</translation>
    </message>
    <message>
        <source>Files and mail of any kind; they can also be dropped here</source>
        <translation>Archivos y correos de cualquier clase; también se pueden soltar aquí</translation>
    </message>
    <message>
        <source>Add a folder …</source>
        <translation>Añadir una carpeta …</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Solve what was not tested yet; compare all with each other and the library</source>
        <translation>Resolver lo aún no comprobado; comparar todo entre sí y con la biblioteca</translation>
    </message>
    <message>
        <source>Test all again</source>
        <translation>Comprobar todo de nuevo</translation>
    </message>
    <message>
        <source>Entries tested</source>
        <translation>Trabajos comprobados</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Trabajos</translation>
    </message>
    <message>
        <source>Judges’ number</source>
        <translation>Número de jueces</translation>
    </message>
    <message>
        <source>To be looked at</source>
        <translation>Por revisar</translation>
    </message>
    <message>
        <source>Versions, duplicates, and what was not read</source>
        <translation>Versiones, duplicados y lo no leído</translation>
    </message>
    <message>
        <source>Section of the entry</source>
        <translation>Sección del trabajo</translation>
    </message>
    <message>
        <source>Remark for the judges, without names</source>
        <translation>Nota para los jueces, sin nombres</translation>
    </message>
    <message>
        <source>Remark for the judges</source>
        <translation>Nota para los jueces</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Put in place of</source>
        <translation>Poner en lugar de</translation>
    </message>
    <message>
        <source>%1 and %2 are the same problem.</source>
        <translation>%1 y %2 son el mismo problema.</translation>
    </message>
    <message>
        <source>%1 and %2 are versions by one composer or team.</source>
        <translation>%1 y %2 son versiones de un autor o equipo.</translation>
    </message>
    <message>
        <source>Not read: %1: %2</source>
        <comment>place and reason</comment>
        <translation>No se ha leído: %1: %2</translation>
    </message>
    <message>
        <source>no section</source>
        <translation>sin sección</translation>
    </message>
    <message>
        <source>Take back in</source>
        <translation>Readmitir</translation>
    </message>
    <message>
        <source>Entries in your order</source>
        <translation>Trabajos en su orden</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Order by mark</source>
        <translation>Ordenar por nota</translation>
    </message>
    <message>
        <source>No. %1</source>
        <translation>N.º %1</translation>
    </message>
    <message>
        <source>%1 of %2 entries have a verdict.</source>
        <translation>%1 de %2 trabajos tienen veredicto.</translation>
    </message>
    <message>
        <source>special</source>
        <translation>especial</translation>
    </message>
    <message>
        <source>Comment for the award</source>
        <translation>Comentario para el fallo</translation>
    </message>
    <message>
        <source>Mark</source>
        <comment>of a judge</comment>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Distinction</source>
        <translation>Distinción</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentario</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Juez</translation>
    </message>
    <message>
        <source>Judge’s file …</source>
        <translation>Archivo del juez …</translation>
    </message>
    <message>
        <source>Booklet …</source>
        <translation>Cuaderno …</translation>
    </message>
    <message>
        <source>Read judges’ files …</source>
        <translation>Leer archivos de jueces …</translation>
    </message>
    <message>
        <source>The first file or booklet closes the section: lots are drawn for the numbers that the judges see. Nothing in it tells a name.</source>
        <translation>Con el primer archivo o cuaderno se sortean los números que ven los jueces. Nada en él revela un nombre.</translation>
    </message>
    <message>
        <source>Marks of the judges</source>
        <translation>Notas de los jueces</translation>
    </message>
    <message>
        <source>Last word, which the award goes by:</source>
        <translation>Última palabra, que rige el fallo:</translation>
    </message>
    <message>
        <source>no rank</source>
        <translation>sin puesto</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>%1 judges a section in which entry %2 is or may be the judge’s own, or is dedicated to the judge.</source>
        <translation>%1 juzga una sección en la que el trabajo %2 es o puede ser suyo, o le está dedicado.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Name of a solver</source>
        <translation>Nombre de un solucionista</translation>
    </message>
    <message>
        <source>Add solver</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Remove solver</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Letters of the solver</source>
        <translation>Letras del solucionista</translation>
    </message>
    <message>
        <source>letters told from the text</source>
        <translation>letras según el texto</translation>
    </message>
    <message>
        <source>Next that is unclear</source>
        <translation>Siguiente no clara</translation>
    </message>
    <message>
        <source>Solvers and problems</source>
        <translation>Solucionistas y problemas</translation>
    </message>
    <message numerus="yes">
        <source>%1 sheets are left to the director.</source>
        <translation>
            <numerusform>Queda %1 hoja para el director.</numerusform>
            <numerusform>%1 hojas quedan para el director.</numerusform>
        </translation>
    </message>
    <message>
        <source>One sheet is left to the director.</source>
        <translation>Una hoja queda para el director.</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Solucionista</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>País</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutos</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Suma</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>far apart</source>
        <translation>muy distantes</translation>
    </message>
    <message>
        <source>New tourney …</source>
        <translation>Torneo nuevo …</translation>
    </message>
    <message>
        <source>Open a tourney or judge’s file …</source>
        <translation>Abrir torneo o archivo de juez …</translation>
    </message>
    <message>
        <source>Announcement</source>
        <translation>Convocatoria</translation>
    </message>
    <message>
        <source>Award</source>
        <comment>of a tourney</comment>
        <translation>Fallo</translation>
    </message>
    <message>
        <source>Tourney</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>No tourney is open.</source>
        <translation>No hay torneo abierto.</translation>
    </message>
    <message>
        <source>New contest …</source>
        <translation>Nuevo concurso …</translation>
    </message>
    <message>
        <source>Open a contest …</source>
        <translation>Abrir un concurso …</translation>
    </message>
    <message>
        <source>Name of the contest</source>
        <translation>Nombre del concurso</translation>
    </message>
    <message>
        <source>Rules of the contest</source>
        <translation>Reglas del concurso</translation>
    </message>
    <message>
        <source>Sheets</source>
        <comment>of solvers</comment>
        <translation>Hojas</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>of a contest</comment>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Solving contest</source>
        <translation>Concurso de soluciones</translation>
    </message>
    <message>
        <source>No contest is open.</source>
        <translation>No hay ningún concurso abierto.</translation>
    </message>
    <message>
        <source>%1 is open in another program: here it can only be read.</source>
        <translation>%1 está abierto en otro programa: aquí solo se puede leer.</translation>
    </message>
    <message>
        <source>Remove %1 with all that solvers wrote?</source>
        <translation>¿Quitar %1 con todo lo que escribieron los solucionistas?</translation>
    </message>
    <message>
        <source>Sheets, marks and the director&apos;s own marks are lost.</source>
        <translation>Se pierden las hojas, las puntuaciones y las puntuaciones propias del director.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Solving contests (%1)</source>
        <translation>Concursos de soluciones (%1)</translation>
    </message>
    <message>
        <source>New contest</source>
        <translation>Nuevo concurso</translation>
    </message>
    <message>
        <source>Open a contest</source>
        <translation>Abrir un concurso</translation>
    </message>
    <message>
        <source>Sheets for solvers</source>
        <translation>Hojas para solucionistas</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Guardar la clasificación</translation>
    </message>
    <message>
        <source>New tourney</source>
        <translation>Torneo nuevo</translation>
    </message>
    <message>
        <source>Tourneys and judges’ files (%1)</source>
        <translation>Torneos y archivos de jueces (%1)</translation>
    </message>
    <message>
        <source>Open a tourney</source>
        <translation>Abrir un torneo</translation>
    </message>
    <message>
        <source>Tourneys (%1)</source>
        <translation>Torneos (%1)</translation>
    </message>
    <message>
        <source>A folder of entries</source>
        <translation>Una carpeta de trabajos</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>Todos los archivos (%1)</translation>
    </message>
    <message>
        <source>Save the announcement</source>
        <translation>Guardar la convocatoria</translation>
    </message>
    <message>
        <source>Say whose file it is to be: the judge’s name.</source>
        <translation>Diga para quién es el archivo: el nombre del juez.</translation>
    </message>
    <message>
        <source>Judge’s file</source>
        <translation>Archivo del juez</translation>
    </message>
    <message>
        <source>Booklet for the judge</source>
        <translation>Cuaderno para el juez</translation>
    </message>
    <message>
        <source>Judges’ files (%1)</source>
        <translation>Archivos de jueces (%1)</translation>
    </message>
    <message>
        <source>Read judges’ files</source>
        <translation>Leer archivos de jueces</translation>
    </message>
    <message>
        <source>Save the award</source>
        <translation>Guardar el fallo</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>a distinction</comment>
        <translation>nada</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>retirado</translation>
    </message>
    <message>
        <source>replaced by a version</source>
        <translation>sustituido por una versión</translation>
    </message>
    <message>
        <source>not tested yet</source>
        <translation>aún sin comprobar</translation>
    </message>
    <message>
        <source>entry %1</source>
        <translation>trabajo %1</translation>
    </message>
    <message>
        <source>a problem</source>
        <translation>un problema</translation>
    </message>
    <message>
        <source>%1 (library, %2)</source>
        <comment>a problem and its number</comment>
        <translation>%1 (biblioteca, %2)</translation>
    </message>
    <message>
        <source>Set mates</source>
        <translation>Mates aparentes</translation>
    </message>
    <message>
        <source>Model mates</source>
        <translation>Mates modelo</translation>
    </message>
    <message>
        <source>no author is named</source>
        <translation>no se nombra autor</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Perfil</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Like:</source>
        <translation>Parecido a:</translation>
    </message>
    <message>
        <source>line promoted</source>
        <translation>variante subida</translation>
    </message>
    <message>
        <source>line demoted</source>
        <translation>variante bajada</translation>
    </message>
    <message>
        <source>moves added to the solution</source>
        <translation>jugadas añadidas a la solución</translation>
    </message>
    <message>
        <source>%1 marked %2</source>
        <translation>%1 marcada como %2</translation>
    </message>
    <message>
        <source>%1 no longer marked %2</source>
        <translation>%1 ya no marcada como %2</translation>
    </message>
    <message>
        <source>%1 in the solution</source>
        <translation>%1 en la solución</translation>
    </message>
    <message>
        <source>moves taken out of the solution</source>
        <translation>jugadas quitadas de la solución</translation>
    </message>
    <message>
        <source>sign of a move changed</source>
        <translation>signo de una jugada cambiado</translation>
    </message>
    <message>
        <source>diagram in the solution changed</source>
        <translation>diagrama de la solución cambiado</translation>
    </message>
    <message>
        <source>%1 changed in the solution</source>
        <translation>%1 cambiado en la solución</translation>
    </message>
    <message>
        <source>remark in the solution changed</source>
        <translation>comentario de la solución cambiado</translation>
    </message>
    <message>
        <source>solution rewritten</source>
        <translation>solución reescrita</translation>
    </message>
    <message>
        <source>Line %1, character %2: %3.</source>
        <translation>Línea %1, carácter %2: %3.</translation>
    </message>
    <message>
        <source>The solution is too long to be shown as moves.</source>
        <translation>La solución es demasiado larga para mostrarla como jugadas.</translation>
    </message>
    <message>
        <source>other games</source>
        <translation>otros juegos</translation>
    </message>
    <message>
        <source>studies</source>
        <translation>estudios</translation>
    </message>
    <message>
        <source>without a stipulation</source>
        <translation>sin enunciado</translation>
    </message>
    <message>
        <source>fairy chess</source>
        <translation>ajedrez mágico</translation>
    </message>
    <message>
        <source>longer mates</source>
        <translation>mates más largos</translation>
    </message>
    <message>
        <source>It has come</source>
        <translation>Ha llegado</translation>
    </message>
    <message>
        <source>It is tested and sound</source>
        <translation>Está examinado y es correcto</translation>
    </message>
    <message>
        <source>It is tested and not sound</source>
        <translation>Está examinado y no es correcto</translation>
    </message>
    <message>
        <source>It seems to be anticipated</source>
        <translation>Parece anticipado</translation>
    </message>
    <message>
        <source>It is returned</source>
        <translation>Se devuelve</translation>
    </message>
    <message>
        <source>It is accepted</source>
        <translation>Está aceptado</translation>
    </message>
    <message>
        <source>It is printed</source>
        <translation>Está publicado</translation>
    </message>
    <message>
        <source>It is in the award</source>
        <translation>Figura en el fallo</translation>
    </message>
    <message>
        <source>no author</source>
        <translation>sin autor</translation>
    </message>
    <message>
        <source>since today</source>
        <translation>desde hoy</translation>
    </message>
    <message>
        <source>for one day</source>
        <translation>desde hace un día</translation>
    </message>
    <message numerus="yes">
        <source>for %1 days</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>desde hace %1 días</numerusform>
        </translation>
    </message>
    <message>
        <source>What the solver wrote</source>
        <translation>Lo que escribió el solucionista</translation>
    </message>
    <message>
        <source>What the solver wrote: 1.Qh5! (2.Qf7#) Ke6 2.Qg6#</source>
        <translation>Lo que escribió el solucionista: 1.Dh5! (2.Df7#) Re6 2.Dg6#</translation>
    </message>
    <message>
        <source>The director says:</source>
        <translation>El director dice:</translation>
    </message>
    <message>
        <source>Points by the director</source>
        <translation>Puntos del director</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Reason of the director</source>
        <translation>Motivo del director</translation>
    </message>
    <message>
        <source>%1, problem %2: %3</source>
        <comment>a solver, a number, a task</comment>
        <translation>%1, problema %2: %3</translation>
    </message>
    <message>
        <source>%1 of %2 points</source>
        <translation>%1 de %2 puntos</translation>
    </message>
    <message>
        <source>WCSC: 5 points a problem, six rounds</source>
        <translation>WCSC: 5 puntos por problema, seis rondas</translation>
    </message>
    <message>
        <source>ISC: 5 points a problem, two rounds</source>
        <translation>ISC: 5 puntos por problema, dos rondas</translation>
    </message>
    <message>
        <source>Column: a ladder, cooks count</source>
        <translation>Sección: escala, las demoliciones cuentan</translation>
    </message>
    <message>
        <source>being marked …</source>
        <translation>puntuándose …</translation>
    </message>
    <message>
        <source>Cooks found</source>
        <translation>Demoliciones halladas</translation>
    </message>
    <message>
        <source>wrong claims</source>
        <translation>reclamaciones erróneas</translation>
    </message>
    <message>
        <source>another find</source>
        <translation>otro hallazgo</translation>
    </message>
    <message>
        <source>What was typed or moved there stands nowhere else.</source>
        <translation>Lo que se ha escrito o movido ahí no está en ninguna otra parte.</translation>
    </message>
    <message>
        <source>Close it all the same</source>
        <translation>Cerrar de todos modos</translation>
    </message>
    <message>
        <source>diagram</source>
        <translation>diagrama</translation>
    </message>
</context>
<context>
    <name>Aids</name>
    <message>
        <source>Repair</source>
        <translation>Reparación</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Vecinas</translation>
    </message>
    <message>
        <source>Repairs of questions about the past are not looked for.</source>
        <translation>No se buscan reparaciones de las preguntas sobre el pasado.</translation>
    </message>
    <message>
        <source>Repairs are looked for where the program knows the stipulation.</source>
        <translation>Las reparaciones se buscan donde el programa conoce el enunciado.</translation>
    </message>
    <message>
        <source>Repairs of proof games are not looked for.</source>
        <translation>No se buscan reparaciones de partidas justificativas.</translation>
    </message>
    <message>
        <source>Nothing to repair: one key, no dual.</source>
        <translation>Nada que reparar: una clave, ningún dual.</translation>
    </message>
    <message>
        <source>Nothing to repair: no cook.</source>
        <translation>Nada que reparar: ninguna demolición.</translation>
    </message>
    <message>
        <source>Select a key or a try in the solution first.</source>
        <translation>Elija antes una clave o un ensayo en la solución.</translation>
    </message>
    <message>
        <source>The position has changed meanwhile; the list is being made again.</source>
        <translation>La posición ha cambiado entretanto; la lista se está rehaciendo.</translation>
    </message>
</context>
<context>
    <name>AlikeView</name>
    <message>
        <source>Back to the search</source>
        <translation>Volver a la búsqueda</translation>
    </message>
    <message>
        <source>Like %1</source>
        <translation>Parecidos a %1</translation>
    </message>
    <message>
        <source>the problem on the board</source>
        <translation>el problema del tablero</translation>
    </message>
    <message>
        <source>One problem, compared in men, play, themes, key, stipulation and force.</source>
        <translation>Un problema, comparado en piezas, juego, temas, clave, enunciado y material.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems, compared in men, play, themes, key, stipulation and force.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 problemas, comparados en piezas, juego, temas, clave, enunciado y material.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing alike in the library.</source>
        <translation>Nada parecido en la biblioteca.</translation>
    </message>
</context>
<context>
    <name>Allowed</name>
    <message>
        <source>The usual few</source>
        <translation>Las pocas de siempre</translation>
    </message>
    <message>
        <source>All that there are</source>
        <translation>Todas las que hay</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Ninguna</translation>
    </message>
</context>
<context>
    <name>AnalysisPane</name>
    <message>
        <source>Solution</source>
        <translation>Solución</translation>
    </message>
    <message>
        <source>Phases</source>
        <comment>a tab, with themes and quality</comment>
        <translation>Fases</translation>
    </message>
    <message>
        <source>Proof game</source>
        <translation>Partida justificativa</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Soluciones</translation>
    </message>
    <message>
        <source>Correspondences</source>
        <comment>a tab, with themes and quality</comment>
        <translation>Correspondencias</translation>
    </message>
    <message>
        <source>Solving …</source>
        <translation>Resolviendo …</translation>
    </message>
    <message>
        <source>solving</source>
        <translation>resolviendo</translation>
    </message>
    <message>
        <source>Nothing on the board yet</source>
        <translation>Todavía nada en el tablero</translation>
    </message>
    <message>
        <source>The verdict stands here, after every change, in one sentence.</source>
        <translation>El veredicto está aquí, tras cada cambio, en una frase.</translation>
    </message>
    <message>
        <source>Cannot be solved</source>
        <translation>No se puede resolver</translation>
    </message>
    <message>
        <source>Write what is asked, such as #2, into the field above the board.</source>
        <translation>Escriba lo que se pide, por ejemplo #2, en el campo sobre el tablero.</translation>
    </message>
    <message>
        <source>No task</source>
        <translation>Sin enunciado</translation>
    </message>
    <message>
        <source>Not solved</source>
        <translation>Sin resolver</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Detenido</translation>
    </message>
    <message>
        <source>all stages done
%1</source>
        <translation>todas las etapas hechas
%1</translation>
    </message>
    <message>
        <source>play and tries
under way</source>
        <translation>juego y ensayos
en curso</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>detenido</translation>
    </message>
    <message>
        <source>Put the missing king on the board to see the solution.</source>
        <translation>Ponga en el tablero el rey que falta para ver la solución.</translation>
    </message>
    <message>
        <source>Mend what is ringed on the board to see the solution.</source>
        <translation>Corrija lo que está rodeado en el tablero para ver la solución.</translation>
    </message>
</context>
<context>
    <name>ArrangingDialog</name>
    <message>
        <source>The collection in its order</source>
        <translation>La colección en su orden</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Keep and export …</source>
        <translation>Guardar y exportar …</translation>
    </message>
    <message>
        <source>Heading or text</source>
        <translation>Título o texto</translation>
    </message>
    <message>
        <source>Drag, or move with Ctrl and an arrow. Problems stay in the collection.</source>
        <translation>Arrastre, o mueva con Ctrl y una flecha. Los problemas siguen en la colección.</translation>
    </message>
    <message>
        <source>Order of “%1”</source>
        <translation>Orden de «%1»</translation>
    </message>
    <message>
        <source>Close without keeping the order?</source>
        <translation>¿Cerrar sin guardar el orden?</translation>
    </message>
</context>
<context>
    <name>Batch</name>
    <message>
        <source>Add keyword</source>
        <translation>Añadir palabra clave</translation>
    </message>
    <message>
        <source>Keyword</source>
        <translation>Palabra clave</translation>
    </message>
    <message>
        <source>The chosen problems have no keyword.</source>
        <translation>Los problemas elegidos no tienen palabras clave.</translation>
    </message>
    <message>
        <source>Remove keyword</source>
        <translation>Quitar palabra clave</translation>
    </message>
    <message>
        <source>New collection</source>
        <translation>Nueva colección</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>One problem will be analysed again.</source>
        <translation>Un problema se analizará de nuevo.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems will be analysed again.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 problemas se analizarán de nuevo.</numerusform>
        </translation>
    </message>
    <message>
        <source>One problem with all its versions. This cannot be undone.</source>
        <translation>Un problema con todas sus versiones. Esto no se puede deshacer.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems with all their versions. This cannot be undone.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 problemas con todas sus versiones. Esto no se puede deshacer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove for good?</source>
        <translation>¿Eliminar definitivamente?</translation>
    </message>
    <message>
        <source>Remove for good</source>
        <translation>Eliminar definitivamente</translation>
    </message>
    <message>
        <source>Open on the board</source>
        <translation>Abrir en el tablero</translation>
    </message>
    <message>
        <source>Open in a new tab</source>
        <translation>Abrir en una pestaña nueva</translation>
    </message>
    <message>
        <source>Like this</source>
        <translation>Parecidos</translation>
    </message>
    <message>
        <source>Describe together …</source>
        <translation>Describir juntos …</translation>
    </message>
    <message>
        <source>Add keyword …</source>
        <translation>Añadir palabra clave …</translation>
    </message>
    <message>
        <source>Remove keyword …</source>
        <translation>Quitar palabra clave …</translation>
    </message>
    <message>
        <source>Analyse again</source>
        <translation>Analizar de nuevo</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportar …</translation>
    </message>
    <message>
        <source>Put into the bin</source>
        <translation>Enviar a la papelera</translation>
    </message>
    <message>
        <source>Add to collection</source>
        <translation>Añadir a una colección</translation>
    </message>
    <message>
        <source>Move to collection</source>
        <translation>Mover a una colección</translation>
    </message>
    <message>
        <source>New collection …</source>
        <translation>Nueva colección …</translation>
    </message>
    <message>
        <source>Take out of “%1”</source>
        <translation>Sacar de «%1»</translation>
    </message>
    <message>
        <source>Take out of the bin</source>
        <translation>Sacar de la papelera</translation>
    </message>
    <message>
        <source>Remove for good …</source>
        <translation>Eliminar definitivamente …</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>empty</source>
        <translation>vacía</translation>
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
        <translation>Casillas</translation>
    </message>
    <message>
        <source>Board: {square}</source>
        <translation>Tablero: {square}</translation>
    </message>
    <message>
        <source>{material}. Arrows move, capital letters put white men, small letters black ones, Space lifts and drops.</source>
        <translation>{material}. Las flechas mueven, las mayúsculas ponen piezas blancas, las minúsculas negras, Espacio levanta y suelta.</translation>
    </message>
    <message>
        <source>{square}, selected</source>
        <translation>{square}, seleccionada</translation>
    </message>
    <message>
        <source>Drag men here, or paste a position.</source>
        <translation>Arrastre piezas aquí, o pegue una posición.</translation>
    </message>
</context>
<context>
    <name>CaptionLines</name>
    <message>
        <source>Line above the board</source>
        <translation>Línea sobre el tablero</translation>
    </message>
    <message>
        <source>Line below the board</source>
        <translation>Línea bajo el tablero</translation>
    </message>
    <message>
        <source>Left, under the board</source>
        <translation>A la izquierda, bajo el tablero</translation>
    </message>
    <message>
        <source>Right, under the board</source>
        <translation>A la derecha, bajo el tablero</translation>
    </message>
    <message>
        <source>B</source>
        <comment>bold</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Negrita</translation>
    </message>
    <message>
        <source>Above the board</source>
        <translation>Sobre el tablero</translation>
    </message>
    <message>
        <source>Under it, left and right</source>
        <translation>Debajo, a izquierda y derecha</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>Debajo</translation>
    </message>
    <message>
        <source>Fields stand in braces; what stands in brackets goes where its field is empty. There are: %1.</source>
        <translation>Los campos van entre llaves; lo que va entre corchetes desaparece si su campo está vacío. Hay: %1.</translation>
    </message>
</context>
<context>
    <name>CaptionPanel</name>
    <message>
        <source>Authors</source>
        <translation>Autores</translation>
    </message>
    <message>
        <source>Authors, separated by semicolons</source>
        <translation>Autores, separados por punto y coma</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>Magazine or tourney, and number</source>
        <translation>Revista o torneo, y número</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Año</translation>
    </message>
    <message>
        <source>1925, 1925-05 or 1925-05-07</source>
        <translation>1925, 1925-05 o 1925-05-07</translation>
    </message>
    <message>
        <source>Distinction</source>
        <translation>Distinción</translation>
    </message>
    <message>
        <source>Such as 1st Prize</source>
        <translation>Por ej. 1.er Premio</translation>
    </message>
    <message>
        <source>Men of White and of Black</source>
        <translation>Piezas blancas y negras</translation>
    </message>
</context>
<context>
    <name>CardTab</name>
    <message>
        <source>One diagram was given up, for it takes too long.</source>
        <translation>Se abandonó un diagrama porque tarda demasiado.</translation>
    </message>
    <message numerus="yes">
        <source>%1 diagrams were given up, for they take too long.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Se abandonaron %1 diagramas porque tardan demasiado.</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter takes over, Space keeps beside</source>
        <translation>Intro la adopta, Espacio la guarda al lado</translation>
    </message>
    <message>
        <source>Enter takes over</source>
        <translation>Intro la adopta</translation>
    </message>
    <message>
        <source>The position has changed meanwhile; the list is being made again.</source>
        <translation>La posición ha cambiado entretanto; la lista se rehace.</translation>
    </message>
    <message>
        <source>Whether it is sound is not known: take it over.</source>
        <translation>No se sabe si es correcto: adóptelo.</translation>
    </message>
    <message>
        <source>Kept beside: %1.</source>
        <translation>Guardado al lado: %1.</translation>
    </message>
    <message>
        <source>%1 is kept already.</source>
        <translation>%1 ya está guardado.</translation>
    </message>
</context>
<context>
    <name>ChangeField</name>
    <message>
        <source>Change of the twin</source>
        <translation>Cambio del gemelo</translation>
    </message>
    <message>
        <source>Move c3 d4, Remove e5, Add black Pa4, Rotate 90, Stipulation h#3 …</source>
        <translation>Move c3 d4, Remove e5, Add black Pa4, Rotate 90, Stipulation h#3 …</translation>
    </message>
    <message>
        <source>Not understood: %1</source>
        <translation>No se entiende: %1</translation>
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
            <numerusform>%2: %1 problemas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChoiceRow</name>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
</context>
<context>
    <name>ColumnHeader</name>
    <message>
        <source>Columns as at first</source>
        <translation>Columnas como al principio</translation>
    </message>
</context>
<context>
    <name>CompareView</name>
    <message>
        <source>Comparison of versions</source>
        <translation>Comparación de versiones</translation>
    </message>
    <message>
        <source>The two versions are the same.</source>
        <translation>Las dos versiones son iguales.</translation>
    </message>
    <message>
        <source>The two versions differ in what is not compared here.</source>
        <translation>Las dos versiones difieren en algo que aquí no se compara.</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>%1, was %2</source>
        <translation>%1, antes %2</translation>
    </message>
    <message>
        <source>Themes won</source>
        <translation>Temas ganados</translation>
    </message>
    <message>
        <source>Themes lost</source>
        <translation>Temas perdidos</translation>
    </message>
    <message>
        <source>Better:</source>
        <translation>Mejor:</translation>
    </message>
    <message>
        <source>No longer:</source>
        <translation>Ya no:</translation>
    </message>
    <message>
        <source>Worse:</source>
        <translation>Peor:</translation>
    </message>
</context>
<context>
    <name>ComposingWindow</name>
    <message>
        <source>Go on from this one</source>
        <translation>Seguir desde esta</translation>
    </message>
    <message>
        <source>Compose a theme</source>
        <translation>Componer un tema</translation>
    </message>
    <message>
        <source>Choose a theme, and which men stay.</source>
        <translation>Elija un tema y las piezas que quedan.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>The men added may go: click those that are to stay.</source>
        <translation>Las piezas añadidas pueden irse: haga clic en las que deben quedar.</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Verla</translation>
    </message>
    <message>
        <source>Done before</source>
        <translation>Hechas antes</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Ninguna todavía</translation>
    </message>
</context>
<context>
    <name>ConditionCard</name>
    <message>
        <source>Try the example</source>
        <translation>Probar el ejemplo</translation>
    </message>
    <message>
        <source>Open a small problem that shows it, in a tab of its own</source>
        <translation>Abrir en una pestaña propia un pequeño problema que la muestra</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Not known here: kept as it is written.</source>
        <translation>No se conoce aquí: se conserva como está escrita.</translation>
    </message>
</context>
<context>
    <name>ConditionList</name>
    <message>
        <source>Fairy conditions</source>
        <translation>Condiciones mágicas</translation>
    </message>
</context>
<context>
    <name>CoreForm</name>
    <message>
        <source>The core: %1</source>
        <translation>El núcleo: %1</translation>
    </message>
    <message>
        <source>Men that stay</source>
        <translation>Piezas que quedan</translation>
    </message>
    <message>
        <source>Squares of the theme</source>
        <translation>Casillas del tema</translation>
    </message>
    <message>
        <source>All stay</source>
        <translation>Todas quedan</translation>
    </message>
    <message>
        <source>Only the kings</source>
        <translation>Solo los reyes</translation>
    </message>
    <message>
        <source>No squares</source>
        <translation>Ninguna casilla</translation>
    </message>
    <message>
        <source>The theme that is wanted</source>
        <translation>El tema deseado</translation>
    </message>
    <message>
        <source>Like the one on the board, but another</source>
        <translation>Como el del tablero, pero otro</translation>
    </message>
    <message>
        <source>The men of its theme stay; the others may be added anew</source>
        <translation>Las piezas de su tema quedan; las demás pueden añadirse de nuevo</translation>
    </message>
    <message>
        <source>Forget these mates</source>
        <translation>Olvidar estos mates</translation>
    </message>
    <message>
        <source>every man that stays takes part in it</source>
        <translation>toda pieza que queda participa en él</translation>
    </message>
    <message>
        <source>they may stand elsewhere, as a whole</source>
        <translation>pueden estar en otra parte, como un todo</translation>
    </message>
    <message>
        <source>their left and right may be exchanged</source>
        <translation>izquierda y derecha pueden cambiarse</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>cualquier número</translation>
    </message>
    <message>
        <source>Another number gives another random order</source>
        <translation>Otro número da otro orden aleatorio</translation>
    </message>
    <message>
        <source>until it is stopped</source>
        <translation>hasta que se detenga</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Squares: %1</source>
        <translation>Casillas: %1</translation>
    </message>
    <message>
        <source>one man stays</source>
        <translation>queda una pieza</translation>
    </message>
    <message numerus="yes">
        <source>%1 men stay</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>quedan %1 piezas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2 on any squares</source>
        <translation>%1; %2 en cualquier casilla</translation>
    </message>
    <message>
        <source>%1; %2 on %3</source>
        <translation>%1; %2 en %3</translation>
    </message>
    <message>
        <source>%1; the theme on any squares</source>
        <translation>%1; el tema en cualesquiera casillas</translation>
    </message>
    <message>
        <source>%1; the theme on %2</source>
        <translation>%1; el tema en %2</translation>
    </message>
    <message>
        <source>Men at most</source>
        <translation>Piezas, máx.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Azar</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Men and time</source>
        <translation>Piezas y tiempo</translation>
    </message>
    <message>
        <source>Flaws</source>
        <translation>Defectos</translation>
    </message>
</context>
<context>
    <name>DefectsCard</name>
    <message>
        <source>The diagram</source>
        <translation>El diagrama</translation>
    </message>
</context>
<context>
    <name>DetailPane</name>
    <message>
        <source>Open on the board</source>
        <translation>Abrir en el tablero</translation>
    </message>
    <message>
        <source>Like this</source>
        <translation>Parecidos</translation>
    </message>
    <message>
        <source>Find problems that resemble this one</source>
        <translation>Buscar problemas que se parezcan a este</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems chosen</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 problemas elegidos</numerusform>
        </translation>
    </message>
    <message>
        <source>Details of the chosen problem</source>
        <translation>Detalles del problema elegido</translation>
    </message>
    <message>
        <source>Choose a problem to see its solution.</source>
        <translation>Elija un problema para ver su solución.</translation>
    </message>
    <message>
        <source>With twin %1)</source>
        <translation>Con el gemelo %1)</translation>
    </message>
    <message>
        <source>Not solved to the end.</source>
        <translation>No resuelto hasta el final.</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Sin solución</translation>
    </message>
    <message>
        <source>Themes</source>
        <translation>Temas</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>Palabras clave</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Correctness</source>
        <translation>Corrección</translation>
    </message>
    <message>
        <source>Your remarks</source>
        <translation>Sus observaciones</translation>
    </message>
    <message>
        <source>Also printed</source>
        <translation>También impreso</translation>
    </message>
    <message>
        <source>Ends so</source>
        <translation>Termina así</translation>
    </message>
    <message>
        <source>Remove the link</source>
        <translation>Quitar el enlace</translation>
    </message>
    <message>
        <source>Solution as printed</source>
        <translation>Solución tal como se imprimió</translation>
    </message>
</context>
<context>
    <name>DetailsPanel</name>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>title changed</source>
        <translation>título modificado</translation>
    </message>
    <message>
        <source>Authors, one a line</source>
        <translation>Autores, uno por línea</translation>
    </message>
    <message>
        <source>Family, Given</source>
        <translation>Apellido, Nombre</translation>
    </message>
    <message>
        <source>authors changed</source>
        <translation>autores modificados</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>source changed</source>
        <translation>fuente modificada</translation>
    </message>
    <message>
        <source>Magazine, column or book</source>
        <translation>Revista, columna o libro</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>number changed</source>
        <translation>número modificado</translation>
    </message>
    <message>
        <source>Of the problem, or issue/problem</source>
        <translation>Del problema, o fascículo/problema</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>date changed</source>
        <translation>fecha modificada</translation>
    </message>
    <message>
        <source>Distinction</source>
        <translation>Distinción</translation>
    </message>
    <message>
        <source>distinction changed</source>
        <translation>distinción modificada</translation>
    </message>
    <message>
        <source>Tourney</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>tourney changed</source>
        <translation>torneo modificado</translation>
    </message>
    <message>
        <source>Dedication</source>
        <translation>Dedicatoria</translation>
    </message>
    <message>
        <source>dedication changed</source>
        <translation>dedicatoria modificada</translation>
    </message>
    <message>
        <source>Keywords, separated by commas</source>
        <translation>Palabras clave, separadas por comas</translation>
    </message>
    <message>
        <source>keywords changed</source>
        <translation>palabras clave modificadas</translation>
    </message>
    <message>
        <source>Comments, separated by an empty line</source>
        <translation>Comentarios, separados por una línea vacía</translation>
    </message>
    <message>
        <source>comments changed</source>
        <translation>comentarios modificados</translation>
    </message>
    <message>
        <source>Correctness, as you state it</source>
        <translation>Corrección, como usted la indica</translation>
    </message>
    <message>
        <source>C+ and the program, or: correct by hand</source>
        <translation>C+ y el programa, o: comprobado a mano</translation>
    </message>
    <message>
        <source>correctness stated</source>
        <translation>corrección indicada</translation>
    </message>
    <message>
        <source>Your own remarks, never printed</source>
        <translation>Sus propias observaciones, nunca impresas</translation>
    </message>
    <message>
        <source>remarks changed</source>
        <translation>observaciones modificadas</translation>
    </message>
    <message>
        <source>a date is written 1925, 1925-05 or 1925-05-07</source>
        <translation>una fecha se escribe 1925, 1925-05 o 1925-05-07</translation>
    </message>
    <message>
        <source>there are months 01 to 12</source>
        <translation>los meses van de 01 a 12</translation>
    </message>
    <message>
        <source>this month has no such day</source>
        <translation>este mes no tiene ese día</translation>
    </message>
    <message>
        <source>the date is not finished</source>
        <translation>la fecha está incompleta</translation>
    </message>
</context>
<context>
    <name>DiagramPart</name>
    <message>
        <source>Diagram</source>
        <translation>Diagrama</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>Guardar como …</translation>
    </message>
    <message>
        <source>Keep this style under a name</source>
        <translation>Conservar este estilo con un nombre</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Suprimir</translation>
    </message>
    <message>
        <source>Forget this style of your own</source>
        <translation>Olvidar este estilo propio</translation>
    </message>
    <message>
        <source>as wide as looks well</source>
        <translation>anchura adecuada</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source> dpi</source>
        <translation> ppp</translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation>Transparente</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Coordenadas</translation>
    </message>
    <message>
        <source>Black below</source>
        <translation>Negras abajo</translation>
    </message>
    <message>
        <source>Marks, arrows</source>
        <translation>Marcas, flechas</translation>
    </message>
    <message>
        <source>changed</source>
        <comment>a style that was saved</comment>
        <translation>modificado</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Estilo</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Men</source>
        <translation>Piezas</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Tableros</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Fineness</source>
        <translation>Resolución</translation>
    </message>
    <message>
        <source>Magazine</source>
        <translation>Revista</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Pantalla</translation>
    </message>
    <message>
        <source>Tournament sheet</source>
        <translation>Hoja de torneo</translation>
    </message>
    <message>
        <source>Print, grey</source>
        <translation>Imprenta, gris</translation>
    </message>
    <message>
        <source>Hatched, as in print</source>
        <translation>Rayado, como en imprenta</translation>
    </message>
    <message>
        <source>Flat grey</source>
        <translation>Gris liso</translation>
    </message>
    <message>
        <source>Coloured, as on the screen</source>
        <translation>En color, como en pantalla</translation>
    </message>
    <message>
        <source>As the style has it</source>
        <translation>Como en el estilo</translation>
    </message>
    <message>
        <source>Width of the picture</source>
        <translation>Anchura de la imagen</translation>
    </message>
    <message>
        <source>Width of the board</source>
        <translation>Anchura del tablero</translation>
    </message>
</context>
<context>
    <name>DockBar</name>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Búsqueda</translation>
    </message>
    <message>
        <source>Edits</source>
        <translation>Modificaciones</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versiones</translation>
    </message>
    <message>
        <source>Library  %1</source>
        <translation>Biblioteca  %1</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Vecinas</translation>
    </message>
</context>
<context>
    <name>DropLegend</name>
    <message>
        <source>same key</source>
        <translation>misma clave</translation>
    </message>
    <message>
        <source>as here</source>
        <translation>como aquí</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>correcto</translation>
    </message>
    <message>
        <source>keys: cooked</source>
        <translation>claves: demolido</translation>
    </message>
    <message>
        <source>too many</source>
        <translation>demasiadas</translation>
    </message>
    <message>
        <source>too few</source>
        <translation>faltan</translation>
    </message>
    <message>
        <source>other shape</source>
        <translation>otra forma</translation>
    </message>
    <message>
        <source>no solution</source>
        <translation>sin solución</translation>
    </message>
    <message>
        <source>short</source>
        <translation>solución corta</translation>
    </message>
    <message>
        <source>illegal</source>
        <translation>ilegal</translation>
    </message>
    <message>
        <source>open</source>
        <translation>abierto</translation>
    </message>
</context>
<context>
    <name>DropMap</name>
    <message>
        <source>Both kings are missing: what a square would do cannot be judged.</source>
        <translation>Faltan los dos reyes: no se puede juzgar lo que haría una casilla.</translation>
    </message>
    <message>
        <source>Black&apos;s king is missing: what a square would do cannot be judged.</source>
        <translation>Falta el rey negro: no se puede juzgar lo que haría una casilla.</translation>
    </message>
    <message>
        <source>White&apos;s king is missing: only the scheme bench (F4) works without him.</source>
        <translation>Falta el rey blanco: solo el banco de esquemas (F4) trabaja sin él.</translation>
    </message>
    <message>
        <source>With this many kings, what a square would do cannot be judged.</source>
        <translation>Con tantos reyes no se puede juzgar lo que haría una casilla.</translation>
    </message>
    <message>
        <source>%1 in hand.</source>
        <translation>%1 en mano.</translation>
    </message>
    <message>
        <source>%1 lifted from %2.</source>
        <translation>%1 en mano, de %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 squares tested in %2 ms.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 casillas probadas en %2 ms.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 squares tested.</source>
        <translation>%1 de %2 casillas probadas.</translation>
    </message>
    <message>
        <source>Esc puts it back, M hides the map</source>
        <translation>Esc la devuelve, M oculta el mapa</translation>
    </message>
    <message>
        <source>On %1:</source>
        <translation>En %1:</translation>
    </message>
</context>
<context>
    <name>EntryPart</name>
    <message>
        <source>Entry form</source>
        <translation>Ficha de concurso</translation>
    </message>
    <message>
        <source>Anonymous, with a number</source>
        <translation>Anónimo, con un número</translation>
    </message>
    <message>
        <source>The authors, if left empty</source>
        <translation>Los autores, si se deja vacío</translation>
    </message>
    <message>
        <source>Tourney</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Sección</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Nobody is named: neither the authors nor you.</source>
        <translation>No se nombra a nadie: ni a los autores ni a usted.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Observaciones</translation>
    </message>
</context>
<context>
    <name>ExportWindow</name>
    <message>
        <source>Export diagrams</source>
        <translation>Exportar diagramas</translation>
    </message>
    <message>
        <source>Copy diagram</source>
        <translation>Copiar el diagrama</translation>
    </message>
    <message>
        <source>Copy page</source>
        <translation>Copiar página</translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation>Copiar texto</translation>
    </message>
    <message>
        <source>Stopped. The page is older than what is chosen.</source>
        <translation>Detenido. La página es anterior a lo elegido.</translation>
    </message>
    <message>
        <source>No library is open.</source>
        <translation>No hay ninguna biblioteca abierta.</translation>
    </message>
    <message>
        <source>Nothing is selected in the library.</source>
        <translation>No hay nada seleccionado en la biblioteca.</translation>
    </message>
    <message>
        <source>The search finds nothing in the library.</source>
        <translation>La búsqueda no encuentra nada en la biblioteca.</translation>
    </message>
    <message>
        <source>The first %1 of %2 problems are taken; narrow the search for others.</source>
        <translation>Se toman los primeros %1 de %2 problemas; restrinja la búsqueda para otros.</translation>
    </message>
    <message>
        <source>One problem of another game is left out: its tab exports it.</source>
        <translation>Se omite un problema de otro juego: lo exporta su pestaña.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems of other games are left out: their tabs export them.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Se omiten %1 problemas de otros juegos: los exportan sus pestañas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Folder of web pages (*)</source>
        <translation>Carpeta de páginas web (*)</translation>
    </message>
    <message>
        <source>Export diagram</source>
        <translation>Exportar diagrama</translation>
    </message>
    <message>
        <source>One page was printed.</source>
        <translation>Se imprimió una página.</translation>
    </message>
    <message numerus="yes">
        <source>%1 pages were printed.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Se imprimieron %1 páginas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Printing was stopped.</source>
        <translation>La impresión se detuvo.</translation>
    </message>
</context>
<context>
    <name>ExtrasCard</name>
    <message>
        <source>Beside the board</source>
        <translation>Junto al tablero</translation>
    </message>
</context>
<context>
    <name>FiguresPage</name>
    <message>
        <source>Whole library</source>
        <translation>Toda la biblioteca</translation>
    </message>
    <message>
        <source>Count all problems, whatever is searched for</source>
        <translation>Contar todos los problemas, sea cual sea la búsqueda</translation>
    </message>
    <message>
        <source>Copy as table</source>
        <translation>Copiar como tabla</translation>
    </message>
    <message>
        <source>Counting …</source>
        <translation>Contando …</translation>
    </message>
    <message>
        <source>One problem</source>
        <translation>Un problema</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 problemas</numerusform>
        </translation>
    </message>
    <message>
        <source>Figures of the library</source>
        <translation>Cifras de la biblioteca</translation>
    </message>
</context>
<context>
    <name>FindDetails</name>
    <message>
        <source>Choose a find, and its reasons stand here.</source>
        <translation>Elija un hallazgo y aquí estarán sus razones.</translation>
    </message>
    <message>
        <source>Added: %1</source>
        <translation>Añadidas: %1</translation>
    </message>
    <message>
        <source>Themes: %1</source>
        <translation>Temas: %1</translation>
    </message>
</context>
<context>
    <name>FindList</name>
    <message>
        <source>Found</source>
        <translation>Encontrados</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>Find an action or a problem</source>
        <translation>Buscar una orden o un problema</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Encontrados</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>No se encontró nada.</translation>
    </message>
</context>
<context>
    <name>FinderField</name>
    <message>
        <source>Find action or problem</source>
        <translation>Buscar orden o problema</translation>
    </message>
</context>
<context>
    <name>FlawTicks</name>
    <message>
        <source>Flaws that no find may have</source>
        <translation>Defectos que ningún hallazgo puede tener</translation>
    </message>
    <message>
        <source>No find has what is ticked; other flaws are weighed: such finds come later.</source>
        <translation>Ningún hallazgo tiene lo marcado; los demás defectos se sopesan: esos hallazgos vienen después.</translation>
    </message>
</context>
<context>
    <name>Footer</name>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open what was saved</source>
        <translation>Abrir lo que se guardó</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Copy page</source>
        <translation>Copiar página</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>Imprimir …</translation>
    </message>
    <message>
        <source>%1 of %2 written</source>
        <translation>%1 de %2 escritos</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <translation>%1 de %2 resueltos</translation>
    </message>
    <message>
        <source>Working …</source>
        <translation>En curso …</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message>
        <source>Gallery of the problems found</source>
        <translation>Galería de los problemas encontrados</translation>
    </message>
    <message>
        <source>Size of the diagrams</source>
        <translation>Tamaño de los diagramas</translation>
    </message>
    <message>
        <source>Size of the diagrams (Ctrl with the wheel)</source>
        <translation>Tamaño de los diagramas (Ctrl con la rueda)</translation>
    </message>
    <message>
        <source>%1 pixels</source>
        <translation>%1 píxeles</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
</context>
<context>
    <name>GameBar</name>
    <message>
        <source>Task in single fields (Shift+F9)</source>
        <translation>Enunciado en campos separados (Mayús+F9)</translation>
    </message>
    <message>
        <source>Who begins; click for the next player</source>
        <translation>Quién empieza; clic para el jugador siguiente</translation>
    </message>
    <message>
        <source>Rules in force; click to change</source>
        <translation>Reglas en vigor; clic para cambiar</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>Turno: %1</translation>
    </message>
</context>
<context>
    <name>GameBoard</name>
    <message>
        <source>%1 …: one more letter</source>
        <translation>%1 …: una letra más</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Game book</source>
        <translation>Libro de juegos</translation>
    </message>
    <message>
        <source>Rules of the game, and options</source>
        <translation>Reglas del juego y opciones</translation>
    </message>
</context>
<context>
    <name>GameComposing</name>
    <message>
        <source>Change the task</source>
        <translation>Cambiar el enunciado</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>Cambiar las reglas</translation>
    </message>
    <message>
        <source>Change what is beside the board</source>
        <translation>Cambiar lo que hay junto al tablero</translation>
    </message>
    <message>
        <source>Change who begins</source>
        <translation>Cambiar quién empieza</translation>
    </message>
    <message>
        <source>A man would leave the board.</source>
        <translation>Una pieza saldría del tablero.</translation>
    </message>
    <message>
        <source>The two sides have other men, and cannot be swapped.</source>
        <translation>Los dos bandos tienen piezas distintas y no se pueden intercambiar.</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Intercambiar los bandos</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>Vaciar el tablero</translation>
    </message>
    <message>
        <source>How the men stand at first is not known.</source>
        <translation>No se sabe cómo están las piezas al principio.</translation>
    </message>
    <message>
        <source>Position of the beginning</source>
        <translation>Posición inicial</translation>
    </message>
    <message>
        <source>Man on %1</source>
        <translation>Pieza en %1</translation>
    </message>
    <message>
        <source>Letters (%1):</source>
        <translation>Letras (%1):</translation>
    </message>
    <message>
        <source>Mark a man</source>
        <translation>Marcar una pieza</translation>
    </message>
    <message>
        <source>Nothing can be marked there.</source>
        <translation>Allí no se puede marcar nada.</translation>
    </message>
    <message>
        <source>There is no solution to copy yet.</source>
        <translation>Todavía no hay ninguna solución que copiar.</translation>
    </message>
    <message>
        <source>The solution was copied.</source>
        <translation>La solución se copió.</translation>
    </message>
    <message>
        <source>Drag men from the tray, between cells, and off the board; or click one in the tray and then cells. Ctrl copies, Alt exchanges, Shift selects several. The right button removes or puts the last man again, the wheel changes the sort. Arrows move a cursor, letters put men, Space lifts and drops, Delete removes, a full stop asks for letters, V shows where a man goes. Click a row of the solution to play it, Escape comes back. Shift and the right button open the menu of a cell.</source>
        <translation>Arrastre piezas desde la bandeja, entre casillas y fuera del tablero; o haga clic en una de la bandeja y después en las casillas. Ctrl copia, Alt intercambia, Mayús selecciona varias. El botón derecho quita o pone de nuevo la última pieza, la rueda cambia el tipo. Las flechas mueven un cursor, las letras ponen piezas, Espacio levanta y suelta, Supr quita, un punto pide las letras, V muestra adónde va una pieza. Haga clic en una fila de la solución para jugarla, Esc vuelve. Mayús y el botón derecho abren el menú de una casilla.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
</context>
<context>
    <name>GameParts</name>
    <message>
        <source>Turns of the player to move</source>
        <translation>Jugadas de quien tiene el turno</translation>
    </message>
    <message>
        <source>Found on the board</source>
        <translation>Encontrado en el tablero</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solución</translation>
    </message>
    <message>
        <source>Position and rules</source>
        <translation>Posición y reglas</translation>
    </message>
</context>
<context>
    <name>GameShowing</name>
    <message>
        <source>Nothing on the board yet</source>
        <translation>Todavía nada en el tablero</translation>
    </message>
    <message>
        <source>Drag men to the board, or take the position of the beginning.</source>
        <translation>Arrastre piezas al tablero, o tome la posición inicial.</translation>
    </message>
    <message>
        <source>No task yet</source>
        <translation>Todavía sin enunciado</translation>
    </message>
    <message>
        <source>Say what is to be reached, in the field over the board.</source>
        <translation>Diga qué se debe alcanzar, en el campo sobre el tablero.</translation>
    </message>
    <message>
        <source>Put men on the board and choose a task.</source>
        <translation>Ponga piezas en el tablero y elija un enunciado.</translation>
    </message>
    <message>
        <source>Cannot be solved</source>
        <translation>No se puede resolver</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>No se encontró nada.</translation>
    </message>
    <message>
        <source>none while there is no task</source>
        <translation>ninguna mientras no haya enunciado</translation>
    </message>
    <message>
        <source>Turns of %1</source>
        <translation>Jugadas: %1</translation>
    </message>
</context>
<context>
    <name>HeadPart</name>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>This problem</source>
        <translation>Este</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Elegidos</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Hallados</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>Diagrama</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Hoja</translation>
    </message>
    <message>
        <source>Entry form</source>
        <translation>Ficha</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>diagram, of the magazines</source>
        <translation>diagram, de las revistas</translation>
    </message>
    <message>
        <source>Package</source>
        <translation>Paquete</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 elegidos</translation>
    </message>
    <message>
        <source>Search, %1</source>
        <translation>Hallados, %1</translation>
    </message>
    <message>
        <source>Entry forms are written as PDF, SVG or PNG.</source>
        <translation>Las fichas de concurso se escriben en PDF, SVG o PNG.</translation>
    </message>
    <message>
        <source>Of this game only a single diagram can be exported, in the other formats.</source>
        <translation>De este juego se puede obtener un solo diagrama, en los otros formatos.</translation>
    </message>
</context>
<context>
    <name>HoldButton</name>
    <message>
        <source>Hold as phase</source>
        <translation>Guardar como fase</translation>
    </message>
    <message>
        <source>Hold a first move as a column of the table</source>
        <translation>Guardar una primera jugada como columna de la tabla</translation>
    </message>
    <message>
        <source>Play it on the board</source>
        <translation>Jugarla en el tablero</translation>
    </message>
    <message numerus="yes">
        <source>%1 more, with more refutations: play them on the board</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 más, con más refutaciones: juéguense en el tablero</numerusform>
        </translation>
    </message>
    <message>
        <source>1 first move took too long</source>
        <translation>1 primera jugada tardó demasiado</translation>
    </message>
    <message numerus="yes">
        <source>%1 first moves took too long</source>
        <translation>
            <numerusform>%1 primera jugada tardó demasiado</numerusform>
            <numerusform>%1 primeras jugadas tardaron demasiado</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Holding</name>
    <message>
        <source>any, or such as e3e4</source>
        <translation>cualquiera, o como e3e4</translation>
    </message>
    <message>
        <source>the key neither checks nor takes</source>
        <translation>la clave no da jaque ni captura</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>cualquier número</translation>
    </message>
    <message>
        <source>one, or such as 2 or 2.1.1.1</source>
        <translation>una, o como 2 o 2.1.1.1</translation>
    </message>
    <message>
        <source>none, or such as stockfish</source>
        <translation>ninguno, o por ejemplo stockfish</translation>
    </message>
    <message>
        <source>Is asked where there are more than four men; it proves nothing</source>
        <translation>Se le pregunta cuando hay más de cuatro piezas; no prueba nada</translation>
    </message>
    <message>
        <source>can arise in a game</source>
        <translation>posible en partida</translation>
    </message>
    <message>
        <source>no promoted force</source>
        <translation>sin piezas promocionadas</translation>
    </message>
    <message>
        <source>Themes that must be there</source>
        <translation>Temas que deben estar</translation>
    </message>
    <message>
        <source>near the diagram first</source>
        <translation>primero cerca del diagrama</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>al azar</translation>
    </message>
    <message>
        <source>Another number gives another random order</source>
        <translation>Otro número da otro orden aleatorio</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todas</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>The key move is no move such as e3e4 or e7e8q.</source>
        <translation>La jugada clave no es una jugada como e3e4 o e7e8q.</translation>
    </message>
    <message>
        <source>White&apos;s first move is the only one, and besides:</source>
        <translation>La primera jugada blanca es la única, y además:</translation>
    </message>
    <message>
        <source>Sound, with the solutions that are meant, and besides:</source>
        <translation>Correcto, con las soluciones previstas, y además:</translation>
    </message>
    <message>
        <source>any man</source>
        <translation>cualquier pieza</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Soluciones</translation>
    </message>
    <message>
        <source>Model mates at least</source>
        <translation>Mates modelo al menos</translation>
    </message>
    <message>
        <source>Only moves in a row, at least</source>
        <translation>Jugadas únicas seguidas, al menos</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Key by</source>
        <translation>Clave de</translation>
    </message>
    <message>
        <source>Key move</source>
        <translation>Jugada clave</translation>
    </message>
    <message>
        <source>Men at most</source>
        <translation>Piezas, máx.</translation>
    </message>
    <message>
        <source>Duals at most</source>
        <translation>Duales, máx.</translation>
    </message>
    <message>
        <source>Variations at least</source>
        <translation>Variantes, mín.</translation>
    </message>
    <message>
        <source>Tries at least</source>
        <translation>Ensayos, mín.</translation>
    </message>
    <message>
        <source>Changed mates at least</source>
        <translation>Mates cambiados, mín.</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Try at most</source>
        <translation>Probar como máximo</translation>
    </message>
    <message>
        <source>Time for each</source>
        <translation>Tiempo para cada una</translation>
    </message>
    <message>
        <source>Sound, with one key, and besides:</source>
        <translation>Correcto, con una clave, y además:</translation>
    </message>
    <message>
        <source>How to try</source>
        <translation>Cómo probar</translation>
    </message>
</context>
<context>
    <name>InsightColumn</name>
    <message>
        <source>Elements</source>
        <translation>Elementos</translation>
    </message>
    <message>
        <source>Show mere elements, such as self-blocks, too</source>
        <translation>Mostrar también los meros elementos, como los autobloqueos</translation>
    </message>
    <message>
        <source>Tries %1</source>
        <translation>Ensayos %1</translation>
    </message>
    <message>
        <source>How many tries the table shows</source>
        <translation>Cuántos ensayos muestra la tabla</translation>
    </message>
    <message>
        <source>Order of the tries, hidden ones, copy</source>
        <translation>Orden de los ensayos, ocultos, copia</translation>
    </message>
    <message>
        <source>What speaks for and against it is on the clipboard.</source>
        <translation>Los pros y los contras están en el portapapeles.</translation>
    </message>
    <message>
        <source>Themes of proof games are not looked for.</source>
        <translation>No se buscan temas en las partidas justificativas.</translation>
    </message>
    <message>
        <source>Themes are looked for in mates, selfmates and help play.</source>
        <translation>Los temas se buscan en mates directos, mates inversos y juego ayudado.</translation>
    </message>
    <message>
        <source>No solution. The tries that come nearest, with what refutes them:</source>
        <translation>Sin solución. Los ensayos que más se acercan, con lo que los refuta:</translation>
    </message>
    <message>
        <source>No solution, and no try comes near: each has several refutations.</source>
        <translation>Sin solución, y ningún ensayo se acerca: cada uno tiene varias refutaciones.</translation>
    </message>
    <message>
        <source>It is not marked which key is meant, so nothing is said of its themes and play. Mark it in the solution with the right button: Keep this key.</source>
        <translation>No está marcada la clave prevista, así que nada se dice de sus temas ni de su juego. Márquela en la solución con el botón derecho: Conservar esta clave.</translation>
    </message>
    <message>
        <source>Copied: the phase table as text.</source>
        <translation>Copiado: la tabla de fases como texto.</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Fases</translation>
    </message>
    <message>
        <source>Themes</source>
        <translation>Temas</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy what speaks for and against the problem, as in an award</source>
        <translation>Copiar lo que habla a favor y en contra del problema, como en un fallo</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>Calidad</translation>
    </message>
    <message>
        <source>Correspondences</source>
        <translation>Correspondencias</translation>
    </message>
</context>
<context>
    <name>KeepKillTab</name>
    <message>
        <source>Keep and kill</source>
        <translation>Mantener y eliminar</translation>
    </message>
    <message>
        <source>Keep and kill (%1)</source>
        <translation>Mantener y eliminar (%1)</translation>
    </message>
    <message>
        <source>Tick a defence with its mate: men are tried who keep it.</source>
        <translation>Marque una defensa con su mate: se prueban piezas que lo mantengan.</translation>
    </message>
    <message>
        <source>Tick a defence with its continuation: men are tried who keep it.</source>
        <translation>Marque una defensa con su continuación: se prueban piezas que la mantengan.</translation>
    </message>
    <message>
        <source>The best of all men</source>
        <translation>Las mejores de todas las piezas</translation>
    </message>
    <message>
        <source>The key becomes a try, another move the key</source>
        <translation>La clave pasa a ensayo, otra jugada a clave</translation>
    </message>
    <message>
        <source>one more keeps all and stops the rest</source>
        <translation>una más mantiene todo y elimina el resto</translation>
    </message>
    <message numerus="yes">
        <source>%1 more keep all and stop the rest</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 más mantienen todo y eliminan el resto</numerusform>
        </translation>
    </message>
    <message>
        <source>What solves with them is being asked …</source>
        <translation>Se pregunta qué resuelve con ellas …</translation>
    </message>
    <message>
        <source>not sound</source>
        <translation>no correcto</translation>
    </message>
    <message>
        <source>other threats</source>
        <translation>otras amenazas</translation>
    </message>
    <message>
        <source>one new black move</source>
        <translation>una jugada negra nueva</translation>
    </message>
    <message numerus="yes">
        <source>%1 new black moves</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 jugadas negras nuevas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeepLegend</name>
    <message>
        <source>kept</source>
        <translation>queda</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdido</translation>
    </message>
    <message>
        <source>rivals left</source>
        <translation>rivales</translation>
    </message>
    <message>
        <source>new holes</source>
        <translation>huecos nuevos</translation>
    </message>
    <message>
        <source>holes closed</source>
        <translation>huecos cerrados</translation>
    </message>
</context>
<context>
    <name>KeepMap</name>
    <message>
        <source>%1 in hand.</source>
        <translation>%1 en la mano.</translation>
    </message>
    <message>
        <source>One mate is wanted</source>
        <translation>Se desea un mate</translation>
    </message>
    <message numerus="yes">
        <source>%1 mates are wanted</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Se desean %1 mates</numerusform>
        </translation>
    </message>
    <message>
        <source>One continuation is wanted</source>
        <translation>Se desea una continuación</translation>
    </message>
    <message numerus="yes">
        <source>%1 continuations are wanted</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Se desean %1 continuaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>in one phase</source>
        <translation>en una fase</translation>
    </message>
    <message numerus="yes">
        <source>in %1 phases</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>en %1 fases</numerusform>
        </translation>
    </message>
    <message>
        <source>On %1:</source>
        <translation>En %1:</translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message>
        <source>New collection</source>
        <translation>Nueva colección</translation>
    </message>
    <message>
        <source>All problems</source>
        <translation>Todos los problemas</translation>
    </message>
    <message>
        <source>Remove what lies in the bin for good?</source>
        <translation>¿Eliminar definitivamente lo que hay en la papelera?</translation>
    </message>
    <message>
        <source>One problem with all its versions. This cannot be undone.</source>
        <translation>Un problema con todas sus versiones. Esto no se puede deshacer.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems with all their versions. This cannot be undone.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 problemas con todas sus versiones. Esto no se puede deshacer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Empty the bin</source>
        <translation>Vaciar la papelera</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renombrar</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Order …</source>
        <translation>Orden …</translation>
    </message>
    <message>
        <source>Empty the bin …</source>
        <translation>Vaciar la papelera …</translation>
    </message>
</context>
<context>
    <name>KeysTab</name>
    <message>
        <source>Keys</source>
        <translation>Claves</translation>
    </message>
    <message>
        <source>Keys lead to a position after the key, in which Black is to move.</source>
        <translation>Las claves llevan a una posición tras la clave, en la que juegan las Negras.</translation>
    </message>
    <message>
        <source>Keys (%1 quiet, %2 by capture)</source>
        <translation>Claves (%1 tranquilas, %2 con captura)</translation>
    </message>
</context>
<context>
    <name>KindList</name>
    <message>
        <source>Fairy men</source>
        <translation>Piezas mágicas</translation>
    </message>
</context>
<context>
    <name>KindStrip</name>
    <message>
        <source>After the key</source>
        <translation>Tras la clave</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>Diagrama</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Inacabado</translation>
    </message>
    <message>
        <source>Black replies</source>
        <translation>Responden las Negras</translation>
    </message>
    <message>
        <source>White begins</source>
        <translation>Empiezan las Blancas</translation>
    </message>
    <message>
        <source>Nobody to move yet</source>
        <translation>Aún no juega nadie</translation>
    </message>
</context>
<context>
    <name>LetterToComposer</name>
    <message>
        <source>What the letter tells</source>
        <translation>Lo que dice la carta</translation>
    </message>
    <message>
        <source>Language of the letter</source>
        <translation>Idioma de la carta</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Asunto</translation>
    </message>
    <message>
        <source>The letter</source>
        <translation>La carta</translation>
    </message>
    <message>
        <source>Subject of the template</source>
        <translation>Asunto de la plantilla</translation>
    </message>
    <message>
        <source>The template</source>
        <translation>La plantilla</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Open in the mail program</source>
        <translation>Abrir en el programa de correo</translation>
    </message>
    <message>
        <source>Keep the template</source>
        <translation>Guardar la plantilla</translation>
    </message>
    <message>
        <source>As it came</source>
        <translation>Como venía</translation>
    </message>
    <message>
        <source>Letter to the composer</source>
        <translation>Carta al compositor</translation>
    </message>
    <message>
        <source>Close the letter without copying it, or without keeping its template?</source>
        <translation>¿Cerrar la carta sin copiarla o sin guardar su plantilla?</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>A line of which a word is not known is left out: %1</source>
        <translation>Se omite la línea de la que falte una palabra: %1</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Plantilla</translation>
    </message>
</context>
<context>
    <name>LetterWindow</name>
    <message>
        <source>The letter</source>
        <translation>La carta</translation>
    </message>
    <message>
        <source>Paste the whole letter here, or drop its files.</source>
        <translation>Pegue aquí la carta entera o suelte sus archivos.</translation>
    </message>
    <message>
        <source>The problems of the letter</source>
        <translation>Los problemas de la carta</translation>
    </message>
    <message>
        <source>Open files …</source>
        <translation>Abrir archivos …</translation>
    </message>
    <message>
        <source>Keep all as originals</source>
        <translation>Guardar todos como originales</translation>
    </message>
    <message>
        <source>Read a letter</source>
        <translation>Leer una carta</translation>
    </message>
    <message>
        <source>Open a letter</source>
        <translation>Abrir una carta</translation>
    </message>
    <message>
        <source>One problem.</source>
        <translation>Un problema.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 problemas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is being read …</source>
        <translation>Leyendo %1 …</translation>
    </message>
    <message>
        <source>The letter says C+.</source>
        <translation>La carta dice C+.</translation>
    </message>
    <message>
        <source>%1 of problem %2</source>
        <translation>%1 del problema %2</translation>
    </message>
    <message>
        <source>Close without keeping the letter?</source>
        <translation>¿Cerrar sin guardar la carta?</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>Form</source>
        <translation>Formulario</translation>
    </message>
    <message>
        <source>The search as a form</source>
        <translation>La búsqueda como formulario</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>Collections, kept searches and the bin beside the problems</source>
        <translation>Colecciones, búsquedas conservadas y papelera junto a los problemas</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Patrón</translation>
    </message>
    <message>
        <source>The pattern and the details beside the problems</source>
        <translation>El patrón y los detalles junto a los problemas</translation>
    </message>
    <message>
        <source>Keep as collection</source>
        <translation>Conservar como colección</translation>
    </message>
    <message>
        <source>Keep this search among the collections at the left</source>
        <translation>Conservar esta búsqueda entre las colecciones de la izquierda</translation>
    </message>
    <message>
        <source>The library could not be read.</source>
        <translation>No se pudo leer la biblioteca.</translation>
    </message>
    <message>
        <source>Nothing is shown: the search is not understood.</source>
        <translation>No se muestra nada: la búsqueda no se entiende.</translation>
    </message>
    <message>
        <source>Nothing matches.</source>
        <translation>Sin resultados.</translation>
    </message>
    <message>
        <source>Drop the last term?</source>
        <translation>¿Quitar el último término?</translation>
    </message>
    <message>
        <source>No problems yet. Import a file or press Ctrl+S on the board.</source>
        <translation>Todavía no hay problemas. Importe un archivo o pulse Ctrl+S en el tablero.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Gallery</source>
        <translation>Galería</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Cifras</translation>
    </message>
</context>
<context>
    <name>LimitsPopup</name>
    <message>
        <source>Limit what edits may do</source>
        <translation>Limitar lo que pueden hacer las modificaciones</translation>
    </message>
    <message>
        <source>How far a man may be moved</source>
        <translation>Hasta dónde se puede mover una pieza</translation>
    </message>
    <message>
        <source>Moves of any length</source>
        <translation>Movimientos de cualquier longitud</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Un paso</translation>
    </message>
    <message>
        <source>Up to two steps</source>
        <translation>Hasta dos pasos</translation>
    </message>
    <message>
        <source>No more men than now</source>
        <translation>No más piezas que ahora</translation>
    </message>
    <message>
        <source>No limits</source>
        <translation>Sin límites</translation>
    </message>
    <message>
        <source>All men</source>
        <translation>Todas las piezas</translation>
    </message>
    <message>
        <source>None</source>
        <comment>of the men</comment>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>All squares</source>
        <translation>Todas las casillas</translation>
    </message>
    <message>
        <source>Empty ones</source>
        <translation>Las vacías</translation>
    </message>
    <message>
        <source>None</source>
        <comment>of the squares</comment>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Only these men</source>
        <translation>Solo estas piezas</translation>
    </message>
    <message>
        <source>Only the blue squares</source>
        <translation>Solo las casillas azules</translation>
    </message>
</context>
<context>
    <name>LineField</name>
    <message>
        <source>B</source>
        <comment>bold</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Negrita</translation>
    </message>
    <message>
        <source>I</source>
        <comment>italic</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>Italic</source>
        <translation>Cursiva</translation>
    </message>
</context>
<context>
    <name>LineRepairPanel</name>
    <message>
        <source>Repairs</source>
        <translation>Reparaciones</translation>
    </message>
    <message>
        <source>Nothing to repair: no cook.</source>
        <translation>Nada que reparar: ninguna demolición.</translation>
    </message>
    <message>
        <source>Intended solutions marked: %1 of %2.</source>
        <translation>Soluciones previstas marcadas: %1 de %2.</translation>
    </message>
    <message>
        <source>Keep %1. Stop %2.</source>
        <translation>Conservar %1. Impedir %2.</translation>
    </message>
    <message>
        <source>Mark those you intend with P in the solutions, and state how many.</source>
        <translation>Marque con P las previstas entre las soluciones, e indique cuántas son.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Edits that make it sound</source>
        <translation>Modificaciones que lo hacen correcto</translation>
    </message>
    <message>
        <source>Stop a part only</source>
        <translation>Impiden solo una parte</translation>
    </message>
    <message>
        <source>illegal</source>
        <translation>ilegal</translation>
    </message>
    <message>
        <source>one man saved</source>
        <translation>una pieza menos</translation>
    </message>
    <message numerus="yes">
        <source>%1 men saved</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 piezas menos</numerusform>
        </translation>
    </message>
    <message>
        <source>the intended solutions stay</source>
        <translation>las soluciones previstas quedan</translation>
    </message>
    <message>
        <source>stops %1</source>
        <translation>impide %1</translation>
    </message>
    <message>
        <source>No single edit stops all cooks and keeps the intended solutions, nor does the only pair.</source>
        <translation>Ninguna modificación sola impide todas las demoliciones y conserva las soluciones previstas, ni tampoco la única pareja.</translation>
    </message>
    <message numerus="yes">
        <source>No single edit and none of %1 pairs stops all cooks and keeps the intended solutions.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Ninguna modificación sola y ninguna de %1 parejas impide todas las demoliciones y conserva las soluciones previstas.</numerusform>
        </translation>
    </message>
    <message>
        <source>No single edit stops all cooks and keeps the intended solutions.</source>
        <translation>Ninguna modificación sola impide todas las demoliciones y conserva las soluciones previstas.</translation>
    </message>
    <message>
        <source>Every edit here was solved in full. Pairs tried: %1.</source>
        <translation>Cada modificación se resolvió por completo. Parejas probadas: %1.</translation>
    </message>
    <message>
        <source>Every edit here was solved in full. Pairs tried: %1, not all.</source>
        <translation>Cada modificación se resolvió por completo. Parejas probadas: %1, no todas.</translation>
    </message>
    <message>
        <source>Every edit here was solved in full. Nothing was cut short.</source>
        <translation>Cada modificación se resolvió por completo. No se abrevió nada.</translation>
    </message>
    <message>
        <source>Every edit here was solved in full. %1 of %2 tried.</source>
        <translation>Cada modificación se resolvió por completo. %1 de %2 probadas.</translation>
    </message>
    <message>
        <source>Edits will be tried in a moment.</source>
        <translation>Las modificaciones se probarán en un momento.</translation>
    </message>
</context>
<context>
    <name>LineStrip</name>
    <message>
        <source>Escape shows the diagram</source>
        <translation>Esc muestra el diagrama</translation>
    </message>
    <message>
        <source>One move back (Left)</source>
        <translation>Una jugada atrás (Izquierda)</translation>
    </message>
    <message>
        <source>One move on (Right)</source>
        <translation>Una jugada adelante (Derecha)</translation>
    </message>
    <message>
        <source>Back to the diagram (Escape)</source>
        <translation>Volver al diagrama (Esc)</translation>
    </message>
</context>
<context>
    <name>LiveGrid</name>
    <message>
        <source>Defences and mates in each phase</source>
        <translation>Defensas y mates en cada fase</translation>
    </message>
    <message>
        <source>Arrows go from cell to cell. Space ticks a defence, Delete lets a phase go.</source>
        <translation>Las flechas van de celda en celda. Espacio marca una defensa, Supr suelta una fase.</translation>
    </message>
</context>
<context>
    <name>ManCard</name>
    <message>
        <source>Royal: check and mate are of this man</source>
        <translation>Real: el jaque y el mate son a esta pieza</translation>
    </message>
</context>
<context>
    <name>ManField</name>
    <message>
        <source>G, g, =G, G* or a name</source>
        <translation>G, g, =G, G* o un nombre</translation>
    </message>
    <message>
        <source>Man to put at the cursor</source>
        <translation>Pieza que poner en el cursor</translation>
    </message>
</context>
<context>
    <name>ManStrip</name>
    <message>
        <source>Other men on this square</source>
        <translation>Otras piezas en esta casilla</translation>
    </message>
    <message>
        <source>Arrows choose a man, Enter puts him there, Escape leaves.</source>
        <translation>Las flechas eligen una pieza, Intro la pone ahí, Esc sale.</translation>
    </message>
</context>
<context>
    <name>MenPage</name>
    <message>
        <source>Name, letter or step, as (1,2)</source>
        <translation>Nombre, letra o paso, como (1,2)</translation>
    </message>
    <message>
        <source>Find a fairy man</source>
        <translation>Buscar una pieza mágica</translation>
    </message>
    <message>
        <source>A man of your own …</source>
        <translation>Una pieza propia …</translation>
    </message>
    <message>
        <source>He is offered no more; problems that have him keep him as he is</source>
        <translation>Ya no se ofrece; los problemas que la tienen la conservan como está</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Eliminar %1</translation>
    </message>
    <message>
        <source>Bring %1 back</source>
        <translation>Recuperar %1</translation>
    </message>
</context>
<context>
    <name>MenPalette</name>
    <message>
        <source>{man}, picked</source>
        <translation>{man}, en mano</translation>
    </message>
    <message>
        <source>Men: {man}</source>
        <translation>Piezas: {man}</translation>
    </message>
    <message>
        <source>Arrows choose a man, Enter picks him to be put down with each click.</source>
        <translation>Las flechas eligen una pieza, Intro la toma para ponerla con cada clic.</translation>
    </message>
    <message>
        <source>{man}: drag him onto the board, or click to stamp him. On the board: capital {letter}</source>
        <translation>{man}: arrastrar al tablero, o clic para poner varias. En el tablero: {letter} mayúscula</translation>
    </message>
    <message>
        <source>{man}: drag him onto the board, or click to stamp him. On the board: small {letter}</source>
        <translation>{man}: arrastrar al tablero, o clic para poner varias. En el tablero: {letter} minúscula</translation>
    </message>
</context>
<context>
    <name>MenTray</name>
    <message>
        <source>Fairy men in use</source>
        <translation>Piezas mágicas en uso</translation>
    </message>
</context>
<context>
    <name>NamedMan</name>
    <message>
        <source>Fairy man</source>
        <translation>Pieza mágica</translation>
    </message>
    <message>
        <source>Name a fairy man</source>
        <translation>Nombrar una pieza mágica</translation>
    </message>
    <message>
        <source>G for White&apos;s grasshopper, g for Black&apos;s, =G a neutral one, G* a royal one</source>
        <translation>G para el saltamontes blanco, g para el negro, =G para uno neutral, G* para uno real</translation>
    </message>
</context>
<context>
    <name>NeededLegend</name>
    <message>
        <source>needed</source>
        <translation>necesaria</translation>
    </message>
    <message>
        <source>only stops cooks or duals</source>
        <translation>solo impide demoliciones o duales</translation>
    </message>
    <message>
        <source>can go</source>
        <translation>superflua</translation>
    </message>
    <message>
        <source>can go together</source>
        <translation>superfluas juntas</translation>
    </message>
</context>
<context>
    <name>NeighboursCard</name>
    <message>
        <source>Neighbours</source>
        <translation>Posiciones vecinas</translation>
    </message>
    <message>
        <source>none while there is no task</source>
        <translation>ninguna mientras no haya enunciado</translation>
    </message>
</context>
<context>
    <name>NeighboursPanel</name>
    <message>
        <source>Neighbours</source>
        <translation>Posiciones vecinas</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Shift, mirror</source>
        <translation>Desplazar, reflejar</translation>
    </message>
    <message>
        <source>%1 more: narrow the filters.</source>
        <translation>%1 más: restrinja los filtros.</translation>
    </message>
    <message>
        <source>No sound position is one such edit away.</source>
        <translation>Ninguna posición correcta está a una sola modificación así.</translation>
    </message>
    <message>
        <source>Neighbours are those of a problem that was solved to the end.</source>
        <translation>Las posiciones vecinas son las de un problema resuelto hasta el final.</translation>
    </message>
    <message>
        <source>Longer problems and questions are tried while this list is open.</source>
        <translation>Los problemas más largos y las preguntas se prueban mientras esta lista está abierta.</translation>
    </message>
    <message>
        <source>Every single edit will be tried in a moment.</source>
        <translation>Cada modificación simple se probará en un momento.</translation>
    </message>
    <message>
        <source>One edit tried, %2 sound, each solved in full.</source>
        <translation>Una modificación probada y resuelta por completo; correctas: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 edits tried, %2 sound, each solved in full.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 modificaciones probadas, cada una resuelta por completo; correctas: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>One edit within the limits tried, %2 sound, each solved in full.</source>
        <translation>Una modificación dentro de los límites probada y resuelta por completo; correctas: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 edits within the limits tried, %2 sound, each solved in full.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 modificaciones dentro de los límites probadas, cada una resuelta por completo; correctas: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Edits tried: %1 of %2; %3 sound, %4 more to be confirmed.</source>
        <translation>Modificaciones probadas: %1 de %2; correctas: %3, por confirmar: %4.</translation>
    </message>
    <message>
        <source>Edits tried: %1 of %2; %3 sound.</source>
        <translation>Modificaciones probadas: %1 de %2; correctas: %3.</translation>
    </message>
    <message>
        <source>The other twins were not tried.</source>
        <translation>Los otros gemelos no se han probado.</translation>
    </message>
    <message>
        <source>Show edits of this kind: %1</source>
        <translation>Mostrar las modificaciones de este tipo: %1</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Límites</translation>
    </message>
    <message>
        <source>Limit what edits may do</source>
        <translation>Limitar lo que pueden hacer las modificaciones</translation>
    </message>
</context>
<context>
    <name>OptionsPopover</name>
    <message>
        <source>Recommended</source>
        <translation>Recomendadas</translation>
    </message>
</context>
<context>
    <name>OriginalsBoard</name>
    <message>
        <source>Column of the magazine</source>
        <translation>Sección de la revista</translation>
    </message>
    <message>
        <source>Author or magazine</source>
        <translation>Autor o revista</translation>
    </message>
    <message>
        <source>By or for whom</source>
        <translation>Por o para quién</translation>
    </message>
    <message>
        <source>With what, or where</source>
        <translation>Con qué, o dónde</translation>
    </message>
    <message>
        <source>Move to</source>
        <translation>Mover a</translation>
    </message>
    <message>
        <source>Letter …</source>
        <translation>Carta …</translation>
    </message>
    <message>
        <source>Open on the board</source>
        <translation>Abrir en el tablero</translation>
    </message>
    <message>
        <source>Originals by stage</source>
        <translation>Originales por etapa</translation>
    </message>
    <message>
        <source>All columns</source>
        <translation>Todas las secciones</translation>
    </message>
    <message>
        <source>Drag a card, or move it with Ctrl and an arrow.</source>
        <translation>Arrastre una ficha, o muévala con Ctrl y una flecha.</translation>
    </message>
</context>
<context>
    <name>OwnManDialog</name>
    <message>
        <source>A man of your own</source>
        <translation>Una pieza propia</translation>
    </message>
    <message>
        <source>Letters on a disc</source>
        <translation>Letras en un disco</translation>
    </message>
    <message>
        <source>leaps</source>
        <translation>salta</translation>
    </message>
    <message>
        <source>rides</source>
        <translation>corre en línea</translation>
    </message>
    <message>
        <source>hops over a man</source>
        <translation>salta por encima de una pieza</translation>
    </message>
    <message>
        <source>captures by hopping</source>
        <translation>captura saltando</translation>
    </message>
    <message>
        <source>steps over empty squares</source>
        <translation>pasa por casillas vacías</translation>
    </message>
    <message>
        <source>rides in a circle</source>
        <translation>corre en círculo</translation>
    </message>
    <message>
        <source>steps as a pawn</source>
        <translation>avanza como un peón</translation>
    </message>
    <message>
        <source>captures as a pawn</source>
        <translation>captura como un peón</translation>
    </message>
    <message>
        <source>Add this part</source>
        <translation>Añadir esta parte</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Letras</translation>
    </message>
    <message>
        <source>Figure, turned</source>
        <translation>Figura, girada</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>How the part moves</source>
        <translation>Cómo mueve la parte</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>Hacia dónde</translation>
    </message>
    <message>
        <source>What is special</source>
        <translation>Qué tiene de especial</translation>
    </message>
    <message>
        <source>nothing special</source>
        <translation>nada especial</translation>
    </message>
</context>
<context>
    <name>PagePart</name>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>upright</source>
        <translation>vertical</translation>
    </message>
    <message>
        <source>across</source>
        <translation>horizontal</translation>
    </message>
    <message>
        <source>How the paper lies</source>
        <translation>Orientación del papel</translation>
    </message>
    <message>
        <source>from</source>
        <translation>desde</translation>
    </message>
    <message>
        <source>Number the diagrams</source>
        <translation>Numerar los diagramas</translation>
    </message>
    <message>
        <source>First number</source>
        <translation>Primer número</translation>
    </message>
    <message>
        <source>those of the source</source>
        <translation>los de la fuente</translation>
    </message>
    <message>
        <source>Number the diagrams as in their source</source>
        <translation>Numerar los diagramas como en su fuente</translation>
    </message>
    <message>
        <source>Heading on each page</source>
        <translation>Título en cada página</translation>
    </message>
    <message>
        <source>authors</source>
        <translation>autores</translation>
    </message>
    <message>
        <source>sources</source>
        <translation>fuentes</translation>
    </message>
    <message>
        <source>themes</source>
        <translation>temas</translation>
    </message>
    <message>
        <source>types</source>
        <comment>of problems</comment>
        <translation>tipos</translation>
    </message>
    <message>
        <source>Booklet, to be folded</source>
        <translation>Cuadernillo para plegar</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Diagrams</source>
        <translation>Diagramas</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>Encabezado</translation>
    </message>
    <message>
        <source>Below it</source>
        <translation>Debajo</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>Index of</source>
        <translation>Índice de</translation>
    </message>
    <message>
        <source>1 on a page</source>
        <translation>1 por página</translation>
    </message>
    <message>
        <source>%1: %2 across, %3 down</source>
        <translation>%1: %2 a lo ancho, %3 a lo alto</translation>
    </message>
</context>
<context>
    <name>PaintBoard</name>
    <message>
        <source>Arrows move, Return chooses a man, Space paints the square or wipes it.</source>
        <translation>Las flechas mueven, Intro elige una pieza, Espacio pinta la casilla o la borra.</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacía</translation>
    </message>
    <message>
        <source>painted</source>
        <translation>pintada</translation>
    </message>
    <message>
        <source>What may vary: %1</source>
        <translation>Qué puede variar: %1</translation>
    </message>
</context>
<context>
    <name>ParkTab</name>
    <message>
        <source>Park</source>
        <translation>Aparcar</translation>
    </message>
    <message>
        <source>A man is parked in a position after the key, in which Black is to move: leaving his line is then the key.</source>
        <translation>Se aparca una pieza en una posición tras la clave, en la que juegan las Negras: salir de su línea es entonces la clave.</translation>
    </message>
    <message>
        <source>Park (%1)</source>
        <translation>Aparcar (%1)</translation>
    </message>
    <message>
        <source>Nobody can be parked</source>
        <translation>No se puede aparcar ninguna pieza</translation>
    </message>
    <message>
        <source>No white man put on a line of White&apos;s would have his key in leaving it.</source>
        <translation>Ninguna pieza blanca puesta en una línea blanca tendría su clave al salir de ella.</translation>
    </message>
</context>
<context>
    <name>PatternBoard</name>
    <message>
        <source>anything</source>
        <translation>cualquier cosa</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Pattern: %1</source>
        <translation>Patrón: %1</translation>
    </message>
    <message>
        <source>Arrows move, letters place men, ? any man, A any white man, a any black man, a point no man, + a fairy man to be named, Space what is picked, [ several men to choose from, Delete frees the square.</source>
        <translation>Las flechas mueven, las letras colocan piezas, ? una pieza cualquiera, A una blanca, a una negra, un punto ninguna pieza, + una pieza mágica por nombrar, Espacio lo elegido, [ varias piezas entre las que elegir, Supr libera la casilla.</translation>
    </message>
</context>
<context>
    <name>PatternPanel</name>
    <message>
        <source>Take from board</source>
        <translation>Del tablero</translation>
    </message>
    <message>
        <source>Look for the men on the board; for the selected men, where some are selected</source>
        <translation>Buscar las piezas del tablero; solo las seleccionadas, si las hay</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vaciar</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>Diagrama</translation>
    </message>
    <message>
        <source>End position</source>
        <translation>Posición final</translation>
    </message>
    <message>
        <source>Look for the men in the diagram, or where a line of the solution ends</source>
        <translation>Buscar las piezas en el diagrama, o donde termina una variante de la solución</translation>
    </message>
    <message>
        <source>Anywhere on the board</source>
        <translation>En cualquier lugar</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <translation>Reflejada</translation>
    </message>
    <message>
        <source>Rotated</source>
        <translation>Girada</translation>
    </message>
    <message>
        <source>Colours swapped</source>
        <translation>Colores intercambiados</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Patrón</translation>
    </message>
    <message>
        <source>shifted</source>
        <translation>desplazada</translation>
    </message>
    <message>
        <source>left to right</source>
        <translation>izquierda-derecha</translation>
    </message>
</context>
<context>
    <name>PatternTray</name>
    <message>
        <source>One of</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Then choose the men, one of which must stand there</source>
        <translation>Elija después las piezas, una de las cuales debe estar ahí</translation>
    </message>
</context>
<context>
    <name>PeoplePanel</name>
    <message>
        <source>Find a person</source>
        <translation>Buscar una persona</translation>
    </message>
    <message>
        <source>Spellings</source>
        <translation>Grafías</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Unir</translation>
    </message>
    <message>
        <source>Two or more names are one person; the first name stays</source>
        <translation>Dos o más nombres son una persona; queda el primer nombre</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Separar</translation>
    </message>
    <message>
        <source>This spelling is another person; it is not joined again by itself</source>
        <translation>Esta grafía es otra persona; no vuelve a unirse sola</translation>
    </message>
    <message>
        <source>Rename …</source>
        <translation>Renombrar …</translation>
    </message>
    <message>
        <source>How this person is called in lists and in print</source>
        <translation>Cómo se llama esta persona en listas e impresos</translation>
    </message>
    <message>
        <source>This is me</source>
        <translation>Soy yo</translation>
    </message>
    <message>
        <source>Show the problems</source>
        <translation>Mostrar los problemas</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personas</translation>
    </message>
    <message>
        <source>%1 (joined by itself)</source>
        <translation>%1 (unido automáticamente)</translation>
    </message>
    <message>
        <source>The program took this for the same person. Separate it if that is wrong: it is not joined again.</source>
        <translation>El programa lo tomó por la misma persona. Sepárela si es un error: no se volverá a unir.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Rename a person</source>
        <translation>Renombrar a una persona</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Choose two names and join them if they are one person.</source>
        <translation>Elija dos nombres y únalos si son una sola persona.</translation>
    </message>
</context>
<context>
    <name>PlacesList</name>
    <message>
        <source>Places of the library</source>
        <translation>Lugares de la biblioteca</translation>
    </message>
</context>
<context>
    <name>PlayChoice</name>
    <message>
        <source>What is composed</source>
        <translation>Qué se compone</translation>
    </message>
    <message>
        <source>solutions: </source>
        <translation>soluciones: </translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Soluciones</translation>
    </message>
</context>
<context>
    <name>PositionBar</name>
    <message>
        <source>The side to move: click to change</source>
        <translation>El turno: clic para cambiar</translation>
    </message>
    <message>
        <source>Duplex: the other side begins, too</source>
        <translation>Dúplex: también empieza el otro bando</translation>
    </message>
    <message>
        <source>Castling: who may castle, and to which side</source>
        <translation>Enroque: quién puede enrocar, y hacia qué lado</translation>
    </message>
    <message>
        <source>En passant: the square just passed over</source>
        <translation>Al paso: la casilla recién atravesada</translation>
    </message>
    <message>
        <source>Side to move, castling, e.p.</source>
        <translation>Turno, enroque, a.p.</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Juegan las Blancas</translation>
    </message>
    <message>
        <source>White</source>
        <comment>short, the side to move</comment>
        <translation>Blancas</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Juegan las Negras</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>short, the side to move</comment>
        <translation>Negras</translation>
    </message>
    <message>
        <source>Give Black the move</source>
        <translation>Dar el turno a las Negras</translation>
    </message>
    <message>
        <source>Give White the move</source>
        <translation>Dar el turno a las Blancas</translation>
    </message>
    <message>
        <source>White …</source>
        <translation>Blancas …</translation>
    </message>
    <message>
        <source>Black …</source>
        <translation>Negras …</translation>
    </message>
    <message>
        <source>Castling %1</source>
        <comment>short</comment>
        <translation>Enroque %1</translation>
    </message>
    <message>
        <source>No castling</source>
        <translation>Sin enroque</translation>
    </message>
    <message>
        <source>No king and rook stand at home.</source>
        <translation>Ningún rey con su torre está en sus casillas de origen.</translation>
    </message>
    <message>
        <source>Castling %1, %2 disproved</source>
        <translation>Enroque %1, %2 refutado</translation>
    </message>
    <message>
        <source>Castling %1 disproved</source>
        <translation>Enroque %1 refutado</translation>
    </message>
    <message>
        <source>Castling %1 by convention</source>
        <translation>Enroque %1 por convención</translation>
    </message>
    <message>
        <source>King and rook stand at home: by convention they may castle.</source>
        <translation>Rey y torre están en sus casillas de origen: por convención pueden enrocar.</translation>
    </message>
    <message>
        <source>Castling off by hand</source>
        <translation>Enroque quitado a mano</translation>
    </message>
    <message>
        <source>Castling off</source>
        <comment>short</comment>
        <translation>Sin enroque</translation>
    </message>
    <message>
        <source>By convention there would be castling; it was switched off by hand.</source>
        <translation>Por convención habría enroque; se quitó a mano.</translation>
    </message>
    <message>
        <source>Castling %1, %2 off by hand</source>
        <translation>Enroque %1, %2 quitado a mano</translation>
    </message>
    <message>
        <source>What the convention gives was partly switched off by hand.</source>
        <translation>Lo que da la convención se quitó en parte a mano.</translation>
    </message>
    <message>
        <source>White castles short (0-0)</source>
        <translation>Enroque corto blanco (0-0)</translation>
    </message>
    <message>
        <source>White castles long (0-0-0)</source>
        <translation>Enroque largo blanco (0-0-0)</translation>
    </message>
    <message>
        <source>Black castles short (0-0)</source>
        <translation>Enroque corto negro (0-0)</translation>
    </message>
    <message>
        <source>Black castles long (0-0-0)</source>
        <translation>Enroque largo negro (0-0-0)</translation>
    </message>
    <message>
        <source>e.p. on %1 by hand</source>
        <translation>al paso en %1 a mano</translation>
    </message>
    <message>
        <source>e.p. %1</source>
        <comment>short</comment>
        <translation>a.p. %1</translation>
    </message>
    <message>
        <source>The last move is declared to be the pawn&apos;s double step over the square.</source>
        <translation>Se declara que la última jugada fue el paso doble del peón sobre la casilla.</translation>
    </message>
    <message>
        <source>e.p. on %1 proved</source>
        <translation>al paso en %1 demostrada</translation>
    </message>
    <message>
        <source>e.p. off by convention</source>
        <translation>al paso excluido por convención</translation>
    </message>
    <message>
        <source>e.p. off</source>
        <comment>short</comment>
        <translation>sin a.p.</translation>
    </message>
    <message>
        <source>By convention no e.p. capture begins a solution; here one can be declared.</source>
        <translation>Por convención ninguna captura al paso comienza una solución; aquí se puede declarar una.</translation>
    </message>
    <message>
        <source>No e.p.</source>
        <translation>Sin a.p.</translation>
    </message>
    <message>
        <source>No pawn can just have made a double step that allows e.p.</source>
        <translation>Ningún peón puede acabar de dar un paso doble que permita la captura al paso.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>With “%1”:</source>
        <translation>Con «%1»:</translation>
    </message>
</context>
<context>
    <name>PreviewPane</name>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Preview of the text</source>
        <translation>Vista previa del texto</translation>
    </message>
    <message>
        <source>Page before (Page Up)</source>
        <translation>Página anterior (Re Pág)</translation>
    </message>
    <message>
        <source>Next page (Page Down)</source>
        <translation>Página siguiente (Av Pág)</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Anchura</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
</context>
<context>
    <name>ProgressFoot</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>%1 por segundo</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
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
        <translation>Mayús</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Supr</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>Av Pág</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Re Pág</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Intro</translation>
    </message>
</context>
<context>
    <name>QueryBar</name>
    <message>
        <source>Search of the library</source>
        <translation>Búsqueda en la biblioteca</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Vaciar la búsqueda</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 problemas</numerusform>
        </translation>
    </message>
    <message>
        <source>One problem</source>
        <translation>Un problema</translation>
    </message>
    <message>
        <source>%1 more; opens the search as text</source>
        <translation>%1 más; abre la búsqueda como texto</translation>
    </message>
    <message>
        <source>author:  men&lt;=  key:  year:  or words</source>
        <translation>autor:  piezas&lt;=  clave:  año:  o palabras</translation>
    </message>
    <message>
        <source>Find authors, sources, themes, words …</source>
        <translation>Buscar autores, fuentes, temas, palabras …</translation>
    </message>
</context>
<context>
    <name>QueryForm</name>
    <message>
        <source>Words</source>
        <translation>Palabras</translation>
    </message>
    <message>
        <source>; between what must hold together, | between alternatives</source>
        <translation>; entre lo que debe valer a la vez, | entre alternativas</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vaciar</translation>
    </message>
</context>
<context>
    <name>QueryPopup</name>
    <message>
        <source>What may follow</source>
        <translation>Qué puede seguir</translation>
    </message>
</context>
<context>
    <name>RangeRow</name>
    <message>
        <source>from</source>
        <translation>desde</translation>
    </message>
    <message>
        <source>to</source>
        <translation>hasta</translation>
    </message>
</context>
<context>
    <name>RecordTable</name>
    <message>
        <source>Problems of the library</source>
        <translation>Problemas de la biblioteca</translation>
    </message>
</context>
<context>
    <name>RepairPanel</name>
    <message>
        <source>Repairs</source>
        <translation>Reparaciones</translation>
    </message>
    <message>
        <source>Try pairs, too</source>
        <translation>Probar también parejas</translation>
    </message>
    <message>
        <source>Try two edits together, even though one alone does it</source>
        <translation>Probar dos modificaciones juntas, aunque baste una</translation>
    </message>
    <message>
        <source>Nothing to repair: one key, no dual.</source>
        <translation>Nada que reparar: una clave, ningún dual.</translation>
    </message>
    <message>
        <source>Keep the key %1</source>
        <translation>Conservar la clave %1</translation>
    </message>
    <message>
        <source>the likeliest; choose here if another is meant</source>
        <translation>la más probable; elija aquí si la prevista es otra</translation>
    </message>
    <message>
        <source>a try so far</source>
        <translation>un ensayo por ahora</translation>
    </message>
    <message>
        <source>no dual</source>
        <translation>ningún dual</translation>
    </message>
    <message>
        <source>one dual</source>
        <translation>un dual</translation>
    </message>
    <message numerus="yes">
        <source>%1 duals</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 duales</numerusform>
        </translation>
    </message>
    <message>
        <source>Provide for these</source>
        <translation>Dar respuesta a estas</translation>
    </message>
    <message>
        <source>Stop these</source>
        <translation>Impedir estas</translation>
    </message>
    <message>
        <source>one edit</source>
        <translation>una modificación</translation>
    </message>
    <message numerus="yes">
        <source>%1 edits</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 modificaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick what is to be mended.</source>
        <translation>Marque lo que hay que reparar.</translation>
    </message>
    <message>
        <source>Edits that mend it</source>
        <translation>Modificaciones que lo reparan</translation>
    </message>
    <message>
        <source>Edits that mend both</source>
        <translation>Modificaciones que reparan ambas cosas</translation>
    </message>
    <message>
        <source>Edits that mend all</source>
        <translation>Modificaciones que lo reparan todo</translation>
    </message>
    <message>
        <source>Pairs of edits</source>
        <translation>Parejas de modificaciones</translation>
    </message>
    <message>
        <source>Mend a part only</source>
        <translation>Reparan solo una parte</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>No single edit does it and keeps the key, nor does the only pair.</source>
        <translation>Ninguna modificación sola lo consigue conservando la clave, ni tampoco la única pareja.</translation>
    </message>
    <message numerus="yes">
        <source>No single edit and none of %1 pairs does it and keeps the key.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Ninguna modificación sola y ninguna de %1 parejas lo consigue conservando la clave.</numerusform>
        </translation>
    </message>
    <message>
        <source>No single edit does it and keeps the key.</source>
        <translation>Ninguna modificación sola lo consigue conservando la clave.</translation>
    </message>
    <message>
        <source>mends %1</source>
        <translation>repara %1</translation>
    </message>
    <message>
        <source>Every edit here was solved in full. Nothing was cut short.</source>
        <translation>Cada modificación se resolvió por completo. No se abrevió nada.</translation>
    </message>
    <message>
        <source>Every edit here was solved in full. Pairs: %1 of %2 tried.</source>
        <translation>Cada modificación se resolvió por completo. Parejas: %1 de %2 probadas.</translation>
    </message>
    <message>
        <source>Every edit here was solved in full. Pairs tried: %1.</source>
        <translation>Cada modificación se resolvió por completo. Parejas probadas: %1.</translation>
    </message>
    <message>
        <source>Every edit here was solved in full. Pairs tried: %1, not all.</source>
        <translation>Cada modificación se resolvió por completo. Parejas probadas: %1, no todas.</translation>
    </message>
    <message>
        <source>Every edit here was solved in full. %1 of %2 tried.</source>
        <translation>Cada modificación se resolvió por completo. %1 de %2 probadas.</translation>
    </message>
    <message>
        <source>Edits will be tried in a moment.</source>
        <translation>Las modificaciones se probarán en un momento.</translation>
    </message>
    <message>
        <source>Keep the key</source>
        <translation>Conservar la clave</translation>
    </message>
</context>
<context>
    <name>ResultsPane</name>
    <message>
        <source>Found</source>
        <translation>Encontrados</translation>
    </message>
    <message>
        <source>What is found will be listed here, the best first.</source>
        <translation>Lo que se encuentre se listará aquí, lo mejor primero.</translation>
    </message>
    <message>
        <source>Put on the board</source>
        <translation>Poner en el tablero</translation>
    </message>
    <message>
        <source>Save to the library</source>
        <translation>Guardar en la biblioteca</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportar …</translation>
    </message>
</context>
<context>
    <name>RuleChips</name>
    <message>
        <source>+ Rule</source>
        <translation>+ Regla</translation>
    </message>
    <message>
        <source>Choose rules</source>
        <translation>Elegir reglas</translation>
    </message>
    <message>
        <source>%1: click to take it away</source>
        <translation>%1: clic para quitarla</translation>
    </message>
    <message>
        <source>%1, take away</source>
        <translation>%1, quitar</translation>
    </message>
</context>
<context>
    <name>RuleChooser</name>
    <message>
        <source>Choose rules</source>
        <translation>Elegir reglas</translation>
    </message>
    <message>
        <source>Rule, game or a word of its text</source>
        <translation>Regla, juego o una palabra de su texto</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Buscar una regla</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Only orthodox</source>
        <translation>Solo ortodoxo</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>Fairy conditions</source>
        <translation>Condiciones mágicas</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Elegidas</translation>
    </message>
    <message>
        <source>Recently used</source>
        <translation>Usadas hace poco</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Ejemplo: %1</translation>
    </message>
</context>
<context>
    <name>RulesCard</name>
    <message>
        <source>Rules in force</source>
        <translation>Reglas en vigor</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Game book</source>
        <translation>Libro de juegos</translation>
    </message>
    <message>
        <source>* not the recommended value</source>
        <translation>* no es el valor recomendado</translation>
    </message>
</context>
<context>
    <name>SearchWindow</name>
    <message>
        <source>Search for problems</source>
        <translation>Buscar problemas</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>The best %1 of those found</source>
        <translation>Los %1 mejores de los encontrados</translation>
    </message>
    <message>
        <source>Save the search</source>
        <translation>Guardar la búsqueda</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>The search was saved as %1.</source>
        <translation>La búsqueda se guardó como %1.</translation>
    </message>
    <message>
        <source>A search was interrupted at %1 %.</source>
        <translation>Una búsqueda se interrumpió al %1&#xa0;%.</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Verla</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Save this search …</source>
        <translation>Guardar esta búsqueda …</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Guardado</translation>
    </message>
    <message>
        <source>Done before</source>
        <translation>Hechas antes</translation>
    </message>
    <message>
        <source>What may vary</source>
        <translation>Qué puede variar</translation>
    </message>
    <message>
        <source>What must hold</source>
        <translation>Qué debe cumplirse</translation>
    </message>
</context>
<context>
    <name>SearchingWindow</name>
    <message>
        <source>Start</source>
        <translation>Iniciar</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Take the board&apos;s position</source>
        <translation>Tomar la posición del tablero</translation>
    </message>
    <message>
        <source>Searches</source>
        <translation>Búsquedas</translation>
    </message>
    <message>
        <source>Reading …</source>
        <translation>Leyendo …</translation>
    </message>
    <message>
        <source>Write the address of the cluster first.</source>
        <translation>Escriba antes la dirección del clúster.</translation>
    </message>
    <message>
        <source>Stop the search that runs first.</source>
        <translation>Detenga antes la búsqueda en curso.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Making ready …</source>
        <translation>Preparando …</translation>
    </message>
    <message>
        <source>Paused: %1</source>
        <translation>En pausa: %1</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>1 different mate.</source>
        <translation>1 mate distinto.</translation>
    </message>
    <message>
        <source>1 file left</source>
        <translation>1 columna a la izquierda</translation>
    </message>
    <message>
        <source>1 file right</source>
        <translation>1 columna a la derecha</translation>
    </message>
    <message>
        <source>1 move occurs in several solutions: {moves}.</source>
        <translation>1 jugada aparece en varias soluciones: {moves}.</translation>
    </message>
    <message>
        <source>1 of {mates} different mates is a model: {lines}.</source>
        <translation>1 de {mates} mates distintos es modelo: {lines}.</translation>
    </message>
    <message>
        <source>1 of {mates} mates is a model.</source>
        <translation>1 de {mates} mates es modelo.</translation>
    </message>
    <message>
        <source>1 rank down</source>
        <translation>1 fila hacia abajo</translation>
    </message>
    <message>
        <source>1 rank up</source>
        <translation>1 fila hacia arriba</translation>
    </message>
    <message>
        <source>A Meredith: {men} men.</source>
        <translation>Un Meredith: {men} piezas.</translation>
    </message>
    <message>
        <source>A diagram of a game is not written as {form}.</source>
        <translation>Un diagrama de un juego no se escribe como {form}.</translation>
    </message>
    <message>
        <source>A family of dual avoidances by white lines; the single ones are flagged as dual avoidance, what unites them is a judgement.</source>
        <translation>Una familia de antiduales por líneas blancas; cada uno se señala como antidual, lo que los une es cuestión de juicio.</translation>
    </message>
    <message>
        <source>A first move mates at once.</source>
        <translation>Una primera jugada da mate de inmediato.</translation>
    </message>
    <message>
        <source>A game of one move leads to the diagram.</source>
        <translation>Una partida de una jugada lleva al diagrama.</translation>
    </message>
    <message>
        <source>A heavy position: {men} men.</source>
        <translation>Una posición pesada: {men} piezas.</translation>
    </message>
    <message>
        <source>A miniature: {men} men.</source>
        <translation>Una miniatura: {men} piezas.</translation>
    </message>
    <message>
        <source>A name has at least one letter; nothing was changed.</source>
        <translation>Un nombre tiene al menos una letra; no se cambió nada.</translation>
    </message>
    <message>
        <source>A page of {width} x {height} pixels cannot be drawn; a side may have 1 to {most}.</source>
        <translation>Una página de {width} x {height} píxeles no se puede dibujar; un lado puede tener de 1 a {most}.</translation>
    </message>
    <message>
        <source>A picture of {wide} x {high} pixels is too large; a side may have at most {most}.</source>
        <translation>Una imagen de {wide} x {high} píxeles es demasiado grande; un lado puede tener como máximo {most}.</translation>
    </message>
    <message>
        <source>A picture of {wide} x {high} pixels would be empty.</source>
        <translation>Una imagen de {wide} x {high} píxeles estaría vacía.</translation>
    </message>
    <message>
        <source>A picture {width_mm} cm wide is not possible: {wrong}.</source>
        <translation>Una imagen de {width_mm} cm de ancho no es posible: {wrong}.</translation>
    </message>
    <message>
        <source>Add {man} {square}</source>
        <translation>Añadir {man} {square}</translation>
    </message>
    <message>
        <source>After one of {all} defences White mates on move 2: {lines}.</source>
        <translation>Tras una de {all} defensas las Blancas dan mate en la jugada 2: {lines}.</translation>
    </message>
    <message>
        <source>After the key nothing answers {holes}</source>
        <translation>Tras la clave nada responde a {holes}</translation>
    </message>
    <message>
        <source>After the key nothing answers {holes} and {number} more</source>
        <translation>Tras la clave nada responde a {holes} y {number} más</translation>
    </message>
    <message>
        <source>After the key the defender has no move</source>
        <translation>Tras la clave el defensor no tiene jugada</translation>
    </message>
    <message>
        <source>After {lead}: {theme}</source>
        <translation>Tras {lead}: {theme}</translation>
    </message>
    <message>
        <source>Albino over tries and key: {moves}.</source>
        <translation>Albino entre ensayos y clave: {moves}.</translation>
    </message>
    <message>
        <source>All mates are model mates: {lines}.</source>
        <translation>Todos los mates son mates modelo: {lines}.</translation>
    </message>
    <message>
        <source>All mates by {unit}</source>
        <translation>Todos los mates por {unit}</translation>
    </message>
    <message>
        <source>All solutions begin with {moves}.</source>
        <translation>Todas las soluciones empiezan con {moves}.</translation>
    </message>
    <message>
        <source>Another file was copied over the library {path} while it was open; nothing more was written to it. Open it again to see what it holds.</source>
        <translation>Se copió otro archivo sobre la biblioteca {path} mientras estaba abierta; no se escribió nada más en ella. Ábrala de nuevo para ver qué contiene.</translation>
    </message>
    <message>
        <source>Anti-Bristol</source>
        <translation>Anti-Bristol</translation>
    </message>
    <message>
        <source>Anti-reversal</source>
        <translation>Antirreversión</translation>
    </message>
    <message>
        <source>Anticritical move</source>
        <translation>Jugada anticrítica</translation>
    </message>
    <message>
        <source>B was read as a pawn, as in German</source>
        <translation>B se leyó como peón, a la alemana</translation>
    </message>
    <message>
        <source>Babson: like for like.</source>
        <translation>Babson: a cada promoción, la misma.</translation>
    </message>
    <message>
        <source>Barnes with a Novotny in the double threat: {threats}.</source>
        <translation>Barnes con un Novotny en la doble amenaza: {threats}.</translation>
    </message>
    <message>
        <source>Barnes: {threats}.</source>
        <translation>Barnes: {threats}.</translation>
    </message>
    <message>
        <source>Barulin</source>
        <translation>Barulin</translation>
    </message>
    <message>
        <source>Battery mate</source>
        <translation>Mate de batería</translation>
    </message>
    <message>
        <source>Battery play</source>
        <translation>Juego de batería</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
    <message>
        <source>Black battery formed and fired</source>
        <translation>Batería negra formada y disparada</translation>
    </message>
    <message>
        <source>Black battery mates</source>
        <translation>Mates de batería negra</translation>
    </message>
    <message>
        <source>Black checks</source>
        <translation>Jaques negros</translation>
    </message>
    <message>
        <source>Black correction of {unit}: random {random}, correcting {correction}.</source>
        <translation>Corrección negra, {unit}: al azar {random}, corrige {correction}.</translation>
    </message>
    <message>
        <source>Black errs in {count} ways: {found}.</source>
        <translation>Las Negras yerran de {count} maneras: {found}.</translation>
    </message>
    <message>
        <source>Black has no move</source>
        <translation>las Negras no tienen jugada</translation>
    </message>
    <message>
        <source>Black interference</source>
        <translation>Intercepción negra</translation>
    </message>
    <message>
        <source>Black mates by promotion to {kinds}</source>
        <translation>Las Negras dan mate promocionando a {kinds}</translation>
    </message>
    <message>
        <source>Black may castle long</source>
        <translation>las Negras pueden enrocar en largo</translation>
    </message>
    <message>
        <source>Black may castle short</source>
        <translation>las Negras pueden enrocar en corto</translation>
    </message>
    <message>
        <source>Black may not castle long</source>
        <translation>las Negras no pueden enrocar en largo</translation>
    </message>
    <message>
        <source>Black may not castle short</source>
        <translation>las Negras no pueden enrocar en corto</translation>
    </message>
    <message>
        <source>Black needs one move</source>
        <translation>Las Negras necesitan una jugada</translation>
    </message>
    <message>
        <source>Black promotes on {square} to all four: {lines}.</source>
        <translation>Las Negras promocionan en {square} a las cuatro piezas: {lines}.</translation>
    </message>
    <message>
        <source>Black switchback</source>
        <translation>Retorno negro</translation>
    </message>
    <message>
        <source>Black unpins his own unit</source>
        <translation>Las Negras desclavan su propia pieza</translation>
    </message>
    <message>
        <source>Black&apos;s castling on the king&apos;s side</source>
        <translation>el enroque corto negro</translation>
    </message>
    <message>
        <source>Black&apos;s castling on the queen&apos;s side</source>
        <translation>el enroque largo negro</translation>
    </message>
    <message>
        <source>Black&apos;s last move was {move}: no other is possible</source>
        <translation>La última jugada negra fue {move}: ninguna otra es posible</translation>
    </message>
    <message>
        <source>Black&apos;s promotions are told apart</source>
        <translation>Promociones negras diferenciadas</translation>
    </message>
    <message>
        <source>Both mates are models.</source>
        <translation>Ambos mates son modelo.</translation>
    </message>
    <message>
        <source>Both mates are models: {lines}.</source>
        <translation>Ambos mates son modelo: {lines}.</translation>
    </message>
    <message>
        <source>Both sides together promote to queen, rook, bishop and knight: {moves}.</source>
        <translation>Los dos bandos juntos promocionan a dama, torre, alfil y caballo: {moves}.</translation>
    </message>
    <message>
        <source>Bristol from {origin} to {target}</source>
        <translation>Bristol de {origin} a {target}</translation>
    </message>
    <message>
        <source>Brunner-Turton on {square}</source>
        <translation>Brunner-Turton en {square}</translation>
    </message>
    <message>
        <source>Cannot be solved: the side to move can capture the king</source>
        <translation>No se puede resolver: el bando que juega puede capturar el rey</translation>
    </message>
    <message>
        <source>Cannot be solved: {defects}</source>
        <translation>No se puede resolver: {defects}</translation>
    </message>
    <message>
        <source>Chameleon echo with the king on {one} and {two}</source>
        <translation>Eco camaleón con el rey en {one} y {two}</translation>
    </message>
    <message>
        <source>Changed continuations</source>
        <translation>Continuaciones cambiadas</translation>
    </message>
    <message>
        <source>Changed mates</source>
        <translation>Mates cambiados</translation>
    </message>
    <message>
        <source>Clearance</source>
        <translation>Despeje</translation>
    </message>
    <message>
        <source>Clearance sacrifice</source>
        <translation>Sacrificio de despeje</translation>
    </message>
    <message>
        <source>Complete Lacny</source>
        <translation>Lacny completo</translation>
    </message>
    <message>
        <source>Complete after the key</source>
        <translation>Completo tras la clave</translation>
    </message>
    <message>
        <source>Cooked: at least {games}, {number} intended</source>
        <translation>Demolido: al menos {games}; previstas: {number}</translation>
    </message>
    <message>
        <source>Cooked: at least {solutions}, {number} intended</source>
        <translation>Demolido: al menos {solutions}; previstas: {number}</translation>
    </message>
    <message>
        <source>Cooked: either side can do it</source>
        <translation>Demolido: ambos bandos pueden hacerlo</translation>
    </message>
    <message>
        <source>Cooked: {games}, {number} intended</source>
        <translation>Demolido: {games}; previstas: {number}</translation>
    </message>
    <message>
        <source>Cooked: {keys}</source>
        <translation>Demolido: {keys}</translation>
    </message>
    <message>
        <source>Cooked: {keys}, {number} are asked for</source>
        <translation>Demolido: {keys}, pedidas {number}</translation>
    </message>
    <message>
        <source>Cooked: {number} shortest games, of {moves} moves</source>
        <translation>Demolido: partidas más cortas: {number}, jugadas: {moves}</translation>
    </message>
    <message>
        <source>Cooked: {side} has the move, and {number} keys</source>
        <translation>Demolido: el turno es de las {side}, claves: {number}</translation>
    </message>
    <message>
        <source>Cooked: {solutions}, {number} intended</source>
        <translation>Demolido: {solutions}; previstas: {number}</translation>
    </message>
    <message>
        <source>Critical move</source>
        <translation>Jugada crítica</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Cruz</translation>
    </message>
    <message>
        <source>Cross-check</source>
        <translation>Jaque cruzado</translation>
    </message>
    <message>
        <source>Cross-checks</source>
        <translation>Jaques cruzados</translation>
    </message>
    <message>
        <source>Cycle of threat and mates</source>
        <translation>Ciclo de amenaza y mates</translation>
    </message>
    <message>
        <source>Cyclic Zilahi: each is captured where the next one mates: {men}.</source>
        <translation>Zilahi cíclico: cada una es capturada donde la siguiente da mate: {men}.</translation>
    </message>
    <message>
        <source>Cyclic continuations</source>
        <translation>Continuaciones cíclicas</translation>
    </message>
    <message>
        <source>Cyclic double threats with three refutations: {threats}.</source>
        <translation>Dobles amenazas cíclicas con tres refutaciones: {threats}.</translation>
    </message>
    <message>
        <source>Cyclic double threats: {threats}.</source>
        <translation>Dobles amenazas cíclicas: {threats}.</translation>
    </message>
    <message>
        <source>Dead positions are only known of orthodox chess.</source>
        <translation>Las posiciones muertas solo se conocen del ajedrez ortodoxo.</translation>
    </message>
    <message>
        <source>Decoy</source>
        <translation>Desviación</translation>
    </message>
    <message>
        <source>Depends on who has the move: not decided; if {side}: {finding}; if {other}: {second}</source>
        <translation>Depende de quién tiene el turno: sin decidir; si {side}: {finding}; si {other}: {second}</translation>
    </message>
    <message>
        <source>Domination: after {move} the {man} {square} is lost wherever it goes.</source>
        <translation>Dominación: tras {move} la pieza ({man} {square}) se pierde vaya adonde vaya.</translation>
    </message>
    <message>
        <source>Double check</source>
        <translation>Jaque doble</translation>
    </message>
    <message>
        <source>Drawn off the guard</source>
        <translation>Desviación del control</translation>
    </message>
    <message>
        <source>Dresden</source>
        <translation>Dresde</translation>
    </message>
    <message>
        <source>Dual after {moves}: {mates}.</source>
        <translation>Dual tras {moves}: {mates}.</translation>
    </message>
    <message>
        <source>Dual at move {number}: {lines}.</source>
        <translation>Dual en la jugada {number}: {lines}.</translation>
    </message>
    <message>
        <source>Each black move forces one of the threats.</source>
        <translation>Cada jugada negra fuerza una de las amenazas.</translation>
    </message>
    <message>
        <source>Echo with the king on {one} and {two}</source>
        <translation>Eco con el rey en {one} y {two}</translation>
    </message>
    <message>
        <source>En passant defence</source>
        <translation>Defensa al paso</translation>
    </message>
    <message>
        <source>En passant mate</source>
        <translation>Mate al paso</translation>
    </message>
    <message>
        <source>Every black move has one mate.</source>
        <translation>Cada jugada negra tiene un solo mate.</translation>
    </message>
    <message>
        <source>Every black move is answered already in set play.</source>
        <translation>Cada jugada negra tiene ya respuesta en el juego aparente.</translation>
    </message>
    <message>
        <source>Every black move is answered by mate already in set play.</source>
        <translation>Cada jugada negra tiene ya su mate en el juego aparente.</translation>
    </message>
    <message>
        <source>Every combination of the threats {threats} is forced by some defence.</source>
        <translation>Cada combinación de las amenazas {threats} la fuerza alguna defensa.</translation>
    </message>
    <message>
        <source>Every continuation checks: {moves}.</source>
        <translation>Cada continuación da jaque: {moves}.</translation>
    </message>
    <message>
        <source>Every half-move is a capture.</source>
        <translation>Cada media jugada es una captura.</translation>
    </message>
    <message>
        <source>Excelsior of the pawn {home}</source>
        <translation>Excelsior del peón {home}</translation>
    </message>
    <message>
        <source>Excelsior: the pawn {home} promotes by {move}</source>
        <translation>Excelsior: el peón {home} promociona con {move}</translation>
    </message>
    <message>
        <source>Exchange {man} {square} and {other} {other_square}</source>
        <translation>Intercambiar {man} {square} y {other} {other_square}</translation>
    </message>
    <message>
        <source>Exchanged between {men}: {one}; {other}.</source>
        <translation>Intercambio entre {men}: {one}; {other}.</translation>
    </message>
    <message>
        <source>FEN and EPD lines, JSON, YAML of Olive and YACPDB, input for Popeye, PGN, CSV, LaTeX diagrams and lists of men are read</source>
        <translation>se leen líneas FEN y EPD, JSON, YAML de Olive y YACPDB, entrada de Popeye, PGN, CSV, diagramas LaTeX y listas de piezas</translation>
    </message>
    <message>
        <source>Fleck: {lines}.</source>
        <translation>Fleck: {lines}.</translation>
    </message>
    <message>
        <source>Follow my leader</source>
        <translation>Follow my leader</translation>
    </message>
    <message>
        <source>Forsyth: N is the nightrider for Popeye, the knight is S</source>
        <translation>Forsyth: para Popeye N es el jinete nocturno, el caballo es S</translation>
    </message>
    <message>
        <source>Forsyth: expected men and numbers, got {word}</source>
        <translation>Forsyth: se esperaban piezas y números, se encontró {word}</translation>
    </message>
    <message>
        <source>Forsyth: there are more than 64 squares: Popeye leaves the rest out</source>
        <translation>Forsyth: hay más de 64 casillas: Popeye omite el resto</translation>
    </message>
    <message>
        <source>Fourfold Lacny</source>
        <translation>Lacny cuádruple</translation>
    </message>
    <message>
        <source>Functions are exchanged between the solutions: {men}.</source>
        <translation>Intercambio de funciones entre las soluciones: {men}.</translation>
    </message>
    <message>
        <source>Gamage</source>
        <translation>Gamage</translation>
    </message>
    <message>
        <source>Gamage: the pinner mates, the unit unpinned is shut off</source>
        <translation>Gamage: la pieza que clava da mate, la desclavada queda interceptada</translation>
    </message>
    <message>
        <source>Goethart</source>
        <translation>Goethart</translation>
    </message>
    <message>
        <source>Goethart: the mate unpins a unit that is shut off</source>
        <translation>Goethart: el mate desclava una pieza que queda interceptada</translation>
    </message>
    <message>
        <source>Grimshaw</source>
        <translation>Grimshaw</translation>
    </message>
    <message>
        <source>Half-battery of {men}: {attempt} and {key} with {line}.</source>
        <translation>Semibatería de {men}: {attempt} y {key} con {line}.</translation>
    </message>
    <message>
        <source>Half-pin</source>
        <translation>Semiclavada</translation>
    </message>
    <message>
        <source>Half-pin of {units}</source>
        <translation>Semiclavada de {units}</translation>
    </message>
    <message>
        <source>Hamburg</source>
        <translation>Hamburgo</translation>
    </message>
    <message>
        <source>Holzhausen</source>
        <translation>Holzhausen</translation>
    </message>
    <message>
        <source>Holzhausen interference</source>
        <translation>Intercepción Holzhausen</translation>
    </message>
    <message>
        <source>Ideal Rukhlis</source>
        <translation>Rukhlis ideal</translation>
    </message>
    <message>
        <source>Ideal mate</source>
        <translation>Mate ideal</translation>
    </message>
    <message>
        <source>Ideal mates</source>
        <translation>Mates ideales</translation>
    </message>
    <message>
        <source>Ideal mates: {lines}.</source>
        <translation>Mates ideales: {lines}.</translation>
    </message>
    <message>
        <source>If {case}:</source>
        <translation>Si {case}:</translation>
    </message>
    <message>
        <source>In no solution moved, taken or part of the mate: {men}. Perhaps against cooks.</source>
        <translation>En ninguna solución mueven, son capturadas o forman parte del mate: {men}. Quizá contra demoliciones.</translation>
    </message>
    <message>
        <source>In set play there is no mate after {loose}.</source>
        <translation>En el juego aparente no hay mate tras {loose}.</translation>
    </message>
    <message>
        <source>In set play there is no mate after {moves}.</source>
        <translation>En el juego aparente no hay mate tras {moves}.</translation>
    </message>
    <message>
        <source>In the diagram no continuation is provided for {moves}.</source>
        <translation>En el diagrama no hay continuación prevista para {moves}.</translation>
    </message>
    <message>
        <source>In the diagram no mate is provided for {moves}.</source>
        <translation>En el diagrama no hay mate previsto para {moves}.</translation>
    </message>
    <message>
        <source>Incomplete half-pin</source>
        <translation>Semiclavada incompleta</translation>
    </message>
    <message>
        <source>Indian on {square}</source>
        <translation>Indio en {square}</translation>
    </message>
    <message>
        <source>Indian over {square}: {lines}.</source>
        <translation>Indio sobre {square}: {lines}.</translation>
    </message>
    <message>
        <source>Indirect battery</source>
        <translation>Batería indirecta</translation>
    </message>
    <message>
        <source>Indirect unpin</source>
        <translation>Desclavada indirecta</translation>
    </message>
    <message>
        <source>It belongs to the problem with its twins, not to the solution of one position.</source>
        <translation>Pertenece al problema con sus gemelos, no a la solución de una sola posición.</translation>
    </message>
    <message>
        <source>It belongs to the problem with its twins.</source>
        <translation>Pertenece al problema con sus gemelos.</translation>
    </message>
    <message>
        <source>It needs fairy men; orthodox ones cannot form it.</source>
        <translation>Requiere piezas mágicas; las ortodoxas no pueden formarla.</translation>
    </message>
    <message>
        <source>It needs the solutions of all twins side by side.</source>
        <translation>Requiere las soluciones de todos los gemelos lado a lado.</translation>
    </message>
    <message>
        <source>Its definition differs between sources.</source>
        <translation>Su definición difiere según las fuentes.</translation>
    </message>
    <message>
        <source>Karlström-Fleck: beside the threats a new mate, {lines}.</source>
        <translation>Karlström-Fleck: además de las amenazas, un mate nuevo, {lines}.</translation>
    </message>
    <message>
        <source>Known from tables. The audit of the line says which of them only waste time.</source>
        <translation>Conocido por tablas de finales. Cuáles de ellas solo pierden tiempo lo dice la revisión de la variante.</translation>
    </message>
    <message>
        <source>Known from tables. The audit says whether each later move is the only one.</source>
        <translation>Conocido por tablas de finales. Si cada jugada posterior es la única lo dice la revisión.</translation>
    </message>
    <message>
        <source>Lacny</source>
        <translation>Lacny</translation>
    </message>
    <message>
        <source>Latvian Novotny</source>
        <translation>Novotny letón</translation>
    </message>
    <message>
        <source>Levman defence</source>
        <translation>Defensa Levman</translation>
    </message>
    <message>
        <source>Logical foreplan</source>
        <translation>Plan previo lógico</translation>
    </message>
    <message>
        <source>Loyd&apos;s clearance</source>
        <translation>Despeje de Loyd</translation>
    </message>
    <message>
        <source>Loyd-Turton on {square}</source>
        <translation>Loyd-Turton en {square}</translation>
    </message>
    <message>
        <source>Mansfield couplet</source>
        <translation>Pareado de Mansfield</translation>
    </message>
    <message>
        <source>Mansfield couplet (Foschini)</source>
        <translation>Pareado de Mansfield (Foschini)</translation>
    </message>
    <message>
        <source>Masked battery</source>
        <translation>Batería enmascarada</translation>
    </message>
    <message>
        <source>Masked half-pin</source>
        <translation>Semiclavada enmascarada</translation>
    </message>
    <message>
        <source>Mate by pin</source>
        <translation>Mate por clavada</translation>
    </message>
    <message>
        <source>Mate by promotion</source>
        <translation>Mate por promoción</translation>
    </message>
    <message>
        <source>Mates by the pin of white men</source>
        <translation>Mates por clavada de piezas blancas</translation>
    </message>
    <message>
        <source>Mates by {units}</source>
        <translation>Mates por {units}</translation>
    </message>
    <message>
        <source>Mates of one battery, {count}</source>
        <translation>Mates de una batería, {count}</translation>
    </message>
    <message>
        <source>Meant is one solution</source>
        <translation>Se prevé una solución</translation>
    </message>
    <message>
        <source>Men that get out of the way and do no more: {moves}.</source>
        <translation>Piezas que solo se apartan: {moves}.</translation>
    </message>
    <message>
        <source>Mirror the board about a1-h8</source>
        <translation>Reflejar la posición sobre a1-h8</translation>
    </message>
    <message>
        <source>Mirror the board about a8-h1</source>
        <translation>Reflejar la posición sobre a8-h1</translation>
    </message>
    <message>
        <source>Mirror the board, a1 to a8</source>
        <translation>Reflejar la posición, a1 en a8</translation>
    </message>
    <message>
        <source>Mirror the board, a1 to h1</source>
        <translation>Reflejar la posición, a1 en h1</translation>
    </message>
    <message>
        <source>Model mate</source>
        <translation>Mate modelo</translation>
    </message>
    <message>
        <source>Model mates</source>
        <translation>Mates modelo</translation>
    </message>
    <message>
        <source>Model mates that need a pin: {lines}.</source>
        <translation>Mates modelo que requieren una clavada: {lines}.</translation>
    </message>
    <message>
        <source>Model mates: {lines}.</source>
        <translation>Mates modelo: {lines}.</translation>
    </message>
    <message>
        <source>More than one key: {keys}.</source>
        <translation>Más de una clave: {keys}.</translation>
    </message>
    <message>
        <source>Most of the play is symmetric, as {one} and {two}.</source>
        <translation>La mayor parte del juego es simétrica, como {one} y {two}.</translation>
    </message>
    <message>
        <source>Moves of {side} in opposite order</source>
        <translation>Jugadas de las {side} en orden inverso</translation>
    </message>
    <message>
        <source>Mutate: set continuations are replaced after {defences}.</source>
        <translation>Mutate: las continuaciones del juego aparente se sustituyen tras {defences}.</translation>
    </message>
    <message>
        <source>Mutate: set mates are replaced after {defences}.</source>
        <translation>Mutate: los mates del juego aparente se sustituyen tras {defences}.</translation>
    </message>
    <message>
        <source>Mutual zugzwang after {move}: with White to move {value}.</source>
        <translation>Zugzwang recíproco tras {move}: con las Blancas al turno, {value}.</translation>
    </message>
    <message>
        <source>N may be a knight or a nightrider beside fairy men: write S for the knight</source>
        <translation>N puede ser un caballo o un jinete nocturno junto a piezas mágicas: escriba S para el caballo</translation>
    </message>
    <message>
        <source>Nietvelt defence</source>
        <translation>Defensa Nietvelt</translation>
    </message>
    <message>
        <source>No cluster: the position is legal</source>
        <translation>No hay cluster: la posición es legal</translation>
    </message>
    <message>
        <source>No cluster: without {side}&apos;s {man} on {square} the position is illegal, too</source>
        <translation>No hay cluster: también sin {man} {square} ({side}) la posición es ilegal</translation>
    </message>
    <message>
        <source>No defence has a mate of its own.</source>
        <translation>Ninguna defensa tiene un mate propio.</translation>
    </message>
    <message>
        <source>No game leads here: {reason}</source>
        <translation>Ninguna partida lleva hasta aquí: {reason}</translation>
    </message>
    <message>
        <source>No game of {length} leads here</source>
        <translation>Ninguna partida de {length} lleva hasta aquí</translation>
    </message>
    <message>
        <source>No game of {length} leads here: {reason}</source>
        <translation>Ninguna partida de {length} lleva hasta aquí: {reason}</translation>
    </message>
    <message>
        <source>No game that leads to the diagram was found in the time allowed.</source>
        <translation>En el tiempo permitido no se encontró ninguna partida que lleve al diagrama.</translation>
    </message>
    <message>
        <source>No reliable definition was found.</source>
        <translation>No se encontró ninguna definición fiable.</translation>
    </message>
    <message>
        <source>No reliable definition was found; cyclic double threats are flagged.</source>
        <translation>No se encontró ninguna definición fiable; las dobles amenazas cíclicas se señalan.</translation>
    </message>
    <message>
        <source>No solution in {moves}</source>
        <translation>Sin solución en {moves}</translation>
    </message>
    <message>
        <source>No solution: neither side can do it</source>
        <translation>Sin solución: ningún bando puede hacerlo</translation>
    </message>
    <message>
        <source>No solution: no colours make it legal</source>
        <translation>Sin solución: ningún coloreado es legal</translation>
    </message>
    <message>
        <source>No solution: no first move solves</source>
        <translation>Sin solución: ninguna primera jugada resuelve</translation>
    </message>
    <message>
        <source>No solution: no last move is forced</source>
        <translation>Sin solución: ninguna última jugada es forzada</translation>
    </message>
    <message>
        <source>No solution: no man that is added solves</source>
        <translation>Sin solución: ninguna pieza añadida resuelve</translation>
    </message>
    <message>
        <source>No solution: there are not two kings</source>
        <translation>Sin solución: no hay dos reyes</translation>
    </message>
    <message>
        <source>No solution: {side} can mate at once, and must</source>
        <translation>Sin solución: las {side} pueden dar mate de inmediato, y deben hacerlo</translation>
    </message>
    <message>
        <source>No solution: {side} can reach the goal at once, and must</source>
        <translation>Sin solución: las {side} pueden alcanzar el objetivo de inmediato, y deben hacerlo</translation>
    </message>
    <message>
        <source>No solution: {side} can stalemate at once, and must</source>
        <translation>Sin solución: las {side} pueden ahogar de inmediato, y deben hacerlo</translation>
    </message>
    <message>
        <source>No solution: {side} has no move</source>
        <translation>Sin solución: las {side} no tienen ninguna jugada</translation>
    </message>
    <message>
        <source>No solution: {side} has the move, and neither mates nor must be mated</source>
        <translation>Sin solución: el turno es de las {side}, que ni dan mate ni han de recibirlo</translation>
    </message>
    <message>
        <source>No themes are read: {why}.</source>
        <translation>No se lee ningún tema: {why}.</translation>
    </message>
    <message>
        <source>Nobody can play on from this position.</source>
        <translation>Nadie puede seguir jugando desde esta posición.</translation>
    </message>
    <message>
        <source>Not certain</source>
        <translation>No es seguro</translation>
    </message>
    <message>
        <source>Not decided: colours are left to which no game was found</source>
        <translation>Sin decidir: quedan coloreados para los que no se encontró partida</translation>
    </message>
    <message>
        <source>Not decided: no game of {moves} moves or less</source>
        <translation>Sin decidir: ninguna partida de {moves} jugadas o menos</translation>
    </message>
    <message>
        <source>Not decided: nothing shows whether the position is legal</source>
        <translation>Sin decidir: nada muestra si la posición es legal</translation>
    </message>
    <message>
        <source>Not decided: so many men can be coloured in too many ways</source>
        <translation>Sin decidir: tantas piezas pueden colorearse de demasiadas maneras</translation>
    </message>
    <message>
        <source>Not decided: the position is illegal, and without {number} of its men not judged</source>
        <translation>Sin decidir: la posición es ilegal; piezas sin las que no está juzgada: {number}</translation>
    </message>
    <message>
        <source>Not decided: {number} single moves are forced so far</source>
        <translation>Sin decidir: jugadas simples forzadas hasta ahora: {number}</translation>
    </message>
    <message>
        <source>Not decided: {number} solutions, and games do not show all of them</source>
        <translation>Sin decidir: {number} soluciones, y las partidas no las muestran todas</translation>
    </message>
    <message>
        <source>Not finished: a game of {moves} moves so far</source>
        <translation>Sin terminar: hasta ahora una partida de {moves} jugadas</translation>
    </message>
    <message>
        <source>Not finished: a key was found, others may follow</source>
        <translation>Sin terminar: se encontró una clave, pueden seguir otras</translation>
    </message>
    <message>
        <source>Not finished: first moves {done} of {total}, no key so far</source>
        <translation>Sin terminar: primeras jugadas {done} de {total}, sin clave por ahora</translation>
    </message>
    <message>
        <source>Not finished: no key so far</source>
        <translation>Sin terminar: sin clave por ahora</translation>
    </message>
    <message>
        <source>Not finished: one key so far</source>
        <translation>Sin terminar: una clave hasta ahora</translation>
    </message>
    <message>
        <source>Not finished: one line so far</source>
        <translation>Sin terminar: una línea hasta ahora</translation>
    </message>
    <message>
        <source>Not finished: the tables of this ending need more time</source>
        <translation>Sin terminar: las tablas de este final necesitan más tiempo</translation>
    </message>
    <message>
        <source>Not finished: what comes after the key is looked for</source>
        <translation>Sin terminar: se busca lo que viene tras la clave</translation>
    </message>
    <message>
        <source>Not finished: {games} of {length} so far</source>
        <translation>Sin terminar: {games} de {length} por ahora</translation>
    </message>
    <message>
        <source>Not finished: {keys} so far</source>
        <translation>Sin terminar: hasta ahora {keys}</translation>
    </message>
    <message>
        <source>Not finished: {key} solves; of the others {done} of {total} are refuted</source>
        <translation>Sin terminar: {key} resuelve; de las demás, {done} de {total} están refutadas</translation>
    </message>
    <message>
        <source>Not finished: {number} so far are left, and no more are looked for</source>
        <translation>Sin terminar: hasta ahora quedan {number}, y no se buscan más</translation>
    </message>
    <message>
        <source>Not finished: {solutions} so far</source>
        <translation>Sin terminar: {solutions} por ahora</translation>
    </message>
    <message>
        <source>Nothing stands after “{found}”.</source>
        <translation>No hay nada después de «{found}».</translation>
    </message>
    <message>
        <source>Novotny</source>
        <translation>Novotny</translation>
    </message>
    <message>
        <source>Of the lines played here the last {count} are kept.</source>
        <translation>De las líneas jugadas aquí se guardan las últimas {count}.</translation>
    </message>
    <message>
        <source>On average {share} % of White&apos;s men take part in a mate.</source>
        <translation>De media, el {share}&#xa0;% de las piezas blancas participa en un mate.</translation>
    </message>
    <message>
        <source>On the square of the key {move} White also tries {tries}.</source>
        <translation>En la casilla de la clave {move} las Blancas ensayan también {tries}.</translation>
    </message>
    <message>
        <source>On {square} {one} and {other} shut each other off: {first} lets {proof} through, {second} lets {other_proof} through.</source>
        <translation>En {square} {one} y {other} se interceptan: {first} deja pasar {proof}, {second} deja pasar {other_proof}.</translation>
    </message>
    <message>
        <source>One continuation of full length: {moves}.</source>
        <translation>Una continuación de longitud completa: {moves}.</translation>
    </message>
    <message>
        <source>One first move solves; such play is not judged</source>
        <translation>Una primera jugada resuelve; este juego no se juzga</translation>
    </message>
    <message>
        <source>One line solves; such play is not judged</source>
        <translation>Una línea resuelve; este juego no se juzga</translation>
    </message>
    <message>
        <source>One more position was met and is kept no longer: {sound} sound ones and {others} others are, beside those kept for good, named or noted.</source>
        <translation>Hubo una posición más que ya no se guarda: se guardan {sound} correctas y {others} otras, además de las fijadas, con nombre o con nota.</translation>
    </message>
    <message>
        <source>One more solution than intended.</source>
        <translation>Una solución más de las previstas.</translation>
    </message>
    <message>
        <source>One try fails crudely ({tries}).</source>
        <translation>Un ensayo tiene una refutación burda ({tries}).</translation>
    </message>
    <message>
        <source>Only against cooks: {men}.</source>
        <translation>Solo contra demoliciones: {men}.</translation>
    </message>
    <message>
        <source>Organ pipes from {first} to {last}.</source>
        <translation>Tubos de órgano de {first} a {last}.</translation>
    </message>
    <message>
        <source>Orthogonal lines become diagonal and the reverse: {moves}.</source>
        <translation>Las líneas ortogonales se vuelven diagonales y viceversa: {moves}.</translation>
    </message>
    <message>
        <source>Over set play, tries and key the king flees to {squares}.</source>
        <translation>Entre juego aparente, ensayos y clave, el rey escapa a {squares}.</translation>
    </message>
    <message>
        <source>PDF and PNG need Qt, which does not load: {wrong}.</source>
        <translation>PDF y PNG requieren Qt, que no se carga: {wrong}.</translation>
    </message>
    <message>
        <source>PNG and PDF need Qt, which does not load: {wrong}.</source>
        <translation>PNG y PDF requieren Qt, que no se carga: {wrong}.</translation>
    </message>
    <message>
        <source>Pawn Grimshaw</source>
        <translation>Grimshaw de peón</translation>
    </message>
    <message>
        <source>Phoenix, {kind}</source>
        <translation>Fénix, {kind}</translation>
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
        <translation>Pieces: se esperaba White o Black antes de {word}</translation>
    </message>
    <message>
        <source>Pieces: {word} is nothing that a man can be</source>
        <translation>Pieces: {word} no es una cualidad de pieza</translation>
    </message>
    <message>
        <source>Pieces: {word} must follow White, Black or Neutral</source>
        <translation>Pieces: {word} debe seguir a White, Black o Neutral</translation>
    </message>
    <message>
        <source>Plachutta</source>
        <translation>Plachutta</translation>
    </message>
    <message>
        <source>Plus flights</source>
        <translation>Escapes en cruz</translation>
    </message>
    <message>
        <source>Popeye answers differently: {pairs}</source>
        <translation>Popeye responde de otro modo: {pairs}</translation>
    </message>
    <message>
        <source>Popeye closed its output and did not end: it was stopped</source>
        <translation>Popeye cerró su salida y no terminó: se detuvo</translation>
    </message>
    <message>
        <source>Popeye crashed (signal {number})</source>
        <translation>Popeye falló (señal {number})</translation>
    </message>
    <message>
        <source>Popeye did not finish: what it found so far</source>
        <translation>Popeye no terminó: lo que encontró hasta ahora</translation>
    </message>
    <message>
        <source>Popeye did not show the diagram that it solved</source>
        <translation>Popeye no mostró el diagrama que resolvió</translation>
    </message>
    <message>
        <source>Popeye does not play {book}</source>
        <translation>Popeye no juega {book}</translation>
    </message>
    <message>
        <source>Popeye does not say that it solved by {condition}</source>
        <translation>Popeye no dice que resolviera con {condition}</translation>
    </message>
    <message>
        <source>Popeye does not say whether this diagram or its set play is impossible</source>
        <translation>Popeye no dice si este diagrama o su juego aparente es imposible</translation>
    </message>
    <message>
        <source>Popeye ended before it was finished</source>
        <translation>Popeye acabó antes de terminar</translation>
    </message>
    <message>
        <source>Popeye failed (exit status {number})</source>
        <translation>Popeye falló (código de salida {number})</translation>
    </message>
    <message>
        <source>Popeye is not asked about proof games</source>
        <translation>A Popeye no se le pregunta por partidas justificativas</translation>
    </message>
    <message>
        <source>Popeye is not asked about what comes after a key</source>
        <translation>A Popeye no se le pregunta lo que viene tras una clave</translation>
    </message>
    <message>
        <source>Popeye is not asked about {word}</source>
        <translation>A Popeye no se le pregunta por {word}</translation>
    </message>
    <message>
        <source>Popeye printed more than is read: what it found so far</source>
        <translation>Popeye imprimió más de lo que se lee: lo que encontró hasta ahora</translation>
    </message>
    <message>
        <source>Popeye says: {words}</source>
        <translation>Popeye dice: {words}</translation>
    </message>
    <message>
        <source>Popeye solved another diagram than the one that it was given</source>
        <translation>Popeye resolvió un diagrama distinto del que se le dio</translation>
    </message>
    <message>
        <source>Popeye solved {one}, not {other}</source>
        <translation>Popeye resolvió {one}, no {other}</translation>
    </message>
    <message>
        <source>Popeye was stopped</source>
        <translation>Se detuvo Popeye</translation>
    </message>
    <message>
        <source>Popeye was stopped: its time was up</source>
        <translation>Se detuvo Popeye: se agotó su tiempo</translation>
    </message>
    <message>
        <source>Positional draw: after {last} the position before {first} is there again.</source>
        <translation>Tablas posicionales: tras {last} se repite la posición anterior a {first}.</translation>
    </message>
    <message>
        <source>Problem {detail} of the library {path} is damaged and cannot be read; the others can. They can be rescued into a new library.</source>
        <translation>El problema {detail} de la biblioteca {path} está dañado y no se puede leer; los demás sí. Se pueden rescatar en una biblioteca nueva.</translation>
    </message>
    <message>
        <source>Problem {found} is of another game than chess: only positions of chess are compared.</source>
        <translation>El problema {found} es de un juego distinto del ajedrez: solo se comparan posiciones de ajedrez.</translation>
    </message>
    <message>
        <source>Promotion echo</source>
        <translation>Eco de promociones</translation>
    </message>
    <message>
        <source>Pseudo le Grand</source>
        <translation>Pseudo le Grand</translation>
    </message>
    <message>
        <source>Quiet continuations, {quiet} of {all}</source>
        <translation>Continuaciones tranquilas, {quiet} de {all}</translation>
    </message>
    <message>
        <source>Quiet continuations, {quiet} of {all}: {moves}.</source>
        <translation>Continuaciones tranquilas, {quiet} de {all}: {moves}.</translation>
    </message>
    <message>
        <source>Radical change</source>
        <translation>Cambio radical</translation>
    </message>
    <message>
        <source>Read here: {read}. Not read: {left}, for {why}.</source>
        <translation>Se lee aquí: {read}. No se lee: {left}, por {why}.</translation>
    </message>
    <message>
        <source>Reciprocal batteries</source>
        <translation>Baterías recíprocas</translation>
    </message>
    <message>
        <source>Reciprocal captures of {one} and {two}: {moves}.</source>
        <translation>Capturas recíprocas de {one} y {two}: {moves}.</translation>
    </message>
    <message>
        <source>Reciprocal change</source>
        <translation>Cambio recíproco</translation>
    </message>
    <message>
        <source>Reciprocal change before the key</source>
        <translation>Cambio recíproco antes de la clave</translation>
    </message>
    <message>
        <source>Released after {moves}, not {number}</source>
        <translation>Desenredada tras {moves}, no {number}</translation>
    </message>
    <message>
        <source>Remove {man} {square}</source>
        <translation>Quitar {man} {square}</translation>
    </message>
    <message>
        <source>Rich play: 1 different mate.</source>
        <translation>Juego rico: 1 mate distinto.</translation>
    </message>
    <message>
        <source>Rich play: {count} different continuations.</source>
        <translation>Juego rico: {count} continuaciones distintas.</translation>
    </message>
    <message>
        <source>Roman</source>
        <translation>Romano</translation>
    </message>
    <message>
        <source>Rotate the board by 180°</source>
        <translation>Girar el tablero 180°</translation>
    </message>
    <message>
        <source>Round trip</source>
        <translation>Circuito</translation>
    </message>
    <message>
        <source>Round trip of {unit}</source>
        <translation>Circuito de {unit}</translation>
    </message>
    <message>
        <source>Royal march</source>
        <translation>Marcha real</translation>
    </message>
    <message>
        <source>Rudenko</source>
        <translation>Rudenko</translation>
    </message>
    <message>
        <source>Rudenko, returning in {phase}</source>
        <translation>Rudenko, con retorno: {phase}</translation>
    </message>
    <message>
        <source>Rukhlis</source>
        <translation>Rukhlis</translation>
    </message>
    <message>
        <source>Salazar</source>
        <translation>Salazar</translation>
    </message>
    <message>
        <source>Schiffmann defence</source>
        <translation>Defensa Schiffmann</translation>
    </message>
    <message>
        <source>Second and third moves exchanged</source>
        <translation>Segundas y terceras jugadas intercambiadas</translation>
    </message>
    <message>
        <source>Seeberger on {square}</source>
        <translation>Seeberger en {square}</translation>
    </message>
    <message>
        <source>Self-block</source>
        <translation>Autobloqueo</translation>
    </message>
    <message>
        <source>Self-pin</source>
        <translation>Autoclavada</translation>
    </message>
    <message>
        <source>Set mates are lost without a single mate in their place after {defences}.</source>
        <translation>Se pierden mates del juego aparente, sin un mate único en su lugar, tras {defences}.</translation>
    </message>
    <message>
        <source>Several codified forms that contradict each other.</source>
        <translation>Varias formas codificadas que se contradicen.</translation>
    </message>
    <message>
        <source>Shift the board {steps}</source>
        <translation>Desplazar el tablero: {steps}</translation>
    </message>
    <message>
        <source>Short: a game of {length} leads here</source>
        <translation>Solución corta: una partida de {length} lleva hasta aquí</translation>
    </message>
    <message>
        <source>Short: after the key it ends in {moves}, not {number}</source>
        <translation>Solución corta: tras la clave acaba en {moves}, no en {number}</translation>
    </message>
    <message>
        <source>Short: one move taken back is enough</source>
        <translation>Solución corta: basta una jugada retirada</translation>
    </message>
    <message>
        <source>Short: solved in fewer moves than asked</source>
        <translation>Solución corta: se resuelve en menos jugadas de las pedidas</translation>
    </message>
    <message>
        <source>Short: solved in {moves}, not {number}</source>
        <translation>Solución corta: se resuelve en {moves}, no {number}</translation>
    </message>
    <message>
        <source>Short: {key} is mate</source>
        <translation>Solución corta: {key} es mate</translation>
    </message>
    <message>
        <source>Short: {key} is stalemate</source>
        <translation>Solución corta: {key} es ahogado</translation>
    </message>
    <message>
        <source>Short: {key} reaches the goal at once</source>
        <translation>Solución corta: {key} alcanza el objetivo de inmediato</translation>
    </message>
    <message>
        <source>Short: {key} solves in {moves}, not {number}</source>
        <translation>Solución corta: {key} resuelve en {moves}, no {number}</translation>
    </message>
    <message>
        <source>Shorter: {games} moves</source>
        <translation>Más cortas: {games} jugadas</translation>
    </message>
    <message>
        <source>Siers battery</source>
        <translation>Batería de Siers</translation>
    </message>
    <message>
        <source>Solutions {one} and {two} mirror each other move for move.</source>
        <translation>Las soluciones {one} y {two} se reflejan jugada a jugada.</translation>
    </message>
    <message>
        <source>Somov</source>
        <translation>Somov</translation>
    </message>
    <message>
        <source>Sound if all are intended: {solutions}</source>
        <translation>Correcto si se prevén todas: {solutions}</translation>
    </message>
    <message>
        <source>Sound {rights}</source>
        <translation>Correcto {rights}</translation>
    </message>
    <message>
        <source>Sound: an illegal cluster, legal without any one man</source>
        <translation>Correcto: un cluster ilegal, legal sin una cualquiera de las piezas</translation>
    </message>
    <message>
        <source>Sound: released after {moves}, each of them forced</source>
        <translation>Correcto: desenredada tras {moves}, cada una forzada</translation>
    </message>
    <message>
        <source>Sound: the shortest game has {moves} moves, and no other has</source>
        <translation>Correcto: la partida más corta tiene {moves} jugadas, ninguna otra tiene tan pocas</translation>
    </message>
    <message>
        <source>Sound: {games}</source>
        <translation>Correcto: {games}</translation>
    </message>
    <message>
        <source>Sound: {keys}</source>
        <translation>Correcto: {keys}</translation>
    </message>
    <message>
        <source>Sound: {key}</source>
        <translation>Correcto: {key}</translation>
    </message>
    <message>
        <source>Sound: {side} has the move and mates by {move}</source>
        <translation>Correcto: el turno es de las {side}, que dan mate con {move}</translation>
    </message>
    <message>
        <source>Sound: {side} has the move, and every one is answered by mate</source>
        <translation>Correcto: el turno es de las {side}, y a cada jugada sigue el mate</translation>
    </message>
    <message>
        <source>Sound: {solutions}</source>
        <translation>Correcto: {solutions}</translation>
    </message>
    <message>
        <source>Sources disagree on which functions are permuted, and over how many phases.</source>
        <translation>Las fuentes discrepan sobre qué funciones se permutan y en cuántas fases.</translation>
    </message>
    <message>
        <source>Sources disagree on which of transfers and changes form the cycle.</source>
        <translation>Las fuentes discrepan sobre qué transferencias y cambios forman el ciclo.</translation>
    </message>
    <message>
        <source>Stalemate: {move}.</source>
        <translation>Ahogado: {move}.</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Estrella</translation>
    </message>
    <message>
        <source>Star flights</source>
        <translation>Escapes en estrella</translation>
    </message>
    <message>
        <source>Stipulation: {wrong}</source>
        <translation>Enunciado: {wrong}</translation>
    </message>
    <message>
        <source>Stopped: what Popeye found so far</source>
        <translation>Detenido: lo que Popeye encontró hasta ahora</translation>
    </message>
    <message>
        <source>Switchback</source>
        <translation>Retorno</translation>
    </message>
    <message>
        <source>Symmetric play: {one} and {two}.</source>
        <translation>Juego simétrico: {one} y {two}.</translation>
    </message>
    <message>
        <source>Systematic manoeuvre: from {first} to {last} the same picture is shifted twice.</source>
        <translation>Maniobra sistemática: de {first} a {last} la misma imagen se desplaza dos veces.</translation>
    </message>
    <message>
        <source>Tempo moves; the rest of the line mates without them: {moves}.</source>
        <translation>Jugadas de tempo; el resto de la línea da mate sin ellas: {moves}.</translation>
    </message>
    <message>
        <source>That collection is no longer in the library {path}.</source>
        <translation>Esa colección ya no está en la biblioteca {path}.</translation>
    </message>
    <message>
        <source>That person is no longer in the library {path}.</source>
        <translation>Esa persona ya no está en la biblioteca {path}.</translation>
    </message>
    <message>
        <source>That problem is no longer in the library {path}.</source>
        <translation>Ese problema ya no está en la biblioteca {path}.</translation>
    </message>
    <message>
        <source>The battery with {front} in front fires to {squares}.</source>
        <translation>La batería con {front} delante dispara a {squares}.</translation>
    </message>
    <message>
        <source>The black king comes to {count} squares</source>
        <translation>El rey negro llega a {count} casillas</translation>
    </message>
    <message>
        <source>The collection “{found}” is searched for with itself.</source>
        <translation>La colección «{found}» se busca a sí misma.</translation>
    </message>
    <message>
        <source>The diagram could not be made into a PDF file.</source>
        <translation>No se pudo hacer un archivo PDF del diagrama.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be made: {reason}.</source>
        <translation>La carpeta {folder} no se puede crear: {reason}.</translation>
    </message>
    <message>
        <source>The key and every continuation check: {moves}.</source>
        <translation>La clave y cada continuación dan jaque: {moves}.</translation>
    </message>
    <message>
        <source>The key gives the king {given}.</source>
        <translation>La clave concede al rey {given}.</translation>
    </message>
    <message>
        <source>The key gives {given} and takes {taken}.</source>
        <translation>La clave concede {given} y quita {taken}.</translation>
    </message>
    <message>
        <source>The key goes to the corner {target}.</source>
        <translation>La clave va al rincón {target}.</translation>
    </message>
    <message>
        <source>The key is castling.</source>
        <translation>La clave es un enroque.</translation>
    </message>
    <message>
        <source>The key leaves Black 1 move of {then}.</source>
        <translation>La clave deja a las Negras 1 jugada de {then}.</translation>
    </message>
    <message>
        <source>The key lets Black check by {checks}.</source>
        <translation>La clave permite a las Negras dar jaque con {checks}.</translation>
    </message>
    <message>
        <source>The key pins {units}.</source>
        <translation>La clave clava {units}.</translation>
    </message>
    <message>
        <source>The key promotes a pawn to a {kind}.</source>
        <translation>La clave promociona un peón a {kind}.</translation>
    </message>
    <message>
        <source>The key puts {units} into a pin.</source>
        <translation>La clave deja clavada: {units}.</translation>
    </message>
    <message>
        <source>The key takes {taken} from the king, where no mate is set.</source>
        <translation>La clave quita al rey {taken}, sin mate aparente.</translation>
    </message>
    <message>
        <source>The key takes {taken} from the king.</source>
        <translation>La clave quita al rey {taken}.</translation>
    </message>
    <message>
        <source>The key takes {taken} from the king; on {open} no mate is set.</source>
        <translation>La clave quita al rey {taken}; en {open} no había mate aparente.</translation>
    </message>
    <message>
        <source>The key threatens mate on move 2: {threats}.</source>
        <translation>La clave amenaza mate en la jugada 2: {threats}.</translation>
    </message>
    <message>
        <source>The key {move} brings {unit} into play, which had nothing to do.</source>
        <translation>La clave {move} pone en juego {unit}, que no hacía nada.</translation>
    </message>
    <message>
        <source>The key {move} captures en passant: the last move needs proof.</source>
        <translation>La clave {move} captura al paso: la última jugada requiere prueba.</translation>
    </message>
    <message>
        <source>The key {move} checks.</source>
        <translation>La clave {move} da jaque.</translation>
    </message>
    <message>
        <source>The key {move} goes back</source>
        <translation>La clave {move} regresa</translation>
    </message>
    <message>
        <source>The key {move} takes a pawn.</source>
        <translation>La clave {move} captura un peón.</translation>
    </message>
    <message>
        <source>The key {move} takes a {kind}.</source>
        <translation>La clave {move} captura una pieza ({kind}).</translation>
    </message>
    <message>
        <source>The key&apos;s unit can be taken by {takers}.</source>
        <translation>La pieza de la clave puede ser capturada por {takers}.</translation>
    </message>
    <message>
        <source>The key&apos;s unit tries {tries}.</source>
        <translation>La pieza de la clave ensaya {tries}.</translation>
    </message>
    <message>
        <source>The king fires a battery</source>
        <translation>El rey abre una batería</translation>
    </message>
    <message>
        <source>The king has {count} flights: {squares}.</source>
        <translation>El rey tiene {count} escapes: {squares}.</translation>
    </message>
    <message>
        <source>The king makes the key {move}.</source>
        <translation>Es el rey quien hace la clave {move}.</translation>
    </message>
    <message>
        <source>The king may flee to {squares}: a {shape}, among other flights.</source>
        <translation>El rey puede escapar a {squares}: {shape}, entre otros escapes.</translation>
    </message>
    <message>
        <source>The king may flee to {squares}: a {shape}.</source>
        <translation>El rey puede escapar a {squares}: {shape}.</translation>
    </message>
    <message>
        <source>The king pins his own unit</source>
        <translation>El rey clava su propia pieza</translation>
    </message>
    <message>
        <source>The knight on {square} has eight moves, all answered by mate.</source>
        <translation>El caballo de {square} tiene ocho jugadas, todas con mate.</translation>
    </message>
    <message>
        <source>The knight on {square} makes a wheel: eight different mates.</source>
        <translation>El caballo de {square} hace una rueda: ocho mates distintos.</translation>
    </message>
    <message>
        <source>The library {path} can only be read, because its file or folder is read-only; nothing was changed. To keep changes, save into another library.</source>
        <translation>La biblioteca {path} solo se puede leer, porque su archivo o su carpeta es de solo lectura; no se cambió nada. Para conservar los cambios, guarde en otra biblioteca.</translation>
    </message>
    <message>
        <source>The library {path} cannot be opened: this program has as many files open as the system allows.</source>
        <translation>La biblioteca {path} no se puede abrir: este programa tiene abiertos tantos archivos como permite el sistema.</translation>
    </message>
    <message>
        <source>The library {path} cannot be read: its rights do not allow it.</source>
        <translation>La biblioteca {path} no se puede leer: sus permisos no lo consienten.</translation>
    </message>
    <message>
        <source>The library {path} cannot be used.</source>
        <translation>La biblioteca {path} no se puede usar.</translation>
    </message>
    <message>
        <source>The library {path} cannot be written: its folder is missing, or the file or the folder is read-only.</source>
        <translation>La biblioteca {path} no se puede escribir: falta su carpeta, o el archivo o la carpeta es de solo lectura.</translation>
    </message>
    <message>
        <source>The library {path} could not be read or written: the disk reports an error.</source>
        <translation>La biblioteca {path} no se pudo leer o escribir: el disco comunica un error.</translation>
    </message>
    <message>
        <source>The library {path} is being written by another program; try again in a moment.</source>
        <translation>Otro programa está escribiendo la biblioteca {path}; inténtelo de nuevo en un momento.</translation>
    </message>
    <message>
        <source>The library {path} is damaged; it was left as it is. If you have a backup copy, open that one; or rescue what can be read into a new library.</source>
        <translation>La biblioteca {path} está dañada; se dejó como está. Si tiene una copia de seguridad, ábrala; o rescate lo que se pueda leer en una biblioteca nueva.</translation>
    </message>
    <message>
        <source>The library {path} is no longer open; nothing was changed in it.</source>
        <translation>La biblioteca {path} ya no está abierta; no se cambió nada en ella.</translation>
    </message>
    <message>
        <source>The library {path} is open in another window of this program, so it can only be read here; nothing was changed. Close it there and open it again here.</source>
        <translation>La biblioteca {path} está abierta en otra ventana de este programa, así que aquí solo se puede leer; no se cambió nada. Ciérrela allí y ábrala de nuevo aquí.</translation>
    </message>
    <message>
        <source>The library {path} was moved while it was open. All that was saved is in it, at {detail}; open it there to go on.</source>
        <translation>La biblioteca {path} se movió mientras estaba abierta. Todo lo guardado está en ella, en {detail}; ábrala allí para continuar.</translation>
    </message>
    <message>
        <source>The library {path} was removed or replaced while it was open. All that was saved in it was kept as {detail}; open that to go on.</source>
        <translation>La biblioteca {path} se eliminó o reemplazó mientras estaba abierta. Todo lo guardado en ella se conservó como {detail}; ábrala para continuar.</translation>
    </message>
    <message>
        <source>The library {path} was removed, moved or replaced while it was open; nothing was written. Open it from its new place, or another library.</source>
        <translation>La biblioteca {path} se eliminó, movió o reemplazó mientras estaba abierta; no se escribió nada. Ábrala desde su nuevo lugar, o abra otra biblioteca.</translation>
    </message>
    <message>
        <source>The library {path} was written by a newer version of this program; it was left as it is. Install the newer version to open it.</source>
        <translation>La biblioteca {path} fue escrita por una versión más reciente de este programa; se dejó como estaba. Instale la versión más reciente para abrirla.</translation>
    </message>
    <message>
        <source>The library {path} was written by an older version of this program and must be brought up to date before it can be read; open it for writing once.</source>
        <translation>La biblioteca {path} fue escrita por una versión anterior de este programa y hay que actualizarla antes de leerla; ábrala una vez para escritura.</translation>
    </message>
    <message>
        <source>The mate is a model.</source>
        <translation>El mate es un mate modelo.</translation>
    </message>
    <message>
        <source>The mate {mate} is the same in solutions {numbers}.</source>
        <translation>El mate {mate} es el mismo en las soluciones {numbers}.</translation>
    </message>
    <message>
        <source>The name of the library {path} is too long, for files with longer names are laid beside it; choose a shorter one.</source>
        <translation>El nombre de la biblioteca {path} es demasiado largo, pues junto a ella se crean archivos con nombres más largos; elija uno más corto.</translation>
    </message>
    <message>
        <source>The page could not be made into a PNG file.</source>
        <translation>No se pudo hacer un archivo PNG de la página.</translation>
    </message>
    <message>
        <source>The pages cannot be printed there.</source>
        <translation>Las páginas no se pueden imprimir ahí.</translation>
    </message>
    <message>
        <source>The pawn on {square} mates by {moves}.</source>
        <translation>El peón de {square} da mate con {moves}.</translation>
    </message>
    <message>
        <source>The pinner leaves</source>
        <translation>La pieza que clava se va</translation>
    </message>
    <message>
        <source>The play is short: 1 different mate.</source>
        <translation>El juego es escaso: 1 mate distinto.</translation>
    </message>
    <message>
        <source>The search for a game was stopped.</source>
        <translation>La búsqueda de una partida se detuvo.</translation>
    </message>
    <message>
        <source>The search is too long.</source>
        <translation>La búsqueda es demasiado larga.</translation>
    </message>
    <message>
        <source>The time is up: what Popeye found so far</source>
        <translation>Se agotó el tiempo: lo que Popeye encontró hasta ahora</translation>
    </message>
    <message>
        <source>The try stands in White&apos;s own way: {tries}.</source>
        <translation>El ensayo estorba a las propias Blancas: {tries}.</translation>
    </message>
    <message>
        <source>The two threats are separated: {lines}.</source>
        <translation>Las dos amenazas se separan: {lines}.</translation>
    </message>
    <message>
        <source>The white king comes to {count} squares</source>
        <translation>El rey blanco llega a {count} casillas</translation>
    </message>
    <message>
        <source>The {man} on {square} could be a {weaker}.</source>
        <translation>Bastaría una pieza más débil: {man} en {square}, mejor {weaker}.</translation>
    </message>
    <message>
        <source>The {man} on {square} is unnecessary: without it key, mates, set play and tries stay.</source>
        <translation>Pieza superflua: {man} en {square}. Sin ella quedan clave, mates, juego aparente y ensayos.</translation>
    </message>
    <message>
        <source>The {man} on {square} is unnecessary: without it key, play and set play stay.</source>
        <translation>Pieza superflua: {man} en {square}. Sin ella quedan clave, juego y juego aparente.</translation>
    </message>
    <message>
        <source>The {man} on {square} takes no part in the play and only stops {cooks}.</source>
        <translation>No participa en el juego y solo impide {cooks}: {man} en {square}.</translation>
    </message>
    <message>
        <source>Theme B2</source>
        <translation>Tema B2</translation>
    </message>
    <message>
        <source>Themes are not read: another program solved it, which does not say all.</source>
        <translation>Los temas no se leen: lo resolvió otro programa, que no lo dice todo.</translation>
    </message>
    <message>
        <source>There are fewer solutions than intended.</source>
        <translation>Hay menos soluciones de las previstas.</translation>
    </message>
    <message>
        <source>There are no pawns.</source>
        <translation>No hay peones.</translation>
    </message>
    <message>
        <source>There are too many brackets in one another.</source>
        <translation>Hay demasiados paréntesis unos dentro de otros.</translation>
    </message>
    <message>
        <source>There are {count} threats, not all forced alone: {threats}.</source>
        <translation>Hay {count} amenazas, no todas forzadas por separado: {threats}.</translation>
    </message>
    <message>
        <source>There are {count} threats, told apart by the defences: {threats}.</source>
        <translation>Hay {count} amenazas, separadas por las defensas: {threats}.</translation>
    </message>
    <message>
        <source>There are {count} threats: {threats}.</source>
        <translation>Hay {count} amenazas: {threats}.</translation>
    </message>
    <message>
        <source>There is a shorter solution: {moves}.</source>
        <translation>Hay una solución más corta: {moves}.</translation>
    </message>
    <message>
        <source>There is already a collection {detail}; it was left as it is.</source>
        <translation>Ya existe una colección {detail}; se dejó como estaba.</translation>
    </message>
    <message>
        <source>There is already a file {path}; it was left as it is.</source>
        <translation>Ya existe un archivo {path}; se dejó como estaba.</translation>
    </message>
    <message>
        <source>There is no collection “{found}”.</source>
        <translation>No existe la colección «{found}».</translation>
    </message>
    <message>
        <source>There is no collection “{found}”. Did you mean “{meant}”?</source>
        <translation>No existe la colección «{found}». ¿Quería decir «{meant}»?</translation>
    </message>
    <message>
        <source>There is no dual.</source>
        <translation>No hay duales.</translation>
    </message>
    <message>
        <source>There is no field “{found}”. Did you mean “{meant}”?</source>
        <translation>No existe el campo «{found}». ¿Quería decir «{meant}»?</translation>
    </message>
    <message>
        <source>There is no field “{found}”. To search for the word, put it in quotation marks.</source>
        <translation>No existe el campo «{found}». Para buscar la palabra, póngala entre comillas.</translation>
    </message>
    <message>
        <source>There is no library {path}, but what was saved in it last is still there, as {detail}. Put the library back beside it and open it there.</source>
        <translation>No hay ninguna biblioteca {path}, pero lo último que se guardó en ella sigue ahí, como {detail}. Vuelva a poner la biblioteca a su lado y ábrala allí.</translation>
    </message>
    <message>
        <source>There is no library {path}.</source>
        <translation>No hay ninguna biblioteca {path}.</translation>
    </message>
    <message>
        <source>There is no page to print.</source>
        <translation>No hay ninguna página que imprimir.</translation>
    </message>
    <message>
        <source>There is no page to write.</source>
        <translation>No hay ninguna página que escribir.</translation>
    </message>
    <message>
        <source>There is no problem {found} in the library.</source>
        <translation>No hay ningún problema {found} en la biblioteca.</translation>
    </message>
    <message>
        <source>There is no room left on the disk to write to the library {path}.</source>
        <translation>No queda espacio en el disco para escribir en la biblioteca {path}.</translation>
    </message>
    <message>
        <source>There is no set play.</source>
        <translation>No hay juego aparente.</translation>
    </message>
    <message>
        <source>There is no solution.</source>
        <translation>No hay solución.</translation>
    </message>
    <message>
        <source>There is no style {name} of your own.</source>
        <translation>No hay ningún estilo propio {name}.</translation>
    </message>
    <message>
        <source>There is no style {name}; there are {names}.</source>
        <translation>No existe el estilo {name}; hay {names}.</translation>
    </message>
    <message>
        <source>There is no theme “{found}”.</source>
        <translation>No existe el tema «{found}».</translation>
    </message>
    <message>
        <source>There is no theme “{found}”. Did you mean “{meant}”?</source>
        <translation>No existe el tema «{found}». ¿Quería decir «{meant}»?</translation>
    </message>
    <message>
        <source>There is no verdict “{found}”. Did you mean “{meant}”?</source>
        <translation>No existe el veredicto «{found}». ¿Quería decir «{meant}»?</translation>
    </message>
    <message>
        <source>There is not enough memory for a page of {width} x {height} pixels.</source>
        <translation>No hay memoria suficiente para una página de {width} x {height} píxeles.</translation>
    </message>
    <message>
        <source>There is not enough memory for a picture of {wide} x {high} pixels.</source>
        <translation>No hay memoria suficiente para una imagen de {wide} x {high} píxeles.</translation>
    </message>
    <message>
        <source>These never move: {men}</source>
        <translation>Estas nunca se mueven: {men}</translation>
    </message>
    <message>
        <source>This bracket is not closed.</source>
        <translation>Este paréntesis no está cerrado.</translation>
    </message>
    <message>
        <source>This bracket was not opened.</source>
        <translation>Este paréntesis no se abrió.</translation>
    </message>
    <message>
        <source>Threat reversal</source>
        <translation>Reversión de la amenaza</translation>
    </message>
    <message>
        <source>Three Grimshaws, on {squares}.</source>
        <translation>Tres Grimshaw, en {squares}.</translation>
    </message>
    <message>
        <source>Three men on one pin line leave it one at a time; a mate in two shows at most one departure in each line, and sources do not say which phases count.</source>
        <translation>Tres piezas en una línea de clavada la dejan una por una; un mate en dos muestra como máximo una salida en cada variante, y las fuentes no dicen qué fases cuentan.</translation>
    </message>
    <message>
        <source>Told apart: {moves}.</source>
        <translation>A separar: {moves}.</translation>
    </message>
    <message>
        <source>Too few: {games}, {number} intended</source>
        <translation>Faltan soluciones: {games}; previstas: {number}</translation>
    </message>
    <message>
        <source>Too few: {keys}, {number} are asked for</source>
        <translation>Faltan soluciones: {keys}; pedidas: {number}</translation>
    </message>
    <message>
        <source>Too few: {solutions}, {number} intended</source>
        <translation>Faltan soluciones: {solutions}; previstas: {number}</translation>
    </message>
    <message>
        <source>Transferred continuations</source>
        <translation>Continuaciones transferidas</translation>
    </message>
    <message>
        <source>Transferred mate</source>
        <translation>Mate transferido</translation>
    </message>
    <message>
        <source>Tried as Barulin&apos;s defence with a guard given up in place of a line shut: it missed the known example and named some thirty others in a thousand.</source>
        <translation>Se probó como defensa Barulin con un control abandonado en vez de una línea cerrada: no halló el ejemplo conocido y nombró otros treinta de cada mil.</translation>
    </message>
    <message>
        <source>Turton on {square}</source>
        <translation>Turton en {square}</translation>
    </message>
    <message>
        <source>Twins: {wrong}</source>
        <translation>Gemelos: {wrong}</translation>
    </message>
    <message>
        <source>Two pairs of solutions with equal effects: {one} and {two}.</source>
        <translation>Dos parejas de soluciones con efectos iguales: {one} y {two}.</translation>
    </message>
    <message>
        <source>Umnov</source>
        <translation>Umnov</translation>
    </message>
    <message>
        <source>Underpromotion to {kinds}</source>
        <translation>Subpromoción a {kinds}</translation>
    </message>
    <message>
        <source>Underpromotion: {move}, for with a queen: {value}.</source>
        <translation>Subpromoción: {move}, pues con dama: {value}.</translation>
    </message>
    <message>
        <source>Underpromotion: {move}.</source>
        <translation>Subpromoción: {move}.</translation>
    </message>
    <message>
        <source>Unguard</source>
        <translation>Abandono de control</translation>
    </message>
    <message>
        <source>Unnecessary in this position: {men}. Without it the solutions stay.</source>
        <translation>Superflua en esta posición: {men}. Sin ella quedan las soluciones.</translation>
    </message>
    <message>
        <source>Unsaved work cannot be kept safe: the folder {path} cannot be written, or its disk is full.</source>
        <translation>El trabajo sin guardar no se puede poner a salvo: la carpeta {path} no se puede escribir, o su disco está lleno.</translation>
    </message>
    <message>
        <source>Urania</source>
        <translation>Urania</translation>
    </message>
    <message>
        <source>What Popeye printed cannot be read: {why}</source>
        <translation>Lo que imprimió Popeye no se puede leer: {why}</translation>
    </message>
    <message>
        <source>What is left of a Rukhlis is named by the changed and transferred mates that it has.</source>
        <translation>Lo que queda de un Rukhlis se nombra por los mates cambiados y transferidos que tiene.</translation>
    </message>
    <message>
        <source>What the random move of a threatening man is cannot be told from the moves; the effects on the defending side are flagged as black correction.</source>
        <translation>Cuál es la jugada cualquiera de una pieza que amenaza no se deduce de las jugadas; los efectos en el bando que defiende se señalan como corrección negra.</translation>
    </message>
    <message>
        <source>What was printed does not say that it is Popeye&apos;s</source>
        <translation>Lo impreso no dice que sea de Popeye</translation>
    </message>
    <message>
        <source>What was printed is not Popeye&apos;s: {why}</source>
        <translation>Lo impreso no es de Popeye: {why}</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Rueda</translation>
    </message>
    <message>
        <source>Which correction corrects which is a matter of the errors&apos; order, which the tree of moves does not hold.</source>
        <translation>Qué corrección corrige a cuál depende del orden de los errores, que el árbol de jugadas no contiene.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancas</translation>
    </message>
    <message>
        <source>White Grimshaw on {square}</source>
        <translation>Grimshaw blanco en {square}</translation>
    </message>
    <message>
        <source>White Grimshaw on {square}: {one} shuts off {second}, {two} shuts off {first}.</source>
        <translation>Grimshaw blanco en {square}: {one} intercepta {second}, {two} intercepta {first}.</translation>
    </message>
    <message>
        <source>White captures on {square}, where mate is given: {lines}.</source>
        <translation>Las Blancas capturan en {square}, donde se da mate: {lines}.</translation>
    </message>
    <message>
        <source>White correction: {tries} fail to {refutation}, {key}.</source>
        <translation>Corrección blanca: {tries} fallan por {refutation}, {key}.</translation>
    </message>
    <message>
        <source>White has two kings</source>
        <translation>las Blancas tienen dos reyes</translation>
    </message>
    <message>
        <source>White in check</source>
        <translation>blancas en jaque</translation>
    </message>
    <message>
        <source>White may castle long</source>
        <translation>las Blancas pueden enrocar en largo</translation>
    </message>
    <message>
        <source>White may castle short</source>
        <translation>las Blancas pueden enrocar en corto</translation>
    </message>
    <message>
        <source>White may not castle long</source>
        <translation>las Blancas no pueden enrocar en largo</translation>
    </message>
    <message>
        <source>White may not castle short</source>
        <translation>las Blancas no pueden enrocar en corto</translation>
    </message>
    <message>
        <source>White needs one move</source>
        <translation>Las Blancas necesitan una jugada</translation>
    </message>
    <message>
        <source>White officers without a part in the mates: {where}.</source>
        <translation>Piezas blancas sin papel en los mates: {where}.</translation>
    </message>
    <message>
        <source>White promotes to all four</source>
        <translation>Las Blancas promocionan a las cuatro piezas</translation>
    </message>
    <message>
        <source>White promotes to all four: {moves}.</source>
        <translation>Las Blancas promocionan a las cuatro piezas: {moves}.</translation>
    </message>
    <message>
        <source>White shuts his own line</source>
        <translation>Las Blancas cierran su propia línea</translation>
    </message>
    <message>
        <source>White&apos;s castling on the king&apos;s side</source>
        <translation>el enroque corto blanco</translation>
    </message>
    <message>
        <source>White&apos;s castling on the queen&apos;s side</source>
        <translation>el enroque largo blanco</translation>
    </message>
    <message>
        <source>White&apos;s king stands in check in the diagram, from {squares}.</source>
        <translation>El rey blanco está en jaque en el diagrama, desde {squares}.</translation>
    </message>
    <message>
        <source>White&apos;s last move was {move}: no other is possible</source>
        <translation>La última jugada blanca fue {move}: ninguna otra es posible</translation>
    </message>
    <message>
        <source>White&apos;s line opened</source>
        <translation>Apertura de línea blanca</translation>
    </message>
    <message>
        <source>White&apos;s unit unpinned</source>
        <translation>Pieza blanca desclavada</translation>
    </message>
    <message>
        <source>White: {white}; Black: {black}</source>
        <translation>Blancas: {white}; Negras: {black}</translation>
    </message>
    <message>
        <source>With “{found}” only : and = can stand.</source>
        <translation>Con «{found}» solo valen : y =.</translation>
    </message>
    <message>
        <source>Würzburg-Plachutta</source>
        <translation>Würzburg-Plachutta</translation>
    </message>
    <message>
        <source>Y flights</source>
        <translation>Escapes en Y</translation>
    </message>
    <message>
        <source>Zagoruiko</source>
        <translation>Zagoruiko</translation>
    </message>
    <message>
        <source>Zagoruiko, reciprocal</source>
        <translation>Zagoruiko, recíproco</translation>
    </message>
    <message>
        <source>Zagoruyko 3x{count}</source>
        <translation>Zagoruiko 3x{count}</translation>
    </message>
    <message>
        <source>Zilahi: {taken} is captured and {mater} mates; in the other solution it is the other way round.</source>
        <translation>Zilahi: captura de {taken} y mate de {mater}; en la otra solución, al revés.</translation>
    </message>
    <message>
        <source>\pieces: expected a man such as wKe1, got {word}</source>
        <translation>\pieces: se esperaba una pieza como wKe1, no {word}</translation>
    </message>
    <message>
        <source>a JSON document of more than {most} characters; larger collections are read as one object a line</source>
        <translation>un documento JSON de más de {most} caracteres; las colecciones mayores se leen con un objeto por línea</translation>
    </message>
    <message>
        <source>a ZIP archive or office document</source>
        <translation>un archivo ZIP o documento de ofimática</translation>
    </message>
    <message>
        <source>a bishop of {side} cannot have come to its square ({squares})</source>
        <translation>un alfil de las {side} no puede haber llegado a su casilla ({squares})</translation>
    </message>
    <message>
        <source>a bishop of {side} must be promoted, its home is shut ({squares})</source>
        <translation>un alfil de las {side} debe proceder de promoción, su casilla de origen está cerrada ({squares})</translation>
    </message>
    <message>
        <source>a caption has at most {most} lines above and below the board, got {count}</source>
        <translation>una leyenda tiene como máximo {most} líneas sobre y bajo el tablero, no {count}</translation>
    </message>
    <message>
        <source>a caption line has at most {most} characters, this one has {count}</source>
        <translation>una línea de leyenda tiene como máximo {most} caracteres, esta tiene {count}</translation>
    </message>
    <message>
        <source>a cluster needs Dask: install chess-composer with its extra &apos;cluster&apos;</source>
        <translation>un clúster requiere Dask: instale chess-composer con su extra &apos;cluster&apos;</translation>
    </message>
    <message>
        <source>a compressed file (gzip)</source>
        <translation>un archivo comprimido (gzip)</translation>
    </message>
    <message>
        <source>a document of more than {most} characters</source>
        <translation>un documento de más de {most} caracteres</translation>
    </message>
    <message>
        <source>a game cannot have so many men</source>
        <translation>una partida no puede tener tantas piezas</translation>
    </message>
    <message>
        <source>a king can be captured, or a pawn stands on the edge</source>
        <translation>se puede capturar un rey, o hay un peón en la primera o la última fila</translation>
    </message>
    <message>
        <source>a knight of {side} cannot have come to its square ({squares})</source>
        <translation>un caballo de las {side} no puede haber llegado a su casilla ({squares})</translation>
    </message>
    <message>
        <source>a library or other SQLite database</source>
        <translation>una biblioteca u otra base de datos SQLite</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>una lista</translation>
    </message>
    <message>
        <source>a lone knight cannot mate a king with nothing but queens</source>
        <translation>un caballo solo no puede dar mate a un rey que solo tiene damas</translation>
    </message>
    <message>
        <source>a man of the diagram is named twice</source>
        <translation>una pieza del diagrama se nombra dos veces</translation>
    </message>
    <message>
        <source>a man stands on the square of an imitator ({squares})</source>
        <translation>una pieza está en la casilla de un imitador ({squares})</translation>
    </message>
    <message>
        <source>a man that has never moved must stand at home</source>
        <translation>una pieza que nunca ha movido debe estar en su casilla de origen</translation>
    </message>
    <message>
        <source>a man that may vary has nothing else to be</source>
        <translation>una pieza que puede variar no puede ser otra cosa</translation>
    </message>
    <message>
        <source>a man that may vary is not on the diagram</source>
        <translation>una pieza que puede variar no está en el diagrama</translation>
    </message>
    <message>
        <source>a man would leave the board</source>
        <translation>una pieza saldría del tablero</translation>
    </message>
    <message>
        <source>a mark stands where no such man does ({squares})</source>
        <translation>una marca está donde no hay tal pieza ({squares})</translation>
    </message>
    <message>
        <source>a mediocre triumph can be had by capture: it is asked for in one turn, directly</source>
        <translation>un triunfo mediocre puede lograrse por captura: se pide en una jugada, en juego directo</translation>
    </message>
    <message>
        <source>a model mate</source>
        <translation>mate modelo</translation>
    </message>
    <message>
        <source>a model stalemate</source>
        <translation>ahogado modelo</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>a part of its path is a file, not a folder</source>
        <translation>una parte de su ruta es un archivo, no una carpeta</translation>
    </message>
    <message>
        <source>a pawn of {side} stands on its first or last rank ({squares})</source>
        <translation>un peón de las {side} está en su primera o última fila ({squares})</translation>
    </message>
    <message>
        <source>a pawn stands on {square}</source>
        <translation>hay un peón en {square}</translation>
    </message>
    <message>
        <source>a pawn stands on {square} at the start</source>
        <translation>hay un peón en {square} al principio</translation>
    </message>
    <message>
        <source>a picture (GIF)</source>
        <translation>una imagen (GIF)</translation>
    </message>
    <message>
        <source>a picture (JPEG)</source>
        <translation>una imagen (JPEG)</translation>
    </message>
    <message>
        <source>a picture (PNG)</source>
        <translation>una imagen (PNG)</translation>
    </message>
    <message>
        <source>a pure mate</source>
        <translation>mate puro</translation>
    </message>
    <message>
        <source>a pure stalemate</source>
        <translation>ahogado puro</translation>
    </message>
    <message>
        <source>a queen of {side} cannot have come to its square ({squares})</source>
        <translation>una dama de las {side} no puede haber llegado a su casilla ({squares})</translation>
    </message>
    <message>
        <source>a queen would not check</source>
        <translation>una dama no daría jaque</translation>
    </message>
    <message>
        <source>a queen would not mate</source>
        <translation>una dama no daría mate</translation>
    </message>
    <message>
        <source>a queen would stalemate</source>
        <translation>una dama ahogaría</translation>
    </message>
    <message>
        <source>a race is not counted out where a throw can be lost or passed on</source>
        <translation>una carrera no se calcula donde una tirada puede perderse o pasar al otro</translation>
    </message>
    <message>
        <source>a rook of {side} cannot have come to its square ({squares})</source>
        <translation>una torre de las {side} no puede haber llegado a su casilla ({squares})</translation>
    </message>
    <message>
        <source>a scheme needs one black king</source>
        <translation>un esquema necesita un rey negro</translation>
    </message>
    <message>
        <source>a style has at most {most} characters, this one is longer</source>
        <translation>un estilo tiene como máximo {most} caracteres, este es más largo</translation>
    </message>
    <message>
        <source>after the key {move} {lines}</source>
        <translation>tras la clave {move} {lines}</translation>
    </message>
    <message>
        <source>algebraic: expected the men of white and black</source>
        <translation>algebraic: se esperaban las piezas de white y black</translation>
    </message>
    <message>
        <source>algebraic: {colour} men are not read</source>
        <translation>algebraic: las piezas {colour} no se leen</translation>
    </message>
    <message>
        <source>all is answered in fewer moves than are asked for</source>
        <translation>todo se contesta en menos jugadas de las pedidas</translation>
    </message>
    <message>
        <source>all tables of {men} men are there</source>
        <translation>están todas las tablas de {men} piezas</translation>
    </message>
    <message>
        <source>allowed: nothing proves that king or rook has moved</source>
        <translation>permitido: nada prueba que el rey o la torre hayan movido</translation>
    </message>
    <message>
        <source>also solves</source>
        <translation>también resuelve</translation>
    </message>
    <message>
        <source>an ideal mate</source>
        <translation>mate ideal</translation>
    </message>
    <message>
        <source>an ideal stalemate</source>
        <translation>ahogado ideal</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objeto</translation>
    </message>
    <message>
        <source>an old office document</source>
        <translation>un documento de ofimática antiguo</translation>
    </message>
    <message>
        <source>and {more} more</source>
        <translation>y {more} más</translation>
    </message>
    <message>
        <source>another key</source>
        <translation>otra clave</translation>
    </message>
    <message>
        <source>arithmetic</source>
        <translation>aritmética</translation>
    </message>
    <message>
        <source>at least {number} keys: {keys}</source>
        <translation>al menos {number} claves: {keys}</translation>
    </message>
    <message>
        <source>at least {solutions}</source>
        <translation>al menos {solutions}</translation>
    </message>
    <message>
        <source>batteries</source>
        <translation>baterías</translation>
    </message>
    <message>
        <source>before it: {reason}</source>
        <translation>antes: {reason}</translation>
    </message>
    <message>
        <source>best play: {chance}</source>
        <translation>mejor jugada: {chance}</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>alfil</translation>
    </message>
    <message>
        <source>bishops of one colour cannot mate: nothing can fill the other squares</source>
        <translation>alfiles de un solo color no pueden dar mate: nada puede ocupar las otras casillas</translation>
    </message>
    <message>
        <source>black</source>
        <translation>negro</translation>
    </message>
    <message>
        <source>black bishop</source>
        <translation>alfil negro</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>rey negro</translation>
    </message>
    <message>
        <source>black knight</source>
        <translation>caballo negro</translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation>peón negro</translation>
    </message>
    <message>
        <source>black queen</source>
        <translation>dama negra</translation>
    </message>
    <message>
        <source>black rook</source>
        <translation>torre negra</translation>
    </message>
    <message>
        <source>bul</source>
        <translation>bul</translation>
    </message>
    <message>
        <source>by retro strategy the castling that is played first is allowed</source>
        <translation>por estrategia retro se permite el enroque que se juega primero</translation>
    </message>
    <message>
        <source>can go: all solutions stay</source>
        <translation>superflua: quedan todas las soluciones</translation>
    </message>
    <message>
        <source>can go: all solutions stay, the set play changes</source>
        <translation>superflua: quedan todas las soluciones, cambia el juego aparente</translation>
    </message>
    <message>
        <source>can go: key and play stay</source>
        <translation>superflua: quedan clave y juego</translation>
    </message>
    <message>
        <source>cannot be met: all {tried} placements of these men were gone through; {killer}</source>
        <translation>no puede cumplirse: se recorrieron las {tried} colocaciones de estas piezas; {killer}</translation>
    </message>
    <message>
        <source>cannot be met: nobody may be added, and no game leads to the men that stay</source>
        <translation>no puede cumplirse: no se puede añadir ninguna pieza, y ninguna partida lleva a las que quedan</translation>
    </message>
    <message>
        <source>cannot be met: nobody may be added, and the men that stay are too many</source>
        <translation>no puede cumplirse: no se puede añadir ninguna pieza, y las que quedan son demasiadas</translation>
    </message>
    <message>
        <source>cannot be met: nobody may be added, and the men that stay have a flaw that is forbidden</source>
        <translation>no puede cumplirse: no se puede añadir ninguna pieza, y las que quedan tienen un defecto prohibido</translation>
    </message>
    <message>
        <source>cannot be met: nobody may be added, and what stays is the problem not to be repeated</source>
        <translation>no puede cumplirse: no se puede añadir ninguna pieza, y lo que queda es el problema que no debe repetirse</translation>
    </message>
    <message>
        <source>cannot be solved</source>
        <translation>no se puede resolver</translation>
    </message>
    <message>
        <source>captured {men}</source>
        <translation>capturados {men}</translation>
    </message>
    <message>
        <source>captures on {square}</source>
        <translation>captura en {square}</translation>
    </message>
    <message>
        <source>castles</source>
        <translation>enroca</translation>
    </message>
    <message>
        <source>castling left out</source>
        <translation>sin enroque</translation>
    </message>
    <message>
        <source>castling: {move}</source>
        <translation>enroque: {move}</translation>
    </message>
    <message>
        <source>certificates are for tls://, and {address} is not encrypted</source>
        <translation>los certificados son para tls://, y {address} no está cifrada</translation>
    </message>
    <message>
        <source>chameleon</source>
        <translation>camaleón</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>cambiados</translation>
    </message>
    <message>
        <source>changed play</source>
        <translation>juego cambiado</translation>
    </message>
    <message>
        <source>character {start} of {text} cannot be printed</source>
        <translation>el carácter {start} de {text} no se puede imprimir</translation>
    </message>
    <message>
        <source>check without a set mate</source>
        <translation>jaque sin mate previsto</translation>
    </message>
    <message>
        <source>checks</source>
        <translation>da jaque</translation>
    </message>
    <message>
        <source>checks in the mate</source>
        <translation>da jaque en el mate</translation>
    </message>
    <message>
        <source>closes White&apos;s line on {square}</source>
        <translation>cierra en {square} una línea blanca</translation>
    </message>
    <message>
        <source>closes {moves}</source>
        <translation>cierra {moves}</translation>
    </message>
    <message>
        <source>colours exchanged</source>
        <translation>colores intercambiados</translation>
    </message>
    <message>
        <source>comes to block</source>
        <translation>viene a bloquear</translation>
    </message>
    <message>
        <source>cooked</source>
        <translation>demolido</translation>
    </message>
    <message>
        <source>cooked, at least {number} keys</source>
        <translation>demolido, al menos {number} claves</translation>
    </message>
    <message>
        <source>cooked, {number} keys</source>
        <translation>demolido, {number} claves</translation>
    </message>
    <message>
        <source>cooked, {solutions}</source>
        <translation>demolido, {solutions}</translation>
    </message>
    <message>
        <source>cooked: {moves}</source>
        <translation>demolido: {moves}</translation>
    </message>
    <message>
        <source>core and men allowed have more pawns than a side can have</source>
        <translation>el núcleo y las piezas permitidas tienen más peones de los que puede tener un bando</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>cruz</translation>
    </message>
    <message>
        <source>cyclic</source>
        <translation>cíclico</translation>
    </message>
    <message>
        <source>cyclic Zagoruiko</source>
        <translation>Zagoruiko cíclico</translation>
    </message>
    <message>
        <source>decoys and foreplans</source>
        <translation>desviaciones y planes previos</translation>
    </message>
    <message>
        <source>diagram {number}: {error}</source>
        <translation>diagrama {number}: {error}</translation>
    </message>
    <message>
        <source>direct play ends with the attacker&apos;s move, got {count} half-moves</source>
        <translation>el juego directo acaba con la jugada del atacante, no tras {count} medias jugadas</translation>
    </message>
    <message>
        <source>dob</source>
        <translation>dob</translation>
    </message>
    <message>
        <source>dual: {answers}</source>
        <translation>dual: {answers}</translation>
    </message>
    <message>
        <source>each last move that {side} can have made comes from a position that cannot arise</source>
        <translation>cada última jugada que las {side} pueden haber hecho viene de una posición que no puede darse</translation>
    </message>
    <message>
        <source>echoes</source>
        <translation>ecos</translation>
    </message>
    <message>
        <source>ended before its first turn: nothing is known yet</source>
        <translation>terminado antes de la primera vuelta: aún no se sabe nada</translation>
    </message>
    <message>
        <source>engine: {engine} was not found</source>
        <translation>engine: no se encontró {engine}</translation>
    </message>
    <message>
        <source>errors of defence</source>
        <translation>errores de la defensa</translation>
    </message>
    <message>
        <source>every man stays or comes back</source>
        <translation>cada pieza se queda o vuelve</translation>
    </message>
    <message>
        <source>every move off the line is key or try</source>
        <translation>toda jugada fuera de la línea es clave o ensayo</translation>
    </message>
    <message>
        <source>exactly {moves}</source>
        <translation>exactamente {moves}</translation>
    </message>
    <message>
        <source>excellent triumph, {men}: {kinds}</source>
        <translation>triunfo excelente, {men}: {kinds}</translation>
    </message>
    <message>
        <source>exchanged functions</source>
        <translation>intercambios de funciones</translation>
    </message>
    <message>
        <source>expected 0 to {most} changes, got {changes}</source>
        <translation>se esperaban de 0 a {most} cambios, no {changes}</translation>
    </message>
    <message>
        <source>expected 1 to {most} characters, got {count}</source>
        <translation>se esperaban de 1 a {most} caracteres, no {count}</translation>
    </message>
    <message>
        <source>expected 1 to {most} moves, got {sign}</source>
        <translation>se esperaban de 1 a {most} jugadas, no {sign}</translation>
    </message>
    <message>
        <source>expected 1 to {most} throws, got {throws}</source>
        <translation>se esperaban de 1 a {most} tiradas, no {throws}</translation>
    </message>
    <message>
        <source>expected 1 to {most} turns, got {turns}</source>
        <translation>se esperaban de 1 a {most} jugadas, no {turns}</translation>
    </message>
    <message>
        <source>expected 10 to 4800 dots an inch, got {dpi}</source>
        <translation>se esperaban de 10 a 4800 puntos por pulgada, no {dpi}</translation>
    </message>
    <message>
        <source>expected JSON, got a number that is too long</source>
        <translation>se esperaba JSON, pero un número es demasiado largo</translation>
    </message>
    <message>
        <source>expected JSON, got brackets nested too deep</source>
        <translation>se esperaba JSON, pero hay demasiados corchetes anidados</translation>
    </message>
    <message>
        <source>expected JSON: a comma or ] is missing</source>
        <translation>se esperaba JSON: falta una coma o ]</translation>
    </message>
    <message>
        <source>expected JSON: {reason}</source>
        <translation>se esperaba JSON: {reason}</translation>
    </message>
    <message>
        <source>expected JSON: {reason} at column {column}</source>
        <translation>se esperaba JSON: {reason} en la columna {column}</translation>
    </message>
    <message>
        <source>expected JSON: {wrong}</source>
        <translation>se esperaba JSON: {wrong}</translation>
    </message>
    <message>
        <source>expected Pieces or Forsyth, got neither</source>
        <translation>se esperaba Pieces o Forsyth, no hay ninguno</translation>
    </message>
    <message>
        <source>expected a FEN</source>
        <translation>se esperaba una FEN</translation>
    </message>
    <message>
        <source>expected a FEN, got {first}; {expected}</source>
        <translation>se esperaba una FEN, no {first}; {expected}</translation>
    </message>
    <message>
        <source>expected a JSON object with a problem, got {found}</source>
        <translation>se esperaba un objeto JSON con un problema, no {found}</translation>
    </message>
    <message>
        <source>expected a colour such as #cbbba0, got {text}</source>
        <translation>se esperaba un color como #cbbba0, no {text}</translation>
    </message>
    <message>
        <source>expected a draft of form {form}</source>
        <translation>se esperaba un borrador de forma {form}</translation>
    </message>
    <message>
        <source>expected a line&apos;s size to measure 0.3 to 4, got {size}</source>
        <translation>el tamaño de una línea debía medir de 0.3 a 4, no {size}</translation>
    </message>
    <message>
        <source>expected a list of positions</source>
        <translation>se esperaba una lista de posiciones</translation>
    </message>
    <message>
        <source>expected a man such as Ke1, got {word}</source>
        <translation>se esperaba una pieza como Ke1, no {word}</translation>
    </message>
    <message>
        <source>expected a moment as met_at: {reason}</source>
        <translation>se esperaba un momento como met_at: {reason}</translation>
    </message>
    <message>
        <source>expected a name before the colon</source>
        <translation>se esperaba un nombre antes de los dos puntos</translation>
    </message>
    <message>
        <source>expected a name of 1 to {most} printable characters, got {name}</source>
        <translation>se esperaba un nombre de 1 a {most} caracteres imprimibles, no {name}</translation>
    </message>
    <message>
        <source>expected a name that ends in {forms}</source>
        <translation>se esperaba un nombre que termine en {forms}</translation>
    </message>
    <message>
        <source>expected a number of its own for each position</source>
        <translation>se esperaba un número propio para cada posición</translation>
    </message>
    <message>
        <source>expected a position with what is known of it</source>
        <translation>se esperaba una posición con lo que se sabe de ella</translation>
    </message>
    <message>
        <source>expected a square such as e4, got {text}</source>
        <translation>se esperaba una casilla como e4, no {text}</translation>
    </message>
    <message>
        <source>expected a stipulation or EPD operation after the FEN, got {found}</source>
        <translation>se esperaba un enunciado o una operación EPD tras la FEN, no {found}</translation>
    </message>
    <message>
        <source>expected a stipulation such as #2, =3, s#4, h#2.5 or PG 7.5, got {text}</source>
        <translation>se esperaba un enunciado como #2, =3, s#4, h#2.5 o PG 7.5, no {text}</translation>
    </message>
    <message>
        <source>expected a stipulation such as #2, =3, s#4, h#2.5 or PG 7.5, or a question such as Last move?, got {text}</source>
        <translation>se esperaba un enunciado como #2, =3, s#4, h#2.5 o PG 7.5, o una pregunta como ¿Última jugada?, hay: {text}</translation>
    </message>
    <message>
        <source>expected a width in pixels or in centimetres, got both</source>
        <translation>se esperaba una anchura en píxeles o en centímetros, no ambas</translation>
    </message>
    <message>
        <source>expected a width of 0.5 to 200 cm, got {width}</source>
        <translation>se esperaba una anchura de 0.5 a 200 cm, no {width}</translation>
    </message>
    <message>
        <source>expected an object with a problem, got {found}</source>
        <translation>se esperaba un objeto con un problema, no {found}</translation>
    </message>
    <message>
        <source>expected at most {most} characters for a problem</source>
        <translation>se esperaban como máximo {most} caracteres para un problema</translation>
    </message>
    <message>
        <source>expected at most {most} conditions at once</source>
        <translation>se esperaban como máximo {most} condiciones a la vez</translation>
    </message>
    <message>
        <source>expected fields such as authors and algebraic, got something else</source>
        <translation>se esperaban campos como authors y algebraic, no otra cosa</translation>
    </message>
    <message>
        <source>expected men such as KRNPPkbpp, got {text}</source>
        <translation>se esperaban piezas como KRNPPkbpp, no {text}</translation>
    </message>
    <message>
        <source>expected men, got none</source>
        <translation>se esperaban piezas, no hay ninguna</translation>
    </message>
    <message>
        <source>expected name=value, such as square_mm=5, got {setting}</source>
        <translation>se esperaba nombre=valor, como square_mm=5, no {setting}</translation>
    </message>
    <message>
        <source>expected names of columns, one of them fen</source>
        <translation>se esperaban nombres de columnas, uno de ellos fen</translation>
    </message>
    <message>
        <source>expected no turns where nobody plays, got {turns}</source>
        <translation>no se esperaban jugadas donde nadie juega, sino que hay {turns}</translation>
    </message>
    <message>
        <source>expected nothing after the JSON document</source>
        <translation>no se esperaba nada tras el documento JSON</translation>
    </message>
    <message>
        <source>expected one document</source>
        <translation>se esperaba un solo documento</translation>
    </message>
    <message>
        <source>expected one of KQRBNP or kqrbnp, got {letter}</source>
        <translation>se esperaba una de KQRBNP o kqrbnp, no {letter}</translation>
    </message>
    <message>
        <source>expected text</source>
        <translation>se esperaba un texto</translation>
    </message>
    <message>
        <source>expected the library and the time as text</source>
        <translation>se esperaban la biblioteca y la hora como texto</translation>
    </message>
    <message>
        <source>expected the scheduler&apos;s address, such as tcp://host:8786, got {text}</source>
        <translation>se esperaba la dirección del planificador, como tcp://host:8786, no {text}</translation>
    </message>
    <message>
        <source>expected whole numbers</source>
        <translation>se esperaban números enteros</translation>
    </message>
    <message>
        <source>expected {cells} cells, got {got}</source>
        <translation>se esperaban {cells} casillas, no {got}</translation>
    </message>
    <message>
        <source>expected {dice} dice, got {got}</source>
        <translation>se esperaban {dice} dados, no {got}</translation>
    </message>
    <message>
        <source>expected {what} to measure {least} to {most}, got {value}</source>
        <translation>{what}: se esperaba de {least} a {most}, no {value}</translation>
    </message>
    <message>
        <source>extras: expected at most {most} texts, got {count}</source>
        <translation>extras: se esperaban como máximo {most} textos, no {count}</translation>
    </message>
    <message>
        <source>fen: expected a FEN, got nothing</source>
        <translation>fen: se esperaba una FEN, no hay nada</translation>
    </message>
    <message>
        <source>Dual avoidance, {harm}: {one}, not {other}; {two}, not {another}.</source>
        <translation>Antidual, {harm}: {one}, no {other}; {two}, no {another}.</translation>
    </message>
    <message>
        <source>1 mate is changed ({shown}).</source>
        <translation>1 mate cambia ({shown}).</translation>
    </message>
    <message>
        <source>1 thematic mate</source>
        <translation>1 mate temático</translation>
    </message>
    <message>
        <source>After {defences} there is {mate}: the general error of {unit}.</source>
        <translation>Tras {defences} hay {mate}: el error general, {unit}.</translation>
    </message>
    <message>
        <source>Against: {points}</source>
        <translation>En contra: {points}</translation>
    </message>
    <message>
        <source>All four corners visited, {man}</source>
        <translation>Las cuatro esquinas visitadas, {man}</translation>
    </message>
    <message>
        <source>All {all} half-moves match between the solutions.</source>
        <translation>Las {all} medias jugadas de las soluciones se corresponden todas.</translation>
    </message>
    <message>
        <source>All {count} thematic tries fail to {move}.</source>
        <translation>Los {count} ensayos temáticos fallan por {move}.</translation>
    </message>
    <message>
        <source>Array: not read; write the men with Pieces or Forsyth</source>
        <translation>Array: no se lee; escriba las piezas con Pieces o Forsyth</translation>
    </message>
    <message>
        <source>Battery formed and fired</source>
        <translation>Batería formada y disparada</translation>
    </message>
    <message>
        <source>Black correction of {unit}, of whose moves one errs: {random}, correcting {correction}.</source>
        <translation>Corrección negra, {unit}; una sola jugada yerra: {random}, corrige {correction}.</translation>
    </message>
    <message>
        <source>Black may not castle long: {reason}</source>
        <translation>las Negras no pueden enrocar en largo: {reason}</translation>
    </message>
    <message>
        <source>Black may not castle short: {reason}</source>
        <translation>las Negras no pueden enrocar en corto: {reason}</translation>
    </message>
    <message>
        <source>Both halves of the play mirror each other, as {one} and {two}.</source>
        <translation>Las dos mitades del juego son simétricas, como {one} y {two}.</translation>
    </message>
    <message>
        <source>Both thematic tries fail to {move}.</source>
        <translation>Los dos ensayos temáticos fallan por {move}.</translation>
    </message>
    <message>
        <source>Brought home as a new problem, no. {number}.</source>
        <translation>Llevado al estudio como problema nuevo, n.º {number}.</translation>
    </message>
    <message>
        <source>Brought home as a new problem, no. {number}: what it was made from is not in this library.</source>
        <translation>Llevado al estudio como problema nuevo, n.º {number}: aquel del que procede no está en esta biblioteca.</translation>
    </message>
    <message>
        <source>Brought home as a new version of no. {number}, which had been changed at the desk.</source>
        <translation>Llevado al estudio como versión nueva del n.º {number}, que se había cambiado en el ordenador.</translation>
    </message>
    <message>
        <source>Brought home as a new version of no. {number}.</source>
        <translation>Llevado al estudio como versión nueva del n.º {number}.</translation>
    </message>
    <message>
        <source>Brought home: saved as no. {number}.</source>
        <translation>Llevado al estudio: guardado como n.º {number}.</translation>
    </message>
    <message>
        <source>Cannot be solved</source>
        <translation>No se puede resolver</translation>
    </message>
    <message>
        <source>Capture in passing</source>
        <translation>Captura al paso</translation>
    </message>
    <message>
        <source>Castling</source>
        <translation>Enroque</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Cooked</source>
        <translation>Demolido</translation>
    </message>
    <message>
        <source>Cooked: at least two solutions</source>
        <translation>Demolido: al menos dos soluciones</translation>
    </message>
    <message>
        <source>Cooked: at least {lines}</source>
        <translation>Demolido: al menos {lines}</translation>
    </message>
    <message>
        <source>Cooked: at least {number} keys</source>
        <translation>Demolido: al menos {number} claves</translation>
    </message>
    <message>
        <source>Cooked: at least {number} last moves are left</source>
        <translation>Demolido: quedan al menos {number} últimas jugadas</translation>
    </message>
    <message>
        <source>Cooked: either side can have the move</source>
        <translation>Demolido: cualquiera de los bandos puede tener el turno</translation>
    </message>
    <message>
        <source>Cooked: the triumph can be had by capture</source>
        <translation>Demolido: el triunfo puede lograrse por captura</translation>
    </message>
    <message>
        <source>Cooked: the triumph can be had by capture, too</source>
        <translation>Demolido: el triunfo también puede lograrse por captura</translation>
    </message>
    <message>
        <source>Cooked: {lines}</source>
        <translation>Demolido: {lines}</translation>
    </message>
    <message>
        <source>Cooked: {number} keys</source>
        <translation>Demolido: {number} claves</translation>
    </message>
    <message>
        <source>Cooked: {number} last moves are left</source>
        <translation>Demolido: quedan {number} últimas jugadas</translation>
    </message>
    <message>
        <source>Cooked: {number} solutions</source>
        <translation>Demolido: {number} soluciones</translation>
    </message>
    <message>
        <source>Cross-checks, all with one mate</source>
        <translation>Jaques cruzados, todos con un solo mate</translation>
    </message>
    <message>
        <source>Depends</source>
        <translation>Depende</translation>
    </message>
    <message>
        <source>Depends on what came before</source>
        <translation>Depende de la historia de la posición</translation>
    </message>
    <message>
        <source>Depends on whether {doubts}: not decided; {findings}</source>
        <translation>Depende de esto, que no está decidido: {doubts}; {findings}</translation>
    </message>
    <message>
        <source>Duel of {black} and {white}: {lines}.</source>
        <translation>Duelo, {black} y {white}: {lines}.</translation>
    </message>
    <message>
        <source>Economy</source>
        <translation>Economía</translation>
    </message>
    <message>
        <source>Exchange of places, {one} and {other}: {moves}.</source>
        <translation>Intercambio de casillas, {one} y {other}: {moves}.</translation>
    </message>
    <message>
        <source>Fatal unless paid for</source>
        <translation>Grave si nada lo compensa</translation>
    </message>
    <message>
        <source>For: {points}</source>
        <translation>A favor: {points}</translation>
    </message>
    <message>
        <source>Form of the twins: {forms}.</source>
        <translation>Forma de los gemelos: {forms}.</translation>
    </message>
    <message>
        <source>Grimshaw on {square} in {phases} as in the actual play.</source>
        <translation>Grimshaw en {square}, como en el juego real, también aquí: {phases}.</translation>
    </message>
    <message>
        <source>Ideal mate: {lines}.</source>
        <translation>Mate ideal: {lines}.</translation>
    </message>
    <message>
        <source>It shows more than {share} % of the {others} mates in two of the library.</source>
        <translation>Muestra más que el {share} % de los {others} mates en dos de la biblioteca.</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>Mate by castling</source>
        <translation>Mate con enroque</translation>
    </message>
    <message>
        <source>Mate that needs a pin: {lines}.</source>
        <translation>Mate que requiere una clavada: {lines}.</translation>
    </message>
    <message>
        <source>Mates in all four corners</source>
        <translation>Mates en las cuatro esquinas</translation>
    </message>
    <message>
        <source>Mates that need a pin: {lines}.</source>
        <translation>Mates que requieren una clavada: {lines}.</translation>
    </message>
    <message>
        <source>Meant: {number}</source>
        <translation>Previstas: {number}</translation>
    </message>
    <message>
        <source>Men that only stop something: {men}.</source>
        <translation>Piezas que solo impiden algo: {men}.</translation>
    </message>
    <message>
        <source>Model mate that needs a pin: {lines}.</source>
        <translation>Mate modelo que requiere una clavada: {lines}.</translation>
    </message>
    <message>
        <source>Model mate: {lines}.</source>
        <translation>Mate modelo: {lines}.</translation>
    </message>
    <message>
        <source>Moves along the line of a pin</source>
        <translation>Jugadas por la línea de la clavada</translation>
    </message>
    <message>
        <source>Moves to all four corners</source>
        <translation>Jugadas a las cuatro esquinas</translation>
    </message>
    <message>
        <source>Mutate – {lines}.</source>
        <translation>Mutate – {lines}.</translation>
    </message>
    <message>
        <source>Nearest in the library: {problems}.</source>
        <translation>Los más cercanos en la biblioteca: {problems}.</translation>
    </message>
    <message>
        <source>Nearest: {tries}.</source>
        <translation>Lo más cercano: {tries}.</translation>
    </message>
    <message>
        <source>No half-moves match between the solutions.</source>
        <translation>Las medias jugadas de las soluciones no se corresponden nunca.</translation>
    </message>
    <message>
        <source>No library is open at the desk.</source>
        <translation>No hay ninguna biblioteca abierta en el ordenador.</translation>
    </message>
    <message>
        <source>No move: games begin here</source>
        <translation>Ninguna jugada: aquí empiezan las partidas</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Sin solución</translation>
    </message>
    <message>
        <source>No solution: neither side can have the move</source>
        <translation>Sin solución: ningún bando puede tener el turno</translation>
    </message>
    <message>
        <source>No solution: no game leads here</source>
        <translation>Sin solución: ninguna partida lleva aquí</translation>
    </message>
    <message>
        <source>No solution: no king and rook stand at home together</source>
        <translation>Sin solución: ningún rey y torre están juntos en sus casillas de origen</translation>
    </message>
    <message>
        <source>No solution: no move taken back solves</source>
        <translation>Sin solución: ninguna jugada retirada resuelve</translation>
    </message>
    <message>
        <source>No solution: {side} has no last move</source>
        <translation>Sin solución: no hay última jugada ({side})</translation>
    </message>
    <message>
        <source>No sound problem</source>
        <translation>Problema incorrecto</translation>
    </message>
    <message>
        <source>No. {number} of the library is the same problem: nothing was added.</source>
        <translation>El n.º {number} de la biblioteca es el mismo problema: no se añadió nada.</translation>
    </message>
    <message>
        <source>Not decided: nothing shows that one side cannot have the move</source>
        <translation>Sin decidir: nada muestra que un bando no pueda tener el turno</translation>
    </message>
    <message>
        <source>Not decided: only {moves} is left, but no game with it was found</source>
        <translation>Sin decidir: solo queda {moves}, pero no se encontró ninguna partida así</translation>
    </message>
    <message>
        <source>Not decided: only {side} can have the move, but no game was found</source>
        <translation>Sin decidir: el turno solo puede ser de {side}, pero no se encontró ninguna partida</translation>
    </message>
    <message>
        <source>Not decided: {castlings}</source>
        <translation>Sin decidir: {castlings}</translation>
    </message>
    <message>
        <source>Not decided: {moves}; no game that leads there was found</source>
        <translation>Sin decidir: {moves}; no se encontró ninguna partida que lleve allí</translation>
    </message>
    <message>
        <source>Not decided: {number} are left, and games do not show two of them</source>
        <translation>Sin decidir: quedan {number}, y las partidas no muestran dos de ellas</translation>
    </message>
    <message>
        <source>Not decided: {number} solutions, and games do not show two of them</source>
        <translation>Sin decidir: {number} soluciones, y las partidas no muestran dos de ellas</translation>
    </message>
    <message>
        <source>Not decided: {number} ways to take back are open</source>
        <translation>Sin decidir: jugadas retiradas abiertas: {number}</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Sin terminar</translation>
    </message>
    <message>
        <source>Not finished: no first move is decided yet</source>
        <translation>Sin terminar: todavía no se ha decidido ninguna primera jugada</translation>
    </message>
    <message>
        <source>Not finished: no row of moves so far</source>
        <translation>Sin terminar: hasta ahora ninguna serie de jugadas</translation>
    </message>
    <message>
        <source>Not finished: no solution so far</source>
        <translation>Sin terminar: hasta ahora ninguna solución</translation>
    </message>
    <message>
        <source>Not finished: what history proves is looked for</source>
        <translation>Sin terminar: se busca lo que demuestra la historia</translation>
    </message>
    <message>
        <source>Not finished: {number} so far are left</source>
        <translation>Sin terminar: hasta ahora quedan {number}</translation>
    </message>
    <message>
        <source>Not finished: {number} solutions so far</source>
        <translation>Sin terminar: hasta ahora {number} soluciones</translation>
    </message>
    <message>
        <source>Not judged: originality, and how hard it is to solve.</source>
        <translation>Sin juzgar: la originalidad y la dificultad de solución.</translation>
    </message>
    <message>
        <source>Novotny on {square}: {lines}.</source>
        <translation>Novotny en {square}: {lines}.</translation>
    </message>
    <message>
        <source>Officers without a part in the mate: {where}.</source>
        <translation>Piezas sin papel en el mate: {where}.</translation>
    </message>
    <message>
        <source>One move: any is asked for, so it is not judged</source>
        <translation>Una jugada: se pide una cualquiera, así que no se juzga</translation>
    </message>
    <message>
        <source>One thematic try ({tries}).</source>
        <translation>Un ensayo temático ({tries}).</translation>
    </message>
    <message>
        <source>Other shape</source>
        <translation>Otra forma</translation>
    </message>
    <message>
        <source>Other shape: it branches unevenly, {shape} intended</source>
        <translation>Otra forma: se ramifica de modo desigual; prevista: {shape}</translation>
    </message>
    <message>
        <source>Other shape: {found}, {shape} intended</source>
        <translation>Otra forma: {found}; prevista: {shape}</translation>
    </message>
    <message>
        <source>Pieces: {word} names a man, and no square follows</source>
        <translation>Pieces: {word} nombra una pieza, y no sigue ninguna casilla</translation>
    </message>
    <message>
        <source>Rotate the board by 90° anticlockwise</source>
        <translation>Girar el tablero 90° en sentido antihorario</translation>
    </message>
    <message>
        <source>Rotate the board by 90° clockwise</source>
        <translation>Girar el tablero 90° en sentido horario</translation>
    </message>
    <message>
        <source>Set play</source>
        <translation>Juego aparente</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Solución corta</translation>
    </message>
    <message>
        <source>Short: {moves}</source>
        <translation>Solución corta: {moves}</translation>
    </message>
    <message numerus="yes">
        <source>Short: {number} moves taken back are enough</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Solución corta: bastan {number} jugadas retiradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Short: {turns}</source>
        <translation>Solución corta: {turns}</translation>
    </message>
    <message>
        <source>Black has more kings than one</source>
        <translation>las Negras tienen más de un rey</translation>
    </message>
    <message>
        <source>Black is to move, for so the solution begins</source>
        <translation>juegan negras, pues así empieza la solución</translation>
    </message>
    <message>
        <source>Black to move, best is {move}</source>
        <translation>juegan negras, lo mejor es {move}</translation>
    </message>
    <message>
        <source>Black&apos;s king is in check by the core, and White is to move</source>
        <translation>el rey negro está en jaque por el núcleo, y mueven las Blancas</translation>
    </message>
    <message>
        <source>Black&apos;s king is missing: put him on the board, or allow him</source>
        <translation>falta el rey negro: póngalo en el tablero o permítalo</translation>
    </message>
    <message>
        <source>Black, who begins, has a better move: {move} ({value})</source>
        <translation>las Negras, que comienzan, tienen una jugada mejor: {move} ({value})</translation>
    </message>
    <message>
        <source>Claim proved</source>
        <translation>Enunciado demostrado</translation>
    </message>
    <message>
        <source>Draw, proved</source>
        <translation>Tablas, demostrado</translation>
    </message>
    <message>
        <source>No solution: {move} ({value})</source>
        <translation>Sin solución: {move} ({value})</translation>
    </message>
    <message>
        <source>No solution: {move} is answered by {reply} ({value})</source>
        <translation>Sin solución: a {move} sigue {reply} ({value})</translation>
    </message>
    <message>
        <source>No solution: {value}</source>
        <translation>Sin solución: {value}</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Correcto</translation>
    </message>
    <message>
        <source>Sound: {castlings}</source>
        <translation>Correcto: {castlings}</translation>
    </message>
    <message>
        <source>Sound: {moves}</source>
        <translation>Correcto: {moves}</translation>
    </message>
    <message>
        <source>Sound: {moves}, no other is possible</source>
        <translation>Correcto: {moves}, ninguna otra es posible</translation>
    </message>
    <message>
        <source>Sound: {side} has the move</source>
        <translation>Correcto: el turno es de las {side}</translation>
    </message>
    <message>
        <source>Switchback of the king</source>
        <translation>Retorno del rey</translation>
    </message>
    <message>
        <source>Syzygy&apos;s tables have at most {count} men</source>
        <translation>las tablas de Syzygy tienen como mucho {count} piezas</translation>
    </message>
    <message>
        <source>The black king fires a battery</source>
        <translation>El rey negro abre una batería</translation>
    </message>
    <message>
        <source>The mates wanted: {phases}.</source>
        <translation>Los mates pedidos: {phases}.</translation>
    </message>
    <message>
        <source>The mating man is unpinned</source>
        <translation>La pieza que da mate es desclavada</translation>
    </message>
    <message>
        <source>The page needs libraries that are not installed. Type this once: {command}</source>
        <translation>La página requiere bibliotecas de software que no están instaladas. Teclee esto una vez: {command}</translation>
    </message>
    <message>
        <source>The positions that were remembered of problem {detail} of the library {path} cannot be read; they were left as they are, and none is added to them. Perhaps a newer version of this program has written them.</source>
        <translation>Las posiciones recordadas del problema {detail} de la biblioteca {path} no se pueden leer; quedaron tal como están y no se añade ninguna. Quizá las escribió una versión más nueva de este programa.</translation>
    </message>
    <message>
        <source>The solutions branch at other half-moves than intended.</source>
        <translation>Las soluciones se ramifican en otras medias jugadas que las previstas.</translation>
    </message>
    <message>
        <source>The white king fires a battery</source>
        <translation>El rey blanco abre una batería</translation>
    </message>
    <message>
        <source>The white {kind} on {square} takes part in no mate; without it key and mates stay.</source>
        <translation>La pieza blanca de {square} ({kind}) no participa en ningún mate; sin ella la clave y los mates se mantienen.</translation>
    </message>
    <message>
        <source>Thematic dual after {moves}: {mates}.</source>
        <translation>Dual temático tras {moves}: {mates}.</translation>
    </message>
    <message>
        <source>There are more lines than are listed.</source>
        <translation>Hay más líneas de las que se muestran.</translation>
    </message>
    <message>
        <source>There is no first turn: the game is over, or whoever is to move is blocked.</source>
        <translation>No hay primera jugada: la partida ha terminado, o quien tiene el turno está bloqueado.</translation>
    </message>
    <message>
        <source>There is no status “{found}”. Did you mean “{meant}”?</source>
        <translation>No hay ningún estado «{found}». ¿Quería decir «{meant}»?</translation>
    </message>
    <message>
        <source>Too few</source>
        <translation>Faltan soluciones</translation>
    </message>
    <message>
        <source>Transferred mates</source>
        <translation>Mates transferidos</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Ensayos</translation>
    </message>
    <message>
        <source>White battery fired</source>
        <translation>Batería blanca abierta</translation>
    </message>
    <message>
        <source>White has more kings than one</source>
        <translation>las Blancas tienen más de un rey</translation>
    </message>
    <message>
        <source>White interference</source>
        <translation>Intercepción blanca</translation>
    </message>
    <message>
        <source>White may not castle long: {reason}</source>
        <translation>las Blancas no pueden enrocar en largo: {reason}</translation>
    </message>
    <message>
        <source>White may not castle short: {reason}</source>
        <translation>las Blancas no pueden enrocar en corto: {reason}</translation>
    </message>
    <message>
        <source>White self-blocks</source>
        <translation>Autobloqueos blancos</translation>
    </message>
    <message>
        <source>White wins where he was to draw</source>
        <translation>las Blancas ganan donde debían hacer tablas</translation>
    </message>
    <message>
        <source>White&apos;s king is missing: put him on the board, or allow him</source>
        <translation>falta el rey blanco: póngalo en el tablero o permítalo</translation>
    </message>
    <message>
        <source>Win, proved</source>
        <translation>Victoria, demostrada</translation>
    </message>
    <message>
        <source>a capture in passing is allowed as the first move</source>
        <translation>se permite capturar al paso en la primera jugada</translation>
    </message>
    <message>
        <source>a die shows 1 to {faces}</source>
        <translation>un dado muestra de 1 a {faces}</translation>
    </message>
    <message>
        <source>a helpmate of 1 to {most} solutions can be asked for</source>
        <translation>puede pedirse un mate ayudado de 1 a {most} soluciones</translation>
    </message>
    <message>
        <source>a hop over the next man lands beyond it</source>
        <translation>un salto sobre la pieza contigua llega más allá</translation>
    </message>
    <message>
        <source>a key that brings an idle man into play</source>
        <translation>una clave que activa una pieza ociosa</translation>
    </message>
    <message>
        <source>a key that checks</source>
        <translation>una clave que da jaque</translation>
    </message>
    <message>
        <source>a key that leaves Black fewer moves</source>
        <translation>una clave que deja menos jugadas a las Negras</translation>
    </message>
    <message>
        <source>a key that takes a flight</source>
        <translation>una clave que quita un escape</translation>
    </message>
    <message>
        <source>a key that takes a pawn</source>
        <translation>una clave que captura un peón</translation>
    </message>
    <message>
        <source>a key that takes a piece</source>
        <translation>una clave que captura una pieza</translation>
    </message>
    <message>
        <source>a king alone never mates</source>
        <translation>un rey solo nunca da mate</translation>
    </message>
    <message>
        <source>a king is moved</source>
        <translation>se traslada un rey</translation>
    </message>
    <message>
        <source>a man does not leap to where he stands</source>
        <translation>una pieza no salta a su propia casilla</translation>
    </message>
    <message>
        <source>a man is added or replaced</source>
        <translation>se añade o se sustituye una pieza</translation>
    </message>
    <message>
        <source>a man is moved</source>
        <translation>se traslada una pieza</translation>
    </message>
    <message>
        <source>a man is taken off</source>
        <translation>se quita una pieza</translation>
    </message>
    <message>
        <source>a mark is 0 to 4 in steps of a half, got {mark}</source>
        <translation>una nota va de 0 a 4 de medio en medio, no {mark}</translation>
    </message>
    <message>
        <source>a message within a message: it was not read</source>
        <translation>un mensaje dentro de un mensaje: no se ha leído</translation>
    </message>
    <message>
        <source>a newer version of this program wrote this file</source>
        <translation>una versión más nueva de este programa escribió este archivo</translation>
    </message>
    <message>
        <source>a pawn of {side} stands on its first or last rank, which these rules allow ({squares})</source>
        <translation>un peón de las {side} está en su primera o última fila, lo que estas reglas permiten ({squares})</translation>
    </message>
    <message>
        <source>a problem of another game: only .jsonl has a form for it</source>
        <translation>un problema de otro juego: solo .jsonl tiene una forma para él</translation>
    </message>
    <message>
        <source>a proof game has no duplex</source>
        <translation>una partida justificativa no tiene dúplex</translation>
    </message>
    <message>
        <source>a queen would check</source>
        <translation>una dama daría jaque</translation>
    </message>
    <message>
        <source>a queen would parry the mate</source>
        <translation>una dama pararía el mate</translation>
    </message>
    <message>
        <source>a selfmate needs a white king</source>
        <translation>un mate inverso necesita un rey blanco</translation>
    </message>
    <message>
        <source>a solver has a name</source>
        <translation>un solucionista tiene nombre</translation>
    </message>
    <message>
        <source>a step is there twice</source>
        <translation>un paso aparece dos veces</translation>
    </message>
    <message>
        <source>a template has at most {most} characters</source>
        <translation>una plantilla tiene como mucho {most} caracteres</translation>
    </message>
    <message>
        <source>a time is not below zero</source>
        <translation>un tiempo no es menor que cero</translation>
    </message>
    <message>
        <source>also {moves}</source>
        <translation>también {moves}</translation>
    </message>
    <message>
        <source>an entry cannot take its own place</source>
        <translation>un trabajo no puede ocupar su propio lugar</translation>
    </message>
    <message>
        <source>an officer without a share in the play</source>
        <translation>una pieza mayor o menor sin parte en el juego</translation>
    </message>
    <message>
        <source>an unprovided check</source>
        <translation>un jaque sin mate previsto</translation>
    </message>
    <message>
        <source>an unprovided flight</source>
        <translation>un escape sin mate previsto</translation>
    </message>
    <message>
        <source>another defence of the same part is answered wrongly</source>
        <translation>otra defensa de la misma parte tiene una respuesta falsa</translation>
    </message>
    <message>
        <source>another stipulation</source>
        <translation>otro enunciado</translation>
    </message>
    <message>
        <source>answers kept: {kept} of {number}</source>
        <translation>respuestas conservadas: {kept} de {number}</translation>
    </message>
    <message>
        <source>anticipated</source>
        <translation>anticipado</translation>
    </message>
    <message>
        <source>at least {games}</source>
        <translation>al menos {games}</translation>
    </message>
    <message>
        <source>at most a key and {tries} tries can be wanted</source>
        <translation>pueden pedirse a lo sumo una clave y {tries} ensayos</translation>
    </message>
    <message>
        <source>at most {most} mates can be wanted</source>
        <translation>pueden pedirse {most} mates a lo sumo</translation>
    </message>
    <message>
        <source>at most {most} men can be allowed</source>
        <translation>como máximo se pueden permitir {most} piezas</translation>
    </message>
    <message>
        <source>at most {most} parts of a movement are possible</source>
        <translation>un movimiento puede tener como máximo {most} partes</translation>
    </message>
    <message>
        <source>authors</source>
        <translation>autores</translation>
    </message>
    <message>
        <source>b may be White here, and n Black: write w and b, or the names of the sides</source>
        <translation>aquí b puede ser las Blancas y n las Negras: escriba w y b, o los nombres de los bandos</translation>
    </message>
    <message>
        <source>board: {game} is played on {board}, got {found}</source>
        <translation>board: {game} se juega en {board}, no en {found}</translation>
    </message>
    <message>
        <source>both block {square}</source>
        <translation>ambas bloquean {square}</translation>
    </message>
    <message>
        <source>both lift the pin by {unit}</source>
        <translation>ambas levantan la clavada de {unit}</translation>
    </message>
    <message>
        <source>both shut off {unit}</source>
        <translation>ambas interceptan {unit}</translation>
    </message>
    <message>
        <source>both {one} and {two} stand here</source>
        <translation>aquí figuran {one} y {two}</translation>
    </message>
    <message>
        <source>can go: the key stays, the play changes</source>
        <translation>superflua: queda la clave, cambia el juego</translation>
    </message>
    <message>
        <source>cannot be met: nobody may be added, and the men that stay do not show it alone</source>
        <translation>no puede cumplirse: no se puede añadir ninguna pieza, y las que quedan no lo muestran por sí solas</translation>
    </message>
    <message>
        <source>castling and e.p. as set; history needs the studio</source>
        <translation>enroque y al paso como se fijaron; el historial requiere el estudio</translation>
    </message>
    <message>
        <source>castling and en passant</source>
        <translation>enroque y al paso</translation>
    </message>
    <message>
        <source>castling is allowed</source>
        <translation>se permite el enroque</translation>
    </message>
    <message>
        <source>castling {rights} is not taken over: king or rook is not at home</source>
        <translation>el enroque {rights} no se toma: el rey o la torre no está en su casilla de origen</translation>
    </message>
    <message>
        <source>chance: {chance}</source>
        <translation>probabilidad: {chance}</translation>
    </message>
    <message>
        <source>claim proved</source>
        <translation>enunciado demostrado</translation>
    </message>
    <message>
        <source>comments</source>
        <translation>comentarios</translation>
    </message>
    <message>
        <source>convention of retro analysis</source>
        <translation>convención de análisis retrospectivo</translation>
    </message>
    <message>
        <source>cooked after the first move</source>
        <translation>demolido después de la primera jugada</translation>
    </message>
    <message>
        <source>correction</source>
        <translation>corrección</translation>
    </message>
    <message>
        <source>date, apart from the source</source>
        <translation>fecha, aparte de la fuente</translation>
    </message>
    <message>
        <source>dedication</source>
        <translation>dedicatoria</translation>
    </message>
    <message>
        <source>depends on what came before</source>
        <translation>depende de la historia de la posición</translation>
    </message>
    <message>
        <source>diagrams without a king need the studio</source>
        <translation>los diagramas sin rey necesitan el estudio</translation>
    </message>
    <message>
        <source>distinction</source>
        <translation>distinción</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>tablas</translation>
    </message>
    <message>
        <source>draw, proved</source>
        <translation>tablas, demostradas</translation>
    </message>
    <message>
        <source>dual at move {number}: {move} ({value})</source>
        <translation>dual en la jugada {number}: {move} ({value})</translation>
    </message>
    <message>
        <source>duals</source>
        <translation>duales</translation>
    </message>
    <message>
        <source>duplex</source>
        <translation>dúplex</translation>
    </message>
    <message>
        <source>entry {number} cannot be read: {wrong}</source>
        <translation>el trabajo {number} no se puede leer: {wrong}</translation>
    </message>
    <message>
        <source>entry {number} has no number for the judges yet</source>
        <translation>el trabajo {number} aún no tiene número para los jueces</translation>
    </message>
    <message>
        <source>entry {number} takes no part any more</source>
        <translation>el trabajo {number} ya no participa</translation>
    </message>
    <message>
        <source>entry {number} would tell a name: {name} stands in {text}</source>
        <translation>el trabajo {number} revelaría un nombre: {name} está en {text}</translation>
    </message>
    <message>
        <source>errors of the defence</source>
        <translation>errores de la defensa</translation>
    </message>
    <message>
        <source>every grave flaw</source>
        <translation>todo defecto grave</translation>
    </message>
    <message>
        <source>expected JSON</source>
        <translation>se esperaba JSON</translation>
    </message>
    <message>
        <source>expected a JSON object</source>
        <translation>se esperaba un objeto JSON</translation>
    </message>
    <message>
        <source>expected a man such as wKe1, got {word}</source>
        <translation>se esperaba una pieza como wKe1, no {word}</translation>
    </message>
    <message>
        <source>expected a point from 1 to {points}, bar or off, got {point}</source>
        <translation>se espera un punto de 1 a {points}, bar u off, no {point}</translation>
    </message>
    <message>
        <source>expected at most {most} characters</source>
        <translation>se esperaban como máximo {most} caracteres</translation>
    </message>
    <message>
        <source>expected at most {most} men, kings among them, such as KRKN or KGvKp, got {text}</source>
        <translation>se esperaban como máximo {most} piezas, reyes incluidos, como KRKN o KGvKp, no {text}</translation>
    </message>
    <message>
        <source>expected men such as KRKN or KPvKP, got {text}</source>
        <translation>se esperaban piezas como KRKN o KPvKP, no {text}</translation>
    </message>
    <message>
        <source>expected place, version or new</source>
        <translation>se esperaba place, version o new</translation>
    </message>
    <message>
        <source>fairy men and other boards need the studio</source>
        <translation>las piezas mágicas y otros tableros requieren el estudio</translation>
    </message>
    <message>
        <source>few variations</source>
        <translation>pocas variantes</translation>
    </message>
    <message>
        <source>fewer than here, {solutions}</source>
        <translation>menos que aquí, {solutions}</translation>
    </message>
    <message>
        <source>first_point: the second thrower&apos;s point is thrown before, and is not given</source>
        <translation>first_point: el punto del segundo tirador se tira antes y no está dado</translation>
    </message>
    <message>
        <source>five flights or more</source>
        <translation>cinco o más escapes</translation>
    </message>
    <message>
        <source>flight without a set mate</source>
        <translation>escape sin mate previsto</translation>
    </message>
    <message>
        <source>flights</source>
        <translation>escapes</translation>
    </message>
    <message>
        <source>flights given: {squares}</source>
        <translation>da escapes: {squares}</translation>
    </message>
    <message>
        <source>flights of the king</source>
        <translation>escapes del rey</translation>
    </message>
    <message>
        <source>flights taken: {squares}</source>
        <translation>quita escapes: {squares}</translation>
    </message>
    <message>
        <source>follow my leader</source>
        <translation>follow my leader</translation>
    </message>
    <message>
        <source>form {form} is of a newer version of the program</source>
        <translation>la forma {form} es de una versión más reciente del programa</translation>
    </message>
    <message>
        <source>format: expected {format}; a newer program may have written this style</source>
        <translation>format: se esperaba {format}; quizá un programa más reciente escribió este estilo</translation>
    </message>
    <message>
        <source>from {squares}</source>
        <translation>desde {squares}</translation>
    </message>
    <message>
        <source>functionary</source>
        <translation>funcionaria</translation>
    </message>
    <message>
        <source>games: {number}</source>
        <translation>partidas: {number}</translation>
    </message>
    <message>
        <source>geometric</source>
        <translation>geométrica</translation>
    </message>
    <message>
        <source>gives the flight {square}</source>
        <translation>da el escape {square}</translation>
    </message>
    <message>
        <source>great triumph, {men}: {kinds}</source>
        <translation>gran triunfo, {men}: {kinds}</translation>
    </message>
    <message>
        <source>guards in the mate</source>
        <translation>controla en el mate</translation>
    </message>
    <message>
        <source>guards {square}</source>
        <translation>guarda {square}</translation>
    </message>
    <message>
        <source>half a move</source>
        <translation>media jugada</translation>
    </message>
    <message>
        <source>half-neutral</source>
        <translation>semineutral</translation>
    </message>
    <message>
        <source>halfmove clock</source>
        <translation>contador de medias jugadas</translation>
    </message>
    <message>
        <source>harmonic</source>
        <translation>armónica</translation>
    </message>
    <message>
        <source>his turn hits: {chance}</source>
        <translation>su turno golpea: {chance}</translation>
    </message>
    <message>
        <source>hold: themes: expected a list of texts</source>
        <translation>hold: themes: se esperaba una lista de textos</translation>
    </message>
    <message>
        <source>hold: {name}: expected no negative number</source>
        <translation>hold: {name}: se esperaba un número no negativo</translation>
    </message>
    <message>
        <source>hurdle-colour-changing</source>
        <translation>que cambia el color del obstáculo</translation>
    </message>
    <message>
        <source>if {case}: {finding}</source>
        <translation>si {case}: {finding}</translation>
    </message>
    <message>
        <source>if {rights}: {move}</source>
        <translation>si {rights}: {move}</translation>
    </message>
    <message>
        <source>illegal</source>
        <translation>ilegal</translation>
    </message>
    <message>
        <source>illegal position</source>
        <translation>posición ilegal</translation>
    </message>
    <message>
        <source>illegal: {why}</source>
        <translation>ilegal: {why}</translation>
    </message>
    <message>
        <source>in direct play the side whose goal it is must be to move</source>
        <translation>en el juego directo, el bando cuyo es el objetivo debe tener el turno</translation>
    </message>
    <message>
        <source>in how many turns? Write a number, as in {example}</source>
        <translation>¿en cuántas jugadas? Escriba un número, como en {example}</translation>
    </message>
    <message>
        <source>in no order can the men on {squares} have come to their squares</source>
        <translation>en ningún orden pueden haber llegado a sus casillas las piezas de {squares}</translation>
    </message>
    <message>
        <source>in one diagram White mates at once</source>
        <translation>en un diagrama las Blancas dan mate de inmediato</translation>
    </message>
    <message>
        <source>in one diagram a king can be captured</source>
        <translation>en un diagrama se puede capturar un rey</translation>
    </message>
    <message>
        <source>in one diagram another first move solves as well</source>
        <translation>en un diagrama resuelve también otra primera jugada</translation>
    </message>
    <message>
        <source>in one diagram another first move solves sooner</source>
        <translation>en un diagrama otra primera jugada resuelve antes</translation>
    </message>
    <message>
        <source>in one diagram it was not found out in time</source>
        <translation>en un diagrama no se averiguó a tiempo</translation>
    </message>
    <message>
        <source>in {file}: {wrong}</source>
        <translation>en {file}: {wrong}</translation>
    </message>
    <message>
        <source>in {phase} {lines}</source>
        <translation>{phase}: {lines}</translation>
    </message>
    <message>
        <source>intended solutions</source>
        <translation>soluciones previstas</translation>
    </message>
    <message>
        <source>intended: {fault}</source>
        <translation>previsto: {fault}</translation>
    </message>
    <message>
        <source>interference</source>
        <translation>intercepción</translation>
    </message>
    <message>
        <source>is pinned in the mate</source>
        <translation>está clavada en el mate</translation>
    </message>
    <message>
        <source>it can be read in the letters of two languages: {one}, {other}</source>
        <translation>se puede leer con las letras de dos idiomas: {one}, {other}</translation>
    </message>
    <message>
        <source>it cannot be done: {reason}</source>
        <translation>no se puede hacer: {reason}</translation>
    </message>
    <message>
        <source>it cannot be read: {wrong}</source>
        <translation>no se puede leer: {wrong}</translation>
    </message>
    <message>
        <source>it ends twice: there is more than one solution text</source>
        <translation>termina dos veces: hay más de un texto de solución</translation>
    </message>
    <message>
        <source>it is damaged ({words})</source>
        <translation>está dañado ({words})</translation>
    </message>
    <message>
        <source>it is in no section</source>
        <translation>no está en ninguna sección</translation>
    </message>
    <message>
        <source>it is locked by a password</source>
        <translation>está protegido por una contraseña</translation>
    </message>
    <message>
        <source>it is no UTF-8</source>
        <translation>no es UTF-8</translation>
    </message>
    <message>
        <source>it is not certain whether {square} is a pawn or the man named before it</source>
        <translation>no es seguro si en {square} hay un peón o la pieza nombrada antes</translation>
    </message>
    <message>
        <source>it is not certain which side is White</source>
        <translation>no es seguro qué bando es el blanco</translation>
    </message>
    <message>
        <source>it is of {year}</source>
        <translation>es de {year}</translation>
    </message>
    <message>
        <source>it is sound</source>
        <translation>es correcto</translation>
    </message>
    <message>
        <source>it is sound only with rights not shown: {rights}</source>
        <translation>solo es correcto con derechos no indicados: {rights}</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>es demasiado grande</translation>
    </message>
    <message>
        <source>it takes too long or too much memory</source>
        <translation>tarda demasiado o necesita demasiada memoria</translation>
    </message>
    <message>
        <source>it was published: {where}</source>
        <translation>ya se publicó: {where}</translation>
    </message>
    <message>
        <source>its name has a character that no file&apos;s name can have</source>
        <translation>su nombre tiene un carácter que ningún nombre de archivo puede tener</translation>
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
        <translation>conservado como llegó, y sin resolver: {wrong}</translation>
    </message>
    <message>
        <source>key: expected a move such as e2e4 or a7a8q, got {key}</source>
        <translation>key: se esperaba una jugada como e2e4 o a7a8q, no {key}</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>claves</translation>
    </message>
    <message>
        <source>keywords</source>
        <translation>palabras clave</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rey</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>caballo</translation>
    </message>
    <message>
        <source>le Grand</source>
        <translation>le Grand</translation>
    </message>
    <message>
        <source>line opening</source>
        <translation>apertura de línea</translation>
    </message>
    <message>
        <source>line play</source>
        <translation>juego de líneas</translation>
    </message>
    <message>
        <source>line {number} is not understood: {line}</source>
        <translation>la línea {number} no se entiende: {line}</translation>
    </message>
    <message>
        <source>line {number}: not understood</source>
        <translation>línea {number}: no se entiende</translation>
    </message>
    <message>
        <source>line {number}: {move} stands where it cannot</source>
        <translation>línea {number}: {move} está donde no puede</translation>
    </message>
    <message>
        <source>line {squares}</source>
        <translation>línea {squares}</translation>
    </message>
    <message>
        <source>lines are played with orthodox men only</source>
        <translation>las líneas se juegan solo con piezas ortodoxas</translation>
    </message>
    <message>
        <source>lines are read with orthodox men in legal positions only</source>
        <translation>las variantes solo se leen con piezas ortodoxas en posiciones legales</translation>
    </message>
    <message>
        <source>lines of comments</source>
        <translation>líneas de los comentarios</translation>
    </message>
    <message>
        <source>list of men</source>
        <translation>lista de piezas</translation>
    </message>
    <message>
        <source>longer than {most} bytes</source>
        <translation>más de {most} bytes</translation>
    </message>
    <message>
        <source>longer than {most} characters</source>
        <translation>más de {most} caracteres</translation>
    </message>
    <message>
        <source>looked: expected a list</source>
        <translation>looked: se esperaba una lista</translation>
    </message>
    <message>
        <source>magic</source>
        <translation>mágica</translation>
    </message>
    <message>
        <source>makes it a try; sound by {move}</source>
        <translation>lo hace ensayo; correcto con {move}</translation>
    </message>
    <message>
        <source>makes the last move</source>
        <translation>hace la última jugada</translation>
    </message>
    <message>
        <source>many composers</source>
        <translation>muchos autores</translation>
    </message>
    <message>
        <source>mates are wanted by their phases in two-movers only</source>
        <translation>solo en los mates en dos se piden mates por fases</translation>
    </message>
    <message>
        <source>mates kept: {kept} of {number}</source>
        <translation>mates conservados: {kept} de {number}</translation>
    </message>
    <message>
        <source>mates that repeat themselves</source>
        <translation>mates que se repiten</translation>
    </message>
    <message>
        <source>mediocre triumph, {men}: {kinds}</source>
        <translation>triunfo mediocre, {men}: {kinds}</translation>
    </message>
    <message>
        <source>men and side to move</source>
        <translation>piezas y turno</translation>
    </message>
    <message>
        <source>men change places</source>
        <translation>las piezas intercambian sus casillas</translation>
    </message>
    <message>
        <source>men idle in a phase</source>
        <translation>piezas ociosas en una fase</translation>
    </message>
    <message>
        <source>men in the way, or squares where nothing can be captured ({number})</source>
        <translation>piezas que cierran el paso, o casillas donde nada puede capturarse ({number})</translation>
    </message>
    <message>
        <source>men of one kind become another</source>
        <translation>las piezas de una clase pasan a ser de otra</translation>
    </message>
    <message>
        <source>men {name}: expected a number, or the least and the most</source>
        <translation>piezas {name}: se esperaba un número, o el mínimo y el máximo</translation>
    </message>
    <message>
        <source>men: at most {most} may be defined</source>
        <translation>piezas: se pueden definir como máximo {most}</translation>
    </message>
    <message>
        <source>men: expected an id and a code of one or two letters</source>
        <translation>piezas: se esperaban un identificador y un código de una o dos letras</translation>
    </message>
    <message>
        <source>men: expected an object</source>
        <translation>piezas: se esperaba un objeto</translation>
    </message>
    <message>
        <source>men: expected text for {name}</source>
        <translation>piezas: se esperaba un texto para {name}</translation>
    </message>
    <message>
        <source>men: expected texts by language for {name}</source>
        <translation>piezas: se esperaban textos por idioma para {name}</translation>
    </message>
    <message>
        <source>men: together they move in more ways than can be solved with</source>
        <translation>piezas: juntas se mueven de más maneras de las que se pueden resolver</translation>
    </message>
    <message>
        <source>men: {code} stands for two of them</source>
        <translation>piezas: {code} designa a dos de ellas</translation>
    </message>
    <message>
        <source>men: {man}: a movement is not whole</source>
        <translation>piezas: {man}: un movimiento no está completo</translation>
    </message>
    <message>
        <source>men: {man}: expected a list of steps</source>
        <translation>piezas: {man}: se esperaba una lista de pasos</translation>
    </message>
    <message>
        <source>men: {man}: expected a movement</source>
        <translation>piezas: {man}: se esperaba un movimiento</translation>
    </message>
    <message>
        <source>men: {man}: expected a part of a movement that is known</source>
        <translation>piezas: {man}: se esperaba una parte de movimiento conocida</translation>
    </message>
    <message>
        <source>men: {man}: expected a rotation</source>
        <translation>piezas: {man}: se esperaba una rotación</translation>
    </message>
    <message>
        <source>men: {man}: expected steps such as [1, 2]</source>
        <translation>piezas: {man}: se esperaban pasos como [1, 2]</translation>
    </message>
    <message>
        <source>men: {man}: {name} is no number</source>
        <translation>piezas: {man}: {name} no es un número</translation>
    </message>
    <message>
        <source>men: {man}: {name} is not known</source>
        <translation>piezas: {man}: {name} no se conoce</translation>
    </message>
    <message>
        <source>men: {man}: {wrong}</source>
        <translation>piezas: {man}: {wrong}</translation>
    </message>
    <message>
        <source>model mates</source>
        <translation>mates modelo</translation>
    </message>
    <message>
        <source>modification</source>
        <translation>modificación</translation>
    </message>
    <message>
        <source>more than here, {solutions}</source>
        <translation>más que aquí, {solutions}</translation>
    </message>
    <message>
        <source>more than {most} bytes</source>
        <translation>más de {most} bytes</translation>
    </message>
    <message>
        <source>more than {most} characters of LaTeX</source>
        <translation>más de {most} caracteres de LaTeX</translation>
    </message>
    <message>
        <source>more than {most} values</source>
        <translation>más de {most} valores</translation>
    </message>
    <message>
        <source>more threats than one</source>
        <translation>más de una amenaza</translation>
    </message>
    <message>
        <source>most often no first move solved</source>
        <translation>lo más frecuente: ninguna primera jugada resolvía</translation>
    </message>
    <message>
        <source>most often the play lacked the theme</source>
        <translation>lo más frecuente: al juego le faltaba el tema</translation>
    </message>
    <message>
        <source>most often the solutions lacked the theme</source>
        <translation>las más veces faltaba el tema en las soluciones</translation>
    </message>
    <message>
        <source>most often there were too few solutions</source>
        <translation>las más veces hubo demasiado pocas soluciones</translation>
    </message>
    <message>
        <source>most often there were too many solutions</source>
        <translation>las más veces hubo demasiadas soluciones</translation>
    </message>
    <message>
        <source>most often {moves}</source>
        <translation>las más frecuentes: {moves}</translation>
    </message>
    <message>
        <source>move number</source>
        <translation>número de la jugada</translation>
    </message>
    <message>
        <source>move {number}: another promotion, {move} ({value})</source>
        <translation>jugada {number}: otra promoción, {move} ({value})</translation>
    </message>
    <message>
        <source>move {number}: {move} meets the claim too ({value}); whether inside the line or at its end is not known</source>
        <translation>jugada {number}: {move} también cumple lo pedido ({value}); no se sabe si dentro de la línea o en su final</translation>
    </message>
    <message>
        <source>move {number}: {move} meets the claim too ({value}); whether it only comes back to the line is not known</source>
        <translation>jugada {number}: también {move} cumple lo pedido ({value}); no se sabe si solo vuelve a la variante</translation>
    </message>
    <message>
        <source>moves, then is taken</source>
        <translation>mueve, después es capturada</translation>
    </message>
    <message>
        <source>mutual zugzwang after move {moves}</source>
        <translation>zugzwang mutuo tras la jugada {moves}</translation>
    </message>
    <message>
        <source>needed</source>
        <translation>necesaria</translation>
    </message>
    <message>
        <source>needed: he brings mates about by {defences}</source>
        <translation>necesaria: provoca mates con {defences}</translation>
    </message>
    <message>
        <source>needed: he mates after {defences}</source>
        <translation>necesaria: da mate tras {defences}</translation>
    </message>
    <message>
        <source>needed: makes the key</source>
        <translation>necesaria: hace la clave</translation>
    </message>
    <message>
        <source>needed: without him a solution is lost</source>
        <translation>necesaria: sin ella se pierde una solución</translation>
    </message>
    <message>
        <source>needed: without him another mate after {defences}</source>
        <translation>necesaria: sin ella, otro mate tras {defences}</translation>
    </message>
    <message>
        <source>needed: without him it cannot be solved</source>
        <translation>necesaria: sin ella no se puede resolver</translation>
    </message>
    <message>
        <source>needed: without him no defence {defences}</source>
        <translation>necesaria: sin ella no hay defensa {defences}</translation>
    </message>
    <message>
        <source>needed: without him no game leads to the position</source>
        <translation>necesaria: sin ella ninguna partida lleva a la posición</translation>
    </message>
    <message>
        <source>needed: without him no mate after {defences}</source>
        <translation>necesaria: sin ella no hay mate tras {defences}</translation>
    </message>
    <message>
        <source>needed: without him other play after {defences}</source>
        <translation>necesaria: sin ella otro juego tras {defences}</translation>
    </message>
    <message>
        <source>needed: without him set play is lost</source>
        <translation>necesaria: sin ella se pierde juego aparente</translation>
    </message>
    <message>
        <source>needed: without him the key does not solve</source>
        <translation>necesaria: sin ella la clave no resuelve</translation>
    </message>
    <message>
        <source>needed: without him the threats change</source>
        <translation>necesaria: sin ella cambian las amenazas</translation>
    </message>
    <message>
        <source>needed: without him themes are lost</source>
        <translation>necesaria: sin ella se pierden temas</translation>
    </message>
    <message>
        <source>neither Pieces nor Forsyth: the board is empty</source>
        <translation>ni Pieces ni Forsyth: el tablero está vacío</translation>
    </message>
    <message>
        <source>neither a theme nor a mate is wanted</source>
        <translation>no se pide ni un tema ni un mate</translation>
    </message>
    <message>
        <source>nested deeper than {most} levels</source>
        <translation>anidado a más de {most} niveles</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>neutral</translation>
    </message>
    <message>
        <source>never compared with Popeye: {pairs}</source>
        <translation>nunca comparadas con Popeye: {pairs}</translation>
    </message>
    <message>
        <source>new hole: {moves}</source>
        <translation>nuevo hueco: {moves}</translation>
    </message>
    <message>
        <source>no JSON: {reason} in {place}</source>
        <translation>no es JSON: {reason} en {place}</translation>
    </message>
    <message>
        <source>no author is named</source>
        <translation>no se nombra autor</translation>
    </message>
    <message>
        <source>no cell {cell} on the board of {game}</source>
        <translation>no hay casilla {cell} en el tablero de {game}</translation>
    </message>
    <message>
        <source>no continuation</source>
        <translation>sin continuación</translation>
    </message>
    <message>
        <source>no continuation after {moves}</source>
        <translation>sin continuación tras {moves}</translation>
    </message>
    <message>
        <source>no defences</source>
        <translation>ninguna defensa</translation>
    </message>
    <message>
        <source>no diagram was found in this message</source>
        <translation>no se ha encontrado ningún diagrama en este mensaje</translation>
    </message>
    <message>
        <source>no dual left, {mates}</source>
        <translation>no queda ningún dual, {mates}</translation>
    </message>
    <message>
        <source>no effective defences</source>
        <translation>ninguna defensa efectiva</translation>
    </message>
    <message>
        <source>no engine was found</source>
        <translation>no se encontró ningún motor</translation>
    </message>
    <message>
        <source>no entry was given to the judges as {number}</source>
        <translation>ningún trabajo se entregó a los jueces con el número {number}</translation>
    </message>
    <message>
        <source>no first move is written</source>
        <translation>no se indica ninguna primera jugada</translation>
    </message>
    <message>
        <source>no game is called {name}; there are {books}</source>
        <translation>ningún juego se llama {name}; hay {books}</translation>
    </message>
    <message>
        <source>no game leads to the diagram: {reason}</source>
        <translation>ninguna partida lleva al diagrama: {reason}</translation>
    </message>
    <message>
        <source>no game leads to this position, so nothing is proved of its rights</source>
        <translation>ninguna partida lleva a esta posición, así que nada se prueba de sus derechos</translation>
    </message>
    <message>
        <source>no goal of the game is named; there are {goals}</source>
        <translation>no se nombra ningún objetivo del juego; hay {goals}</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>ninguna clave</translation>
    </message>
    <message>
        <source>no library is open</source>
        <translation>no hay ninguna biblioteca abierta</translation>
    </message>
    <message>
        <source>no man has the letters {letters}</source>
        <translation>ninguna pieza tiene las letras {letters}</translation>
    </message>
    <message>
        <source>no man is called {name}</source>
        <translation>ninguna pieza se llama {name}</translation>
    </message>
    <message>
        <source>no man stands on {place}</source>
        <translation>no hay ninguna pieza en {place}</translation>
    </message>
    <message>
        <source>no man that never moved can stand on {squares}</source>
        <translation>ninguna pieza que nunca ha movido puede estar en {squares}</translation>
    </message>
    <message>
        <source>no man {man} in {game}</source>
        <translation>no hay pieza {man} en {game}</translation>
    </message>
    <message>
        <source>no mate</source>
        <translation>sin mate</translation>
    </message>
    <message>
        <source>no mate after {moves}</source>
        <translation>sin mate tras {moves}</translation>
    </message>
    <message>
        <source>no move can be played from this diagram</source>
        <translation>desde este diagrama no se puede jugar nada</translation>
    </message>
    <message>
        <source>no order of moves leads there</source>
        <translation>ningún orden de jugadas conduce ahí</translation>
    </message>
    <message>
        <source>no pawn can come to {square}</source>
        <translation>ningún peón puede llegar a {square}</translation>
    </message>
    <message>
        <source>no play is called {name}</source>
        <translation>ningún tipo de juego se llama {name}</translation>
    </message>
    <message>
        <source>no player is called {name}; there are {players}</source>
        <translation>ningún jugador se llama {name}; hay {players}</translation>
    </message>
    <message>
        <source>no port is free: {reason}</source>
        <translation>ningún puerto está libre: {reason}</translation>
    </message>
    <message>
        <source>no problem</source>
        <translation>ningún problema</translation>
    </message>
    <message>
        <source>no rival left</source>
        <translation>no queda rival</translation>
    </message>
    <message>
        <source>no rule book is called {name}; there are {books}</source>
        <translation>ningún reglamento se llama {name}; hay {books}</translation>
    </message>
    <message>
        <source>no rules are called {words}</source>
        <translation>ninguna regla se llama {words}</translation>
    </message>
    <message>
        <source>no scheduler answers at {address}</source>
        <translation>ningún planificador responde en {address}</translation>
    </message>
    <message>
        <source>no solution</source>
        <translation>sin solución</translation>
    </message>
    <message>
        <source>no solution belongs to the diagram itself</source>
        <translation>ninguna solución corresponde al diagrama mismo</translation>
    </message>
    <message>
        <source>no stipulation is given: {claim} was taken, the result</source>
        <translation>no se da enunciado: se tomó {claim}, el resultado</translation>
    </message>
    <message>
        <source>no stipulation is given: {default} was taken</source>
        <translation>no se da enunciado: se tomó {default}</translation>
    </message>
    <message>
        <source>no stipulation is given: {line} was taken, for so the line ends</source>
        <translation>no se da enunciado: se tomó {line}, pues así termina la línea</translation>
    </message>
    <message>
        <source>no style: a number in it cannot be used</source>
        <translation>no es un estilo: no se puede usar un número que contiene</translation>
    </message>
    <message>
        <source>no style: too many brackets within brackets</source>
        <translation>no es un estilo: demasiados paréntesis dentro de paréntesis</translation>
    </message>
    <message>
        <source>no such man</source>
        <translation>no existe esa pieza</translation>
    </message>
    <message>
        <source>no such square</source>
        <translation>no existe esa casilla</translation>
    </message>
    <message>
        <source>no tag FEN: a game from the array is no problem</source>
        <translation>no hay etiqueta FEN: una partida desde la posición inicial no es un problema</translation>
    </message>
    <message>
        <source>no task is given</source>
        <translation>no se da enunciado</translation>
    </message>
    <message>
        <source>no task is given; write what is asked, such as #2</source>
        <translation>no se da enunciado; escriba lo que se pide, por ejemplo #2</translation>
    </message>
    <message>
        <source>no try</source>
        <translation>ningún ensayo</translation>
    </message>
    <message>
        <source>no window of the studio is open</source>
        <translation>no hay ninguna ventana del estudio abierta</translation>
    </message>
    <message>
        <source>no {man} can come to {square}</source>
        <translation>no puede llegar a {square}: {man}</translation>
    </message>
    <message>
        <source>nobody of the core can play {move}, which is wanted</source>
        <translation>nadie del núcleo puede jugar {move}, que se pide</translation>
    </message>
    <message>
        <source>not CSV: {wrong}</source>
        <translation>no es CSV: {wrong}</translation>
    </message>
    <message>
        <source>not YAML: {problem}</source>
        <translation>no es YAML: {problem}</translation>
    </message>
    <message>
        <source>not YAML: {reason}</source>
        <translation>no es YAML: {reason}</translation>
    </message>
    <message>
        <source>not a text file: it has a zero byte here</source>
        <translation>no es un archivo de texto: tiene aquí un byte cero</translation>
    </message>
    <message>
        <source>not a text file: it has a zero here</source>
        <translation>no es un archivo de texto: tiene aquí un cero</translation>
    </message>
    <message>
        <source>not all men can have come where they stand, or where they were captured, while the pawns went the only ways that they can have gone ({squares})</source>
        <translation>mientras los peones seguían los únicos caminos posibles, no todas las piezas pueden haber llegado adonde están o adonde fueron capturadas ({squares})</translation>
    </message>
    <message>
        <source>not certain</source>
        <translation>no es seguro</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>sin decidir</translation>
    </message>
    <message>
        <source>not decided: {doubt}</source>
        <translation>sin decidir: {doubt}</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>sin terminar</translation>
    </message>
    <message>
        <source>not finished, so far {keys}</source>
        <translation>sin terminar, {keys} por ahora</translation>
    </message>
    <message>
        <source>not finished, so far {solutions}</source>
        <translation>sin terminar, {solutions} por ahora</translation>
    </message>
    <message numerus="yes">
        <source>not finished: {count} moves of White looked at</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>sin terminar: {count} jugadas blancas examinadas</numerusform>
        </translation>
    </message>
    <message>
        <source>not kept in {form}: {parts}</source>
        <translation>no se conservan en {form}: {parts}</translation>
    </message>
    <message>
        <source>not known: one position was looked at</source>
        <translation>no se sabe: se examinó una posición</translation>
    </message>
    <message>
        <source>not met yet: {tried} of {all} placements judged; {killer}</source>
        <translation>aún no cumplido: {tried} de {all} colocaciones examinadas; {killer}</translation>
    </message>
    <message>
        <source>not met: no position was found to begin with</source>
        <translation>no cumplido: no se encontró ninguna posición de partida</translation>
    </message>
    <message>
        <source>not met: one geometry of {all}, {tried} positions judged; {killer}</source>
        <translation>no cumplido: una geometría de {all}, {tried} posiciones examinadas; {killer}</translation>
    </message>
    <message>
        <source>not met: {tried} positions judged; {killer}</source>
        <translation>no cumplido: {tried} posiciones examinadas; {killer}</translation>
    </message>
    <message>
        <source>not proved here: {reason}</source>
        <translation>no demostrado aquí: {reason}</translation>
    </message>
    <message>
        <source>not proved here: {reason}; the page Study audits the line</source>
        <translation>no demostrado aquí: {reason}; la página Estudio revisa la variante</translation>
    </message>
    <message>
        <source>not proved: instead of {move} the last move may have been {others}</source>
        <translation>no probado: en vez de {move} la última jugada puede haber sido {others}</translation>
    </message>
    <message>
        <source>not proved: {move} need not have been the last move</source>
        <translation>no probado: {move} no tiene por qué haber sido la última jugada</translation>
    </message>
    <message>
        <source>not solved: by these conditions together a position has too many moves</source>
        <translation>no se resuelve: con estas condiciones juntas una posición tiene demasiadas jugadas</translation>
    </message>
    <message>
        <source>not solved: {wrong}</source>
        <translation>sin resolver: {wrong}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>nothing beside</source>
        <translation>nada más</translation>
    </message>
    <message>
        <source>nothing comes after the key of {sign}</source>
        <translation>nada viene tras la clave de {sign}</translation>
    </message>
    <message>
        <source>nothing disproves it, if each man of fairy chess is a promoted pawn; only pawns, officers and numbers were looked at</source>
        <translation>nada lo refuta, si cada pieza mágica es un peón promocionado; solo se miraron peones, piezas ortodoxas y cantidades</translation>
    </message>
    <message>
        <source>nothing disproves it, if the men of fairy chess stood in the array; only pawns, officers and numbers were looked at</source>
        <translation>nada lo refuta, si las piezas mágicas estaban en la posición inicial; solo se miraron peones, piezas ortodoxas y cantidades</translation>
    </message>
    <message>
        <source>nothing is known of what {theme} needs: it has no grammar</source>
        <translation>no se sabe qué necesita {theme}: no tiene gramática</translation>
    </message>
    <message>
        <source>nothing may vary: name at least one man or square</source>
        <translation>nada puede variar: nombre al menos una pieza o casilla</translation>
    </message>
    <message>
        <source>nothing that is done here</source>
        <translation>nada que se haga aquí</translation>
    </message>
    <message>
        <source>nothing was printed</source>
        <translation>no se imprimió nada</translation>
    </message>
    <message>
        <source>number, apart from the source</source>
        <translation>número, aparte de la fuente</translation>
    </message>
    <message>
        <source>on board A</source>
        <translation>en el tablero A</translation>
    </message>
    <message>
        <source>on board B</source>
        <translation>en el tablero B</translation>
    </message>
    <message>
        <source>one defence</source>
        <translation>una defensa</translation>
    </message>
    <message>
        <source>one defence has a dual</source>
        <translation>una defensa tiene un dual</translation>
    </message>
    <message>
        <source>one dual in the end, from move {number} on</source>
        <translation>un dual al final, desde la jugada {number}</translation>
    </message>
    <message>
        <source>one dual is minor by the composer&apos;s word</source>
        <translation>un dual es menor según el autor</translation>
    </message>
    <message>
        <source>one dual left</source>
        <translation>queda un dual</translation>
    </message>
    <message>
        <source>one effective defence</source>
        <translation>una defensa efectiva</translation>
    </message>
    <message>
        <source>one found</source>
        <translation>uno encontrado</translation>
    </message>
    <message>
        <source>one game</source>
        <translation>una partida</translation>
    </message>
    <message>
        <source>one game of {length} leads here</source>
        <translation>una partida de {length} lleva hasta aquí</translation>
    </message>
    <message>
        <source>one game of {moves}</source>
        <translation>una partida de {moves}</translation>
    </message>
    <message>
        <source>one half-move</source>
        <translation>media jugada</translation>
    </message>
    <message>
        <source>one key</source>
        <translation>una clave</translation>
    </message>
    <message>
        <source>one key so far</source>
        <translation>una clave por ahora</translation>
    </message>
    <message>
        <source>one line</source>
        <translation>una línea</translation>
    </message>
    <message>
        <source>one line so far</source>
        <translation>una línea por ahora</translation>
    </message>
    <message>
        <source>one man in the same place</source>
        <translation>una pieza en el mismo lugar</translation>
    </message>
    <message>
        <source>one man must be promoted</source>
        <translation>una pieza tiene que ser de promoción</translation>
    </message>
    <message>
        <source>one mate in common</source>
        <translation>un mate en común</translation>
    </message>
    <message>
        <source>one more problem is left out</source>
        <translation>otro problema queda fuera</translation>
    </message>
    <message>
        <source>one move</source>
        <translation>una jugada</translation>
    </message>
    <message>
        <source>one move may lead here</source>
        <translation>una jugada puede llevar aquí</translation>
    </message>
    <message>
        <source>one of them is no PEM file, or the key belongs to another</source>
        <translation>uno de ellos no es un archivo PEM, o la clave pertenece a otro</translation>
    </message>
    <message>
        <source>one other move only comes back to the line</source>
        <translation>otra jugada solo vuelve a la variante</translation>
    </message>
    <message>
        <source>one problem of another game is left out: only .jsonl has a form for it</source>
        <translation>se omite un problema de otro juego: solo .jsonl tiene una forma para él</translation>
    </message>
    <message>
        <source>one refutation</source>
        <translation>una refutación</translation>
    </message>
    <message>
        <source>one rival left</source>
        <translation>queda un rival</translation>
    </message>
    <message>
        <source>one set variation in common</source>
        <translation>una variante del juego aparente en común</translation>
    </message>
    <message>
        <source>one single move</source>
        <translation>una jugada simple</translation>
    </message>
    <message>
        <source>one solution</source>
        <translation>una solución</translation>
    </message>
    <message>
        <source>one solution in common</source>
        <translation>una solución en común</translation>
    </message>
    <message>
        <source>one stake</source>
        <translation>una apuesta</translation>
    </message>
    <message>
        <source>one theme gained</source>
        <translation>un tema ganado</translation>
    </message>
    <message>
        <source>one theme lost</source>
        <translation>un tema perdido</translation>
    </message>
    <message>
        <source>one threat</source>
        <translation>una amenaza</translation>
    </message>
    <message>
        <source>one threat: {moves}</source>
        <translation>una amenaza: {moves}</translation>
    </message>
    <message>
        <source>one try</source>
        <translation>un ensayo</translation>
    </message>
    <message>
        <source>one try in common</source>
        <translation>un ensayo en común</translation>
    </message>
    <message>
        <source>one turn is enough</source>
        <translation>basta una jugada</translation>
    </message>
    <message>
        <source>one variation in common</source>
        <translation>una variante en común</translation>
    </message>
    <message>
        <source>one with a dual</source>
        <translation>una con dual</translation>
    </message>
    <message>
        <source>one with several replies</source>
        <translation>una con varias respuestas</translation>
    </message>
    <message>
        <source>only diagrams of orthodox chess are judged</source>
        <translation>solo se juzgan diagramas de ajedrez ortodoxo</translation>
    </message>
    <message>
        <source>only direct and help play and series have an exact length, got {sign}</source>
        <translation>solo el juego directo, el ayudado y las series tienen longitud exacta, no {sign}</translation>
    </message>
    <message>
        <source>only help play has half moves, got {sign}</source>
        <translation>solo el juego ayudado tiene medias jugadas, no {sign}</translation>
    </message>
    <message>
        <source>only hops on a queen&apos;s or a nightrider&apos;s lines turn aside</source>
        <translation>solo los saltos en líneas de dama o de jinete nocturno se desvían</translation>
    </message>
    <message>
        <source>only stops a dual after {defences}</source>
        <translation>solo impide un dual tras {defences}</translation>
    </message>
    <message>
        <source>only stops cooks that begin with {moves}</source>
        <translation>solo impide demoliciones que empiezan con {moves}</translation>
    </message>
    <message>
        <source>only stops the cook {moves}</source>
        <translation>solo impide la demolición {moves}</translation>
    </message>
    <message>
        <source>only the compiled part of the program can tell, and it was not built here; install the program again where there is a C compiler</source>
        <translation>esto solo lo sabe la parte compilada del programa, que aquí no se construyó; instale de nuevo el programa donde haya un compilador de C</translation>
    </message>
    <message>
        <source>only the compiled part of the program solves this, and it was not built here; install the program again where there is a C compiler</source>
        <translation>esto solo lo resuelve la parte compilada del programa, que aquí no se construyó; instale de nuevo el programa donde haya un compilador de C</translation>
    </message>
    <message>
        <source>only the first {most} problems were read</source>
        <translation>solo se leyeron los primeros {most} problemas</translation>
    </message>
    <message>
        <source>only this</source>
        <translation>solo este</translation>
    </message>
    <message>
        <source>opens a line to {square}</source>
        <translation>abre una línea a {square}</translation>
    </message>
    <message>
        <source>options of printing</source>
        <translation>opciones de impresión</translation>
    </message>
    <message>
        <source>order: expected near or random, got {order}</source>
        <translation>order: se esperaba near o random, no {order}</translation>
    </message>
    <message>
        <source>other conditions</source>
        <translation>otras condiciones</translation>
    </message>
    <message>
        <source>other games than chess are opened at the desk</source>
        <translation>los juegos que no son ajedrez se abren en el ordenador</translation>
    </message>
    <message>
        <source>other shape</source>
        <translation>otra forma</translation>
    </message>
    <message>
        <source>other shape, {solutions}</source>
        <translation>otra forma, {solutions}</translation>
    </message>
    <message>
        <source>other solutions</source>
        <translation>otras soluciones</translation>
    </message>
    <message>
        <source>other threat: {move}</source>
        <translation>otra amenaza: {move}</translation>
    </message>
    <message>
        <source>out of play</source>
        <translation>fuera de juego</translation>
    </message>
    <message>
        <source>paralysing</source>
        <translation>paralizante</translation>
    </message>
    <message>
        <source>patrolling</source>
        <translation>patrulla</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>peón</translation>
    </message>
    <message>
        <source>pinned, {unit} would be freed and parry</source>
        <translation>sin la clavada, {unit} pararía</translation>
    </message>
    <message>
        <source>pins</source>
        <translation>clavadas</translation>
    </message>
    <message>
        <source>pins in the mate</source>
        <translation>clava en el mate</translation>
    </message>
    <message>
        <source>pins the unit on {square}</source>
        <translation>clava la pieza de {square}</translation>
    </message>
    <message>
        <source>play of the threats</source>
        <translation>juego de las amenazas</translation>
    </message>
    <message>
        <source>point {point}: men of both sides</source>
        <translation>punto {point}: fichas de ambos bandos</translation>
    </message>
    <message>
        <source>point {point}: men of two players</source>
        <translation>punto {point}: fichas de dos jugadores</translation>
    </message>
    <message>
        <source>printed solution</source>
        <translation>solución impresa</translation>
    </message>
    <message>
        <source>problem {number}</source>
        <translation>problema {number}</translation>
    </message>
    <message>
        <source>problem {number} cannot be read: {wrong}</source>
        <translation>el problema {number} no se puede leer: {wrong}</translation>
    </message>
    <message>
        <source>problem {place} is left out: {reason}</source>
        <translation>el problema {place} queda fuera: {reason}</translation>
    </message>
    <message>
        <source>promoted force</source>
        <translation>pieza promocionada</translation>
    </message>
    <message>
        <source>promoted men</source>
        <translation>piezas promocionadas</translation>
    </message>
    <message>
        <source>promotes</source>
        <translation>promociona</translation>
    </message>
    <message>
        <source>promotions</source>
        <translation>promociones</translation>
    </message>
    <message>
        <source>proof games are of orthodox chess only</source>
        <translation>las partidas justificativas son solo de ajedrez ortodoxo</translation>
    </message>
    <message>
        <source>proof games cannot be searched; play such as #2 or h#2 can</source>
        <translation>las partidas justificativas no se pueden buscar; un juego como #2 o h#2 sí</translation>
    </message>
    <message>
        <source>proof games in which a side moves men of the other are not solved</source>
        <translation>no se resuelven partidas justificativas en las que un bando mueve piezas del otro</translation>
    </message>
    <message>
        <source>proof games, and they only, lead to the diagram</source>
        <translation>las partidas justificativas, y solo ellas, llevan al diagrama</translation>
    </message>
    <message>
        <source>protean</source>
        <translation>proteica</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dama</translation>
    </message>
    <message>
        <source>reciprocal</source>
        <translation>recíproco</translation>
    </message>
    <message>
        <source>references (&amp; and *) are not read</source>
        <translation>las referencias (&amp; y *) no se leen</translation>
    </message>
    <message>
        <source>reflected in a diagonal</source>
        <translation>reflejado en una diagonal</translation>
    </message>
    <message>
        <source>reflected left to right</source>
        <translation>reflejado de izquierda a derecha</translation>
    </message>
    <message>
        <source>reflected top to bottom</source>
        <translation>reflejado de arriba abajo</translation>
    </message>
    <message>
        <source>refutes {move}</source>
        <translation>refuta {move}</translation>
    </message>
    <message>
        <source>rights that nobody has decided were tried one by one: they are too many to be tried together</source>
        <translation>los derechos no decididos se probaron uno por uno: son demasiados para probarlos juntos</translation>
    </message>
    <message>
        <source>rights where a proof game begins</source>
        <translation>derechos al inicio de una partida justificativa</translation>
    </message>
    <message>
        <source>rights where a proof game ends</source>
        <translation>derechos al final de una partida justificativa</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>torre</translation>
    </message>
    <message>
        <source>round trips</source>
        <translation>circuitos</translation>
    </message>
    <message>
        <source>round {name} has no problems</source>
        <translation>la ronda {name} no tiene problemas</translation>
    </message>
    <message>
        <source>royal</source>
        <translation>real</translation>
    </message>
    <message>
        <source>rules: expected a list of conditions</source>
        <translation>reglas: se esperaba una lista de condiciones</translation>
    </message>
    <message>
        <source>rules: expected an object</source>
        <translation>reglas: se esperaba un objeto</translation>
    </message>
    <message>
        <source>rules: expected an object of options</source>
        <translation>reglas: se esperaba un objeto con opciones</translation>
    </message>
    <message>
        <source>rules: expected conditions as texts</source>
        <translation>reglas: se esperaban condiciones como textos</translation>
    </message>
    <message>
        <source>rules: expected the name of a book and its version</source>
        <translation>reglas: se esperaban el nombre de un reglamento y su versión</translation>
    </message>
    <message>
        <source>rules: {option} has no value</source>
        <translation>reglas: {option} no tiene valor</translation>
    </message>
    <message>
        <source>same key</source>
        <translation>misma clave</translation>
    </message>
    <message>
        <source>same key and themes</source>
        <translation>misma clave y mismos temas</translation>
    </message>
    <message>
        <source>same solutions</source>
        <translation>mismas soluciones</translation>
    </message>
    <message>
        <source>schemes are worked with orthodox men only</source>
        <translation>los esquemas se trabajan solo con piezas ortodoxas</translation>
    </message>
    <message>
        <source>score, {player}: expected 0 to {most}</source>
        <translation>score, {player}: se esperaba de 0 a {most}</translation>
    </message>
    <message>
        <source>score: {game} counts nothing beside men</source>
        <translation>score: {game} no cuenta nada aparte de las fichas</translation>
    </message>
    <message>
        <source>second best: {chance}</source>
        <translation>segunda mejor jugada: {chance}</translation>
    </message>
    <message>
        <source>second solution</source>
        <translation>segunda solución</translation>
    </message>
    <message>
        <source>second solution: {move} ({value})</source>
        <translation>segunda solución: {move} ({value})</translation>
    </message>
    <message>
        <source>seconds: expected 0 to {most}, got {seconds}</source>
        <translation>seconds: se esperaba de 0 a {most}, no {seconds}</translation>
    </message>
    <message>
        <source>section {section} has no entries</source>
        <translation>la sección {section} no tiene trabajos</translation>
    </message>
    <message>
        <source>section {section}: of several judges&apos; opinions the last word is missing</source>
        <translation>sección {section}: falta la última palabra sobre las opiniones de varios jueces</translation>
    </message>
    <message>
        <source>self-block</source>
        <translation>autobloqueo</translation>
    </message>
    <message>
        <source>self-pin</source>
        <translation>autoclavada</translation>
    </message>
    <message>
        <source>series play has no half moves, got {sign}</source>
        <translation>el juego en serie no tiene medias jugadas, no {sign}</translation>
    </message>
    <message>
        <source>set continuations {number} of {defences}</source>
        <translation>continuaciones aparentes {number} de {defences}</translation>
    </message>
    <message>
        <source>set mates {number} of {defences}</source>
        <translation>mates aparentes {number} de {defences}</translation>
    </message>
    <message>
        <source>set play</source>
        <translation>juego aparente</translation>
    </message>
    <message>
        <source>set play is complete</source>
        <translation>juego aparente completo</translation>
    </message>
    <message>
        <source>set play not finished</source>
        <translation>juego aparente no terminado</translation>
    </message>
    <message>
        <source>set play was not looked for</source>
        <translation>no se ha buscado juego aparente</translation>
    </message>
    <message>
        <source>several changes at once</source>
        <translation>varios cambios a la vez</translation>
    </message>
    <message>
        <source>sheets of this problem are marked by hand</source>
        <translation>las hojas de este problema se puntúan a mano</translation>
    </message>
    <message>
        <source>shifted one file to the left</source>
        <translation>desplazado una columna a la izquierda</translation>
    </message>
    <message>
        <source>shifted one file to the right</source>
        <translation>desplazado una columna a la derecha</translation>
    </message>
    <message>
        <source>shifted one rank down</source>
        <translation>desplazado una fila hacia abajo</translation>
    </message>
    <message>
        <source>shifted one rank up</source>
        <translation>desplazado una fila hacia arriba</translation>
    </message>
    <message>
        <source>short</source>
        <translation>solución corta</translation>
    </message>
    <message>
        <source>short, {solutions}</source>
        <translation>solución corta, {solutions}</translation>
    </message>
    <message>
        <source>short: {keys}</source>
        <translation>solución corta: {keys}</translation>
    </message>
    <message>
        <source>shuts the line of {unit}</source>
        <translation>cierra la línea de {unit}</translation>
    </message>
    <message>
        <source>shuts the line of {unit}, leaves {flight}</source>
        <translation>cierra la línea de {unit}, deja {flight}</translation>
    </message>
    <message>
        <source>sideline {line}: {fault}</source>
        <translation>variante secundaria {line}: {fault}</translation>
    </message>
    <message>
        <source>so far {keys}</source>
        <translation>{keys} por ahora</translation>
    </message>
    <message>
        <source>not finished: one move of White looked at</source>
        <translation>sin terminar: una jugada blanca examinada</translation>
    </message>
    <message>
        <source>no study lies on the board</source>
        <translation>no hay ningún estudio en el tablero</translation>
    </message>
    <message>
        <source>nodes: {fault}</source>
        <translation>nodes: {fault}</translation>
    </message>
    <message>
        <source>not proved: of the one move of White an engine tells what it sees</source>
        <translation>no demostrado: de la única jugada blanca examinada un motor dice lo que ve</translation>
    </message>
    <message>
        <source>of studies a first move and only moves can be demanded, no themes or figures</source>
        <translation>de los estudios pueden exigirse una primera jugada y jugadas únicas, no temas ni cifras</translation>
    </message>
    <message>
        <source>of the tables of {men} men one is missing: {name}</source>
        <translation>de las tablas de {men} piezas falta una: {name}</translation>
    </message>
    <message>
        <source>one file is damaged: {name}</source>
        <translation>un archivo está dañado: {name}</translation>
    </message>
    <message>
        <source>one position of the line in common</source>
        <translation>una posición de la línea en común</translation>
    </message>
    <message>
        <source>only moves and an engine are asked of studies (+ and =)</source>
        <translation>las jugadas únicas y un motor se piden en estudios (+ y =)</translation>
    </message>
    <message>
        <source>only: expected at most {most} moves</source>
        <translation>only: se esperaban como mucho {most} jugadas</translation>
    </message>
    <message>
        <source>open: one move of White, and it is not proved to be the only one</source>
        <translation>abierto: una jugada blanca, y no está demostrado que sea la única</translation>
    </message>
    <message>
        <source>open: one move of White, and it is proved to be the only one</source>
        <translation>abierto: una jugada blanca, y está demostrado que es la única</translation>
    </message>
    <message>
        <source>problems with twins are searched at the desk</source>
        <translation>los problemas con gemelos se buscan en el ordenador</translation>
    </message>
    <message>
        <source>sidelines that are not thematic: one move of White, and it is not proved to be the only one</source>
        <translation>variantes secundarias no temáticas: una jugada blanca, y no está demostrado que sea la única</translation>
    </message>
    <message>
        <source>sidelines that are not thematic: one move of White, and it is proved to be the only one</source>
        <translation>variantes secundarias no temáticas: una jugada blanca, y está demostrado que es la única</translation>
    </message>
    <message>
        <source>solution {number}: {men}</source>
        <translation>solución {number}: {men}</translation>
    </message>
    <message>
        <source>solutions that stay: {kept} of {number}</source>
        <translation>soluciones que quedan: {kept} de {number}</translation>
    </message>
    <message>
        <source>some play is left out: it is too much for this page</source>
        <translation>se omite parte del juego: es demasiado para esta página</translation>
    </message>
    <message>
        <source>some throw hits: {chance}</source>
        <translation>alguna tirada golpea: {chance}</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>correcto</translation>
    </message>
    <message>
        <source>sound by {move}</source>
        <translation>correcto con {move}</translation>
    </message>
    <message>
        <source>sound, {solutions}</source>
        <translation>correcto, {solutions}</translation>
    </message>
    <message>
        <source>sound: {keys}!</source>
        <translation>correcto: {keys}!</translation>
    </message>
    <message>
        <source>source</source>
        <translation>fuente</translation>
    </message>
    <message>
        <source>stalemate</source>
        <translation>ahogado</translation>
    </message>
    <message>
        <source>star</source>
        <translation>estrella</translation>
    </message>
    <message>
        <source>statement of soundness and own remarks</source>
        <translation>declaración de corrección y notas propias</translation>
    </message>
    <message>
        <source>stipulation {stipulation}: kept in words and not solved</source>
        <translation>enunciado {stipulation}: conservado en palabras y sin resolver</translation>
    </message>
    <message>
        <source>stipulation {words}: was not quoted as YAML asks</source>
        <translation>enunciado {words}: no estaba entre comillas como pide YAML</translation>
    </message>
    <message>
        <source>stipulation: {wrong}</source>
        <translation>enunciado: {wrong}</translation>
    </message>
    <message>
        <source>studies are searched at the desk</source>
        <translation>los estudios se buscan en el ordenador</translation>
    </message>
    <message>
        <source>studies are searched by the rules of today&apos;s chess only</source>
        <translation>los estudios se buscan solo por las reglas del ajedrez actual</translation>
    </message>
    <message>
        <source>such files are not made here</source>
        <translation>aquí no se hacen tales archivos</translation>
    </message>
    <message>
        <source>switchbacks</source>
        <translation>retornos</translation>
    </message>
    <message>
        <source>symmetrical play</source>
        <translation>juego simétrico</translation>
    </message>
    <message>
        <source>tables of endings have at most {count} men</source>
        <translation>las tablas de finales tienen {count} piezas como máximo</translation>
    </message>
    <message>
        <source>tables of endings have legal positions only</source>
        <translation>las tablas de finales solo tienen posiciones legales</translation>
    </message>
    <message>
        <source>tables of endings have orthodox men only</source>
        <translation>las tablas de finales solo tienen piezas ortodoxas</translation>
    </message>
    <message>
        <source>tables of endings know no castling</source>
        <translation>las tablas de finales no conocen el enroque</translation>
    </message>
    <message>
        <source>tables of endings need the compiled part of the program</source>
        <translation>las tablas de finales necesitan la parte compilada del programa</translation>
    </message>
    <message>
        <source>tables of the diagram would have more than {count} positions ({size} GB); at most {most} are made</source>
        <translation>las tablas del diagrama tendrían más de {count} posiciones ({size} GB); se hacen {most} como mucho</translation>
    </message>
    <message>
        <source>tables of the diagram would have {count} positions ({size} GB); at most {most} are made</source>
        <translation>las tablas del diagrama tendrían {count} posiciones ({size} GB); se hacen {most} como mucho</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>capturada</translation>
    </message>
    <message>
        <source>taken by the last move</source>
        <translation>capturada en la última jugada</translation>
    </message>
    <message>
        <source>taken where it stands</source>
        <translation>capturada donde está</translation>
    </message>
    <message>
        <source>takes back</source>
        <translation>recaptura</translation>
    </message>
    <message>
        <source>takes {man}</source>
        <translation>captura {man}</translation>
    </message>
    <message>
        <source>takes, then is taken</source>
        <translation>captura, después es capturada</translation>
    </message>
    <message>
        <source>tasks</source>
        <translation>récords</translation>
    </message>
    <message>
        <source>tasks and geometry</source>
        <translation>tasks y geometría</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>that a proof game is the shortest</source>
        <translation>que una partida justificativa es la más corta</translation>
    </message>
    <message>
        <source>the [ at character {place} of {text} is not closed</source>
        <translation>el [ en el carácter {place} de {text} no está cerrado</translation>
    </message>
    <message>
        <source>the ] at character {place} of {text} closes nothing</source>
        <translation>el ] en el carácter {place} de {text} no cierra nada</translation>
    </message>
    <message>
        <source>the actual play</source>
        <translation>el juego real</translation>
    </message>
    <message>
        <source>the box has more messages: the rest was not read</source>
        <translation>el buzón tiene más mensajes: el resto no se ha leído</translation>
    </message>
    <message>
        <source>the certificates cannot be used: {reason}</source>
        <translation>los certificados no se pueden usar: {reason}</translation>
    </message>
    <message>
        <source>the change {place} is not understood</source>
        <translation>el cambio {place} no se entiende</translation>
    </message>
    <message>
        <source>the changed answer to a check</source>
        <translation>la respuesta cambiada a un jaque</translation>
    </message>
    <message>
        <source>the checks that the key allows</source>
        <translation>los jaques que la clave permite</translation>
    </message>
    <message>
        <source>the claim is not met in the diagram: {value}</source>
        <translation>en el diagrama no se cumple lo que se pide: {value}</translation>
    </message>
    <message>
        <source>the compiled solver, which this needs, was not built</source>
        <translation>no se ha compilado el programa resolutor que esto necesita</translation>
    </message>
    <message>
        <source>the conditions are not understood: {words}</source>
        <translation>no se entienden las condiciones: {words}</translation>
    </message>
    <message>
        <source>the core and the kings that it lacks are {men} men, more than the {most} that are allowed</source>
        <translation>el núcleo y los reyes que le faltan son {men} piezas, más que las {most} permitidas</translation>
    </message>
    <message>
        <source>the core has more men than a side can have</source>
        <translation>el núcleo tiene más piezas de las que puede tener un bando</translation>
    </message>
    <message>
        <source>the core has {men} men, more than the {most} that are allowed</source>
        <translation>el núcleo tiene {men} piezas, más de las {most} permitidas</translation>
    </message>
    <message>
        <source>the cross of flights</source>
        <translation>la cruz de escapes</translation>
    </message>
    <message>
        <source>the diagram is not whole</source>
        <translation>el diagrama no está completo</translation>
    </message>
    <message>
        <source>the diagram was changed since it was written: not read</source>
        <translation>el diagrama se cambió desde que se escribió: no se lee</translation>
    </message>
    <message>
        <source>the disk can only be read</source>
        <translation>el disco es de solo lectura</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>el disco está lleno</translation>
    </message>
    <message>
        <source>the file cannot be read: {reason}</source>
        <translation>el archivo no se puede leer: {reason}</translation>
    </message>
    <message>
        <source>the file cannot be written: {reason}</source>
        <translation>el archivo no se puede escribir: {reason}</translation>
    </message>
    <message>
        <source>the file exists already</source>
        <translation>el archivo ya existe</translation>
    </message>
    <message>
        <source>the file has {size} bytes; files of up to {most} bytes are read</source>
        <translation>el archivo tiene {size} bytes; se leen archivos de hasta {most} bytes</translation>
    </message>
    <message>
        <source>the file holds no problem</source>
        <translation>el archivo no contiene ningún problema</translation>
    </message>
    <message>
        <source>the file holds no problem; {expected}</source>
        <translation>el archivo no contiene ningún problema; {expected}</translation>
    </message>
    <message>
        <source>the file is UTF-16, not UTF-8, and was read as such</source>
        <translation>el archivo es UTF-16, no UTF-8, y se leyó como tal</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>el archivo está vacío</translation>
    </message>
    <message>
        <source>the file is longer than {most} bytes</source>
        <translation>el archivo tiene más de {most} bytes</translation>
    </message>
    <message>
        <source>the file is not UTF-8; it was read as {encoding}, by its looks</source>
        <translation>el archivo no es UTF-8; se leyó como {encoding}, por su aspecto</translation>
    </message>
    <message>
        <source>the file is not all UTF-8; a mark stands for what is not</source>
        <translation>el archivo no es todo UTF-8; una marca sustituye lo que no lo es</translation>
    </message>
    <message>
        <source>the flights that the key gives</source>
        <translation>los escapes que la clave concede</translation>
    </message>
    <message>
        <source>the folder does not exist</source>
        <translation>la carpeta no existe</translation>
    </message>
    <message>
        <source>the game book has no page {name}</source>
        <translation>el libro de juegos no tiene página {name}</translation>
    </message>
    <message>
        <source>the game has ended: no move is left</source>
        <translation>la partida ha terminado: no queda ninguna jugada</translation>
    </message>
    <message>
        <source>the game has no such man ({squares})</source>
        <translation>el juego no tiene tal pieza ({squares})</translation>
    </message>
    <message>
        <source>the key stays</source>
        <translation>la clave queda</translation>
    </message>
    <message>
        <source>the king</source>
        <translation>el rey</translation>
    </message>
    <message>
        <source>the king on {square} can be captured at the start</source>
        <translation>el rey de {square} puede ser capturado al principio</translation>
    </message>
    <message>
        <source>the kings stand side by side</source>
        <translation>los reyes están uno al lado del otro</translation>
    </message>
    <message>
        <source>the kings stand side by side ({squares})</source>
        <translation>los reyes están uno junto al otro ({squares})</translation>
    </message>
    <message>
        <source>the last move was not {move}</source>
        <translation>la última jugada no fue {move}</translation>
    </message>
    <message>
        <source>the last move was {move}</source>
        <translation>la última jugada fue {move}</translation>
    </message>
    <message>
        <source>the letter is longer than {most} characters: the rest was not read</source>
        <translation>la carta tiene más de {most} caracteres: el resto no se leyó</translation>
    </message>
    <message>
        <source>the letters of the men are not those of the sides</source>
        <translation>las letras de las piezas no son las de los bandos</translation>
    </message>
    <message>
        <source>the letters {code} are those of {owner}</source>
        <translation>las letras {code} son las de: {owner}</translation>
    </message>
    <message>
        <source>the line ends in the same position</source>
        <translation>la línea acaba en la misma posición</translation>
    </message>
    <message>
        <source>the line fails at move {number}: {move} is answered by {reply} ({value})</source>
        <translation>la variante falla en la jugada {number}: a {move} sigue {reply} ({value})</translation>
    </message>
    <message>
        <source>the line fails at move {number}: {move} leads to: {value}</source>
        <translation>la variante falla en la jugada {number}: {move} lleva a: {value}</translation>
    </message>
    <message>
        <source>the line has no move of White</source>
        <translation>la variante no tiene jugada de las Blancas</translation>
    </message>
    <message>
        <source>the line is too long</source>
        <translation>la línea es demasiado larga</translation>
    </message>
    <message>
        <source>the line to {move} ends in {end}</source>
        <translation>la línea hasta {move} acaba en: {end}</translation>
    </message>
    <message>
        <source>the list goes on with {word}, which is not understood</source>
        <translation>la lista sigue con {word}, que no se entiende</translation>
    </message>
    <message>
        <source>the main line ends in {end}</source>
        <translation>la línea principal acaba en: {end}</translation>
    </message>
    <message>
        <source>the man has no moves yet</source>
        <translation>la pieza no tiene jugadas todavía</translation>
    </message>
    <message>
        <source>the man moves in more ways than can be solved with</source>
        <translation>la pieza se mueve de más maneras de las que se pueden resolver</translation>
    </message>
    <message>
        <source>the man needs a name of 1 to {most} characters</source>
        <translation>la pieza necesita un nombre de 1 a {most} caracteres</translation>
    </message>
    <message>
        <source>the man needs one or two letters, such as X or XY</source>
        <translation>la pieza necesita una o dos letras, como X o XY</translation>
    </message>
    <message>
        <source>the mate shown</source>
        <translation>el mate mostrado</translation>
    </message>
    <message>
        <source>the mates that are wanted contradict each other</source>
        <translation>los mates pedidos se contradicen</translation>
    </message>
    <message>
        <source>the men change their colours</source>
        <translation>las piezas cambian de color</translation>
    </message>
    <message>
        <source>the men of only one side stand here</source>
        <translation>aquí solo están las piezas de un bando</translation>
    </message>
    <message>
        <source>the men of {side} cannot all come to their squares</source>
        <translation>no todas las piezas de las {side} pueden llegar a sus casillas</translation>
    </message>
    <message>
        <source>the message has too many parts: the rest was not read</source>
        <translation>el mensaje tiene demasiadas partes: el resto no se leyó</translation>
    </message>
    <message>
        <source>the movement: {wrong}</source>
        <translation>el movimiento: {wrong}</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>el nombre es demasiado largo</translation>
    </message>
    <message>
        <source>the one defence and its answer unchanged</source>
        <translation>la única defensa y su respuesta sin cambio</translation>
    </message>
    <message>
        <source>the one defence and its mate unchanged</source>
        <translation>la única defensa y su mate sin cambio</translation>
    </message>
    <message>
        <source>the only first turn does not do it.</source>
        <translation>la única primera jugada no basta.</translation>
    </message>
    <message>
        <source>the page has no title</source>
        <translation>la página no tiene título</translation>
    </message>
    <message>
        <source>the page is too long</source>
        <translation>la página es demasiado larga</translation>
    </message>
    <message>
        <source>the page solves chess only; other games have windows at the desk</source>
        <translation>la página solo resuelve ajedrez; los otros juegos tienen ventanas en el ordenador</translation>
    </message>
    <message>
        <source>the pawns cannot all have come past each other with the captures that are possible ({squares})</source>
        <translation>con las capturas posibles los peones no pueden haberse cruzado todos ({squares})</translation>
    </message>
    <message>
        <source>the plan {plan} fails to {refutation}; {key} {lines}: {reason}</source>
        <translation>el plan {plan} falla por {refutation}; {key} {lines}: {reason}</translation>
    </message>
    <message>
        <source>the play as it stands takes too long to be worked out</source>
        <translation>el juego, tal como está, tarda demasiado en resolverse</translation>
    </message>
    <message>
        <source>the position and the rules are of different games</source>
        <translation>la posición y las reglas son de juegos distintos</translation>
    </message>
    <message>
        <source>the position is dead: neither side can mate</source>
        <translation>la posición está muerta: ningún bando puede dar mate</translation>
    </message>
    <message>
        <source>the problem does not show {theme}</source>
        <translation>el problema no muestra {theme}</translation>
    </message>
    <message>
        <source>the problem shows no theme of which it is known what it needs</source>
        <translation>el problema no muestra ningún tema del que se sepa qué necesita</translation>
    </message>
    <message>
        <source>the processes that analyse problems end again and again</source>
        <translation>los procesos que analizan problemas terminan una y otra vez</translation>
    </message>
    <message>
        <source>the processes that search are lost again and again</source>
        <translation>los procesos que buscan se pierden una y otra vez</translation>
    </message>
    <message>
        <source>the record names no distinction</source>
        <translation>la ficha no nombra ninguna distinción</translation>
    </message>
    <message>
        <source>the record names no source</source>
        <translation>la ficha no nombra la fuente</translation>
    </message>
    <message>
        <source>the record names nothing earlier</source>
        <translation>la ficha no nombra nada anterior</translation>
    </message>
    <message>
        <source>the sacrifice of the key&apos;s unit</source>
        <translation>el sacrificio de la pieza de la clave</translation>
    </message>
    <message>
        <source>the same answer</source>
        <translation>la misma respuesta</translation>
    </message>
    <message>
        <source>the same force</source>
        <translation>el mismo material</translation>
    </message>
    <message>
        <source>the same key man, {names}</source>
        <translation>la misma pieza clave, {names}</translation>
    </message>
    <message>
        <source>the same key {names}</source>
        <translation>la misma clave {names}</translation>
    </message>
    <message>
        <source>the same mate</source>
        <translation>el mismo mate</translation>
    </message>
    <message>
        <source>the same matrix: {count} men around the black king</source>
        <translation>la misma matriz: {count} piezas en torno al rey negro</translation>
    </message>
    <message>
        <source>the same matrix: {count} men around the white king</source>
        <translation>la misma matriz: {count} piezas en torno al rey blanco</translation>
    </message>
    <message>
        <source>the same mechanism: {names}</source>
        <translation>el mismo mecanismo: {names}</translation>
    </message>
    <message>
        <source>the same position</source>
        <translation>la misma posición</translation>
    </message>
    <message>
        <source>the same solution</source>
        <translation>la misma solución</translation>
    </message>
    <message>
        <source>the same stipulation</source>
        <translation>el mismo enunciado</translation>
    </message>
    <message>
        <source>the same themes: {names}</source>
        <translation>los mismos temas: {names}</translation>
    </message>
    <message>
        <source>the sample collection: expected a list of problems</source>
        <translation>la colección de ejemplos: se esperaba una lista de problemas</translation>
    </message>
    <message>
        <source>the sample collection: expected an object for each problem</source>
        <translation>la colección de ejemplos: se esperaba un objeto por problema</translation>
    </message>
    <message>
        <source>the sample collection: expected the key of each problem</source>
        <translation>la colección de ejemplos: se esperaba la clave de cada problema</translation>
    </message>
    <message>
        <source>the scheduler at {address} has gone</source>
        <translation>el planificador en {address} ha desaparecido</translation>
    </message>
    <message>
        <source>the sections of the page are not in order</source>
        <translation>las partes de la página no están en orden</translation>
    </message>
    <message>
        <source>the sender&apos;s key {key} does not solve</source>
        <translation>la clave {key} del remitente no resuelve</translation>
    </message>
    <message>
        <source>the set mate {line}</source>
        <translation>el mate aparente {line}</translation>
    </message>
    <message>
        <source>the sides are not named: White&apos;s men were taken to stand first</source>
        <translation>los bandos no se nombran: se tomaron como primeras las piezas blancas</translation>
    </message>
    <message>
        <source>the solver did not finish this problem</source>
        <translation>el programa no terminó de resolver este problema</translation>
    </message>
    <message>
        <source>the solver does not find it sound</source>
        <translation>el programa no lo encuentra correcto</translation>
    </message>
    <message>
        <source>the solver has not found out whether it is sound</source>
        <translation>el programa aún no sabe si es correcto</translation>
    </message>
    <message>
        <source>the solver of this page failed</source>
        <translation>el resolutor de esta página falló</translation>
    </message>
    <message>
        <source>the star of flights</source>
        <translation>la estrella de escapes</translation>
    </message>
    <message>
        <source>the studio failed at this; it kept a report</source>
        <translation>el estudio falló en esto; conservó un informe</translation>
    </message>
    <message>
        <source>the table {name} is missing, or damaged, or lacks smaller ones</source>
        <translation>la tabla {name} falta, está dañada o le faltan otras menores</translation>
    </message>
    <message>
        <source>the task is none of section {section}</source>
        <translation>el enunciado no es de la sección {section}</translation>
    </message>
    <message>
        <source>the theme composer works with orthodox men only</source>
        <translation>el compositor de temas solo trabaja con piezas ortodoxas</translation>
    </message>
    <message>
        <source>the theme composer works {known}, not {asked}</source>
        <translation>el compositor de temas trabaja {known}, no {asked}</translation>
    </message>
    <message>
        <source>the throw is lost</source>
        <translation>la tirada se pierde</translation>
    </message>
    <message>
        <source>the throw is lost, and the game with it</source>
        <translation>se pierde la tirada, y con ella la partida</translation>
    </message>
    <message>
        <source>the throw is lost: {chance}</source>
        <translation>la tirada se pierde: {chance}</translation>
    </message>
    <message>
        <source>the throw is missing</source>
        <translation>falta la tirada</translation>
    </message>
    <message>
        <source>the tourney&apos;s file is damaged: {wrong}</source>
        <translation>el archivo del torneo está dañado: {wrong}</translation>
    </message>
    <message>
        <source>the tries {moves}</source>
        <translation>los ensayos {moves}</translation>
    </message>
    <message>
        <source>the try {move}</source>
        <translation>el ensayo {move}</translation>
    </message>
    <message>
        <source>the twin before it cannot be set up</source>
        <translation>no se puede formar el gemelo anterior</translation>
    </message>
    <message>
        <source>the twins are not told apart: a), b)</source>
        <translation>no se distinguen los gemelos: a), b)</translation>
    </message>
    <message>
        <source>the whole board is shifted</source>
        <translation>se desplaza toda la posición</translation>
    </message>
    <message>
        <source>the whole board is turned or mirrored</source>
        <translation>se gira o se refleja toda la posición</translation>
    </message>
    <message>
        <source>the { at character {place} of {text} is not closed</source>
        <translation>la { en el carácter {place} de {text} no está cerrada</translation>
    </message>
    <message>
        <source>the {kind} on {square}</source>
        <translation>{kind} en {square}</translation>
    </message>
    <message>
        <source>the } at character {place} of {text} closes nothing</source>
        <translation>la } en el carácter {place} de {text} no cierra nada</translation>
    </message>
    <message>
        <source>their proofs do not hold by {rules}</source>
        <translation>sus pruebas no valen con {rules}</translation>
    </message>
    <message>
        <source>their proofs rest on orthodox men</source>
        <translation>sus pruebas se basan en las piezas ortodoxas</translation>
    </message>
    <message>
        <source>their proofs rest on the rules of today&apos;s chess</source>
        <translation>sus pruebas se basan en las reglas del ajedrez actual</translation>
    </message>
    <message>
        <source>theme tourney</source>
        <translation>torneo temático</translation>
    </message>
    <message>
        <source>themes: expected a list</source>
        <translation>themes: se esperaba una lista</translation>
    </message>
    <message>
        <source>themes: {theme} is not in the catalogue of themes</source>
        <translation>themes: {theme} no está en el catálogo de temas</translation>
    </message>
    <message>
        <source>themes: {theme} is not looked for: {reason}</source>
        <translation>themes: {theme} no se busca: {reason}</translation>
    </message>
    <message>
        <source>theoretical ending</source>
        <translation>final teórico</translation>
    </message>
    <message>
        <source>there are more different men than can be solved with</source>
        <translation>hay más piezas distintas de las que se pueden resolver</translation>
    </message>
    <message>
        <source>there are more lines than anybody reads</source>
        <translation>hay más líneas de las que nadie lee</translation>
    </message>
    <message>
        <source>there are more positions than are looked at</source>
        <translation>hay más posiciones de las que se examinan</translation>
    </message>
    <message>
        <source>there are no odds of {game}</source>
        <translation>no hay probabilidades para {game}</translation>
    </message>
    <message>
        <source>there are no proof games in series play</source>
        <translation>no hay partidas justificativas en el juego en serie</translation>
    </message>
    <message>
        <source>there are no tables (.rtbw) in the folder</source>
        <translation>no hay tablas (.rtbw) en la carpeta</translation>
    </message>
    <message>
        <source>there are {size} candidates; expected at most {most}</source>
        <translation>hay {size} candidatas; se esperaban como máximo {most}</translation>
    </message>
    <message>
        <source>there is a solution</source>
        <translation>hay solución</translation>
    </message>
    <message>
        <source>there is no entry {number}</source>
        <translation>no existe el trabajo {number}</translation>
    </message>
    <message>
        <source>there is no flaw {flaw}: expected {known}</source>
        <translation>no existe el defecto {flaw}: se esperaba {known}</translation>
    </message>
    <message>
        <source>there is no problem {number}</source>
        <translation>no hay problema {number}</translation>
    </message>
    <message>
        <source>there is no round {name}</source>
        <translation>no hay ronda {name}</translation>
    </message>
    <message>
        <source>there is no section {name}</source>
        <translation>no existe la sección {name}</translation>
    </message>
    <message>
        <source>there is no solver {number}</source>
        <translation>no hay solucionista {number}</translation>
    </message>
    <message>
        <source>there is no stipulation below the diagram</source>
        <translation>no hay enunciado bajo el diagrama</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>no existe ese archivo</translation>
    </message>
    <message>
        <source>there is no theme {theme}</source>
        <translation>no existe el tema {theme}</translation>
    </message>
    <message>
        <source>there is nothing to solve: the diagram has no task</source>
        <translation>no hay nada que resolver: el diagrama no tiene enunciado</translation>
    </message>
    <message>
        <source>there is nothing to solve: what stands on the board is listed</source>
        <translation>no hay nada que resolver: se enumera lo que está en el tablero</translation>
    </message>
    <message>
        <source>this PDF document cannot be read: {wrong}</source>
        <translation>este documento PDF no se puede leer: {wrong}</translation>
    </message>
    <message>
        <source>this cannot be made: {why}</source>
        <translation>esto no se puede hacer: {why}</translation>
    </message>
    <message>
        <source>this core has no geometry for {theme} that is known here: more of the men whom the theme needs must stand on the board</source>
        <translation>este núcleo no tiene ninguna geometría conocida aquí para {theme}: deben estar en el tablero más de las piezas que el tema necesita</translation>
    </message>
    <message>
        <source>this core has no geometry known here that shows {themes} together</source>
        <translation>este núcleo no tiene ninguna geometría conocida aquí que muestre {themes} a la vez</translation>
    </message>
    <message>
        <source>this is a PDF document: no FEN and no list of men stands in its text</source>
        <translation>este es un documento PDF: en su texto no hay ni FEN ni lista de piezas</translation>
    </message>
    <message>
        <source>this is a device; a file of problems is expected</source>
        <translation>es un dispositivo; se espera un archivo de problemas</translation>
    </message>
    <message>
        <source>this is a fault of the program: {wrong}</source>
        <translation>es un error del programa: {wrong}</translation>
    </message>
    <message>
        <source>this is a folder; a file of problems is expected</source>
        <translation>es una carpeta; se espera un archivo de problemas</translation>
    </message>
    <message>
        <source>this is a problem of chess</source>
        <translation>es un problema de ajedrez</translation>
    </message>
    <message>
        <source>this is a problem of {game}, not of chess</source>
        <translation>es un problema de {game}, no de ajedrez</translation>
    </message>
    <message>
        <source>this is no JSON: {error}</source>
        <translation>no es JSON: {error}</translation>
    </message>
    <message>
        <source>this is no file of a solving contest</source>
        <translation>este no es un archivo de un concurso de soluciones</translation>
    </message>
    <message>
        <source>this is no file of a tourney</source>
        <translation>esto no es un archivo de torneo</translation>
    </message>
    <message>
        <source>this is no record of {game}</source>
        <translation>no es un registro de {game}</translation>
    </message>
    <message>
        <source>this is of orthodox men only, and {man} stands on {square}</source>
        <translation>esto vale solo para piezas ortodoxas, y {man} está en {square}</translation>
    </message>
    <message>
        <source>this is the file of another tourney: {name}</source>
        <translation>es el archivo de otro torneo: {name}</translation>
    </message>
    <message>
        <source>this is too long to be told</source>
        <translation>esto es demasiado largo para decirlo</translation>
    </message>
    <message>
        <source>this is too much for the memory of this page</source>
        <translation>es demasiado para la memoria de esta página</translation>
    </message>
    <message>
        <source>this is {kind}; {expected}</source>
        <translation>es {kind}; {expected}</translation>
    </message>
    <message>
        <source>this looks like a web page or XML; {expected}</source>
        <translation>parece una página web o XML; {expected}</translation>
    </message>
    <message>
        <source>this machine is in no local network</source>
        <translation>este equipo no está en ninguna red local</translation>
    </message>
    <message>
        <source>this search was written by a newer program</source>
        <translation>esta búsqueda la escribió un programa más reciente</translation>
    </message>
    <message>
        <source>this takes more memory than a page may use</source>
        <translation>esto necesita más memoria de la que una página puede usar</translation>
    </message>
    <message>
        <source>throws at will are chosen, not given</source>
        <translation>las tiradas a voluntad se eligen, no se dan</translation>
    </message>
    <message>
        <source>throws at will: {number}</source>
        <translation>tiradas a voluntad: {number}</translation>
    </message>
    <message>
        <source>throws on average: {number}</source>
        <translation>tiradas en promedio: {number}</translation>
    </message>
    <message>
        <source>throws that do it: {throws}</source>
        <translation>tiradas que lo hacen: {throws}</translation>
    </message>
    <message>
        <source>throws that save: {throws}</source>
        <translation>tiradas que salvan: {throws}</translation>
    </message>
    <message>
        <source>throws: {throws}</source>
        <translation>tiradas: {throws}</translation>
    </message>
    <message>
        <source>title</source>
        <translation>título</translation>
    </message>
    <message>
        <source>to be looked at, move {number}: {move} ({score} at depth {depth}, {nodes} nodes, {engine})</source>
        <translation>por examinar, jugada {number}: {move} ({score} a profundidad {depth}, {nodes} nodos, {engine})</translation>
    </message>
    <message>
        <source>too few men are missing ({count}) for all the missing pawns to have been captured or promoted ({squares})</source>
        <translation>faltan muy pocas piezas ({count}) para que todos los peones que faltan hayan sido capturados o hayan promocionado ({squares})</translation>
    </message>
    <message>
        <source>too few men are missing ({count}) for the pawns to have passed each other ({squares})</source>
        <translation>faltan muy pocas piezas ({count}) para que los peones se hayan cruzado ({squares})</translation>
    </message>
    <message>
        <source>too few solutions</source>
        <translation>faltan soluciones</translation>
    </message>
    <message>
        <source>too few, {solutions}</source>
        <translation>faltan soluciones, {solutions}</translation>
    </message>
    <message>
        <source>too many brackets within brackets at character {place}</source>
        <translation>demasiados paréntesis dentro de paréntesis en el carácter {place}</translation>
    </message>
    <message>
        <source>too many captures by pawns ({number})</source>
        <translation>demasiadas capturas de peones ({number})</translation>
    </message>
    <message>
        <source>too many moves ({number})</source>
        <translation>demasiadas jugadas ({number})</translation>
    </message>
    <message>
        <source>too many sets of men may vary; allow fewer men or fewer changes</source>
        <translation>pueden variar demasiados grupos de piezas; permita menos piezas o menos cambios</translation>
    </message>
    <message>
        <source>tourney, apart from the distinction</source>
        <translation>torneo, aparte de la distinción</translation>
    </message>
    <message>
        <source>tries and corrections</source>
        <translation>ensayos y correcciones</translation>
    </message>
    <message>
        <source>tries that one answer alone refutes: {tries}</source>
        <translation>ensayos con una sola refutación: {tries}</translation>
    </message>
    <message>
        <source>triumph by capture, {men} x {prey}: {kind}</source>
        <translation>triunfo por captura, {men} x {prey}: {kind}</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>verdadero o falso</translation>
    </message>
    <message>
        <source>try {move}</source>
        <translation>ensayo {move}</translation>
    </message>
    <message>
        <source>turned by 180°</source>
        <translation>girado 180°</translation>
    </message>
    <message>
        <source>turned by 90°</source>
        <translation>girado 90°</translation>
    </message>
    <message>
        <source>twin</source>
        <translation>gemelo</translation>
    </message>
    <message>
        <source>twin {letter} is not understood</source>
        <translation>no se entiende el gemelo {letter}</translation>
    </message>
    <message>
        <source>twins</source>
        <translation>gemelos</translation>
    </message>
    <message>
        <source>twins: expected at most {most} twins, got {count}</source>
        <translation>twins: se esperaban como máximo {most} gemelos, no {count}</translation>
    </message>
    <message>
        <source>twins: kept as text, for they are no commands</source>
        <translation>gemelos: conservados como texto, porque no son órdenes</translation>
    </message>
    <message>
        <source>twins: kept as text, for {wrong}</source>
        <translation>gemelos: conservados como texto, porque {wrong}</translation>
    </message>
    <message>
        <source>twins: {wrong}</source>
        <translation>gemelos: {wrong}</translation>
    </message>
    <message>
        <source>two different mates are wanted after {move}, in one and the same phase</source>
        <translation>tras {move} se quieren dos mates distintos en una misma fase</translation>
    </message>
    <message>
        <source>two men stand on {square}</source>
        <translation>hay dos piezas en {square}</translation>
    </message>
    <message>
        <source>two men stand on {square}: Popeye takes the last</source>
        <translation>hay dos piezas en {square}: Popeye toma la última</translation>
    </message>
    <message>
        <source>two tasks are given, {tasks}: none was taken</source>
        <translation>se dan dos enunciados, {tasks}: no se tomó ninguno</translation>
    </message>
    <message>
        <source>uncapturable</source>
        <translation>incapturable</translation>
    </message>
    <message>
        <source>unguard</source>
        <translation>abandono de control</translation>
    </message>
    <message>
        <source>unpins the unit on {square}</source>
        <translation>desclava la pieza de {square}</translation>
    </message>
    <message>
        <source>version</source>
        <translation>versión</translation>
    </message>
    <message>
        <source>very many men</source>
        <translation>muchísimas piezas</translation>
    </message>
    <message>
        <source>volage</source>
        <translation>volage</translation>
    </message>
    <message>
        <source>wanted: {failing}</source>
        <translation>se pide: {failing}</translation>
    </message>
    <message>
        <source>what else a file said</source>
        <translation>lo demás que decía un archivo</translation>
    </message>
    <message>
        <source>what is asked, with conditions</source>
        <translation>enunciado, con las condiciones</translation>
    </message>
    <message>
        <source>what listens at {address} does not answer as a scheduler</source>
        <translation>lo que escucha en {address} no responde como un planificador</translation>
    </message>
    <message>
        <source>what this was opened from is not in this library</source>
        <translation>aquello de donde se abrió no está en esta biblioteca</translation>
    </message>
    <message>
        <source>whether Black has a better first move is not known</source>
        <translation>no se sabe si las Negras tienen una primera jugada mejor</translation>
    </message>
    <message>
        <source>which side begins a duplex</source>
        <translation>qué bando empieza un dúplex</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanco</translation>
    </message>
    <message>
        <source>white bishop</source>
        <translation>alfil blanco</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>rey blanco</translation>
    </message>
    <message>
        <source>white knight</source>
        <translation>caballo blanco</translation>
    </message>
    <message>
        <source>white pawn</source>
        <translation>peón blanco</translation>
    </message>
    <message>
        <source>white queen</source>
        <translation>dama blanca</translation>
    </message>
    <message>
        <source>white rook</source>
        <translation>torre blanca</translation>
    </message>
    <message>
        <source>whose goal it is has no men: {player}</source>
        <translation>aquel cuyo es el objetivo no tiene piezas: {player}</translation>
    </message>
    <message>
        <source>whose goal it is must be another than the player to move</source>
        <translation>aquel cuyo es el objetivo debe ser otro que el jugador que tiene el turno</translation>
    </message>
    <message>
        <source>whose goal it is must be another than who is mated</source>
        <translation>aquel cuyo es el objetivo debe ser otro que quien recibe el mate</translation>
    </message>
    <message>
        <source>win, proved</source>
        <translation>victoria, demostrada</translation>
    </message>
    <message>
        <source>with en passant on {square}: {move}</source>
        <translation>con captura al paso en {square}: {move}</translation>
    </message>
    <message>
        <source>with more than 12 men that may vary, say how many changes at most</source>
        <translation>con más de 12 piezas que pueden variar, diga cuántos cambios como máximo</translation>
    </message>
    <message>
        <source>with {man} for {other} {square}</source>
        <translation>con {man} en vez de {other} {square}</translation>
    </message>
    <message>
        <source>with {man} {left} on {square}</source>
        <translation>con {man} {left} en {square}</translation>
    </message>
    <message>
        <source>with {man} {square}</source>
        <translation>con {man} {square}</translation>
    </message>
    <message>
        <source>without him no refutation of {moves}</source>
        <translation>sin ella no hay refutación de {moves}</translation>
    </message>
    <message>
        <source>without this throw: {chance}</source>
        <translation>sin esta tirada: {chance}</translation>
    </message>
    <message>
        <source>without {side}&apos;s {man} on {square}: not decided</source>
        <translation>sin {man} {square} ({side}): sin decidir</translation>
    </message>
    <message>
        <source>writing is not allowed there</source>
        <translation>no se permite escribir ahí</translation>
    </message>
    <message>
        <source>zara: two calls are needed, the first player&apos;s and the second&apos;s</source>
        <translation>zara: hacen falta dos llamadas, la del primer jugador y la del segundo</translation>
    </message>
    <message>
        <source>zugzwang</source>
        <translation>zugzwang</translation>
    </message>
    <message>
        <source>{address} needs certificates: give --tls-ca, --tls-cert and --tls-key, or name them in Dask&apos;s settings</source>
        <translation>{address} requiere certificados: dé --tls-ca, --tls-cert y --tls-key, o nómbrelos en los ajustes de Dask</translation>
    </message>
    <message>
        <source>{at}: expected a list in brackets, got {value}</source>
        <translation>{at}: se esperaba una lista entre corchetes, no {value}</translation>
    </message>
    <message>
        <source>{at}: expected a number, got {value}</source>
        <translation>{at}: se esperaba un número, no {value}</translation>
    </message>
    <message>
        <source>{at}: expected an object in braces, got {value}</source>
        <translation>{at}: se esperaba un objeto entre llaves, no {value}</translation>
    </message>
    <message>
        <source>{at}: expected one of {names}, got {value}</source>
        <translation>{at}: se esperaba uno de {names}, no {value}</translation>
    </message>
    <message>
        <source>{at}: expected text, got {value}</source>
        <translation>{at}: se esperaba un texto, no {value}</translation>
    </message>
    <message>
        <source>{at}: expected true or false, got {value}</source>
        <translation>{at}: se esperaba true o false, no {value}</translation>
    </message>
    <message>
        <source>{at}{key}: not known; there are {readers}</source>
        <translation>{at}{key}: no se conoce; hay {readers}</translation>
    </message>
    <message>
        <source>{book} has no option {option}</source>
        <translation>{book} no tiene la opción {option}</translation>
    </message>
    <message>
        <source>{book} has no preset {preset}</source>
        <translation>{book} no tiene la preconfiguración {preset}</translation>
    </message>
    <message>
        <source>{book} has no such man as {man} ({square})</source>
        <translation>{book} no tiene una pieza como {man} ({square})</translation>
    </message>
    <message>
        <source>{book} is a rule book of a newer version, or of another program: it is kept, and not solved</source>
        <translation>{book} es un reglamento de una versión más reciente, o de otro programa: se conserva, y no se resuelve</translation>
    </message>
    <message>
        <source>{book} is no game of its own board</source>
        <translation>{book} no es un juego con tablero propio</translation>
    </message>
    <message>
        <source>{book} with conditions is not solved: they are put on today&apos;s chess only</source>
        <translation>{book} con condiciones no se resuelve: solo se aplican al ajedrez actual</translation>
    </message>
    <message>
        <source>{by} and {other} ambush {prey}: {number} + {second} = {value}</source>
        <translation>{by} y {other} emboscan a {prey}: {number} + {second} = {value}</translation>
    </message>
    <message>
        <source>{by} and {other} ambush {prey}: {number} × {second} = {value}</source>
        <translation>{by} y {other} emboscan a {prey}: {number} × {second} = {value}</translation>
    </message>
    <message>
        <source>{by} assaults {prey}: {number} × {distance} cells = {value}</source>
        <translation>{by} asalta a {prey}: {number} × {distance} casillas = {value}</translation>
    </message>
    <message>
        <source>{by} meets {prey}: both are {number}</source>
        <translation>{by} encuentra a {prey}: ambos valen {number}</translation>
    </message>
    <message>
        <source>{castling} is allowed</source>
        <translation>{castling} está permitido</translation>
    </message>
    <message>
        <source>{castling} is not allowed: {reason}</source>
        <translation>{castling} no está permitido: {reason}</translation>
    </message>
    <message>
        <source>{castling}: neither a proof nor a game was found</source>
        <translation>{castling}: no se encontró ni prueba ni partida</translation>
    </message>
    <message>
        <source>{cell}: no man stands there whom {extra} can mark</source>
        <translation>{cell}: no hay allí ninguna pieza que {extra} pueda marcar</translation>
    </message>
    <message>
        <source>{cell}: no man {man} in {game}</source>
        <translation>{cell}: no hay pieza {man} en {game}</translation>
    </message>
    <message>
        <source>{cell}: {extra} is said of the side that is not to move</source>
        <translation>{cell}: {extra} se dice del bando que no juega</translation>
    </message>
    <message>
        <source>{cell}: {man} can never stand there</source>
        <translation>{cell}: {man} nunca puede estar ahí</translation>
    </message>
    <message>
        <source>{code} is no man that is known here</source>
        <translation>{code} no es una pieza conocida aquí</translation>
    </message>
    <message>
        <source>{conditions}: not solved here; kept in words, and Popeye can be asked</source>
        <translation>{conditions}: no se resuelve aquí; se conserva en palabras y se puede preguntar a Popeye</translation>
    </message>
    <message>
        <source>{conditions}: not solved yet</source>
        <translation>{conditions}: aún no se resuelve</translation>
    </message>
    <message>
        <source>{condition} does not take {word}</source>
        <translation>{condition} no admite {word}</translation>
    </message>
    <message>
        <source>{condition} does not take {word}; its options are {options}</source>
        <translation>{condition} no admite {word}; sus opciones son {options}</translation>
    </message>
    <message>
        <source>{condition}: Popeye is not asked about {word}</source>
        <translation>{condition}: a Popeye no se le pregunta por {word}</translation>
    </message>
    <message>
        <source>{condition}: say on which squares, as in e4f5</source>
        <translation>{condition}: diga en qué casillas, como e4f5</translation>
    </message>
    <message>
        <source>{condition}: say which kinds of men, as in Q S</source>
        <translation>{condition}: diga qué tipos de piezas, como Q S</translation>
    </message>
    <message>
        <source>{condition}: say which lengths, as in 7 3.5</source>
        <translation>{condition}: indique qué longitudes, como 7 3.5</translation>
    </message>
    <message>
        <source>{condition}: say which lines of the board</source>
        <translation>{condition}: diga qué líneas del tablero</translation>
    </message>
    <message>
        <source>{condition}: say which number</source>
        <translation>{condition}: diga qué número</translation>
    </message>
    <message>
        <source>{condition}: {one} and {other} exclude each other</source>
        <translation>{condition}: {one} y {other} se excluyen</translation>
    </message>
    <message>
        <source>{condition}: {word} stands there twice</source>
        <translation>{condition}: {word} aparece dos veces</translation>
    </message>
    <message>
        <source>{convention} is for castling and en passant in orthodox play, not for {sign}</source>
        <translation>{convention} es para el enroque y la captura al paso en el juego ortodoxo, no para {sign}</translation>
    </message>
    <message>
        <source>{count} changed mates</source>
        <translation>{count} mates cambiados</translation>
    </message>
    <message>
        <source>{count} find</source>
        <translation>{count} hallazgo</translation>
    </message>
    <message>
        <source>{count} men may vary; expected at most {most}</source>
        <translation>pueden variar {count} piezas; se esperaban como máximo {most}</translation>
    </message>
    <message>
        <source>{count} men, expected at most {most}</source>
        <translation>{count} piezas, se esperan como máximo {most}</translation>
    </message>
    <message>
        <source>{count} moves defend on {square}: {lines}.</source>
        <translation>{count} jugadas defienden en {square}: {lines}.</translation>
    </message>
    <message>
        <source>{count} moves mate on {square}: {lines}.</source>
        <translation>{count} jugadas dan mate en {square}: {lines}.</translation>
    </message>
    <message>
        <source>{count} of its forms solved</source>
        <translation>{count} de sus formas resueltas</translation>
    </message>
    <message>
        <source>{count} of {all} half-moves match between the solutions.</source>
        <translation>{count} de {all} medias jugadas se corresponden entre las soluciones.</translation>
    </message>
    <message>
        <source>{count} thematic tries with {kinds} different refutations ({tries}).</source>
        <translation>{count} ensayos temáticos con {kinds} refutaciones distintas ({tries}).</translation>
    </message>
    <message>
        <source>{done} of {total} first turns tried</source>
        <translation>{done} de {total} primeras jugadas probadas</translation>
    </message>
    <message>
        <source>{done} of {total} plays looked at</source>
        <translation>{done} de {total} jugadas examinadas</translation>
    </message>
    <message>
        <source>{engine} is not asked any more: {why}</source>
        <translation>ya no se pregunta a {engine}: {why}</translation>
    </message>
    <message>
        <source>{far}; {sound} of them sound, but {ended}</source>
        <translation>{far}; {sound} de ellas correctas, pero {ended}</translation>
    </message>
    <message>
        <source>{finding}; not certain: {pairs}</source>
        <translation>{finding}; no es seguro: {pairs}</translation>
    </message>
    <message>
        <source>{finding}; {solver} finds the same</source>
        <translation>{finding}; {solver} encuentra lo mismo</translation>
    </message>
    <message>
        <source>{folder} cannot be read: {reason}</source>
        <translation>{folder} no se puede leer: {reason}</translation>
    </message>
    <message>
        <source>{game} has no goal {goal}</source>
        <translation>{game} no tiene el objetivo {goal}</translation>
    </message>
    <message>
        <source>{goal}: asked for only where the option {option} is chosen</source>
        <translation>{goal}: solo se pide donde está elegida la opción {option}</translation>
    </message>
    <message>
        <source>{keys} is the only first move</source>
        <translation>{keys} es la única primera jugada</translation>
    </message>
    <message>
        <source>{line} loses {mate}</source>
        <translation>{line} pierde {mate}</translation>
    </message>
    <message>
        <source>{man} on {square}</source>
        <translation>{man} en {square}</translation>
    </message>
    <message>
        <source>{mate}? Black has no move</source>
        <translation>{mate}? las Negras no tienen jugada</translation>
    </message>
    <message>
        <source>{mate}? White is in check</source>
        <translation>{mate}? las Blancas están en jaque</translation>
    </message>
    <message>
        <source>{mate}? its line is closed</source>
        <translation>{mate}? la línea está cerrada</translation>
    </message>
    <message>
        <source>{mate}? its man is captured</source>
        <translation>{mate}? la pieza está capturada</translation>
    </message>
    <message>
        <source>{mate}? its man is pinned</source>
        <translation>{mate}? la pieza está clavada</translation>
    </message>
    <message>
        <source>{mate}? no check</source>
        <translation>{mate}? no da jaque</translation>
    </message>
    <message>
        <source>{mate}? not legal</source>
        <translation>{mate}? no es legal</translation>
    </message>
    <message>
        <source>{mate}? others are quicker</source>
        <translation>{mate}? otras son más rápidas</translation>
    </message>
    <message>
        <source>{moves}, then {keys}</source>
        <translation>{moves}, luego {keys}</translation>
    </message>
    <message>
        <source>{move} cannot be played here</source>
        <translation>{move} no se puede jugar aquí</translation>
    </message>
    <message>
        <source>{move} does not say which man moves</source>
        <translation>{move} no dice qué pieza mueve</translation>
    </message>
    <message>
        <source>{move} does not solve</source>
        <translation>{move} no resuelve</translation>
    </message>
    <message>
        <source>{move} is no answer</source>
        <translation>{move} no es la respuesta</translation>
    </message>
    <message>
        <source>{move} is no threat</source>
        <translation>{move} no es amenaza</translation>
    </message>
    <message>
        <source>{move} leaves the main line</source>
        <translation>{move} deja la línea principal</translation>
    </message>
    <message>
        <source>{move} lets a side pass; what follows is kept as a remark</source>
        <translation>{move} hace pasar a un bando; lo que sigue queda como comentario</translation>
    </message>
    <message>
        <source>{move} may be meant as a try</source>
        <translation>{move} quizá se propone como ensayo</translation>
    </message>
    <message>
        <source>{move} may be {moves}</source>
        <translation>{move} puede ser {moves}</translation>
    </message>
    <message>
        <source>{move} solves, and is written as a try</source>
        <translation>{move} resuelve y está escrita como ensayo</translation>
    </message>
    <message>
        <source>{move} stands without the moves before it</source>
        <translation>{move} está sin las jugadas anteriores</translation>
    </message>
    <message>
        <source>{move} taken back</source>
        <translation>{move} retirada</translation>
    </message>
    <message>
        <source>{move} taken back, {edit}</source>
        <translation>{move} retirada, {edit}</translation>
    </message>
    <message>
        <source>{move}, resting on {men}</source>
        <translation>{move}, se apoya en {men}</translation>
    </message>
    <message>
        <source>{named} and one more</source>
        <translation>{named} y uno más</translation>
    </message>
    <message>
        <source>{name} is another man in one language than in another</source>
        <translation>{name} es una pieza distinta según el idioma</translation>
    </message>
    <message>
        <source>{name} is there already</source>
        <translation>{name} ya está</translation>
    </message>
    <message>
        <source>{name} sends {count} entries; the section allows {most}</source>
        <translation>{name} envía {count} trabajos; la sección permite {most}</translation>
    </message>
    <message>
        <source>{name}: expected a list of texts</source>
        <translation>{name}: se esperaba una lista de textos</translation>
    </message>
    <message>
        <source>{number} of {wanted} continuations kept</source>
        <translation>se mantienen {number} de {wanted} continuaciones</translation>
    </message>
    <message>
        <source>{number} of {wanted} mates kept</source>
        <translation>quedan {number} de {wanted} mates</translation>
    </message>
    <message>
        <source>{one} and {other} were never compared together with Popeye: no answer is certain</source>
        <translation>{one} y {other} nunca se compararon juntas con Popeye: ninguna respuesta es segura</translation>
    </message>
    <message>
        <source>{one} and {other}: not solved unasked, for Popeye answers differently</source>
        <translation>{one} y {other}: no se resuelve sin pedirlo, pues Popeye responde de otro modo</translation>
    </message>
    <message>
        <source>{one} with {other}</source>
        <translation>{one} con {other}</translation>
    </message>
    <message>
        <source>{path} cannot be read: {wrong}</source>
        <translation>{path} no se puede leer: {wrong}</translation>
    </message>
    <message>
        <source>{path} cannot be read; choose another name</source>
        <translation>no se puede leer {path}; elija otro nombre</translation>
    </message>
    <message>
        <source>{path} is damaged: {wrong}</source>
        <translation>{path} está dañado: {wrong}</translation>
    </message>
    <message>
        <source>{path} is no judge&apos;s file</source>
        <translation>{path} no es un archivo de juez</translation>
    </message>
    <message>
        <source>{path} is not there</source>
        <translation>{path} no está</translation>
    </message>
    <message>
        <source>{path} is open in another program: here it can only be read</source>
        <translation>{path} está abierto en otro programa: aquí solo se puede leer</translation>
    </message>
    <message>
        <source>{path} is too large</source>
        <translation>{path} es demasiado grande</translation>
    </message>
    <message>
        <source>{side} mates in one move</source>
        <translation>las {side} dan mate en una jugada</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>Ganan las {side}</translation>
    </message>
    <message>
        <source>{stated} men are stated, {found} stand on the board</source>
        <translation>se indican {stated} piezas, en el tablero hay {found}</translation>
    </message>
    <message>
        <source>{stipulation} is not solved here</source>
        <translation>{stipulation} no se resuelve aquí</translation>
    </message>
    <message>
        <source>{stipulation}: not solved where a condition chooses among the moves</source>
        <translation>{stipulation}: no se resuelve donde una condición elige entre las jugadas</translation>
    </message>
    <message>
        <source>{stipulation}: not solved where captured men come back</source>
        <translation>{stipulation}: no se resuelve donde las piezas capturadas vuelven</translation>
    </message>
    <message>
        <source>{task} is not looked for among the men of a class</source>
        <translation>{task} no se busca entre las piezas de una clase</translation>
    </message>
    <message>
        <source>{text} is not understood here</source>
        <translation>{text} no se entiende aquí</translation>
    </message>
    <message>
        <source>{what}: one move of White in main line and thematic sidelines, and it is the only one</source>
        <translation>{what}: una jugada blanca en la variante principal y las temáticas, y es la única</translation>
    </message>
    <message>
        <source>{what}: one move of White in the line, and it is the only one</source>
        <translation>{what}: una jugada blanca en la variante, y es la única</translation>
    </message>
    <message>
        <source>{word} is none of the words that can be filled</source>
        <translation>{word} no es una de las palabras que se rellenan</translation>
    </message>
    <message>
        <source>“{found}” is none of received, acknowledged, tested, anticipated, accepted, printed, awarded, returned, open, any and none.</source>
        <translation>«{found}» no es ninguno de recibido, confirmado, comprobado, anticipado, aceptado, impreso, premiado, devuelto, abierto, todos y ninguno.</translation>
    </message>
    <message numerus="yes">
        <source>Not finished: {number} keys so far</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Sin terminar: {number} claves hasta ahora</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not finished: {number} lines so far</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Sin terminar: {number} líneas hasta ahora</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in {count} diagrams White mates at once</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>en {count} diagramas las Blancas dan mate de inmediato</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in {count} diagrams a king can be captured</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>en {count} diagramas se puede capturar un rey</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in {count} diagrams another first move solves as well</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>en {count} diagramas resuelve también otra primera jugada</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in {count} diagrams another first move solves sooner</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>en {count} diagramas otra primera jugada resuelve antes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in {count} diagrams it was not found out in time</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>en {count} diagramas no se averiguó a tiempo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not met: {count} geometries of {all}, {tried} positions judged; {killer}</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>no cumplido: {count} geometrías de {all}, {tried} posiciones examinadas; {killer}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not proved: White&apos;s move is proved to be the only one at {proved} of {count} moves; of the others an engine tells what it sees</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>no demostrado: jugadas demostradas como únicas: {proved} de {count}; de las demás un motor dice lo que ve</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of the tables of {men} men {count} are missing, such as {name}</source>
        <translation>
            <numerusform>de las tablas de {men} piezas falta una: {name}</numerusform>
            <numerusform>de las tablas de {men} piezas faltan {count}, como {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>open: White&apos;s move is proved to be the only one at {proved} of {count} moves</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>abierto: jugadas demostradas como únicas: {proved} de {count}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sidelines that are not thematic: White&apos;s move is proved to be the only one at {alone} of {count} moves</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>variantes secundarias no temáticas: jugadas blancas demostradas como únicas: {alone} de {count}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} changed</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} cambiados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} defences have duals</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} defensas tienen duales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} duals are minor by the composer&apos;s word</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} duales son menores según el autor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} duals in the end, from move {number} on</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} duales al final, desde la jugada {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} files are damaged, such as {name}</source>
        <translation>
            <numerusform>un archivo está dañado: {name}</numerusform>
            <numerusform>{count} archivos están dañados, como {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} finds</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} hallazgos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} men must be promoted</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} piezas tienen que ser de promoción</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} moves may lead here</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} jugadas pueden llevar aquí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} other moves only come back to the line</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>otras {count} jugadas solo vuelven a la variante</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} positions of the line in common</source>
        <translation>
            <numerusform>una posición de la línea en común</numerusform>
            <numerusform>{count} posiciones de la línea en común</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} refutations</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} refutaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} rivals left</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>quedan {count} rivales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} threats: {moves}</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} amenazas: {moves}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{named} and {count} more</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{named} y {count} más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} first moves solve; such play is not judged</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} primeras jugadas resuelven; este juego no se juzga</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} first moves, {keys}</source>
        <translation>
            <numerusform>{number} primera jugada, {keys}</numerusform>
            <numerusform>{number} primeras jugadas, {keys}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} lines solve; such play is not judged</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} líneas resuelven; este juego no se juzga</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} stakes</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} apuestas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}: in main line and thematic sidelines {count} moves of White are each the only one</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{what}: en la variante principal y las temáticas cada una de las {count} jugadas blancas es la única</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}: in the line {count} moves of White are each the only one</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{what}: en la variante {count} jugadas blancas son cada una la única</numerusform>
        </translation>
    </message>
    <message>
        <source>{part}: is there twice</source>
        <translation>{part}: está dos veces</translation>
    </message>
    <message>
        <source>{player} plays the throw: {plays}</source>
        <translation>{player} juega la tirada: {plays}</translation>
    </message>
    <message>
        <source>{player}, {place}: expected a number of men</source>
        <translation>{player}, {place}: se espera un número de fichas</translation>
    </message>
    <message>
        <source>{player}, {place}: this player&apos;s men cannot stand there</source>
        <translation>{player}, {place}: las fichas de este jugador no pueden estar ahí</translation>
    </message>
    <message>
        <source>{player}, {place}: {game} has no special men</source>
        <translation>{player}, {place}: {game} no tiene fichas especiales</translation>
    </message>
    <message>
        <source>{player}: {count} of {most} men</source>
        <translation>{player}: {count} de {most} fichas</translation>
    </message>
    <message>
        <source>{play}: no throw is given with it</source>
        <translation>{play}: no se da ninguna tirada</translation>
    </message>
    <message>
        <source>{side} can capture only on {squares}</source>
        <translation>{side}: capturas posibles solo en {squares}</translation>
    </message>
    <message>
        <source>{side} cannot have the move: {reason}</source>
        <translation>No puede ser el turno de {side}: {reason}</translation>
    </message>
    <message>
        <source>{side} has the move: {reason}</source>
        <translation>El turno es de las {side}: {reason}</translation>
    </message>
    <message>
        <source>{side} plays: {keys}</source>
        <translation>Juegan las {side}: {keys}</translation>
    </message>
    <message>
        <source>{side}&apos;s king or rook has moved; otherwise: {reason}</source>
        <translation>El rey o la torre de las {side} ha movido; si no: {reason}</translation>
    </message>
    <message>
        <source>{side}: moves {moves}, strategies left {left}</source>
        <translation>{side}: jugadas {moves}, estrategias posibles {left}</translation>
    </message>
    <message>
        <source>{side}: moves {moves}, strategies left {left}; others fail by {reasons}</source>
        <translation>{side}: jugadas {moves}, estrategias posibles {left}; las demás fallan por: {reasons}</translation>
    </message>
    <message>
        <source>{side}: {men} (moves at least: {moves}): {result}</source>
        <translation>{side}: {men} (jugadas al menos: {moves}): {result}</translation>
    </message>
    <message>
        <source>{text}: say how several moves are taken back, by help, Proca or Høeg</source>
        <translation>{text}: falta decir cómo se retiran varias jugadas: help, Proca o Høeg</translation>
    </message>
    <message numerus="yes">
        <source>Cross-checks with {count} different mates</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Jaques cruzados con {count} mates distintos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all {number} defences and answers unchanged</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>las {number} defensas y respuestas sin cambio</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} different mates are changed ({shown}).</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} mates distintos cambian ({shown}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} moves off the line are neither</source>
        <translation>
            <numerusform>una jugada fuera de la línea no es ninguna de las dos</numerusform>
            <numerusform>{count} jugadas fuera de la línea no son ninguna de las dos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} thematic mates</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} mates temáticos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} thematic tries, each with a refutation of its own ({tries}).</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} ensayos temáticos, cada uno con su propia refutación ({tries}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} units block {square}: {lines}.</source>
        <translation>{count} piezas bloquean {square}: {lines}.</translation>
    </message>
    <message>
        <source>it died</source>
        <translation>se cerró</translation>
    </message>
    <message>
        <source>it does not answer</source>
        <translation>no responde</translation>
    </message>
    <message>
        <source>it speaks of another move than it was asked about</source>
        <translation>habla de otra jugada que la preguntada</translation>
    </message>
    <message>
        <source>mate</source>
        <translation>mate</translation>
    </message>
    <message>
        <source>most often Black had replies without a mate</source>
        <translation>lo más frecuente: las Negras tenían jugadas sin mate</translation>
    </message>
    <message>
        <source>most often it was no position: the core leaves too little room</source>
        <translation>lo más frecuente: no era una posición; el núcleo deja poco sitio</translation>
    </message>
    <message>
        <source>most often it was the problem that is not to be repeated</source>
        <translation>lo más frecuente: era el problema que no debe repetirse</translation>
    </message>
    <message>
        <source>most often no game leads there</source>
        <translation>lo más frecuente: ninguna partida lleva a ella</translation>
    </message>
    <message>
        <source>most often the key could not be played</source>
        <translation>lo más frecuente: no se podía jugar la clave</translation>
    </message>
    <message>
        <source>most often the lines of the theme were missing</source>
        <translation>lo más frecuente: faltaban las variantes del tema</translation>
    </message>
    <message>
        <source>most often the theme, or a man of the core in it, was missing</source>
        <translation>lo más frecuente: faltaba el tema, o una pieza del núcleo en él</translation>
    </message>
    <message>
        <source>most often there was a flaw that is forbidden</source>
        <translation>lo más frecuente: había un defecto prohibido</translation>
    </message>
    <message>
        <source>most often there were other keys</source>
        <translation>lo más frecuente: había otras claves</translation>
    </message>
    <message>
        <source>most often there were too many men</source>
        <translation>lo más frecuente: había demasiadas piezas</translation>
    </message>
    <message>
        <source>one move off the line is neither</source>
        <translation>una jugada fuera de la línea no es ninguna de las dos</translation>
    </message>
    <message>
        <source>proof games are not solved by the rules of old games</source>
        <translation>las partidas justificativas no se resuelven con las reglas de juegos antiguos</translation>
    </message>
    <message>
        <source>proof games with imitators are not solved: no diagram says where they end</source>
        <translation>las partidas justificativas con imitadores no se resuelven: ningún diagrama dice dónde acaban</translation>
    </message>
    <message>
        <source>studies are not solved: their page audits the line, and tables know positions with four men</source>
        <translation>los estudios no se resuelven: su página revisa la variante, y las tablas conocen posiciones con cuatro piezas</translation>
    </message>
    <message>
        <source>the bench works #2, #3, s#2 and s#3 with orthodox men and rules</source>
        <translation>el banco trabaja #2, #3, s#2 y s#3 con piezas y reglas ortodoxas</translation>
    </message>
    <message>
        <source>the problem is not sound as {asked}</source>
        <translation>el problema no es correcto como {asked}</translation>
    </message>
    <message>
        <source>whether a game can lead here is not judged with such men</source>
        <translation>con tales piezas no se juzga si una partida puede llevar aquí</translation>
    </message>
    <message>
        <source>{detail}: expected {words}, got {got}</source>
        <translation>{detail}: se esperaba {words}, no {got}</translation>
    </message>
    <message>
        <source>{extra}: expected a list of cells</source>
        <translation>{extra}: se esperaba una lista de casillas</translation>
    </message>
    <message>
        <source>{extra}: expected numbers from 0 to {most}</source>
        <translation>{extra}: se esperaban números de 0 a {most}</translation>
    </message>
    <message>
        <source>{extra}: expected {players}</source>
        <translation>{extra}: se esperaba {players}</translation>
    </message>
    <message>
        <source>{fault} Paid for by {payment}.</source>
        <translation>{fault} A cambio: {payment}.</translation>
    </message>
    <message>
        <source>{figure} of {unit}</source>
        <translation>{figure} de {unit}</translation>
    </message>
    <message>
        <source>{folder} cannot be written: {reason}.</source>
        <translation>{folder} no se puede escribir: {reason}.</translation>
    </message>
    <message>
        <source>{folder} holds something other than a site; it is not replaced.</source>
        <translation>{folder} contiene algo distinto de un sitio; no se reemplaza.</translation>
    </message>
    <message>
        <source>{folder} is there already.</source>
        <translation>{folder} ya existe.</translation>
    </message>
    <message>
        <source>{forms} or {form}</source>
        <translation>{forms} o {form}</translation>
    </message>
    <message>
        <source>{form}, castling: expected letters of KQkq or -, got {field}</source>
        <translation>{form}, enroque: se esperaban letras de KQkq o -, no {field}</translation>
    </message>
    <message>
        <source>{form}, e.p. square: no pawn can just have passed over {field}</source>
        <translation>{form}, casilla al paso: ningún peón puede acabar de pasar por {field}</translation>
    </message>
    <message>
        <source>{form}, e.p. square: {wrong}</source>
        <translation>{form}, casilla al paso: {wrong}</translation>
    </message>
    <message>
        <source>{form}, marks: {wrong}</source>
        <translation>{form}, marcas: {wrong}</translation>
    </message>
    <message>
        <source>{form}, placement: expected 8 ranks separated by &apos;/&apos;, got {count}</source>
        <translation>{form}, posición: se esperaban 8 filas separadas por &apos;/&apos;, no {count}</translation>
    </message>
    <message>
        <source>{form}, rank {number}: expected 8 squares, got {count} in {text}</source>
        <translation>{form}, fila {number}: se esperaban 8 casillas, no {count} en {text}</translation>
    </message>
    <message>
        <source>{form}, rank {number}: {wrong}</source>
        <translation>{form}, fila {number}: {wrong}</translation>
    </message>
    <message>
        <source>{form}, side to move: expected w or b, got {field}</source>
        <translation>{form}, turno: se esperaba w o b, no {field}</translation>
    </message>
    <message>
        <source>{form}, {name}: expected a number, got {field}</source>
        <translation>{form}, {name}: se esperaba un número, no {field}</translation>
    </message>
    <message>
        <source>{form}: expected a placement such as 8/8/8/8/8/8/8/K1k5, got nothing</source>
        <translation>{form}: se esperaba una posición como 8/8/8/8/8/8/8/K1k5, no hay nada</translation>
    </message>
    <message>
        <source>{form}: expected at most 7 fields, got {count}</source>
        <translation>{form}: se esperaban como máximo 7 campos, no {count}</translation>
    </message>
    <message>
        <source>{form}: expected at most {most} characters, got {count}</source>
        <translation>{form}: se esperaban como máximo {most} caracteres, no {count}</translation>
    </message>
    <message>
        <source>{game} has no goal {goal}; there are {goals}</source>
        <translation>{game} no tiene el objetivo {goal}; hay {goals}</translation>
    </message>
    <message>
        <source>{game} has no {extra}</source>
        <translation>{game} no tiene {extra}</translation>
    </message>
    <message>
        <source>{game} takes no conditions: {conditions}</source>
        <translation>{game} no admite condiciones: {conditions}</translation>
    </message>
    <message>
        <source>{game}: open the problem in a tab for this</source>
        <translation>{game}: para esto, abra el problema en una pestaña</translation>
    </message>
    <message>
        <source>{goal} is no goal of {player}, and in direct play its side begins</source>
        <translation>{goal} no es un objetivo de {player}, y en el juego directo empieza su bando</translation>
    </message>
    <message>
        <source>{goal} must be the goal of another than who begins</source>
        <translation>{goal} debe ser el objetivo de otro que quien empieza</translation>
    </message>
    <message>
        <source>{goal} needs {details}</source>
        <translation>{goal} requiere {details}</translation>
    </message>
    <message>
        <source>{goal}: expected {plays}, got {play}</source>
        <translation>{goal}: se esperaba {plays}, no {play}</translation>
    </message>
    <message>
        <source>{goal}: expected {sides}, got {side}</source>
        <translation>{goal}: se esperaba {sides}, no {side}</translation>
    </message>
    <message>
        <source>{goal}: not asked for in {play} play</source>
        <translation>{goal}: no se pide en el juego {play}</translation>
    </message>
    <message>
        <source>{halves} moves</source>
        <translation>{halves} jugadas</translation>
    </message>
    <message>
        <source>{keys} and {number} more</source>
        <translation>{keys} y {number} más</translation>
    </message>
    <message>
        <source>{keys} solve</source>
        <translation>resuelven {keys}</translation>
    </message>
    <message>
        <source>{key} is meant; cook: {cooks}.</source>
        <translation>La prevista es {key}; demolición: {cooks}.</translation>
    </message>
    <message>
        <source>{key} is meant; cooks: {cooks}.</source>
        <translation>La prevista es {key}; demoliciones: {cooks}.</translation>
    </message>
    <message>
        <source>{key} makes the battery of {squares}, fired by {mate}.</source>
        <translation>{key} forma la batería {squares}, disparada por {mate}.</translation>
    </message>
    <message>
        <source>{key} pins {units}.</source>
        <translation>{key} clava {units}.</translation>
    </message>
    <message>
        <source>{key} puts {units} into a pin.</source>
        <translation>{key} deja clavada: {units}.</translation>
    </message>
    <message>
        <source>{key} stands twice</source>
        <translation>{key} aparece dos veces</translation>
    </message>
    <message>
        <source>{key} unpins {units}.</source>
        <translation>{key} desclava {units}.</translation>
    </message>
    <message>
        <source>{kind} or a {other}</source>
        <translation>{kind} o {other}</translation>
    </message>
    <message>
        <source>{line}, {unit} stays pinned</source>
        <translation>{line}, sin desclavar {unit}</translation>
    </message>
    <message>
        <source>{man} is a man of one&apos;s own: only .jsonl has a form for it</source>
        <translation>{man} es una pieza propia: solo .jsonl tiene una forma para ella</translation>
    </message>
    <message>
        <source>{man} is a man that Popeye does not know</source>
        <translation>{man} es una pieza que Popeye no conoce</translation>
    </message>
    <message>
        <source>{man} {arrival} was a pawn on {origin}</source>
        <translation>{man} {arrival} era un peón en {origin}</translation>
    </message>
    <message>
        <source>{man} {arrival} was a pawn on {origin}, uncapturing: {uncaptured}</source>
        <translation>{man} {arrival} era un peón en {origin}, devolviendo: {uncaptured}</translation>
    </message>
    <message>
        <source>{man} {origin} to {target}</source>
        <translation>{man} de {origin} a {target}</translation>
    </message>
    <message>
        <source>{man} {origin} to {target}, in place of the {other}</source>
        <translation>{man} de {origin} a {target}, en lugar de: {other}</translation>
    </message>
    <message>
        <source>{man} {origin}-{arrival}, the double step</source>
        <translation>{man} {origin}-{arrival}, el paso doble</translation>
    </message>
    <message>
        <source>{man} {origin}-{arrival}, uncapturing in passing</source>
        <translation>{man} {origin}-{arrival}, descaptura al paso</translation>
    </message>
    <message>
        <source>{man} {origin}-{arrival}, uncapturing: {uncaptured}</source>
        <translation>{man} {origin}-{arrival}, devolviendo: {uncaptured}</translation>
    </message>
    <message>
        <source>{man} {square} becomes {other}</source>
        <translation>{man} {square} se convierte en {other}</translation>
    </message>
    <message>
        <source>{man} {square} stops a dual after {moves}</source>
        <translation>{man} {square} impide un dual tras {moves}</translation>
    </message>
    <message>
        <source>{man} {square} stops {moves}</source>
        <translation>{man} {square} impide {moves}</translation>
    </message>
    <message>
        <source>{man}: {count} on the board, expected at least {least}</source>
        <translation>{man}: {count} en el tablero, se esperaban al menos {least}</translation>
    </message>
    <message>
        <source>{man}: {count} on the board, expected at most {most}</source>
        <translation>{man}: {count} en el tablero, se esperaban como máximo {most}</translation>
    </message>
    <message>
        <source>{more} more</source>
        <translation>{more} más</translation>
    </message>
    <message>
        <source>{moves} and {number} more</source>
        <translation>{moves} y {number} más</translation>
    </message>
    <message>
        <source>{move} answers {count} of {all} defences.</source>
        <translation>{move} responde a {count} de {all} defensas.</translation>
    </message>
    <message>
        <source>{move} cannot be played</source>
        <translation>{move} no se puede jugar</translation>
    </message>
    <message>
        <source>{move} cannot have been the last move</source>
        <translation>{move} no puede haber sido la última jugada</translation>
    </message>
    <message>
        <source>{move} gives the king {given}.</source>
        <translation>{move} concede al rey {given}.</translation>
    </message>
    <message>
        <source>{move} gives {given} and takes {taken}.</source>
        <translation>{move} concede {given} y quita {taken}.</translation>
    </message>
    <message>
        <source>{move} has the single threat {threat}.</source>
        <translation>{move} tiene la única amenaza {threat}.</translation>
    </message>
    <message>
        <source>{move} is one of the double steps of which one was the last move</source>
        <translation>{move} es uno de los pasos dobles de los que uno fue la última jugada</translation>
    </message>
    <message>
        <source>{move} lets Black check by {checks}.</source>
        <translation>{move} permite a las Negras dar jaque con {checks}.</translation>
    </message>
    <message>
        <source>{move} lies in ambush: {shown} opens its line.</source>
        <translation>{move} se pone en emboscada: {shown} abre su línea.</translation>
    </message>
    <message>
        <source>{move} offers the {kind} where it could not be taken before: {line}.</source>
        <translation>{move} ofrece la pieza ({kind}) donde antes no se podía capturar: {line}.</translation>
    </message>
    <message>
        <source>{move} takes {taken} from the king.</source>
        <translation>{move} quita al rey {taken}.</translation>
    </message>
    <message>
        <source>{move} threatens {threats}</source>
        <translation>{move} amenaza {threats}</translation>
    </message>
    <message>
        <source>{move} threatens {threats}.</source>
        <translation>{move} amenaza {threats}.</translation>
    </message>
    <message>
        <source>{move} waits: nothing is threatened.</source>
        <translation>{move} es de espera: no amenaza nada.</translation>
    </message>
    <message>
        <source>{move} was the last move if this is possible: {rights}</source>
        <translation>{move} fue la última jugada si esto es posible: {rights}</translation>
    </message>
    <message>
        <source>{name} is another man in French than in Italian</source>
        <translation>{name} es otra pieza en francés que en italiano</translation>
    </message>
    <message>
        <source>{name} {operand}: the side to move is mated, no task was taken</source>
        <translation>{name} {operand}: el bando que juega recibe mate, no se tomó ningún enunciado</translation>
    </message>
    <message>
        <source>{name}: expected 0 to {most}, got {number}</source>
        <translation>{name}: se esperaba de 0 a {most}, no {number}</translation>
    </message>
    <message>
        <source>{name}: expected a list of cells, or all</source>
        <translation>{name}: se esperaba una lista de casillas, o all</translation>
    </message>
    <message>
        <source>{name}: expected a list of texts, got {found}</source>
        <translation>{name}: se esperaba una lista de textos, no {found}</translation>
    </message>
    <message>
        <source>{name}: expected a list of texts, got {found} in it</source>
        <translation>{name}: se esperaba una lista de textos, contiene {found}</translation>
    </message>
    <message>
        <source>{name}: expected a number</source>
        <translation>{name}: se esperaba un número</translation>
    </message>
    <message>
        <source>{name}: expected a number from {least} to {most}</source>
        <translation>{name}: se esperaba un número de {least} a {most}</translation>
    </message>
    <message>
        <source>{name}: expected a table</source>
        <translation>{name}: se esperaba una tabla</translation>
    </message>
    <message>
        <source>{name}: expected a text</source>
        <translation>{name}: se esperaba un texto</translation>
    </message>
    <message>
        <source>{name}: expected an object of texts, got {found}</source>
        <translation>{name}: se esperaba un objeto de textos, no {found}</translation>
    </message>
    <message>
        <source>{name}: expected at most {most} characters</source>
        <translation>{name}: se esperaban como máximo {most} caracteres</translation>
    </message>
    <message>
        <source>{name}: expected at most {most} texts, got {count}</source>
        <translation>{name}: se esperaban como máximo {most} textos, no {count}</translation>
    </message>
    <message>
        <source>{name}: expected text for {key}, got {found}</source>
        <translation>{name}: se esperaba un texto para {key}, no {found}</translation>
    </message>
    <message>
        <source>{name}: expected text, got {found}</source>
        <translation>{name}: se esperaba un texto, no {found}</translation>
    </message>
    <message>
        <source>{name}: expected true or false</source>
        <translation>{name}: se esperaba true o false</translation>
    </message>
    <message>
        <source>{name}: not known in a search of a game</source>
        <translation>{name}: no se conoce en una búsqueda de un juego</translation>
    </message>
    <message>
        <source>{name}: nothing is asked</source>
        <translation>{name}: no se pide nada</translation>
    </message>
    <message>
        <source>{name}: there is nothing of that name in a style</source>
        <translation>{name}: no hay nada con ese nombre en un estilo</translation>
    </message>
    <message>
        <source>{number} keys: {keys}</source>
        <translation>{number} claves: {keys}</translation>
    </message>
    <message>
        <source>{number} of {count} changed</source>
        <translation>{number} de {count} cambiados</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} y {other}</translation>
    </message>
    <message>
        <source>{one} and {other} exclude each other</source>
        <translation>{one} y {other} se excluyen</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one} o {other}</translation>
    </message>
    <message>
        <source>{options}: kept for Popeye, and not followed: here everything is searched</source>
        <translation>{options}: se guardan para Popeye y no se siguen: aquí se busca todo</translation>
    </message>
    <message>
        <source>{option} is chosen twice</source>
        <translation>{option} se elige dos veces</translation>
    </message>
    <message>
        <source>{option}: expected {values}, got {text}</source>
        <translation>{option}: se esperaba {values}, no {text}</translation>
    </message>
    <message>
        <source>{option}: no orthodox rule, kept in words and not solved</source>
        <translation>{option}: no es una regla ortodoxa, se conserva en palabras y no se resuelve</translation>
    </message>
    <message>
        <source>{option}: one turn is asked for then, directly</source>
        <translation>{option}: entonces se pide un solo turno, en juego directo</translation>
    </message>
    <message>
        <source>{other}&apos;s last move was {move}, and {side}&apos;s before it was by king or rook</source>
        <translation>La última jugada de las {other} fue {move}, y la anterior de las {side} fue de rey o torre</translation>
    </message>
    <message>
        <source>{other}&apos;s last move was {move}, and {side}&apos;s king or rook has moved before it</source>
        <translation>La última jugada de las {other} fue {move}, y antes movió el rey o la torre de las {side}</translation>
    </message>
    <message>
        <source>{outcome} same key</source>
        <translation>{outcome} misma clave</translation>
    </message>
    <message>
        <source>{part}: expected a list of texts</source>
        <translation>{part}: se esperaba una lista de textos</translation>
    </message>
    <message>
        <source>{part}: expected a number</source>
        <translation>{part}: se esperaba un número</translation>
    </message>
    <message>
        <source>{part}: expected a text</source>
        <translation>{part}: se esperaba un texto</translation>
    </message>
    <message>
        <source>{part}: expected an object</source>
        <translation>{part}: se esperaba un objeto</translation>
    </message>
    <message>
        <source>{part}: expected {readers}</source>
        <translation>{part}: se esperaba {readers}</translation>
    </message>
    <message>
        <source>{part}: not understood</source>
        <translation>{part}: no se entiende</translation>
    </message>
    <message>
        <source>{part}: not understood; is {meant} meant?</source>
        <translation>{part}: no se entiende; ¿se quiere decir {meant}?</translation>
    </message>
    <message>
        <source>{path} cannot be read: {reason}.</source>
        <translation>{path} no se puede leer: {reason}.</translation>
    </message>
    <message>
        <source>{path} cannot be removed: {reason}.</source>
        <translation>{path} no se puede eliminar: {reason}.</translation>
    </message>
    <message>
        <source>{path} cannot be written: {reason}.</source>
        <translation>{path} no se puede escribir: {reason}.</translation>
    </message>
    <message>
        <source>{path} is a folder, not a file.</source>
        <translation>{path} es una carpeta, no un archivo.</translation>
    </message>
    <message>
        <source>{path} is no journal of a search</source>
        <translation>{path} no es el diario de una búsqueda</translation>
    </message>
    <message>
        <source>{path} is no journal of a search, or is damaged</source>
        <translation>{path} no es el diario de una búsqueda, o está dañado</translation>
    </message>
    <message>
        <source>{path} is not a library of problems; it was left as it is.</source>
        <translation>{path} no es una biblioteca de problemas; se dejó como estaba.</translation>
    </message>
    <message>
        <source>{path} is the journal of another search</source>
        <translation>{path} es el diario de otra búsqueda</translation>
    </message>
    <message>
        <source>{path} is there already</source>
        <translation>{path} ya existe</translation>
    </message>
    <message>
        <source>{path} is there already.</source>
        <translation>{path} ya existe.</translation>
    </message>
    <message>
        <source>{path}, line {line}: {wrong}</source>
        <translation>{path}, línea {line}: {wrong}</translation>
    </message>
    <message>
        <source>{path}: a diagram is written as {others} or {last}.</source>
        <translation>{path}: un diagrama se escribe como {others} o {last}.</translation>
    </message>
    <message>
        <source>{path}: another program goes on with this search</source>
        <translation>{path}: otro programa continúa esta búsqueda</translation>
    </message>
    <message>
        <source>{path}: another window goes on with this search</source>
        <translation>{path}: otra ventana continúa esta búsqueda</translation>
    </message>
    <message>
        <source>{path}: not a file</source>
        <translation>{path}: no es un archivo</translation>
    </message>
    <message>
        <source>{path}: not text in UTF-8</source>
        <translation>{path}: no es texto en UTF-8</translation>
    </message>
    <message>
        <source>{path}: pages are written as {forms}.</source>
        <translation>{path}: las páginas se escriben como {forms}.</translation>
    </message>
    <message>
        <source>{path}: too large for a search; expected at most {most} bytes</source>
        <translation>{path}: demasiado grande para una búsqueda; se esperaban como máximo {most} bytes</translation>
    </message>
    <message>
        <source>{player} has no man to move</source>
        <translation>{player}: ninguna pieza que mover</translation>
    </message>
    <message>
        <source>{player} is to move and has no men</source>
        <translation>{player} tiene el turno y no tiene piezas</translation>
    </message>
    <message>
        <source>{player}: {count} men on the board and in hand, expected at most {most}</source>
        <translation>{player}: {count} piezas en el tablero y en mano, se esperan {most} como máximo</translation>
    </message>
    <message>
        <source>{player}: {count} men, expected at most {most}</source>
        <translation>{player}: {count} piezas, se esperan {most} como máximo</translation>
    </message>
    <message>
        <source>{player}: {count} promoted men, but {missing} missing men can have become them</source>
        <translation>{player}: {count} piezas promocionadas, pero {missing} piezas que faltan pueden haberse convertido en ellas</translation>
    </message>
    <message>
        <source>{play} All show {family}.</source>
        <translation>{play} Todos muestran: {family}.</translation>
    </message>
    <message>
        <source>{play} {count} of them show {family}.</source>
        <translation>{play} {count} de ellos muestran: {family}.</translation>
    </message>
    <message>
        <source>{play}: Black opens one line of {unit} and closes another.</source>
        <translation>{play}: las Negras abren una línea de {unit} y cierran otra.</translation>
    </message>
    <message>
        <source>{play}: Black opens the line of {rears} and closes that of {shuts}.</source>
        <translation>{play}: las Negras abren la línea de {rears} y cierran la de {shuts}.</translation>
    </message>
    <message>
        <source>{play}: on {square} Black shuts off {shuts}.</source>
        <translation>{play}: en {square} las Negras interceptan {shuts}.</translation>
    </message>
    <message>
        <source>{prey} is besieged: enemies block all its moves</source>
        <translation>asedio de {prey}: los enemigos bloquean todas sus jugadas</translation>
    </message>
    <message>
        <source>{program} cannot be started: {why}</source>
        <translation>{program} no se puede iniciar: {why}</translation>
    </message>
    <message>
        <source>{quality} men</source>
        <translation>piezas {quality}</translation>
    </message>
    <message>
        <source>{quality} men are not solved yet ({square})</source>
        <translation>las piezas {quality} aún no se resuelven ({square})</translation>
    </message>
    <message>
        <source>{reason} in line {line}</source>
        <translation>{reason} en la línea {line}</translation>
    </message>
    <message>
        <source>{reason}; also stops {moves}</source>
        <translation>{reason}; impide también {moves}</translation>
    </message>
    <message>
        <source>{refuted} for {mate}</source>
        <translation>{refuted} por {mate}</translation>
    </message>
    <message>
        <source>{shape} is for help play, not for {sign}</source>
        <translation>{shape} es para el juego ayudado, no para {sign}</translation>
    </message>
    <message>
        <source>{shape} must have a number for each half-move: {sign} has {halfmoves}</source>
        <translation>{shape} debe tener un número por cada media jugada: {sign} tiene {halfmoves}</translation>
    </message>
    <message>
        <source>{share} {men} men show {mates}.</source>
        <translation>{share} {men} piezas para {mates}.</translation>
    </message>
    <message>
        <source>{side} can mate, in one move</source>
        <translation>las {side} pueden dar mate, en una jugada</translation>
    </message>
    <message>
        <source>{side} can mate: {moves}</source>
        <translation>las {side} pueden dar mate: {moves}</translation>
    </message>
    <message>
        <source>{side} cannot get through: the walls of pawns stay shut</source>
        <translation>las {side} no pueden pasar: los muros de peones siguen cerrados</translation>
    </message>
    <message>
        <source>{side} cannot have made a last move</source>
        <translation>las {side} no pueden haber hecho una última jugada</translation>
    </message>
    <message>
        <source>{side} cannot mate: the only position that can follow was looked at</source>
        <translation>las {side} no pueden dar mate: se examinó la única posición que puede seguir</translation>
    </message>
    <message>
        <source>{side} has a promoted unit among {men}.</source>
        <translation>Una pieza promocionada de las {side} entre {men}.</translation>
    </message>
    <message>
        <source>{side} has a promoted unit: {men}.</source>
        <translation>Pieza promocionada de las {side}: {men}.</translation>
    </message>
    <message>
        <source>{side} has bishops on squares of one colour ({squares})</source>
        <translation>las {side} tienen alfiles en casillas del mismo color ({squares})</translation>
    </message>
    <message>
        <source>{side} has mated</source>
        <translation>las {side} han dado mate</translation>
    </message>
    <message>
        <source>{side} has more men of a kind than the game has ({squares})</source>
        <translation>las {side} tienen más piezas de un tipo que las que tiene el juego ({squares})</translation>
    </message>
    <message>
        <source>{side} has more men than at the start</source>
        <translation>las {side} tienen más piezas que al principio</translation>
    </message>
    <message>
        <source>{side} has more promoted men ({count}) than pawns are missing</source>
        <translation>las {side} tienen más piezas promocionadas ({count}) que peones faltan</translation>
    </message>
    <message>
        <source>{side} has more than 16 men at the start</source>
        <translation>las {side} tienen más de 16 piezas al principio</translation>
    </message>
    <message>
        <source>{side} has no king</source>
        <translation>las {side} no tienen rey</translation>
    </message>
    <message>
        <source>{side} has no king to be checked</source>
        <translation>las {side} no tienen rey al que dar jaque</translation>
    </message>
    <message>
        <source>{side} has no king to be mated</source>
        <translation>las {side} no tienen rey al que dar mate</translation>
    </message>
    <message>
        <source>{side} has nothing but the king</source>
        <translation>las {side} solo tienen el rey</translation>
    </message>
    <message>
        <source>{side} has promoted force ({squares})</source>
        <translation>las {side} tienen piezas promocionadas ({squares})</translation>
    </message>
    <message>
        <source>{side} has two bishops on squares of one colour, which voids the game ({squares})</source>
        <translation>las {side} tienen dos alfiles en casillas del mismo color, lo que anula la partida ({squares})</translation>
    </message>
    <message>
        <source>{side} has {count} kings ({squares})</source>
        <translation>las {side} tienen {count} reyes ({squares})</translation>
    </message>
    <message>
        <source>{side} has {count} kings: only diagrams with one each are judged</source>
        <translation>las {side} tienen {count} reyes: solo se juzgan diagramas con uno por bando</translation>
    </message>
    <message>
        <source>{side} has {count} men, more than 16</source>
        <translation>las {side} tienen {count} piezas, más de 16</translation>
    </message>
    <message>
        <source>{side} has {count} pawns, more than 8</source>
        <translation>las {side} tienen {count} peones, más de 8</translation>
    </message>
    <message>
        <source>{side} is stalemated</source>
        <translation>las {side} están ahogadas</translation>
    </message>
    <message>
        <source>{side} must have one king</source>
        <translation>las {side} deben tener un rey</translation>
    </message>
    <message>
        <source>{side} must have one king at the start</source>
        <translation>las {side} deben tener un rey al principio</translation>
    </message>
    <message>
        <source>{side} needs {needed} captures by pawns, and {available} men are missing</source>
        <translation>las {side} necesitan {needed} capturas de peones, y faltan {available} piezas</translation>
    </message>
    <message>
        <source>{side} plays without a king</source>
        <translation>las {side} juegan sin rey</translation>
    </message>
    <message>
        <source>{side} promotes to queen, rook, bishop and knight: {moves}.</source>
        <translation>Promociones de las {side} a dama, torre, alfil y caballo: {moves}.</translation>
    </message>
    <message>
        <source>{side}&apos;s king can be captured ({squares})</source>
        <translation>el rey de las {side} puede ser capturado ({squares})</translation>
    </message>
    <message>
        <source>{side}&apos;s king cannot have come to its square ({squares})</source>
        <translation>el rey de las {side} no puede haber llegado a su casilla ({squares})</translation>
    </message>
    <message>
        <source>{side}&apos;s king is in a check that no last move can have given ({squares})</source>
        <translation>el rey de las {side} está en un jaque que ninguna última jugada puede haber dado ({squares})</translation>
    </message>
    <message>
        <source>{side}&apos;s king or rook has moved: otherwise every way back ends in an impossible position within {half}</source>
        <translation>El rey o la torre de las {side} ha movido: si no, todo camino hacia atrás acaba en una posición imposible en {half}</translation>
    </message>
    <message>
        <source>{side}&apos;s king or rook has moved: otherwise every way back stays among few positions, none of which begins a game</source>
        <translation>El rey o la torre de las {side} ha movido: si no, todo camino hacia atrás queda entre pocas posiciones, con ninguna de las cuales comienza una partida</translation>
    </message>
    <message>
        <source>{side}&apos;s king or rook has moved: otherwise the men on {squares} could not stand there</source>
        <translation>El rey o la torre de las {side} ha movido: si no, las piezas de {squares} no podrían estar ahí</translation>
    </message>
    <message>
        <source>{side}&apos;s last move was by king or rook</source>
        <translation>La última jugada de las {side} fue de rey o torre</translation>
    </message>
    <message>
        <source>{side}&apos;s last move was {move}, and its king or rook has moved before it</source>
        <translation>La última jugada de las {side} fue {move}, y antes movió su rey o su torre</translation>
    </message>
    <message>
        <source>{side}&apos;s men on {squares} cannot all have come there from the game array</source>
        <translation>las piezas de las {side} en {squares} no pueden haber llegado todas allí desde la posición inicial</translation>
    </message>
    <message>
        <source>{side}&apos;s pawns ({squares}) need captures on squares of a colour where too few of the missing men can have been captured</source>
        <translation>los peones de las {side} ({squares}) necesitan capturas en casillas de un color donde muy pocas de las piezas que faltan pueden haber sido capturadas</translation>
    </message>
    <message>
        <source>{side}&apos;s pawns ({squares}) need more captures ({count}) than they can have made ({available}): the men from {others} were not captured by pawns</source>
        <translation>los peones de las {side} ({squares}) necesitan más capturas ({count}) de las que pueden haber hecho ({available}): las piezas de {others} no fueron capturadas por peones</translation>
    </message>
    <message>
        <source>{side}&apos;s pawns ({squares}) need more captures ({count}) than they can have made of the missing men ({available})</source>
        <translation>los peones de las {side} ({squares}) necesitan más capturas ({count}) de las que pueden haber hecho entre las piezas que faltan ({available})</translation>
    </message>
    <message>
        <source>{side}&apos;s pawns ({squares}) need more captures on dark squares ({count}) than missing men can have been captured there ({available})</source>
        <translation>los peones de las {side} ({squares}) necesitan más capturas en casillas negras ({count}) que piezas ausentes pueden haberse capturado allí ({available})</translation>
    </message>
    <message>
        <source>{side}&apos;s pawns ({squares}) need more captures on light squares ({count}) than missing men can have been captured there ({available})</source>
        <translation>los peones de las {side} ({squares}) necesitan más capturas en casillas blancas ({count}) que piezas ausentes pueden haberse capturado allí ({available})</translation>
    </message>
    <message>
        <source>{side}&apos;s pawns and promoted men ({squares}) need more captures ({count}) than men are missing ({available})</source>
        <translation>los peones y piezas promocionadas de las {side} ({squares}) necesitan más capturas ({count}) que piezas faltan ({available})</translation>
    </message>
    <message>
        <source>{side}&apos;s pawns cannot have come to their squares ({squares})</source>
        <translation>los peones de las {side} no pueden haber llegado a sus casillas ({squares})</translation>
    </message>
    <message>
        <source>{side}&apos;s pawns need more captures ({count}) than men are missing</source>
        <translation>los peones de las {side} necesitan más capturas ({count}) que piezas faltan</translation>
    </message>
    <message>
        <source>{solver} and this program agree as far as they came</source>
        <translation>{solver} y este programa coinciden hasta donde llegaron</translation>
    </message>
    <message>
        <source>{solver} and this program agree in every line</source>
        <translation>{solver} y este programa coinciden en cada línea</translation>
    </message>
    <message>
        <source>{solver} and this program differ in one line</source>
        <translation>{solver} y este programa difieren en una línea</translation>
    </message>
    <message>
        <source>{square} and {other} can go together</source>
        <translation>{square} y {other} sobran juntas</translation>
    </message>
    <message>
        <source>{square} and {other} can go together: all solutions stay, the set play changes</source>
        <translation>{square} y {other} sobran juntas: quedan todas las soluciones, cambia el juego aparente</translation>
    </message>
    <message>
        <source>{square} and {other} can go together: the key stays, the play changes</source>
        <translation>{square} y {other} sobran juntas: queda la clave, cambia el juego</translation>
    </message>
    <message>
        <source>{square} in {phase}</source>
        <translation>{square} ({phase})</translation>
    </message>
    <message>
        <source>{square} is left, passed and taken again: {lines}.</source>
        <translation>{square} se deja, se atraviesa y se vuelve a ocupar: {lines}.</translation>
    </message>
    <message>
        <source>{stipulation} asks for a goal of old games; choose the rules of one</source>
        <translation>{stipulation} pide un objetivo de juegos antiguos; elija las reglas de uno</translation>
    </message>
    <message>
        <source>{stipulation} cannot be searched; play such as #2, s#3 or h#2 can</source>
        <translation>{stipulation} no se puede buscar; un juego como #2, s#3 o h#2 sí</translation>
    </message>
    <message>
        <source>{stipulation} has no key: of its play themes and model mates can be demanded</source>
        <translation>{stipulation} no tiene clave: de su juego se pueden pedir temas y mates modelo</translation>
    </message>
    <message>
        <source>{stipulation} has no set play: it begins elsewhere</source>
        <translation>{stipulation} no tiene juego aparente: empieza en otra parte</translation>
    </message>
    <message>
        <source>{stipulation} has no set play: it is one move long</source>
        <translation>{stipulation} no tiene juego aparente: dura una jugada</translation>
    </message>
    <message>
        <source>{stipulation} has no set play: one side makes all the moves</source>
        <translation>{stipulation} no tiene juego aparente: un bando hace todas las jugadas</translation>
    </message>
    <message>
        <source>{stipulation} is not solved here; play such as #2, s#3 or h#2.5 is</source>
        <translation>{stipulation} no se resuelve aquí; un juego como #2, s#3 o h#2.5 sí</translation>
    </message>
    <message>
        <source>{stipulation} is not solved: such series have no agreed rules</source>
        <translation>{stipulation} no se resuelve: tales series no tienen reglas acordadas</translation>
    </message>
    <message>
        <source>{stipulation} is solved by the rules of today&apos;s chess only</source>
        <translation>{stipulation} solo se resuelve según las reglas del ajedrez actual</translation>
    </message>
    <message>
        <source>{stipulation} is too long to be solved; expected at most {most} moves</source>
        <translation>{stipulation} es demasiado largo para resolverlo; se esperaban como máximo {most} jugadas</translation>
    </message>
    <message>
        <source>{stipulation} is too long; expected at most {most} moves</source>
        <translation>{stipulation} es demasiado largo; se esperaban como máximo {most} jugadas</translation>
    </message>
    <message>
        <source>{stipulation}: Popeye does not solve it</source>
        <translation>{stipulation}: Popeye no lo resuelve</translation>
    </message>
    <message>
        <source>{stipulation}: model mates can be demanded of help play and series</source>
        <translation>{stipulation}: los mates modelo se pueden pedir del juego ayudado y de las series</translation>
    </message>
    <message>
        <source>{style} is the name of a style that comes with the program; please choose another.</source>
        <translation>{style} es el nombre de un estilo que viene con el programa; elija otro, por favor.</translation>
    </message>
    <message>
        <source>{task} needs the studio</source>
        <translation>{task} requiere el estudio</translation>
    </message>
    <message>
        <source>{text} is no move that is understood</source>
        <translation>{text} no es una jugada que se entienda</translation>
    </message>
    <message>
        <source>{text}: nothing stands on {square}</source>
        <translation>{text}: no hay nada en {square}</translation>
    </message>
    <message>
        <source>{text}: what [{effect}] does is not known</source>
        <translation>{text}: no se sabe qué hace [{effect}]</translation>
    </message>
    <message>
        <source>{theme} of {units}: {lines}.</source>
        <translation>{theme} de {units}: {lines}.</translation>
    </message>
    <message>
        <source>{theme} on {square}</source>
        <translation>{theme} en {square}</translation>
    </message>
    <message>
        <source>{theme} on {square}: {line}, {man} is shut off.</source>
        <translation>{theme} en {square}: {line}, que cierra la línea de {man}.</translation>
    </message>
    <message>
        <source>{theme} on {square}: {one} shuts off {second} ({mate}), {two} shuts off {first} ({other}).</source>
        <translation>{theme} en {square}: {one} intercepta {second} ({mate}), {two} intercepta {first} ({other}).</translation>
    </message>
    <message>
        <source>{theme} paradox</source>
        <translation>Paradoja {theme}</translation>
    </message>
    <message>
        <source>{theme}: {defences} against {threats}.</source>
        <translation>{theme}: {defences} contra {threats}.</translation>
    </message>
    <message>
        <source>{theme}: {lines}; White shuts his own line on {squares}.</source>
        <translation>{theme}: {lines}; las Blancas cierran su propia línea en {squares}.</translation>
    </message>
    <message>
        <source>{token} at character {place} of {text} is no field; there are {fields}</source>
        <translation>{token} en el carácter {place} de {text} no es un campo; hay {fields}</translation>
    </message>
    <message>
        <source>{unit} blocks {square}</source>
        <translation>{unit} bloquea {square}</translation>
    </message>
    <message>
        <source>{unit} defends in all directions: 1 mate.</source>
        <translation>{unit} defiende en todas las direcciones: 1 mate.</translation>
    </message>
    <message>
        <source>{unit} guards {squares} and must choose.</source>
        <translation>{unit} controla {squares} y debe elegir.</translation>
    </message>
    <message>
        <source>{unit} is captured on {square}</source>
        <translation>captura de {unit} en {square}</translation>
    </message>
    <message>
        <source>{unit} is drawn to {square}</source>
        <translation>desviación de {unit} a {square}</translation>
    </message>
    <message>
        <source>{unit} is pinned</source>
        <translation>clavada de {unit}</translation>
    </message>
    <message>
        <source>{unit} mates on {squares}.</source>
        <translation>{unit} da mate en {squares}.</translation>
    </message>
    <message>
        <source>{unit} shuts the line of {other}</source>
        <translation>{unit} cierra la línea de {other}</translation>
    </message>
    <message>
        <source>{what} The same position is in the library, too: no. {numbers}.</source>
        <translation>{what} La misma posición está también en la biblioteca: n.º {numbers}.</translation>
    </message>
    <message>
        <source>{where}expected a table of names and values</source>
        <translation>{where}se esperaba una tabla de nombres y valores</translation>
    </message>
    <message>
        <source>{where}man: there is no man on {square}</source>
        <translation>{where}man: no hay ninguna pieza en {square}</translation>
    </message>
    <message>
        <source>{where}squares: expected texts such as d4, c3-f6 or all</source>
        <translation>{where}squares: se esperaban textos como d4, c3-f6 o all</translation>
    </message>
    <message>
        <source>{where}times: expected 1 to 6, got {times}</source>
        <translation>{where}times: se esperaba de 1 a 6, no {times}</translation>
    </message>
    <message>
        <source>{where}unknown name {name}; expected one of {known}</source>
        <translation>{where}nombre desconocido {name}; se esperaba uno de {known}</translation>
    </message>
    <message>
        <source>{where}{name} is missing</source>
        <translation>{where}falta {name}</translation>
    </message>
    <message>
        <source>{where}{name}: expected {expected}</source>
        <translation>{where}{name}: se esperaba {expected}</translation>
    </message>
    <message>
        <source>{white} and {black} at least</source>
        <translation>{white} y {black} al menos</translation>
    </message>
    <message>
        <source>{words}, but {side} is to move: no task was taken</source>
        <translation>{words}, pero juegan las {side}: no se tomó ningún enunciado</translation>
    </message>
    <message>
        <source>{word}: men with properties are not read</source>
        <translation>{word}: las piezas con propiedades no se leen</translation>
    </message>
    <message>
        <source>{word}: what man a turned figure means is not said</source>
        <translation>{word}: no se dice qué pieza significa una figura girada</translation>
    </message>
    <message>
        <source>{word}: {name} is no man that is known here</source>
        <translation>{word}: {name} no es una pieza conocida aquí</translation>
    </message>
    <message>
        <source>{word}: {quality} is nothing that a man can be</source>
        <translation>{word}: {quality} no es una cualidad de pieza</translation>
    </message>
    <message>
        <source>{wrong} (line {line})</source>
        <translation>{wrong} (línea {line})</translation>
    </message>
    <message>
        <source>“{found}” are no men. Write RN-Q for rook and knight against queen.</source>
        <translation>«{found}» no son piezas. Escriba RN-Q para torre y caballo contra dama.</translation>
    </message>
    <message>
        <source>“{found}” cannot stand here.</source>
        <translation>«{found}» no puede estar aquí.</translation>
    </message>
    <message>
        <source>“{found}” is no distinction. Write prize, hm, comm, 1st or “1st prize”.</source>
        <translation>«{found}» no es una distinción. Escriba prize, hm, comm, 1st o “1st prize”.</translation>
    </message>
    <message>
        <source>“{found}” is no key. Write Q*, Nf3, *f3 or e2e4.</source>
        <translation>«{found}» no es una clave. Escriba Q*, Nf3, *f3 o e2e4.</translation>
    </message>
    <message>
        <source>“{found}” is no month or day. Write 1925-02, or for years 1925 or 1925-1930.</source>
        <translation>«{found}» no es un mes ni un día. Escriba 1925-02, o para años 1925 o 1925-1930.</translation>
    </message>
    <message>
        <source>“{found}” is no number. Write 12, 8-12, 8- or &lt;=12.</source>
        <translation>«{found}» no es un número. Escriba 12, 8-12, 8- o &lt;=12.</translation>
    </message>
    <message>
        <source>“{found}” is no part of a pattern. Write Qd4, kd6, .e5 or ?f3.</source>
        <translation>«{found}» no es parte de un patrón. Escriba Qd4, kd6, .e5 o ?f3.</translation>
    </message>
    <message>
        <source>“{found}” is no problem. Write like:123, like:123@60 (60 % alike) or like: and a FEN.</source>
        <translation>«{found}» no es un problema. Escriba like:123, like:123@60 (60&#xa0;% de parecido) o like: y una FEN.</translation>
    </message>
    <message>
        <source>“{found}” is no square. Write e4, a1-c3, a file, a rank, centre, edge or corner.</source>
        <translation>«{found}» no es una casilla. Escriba e4, a1-c3, una columna, una fila, centre, edge o corner.</translation>
    </message>
    <message>
        <source>“{found}” is no stipulation. Write #2, h#3, s# or moves:2-3.</source>
        <translation>«{found}» no es un enunciado. Escriba #2, h#3, s# o moves:2-3.</translation>
    </message>
    <message>
        <source>“{found}” is no time. Write 2026-11-22, 2026-11, 2026, today or week.</source>
        <translation>«{found}» no es una fecha. Escriba 2026-11-22, 2026-11, 2026, today o week.</translation>
    </message>
    <message>
        <source>“{found}” is no year. Write 1925, 1900-1930, 1950- or 192?.</source>
        <translation>«{found}» no es un año. Escriba 1925, 1900-1930, 1950- o 192?.</translation>
    </message>
    <message>
        <source>“{found}” is none of legal, illegal, unknown and unjudged.</source>
        <translation>«{found}» no es legal, illegal, unknown ni unjudged.</translation>
    </message>
    <message>
        <source>“{found}” is none of sound, cooked, unsound, short, unsolvable, unchecked and mine.</source>
        <translation>«{found}» no es ninguno de sound, cooked, unsound, short, unsolvable, unchecked y mine.</translation>
    </message>
    <message>
        <source>“{found}” is nothing of a last position. Write Qd4, kd6, by=Q, model, set or try.</source>
        <translation>«{found}» no es nada de una posición final. Escriba Qd4, kd6, by=Q, model, set o try.</translation>
    </message>
    <message>
        <source>“{found}” is nothing that a problem can have here.</source>
        <translation>«{found}» no es nada que un problema pueda tener aquí.</translation>
    </message>
    <message>
        <source>“{found}” is nothing that a problem can have here. Did you mean “{meant}”?</source>
        <translation>«{found}» no es nada que un problema pueda tener aquí. ¿Quería decir «{meant}»?</translation>
    </message>
    <message>
        <source>“{found}” stands between two things. To search for the word, put it in quotation marks.</source>
        <translation>«{found}» va entre dos cosas. Para buscar la palabra, póngala entre comillas.</translation>
    </message>
    <message>
        <source>“{found}” stands right before what must not hold. In quotation marks it is looked for.</source>
        <translation>«{found}» va justo antes de lo que no debe cumplirse. Entre comillas, se busca.</translation>
    </message>
    <message numerus="yes">
        <source>A game of {count} moves leads to the diagram.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Una partida de {count} jugadas lleva al diagrama.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {count} of {all} defences White mates on move 2: {lines}.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Tras {count} de {all} defensas las Blancas dan mate en la jugada 2: {lines}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All {count} different mates are models: {lines}.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Los {count} mates distintos son todos modelo: {lines}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All {count} mates are models.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Los {count} mates son todos modelo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black needs {count} moves</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Las Negras necesitan {count} jugadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Meant are all {number} solutions</source>
        <translation>
            <numerusform>Se prevé la única solución</numerusform>
            <numerusform>Se prevén las {number} soluciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rich play: {count} different mates.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Juego rico: {count} mates distintos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The key leaves Black {count} moves of {then}.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>La clave deja a las Negras {count} jugadas de {then}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The play is short: {count} different mates.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>El juego es escaso: {count} mates distintos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unnecessary in this position, each by itself: {men}. Without it the solutions stay.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Superfluas en esta posición, cada una por separado: {men}. Sin ella quedan las soluciones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White needs {count} moves</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Las Blancas necesitan {count} jugadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all {number} defences and mates unchanged</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>las {number} defensas y mates sin cambio</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>none of {number} first turns does it.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>ninguna de las {number} primeras jugadas basta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not known: {count} positions were looked at</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>no se sabe: se examinaron {count} posiciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only stops the cooks {moves}</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>solo impide las demoliciones {moves}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>shifted {count} files to the left</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>desplazado {count} columnas a la izquierda</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>shifted {count} files to the right</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>desplazado {count} columnas a la derecha</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>shifted {count} ranks down</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>desplazado {count} filas hacia abajo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>shifted {count} ranks up</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>desplazado {count} filas hacia arriba</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the same solutions</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>las mismas soluciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the same {count} mates</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>los mismos {count} mates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the {count} mates shown and changed</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} mates mostrados y cambiados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} different continuations of full length: {moves}.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} continuaciones distintas de longitud completa: {moves}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} different mates.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} mates distintos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} files left</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} columnas a la izquierda</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} files right</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} columnas a la derecha</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} mates in common</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} mates en común</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} men in the same places</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} piezas en los mismos lugares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} more positions were met and are kept no longer: {sound} sound ones and {others} others are, beside those kept for good, named or noted.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Hubo {count} posiciones más que ya no se guardan: se guardan {sound} correctas y {others} otras, además de las fijadas, con nombre o con nota.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} more problems are left out</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>otros {count} problemas quedan fuera</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} moves occur in several solutions: {moves}.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} jugadas aparecen en varias soluciones: {moves}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of {mates} different mates are models: {lines}.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} de {mates} mates distintos son modelo: {lines}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of {mates} mates are models.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} de {mates} mates son modelo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} problems of other games are left out: only .jsonl has a form for them</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>se omiten {count} problemas de otros juegos: solo .jsonl tiene una forma para ellos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} ranks down</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} filas hacia abajo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} ranks up</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} filas hacia arriba</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} set variations in common</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} variantes del juego aparente en común</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} solutions in common</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} soluciones en común</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} tries fail crudely ({tries}).</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} ensayos tienen una refutación burda ({tries}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} tries in common</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} ensayos en común</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} variations in common</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} variantes en común</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{more} more solutions than intended.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{more} soluciones más de las previstas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} defences</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} defensas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} duals left</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>quedan {number} duales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} effective defences</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} defensas efectivas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} found</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} encontradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} games</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} games of {length} lead here</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} partidas de {length} llevan hasta aquí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} games of {moves}</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} partidas de {moves}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} half-moves</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} medias jugadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} keys</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} claves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} keys so far</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} claves por ahora</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} lines</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} líneas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} lines so far</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} líneas por ahora</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} moves</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} jugadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} moves: any is asked for, so none is judged</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} jugadas: se pide una cualquiera, así que ninguna se juzga</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} single moves</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} jugadas simples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} solutions</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} soluciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} themes gained</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} temas ganados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} themes lost</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} temas perdidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} threats</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} amenazas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} tries</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} ensayos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} turns are enough</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>bastan {number} jugadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} with duals</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} con duales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} with several replies</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{number} con varias respuestas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} can mate, in {count} moves or fewer</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>las {side} pueden dar mate, en {count} jugadas o menos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} cannot mate: all {count} positions that can follow were looked at</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>las {side} no pueden dar mate: se examinaron todas las {count} posiciones que pueden seguir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} has {count} promoted units among {men}.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} piezas promocionadas de las {side} entre {men}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} has {count} promoted units: {men}.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{count} piezas promocionadas de las {side}: {men}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} mates in {count} moves</source>
        <translation>
            <numerusform>las {side} dan mate en una jugada</numerusform>
            <numerusform>las {side} dan mate en {count} jugadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{solver} and this program differ in {number} lines</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{solver} y este programa difieren en {number} líneas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{unit} defends in all directions: {count} different mates.</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>{unit} defiende en todas las direcciones: {count} mates distintos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeparateTab</name>
    <message>
        <source>Separate</source>
        <translation>Separar</translation>
    </message>
    <message>
        <source>Separate (one pair)</source>
        <translation>Separar (una pareja)</translation>
    </message>
    <message numerus="yes">
        <source>Separate (%1 pairs)</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Separar (%1 parejas)</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick two defences or more that are to have mates of their own.</source>
        <translation>Marque dos defensas o más que deban tener mates propios.</translation>
    </message>
    <message>
        <source>Tick two defences or more that are to have continuations of their own.</source>
        <translation>Marque dos defensas o más que deban tener continuaciones propias.</translation>
    </message>
    <message>
        <source>%1 more triples, or more</source>
        <translation>%1 ternas más, o aún más</translation>
    </message>
    <message>
        <source>%1 more triples.</source>
        <translation>%1 ternas más.</translation>
    </message>
    <message>
        <source>No two phases change every mate</source>
        <translation>No hay dos fases que cambien todos los mates</translation>
    </message>
    <message>
        <source>No two phases change every continuation</source>
        <translation>Ningún par de fases cambia todas las continuaciones</translation>
    </message>
    <message>
        <source>First moves that leave each defence a mate of its own:</source>
        <translation>Primeras jugadas que dejan a cada defensa un mate propio:</translation>
    </message>
    <message>
        <source>First moves that leave each defence a continuation of its own:</source>
        <translation>Primeras jugadas que dejan a cada defensa una continuación propia:</translation>
    </message>
    <message>
        <source>No first move leaves each defence one mate of its own.</source>
        <translation>Ninguna primera jugada deja a cada defensa un solo mate propio.</translation>
    </message>
    <message>
        <source>No first move leaves each defence one continuation of its own.</source>
        <translation>Ninguna primera jugada deja a cada defensa una continuación propia.</translation>
    </message>
    <message>
        <source>one pair changes some of the mates</source>
        <translation>una pareja cambia algunos de los mates</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs change some of the mates</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 parejas cambian algunos de los mates</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter holds them as phases</source>
        <translation>Intro las retiene como fases</translation>
    </message>
</context>
<context>
    <name>Sidebar</name>
    <message>
        <source>What to do with %1</source>
        <translation>Qué hacer con %1</translation>
    </message>
</context>
<context>
    <name>SmallerTab</name>
    <message>
        <source>Smaller</source>
        <translation>Menor</translation>
    </message>
    <message>
        <source>Men are being left out, up to four together …</source>
        <translation>Se quitan piezas, hasta cuatro a la vez …</translation>
    </message>
    <message>
        <source>Every man is being put elsewhere …</source>
        <translation>Cada pieza se coloca en otro sitio …</translation>
    </message>
    <message>
        <source>Smaller (%1)</source>
        <translation>Menor (%1)</translation>
    </message>
    <message>
        <source>Tick a defence with its mate: smaller forms keep that play.</source>
        <translation>Marque una defensa con su mate: las formas menores conservan ese juego.</translation>
    </message>
    <message>
        <source>Tick a defence with its continuation: smaller forms keep that play.</source>
        <translation>Marque una defensa con su continuación: las formas menores mantienen ese juego.</translation>
    </message>
    <message>
        <source>Down to one man</source>
        <translation>Hasta una pieza</translation>
    </message>
    <message numerus="yes">
        <source>Down to %1 men</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>Hasta %1 piezas</numerusform>
        </translation>
    </message>
    <message>
        <source>Cheaper men</source>
        <translation>Piezas más baratas</translation>
    </message>
    <message>
        <source>Nobody can go, or be cheaper</source>
        <translation>Nadie sobra ni puede ser más barato</translation>
    </message>
    <message>
        <source>one way to put a man elsewhere</source>
        <translation>una manera de poner una pieza en otro sitio</translation>
    </message>
    <message numerus="yes">
        <source>%1 ways to put a man elsewhere</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 maneras de poner una pieza en otro sitio</numerusform>
        </translation>
    </message>
    <message>
        <source>one man saved</source>
        <translation>una pieza ahorrada</translation>
    </message>
    <message numerus="yes">
        <source>%1 men saved</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 piezas ahorradas</numerusform>
        </translation>
    </message>
    <message>
        <source>sound</source>
        <translation>correcto</translation>
    </message>
    <message>
        <source>the ticked play stays</source>
        <translation>el juego marcado queda</translation>
    </message>
</context>
<context>
    <name>SolutionPanel</name>
    <message>
        <source>All defences</source>
        <translation>Toda defensa</translation>
    </message>
    <message>
        <source>Show defences that parry no threat, too</source>
        <translation>Mostrar también las defensas que no paran ninguna amenaza</translation>
    </message>
    <message>
        <source>Trivial tries</source>
        <translation>Ensayos triviales</translation>
    </message>
    <message>
        <source>Show tries that check or meet no defence with mate</source>
        <translation>Mostrar los ensayos que dan jaque o no responden con mate a ninguna defensa</translation>
    </message>
    <message>
        <source>Refutations %1</source>
        <translation>Refutaciones %1</translation>
    </message>
    <message>
        <source>How many refutations a try may have</source>
        <translation>Cuántas refutaciones puede tener un ensayo</translation>
    </message>
    <message>
        <source>One refutation</source>
        <translation>Una refutación</translation>
    </message>
    <message>
        <source>At most two refutations</source>
        <translation>Como máximo dos refutaciones</translation>
    </message>
    <message>
        <source>At most three refutations</source>
        <translation>Como máximo tres refutaciones</translation>
    </message>
</context>
<context>
    <name>SolutionTree</name>
    <message>
        <source>Solution</source>
        <translation>Solución</translation>
    </message>
    <message>
        <source>Keep this key: %1</source>
        <translation>Conservar esta clave: %1</translation>
    </message>
</context>
<context>
    <name>SolutionsPart</name>
    <message>
        <source>Solutions</source>
        <translation>Soluciones</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>under each diagram</source>
        <translation>bajo cada diagrama</translation>
    </message>
    <message>
        <source>at the end, on pages of their own</source>
        <translation>al final, en páginas aparte</translation>
    </message>
    <message>
        <source>compact, mates together</source>
        <translation>compacta, mates juntos</translation>
    </message>
    <message>
        <source>full, a line each</source>
        <translation>completa, una línea cada uno</translation>
    </message>
    <message>
        <source>Thematic letters</source>
        <translation>Letras temáticas</translation>
    </message>
    <message>
        <source>none</source>
        <comment>of comments</comment>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>with each solution</source>
        <translation>con cada solución</translation>
    </message>
    <message>
        <source>after all solutions</source>
        <translation>tras todas las soluciones</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Formulario</translation>
    </message>
    <message>
        <source>Set play</source>
        <translation>Juego aparente</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Ensayos</translation>
    </message>
    <message>
        <source>Its page under each diagram</source>
        <translation>Su página bajo cada diagrama</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Comentarios</translation>
    </message>
    <message>
        <source>none</source>
        <comment>of set play or tries</comment>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>thematic ones</source>
        <translation>los temáticos</translation>
    </message>
    <message>
        <source>all</source>
        <comment>of set play or tries</comment>
        <translation>todos</translation>
    </message>
</context>
<context>
    <name>SquareTools</name>
    <message>
        <source>What is special</source>
        <translation>Lo especial</translation>
    </message>
    <message>
        <source>Choose what a man is besides, then click men on the board</source>
        <translation>Elija qué más es una pieza y luego haga clic en piezas del tablero</translation>
    </message>
    <message>
        <source>Special squares and marks</source>
        <translation>Casillas especiales y marcas</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Casillas</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Marcas</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Rejilla</translation>
    </message>
    <message>
        <source>Nothing captured yet</source>
        <translation>Nada capturado todavía</translation>
    </message>
    <message>
        <source>Men</source>
        <translation>Piezas</translation>
    </message>
    <message>
        <source>No grid</source>
        <translation>Sin rejilla</translation>
    </message>
    <message>
        <source>Cells of 2 x 2 squares</source>
        <translation>Celdas de 2 x 2 casillas</translation>
    </message>
    <message>
        <source>Shifted by a file</source>
        <translation>Desplazada una columna</translation>
    </message>
    <message>
        <source>Shifted by a rank</source>
        <translation>Desplazada una fila</translation>
    </message>
    <message>
        <source>Shifted by a file and a rank</source>
        <translation>Desplazada una columna y una fila</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Ctrl+L back to the studio</source>
        <translation>Ctrl+L: volver al estudio</translation>
    </message>
    <message>
        <source>%1 found in %2 ms</source>
        <translation>%1 encontrados en %2 ms</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 elegidos</translation>
    </message>
    <message>
        <source>one position looked at</source>
        <translation>una posición examinada</translation>
    </message>
    <message numerus="yes">
        <source>%1 positions looked at</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 posiciones examinadas</numerusform>
        </translation>
    </message>
    <message>
        <source>General solver</source>
        <translation>Resolutor general</translation>
    </message>
    <message>
        <source>Reference solver (slower)</source>
        <translation>Resolutor de referencia (más lento)</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Guardado %1</translation>
    </message>
</context>
<context>
    <name>StepsPanel</name>
    <message>
        <source>as it was opened</source>
        <translation>como se abrió</translation>
    </message>
    <message>
        <source>Edits</source>
        <translation>Modificaciones</translation>
    </message>
</context>
<context>
    <name>StipulationField</name>
    <message>
        <source>Stipulation</source>
        <translation>Enunciado</translation>
    </message>
    <message>
        <source>Stipulation, such as #2, s#3, h#2.5 or ser-h#7</source>
        <translation>Enunciado, como #2, s#3, h#2.5 o ser-h#7</translation>
    </message>
    <message>
        <source>no task</source>
        <translation>sin enunciado</translation>
    </message>
    <message>
        <source>Usual stipulations</source>
        <translation>Enunciados habituales</translation>
    </message>
</context>
<context>
    <name>StudioWindow</name>
    <message>
        <source>The library %1 is not there; another was opened in its place.</source>
        <translation>La biblioteca %1 no está; se abrió otra en su lugar.</translation>
    </message>
</context>
<context>
    <name>StyleKeeping</name>
    <message>
        <source>Save the style</source>
        <translation>Guardar el estilo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>A style&apos;s name has 1 to %1 letters that can be printed.</source>
        <translation>El nombre de un estilo tiene de 1 a %1 letras imprimibles.</translation>
    </message>
    <message>
        <source>There is a style “%1” already.</source>
        <translation>Ya hay un estilo «%1».</translation>
    </message>
    <message>
        <source>It will be replaced.</source>
        <translation>Se reemplazará.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>Delete the style “%1”?</source>
        <translation>¿Eliminar el estilo «%1»?</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Esto no se puede deshacer.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Suprimir</translation>
    </message>
</context>
<context>
    <name>TabPages</name>
    <message>
        <source>Work on the scheme</source>
        <translation>Trabajo en el esquema</translation>
    </message>
</context>
<context>
    <name>TablePanel</name>
    <message>
        <source>Phases</source>
        <translation>Fases</translation>
    </message>
    <message>
        <source>Compose from here</source>
        <translation>Componer desde aquí</translation>
    </message>
    <message>
        <source>Let men be added until the mates of the ticked defences are a sound problem</source>
        <translation>Añadir piezas hasta que los mates de las defensas marcadas sean un problema correcto</translation>
    </message>
    <message>
        <source>since the last drop:</source>
        <translation>desde el último cambio:</translation>
    </message>
</context>
<context>
    <name>TaskField</name>
    <message>
        <source>Task</source>
        <translation>Enunciado</translation>
    </message>
    <message>
        <source>no task</source>
        <translation>sin enunciado</translation>
    </message>
    <message>
        <source>Tasks of the game</source>
        <translation>Enunciados del juego</translation>
    </message>
    <message>
        <source>What is to be reached, and in how many turns</source>
        <translation>Qué se debe alcanzar, y en cuántas jugadas</translation>
    </message>
</context>
<context>
    <name>TaskPopover</name>
    <message>
        <source>Goal</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Whose goal</source>
        <translation>De quién es el objetivo</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>No task</source>
        <translation>Sin enunciado</translation>
    </message>
</context>
<context>
    <name>TextCard</name>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>men by cell</source>
        <translation>piezas por casilla</translation>
    </message>
    <message>
        <source>Copy the problem as text</source>
        <translation>Copiar el problema como texto</translation>
    </message>
</context>
<context>
    <name>ThemeTicks</name>
    <message>
        <source>Find a theme …</source>
        <translation>Buscar un tema …</translation>
    </message>
</context>
<context>
    <name>TogetherDialog</name>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>tal como está</translation>
    </message>
    <message>
        <source>What becomes of them</source>
        <translation>Qué resulta de ellos</translation>
    </message>
    <message>
        <source>Describe together</source>
        <translation>Describir juntos</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Autores</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>Numbers from</source>
        <translation>Números desde</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Distinction</source>
        <translation>Distinción</translation>
    </message>
    <message>
        <source>Tourney</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Dedication</source>
        <translation>Dedicatoria</translation>
    </message>
    <message>
        <source>Tested</source>
        <translation>Comprobado</translation>
    </message>
    <message>
        <source>Add keywords</source>
        <translation>Añadir palabras clave</translation>
    </message>
    <message>
        <source>Authors, separated by semicolons</source>
        <translation>Autores, separados por punto y coma</translation>
    </message>
    <message>
        <source>On the day</source>
        <translation>El día</translation>
    </message>
    <message>
        <source>By or for whom</source>
        <translation>Por o para quién</translation>
    </message>
    <message>
        <source>With what, or where</source>
        <translation>Con qué, o dónde</translation>
    </message>
    <message>
        <source>A date is written 2026, 2026-11 or 2026-11-29.</source>
        <translation>Una fecha se escribe 2026, 2026-11 o 2026-11-29.</translation>
    </message>
    <message>
        <source>Close without describing the problems?</source>
        <translation>¿Cerrar sin describir los problemas?</translation>
    </message>
</context>
<context>
    <name>TokenChip</name>
    <message>
        <source>Enter opens it as text, Delete takes it out of the search.</source>
        <translation>Intro lo abre como texto, Supr lo quita de la búsqueda.</translation>
    </message>
    <message>
        <source>Take “%1” out of the search</source>
        <translation>Quitar «%1» de la búsqueda</translation>
    </message>
</context>
<context>
    <name>Tools</name>
    <message>
        <source>Hole</source>
        <translation>Agujero</translation>
    </message>
    <message>
        <source>Wormhole</source>
        <translation>Agujero de gusano</translation>
    </message>
    <message>
        <source>Magic square</source>
        <translation>Casilla mágica</translation>
    </message>
    <message>
        <source>Imitator</source>
        <translation>Imitador</translation>
    </message>
    <message>
        <source>Grid line</source>
        <translation>Línea de rejilla</translation>
    </message>
    <message>
        <source>May leap</source>
        <translation>Puede saltar</translation>
    </message>
    <message>
        <source>Immune</source>
        <translation>Inmune</translation>
    </message>
    <message>
        <source>Immovable</source>
        <translation>Inmóvil</translation>
    </message>
    <message>
        <source>Nobody goes there or passes over it.</source>
        <translation>Nadie va allí ni pasa por encima.</translation>
    </message>
    <message>
        <source>Who arrives goes on to another wormhole.</source>
        <translation>Quien llega sigue hasta otro agujero de gusano.</translation>
    </message>
    <message>
        <source>Who arrives there changes colour.</source>
        <translation>Quien llega allí cambia de color.</translation>
    </message>
    <message>
        <source>It makes every move in parallel.</source>
        <translation>Hace cada jugada en paralelo.</translation>
    </message>
    <message>
        <source>Click near the line between two squares.</source>
        <translation>Haga clic cerca de la línea entre dos casillas.</translation>
    </message>
    <message>
        <source>A fers who may still make the first leap.</source>
        <translation>Una alferza que aún puede dar el primer salto.</translation>
    </message>
    <message>
        <source>This man may not be captured.</source>
        <translation>Esta pieza no puede ser capturada.</translation>
    </message>
    <message>
        <source>This man may not move.</source>
        <translation>Esta pieza no puede mover.</translation>
    </message>
    <message>
        <source>Check and mate are of this man.</source>
        <translation>El jaque y el mate se refieren a esta pieza.</translation>
    </message>
    <message>
        <source>With each move knight becomes bishop, rook, queen, knight again.</source>
        <translation>Con cada jugada el caballo pasa a alfil, torre, dama y de nuevo caballo.</translation>
    </message>
    <message>
        <source>Who captures disappears with his victim.</source>
        <translation>La que captura desaparece con su víctima.</translation>
    </message>
    <message>
        <source>Enemies whom he observes do not move; he captures nobody.</source>
        <translation>Las enemigas que observa no se mueven; ella no captura a nadie.</translation>
    </message>
    <message>
        <source>Whom he comes to see along another line changes colour.</source>
        <translation>A quien llega a ver por otra línea cambia de color.</translation>
    </message>
    <message>
        <source>The man he hops over changes colour.</source>
        <translation>La pieza sobre la que salta cambia de color.</translation>
    </message>
    <message>
        <source>The man he hops over must then move in his manner.</source>
        <translation>La pieza sobre la que salta debe jugar después con la marcha de la que salta.</translation>
    </message>
    <message>
        <source>The man he hops over must then move in his own manner.</source>
        <translation>La pieza sobre la que salta debe jugar después con su propia marcha.</translation>
    </message>
    <message>
        <source>He moves only while an enemy observes him.</source>
        <translation>Solo se mueve mientras la observa una enemiga.</translation>
    </message>
    <message>
        <source>He captures and checks only while a man of his side observes him.</source>
        <translation>Solo captura y da jaque mientras la observa una pieza de su bando.</translation>
    </message>
    <message>
        <source>He changes colour once, when he arrives on a square of the other colour.</source>
        <translation>Cambia de color una vez, al llegar a una casilla del otro color.</translation>
    </message>
    <message>
        <source>He becomes a man like the one he captures.</source>
        <translation>Se convierte en una pieza como la que captura.</translation>
    </message>
    <message>
        <source>He arrives only beside another man.</source>
        <translation>Solo llega junto a otra pieza.</translation>
    </message>
    <message>
        <source>Nobody captures him.</source>
        <translation>Nadie la captura.</translation>
    </message>
    <message>
        <source>He becomes neutral, or the side&apos;s that moves him, in turn.</source>
        <translation>Pasa por turnos a ser neutra o del bando que la mueve.</translation>
    </message>
    <message>
        <source>In Alice chess he stands on the second board.</source>
        <translation>En el ajedrez de Alicia está en el segundo tablero.</translation>
    </message>
</context>
<context>
    <name>TreePanel</name>
    <message>
        <source>Solution</source>
        <translation>Solución</translation>
    </message>
</context>
<context>
    <name>TwinTabs</name>
    <message>
        <source>Twins</source>
        <translation>Gemelos</translation>
    </message>
    <message>
        <source>Change this twin</source>
        <translation>Cambiar este gemelo</translation>
    </message>
    <message>
        <source>Add a twin</source>
        <translation>Añadir un gemelo</translation>
    </message>
    <message>
        <source>No duplex</source>
        <translation>Sin dúplex</translation>
    </message>
    <message>
        <source>Zeroposition: only the twins are solved</source>
        <translation>Posición cero: solo se resuelven los gemelos</translation>
    </message>
    <message>
        <source>Continued: starts from %1)</source>
        <translation>Continuado: parte de %1)</translation>
    </message>
    <message>
        <source>Write the change …</source>
        <translation>Escribir el cambio …</translation>
    </message>
    <message>
        <source>Other stipulation …</source>
        <translation>Otro enunciado …</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Desplazar</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Derecha</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Arriba</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Abajo</translation>
    </message>
    <message>
        <source>Exchange the colours (Polish type)</source>
        <translation>Intercambiar los colores (tipo polaco)</translation>
    </message>
    <message>
        <source>No change</source>
        <translation>Sin cambio</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Delete twin %1)</source>
        <translation>Eliminar el gemelo %1)</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Girar</translation>
    </message>
    <message>
        <source>90° anticlockwise</source>
        <translation>90° en sentido antihorario</translation>
    </message>
    <message>
        <source>90° clockwise</source>
        <translation>90° en sentido horario</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Reflejar</translation>
    </message>
</context>
<context>
    <name>Varying</name>
    <message>
        <source>All squares</source>
        <translation>Todas las casillas</translation>
    </message>
    <message>
        <source>Empty ones</source>
        <translation>Las vacías</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>may be left out</source>
        <translation>puede omitirse</translation>
    </message>
    <message>
        <source>up to</source>
        <translation>hasta</translation>
    </message>
    <message>
        <source>How many such men may be added</source>
        <translation>Cuántas piezas así se pueden añadir</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>What may vary</source>
        <translation>Qué puede variar</translation>
    </message>
    <message>
        <source>+ Add a man</source>
        <translation>+ Añadir una pieza</translation>
    </message>
    <message>
        <source>Every man anywhere</source>
        <translation>Todas en cualquier lugar</translation>
    </message>
    <message>
        <source>Every man may go</source>
        <translation>Todas pueden faltar</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>one change</source>
        <translation>un cambio</translation>
    </message>
    <message>
        <source>two changes</source>
        <translation>dos cambios</translation>
    </message>
    <message>
        <source>three changes</source>
        <translation>tres cambios</translation>
    </message>
    <message>
        <source>four changes</source>
        <translation>cuatro cambios</translation>
    </message>
    <message>
        <source>five changes</source>
        <translation>cinco cambios</translation>
    </message>
    <message>
        <source>six changes</source>
        <translation>seis cambios</translation>
    </message>
    <message>
        <source>any number of changes</source>
        <translation>cualquier número de cambios</translation>
    </message>
    <message>
        <source>Click a man to say how far he is free.</source>
        <translation>Haga clic en una pieza para decir cuánta libertad tiene.</translation>
    </message>
    <message>
        <source>A man that may be added</source>
        <translation>Una pieza que se puede añadir</translation>
    </message>
    <message>
        <source>%1 %2 may stand on the blue squares</source>
        <translation>%1 %2 puede estar en las casillas azules</translation>
    </message>
    <message>
        <source>It is one of these</source>
        <translation>Es una de estas</translation>
    </message>
    <message>
        <source>It may be one of these, too</source>
        <translation>También puede ser una de estas</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Como máximo</translation>
    </message>
</context>
<context>
    <name>VerdictLine</name>
    <message>
        <source>preview,
not made yet</source>
        <translation>vista previa,
sin hacer aún</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Solve all the same</source>
        <translation>Resolver de todos modos</translation>
    </message>
</context>
<context>
    <name>VersionTree</name>
    <message>
        <source>Open on the board</source>
        <translation>Abrir en el tablero</translation>
    </message>
    <message>
        <source>Make current</source>
        <translation>Hacer actual</translation>
    </message>
    <message>
        <source>Let the library show this version</source>
        <translation>Mostrar esta versión en la biblioteca</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versiones</translation>
    </message>
    <message>
        <source>v%1</source>
        <translation>v%1</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>En el tablero</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Escribir una nota</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Versions of the problem</source>
        <translation>Versiones del problema</translation>
    </message>
</context>
<context>
    <name>VersionsStrip</name>
    <message>
        <source>Show the unsound positions among the versions, too</source>
        <translation>Mostrar también las posiciones incorrectas entre las versiones</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Árbol</translation>
    </message>
    <message>
        <source>The versions as a tree, compared side by side</source>
        <translation>Las versiones en árbol, comparadas lado a lado</translation>
    </message>
    <message>
        <source>Unsound %1</source>
        <translation>Incorrectas %1</translation>
    </message>
    <message>
        <source>%1 sound positions and %2 others are kept, the newest; what is kept for good, named or noted stays besides.</source>
        <translation>Se guardan las %1 posiciones correctas y las %2 otras más nuevas; lo fijado, con nombre o con nota queda además.</translation>
    </message>
    <message>
        <source>%1, every sound position is kept</source>
        <translation>%1, se conserva cada posición correcta</translation>
    </message>
    <message>
        <source>Each sound position will be kept here.</source>
        <translation>Aquí se conservará cada posición correcta.</translation>
    </message>
    <message numerus="yes">
        <source>%1; %2 met before are kept no longer</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1; %2 anteriores ya no se guardan</numerusform>
        </translation>
    </message>
    <message>
        <source>v%1</source>
        <translation>v%1</translation>
    </message>
    <message>
        <source>Remembered, not saved as a version</source>
        <translation>Recordada, sin guardar como versión</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versiones</translation>
    </message>
</context>
<context>
    <name>WhatIf</name>
    <message>
        <source>%1 on %2:</source>
        <translation>%1 en %2:</translation>
    </message>
</context>
<context>
    <name>Where</name>
    <message>
        <source>Where it is searched</source>
        <translation>Dónde se busca</translation>
    </message>
    <message>
        <source>A cluster</source>
        <translation>Un clúster</translation>
    </message>
    <message>
        <source>All cores</source>
        <translation>Todos los núcleos</translation>
    </message>
    <message>
        <source>One core</source>
        <translation>Un núcleo</translation>
    </message>
    <message numerus="yes">
        <source>%1 cores</source>
        <translation>
            <numerusform></numerusform>
            <numerusform>%1 núcleos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WordsPart</name>
    <message>
        <source>Caption</source>
        <translation>Leyenda</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Autores</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>Award</source>
        <translation>Distinción</translation>
    </message>
    <message>
        <source>Stipulation</source>
        <translation>Enunciado</translation>
    </message>
    <message>
        <source>Men</source>
        <translation>Piezas</translation>
    </message>
    <message>
        <source>Themes</source>
        <translation>Temas</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Dedication</source>
        <translation>Dedicatoria</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Condiciones</translation>
    </message>
    <message>
        <source>Rules in one line</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Below, what is special in a game other than today&apos;s chess</source>
        <translation>Debajo, lo que es especial en un juego distinto del ajedrez actual</translation>
    </message>
    <message>
        <source>Key to the men</source>
        <translation>Lista de piezas</translation>
    </message>
    <message>
        <source>Below, the fairy men by name, each with his figure</source>
        <translation>Debajo, las piezas mágicas por su nombre, cada una con su figura</translation>
    </message>
    <message>
        <source>Own lines …</source>
        <translation>Líneas propias …</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Letras</translation>
    </message>
</context>
<context>
    <name>_AlikeList</name>
    <message>
        <source>Problems like this, the nearest first</source>
        <translation>Problemas parecidos, los más cercanos primero</translation>
    </message>
</context>
</TS>
