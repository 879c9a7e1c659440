import { useTranslation } from '../platform/translation.tsx';
import { MessagePage } from '../ui/message-page.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { PageLink } from '../ui/page-link.tsx';

interface NotFoundProps {
  /** What was not found, when it is more than a page. */
  readonly title?: string;
  readonly text?: string;
}

export function NotFound(props: NotFoundProps) {
  const { t } = useTranslation();
  const title = props.title ?? t('notFound.title');
  const text = props.text ?? t('notFound.text');
  return (
    <>
      <PageHead title={title} description={text} path="/" index={false} />
      <MessagePage title={title} text={text}>
        <PageLink className="button primary" to="/">
          {t('notFound.home')}
        </PageLink>
      </MessagePage>
    </>
  );
}
