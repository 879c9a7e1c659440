import { useTranslation } from '../platform/translation.tsx';
import { BrandMark } from '../ui/brand-mark.tsx';
import { Modal } from '../ui/modal.tsx';

const TITLE_ID = 'welcome-title';

export function WelcomeBanner({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Modal labelledBy={TITLE_ID} className="small" onClose={onClose}>
      <div className="welcome">
        <BrandMark />
        <h2 id={TITLE_ID} tabIndex={-1}>
          {t('welcome.title')}
        </h2>
        <p className="subtitle">{t('welcome.subtitle')}</p>
        <p className="message">{t('welcome.message')}</p>
        <button type="button" className="button primary" onClick={onClose}>
          {t('welcome.button')}
        </button>
      </div>
    </Modal>
  );
}
