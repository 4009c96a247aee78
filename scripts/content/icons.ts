import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/**
 * Those of the asked icons that their collections have. A collection holds thousands and weighs megabytes, so its text is
 * searched, not parsed; only when an icon is missing are all its names read, for the near miss.
 */
export const iconsAmong = (asked: ReadonlySet<string>): ReadonlySet<string> => {
  const found = new Set<string>()
  for (const [collection, names] of byCollection(asked)) {
    const text = textOf(collection)
    const there = names.filter((name) => text.includes(`"${name}":`))
    for (const name of there.length === names.length ? names : namesOf(text)) found.add(`${collection}:${name}`)
  }
  return found
}

const byCollection = (asked: ReadonlySet<string>): ReadonlyMap<string, ReadonlyArray<string>> =>
  Map.groupBy([...asked], (icon) => icon.split(':')[0] ?? '')

const textOf = (collection: string): string => {
  const file = fileOf(collection)
  return file !== undefined && existsSync(file) ? readFileSync(file, 'utf8') : '{}'
}

const fileOf = (collection: string): string | undefined => {
  try {
    return require.resolve(`@iconify-json/${collection}/icons.json`)
  } catch {
    return undefined
  }
}

const namesOf = (text: string): ReadonlyArray<string> => {
  const { icons = {}, aliases = {} } = JSON.parse(text) as { icons?: object; aliases?: object }
  return [...Object.keys(icons), ...Object.keys(aliases)]
}
