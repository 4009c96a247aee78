import type { Publications } from '@daykeep/rules/catalogue'
import { formatDay, t } from '../../i18n/index.ts'

export type ArticleModel = {
  readonly key: string
  readonly title: string
  readonly lead: string
  /** The formatted day of the last change. */
  readonly changed: string
  readonly sections: ReadonlyArray<{ readonly key: string; readonly title: string; readonly text: string }>
}

/** An article with its texts, in which the operator's data is filled in. */
export const toArticle = ({ articles, operator }: Publications, key: string): ArticleModel => {
  const { updated = '', sections = [] } = articles[key] ?? {}
  const words = operator === undefined ? {} : { ...operator }
  return {
    key,
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
