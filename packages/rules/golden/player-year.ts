import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Catalogue } from '../src/catalogue/index.ts'
import type { Command } from '../src/command.ts'
import { type CommandName, commands } from '../src/commands.ts'
import { decodeParams } from '../src/decode-params.ts'
import { executeCommand } from '../src/execute/index.ts'
import { DAY, HOUR, type Instant, type Outcome, type RefusalKey, type Result, roll } from '../src/kernel/index.ts'
import { asKey, type Player } from '../src/model/index.ts'
import { newUser } from '../src/registration/index.ts'
import { aPlayer, overlay } from '../test-kit/index.ts'
import { choresOf } from './chores.ts'

/** One command of the year: what it was sent with, the player before it, and what came of it. */
export type YearStep = {
  readonly at: Instant
  readonly name: CommandName
  readonly input: unknown
  readonly before: Player
  readonly result: Result<RefusalKey, Outcome<Player, unknown>>
}

/** A year that lies behind: content that comes out later does not change it. */
const FIRST_DAY = Date.parse('2025-01-01T00:00:00.000Z')
const DAYS = 365

const beginner = (): Player =>
  aPlayer(
    overlay(
      newUser({ id: asKey('player'), username: 'maren', email: 'maren@example.org', language: 'en', at: FIRST_DAY }),
      { balance: 15, stats: { gp: 800 }, purchased: { plan: { consecutive: { trinkets: 2 } } } },
    ),
  )

/** A player's whole year, the same on each run: absences, bad days, deaths and refused commands included. */
export const playYear = (catalogue: Catalogue): ReadonlyArray<YearStep> => {
  const steps: YearStep[] = []
  let player = beginner()
  for (let day = 0; day < DAYS; day += 1) {
    const chance = (what: string): number => roll('player-year', `${day}/${what}`)
    if (day > 0 && chance('absent') < 0.06) continue
    for (const [index, chore] of choresOf(day).entries()) {
      const next = chore({ catalogue, day, player, chance })
      if (next === undefined) continue
      const [name, input] = next
      const at = FIRST_DAY + day * DAY + 7 * HOUR + index * 600_000
      const result = send(catalogue, name, input, at)(player)
      steps.push({ at, name, input, before: player, result })
      if (E.isRight(result)) player = result.right.state
    }
  }
  return steps
}

const send =
  (catalogue: Catalogue, name: CommandName, input: unknown, at: Instant) =>
  (player: Player): Result<RefusalKey, Outcome<Player, unknown>> => {
    const row = commands[name] as unknown as Command<unknown>
    return pipe(
      decodeParams(row)(input),
      E.chainW((params) => executeCommand(catalogue)(row, { params, at })(player)),
    )
  }
