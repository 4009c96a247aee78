import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { samplePlayer } from '../fixtures/sample-tasks.ts'
import { ActiveFilters } from './ActiveFilters.tsx'

const tags = samplePlayer(Date.now()).user.tags.slice(0, 2)

const meta = {
  component: ActiveFilters,
  args: { search: '', tags, hidden: 12, onRemoveTag: fn(), onShowAll: fn() },
} satisfies Meta<typeof ActiveFilters>
export default meta
type Story = StoryObj<typeof meta>

export const ByTags = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter by Work no longer' }))
    await expect(args.onRemoveTag).toHaveBeenLastCalledWith(tags[0])
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
    await expect(args.onShowAll).toHaveBeenCalled()
  },
} satisfies Story
export const BySearch = { args: { search: 'passport', tags: [], hidden: 1 } } satisfies Story
export const HidingNothing = { args: { hidden: 0 } } satisfies Story
export const WantingNothing = {
  args: { tags: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument()
  },
} satisfies Story
