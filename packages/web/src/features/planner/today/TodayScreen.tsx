import { dayClockOf, noonOf, userDay } from '@daykeep/rules/calendar'
import { toIso } from '@daykeep/rules/kernel'
import type { Task } from '@daykeep/rules/model'
import { useState, useSyncExternalStore } from 'react'
import { playerOffsets } from '../../../dates/index.ts'
import { useDispatch, usePlayer, useUnconfirmed } from '../../../sync/index.ts'
import { useNow } from '../../../ui/index.ts'
import { createTaskCards, TaskCallbacksContext, useCardNavigation, useLaterKeys } from '../../tasks/index.ts'
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
  const { callbacks, leaving, form } = usePlannedTasks()
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
  return (
    <TaskCallbacksContext value={callbacks}>
      <TodayView
        today={today}
        settings={settings}
        onSettings={plannerSettings.change}
        onAdd={(text) =>
          dispatch('createTasks', {
            tasks: [{ type: 'todo', text, date: toIso(noonOf(clock, userDay(clock, now))) }],
          })
        }
      />
      {form}
    </TaskCallbacksContext>
  )
}
