import { can } from '@poliedro/contracts/policy';
import { useLocation } from 'react-router';
import { useSession } from '../accounts/browser-session.ts';
import { loginAddress } from '../accounts/next-path.ts';
import type { CommentsText } from '../locales/comments-text.ts';
import { PageLink } from '../ui/page-link.tsx';

/** Why somebody does not find a form here, and what they can do about it. Nothing until it is known who is here. */
export function WritingGate({ text }: { text: CommentsText }) {
  const { status, user } = useSession();
  const { pathname, search } = useLocation();
  const { gate } = text;
  if (status === 'visitor') {
    return <Line words={gate.visitor} to={loginAddress(pathname + search)} link={gate.visitorLink} />;
  }
  if (!user) return null;
  if (!can(user, 'opine')) return <Line words={gate.reader} to="/user#perfil" link={gate.readerLink} />;
  return user.email_verificado ? null : <Line words={gate.unverified} to="/user#perfil" link={gate.unverifiedLink} />;
}

function Line({ words, to, link }: { words: string; to: string; link: string }) {
  return (
    <p className="writing-gate needs-script">
      {words}{' '}
      <PageLink className="text-link" to={to} rel="nofollow">
        {link}
      </PageLink>
    </p>
  );
}
