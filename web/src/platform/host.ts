import type { WebHost } from '@poliedro/contracts/site';
import { createContext, RouterContextProvider } from 'react-router';

/** Where loaders find whoever serves this page. */
export const hostContext = createContext<WebHost>();

export function createLoadContext(host: WebHost): RouterContextProvider {
  return new RouterContextProvider(new Map([[hostContext, host]]));
}
