import { createHash } from 'node:crypto';
import type { User } from '@poliedro/contracts/accounts';
import { EMBEDDED_IMAGE } from '@poliedro/contracts/article-body/addresses';
import type { Block, Body, Image } from '@poliedro/contracts/article-body/document';
import { IMAGE_BYTES_MAX, IMAGES_TOTAL_MAX } from '@poliedro/contracts/article-body/limits';
import { walkBlocks } from '@poliedro/contracts/article-body/walk';
import type { StoredImage } from '@poliedro/contracts/writing';
import type { ObjectStorage } from '../../adapters/object-storage/object-storage.ts';
import type { ActionLimit } from '../../platform/action-limit.ts';
import type { Database } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import type { SafeFetch } from '../../platform/safe-fetch/safe-fetch.ts';
import { drawImage } from './draw-image.ts';
import { changeImages } from './embedded-images.ts';
import { addImage, isImageKnown, sumImages } from './image.repository.ts';
import { imageKey } from './image-key.ts';

export interface ImageService {
  store(user: User, bytes: Buffer): Promise<StoredImage>;
  /** From somewhere else. */
  copy(user: User, url: string): Promise<StoredImage>;
  /** The document with its pasted pictures as files. */
  storeEmbedded(user: User, body: Body): Promise<Body>;
  /** Null where there is none of this name. */
  find(name: string): Promise<Buffer | null>;
}

export const IMAGE_TYPE = 'image/webp';
export const IMAGE_PREFIX = '/imagenes/';
/** Reasons that are about the picture and not about whoever stores it. */
const PICTURES_OWN: ReadonlySet<string> = new Set(['image_unreadable', 'image_too_large', 'images_full']);
const NAME = /^[0-9a-f]{32}\.webp$/;
const COPY_DEADLINE_MS = 10_000;

export interface ImageParts {
  readonly db: Database;
  readonly storage: ObjectStorage;
  readonly safeFetch: Pick<SafeFetch, 'fetch'>;
  readonly mayStore: ActionLimit;
}

const isEmbedded = (block: Block): block is Image => block.type === 'image' && EMBEDDED_IMAGE.test(block.attrs.src);

export function createImageService({ db, storage, safeFetch, mayStore }: ImageParts): ImageService {
  /** The same picture has the same name, whoever stores it and however often. */
  async function keep(user: User, given: Buffer): Promise<StoredImage> {
    if (given.byteLength > IMAGE_BYTES_MAX) throw new DomainError('image_too_large');
    if ((await sumImages(db, user.id)) >= IMAGES_TOTAL_MAX) throw new DomainError('images_full');
    const { bytes, width, height } = await drawImage(user.id, given);
    const imagen_id = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    await storage.put(imageKey(imagen_id), bytes, IMAGE_TYPE);
    try {
      await addImage(db, user.id, { imagen_id, width, height, bytes: bytes.byteLength });
    } catch (error) {
      // Somebody who has just been deleted leaves no file that nobody knows of.
      if (!(await isImageKnown(db, imagen_id))) await storage.delete(imageKey(imagen_id));
      throw error;
    }
    return { src: `${IMAGE_PREFIX}${imagen_id}.webp`, width, height };
  }

  async function store(user: User, bytes: Buffer): Promise<StoredImage> {
    if (!(await mayStore(user.id))) throw new DomainError('too_many_attempts');
    return keep(user, bytes);
  }

  /** One that nobody can read leaves what was said about it: the words of a save are never refused for a picture. */
  async function toFile(user: User, image: Image): Promise<Block[]> {
    if (!isEmbedded(image)) return [image];
    const { src, alt } = image.attrs;
    try {
      const stored = await store(user, Buffer.from(src.slice(src.indexOf(',') + 1), 'base64'));
      return [{ type: 'image', attrs: { ...stored, alt } }];
    } catch (error) {
      const isPictures = error instanceof DomainError && PICTURES_OWN.has(error.code);
      if (!isPictures) throw error;
      return [{ type: 'paragraph', ...(alt === '' ? {} : { content: [{ type: 'text', text: alt }] as const }) }];
    }
  }

  return {
    store,

    async copy(user, url) {
      if (!(await mayStore(user.id))) throw new DomainError('too_many_attempts');
      const answer = await safeFetch.fetch({
        url,
        headers: { accept: 'image/avif, image/webp, image/png, image/jpeg, image/gif' },
        maxBytes: IMAGE_BYTES_MAX,
        deadlineMs: COPY_DEADLINE_MS,
      });
      if (answer.kind === 'refused') {
        throw new DomainError(answer.why === 'too_large' ? 'image_too_large' : 'image_unreadable', { why: answer.why });
      }
      if (answer.status !== 200) throw new DomainError('image_unreadable', { status: answer.status });
      return keep(user, answer.body);
    },

    async storeEmbedded(user, body) {
      if (!walkBlocks(body).some(isEmbedded)) return body;
      return changeImages(body, (image) => toFile(user, image));
    },

    async find(name) {
      if (!NAME.test(name)) return null;
      return (await storage.get(`imagenes/${name}`))?.bytes ?? null;
    },
  };
}
