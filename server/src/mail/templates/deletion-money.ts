import { z } from 'zod';
import { alias, defineTemplate, importe, url } from './template.ts';

export const deletionMoney = defineTemplate({
  datos: z.strictObject({ alias, importe_devuelto: importe, importe_pagado: importe, importe_perdido: importe, url }),
  button: 'url',
  words: {
    es: {
      subject: 'Qué pasará con tu dinero en Poliedro',
      heading: 'Tu dinero, antes de que se elimine tu cuenta',
      paragraphs: [
        'Cuando se elimine tu cuenta, {importe_devuelto} de tu saldo volverán a las tarjetas con las que pagaste y te enviaremos {importe_pagado} de lo que has ganado con tus artículos.',
        'No podremos devolverte ni pagarte {importe_perdido}: no vinieron de una tarjeta o no llegan al mínimo para enviarlos. Puedes gastarlos hasta entonces, o conservar tu cuenta.',
      ],
      button: 'Ver mi dinero',
    },
    en: {
      subject: 'What will happen to your money on Poliedro',
      heading: 'Your money, before your account is deleted',
      paragraphs: [
        'When your account is deleted, {importe_devuelto} of your balance will be refunded to the cards you paid with, and we will send you {importe_pagado} of what your articles have earned.',
        'We will not be able to refund or pay out {importe_perdido}: it did not come from a card, or is below the minimum that can be sent. You can spend it until then, or keep your account.',
      ],
      button: 'See my money',
    },
    fr: {
      subject: 'Ce que deviendra votre argent sur Poliedro',
      heading: 'Votre argent, avant la suppression de votre compte',
      paragraphs: [
        'À la suppression de votre compte, {importe_devuelto} de votre solde seront remboursés sur les cartes avec lesquelles vous avez payé, et nous vous verserons {importe_pagado} sur ce que vos articles ont rapporté.',
        'Nous ne pourrons ni rembourser ni verser {importe_perdido} : cette somme ne vient pas d’une carte ou n’atteint pas le minimum pour un versement. Vous pouvez la dépenser d’ici là, ou conserver votre compte.',
      ],
      button: 'Voir mon argent',
    },
    de: {
      subject: 'Was aus deinem Geld bei Poliedro wird',
      heading: 'Dein Geld, bevor dein Konto gelöscht wird',
      paragraphs: [
        'Wenn dein Konto gelöscht wird, gehen {importe_devuelto} deines Guthabens auf die Karten zurück, mit denen du bezahlt hast, und wir überweisen dir {importe_pagado} von dem, was deine Artikel eingebracht haben.',
        '{importe_perdido} können wir weder zurückzahlen noch auszahlen: Der Betrag kam nicht von einer Karte oder ist kleiner als der Mindestbetrag. Du kannst ihn bis dahin ausgeben oder dein Konto behalten.',
      ],
      button: 'Mein Geld ansehen',
    },
  },
});
