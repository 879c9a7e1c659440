import type { Idioma } from '@poliedro/contracts/language';
import type { DraftStatement, EventDraft } from '../../analyst.ts';
import { checkStatement, type ProposedStatement } from '../../gate/check-statement.ts';
import type { ListedClaim } from './listed-claims.ts';
import { MOST_SENTENCES, MOST_STATEMENTS } from './write.prompt.ts';
import type { WriteReply } from './write.reply.ts';

const MOST_EVIDENCE = 6;

/**
 * What the model wrote, with its evidence: passages and articles are those of the claims it names, and a declaration has
 * the words and the speaker of its claim. What names no claim has no evidence, and the gate refuses it.
 */
export function toDraft(idioma: Idioma, reply: WriteReply, claims: readonly ListedClaim[]): EventDraft {
  const listed = new Map(claims.map((claim) => [claim.id, claim]));
  const named = (ids: readonly string[]): ListedClaim[] =>
    [...new Set(ids)].flatMap((id) => listed.get(id) ?? []).slice(0, MOST_EVIDENCE);
  const evidenceOf = (ids: readonly string[]) =>
    named(ids).map(({ article, pasaje }) => ({ articulo_id: article.articulo_id, pasaje }));
  const back = ({ text, claims: ids }: { text: string; claims: readonly string[] }) => ({
    texto: text.trim(),
    evidence: evidenceOf(ids),
  });

  function toDeclaration(proposed: WriteReply['statements'][number]): DraftStatement[] {
    const about = named(proposed.claims);
    const said = about.find(({ kind }) => kind === 'declaracion') ?? about[0];
    // Everything in a draft is in its language.
    if (said !== undefined && said.article.idioma !== idioma) return [];
    const isOwn = said?.kind === 'declaracion';
    const detalle = (isOwn ? said.detalle : proposed.detail?.trim()) ?? '';
    return [
      {
        seccion: 'declaraciones',
        idioma,
        texto: isOwn ? said.texto : proposed.text.trim(),
        detalle,
        evidence: evidenceOf(said === undefined ? [] : [said.id]),
        ...(said !== undefined && { fecha: said.article.published_on }),
      },
    ];
  }

  function toStatements(proposed: WriteReply['statements'][number]): DraftStatement[] {
    const { section: seccion, detail } = proposed;
    if (seccion === 'declaraciones') return toDeclaration(proposed);
    const detalle = detail?.trim() ?? '';
    return [{ ...back(proposed), seccion, idioma, ...(seccion === 'opiniones' && detalle !== '' && { detalle }) }];
  }

  /** A question may name and count nothing that its versions do not. */
  function toContradiction({ question, versions }: WriteReply['contradictions'][number]): DraftStatement[] {
    const versiones = versions.map(
      (version): ProposedStatement => ({
        ...back(version),
        seccion: 'desinformacion',
        idioma,
      }),
    );
    const asked: ProposedStatement = {
      seccion: 'framing',
      idioma,
      texto: question.trim(),
      evidence: evidenceOf(versions.flatMap((version) => version.claims)),
    };
    const articles = new Map(claims.map(({ article }) => [article.articulo_id, article]));
    if (versiones.length < 2 || !checkStatement(asked, articles).pass) return [];
    return [{ ...asked, seccion: 'desinformacion', evidence: [], versiones }];
  }

  return {
    idioma,
    titulo: back(reply.title),
    descripcion: reply.summary.slice(0, MOST_SENTENCES).map(back),
    statements: [
      ...reply.statements.slice(0, MOST_STATEMENTS).flatMap(toStatements),
      ...reply.contradictions.flatMap(toContradiction),
    ],
  };
}
