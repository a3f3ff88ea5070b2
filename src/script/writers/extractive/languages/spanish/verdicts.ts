import { tokens } from '../../../../../kernel/patterns.ts';
import { verdictsFrom } from '../cues/read-verdicts.ts';

export const verdicts = verdictsFrom(
  [
    {
      headings: ['permitido', 'permitida', 'permitidos', 'permitidas', 'está permitido'],
      question: '¿Qué está permitido?',
      label: 'Permitido',
      again: 'También permitido',
    },
    {
      headings: ['prohibido', 'prohibida', 'prohibidos', 'prohibidas', 'no permitido', 'está prohibido'],
      question: '¿Qué está prohibido?',
      label: 'Prohibido',
      again: 'También prohibido',
    },
    {
      headings: ['obligatorio', 'obligatorios', 'requerido'],
      question: '¿Qué es obligatorio?',
      label: 'Obligatorio',
      again: 'También obligatorio',
    },
    {
      headings: ['recomendado', 'recomendados', 'aconsejado'],
      question: '¿Qué se recomienda?',
      label: 'Recomendado',
      again: 'También recomendado',
    },
    {
      headings: ['a evitar', 'evitar', 'qué evitar'],
      question: '¿Qué hay que evitar?',
      label: 'A evitar',
      again: 'También a evitar',
    },
    {
      headings: ['qué hacer'],
      question: '¿Qué hay que hacer?',
      label: 'A hacer',
      again: 'También a hacer',
    },
    {
      headings: ['qué no hacer'],
      question: '¿Qué no hay que hacer?',
      label: 'Lo que no',
      again: 'Tampoco',
    },
  ],
  tokens`no nunca jamás se usted si cuando`,
);
