/** Lines that pages put between the paragraphs of an article, in the languages of the newspapers that are read. */
const anyOf = (...ways: string[]): string => `(?:${ways.join('|')})`;

/** "Read also: …": the rest of the line is somebody else's title. */
export const SEE_ALSO = new RegExp(
  `^(?:[-–—•▶►»>*+\\s]*)${anyOf(
    '(?:lea|lee|leer|vea|mira|mire|ver) (?:también|además|más)',
    '(?:también|quizás?|tal vez) te (?:puede|podría|interesa)',
    'te (?:puede|podría) interesar',
    'más (?:información|noticias)(?= *:|$)',
    '(?:noticia|contenido|artículo)s? relacionad[oa]s?',
    'en otras noticias',
    'lo más (?:leído|visto)',
    'read (?:also|more|next)',
    'see also',
    'related(?: (?:articles?|stories|story|content|topics|coverage))?(?= *:|$)',
    'more (?:on|from) (?:this|our)',
    'you (?:may|might) (?:also )?(?:like|be interested)',
    'most (?:read|popular|viewed)(?= *:|$)',
    'recommended(?= *:|$)',
    '(?:à )?lire (?:aussi|également|plus)',
    'à voir (?:aussi|également)',
    'voir aussi',
    'sur le même (?:sujet|thème)',
    '(?:cela|ça|ceci|ces articles) (?:peut|pourrait|pourraient) (?:aussi )?vous intéresser',
    '(?:les )?plus lus(?= *:|$)',
    'lesen sie (?:auch|hier|mehr|dazu)',
    '(?:auch|das könnte sie(?: auch)?|das könnte dich(?: auch)?) interess',
    'mehr (?:zum thema|dazu|lesen)',
    'meistgelesen',
    '(?:leia|veja|saiba|confira) (?:também|mais|ainda)',
    'pode(?:rá)? (?:também )?(?:lhe )?interessar',
    'mais lidas?(?= *:|$)',
    'mais lidos(?= *:|$)',
    'leggi anche',
    'potrebbe interessarti',
  )}`,
  'iu',
);

/** What is said to readers about themselves, their money and their browsers. */
export const TO_THE_READER = new RegExp(
  anyOf(
    'suscr[ií]b(?:e|ete|ase|irse|irte|a) (?:a|por|para|ahora|al|gratis|y)',
    'suscríbete|suscríbase',
    '(?:exclusiv[oa]|solo|sólo|reservad[oa]) para (?:los |nuestros )?(?:suscriptores|abonados|socios)',
    '(?:reg[ií]str(?:ate|ese)|inicia sesión|identifícate) (?:para|y|gratis)',
    '(?:recibe|reciba|apúntate|únete)\\b.{0,40}(?:boletín|newsletter|whatsapp|telegram|correo)',
    '(?:síguenos|seguinos|siga a .{1,30}) en ',
    'seguir leyendo',
    '(?:usamos|utilizamos|utiliza|usa) cookies',
    'subscribe (?:to|now|for|today)',
    '(?:sign up|log in|sign in|register)\\b.{0,30}(?:newsletter|to (?:continue|read|keep|get)|for free)',
    '(?:exclusive|only|available) (?:to|for) (?:our )?subscribers',
    '(?:continue|keep) reading',
    '(?:get|receive)\\b.{0,40}(?:newsletter|in your inbox)',
    'follow us on ',
    'we use cookies|uses cookies',
    '(?:réservé|exclusif|accès réservé) (?:aux|à nos) abonnés',
    '(?:abonnez|inscrivez|connectez|identifiez)[- ]vous',
    'déjà abonné',
    '(?:recevez|retrouvez) .{0,40}(?:newsletter|infolettre|lettre)',
    'il vous reste .{0,20} de cet article',
    'suivez[- ]nous sur ',
    '(?:utilisons|utilise) des cookies',
    '(?:nur|exklusiv) für (?:abonnenten|abonnentinnen|mitglieder)',
    '(?:jetzt|hier) (?:abonnieren|anmelden|registrieren|testen)',
    'melden sie sich (?:an|hier|jetzt)',
    '(?:unser(?:en)?|den) newsletter\\b',
    'weiterlesen (?:mit|nach)',
    '(?:verwenden|nutzen|verwendet|nutzt) cookies',
    '(?:exclusivo|apenas|só) para (?:os |nossos )?assinantes',
    '(?:assine|cadastre-se|inscreva-se|registe-se|entre) (?:para|já|agora|na|no|o|e)\\b',
    '(?:receba|recebe) .{0,40}(?:newsletter|boletim|e-mail)',
    'continuar (?:a ler|lendo)',
    'siga[- ]nos ',
    '(?:usamos|utilizamos|utiliza) cookies',
    'javascript (?:is|must be|está|deve|debe)',
  ),
  'iu',
);

