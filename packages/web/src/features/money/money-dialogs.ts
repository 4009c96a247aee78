import { createStore } from '../../store/index.ts'

/** Whom a gift is for. */
export type Receiver = { readonly id: string; readonly name: string }

/** What is open over the present screen. */
export type MoneyDialog =
  | { readonly type: 'gems' }
  | { readonly type: 'gift'; readonly receiver?: Receiver }
  | { readonly type: 'cancel' }

export const moneyDialog = createStore<MoneyDialog | undefined>(undefined)

/** Opens the gems for sale. docs/reference/screens.md 15.2. */
export const openGemsDialog = (): void => moneyDialog.set({ type: 'gems' })

/** Opens the gift for somebody, or asks whom it is for. docs/reference/screens.md 15.4. */
export const openGiftDialog = (receiver?: Receiver): void =>
  moneyDialog.set({ type: 'gift', ...(receiver === undefined ? {} : { receiver }) })

/** Asks whether the subscription shall be cancelled. docs/reference/screens.md 15.6. */
export const openCancelDialog = (): void => moneyDialog.set({ type: 'cancel' })

export const closeMoneyDialog = (): void => moneyDialog.set(undefined)
