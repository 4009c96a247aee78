import type { CommandName } from '../src/commands.ts'
import type { RefusalKey } from '../src/kernel/index.ts'
import type { User } from '../src/model/index.ts'
import { bags } from './bags.ts'
import { loadCatalogue } from './catalogue.ts'
import { shopCatalogue } from './shop-catalogue.ts'
import type { DeepPartial } from './user.ts'

const real = loadCatalogue()

/** The real content, with scenes and tails of the test shop. */
export const specifiedWorld = {
  ...real,
  gear: { ...shopCatalogue.gear, ...real.gear },
  backgrounds: { ...shopCatalogue.backgrounds, ...real.backgrounds },
}

type Owns = DeepPartial<User>
export type SpecifiedCall = readonly [key: RefusalKey, command: CommandName, params: object, owns?: Owns]

const gold: Owns = { stats: { gp: 5000 } }
const gems: Owns = { balance: 25 }
const subscriber = (gemsBought: number): Owns => ({ ...gold, purchased: { plan: { customerId: 'c', gemsBought } } })
const traveller: Owns = { purchased: { plan: { consecutive: { trinkets: 2 } }, background: { airship: true } } }
const carries = (items: Parameters<typeof bags>[0], more: Owns = {}): Owns => ({ ...more, items: bags(items) })
const gearOwned = (owned: Readonly<Record<string, boolean>>, more: Owns = {}): Owns => ({
  ...more,
  items: { gear: { owned } },
})
const meal = { pet: 'Fox-Base', food: 'Meat' }
const wizard: Owns = {
  stats: { class: 'wizard', lvl: 20, mp: 100, buffs: { streaks: true } },
  flags: { classSelected: true },
}
const hair = real.looks.filter(({ set }) => set === 'baseHair1').map(({ kind, key }) => [kind, key] as const)
const hairPaths = hair.map(([kind, key]) => `${kind}.${key}`)
const hairOwned = (from: number): Owns => ({
  ...gems,
  purchased: { hair: { base: Object.fromEntries(hair.slice(from).map(([, key]) => [key, true])) } },
})

