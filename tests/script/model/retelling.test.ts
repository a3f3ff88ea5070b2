import { describe, expect, it } from 'vitest';
import { readDocument } from '../../../src/documents/read-document.ts';
import { commonNames, readMaterial } from '../../../src/script/writers/model/material/material.ts';
import { checkTurn } from '../../../src/script/writers/model/parts/turn-checks.ts';
import { SAMPLE } from '../documents.ts';
import { leo, maya } from './write.ts';

/*
 * Checks that refuse what a good model says would be worse than none: these turns retell their source as
 * people talk, and must pass.
 */
type Told = [speaker: number, kind: string, text: string, refs: string[]];

const ENGLISH: Told[] = [
  [
    0,
    'question',
    'So if the Sun pulls harder on us than the Moon does, why isn’t it the one that runs the tides?',
    [],
  ],
  [
    1,
    'source',
    'It pulls about 178 times as hard, and still the Moon raises the larger tide. What counts is not the pull itself. It’s how much the pull changes from one side of the Earth to the other.',
    ['s6', 's7'],
  ],
  [0, 'question', 'And why would that differ between the two?', []],
  [
    1,
    'source',
    'Distance. The Moon is close, so its pull changes noticeably across the width of our planet. The Sun is almost 400 times farther away, which makes its pull nearly the same on both sides.',
    ['s11', 's12'],
  ],
  [0, 'question', 'Okay, so how big does the Sun’s tide end up?', []],
  [1, 'source', 'A little less than half the size of the one the Moon makes.', ['s13']],
  [0, 'frame', 'That must be an enormous force, then, to lift a whole ocean.', []],
  [
    1,
    'source',
    'Actually it’s tiny. At its strongest, it comes to roughly one ten-millionth of the water’s weight. That is far too little to lift the sea straight up.',
    ['s14', 's15'],
  ],
  [0, 'question', 'Then how does it move all that water?', []],
  [
    1,
    'source',
    'Sideways. Over thousands of kilometres of open ocean, a gentle push gathers the water towards two regions. One lies beneath the Moon, the other on the opposite side of the globe.',
    ['s16', 's17'],
  ],
  [0, 'question', 'Wait, on the opposite side? Why would water pile up where the Moon isn’t?', []],
  [
    1,
    'source',
    'That is the part that surprises most people. The far side is pulled less than the centre of the Earth. So the water there gets left behind while the planet is drawn away from it.',
    ['s18', 's20'],
  ],
  [0, 'frame', 'So both bulges come from the same cause.', []],
  [
    1,
    'source',
    'Exactly, and they are almost the same height. If a deep ocean covered the whole Earth, each would stand only about 36 centimetres above average.',
    ['s21'],
  ],
  [0, 'question', 'Let’s talk about timing. Why do most coasts see two high waters each day?', []],
  [1, 'source', 'Because the Earth turns beneath those two bulges once a day.', ['s22']],
  [0, 'question', 'Every twelve hours on the dot?', []],
  [
    1,
    'source',
    'Not quite. While the Earth turns, the Moon moves along its orbit, so a harbour needs 50 extra minutes to catch up. Successive high waters come 12 hours and 25 minutes apart.',
    ['s24', 's25'],
  ],
  [0, 'frame', 'Which is why the tide arrives a bit later each day.', []],
  [
    1,
    'source',
    'Then there are the days when Sun and Moon work together. At new moon and at full moon they line up with the Earth, and their tides add up. We call that a spring tide.',
    ['s28', 's29'],
  ],
  [0, 'question', 'Does it only happen in spring?', []],
  [
    1,
    'source',
    'No, the season has nothing to do with it. The name comes from the picture of water springing up.',
    ['s29'],
  ],
  [0, 'question', 'And the opposite case?', []],
  [
    1,
    'source',
    'A week later the Sun pulls at right angles and partly fills the hollow the Moon made. High water is low, low water is high. That’s a neap tide.',
    ['s30', 's31'],
  ],
];

