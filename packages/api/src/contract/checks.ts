import * as t from 'io-ts'

/** One demand on a field of a request, and the key of the text that says it was not met. */
export type Check = readonly [key: string, holds: (text: string) => boolean]

const isUuid = (text: string): boolean => /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text)

export const isGiven: Check[1] = (text) => text.trim() !== ''

/** Text of a request. What is missing counts as empty; each check that fails is a fault of its own. Reference, api 1.5. */
export const textThat = (...checks: readonly [Check, ...Check[]]): t.Type<string, string, unknown> =>
  new t.Type<string, string, unknown>(
    'Text',
    t.string.is,
    (input, context) => {
      const text = input === undefined || input === null ? '' : input
      if (typeof text !== 'string') return t.failure(input, context, checks[0][0])
      const faults = checks.filter(([, holds]) => !holds(text))
      if (faults.length === 0) return t.success(text)
      return t.failures(faults.map(([message]) => ({ value: input, context, message })))
    },
    t.identity,
  )

/** Text that must be there; `key` says so when it is not. */
export const required = (key: string): t.Type<string, string, unknown> => textThat([key, isGiven])

/** An id of the game; `key` is the refusal of anything else. */
export const uuid = (key: string): t.Type<string, string, unknown> => textThat([key, isUuid])

/** An id, or nothing: clients send empty fields. */
export const uuidOrNone = (key: string): t.Type<string, string, unknown> =>
  textThat([key, (text) => text === '' || isUuid(text)])

/** One of a few words; `key` is the refusal of anything else. */
export const oneOf = (key: string, ...words: readonly string[]): t.Type<string, string, unknown> =>
  textThat([key, (text) => words.includes(text)])

/** A whole number, as such or as text. */
export const whole = (key: string): t.Type<number, number, unknown> =>
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

/** A demand that concerns two fields; the fault names `param`. */
export type CrossCheck = {
  readonly param: string
  readonly key: string
  readonly holds: (fields: Readonly<Record<string, unknown>>) => boolean
}

/** The checks of every field first, then those between fields; all faults are told together. */
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
        const given: Readonly<Record<string, unknown>> = typeof input === 'object' && input !== null ? { ...input } : {}
        const faults = checks
          .filter(({ holds }) => !holds(given))
          .map(({ param, key }) => ({
            value: given[param],
            context: t.appendContext(context, param, t.unknown, given[param]),
            message: key,
          }))
        if (faults.length === 0) return decoded
        return t.failures(decoded._tag === 'Left' ? [...decoded.left, ...faults] : faults)
      },
      fields.encode,
    )
    this.fields = fields
  }
}
