import type { Document } from '../../../../../kernel/artifacts.ts';
import { pattern, words } from '../../../../../kernel/patterns.ts';
import type { Line } from '../../model.ts';
import type { Manner } from '../../voice.ts';
import { INSTRUCTIONS } from './fault-words.ts';
import { analyse } from './tokens.ts';

const PAPER_PARTS = words`abstract, introduction, background, methods?, materials and methods, data, results?, discussion, conclusions?, limitations, related work, evaluation, references`;
const PAPER_HEADING = pattern('i')`^(?:[\dIVX]+(?:\.\d+)*[.)]?\s+)?${PAPER_PARTS}\b.{0,24}$`;
const WORKED =
  /^(?:[\dIVX]+(?:\.\d+)*[.)]?\s+)?(?:abstract|(?:materials and )?methods?|results?|discussion)\b/i;

const LAW_TITLE =
  /\b(?:constitution|bylaws|by-laws|statutes?|act|treaty|convention|charter|ordinance|regulations?|terms of (?:service|use)|agreement|contract|licen[cs]e)\b/i;
const POLICY_TITLE =
  /\b(?:polic(?:y|ies)|handbook|code of (?:conduct|ethics)|guidelines|house rules|procedures?|benefits|privacy)\b/i;
const MANUAL_TITLE =
  /\b(?:manual|how to|tutorial|getting started|user['’]?s? guide|help|instructions?|installation|recipe|walkthrough)\b/i;

const SHALL = /\bshall\b/i;
const PERMITS = /\b(?:shall|must|may)\b/i;
const OBLIGES =
  /\b(?:must|may not|is required to|are required to|are expected to|should|are entitled to|is entitled to)\b/i;
const INSTRUCTION = pattern('i')`^(?:(?:To|If|When|Once|After|Before|In|On)\b[^,]{3,80}, )?${INSTRUCTIONS}\b`;

/** Shares of a document's lines from which on they set its manner. */
const OF_A_LAW = 0.2;
const OF_A_LAW_BY_NAME = 0.06;
const OF_A_POLICY = 0.25;
const OF_A_POLICY_BY_NAME = 0.04;
const OF_A_MANUAL = 0.2;
const OF_A_MANUAL_BY_NAME = 0.08;
const OF_NOTES = 0.6;
/** Parts of a paper that a document has to name. */
const PARTS_OF_A_PAPER = 3;

/** What kind of text a document is; `ownAccount`: its writer says "I" all through it. */
export function judgeManner(document: Document, lines: readonly Line[], ownAccount: boolean): Manner {
  const { mediaType } = document.source;
  if (mediaType === 'pptx' || mediaType === 'odp') return 'slides';
  const headings = document.blocks
    .filter((b) => b.type === 'heading' || b.type === 'title')
    .map((b) => b.text.trim());
  const parts = headings.filter((h) => PAPER_HEADING.test(h));
  if (parts.length >= PARTS_OF_A_PAPER && parts.some((h) => WORKED.test(h))) return 'paper';
  if (isNotes(document)) return 'notes';
  const said = lines.filter((line) => line.fault === undefined);
  const share = (test: (line: Line) => boolean) => said.filter(test).length / Math.max(1, said.length);
  const title = [document.metadata.title, headings[0] ?? ''].join(' ');
  const shall = share((line) => SHALL.test(line.text));
  if (shall >= OF_A_LAW || (LAW_TITLE.test(title) && shall >= OF_A_LAW_BY_NAME)) return 'law';
  const instructs = share((line) => isInstruction(line.text));
  if (instructs >= OF_A_MANUAL || (MANUAL_TITLE.test(title) && instructs >= OF_A_MANUAL_BY_NAME))
    return 'manual';
  const obliges = share((line) => OBLIGES.test(line.text));
  if (POLICY_TITLE.test(title) && obliges >= OF_A_POLICY_BY_NAME) return 'policy';
  if (LAW_TITLE.test(title) && share((line) => PERMITS.test(line.text)) >= OF_A_LAW) return 'law';
  if (obliges >= OF_A_POLICY && !ownAccount) return 'policy';
  return ownAccount ? 'essay' : 'article';
}

/** Most of its blocks are points and fragments, and most of its words stand in those. */
function isNotes({ blocks }: Document): boolean {
  const body = blocks.filter((b) => b.role === 'body' && (b.type === 'paragraph' || b.type === 'list_item'));
  const open = body.filter((b) => !/[.!?…:]["”’)]?$/.test(b.text.trim()));
  const length = (of: typeof body) => of.reduce((sum, b) => sum + b.text.length, 0);
  return body.length > 0 && open.length / body.length >= OF_NOTES && length(open) * 2 > length(body);
}

/** "Press the button.", "To close it, click Done." */
function isInstruction(text: string): boolean {
  if (INSTRUCTION.test(text)) return true;
  const [first, next] = analyse(text);
  return first?.pos === 'VERB' && first.lower === first.lemma && /DET|PRON|NOUN|ADP/.test(next?.pos ?? '');
}
