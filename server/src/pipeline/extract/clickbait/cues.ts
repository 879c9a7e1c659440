/** Words by which titles make curious, for one language. Each list is words or expressions between bars. */
export interface Cues {
  /** Also without a question mark: "cuánto ganaría", "why he left". */
  readonly asks: string;
  /** Where a question may begin; elsewhere they are little words like others. */
  readonly mayAsk: string;
  /** "Así", "here's": what follows is not said. */
  readonly announces: string;
  readonly points: string;
  readonly are: string;
  readonly addresses: string;
  readonly invites: string;
  readonly extols: string;
  /** What is announced instead of being told: the reason, the photo, the detail. */
  readonly withholds: string;
  readonly reveals: string;
  readonly numbers: string;
  readonly indefinite: string;
  readonly definite: string;
  /** "que nadie", "that will": a subject known by what it does, not by its name. */
  readonly describes: string;
}

const es: Cues = {
  asks: 'qué|cómo|cuál|cuáles|cuánto|cuánta|cuántos|cuántas|quién|quiénes|dónde|adónde|cuándo|por qué',
  mayAsk: 'a qué|con qué|de qué|en qué',
  announces: 'así',
  points: 'esto|este|esta|estos|estas',
  are: 'es|son|fue|fueron|será|serán',
  addresses:
    'te|ti|tu|tus|tú|vos|usted|ustedes|podés|puedes|debes|debés|quieres|sabes|sabías|vas|tenés|tienes|necesitas|necesitás',
  invites:
    'conoce|conozca|conocé|mira|mirá|mire|descubre|descubra|descubrí|entérate|enterate|entérese|sepa|aprenda|aprende|aprendé|revisa|revise|lee|lea|leé|calcule|vea|recuerda|evita|encuentra|no te pierdas|no se pierda|te contamos|le contamos|te explicamos|le explicamos|te mostramos|le mostramos',
  extols:
    'mejor|mejores|peor|peores|el más|la más|los más|las más|nunca|jamás|único|única|increíble|increíbles|insólito|insólita|impactante|impactantes|sorprendente|sorprendentes|sorpresa|curioso|curiosa|emotivo|emotiva|conmovedor|conmovedora|polémico|polémica|viral|virales|furor|espectacular|impresionante|inesperado|inesperada|desgarrador|escalofriante|misterio|misterioso|misteriosa|extraño|extraña|raro|rara|perfecto|perfecta|ideal|sensual|sexy|divertido|divertida|épico|épica',
  withholds:
    'secreto|secretos|clave|claves|truco|trucos|consejo|consejos|la razón por|razones|motivo|motivos|detalle|detalles|historia|historias|foto|fotos|video|videos|vídeo|vídeos|imagen|imágenes|frase|gesto|reacción|respuesta|mensaje|confesión|receta|recetas|guía|tips|recomendaciones|lista|ranking|curiosidades|anécdota|look|regalo|sueño|lugares|formas|maneras|cosas|ideas',
  reveals:
    'reveló|revela|confesó|confiesa|contó|cuenta|explotó|rompió el silencio|recordó|compartió|mostró|habló|sorprendió|sorprende|deslumbró|impactó|enloqueció|estalló|posó|lució|delató|desveló|esconde',
  numbers: 'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte',
  indefinite: 'un|una',
  definite: 'el|la|los|las|lo',
  describes: 'que (?:lo|la|los|las|te|se|le|les|no|ya|nadie|todos)',
};

const en: Cues = {
  asks: 'what|how|why|whose|which',
  mayAsk: 'who|where|when|are you|can you|do you|should you',
  announces: "here|here’s|here's|this is",
  points: 'this|these|that|those',
  are: 'is|are|was|were|will',
  addresses: "you|your|yours|you’re|you're|you’ll|you'll|you’ve|you've",
  invites: 'see|watch|check|meet|discover|find out|try|guess|learn|take this|test',
  extols:
    'best|worst|most|greatest|amazing|incredible|shocking|hilarious|adorable|perfect|insane|epic|unbelievable|ever|never|weird|weirdest|cutest|funniest|coolest|surprising|heartbreaking|brilliant|stunning|totally|actually|literally|really|viral',
  withholds:
    'thing|things|reason|reasons|way|ways|tip|tips|fact|facts|sign|signs|times|photo|photos|picture|pictures|video|tweets|secret|secrets|trick|tricks|hacks|ideas|moments|quotes|gifts|questions|detail|details|story|truth',
  reveals: 'reveals|revealed|shows|confesses|explains|reacts|told|happened|believe|changes everything',
  numbers: 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty',
  indefinite: 'a|an',
  definite: 'the',
  describes: '(?:that|who) (?:will|made|make|you|nobody|only|are|is|prove|just)',
};

