import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * The token behind the # of a link in a mail: undefined until the page stands (no server ever sees it), empty when
 * there is none. It is taken out of the address at once, so that it stays neither in sight nor in the history.
 */
export function useFragmentToken(): readonly [token: string | undefined, forget: () => void] {
  const [token, setToken] = useState<string>();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    const found = hash.slice(1);
    setToken((known) => found || (known ?? ''));
    if (found) void navigate(pathname + search, { replace: true, preventScrollReset: true });
  }, [pathname, search, hash, navigate]);

  return [token, () => setToken('')];
}
