import type { ReactNode } from 'react'
import styles from './Article.module.css'

type Props = { readonly title: string; readonly lead: string; readonly children: ReactNode }

/** The frame of a page of text. */
export const Article = ({ title, lead, children }: Props) => (
  <article className={styles.article}>
    <h1 className={styles.title}>{title}</h1>
    <p className={styles.lead}>{lead}</p>
    {children}
  </article>
)
