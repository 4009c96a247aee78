import type { User } from '@daykeep/rules/model'
import { COMMON_TUTORIALS } from '../core/legacy-client-fields.ts'

/** A tour that is over. docs/reference/api.md 3.1. */
const DONE = -2

const allOf = <A>(names: ReadonlyArray<string>, value: A) => Object.fromEntries(names.map((name) => [name, value]))

/** Clients with an introduction of their own begin without the hints and tours of others. docs/reference/api.md 3.1. */
export const withClientFlags = (user: User, client: string): User => {
  const { flags } = user
  switch (client) {
    case 'habitica-web':
      return {
        ...user,
        flags: { ...flags, tutorial: { ...flags.tutorial, common: allOf(COMMON_TUTORIALS, true) } },
      }
    case 'habitica-android':
    case 'habitica-ios':
      return { ...user, flags: { ...flags, tour: allOf(Object.keys(flags.tour), DONE) } }
    default:
      return user
  }
}
