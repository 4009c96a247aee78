import { ChevronDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import styles from './FaqView.module.css'
import { LinkedText } from './LinkedText.tsx'
import type { Question } from './to-faq.ts'

type Props = {
  readonly question: Question
  readonly open: boolean
  /** Tells the key of the question to open; empty when this one was closed. */
  readonly onOpen: (key: string) => void
}

/** A question that unfolds. Opened by its address, it comes into view and takes the focus. */
export const QuestionFold = ({ question: { key, question, answer }, open, onOpen }: Props) => {
  const fold = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const here = fold.current
    if (!open || here === null || here.contains(document.activeElement)) return
    here.scrollIntoView()
    here.querySelector('summary')?.focus({ preventScroll: true })
  }, [open])
  return (
    <details
      ref={fold}
      id={key}
      className={styles.fold}
      open={open}
      onToggle={(event) => {
        if (event.currentTarget.open !== open) onOpen(open ? '' : key)
      }}
    >
      <summary className={styles.question}>
        {question}
        <ChevronDown className={styles.arrow} size={18} aria-hidden="true" />
      </summary>
      <p className={styles.answer}>
        <LinkedText text={answer} />
      </p>
    </details>
  )
}
