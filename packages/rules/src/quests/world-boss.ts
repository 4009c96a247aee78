import * as E from 'fp-ts/lib/Either.js'
import type { Boss, Quest } from '../content/catalogue.ts'
import type { QuestEffort } from '../day/index.ts'
import { lookUp, type Outcome, outcome, type Rule } from '../kernel/index.ts'
import { NO_QUEST, type PartyQuest, type QuestKey, type User, withPartyQuest } from '../model/index.ts'
import type { Catalogue } from '../content/catalogue.ts'
import type { ChatLine } from './chat-line.ts'
import { takeRewards } from './take-rewards.ts'
import { nextScene } from './world-scenes.ts'

/** One day moves a world boss by no more than this. Reference, rules 8.6. */
const MOST_A_DAY = 900

/** `isResting`: of the player whose day it was. */
export type StrikeWorldBoss = { readonly effort: QuestEffort; readonly isResting: boolean }

/** `finished`: every player is now due the rewards of this quest (`takeWorldRewards`). */
export type WorldBossReport = { readonly chat: ReadonlyArray<ChatLine>; readonly finished?: QuestKey }

/**
 * A player's finished day against the boss of the whole world. Nobody is hurt; rage breaks shops instead. A beaten boss
 * falls at the next player's day, which then does nothing else. Reference, rules 8.6.
 */
export const strikeWorldBoss: Rule<'catalogue', StrikeWorldBoss, never, PartyQuest, WorldBossReport> =
  ({ catalogue }) =>
  ({ effort, isResting }) =>
  (quest) => {
    const facts = quest.active && quest.key ? lookUp(catalogue.quests, quest.key) : undefined
    if (facts?.objective.type !== 'boss' || isResting) return E.right({ ...outcome(quest), report: { chat: [] } })
    const { key, objective: boss } = facts
    if ((quest.progress.hp ?? 0) <= 0)
      return E.right({
        ...outcome(NO_QUEST),
        report: { chat: [{ type: 'tavern_quest_completed', quest: key }], finished: key },
      })
    const hit = { quest: withBlows(quest, boss, effort), chat: [] }
    const { quest: state, chat } = desperate(facts, boss)(enraged(facts, boss)(hit))
    return E.right({ state, report: { chat }, events: [] })
  }

/** What every player has of a fallen world boss, resting or not; the rest of their part in quests stays. Reference, rules 8.6. */
export const takeWorldRewards =
  (catalogue: Catalogue, key: QuestKey) =>
  (user: User): Outcome<User, undefined> => {
    const facts = lookUp(catalogue.quests, key)
    if (facts === undefined) return outcome(user)
    const { state, events } = takeRewards(catalogue, facts, false)(user)
    return outcome(withPartyQuest(state, { completed: key }), [{ type: 'QuestFinished', quest: key }, ...events])
  }

type Day = { readonly quest: PartyQuest; readonly chat: ReadonlyArray<ChatLine> }

const withBlows = (quest: PartyQuest, boss: Boss, { up, down }: QuestEffort): PartyQuest => {
  const { hp = 0, rage = 0 } = quest.progress
  const damage = Math.min(MOST_A_DAY, Math.abs(up)) / (quest.extra?.def ?? boss.def)
  const harm = Math.min(MOST_A_DAY, Math.abs(down)) * (quest.extra?.str ?? boss.str)
  if (damage === 0 && harm === 0) return quest
  return { ...quest, progress: { ...quest.progress, hp: hp - damage, rage: rage + harm } }
}

/** Full rage strikes the next place and may heal; when no place is left it only spends itself. */
const enraged =
  ({ key }: Quest, { rage }: Boss) =>
  ({ quest, chat }: Day): Day => {
    const { progress, extra = {} } = quest
    if (rage === undefined || (progress.rage ?? 0) < rage.value) return { quest, chat }
    const scene = nextScene(extra.worldDmg)
    const calm = { ...progress, rage: 0 }
    if (scene === undefined)
      return { quest: { ...quest, progress: calm }, chat: [...chat, { type: 'tavern_boss_rage_tired', quest: key }] }
    const hp = progress.hp ?? 0
    const healed = rage.effect?.type === 'healing' ? hp + rage.effect.share * hp : hp
    const worldDmg = { ...extra.worldDmg, [scene]: true } as const
    return {
      quest: { ...quest, progress: { ...calm, hp: healed }, extra: { ...extra, worldDmg } },
      chat: [...chat, { type: 'tavern_boss_rage', quest: key, scene }],
    }
  }

const desperate =
  ({ key }: Quest, { desperation }: Boss) =>
  ({ quest, chat }: Day): Day => {
    const { progress, extra = {} } = quest
    if (desperation === undefined || extra.desperate || (progress.hp ?? 0) >= desperation.threshold)
      return { quest, chat }
    const { str, def } = desperation
    return {
      quest: { ...quest, extra: { ...extra, desperate: true, str, def } },
      chat: [...chat, { type: 'tavern_boss_desperation', quest: key }],
    }
  }
