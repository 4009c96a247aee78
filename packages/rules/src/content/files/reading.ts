import { closed, Day, KeyText, listOf, Text } from '../codec/index.ts'
import { contentFile } from './content-file.ts'
import { fileKind, type LocalFault, type Thing } from './thing.ts'

/** The questions under each heading, in the order in which they are shown. Application specification, section 2. */
export const faq = fileKind({
  name: 'faq',
  pattern: /^reading\/faq\.json$/,
  codec: contentFile({ headings: listOf(closed({ key: KeyText, questions: listOf(closed({ key: KeyText })) })) }),
  things: ({ headings }) =>
    headings.flatMap(
      ({ key, questions }, index): ReadonlyArray<Thing> => [
        { kind: 'faqHeadings', key, at: ['headings', index, 'key'] },
        ...questions.map(
          (question, place): Thing => ({
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

/** A long text: rules of the house, what an operator owes the law, whom to write to. Reference, screens 16.7. */
export const articles = fileKind({
  name: 'article',
  pattern: /^reading\/articles\/[\w-]+\.json$/,
  codec: contentFile({ key: KeyText, updated: Day, sections: listOf(closed({ key: KeyText })) }),
  things: ({ key, sections }): ReadonlyArray<Thing> => [
    { kind: 'articles', key, at: ['key'], texts: sectionTexts(sections.map((section) => section.key)) },
  ],
  faults: ({ key }, path): ReadonlyArray<LocalFault> =>
    path.endsWith(`/${key}.json`) ? [] : [{ at: ['key'], message: 'expected the name of the file' }],
})

/** What players are told, from a day on. Reference, screens 17.33. */
export const news = fileKind({
  name: 'news',
  pattern: /^reading\/news\.json$/,
  codec: contentFile({ posts: listOf(closed({ key: KeyText, published: Day })) }),
  things: ({ posts }) => posts.map(({ key }, index): Thing => ({ kind: 'news', key, at: ['posts', index, 'key'] })),
})

/** What a challenge or a guild can be about. Content facts, section 8.7. */
export const challengeCategories = fileKind({
  name: 'challenge-categories',
  pattern: /^challenge-categories\.json$/,
  codec: contentFile({ categories: listOf(closed({ key: KeyText })) }),
  things: ({ categories }) =>
    categories.map(({ key }, index): Thing => ({ kind: 'challengeCategories', key, at: ['categories', index, 'key'] })),
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
  things: () => [],
})
