import * as E from 'fp-ts/lib/Either.js'
import { commitAndSend } from '../deliveries/index.ts'
import { lookAfter } from '../reminders/index.ts'
import type { CommitFailure, CommitOptions, Write } from '../store/index.ts'
import type { CommandDependencies, CommandRequest, ExecutedCommand } from './command-request.ts'
import { dayReportWrites } from './day-reports.ts'
import { writesToOthers } from './effect-on-others.ts'
import type { JournalEntry } from './journal.ts'
import type { LoadedPlayer } from './load-player.ts'
import { deliverOutbox, scoresOfCopies, worldDayOf } from './outbox/index.ts'
import { type Concerned, concernedBy, outgoingWrites, partyOf } from './outgoing/index.ts'
import { actWrites } from './repeated-act.ts'
import { boundAnswers } from './shared/trim-answers.ts'
import { tasksById, toWrites } from './to-writes.ts'
import { transactionsOfPlayer } from './transactions.ts'

type Execution<Report> = {
  readonly loaded: LoadedPlayer
  readonly executed: ExecutedCommand<Report>
  readonly entry: JournalEntry
  readonly options: CommitOptions
}

/** One commit: the player, what the command did to others, its answer for retries, and what originals have to follow. */
export const commitOwn = async <Params, Report>(
  app: CommandDependencies,
  request: CommandRequest<Params, Report>,
  { loaded, executed, entry, options }: Execution<Report>,
): Promise<E.Either<CommitFailure, void>> => {
  const { name, params, userId } = request
  const { before, outcome, at } = executed
  const scores = scoresOfCopies({ name, params, report: outcome.report, before, at })
  const { turn } = before.user
  const days = name === 'startDay' ? await worldDayOf(app.store, { userId, turn, report: outcome.report, at }) : []
  const outgoing = await outgoingOf(app, request, executed)
  const acts = actWrites(request, entry)
  const writes = [
    ...toWrites(loaded, outcome.state, entry),
    ...writesToOthers(userId, executed),
    ...acts,
    ...scores,
    ...days,
    ...dayReportWrites(before.user, outcome.state.user),
    ...transactionsOfPlayer(userId, outcome.events, at),
    ...outgoing,
    ...lookAfter(
      { before: before.user, after: outcome.state.user, tasks: tasksById(outcome.state, entry.changed) },
      app.clock(),
    ),
  ]
  const committed = await commitAndSend(app, writes, options)
  if (E.isLeft(committed)) return committed
  boundAnswers(app, acts)
  if (scores.length + days.length > 0) app.background.run('outbox', () => deliverOutbox(app))
  return committed
}

/** Requests to the webhooks of the player and of those whom the command reached, and e-mails. */
const outgoingOf = async <Params, Report>(
  app: CommandDependencies,
  { userId }: CommandRequest<Params, Report>,
  { before, outcome, at, others }: ExecutedCommand<Report>,
): Promise<readonly Write[]> => {
  const { state: after, events, message, report } = outcome
  const reached = others?.after.users ?? {}
  const party = others === undefined ? undefined : partyOf(after.user, others.after)
  const { tmp } = Object(report) as { readonly tmp?: unknown }
  const player: Concerned = {
    before,
    after,
    events,
    ...(message === undefined ? {} : { message }),
    ...(tmp === undefined ? {} : { tmp }),
    ...(party === undefined ? {} : { party }),
  }
  const reachedPlayers =
    others === undefined ? [] : concernedBy(others.loaded.documents, others.after, others.events, (id) => id === userId)
  const nameOf = (id: string) => reached[id]?.profile.name ?? before.user.profile.name
  return outgoingWrites(app, { at, act: `${userId}/${before.user.turn}`, nameOf }, [player, ...reachedPlayers])
}
