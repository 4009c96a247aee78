import { AGREED_TEXTS } from '@daykeep/rules/player'
import { strictObject, Day, KeyText, listOf, Text } from '../codec/index.ts'
import { contentFile, fileKind, type LocalIssue } from './file-kind.ts'
import type { ContentEntry } from './content-entry.ts'

/** The questions under each heading, in the order in which they are shown. docs/reference/application.md 2. */
export const faq = fileKind({
  name: 'faq',
  pattern: /^publications\/faq\.json$/,
  codec: contentFile({
    headings: listOf(strictObject({ key: KeyText, questions: listOf(strictObject({ key: KeyText })) })),
  }),
  entries: ({ headings }) =>
    headings.flatMap(
      ({ key, questions }, index): ReadonlyArray<ContentEntry> => [
        { kind: 'faqHeadings', key, at: ['headings', index, 'key'] },
        ...questions.map(
          (question, place): ContentEntry => ({
            kind: 'faq',
            key: question.key,
            at: ['headings', index, 'questions', place, 'key'],
          }),
        ),
      ],
    ),
})

const sectionTexts = (sections: ReadonlyArray<string>): ReadonlyArray<string> =>
  sections.flatMap((section) => [`sections.${section}.title`, `sections.${section}.text`])

const AGREED: ReadonlySet<string> = new Set(AGREED_TEXTS)

/** A long text: rules of the house, what an operator owes the law, whom to write to. docs/reference/screens.md 16.7. */
export const articles = fileKind({
  name: 'article',
  pattern: /^publications\/articles\/[\w-]+\.json$/,
  codec: contentFile(
    { key: KeyText, updated: Day, sections: listOf(strictObject({ key: KeyText })) },
    // of terms and privacy: the day from which players have to accept them again
    { review: Day },
  ),
  entries: ({ key, sections }): ReadonlyArray<ContentEntry> => [
    { kind: 'articles', key, at: ['key'], texts: sectionTexts(sections.map((section) => section.key)) },
  ],
  issues: ({ key, review }, path): ReadonlyArray<LocalIssue> => [
    ...(path.endsWith(`/${key}.json`) ? [] : [{ at: ['key'], message: 'expected the name of the file' }]),
    ...(review === undefined || AGREED.has(key)
      ? []
      : [{ at: ['review'], message: `only ${[...AGREED].join(' and ')} are accepted again; leave it out` }]),
  ],
})

/** News for players, from a day on. docs/reference/screens.md 17 no. 33. */
export const news = fileKind({
  name: 'news',
  pattern: /^publications\/news\.json$/,
  codec: contentFile({ posts: listOf(strictObject({ key: KeyText, published: Day })) }),
  entries: ({ posts }) =>
    posts.map(({ key }, index): ContentEntry => ({ kind: 'news', key, at: ['posts', index, 'key'] })),
})

/** What a challenge or a guild can be about. docs/reference/content-facts.md 8.7. */
export const challengeCategories = fileKind({
  name: 'challenge-categories',
  pattern: /^challenge-categories\.json$/,
  codec: contentFile({ categories: listOf(strictObject({ key: KeyText })) }),
  entries: ({ categories }) =>
    categories.map(
      ({ key }, index): ContentEntry => ({ kind: 'challengeCategories', key, at: ['categories', index, 'key'] }),
    ),
})

/** Who runs this keep. The articles name them. */
export const operator = fileKind({
  name: 'operator',
  pattern: /^operator\.json$/,
  codec: contentFile({
    name: Text,
    address: Text,
    country: Text,
    website: Text,
    email: Text,
    pressEmail: Text,
    securityEmail: Text,
  }),
  entries: () => [],
})
