import type { ItemGroup, ItemModel, ItemsModel, NestModel } from './item.ts'

const item = (group: ItemGroup, key: string, name: string, count: number, more: Partial<ItemModel>): ItemModel => ({
  id: `${group}/${key}`,
  group,
  key,
  name,
  notes: '',
  count,
  thing: undefined,
  price: 3,
  likedBy: undefined,
  ...more,
})

const egg = (key: string, name: string, count: number): ItemModel =>
  item('eggs', key, `${name} egg`, count, {
    thing: { kind: 'egg', species: key },
    notes: `Pour a hatching potion over it and it becomes a ${name}.`,
  })

const potion = (key: string, name: string, count: number): ItemModel =>
  item('hatchingPotions', key, `${name} hatching potion`, count, {
    thing: { kind: 'potion', potion: key },
    notes: 'Stains the fingers for a week.',
  })

const food = (key: string, name: string, icon: string, likedBy: string, count: number): ItemModel =>
  item('food', key, name, count, { thing: { kind: 'food', art: { icon } }, likedBy, price: 1 })

const nest = (species: string, colour: string, name: string): NestModel => ({
  egg: species,
  potion: colour,
  pet: `${species}-${colour}`,
  name,
  thing: { kind: 'pet', species, potion: colour },
})

/** Bags after a few weeks of play, for stories. */
export const SOME_ITEMS: ItemsModel = {
  items: [
    egg('Wolf', 'Wolf', 3),
    egg('TigerCub', 'Tiger Cub', 1),
    egg('Fox', 'Fox', 12),
    egg('Dragon', 'Dragon', 1),
    potion('Base', 'Plain', 2),
    potion('Red', 'Red', 1),
    potion('CottonCandyPink', 'Candyfloss Pink', 4),
    potion('Golden', 'Golden', 1),
    food('Meat', 'Roast', 'fluent-emoji-flat:cut-of-meat', 'Plain', 12),
    food('Milk', 'Milk', 'fluent-emoji-flat:glass-of-milk', 'White', 4),
    food('Strawberry', 'Strawberry', 'fluent-emoji-flat:strawberry', 'Red', 1286),
    item('food', 'Saddle', 'Saddle', 1, {
      thing: { kind: 'food', art: { template: 'saddle', palette: 'hide' } },
      price: undefined,
    }),
    item('quests', 'dustbunnies', 'Under the bed', 1, {
      thing: { kind: 'item', art: { template: 'scroll' } },
      notes: 'Something soft and grey has been growing there. It has started to hum.',
      price: undefined,
    }),
  ],
  nests: [
    nest('Wolf', 'Red', 'Red Wolf'),
    nest('Wolf', 'Golden', 'Golden Wolf'),
    nest('Fox', 'Red', 'Red Fox'),
    nest('Dragon', 'CottonCandyPink', 'Candyfloss Pink Dragon'),
  ],
}
