import { useEffect, useState } from 'react'
import { classes } from './classes.ts'
import { isPlain } from './rich-text/is-plain.ts'
import styles from './RichText.module.css'

type Props = {
  readonly text: string
  /** `inline` is one line, a title say: no paragraphs, lists or headings. */
  readonly kind?: 'block' | 'inline'
  readonly className?: string | undefined
}

type ToHtml = (text: string, kind: 'block' | 'inline') => string

let toHtml: ToHtml | undefined

/** Text of players, with Markdown. What needs no Markdown is shown as it is and never loads the reader of it. */
export const RichText = ({ text, kind = 'block', className }: Props) => {
  const [ready, setReady] = useState(toHtml !== undefined)
  const plain = isPlain(text)
  useEffect(() => {
    if (plain || ready) return
    let gone = false
    void import('./rich-text/to-html.ts').then((chunk) => {
      toHtml = chunk.toHtml
      if (!gone) setReady(true)
    })
    return () => {
      gone = true
    }
  }, [plain, ready])
  const Tag = kind === 'inline' ? 'span' : 'div'
  if (plain || toHtml === undefined) return <Tag className={classes(styles.plain, className)}>{text}</Tag>
  return <Tag className={classes(styles[kind], className)} dangerouslySetInnerHTML={{ __html: toHtml(text, kind) }} />
}
