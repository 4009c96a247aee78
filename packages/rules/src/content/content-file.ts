/** A file that was read: its path below `packages/content`, with slashes, and what it holds. */
export type ContentFile = { readonly path: string; readonly value: unknown }

/** The drawings there are, by the words that art uses for their kinds: `armor template`, `palette`, `mood`… */
export type ArtNames = { readonly [kind: string]: ReadonlySet<string> }

/** Every key that was ever released, by kind. */
export type ReleasedKeys = { readonly [kind: string]: ReadonlyArray<string> }

/** All that the compiler needs: data, the texts of the first language, drawings, and the past. */
export type Source = {
  readonly files: ReadonlyArray<ContentFile>
  readonly texts: ReadonlyArray<ContentFile>
  readonly art: ArtNames
  readonly released: ReleasedKeys
}
