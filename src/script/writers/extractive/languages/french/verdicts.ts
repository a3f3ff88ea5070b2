import { tokens } from '../../../../../kernel/patterns.ts';
import { verdictsFrom } from '../cues/read-verdicts.ts';

export const verdicts = verdictsFrom(
  [
    {
      headings: ['autorisé', 'autorisée', 'autorisés', 'autorisées', 'permis', 'permise', 'permises'],
      question: 'Qu’est-ce qui est autorisé ?',
      label: 'Autorisé',
      again: 'Autorisé aussi',
    },
    {
      headings: [
        'interdit',
        'interdite',
        'interdits',
        'interdites',
        'non autorisé',
        'non autorisés',
        'défendu',
      ],
      question: 'Qu’est-ce qui est interdit ?',
      label: 'Interdit',
      again: 'Interdit aussi',
    },
    {
      headings: ['obligatoire', 'obligatoires', 'requis'],
      question: 'Qu’est-ce qui est obligatoire ?',
      label: 'Obligatoire',
      again: 'Obligatoire aussi',
    },
    {
      headings: ['conseillé', 'recommandé', 'recommandés', 'conseillés'],
      question: 'Qu’est-ce qui est recommandé ?',
      label: 'Recommandé',
      again: 'Recommandé aussi',
    },
    {
      headings: ['déconseillé', 'déconseillés'],
      question: 'Qu’est-ce qui est déconseillé ?',
      label: 'Déconseillé',
      again: 'Déconseillé aussi',
    },
    {
      headings: ['à éviter', 'éviter'],
      question: 'Que faut-il éviter ?',
      label: 'À éviter',
      again: 'À éviter aussi',
    },
    {
      headings: ['à faire'],
      question: 'Que faut-il faire ?',
      label: 'À faire',
      again: 'À faire aussi',
    },
    {
      headings: ['à ne pas faire', 'ne pas faire'],
      question: 'Que faut-il ne pas faire ?',
      label: 'À ne pas faire',
      again: 'À ne pas faire non plus',
    },
  ],
  tokens`ne on vous nous il si jamais quand`,
);
