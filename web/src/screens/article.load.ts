import type { Idioma } from '@poliedro/contracts/language';
import type { PublicArticle } from '@poliedro/contracts/public-articles';
import { data } from 'react-router';
import type { CommentPage } from '../comments/comment-calls.ts';
import { loadArticleText } from '../locales/article.ts';
import type { ArticleText } from '../locales/article-text.ts';
import { loadBioText } from '../locales/bio.ts';
import type { BioText } from '../locales/bio-text.ts';
import { idFromAddress } from '../platform/address.ts';
import type { Api } from '../platform/api.ts';
import { ApiError, isNotFound } from '../platform/api-error.ts';

export interface ArticleData {
  readonly article: PublicArticle;
  /** Undefined where they could not be had: the rest of the page stands without them. */
  readonly comments: CommentPage | undefined;
  readonly text: ArticleText;
  readonly bioText: Pick<BioText, 'fields' | 'orientaciones'>;
}

/** What a page says instead of an article. */
export interface NoArticle {
  readonly title: string;
  readonly text: string;
  readonly home: string;
}

function askFor(api: Api, idioma: Idioma, slug: string, signal?: AbortSignal) {
  const articulo_id = idFromAddress(slug);
  return articulo_id === undefined
    ? api('getArticleBySlug', { slug }, { idioma }, signal)
    : api('getArticleById', { articulo_id }, { idioma }, signal);
}

/** An article by its slug or its id with the words around it; throws what the page says instead. */
export async function getArticle(api: Api, idioma: Idioma, slug: string, signal?: AbortSignal): Promise<ArticleData> {
  const text = await loadArticleText(idioma);
  try {
    const { article } = await askFor(api, idioma, slug, signal);
    const [comments, { fields, orientaciones }] = await Promise.all([
      api('listArticleComments', { articulo_id: article.articulo_id }, {}, signal).catch(() => undefined),
      loadBioText(idioma),
    ]);
    return { article, comments, text, bioText: { fields, orientaciones } };
  } catch (error) {
    if (signal?.aborted) throw error;
    throw noArticle(error, text);
  }
}

function noArticle(error: unknown, { failures }: ArticleText) {
  const { home } = failures;
  if (isNotFound(error)) {
    return data<NoArticle>({ title: failures.notFound, text: failures.notFoundText, home }, { status: 404 });
  }
  if (error instanceof ApiError && error.status === 403) {
    return data<NoArticle>({ title: failures.notPublic, text: failures.notPublicText, home }, { status: 403 });
  }
  return data<NoArticle>({ title: failures.failed, text: failures.failedText, home }, { status: 503 });
}
