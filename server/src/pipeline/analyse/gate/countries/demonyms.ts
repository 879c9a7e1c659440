/**
 * What a country's people and things are called, without accents, one form of each in English, Spanish, French, German and
 * Portuguese; the others follow by the endings. A name of several countries has all their codes. In German the stem, or with
 * a "!" the word.
 */
const ROWS = `
AF|afghan|afgano|afghan|afghan|afegao
AL|albanian|albanes|albanais|alban|albanes
AM|armenian|armenio|armenien|armen|armenio
AR|argentine,argentinian,argentinean|argentino|argentin|argentin|argentino
AT|austrian|austriaco|autrichien|osterreich|austriaco
AU|australian|australiano|australien|austral|australiano
AZ|azerbaijani,azeri|azerbaiyano|azerbaidjanais|aserbaidschan|azerbaijano
BE|belgian|belga|belge|belg|belga
BG|bulgarian|bulgaro|bulgare|bulgar|bulgaro
BO|bolivian|boliviano|bolivien|bolivian|boliviano
BR|brazilian|brasileno|bresilien|brasilian|brasileiro
BY|belarusian|bielorruso|bielorusse|belaruss,weißruss|bielorrusso
CA|canadian|canadiense|canadien|kanad|canadense
CD CG|congolese|congoleno|congolais|kongoles|congoles
CF|central african|centroafricano|centrafricain|zentralafrikan|centro africano
CH|swiss|suizo|suisse|schweizer!,schweizerisch!|suico
CL|chilean|chileno|chilien|chilen|chileno
CN|chinese|chino|chinois|chines|chines
CO|colombian|colombiano|colombien|kolumbian|colombiano
CU|cuban|cubano|cubain|kuban|cubano
CZ|czech|checo|tcheque|tschech|tcheco
DE|german|aleman|allemand|deutsch!|alemao
DK|danish,danes|danes|danois|dan|dinamarques
DM DO|dominican||||
DO||dominicano|dominicain|dominikan|dominicano
DZ|algerian|argelino|algerien|alger|argelino
EC|ecuadorian,ecuadorean|ecuatoriano|equatorien|ecuadorian|equatoriano
EE|estonian|estonio|estonien|estn,estlander!|estonio
EG|egyptian|egipcio|egyptien|agypt|egipcio
ES|spanish,spaniard|espanol|espagnol|span|espanhol
ET|ethiopian|etiope|ethiopien|athiop|etiope
EU|european|europeo|europeen|europa|europeu
FI|finnish,finns|finlandes|finlandais|finn|finlandes
FR|french,frenchman,frenchwoman|frances|francais|franzos|frances
GB|british,briton|britanico|britannique|brit|britanico
GB GB-ENG|english|ingles|anglais|englisch!,englander!|ingles
GB-NIR|northern irish|norirlandes|nord irlandais|nordirisch!|norte irlandes
GB-SCT|scottish,scots|escoces|ecossais|schottisch!,schotte!|escoces
GB-WLS|welsh|gales|gallois|walis|gales
GE|georgian|georgiano|georgien|georgisch!,georgier!|georgiano
GH|ghanaian|ghanes|ghaneen|ghana|ganes
GN|guinean|guineano|guineen|guineisch!,guineer!|guineano
GQ|equatorial guinean|ecuatoguineano|equato guineen|aquatorialguineisch!|equato guineense
GR|greek|griego|grec,grecque|griech|grego
GT|guatemalan|guatemalteco|guatemalteque|guatemaltek|guatemalteco
HN|honduran|hondureno|hondurien|honduran|hondurenho
HR|croatian,croat|croata|croate|kroat|croata
HT|haitian|haitiano|haitien|haitian|haitiano
HU|hungarian|hungaro|hongrois|ungar,ungar!|hungaro
ID|indonesian|indonesio|indonesien|indones|indonesio
IE|irish|irlandes|irlandais|irisch!,iren!|irlandes
IL|israeli|israeli|israelien|israel,israeli!|israelense
IN|indian|indio|indien|indisch!,inder!|indiano
IQ|iraqi|iraqui|irakien|irak,iraki!|iraquiano
IR|iranian|irani|iranien|iran|iraniano
IS|icelandic,icelander|islandes|islandais|island|islandes
IT|italian|italiano|italien|italien|italiano
JO|jordanian|jordano|jordanien|jordan|jordaniano
JP|japanese|japones|japonais|japan|japones
KE|kenyan|keniano,keniata|kenyan|kenian|queniano
KH|cambodian|camboyano|cambodgien|kambodschan|cambojano
KP|north korean|norcoreano|nord coreen|nordkorean|norte coreano
KP KR|korean|coreano|coreen|korean|coreano
KR|south korean|surcoreano,sudcoreano|sud coreen|sudkorean|sul coreano
KW|kuwaiti|kuwaiti|koweitien|kuwait|kuwaitiano
KZ|kazakh|kazajo|kazakh|kasach|cazaque
LB|lebanese|libanes|libanais|libanes|libanes
LT|lithuanian|lituano|lituanien|litau|lituano
LV|latvian|leton|letton|lett|letao
LY|libyan|libio|libyen|liby|libio
MA|moroccan|marroqui|marocain|marokkan|marroquino
ML|malian|maliense|malien|malisch!,malier!|malines
MX|mexican|mexicano,mejicano|mexicain|mexikan|mexicano
MY|malaysian|malasio|malaisien|malays|malaio
NE|nigerien|nigerino|nigerien|nigrisch!,nigrer!|nigerino
NG|nigerian|nigeriano|nigerian|nigerian|nigeriano
NI|nicaraguan|nicaraguense|nicaraguayen|nicaraguan|nicaraguense
NL|dutch,dutchman|neerlandes,holandes|neerlandais,hollandais|niederland,holland|holandes,neerlandes
NO|norwegian|noruego|norvegien|norweg|noruegues
NP|nepali,nepalese|nepali|nepalais|nepales|nepales
NZ|new zealander|neozelandes|neo zelandais|neuseeland|neozelandes,neo zelandes
PA|panamanian|panameno|panameen|panama|panamenho
PE|peruvian|peruano|peruvien|peruan|peruano
PH|philippine,filipino,filipina|filipino|philippin|philippin|filipino
PK|pakistani|pakistani|pakistanais|pakistan|paquistanes
PL|polish,poles|polaco|polonais|poln,pole!,polin!|polones,polaco
PS|palestinian|palestino|palestinien|palastinens|palestino
PT|portuguese|portugues|portugais|portugies|portugues
PY|paraguayan|paraguayo|paraguayen|paraguay|paraguaio
QA|qatari|catari,qatari|qatari,qatarien|katar,katari!|catari,catariano
RO|romanian|rumano|roumain|ruman|romeno
RS|serbian,serb|serbio|serbe|serb|servio
RU|russian|ruso|russe|russ|russo
RW|rwandan|ruandes|rwandais|ruand|ruandes
SA|saudi,saudi arabian|saudi,saudita|saoudien|saudi!,saudisch!,saudi arabisch!|saudita
SD|sudanese|sudanes|soudanais|sudanes|sudanes
SE|swedish,swede|sueco|suedois|schwed|sueco
SI|slovenian,slovene|esloveno|slovene|slowen|esloveno
SK|slovak|eslovaco|slovaque|slowak|eslovaco
SN|senegalese|senegales|senegalais|senegales|senegales
SO|somali|somali|somalien|somal|somali
SS|south sudanese|sursudanes|sud soudanais|sudsudanes|sul sudanes
SV|salvadoran|salvadoreno|salvadorien|salvadorian|salvadorenho
SY|syrian|sirio|syrien|syr|sirio
TH|thai|tailandes|thailandais|thailand,thai!|tailandes
TN|tunisian|tunecino|tunisien|tunes|tunisino
TR|turkish,turk|turco|turc,turque|turk|turco
TW|taiwanese|taiwanes|taiwanais|taiwan,taiwanes|taiwanes
UA|ukrainian|ucraniano,ucranio|ukrainien|ukrain|ucraniano
US|american|estadounidense,norteamericano,americano|americain,etats unien|amerikan,us amerikan|americano,norte americano,estadunidense
UY|uruguayan|uruguayo|uruguayen|uruguay|uruguaio
VE|venezuelan|venezolano|venezuelien|venezolan|venezuelano
VN|vietnamese|vietnamita|vietnamien|vietnames|vietnamita
YE|yemeni|yemeni|yemenite|jemenit|iemenita
ZA|south african|sudafricano|sud africain|sudafrikan|sul africano
005|south american|sudamericano,suramericano|sud americain|sudamerikan|sul americano
419|latin american|latinoamericano|latino americain|lateinamerikan|latino americano`;

