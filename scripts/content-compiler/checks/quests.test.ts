import { describe, expect, it } from 'vitest'
import { reportOn } from '../test-kit/report-on.ts'

const PALETTE = '{ "scroll": { "palette": "iron", "motif": "moon" } }'
const questFile = (key: string, rest: string) =>
  `{ "key": "${key}", "category": "pet",\n  ${rest},\n  "drop": {}, "art": ${PALETTE}\n}`
const BOSS = '"objective": { "type": "boss", "hp": 100 }'
const textsOf = (...keys: ReadonlyArray<string>) =>
  JSON.stringify(
    Object.fromEntries(
      keys.map((key) => [key, { text: key, notes: `Well, ${key}.`, completion: 'Done.', boss: `Big ${key}` }]),
    ),
  )

const owl = (rest = BOSS, texts = textsOf('owl')) => ({
  'data/quests/pet/owl.json': questFile('owl', rest),
  'locales/en/content/quests.json': texts,
})

const AT = 'error  data/quests/pet/owl.json'

describe('the content checker, of quests', () => {
  it('has nothing to say about a good one', () => expect(reportOn(owl())).toEqual([]))

  it.each([
    [
      'a boss without health',
      '"objective": { "type": "boss", "hp": 0 }',
      '2:40  objective.hp  a boss without health is beaten before it begins',
    ],
    [
      'a scroll that no level brings',
      `${BOSS}, "unlock": { "type": "level" }`,
      '2:67  unlock.type  no level brings the scroll: "level" is missing',
    ],
    [
      'a reward that is not there',
      `${BOSS.replace('100', '9')}, "previous": "owls"`,
      '2:57  previous  no quests with key "owls" (did you mean "owl"?)',
    ],
    [
      'an unknown kind of quest',
      '"objective": { "type": "bos", "hp": 9 }',
      '2:26  objective.type  unknown type "bos" (did you mean "boss"?)',
    ],
  ])('names %s', (_, rest, line) => expect(reportOn(owl(rest))).toContain(`${AT}:${line}`))

  it.each([
    [
      'a share of more than all',
      '{ "value": 50, "effect": { "type": "healing", "share": 1.5 } }',
      'a share is a fraction: 1 is all of it',
    ],
    ['a rage that is always full', '{ "value": 0 }', 'a boss that always rages'],
  ])('names %s', (_, rage, message) => {
    const rest = `"objective": { "type": "boss", "hp": 100, "rage": ${rage} }`
    expect(reportOn(owl(rest)).find((line) => line.endsWith(message))).toMatch(
      /^error {2}data\/quests\/pet\/owl\.json:2:/,
    )
  })

  it('names a despair that begins with the fight', () => {
    const rest = '"objective": { "type": "boss", "hp": 100, "desperation": { "threshold": 100, "str": 2, "def": 2 } }'
    expect(reportOn(owl(rest)).some((line) => line.endsWith('desperate from the start: the boss has 100'))).toBe(true)
  })

  it('names a collection of nothing', () => {
    const texts = '{ "owl": { "text": "Owl", "notes": "Well.", "completion": "Done." } }'
    expect(reportOn(owl('"objective": { "type": "collect", "items": {} }', texts))).toEqual([
      `${AT}:2:46  objective.items  there is nothing to find, so it never ends`,
    ])
  })

  it('names a file in the wrong place', () =>
    expect(
      reportOn({
        'data/quests/gold/owls.json': questFile('owl', BOSS),
        'locales/en/content/quests.json': textsOf('owl'),
      }),
    ).toEqual([
      'error  data/quests/gold/owls.json:1:10  key       a quest with this key lies in owl.json',
      'error  data/quests/gold/owls.json:1:29  category  a quest of this category lies in pet/',
    ]))

  it('names a chain that never begins', () =>
    expect(
      reportOn({
        ...owl(`${BOSS}, "after": ["fox"]`, textsOf('owl', 'fox')),
        'data/quests/pet/fox.json': questFile('fox', `${BOSS}, "previous": "owl"`),
      }),
    ).toEqual([
      'error  data/quests/pet/fox.json:2:59  previous  the parts of this quest never begin: fox -> owl -> fox',
    ]))

  it('names the texts that only this quest needs, and those that it does not', () =>
    expect(
      reportOn(
        owl(
          '"objective": { "type": "collect", "items": { "feather": 3 } }',
          '{ "owl": { "text": "Owl", "notes": "Well.", "completion": "Done.",\n  "items": { "fether": "Feathers" } } }',
        ),
      ),
    ).toEqual([
      'error  locales/en/content/quests.json:2:12  owl.items.feather  missing text',
      'error  locales/en/content/quests.json:2:14  owl.items.fether   unknown field (did you mean "items.feather"?)',
    ]))
})
