import type { Meta, StoryObj } from '@storybook/react-vite'
import { Logo } from './Logo.tsx'

const meta = { title: 'Art/Logo', component: Logo, args: { size: 80, label: 'Daykeep' } } satisfies Meta<typeof Logo>
export default meta
type Story = StoryObj<typeof meta>

export const Large = {} satisfies Story
export const InTheHeader = { args: { size: 26 } } satisfies Story
