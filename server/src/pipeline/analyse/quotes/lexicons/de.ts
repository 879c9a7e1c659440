import { each, type Lexicon, phrases, words } from '../lexicon.ts';

const WEAK = words(`
  sagen äußern antworten appellieren argumentieren bedauern befürchten begründen behaupten beklagen bekräftigen bemängeln
  bemerken berichten beschweren bestätigen beteuern betonen bilanzieren bitten drohen entgegnen ergänzen erinnern erklären
  erläutern erwidern erwähnen erzählen feixen flüstern folgern fordern formulieren fragen frohlocken glauben hoffen
  höhnen informieren jubeln klagen kommentieren konstatieren kontern konkretisieren kritisieren lachen lächeln loben mahnen
  meckern meinen monieren murmeln nennen orakeln plädieren posten präzisieren prognostizieren prophezeien protestieren
  rechtfertigen relativieren resümieren scherzen schildern schimpfen schwärmen seufzen signalisieren spekulieren spotten
  stöhnen twittern unken unterstellen urteilen verkünden verlangen vermelden vermuten verraten versichern verteidigen wagen
  warnen warnten wettern wiederholen danken verdeutlichen mutmaßen witzeln wundern wünschen wüten zitieren zürnen freuen ärgern empören staunen rätseln
  gestehen rügen analysieren titeln dozieren philosophieren raunen ätzen poltern donnern bekennen bekunden`);
const STRONG = words(`
  spricht sprechen sprach sprachen gesprochen schreibt schreiben schrieb schrieben geschrieben ruft rief riefen gerufen heißt
  hieß versprach verspricht versprochen widersprach widerspricht widersprochen bestritt bestreitet bestritten fand findet
  unterstrich unterstreicht unterstrichen verriet verrät bekannte bekennt gestand gesteht gestanden befand beschrieb
  beschreibt rät riet schreit schrie schrien entgegnete verwies empfahl empfiehlt schloss dachte denkt sang beschied
  mitgeteilt hinzugefügt eingeräumt zugegeben ausgeführt zusammengefasst hingewiesen dargelegt angekündigt klargestellt
  festgestellt angegeben vorgeworfen gewusst bat bitten lautet lautete`);
/** Their other half stands at the end of the clause. */
const SEPARABLE: Readonly<Record<string, string>> = {
  'teilt teilte teilten': 'mit',
  'fügt fügte fügten': 'hinzu an',
  'räumt räumte räumten': 'ein',
  'gibt gab gaben': 'an zu bekannt',
  'führt führte führten': 'aus',
  'fasst fasste fassten': 'zusammen',
  'weist wies wiesen': 'hin zurück',
  'legt legte legten': 'dar nach',
  'kündigt kündigte kündigten': 'an',
  'stellt stellte stellten': 'klar fest',
  'wirft warf warfen': 'vor ein',
  'setzt setzte': 'hinzu nach',
  'schiebt schob': 'nach',
  'hakt hakte': 'nach',
  'fährt fuhr': 'fort',
  'bringt brachte': 'punkt',
  'zeigt zeigte zeigten': 'sich',
  'ruft rief': 'zu auf',
  'lenkt lenkte': 'ein',
  'pflichtet pflichtete': 'bei',
  'macht machte': 'klar deutlich',
};

function inflect(verb: string): string[] {
  const stem = verb.endsWith('en') ? verb.slice(0, -2) : verb.slice(0, -1);
  const linked = /(?:[td]|[bcdfgkpstvwxz][mn])$/.test(stem) ? `${stem}e` : stem;
  const unchanged = /^(?:be|emp|ent|er|ge|ver|wider|wieder|zer|unter)/.test(verb) || verb.endsWith('ieren');
  return [`${linked}t`, verb, `${linked}te`, `${linked}ten`, `${unchanged ? '' : 'ge'}${linked}t`];
}

const separable = Object.entries(SEPARABLE).flatMap(([forms, others]) => each(forms, words(others)));
/** In a subordinate clause the halves are one word: "wie sie mitteilte". */
const joined = separable.flatMap(([form, others]) => [...others].map((other) => other + form));
const cues = new Set([...[...WEAK].flatMap(inflect), ...STRONG, ...separable.map(([form]) => form), ...joined]);

