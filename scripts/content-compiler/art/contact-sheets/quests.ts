import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ArtField, SceneArt } from '@daykeep/rules/pictures'
import { row, type ContactSheet } from './row.ts'

const DATA = new URL('../../../../packages/content/data/', import.meta.url)
const read = <A>(path: string): A => JSON.parse(readFileSync(new URL(path, DATA), 'utf8')) as A

type Quest = {
  readonly category: string
  readonly art: {
    readonly scroll: ArtField
    readonly boss?: ArtField
    readonly items?: Readonly<Record<string, ArtField>>
    readonly scene?: SceneArt
  }
}

/** The pictures of quests: bosses, scenes of world bosses, items to collect, scrolls. */
export const quests: ContactSheet = (renderer) => {
  const { eggs } = read<{ eggs: ReadonlyArray<{ key: string; art: ArtField }> }>('eggs.json')
  const bossOf = (boss: ArtField): ArtField =>
    'species' in boss
      ? { ...boss, species: eggs.find(({ key }) => key === boss['species'])?.art, potion: boss['potion'] ?? 'Base' }
      : boss
  const all = readdirSync(fileURLToPath(new URL('quests', DATA)), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.includes('/') && name.endsWith('.json'))
    .map((name) => read<Quest>(`quests/${name}`))
  return [
    ...[...new Set(all.map(({ category }) => category))].map((category) =>
      row(
        category,
        150,
        all.flatMap(({ art, ...quest }) =>
          quest.category === category && art.boss ? [renderer.boss(bossOf(art.boss))] : [],
        ),
      ),
    ),
    row(
      'World boss scenes',
      480,
      all.flatMap(({ art }) => (art.boss && art.scene ? [renderer.bossScene(bossOf(art.boss), art.scene)] : [])),
    ),
    row(
      'To collect',
      60,
      all.flatMap(({ art }) => Object.values(art.items ?? {}).map((item) => renderer.collect(item))),
    ),
    row(
      'Scrolls',
      60,
      all.map(({ art }) => renderer.item({ template: 'scroll', ...art.scroll })),
    ),
  ]
}
