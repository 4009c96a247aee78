import type { User } from '../../model/index.ts'
import { firstPreferences } from '../../registration/index.ts'
import { either, replaceInList, replaceKeys, type Successor } from './successors.ts'
import type { Successors } from './successors-by-kind.ts'

/** Replaces keys of owned and worn looks. A worn look without a successor becomes that of a new player. */
export const replaceAppearance = (
  { purchased, preferences }: User,
  { looks, backgrounds, gear }: Successors,
): Pick<User, 'purchased' | 'preferences'> => {
  const first = firstPreferences('')
  const worn = (group: string, key: string, otherwise: string): string => inGroup(looks, group)(key) ?? otherwise
  const wornNumber = (part: 'base' | 'bangs' | 'beard' | 'mustache' | 'flower'): number =>
    Number(worn(`hair.${part}`, String(preferences.hair[part]), String(first.hair[part])))
  const { background } = preferences
  return {
    purchased: {
      ...purchased,
      background: replaceKeys(purchased.background, backgrounds, either),
      skin: replaceKeys(purchased.skin, inGroup(looks, 'skin'), either),
      shirt: replaceKeys(purchased.shirt, inGroup(looks, 'shirt'), either),
      hair: Object.fromEntries(
        Object.entries(purchased.hair).map(([part, owned]) => [
          part,
          replaceKeys(owned, inGroup(looks, `hair.${part}`), either),
        ]),
      ),
      plan: { ...purchased.plan, mysteryItems: replaceInList(purchased.plan.mysteryItems, gear) },
    },
    preferences: {
      ...preferences,
      ...(background === undefined ? {} : { background: backgrounds(background) ?? '' }),
      skin: worn('skin', preferences.skin, first.skin),
      shirt: worn('shirt', preferences.shirt, first.shirt),
      chair: worn('chair', preferences.chair, first.chair),
      hair: {
        color: worn('hair.color', preferences.hair.color, first.hair.color),
        base: wornNumber('base'),
        bangs: wornNumber('bangs'),
        beard: wornNumber('beard'),
        mustache: wornNumber('mustache'),
        flower: wornNumber('flower'),
      },
    },
  }
}

/** The catalogue names looks by group and key (`hair.color.red`), players' documents by the key alone. */
const inGroup =
  (looks: Successor, group: string): Successor =>
  (key) => {
    const currentKey = looks(`${group}.${key}`)
    return currentKey?.startsWith(`${group}.`) ? currentKey.slice(group.length + 1) : undefined
  }
