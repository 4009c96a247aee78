import * as t from 'io-ts'

/** What a challenge or a guild is about. The keys there are: content facts, section 8.7. */
export const Category = t.readonly(
  t.intersection([t.type({ slug: t.string, name: t.string }), t.partial({ _id: t.string })]),
)
export type Category = t.TypeOf<typeof Category>

/** Challenges of the house itself; only staff may use it. */
export const OFFICIAL_CATEGORY = 'habitica_official'

/** Whom a challenge or a guild is meant for. Content specification, section 3. */
export const CATEGORIES = [
  OFFICIAL_CATEGORY,
  'academics',
  'advocacy_causes',
  'creativity',
  'entertainment',
  'finance',
  'health_fitness',
  'hobbies_occupations',
  'location_based',
  'mental_health',
  'getting_organized',
  'recovery_support_groups',
  'self_improvement',
  'spirituality',
  'time_management',
] as const
