import * as fc from 'fast-check'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { groupCommits } from './group-commits.ts'

describe('groupCommits', () => {
  it('runs the commits of one turn together, and answers each its own', async () => {
    const { runs, group } = doubling()
    expect(await Promise.all([1, 2, 3].map((n) => group.commit(n)))).toEqual([2, 4, 6])
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
    const later = [2, 3].map((n) => group.commit(n))
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
    const results = await Promise.allSettled([1, 0].map((n) => group.commit(n)))
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

/** What the disk does with the next wait for it. */
type Step =
  | { readonly type: 'commit'; readonly isAwaited: boolean }
  | { readonly type: 'disk'; readonly fails: boolean }

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    fc.record({ type: fc.constant('commit' as const), isAwaited: fc.boolean() }),
    fc.record({ type: fc.constant('disk' as const), fails: fc.boolean() }),
  ),
  { minLength: 5, maxLength: 40 },
)

/** A group over a disk that a test moves; counts which commits were applied, and which of them a wait covers. */
const onDisk = () => {
  const applied: number[] = []
  const waits: Array<{ readonly covers: number; readonly end: (fails: boolean) => void }> = []
  let durable = 0
  const group = groupCommits<number, string>({
    run: (commits) => {
      applied.push(...commits)
      return commits.map(() => 'done')
    },
    settle: async (results) => {
      const covers = applied.length
      const fails = await new Promise<boolean>((end) => waits.push({ covers, end }))
      if (!fails) durable = covers
      return fails ? results.map(() => 'not confirmed') : results
    },
  })
  const endWait = (fails: boolean): void => waits.shift()?.end(fails)
  return { applied, group, endWait, isDurable: (commit: number) => applied.indexOf(commit) < durable, waits }
}

describe('a commit whose application somebody waits for', () => {
  it('is applied while those before it wait for the disk, and answered by a later wait', async () => {
    const { applied, group, endWait } = onDisk()
    const notified: string[] = []
    const first = group.commit(1).then(() => notified.push('first'))
    await nextTurn()
    const second = group.commit(2, () => notified.push('second applied')).then(() => notified.push('second'))
    await nextTurn()
    expect([applied, notified]).toEqual([[1, 2], ['second applied']])
    endWait(false)
    await first
    await nextTurn()
    expect(notified).toEqual(['second applied', 'first'])
    endWait(false)
    await second
    await group.flush()
    expect(group.isIdle()).toBe(true)
  })

  it('is never answered before it is on the disk, whatever fails, and all are applied in their order', async () => {
    const law = fc.asyncProperty(steps, async (all) => {
      const { applied, group, endWait, isDurable, waits } = onDisk()
      const answers: Promise<unknown>[] = []
      const begun: number[] = []
      for (const [number, step] of all.entries()) {
        if (step.type === 'disk') endWait(step.fails)
        else {
          const answer = group.commit(number, step.isAwaited ? () => begun.push(number) : undefined)
          answers.push(answer.then((result) => expect(result === 'done' ? isDurable(number) : true).toBe(true)))
        }
        await nextTurn()
        if (waits.length > 0 && step.type === 'commit' && step.isAwaited) expect(begun).toContain(number)
      }
      for (; !group.isIdle(); await nextTurn()) endWait(false)
      await Promise.all(answers)
      expect(applied).toEqual(all.flatMap(({ type }, number) => (type === 'commit' ? [number] : [])))
    })
    await fc.assert(law)
  })

  it('takes one transaction where nothing settles', async () => {
    const settled = Promise.withResolvers<void>()
    const { runs, group } = doubling(() => settled.promise)
    const answer = group.commit(1, () => undefined)
    for (const _ of [1, 2, 3]) await nextTurn()
    settled.resolve()
    expect(await answer).toBe(2)
    expect(runs).toEqual([[1]])
  })

  it('is applied after a pause, not in it', async () => {
    const paused = Promise.withResolvers<void>()
    const runs: (readonly number[])[] = []
    const group = groupCommits<number, number>({
      run: (commits) => {
        runs.push(commits)
        return commits
      },
      settle: async (results) => results,
      pause: () => paused.promise,
    })
    expect(await group.commit(1)).toBe(1)
    const second = group.commit(2, () => undefined)
    await nextTurn()
    expect(runs).toEqual([[1]])
    paused.resolve()
    expect(await second).toBe(2)
  })
})
