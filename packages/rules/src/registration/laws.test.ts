import * as E from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadCatalogue, NOON } from '../../test-kit/index.ts'
import { asKey, Task, User } from '../model/index.ts'
import { newUser } from './new-user.ts'
import { type RegistrationClient, starterTasks } from './starter-tasks.ts'

const catalogue = loadCatalogue()
const CLIENTS: ReadonlyArray<RegistrationClient> = ['web', 'mobile', 'other']

describe('a registration, whoever registers', () => {
  it('always makes documents that the game reads, and every starter task stands in the order of its kind once', () => {
    const law = fc.property(
      fc.string(),
      fc.string(),
      fc.constantFrom(...CLIENTS),
      fc.nat(9),
      (name, text, client, day) => {
        const at = NOON + day * 86_400_000
        const registered = newUser({ id: asKey(`id-${name}`), username: name, email: text, language: text, at })
        const { user, tasks } = starterTasks(catalogue)({ client, texts: { tasks: {}, tags: {} }, at })(registered)
        expect(E.isRight(User.decode(JSON.parse(JSON.stringify(user))))).toBe(true)
        for (const task of Object.values(tasks))
          expect(E.isRight(Task.decode(JSON.parse(JSON.stringify(task))))).toBe(true)
        const ordered = Object.values(user.tasksOrder).flat()
        expect([...ordered].sort()).toEqual(Object.keys(tasks).sort())
        expect(user.stats.hp).toBe(50)
      },
    )
    fc.assert(law, {
      numRuns: 50,
      examples: [
        ['', '', 'web', 0],
        ['constructor', '__proto__', 'mobile', 0],
        ['ÄÖ', 'de', 'other', 9],
      ],
    })
  })
})
