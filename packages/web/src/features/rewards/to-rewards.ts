import { armoireGearLeft } from '@daykeep/rules/armoire'
import type { Catalogue, Gear } from '@daykeep/rules/content'
import { type Instant, type RefusalKey, refusal } from '@daykeep/rules/kernel'
import { ATTRIBUTES, type Attribute, type User } from '@daykeep/rules/model'
import { buyPotion, type ColumnEntry, type Currency, rewardsColumn } from '@daykeep/rules/shops'
import { isOfClass, OWN_CLASS_BONUS } from '@daykeep/rules/stats'
import { nameOf, notesOf, refusalText, t } from '../../texts/index.ts'
import { type Thing, toGearThing } from '../things/index.ts'

export type AttributeGain = { readonly attribute: Attribute; readonly own: number; readonly classBonus: number }

/** Something of the game that the rewards column offers. */
export type RewardModel = {
  readonly path: string
  readonly type: string
  /** Potion and armoire are bought at a press; gear is shown first. */
  readonly buying: 'potion' | 'armoire' | 'gear'
  readonly key: string
  readonly name: string
  readonly notes: string
  readonly thing: Thing
  readonly price: number
  readonly currency: Currency
  readonly affordable: boolean
  /** Gold the player lacks, whole; 0 for one who can pay. */
  readonly missing: number
  /** Gold that stays with one who can pay. */
  readonly left: number
  /** Why it can't be had now, in words. */
  readonly locked: string | undefined
  readonly removable: boolean
  readonly gains: ReadonlyArray<AttributeGain>
}

type Item = Pick<RewardModel, 'buying' | 'key' | 'name' | 'notes' | 'thing' | 'removable' | 'gains'>

const GEAR_PATH = 'gear.flat.'

/** The rewards column below the player's own rewards, top to bottom. Screens 2.5. */
export const toRewards = (catalogue: Catalogue, user: User, now: Instant): ReadonlyArray<RewardModel> =>
  rewardsColumn(catalogue)(user, now).flatMap((entry) => {
    const item = itemOf(catalogue, user, now, entry.path)
    return item === undefined ? [] : [toReward(catalogue, user, entry, item)]
  })

const toReward = (catalogue: Catalogue, user: User, entry: ColumnEntry, item: Item): RewardModel => ({
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

const itemOf = (catalogue: Catalogue, user: User, now: Instant, path: string): Item | undefined => {
  if (path === 'potion') return shelf(catalogue, 'potion', t('market.potion.notes'))
  if (path === 'armoire') {
    const count = armoireGearLeft(catalogue, user, now).length
    return shelf(catalogue, 'armoire', t('market.armoire.notes', { count }))
  }
  return path.startsWith(GEAR_PATH) ? gearItem(catalogue, user, path.slice(GEAR_PATH.length)) : undefined
}

const shelf = (catalogue: Catalogue, kind: 'potion' | 'armoire', notes: string): Item => ({
  buying: kind,
  key: kind,
  name: t(`market.${kind}.text`),
  notes,
  thing: { kind: 'item', art: catalogue[kind].art },
  removable: false,
  gains: [],
})

const gearItem = (catalogue: Catalogue, user: User, key: string): Item | undefined => {
  const gear = (catalogue.gear as Readonly<Record<string, Gear>>)[key]
  return gear === undefined
    ? undefined
    : {
        buying: 'gear',
        key,
        name: nameOf(`gear.${key}`),
        notes: notesOf(`gear.${key}`),
        thing: toGearThing(gear),
        removable: true,
        gains: gainsOf(gear, user),
      }
}

/** What a piece adds to each attribute, and what it adds more for its own class. Reference, rules 1.1. */
export const gainsOf = (gear: Gear, user: User): ReadonlyArray<AttributeGain> =>
  ATTRIBUTES.filter((attribute) => gear[attribute] !== 0).map((attribute) => ({
    attribute,
    own: gear[attribute],
    classBonus: isOfClass(gear, user.stats.class) ? OWN_CLASS_BONUS * gear[attribute] : 0,
  }))

const lockText = (reason: RefusalKey | undefined): string =>
  reason === undefined ? t('rewards.locked') : refusalText(refusal(reason))

/** The potion is there for the hurt alone; too little gold is shown by its price. */
const potionLock = (catalogue: Catalogue, user: User, { buying }: Item): string | undefined => {
  if (buying !== 'potion') return undefined
  const answer = buyPotion({ catalogue })({})(user)
  if (answer._tag === 'Right' || answer.left.key === 'messageNotEnoughGold') return undefined
  return refusalText(answer.left)
}
