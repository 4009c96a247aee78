import type { User } from '@daykeep/rules/model'
import type { Person } from '../contract/index.ts'

/** The username that others see: none while it is not verified. docs/reference/api.md 3.8. */
export const publicUsername = ({ auth, flags }: User): string | null =>
  flags.verifiedUsername ? (auth.local.username ?? null) : null

/** A player by name. */
export const toPerson = (user: User): Person => ({
  _id: user._id,
  id: user._id,
  profile: { name: user.profile.name },
  auth: { local: { username: publicUsername(user) } },
  flags: { verifiedUsername: user.flags.verifiedUsername },
})
