import * as t from 'io-ts'

/** A number as clients send it: routes and queries carry text. */
export const NumberOrText = t.union([t.number, t.string])
export type NumberOrText = t.TypeOf<typeof NumberOrText>

/** The whole number that is meant, or nothing where the text or the number is no such thing. */
export const wholeNumber = (given: NumberOrText): number | undefined => {
  const value = typeof given === 'string' && given.trim() === '' ? Number.NaN : Number(given)
  return Number.isSafeInteger(value) ? value : undefined
}
