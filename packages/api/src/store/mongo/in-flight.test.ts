import { describe, expect, it } from 'vitest'
import { trackInFlight } from './in-flight.ts'

describe('inFlight', () => {
  it('waits for all that was asked for, be it answered or refused', async () => {
    const { track, settled } = trackInFlight()
    const ended: string[] = []
    const slow = track(later(() => ended.push('slow')))
    const failing = track(later(() => Promise.reject(new Error('no'))))
    await settled()
    expect(ended).toEqual(['slow'])
    await expect(failing).rejects.toThrow('no')
    await slow
  })

  it('waits for nothing when nothing is asked for', async () => {
    await expect(trackInFlight().settled()).resolves.toBeUndefined()
  })
})

const later = async (act: () => unknown): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, 10))
  await act()
}
