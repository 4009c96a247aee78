import type { ReactNode } from 'react'
import { t } from '../../i18n/index.ts'
import { Article } from '../static-pages/index.ts'
import styles from './ArticleView.module.css'
import { LinkedText } from './LinkedText.tsx'
import type { ArticleModel } from './to-article.ts'

type Props = {
  readonly article: ArticleModel
  /** With a table of contents and the day of the last change. */
  readonly long?: boolean
  readonly children?: ReactNode
}

/** An article of sections, each with an anchor. docs/reference/screens.md 16.7. */
export const ArticleView = ({ article, long = false, children }: Props) => (
  <Article title={article.title} lead={article.lead}>
    {long && (
      <>
        <p className={styles.changed}>{t('pages.lastChanged', { day: article.changed })}</p>
        <nav className={styles.contents} aria-label={t('pages.contents')}>
          <ol>
            {article.sections.map(({ key, title }) => (
              <li key={key}>
                <a href={`#${key}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
      </>
    )}
    {article.sections.map(({ key, title, text }) => (
      <section key={key} id={key} className={styles.section} aria-labelledby={`${key}-title`}>
        <h2 id={`${key}-title`} className={styles.name}>
          {title}
        </h2>
        <p className={styles.text}>
          <LinkedText text={text} />
        </p>
      </section>
    ))}
    {children}
  </Article>
)
