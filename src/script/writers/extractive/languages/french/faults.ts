import type { Fault } from '../cues/cue-faults.ts';
import { anyOf, opensWith } from '../cues/romance/patterns.ts';

const SHOWN =
  'figures?|fig\\.|tableaux?|tabl\\.|schémas?|graphiques?|encadrés?|annexes?|planches?|photos?|photographies?|illustrations?|images?|cartes?|équations?|formules?';
const PLACES =
  'chapitres?|sections?|paragraphes?|parties?|pages?|articles?|leçons?|unités?|modules?|tutoriels?|billets?|documents?|manuels?|guides?|ouvrages?|livres?';

/** What is no content in a French text, or can't be said of what nobody sees: rubric F4 and F5. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'pointer',
    test: anyOf(
      `(?:${SHOWN}|${PLACES}|étape|exemple|exercice|note|vol\\.|tome|volume|question|listing|ligne|niveau|diapositive) (?:n°\\s?)?(?:\\d|[ivx]+(?![\\p{L}'])|[A-H](?![\\p{L}']))`,
    ),
  },
  {
    name: 'pointer',
    test: anyOf(
      `voir(?: aussi| également| ci-\\p{L}+| plus (?:haut|loin|bas))? (?:(?:le|la|les|l'|notre|cette|ce) ?)?(?:${SHOWN}|${PLACES}|encadré|annexe|ci-|plus|rubrique|site|note|aussi|par exemple)|cf\\.?|confer|se (?:référer|reporter)|reportez-vous|référez-vous|consultez|pour (?:plus|davantage) d(?:e|'|es) ?(?:détails|informations|renseignements)|pour en savoir plus|pour aller plus loin|plus d'informations|lire aussi|à lire`,
    ),
  },
  { name: 'pointer', test: opensWith(`voir|voyez|lire|cf`) },
  {
    name: 'pointer',
    test: anyOf(
      `ci-(?:dessus|dessous|contre|après|avant|joint|jointe|joints)|(?:comme|tel) (?:le|la|les|l'|que|qu'|nous l'avons|on l'a|nous le|mentionné|indiqué|expliqué|décrit|vu) ?(?:montre|montrent|voit|vu|verra|verrons|avons vu|précédemment|plus haut|indique|illustre|dans)?(?= (?:la|le|les|plus|ci|précédemment|dans|au|figure|tableau))|(?:vu|décrit|décrite|décrits|décrites|mentionnée?s?|citée?s?|présentée?s?|expliquée?s?|évoquée?s?|indiquée?s?|énoncée?s?|listée?s?|définie?s?|donnée?s?) (?:plus (?:haut|bas|loin|tôt)|ci-\\p{L}+|précédemment|auparavant|dans (?:le|la|les|cette|ce|ces|l') ?(?:${PLACES}|${SHOWN}|suite|annexe|section))|susmentionnée?s?|susdite?s?|nous (?:nous |y |en |le |la |les |vous |l')?\\p{L}+(?:er|ir|dr|tr)ons|(?:nous allons|on va) (?:\\p{L}+ )?\\p{L}+(?:er|ir|re)|qui (?:suit|suivent|précèdent?)(?=[ ,.;:]*(?:$|[.,;:]| (?:décri|montr|expli|présent|détaill)))|(?:nous (?:vous )?renvoyons|renvoie|renvoient|se référer) (?:à|au|aux)|nous (?:avons vu|l'avons vu|verrons|reviendrons|y reviendrons|allons voir|aborderons|étudierons|décrirons|parlerons|présenterons|examinerons|traiterons)|on (?:a vu|verra|reviendra|l'a vu)|(?:sera|seront|est|sont) (?:présentée?s?|décrite?s?|traitée?s?|abordée?s?|étudiée?s?|détaillée?s?|expliquée?s?|exposée?s?) (?:dans|au|à|plus|par la suite|ultérieurement|ici)|dans (?:la suite|ce qui (?:suit|précède))`,
    ),
  },
  {
    name: 'pointer',
    test: anyOf(
      `(?:dans|de|à|par|du|au) ?(?:ce|cet|cette|le (?:présent|prochain|dernier)|la (?:présente|prochaine)|notre|un prochain|une prochaine) (?:${PLACES}|étude-ci|cours|dossier|exposé|essai|mémoire|thèse|vidéo|chapitre|rubrique|fiche|introduction|travail)|(?:${PLACES}|${SHOWN}|exemple|exemples|liste|commande|commandes|code|extrait) (?:suivante?s?|précédente?s?|ci-\\p{L}+)|(?:ce|cette|ces|cet|le présent|la présente) (?:${PLACES}|${SHOWN}|graphe|courbe|cours|exposé|manuel|tutoriel)|(?:sur|dans) (?:la|le|cette|l') ?(?:figure|tableau|schéma|graphique|illustration|capture|encadré|photo)|(?:à|en) (?:gauche|droite|haut|bas)(?= (?:de la (?:figure|page)|:))|(?:sur|dans) (?:les|la) pages? suivante?s?`,
    ),
  },
  {
    name: 'navigation',
    test: opensWith(
      `cliquez|cliquer|téléchargez|télécharger|inscrivez-vous|abonnez-vous|connectez-vous|partagez|partager (?:sur|cet|cette)|imprimer (?:cette|la)|retour (?:à|au|en)|haut de page|lire la suite|en savoir plus|suivez-nous|contactez|découvrez (?:nos|notre|aussi)|retrouvez|regardez (?:la|notre|cette)|page (?:suivante|précédente)|publié le|posté le|mis à jour le|modifié le|dernière (?:mise à jour|modification)|rédigé par|écrit par|propos recueillis|temps de lecture|articles (?:liés|similaires|connexes)|(?:accueil|menu|rechercher|mots[ -]clés|catégories?|étiquettes?|auteure?s?|sources?|crédits?|photos?|légende|image|commentaires?|sommaire|remerciements|note|résumé|date)\\s?:`,
    ),
  },
  {
    name: 'apparatus',
    test: anyOf(
      `tous droits réservés|droits d'auteur|mentions légales|dépôt légal|sous licence|licence (?:creative|gpl|libre|gnu|cc)|reproduction interdite|traduit de l'|crédit photo|abonné|abonnez|cliquez|cliquer|télécharg\\p{L}*|imprimé (?:en|par|à)|consulté le|éd\\.|p\\. \\d|pp\\. \\d|op\\. cit\\.?|ibid\\.?|et al\\.?|e-?mail|courriel|politique de confidentialité|objectifs? (?:pédagogiques?|d'apprentissage)|à la fin de ce|version française`,
    ),
  },
  {
    name: 'shown, not told',
    test: opensWith(
      `(?!avions|poissons|saisons|maisons|raisons|boissons)\\p{L}{2,}ons(?= )|remarquez|observez|notez|comparez|regardez|voyez|considérons|prenons|soit|soient|imaginons|rappelons|revenons|passons|examinons|commençons|voyons|abordons|intéressons|penchons|essayez|appuyez|sélectionnez|saisissez|tapez|entrez|ouvrez|lancez|exécutez|choisissez|ajoutez|vérifiez|installez|éditez`,
    ),
  },
  {
    name: 'shown, not told',
    test: anyOf(
      `(?<!que |re)voici (?!\\p{L}+ (?:ans|siècles|années|mois))|(?:vous (?:voyez|pouvez voir|verrez|remarquerez|noterez|constaterez|trouverez|obtenez|obtiendrez|devriez voir)|comme vous (?:le )?(?:voyez|pouvez)|dans (?:cet|l'|notre|nos|ces|les) ?exemples?|(?:on|nous) (?:voit|voyons|observe) ici|(?:suivons|voyons|prenons|regardons|examinons|considérons|supposons)|(?:double[ -])?clics?|(?:vous|on) (?:pouvez|peut) trouver (?:une|la) liste|devant vous|sous vos yeux|(?:cliquer|appuyer|appuyez) (?:sur|ici))`,
    ),
  },
  {
    name: 'speaker of the source',
    test: anyOf(
      `le lecteur|la lectrice|nos lecteurs|cher lecteur|chers lecteurs|l'auteur (?:de ces lignes|remercie)|le présent (?:ouvrage|travail|document|rapport)|je remercie|mesdames|messieurs`,
    ),
  },
  { name: 'a slip of the source', test: anyOf(`(le|la|les|de|des|du|un|une|et|est|dans|à) \\1`) },
  {
    name: 'no verb',
    test: opensWith(
      `(?:action|fait|ensemble|processus|science|art|étude|personne|celui|capacité|manière|partie|qualité) (?:de|d'|des|du|par|qui|dont)`,
    ),
  },
  {
    name: 'no subject',
    test: opensWith(
      `(?:ressemble|permet|utilise|affiche|crée|contient|désigne|indique|donne|sert|consiste|représente|correspond|comprend|définit|active|désactive|ouvre|ajoute|supprime|est|sont|a|ont|n'a|n'est|n'ont|spécifie|modifie|applique|montre|contrôle|détermine|se (?:dit|compose|trouve|rapporte))(?= )`,
    ),
  },
  { name: 'does not end as a sentence', test: /(?:\b(?:p\. ?ex|cf|etc|n|vol|art|chap)|\b[A-Z])\.$/ },
];
