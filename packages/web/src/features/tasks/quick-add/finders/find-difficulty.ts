import type { FormValues } from '../../form-values/index.ts'
import type { LinePart } from '../line.ts'

const PRIORITIES: Readonly<Record<string, FormValues['priority']>> = {
  trivial: 0.1,
  easy: 1,
  leicht: 1,
  einfach: 1,
  medium: 1.5,
  mittel: 1.5,
  hard: 2,
  schwer: 2,
  schwierig: 2,
}

const DIFFICULTY = /(?<=^|\s)!(\p{L}+)(?=\s|$)/giu

/** `!hard`: the first difficulty counts. */
export const findDifficulty = (text: string): ReadonlyArray<LinePart> => {
  for (const { index, 0: found, 1: word = '' } of text.matchAll(DIFFICULTY)) {
    const priority = PRIORITIES[word.toLowerCase()]
    if (priority !== undefined)
      return [{ from: index, to: index + found.length, meaning: { type: 'difficulty', priority } }]
  }
  return []
}
