import type { DroppedItem } from '@daykeep/rules/kernel'
import type { ScoreReport } from '@daykeep/rules/scoring'
import { translateName } from '../../i18n/translate-name.ts'
import { type CommonResult, type ResponseMapper, userAfter } from './command-result.ts'

/** The group of texts that names each kind of dropped item. */
const TEXT_GROUPS = { Egg: 'eggs', HatchingPotion: 'hatchingPotions', Food: 'food', Quest: 'quests' } as const

/** Stats and what the score brought. docs/reference/api.md 3.11. */
const scoreTask: ResponseMapper<'scoreTask'> = (result) => {
  const { delta, tmp } = result.report
  return { ...userAfter(result).stats, delta, _tmp: toTmp(result, tmp) }
}

const bulkScore: ResponseMapper<'bulkScore'> = (result) => ({
  ...userAfter(result).stats,
  tasks: result.report.tasks.map(({ id, delta, tmp }) => ({ id, delta, _tmp: toTmp(result, tmp) })),
})

/** With the texts that clients show for a drop; a quest scroll comes without them. */
const toTmp = (result: CommonResult, tmp: ScoreReport['tmp']) =>
  tmp.drop === undefined ? tmp : { ...tmp, drop: withDropTexts(result, tmp.drop) }

const withDropTexts = ({ i18n, language }: CommonResult, drop: DroppedItem) => {
  if (drop.type === 'Quest') return drop
  const text = translateName(i18n, language, `${TEXT_GROUPS[drop.type]}.${drop.key}`)
  const dialog = i18n.translate(language, [`api.found${drop.type}`], { text }) ?? text
  return { ...drop, text, dialog }
}

/** docs/reference/api.md 2.6. */
export const scoreResponses = { scoreTask, bulkScore } as const
