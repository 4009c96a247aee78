import type { Meta, StoryObj } from '@storybook/react-vite'
import { loadRenderer } from '../../renderer/load-renderer.ts'
import { GreatKeep } from './GreatKeep.tsx'

const meta = {
  title: 'Art/Great keep',
  component: GreatKeep,
  loaders: [() => loadRenderer()],
  args: { time: 'night', size: 640, label: 'The keep at dusk' },
} satisfies Meta<typeof GreatKeep>
export default meta
type Story = StoryObj<typeof meta>

export const Dusk = {} satisfies Story
export const Morning = { args: { time: 'morning', label: 'The keep in the morning' } } satisfies Story
