import { withStats } from '@daykeep/rules/model'
import { itRefuses } from '../../test-kit/it-refuses.ts'
import {
  atLevel,
  both,
  inClass,
  withAllMounts,
  withAllPets,
  withBingo,
  withGems,
  withGold,
} from '../../test-kit/states.ts'
import { stockedCatalogue } from '../../test-kit/stocked-catalogue.ts'

const NOBODY = '2f8c5a0f-90c4-4f8e-9a8f-2f8c5a0f1d11'
const catalogue = stockedCatalogue()

itRefuses('classes', [
  ['POST /user/change-class?class=healer', 'the level is 9', 401, 'lvl10ChangeClass', { user: atLevel(9) }],
  ['POST /user/change-class?class=baker', 'there is no such class', 400, 'invalidClass', { user: atLevel(10) }],
  ['POST /user/change-class?class=healer', 'it costs gems', 401, 'notEnoughGems', { user: inClass('rogue') }],
  ['POST /user/change-class', 'giving it back costs gems', 401, 'notEnoughGems', { user: inClass('rogue') }],
])

itRefuses('skills', [
  ['POST /user/class/cast/nothing', 'there is no such skill', 404, 'spellNotFound'],
  ['POST /user/class/cast/__proto__', 'only the language has that', 404, 'spellNotFound'],
  ['POST /user/class/cast/heal', 'it is of another class', 404, 'spellNotFound', { user: inClass('wizard') }],
  [
    'POST /user/class/cast/fireball?targetId=reading',
    'the target is no id',
    400,
    'invalidReqParams',
    { user: inClass('wizard'), field: 'targetId' },
  ],
  ['POST /user/class/cast/fireball', 'a task is not named', 400, 'targetIdUUID', { user: inClass('wizard') }],
  [
    'POST /user/class/cast/fireball?targetId=TASK',
    'mana is missing',
    401,
    'notEnoughMana',
    { user: both(inClass('wizard'), (user) => withStats(user, { mp: 9 })) },
  ],
  [
    'POST /user/class/cast/fireball?targetId=TASK',
    'mana is missing for all casts',
    401,
    'notEnoughMana',
    { user: both(inClass('wizard'), (user) => withStats(user, { mp: 19 })), body: { quantity: '2' } },
  ],
  [
    'POST /user/class/cast/fireball?targetId=TASK',
    'the level is too low',
    401,
    'spellLevelTooHigh',
    { user: both(inClass('wizard'), atLevel(10)) },
  ],
  [
    'POST /user/class/cast/fireball?targetId=TASK',
    'the quantity is none',
    400,
    'invalidQuantity',
    { user: inClass('wizard'), body: { quantity: 'many' } },
  ],
  [
    'POST /user/class/cast/fireball?targetId=TASK',
    'nobody casts 0 times',
    400,
    'invalidQuantity',
    { user: inClass('wizard'), body: { quantity: 0 } },
  ],
  [
    `POST /user/class/cast/fireball?targetId=${NOBODY}`,
    'there is no such task',
    404,
    'messageTaskNotFound',
    { user: inClass('wizard') },
  ],
  [
    'POST /user/class/cast/fireball?targetId=TASK',
    "the task is a challenge's",
    400,
    'challengeTasksNoCast',
    { user: inClass('wizard'), task: (task) => ({ ...task, challenge: { id: NOBODY } }) },
  ],
  [
    'POST /user/class/cast/fireball?targetId=TASK',
    "the task is a group's",
    400,
    'groupTasksNoCast',
    { user: inClass('wizard'), task: (task) => ({ ...task, group: { ...task.group, id: NOBODY } }) },
  ],
  [
    'POST /user/class/cast/frost',
    'it is at work already',
    400,
    'spellAlreadyCast',
    {
      user: both(inClass('wizard'), (user) => withStats(user, { buffs: { ...user.stats.buffs, streaks: true } })),
    },
  ],
])

itRefuses('things to throw and cards', [
  ['POST /user/class/cast/greeting', 'gold is missing', 401, 'messageNotEnoughGold', { user: withGold(9) }],
  ['POST /user/class/cast/salt', 'gold is missing', 401, 'messageNotEnoughGold', { user: withGold(4) }],
  ['POST /user/class/cast/snowball', 'there is none to throw', 401, 'spellNotOwned'],
  [
    `POST /user/class/cast/greeting?targetId=${NOBODY}`,
    'somebody else is meant, without a party',
    404,
    'partyNotFound',
    { user: withGold(10) },
  ],
  ['POST /user/read-card/letter', 'there are no such cards', 401, 'cardTypeNotAllowed'],
])

itRefuses('beginning again', [
  ['POST /user/rebirth', 'it costs gems', 401, 'notEnoughGems', { user: both(atLevel(60), withGems(1.25)) }],
  ['POST /user/reroll', 'it costs gems', 401, 'notEnoughGems', { user: withGems(0.75) }],
  ['POST /user/open-mystery-item', 'no parcel waits', 400, 'mysteryItemIsEmpty'],
  ['POST /user/release-pets', 'it costs gems', 401, 'notEnoughGems', { user: withAllPets(catalogue) }],
  ['POST /user/release-pets', 'pets are missing', 401, 'notEnoughPets', { user: withGems(1) }],
  ['POST /user/release-mounts', 'it costs gems', 401, 'notEnoughGems', { user: withAllMounts(catalogue) }],
  ['POST /user/release-mounts', 'mounts are missing', 401, 'notEnoughMounts', { user: withGems(1) }],
  [
    'POST /user/release-both',
    'mounts are missing',
    401,
    'notEnoughPetsMounts',
    { user: both(withGems(1), withAllPets(catalogue), withBingo) },
  ],
])
