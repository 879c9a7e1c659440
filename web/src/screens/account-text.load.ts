import type { LoaderFunctionArgs } from 'react-router';
import { loadAccountText } from '../locales/account.ts';
import { hostContext } from '../platform/host.ts';
import { pageIdioma } from '../platform/language.ts';

/** Screens that need the words of an account and nothing else. */
export function loader({ context }: Pick<LoaderFunctionArgs, 'context'>) {
  return loadAccountText(context.get(hostContext).idioma);
}

export function clientLoader() {
  return loadAccountText(pageIdioma());
}

/** Another address of theirs is no reason to load the words again. */
export function shouldRevalidate(): boolean {
  return false;
}
