import type { Catalogue } from '@daykeep/rules/content'
import type { Speaking } from './speaking.ts'

/** What challenges and guilds are about, and the questions players ask. Content facts 8.7; reference, api 3.15. */
export const readingIn = ({ reading }: Catalogue, { say }: Speaking) => ({
  categoryOptions: (reading?.challengeCategories ?? []).map((key) => ({ label: key, key })),
  faq: {
    questions: (reading?.faq ?? []).map(({ heading, key }) => ({
      heading,
      question: say(`faq.${key}.question`),
      web: say(`faq.${key}.web`),
    })),
  },
})
