import { describe, expect, it } from 'vitest'
import { CUES, type Cue } from './cue.ts'
import { createCuePlayer, type CuePlayer } from './player.ts'
import { SOUND_THEMES } from './themes.ts'

const RATE = 22_050
const each = SOUND_THEMES.flatMap((theme) => CUES.map((cue) => ({ theme, cue })))

describe('the sound of a cue', () => {
  it.each(each)('$theme, $cue: is heard, ends by itself, and is never clipped', async ({ theme, cue }) => {
    const sound = await rendered((player) => player.play(theme, cue, 1, 0))
    expect(peakOf(sound)).toBeGreaterThan(0.2)
    expect(peakOf(sound)).toBeLessThan(0.7)
    expect(lengthOf(sound)).toBeGreaterThan(0.2)
    expect(lengthOf(sound)).toBeLessThan(1.5)
  })

  it.each(SOUND_THEMES)('%s: no two cues sound alike', async (theme) => {
    const sounds = await Promise.all(CUES.map((cue) => rendered((player) => player.play(theme, cue, 1, 0))))
    for (const [index, sound] of sounds.entries())
      for (const other of sounds.slice(index + 1)) expect(distance(sound, other)).toBeGreaterThan(0.02)
  })

  it('is as loud as the volume says', async () => {
    const at = async (volume: number) => peakOf(await rendered((player) => player.play('bells', 'level', volume, 0)))
    const full = await at(1)
    for (const volume of [0.05, 0.5]) expect(await at(volume)).toBeCloseTo(full * volume, 3)
  })
})

describe('several cues', () => {
  it.each(SOUND_THEMES)('%s: twenty at once are one sound, the heaviest', async (theme) => {
    const cues: ReadonlyArray<Cue> = [...Array.from({ length: 10 }, () => 'daily' as const), 'level', 'plus', 'drop']
    const sound = await rendered((player) => cues.forEach((cue) => player.play(theme, cue, 1, 0)))
    const level = await rendered((player) => player.play(theme, 'level', 1, 0))
    expect(distance(sound, level)).toBeLessThan(0.001)
  })

  it.each(SOUND_THEMES)('%s: quick presses end the sound before, and are never clipped', async (theme) => {
    for (const gap of [0.05, 0.1, 0.2]) {
      const sound = await rendered((player) => {
        for (let press = 0; press < 10; press++) player.play(theme, press % 3 === 0 ? 'level' : 'plus', 1, press * gap)
      })
      expect(peakOf(sound)).toBeLessThan(1)
    }
  })
})

const rendered = async (play: (player: CuePlayer) => void): Promise<Float32Array> => {
  const audio = new OfflineAudioContext(1, RATE * 3, RATE)
  play(createCuePlayer(audio))
  return (await audio.startRendering()).getChannelData(0)
}

const peakOf = (sound: Float32Array): number => sound.reduce((peak, value) => Math.max(peak, Math.abs(value)), 0)

/** In seconds, until nothing more is heard. */
const lengthOf = (sound: Float32Array): number => sound.findLastIndex((value) => Math.abs(value) > 0.001) / RATE

/** Root mean square of the difference, over the first second. */
const distance = (one: Float32Array, other: Float32Array): number =>
  Math.sqrt(one.slice(0, RATE).reduce((sum, value, index) => sum + (value - (other[index] ?? 0)) ** 2, 0) / RATE)
