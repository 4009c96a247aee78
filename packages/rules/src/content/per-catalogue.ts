import type { Catalogue } from './catalogue.ts'

/** A list that follows from the catalogue alone, worked out once for each catalogue and kept as long as it lives. */
export const perCatalogue = <A>(workOut: (catalogue: Catalogue) => A): ((catalogue: Catalogue) => A) => {
  const known = new WeakMap<Catalogue, { readonly value: A }>()
  return (catalogue) => {
    const found = known.get(catalogue)
    if (found !== undefined) return found.value
    const value = workOut(catalogue)
    known.set(catalogue, { value })
    return value
  }
}
