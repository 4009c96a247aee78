import { hasPrivilege } from '@daykeep/rules/permissions'
import { asKey, type UserId } from '@daykeep/rules/model'
import { useEffect, useMemo, useState } from 'react'
import { t } from '../../i18n/index.ts'
import { invalidate, useMutation, usePages, useQuery } from '../../queries/index.ts'
import { useCatalogue, useDispatch, usePlayer } from '../../sync/index.ts'
import {
  type ChatLine,
  type ChatState,
  ChatView,
  DraftComposer,
  MessageDialogs,
  notYetShown,
  type OpenMessageDialog,
  thankForReport,
  toChatLines,
  useLastSeen,
  useOutgoing,
  whenVisible,
} from '../chat/index.ts'
import { type ClosedReason, type ConversationModel, closedReason } from './conversation.ts'

type Props = { readonly conversation: ConversationModel; readonly isBlocked: boolean; readonly now: number }

const PAGE = 10
const NO_LINES: ReadonlyArray<ChatLine> = []
const SHOWN_BY = ['pagedMessages', 'conversations'] as const

const CLOSED_TEXTS: Readonly<Record<ClosedReason, string>> = {
  blocked: 'inbox.reasons.blocked',
  muted: 'chat.closed',
  deleted: 'inbox.reasons.deleted',
  optedOut: 'inbox.unreachable',
}

/** The messages with one player, newest first. docs/reference/screens.md 11. */
export const Thread = ({ conversation, isBlocked, now }: Props) => {
  const user = usePlayer((player) => player.user)
  const [dialog, setDialog] = useState<OpenMessageDialog>()
  const { state, bothIds } = useThread(conversation.id)
  const lines = state.type === 'ready' ? state.lines : NO_LINES
  const reason = useClosedReason(conversation, isBlocked)
  const outgoing = useOutgoing({
    id: conversation.id,
    endpoint: 'sendPrivateMessage',
    toRequest: (message) => ({ body: { message, toUserId: conversation.id } }),
    shownBy: SHOWN_BY,
  })
  const like = useMutation('likePrivateMessage', { invalidates: SHOWN_BY })
  const remove = useMutation('deletePrivateMessage', { invalidates: SHOWN_BY })
  const flag = useMutation('flagPrivateMessage', { onDone: thankForReport })
  return (
    <>
      <ChatView
        title={t('inbox.thread', { name: conversation.name })}
        state={state}
        outgoing={notYetShown(outgoing.messages, lines)}
        onResend={outgoing.resend}
        onDiscard={outgoing.discard}
        onRefresh={() => void invalidate(SHOWN_BY)}
        onLike={(id) => like.send({ params: { uniqueMessageId: bothIds.get(id) ?? id } })}
        onCopy={(line) => setDialog({ type: 'copy', line })}
        onReport={(line) => setDialog({ type: 'report', line })}
        onDelete={(line) => setDialog({ type: 'delete', line })}
        now={now}
        moderates={hasPrivilege(user, 'moderator')}
        ownCopies
        composer={
          reason === undefined ? (
            <DraftComposer id={conversation.id} people={[]} onSend={(text) => outgoing.post(text, lines[0]?.id)} />
          ) : (
            <p>{t(CLOSED_TEXTS[reason])}</p>
          )
        }
      />
      <MessageDialogs
        dialog={dialog}
        onReport={(messageId, comment) => flag.send({ params: { messageId }, body: comment === '' ? {} : { comment } })}
        onDelete={(messageId) => remove.send({ params: { messageId } })}
        onClose={() => setDialog(undefined)}
      />
    </>
  )
}

/** A profile that is not found any more tells a deleted player from one who takes no messages. */
const useClosedReason = ({ id, canReceive }: ConversationModel, isBlocked: boolean): ClosedReason | undefined => {
  const isMuted = usePlayer(({ user }) => user.flags.chatRevoked === true)
  const { error } = useQuery('getMember', { params: { memberId: id } }, { enabled: !canReceive })
  const isDeleted = !canReceive && error?.refusal !== undefined
  return closedReason({ canReceive, isBlocked, isMuted, isDeleted })
}

/** The lines, and by the id of each the id that both copies share. */
const useThread = (otherId: string): { readonly state: ChatState; readonly bothIds: ReadonlyMap<string, string> } => {
  const catalogue = useCatalogue()
  const { _id: id, auth } = usePlayer((player) => player.user)
  const username = auth.local.username ?? undefined
  const { data, isError, refetch, hasNextPage, fetchNextPage } = usePages(
    'pagedMessages',
    { query: { conversation: otherId, page: 0 } },
    {
      next: (last, pages) =>
        last.length < PAGE ? undefined : { query: { conversation: otherId, page: pages.length } },
    },
  )
  const messages = useMemo(() => data?.pages.flat() ?? [], [data])
  const lines = useMemo(() => toChatLines(catalogue, { id, username }, messages), [catalogue, id, username, messages])
  const unread = useUnread(otherId, data !== undefined)
  const lastSeen = useLastSeen(
    data === undefined ? undefined : lines,
    unread === undefined ? undefined : unread.since - 1,
  )
  const bothIds = useMemo(() => new Map(messages.map((each) => [each.id, each.uniqueMessageId])), [messages])
  if (data !== undefined)
    return {
      bothIds,
      state: {
        type: 'ready',
        lines,
        lastSeen,
        onOlder: hasNextPage ? () => void fetchNextPage() : undefined,
      },
    }
  return { bothIds, state: isError ? { type: 'failed', onRetry: () => void refetch() } : { type: 'loading' } }
}

/** The unread messages of the conversation, which are read as soon as they are shown. */
const useUnread = (otherId: string, isShown: boolean) => {
  const dispatch = useDispatch()
  const unread = usePlayer(({ user }) => user.inbox.unread?.[asKey<UserId>(otherId)])
  const isUnread = unread !== undefined
  useEffect(
    () => (isShown && isUnread ? whenVisible(() => dispatch('readLetters', { conversation: otherId })) : undefined),
    [dispatch, otherId, isShown, isUnread],
  )
  return unread
}
