/** As it is sent. */
export const BIO = {
  descripcion: 'Escribo de ríos.',
  pais: 'MX',
  estudios: '',
  link_blog: '',
  link_linkedin: '',
  link_twitter: '',
  link_periodico1: '',
  link_periodico2: '',
  categorias: [],
  orientacion: null,
  orientacion_consentida: false,
};
