import { useLocation, useNavigate } from 'react-router';
import { type PayState, payAddress } from './pay-address.ts';

/** Opens the window in which an article is bought. */
export function useOpenPurchase(): (articulo_id: number) => void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  return (articulo_id) => {
    const before = (state as PayState | null)?.pagos ?? 0;
    void navigate(payAddress(pathname + search + hash, `articulo.${articulo_id}`), {
      state: { ...state, pagos: before + 1, pasos: 0, desde: undefined },
      preventScrollReset: true,
    });
  };
}
