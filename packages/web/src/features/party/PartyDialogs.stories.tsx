import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ChooseQuestDialog } from './quest/index.ts'
import { BOSS, PARTY_NOW } from './fixtures.ts'
import { NoPartyView } from './NoPartyView.tsx'
import { ParticipantsDialog } from './quest/index.ts'
import { QuestActDialog, ScheduleDialog } from './quest/index.ts'

const meta = {
  title: 'Party/Dialogs',
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const dialog = () => within(document.body).findByRole('dialog')

const onChoose = fn()
export const ChoosingAQuest = {
  render: () => (
    <ChooseQuestDialog
      scrolls={[
        { key: 'a', name: 'Ore and omens', count: 2, picture: undefined, refusal: undefined },
        { key: 'b', name: 'The log that looked back', count: 1, picture: undefined, refusal: 'From level 30 on.' },
      ]}
      onChoose={onChoose}
      onClose={fn()}
    />
  ),
  play: async () => {
    const page = within(await dialog())
    await userEvent.click(page.getByRole('button', { name: /The log/ }))
    await expect(onChoose).not.toHaveBeenCalled()
    await userEvent.type(page.getByRole('searchbox'), 'ore')
    await userEvent.click(page.getByRole('button', { name: /Ore and omens/ }))
    await expect(onChoose).toHaveBeenCalledWith('a')
  },
} satisfies Story

export const NoScrolls = {
  render: () => <ChooseQuestDialog scrolls={[]} onChoose={fn()} onClose={fn()} />,
} satisfies Story

const onRemind = fn()
export const Participants = {
  render: () => (
    <ParticipantsDialog
      participants={BOSS.participants}
      now={PARTY_NOW}
      reminded={new Set()}
      onRemind={onRemind}
      onClose={fn()}
    />
  ),
  play: async () => {
    const page = within(await dialog())
    await expect(page.getByText('invited 2 days ago')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Remind Nia' }))
    await expect(onRemind).toHaveBeenCalledWith('member-3')
  },
} satisfies Story

const onScheduled = fn()
export const Scheduling = {
  render: () => <ScheduleDialog isScheduled busy={false} onSchedule={onScheduled} onClose={fn()} />,
  play: async () => {
    const page = within(await dialog())
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Start by itself…' }), 'in 48 hours')
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    await expect(onScheduled).toHaveBeenCalledWith(48)
    await userEvent.selectOptions(
      page.getByRole('combobox', { name: 'Start by itself…' }),
      'When everybody has answered',
    )
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    await expect(onScheduled).toHaveBeenLastCalledWith(0)
  },
} satisfies Story

const onConfirm = fn()
export const Aborting = {
  render: () => <QuestActDialog act="abort" waiting={0} onConfirm={onConfirm} onClose={fn()} />,
  play: async () => {
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Abort the quest' }))
    await expect(onConfirm).toHaveBeenCalledOnce()
  },
} satisfies Story

export const WithoutAParty = {
  render: () => (
    <NoPartyView
      invitations={[{ id: 'one', name: 'The early lanterns' }]}
      username="maren"
      seeking={false}
      busy={false}
      onCreate={fn()}
      onSeek={fn()}
      onJoin={fn()}
      onReject={fn()}
    />
  ),
} satisfies Story
