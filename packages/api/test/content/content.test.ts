import type { Catalogue } from '@daykeep/rules/catalogue'
import { asKey, type EggKey, type PetKey } from '@daykeep/rules/model'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer, TODAY } from '../../test-kit/test-server.ts'
import { createClient } from '../../test-kit/client.ts'
import { stockedCatalogue } from '../../test-kit/stocked-catalogue.ts'

type Entry = Readonly<Record<string, unknown>>
type Entries = Readonly<Record<string, Entry>>

const owl = asKey<EggKey>('Owl')
const owlPet = asKey<PetKey>('Owl-Base')

/** The whole game, with an egg that comes out tomorrow at the hour of the shops. */
const untilTomorrow = (catalogue: Catalogue): Catalogue => ({
  ...catalogue,
  eggs: { ...catalogue.eggs, [owl]: { ...catalogue.eggs[owl], released: '2026-11-22T08:00:00.000Z' } },
})

describe('GET /content', () => {
  let server: TestServer
  let data: Readonly<Record<string, Entries>>
  const ask = async () => createClient(server)('GET', '/content')
  beforeAll(async () => {
    server = await startTestServer({ catalogue: untilTomorrow(stockedCatalogue()) })
    data = (await ask()).body.data as Readonly<Record<string, Entries>>
  })
  afterAll(() => server.stop())

  it('tells a quest with what it asks and brings, a copy an entry', () => {
    expect(data['quests']?.['owl']).toEqual({
      key: 'owl',
      text: expect.any(String) as unknown,
      notes: expect.stringMatching(/\.$/) as unknown,
      completion: expect.stringMatching(/\.$/) as unknown,
      category: 'pet',
      value: 4,
      boss: { name: expect.stringMatching(/^\w/) as unknown, hp: 500, str: 1.5, def: 1 },
      drop: { gp: 37, exp: 275, items: Array.from({ length: 3 }, () => ({ type: 'eggs', key: 'Owl', text: 'Owl' })) },
    })
    expect(data['quests']?.['vice2']).toMatchObject({
      group: 'questGroupVice',
      lvl: 30,
      previous: 'vice1',
      prereqQuests: ['vice1'],
      collect: { lightCrystal: { text: expect.stringMatching(/^\w/) as unknown, count: 30 } },
      drop: { items: [{ type: 'quests', key: 'vice3', onlyOwner: true }] },
    })
    expect(data['quests']?.['mayhemMistiflying1']).toMatchObject({
      goldValue: 200,
      boss: { rage: { value: 50, healing: 0.3, title: expect.stringMatching(/^\w/) as unknown } },
    })
    expect(data['quests']?.['basilist']).toMatchObject({ unlockCondition: { condition: 'party invite' } })
  })

  it('has words for every quest, its boss and what is collected', () => {
    const quests = Object.values(data['quests'] ?? {})
    expect(quests.length).toBeGreaterThan(100)
    const silent = quests.filter(({ text, notes, completion, boss, collect }) => {
      const names = [boss, ...Object.values(collect ?? {})].flatMap((thing) => {
        const { name, text: called } = Object(thing) as { readonly name?: string; readonly text?: string }
        return thing === undefined ? [] : [name ?? called]
      })
      return [text, notes, completion, ...names].some((words) => words === '' || words === undefined)
    })
    expect(silent.map(({ key }) => key)).toEqual([])
  })

  it('lists quests by level', () => {
    const levels = Object.values(data['questsByLevel'] ?? {}).map(({ lvl }) => Number(lvl ?? 0))
    expect(levels).toEqual(levels.toSorted((a, b) => a - b))
    expect(levels).toHaveLength(Object.keys(data['quests'] ?? {}).length)
    expect(data['userCanOwnQuestCategories']).toEqual(['unlockable', 'gold', 'hatchingPotion', 'pet'])
    expect(data['bundles']?.['hugabug']).toMatchObject({ value: 7, type: 'quests', bundleKeys: expect.any(Array) })
  })

  it('tells the skills of each class, and sixteen spells for everybody', () => {
    const { special = {}, ...classes } = (data['spells'] ?? {}) as Readonly<Record<string, Entries>>
    expect(Object.keys(classes).sort()).toEqual(['healer', 'rogue', 'warrior', 'wizard'])
    expect(Object.values(classes).flatMap(Object.keys).length).toBeGreaterThanOrEqual(16)
    expect(classes['wizard']?.['fireball']).toEqual({
      key: 'fireball',
      text: expect.any(String) as unknown,
      notes: expect.any(String) as unknown,
      mana: 10,
      lvl: 11,
      target: 'task',
    })
    expect(Object.keys(special)).toHaveLength(16)
    expect(special['snowball']).toMatchObject({
      mana: 0,
      value: 15,
      target: 'user',
      limited: true,
      previousPurchase: true,
    })
    expect(special['salt']).toMatchObject({
      value: 5,
      target: 'self',
      immediateUse: true,
      purchaseType: 'debuffPotion',
    })
    expect(special['nye']).toMatchObject({ value: 10, target: 'user', immediateUse: true, silent: true, limited: true })
    expect(special['greeting']).not.toHaveProperty('limited')
    expect(data['special']).toEqual(special)
    expect(data['cardTypes']).toMatchObject({
      greeting: { messageOptions: 4, yearRound: true },
      nye: { key: 'nye', messageOptions: 5 },
    })
  })

  it('tells how to look, piece by piece, with price and set', () => {
    const { hair, skin, shirt, size, chair } = (data['appearances'] ?? {}) as Readonly<Record<string, Entries>>
    expect(skin?.['915533']).toMatchObject({ key: '915533', price: 0, text: 'Walnut' })
    expect(skin?.['rainbow']).toMatchObject({ price: 2, set: { key: 'rainbowSkins', setPrice: 5 } })
    expect(Object.keys(hair ?? {})).toEqual(['color', 'base', 'bangs', 'flower', 'beard', 'mustache'])
    expect(Object.keys(shirt ?? {}).length).toBeGreaterThanOrEqual(17)
    expect([size, chair].map((looks) => Object.keys(looks ?? {}))).toMatchObject([
      ['slim', 'broad'],
      expect.arrayContaining(['none', 'handleless_black']),
    ])
    expect(data['backgrounds']?.['backgrounds112025']).toMatchObject({ testPier: { key: 'testPier', price: 7 } })
    expect(data['backgroundsFlat']?.['testClocks']).toMatchObject({
      set: 'timeTravelBackgrounds',
      currency: 'hourglasses',
    })
  })

  it('tells what is sold for money and for hourglasses', () => {
    expect(data['subscriptionBlocks']?.['google_6mo']).toEqual({
      key: 'google_6mo',
      months: 6,
      price: 24,
      target: 'user',
      canSubscribe: true,
      discount: true,
      original: 30,
    })
    expect(data['gems']?.['21gems']).toMatchObject({ gems: 21, price: 499 })
    expect(data['timeTravelStable']).toMatchObject({
      pets: { 'Mammoth-Base': expect.any(String) },
      mounts: { 'Mammoth-Base': expect.any(String) },
    })
    expect(data['mystery']?.['399901']).toMatchObject({
      text: expect.stringContaining('3999-01') as unknown,
      items: ['head_mystery_399901', 'armor_mystery_399901'],
    })
  })

  it('tells the feasts of every year, and those that were', () => {
    expect(data['repeatingEvents']?.['nye']).toMatchObject({
      event: 'nye',
      season: 'nye',
      start: '1970-12-28T04:00-05:00',
      end: '1971-01-04T03:59-05:00',
    })
    expect(data['repeatingEvents']?.['harvestFeast']).toMatchObject({ foodSeason: 'Pie' })
    expect(Object.values(data['events'] ?? {})[0]).toMatchObject({ start: expect.any(String), end: expect.any(String) })
  })

  it('tells food, and what is said of a saddle that is to be sold', () => {
    expect(data['food']?.['Saddle']).toMatchObject({ sellWarningNote: expect.stringMatching(/\.$/) as unknown })
    expect(data['food']?.['Meat']).toMatchObject({ textA: expect.stringMatching(/^\w/) as unknown, target: 'Base' })
  })

  it('tells collections and lists', () => {
    expect(data['questSeriesAchievements']).toMatchObject({ bugBonanza: ['beetle', 'butterfly', 'snail', 'spider'] })
    expect(data['petSetCompleteAchievs']).toMatchObject([{ color: 'Skeleton', petAchievement: 'boneToPick' }])
    expect(data['stableAchievements']).toMatchObject({ triadBingo: { masterAchievement: 'triadBingo' } })
    expect(Object.keys(data['itemList'] ?? {})).toHaveLength(15)
    expect(data['itemList']).toMatchObject({ head: { localeKey: 'headgear', isEquipment: true } })
    expect(Number(data['categoryOptions']?.length)).toBeGreaterThanOrEqual(15)
    expect(data['classes']).toEqual(['healer', 'wizard', 'rogue', 'warrior'])
    expect(data['userDefaults']?.['todos']).toMatchObject([{ type: 'todo', text: expect.any(String) }])
  })

  it('says nothing of how things are drawn', () => {
    expect(JSON.stringify(data)).not.toContain('"art":')
  })

  it('has what is released tomorrow from eight in the morning, UTC, on', async () => {
    expect(data['eggs']).not.toHaveProperty(owl)
    expect(data['petInfo']).not.toHaveProperty(owlPet)
    const today = (await ask()).headers.get('etag')
    server.time.now = Date.parse('2026-11-22T07:59:59.999Z')
    expect((await ask()).headers.get('etag')).toBe(today)
    server.time.now = Date.parse('2026-11-22T08:00:00.000Z')
    const later = await ask()
    server.time.now = TODAY
    expect(later.headers.get('etag')).not.toBe(today)
    expect(later.body.data).toMatchObject({ eggs: { [owl]: { key: owl } }, petInfo: { [owlPet]: { egg: owl } } })
  })
})
