import { describe, expect, it } from 'vitest'
import { artNames } from '../art/art-names.ts'
import { iconsIn } from '../check-content.ts'
import { CONTENT_DIR } from '../sources/paths.ts'
import { contentOf } from '../test-kit/report-on.ts'
import { ENTRY_TEMPLATES, newEntry } from './new-entry.ts'

const json = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`

const listOf = (list: string, keys: ReadonlyArray<string>, rest: object = {}): string =>
  json({ [list]: keys.map((key) => ({ key, ...rest })) })

const questOf = (key: string): string =>
  json({ key, category: 'pet', objective: { type: 'boss', hp: 100, str: 1 }, drop: { gp: 1, exp: 1 } })

/** Content of a few things: a key that a designer takes in the game is still free here. */
const content = contentOf({
  'data/calendar/schedule.json': json({
    months: Array.from({ length: 12 }, (_, index) => ({
      month: index + 1,
      petQuests: [],
      hatchingPotionQuests: [],
      bundles: [],
      premiumHatchingPotions: [],
    })),
    galas: {},
  }),
  'data/eggs.json': listOf('eggs', ['Owl', 'Seahorse', 'Octopus'], { kind: 'quest' }),
  'data/potions.json': listOf('potions', ['Base', 'Amber'], { kind: 'standard' }),
  'data/food.json': listOf('food', ['Meat'], { family: 'basic', target: 'Base' }),
  'data/quests/bundles.json': listOf('bundles', []),
  'data/quests/pet/owl.json': questOf('owl'),
  'data/quests/pet/falcon.json': questOf('falcon'),
  'data/quests/pet/harpy.json': questOf('harpy'),
  'data/achievements/list.json': listOf('achievements', ['completedTask']),
  'data/achievements/animal-sets.json': json({ sets: [] }),
  'data/achievements/quest-lines.json': json({ lines: [] }),
  'data/calendar/events.json': listOf('events', []),
  'data/appearance/shirt.json': json({
    kind: 'shirt',
    free: ['black'],
    sets: [{ set: 'specialShirts', looks: ['fire'] }],
  }),
  'data/appearance/sets.json': json({ sets: [{ key: 'specialShirts' }] }),
  'data/publications/news.json': listOf('posts', []),
  'data/publications/faq.json': json({ headings: [{ key: 'tasks', questions: [{ key: 'whatIsATask' }] }] }),
  'data/gear/mystery/2026-11.json': json({ month: '2026-11', items: [] }),
  'locales/en/content/achievements.json': '{}\n',
  'locales/en/content/backgrounds.json': '{}\n',
  'locales/en/content/eggs.json': '{}\n',
  'locales/en/content/events.json': '{}\n',
  'locales/en/content/faq.json': '{}\n',
  'locales/en/content/food.json': '{}\n',
  'locales/en/content/looks.json': '{}\n',
  'locales/en/content/news.json': '{}\n',
  'locales/en/content/galaSets.json': '{}\n',
  'locales/en/content/gear/mystery.json': '{}\n',
  'locales/en/content/hatchingPotions.json': '{}\n',
  'locales/en/content/mysterySets.json': '{}\n',
  'locales/en/content/questBundles.json': '{}\n',
  'locales/en/content/quests.json': '{}\n',
})
const workspace = { content, art: artNames(CONTENT_DIR, iconsIn(content)) }
const run = (line: string) => newEntry(line.split(' '), workspace)

/** A line of the command for each kind, and the files that it makes or adds to. */
const LINES: Readonly<Record<keyof typeof ENTRY_TEMPLATES, readonly [string, ReadonlyArray<string>]>> = {
  quest: [
    'quest pet narwhal',
    [
      'data/calendar/schedule.json',
      'data/eggs.json',
      'data/quests/pet/narwhal.json',
      'locales/en/content/eggs.json',
      'locales/en/content/quests.json',
    ],
  ],
  egg: [
    'egg Yak',
    [
      'data/calendar/schedule.json',
      'data/eggs.json',
      'data/quests/pet/yak.json',
      'locales/en/content/eggs.json',
      'locales/en/content/quests.json',
    ],
  ],
  potion: [
    'potion Tidal',
    ['data/calendar/schedule.json', 'data/potions.json', 'locales/en/content/hatchingPotions.json'],
  ],
  food: ['food Truffle Base', ['data/food.json', 'locales/en/content/food.json']],
  armoire: [
    'armoire loafers - head:loaf weapon:longLoaf',
    ['data/gear/armoire/loafers.json', 'locales/en/content/gear/armoire-loafers.json'],
  ],
  mystery: [
    'mystery 2026-12',
    ['data/gear/mystery/2026-12.json', 'locales/en/content/gear/mystery.json', 'locales/en/content/mysterySets.json'],
  ],
  gala: [
    'gala spring 2028',
    [
      'data/gear/seasonal/spring-2028.json',
      'locales/en/content/galaSets.json',
      'locales/en/content/gear/seasonal-spring-2028.json',
    ],
  ],
  background: [
    'background 2028-01 frozen_mill',
    ['data/backgrounds/2028-01.json', 'locales/en/content/backgrounds.json'],
  ],
  achievement: [
    'achievement seaFriends Seahorse Octopus',
    ['data/achievements/animal-sets.json', 'data/achievements/list.json', 'locales/en/content/achievements.json'],
  ],
  bundle: [
    'bundle nightFlyers owl falcon harpy',
    ['data/calendar/schedule.json', 'data/quests/bundles.json', 'locales/en/content/questBundles.json'],
  ],
  special: [
    'special harvest-fair 60 2028-10-01 2028-10-31 head:strawHat body:straps',
    ['data/gear/special/harvest-fair.json', 'locales/en/content/gear/special-harvest-fair.json'],
  ],
  event: ['event kiteDay 10-12 10-13', ['data/calendar/events.json', 'locales/en/content/events.json']],
  look: ['look shirt dusk specialShirts', ['data/appearance/shirt.json', 'locales/en/content/looks.json']],
  news: ['news lanternsUp 2028-12-01', ['data/publications/news.json', 'locales/en/content/news.json']],
  question: ['question tasks howToRest', ['data/publications/faq.json', 'locales/en/content/faq.json']],
}

const OTHER_LINES: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  [
    'quest gold inkwellTrail inkPot:20 quill:10',
    ['data/quests/gold/inkwellTrail.json', 'locales/en/content/quests.json'],
  ],
  ['egg Heron drop', ['data/eggs.json', 'locales/en/content/eggs.json']],
  ['look shirt fog', ['data/appearance/shirt.json', 'locales/en/content/looks.json']],
]

const expectOnlyTexts = (line: string, files: ReadonlyArray<string>): void => {
  const entry = run(line)
  if (typeof entry === 'string') throw new Error(entry)
  expect(entry.files.map(({ path }) => path).toSorted()).toEqual(files.toSorted())
  expect(entry.report.length).toBeGreaterThan(0)
  expect(entry.report.filter((each) => !/ {2}(missing text|no shirt is drawn as "(dusk|fog)")$/.test(each))).toEqual([])
}

describe('content:new', { timeout: 30_000 }, () => {
  it.each(Object.keys(ENTRY_TEMPLATES))('makes a %s that lacks nothing but its texts', (kind) => {
    const [line, files] = LINES[kind] ?? ['', []]
    expectOnlyTexts(line, files)
  })

  it.each(OTHER_LINES)('makes %s that lacks nothing but its texts', expectOnlyTexts)

  it('draws two potions in different colours', () => {
    const liquids = ['Tidal', 'Foggy'].map((key) => {
      const entry = run(`potion ${key}`)
      if (typeof entry === 'string') throw new Error(entry)
      return entry.files.find(({ path }) => path === 'data/potions.json')?.text.match(/"liquid": "(#[\da-f]{6})"/)?.[1]
    })
    expect(new Set(liquids).size).toBe(2)
    expect(liquids).not.toContain(undefined)
  })

  it('leaves what was there as it was', () => {
    const entry = run('quest pet narwhal')
    if (typeof entry === 'string') throw new Error(entry)
    const before = content.data.find(({ path }) => path === 'data/eggs.json')?.text.split('\n') ?? []
    const after = entry.files.find(({ path }) => path === 'data/eggs.json')?.text.split('\n') ?? []
    expect(after.slice(0, before.length - 4)).toEqual(before.slice(0, -4))
  })

  it.each(['hatchingPotion', 'gold', 'unlockable', 'timeTravelers', 'world'])(
    'makes a quest of category %s',
    (category) => expect(run(`quest ${category} narwhal`)).toMatchObject({ report: expect.any(Array) }),
  )

  it.each([
    ['qest pet narwhal', 'there is no kind "qest" (did you mean "quest"?)'],
    ['quest pets narwhal', 'a quest is of pet, hatchingPotion, gold, unlockable, timeTravelers, world'],
    ['quest pet owl', 'data/quests/pet/owl.json is there already'],
    ['egg Owl', 'there is an egg "Owl" already'],
    ['potion Amber', 'there is a potion "Amber" already'],
    ['mystery 2026-11', 'data/gear/mystery/2026-11.json is there already'],
    ['quest gold trail inkPot', 'name what is to be found as ITEM:COUNT, such as inkPot:20'],
    ['special fair 60 2028-10-01 soon head:hat', 'special gear needs the first and the last day on which it is sold'],
    ['look shirt fire', 'there is a shirt "fire" already'],
    ['look shirt dusk coats', 'the sets of shirt are specialShirts'],
    ['event kiteDay now then', 'an event needs a key, and two dates such as 10-12 10-13'],
    ['question nowhere howToRest', 'a question stands under tasks'],
    ['news lanternsUp', 'news needs a key and its day, such as lanternsUp 2028-12-01'],
    ['mystery soon', 'a set of subscribers needs its month, such as 2028-01'],
  ])('refuses %s', (line, reason) => expect(run(line)).toBe(reason))

  it('refuses what would have another issue than its texts, and names it', () =>
    expect(run('food Truffle Bace')).toMatch(
      /^error {2}data\/food\.json:\d+:17 {2}food\[1\]\.target {2}no hatchingPotions with key "Bace" \(did you mean "Base"\?\)$/,
    ))
})
