import type { Group, User } from '@daykeep/rules/model'
import { authorizeGroupAction } from '@daykeep/rules/permissions'
import * as E from 'fp-ts/lib/Either.js'
import { groupNamed } from '../contract/index.ts'
import type { AppContext } from '../core/app-context.ts'
import type { PlayerHandler } from '../core/handler.ts'
import { loadUser } from '../core/load-user.ts'
import type { Session } from '../core/session.ts'
import { topics } from '../live/index.ts'

/** Groups that the player may not look into are left out; what changes that is seen at once. */
export const live: PlayerHandler<'live', 'store' | 'clock' | 'live'> =
  (app) =>
  async ({ input, session, player, lastEventId }) => {
    const { groups: named, age } = input.query
    const groups = named === '' ? [] : named.split(',').map((name) => groupNamed(name, player.body))
    const first = await topicsOf(app, session, player.body, groups)
    const refresh = async (): Promise<ReadonlySet<string> | undefined> => {
      const [user, token] = await Promise.all([
        loadUser(app.store, session.userId),
        app.store.get('tokens', session.token.id),
      ])
      return E.isLeft(user) || token === undefined ? undefined : topicsOf(app, session, user.right.body, groups)
    }
    return E.right({
      bare: true,
      stream: (connection) =>
        app.live.subscribe({
          owner: session.userId,
          topics: first,
          hello: { turn: player.body.turn },
          lastPosition: lastEventId,
          age: age === undefined ? undefined : Number(age),
          connection,
          refresh,
        }),
    })
  }

const topicsOf = async (
  { store, clock }: Pick<AppContext, 'store' | 'clock'>,
  { token }: Session,
  actor: User,
  groupIds: ReadonlyArray<string>,
): Promise<ReadonlySet<string>> => {
  const groups = await store.getMany<Group>('groups', groupIds)
  const visible = groups.filter(({ body }) =>
    E.isRight(authorizeGroupAction('look', { actor, group: body, now: clock() })),
  )
  return new Set([topics.user(actor._id), topics.login(token.id), ...visible.map(({ id }) => topics.group(id))])
}
