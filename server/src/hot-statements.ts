import { LIST_OF_EVENT } from './articles/article.repository.ts';
import { PAGE_OF_EVENTS } from './carriles/carril.repository.ts';
import { FIND_EVENT } from './events/event.repository.ts';
import { ADD_MAIL } from './mail/mail.repository.ts';
import { ADD_REQUEST, FIND_REQUEST } from './payments/ledger/answer-once.ts';
import { POST } from './payments/ledger/ledger.repository.ts';
import { ADD_PURCHASE, FIND_SALE } from './payments/purchases/purchase.repository.ts';
import type { Statement } from './platform/database.ts';

/** In the order in which a purchase makes them. */
const PURCHASE = [FIND_REQUEST, FIND_SALE, ADD_PURCHASE, ADD_MAIL, POST, ADD_REQUEST];

/** What readers ask for most, and what a purchase is made of. */
export const HOT_STATEMENTS: readonly Statement[] = [PAGE_OF_EVENTS, FIND_EVENT, LIST_OF_EVENT, ...PURCHASE];
