import { asKey, type GearKey, type Purchased, type User, withItems } from '../model/index.ts'

/** The player who has all that the paths name. */
export const withUnlocked = (user: User, paths: ReadonlyArray<string>): User =>
  paths.reduce((owner, path) => withOne(owner, path.split('.')), user)

const withOne = (user: User, [kind = '', ...rest]: ReadonlyArray<string>): User => {
  const key = rest.at(-1) ?? ''
  const { purchased } = user
  switch (kind) {
    case 'items':
      return withGear(user, asKey<GearKey>(key))
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

const withGear = (user: User, key: GearKey): User => {
  const { gear } = user.items
  return withItems(user, { gear: { ...gear, owned: { ...gear.owned, [key]: true } } })
}

const withOwned = (purchased: Purchased, kind: 'skin' | 'shirt' | 'background', key: string): Purchased => ({
  ...purchased,
  [kind]: { ...purchased[kind], [key]: true },
})
