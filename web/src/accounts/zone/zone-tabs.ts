import type { User } from '@poliedro/contracts/accounts';
import { type Capability, can } from '@poliedro/contracts/policy';

/** The parts of the user zone in their order, and who has each; the names are those of the address. */
const TABS = {
  perfil: 'account',
  bio: 'author',
  articulos: 'author',
  reacciones: 'account',
  transacciones: 'account',
  suscripcion: 'account',
  comentarios: 'opine',
  cobros: 'author',
} as const satisfies Record<string, Capability>;

export type TabName = keyof typeof TABS;

export function tabsOf(user: User): TabName[] {
  return (Object.keys(TABS) as TabName[]).filter((name) => can(user, TABS[name]));
}

/** What the address asks for, if this person has it; else the first. */
export function tabAt(hash: string, tabs: readonly TabName[]): TabName {
  return tabs.find((name) => `#${name}` === hash) ?? 'perfil';
}
