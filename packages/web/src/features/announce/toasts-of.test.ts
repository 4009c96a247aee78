import type { GameEvent, Message } from '@daykeep/rules/kernel'
import { asKey } from '@daykeep/rules/model'
import { aPlayer, aUser } from '@daykeep/rules/test-kit'
import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadTexts } from '../../texts/index.ts'
import { toastsOf } from './toasts-of.tsx'

const poor = aPlayer(aUser({ stats: { gp: 1 } }))
const rich = aPlayer(aUser({ stats: { gp: 4.5 } }))

const told = (
  events: ReadonlyArray<GameEvent>,
  rest: { readonly message?: Message; readonly after?: typeof rich } = {},
) => toastsOf(loadCatalogue())({ before: poor, after: rest.after ?? poor, events, report: undefined, ...rest })
const titles = (...given: Parameters<typeof told>) => told(...given).map(({ type, title }) => `${type}: ${title}`)

beforeAll(() => loadTexts(['en'], 'content'))

describe('toastsOf', () => {
  it('tells figures first, then how the day went, then what else happened, then the confirmation', () => {
    const events: ReadonlyArray<GameEvent> = [{ type: 'PerfectDayReached' }, { type: 'DayStarted', daysMissed: 1 }]
    expect(titles(events, { after: rich, message: { key: 'messageAllUnEquipped' } })).toEqual([
      'gp: You gained gold',
      'info: A new day',
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
    [{ type: 'ArmoireOpened', result: { type: 'food', dropKey: 'Meat' } }, 'drop: Roast'],
  ])('tells %j', (event, title) => expect(titles([event])).toEqual([title]))

  it('says how much more a critical hit brought', () => {
    expect(told([{ type: 'CriticalHit', task: asKey('t'), multiplier: 1.75 }])[0]?.text).toBe('75 % more of everything')
  })

  it('shows a picture of what was found', () => {
    expect(told([{ type: 'ItemDropped', drop: { type: 'Egg', key: 'Wolf' } }])[0]?.picture).toBeDefined()
  })

  it('leaves to a moment what has one: a pet, a mount, gear from the armoire', () => {
    const message = { key: 'messageHatched', params: { pet: 'pets.Wolf-Base' } }
    expect(titles([{ type: 'PetHatched', pet: asKey('Wolf-Base') }], { message })).toEqual([])
    const gear: GameEvent = {
      type: 'ArmoireOpened',
      result: { type: 'gear', dropKey: asKey('head_armoire_x'), emptied: false },
    }
    expect(titles([gear], { message: { key: 'armoireEquipment', params: { item: 'gear.x' } } })).toEqual([])
  })
})
