import { formatCvc, formatExpiry, formatNumber, readCard } from './card-number.js';

const FIELDS = [
  {
    name: 'number',
    attribute: 'cardnumber',
    format: formatNumber,
    autocomplete: 'cc-number',
    hint: '1234 1234 1234 1234',
  },
  { name: 'expiry', attribute: 'exp-date', format: formatExpiry, autocomplete: 'cc-exp' },
  { name: 'cvc', attribute: 'cvc', format: formatCvc, autocomplete: 'cc-csc', hint: 'CVC' },
];
const CLASSES = { base: '', complete: '--complete', empty: '--empty', focus: '--focus', invalid: '--invalid' };

/** The three fields of a card, on the page itself; the provider's real ones stand in a frame. */
export function createCardElement(firstOptions, texts) {
  let options = firstOptions;
  let parent;
  let left = new Set();
  const handlers = new Map();
  const root = document.createElement('div');
  root.className = 'CardProvider';
  const fields = Object.fromEntries(FIELDS.map((field) => [field.name, createField(field)]));

  function emit(type, event) {
    for (const handler of [...(handlers.get(type) ?? [])]) handler(event);
  }

  function read() {
    return readCard({ number: fields.number.value, expiry: fields.expiry.value, cvc: fields.cvc.value });
  }

  /** A field that is being filled in is only wrong when it cannot become right. */
  function visibleProblem({ problems }) {
    const name = Object.keys(problems).find(
      (one) =>
        problems[one] !== undefined &&
        (left.has(one) || problems[one].startsWith('invalid')) &&
        fields[one].value !== '',
    );
    return { name, code: name && problems[name] };
  }

  function tellChange() {
    const state = read();
    const { name, code } = visibleProblem(state);
    const complete = Object.values(state.problems).every((problem) => problem === undefined);
    for (const one of Object.keys(fields)) fields[one].setAttribute('aria-invalid', String(one === name));
    mark({ complete, empty: state.empty, invalid: code !== undefined });
    emit('change', {
      elementType: 'card',
      empty: state.empty,
      complete,
      error: code && { type: 'validation_error', code, message: texts[code] },
      value: { postalCode: '' },
      brand: state.brand,
    });
  }

  function createField({ name, attribute, format, autocomplete, hint = texts.expiryHint }) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'text', name: attribute, placeholder: hint, autocomplete, inputMode: 'numeric' });
    input.setAttribute('aria-label', texts[name]);
    input.addEventListener('input', () => {
      input.value = format(input.value);
      tellChange();
    });
    input.addEventListener('focus', () => {
      mark({ focus: true });
      emit('focus', { elementType: 'card' });
    });
    input.addEventListener('blur', () => {
      left.add(name);
      mark({ focus: false });
      if (!read().empty) tellChange();
      emit('blur', { elementType: 'card' });
    });
    input.addEventListener('keydown', (event) => event.key === 'Escape' && emit('escape', { elementType: 'card' }));
    root.append(input);
    return input;
  }

  /** The element that holds it says how it is by its classes, as with the real one. */
  function mark(states) {
    for (const [state, on] of Object.entries(states)) {
      parent?.classList.toggle(options.classes?.[state] ?? `StripeElement${CLASSES[state]}`, on);
    }
  }

  function applyOptions() {
    const { base = {}, invalid = {} } = options.style ?? {};
    const values = {
      '--card-color': base.color,
      '--card-font': base.fontFamily,
      '--card-size': base.fontSize,
      '--card-hint': base['::placeholder']?.color,
      '--card-hint-opacity': base['::placeholder']?.color && '1',
      '--card-invalid': invalid.color,
    };
    for (const [name, value] of Object.entries(values)) root.style.setProperty(name, value ?? '');
    for (const input of Object.values(fields)) input.disabled = options.disabled === true;
  }

  const element = {
    mount(target) {
      parent = typeof target === 'string' ? document.querySelector(target) : target;
      if (!parent) throw new Error('The selector you specified applies to no DOM elements that are on the page.');
      parent.replaceChildren(root);
      mark({ base: true, empty: read().empty });
      queueMicrotask(() => emit('ready', { elementType: 'card' }));
      return element;
    },
    on(type, handler) {
      handlers.set(type, [...(handlers.get(type) ?? []), handler]);
      return element;
    },
    once(type, handler) {
      const first = (event) => {
        element.off(type, first);
        handler(event);
      };
      return element.on(type, first);
    },
    off(type, handler) {
      handlers.set(type, handler ? (handlers.get(type) ?? []).filter((one) => one !== handler) : []);
      return element;
    },
    update(changes) {
      options = { ...options, ...changes };
      applyOptions();
      return element;
    },
    focus: () => fields.number.focus(),
    blur: () =>
      Object.values(fields)
        .find((input) => input === document.activeElement)
        ?.blur(),
    clear() {
      for (const input of Object.values(fields)) input.value = '';
      left = new Set();
      tellChange();
    },
    unmount() {
      mark({ base: false, complete: false, empty: false, focus: false, invalid: false });
      root.remove();
    },
    destroy() {
      element.unmount();
      handlers.clear();
    },
    /** For the rest of this script: the card, or the first thing that is the matter with it. */
    _read() {
      left = new Set(Object.keys(fields));
      const { card, problems } = read();
      const code = Object.values(problems).find((problem) => problem !== undefined);
      if (code !== undefined) tellChange();
      return code ? { error: { type: 'validation_error', code, message: texts[code] } } : { card };
    },
  };
  applyOptions();
  return element;
}
