import { refusal } from '@daykeep/rules/kernel'
import { aPlayer, aUser } from '@daykeep/rules/test-kit'
import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'
import { describe, expect, it } from 'vitest'
import type { Reason, TakenBack } from '../../player/index.ts'
import type { NewToast } from '../../toasts/index.ts'
import type { Overlay } from '../overlays/index.ts'
import { announceTo } from './announce-to.ts'

const listening = () => {
  const [toasts, opened]: [NewToast[], Overlay[]] = [[], []]
  const events = announceTo(
    loadCatalogue(),
    { show: (...shown) => toasts.push(...shown) },
    { show: (overlays) => opened.push(...overlays) },
  )
  return { toasts, opened, events }
}

const player = aPlayer(aUser())
const takenBack = (reason: Reason): TakenBack => ({
  act: { name: 'toggleSleep', params: {}, at: 0, turn: 0, sent: true, after: player },
  reason,
})

describe('announceTo', () => {
  it('tells an act in passing, and opens its moment', () => {
    const { toasts, opened, events } = listening()
    const level = { type: 'LevelGained', from: 1, to: 2 } as const
    events.played?.('scoreTask', { before: player, after: player, events: [level], report: undefined })
    expect(toasts.map(({ title }) => title)).toEqual(['Level 2'])
    expect(opened).toEqual([{ type: 'levelUp', level: 2 }])
  })

  it('says why an act was refused', () => {
    const { toasts, events } = listening()
    events.refused?.('buyPotion', refusal('messageNotEnoughGold'))
    expect(toasts).toEqual([{ type: 'error', title: 'Not enough gold.' }])
  })

  it.each<[string, Reason, string]>([
    ['by the rules', { type: 'rule', error: refusal('messageNotEnoughGold') }, 'Not enough gold.'],
    ['by the server', { type: 'server', message: 'The keep said no.', faults: [] }, 'The keep said no.'],
    [
      'by the server for its fields, each reason once',
      {
        type: 'server',
        message: 'Some of it does not fit.',
        faults: [
          { path: '0.text', message: 'It needs a title.' },
          { path: '1.text', message: 'It needs a title.' },
        ],
      },
      'It needs a title.',
    ],
  ])('says why an act was taken back %s', (_, reason, text) => {
    const { toasts, events } = listening()
    events.takenBack?.([takenBack(reason)])
    expect(toasts).toEqual([{ type: 'error', title: 'This could not be kept', text }])
  })
})
