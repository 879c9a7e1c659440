import { useMounted } from '../platform/use-mounted.ts';

/** Before the scripts run it does nothing, and neither does Enter: what was typed never goes into an address. */
export function SubmitButton({ label, busyLabel, busy }: { label: string; busyLabel: string; busy: boolean }) {
  const mounted = useMounted();
  return (
    <button type="submit" className="button primary" disabled={!mounted} aria-disabled={busy}>
      {busy ? busyLabel : label}
    </button>
  );
}
