import { words } from '../../../../../kernel/patterns.ts';

/* The words by which faults.ts finds what cannot be said of a French text. */

const SHOWN = words`
  figures?, fig\., tableaux?, tabl\., schémas?, graphiques?, encadrés?, annexes?, planches?, photos?,
  photographies?, illustrations?, images?, cartes?, équations?, formules?
`;

const PLACES = words`
  chapitres?, sections?, paragraphes?, parties?, pages?, articles?, leçons?, unités?, modules?,
  tutoriels?, billets?, documents?, manuels?, guides?, ouvrages?, livres?
`;

export const NUMBERED_THINGS = words`
  ${SHOWN}, ${PLACES}, étape, exemple, exercice, note, vol\., tome, volume, question, listing, ligne,
  niveau, diapositive
`;

export const AFTER_SEE = words`
  ${SHOWN}, ${PLACES}, encadré, annexe, ci-, plus, rubrique, site, note, aussi, par exemple
`;

export const SEE_ADVERBS = words`[ ]aussi, [ ]également, [ ]ci-\p{L}+, [ ]plus (?:haut|loin|bas)`;

export const SHOWS_OR_SEES = words`
  montre, montrent, voit, vu, verra, verrons, avons vu, précédemment, plus haut, indique, illustre, dans
`;

export const AS_SUBJECTS = words`
  le, la, les, l', que, qu', nous l'avons, on l'a, nous le, mentionné, indiqué, expliqué, décrit, vu
`;

export const AFTER_SHOWN = words`la, le, les, plus, ci, précédemment, dans, au, figure, tableau`;

export const SHOWN_OR_SAID = words`
  vu, décrit, décrite, décrits, décrites, mentionnée?s?, citée?s?, présentée?s?, expliquée?s?, évoquée?s?,
  indiquée?s?, énoncée?s?, listée?s?, définie?s?, donnée?s?
`;

export const PLACES_IN_TEXT = words`
  plus (?:haut|bas|loin|tôt), ci-\p{L}+, précédemment, auparavant,
  dans (?:le|la|les|cette|ce|ces|l') ?(?:${PLACES}|${SHOWN}|suite|annexe|section)
`;

export const WE_SAW_OR_WILL = words`
  avons vu, l'avons vu, verrons, reviendrons, y reviendrons, allons voir, aborderons, étudierons,
  décrirons, parlerons, présenterons, examinerons, traiterons
`;

export const TREATED = words`
  présentée?s?, décrite?s?, traitée?s?, abordée?s?, étudiée?s?, détaillée?s?, expliquée?s?, exposée?s?
`;

export const TEXTS = words`
  ${PLACES}, étude-ci, cours, dossier, exposé, essai, mémoire, thèse, vidéo, chapitre, rubrique, fiche,
  introduction, travail
`;

export const WHICH_TEXT = words`
  ce, cet, cette, le (?:présent|prochain|dernier), la (?:présente|prochaine), notre, un prochain,
  une prochaine
`;

export const FOLLOWING_THINGS = words`${PLACES}, ${SHOWN}, exemple, exemples, liste, commande, commandes, code, extrait`;

export const PRESENT_THINGS = words`${PLACES}, ${SHOWN}, graphe, courbe, cours, exposé, manuel, tutoriel`;

export const PICTURES = words`figure, tableau, schéma, graphique, illustration, capture, encadré, photo`;

export const FIELD_LABELS = words`
  accueil, menu, rechercher, mots[ -]clés, catégories?, étiquettes?, auteure?s?, sources?, crédits?,
  photos?, légende, image, commentaires?, sommaire, remerciements, note, résumé, date
`;

const YOU_SEE = words`
  voyez, pouvez voir, verrez, remarquerez, noterez, constaterez, trouverez, obtenez, obtiendrez,
  devriez voir
`;

export const SHOWING_PHRASES = words`
  vous ${YOU_SEE}, comme vous (?:le )?(?:voyez|pouvez), dans (?:cet|l'|notre|nos|ces|les) ?exemples?,
  (?:on|nous) (?:voit|voyons|observe) ici,
  (?:suivons|voyons|prenons|regardons|examinons|considérons|supposons), (?:double[ -])?clics?,
  (?:vous|on) (?:pouvez|peut) trouver (?:une|la) liste, devant vous, sous vos yeux,
  (?:cliquer|appuyer|appuyez) (?:sur|ici)
`;

export const GLOSSARY_NOUNS = words`
  action, fait, ensemble, processus, science, art, étude, personne, celui, capacité, manière, partie,
  qualité
`;

export const VERBS_WITHOUT_SUBJECT = words`
  ressemble, permet, utilise, affiche, crée, contient, désigne, indique, donne, sert, consiste,
  représente, correspond, comprend, définit, active, désactive, ouvre, ajoute, supprime, est, sont, a,
  ont, n'a, n'est, n'ont, spécifie, modifie, applique, montre, contrôle, détermine,
  se (?:dit|compose|trouve|rapporte)
`;
