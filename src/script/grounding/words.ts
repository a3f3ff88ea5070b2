import { words } from '../../kernel/patterns.ts';
import { bare } from './numbers.ts';
import { isTalk } from './talk-vocabulary.ts';

/** Scripts written without spaces between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
const WORD = /\p{L}[\p{L}\p{M}\p{N}]*/gu;

/** Words that carry no subject, four letters and longer, in the seven languages; bare (numbers.ts). */
const FUNCTION_WORDS = new Set(words`
  about, above, after, again, also, although, always, another, because, been, before, being, below, between,
  both, could, does, doing, done, down, during, each, even, every, from, have, having, here, into, itself,
  just, like, many, more, most, much, must, never, often, only, other, over, rather, same, should, since,
  some, such, than, that, their, them, then, there, these, they, thing, things, this, those, though,
  through, under, until, upon, very, want, well, were, what, when, where, which, while, will, with, within,
  without, would, your, yours

  aber, alle, allem, allen, aller, alles, also, andere, anderen, auch, beim, bereits, bevor, beide, beiden,
  bleibt, damit, dann, darauf, daraus, darum, dass, davon, dazu, dein, denn, deren, deshalb, dessen,
  deswegen, dich, diese, diesem, diesen, dieser, dieses, doch, dort, durch, eben, eigentlich, eine, einem,
  einen, einer, eines, einfach, einmal, etwas, euch, fast, ganz, gegen, genau, gibt, haben, hatte, hatten,
  hier, hinter, ihnen, ihre, ihrem, ihren, ihrer, immer, jede, jedem, jeden, jeder, jedes, jetzt, kann,
  kein, keine, keinen, koennen, konnen, konnte, mehr, mein, meine, mich, muss, mussen, nach, nicht, nichts,
  noch, oder, ohne, schon, sehr, sein, seine, seinem, seinen, seiner, sich, sind, sogar, soll, sollte,
  sondern, sonst, trotzdem, uber, unser, unsere, unter, viel, viele, vielen, vielleicht, warum, weil,
  welche, welcher, welches, wenig, wenn, werde, werden, wieder, wird, wurde, wurden, zwar, zwischen

  ainsi, alors, apres, aussi, autre, autres, avaient, avait, avant, avec, avez, avoir, avons, beaucoup,
  bien, cela, celle, celles, celui, cependant, cette, ceux, chaque, chez, comme, comment, dans, depuis,
  deux, dont, donc, elle, elles, encore, entre, est-ce, etaient, etait, etre, faire, fait, faut, leur,
  leurs, lors, mais, meme, memes, moins, notre, nous, parce, pendant, peut, peuvent, plus, plusieurs, pour,
  pourquoi, puis, quand, quel, quelle, quelles, quels, quoi, sans, sera, seulement, sont, sous, souvent,
  sur-tout, toujours, tous, tout, toute, toutes, tres, trop, vers, voici, voila, votre, vous

  algo, alguna, algunas, algunos, ante, antes, aquel, aquella, aunque, cada, casi, como, contra, cual,
  cuales, cuando, cuanto, desde, donde, durante, ella, ellas, ellos, entonces, entre, esta, estaba, estan,
  estas, este, esto, estos, fueron, habia, hace, hacen, hacia, hasta, luego, mientras, mismo, mucha, muchas,
  mucho, muchos, nada, nosotros, nuestra, nuestro, otra, otras, otro, otros, para, pero, porque, pues,
  puede, pueden, quien, segun, sera, siempre, sino, sobre, solo, tambien, tanto, tenia, tiene, tienen, toda,
  todas, todavia, todo, todos, unas, unos, usted, ustedes

  abbiamo, alcune, alcuni, allora, anche, ancora, avere, aveva, bene, chi-ha, ciascuno, come, comunque,
  cosa, cosi, cui, dagli, dalla, dalle, degli, dell, della, delle, dello, dentro, deve, devono, dopo, dove,
  dunque, essere, fare, fino, fino-a, hanno, infatti, loro, mentre, meno, molta, molte, molti, molto, negli,
  nella, nelle, nostra, nostro, ogni, oltre, oppure, perche, pero, piu, poco, poi, possono, prima, proprio,
  quale, quali, qualche, quando, quanto, quasi, quella, quelle, quelli, quello, questa, queste, questi,
  questo, quindi, senza, sempre, sono, sotto, sugli, sulla, sulle, tanto, tutta, tutte, tutti, tutto, verso,
  viene, voi

  agora, ainda, algumas, alguns, antes, apenas, aquela, aquele, assim, atraves, cada, coisa, como, contra,
  dela, dele, deles, depois, desde, dessa, desse, desta, deste, deve, disso, disto, durante, elas, eles,
  enquanto, entao, entre, essa, essas, esse, esses, esta, estao, estas, estava, este, estes, estou, exemplo,
  foram, haver, isso, isto, mais, mas-nao, mesma, mesmo, muita, muitas, muito, muitos, nada, nesse, nesta,
  neste, nossa, nosso, nunca, onde, outra, outras, outro, outros, para, pela, pelas, pelo, pelos, pode,
  podem, pois, porque, porquanto, qual, quando, quanto, quase, quem, sempre, sendo, sera, seus, sobre, sua,
  suas, tambem, tanto, tinha, toda, todas, todo, todos, uma, umas, voce, voces

  alle, alleen, altijd, andere, anders, beide, bent, bijna, daar, daarna, daarom, deze, dezelfde, doen,
  door, doet, echt, eens, elke, enkele, erg, geen, gewoon, haar, hadden, heb, hebben, hebt, heeft, hier,
  hoe-dan, hoewel, iets, ieder, iedere, immers, jouw, jullie, kunnen, maar, meer, meest, mijn, moet, moeten,
  naar, niet, niets, nog-al, omdat, onder, onze, ook-al, over, pas-op, reeds, sinds, soms, steeds, tegen,
  terwijl, toch, toen, tussen, veel, vele, vooral, waar, waarom, wanneer, want, waren, welke, werd, werden,
  weer, weinig, weten, worden, wordt, zeer, zelf, zelfs, zich, zijn, zoals, zonder, zouden
`);

