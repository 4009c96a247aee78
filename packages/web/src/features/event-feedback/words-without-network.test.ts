import { left } from 'fp-ts/lib/Either.js'
import { refusal } from '@daykeep/rules/kernel'
import { aPlayer, aUser } from '@daykeep/rules/test-kit'
import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'
import { expect, it, vi } from 'vitest'
import type { NewToast } from '../../toasts/index.ts'
import { feedbackHandlers, loadLateFeedback } from './feedback-handlers.ts'

const noNetwork = vi.hoisted(() => vi.fn<() => object>())
vi.mock('./late-feedback.ts', noNetwork)

it('an act whose words cannot be loaded is done without words, and the next one has them', async () => {
  noNetwork.mockImplementation(() => {
    throw new Error('no network')
  })
  const toasts: NewToast[] = []
  const player = aPlayer(aUser(), [])
  const act = () =>
    feedbackHandlers(loadCatalogue(), {
      toasts: { show: (...added) => toasts.push(...added) },
      celebrations: { show: () => undefined },
      openItems: () => undefined,
      openDayReports: () => undefined,
      dispatch: () => left(refusal('undoTooLate')),
    }).executed?.('scoreTask', { before: player, after: player, events: [], report: undefined })
  act()
  expect(await loadLateFeedback()).toBeUndefined()
  expect(toasts).toEqual([])
  noNetwork.mockImplementation(() => ({ toToasts: () => () => [{ type: 'info', text: 'Done' }] }))
  act()
  await vi.waitFor(() => expect(toasts).toEqual([{ type: 'info', text: 'Done' }]))
})
