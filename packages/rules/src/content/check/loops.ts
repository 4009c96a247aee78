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

const questSteps = ({ kind, path: file, value }: ReadFile): ReadonlyArray<Step> => {
  if (kind !== 'quests') return []
  const { key: from, previous, after = [] } = value as FileOf<'quests'>
  return [
    ...(previous === undefined ? [] : [{ from, to: previous, file, at: ['previous'] }]),
    ...after.map((to, index) => ({ from, to, file, at: ['after', index] })),
  ]
}

const retiredSteps = ({ kind, path, value }: ReadFile): ReadonlyArray<Step> =>
  kind !== 'retired'
    ? []
    : Object.entries(value as Record<string, Record<string, string | null> | undefined>).flatMap(([what, successors]) =>
        Object.entries(what === '$schema' ? {} : (successors ?? {})).flatMap(([from, to]) =>
          to === null ? [] : [{ from: `${what}.${from}`, to: `${what}.${to}`, file: path, at: [what, from] }],
        ),
      )

/** One fault a loop, at the first of its steps. */
const loopsIn = (steps: ReadonlyArray<Step>, say: (round: string) => string): ReadonlyArray<Fault> => {
  const next = new Map<string, ReadonlyArray<string>>()
  for (const { from, to } of steps) next.set(from, [...(next.get(from) ?? []), to])
  const told = new Set<string>()
  return steps.flatMap(({ from, to, file, at }): ReadonlyArray<Fault> => {
    const way = told.has(from) ? undefined : wayBack(next, to, from)
    if (way === undefined || way.some((key) => told.has(key))) return []
    for (const key of way) told.add(key)
    return [{ level: 'error', file, path: at, message: say([from, ...way].join(' -> ')) }]
  })
}

type Next = ReadonlyMap<string, ReadonlyArray<string>>

/** The shortest way from one key to the other, both ends included. */
const wayBack = (next: Next, from: string, to: string): ReadonlyArray<string> | undefined => {
  const seen = new Set([from])
  let ways: ReadonlyArray<ReadonlyArray<string>> = [[from]]
  while (ways.length > 0) {
    const there = ways.find((way) => way.at(-1) === to)
    if (there !== undefined) return there
    ways = ways.flatMap((way) =>
      (next.get(way.at(-1)!) ?? []).flatMap((key) => {
        if (seen.has(key)) return []
        seen.add(key)
        return [[...way, key]]
      }),
    )
  }
  return undefined
}
