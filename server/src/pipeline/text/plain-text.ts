/** What is never seen and only keeps equal texts apart: controls, soft hyphens, joiners, marks of direction and order. */
const UNSEEN = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;
const SPACES = /\s+/gu;
const ASCII = /^[ -~]*$/;

/** One line of text as it is read: composed characters, single spaces, nothing that is not seen. */
export function plainText(text: string): string {
  const line = text.replace(SPACES, ' ').trim();
  if (ASCII.test(line)) return line;
  // What is taken away may have stood between two spaces.
  return line.toWellFormed().normalize('NFC').replace(UNSEEN, '').replace(SPACES, ' ').trim();
}

/** The same for comparing: without case, accents and punctuation. */
export const foldText = (text: string): string =>
  plainText(text)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
