/** Rows as a file of comma-separated values. RFC 4180. */
export const toCsv = (rows: ReadonlyArray<ReadonlyArray<string>>): string =>
  rows.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('')

/** A table reader would run a text that begins like a formula. */
const toCell = (text: string): string => {
  const isFormula = /^[=+\-@\t\r]/.test(text) && Number.isNaN(Number(text))
  const plain = isFormula ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
