import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import {
  complete,
  type Completion,
  type Emoji,
  type MentionChoice,
  suggestedEmoji,
  suggestedPeople,
  tokenAt,
  type TypedToken,
} from './completion.ts'

type Options = {
  readonly area: RefObject<HTMLTextAreaElement | null>
  readonly draft: string
  readonly onDraft: (text: string) => void
  readonly people: ReadonlyArray<MentionChoice>
}

/** Names that complete an `@`, emoji that complete a `:`: arrows move, Tab or Enter take, Escape closes. */
export const useCompletion = ({ area, draft, onDraft, people }: Options) => {
  const [caret, setCaret] = useState(0)
  const [at, setAt] = useState(0)
  const [dismissed, setDismissed] = useState(false)
  const token = dismissed ? undefined : tokenAt(draft, caret)
  const emoji = useEmoji(token?.type === 'emoji')
  const choices = choicesFor(token, people, emoji)
  const current = Math.min(at, choices.length - 1)

  const take = (index: number): void => {
    const choice = choices[index]
    if (choice === undefined || token === undefined) return
    const completed = complete(draft, token, choice)
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

const choicesFor = (
  token: TypedToken | undefined,
  people: ReadonlyArray<MentionChoice>,
  emoji: ReadonlyArray<Emoji>,
): ReadonlyArray<Completion> => {
  if (token === undefined) return []
  return token.type === 'mention' ? suggestedPeople(people, token.typed) : suggestedEmoji(emoji, token.typed)
}

/** The names of all emoji, loaded when somebody types the first. */
const useEmoji = (isWanted: boolean): ReadonlyArray<Emoji> => {
  const [all, setAll] = useState<ReadonlyArray<Emoji>>([])
  const isMissing = isWanted && all.length === 0
  useEffect(() => {
    if (!isMissing) return
    let isHere = true
    // without network there are no suggestions, as without a match
    import('gemoji').then(
      ({ gemoji }) => isHere && setAll(gemoji),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [isMissing])
  return all
}
