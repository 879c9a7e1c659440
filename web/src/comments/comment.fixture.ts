import type { CommentRecord } from '@poliedro/contracts/comments';
import type { CommentPage } from './comment-calls.ts';

export const ME = 7;

export function comment(id: number, given: Partial<CommentRecord> = {}): CommentRecord {
  return {
    id,
    texto: `texto ${id}`,
    parent_id: null,
    profundidad: 0,
    usuario_id: 1,
    alias: 'ana',
    rol: 'experto',
    bio_foto_url: null,
    timestamp: '2026-11-10T10:00:00.000Z',
    editado_on: null,
    eliminado: false,
    evento_id: 12,
    articulo_id: null,
    ...given,
  };
}

export const page = (comentarios: CommentRecord[], has_more = false): CommentPage => ({
  comentarios,
  total: comentarios.length,
  has_more,
  cursor: has_more ? 'c' : null,
});

export const ids = (comments: readonly CommentRecord[]) => comments.map(({ id }) => id);
