import * as t from 'io-ts'

/** What a challenge or a guild is about. The keys there are: content facts, section 8.7. */
export const Category = t.readonly(
  t.intersection([t.type({ slug: t.string, name: t.string }), t.partial({ _id: t.string })]),
)
export type Category = t.TypeOf<typeof Category>

/** Challenges of the house itself; only staff may use it. */
export const OFFICIAL_CATEGORY = 'habitica_official'
