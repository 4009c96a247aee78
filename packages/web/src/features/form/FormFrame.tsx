import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { CircleAlert } from 'lucide-react'
import type { FormState } from './form-state.ts'
import styles from './FormFrame.module.css'

type Props = {
  readonly state: FormState
  readonly onSubmit: (fields: Readonly<Record<string, string>>) => void
  readonly children: ReactNode
  /** The accessible name of the form. */
  readonly label: string
}

/** A form that shows its problem above the fields and focuses the first field with an error. */
export const FormFrame = ({ state, onSubmit, children, label }: Props) => {
  const form = useRef<HTMLFormElement>(null)
  const problem = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (state.type !== 'refused') return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (wrong) wrong.focus()
    else problem.current?.focus()
  }, [state])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state.type === 'busy') return
    const fields = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    )
    onSubmit(Object.fromEntries(fields))
  }
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit} aria-label={label}>
      {state.type === 'refused' && state.problem !== undefined && (
        <p ref={problem} tabIndex={-1} role="alert" className={styles.problem}>
          <CircleAlert size={18} aria-hidden="true" />
          <span>{state.problem}</span>
        </p>
      )}
      {children}
    </form>
  )
}
