import '../ui/styles/purchase.css';
import { useSession } from '../accounts/browser-session.ts';
import { loginAddress } from '../accounts/next-path.ts';
import type { PurchaseText } from '../locales/purchase-text.ts';
import { euros } from '../platform/money.ts';
import { usePage } from '../platform/page.ts';
import { Modal } from '../ui/modal.tsx';
import { PageLink } from '../ui/page-link.tsx';

/** An article that is sold. */
export interface SoldArticle {
  readonly titular: string;
  readonly importe_euros: number;
  /** Of its page. */
  readonly path: string;
}

interface PurchaseWindowProps {
  readonly article: SoldArticle;
  readonly text: PurchaseText;
  /** Whoever opened it on the article's page has no other page to see. */
  readonly isOnPage: boolean;
  readonly onClose: () => void;
}

const TITLE_ID = 'purchase-title';

/** What is about to be bought, and for how much. */
export function PurchaseWindow({ article, text, isOnPage, onClose }: PurchaseWindowProps) {
  const { idioma } = usePage();
  const { status } = useSession();
  const { titular, importe_euros, path } = article;
  return (
    <Modal labelledBy={TITLE_ID} className="small" onClose={onClose}>
      <div className="purchase">
        <h2 id={TITLE_ID} tabIndex={-1}>
          {text.title}
        </h2>
        <p className="purchase-title">{titular}</p>
        <p className="purchase-price">
          <span>{text.price}</span>
          <b>{euros(importe_euros, idioma)}</b>
        </p>
        <p>{status === 'visitor' ? text.signIn : text.closed}</p>
        <div className="form-actions">
          {status === 'visitor' ? (
            <PageLink className="button primary" to={loginAddress(path)} rel="nofollow" onClick={onClose}>
              {text.signInLink}
            </PageLink>
          ) : null}
          {isOnPage ? null : (
            <PageLink className="button" to={path} onClick={onClose}>
              {text.page}
            </PageLink>
          )}
          <button type="button" className="button" onClick={onClose}>
            {text.close}
          </button>
        </div>
      </div>
    </Modal>
  );
}
