import { isOnSale, saleEnd } from '@daykeep/rules/calendar'
import type { Background, Card, Catalogue, Gear, HatchingPotion, Quest, SaleKind } from '@daykeep/rules/catalogue'
import { DAY, HOUR, type Instant } from '@daykeep/rules/kernel'
import type { FoundEntry } from './find-entry.ts'

/** How far ahead sales are looked for, and how many are shown. */
const HORIZON = 550 * DAY
const MAX_WINDOWS = 3

/** When something is on sale next, one sale a line; nothing for what the calendar never sells. */
export const saleLines = (catalogue: Catalogue, found: FoundEntry, now: Instant): ReadonlyArray<string> => {
  return (SALES[found.kind]?.(found.entry as never, found.key) ?? []).flatMap(([kind, key]) =>
    windowsOf(catalogue, kind, key, now).map(
      ({ from, until }) =>
        `${kind}: ${formatInstant(from, now)} to ${until === undefined ? 'later' : formatInstant(until, now)}`,
    ),
  )
}

type Sale = readonly [SaleKind, string]

const SALES: { readonly [Kind in FoundEntry['kind']]?: (entry: never, key: string) => ReadonlyArray<Sale> } = {
  quest: (entry: Quest) => salesOfQuest(entry),
  potion: ({ kind }: HatchingPotion, key) => (kind === 'standard' ? [] : [['premiumHatchingPotions', key]]),
  bundle: (_, key) => [['bundles', key]],
  background: ({ set, key, event }: Background) => [
    event === undefined ? ['backgrounds', set] : ['eventBackgrounds', key],
  ],
  card: ({ limited }: Card, key) => (limited ? [['cards', key]] : []),
  transformation: (_, key) => [['seasonalSpells', key]],
  'look-set': (_, key) => [['customizations', key]],
  gear: (entry: Gear) => salesOfGear(entry),
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
  for (let at = now; at < now + HORIZON && windows.length < MAX_WINDOWS; at = at === now ? first + HOUR : at + HOUR) {
    const isOut = isOnSale(catalogue, kind, key, at)
    if (isOut && from === undefined) from = at
    if (!isOut && from !== undefined) {
      windows.push({ from, until: at })
      from = undefined
    }
  }
  return from === undefined || windows.length === MAX_WINDOWS
    ? windows
    : [...windows, { from, until: saleEnd(catalogue, kind, key, from) }]
}

const formatInstant = (instant: Instant, now: Instant): string =>
  instant === now ? 'now' : `${new Date(instant).toISOString().slice(0, 16).replace('T', ' ')} UTC`
