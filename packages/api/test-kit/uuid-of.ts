import { createHash } from 'node:crypto'

/** An id of the game that follows from a name. */
export const uuidOf = <Id extends string = string>(name: string): Id => {
  const hex = createHash('sha256').update(name).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}` as Id
}
