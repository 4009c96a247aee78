import { objectAt, type MigrationStep } from '../step.ts'

/** Who registered with a user name has chosen it; without the flag other players would not be shown it. docs/reference/api.md 3.8. */
export const verifyUsernames: MigrationStep = (user) => {
  const flags = objectAt(user, 'flags')
  const { username } = objectAt(objectAt(user, 'auth'), 'local')
  if (typeof username !== 'string' || username === '' || flags['verifiedUsername'] === true) return user
  return { ...user, flags: { ...flags, verifiedUsername: true } }
}
