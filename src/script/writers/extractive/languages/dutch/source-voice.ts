import type { Document } from '../../../../../kernel/artifacts.ts';
import { pattern, words } from '../../../../../kernel/patterns.ts';
import type { Line } from '../../model.ts';
import type { Voice } from '../../voice.ts';
import { judgeCueVoice, type OwnVoice } from '../cues/cue-voice.ts';

const PRESENT_VERBS = words`
  vinden, worden, houden, weten, moeten, bieden, meten, eten, zitten, rijden, laten, heten, treden,
  leiden, raden, melden, zenden, besteden, onthouden, schatten, zetten, achten, letten, praten, wachten,
  verwachten, trachten, beperkten
`;

const PAST_BEFORE_WE = words`
  (?!${PRESENT_VERBS}\b)\p{Ll}{3,}(?:den|ten), vonden, namen, kozen, schreven, maten, keken, zagen,
  gingen, begonnen, stelden, deden
`;

const PAST_AFTER_WE = words`
  (?!${PRESENT_VERBS}\b)\p{Ll}{3,}(?:den|ten), vonden, namen, kozen, schreven, maten, zagen, gingen,
  begonnen
`;

const OWN_THINGS = words`
  resultaten, onderzoek, studie, metingen, gegevens, werk, analyse, steekproef, project, team, aanpak,
  methode, model, bedrijf, organisatie, vereniging, website, producten, klanten, leden, redactie,
  instituut, software, gebruikers, lezers, collega's, school, afdeling, ervaring, ervaringen
`;

const VOICE: OwnVoice = {
  singular: /\b(?:[Ii]k|[Mm]ij|[Mm]ijn|[Mm]ezelf|[Mm]ijzelf)(?![\p{L}-])|(?<=\p{L} )me(?![\p{L}-])/u,
  plural: /\b(?:[Ww]ij|[Ww]e|[Oo]ns|[Oo]nze)(?![\p{L}-])/u,
  // The past tense tells what somebody did: "hebben we gemeten", "wij kozen".
  work: pattern('u')`
    \b(?:[Hh]ebben|[Hh]adden|zijn) (?:we|wij) (?:[^,.;]{0,70} )?
      (?:ge\p{Ll}+(?:d|t|en)|(?:be|ver|ont|her|onder)\p{Ll}+(?:d|t|en))\b
    |\b(?:[Ww]e|[Ww]ij) (?:hebben|hadden) (?:[^,.;]{0,70} )?
      (?:\p{Ll}*ge\p{Ll}+(?:d|t|en)|(?:be|ver|ont|onder)\p{Ll}+(?:d|t|en))\b
    |\b(?:[Ww]e|[Ww]ij) ${PAST_BEFORE_WE}\b|\b${PAST_AFTER_WE} (?:we|wij)\b
    |\b[Oo]nze? (?:\p{Ll}+ )?${OWN_THINGS}\b
  `,
};

/** What the source's own "ik" and "wij" are worth. */
export function judgeVoice(lines: readonly Line[], document: Document): Voice {
  return judgeCueVoice(lines, VOICE, document);
}
