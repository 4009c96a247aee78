import type { Catalogue, LevelQuest } from '../catalogue/index.ts'
import type { DroppedItem, GameEvent, Outcome } from '../kernel/index.ts'
import { type Flags, type Stats, type User, withAllStats, withFlags, withItems } from '../model/index.ts'
import { levelUp } from './level-up.ts'

/** The stats a player is to have; negative health and gold become 0. Other stats may change with them. */
export type ProposedStats = Partial<Stats> & Pick<Stats, 'hp' | 'gp' | 'exp'>

export type LevelsGained = { readonly initialLvl: number; readonly newLvl: number }

/** Side effects of the update: levels gained, and the quest scroll that came with them. */
export type StatUpdate = { readonly leveledUp?: LevelsGained; readonly drop?: DroppedItem }

const NOTHING: StatUpdate = {}

/** Level from which rebirth is available. */
const REBIRTH_LEVEL = 50

/**
 * Sets health, gold and experience and applies what follows: levels, points, quest scrolls, unlocked features.
 * Experience may stay negative. docs/reference/application.md 4, Level-up; docs/reference/rules.md 1.3.
 */
export const updateStats =
  (catalogue: Catalogue) =>
  (proposed: ProposedStats) =>
  (user: User): Outcome<User, StatUpdate> => {
    const base = { ...user.stats, ...proposed, hp: Math.max(0, proposed.hp), gp: Math.max(0, proposed.gp) }
    const stats = levelUp(user.preferences, base)
    const quests = levelQuestsDue(catalogue, stats.lvl, user.flags.levelDrops)
    const rebirth = !user.flags.rebirthEnabled && stats.lvl >= REBIRTH_LEVEL
    const unlocked = withUnlocked(withAllStats(user, stats), rebirth)
    if (stats === base && quests.length === 0 && !rebirth) return { state: unlocked, report: NOTHING, events: [] }
    const drops = quests.map(questDrop)
    const levels = stats === base ? undefined : { initialLvl: user.stats.lvl, newLvl: stats.lvl }
    return {
      state: quests.length === 0 ? unlocked : withLevelQuests(unlocked, quests),
      report: reportOf(levels, drops),
      events: eventsOf(levels, drops, rebirth),
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

/** Reports only the last of several scrolls. */
const reportOf = (leveledUp: LevelsGained | undefined, drops: ReadonlyArray<DroppedItem>): StatUpdate => {
  const drop = drops.at(-1)
  return { ...(leveledUp === undefined ? {} : { leveledUp }), ...(drop === undefined ? {} : { drop }) }
}

/** At the highest level experience still heals, but no level is gained. */
const eventsOf = (
  levels: LevelsGained | undefined,
  drops: ReadonlyArray<DroppedItem>,
  rebirth: boolean,
): ReadonlyArray<GameEvent> => {
  const events: GameEvent[] = drops.map((drop) => ({ type: 'ItemDropped', drop }))
  if (levels !== undefined && levels.newLvl > levels.initialLvl)
    events.unshift({ type: 'LevelGained', from: levels.initialLvl, to: levels.newLvl })
  return rebirth ? [...events, { type: 'RebirthEnabled' }] : events
}

/** Quest scrolls that the level brings and the player has not received, in content order. docs/reference/rules.md 1.3 step 6. */
const levelQuestsDue = (catalogue: Catalogue, level: number, levelDrops: User['flags']['levelDrops']) =>
  catalogue.levelQuests.filter((quest) => level >= quest.level && !levelDrops[quest.key])

/** Adds the scrolls and records them as received. */
const withLevelQuests = (user: User, quests: ReadonlyArray<LevelQuest>): User => {
  const scrolls = { ...user.items.quests }
  const levelDrops = { ...user.flags.levelDrops }
  for (const { key } of quests) {
    scrolls[key] = (scrolls[key] ?? 0) + 1
    levelDrops[key] = true
  }
  return withFlags(withItems(user, { quests: scrolls }), { levelDrops })
}

const questDrop = ({ key }: LevelQuest): DroppedItem => ({ type: 'Quest', key })
