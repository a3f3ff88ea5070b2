import type { Asked } from './protocols.ts';

/** A turn as a model writes it. */
export interface GivenTurn {
  speaker: number;
  kind: string;
  text: string;
  refs: string[];
}

interface Shown {
  id: string;
  text: string;
  heading: string;
}

const PHRASES = {
  en: {
    welcome: (title: string) => `Welcome. Today we talk about ${title}.`,
    ask: ['What is there to say about', 'How does it go with', 'Why should one look at', 'And what about'],
    well: 'Well,',
    bye: 'Thanks for listening.',
  },
  de: {
    welcome: (title: string) => `Willkommen. Heute geht es um ${title}.`,
    ask: ['Was weiß man über', 'Wie verhält es sich mit', 'Warum lohnt ein Blick auf', 'Und wie steht es um'],
    well: 'Also:',
    bye: 'Danke fürs Zuhören.',
  },
};

/** Of a picture, for a stand-in that sees none: the words on the picture of the trial. */
const PICTURE_COPY = 'Salt marsh\n47 herons';

/** A sound answer to a prompt of the model writer, made of the sentences it shows. */
export function composeAnswer({ instructions, prompt }: Asked): string {
  if (prompt.startsWith('Write two turns about')) return composeTrial(prompt);
  if (prompt.startsWith('Copy what is written')) return PICTURE_COPY;
  const shown = readSource(prompt);
  if (prompt.includes('Give the plan now')) return composeOutline(shown, instructions);
  return `${composeTurns(shown, instructions, prompt)
    .map((turn) => JSON.stringify(turn))
    .join('\n')}\n`;
}

/** Of the sentences that a trial shows, one a line. */
function composeTrial(prompt: string): string {
  const [, ...sentences] = prompt.split('\n');
  const turns = [
    { speaker: 0, text: `What is there to say? ${sentences[0]}` },
    { speaker: 1, text: sentences[1] },
  ];
  return turns.map((turn) => JSON.stringify(turn)).join('\n');
}

/** The numbered sentences between the markers. */
export function readSource(prompt: string): Shown[] {
  const fenced = /<<<SOURCE (\w+)\n([\s\S]*?)\nSOURCE \1>>>/.exec(prompt)?.[2] ?? '';
  let heading = '';
  return fenced.split('\n').flatMap((line) => {
    if (/^#+ /.test(line)) heading = line.replace(/^#+ /, '');
    const match = /^\[(s\d+)\] (.*)$/.exec(line);
    return match ? [{ id: match[1]!, text: match[2]!, heading }] : [];
  });
}

function composeOutline(shown: Shown[], instructions: string): string {
  const groups = [...Map.groupBy(shown, ({ heading }) => heading).values()];
  const segments = groups.map((lines) => ({
    title: lines[0]!.heading || subjects(lines[0]!.text).join(' '),
    question: '',
    sentences: [`${lines[0]!.id}-${lines.at(-1)!.id}`],
    words: lines
      .map(({ text }) => text)
      .join(' ')
      .split(/\s+/).length,
  }));
  const positions = [shown[0], shown.at(-1)].map((line) => ({ claim: line!.text, sentences: [line!.id] }));
  return JSON.stringify(
    { segments, ...(instructions.includes('"positions"') ? { positions } : {}) },
    null,
    1,
  );
}

function composeTurns(shown: Shown[], instructions: string, prompt: string): GivenTurn[] {
  const phrases = /^Write in German/m.test(instructions) ? PHRASES.de : PHRASES.en;
  const slots = [...instructions.matchAll(/^(\d): .+, (?:host|expert|narrator|proponent|opponent) - /gm)].map(
    (m) => Number(m[1]),
  );
  const host = slots[0]!;
  const guests = slots.length > 1 ? slots.slice(1) : slots;
  const title = JSON.parse(/about ("(?:[^"\\]|\\.)*")/.exec(prompt)?.[1] ?? '""') as string;
  const target = Number(/about (\d+) words in all/.exec(prompt)?.[1] ?? 100);
  const speakable = shown.filter(
    ({ text }) => !/[()[\]{}<>=|/*_`]|https?:|;$/.test(text) && text.split(' ').length < 80,
  );
  if (prompt.includes('Write the OPENING'))
    return [{ speaker: host, kind: 'frame', text: phrases.welcome(title), refs: [] }];
  if (prompt.includes('Write the CLOSING'))
    return [
      ...speakable
        .slice(0, 2)
        .map(({ id, text }) => ({ speaker: guests[0]!, kind: 'recap', text, refs: [id] })),
      { speaker: host, kind: 'frame', text: phrases.bye, refs: [] },
    ];
  const turns: GivenTurn[] = [];
  let words = 0;
  for (const [i, { id, text }] of speakable.entries()) {
    if (words > target) break;
    const [one, two] = subjects(text);
    if (one && two && i % 2 === 0 && slots.length > 1)
      turns.push({
        speaker: host,
        kind: instructions.includes('"quiz" asks') ? 'quiz' : 'question',
        text: `${phrases.ask[(i / 2) % 4]} ${one} ${phrases === PHRASES.de ? 'und' : 'and'} ${two}?`,
        refs: [],
      });
    turns.push({
      speaker: guests[i % guests.length]!,
      kind: 'source',
      text: i % 3 === 1 ? `${phrases.well} ${text}` : text,
      refs: [id],
    });
    words += text.split(' ').length + 6;
  }
  return turns;
}

/** Two long words of a sentence, not its first. */
function subjects(text: string): string[] {
  const words = text
    .split(/\s+/)
    .slice(1)
    .map((word) => word.replace(/[^\p{L}-]/gu, ''));
  return [...new Set(words.filter((word) => word.length > 5))].slice(0, 2);
}

/** Changes each turn of an answer of JSON lines; an outline stays as it is. */
export function eachTurn(text: string, change: (turn: GivenTurn, i: number) => GivenTurn | string): string {
  if (!text.includes('"refs"')) return text;
  return text
    .trim()
    .split('\n')
    .map((line, i) => {
      const changed = change(JSON.parse(line) as GivenTurn, i);
      return typeof changed === 'string' ? changed : JSON.stringify(changed);
    })
    .join('\n');
}
