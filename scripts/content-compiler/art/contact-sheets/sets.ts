import type { Catalogue, Gear } from '@daykeep/rules/catalogue'
import { CLASSES } from '@daykeep/rules/model'
import { type AvatarArt, gearFacts, hair, NEWCOMER } from '@daykeep/rules/pictures'
import { type Row, row, type ContactSheet } from './row.ts'

type Pieces = ReadonlyArray<Gear>

const SKINS = ['f5a76e', '98461a', 'ddc994', 'c06534'] as const
const HAIR = [hair('brown', 1), hair('black', 4), hair('blond', 3), hair('TRUred', 9)] as const

/** Someone in everything of a set; of two pieces for one slot the later. */
const dressedIn = (pieces: Pieces, nth: number): AvatarArt => ({
  ...NEWCOMER,
  skin: SKINS[nth % SKINS.length] ?? NEWCOMER.skin,
  hair: HAIR[nth % HAIR.length] ?? NEWCOMER.hair,
  gear: Object.fromEntries(
    pieces.map((piece) => [piece.type, { ...piece.art, ...gearFacts(piece), twoHanded: piece.twoHanded }]),
  ),
})

const setsOf = (pieces: Pieces): ReadonlyArray<Pieces> =>
  Object.values(Object.groupBy(pieces, ({ set }) => set ?? '')).map((set) => set ?? [])

/** A row for each name that the pieces are put under: each set worn, then its pieces. */
const rowsBy =
  (catalogue: Catalogue, under: (piece: Gear) => string | undefined): ContactSheet =>
  (renderer) =>
    Object.entries(Object.groupBy(Object.values(catalogue.gear), (piece) => under(piece) ?? '')).flatMap(
      ([name, found]): ReadonlyArray<Row> => {
        const sets = setsOf(found ?? [])
        if (name === '') return []
        return [
          row(
            `${name}: ${sets.map(([first]) => first?.set).join(', ')}`,
            130,
            sets.map((set, nth) => renderer.avatar(dressedIn(set, nth))),
          ),
          row(
            '',
            52,
            sets.flat().map((piece) => renderer.gear(piece.type, piece.art ?? {}, gearFacts(piece))),
          ),
        ]
      },
    )

const GALA = /^(winter|spring|summer|fall)(\d{4})?/

/** What is worn together: a sheet for galas, one for the armoire, one for subscribers, one for the four classes. */
export const setContactSheets = (catalogue: Catalogue): Readonly<Record<string, ContactSheet>> => ({
  'sets-gala': rowsBy(catalogue, ({ group, index }) => (group === 'special' ? GALA.exec(index)?.[0] : undefined)),
  'sets-armoire': rowsBy(catalogue, ({ group, released }) =>
    group === 'armoire' ? (released?.slice(0, 4) ?? 'undated') : undefined,
  ),
  'sets-mystery': rowsBy(catalogue, ({ group, index }) => (group === 'mystery' ? index.slice(0, 4) : undefined)),
  'sets-class': rowsBy(catalogue, ({ group }) => (CLASSES.some((each) => each === group) ? group : undefined)),
})
