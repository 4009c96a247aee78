import * as t from 'io-ts'
import { buyArmoire } from '../armoire/index.ts'
import { userCommand } from '../command.ts'
import { missingOr } from '../decode-params.ts'
import { refusal } from '../kernel/index.ts'
import { Quantity, RequiredText, word } from '../model/index.ts'
import { buy, buyGear, buyPotion, buyQuest } from './gold/index.ts'
import { movePin, togglePin } from './pins/index.ts'
import { PURCHASABLE, purchase } from './gems/index.ts'
import { HOURGLASS_GOODS, purchaseWithHourglasses } from './hourglasses/index.ts'
import { unlock } from './unlock/index.ts'

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

const quantity = t.partial({ quantity: Quantity })

/** What a player buys, and what they pin to the rewards column. docs/reference/api.md 2.5. */
export const shopCommands = {
  buy: userCommand({
    params: t.readonly(t.intersection([t.type({ key: RequiredText }), t.partial({ type: t.string }), quantity])),
    refuses: { key: 'missingKeyParam', quantity: 'invalidQuantity' },
    rule: buy,
  }),
  buyGear: userCommand({
    params: t.readonly(t.intersection([t.type({ key: RequiredText }), quantity])),
    refuses: { key: 'missingKeyParam', quantity: 'invalidQuantity' },
    rule: buyGear,
  }),
  buyArmoire: userCommand({
    params: t.readonly(quantity),
    refuses: { quantity: 'invalidQuantity' },
    rule: buyArmoire,
  }),
  buyPotion: userCommand({ params: t.readonly(quantity), refuses: { quantity: 'invalidQuantity' }, rule: buyPotion }),
  buyQuest: userCommand({
    params: t.readonly(t.intersection([t.type({ key: RequiredText }), quantity])),
    refuses: { key: 'missingKeyParam', quantity: 'invalidQuantity' },
    rule: buyQuest,
  }),
  purchase: userCommand({
    params: t.readonly(t.intersection([t.type({ type: word(...PURCHASABLE), key: RequiredText }), quantity])),
    refuses: {
      key: 'missingKeyParam',
      quantity: 'invalidQuantity',
      type: missingOr('typeRequired', refusal('notAccteptedType')),
    },
    rule: purchase,
  }),
  purchaseWithHourglasses: userCommand({
    params: t.readonly(t.intersection([t.type({ type: word(...HOURGLASS_GOODS), key: RequiredText }), quantity])),
    refuses: {
      key: 'missingKeyParam',
      quantity: 'invalidQuantity',
      type: missingOr(
        'missingTypeParam',
        refusal('typeNotAllowedHourglass', { allowedTypes: HOURGLASS_GOODS.join(', ') }),
      ),
    },
    rule: purchaseWithHourglasses,
  }),
  unlock: userCommand({
    params: t.readonly(t.type({ path: RequiredText })),
    refuses: { path: 'pathRequired' },
    rule: unlock,
  }),
  togglePin: userCommand({ params: t.readonly(t.type({ type: t.string, path: t.string })), rule: togglePin }),
  movePin: userCommand({ params: t.readonly(t.type({ path: t.string, position: Position })), rule: movePin }),
} as const