/** Letters that two forms of a word share, in languages that change its end. */
const STEM = 5;

/** The subject words of a text as stems: bare, four letters or more, cut to five. */
export function subjectStems(text: string): string[] {
  const words = (text.match(WORD) ?? []).map(bare);
  // Without spaces between words, pairs of characters stand in for them.
  if (UNSPACED.test(text)) return words.flatMap(pairsOfCharacters);
  return words
    .filter((word) => word.length >= 4 && !FUNCTION_WORDS.has(word) && !isTalk(word))
    .map((word) => word.slice(0, STEM));
}

function pairsOfCharacters(word: string): string[] {
  const characters = [...word];
  return characters.slice(1).map((character, index) => characters[index] + character);
}

/** All words, bare, for comparing turns. */
export function bareWords(text: string): string[] {
  return (text.match(WORD) ?? []).map(bare);
}

/** Which share of a text's distinct subject words stands in the sources; 1 where it has none. */
export function lexicalSupport(text: string, sources: readonly string[]): number {
  const stems = new Set(subjectStems(text));
  if (stems.size === 0) return 1;
  const known = new Set(sources.flatMap(subjectStems));
  const compounds = [...known];
  const held = [...stems].filter(
    (stem) => known.has(stem) || compounds.some((k) => k.length >= 4 && stem.startsWith(k)),
  );
  return held.length / stems.size;
}

/** Words as they are spoken. */
export function countWords(text: string): number {
  if (!UNSPACED.test(text)) return text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
  const segmenter = new Intl.Segmenter('und', { granularity: 'word' });
  return [...segmenter.segment(text)].filter((part) => part.isWordLike).length;
}
