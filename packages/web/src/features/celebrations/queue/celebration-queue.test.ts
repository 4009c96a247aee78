import { describe, expect, it } from 'vitest'
import type { Celebration } from '../celebration.ts'
import { createCelebrationQueue } from './celebration-queue.ts'

const level: Celebration = { type: 'levelUp', level: 2 }
const streak: Celebration = { type: 'streak' }
const death: Celebration = { type: 'death' }

const queueOf = (...celebrations: ReadonlyArray<Celebration>) => {
  const queue = createCelebrationQueue()
  queue.show(celebrations)
  return queue
}

const shownTypes = (queue: ReturnType<typeof createCelebrationQueue>): ReadonlyArray<string> => {
  const types: string[] = []
  for (let next = queue.current(); next !== undefined; next = queue.current()) {
    types.push(next.type)
    queue.close()
  }
  return types
}

describe('the queue of celebrations', () => {
  it('opens one after the other', () => {
    const queue = queueOf(level, streak)
    expect(queue.current()).toBe(level)
    queue.close()
    expect(queue.current()).toBe(streak)
    queue.close()
    expect(queue.current()).toBeUndefined()
  })

  it('has death before all others; a level is lost with it', () => {
    const queue = queueOf(level, streak)
    queue.show([death])
    queue.show([level])
    expect(shownTypes(queue)).toEqual(['death', 'streak'])
  })

  it('can be put off', () => {
    const queue = queueOf(level, streak)
    expect(queue.length()).toBe(2)
    queue.putOff()
    expect(queue.current()).toBeUndefined()
  })

  it('does not queue the same celebration twice', () => {
    const queue = queueOf(level)
    queue.show([{ type: 'levelUp', level: 2 }, streak])
    expect(shownTypes(queue)).toEqual(['levelUp', 'streak'])
  })

  it('notifies its subscribers until they unsubscribe', () => {
    const queue = createCelebrationQueue()
    let calls = 0
    const stop = queue.subscribe(() => (calls += 1))
    queue.show([])
    queue.show([level])
    queue.close()
    stop()
    queue.show([level])
    expect(calls).toBe(2)
  })
})
