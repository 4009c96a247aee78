import type { Meta, StoryObj } from '@storybook/react-vite'
import { library } from 'virtual:art'
import { loadStudio } from '../load-studio.ts'
import { SCENES } from '../stories/scenes.ts'
import { Gallery } from '../stories/Gallery.tsx'
import { ScenePicture } from './ScenePicture.tsx'

const meta = {
  title: 'Art/Scene',
  component: ScenePicture,
  loaders: [() => loadStudio()],
  args: {
    art: { mood: 'morning', far: ['hills'], ground: 'path', feature: 'keep', behind: true },
    size: 240,
    label: 'Keep gate',
  },
} satisfies Meta<typeof ScenePicture>
export default meta
type Story = StoryObj<typeof meta>

export const KeepGate = {} satisfies Story
export const UnknownWords = { args: { art: { mood: 'glum', ground: 'lava' }, label: 'Somewhere' } } satisfies Story

export const Fifteen = {
  render: () => (
    <Gallery
      items={Object.entries(SCENES)}
      name={([where]) => where}
      draw={([, art]) => <ScenePicture art={art} size={150} />}
    />
  ),
} satisfies Story

export const Moods = {
  render: () => (
    <Gallery
      items={Object.keys(library.moods)}
      name={(mood) => mood}
      draw={(mood) => <ScenePicture art={{ mood, far: 'hills', ground: 'meadow' }} size={120} />}
    />
  ),
} satisfies Story
