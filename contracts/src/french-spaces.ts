/** French puts a space before : ; ? ! and inside quotation marks, where no line may break. */
const fix = (words: string) => words.replace(/ (?=[:;?!»])/g, '\u00a0').replace(/« /g, '«\u00a0');

/** Texts, however deep they lie, with spaces that hold. */
export function withFrenchSpaces<Text>(text: Text): Text {
  if (typeof text === 'string') return fix(text) as Text;
  if (Array.isArray(text)) return text.map((part: unknown) => withFrenchSpaces(part)) as Text;
  if (typeof text !== 'object' || text === null) return text;
  return Object.fromEntries(Object.entries(text).map(([name, part]) => [name, withFrenchSpaces(part)])) as Text;
}
