import { aUser } from '@daykeep/rules/test-kit'
import { describe, expect, it } from 'vitest'
import { reviewFor } from './review-for.ts'

describe('the text that is accepted before anything else', () => {
  const article = (key: string, review?: string) => ({
    key,
    updated: '2026-01-01',
    sections: [],
    ...(review && { review }),
  })
  const asking = (terms?: string, privacy?: string) => ({
    publications: {
      faq: [],
      news: [],
      challengeCategories: [],
      articles: { terms: article('terms', terms), privacy: article('privacy', privacy) },
    },
  })
  const user = aUser()
  const created = Date.parse(user.auth.timestamps.created)
  const later = new Date(created + 86_400_000 * 3).toISOString().slice(0, 10)
  const now = created + 86_400_000 * 5

  it.each([
    ['none', asking(), undefined],
    ['the terms', asking(later), '/static/terms-review'],
    ['the privacy notice', asking(undefined, later), '/static/privacy-review'],
    ['the terms first', asking(later, later), '/static/terms-review'],
  ] as const)('is %s', (_, catalogue, path) => expect(reviewFor(catalogue, user, now)).toBe(path))
})
