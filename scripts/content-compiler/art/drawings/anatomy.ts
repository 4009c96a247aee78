import { EXPRESSIONS } from '@daykeep/rules/pictures'

/** What a drawing of a folder must have, so that the composers find what they look for. */
export type Anatomy = {
  /** All of these layers. */
  readonly layers?: ReadonlyArray<string>
  /** These too, if it likes; `layers` or at least one of these. */
  readonly more?: ReadonlyArray<string>
  readonly viewBox?: string
  readonly attributes?: ReadonlyArray<string>
}

const DOLL = '0 0 240 240'
const ANIMAL = '0 0 120 120'
const SCENE = { layers: ['main'], viewBox: DOLL }

/** By folder of a template; a file is named with its whole path. */
const ANATOMY: Readonly<Record<string, Anatomy>> = {
  'avatar/armor': { layers: ['main'], viewBox: DOLL, attributes: ['data-motif'] },
  'avatar/head': { layers: ['front'], more: ['back'], viewBox: DOLL, attributes: ['data-hair'] },
  'avatar/head-accessory': { layers: ['front'], more: ['back'], viewBox: DOLL, attributes: ['data-hair', 'data-icon'] },
  'avatar/eyewear': { layers: ['front'], viewBox: DOLL, attributes: ['data-hair', 'data-icon'] },
  'avatar/weapon': { layers: ['main'], attributes: ['data-grip', 'data-angle'] },
  'avatar/shield': { layers: ['main'], viewBox: DOLL },
  'avatar/back': { layers: ['main'], more: ['over'], viewBox: DOLL },
  'avatar/body-accessory': { layers: ['main'], viewBox: DOLL, attributes: ['data-icon'] },
  'avatar/body': {
    layers: ['back', 'torso', 'under', 'fist', 'head', ...EXPRESSIONS.map((expression) => `face-${expression}`)],
    viewBox: DOLL,
  },
  'avatar/hair': { more: ['front', 'back'], viewBox: DOLL },
  'avatar/skin': { layers: ['front'], viewBox: DOLL },
  'avatar/extra': { more: ['main', 'front', 'back', 'handles'], viewBox: DOLL },
  'creature/body': { layers: ['main'], viewBox: ANIMAL },
  'creature/head': { layers: ['main'], more: ['bridle'], viewBox: ANIMAL },
  'creature/ears': { more: ['front', 'back'], viewBox: ANIMAL },
  'creature/muzzle': { layers: ['main'], more: ['back', 'over'], viewBox: ANIMAL },
  'creature/mark': { layers: ['main'], more: ['back', 'body'], viewBox: ANIMAL },
  'creature/tail': { layers: ['back'], viewBox: ANIMAL },
  'creature/extra': { more: ['front', 'back', 'far', 'near'], viewBox: ANIMAL },
  'creature/worn': { more: ['neck', 'top', 'flank', 'aura'], viewBox: ANIMAL },
  'creature/stand': {
    layers: ['body'],
    more: ['behind', 'front', 'before', 'stripes', 'spots', 'patches', 'points', 'panda'],
    viewBox: '0 0 220 180',
    attributes: ['data-seat', 'data-head', 'data-tail', 'data-wings'],
  },
  'creature/tack': { layers: ['saddle'], viewBox: '0 0 220 180' },
  'creature/overlay': { more: ['head', 'sockets', 'eyes', 'body', 'top', 'flank'], viewBox: ANIMAL },
  'scene/far': SCENE,
  'scene/ground': SCENE,
  'scene/feature': SCENE,
  'scene/counter': { layers: ['back', 'main'], viewBox: DOLL },
  'scene/panorama': { layers: ['main'], viewBox: '0 0 1440 260' },
  'scene/feature/great-keep': { layers: ['main'] },
  item: { layers: ['main'], viewBox: '0 0 64 64' },
  'item/egg': {
    layers: ['main', 'shell', 'gleam'],
    more: ['zigzag', 'scales', 'waves', 'speckles', 'stripes', 'patches', 'swirl', 'facets'],
    viewBox: '0 0 64 64',
  },
  'item/potion': {
    layers: ['main', ...['round', 'fine', 'jar'].flatMap((of) => [`${of}-glass`, `${of}-liquid`, `${of}-front`])],
    viewBox: '0 0 64 64',
  },
  boss: { layers: ['main'], viewBox: '0 0 240 200' },
  'boss/wear': { more: ['behind', 'main'], viewBox: ANIMAL },
  'boss/crowned': { layers: ['aura', 'paws', 'brows', 'crown'], viewBox: '0 0 240 200' },
  motif: { layers: ['main'], viewBox: '0 0 24 24' },
}

/** The anatomy of one template, by its path below `templates`, without the ending. */
export const anatomyOf = (path: string): Anatomy =>
  ANATOMY[path] ?? ANATOMY[path.slice(0, Math.max(0, path.lastIndexOf('/')))] ?? {}
