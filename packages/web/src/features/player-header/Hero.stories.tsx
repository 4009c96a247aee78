import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { Hero } from './Hero.tsx'
import type { HeroModel } from './to-hero.ts'

const maren: HeroModel = {
  avatar: {
    size: 'slim',
    skin: '915533',
    shirt: 'blue',
    hair: { color: 'red', base: 3, bangs: 1, beard: 0, mustache: 0, flower: 1 },
    chair: 'none',
    gear: {
      head: { template: 'wizard-hat', palette: 'night', motif: 'moon' },
      armor: { template: 'robe', palette: 'night' },
      weapon: { template: 'staff', palette: 'frost', twoHanded: true },
    },
    background: { mood: 'dusk', far: ['town'], ground: 'cobble', feature: 'lanterns', particles: 'fireflies', seed: 7 },
  },
  name: 'Maren Holt',
  username: 'maren',
  level: 27,
  class: 'wizard',
  health: { value: 38, max: 50 },
  mana: { value: 62, max: 84 },
  experience: { value: 412, max: 590 },
  buffed: [],
  season: 'fall',
}

const meta: Meta<typeof Hero> = {
  title: 'Header/Hero',
  component: Hero,
  args: { hero: maren, time: 'morning', profile: '/profile/maren' },
  decorators: [
    (Drawn) => (
      <MemoryRouter>
        <Drawn />
      </MemoryRouter>
    ),
  ],
  parameters: { layout: 'fullscreen' },
}

export default meta

type Story = StoryObj<typeof Hero>

export const WithAClass = {} satisfies Story
export const FirstSteps = { args: { unfolded: true } } satisfies Story
export const NowhereToGo = { args: { profile: undefined } } satisfies Story
export const AtNight = { args: { time: 'night' } } satisfies Story
export const NoClassYet = {
  args: { hero: { ...maren, class: undefined, mana: undefined, level: 3 } },
} satisfies Story
export const Raised = { args: { hero: { ...maren, buffed: ['str', 'int', 'con', 'per'] } } } satisfies Story
export const HardlyAlive = { args: { hero: { ...maren, health: { value: 1, max: 50 } } } } satisfies Story
export const Worried = { args: { expression: 'worried' } } satisfies Story
export const AtAHop = { args: { expression: 'happy', hops: 1, unfolded: true } } satisfies Story
export const LongName = {
  args: { hero: { ...maren, name: 'Maximiliane Wolkenschieber von' } },
} satisfies Story
export const InWinter = { args: { hero: { ...maren, season: 'winter' } } } satisfies Story
export const OnAPhone = { globals: { viewport: { value: 'phone' } } } satisfies Story
