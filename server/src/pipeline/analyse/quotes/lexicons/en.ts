import { each, type Lexicon, phrases, words } from '../lexicon.ts';

const REGULAR = words(`
  acknowledge add admit advise affirm agree allege announce answer argue ask assert assure bellow blurt boast brag caution
  charge chide claim comment complain concede conclude confess confide confirm contend continue counter crow cry declare
  demand deny disclose echo elaborate email emphasize emphasise enthuse exclaim explain fume grumble gush hint implore
  inform inquire insist interject intone joke lament lecture maintain mention muse mutter note object observe offer opine
  plead pledge post predict proclaim promise pronounce protest quip reaffirm reason recall recount reflect reiterate remark
  remember remind repeat reply report respond retort reveal roar scoff scold scream shout shrug sigh snap snarl state stress
  suggest summarize summarise surmise tease testify text thunder tweet urge vent volunteer vow wail warn whisper wonder yell
  chant caption caution`);
const DOUBLED: Readonly<Record<string, string>> = { admit: 'admitt', quip: 'quipp', brag: 'bragg', snap: 'snapp' };
const IRREGULAR = words(`say says said tell tells told write writes wrote written read reads put puts sing sings sang
  went goes sums summed`);
const IRREGULAR_GERUNDS = words('saying telling writing putting singing reading');

function inflect(verb: string): { finite: string[]; gerund: string } {
  const stem = DOUBLED[verb] ?? verb;
  if (verb.endsWith('e')) return { finite: [verb, `${verb}s`, `${verb}d`], gerund: `${verb.slice(0, -1)}ing` };
  if (/[^aeo]y$/.test(verb)) {
    const base = verb.slice(0, -1);
    return { finite: [verb, `${base}ies`, `${base}ied`], gerund: `${verb}ing` };
  }
  const third = /(?:s|sh|ch|x)$/.test(verb) ? `${verb}es` : `${verb}s`;
  return { finite: [verb, third, `${stem}ed`], gerund: `${stem}ing` };
}

const regular = [...REGULAR].map(inflect);
const gerunds = new Set([...regular.map(({ gerund }) => gerund), ...IRREGULAR_GERUNDS]);

