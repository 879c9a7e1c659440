import { getLocation } from '@poliedro/contracts/profiles';
import { type PersonalRegistry, registerUserCall } from '../accounts/personal-calls.ts';
import type { Locate } from './location.ts';

export function registerLocationRoutes(registry: PersonalRegistry, locate: Locate): void {
  registerUserCall(registry, getLocation, ({ visit }) => locate(visit.address, visit.idioma));
}
