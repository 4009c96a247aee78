import type { Task } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import { loadTasks } from '../../commands/index.ts'
import type { AppContext } from '../../core/app-context.ts'
import type { AuthenticatedRequest } from '../../core/api-request.ts'
import type { PlayerHandler } from '../../core/handler.ts'
import { withUnseenTutorials } from '../../core/legacy-client-fields.ts'
import { toWireTask, toWireUser } from '../../core/wire-documents.ts'
import { toInboxMessage } from '../../wire/index.ts'
import { translatorFor } from '../translator-for.ts'
import { withSignature } from './signature.ts'
import { allMessages } from './messages.ts'

const LISTS = { habit: 'habits', daily: 'dailys', todo: 'todos', reward: 'rewards' } as const

/** docs/reference/api.md 6.4. */
export const exportUserJson: PlayerHandler<'exportUserJson', 'store' | 'i18n'> = (app) => async (request) =>
  E.right({
    data: await withSignature(app.store, await userData(app, request)),
    bare: true,
    file: { name: 'userdata.json', type: 'application/json' },
  })

/** docs/reference/api.md 6.4. */
export const exportUserXml: PlayerHandler<'exportUserXml', 'store' | 'i18n'> = (app) => async (request) => {
  const { parse } = await import('js2xmlparser')
  return E.right({
    data: parse('user', await userData(app, request), { replaceInvalidChars: true }),
    bare: true,
    file: { name: 'userdata.xml', type: 'application/xml' },
  })
}

/** The player with all tasks by kind and all private messages by id. No login is in it. */
const userData = async (
  app: Pick<AppContext, 'store' | 'i18n'>,
  request: AuthenticatedRequest,
): Promise<Readonly<Record<string, unknown>>> => {
  const { player } = request
  const [{ tasks }, messages] = await Promise.all([
    loadTasks(app.store, player.id, 'all'),
    allMessages(app.store, player.id),
  ])
  const toMessage = toInboxMessage(translatorFor(app, request))
  const { inbox } = player.body
  return {
    ...withUnseenTutorials(toWireUser(player)),
    tasks: byKind([...tasks.values()].map(({ body }) => body)),
    inbox: { ...inbox, messages: Object.fromEntries(messages.map((message) => [message._id, toMessage(message)])) },
  }
}

/** A kind without tasks has no key. */
const byKind = (tasks: ReadonlyArray<Task>) => {
  const grouped = Object.groupBy(tasks, ({ type }) => LISTS[type])
  return Object.fromEntries(Object.entries(grouped).map(([kind, all]) => [kind, all.map(toWireTask)]))
}
