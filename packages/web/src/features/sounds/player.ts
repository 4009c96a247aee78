import type { Cue } from './cue.ts'
import { type Note, type SoundThemeName, THEMES, type Voice } from './themes.ts'

let context: AudioContext | undefined

/** Plays a cue of a theme. A browser without sound, or before the first press, stays silent. */
export const playCue = (theme: SoundThemeName, cue: Cue, volume: number): void => {
  if (volume <= 0 || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  const audio = context
  void audio.resume().then(() => {
    const out = audio.createGain()
    out.gain.value = volume
    out.connect(audio.destination)
    const { voice, notes } = THEMES[theme]
    for (const note of notes[cue]) playNote(audio, out, voice, note)
  })
}

const playNote = (audio: AudioContext, out: GainNode, { waves, attack }: Voice, note: Note): void => {
  const from = audio.currentTime + note.at
  const until = from + note.for
  const envelope = audio.createGain()
  envelope.gain.setValueAtTime(0, from)
  envelope.gain.linearRampToValueAtTime(note.gain ?? 0.4, from + attack)
  envelope.gain.exponentialRampToValueAtTime(0.0001, until)
  envelope.connect(out)
  for (const { type, times, gain } of waves) {
    const wave = new OscillatorNode(audio, { type, frequency: note.pitch * times })
    const share = new GainNode(audio, { gain })
    wave.connect(share).connect(envelope)
    wave.start(from)
    wave.stop(until)
  }
}
