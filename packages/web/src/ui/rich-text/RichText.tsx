import { useEffect, useState } from 'react'
import { classes } from '../classes.ts'
import { isPlain } from './is-plain.ts'
import styles from './RichText.module.css'

type Props = {
  readonly text: string
  /** `inline`: one line, without paragraphs, lists or headings. */
  readonly kind?: 'block' | 'inline'
  readonly className?: string | undefined
}

type ToHtml = (text: string, kind: 'block' | 'inline') => string

let toHtml: ToHtml | undefined

/** Markdown of players. Plain text is shown as it is, without loading the Markdown parser. */
export const RichText = ({ text, kind = 'block', className }: Props) => {
  const [ready, setReady] = useState(toHtml !== undefined)
  const plain = isPlain(text)
  useEffect(() => {
    if (plain || ready) return
    let unmounted = false
    import('./to-html.ts').then(
      (chunk) => {
        toHtml = chunk.toHtml
        if (!unmounted) setReady(true)
      },
      // without network the text stays plain, until something else is drawn
      () => undefined,
    )
    return () => {
      unmounted = true
    }
  }, [plain, ready])
  const Tag = kind === 'inline' ? 'span' : 'div'
  if (plain || toHtml === undefined)
    return (
      <Tag dir="auto" className={classes(styles.plain, className)}>
        {text}
      </Tag>
    )
  return (
    <Tag
      dir="auto"
      className={classes(styles[kind], className)}
      dangerouslySetInnerHTML={{ __html: toHtml(text, kind) }}
    />
  )
}
