import { GALA_CLASSES, GALA_SLOTS, type DecodedFile } from '../file-kinds/index.ts'
import type { Path, ContentIssue } from '../issue.ts'
import { filesOfKind } from './files-of-kind.ts'

type SlotPicture = { readonly slot: string; readonly art: unknown; readonly at: Path }

/** Two pieces for one slot that come out together, two animals or two potions, drawn alike: nobody can tell them apart. Look, section 5. */
export const samePictureIssues = (files: ReadonlyArray<DecodedFile>): ReadonlyArray<ContentIssue> => [
  ...filesOfKind(files, 'eggs').flatMap(({ path, value: { eggs } }) => alike(path, entriesIn('eggs', 'egg', eggs))),
  ...filesOfKind(files, 'hatchingPotions').flatMap(({ path, value: { potions } }) =>
    alike(path, entriesIn('potions', 'potion', potions)),
  ),
  ...filesOfKind(files, 'armoireGear').flatMap(({ path, value: { items } }) => alike(path, piecesIn(items))),
  ...filesOfKind(files, 'mysteryGear').flatMap(({ path, value: { items } }) => alike(path, piecesIn(items))),
  ...filesOfKind(files, 'seasonalGear').flatMap(({ path, value }) =>
    alike(
      path,
      GALA_CLASSES.flatMap((wearer) =>
        GALA_SLOTS.map((slot): SlotPicture => ({ slot, art: value[wearer]?.[slot]?.art, at: [wearer, slot, 'art'] })),
      ),
    ),
  ),
]

const piecesIn = (
  items: ReadonlyArray<{ readonly slot: string; readonly art?: unknown }>,
): ReadonlyArray<SlotPicture> => items.map(({ slot, art }, index) => ({ slot, art, at: ['items', index, 'art'] }))

const entriesIn = (
  field: string,
  slot: string,
  entries: ReadonlyArray<{ readonly art?: unknown }>,
): ReadonlyArray<SlotPicture> => entries.map(({ art }, index) => ({ slot, art, at: [field, index, 'art'] }))

const alike = (file: string, pieces: ReadonlyArray<SlotPicture>): ReadonlyArray<ContentIssue> => {
  const seen = new Set<string>()
  return pieces.flatMap(({ slot, art, at }): ReadonlyArray<ContentIssue> => {
    if (art === undefined) return []
    const picture = `${slot} ${JSON.stringify(Object.entries(art as object).toSorted(byName))}`
    if (!seen.has(picture)) {
      seen.add(picture)
      return []
    }
    return [
      {
        severity: 'warn',
        file,
        path: at,
        message: `another ${slot} ${at[0] === 'eggs' || at[0] === 'potions' ? '' : 'of this set '}is drawn just so`,
      },
    ]
  })
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1)
