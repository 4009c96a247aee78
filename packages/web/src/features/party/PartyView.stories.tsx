import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, userEvent, within } from 'storybook/test'
import { BOSS, COLLECT, INVITED, PARTY_NOW, SCHEDULED, SOME_PARTY } from './fixtures.ts'
import type { QuestPanelModel } from './party-model.ts'
import { PartyView } from './PartyView.tsx'
import { PartyQuestPanel } from './quest/index.ts'

const onAct = fn()
const onChoose = fn()
const onSchedule = fn()

const questOf = (quest: QuestPanelModel) => (
  <PartyQuestPanel
    quest={quest}
    busy={undefined}
    onAct={onAct}
    onChoose={onChoose}
    onDetails={fn()}
    onParticipants={fn()}
    onSchedule={onSchedule}
  />
)

const meta = {
  title: 'Party/Party',
  component: PartyView,
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
  parameters: { layout: 'fullscreen' },
  args: {
    party: SOME_PARTY,
    now: PARTY_NOW,
    quest: questOf(BOSS),
    challenges: null,
    chat: null,
    onInvite: fn(),
    onMembers: fn(),
    onEdit: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof PartyView>
export default meta
type Story = StoryObj<typeof meta>

export const FightingABoss = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('14.3 damage waits for your next day')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }))
    await expect(args.onInvite).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'More about the party' }))
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Leave the party' }))
    await expect(args.onLeave).toHaveBeenCalledOnce()
  },
} satisfies Story

export const StartsByItself = {
  args: { quest: questOf(SCHEDULED) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Starts by itself on/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Start by itself…' }))
    await expect(onSchedule).toHaveBeenCalledOnce()
  },
} satisfies Story

export const InvitedToAQuest = {
  args: { quest: questOf(INVITED) },
  play: async ({ canvas }) => {
    onAct.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }))
    await expect(onAct).toHaveBeenCalledWith('accept')
    await expect(canvas.getByText('2 of 4 have accepted')).toBeVisible()
  },
} satisfies Story

export const Searching = { args: { quest: questOf(COLLECT) } } satisfies Story
export const NotTakingPart = {
  args: { quest: questOf({ ...BOSS, takesPart: false, leads: false, isOwner: false }) },
} satisfies Story

export const NoQuest = {
  args: { quest: questOf({ type: 'none' }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a quest' }))
    await expect(onChoose).toHaveBeenCalled()
  },
} satisfies Story

export const Alone = {
  args: {
    party: {
      ...SOME_PARTY,
      name: 'A'.repeat(60),
      summary: '',
      description: '',
      members: SOME_PARTY.members.slice(0, 1),
    },
    quest: questOf({ type: 'none' }),
  },
} satisfies Story

export const OnAPhone = { globals: { viewport: { value: 'phone' } } } satisfies Story
