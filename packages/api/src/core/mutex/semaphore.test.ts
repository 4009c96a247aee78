import { expect, it } from 'vitest'
import { createSemaphore } from './semaphore.ts'

it('runs no more than it may at once, and the rest in their order', async () => {
  const semaphore = createSemaphore(2)
  const begun: number[] = []
  const ends: (() => void)[] = []
  const all = [0, 1, 2, 3].map(async (number) =>
    semaphore(async () => {
      begun.push(number)
      await new Promise<void>((end) => ends.push(end))
    }),
  )
  expect(begun).toEqual([0, 1])
  ends[1]?.()
  await all[1]
  expect(begun).toEqual([0, 1, 2])
  ends[0]?.()
  await all[0]
  expect(begun).toEqual([0, 1, 2, 3])
  for (const end of ends) end()
  await Promise.all(all)
})

it('goes on after work that failed', async () => {
  const semaphore = createSemaphore(1)
  const failed = semaphore(async () => {
    throw new Error('no luck')
  })
  const next = semaphore(async () => 'done')
  await expect(failed).rejects.toThrow('no luck')
  await expect(next).resolves.toBe('done')
})
