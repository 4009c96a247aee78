import { Challenge, Daily, Group, Habit, Reward, Tag, Todo, User } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { MODELS } from '../contract/index.ts'
import type { EndpointHandler } from '../core/handler.ts'

const CODECS: Readonly<Record<(typeof MODELS)[number], t.Mixed>> = {
  user: User,
  tag: Tag,
  challenge: Challenge,
  group: Group,
  habit: Habit,
  daily: Daily,
  todo: Todo,
  reward: Reward,
}

/** The fields of a kind of document and their types, as tools know them. docs/reference/api.md 2.15. */
export const modelPaths: EndpointHandler<'modelPaths'> =
  () =>
  async ({ input }) =>
    E.right({ data: Object.fromEntries(pathsOf(CODECS[input.params.model as keyof typeof CODECS])) })

/** Every leaf by its dotted path. A map whose keys are open is a leaf. */
const pathsOf = (codec: t.Mixed, prefix = ''): ReadonlyArray<readonly [path: string, type: string]> => {
  if (codec instanceof t.ReadonlyType || codec instanceof t.RefinementType || codec instanceof t.ExactType)
    return pathsOf(codec.type as t.Mixed, prefix)
  if (codec instanceof t.IntersectionType)
    return (codec.types as ReadonlyArray<t.Mixed>).flatMap((part) => pathsOf(part, prefix))
  if (codec instanceof t.InterfaceType || codec instanceof t.PartialType)
    return Object.entries(codec.props as t.Props).flatMap(([name, field]) =>
      pathsOf(field, prefix === '' ? name : `${prefix}.${name}`),
    )
  return [[prefix, typeOf(codec)]]
}

/** Codecs of our own, by name. */
const TYPES: Readonly<Record<string, string>> = {
  Figure: 'Number',
  Count: 'Number',
  Amount: 'Number',
  Quantity: 'Number',
  Position: 'Number',
  Priority: 'Number',
  Flag: 'Boolean',
  Date: 'Date',
  IsoInstant: 'Date',
}

const typeOf = (codec: t.Mixed): string => {
  if (codec instanceof t.NumberType) return 'Number'
  if (codec instanceof t.BooleanType) return 'Boolean'
  if (codec instanceof t.LiteralType) return typeof codec.value === 'string' ? 'String' : 'Mixed'
  if (codec instanceof t.ArrayType || codec instanceof t.ReadonlyArrayType) return 'Array'
  if (codec instanceof t.DictionaryType || codec instanceof t.UnknownType) return 'Mixed'
  if (codec instanceof t.UnionType) return unionType(codec.types as ReadonlyArray<t.Mixed>)
  return TYPES[codec.name] ?? 'String'
}

/** The one type of a union beside null, or a mixture. */
const unionType = (types: ReadonlyArray<t.Mixed>): string => {
  const kinds = new Set(types.filter((each) => !(each instanceof t.NullType)).map(typeOf))
  const [only = 'Mixed', ...others] = kinds
  return others.length === 0 ? only : 'Mixed'
}
