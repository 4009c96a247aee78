import { aUser } from '@daykeep/rules/test-kit'
import { beforeAll, describe, expect, it } from 'vitest'
import { renderScreen } from '../../../test-kit/render-screen.tsx'
import { loadMessages, nameOf } from '../../i18n/index.ts'
import { EquipmentScreen } from './EquipmentScreen.tsx'

const gear: object = {
  owned: { weapon_warrior_1: true, weapon_warrior_2: true },
  equipped: { weapon: 'weapon_warrior_1' },
}
const items: Parameters<typeof aUser>[0] = { items: { gear } }
const equipment = () => renderScreen(aUser(items), <EquipmentScreen />)
const sword = () => nameOf('gear.weapon_warrior_1')
const axe = () => nameOf('gear.weapon_warrior_2')

beforeAll(() => loadMessages(['en'], 'content'))

describe('the equipment screen', () => {
  it('puts a piece on and takes it off', async () => {
    const screen = await equipment()
    await screen.press(axe())
    await screen.press(`Put on ${axe()}`)
    expect(screen.user().items.gear.equipped.weapon).toBe('weapon_warrior_2')
    await screen.press(`${axe()}worn`)
    await screen.press(`Take off ${axe()}`)
    expect(screen.user().items.gear.equipped.weapon).toBe('weapon_base_0')
    await screen.leave()
  })

  it('changes the costume apart from the battle gear', async () => {
    const screen = await equipment()
    await screen.press('Costume')
    expect(screen.says('Nobody sees the costume now')).toBe(true)
    await screen.press(axe())
    await screen.press(`Put on ${axe()}`)
    expect(screen.user().items.gear).toMatchObject({
      equipped: { weapon: 'weapon_warrior_1' },
      costume: { weapon: 'weapon_warrior_2' },
    })
    await screen.leave()
  })

  it('saves whether the costume is worn and whether new gear is put on', async () => {
    const screen = await equipment()
    const { autoEquip } = screen.user().preferences
    await screen.press('Put on new gear at once')
    await screen.press('Costume')
    await screen.press('Wear the costume')
    expect(screen.user().preferences).toMatchObject({ autoEquip: !autoEquip, costume: true })
    await screen.leave()
  })

  it('does nothing when the dialog is closed', async () => {
    const screen = await equipment()
    await screen.press(axe())
    await screen.press('Leave it')
    expect(screen.user().items.gear.equipped.weapon).toBe('weapon_warrior_1')
    expect(screen.says(`Put on ${axe()}`)).toBe(false)
    expect(screen.says(sword())).toBe(true)
    await screen.leave()
  })

  it('tells what a piece changes beside what is worn, in battle gear only', async () => {
    const screen = await equipment()
    await screen.press(axe())
    expect(screen.says(`You wear: ${sword()}`)).toBe(true)
    await screen.press('Leave it')
    await screen.press('Costume')
    await screen.press(axe())
    expect(screen.says('You wear:')).toBe(false)
    await screen.leave()
  })
})
