import { words } from '../../../../../kernel/patterns.ts';
import type { FocusWords } from '../language.ts';

export const focus: FocusWords = {
  between: /[;.]\s*|,\s*(?=(?:maar )?(?:zonder|behalve|niet|sla|laat|uitgezonderd)\b)/i,
  leaveOut:
    /^(?:graag )?(?:maar )?(?:zonder|behalve|niet|geen|laat(?=.* (?:weg|achterwege))|sla(?=.* over)|uitgezonderd)\s+/i,
  filler: words`
      alleen, slechts, graag, over, op, van, tot, de, het, een, en, met, tussen, hoofdstuk, paragraaf, deel,
      les, module, leg, uit, vertel, bespreek, beperk, je, u, zich, tot, vooral, wat, is, zijn, hoe, waarom,
      weg, laat, sla
    `,
  numbered:
    /\b(hoofdstuk|paragraaf|deel|les|module|college|sectie)(?:ken|s|sen)?\s+(\d+(?:\.\d+)*|[ivxlc]+|een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien)\b/i,
  numerals: ['', 'een', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien'],
};
