import type { Path } from './codec/index.ts'

/** An error: the game would be wrong. A warning: it looks odd. */
export type Level = 'error' | 'warn'

/** Something wrong with a file, and where; the shell adds line and column. */
export type Fault = {
  readonly level: Level
  /** Below `packages/content`, with slashes. */
  readonly file: string
  /** As it is shown. */
  readonly path: Path
  /** Where the cursor goes, when that is not the path itself. */
  readonly place?: Path
  /** `key`: the name of the field is what is wrong. */
  readonly anchor?: 'key' | 'value'
  readonly message: string
}

/** `drop.items[0].key`; a dash for the file as a whole. */
export const showPath = (path: Path): string =>
  path.reduce<string>(
    (shown, step) => (typeof step === 'number' ? `${shown}[${step}]` : shown === '' ? step : `${shown}.${step}`),
    '',
  ) || '-'
