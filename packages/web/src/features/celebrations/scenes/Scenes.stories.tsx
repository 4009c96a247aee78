import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import {
  Avatar,
  BossPicture,
  EXAMPLE_AVATARS,
  EggPicture,
  GearPicture,
  IconPicture,
  loadRenderer,
  MountPicture,
  NEWCOMER,
  PetPicture,
  PotionPicture,
} from '../../../art/index.ts'
import {
  AchievementScene,
  ArmoireScene,
  DeathScene,
  DropScene,
  HatchScene,
  LevelUpScene,
  QuestWonScene,
  RageScene,
  RaiseScene,
  StreakScene,
} from './index.ts'

type Props = { readonly scene: ReactNode; readonly size: number }

/** A scene in the arch, at a size. */
const Arch = ({ scene, size }: Props) => (
  <div style={{ inlineSize: size, blockSize: size, borderRadius: 'var(--r-arch)', overflow: 'hidden' }}>{scene}</div>
)

const someone = Object.values(EXAMPLE_AVATARS)[0] ?? NEWCOMER
const badge = <IconPicture art={{ template: 'badge', palette: 'ember', motif: 'flame' }} />
const fox = { species: 'Fox', potion: 'Base' } as const

const meta = {
  title: 'Celebrations/Scenes',
  component: Arch,
  loaders: [() => loadRenderer()],
  args: { size: 320, scene: <LevelUpScene figure={<Avatar art={someone} />} /> },
} satisfies Meta<typeof Arch>
export default meta
type Story = StoryObj<typeof meta>

export const LevelUp = {} satisfies Story
export const Drop = {
  args: {
    scene: (
      <DropScene
        items={
          <>
            <EggPicture species="Fox" />
            <PotionPicture potion="Red" />
          </>
        }
      />
    ),
  },
} satisfies Story
export const Hatching = {
  args: { scene: <HatchScene egg={<EggPicture species="Fox" />} pet={<PetPicture {...fox} />} /> },
} satisfies Story
export const Raising = {
  args: { scene: <RaiseScene pet={<PetPicture {...fox} />} mount={<MountPicture {...fox} />} /> },
} satisfies Story
export const QuestWon = {
  args: {
    scene: (
      <QuestWonScene
        boss={<BossPicture art={{ template: 'knight' }} />}
        prize={<IconPicture art={{ template: 'scroll', palette: 'sun', motif: 'star' }} />}
      />
    ),
  },
} satisfies Story
export const Rage = { args: { scene: <RageScene boss={<BossPicture art={{ template: 'wyrm' }} />} /> } } satisfies Story
export const CollectingDone = {
  args: { scene: <QuestWonScene prize={<IconPicture art={{ template: 'crystal' }} />} /> },
} satisfies Story
export const Streak = { args: { scene: <StreakScene badge={badge} /> } } satisfies Story
export const Achievement = { args: { scene: <AchievementScene badges={badge} /> } } satisfies Story
export const Death = {
  args: { scene: <DeathScene ghost={<Avatar art={{ ...someone, transformation: 'ghost' }} />} /> },
} satisfies Story
export const Armoire = {
  args: {
    scene: (
      <ArmoireScene piece={<GearPicture slot="head" art={{ template: 'wizard-hat', palette: 'plum' }} facts={{}} />} />
    ),
  },
} satisfies Story
export const BareArmoire = { args: { scene: <ArmoireScene /> } } satisfies Story
export const LevelUpAtNight = { globals: { theme: 'dark' } } satisfies Story
export const HatchingSmall = { args: { ...Hatching.args, size: 140 } } satisfies Story
