/** Commits that share a transaction. */
export type CommitGroup<Commit, Result> = {
  /**
   * `onApplied`: somebody waits for the commit to be applied, not for its answer. Then it is applied in the next turn, also
   * beside those that settle.
   */
  readonly commit: (commit: Commit, onApplied?: (result: Result) => void) => Promise<Result>
  /** Whether all commits are answered. */
  readonly isIdle: () => boolean
  /** Runs pending commits now and resolves when they are settled. */
  readonly flush: () => Promise<void>
}

export type GroupSteps<Commit, Result> = {
  /** One transaction. */
  readonly run: (commits: readonly Commit[]) => readonly Result[]
  /** Resolves with the results of what was applied before the call, when they may be told. */
  readonly settle: (results: readonly Result[]) => Promise<readonly Result[]>
  /** Work between two groups, beside which nothing is applied. */
  readonly pause?: () => Promise<void>
}

/** Commits in one transaction; more would delay reads. */
const MAX_GROUP_SIZE = 128

type Pending<Commit, Result> = {
  readonly commit: Commit
  readonly onApplied: ((result: Result) => void) | undefined
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

type Applied<Result> = Pick<Pending<unknown, Result>, 'resolve' | 'reject'> & { readonly result: Result }

/**
 * Gathers the commits of all requests that come in one turn of the event loop, or while the group before them settles, and
 * runs them together: the disk is waited for once a group instead of once a commit. Commits are applied in their order, and
 * each is answered by a wait for the disk that began after it was applied.
 */
export const groupCommits = <Commit, Result>(steps: GroupSteps<Commit, Result>): CommitGroup<Commit, Result> => {
  const waiting: Pending<Commit, Result>[] = []
  let applied: Applied<Result>[] = []
  let running: Promise<void> | undefined
  let isSettling = false
  let isHurried = false
  const apply = (): void => {
    const group = waiting.splice(0, MAX_GROUP_SIZE)
    try {
      const results = steps.run(group.map(({ commit }) => commit))
      for (const [index, result] of results.entries()) {
        const pending = group[index]
        if (pending === undefined) continue
        applied.push({ ...pending, result })
        pending.onApplied?.(result)
      }
    } catch (error) {
      for (const { reject } of group) reject(error)
    }
  }
  const runAll = async (): Promise<void> => {
    while (waiting.length > 0 || applied.length > 0) {
      if (waiting.length > 0) apply()
      const group = applied
      applied = []
      isSettling = true
      await settleGroup(group, steps)
      isSettling = false
      await steps.pause?.()
    }
    running = undefined
  }
  const hurry = async (): Promise<void> => {
    if (isHurried) return
    isHurried = true
    await nextTurn()
    isHurried = false
    if (isSettling && waiting.length > 0) apply()
    if (isSettling && waiting.some(({ onApplied }) => onApplied !== undefined)) void hurry()
  }
  return {
    commit: (commit, onApplied) =>
      new Promise((resolve, reject) => {
        waiting.push({ commit, onApplied, resolve, reject })
        running ??= nextTurn().then(runAll)
        if (onApplied !== undefined) void hurry()
      }),
    isIdle: () => running === undefined,
    flush: async () => {
      await running
    },
  }
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

const settleGroup = async <Result>(
  group: readonly Applied<Result>[],
  { settle }: Pick<GroupSteps<unknown, Result>, 'settle'>,
): Promise<void> => {
  try {
    const results = await settle(group.map(({ result }) => result))
    for (const [index, result] of results.entries()) group[index]?.resolve(result)
  } catch (error) {
    for (const { reject } of group) reject(error)
  }
}
