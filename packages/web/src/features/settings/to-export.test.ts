import { asKey } from '@daykeep/rules/model'
import { aPlayer, aUser } from '@daykeep/rules/test-kit'
import { aTodo } from '@daykeep/rules/test-kit/task'
import { describe, expect, it } from 'vitest'
import { toExport } from './to-export.ts'

describe('the export of a player', () => {
  it('has every task once, in the order of creation, the newer state where there are two', () => {
    const present = aTodo({ _id: asKey('b'), text: 'now', createdAt: '2026-11-02T00:00:00.000Z' })
    const old = aTodo({ _id: asKey('a'), text: 'done', completed: true, createdAt: '2026-11-01T00:00:00.000Z' })
    const { tasks, user } = JSON.parse(toExport(aPlayer(aUser(), [present]), [old, { ...present, text: 'then' }])) as {
      readonly tasks: ReadonlyArray<{ readonly text: string }>
      readonly user: unknown
    }
    expect(tasks.map(({ text }) => text)).toEqual(['done', 'now'])
    expect(user).toMatchObject({ _id: aUser()._id })
  })
})
