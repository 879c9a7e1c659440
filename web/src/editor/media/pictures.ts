import { EMBEDDED_IMAGE, IMAGE_ADDRESS } from '@poliedro/contracts/article-body/addresses';
import type { StoredImage } from '@poliedro/contracts/writing';
import { uploadFile } from '../../platform/upload.ts';
import { callWriting, writingAddress } from '../writing-calls.ts';

/** How far a picture is on its way to the server. */
export type PictureState =
  | { readonly status: 'sending'; readonly part: number }
  | { readonly status: 'failed'; readonly error: unknown }
  /** Its file was in a page that is gone. */
  | { readonly status: 'lost' };

interface Waiting {
  state: PictureState;
  send(): void;
}

const WAITING = 'pendiente:';
const PAGE = /^https?:\/\//;

export const isStored = (src: string): boolean => IMAGE_ADDRESS.test(src);

/** Asked with the place's present name, because a picture may be copied, moved or deleted while it is on its way. */
type OnStored = (src: string, stored: StoredImage) => void;

/**
 * Pictures on their way. The document names such a picture by a place of its own (`pendiente:…`) or by the page it was
 * copied from; what is saved knows neither, so nothing that is kept ever holds the bytes of a picture.
 */
export function createPictures(onStored: OnStored, onState: (src: string) => void) {
  const waiting = new Map<string, Waiting>();

  function begin(src: string, transfer: (onPart: (part: number) => void) => Promise<StoredImage>): void {
    const place: Waiting = { state: { status: 'sending', part: 0 }, send };
    const show = (state: PictureState) => {
      place.state = state;
      onState(src);
    };
    function send() {
      show({ status: 'sending', part: 0 });
      transfer((part) => show({ status: 'sending', part })).then(
        (stored) => {
          waiting.delete(src);
          onStored(src, stored);
        },
        (error: unknown) => show({ status: 'failed', error }),
      );
    }
    waiting.set(src, place);
    send();
  }

  /** The name of the place where the picture will stand. */
  function addFile(file: File): string {
    const src = WAITING + crypto.randomUUID();
    begin(src, async (onPart) => (await uploadFile(writingAddress('uploadImage'), file, onPart)) as StoredImage);
    return src;
  }

  return {
    addFile,
    /** Begins what has not begun; undefined where there is nothing to wait for. */
    stateOf(src: string): PictureState | undefined {
      if (isStored(src)) return undefined;
      if (!waiting.has(src) && PAGE.test(src)) begin(src, () => callWriting('copyImage', { url: src }));
      return waiting.get(src)?.state ?? { status: 'lost' };
    },
    retry(src: string): void {
      waiting.get(src)?.send();
    },
  };
}
export type Pictures = ReturnType<typeof createPictures>;

/** A picture that was pasted with its bytes, as the file it is. */
export function embeddedFile(src: string): File | undefined {
  if (!EMBEDDED_IMAGE.test(src)) return undefined;
  const [head = '', bytes = ''] = src.split(',');
  const type = head.slice('data:'.length, head.indexOf(';'));
  return new File([Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0))], 'imagen', { type });
}
