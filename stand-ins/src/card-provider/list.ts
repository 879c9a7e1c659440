import type { Call } from './call.ts';
import { invalidRequest, noSuch } from './errors.ts';
import type { Table } from './table.ts';
import type { List } from './wire.ts';

const MOST = 100;
const USUAL = 10;

export const PAGE_PARAMS = ['limit', 'starting_after', 'ending_before'] as const;

interface Listed {
  readonly id: string;
  readonly created?: number;
}

export const wholeList = <One>(url: string, data: One[]): List<One> => ({ object: 'list', data, has_more: false, url });

/** A page of what a table has, the newest first. */
export function listPage<One extends Listed>(
  { params }: Call,
  table: Table<One>,
  url: string,
  matches: (one: One) => boolean = () => true,
): List<One> {
  const limit = params.whole('limit') ?? USUAL;
  if (limit < 1 || limit > MOST) throw invalidRequest(`This value must be between 1 and ${MOST}.`, { param: 'limit' });
  const [after, before] = [params.text('starting_after'), params.text('ending_before')];
  for (const id of [after, before]) if (id !== undefined && table.find(id) === undefined) throw noSuch('object', id);
  const created = params.group('created');
  const exactly = params.has('created') && created.names.length === 0 ? params.whole('created') : undefined;
  const [gt, gte, lt, lte] = [created.whole('gt'), created.whole('gte'), created.whole('lt'), created.whole('lte')];
  const earliest = Math.max(exactly ?? -Infinity, gte ?? -Infinity, gt === undefined ? -Infinity : gt + 1);
  const latest = Math.min(exactly ?? Infinity, lte ?? Infinity, lt === undefined ? Infinity : lt - 1);

  const page: One[] = [];
  let has_more = false;
  for (const one of before === undefined ? table.newestFirst(after) : table.oldestFirst(before)) {
    const at = one.created ?? 0;
    // Time goes one way: nothing that follows can be in the range again.
    if (before === undefined ? at < earliest : at > latest) break;
    if (at < earliest || at > latest || !matches(one)) continue;
    if (page.length === limit) {
      has_more = true;
      break;
    }
    page.push(one);
  }
  return { object: 'list', data: before === undefined ? page : page.reverse(), has_more, url };
}
