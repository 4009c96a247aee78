import { type Cue, WEIGHT } from './cue.ts'
import { type Note, type SoundThemeName, THEMES, type Voice } from './themes.ts'

type Playing = { readonly cue: Cue; readonly from: number; readonly out: GainNode }

/** Plays cues, one at a time. */
export type CuePlayer = {
  readonly play: (theme: SoundThemeName, cue: Cue, volume: number, from: number) => void
}

/** Cues that come within this many seconds belong to one act, which makes one sound: twenty tasks ticked at once. */
const ONE_ACT = 0.05

/** How long a sound takes to make room for the next, in seconds. A sound that is cut off at once clicks. */
const FADE = 0.03

/** Sounds never add up beyond what a loudspeaker can play, since each cue ends the one before. */
export const createCuePlayer = (audio: BaseAudioContext): CuePlayer => {
  let playing: Playing | undefined
  return {
    play: (theme, cue, volume, from) => {
      if (playing !== undefined) {
        const isOneAct = from - playing.from < ONE_ACT
        if (isOneAct && !isHeavier(cue, playing.cue)) return
        fadeOut(playing.out, from, isOneAct ? 0 : FADE)
      }
      const out = new GainNode(audio, { gain: volume })
      out.connect(audio.destination)
      const { voice, notes } = THEMES[theme]
      for (const note of notes[cue]) playNote(audio, out, voice, note, from)
      playing = { cue, from, out }
    },
  }
}

const fadeOut = ({ gain }: GainNode, from: number, seconds: number): void => {
  gain.setValueAtTime(gain.value, from)
  gain.linearRampToValueAtTime(0, from + seconds)
}

const playNote = (
  audio: BaseAudioContext,
  out: GainNode,
  { waves, attack }: Voice,
  note: Note,
  start: number,
): void => {
  const from = start + note.at
  const until = from + note.for
  const envelope = new GainNode(audio, { gain: 0 })
  envelope.gain.setValueAtTime(0, from)
  envelope.gain.linearRampToValueAtTime(note.gain ?? 0.4, from + attack)
  envelope.gain.exponentialRampToValueAtTime(0.0001, until)
  envelope.connect(out)
  for (const { type, times, gain } of waves) {
    const wave = new OscillatorNode(audio, { type, frequency: note.pitch * times })
    wave.connect(new GainNode(audio, { gain })).connect(envelope)
    wave.start(from)
    wave.stop(until)
  }
}

const isHeavier = (cue: Cue, than: Cue): boolean => WEIGHT.indexOf(cue) < WEIGHT.indexOf(than)
