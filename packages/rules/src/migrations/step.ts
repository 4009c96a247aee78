/** A document as a store keeps it: plain data, of the shape of its time. */
export type Stored = Readonly<Record<string, unknown>>

/** One change of a stored shape: from the version that is its place in the list to the next. */
export type Step = (document: Stored) => Stored

export const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A part of a document, or an empty one where it is missing. */
export const partOf = (document: Stored, name: string): Stored => {
  const part = document[name]
  return isStored(part) ? part : {}
}

/** The maps of a list; what is none was never readable and goes. */
export const partsOf = (document: Stored, name: string): ReadonlyArray<Stored> => {
  const list = document[name]
  return Array.isArray(list) ? list.filter(isStored) : []
}
