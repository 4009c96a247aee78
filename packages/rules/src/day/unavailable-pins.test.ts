import { expect, it } from 'vitest'
import { aCatalogue, outcomeOf, aPlayer, aUser, NOON } from '../../test-kit/index.ts'
import { DAY, toIso } from '../kernel/index.ts'
import { startDay } from './start-day.ts'

const pin = (gear: string) => ({ type: 'marketGear', path: `gear.flat.${gear}` })

const pinsAfter = (gear: string, owned: Readonly<Record<string, boolean>> = {}) => {
  const user = aUser({ lastCron: toIso(NOON - DAY), pinnedItems: [pin(gear)], items: { gear: { owned } } })
  return outcomeOf(startDay({ catalogue: aCatalogue(), now: NOON, seed: 's' })({})(aPlayer(user))).state.user
    .pinnedItems
}

it.each([
  ['a piece that is on sale', 'weapon_warrior_1', { weapon_warrior_0: true }, true],
  ['a piece whose lower tier is missing', 'weapon_warrior_2', {}, true],
  ['a piece that is owned by now', 'weapon_warrior_1', { weapon_warrior_0: true, weapon_warrior_1: true }, false],
  ['a piece of another class', 'weapon_wizard_1', {}, false],
  ['a piece that is not in the game', 'weapon_warrior_9', {}, false],
] as const)('the pin of %s stays at the new day or goes (rules 3.4 step 13)', (_, gear, owned, stays) =>
  expect(pinsAfter(gear, owned)).toEqual(stays ? [pin(gear)] : []),
)
