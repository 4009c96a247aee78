import { aUser, bags } from '@daykeep/rules/test-kit'
import { beforeAll, describe, expect, it } from 'vitest'
import { renderScreen } from '../../../../test-kit/render-screen.tsx'
import { loadMessages } from '../../../i18n/index.ts'
import { ItemsScreen } from './ItemsScreen.tsx'

const owned = bags({ eggs: { Wolf: 2, Fox: 1 }, hatchingPotions: { Red: 1, White: 1 }, pets: { 'Fox-Red': 5 } })
const items = (changes: Parameters<typeof aUser>[0] = {}) =>
  renderScreen(aUser({ items: owned, stats: { gp: 0 }, ...changes }), <ItemsScreen />)

beforeAll(() => import('../hatchery/index.ts').then(() => undefined))
beforeAll(() => loadMessages(['en'], 'content'))

describe('the items screen', () => {
  it.each([
    ['egg and then potion', 'Wolf egg', 'Red hatching potion'],
    ['potion and then egg', 'Red hatching potion', 'Wolf egg'],
  ])('hatches by %s, after a last word', async (_, first, second) => {
    const screen = await items()
    await screen.press(first)
    await screen.press(second)
    expect(screen.user().items.pets).not.toHaveProperty('Wolf-Red')
    await screen.press('Hatch Red Wolf')
    expect(screen.user().items).toMatchObject({
      pets: { 'Wolf-Red': 5 },
      eggs: { Wolf: 1 },
      hatchingPotions: { Red: 0 },
    })
    expect(screen.isPressed('Wolf egg')).toBe(false)
    await screen.leave()
  })

  it('does not hatch a pet that the player has', async () => {
    const screen = await items()
    await screen.press('Red hatching potion')
    await screen.press('Fox egg')
    expect(screen.says('Hatch a')).toBe(false)
    expect(screen.isPressed('Fox egg')).toBe(true)
    await screen.leave()
  })

  it('hatches at once if the dialog is suppressed', async () => {
    const screen = await items({ preferences: { suppressModals: { hatchPet: true } } })
    await screen.press('Wolf egg')
    await screen.press('White hatching potion')
    expect(screen.user().items.pets).toHaveProperty('Wolf-White', 5)
    await screen.leave()
  })

  it('sells the chosen item, and unselects it when none is left', async () => {
    const screen = await items()
    await screen.press('Wolf egg')
    await screen.press('More of Amount to sell')
    await screen.press('Sell 2 for 6 gold')
    expect(screen.user()).toMatchObject({ stats: { gp: 6 }, items: { eggs: { Wolf: 0 } } })
    expect(screen.says('Wolf egg')).toBe(false)
    await screen.leave()
  })

  it('clears the selection by Escape or a second press', async () => {
    const screen = await items()
    await screen.press('Wolf egg')
    await screen.key('Escape')
    expect(screen.isPressed('Wolf egg')).toBe(false)
    await screen.press('Wolf egg')
    await screen.press('Wolf egg')
    expect(screen.isPressed('Wolf egg')).toBe(false)
    await screen.leave()
  })

  it('does nothing if the player cancels', async () => {
    const screen = await items()
    await screen.press('Wolf egg')
    await screen.press('Red hatching potion')
    await screen.press('Not yet')
    expect(screen.user().items.eggs).toHaveProperty('Wolf', 2)
    expect(screen.isPressed('Wolf egg')).toBe(true)
    await screen.leave()
  })
})

describe('many at once', () => {
  it('hatches all that eggs and potions suffice for, but those that one leaves for later', async () => {
    const screen = await items()
    await screen.press('Hatch many')
    expect(screen.isPressed('White Fox')).toBe(false)
    await screen.press('White Wolf')
    await screen.press('Hatch 1 pet')
    expect(screen.user().items).toMatchObject({ pets: { 'Wolf-Red': 5 }, eggs: { Wolf: 1, Fox: 1 } })
    expect(screen.user().items.pets).not.toHaveProperty('Wolf-White')
    await screen.leave()
  })
})
