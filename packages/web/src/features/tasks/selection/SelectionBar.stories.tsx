import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { samplePlayer } from '../fixtures/sample-tasks.ts'
import { SelectionBar } from './SelectionBar.tsx'

const { tags } = samplePlayer(Date.now()).user

const meta = {
  component: SelectionBar,
  args: {
    count: 3,
    tags,
    common: ['work'],
    onComplete: fn(),
    onEdit: fn(),
    onStart: fn(),
    onDelete: fn(),
    onEnd: fn(),
  },
} satisfies Meta<typeof SelectionBar>
export default meta
type Story = StoryObj<typeof meta>

export const ThreeTasks = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tags' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Take Work away' }))
    await expect(args.onEdit).toHaveBeenLastCalledWith({ type: 'tag', tag: 'work', on: false })
    await userEvent.click(canvas.getByRole('button', { name: 'Difficulty' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hard' }))
    await expect(args.onEdit).toHaveBeenLastCalledWith({ type: 'difficulty', priority: 2 })
    await userEvent.click(canvas.getByRole('button', { name: 'Another day' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Tomorrow' }))
    await expect(args.onStart).toHaveBeenLastCalledWith('tomorrow')
    await userEvent.click(canvas.getByRole('button', { name: 'Duplicate' }))
    await expect(args.onEdit).toHaveBeenLastCalledWith({ type: 'duplicate' })
  },
} satisfies Story
export const NothingYet = { args: { count: 0 } } satisfies Story
export const OnTheSmallestScreen = {
  args: { count: 1234 },
  globals: { viewport: { value: 'smallest' } },
} satisfies Story
