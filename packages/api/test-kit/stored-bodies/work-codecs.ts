import type { Documents } from '@daykeep/rules/documents'
import type { Message } from '@daykeep/rules/kernel'
import { DayReport, QuestEffort } from '@daykeep/rules/model'
import { sharedCommands, type SharedCommandName } from '@daykeep/rules/shared-commands'
import * as t from 'io-ts'
import type {
  Act,
  AuditEntry,
  OutboxEntry,
  QuestAnswer,
  StoredDayReport,
  StoredEntry,
} from '../../src/commands/index.ts'
import type { Delivery, WebhookTry } from '../../src/deliveries/index.ts'
import type { ReminderLook } from '../../src/reminders/index.ts'
import { bodyCodec } from './body-codec.ts'
import { codecFor, documentCodecs, Several } from './document-codecs.ts'

const message = codecFor<Message>('Message', (body): body is Message => t.type({ key: t.string }).is(body))
const reply = t.intersection([t.type({ data: t.unknown }), t.partial({ message })])
const leased = { subject: t.string, at: t.number, leaseUntil: t.number } as const
const waiting = { ...leased, dueAt: t.number, failures: t.number } as const
const sharedCommand = new t.Type<SharedCommandName>(
  'shared command',
  (name): name is SharedCommandName => typeof name === 'string' && Object.hasOwn(sharedCommands, name),
  (name, context) =>
    typeof name === 'string' && Object.hasOwn(sharedCommands, name)
      ? t.success(name as SharedCommandName)
      : t.failure(name, context),
  t.identity,
)

const documentKind = t.union([t.keyof(documentCodecs), t.literal('latePayments')])
const email = t.intersection([
  t.type({ to: t.string, subject: t.string, text: t.string }),
  t.partial({ html: t.string, replyTo: t.string, unsubscribeUrl: t.string }),
])
const change = t.intersection([
  t.type({ kind: documentKind, id: t.string, path: t.string }),
  t.partial({ before: t.unknown, after: t.unknown }),
])

/** What is stored of acts that were done, and of what they still have to do. */
export const workCodecs = {
  journal: bodyCodec<StoredEntry>()(
    t.intersection([
      t.type({
        userId: t.string,
        turn: t.number,
        command: t.string,
        at: t.number,
        reply,
        changed: t.array(t.string),
        removed: t.array(t.string),
      }),
      t.partial({
        said: t.number,
        client: t.string,
        idempotencyKey: t.string,
        params: t.unknown,
        paramsHash: t.string,
      }),
    ]),
  ),
  dayReports: bodyCodec<StoredDayReport>()(t.type({ userId: t.string, at: t.number, report: DayReport })),
  acts: bodyCodec<Act>()(
    t.intersection([
      t.type({ userId: t.string, fingerprint: t.string, at: t.number, reply }),
      t.partial({ length: t.number }),
    ]),
  ),
  outbox: bodyCodec<OutboxEntry>()(
    t.union([
      t.intersection([
        t.type({
          ...leased,
          type: t.literal('command'),
          command: sharedCommand,
          params: t.unknown,
          actorId: t.string,
          seed: t.string,
          cursor: t.string,
        }),
        t.partial({
          audience: t.keyof({ participants: null, members: null, planMembers: null }),
          documents: Several,
        }),
      ]),
      t.type({ ...leased, type: t.literal('score'), delta: t.number, direction: t.keyof({ up: null, down: null }) }),
      t.type({
        ...leased,
        type: t.literal('worldDay'),
        subject: t.literal('worldBoss'),
        userId: t.string,
        effort: QuestEffort,
      }),
      t.type({ ...leased, type: t.literal('worldRewards'), quest: t.string, cursor: t.string }),
    ]),
  ),
  outboxDocuments: bodyCodec<Documents>()(Several),
  deliveries: bodyCodec<Delivery>()(
    t.union([
      t.type({ ...waiting, type: t.literal('webhook'), userId: t.string, webhook: t.string, body: t.UnknownRecord }),
      t.type({ ...waiting, type: t.literal('email'), email }),
      t.type({
        ...waiting,
        type: t.literal('push'),
        userId: t.string,
        subscription: t.string,
        until: t.number,
        message: t.type({
          kind: t.string,
          title: t.string,
          body: t.string,
          path: t.string,
          tag: t.string,
          language: t.string,
        }),
      }),
    ]),
  ),
  webhookTries: bodyCodec<WebhookTry>()(
    t.type({
      at: t.number,
      failure: t.union([t.string, t.null]),
      isRetried: t.boolean,
      userId: t.string,
      webhook: t.string,
      webhookType: t.string,
      type: t.union([t.string, t.null]),
      failures: t.number,
    }),
  ),
  audit: bodyCodec<AuditEntry>()(
    t.intersection([
      t.type({
        at: t.number,
        actor: t.type({ id: t.string, name: t.string }),
        act: t.string,
        subjects: t.array(t.string),
        changes: t.array(change),
      }),
      t.partial({ reason: t.string }),
    ]),
  ),
  liveEvents: t.type({ at: t.number, events: t.array(t.type({ topic: t.string, type: t.string })) }),
  reminderLooks: bodyCodec<ReminderLook>()(t.type({ userId: t.string, dueAt: t.number })),
  sentReminders: t.type({ at: t.number }),
  questAnswers: bodyCodec<QuestAnswer>()(
    t.type({ userId: t.string, at: t.number, client: t.string, quest: t.string, response: t.string }),
  ),
} as const
