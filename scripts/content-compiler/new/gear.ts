import { GALA_CLASSES } from '../file-kinds/index.ts'
import { GEAR_SLOTS } from '@daykeep/rules/model'
import {
  type Change,
  isDate,
  isKey,
  isMonth,
  type EntryTemplate,
  pickArtName,
  valueOf,
  type Workspace,
} from './entry-template.ts'

const artOf = (workspace: Workspace, slot: string, number: number) => ({
  template: pickArtName(workspace, `${slot} template`),
  palette: pickArtName(workspace, 'palette', number),
})

const SCHEMA = '../../../schema'

const fileOf = (path: string, schema: string, value: object): Change => ({
  type: 'file',
  path,
  value: { $schema: `${SCHEMA}/${schema}.schema.json`, ...value },
})

/** Points that a piece of the armoire has, to be spread as one likes. docs/reference/content-facts.md 3.6. */
const POINTS = 10

/** Pieces named as SLOT:NAME, or what is wrong with them. */
const piecesOf = (pieces: ReadonlyArray<string>): ReadonlyArray<readonly [slot: string, name: string]> | string => {
  const named = pieces.map((piece) => piece.split(':'))
  const wrong = named.find(([slot, name]) => !GEAR_SLOTS.some((each) => each === slot) || !isKey(name))
  return named.length === 0 || wrong !== undefined
    ? `name each piece as SLOT:NAME, such as head:bakersCap; slots are ${GEAR_SLOTS.join(', ')}`
    : named.map(([slot = '', name = '']) => [slot, name] as const)
}

export const armoire: EntryTemplate = {
  usage: 'armoire SET MONTH|- SLOT:NAME...   a set of the armoire; "-" for one that is always there',
  make: ([set, month, ...pieces], workspace) => {
    if (!isKey(set) || (month !== '-' && !isMonth(month)))
      return 'a set needs a key, and a month such as 2028-01 or "-"'
    const named = piecesOf(pieces)
    if (typeof named === 'string') return named
    const items = named.map(([slot, name], at) => ({ slot, name, con: POINTS, art: artOf(workspace, slot, at) }))
    const first = month === '-' ? `data/gear/armoire/${set}.json` : `data/gear/armoire/${month}.json`
    const path =
      valueOf(workspace, first) === undefined || month === '-' ? first : first.replace('.json', `-${set}.json`)
    const texts = month === '-' ? `armoire-${set}` : `armoire-${month.slice(0, 4)}`
    return { changes: [fileOf(path, 'armoire-gear', { set, ...(month === '-' ? {} : { month }), items })], texts }
  },
}

export const mystery: EntryTemplate = {
  usage: 'mystery MONTH            what subscribers get for a month',
  make: ([month], workspace) => {
    if (!isMonth(month)) return 'a set of subscribers needs its month, such as 2028-01'
    const items = ['armor', 'head'].map((slot) => ({ slot, art: artOf(workspace, slot, 0) }))
    return {
      changes: [fileOf(`data/gear/mystery/${month}.json`, 'mystery-gear', { month, items })],
      texts: 'mystery',
    }
  },
}

const SEASONS = ['winter', 'spring', 'summer', 'fall']
const CLASS_WORDS = { rogue: 'Rogue', warrior: 'Warrior', wizard: 'Mage', healer: 'Healer' } as const

export const gala: EntryTemplate = {
  usage: 'gala SEASON YEAR         the gear of a gala, a set for each class; winter has the year it ends in',
  make: ([season = '', year = ''], workspace) => {
    if (!SEASONS.includes(season) || !/^20\d\d$/.test(year)) return `a gala is of ${SEASONS.join(', ')} and a year`
    const sets = GALA_CLASSES.map((wearer, at) => {
      const slots = ['weapon', 'armor', 'head', ...(wearer === 'wizard' ? [] : ['shield'])]
      const pieces = slots.map((slot) => [slot, { art: artOf(workspace, slot, at) }] as const)
      return [wearer, { set: `${season}${year}${CLASS_WORDS[wearer]}Set`, ...Object.fromEntries(pieces) }] as const
    })
    const value = { season, year: Number(year), ...Object.fromEntries(sets) }
    return {
      changes: [fileOf(`data/gear/seasonal/${season}-${year}.json`, 'seasonal-gear', value)],
      texts: `seasonal-${season}-${year}`,
    }
  },
}

export const special: EntryTemplate = {
  usage:
    'special FAMILY GOLD FROM UNTIL SLOT:NAME...   gear that the market sells between two days, such as 2028-10-01 2028-10-31',
  make: ([family, value = '', from, until, ...pieces], workspace) => {
    if (!isKey(family?.replaceAll('-', '')) || !/^[1-9]\d*$/.test(value))
      return 'special gear needs a family and a price in gold'
    if (!isDate(from) || !isDate(until)) return 'special gear needs the first and the last day on which it is sold'
    const named = piecesOf(pieces)
    if (typeof named === 'string') return named
    const items = named.map(([slot, name], at) => ({ slot, name, con: POINTS, art: artOf(workspace, slot, at) }))
    const file = { value: Number(value), window: { from, until }, items }
    return { changes: [fileOf(`data/gear/special/${family}.json`, 'special-gear', file)], texts: `special-${family}` }
  },
}
