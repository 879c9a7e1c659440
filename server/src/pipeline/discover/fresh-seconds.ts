type Headers = Readonly<Record<string, string>>;

function lifetimeOf(headers: Headers): number | undefined {
  const control = headers['cache-control']?.toLowerCase() ?? '';
  if (/\bno-(?:cache|store)\b/.test(control)) return 0;
  const [, maxAge] = /\bmax-age\s*=\s*"?(\d{1,9})/.exec(control) ?? [];
  if (maxAge !== undefined) return Number(maxAge);
  const seconds = (Date.parse(headers.expires ?? '') - Date.parse(headers.date ?? '')) / 1000;
  return Number.isNaN(seconds) ? undefined : seconds;
}

/** For how long from now on an answer says that there is nothing newer; undefined where it says nothing. */
export function freshSeconds(headers: Headers): number | undefined {
  const lifetime = lifetimeOf(headers);
  const age = /^\d{1,9}$/.test(headers.age ?? '') ? Number(headers.age) : 0;
  return lifetime === undefined ? undefined : Math.max(0, lifetime - age);
}
