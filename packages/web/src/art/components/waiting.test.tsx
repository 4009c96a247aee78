import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { describe, expect, it } from 'vitest'
import { loadRenderer } from '../renderer/load-renderer.ts'
import { GearPicture } from './avatar/GearPicture.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

describe('a picture before the drawings are there', () => {
  it('keeps its box and its name, and fills when they come', async () => {
    const page = document.createElement('div')
    const root = createRoot(page)
    act(() => root.render(<GearPicture slot="shield" art={{ template: 'kite' }} label="Kite shield" />))
    const picture = page.querySelector('svg')
    expect(picture?.getAttribute('aria-label')).toBe('Kite shield')
    expect(picture?.getAttribute('viewBox')).toBe('0 0 240 240')
    expect(picture?.querySelectorAll('path')).toHaveLength(0)
    await act(() => loadRenderer())
    expect(page.querySelectorAll('path').length).toBeGreaterThan(2)
    expect(page.querySelector('svg')).toBe(picture)
    act(() => root.unmount())
  })
})
