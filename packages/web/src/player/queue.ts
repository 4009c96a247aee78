import { dequal } from 'dequal/lite'
import * as E from 'fp-ts/lib/Either.js'
import type { Command } from '@daykeep/rules/command'
import type { CommandName } from '@daykeep/rules/commands'
import type { Catalogue } from '@daykeep/rules/content'
import { fromIso, type GameEvent, type Instant, type Message, type RuleError } from '@daykeep/rules/kernel'
import type { Player, Task, TaskId, User } from '@daykeep/rules/model'
import { play } from '@daykeep/rules/turn'

/** The table both shells run, without the types of each row: what a queue needs of it. */
export type Table = Readonly<Record<string, Command<unknown, unknown>>>

/** An act of the player that the server has not confirmed yet. */
export type Pending = {
  readonly name: CommandName
  readonly params: unknown
  /** When the player acted. */
  readonly at: Instant
  readonly turn: number
  /** It may have reached the server: its turn is not changed before the server has said so. */
  readonly sent: boolean
  /** The player as drawn after this act. */
  readonly after: Player
}

/** What the app holds of the player: the server's truth, what waits to be confirmed, and what is drawn. */
export type PlayerState = {
  readonly confirmed: Player
  readonly pending: ReadonlyArray<Pending>
  readonly shown: Player
}

/** What an act did, for those who draw and announce it. */
export type Played = {
  readonly before: Player
  readonly after: Player
  readonly events: ReadonlyArray<GameEvent>
  readonly report: unknown
  readonly message?: Message
}

/** Why an act was taken back: the rules said no on the newer state, or the server did, in the player's language. */
export type Reason =
  | { readonly type: 'rule'; readonly error: RuleError }
  | {
      readonly type: 'server'
      readonly message: string
      readonly faults: ReadonlyArray<{ readonly path: string; readonly message: string }>
    }

/** An act that was drawn and is taken back, with the reason. */
export type TakenBack = { readonly act: Pending; readonly reason: Reason }

/** The documents an answer of the server holds. */
export type Changed = {
  readonly user: User
  readonly tasks: ReadonlyArray<Task>
  readonly removed: ReadonlyArray<TaskId>
}

export type Game = { readonly catalogue: Catalogue; readonly table: Table }

export const playerState = (player: Player): PlayerState => ({ confirmed: player, pending: [], shown: player })

const turnOf = (game: Game, name: CommandName, params: unknown, at: Instant, player: Player) => {
  const command = game.table[name]
  if (command === undefined) throw new Error(`no command is called ${name}`)
  return play(game.catalogue)(command, { params, at })(player)
}

/** An instant that the server will believe: never before the last command that counted. */
const instantFor = (player: Player, now: Instant): Instant => Math.max(now, fromIso(player.user.lastCommand))

/** Draws an act at once by the game's own rule and puts it in the queue; a refusal leaves everything as it was. */
export const act =
  (game: Game) =>
  (name: CommandName, params: unknown, now: Instant) =>
  (state: PlayerState): E.Either<RuleError, { readonly state: PlayerState; readonly played: Played }> => {
    const before = state.shown
    const at = instantFor(before, now)
    const answer = turnOf(game, name, params, at, before)
    if (E.isLeft(answer)) return answer
    const { state: after, ...said } = answer.right
    const pending: Pending = { name, params, at, turn: before.user.turn, sent: false, after }
    return E.right({
      state: { ...state, pending: [...state.pending, pending], shown: after },
      played: { before, after, ...said },
    })
  }

/** The first act of the queue is on its way. */
export const sent = (state: PlayerState): PlayerState => {
  const [head, ...rest] = state.pending
  return head === undefined ? state : { ...state, pending: [{ ...head, sent: true }, ...rest] }
}

/** The player with the server's documents put in place of ours. */
export const withChanged = (player: Player, { user, tasks, removed }: Changed): Player => {
  const gone = new Set<string>(removed)
  const kept = Object.values<Task>(player.tasks).filter(({ _id }) => !gone.has(_id))
  return { user, tasks: Object.fromEntries([...kept, ...tasks].map((task) => [task._id, task])) }
}

