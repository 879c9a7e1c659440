import type { Idioma } from '@poliedro/contracts/language';
import { IDIOMA_NAMES, IDIOMAS, reloadInIdioma } from '../../platform/language.ts';
import { useTranslation } from '../../platform/translation.tsx';
import { ThemeSegments } from '../../ui/theme-switch.tsx';
import { showToast } from '../../ui/toasts.ts';
import { callAccount } from '../account-calls.ts';
import { accountErrorText } from '../account-error-text.ts';
import { signIn } from '../browser-session.ts';
import type { PanelProps } from './panel.ts';
import { ZoneRow, ZoneSection } from './zone-section.tsx';

export function PreferencesSection({ text, profile }: PanelProps) {
  const { t } = useTranslation();

  async function choose(idioma: Idioma) {
    try {
      signIn((await callAccount('updateProfile', { idioma })).user);
      reloadInIdioma(idioma);
    } catch (error) {
      showToast('error', accountErrorText(error, text, text.preferences.idiomaFailed));
    }
  }

  return (
    <ZoneSection title={text.preferences.title}>
      <ZoneRow name={t('site.language')} hint={text.preferences.idiomaHint}>
        <fieldset>
          <legend className="sr-only">{t('site.language')}</legend>
          <div className="segments">
            {IDIOMAS.map((idioma) => (
              <button
                key={idioma}
                type="button"
                lang={idioma}
                aria-current={idioma === profile.idioma}
                onClick={() => void choose(idioma)}
              >
                {IDIOMA_NAMES[idioma]}
              </button>
            ))}
          </div>
        </fieldset>
      </ZoneRow>
      <ZoneRow name={t('site.theme')} hint={text.preferences.temaHint}>
        <fieldset>
          <legend className="sr-only">{t('site.theme')}</legend>
          <ThemeSegments name="zone-theme" />
        </fieldset>
      </ZoneRow>
    </ZoneSection>
  );
}
