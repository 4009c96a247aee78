import type { Publications } from '@daykeep/rules/catalogue'
import type { DecodedFiles } from './decoded-files.ts'

/** Questions and articles as they are shown, and news as they are written. */
export const publicationsOf = (decoded: DecodedFiles): Publications => {
  const [operator] = decoded.operator.map(({ $schema: _editor, ...fields }) => fields)
  return {
    faq: decoded.faq.flatMap(({ headings }) =>
      headings.flatMap(({ key: heading, questions }) => questions.map(({ key }) => ({ heading, key }))),
    ),
    articles: Object.fromEntries(
      decoded.articles.map(({ key, updated, review, sections }) => [
        key,
        {
          key,
          updated,
          ...(review === undefined ? {} : { review }),
          sections: sections.map((section) => section.key),
        },
      ]),
    ),
    news: decoded.news.flatMap(({ posts }) => posts),
    challengeCategories: decoded.challengeCategories.flatMap(({ categories }) => categories.map(({ key }) => key)),
    ...(operator === undefined ? {} : { operator }),
  }
}
