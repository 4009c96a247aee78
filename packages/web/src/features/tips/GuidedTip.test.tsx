import { aUser } from '@daykeep/rules/test-kit/user'
import { act } from 'react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { renderScreen } from '../../../test-kit/render-screen.tsx'
import { loadMessages } from '../../i18n/index.ts'
import { GuidedTip } from './GuidedTip.tsx'

beforeAll(() => loadMessages(['en'], 'content'))
beforeAll(() => import('./TipCard.tsx').then(() => undefined))

describe('a hint that was read', () => {
  it('goes, is remembered, and leaves the focus with the page', async () => {
    const page = (
      <main tabIndex={-1}>
        <GuidedTip route="market" />
      </main>
    )
    const screen = await renderScreen(aUser({ flags: { welcomed: true } }), page)
    await vi.waitFor(async () => {
      await act(async () => undefined)
      expect(screen.says('Gear raises your attributes')).toBe(true)
    })
    await screen.press('Got it')
    expect(screen.says('Gear raises your attributes')).toBe(false)
    expect(screen.user().flags.tour).toMatchObject({ market: -2 })
    expect(document.activeElement?.tagName).toBe('MAIN')
    await screen.leave()
  })
})
