import { GALA_CLASSES } from '../../../packages/rules/src/content/files/seasonal-gear.ts'
import { GEAR_SLOTS } from '../../../packages/rules/src/model/user/items.ts'
import { type Change, isKey, isMonth, type Kind, oneDrawn, type Surroundings, valueOf } from './skeleton.ts'

const artOf = (around: Surroundings, slot: string, number: number) => ({
  template: oneDrawn(around, `${slot} template`),
  palette: oneDrawn(around, 'palette', number),
})

const SCHEMA = '../../../schema'

const fileOf = (path: string, schema: string, value: object): Change => ({
  type: 'file',
  path,
  value: { $schema: `${SCHEMA}/${schema}.schema.json`, ...value },
})

/** Points that a piece of the armoire has, to be spread as one likes. Content facts, section 3.6. */
const POINTS = 10

export const armoire: Kind = {
  usage: 'armoire SET MONTH|- SLOT:NAME...   a set of the armoire; "-" for one that is always there',
  make: ([set, month, ...pieces], around) => {
    if (!isKey(set) || (month !== '-' && !isMonth(month)))
      return 'a set needs a key, and a month such as 2028-01 or "-"'
    const named = pieces.map((piece) => piece.split(':'))
    const wrong = named.find(([slot, name]) => !GEAR_SLOTS.some((each) => each === slot) || !isKey(name))
    if (named.length === 0 || wrong !== undefined)
      return `name each piece as SLOT:NAME, such as head:bakersCap; slots are ${GEAR_SLOTS.join(', ')}`
    const items = named.map(([slot = '', name], at) => ({ slot, name, con: POINTS, art: artOf(around, slot, at) }))
    const first = month === '-' ? `data/gear/armoire/${set}.json` : `data/gear/armoire/${month}.json`
    const path = valueOf(around, first) === undefined || month === '-' ? first : first.replace('.json', `-${set}.json`)
    const texts = month === '-' ? `armoire-${set}` : `armoire-${month.slice(0, 4)}`
    return { changes: [fileOf(path, 'armoire-gear', { set, ...(month === '-' ? {} : { month }), items })], texts }
  },
}

export const mystery: Kind = {
  usage: 'mystery MONTH            what subscribers get for a month',
  make: ([month], around) => {
    if (!isMonth(month)) return 'a set of subscribers needs its month, such as 2028-01'
    const items = ['armor', 'head'].map((slot) => ({ slot, art: artOf(around, slot, 0) }))
    return {
      changes: [fileOf(`data/gear/mystery/${month}.json`, 'mystery-gear', { month, items })],
      texts: 'mystery',
    }
  },
}

const SEASONS = ['winter', 'spring', 'summer', 'fall']
const CLASS_WORDS = { rogue: 'Rogue', warrior: 'Warrior', wizard: 'Mage', healer: 'Healer' } as const

export const gala: Kind = {
  usage: 'gala SEASON YEAR         the gear of a gala, a set for each class; winter has the year it ends in',
  make: ([season = '', year = ''], around) => {
    if (!SEASONS.includes(season) || !/^20\d\d$/.test(year)) return `a gala is of ${SEASONS.join(', ')} and a year`
    const sets = GALA_CLASSES.map((wearer, at) => {
      const slots = ['weapon', 'armor', 'head', ...(wearer === 'wizard' ? [] : ['shield'])]
      const pieces = slots.map((slot) => [slot, { art: artOf(around, slot, at) }] as const)
      return [wearer, { set: `${season}${year}${CLASS_WORDS[wearer]}Set`, ...Object.fromEntries(pieces) }] as const
    })
    const value = { season, year: Number(year), ...Object.fromEntries(sets) }
    return {
      changes: [fileOf(`data/gear/seasonal/${season}-${year}.json`, 'seasonal-gear', value)],
      texts: `seasonal-${season}-${year}`,
    }
  },
}
