export const purchaseEs = {
  title: 'Confirmar Compra',
  price: 'Precio',
  signIn: 'Inicia sesión para comprar este artículo.',
  signInLink: 'Iniciar sesión',
  closed: 'En este sitio no hay ningún medio de pago activado, así que nadie puede comprarlo ahora.',
  page: 'Ver su página',
  close: 'Cerrar',
};
