import { fillText } from '../../platform/translate.ts';
import { AskFirst } from '../ask-first.tsx';
import { PartSection } from '../part-section.tsx';
import { useOperation } from '../use-operation.ts';
import { callSources } from './source-calls.ts';
import type { SourceProps } from './source-props.ts';

/** Whether it is read at all. */
export function ReadingSection({ text, own, source, onChanged }: SourceProps) {
  const { pause } = own;
  const { periodico_id, nombre, active } = source;
  const [busy, run] = useOperation(text, own.errors);

  async function turn() {
    if (await run(() => callSources('setSourceActive', { periodico_id }, { active: !active }))) onChanged();
  }

  return (
    <PartSection title={pause.title} lead={active ? pause.reading : pause.paused}>
      <AskFirst
        text={text}
        label={active ? pause.stop : pause.resume}
        question={fillText(active ? pause.stopQuestion : pause.resumeQuestion, { nombre })}
        busy={busy}
        onConfirm={() => void turn()}
      />
    </PartSection>
  );
}
