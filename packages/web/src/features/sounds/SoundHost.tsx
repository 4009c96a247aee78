import { Suspense } from 'react'
import { lazyChunk } from '../../chunks/index.ts'
import { usePlayer } from '../../sync/index.ts'

const SoundPlayer = lazyChunk(() => import('./SoundPlayer.tsx'), 'SoundPlayer')

/** Plays a sound for what the player does, in the theme that they chose; none by default, and then nothing is loaded. */
export const SoundHost = () => {
  const sound = usePlayer(({ user }) => user.preferences.sound)
  return sound === 'off' ? null : (
    <Suspense>
      <SoundPlayer />
    </Suspense>
  )
}
