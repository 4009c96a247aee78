import type { SharedTask } from '@daykeep/rules/model'
import type { SharedCommandName } from '@daykeep/rules/shared-commands'
import * as E from 'fp-ts/lib/Either.js'
import type { EndpointName, Input } from '../../contract/index.ts'
import type { AnyHandler } from '../../core/handler.ts'
import { boardTaskResponses } from '../shared-responses/index.ts'
import { respondShared, type SharedCall } from './respond-shared.ts'
import { startBoardDay } from './start-board-day.ts'

type TaskCalls = {
  readonly onBoard: SharedCall<SharedCommandName>
  readonly inChallenge?: SharedCall<SharedCommandName>
}

type Fields = Readonly<Record<string, unknown>>

const taskOf = ({ params }: Input): Fields => ({ task: Object(params)['taskId'] })
const itemOf = (input: Input): Fields => ({ ...taskOf(input), item: Object(input.params)['itemId'] })
const bodyOf = ({ body }: Input): Fields => Object(body) as Fields

/** Fields of a task of a board that its own commands take apart from the others. */
const boardFields = ({ managerNotes, requiresApproval }: Fields): Fields => ({
  ...(typeof managerNotes === 'string' ? { managerNotes } : {}),
  ...(typeof requiresApproval === 'boolean' ? { requiresApproval } : {}),
})

const withChanges = (input: Input): Fields => {
  const { managerNotes: _notes, requiresApproval: _approval, ...changes } = bodyOf(input)
  return { ...taskOf(input), changes }
}

const callOf = <Name extends SharedCommandName>(
  command: Name,
  toParams: (input: Input) => Fields,
  toData: SharedCall<Name>['toData'],
): SharedCall<SharedCommandName> => ({ command, toParams, toData: toData as never })

const { task, score, nothing, order } = boardTaskResponses

/** Calls about one task that also work for tasks of boards and originals of challenges. docs/reference/api.md 2.6. */
const CALLS: Partial<Readonly<Record<EndpointName, TaskCalls>>> = {
  updateTask: {
    onBoard: callOf('updateBoardTask', (input) => ({ ...withChanges(input), ...boardFields(bodyOf(input)) }), task),
    inChallenge: callOf('updateChallengeTask', withChanges, task),
  },
  deleteTask: {
    onBoard: callOf('deleteBoardTask', taskOf, nothing),
    inChallenge: callOf('deleteChallengeTask', taskOf, nothing),
  },
  scoreTask: {
    onBoard: callOf(
      'scoreBoardTask',
      (input) => ({ ...taskOf(input), direction: Object(input.params)['direction'] }),
      score,
    ),
  },
  moveTask: {
    onBoard: callOf(
      'moveBoardTask',
      (input) => ({ ...taskOf(input), position: Object(input.params)['position'] }),
      order,
    ),
    inChallenge: callOf(
      'moveChallengeTask',
      (input) => ({ ...taskOf(input), position: Object(input.params)['position'] }),
      order,
    ),
  },
  addChecklistItem: {
    onBoard: callOf('addBoardItem', (input) => ({ ...bodyOf(input), ...taskOf(input) }), task),
    inChallenge: callOf('addChallengeItem', (input) => ({ ...bodyOf(input), ...taskOf(input) }), task),
  },
  updateChecklistItem: {
    onBoard: callOf('updateBoardItem', (input) => ({ ...bodyOf(input), ...itemOf(input) }), task),
    inChallenge: callOf('updateChallengeItem', (input) => ({ ...bodyOf(input), ...itemOf(input) }), task),
  },
  deleteChecklistItem: {
    onBoard: callOf('deleteBoardItem', itemOf, task),
    inChallenge: callOf('deleteChallengeItem', itemOf, task),
  },
  scoreChecklistItem: { onBoard: callOf('scoreBoardItem', itemOf, task) },
}

/**
 * The handler of a call about one task: tasks that are not the player's own are looked for on boards and in challenges.
 * The own command comes first, so that it costs nothing more.
 */
export const withSharedTasks = (name: EndpointName, own: AnyHandler): AnyHandler => {
  const calls = CALLS[name]
  if (calls === undefined) return own
  return (app) => {
    const handleOwn = own(app)
    return async (request) => {
      const response = await handleOwn(request)
      if (E.isRight(response) || response.left.key !== 'messageTaskNotFound') return response
      const found = await app.store.get<SharedTask>('sharedTasks', String(taskOf(request.input)['task']))
      if (found === undefined) return response
      const { id: board } = found.body.group
      if (board !== undefined) await startBoardDay(app, board)
      const call = board === undefined ? calls.inChallenge : calls.onBoard
      return call === undefined ? response : respondShared(app, request, call)
    }
  }
}
