import type { Meta, StoryObj } from '@storybook/react-vite'
import { WandSparkles } from 'lucide-react'
import { Badge } from './Badge.tsx'

const meta = { component: Badge, args: { children: '6' } } satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Count = {} satisfies Story
export const OwnedCount = { args: { tone: 'header', children: '12' } } satisfies Story
export const Warrior = { args: { tone: 'warrior', children: 'Level 12 warrior' } } satisfies Story
export const Wizard = {
  args: { tone: 'wizard', children: 'Level 27 wizard', icon: <WandSparkles size={14} aria-hidden="true" /> },
} satisfies Story
export const Rogue = { args: { tone: 'rogue', children: 'Level 12 rogue' } } satisfies Story
export const Healer = { args: { tone: 'healer', children: 'Level 12 healer' } } satisfies Story
export const Feedback = {
  render: () => (
    <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
      <Badge tone="success">Done</Badge>
      <Badge tone="danger">2 days late</Badge>
      <Badge tone="info">New</Badge>
      <Badge tone="warn">Tomorrow</Badge>
      <Badge tone="lantern">Hatch</Badge>
    </div>
  ),
} satisfies Story
