/**
 * Field names that MongoDB or its driver would read as something else: a dot is a path, a dollar sign an operator, a NUL the
 * end of the name, `_bsontype` a value of the driver. They are stored with a percent sign and the code of the character.
 */
const SPECIAL = /[%.$\0]|^_(?=bsontype$)/g
const ESCAPED = /%(25|2E|24|00|5F)/g

/** What stands for the empty name, which the older servers refuse. No other name is escaped to it. */
const EMPTY = '%'

export const escapeKey = (key: string): string => (key === '' ? EMPTY : key.replace(SPECIAL, percentCode))

export const unescapeKey = (name: string): string =>
  name === EMPTY ? '' : name.replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

const percentCode = (character: string): string =>
  `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
