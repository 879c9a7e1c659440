import { authenticate } from '../objects/payments.ts';
import { authenticateSetup } from '../objects/setup-intents.ts';
import type { PaymentIntent, SetupIntent } from '../wire.ts';
import type { World } from '../world.ts';
import { escapeHtml, euros, page } from './page.ts';

type Intent = PaymentIntent | SetupIntent;

export const findIntent = ({ platform }: World, id: string): Intent | undefined =>
  platform.payment_intents.find(id) ?? platform.setup_intents.find(id);

/** The bank asks the card's owner. The secret shows that it is them. */
export function challengePage(intent: Intent, secret: string): string | undefined {
  if (secret !== intent.client_secret) return undefined;
  const what = intent.object === 'payment_intent' ? `Pago de ${euros(intent.amount)}` : 'Guardar la tarjeta';
  return page(
    '3-D Secure',
    `<p>${escapeHtml(what)}. Su banco quiere saber si es usted.</p>
<form method="post" action="/3ds/${intent.id}"><input type="hidden" name="client_secret" value="${escapeHtml(secret)}">
<button name="outcome" value="complete">Completar</button> <button name="outcome" value="fail">Fallar</button></form>
<script src="/3ds/challenge.js"></script>`,
  );
}

/** The answer of the card's owner, and a page that tells the page around it. */
export function answerChallenge(world: World, intent: Intent, form: URLSearchParams): string | undefined {
  if (form.get('client_secret') !== intent.client_secret) return undefined;
  const agreed = form.get('outcome') === 'complete';
  if (intent.object === 'payment_intent') authenticate(world, world.platform, intent, agreed);
  else authenticateSetup(world, world.platform, intent, agreed);
  return page('3-D Secure', `<p>Hecho.</p><script src="/3ds/done.js" data-intent="${intent.id}"></script>`);
}

export const DONE_SCRIPT = `window.parent.postMessage({ source: 'card-provider', intent: document.currentScript.dataset.intent }, '*');`;

/** Escape in the frame is Escape on the page around it. */
export const CHALLENGE_SCRIPT = `document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') window.parent.postMessage({ source: 'card-provider', cancelled: true }, '*');
});`;
