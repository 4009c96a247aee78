import { asKey, type GearKey, type PetKey, type User, withItems } from '@daykeep/rules/model'
import { itRefuses } from '../../test-kit/it-refuses.ts'
import { both, type UserChange, subscribed, withGems, withGold, withHourglasses } from '../../test-kit/states.ts'

const owningGear =
  (key: string): UserChange =>
  (user) => {
    const { gear } = user.items
    return withItems(user, { gear: { ...gear, owned: { ...gear.owned, [asKey<GearKey>(key)]: true } } })
  }

const owningPet =
  (key: string): UserChange =>
  (user) =>
    withItems(user, { pets: { [asKey<PetKey>(key)]: 5 }, mounts: { [asKey<PetKey>(key)]: true } })

const withLooks =
  (looks: Partial<User['purchased']>): UserChange =>
  (user) => ({ ...user, purchased: { ...user.purchased, ...looks } })

const rich = both(withGold(5000), withGems(50), withHourglasses(5))

itRefuses('what is bought for gold', [
  ['POST /user/buy-quest/nothing', 'there is no such quest', 404, 'questNotFound', { user: rich }],
  ['POST /user/buy/nothing', 'there is no such quest', 404, 'questNotFound', { body: { type: 'quest' } }],
  ['POST /user/buy-quest/owl', 'it is sold for gems', 401, 'questNotGoldPurchasable', { user: rich }],
  ['POST /user/buy-quest/lostMasterclasser1', 'others come first', 401, 'questUnlockLostMasterclasser', { user: rich }],
  ['POST /user/buy-quest/dilatoryDistress2', 'one comes before it', 401, 'mustComplete', { user: rich }],
  ['POST /user/buy-quest/dilatoryDistress1', 'gold is missing', 401, 'messageNotEnoughGold'],
  ['POST /user/buy-quest/dilatoryDistress1', 'nobody buys -1', 400, 'invalidQuantity', { body: { quantity: -1 } }],
  ['POST /user/buy/potion', 'nobody buys 0', 400, 'invalidQuantity', { user: rich, body: { quantity: 0 } }],
  ['POST /user/buy/potion', 'nobody buys "0"', 400, 'invalidQuantity', { user: rich, body: { quantity: '0' } }],
  ['POST /user/buy/potion', 'nobody buys null', 400, 'invalidQuantity', { user: rich, body: { quantity: null } }],
  ['POST /user/buy-special-spell/nothing', 'there is none', 404, 'spellNotFound', { user: rich }],
  ['POST /user/buy-special-spell/greeting', 'gold is missing', 401, 'messageNotEnoughGold'],
  ['POST /user/buy/snowball', 'it is not the season', 401, 'cannotBuyItem', { user: rich }],
  ['POST /user/buy/testPier', 'looks are unlocked', 400, 'useUnlockForCosmetics', { body: { type: 'background' } }],
  ['POST /user/purchase/gems/gem', 'the player is no subscriber', 401, 'mustSubscribeToPurchaseGems', { user: rich }],
  ['POST /user/purchase/gems/gem', 'gold is missing', 401, 'messageNotEnoughGold', { user: subscribed() }],
  ['POST /user/purchase/gems/gem', 'the month has no more', 401, 'maxBuyGems', { user: both(rich, subscribed(24)) }],
  [
    'POST /user/purchase/gems/gem',
    'the month has one more',
    401,
    'reachedGoldToGemCapQuantity',
    { user: both(rich, subscribed(23)), body: { quantity: 2 } },
  ],
])

