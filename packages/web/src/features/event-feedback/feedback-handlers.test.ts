import { left } from 'fp-ts/lib/Either.js'
import { type GameEvent, refusal } from '@daykeep/rules/kernel'
import { asKey, type TaskId, type User } from '@daykeep/rules/model'
import { aPlayer, aTodo, aUser } from '@daykeep/rules/test-kit'
import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { loadContent } from '../../content/index.ts'
import type { RollbackReason, RolledBackCommand } from '../../sync/index.ts'
import type { NewToast } from '../../toasts/index.ts'
import type { Celebration } from '../celebrations/index.ts'
import { feedbackHandlers } from './feedback-handlers.ts'

const setUp = () => {
  const [toasts, opened]: [NewToast[], Celebration[]] = [[], []]
  const dispatched: unknown[] = []
  const events = feedbackHandlers(loadCatalogue(), {
    toasts: { show: (...added) => toasts.push(...added) },
    celebrations: { show: (celebrations) => opened.push(...celebrations) },
    openItems: () => undefined,
    openDayReports: () => undefined,
    dispatch: (name, params) => {
      dispatched.push([name, params])
      return left(refusal('undoTooLate'))
    },
  })
  return { toasts, opened, events, dispatched }
}

const plants = aTodo({ _id: asKey<TaskId>('plants'), text: 'Water the plants' })
const player = aPlayer(aUser(), [plants])
const takenBack = (reason: RollbackReason): RolledBackCommand => ({
  command: { name: 'toggleSleep', params: {}, at: 0, commandSeq: 0, sent: true, after: player },
  reason,
})

beforeAll(() => loadContent())

describe('feedbackHandlers', () => {
  it('shows a toast for a command and opens its celebration', async () => {
    const { toasts, opened, events } = setUp()
    const level = { type: 'LevelGained', from: 1, to: 2 } as const
    events.executed?.('scoreTask', { before: player, after: player, events: [level], report: undefined })
    await vi.waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(['Level 2']))
    expect(opened).toEqual([{ type: 'levelUp', level: 2 }])
  })

  it('offers to undo an act by its toast, but not one that is for good', async () => {
    const { toasts, dispatched, events } = setUp()
    const act = { turn: player.user.turn, at: 0, command: 'scoreTask', changes: '{}' }
    const richer = (acts: NonNullable<User['acts']>) => ({
      ...player,
      user: { ...player.user, acts, stats: { ...player.user.stats, gp: 5 } },
    })
    const rest = { before: player, events: [], report: undefined }
    events.executed?.('scoreTask', { ...rest, after: richer([act]) })
    events.executed?.('scoreTask', { ...rest, after: richer([{ ...act, final: 'paid' }]) })
    await vi.waitFor(() => expect(toasts.map(({ undo }) => undo === undefined)).toEqual([false, true]))
    toasts[0]?.undo?.()
    expect(dispatched).toEqual([['undoAct', { turn: player.user.turn }]])
  })

  it('opens the dialog of an achievement when its toast is clicked', async () => {
    const { toasts, opened, events } = setUp()
    const fed: GameEvent = { type: 'AchievementUnlocked', achievement: asKey('fedPet') }
    events.executed?.('feed', { before: player, after: player, events: [fed], report: undefined })
    await vi.waitFor(() => expect(toasts).toHaveLength(1))
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

  it('is silent when an invitation that is declined was taken back', () => {
    const { toasts, events } = setUp()
    const { command, reason } = takenBack({
      type: 'server',
      message: 'You need an invitation to this group.',
      faults: [],
    })
    events.rolledBack?.([{ command: { ...command, name: 'rejectInvitation', params: { group: 'bell' } }, reason }])
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
