import type { Meta, StoryObj } from '@storybook/react-vite'
import { library } from 'virtual:art'
import { loadRenderer } from '../../renderer/load-renderer.ts'
import { backgroundsByYear } from '../../fixtures/backgrounds.ts'
import { SCENES } from '@daykeep/rules/pictures'
import { Gallery } from '../../stories/Gallery.tsx'
import { ScenePicture } from './ScenePicture.tsx'

const meta = {
  title: 'Art/Scene',
  component: ScenePicture,
  loaders: [() => loadRenderer()],
  args: {
    art: { mood: 'morning', far: ['hills'], ground: 'path', feature: 'keep', behind: true },
    size: 240,
    label: 'Keep gate',
  },
} satisfies Meta<typeof ScenePicture>
export default meta
type Story = StoryObj<typeof meta>

export const KeepGate = {} satisfies Story
export const UnknownWords = { args: { art: { mood: 'glum', ground: 'porridge' }, label: 'Somewhere' } } satisfies Story

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

const ofYear = (year: string) => ({
  render: () => (
    <Gallery
      items={backgroundsByYear[year] ?? []}
      name={({ key }) => key}
      draw={({ art }) => <ScenePicture art={art} size={110} />}
    />
  ),
})

export const In2014: Story = ofYear('2014')
export const In2015: Story = ofYear('2015')
export const In2016: Story = ofYear('2016')
export const In2017: Story = ofYear('2017')
export const In2018: Story = ofYear('2018')
export const In2019: Story = ofYear('2019')
export const In2020: Story = ofYear('2020')
export const In2021: Story = ofYear('2021')
export const In2022: Story = ofYear('2022')
export const In2023: Story = ofYear('2023')
export const In2024: Story = ofYear('2024')
export const In2025: Story = ofYear('2025')
export const In2026: Story = ofYear('2026')
export const In2027: Story = ofYear('2027')
export const InNoMonth: Story = ofYear('always')

const drawn = (folder: string): ReadonlyArray<string> =>
  Object.keys(library.templates)
    .filter((path) => path.startsWith(`scene/${folder}/`) && !path.endsWith('great-keep'))
    .map((path) => path.slice(`scene/${folder}/`.length))

const FEATURES = drawn('feature')
const HALF = Math.ceil(FEATURES.length / 2)

const features = (names: ReadonlyArray<string>): Story => ({
  render: () => (
    <Gallery
      items={names}
      name={(feature) => feature}
      draw={(feature) => <ScenePicture art={{ mood: 'morning', far: 'hills', feature }} size={96} />}
    />
  ),
})

export const FeaturesFirstHalf = features(FEATURES.slice(0, HALF))
export const FeaturesSecondHalf = features(FEATURES.slice(HALF))

export const Lands = {
  render: () => (
    <Gallery
      items={drawn('far')}
      name={(far) => far}
      draw={(far) => <ScenePicture art={{ mood: 'morning', far }} size={96} />}
    />
  ),
} satisfies Story

export const Grounds = {
  render: () => (
    <Gallery
      items={drawn('ground')}
      name={(ground) => ground}
      draw={(ground) => <ScenePicture art={{ mood: 'noon', ground }} size={96} />}
    />
  ),
} satisfies Story
