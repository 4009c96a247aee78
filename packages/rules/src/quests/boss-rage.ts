import type { Boss, Quest, RageEffect } from '../content/catalogue.ts'
import { type User, withQuestProgress, withStats } from '../model/index.ts'
import { type Draft, draft } from './decision.ts'
import { participants, type PartyState, withMembers, withQuest } from './party-state.ts'

/** Harm fills the boss's rage; when it is full it breaks out and begins anew. Reference, rules 8.4. */
export const bossRage =
  ({ key }: Quest, boss: Boss, harm: number) =>
  (state: PartyState): Draft => {
    const { rage } = boss
    if (rage === undefined) return draft(state)
    const { quest } = state.party
    const filled = (quest.progress.rage ?? 0) + harm
    const breaksOut = filled >= rage.value
    const progress = { ...quest.progress, rage: breaksOut ? 0 : filled }
    if (!breaksOut) return draft(filled === quest.progress.rage ? state : withQuest(state, { ...quest, progress }))
    const hp = healed(progress.hp ?? 0, boss)
    const raged = withQuest(state, { ...quest, progress: { ...progress, hp } })
    return draft(withMembers(raged, participants(raged), drained(rage.effect)), [{ type: 'boss_rage', quest: key }])
  }

/** A share of the health that is left, up to what the boss began with; one that is beaten stays beaten. */
const healed = (hp: number, { hp: most, rage }: Boss): number =>
  Math.min(most, rage?.effect?.type === 'healing' ? hp + rage.effect.share * hp : hp)

const drained =
  (effect: RageEffect | undefined) =>
  (user: User): User => {
    if (effect === undefined || effect.type === 'healing') return user
    const left = 1 - effect.share
    if (effect.type === 'mpDrain') return withStats(user, { mp: user.stats.mp * left })
    return withQuestProgress(user, { up: user.party.quest.progress.up * left })
  }
