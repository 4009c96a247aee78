import * as E from 'fp-ts/lib/Either.js'
import type { Boss, Quest, Catalogue } from '../../catalogue/index.ts'
import { ownEntry, type Outcome, outcome, type Rule } from '../../kernel/index.ts'
import {
  NO_QUEST,
  type PartyQuest,
  type QuestEffort,
  type QuestKey,
  type User,
  withPartyQuest,
} from '../../model/index.ts'
import type { QuestChatLine } from '../chat-line.ts'
import { takeRewards } from '../day/take-rewards.ts'
import { nextScene } from './world-scenes.ts'

/**
 * The most that a day's effort counts against a world boss, for damage and for harm each, before defence and strength.
 * docs/reference/rules.md 8.6.
 */
const MAX_PROGRESS_A_DAY = 900

/** `isResting`: whether the player whose day it was rests. */
export type StrikeWorldBoss = { readonly effort: QuestEffort; readonly isResting: boolean }

/** `finished`: the quest whose rewards every player is now due (`takeWorldRewards`). */
export type WorldBossReport = { readonly chat: ReadonlyArray<QuestChatLine>; readonly finished?: QuestKey }

/**
 * Applies a player's finished day to the world boss. Nobody is hurt; rage damages shops instead. A defeated boss falls
 * on the next player's day, which then has no other effect. docs/reference/rules.md 8.6.
 */
export const strikeWorldBoss: Rule<'catalogue', StrikeWorldBoss, never, PartyQuest, WorldBossReport> =
  ({ catalogue }) =>
  ({ effort, isResting }) =>
  (quest) => {
    const facts = quest.active && quest.key ? ownEntry(catalogue.quests, quest.key) : undefined
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

/**
 * Gives a player the rewards of a fallen world boss, resting or not; their other quest state stays.
 * docs/reference/rules.md 8.6.
 */
export const takeWorldRewards =
  (catalogue: Catalogue, key: QuestKey) =>
  (user: User): Outcome<User, undefined> => {
    const facts = ownEntry(catalogue.quests, key)
    if (facts === undefined) return outcome(user)
    const { state, events } = takeRewards(catalogue, facts, false)(user)
    return outcome(withPartyQuest(state, { completed: key }), [{ type: 'QuestFinished', quest: key }, ...events])
  }

type Day = { readonly quest: PartyQuest; readonly chat: ReadonlyArray<QuestChatLine> }

const withBlows = (quest: PartyQuest, boss: Boss, { up, down }: QuestEffort): PartyQuest => {
  const { hp = 0, rage = 0 } = quest.progress
  const damage = Math.min(MAX_PROGRESS_A_DAY, Math.abs(up)) / (quest.extra?.def ?? boss.def)
  const harm = Math.min(MAX_PROGRESS_A_DAY, Math.abs(down)) * (quest.extra?.str ?? boss.str)
  if (damage === 0 && harm === 0) return quest
  return { ...quest, progress: { ...quest.progress, hp: hp - damage, rage: rage + harm } }
}

/** Full rage strikes the next place and may heal; with no place left it only resets. */
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
