import { describe, expect, it } from 'vitest'
import { reportOn } from '../test-kit/report-on.ts'

const PIKES = `{
  "items": [
    { "slot": "weapon", "name": "pike", "strr": 3, "art": { "template": "sword", "palette": "iron" } },
    { "slot": "weapon", "name": "pole", "str": "three", "art": { "template": "swrod", "palette": "steel" } },
    { "slot": "weapon", "name": "pole", "art": { "template": "dagger", "palette": "iron" } }
  ]
}`
const INCENTIVES = `{ "days": [
  { "day": 1, "rewards": [{ "type": "gaer", "key": "weapon_special_pike" }] },
  { "day": 2, "rewards": [{ "type": "gear", "key": "weapon_special_pke" }] }
] }`
const TEXTS = `{
  "weapon_special_pike": { "text": "Pike" },
  "weapon_special_pole": { "text": "Pole", "notes": "Tall." }
}`
const TASKS = '{ "left": "{count, plural, one {# task} other {# tasks}}" }'
const AUFGABEN = '{\n  "left": "{cuont, plural, one {# Aufgabe} other {# Aufgaben}}"\n}'
const WORDS = '{\n  "banned": [] "slurs": []\n}'
const RETIRED = '{ "gear": { "weapon_special_pice": "weapon_special_pikes" } }'
const KEYS = '{ "gear": ["weapon_special_pice", "weapon_special_pol"] }'

describe('the content checker', () => {
  it('reports eleven kinds of issues in one run, each with its place, what was found, and what was meant', () =>
    expect(
      reportOn({
        'data/gear/special/pikes.json': PIKES,
        'data/incentives.json': INCENTIVES,
        'data/retired.json': RETIRED,
        'data/words.json': WORDS,
        'locales/en/content/gear.json': TEXTS,
        'locales/en/ui/tasks.json': TASKS,
        'locales/de/ui/tasks.json': AUFGABEN,
        'keys.json': KEYS,
      }).map((line) => line.replaceAll(/ {2,}/g, '  ')),
    ).toEqual(LINES))
})

const LINES = [
  'error  data/gear/special/pikes.json:3:41  items[0].strr  unknown field (did you mean "str"?)',
  'error  data/gear/special/pikes.json:4:48  items[1].str  expected a figure of a stat, a whole number from 0 to 100, found "three"',
  'error  data/gear/special/pikes.json:4:78  items[1].art.template  no weapon template is drawn as "swrod" (did you mean "sword"?)',
  'error  data/gear/special/pikes.json:5:33  items[2].name  gear "weapon_special_pole" is there already: data/gear/special/pikes.json items[1].name',
  'error  data/incentives.json:2:37  days[0].rewards[0].type  unknown type "gaer" (did you mean "gear"?)',
  'error  data/incentives.json:3:52  days[1].rewards[0].key  no gear with key "weapon_special_pke" (did you mean "weapon_special_pike"?)',
  'error  data/retired.json:1:36  gear.weapon_special_pice  no gear with key "weapon_special_pikes" (did you mean "weapon_special_pike"?)',
  'error  data/words.json:2:16  -  not JSON: expected a comma',
  'error  keys.json:1:35  gear[1]  "weapon_special_pol" was released and is gone (did you mean "weapon_special_pole"?): give it a line in data/retired.json',
  'error  locales/de/ui/tasks.json:2:11  left  {cuont} is no value of this text (did you mean "count"?)',
  'error  locales/en/content/gear.json:2:26  weapon_special_pike.notes  missing text',
]