/** One call for each key that the application specification names in sections 5 and 8, and the content specification too. */
export const SPECIFIED_CALLS: ReadonlyArray<SpecifiedCall> = [
  // section 5
  ['invalidQuantity', 'buyPotion', { quantity: -1 }, { stats: { gp: 99, hp: 9 } }],
  ['messageNotAbleToBuyInBulk', 'buyArmoire', { quantity: 2 }, gold],
  ['missingKeyParam', 'purchase', { type: 'eggs' }, gems],
  ['typeRequired', 'purchase', { key: 'Wolf' }, gems],
  ['missingTypeParam', 'purchaseWithHourglasses', { key: 'airship' }, traveller],
  ['messageNotEnoughGold', 'buyArmoire', {}],
  ['notEnoughGems', 'purchase', { type: 'eggs', key: 'Wolf' }],
  ['notEnoughHourglasses', 'purchaseWithHourglasses', { type: 'pets', key: 'Mammoth-Base' }],
  ['messageHealthAlreadyMax', 'buyPotion', {}, gold],
  ['messageHealthAlreadyMin', 'buyPotion', {}, { stats: { gp: 99, hp: 0 } }],
  ['itemNotFound', 'buyGear', { key: 'weapon_nonsuch_1' }, gold],
  ['equipmentAlreadyOwned', 'buyGear', { key: 'weapon_warrior_0' }, gearOwned({ weapon_warrior_0: true }, gold)],
  ['cannotBuyItem', 'buyGear', { key: 'weapon_wizard_0' }, gold],
  ['previousGearNotOwned', 'buyGear', { key: 'weapon_warrior_2' }, gold],
  ['questNotGoldPurchasable', 'buyQuest', { key: 'rat' }, gold],
  ['mustComplete', 'buyQuest', { key: 'dilatoryDistress2' }, gold],
  ['questUnlockLostMasterclasser', 'buyQuest', { key: 'lostMasterclasser1' }, gold],
  ['questNotGemPurchasable', 'purchase', { type: 'quests', key: 'dilatoryDistress1' }, gems],
  ['notAvailable', 'purchase', { type: 'bundles', key: 'winterQuests' }, gems],
  ['spellNotFound', 'buy', { type: 'special', key: 'nonsuch' }, gold],
  ['mustSubscribeToPurchaseGems', 'purchase', { type: 'gems', key: 'gem' }, gold],
  ['maxBuyGems', 'purchase', { type: 'gems', key: 'gem' }, subscriber(24)],
  ['reachedGoldToGemCapQuantity', 'purchase', { type: 'gems', key: 'gem', quantity: 3 }, subscriber(22)],
  ['notAccteptedType', 'purchase', { type: 'clouds', key: 'one' }, gems],
  ['messageNotAvailable', 'purchase', { type: 'gear', key: 'weapon_warrior_1' }, gems],
  [
    'alreadyHave',
    'purchase',
    { type: 'gear', key: 'back_special_bearTail' },
    gearOwned({ back_special_bearTail: true }, gems),
  ],
  ['backgroundAlreadyOwned', 'purchaseWithHourglasses', { type: 'backgrounds', key: 'airship' }, traveller],
  [
    'petsAlreadyOwned',
    'purchaseWithHourglasses',
    { type: 'pets', key: 'Mammoth-Base' },
    carries({ pets: { 'Mammoth-Base': 5 } }, traveller),
  ],
  [
    'mountsAlreadyOwned',
    'purchaseWithHourglasses',
    { type: 'mounts', key: 'Mammoth-Base' },
    carries({ mounts: { 'Mammoth-Base': true } }, traveller),
  ],
  ['notAllowedHourglass', 'purchaseWithHourglasses', { type: 'pets', key: 'Wolf-Base' }, traveller],
  ['typeNotAllowedHourglass', 'purchaseWithHourglasses', { type: 'eggs', key: 'Wolf' }, traveller],
  ['mysterySetNotFound', 'buy', { type: 'mystery', key: '209901' }, traveller],
  ['useUnlockForCosmetics', 'buy', { type: 'backgrounds', key: 'airship' }, gems],
  ['positiveAmountRequired', 'sell', { type: 'eggs', key: 'Wolf', amount: -1 }],
  ['typeNotSellable', 'sell', { type: 'quests', key: 'rat' }],
  ['userItemsKeyNotFound', 'sell', { type: 'eggs', key: 'Wolf' }],
  ['userItemsNotEnough', 'sell', { type: 'eggs', key: 'Wolf', amount: 2 }, carries({ eggs: { Wolf: 1 } })],
  ['foodSaddleSellWarningNote', 'sell', { type: 'food', key: 'Saddle' }, carries({ food: { Saddle: 1 } })],
  ['pathRequired', 'unlock', {}, gems],
  ['invalidUnlockSet', 'unlock', { path: 'nonsuch.x' }, gems],
  ['alreadyUnlocked', 'unlock', { path: hairPaths.join(',') }, hairOwned(0)],
  ['alreadyUnlockedPart', 'unlock', { path: hairPaths.join(',') }, hairOwned(1)],
  ['incentiveBackgroundsUnlockedWithCheckins', 'unlock', { path: 'background.blue' }, gems],
  ['notEnoughPets', 'releasePets', {}, gems],
  ['notEnoughMounts', 'releaseMounts', {}, gems],
  ['notEnoughPetsMounts', 'releaseBoth', {}, gems],
  // section 8: messages of the shared rules
  ['invalidAttribute', 'allocate', { stat: 'luck' }],
  ['statsObjectRequired', 'allocateBulk', {}],
  ['missingTypeKeyEquip', 'equip', {}],
  ['invalidTypeEquip', 'equip', { type: 'hat', key: 'one' }],
  ['missingPetFoodFeed', 'feed', {}],
  ['missingEggHatchingPotion', 'hatch', {}],
  ['invalidPetName', 'feed', { ...meal, pet: 'Nonsuch' }],
  ['invalidFoodName', 'feed', { ...meal, food: 'Nonsuch' }],
  ['NotificationNotFound', 'readNotifications', { ids: ['nonsuch'] }],
  // section 8: pets and food
  ['mountNotOwned', 'equip', { type: 'mount', key: 'Fox-Base' }],
  ['petNotOwned', 'equip', { type: 'pet', key: 'Fox-Base' }],
  ['gearNotOwned', 'equip', { type: 'equipped', key: 'weapon_warrior_1' }],
  ['messageMissingEggPotion', 'hatch', { egg: 'Fox', hatchingPotion: 'Base' }],
  [
    'messageInvalidEggPotionCombo',
    'hatch',
    { egg: 'Owl', hatchingPotion: 'RoyalPurple' },
    carries({ eggs: { Owl: 1 }, hatchingPotions: { RoyalPurple: 1 } }),
  ],
  [
    'messageAlreadyPet',
    'hatch',
    { egg: 'Fox', hatchingPotion: 'Base' },
    carries({ eggs: { Fox: 1 }, hatchingPotions: { Base: 1 }, pets: { 'Fox-Base': 5 } }),
  ],
  ['messagePetNotFound', 'feed', meal, carries({ food: { Meat: 1 } })],
  ['messageFoodNotFound', 'feed', meal, carries({ pets: { 'Fox-Base': 5 } })],
  [
    'messageCannotFeedPet',
    'feed',
    { ...meal, pet: 'Mammoth-Base' },
    carries({ pets: { 'Mammoth-Base': 5 }, food: { Meat: 1 } }),
  ],
  [
    'messageAlreadyMount',
    'feed',
    meal,
    carries({ pets: { 'Fox-Base': -1 }, mounts: { 'Fox-Base': true }, food: { Meat: 1 } }),
  ],
  ['invalidAmount', 'feed', { ...meal, amount: -1 }, carries({ pets: { 'Fox-Base': 5 }, food: { Meat: 1 } })],
  ['notEnoughFood', 'feed', { ...meal, amount: 2 }, carries({ pets: { 'Fox-Base': 5 }, food: { Meat: 1 } })],
  ['tooMuchFood', 'feed', { ...meal, amount: 60 }, carries({ pets: { 'Fox-Base': 5 }, food: { Meat: 99 } })],
  // section 8: gems, classes and spells
  ['lvl10ChangeClass', 'changeClass', { class: 'rogue' }, gems],
  ['invalidClass', 'changeClass', { class: 'nonsuch' }, { ...gems, stats: { lvl: 20 } }],
  ['mysteryItemIsEmpty', 'openMysteryItem', {}],
  ['cannotUnpinItem', 'togglePin', { type: 'potion', path: 'potion' }],
  ['wrongItemType', 'togglePin', { type: 'nonsuch', path: 'eggs.Fox' }],
  ['wrongItemPath', 'togglePin', { type: 'eggs', path: 'eggs.Nonsuch' }],
  ['spellAlreadyCast', 'castSkill', { skill: 'frost' }, wizard],
  ['spellNotOwned', 'castSkill', { skill: 'snowball' }],
  ['questNotFound', 'buyQuest', { key: 'nonsuch' }, gold],
  ['petNotFound', 'purchase', { type: 'pets', key: 'Dodo-Base' }, gems],
  ['contentKeyNotFound', 'purchase', { type: 'eggs', key: 'Nonsuch' }, gems],
]
