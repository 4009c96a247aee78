import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { startExpiryJob } from './expiry.ts'

const DAY = 24 * 60 * 60 * 1000

describe('the expiry job', () => {
  it('removes what has expired, kind by kind, until there is no more', async () => {
    const input: unknown[][] = []
    const remaining = [500, 3, 0]
    const expiryJob = startExpiryJob(
      async (...removal) => {
        input.push(removal)
        return remaining.shift() ?? 0
      },
      () => 40 * DAY,
    )
    const expected = [
      ...Array.from({ length: 3 }, () => ['authRequests', 'expiresAt', 40 * DAY]),
      ['passkeyCeremonies', 'expiresAt', 40 * DAY],
      ['throttles', 'resetsAt', 40 * DAY],
      ['questAnswers', 'at', -50 * DAY],
      ['journal', 'at', 10 * DAY],
      ['dayReports', 'at', 10 * DAY],
      ['payments', 'openUntil', 40 * DAY],
      ['sentReminders', 'at', 39 * DAY],
      ['webhookTries', 'at', 33 * DAY],
      ['acts', 'at', 39 * DAY],
      ['liveEvents', 'at', 40 * DAY - 3_600_000],
    ]
    await expect.poll(() => input.length).toBe(expected.length)
    await expiryJob.stop()
    expect(input).toEqual(expected)
  })

  it('survives a store that does not answer', async () => {
    const expiryJob = startExpiryJob(
      () => Promise.reject(new Error('no answer')),
      () => 0,
    )
    await expect(expiryJob.stop()).resolves.toBeUndefined()
  })

  it('ends in the middle of a sweep when it is stopped', async () => {
    let removals = 0
    const expiryJob = startExpiryJob(
      async () => ++removals,
      () => 0,
    )
    await expiryJob.stop()
    const before = removals
    await pause(20)
    expect(removals).toBe(before)
  })
})
