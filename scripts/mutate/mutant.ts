/** One change of one place in a rule file. `start` and `end`: the text that gives way, in characters from the top. */
export type Mutant = {
  readonly file: string
  readonly line: number
  readonly start: number
  readonly end: number
  readonly from: string
  readonly to: string
}

/**
 * What became of it: the tests noticed, or ran on without end, or saw nothing. `untried`: its tests do not pass without it
 * either, or not in time.
 */
export type Fate = 'caught' | 'endless' | 'survived' | 'untried'

/** The file as the mutant has it. */
export const mutated = (source: string, { start, end, to }: Mutant): string =>
  source.slice(0, start) + to + source.slice(end)

/** For a person, and as the name of the mutant's throw. */
export const nameOf = ({ file, line, from, to }: Mutant): string => `${file}:${line}  ${from} -> ${to}`
