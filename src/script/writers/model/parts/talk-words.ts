import { words } from '../../../../kernel/patterns.ts';
import { bareWords } from '../../../grounding/words.ts';

/** Words of a welcome and a farewell, bare, in the seven languages. */
const TALK = new Set(words`
  welcome, thanks, thank, listening, goodbye, bye, episode, willkommen, danke, zuhoren, wiederhoren, folge,
  tschuss, bienvenue, merci, ecoute, ecoutez, episode, revoir, bientot, bienvenidos, bienvenido, bienvenida,
  gracias, escuchar, escucharnos, episodio, adios, benvenuti, benvenute, ascolto, ascoltato, puntata,
  episodio, arrivederci, grazie, bemvindos, bemvindo, vindos, vindo, vindas, obrigado, obrigada, ouvir,
  episodio, adeus, welkom, bedankt, luisteren, aflevering
`);
const MOST = 14;

/** A short welcome or farewell needs no word of the subject. */
export function supportsTalk(text: string): boolean {
  const words = bareWords(text);
  return words.length <= MOST && words.some((word) => TALK.has(word));
}
