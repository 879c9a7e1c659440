import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { AccountText } from '../locales/account-text.ts';
import { ApiError } from '../platform/api-error.ts';
import { accountErrorText } from './account-error-text.ts';
import type { Fault } from './field-rules.ts';

type Values<Name extends string> = Readonly<Record<Name, string>>;
type Faults<Name extends string> = { readonly [N in Name]?: string | undefined };

/** A failure that knows its own words. */
export class SaidError extends Error {
  override readonly name = 'SaidError';
}

interface AccountFormOptions<Name extends string> {
  readonly text: AccountText;
  /** What must hold before anything is sent, field by field in their order. */
  readonly rules: Readonly<Record<Name, (value: string, filled: FormData) => Fault | undefined>>;
  /** Codes of the server that are about one field. */
  readonly fieldOfCode?: Readonly<Partial<Record<string, NoInfer<Name>>>>;
  /** Said when nothing better is known. */
  readonly failed: string;
  /** The field to go to when the whole form was refused. */
  readonly retryField: NoInfer<Name>;
  /** `filled` is the whole form, for what is more than a line of text. */
  readonly send: (values: Values<Name>, filled: FormData) => Promise<void>;
}

export interface AccountForm<Name extends string> {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly busy: boolean;
  readonly faults: Faults<Name>;
  /** What was wrong with the whole form. */
  readonly failure: string | undefined;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** A field that is being changed is not wrong any more. */
  readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
}

/** The fields keep their values themselves: password managers and whoever types before the scripts run are served alike. */
export function useAccountForm<Name extends string>(options: AccountFormOptions<Name>): AccountForm<Name> {
  const { text, rules, fieldOfCode, failed, retryField, send } = options;
  const ref = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Faults<Name>>({});
  const [failure, setFailure] = useState<string>();
  const [wrong, setWrong] = useState<{ readonly name: string }>();

  useEffect(() => {
    const found = wrong && ref.current?.elements.namedItem(wrong.name);
    const field = found instanceof RadioNodeList ? found[0] : found;
    if (field instanceof HTMLElement) field.focus();
  }, [wrong]);

  function refuse(found: Faults<Name>): void {
    setFaults(found);
    const [name] = Object.keys(found);
    if (name) setWrong({ name });
  }

  function explain(error: unknown): void {
    const said = error instanceof SaidError ? error.message : accountErrorText(error, text, failed);
    const field = error instanceof ApiError ? fieldOfCode?.[error.code] : undefined;
    if (field) refuse({ [field]: said } as Faults<Name>);
    else {
      setFailure(said);
      setWrong({ name: retryField });
    }
    if (!(error instanceof ApiError || error instanceof SaidError)) console.error(error);
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    const names = Object.keys(rules) as Name[];
    const filled = new FormData(form);
    const values = Object.fromEntries(names.map((name) => [name, String(filled.get(name) ?? '')])) as Values<Name>;
    const found = names.flatMap((name) => {
      const fault = rules[name](values[name], filled);
      return fault ? [[name, text.faults[fault]] as const] : [];
    });
    setFailure(undefined);
    refuse(Object.fromEntries(found) as Faults<Name>);
    if (found.length > 0) return;
    setBusy(true);
    try {
      await send(values, filled);
    } catch (error) {
      explain(error);
    } finally {
      setBusy(false);
    }
  }

  return {
    ref,
    busy,
    faults,
    failure,
    onSubmit(event) {
      event.preventDefault();
      if (!busy) void submit(event.currentTarget);
    },
    onInput({ target }) {
      const name = target instanceof HTMLElement ? (target.getAttribute('name') ?? '') : '';
      if (name in faults) setFaults((known) => ({ ...known, [name]: undefined }));
    },
  };
}
