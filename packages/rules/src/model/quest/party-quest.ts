import * as t from 'io-ts'
import { Count, Figure, mapOf } from '../codecs.ts'
import { QuestKey, UserId } from '../keys.ts'

/** `hp` and `rage` of a boss, or what was found of each thing to collect. */
export const PartyQuestProgress = t.readonly(
  t.intersection([t.type({ collect: mapOf(t.string, Count) }), t.partial({ hp: Figure, rage: Figure })]),
)
export type PartyQuestProgress = t.TypeOf<typeof PartyQuestProgress>

/** What a world boss has brought about: places it struck, and the figures of its desperation. */
export const WorldQuestExtra = t.readonly(
  t.partial({ worldDmg: mapOf(t.string, t.literal(true)), desperate: t.boolean, str: Figure, def: Figure }),
)
export type WorldQuestExtra = t.TypeOf<typeof WorldQuestExtra>

/**
 * The quest of a party, or of the whole world: none, one that members are invited to, or one that runs (`active`).
 * `members`: true takes part, false does not, null has not said. Once it runs, only those who take part are listed.
 * Reference, api 3.4.
 */
export const PartyQuest = t.readonly(
  t.intersection([
    t.type({
      active: t.boolean,
      members: mapOf(UserId, t.union([t.boolean, t.null])),
      progress: PartyQuestProgress,
    }),
    t.partial({ key: t.union([QuestKey, t.null]), leader: t.union([UserId, t.null]), extra: WorldQuestExtra }),
  ]),
)
export type PartyQuest = t.TypeOf<typeof PartyQuest>

/** A party that never had a quest, or has finished the last one. */
export const NO_QUEST: PartyQuest = { active: false, members: {}, progress: { collect: {} }, extra: {} }

/** A party whose last quest was cancelled or aborted. */
export const QUEST_CALLED_OFF: PartyQuest = {
  key: null,
  active: false,
  leader: null,
  progress: { collect: {} },
  members: {},
}
