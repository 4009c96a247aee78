/**
 * What the ids of a file's messages begin with: its own name, and for names and notes of things their kind, which may be
 * one file (`content/gear.json`) or a folder of them (`content/gear/winter-2025.json`). The path is below `locales/`.
 */
export const textFileName = (path: string): string => {
  const [, part, kind, ...rest] = path.split('/')
  const name = part === 'content' && kind !== undefined && rest.length > 0 ? kind : path.split('/').at(-1)
  return (name ?? path).replace(/\.json$/, '')
}
