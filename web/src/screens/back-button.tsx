import { ArrowLeft } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { PageLink } from '../ui/page-link.tsx';

/** Back to where the reader came from; whoever arrived here first goes to the front page. */
export function BackButton({ label }: { label: string }) {
  const navigate = useNavigate();
  const { key } = useLocation();
  return (
    <PageLink
      className="back-link"
      to="/"
      onClick={(event) => {
        if (key === 'default') return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      <ArrowLeft className="icon" aria-hidden="true" />
      {label}
    </PageLink>
  );
}
