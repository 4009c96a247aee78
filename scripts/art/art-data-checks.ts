import { SPECIES_PARTS } from '../../packages/web/src/art/art-field.ts'
import { TRANSFORMATIONS } from '../../packages/web/src/art/avatar-art.ts'
import { GEAR_SLOTS, type GearSlot } from '../../packages/web/src/art/library.ts'
import { SEASONS, TIMES } from '../../packages/web/src/art/panorama-art.ts'
import { PARTICLES } from '../../packages/web/src/art/scene/particles.ts'
import { among, byName, type Check, closed, color, list, number, orNull, palette, word, yesNo } from './data-checks.ts'

type Names = ReadonlyArray<string>
type Checks = Readonly<Record<string, Check>>

/** What the data of `art/` may refer to. */
export type Vocabulary = {
  /** Names of the drawings in a folder of templates. */
  readonly drawnIn: (folder: string) => Names
  readonly gear: Readonly<Record<GearSlot, Names>>
  readonly materials: Names
  readonly palettes: Names
  readonly moods: Names
}

/** What each data file of `art/` must be, by its name. */
export const artDataChecks = (words: Vocabulary): Checks => ({
  palettes: closed({ gear: byName(palette), hair: byName(color), skin: byName(color) }),
  icons: closed({ icons: list(word) }),
  'skill-tiles': closed(each([...GEAR_CLASSES, 'season'], () => palette)),
  transformations: closed(each(TRANSFORMATIONS, () => palette)),
  ...gearChecks(words),
  ...creatureChecks(words),
  ...sceneChecks(words),
  ...appearanceChecks(words),
})

const GEAR_CLASSES = ['warrior', 'rogue', 'wizard', 'healer'] as const

const each = (names: Names, check: (name: string) => Check): Checks =>
  Object.fromEntries(names.map((name) => [name, check(name)]))

const gearChecks = ({ gear, palettes }: Vocabulary): Checks => ({
  'gear-fallbacks': closed({
    templates: closed(Object.fromEntries(GEAR_SLOTS.map((slot) => [slot, among(`a drawing for ${slot}`, gear[slot])]))),
    palettes: closed(each(GEAR_CLASSES, () => list(among('a palette', palettes)))),
  }),
})

const creatureChecks = ({ drawnIn }: Vocabulary): Checks => ({
  species: byName(
    closed(
      { natural: palette, eyes: color },
      {
        lightEyes: yesNo,
        ...each(SPECIES_PARTS, (part) => among(`a drawn ${part}`, drawnIn(`creature/${part}`))),
      },
    ),
  ),
  tack: closed({ sets: list(list(color, 3)) }),
})

const sceneChecks = ({ drawnIn, moods }: Vocabulary): Checks => {
  const panorama = closed({
    mood: among('a mood', moods),
    far: list(among('a far land', drawnIn('scene/panorama'))),
    standing: among('a far land', drawnIn('scene/panorama')),
    buildings: palette,
    particles: among('particles', Object.keys(PARTICLES)),
    seed: number,
  })
  const orb = closed({ shape: among('a light in the sky', ['sun', 'moon']), color, x: number, y: number })
  return {
    moods: byName(
      closed(
        { sky: list(color, 3), orb: orNull(orb), dark: yesNo, far: palette, near: palette, feature: palette },
        { tint: closed({ color, share: number }) },
      ),
    ),
    panoramas: closed(each(SEASONS, () => closed(each(TIMES, () => panorama)))),
  }
}

const appearanceChecks = ({ drawnIn, materials, palettes }: Vocabulary): Checks => {
  const hair = among('a drawing of hair', drawnIn('avatar/hair'))
  const hairdo = byName(closed({}, { front: hair, back: hair, flip: yesNo }))
  const material = among('a material', materials)
  const motif = among('a motif', drawnIn('motif'))
  const paint = closed({ template: among('a face paint', drawnIn('avatar/skin')), colors: list(color, 3) })
  return {
    'appearance/skin': byName(closed({ color }, { material, paint })),
    'appearance/hair-color': byName(closed({ color }, { shade: color, light: color, material })),
    ...each(['appearance/hair-base', 'appearance/bangs', 'appearance/beard', 'appearance/mustache'], () => hairdo),
    'appearance/flower': byName(closed({ template: hair, palette: among('a palette', palettes) }, { earring: yesNo })),
    'appearance/shirt': byName(closed({ color }, { trousers: color, material, motif, motifColor: color })),
    'appearance/chair': byName(closed({ color, handles: yesNo })),
  }
}
