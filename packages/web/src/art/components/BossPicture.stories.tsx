import type { Meta, StoryObj } from '@storybook/react-vite'
import { loadStudio } from '../load-studio.ts'
import { Gallery } from '../stories/Gallery.tsx'
import { BossPicture } from './BossPicture.tsx'

const meta = {
  title: 'Art/Boss',
  component: BossPicture,
  loaders: [() => loadStudio()],
  args: { art: { template: 'wyrm', palette: 'dusk' }, size: 390, label: 'A wyrm' },
} satisfies Meta<typeof BossPicture>
export default meta
type Story = StoryObj<typeof meta>

export const Wyrm = {} satisfies Story
export const CrownedAnimal = {
  args: { art: { species: 'Owl', potion: 'Base' }, label: 'A crowned owl' },
} satisfies Story

export const Drawn = {
  render: () => (
    <Gallery
      items={['heap', 'wyrm', 'golem', 'wraith'].flatMap((template) =>
        ['moss', 'steel'].map((palette) => ({ template, palette })),
      )}
      name={({ template, palette }) => `${template}, ${palette}`}
      draw={(art) => <BossPicture art={art} size={200} />}
    />
  ),
} satisfies Story
