import { useState } from 'react'
import { t } from '../../../i18n/index.ts'
import { useDispatch, usePlayer } from '../../../sync/index.ts'
import { ChatComposer } from './ChatComposer.tsx'
import { GuidelinesGate } from './GuidelinesGate.tsx'
import { readDraft, writeDraft } from '../outgoing.ts'
import type { MentionChoice } from './completion.ts'

type Props = {
  /** The group, or the player: each has its own draft. */
  readonly id: string
  readonly people: ReadonlyArray<MentionChoice>
  /** Mentions call nobody here. */
  readonly isQuiet?: boolean
  readonly onSend: (text: string) => void
}

/** A composer that keeps its draft, or what the player has to agree to first. docs/decisions/143-drafts-of-messages.md */
export const DraftComposer = ({ id, people, isQuiet = false, onSend }: Props) => {
  const dispatch = useDispatch()
  const flags = usePlayer(({ user }) => user.flags)
  const [draft, setDraft] = useState(() => readDraft(id))
  const change = (text: string) => {
    setDraft(text)
    writeDraft(id, text)
  }
  if (flags.chatRevoked) return <p>{t('chat.closed')}</p>
  if (!flags.communityGuidelinesAccepted)
    return (
      <GuidelinesGate
        onAccept={() => dispatch('updateUser', { changes: { 'flags.communityGuidelinesAccepted': true } })}
      />
    )
  return (
    <ChatComposer
      draft={draft}
      onDraft={change}
      people={people}
      isQuiet={isQuiet}
      onSend={(text) => {
        onSend(text)
        change('')
      }}
    />
  )
}
