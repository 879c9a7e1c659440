/** What the frame of a title is made of, in the languages that there are labelled titles of. */
export interface FrameWords {
  readonly little: ReadonlySet<string>;
  readonly times: ReadonlySet<string>;
  /** What the end of any other word tells: the one who acts, the one who is told, many. */
  readonly endings: RegExp;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

const es: FrameWords = {
  little:
    words(`a al algo alguna algunas alguno algunos ante aquel aquella aquello aquí así aún aunque bajo bien cada casi
    como cómo con contra cosa cosas cual cuál cuales cuáles cualquier cuando cuándo cuanto cuánto cuánta cuántas cuántos de
    debe deben debes del desde después día días donde dónde durante e el él ella ellas ellos en entre era eran eres es esa
    esas ese eso esos esta está estaba están estar estas este esto estos fue fueron ha había haber hace hacer han has hasta
    hay hizo hoy ir jamás la las le les lo los luego mas más me menos mi mientras mis misma mismo mucho muchos muy nada
    nadie ni ningún ninguna no nos nosotros nuestra nuestro nuestros nunca o otra otras otro otros para pero poco podría por
    porque puede pueden pues que qué quien quién quienes quiénes sabe saber se sea según ser será serán si sí siempre sin
    sino sobre solo sólo son su sus tal también tan tanto te tendrá tengo ti tiene tienen toda todas todo todos tras tu tú
    tus un una unas uno unos usted va vamos van vas ver vez vos y ya yo`),
  times: words(`lunes martes miércoles jueves viernes sábado domingo enero febrero marzo abril mayo junio julio agosto
    septiembre octubre noviembre diciembre semana año mes mañana tarde noche`),
  endings: /(?:ó|ron|s|ar|er|ir|á|é)$/u,
};

const en: FrameWords = {
  little:
    words(`a about after again all also an and any are as at back be because been before being but by can could did do
    does down each even ever every for from get gets had has have he her here him his how i if in into is it its just know
    like look made make me more most much my never new no not now of off on one only or our out over people really she
    should so some someone something than that the their them then there these they thing things this those through time to
    too under up us very was way we were what when where which who whose why will with without would you your`),
  times:
    words(`monday tuesday wednesday thursday friday saturday sunday january february march april may june july august
    september october november december week year month today tomorrow night`),
  endings: /(?:ed|ing|ly|est|s)$/u,
};

export const FRAME_WORDS = { es, en } as const;
