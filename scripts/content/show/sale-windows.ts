import { isOnSale, saleEnd } from '../../../packages/rules/src/calendar/index.ts'
import type {
  Background,
  Card,
  Catalogue,
  Gear,
  HatchingPotion,
  Quest,
  SaleKind,
} from '../../../packages/rules/src/content/index.ts'
import { DAY, HOUR, type Instant } from '../../../packages/rules/src/kernel/index.ts'
import type { Found } from './find-thing.ts'

/** How far ahead sales are looked for, and how many are told. */
const AHEAD = 550 * DAY
const TOLD = 3

/** When something is on sale next, one sale a line; nothing for what the calendar never sells. */
export const saleLines = (catalogue: Catalogue, found: Found, now: Instant): ReadonlyArray<string> => {
  return (SALES[found.kind]?.(found.thing as never, found.key) ?? []).flatMap(([kind, key]) =>
    windowsOf(catalogue, kind, key, now).map(
      ({ from, until }) => `${kind}: ${shown(from, now)} to ${until === undefined ? 'later' : shown(until, now)}`,
    ),
  )
}

type Sale = readonly [SaleKind, string]

const SALES: { readonly [Kind in Found['kind']]?: (thing: never, key: string) => ReadonlyArray<Sale> } = {
  quest: (thing: Quest) => salesOfQuest(thing),
  potion: ({ kind }: HatchingPotion, key) => (kind === 'standard' ? [] : [['premiumHatchingPotions', key]]),
  bundle: (_, key) => [['bundles', key]],
  background: ({ set }: Background) => [['backgrounds', set]],
  card: ({ limited }: Card, key) => (limited ? [['cards', key]] : []),
  transformation: (_, key) => [['seasonalSpells', key]],
  'look-set': (_, key) => [['customizations', key]],
  gear: (thing: Gear) => salesOfGear(thing),
}

const salesOfQuest = ({ key, category }: Quest): ReadonlyArray<Sale> => {
  if (category === 'hatchingPotion') return [['hatchingPotionQuests', key]]
  return category === 'pet'
    ? [
        ['petQuests', key],
        ['seasonalQuests', key],
      ]
    : []
}

const salesOfGear = ({ mystery, season, set }: Gear): ReadonlyArray<Sale> => {
  if (mystery !== undefined) return [['timeTravelers', mystery]]
  return season === undefined || set === undefined ? [] : [['seasonalGear', set]]
}

type Window = { readonly from: Instant; readonly until: Instant | undefined }

/** Stock changes on the hour. */
const windowsOf = (catalogue: Catalogue, kind: SaleKind, key: string, now: Instant): ReadonlyArray<Window> => {
  const windows: Array<Window> = []
  const first = Math.floor(now / HOUR) * HOUR
  let from: Instant | undefined
  for (let at = now; at < now + AHEAD && windows.length < TOLD; at = at === now ? first + HOUR : at + HOUR) {
    const isOut = isOnSale(catalogue, kind, key, at)
    if (isOut && from === undefined) from = at
    if (!isOut && from !== undefined) {
      windows.push({ from, until: at })
      from = undefined
    }
  }
  return from === undefined || windows.length === TOLD
    ? windows
    : [...windows, { from, until: saleEnd(catalogue, kind, key, from) }]
}

const shown = (instant: Instant, now: Instant): string =>
  instant === now ? 'now' : `${new Date(instant).toISOString().slice(0, 16).replace('T', ' ')} UTC`
