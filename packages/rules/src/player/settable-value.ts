import * as E from 'fp-ts/lib/Either.js'
import { ACCEPTED_OFFSETS } from '../calendar/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { clamp, type FieldFaultKey, HIGHEST_FIGURE } from '../kernel/index.ts'
import { CoercedNumber, type User } from '../model/index.ts'
import { storedDayStart } from './custom-day-start.ts'
import { areFilters } from './saved-filters.ts'
import type { Leaf } from './leaf-codec.ts'

/** A value to store; null removes the field. */
export type SettableValue = { readonly value: unknown }

type Player = { readonly user: User; readonly catalogue: Pick<Catalogue, 'taskTemplates'> }

/** Decodes the value of one field for storage. docs/reference/api.md 2.2 and rules 1.4. */
export const settableValue = (
  { user, catalogue }: Player,
  path: string,
  { codec, optional }: Leaf,
  value: unknown,
): E.Either<FieldFaultKey, SettableValue> => {
  if (value === null && optional) return E.right({ value })
  if (path === 'preferences.dayStart') return E.right({ value: storedDayStart(Number(value ?? 0)) })
  const decoded = E.orElse(() => codec.decode(E.getOrElseW(() => value)(CoercedNumber.decode(value))))(
    codec.decode(value),
  )
  if (E.isLeft(decoded)) return E.left('fieldInvalid')
  if (path === 'preferences.timezoneOffset' && !isOffset(decoded.right)) return E.left('fieldOutOfRange')
  if (path === 'preferences.tasks.mirrorGroupTasks' && !areOwnGroups(user, decoded.right)) return E.left('fieldInvalid')
  if (path === 'preferences.improvementCategories' && !areInterests(catalogue, decoded.right))
    return E.left('fieldInvalid')
  if (path === 'preferences.savedFilters' && !areFilters(decoded.right)) return E.left('fieldOutOfRange')
  return E.right({ value: withinCaps(path, decoded.right) })
}

const isOffset = (value: unknown): boolean =>
  typeof value === 'number' && value >= ACCEPTED_OFFSETS.lowest && value <= ACCEPTED_OFFSETS.highest

const areOwnGroups = ({ guilds, party }: User, value: unknown): boolean =>
  Array.isArray(value) && value.every((id) => guilds.includes(id) || party._id === id)

/** The groups of task templates that a new player chooses from, each at most once. */
const areInterests = ({ taskTemplates }: Player['catalogue'], value: unknown): boolean =>
  Array.isArray(value) &&
  new Set(value).size === value.length &&
  value.every((group) => typeof group === 'string' && group !== 'defaults' && Object.hasOwn(taskTemplates, group))

const LEVELS = { lowest: 1, highest: 9999 } as const

/** Clamps figures of the player to their caps. */
const withinCaps = (path: string, value: unknown): unknown => {
  if (typeof value !== 'number') return value
  if (path === 'stats.lvl') return clamp(value, LEVELS.lowest, LEVELS.highest)
  if (path === 'stats.hp' || path === 'stats.exp' || !path.startsWith('stats.')) return Math.min(value, HIGHEST_FIGURE)
  return clamp(value, 0, HIGHEST_FIGURE)
}
