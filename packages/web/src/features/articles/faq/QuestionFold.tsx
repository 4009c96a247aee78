import { ChevronDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import styles from './FaqView.module.css'
import { LinkedText } from '../LinkedText.tsx'
import type { Question } from './to-faq.ts'

type Props = {
  readonly question: Question
  readonly open: boolean
  /** Called with the key of the question to open, or an empty string to close it. */
  readonly onOpen: (key: string) => void
}

/** A question with its answer folded in. One opened by the address scrolls into view and gets the focus. */
export const QuestionFold = ({ question: { key, question, answer }, open, onOpen }: Props) => {
  const fold = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const element = fold.current
    if (!open || element === null || element.contains(document.activeElement)) return
    element.scrollIntoView()
    element.querySelector('summary')?.focus({ preventScroll: true })
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
