import type { Idioma } from '@poliedro/contracts/language';
import type { PublicProfile } from '@poliedro/contracts/profiles';
import { loadAccountText } from '../locales/account.ts';
import { loadBioText } from '../locales/bio.ts';
import type { BioText } from '../locales/bio-text.ts';
import { loadCommentsText } from '../locales/comments.ts';
import type { CommentsText } from '../locales/comments-text.ts';
import { idFromAddress } from '../platform/address.ts';
import type { Api } from '../platform/api.ts';
import type { CallReply } from '../platform/api-calls.ts';
import { isNotFound } from '../platform/api-error.ts';

export interface PersonData {
  readonly profile: PublicProfile;
  /** Null where they could not be had: the rest of the page stands without them. */
  readonly comments: CallReply<'listPersonComments'> | null;
  readonly articles: CallReply<'listPersonArticles'> | null;
  readonly commentsText: CommentsText;
  readonly text: Pick<BioText, 'person' | 'fields' | 'orientaciones'> & { readonly interests: string };
  readonly rol: string;
}

/** Somebody as everybody sees them, in words; undefined when there is nobody. */
export async function findPerson(
  api: Api,
  idioma: Idioma,
  param: string,
  signal?: AbortSignal,
): Promise<PersonData | undefined> {
  const usuario_id = idFromAddress(param);
  if (!usuario_id) return undefined;
  try {
    const [{ profile }, comments, articles, commentsText, bio, account] = await Promise.all([
      api('getPublicProfile', { usuario_id }, { idioma }, signal),
      api('listPersonComments', { usuario_id }, { idioma }, signal).catch(() => null),
      api('listPersonArticles', { usuario_id }, { idioma }, signal).catch(() => null),
      loadCommentsText(idioma),
      loadBioText(idioma),
      loadAccountText(idioma),
    ]);
    const { person, fields, orientaciones, edit } = bio;
    return {
      profile,
      comments,
      articles,
      commentsText,
      text: { person, fields, orientaciones, interests: edit.interests },
      rol: account.user.roles[profile.rol],
    };
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

/** What to say instead; it travels with the 404, so that no other page carries it. */
export async function loadNobody(idioma: Idioma): Promise<{ readonly title: string; readonly text: string }> {
  const { person } = await loadBioText(idioma);
  return { title: person.notFound, text: person.notFoundText };
}
