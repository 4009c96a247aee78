import { GEAR_SLOTS, type GearSlot } from '@daykeep/rules/model'
import { type AvatarArt, hair, NEWCOMER, SCENES } from '@daykeep/rules/pictures'
import { Avatar } from '../components/avatar/Avatar.tsx'

/** The choices of the dressing room; an empty string is none. */
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
  /** The palette of worn gear. */
  readonly palette: string
  /** The palette of held gear and of the back. */
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

/** An avatar of the choices. */
const toDressed = (choice: Choice): AvatarArt => {
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

/** One avatar at three sizes, by day and by night: for stories. */
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
