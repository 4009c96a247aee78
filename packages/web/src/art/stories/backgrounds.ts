import type { SceneArt } from '../art-field.ts'

type Background = { readonly key: string; readonly art: SceneArt }

const files = import.meta.glob<ReadonlyArray<Background>>('../../../../content/data/backgrounds/*.json', {
  import: 'backgrounds',
  eager: true,
})

const ALWAYS = 'always'

const yearOf = (file: string): string => /\/(\d{4})-\d\d\.json$/.exec(file)?.[1] ?? ALWAYS

/** Every background of the game by the year of its month, for stories and tests; `always`: those that hang in no month. */
export const backgroundsByYear: Readonly<Record<string, ReadonlyArray<Background>>> = Object.fromEntries(
  [...new Set(Object.keys(files).map(yearOf))].map((year) => [
    year,
    Object.entries(files).flatMap(([file, scenes]) => (yearOf(file) === year ? scenes : [])),
  ]),
)
