/** A whole 32-bit number for a text (FNV-1a): always the same, rarely that of another text. */
export function hashText(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return sum | 0;
}
