import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { aUser } from '@daykeep/rules/test-kit/user'
import { catalogue } from '../../../test-kit/catalogue.ts'
import { storyLoaders } from '../../../test-kit/story-loaders.ts'
import { toQuestFacts } from './quest-facts.ts'
import { QuestScrollDialog } from './QuestScrollDialog.tsx'

type Args = { readonly quest: string; readonly count: number; readonly onClose: () => void }

const meta: Meta<Args> = {
  title: 'Quest scrolls/Scroll',
  loaders: storyLoaders,
  args: { quest: 'dustbunnies', count: 1, onClose: fn() },
  render: ({ quest, ...args }) => {
    const facts = toQuestFacts(catalogue, aUser(), quest)
    return <MemoryRouter>{facts && <QuestScrollDialog {...args} quest={facts} />}</MemoryRouter>
  },
}
export default meta
type Story = StoryObj<Args>

export const Boss = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Roll it up' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
} satisfies Story

export const BossWithRage = { args: { quest: 'dilatoryDistress2', count: 12 } } satisfies Story
export const ThingsToCollect = { args: { quest: 'dilatoryDistress1' } } satisfies Story
export const AtNight = { globals: { theme: 'dark' } } satisfies Story
export const OnAPhone = { globals: { viewport: { value: 'smallest' } } } satisfies Story
