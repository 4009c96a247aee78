import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ArtField, SceneArt } from '../../../packages/web/src/art/art-field.ts'
import { row, type Sheet } from './row.ts'

const DATA = new URL('../../../packages/content/data/', import.meta.url)
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

/** What quests show: bosses, the places of world bosses, things to collect, scrolls. */
export const quests: Sheet = (studio) => {
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
          quest.category === category && art.boss ? [studio.boss(bossOf(art.boss))] : [],
        ),
      ),
    ),
    row(
      'World boss scenes',
      480,
      all.flatMap(({ art }) => (art.boss && art.scene ? [studio.bossScene(bossOf(art.boss), art.scene)] : [])),
    ),
    row(
      'To collect',
      60,
      all.flatMap(({ art }) => Object.values(art.items ?? {}).map((item) => studio.collect(item))),
    ),
    row(
      'Scrolls',
      60,
      all.map(({ art }) => studio.item({ template: 'scroll', ...art.scroll })),
    ),
  ]
}
