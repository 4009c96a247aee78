import { describe, expect, it } from 'vitest'
import { reportOn } from '../test-kit/report-on.ts'

const json = (value: unknown): string => JSON.stringify(value)

/** What is said of a figure of this file, without texts and drawings, which it has none of. */
const saidOf = (path: string, file: unknown): ReadonlyArray<string> =>
  reportOn({ [path]: json(file) })
    .filter(
      (line) =>
        line.startsWith('error  data/') &&
        !/missing text|has no art|no .* with key|no month|nothing sells|no event/.test(line),
    )
    .map((line) => line.replace(/^error {2}\S+ +/, '').replaceAll(/ {2,}/g, '  '))

const quest = (changes: object, category = 'pet') => ({
  key: 'owl',
  category,
  objective: { type: 'boss', hp: 100 },
  drop: { gp: 5, exp: 5 },
  ...changes,
})
const OWL = 'data/quests/pet/owl.json'
const GATE = 'data/quests/world/owl.json'

describe('a figure that would ruin the game is told, of', () => {
  it.each<[string, string, unknown, string]>([
    [
      'a boss that nobody beats',
      OWL,
      quest({ objective: { type: 'boss', hp: 500_000 } }),
      'objective.hp  nobody beats a boss with 500000 health: at most 50000',
    ],
    [
      'a world boss that nobody beats',
      GATE,
      quest({ objective: { type: 'boss', hp: 9e9 } }, 'world'),
      'objective.hp  nobody beats a boss with 9000000000 health: at most 500000000',
    ],
    [
      'a boss that heals',
      OWL,
      quest({ objective: { type: 'boss', hp: -5 } }),
      'objective.hp  expected a whole number from 0, found -5',
    ],
    [
      'a boss that kills at once',
      OWL,
      quest({ objective: { type: 'boss', hp: 5, str: 250 } }),
      'objective.str  expected how hard it hits, a number from 0 to 20, found 250',
    ],
    [
      'a quest that gives too much',
      OWL,
      quest({ drop: { gp: 50_000 } }),
      'drop.gp  expected gold, a whole number from 1 to 5000, found 50000',
    ],
    [
      'a quest that gives nothing by name',
      OWL,
      quest({ drop: { exp: 0 } }),
      'drop.exp  expected experience, a whole number from 1 to 20000, found 0',
    ],
    [
      'a quest without an end',
      OWL,
      quest({ objective: { type: 'collect', items: { leaf: 1e6 } } }),
      'objective.items.leaf  expected how many are to be found, a whole number from 1 to 2000, found 1000000',
    ],
    [
      'a scroll for nothing',
      OWL,
      quest({ value: 0 }),
      'value  expected a price in gems, a whole number from 1 to 200, found 0',
    ],
    [
      'an egg for nothing',
      'data/eggs.json',
      { eggs: [{ key: 'Owl', kind: 'drop', value: 0 }] },
      'eggs[0].value  expected a price in gems, a whole number from 1 to 200, found 0',
    ],
    [
      'a potion for a part of a gem',
      'data/potions.json',
      { potions: [{ key: 'Tea', kind: 'standard', value: 1.5 }] },
      'potions[0].value  expected a price in gems, a whole number from 1 to 200, found 1.5',
    ],
    [
      'food that pays its buyer',
      'data/food.json',
      { food: [{ key: 'Bread', family: 'basic', value: -1 }] },
      'food[0].value  expected a price in gems, a whole number from 1 to 200, found -1',
    ],
    [
      'a card for nothing',
      'data/cards.json',
      { cards: [{ key: 'nye', messages: 1, value: 0 }] },
      'cards[0].value  expected a price in gold, a whole number from 1 to 5000, found 0',
    ],
    [
      'gems for nothing',
      'data/gems.json',
      { packs: [{ key: '4gems', gems: 4, price: 0 }] },
      'packs[0].price  expected a price in cents, a whole number from 1 to 50000, found 0',
    ],
    [
      'a subscription for nothing',
      'data/subscriptions.json',
      { blocks: [{ key: 'free', months: 1, price: 0, target: 'user' }] },
      'blocks[0].price  sold for nothing: a price, or "canSubscribe": false',
    ],
    [
      'a scene for nothing',
      'data/backgrounds/2028-01.json',
      { set: 'backgrounds012028', price: 0, backgrounds: [{ key: 'hill' }] },
      'backgrounds[0].key  sold for nothing: it needs a price, or the event that gives it',
    ],
    [
      'gear of a class for nothing',
      'data/gear/rogue.json',
      { class: 'rogue', weapon: { str: [0, 1], value: [0, 0] }, armor: {}, head: {} },
      'weapon.value[1]  sold for nothing: only tier 0 costs 0',
    ],
    [
      'gear that does everything',
      'data/gear/special/pikes.json',
      { items: [{ slot: 'weapon', name: 'pike', str: 400 }] },
      'items[0].str  expected a figure of a stat, a whole number from 0 to 100, found 400',
    ],
    [
      'a season that nobody knows',
      'data/calendar/events.json',
      { events: [{ key: 'fair', from: '04-01T04:00-04:00', until: '04-09T04:00-04:00', season: 'sprng' }] },
      'events[0].season  expected one of normal, winter, spring, summer, fall, birthday, valentines, nye, habitoween, thanksgiving, found "sprng" (did you mean "spring"?)',
    ],
    [
      'a gala that nobody knows',
      'data/gear/seasonal/winter-2028.json',
      { season: 'wintre', year: 2028, rogue: {}, warrior: {}, wizard: {}, healer: {} },
      'season  expected one of winter, spring, summer, fall, found "wintre" (did you mean "winter"?)',
    ],
  ])('%s', (_, path, file, message) => expect(saidOf(path, file)).toContain(message))

  it('nothing that is given away on purpose', () => {
    expect(saidOf('data/gear/special/pikes.json', { value: 0, items: [{ slot: 'weapon', name: 'pike' }] })).toEqual([])
    expect(
      saidOf('data/subscriptions.json', {
        blocks: [{ key: 'auto', months: 0, price: 0, target: 'user', canSubscribe: false }],
      }),
    ).toEqual([])
    expect(
      saidOf('data/backgrounds/events.json', {
        set: 'eventBackgrounds',
        price: 0,
        backgrounds: [{ key: 'bash', event: 'birthday' }],
      }),
    ).toEqual([])
  })
})
