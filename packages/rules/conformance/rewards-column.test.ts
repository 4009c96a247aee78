import type { Pin } from '../src/model/index.ts'
import { type ColumnEntry, rewardsColumn } from '../src/shops/index.ts'
import { applyingCasesOf, isLaterPath } from './support/applying-cases.ts'
import { fullCatalogue } from './support/full-catalogue.ts'
import { same } from './support/paths.ts'
import { type Expected, faultsOfCall, type ShopCase } from './support/shop-case.ts'
import { shopper } from './support/shopper.ts'

type Case = ShopCase & {
  readonly now: string
  readonly call: 'list' | 'toggle' | 'move'
  readonly type?: string
  readonly path?: string
  readonly position?: number
  readonly expect: Expected & { readonly list?: ReadonlyArray<string> }
}

const pathsOf = ({ user, path }: Case): ReadonlyArray<string | undefined> => [
  path,
  ...[...((user.pinnedItems ?? []) as ReadonlyArray<Pin>), ...((user.unpinnedItems ?? []) as ReadonlyArray<Pin>)].map(
    (pin) => pin.path,
  ),
]

/** Moving a pin asks nothing about the thing it names. */
const applies = (given: Case): boolean => given.call === 'move' || !pathsOf(given).some(isLaterPath)

applyingCasesOf<Case>('rewards-column', applies, (given) => {
  switch (given.call) {
    case 'list':
      return listFaults(given)
    case 'toggle':
      return faultsOfCall({ command: 'togglePin', params: { type: given.type, path: given.path } }, given)
    case 'move':
      return faultsOfCall({ command: 'movePin', params: { path: given.path, position: given.position } }, given)
  }
})

const listFaults = ({ now, user, expect }: Case): ReadonlyArray<string> => {
  const at = Date.parse(now)
  const list = rewardsColumn(fullCatalogue)(shopper(user, at), at).map(lineOf)
  return same(list, expect.list) ? [] : [`expected ${expect.list?.join(', ')}, got ${list.join(', ')}`]
}

const lineOf = ({ path, price, currency, locked }: ColumnEntry): string =>
  [path, price, currency, ...(locked ? ['locked'] : [])].join('|')
