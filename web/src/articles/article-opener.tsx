import { openArticle } from '@poliedro/contracts/opening';
import { useEffect, useEffectEvent } from 'react';
import { knownSession } from '../interactions/known-session.ts';
import { useWay } from '../interactions/use-way.ts';
import { hasBought } from '../payments/bought-marks.ts';
import { useOpenPurchase } from '../payments/use-open-purchase.ts';
import { editorAddress } from '../platform/address.ts';
import { placeNow } from '../platform/history-place.ts';
import { isPlainClick } from '../platform/plain-click.ts';

/** Every link of the page to a hosted article, with one listener: the author goes to the editor, others to its page or to buy it. */
export function ArticleOpener() {
  const way = useWay();
  const openPurchase = useOpenPurchase();

  const open = useEffectEvent(async (link: HTMLAnchorElement) => {
    const { articulo, autor, importe } = link.dataset;
    const place = placeNow();
    const { user } = await knownSession();
    // Who has gone on meanwhile is left where they are.
    if (placeNow() !== place) return;
    const path = link.getAttribute('href') ?? '/';
    const importe_euros = Number(importe ?? 0);
    const { to } = openArticle(
      {
        articulo_id: Number(articulo),
        tipo: 'interno',
        url: path,
        importe_euros,
        usuario_id: autor === undefined ? null : Number(autor),
      },
      { usuario_id: user?.usuario_id ?? null, has_bought: hasBought(Number(articulo)) },
    );
    if (to === 'purchase') openPurchase(Number(articulo));
    else way.go(to === 'editor' ? editorAddress(Number(articulo)) : path);
  });

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[data-articulo]') : null;
      if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      void open(link);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);

  return null;
}
