import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { WorldBossView } from './WorldBossView.tsx'

const meta = {
  title: 'Guilds/World boss',
  component: WorldBossView,
  args: {
    boss: {
      quest: 'The beast that cannot sit',
      boss: 'The Unsitting Beast',
      art: undefined,
      about: 'It came down from the cold hills, all pressure and no head.',
      health: { value: 2_743_120, max: 2_750_000 },
      rage: { value: 12_400, max: 1_450_000 },
      pending: 14.25,
      strikes: [],
      desperation: undefined,
    },
  },
} satisfies Meta<typeof WorldBossView>
export default meta
type Story = StoryObj<typeof meta>

export const FarFromOver = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('2.7m / 2.7m')).toBeVisible()
    await expect(canvas.getByText('14.3 damage waits for your next day')).toBeVisible()
    await userEvent.click(canvas.getByText('Details'))
    await expect(canvas.getByText(args.boss.about)).toBeVisible()
  },
} satisfies Story

export const DesperateAfterStrikes = {
  args: {
    boss: {
      ...meta.args.boss,
      health: { value: 90_000, max: 2_750_000 },
      strikes: [
        'It has stepped over the stables, and on some of them.',
        'The bailey lies flat. The washing was out.',
        'The guide’s office is a heap of good advice.',
      ],
      desperation: 'It has almost nothing left, and so it stops being careful.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'What it has struck' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
} satisfies Story

export const Resting = {
  args: { boss: { ...meta.args.boss, rage: undefined, pending: undefined } },
} satisfies Story
