import type { Task, User } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import { loadTasks } from '../../commands/index.ts'
import type { PlayerHandler } from '../../core/handler.ts'
import { toCsv } from '../csv.ts'
import { toLocalText } from './local-text.ts'

const HEADER = ['Task Name', 'Task ID', 'Task Type', 'Date', 'Value']

/** A line for each entry of the history of habits and dailies, in the player's own time. docs/reference/api.md 6.4. */
export const exportHistory: PlayerHandler<'exportHistory', 'store'> =
  (app) =>
  async ({ session, player }) => {
    const { tasks } = await loadTasks(app.store, session.userId, 'active')
    const rows = [...tasks.values()].flatMap(({ body }) => historyRows(player.body, body))
    return E.right({ data: toCsv([HEADER, ...rows]), bare: true, file: { name: 'history.csv', type: 'text/csv' } })
  }

const historyRows = (user: User, task: Task): ReadonlyArray<ReadonlyArray<string>> =>
  task.type === 'habit' || task.type === 'daily'
    ? task.history.map(({ date, value }) => [task.text, task._id, task.type, toLocalText(user, date), String(value)])
    : []
