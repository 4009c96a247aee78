import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { RegisterForm } from '../auth/index.ts'
import { HomeView } from './HomeView.tsx'

const meta = {
  component: HomeView,
  args: {
    season: 'fall',
    form: <RegisterForm state={{ type: 'open' }} check={{ type: 'unchecked' }} onUsername={fn()} onSubmit={fn()} />,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomeView>
export default meta
type Story = StoryObj<typeof meta>

export const Home = {} satisfies Story
export const OnAPhone = { globals: { viewport: { value: 'phone' } } } satisfies Story
export const InWinter = { args: { season: 'winter' } } satisfies Story
export const InSpring = { args: { season: 'spring' } } satisfies Story
