import { type Audience, type Documents, EMPTY_DOCUMENTS } from '@daykeep/rules/documents'
import type { Instant } from '@daykeep/rules/kernel'
import type { Direction, QuestEffort } from '@daykeep/rules/model'
import type { SharedCommandName } from '@daykeep/rules/shared-commands'
import { type Document, type Store, toJson, type Write } from '../../store/index.ts'

/**
 * A shared command that was executed for some of the participants of a challenge, or of the members of a guild, with
 * everything that its rule needs to be executed for the others, but for the documents, which are stored apart. Rules are
 * pure: the same input makes the same originals, and each player's share.
 */
export type CommandForOthers = {
  readonly type: 'command'
  /** Entries of earlier releases, which have none, are for participants. */
  readonly audience?: Audience
  /** The challenge or the guild. Entries of one subject are delivered one after the other. */
  readonly subject: string
  readonly command: SharedCommandName
  readonly params: unknown
  readonly actorId: string
  readonly at: Instant
  readonly seed: string
  /** Of entries of earlier releases. Others have them apart, so that a batch does not write them again. */
  readonly documents?: Documents
  /** The last player, by id, who has had their share. */
  readonly cursor: string
  /** Until then one worker has the entry to itself, in milliseconds since 1970. */
  readonly leaseUntil: Instant
}

/** A score of a copy, which its original follows. docs/reference/rules.md 2.14. */
export type CopyScored = {
  readonly type: 'score'
  /** The original. */
  readonly subject: string
  readonly delta: number
  readonly direction: Direction
  readonly at: Instant
  readonly leaseUntil: Instant
}

/** The effort of a player's day, which the world boss gets. docs/reference/rules.md 8.6. */
export type WorldDay = {
  readonly type: 'worldDay'
  readonly subject: typeof WORLD_BOSS
  readonly userId: string
  readonly effort: QuestEffort
  readonly at: Instant
  readonly leaseUntil: Instant
}

/** A world boss has fallen: every player gets their reward. */
export type WorldRewards = Pick<CommandForOthers, 'at' | 'cursor' | 'leaseUntil'> & {
  readonly type: 'worldRewards'
  readonly subject: string
  readonly quest: string
}

export type OutboxEntry = CommandForOthers | CopyScored | WorldDay | WorldRewards

/** One that a worker has to itself for some batches. */
export type LeasedEntry = CommandForOthers | WorldRewards

/** What the rule of an entry needs, as it was before the command. Nothing when another worker has ended it. */
export const documentsOf = async (
  store: Pick<Store, 'get'>,
  { id, body }: Document<LeasedEntry>,
): Promise<Documents | undefined> => {
  if (body.type === 'worldRewards') return EMPTY_DOCUMENTS
  return body.documents ?? (await store.get<Documents>('outboxDocuments', id))?.body
}

export const WORLD_BOSS = 'worldBoss'

/**
 * Ids are in the order of the commands: the version of a challenge, or of a guild whose plan changes, grows with each of
 * them. A guild stays as it is when its members talk, so these are in the order of time.
 */
export const toEntryWrites = ({ version, documents, ...entry }: NewEntry): readonly Write[] => {
  const id =
    entry.audience === 'members'
      ? `${entry.subject}/${String(entry.at).padStart(14, '0')}/${entry.seed}`
      : `${entry.subject}/${String(version).padStart(12, '0')}`
  const body = toJson({ ...entry, type: 'command', cursor: '', leaseUntil: 0 })
  return [
    { type: 'insert', collection: 'outbox', id, body },
    { type: 'insert', collection: 'outboxDocuments', id, body: toJson(documents) },
  ]
}

/** `version`: of the subject. `documents`: as they were before the command; whoever is in them has had their share. */
type NewEntry = Omit<CommandForOthers, 'type' | 'cursor' | 'leaseUntil' | 'audience' | 'documents'> & {
  readonly audience: Audience
  readonly version: number
  readonly documents: Documents
}

/** `act`: tells this score from all others. */
export const toScoreWrite = (act: string, score: Omit<CopyScored, 'type' | 'leaseUntil'>): Write => ({
  type: 'insert',
  collection: 'outbox',
  id: `${score.subject}/${act}`,
  body: toJson({ ...score, type: 'score', leaseUntil: 0 }),
})

/** In the order of time. `act`: tells this day from all others. */
export const toWorldDayWrite = (act: string, day: Pick<WorldDay, 'userId' | 'effort' | 'at'>): Write => ({
  type: 'insert',
  collection: 'outbox',
  id: `${WORLD_BOSS}/${String(day.at).padStart(14, '0')}/${act}`,
  body: toJson({ ...day, type: 'worldDay', subject: WORLD_BOSS, leaseUntil: 0 }),
})

export const toWorldRewardsWrite = (quest: string, at: Instant): Write => ({
  type: 'insert',
  collection: 'outbox',
  id: `worldRewards/${quest}/${at}`,
  body: toJson({ type: 'worldRewards', subject: `worldRewards/${quest}/${at}`, quest, at, cursor: '', leaseUntil: 0 }),
})

type OutboxStatus = { readonly entries: number; readonly oldest: Instant | undefined }

/** How much is left to do, and since when. */
export const outboxStatus = async (store: Pick<Store, 'find' | 'count'>): Promise<OutboxStatus> => {
  const [entries, [oldest]] = await Promise.all([
    store.count('outbox'),
    store.find<OutboxEntry>('outbox', { sort: [{ path: 'at', order: 'ascending' }], limit: 1 }),
  ])
  return { entries, oldest: oldest?.body.at }
}
