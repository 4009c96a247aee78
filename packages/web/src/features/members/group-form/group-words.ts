import { LONGEST_SUMMARY } from '@daykeep/rules/words'
import { t } from '../../../i18n/index.ts'

/** What a group says of itself, and what only its leader may do. */
export type GroupWords = {
  readonly name: string
  readonly summary: string
  readonly description: string
  /** Slugs of the topics of a guild; other groups have none. */
  readonly topics?: ReadonlyArray<string>
  /** Groups without a plan have no `getGems`. */
  readonly leaderOnly: { readonly challenges: boolean; readonly getGems?: boolean }
}

/** The words of a guild that nobody has written yet. */
export const EMPTY_GUILD: GroupWords = {
  name: '',
  summary: '',
  description: '',
  topics: [],
  leaderOnly: { challenges: false },
}

export type MissingWord = 'name' | 'summary' | 'description' | 'category'

/** What is missing before the words can be saved: a guild is found by its words, so it needs all of them. */
export const missingWords = ({ name, summary, description, topics }: GroupWords): ReadonlyArray<MissingWord> => {
  const isGuild = topics !== undefined
  return [
    ...(name.trim() === '' ? ['name' as const] : []),
    ...((isGuild && summary.trim() === '') || summary.length > LONGEST_SUMMARY ? ['summary' as const] : []),
    ...(isGuild && description.trim() === '' ? ['description' as const] : []),
    ...(topics?.length === 0 ? ['category' as const] : []),
  ]
}

/** What is missing as a sentence; `undefined` where nothing is. */
export const missingText = (missing: ReadonlyArray<MissingWord | 'gems'>): string | undefined =>
  missing.length === 0
    ? undefined
    : `${t('guilds.missing')} ${missing.map((each) => t(`guilds.lacks.${each}`)).join(', ')}`

/** The words as the API takes them. docs/reference/api.md 2.9. */
export const toGroupFields = ({ name, summary, description, topics, leaderOnly }: GroupWords) => ({
  name: name.trim(),
  summary: summary.trim(),
  description: description.trim(),
  ...(topics !== undefined && { categories: topics.map((slug) => ({ slug, name: slug })) }),
  leaderOnly,
})
