import { armoireGearLeft } from '@daykeep/rules/armoire'
import type { Catalogue, Gear } from '@daykeep/rules/catalogue'
import { type Instant, type RefusalKey, refusal } from '@daykeep/rules/kernel'
import { ATTRIBUTES, type Attribute, type User } from '@daykeep/rules/model'
import { buyPotion, type ColumnEntry, type Currency, rewardsColumn } from '@daykeep/rules/shops'
import { isOfClass, OWN_CLASS_BONUS } from '@daykeep/rules/stats'
import { nameOf, notesOf, refusalText, t } from '../../i18n/index.ts'
import { type Item, toGearItem } from '../items/index.ts'

export type AttributeGain = { readonly attribute: Attribute; readonly own: number; readonly classBonus: number }

/** A reward of the game. */
export type RewardModel = {
  readonly path: string
  readonly type: string
  /** Potion and armoire are bought at once, gear after its dialog. */
  readonly buying: 'potion' | 'armoire' | 'gear'
  readonly key: string
  readonly name: string
  readonly notes: string
  readonly picture: Item
  readonly price: number
  readonly currency: Currency
  readonly affordable: boolean
  /** Gold that the player lacks, rounded up; 0 if they can pay. */
  readonly missing: number
  /** Gold that remains after the purchase, rounded down. */
  readonly left: number
  /** Why it cannot be bought now. */
  readonly locked: string | undefined
  readonly removable: boolean
  readonly gains: ReadonlyArray<AttributeGain>
}

type RewardContent = Pick<RewardModel, 'buying' | 'key' | 'name' | 'notes' | 'picture' | 'removable' | 'gains'>

const GEAR_PATH = 'gear.flat.'

/** The rewards of the game, in the player's order. docs/reference/screens.md 2.5. */
export const toRewards = (catalogue: Catalogue, user: User, now: Instant): ReadonlyArray<RewardModel> =>
  rewardsColumn(catalogue)(user, now).flatMap((entry) => {
    const item = contentOf(catalogue, user, now, entry.path)
    return item === undefined ? [] : [toReward(catalogue, user, entry, item)]
  })

const toReward = (catalogue: Catalogue, user: User, entry: ColumnEntry, item: RewardContent): RewardModel => ({
  ...item,
  path: entry.path,
  type: entry.type,
  price: entry.price,
  currency: entry.currency,
  affordable: entry.currency === 'gold' && user.stats.gp >= entry.price,
  missing: Math.ceil(Math.max(0, entry.price - user.stats.gp)),
  left: Math.floor(Math.max(0, user.stats.gp - entry.price)),
  locked: entry.locked ? lockText(entry.reason) : potionLock(catalogue, user, item),
})

const contentOf = (catalogue: Catalogue, user: User, now: Instant, path: string): RewardContent | undefined => {
  if (path === 'potion') return stapleContent(catalogue, 'potion', t('market.potion.notes'))
  if (path === 'armoire') {
    const count = armoireGearLeft(catalogue, user, now).length
    return stapleContent(catalogue, 'armoire', t('market.armoire.notes', { count }))
  }
  return path.startsWith(GEAR_PATH) ? gearContent(catalogue, user, path.slice(GEAR_PATH.length)) : undefined
}

const stapleContent = (catalogue: Catalogue, kind: 'potion' | 'armoire', notes: string): RewardContent => ({
  buying: kind,
  key: kind,
  name: t(`market.${kind}.text`),
  notes,
  picture: { kind: 'item', art: catalogue[kind].art },
  removable: false,
  gains: [],
})

const gearContent = (catalogue: Catalogue, user: User, key: string): RewardContent | undefined => {
  const gear = (catalogue.gear as Readonly<Record<string, Gear>>)[key]
  return gear === undefined
    ? undefined
    : {
        buying: 'gear',
        key,
        name: nameOf(`gear.${key}`),
        notes: notesOf(`gear.${key}`),
        picture: toGearItem(gear),
        removable: true,
        gains: gainsOf(gear, user),
      }
}

/** The bonus of a piece to each attribute, and the extra bonus for its own class. docs/reference/rules.md 1.1. */
export const gainsOf = (gear: Gear, user: User): ReadonlyArray<AttributeGain> =>
  ATTRIBUTES.filter((attribute) => gear[attribute] !== 0).map((attribute) => ({
    attribute,
    own: gear[attribute],
    classBonus: isOfClass(gear, user.stats.class) ? OWN_CLASS_BONUS * gear[attribute] : 0,
  }))

const lockText = (reason: RefusalKey | undefined): string =>
  reason === undefined ? t('rewards.locked') : refusalText(refusal(reason))

/** The potion is locked in full health. Too little gold is shown by its price instead. */
const potionLock = (catalogue: Catalogue, user: User, { buying }: RewardContent): string | undefined => {
  if (buying !== 'potion') return undefined
  const result = buyPotion({ catalogue })({})(user)
  if (result._tag === 'Right' || result.left.key === 'messageNotEnoughGold') return undefined
  return refusalText(result.left)
}
