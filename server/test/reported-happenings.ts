import type { ClusterItem } from '../src/pipeline/cluster/cluster-item.ts';
import { signsOf } from '../src/pipeline/cluster/signs.ts';

export const HOUR_MS = 3_600_000;
export const NOON = Date.parse('2026-03-10T12:00:00Z');

interface Report {
  readonly idioma: string;
  readonly titular: string;
  readonly texto: string;
  readonly hours: number;
}

export const TRAIN: Report[] = [
  {
    idioma: 'es',
    titular: 'Descarrila un tren en Vigo y deja cinco heridos',
    texto:
      'Un tren regional descarriló este martes a la entrada de la estación de Vigo. Cinco viajeros resultaron heridos leves, según Renfe.',
    hours: 0,
  },
  {
    idioma: 'es',
    titular: 'Cinco heridos al descarrilar un tren regional en Vigo',
    texto:
      'El convoy de Renfe se salió de la vía poco antes de llegar a Vigo. Los cinco heridos, leves, fueron atendidos en la estación.',
    hours: 2,
  },
  {
    idioma: 'es',
    titular: 'El tren descarrilado en Vigo deja cinco heridos leves y corta la línea',
    texto:
      'La línea entre Vigo y Redondela sigue cortada tras el descarrilamiento de un tren regional de Renfe con cinco heridos.',
    hours: 5,
  },
  {
    idioma: 'en',
    titular: 'Five injured as train derails in Vigo, Spain',
    texto:
      'A regional Renfe train derailed on Tuesday as it approached the station of Vigo in Spain. Five passengers were slightly injured.',
    hours: 3,
  },
  {
    idioma: 'fr',
    titular: 'Espagne : un train déraille à Vigo, cinq blessés',
    texto:
      'Un train régional de la Renfe a déraillé mardi à l’entrée de la gare de Vigo, en Espagne. Cinq passagers ont été légèrement blessés.',
    hours: 4,
  },
];

/** Of the same kind, and another happening. */
const OTHER_TRAIN: Report[] = [
  {
    idioma: 'es',
    titular: 'Un tren de mercancías descarrila en Zaragoza sin heridos',
    texto:
      'Un mercancías cargado de cereal descarriló este martes en las afueras de Zaragoza. Adif no lamenta heridos y calcula en 40 las horas para retirar 12 vagones.',
    hours: 1,
  },
  {
    idioma: 'es',
    titular: 'Doce vagones de cereal vuelcan en Zaragoza al descarrilar un mercancías',
    texto:
      'Adif trabaja en retirar los 12 vagones del mercancías que descarriló en Zaragoza, cargado de cereal, sin causar heridos.',
    hours: 6,
  },
];

const ELSE: Report[] = [
  {
    idioma: 'es',
    titular: 'El Banco Central mantiene los tipos de interés',
    texto:
      'El consejo del Banco Central Europeo dejó este martes los tipos de interés en el 2 %, como esperaban los analistas.',
    hours: 3,
  },
];

export const ALL_REPORTS = [...TRAIN, ...OTHER_TRAIN, ...ELSE];

/** Articles 1 to 5 are of the train of Vigo, 6 and 7 of the one of Zaragoza, 8 of a bank. */
export const toItems = (reports: readonly Report[], vectors: readonly Float32Array[] = []): ClusterItem[] =>
  reports.map((report, at) => ({
    articulo_id: at + 1,
    url: `https://diario.example/${at}`,
    idioma: report.idioma,
    published_on: NOON + report.hours * HOUR_MS,
    signs: signsOf(report),
    vector: vectors[at],
  }));
