import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gift, Plus, Repeat, ScrollText, Sun } from 'lucide-react'
import { fn } from 'storybook/test'
import { BottomBar } from './BottomBar.tsx'

const item = (label: string, icon: React.ReactNode, on = false) => ({ key: label, label, icon, on, onSelect: fn() })

const meta = {
  component: BottomBar,
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Columns',
    items: [
      item('Habits', <Repeat size={19} />, true),
      item('Dailies', <Sun size={19} />),
      item('To-dos', <ScrollText size={19} />),
      item('Rewards', <Gift size={19} />),
    ],
    main: { label: 'Add a task', icon: <Plus size={24} />, onSelect: fn() },
  },
} satisfies Meta<typeof BottomBar>
export default meta
type Story = StoryObj<typeof meta>

export const OnAPhone = {} satisfies Story
