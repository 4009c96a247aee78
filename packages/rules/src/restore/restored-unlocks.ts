import type { Catalogue } from '../catalogue/index.ts'
import { isRecord, ownEntry } from '../kernel/index.ts'
import { Items, User } from '../model/index.ts'
import type { RestoreWay } from './report.ts'
import { MOST } from './restored-things.ts'

/** Steps of the game that a player takes once; they only ever become true. */
const STEPS = ['itemsEnabled', 'rebirthEnabled', 'armoireOpened', 'armoireEnabled'] as const

/** Settings that have a command or a form of their own. */
const SETTINGS = ['preferences.sleep', 'inbox.optOut', 'party.order', 'party.orderAscending'] as const

/**
 * What play alone unlocked besides things: scenes that check-ins bring, steps of the game, cards and what snowballs are made
 * of, and settings that are set one by one elsewhere. A merge takes the scenes alone. decision 122
 */
export const restoredUnlocks =
  (catalogue: Catalogue) =>
  ({ file, mode }: RestoreWay) =>
  (user: User): User => {
    const withScenes = scenesIn(catalogue, file, user)
    return mode === 'merge' ? withScenes : settingsIn(file, specialIn(file, stepsIn(catalogue, file, withScenes)))
  }

const scenesIn = (catalogue: Catalogue, file: RestoreWay['file'], user: User): User => {
  const filed = recordAt(file, 'purchased', 'background')
  const scenes = Object.keys(filed).filter(
    (key) => filed[key] === true && ownEntry(catalogue.backgrounds, key)?.currency === 'incentive',
  )
  if (scenes.every((key) => user.purchased.background[key] === true)) return user
  const background = { ...user.purchased.background, ...Object.fromEntries(scenes.map((key) => [key, true])) }
  return { ...user, purchased: { ...user.purchased, background } }
}

/** Scrolls of levels that were given once are not given again. */
const stepsIn = (catalogue: Catalogue, file: RestoreWay['file'], user: User): User => {
  const filed = recordAt(file, 'flags')
  const steps = Object.fromEntries(STEPS.filter((step) => filed[step] === true).map((step) => [step, true]))
  const unlocked = Object.entries(recordAt(file, 'flags', 'levelDrops')).filter(
    ([key, isGiven]) => isGiven === true && ownEntry(catalogue.quests, key) !== undefined,
  )
  const levelDrops = { ...user.flags.levelDrops, ...Object.fromEntries(unlocked) }
  return { ...user, flags: { ...user.flags, ...steps, levelDrops } }
}

/** Cards, antidotes and what is thrown, all of them bought for gold. */
const specialIn = (file: RestoreWay['file'], user: User): User => {
  const filed = Object.entries(recordAt(file, 'items', 'special')).filter(
    ([, value]) => typeof value !== 'number' || (Number.isInteger(value) && value >= 0 && value <= MOST),
  )
  const next = filed.reduce<unknown>((items, [key, value]) => {
    const changed = { ...user.items, special: { ...Object(Object(items).special), [key]: value } }
    return key in user.items.special || OPTIONAL.has(key) ? (Items.is(changed) ? changed : items) : items
  }, user.items)
  return { ...user, items: next as Items }
}

/** Antidotes that most players have never had. */
const OPTIONAL: ReadonlySet<string> = new Set(['salt', 'opaquePotion', 'petalFreePotion', 'sand'])

const settingsIn = (file: RestoreWay['file'], user: User): User =>
  SETTINGS.reduce((changed, path) => {
    const [part = '', field = ''] = path.split('.')
    const value = recordAt(file, part)[field]
    const own = changed as unknown as Readonly<Record<string, object>>
    const next: unknown = { ...changed, [part]: { ...own[part], [field]: value } }
    return value !== undefined && User.is(next) ? next : changed
  }, user)

const recordAt = (file: RestoreWay['file'], ...path: ReadonlyArray<string>): Readonly<Record<string, unknown>> => {
  const found = path.reduce<unknown>((tree, key) => (isRecord(tree) ? tree[key] : undefined), file)
  return isRecord(found) ? found : {}
}
