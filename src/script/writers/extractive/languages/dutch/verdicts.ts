import { tokens } from '../../../../../kernel/patterns.ts';
import { verdictsFrom } from '../cues/read-verdicts.ts';

export const verdicts = verdictsFrom(
  [
    {
      headings: ['toegestaan', 'wel toegestaan', 'dit mag', 'mag', 'mag wel', 'wat mag'],
      question: 'Wat mag er?',
      label: 'Toegestaan',
      again: 'Ook toegestaan',
    },
    {
      headings: ['verboden', 'niet toegestaan', 'mag niet', 'dit mag niet', 'wat mag niet'],
      question: 'Wat mag niet?',
      label: 'Niet toegestaan',
      again: 'Ook niet toegestaan',
    },
    {
      headings: ['verplicht', 'vereist'],
      question: 'Wat is verplicht?',
      label: 'Verplicht',
      again: 'Ook verplicht',
    },
    {
      headings: ['aanbevolen'],
      question: 'Wat is aanbevolen?',
      label: 'Aanbevolen',
      again: 'Ook aanbevolen',
    },
    {
      headings: ['vermijden', 'te vermijden'],
      question: 'Wat is te vermijden?',
      label: 'Te vermijden',
      again: 'Ook te vermijden',
    },
  ],
  tokens`nooit niet men je u we het als geen`,
);
