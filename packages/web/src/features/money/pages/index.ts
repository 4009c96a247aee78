export { HistoryView } from './HistoryView.tsx'
export { LocalCheckoutScreen } from './LocalCheckoutScreen.tsx'
export { SubscriptionScreen } from './SubscriptionScreen.tsx'
export { TransactionsScreen } from './TransactionsScreen.tsx'
