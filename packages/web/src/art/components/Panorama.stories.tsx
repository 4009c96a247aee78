import type { Meta, StoryObj } from '@storybook/react-vite'
import { loadStudio } from '../load-studio.ts'
import { Panorama } from './Panorama.tsx'

const meta = {
  title: 'Art/Panorama',
  component: Panorama,
  loaders: [() => loadStudio()],
  args: { season: 'spring', time: 'day' },
} satisfies Meta<typeof Panorama>
export default meta
type Story = StoryObj<typeof meta>

export const SpringDay = {} satisfies Story
export const SpringNight = { args: { time: 'night' } } satisfies Story
export const SummerDay = { args: { season: 'summer' } } satisfies Story
export const SummerNight = { args: { season: 'summer', time: 'night' } } satisfies Story
export const FallDay = { args: { season: 'fall' } } satisfies Story
export const FallNight = { args: { season: 'fall', time: 'night' } } satisfies Story
export const WinterDay = { args: { season: 'winter' } } satisfies Story
export const WinterNight = { args: { season: 'winter', time: 'night' } } satisfies Story
