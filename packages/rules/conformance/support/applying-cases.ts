import { expect, it } from 'vitest'
import { DIFFERENCES } from '../differences.ts'
import { readTopic } from './topic.ts'

/** Shops, and kinds of things that can be pinned, which the game does not have yet. */
const LATER_SHOPS: ReadonlySet<unknown> = new Set(['quest', 'special', 'mystery'])
const LATER_KINDS: ReadonlySet<unknown> = new Set([
  'backgrounds',
  'bundles',
  'cardTypes',
  'hair',
  'mystery',
  'quests',
  'shirt',
  'skin',
  'spells',
  'timeTravelStable',
])

export const isLaterShop = (type: unknown): boolean => LATER_SHOPS.has(type)

/** A pin's path begins with the kind of thing it names. */
export const isLaterPath = (path: unknown): boolean => typeof path === 'string' && LATER_KINDS.has(path.split('.')[0])

/** Runs the cases of a topic that are about what the game has, and says in its title how many are not. */
export const applyingCasesOf = <Case>(
  name: string,
  applies: (given: Case) => boolean,
  faultsOf: (given: Case & { readonly id: string }) => ReadonlyArray<string>,
): void => {
  const { cases } = readTopic<Case>(name)
  const applying = cases.filter((given) => applies(given))
  const later = cases.length - applying.length
  it(`agrees with ${applying.length} observed cases of ${name}; ${later} are about later shops and commands`, () => {
    const faults = applying
      .filter(({ id }) => DIFFERENCES[`${name}/${id}`] === undefined)
      .flatMap((given) => faultsOf(given).map((fault) => `${given.id}  ${fault}`))
    expect(faults.slice(0, 40), `${faults.length} disagreements`).toEqual([])
    expect(applying.length).toBeGreaterThan(0)
  })
}
