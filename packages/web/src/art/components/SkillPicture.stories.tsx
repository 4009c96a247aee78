import type { Meta, StoryObj } from '@storybook/react-vite'
import { loadRenderer } from '../renderer/load-renderer.ts'
import { Gallery } from '../stories/Gallery.tsx'
import { SkillPicture } from './SkillPicture.tsx'

const meta = {
  title: 'Art/Skill',
  component: SkillPicture,
  loaders: [() => loadRenderer()],
  args: { art: { icon: 'game-icons:fireball' }, of: 'wizard', size: 72, label: 'Burst of flames' },
} satisfies Meta<typeof SkillPicture>
export default meta
type Story = StoryObj<typeof meta>

const SKILLS = [
  ...['fireball', 'magic-swirl', 'earth-spit', 'snowflake-2'].map((icon) => ({ icon, of: 'wizard' as const })),
  ...['hammer-drop', 'shield', 'rally-the-troops', 'lion'].map((icon) => ({ icon, of: 'warrior' as const })),
  ...['snatch', 'backstab', 'crossed-swords', 'hood'].map((icon) => ({ icon, of: 'rogue' as const })),
  ...['healing', 'sunbeams', 'shield-reflect', 'heart-beats'].map((icon) => ({ icon, of: 'healer' as const })),
]

export const Fireball = {} satisfies Story
export const OfAFestival = {
  args: { art: { icon: 'game-icons:snowflake-2' }, of: 'season', label: 'Snowball' },
} satisfies Story
export const Unknown = { args: { art: { icon: 'game-icons:nothing' }, label: 'Some skill' } } satisfies Story

export const EveryClass = {
  render: () => (
    <Gallery
      items={SKILLS}
      name={({ icon }) => icon}
      draw={({ icon, of }) => <SkillPicture art={{ icon: `game-icons:${icon}` }} of={of} size={56} />}
    />
  ),
} satisfies Story
