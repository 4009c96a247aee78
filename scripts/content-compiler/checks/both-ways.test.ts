import { describe, expect, it } from 'vitest'
import { reportOn } from '../test-kit/report-on.ts'

const ART = '"art": { "scroll": { "palette": "iron", "motif": "moon" } }'
const quest = (key: string, category: string, drop: string, rest = '') =>
  `{ "key": "${key}", "category": "${category}", ${rest}"objective": { "type": "boss", "hp": 9 },\n  "drop": { "items": [${drop}] }, ${ART} }`
const item = (type: string, key: string) => `{ "type": "${type}", "key": "${key}" }`

const COLOURS = '["#000000", "#000000", "#000000", "#000000", "#000000", "#000000"]'
const egg = (key: string, rest = '') =>
  `{ "key": "${key}", "kind": "quest", ${rest}"art": { "body": "sit", "head": "fluff", "natural": ${COLOURS}, "eyes": "#0000${key.charCodeAt(0)}" } }`
const potion = (key: string, kind: string) =>
  `{ "key": "${key}", "kind": "${kind}", "art": { "palette": null, "liquid": "#00000${key.length}" } }`

type Stock = { readonly pet?: string; readonly amber?: string; readonly potions?: string; readonly fools?: string }
const schedule = ({ pet = '"owl"', amber = '"amber"', potions = '"Glow"', fools = '"Tea"' }: Stock) =>
  `{ "months": [\n${Array.from({ length: 12 }, (_, index) => monthOf(index + 1, index === 0 ? { pet, amber, potions } : {})).join(',\n')}],
  "galas": [${['winter', 'spring', 'summer', 'fall'].map((season) => `{ "season": "${season}", "seasonalSpells": [], "seasonalQuests": [], "customizations": [] }`).join(',')}],
  "lastingCustomizations": [], "featuredQuests": [], "foolsPotions": { "since": 2020, "potions": [${fools}] } }`
const monthOf = (month: number, { pet = '', amber = '', potions = '' }: Stock) =>
  `{ "month": ${month}, "bundles": [],\n"petQuests": [${pet}],\n"hatchingPotionQuests": [${amber}],\n"premiumHatchingPotions": [${potions}] }`

const textsOf = (entries: Readonly<Record<string, object>>) => JSON.stringify(entries)
const questTexts = (key: string) => ({ text: key, notes: `About ${key}.`, completion: 'Done.', boss: `Big ${key}` })

const good = {
  'data/eggs.json': `{ "eggs": [\n${egg('Owl')}] }`,
  'data/potions.json': `{ "potions": [\n${potion('Glow', 'premium')},\n${potion('Amber', 'premium')},\n${potion('Tea', 'wacky')}] }`,
  'data/quests/pet/owl.json': quest('owl', 'pet', item('eggs', 'Owl')),
  'data/quests/hatchingPotion/amber.json': quest('amber', 'hatchingPotion', item('hatchingPotions', 'Amber')),
  'data/calendar/schedule.json': schedule({}),
  'data/calendar/events.json':
    '{ "events": [{ "key": "fair", "from": "04-01T04:00-04:00", "until": "05-01T04:00-04:00",\n"sells": { "premiumHatchingPotions": ["Tea"] } }] }',
  'locales/en/content/eggs.json': textsOf({ Owl: { text: 'Owl', adjective: 'a wise' } }),
  'locales/en/content/quests.json': textsOf({ owl: questTexts('owl'), amber: questTexts('amber') }),
  'locales/en/content/events.json': textsOf({ fair: { text: 'Fair' } }),
  'locales/en/content/hatchingPotions.json': textsOf({
    Glow: { text: 'Glowing', notes: 'Glows.' },
    Amber: { text: 'Amber', notes: 'Sticks.' },
    Tea: { text: 'Tea', notes: 'Steams.' },
  }),
}

