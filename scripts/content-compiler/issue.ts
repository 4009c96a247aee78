/** An error: the game would be wrong, and nothing is written. A warning: it looks odd. */
export type Severity = 'error' | 'warn'

/** A place inside a JSON file: field names and list indexes, from the outside in. */
export type Path = ReadonlyArray<string | number>

/** Line and column, both from 1, as editors count. */
export type Position = { readonly line: number; readonly column: number }

/** Something wrong with a content file. */
export type ContentIssue = {
  readonly severity: Severity
  /** Below `packages/content`, with slashes. */
  readonly file: string
  /** As the report prints it; empty for the file as a whole. */
  readonly path: Path
  /** The place that line and column point at, if it is not `path`. */
  readonly target?: Path
  /** `key`: line and column point at the name of the field, not at its value. */
  readonly anchor?: 'key' | 'value'
  /** Known for a drawing and for broken JSON; otherwise the report finds it by the path. */
  readonly position?: Position
  /** In a designer's words: what was expected, what was found, and a near miss. */
  readonly message: string
}

/** `drop.items[0].key`; a dash for the file as a whole. */
export const showPath = (path: Path): string =>
  path.reduce<string>(
    (text, step) => (typeof step === 'number' ? `${text}[${step}]` : text === '' ? step : `${text}.${step}`),
    '',
  ) || '-'
