import { anywhere, atStart, between, everywhere, justBefore, leadingIn, saying } from './phrases.ts';
import type { Wording } from './wording.ts';

const DAYS = 'lunes|martes|miércoles|jueves|viernes|sábado|domingo';

export const es: Wording = {
  aboutItself: anywhere(
    'quienes (?:siguen|conocen) el asunto|los que conocen el asunto|(?:las )?personas consultadas|conversación (?:del día|de la jornada)|(?:preguntas|dudas) (?:sin contestar|sin respuesta|abiertas)|lo más difícil|la parte más delicada',
    '(?:este|nuestro) (?:periódico|diario|medio|portal)|el periódico ha (?:pedido|solicitado)|esta (?:redacción|edición|crónica)',
    'nuestr[oa]s? (?:lectores|redacción|enviad[oa]|corresponsal)|(?:varios|nuestros|los) lectores',
    '(?:a la hora|al momento) de (?:escribir|redactar|publicar|cerrar)|al cierre de (?:esta|la) (?:edición|nota)|estas líneas',
    'ampliar[áe]m?o?s? (?:la )?información|seguir[áe]m?o?s? informando|noticia en desarrollo|habrá novedades',
    '(?:más|nuevas|otras) (?:novedades|noticias|declaraciones oficiales)|(?:más|otros|nuevos) (?:detalles|datos) oficiales',
    'derechos reservados|haz clic|pulse aquí|en la imagen|foto(?:grafía)? de',
  ),
  connector: leadingIn(
    'además|asimismo|también|por otr[oa] (?:lado|parte)|por lo demás|en este sentido|en ese sentido|de hecho|en concreto|así las cosas',
    'cabe (?:recordar|destacar|señalar|mencionar) que|conviene recordar que|hay que recordar que|recuérdese que|se recuerda que',
    'un dato(?: \\p{L}+){0,3}(?=:)|en (?:resumen|definitiva)|mientras tanto|entre tanto|finalmente|por último|en tanto|y|pero',
    'lo cierto es que|la realidad es que|es decir|en cambio',
  ),
  reminder: leadingIn('(?:cabe|conviene|hay que) recordar que', 'un dato(?: \\p{L}+){0,3}(?=:)', 'se recuerda que'),
  dangling: atStart(
    'él|ella|ellos|ellas|est[eoa]s?|es[eoa]s?|aquel(?:l[oa]s?)?|su|sus|dich[oa]s?|tal(?:es)?|lo (?:anterior|mismo|que)|ambos|ambas',
    'así|por (?:eso|ello|tanto|lo tanto|su parte|esta razón|este motivo)|sin embargo|no obstante|en cambio|de (?:ahí|este modo|esta manera|ellos|ellas)',
    'entonces|luego|después|a continuación|allí|ahí|además|asimismo|también|tampoco|pero|y|o|ni|pues|porque|aunque|mientras|entre ell[oa]s',
    'el primero|el segundo|la primera|la segunda|el mismo|la misma|los mismos|otr[oa]s?|el otro|la otra|los dos|las dos|el resto|l[oa]s? demás',
    'según (?:explicó|dijo|informó|añadió|detalló|el mismo|la misma|ést[ea])|(?:explicó|dijo|añadió|agregó|señaló|indicó|afirmó|concluyó)',
    'es (?:el|la|un|una)|son (?:los|las)|fue (?:el|la|un|una)|era (?:el|la|un|una)',
    'el reverso|la otra cara|a ello|a esto|para ello|con ello|en ese (?:momento|caso)|más preocupa|peor pinta|piden|reclaman|llevan|exigen',
  ),
  aside: between(
    'en cambio|sin embargo|no obstante|por su parte|además|asimismo|por tanto|por lo tanto|a su vez|de hecho',
  ),
  attribution: saying(
    'según|de acuerdo con|en palabras de|a juicio de',
    'según|(?:ha |han )?(?:inform|confirm|precis|explic|señal|indic|asegur|detall|anunci|añad|afirm|apunt|recalc)(?:ó|aron|ado|ió|ieron|ido)|de acuerdo con',
  ),
  relativeDay: anywhere(
    'ayer|anteayer|hoy|mañana|anoche|pasado mañana|esta (?:mañana|tarde|noche|madrugada|semana)|hace (?:unos|pocos|dos|tres) (?:días|horas)|dos días atrás',
    'la (?:semana|jornada|primavera) pasada|el (?:mes|año|verano|otoño|invierno) pasado|hace (?:unas|unos) (?:horas|minutos)',
  ),
  weekday: everywhere(`(?<!(?:del|desde|hasta|para|por|entre|en|al|y|o) )(?:de )?este (?:pasado )?(?:${DAYS})`),
  future: anywhere(
    '\\p{Ll}{2,}(?:ará|arán|erá|erán|irá|irán|drá|drán|brá|brán)|va a|van a|podrían?|deberían?|se espera(?: que)?|se prevé|prevén?|está previst[oa]',
    'en los próximos|en las próximas|próxim[oa]s? (?:reunión|semanas?|meses|días|años?)|a partir de(?:l)?|entrará en vigor',
  ),
  background: anywhere(
    '(?:cabe|conviene|hay que) recordar|desde (?:hace|(?:el |la )?(?:año )?(?:19|20)\\d\\d)|en (?:19|20)\\d\\d|ya en (?:19|20)\\d\\d|hace (?:más de )?(?:un|una|dos|tres|\\d+|cien|varios|muchos|\\p{L}+) (?:siglos?|décadas?|años|meses)',
    'históricamente|tradicionalmente|el último (?:precedente|antecedente|accidente|caso)|antecedentes?|precedentes?|llevaban? (?:años|meses|décadas|\\p{L}+ (?:años|meses))',
    'un dato (?:para|de)|se remontaba?|databa|data de|no es la primera vez|hasta ahora|hasta entonces|en los últimos (?:años|meses|diez)|siglo de antigüedad|la última (?:vez|huelga|gran)|el (?:peor|mayor) \\p{L}+ (?:reciente|de la región)|ya existe',
  ),
  favour: everywhere(
    'por fin|ya era hora|conquista|avance|acierto|acertad[oa]|alivio|respiro|celebr[oa]|bienvenid[oa]|necesari[oa]|justici?a|merece|vale la pena|a favor|buena noticia|histórico|razón tienen?|beneficia',
  ),
  against: everywhere(
    'error|disparate|ruina|arruina\\p{L}*|imprudencia|imprudente|en contra|peligro|peligros[oa]|precipitad[oa]|ocurrencia|castig[oa]|quién (?:lo )?paga|pagará|acabará pagando|con el dinero|buenas intenciones|propaganda|demagogia|fracaso|deuda|cerrar|despid\\p{L}*',
  ),
  about: justBefore(
    'unos|unas|cerca de|alrededor de|aproximadamente|en torno a|ronda(?:n)?|casi los|se acerca(?:n)? a los',
  ),
  atLeast: justBefore(
    'más de|al menos|por lo menos|como mínimo|mínimo de|supera(?:n)?(?: los| las)?|pasó de(?: los| las)?|superó los',
  ),
  atMost: justBefore('menos de|casi|hasta|como máximo|máximo de|no más de'),
};
