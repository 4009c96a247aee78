import type { Path, ContentIssue } from '../issue.ts'
import type { FileOf, DecodedFile } from '../file-kinds/index.ts'

type Edge = { readonly from: string; readonly to: string; readonly file: string; readonly at: Path }

/** Chains that come back to where they began: parts of a quest, and successors of retired keys. */
export const loopIssues = (files: ReadonlyArray<DecodedFile>): ReadonlyArray<ContentIssue> => [
  ...cycles(files.flatMap(questEdges), (round) => `the parts of this quest never begin: ${round}`),
  ...cycles(files.flatMap(retiredEdges), (round) => `these keys stand for each other: ${round}`),
]

const questEdges = ({ kind, path: file, value }: DecodedFile): ReadonlyArray<Edge> => {
  if (kind !== 'quests') return []
  const { key: from, previous, after = [] } = value as FileOf<'quests'>
  return [
    ...(previous === undefined ? [] : [{ from, to: previous, file, at: ['previous'] }]),
    ...after.map((to, index) => ({ from, to, file, at: ['after', index] })),
  ]
}

const retiredEdges = ({ kind, path, value }: DecodedFile): ReadonlyArray<Edge> =>
  kind !== 'retired'
    ? []
    : Object.entries(value as Record<string, Record<string, string | null> | undefined>).flatMap(([what, successors]) =>
        Object.entries(what === '$schema' ? {} : (successors ?? {})).flatMap(([from, to]) =>
          to === null ? [] : [{ from: `${what}.${from}`, to: `${what}.${to}`, file: path, at: [what, from] }],
        ),
      )

/** One issue for each cycle, at the first of its edges. */
const cycles = (steps: ReadonlyArray<Edge>, describe: (round: string) => string): ReadonlyArray<ContentIssue> => {
  const next = new Map<string, ReadonlyArray<string>>()
  for (const { from, to } of steps) next.set(from, [...(next.get(from) ?? []), to])
  const reported = new Set<string>()
  return steps.flatMap(({ from, to, file, at }): ReadonlyArray<ContentIssue> => {
    const cycle = reported.has(from) ? undefined : shortestPath(next, to, from)
    if (cycle === undefined || cycle.some((key) => reported.has(key))) return []
    for (const key of cycle) reported.add(key)
    return [{ severity: 'error', file, path: at, message: describe([from, ...cycle].join(' -> ')) }]
  })
}

type Successors = ReadonlyMap<string, ReadonlyArray<string>>

/** The shortest path from one key to the other, both included. */
const shortestPath = (next: Successors, from: string, to: string): ReadonlyArray<string> | undefined => {
  const seen = new Set([from])
  let paths: ReadonlyArray<ReadonlyArray<string>> = [[from]]
  while (paths.length > 0) {
    const found = paths.find((way) => way.at(-1) === to)
    if (found !== undefined) return found
    paths = paths.flatMap((way) =>
      (next.get(way.at(-1)!) ?? []).flatMap((key) => {
        if (seen.has(key)) return []
        seen.add(key)
        return [[...way, key]]
      }),
    )
  }
  return undefined
}
