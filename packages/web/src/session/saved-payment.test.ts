import { beforeEach, describe, expect, it } from 'vitest'
import { forgetPayment, markPaymentCompleted, savedPayment, savePayment } from './saved-payment.ts'

describe('the payment that was begun in this browser', () => {
  beforeEach(() => localStorage.clear())

  it('is known on the way back, and completed once the provider says so', () => {
    savePayment({ id: 'p', purpose: { type: 'giftGems', recipient: 'ida' }, from: '/party' })
    markPaymentCompleted()
    expect(savedPayment()).toEqual({
      id: 'p',
      purpose: { type: 'giftGems', recipient: 'ida' },
      from: '/party',
      completed: true,
    })
    forgetPayment()
    expect(savedPayment()).toBeUndefined()
  })

  it.each(['', 'null', '{', '{"id":1}', '[]'])('is none where %s is stored', (text) => {
    localStorage.setItem('daykeep-payment', text)
    expect(savedPayment()).toBeUndefined()
    markPaymentCompleted()
    expect(localStorage.getItem('daykeep-payment')).toBe(text)
  })
})
