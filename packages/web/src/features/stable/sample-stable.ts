import type { Thing } from '../things/index.ts'
import type { RowModel, StallModel } from './stall.ts'
import type { ColumnModel } from './to-columns.ts'
import type { Appetite, FoodModel } from './to-larder.ts'
import type { Tallies } from './to-tallies.ts'

const COLOURS = [
  ['Base', 'Plain'],
  ['White', 'White'],
  ['Desert', 'Dune'],
  ['Red', 'Red'],
  ['Shade', 'Dusky'],
  ['Skeleton', 'Bony'],
  ['Zombie', 'Undead'],
  ['CottonCandyPink', 'Candyfloss Pink'],
  ['CottonCandyBlue', 'Candyfloss Blue'],
  ['Golden', 'Golden'],
] as const

/** One letter a colour: pet, mount, both, hatchable, missing, the current pet, a mount that can hatch once more. */
type Letter = 'p' | 'm' | 'b' | 'h' | '.' | 'P' | 'n'

const placeOf = (letter: Letter, at: number, title: string, colour: string) => {
  switch (letter) {
    case 'p':
    case 'P':
      return { type: 'pet', current: letter === 'P', growing: { points: 5 + ((at * 7) % 45), most: 50 } } as const
    case 'm':
      return { type: 'mount', current: at === 0, hatchable: false } as const
    case 'n':
      return { type: 'mount', current: false, hatchable: true } as const
    case 'b':
      return { type: 'both', petCurrent: false, mountCurrent: false } as const
    case 'h':
      return { type: 'hatchable' } as const
    case '.':
      return {
        type: 'missing',
        needs: [
          { name: `${title} egg`, count: 2 },
          { name: `${colour} hatching potion`, count: 0 },
        ],
      } as const
  }
}

const stallOf = (species: string, title: string, letter: Letter, at: number): StallModel => {
  const [potion, colour] = COLOURS[at] ?? COLOURS[0]
  return {
    key: `${species}-${potion}`,
    name: `${colour} ${title}`,
    kind: 'drop',
    pet: { kind: 'pet', species, potion },
    mount: { kind: 'mount', species, potion },
    egg: species,
    potion,
    ...placeOf(letter, at, title, colour),
  }
}

const row = (species: string, title: string, letters: string): RowModel => ({
  id: `drop/${species}`,
  kind: 'drop',
  title,
  thing: { kind: 'pet', species, potion: 'Base' },
  found: letters.split('').filter((letter) => letter !== '.' && letter !== 'h').length,
  total: letters.length,
  stalls: letters.split('').map((letter, at) => stallOf(species, title, letter as Letter, at)),
})

/** A stable after some months, for stories. */
export const SOME_ROWS: ReadonlyArray<RowModel> = [
  row('Wolf', 'Wolf', 'm.p.p..ph.'),
  row('TigerCub', 'Tiger Cub', 'p.hmhp.mph'),
  row('PandaCub', 'Panda Cub', 'hp.p.pppp.'),
  row('LionCub', 'Lion Cub', 'mppm.np..b'),
  row('Fox', 'Fox', 'pppp.p.Pp.'),
  row('Dragon', 'Dragon', '..........'),
]

export const NO_ROWS: ReadonlyArray<RowModel> = SOME_ROWS.map(({ id, title }) =>
  row(id.replace('drop/', ''), title, '..........'),
)

export const SOME_COLUMNS: ReadonlyArray<ColumnModel> = COLOURS.map(([key, name]) => ({
  key,
  name,
  thing: { kind: 'potion', potion: key },
}))

const food = (key: string, name: string, likedBy: string | undefined, count: number, art: Thing): FoodModel => ({
  key,
  name,
  count,
  thing: art,
  likedBy,
  isSaddle: likedBy === undefined,
})

const icon = (name: string): Thing => ({ kind: 'food', art: { icon: `fluent-emoji-flat:${name}` } })

export const MILK = food('Milk', 'Milk', 'White', 4, icon('glass-of-milk'))
export const SADDLE = food('Saddle', 'Saddle', undefined, 1, {
  kind: 'food',
  art: { template: 'saddle', palette: 'hide' },
})

export const SOME_FOOD: ReadonlyArray<FoodModel> = [
  food('Meat', 'Roast', 'Plain', 12, icon('cut-of-meat')),
  MILK,
  food('Potatoe', 'Potato', 'Dune', 7, icon('potato')),
  food('Strawberry', 'Strawberry', 'Red', 2, icon('strawberry')),
  food('Chocolate', 'Chocolate', 'Dusky', 9, icon('chocolate-bar')),
  food('Fish', 'Fish', 'Bony', 1286, icon('fish')),
  food('Honey', 'Honey', 'Golden', 5, icon('honey-pot')),
  SADDLE,
]

/** What the pets of the sample make of milk. */
export const FOR_MILK: ReadonlyMap<string, Appetite> = new Map(
  SOME_ROWS.flatMap(({ stalls }) => stalls)
    .filter(({ type }) => type === 'pet')
    .map(({ key, potion }) => [key, { liked: potion === 'White', enough: 4 }]),
)

export const SOME_TALLIES: Tallies = {
  states: {
    pets: { count: 33, total: 60 },
    mounts: { count: 8, total: 60 },
    ready: { count: 6, total: 60 },
    missing: { count: 21, total: 60 },
  },
  kinds: [
    { kind: 'drop', count: 33, total: 60 },
    { kind: 'premium', count: 0, total: 9 },
    { kind: 'quest', count: 3, total: 610 },
  ],
}
