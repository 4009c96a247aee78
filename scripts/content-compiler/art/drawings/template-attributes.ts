import type { Anchor, HairRule, Palette, Template } from '@daykeep/rules/pictures'

/** Attributes that a drawing may have on its root, next to viewBox. Everything else is a misspelling. */
const ROOT_ATTRIBUTES: ReadonlySet<string> = new Set(
  (
    'class xmlns viewBox width height aria-hidden data-axis data-motif data-motif-role data-angle data-grip ' +
    'data-two-handed data-hair data-back data-icon data-eye-lift data-palette data-seat data-head data-tail data-wings ' +
    'data-bare data-flank data-chest data-shell data-side data-paws'
  ).split(' '),
)

const HAIR_RULES: ReadonlySet<string> = new Set(['show', 'clip', 'hide-front', 'hide-all'])
const isHairRule = (text: string): text is HairRule => HAIR_RULES.has(text)

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i
const isPalette = (colors: ReadonlyArray<string>): colors is Palette =>
  colors.length === 6 && colors.every((color) => HEX.test(color))

type Attributes = Readonly<Record<string, string>>
type Facts = Omit<Template, 'viewBox' | 'layers'>
type Reader = (value: string, attributes: Attributes) => Facts | string

/** How each attribute is read: a fact of the template, or what is wrong with it. */
const READERS: Readonly<Record<string, Reader>> = {
  'data-motif': (value, attributes) => {
    const [x, y, size, ...more] = value.split(' ').map(Number)
    if (x === undefined || y === undefined || size === undefined || more.length > 0 || Number.isNaN(x + y + size))
      return 'data-motif is "x y size"'
    return size > 0 ? { motif: { x, y, size, role: attributes['data-motif-role'] ?? 'trim o thin' } } : {}
  },
  'data-angle': (value) => (Number.isFinite(Number(value)) ? { angle: Number(value) } : 'data-angle is in degrees'),
  'data-grip': (value) => (value === '0 0' ? {} : 'a weapon is drawn with its grip at 0 0'),
  'data-two-handed': () => ({ twoHanded: true }),
  'data-hair': (value) => (isHairRule(value) ? { hair: value } : `data-hair is one of ${[...HAIR_RULES].join(', ')}`),
  'data-back': (value) => (value === 'loose' ? { loose: true } : 'data-back is "loose" or absent'),
  'data-icon': (value) => (isViewBox(value) ? { icon: value } : 'data-icon is a viewBox, "x y width height"'),
  'data-eye-lift': (value) => (Number(value) > 0 ? { eyeLift: Number(value) } : 'data-eye-lift is in units, upwards'),
  'data-seat': (_, attributes) => anchorsOf(attributes),
  'data-head': (value, attributes) => {
    if ('data-seat' in attributes) return {}
    const head = anchorOf(value)
    return head ? { head } : 'data-head is "x y", and may add a scale and a turn'
  },
  'data-paws': () => ({ paws: true }),
  'data-side': () => ({ side: true }),
  'data-flank': (value) => ({ flank: value }),
  'data-shell': (value) => ({ shell: value }),
  'data-chest': () => ({ chest: true }),
  'data-palette': (value) => {
    const colors = value.split(' ')
    return isPalette(colors) ? { palette: colors } : 'data-palette is six colours: base shade light trim accent glow'
  },
}

const anchorOf = (text: string | undefined): Anchor | undefined => {
  const [x = Number.NaN, y = Number.NaN, scale = 1, turn = 0, ...more] = (text ?? '').split(' ').map(Number)
  return more.length === 0 && Number.isFinite(x + y + turn) && scale > 0 ? { x, y, scale, turn } : undefined
}

const anchorsOf = (attributes: Attributes): Facts | string => {
  const [seat, head, tail, wings] = ['seat', 'head', 'tail', 'wings'].map((name) =>
    anchorOf(attributes[`data-${name}`]),
  )
  if (!seat || !head || !tail || !wings)
    return 'data-seat, -head, -tail and -wings are "x y", and may add a scale and a turn'
  return { stand: { seat, head, tail, wings, ...('data-bare' in attributes ? { bare: true as const } : {}) } }
}

export const isViewBox = (value: string): boolean => {
  const numbers = value.split(' ').map(Number)
  return numbers.length === 4 && numbers.every(Number.isFinite)
}

/** The attributes of a drawing's root as data, and the errors in them. */
export const readAttributes = (attributes: Attributes): { readonly facts: Facts; readonly issues: string[] } => {
  const unknown = Object.keys(attributes).filter((name) => !ROOT_ATTRIBUTES.has(name))
  const read = Object.entries(READERS).flatMap(([name, reader]) => {
    const value = attributes[name]
    return value === undefined ? [] : [reader(value, attributes)]
  })
  return {
    facts: Object.assign({}, ...read.filter((fact) => typeof fact !== 'string')),
    issues: [
      ...unknown.map((name) => `unknown attribute "${name}"`),
      ...read.filter((fact): fact is string => typeof fact === 'string'),
    ],
  }
}
