import type { Cue } from './cue.ts'
import { createCuePlayer, type CuePlayer } from './player.ts'
import type { SoundThemeName } from './themes.ts'

let loudspeaker: { readonly audio: AudioContext; readonly player: CuePlayer } | undefined

/** A sound that could not start for this long, in ms, is not played any more: a browser waits for the first press. */
const TOO_LATE = 500

/** Plays a cue of a theme. `volume`: 0 to 1. A browser without sound, or before the first press, stays silent. */
export const playCue = (theme: SoundThemeName, cue: Cue, volume: number): void => {
  if (volume <= 0 || typeof AudioContext === 'undefined') return
  const { audio, player } = (loudspeaker ??= createLoudspeaker())
  const asked = performance.now()
  void audio.resume().then(() => {
    if (performance.now() - asked < TOO_LATE) player.play(theme, cue, volume, audio.currentTime)
  })
}

const createLoudspeaker = () => {
  const audio = new AudioContext()
  return { audio, player: createCuePlayer(audio) }
}
