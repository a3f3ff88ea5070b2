import type { TellingWords } from '../telling-words.ts';

export const telling: TellingWords = {
  contrasts: [
    'maar',
    'echter',
    'terwijl',
    'daarentegen',
    'in plaats van',
    'anders dan',
    'hoewel',
    'in tegenstelling tot',
    'integendeel',
  ],
  defines: ['heet', 'noemt men', 'wordt genoemd', 'betekent', 'verwijst naar', 'is een', 'is de', 'is het'],
  counts: ['er zijn', 'er bestaan', 'we onderscheiden', 'men onderscheidt'],
  standsFor: ['hij', 'zij', 'ze', 'het'],
};
