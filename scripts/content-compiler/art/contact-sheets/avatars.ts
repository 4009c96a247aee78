import { AVATAR_FORMS, EXAMPLE_AVATARS, NEWCOMER, SCENES } from '@daykeep/rules/pictures'
import { row, type ContactSheet } from './row.ts'

const people = Object.values(EXAMPLE_AVATARS)
const scenes = Object.values(SCENES)

const PETS = [
  { species: 'PandaCub', potion: 'Base' },
  { species: 'Fox', potion: 'Base' },
  { species: 'Dragon', potion: 'Base' },
  { species: 'TigerCub', potion: 'Shade' },
] as const

/** People: dressed, riding, asleep, turned into something else. */
export const avatars: ContactSheet = (renderer) => [
  row(
    'Twelve people',
    150,
    people.map((art) => renderer.avatar(art)),
  ),
  row('At 60 px, whole and portrait', 60, [
    ...people.map((art) => renderer.avatar(art)),
    ...people.map((art) => renderer.avatar(art, 'portrait')),
  ]),
  row(
    'Mounted, with pets and backgrounds',
    150,
    people.map((art, index) =>
      renderer.avatar({
        ...art,
        background: scenes[index],
        mount: { species: ['Wolf', 'Owl', 'Unicorn', 'Turtle', 'Slime', 'Cactus'][index % 6] ?? '', potion: 'Base' },
        pet: PETS[index % 4],
      }),
    ),
  ),
  row('Party and portrait crops, riding', 90, [
    ...people.slice(0, 6).map((art) => renderer.avatar({ ...art, mount: { species: 'Wolf', potion: 'Red' } }, 'party')),
    ...people.slice(6).map((art) => renderer.avatar({ ...art, mount: { species: 'Fox', potion: 'Base' } }, 'portrait')),
  ]),
  row('Asleep, wheelchairs, transformations', 150, [
    ...people.slice(0, 2).map((art) => renderer.avatar({ ...art, sleeping: true, background: SCENES['hearthHall'] })),
    ...people
      .slice(4, 8)
      .map((art, at) => renderer.avatar({ ...art, chair: ['black', 'handleless_red', 'pink', 'yellow'][at] ?? '' })),
    ...AVATAR_FORMS.map((transformation) => renderer.avatar({ ...NEWCOMER, transformation })),
  ]),
]
