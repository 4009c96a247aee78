/** A chunk of Vite's manifest. */
export type Chunk = {
  readonly file: string
  readonly src?: string
  readonly name?: string
  readonly isEntry?: boolean
  readonly isDynamicEntry?: boolean
  readonly imports?: readonly string[]
}

export type Manifest = Readonly<Record<string, Chunk>>

/** The JavaScript files of chunks and all their static imports. */
export const closureOf = (manifest: Manifest, keys: readonly string[]): ReadonlySet<string> => {
  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (chunk === undefined || seen.has(key)) return
    seen.add(key)
    if (chunk.file.endsWith('.js')) files.add(chunk.file)
    for (const each of chunk.imports ?? []) visit(each)
  }
  for (const key of keys) visit(key)
  return files
}
