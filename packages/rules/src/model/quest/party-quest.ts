import * as t from 'io-ts'
import { Count, Figure, mapOf } from '../codecs.ts'
import { IsoInstant } from '../../primitives/index.ts'
import { QuestKey, UserId } from '../keys.ts'

/** `hp` and `rage` of a boss, or the number found of each item to collect. */
export const PartyQuestProgress = t.readonly(
  t.intersection([t.type({ collect: mapOf(t.string, Count) }), t.partial({ hp: Figure, rage: Figure })]),
)
export type PartyQuestProgress = t.TypeOf<typeof PartyQuestProgress>

/** State of a world boss: the places it struck, and its figures in desperation. */
export const WorldQuestExtra = t.readonly(
  t.partial({ worldDmg: mapOf(t.string, t.literal(true)), desperate: t.boolean, str: Figure, def: Figure }),
)
export type WorldQuestExtra = t.TypeOf<typeof WorldQuestExtra>

/**
 * The quest of a party or of the world: none, one with pending invitations, or a running one (`active`). `members`: true
 * for accepted, false for declined, null for no response. A running quest lists participants only. While it waits,
 * `invitedAt` is since when an answer is open, and `startsAt` when the quest starts without those that are missing, if its
 * leader has set that. docs/reference/api.md 3.4; docs/decisions/134-a-quest-starts-by-itself.md.
 */
export const PartyQuest = t.readonly(
  t.intersection([
    t.type({
      active: t.boolean,
      members: mapOf(UserId, t.union([t.boolean, t.null])),
      progress: PartyQuestProgress,
    }),
    t.partial({
      key: t.union([QuestKey, t.null]),
      leader: t.union([UserId, t.null]),
      extra: WorldQuestExtra,
      invitedAt: mapOf(UserId, IsoInstant),
      startsAt: IsoInstant,
    }),
  ]),
)
export type PartyQuest = t.TypeOf<typeof PartyQuest>

/** The quest of a party that never had one, or finished its last. */
export const NO_QUEST: PartyQuest = { active: false, members: {}, progress: { collect: {} }, extra: {} }

/** The quest of a party whose last one was cancelled or aborted. */
export const QUEST_CALLED_OFF: PartyQuest = {
  key: null,
  active: false,
  leader: null,
  progress: { collect: {} },
  members: {},
}

/** What a player did for their party's quest since the last new day. */
export const QuestEffort = t.readonly(t.type({ up: t.number, down: t.number, collectedItems: t.number }))
export type QuestEffort = t.TypeOf<typeof QuestEffort>
