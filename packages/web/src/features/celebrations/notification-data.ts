import type { Present, RageEffect } from './celebration.ts'

/** Reads what the server wrote into a notification. */
export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

export const textsIn = (value: unknown): ReadonlyArray<string> =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []

/** What another player gave; undefined for gifts of the staff. */
export const presentIn = (value: unknown): Present | undefined => {
  const { type, gems, months, from } = Object(value) as Readonly<Record<string, unknown>>
  if (type === 'gems' && typeof gems === 'number') return { type, gems, from: textIn(from) }
  if (type === 'subscription' && typeof months === 'number') return { type, months, from: textIn(from) }
  return undefined
}

const RAGE_EFFECTS: ReadonlyArray<RageEffect> = ['healing', 'mpDrain', 'progressDrain']

export const rageEffectIn = (value: unknown): RageEffect | undefined => RAGE_EFFECTS.find((each) => each === value)
