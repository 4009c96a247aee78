import { type GameEvent, refusal } from '@daykeep/rules/kernel'
import { asKey, type TaskId } from '@daykeep/rules/model'
import { aPlayer, aTodo, aUser } from '@daykeep/rules/test-kit'
import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadContentTexts } from '../../i18n/index.ts'
import type { RollbackReason, RolledBackCommand } from '../../sync/index.ts'
import type { NewToast } from '../../toasts/index.ts'
import type { Celebration } from '../celebrations/index.ts'
import { feedbackHandlers } from './feedback-handlers.ts'

const setUp = () => {
  const [toasts, opened]: [NewToast[], Celebration[]] = [[], []]
  const events = feedbackHandlers(loadCatalogue(), {
    toasts: { show: (...added) => toasts.push(...added) },
    celebrations: { show: (celebrations) => opened.push(...celebrations) },
    openItems: () => undefined,
  })
  return { toasts, opened, events }
}

const plants = aTodo({ _id: asKey<TaskId>('plants'), text: 'Water the plants' })
const player = aPlayer(aUser(), [plants])
const takenBack = (reason: RollbackReason): RolledBackCommand => ({
  command: { name: 'toggleSleep', params: {}, at: 0, commandSeq: 0, sent: true, after: player },
  reason,
})

beforeAll(() => loadContentTexts())

describe('feedbackHandlers', () => {
  it('shows a toast for a command and opens its celebration', () => {
    const { toasts, opened, events } = setUp()
    const level = { type: 'LevelGained', from: 1, to: 2 } as const
    events.executed?.('scoreTask', { before: player, after: player, events: [level], report: undefined })
    expect(toasts.map(({ text }) => text)).toEqual(['Level 2'])
    expect(opened).toEqual([{ type: 'levelUp', level: 2 }])
  })

  it('opens the dialog of an achievement when its toast is clicked', () => {
    const { toasts, opened, events } = setUp()
    const fed: GameEvent = { type: 'AchievementUnlocked', achievement: asKey('fedPet') }
    events.executed?.('feed', { before: player, after: player, events: [fed], report: undefined })
    toasts[0]?.onClick?.()
    expect(opened).toEqual([{ type: 'achievement', achievement: 'fedPet' }])
  })

  it('says why a command was refused', () => {
    const { toasts, events } = setUp()
    events.refused?.('buyPotion', refusal('messageNotEnoughGold'))
    expect(toasts).toEqual([{ type: 'error', text: 'Not enough gold.' }])
  })

  it.each([
    ['deleteTask', 'messageTaskNotFound'],
    ['scoreTask', 'sessionOutdated'],
  ] as const)('is silent when another device was faster with the same %s', (name, key) => {
    const { toasts, events } = setUp()
    const { command, reason } = takenBack({ type: 'rule', error: refusal(key) })
    events.rolledBack?.([{ command: { ...command, name, params: { task: 'plants' } }, reason }])
    expect(toasts).toEqual([])
  })

  it('says kindly that a task was settled on another device', () => {
    const { toasts, events } = setUp()
    const { command, reason } = takenBack({ type: 'rule', error: refusal('messageTaskNotFound') })
    events.rolledBack?.([{ command: { ...command, name: 'scoreTask', params: { task: 'plants' } }, reason }])
    expect(toasts).toEqual([
      {
        type: 'info',
        text: 'Settled on another device',
        flavorMessage: '“Water the plants” was done or removed there.',
      },
    ])
  })

  it('says how much gold is missing', () => {
    const { toasts, events } = setUp()
    events.refused?.('buyPotion', refusal('messageNotEnoughGold', { missing: 5.85 }))
    expect(toasts).toEqual([{ type: 'error', text: 'Not enough gold.', flavorMessage: '5.85 gold short' }])
  })

  it.each<[string, RollbackReason, string]>([
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
  ])('says why a command was rolled back %s', (_, reason, text) => {
    const { toasts, events } = setUp()
    events.rolledBack?.([takenBack(reason)])
    expect(toasts).toEqual([{ type: 'error', text: 'This could not be kept', flavorMessage: text }])
  })
})
