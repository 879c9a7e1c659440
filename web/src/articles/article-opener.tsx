import { type OpenedArticle, openArticle } from '@poliedro/contracts/opening';
import { useEffect, useEffectEvent } from 'react';
import { knownSession } from '../interactions/known-session.ts';
import { useWay } from '../interactions/use-way.ts';
import { usePurchaseWindow } from '../payments/use-purchase-window.tsx';
import { editorAddress } from '../platform/address.ts';

type HostedArticle = Pick<OpenedArticle, 'articulo_id' | 'importe_euros' | 'usuario_id' | 'url'>;

/** What a link to a hosted article says about it, for `ArticleOpener`; without scripts it leads to the article's page. */
export const hostedLink = ({ articulo_id, importe_euros, usuario_id, url }: HostedArticle) => ({
  href: url || `/articulo/${articulo_id}`,
  'data-articulo': articulo_id,
  'data-autor': usuario_id ?? undefined,
  'data-importe': importe_euros > 0 ? importe_euros : undefined,
});

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** Every link of the page to a hosted article, with one listener: the author goes to the editor, others to its page or to buy it. */
export function ArticleOpener() {
  const way = useWay();
  const [purchase, openPurchase] = usePurchaseWindow();

  const open = useEffectEvent(async (link: HTMLAnchorElement) => {
    const { articulo, autor, importe } = link.dataset;
    const { user } = await knownSession();
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
      { usuario_id: user?.usuario_id ?? null, has_bought: false },
    );
    if (to === 'purchase') openPurchase({ titular: link.textContent, importe_euros, path });
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

  return purchase;
}
