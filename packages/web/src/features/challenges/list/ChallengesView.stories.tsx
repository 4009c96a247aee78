import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, userEvent } from 'storybook/test'
import { aChallengeModel, CHALLENGE_NOW, LONGEST_CHALLENGE } from '../fixtures.ts'
import { ChallengesView } from './ChallengesView.tsx'
import { ALL_CHALLENGES } from './filter.ts'

const SOME = [
  aChallengeModel(),
  LONGEST_CHALLENGE,
  aChallengeModel({
    id: 'three',
    name: 'A walk at noon',
    participants: 1,
    prize: 0,
    leader: undefined,
    group: undefined,
    topics: [],
  }),
]

const meta = {
  title: 'Challenges/List',
  component: ChallengesView,
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Find challenges',
    state: { type: 'ready', items: SOME },
    filter: ALL_CHALLENGES,
    topics: ['academics', 'creativity', 'health_fitness'],
    withParticipation: false,
    now: CHALLENGE_NOW,
    onFilter: fn(),
    onCreate: fn(),
    whenEmpty: 'Nobody has begun a challenge yet. Yours would be the first.',
  },
} satisfies Meta<typeof ChallengesView>
export default meta
type Story = StoryObj<typeof meta>

export const SomeChallenges = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByText('1,204 participants')[0]).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: aChallengeModel().leader?.name ?? '' })[0]).toHaveAttribute(
      'href',
      `/profile/${aChallengeModel().leader?.id}`,
    )
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Order' }), 'Highest prize')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...ALL_CHALLENGES, sort: 'prize' })
    await userEvent.click(canvas.getByText('All topics'))
    await userEvent.click(canvas.getByRole('button', { name: 'School and study' }))
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...ALL_CHALLENGES, topics: ['academics'] })
  },
} satisfies Story

export const OwnOnes = { args: { title: 'My challenges', withParticipation: true } } satisfies Story

export const NothingMatches = {
  args: {
    filter: { ...ALL_CHALLENGES, search: 'zzz', sort: 'prize' },
    state: { type: 'ready', items: [] },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...ALL_CHALLENGES, sort: 'prize' })
  },
} satisfies Story

export const Empty = {
  args: { state: { type: 'ready', items: [] } },
} satisfies Story
export const Loading = { args: { state: { type: 'loading' } } } satisfies Story
export const Failed = { args: { state: { type: 'failed', onRetry: fn() } } } satisfies Story
export const OnAPhone = { globals: { viewport: { value: 'phone' } } } satisfies Story
