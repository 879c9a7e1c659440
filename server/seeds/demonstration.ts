import { IDIOMA_BASE, IDIOMAS } from '@poliedro/contracts/language';
import { place } from '../src/carriles/placement.repository.ts';
import type { Database, Transaction } from '../src/platform/database.ts';
import { type Content, type EventContent, readContent, type Texts } from './content.ts';
import { versionAt, type WrittenStatement, writeVersions } from './event-versions.ts';
import { TOLD_TOGETHER, writeFormerEvent } from './former-event.ts';
import { type FrontPageIds, writeFrontPage } from './front-page.ts';

const HOUR_MS = 3_600_000;

interface StoredArticle {
  readonly id: number;
  readonly url: string;
  readonly published: Date;
  readonly copia_de: number | null;
  readonly content: EventContent['articulos'][number];
  readonly newspaper: { id: number; idioma: string; pais: string };
}

function slug(titular: string): string {
  const plain = titular.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);
}

class EventWriter {
  private readonly transaction: Transaction;
  private readonly ids: FrontPageIds;
  private readonly papers: Map<string, Content['newspapers'][number]>;
  private readonly now: number;

  constructor(transaction: Transaction, ids: FrontPageIds, newspapers: Content['newspapers'], now: number) {
    this.transaction = transaction;
    this.ids = ids;
    this.papers = new Map(newspapers.map((paper) => [paper.dominio, paper]));
    this.now = now;
  }

  private ago(hours: number): Date {
    return new Date(this.now - hours * HOUR_MS);
  }

  private async insert(sql: string, values: unknown[]): Promise<number> {
    const { rows } = await this.transaction.client.query<{ id: string }>(sql, values);
    return Number(rows[0]?.id);
  }

  async write(event: EventContent): Promise<{ evento_id: number; articulo_ids: number[] }> {
    const articles = await this.writeArticles(event);
    const stored = [...articles.values()];
    const originals = new Set(
      stored.filter(({ content }) => content.copia_de == null).map(({ content }) => content.periodico),
    );
    const evento_id = await this.insert(
      `insert into events (idioma_base, created_on, updated_on, articulos, periodicos, informes_independientes, paises, idiomas)
       values ($1, $2, $2, $3, $4, $5, $6, $7) returning evento_id as id`,
      [
        IDIOMA_BASE,
        this.ago(event.hace_horas),
        stored.length,
        new Set(stored.map(({ content }) => content.periodico)).size,
        originals.size,
        byFrequency(stored.map(({ newspaper }) => newspaper.pais)),
        byFrequency(stored.map(({ newspaper }) => newspaper.idioma)),
      ],
    );
    const { client } = this.transaction;
    for (const [position, clave] of event.categorias.entries()) {
      await client.query('insert into event_categories values ($1, $2, $3)', [
        evento_id,
        this.ids.categories.get(clave),
        position,
      ]);
    }
    for (const { id } of stored) await client.query('insert into event_articles values ($1, $2)', [evento_id, id]);
    await writeVersions(this.transaction, {
      evento_id,
      event,
      statements: await this.writeStatements(evento_id, event, articles),
      articles: stored.map(({ id, content }) => ({ id, desde: versionAt(event, content.hace_horas) })),
      updated_on: new Date(
        Math.max(...stored.map(({ published }) => published.getTime()), this.ago(event.hace_horas).getTime()),
      ),
      ago: (hours) => this.ago(hours),
    });
    return { evento_id, articulo_ids: stored.map(({ id }) => id) };
  }

  private async writeArticles(event: EventContent): Promise<Map<string, StoredArticle>> {
    const stored = new Map<string, StoredArticle>();
    const originalsFirst = [...event.articulos].sort((a, b) => Number(a.copia_de != null) - Number(b.copia_de != null));
    for (const article of originalsFirst) {
      const paper = this.papers.get(article.periodico);
      const newspaperId = this.ids.newspapers.get(article.periodico);
      if (paper === undefined || newspaperId === undefined)
        throw new Error(`${event.clave}: unknown ${article.periodico}`);
      const published = this.ago(article.hace_horas);
      const url = `https://${article.periodico}/${event.clave}/${slug(article.titular)}`;
      const copia_de = stored.get(article.copia_de ?? '')?.id ?? null;
      const id = await this.insert(
        `insert into articles values (next_article_id($1), $2, 'externo', $3, $4, $5, $6, $7, $1, $8, 0, $9, $10, $11, $12, $13, $14)
         returning articulo_id as id`,
        [
          published,
          newspaperId,
          article.titular,
          article.resumen,
          url,
          paper.idioma,
          article.autor,
          article.palabras,
          article.paywall,
          article.fuentes_citadas,
          article.enfatico,
          article.clickbait,
          article.genero === 'opinion',
          copia_de,
        ],
      );
      stored.set(article.clave, {
        id,
        url,
        published,
        copia_de,
        content: article,
        newspaper: { id: newspaperId, idioma: paper.idioma, pais: paper.pais_iso_code },
      });
    }
    return stored;
  }

