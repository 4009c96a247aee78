const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/
/** Milliseconds that are a date of this century rather than a figure of the game. */
const LATE = 1_000_000_000_000

/** Every path of a JSON value and the types found there; `[]` stands for the entries of a list. */
export const shapeOf = (value: unknown): ReadonlyMap<string, ReadonlySet<string>> => {
  const shape = new Map<string, Set<string>>()
  const walk = (path: string, part: unknown): void => {
    if (path !== '') shape.set(path, (shape.get(path) ?? new Set()).add(typeName(part)))
    if (Array.isArray(part)) for (const entry of part) walk(`${path}[]`, entry)
    else if (typeof part === 'object' && part !== null)
      for (const [key, inner] of Object.entries(part)) walk(path === '' ? key : `${path}.${key}`, inner)
  }
  walk('', value)
  return shape
}

const typeName = (value: unknown): string => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'string') return textName(value)
  return typeof value === 'number' && value > LATE ? 'epochMs' : typeof value
}

const textName = (text: string): string => {
  if (UUID.test(text)) return 'uuid'
  return ISO.test(text) ? 'isoDate' : 'string'
}
