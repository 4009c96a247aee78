import * as E from 'fp-ts/lib/Either.js'
import type { endpoints } from '../contract/index.ts'
import type { InputOf, PlayerHandler } from '../http/ask.ts'
import { withFieldsForTools, withMessages } from '../services/fields-for-tools.ts'
import { toFullUser, toWireUser } from '../services/wire.ts'

/** What comes along whatever fields were asked for. Reference, api 2.2. */
const ALWAYS = ['_id', 'id', '_v', 'notifications', 'preferences', 'auth', 'flags', 'permissions'] as const

export const getUser: PlayerHandler<InputOf<typeof endpoints.getUser>> =
  (shell) =>
  async ({ input, player, prefix }) => {
    const { userFields } = input.query
    if (userFields !== undefined && userFields.trim() !== '')
      return E.right({ data: fieldsOf(withFieldsForTools(toWireUser(player)), userFields.split(',')), user: player })
    const user = withFieldsForTools(toFullUser(shell.catalogue, player, shell.clock(), input.timezoneOffset))
    return E.right({ data: prefix === 'v3' ? withMessages(user) : user, user: player })
  }

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const fieldsOf = (user: Fields, paths: ReadonlyArray<string>): Fields => {
  const always = Object.fromEntries(ALWAYS.map((name) => [name, user[name]]))
  return paths.reduce((picked, path) => picking(picked, user, path.trim().split('.')), always)
}

/** `into` with what `from` has at the path; a path that leads nowhere adds nothing. */
const picking = (into: Fields, from: Fields, [name = '', ...rest]: ReadonlyArray<string>): Fields => {
  if (!Object.hasOwn(from, name)) return into
  const found = from[name]
  if (rest.length === 0) return { ...into, [name]: found }
  const before = into[name]
  if (!isFields(found) || (before !== undefined && before === found)) return into
  return { ...into, [name]: picking(isFields(before) ? before : {}, found, rest) }
}
