import { expect, test } from 'vitest';
import { accountEn } from './account.en.ts';
import { accountEs } from './account.es.ts';
import { articleEs } from './article.es.ts';
import { commentsEs } from './comments.es.ts';
import { editorEs } from './editor.es.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { eventEs } from './event.es.ts';
import { interactionsEs } from './interactions.es.ts';
import { moneyEs } from './money.es.ts';
import { paymentsEs } from './payments.es.ts';
import { tagsEs } from './tags.es.ts';
import { zoneEs } from './zone.es.ts';

/** Where each sentence of the specification stands; that it is shown is for the screens' own tests. */
const SENTENCES: readonly (readonly [string, string])[] = [
  ['No hay eventos disponibles para este carril.', es.carriles.noEvents],
  ['No hay artículos disponibles para este carril.', es.carriles.noArticles],
  ['Error al cargar las categorías', es.categories.error],
  ['No hay categorías disponibles', es.categories.empty],
  ['Sin título', es.article.untitled],
  ['Sin resumen', es.article.noSummary],
  ['Cargando artículo...', es.article.loading],
  ['Cargar más', es.results.loadMore],
  ['Error loading carriles', en.carriles.error],
  ['Error loading events', en.carriles.eventsError],
  ['Unexpected Application Error', en.failure.title],
  ['Login failed', accountEn.login.failed],
  ['Registration failed', accountEn.register.failed],
  ['No has iniciado sesión', accountEs.errors.unauthenticated],
  ['Tu sesión ha expirado. Inicia sesión otra vez.', accountEs.login.ended],
  ['Cargando evento...', eventEs.window.loading],
  ['Error al cargar el evento', eventEs.window.error],
  ['Evento no encontrado', eventEs.window.notFound],
  ['Enlace copiado al portapapeles', interactionsEs.bar.copied],
  ['Error al copiar el enlace', interactionsEs.bar.copyFailed],
  ['Error al cargar los comentarios', commentsEs.list.failed],
  ['Error al crear el comentario', commentsEs.form.failed],
  ['Comentario eliminado', commentsEs.list.deleted],
  ['Información actualizada exitosamente', zoneEs.profile.saved],
  ['Error al actualizar la información', zoneEs.profile.failed],
  ['No disponible', zoneEs.profile.noLocation],
  ['No hay transacciones para exportar', moneyEs.transactions.nothingToExport],
  ['No autenticado', moneyEs.payouts.notAuthenticated],
  ['Confirmar Compra', paymentsEs.buy.title],
  ['Comprar', paymentsEs.buy.buy],
  ['Añadir Saldo', paymentsEs.buy.topUp],
  ['Continuar', paymentsEs.topUp.next],
  ['Procesando...', paymentsEs.processing],
  ['Error al procesar la compra', paymentsEs.buy.failed],
  ['¡Artículo comprado con éxito!', paymentsEs.buy.done],
  ['¡Saldo añadido con éxito!', paymentsEs.topUp.done],
  ['Cambiar plan', paymentsEs.subscription.change],
  ['120 € al año, equivale a 10 € al mes', paymentsEs.subscription.championPrice],
  ['Error procesando suscripción', paymentsEs.subscription.failed],
  ['Error procesando el pago', paymentsEs.subscription.failedPayment],
  ['Error procesando el pago: {{motivo}}', paymentsEs.topUp.failedBecause],
  ['Error al configurar sistema de pagos', paymentsEs.card.failed],
  ['Artículo no encontrado', articleEs.failures.notFound],
  ['Este artículo no está disponible públicamente', articleEs.failures.notPublic],
  ['Error al cargar el artículo', articleEs.failures.failed],
  ['Volver al inicio', articleEs.failures.home],
  ['Contenido del artículo no disponible.', articleEs.page.empty],
  ['Publicado: {{fecha}}', articleEs.page.published],
  ['Sobre el autor', articleEs.author.title],
  ['Editar Artículo', editorEs.title],
  ['Crear Artículo', editorEs.titleNew],
  ['Guardando...', editorEs.saving],
  ['Cargando...', editorEs.loading],
  ['Cargando editor...', editorEs.loadingEditor],
  ['No se encontraron eventos', editorEs.event.none],
  ['Error al buscar eventos', editorEs.event.failed],
  ['Escribe aquí tu contenido...', editorEs.body.placeholder],
  ['Error en el Editor de Artículos', editorEs.failure.title],
  ['Metadatos para {{etiqueta}}', editorEs.tags.title],
  ['Aplicar Etiqueta', editorEs.tags.apply],
  ['Cancelar', editorEs.dialogs.cancel],
  ['Por favor selecciona el texto que quieres etiquetar', editorEs.tags.noSelection],
  ['El campo "{{campo}}" es obligatorio', editorEs.tags.required],
  ['Fecha y hora', editorEs.tags.fields.timestamp],
  ['Por favor ingresa una URL válida de YouTube', editorEs.video.wrong],
  ['El titular es obligatorio para guardar.', editorEs.lacking.titular],
  ['El resumen es obligatorio para guardar.', editorEs.lacking.resumen],
  ['Debe seleccionar un evento para guardar el artículo.', editorEs.lacking.evento],
  ['Ya se está guardando el artículo. Por favor espere.', editorEs.busy],
  ['Tienes cambios no guardados. ¿Estás seguro de que quieres salir?', editorEs.leave.title],
  ['No se pudo cargar el artículo.', editorEs.loadFailed],
  ['Artículo guardado con éxito.', editorEs.saved],
  ['Error al guardar el artículo:', editorEs.saveFailed],
  ['Error desconocido', editorEs.unknownError],
  ['Click para ver fuente', tagsEs.source],
];

test.each(SENTENCES)('%s', (sentence, written) => {
  expect(written).toBe(sentence);
});

test('the tags have the names of the specification, on their buttons and in the text', () => {
  expect(editorEs.tags.names).toMatchObject({
    hecho: 'Hecho',
    declaracion: 'Declaraciones',
    impacto: 'Impacto Futuro',
    contexto: 'Contexto',
    opinion: 'Opinión',
    framing: 'Framing',
  });
  expect(editorEs.tags.remove).toBe('Eliminar');
  expect(tagsEs).toMatchObject({
    hecho: 'Hecho verificado',
    declaracion: 'Declaración',
    opinion: 'Opinión',
    impacto: 'Impacto',
    cita: 'Cita',
    contexto: 'Contexto',
    desinformacion: 'Desinformación',
  });
});
