import { fromIso, type Instant } from '../kernel/index.ts'

/** Content not released yet is not there for rules: strictly after its instant. Reference, content facts 6.1. */
export const isReleased = (thing: { readonly released?: string }, now: Instant): boolean =>
  thing.released === undefined || fromIso(thing.released) < now
