import { PageLink } from '../../ui/page-link.tsx';
import { useEventText } from './event-text.tsx';

const stepsOf = (byRules: boolean) => ['read', 'gather', byRules ? 'choose' : 'separate', 'evidence'] as const;

/** The way from many articles to this text, in four sentences. */
export function HowMade({ byRules }: { byRules: boolean }) {
  const t = useEventText();
  return (
    <details className="how-made">
      <summary>{t('made.how')}</summary>
      <ol>
        {stepsOf(byRules).map((step) => (
          <li key={step}>{t(`made.${step}`)}</li>
        ))}
      </ol>
      <PageLink className="text-link" to="/about#como-funciona">
        {t('made.more')}
      </PageLink>
    </details>
  );
}
