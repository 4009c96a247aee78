import { LONGEST_MESSAGE } from '@daykeep/rules/chat'
import { SendHorizontal } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { t } from '../../../i18n/index.ts'
import { Button, TextArea } from '../../../ui/index.ts'
import styles from './ChatComposer.module.css'
import { type MentionChoice, useMention } from './use-mention.ts'

type Props = {
  readonly draft: string
  readonly onDraft: (text: string) => void
  readonly onSend: (text: string) => void
  readonly people: ReadonlyArray<MentionChoice>
}

/** Milliseconds without sending after pasting, so that nobody posts by mistake. docs/reference/screens.md 7.1. */
const PASTE_PAUSE = 500

/** Where a message is written: it grows, completes names, and sends by Ctrl and Enter. docs/reference/screens.md 7.1. */
export const ChatComposer = ({ draft, onDraft, onSend, people }: Props) => {
  const list = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const mention = useMention({ area, draft, onDraft, people })
  const [paused, pause] = usePause(PASTE_PAUSE)
  const canSend = draft.trim() !== '' && draft.length <= LONGEST_MESSAGE && !paused
  const send = () => {
    if (canSend) onSend(draft.trim())
  }
  const isOpen = mention.choices.length > 0
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
        aria-activedescendant={isOpen ? `${list}-${mention.current}` : undefined}
        onChange={({ target }) => mention.onType(target.value, target.selectionStart)}
        onSelect={({ currentTarget }) => mention.onCaret(currentTarget.selectionStart)}
        onPaste={pause}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return mention.onKeyDown(event)
          event.preventDefault()
          send()
        }}
      />
      <Suggestions id={list} {...mention} />
      <div className={styles.foot}>
        <span className={styles.hint}>{t('chat.sendHint')}</span>
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

type SuggestionsProps = { readonly id: string } & Pick<ReturnType<typeof useMention>, 'choices' | 'current' | 'take'>

const Suggestions = ({ id, choices, current, take }: SuggestionsProps) => (
  <div id={id} role="listbox" aria-label={t('chat.suggestions')} hidden={choices.length === 0} className={styles.list}>
    {choices.map(({ name, username }, index) => (
      <div
        key={username}
        id={`${id}-${index}`}
        role="option"
        aria-selected={index === current}
        className={index === current ? styles.current : styles.choice}
        onPointerDown={(event) => {
          event.preventDefault()
          take(index)
        }}
      >
        <span dir="auto">{name}</span> <bdi>@{username}</bdi>
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
