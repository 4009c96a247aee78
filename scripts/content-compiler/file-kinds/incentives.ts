import { strictObject, exactly, type Fields, linkTo, listOf, type NoFields, oneOf, Whole } from '../codec/index.ts'
import { contentFile, fileKind, type LocalIssue } from './file-kind.ts'

const rewardOf = <Type extends string, More extends Fields, Also extends Fields = NoFields>(
  type: Type,
  more: More,
  also?: Also,
) => strictObject({ type: exactly(type), ...more }, also)

/** A word for a whole group saves a designer ten lines: `everyDropEgg` is one of each, or `count` of each. */
const Reward = oneOf('type', {
  gear: rewardOf('gear', { key: linkTo('gear') }),
  eggs: rewardOf('eggs', { key: linkTo('eggs') }, { count: Whole }),
  hatchingPotions: rewardOf('hatchingPotions', { key: linkTo('hatchingPotions') }, { count: Whole }),
  food: rewardOf('food', { key: linkTo('food') }, { count: Whole }),
  quests: rewardOf('quests', { key: linkTo('quests') }, { count: Whole }),
  background: rewardOf('background', { key: linkTo('backgrounds') }),
  achievement: rewardOf('achievement', { key: linkTo('achievements') }),
  everyDropEgg: rewardOf('everyDropEgg', {}, { count: Whole }),
  everyStandardPotion: rewardOf('everyStandardPotion', {}, { count: Whole }),
  everyBasicFood: rewardOf('everyBasicFood', {}, { count: Whole }),
})

/** What the check-in count brings. docs/reference/content-facts.md 7. */
export const incentives = fileKind({
  name: 'incentives',
  pattern: /^incentives\.json$/,
  codec: contentFile({ days: listOf(strictObject({ day: Whole, rewards: listOf(Reward) })) }),
  entries: () => [],
  issues: ({ days }) =>
    days.flatMap(({ day }, index): ReadonlyArray<LocalIssue> => {
      const before = days[index - 1]?.day ?? 0
      return day > before ? [] : [{ at: ['days', index, 'day'], message: `day ${day} comes after day ${before}` }]
    }),
})
