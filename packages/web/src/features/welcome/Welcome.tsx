import { useMemo } from 'react'
import { toAvatarArt } from '../../art/index.ts'
import { useAct, useCatalogue, usePlayerStore } from '../../player/index.ts'
import { toInterests, toNewTasks } from './interests.ts'
import { changesOfLooks } from './look-choices.ts'
import { type Decided, WelcomeDialog } from './WelcomeDialog.tsx'

/** Welcomes a player who has never been here. Reference, screens 1.11. */
export const Welcome = () => {
  const act = useAct()
  const store = usePlayerStore()
  const catalogue = useCatalogue()
  const avatar = useMemo(() => toAvatarArt(store.view().player.user, catalogue), [store, catalogue])
  const interests = useMemo(() => toInterests(catalogue), [catalogue])

  const finish = ({ looks, starters }: Decided): void => {
    const tasks = toNewTasks(catalogue, starters)
    // Before the welcome is over: the first step "write down a task" is for a task of the player's own.
    if (tasks.length > 0) act('createTasks', { tasks })
    act('updateUser', { changes: { ...changesOfLooks(avatar, looks), 'flags.welcomed': true } })
  }
  return <WelcomeDialog avatar={avatar} interests={interests} onDone={finish} />
}
