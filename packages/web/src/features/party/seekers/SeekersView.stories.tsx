import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, userEvent, within } from 'storybook/test'
import { NEWCOMER } from '../../../art/index.ts'
import { PARTY_NOW } from '../fixtures.ts'
import { ANY_SEEKER, type SeekerModel } from './seeker.ts'
import { SeekersView } from './SeekersView.tsx'

const seeker = (changes: Partial<SeekerModel>): SeekerModel => ({
  id: 'nia',
  name: 'Nia',
  username: 'nia',
  avatar: NEWCOMER,
  level: 12,
  class: 'healer',
  language: 'de',
  checkIns: 34,
  lastSeen: PARTY_NOW - 3_600_000,
  ...changes,
})

const SOME = [
  seeker({}),
  seeker({ id: 'ole', name: 'Ole', username: undefined, class: undefined, level: 3, language: 'en', checkIns: 1 }),
  seeker({ id: 'max', name: 'Maximiliane Wolkenschieber von Hohenfels-Niederbergen', level: 118, class: 'rogue' }),
]

const INVITED = { ...seeker({ id: 'ole', name: 'Ole' }), created: 0, background: '', tier: 0 }

const meta = {
  title: 'Party/Seekers',
  component: SeekersView,
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
  parameters: { layout: 'fullscreen' },
  args: {
    state: { type: 'ready', seekers: SOME, next: { state: 'idle', onMore: fn() } },
    filter: ANY_SEEKER,
    onFilter: fn(),
    invited: [INVITED, { ...INVITED, id: 'kim', name: 'Kim', username: 'kim' }],
    full: false,
    now: PARTY_NOW,
    onInvite: fn(),
    onTakeBack: fn(),
    onRefresh: fn(),
  },
} satisfies Meta<typeof SeekersView>
export default meta
type Story = StoryObj<typeof meta>

export const SomeSeekers = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Invite' })[0]!)
    await expect(args.onInvite).toHaveBeenCalledWith('nia')
    const open = within(canvas.getByRole('region', { name: 'Open invitations' }))
    await userEvent.click(open.getByRole('button', { name: 'Take back' }))
    await expect(args.onTakeBack).toHaveBeenCalledWith('kim')
    await userEvent.click(canvas.getAllByRole('button', { name: 'Take back' })[1]!)
    await expect(args.onTakeBack).toHaveBeenCalledWith('ole')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Time of day' }), 'up to 3 hours apart')
    await expect(args.onFilter).toHaveBeenCalledWith({ ...ANY_SEEKER, zone: 3 })
  },
} satisfies Story
export const FullParty = {
  args: { full: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Invite' })[0]!)
    await expect(args.onInvite).not.toHaveBeenCalled()
  },
} satisfies Story
export const NoMatch = {
  args: { filter: { ...ANY_SEEKER, fromLevel: 500 }, state: { type: 'ready', seekers: [], next: undefined } },
} satisfies Story
export const NobodyLooks = {
  args: { invited: [], state: { type: 'ready', seekers: [], next: undefined } },
} satisfies Story
export const Loading = { args: { state: { type: 'loading' } } } satisfies Story
export const Failed = {
  args: { state: { type: 'failed', reason: 'Only leaders of a party may look.', onRetry: fn() } },
} satisfies Story
export const OnAPhone = { globals: { viewport: { value: 'phone' } } } satisfies Story
