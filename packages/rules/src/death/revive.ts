import * as E from 'fp-ts/lib/Either.js'
import { pick, refuse, type Rule, type RuleContext } from '../kernel/index.ts'
import { baseOf, textId, withOutfit } from '../inventory/index.ts'
import { type Attribute, type GearKey, type Stats, type User, withItems, withStats } from '../model/index.ts'
import { MAX_HEALTH } from '../stats/index.ts'
import { losableGear } from './losable-gear.ts'
import type { Catalogue, Gear } from '../catalogue/index.ts'
import { gearPin, withClassPins, withoutClassPins } from '../shops/index.ts'

/** What death costs besides experience, gold and a level. */
export type Losses = { readonly lostStat?: Attribute; readonly lostGear?: GearKey }

/** The order in which the throw picks an attribute. */
const ALPHABETICAL: ReadonlyArray<Attribute> = ['con', 'int', 'per', 'str']

/** Revives a dead player, who loses gold, experience, a level, a point of an attribute and a piece of gear. docs/reference/rules.md 5.1. */
export const revive: Rule<keyof RuleContext, object, 'cannotRevive', User, Losses> =
  ({ catalogue, seed }) =>
  () =>
  (user) => {
    if (user.stats.hp > 0) return refuse('cannotRevive')
    const stat = pick(
      seed,
      'revive.stat',
      ALPHABETICAL.filter((attribute) => user.stats[attribute] !== 0),
    )
    const revived = withStats(user, aliveAgain(user.stats, stat))
    const piece = pick(seed, 'revive.gear', losableGear(catalogue, revived))
    const losses: Losses = {
      ...(stat === undefined ? {} : { lostStat: stat }),
      ...(piece === undefined ? {} : { lostGear: piece.key }),
    }
    return E.right({
      state: piece === undefined ? revived : withoutGear(catalogue, revived, piece),
      report: losses,
      events: [{ type: 'PlayerRevived', ...losses }],
      ...(piece === undefined
        ? {}
        : { message: { key: 'messageLostItem', params: { item: textId('gear', piece.key) } } }),
    })
  }

const aliveAgain = (stats: Stats, lostStat: Attribute | undefined): Partial<Stats> => ({
  hp: MAX_HEALTH,
  exp: 0,
  gp: 0,
  lvl: Math.max(1, stats.lvl - 1),
  ...(lostStat === undefined ? {} : { [lostStat]: stats[lostStat] - 1 }),
})

/** Takes a piece of gear away and pins it in the rewards column, where it can be bought back. docs/reference/rules.md 5.1 step 6. */
const withoutGear = (catalogue: Catalogue, user: User, piece: Gear): User => {
  const unpinned = withoutClassPins(catalogue, user)
  const { gear } = unpinned.items
  const withoutPiece = withItems(unpinned, { gear: { ...gear, owned: { ...gear.owned, [piece.key]: false } } })
  return withPin(
    withClassPins(catalogue, undressed(undressed(withoutPiece, 'equipped', piece), 'costume', piece)),
    piece,
  )
}

const undressed = (user: User, name: 'equipped' | 'costume', { type, key }: Gear): User => {
  const outfit = user.items.gear[name]
  return outfit[type] === key ? withOutfit(user, name, { ...outfit, [type]: baseOf(type) }) : user
}

const withPin = (user: User, piece: Gear): User => {
  const pin = gearPin(piece)
  if (user.pinnedItems.some(({ path }) => path === pin.path)) return user
  return { ...user, pinnedItems: [...user.pinnedItems, pin] }
}
