import type { Idioma } from '@poliedro/contracts/language';
import { SITE_NAME } from '@poliedro/contracts/site';

/** The file that somebody opens first. */
export const EXPORT_WORDS: Readonly<Record<Idioma, { file: string; text: string }>> = {
  es: {
    file: 'leeme.txt',
    text: `Tus datos en ${SITE_NAME}

Esta copia contiene todo lo que ${SITE_NAME} guarda sobre ti, en archivos JSON que puedes abrir con cualquier editor de texto. Un archivo con [] quiere decir que de eso no guardamos nada.

cuenta.json             tu cuenta
seguridad.json          cuándo pusiste tu contraseña y si tienes segundo factor
sesiones.json           dónde has iniciado sesión
llaves-de-acceso.json   tus llaves de acceso
cambio-de-correo.json   un cambio de correo sin confirmar
bio.json                tu biografía, tus intereses y tu consentimiento
foto.webp               tu foto, si tienes una
solicitudes.json        tus solicitudes para escribir
redaccion.json          lo que has hecho en la redacción, si administras ${SITE_NAME}
suspension.json         tu última suspensión, con su motivo
reacciones.json         lo que has recomendado, guardado, dejado para más tarde, compartido y leído
eventos-vistos.json     qué versión de cada evento viste por última vez
comentarios.json        tus comentarios
articulos.json          los artículos que has escrito
articulos-versiones.json  sus textos anteriores
imagenes.json           las imágenes de tus artículos, que están en la carpeta imagenes
movimientos.json        cada movimiento de tu dinero, con el saldo que dejó
compras.json            los artículos que has comprado
pagos-con-tarjeta.json  tus pagos con tarjeta y lo que volvió a ella; los números de tarjeta no los conocemos
suscripciones.json      tus donaciones periódicas
cobros.json             tu cuenta para cobrar y lo que te hemos enviado
avisos.json             los errores y comentarios de los que nos has informado
exportaciones.json      las copias que has pedido
correos-en-espera.json  los correos que aún no te hemos enviado

Solo faltan las claves que dan acceso a tu cuenta. La contraseña no la conocemos: solo guardamos un resumen criptográfico, del que no se puede recuperar.
`,
  },
  en: {
    file: 'readme.txt',
    text: `Your data on ${SITE_NAME}

This copy holds everything that ${SITE_NAME} keeps about you, in JSON files that any text editor opens. A file with [] means that we keep nothing of that kind.

cuenta.json             your account
seguridad.json          when you set your password, and whether you use two-step verification
sesiones.json           where you have logged in
llaves-de-acceso.json   your passkeys
cambio-de-correo.json   a change of address that is not confirmed yet
bio.json                your bio, your interests and your consent
foto.webp               your photo, if you have one
solicitudes.json        your applications to write
redaccion.json          what you have done in the newsroom, if you run ${SITE_NAME}
suspension.json         your last suspension, with its reason
reacciones.json         what you have recommended, saved, kept for later, shared and read
eventos-vistos.json     which version of each event you last saw
comentarios.json        your comments
articulos.json          the articles you have written
articulos-versiones.json  their earlier texts
imagenes.json           the pictures of your articles, which are in the folder imagenes
movimientos.json        every movement of your money, with the balance it left
compras.json            the articles you have bought
pagos-con-tarjeta.json  your card payments and refunds; we do not know card numbers
suscripciones.json      your recurring donations
cobros.json             your payout account and what we have sent you
avisos.json             the errors and comments you have reported to us
exportaciones.json      the copies you have asked for
correos-en-espera.json  emails that we have not sent you yet

Only the keys that open your account are left out. We do not know your password: we only keep a cryptographic hash, from which it cannot be recovered.
`,
  },
  fr: {
    file: 'lisezmoi.txt',
    text: `Vos données sur ${SITE_NAME}

Cette copie contient tout ce que ${SITE_NAME} conserve à votre sujet, dans des fichiers JSON que tout éditeur de texte peut ouvrir. Un fichier contenant [] signifie que nous ne conservons rien de ce type.

cuenta.json             votre compte
seguridad.json          la date de votre mot de passe, et si vous avez un second facteur
sesiones.json           les endroits où vous vous êtes connecté
llaves-de-acceso.json   vos clés d’accès
cambio-de-correo.json   un changement d’adresse pas encore confirmé
bio.json                votre biographie, vos centres d’intérêt et votre consentement
foto.webp               votre photo, si vous en avez une
solicitudes.json        vos demandes pour écrire
redaccion.json          ce que vous avez fait à la rédaction, si vous administrez ${SITE_NAME}
suspension.json         votre dernière suspension, avec son motif
reacciones.json         ce que vous avez recommandé, enregistré, gardé pour plus tard, partagé et lu
eventos-vistos.json     la dernière version que vous avez vue de chaque événement
comentarios.json        vos commentaires
articulos.json          les articles que vous avez écrits
articulos-versiones.json  leurs textes antérieurs
imagenes.json           les images de vos articles, qui sont dans le dossier imagenes
movimientos.json        chaque mouvement de votre argent, avec le solde qui en restait
compras.json            les articles que vous avez achetés
pagos-con-tarjeta.json  vos paiements par carte et ce qui a été remboursé ; nous ne connaissons pas les numéros
suscripciones.json      vos dons réguliers
cobros.json             votre compte de versement et ce que nous vous avons envoyé
avisos.json             les erreurs et commentaires que vous nous avez signalés
exportaciones.json      les copies que vous avez demandées
correos-en-espera.json  les e-mails que nous ne vous avons pas encore envoyés

Seules manquent les clés qui ouvrent votre compte. Nous ne connaissons pas votre mot de passe : nous n’en gardons qu’une empreinte cryptographique, à partir de laquelle il est impossible de le retrouver.
`,
  },
  de: {
    file: 'liesmich.txt',
    text: `Deine Daten bei ${SITE_NAME}

Diese Kopie enthält alles, was ${SITE_NAME} über dich speichert, in JSON-Dateien, die jeder Texteditor öffnet. Eine Datei mit [] bedeutet, dass wir davon nichts speichern.

cuenta.json             dein Konto
seguridad.json          wann du dein Passwort gesetzt hast und ob du einen zweiten Faktor hast
sesiones.json           wo du angemeldet bist
llaves-de-acceso.json   deine Passkeys
cambio-de-correo.json   eine noch nicht bestätigte Änderung deiner Adresse
bio.json                deine Bio, deine Interessen und deine Einwilligung
foto.webp               dein Foto, falls du eines hast
solicitudes.json        deine Bewerbungen, um zu schreiben
redaccion.json          was du in der Redaktion getan hast, falls du ${SITE_NAME} verwaltest
suspension.json         deine letzte Sperre, mit ihrem Grund
reacciones.json         was du empfohlen, gespeichert, für später gemerkt, geteilt und gelesen hast
eventos-vistos.json     welche Fassung jedes Ereignisses du zuletzt gesehen hast
comentarios.json        deine Kommentare
articulos.json          die Artikel, die du geschrieben hast
articulos-versiones.json  ihre früheren Texte
imagenes.json           die Bilder deiner Artikel, die im Ordner imagenes liegen
movimientos.json        jede Bewegung deines Geldes mit dem Stand danach
compras.json            die Artikel, die du gekauft hast
pagos-con-tarjeta.json  deine Kartenzahlungen und was zurückging; Kartennummern kennen wir nicht
suscripciones.json      deine regelmäßigen Spenden
cobros.json             dein Auszahlungskonto und was wir dir gesendet haben
avisos.json             die Fehler und Kommentare, die du uns gemeldet hast
exportaciones.json      die Kopien, um die du gebeten hast
correos-en-espera.json  E-Mails, die wir dir noch nicht geschickt haben

Es fehlen nur die Schlüssel, die dein Konto öffnen. Dein Passwort kennen wir nicht: Wir speichern nur einen kryptografischen Hashwert, aus dem es sich nicht zurückgewinnen lässt.
`,
  },
};
