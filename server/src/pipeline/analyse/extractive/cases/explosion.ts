import type { ArticleToAnalyse } from '../../analyst.ts';

type Given = Pick<ArticleToAnalyse, 'articulo_id' | 'titular'> &
  Partial<ArticleToAnalyse> & { text: readonly string[] };

export const article = ({ text, articulo_id, ...given }: Given): ArticleToAnalyse => ({
  articulo_id,
  periodico_id: articulo_id,
  pais_iso_code: 'ES',
  idioma: 'es',
  texto: text.join('\n\n'),
  seccion: 'sociedad',
  published_on: new Date(Date.UTC(2026, 2, 2, 8 + articulo_id)),
  es_opinion: false,
  titular_es_clickbait: false,
  contenido_es_enfatico: false,
  copia_de: null,
  extract_limit: 300,
  ...given,
});

/** One explosion in the words of six newspapers, two columnists and one who may not be shown. */
export const EXPLOSION: readonly ArticleToAnalyse[] = [
  article({
    articulo_id: 1,
    titular: 'Una explosión en una fábrica de pinturas de Alcorán deja 12 heridos',
    text: [
      'Una explosión destruyó este lunes a las 06:40 una nave de la fábrica de pinturas Cromalia, en Alcorán. Doce trabajadores resultaron heridos y fueron trasladados al hospital de San Lucas.',
      'El fuego tardó tres horas en apagarse. Además, 85 vecinos de las calles cercanas fueron evacuados. Él no quiso decir más.',
      '«No teníamos ningún aviso de fuga», dijo Marta Ledesma, directora de Cromalia.',
      'Este periódico ampliará la información a medida que lleguen datos.',
    ],
  }),
  article({
    articulo_id: 2,
    titular: 'ÚLTIMA HORA | Doce heridos al explotar una fábrica de pinturas en Alcorán',
    text: [
      'ALCORÁN (Agencia Sur) – La explosión se produjo a las 06:40 en una nave de la fábrica de pinturas Cromalia, que quedó destruida. En el hospital de San Lucas fueron atendidos 12 heridos.',
      'Los bomberos evacuaron a 85 vecinos de las calles cercanas. ¿Quién responderá por lo ocurrido? La fábrica fue multada en 2021 con 40.000 euros por guardar disolventes sin permiso.',
      '«No teníamos ningún aviso de fuga», declaró la directora de Cromalia, Marta Ledesma.',
    ],
  }),
  article({
    articulo_id: 3,
    titular: 'La explosión de Alcorán causa 15 heridos y obliga a evacuar a 85 vecinos',
    text: [
      'Quince trabajadores resultaron heridos al explotar una nave de la fábrica de pinturas Cromalia, en Alcorán. Fueron evacuados 85 vecinos de las calles cercanas.',
      'En 2021 la fábrica ya había sido multada con 40.000 euros por guardar disolventes sin permiso. El Ayuntamiento de Alcorán presentará el jueves un plan para trasladar la fábrica fuera de la ciudad.',
    ],
  }),
  article({
    articulo_id: 4,
    titular: 'Explosión en Alcorán',
    copia_de: 1,
    text: [
      'Una explosión destruyó este lunes a las 06:40 una nave de la fábrica de pinturas Cromalia, en Alcorán. Doce trabajadores resultaron heridos y fueron trasladados al hospital de San Lucas.',
      'El fuego tardó tres horas en apagarse.',
    ],
  }),
  article({
    articulo_id: 5,
    titular: 'Lo que nadie te cuenta de la explosión de Alcorán',
    titular_es_clickbait: true,
    text: [
      'El fuego de la fábrica Cromalia tardó tres horas en apagarse. El Ayuntamiento de Alcorán presentará el jueves un plan para trasladar la fábrica fuera de la ciudad.',
      '«Llevamos diez años pidiendo que se la lleven de aquí», afirmó Tomás Arce, presidente de la asociación de vecinos.',
    ],
  }),
  article({
    articulo_id: 6,
    titular: 'Explosion at Spanish paint factory injures 12',
    idioma: 'en',
    pais_iso_code: 'GB',
    text: [
      'A blast tore through the Cromalia paint factory in Alcorán at 06:40 on Monday. Firefighters evacuated 85 residents of nearby streets.',
    ],
  }),
  article({
    articulo_id: 7,
    titular: 'El secreto de Cromalia',
    extract_limit: 0,
    text: [
      'Una explosión destruyó a las 06:40 una nave de la fábrica de pinturas Cromalia, en Alcorán. Fueron evacuados 85 vecinos de las calles cercanas.',
    ],
  }),
  article({
    articulo_id: 8,
    titular: 'Una fábrica no puede vivir entre casas',
    es_opinion: true,
    text: [
      'Una fábrica de disolventes entre viviendas es un peligro que todos conocíamos. El error no fue de los bomberos, sino de quien renovó la licencia.',
      'Dejarla ahí otro año sería un error y un peligro para los vecinos.',
    ],
  }),
  article({
    articulo_id: 9,
    titular: 'El barrio también vive de Cromalia',
    es_opinion: true,
    text: [
      'Trescientas familias del barrio cobran su sueldo de Cromalia y nadie les ha preguntado. Trasladar la industria sin un plan de empleo cambia un miedo por otro.',
    ],
  }),
];
