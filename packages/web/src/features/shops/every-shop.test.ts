import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'
import { commands } from '@daykeep/rules/commands'
import { executeCommand } from '@daykeep/rules/execute'
import type { User } from '@daykeep/rules/model'
import { aPlayer } from '@daykeep/rules/test-kit'
import * as E from 'fp-ts/lib/Either.js'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadMessages, MISSING_TEXT } from '../../i18n/index.ts'
import type { DispatchOptions } from '../../sync/index.ts'
import { toCustomisationShop } from './customisations/index.ts'
import { A_DAY, aCustomer } from './fixtures/sample-shop.ts'
import type { ShelfModel, ShopItemModel } from './item/index.ts'
import { toMarket } from './market/index.ts'
import { runPurchase, toOfferDetails } from './purchase/index.ts'
import { toQuestShop } from './quests/index.ts'
import { toSeasonalShop } from './seasonal/index.ts'
import { toTimeTravellers } from './time-travellers/index.ts'

const catalogue = loadCatalogue()

beforeAll(() => loadMessages(['en'], 'content'))

const rich = () =>
  aCustomer({
    stats: { lvl: 60, gp: 100_000, class: 'wizard' },
    balance: 100,
    flags: { rebirthEnabled: true },
    purchased: { plan: { consecutive: { trinkets: 20 } } },
  })

type Shop = (user: User) => ReadonlyArray<ShelfModel>

const SHOPS: ReadonlyArray<readonly [string, Shop]> = [
  ['the market', (user) => toMarket(catalogue, user, A_DAY, 'wizard')],
  ['the quest shop', (user) => toQuestShop(catalogue, user, A_DAY)],
  ['the customisation shop', (user) => toCustomisationShop(catalogue, user, A_DAY)],
  ['the seasonal shop', (user) => toSeasonalShop(catalogue, user, A_DAY)],
  ['the time travellers', (user) => toTimeTravellers(catalogue, user, A_DAY)],
]

const all = (shelves: ReadonlyArray<ShelfModel>) =>
  shelves.flatMap(({ items, whole }) => (whole === undefined ? items : [...items, whole]))

/** Buys by the command of the item, and answers the refusal if there is one. */
const buy = (user: User, item: ShopItemModel): string | undefined => {
  let refusal: string | undefined
  const dispatch = (name: keyof typeof commands, params: object, _options?: DispatchOptions) => {
    const result = executeCommand(catalogue)(commands[name] as never, { params: params as never, at: A_DAY })(
      aPlayer(user),
    )
    if (E.isLeft(result)) refusal = result.left.key
    return result as never
  }
  runPurchase({ dispatch }, item.purchase, 1, {})
  return refusal
}

describe.each(SHOPS)('%s', (_, shop) => {
  it('names and pictures everything it sells', () => {
    const shelves = shop(rich())
    expect(all(shelves).length).toBeGreaterThan(20)
    const texts = shelves.flatMap(({ title, items }) => [title, ...items.flatMap(({ name, notes }) => [name, notes])])
    expect(texts.filter((text) => text.includes(MISSING_TEXT))).toEqual([])
    expect(all(shelves).filter(({ name }) => name === '' || name.includes('_'))).toEqual([])
  })

  it('has no two items of one id on a shelf', () => {
    for (const { items } of shop(rich())) expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
  })

  it('sells what is not locked to a player who can pay', () => {
    const user = rich()
    const open = all(shop(user)).filter(({ locked, type }) => locked === undefined && type !== 'gem')
    expect(open.flatMap((item) => buy(user, item) ?? [])).toEqual([])
  })

  it('says why it does not sell something, and refuses it', () => {
    const user = rich()
    const locked = all(shop(user)).filter((item) => item.locked !== undefined)
    expect(locked.filter((item) => item.locked?.includes(MISSING_TEXT))).toEqual([])
  })

  it('tells what each item would do', () => {
    const user = rich()
    for (const item of all(shop(user))) expect(toOfferDetails(catalogue, user, item).funds).toBeGreaterThan(0)
  })

  it('says what a poor player lacks', () => {
    const poor = aCustomer({ stats: { gp: 0 }, balance: 0, purchased: { plan: { consecutive: { trinkets: 0 } } } })
    for (const item of all(shop(poor))) expect(item.missing).toBe(Math.ceil(item.price))
  })
})
