import type { ContentIssue } from '../issue.ts'
import type { DecodedFile } from '../file-kinds/index.ts'
import { MONTHLY } from './gaps.ts'
import { keyIssue, filesOfKind } from './files-of-kind.ts'

type Files = ReadonlyArray<DecodedFile>

/** Sets that lack a part, or that two files make: of subscribers, the armoire, scenes, looks, food and colours. */
export const setIssues = (files: Files): ReadonlyArray<ContentIssue> => [
  ...incompleteMysterySets(files),
  ...setsOfTwoFiles(files),
  ...monthsOfOtherFiles(files),
  ...scenesNobodyGets(files),
  ...emptyLookSets(files),
  ...potionsWithoutFood(files),
  ...potionsWithoutColorSet(files),
]

/** Pieces that a month's set has at least. docs/reference/content-facts.md 3.7. */
const MIN_PIECES = 2

const incompleteMysterySets = (files: Files): ReadonlyArray<ContentIssue> =>
  filesOfKind(files, 'mysteryGear').flatMap(({ path: file, value: { items } }): ReadonlyArray<ContentIssue> => {
    const message = `expected at least ${MIN_PIECES} pieces, found ${items.length}`
    return items.length >= MIN_PIECES ? [] : [{ severity: 'warn', file, path: ['items'], message }]
  })

const setsOfTwoFiles = (files: Files): ReadonlyArray<ContentIssue> => {
  const first = new Map<string, string>()
  const named = [
    ...filesOfKind(files, 'armoireGear').map(({ path, value: { set } }) => ({ file: path, key: set, of: 'armoire' })),
    ...filesOfKind(files, 'backgrounds').map(({ path, value: { set } }) => ({ file: path, key: set, of: 'scenes' })),
  ]
  return named.flatMap(({ file, key, of }): ReadonlyArray<ContentIssue> => {
    if (key === undefined) return []
    const before = first.get(`${of}.${key}`)
    first.set(`${of}.${key}`, before ?? file)
    return before === undefined
      ? []
      : [keyIssue({ key, file, at: ['set'] }, `the set "${key}" is in ${before} already`)]
  })
}

/** A file that is named after a month, alone or with a word besides, holds what comes out in that month. */
const monthsOfOtherFiles = (files: Files): ReadonlyArray<ContentIssue> => [
  ...filesOfKind(files, 'armoireGear').flatMap(({ path: file, value: { month } }) =>
    wrongMonth(file, 'month', month, DATED.exec(file)?.[1]),
  ),
  ...filesOfKind(files, 'backgrounds').flatMap(({ path: file, value: { set } }) => {
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
        keyIssue(
          { key: '', file, at: [at] },
          `expected ${named ?? 'a file named after its month'}, found ${month ?? 'no month'}`,
        ),
      ]

/** A scene that belongs to no month is sold for hourglasses, given for check-ins, or sold by an event. */
const scenesNobodyGets = (files: Files): ReadonlyArray<ContentIssue> =>
  filesOfKind(files, 'backgrounds').flatMap(({ path: file, value: { set, currency = 'gems', backgrounds } }) =>
    currency !== 'gems' || MONTHLY.test(set ?? '')
      ? []
      : backgrounds.flatMap(({ key, event }, index) =>
          event === undefined
            ? [
                keyIssue(
                  { key, file, at: ['backgrounds', index] },
                  `no month and no event sells "${key}": give it an event`,
                ),
              ]
            : [],
        ),
  )

const emptyLookSets = (files: Files): ReadonlyArray<ContentIssue> => {
  const filled = new Set(filesOfKind(files, 'appearance').flatMap(({ value }) => value.sets.map(({ set }) => set)))
  return filesOfKind(files, 'lookSets').flatMap(({ path: file, value: { sets } }) =>
    sets.flatMap((key, index) =>
      filled.has(key) ? [] : [keyIssue({ key, file, at: ['sets', index] }, `no look is in the set "${key}"`)],
    ),
  )
}

const standardPotions = (files: Files): ReadonlyArray<string> =>
  filesOfKind(files, 'hatchingPotions').flatMap(({ value }) =>
    value.potions.flatMap(({ key, kind }) => (kind === 'standard' ? [key] : [])),
  )

/** Every family of food has one for the pets of each standard potion. docs/reference/content-facts.md 2.5. */
const potionsWithoutFood = (files: Files): ReadonlyArray<ContentIssue> =>
  filesOfKind(files, 'food').flatMap(({ path: file, value }) =>
    [...Map.groupBy(value.food, ({ family }) => family)].flatMap(([family, foods]) => {
      const targets = new Set(foods.map(({ target }) => target))
      const lacking = family === 'saddle' ? [] : standardPotions(files).filter((key) => !targets.has(key))
      return lacking.map((key) => keyIssue({ key, file, at: ['food'] }, `no ${family} food for the pets of "${key}"`))
    }),
  )

/** Every standard potion has its achievements. docs/reference/content-facts.md 5. */
const potionsWithoutColorSet = (files: Files): ReadonlyArray<ContentIssue> =>
  filesOfKind(files, 'colorSets').flatMap(({ path: file, value }) => {
    const coloured = new Set(value.colors.map(({ potion }) => potion))
    return standardPotions(files)
      .filter((key) => !coloured.has(key))
      .map((key) => keyIssue({ key, file, at: ['colors'] }, `no achievements for the colour "${key}"`))
  })
