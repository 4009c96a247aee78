import type { DroppedItem } from '@daykeep/rules/kernel'
import type { ScoreReport } from '@daykeep/rules/scoring'
import { nameOf } from '../texts/names.ts'
import { type AnswerOf, type PlayedCommand, userAfter } from './answer.ts'

/** Where the name of a dropped item stands among the texts. */
const TEXTS_OF = { Egg: 'eggs', HatchingPotion: 'hatchingPotions', Food: 'food', Quest: 'quests' } as const

/** Stats and what the score brought. Reference, api 3.11. */
export const scoreAnswer: AnswerOf = (played) => {
  const { delta, tmp } = played.report as ScoreReport
  return { ...userAfter(played).stats, delta, _tmp: tmpOf(played, tmp) }
}

/** With the words that tools show for a drop; a quest scroll comes without them. */
export const tmpOf = (played: PlayedCommand, tmp: ScoreReport['tmp']) =>
  tmp.drop === undefined ? tmp : { ...tmp, drop: withWords(played, tmp.drop) }

const withWords = ({ texts, language }: PlayedCommand, drop: DroppedItem) => {
  if (drop.type === 'Quest') return drop
  const text = nameOf(texts, language, `${TEXTS_OF[drop.type]}.${drop.key}`)
  const dialog = texts.say(language, [`api.found${drop.type}`], { text }) ?? text
  return { ...drop, text, dialog }
}
