import type { Catalogue, Gear, HatchingPotion } from '../content/catalogue.ts'
import { type Instant, lookUp, type RefusalKey } from '../kernel/index.ts'
import { isSubscribed, type Pin, type User } from '../model/index.ts'
import { isRebirthFree } from './free-rebirth.ts'
import { gearLock } from './gear-lock.ts'

export type Currency = 'gold' | 'gems' | 'hourglasses'

/** What stands on a shelf: its price, and why the player may not have it, where that is so. */
export type ShelfItem = {
  readonly price: number
  readonly currency: Currency
  readonly locked: boolean
  /** The refusal that a purchase would meet. */
  readonly reason?: RefusalKey
}

/** Prices of what is no item. Gear for gems: a pair of hands, or an animal's ears and tail, cost double. */
const PRICES = { gem: 20, rebirth: 6, fortify: 4, gearForGems: 2, doubleGear: 4 } as const

/** What a pin's path names, or nothing if there is no such thing. Reference, rules 10.9. */
export const shelfItem =
  (catalogue: Catalogue, now: Instant) =>
  ({ type, path }: Pin) =>
  (user: User): ShelfItem | undefined => {
    if (path === 'potion') return forGold(catalogue.potion.value)
    if (path === 'armoire') return forGold(catalogue.armoire.value)
    const gear = afterPrefix(path, 'gear.flat.')
    if (gear !== undefined) return gearItem(catalogue, now, type, lookUp(catalogue.gear, gear), user)
    return specialItem(path, user, now) ?? marketItem(catalogue, path)
  }

const forGold = (price: number): ShelfItem => ({ price, currency: 'gold', locked: false })

const forGems = (price: number): ShelfItem => ({ price, currency: 'gems', locked: false })

const afterPrefix = (path: string, prefix: string): string | undefined =>
  path.startsWith(prefix) ? path.slice(prefix.length) : undefined

const gearItem = (
  catalogue: Catalogue,
  now: Instant,
  type: string,
  piece: Gear | undefined,
  user: User,
): ShelfItem | undefined => {
  if (piece === undefined) return undefined
  if (type === 'gear')
    return forGems(piece.twoHanded || piece.gearSet === 'animal' ? PRICES.doubleGear : PRICES.gearForGems)
  return { ...forGold(piece.value), ...gearLock(catalogue, now)(piece)(user) }
}

const specialItem = (path: string, user: User, now: Instant): ShelfItem | undefined => {
  if (path === 'special.fortify') return forGems(PRICES.fortify)
  if (path === 'special.rebirth_orb')
    return { ...forGems(isRebirthFree(user, now) ? 0 : PRICES.rebirth), locked: !user.flags.rebirthEnabled }
  if (path !== 'special.gems') return undefined
  return isSubscribed(user.purchased)
    ? forGold(PRICES.gem)
    : { ...forGold(PRICES.gem), locked: true, reason: 'mustSubscribeToPurchaseGems' }
}

/** Eggs, potions and food, by the paths of the groups that shops list them in. */
const marketItem = (catalogue: Catalogue, path: string): ShelfItem | undefined => {
  const [group = '', key = '', ...rest] = path.split('.')
  if (rest.length > 0) return undefined
  const value = marketValue(catalogue, group, key)
  return value === undefined ? undefined : forGems(value)
}

const marketValue = (catalogue: Catalogue, group: string, key: string): number | undefined => {
  if (group === 'eggs') return lookUp(catalogue.eggs, key)?.value
  if (group === 'food') return lookUp(catalogue.food, key)?.value
  const kind = lookUp(POTION_GROUPS, group)
  const potion = lookUp(catalogue.hatchingPotions, key)
  return kind !== undefined && potion?.kind === kind ? potion.value : undefined
}

const POTION_GROUPS: Readonly<Record<string, HatchingPotion['kind']>> = {
  hatchingPotions: 'standard',
  premiumHatchingPotions: 'premium',
  wackyHatchingPotions: 'wacky',
}
