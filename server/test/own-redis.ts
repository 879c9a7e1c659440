/** Of the databases that a Redis has by its number, the tests' own; the development server has number 0. */
export const OWN_NUMBER = 8;

export function ownRedisUrl(url: string): string {
  const own = new URL(url);
  own.pathname = `/${OWN_NUMBER}`;
  return own.href;
}
