import { asKey, type TaskId } from '@daykeep/rules/model'
import { aHabit, aPlayer, aTodo, aUser } from '@daykeep/rules/test-kit'
import { describe, expect, it } from 'vitest'
import { withKnownDocuments } from './known-documents.ts'

const walk = asKey<TaskId>('walk')
const known = aPlayer(aUser(), [aHabit({ _id: walk }), aTodo({ _id: asKey('read') })])
/** As the server answers it. */
const loaded = () => JSON.parse(JSON.stringify(known)) as typeof known

describe('a player who was loaded again', () => {
  it('is the same object when nothing has changed', () => expect(withKnownDocuments(known, loaded())).toBe(known))

  it('has new objects for what has changed, and none else', () => {
    const news = loaded()
    const changed = { ...news, tasks: { ...news.tasks, [walk]: { ...aHabit({ _id: walk }), text: 'Run' } } }
    const player = withKnownDocuments(known, changed)
    expect(player).toEqual(changed)
    expect(player.user).toBe(known.user)
    expect(player.tasks[asKey<TaskId>('read')]).toBe(known.tasks[asKey<TaskId>('read')])
  })

  it('lacks what was deleted elsewhere', () => {
    const { [walk]: _walk, ...tasks } = loaded().tasks
    expect(withKnownDocuments(known, { ...loaded(), tasks })).toEqual({ user: known.user, tasks })
  })
})
