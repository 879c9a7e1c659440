import { redirect } from 'react-router';
import type { Route } from './+types/auth.screen.ts';

/** An older address of the same screen. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(`/login${url.search}`);
}

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return redirect(`/login${url.search}`);
}
