import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { withIdioma } from '../platform/address.ts';
import { usePage } from '../platform/page.ts';

/** A link inside the site: it keeps the language in the address when the reader has it there. */
export function PageLink({ to, ...rest }: ComponentProps<typeof Link> & { to: string }) {
  const { idioma_in_url } = usePage();
  return <Link prefetch="intent" {...rest} to={withIdioma(to, idioma_in_url)} />;
}
