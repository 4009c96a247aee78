import { pathTo } from './match-route.ts'

/** What a payment was for, saved before the provider's page opened. docs/reference/screens.md 15.1 and 15.7. */
export type PaymentPurpose =
  | { readonly type: 'gems' }
  | { readonly type: 'item' }
  | { readonly type: 'subscription' }
  | { readonly type: 'giftSubscription'; readonly recipient: string }
  | { readonly type: 'giftGems'; readonly recipient: string }
  | { readonly type: 'newGroupPlan'; readonly groupId?: string }
  | { readonly type: 'editGroupPlan'; readonly groupId: string }
  | { readonly type: 'upgradeParty' }
  | { readonly type: 'upgradeGuild'; readonly groupId: string }

export type PaymentResult =
  /** The provider's window closes; the app behind it goes on. */
  | { readonly type: 'close' }
  | { readonly type: 'paid'; readonly to: string }
  | { readonly type: 'failed'; readonly to: string }

/** Where the return path of a payment leads; `undefined` for an unknown one. docs/reference/application.md 2. */
export const paymentResult = (word: string, purpose: PaymentPurpose | undefined): PaymentResult | undefined => {
  switch (word) {
    case 'paypal-success-checkout':
    case 'paypal-success-subscribe':
      return { type: 'close' }
    case 'stripe-success-checkout':
      return { type: 'paid', to: afterSuccess(purpose) }
    case 'stripe-error-checkout':
      return { type: 'failed', to: afterError(purpose) }
    default:
      return undefined
  }
}

const afterSuccess = (purpose: PaymentPurpose | undefined): string => {
  switch (purpose?.type) {
    case 'editGroupPlan':
      return pathTo('groupPlanBilling', { groupId: purpose.groupId })
    case 'subscription':
    case 'giftSubscription':
      return pathTo('subscription')
    case 'newGroupPlan':
      return purpose.groupId === undefined
        ? pathTo('groupPlans')
        : pathTo('groupPlanTasks', { groupId: purpose.groupId })
    case 'gems':
    case 'giftGems':
    case 'item':
    case 'upgradeParty':
    case 'upgradeGuild':
    case undefined:
      return pathTo('tasks')
  }
}

const afterError = (purpose: PaymentPurpose | undefined): string => {
  switch (purpose?.type) {
    case 'subscription':
      return pathTo('subscription')
    case 'editGroupPlan':
      return pathTo('groupPlanBilling', { groupId: purpose.groupId })
    case 'newGroupPlan':
      return pathTo('groupPlans')
    case 'upgradeParty':
      return pathTo('party')
    case 'upgradeGuild':
      return pathTo('guild', { groupId: purpose.groupId })
    case 'giftGems':
    case 'giftSubscription':
      return pathTo('profile', { userId: purpose.recipient })
    case 'gems':
      return `${pathTo('tasks')}?openGemsModal=true`
    case 'item':
    case undefined:
      return pathTo('tasks')
  }
}
