import { query } from './database.ts';
import type { Services } from './services.ts';

let people = 0;

/** Registers somebody, gives them a role and a proved address, and answers the cookie their browser would keep. */
export async function signUp(services: Services, origin: string, rol: 'lector' | 'experto'): Promise<string> {
  const alias = `medida-${process.pid}-${people++}`;
  const answer = await fetch(`${origin}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ alias, email: `${alias}@correo.example`, password: 'siete barcos lentos 4' }),
  });
  const [cookie] = answer.headers.getSetCookie();
  if (answer.status !== 200 || cookie === undefined) throw new Error(`registering answered ${answer.status}`);
  await query(services, 'update users set rol = $2, email = correo, email_verificado = true where alias = $1', [
    alias,
    rol,
  ]);
  return cookie.split(';')[0] ?? '';
}
