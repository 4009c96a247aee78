import * as t from 'io-ts'
import { userCommand } from '../command.ts'
import { missingOr } from '../decode-params.ts'
import { refusal } from '../kernel/index.ts'
import { Amount, NumberOrNaN, RequiredText, word } from '../model/index.ts'
import { equip } from './equip.ts'
import { feed, hatch, releaseBoth, releaseMounts, releasePets } from './stable/index.ts'
import { openMysteryItem } from './open-mystery-item.ts'
import { sell, SELLABLE } from './sell.ts'
import { unequip } from './unequip.ts'

const none = t.readonly(t.type({}))

/** Commands on owned items, pets and gear. docs/reference/api.md 2.4 and 2.5. */
export const inventoryCommands = {
  equip: userCommand({
    params: t.readonly(
      t.intersection([t.type({ key: RequiredText }), t.partial({ type: word('equipped', 'costume', 'pet', 'mount') })]),
    ),
    refuses: { key: 'missingTypeKeyEquip', type: 'invalidTypeEquip' },
    rule: equip,
  }),
  unequip: userCommand({
    params: t.readonly(t.partial({ type: word('equipped', 'costume', 'pet', 'background', 'all') })),
    refuses: { type: 'invalidTypeEquip' },
    rule: unequip,
  }),
  hatch: userCommand({
    params: t.readonly(t.type({ egg: RequiredText, hatchingPotion: RequiredText })),
    refuses: { egg: 'missingEggHatchingPotion', hatchingPotion: 'missingEggHatchingPotion' },
    rule: hatch,
  }),
  feed: userCommand({
    params: t.readonly(
      t.intersection([t.type({ pet: RequiredText, food: RequiredText }), t.partial({ amount: NumberOrNaN })]),
    ),
    refuses: { pet: 'missingPetFoodFeed', food: 'missingPetFoodFeed' },
    rule: feed,
  }),
  sell: userCommand({
    params: t.readonly(
      t.intersection([t.type({ type: word(...SELLABLE), key: RequiredText }), t.partial({ amount: Amount })]),
    ),
    refuses: {
      amount: 'positiveAmountRequired',
      type: missingOr('typeRequired', refusal('typeNotSellable', { acceptedTypes: SELLABLE.join(', ') })),
      key: 'missingKeyParam',
    },
    rule: sell,
  }),
  releasePets: userCommand({ params: none, rule: releasePets }),
  releaseMounts: userCommand({ params: none, rule: releaseMounts }),
  releaseBoth: userCommand({ params: none, rule: releaseBoth }),
  openMysteryItem: userCommand({ params: none, rule: openMysteryItem }),
} as const
