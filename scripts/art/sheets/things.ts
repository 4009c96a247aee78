import { row, type Sheet } from './row.ts'

/** Eggs, potions, things, icons, skills and bosses. */
export const things: Sheet = (studio, library) => [
  row(
    'Eggs',
    56,
    Object.keys(library.species).map((species) => studio.egg(species)),
  ),
  row(
    'Potions',
    56,
    Object.keys(library.potions).map((potion) => studio.potion(potion)),
  ),
  row(
    'Things',
    56,
    Object.keys(library.templates)
      .filter((path) => path.startsWith('item/'))
      .map((path) => studio.item({ template: path.slice(5), motif: 'star' })),
  ),
  row(
    'Icons',
    56,
    Object.keys(library.icons).map((icon) => studio.food({ icon })),
  ),
  row(
    'Scrolls',
    56,
    ['crimson', 'forest', 'sun', 'night', 'tide', 'plum'].map((palette) =>
      studio.item({ template: 'scroll', palette, motif: 'paw' }),
    ),
  ),
  row(
    'Skills',
    56,
    Object.keys(library.icons)
      .filter((name) => name.startsWith('game'))
      .flatMap((icon, at) => [
        studio.skill({ icon }, (['wizard', 'warrior', 'rogue', 'healer', 'season'] as const)[at % 5] ?? 'season'),
      ]),
  ),
  row('Bosses', 200, [
    ...(['heap', 'wyrm', 'golem', 'wraith'] as const).map((template) => studio.boss({ template, palette: 'dusk' })),
    studio.boss({ species: 'Owl', potion: 'Base' }),
    studio.boss({ species: 'Frog', potion: 'Red' }),
  ]),
]
