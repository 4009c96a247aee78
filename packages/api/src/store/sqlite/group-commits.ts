/** Commits that wait together for the disk. */
export type CommitGroup<Commit, Result> = {
  readonly commit: (commit: Commit) => Promise<Result>
  /** Runs now what still waits. */
  readonly flush: () => void
}

/** How many commits one transaction takes; more would hold up the requests that only read. */
const MOST_TOGETHER = 128

type Waiting<Commit, Result> = {
  readonly commit: Commit
  readonly resolve: (result: Result) => void
  readonly reject: (fault: unknown) => void
}

/**
 * Gathers the commits of all requests that the event loop handles in one turn and runs them together: the disk is
 * waited for once a group instead of once a commit. Nobody is answered before `run` has come back.
 */
export const groupCommits = <Commit, Result>(
  run: (commits: readonly Commit[]) => readonly Result[],
): CommitGroup<Commit, Result> => {
  const waiting: Waiting<Commit, Result>[] = []
  const flushGroup = (): void => {
    const group = waiting.splice(0, MOST_TOGETHER)
    if (waiting.length > 0) setImmediate(flushGroup)
    answer(group, run)
  }
  return {
    commit: (commit) =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0) setImmediate(flushGroup)
        waiting.push({ commit, resolve, reject })
      }),
    flush: () => {
      while (waiting.length > 0) answer(waiting.splice(0, MOST_TOGETHER), run)
    },
  }
}

const answer = <Commit, Result>(
  group: readonly Waiting<Commit, Result>[],
  run: (commits: readonly Commit[]) => readonly Result[],
): void => {
  if (group.length === 0) return
  try {
    const results = run(group.map(({ commit }) => commit))
    for (const [place, result] of results.entries()) group[place]?.resolve(result)
  } catch (fault) {
    for (const { reject } of group) reject(fault)
  }
}
