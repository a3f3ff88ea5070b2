import type { ShowFormat } from '../../../kernel/rules/show-formats.ts';

export interface SampleEpisode {
  id: string;
  title: string;
  description: string;
  format: ShowFormat;
  /** What it would have been made of. */
  source: string;
  speakers: readonly string[];
  chapters: readonly SampleChapter[];
}

export interface SampleChapter {
  title: string;
  /** Who says what: a place in `speakers`, and the line. */
  lines: readonly (readonly [speaker: number, text: string])[];
}

/** Conversations written for the demo: to be read, for they were never spoken. */
export const SAMPLE_EPISODES: readonly SampleEpisode[] = [
  {
    id: 'tides',
    title: 'Why the sea comes and goes',
    description: 'Two tides a day from one Moon, and why one bay gets sixteen metres of them.',
    format: 'deep_dive',
    source: 'A three-page handout on tides',
    speakers: ['Maya', 'Leo'],
    chapters: [
      {
        title: 'What pulls the water',
        lines: [
          [0, 'Today: why the sea comes and goes, and why one bay gets sixteen metres of it.'],
          [1, 'A tide is the rise and fall of the sea, caused by the gravity of the Moon and the Sun.'],
          [0, 'Which of the two matters more?'],
          [
            1,
            'The Moon. It is far smaller, but about 390 times closer, and the force that raises tides weakens with the cube of the distance.',
          ],
        ],
      },
      {
        title: 'Two bulges, not one',
        lines: [
          [0, 'If the Moon lifts the water, why are there two tides a day and not one?'],
          [
            1,
            'Because it pulls the near side harder than the centre, and the centre harder than the far side. The sea is stretched, not lifted.',
          ],
          [0, 'And the Earth turns through both of those bulges?'],
          [1, 'Yes, in a lunar day of 24 hours and 50 minutes.'],
        ],
      },
    ],
  },
  {
    id: 'memory',
    title: 'How to forget less',
    description: 'What spacing and testing do to memory, asked one question at a time.',
    format: 'quiz',
    source: 'Lecture notes on learning, week 4',
    speakers: ['Nora', 'Sam'],
    chapters: [
      {
        title: 'Spacing',
        lines: [
          [
            0,
            'First question. You have three hours for one chapter. Is it better to read it in one evening, or in three?',
          ],
          [
            1,
            'In three. Sessions with days between them are remembered longer than the same time in one go.',
          ],
          [0, 'And the name of that?'],
          [1, 'The spacing effect. Ebbinghaus described it in 1885, from tests on himself.'],
        ],
      },
      {
        title: 'Testing',
        lines: [
          [0, 'Second. Reading your notes again, or closing them and writing down what you remember?'],
          [1, 'Closing them. Calling something to mind strengthens it more than seeing it once more.'],
          [0, 'Even when you get it wrong?'],
          [1, 'Even then, as long as you look at the right answer afterwards.'],
        ],
      },
    ],
  },
  {
    id: 'night-trains',
    title: 'Should the night train come back?',
    description: 'One report, two readings of it: what sleeper trains save, and what they cost.',
    format: 'debate',
    source: 'A transport report of 22 pages',
    speakers: ['Ines', 'Pavel', 'Ruth'],
    chapters: [
      {
        title: 'For it',
        lines: [
          [0, 'The report holds both views. Pavel, begin.'],
          [
            1,
            'A bed that moves replaces a flight and a hotel night. Per traveller the report counts a tenth of the emissions.',
          ],
          [0, 'Ruth, what does that leave out?'],
        ],
      },
      {
        title: 'Against it',
        lines: [
          [
            2,
            'A sleeping car carries a third of the people of a day car, and runs once a night. The track still has to be paid for.',
          ],
          [1, 'It also runs when the track is empty.'],
          [2, 'Empty, because it is being repaired. That is the sentence on page 14.'],
          [0, 'On that they agree: the timetable decides, not the train.'],
        ],
      },
    ],
  },
  {
    id: 'onboarding',
    title: 'Your first week in the workshop',
    description: 'A handbook of forty pages, as the ten things that matter before Friday.',
    format: 'brief',
    source: 'An onboarding handbook',
    speakers: ['Amira', 'Jonas'],
    chapters: [
      {
        title: 'Before you touch a machine',
        lines: [
          [0, 'The handbook has forty pages. What do people need by Monday noon?'],
          [
            1,
            'Three things: where the stop buttons are, who signs your machine card, and that gloves stay off at the lathe.',
          ],
          [0, 'Gloves off? That sounds the wrong way round.'],
          [1, 'A glove can be caught and pull the hand in. It is the first rule on page 6.'],
        ],
      },
      {
        title: 'Before Friday',
        lines: [
          [0, 'And by the end of the week?'],
          [
            1,
            'One supervised job on each machine, entered in the book. Without the entry the card is not signed.',
          ],
        ],
      },
    ],
  },
];

/** Heights for the score of a sample, by how long its lines are; with whose they are. */
export function scoreOfSample({ chapters }: SampleEpisode): { peaks: number[]; voices: number[] } {
  const peaks: number[] = [];
  const voices: number[] = [];
  for (const [speaker, text] of chapters.flatMap(({ lines }) => lines)) {
    for (let at = 0; at < text.length; at += 6) {
      // Letters stand in for loudness: the same text always gives the same picture.
      peaks.push(34 + ((text.charCodeAt(at) * 7 + at * 3) % 90));
      voices.push(speaker);
    }
    peaks.push(0, 0);
    voices.push(-1, -1);
  }
  return { peaks, voices };
}
