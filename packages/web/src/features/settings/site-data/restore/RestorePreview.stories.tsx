import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { storyLoaders } from '../../../../../test-kit/story-loaders.ts'
import { RestorePreview } from './RestorePreview.tsx'

const meta: Meta<typeof RestorePreview> = {
  title: 'Settings/Restore a player',
  component: RestorePreview,
  loaders: storyLoaders,
  args: {
    mode: 'merge',
    isPending: false,
    onMode: fn(),
    onRestore: fn(),
    report: {
      isOwn: false,
      tasks: { habit: 4, daily: 12, todo: 31, reward: 1 },
      tags: 3,
      fields: 6,
      things: 140,
      leftOut: [
        { path: 'tasks.Read the Donaudampfschifffahrtsgesellschaftskapitaensmuetzenverordnung aloud', reason: 'known' },
        { path: 'tasks.Run a marathon', reason: 'shared' },
        { path: 'loginIncentives', reason: 'account' },
        { path: 'balance', reason: 'paid' },
        { path: 'items.pets.Wolf-Veteran', reason: 'paid' },
        ...['moonPhase', 'stats.luck', 'items.food.Nectar', 'a', 'b', 'c'].map((path) => ({
          path,
          reason: 'unknown' as const,
        })),
      ],
    },
  },
}
export default meta
type Story = StoryObj<typeof RestorePreview>

export const OfAnotherGame = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Replace' }))
    await expect(args.onMode).toHaveBeenCalledWith('replace')
    await userEvent.click(canvas.getByRole('button', { name: 'Add what is in the file' }))
    await expect(args.onRestore).toHaveBeenCalled()
  },
} satisfies Story

/** Long names of what does not come break; the panel is never wider than the page. */
export const AsWideAsThePage = {
  tags: ['browser'],
  render: (args) => (
    <div style={{ inlineSize: 260 }}>
      <RestorePreview {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const panel = canvasElement.querySelector('ul')
    await expect(panel?.scrollWidth).toBeLessThanOrEqual(260)
    for (const each of canvasElement.querySelectorAll('li, p, button, [role=radiogroup]'))
      await expect(each.getBoundingClientRect().width).toBeLessThanOrEqual(261)
  },
} satisfies Story

export const ReplacesTheOwnPlayerAtNight = {
  args: {
    mode: 'replace',
    report: {
      isOwn: true,
      tasks: { habit: 0, daily: 0, todo: 0, reward: 0 },
      tags: 0,
      fields: 0,
      things: 0,
      leftOut: [],
    },
  },
  globals: { viewport: { value: 'smallest' }, theme: 'dark' },
} satisfies Story
