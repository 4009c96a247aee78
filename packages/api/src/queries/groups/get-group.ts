import type { User } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import type { PlayerHandler } from '../../core/handler.ts'
import { mayLook, toWireGroup } from '../../wire/index.ts'
import { translatorFor } from '../translator-for.ts'
import { readChat } from './chat.ts'
import { findGroup } from './find-group.ts'

/** The most messages that a group is sent with. docs/reference/api.md 3.3. */
const MESSAGES = 400

/** Refuses groupNotFound. Staff who may view a guild without being in it get no chat. docs/reference/api.md 2.9. */
export const getGroup: PlayerHandler<'getGroup', 'store' | 'clock' | 'i18n'> = (app) => async (request) => {
  const { input, player } = request
  const found = await findGroup(app, 'view', { actor: player.body, name: input.params.groupId })
  if (E.isLeft(found)) return found
  const group = found.right
  const translator = translatorFor(app, request)
  const [leader, chat] = await Promise.all([
    app.store.get<User>('users', group.leader),
    mayLook(player.body, group, app.clock())
      ? readChat(app.store, { translator, reader: player.body, group, limit: MESSAGES })
      : [],
  ])
  return E.right({ data: toWireGroup({ group, leader: leader?.body, chat, now: app.clock() }), user: player })
}
