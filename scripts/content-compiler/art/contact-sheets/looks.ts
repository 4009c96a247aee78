import { type AvatarArt, NEWCOMER } from '@daykeep/rules/pictures'
import { row, type ContactSheet } from './row.ts'

/** Every value that a player may choose at the mirror. */
export const looks: ContactSheet = (renderer, { appearance }) => {
  const each = (values: object, change: (value: string) => Partial<AvatarArt>) =>
    Object.keys(values).map((value) => renderer.avatar({ ...NEWCOMER, ...change(value) }, 'portrait'))
  const hair =
    (field: string, base = 0) =>
    (value: string) => ({ hair: { ...NEWCOMER.hair, base, [field]: Number(value) } })
  return [
    row('Hair', 92, each(appearance.hairBase, hair('base'))),
    row('Bangs, beards, moustaches', 92, [
      ...each(appearance.bangs, hair('bangs', 2)),
      ...each(appearance.beard, hair('beard', 1)),
      ...each(appearance.mustache, hair('mustache', 1)),
    ]),
    row('Flowers and earrings', 92, each(appearance.flower, hair('flower', 2))),
    row(
      'Hair colours',
      76,
      each(appearance.hairColor, (color) => ({ hair: { ...NEWCOMER.hair, base: 3, color } })),
    ),
    row(
      'Skins',
      76,
      each(appearance.skin, (skin) => ({ skin, hair: { ...NEWCOMER.hair, base: 2 } })),
    ),
    row(
      'Shirts',
      92,
      Object.keys(appearance.shirt).map((shirt) => renderer.avatar({ ...NEWCOMER, shirt })),
    ),
    row(
      'Chairs',
      92,
      Object.keys(appearance.chair).map((chair) => renderer.avatar({ ...NEWCOMER, chair })),
    ),
  ]
}
