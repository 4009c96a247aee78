import { OFFICIAL_CATEGORY } from '@daykeep/rules/model'
import { publications } from 'virtual:publications'

/** The categories that a guild may choose from. */
export const GUILD_CATEGORIES: ReadonlyArray<string> = publications.challengeCategories.filter(
  (key) => key !== OFFICIAL_CATEGORY,
)
