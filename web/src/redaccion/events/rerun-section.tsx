import type { EventStage } from '@poliedro/contracts/redaccion/events';
import { AskFirst } from '../ask-first.tsx';
import { PartSection } from '../part-section.tsx';
import { useOperation } from '../use-operation.ts';
import { callEvents } from './events-calls.ts';
import type { EventProps } from './events-props.ts';

const STAGES: readonly EventStage[] = ['cluster', 'claims', 'write', 'translate'];

export function RerunSection({ text, own, event, onChanged }: EventProps) {
  const { rerun } = own;
  const { evento_id } = event;
  const [busy, run] = useOperation(text, own.errors);

  async function start(etapa: EventStage) {
    if (await run(() => callEvents('rerunEvent', { evento_id }, { etapa }), rerun.done)) onChanged();
  }

  return (
    <PartSection title={rerun.title} lead={rerun.lead}>
      <div className="events-actions">
        {STAGES.map((etapa) => (
          <AskFirst
            key={etapa}
            text={text}
            label={rerun[etapa]}
            question={rerun.question}
            busy={busy}
            onConfirm={() => void start(etapa)}
          />
        ))}
      </div>
    </PartSection>
  );
}
