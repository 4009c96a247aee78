import type { GameEvent, Message } from '@daykeep/rules/kernel'
import { aDayReport } from '@daykeep/rules/test-kit/day-report'
import { asKey } from '@daykeep/rules/model'
import { aPlayer, aUser } from '@daykeep/rules/test-kit'
import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { loadMessages } from '../../i18n/index.ts'
import { toToasts } from './to-toasts.tsx'

const poor = aPlayer(aUser({ stats: { gp: 1 } }))
const rich = aPlayer(aUser({ stats: { gp: 4.5 } }))

const toastsAfter = (
  events: ReadonlyArray<GameEvent>,
  rest: { readonly message?: Message; readonly after?: typeof rich } = {},
) => toToasts(loadCatalogue(), links)({ before: poor, after: rest.after ?? poor, events, report: undefined, ...rest })
const openItems = vi.fn()
const links = { openItems, openAchievement: vi.fn(), openDayReports: vi.fn(), dayReportSeen: vi.fn() }
const titles = (...args: Parameters<typeof toastsAfter>) =>
  toastsAfter(...args).map(({ type, text }) => `${type}: ${text}`)

beforeAll(() => loadMessages(['en'], 'content'))

describe('toToasts', () => {
  it('shows the day report first, then changed stats, then other events, then the message', () => {
    const events: ReadonlyArray<GameEvent> = [{ type: 'PerfectDayReached' }, { type: 'DayStarted', daysMissed: 1 }]
    const after = { ...rich, user: { ...rich.user, dayReport: aDayReport() } }
    expect(titles(events, { after, message: { key: 'messageAllUnEquipped' } })).toEqual([
      'info: A new day',
      'gp: You gained gold',
      'success: A perfect day',
      'success: Everything taken off.',
    ])
  })

  it.each<[GameEvent, string]>([
    [{ type: 'CriticalHit', task: asKey('t'), multiplier: 1.75 }, 'crit: Critical hit'],
    [{ type: 'LevelGained', from: 3, to: 4 }, 'lvl: Level 4'],
    [{ type: 'StreakBonusEarned', task: asKey('t'), gold: 2 }, 'streak: Gold for your streak'],
    [{ type: 'ItemDropped', drop: { type: 'Egg', key: 'Wolf' } }, 'drop: Wolf egg'],
    [{ type: 'ItemDropped', drop: { type: 'Food', key: 'Meat' } }, 'drop: Roast'],
    [{ type: 'DropCapReached', count: 5 }, 'info: No more finds today'],
    [{ type: 'AchievementUnlocked', achievement: asKey('fedPet') }, 'success: First supper'],
    [{ type: 'PlayerRevived', lostStat: 'con' }, 'info: You are back'],
    [{ type: 'TransformationEnded', antidote: 'salt', times: 1 }, 'success: You are yourself again'],
    [{ type: 'ArmoireOpened', result: { type: 'food', dropKey: 'Meat' } }, 'drop: Roast'],
  ])('tells %j', (event, title) => expect(titles([event])).toEqual([title]))

  it('says how much more a critical hit brought', () => {
    expect(toastsAfter([{ type: 'CriticalHit', task: asKey('t'), multiplier: 1.75 }])[0]?.flavorMessage).toBe(
      '75 % more of everything',
    )
  })

  it('tells a critical hit and the gold for a streak with the gain, in one toast', () => {
    const events: ReadonlyArray<GameEvent> = [
      { type: 'CriticalHit', task: asKey('t'), multiplier: 1.75 },
      { type: 'StreakBonusEarned', task: asKey('t'), gold: 2 },
    ]
    expect(toastsAfter(events, { after: rich })).toMatchObject([
      { text: 'You gained gold', amount: 3.5, extra: 'Critical hit · Gold for your streak +2' },
    ])
  })

  it('tells a loss as no success', () => {
    const message = { key: 'messageLostItem', params: { item: 'gear.armor_warrior_1' } }
    expect(titles([{ type: 'PlayerRevived', lostGear: asKey('armor_warrior_1') }], { message })).toEqual([
      'info: You are back',
      'info: Quilted jerkin was lost.',
    ])
  })

  it('tells the damage to a boss while there is one', () => {
    const hit: GameEvent = { type: 'QuestProgressed', task: asKey('t'), damage: 3.1 }
    const fighting = aPlayer(aUser({ stats: { gp: 1 }, party: { quest: { key: asKey('dilatory') } } }))
    expect(titles([hit])).toEqual([])
    expect(toastsAfter([hit], { after: fighting })).toMatchObject([{ type: 'damage', amount: 3.1, sign: 'plus' }])
    const struck: GameEvent = { type: 'BossStruck', quest: asKey('dilatory'), damage: 2 }
    expect(toastsAfter([struck])).toMatchObject([{ type: 'damage', amount: -2, sign: 'minus' }])
  })

  it('shows a picture of a drop', () => {
    expect(toastsAfter([{ type: 'ItemDropped', drop: { type: 'Egg', key: 'Wolf' } }])[0]?.icon).toBeDefined()
  })

  it.each<GameEvent>([
    { type: 'ItemDropped', drop: { type: 'HatchingPotion', key: 'Base' } },
    { type: 'ArmoireOpened', result: { type: 'food', dropKey: 'Meat' } },
  ])('leads from a find to the items: %j', (event) => {
    openItems.mockClear()
    toastsAfter([event])[0]?.onClick?.()
    expect(openItems).toHaveBeenCalledOnce()
  })

  it('leaves events that have a celebration to it: a pet, a mount, gear from the armoire', () => {
    const message = { key: 'messageHatched', params: { pet: 'pets.Wolf-Base' } }
    expect(titles([{ type: 'PetHatched', pet: asKey('Wolf-Base') }], { message })).toEqual([])
    const gear: GameEvent = {
      type: 'ArmoireOpened',
      result: { type: 'gear', dropKey: asKey('head_armoire_x'), emptied: false },
    }
    expect(titles([gear], { message: { key: 'armoireEquipment', params: { item: 'gear.x' } } })).toEqual([])
  })
})
