import * as E from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import type { Command, FieldRefusal } from './command.ts'
import { refusal, type RefusalKey, type RuleError } from './kernel/index.ts'

/** A refusal of params. `errors`: the codec's errors by field, shown with `invalidReqParams`. */
export type ParamsError = RuleError & { readonly errors: t.Errors }

/**
 * Decodes outside input to the exact params of a command or shared command, so that rules need no checks of their own.
 * All input takes this way: requests, journals and conformance cases. A malformed field is refused with the key that the
 * row gives for it, the first in the order of the row; any other field with `invalidReqParams`.
 */
export const decodeParams =
  <Params>(command: Pick<Command<Params>, 'params' | 'refuses'>) =>
  (input: unknown): E.Either<ParamsError, Params> => {
    const decoded = command.params.decode(input)
    if (E.isRight(decoded)) return decoded
    const malformed = new Set(decoded.left.flatMap(({ context }) => context.map(({ key }) => key)))
    const [field, fieldRefusal] = Object.entries(command.refuses).find(([name]) => malformed.has(name)) ?? []
    const error =
      field === undefined || fieldRefusal === undefined
        ? refusal('invalidReqParams')
        : toError(fieldRefusal, fieldOf(input, field))
    return E.left({ ...error, errors: decoded.left })
  }

const toError = (fieldRefusal: FieldRefusal, input: unknown): RuleError =>
  typeof fieldRefusal === 'function' ? fieldRefusal(input) : refusal(fieldRefusal)

const fieldOf = (input: unknown, field: string): unknown => (Object(input) as Readonly<Record<string, unknown>>)[field]

/** Refuses a missing or empty field with `missing`, and any other malformed value with `unknown`. */
export const missingOr =
  (missing: RefusalKey, unknown: RuleError): FieldRefusal =>
  (input) =>
    input === undefined || input === null || input === '' ? refusal(missing) : unknown
