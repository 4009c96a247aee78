import type { ArtField, BossArt, CollectArt, Palette, PotionArt, SceneArt, SpeciesArt } from '../art-field.ts'

/** What a quest file says about its pictures. */
type WrittenArt = {
  readonly scroll: { readonly palette: string | Palette; readonly motif: string; readonly template?: string }
  readonly boss?: {
    readonly template?: string
    readonly palette?: string | Palette
    readonly species?: string
    readonly potion?: string
    readonly wears?: ReadonlyArray<string>
  }
  readonly items?: Readonly<Record<string, CollectArt>>
  readonly scene?: SceneArt
}
type WrittenQuest = {
  readonly key: string
  readonly category: string
  readonly group?: string
  readonly art: WrittenArt
}

type Drawn<Art> = { readonly key: string; readonly art: Art }

const files = import.meta.glob<WrittenQuest>('../../../../content/data/quests/*/*.json', {
  import: 'default',
  eager: true,
})
const eggFiles = import.meta.glob<ReadonlyArray<Drawn<SpeciesArt>>>('../../../../content/data/eggs.json', {
  import: 'eggs',
  eager: true,
})
const potionFiles = import.meta.glob<ReadonlyArray<Drawn<PotionArt>>>('../../../../content/data/potions.json', {
  import: 'potions',
  eager: true,
})

const artOf = <Art>(found: Readonly<Record<string, ReadonlyArray<Drawn<Art>>>>, key: string): Art | ArtField =>
  Object.values(found)
    .flat()
    .find((each) => each.key === key)?.art ?? {}

/** As the catalogue hands it out: an animal by its parts. */
const bossOf = ({ template, palette, species, potion, wears }: NonNullable<WrittenArt['boss']>): BossArt =>
  template === undefined
    ? {
        species: artOf(eggFiles, species ?? ''),
        potion: artOf(potionFiles, potion ?? 'Base'),
        ...(wears === undefined ? {} : { wears }),
      }
    : { template, ...(palette === undefined ? {} : { palette }) }

/** Every quest of the game with its pictures, for stories and tests. `line`: what its parts have in common. */
export const quests = Object.values(files).map(
  ({ key, category, group, art: { scroll, boss, items = {}, scene } }) => ({
    key,
    category,
    line: group === undefined || group === 'Earnable' ? key : group,
    scroll,
    items,
    ...(boss === undefined ? {} : { boss: bossOf(boss) }),
    ...(scene === undefined ? {} : { scene }),
  }),
)
