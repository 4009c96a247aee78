import type { Catalogue } from './catalogue.ts'

/** Caches a value derived from the catalogue alone, for as long as the catalogue lives. */
export const memoizeByCatalogue = <A>(compute: (catalogue: Catalogue) => A): ((catalogue: Catalogue) => A) => {
  const cache = new WeakMap<Catalogue, { readonly value: A }>()
  return (catalogue) => {
    const cached = cache.get(catalogue)
    if (cached !== undefined) return cached.value
    const value = compute(catalogue)
    cache.set(catalogue, { value })
    return value
  }
}
