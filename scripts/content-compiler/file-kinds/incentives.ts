import {
  Count,
  strictObject,
  exactly,
  type Fields,
  linkTo,
  listOf,
  type NoFields,
  oneOf,
  Whole,
} from '../codec/index.ts'
import { contentFile, fileKind, type LocalIssue } from './file-kind.ts'

const rewardOf = <Type extends string, More extends Fields, Also extends Fields = NoFields>(
  type: Type,
  more: More,
  also?: Also,
) => strictObject({ type: exactly(type), ...more }, also)

/** A word for a whole group saves a designer ten lines: `everyDropEgg` is one of each, or `count` of each. */
const Reward = oneOf('type', {
  gear: rewardOf('gear', { key: linkTo('gear') }),
  eggs: rewardOf('eggs', { key: linkTo('eggs') }, { count: Count }),
  hatchingPotions: rewardOf('hatchingPotions', { key: linkTo('hatchingPotions') }, { count: Count }),
  food: rewardOf('food', { key: linkTo('food') }, { count: Count }),
  quests: rewardOf('quests', { key: linkTo('quests') }, { count: Count }),
  background: rewardOf('background', { key: linkTo('backgrounds') }),
  achievement: rewardOf('achievement', { key: linkTo('achievements') }),
  everyDropEgg: rewardOf('everyDropEgg', {}, { count: Count }),
  everyStandardPotion: rewardOf('everyStandardPotion', {}, { count: Count }),
  everyBasicFood: rewardOf('everyBasicFood', {}, { count: Count }),
})

/** docs/reference/rules.md 3.9. */
const LAST_DAY = 500

/** What the check-in count brings. docs/reference/content-facts.md 7. */
export const incentives = fileKind({
  name: 'incentives',
  pattern: /^incentives\.json$/,
  codec: contentFile({ days: listOf(strictObject({ day: Whole, rewards: listOf(Reward) })) }),
  entries: () => [],
  issues: ({ days }) =>
    days.flatMap(({ day }, index): ReadonlyArray<LocalIssue> => {
      const before = days[index - 1]?.day ?? 0
      const at = ['days', index, 'day']
      if (day <= before) return [{ at, message: `day ${day} comes after day ${before}` }]
      return day <= LAST_DAY ? [] : [{ at, message: `check-ins bring nothing after day ${LAST_DAY}` }]
    }),
})
