import { mysterySets } from '@daykeep/rules/calendar'
import type { Catalogue, Gear } from '@daykeep/rules/catalogue'
import { GEAR_SLOTS } from '@daykeep/rules/model'
import { type Fields, keyOf, type RowKind, presentFields } from './row-kind.ts'

type Listed = ReadonlySet<string>

const all = ({ gear }: Catalogue): ReadonlyArray<Gear> => Object.values<Gear>(gear)

/** Figures that a row has only when they are not 0. */
const figures = ({ value, str, int, con, per, twoHanded, last, ...rest }: Gear): Fields => ({
  v: value,
  ...Object.fromEntries(Object.entries({ str, int, con, per }).filter(([, stat]) => stat !== 0)),
  ...presentFields({ twoHanded, last }),
  ...(rest.season === undefined ? {} : { specialClass: rest.specialClass, set: rest.set }),
})

const rowOf = (pieces: ReadonlyArray<Gear>): Fields | undefined =>
  pieces.length === 0
    ? undefined
    : { count: pieces.length, items: Object.fromEntries(pieces.map((piece) => [piece.key, figures(piece)])) }

/** A row of pieces, selected by a word of its id. */
const pieces = (name: string, ids: RegExp, has: (piece: Gear, word: string, listed: Listed) => boolean): RowKind => ({
  name,
  ids,
  actual: (catalogue, id, listed) => rowOf(all(catalogue).filter((piece) => has(piece, keyOf(id), listed))),
})

const isOther = ({ group, season, gearSet }: Gear): boolean =>
  group === 'special' && season === undefined && gearSet === undefined

const total: RowKind = {
  name: 'all gear',
  ids: /^gear\/total$/,
  actual: (catalogue, _, listed) => {
    const listedGear = all(catalogue).filter(({ key }) => listed.has(key))
    const by = (of: (piece: Gear) => string): Fields =>
      Object.fromEntries([...Map.groupBy(listedGear, of)].map(([word, some]) => [word, some.length]))
    return { total: listedGear.length, byType: by(({ type }) => type), byKlass: by(({ group }) => group) }
  },
}

/** One set of the armoire has the form of a gala's, and the table counts it among them. */
const LIKE_A_GALA = 'springPetalSet'
/** Sets of the first two years have keys of another form. */
const NAMED_AFTER_SEASON = /^(winter|spring|summer|fall)/

const bySeasonSet: RowKind = {
  name: 'pieces of each set of a gala',
  ids: /^gear\/bySeasonSet$/,
  actual: (catalogue, _, listed) => {
    const listedGear = all(catalogue).filter(
      ({ key, set = '', season }) =>
        listed.has(key) && NAMED_AFTER_SEASON.test(set) && (season !== undefined || set === LIKE_A_GALA),
    )
    return {
      counts: Object.fromEntries(
        [...Map.groupBy(listedGear, ({ set }) => set)].map(([set, some]) => [set, some.length]),
      ),
    }
  },
}

const twoHanded: RowKind = {
  name: 'what takes both hands',
  ids: /^gear\/twoHanded$/,
  actual: (catalogue, _, listed) => ({
    keys: new Set(all(catalogue).flatMap((piece) => (piece.twoHanded && listed.has(piece.key) ? [piece.key] : []))),
  }),
}

/** Special gear that the table counts among the sets of subscribers. docs/reference/content-facts.md 3.5. */
const FAIR = 'wondercon'

const mystery: RowKind = {
  name: 'sets of subscribers',
  ids: /^mystery\/sets$/,
  actual: (catalogue, _, listed) => {
    const keys = mysterySets(catalogue).flatMap(({ key, pieces: own }) =>
      own.some((piece) => listed.has(piece.key)) ? [key] : [],
    )
    const ofAFair = all(catalogue).some(({ set }) => set === FAIR) ? [FAIR] : []
    return { count: keys.length + ofAFair.length, keys: new Set([...keys, ...ofAFair]), window: 'see rules 14.4' }
  },
}

const words: RowKind = {
  name: 'classes and slots',
  ids: /^classes-and-types$/,
  actual: (catalogue) => {
    const classes = new Set(Object.values(catalogue.skills).map((skill) => skill.class))
    return { classes, gearTypes: new Set(GEAR_SLOTS) }
  },
}

export const GEAR_ROWS: ReadonlyArray<RowKind> = [
  pieces('a set of the armoire', /^gear\/armoire\/\w+$/, ({ group, set }, word) => group === 'armoire' && set === word),
  pieces(
    'loose pieces of the armoire',
    /^gear\/armoire\/-$/,
    ({ key, group, set }, _, listed) => group === 'armoire' && listed.has(key) && set?.startsWith('armoire-') === true,
  ),
  pieces('gear of a class', /^gear\/class\/\w+$/, ({ group }, word) => group === word),
  pieces('a set of special gear', /^gear\/gearSet\/\w+$/, ({ gearSet }, word) => gearSet === word),
  pieces('a month of subscribers', /^gear\/mystery\/\d+$/, (piece, word) => piece.mystery === word),
  pieces(
    'gear of a season',
    /^gear\/season\/\w+$/,
    ({ key, season }, word, listed) => season === word && listed.has(key),
  ),
  pieces('other special gear', /^gear\/special\/other$/, (piece) => isOther(piece)),
  total,
  bySeasonSet,
  twoHanded,
  mystery,
  words,
]
