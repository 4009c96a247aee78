import { toIso } from '@daykeep/rules/kernel'
import type { Blocker, BugReport, ModerationCase, User } from '@daykeep/rules/model'
import { hasPrivilege, type Privilege } from '@daykeep/rules/permissions'
import * as E from 'fp-ts/lib/Either.js'
import type { AuditEntry } from '../commands/index.ts'
import { pageNumber, type WireCase } from '../contract/index.ts'
import {
  and,
  contains,
  eq,
  type Filter,
  gt,
  not,
  oneOf,
  type Document,
  type Query,
  type Store,
} from '../store/index.ts'
import { withId } from '../wire/index.ts'
import { forStaff } from './require-privilege.ts'

/** Rows of a page. */
const PAGE = 50

export const pageOf = (page: string, path: string): Pick<Query, 'sort' | 'skip' | 'limit'> => ({
  sort: [{ path, order: 'descending' }],
  skip: pageNumber(page) * PAGE,
  limit: PAGE,
})

/** Those that hold, the latest first. docs/reference/api.md 2.16. */
export const getBlockers = forStaff<'getBlockers', 'store'>('readBlockers', (app) => async ({ player }) => {
  const found = await app.store.find<Blocker>('blockers', {
    where: eq('disabled', false),
    sort: [{ path: 'createdAt', order: 'descending' }],
  })
  return E.right({ data: found.map(({ body }) => withId(body)), user: player })
})

/** What waits for a decision, or what was decided. docs/decisions/104-reports-are-cases.md. */
export const getCases = forStaff<'getCases', 'store'>(['moderator'], (app) => async ({ input, player }) => {
  const found = await app.store.find<ModerationCase>('cases', {
    where: eq('open', input.query.closed !== 'true'),
    ...pageOf(input.query.page, 'updatedAt'),
  })
  const named = found.flatMap(({ body }) => [body.author, ...Object.keys(body.complaints)])
  const users = await app.store.getMany<User>('users', [...new Set(named)])
  const byId = new Map<string, User>(users.map(({ id, body }) => [id, body]))
  return E.right({ data: found.map(({ body }) => toWireCase(body, byId)), user: player })
})

const toWireCase = (
  { _id, kind, subject, group, text, author, complaints, open, updatedAt }: ModerationCase,
  users: ReadonlyMap<string, User>,
): WireCase => ({
  id: _id,
  kind,
  subject,
  group: group ?? null,
  text,
  author: {
    id: author,
    name: users.get(author)?.profile.name ?? '',
    muted: users.get(author)?.flags.chatRevoked === true,
    shadowMuted: users.get(author)?.flags.chatShadowMuted === true,
  },
  complaints: Object.entries(complaints).map(([by, { timestamp, comment = '' }]) => ({
    by,
    name: users.get(by)?.profile.name ?? '',
    at: timestamp,
    comment,
  })),
  open,
  updatedAt,
})

/** What staff did. docs/decisions/105-the-audit.md. */
export const getAudit = forStaff<'getAudit', 'store'>(
  ['userSupport', 'accessControl', 'moderator'],
  (app) =>
    async ({ input, player }) => {
      const { page, subject = '' } = input.query
      const found = await app.store.find<AuditEntry>('audit', {
        where: subject === '' ? gt('at', 0) : contains('subjects', subject),
        ...pageOf(page, 'at'),
      })
      const nameOf = await namesOfSubjects(app.store, found)
      const isSupport = hasPrivilege(player.body, 'userSupport')
      const data = found.map(({ id, body: { changes, reason, ...body } }) => ({
        ...body,
        id,
        at: toIso(body.at),
        names: Object.fromEntries(body.subjects.flatMap((each) => nameOf(each))),
        changes: changes.map((change) => asSeenBy(player.body, change)),
        ...(reason === undefined || !isSupport ? {} : { reason }),
      }))
      return E.right({ data, user: player })
    },
)

/** Subjects of one page that are named; the end of a challenge concerns thousands. */
const NAMED = 200

/** The names of the players whom acts concerned. */
const namesOfSubjects = async (
  store: Pick<Store, 'getMany'>,
  lines: ReadonlyArray<Document<AuditEntry>>,
): Promise<(id: string) => ReadonlyArray<readonly [string, string]>> => {
  const ids = new Set(lines.flatMap(({ body: { changes } }) => changes.flatMap(playerIdOf)))
  const players = await store.getMany<User>('users', [...ids].slice(0, NAMED))
  const names = new Map(players.map(({ id, body }) => [id, body.auth.local.username ?? body.profile.name]))
  return (id) => {
    const name = names.get(id)
    return name === undefined ? [] : [[id, name]]
  }
}

const playerIdOf = ({ kind, id }: AuditEntry['changes'][number]): readonly string[] => (kind === 'users' ? [id] : [])

type Change = AuditEntry['changes'][number]

/** What a moderator changes of a player. */
const MUTES: ReadonlySet<string> = new Set(['flags.chatRevoked', 'flags.chatShadowMuted'])

/** Who reads the values that an act changed; all staff see that it did. docs/reference/api.md 4.1. */
const READERS: Partial<Readonly<Record<Change['kind'], Privilege>>> = {
  users: 'userSupport',
  staffNotes: 'userSupport',
  tasks: 'userSupport',
  bugReports: 'userSupport',
  latePayments: 'userSupport',
  reports: 'moderator',
  cases: 'moderator',
  messages: 'moderator',
  privateMessages: 'moderator',
}

const asSeenBy = (actor: User, change: Change): Change => {
  const reader = MUTES.has(change.path) ? 'moderator' : READERS[change.kind]
  if (reader === undefined || hasPrivilege(actor, reader)) return change
  const { kind, id, path } = change
  return { kind, id, path }
}

/** Those of a state, or all; one without a state is open. docs/reference/api.md 2.16. */
export const getBugReports = forStaff<'getBugReports', 'store'>(['userSupport'], (app) => async ({ input, player }) => {
  const { page, state } = input.query
  const found = await app.store.find<BugReport>('bugReports', { where: inState(state), ...pageOf(page, 'at') })
  const data = found.map(({ id, body: { _id, state: own = 'open', ...body } }) => ({
    ...body,
    id,
    at: toIso(body.at),
    state: own,
  }))
  return E.right({ data, user: player })
})

const inState = (state: string): Filter => {
  if (state === '') return gt('at', 0)
  const byState = state === 'open' ? not(oneOf('state', ['answered', 'closed'])) : eq('state', state)
  return and(gt('at', 0), byState)
}
