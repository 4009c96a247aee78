import { type Day, type DayClock, dayClockOf, dueDay, noonOf, userDay } from '@daykeep/rules/calendar'
import { DAY, fromIso, toIso } from '@daykeep/rules/kernel'
import type { Task } from '@daykeep/rules/model'
import type { NewTask } from '@daykeep/rules/tasks'
import { useState, useSyncExternalStore } from 'react'
import { playerOffsets } from '../../../dates/index.ts'
import { newId, useDispatch, usePlayer, useUnconfirmed } from '../../../sync/index.ts'
import { formatDay, t } from '../../../i18n/index.ts'
import { toasts } from '../../../toasts/index.ts'
import { useNow } from '../../../ui/index.ts'
import {
  createTaskCards,
  playerLineClock,
  TaskCallbacksContext,
  useCardNavigation,
  useLaterKeys,
} from '../../tasks/index.ts'
import { plannerSettings } from '../planner-settings.ts'
import { usePlannedTasks } from '../use-planned-tasks.tsx'
import { toToday } from './to-today.ts'
import { TodayView } from './TodayView.tsx'

/** The plan of today: the cards of the board that are due, in one list. */
export const TodayScreen = () => {
  const dispatch = useDispatch()
  const now = useNow()
  const player = usePlayer((whole) => whole)
  const pending = useUnconfirmed()
  const settings = useSyncExternalStore(plannerSettings.subscribe, plannerSettings.get)
  const [cards] = useState(createTaskCards)
  const { callbacks, leaving, add, form } = usePlannedTasks()
  const clock = dayClockOf(player.user)
  const { late, due, done, progress } = toToday(player, {
    ...settings,
    clock,
    now,
    offsetAt: playerOffsets(clock.timezoneOffset, now),
  })
  const toCard = cards({ user: player.user, clock, now, pending })
  const toCards = (tasks: ReadonlyArray<Task>) => tasks.filter(({ _id }) => !leaving.has(_id)).map(toCard)
  const today = { late: toCards(late), due: toCards(due), done: toCards(done), progress }
  useCardNavigation()
  useLaterKeys([...today.late, ...today.due])
  const day = userDay(clock, now)
  const date = toIso(noonOf(clock, day))
  const create = (lines: ReadonlyArray<NewTask>) => {
    const tasks = lines.map((task) => (task.type === 'todo' ? { ...task, date: task.date ?? date } : task))
    dispatch('createTasks', { tasks })
    for (const task of tasks) {
      const planned = dayPlanned(task, clock)
      if (planned !== undefined && planned > day)
        toasts.show({
          type: 'info',
          text: t('planner.addedElsewhere'),
          flavorMessage: t('planner.moved', { title: task.text, date: formatDay(planned * DAY, LONG_DATE) }),
        })
    }
  }
  return (
    <TaskCallbacksContext value={callbacks}>
      <TodayView
        today={today}
        settings={settings}
        onSettings={plannerSettings.change}
        adding={{
          onAdd: (titles) => create(titles.map((text) => ({ type: 'todo', text }))),
          reading: {
            clock: () => playerLineClock(player.user, now),
            onAdd: (lines, { toNewTasks }) => {
              const { tags, tasks } = toNewTasks(lines, { user: player.user, chosen: [], now, newId })
              for (const { id, name } of tags) dispatch('createTag', { id, name })
              create(tasks)
            },
          },
          onDetails: (title) => add({ title, date }),
        }}
      />
      {form}
    </TaskCallbacksContext>
  )
}

const LONG_DATE = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const

/** The day on which a new task is to be done. */
const dayPlanned = ({ date }: NewTask, clock: DayClock): Day | undefined =>
  typeof date === 'string' ? dueDay(clock, fromIso(date)) : undefined
