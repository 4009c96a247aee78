import * as E from 'fp-ts/lib/Either.js'
import type { Catalogue } from '../../catalogue/index.ts'
import { putOn, withOutfit } from '../../inventory/index.ts'
import { ownEntry, type Outcome, outcome } from '../../kernel/index.ts'
import { Preferences, type User, withPreferences } from '../../model/index.ts'
import type { Unlockable } from './unlockable.ts'

/** Wears an unlocked item; the current background is removed instead. docs/reference/rules.md 10.11. */
export const wearUnlocked =
  (catalogue: Catalogue, { kind }: Unlockable, path: string) =>
  (user: User): Outcome<User, undefined> => {
    const key = path.slice(path.lastIndexOf('.') + 1)
    switch (kind) {
      case 'gear':
        return outcome(withGear(catalogue, key, user))
      case 'background':
        return outcome(withPreferences(user, { background: user.preferences.background === key ? '' : key }))
      case 'look':
        return outcome(withLook(user, path.split('.').slice(0, -1), key))
    }
  }

const withGear = (catalogue: Catalogue, key: string, user: User): User => {
  const piece = ownEntry(catalogue.gear, key)
  if (piece === undefined) return user
  return withOutfit(user, 'equipped', putOn(catalogue)(piece)(user.items.gear.equipped).outfit)
}

/** Hair styles are numbers in preferences; a value that does not fit its preference is ignored. */
const withLook = (user: User, [part = '', detail]: ReadonlyArray<string>, key: string): User => {
  const { hair } = user.preferences
  const value = typeof ownEntry<string, unknown>(hair, detail ?? '') === 'number' ? Number(key) : key
  if (detail !== undefined && ownEntry<string, unknown>(hair, detail) === value) return user
  const changed: unknown = { ...user.preferences, [part]: detail === undefined ? value : { ...hair, [detail]: value } }
  const settings = Preferences.decode(changed)
  return E.isRight(settings) ? withPreferences(user, settings.right) : user
}