/** Plays the acts again from a newer truth, under the turns that come next; those refused now are taken back. */
const replay = (
  game: Game,
  confirmed: Player,
  acts: ReadonlyArray<Pending>,
): { readonly state: PlayerState; readonly takenBack: ReadonlyArray<TakenBack> } => {
  const pending: Pending[] = []
  const takenBack: TakenBack[] = []
  let shown = confirmed
  for (const waiting of acts) {
    const at = instantFor(shown, waiting.at)
    const answer = turnOf(game, waiting.name, waiting.params, at, shown)
    if (E.isLeft(answer)) {
      takenBack.push({ act: waiting, reason: { type: 'rule', error: answer.left } })
      continue
    }
    pending.push({ ...waiting, at, turn: shown.user.turn, sent: false, after: answer.right.state })
    shown = answer.right.state
  }
  return { state: { confirmed, pending, shown }, takenBack }
}

export type Replayed = ReturnType<typeof replay>

/** The server has taken the first act of the queue. What it stored is the truth, also where it differs from what was drawn. */
export const answered =
  (game: Game) =>
  (changed: Changed) =>
  (state: PlayerState): Replayed => {
    const [head, ...rest] = state.pending
    if (head === undefined) return { state, takenBack: [] }
    // The answer to a repeated request may be older than what was loaded since.
    const outdated = changed.user.turn <= state.confirmed.user.turn
    const truth = outdated ? state.confirmed : withChanged(state.confirmed, changed)
    if (!outdated && dequal(truth, head.after))
      return { state: { ...state, confirmed: head.after, pending: rest }, takenBack: [] }
    return replay(game, truth, rest)
  }

/** The server has refused the first act of the queue: it is taken back, and the others are played without it. */
export const refused =
  (game: Game) =>
  (reason: Reason) =>
  (state: PlayerState): Replayed => {
    const [head, ...rest] = state.pending
    if (head === undefined) return { state, takenBack: [] }
    const without = replay(game, state.confirmed, rest)
    return { state: without.state, takenBack: [{ act: head, reason }, ...without.takenBack] }
  }

/** The turn of the first act belongs to another device: everything waiting is played again on the newer truth. */
export const turnTaken =
  (game: Game) =>
  (truth: Player) =>
  (state: PlayerState): Replayed =>
    replay(game, truth, state.pending)

/**
 * A newer truth was loaded. An act that may have reached the server keeps its turn and is asked about again first;
 * the acts behind it are played on the new truth once the server has said what became of it.
 */
export const reloaded =
  (game: Game) =>
  (truth: Player) =>
  (state: PlayerState): Replayed => {
    const [head, ...rest] = state.pending
    if (head === undefined || !head.sent || truth.user.turn === head.turn)
      return keepSent(replay(game, truth, state.pending), head)
    const behind = replay(game, truth, rest)
    return { ...behind, state: { ...behind.state, pending: [{ ...head, after: truth }, ...behind.state.pending] } }
  }

const keepSent = (replayed: Replayed, head: Pending | undefined): Replayed => {
  const [first, ...rest] = replayed.state.pending
  if (first === undefined || head === undefined || !head.sent || first.turn !== head.turn) return replayed
  return { ...replayed, state: { ...replayed.state, pending: [{ ...first, at: head.at, sent: true }, ...rest] } }
}

/** What outlives a closed window: the truth as last known, and the acts that wait. */
export type Kept = { readonly confirmed: Player; readonly acts: ReadonlyArray<Omit<Pending, 'after'>> }

export const toKept = ({ confirmed, pending }: PlayerState): Kept => ({
  confirmed,
  acts: pending.map(({ after: _after, ...kept }) => kept),
})

/** The state as it was when it was kept: the acts are drawn again by the same rules. */
export const fromKept =
  (game: Game) =>
  ({ confirmed, acts }: Kept): Replayed => {
    const pending = acts.map((kept) => ({ ...kept, after: confirmed }))
    return reloaded(game)(confirmed)({ confirmed, pending, shown: confirmed })
  }
