import { phrases, words } from '../../../../../kernel/patterns.ts';
import type { Fault } from '../cues/cue-faults.ts';
import { matchAny, opensWith } from '../cues/romance/patterns.ts';
import {
  AFTER_SEE,
  AFTER_SHOWN,
  AS_SUBJECTS,
  FIELD_LABELS,
  FOLLOWING_THINGS,
  GLOSSARY_NOUNS,
  NUMBERED_THINGS,
  PICTURES,
  PLACES_IN_TEXT,
  PRESENT_THINGS,
  SEE_ADVERBS,
  SHOWING_PHRASES,
  SHOWN_OR_SAID,
  SHOWS_OR_SEES,
  TEXTS,
  TREATED,
  VERBS_WITHOUT_SUBJECT,
  WE_SAW_OR_WILL,
  WHICH_TEXT,
} from './fault-words.ts';

/** What is no content in a French text, or can't be said of what nobody sees: rubric F4 and F5. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'pointer',
    test: matchAny(words`${NUMBERED_THINGS} (?:n°\s?)?(?:\d|[ivx]+(?![\p{L}'])|(?-i:[A-H])(?![\p{L}']))`),
  },
  {
    name: 'pointer',
    test: matchAny(words`
      voir${SEE_ADVERBS}? (?:(?:le|la|les|l'|notre|cette|ce) ?)?${AFTER_SEE}, cf\.?, confer,
      se (?:référer|reporter), reportez-vous, référez-vous, consultez,
      pour (?:plus|davantage) d(?:e|'|es) ?(?:détails|informations|renseignements), pour en savoir plus,
      pour aller plus loin, plus d'informations, lire aussi, à lire
    `),
  },
  { name: 'pointer', test: opensWith(`voir|voyez|lire|cf`) },
  {
    name: 'pointer',
    test: matchAny(phrases`
      ci-(?:dessus|dessous|contre|après|avant|joint|jointe|joints)
      (?:comme|tel) ${AS_SUBJECTS} ?${SHOWS_OR_SEES}?(?= ${AFTER_SHOWN})
      ${SHOWN_OR_SAID} ${PLACES_IN_TEXT}
      susmentionnée?s?
      susdite?s?
      nous (?:nous |y |en |le |la |les |vous |l')?\p{L}+(?:er|ir|dr|tr)ons
      (?:nous allons|on va) (?:\p{L}+ )?\p{L}+(?:er|ir|re)
      qui (?:suit|suivent|précèdent?)(?=[ ,.;:]*(?:$|[.,;:]| (?:décri|montr|expli|présent|détaill)))
      (?:nous (?:vous )?renvoyons|renvoie|renvoient|se référer) (?:à|au|aux)
      nous ${WE_SAW_OR_WILL}
      on (?:a vu|verra|reviendra|l'a vu)
      (?:sera|seront|est|sont) ${TREATED} (?:dans|au|à|plus|par la suite|ultérieurement|ici)
      dans (?:la suite|ce qui (?:suit|précède))
    `),
  },
  {
    name: 'pointer',
    test: matchAny(phrases`
      (?:dans|de|à|par|du|au) ?${WHICH_TEXT} ${TEXTS}
      ${FOLLOWING_THINGS} (?:suivante?s?|précédente?s?|ci-\p{L}+)
      (?:ce|cette|ces|cet|le présent|la présente) ${PRESENT_THINGS}
      (?:sur|dans) (?:la|le|cette|l') ?${PICTURES}
      (?:à|en) (?:gauche|droite|haut|bas)(?= (?:de la (?:figure|page)|:))
      (?:sur|dans) (?:les|la) pages? suivante?s?
    `),
  },
  {
    name: 'navigation',
    test: opensWith(words`
      cliquez, cliquer, téléchargez, télécharger, inscrivez-vous, abonnez-vous, connectez-vous, partagez,
      partager (?:sur|cet|cette), imprimer (?:cette|la), retour (?:à|au|en), haut de page, lire la suite,
      en savoir plus, suivez-nous, contactez, découvrez (?:nos|notre|aussi), retrouvez,
      regardez (?:la|notre|cette), page (?:suivante|précédente), publié le, posté le, mis à jour le,
      modifié le, dernière (?:mise à jour|modification), rédigé par, écrit par, propos recueillis,
      temps de lecture, articles (?:liés|similaires|connexes), ${FIELD_LABELS}\s?:
    `),
  },
  {
    name: 'apparatus',
    test: matchAny(words`
      tous droits réservés, droits d'auteur, mentions légales, dépôt légal, sous licence,
      licence (?:creative|gpl|libre|gnu|cc), reproduction interdite, traduit de l', crédit photo, abonné,
      abonnez, cliquez, cliquer, télécharg\p{L}*, imprimé (?:en|par|à), consulté le, éd\., p\. \d,
      pp\. \d, op\. cit\.?, ibid\.?, et al\.?, e-?mail, courriel, politique de confidentialité,
      objectifs? (?:pédagogiques?|d'apprentissage), à la fin de ce, version française
    `),
  },
  {
    name: 'shown, not told',
    test: opensWith(words`
      (?!avions|poissons|saisons|maisons|raisons|boissons)\p{L}{2,}ons(?= ), remarquez, observez, notez,
      comparez, regardez, voyez, considérons, prenons, soit, soient, imaginons, rappelons, revenons,
      passons, examinons, commençons, voyons, abordons, intéressons, penchons, essayez, appuyez,
      sélectionnez, saisissez, tapez, entrez, ouvrez, lancez, exécutez, choisissez, ajoutez, vérifiez,
      installez, éditez
    `),
  },
  {
    name: 'shown, not told',
    test: matchAny(phrases`
      (?<!que |re)voici (?!\p{L}+ (?:ans|siècles|années|mois))
      ${SHOWING_PHRASES}
    `),
  },
  {
    name: 'speaker of the source',
    test: matchAny(words`
      le lecteur, la lectrice, nos lecteurs, cher lecteur, chers lecteurs,
      l'auteur (?:de ces lignes|remercie), le présent (?:ouvrage|travail|document|rapport), je remercie,
      mesdames, messieurs
    `),
  },
  { name: 'a slip of the source', test: matchAny(`(le|la|les|de|des|du|un|une|et|est|dans|à) \\1`) },
  {
    name: 'no verb',
    test: opensWith(words`${GLOSSARY_NOUNS} (?:de|d'|des|du|par|qui|dont)`),
  },
  {
    name: 'no subject',
    test: opensWith(words`${VERBS_WITHOUT_SUBJECT}(?= )`),
  },
  { name: 'does not end as a sentence', test: /(?:\b(?:p\. ?ex|cf|etc|n|vol|art|chap)|\b[A-Z])\.$/ },
];
