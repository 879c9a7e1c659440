import { LIST_OF_EVENT } from './articles/article.repository.ts';
import { PAGE_OF_EVENTS } from './carriles/carril.repository.ts';
import { FIND_EVENT } from './events/event.repository.ts';
import { BUY, FIND_SALE } from './payments/purchases/purchase.repository.ts';
import type { Statement } from './platform/database.ts';

/** What readers ask for most, and what a purchase is made of. */
export const HOT_STATEMENTS: readonly Statement[] = [PAGE_OF_EVENTS, FIND_EVENT, LIST_OF_EVENT, FIND_SALE, BUY];
