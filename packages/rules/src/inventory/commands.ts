import * as t from 'io-ts'
import { userCommand } from '../command.ts'
import { equip } from './equip.ts'
import { feed } from './feed.ts'
import { hatch } from './hatch.ts'
import { openMysteryItem } from './open-mystery-item.ts'
import { releaseBoth, releaseMounts, releasePets } from './release.ts'
import { sell } from './sell.ts'
import { unequip } from './unequip.ts'
import { NumberOrText } from './whole-number.ts'

const none = t.readonly(t.type({}))

/** What a player does with what they own. What is missing is refused by the rules, under the specification's keys. */
export const inventoryCommands = {
  equip: userCommand({ params: t.readonly(t.partial({ type: t.string, key: t.string })), rule: equip }),
  unequip: userCommand({ params: t.readonly(t.partial({ type: t.string })), rule: unequip }),
  hatch: userCommand({ params: t.readonly(t.partial({ egg: t.string, hatchingPotion: t.string })), rule: hatch }),
  feed: userCommand({
    params: t.readonly(t.partial({ pet: t.string, food: t.string, amount: NumberOrText })),
    rule: feed,
  }),
  sell: userCommand({
    params: t.readonly(t.partial({ type: t.string, key: t.string, amount: NumberOrText })),
    rule: sell,
  }),
  releasePets: userCommand({ params: none, rule: releasePets }),
  releaseMounts: userCommand({ params: none, rule: releaseMounts }),
  releaseBoth: userCommand({ params: none, rule: releaseBoth }),
  openMysteryItem: userCommand({ params: none, rule: openMysteryItem }),
} as const
