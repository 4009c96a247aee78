import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, userEvent, within } from 'storybook/test'
import { EXAMPLE_AVATARS } from '../../../art/index.ts'
import { EndChallengeDialog } from '../ending/index.ts'
import { aChallengeModel, SOME_TASKS } from '../fixtures.ts'
import { type ParticipantModel, ParticipantsDialog, ProgressDialog } from '../participants/index.ts'
import { JoinDialog } from './JoinDialog.tsx'
import { LeaveChallengeDialog } from './LeaveChallengeDialog.tsx'
import { ReportChallengeDialog } from './ReportChallengeDialog.tsx'

const [first, second] = Object.values(EXAMPLE_AVATARS)
const PEOPLE: ReadonlyArray<ParticipantModel> = [
  { id: 'ole', name: 'Ole', username: 'ole', avatar: first!, level: 12, class: undefined },
  {
    id: 'max',
    name: 'Maximiliane Wolkenschieber von Hohenfels',
    username: undefined,
    avatar: second!,
    level: 3,
    class: 'wizard',
  },
]
const READY = { type: 'ready', items: PEOPLE, next: { state: 'idle', onMore: fn() } } as const

const meta = {
  title: 'Challenges/Dialogs',
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

const dialog = async () => within(await within(document.body).findByRole('dialog'))

const onLeave = fn()
export const Leaving = {
  render: () => <LeaveChallengeDialog name="Thirty pages a day" onLeave={onLeave} onClose={fn()} />,
  play: async () => {
    const page = await dialog()
    await userEvent.click(page.getByRole('button', { name: 'Leave, remove the tasks' }))
    await expect(onLeave).toHaveBeenCalledWith('remove-all')
  },
} satisfies Story

export const Joining = {
  render: () => <JoinDialog name="Thirty pages a day" onJoin={fn()} onClose={fn()} />,
} satisfies Story

const onReport = fn()
export const Reporting = {
  render: () => <ReportChallengeDialog name="Thirty pages a day" onReport={onReport} onClose={fn()} />,
  play: async () => {
    const page = await dialog()
    await userEvent.type(page.getByRole('textbox'), 'It sells things')
    await userEvent.click(page.getByRole('button', { name: 'Report it' }))
    await expect(onReport).toHaveBeenCalledWith('It sells things')
  },
} satisfies Story

const onProgress = fn()
export const WhoTakesPart = {
  render: () => <ParticipantsDialog state={READY} search="" onSearch={fn()} onProgress={onProgress} onClose={fn()} />,
  play: async () => {
    const page = await dialog()
    await expect(page.getByRole('link', { name: 'Ole' })).toHaveAttribute('href', '/profile/ole')
    await userEvent.click(page.getByRole('button', { name: 'Progress of Ole' }))
    await expect(onProgress).toHaveBeenCalledWith(PEOPLE[0])
  },
} satisfies Story
export const NobodyTakesPart = {
  render: () => (
    <ParticipantsDialog
      state={{ type: 'ready', items: [] }}
      search=""
      onSearch={fn()}
      onProgress={fn()}
      onClose={fn()}
    />
  ),
} satisfies Story

export const OnesProgress = {
  render: () => (
    <ProgressDialog
      person={{ id: 'ole', name: 'Ole' }}
      state={{ type: 'ready', tasks: SOME_TASKS }}
      onBack={fn()}
      onClose={fn()}
    />
  ),
} satisfies Story

const ending = {
  participants: READY,
  search: '',
  busy: false,
  onSearch: fn(),
  onAward: fn(),
  onDelete: fn(),
  onClose: fn(),
}
export const Ending = {
  render: () => <EndChallengeDialog challenge={aChallengeModel()} refusal={undefined} {...ending} />,
  play: async () => {
    const page = await dialog()
    await expect(page.getByRole('button', { name: 'Choose a winner' })).toBeDisabled()
    await expect(page.getByRole('link', { name: 'Ole' })).toHaveAttribute('href', '/profile/ole')
    await userEvent.click(page.getByRole('radio', { name: 'Ole' }))
    await userEvent.click(page.getByRole('button', { name: 'Award Ole' }))
    const asking = await dialog()
    await expect(asking.getByText('The challenge ends, and Ole gets the 8 gems.')).toBeVisible()
    await userEvent.click(asking.getByRole('button', { name: 'End it and award' }))
    await expect(ending.onAward).toHaveBeenCalledWith('ole')
  },
} satisfies Story
export const EndingWithoutAWinner = {
  render: () => <EndChallengeDialog challenge={aChallengeModel()} refusal="Try again later." {...ending} />,
  play: async () => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'End without a winner' }))
    await userEvent.click((await dialog()).getByRole('button', { name: 'Delete the challenge' }))
    await expect(ending.onDelete).toHaveBeenCalled()
  },
} satisfies Story
export const EndingWhileReported = {
  render: () => <EndChallengeDialog challenge={aChallengeModel({ reports: 2 })} refusal={undefined} {...ending} />,
  play: async () => {
    await expect((await dialog()).getByRole('button', { name: 'End without a winner' })).toBeDisabled()
  },
} satisfies Story
