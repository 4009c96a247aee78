import { type KeyboardEvent, type RefObject, useState } from 'react'
import { completeMention, mentionAt, suggestedPeople } from './mention.ts'

/** Someone who can be mentioned. */
export type MentionChoice = { readonly name: string; readonly username: string }

type Options = {
  readonly area: RefObject<HTMLTextAreaElement | null>
  readonly draft: string
  readonly onDraft: (text: string) => void
  readonly people: ReadonlyArray<MentionChoice>
}

/** Names that complete an `@` in a text area: arrows move, Tab or Enter take, Escape closes. */
export const useMention = ({ area, draft, onDraft, people }: Options) => {
  const [caret, setCaret] = useState(0)
  const [at, setAt] = useState(0)
  const [dismissed, setDismissed] = useState(false)
  const mention = dismissed ? undefined : mentionAt(draft, caret)
  const choices = mention === undefined ? [] : suggestedPeople(people, mention.typed)
  const current = Math.min(at, choices.length - 1)

  const take = (index: number): void => {
    const choice = choices[index]
    if (choice === undefined || mention === undefined) return
    const completed = completeMention(draft, mention, choice.username)
    onDraft(completed.text)
    setCaret(completed.caret)
    requestAnimationFrame(() => area.current?.setSelectionRange(completed.caret, completed.caret))
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (choices.length === 0) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      setDismissed(true)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setAt((current + (event.key === 'ArrowDown' ? 1 : -1) + choices.length) % choices.length)
    } else if (event.key === 'Enter' || event.key === 'Tab') {
      event.preventDefault()
      take(current)
    }
  }
  const onType = (text: string, position: number): void => {
    onDraft(text)
    setCaret(position)
    setDismissed(false)
    setAt(0)
  }

  return { choices, current, take, onKeyDown, onType, onCaret: setCaret }
}
