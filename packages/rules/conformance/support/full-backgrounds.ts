import type { Background, Catalogue } from '../../src/catalogue/index.ts'
import { asKey } from '../../src/model/index.ts'
import { factsOf } from './content-facts.ts'

type SetRow = {
  readonly items?: Readonly<Record<string, { readonly price: number; readonly currency?: string }>>
}

const currencyOf = (currency: string | undefined): Background['currency'] => {
  if (currency === undefined) return 'gems'
  return currency === 'loginIncentive' ? 'incentive' : 'hourglasses'
}

/** All scenes, set by set. */
export const fullBackgrounds = (): Catalogue['backgrounds'] =>
  Object.fromEntries(
    factsOf<SetRow>('backgrounds').flatMap(({ key: set, items = {} }) =>
      Object.entries(items).map(([key, { price, currency }]): [string, Background] => [
        key,
        { key: asKey(key), set, price, currency: currencyOf(currency), art: {} },
      ]),
    ),
  )
