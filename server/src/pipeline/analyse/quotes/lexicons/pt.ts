import { each, type Lexicon, phrases, words } from '../lexicon.ts';

const REGULAR = words(`
  acrescentar acusar adiantar admitir afirmar alegar alertar anunciar apelar apontar argumentar assegurar assinalar atirar
  avaliar avisar brincar celebrar clamar comentar completar confessar confirmar considerar contar contestar continuar
  criticar declarar defender denunciar desabafar destacar detalhar disparar enfatizar escrever esclarecer exclamar exigir
  explicar expressar finalizar frisar garantir gritar indicar informar insistir ironizar jurar justificar lamentar lançar
  lembrar manifestar murmurar narrar negar notar observar opinar pedir perguntar ponderar pontuar postar precisar prometer
  prosseguir publicar questionar realçar rebater reclamar reconhecer recordar referir reforçar reiterar relatar rematar
  repetir replicar responder ressaltar resumir retorquir retrucar revelar salientar sentenciar sublinhar sugerir sussurrar
  sustentar tuitar vaticinar vincar aconselhar recomendar agradecer comunicar constatar ameaçar elogiar pensar alfinetar cravar endossar emendar adverter afiançar asseverar apostar`);
const IRREGULAR = words(`
  diz dizem disse disseram dizia diziam dito dizendo conclui concluem concluiu concluíram concluía concluído concluindo
  mantém mantêm manteve mantiveram sustém escreveu escrito referiu refere referem sugere sugeriu pede pedem pediu pediram
  repete repetiu prossegue prosseguiu adverte advertem advertiu advertiram contradisse expõe expôs propõe propôs propuseram
  desmente desmentiu admite confia confiou segue seguiu lê lia`);

function inflect(verb: string): string[] {
  const stem = verb.slice(0, -2);
  const endings = verb.endsWith('ar')
    ? ['a', 'am', 'ou', 'aram', 'ava', 'avam', 'ado', 'ando']
    : verb.endsWith('er')
      ? ['e', 'em', 'eu', 'eram', 'ia', 'iam', 'ido', 'endo']
      : ['e', 'em', 'iu', 'iram', 'ia', 'iam', 'ido', 'indo'];
  return endings.map((ending) => stem + ending);
}

const cues = new Set([...[...REGULAR].flatMap(inflect), ...IRREGULAR]);

export const pt: Lexicon = {
  idioma: 'pt',
  cues,
  halves: new Map(),
  gerunds: new Set([...cues].filter((form) => /(?:ando|endo|indo)$/.test(form))),
  nounLike:
    words(`conta contam pergunta nota denúncia resposta queixa escrito pedido dito segue seguiu lança lembra publica
    aposta revela considera pensa confia confiou lê lia critica celebra`),
  accordings: phrases('segundo', 'conforme', 'de acordo com', 'nas palavras de', 'na opinião de'),
  auxiliaries: words('tem têm tinha tinham havia foi era o a os as lhe lhes se me nos teria está estava vem'),
  adverbs:
    words(`também já assim depois logo ainda hoje ontem então antes sempre nunca novamente entretanto primeiro agora
    aqui não sim igualmente além disso inclusive`),
  adverbEnding: /mente$/,
  pronouns: new Map([
    ['ele', 'm'],
    ['ela', 'f'],
    ['eles', undefined],
    ['elas', undefined],
    ['este', 'm'],
    ['esta', 'f'],
  ]),
  firstPerson: words('eu nós você vocês tu'),
  impersonal: words('alguém ninguém todos'),
  relatives: words('que quem qual quais cujo cuja onde'),
  determiners:
    words(`o a os as um uma uns umas este esta estes estas esse essa esses essas aquele aquela seu sua seus suas meu
    minha nosso nossa outro outra outros outras alguns algumas vários várias ambos dois duas três quatro cinco`),
  masculine: words('o um este'),
  feminine: words('a uma esta'),
  prepositions:
    words(`de do da dos das em no na nos nas por pelo pela pelos pelas para com sem sobre após ante sob contra desde
    durante entre até perante ao à aos às num numa neste nesta nestes nestas nesse
    nessa naquele naquela deste desta desse dessa segundo junto`),
  genitives: words('de do da dos das'),
  conjunctions: words('e ou mas porém embora quando enquanto porque se como pois onde nem'),
  complementizers: words('que se como'),
  titles: new Map([
    ...each('sr. sr senhor dom d. rei príncipe', 'm' as const),
    ...each('sra. sra senhora dona rainha princesa', 'f' as const),
    ...each('dr. dra. dr dra', undefined),
  ]),
  roles:
    /^(?:vice-?|ex-?)?(?:president[ea]|ministr[oa]|deputad[oa]|secretári[oa]|senador|senadora|prefeit[oa]|porta-voz|líder|diretor|diretora|procurador|procuradora|juiz|juíza|general|coronel|capitão|papa|rei|rainha|governador|governadora|chanceler|doutor|doutora|professor|professora)$/,
  houses:
    /^(?:academia|agência|aliança|assembleia|associação|banco|câmara|casa|centro|comissão|comité|comitê|companhia|confederação|congresso|conselho|estado|estados|exército|federação|fundação|governo|grupo|hospital|instituto|junta|liga|ministério|movimento|organização|parlamento|partido|polícia|prefeitura|rádio|rio|santa|santo|são|secretaria|senado|sindicato|sociedade|supremo|tribunal|união|universidade|nações|nova|novo)(?: |$)/,
  times:
    words(`segunda terça quarta quinta sexta segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo
    janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro manhã tarde noite semana mês ano
    dia dias fim madrugada passada passado véspera hora momento feira`),
  abbreviations: words('sr sra dr dra prof profa eng exmo d etc pág núm art'),
  dropsPronouns: true,
  capitalNouns: false,
};
