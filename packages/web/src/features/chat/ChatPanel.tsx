import { LARGE_GROUP } from '@daykeep/rules/documents'
import { TAVERN } from '@daykeep/rules/model'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { hasPrivilege } from '@daykeep/rules/permissions'
import { t } from '../../i18n/index.ts'
import { useLive } from '../../live/index.ts'
import { invalidate, useMutation, usePages } from '../../queries/index.ts'
import { useCatalogue, useDispatch, usePlayer } from '../../sync/index.ts'
import { toasts } from '../../toasts/index.ts'
import { useNow } from '../../ui/index.ts'
import { lineAnchor } from './ChatLineView.tsx'
import type { ChatLine } from './chat-line.ts'
import { type ChatState, ChatView } from './ChatView.tsx'
import { DraftComposer } from './composer/index.ts'
import { MessageDialogs, type OpenMessageDialog, thankForReport } from './dialogs/index.ts'
import { toChatLines } from './to-chat-lines.ts'
import { useLastSeen } from './use-last-seen.ts'
import type { MentionChoice } from './composer/index.ts'
import { notYetShown } from './outgoing.ts'
import { useOutgoing } from './use-outgoing.ts'
import { whenVisible } from './when-visible.ts'

type Props = {
  readonly groupId: string
  readonly title: string
  /** Who can be mentioned besides those who wrote. */
  readonly people?: ReadonlyArray<MentionChoice>
  /** Missing where the group is small. */
  readonly memberCount?: number
  /** Stands in place of the composer for those who may read and not write. */
  readonly cannotWrite?: ReactNode
}

const PAGE = 50

/** The chat of a group, joined to the server. docs/reference/screens.md 7.1. */
export const ChatPanel = ({ groupId, title, people = NOBODY, memberCount = 0, cannotWrite }: Props) => {
  const user = usePlayer((player) => player.user)
  const dispatch = useDispatch()
  const oldestFirst = user.preferences.reverseChatOrder
  const now = useNow()
  const [dialog, setDialog] = useState<OpenMessageDialog>()
  const outgoing = useOutgoing({
    id: groupId,
    endpoint: 'postMessage',
    toRequest: (message) => ({ params: { groupId }, body: { message } }),
    shownBy: ['getChat'],
  })
  const state = useChatState(groupId)
  const lines = state.type === 'ready' ? state.lines : NO_LINES
  const connection = useLive(groupId)
  const like = useMutation('likeMessage', { invalidates: ['getChat'] })
  const remove = useMutation('deleteMessage', { invalidates: ['getChat'] })
  const clear = useMutation('clearMessageFlags', { invalidates: ['getChat'] })
  const flag = useMutation('flagMessage', { invalidates: ['getChat'], onDone: thankForReport })

  return (
    <>
      <ChatView
        title={title}
        state={state}
        outgoing={notYetShown(outgoing.messages, lines)}
        onResend={outgoing.resend}
        onDiscard={outgoing.discard}
        onRefresh={() => void invalidate(['getChat'])}
        oldestFirst={oldestFirst}
        onTurnOrder={() => dispatch('updateUser', { changes: { 'preferences.reverseChatOrder': !oldestFirst } })}
        onCopyLink={(id) => void copyLink(id)}
        connection={connection}
        onLike={(chatId) => like.send({ params: { groupId, chatId } })}
        onCopy={(line) => setDialog({ type: 'copy', line })}
        onReport={(line) => setDialog({ type: 'report', line })}
        onDelete={(line) => setDialog({ type: 'delete', line })}
        onClear={(chatId) => clear.send({ params: { groupId, chatId } })}
        now={now}
        moderates={hasPrivilege(user, 'moderator')}
        composer={
          cannotWrite ?? (
            <DraftComposer
              id={groupId}
              people={withAuthors(people, state)}
              isQuiet={groupId === TAVERN || memberCount > LARGE_GROUP}
              onSend={(text) => outgoing.post(text, lines[0]?.id)}
            />
          )
        }
      />
      <MessageDialogs
        dialog={dialog}
        onReport={(chatId, comment) =>
          flag.send({ params: { groupId, chatId }, body: comment === '' ? {} : { comment } })
        }
        onDelete={(chatId) => remove.send({ params: { groupId, chatId } })}
        onClose={() => setDialog(undefined)}
      />
    </>
  )
}

const copyLink = async (id: string): Promise<void> => {
  const { origin, pathname } = location
  try {
    await navigator.clipboard.writeText(`${origin}${pathname}#${lineAnchor(id)}`)
    toasts.show({ type: 'success', text: t('chat.linkCopied') })
  } catch {
    toasts.show({ type: 'error', text: t('chat.linkNotCopied') })
  }
}

const NO_LINES: ReadonlyArray<ChatLine> = []
const NOBODY: ReadonlyArray<MentionChoice> = []

/** Those who can be mentioned, and whoever wrote what is here. */
const withAuthors = (people: ReadonlyArray<MentionChoice>, state: ChatState): ReadonlyArray<MentionChoice> => {
  const choices = new Map(people.map((person) => [person.username, person]))
  for (const line of state.type === 'ready' ? state.lines : [])
    if (line.type === 'message' && line.author.username !== undefined && !line.isOwn)
      choices.set(line.author.username, { name: line.author.name, username: line.author.username })
  return [...choices.values()]
}

const useChatState = (groupId: string): ChatState => {
  const catalogue = useCatalogue()
  const dispatch = useDispatch()
  const { _id: id, auth, newMessages, chatSeen } = usePlayer((player) => player.user)
  const isUnread = newMessages[groupId] !== undefined
  const username = auth.local.username ?? undefined
  const { data, isError, refetch, hasNextPage, fetchNextPage } = usePages(
    'getChat',
    { params: { groupId }, query: { limit: PAGE } },
    {
      next: (last) =>
        last.length < PAGE ? undefined : { params: { groupId }, query: { limit: PAGE, before: last.at(-1)?.id ?? '' } },
    },
  )
  const messages = useMemo(() => data?.pages.flat() ?? [], [data])
  const lines = useMemo(() => toChatLines(catalogue, { id, username }, messages), [catalogue, id, username, messages])
  const lastSeen = useLastSeen(data === undefined ? undefined : lines, chatSeen?.[groupId])
  const until = lines[0]?.at
  // in a large guild the mark comes after the message, which may have been seen by then
  useEffect(() => {
    if (until === undefined && !isUnread) return undefined
    return whenVisible(() => dispatch('seeChat', { group: groupId, ...(until === undefined ? {} : { until }) }))
  }, [dispatch, groupId, until, isUnread])

  if (data === undefined) return isError ? { type: 'failed', onRetry: () => void refetch() } : { type: 'loading' }
  return { type: 'ready', lines, lastSeen, onOlder: hasNextPage ? () => void fetchNextPage() : undefined }
}
