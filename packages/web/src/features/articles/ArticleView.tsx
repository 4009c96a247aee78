import type { PageAnimal } from '@daykeep/rules/pictures'
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
  /** Above the contents. */
  readonly notice?: ReactNode
  readonly children?: ReactNode
}

/** Who stands beside the title, by the key of the article. */
const ANIMALS: Readonly<Record<string, PageAnimal>> = {
  'community-guidelines': 'Otter',
  contact: 'Dog',
  'content-release-changes': 'Snail',
  privacy: 'Hedgehog',
  'subscription-benefits-adjustments': 'FlyingPig',
  'tavern-and-guilds': 'BearCub',
  terms: 'Turtle',
}

/** An article of sections, each with an anchor. docs/reference/screens.md 16.7. */
export const ArticleView = ({ article, long = false, notice, children }: Props) => (
  <Article title={article.title} lead={article.lead} animal={ANIMALS[article.key] ?? 'Fox'}>
    {notice}
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
