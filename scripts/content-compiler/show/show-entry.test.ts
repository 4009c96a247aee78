import { describe, expect, it } from 'vitest'
import { artNames } from '../art/art-names.ts'
import { checkContent, iconsIn } from '../check-content.ts'
import { CONTENT_DIR } from '../sources/paths.ts'
import { allFiles, readContent } from '../sources/read-content.ts'
import { showEntry } from './show-entry.ts'

const content = readContent(CONTENT_DIR)
const { catalogue, entries, languages } = checkContent(content, artNames(CONTENT_DIR, iconsIn(content)))
if (catalogue === undefined) throw new Error('the content has errors')
const files = new Map(allFiles(content).map((file) => [file.path, file]))

const NOVEMBER = Date.parse('2026-11-21T12:00:00Z')
const show = (kind: string, key: string) => showEntry({ catalogue, entries, files, languages }, kind, key, NOVEMBER)
const lines = (kind: string, key: string) => {
  const text = show(kind, key)
  return typeof text === 'string' ? [text] : text.map((line) => line.trim().replaceAll(/ {2,}/g, '  '))
}

/** The line of the first field of that name in a file. */
const lineOf = (path: string, start: string): number =>
  (files
    .get(path)
    ?.text.split('\n')
    .findIndex((line) => line.trim().startsWith(start)) ?? -1) + 1

describe('content:show', () => {
  it('says of each value of a quest which line it comes from, or that it follows from a rule', () => {
    const owl = 'data/quests/pet/owl.json'
    expect(lines('quest', 'owl')).toEqual(
      expect.arrayContaining([
        `key: "owl"  ${owl}:${lineOf(owl, '"key"')}`,
        `objective.hp: 500  ${owl}:${lineOf(owl, '"hp"')}`,
        'objective.def: 1  by rule',
        'value: 4  by rule',
        `art.boss.species.head: "round"  by rule, from ${owl}:${lineOf(owl, '"species"')}`,
      ]),
    )
  })

  it('says when it is on sale next', () =>
    expect(lines('quest', 'owl').slice(-2)).toEqual([
      'petQuests: now to 2026-12-14 08:00 UTC',
      'petQuests: 2027-11-14 08:00 UTC to 2027-12-14 08:00 UTC',
    ]))

  it('shows its texts, and where they are written', () => {
    const quests = 'locales/en/content/quests.json'
    const text = lines('quest', 'owl').find((line) => line.startsWith('text: '))
    expect(text).toMatch(new RegExp(`^text: ".+" {2}${quests}:\\d+$`))
  })

  it('finds the line of a tier in the lists of its class', () => {
    const warrior = 'data/gear/warrior.json'
    expect(lines('gear', 'armor_warrior_2')).toEqual(
      expect.arrayContaining([
        expect.stringMatching(new RegExp(`^con: 5 {2}${warrior}:\\d+$`)),
        'value: 45  by rule',
        'the market sells it to a warrior',
      ]),
    )
  })

  it('finds a month where a release comes from', () =>
    expect(lines('gear', 'shield_armoire_pillowOfDryMoss')).toEqual(
      expect.arrayContaining([
        `released: "2027-12-07T08:00:00.000Z"  data/gear/armoire/2027-12.json:${lineOf('data/gear/armoire/2027-12.json', '"month"')}`,
        'the armoire gives it from 2027-12-07 on',
      ]),
    ))

  it('finds the set of a piece of a gala at its class', () =>
    expect(lines('gear', 'weapon_special_winter2027Mage')).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^set: "winter2027\w+Set" {2}data\/gear\/seasonal\/winter-2027\.json:\d+$/),
        'int: 15  by rule',
        'seasonalGear: 2026-12-01 08:00 UTC to 2027-03-01 08:00 UTC',
      ]),
    ))

  it('knows who brings what nobody sells', () => {
    expect(lines('potion', 'Amber').at(-1)).toBe('the quest amber brings it')
    expect(lines('egg', 'Wolf').at(-1)).toBe('tasks drop it, and the market sells it')
    expect(lines('potion', 'RoyalPurple')).toContain('checking in for 4 days gives it')
  })

  it('says that a pet follows from its egg and its potion', () =>
    expect(lines('pet', 'Wolf-Red').slice(0, 3)).toEqual([
      'pet Wolf-Red',
      'key: "Wolf-Red"  by rule',
      'kind: "drop"  by rule',
    ]))

  it.each([
    ['quest', 'olw', 'there is no quest with key "olw" (did you mean "owl"?)'],
    ['qest', 'owl', 'there is no kind "qest" (did you mean "quest"?)'],
  ])('has a near miss for %s %s', (kind, key, message) => expect(show(kind, key)).toBe(message))
})
