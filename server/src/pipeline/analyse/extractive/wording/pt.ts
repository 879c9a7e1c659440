import { anywhere, atStart, between, everywhere, justBefore, leadingIn, saying } from './phrases.ts';
import type { Wording } from './wording.ts';

const DAYS =
  'segunda|terça|quarta|quinta|sexta|segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|sábado|domingo';

export const pt: Wording = {
  aboutItself: anywhere(
    'quem (?:acompanha o caso|conhece o assunto)|parte da conversa|(?:perguntas|dúvidas) que ninguém|parte mais (?:difícil|delicada)',
    '(?:este|nosso) (?:jornal|diário|site|portal)|a nossa redação|deste jornal|leitores|esta edição|à hora de escrever|até o fecho|voltará ao assunto|continuará a informar',
    '(?:mais|novas) (?:notícias|novidades|declarações)|mais detalhes oficiais|direitos reservados|clique aqui|foto de arquivo',
  ),
  connector: leadingIn(
    'além disso|além do mais|também|por outro lado|recorde-se que|vale lembrar(?: que)?|de referir que|de facto|de fato|por fim|e|mas|entretanto',
  ),
  reminder: leadingIn('recorde-se que', 'vale lembrar(?: que)?'),
  dangling: atStart(
    'ele|ela|eles|elas|este|esta|estes|estas|isto|isso|esse|essa|esses|essas|aquele|aquela|seu|sua|seus|suas|tal|tais|ambos|ambas|o mesmo|a mesma',
    'assim|por isso|portanto|contudo|no entanto|porém|todavia|então|depois|ali|lá|mas|e|ou|nem|pois|porque|embora|enquanto|por sua vez|os dois|as duas|outros|outras|o outro|a outra|segundo (?:ele|ela)',
  ),
  aside: between('no entanto|porém|contudo|por sua vez|além disso|todavia'),
  attribution: saying('segundo|de acordo com', 'segundo|(?:inform|confirm|precis|explic|anunci|afirm)ou|de acordo com'),
  relativeDay: anywhere(
    'ontem|anteontem|hoje|amanhã|esta (?:manhã|tarde|noite|madrugada|semana)|na noite passada|a semana passada|há (?:poucas|algumas|dois|duas) (?:horas|dias)',
  ),
  weekday: everywhere(`(?:nest[ae] |est[ae] |na |no )(?:${DAYS})`),
  future: anywhere(
    '\\p{Ll}{2,}(?:ará|arão|erá|erão|irá|irão)|vai|vão|poderia|deverá|deverão|espera-se|prevê(?:-se)?|nos próximos|nas próximas|a partir de',
  ),
  background: anywhere(
    'em (?:19|20)\\d\\d|desde (?:há|(?:19|20)\\d\\d)|há (?:mais de )?(?:um|uma|dois|duas|três|\\p{L}+|\\d+) (?:séculos?|décadas?|anos|meses)|recorde-se|vale lembrar|até agora|historicamente|precedente|o último|já existe',
  ),
  favour: everywhere(
    'finalmente|alívio|bem-vind[oa]|avanço|conquista|necessári[oa]|merece|boa notícia|a favor|justo|justa',
  ),
  against: everywhere(
    'erro|perig\\p{L}+|ruína|contra|quem paga|pagará|imprudente|fracasso|precipitad[oa]|castigo|dívida|conta',
  ),
  about: justBefore('cerca de|em torno de|aproximadamente|uns|umas|por volta de|quase'),
  atLeast: justBefore('mais de|pelo menos|ao menos|no mínimo|supera(?:m)?'),
  atMost: justBefore('menos de|até|no máximo|quase'),
};
