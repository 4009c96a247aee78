import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { groupCommits } from './group-commits.ts'

describe('groupCommits', () => {
  it('runs the commits of one turn together, and answers each its own', async () => {
    const { runs, group } = doubling()
    expect(await Promise.all([1, 2, 3].map(group.commit))).toEqual([2, 4, 6])
    expect(runs).toEqual([[1, 2, 3]])
  })

  it('runs what comes in a later turn apart', async () => {
    const { runs, group } = doubling()
    await group.commit(1)
    await group.commit(2)
    expect(runs).toEqual([[1], [2]])
  })

  it('takes at most 128 together, and the rest in the next turns', async () => {
    const { runs, group } = doubling()
    const answers = await Promise.all(Array.from({ length: 300 }, (_, n) => group.commit(n)))
    expect(runs.map((run) => run.length)).toEqual([128, 128, 44])
    expect(answers).toEqual(Array.from({ length: 300 }, (_, n) => 2 * n))
  })

  it('gathers what comes while a group settles, and runs it afterwards', async () => {
    const settled = Promise.withResolvers<void>()
    const { runs, group } = doubling(() => settled.promise)
    const first = group.commit(1)
    await nextTurn()
    const later = [2, 3].map(group.commit)
    await nextTurn()
    expect(runs).toEqual([[1]])
    settled.resolve()
    expect(await Promise.all([first, ...later])).toEqual([2, 4, 6])
    expect(runs).toEqual([[1], [2, 3]])
  })

  it('has settled everything when it was told to flush', async () => {
    const { runs, group } = doubling()
    const results: number[] = []
    for (const n of [1, 2]) void group.commit(n).then((result) => results.push(result))
    await group.flush()
    expect([runs, results]).toEqual([[[1, 2]], [2, 4]])
  })

  it('answers all of a group with the fault that ended it, and goes on', async () => {
    const group = groupCommits<number, number>({
      run: (commits) => {
        if (commits.includes(0)) throw new Error('the disk is gone')
        return commits
      },
      settle: async (results) => results,
    })
    const results = await Promise.allSettled([1, 0].map(group.commit))
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await group.commit(3)).toBe(3)
  })
})

const doubling = (settled = async (): Promise<void> => undefined) => {
  const runs: (readonly number[])[] = []
  const group = groupCommits<number, number>({
    run: (commits) => {
      runs.push(commits)
      return commits.map((commit) => 2 * commit)
    },
    settle: async (results) => {
      await settled()
      return results
    },
  })
  return { runs, group }
}
