/** Letters that are no other letter with a mark, as English lists them. */
const ALIKE: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l' }
const ALIKE_LETTERS = new RegExp(`[${Object.keys(ALIKE).join('')}]`, 'gu')

const MARKS = /\p{M}/gu

/**
 * A text whose bytes are in order as people list names: whatever its case, a letter with a mark beside the one without. SQLite
 * compares bytes, so that Österreich would follow Zypern. Texts that are alike but for marks are in order of those.
 */
export const sortKey = (text: string): string => {
  const letters = text.toLowerCase()
  const base = letters
    .normalize('NFKD')
    .replaceAll(MARKS, '')
    .replaceAll(ALIKE_LETTERS, (each) => ALIKE[each] ?? each)
  return `${base}\u0001${letters}`
}