export const de: Lexicon = {
  idioma: 'de',
  cues,
  halves: new Map(separable.filter(([form]) => form !== 'rief' && form !== 'ruft')),
  gerunds: new Set(),
  nounLike: words('bitte bitten frage fragen klage klagen'),
  accordings: phrases('laut', 'nach angaben', 'nach den worten', 'nach ansicht', 'nach meinung', 'so'),
  auxiliaries: words('hat haben hatte hatten habe ist war sei wurde werde wird sich es das dies dazu'),
  adverbs:
    words(`auch dann später weiter außerdem zudem noch schon heute gestern abends morgens damals jetzt nun bereits
    wörtlich danach dabei daraufhin darauf ebenfalls erneut einmal mehrfach immer wieder jedoch aber nur so hierzu zugleich
    gleichzeitig nicht etwa ferner hingegen dagegen demnach anschließend zuletzt kürzlich jüngst zuvor vorher hinzu hin fort
    klar fest zusammen zurück bekannt dar deutlich dort hier da`),
  adverbEnding: /(?:weise|mals)$/,
  pronouns: new Map([
    ['er', 'm'],
    ['sie', 'f'],
    ['dieser', 'm'],
    ['diese', 'f'],
  ]),
  firstPerson: words('ich wir'),
  impersonal: words('man es jemand niemand alle'),
  relatives: words('welche welcher welches'),
  determiners:
    words(`der die das den dem des ein eine einer einem einen eines sein seine seiner ihr ihre ihrer unser unsere
    dieser diese dieses jener jene einige mehrere viele zwei drei vier fünf beide manche kein keine`),
  masculine: words('der ein'),
  feminine: words('die eine'),
  prepositions:
    words(`von vom in im am an auf aus bei beim mit nach zu zum zur für gegen über unter um vor während wegen durch
    ohne seit bis trotz zwischen gegenüber laut neben hinter ab per ins ans angesichts aufgrund mithilfe anhand infolge anlässlich hinsichtlich
    mittels statt dank innerhalb außerhalb`),
  genitives: words('von vom der des eines einer'),
  conjunctions: words('und oder aber sondern denn doch als wenn weil obwohl während wie damit ob nachdem bevor sowie'),
  complementizers: words('dass ob'),
  titles: new Map([
    ...each('herr herrn könig prinz', 'm' as const),
    ...each('frau königin prinzessin', 'f' as const),
    ...each('dr. dr prof. prof dipl.-ing. professor professorin', undefined),
  ]),
  roles:
    /(?:minister|kanzler|präsident|sprecher|chef|leiter|vorsitzend|sekretär|senator|abgeordnet|politiker|meister|rat|rät|richter|anwalt|anwält|kommissar|botschafter|direktor|manager|experte|expert|forscher|wissenschaftler|ökonom|analyst|ermittler|trainer|spieler|stürmer|torwart|torhüter|kapitän|autor|journalist|redakteur|reporter|moderator|schauspieler|sänger|regisseur|gründer|unternehmer|händler|landwirt|bauer|bäuerin|arzt|ärztin|mediziner|virologe|virologin|lehrer|schüler|student|pfarrer|bischof|bischöfin|kardinal|papst|könig|königin|prinz|zeuge|zeugin|nachbar|anwohner|bewohner|bürger|mutter|vater|bruder|schwester|sohn|tochter|witwe|opfer|beauftragt|verantwortlich|geschäftsführ|vorstand|funktionär|gewerkschaft|aktivist|kandidat|general|oberst|major|polizist|beamt|inspekteur|intendant|historiker|soziologe|soziologin|psychologe|psychologin|biologe|biologin|meteorologe|meteorologin|physiker|grüne|grünen|linke|linken|veteran|koordinator|haber|partner|vize|vertreter|mitarbeiter|inhaber|betreiber|gastwirt|feuerwehrmann|obmann|fachmann|staatsmann|geschäftsmann|berater|kollege|kollegin|gouverneur|premier|diplomat|bevollmächtigt)(?:in|innen|en|e|er|n|s)?$/,
  houses:
    /(?:amt|agentur|bank|behörde|bund|dienst|fraktion|gericht|gesellschaft|gruppe|institut|konzern|ministerium|partei|polizei|regierung|rat|stiftung|union|universität|verband|verein|verlag|werk|zeitung|zentrum|haus|land|stadt|straße|platz)$/,
  times:
    words(`montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag januar februar märz april mai juni juli
    august september oktober november dezember morgen vormittag mittag nachmittag abend nacht woche monat jahr tag tage
    wochenende montagabend dienstagabend mittwochabend donnerstagabend freitagabend`),
  abbreviations: words('dr prof dipl st ca bzw usw nr str z.b u.a d.h evtl hl'),
  dropsPronouns: false,
  capitalNouns: true,
};
