import * as t from 'io-ts'
import { documentById } from '../documents/index.ts'
import { IsoInstant } from '../kernel/index.ts'
import { Count, word } from '../model/index.ts'
import { paramsOf, providerCommand } from '../shared-command.ts'
import { payments } from './payments.ts'

const block = t.string
const coupon = t.readonly(t.type({ event: t.string }))
const logic = word('payFull', 'payDifference', 'refundAndRepay')

/** What each payment does once its provider reports it as paid. docs/reference/api.md 6.3. */
export const paymentCommands = {
  buyGems: providerCommand({
    params: paramsOf({ pack: t.string }, {}),
    needs: (_, actorId) => [documentById('users', actorId, 'user.groups')],
    rule: payments.buyGems,
  }),
  buyPet: providerCommand({ params: paramsOf({ sku: t.string }, {}), needs: () => [], rule: payments.buyPet }),
  giveGems: providerCommand({
    params: paramsOf({ to: t.string, amount: t.number }, { message: t.string }),
    needs: ({ to }) => [documentById('users', to, 'user.groups')],
    rule: payments.giveGems,
  }),
  startSubscription: providerCommand({
    params: paramsOf(
      { block, customer: t.string, paymentMethod: t.string },
      { coupon, subscription: t.string, replaces: t.readonly(t.type({ block, logic })) },
    ),
    needs: () => [],
    rule: payments.startSubscription,
  }),
  buyMonths: providerCommand({ params: paramsOf({ block }, { coupon }), needs: () => [], rule: payments.buyMonths }),
  giveSubscription: providerCommand({
    params: paramsOf({ to: t.string, block }, { coupon, message: t.string }),
    needs: ({ to }) => [documentById('users', to)],
    rule: payments.giveSubscription,
  }),
  cancelSubscription: providerCommand({
    params: paramsOf({}, { nextBill: IsoInstant, subscription: t.string }),
    needs: () => [],
    rule: payments.cancelSubscription,
  }),
  renewSubscription: providerCommand({
    params: paramsOf({ subscription: t.string, billed: IsoInstant }, { nextBill: IsoInstant }),
    needs: () => [],
    rule: payments.renewSubscription,
  }),
  takeBackGems: providerCommand({
    params: paramsOf({ from: t.string, gems: Count }, {}),
    needs: ({ from }) => [documentById('users', from)],
    rule: payments.takeBackGems,
  }),
  takeBackMonths: providerCommand({
    params: paramsOf({ from: t.string, months: Count }, {}),
    needs: ({ from }) => [documentById('users', from)],
    rule: payments.takeBackMonths,
  }),
  takeBackPet: providerCommand({
    params: paramsOf({ from: t.string, sku: t.string }, {}),
    needs: ({ from }) => [documentById('users', from)],
    rule: payments.takeBackPet,
  }),
  endSubscription: providerCommand({
    params: paramsOf({ from: t.string, subscription: t.string }, {}),
    needs: ({ from }) => [documentById('users', from)],
    rule: payments.endSubscription,
  }),
} as const
