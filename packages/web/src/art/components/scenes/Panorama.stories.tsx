import type { Meta, StoryObj } from '@storybook/react-vite'
import { loadRenderer } from '../../renderer/load-renderer.ts'
import { Panorama } from './Panorama.tsx'

const meta = {
  title: 'Art/Panorama',
  component: Panorama,
  loaders: [() => loadRenderer()],
  args: { season: 'spring', time: 'morning' },
} satisfies Meta<typeof Panorama>
export default meta
type Story = StoryObj<typeof meta>

export const SpringMorning = {} satisfies Story
export const SpringNoon = { args: { time: 'noon' } } satisfies Story
export const SpringDusk = { args: { time: 'dusk' } } satisfies Story
export const SpringNight = { args: { time: 'night' } } satisfies Story
export const SummerMorning = { args: { season: 'summer' } } satisfies Story
export const SummerNoon = { args: { season: 'summer', time: 'noon' } } satisfies Story
export const SummerDusk = { args: { season: 'summer', time: 'dusk' } } satisfies Story
export const SummerNight = { args: { season: 'summer', time: 'night' } } satisfies Story
export const FallMorning = { args: { season: 'fall' } } satisfies Story
export const FallNoon = { args: { season: 'fall', time: 'noon' } } satisfies Story
export const FallDusk = { args: { season: 'fall', time: 'dusk' } } satisfies Story
export const FallNight = { args: { season: 'fall', time: 'night' } } satisfies Story
export const WinterMorning = { args: { season: 'winter' } } satisfies Story
export const WinterNoon = { args: { season: 'winter', time: 'noon' } } satisfies Story
export const WinterDusk = { args: { season: 'winter', time: 'dusk' } } satisfies Story
export const WinterNight = { args: { season: 'winter', time: 'night' } } satisfies Story
