import type { Catalogue } from '../content/catalogue.ts'
import type { DroppedItem, GameEvent, Outcome } from '../kernel/index.ts'
import { type Flags, type Stats, type User, withAllStats, withFlags } from '../model/index.ts'
import { levelQuestsDue, questDrop, withLevelQuests } from './level-quests.ts'
import { levelUp } from './level-up.ts'

/** What the player should have now; health and gold below zero become zero. Other stats may change along. */
export type ProposedStats = Partial<Stats> & Pick<Stats, 'hp' | 'gp' | 'exp'>

export type LevelsGained = { readonly initialLvl: number; readonly newLvl: number }

/** What the update brought besides: levels, and the quest scroll that came with them. */
export type StatUpdate = { readonly leveledUp?: LevelsGained; readonly drop?: DroppedItem }

const NOTHING: StatUpdate = {}

/** Level from which rebirth is on offer. */
const REBIRTH_LEVEL = 50

/**
 * Gives the player their new health, gold and experience, and all that follows: levels, points, quest scrolls, what
 * the app unlocks. Experience may stay below zero. Application specification, section 4, Level-up; reference, rules 1.3.
 */
export const updateStats =
  (catalogue: Catalogue) =>
  (proposed: ProposedStats) =>
  (user: User): Outcome<User, StatUpdate> => {
    const given = { ...user.stats, ...proposed, hp: Math.max(0, proposed.hp), gp: Math.max(0, proposed.gp) }
    const stats = levelUp(user.preferences, given)
    const quests = levelQuestsDue(catalogue, stats.lvl, user.flags.levelDrops)
    const rebirth = !user.flags.rebirthEnabled && stats.lvl >= REBIRTH_LEVEL
    const unlocked = withUnlocked(withAllStats(user, stats), rebirth)
    if (stats === given && quests.length === 0 && !rebirth) return { state: unlocked, report: NOTHING, events: [] }
    const drops = quests.map(questDrop)
    const gained = stats === given ? undefined : { initialLvl: user.stats.lvl, newLvl: stats.lvl }
    return {
      state: quests.length === 0 ? unlocked : withLevelQuests(unlocked, quests),
      report: reportOf(gained, drops),
      events: eventsOf(gained, drops, rebirth),
    }
  }

const withUnlocked = (user: User, rebirth: boolean): User => {
  const { flags, stats } = user
  const customizations = flags.customizationsNotification || stats.exp > 5 || stats.lvl > 1
  const items = flags.itemsEnabled || stats.exp > 10 || stats.lvl > 1
  if (customizations === flags.customizationsNotification && items === flags.itemsEnabled && !rebirth) return user
  const unlocked: Partial<Flags> = { customizationsNotification: customizations, itemsEnabled: items }
  return withFlags(user, rebirth ? { ...unlocked, rebirthEnabled: true } : unlocked)
}

/** Of several scrolls the last one is told. */
const reportOf = (leveledUp: LevelsGained | undefined, drops: ReadonlyArray<DroppedItem>): StatUpdate => {
  const drop = drops.at(-1)
  return { ...(leveledUp === undefined ? {} : { leveledUp }), ...(drop === undefined ? {} : { drop }) }
}

/** At the highest level experience still heals, but no level is gained. */
const eventsOf = (
  gained: LevelsGained | undefined,
  drops: ReadonlyArray<DroppedItem>,
  rebirth: boolean,
): ReadonlyArray<GameEvent> => {
  const events: GameEvent[] = drops.map((drop) => ({ type: 'ItemDropped', drop }))
  if (gained !== undefined && gained.newLvl > gained.initialLvl)
    events.unshift({ type: 'LevelGained', from: gained.initialLvl, to: gained.newLvl })
  return rebirth ? [...events, { type: 'RebirthEnabled' }] : events
}
