import { withOwnedGear } from '../../inventory/index.ts'
import { asKey, type GearKey, type Purchased, type User } from '../../model/index.ts'

/** The player who owns the items of all paths. */
export const withUnlocked = (user: User, paths: ReadonlyArray<string>): User =>
  paths.reduce((owner, path) => withOne(owner, path.split('.')), user)

const withOne = (user: User, [kind = '', ...rest]: ReadonlyArray<string>): User => {
  const key = rest.at(-1) ?? ''
  const { purchased } = user
  switch (kind) {
    case 'items':
      return withOwnedGear(user, asKey<GearKey>(key))
    case 'hair': {
      const [part = ''] = rest
      const hair = { ...purchased.hair, [part]: { ...purchased.hair[part], [key]: true } }
      return { ...user, purchased: { ...purchased, hair } }
    }
    case 'skin':
    case 'shirt':
    case 'background':
      return { ...user, purchased: withOwned(purchased, kind, key) }
    default:
      return user
  }
}

const withOwned = (purchased: Purchased, kind: 'skin' | 'shirt' | 'background', key: string): Purchased => ({
  ...purchased,
  [kind]: { ...purchased[kind], [key]: true },
})
