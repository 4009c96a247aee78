import { parseIconCollection, readIconCollection } from './icon-collection.ts'

/**
 * Those of the icons that their collections have. The bytes of a collection are searched, not parsed; only when an icon is
 * missing are all names parsed, for the near miss.
 */
export const iconsAmong = (requested: ReadonlySet<string>): ReadonlySet<string> => {
  const existing = new Set<string>()
  for (const [collection, names] of byCollection(requested)) {
    const bytes = readIconCollection(collection)
    const areThere = names.every((name) => bytes.includes(`"${name}":`))
    for (const name of areThere ? names : namesOf(bytes)) existing.add(`${collection}:${name}`)
  }
  return existing
}

const byCollection = (requested: ReadonlySet<string>): ReadonlyMap<string, ReadonlyArray<string>> => {
  const names = new Map<string, Array<string>>()
  for (const icon of requested) {
    const [collection = '', name = ''] = icon.split(':')
    names.set(collection, [...(names.get(collection) ?? []), name])
  }
  return names
}

const namesOf = (bytes: Buffer): ReadonlyArray<string> => {
  const { icons = {}, aliases = {} } = parseIconCollection(bytes)
  return [...Object.keys(icons), ...Object.keys(aliases)]
}
