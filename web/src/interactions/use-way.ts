import { type NavigateOptions, useLocation, useNavigate } from 'react-router';
import { withIdioma } from '../platform/address.ts';
import { placeNow } from '../platform/history-place.ts';
import { usePage } from '../platform/page.ts';

/** Where the reader is, and how to send them elsewhere in their language. */
export interface Way {
  readonly here: string;
  readonly go: (to: string, options?: NavigateOptions) => void;
}

export function useWay(): Way {
  const { pathname, search } = useLocation();
  const { idioma_in_url } = usePage();
  const navigate = useNavigate();
  return {
    here: pathname + search,
    go: (to, options) => void navigate(withIdioma(to, idioma_in_url), options),
  };
}

/** For what takes a while: who has gone on meanwhile is left where they are. */
export function whileHere(way: Way): Way {
  const place = placeNow();
  return {
    ...way,
    go: (to, options) => {
      if (placeNow() === place) way.go(to, options);
    },
  };
}
