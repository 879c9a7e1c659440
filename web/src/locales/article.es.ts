import { SITE_NAME } from '@poliedro/contracts/site';
import { tagsEs } from './tags.es.ts';

export const articleEs = {
  page: {
    back: 'Volver',
    published: 'Publicado: {{fecha}}',
    updated: 'Actualizado: {{fecha}}',
    about: 'Sobre el evento',
    aboutFormer: 'Sobre un evento que ya no se muestra',
    edit: 'Editar este artículo',
    empty: 'Contenido del artículo no disponible.',
    comments: 'Error al cargar los comentarios',
  },
  author: { title: 'Sobre el autor', categorias: 'Categorías', orientacion: 'Orientación política' },
  marks: {
    legend: 'Pasajes marcados',
    without: 'Leer sin marcas',
    sources: 'Fuentes de los pasajes marcados',
  },
  tags: tagsEs,
  video: {
    title: 'Vídeo de YouTube',
    play: 'Ver el vídeo',
    note: 'Se carga desde YouTube solo si lo abres.',
    outside: 'Abrir en YouTube',
  },
  tasks: { done: 'Hecho', open: 'Pendiente' },
  sold: {
    title: 'Sigue leyendo',
    lead: 'Este artículo cuesta {{importe}}. Quien lo escribe recibe la mayor parte.',
    buy: 'Comprar por {{importe}}',
    yours: 'Este artículo cuesta {{importe}}. Lo lees entero porque es tuyo.',
    bought: 'Has comprado este artículo: es tuyo aunque cambie de precio o se retire.',
    withdrawn: 'Quien lo escribió lo ha retirado. Lo sigues leyendo entero porque lo compraste.',
    changed: 'El texto ha cambiado desde que lo compraste.',
    readEarlier: 'Leer lo que compraste',
    earlier: 'Este es el texto que compraste.',
    readPresent: 'Leer el texto actual',
  },
  failures: {
    failed: 'Error al cargar el artículo',
    failedText: 'Algo ha fallado y no es culpa tuya. Vuelve a intentarlo.',
    notFound: 'Artículo no encontrado',
    notFoundText: `Este artículo no existe o ya no está en ${SITE_NAME}.`,
    notPublic: 'Este artículo no está disponible públicamente',
    notPublicText: 'Quien lo escribe no lo ha publicado todavía, o lo ha retirado.',
    home: 'Volver al inicio',
  },
} as const;
