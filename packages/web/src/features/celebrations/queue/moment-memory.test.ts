import { asKey } from '@daykeep/rules/model'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Celebration } from '../celebration.ts'
import { createCelebrationQueue } from './celebration-queue.ts'
import { createMomentMemory } from './moment-memory.ts'

const level: Celebration = { type: 'levelUp', level: 2 }
const hatched: Celebration = { type: 'petHatched', pet: asKey('Wolf-Base') }
const streak: Celebration = { type: 'streak' }

const memoryOf = (player: string) => createMomentMemory(player)
const reloaded = (player = 'ana') => createCelebrationQueue(memoryOf(player)).takeUnseen()

beforeEach(() => localStorage.clear())

describe('moments over a reload', () => {
  it('wait until they were closed', () => {
    const queue = createCelebrationQueue(memoryOf('ana'))
    queue.show([level, hatched])
    queue.close()
    expect(reloaded()).toEqual([hatched])
    expect(reloaded()).toEqual([])
  })

  it('wait also when they were put off', () => {
    const queue = createCelebrationQueue(memoryOf('ana'))
    queue.show([level, hatched])
    queue.close()
    queue.putOff()
    expect(queue.current()).toBeUndefined()
    expect(reloaded()).toEqual([hatched])
  })

  it('are not told twice: what has a notification is left to it', () => {
    createCelebrationQueue(memoryOf('ana')).show([streak])
    expect(reloaded()).toEqual([])
  })

  it('belong to their player', () => {
    createCelebrationQueue(memoryOf('ana')).show([level])
    expect(reloaded('bram')).toEqual([])
  })

  it.each(['{', '7', '[7,null,{"type":"a thing of tomorrow"}]'])('are none where the storage holds %s', (stored) => {
    localStorage.setItem('moments.ana', stored)
    expect(reloaded()).toEqual([])
  })
})
