import '../ui/styles/comments.css';
import '../ui/styles/person.css';
import { data, isRouteErrorResponse } from 'react-router';
import { browserApi, hostApi } from '../platform/api.ts';
import { shortDate } from '../platform/dates.ts';
import { hostContext } from '../platform/host.ts';
import { pageIdioma } from '../platform/language.ts';
import { usePage } from '../platform/page.ts';
import { fillText } from '../platform/translate.ts';
import { PageHead } from '../ui/page-head.tsx';
import { Portrait } from '../ui/portrait.tsx';
import type { Route } from './+types/person.screen.ts';
import { Failure } from './failure.tsx';
import { NotFound } from './not-found.tsx';
import { findPerson, loadNobody } from './person.load.ts';
import { PersonArticles } from './person-articles.tsx';
import { PersonBio } from './person-bio.tsx';
import { PersonComments } from './person-comments.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { idioma } = context.get(hostContext);
  const person = await findPerson(hostApi(context), idioma, params.usuario_id);
  if (!person) throw data(await loadNobody(idioma), { status: 404 });
  return person;
}

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const person = await findPerson(browserApi, pageIdioma(), params.usuario_id, request.signal);
  if (!person) throw data(await loadNobody(pageIdioma()), { status: 404 });
  return person;
}

export default function PersonScreen({ loaderData }: Route.ComponentProps) {
  const { idioma } = usePage();
  const { profile, text, rol } = loaderData;
  const { usuario_id, alias, bio, bio_foto_url, created_on } = profile;
  return (
    <div className="wrap person">
      <PageHead
        title={alias}
        description={bio?.descripcion || fillText(text.person.description, { alias })}
        path={`/user/${usuario_id}`}
      />
      <header className="person-head">
        <Portrait alias={alias} photo={bio_foto_url} size={96} />
        <div>
          <h1 tabIndex={-1}>{alias}</h1>
          <p>
            {rol} · {fillText(text.person.since, { fecha: shortDate(created_on, idioma) })}
          </p>
        </div>
      </header>
      <section>
        <h2>{fillText(text.person.about, { alias })}</h2>
        {bio ? <PersonBio bio={bio} text={text} /> : <p className="quiet">{text.person.noBio}</p>}
      </section>
      {profile.rol === 'lector' && !loaderData.articles?.articulos.length ? null : (
        <section>
          <h2>{text.person.articles}</h2>
          <PersonArticles person={loaderData} />
        </section>
      )}
      {profile.rol === 'experto' || (loaderData.comments?.comentarios.length ?? 0) > 0 ? (
        <section>
          <h2>{text.person.comments}</h2>
          <PersonComments person={loaderData} />
        </section>
      ) : null}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound {...error.data} /> : <Failure error={error} />;
}
