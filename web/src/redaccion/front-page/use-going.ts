import { useNavigate } from 'react-router';
import { withIdioma } from '../../platform/address.ts';
import { usePage } from '../../platform/page.ts';

/** To another page of the site, in the language that the address has. */
export function useGoing(): (to: string) => void {
  const navigate = useNavigate();
  const { idioma_in_url } = usePage();
  return (to) => void navigate(withIdioma(to, idioma_in_url));
}
