/** The tasks that a quick entry holds: a line each, without the empty ones. */
export const linesOf = (typed: string): ReadonlyArray<string> =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