const fr: Cues = {
  asks: "comment|pourquoi|combien|ce que|ce qui|ce qu’|ce qu'",
  mayAsk: 'quel|quelle|quels|quelles|quoi|qui|où|quand',
  announces: 'voici|voilà|ainsi',
  points: 'ce|cet|cette|ces|ceci|cela',
  are: 'est|sont|était|sera|seront',
  addresses: 'vous|votre|vos|tu|te|ton|ta|tes|toi',
  invites: 'découvrez|regardez|voyez|apprenez|lisez|essayez|évitez|testez|devinez|ne ratez pas|ne manquez pas',
  extols:
    'meilleur|meilleure|meilleurs|meilleures|pire|pires|incroyable|incroyables|étonnant|étonnante|insolite|insolites|choquant|surprenant|surprenante|jamais|bouleversant|hilarant|adorable|fou|folle|impressionnant|mystérieux|mystérieuse|viral|virale|buzz',
  withholds:
    'chose|choses|raison|raisons|façons|astuces|conseils|secret|secrets|photo|photos|vidéo|vidéos|images|détail|détails|histoire|vérité|clés|idées|signes|erreurs|message|réponse',
  reveals: 'révèle|dévoile|raconte|confie|avoue|explique|réagit|cache|en revenir',
  numbers: 'deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt',
  indefinite: 'un|une',
  definite: 'le|la|les',
  describes: '(?:que|qui) (?:ne|va|vous|personne|tout)',
};

const de: Cues = {
  asks: 'warum|wieso|weshalb|wozu|welche|welcher|welches',
  mayAsk: 'was|wie|wer|wen|wem|wo|wohin|wann',
  announces: 'so|hier',
  points: 'dieser|diese|dieses|diesen|diesem',
  are: 'ist|sind|war|waren|wird|werden',
  addresses: 'sie werden|ihnen|du|dich|dir|dein|deine|deinen|euch|haben sie|sollten sie|müssen sie|können sie',
  invites: 'entdecken sie|lesen sie|erfahren sie|testen sie|sehen sie|raten sie|jetzt ansehen',
  extols:
    'beste|besten|bester|schlimmste|schlimmsten|unglaublich|unglaubliche|schockierend|schockierende|kurios|kuriose|verrückt|verrückte|niemals|nie|überraschend|überraschende|spektakulär|spektakuläre|mysteriös|mysteriöse|viral',
  withholds:
    'dinge|gründe|grund|tipps|tricks|fakten|geheimnis|geheimnisse|foto|fotos|bilder|video|videos|fehler|wahrheit|detail|details|geschichte|botschaft',
  reveals: 'verrät|enthüllt|steckt|packt aus|erklärt|glauben|gesteht',
  numbers: 'zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|fünfzehn|zwanzig',
  indefinite: 'ein|eine',
  definite: 'der|die|das',
  describes: '(?:der|die|das|was) (?:alles|niemand|sie|keiner|ihnen)',
};

const pt: Cues = {
  asks: 'por que|por quê|quê|quais',
  mayAsk: 'como|o que|quem|qual|quanto|quanta|quantos|quantas|onde|quando',
  announces: 'assim|eis',
  points: 'isto|isso|este|esta|estes|estas|esse|essa|esses|essas',
  are: 'é|são|foi|foram|será|serão',
  addresses: 'você|vocês|te|ti|teu|tua|teus|tuas',
  invites: 'veja|saiba|conheça|descubra|confira|entenda|aprenda|leia|evite|não perca',
  extols:
    'melhor|melhores|pior|piores|incrível|incríveis|surpreendente|surpreendentes|chocante|inusitado|inusitada|emocionante|nunca|jamais|único|única|curioso|curiosa|viral|impressionante|misterioso|misteriosa',
  withholds:
    'coisa|coisas|razão|razões|motivo|motivos|dicas|segredo|segredos|truques|foto|fotos|vídeo|vídeos|imagens|detalhe|detalhes|história|formas|maneiras|erros|verdade|resposta|mensagem',
  reveals: 'revela|revelou|conta|contou|confessa|mostra|explica|esconde|desabafa|acreditar',
  numbers: 'dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze|vinte',
  indefinite: 'um|uma',
  definite: 'o|a|os|as',
  describes: 'que (?:o|a|os|as|te|se|lhe|não|já|ninguém|todos|vai)',
};

export const CUES = { es, en, fr, de, pt } as const;
export type CuedLanguage = keyof typeof CUES;
