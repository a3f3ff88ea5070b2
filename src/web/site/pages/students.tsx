import { lineOf } from '../../../kernel/rules/billing/offers.ts';
import type { SiteContent } from '../page.ts';
import { PageHead, Part, Points, Questions } from '../parts/page-head.tsx';
import type { SampleEpisode } from '../parts/sample-episode.ts';
import elasticity from '../samples/elasticity.json' with { type: 'json' };

const episode: SampleEpisode = elasticity;

const WAYS = [
  [
    'Paste your notes',
    'Bullets, arrows, half sentences, exam marks: notes are put into words, and what they leave open stays open.',
  ],
  [
    'Photograph the handout',
    'Pages are straightened and read on the server. What could not be read is said, and left out.',
  ],
  [
    'Drop in the chapter',
    'Columns, footnotes and captions are told from the text, so that nobody reads a page number to you.',
  ],
] as const;

const FORMATS = [
  ['Deep dive', 'Two hosts ask and answer their way through the chapter.'],
  [
    'Quiz',
    'Meanings, contrasts, causes and steps, with four seconds of silence to answer before the answer comes.',
  ],
  ['Brief', 'The main point of each part in one or two minutes, for the way to the exam.'],
] as const;

const QUESTIONS = [
  [
    'Does it make things up?',
    'Without a language model it cannot: every sentence is one of your document, put into form. With one, each turn is held against the sentences it names, and what fails is left out.',
  ],
  ['Can I see where a line comes from?', 'Yes. Tap it: the passage opens, with its heading and page.'],
  [
    'In which languages?',
    'English, German, Dutch, French, Spanish, Italian and Portuguese can be written; the document decides.',
  ],
  [
    'May I use my lecturer’s slides?',
    'What you upload is read on this server and shown to nobody else. Whether you may share the episode is for the one who made the slides to say.',
  ],
] as const;

export const studentsPage: SiteContent = {
  title: 'For students',
  description:
    'Lecture notes, handouts and chapters become conversations for the way to the exam. Every line shows the note it rests on.',
  body: ({ offers }) => (
    <>
      <PageHead
        title={
          <>
            Revise <em>on the bus.</em>
          </>
        }
        lede="Your notes, talked through by two voices, with the questions an examiner would ask."
      >
        <a className="btn primary big" href="/auth?tab=signup">
          Get Started
        </a>
        <span>{lineOf(offers, 'student')}</span>
      </PageHead>
      <Part id="ways" title="From whatever you wrote it on">
        <Points list={WAYS} />
      </Part>
      <Part id="heard" title="As it comes out">
        <p className="lede">From "{episode.title}", typed as notes. Tap a line to see the note.</p>
        <ol className="turns evidence">
          {episode.lines
            .filter(({ source }) => source !== '')
            .slice(0, 6)
            .map(({ startMs, speaker, text, source }) => (
              <li key={startMs}>
                <b className={`voice-${speaker + 1}`}>{episode.speakers[speaker]}</b>
                <details>
                  <summary>{text}</summary>
                  <blockquote>{source}</blockquote>
                </details>
              </li>
            ))}
        </ol>
      </Part>
      <Part id="forms" title="For each hour before it">
        <Points list={FORMATS} />
      </Part>
      <Part id="questions" title="Questions">
        <Questions list={QUESTIONS} />
      </Part>
    </>
  ),
};
