import { isOnSale } from '../../calendar/index.ts'
import type { Background, Catalogue, Gear, Look } from '../../catalogue/index.ts'
import { everOwnedGear, gearPath } from '../../inventory/index.ts'
import { type Instant, ownEntry } from '../../kernel/index.ts'
import type { User } from '../../model/index.ts'

/** Gems. docs/reference/application.md 9, Customization prices. */
const PRICES = { scenes: 15, animalGear: 2, animalSet: 5 } as const

/** A look, background or piece of animal gear, and the set in which it is sold. */
export type Unlockable = {
  readonly kind: 'look' | 'background' | 'gear'
  /** All paths of the set. */
  readonly paths: ReadonlyArray<string>
  /** Gems for one; `setPrice`: for the whole set. */
  readonly price: number
  readonly setPrice: number
  /** Only awarded for check-ins. */
  readonly isIncentive: boolean
  readonly isOnSale: (now: Instant) => boolean
}

const GEAR = 'items.gear.owned.'
const BACKGROUND = 'background.'

/** The item that a path names; undefined if it is free or does not exist. docs/reference/rules.md 10.11. */
export const unlockableAt = (catalogue: Catalogue, path: string): Unlockable | undefined => {
  if (path.startsWith(GEAR)) return animalGear(catalogue, ownEntry(catalogue.gear, path.slice(GEAR.length)))
  if (path.startsWith(BACKGROUND))
    return scenes(catalogue, ownEntry(catalogue.backgrounds, path.slice(BACKGROUND.length)))
  return lookSet(
    catalogue,
    catalogue.looks.find((look) => look.path === path),
  )
}

/** Whether the player owns the item of a path; lost gear counts as owned. */
export const hasUnlocked = (user: User, path: string): boolean => {
  if (path.startsWith(GEAR)) return everOwnedGear(user, path.slice(GEAR.length))
  const owned = path.split('.').reduce<unknown>((tree, field) => ownEntry(tree ?? {}, field), user.purchased)
  return owned === true
}

/** The pin path of an item, which is unpinned when the item is unlocked; looks have none. */
export const pinOfPath = (catalogue: Catalogue, path: string): string | undefined => {
  if (path.startsWith(GEAR)) return gearPath(path.slice(GEAR.length))
  const scene = path.startsWith(BACKGROUND) ? ownEntry(catalogue.backgrounds, path.slice(BACKGROUND.length)) : undefined
  return scene === undefined ? undefined : `backgrounds.${scene.set}.${scene.key}`
}

const always = { isIncentive: false, isOnSale: () => true } as const

const animalGear = ({ gear }: Catalogue, piece: Gear | undefined): Unlockable | undefined => {
  if (piece?.gearSet !== 'animal') return undefined
  const set = Object.values<Gear>(gear).filter(({ gearSet, type }) => gearSet === 'animal' && type === piece.type)
  const paths = set.map(({ key }) => `${GEAR}${key}`)
  return { kind: 'gear', paths, price: PRICES.animalGear, setPrice: PRICES.animalSet, ...always }
}

const scenes = (catalogue: Catalogue, scene: Background | undefined): Unlockable | undefined => {
  if (scene === undefined) return undefined
  if (scene.event !== undefined) return sceneOfEvent(catalogue, scene)
  const set = Object.values<Background>(catalogue.backgrounds).filter((each) => each.set === scene.set)
  return {
    kind: 'background',
    paths: set.map(({ key }) => `${BACKGROUND}${key}`),
    price: scene.price,
    setPrice: PRICES.scenes,
    isIncentive: scene.currency === 'incentive',
    isOnSale: (now) => scene.currency === 'gems' && isOnSale(catalogue, 'backgrounds', scene.set, now),
  }
}

/** Each is sold by itself, since their events do not run together. docs/decisions/076-scenes-of-events.md. */
const sceneOfEvent = (catalogue: Catalogue, { key, price }: Background): Unlockable => ({
  kind: 'background',
  paths: [`${BACKGROUND}${key}`],
  price,
  setPrice: price,
  isIncentive: false,
  isOnSale: (now) => isOnSale(catalogue, 'eventBackgrounds', key, now),
})

const lookSet = ({ lookSets }: Catalogue, look: Look | undefined): Unlockable | undefined => {
  const set = look?.set === undefined ? undefined : ownEntry(lookSets, look.set)
  if (look === undefined || set?.price === undefined) return undefined
  return { kind: 'look', paths: set.looks.map(({ path }) => path), price: look.price, setPrice: set.price, ...always }
}
