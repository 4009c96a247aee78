import * as E from 'fp-ts/lib/Either.js'
import type { Catalogue } from '../content/catalogue.ts'
import { putOn, withOutfit } from '../inventory/index.ts'
import { lookUp, type Outcome, outcome } from '../kernel/index.ts'
import { Preferences, type User, withPreferences } from '../model/index.ts'
import type { Unlockable } from './unlockable.ts'

/** Puts on what was unlocked before; a scene that is up is taken down. Reference, rules 10.11. */
export const wearUnlocked =
  (catalogue: Catalogue, { kind }: Unlockable, path: string) =>
  (user: User): Outcome<User, undefined> => {
    const key = path.slice(path.lastIndexOf('.') + 1)
    switch (kind) {
      case 'gear':
        return outcome(dressed(catalogue, key, user))
      case 'background':
        return outcome(withPreferences(user, { background: user.preferences.background === key ? '' : key }))
      case 'look':
        return outcome(looking(user, path.split('.').slice(0, -1), key))
    }
  }

const dressed = (catalogue: Catalogue, key: string, user: User): User => {
  const piece = lookUp(catalogue.gear, key)
  if (piece === undefined) return user
  return withOutfit(user, 'equipped', putOn(catalogue)(piece)(user.items.gear.equipped).outfit)
}

/** Styles of hair go by numbers among the settings; a setting that would not fit stays as it was. */
const looking = (user: User, [part = '', detail]: ReadonlyArray<string>, key: string): User => {
  const { hair } = user.preferences
  const value = typeof lookUp<string, unknown>(hair, detail ?? '') === 'number' ? Number(key) : key
  if (detail !== undefined && lookUp<string, unknown>(hair, detail) === value) return user
  const changed: unknown = { ...user.preferences, [part]: detail === undefined ? value : { ...hair, [detail]: value } }
  const settings = Preferences.decode(changed)
  return E.isRight(settings) ? withPreferences(user, settings.right) : user
}
