import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, userEvent, within } from 'storybook/test'
import { aChallengeModel, CHALLENGE_NOW, LONGEST_CHALLENGE, SOME_TASKS } from '../fixtures.ts'
import { TaskColumns } from '../tasks/index.ts'
import { ChallengePage } from './ChallengePage.tsx'

const onPress = fn()
const edits = { onEdit: fn(), onDelete: fn(), onMove: fn() }

const meta = {
  title: 'Challenges/Page',
  component: ChallengePage,
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
  parameters: { layout: 'fullscreen' },
  args: {
    connection: 'live',
    challenge: aChallengeModel(),
    now: CHALLENGE_NOW,
    busy: false,
    tasks: <TaskColumns tasks={SOME_TASKS} onPress={onPress} />,
    onJoin: fn(),
    onLeave: fn(),
    onParticipants: fn(),
    onEdit: fn(),
    onClone: fn(),
    onExport: fn(),
    onEnd: fn(),
    onReport: fn(),
    onClearReports: fn(),
  },
} satisfies Meta<typeof ChallengePage>
export default meta
type Story = StoryObj<typeof meta>

export const NotJoined = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Join' }))
    await expect(args.onJoin).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Read thirty pages: take part in this challenge' }))
    await expect(onPress).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'More about this challenge' }))
    const menu = within(await within(document.body).findByRole('menu'))
    await expect(menu.queryByRole('menuitem', { name: 'End the challenge' })).toBeNull()
    await userEvent.click(menu.getByRole('menuitem', { name: 'Report it' }))
    await expect(args.onReport).toHaveBeenCalled()
  },
} satisfies Story

export const Joined = {
  args: {
    challenge: aChallengeModel({ isJoined: true, isReportedByReader: true }),
    tasks: <TaskColumns tasks={SOME_TASKS} />,
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    await expect(args.onLeave).toHaveBeenCalled()
  },
} satisfies Story

export const Led = {
  args: {
    challenge: aChallengeModel({ leads: true, mayEdit: true }),
    tasks: <TaskColumns tasks={SOME_TASKS} edits={edits} />,
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More about this challenge' }))
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'End the challenge' }))
    await expect(args.onEnd).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Choose your books' }))
    await expect(edits.onEdit).toHaveBeenCalledWith('t1')
    await userEvent.click(canvas.getByRole('button', { name: 'More about Choose your books' }))
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Delete' }))
    await expect(edits.onDelete).toHaveBeenCalledWith('t1')
  },
} satisfies Story

export const Reported = {
  args: { challenge: aChallengeModel({ leads: true, mayEdit: true, mayModerate: true, reports: 3 }) },
} satisfies Story
export const WithoutPrizeOrLeader = {
  args: { challenge: aChallengeModel({ prize: 0, leader: undefined, group: undefined, description: '' }), tasks: null },
} satisfies Story
export const LongestText = { args: { challenge: LONGEST_CHALLENGE } } satisfies Story
export const OnAPhone = {
  args: { challenge: LONGEST_CHALLENGE },
  globals: { viewport: { value: 'phone' } },
} satisfies Story
