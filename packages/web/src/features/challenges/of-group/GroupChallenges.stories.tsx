import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn } from 'storybook/test'
import { aChallengeModel, LONGEST_CHALLENGE } from '../fixtures.ts'
import { GroupChallengesView } from './GroupChallengesView.tsx'

const meta = {
  title: 'Challenges/Of a group',
  component: GroupChallengesView,
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
  args: {
    groupId: 'owls',
    mayCreate: true,
    state: { type: 'ready', challenges: [aChallengeModel(), LONGEST_CHALLENGE] },
  },
} satisfies Meta<typeof GroupChallengesView>
export default meta
type Story = StoryObj<typeof meta>

export const Some = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'New challenge here' })
    await expect(link).toHaveAttribute('href', '/challenges/findChallenges?create=owls')
  },
} satisfies Story
export const None = { args: { mayCreate: false, state: { type: 'ready', challenges: [] } } } satisfies Story
export const Loading = { args: { state: { type: 'loading' } } } satisfies Story
export const Failed = { args: { state: { type: 'failed', onRetry: fn() } } } satisfies Story
