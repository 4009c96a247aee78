import type { Cue } from './cue.ts'

/** A note. `at` and `for` in seconds, `pitch` in hertz, `gain` from 0 to 1. */
export type Note = { readonly at: number; readonly pitch: number; readonly for: number; readonly gain?: number }

/** How the notes of a theme sound: the waves that make a tone, each a multiple of its pitch, and how fast it rises. */
export type Voice = {
  readonly waves: ReadonlyArray<{ readonly type: OscillatorType; readonly times: number; readonly gain: number }>
  readonly attack: number
}

export type SoundTheme = { readonly voice: Voice; readonly notes: { readonly [Name in Cue]: ReadonlyArray<Note> } }

/** Names of the themes, as the preference keeps them; "off" is none of them. */
export const SOUND_THEMES = ['bells', 'wood', 'lantern'] as const
export type SoundThemeName = (typeof SOUND_THEMES)[number]

/** A phrase of equal steps. */
const phrase = (pitches: ReadonlyArray<number>, step: number, length: number): ReadonlyArray<Note> =>
  pitches.map((pitch, index) => ({ at: index * step, pitch, for: length }))

/** The same phrases on other steps of the scale. */
const phrasesFrom = (root: number, step: number, length: number): SoundTheme['notes'] => {
  const tone = (semitones: number): number => root * 2 ** (semitones / 12)
  const melody = (...semitones: ReadonlyArray<number>) => phrase(semitones.map(tone), step, length)
  return {
    plus: melody(7, 12),
    minus: melody(3, -2),
    daily: melody(0, 7, 12),
    todo: melody(0, 4, 12),
    reward: melody(12, 7, 12, 16),
    cast: melody(0, 3, 7, 10, 14),
    drop: melody(16, 19, 24),
    level: melody(0, 4, 7, 12, 16, 19),
    achievement: melody(7, 12, 11, 12, 16),
    death: melody(0, -1, -5, -12),
  }
}

/** Made here, of nothing but waves: the tower's bells, a marimba of boards, and soft lantern light. */
export const THEMES: { readonly [Name in SoundThemeName]: SoundTheme } = {
  bells: {
    voice: {
      attack: 0.004,
      waves: [
        { type: 'sine', times: 1, gain: 0.6 },
        { type: 'sine', times: 2.76, gain: 0.22 },
        { type: 'sine', times: 5.4, gain: 0.08 },
      ],
    },
    notes: phrasesFrom(523.25, 0.09, 0.9),
  },
  wood: {
    voice: {
      attack: 0.002,
      waves: [
        { type: 'triangle', times: 1, gain: 0.7 },
        { type: 'sine', times: 4, gain: 0.2 },
      ],
    },
    notes: phrasesFrom(329.63, 0.075, 0.28),
  },
  lantern: {
    voice: {
      attack: 0.05,
      waves: [
        { type: 'sine', times: 1, gain: 0.6 },
        { type: 'triangle', times: 0.5, gain: 0.3 },
      ],
    },
    notes: phrasesFrom(392, 0.12, 0.6),
  },
}

export const isSoundTheme = (name: string): name is SoundThemeName => SOUND_THEMES.some((each) => each === name)
