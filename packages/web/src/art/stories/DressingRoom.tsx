import type { AvatarArt } from '../avatar-art.ts'
import { Avatar } from '../components/Avatar.tsx'
import { GEAR_SLOTS, type GearSlot } from '../library.ts'
import { hair, NEWCOMER } from '../sample-avatars.ts'
import { SCENES } from './scenes.ts'

/** What may be chosen in the dressing room; an empty word is nothing at all. */
export type Choice = { readonly [slot in GearSlot]: string } & {
  readonly size: 'slim' | 'broad'
  readonly skin: string
  readonly shirt: string
  readonly chair: string
  readonly hairColor: string
  readonly hairBase: number
  readonly bangs: number
  readonly beard: number
  readonly mustache: number
  readonly flower: number
  /** Of what is worn on the body. */
  readonly palette: string
  /** Of what is held, and of what hangs behind. */
  readonly secondPalette: string
  readonly motif: string
  readonly mount: string
  readonly pet: string
  readonly potion: string
  readonly scene: string
  readonly sleeping: boolean
}

const SECOND: ReadonlySet<GearSlot> = new Set(['weapon', 'shield', 'back'])
const SIZES = [60, 140, 320] as const

/** Someone who wears, rides and stands where the choice says. */
export const toDressed = (choice: Choice): AvatarArt => {
  const { palette, secondPalette, motif, mount, pet, potion, sleeping } = choice
  const worn = GEAR_SLOTS.filter((slot) => choice[slot] !== '').map((slot) => {
    const colours = SECOND.has(slot) ? secondPalette : palette
    return [slot, { template: choice[slot], palette: colours, motif: motif || null }] as const
  })
  return {
    ...NEWCOMER,
    size: choice.size,
    skin: choice.skin,
    shirt: choice.shirt,
    chair: choice.chair,
    hair: hair(choice.hairColor, choice.hairBase, {
      bangs: choice.bangs,
      beard: choice.beard,
      mustache: choice.mustache,
      flower: choice.flower,
    }),
    gear: Object.fromEntries(worn),
    background: SCENES[choice.scene],
    mount: mount ? { species: mount, potion } : undefined,
    pet: pet ? { species: pet, potion } : undefined,
    sleeping,
  }
}

/** The same person at three sizes, by day and by night: for stories only. */
export const DressingRoom = (choice: Choice) => (
  <div style={{ display: 'grid', gap: 16 }}>
    {(['light', 'dark'] as const).map((theme) => (
      <section
        key={theme}
        data-theme={theme}
        aria-label={theme}
        style={{ background: 'var(--bg)', padding: 16, borderRadius: 24 }}
      >
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'end' }}>
          {SIZES.map((size) => (
            <Avatar key={size} art={toDressed(choice)} size={size} label={`Dressed, ${size} px, ${theme}`} />
          ))}
          <Avatar art={toDressed(choice)} crop="portrait" size={60} />
          <Avatar art={toDressed(choice)} crop="party" size={140} />
        </div>
      </section>
    ))}
  </div>
)
