import { describe, expect, it } from 'vitest'
import { reportOn } from '../test-kit/report-on.ts'

/** The lines about data; these files come without texts. */
const inData = (files: Readonly<Record<string, string>>): ReadonlyArray<string> =>
  reportOn(files)
    .filter((line) => line.includes('  data/'))
    .map((line) => line.replaceAll(/ {2,}/g, '  '))

const art = (palette: string) => `"art": { "template": "sword", "palette": "${palette}" }`
const mystery = (month: string, second = 'steel') =>
  `{ "month": "${month}", "items": [{ "slot": "weapon", "variant": "A", ${art('iron')} },\n{ "slot": "weapon", "variant": "B", ${art(second)} }] }`
const armoire = (set: string, month?: string) =>
  `{ "set": "${set}", ${month === undefined ? '' : `"month": "${month}", `}"items": [] }`
const worn = (slot: string, template: string, palette: string) =>
  `"${slot}": { "art": { "template": "${template}", "palette": "${palette}" } }`
const classSet = (set: string, palette: string, motif: string) =>
  `{ "set": "${set}", ${worn('weapon', 'sword', palette)}, ${worn('armor', 'robe', palette)}, ${worn('head', 'helm', palette)}, "shield": { "art": { "template": "shield", "palette": "${motif}" } } }`
const gala = (season: string, year: number, wizard = 'iron') =>
  `{ "season": "${season}", "year": ${year},\n"rogue": ${classSet(`${season}Rogue`, 'iron', 'iron')},\n"warrior": ${classSet(`${season}Warrior`, 'steel', 'steel')},\n"wizard": ${classSet(`${season}Mage`, wizard, 'tin')},\n"healer": ${classSet(`${season}Healer`, 'tin', 'lead')} }`
const scenes = (set: string) => `{ "set": "${set}", "backgrounds": [] }`

describe('the checker of sets', () => {
  it('names a month that subscribers would get nothing in', () =>
    expect(
      inData({
        'data/gear/mystery/2026-01.json': mystery('2026-01'),
        'data/gear/mystery/2026-04.json': mystery('2026-04'),
        'data/gear/mystery/3014-04.json': mystery('3014-04'),
      }),
    ).toEqual(['error  data/gear/mystery/2026-04.json:1:12  month  2026-02 to 2026-03 are missing before 2026-04']))

  it('names a month without scenes', () =>
    expect(
      inData({
        'data/backgrounds/2025-12.json': scenes('backgrounds122025'),
        'data/backgrounds/2026-02.json': scenes('backgrounds022026'),
      }),
    ).toEqual(['error  data/backgrounds/2026-02.json:1:10  set  2026-01 is missing before 2026-02']))

  it('names a gala that was left out, and two pieces of one gala that look alike', () =>
    expect(
      inData({
        'data/gear/seasonal/fall-2026.json': gala('fall', 2026),
        'data/gear/seasonal/spring-2027.json': gala('spring', 2027, 'lead'),
      }).filter((line) => !line.includes('is drawn as')),
    ).toEqual([
      'error  data/gear/seasonal/spring-2027.json:1:13  season  winter 2027 is missing before spring 2027',
      'warn  data/gear/seasonal/fall-2026.json:4:51  wizard.weapon.art  another weapon of this set is drawn just so',
      'warn  data/gear/seasonal/fall-2026.json:4:115  wizard.armor.art  another armor of this set is drawn just so',
      'warn  data/gear/seasonal/fall-2026.json:4:177  wizard.head.art  another head of this set is drawn just so',
    ]))

  it('warns of two pieces of one slot and month that look alike', () =>
    expect(inData({ 'data/gear/mystery/2026-01.json': mystery('2026-01', 'iron') })).toEqual([
      'warn  data/gear/mystery/2026-01.json:2:44  items[1].art  another weapon of this set is drawn just so',
    ]))

  it('warns of a set of one piece', () =>
    expect(
      inData({
        'data/gear/mystery/2026-01.json': `{ "month": "2026-01",\n"items": [{ "slot": "weapon", ${art('iron')} }] }`,
      }),
    ).toEqual(['warn  data/gear/mystery/2026-01.json:2:10  items  expected at least 2 pieces, found 1']))

  it('names a set that two files make', () =>
    expect(
      inData({ 'data/gear/armoire/baker.json': armoire('baker'), 'data/gear/armoire/bakers.json': armoire('baker') }),
    ).toEqual([
      'error  data/gear/armoire/bakers.json:1:10  set  the set "baker" is in data/gear/armoire/baker.json already',
    ]))

  it('names a month in a file of another', () =>
    expect(
      inData({
        'data/gear/armoire/2026-11.json': armoire('a', '2026-12'),
        'data/gear/armoire/2026-11-late.json': armoire('b', '2026-11'),
        'data/backgrounds/2026-11.json': scenes('backgrounds122026'),
        'data/backgrounds/events.json': scenes('eventBackgrounds'),
      }),
    ).toEqual([
      'error  data/backgrounds/2026-11.json:1:10  set  expected 2026-11, found 2026-12',
      'error  data/gear/armoire/2026-11.json:1:24  month  expected 2026-11, found 2026-12',
    ]))

  it('names a scene that neither a month nor an event sells', () =>
    expect(
      inData({
        'data/calendar/events.json':
          '{ "events": [{ "key": "fair", "from": "01-30T04:00-05:00", "until": "02-01T03:59-05:00" }] }',
        'data/backgrounds/events.json': `{ "set": "eventBackgrounds",\n"backgrounds": [{ "key": "tent", "event": "fair" },\n{ "key": "stall" }] }`,
      }).filter((line) => line.startsWith('error')),
    ).toEqual([
      'error  data/backgrounds/events.json:3:1  backgrounds[1]  no month and no event sells "stall": give it an event',
    ]))

  it('names a set of looks that is empty', () =>
    expect(inData({ 'data/appearance/sets.json': '{ "sets": ["pastel"] }' })).toEqual([
      'error  data/appearance/sets.json:1:12  sets[0]  no look is in the set "pastel"',
    ]))

  it('names a colour that a family of food leaves hungry, and one without achievements', () =>
    expect(
      inData({
        'data/potions.json':
          '{ "potions": [{ "key": "Base", "kind": "standard", "art": { "palette": null, "liquid": "#000000" } }] }',
        'data/food.json': '{ "food": [{ "key": "Cake", "family": "cake", "art": {} }] }',
        'data/achievements/colors.json': '{ "colors": [] }',
      }),
    ).toEqual([
      'error  data/achievements/colors.json:1:13  colors  no achievements for the colour "Base"',
      'error  data/food.json:1:11  food  no cake food for the pets of "Base"',
    ]))
})
