import type { WireGroup } from '@daykeep/api/contract'
import type { Catalogue, Quest } from '@daykeep/rules/catalogue'
import { fromIso } from '@daykeep/rules/kernel'
import { asKey, type QuestKey, type UserId } from '@daykeep/rules/model'
import type { ArtField } from '../../../art/index.ts'
import { hasText, nameOf, t } from '../../../i18n/index.ts'
import type { Participant, PartyMember, PartyModel, QuestAnswer, QuestBoss, QuestPanelModel } from '../party-model.ts'

/** The quest of a party in the state that its member sees. docs/reference/screens.md 6.2. */
export const toQuestPanel = (
  catalogue: Catalogue,
  quest: WireGroup['quest'],
  party: PartyModel,
  readerId: string,
): QuestPanelModel => {
  const entry = quest.key ? catalogue.quests[asKey<QuestKey>(quest.key)] : undefined
  if (entry === undefined) return { type: 'none' }
  const participants = party.members.flatMap((member) => toParticipant(quest, member))
  const head = {
    key: entry.key,
    name: nameOf(`quests.${entry.key}`),
    boss: entry.objective.type === 'boss' ? bossOf(entry) : undefined,
    owner: party.members.find(({ id }) => id === quest.leader),
    participants,
    leads: quest.leader === readerId || party.readerLeads,
    isOwner: quest.leader === readerId,
  }
  const answer = answerOf(quest, readerId)
  if (!quest.active)
    return {
      ...head,
      type: 'invited',
      answer,
      accepted: participants.filter((each) => each.answer === 'accepted').length,
      startsAt: quest.startsAt === undefined ? undefined : fromIso(quest.startsAt),
    }
  const reader = party.members.find(({ isReader }) => isReader)
  return { ...head, takesPart: answer === 'accepted', ...toObjective(entry, quest, reader) }
}

const bossOf = ({ key, art }: Quest): QuestBoss => ({
  name: nameWithin(`quests.${key}.boss`, nameOf(`quests.${key}`)),
  art: art['boss'] as ArtField | undefined,
})

const nameWithin = (id: string, otherwise: string): string => (hasText(id) ? t(id) : otherwise)

const toObjective = (
  { key, objective, art }: Quest,
  { progress }: WireGroup['quest'],
  reader: PartyMember | undefined,
) =>
  objective.type === 'boss'
    ? {
        type: 'boss' as const,
        health: { value: Math.ceil(progress.hp ?? objective.hp), max: objective.hp },
        strength: objective.str,
        pending: reader?.effort?.damage ?? 0,
        rage:
          objective.rage === undefined
            ? undefined
            : {
                value: Math.floor(progress.rage ?? 0),
                max: objective.rage.value,
                effect: nameWithin(`quests.${key}.rage.effect`, ''),
              },
      }
    : {
        type: 'collect' as const,
        items: Object.entries(objective.items).map(([item, wanted]) => ({
          key: item,
          name: nameWithin(`quests.${key}.items.${item}`, item),
          art: (art['items'] as Readonly<Record<string, ArtField>> | undefined)?.[item],
          found: progress.collect[item] ?? 0,
          wanted,
        })),
        pending: reader?.effort?.items ?? 0,
      }

const answerOf = (quest: WireGroup['quest'], id: string): QuestAnswer => {
  const members: Readonly<Record<string, boolean | null>> = quest.members
  const answer = members[id]
  return answer === true ? 'accepted' : answer === false ? 'declined' : 'waiting'
}

/** Once the quest runs, only those who take part are listed. */
const toParticipant = (quest: WireGroup['quest'], { id, name, avatar }: PartyMember): ReadonlyArray<Participant> => {
  if (!(id in quest.members)) return []
  const since = quest.invitedAt?.[asKey<UserId>(id)]
  const invitedAt = since === undefined ? undefined : fromIso(since)
  return [{ id, name, avatar, answer: answerOf(quest, id), invitedAt, ownsQuest: quest.leader === id }]
}
