import type { Idioma } from '@poliedro/contracts/language';
import { SITE_NAME } from '@poliedro/contracts/site';
import type { Block } from './blocks.ts';

/** The design's colours, written out: a mail cannot name them. Dark ones only where the reader's program asks for them. */
const LIGHT = {
  paper: '#fbfaf7',
  surface: '#ffffff',
  ink: '#1b1a17',
  ink2: '#57534a',
  ink3: '#706b60',
  line: '#e4dfd5',
  accent: '#0b5b66',
  accentInk: '#ffffff',
};
const DARK: typeof LIGHT = {
  paper: '#141412',
  surface: '#1d1c1a',
  ink: '#f1eee7',
  ink2: '#b9b3a7',
  ink3: '#979184',
  line: '#35332e',
  accent: '#7cc7cf',
  accentInk: '#0c2225',
};
const SERIF = "Newsreader,Georgia,'Times New Roman',serif";
const SANS = "Inter,system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const DARK_STYLE = `@media (prefers-color-scheme: dark) {
  .paper { background: ${DARK.paper} !important; }
  .surface { background: ${DARK.surface} !important; border-color: ${DARK.line} !important; }
  .ink { color: ${DARK.ink} !important; }
  .ink-2 { color: ${DARK.ink2} !important; border-color: ${DARK.line} !important; }
  .ink-3 { color: ${DARK.ink3} !important; }
  .accent { color: ${DARK.accent} !important; }
  .button { background: ${DARK.accent} !important; color: ${DARK.accentInk} !important; }
}`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

const toLines = (text: string) => escapeHtml(text).replace(/\r?\n/g, '<br>');

/** Everything in a block comes from outside until it is escaped here. */
function layOutBlock(block: Block): string {
  const text = toLines(block.text);
  switch (block.kind) {
    case 'heading':
      return `<h1 class="ink" style="margin:0 0 20px;font:600 26px/1.25 ${SERIF};color:${LIGHT.ink}">${text}</h1>`;
    case 'paragraph':
      return `<p class="ink" style="margin:0 0 16px;font:400 16px/1.6 ${SANS};color:${LIGHT.ink}">${text}</p>`;
    case 'button': {
      const url = escapeHtml(block.url);
      return `<p style="margin:28px 0 12px"><a class="button" href="${url}" style="display:inline-block;padding:13px 26px;border-radius:10px;background:${LIGHT.accent};font:600 16px/1.25 ${SANS};color:${LIGHT.accentInk};text-decoration:none">${text}</a></p>
<p class="ink-3" style="margin:0 0 24px;font:400 13px/1.5 ${SANS};color:${LIGHT.ink3};word-break:break-all"><a class="ink-3" href="${url}" style="color:${LIGHT.ink3}">${url}</a></p>`;
    }
    case 'link':
      return `<p style="margin:0 0 16px;font:400 16px/1.6 ${SANS}"><a class="accent" href="${escapeHtml(block.url)}" style="color:${LIGHT.accent}">${text}</a></p>`;
    case 'footnote':
      return `<p class="ink-2" style="margin:24px 0 0;padding:20px 0 0;border-top:1px solid ${LIGHT.line};font:400 14px/1.55 ${SANS};color:${LIGHT.ink2}">${text}</p>`;
    case 'signature':
      return `<p class="ink-3" style="margin:20px 8px 0;font:400 13px/1.6 ${SANS};color:${LIGHT.ink3}">${text}</p>`;
  }
}

/** A table, because some mail programs know no other way to set a width. */
export function layOutHtml(idioma: Idioma, subject: string, blocks: readonly Block[]): string {
  const signature = blocks.filter(({ kind }) => kind === 'signature');
  const letter = blocks.filter(({ kind }) => kind !== 'signature');
  return `<!doctype html>
<html lang="${idioma}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>:root { color-scheme: light dark; supported-color-schemes: light dark; }
${DARK_STYLE}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${LIGHT.paper}">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${LIGHT.paper}">
<tr><td align="center" style="padding:32px 16px 40px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;text-align:left">
<tr><td style="padding:0 8px 16px"><span class="accent" style="font:600 22px/1.2 ${SERIF};color:${LIGHT.accent}">${SITE_NAME}</span></td></tr>
<tr><td class="surface" style="padding:32px 28px;background:${LIGHT.surface};border:1px solid ${LIGHT.line};border-radius:10px">
${letter.map(layOutBlock).join('\n')}
</td></tr>
<tr><td>
${signature.map(layOutBlock).join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}
