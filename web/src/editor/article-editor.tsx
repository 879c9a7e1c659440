import type { User } from '@poliedro/contracts/accounts';
import { can } from '@poliedro/contracts/policy';
import { useCallback, useEffect, useState } from 'react';
import type { Location } from 'react-router';
import { accountErrorText } from '../accounts/account-error-text.ts';
import type { EditorText } from '../locales/editor-text.ts';
import { pageIdioma } from '../platform/language.ts';
import { LeaveWarning } from '../ui/leave-warning.tsx';
import { showToast } from '../ui/toasts.ts';
import { ArticleLines } from './article-lines.tsx';
import { ArticleBody } from './body/article-body.tsx';
import { WordCount } from './body/word-count.tsx';
import { ConflictPanel } from './conflict-panel.tsx';
import { BodyDialogs, type OpenedDialog } from './dialogs/body-dialogs.tsx';
import { holdDraft } from './draft/draft-lock.ts';
import { EditorDetails } from './editor-details.tsx';
import { EditorHeader } from './editor-header.tsx';
import type { OpenedArticle } from './opening/open-article.ts';
import { PreviewPanel } from './preview-panel.tsx';
import { PublishSwitch } from './publish-switch.tsx';
import { RestoredNotice } from './restored-notice.tsx';
import { RevisionsPanel } from './revisions-panel.tsx';
import { heldBackWords, isHeldBack, isOwed } from './saving/held-back.ts';
import { fieldsOf, type Lacking } from './saving/payload.ts';
import { SaveStatus } from './saving/save-status.tsx';
import { createEditingSession } from './saving/session.ts';
import { useDesk } from './saving/use-desk.ts';
import { useOtherTabs } from './use-other-tabs.ts';

interface ArticleEditorProps {
  readonly opened: OpenedArticle;
  readonly user: User;
  readonly text: EditorText;
  /** The server knows it from now on. */
  readonly onCreated: (articulo_id: number) => void;
  /** Whether an address is still this article's. */
  readonly isHere: (next: Location) => boolean;
}

const LACKING_FIELDS: Record<Lacking, string> = {
  titular: 'textarea[name=titular]',
  resumen: 'textarea[name=resumen]',
  evento: 'input[name=evento]',
};
const focusOn = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

