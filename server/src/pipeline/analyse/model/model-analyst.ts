import type { LanguageModel } from '../../../adapters/llm/language-model.ts';
import type { Spending } from '../../spending/spending.ts';
import type { Analyst } from '../analyst.ts';
import { CLAIMS_VERSION } from './claims/claims.prompt.ts';
import { findClaims } from './claims/find-claims.ts';
import { WRITE_VERSION } from './write/write.prompt.ts';
import { writeDraft } from './write/write-draft.ts';

/** Reads and writes with a language model. Throws ModelFailed where it is away and SpendingStopped where the money is spent. */
export const createModelAnalyst = (model: LanguageModel, spending: Spending): Analyst => ({
  name: `modelo:${model.nameOf('write')}@${CLAIMS_VERSION}.${WRITE_VERSION}`,
  claimsName: `modelo:${model.nameOf('claims')}@${CLAIMS_VERSION}`,
  claimsOf: (article) => findClaims(model, spending, article),
  write: (event) => writeDraft(model, spending, event),
});
