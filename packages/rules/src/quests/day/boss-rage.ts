import type { Boss, Quest, RageEffect } from '../../catalogue/index.ts'
import { changeUsers, eventForEach, sharedStep } from '../../documents/index.ts'
import { type Group, type User, withQuestProgress, withStats } from '../../model/index.ts'
import { participants, partyIn, type QuestStep, withQuest } from '../party.ts'

type Rage = { readonly party: Group; readonly facts: Quest; readonly boss: Boss; readonly harm: number }

/**
 * Harm fills the boss's rage; full rage takes effect and starts again from zero, and everybody on the quest is told.
 * docs/reference/rules.md 8.4, docs/decisions/087-rage-of-a-boss-is-told.md.
 */
export const bossRage =
  ({ party, facts, boss, harm }: Rage): QuestStep =>
  (documents) => {
    const { rage } = boss
    if (rage === undefined) return sharedStep(documents)
    const { quest } = partyIn(documents, party)
    const total = (quest.progress.rage ?? 0) + harm
    if (total === quest.progress.rage && total < rage.value) return sharedStep(documents)
    if (total < rage.value)
      return sharedStep(withQuest(documents, party, { ...quest, progress: { ...quest.progress, rage: total } }))
    const progress = { ...quest.progress, rage: 0, hp: healed(quest.progress.hp ?? 0, boss) }
    const raged = withQuest(documents, party, { ...quest, progress })
    const on = participants(raged, party)
    const rageEvent = {
      type: 'BossRaged',
      quest: facts.key,
      ...(rage.effect !== undefined && { effect: rage.effect.type }),
    } as const
    return sharedStep(changeUsers(raged, on, drained(rage.effect)), [
      { chat: party._id, line: { type: 'boss_rage', quest: facts.key } },
      ...eventForEach(on, rageEvent),
    ])
  }

/** Heals a share of the remaining health, up to the boss's initial health; a defeated boss stays defeated. */
const healed = (hp: number, { hp: maxHp, rage }: Boss): number =>
  Math.min(maxHp, rage?.effect?.type === 'healing' ? hp + rage.effect.share * hp : hp)

const drained =
  (effect: RageEffect | undefined) =>
  (user: User): User => {
    if (effect === undefined || effect.type === 'healing') return user
    const remainingShare = 1 - effect.share
    if (effect.type === 'mpDrain') return withStats(user, { mp: user.stats.mp * remainingShare })
    return withQuestProgress(user, { up: user.party.quest.progress.up * remainingShare })
  }
