import type { Meta, StoryObj } from '@storybook/react-vite'
import { library } from 'virtual:art'
import { loadRenderer } from '../../renderer/load-renderer.ts'
import { Gallery } from '../../stories/Gallery.tsx'
import { PotionPicture } from './PotionPicture.tsx'

const meta = {
  title: 'Art/Hatching potion',
  component: PotionPicture,
  loaders: [() => loadRenderer()],
  args: { potion: 'Golden', size: 96, label: 'Golden hatching potion' },
} satisfies Meta<typeof PotionPicture>
export default meta
type Story = StoryObj<typeof meta>

export const Golden = {} satisfies Story

export const EveryPotion = {
  render: () => (
    <Gallery
      items={Object.keys(library.potions)}
      name={(potion) => potion}
      draw={(potion) => <PotionPicture potion={potion} size={64} />}
    />
  ),
} satisfies Story
