import type {
  Achievement,
  Animal,
  Background,
  Card,
  Catalogue,
  Egg,
  Food,
  Gear,
  HatchingPotion,
  Look,
  Quest,
  QuestBundle,
  Skill,
  Transformation,
} from '@daykeep/rules/catalogue'
import { type ArtField, gearFacts, NEWCOMER, toCreature } from '../art/index.ts'
import type { Exhibit } from './exhibit.ts'

/** The kinds with a page in the gallery, each with all its entries in the catalogue. */
export const EXHIBITS = {
  gear: ({ gear }: Catalogue) =>
    Object.values<Gear>(gear)
      .map((piece): Exhibit => {
        const { key, type: slot, art } = piece
        const picture = { type: 'gear', slot, art, facts: gearFacts(piece) } as const
        return { id: `gear.${key}`, group: groupOf(piece), set: piece.set, picture }
      })
      .toSorted(bySet),
  quests: ({ quests }: Catalogue) =>
    Object.values<Quest>(quests).map(
      ({ key, category, art }): Exhibit => ({
        id: `quests.${key}`,
        group: category,
        picture: partOf(art, 'boss') === undefined ? scroll(art) : { type: 'boss', art: partOf(art, 'boss') ?? {} },
      }),
    ),
  bundles: ({ questBundles }: Catalogue) =>
    Object.values<QuestBundle>(questBundles).map(
      ({ key, art }): Exhibit => ({ id: `questBundles.${key}`, group: 'bundles', picture: scroll(art) }),
    ),
  eggs: ({ eggs }: Catalogue) =>
    Object.values<Egg>(eggs).map(
      ({ key, kind, art }): Exhibit => ({ id: `eggs.${key}`, group: kind, picture: { type: 'egg', art } }),
    ),
  potions: ({ hatchingPotions }: Catalogue) =>
    Object.values<HatchingPotion>(hatchingPotions).map(
      ({ key, kind, art }): Exhibit => ({
        id: `hatchingPotions.${key}`,
        group: kind,
        picture: { type: 'potion', art },
      }),
    ),
  food: ({ food }: Catalogue) =>
    Object.values<Food>(food).map(
      ({ key, family, art }): Exhibit => ({ id: `food.${key}`, group: family, picture: { type: 'food', art } }),
    ),
  pets: (catalogue: Catalogue) => animalExhibits(catalogue, 'pet', catalogue.pets),
  mounts: (catalogue: Catalogue) => animalExhibits(catalogue, 'mount', catalogue.mounts),
  backgrounds: ({ backgrounds }: Catalogue) =>
    Object.values<Background>(backgrounds).map(
      ({ key, set, art }): Exhibit => ({
        id: `backgrounds.${key}`,
        group: /\d{4}$/.exec(set)?.[0] ?? set,
        set,
        picture: { type: 'scene', art },
      }),
    ),
  looks: ({ looks }: Catalogue) => looks.map(lookExhibit),
  achievements: ({ achievements }: Catalogue) =>
    Object.values<Achievement>(achievements).map(
      ({ key, art }): Exhibit => ({
        id: `achievements.${key}`,
        group: 'achievements',
        picture: { type: 'badge', art },
      }),
    ),
  skills: ({ skills }: Catalogue) =>
    Object.values<Skill>(skills).map(
      ({ key, class: of, art }): Exhibit => ({ id: `skills.${key}`, group: of, picture: { type: 'skill', art, of } }),
    ),
  cards: ({ cards, transformations }: Catalogue) => [
    ...Object.values<Card>(cards).map(
      ({ key, art }): Exhibit => ({
        id: `cards.${key}`,
        group: 'cards',
        picture: { type: 'skill', art, of: 'season' },
      }),
    ),
    ...Object.values<Transformation>(transformations).flatMap(
      ({ key, art, antidote }): ReadonlyArray<Exhibit> => [
        { id: `transformations.${key}`, group: 'thrown', picture: { type: 'skill', art, of: 'season' } },
        {
          id: `transformations.${antidote.key}`,
          group: 'antidotes',
          picture: { type: 'skill', art: antidote.art, of: 'season' },
        },
      ],
    ),
  ],
} as const satisfies Readonly<Record<string, (catalogue: Catalogue) => ReadonlyArray<Exhibit>>>

export type ExhibitKind = keyof typeof EXHIBITS

/** Pieces of a set next to each other, tiers and years ascending. */
const bySet = ({ set: one = '' }: Exhibit, { set: other = '' }: Exhibit): number =>
  one.localeCompare(other, 'en', { numeric: true })

/** Gala gear by season, other gear by its group. */
const groupOf = ({ group, season, gearSet }: Gear): string => season ?? gearSet ?? group

/** Pets or mounts, grouped by potion; special ones in one group. */
const animalExhibits = (
  catalogue: Catalogue,
  type: 'pet' | 'mount',
  all: Readonly<Record<string, Animal>>,
): ReadonlyArray<Exhibit> =>
  Object.values(all).map((animal) => {
    const creature = toCreature(catalogue, animal) ?? { species: {}, potion: 'Base' }
    return { id: `${type}s.${animal.key}`, group: animal.potion ?? animal.kind, picture: { type, ...creature } }
  })

/** One customization on the example newcomer. */
const lookExhibit = ({ kind, key, path, set }: Look): Exhibit => {
  const [part = '', hair] = kind.split('.')
  const value = hair === undefined || hair === 'color' ? key : Number(key)
  const art =
    hair === undefined ? { ...NEWCOMER, [part]: value } : { ...NEWCOMER, hair: { ...NEWCOMER.hair, [hair]: value } }
  return { id: `looks.${path}`, group: kind, set, picture: { type: 'avatar', art } }
}

const partOf = (art: ArtField, part: string): ArtField | undefined => {
  const value = art[part]
  return typeof value === 'object' && value !== null ? (value as ArtField) : undefined
}

const scroll = (art: ArtField): Exhibit['picture'] => ({
  type: 'item',
  art: { template: 'scroll', ...partOf(art, 'scroll') },
})
