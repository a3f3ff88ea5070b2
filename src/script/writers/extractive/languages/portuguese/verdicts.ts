import { tokens } from '../../../../../kernel/patterns.ts';
import { verdictsFrom } from '../cues/read-verdicts.ts';

export const verdicts = verdictsFrom(
  [
    {
      headings: ['permitido', 'permitida', 'permitidos', 'permitidas', 'é permitido'],
      question: 'O que é permitido?',
      label: 'Permitido',
      again: 'Também permitido',
    },
    {
      headings: ['proibido', 'proibida', 'proibidos', 'proibidas', 'não permitido', 'é proibido'],
      question: 'O que é proibido?',
      label: 'Proibido',
      again: 'Também proibido',
    },
    {
      headings: ['obrigatório', 'obrigatórios', 'exigido'],
      question: 'O que é obrigatório?',
      label: 'Obrigatório',
      again: 'Também obrigatório',
    },
    {
      headings: ['recomendado', 'recomendados', 'aconselhado'],
      question: 'O que se recomenda?',
      label: 'Recomendado',
      again: 'Também recomendado',
    },
    {
      headings: ['a evitar', 'evitar', 'o que evitar'],
      question: 'O que se deve evitar?',
      label: 'A evitar',
      again: 'Também a evitar',
    },
    {
      headings: ['o que fazer'],
      question: 'O que se deve fazer?',
      label: 'A fazer',
      again: 'Também a fazer',
    },
    {
      headings: ['o que não fazer'],
      question: 'O que não se deve fazer?',
      label: 'A não fazer',
      again: 'Também a não fazer',
    },
  ],
  tokens`não nunca jamais se você quando`,
);
