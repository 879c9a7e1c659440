const UNRESERVED = /^[\w.~-]$/;

/** Path and query with nothing escaped that need not be, so that rules about paths cannot be written around. */
export function comparablePath({ pathname, search }: URL): string {
  return (pathname + search).replace(/%([0-9a-f]{2})/gi, (escaped, digits: string) => {
    const character = String.fromCharCode(Number.parseInt(digits, 16));
    return UNRESERVED.test(character) ? character : escaped.toUpperCase();
  });
}