export function ArticleEditor({ opened, user, text, onCreated, isHere }: ArticleEditorProps) {
  const idioma = pageIdioma();
  const [dialog, setDialog] = useState<OpenedDialog>();
  const [panel, setPanel] = useState<'conflict' | 'preview' | 'revisions' | undefined>(
    opened.conflict ? 'conflict' : undefined,
  );
  const [lacking, setLacking] = useState<Lacking>();
  const [{ body, desk, tag, flush }] = useState(() =>
    createEditingSession(opened, {
      text,
      onOpen: setDialog,
      onNothingSelected: () => showToast('error', text.tags.noSelection),
      onToolbar: () => focusOn('.tools [tabindex="0"]'),
      onCreated,
    }),
  );
  const state = useDesk(desk);
  const isElsewhere = useOtherTabs(state.place.articulo_id);
  const bodyNow = useCallback(() => body.editor.getJSON(), [body]);
  const canPublish = can(user, 'author');

  const save = useCallback(async () => {
    const outcome = await desk.save('guardar');
    setLacking(undefined);
    if (outcome === 'saved' && isOwed(desk.get())) showToast('info', heldBackWords(desk.get(), text));
    else if (outcome === 'saved') showToast('success', text.saved);
    else if (outcome === 'busy') showToast('info', text.busy);
    else if (outcome === 'conflict') setPanel('conflict');
    else if (typeof outcome === 'object') {
      const now = desk.get();
      const why = accountErrorText(outcome.error, text, text.unknownError);
      showToast('error', `${isHeldBack(now) ? heldBackWords(now, text) : text.saveFailed} ${why}`);
    } else {
      setLacking(outcome);
      showToast('error', text.lacking[outcome]);
      focusOn(LACKING_FIELDS[outcome]);
    }
  }, [desk, text]);

  useEffect(() => desk.start(), [desk]);
  useEffect(() => holdDraft(opened.draft_key), [opened]);
  useEffect(() => {
    addEventListener('beforeunload', flush);
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      removeEventListener('beforeunload', flush);
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [flush]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || event.shiftKey || event.altKey || !(event.ctrlKey || event.metaKey))
        return;
      event.preventDefault();
      void save();
    };
    addEventListener('keydown', onKeyDown);
    addEventListener('online', desk.resume);
    return () => {
      removeEventListener('keydown', onKeyDown);
      removeEventListener('online', desk.resume);
    };
  }, [save, desk]);
  // A conflict that a save by itself has met is shown too, once.
  const { conflict } = state;
  useEffect(() => setPanel((shown) => (conflict ? 'conflict' : shown === 'conflict' ? undefined : shown)), [conflict]);

  /** Where the draft has been saved meanwhile, the server no longer has what was there before: it is put back over it. */
  const discard = () => {
    const { article } = opened;
    if (!article) return;
    const { saving, stored } = desk.get();
    if (!saving && stored?.version === article.version) desk.takeStored(article);
    else desk.replace(fieldsOf(article), article.body_json);
  };
  const isWished = state.fields.es_borrador !== (state.stored?.estado !== 'publicado');
  const closePanel = () => setPanel(undefined);
  return (
    <>
      <EditorHeader text={text} isNew={state.place.articulo_id === null}>
        <SaveStatus desk={desk} state={state} text={text} idioma={idioma} onCompare={() => setPanel('conflict')} />
        <PublishSwitch
          state={state}
          words={text.publish}
          canPublish={canPublish}
          onChange={(es_borrador) => desk.setFields({ es_borrador })}
        />
        <button
          type="button"
          className="button primary"
          aria-disabled={state.saving === 'guardar'}
          onClick={() => void save()}
        >
          {state.saving === 'guardar' ? text.saving : text.save}
        </button>
      </EditorHeader>
      {opened.restoredFrom !== null && !opened.conflict ? (
        <RestoredNotice
          from={opened.restoredFrom}
          words={text.restored}
          idioma={idioma}
          onDiscard={opened.article ? discard : undefined}
          onAnswered={() => body.editor.commands.focus()}
        />
      ) : null}
      {isElsewhere ? (
        <p className="editor-notice" role="status">
          {text.otherTab}
        </p>
      ) : null}
      <div className="editor-columns">
        <EditorDetails
          text={text}
          idioma={idioma}
          fields={state.fields}
          lacking={lacking}
          canSell={canPublish}
          onChange={desk.setFields}
          onPanel={setPanel}
        >
          <WordCount editor={body.editor} words={text.count} idioma={idioma} />
        </EditorDetails>
        <div className="editor-text">
          <ArticleLines text={text} fields={state.fields} lacking={lacking} onChange={desk.setFields} />
          <ArticleBody body={body} text={text} idioma={state.fields.idioma} onOpen={setDialog} onTag={tag} />
        </div>
      </div>
      {dialog ? (
        <BodyDialogs
          opened={dialog}
          editor={body.editor}
          pictures={body.pictures}
          text={text}
          onClose={() => setDialog(undefined)}
        />
      ) : null}
      {panel === 'preview' ? (
        <PreviewPanel fields={state.fields} body={bodyNow()} text={text} onClose={closePanel} />
      ) : null}
      {panel === 'revisions' ? (
        <RevisionsPanel desk={desk} body={bodyNow} text={text} idioma={idioma} onClose={closePanel} />
      ) : null}
      {panel === 'conflict' && conflict ? (
        <ConflictPanel
          conflict={conflict}
          state={state}
          desk={desk}
          body={bodyNow()}
          text={text}
          idioma={idioma}
          onClose={closePanel}
        />
      ) : null}
      <LeaveWarning
        words={state.isKept ? text.leave : { ...text.leave, text: text.leave.notKept }}
        active={state.isUnsaved || isWished}
        isHere={isHere}
      />
    </>
  );
}
