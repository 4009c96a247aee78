import { asKey, type Player, type Task, type User } from '@daykeep/rules/model'
import { newUser } from '@daykeep/rules/registration'
import { aPlayer, type DeepPartial, overlay } from '@daykeep/rules/test-kit/user'

/** A new player registered now, so that nothing is due by the clock. */
export const aFreshPlayer = (changes: DeepPartial<User> = {}, tasks: ReadonlyArray<Task> = []): Player => {
  const fresh = newUser({
    id: asKey('user-1'),
    username: 'maren',
    email: 'maren@example.org',
    language: 'en',
    at: Date.now(),
  })
  return aPlayer(overlay(fresh, changes), tasks)
}
