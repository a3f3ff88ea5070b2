import type { Audience, Tone } from '../../../../kernel/artifacts.ts';
import type { Reading } from '../languages/language.ts';
import type { Line, Section } from '../model.ts';
import { spansFrom } from '../text/spans-from.ts';

const DAMPING = 0.85;
const ROUNDS = 25;
/** Above this many lines the graph is replaced by the distance to the document's centre. */
const MOST_GRAPH_LINES = 1500;

type Vector = Map<string, number>;

/** What a listener likes to hear, beyond what is central. */
export type Taste = { tone?: Tone; audience?: Audience };

/**
 * Gives every line a score between 0 and about 1: how central it is (PageRank over TF-IDF cosine, after
 * TextRank, Mihalcea and Tarau 2004), raised where it opens a paragraph or defines something, lowered
 * where it is long or full of figures.
 */
export function scoreLines(
  lines: readonly Line[],
  sections: readonly Section[],
  reading: Reading,
  taste: Taste = {},
): void {
  const vectors = weigh(lines);
  const rank = lines.length > MOST_GRAPH_LINES ? centroid(vectors) : pageRank(vectors);
  const highest = rank.reduce((a, b) => Math.max(a, b), 1e-9);
  const firsts = new Set(sections.flatMap((s) => s.units.map((p) => p.lines[0])));
  lines.forEach((line, i) => {
    let score = 0.25 + 0.75 * (rank[i]! / highest);
    if (firsts.has(line)) score *= 1.25;
    if (isDefinition(line, reading)) score *= 1.35;
    if (line.words > 32) score *= 0.8;
    if ((line.text.match(/\d[\d.,]*/g) ?? []).length > 2) score *= 0.8;
    if (/[(–—;]/.test(line.text)) score *= 0.92;
    if (/^["“]/.test(line.text) || (/[”"]$/.test(line.text) && /[“"]/.test(line.text.slice(0, -1))))
      score *= 0.7;
    if (line.quoted) score *= 0.75;
    if (namesCode(line)) score *= 0.55;
    score *= liking(line, reading, taste);
    line.score = score;
  });
}

/** Beginners get definitions and examples before figures, experts the reverse; a lively show likes examples. */
function liking(line: Line, reading: Reading, { tone, audience }: Taste): number {
  const example = reading.illustrates(line.text);
  const definition = isDefinition(line, reading);
  const figures = (line.text.match(/\d[\d.,]*/g) ?? []).length;
  let liking = 1;
  if (audience === 'beginner') {
    if (definition) liking *= 1.3;
    if (example) liking *= 1.25;
    if (line.words > 24) liking *= 0.8;
    if (figures > 1) liking *= 0.8;
  }
  if (audience === 'expert') {
    if (definition) liking *= 0.6;
    if (example) liking *= 0.8;
    if (figures > 0) liking *= 1.25;
  }
  if (tone === 'lively') {
    if (example) liking *= 1.35;
    if (line.words > 26) liking *= 0.8;
  }
  if (tone === 'warm' && example) liking *= 1.2;
  return liking;
}

/** Names of commands and options mean little to a listener who can't see them. */
function namesCode(line: Line): boolean {
  return spansOf(line).some((span) => span.kind === 'code');
}

function isDefinition(line: Line, reading: Reading): boolean {
  if (reading.defines(line.text)) return true;
  return spansOf(line).some(
    (span) =>
      (span.kind === 'strong' || span.kind === 'term' || span.kind === 'emphasis') &&
      span.end - span.start > 3,
  );
}

const spansOf = (line: Line) =>
  line.sentences.flatMap((s) => spansFrom(line.block, s.start, s.end).filter(({ end }) => end <= s.end));

function weigh(lines: readonly Line[]): Vector[] {
  const documents = new Map<string, number>();
  for (const line of lines) for (const s of line.stems) documents.set(s, (documents.get(s) ?? 0) + 1);
  return lines.map((line) => {
    const vector: Vector = new Map();
    let square = 0;
    for (const s of line.stems) {
      const weight = Math.log(1 + lines.length / documents.get(s)!);
      vector.set(s, weight);
      square += weight * weight;
    }
    const length = Math.sqrt(square) || 1;
    for (const [s, weight] of vector) vector.set(s, weight / length);
    return vector;
  });
}

function pageRank(vectors: readonly Vector[]): number[] {
  const n = vectors.length;
  const links = similarities(vectors);
  const out = links.map((row) => row.reduce((sum, [, w]) => sum + w, 0));
  let rank = new Array<number>(n).fill(1 / n);
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = new Array<number>(n).fill((1 - DAMPING) / n);
    links.forEach((row, i) => {
      for (const [j, weight] of row) next[j]! += (DAMPING * rank[i]! * weight) / out[i]!;
    });
    rank = next;
  }
  return rank;
}

function similarities(vectors: readonly Vector[]): [number, number][][] {
  const holders = new Map<string, number[]>();
  vectors.forEach((vector, i) => {
    for (const s of vector.keys()) {
      const known = holders.get(s);
      if (known) known.push(i);
      else holders.set(s, [i]);
    }
  });
  return vectors.map((vector, i) => {
    const sums = new Map<number, number>();
    for (const [s, weight] of vector)
      for (const j of holders.get(s)!)
        if (j !== i) sums.set(j, (sums.get(j) ?? 0) + weight * vectors[j]!.get(s)!);
    return [...sums].filter(([, w]) => w > 0.05);
  });
}

function centroid(vectors: readonly Vector[]): number[] {
  const centre: Vector = new Map();
  for (const vector of vectors) for (const [s, w] of vector) centre.set(s, (centre.get(s) ?? 0) + w);
  return vectors.map((vector) => {
    let dot = 0;
    for (const [s, w] of vector) dot += w * centre.get(s)!;
    return dot / Math.sqrt(Math.max(1, vector.size));
  });
}
