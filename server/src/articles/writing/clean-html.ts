import { IMAGE_ADDRESS, LINK_SCHEMES } from '@poliedro/contracts/article-body/addresses';
import { bodyHtml } from '@poliedro/contracts/article-body/body-html';
import type { Body } from '@poliedro/contracts/article-body/document';
import { TAG_ATTRIBUTES } from '@poliedro/contracts/article-body/tags';
import sanitizeHtml from 'sanitize-html';

/** What the document model can say in HTML, and nothing else. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'h1', 'h2', 'h3', 'pre', 'blockquote', 'ul', 'ol', 'li', 'hr', 'br', 'img', 'div', 'a', 'span'],
    ...['strong', 'em', 'u', 's', 'mark', 'code'],
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    ol: ['start'],
    ul: [{ name: 'data-type', values: ['taskList'] }],
    li: [{ name: 'data-type', values: ['taskItem'] }, 'data-checked'],
    img: ['src', 'alt', 'width', 'height'],
    div: ['data-youtube'],
    span: ['data-etiqueta', ...TAG_ATTRIBUTES.map((name) => `data-${name}`)],
  },
  allowedSchemes: [...LINK_SCHEMES],
  allowedSchemesByTag: { img: [] },
  allowedSchemesAppliedToAttributes: ['href', 'src', 'data-url'],
  allowProtocolRelative: false,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !IMAGE_ADDRESS.test(attribs.src ?? ''),
  disallowedTagsMode: 'discard',
  parseStyleAttributes: false,
  // Each one decoded and encoded again costs microseconds, and a text may be made of them: see below instead.
  parser: { decodeEntities: false },
};
const STRANGE_ENTITY = /&(?!(?:amp|lt|gt|quot|#39);)/;

/** A second wall: the document is checked, and what is made of it is checked again by somebody else's rules. */
export function cleanBodyHtml(body: Body): string {
  const html = bodyHtml(body);
  if (STRANGE_ENTITY.test(html)) throw new Error('the HTML of a document has an entity that is not ours');
  return sanitizeHtml(html, ALLOWED);
}
