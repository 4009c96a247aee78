import { useEffect } from 'react'
import { usePlayer, usePlayerStore } from '../../sync/index.ts'
import { cueOf } from './cue.ts'
import { playCue } from './play-cue.ts'
import { isSoundTheme } from './themes.ts'
import { volume } from './volume.ts'

/** Plays the cue of each command in the theme of the player. */
export const SoundPlayer = () => {
  const store = usePlayerStore()
  const theme = usePlayer(({ user }) => user.preferences.sound)
  useEffect(() => {
    if (!isSoundTheme(theme)) return undefined
    return store.listen({
      executed: (_name, result) => {
        const cue = cueOf(result)
        if (cue !== undefined) playCue(theme, cue, volume.get() / 100)
      },
    })
  }, [store, theme])
  return null
}
