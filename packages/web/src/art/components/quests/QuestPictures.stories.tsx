import type { Meta, StoryObj } from '@storybook/react-vite'
import { loadRenderer } from '../../renderer/load-renderer.ts'
import { Gallery } from '../../stories/Gallery.tsx'
import { quests } from '../../fixtures/quests.ts'
import { BossPicture } from './BossPicture.tsx'
import { BossScene } from './BossScene.tsx'
import { CollectPicture } from './CollectPicture.tsx'
import { IconPicture } from '../IconPicture.tsx'

type Props = { readonly category: string }

const drawBoss = ({ boss }: (typeof quests)[number]) =>
  boss === undefined ? null : <BossPicture art={boss} size={170} />

/** The bosses of a category, line by line. */
const Bosses = ({ category }: Props) => (
  <Gallery
    items={quests.filter((quest) => quest.category === category && quest.boss !== undefined)}
    name={({ key }) => key}
    draw={drawBoss}
  />
)

const meta = {
  title: 'Art/Quests',
  component: Bosses,
  loaders: [() => loadRenderer()],
  args: { category: 'unlockable' },
} satisfies Meta<typeof Bosses>
export default meta
type Story = StoryObj<typeof meta>

export const BossesOfUnlockableLines = {} satisfies Story
export const BossesOfGoldLines = { args: { category: 'gold' } } satisfies Story
export const BossesOfPetQuests = { args: { category: 'pet' } } satisfies Story
export const BossesOfPotionQuests = { args: { category: 'hatchingPotion' } } satisfies Story
export const BossesOfTimeTravelers = { args: { category: 'timeTravelers' } } satisfies Story
export const BossesOfTheWorld = { args: { category: 'world' } } satisfies Story
export const BossesAtNight = { args: { category: 'gold' }, globals: { theme: 'dark' } } satisfies Story

const scenes = quests.flatMap(({ key, boss, scene }) => (boss && scene ? [{ key, boss, scene }] : []))

export const WorldBossScenes = {
  render: () => (
    <Gallery
      items={scenes}
      name={({ key }) => key}
      draw={({ key, boss, scene }) => <BossScene boss={boss} scene={scene} size={620} label={key} />}
    />
  ),
} satisfies Story

const things = quests.flatMap(({ items }) => Object.entries(items))

export const ThingsToCollect = {
  render: () => (
    <Gallery items={things} name={([key]) => key} draw={([, art]) => <CollectPicture art={art} size={64} />} />
  ),
} satisfies Story

export const Scrolls = {
  render: () => (
    <Gallery
      items={quests}
      name={({ key }) => key}
      draw={({ scroll }) => <IconPicture art={{ template: 'scroll', ...scroll }} size={56} />}
    />
  ),
} satisfies Story
