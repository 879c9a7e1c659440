import { createCardElement } from './card-element.js';
import { challenge } from './challenge.js';
import { request } from './requests.js';
import { adoptStyles } from './style.js';
import { textsFor, translateError } from './texts.js';

const SCRIPT = new URL(document.currentScript.src);
const KINDS = {
  paymentIntent: { path: '/v1/payment_intents', error: 'last_payment_error' },
  setupIntent: { path: '/v1/setup_intents', error: 'last_setup_error' },
};

function createElements(options, texts) {
  const elements = new Map();
  return {
    create(type, elementOptions = {}) {
      if (type !== 'card') throw new Error(`This stand-in has no element of the type ${type}, only card.`);
      if (elements.has(type)) throw new Error('Can only create one Element of type card through elements().');
      const element = createCardElement(elementOptions, options.locale ? textsFor(options.locale) : texts);
      const destroy = element.destroy;
      element.destroy = () => {
        elements.delete(type);
        destroy();
      };
      elements.set(type, element);
      return element;
    },
    getElement: (type) => elements.get(typeof type === 'string' ? type : 'card') ?? null,
    update: () => {},
    fetchUpdates: async () => ({}),
    submit: async () => ({}),
  };
}

function Stripe(key, options = {}) {
  if (typeof key !== 'string' || !key.startsWith('pk_'))
    throw new Error('Please call Stripe() with your publishable key.');
  const texts = textsFor(options.locale);
  const client = { base: SCRIPT.origin, key, texts };
  const say = ({ error }) => ({ error: translateError(error, texts) });

  async function createPaymentMethod({ type, card, billing_details }) {
    if (type !== 'card') throw new Error('This stand-in only knows cards.');
    const { card: typed, error } = card._read();
    if (error) return { error };
    const made = await request(client, 'POST', '/v1/payment_methods', { type, card: typed, billing_details });
    return made.error ? say(made) : { paymentMethod: made.object };
  }

  const retrieve = (kind, secret) =>
    request(client, 'GET', `${KINDS[kind].path}/${secret.split('_secret_')[0]}`, { client_secret: secret });

  /** Asks the card's owner if the bank wants it, and says how it ended. */
  async function act(kind, secret, before) {
    if (before.error) return say(before);
    if (before.object.status !== 'requires_action') return { [kind]: before.object };
    await challenge({ base: client.base, intent: before.object.id, secret, texts });
    const after = await retrieve(kind, secret);
    if (after.error) return say(after);
    const failure = after.object[KINDS[kind].error];
    if (failure && after.object.status !== 'succeeded') {
      return {
        error: translateError(
          { ...failure, [kind === 'paymentIntent' ? 'payment_intent' : 'setup_intent']: after.object },
          texts,
        ),
      };
    }
    return { [kind]: after.object };
  }

  async function confirm(kind, secret, data = {}, { handleActions = true } = {}) {
    const { payment_method, ...rest } = data;
    let method = payment_method;
    if (typeof method === 'object') {
      const made = await createPaymentMethod({ type: 'card', ...method });
      if (made.error) return made;
      method = made.paymentMethod.id;
    }
    const held = method === undefined ? await retrieve(kind, secret) : undefined;
    const confirmed =
      held?.error || held?.object.status === 'requires_action'
        ? held
        : await request(client, 'POST', `${KINDS[kind].path}/${secret.split('_secret_')[0]}/confirm`, {
            client_secret: secret,
            payment_method: method,
            setup_future_usage: rest.setup_future_usage,
            return_url: rest.return_url,
          });
    if (handleActions || confirmed.error) return act(kind, secret, confirmed);
    return { [kind]: confirmed.object };
  }

  const kindOf = (secret) => (secret.startsWith('seti_') ? 'setupIntent' : 'paymentIntent');
  const retrieved = async (kind, secret) => {
    const found = await retrieve(kind, secret);
    return found.error ? say(found) : { [kind]: found.object };
  };

  return {
    elements: (elementsOptions = {}) => createElements(elementsOptions, texts),
    createPaymentMethod,
    confirmCardPayment: (secret, data, actions) => confirm('paymentIntent', secret, data, actions),
    confirmCardSetup: (secret, data, actions) => confirm('setupIntent', secret, data, actions),
    handleNextAction: async ({ clientSecret }) =>
      act(kindOf(clientSecret), clientSecret, await retrieve(kindOf(clientSecret), clientSecret)),
    retrievePaymentIntent: (secret) => retrieved('paymentIntent', secret),
    retrieveSetupIntent: (secret) => retrieved('setupIntent', secret),
    createToken() {
      throw new Error('This stand-in makes no tokens: use createPaymentMethod.');
    },
    registerAppInfo: () => {},
    _registerWrapper: () => {},
  };
}

Stripe.version = SCRIPT.pathname.split('/')[1];
adoptStyles();
window.Stripe = Stripe;
