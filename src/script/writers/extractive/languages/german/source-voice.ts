import type { Line } from '../../reading/model.ts';
import { judgeCueVoice, type OwnVoice } from '../cues/cue-voice.ts';

const VOICE: OwnVoice = {
  singular: /\b(?:[Ii]ch|[Mm]ich|[Mm]ir|[Mm]eine?[nrms]?)(?![\p{L}-])/u,
  plural: /\b(?:[Ww]ir|[Uu]ns|[Uu]nsere?[nrms]?)(?![\p{L}-])/u,
  work: /\b(?:[Hh]aben wir|wir haben|[Ww]ir) (?:[^,.;]{0,60} )?(?:untersucht(?:en)?|gemessen|maßen|gezeigt|zeigten|gefunden|fanden|beobachtet(?:en)?|verglichen|befragt(?:en)?|analysiert(?:en)?|entwickelt(?:en)?|berechnet(?:en)?|erhoben|getestet(?:en)?|ausgewertet|durchgeführt|ermittelt(?:en)?|vorgestellt|vorgeschlagen|geprüft|nachgewiesen|bestimmt(?:en)?|erfasst(?:en)?|gesammelt|sammelten)\b|\b[Uu]nsere?[nrms]? (?:\p{Ll}+ )?(?:Ergebnisse?n?|Studie|Untersuchung(?:en)?|Messung(?:en)?|Daten|Arbeit|Analyse|Auswertung|Stichprobe|Befragung|Projekt|Team|Ansatz|Methode|Modell|Unternehmen|Firma|Verein|Website|Webseite|Produkte?|Kunden|Mitglieder|Redaktion|Institut)\b/u,
};

/** What the source's own "ich" and "wir" are worth. */
export function judgeVoice(lines: readonly Line[]): { authorsSpeak: boolean } {
  return judgeCueVoice(lines, VOICE);
}
