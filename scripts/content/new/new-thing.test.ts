import { describe, expect, it } from 'vitest'
import { artNames } from '../art-names.ts'
import { iconsIn } from '../check-content.ts'
import { CONTENT_DIR } from '../content-dir.ts'
import { readContent } from '../read-content.ts'
import { KINDS, newThing } from './new-thing.ts'

const content = readContent(CONTENT_DIR)
const around = { content, art: artNames(CONTENT_DIR, iconsIn(content)) }
const made = (line: string) => newThing(line.split(' '), around)

/** The first month, or gala, that no file has yet. */
const next = (folder: string): string => {
  const last = content.data.flatMap(({ path }) => new RegExp(`^data/${folder}/(2\\d{3}-\\d\\d)`).exec(path)?.[1] ?? [])
  const [year = '', month = ''] = last.toSorted().at(-1)?.split('-') ?? []
  return month === '12' ? `${Number(year) + 1}-01` : `${year}-${String(Number(month) + 1).padStart(2, '0')}`
}

/** A line of the command for each kind, and the files that it makes or adds to. */
const LINES: Readonly<Record<keyof typeof KINDS, readonly [string, ReadonlyArray<string>]>> = {
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
    `mystery ${next('gear/mystery')}`,
    [
      `data/gear/mystery/${next('gear/mystery')}.json`,
      'locales/en/content/gear/mystery.json',
      'locales/en/content/mysterySets.json',
    ],
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
    `background ${next('backgrounds')} frozen_mill`,
    [`data/backgrounds/${next('backgrounds')}.json`, 'locales/en/content/backgrounds.json'],
  ],
  achievement: [
    'achievement seaFriends Seahorse Octopus',
    ['data/achievements/animal-sets.json', 'data/achievements/list.json', 'locales/en/content/achievements.json'],
  ],
  bundle: [
    'bundle nightFlyers owl falcon harpy',
    ['data/calendar/schedule.json', 'data/quests/bundles.json', 'locales/en/content/questBundles.json'],
  ],
}

describe('content:new', { timeout: 30_000 }, () => {
  it.each(Object.keys(KINDS))('makes a %s that lacks nothing but its texts', (kind) => {
    const [line, files] = LINES[kind] ?? ['', []]
    const thing = made(line)
    if (typeof thing === 'string') throw new Error(thing)
    expect(thing.files.map(({ path }) => path).toSorted()).toEqual(files.toSorted())
    expect(thing.report.length).toBeGreaterThan(0)
    expect(thing.report.filter((each) => !each.endsWith('  missing text'))).toEqual([])
  })

  it('leaves what was there as it was', () => {
    const thing = made('quest pet narwhal')
    if (typeof thing === 'string') throw new Error(thing)
    const before = content.data.find(({ path }) => path === 'data/eggs.json')?.text.split('\n') ?? []
    const after = thing.files.find(({ path }) => path === 'data/eggs.json')?.text.split('\n') ?? []
    expect(after.slice(0, before.length - 4)).toEqual(before.slice(0, -4))
  })

  it.each(['hatchingPotion', 'gold', 'unlockable', 'timeTravelers', 'world'])(
    'makes a quest of category %s',
    (category) => expect(made(`quest ${category} narwhal`)).toMatchObject({ report: expect.any(Array) }),
  )

  it.each([
    ['qest pet narwhal', 'there is no kind "qest" (did you mean "quest"?)'],
    ['quest pets narwhal', 'a quest is of pet, hatchingPotion, gold, unlockable, timeTravelers, world'],
    ['quest pet owl', 'data/quests/pet/owl.json is there already'],
    ['egg Owl', 'there is an egg "Owl" already'],
    ['potion Amber', 'there is a potion "Amber" already'],
    ['mystery 2026-11', 'data/gear/mystery/2026-11.json is there already'],
    ['mystery soon', 'a set of subscribers needs its month, such as 2028-01'],
  ])('refuses %s', (line, reason) => expect(made(line)).toBe(reason))

  it('refuses what would have another fault than its texts, and says which', () =>
    expect(made('food Truffle Bace')).toMatch(
      /^error {2}data\/food\.json:\d+:17 {2}food\[41\]\.target {2}no hatchingPotions with key "Bace" \(did you mean "Base"\?\)$/,
    ))
})
