import { type Day, dayClockOf, dueDay, movedReminders, noonOf, userDay } from '@daykeep/rules/calendar'
import { DAY, fromIso, toIso } from '@daykeep/rules/kernel'
import { asKey, type Task, type TaskId } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import { useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { firstWeekday } from '../../../dates/index.ts'
import { formatDay, languageTag, t } from '../../../i18n/index.ts'
import { useDispatch, usePlayer, usePlayerStore } from '../../../sync/index.ts'
import { toasts } from '../../../toasts/index.ts'
import { useNow } from '../../../ui/index.ts'
import { undoOf } from '../../undo/index.ts'
import { plannerSettings } from '../planner-settings.ts'
import { usePlannedTasks } from '../use-planned-tasks.tsx'
import { toWeeks } from './to-weeks.ts'
import { UpcomingView } from './UpcomingView.tsx'

/** So many weeks at first, and more each time. */
const WEEKS = 4

/** The plan of the weeks. */
export const UpcomingScreen = () => {
  const store = usePlayerStore()
  const dispatch = useDispatch()
  const now = useNow()
  const player = usePlayer((whole) => whole)
  const { withDailies } = useSyncExternalStore(plannerSettings.subscribe, plannerSettings.get)
  const [count, setCount] = useState(WEEKS)
  const [announcement, setAnnouncement] = useState('')
  const { open, form } = usePlannedTasks()
  const clock = dayClockOf(player.user)
  const today = userDay(clock, now)

  const move = (id: string, to: Day) => {
    const task = store.snapshot().player.tasks[asKey<TaskId>(id)]
    const from = task === undefined ? undefined : dayOf(task)
    const day = Math.max(today, to)
    if (task?.type !== 'todo' || from === day) return
    // The time of a date that another client has set is kept.
    const date = toIso(
      typeof task.date === 'string' && from !== undefined
        ? fromIso(task.date) + (day - from) * DAY
        : noonOf(clock, day),
    )
    let result: ReturnType<typeof dispatch<'updateTask'>> | undefined
    flushSync(() => {
      result = dispatch('updateTask', {
        task: task._id,
        changes: { date, ...(task.reminders.length > 0 && { reminders: movedReminders(clock, task, day) }) },
      })
    })
    if (result === undefined || E.isLeft(result)) return
    const text = t('planner.moved', { title: task.text, date: formatDay(day * DAY, LONG) })
    const undo = undoOf(result.right, dispatch)
    toasts.show({ type: 'info', text, ...(undo !== undefined && { undo }) })
    setAnnouncement(text)
    document.querySelector<HTMLElement>(`[data-planned="${CSS.escape(id)}"]`)?.focus()
  }
  const dayOf = (task: Task): Day | undefined =>
    task.type === 'todo' && typeof task.date === 'string' ? dueDay(clock, fromIso(task.date)) : undefined

  return (
    <>
      <UpcomingView
        plan={toWeeks(player, { clock, now, firstWeekday: firstWeekday(languageTag()), count, withDailies })}
        withDailies={withDailies}
        onDailies={(shown) => plannerSettings.change({ withDailies: shown })}
        onOpen={open}
        onMove={move}
        onShift={(id, days) => {
          const task = store.snapshot().player.tasks[asKey<TaskId>(id)]
          const from = task === undefined ? undefined : dayOf(task)
          // One that is late or has no date is moved from today.
          move(id, from === undefined || from < today ? Math.max(today, today + days - Math.sign(days)) : from + days)
        }}
        onMore={() => setCount(count + WEEKS)}
        announcement={announcement}
      />
      {form}
    </>
  )
}

const LONG: Intl.DateTimeFormatOptions = { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' }
