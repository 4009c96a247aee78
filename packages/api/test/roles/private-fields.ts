import { User } from '@daykeep/rules/model'
import { isRecord } from '@daykeep/rules/kernel'
import * as t from 'io-ts'

/** What others may read of a player; `preferences.language` tells the language to write in. docs/reference/api.md 3.8. */
const PUBLIC_FIELDS: Readonly<Record<string, ReadonlyArray<string>>> = {
  '': '_id id auth flags profile stats achievements party backer contributor items inbox loginIncentives preferences invited tasks'.split(
    ' ',
  ),
  auth: ['local', 'timestamps'],
  'auth.local': ['username'],
  flags: ['classSelected', 'verifiedUsername'],
  profile: ['name', 'blurb', 'imageUrl'],
  inbox: ['optOut', 'canReceive'],
  party: ['_id', 'order', 'orderAscending', 'quest'],
  preferences: 'size hair skin shirt chair costume sleep background tasks disableClasses language'.split(' '),
}

/** Private fields that a test cannot fill: the world would be another one, or they are no free text. */
const LEFT_ALONE: ReadonlySet<string> = new Set([
  'turn',
  'invitesSent',
  'challenges',
  'guilds',
  'permissions',
  'auth.local.lowerCaseUsername',
  'preferences.dayStart',
  'preferences.timezoneOffset',
  'preferences.timezoneOffsetAtLastCron',
  'purchased.plan.extraMonths',
  'purchased.plan.mysteryItems',
  'purchased.plan.consecutive.lastHourglassReceived',
  'invitations.party.id',
  'invitations.parties.id',
  'invitations.guilds.id',
  'notifications.id',
  'notifications.type',
  'tags.id',
  'webhooks.id',
  'webhooks.url',
  'memberSince',
  'tasksOrder',
  'pinnedItems',
  'unpinnedItems',
  'pinnedItemsOrder',
])

const isPublic = (path: string): boolean => {
  const steps = path.split('.')
  for (let length = 0; length < steps.length; length += 1) {
    const allowed = PUBLIC_FIELDS[steps.slice(0, length).join('.')]
    if (allowed !== undefined && !allowed.includes(steps[length] ?? '')) return false
    if (allowed === undefined && length > 0) return true
  }
  return PUBLIC_FIELDS[path] === undefined
}

/** The mark of a private field: whose it is, and which. */
export const markOf = (owner: string, path: string): string => `private:${owner}:${path}:`

/** A figure that no other player has: 77, two digits for the owner, five for the field. */
const figureOf = (owner: number, field: number): number => 770_000_000 + owner * 100_000 + field

/** Every private text and figure of the player marked as theirs, as the codec of players names them. */
export const withMarks = (user: User, owner: string, ownerNumber: number): User => {
  let field = 0
  const fill = (codec: unknown, value: unknown, path: string): unknown => {
    if (LEFT_ALONE.has(path)) return value
    if (codec instanceof t.ReadonlyType || codec instanceof t.ExactType) return fill(codec.type, value, path)
    if (codec instanceof t.IntersectionType)
      return (codec.types as ReadonlyArray<unknown>).reduce((filled, part) => fill(part, filled, path), value)
    if (codec instanceof t.InterfaceType || codec instanceof t.PartialType) return fillProps(codec.props, value, path)
    if (codec instanceof t.ReadonlyArrayType || codec instanceof t.ArrayType) return fillList(codec.type, value, path)
    if (codec instanceof t.DictionaryType) {
      if (isPublic(path)) return value
      return isText(codec.codomain) ? { ...Object(value), [markOf(owner, path)]: markOf(owner, path) } : value
    }
    if (isPublic(path)) return value
    if (isText(codec)) return markOf(owner, path)
    const name = codec instanceof t.Type ? codec.name : ''
    field += 1
    return name === 'Figure' || name === 'Count' ? figureOf(ownerNumber, field) : value
  }
  const fillProps = (props: t.Props, value: unknown, path: string): unknown => {
    if (!isRecord(value)) return value
    const filled = Object.entries(props).map(([key, codec]) => {
      const inner = fill(codec, value[key], path === '' ? key : `${path}.${key}`)
      return inner === undefined ? {} : { [key]: inner }
    })
    return Object.assign({}, value, ...filled)
  }
  const fillList = (item: unknown, value: unknown, path: string): unknown => {
    const entries = Array.isArray(value) ? value : []
    if (isPublic(path)) return entries
    return isText(item) ? [...entries, markOf(owner, path)] : entries.map((entry) => fill(item, entry, path))
  }
  return fill(User, user, '') as User
}

const isText = (codec: unknown): boolean => codec instanceof t.StringType || codec instanceof t.UnknownType

type PlainObject = Readonly<Record<string, unknown>>

/** Everything in an answer that describes a player. */
const playersIn = (value: unknown): ReadonlyArray<PlainObject> => {
  if (Array.isArray(value)) return value.flatMap(playersIn)
  if (!isRecord(value)) return []
  const isPlayer = isRecord(value['profile']) && '_id' in value
  return isPlayer ? [value] : Object.values(value).flatMap(playersIn)
}

const privateFieldsOf = (player: PlainObject): ReadonlyArray<string> =>
  Object.entries(PUBLIC_FIELDS).flatMap(([path, fields]) => {
    const part = path
      .split('.')
      .reduce<unknown>((inner, key) => (key === '' || !isRecord(inner) ? inner : inner[key]), player)
    return isRecord(part)
      ? Object.keys(part)
          .filter((key) => !fields.includes(key))
          .map((key) => (path === '' ? key : `${path}.${key}`))
      : []
  })

/** Private state of others in an answer: marked fields, addresses, and fields of described players. */
export const privateIn = (
  answer: unknown,
  reader: { readonly role: string; readonly number: number; readonly id: string },
) => {
  const text = JSON.stringify(answer) ?? ''
  const marks = [...text.matchAll(/private:(\w+):([\w.]+):/g)].flatMap(([, owner, path]) =>
    owner === reader.role ? [] : [`${path} of ${owner}`],
  )
  const figures = [...text.matchAll(/\b77(\d\d)(\d{5})\b/g)].flatMap(([figure, owner]) =>
    Number(owner) === reader.number ? [] : [`the figure ${figure}`],
  )
  const fields = playersIn(answer).flatMap((player) => (player['_id'] === reader.id ? [] : privateFieldsOf(player)))
  return [...new Set([...marks, ...figures, ...fields])]
}
