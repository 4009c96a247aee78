/** A chunk of Vite's manifest. */
export type Chunk = {
  readonly file: string
  readonly src?: string
  readonly name?: string
  readonly isEntry?: boolean
  readonly isDynamicEntry?: boolean
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

export type Manifest = Readonly<Record<string, Chunk>>

/** The JavaScript files of chunks and all their static imports. */
export const closureOf = (manifest: Manifest, keys: readonly string[]): ReadonlySet<string> =>
  new Set(chunksOf(manifest, keys).flatMap(({ file }) => (file.endsWith('.js') ? [file] : [])))

/** The style sheets of chunks and all their static imports. */
export const stylesOf = (manifest: Manifest, keys: readonly string[]): ReadonlySet<string> =>
  new Set(chunksOf(manifest, keys).flatMap(({ css = [] }) => css))

const chunksOf = (manifest: Manifest, keys: readonly string[]): readonly Chunk[] => {
  const seen = new Map<string, Chunk>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (chunk === undefined || seen.has(key)) return
    seen.set(key, chunk)
    for (const each of chunk.imports ?? []) visit(each)
  }
  for (const key of keys) visit(key)
  return [...seen.values()]
}
