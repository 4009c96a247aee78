import { LIMITS } from '@daykeep/rules/model'
import * as t from 'io-ts'

/** Characters of a receipt of an app store; those of older apps hold every purchase of theirs. */
const RECEIPT = 200_000

/** Limits of single fields, by name; a field of a list has its list in front. All others have those of any text or list. */
const CHARACTERS: ReadonlyMap<string, number> = new Map([
  ['username', LIMITS.login],
  ['email', LIMITS.login],
  ['newEmail', LIMITS.login],
  ['password', LIMITS.password],
  ['newPassword', LIMITS.password],
  ['confirmPassword', LIMITS.password],
  /** Signed tokens of other providers. */
  ['access_token', LIMITS.notes],
  ['id_token', LIMITS.notes],
  ['receipt', RECEIPT],
  ['text', LIMITS.taskText],
  ['notes', LIMITS.notes],
  ['blurb', LIMITS.blurb],
  /** Its own refusal has a lower limit. */
  ['feedback', LIMITS.notes],
  ['name', LIMITS.name],
  ['label', LIMITS.name],
  /** Longer messages are cut. */
  ['message', LIMITS.notes],
  ['description', LIMITS.notes],
  ['alias', LIMITS.alias],
  ['exportFile', LIMITS.exportFile],
])
const ENTRIES: ReadonlyMap<string, number> = new Map([
  ['tags', LIMITS.tags],
  ['checklist', LIMITS.checklist],
  ['reminders', LIMITS.reminders],
  ['notificationIds', LIMITS.notificationsOfCall],
])

/** The name that counts: the last part of a dotted path, such as `profile.blurb`. */
const nameOf = (field: string): string => field.slice(field.lastIndexOf('.') + 1)

/** The most characters of a text in this field. */
export const charactersOf = (field: string): number => CHARACTERS.get(nameOf(field)) ?? LIMITS.line

/** The most entries of a list in this field. */
export const entriesOf = (field: string): number => ENTRIES.get(nameOf(field)) ?? LIMITS.list

/** An error that names a limit. */
export type BoundError = t.ValidationError & { readonly limit: number }

/** Checks how much there is of everything, at any depth, before the codec looks at it. */
export class Bounded<A> extends t.Type<A, unknown, unknown> {
  readonly _tag = 'Bounded'
  readonly codec: t.Type<A, unknown, unknown>

  constructor(codec: t.Type<A, unknown, unknown>) {
    super(
      codec.name,
      codec.is,
      (input, context) => {
        const errors = boundErrors(input, context, 0)
        return errors.length === 0 ? codec.validate(input, context) : t.failures(errors)
      },
      codec.encode,
    )
    this.codec = codec
  }
}

const boundErrors = (input: unknown, context: t.Context, depth: number): BoundError[] => {
  if (typeof input === 'string') {
    const limit = charactersOf(fieldOf(context))
    return input.length > limit ? [boundError(context, 'fieldTooLong', limit)] : []
  }
  if (typeof input !== 'object' || input === null) return []
  if (depth > LIMITS.depth) return [boundError(context, 'fieldTooManyEntries', 0)]
  const entries = Object.entries(input)
  const limit = Array.isArray(input) ? entriesOf(fieldOf(context)) : LIMITS.map
  if (entries.length > limit) return [boundError(context, 'fieldTooManyEntries', limit)]
  if (entries.some(([key]) => key.length > LIMITS.mapKey)) return [boundError(context, 'fieldTooLong', LIMITS.mapKey)]
  return entries.flatMap(([key, value]: readonly [string, unknown]) =>
    boundErrors(value, t.appendContext(context, key, t.unknown), depth + 1),
  )
}

const boundError = (context: t.Context, message: string, limit: number): BoundError => ({
  value: undefined,
  context,
  message,
  limit,
})

/** The field that a value belongs to: entries of a list belong to the list. */
const fieldOf = (context: t.Context): string => context.findLast(({ key }) => !/^\d+$/.test(key))?.key ?? ''
