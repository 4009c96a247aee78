import { useMemo } from 'react'
import { useDispatch, useCatalogue } from '../../../sync/index.ts'
import { toInterests, toNewTasks } from './interests.ts'
import { FirstRunDialog } from './FirstRunDialog.tsx'
import { FirstRunMirror } from './FirstRunMirror.tsx'

/** The first run of a new player. docs/reference/screens.md 1.11. */
export const FirstRun = () => {
  const dispatch = useDispatch()
  const catalogue = useCatalogue()
  const interests = useMemo(() => toInterests(catalogue), [catalogue])

  const finish = (starters: ReadonlySet<string>): void => {
    const tasks = toNewTasks(catalogue, starters)
    // Before `welcomed` is set, so that they do not complete the onboarding step of creating a task.
    if (tasks.length > 0) dispatch('createTasks', { tasks })
    dispatch('updateUser', { changes: { 'flags.welcomed': true } })
  }
  return <FirstRunDialog appearance={<FirstRunMirror />} interests={interests} onDone={finish} />
}
