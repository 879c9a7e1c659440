/** For whoever looks at the browser's console; on the server the API has told it already. */
export function tellConsole(error: unknown): void {
  if (!import.meta.env.SSR) console.error(error);
}
