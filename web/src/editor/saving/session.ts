import type { Etiqueta } from '@poliedro/contracts/article-body/tags';
import type { EditorText } from '../../locales/editor-text.ts';
import { type BodyEditor, createBodyEditor } from '../body/body-editor.ts';
import type { OpenDialog } from '../dialogs/body-dialogs.tsx';
import { createDraftKeeper } from '../draft/draft-keeper.ts';
import { forgetDraft, writeDraft } from '../draft/draft-store.ts';
import { noteKept } from '../draft/kept.ts';
import type { OpenedArticle } from '../opening/open-article.ts';
import { taggableAt } from '../tags/apply-tag.ts';
import { createDesk, type Desk } from './desk.ts';

const REST_MS = 2000;

interface SessionPeers {
  readonly text: EditorText;
  readonly onOpen: OpenDialog;
  /** A tag was asked for and no word is selected. */
  readonly onNothingSelected: () => void;
  readonly onToolbar: () => void;
  readonly onCreated: (articulo_id: number) => void;
}

export interface EditingSession {
  readonly body: BodyEditor;
  readonly desk: Desk;
  readonly tag: (etiqueta: Etiqueta) => void;
  /** Hands over to the browser what is not written down yet. */
  readonly flush: () => void;
}

/** Editor, local draft and saving of one article, tied together: every step is kept here, then saved there. */
export function createEditingSession(opened: OpenedArticle, peers: SessionPeers): EditingSession {
  const { draft_key, place, version, fields, article, conflict, restoredFrom } = opened;
  const { text, onOpen, onToolbar, onCreated } = peers;
  let resting: ReturnType<typeof setTimeout> | undefined;

  function tag(etiqueta: Etiqueta): void {
    const passage = taggableAt(body.editor);
    if (passage) onOpen({ name: 'tag', etiqueta, passage });
    else peers.onNothingSelected();
  }

  const body = createBodyEditor(opened.body, {
    text,
    onOpen,
    onToolbar,
    onTag: tag,
    onSteps(before, steps) {
      keeper.addSteps(before, steps);
      desk.touch();
      clearTimeout(resting);
      resting = setTimeout(keeper.tidy, REST_MS);
    },
  });
  const keeper = createDraftKeeper(
    {
      store: { writeDraft, forgetDraft },
      body: () => body.editor.getJSON(),
      fields: () => desk.get().fields,
      onKept(kept) {
        desk.setKept(kept);
        noteKept(kept);
      },
    },
    { key: draft_key, place, version, isWritten: restoredFrom !== null },
  );
  const desk = createDesk(
    { place, fields, article, version, conflict, isUnsaved: restoredFrom !== null },
    { body: () => body.editor.getJSON(), replaceBody: body.replace, keeper, onCreated },
  );
  return { body, desk, tag, flush: keeper.flush };
}
