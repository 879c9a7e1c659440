import { rememberTexts } from '../../text/remember-texts.ts';

const ADDRESS =
  /https?:|www\.|\]\(|<\/?[a-z!]|&[a-z]+;|[\p{L}\p{N}._-]+@[\p{L}\p{N}-]+\.\p{L}|(?<![\p{L}\p{N}])[a-z0-9][a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|net|org|info|biz|io|ai|app|dev|news|online|site|shop|xyz|top|club|live|link|me|tv|co|eu|es|mx|ar|uk|us|fr|de|pt|br|ru|cn|example|test)(?![\p{L}\p{N}])/iu;

/** Something that every address has. */
const MAYBE = /[:<&@]|\]\(|www\.|\.[a-z]/iu;

/** Addresses come from the database alone, and what is shown has no marks of a page in it. */
export const hasAddress = (text: string): boolean => MAYBE.test(text) && ADDRESS.test(text);

/** Words that speak to whoever reads for us, not to readers. */
const ENGLISH: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|discard|override|overwrite|bypass|reset|suspend|disable|set aside)\b[^.!?]{0,60}\b(?:instructions?|prompts?|rules|guidelines|guardrails|programming|above|previous|prior|everything)\b/iu,
  /\b(?:as an ai|as a language model)\b/iu,
  /\b(?:note|notice|message|memo|reminder|instructions?)\s+(?:for|to)\s+(?:\p{L}+\s+){0,3}(?:ai|llms?|assistants?|models?|bots?|chatbots?|automated|machines?)\b/iu,
  /\bwhen summari[sz]ing\b/iu,
  /\byour (?:new )?(?:answer|response|reply|output|summary|task|instructions?|system prompt)\b[^.!?]{0,30}\b(?:must|should|shall|has to|will|is to|are)\b/iu,
  /\bthe (?:summary|output|translation) (?:must|should|shall|has to) (?:only |always )?(?:say|state|begin|start|open|contain|include|mention|read)\b/iu,
  /\b(?:you are now|you are no longer|from now on,? (?:you|act|answer|respond|write|reply|say|state))\b/iu,
  /\bnew (?:instructions?|task|rules?|directives?|orders?|priority)\s*:/iu,
  /\b(?:respond|reply|answer|output|print|return) (?:only |exactly |verbatim |nothing but |solely )(?:with |by )?/iu,
  /\b(?:say|write|state|report|publish|add|include|insert|output|repeat)\b[^.!?]{0,25}\b(?:verbatim|word for word|in your (?:answer|summary|article|reply|output))\b/iu,
  /\b(?:act|behave|pretend) (?:as|like|to be) (?:an? |the )?(?:\p{L}+ ){0,2}(?:assistant|ai|model|system|administrator|developer|bot)\b/iu,
  /\b(?:dear|attention|hey|hello|important)[,:]? (?:\p{L}+ ){0,2}(?:ai|llms?|assistants?|language models?|chatbots?|summari[sz]ers?|bots|crawlers?)\b/iu,
  /\b(?:ai|ais|llms?|models?|assistants?|bots?|chatbots?|crawlers?|machines?|summari[sz]ers?) (?:reading|processing|parsing|summari[sz]ing|that reads?|who reads?|which reads?) (?:this|these)\b/iu,
  /\bif you are an? (?:\p{L}+ ){0,2}(?:ai|llm|model|assistant|bot|chatbot|machine)\b/iu,
  /\b(?:do not|don[’']t|never) (?:mention|reveal|tell|include|report|summari[sz]e|quote)\b[^.!?]{0,50}\b(?:instructions?|prompt|this (?:text|message|note|line)|anything else|the rest)\b/iu,
];
const SPANISH: readonly RegExp[] = [
  /\b(?:ignora\p{L}*|olvid\p{L}+|descarta\p{L}*|desobede\p{L}+|omit[ae]\p{L}*|haz caso omiso|hagas? caso|pas[ae] por alto|deja de lado|prescind\p{L}+)[^.!?]{0,60}(?:instruccion|indicacion|órdenes|lo anterior|normas|reglas|directrices)/iu,
  /\bcomo (?:modelo de lenguaje|una? ia)\b/iu,
  /\b(?:nota|aviso|mensaje|instrucci[oó]n(?:es)?|recordatorio)\s+(?:para|a)\s+(?:\p{L}+\s+){0,3}(?:ia|asistentes?|modelos?|sistemas|bots?|máquinas?|chatbots?)(?!\p{L})/iu,
  /\bal resumir\b/iu,
  /(?<!\p{L})(?:tu (?:respuesta|resumen|salida|tarea|nueva tarea)|el resumen (?:debe|tiene que|ha de|deberá) (?:decir|empezar|comenzar|incluir|contener|afirmar|mencionar))(?!\p{L})/iu,
  /\b(?:a partir de ahora|de ahora en adelante|desde ahora),? (?:eres|responde|actúa|escribe|contesta|di|debes|afirma)(?!\p{L})/iu,
  /\beres (?:ahora )?(?:un|una|el|la) (?:\p{L}+ ){0,2}(?:asistente|ia|modelo|bot|redactora?|periodista|robot)\b/iu,
  /\bnuev[ao]s? (?:instrucci\p{L}+|tareas?|órdenes|orden|reglas?|directrices|prioridad)\s*:/iu,
  /\b(?:responde|contesta|devuelve|imprime|escribe|repite) (?:solo|solamente|únicamente|exactamente|literalmente|palabra por palabra)(?!\p{L})/iu,
  /(?<!\p{L})(?:di|diga|incluye|inserta|añade) (?:en tu|en el) (?:respuesta|resumen|texto)|(?<!\p{L})(?:tienes que|debes) (?:decir|escribir|afirmar|publicar|responder)(?!\p{L})/iu,
  /\b(?:actúa|compórtate|finge ser|hazte pasar) (?:como |por )?(?:un |una |el |la )?(?:\p{L}+ ){0,2}(?:asistente|ia|modelo|administrador|sistema|bot)\b/iu,
  /\b(?:atención|estimad[oa]s?|hola|querid[oa]s?|importante)[,:]? (?:\p{L}+ ){0,2}(?:ia|asistentes?|modelos?|chatbots?|bots?|inteligencia artificial)(?!\p{L})/iu,
  /(?<!\p{L})(?:ia|asistentes?|modelos?(?: de lenguaje)?|bots?|chatbots?|máquinas?) que (?:lea|lean|lee|leen|procese\p{L}*|resuma\p{L}*) (?:esto|este|esta)(?!\p{L})/iu,
  /\bsi eres (?:un|una) (?:\p{L}+ ){0,2}(?:ia|asistente|modelo|bot|máquina|chatbot)\b/iu,
  /\bno (?:menciones|reveles|digas|incluyas|resumas|publiques|cites)\b[^.!?]{0,50}(?:instrucci|este (?:mensaje|texto)|esta nota|nada más|lo demás|el resto)/iu,
];
const FRENCH: readonly RegExp[] = [
  /\b(?:ignor(?:ez|e|er)|oubli(?:ez|e|er)|négligez|faites abstraction|fais abstraction|ne ten(?:ez|iens) (?:pas |aucun )?compte|ne tiens (?:pas |aucun )?compte|passe[rz]? outre)[^.!?]{0,60}(?:consigne|instruction|ce qui précède|règles|directives)/iu,
  /\ben tant qu[’']ia\b|\ben tant que modèle\b/iu,
  /\b(?:note|avis|message|instructions?|consignes?|rappel)\s+(?:pour|aux?|à)\s+(?:l[’'])?(?:\p{L}+\s+){0,3}(?:ia|assistants?|modèles?|systèmes|robots?|machines?)(?!\p{L})/iu,
  /\ben résumant\b/iu,
  /(?<!\p{L})(?:ta|votre) (?:nouvelle )?(?:réponse|tâche|sortie) (?:doit|devra|sera|est|consiste)|(?<!\p{L})(?:ton|votre|le) résumé (?:doit|devra)(?!\p{L})/iu,
  /(?:à partir de maintenant|désormais|dorénavant),? (?:tu es|tu dois|vous devez|répond\p{L}+|écri\p{L}+|dites|affirmez|agi\p{L}+)(?!\p{L})/iu,
  /(?<!\p{L})(?:tu es|vous êtes) (?:maintenant |désormais )?(?:un|une|le|la|l[’'])\s?(?:\p{L}+ ){0,2}(?:assistant|ia|modèle|robot|rédacteur)(?!\p{L})/iu,
  /\bnouvel(?:le)?s? (?:instructions?|consignes?|tâches?|ordres?|règles?|priorité)\s*:/iu,
  /(?<!\p{L})(?:répond(?:ez|s)|écri(?:vez|s)|renvoyez|affiche[zr]?|répéte[zr]?) (?:uniquement|seulement|exactement|mot pour mot)(?!\p{L})/iu,
  /(?<!vous )(?<!\p{L})(?:écrivez|dites|affirmez|publiez|ajoutez|insérez|indiquez) (?:que|dans (?:votre|le) (?:résumé|réponse|texte))(?!\p{L})/iu,
  /\b(?:agis|agissez|comporte-toi|comportez-vous|fais semblant|faites semblant) (?:comme |d[’']être )?(?:un |une |le )?(?:\p{L}+ ){0,2}(?:assistant|ia|modèle|administrateur|système|robot)(?!\p{L})/iu,
  /\b(?:attention|ch(?:er|ère)s?|bonjour|important)\s?[,:]? (?:à l[’']|l[’'])?(?:\p{L}+ ){0,2}(?:ia|assistants?|modèles?|robots?|intelligence artificielle)(?!\p{L})/iu,
  /(?<!\p{L})(?:ia|assistants?|modèles?(?: de langage)?|robots?|machines?) qui (?:li\p{L}+|résum\p{L}+|trait\p{L}+) (?:ceci|cet|cette|ce|ces)(?!\p{L})/iu,
  /\bsi (?:tu es|vous êtes) (?:un|une) (?:\p{L}+ ){0,2}(?:ia|assistant|modèle|robot|machine)(?!\p{L})/iu,
  /\bne (?:mentionne[rz]?|révèle[rz]?|révélez|dis|dites|résume[rz]?|cite[rz]?) (?:pas|jamais|rien)[^.!?]{0,50}(?:instruction|consigne|ce (?:texte|message)|cette note|d[’']autre|le reste)/iu,
];
const GERMAN: readonly RegExp[] = [
  /(?:ignorier\p{L}*|vergiss|vergesst|missachte\p{L}*|verwirf|übergehe?\p{L}*|setz\p{L}* dich über|hal(?:te|ten) (?:dich|sie sich) nicht an|beachte\p{L}*)[^.!?]{0,60}(?:anweisung|instruktion|vorgabe|regeln|bisherige|obige)/iu,
  /\bals (?:ki|sprachmodell)\b/iu,
  /\b(?:hinweis|nachricht|anweisung\p{L}*|mitteilung|notiz)\s+(?:für|an)\s+(?:\p{L}+\s+){0,3}(?:ki|assistenten|modelle|sprachmodelle|systeme|bots?|maschinen|kis)(?!\p{L})/iu,
  /\bbeim zusammenfassen\b/iu,
  /\bdeine (?:neue )?(?:antwort|zusammenfassung|ausgabe|aufgabe)\b|\bdie zusammenfassung (?:muss|soll) (?:\p{L}+ ){0,4}(?:sagen|beginnen|enthalten|erwähnen|lauten)/iu,
  /\b(?:ab jetzt|ab sofort|von nun an|von jetzt an),? (?:bist du|antworte|schreibe?|agiere|sage?|sind sie ein)(?!\p{L})/iu,
  /\bdu bist (?:jetzt |nun )?(?:ein|eine|kein|keine|der|die) (?:\p{L}+ ){0,2}(?:assistent\p{L}*|ki|modell|sprachmodell|bot|redakteur\p{L}*)(?!\p{L})/iu,
  /\bneue (?:anweisung\p{L}*|aufgaben?|regeln?|instruktion\p{L}*|befehle?|priorität)\s*:/iu,
  /(?<!ich )\b(?:antworte|gib|schreibe?|wiederhole) (?:nur|ausschließlich|genau|exakt|wörtlich|wort für wort)(?!\p{L})/iu,
  /(?<!ich )\b(?:schreibe?|sage?|behaupte|veröffentliche|berichte|erwähne|füge|antworte)\b(?:,? dass| in (?:deiner|der) (?:antwort|zusammenfassung))/iu,
  /\b(?:verhalte dich|agiere|handle|tu so|gib dich) (?:wie|als) (?:ob du )?(?:ein\p{L}* |der |die )?(?:\p{L}+ ){0,2}(?:assistent|ki|modell|administrator|system|bot)(?!\p{L})/iu,
  /\b(?:achtung|liebe[rs]?|hallo|wichtig)[,:]? (?:\p{L}+ ){0,2}(?:ki|assistent\p{L}*|sprachmodelle?|modelle?|bots?|chatbots?)(?!\p{L})/iu,
  /(?<!\p{L})(?:ki|kis|assistent\p{L}*|sprachmodelle?|modelle?|bots?|chatbots?|maschinen?),? (?:die|der|das|welche\p{L}*) (?:dies\p{L}*|das)(?: \p{L}+)? (?:lies\p{L}*|les\p{L}*|verarbeit\p{L}*|zusammenfass\p{L}*)/iu,
  /\b(?:wenn|falls) du (?:ein|eine) (?:\p{L}+ ){0,2}(?:ki|assistent\p{L}*|sprachmodell|modell|bot|maschine)(?!\p{L})/iu,
  /\b(?:erwähne|verrate|nenne|zitiere|veröffentliche)\b[^.!?]{0,40}(?:anweisung|diesen text|diese nachricht)|\b(?:erwähne|schreibe?|sage?) nichts (?:anderes|sonst|weiter)/iu,
];
const PORTUGUESE: readonly RegExp[] = [
  /(?:ignor[ae]\p{L}*|esque[çc][ae]\p{L}*|desconsider[ae]\p{L}*)[^.!?]{0,60}(?:instruç|instruc|ordens|regras|o que (?:foi dito|está) acima)/iu,
  /\bcomo (?:modelo de linguagem|uma? ia)\b/iu,
  /\b(?:nota|aviso|mensagem|instruç(?:ão|ões))\s+(?:para|a)\s+(?:\p{L}+\s+){0,3}(?:ia|assistentes?|modelos?|sistemas|bots?)\b/iu,
  /\bao resumir\b/iu,
];
/** Marks of a conversation with a machine, and what wants to be clicked, in any language. */
const MARKS: readonly RegExp[] = [
  /\b(?:system|assistant|user|developer)\s*(?:prompt|message)?\s*:|system prompt|prompt del sistema|systemprompt|\[\/?inst\]|<\||"role"\s*:/iu,
  /[<[{(]\s*\/?\s*(?:system|sistema|système|admin|instructions?|assistant|developer|override|prompt|data)\b[^\]>})]{0,40}[\]>})]|#{2,}\s*(?:system|instruct|instruc|task|tarea|aufgabe|tâche|human|assistant|anweisung|consigne)|<!--|-->/iu,
  /\b(?:system|admin|developer) (?:override|instructions?)\b|\b(?:begin|start|end)[ _](?:of )?(?:system|admin|hidden|prompt)\b/iu,
  /\b(?:click here|visit our|haz clic|haga clic|pulse aquí|cliquez|klicken sie|hier klicken|clique aqui|subscribe (?:now|to)|suscríbete|abonnez-vous|jetzt abonnieren|assine já)\b/iu,
];
/** Nobody writes so for people: letters of two scripts in a word, a word letter by letter, packed text. */
const DISGUISES: readonly RegExp[] = [
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u,
  /(?<![\p{L}\p{N}])(?:\p{L}[ ._-]){5,}\p{L}(?![\p{L}\p{N}])/u,
  /(?=[A-Za-z0-9+/_-]*\d)(?=[A-Za-z0-9+/_-]*[a-z][A-Z])[A-Za-z0-9+/_-]{32,}/,
];

const ORDERS = [...ENGLISH, ...SPANISH, ...FRENCH, ...GERMAN, ...PORTUGUESE, ...MARKS, ...DISGUISES];
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

function speaksToMachines(text: string): boolean {
  const legible = text.normalize('NFKC').replace(UNSEEN, '').replace(/\s+/gu, ' ');
  return ORDERS.some((order) => order.test(legible));
}

/** Whether it speaks to machines, however it is written: what is not seen, and forms of letters, make no difference. */
export const givesOrders: (text: string) => boolean = rememberTexts(speaksToMachines);
