import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { NEWCOMER } from '../../../art/index.ts'
import { catalogue } from '../../../../test-kit/catalogue.ts'
import { storyLoaders } from '../../../../test-kit/story-loaders.ts'
import { toInterests } from './interests.ts'
import { type FirstRunChoices, FirstRunDialog } from './FirstRunDialog.tsx'

const onDone = fn<(decided: FirstRunChoices) => void>()

const meta: Meta<typeof FirstRunDialog> = {
  title: 'Onboarding/First run',
  component: FirstRunDialog,
  loaders: storyLoaders,
  args: { avatar: NEWCOMER, interests: [], onDone },
  render: (args) => <FirstRunDialog {...args} interests={toInterests(catalogue)} />,
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

export const ChoosingLooks = {
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Broad' }))
    await turnTo('Hair')
    const colours = within(screen.getByRole('group', { name: 'Hair colour' }))
    await userEvent.click(colours.getByRole('radio', { name: 'Black' }))
    await userEvent.keyboard('{ArrowLeft}')
    await expect(colours.getByRole('radio', { name: 'Red' })).toBeChecked()
    await press('Go on')
    await press('Back')
    await expect(screen.getByRole('radio', { name: 'Broad' })).toBeChecked()
    await press('Go on')
    await press('Start with a few examples')
    await expect(decided()?.looks).toMatchObject({ size: 'broad', hair: { color: 'red' } })
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
    await expect([...(decided()?.starters ?? [])]).toHaveLength(5)
  },
} satisfies Story

/** Cannot be closed, only skipped or finished. */
export const Skipped = {
  play: async () => {
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await expect(onDone).not.toHaveBeenCalled()
    await press('Skip all this')
    await expect(decided()).toMatchObject({ looks: { skin: NEWCOMER.skin } })
    await expect(decided()?.starters.size).toBe(0)
  },
} satisfies Story

export const AtNight = { globals: { theme: 'dark' } } satisfies Story
export const OnAPhone = { globals: { viewport: { value: 'smallest' } } } satisfies Story