const GERMAN: Told[] = [
  [0, 'question', 'Leo, warum steigt das Meer eigentlich zweimal am Tag?', []],
  [
    1,
    'source',
    'Dahinter steckt die Anziehung von Mond und Sonne. Wichtig ist aber nicht, wie stark sie ziehen, sondern wie unterschiedlich sie auf den beiden Seiten der Erde ziehen.',
    ['s2', 's3'],
  ],
  [0, 'question', 'Wie groß ist dieser Unterschied?', []],
  [
    1,
    'source',
    'Die Seite, die dem Mond zugewandt ist, liegt ungefähr 6400 Kilometer näher an ihm als der Erdmittelpunkt. Darum wird sie etwas stärker angezogen.',
    ['s4', 's5'],
  ],
  [0, 'frame', 'Also entsteht auf dieser Seite ein Flutberg.', []],
  [
    1,
    'source',
    'Ja, und auf der anderen Seite auch. Dort bleibt das Wasser zurück, und das Meer wölbt sich ebenfalls.',
    ['s6'],
  ],
  [0, 'question', 'Und was macht die Sonne?', []],
  [
    1,
    'source',
    'Sie zieht zwar viel stärker an uns. Aber sie ist fast 400 Mal so weit weg, deshalb ist ihre Flut nur knapp halb so groß.',
    ['s7', 's8'],
  ],
  [0, 'question', 'Kommen sich die beiden auch mal in die Quere?', []],
  [
    1,
    'source',
    'Eine Woche nach Vollmond zieht die Sonne quer zum Mond. Dann fällt das Hochwasser niedriger aus. Seeleute nennen das Nippflut.',
    ['s11', 's12'],
  ],
  [0, 'question', 'Wie lange wissen Menschen das schon?', []],
  [
    1,
    'source',
    'Newton hat die Wasserberge schon 1687 erklärt. Für einen echten Hafen konnte er damit aber keine Flut vorhersagen.',
    ['s16', 's17'],
  ],
  [0, 'question', 'Woran lag das?', []],
  [1, 'source', 'Seine Theorie rechnete mit einem Ozean ohne Kontinente.', ['s18']],
  [0, 'question', 'Und wer hat das Problem dann gelöst?', []],
  [
    1,
    'source',
    'Lord Kelvin. Er baute 1872 eine Maschine mit Rädern und Rollen, und die zeichnete den Wasserstand für ein ganzes Jahr.',
    ['s19'],
  ],
  [0, 'frame', 'Eine Art Rechner aus Messing und Rädern.', []],
  [
    1,
    'source',
    'Sie zerlegte die Flut in Schwingungen und setzte sie wieder zusammen. Heute machen das Computer, doch das Verfahren ist im Grunde gleich geblieben.',
    ['s20', 's21'],
  ],
  [0, 'question', 'Und wenn ein Sturm kommt?', []],
  [1, 'source', 'Dann hilft die beste Vorhersage wenig. Ein Sturm kann sie um Meter übertreffen.', ['s22']],
];

async function refusedOf(path: string, language: string, told: readonly Told[]): Promise<string[]> {
  const material = readMaterial(await readDocument(path));
  const lines = new Map(material.lines.map((line) => [line.number, line]));
  const common = [...commonNames(material), maya.name, leo.name];
  const earlier: string[] = [];
  return told.flatMap(([speaker, kind, text, refs]) => {
    const result = checkTurn(
      { speaker, kind, text, refs },
      {
        kind: 'body',
        format: 'deep_dive',
        language,
        speakers: [maya, leo],
        lines,
        common,
        earlier,
        recited: new Set(),
      },
    );
    if (!('turn' in result)) return [`${text} (${result.fault})`];
    earlier.push(text);
    return [];
  });
}

describe('a free retelling', () => {
  it('passes in English', async () => {
    expect(await refusedOf(SAMPLE, 'en', ENGLISH)).toEqual([]);
  });

  it('passes in German, but for what is made up', async () => {
    const path = new URL('gezeiten.md', import.meta.url).pathname;
    expect(await refusedOf(path, 'de', GERMAN)).toEqual([
      'Eine Art Rechner aus Messing und Rädern. (has names that its sentences have not (Messing))',
    ]);
  });
});
