import { fromIso, type Instant } from '../primitives/index.ts'

/** Whether content is available: strictly after its release, always without one. docs/reference/content-facts.md 6.1. */
export const isReleased = (entry: { readonly released?: string }, now: Instant): boolean =>
  entry.released === undefined || fromIso(entry.released) < now
