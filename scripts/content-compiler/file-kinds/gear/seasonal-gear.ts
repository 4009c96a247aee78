import type * as t from 'io-ts'
import type { GearSlot, PlayerClass } from '@daykeep/rules/model'
import { choice, Gold, strictObject, Flag, KeyText, Stat, Whole } from '../../codec/index.ts'
import { gearArt } from '../art.ts'
import { contentFile, fileKind, type LocalIssue } from '../file-kind.ts'
import type { ContentEntry } from '../content-entry.ts'

/** In the order in which a gala shows its sets. */
export const GALA_CLASSES = ['rogue', 'warrior', 'wizard', 'healer'] as const satisfies ReadonlyArray<PlayerClass>
export const GALA_SLOTS = ['weapon', 'armor', 'head', 'shield', 'headAccessory', 'body', 'eyewear'] as const
export type GalaSlot = (typeof GALA_SLOTS)[number]

const pieceIn = <Slot extends GearSlot>(slot: Slot) =>
  strictObject({}, { str: Stat, int: Stat, con: Stat, per: Stat, value: Gold, twoHanded: Flag, art: gearArt(slot) })

/** What a class wears at a gala. `name`: of the pieces within their group, when season, year and class don't make it. */
const ClassSet = strictObject(
  { set: KeyText, weapon: pieceIn('weapon'), armor: pieceIn('armor'), head: pieceIn('head') },
  {
    name: KeyText,
    shield: pieceIn('shield'),
    headAccessory: pieceIn('headAccessory'),
    body: pieceIn('body'),
    eyewear: pieceIn('eyewear'),
  },
)
export type ClassSet = t.TypeOf<typeof ClassSet>

const SeasonalGear = contentFile({
  season: choice('winter', 'spring', 'summer', 'fall'),
  year: Whole,
  rogue: ClassSet,
  warrior: ClassSet,
  wizard: ClassSet,
  healer: ClassSet,
})
export type SeasonalGear = t.TypeOf<typeof SeasonalGear>

/** Keys spell the wizard as Mage. */
const WORD: Readonly<Record<PlayerClass, string>> = {
  rogue: 'Rogue',
  warrior: 'Warrior',
  wizard: 'Mage',
  healer: 'Healer',
}

const FIRST_YEAR = 2014

/** `winter2025Mage`; the first year has no number. */
export const galaPieceName = (
  { season, year }: { readonly season: string; readonly year: number },
  wearer: PlayerClass,
  set: { readonly name?: string },
): string => set.name ?? `${season}${year === FIRST_YEAR ? '' : year}${WORD[wearer]}`

const entries = (file: SeasonalGear): ReadonlyArray<ContentEntry> =>
  GALA_CLASSES.flatMap((wearer) => {
    const set = file[wearer]
    if (set === undefined || file.season === undefined || file.year === undefined) return []
    const name = galaPieceName(file, wearer, set)
    const pieces = GALA_SLOTS.flatMap((slot): ReadonlyArray<ContentEntry> => {
      const piece = set[slot]
      if (piece === undefined) return []
      const key = `${slot}_special_${name}`
      return [{ kind: 'gear', key, at: [wearer, slot], missingArt: piece.art === undefined }]
    })
    return set.set === undefined ? pieces : [{ kind: 'galaSets', key: set.set, at: [wearer, 'set'] }, ...pieces]
  })

const issues = (file: SeasonalGear, path: string): ReadonlyArray<LocalIssue> => [
  ...(path.endsWith(`/${file.season}-${file.year}.json`)
    ? []
    : [{ at: ['season'], message: 'expected the season and the year that the file is named after' }]),
  ...GALA_CLASSES.filter((wearer) => wearer !== 'wizard' && file[wearer] !== undefined && !file[wearer].shield).map(
    (wearer) => ({ at: [wearer], message: `a ${wearer} needs a "shield"` }),
  ),
]

/** The sets of one gala, one for each class: winter 2025 is the one that begins in December 2024. docs/reference/content-facts.md 3.4. */
export const seasonalGear = fileKind({
  name: 'seasonal-gear',
  pattern: /^gear\/seasonal\/(winter|spring|summer|fall)-\d{4}\.json$/,
  codec: SeasonalGear,
  entries,
  issues,
})
