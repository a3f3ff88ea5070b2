import { tokens } from '../../../../../kernel/patterns.ts';
import { verdictsFrom } from '../cues/read-verdicts.ts';

export const verdicts = verdictsFrom(
  [
    {
      headings: ['permesso', 'permessi', 'consentito', 'consentiti', 'ammesso'],
      question: 'Che cosa è permesso?',
      label: 'Permesso',
      again: 'Permesso anche',
    },
    {
      headings: ['vietato', 'vietati', 'vietata', 'proibito', 'non permesso', 'non consentito'],
      question: 'Che cosa è vietato?',
      label: 'Vietato',
      again: 'Vietato anche',
    },
    {
      headings: ['obbligatorio', 'obbligatori', 'richiesto'],
      question: 'Che cosa è obbligatorio?',
      label: 'Obbligatorio',
      again: 'Obbligatorio anche',
    },
    {
      headings: ['consigliato', 'raccomandato', 'consigliati'],
      question: 'Che cosa è consigliato?',
      label: 'Consigliato',
      again: 'Consigliato anche',
    },
    {
      headings: ['sconsigliato', 'sconsigliati'],
      question: 'Che cosa è sconsigliato?',
      label: 'Sconsigliato',
      again: 'Sconsigliato anche',
    },
    {
      headings: ['da evitare', 'evitare'],
      question: 'Che cosa si deve evitare?',
      label: 'Da evitare',
      again: 'Da evitare anche',
    },
    {
      headings: ['cosa fare', 'da fare'],
      question: 'Che cosa si deve fare?',
      label: 'Da fare',
      again: 'Da fare anche',
    },
    {
      headings: ['cosa non fare', 'da non fare'],
      question: 'Che cosa non si deve fare?',
      label: 'Da non fare',
      again: 'Da non fare nemmeno',
    },
  ],
  tokens`non mai si se quando`,
);
