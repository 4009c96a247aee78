import * as t from 'io-ts'
import { buyArmoire } from '../armoire/index.ts'
import { userCommand } from '../command.ts'
import { NumberOrText } from '../inventory/index.ts'
import { buy } from './buy.ts'
import { buyGear } from './buy-gear.ts'
import { buyPotion } from './buy-potion.ts'
import { buyQuest } from './buy-quest.ts'
import { movePin } from './move-pin.ts'
import { purchase } from './purchase.ts'
import { purchaseWithHourglasses } from './purchase-with-hourglasses.ts'
import { togglePin } from './toggle-pin.ts'
import { unlock } from './unlock.ts'

/** -1 is the end of a list. */
const Position = new t.Type<number, number, unknown>(
  'Position',
  t.number.is,
  (input, context) =>
    typeof input === 'number' && Number.isSafeInteger(input) && input >= -1
      ? t.success(input)
      : t.failure(input, context),
  t.identity,
)

const order = t.readonly(t.partial({ key: t.string, type: t.string, quantity: NumberOrText }))

/** What a player buys, and what they pin to the rewards column. */
export const shopCommands = {
  buy: userCommand({
    params: order,
    rule: buy,
  }),
  buyGear: userCommand({ params: t.readonly(t.partial({ key: t.string, quantity: NumberOrText })), rule: buyGear }),
  buyArmoire: userCommand({ params: t.readonly(t.partial({ quantity: NumberOrText })), rule: buyArmoire }),
  buyPotion: userCommand({ params: t.readonly(t.partial({ quantity: NumberOrText })), rule: buyPotion }),
  buyQuest: userCommand({ params: t.readonly(t.partial({ key: t.string, quantity: NumberOrText })), rule: buyQuest }),
  purchase: userCommand({ params: order, rule: purchase }),
  purchaseWithHourglasses: userCommand({ params: order, rule: purchaseWithHourglasses }),
  unlock: userCommand({ params: t.readonly(t.partial({ path: t.string })), rule: unlock }),
  togglePin: userCommand({ params: t.readonly(t.type({ type: t.string, path: t.string })), rule: togglePin }),
  movePin: userCommand({ params: t.readonly(t.type({ path: t.string, position: Position })), rule: movePin }),
} as const
