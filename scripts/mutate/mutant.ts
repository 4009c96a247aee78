/** One change in a rule file; `start` and `end` are the offsets of the replaced text in characters. */
export type Mutant = {
  readonly file: string
  readonly line: number
  readonly start: number
  readonly end: number
  readonly from: string
  readonly to: string
}

/** `caught` by a failing test, `endless` on a timeout; `untried`: its tests fail, or time out, without the mutant too. */
export type MutantStatus = 'caught' | 'endless' | 'survived' | 'untried'

/** The text of the file with the mutant. */
export const applyMutant = (source: string, { start, end, to }: Mutant): string =>
  source.slice(0, start) + to + source.slice(end)

/** The mutant in a report, and the name of its throw in the sample. */
export const nameOf = ({ file, line, from, to }: Mutant): string => `${file}:${line}  ${from} -> ${to}`
