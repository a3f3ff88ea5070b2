import type { VoiceInfo } from '../../lib/wording/describe-voice.ts';
import { languageName } from '../../lib/wording/format.ts';

export interface VoiceFilters {
  /** Words of name, language, accent or engine. */
  q: string;
  kind: VoiceInfo['kind'] | '';
  /** Primary language, such as "en". */
  language: string;
}

export interface LanguageGroup {
  language: string;
  name: string;
  voices: VoiceInfo[];
}

/** The best kinds first. */
const ORDER: readonly VoiceInfo['kind'][] = ['neural', 'recorded', 'cloud', 'formant'];

export function primaryLanguage(tag: string): string {
  return tag.toLowerCase().split('-')[0] ?? tag;
}

/** The voices that fit. */
export function voicesThatFit(
  voices: readonly VoiceInfo[],
  { q, kind, language }: VoiceFilters,
): VoiceInfo[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  return voices.filter((voice) => {
    if (kind && voice.kind !== kind) return false;
    if (language && primaryLanguage(voice.language) !== language) return false;
    const text = `${voice.name} ${voice.id} ${languageName(voice.language)} ${voice.gender} ${voice.age} ${voice.engine}`;
    return words.every((word) => text.toLowerCase().includes(word));
  });
}

/** By language, `first` before the others, which follow by name; within one, the most natural kind first. */
export function groupVoices(voices: readonly VoiceInfo[], first = 'en'): LanguageGroup[] {
  const groups = new Map<string, VoiceInfo[]>();
  for (const voice of voices) {
    const language = primaryLanguage(voice.language);
    groups.set(language, [...(groups.get(language) ?? []), voice]);
  }
  return [...groups]
    .map(([language, all]) => ({ language, name: languageName(language), voices: all.toSorted(byKind) }))
    .sort(
      (a, b) => Number(b.language === first) - Number(a.language === first) || a.name.localeCompare(b.name),
    );
}

function byKind(a: VoiceInfo, b: VoiceInfo): number {
  return ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || a.name.localeCompare(b.name);
}
