import { type Egg, type Gear, type HatchingPotion, isReleased } from '../../src/catalogue/index.ts'
import type { Instant } from '../../src/kernel/index.ts'
import type { User } from '../../src/model/index.ts'
import { aUser } from '../../test-kit/index.ts'
import { fullCatalogue } from './full-catalogue.ts'
import { withPaths } from './paths.ts'

export type Paths = Readonly<Record<string, unknown>>

const eggs = Object.values<Egg>(fullCatalogue.eggs)
const standard = Object.values<HatchingPotion>(fullCatalogue.hatchingPotions).filter(({ kind }) => kind === 'standard')

const colored = (kind: Egg['kind'], potion: string): ReadonlyArray<string> =>
  eggs.filter((egg) => egg.kind === kind).map(({ key }) => `${key}-${potion}`)

/** The keys that a group name stands for. packages/rules/conformance/README.md. */
const keysOf = (group: string, now: Instant): ReadonlyArray<string> => {
  const [name = '', ...rest] = group.split('-')
  const what = rest.join('-')
  switch (name) {
    case '@drop':
      return standard.flatMap(({ key }) => colored('drop', key))
    case '@color':
      return colored('drop', what)
    case '@questcolor':
      return colored('quest', what)
    case '@species':
      return standard.map(({ key }) => `${what}-${key}`)
    case '@armoire':
      return Object.values<Gear>(fullCatalogue.gear).flatMap((piece) =>
        piece.group === 'armoire' && isReleased(piece, now) ? [piece.key] : [],
      )
    default:
      throw new Error(`unknown group ${group}`)
  }
}

const isGroup = (path: string): boolean => path.includes('.@')

/** Puts all keys of a group into their map at once. */
const withGroup = (user: User, [path, value]: readonly [string, unknown], now: Instant): User => {
  const [place = '', group = ''] = path.split('.@')
  const map = place.split('.').reduce<unknown>((tree, field) => (tree as Paths)[field], user) as Paths
  const added = Object.fromEntries(keysOf(`@${group}`, now).map((key) => [key, value]))
  return withPaths(user, { [place]: { ...map, ...added } })
}

/** The player of the items family, but for what a case names; a single key counts more than its group. */
export const shopper = (paths: Paths, now: Instant): User => {
  const bare = withPaths(aUser(), { 'items.gear.owned': {}, 'items.quests': {}, pinnedItems: [] })
  const entries = Object.entries(paths)
  const grouped = entries.filter(([path]) => isGroup(path)).reduce((user, each) => withGroup(user, each, now), bare)
  return withPaths(grouped, Object.fromEntries(entries.filter(([path]) => !isGroup(path))))
}

/** Paths with each group told key by key; a single key counts more than its group, wherever it stands. */
export const spelledOut = (paths: Paths, now: Instant): Paths => {
  const entries = Object.entries(paths)
  const grouped = entries
    .filter(([path]) => isGroup(path))
    .flatMap(([path, value]) => {
      const [place = '', group = ''] = path.split('.@')
      return keysOf(`@${group}`, now).map((key) => [`${place}.${key}`, value] as const)
    })
  return Object.fromEntries([...grouped, ...entries.filter(([path]) => !isGroup(path))])
}
