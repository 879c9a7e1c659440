import { chooseTheme, THEMES, useTheme } from '../platform/theme.ts';
import { useTranslation } from '../platform/translation.tsx';

const LABELS = { light: 'site.themeLight', dark: 'site.themeDark', system: 'site.themeSystem' } as const;

export function ThemeSwitch() {
  const { t } = useTranslation();
  return (
    <fieldset className="needs-script">
      <legend className="choice-label">{t('site.theme')}</legend>
      <ThemeSegments name="theme" />
    </fieldset>
  );
}

/** The choice itself; `name` keeps two of them on one page apart. */
export function ThemeSegments({ name }: { name: string }) {
  const { t } = useTranslation();
  const current = useTheme();
  return (
    <div className="segments">
      {THEMES.map((theme) => (
        <label key={theme}>
          <input
            type="radio"
            name={name}
            value={theme}
            className="sr-only"
            checked={theme === current}
            onChange={() => chooseTheme(theme)}
          />
          {t(LABELS[theme])}
        </label>
      ))}
    </div>
  );
}
