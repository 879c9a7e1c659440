import type { ReceivedMail } from './mailbox.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** What a mail's own HTML may do: be looked at, and open its links elsewhere. */
export const SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';

const STYLE = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { width: 100%; border-collapse: collapse; } th, td { padding: .5rem; text-align: left; border-bottom: 1px solid #8884; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; border: 1px solid #8884; border-radius: 6px; }
iframe { width: 100%; height: 40rem; border: 1px solid #8884; border-radius: 6px; }
dt { font-weight: 600; } dd { margin: 0 0 .5rem; overflow-wrap: anywhere; }`;

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body>${body}</body></html>`;
}

export function listPage(mails: readonly ReceivedMail[]): string {
  const rows = mails.map(
    ({ id, received_on, to, subject }) =>
      `<tr><td><a href="/mails/${id}">${escapeHtml(subject) || '(no subject)'}</a></td><td>${escapeHtml(to.join(', '))}</td><td>${received_on}</td></tr>`,
  );
  const table = `<table><thead><tr><th>Subject</th><th>To</th><th>Received</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return page('Mails', `<h1>Mails</h1>${rows.length > 0 ? table : '<p>No mail has come yet.</p>'}`);
}

function withLinks(text: string): string {
  return escapeHtml(text).replace(
    /https?:\/\/[^\s<>"'()[\]]+/g,
    (url) => `<a href="${url}" target="_blank" rel="noreferrer">${url}</a>`,
  );
}

export function mailPage(mail: ReceivedMail): string {
  const headers = Object.entries(mail.headers).map(
    ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`,
  );
  return page(
    mail.subject,
    `<p><a href="/">All mails</a></p><h1>${escapeHtml(mail.subject)}</h1>
<p>To ${escapeHtml(mail.to.join(', '))}, received ${mail.received_on}</p>
<h2>HTML</h2><iframe title="The mail as HTML" sandbox="${SANDBOX}" src="/mails/${mail.id}/html"></iframe>
<h2>Text</h2><pre>${withLinks(mail.text)}</pre>
<details><summary>Headers</summary><dl>${headers.join('')}</dl></details>`,
  );
}

/** The mail's own HTML; a link in it opens beside the frame. */
export const mailHtml = (mail: ReceivedMail) => mail.html.replace(/<head>/i, '<head><base target="_blank">');
