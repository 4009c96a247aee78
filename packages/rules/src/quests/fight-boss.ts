import type { Boss, Catalogue, Quest } from '../content/catalogue.ts'
import type { QuestEffort } from '../day/index.ts'
import type { User } from '../model/index.ts'
import { withStats } from '../model/index.ts'
import { bossRage } from './boss-rage.ts'
import type { ChatLine } from './chat-line.ts'
import { type Draft, draft, followed, toldAll } from './decision.ts'
import { finishQuest } from './finish-quest.ts'
import { participants, type PartyState, withMembers, withQuest } from './party-state.ts'

type Fight = { readonly facts: Quest; readonly boss: Boss; readonly effort: QuestEffort; readonly user: User }

/**
 * A member's day against the boss of the party: the boss takes what they prepared, everybody on the quest what they
 * missed, and rage, once full, breaks out before it is seen whether the boss still stands. Reference, rules 8.4.
 */
export const fightBoss =
  (catalogue: Catalogue, { facts, boss, effort, user }: Fight) =>
  (state: PartyState): Draft => {
    const harm = Math.abs(effort.down * boss.str)
    const going = participants(state)
    const hit = draft(
      withBossHealth(state, (hp) => hp - effort.up),
      [blow(facts, effort.up, harm, user)],
    )
    const raged = followed(hit, bossRage(facts, boss, harm))
    const struck = followed(raged, (after) => {
      if (harm === 0) return draft(after)
      const hurt = withMembers(after, going, (member) => withStats(member, { hp: member.stats.hp - harm }))
      return draft(hurt, [], toldAll(going, { type: 'BossStruck', quest: facts.key, damage: harm }))
    })
    if ((struck.state.party.quest.progress.hp ?? 0) > 0) return struck
    return followed(struck, (after) => {
      const finished = finishQuest(catalogue, facts)(after)
      return { ...finished, chat: [{ type: 'boss_defeated', quest: facts.key }, ...finished.chat] }
    })
  }

/** The party with the health of its boss changed. */
export const withBossHealth = (state: PartyState, change: (hp: number) => number): PartyState => {
  const { quest } = state.party
  const hp = change(quest.progress.hp ?? 0)
  return hp === quest.progress.hp ? state : withQuest(state, { ...quest, progress: { ...quest.progress, hp } })
}

const blow = ({ key }: Quest, damage: number, harm: number, { profile }: User): ChatLine => ({
  type: 'boss_damage',
  user: profile.name,
  quest: key,
  userDamage: damage.toFixed(1),
  bossDamage: harm.toFixed(1),
})
