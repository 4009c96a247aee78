import * as E from 'fp-ts/lib/Either.js'
import { leaves } from '../conformance/support/paths.ts'
import type { Player } from '../src/model/index.ts'
import type { YearStep } from './player-year.ts'

/** One line a command: when, what, the player's figures after it, the events, how many fields changed, and a digest of the changes. */
export const yearLog = (steps: ReadonlyArray<YearStep>): ReadonlyArray<string> => steps.map(toLine)

const toLine = ({ at, name, input, before, result }: YearStep): string => {
  const when = new Date(at).toISOString().slice(0, 16).replace('T', ' ')
  const command = `${name} ${digest(JSON.stringify(input))}`
  if (E.isLeft(result)) return `${when} ${command} | refused ${result.left.key}`
  const { state, events, report, message } = result.right
  const { hp, mp, exp, gp, lvl } = state.user.stats
  const figures = Object.entries({ hp, mp, exp, gp, lvl }).map(([figure, value]) => `${figure} ${rounded(value)}`)
  const changes = changesOf(before, state)
  const outcome = digest(JSON.stringify([changes, events, report, message], roundNumbers))
  return [
    `${when} ${command}`,
    figures.join(' '),
    events.map(({ type }) => type).join(' '),
    `${changes.length} ${outcome}`,
  ].join(' | ')
}

const changesOf = (before: Player, after: Player): ReadonlyArray<readonly [string, unknown]> => {
  const [was, is] = [leaves(before), leaves(after)]
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((path) => JSON.stringify(was.get(path)) !== JSON.stringify(is.get(path)))
    .toSorted()
    .map((path) => [path, is.get(path) ?? null])
}

const rounded = (value: number): string => String(Number(value.toFixed(2)))

/** Ten digits: the last bits of a float are no change of the game. */
const roundNumbers = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? Number(value.toPrecision(10)) : value

/** FNV-1a, 32 bits. */
const digest = (text: string): string => {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0
  return hash.toString(16).padStart(8, '0')
}
