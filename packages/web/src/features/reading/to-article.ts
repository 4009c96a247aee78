import type { Reading } from '@daykeep/rules/content'
import { formatDay, t } from '../../texts/index.ts'

export type ArticleModel = {
  readonly title: string
  readonly lead: string
  /** The day of the last change, as it is read. */
  readonly changed: string
  readonly sections: ReadonlyArray<{ readonly key: string; readonly title: string; readonly text: string }>
}

/** An article with its words, and the operator's where a name or an address has to stand. */
export const toArticle = ({ articles, operator }: Reading, key: string): ArticleModel => {
  const { updated = '', sections = [] } = articles[key] ?? {}
  const words = operator === undefined ? {} : { ...operator }
  return {
    title: t(`articles.${key}.title`, words),
    lead: t(`articles.${key}.lead`, words),
    changed: updated === '' ? '' : formatDay(Date.parse(updated), { dateStyle: 'long', timeZone: 'UTC' }),
    sections: sections.map((section) => ({
      key: section,
      title: t(`articles.${key}.sections.${section}.title`, words),
      text: t(`articles.${key}.sections.${section}.text`, words),
    })),
  }
}
