import { SITE_NAME } from '@poliedro/contracts/site';
import { z } from 'zod';
import { alias, defineTemplate, importe, url } from './template.ts';

export const deletionMoney = defineTemplate({
  datos: z.strictObject({ alias, importe_devuelto: importe, importe_pagado: importe, importe_perdido: importe, url }),
  button: 'url',
  words: {
    es: {
      subject: `Qué pasará con tu dinero en ${SITE_NAME}`,
      heading: 'Tu dinero, antes de que se elimine tu cuenta',
      paragraphs: [
        'Cuando se elimine tu cuenta, {importe_devuelto} de tu saldo volverán a las tarjetas con las que pagaste.',
        'Te enviaremos los {importe_pagado} que has ganado con tus artículos.',
        'No podremos devolverte ni pagarte {importe_perdido}: no vinieron de una tarjeta o no llegan al mínimo para enviarlos. Puedes gastarlos hasta que se elimine tu cuenta, o conservarla.',
      ],
      button: 'Ver mi dinero',
    },
    en: {
      subject: `What will happen to your money on ${SITE_NAME}`,
      heading: 'Your money, before your account is deleted',
      paragraphs: [
        'When your account is deleted, {importe_devuelto} of your balance will be refunded to the cards you paid with.',
        'We will send you the {importe_pagado} that your articles have earned.',
        'We will not be able to refund or pay out {importe_perdido}: it did not come from a card, or is below the minimum that can be sent. You can spend it until your account is deleted, or keep your account.',
      ],
      button: 'See my money',
    },
    fr: {
      subject: `Ce que deviendra votre argent sur ${SITE_NAME}`,
      heading: 'Votre argent, avant la suppression de votre compte',
      paragraphs: [
        'À la suppression de votre compte, nous rembourserons {importe_devuelto} de votre solde sur les cartes avec lesquelles vous avez payé.',
        'Nous vous verserons ce que vos articles ont rapporté : {importe_pagado}.',
        'Nous ne pourrons ni rembourser ni verser {importe_perdido} : cette somme ne vient pas d’une carte ou n’atteint pas le minimum pour un versement. Vous pouvez la dépenser jusqu’à la suppression de votre compte, ou le conserver.',
      ],
      button: 'Voir mon argent',
    },
    de: {
      subject: `Was aus deinem Geld bei ${SITE_NAME} wird`,
      heading: 'Dein Geld, bevor dein Konto gelöscht wird',
      paragraphs: [
        'Wenn dein Konto gelöscht wird, gehen {importe_devuelto} deines Guthabens auf die Karten zurück, mit denen du bezahlt hast.',
        'Wir überweisen dir die {importe_pagado}, die deine Artikel eingebracht haben.',
        '{importe_perdido} können wir weder zurückzahlen noch auszahlen: Der Betrag kam nicht von einer Karte oder ist kleiner als der Mindestbetrag. Du kannst ihn ausgeben, bis dein Konto gelöscht wird, oder dein Konto behalten.',
      ],
      button: 'Mein Geld ansehen',
    },
  },
});
