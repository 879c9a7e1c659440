const ADDRESS =
  /https?:|www\.|\]\(|<\/?[a-z!]|&[a-z]+;|[\p{L}\p{N}._-]+@[\p{L}\p{N}-]+\.\p{L}|(?<![\p{L}\p{N}])[a-z0-9][a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|net|org|info|biz|io|ai|app|dev|news|online|site|shop|xyz|top|club|live|link|me|tv|co|eu|es|mx|ar|uk|us|fr|de|pt|br|ru|cn|example|test)(?![\p{L}\p{N}])/iu;

/** Addresses come from the database alone, and what is shown has no marks of a page in it. */
export const hasAddress = (text: string): boolean => ADDRESS.test(text);

/** Words that speak to whoever reads for us, not to readers; in the five languages. */
const ORDERS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|discard|override|bypass)\b[^.!?]{0,60}\b(?:instructions?|prompts?|rules|guidelines|above|previous|prior|everything)\b/iu,
  /\b(?:ignora\p{L}*|olvid\p{L}+|descarta\p{L}*|desobede\p{L}+|omit[ae]\p{L}*)[^.!?]{0,60}(?:instruccion|indicacion|órdenes|lo anterior|normas|reglas)/iu,
  /\b(?:ignor(?:ez|e|er)|oubli(?:ez|e|er)|négligez)[^.!?]{0,60}(?:consigne|instruction|ce qui précède|règles)/iu,
  /(?:ignorier\p{L}*|vergiss|vergesst|missachte\p{L}*|verwirf)[^.!?]{0,60}(?:anweisung|instruktion|vorgabe|regeln|bisherige|obige)/iu,
  /(?:ignor[ae]\p{L}*|esque[çc][ae]\p{L}*|desconsider[ae]\p{L}*)[^.!?]{0,60}(?:instruç|instruc|ordens|regras|o que (?:foi dito|está) acima)/iu,
  /\b(?:system|assistant|user|developer)\s*(?:prompt|message)?\s*:|system prompt|prompt del sistema|systemprompt|\[\/?inst\]|<\|/iu,
  /\b(?:as an ai|as a language model|como (?:modelo de lenguaje|una? ia)\b|en tant qu[’']ia|als (?:ki|sprachmodell)\b|como (?:modelo de linguagem|uma? ia)\b)/iu,
  /\b(?:note|notice|message|instructions?)\s+(?:for|to)\s+(?:\p{L}+\s+){0,3}(?:ai|assistants?|models?|bots?|automated)\b/iu,
  /\b(?:nota|aviso|mensaje|mensagem|instrucci[oó]n(?:es)?|instruç(?:ão|ões))\s+(?:para|a)\s+(?:\p{L}+\s+){0,3}(?:ia|asistentes?|assistentes?|modelos?|sistemas|bots?)\b/iu,
  /\b(?:note|avis|message|instructions?|consignes?)\s+(?:pour|aux?|à)\s+(?:\p{L}+\s+){0,3}(?:ia|assistants?|modèles?|systèmes|robots?)\b/iu,
  /\b(?:hinweis|nachricht|anweisung\p{L}*)\s+(?:für|an)\s+(?:\p{L}+\s+){0,3}(?:ki|assistenten|modelle|systeme|bots?)\b/iu,
  /\b(?:when summari[sz]ing|al resumir|en résumant|beim zusammenfassen|ao resumir)\b/iu,
  /\b(?:click here|visit our|haz clic|haga clic|pulse aquí|cliquez|klicken sie|hier klicken|clique aqui|subscribe (?:now|to)|suscríbete|abonnez-vous|jetzt abonnieren|assine já)\b/iu,
];

export const givesOrders = (text: string): boolean => ORDERS.some((order) => order.test(text));
