import { type Catalogue, LOOK_KINDS, memoizeByCatalogue } from '../catalogue/index.ts'
import type { User } from '../model/index.ts'

/** The settings that hold a look which has to be free or owned. */
const LOOKS: ReadonlySet<string> = new Set([...LOOK_KINDS.filter((kind) => kind !== 'size'), 'background'])

/** Looks that are free for everybody: those of no set. docs/reference/content-facts.md 4.1. */
const freeLooks = memoizeByCatalogue(
  ({ looks }): ReadonlySet<string> => new Set(looks.filter(({ set }) => set === undefined).map(({ path }) => path)),
)

/** The look that a settings path sets, such as `hair.color`; undefined for other settings. */
export const lookOf = (path: string): string | undefined => {
  const look = path.startsWith('preferences.') ? path.slice('preferences.'.length) : ''
  return LOOKS.has(look) ? look : undefined
}

/** Whether a look is free or the player owns it. Every background but the empty one must be owned. docs/reference/api.md 2.2. */
export const mayWear = (
  catalogue: Catalogue,
  { purchased }: Pick<User, 'purchased'>,
  look: string,
  value: unknown,
): boolean => {
  const key = typeof value === 'number' ? String(value) : value
  if (typeof key !== 'string') return false
  if (look === 'background' && key === '') return true
  return freeLooks(catalogue).has(`${look}.${key}`) || owned(purchased, look)[key] === true
}

const owned = (purchased: User['purchased'], look: string): Readonly<Record<string, boolean>> => {
  if (look === 'background') return purchased.background
  if (look === 'skin') return purchased.skin
  if (look === 'shirt') return purchased.shirt
  return purchased.hair[look.slice('hair.'.length)] ?? {}
}
