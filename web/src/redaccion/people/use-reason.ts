import { useState } from 'react';

/** A reason that somebody is told, and that must be given: without one the field says so and is where one writes next. */
export function useReason(missing: string) {
  const [fault, setFault] = useState<string>();
  function read(form: HTMLFormElement): string | undefined {
    const motivo = String(new FormData(form).get('motivo') ?? '').trim();
    setFault(motivo === '' ? missing : undefined);
    if (motivo !== '') return motivo;
    form.querySelector('textarea')?.focus();
    return undefined;
  }
  return { fault, read };
}
