import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router';
import { hostContext } from './platform/host.ts';
import { putScriptsAside } from './platform/start-after-paint.ts';
import { loadTranslation, TranslationProvider } from './platform/translation.tsx';

export { createLoadContext } from './platform/host.ts';

const RENDER_TIMEOUT_MS = 6_000;

/** What loaders throw beside answers of their own, such as a 404. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(hostContext).complain(error);
};

/** The whole page at once: the host hashes its inline scripts and keeps it for the next reader, so nothing is streamed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { idioma, complain } = context.get(hostContext);
  const translation = await loadTranslation(idioma);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Language', idioma);
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  return new Promise((resolve, reject) => {
    let finalStatus = status;
    const chunks: Uint8Array[] = [];
    const sink = new Writable({
      write(chunk: Uint8Array, _, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        clearTimeout(timeout);
        const html = Buffer.concat(chunks).toString();
        resolve(new Response(import.meta.env.PROD ? putScriptsAside(html) : html, { status: finalStatus, headers }));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(
      <TranslationProvider value={translation}>
        <ServerRouter context={routerContext} url={request.url} />
      </TranslationProvider>,
      {
        // Every boundary stays where it belongs in the HTML: readers without JavaScript see all rows.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => pipe(sink),
        onShellError: reject,
        onError(error) {
          finalStatus = 500;
          complain(error);
        },
      },
    );
    const timeout = setTimeout(abort, RENDER_TIMEOUT_MS);
  });
}
