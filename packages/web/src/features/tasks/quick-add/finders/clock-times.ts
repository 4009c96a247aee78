/** What a part of the day is called, and when it is for one who names no time. */
const PARTS: ReadonlyArray<readonly [RegExp, string]> = [
  [/^(?:morning|morgens?|früh|vormittags?)$/iu, '09:00'],
  [/^(?:noon|mittags?)$/iu, '12:00'],
  [/^(?:afternoon|nachmittags?)$/iu, '15:00'],
  [/^(?:evening|abends?)$/iu, '19:00'],
  [/^(?:night|nachts?)$/iu, '22:00'],
]

export const PART_OF_DAY = 'morning|noon|afternoon|evening|night|morgen|früh|vormittag|mittag|nachmittag|abend|nacht'

export const timeOf = (part: string): string => PARTS.find(([pattern]) => pattern.test(part))?.[1] ?? '09:00'

const LATE = /afternoon|evening|night|tonight|nachmittag|abend|nacht/iu
const EARLY = /morning|morgens|früh|vormittag|a\.?m\.?$/iu

/** Hours before this one are of the afternoon where nothing else is said: nobody means three at night by `at 3`. */
const FIRST_MORNING_HOUR = 6

/** The hour of a clock with twelve of them that a line means; two figures. */
export const hourIn = (hour: number, part: string): string => {
  const isLate = hour > 0 && hour < 12 && (LATE.test(part) || (hour < FIRST_MORNING_HOUR && !EARLY.test(part)))
  return String((isLate ? hour + 12 : hour) % 24).padStart(2, '0')
}
