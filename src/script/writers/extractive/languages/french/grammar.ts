import { buildGrammar } from '../cues/romance/grammar.ts';

const VERBS = `
  compose composent explique expliquent désigne est sont était étaient fut furent sera seront serait
  seraient a ont avait avaient eut eurent aura auront aurait peut peuvent pouvait pouvaient pourrait
  pourraient pourra doit doivent devait devaient devrait devraient fait font faisait faisaient fit firent va
  vont allait allaient vient viennent venait venaient vint vinrent consiste consistent désigne désignent
  signifie signifient représente représentent constitue constituent comprend comprennent comporte comportent
  contient contiennent compte comptent repose reposent dépend dépendent permet permettent permettait sert
  servent servait servaient provient proviennent résulte résultent provoque provoquent entraîne entraînent
  produit produisent produisait crée créent devient deviennent devint reste restent restait demeure
  demeurent semble semblent paraît paraissent apparaît apparaissent apparut existe existent existait
  existaient trouve trouvent trouvait situe situent vit vivent vivait vivaient mesure mesurent pèse pèsent
  dure durent coûte coûtent atteint atteignent atteignait dépasse dépassent utilise utilisent emploie
  emploient porte portent portait tient tiennent prend prennent prit donne donnent donnait met mettent mit
  rend rendent rendit laisse laissent passe passent passait joue jouent joua offre offrent commence
  commencent commença débute débutent finit finissent continue continuent dit disent doute montre montrent
  montra explique expliquent indique indiquent décrit décrivent appelle appellent nomme nomment forme
  forment transforme transforment change changent varie varient augmente augmentent diminue diminuent baisse
  baissent monte montent descend descendent tombe tombent reçoit reçoivent perd perdent gagne gagnent
  fonctionne fonctionnent agit agissent tourne tournent circule circulent coule coulent flotte flottent
  transporte transportent assure assurent fournit fournissent protège protègent empêche empêchent évite
  évitent exige exigent demande demandent nécessite nécessitent implique impliquent suppose supposent arrive
  arrivent arriva naît naissent naquit meurt meurent mourut connaît connaissent connut voit voient suit
  suivent suivait précède précèdent possède possèdent dispose disposent bénéficie bénéficient correspond
  correspondent ressemble ressemblent appartient appartiennent concerne concernent caractérise caractérisent
  inventa découvrit construisit fonda publia proposa introduisit conçut devinrent écrivit décida révèle
  révèlent favorise favorisent réduit réduisent accélère accélèrent ralentit ralentissent absorbe absorbent
  réfléchit émet émettent remonte remontent date datent couvre couvrent occupe occupent suffit suffisent
  coexistent marque marquent bâtit conduit conduisent attire attirent repousse repoussent chauffe refroidit
`;

/** French as far as it can be read without a tagger. */
export const grammar = buildGrammar(
  'french',
  {
    definite: 'le la les l',
    indefinite: 'un une des deux trois quatre cinq six plusieurs quelques certains certaines',
    contracted: 'du au aux',
    determiners: `
      ce cet cette ces mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs chaque tout toute
      tous toutes aucun aucune quel quelle quels quelles diverses divers différents différentes
    `,
    links: 'de d à en par pour sans sur sous dans entre contre vers chez avec',
    joins: 'et ou',
    before: `
      grand grande grands grandes petit petite petits petites nouveau nouvel nouvelle nouveaux nouvelles
      vieux vieille ancien ancienne anciens anciennes premier première premiers premières second seconde
      deuxième troisième dernier dernière derniers dernières autre autres même mêmes bon bonne bons bonnes
      mauvais mauvaise gros grosse long longue longs longues haut haute hauts hautes jeune jeunes beau belle
      véritable principal principale principaux principales simple simples seul seule seuls seules plus
      moins
    `,
    verbs: VERBS,
    between: `
      ne n se s y en lui leur aussi encore déjà souvent parfois toujours jamais généralement surtout alors
      donc ainsi habituellement aujourd hui
    `,
    negation: 'ne n',
    emptyHeads: `
      résultat résultats problème problèmes question questions point chose choses manière façon raison
      raisons réponse réponses exemple exemples idée cas fait but objectif différence effet effets suite
      reste partie parties type types nombre majorité plupart série ensemble liste jour année années temps
      fin début histoire clé sujet auteur auteurs étude article livre texte chapitre choix option étape
      étapes solution approche méthode processus système situation essentiel principe phénomène avantage
      avantages inconvénient plus mieux
    `,
    function: `
      je j tu il elle on nous vous ils elles me m te t se moi toi soi eux qui que qu quoi dont où lequel
      laquelle lesquels lesquelles ceci cela ça c celui celle ceux celles ci là mais or ni car donc puis
      ensuite enfin si comme quand lorsque lorsqu puisque puisqu tandis alors afin bien pas point rien
      personne plus moins très trop assez peu beaucoup tant autant tellement presque environ seulement même
      aussi ainsi encore déjà ici là-bas oui non après avant pendant depuis durant dès jusque jusqu jusqu'
      malgré selon outre parmi hors près loin grâce cause être été étant avoir ayant eu suis es sommes êtes
      soit soient fût faut fallait ai as avons avez peuvent peut doit doivent va vont tel telle tels telles
      quelque quelqu quiconque chacun chacune certes cependant toutefois pourtant néanmoins notamment
      également généralement souvent parfois toujours jamais surtout plutôt hui aujourd demain hier autour
      delà travers lors sinon voici voilà afin tout toute tous toutes parce quant via etc est sont était
      étaient fut furent sera seront serait seraient a ont avait avaient eut aura auront aurait
    `,
    light: `
      chose choses façon manière fois cas exemple partie type sorte genre nombre jour jours an ans année
      années temps gens monde homme hommes faire fait font faisait dire dit voir vu prendre mettre donner
      aller venir pouvoir devoir falloir rendre trouver utiliser permettre permet permettent possible
      important importante nécessaire différent différente général générale lieu niveau plupart ensemble
      suite moyen place point peut-être
    `,
  },
  /(?:nt|sont|ont|vont|font)$/,
);
