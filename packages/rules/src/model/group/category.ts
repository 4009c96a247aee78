import * as t from 'io-ts'

/** The topic of a challenge or a guild. Keys: docs/reference/content-facts.md 8.7. */
export const Category = t.readonly(
  t.intersection([t.type({ slug: t.string, name: t.string }), t.partial({ _id: t.string })]),
)
export type Category = t.TypeOf<typeof Category>

/** For official challenges; only staff may use it. */
export const OFFICIAL_CATEGORY = 'habitica_official'
