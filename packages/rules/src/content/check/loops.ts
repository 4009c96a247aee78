import type { Path } from '../codec/index.ts'
import type { Fault } from '../fault.ts'
import type { FileOf } from '../files/index.ts'
import type { ReadFile } from '../read-file.ts'

type Step = { readonly from: string; readonly to: string; readonly file: string; readonly at: Path }

/** Chains that come back to where they began: parts of a quest, and successors of retired keys. */
export const loops = (files: ReadonlyArray<ReadFile>): ReadonlyArray<Fault> => [
  ...loopsIn(files.flatMap(questSteps), (round) => `the parts of this quest never begin: ${round}`),
  ...loopsIn(files.flatMap(retiredSteps), (round) => `these keys stand for each other: ${round}`),
]

const questSteps = ({ kind, path, value }: ReadFile): ReadonlyArray<Step> =>
  kind !== 'quests'
    ? []
    : (value as FileOf<'quests'>).scrolls.flatMap(({ key, previous }, index) =>
        previous === undefined ? [] : [{ from: key, to: previous, file: path, at: ['scrolls', index, 'previous'] }],
      )

const retiredSteps = ({ kind, path, value }: ReadFile): ReadonlyArray<Step> =>
  kind !== 'retired'
    ? []
    : Object.entries(value as Record<string, Record<string, string | null> | undefined>).flatMap(([what, successors]) =>
        Object.entries(what === '$schema' ? {} : (successors ?? {})).flatMap(([from, to]) =>
          to === null ? [] : [{ from: `${what}.${from}`, to: `${what}.${to}`, file: path, at: [what, from] }],
        ),
      )

/** One fault a loop, at the first of its steps. Each key has one next key at most, so walking on finds every loop. */
const loopsIn = (steps: ReadonlyArray<Step>, say: (round: string) => string): ReadonlyArray<Fault> => {
  const next = new Map(steps.map((step) => [step.from, step.to]))
  const told = new Set<string>()
  return steps.flatMap(({ from, file, at }): ReadonlyArray<Fault> => {
    const round = [from]
    for (let key = next.get(from); key !== undefined && !round.includes(key); key = next.get(key)) round.push(key)
    if (next.get(round.at(-1)!) !== from || round.some((key) => told.has(key))) return []
    for (const key of round) told.add(key)
    return [{ level: 'error', file, path: at, message: say([...round, from].join(' -> ')) }]
  })
}
