import type { Notification } from '@daykeep/rules/model'
import type { Celebration, Present, RageEffect } from './celebration.ts'

type Data = Notification['data']

/** Reads what the server wrote into a notification. */
export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

export const textsIn = (value: unknown): ReadonlyArray<string> =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []

/** What another player gave; undefined for gifts of the staff. */
const presentIn = (value: unknown): Present | undefined => {
  const { type, gems, months, from } = Object(value) as Readonly<Record<string, unknown>>
  if (type === 'gems' && typeof gems === 'number') return { type, gems, from: textIn(from) }
  if (type === 'subscription' && typeof months === 'number') return { type, months, from: textIn(from) }
  return undefined
}

const RAGE_EFFECTS: ReadonlyArray<RageEffect> = ['healing', 'mpDrain', 'progressDrain']

const rageEffectIn = (value: unknown): RageEffect | undefined => RAGE_EFFECTS.find((each) => each === value)

export const giftOf = ({ title, text, gift }: Data): Celebration => {
  const present = presentIn(gift)
  return { type: 'gift', title: textIn(title), text: textIn(text), ...(present !== undefined && { present }) }
}

export const victoryOf = ({ name, prize }: Data): Celebration => ({
  type: 'challengeWon',
  name: textIn(name),
  prize: typeof prize === 'number' ? prize : 0,
})

export const rageOf = ({ quest, effect }: Data): Celebration | undefined =>
  typeof quest === 'string' ? { type: 'bossRage', quest, effect: rageEffectIn(effect) } : undefined
