import { expect, it } from 'vitest'
import { reportOn } from '../test-kit/report-on.ts'

const coat = ['#9a7a5a', '#6f5640', '#cbb190', '#57432f', '#d9a78f', '#e8dcc6']
const other = [...coat.slice(1), '#000000']
const egg = (key: string, natural: ReadonlyArray<string>) => ({
  key,
  kind: 'drop',
  art: { body: 'sit', head: 'fluff', natural, eyes: '#3f2c28' },
})
const potion = (key: string, palette: ReadonlyArray<string>) => ({
  key,
  kind: 'premium',
  art: { palette, liquid: coat[0] },
})

it.each([
  ['eggs', 'egg', [egg('Heron', coat), egg('Wren', other), egg('Yak', coat)]],
  ['potions', 'potion', [potion('Fog', coat), potion('Mist', other), potion('Dew', coat)]],
])('of two %s that are drawn alike the second one is told', (list, word, entries) =>
  expect(
    reportOn({ [`data/${list}.json`]: JSON.stringify({ [list]: entries }) }).filter((line) => line.startsWith('warn')),
  ).toMatchObject([expect.stringMatching(new RegExp(`${list}\\[2\\]\\.art +another ${word} is drawn just so$`))]),
)
