import * as E from 'fp-ts/lib/Either.js'
import { AVATAR_FORMS, PARTICLES, SEASONS, SHOPS, SPECIES_PARTS, TIMES } from '@daykeep/rules/pictures'
import { CLASSES, GEAR_SLOTS, type GearSlot } from '@daykeep/rules/model'
import {
  type AnyCodec,
  type ContentCodec,
  choice,
  contentCodec,
  describeValue,
  didYouMean,
  Flag,
  leaf,
  listOf,
  mapOf,
  orNull,
  strictObject,
  Text,
  validationError,
} from '../codec/index.ts'

type Names = ReadonlyArray<string>
type Codecs = Readonly<Record<string, AnyCodec>>

/** The names that the data of `art/` may refer to. */
export type Vocabulary = {
  /** Names of the drawings in a folder of templates. */
  readonly drawnIn: (folder: string) => Names
  readonly gear: Readonly<Record<GearSlot, Names>>
  readonly materials: Names
  readonly palettes: Names
  readonly moods: Names
}

/** The codec of each data file of `art/`, by its name without the ending. */
export const artDataCodecs = (words: Vocabulary): Codecs => ({
  palettes: strictObject({ gear: mapOf(Palette), hair: mapOf(Color), skin: mapOf(Color) }),
  icons: strictObject({ icons: listOf(Text) }),
  'skill-tiles': strictObject(each([...CLASSES, 'season'], () => Palette)),
  transformations: strictObject(each(AVATAR_FORMS, () => Palette)),
  ...gearCodecs(words),
  ...creatureCodecs(words),
  ...sceneCodecs(words),
  ...shopCodecs(words),
  ...appearanceCodecs(words),
})

const Color = leaf(
  'a colour like #2f6f73',
  { type: 'string' },
  (input): input is string => typeof input === 'string' && /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(input),
)
const Palette = listOf(Color, 6)
const AnyNumber = leaf('a number', { type: 'number' }, (input): input is number => typeof input === 'number')

/** One of the names; the message lists them all. */
const oneOfNames = (what: string, names: Names): ContentCodec<string> =>
  contentCodec<string>(what, {
    schema: { enum: names },
    decode: (input, context) => {
      if (typeof input === 'string' && names.includes(input)) return E.right(input)
      const suggestion = typeof input === 'string' ? didYouMean(input, names) : ''
      const message = `expected ${what} (${names.join(', ')}), found ${describeValue(input)}${suggestion}`
      return E.left(validationError(input, context, message))
    },
  })

const each = (names: Names, codec: (name: string) => AnyCodec): Codecs =>
  Object.fromEntries(names.map((name) => [name, codec(name)]))

const gearCodecs = ({ gear, palettes }: Vocabulary): Codecs => ({
  'gear-fallbacks': strictObject({
    templates: strictObject(
      Object.fromEntries(GEAR_SLOTS.map((slot) => [slot, oneOfNames(`a drawing for ${slot}`, gear[slot])])),
    ),
    palettes: strictObject(each(CLASSES, () => listOf(oneOfNames('a palette', palettes)))),
  }),
})

const creatureCodecs = ({ drawnIn }: Vocabulary): Codecs => ({
  species: mapOf(
    strictObject(
      { natural: Palette, eyes: Color },
      {
        lightEyes: Flag,
        ...each(SPECIES_PARTS, (part) => oneOfNames(`a drawn ${part}`, drawnIn(`creature/${part}`))),
      },
    ),
  ),
  tack: strictObject({ sets: listOf(listOf(Color, 3)) }),
})

const sceneCodecs = ({ drawnIn, moods }: Vocabulary): Codecs => {
  const land = oneOfNames('a far land', drawnIn('scene/panorama'))
  const panorama = strictObject({
    mood: oneOfNames('a mood', moods),
    far: listOf(land),
    standing: land,
    buildings: Palette,
    particles: oneOfNames('particles', Object.keys(PARTICLES)),
    seed: AnyNumber,
  })
  const orb = strictObject({ shape: choice('sun', 'moon'), color: Color, x: AnyNumber, y: AnyNumber })
  return {
    moods: mapOf(
      strictObject(
        { sky: listOf(Color, 3), orb: orNull(orb), dark: Flag, far: Palette, near: Palette, feature: Palette },
        { tint: strictObject({ color: Color, share: AnyNumber }) },
      ),
    ),
    panoramas: strictObject(each(SEASONS, () => strictObject(each(TIMES, () => panorama)))),
  }
}

/** The people and places of the shops. */
const shopCodecs = ({ drawnIn, gear, moods, palettes }: Vocabulary): Codecs => {
  const mood = oneOfNames('a mood', moods)
  const motif = oneOfNames('a motif', drawnIn('motif'))
  const palette = oneOfNames('a palette', palettes)
  const worn = (slot: GearSlot) =>
    strictObject({ template: oneOfNames(`a drawing for ${slot}`, gear[slot]), palette }, { motif })
  const stand = strictObject(
    { feature: oneOfNames('a feature', drawnIn('scene/feature')), x: AnyNumber },
    { flip: Flag },
  )
  const place = {
    mood,
    far: listOf(oneOfNames('a far land', drawnIn('scene/far'))),
    ground: oneOfNames('a ground', drawnIn('scene/ground')),
    particles: oneOfNames('particles', Object.keys(PARTICLES)),
    stands: listOf(stand),
    wears: listOf(strictObject({}, Object.fromEntries(GEAR_SLOTS.map((slot) => [slot, worn(slot)])))),
  }
  const hair = strictObject({
    color: Text,
    ...each(['base', 'bangs', 'beard', 'mustache', 'flower'], () => AnyNumber),
  })
  const keeper = strictObject({ size: choice('slim', 'broad'), skin: Text, shirt: Text, hair, chair: Text })
  const shop = strictObject({
    keepers: listOf(keeper),
    counter: oneOfNames('a counter', drawnIn('scene/counter')),
    seasons: strictObject(each(SEASONS, () => strictObject(place, { night: mood }))),
  })
  return { shops: strictObject(each(SHOPS, () => shop)) }
}

const appearanceCodecs = ({ drawnIn, materials, palettes }: Vocabulary): Codecs => {
  const hair = oneOfNames('a drawing of hair', drawnIn('avatar/hair'))
  const hairdo = mapOf(strictObject({}, { front: hair, back: hair, flip: Flag }))
  const material = oneOfNames('a material', materials)
  const motif = oneOfNames('a motif', drawnIn('motif'))
  const paint = strictObject({
    template: oneOfNames('a face paint', drawnIn('avatar/skin')),
    colors: listOf(Color, 3),
  })
  const palette = oneOfNames('a palette', palettes)
  return {
    'appearance/skin': mapOf(strictObject({ color: Color }, { material, paint })),
    'appearance/hair-color': mapOf(strictObject({ color: Color }, { shade: Color, light: Color, material })),
    ...each(['appearance/hair-base', 'appearance/bangs', 'appearance/beard', 'appearance/mustache'], () => hairdo),
    'appearance/flower': mapOf(strictObject({ template: hair, palette }, { earring: Flag })),
    'appearance/shirt': mapOf(strictObject({ color: Color }, { trousers: Color, material, motif, motifColor: Color })),
    'appearance/chair': mapOf(strictObject({ color: Color, handles: Flag })),
  }
}
