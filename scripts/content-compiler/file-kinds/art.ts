import {
  choice,
  strictObject,
  Colour,
  type ContentCodec,
  eitherOf,
  Flag,
  linkTo,
  listOf,
  mapOf,
  orNull,
  Whole,
} from '../codec/index.ts'
import type { GearSlot } from '@daykeep/rules/model'

/** Links of this kind name a drawing, not an entry. */
export const DRAWING_LINK = 'art:'

const drawing = (kind: string): ContentCodec<string> => linkTo(`${DRAWING_LINK}${kind}`)

/** Base, shade, light, trim, accent and glow; of animals coat, shade, light, mark, inner and extra. */
const SixColours = listOf(Colour, 6)
const Palette = eitherOf(drawing('palette'), SixColours)
const Motif = orNull(drawing('motif'))

export const gearArt = (slot: GearSlot) =>
  strictObject({ template: drawing(`${slot} template`) }, { palette: Palette, motif: Motif })

export const SpeciesArt = strictObject(
  { body: drawing('animal body'), head: drawing('animal head'), natural: SixColours, eyes: Colour },
  {
    ears: drawing('animal ears'),
    muzzle: drawing('animal muzzle'),
    mark: drawing('animal mark'),
    tail: drawing('animal tail'),
    stand: drawing('animal stand'),
    extra: drawing('animal extra'),
    worn: drawing('animal worn'),
    lightEyes: Flag,
  },
)

export const PotionArt = strictObject(
  { palette: orNull(SixColours), liquid: Colour },
  {
    eyes: Colour,
    material: drawing('material'),
    overlay: drawing('animal overlay'),
    extra: drawing('animal extra'),
    tack: Whole,
  },
)

export const ItemArt = strictObject({ template: drawing('item template') }, { palette: Palette, motif: Motif })
export const IconArt = strictObject({ icon: drawing('icon') })
export const FoodArt = strictObject({}, { icon: drawing('icon'), template: drawing('item template'), palette: Palette })
export const BadgeArt = strictObject({ palette: Palette, motif: drawing('motif') })

/** The seal of a scroll; a line may be written on something else. */
const SealArt = strictObject({ palette: Palette, motif: drawing('motif') }, { template: drawing('item template') })
export const ScrollArt = strictObject({ scroll: SealArt })

/** Whom a party fights: a drawing in a palette, or a species as a potion makes it. */
const BossArt = strictObject(
  {},
  {
    template: drawing('boss'),
    palette: Palette,
    species: linkTo('eggs'),
    potion: linkTo('hatchingPotions'),
    wears: listOf(drawing('boss wear')),
  },
)

/** A thing to collect: a drawing in a palette, or a motif alone. */
const CollectArt = strictObject({ palette: Palette }, { motif: drawing('motif'), template: drawing('item template') })

/** An animal of its own kind: its parts, and what it looks like hatched. */
export const AnimalArt = strictObject({ species: SpeciesArt }, { potion: PotionArt })

const PARTICLES = [
  'none',
  'snow',
  'stars',
  'fireflies',
  'petals',
  'leaves',
  'bubbles',
  'embers',
  'rays',
  'rain',
  'lightning',
  'ash',
  'hearts',
  'confetti',
  'sparkles',
  'motes',
  'mist',
  'meteors',
  'aurora',
  'fireworks',
  'rainbow',
  'gulls',
  'bats',
  'butterflies',
  'notes',
] as const

/** Sky, land, ground and what stands there; of several features every other one stands on the other side. */
export const SceneArt = strictObject(
  { mood: drawing('mood'), ground: drawing('ground') },
  {
    far: listOf(drawing('far land')),
    feature: eitherOf(drawing('feature'), listOf(drawing('feature'))),
    behind: Flag,
    flip: Flag,
    particles: choice(...PARTICLES),
    seed: Whole,
    farRoles: SixColours,
    featureRoles: SixColours,
    groundRoles: SixColours,
  },
)

/** `items`: each thing to collect. `scene`: where a boss is met, when that is a place of its own. */
export const QuestArt = strictObject({ scroll: SealArt }, { boss: BossArt, items: mapOf(CollectArt), scene: SceneArt })
