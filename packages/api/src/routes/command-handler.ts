import { type Command, commands } from '@daykeep/rules'
import * as E from 'fp-ts/lib/Either.js'
import type { AnyEndpoint, Changed } from '../contract/index.ts'
import { type ApiError, type Fault, invalidRequest, notAuthorized } from '../http/api-error.ts'
import type { Answering, Ask, Handler, Reply } from '../http/ask.ts'
import { faultsOf } from '../http/decode.ts'
import type { JournalEntry } from '../services/turns/journal.ts'
import { type PlayedTurn, takeTurn, type TurnTaken } from '../services/turns/take-turn.ts'
import { toWireTask, toWireUser } from '../services/wire.ts'
import type { Shell } from '../shell.ts'
import type { Task } from '@daykeep/rules/model'
import { languageFor } from '../texts/language.ts'
import { confirmation } from '../texts/sentences.ts'
import type { AnswerOf } from './answer.ts'

const table: Readonly<Record<string, Command<unknown, unknown>>> = commands as never

/** Decode, load, rule, commit, respond: the same for every command. */
export const commandHandler =
  (endpoint: AnyEndpoint, answerOf: AnswerOf): Handler =>
  (shell) =>
  async (ask) => {
    const asked = commandOf(endpoint, ask)
    if (E.isLeft(asked)) return asked
    const { session } = ask
    if (session === undefined) return E.left(notAuthorized('missingAuthHeaders'))
    const taken = await takeTurn(shell, {
      userId: session.userId,
      ...asked.right,
      ...(ask.turn === undefined ? {} : { turn: ask.turn }),
      ...(ask.said === undefined ? {} : { said: ask.said }),
      replyOf: ({ before, outcome, ...turn }) => ({
        data: answerOf({
          catalogue: shell.catalogue,
          texts: shell.texts,
          language: languageOf(shell, ask, before.user.preferences.language),
          prefix: ask.prefix,
          params: asked.right.params,
          before,
          after: outcome.state,
          ...messageOf(outcome),
          report: outcome.report,
          ...turn,
        }),
        ...messageOf(outcome),
      }),
    })
    return E.isLeft(taken) ? taken : replyTo(shell, ask, taken.right)
  }

const messageOf = ({ message }: Pick<PlayedTurn['outcome'], 'message'>) => (message === undefined ? {} : { message })

type Asked = { readonly command: string; readonly row: Command<unknown, unknown>; readonly params: unknown }

const commandOf = (endpoint: AnyEndpoint, ask: Ask): E.Either<ApiError, Asked> => {
  const { plays } = endpoint
  const row = plays === undefined ? undefined : table[plays.command]
  if (plays === undefined || row === undefined) throw new Error(`${endpoint.path} plays no command of the table`)
  const params = row.params.decode(plays.paramsOf(ask.input))
  if (E.isLeft(params)) {
    const bodyAt = plays.bodyAt?.(ask.input.body) ?? ''
    return E.left(invalidRequest(faultsOf(params.left).map((fault) => asWritten(fault, bodyAt))))
  }
  return E.right({ command: plays.command, row, params: params.right })
}

/** A fault by the path that the client wrote, not by where the body stands in the command's params. */
const asWritten = (fault: Fault, bodyAt: string): Fault => {
  const { param = '' } = fault
  if (bodyAt === '' || !param.startsWith(bodyAt)) return fault
  const written = param.slice(bodyAt.length)
  return { ...fault, param: written, params: { ...fault.params, field: written } }
}

const languageOf = (shell: Shell, { wishes }: Ask, player: string | undefined): string =>
  languageFor(shell.texts.languages, { ...wishes, ...(player === undefined ? {} : { player }) })

const replyTo = async (shell: Shell, ask: Ask, { user, entry }: TurnTaken): Answering => {
  const language = languageOf(shell, ask, user.body.preferences.language)
  const { message, data } = entry.reply
  const reply: Reply = {
    data,
    user,
    ...(message === undefined ? {} : { message: confirmation(shell.texts, language, message) }),
  }
  if (ask.turn === undefined) return E.right(reply)
  return E.right({ ...reply, turn: entry.turn, at: entry.at, changed: await changedBy(shell, { user, entry }) })
}

/** The documents as they are now: also a retry brings the newest truth. */
const changedBy = async (shell: Shell, { user, entry }: TurnTaken): Promise<Changed> => ({
  user: toWireUser(user),
  tasks: (await tasksOf(shell, entry)).map(toWireTask),
  removed: entry.removed,
})

const tasksOf = async (shell: Shell, { changed }: JournalEntry): Promise<ReadonlyArray<Task>> =>
  changed.length === 0 ? [] : (await shell.store.getMany<Task>('tasks', changed)).map(({ body }) => body)
