import * as E from 'fp-ts/lib/Either.js'
import { pick, refuse, type Rule, type World } from '../kernel/index.ts'
import { textId } from '../inventory/index.ts'
import { type Attribute, type GearKey, type Stats, type User, withStats } from '../model/index.ts'
import { MAX_HEALTH } from '../stats/index.ts'
import { losableGear } from './losable-gear.ts'
import { withoutGear } from './lose-gear.ts'

/** What death cost besides experience, gold and a level. */
export type Losses = { readonly lostStat?: Attribute; readonly lostGear?: GearKey }

/** The order in which the throw counts attributes. */
const ALPHABETICAL: ReadonlyArray<Attribute> = ['con', 'int', 'per', 'str']

/** Brings a dead player back: poorer, a level lower, one point weaker and short of a piece of gear. Reference, rules 5.1. */
export const revive: Rule<keyof World, object, 'cannotRevive', User, Losses> =
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

const aliveAgain = (stats: Stats, lost: Attribute | undefined): Partial<Stats> => ({
  hp: MAX_HEALTH,
  exp: 0,
  gp: 0,
  lvl: Math.max(1, stats.lvl - 1),
  ...(lost === undefined ? {} : { [lost]: stats[lost] - 1 }),
})
