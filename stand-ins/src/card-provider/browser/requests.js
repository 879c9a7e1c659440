/** `{ card: { cvc } }` as `card[cvc]`. */
function flatten(values, within = '') {
  return Object.entries(values).flatMap(([name, value]) => {
    const key = within === '' ? name : `${within}[${name}]`;
    if (value === undefined || value === null) return [];
    return typeof value === 'object' ? flatten(value, key) : [[key, String(value)]];
  });
}

/** Asks the provider from the browser: the object, or what is wrong. */
export async function request({ base, key, texts }, method, path, values = {}) {
  const form = new URLSearchParams(flatten(values));
  const isGet = method === 'GET';
  try {
    const response = await fetch(`${base}${path}${isGet ? `?${form}` : ''}`, {
      method,
      headers: { authorization: `Bearer ${key}` },
      ...(!isGet && { body: form }),
    });
    const reply = await response.json();
    return reply.error ? { error: reply.error } : { object: reply };
  } catch {
    return { error: { type: 'api_connection_error', message: texts.connection } };
  }
}
