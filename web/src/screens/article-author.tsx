import '../ui/styles/person.css';
import type { PublicArticle } from '@poliedro/contracts/public-articles';
import { PageLink } from '../ui/page-link.tsx';
import { Portrait } from '../ui/portrait.tsx';
import type { ArticleData } from './article.load.ts';
import { PersonBio } from './person-bio.tsx';

type ArticleAuthorProps = Pick<ArticleData, 'text' | 'bioText'> & { readonly author: PublicArticle['author'] };

/** Who wrote it, as far as they tell. */
export function ArticleAuthor({ author, text, bioText }: ArticleAuthorProps) {
  const { usuario_id, alias, bio, bio_foto_url } = author;
  const { title, categorias, orientacion } = text.author;
  const fields = { ...bioText.fields, orientacion };
  return (
    <aside className="article-author" aria-labelledby="sobre-el-autor">
      <h2 id="sobre-el-autor">{title}</h2>
      <p className="author-name">
        <Portrait alias={alias} photo={bio_foto_url} size={44} />
        <PageLink to={`/user/${usuario_id}`}>{alias}</PageLink>
      </p>
      {bio ? (
        <PersonBio bio={bio} text={{ fields, orientaciones: bioText.orientaciones, interests: categorias }} />
      ) : null}
    </aside>
  );
}
