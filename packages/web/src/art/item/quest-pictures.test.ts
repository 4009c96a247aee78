import { library } from 'virtual:art'
import { describe, expect, it } from 'vitest'
import { quests } from '../fixtures/quests.ts'
import { svgText } from '../picture/svg-text.ts'
import { expectSound } from '../../../test-kit/expect-sound-svg.ts'
import { bossPicture } from './boss-picture.ts'
import { bossScenePicture } from './boss-scene-picture.ts'
import { collectPicture } from './collect-picture.ts'

const bosses = quests.flatMap(({ key, line, boss }) => (boss === undefined ? [] : [{ key, line, boss }]))
const text = (picture: Parameters<typeof svgText>[0]): string => svgText(picture, 'q-')

describe('the bosses of the quests', () => {
  it('are sound, and no two are the same', () => {
    const pictures = bosses.map(({ boss }) => text(bossPicture(library, boss)))
    for (const picture of pictures) expectSound(picture)
    expect(pictures.filter((picture, at) => pictures.indexOf(picture) !== at)).toEqual([])
  })

  it('have a drawing of their own, or an animal of its own, in each line', () => {
    const shapes = bosses.map(({ line, boss }) => ({
      line,
      shape: JSON.stringify('template' in boss ? boss.template : [boss.species, boss.potion]),
    }))
    const shared = shapes.filter(({ line, shape }) =>
      shapes.some((other) => other.shape === shape && other.line !== line),
    )
    expect(shared).toEqual([])
  })

  it('wear what their art says instead of the crown', () => {
    const cat = (wears?: ReadonlyArray<string>): string =>
      text(bossPicture(library, { species: 'Fox', potion: 'Base', ...(wears === undefined ? {} : { wears }) }))
    const crown = library.templates['boss/crowned']?.layers['crown'] ?? 'no such layer'
    const hat = library.templates['boss/wear/top-hat']?.layers['main'] ?? 'no such layer'
    expect([cat().includes(crown), cat().includes(hat)]).toEqual([true, false])
    expect([cat(['top-hat']).includes(crown), cat(['top-hat']).includes(hat)]).toEqual([false, true])
  })

  it('stand in a scene that is wide and has its middle free for them', () => {
    const scenes = quests.flatMap(({ boss, scene }) => (boss && scene ? [{ boss, scene }] : []))
    expect(scenes).toHaveLength(5)
    const pictures = scenes.map(({ boss, scene }) => text(bossScenePicture(library, boss, scene)))
    for (const picture of pictures) expectSound(picture)
    expect(new Set(pictures).size).toBe(5)
  })
})

describe('what is collected in quests', () => {
  it('is sound, and within a quest each thing looks different', () => {
    for (const { key, items } of quests) {
      const pictures = Object.values(items).map((art) => text(collectPicture(library, art)))
      for (const picture of pictures) expectSound(picture)
      expect(new Set(pictures).size, key).toBe(pictures.length)
    }
  })

  it('is never blank', () => {
    const picture = text(collectPicture(library, { palette: 'steel', template: 'nothing', motif: 'nothing' }))
    expectSound(picture)
    expect(picture).toMatch(/<path[^>]* d="M/)
  })
})
