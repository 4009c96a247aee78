import { type ColumnEntry, rewardsColumn } from '../../src/shops/index.ts'
import { fullCatalogue } from '../support/full-catalogue.ts'
import { same } from '../support/paths.ts'
import { type Expected, faultsOfCall, type ShopCase } from '../support/shop-case.ts'
import { shopper } from '../support/shopper.ts'
import { everyCaseOf } from '../support/topic.ts'

type Case = ShopCase & {
  readonly now: string
  readonly call: 'list' | 'toggle' | 'move'
  readonly type?: string
  readonly path?: string
  readonly position?: number
  readonly expect: Expected & { readonly list?: ReadonlyArray<string> }
}

everyCaseOf<Case>('rewards-column', (testCase) => {
  switch (testCase.call) {
    case 'list':
      return listFaults(testCase)
    case 'toggle':
      return faultsOfCall({ command: 'togglePin', params: { type: testCase.type, path: testCase.path } }, testCase)
    case 'move':
      return faultsOfCall(
        { command: 'movePin', params: { path: testCase.path, position: testCase.position } },
        testCase,
      )
  }
})

const listFaults = ({ now, user, expect }: Case): ReadonlyArray<string> => {
  const at = Date.parse(now)
  const list = rewardsColumn(fullCatalogue)(shopper(user, at), at).map(lineOf)
  return same(list, expect.list) ? [] : [`expected ${expect.list?.join(', ')}, got ${list.join(', ')}`]
}

const lineOf = ({ path, price, currency, locked }: ColumnEntry): string =>
  [path, price, currency, ...(locked ? ['locked'] : [])].join('|')
