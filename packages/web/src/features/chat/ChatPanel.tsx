import { LARGE_GROUP } from '@daykeep/rules/documents'
import { TAVERN } from '@daykeep/rules/model'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { hasPrivilege } from '@daykeep/rules/permissions'
import { useLive } from '../../live/index.ts'
import { invalidate, useMutation, usePages } from '../../queries/index.ts'
import { useCatalogue, useDispatch, usePlayer } from '../../sync/index.ts'
import { useNow } from '../../ui/index.ts'
import { type ChatState, ChatView } from './ChatView.tsx'
import { DraftComposer } from './composer/index.ts'
import { MessageDialogs, type OpenMessageDialog, thankForReport } from './dialogs/index.ts'
import { toChatLines } from './to-chat-lines.ts'
import { useLastSeen } from './use-last-seen.ts'
import type { MentionChoice } from './composer/index.ts'
import { useOutgoing } from './use-outgoing.ts'

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
/** Milliseconds between two looks for new messages while the page is visible. */
const LOOK_EVERY = 15_000

/** The chat of a group, joined to the server. docs/reference/screens.md 7.1. */
export const ChatPanel = ({ groupId, title, people = NOBODY, memberCount = 0, cannotWrite }: Props) => {
  const user = usePlayer((player) => player.user)
  const now = useNow()
  const [dialog, setDialog] = useState<OpenMessageDialog>()
  const outgoing = useOutgoing({
    id: groupId,
    endpoint: 'postMessage',
    toRequest: (message) => ({ params: { groupId }, body: { message } }),
    shownBy: ['getChat'],
  })
  const state = useChatState(groupId)
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
        outgoing={outgoing.messages}
        onResend={outgoing.resend}
        onDiscard={outgoing.discard}
        onRefresh={() => void invalidate(['getChat'])}
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
              onSend={outgoing.post}
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
  const { _id: id, auth } = usePlayer((player) => player.user)
  const username = auth.local.username ?? undefined
  const { data, isError, refetch, hasNextPage, fetchNextPage } = usePages(
    'getChat',
    { params: { groupId }, query: { limit: PAGE } },
    {
      refetchInterval: LOOK_EVERY,
      next: (last) =>
        last.length < PAGE ? undefined : { params: { groupId }, query: { limit: PAGE, before: last.at(-1)?.id ?? '' } },
    },
  )
  const messages = useMemo(() => data?.pages.flat() ?? [], [data])
  const lines = useMemo(() => toChatLines(catalogue, { id, username }, messages), [catalogue, id, username, messages])
  const newest = lines[0]?.id
  const lastSeen = useLastSeen(groupId, newest)
  useEffect(() => {
    if (newest !== undefined) dispatch('seeChat', { group: groupId })
  }, [dispatch, groupId, newest])

  if (data === undefined) return isError ? { type: 'failed', onRetry: () => void refetch() } : { type: 'loading' }
  return { type: 'ready', lines, lastSeen, onOlder: hasNextPage ? () => void fetchNextPage() : undefined }
}
