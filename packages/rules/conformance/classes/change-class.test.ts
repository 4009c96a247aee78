import { everyCaseOf } from '../support/topic.ts'
import { faultsOfCall, type ShopCase } from '../support/shop-case.ts'

type Case = ShopCase & { readonly class?: string }

everyCaseOf<Case>('change-class', (testCase) =>
  faultsOfCall({ command: 'changeClass', params: { class: testCase.class } }, testCase),
)
