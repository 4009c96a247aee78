import { describe, it } from 'vitest'
import { expectOutcome, expectRefusal } from '../../test-kit/index.ts'
import { singleOf } from './quantity.ts'

describe('singleOf', () => {
  it.each([undefined, 1])('lets one through: %j', (quantity) => expectOutcome(singleOf(quantity)).toBe(1))

  it('refuses several of an item that is sold singly', () => expectRefusal(singleOf(2), 'messageNotAbleToBuyInBulk'))
})
