import { pipe } from 'fp-ts/lib/function.js'
import type { Boss, Catalogue, Quest } from '../../catalogue/index.ts'
import { changeUsers, eventForEach, sharedStep } from '../../documents/index.ts'
import { andThen } from '../../kernel/index.ts'
import { type Group, type QuestEffort, type User, withStats } from '../../model/index.ts'
import type { QuestChatLine } from '../chat-line.ts'
import { participants, partyIn, type QuestStep, withQuest } from '../party.ts'
import { bossRage } from './boss-rage.ts'
import { finishQuest } from './finish-quest.ts'

type Fight = {
  readonly party: Group
  readonly facts: Quest
  readonly boss: Boss
  readonly effort: QuestEffort
  readonly user: User
}

/**
 * Applies a member's day to the party's boss: the boss takes the damage they prepared, everybody on the quest takes
 * damage for what they missed, and full rage takes effect before checking whether the boss is defeated.
 * docs/reference/rules.md 8.4.
 */
export const fightBoss = (catalogue: Catalogue, { party, facts, boss, effort, user }: Fight): QuestStep => {
  const harm = Math.abs(effort.down * boss.str)
  const line = damageLine(facts, effort.up, harm, user)
  return (documents) =>
    pipe(
      damageBoss(party, effort.up, line)(documents),
      andThen(bossRage({ party, facts, boss, harm })),
      andThen(strikeParticipants(party, facts, harm)),
      andThen(finishIfDefeated(catalogue, party, facts)),
    )
}

const damageBoss =
  (party: Group, damage: number, line: QuestChatLine): QuestStep =>
  (documents) => {
    const { quest } = partyIn(documents, party)
    const hp = (quest.progress.hp ?? 0) - damage
    const isHit = hp !== quest.progress.hp
    const hit = isHit ? withQuest(documents, party, { ...quest, progress: { ...quest.progress, hp } }) : documents
    return sharedStep(hit, [{ chat: party._id, line }])
  }

const strikeParticipants =
  (party: Group, { key }: Quest, harm: number): QuestStep =>
  (documents) => {
    if (harm === 0) return sharedStep(documents)
    const participantIds = participants(documents, party)
    return sharedStep(
      changeUsers(documents, participantIds, (member) => withStats(member, { hp: member.stats.hp - harm })),
      eventForEach(participantIds, { type: 'BossStruck', quest: key, damage: harm }),
    )
  }

const finishIfDefeated =
  (catalogue: Catalogue, party: Group, facts: Quest): QuestStep =>
  (documents) =>
    (partyIn(documents, party).quest.progress.hp ?? 0) > 0
      ? sharedStep(documents)
      : finishQuest(catalogue, { party, facts, line: { type: 'boss_defeated', quest: facts.key } })(documents)

const damageLine = ({ key }: Quest, damage: number, harm: number, { profile }: User): QuestChatLine => ({
  type: 'boss_damage',
  user: profile.name,
  quest: key,
  userDamage: damage.toFixed(1),
  bossDamage: harm.toFixed(1),
})
