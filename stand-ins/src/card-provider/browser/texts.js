const TEXTS = {
  es: {
    number: 'Número de tarjeta',
    expiry: 'Caducidad',
    expiryHint: 'MM / AA',
    cvc: 'CVC',
    cancel: 'Cancelar',
    incomplete_number: 'El número de tarjeta está incompleto.',
    invalid_number: 'El número de tarjeta no es válido.',
    incomplete_expiry: 'La fecha de caducidad está incompleta.',
    invalid_expiry_month_past: 'La fecha de caducidad de la tarjeta ya ha pasado.',
    incomplete_cvc: 'El código de seguridad está incompleto.',
    card_declined: 'La tarjeta ha sido rechazada.',
    insufficient_funds: 'La tarjeta no tiene fondos suficientes.',
    expired_card: 'La tarjeta ha caducado.',
    incorrect_cvc: 'El código de seguridad de la tarjeta es incorrecto.',
    processing_error: 'Se ha producido un error al procesar la tarjeta. Vuelve a intentarlo en unos minutos.',
    authentication_failure:
      'No hemos podido autenticar tu método de pago. Elige otro método de pago y vuelve a intentarlo.',
    connection: 'No se ha podido conectar con el proveedor de pagos. Comprueba tu conexión.',
  },
  en: {
    number: 'Card number',
    expiry: 'Expiry date',
    expiryHint: 'MM / YY',
    cvc: 'CVC',
    cancel: 'Cancel',
    incomplete_number: 'Your card number is incomplete.',
    invalid_number: 'Your card number is invalid.',
    incomplete_expiry: 'Your card’s expiration date is incomplete.',
    invalid_expiry_month_past: 'Your card’s expiration date is in the past.',
    incomplete_cvc: 'Your card’s security code is incomplete.',
    card_declined: 'Your card was declined.',
    insufficient_funds: 'Your card has insufficient funds.',
    expired_card: 'Your card has expired.',
    incorrect_cvc: 'Your card’s security code is incorrect.',
    processing_error: 'An error occurred while processing your card. Try again in a little bit.',
    authentication_failure:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    connection: 'We could not reach the payment provider. Check your connection.',
  },
  fr: {
    number: 'Numéro de carte',
    expiry: 'Date d’expiration',
    expiryHint: 'MM / AA',
    cvc: 'CVC',
    cancel: 'Annuler',
    incomplete_number: 'Le numéro de carte est incomplet.',
    invalid_number: 'Le numéro de carte n’est pas valide.',
    incomplete_expiry: 'La date d’expiration est incomplète.',
    invalid_expiry_month_past: 'La date d’expiration de la carte est passée.',
    incomplete_cvc: 'Le code de sécurité est incomplet.',
    card_declined: 'Votre carte a été refusée.',
    insufficient_funds: 'Votre carte ne dispose pas de fonds suffisants.',
    expired_card: 'Votre carte a expiré.',
    incorrect_cvc: 'Le code de sécurité de votre carte est incorrect.',
    processing_error: 'Une erreur est survenue lors du traitement de la carte. Réessayez dans quelques instants.',
    authentication_failure:
      'Nous n’avons pas pu authentifier votre moyen de paiement. Choisissez-en un autre et réessayez.',
    connection: 'Impossible de joindre le prestataire de paiement. Vérifiez votre connexion.',
  },
  de: {
    number: 'Kartennummer',
    expiry: 'Ablaufdatum',
    expiryHint: 'MM / JJ',
    cvc: 'CVC',
    cancel: 'Abbrechen',
    incomplete_number: 'Die Kartennummer ist unvollständig.',
    invalid_number: 'Die Kartennummer ist ungültig.',
    incomplete_expiry: 'Das Ablaufdatum ist unvollständig.',
    invalid_expiry_month_past: 'Das Ablaufdatum der Karte liegt in der Vergangenheit.',
    incomplete_cvc: 'Der Sicherheitscode ist unvollständig.',
    card_declined: 'Deine Karte wurde abgelehnt.',
    insufficient_funds: 'Deine Karte ist nicht ausreichend gedeckt.',
    expired_card: 'Deine Karte ist abgelaufen.',
    incorrect_cvc: 'Der Sicherheitscode der Karte ist falsch.',
    processing_error: 'Beim Verarbeiten der Karte ist ein Fehler aufgetreten. Versuche es gleich noch einmal.',
    authentication_failure: 'Die Zahlungsart konnte nicht bestätigt werden. Wähle eine andere und versuche es erneut.',
    connection: 'Der Zahlungsanbieter ist nicht erreichbar. Prüfe deine Verbindung.',
  },
};

/** In the language asked for, that of the browser, or English. */
export function textsFor(locale) {
  const wanted = !locale || locale === 'auto' ? navigator.language : locale;
  return TEXTS[wanted.slice(0, 2)] ?? TEXTS.en;
}

/** What the provider said, in the reader's language where there is a sentence for it. */
export function translateError(error, texts) {
  if (error.code?.endsWith('_authentication_failure')) return { ...error, message: texts.authentication_failure };
  return { ...error, message: texts[error.decline_code] ?? texts[error.code] ?? error.message };
}
