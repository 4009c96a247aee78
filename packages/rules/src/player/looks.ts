import type { User } from '../model/index.ts'

const numbers = (from: number, to: number): ReadonlyArray<string> =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index))

const CHAIRS = ['black', 'blue', 'green', 'pink', 'red', 'yellow'] as const

/** Looks that are free for everybody. docs/reference/content-facts.md 4.1. */
const FREE: Readonly<Record<string, ReadonlyArray<string>>> = {
  'hair.color': ['white', 'brown', 'blond', 'red', 'black'],
  'hair.base': ['0', '1', '3'],
  'hair.bangs': numbers(0, 4),
  'hair.flower': numbers(0, 16),
  'hair.beard': ['0'],
  'hair.mustache': ['0'],
  skin: ['ddc994', 'f5a76e', 'ea8349', 'c06534', '98461a', '915533', 'c3e1dc', '6bd049'],
  shirt: ['black', 'blue', 'green', 'pink', 'white', 'yellow'],
  chair: ['none', ...CHAIRS, ...CHAIRS.map((color) => `handleless_${color}`)],
  background: [''],
}

/** The free choices for a look such as `hair.color`, in content order. */
export const freeLooks = (look: string): ReadonlyArray<string> => FREE[look] ?? []

/** The look that a settings path sets, such as `hair.color`; undefined for other settings. */
export const lookOf = (path: string): string | undefined => {
  const look = path.startsWith('preferences.') ? path.slice('preferences.'.length) : ''
  return Object.hasOwn(FREE, look) ? look : undefined
}

/** Whether a look is free or the player owns it. Every background but the empty one must be owned. docs/reference/api.md 2.2. */
export const mayWear = ({ purchased }: Pick<User, 'purchased'>, look: string, value: unknown): boolean => {
  const key = typeof value === 'number' ? String(value) : value
  if (typeof key !== 'string') return false
  return FREE[look]?.includes(key) === true || owned(purchased, look)[key] === true
}

const owned = (purchased: User['purchased'], look: string): Readonly<Record<string, boolean>> => {
  if (look === 'background') return purchased.background
  if (look === 'skin') return purchased.skin
  if (look === 'shirt') return purchased.shirt
  return purchased.hair[look.slice('hair.'.length)] ?? {}
}
