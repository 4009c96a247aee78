import type { DispatchOptions, PlayerStore } from '../../../sync/index.ts'
import type { Purchase } from '../item/index.ts'

/** Runs the command that buys so many of an item. */
export const runPurchase = (
  { dispatch }: Pick<PlayerStore, 'dispatch'>,
  purchase: Purchase,
  quantity: number,
  options: DispatchOptions = {},
): ReturnType<PlayerStore['dispatch']> => {
  const amount = 'many' in purchase && purchase.many ? { quantity } : {}
  switch (purchase.command) {
    case 'buyGear':
      return dispatch('buyGear', { key: purchase.key }, options)
    case 'buy':
      return dispatch('buy', { key: purchase.key, type: purchase.type, ...amount }, options)
    case 'buyQuest':
      return dispatch('buyQuest', { key: purchase.key, ...amount }, options)
    case 'purchase':
      return dispatch('purchase', { type: purchase.type, key: purchase.key, ...amount }, options)
    case 'purchaseWithHourglasses':
      return dispatch('purchaseWithHourglasses', { type: purchase.type, key: purchase.key, ...amount }, options)
    case 'unlock':
      return dispatch('unlock', { path: purchase.path }, options)
    case 'castSkill':
      return dispatch('castSkill', { skill: purchase.key }, options)
    case 'buyPotion':
    case 'buyArmoire':
      return dispatch(purchase.command, amount, options)
    case 'rebirth':
    case 'fortify':
    case 'releasePets':
    case 'releaseMounts':
    case 'releaseBoth':
      return dispatch(purchase.command, {}, options)
  }
}
