import { describe, expect, it } from 'vitest';
import { detectLanguage } from '../../src/documents/confined/language/detect-language.ts';
import { SHORT_TEXTS } from './short-texts.ts';

const cases = Object.entries(SHORT_TEXTS).flatMap(([language, texts]) =>
  texts.map((text) => ({ language, text })),
);

describe('the language of a short text', () => {
  it.each(cases)('$language: $text', async ({ language, text }) => {
    expect(await detectLanguage(text, null)).toBe(language);
    // Templates claim English whatever they hold.
    expect(await detectLanguage(text, 'en-US')).toBe(language);
  });

  it.each([
    ['pl', 'Drzewa chłodzą miasto na dwa sposoby, a ich korony osłaniają bruk.'],
    ['sv', 'Träden kyler staden på två sätt och deras kronor ger skugga.'],
    ['da', 'Træerne køler byen på to måder, og deres kroner giver skygge.'],
    ['ro', 'Copacii răcoresc orașul în două feluri, iar coroanele lor țin umbră.'],
    ['ca', 'Els arbres refresquen la ciutat de dues maneres, i les seves capçades fan ombra.'],
    ['ru', 'Деревья охлаждают город двумя способами, и их кроны дают тень.'],
    ['ja', '街路樹は二つの方法で都市を冷やします。樹冠は日陰を作ります。'],
  ])('is none of the seven where it is not: %s', async (language, text) => {
    expect(await detectLanguage(text, null)).toBe(language);
  });
});

describe('words without a sentence', () => {
  const LISTS: [string, string][] = [
    ['en', 'Lesson 3: photosynthesis, chlorophyll, stomata, glucose, oxygen'],
    ['de', 'Lektion 3: Photosynthese, Chlorophyll, Spaltöffnungen, Glukose, Sauerstoff'],
    ['fr', 'Leçon 3: photosynthèse, chlorophylle, stomates, glucose, oxygène'],
    ['es', 'Lección 3: fotosíntesis, clorofila, estomas, glucosa, oxígeno'],
    ['it', 'Lezione 3: fotosintesi, clorofilla, stomi, glucosio, ossigeno'],
    ['pt', 'Lição 3: fotossíntese, clorofila, estomas, glicose, oxigénio'],
    ['nl', 'Les 3: fotosynthese, chlorofyl, huidmondjes, glucose, zuurstof'],
  ];
  it.each(LISTS)('are told: %s', async (language, text) => {
    expect(await detectLanguage(text, null)).toBe(language);
  });

  it.each(LISTS)('do not outdo a right claim: %s', async (language, text) => {
    expect(await detectLanguage(text, `${language}-XX`)).toBe(language);
  });

  it('are left open where nothing is claimed and nothing sure', async () => {
    expect(await detectLanguage('Les 3: fotosynthese, chlorofyl, huidmondjes, glucose', 'und')).toBe('und');
    expect(await detectLanguage('42 %, 17 kg', null)).toBe('und');
    expect(await detectLanguage('Tabelle 1', 'de-CH')).toBe('de');
  });
});
