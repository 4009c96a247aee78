import * as E from 'fp-ts/lib/Either.js'
import {
  findDocument,
  requireActor,
  type SharedEvent,
  type SharedRule,
  succeed,
  withGroup,
} from '../../documents/index.ts'
import { type QuestEffort, TAVERN } from '../../model/index.ts'
import { strikeWorldBoss, type WorldBossReport } from './world-boss.ts'

/** `effort`: the player's effort, as reported by their new day. */
export type ResolveWorldBossDay = { readonly effort: QuestEffort }

/**
 * Applies a player's finished day to the world boss, which is stored as the tavern's quest. docs/reference/rules.md
 * 8.6.
 */
export const resolveWorldBossDay: SharedRule<
  'catalogue',
  ResolveWorldBossDay,
  never,
  Pick<WorldBossReport, 'finished'>,
  SharedEvent
> =
  (context) =>
  ({ actorId, effort }) =>
  (documents) => {
    const tavern = findDocument(documents, 'groups', TAVERN)
    if (tavern === undefined) return succeed(documents, {})
    const isResting = requireActor(documents, actorId).preferences.sleep
    const struck = strikeWorldBoss(context)({ effort, isResting })(tavern.quest)
    if (E.isLeft(struck)) return struck
    const { state: quest, report } = struck.right
    const { chat, ...rest } = report
    const after = quest === tavern.quest ? documents : withGroup(documents, { ...tavern, quest })
    return succeed(
      after,
      rest,
      chat.map((line) => ({ chat: tavern._id, line })),
    )
  }
