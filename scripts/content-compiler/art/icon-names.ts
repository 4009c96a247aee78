import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/**
 * Those of the icons that their collections have. A collection has thousands of icons in megabytes of JSON, so its bytes are
 * searched, not parsed; only when an icon is missing are all names parsed, for the near miss.
 */
export const iconsAmong = (requested: ReadonlySet<string>): ReadonlySet<string> => {
  const found = new Set<string>()
  for (const [collection, names] of byCollection(requested)) {
    const bytes = bytesOf(collection)
    const areThere = names.every((name) => bytes.includes(`"${name}":`))
    for (const name of areThere ? names : namesOf(bytes)) found.add(`${collection}:${name}`)
  }
  return found
}

const byCollection = (requested: ReadonlySet<string>): ReadonlyMap<string, ReadonlyArray<string>> => {
  const names = new Map<string, Array<string>>()
  for (const icon of requested) {
    const [collection = '', name = ''] = icon.split(':')
    names.set(collection, [...(names.get(collection) ?? []), name])
  }
  return names
}

const bytesOf = (collection: string): Buffer => {
  const file = fileOf(collection)
  return file !== undefined && existsSync(file) ? readFileSync(file) : Buffer.from('{}')
}

const fileOf = (collection: string): string | undefined => {
  try {
    return require.resolve(`@iconify-json/${collection}/icons.json`)
  } catch {
    return undefined
  }
}

const namesOf = (bytes: Buffer): ReadonlyArray<string> => {
  const { icons = {}, aliases = {} } = JSON.parse(bytes.toString()) as { icons?: object; aliases?: object }
  return [...Object.keys(icons), ...Object.keys(aliases)]
}
