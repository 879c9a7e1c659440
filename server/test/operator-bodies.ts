const NEWSPAPER = { dominio: 'laveleta.example', nombre: 'La Veleta', pais_iso_code: 'ES', idioma: 'es' };

const IN_FOUR = { es: 'Uno', en: 'One', fr: 'Un', de: 'Eins' };
const CARRIL_RULE = {
  ...{ tipo: 'eventos', categoria_id: null, pais_iso_code: null, idioma: null, min_periodicos: 1 },
  ...{ solo_opinion: false, de_autores: false, orden: 'recientes' },
};
const CARRIL = { ...CARRIL_RULE, nombre: IN_FOUR, mostrar_nombre: true, url: null };
const CATEGORY = { nombre: IN_FOUR, explicacion: IN_FOUR };

/** Of the operators' calls, a body that each takes. */
export const OPERATOR_BODIES: Readonly<Record<string, object>> = {
  'POST /api/redaccion/portada/carriles': CARRIL,
  'PUT /api/redaccion/portada/carriles/:carril_id': CARRIL,
  'PUT /api/redaccion/portada/orden': { carril_ids: [1] },
  'POST /api/redaccion/portada/vista_previa': { carril_id: null, idioma: 'es', regla: CARRIL_RULE },
  'PUT /api/redaccion/portada/carriles/:carril_id/eventos/:evento_id': { lugar: 'fijado' },
  'POST /api/redaccion/portada/categorias': CATEGORY,
  'PUT /api/redaccion/portada/categorias/:categoria_id': CATEGORY,
  'PUT /api/redaccion/portada/orden_categorias': { categoria_ids: [1] },
  'POST /api/redaccion/eventos/:evento_id/unir': { destino_id: 2 },
  'POST /api/redaccion/eventos/:evento_id/separar': { articulo_ids: [1, 2] },
  'POST /api/redaccion/eventos/:evento_id/mover': { articulo_id: 1, destino_id: null },
  'POST /api/redaccion/eventos/:evento_id/repetir': { etapa: 'write' },
  'POST /api/redaccion/frases/:statement_id/retirar': { nota: 'Ya no se sostiene.', idioma: 'es' },
  'POST /api/redaccion/frases/:statement_id/corregir': {
    ...{ texto: 'Fueron once.', detalle: null, nota: 'El periódico lo ha corregido.', idioma: 'es' },
  },
  'POST /api/redaccion/fuentes': { ...NEWSPAPER, feeds: ['https://laveleta.example/rss'] },
  'PUT /api/redaccion/fuentes/:periodico_id': {
    ...{ nombre: 'La Veleta', pais_iso_code: 'ES', idioma: 'es', propietario: '', licencia: '', extract_limit: 300 },
  },
  'PUT /api/redaccion/fuentes/:periodico_id/estado': { active: false },
  'POST /api/redaccion/fuentes/:periodico_id/retirar': { dominio: 'laveleta.example' },
  'POST /api/redaccion/fuentes/:periodico_id/feeds': { url: 'https://laveleta.example/rss' },
  'PUT /api/redaccion/feeds/:feed_id': { active: false },
  'POST /api/redaccion/fuentes/descubrir': { url: 'http://127.0.0.1/' },
  'POST /api/redaccion/fuentes/probar': { url: 'http://127.0.0.1/', pais_iso_code: 'ES', idioma: 'es' },
  'POST /api/redaccion/fuentes/opml/leer': { opml: '<opml/>' },
  'POST /api/redaccion/fuentes/opml': { periodicos: [{ ...NEWSPAPER, feeds: [] }] },
  'POST /api/redaccion/personas/:usuario_id/rol': { rol: 'experto' },
  'POST /api/redaccion/personas/:usuario_id/administrador': { es_administrador: true },
  'POST /api/redaccion/personas/:usuario_id/suspension': { motivo: 'Insultos', hasta: null },
  'POST /api/redaccion/personas/:usuario_id/segundo-factor': { motivo: 'Ha perdido el teléfono' },
  'POST /api/redaccion/solicitudes/:solicitud_id': { aceptada: true },
  'POST /api/redaccion/avisos/:tipo/:objeto_id': {
    decision: 'mantener',
    motivo: 'Es así.',
    idioma: 'es',
    hasta_reporte_id: 1,
  },
  'POST /api/redaccion/tuberia/reintentar': { stage: 'read', id: 1 },
  'POST /api/redaccion/dinero/trabajos': { way: 'check' },
};
