import * as t from 'io-ts'

/** A check of a text field, and the key of the error when it fails. */
export type Check = readonly [key: string, holds: (text: string) => boolean]

export const isUuid = (text: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text)

export const isPresent: Check[1] = (text) => text.trim() !== ''

/** A text field. Missing counts as empty; each failed check is an error of its own. docs/reference/api.md 1.5. */
export const checkedText = (...checks: readonly [Check, ...Check[]]): t.Type<string, string, unknown> =>
  new t.Type<string, string, unknown>(
    'Text',
    t.string.is,
    (input, context) => {
      const text = input === undefined || input === null ? '' : input
      if (typeof text !== 'string') return t.failure(input, context, checks[0][0])
      const fieldErrors = checks.filter(([, holds]) => !holds(text))
      if (fieldErrors.length === 0) return t.success(text)
      return t.failures(fieldErrors.map(([message]) => ({ value: input, context, message })))
    },
    t.identity,
  )

/** Text that must not be empty; `key` is the error. */
export const requiredText = (key: string): t.Type<string, string, unknown> => checkedText([key, isPresent])

/** A UUID; `key` is the error. */
export const uuid = (key: string): t.Type<string, string, unknown> => checkedText([key, isUuid])

/** A UUID, or empty: clients send empty fields. */
export const optionalUuid = (key: string): t.Type<string, string, unknown> =>
  checkedText([key, (text) => text === '' || isUuid(text)])

/** One of a few words; `key` is the error. */
export const oneOfTexts = (key: string, ...words: readonly string[]): t.Type<string, string, unknown> =>
  checkedText([key, (text) => words.includes(text)])

/** A text that may be missing, null or empty; otherwise one of a few words. `key` is the error. */
export const optionalWord = (key: string, ...words: readonly string[]): t.Type<string, string, unknown> =>
  checkedText([key, (text) => text === '' || words.includes(text)])

/** A whole number, also as text; `key` is the error. */
export const wholeNumber = (key: string): t.Type<number, number, unknown> =>
  new t.Type<number, number, unknown>(
    'Count',
    (input): input is number => Number.isSafeInteger(input),
    (input, context) => {
      const figure = typeof input === 'string' && input.trim() !== '' ? Number(input) : input
      return typeof figure === 'number' && Number.isSafeInteger(figure)
        ? t.success(figure)
        : t.failure(input, context, key)
    },
    t.identity,
  )

/** A whole number of 0 or more in a header: digits alone, at most 15. */
export const countFromZero = new t.Type<number, number, unknown>(
  'Count',
  (input): input is number => Number.isSafeInteger(input),
  (input, context) =>
    typeof input === 'string' && /^\d{1,15}$/.test(input)
      ? wholeNumber('').validate(input, context)
      : t.failure(input, context),
  t.identity,
)

/** A check of two fields; the error names `param`. */
export type CrossCheck = {
  readonly param: string
  readonly key: string
  readonly holds: (fields: Readonly<Record<string, unknown>>) => boolean
}

/** Checks every field, then pairs of fields; all errors are reported together. */
export const crossChecked = <A, O>(fields: t.Type<A, O, unknown>, ...checks: readonly CrossCheck[]) =>
  new CrossChecked<A, O>(fields, checks)

export class CrossChecked<A, O> extends t.Type<A, O, unknown> {
  readonly _tag = 'CrossChecked'
  readonly fields: t.Type<A, O, unknown>

  constructor(fields: t.Type<A, O, unknown>, checks: readonly CrossCheck[]) {
    super(
      fields.name,
      fields.is,
      (input, context) => {
        const decoded = fields.validate(input, context)
        const values: Readonly<Record<string, unknown>> =
          typeof input === 'object' && input !== null ? { ...input } : {}
        const fieldErrors = checks
          .filter(({ holds }) => !holds(values))
          .map(({ param, key }) => ({
            value: values[param],
            context: t.appendContext(context, param, t.unknown, values[param]),
            message: key,
          }))
        if (fieldErrors.length === 0) return decoded
        return t.failures(decoded._tag === 'Left' ? [...decoded.left, ...fieldErrors] : fieldErrors)
      },
      fields.encode,
    )
    this.fields = fields
  }
}
