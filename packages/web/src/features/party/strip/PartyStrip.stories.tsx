import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, userEvent, within } from 'storybook/test'
import { QuestChip } from '../chip/index.ts'
import { SOME_PARTY } from '../fixtures.ts'
import { PartyStrip } from './PartyStrip.tsx'

const meta = {
  title: 'Header/Party strip',
  component: PartyStrip,
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
  parameters: { layout: 'fullscreen' },
  args: {
    members: SOME_PARTY.members.slice(1),
    quest: <QuestChip quest={{ name: 'The Lantern Thief', meter: { type: 'boss', value: 128, max: 500 } }} />,
    order: 'level',
    isDescending: false,
    onOrder: fn(),
    onDescending: fn(),
  },
} satisfies Meta<typeof PartyStrip>
export default meta
type Story = StoryObj<typeof meta>

export const SomeMembers = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: /Nia/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Sort by' }))
    const menu = within(document.body)
    await userEvent.click(await menu.findByRole('menuitem', { name: 'Sort by' }))
    await userEvent.click(await menu.findByRole('menuitemradio', { name: 'Last seen' }))
    await expect(args.onOrder).toHaveBeenCalledWith('lastSeen')
  },
} satisfies Story

export const ManyMembers = {
  args: {
    members: Array.from({ length: 7 }, (_, at) =>
      SOME_PARTY.members.map((member) => ({ ...member, id: `${member.id}-${at}` })),
    ).flat(),
  },
} satisfies Story

export const Loading = { args: { members: undefined } } satisfies Story
export const WithoutNetwork = {
  args: { members: undefined, isUnreachable: true },
  play: ({ canvas }) => expect(canvas.getByText('Your party shows here when the network is back.')).toBeVisible(),
} satisfies Story

export const Alone = { args: { members: [] } } satisfies Story
