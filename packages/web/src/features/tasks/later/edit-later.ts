import * as E from 'fp-ts/lib/Either.js'
import { dateOf, dayClockOf, type Day, dayOf, daysInMonth, toIsoDay, userDay } from '@daykeep/rules/calendar'
import { DAY } from '@daykeep/rules/kernel'
import type { TaskId } from '@daykeep/rules/model'
import { formatDay, t } from '../../../i18n/index.ts'
import type { PlayerStore } from '../../../sync/index.ts'
import { toasts } from '../../../toasts/index.ts'
import { undoOf } from '../../undo/index.ts'

/** When a task starts, from today on; today is for what is late or has no date. */
export const LATER = ['today', 'tomorrow', 'week', 'month'] as const
export type Later = (typeof LATER)[number]

export type LaterEdit = { readonly type: 'skip'; readonly on: boolean } | { readonly type: 'later'; readonly by: Later }

/** Skips a task today or starts it later, and says so with a way back. */
export const editLater = async (store: PlayerStore, task: TaskId, edit: LaterEdit): Promise<void> => {
  await store.prepareUndo()
  const { user } = store.snapshot().player
  const start = edit.type === 'later' ? dayAfter(userDay(dayClockOf(user), Date.now()), edit.by) : undefined
  const change = edit.type === 'skip' ? edit : ({ type: 'startOn', day: toIsoDay(start ?? 0) } as const)
  const result = store.dispatch('editTasks', { tasks: [task], edit: change })
  if (E.isLeft(result)) return
  const undo = undoOf(result.right, store.dispatch)
  toasts.show({
    type: 'info',
    text:
      start === undefined
        ? t(edit.type === 'skip' && edit.on ? 'selection.skipped' : 'selection.unskipped')
        : t('selection.startsOn', { day: formatDay(start * DAY, LONG_DAY) }),
    ...(undo !== undefined && { undo }),
  })
}

/** As sentences name a day; counted in UTC. */
export const LONG_DAY = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const

const DAYS = { today: 0, tomorrow: 1, week: 7 } as const

/** A month later is the same date, or the last day of a shorter month. */
export const dayAfter = (today: Day, by: Later): Day => {
  if (by !== 'month') return today + DAYS[by]
  const { year, month, date } = dateOf(today)
  const next = dateOf(dayOf(year, month + 1, 1))
  return dayOf(next.year, next.month, Math.min(date, daysInMonth(next.year, next.month)))
}
