import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { aPlayer, aUser, NOON, SPECIFIED_CALLS, specifiedWorld } from '../test-kit/index.ts'
import type { Command } from './command.ts'
import { commands } from './commands.ts'
import { decodeParams } from './decode-params.ts'
import { REFUSALS } from './kernel/index.ts'
import { executeCommand } from './execute/index.ts'

/** The keys by name, in the order of the text. docs/reference/application.md 5. */
const SECTION_5 = `
  missingKeyParam invalidQuantity messageNotAbleToBuyInBulk typeRequired missingTypeParam messageHealthAlreadyMax
  messageHealthAlreadyMin itemNotFound equipmentAlreadyOwned cannotBuyItem previousGearNotOwned questNotGoldPurchasable mustComplete
  questUnlockLostMasterclasser questNotGemPurchasable notAvailable spellNotFound mustSubscribeToPurchaseGems maxBuyGems
  reachedGoldToGemCapQuantity notAccteptedType messageNotAvailable alreadyHave backgroundAlreadyOwned petsAlreadyOwned mountsAlreadyOwned
  notAllowedHourglass typeNotAllowedHourglass mysterySetNotFound useUnlockForCosmetics positiveAmountRequired typeNotSellable
  userItemsKeyNotFound userItemsNotEnough pathRequired invalidUnlockSet alreadyUnlocked alreadyUnlockedPart
  incentiveBackgroundsUnlockedWithCheckins notEnoughPets notEnoughMounts notEnoughPetsMounts
`

/** docs/reference/application.md 8; the content specification names no other. */
const SECTION_8 = `
  NotificationNotFound invalid_credentials accountSuspended mountNotOwned petNotOwned gearNotOwned messageMissingEggPotion
  messageInvalidEggPotionCombo messageAlreadyPet messagePetNotFound messageFoodNotFound messageCannotFeedPet messageAlreadyMount
  invalidAmount notEnoughFood tooMuchFood notEnoughGems lvl10ChangeClass invalidClass mysteryItemIsEmpty cannotUnpinItem wrongItemType
  wrongItemPath spellAlreadyCast spellNotOwned questNotFound petNotFound contentKeyNotFound messageNotEnoughGold notEnoughHourglasses
`

/** Keys that no rule answers, and why. */
const OF_THE_DOOR: Readonly<Record<string, string>> = {
  invalid_credentials: 'only the server knows who calls',
  accountSuspended: 'the server refuses before any rule is asked',
}

const CALLS = SPECIFIED_CALLS.map(([key, command, params, owns = {}]) => [key, command, params, owns] as const)

const words = (text: string): ReadonlyArray<string> => text.trim().split(/\s+/)

describe('a key that the specification names', () => {
  it.each(CALLS)('%s is what %s answers', (key, command, params, owns) => {
    const row = commands[command] as unknown as Command<unknown>
    const decoded = decodeParams(row)(params)
    const result = E.isLeft(decoded)
      ? decoded
      : executeCommand(specifiedWorld)(row, { params: decoded.right, at: NOON })(aPlayer(aUser(owns)))
    expect(E.isLeft(result) ? result.left : 'no refusal').toMatchObject({ key, kind: REFUSALS[key] })
  })

  it('is always answered by a rule, but for those of the door', () => {
    const answered: ReadonlySet<string> = new Set(SPECIFIED_CALLS.map(([key]) => key))
    const named = [...words(SECTION_5), ...words(SECTION_8)]
    expect(named.filter((key) => !answered.has(key) && !Object.hasOwn(OF_THE_DOOR, key))).toEqual([])
    expect(Object.keys(OF_THE_DOOR).filter((key) => Object.hasOwn(REFUSALS, key))).toEqual([])
  })
})
