import type { Plan } from '@poliedro/contracts/plans';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { withQuery } from '../platform/address.ts';
import { readAskedPayment } from './asked-payment.ts';
import { type PayState, type PayStep, payAddress } from './pay-address.ts';

export interface PaySteps {
  /** The present address. */
  readonly here: string;
  /** A step further: the browser's back button leads here again. */
  go(paso: PayStep, plan?: Plan): void;
  /** To the step before, which is this one where the reader came straight here. */
  back(before: PayStep | undefined): void;
  /** Instead of this step: what is over is not come back to. */
  replace(paso: PayStep | undefined): void;
  /** To where the window begins; to the page, where only a balance was to be added. */
  finish(): void;
  close(): void;
  /** Another page, in the window's place. */
  leaveFor(path: string): void;
}

export function usePaySteps(): PaySteps {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  return useMemo(() => {
    const here = pathname + search + hash;
    const { pagos = 1, pasos = 0, desde } = (state as PayState | null) ?? {};
    const move = (to: string, next: PayState, replace: boolean) =>
      void navigate(to, { state: { ...state, ...next }, preventScrollReset: true, replace });
    const close = () => void goBack(({ pagos: left }) => left);
    return {
      here,
      go: (paso, plan) => {
        const to = withQuery(here, { paso, ...(plan && { plan }) });
        const began = desde ?? new URLSearchParams(search).get('paso') ?? '';
        move(to, { pagos: pagos + 1, pasos: pasos + 1, desde: began }, false);
      },
      back: (before) => {
        if (pasos > 0) void goBack(({ pasos: left = 0 }) => left - pasos + 1);
        else move(withQuery(here, { paso: before }), {}, true);
      },
      replace: (paso) => move(withQuery(here, { paso }), {}, true),
      finish: () => {
        if (desde && readAskedPayment(search)?.what === 'saldo') close();
        else if (pasos > 0 && !desde) void goBack(({ pasos: left }) => left);
        else move(withQuery(here, { paso: undefined }), {}, true);
      },
      close,
      leaveFor: (path) => void navigate(path, { replace: true }),
    };
  }, [pathname, search, hash, state, navigate]);
}

const TURN_MS = 250;
const MOST_TURNS = 12;

/** Back as many entries as are left. Frames of the provider's have made some of their own, which nobody can count. */
async function goBack(leftOf: (state: PayState) => number | undefined): Promise<void> {
  const left = () => leftOf((history.state as { usr?: PayState } | null)?.usr ?? {}) ?? 0;
  for (let turn = 0; turn < MOST_TURNS && left() > 0; turn += 1) {
    const moved = new Promise((resolve) => {
      addEventListener('popstate', resolve, { once: true });
      setTimeout(resolve, TURN_MS);
    });
    history.go(-left());
    await moved;
  }
}

/** Who came straight to the window's address finds the page below it when it closes; false until that is so. */
export function usePageBelow(isAsked: boolean): boolean {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const isBelow = (state as PayState | null)?.pagos !== undefined;
  const isBusy = useRef(false);
  useEffect(() => {
    if (!isAsked || isBelow || isBusy.current) return;
    isBusy.current = true;
    const here = pathname + search + hash;
    const put = async () => {
      await navigate(payAddress(here, undefined), { state, preventScrollReset: true, replace: true });
      await navigate(here, { state: { ...state, pagos: 1, pasos: 0 }, preventScrollReset: true });
      isBusy.current = false;
    };
    void put();
  }, [isAsked, isBelow, pathname, search, hash, state, navigate]);
  return isBelow;
}
