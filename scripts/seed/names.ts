import type { User } from '@daykeep/rules/model'
import { NAMES } from './words.ts'

/** The player under the name that a number has in a seeded world. */
export const withName = (user: User, number: number): User => {
  const name = NAMES[number % NAMES.length] ?? 'Maren'
  const username = `${name.toLowerCase()}-${number + 1}`
  return {
    ...user,
    profile: { ...user.profile, name },
    auth: {
      ...user.auth,
      local: { ...user.auth.local, username, lowerCaseUsername: username, email: `${username}@example.org` },
    },
    flags: { ...user.flags, verifiedUsername: true, welcomed: true },
  }
}
