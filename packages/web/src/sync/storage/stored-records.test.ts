import { asKey, type Player, type Task, type TaskId } from '@daykeep/rules/model'
import { aHabit, aPlayer, aTodo, aUser } from '@daykeep/rules/test-kit'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PersistedQueue } from './persisted-queue.ts'
import { changedRecords, fromRecords, type RecordKey, type StoredRecord } from './stored-records.ts'

const [walk, read] = [aHabit({ _id: asKey<TaskId>('walk') }), aTodo({ _id: asKey<TaskId>('read') })]
const queue = (confirmed: Player, acts: PersistedQueue['acts'] = []): PersistedQueue => ({ confirmed, acts })
const act = { name: 'scoreTask', params: { task: 'walk', direction: 'up' }, at: 0, turn: 0, sent: false } as const
const keysOf = (records: ReadonlyArray<StoredRecord>) => records.map(([key]) => key.join(' '))

describe('the records of a player', () => {
  const player = aPlayer(aUser(), [walk, read])

  it('are the commands alone when a command waits', () => {
    expect(keysOf(changedRecords(queue(player), queue(player, [act])).put)).toEqual(['acts'])
  })

  it('are what a confirmed command has changed, and no other task', () => {
    const after = aPlayer({ ...player.user, turn: 1 }, [{ ...walk, value: 1 }, read])
    const { put, remove } = changedRecords(queue(player, [act]), queue(after))
    expect([keysOf(put), remove]).toEqual([['acts', 'user', 'task walk'], []])
  })

  it('lack a task that was deleted', () => {
    const after = aPlayer(player.user, [walk])
    expect(changedRecords(queue(player), queue(after))).toEqual({ put: [], remove: [['task', 'read']] })
  })

  it('are no player without a user', () => expect(fromRecords([[['acts'], [act]]])).toBeUndefined())

  it('lead to the same state, whatever was written before', () => {
    const task = fc.record({ at: fc.integer({ min: 0, max: 5 }), text: fc.constantFrom('a', 'b') })
    const state = fc
      .record({ tasks: fc.array(task), turn: fc.nat(3), waits: fc.boolean() })
      .map(({ tasks, turn, waits }) =>
        queue(
          aPlayer(
            { ...player.user, turn },
            tasks.map(({ at, text }) => aHabit({ _id: asKey<TaskId>(`task-${at}`), text })),
          ),
          waits ? [act] : [],
        ),
      )
    fc.assert(
      fc.property(fc.array(state, { minLength: 1 }), (states) => {
        const stored = new Map<string, StoredRecord>()
        const nameOf = (key: RecordKey) => key.join(' ')
        for (const [at, next] of states.entries()) {
          const { put, remove } = changedRecords(states[at - 1], next)
          for (const record of put) stored.set(nameOf(record[0]), record)
          for (const key of remove) stored.delete(nameOf(key))
        }
        expect(fromRecords([...stored.values()])).toEqual(states.at(-1))
      }),
    )
  })
})

describe('a player without tasks', () => {
  it('is stored, too', () => {
    const none = queue(aPlayer(aUser(), []))
    expect(fromRecords(changedRecords(undefined, none).put)).toEqual(none)
    expect(Object.values<Task>(none.confirmed.tasks)).toEqual([])
  })
})
