import { LONGEST_MESSAGE } from '@daykeep/rules/chat'
import { SendHorizontal } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { t } from '../../../i18n/index.ts'
import { Button, FormattingHelp, TextArea } from '../../../ui/index.ts'
import styles from './ChatComposer.module.css'
import type { MentionChoice } from './completion.ts'
import { useCompletion } from './use-completion.ts'

type Props = {
  readonly draft: string
  readonly onDraft: (text: string) => void
  readonly onSend: (text: string) => void
  readonly people: ReadonlyArray<MentionChoice>
  /** Mentions call nobody here: the group is too large. */
  readonly isQuiet?: boolean
}

/** Milliseconds without sending after pasting, so that nobody posts by mistake. docs/reference/screens.md 7.1. */
const PASTE_PAUSE = 500

/** Where a message is written: it grows, completes names and emoji, and sends by Ctrl and Enter. docs/reference/screens.md 7.1. */
export const ChatComposer = ({ draft, onDraft, onSend, people, isQuiet = false }: Props) => {
  const list = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const completion = useCompletion({ area, draft, onDraft, people })
  const [paused, pause] = usePause(PASTE_PAUSE)
  const canSend = draft.trim() !== '' && draft.length <= LONGEST_MESSAGE && !paused
  const send = () => {
    if (canSend) onSend(draft.trim())
  }
  const isOpen = completion.choices.length > 0
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <TextArea
        ref={area}
        label={t('chat.message')}
        limit={LONGEST_MESSAGE}
        dir="auto"
        placeholder={t('chat.placeholder')}
        value={draft}
        aria-autocomplete="list"
        aria-controls={list}
        aria-activedescendant={isOpen ? `${list}-${completion.current}` : undefined}
        onChange={({ target }) => completion.onType(target.value, target.selectionStart)}
        onSelect={({ currentTarget }) => completion.onCaret(currentTarget.selectionStart)}
        onPaste={pause}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return completion.onKeyDown(event)
          event.preventDefault()
          send()
        }}
      />
      {isQuiet && <p className={styles.hint}>{t('chat.largeGroup')}</p>}
      <Suggestions id={list} {...completion} />
      <div className={styles.foot}>
        <div className={styles.hints}>
          <span className={styles.hint}>{t('chat.sendHint')}</span>
          <FormattingHelp />
        </div>
        <Button
          type="submit"
          variant="primary"
          aria-disabled={!canSend}
          icon={<SendHorizontal size={18} aria-hidden="true" />}
        >
          {t('chat.send')}
        </Button>
      </div>
    </form>
  )
}

type SuggestionsProps = { readonly id: string } & Pick<ReturnType<typeof useCompletion>, 'choices' | 'current' | 'take'>

const Suggestions = ({ id, choices, current, take }: SuggestionsProps) => (
  <div id={id} role="listbox" aria-label={t('chat.suggestions')} hidden={choices.length === 0} className={styles.list}>
    {choices.map(({ label, detail }, index) => (
      <div
        key={detail}
        id={`${id}-${index}`}
        role="option"
        aria-selected={index === current}
        className={index === current ? styles.current : styles.choice}
        onPointerDown={(event) => {
          event.preventDefault()
          take(index)
        }}
      >
        <span dir="auto">{label}</span> <bdi>{detail}</bdi>
      </div>
    ))}
  </div>
)

/** A pause of some milliseconds, which each call starts again. */
const usePause = (length: number): readonly [boolean, () => void] => {
  const [since, setSince] = useState<object>()
  useEffect(() => {
    if (since === undefined) return
    const timer = setTimeout(() => setSince(undefined), length)
    return () => clearTimeout(timer)
  }, [since, length])
  return [since !== undefined, () => setSince({})]
}
