/** Commits that share a transaction. */
export type CommitGroup<Commit, Result> = {
  readonly commit: (commit: Commit) => Promise<Result>
  /** Runs pending commits now and resolves when they are settled. */
  readonly flush: () => Promise<void>
}

/** `run` is one transaction; `settle` resolves with the results when they may be told. */
export type GroupSteps<Commit, Result> = {
  readonly run: (commits: readonly Commit[]) => readonly Result[]
  readonly settle: (results: readonly Result[]) => Promise<readonly Result[]>
}

/** Commits in one transaction; more would delay reads. */
const MAX_GROUP_SIZE = 128

type PendingCommit<Commit, Result> = {
  readonly commit: Commit
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

/**
 * Gathers the commits of all requests that come in one turn of the event loop, or while the group before them settles, and
 * runs them together: the disk is waited for once a group instead of once a commit.
 */
export const groupCommits = <Commit, Result>(steps: GroupSteps<Commit, Result>): CommitGroup<Commit, Result> => {
  const waiting: PendingCommit<Commit, Result>[] = []
  let running: Promise<void> | undefined
  const runAll = async (): Promise<void> => {
    while (waiting.length > 0) await runGroup(waiting.splice(0, MAX_GROUP_SIZE), steps)
    running = undefined
  }
  const start = (): Promise<void> => (running ??= nextTurn().then(runAll))
  return {
    commit: (commit) =>
      new Promise((resolve, reject) => {
        waiting.push({ commit, resolve, reject })
        void start()
      }),
    flush: async () => {
      await running
    },
  }
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

const runGroup = async <Commit, Result>(
  group: readonly PendingCommit<Commit, Result>[],
  { run, settle }: GroupSteps<Commit, Result>,
): Promise<void> => {
  try {
    const results = await settle(run(group.map(({ commit }) => commit)))
    for (const [index, result] of results.entries()) group[index]?.resolve(result)
  } catch (error) {
    for (const { reject } of group) reject(error)
  }
}
