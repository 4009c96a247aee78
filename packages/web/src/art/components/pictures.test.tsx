import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { loadRenderer } from '../renderer/load-renderer.ts'
import { EXAMPLE_AVATARS, NEWCOMER } from '@daykeep/rules/pictures'
import { Avatar } from './avatar/Avatar.tsx'
import { EggPicture } from './creatures/EggPicture.tsx'
import { Logo } from './Logo.tsx'
import { PetPicture } from './creatures/PetPicture.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const page = document.createElement('div')
let root = createRoot(page)

const show = (content: React.ReactNode): void => act(() => root.render(content))
const pictures = (): ReadonlyArray<Element> => [...page.querySelectorAll('svg')]

beforeAll(() => loadRenderer())
afterEach(() => {
  act(() => root.unmount())
  root = createRoot(page)
})

describe('a picture on the page', () => {
  it('has a name when it informs, and is hidden when it decorates', () => {
    show([<EggPicture key="a" species="Fox" label="Fox egg" />, <EggPicture key="b" species="Fox" />])
    const [named, decoration] = pictures()
    expect([named?.getAttribute('role'), named?.getAttribute('aria-label')]).toEqual(['img', 'Fox egg'])
    expect(named?.hasAttribute('aria-hidden')).toBe(false)
    expect([decoration?.getAttribute('aria-hidden'), decoration?.hasAttribute('role')]).toEqual(['true', false])
  })

  it('has ids of its own, so that twins keep their colours', () => {
    show([
      <PetPicture key="a" species="Wolf" potion="StarryNight" />,
      <PetPicture key="b" species="Wolf" potion="StarryNight" />,
    ])
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(2)
    expect(new Set(ids).size).toBe(ids.length)
    expect(page.querySelector('svg > g')?.getAttribute('style')).toContain(
      `url(#${ids.find((id) => id.endsWith('mat-starry'))})`,
    )
  })

  it('keeps its box at the size that was asked', () => {
    show(<Avatar art={NEWCOMER} crop="portrait" size={60} className="mate" />)
    const [avatar] = pictures()
    expect(avatar?.getAttribute('viewBox')).toBe('46 14 148 148')
    expect([avatar?.getAttribute('width'), avatar?.getAttribute('height')]).toEqual(['60', '60'])
    expect(avatar?.getAttribute('class')).toBe('dk mate')
  })

  it('cuts hair with a clip of its own', () => {
    show(<Avatar art={EXAMPLE_AVATARS.starseer} />)
    const clip = page.querySelector('clipPath')?.id
    expect(page.querySelector(`[clip-path="url(#${clip})"]`)).not.toBeNull()
  })

  it('shows only the shape of what was not found yet', () => {
    show(<PetPicture species="Wolf" potion="Base" silhouette />)
    expect(pictures()[0]?.getAttribute('class')).toBe('dk sil coat')
  })
})

describe('the logo', () => {
  it('is there at once, and says what it stands for if asked', () => {
    show(<Logo label="Daykeep" size={20} />)
    const [logo] = pictures()
    expect(logo?.querySelectorAll('path').length).toBeGreaterThan(2)
    expect([logo?.getAttribute('aria-label'), logo?.getAttribute('height')]).toEqual(['Daykeep', '22'])
  })
})
