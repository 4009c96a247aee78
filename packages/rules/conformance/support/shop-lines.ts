import type { ShopCategory, ShopItem } from '../../src/shops/index.ts'

/** A category as a case writes it: what most items share on top, and the items that are otherwise in full. */
export type CategoryGiven = {
  readonly id: string
  readonly value?: number
  readonly currency?: string
  readonly locked?: boolean
  readonly items?: ReadonlyArray<string>
  /** A set of gear in short. */
  readonly suffix?: string
  readonly slots?: ReadonlyArray<string>
}

/** `key|price|currency`, and `|locked` where that is so. */
export const lineOf = ({ key, price, currency, locked }: ShopItem): string =>
  [key, price, currency, ...(locked ? ['locked'] : [])].join('|')

const givenLines = (category: CategoryGiven): ReadonlyArray<string> => {
  const { items = [], slots = [], suffix = '', value, currency, locked } = category
  const shared = [value, currency, ...(locked ? ['locked'] : [])].join('|')
  const full = (entry: string): string => (entry.includes('|') ? entry : `${entry}|${shared}`)
  const ofSet = slots.map((slot) => full(slot).replace(/^(\w+)/, `$1_special_${suffix}`))
  return [...items.map(full), ...ofSet]
}

/** Where a shop and a case disagree about its categories. */
export const categoryFaults = (
  given: ReadonlyArray<CategoryGiven>,
  shown: ReadonlyArray<ShopCategory>,
): ReadonlyArray<string> => {
  const ids = shown.map(({ id }) => id).join(' ')
  const wanted = given.map(({ id }) => id).join(' ')
  if (ids !== wanted) return [`categories: expected ${wanted}, got ${ids}`]
  return given.flatMap((category, index) => {
    const expected = givenLines(category).join(' ')
    const got = shown[index]?.items.map(lineOf).join(' ')
    return expected === got ? [] : [`${category.id}: expected ${expected}, got ${got}`]
  })
}

/** Where two lists of words disagree. */
export const listFaults = (
  what: string,
  given: ReadonlyArray<string> | undefined,
  shown: ReadonlyArray<string>,
): ReadonlyArray<string> =>
  given === undefined || given.join(' ') === shown.join(' ')
    ? []
    : [`${what}: expected ${given.join(' ')}, got ${shown.join(' ')}`]