  private async writeStatements(
    evento_id: number,
    event: EventContent,
    articles: Map<string, StoredArticle>,
  ): Promise<WrittenStatement[]> {
    const written: WrittenStatement[] = [];
    const hoursOf = (evidencia: readonly string[]) =>
      evidencia.map((reference) => articles.get(reference.split('.')[0] ?? '')?.content.hace_horas ?? 0);
    const firstTold = (evidencia: readonly string[]) => versionAt(event, Math.max(...hoursOf(evidencia)));
    const allTold = (evidencia: readonly string[]) => versionAt(event, Math.min(...hoursOf(evidencia)));
    let position = 0;
    const statement = async (
      seccion: string,
      texto: Texts,
      evidencia: readonly string[],
      more: { detalle?: Texts; fecha?: Date; parent_id?: number; desde?: number; hasta?: number } = {},
    ): Promise<number> => {
      const id = await this.insert(
        `insert into event_statements (evento_id, seccion, parent_id, posicion, fecha) values ($1, $2, $3, $4, $5)
         returning statement_id as id`,
        [evento_id, seccion, more.parent_id ?? null, position++, more.fecha ?? null],
      );
      for (const idioma of IDIOMAS) {
        await this.transaction.client.query('insert into event_statement_texts values ($1, $2, $3, $4)', [
          id,
          idioma,
          texto[idioma],
          more.detalle?.[idioma] ?? null,
        ]);
      }
      await this.writeEvidence(id, event.clave, evidencia, articles);
      written.push({ id, desde: more.desde ?? firstTold(evidencia), hasta: more.hasta });
      return id;
    };

    for (const fact of event.hechos) await statement('hechos', fact.texto, fact.evidencia);
    for (const contradiction of event.desinformacion) {
      // Until two newspapers differ there is no contradiction.
      const told = contradiction.versiones.map(({ evidencia }) => firstTold(evidencia)).sort((a, b) => a - b);
      const differ = told[1] ?? 1;
      const parent_id = await statement('desinformacion', contradiction.pregunta, [], { desde: differ });
      for (const { texto, evidencia } of contradiction.versiones) {
        const desde = Math.max(differ, firstTold(evidencia));
        await statement('desinformacion', texto, evidencia, { parent_id, desde });
      }
    }
    for (const opinion of event.opiniones) {
      await statement('opiniones', opinion.postura, opinion.evidencia, { detalle: opinion.resumen });
    }
    for (const context of event.contexto_del_evento)
      await statement('contexto_del_evento', context.texto, context.evidencia);
    for (const said of event.declaraciones) {
      const fecha = this.ago(said.hace_horas);
      await statement('declaraciones', said.Declaracion, said.evidencia, { detalle: said.Declarante, fecha });
    }
    for (const { texto, evidencia } of event.framing) {
      await statement('framing', texto, evidencia, { desde: allTold(evidencia) });
    }
    for (const impact of event.impacto_futuro) await statement('impacto_futuro', impact.texto, impact.evidencia);
    for (const [index, { hechos_retirados }] of event.versiones.entries()) {
      for (const fact of hechos_retirados) await statement('hechos', fact.texto, fact.evidencia, { hasta: index + 2 });
    }
    return written;
  }

  private async writeEvidence(
    id: number,
    event: string,
    evidence: readonly string[],
    articles: Map<string, StoredArticle>,
  ) {
    for (const [position, reference] of evidence.entries()) {
      const [article = '', passage = ''] = reference.split('.');
      const source = articles.get(article);
      const pasaje = source?.content.pasajes[passage];
      if (source === undefined || pasaje === undefined) throw new Error(`${event}: no passage ${reference}`);
      await this.transaction.client.query(
        'insert into event_evidence values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
        [
          id,
          position,
          source.id,
          source.newspaper.id,
          source.content.titular,
          source.url,
          source.newspaper.idioma,
          source.published,
          pasaje,
          source.copia_de,
        ],
      );
    }
  }
}

/** Each value once, the most frequent first. */
function byFrequency(values: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([value]) => value);
}

export async function isSeeded(db: Database): Promise<boolean> {
  const rows = await db.query({ name: 'seeded', text: 'select 1 from carriles limit 1' }, []);
  return rows.length > 0;
}

/** The demonstration content, dated back from now, in one transaction. */
export async function writeDemonstration(db: Database, now: number): Promise<{ events: number; articles: number }> {
  const content = await readContent();
  return db.transaction(async (transaction) => {
    await transaction.client.query("set local statement_timeout = '120s'");
    const ids = await writeFrontPage(transaction, content);
    const writer = new EventWriter(transaction, ids, content.newspapers, now);
    const evento_ids: number[] = [];
    const articulo_ids: number[] = [];
    for (const event of content.events) {
      const written = await writer.write(event);
      evento_ids.push(written.evento_id);
      articulo_ids.push(...written.articulo_ids);
    }
    const together = evento_ids.filter((_, at) => TOLD_TOGETHER.includes(content.events[at]?.clave ?? ''));
    await writeFormerEvent(transaction, together, (hours) => new Date(now - hours * HOUR_MS));
    await place(transaction, { evento_ids });
    await place(transaction, { articulo_ids });
    return { events: evento_ids.length, articles: articulo_ids.length };
  });
}

/** What a site needs before its newspapers are read. */
export async function writeOnlyFrontPage(db: Database): Promise<void> {
  const content = await readContent();
  await db.transaction((transaction) => writeFrontPage(transaction, content));
}

/** Empties everything that the seed or the generator can have written. */
export async function removeContent(db: Database): Promise<void> {
  await db.transaction(async ({ client }) => {
    await client.query("set local statement_timeout = '120s'");
    await client.query(
      `truncate events, articles, event_articles, carril_entries, carriles, categories, interactions,
        interaction_counts, comments, reports, feeds, newspaper_days, newspaper_removals restart identity cascade`,
    );
    await client.query('delete from newspapers where periodico_id <> 0');
  });
}
