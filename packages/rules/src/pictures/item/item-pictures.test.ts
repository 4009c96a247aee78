import { expectSound, loadArt } from '../../../test-kit/index.ts'
import { describe, expect, it } from 'vitest'
import type { Picture } from '../picture/picture.ts'
import { svgText } from '../picture/svg-text.ts'
import { bossPicture } from './boss-picture.ts'
import { eggPicture } from './egg-picture.ts'
import { foodPicture } from './food-picture.ts'
import { itemPicture } from './item-picture.ts'
import { potionPicture } from './potion-picture.ts'
import { skillPicture } from './skill-picture.ts'

const library = loadArt()

const items = Object.keys(library.templates).filter((path) => path.startsWith('item/'))
const icons = Object.keys(library.icons)
const text = (picture: Picture): string => svgText(picture, 'i-')

describe('things', () => {
  it.each([
    ['egg', Object.keys(library.species).map((species) => eggPicture(library, species))],
    ['hatching potion', Object.keys(library.potions).map((potion) => potionPicture(library, potion))],
    ['drawn thing', items.map((path) => itemPicture(library, { template: path.slice('item/'.length) }))],
    ['icon', icons.map((icon) => foodPicture(library, { icon }))],
    ['skill', icons.map((icon) => skillPicture(library, { icon }, 'wizard'))],
    ['boss', ['heap', 'wyrm', 'golem', 'wraith'].map((template) => bossPicture(library, { template }))],
    [
      'crowned animal',
      Object.keys(library.species).map((species) => bossPicture(library, { species, potion: 'Base' })),
    ],
  ])('are sound and look different, each %s', (_, pictures) => {
    const drawings = pictures.map(text)
    for (const drawing of drawings) expectSound(drawing)
    expect(new Set(drawings).size).toBe(drawings.length)
  })

  it('have colours of their own, which their art may replace', () => {
    expect(text(itemPicture(library, { template: 'gem' }))).toContain('--base:#c93a83')
    expect(text(itemPicture(library, { template: 'gem', palette: 'tide' }))).toContain(
      `--base:${library.palettes['tide']?.[0]}`,
    )
  })

  it('are sealed with a motif if they are scrolls', () => {
    const scroll = itemPicture(library, { template: 'scroll', palette: 'night', motif: 'moon' })
    expect(text(scroll)).toContain(`class="seal" fill-rule="evenodd" d="${library.motifs['moon']}"`)
  })

  it('draw a third party icon over our ink', () => {
    const [icon = ''] = icons
    const groups = foodPicture(library, { icon }).groups
    expect(groups.map(({ className }) => className)).toEqual(['inked', undefined])
    expect(groups[0]?.content).toBe(groups[1]?.content)
  })

  it('fill a flask with the material of a potion', () => {
    expect(text(potionPicture(library, 'StarryNight'))).toContain('--base:url(#i-mat-starry)')
    expect(text(potionPicture(library, 'Red'))).toContain('--base:#d23c36')
  })

  it('are never blank', () => {
    const undrawn = [
      itemPicture(library, { template: 'nothing' }),
      foodPicture(library, { icon: 'nothing' }),
      skillPicture(library, { icon: 'nothing' }, 'season'),
      bossPicture(library, { template: 'nothing' }),
      eggPicture(library, 'Wyvern'),
      potionPicture(library, 'Moonlit'),
    ]
    for (const picture of undrawn) {
      expectSound(text(picture))
      expect(text(picture)).toMatch(/<path[^>]* d="M/)
    }
  })
})