itRefuses('what is bought for gems', [
  ['POST /user/purchase/hats/top', 'nobody sells that', 404, 'notAccteptedType'],
  ['POST /user/purchase/eggs/Nothing', 'there is none', 404, 'contentKeyNotFound', { user: rich }],
  ['POST /user/purchase/eggs/Owl', 'its quest was not done', 401, 'messageNotAvailable', { user: rich }],
  ['POST /user/purchase/eggs/Wolf', 'gems are missing', 401, 'notEnoughGems'],
  ['POST /user/purchase/eggs/Wolf', 'the quantity is none', 400, 'invalidQuantity', { body: { quantity: 1.5 } }],
  ['POST /user/purchase/food/Meat', 'its season is over', 401, 'messageNotAvailable', { user: rich }],
  ['POST /user/purchase/gear/nothing', 'there is none', 404, 'contentKeyNotFound', { user: rich }],
  ['POST /user/purchase/gear/weapon_warrior_1', 'it is sold for gold', 401, 'messageNotAvailable', { user: rich }],
  [
    'POST /user/purchase/gear/headAccessory_special_testEars',
    'it is had',
    401,
    'alreadyHave',
    { user: both(rich, owningGear('headAccessory_special_testEars')) },
  ],
  ['POST /user/purchase/quests/nothing', 'there is none', 404, 'questNotFound', { user: rich }],
  ['POST /user/purchase/quests/dilatoryDistress1', 'it costs gold', 401, 'questNotGemPurchasable', { user: rich }],
  ['POST /user/purchase/quests/vice2', 'one comes before it', 401, 'mustComplete', { user: rich }],
  ['POST /user/purchase/quests/evilsanta', 'it is not the season', 401, 'notAvailable', { user: rich }],
  ['POST /user/purchase/bundles/nothing', 'there is none', 404, 'contentKeyNotFound', { user: rich }],
  ['POST /user/purchase/bundles/hugabug', 'it is not its month', 401, 'notAvailable', { user: rich }],
  ['POST /user/purchase/pets/nothing', 'there is none', 404, 'petNotFound', { user: rich }],
  ['POST /user/purchase/pets/Gryphatrice-Jubilant', 'its days are over', 401, 'messageNotAvailable', { user: rich }],
  [
    'POST /user/purchase/pets/Gryphatrice-Jubilant',
    'it is had',
    400,
    'petsAlreadyOwned',
    { user: owningPet('Gryphatrice-Jubilant') },
  ],
])

itRefuses('what is bought for hourglasses', [
  ['POST /user/buy-mystery-set/399901', 'hourglasses are missing', 401, 'notEnoughHourglasses'],
  ['POST /user/buy-mystery-set/209901', 'there is none', 404, 'mysterySetNotFound', { user: rich }],
  ['POST /user/purchase-hourglass/pets/Mammoth-Base', 'hourglasses are missing', 401, 'notEnoughHourglasses'],
  ['POST /user/purchase-hourglass/hats/top', 'nobody sells that', 401, 'typeNotAllowedHourglass', { user: rich }],
  ['POST /user/purchase-hourglass/pets/Wolf-Base', 'it is hatched', 401, 'notAllowedHourglass', { user: rich }],
  [
    'POST /user/purchase-hourglass/quests/robot',
    'nobody buys many',
    400,
    'invalidQuantity',
    { body: { quantity: 'x' } },
  ],
  [
    'POST /user/purchase-hourglass/pets/Mammoth-Base',
    'it is had',
    401,
    'petsAlreadyOwned',
    { user: both(rich, owningPet('Mammoth-Base')) },
  ],
  [
    'POST /user/purchase-hourglass/mounts/Mammoth-Base',
    'it is had',
    401,
    'mountsAlreadyOwned',
    { user: both(rich, owningPet('Mammoth-Base')) },
  ],
  [
    'POST /user/purchase-hourglass/backgrounds/testClocks',
    'it is had',
    401,
    'backgroundAlreadyOwned',
    { user: both(rich, withLooks({ background: { testClocks: true } })) },
  ],
])

const RAINBOW = ['eb052b', 'f69922', 'f5d70f', '0ff591', '2b43f6', 'd7a9f7', '800ed0', 'rainbow']
const wholeSet = RAINBOW.map((key) => `skin.${key}`).join(',')
const first = (count: number) => Object.fromEntries(RAINBOW.slice(0, count).map((key) => [key, true]))

itRefuses('what is unlocked', [
  ['POST /user/unlock', 'nothing is named', 400, 'pathRequired'],
  ['POST /user/unlock?path=skin.nothing', 'there is none', 400, 'invalidUnlockSet', { user: rich }],
  ['POST /user/unlock?path=skin.eb052b,skin.bear', 'that is no set', 400, 'invalidUnlockSet', { user: rich }],
  [
    'POST /user/unlock?path=background.blue',
    'it comes with checking in',
    400,
    'incentiveBackgroundsUnlockedWithCheckins',
    { user: rich },
  ],
  ['POST /user/unlock?path=background.testReef', 'it is not its month', 401, 'notAvailable', { user: rich }],
  ['POST /user/unlock?path=skin.eb052b', 'gems are missing', 401, 'notEnoughGems'],
  [
    `POST /user/unlock?path=${wholeSet}`,
    'all of it is had',
    401,
    'alreadyUnlocked',
    { user: both(rich, withLooks({ skin: first(8) })) },
  ],
  [
    `POST /user/unlock?path=${wholeSet}`,
    'the rest costs less by the piece',
    401,
    'alreadyUnlockedPart',
    { user: both(rich, withLooks({ skin: first(6) })) },
  ],
])
