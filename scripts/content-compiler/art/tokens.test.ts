import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast } from '@daykeep/rules/pictures'

const CSS = readFileSync(new URL('../../../packages/web/src/ui/tokens.css', import.meta.url), 'utf8')

const TEXT = 4.5
const EDGE = 3

const GROUNDS = ['surface', 'surface-2', 'bg', 'well']
const WORDS = (
  'ink ink-2 ink-3 link moat danger success info warn lantern-text ' +
  'hp-text mp-text xp-text gold-text gem-text hourglass-text warrior wizard rogue healer'
).split(' ')
const VALUES = ['worst', 'worse', 'bad', 'neutral', 'good', 'better', 'best', 'reward', 'off'].map(
  (step) => `v-${step}`,
)
const FEEDBACK = ['danger', 'success', 'info', 'warn', 'warrior', 'wizard', 'rogue', 'healer']

type Pair = readonly [front: string, back: string, least: number]

const PAIRS: ReadonlyArray<Pair> = [
  ...WORDS.flatMap((word) => GROUNDS.map((ground): Pair => [word, ground, TEXT])),
  ...['ink', 'ink-2'].map((word): Pair => [word, 'surface-3', TEXT]),
  ...['moat', 'moat-hover'].map((ground): Pair => ['on-moat', ground, TEXT]),
  ...['lantern', 'lantern-hover'].map((ground): Pair => ['on-lantern', ground, TEXT]),
  ...['on-header', 'on-header-2'].flatMap((word) => ['header', 'header-2'].map((ground): Pair => [word, ground, TEXT])),
  ...FEEDBACK.map((role): Pair => [role, `${role}-soft`, TEXT]),
  ...VALUES.map((value): Pair => [`${value}-on`, value, TEXT]),
  ...VALUES.map((value): Pair => ['ink', `${value}-soft`, TEXT]),
  ...['line-strong', 'focus'].flatMap((edge) => GROUNDS.map((ground): Pair => [edge, ground, EDGE])),
  ...['hp', 'mp', 'xp'].map((bar): Pair => [bar, `${bar}-track`, EDGE]),
]

describe('the design tokens', () => {
  it.each([
    ['light', tokensOf(':root')],
    ['dark', { ...tokensOf(':root'), ...tokensOf('[data-theme=') }],
  ])('keep every word and every edge readable in the %s theme', (_, tokens) => {
    const weak = PAIRS.map(([front, back, least]) => ({
      pair: `--${front} on --${back}`,
      ratio: contrast(tokens[front] ?? '', tokens[back] ?? ''),
      least,
    })).filter(({ ratio, least }) => !(ratio >= least))
    expect(weak).toEqual([])
  })
})

/** The colours of one block of the style sheet, by role. */
function tokensOf(selector: string): Readonly<Record<string, string>> {
  const start = CSS.indexOf('{', CSS.indexOf(selector))
  const block = CSS.slice(start, CSS.indexOf('\n}', start))
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6})\b/gi)].map(([, role, color]) => [role ?? '', color ?? '']),
  )
}
