import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from './Card.tsx'

const meta = { component: Card, args: { children: 'Things that belong together.' } } satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Small = {} satisfies Story
export const Panel = { args: { variant: 'panel' } } satisfies Story
export const Well = { args: { variant: 'well' } } satisfies Story
