import { useMemo } from 'react'
import { toAvatarArt } from '../../../art/index.ts'
import { useDispatch, useCatalogue, usePlayerStore } from '../../../sync/index.ts'
import { toInterests, toNewTasks } from './interests.ts'
import { changesOfLooks } from './look-choices.ts'
import { type FirstRunChoices, FirstRunDialog } from './FirstRunDialog.tsx'

/** The first run of a new player. docs/reference/screens.md 1.11. */
export const FirstRun = () => {
  const dispatch = useDispatch()
  const store = usePlayerStore()
  const catalogue = useCatalogue()
  const avatar = useMemo(() => toAvatarArt(store.snapshot().player.user, catalogue), [store, catalogue])
  const interests = useMemo(() => toInterests(catalogue), [catalogue])

  const finish = ({ looks, starters }: FirstRunChoices): void => {
    const tasks = toNewTasks(catalogue, starters)
    // Before `welcomed` is set, so that they do not complete the onboarding step of creating a task.
    if (tasks.length > 0) dispatch('createTasks', { tasks })
    dispatch('updateUser', { changes: { ...changesOfLooks(avatar, looks), 'flags.welcomed': true } })
  }
  return <FirstRunDialog avatar={avatar} interests={interests} onDone={finish} />
}
