import type { Catalogue } from '@daykeep/rules/catalogue'
import type { Translator } from '../../i18n/translator.ts'

/** What challenges and guilds are about, and the questions players ask. docs/reference/content-facts.md 8.7; docs/reference/api.md 3.15. */
export const toPublications = ({ publications }: Catalogue, { translate }: Translator) => ({
  categoryOptions: (publications?.challengeCategories ?? []).map((key) => ({ label: key, key })),
  faq: {
    questions: (publications?.faq ?? []).map(({ heading, key }) => ({
      heading,
      question: translate(`faq.${key}.question`),
      web: translate(`faq.${key}.web`),
    })),
  },
})
