import { describe, expect, it } from 'vitest'
import type { Overlay } from './overlay.ts'
import { overlayQueue } from './overlay-queue.ts'

const level: Overlay = { type: 'levelUp', level: 2 }
const streak: Overlay = { type: 'streak' }
const death: Overlay = { type: 'death' }

const queueOf = (...overlays: ReadonlyArray<Overlay>) => {
  const queue = overlayQueue()
  queue.show(overlays)
  return queue
}

const seen = (queue: ReturnType<typeof overlayQueue>): ReadonlyArray<string> => {
  const types: string[] = []
  for (let next = queue.current(); next !== undefined; next = queue.current()) {
    types.push(next.type)
    queue.close()
  }
  return types
}

describe('the moments', () => {
  it('wait for each other', () => {
    const queue = queueOf(level, streak)
    expect(queue.current()).toBe(level)
    queue.close()
    expect(queue.current()).toBe(streak)
    queue.close()
    expect(queue.current()).toBeUndefined()
  })

  it('make room for death, which stands alone', () => {
    const queue = queueOf(level, streak)
    queue.show([death])
    queue.show([level])
    expect(seen(queue)).toEqual(['death'])
  })

  it('are not said twice while they wait', () => {
    const queue = queueOf(level)
    queue.show([{ type: 'levelUp', level: 2 }, streak])
    expect(seen(queue)).toEqual(['levelUp', 'streak'])
  })

  it('tell those who listen, until they stop', () => {
    const queue = overlayQueue()
    let told = 0
    const stop = queue.subscribe(() => (told += 1))
    queue.show([])
    queue.show([level])
    queue.close()
    stop()
    queue.show([level])
    expect(told).toBe(2)
  })
})
