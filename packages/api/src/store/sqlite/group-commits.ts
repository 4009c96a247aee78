/** Commits that share a transaction. */
export type CommitGroup<Commit, Result> = {
  readonly commit: (commit: Commit) => Promise<Result>
  /** Runs pending commits now. */
  readonly flush: () => void
}

/** Commits in one transaction; more would delay reads. */
const MAX_GROUP_SIZE = 128

type PendingCommit<Commit, Result> = {
  readonly commit: Commit
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

/**
 * Gathers the commits of all requests that the event loop handles in one turn and runs them together: the disk is
 * waited for once a group instead of once a commit. Promises resolve after `run` has returned.
 */
export const groupCommits = <Commit, Result>(
  run: (commits: readonly Commit[]) => readonly Result[],
): CommitGroup<Commit, Result> => {
  const waiting: PendingCommit<Commit, Result>[] = []
  const flushGroup = (): void => {
    const group = waiting.splice(0, MAX_GROUP_SIZE)
    if (waiting.length > 0) setImmediate(flushGroup)
    runGroup(group, run)
  }
  return {
    commit: (commit) =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0) setImmediate(flushGroup)
        waiting.push({ commit, resolve, reject })
      }),
    flush: () => {
      while (waiting.length > 0) runGroup(waiting.splice(0, MAX_GROUP_SIZE), run)
    },
  }
}

const runGroup = <Commit, Result>(
  group: readonly PendingCommit<Commit, Result>[],
  run: (commits: readonly Commit[]) => readonly Result[],
): void => {
  if (group.length === 0) return
  try {
    const results = run(group.map(({ commit }) => commit))
    for (const [index, result] of results.entries()) group[index]?.resolve(result)
  } catch (error) {
    for (const { reject } of group) reject(error)
  }
}
