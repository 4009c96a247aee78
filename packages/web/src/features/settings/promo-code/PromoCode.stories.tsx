import { aPlayer, aUser } from '@daykeep/rules/test-kit/user'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, userEvent } from 'storybook/test'
import { storyLoaders } from '../../../../test-kit/story-loaders.ts'
import { TestPlayerProvider } from '../../../../test-kit/TestPlayerProvider.tsx'
import { PromoCodeScreen } from './PromoCodeScreen.tsx'

type Args = Omit<ComponentProps<typeof TestPlayerProvider>, 'children'>

const meta: Meta<Args> = {
  title: 'Settings/Promo code',
  loaders: storyLoaders,
  args: { player: aPlayer(aUser()) },
  render: (args) => (
    <MemoryRouter>
      <TestPlayerProvider {...args}>
        <PromoCodeScreen />
      </TestPlayerProvider>
    </MemoryRouter>
  ),
}
export default meta
type Story = StoryObj<Args>

export const Empty = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Redeem' }))
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(/Type the code first/)
    await expect(canvas.queryByRole('heading', { name: 'Make codes' })).toBeNull()
  },
} satisfies Story
export const ForStaff = {
  args: { player: aPlayer(aUser({ permissions: { coupons: true } })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Make and save' })).toBeEnabled()
  },
} satisfies Story
export const WithoutNetwork = { args: { online: false } } satisfies Story
