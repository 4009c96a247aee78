import { CLASSES } from '@daykeep/rules/model'
import { row, type ContactSheet } from './row.ts'

/** Eggs, potions, things, icons, skills and bosses. */
export const items: ContactSheet = (renderer, library) => [
  row(
    'Eggs',
    56,
    Object.keys(library.species).map((species) => renderer.egg(species)),
  ),
  row(
    'Potions',
    56,
    Object.keys(library.potions).map((potion) => renderer.potion(potion)),
  ),
  row(
    'Things',
    56,
    Object.keys(library.templates)
      .filter((path) => path.startsWith('item/'))
      .map((path) => renderer.item({ template: path.slice(5), motif: 'star' })),
  ),
  row(
    'Icons',
    56,
    Object.keys(library.icons).map((icon) => renderer.food({ icon })),
  ),
  row(
    'Scrolls',
    56,
    ['crimson', 'forest', 'sun', 'night', 'tide', 'plum'].map((palette) =>
      renderer.item({ template: 'scroll', palette, motif: 'paw' }),
    ),
  ),
  row(
    'Skills',
    56,
    Object.keys(library.icons)
      .filter((name) => name.startsWith('game'))
      .flatMap((icon, at) => [renderer.skill({ icon }, ([...CLASSES, 'season'] as const)[at % 5] ?? 'season')]),
  ),
  row('Bosses', 200, [
    ...(['heap', 'wyrm', 'golem', 'wraith'] as const).map((template) => renderer.boss({ template, palette: 'dusk' })),
    renderer.boss({ species: 'Owl', potion: 'Base' }),
    renderer.boss({ species: 'Frog', potion: 'Red' }),
  ]),
]
