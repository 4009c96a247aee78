import { aUser, type Bags, bags } from '@daykeep/rules/test-kit'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { renderScreen } from '../../../test-kit/render-screen.tsx'
import { loadMessages } from '../../i18n/index.ts'
import { StableScreen } from './StableScreen.tsx'

const SEEN = { flags: { tour: { pets: -2 } } }
const stable = (items: Bags, changes: Parameters<typeof aUser>[0] = {}) =>
  renderScreen(aUser({ ...SEEN, items, ...changes }), <StableScreen />)

beforeAll(() => import('../../ui/popover/PopoverPanel.tsx').then(() => undefined))
beforeAll(() => loadMessages(['en'], 'content'))
beforeEach(() => localStorage.clear())

describe('the stable screen', () => {
  it('feeds the chosen food to a pet, as long as there is food', async () => {
    const screen = await stable(bags({ pets: { 'Wolf-Red': 5 }, food: { Strawberry: 2 } }))
    await screen.press('Strawberry')
    await screen.press('Red Wolf, pet, 5 of 50')
    expect(screen.user().items.pets).toHaveProperty('Wolf-Red', 10)
    await screen.press('Red Wolf, pet, 10 of 50')
    expect(screen.user().items).toMatchObject({ pets: { 'Wolf-Red': 15 }, food: { Strawberry: 0 }, currentPet: '' })
    expect(screen.says('The larder is empty')).toBe(true)
    await screen.leave()
  })

  it('gives several pieces at once', async () => {
    const screen = await stable(bags({ pets: { 'Wolf-Red': 5 }, food: { Strawberry: 9 } }))
    await screen.press('Strawberry')
    await screen.press('More of Pieces')
    await screen.press('More of Pieces')
    await screen.press('Red Wolf')
    expect(screen.user().items).toMatchObject({ pets: { 'Wolf-Red': 20 }, food: { Strawberry: 6 } })
    await screen.leave()
  })

  it('feeds until the pet is raised, and no more', async () => {
    const screen = await stable(bags({ pets: { 'Wolf-Red': 30 }, food: { Strawberry: 9 } }))
    await screen.press('Strawberry')
    await screen.press('Until it is grown up')
    await screen.press('Red Wolf')
    expect(screen.user().items).toMatchObject({
      pets: { 'Wolf-Red': -1 },
      mounts: { 'Wolf-Red': true },
      food: { Strawberry: 5 },
    })
    await screen.leave()
  })

  it('raises a pet at once with a saddle', async () => {
    const screen = await stable(bags({ pets: { 'Wolf-Red': 5 }, food: { Saddle: 1 } }))
    await screen.press('Saddle')
    await screen.press('Red Wolf')
    expect(screen.user().items.mounts).toHaveProperty('Wolf-Red', true)
    await screen.leave()
  })

  it('has the food in hand that was chosen among the items', async () => {
    const screen = await renderScreen(
      aUser({ ...SEEN, items: bags({ pets: { 'Wolf-Red': 5 }, food: { Milk: 1, Strawberry: 2 } }) }),
      <StableScreen />,
      '/?food=Strawberry',
    )
    await screen.press('Red Wolf, pet, 5 of 50')
    expect(screen.user().items.pets).toHaveProperty('Wolf-Red', 10)
    await screen.leave()
  })

  it('unselects the food by Escape', async () => {
    const screen = await stable(bags({ pets: { 'Wolf-Red': 5 }, food: { Milk: 1 } }))
    await screen.press('Milk')
    await screen.key('Escape')
    await screen.press('Red Wolf')
    expect(screen.user().items).toMatchObject({ currentPet: 'Wolf-Red', food: { Milk: 1 } })
    await screen.leave()
  })

  it('takes a pet along and sends it home, rides a mount and gets off', async () => {
    const items = bags({ pets: { 'Wolf-Red': 5 }, mounts: { 'Fox-Red': true } })
    const screen = await stable(items)
    await screen.press('Red Wolf')
    await screen.press('Red Fox')
    expect(screen.user().items).toMatchObject({ currentPet: 'Wolf-Red', currentMount: 'Fox-Red' })
    await screen.press('Red Wolf')
    await screen.press('Red Fox')
    expect(screen.user().items).toMatchObject({ currentPet: '', currentMount: '' })
    await screen.leave()
  })

  it('hatches a pet after confirmation', async () => {
    const screen = await stable(bags({ eggs: { Wolf: 1 }, hatchingPotions: { Red: 1 } }))
    await screen.press('Red Wolf, ready to hatch')
    await screen.press('Hatch Red Wolf')
    expect(screen.user().items.pets).toHaveProperty('Wolf-Red', 5)
    await screen.leave()
  })

  it('rides or hatches again where both are possible', async () => {
    const raised = { pets: { 'Wolf-Red': -1 }, mounts: { 'Wolf-Red': true } }
    const screen = await stable(bags({ ...raised, eggs: { Wolf: 1 }, hatchingPotions: { Red: 1 } }))
    await screen.press('Red Wolf, mount')
    await screen.press('Ride it')
    expect(screen.user().items.currentMount).toBe('Wolf-Red')
    await screen.press('Red Wolf, mount')
    await screen.press('Hatch another')
    await screen.press('Hatch Red Wolf')
    expect(screen.user().items.pets).toHaveProperty('Wolf-Red', 5)
    await screen.leave()
  })

  it('explains itself on the first visit only', async () => {
    const screen = await stable({}, { flags: { tour: { pets: -1 } } })
    expect(screen.says('This is the stable')).toBe(true)
    await screen.press('Let me look around')
    expect(screen.says('This is the stable')).toBe(false)
    expect(screen.user().flags.tour['pets']).toBe(-2)
    await screen.leave()
  })

  it('stores the choices in this browser', async () => {
    const first = await stable({})
    await first.press('By potion')
    expect(first.says('0 of 9')).toBe(true)
    await first.leave()
    const again = await stable({})
    expect(again.says('0 of 9')).toBe(true)
    await again.leave()
  })
})
