import { each, type Lexicon, phrases, words } from '../lexicon.ts';

const REGULAR = words(`
  accuser affirmer ajouter alerter analyser annoncer appeler argumenter assurer avancer avouer calculer clamer commenter
  confier confirmer constater considérer conseiller continuer crier critiquer dénoncer déclarer demander déplorer détailler
  estimer évoquer exiger expliquer exposer exclamer féliciter glisser hurler indiquer indigner informer inquiéter insister
  interroger ironiser juger jurer justifier lâcher lancer livrer marteler mentionner murmurer noter nuancer objecter observer
  opposer pester plaider plaisanter préciser prévenir proclamer pronostiquer protester publier questionner raconter rapporter
  rappeler rassurer réclamer regretter relater relativiser relever remarquer répliquer résumer rétorquer révéler saluer
  signaler souffler souligner suggérer supplier témoigner tempérer trancher tonner tweeter twitter vanter recommander remercier menacer espérer proposer redouter penser agacer alarmer
  étonner emporter enthousiasmer désoler émouvoir écrier défendre énumérer certifier chuchoter cingler résigner emballer
  féliciter lamenter offusquer insurger excuser compléter abonder ajouter renchérir amuser entonner esquisser décrire`);
const IRREGULAR = words(`
  dit disent disait disaient dirent disant répond répondent répondait répondit répondu répondant reconnaît reconnaissent
  reconnaissait reconnut reconnu reconnaît admet admettent admettait admis soutient soutiennent soutenait soutint soutenu
  prévient préviennent prévenait prévenu prévint promet promettent promettait promis écrit écrivent écrivait écrivit écrivant
  poursuit poursuivent poursuivait poursuivit poursuivi conclut concluent concluait conclu reprend reprennent reprenait
  reprit repris réjouit réjouissent réjouissait réjoui réagit réagissent réagissait réagi avertit avertissent avertissait
  averti prédit prédisent prétend prétendent prétendait prétendu défend défendent défendait défendu rappelle rappellent
  appelle appellent convient convenait convenu renchérit renchérissait renchéri rugit entendu surenchérit enchaîne enchaînait
  enchaîné martèle martèlent considère considèrent révèle révèlent relève relèvent suggère suggèrent tempère tempèrent
  inquiète inquiètent lançait lança lançant annonçait annonça dénonçait dénonça avançait avança exigeait exigea jugeait jugea
  nuançait répète répètent répétait répéta répété décrit décrivent décrivait dément démentent démenti complète complètent
  dixit ajoute ajoutent résume résument plaint plaignait sourit souriait souffle soupire soupirait soupiré
  s'exclame énumère émeut ému`);

function inflect(verb: string): string[] {
  if (!verb.endsWith('er')) return [];
  const stem = verb.slice(0, -2);
  const soft = stem.replace(/c$/, 'ç').replace(/g$/, 'ge');
  return [
    ...['e', 'ent', 'é', 'ée', 'és', 'èrent'].map((ending) => stem + ending),
    ...['ait', 'aient', 'a', 'ant'].map((ending) => soft + ending),
  ];
}

const cues = new Set([...[...REGULAR].flatMap(inflect), ...IRREGULAR]);

export const fr: Lexicon = {
  idioma: 'fr',
  cues,
  halves: new Map(),
  gerunds: new Set([...cues].filter((form) => form.endsWith('ant'))),
  nounLike: words(`note notes remarque demande juge critique rapporte appelle annonce écrit récit dit conseille souffle
    expose conseiller plaint réplique alerte sourit reprise défend questionne opposé opposée entendu accusé accusée`),
  accordings: phrases('selon', "d' après", "de l' avis de", 'aux dires de', 'pour reprendre les mots de', 'dixit'),
  auxiliaries:
    words(`a ont avait avaient est sont était étaient se s' l' le la les lui leur y en ne n' m' nous me aura aurait
    fait ayant`),
  adverbs:
    words(`aussi encore ensuite puis alors hier aujourd'hui déjà ainsi enfin toujours souvent même d'abord également
    toutefois cependant plus tard tôt bien pas auparavant depuis notamment là-dessus sèchement`),
  adverbEnding:
    /^(?!.*(?:nement|vement|rtement|glement)$|(?:parlement|document|monument|élément|moment|argument|médicament|sentiment|régiment)$).*ment$/,
  pronouns: new Map([
    ['il', 'm'],
    ['elle', 'f'],
    ['ils', undefined],
    ['elles', undefined],
    ['celui-ci', 'm'],
    ['celle-ci', 'f'],
    ['ce dernier', 'm'],
  ]),
  firstPerson: words("je j' nous vous tu"),
  impersonal: words('on ce chacun tous personne'),
  relatives: words("qui que qu' dont où lequel laquelle"),
  determiners:
    words(`le la les l' un une des ce cet cette ces son sa ses leur leurs mon ma notre nos votre autre plusieurs
    certains certaines deux trois quatre cinq quelques`),
  masculine: words('le un ce cet'),
  feminine: words('la une cette'),
  prepositions:
    words(`de d' du des à au aux en dans par pour sur sous avec sans chez vers contre entre depuis pendant après
    avant devant derrière selon durant parmi envers hors via sauf lors malgré face auprès jusqu'`),
  genitives: words("de d' du des"),
  conjunctions: words("et ou mais or donc car si quand lorsque lorsqu' tandis comme puisque puisqu' parce ni"),
  complementizers: words("que qu' si combien"),
  titles: new Map([
    ...each('m. mm. monsieur maître roi prince', 'm' as const),
    ...each('mme mlle madame mademoiselle reine princesse mmes', 'f' as const),
    ...each('dr pr me docteur', undefined),
  ]),
  roles:
    /^(?:vice-|ex-)?(?:président|présidente|ministre|députée?|secrétaire|sénateur|sénatrice|maire|porte-parole|directeur|directrice|procureure?|juge|général|colonel|capitaine|pape|roi|reine|gouverneure?|chancelier|chancelière|docteur|professeure?|chef|cheffe)$/,
  houses:
    /^(?:académie|agence|alliance|armée|assemblée|association|banque|bureau|cabinet|centre|chambre|comité|commission|compagnie|confédération|conseil|cour|direction|fédération|fondation|front|groupe|hôpital|institut|la|ligue|maison|mairie|ministère|mouvement|nations|observatoire|office|ong|organisation|parlement|parti|police|radio|rassemblement|rédaction|république|saint|saint-.*|secrétariat|sénat|société|syndicat|tribunal|union|université|ville|états-unis|new)(?: |$)/,
  times:
    words(`lundi mardi mercredi jeudi vendredi samedi dimanche janvier février mars avril mai juin juillet août septembre
    octobre novembre décembre matin matinée soir soirée nuit semaine mois an année jour journée fin veille lendemain midi
    week-end heure moment après-midi`),
  abbreviations: words('m mm dr pr me art etc p'),
  dropsPronouns: false,
  capitalNouns: false,
};
