import { isRecord } from '@daykeep/rules/kernel'
import * as E from 'fp-ts/lib/Either.js'
import { withUnreadNews } from '../content/index.ts'
import { createUserEncoder } from '../core/encoded-documents.ts'
import { withLegacyClientFields } from '../core/legacy-client-fields.ts'
import { WEB_CLIENT, type WireUser } from '../contract/index.ts'
import { needsCron, toWireUser } from '../core/wire-documents.ts'
import type { PlayerHandler } from '../core/handler.ts'

/** Fields that are sent whatever `userFields` asks for. docs/reference/api.md 2.2. */
const ALWAYS_INCLUDED = ['_id', 'id', '_v', 'notifications', 'preferences', 'auth', 'flags', 'permissions'] as const

/** The player, or only the fields of `userFields`; the acts that can be undone only for our own client, or by name. docs/reference/api.md 2.2. */
export const getUser: PlayerHandler<'getUser', 'catalogue' | 'clock' | 'news'> = (app) => {
  const encode = createUserEncoder(app.catalogue)
  return async ({ input, player, apiVersion, client }) => {
    const { userFields } = input.query
    const userWithNews = await withUnreadNews(app, player)
    if (userFields !== undefined && userFields.trim() !== '')
      return E.right({
        data: pickFields(withLegacyClientFields(toWireUser(userWithNews)), userFields.split(',')) as WireUser,
        user: player,
      })
    const isDayOver = needsCron(player, app.clock(), input.timezoneOffset)
    return E.right({
      encoded: encode(userWithNews, isDayOver, client === WEB_CLIENT ? 'web' : apiVersion),
      user: player,
    })
  }
}

type PlainObject = Readonly<Record<string, unknown>>

const pickFields = (user: PlainObject, paths: ReadonlyArray<string>): PlainObject => {
  const always = Object.fromEntries(ALWAYS_INCLUDED.map((name) => [name, user[name]]))
  return paths.reduce((picked, path) => pickPath(picked, user, path.trim().split('.')), always)
}

/** `into` with the value of `from` at the path; a path that leads nowhere adds nothing. */
const pickPath = (into: PlainObject, from: PlainObject, [name = '', ...rest]: ReadonlyArray<string>): PlainObject => {
  if (!Object.hasOwn(from, name)) return into
  const found = from[name]
  if (rest.length === 0) return { ...into, [name]: found }
  const before = into[name]
  if (!isRecord(found) || (before !== undefined && before === found)) return into
  return { ...into, [name]: pickPath(isRecord(before) ? before : {}, found, rest) }
}
