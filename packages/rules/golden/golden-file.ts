import { readFileSync, writeFileSync } from 'node:fs'

/** Set to write the golden files anew instead of comparing with them. */
const WRITES = process.env['WRITE_GOLDEN'] === '1'

/** The lines of a golden file; with WRITE_GOLDEN=1 they are first replaced by these. */
export const goldenLines = (file: URL, actual: ReadonlyArray<string>): ReadonlyArray<string> => {
  if (WRITES) writeFileSync(file, `${actual.join('\n')}\n`)
  return readFileSync(file, 'utf8').trimEnd().split('\n')
}
