import { TRANSFORMATIONS } from '../../../packages/web/src/art/avatar-art.ts'
import { CAST, NEWCOMER } from '../../../packages/web/src/art/sample-avatars.ts'
import { SCENES } from '../../../packages/web/src/art/stories/scenes.ts'
import { row, type Sheet } from './row.ts'

const people = Object.values(CAST)
const scenes = Object.values(SCENES)

const PETS = [
  { species: 'PandaCub', potion: 'Base' },
  { species: 'Fox', potion: 'Base' },
  { species: 'Dragon', potion: 'Base' },
  { species: 'TigerCub', potion: 'Shade' },
] as const

/** People: dressed, riding, asleep, turned into something else. */
export const avatars: Sheet = (studio) => [
  row(
    'Twelve people',
    150,
    people.map((art) => studio.avatar(art)),
  ),
  row('At 60 px, whole and portrait', 60, [
    ...people.map((art) => studio.avatar(art)),
    ...people.map((art) => studio.avatar(art, 'portrait')),
  ]),
  row(
    'Mounted, with pets and backgrounds',
    150,
    people.map((art, index) =>
      studio.avatar({
        ...art,
        background: scenes[index],
        mount: { species: ['Wolf', 'Owl', 'Unicorn', 'Turtle', 'Slime', 'Cactus'][index % 6] ?? '', potion: 'Base' },
        pet: PETS[index % 4],
      }),
    ),
  ),
  row('Party and portrait crops, riding', 90, [
    ...people.slice(0, 6).map((art) => studio.avatar({ ...art, mount: { species: 'Wolf', potion: 'Red' } }, 'party')),
    ...people.slice(6).map((art) => studio.avatar({ ...art, mount: { species: 'Fox', potion: 'Base' } }, 'portrait')),
  ]),
  row('Asleep, wheelchairs, transformations', 150, [
    ...people.slice(0, 2).map((art) => studio.avatar({ ...art, sleeping: true, background: SCENES['hearthHall'] })),
    ...people
      .slice(4, 8)
      .map((art, at) => studio.avatar({ ...art, chair: ['black', 'handleless_red', 'pink', 'yellow'][at] ?? '' })),
    ...TRANSFORMATIONS.map((transformation) => studio.avatar({ ...NEWCOMER, transformation })),
  ]),
]
