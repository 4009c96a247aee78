import {
  choice,
  strictObject,
  Day,
  exactly,
  FIGURES,
  type Fields,
  Flag,
  Gems,
  Gold,
  isWithin,
  KeyText,
  leaf,
  linkTo,
  listOf,
  mapOf,
  type NoFields,
  NumberFrom0,
  oneOf,
  orNull,
  Count,
  Whole,
  wholeWithin,
} from '../../codec/index.ts'
import { QuestArt } from '../art.ts'
import { contentFile, fileKind } from '../file-kind.ts'
import { questIssues, questTexts } from './quest-issues.ts'

/** Folders of quests, in the order in which the game has them. */
export const QUEST_CATEGORIES = ['unlockable', 'gold', 'pet', 'hatchingPotion', 'timeTravelers', 'world'] as const

const { bossStrength, toFind, questGold, questExperience } = FIGURES
const Strength = leaf(
  `how hard it hits, a number from ${bossStrength.from} to ${bossStrength.to}`,
  { type: 'number', minimum: bossStrength.from, maximum: bossStrength.to },
  (input): input is number => typeof input === 'number' && isWithin(input, bossStrength),
)
const ToFind = wholeWithin('how many are to be found', toFind)
const QuestGold = wholeWithin('gold', questGold)
const Experience = wholeWithin('experience', questExperience)

const Effect = strictObject({ type: choice('healing', 'mpDrain', 'progressDrain'), share: NumberFrom0 })
const Rage = strictObject({ value: Whole }, { effect: Effect, places: listOf(KeyText) })
const Desperation = strictObject({ threshold: Whole, str: NumberFrom0, def: NumberFrom0 })

const Objective = oneOf('type', {
  boss: strictObject(
    { type: exactly('boss'), hp: Whole },
    { str: Strength, def: NumberFrom0, rage: Rage, desperation: Desperation },
  ),
  collect: strictObject({ type: exactly('collect'), items: mapOf(ToFind) }),
})

const reward = <Type extends string, Also extends Fields = NoFields>(type: Type, also?: Also) =>
  strictObject({ type: exactly(type), key: linkTo(type) }, { ...also, onlyOwner: Flag })

const Reward = oneOf('type', {
  gear: reward('gear'),
  eggs: reward('eggs', { count: Count }),
  hatchingPotions: reward('hatchingPotions', { count: Count }),
  food: reward('food', { count: Count }),
  quests: reward('quests', { count: Count }),
  pets: reward('pets'),
  mounts: reward('mounts'),
})

const Unlock = oneOf('type', {
  partyInvite: strictObject({ type: exactly('partyInvite') }),
  loginReward: strictObject({ type: exactly('loginReward'), count: Count }),
  level: strictObject({ type: exactly('level') }),
})

/**
 * One quest a file, named after it, in the folder of its category. `value`: gems, 4 unless it says otherwise, null when no
 * gems buy it. `previous`: the part before it; `after`: last parts of other chains that must be done.
 * docs/reference/content-facts.md 1.
 */
export const quests = fileKind({
  name: 'quest',
  pattern: /^quests\/(?:unlockable|gold|pet|hatchingPotion|timeTravelers|world)\/\w+\.json$/,
  codec: contentFile(
    {
      key: KeyText,
      category: choice(...QUEST_CATEGORIES),
      objective: Objective,
      drop: strictObject({}, { items: listOf(Reward), gp: QuestGold, exp: Experience }),
    },
    {
      group: KeyText,
      value: orNull(Gems),
      goldValue: Gold,
      level: Whole,
      previous: linkTo('quests'),
      after: listOf(linkTo('quests')),
      unlock: Unlock,
      released: Day,
      art: QuestArt,
    },
  ),
  entries: (file) => [
    { kind: 'quests', key: file.key, at: ['key'], missingArt: file.art === undefined, texts: questTexts(file) },
  ],
  issues: questIssues,
})
