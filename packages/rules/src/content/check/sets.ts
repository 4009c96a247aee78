import type { Fault } from '../fault.ts'
import type { ReadFile } from '../read-file.ts'
import { MONTHLY } from './gaps.ts'
import { keyFault, ofKind } from './of-kind.ts'

type Files = ReadonlyArray<ReadFile>

/** Sets that lack a part, or that two files make: of subscribers, the armoire, scenes, looks, food and colours. */
export const setFaults = (files: Files): ReadonlyArray<Fault> => [
  ...scantMysteries(files),
  ...setsOfTwoFiles(files),
  ...monthsOfOtherFiles(files),
  ...emptyLookSets(files),
  ...hungryPotions(files),
  ...colourlessPotions(files),
]

/** Pieces that a month's set has at least. Content facts, section 3.7. */
const LEAST = 2

const scantMysteries = (files: Files): ReadonlyArray<Fault> =>
  ofKind(files, 'mysteryGear').flatMap(({ path: file, value: { items } }): ReadonlyArray<Fault> => {
    const message = `expected at least ${LEAST} pieces, found ${items.length}`
    return items.length >= LEAST ? [] : [{ level: 'warn', file, path: ['items'], message }]
  })

const setsOfTwoFiles = (files: Files): ReadonlyArray<Fault> => {
  const first = new Map<string, string>()
  const named = [
    ...ofKind(files, 'armoireGear').map(({ path, value: { set } }) => ({ file: path, key: set, of: 'armoire' })),
    ...ofKind(files, 'backgrounds').map(({ path, value: { set } }) => ({ file: path, key: set, of: 'scenes' })),
  ]
  return named.flatMap(({ file, key, of }): ReadonlyArray<Fault> => {
    if (key === undefined) return []
    const before = first.get(`${of}.${key}`)
    first.set(`${of}.${key}`, before ?? file)
    return before === undefined
      ? []
      : [keyFault({ key, file, at: ['set'] }, `the set "${key}" is in ${before} already`)]
  })
}

/** A file that is named after a month, alone or with a word besides, holds what comes out in that month. */
const monthsOfOtherFiles = (files: Files): ReadonlyArray<Fault> => [
  ...ofKind(files, 'armoireGear').flatMap(({ path: file, value: { month } }) =>
    wrongMonth(file, 'month', month, DATED.exec(file)?.[1]),
  ),
  ...ofKind(files, 'backgrounds').flatMap(({ path: file, value: { set } }) => {
    const [, month, year] = MONTHLY.exec(set ?? '') ?? []
    return wrongMonth(file, 'set', month === undefined ? undefined : `${year}-${month}`, DATED.exec(file)?.[1])
  }),
]

/** Of two sets of a month, one file has a word after the month. */
const DATED = /\/(\d{4}-\d\d)(?:-[a-z]+)?\.json$/

const wrongMonth = (file: string, at: string, month: string | undefined, named: string | undefined) =>
  month === named
    ? []
    : [
        keyFault(
          { key: '', file, at: [at] },
          `expected ${named ?? 'a file named after its month'}, found ${month ?? 'no month'}`,
        ),
      ]

const emptyLookSets = (files: Files): ReadonlyArray<Fault> => {
  const filled = new Set(ofKind(files, 'appearance').flatMap(({ value }) => value.sets.map(({ set }) => set)))
  return ofKind(files, 'lookSets').flatMap(({ path: file, value: { sets } }) =>
    sets.flatMap((key, index) =>
      filled.has(key) ? [] : [keyFault({ key, file, at: ['sets', index] }, `no look is in the set "${key}"`)],
    ),
  )
}

const standardPotions = (files: Files): ReadonlyArray<string> =>
  ofKind(files, 'hatchingPotions').flatMap(({ value }) =>
    value.potions.flatMap(({ key, kind }) => (kind === 'standard' ? [key] : [])),
  )

/** Every family of food has one for the pets of each standard potion. Content facts, section 2.5. */
const hungryPotions = (files: Files): ReadonlyArray<Fault> =>
  ofKind(files, 'food').flatMap(({ path: file, value }) =>
    [...Map.groupBy(value.food, ({ family }) => family)].flatMap(([family, foods]) => {
      const targets = new Set(foods.map(({ target }) => target))
      const lacking = family === 'saddle' ? [] : standardPotions(files).filter((key) => !targets.has(key))
      return lacking.map((key) => keyFault({ key, file, at: ['food'] }, `no ${family} food for the pets of "${key}"`))
    }),
  )

/** Every standard potion has its achievements. Content facts, section 5. */
const colourlessPotions = (files: Files): ReadonlyArray<Fault> =>
  ofKind(files, 'colorSets').flatMap(({ path: file, value }) => {
    const coloured = new Set(value.colors.map(({ potion }) => potion))
    return standardPotions(files)
      .filter((key) => !coloured.has(key))
      .map((key) => keyFault({ key, file, at: ['colors'] }, `no achievements for the colour "${key}"`))
  })