/** All rights, ads, buttons and labels: the whole line, or nothing. */
export const LABEL = new RegExp(
  `^[^\\p{L}\\p{N}]*${anyOf(
    'publicidade?|publicité|advertisement|advertising|anzeige|werbung|sponsored|ad|pubblicità',
    'comparte|compartir(?: en redes| esta noticia)?|share(?: this| this article| on .{1,20})?|partager|teilen|compartilhar|partilhar',
    'imprimir|print|drucken|imprimer|guardar|save|copiar enlace|copy link|escuchar|listen|enviar',
    'facebook|twitter|whatsapp|telegram|linkedin|instagram|x|email|e-mail|correo|pinterest|reddit|flipboard',
    '(?:ver |view |show |leer )?(?:los |all )?(?:comentarios?|comments?|commentaires?|kommentare?)(?: ?\\(?\\d+\\)?)?',
    '\\d+ (?:comentarios?|comments?|commentaires?|kommentare?|compartidos|shares?)',
    'en (?:directo|vivo)|live|en direct|liveticker|ao vivo|última hora|breaking news',
    '(?:vídeo|video|fotos?|photos?|imagen|image|bild|galería|gallery|getty images|archivo|archivbild)(?: ?[:/|(].{0,60})?',
    '\\d{1,2} ?(?:min|mins|minutos|minutes|minuten)(?: de lectura| read| de lecture| lesezeit| de leitura)?',
    'cargando|loading|chargement|carregando|lädt',
    'volver arriba|back to top|haut de page|nach oben',
  )}[^\\p{L}\\p{N}]*$`,
  'iu',
);

export const RIGHTS = new RegExp(
  `^(?:©|\\(c\\)|copyright\\b)|${anyOf(
    'todos los derechos reservados',
    'all rights reserved',
    'tous droits réservés',
    'alle rechte vorbehalten',
    'todos os direitos reservados',
    'tutti i diritti riservati',
    'prohibida su reproducción',
  )}`,
  'iu',
);

/** Before the names of those who wrote it. */
export const BY =
  /^(?:[Pp]or|POR|[Bb]y|BY|[Pp]ar|PAR|[Vv]on|VON|[Dd]i|[Tt]extos?|[Ee]scrito por|[Ww]ritten by|[Rr]eported by)(?: ?: ?| )/;
export const IN_NAMES =
  /^(?:\p{Lu}.*|de|del|la|las|los|da|das|do|dos|di|van|von|der|den|le|el|al|y|e|and|et|und|en|in|à|[/|·,&–—-])$/u;

const MONTHS =
  'ene(?:ro)?|jan(?:uary|vier|uar|eiro)?|feb(?:rero|ruary|ruar)?|f[ée]v(?:rier|ereiro)?|mar(?:zo|ch|s|ço)?|märz|abr(?:il)?|apr(?:il)?|avr(?:il)?|may(?:o)?|mai(?:o)?|jun(?:io|e|i|ho)?|juin|jul(?:io|y|i|ho)?|juillet|ago(?:sto)?|aug(?:ust)?|août|sep(?:t(?:iembre|ember|embre)?)?|set(?:embro|iembre)?|oct(?:ubre|ober|obre)?|okt(?:ober)?|out(?:ubro)?|nov(?:iembre|ember|embre|embro)?|dic(?:iembre)?|dec(?:ember)?|d[ée]c(?:embre)?|dez(?:ember|embro)?';
const DAYS =
  'lunes|martes|miércoles|jueves|viernes|sábado|domingo|(?:mon|tues?|wednes|thurs?|fri|satur|sun)day|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?';
const AROUND_DATES =
  'actualizad[oa]|publicad[oa]|creado|fecha|hora|horas|hs?|updated|published|posted|last|on|at|am|pm|gmt|utc|cet|cest|est|edt|et|mis à jour|publié|modifié|le|à|aktualisiert|veröffentlicht|stand|uhr|vom|am|um|atualizad[oa]|às|de|del|of|the|el|la|a|las|los|em|os|por|by';

/** What a line of nothing but dates and hours is made of. */
export const OF_DATES = new RegExp(
  `(?<!\\p{L})(?:${MONTHS}|${DAYS}|${AROUND_DATES})(?!\\p{L})|[\\d\\s:/.,|·•()–—+-]|T(?=\\d)|(?<=\\d)Z`,
  'giu',
);
