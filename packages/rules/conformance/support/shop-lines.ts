import type { ShopCategory, ShopItem } from '../../src/shops/index.ts'

/** A category as a case writes it: what most items share on top, and the items that are otherwise in full. */
export type ExpectedCategory = {
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

const expectedLines = (category: ExpectedCategory): ReadonlyArray<string> => {
  const { items = [], slots = [], suffix = '', value, currency, locked } = category
  const shared = [value, currency, ...(locked ? ['locked'] : [])].join('|')
  const full = (entry: string): string => (entry.includes('|') ? entry : `${entry}|${shared}`)
  const ofSet = slots.map((slot) => full(slot).replace(/^(\w+)/, `$1_special_${suffix}`))
  return [...items.map(full), ...ofSet]
}

/** Where a shop and a case disagree about its categories. */
export const categoryFaults = (
  expected: ReadonlyArray<ExpectedCategory>,
  actual: ReadonlyArray<ShopCategory>,
): ReadonlyArray<string> => {
  const actualIds = actual.map(({ id }) => id).join(' ')
  const expectedIds = expected.map(({ id }) => id).join(' ')
  if (actualIds !== expectedIds) return [`categories: expected ${expectedIds}, got ${actualIds}`]
  return expected.flatMap((category, index) => {
    const expectedText = expectedLines(category).join(' ')
    const actualText = actual[index]?.items.map(lineOf).join(' ')
    return expectedText === actualText ? [] : [`${category.id}: expected ${expectedText}, got ${actualText}`]
  })
}

/** Where two lists of words disagree. */
export const listFaults = (
  what: string,
  expected: ReadonlyArray<string> | undefined,
  actual: ReadonlyArray<string>,
): ReadonlyArray<string> =>
  expected === undefined || expected.join(' ') === actual.join(' ')
    ? []
    : [`${what}: expected ${expected.join(' ')}, got ${actual.join(' ')}`]
