import type { Idioma } from '@poliedro/contracts/language';
import { type Block, makeBlocks } from './blocks.ts';
import { layOutHtml } from './html.ts';
import type { Template } from './template.ts';

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

function layOutText(blocks: readonly Block[]): string {
  const parts = blocks.map((block) => {
    if ('url' in block) return `${block.text}\n${block.url}`;
    return block.kind === 'signature' ? `—\n${block.text}` : block.text;
  });
  return `${parts.join('\n\n')}\n`;
}

export function render(template: Template, idioma: Idioma, datos: Readonly<Record<string, string>>): RenderedMail {
  const { subject, blocks } = makeBlocks(template, idioma, datos);
  return { subject, text: layOutText(blocks), html: layOutHtml(idioma, subject, blocks) };
}
