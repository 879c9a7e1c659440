import type { PersonalRegistry } from '../accounts/personal-calls.ts';
import type { Live } from '../live/live.service.ts';
import type { PipelineSettings } from '../pipeline/pipeline-settings.ts';
import type { Visitor } from '../pipeline/visit/visitor.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { registerEventDeskRoutes } from './events/event.routes.ts';
import { EVENT_UNDOING } from './events/event.service.ts';
import { FRONT_PAGE_UNDOING, registerFrontPageRoutes } from './front-page/front-page.routes.ts';
import { registerJournalRoutes } from './journal/journal.routes.ts';
import { createJournal, type Journal, type Undoing } from './journal/journal.ts';
import { registerMoneyRoutes } from './money/money.routes.ts';
import type { MoneyTools } from './money/money.service.ts';
import { registerPeopleRoutes } from './people/people.routes.ts';
import { PEOPLE_UNDOING } from './people/people.service.ts';
import { registerPipelineRoutes } from './pipeline/pipeline.routes.ts';
import { registerReportsRoutes } from './reports/reports.routes.ts';
import { REPORTS_UNDOING } from './reports/reports.service.ts';
import { registerSourceRoutes } from './sources/source.routes.ts';
import { registerSourceDiscoveryRoutes } from './sources/source-discovery.routes.ts';
import { SOURCE_UNDOING } from './sources/source-edit.service.ts';

/** What each part of the console says of undoing. */
const UNDOING: Undoing = {
  ...EVENT_UNDOING,
  ...SOURCE_UNDOING,
  ...FRONT_PAGE_UNDOING,
  ...PEOPLE_UNDOING,
  ...REPORTS_UNDOING,
};

/** What parts need beside the database. */
export interface Brought extends Pick<MoneyTools, 'cardProvider' | 'wakeRefund' | 'wakeLedgerRuns'> {
  readonly origin: string;
  /** Tells the workers that there may be mails. */
  readonly wakeMails: () => void;
  /** Tells the workers that a newspaper is to be removed. */
  readonly wakeRemoval: () => void;
  /** Asks newspapers as workers do, and in turn with them. */
  readonly visitor: Visitor;
  readonly clock: Clock;
  readonly live: Pick<Live, 'publish' | 'tellCounters'>;
  readonly pipelineSettings: PipelineSettings;
}

export interface Redaccion extends Brought {
  readonly db: Database;
  readonly journal: Journal;
}

export function createRedaccion(db: Database, purgeAnswers: () => Promise<void>, brought: Brought): Redaccion {
  const onChanged = () => {
    brought.wakeMails();
    return purgeAnswers();
  };
  return { ...brought, db, journal: createJournal(db, onChanged, UNDOING) };
}

/** Everything under /api/redaccion. */
export function registerRedaccionRoutes(registry: PersonalRegistry, redaccion: Redaccion): void {
  registerJournalRoutes(registry, redaccion.journal);
  registerFrontPageRoutes(registry, redaccion);
  registerPeopleRoutes(registry, redaccion);
  registerSourceRoutes(registry, redaccion);
  registerSourceDiscoveryRoutes(registry, redaccion);
  const withTranslator = { ...redaccion, translates: redaccion.pipelineSettings.model !== null };
  registerEventDeskRoutes(registry, withTranslator);
  registerReportsRoutes(registry, withTranslator);
  registerPipelineRoutes(registry, redaccion);
  registerMoneyRoutes(registry, redaccion);
}
