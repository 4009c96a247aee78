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

  it('runs what still waits when it is told to flush', async () => {
    const { runs, group } = doubling()
    const waiting = [1, 2].map(group.commit)
    group.flush()
    expect(runs).toEqual([[1, 2]])
    expect(await Promise.all(waiting)).toEqual([2, 4])
  })

  it('answers all of a group with the fault that ended it, and goes on', async () => {
    const group = groupCommits<number, number>((commits) => {
      if (commits.includes(0)) throw new Error('the disk is gone')
      return commits
    })
    const results = await Promise.allSettled([1, 0].map(group.commit))
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await group.commit(3)).toBe(3)
  })
})

const doubling = () => {
  const runs: (readonly number[])[] = []
  const group = groupCommits<number, number>((commits) => {
    runs.push(commits)
    return commits.map((commit) => 2 * commit)
  })
  return { runs, group }
}
