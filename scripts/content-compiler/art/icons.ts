import { type Icon, INSTANCE } from '@daykeep/rules/pictures'
import { type IconCollection, parseIconCollection, readIconCollection } from './icon-collection.ts'

/** The icon sets that may be drawn from. Licences: see the credits page and docs/look.md 10. */
const ICON_SETS = ['fluent-emoji-flat', 'game-icons'] as const

/** Names of third-party icons in a text of content: what looks like `"icon": "set:name"`. */
export const iconNamesIn = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(new RegExp(`"((?:${ICON_SETS.join('|')}):[a-z0-9-]+)"`, 'g'))].map(([, name]) => name ?? '')

/** Takes the named icons out of their sets. A name that its set does not have is left out. */
export const takeIcons = (names: Iterable<string>): Readonly<Record<string, Icon>> => {
  const sets = new Map<string, IconCollection>()
  const setOf = (prefix: string): IconCollection => {
    const set = sets.get(prefix) ?? parseIconCollection(readIconCollection(prefix))
    sets.set(prefix, set)
    return set
  }
  return Object.fromEntries(
    [...new Set(names)].sort().flatMap((name) => {
      const [prefix = '', local = ''] = name.split(':')
      const icon = iconIn(setOf(prefix), local)
      return icon === undefined ? [] : [[name, icon] as const]
    }),
  )
}

const iconIn = (set: IconCollection, name: string): Icon | undefined => {
  const icon = set.icons?.[name] ?? set.icons?.[set.aliases?.[name]?.parent ?? '']
  if (icon === undefined) return undefined
  return { body: owned(icon.body), width: icon.width ?? set.width ?? 16, height: icon.height ?? set.height ?? 16 }
}

const owned = (body: string): string =>
  body
    .replaceAll(/ id="/g, ` id="${INSTANCE}`)
    .replaceAll('url(#', `url(#${INSTANCE}`)
    .replaceAll('href="#', `href="#${INSTANCE}`)
