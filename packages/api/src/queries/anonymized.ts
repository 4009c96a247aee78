import type { Task, User } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import { loadTasks } from '../commands/index.ts'
import type { WireUser } from '../contract/index.ts'
import type { PlayerHandler } from '../core/handler.ts'
import { withLegacyClientFields } from '../core/legacy-client-fields.ts'
import { toComputedUser, toWireTask } from '../core/wire-documents.ts'

/** The player and all tasks without what tells who it is. docs/reference/api.md 2.2. */
export const anonymized: PlayerHandler<'anonymized', 'store' | 'catalogue'> =
  (app) =>
  async ({ player }) => {
    const { tasks } = await loadTasks(app.store, player.id, 'all')
    const user = toAnonymous(withLegacyClientFields(toComputedUser(app.catalogue, player)))
    const nameless = [...tasks.values()].map(({ body }) => toWireTask(withoutWords(body)))
    return E.right({ data: { user, tasks: nameless }, user: player })
  }

const toAnonymous = (user: WireUser): Readonly<Record<string, unknown>> => {
  const { newMessages: _messages, profile: _profile, contributor: _title, invitations: _asked, ...rest } = user
  const { webhooks: _hooks, notifications: _notices, permissions: _rights, pushDevices: _phones, ...kept } = rest
  const { plan: _plan, ...purchased } = user.purchased
  const { challenges: _won, ...achievements } = user.achievements
  const { nyeReceived: _nye, valentineReceived: _valentine, ...special } = user.items.special
  const { acts: _acts, dayReport: _report, backer: _backer, ...body } = kept
  return {
    ...body,
    auth: { timestamps: user.auth.timestamps },
    inbox: { ...user.inbox, blocks: [] },
    items: { ...user.items, special: withoutSenders(special) },
    purchased,
    achievements,
    tags: user.tags.map((tag, at) => ({ ...tag, name: `tag ${at + 1}` })),
  }
}

/** Who sent the other cards is nobody's business either. */
const withoutSenders = (special: Partial<User['items']['special']>) =>
  Object.fromEntries(Object.entries(special).filter(([name]) => !name.endsWith('Received')))

const withoutWords = <Kind extends Task>(task: Kind): Kind => {
  const { alias: _alias, ...nameless } = task
  return {
    ...(nameless as Kind),
    text: 'task text',
    notes: 'task notes',
    ...('checklist' in task
      ? { checklist: task.checklist.map((item, at) => ({ ...item, text: `item ${at + 1}` })) }
      : {}),
  }
}
