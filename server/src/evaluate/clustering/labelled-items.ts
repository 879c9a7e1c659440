import type { ClusterItem } from '../../pipeline/cluster/cluster-item.ts';
import { signsOf } from '../../pipeline/cluster/signs.ts';
import type { WordWeights } from '../../pipeline/cluster/words/word-weights.ts';
import { hashText } from '../../pipeline/text/hash-text.ts';
import { vectorsOf } from './kept-vectors.ts';
import type { LabelledArticle } from './labelled-articles.ts';

export interface LabelledItem extends ClusterItem {
  readonly event: string;
}

/** As the product would see them; without a model's folder, without vectors. Their ids say nothing about their events. */
export async function toItems(
  articles: readonly LabelledArticle[],
  { modelDir, weights }: { modelDir?: string | undefined; weights?: WordWeights },
): Promise<LabelledItem[]> {
  const vectors = modelDir === undefined ? [] : await vectorsOf(articles, modelDir);
  const order = articles.map((article, at) => ({ at, hash: hashText(`${article.titular} ${article.texto} ${at}`) }));
  order.sort((one, other) => one.hash - other.hash || one.at - other.at);
  const ids = new Map(order.map(({ at }, id) => [at, id + 1]));
  return articles.map((article, at) => ({
    articulo_id: ids.get(at) ?? 0,
    url: String(ids.get(at)),
    idioma: article.idioma,
    published_on: article.published_on,
    signs: signsOf(article, weights),
    vector: vectors[at],
    event: article.event,
  }));
}
