import { galaAt, isOnSale, onSale, saleEnd } from '../../src/calendar/index.ts'
import type { SaleKind } from '../../src/catalogue/index.ts'
import { type Instant, toIso } from '../../src/kernel/index.ts'
import { CLASSES } from '../../src/model/index.ts'
import { currentGalaSet, mysterySetsFor } from '../../src/shops/index.ts'
import { fullCatalogue } from '../support/full-catalogue.ts'
import { type Paths, shopper } from '../support/shopper.ts'
import { everyCaseOf } from '../support/topic.ts'

type Window = { readonly from: string; readonly until: string; readonly keys: ReadonlyArray<string> }

type Case = Partial<Window> & {
  readonly type: SaleKind | 'season' | 'classSets'
  readonly optional?: ReadonlyArray<string>
  readonly now?: string
  readonly key?: string
  readonly available?: boolean
  readonly end?: string
  readonly user?: { readonly items: { readonly gear: Paths }; readonly purchased: { readonly plan: Paths } }
}

everyCaseOf<Case>('rotation', (testCase) => {
  if (testCase.keys !== undefined) return windowFaults(testCase)
  return testCase.user === undefined ? keyFaults(testCase) : ownerFaults(testCase, testCase.user)
})

/** What is there in a window: at its first instant, in the middle and at its last. */
const windowFaults = ({ type, from = '', until = '', keys = [], optional = [] }: Case): ReadonlyArray<string> => {
  const [first, after] = [Date.parse(from), Date.parse(until)]
  return [first, Math.floor((first + after) / 2), after - 1].flatMap((at) => {
    const there = keysAt(type, at)
    const missing = keys.filter((key) => !there.includes(key))
    const strange = there.filter((key) => !keys.includes(key) && !optional.includes(key))
    return [
      ...missing.map((key) => `${toIso(at)}: ${key} is missing`),
      ...strange.map((key) => `${toIso(at)}: ${key} should not be there`),
    ]
  })
}

const keysAt = (type: Case['type'], at: Instant): ReadonlyArray<string> => {
  if (type === 'season') return [galaAt(at).season]
  if (type === 'classSets') return CLASSES.map((name) => `${name}:${currentGalaSet(fullCatalogue, name, at)[0]?.set}`)
  return onSale(fullCatalogue, type, at)
}

/** Cards tell no end. */
const keyFaults = ({ type, key = '', now = '', available, end }: Case): ReadonlyArray<string> => {
  const at = Date.parse(now)
  if (type === 'season' || type === 'classSets')
    return keysAt(type, at).includes(key) === available ? [] : [`expected ${available}`]
  if (isOnSale(fullCatalogue, type, key, at) !== available) return [`expected ${available}`]
  const events = saleEnd(fullCatalogue, type, key, at)
  if (type === 'cards' || events === (end === undefined ? undefined : Date.parse(end))) return []
  return [`ends at ${end}, not at ${events === undefined ? 'no time' : toIso(events)}`]
}

const ownerFaults = ({ key = '', now = '', available }: Case, { items, purchased }: NonNullable<Case['user']>) => {
  const at = Date.parse(now)
  const user = shopper(
    { 'items.gear.owned': items.gear.owned, 'purchased.plan.mysteryItems': purchased.plan.mysteryItems },
    at,
  )
  const listed = mysterySetsFor(fullCatalogue)(user, at).some((set) => set.key === key)
  return listed === available ? [] : [`expected ${available}`]
}
