import { everyCaseOf } from '../support/topic.ts'
import { faultsOfCall, type ShopCase } from '../support/shop-case.ts'
import type { Paths } from '../support/shopper.ts'

type Case = ShopCase & { readonly path?: string }

/** Styles of hair, which our settings keep as the numbers they are; the reference keeps the text of the path. */
const STYLES = /^preferences\.hair\.(base|bangs|beard|mustache|flower)$/

const withNumbers = (changed: Paths): Paths =>
  Object.fromEntries(Object.entries(changed).map(([path, value]) => [path, STYLES.test(path) ? Number(value) : value]))

everyCaseOf<Case>('unlock', (testCase) => {
  const { changed } = testCase.expect
  const expect = changed === undefined ? testCase.expect : { ...testCase.expect, changed: withNumbers(changed) }
  return faultsOfCall({ command: 'unlock', params: { path: testCase.path } }, { ...testCase, expect })
})