export const en: Lexicon = {
  idioma: 'en',
  cues: new Set([...regular.flatMap(({ finite }) => finite), ...gerunds, ...IRREGULAR]),
  halves: new Map([
    ['went', words('on')],
    ['goes', words('on')],
    ['put', words('it')],
    ['puts', words('it')],
    ['putting', words('it')],
    ['sums', words('up')],
    ['summed', words('up')],
  ]),
  gerunds,
  nounLike:
    words(`comment comments email emails tweet tweets post posts text texts report reports note notes claim claims charge
    charges answer answers promise promises state states caution cautions object objects offer offers protest protests demand
    demands mention mentions remark remarks hint hints joke jokes cry cries reply replies pledge pledges vow vows chant chants
    question lecture lectures caption captions read reads reason reasons scream screams shout shouts whisper roar stress`),
  accordings: phrases('according to', 'in the words of'),
  auxiliaries: words(`has have had is are was were be been will would can could may might must shall should did does do
    'd having being got gets`),
  adverbs:
    words(`also then later again often once recently finally first further even just still simply always never now
    already ultimately eventually instead afterward afterwards earlier soon sometimes too yesterday today tonight aloud not
    however meanwhile nevertheless still yet there here all both himself herself themselves famously`),
  adverbEnding: /^(?!(?:daily|weekly|monthly|quarterly|family|ally|assembly|bully|anomaly|reply|rally|italy)$).*ly$/,
  pronouns: new Map([
    ['he', 'm'],
    ['she', 'f'],
    ['they', undefined],
  ]),
  firstPerson: words("i we you i've i'd i'm we've"),
  impersonal: words('it nobody everyone everybody someone somebody people'),
  relatives: words('who which that whose whom'),
  determiners:
    words(`a an the this that these those his her its their our my your some any another each every no several
    many most few one two three four five six seven eight nine ten both such fellow`),
  masculine: words(
    'father man brother son husband boy king prince actor spokesman businessman congressman chairman policeman uncle',
  ),
  feminine: words(
    'mother woman sister daughter wife girl queen princess actress spokeswoman businesswoman congresswoman chairwoman aunt',
  ),
  prepositions:
    words(`of in on at by for from with about after before during under over against between among through to
    into onto near since until without within toward towards upon via like outside inside behind beyond amid despite
    across around following off per regarding including ahead`),
  genitives: words('of'),
  conjunctions: words(
    'and but or so when while where because if although though as than why how what whether until unless nor neither either',
  ),
  complementizers: words('that how what why whether'),
  titles: new Map([
    ...each('mr. mr sir lord king prince monsignor', 'm' as const),
    ...each('mrs. mrs ms. ms miss lady dame madam queen princess', 'f' as const),
    ...each(
      `dr. dr prof. prof sen. sen rep. rep gov. gov gen. gen lt. col. sgt. capt. maj. adm. rev. hon. st. del. pres. det.
       president senator representative governor general chairman chairwoman secretary speaker minister mayor judge justice
       professor director chancellor ambassador congressman congresswoman captain colonel sergeant lieutenant detective
       sheriff officer chief commissioner attorney pope cardinal bishop archbishop father sister reverend`,
      undefined,
    ),
  ]),
  roles:
    /^(?:president|premier|chancellor|(?:prime )?minister|senator|congress(?:wo)?man|lawmaker|representative|governor|mayor|secretary|chair(?:wo)?man|chairperson|chair|speaker|spokes(?:wo)?man|spokesperson|leader|chief|head|director|manager|executive|officer|official|commissioner|ambassador|envoy|judge|justice|prosecutor|attorney|lawyer|general|colonel|captain|sheriff|detective|professor|researcher|scientist|economist|analyst|strategist|adviser|advisor|consultant|pollster|historian|expert|author|writer|editor|reporter|journalist|columnist|host|anchor|activist|advocate|organizer|candidate|nominee|politician|democrat|republican|coach|captain|player|actor|actress|singer|founder|owner|businessman|businesswoman|doctor|physician|nurse|teacher|student|pastor|bishop|pope|king|queen|prince|princess|witness|neighbor|neighbour|resident|father|mother|brother|sister|son|daughter|wife|husband|aide|mate|veteran|farmer|voter|supporter|fellow|counsel|deputy|staffer|treasurer|aide|ceo|cfo|cofounder|co-founder|partner|coordinator|member|narrator|announcer|moderator)$/,
  houses:
    /(?:^| )(?:agency|alliance|army|association|bank|board|bureau|campaign|center|centre|coalition|college|commission|committee|company|conference|congress|corporation|council|county|court|department|energy|federation|force|foundation|fund|government|group|house|inc|industries|institute|institution|journal|league|ministry|network|news|office|organization|organisation|parliament|party|police|post|press|project|school|senate|service|services|show|society|state|states|strategies|street|team|times|tribune|trust|union|university|democrats|republicans|monitor|act|city)\.?$/,
  times:
    words(`monday tuesday wednesday thursday friday saturday sunday january february march april may june july august
    september october november december morning afternoon evening night week month year day weekend today tomorrow
    yesterday tonight jan feb mar apr jun jul aug sept oct nov dec jan. feb. aug. sept. oct. nov. dec. time`),
  abbreviations:
    words(`mr mrs ms dr prof sen rep gov gen lt col sgt capt maj adm rev hon st del pres jr sr inc corp ltd co
    vs jan feb mar apr jun jul aug sept sep oct nov dec det ala ariz ark calif colo conn fla ga ill ind kan ky la md mass mich
    minn miss mo mont neb nev okla ore pa tenn tex va vt wash wis wyo`),
  dropsPronouns: false,
  capitalNouns: false,
};
