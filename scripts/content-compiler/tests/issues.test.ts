import { FIELD_FAULTS, REFUSALS } from '@daykeep/rules/kernel'
import { describe, expect, it } from 'vitest'
import { reportOn } from '../test-kit/report-on.ts'

const SWORD = `{
  "items": [
    { "slot": "weapon", "name": "pike", "str": 3, "art": { "template": "sword", "palette": "iron" } }
  ]
}`
const GEAR_TEXTS = '{ "weapon_special_pike": { "text": "Pike", "notes": "Long." } }'
const good = { 'data/gear/special/pikes.json': SWORD, 'locales/en/content/gear.json': GEAR_TEXTS }
const withSword = (from: string, to: string) => ({ ...good, 'data/gear/special/pikes.json': SWORD.replace(from, to) })

describe('the content checker', () => {
  it('has nothing to say about good content', () => expect(reportOn(good)).toEqual([]))

  it('names an unknown field where it stands, and the one that was meant', () =>
    expect(reportOn(withSword('"str"', '"strr"'))).toEqual([
      'error  data/gear/special/pikes.json:3:41  items[0].strr  unknown field (did you mean "str"?)',
    ]))

  it('names a missing field at the object that lacks it', () =>
    expect(reportOn({ ...good, 'data/eggs.json': '{ "eggs": [\n  { "kind": "drop" }\n] }' })).toEqual([
      'error  data/eggs.json:2:3  eggs[0].key  missing field',
    ]))

  it('says what was expected and what was found instead', () =>
    expect(reportOn(withSword('"str": 3', '"str": "three"'))).toEqual([
      'error  data/gear/special/pikes.json:3:48  items[0].str  expected a figure of a stat, a whole number from 0 to 100, found "three"',
    ]))

  it('says which words there are when one is not among them', () =>
    expect(reportOn(withSword('"str": 3', '"specialClass": "rouge"'))).toEqual([
      'error  data/gear/special/pikes.json:3:57  items[0].specialClass  expected one of healer, wizard, rogue, warrior, found "rouge" (did you mean "rogue"?)',
    ]))

  it('names an unknown tag at the tag', () =>
    expect(
      reportOn({ 'data/incentives.json': '{ "days": [{ "day": 1, "rewards": [{ "type": "egs", "key": "Owl" }] }] }' }),
    ).toEqual(['error  data/incentives.json:1:46  days[0].rewards[0].type  unknown type "egs" (did you mean "eggs"?)']))

  it('names a reference that leads nowhere, and the key that was meant', () =>
    expect(
      reportOn({
        'data/eggs.json':
          '{ "eggs": [{ "key": "Owl", "kind": "drop", "art": { "body": "sit", "head": "fluff", "natural": ["#000000", "#000000", "#000000", "#000000", "#000000", "#000000"], "eyes": "#000000" } }] }',
        'data/incentives.json': '{ "days": [{ "day": 1, "rewards": [{ "type": "eggs", "key": "Olw" }] }] }',
        'locales/en/content/eggs.json': '{ "Owl": { "text": "Owl", "adjective": "a wise" } }',
      }),
    ).toEqual([
      'error  data/incentives.json:1:61  days[0].rewards[0].key  no eggs with key "Olw" (did you mean "Owl"?)',
    ]))

  it('names a drawing that nobody drew', () =>
    expect(reportOn(withSword('"sword"', '"swrod"'))).toEqual([
      'error  data/gear/special/pikes.json:3:72  items[0].art.template  no weapon template is drawn as "swrod" (did you mean "sword"?)',
    ]))

  it('warns of a thing without a picture', () =>
    expect(reportOn(withSword(', "art": { "template": "sword", "palette": "iron" }', ''))).toEqual([
      'warn   data/gear/special/pikes.json:3:33  items[0].name  "weapon_special_pike" has no art',
    ]))

  it('names a key that two files use, and where it stands first', () =>
    expect(reportOn({ ...good, 'data/gear/special/polearms.json': SWORD })).toEqual([
      'error  data/gear/special/polearms.json:3:33  items[0].name  gear "weapon_special_pike" is there already: data/gear/special/pikes.json items[0].name',
    ]))

  it('names a field that is written twice', () =>
    expect(reportOn(withSword('"str": 3', '"str": 3, "str": 4'))).toEqual([
      'error  data/gear/special/pikes.json:3:51  str  "str" is written twice here',
    ]))

  it('names a text that is missing, in the file where it belongs', () =>
    expect(
      reportOn({ ...good, 'locales/en/content/gear.json': '{\n  "weapon_special_pike": { "text": "Pike" }\n}' }),
    ).toEqual(['error  locales/en/content/gear.json:2:26  weapon_special_pike.notes  missing text']))

  it('names every refusal that has no sentence', () => {
    const sentences = [...Object.keys(REFUSALS), ...FIELD_FAULTS].map((key) => [key, 'No.'])
    const without = (key: string) => JSON.stringify(Object.fromEntries(sentences.filter(([name]) => name !== key)))
    expect(reportOn({ ...good, 'locales/en/refusals.json': without('tooMuchFood') })).toEqual([
      'error  locales/en/refusals.json:1:1  tooMuchFood  missing text',
    ])
  })

  it.each([
    ['"window": { "from": "2027-05-01", "until": "2027-05-09" }', ['nothing sells these pieces']],
    ['"value": 40, "window": { "from": "2027-05-01", "until": "2027-05-09" }', []],
    ['"value": 0, "window": { "from": "2027-05-01", "until": "2027-05-09" }', []],
  ])('warns of a window without a price: %s', (fields, warnings) => {
    const path = 'data/gear/special/pikes.json'
    const report = reportOn({ ...good, [path]: SWORD.replace('{', `{ ${fields},`) })
    expect(report.map((line) => /^warn +\S+ +window +(.*):/.exec(line)?.[1])).toEqual(warnings)
  })

  it('warns of a text for a thing that does not exist', () =>
    expect(
      reportOn({
        ...good,
        'locales/en/content/gear.json': GEAR_TEXTS.replace(
          '{ "w',
          '{\n  "weapon_special_pikke": { "text": "Pike", "notes": "Long." },\n  "w',
        ),
      }),
    ).toEqual([
      'warn   locales/en/content/gear.json:2:3  weapon_special_pikke.text  text for gear that does not exist (did you mean "weapon_special_pike"?)',
    ]))

  it('names a file of texts for no kind of thing', () =>
    expect(reportOn({ ...good, 'locales/en/content/geer.json': '{}' })).toEqual([
      'error  locales/en/content/geer.json:1:1  -  there is no kind "geer" to have texts (did you mean "gear"?)',
    ]))

  it('names a message that no one can read', () =>
    expect(reportOn({ ...good, 'locales/en/ui/tasks.json': '{ "left": "{count, plural, one {# task}" }' })[0]).toMatch(
      /^error {2}locales\/en\/ui\/tasks\.json:1:11 {2}left {2}not a message: /,
    ))

  it('names a window that closes before it opens', () =>
    expect(
      reportOn(withSword('{\n', '{\n  "window": { "from": "2026-12-01", "until": "2026-11-30" }, "value": 9,\n')),
    ).toEqual(['error  data/gear/special/pikes.json:2:46  window.until  ends before it starts on 2026-12-01']))

  it('names a key that was released and is gone without a word', () =>
    expect(reportOn({ ...good, 'keys.json': '{ "gear": ["weapon_special_pike", "weapon_special_pice"] }' })).toEqual([
      'error  keys.json:1:35  gear[1]  "weapon_special_pice" was released and is gone (did you mean "weapon_special_pike"?): give it a line in data/retired.json',
    ]))

  it('is content with a key that went and left a successor', () =>
    expect(
      reportOn({
        ...good,
        'keys.json': '{ "gear": ["weapon_special_pike", "weapon_special_pice"] }',
        'data/retired.json': '{ "gear": { "weapon_special_pice": "weapon_special_pike" } }',
      }),
    ).toEqual([]))

  it('names a successor that is not there', () =>
    expect(
      reportOn({ ...good, 'data/retired.json': '{ "gear": { "weapon_special_pice": "weapon_special_pik" } }' }),
    ).toEqual([
      'error  data/retired.json:1:36  gear.weapon_special_pice  no gear with key "weapon_special_pik" (did you mean "weapon_special_pike"?)',
    ]))

  it('names retired keys that stand for each other', () =>
    expect(reportOn({ ...good, 'data/retired.json': '{ "gear": { "a": "b", "b": "a" } }' })).toEqual([
      'error  data/retired.json:1:18  gear.a  these keys stand for each other: gear.a -> gear.b -> gear.a',
    ]))

  it('says where a file stops being JSON', () =>
    expect(reportOn(withSword('"weapon", ', '"weapon" '))[0]).toBe(
      'error  data/gear/special/pikes.json:3:24  -  not JSON: expected a comma',
    ))

  it('names a file that holds no kind of content', () =>
    expect(reportOn({ ...good, 'data/egs.json': '{}' })).toEqual([
      'error  data/egs.json:1:1  -  no content is kept in a file of this name (did you mean "eggs.json"?)',
    ]))

  it('names two files of texts with one name', () =>
    expect(reportOn({ ...good, 'locales/en/ui/gear.json': '{}' })).toEqual([
      'error  locales/en/ui/gear.json:1:1  -  another file of texts has this name: locales/en/content/gear.json',
    ]))

  it('takes the texts of a kind from a folder too, each of them once', () => {
    const { 'locales/en/content/gear.json': texts, ...data } = good
    expect(reportOn({ ...data, 'locales/en/content/gear/pikes.json': texts })).toEqual([])
    expect(reportOn({ ...good, 'locales/en/content/gear/pikes.json': texts })).toEqual([
      'error  locales/en/content/gear/pikes.json:1:3  weapon_special_pike  these texts are in locales/en/content/gear.json already',
    ])
  })

  it('names a list of tiers that is too short', () =>
    expect(
      reportOn({
        'data/gear/rogue.json':
          '{ "class": "rogue", "weapon": { "str": [0, 2], "value": [1] }, "armor": {}, "head": {} }',
        'locales/en/content/gear.json':
          '{ "weapon_rogue_0": { "text": "A", "notes": "A." }, "weapon_rogue_1": { "text": "B", "notes": "B." } }',
      }),
    ).toContain('error  data/gear/rogue.json:1:57  weapon.value  expected 2 entries, one for each tier, found 1'))

  it('tells everything at once, errors before warnings', () => {
    const report = reportOn({
      ...withSword('"str"', '"strr"'),
      'data/incentives.json':
        '{ "days": [{ "day": 1, "rewards": [{ "type": "gear", "key": "weapon_special_pik" }] }] }',
      'locales/en/content/gear.json': GEAR_TEXTS.replace('}', '}, "nobody": { "text": "N" }'),
      'data/market.json': '{ "potion": { "value": 25 }, "armoire": { "value": "much" } }',
    })
    expect(report.map((line) => line.slice(0, 5).trim())).toEqual([...Array(7).fill('error'), ...Array(3).fill('warn')])
  })
})
