import type { Reading } from '../reading.ts'
import type { Decoded } from './decoded.ts'

/** Questions and articles as they are shown, and news as they are written. */
export const readingOf = (decoded: Decoded): Reading => {
  const [operator] = decoded.operator.map(({ $schema: _editor, ...fields }) => fields)
  return {
    faq: decoded.faq.flatMap(({ headings }) =>
      headings.flatMap(({ key: heading, questions }) => questions.map(({ key }) => ({ heading, key }))),
    ),
    articles: Object.fromEntries(
      decoded.articles.map(({ key, updated, sections }) => [
        key,
        { key, updated, sections: sections.map((section) => section.key) },
      ]),
    ),
    news: decoded.news.flatMap(({ posts }) => posts),
    challengeCategories: decoded.challengeCategories.flatMap(({ categories }) => categories.map(({ key }) => key)),
    ...(operator === undefined ? {} : { operator }),
  }
}