const add = (word: string, endings: string): string[] => endings.split(',').map((ending) => word + ending);

const cut = (word: string, letters: number, endings: string): string[] => add(word.slice(0, -letters), endings);

function german(word: string): string[] {
  if (word.endsWith('!')) return cut(word, 1, ',s,e,en,er,es,em,n,in,innen');
  return add(
    word,
    'isch,ische,ischen,ischer,isches,ischem,er,ers,ern,erin,erinnen,ier,iers,iern,ierin,ierinnen,e,en,in,innen',
  );
}

function portuguese(word: string): string[] {
  if (word.endsWith('ao')) return cut(word, 2, 'ao,a,aos,aes,oes,as');
  if (word.endsWith('eu')) return cut(word, 1, 'u,us,ia,ias');
  if (word.endsWith('ol')) return cut(word, 1, 'l,la,is,las');
  return spanish(word);
}

function spanish(word: string): string[] {
  if (word.endsWith('o')) return cut(word, 1, 'o,a,os,as');
  return add(word, /[aeiu]$/.test(word) ? ',s,es' : ',a,es,as');
}

/** In the order of the columns. */
const INFLECTIONS: Readonly<Record<string, (word: string) => string[]>> = {
  en: (word) => add(word, ',s'),
  es: spanish,
  fr: (word) => add(word, word.endsWith('n') ? ',s,e,es,ne,nes' : ',s,e,es'),
  de: german,
  pt: portuguese,
};

/** Every such word of a language, and the countries that it may mean. */
export function demonymsOf(idioma: string): [words: string, country: string][] {
  const inflect = INFLECTIONS[idioma];
  const column = Object.keys(INFLECTIONS).indexOf(idioma) + 1;
  if (inflect === undefined) return [];
  return ROWS.trim()
    .split('\n')
    .flatMap((row) => {
      const cells = row.split('|');
      const lemmas = (cells[column] ?? '').split(',').filter((lemma) => lemma !== '');
      return lemmas.flatMap(inflect).map((form): [string, string] => [form, cells[0] ?? '']);
    });
}
