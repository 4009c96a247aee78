import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { aFreshPlayer } from '../../../../test-kit/fresh-player.ts'
import { TestPlayerProvider } from '../../../../test-kit/TestPlayerProvider.tsx'
import type { PlayerStore } from '../../../sync/index.ts'
import { catalogue } from '../../../../test-kit/catalogue.ts'
import { storyLoaders } from '../../../../test-kit/story-loaders.ts'
import { toInterests } from './interests.ts'
import { FirstRunDialog } from './FirstRunDialog.tsx'
import { FirstRunMirror } from './FirstRunMirror.tsx'

const onDone = fn<(starters: ReadonlySet<string>) => void>()
let store: PlayerStore

const meta: Meta<typeof FirstRunDialog> = {
  title: 'Onboarding/First run',
  component: FirstRunDialog,
  loaders: storyLoaders,
  args: { appearance: undefined, interests: [], onDone },
  render: (args) => (
    <MemoryRouter>
      <TestPlayerProvider player={aFreshPlayer()} onStore={(made) => (store = made)}>
        <FirstRunDialog {...args} appearance={<FirstRunMirror />} interests={toInterests(catalogue)} />
      </TestPlayerProvider>
    </MemoryRouter>
  ),
  beforeEach: () => {
    onDone.mockClear()
  },
}

export default meta

type Story = StoryObj<typeof FirstRunDialog>

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const turnTo = async (page: string) => userEvent.click(await screen.findByRole('radio', { name: page }))
const decided = () => onDone.mock.lastCall?.[0]

export const Appearance = {} satisfies Story

/** What one chooses is worn at once; what costs something is not shown. */
export const ChoosingLooks = {
  play: async () => {
    await press('Broad')
    await turnTo('Hair')
    await press('Black')
    await expect(screen.queryByRole('button', { name: /^Rainbow/ })).toBeNull()
    await press('Go on')
    await press('Back')
    await expect(await screen.findByRole('button', { name: 'Broad' })).toHaveAttribute('aria-pressed', 'true')
    await press('Go on')
    await press('Start with a few examples')
    await expect(decided()?.size).toBe(0)
    await expect(store.snapshot().player.user.preferences).toMatchObject({ size: 'broad', hair: { color: 'black' } })
  },
} satisfies Story

export const Hair = { play: async () => turnTo('Hair') } satisfies Story
export const Extras = { play: async () => turnTo('Extras') } satisfies Story

export const ChoosingInterests = {
  play: async () => {
    await press('Go on')
    await press('Work')
    await press('Chores')
    const work = within(screen.getByRole('region', { name: 'Work' }))
    await userEvent.click(work.getAllByRole('checkbox')[0] ?? document.body)
    await press('Start with 5 tasks')
    await expect([...(decided() ?? [])]).toHaveLength(5)
  },
} satisfies Story

/** Cannot be closed, only skipped or finished. */
export const Skipped = {
  play: async () => {
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await expect(onDone).not.toHaveBeenCalled()
    await press('Skip all this')
    await expect(decided()?.size).toBe(0)
  },
} satisfies Story

export const AtNight = { globals: { theme: 'dark' } } satisfies Story
export const OnAPhone = { globals: { viewport: { value: 'smallest' } } } satisfies Story
