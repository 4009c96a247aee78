import {
  choice,
  closed,
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
import type { GearSlot } from '../../model/user/items.ts'

/** Links of this kind name a drawing, not a thing of the game. Look, section 5. */
export const DRAWN = 'art:'

const drawn = (kind: string): ContentCodec<string> => linkTo(`${DRAWN}${kind}`)

/** Base, shade, light, trim, accent and glow; of animals coat, shade, light, mark, inner and extra. */
const SixColours = listOf(Colour, 6)
const Palette = eitherOf(drawn('palette'), SixColours)
const Motif = orNull(drawn('motif'))

export const gearArt = (slot: GearSlot) =>
  closed({ template: drawn(`${slot} template`) }, { palette: Palette, motif: Motif })

export const SpeciesArt = closed(
  { body: drawn('animal body'), head: drawn('animal head'), natural: SixColours, eyes: Colour },
  {
    ears: drawn('animal ears'),
    muzzle: drawn('animal muzzle'),
    mark: drawn('animal mark'),
    tail: drawn('animal tail'),
    stand: drawn('animal stand'),
    extra: drawn('animal extra'),
    worn: drawn('animal worn'),
    lightEyes: Flag,
  },
)

export const PotionArt = closed(
  { palette: orNull(SixColours), liquid: Colour },
  {
    eyes: Colour,
    material: drawn('material'),
    overlay: drawn('animal overlay'),
    extra: drawn('animal extra'),
    tack: Whole,
  },
)

export const ItemArt = closed({ template: drawn('item template') }, { palette: Palette, motif: Motif })
export const IconArt = closed({ icon: drawn('icon') })
export const FoodArt = closed({}, { icon: drawn('icon'), template: drawn('item template'), palette: Palette })
export const BadgeArt = closed({ palette: Palette, motif: drawn('motif') })

/** The seal of a scroll; a line may be written on something else. */
const SealArt = closed({ palette: Palette, motif: drawn('motif') }, { template: drawn('item template') })
export const ScrollArt = closed({ scroll: SealArt })

/** Whom a party fights: a drawing in a palette, or a species as a potion makes it. */
const BossArt = closed(
  {},
  {
    template: drawn('boss'),
    palette: Palette,
    species: linkTo('eggs'),
    potion: linkTo('hatchingPotions'),
    wears: listOf(drawn('boss wear')),
  },
)

/** A thing to collect: a drawing in a palette, or a motif alone. */
const CollectArt = closed({ palette: Palette }, { motif: drawn('motif'), template: drawn('item template') })

/** An animal of its own kind: its parts, and what it looks like hatched. */
export const AnimalArt = closed({ species: SpeciesArt }, { potion: PotionArt })

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
export const SceneArt = closed(
  { mood: drawn('mood'), ground: drawn('ground') },
  {
    far: listOf(drawn('far land')),
    feature: eitherOf(drawn('feature'), listOf(drawn('feature'))),
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
export const QuestArt = closed({ scroll: SealArt }, { boss: BossArt, items: mapOf(CollectArt), scene: SceneArt })
