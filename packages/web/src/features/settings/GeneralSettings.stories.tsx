import { aPlayer, aUser } from '@daykeep/rules/test-kit/user'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { clearToasts } from '../../../test-kit/clear-toasts.ts'
import { aFreshPlayer } from '../../../test-kit/fresh-player.ts'
import { storyLoaders } from '../../../test-kit/story-loaders.ts'
import { TestPlayerProvider } from '../../../test-kit/TestPlayerProvider.tsx'
import type { PlayerStore } from '../../sync/index.ts'
import { GeneralSettingsScreen } from './GeneralSettingsScreen.tsx'

type Args = Omit<ComponentProps<typeof TestPlayerProvider>, 'children'>

let store: PlayerStore
const user = () => store.snapshot().player.user

const meta: Meta<Args> = {
  title: 'Settings/General',
  loaders: storyLoaders,
  beforeEach: clearToasts,
  args: { player: aFreshPlayer({ flags: { welcomed: true } }) },
  render: (args) => (
    <MemoryRouter>
      <TestPlayerProvider {...args} onStore={(made) => (store = made)}>
        <GeneralSettingsScreen />
      </TestPlayerProvider>
    </MemoryRouter>
  ),
}
export default meta
type Story = StoryObj<Args>

export const Newcomer = {} satisfies Story

export const MovingTheDay = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Start of the day' }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'A new day begins at' }), '4')
    await userEvent.click(canvas.getByRole('button', { name: 'Move the start of the day' }))
    await waitFor(() => expect(user().preferences.dayStart).toBe(4))
  },
} satisfies Story

export const DueDailiesFirst = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change Tasks' }))
    await userEvent.click(canvas.getByRole('switch', { name: /^Begin with the dailies that are due/ }))
    await waitFor(() => expect(user().preferences.dailyDueDefaultView).toBe(true))
    await userEvent.click(canvas.getByRole('switch', { name: /^Fold what a form asks besides/ }))
    await waitFor(() => expect(user().preferences.advancedCollapsed).toBe(true))
  },
} satisfies Story

/** It is stored as two days, and ended before its time. */
export const AHoliday = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change Time off' }))
    await userEvent.type(canvas.getByLabelText('First day'), '2030-07-01')
    await userEvent.type(canvas.getByLabelText('Last day'), '2030-07-14')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(user().preferences).toMatchObject({ timeOffFrom: '2030-07-01', timeOffUntil: '2030-07-14' }),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Change Time off' }))
    await userEvent.click(canvas.getByRole('button', { name: 'End my time off' }))
    await waitFor(() => expect(user().preferences.timeOffUntil).toBeUndefined())
  },
} satisfies Story

export const GentlerDays = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Missed dailies' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Cost half' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(user().preferences.missedDailies).toBe('half'))
  },
} satisfies Story

/** Each choice takes effect at once, and the row shows it. */
export const DatesInFigures = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change Dates and times' }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Dates' }), 'yyyy/MM/dd')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'The week begins on' }), 'monday')
    await waitFor(() =>
      expect(user().preferences).toMatchObject({
        dateStyle: 'figures',
        dateFormat: 'yyyy/MM/dd',
        weekStart: 'monday',
      }),
    )
  },
} satisfies Story

export const OneRowAtATime = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Display name' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Display name' }), ' the Bold')
    await userEvent.click(canvas.getByRole('button', { name: 'Edit User name' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(user().profile.name).toMatch(/ the Bold$/))
    await expect(canvas.queryByRole('textbox', { name: 'Display name' })).toBeNull()
  },
} satisfies Story

export const Fortified = {
  args: { player: aPlayer(aUser({ stats: { hp: 12 }, balance: 2 })) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show Fortify' }))
    await expect(canvas.getByText('You have 8 gems; 4 will be left.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Fortify for 4 gems' }))
    await waitFor(() => expect([user().stats.hp, user().balance]).toEqual([50, 1]))
  },
} satisfies Story

/** What goes is said before it goes: nothing brings the gold back. */
export const BeforeBeingReborn = {
  args: { player: aPlayer(aUser({ balance: 2, stats: { lvl: 60, gp: 300 }, flags: { rebirthEnabled: true } })) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show Rebirth' }))
    await expect(canvas.getByText(/Your gold, experience, class and attribute points are gone/)).toBeVisible()
  },
} satisfies Story

export const TooPoorToBeReborn = {
  args: { player: aPlayer(aUser({ stats: { lvl: 60 }, flags: { rebirthEnabled: true } })) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show Rebirth' }))
    await expect(canvas.getByText('6 gems are missing.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Begin again for 6 gems' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Buy gems' })).toBeVisible()
  },
} satisfies Story

export const FixingValues = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Fix character values' }))
    const gold = canvas.getByRole('spinbutton', { name: 'Gold' })
    await userEvent.clear(gold)
    await userEvent.type(gold, '250')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(user().stats.gp).toBe(250))
  },
} satisfies Story

export const WithoutANetwork = {
  args: { online: false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change Pause damage' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Pause damage' }))
    await waitFor(() => expect(user().preferences.sleep).toBe(true))
    await userEvent.click(canvas.getByRole('button', { name: 'Show Delete the account' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete the account for good' })).toBeDisabled())
  },
} satisfies Story

export const OnASmallPhone = { globals: { viewport: { value: 'smallest' } } } satisfies Story
export const AtNight = { globals: { theme: 'dark' } } satisfies Story
