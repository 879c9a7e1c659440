import { anywhere, atStart, between, everywhere, justBefore, leadingIn, saying } from './phrases.ts';
import type { Wording } from './wording.ts';

const DAYS = 'Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonnabend|Sonntag';

export const de: Wording = {
  aboutItself: anywhere(
    'wer (?:die Sache verfolgt|sich auskennt)|Gesprächsstoff|das große Thema|Fragen, zu denen|(?:schwierigste|heikelste) Teil',
    '(?:diese|unsere) (?:Zeitung|Redaktion|Seite)|dieser Zeitung|unserer Redaktion|Leserinnen und Leser|unsere (?:Leser|Korrespondent\\p{L}*)|Redaktionsschluss',
    'weiter berichten|die Sache verfolgen|weitere Nachrichten|keine (?:weiteren|neuen) amtlichen|ist mit Neuem zu rechnen|wird aktualisiert|Alle Rechte|hier klicken|Archivbild|Symbolbild',
  ),
  connector: leadingIn(
    'zur Erinnerung|zum Hintergrund|wichtig dabei|außerdem|zudem|darüber hinaus|ferner|und|aber|übrigens|im Übrigen',
  ),
  reminder: leadingIn('zur Erinnerung', 'zum Hintergrund', 'wichtig dabei'),
  dangling: atStart(
    'er|sie|es|ihr|ihre|ihren|ihrem|sein|seine|seinen|seiner|dies|diese|dieser|dieses|diesen|diesem|jene|jener|das(?= (?:ist|war|hat|sei|bestätigte|sagte|teilte))|solche|beide|beides',
    'dort|da|dabei|damit|dafür|dagegen|daher|deshalb|deswegen|darum|danach|dann|daraufhin|demnach|doch|jedoch|allerdings|trotzdem|hingegen|so|somit|auch|außerdem|zudem',
    'und|aber|oder|denn|weil|obwohl|während|der erste|der zweite|die anderen|der andere|andere|derselbe|dieselbe|letztere|ersterer|einer von ihnen|davon|darunter|dazu|wie er|wie sie',
  ),
  aside: between('allerdings|jedoch|hingegen|dagegen|außerdem|zudem|indes'),
  attribution: saying('nach Angaben|laut', '(?:so|wie|teilte|sagte|erklärte|bestätigte|hieß es)'),
  relativeDay: anywhere(
    'gestern|vorgestern|heute|morgen (?:früh|Abend|Vormittag)|gestern Abend|heute (?:Morgen|Abend)|in der (?:Nacht|vergangenen Nacht)|vergangene[rn]? (?:Woche|Nacht|Jahr)|vor (?:zwei|wenigen|einigen) (?:Tagen|Stunden)',
  ),
  weekday: everywhere(`am (?:${DAYS})(?:morgen|abend|mittag|nachmittag|vormittag)?`),
  future: anywhere(
    'soll(?:en)?|könnten?|dürften?|voraussichtlich|wird voraussichtlich|(?:wird|werden) (?:\\p{L}+ ){0,8}?\\p{L}+en(?=[.,;])|künftig|in den (?:kommenden|nächsten)|ab (?:dem )?\\d|bis (?:Ende|\\d{4})|geplant|erwartet',
  ),
  background: anywhere(
    '(?:im Jahr |seit |von )?(?:19|20)\\d\\d|seit (?:Jahren|Jahrzehnten|Langem|\\p{L}+ (?:Jahren|Monaten))|vor (?:\\p{L}+|\\d+) (?:Jahren|Monaten|Jahrzehnten)|hundert Jahre|Jahrhundert\\p{L}*',
    'zum Hintergrund|zur Erinnerung|wichtig dabei|bislang|bisher|zuletzt|bereits|hatte(?:n)? (?:\\p{L}+ ){0,4}(?:schon|bereits|lange|jahrelang)|Präzedenzfall|historisch|früher',
  ),
  favour: everywhere(
    'endlich|Erleichterung|willkommen|Fortschritt|Errungenschaft|notwendig|verdient|gute Nachricht|richtig|gerecht|Gewinn',
  ),
  against: everywhere(
    'Fehler|falsch|gefährlich|Gefahr|Ruin|ruinier\\p{L}*|dagegen|wer (?:das )?bezahlt|zahlen müssen|leichtsinnig|voreilig|Scheitern|Last|Schulden|Rechnung',
  ),
  about: justBefore('rund|etwa|ungefähr|circa|ca\\.|knapp|gut|um die|fast|nahezu'),
  atLeast: justBefore('mehr als|über|mindestens|wenigstens'),
  atMost: justBefore('weniger als|unter|höchstens|bis zu|maximal|fast|knapp'),
};
