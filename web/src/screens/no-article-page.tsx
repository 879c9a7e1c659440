import { useTranslation } from '../platform/translation.tsx';
import { MessagePage } from '../ui/message-page.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { PageLink } from '../ui/page-link.tsx';
import type { NoArticle } from './article.load.ts';

/** There is no article to show: it does not exist, is not public, or could not be had. */
export function NoArticlePage({ title, text, home, status }: NoArticle & { readonly status: number }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={title} description={text} path="/" index={false} />
      <MessagePage title={title} text={text}>
        {status >= 500 ? (
          <button type="button" className="button primary needs-script" onClick={() => location.reload()}>
            {t('site.retry')}
          </button>
        ) : null}
        <PageLink className={status >= 500 ? 'button' : 'button primary'} to="/">
          {home}
        </PageLink>
      </MessagePage>
    </>
  );
}
