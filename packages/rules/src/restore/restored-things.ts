import type { Catalogue } from '../catalogue/index.ts'
import { isRecord, ownEntry } from '../kernel/index.ts'
import { Items, type User, withItems } from '../model/index.ts'
import type { LeftOut, RestoreWay } from './report.ts'
import { origin, type ThingKind } from './unpaid.ts'

type Restored = { readonly user: User; readonly things: number; readonly leftOut: ReadonlyArray<LeftOut> }

/** Things that a player owns once. The own file of a player brings them back whatever they cost; goods never, since they can be used up and brought back again. */
const ONCE: ReadonlySet<ThingKind> = new Set(['gear', 'pets', 'mounts'])
const KINDS = ['gear', 'pets', 'mounts', 'eggs', 'hatchingPotions', 'food', 'quests'] as const

/** Points of a pet; one that was raised has -1. docs/reference/rules.md 7.1. */
const PET_POINTS = { raised: -1, most: 50 } as const

/** Of one of the goods, a caution against figures that no play brings. */
export const MOST = 9999

/** The gear, animals and goods of the file, as far as play alone may bring them. decision 122 */
export const restoredThings =
  (catalogue: Catalogue) =>
  (way: RestoreWay) =>
  (user: User): Restored => {
    const filed = isRecord(way.file['items']) ? way.file['items'] : {}
    const originIn = origin(catalogue)
    const leftOut: LeftOut[] = []
    let things = 0
    const maps = Object.fromEntries(
      KINDS.map((kind) => {
        const own: Map = ownOf(user.items, kind)
        const next: Record<string, unknown> = {}
        for (const [key, value] of Object.entries(filedOf(filed, kind))) {
          const found = originIn(kind, key)
          const mayCome = found === 'play' || (found === 'paid' && way.isOwn && ONCE.has(kind))
          if (!mayCome || !isValue(kind, value)) {
            if (ownEntry(own, key) !== value && hasWorth(value))
              leftOut.push({
                path: `items.${kind === 'gear' ? 'gear.owned' : kind}.${key}`,
                reason: found === 'paid' ? 'paid' : 'unknown',
              })
            continue
          }
          next[key] = way.mode === 'merge' ? larger(own[key], value) : value
          if (hasWorth(next[key]) && next[key] !== own[key]) things += 1
        }
        // what the file does not speak of goes with a replacement, unless only money brings it
        const ownEntries = Object.entries(own).filter(
          ([key]) => next[key] === undefined && (way.mode === 'merge' || originIn(kind, key) !== 'play' || way.isOwn),
        )
        return [kind, { ...Object.fromEntries(ownEntries), ...next }]
      }),
    ) as Record<ThingKind, Map>
    const changed = withThings(user, maps)
    return { user: way.mode === 'replace' ? dressed(changed, filed) : changed, things, leftOut }
  }

const withThings = (user: User, { gear: owned, ...others }: Record<ThingKind, Map>): User =>
  withItems(user, { ...others, gear: { ...user.items.gear, owned } } as unknown as Partial<Items>)

type Map = Readonly<Record<string, unknown>>

const ownOf = (items: Items, kind: ThingKind): Map => (kind === 'gear' ? items.gear.owned : items[kind])

const filedOf = (items: Map, kind: ThingKind): Map => {
  const gear = items['gear']
  const found = kind === 'gear' ? (isRecord(gear) ? gear['owned'] : undefined) : items[kind]
  return isRecord(found) ? found : {}
}

const isWhole = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most

const isValue = (kind: ThingKind, value: unknown): boolean => {
  if (kind === 'gear') return typeof value === 'boolean'
  if (kind === 'mounts') return typeof value === 'boolean' || value === null
  if (kind === 'pets') return typeof value === 'number' && value >= PET_POINTS.raised && value <= PET_POINTS.most
  return isWhole(value, 0, MOST)
}

const hasWorth = (value: unknown): boolean => value === true || (typeof value === 'number' && value !== 0)

/** A raised pet is more than any points. */
const larger = (own: unknown, filed: unknown): unknown => {
  if (own === undefined || own === null || own === false) return filed
  if (filed === PET_POINTS.raised || own === PET_POINTS.raised) return PET_POINTS.raised
  return typeof own === 'number' && typeof filed === 'number' ? Math.max(own, filed) : own
}

/** What is worn and ridden, of what is owned now. */
const dressed = (user: User, filed: Map): User => {
  const { items } = user
  const gear = isRecord(filed['gear']) ? filed['gear'] : {}
  const outfit = (name: 'equipped' | 'costume') => {
    const worn = isRecord(gear[name]) ? gear[name] : items.gear[name]
    return Object.fromEntries(Object.entries(worn).filter(([, key]) => isWearable(user, key)))
  }
  const animal = (name: 'currentPet' | 'currentMount') => {
    const key = filed[name]
    const isThere =
      typeof key === 'string' &&
      (name === 'currentPet'
        ? hasWorth(ownEntry<string, unknown>(items.pets, key))
        : ownEntry<string, unknown>(items.mounts, key) === true)
    return key === '' || isThere ? key : items[name]
  }
  const next = {
    ...items,
    gear: { ...items.gear, equipped: outfit('equipped'), costume: outfit('costume') },
    currentPet: animal('currentPet'),
    currentMount: animal('currentMount'),
  }
  return Items.is(next) ? { ...user, items: next } : user
}

const isWearable = ({ items }: User, key: unknown): boolean =>
  typeof key === 'string' && (key.endsWith('_base_0') || ownEntry<string, unknown>(items.gear.owned, key) === true)
