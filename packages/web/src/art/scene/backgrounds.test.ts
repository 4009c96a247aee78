import { library } from 'virtual:art'
import { describe, expect, it } from 'vitest'
import { backgroundsByYear } from '../fixtures/backgrounds.ts'
import { svgText } from '../picture/svg-text.ts'
import { expectSound } from '../../../test-kit/expect-sound-svg.ts'
import { scenePicture } from './scene-picture.ts'

const all = Object.values(backgroundsByYear).flat()

describe('the backgrounds of the game', () => {
  it('are all there, and sound', () => {
    expect(all).toHaveLength(414)
    for (const { art } of all) expectSound(svgText(scenePicture(library, art), 's-'))
  })

  it('are places of their own: no two are the same picture', () => {
    expect(twins(all.map(({ key, art }) => [key, svgText(scenePicture(library, art), 's-')]))).toEqual([])
  })

  it('differ in more than how their snow is scattered', () => {
    expect(twins(all.map(({ key, art }) => [key, JSON.stringify({ ...art, seed: 0 })]))).toEqual([])
  })

  it('differ in more than the weather: land, ground or what stands there', () => {
    const places = all.map(({ key, art: { mood, far, ground, feature } }) => [
      key,
      JSON.stringify([mood, far, ground, feature]),
    ])
    expect(twins(places)).toEqual([])
  })
})

/** Keys of entries with the same art as an earlier one. */
const twins = (things: ReadonlyArray<ReadonlyArray<string>>): ReadonlyArray<string> =>
  things.flatMap(([key = '', text], at) => (things.findIndex(([, other]) => other === text) === at ? [] : [key]))
