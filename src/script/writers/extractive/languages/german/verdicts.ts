import { tokens } from '../../../../../kernel/patterns.ts';
import { verdictsFrom } from '../cues/read-verdicts.ts';

export const verdicts = verdictsFrom(
  [
    {
      headings: ['erlaubt', 'gestattet', 'zulässig', 'das ist erlaubt', 'was ist erlaubt'],
      question: 'Was ist erlaubt?',
      label: 'Erlaubt',
      again: 'Auch erlaubt',
    },
    {
      headings: [
        'verboten',
        'nicht erlaubt',
        'nicht gestattet',
        'unzulässig',
        'untersagt',
        'das ist verboten',
        'was ist verboten',
      ],
      question: 'Was ist nicht erlaubt?',
      label: 'Nicht erlaubt',
      again: 'Auch nicht erlaubt',
    },
    {
      headings: ['pflicht', 'verpflichtend', 'erforderlich', 'notwendig'],
      question: 'Was ist erforderlich?',
      label: 'Erforderlich',
      again: 'Auch erforderlich',
    },
    {
      headings: ['empfohlen', 'empfehlenswert'],
      question: 'Was ist empfohlen?',
      label: 'Empfohlen',
      again: 'Auch empfohlen',
    },
    {
      headings: ['nicht empfohlen'],
      question: 'Was ist nicht empfohlen?',
      label: 'Nicht empfohlen',
      again: 'Auch nicht empfohlen',
    },
    {
      headings: ['vermeiden', 'zu vermeiden', 'bitte vermeiden'],
      question: 'Was gilt es zu vermeiden?',
      label: 'Zu vermeiden',
      again: 'Auch zu vermeiden',
    },
  ],
  tokens`nie niemals nicht man sie wir es wenn kein keine keinen`,
);
