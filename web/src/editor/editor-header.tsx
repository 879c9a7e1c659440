import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { EditorText } from '../locales/editor-text.ts';
import { PageLink } from '../ui/page-link.tsx';

interface EditorHeaderProps {
  readonly text: EditorText;
  readonly isNew: boolean;
  /** What stands at its end: the switch and the button that saves. */
  readonly children?: ReactNode;
}

/** Stays in sight: where the words are is never more than a look away. */
export function EditorHeader({ text, isNew, children }: EditorHeaderProps) {
  return (
    <div className="editor-head">
      <PageLink className="editor-back" to="/user#articulos" prefetch="none">
        <ArrowLeft className="icon" aria-hidden="true" />
        {text.back}
      </PageLink>
      <h1 tabIndex={-1}>{isNew ? text.titleNew : text.title}</h1>
      {children}
    </div>
  );
}
