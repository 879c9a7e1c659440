import { expect, test } from 'vitest';
import { countCitedSources } from './cited-sources.ts';
import { isEmphatic } from './emphasis.ts';
import { withoutQuotations } from './own-words.ts';

const PAGE = { links: [], url: 'https://elfaro.example/a-1' };

test.each([
  ['es', 0, 'El tren descarriló el lunes. Nadie resultó herido, y la línea volvió a abrirse por la tarde.'],
  [
    'es',
    2,
    '«Nadie resultó herido», dijo María Ruiz, portavoz de la empresa. «Fue un fallo», añadió Ruiz. Según la Guardia Civil, el tren iba lleno.',
  ],
  [
    'es',
    3,
    'La alcaldesa, Ana Gil, aseguró que no había riesgo. De acuerdo con fuentes sanitarias, hubo tres heridos. El sindicato denunció la falta de medios.',
  ],
  [
    'es',
    1,
    'El lunes informó la policía de que no hay detenidos. La policía confirmó después el dato. Ella dijo que no.',
  ],
  [
    'en',
    2,
    '“Nobody was hurt,” said Mary Jones, a spokeswoman. Jones said the train was full. According to police, the line reopened.',
  ],
  ['en', 1, 'John Smith said the government had known. He added that the minister lied.'],
  [
    'fr',
    2,
    '« Personne n’est blessé », a déclaré Marie Dupont. Selon la préfecture, la ligne a rouvert. Elle a ajouté que tout allait bien.',
  ],
  [
    'de',
    2,
    '„Niemand wurde verletzt“, sagte Maria Huber. Laut Polizei fährt die Bahn wieder. Er erklärte, das reiche.',
  ],
  [
    'pt',
    2,
    '“Ninguém ficou ferido”, disse Maria Sousa. Segundo a polícia, a linha reabriu. Ela acrescentou que o segundo comboio seguiu.',
  ],
])('%s: %i sources in "%s"', (idioma, count, texto) => {
  expect(countCitedSources(texto, idioma, PAGE)).toBe(count);
});

test('an official document that the text links to is a source, one for each place', () => {
  const links = [
    'https://www.boe.es/a.php?id=1',
    'https://www.boe.es/b.php?id=2',
    'https://cdn.otro.example/informe.PDF',
    '/propio.pdf',
    'https://otro.example/',
    'mailto:a@b.example',
  ];
  expect(countCitedSources('Nada.', 'es', { links, url: PAGE.url })).toBe(2);
});

const emphatic = (titular: string, texto: string) =>
  isEmphatic(withoutQuotations(titular, 'es'), withoutQuotations(texto, 'es'), 'es');

const CALM = 'El Ayuntamiento aprobó el presupuesto con los votos de tres grupos y la abstención de otro. '.repeat(6);

test('an article is emphatic by what it says itself, not by what it quotes', () => {
  expect(emphatic('Aprobado el presupuesto', CALM)).toBe(false);
  expect(emphatic('¡ESCÁNDALO en el pleno!', CALM)).toBe(true);
  expect(emphatic('Aprobado', `${CALM} ¡Es increíble! Una decisión VERGONZOSA, un PRESUPUESTO de risa.`)).toBe(true);
  expect(emphatic('«¡Es INCREÍBLE!»', `${CALM} «¡Es increíble! ¡Una vergüenza! ¡NUNCA!», gritó un vecino.`)).toBe(
    false,
  );
  expect(
    emphatic(
      'Aprobado el presupuesto',
      `BARCELONA, 3 mar. (AGENCIA NORTE) – La UNICEF y la OTAN, con la COVID-19. ${CALM}`,
    ),
  ).toBe(false);
});
