/**
 * Characters with a meaning of their own in MongoDB or its driver: a dot is a path, a dollar sign an operator, a NUL the end of
 * the name, `_bsontype` a value of the driver. They are stored as a percent sign and their code.
 */
const SPECIAL = /[%.$\0]|^_(?=bsontype$)/g
const ESCAPED = /%(25|2E|24|00|5F)/g

/** Stands for the empty name, which older servers refuse. No other name is escaped to it. */
const EMPTY = '%'

export const escapeKey = (key: string): string => (key === '' ? EMPTY : key.replace(SPECIAL, percentCode))

export const unescapeKey = (name: string): string =>
  name === EMPTY ? '' : name.replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

const percentCode = (character: string): string =>
  `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
