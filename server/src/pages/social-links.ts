import type { SiteSettings } from '@poliedro/contracts/site';
import { z } from 'zod';

const LINK = /^([^=,]{1,30})=\s*(https?:\/\/.+)$/;

/** `Mastodon=https://…`, several separated by commas. */
export const socialLinks = z.string().transform((text, context): SiteSettings['redes'] =>
  text.split(',').map((part) => {
    const [, nombre = '', url = ''] = LINK.exec(part.trim()) ?? [];
    if (!URL.canParse(url)) context.addIssue(`"${part}" is not a name and an address: Mastodon=https://…`);
    return { nombre: nombre.trim(), url };
  }),
);
