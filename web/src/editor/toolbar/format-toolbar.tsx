import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Image, Keyboard, Link, Redo2, SquarePlay, Undo2, Unlink } from 'lucide-react';
import { Fragment } from 'react';
import type { EditorText } from '../../locales/editor-text.ts';
import type { OpenDialog } from '../dialogs/body-dialogs.tsx';
import { activeFormats } from './active-formats.ts';
import { FORMATS, type FormatName } from './formats.ts';
import { Tool, Toolbar } from './toolbar.tsx';

interface FormatToolbarProps {
  readonly editor: Editor;
  readonly words: EditorText['toolbar'];
  readonly onOpen: OpenDialog;
}

/** Of these the button only acts. */
const ACTS: readonly FormatName[] = ['horizontalRule'];

export function FormatToolbar({ editor, words, onOpen }: FormatToolbarProps) {
  const { formats, canUndo, canRedo } = useEditorState({
    editor,
    selector: () => ({
      formats: activeFormats(editor.state),
      canUndo: editor.can().undo(),
      canRedo: editor.can().redo(),
    }),
  });
  const active = new Set(formats.split(' '));
  const icon = { className: 'icon', 'aria-hidden': true } as const;
  return (
    <Toolbar label={words.label} first="undo">
      <Tool
        name="undo"
        label={words.undo}
        shortcut="Control+Z"
        disabled={!canUndo}
        onPress={() => editor.chain().focus().undo().run()}
      >
        <Undo2 {...icon} />
      </Tool>
      <Tool
        name="redo"
        label={words.redo}
        shortcut="Control+Y"
        disabled={!canRedo}
        onPress={() => editor.chain().focus().redo().run()}
      >
        <Redo2 {...icon} />
      </Tool>
      {FORMATS.map((group) => (
        <Fragment key={group[0].name}>
          <span className="tools-gap" />
          {group.map(({ name, Icon, run, ...format }) => (
            <Tool
              key={name}
              name={name}
              label={words[name]}
              shortcut={'shortcut' in format ? format.shortcut : undefined}
              {...(ACTS.includes(name) ? {} : { pressed: active.has(name) })}
              onPress={() => run(editor)}
            >
              <Icon {...icon} />
            </Tool>
          ))}
        </Fragment>
      ))}
      <span className="tools-gap" />
      <Tool
        name="link"
        label={words.link}
        shortcut="Control+K"
        pressed={active.has('link')}
        onPress={() => onOpen({ name: 'link' })}
      >
        <Link {...icon} />
      </Tool>
      <Tool
        name="unlink"
        label={words.unlink}
        disabled={!active.has('link')}
        onPress={() => editor.chain().focus().extendMarkRange('link').unsetMark('link').run()}
      >
        <Unlink {...icon} />
      </Tool>
      <Tool name="image" label={words.image} onPress={() => onOpen({ name: 'image' })}>
        <Image {...icon} />
      </Tool>
      <Tool name="youtube" label={words.youtube} onPress={() => onOpen({ name: 'video' })}>
        <SquarePlay {...icon} />
      </Tool>
      <span className="tools-gap" />
      <Tool name="shortcuts" label={words.shortcuts} shortcut="Control+/" onPress={() => onOpen({ name: 'shortcuts' })}>
        <Keyboard {...icon} />
      </Tool>
    </Toolbar>
  );
}
