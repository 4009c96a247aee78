import type {
  Achievement,
  Background,
  Card,
  Catalogue,
  Egg,
  Food,
  Gear,
  HatchingPotion,
  Quest,
  QuestBundle,
  Skill,
  Transformation,
} from '@daykeep/rules/content'
import { type ArtField, gearFacts } from '../art/index.ts'
import { animalExhibits } from './animal-exhibits.ts'
import type { Exhibit } from './exhibit.ts'
import { lookExhibit } from './look-exhibit.ts'

/** The kinds that have a page in the gallery, and everything of them that the catalogue has. */
export const EXHIBITS = {
  gear: ({ gear }: Catalogue) =>
    Object.values<Gear>(gear)
      .map((piece): Exhibit => {
        const { key, type: slot, art } = piece
        const drawn = { type: 'gear', slot, art, facts: gearFacts(piece) } as const
        return { id: `gear.${key}`, group: groupOf(piece), set: piece.set, drawn }
      })
      .toSorted(bySet),
  quests: ({ quests }: Catalogue) =>
    Object.values<Quest>(quests).map(
      ({ key, category, art }): Exhibit => ({
        id: `quests.${key}`,
        group: category,
        drawn: partOf(art, 'boss') === undefined ? scroll(art) : { type: 'boss', art: partOf(art, 'boss') ?? {} },
      }),
    ),
  bundles: ({ questBundles }: Catalogue) =>
    Object.values<QuestBundle>(questBundles).map(
      ({ key, art }): Exhibit => ({
        id: `questBundles.${key}`,
        group: 'bundles',
        drawn: scroll(art),
      }),
    ),
  eggs: ({ eggs }: Catalogue) =>
    Object.values<Egg>(eggs).map(
      ({ key, kind, art }): Exhibit => ({
        id: `eggs.${key}`,
        group: kind,
        drawn: { type: 'egg', art },
      }),
    ),
  potions: ({ hatchingPotions }: Catalogue) =>
    Object.values<HatchingPotion>(hatchingPotions).map(
      ({ key, kind, art }): Exhibit => ({
        id: `hatchingPotions.${key}`,
        group: kind,
        drawn: { type: 'potion', art },
      }),
    ),
  food: ({ food }: Catalogue) =>
    Object.values<Food>(food).map(
      ({ key, family, art }): Exhibit => ({
        id: `food.${key}`,
        group: family,
        drawn: { type: 'food', art },
      }),
    ),
  pets: (catalogue: Catalogue) => animalExhibits(catalogue, 'pet', catalogue.pets),
  mounts: (catalogue: Catalogue) => animalExhibits(catalogue, 'mount', catalogue.mounts),
  backgrounds: ({ backgrounds }: Catalogue) =>
    Object.values<Background>(backgrounds).map(
      ({ key, set, art }): Exhibit => ({
        id: `backgrounds.${key}`,
        group: /\d{4}$/.exec(set)?.[0] ?? set,
        set,
        drawn: { type: 'scene', art },
      }),
    ),
  looks: ({ looks }: Catalogue) => looks.map(lookExhibit),
  achievements: ({ achievements }: Catalogue) =>
    Object.values<Achievement>(achievements).map(
      ({ key, art }): Exhibit => ({
        id: `achievements.${key}`,
        group: 'achievements',
        drawn: { type: 'badge', art },
      }),
    ),
  skills: ({ skills }: Catalogue) =>
    Object.values<Skill>(skills).map(
      ({ key, class: of, art }): Exhibit => ({
        id: `skills.${key}`,
        group: of,
        drawn: { type: 'skill', art, of },
      }),
    ),
  cards: ({ cards, transformations }: Catalogue) => [
    ...Object.values<Card>(cards).map(
      ({ key, art }): Exhibit => ({
        id: `cards.${key}`,
        group: 'cards',
        drawn: { type: 'skill', art, of: 'season' },
      }),
    ),
    ...Object.values<Transformation>(transformations).flatMap(
      ({ key, art, antidote }): ReadonlyArray<Exhibit> => [
        { id: `transformations.${key}`, group: 'thrown', drawn: { type: 'skill', art, of: 'season' } },
        {
          id: `transformations.${antidote.key}`,
          group: 'antidotes',
          drawn: { type: 'skill', art: antidote.art, of: 'season' },
        },
      ],
    ),
  ],
} as const satisfies Readonly<Record<string, (catalogue: Catalogue) => ReadonlyArray<Exhibit>>>

export type ExhibitKind = keyof typeof EXHIBITS

/** The pieces of a set side by side; tiers and years count up. */
const bySet = ({ set: one = '' }: Exhibit, { set: other = '' }: Exhibit): number =>
  one.localeCompare(other, 'en', { numeric: true })

/** Gear of galas by season, the rest by its group. */
const groupOf = ({ group, season, gearSet }: Gear): string => season ?? gearSet ?? group

const partOf = (art: ArtField, part: string): ArtField | undefined => {
  const value = art[part]
  return typeof value === 'object' && value !== null ? (value as ArtField) : undefined
}

const scroll = (art: ArtField): Exhibit['drawn'] => ({
  type: 'item',
  art: { template: 'scroll', ...partOf(art, 'scroll') },
})
