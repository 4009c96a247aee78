import { type Documents, EMPTY_DOCUMENTS } from '@daykeep/rules/documents'
import {
  Blocker,
  BugReport,
  Challenge,
  ChatMessage,
  Coupon,
  Group,
  ModerationCase,
  NewsPost,
  PrivateMessage,
  ProfileReport,
  type SharedTask,
  StaffNote,
  Task,
  User,
} from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'

/** The tasks of boards and challenges have the fields of a player's, but no owner. */
const isSharedTask = (body: unknown): body is SharedTask =>
  t.UnknownRecord.is(body) && E.isRight(Task.decode({ ...body, userId: 'nobody' }))

/** A codec that only asks whether a value is one. */
export const codecFor = <Body>(name: string, is: t.Is<Body>): t.Type<Body> =>
  new t.Type<Body>(name, is, (body, context) => (is(body) ? t.success(body) : t.failure(body, context)), t.identity)

/** The documents that rules know. */
export const documentCodecs = {
  users: User,
  tasks: Task,
  sharedTasks: codecFor('SharedTask', isSharedTask),
  groups: Group,
  challenges: Challenge,
  messages: ChatMessage,
  privateMessages: PrivateMessage,
  reports: ProfileReport,
  cases: ModerationCase,
  staffNotes: StaffNote,
  blockers: Blocker,
  newsPosts: NewsPost,
  coupons: Coupon,
  bugReports: BugReport,
} as const satisfies Readonly<Record<keyof Documents, t.Mixed>>

/** Some of each kind, by id: what a command that reaches many was executed on. */
export const Several = codecFor(
  'Documents',
  (body): body is Documents =>
    t.record(t.string, t.UnknownRecord).is(body) &&
    Object.keys(EMPTY_DOCUMENTS).every((kind) => Object.hasOwn(body, kind)) &&
    Object.entries(documentCodecs).every(([kind, codec]: [string, t.Mixed]) =>
      Object.values(body[kind] ?? {}).every((each) => E.isRight(codec.decode(each))),
    ),
)
