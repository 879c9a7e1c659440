import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type DraftBody, type DraftHead, type DraftPlace, placeKey, type SetAside } from './draft.ts';
import { heldDrafts } from './draft-lock.ts';

interface Drafts extends DBSchema {
  heads: { key: string; value: DraftHead; indexes: { usuario_id: number; place: string } };
  bodies: { key: string; value: { readonly key: string; readonly body: unknown } };
  steps: { key: number; value: { readonly key: string; readonly steps: readonly unknown[] }; indexes: { key: string } };
  set_aside: { key: number; value: SetAside; indexes: { place: string } };
}

const NAME = 'borradores';
const SET_ASIDE_MAX = 20;
const EVERY = ['heads', 'bodies', 'steps'] as const;

let opened: Promise<IDBPDatabase<Drafts>> | undefined;

function database(): Promise<IDBPDatabase<Drafts>> {
  opened ??= openDB<Drafts>(NAME, 1, {
    upgrade(db) {
      const heads = db.createObjectStore('heads', { keyPath: 'key' });
      heads.createIndex('usuario_id', 'usuario_id');
      heads.createIndex('place', 'place');
      db.createObjectStore('bodies', { keyPath: 'key' });
      db.createObjectStore('steps', { autoIncrement: true }).createIndex('key', 'key');
      db.createObjectStore('set_aside', { keyPath: 'id', autoIncrement: true }).createIndex('place', 'place');
    },
    terminated() {
      opened = undefined;
    },
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

/** One write: all of it is kept or none. */
export interface DraftWrite {
  readonly head: DraftHead;
  /** The text as it stood before these steps; it takes the place of all that was written down before. */
  readonly base?: { readonly body: unknown };
  readonly steps: readonly unknown[];
}

export async function writeDraft({ head, base, steps }: DraftWrite): Promise<void> {
  const { key } = head;
  const transaction = (await database()).transaction(EVERY, 'readwrite');
  if (base) {
    for await (const cursor of transaction.objectStore('steps').index('key').iterate(key)) void cursor.delete();
    void transaction.objectStore('bodies').put({ key, body: base.body });
  }
  if (steps.length > 0) void transaction.objectStore('steps').add({ key, steps });
  void transaction.objectStore('heads').put(head);
  // Said, and not left to the browser to notice: so it is kept even if the page is gone by then.
  transaction.commit();
  await transaction.done;
}

export async function forgetDraft(key: string): Promise<void> {
  const transaction = (await database()).transaction(EVERY, 'readwrite');
  for await (const cursor of transaction.objectStore('steps').index('key').iterate(key)) void cursor.delete();
  void transaction.objectStore('bodies').delete(key);
  void transaction.objectStore('heads').delete(key);
  await transaction.done;
}

async function readDraft(head: DraftHead): Promise<(DraftHead & DraftBody) | undefined> {
  const { key } = head;
  const transaction = (await database()).transaction(['bodies', 'steps']);
  const [body, steps] = await Promise.all([
    transaction.objectStore('bodies').get(key),
    transaction.objectStore('steps').index('key').getAll(key),
  ]);
  return body && { ...head, body: body.body, steps: steps.flatMap((written) => written.steps) };
}

const lastFirst = (one: DraftHead, other: DraftHead) => other.changed_at - one.changed_at;

/** What no open tab is writing any more, the last one first. */
export async function listLeftDrafts(place: DraftPlace): Promise<(DraftHead & DraftBody)[]> {
  const heads = await (await database()).getAllFromIndex('heads', 'place', placeKey(place));
  const held = await heldDrafts();
  const drafts = await Promise.all(heads.filter(({ key }) => !held.has(key)).map(readDraft));
  return drafts.filter((draft) => draft !== undefined).sort(lastFirst);
}

/** Whether another tab is writing the same, so that one of the two has to be another article. */
export async function isWrittenElsewhere(place: DraftPlace): Promise<boolean> {
  const keys = await (await database()).getAllKeysFromIndex('heads', 'place', placeKey(place));
  const held = await heldDrafts();
  return keys.some((key) => held.has(key));
}

/** Begun here and never saved, the last one first. */
export async function listUnsavedArticles(usuario_id: number): Promise<DraftHead[]> {
  const heads = await (await database()).getAllFromIndex('heads', 'usuario_id', usuario_id);
  const held = await heldDrafts();
  return heads.filter(({ key, articulo_id }) => articulo_id === null && !held.has(key)).sort(lastFirst);
}

export async function setAside(text: SetAside): Promise<void> {
  const transaction = (await database()).transaction('set_aside', 'readwrite');
  void transaction.store.add(text);
  const keys = await transaction.store.index('place').getAllKeys(text.place);
  for (const key of keys.slice(0, Math.max(0, keys.length - SET_ASIDE_MAX))) void transaction.store.delete(key);
  await transaction.done;
}

export async function listSetAside(place: DraftPlace): Promise<SetAside[]> {
  const texts = await (await database()).getAllFromIndex('set_aside', 'place', placeKey(place));
  return texts.reverse();
}
