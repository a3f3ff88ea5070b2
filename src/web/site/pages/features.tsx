import { SHOW_FORMAT_FACTS, SHOW_FORMATS } from '../../../kernel/rules/show-formats.ts';
import type { SiteContent } from '../page.ts';
import { PageHead, Part, Points } from '../parts/page-head.tsx';
import type { SampleEpisode } from '../parts/sample-episode.ts';
import { ScorePicture } from '../parts/score-picture.tsx';
import tides from '../samples/tides.json' with { type: 'json' };

const episode: SampleEpisode = tides;

const DOCUMENTS = [
  [
    'Documents',
    'PDF with its columns and footnotes, Word, OpenDocument, RTF, EPUB, LaTeX, Markdown, plain text, web pages.',
  ],
  ['Slides and tables', 'PowerPoint with the notes of its speaker; tables of numbers become sentences.'],
  ['Pictures', 'Photographed handouts and scans are read on your server, in seven languages.'],
  [
    'Lecture notes',
    'Arrows, abbreviations and nested lists are put into words: "P up -> TR down" is said as what it means.',
  ],
  ['Several files', 'Pages of a handout or chapters of a book become one source, in the order you give.'],
  [
    'Foreign files',
    'Each is parsed in a process without network, without disk and with little memory. A bad file ends that process and nothing else.',
  ],
] as const;

const SOUND = [
  [
    'Loudness',
    'Integrated loudness of -16 LUFS within half a unit and a true peak of at most -1 dBTP, measured by other programs than ours.',
  ],
  [
    'Formats',
    'MP3 from 128 to 320 kbps, M4A, Opus, FLAC and WAV, with chapters, cover and tags; a stem for each speaker.',
  ],
  ['Transcripts', 'WebVTT, SubRip, plain text and JSON, with the time of every sentence.'],
  ['Heard while it is made', 'You listen to the first minute while the rest is spoken and mixed.'],
  ['One line, one take', 'A changed line costs one take, the reel around it and the joining of the file.'],
  [
    'Voices that match',
    'One speaking rate for all hosts, pauses that follow what is said, and a quiet room around them.',
  ],
] as const;

const WRITERS = [
  [
    'The document’s own words',
    'Without any model: whole paragraphs and lists, put into questions and answers. Nothing leaves the server.',
  ],
  [
    'A model of yours',
    'Ollama, LM Studio or llama.cpp on this machine are found by one press; other services by key. Every turn is held against its sentences before it is taken.',
  ],
  [
    'Both, side by side',
    'An episode can be written anew by the other writer and compared segment by segment.',
  ],
] as const;

export const featuresPage: SiteContent = {
  title: 'Features',
  description:
    'What Afterword reads, how it writes and speaks, and what you can change: documents, scripts with sources, voices, sound, teams.',
  body: ({ voices, languages }) => (
    <>
      <PageHead
        title={
          <>
            From a page <em>to a show.</em>
          </>
        }
        lede="What it reads, how it writes, how it speaks, and what you can see and change at each step."
      >
        <a className="btn primary big" href="/auth?tab=signup">
          Start Creating
        </a>
      </PageHead>
      <Part id="reads" title="It reads what you have">
        <Points list={DOCUMENTS} />
      </Part>
      <Part id="writes" title="It writes what the page says">
        <ol className="turns evidence">
          {episode.lines
            .filter(({ source }) => source !== '')
            .slice(0, 3)
            .map(({ startMs, speaker, text, source, section }) => (
              <li key={startMs}>
                <b className={`voice-${speaker + 1}`}>{episode.speakers[speaker]}</b>
                <details>
                  <summary>{text}</summary>
                  <blockquote>
                    <span className="muted">{section}</span> {source}
                  </blockquote>
                </details>
              </li>
            ))}
        </ol>
        <p className="muted">
          Tap a line: its source opens below it. These lines are from the episode on the start page.
        </p>
        <Points list={WRITERS} />
        <p className="lede">
          {SHOW_FORMATS.length} forms:{' '}
          {SHOW_FORMATS.map((format) => SHOW_FORMAT_FACTS[format].label).join(', ')}.
        </p>
      </Part>
      <Part id="sounds" title="It sounds like a show">
        <div className="wide-score">
          <ScorePicture
            bars={episode.bars}
            durationMs={episode.durationMs}
            label={`The score of ${episode.title}`}
          />
        </div>
        <Points list={SOUND} />
        <p className="lede">
          {voices} voices in {languages} languages on this server.
        </p>
      </Part>
    </>
  ),
};