describe('the checker of what belongs together', () => {
  it('has nothing to say when every thing has its other half', () => expect(reportOn(good)).toEqual([]))

  it.each([
    [
      'a quest egg that no quest brings',
      {
        'data/eggs.json': `{ "eggs": [\n${egg('Owl')},\n${egg('Fox')}] }`,
        'locales/en/content/eggs.json': textsOf({
          Owl: { text: 'Owl', adjective: 'a' },
          Fox: { text: 'Fox', adjective: 'a' },
        }),
      },
      'error  data/eggs.json:3:10  eggs[1].key  a quest egg, and no quest brings "Fox"',
    ],
    [
      'a pet quest that brings no animal',
      {
        'data/quests/pet/owl.json': quest('owl', 'pet', ''),
        'data/eggs.json': '{ "eggs": [] }',
        'locales/en/content/eggs.json': '{}',
      },
      'error  data/quests/pet/owl.json:2:11  drop  a quest of category pet brings eggs or pets or mounts, this one does not',
    ],
    [
      'a reward that comes out after its quest',
      { 'data/eggs.json': `{ "eggs": [\n${egg('Owl', '"released": "2027-03-14", ')}] }` },
      'error  data/quests/pet/owl.json:2:48  drop.items[0].key  "Owl" comes out on 2027-03-14, and the quest has always been out',
    ],
    [
      'a pet quest that no list sells',
      { 'data/calendar/schedule.json': schedule({ pet: '' }) },
      'error  data/quests/pet/owl.json:1:10  key  no month, gala or event sells "owl"',
    ],
    [
      'a quest for a potion that no list sells',
      { 'data/calendar/schedule.json': schedule({ amber: '' }) },
      'error  data/quests/hatchingPotion/amber.json:1:10  key  no month, gala or event sells "amber"',
    ],
    [
      'a quest on a list of another kind',
      { 'data/calendar/schedule.json': schedule({ pet: '"owl", "amber"' }) },
      'error  data/calendar/schedule.json:3:22  months[0].petQuests[1]  expected a quest of category pet, found "amber" of hatchingPotion',
    ],
    [
      'a potion that nobody can have',
      { 'data/calendar/schedule.json': schedule({ potions: '' }) },
      'error  data/potions.json:2:10  potions[0].key  no month or event sells, no quest brings and no check-in gives "Glow"',
    ],
    [
      'a potion of a month that is not premium',
      { 'data/calendar/schedule.json': schedule({ potions: '"Glow", "Tea"' }) },
      'error  data/calendar/schedule.json:5:36  months[0].premiumHatchingPotions[1]  expected a premium potion, found "Tea", which is wacky',
    ],
    [
      'a potion of a quest that a month sells besides',
      { 'data/calendar/schedule.json': schedule({ potions: '"Glow", "Amber"' }) },
      'error  data/calendar/schedule.json:5:36  months[0].premiumHatchingPotions[1]  a quest brings "Amber", so no month sells it',
    ],
    [
      'a wacky potion without its April Fools',
      { 'data/calendar/schedule.json': schedule({ fools: '' }) },
      'error  data/potions.json:4:10  potions[2].key  no April Fools has "Tea"',
    ],
    [
      'a potion of April Fools that is not wacky',
      { 'data/calendar/schedule.json': schedule({ fools: '"Tea", "Glow"' }) },
      'error  data/calendar/schedule.json:51:106  foolsPotions.potions[1]  expected a wacky potion, found "Glow"',
    ],
    [
      'a quest for gold without a price',
      {
        'data/quests/gold/moth.json': quest('moth', 'gold', ''),
        'locales/en/content/quests.json': textsOf({
          owl: questTexts('owl'),
          amber: questTexts('amber'),
          moth: questTexts('moth'),
        }),
      },
      'error  data/quests/gold/moth.json:1:30  category  a quest for gold needs a "goldValue"',
    ],
    [
      'a scroll that nobody can have',
      { 'data/quests/pet/owl.json': quest('owl', 'pet', item('eggs', 'Owl'), '"value": null, ') },
      'error  data/quests/pet/owl.json:1:45  value  no gems, no gold and no "unlock" bring this scroll',
    ],
    [
      'a card of a day that no event sells',
      {
        'data/cards.json': '{ "cards": [{ "key": "nye", "messages": 1, "limited": true, "art": { "icon": "a:b" } }] }',
        'locales/en/content/cards.json': textsOf({ nye: { text: 'Card', notes: 'Paper.', message1: 'Hello.' } }),
      },
      'error  data/cards.json:1:22  cards[0].key  no event sells "nye"',
    ],
    [
      'an achievement that nothing brings',
      {
        'data/achievements/list.json':
          '{ "achievements": [{ "key": "streek", "art": { "palette": "iron", "motif": "moon" } }] }',
        'locales/en/content/achievements.json': textsOf({ streek: { title: 'Streak', text: 'Days.' } }),
      },
      'error  data/achievements/list.json:1:29  achievements[0].key  nothing brings the achievement "streek" (did you mean "streak"?)',
    ],
  ])('names %s', (_, files, line) => {
    const report = reportOn({ ...good, ...files }).filter((each) => !each.includes('icon is drawn'))
    expect(report.map((each) => each.replaceAll(/ {2,}/g, '  '))).toEqual([line])
  })

  it('lets checking in give what nobody sells', () =>
    expect(
      reportOn({
        ...good,
        'data/calendar/schedule.json': schedule({ potions: '' }),
        'data/incentives.json': '{ "days": [{ "day": 4, "rewards": [{ "type": "hatchingPotions", "key": "Glow" }] }] }',
      }),
    ).toEqual([]))

  it('lets an event sell what a quest brings', () => {
    const events = good['data/calendar/events.json'].replace('"Tea"', '"Tea", "Amber"')
    expect(reportOn({ ...good, 'data/calendar/events.json': events })).toEqual([])
  })

  it('lets a month sell a quest that is called as the potion it brings', () => {
    const called = (path: keyof typeof good) => ({ [path]: good[path].replaceAll('"Amber"', '"amber"') })
    const quests = called('data/quests/hatchingPotion/amber.json')
    const potions = { ...called('data/potions.json'), ...called('locales/en/content/hatchingPotions.json') }
    expect(reportOn({ ...good, ...quests, ...potions })).toEqual([])
  })
})
