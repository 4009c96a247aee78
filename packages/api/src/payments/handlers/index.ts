import { requirePlayer } from '../../core/require-player.ts'
import {
  amazonCancel,
  amazonCheckout,
  amazonOrderReference,
  amazonSubscribe,
  amazonVerifyToken,
  amazonWebhook,
} from './amazon.ts'
import { appStoreHandlers } from './app-stores.ts'
import { createGroupPlan } from './create-plan.ts'
import { paymentDetails } from './payment-details.ts'
import { payment, paymentProviderNames, payments, reportLocalEvent, startPayment } from './payments.ts'
import {
  paypalCancel,
  paypalCheckout,
  paypalCheckoutSuccess,
  paypalSubscribe,
  paypalSubscribeSuccess,
  paypalWebhook,
} from './paypal.ts'
import { changeBlock } from './change-block.ts'
import { cancelPlan, changeCard } from './plans.ts'
import { stripeCancel, stripeCheckout, stripeEdit, stripeWebhook } from './stripe.ts'
import { memberPurchaseHistory, purchaseHistory } from './purchase-history.ts'

/** The endpoints of payments and of what they brought. */
export const paymentHandlers = {
  paymentProviders: requirePlayer(paymentProviderNames),
  payments: requirePlayer(payments),
  payment: requirePlayer(payment),
  createGroupPlan: requirePlayer(createGroupPlan),
  startPayment: requirePlayer(startPayment),
  reportLocalEvent: requirePlayer(reportLocalEvent),
  cancelPlan: requirePlayer(cancelPlan),
  changeCard: requirePlayer(changeCard),
  changeBlock: requirePlayer(changeBlock),
  purchaseHistory: requirePlayer(purchaseHistory),
  memberPurchaseHistory: requirePlayer(memberPurchaseHistory),
  paymentDetails: requirePlayer(paymentDetails),
  stripeCheckout: requirePlayer(stripeCheckout),
  stripeEdit: requirePlayer(stripeEdit),
  stripeCancel: requirePlayer(stripeCancel),
  stripeWebhook,
  paypalCheckout: requirePlayer(paypalCheckout),
  paypalCheckoutSuccess: requirePlayer(paypalCheckoutSuccess),
  paypalSubscribe: requirePlayer(paypalSubscribe),
  paypalSubscribeSuccess: requirePlayer(paypalSubscribeSuccess),
  paypalCancel: requirePlayer(paypalCancel),
  paypalWebhook,
  amazonVerifyToken: requirePlayer(amazonVerifyToken),
  amazonOrderReference: requirePlayer(amazonOrderReference),
  amazonCheckout: requirePlayer(amazonCheckout),
  amazonSubscribe: requirePlayer(amazonSubscribe),
  amazonCancel: requirePlayer(amazonCancel),
  amazonWebhook,
  ...appStoreHandlers,
} as const
