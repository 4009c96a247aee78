import type { Background, Catalogue, Look, LookSet } from '@daykeep/rules/catalogue'
import { ownEntry } from '@daykeep/rules/kernel'
import { type Fields, keyOf, type RowKind, presentFields } from './row-kind.ts'

const CURRENCIES: Readonly<Record<Background['currency'], string | undefined>> = {
  gems: undefined,
  hourglasses: 'hourglasses',
  incentive: 'loginIncentive',
}

/** The table wants 1 of an unnamed currency for one scene; what events give is free. docs/reference/content-facts.md 11. */
const SLIPS: Readonly<Record<string, Fields>> = { on_a_strange_planet: { price: 1 } }

const scenes = ({ backgrounds }: Catalogue): ReadonlyArray<Background> => Object.values<Background>(backgrounds)

const backgroundSet: RowKind = {
  name: 'a set of scenes',
  ids: /^backgrounds\/\w*[bB]ackgrounds\d*$/,
  actual: (catalogue, id) => {
    const own = scenes(catalogue).filter(({ set }) => set === keyOf(id))
    const items = own.map(({ key, price, currency }) => [
      key,
      { price, ...presentFields({ currency: CURRENCIES[currency] }), ...SLIPS[key] },
    ])
    return own.length === 0 ? undefined : { items: Object.fromEntries(items) }
  },
}

const backgroundSets: RowKind = {
  name: 'sets of scenes',
  ids: /^backgrounds\/sets$/,
  actual: (catalogue, _, listed) => {
    const listedScenes = scenes(catalogue).filter(({ key }) => listed.has(key))
    const bySet = [...Map.groupBy(listedScenes, ({ set }) => set)].map(([set, some]) => [set, some.length] as const)
    return { count: bySet.length, total: listedScenes.length, bySet: Object.fromEntries(bySet) }
  },
}

const looksOf = ({ looks }: Catalogue, kind: string): ReadonlyArray<Look> => looks.filter((look) => look.kind === kind)

const lookItem = ({ lookSets }: Catalogue, { key, price, set }: Look) => {
  const lookSet = set === undefined ? undefined : ownEntry<string, LookSet>(lookSets, set)
  return [key, { price, ...presentFields({ set, setPrice: lookSet?.price }) }] as const
}

const appearances: RowKind = {
  name: 'looks',
  ids: /^appearances\/[\w.]+$/,
  actual: (catalogue, id) => {
    const kind = keyOf(id)
    const count = (of: string): number => looksOf(catalogue, of).length
    if (kind !== 'counts')
      return { items: Object.fromEntries(looksOf(catalogue, kind).map((look) => lookItem(catalogue, look))) }
    const hair = ['color', 'base', 'bangs', 'flower', 'beard', 'mustache'].map((part) => [part, count(`hair.${part}`)])
    return {
      ...Object.fromEntries(['skin', 'shirt', 'chair', 'size'].map((part) => [part, count(part)])),
      hair: Object.fromEntries(hair),
    }
  },
}

export const LOOK_ROWS: ReadonlyArray<RowKind> = [backgroundSet, backgroundSets, appearances]
