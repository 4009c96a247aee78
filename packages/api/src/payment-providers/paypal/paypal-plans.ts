import { toDecimal } from '../amounts.ts'
import type { Checkout, Price } from '../port.ts'
import type { PaypalSettings } from '../../payment-settings.ts'
import type { PaypalClient } from './paypal-client.ts'

/** Plans of a page of PayPal's list; there is one for each price, so that one page holds all. */
const LISTED = 20

/** PayPal's plan for a price and a period: the one that is there, or a new one. */
export const planFor = async (
  { sdk, subscriptions }: PaypalClient,
  { productId }: Pick<PaypalSettings, 'productId'>,
  { amount, currency, seats = 1, everyMonths = 1 }: Price & Pick<Checkout, 'seats' | 'everyMonths'>,
): Promise<string> => {
  const price = toDecimal(Math.round(amount / seats))
  const name = `Daykeep ${everyMonths} × ${price} ${currency}`
  const { result } = await subscriptions.listBillingPlans({ productId, pageSize: LISTED })
  const existing = result.plans?.find((plan) => plan.name === name)?.id
  if (existing !== undefined) return existing
  const created = await subscriptions.createBillingPlan({
    paypalRequestId: `plan-${productId}-${everyMonths}-${price}-${currency}`,
    body: {
      productId,
      name,
      quantitySupported: true,
      billingCycles: [
        {
          frequency: { intervalUnit: sdk.IntervalUnit.Month, intervalCount: everyMonths },
          tenureType: sdk.TenureType.Regular,
          sequence: 1,
          totalCycles: 0,
          pricingScheme: { fixedPrice: { currencyCode: currency, value: price } },
        },
      ],
      paymentPreferences: { autoBillOutstanding: true, paymentFailureThreshold: 3 },
    },
  })
  return created.result.id ?? ''
}
