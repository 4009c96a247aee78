import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { sharedStep, succeed, type SharedEvent, type SharedRule, findDocument } from '../documents/index.ts'
import { fromIso, HOUR, type Instant, refuse, toIso } from '../kernel/index.ts'
import type { Group } from '../model/index.ts'
import { canManageQuest, currentQuest, withQuest } from './party.ts'
import { type InGroup, partyCommand, type QuestRule } from './quest-command.ts'
import { startQuest } from './start-quest.ts'

/** Hours that a quest may wait for answers before it starts by itself: a week. */
const LONGEST_WAIT = 168

/** Whole hours from 1 to LONGEST_WAIT; 0 waits for every answer. */
export const HoursToWait = new t.Type<number, number, unknown>(
  'HoursToWait',
  (input): input is number => isHoursToWait(input),
  (input, context) => (isHoursToWait(input) ? t.success(input) : t.failure(input, context)),
  t.identity,
)

const isHoursToWait = (input: unknown): input is number =>
  typeof input === 'number' && Number.isInteger(input) && input >= 0 && input <= LONGEST_WAIT

export type ScheduleQuestStart = { readonly hours: number }

type Refusals = 'questNotPending' | 'questAlreadyStarted' | 'questOrGroupLeaderOnlyStartQuest'

/**
 * Sets that a waiting quest starts in some hours, with those who have accepted by then; 0 takes that back. For whoever may
 * start it at once. docs/decisions/134-a-quest-starts-by-itself.md
 */
export const scheduleQuestStart: QuestRule<ScheduleQuestStart, Refusals> = partyCommand<ScheduleQuestStart, Refusals>(
  ({ now, actor, party }, { hours }) => {
    const quest = currentQuest(party)
    if (quest === undefined) return refuse('questNotPending')
    if (quest.active) return refuse('questAlreadyStarted')
    if (!canManageQuest(party, actor._id)) return refuse('questOrGroupLeaderOnlyStartQuest')
    const { startsAt: _earlier, ...waiting } = party.quest
    const planned = hours === 0 ? waiting : { ...waiting, startsAt: toIso(now + hours * HOUR) }
    return E.right((documents) => sharedStep(withQuest(documents, party, planned)))
  },
)

/** Starts a quest whose time has come; nothing happens before, after, or when it is called off. */
export const startScheduledQuest: SharedRule<'catalogue' | 'now', InGroup, never, undefined, SharedEvent> =
  ({ catalogue, now }) =>
  ({ group }) =>
  (documents) => {
    const party = findDocument(documents, 'groups', group)
    return party === undefined || !isStartDue(party, now)
      ? succeed(documents, undefined)
      : E.right(startQuest(catalogue, party)(documents))
  }

/** Whether the party's quest starts by itself now. */
export const isStartDue = ({ quest: { active, startsAt } }: Pick<Group, 'quest'>, now: Instant): boolean =>
  !active && startsAt !== undefined && fromIso(startsAt) <= now
