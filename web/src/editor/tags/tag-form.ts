import { isSourceAddress } from '@poliedro/contracts/article-body/addresses';
import type { TagMark } from '@poliedro/contracts/article-body/document';
import {
  ATTRIBUTE_OF_FIELD,
  type Etiqueta,
  TAGS,
  type TagField,
  type TagFieldName,
} from '@poliedro/contracts/article-body/tags';

export type TagValues = Partial<Record<TagFieldName, string>>;
export type TagFault = 'required' | 'url' | 'moment';
type TagAttributes = TagMark['attrs'];

const written = (values: TagValues, { name }: TagField) => values[name]?.trim() ?? '';
const isMoment = (local: string) => !Number.isNaN(new Date(local).getTime());

function faultOf(field: TagField, value: string): TagFault | undefined {
  if (value === '') return field.required ? 'required' : undefined;
  if (field.type === 'url' && !isSourceAddress(value)) return 'url';
  if (field.type === 'datetime' && !isMoment(value)) return 'moment';
  return undefined;
}

/** What is wrong with each field, in their order; nothing where all is well. */
export function tagFaults(etiqueta: Etiqueta, values: TagValues): (readonly [TagFieldName, TagFault])[] {
  return TAGS[etiqueta].fields.flatMap((field) => {
    const fault = faultOf(field, written(values, field));
    return fault === undefined ? [] : [[field.name, fault] as const];
  });
}

/** What the form says, as the mark keeps it: moments in UTC, null where nothing is said. */
export function tagAttributes(etiqueta: Etiqueta, values: TagValues): TagAttributes {
  const entries = TAGS[etiqueta].fields.map((field) => {
    const value = written(values, field);
    const kept = value === '' ? null : field.type === 'datetime' ? new Date(value).toISOString() : value;
    return [ATTRIBUTE_OF_FIELD[field.name], kept] as const;
  });
  return Object.fromEntries(entries);
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** As a field for a day and an hour takes it: on the author's clock. */
function fieldMoment(iso: string): string {
  const moment = new Date(iso);
  const day = [moment.getFullYear(), twoDigits(moment.getMonth() + 1), twoDigits(moment.getDate())].join('-');
  return `${day}T${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;
}

/** The form of a tag that is in the text already. */
export function tagValues(etiqueta: Etiqueta, attributes: TagAttributes): TagValues {
  const entries = TAGS[etiqueta].fields.flatMap((field) => {
    const kept = attributes[ATTRIBUTE_OF_FIELD[field.name]];
    if (kept == null) return [];
    return [[field.name, field.type === 'datetime' ? fieldMoment(kept) : kept] as const];
  });
  return Object.fromEntries(entries);
}
