/** The bank's question, in a frame of a dialogue. Resolves when it is answered; Escape answers no. */
export function challenge({ base, intent, secret, texts }) {
  const dialog = document.createElement('dialog');
  const frame = document.createElement('iframe');
  const cancel = document.createElement('button');
  const trigger = document.activeElement;
  dialog.className = 'CardProviderChallenge';
  dialog.setAttribute('aria-label', '3-D Secure');
  frame.title = '3-D Secure';
  frame.src = `${base}/3ds/${intent}?client_secret=${encodeURIComponent(secret)}`;
  cancel.type = 'button';
  cancel.textContent = texts.cancel;
  dialog.append(frame, cancel);
  document.body.append(dialog);
  dialog.showModal();

  return new Promise((resolve) => {
    const close = () => {
      window.removeEventListener('message', hear);
      dialog.close();
      dialog.remove();
      trigger?.focus?.();
      resolve();
    };
    const refuse = async () => {
      const body = new URLSearchParams({ client_secret: secret, outcome: 'fail' });
      await fetch(`${base}/3ds/${intent}`, { method: 'POST', body }).catch(() => {});
      close();
    };
    const hear = ({ origin, data }) => {
      if (origin !== base || data?.source !== 'card-provider') return;
      if (data.intent === intent) close();
      else if (data.cancelled) void refuse();
    };
    window.addEventListener('message', hear);
    cancel.addEventListener('click', () => void refuse());
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      void refuse();
    });
  });
}
