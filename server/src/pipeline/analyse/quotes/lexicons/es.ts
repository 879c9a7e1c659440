import { each, type Lexicon, phrases, words } from '../lexicon.ts';

const REGULAR = words(`
  abundar aclarar acusar adelantar admitir afirmar agregar ahondar alegar alertar anunciar añadir apelar apostillar apuntar
  argumentar aseverar asegurar asumir augurar avanzar avisar bromear cavilar celebrar clamar comentar completar concretar
  considerar confesar confirmar contestar continuar criticar cuestionar culpar declarar denunciar desear desgranar desvelar
  destacar detallar deslizar enfatizar enumerar escribir espetar esgrimir estimar exclamar exigir explicar explicitar
  expresar felicitar finalizar gritar ilustrar incidir indicar informar insistir instar ironizar jurar justificar juzgar
  lamentar lanzar manifestar matizar mencionar murmurar musitar narrar notar objetar observar ofrecer opinar pedir plantear
  porfiar precisar preguntar proclamar prometer pronosticar publicar puntualizar quejar razonar recalcar rechazar reclamar
  reconocer redondear reflexionar reivindicar reiterar relatar relativizar remachar remarcar rematar replicar responder
  resaltar resumir revelar señalar sentenciar soltar sostener subrayar suplicar susurrar terciar tuitear valorar vaticinar
  zanjar garantizar acotar recriminar versar increpar amenazar evocar rememorar aconsejar animar agradecer trasladar comunicar
  constatar sintetizar describir meditar fustigar alabar reprochar retratar bramar alardear ratificar corroborar`);
const IRREGULAR = words(`
  dice dicen dijo dijeron decía decían dicho diciendo cuenta cuentan contó contaron contaba contaban contado contando
  recuerda recuerdan recordó recordaron recordaba recordado recordando piensa piensan pensó pensaba sostiene sostienen
  sostuvo sostuvieron sostenía sostenido mantiene mantienen mantuvo mantuvieron mantenía advierte advierten advirtió
  advirtieron advertía advertido advirtiendo sugiere sugieren sugirió sugirieron sugerido repite repiten repitió repitieron
  repetía repetido pide piden pidió pidieron pedía pedido pidiendo prosigue prosiguen prosiguió prosiguieron proseguía
  concluye concluyen concluyó concluyeron concluía concluido concluyendo arguye arguyó niega niegan negó negaron negaba
  propone proponen propuso propusieron expone exponen expuso expusieron expuesto dispone confiesa confiesan confió confía
  defiende defienden defendió defendieron defendía defendido escrito aduce adujo aduce replica escribe escribió escribieron
  insta sentencia refiere refirió apostilla reza rezaba manifiesta manifiestan exige exigió ruega rogó suelta soltó
  agradece agradeció recomienda recomiendan recomendó recomendaron previene previno describe describió predijo predice maldijo contradijo desmiente desmintió desmintieron sigue siguió`);

function inflect(verb: string): string[] {
  const stem = verb.slice(0, -2);
  if (verb.endsWith('ar'))
    return ['a', 'an', 'ó', 'aron', 'aba', 'aban', 'ado', 'ando', 'ara', 'ará'].map((ending) => stem + ending);
  return ['e', 'en', 'ió', 'ieron', 'ía', 'ían', 'ido', 'iendo'].map((ending) => stem + ending);
}

const cues = new Set([...[...REGULAR].flatMap(inflect), ...IRREGULAR]);

export const es: Lexicon = {
  idioma: 'es',
  cues,
  halves: new Map(),
  gerunds: new Set([...cues].filter((form) => /(?:ando|iendo)$/.test(form))),
  nounLike:
    words(`cuenta cuentan pregunta nota denuncia resume informa crítica queja réplica replica apuesta reclama recuerda
    sentencia apostilla reza escrito pedido dicho sigue siguió desea lanza manifiesta confía confió considera estima juzga
    pide instó ofrece señala publica publicó lanzó relata comenta culpa`),
  accordings: phrases(
    'según',
    'de acuerdo con',
    'en palabras de',
    'en opinión de',
    'a juicio de',
    'en boca de',
    'dixit',
  ),
  auxiliaries: words(
    'ha han había habían he hemos fue era lo la los las le les se me nos ha habría estuvo está vuelto',
  ),
  adverbs:
    words(`también ya así después luego además hoy ayer anoche entonces antes todavía aún siempre nunca nuevamente
    mientras primero ahora tajante rotundo rotunda textualmente a continuación ahí no sí asimismo acto seguido incluso`),
  adverbEnding: /mente$/,
  pronouns: new Map([
    ['él', 'm'],
    ['ella', 'f'],
    ['ellos', undefined],
    ['ellas', undefined],
    ['este', 'm'],
    ['esta', 'f'],
    ['éste', 'm'],
    ['ésta', 'f'],
  ]),
  firstPerson: words('yo nosotros nosotras usted ustedes tú'),
  impersonal: words('alguien nadie todos uno'),
  relatives: words('que quien quienes cual cuales cuyo cuya donde'),
  determiners:
    words(`el la los las un una unos unas este esta estos estas ese esa esos esas su sus mi nuestro nuestra otro
    otra otros otras algunos algunas varios varias ambos ambas muchos dos tres cuatro cinco lo`),
  masculine: words('el un este'),
  feminine: words('la una esta'),
  prepositions:
    words(`de del a al en con por para sin sobre tras ante bajo contra desde durante entre hacia hasta mediante
    según junto frente`),
  genitives: words('de del'),
  conjunctions: words('y e o u pero sino aunque cuando mientras porque si como pues donde ni'),
  complementizers: words('que si cómo qué'),
  titles: new Map([
    ...each('sr. sr señor don d. rey príncipe fray', 'm' as const),
    ...each('sra. sra señora doña dña. reina princesa sor', 'f' as const),
    ...each('dr. dra. dr dra', undefined),
  ]),
  roles:
    /^(?:vice|ex-?)?(?:president[ea]|ministr[oa]|diputad[oa]|secretari[oa]|senador|senadora|alcalde|alcaldesa|conseller|consellera|consejer[oa]|portavoz|líder|director|directora|fiscal|juez|jueza|general|coronel|capitán|papa|rey|reina|gobernador|gobernadora|canciller|lehendakari|doctor|doctora|profesor|profesora)$/,
  houses:
    /^(?:academia|agencia|alianza|asamblea|asociación|ayuntamiento|banco|cámara|casa|centro|colegio|comisión|comité|compañía|comunidad|confederación|congreso|consejo|coalición|cruz|delegación|departamento|diputación|ejército|empresa|estado|estados|federación|fiscalía|frente|fundación|generalitat|gobierno|grupo|guardia|hospital|instituto|junta|liga|ministerio|movimiento|oficina|organización|parlamento|partido|plataforma|policía|radio|real|san|santa|secretaría|senado|sindicato|sociedad|tribunal|unión|unidad|unidas|universidad|nueva|nuevo|mar|costa|buenos|naciones|red)(?: |$)/,
  times: words(`lunes martes miércoles jueves viernes sábado domingo enero febrero marzo abril mayo junio julio agosto
    septiembre octubre noviembre diciembre mañana tarde noche semana mes año día días fin madrugada mediodía jornada pasado
    pasada víspera hora momento rueda ocasión`),
  abbreviations: words('sr sra dr dra dña ud uds ee uu d prof lic ing etc pág núm art mons'),
  dropsPronouns: true,
  capitalNouns: false,
};
