import type { Catalogue, GemPack, SubscriptionBlock } from '../src/catalogue/index.ts'

const block = (key: string, months: number, price: number): SubscriptionBlock => ({
  key,
  months,
  price,
  target: 'user',
  canSubscribe: true,
})

const BLOCKS: ReadonlyArray<SubscriptionBlock> = [
  block('basic_earned', 1, 5),
  block('basic_3mo', 3, 15),
  block('basic_12mo', 12, 48),
  { ...block('google_6mo', 6, 24), discount: true, original: 30 },
  { ...block('group_monthly', 1, 9), target: 'group', quantity: 3 },
  { ...block('group_plan_auto', 0, 0), canSubscribe: false },
]

const PACKS: ReadonlyArray<GemPack> = [
  { key: '4gems', gems: 4, price: 99 },
  { key: '21gems', gems: 21, price: 499 },
]

const byKey = <A extends { readonly key: string }>(things: ReadonlyArray<A>): Readonly<Record<string, A>> =>
  Object.fromEntries(things.map((thing) => [thing.key, thing]))

/** What the small world of tests sells for money. */
export const forMoney: Pick<Catalogue, 'subscriptionBlocks' | 'gemPacks'> = {
  subscriptionBlocks: byKey(BLOCKS),
  gemPacks: byKey(PACKS),
}
