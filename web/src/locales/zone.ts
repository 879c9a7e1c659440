import type { Idioma } from '@poliedro/contracts/language';
import { fetchCode } from '../later/fetch-code.ts';
import { loadAccountText } from './account.ts';
import { textFamily } from './text-family.ts';
import type { UserText, ZoneText } from './zone-text.ts';

const LOADERS: Record<Idioma, () => Promise<ZoneText>> = {
  es: () => fetchCode(() => import('./zone.es.ts')).then((module) => module.zoneEs),
  en: () => fetchCode(() => import('./zone.en.ts')).then((module) => module.zoneEn),
  fr: () => fetchCode(() => import('./zone.fr.ts')).then((module) => module.zoneFr),
  de: () => fetchCode(() => import('./zone.de.ts')).then((module) => module.zoneDe),
};

export const loadUserText = textFamily(async (idioma): Promise<UserText> => {
  const [account, zone] = await Promise.all([loadAccountText(idioma), LOADERS[idioma]()]);
  return { ...account, ...zone };
});
