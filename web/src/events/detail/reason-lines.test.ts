import { expect, test } from 'vitest';
import { es } from '../../locales/es.ts';
import { eventEs } from '../../locales/event.es.ts';
import { createTranslate } from '../../platform/translate.ts';
import { reasonLines, ruleOf, whyCategory } from './reason-lines.ts';

const t = createTranslate<typeof eventEs>('es', eventEs);
const words = { t, site: createTranslate('es', es), idioma: 'es', countryName: () => 'España' };

test('the reasons of an event are said in plain sentences', () => {
  const lines = reasonLines(
    {
      cobertura: { informes_independientes: 12, paises: ['ES', 'PT'], idiomas: ['es'] },
      primer_articulo_on: null,
      ultimo_articulo_on: null,
      horas_ganadas: { informes: 14.9, paises: 2.1 },
      carriles: [],
      categorias: [],
    },
    words,
  );
  expect(lines).toEqual([
    '12 periódicos lo cuentan con información propia; las copias no suman.',
    'Contado en 2 países y en 1 idioma.',
    'Por relevancia se coloca como si fuera 17 h más reciente: 14,9 h por los periódicos y 2,1 h por los países.',
  ]);
});

test('a carril says what it asks for, and a category by which words it was found', () => {
  const carril = {
    carril_id: 1,
    nombre: '',
    min_periodicos: 3,
    categoria: 'Ciencia',
    pais_iso_code: 'ES',
    idioma: null,
    fijado: false,
  };
  expect(ruleOf({ ...carril, orden: 'relevancia', fijado: true }, words)).toBe(
    'puesto en primer lugar por la redacción',
  );
  expect(ruleOf({ ...carril, orden: 'relevancia' }, words)).toBe(
    'pide 3 periódicos o más · solo Ciencia · contado en España · lo más relevante primero',
  );
  const motivos = [
    { tipo: 'seccion' as const, texto: 'Ciencia' },
    { tipo: 'palabra' as const, texto: 'telescopio' },
  ];
  expect(whyCategory({ categoria_id: 1, nombre: '', motivos }, t)).toBe(
    'secciones de los periódicos: Ciencia · palabras: telescopio',
  );
  expect(whyCategory({ categoria_id: 1, nombre: '', motivos: [] }, t)).toBe('puesta a mano');
});
