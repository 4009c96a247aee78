import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect } from 'storybook/test'
import { Staff } from './Staff.tsx'
import { Tiers } from './Tiers.tsx'

const meta = {
  title: 'Guilds/Tavern',
  component: Staff,
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
        <Tiers />
      </MemoryRouter>
    ),
  ],
  args: {
    staff: [
      { id: 'maren', name: 'Maren Holt', tier: 9, title: 'Keeper of the gate' },
      { id: 'ivo', name: 'Ivo', tier: 8, title: '' },
    ],
  },
} satisfies Meta<typeof Staff>
export default meta
type Story = StoryObj<typeof meta>

export const SomeStaff = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Who keeps order here' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Maren Holt' })).toHaveAttribute('href', '/profile/maren')
    await expect(canvas.getAllByText('Moderator')).toHaveLength(2)
    await expect(canvas.getAllByText('Staff')).toHaveLength(2)
    await expect(canvas.getByText('Contributor 1')).toBeVisible()
  },
} satisfies Story

export const NoStaff = {
  args: { staff: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Who keeps order here' })).toBeNull()
    await expect(canvas.getByRole('heading', { name: 'Titles beside names' })).toBeVisible()
  },
} satisfies Story

export const LongestNamesOnAPhone = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    staff: [
      {
        id: 'long',
        name: 'Oberamtsgerichtsvollzieherinnenstellvertretung',
        tier: 9,
        title: 'Donaudampfschifffahrtsgesellschaftskapitänswitwe',
      },
    ],
  },
} satisfies Story
