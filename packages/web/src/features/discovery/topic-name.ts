import { hasText, t } from '../../i18n/index.ts'

/** The name of a topic in the player's language; other clients may have topics of their own. */
export const topicName = (slug: string, name: string): string =>
  hasText(`challengeCategories.${slug}.text`) ? t(`challengeCategories.${slug}.text`) : name
