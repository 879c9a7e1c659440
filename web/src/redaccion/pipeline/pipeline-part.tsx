import '../../ui/styles/redaccion-figures.css';
import '../../ui/styles/redaccion-pipeline.css';
import { use, useCallback } from 'react';
import { loadRedaccionPipelineText } from '../../locales/redaccion-pipeline.ts';
import { pageIdioma } from '../../platform/language.ts';
import type { PartProps } from '../part.ts';
import { PartFrame } from '../part-frame.tsx';
import { PartSection, WatchedPlace } from '../part-section.tsx';
import { useWatched } from '../use-watched.ts';
import { callPipeline } from './pipeline-calls.ts';
import { QualityFigures } from './quality-figures.tsx';
import { SpendingFigures } from './spending-figures.tsx';
import { StageFlow } from './stage-flow.tsx';
import { StuckList } from './stuck-list.tsx';
import { TroubleList } from './trouble-list.tsx';

const STAGES_EVERY_MS = 5000;
const REST_EVERY_MS = 30_000;

/** The work behind the events: how far it is, what goes wrong, what it costs and how good it is. */
export default function PipelinePart({ text: frame }: PartProps) {
  const own = use(loadRedaccionPipelineText(pageIdioma()));
  const stages = useWatched(
    useCallback(() => callPipeline('getPipeline'), []),
    STAGES_EVERY_MS,
  );
  const troubles = useWatched(
    useCallback(() => callPipeline('listTroubles'), []),
    REST_EVERY_MS,
  );
  const stuck = useWatched(
    useCallback(() => callPipeline('listStuckWork'), []),
    REST_EVERY_MS,
  );
  const spending = useWatched(
    useCallback(() => callPipeline('getSpending'), []),
    REST_EVERY_MS,
  );
  const quality = useWatched(
    useCallback(() => callPipeline('listQuality'), []),
    null,
  );
  const texts = { frame, own };
  const place = { failed: frame.loadFailed, stale: own.stale };
  return (
    <PartFrame title={own.title} lead={own.lead}>
      <PartSection title={own.stages.title}>
        <WatchedPlace watched={stages} {...place}>
          {(pipeline) => <StageFlow pipeline={pipeline} text={own} />}
        </WatchedPlace>
      </PartSection>
      <PartSection title={own.troubles.title} lead={own.troubles.lead}>
        <WatchedPlace watched={troubles} {...place}>
          {(found) => <TroubleList troubles={found.troubles} texts={texts} onRetried={troubles.reload} />}
        </WatchedPlace>
      </PartSection>
      <PartSection title={own.stuck.title} lead={own.stuck.lead}>
        <WatchedPlace watched={stuck} {...place}>
          {({ work }) => <StuckList work={work} texts={texts} onRetried={stuck.reload} />}
        </WatchedPlace>
      </PartSection>
      <PartSection title={own.spending.title}>
        <WatchedPlace watched={spending} {...place}>
          {(found) => <SpendingFigures spending={found} text={own} />}
        </WatchedPlace>
      </PartSection>
      <PartSection title={own.quality.title} lead={own.quality.lead}>
        <WatchedPlace watched={quality} {...place}>
          {({ figures }) => <QualityFigures figures={figures} text={own} />}
        </WatchedPlace>
      </PartSection>
    </PartFrame>
  );
}
