import type { Member } from '@daykeep/api/contract'
import { asKey } from '@daykeep/rules/model'
import { useDeferredValue, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { toAvatarArt } from '../../art/index.ts'
import { nextPageOf, usePages, useQuery } from '../../queries/index.ts'
import { useCatalogue, useDispatch, usePlayer } from '../../sync/index.ts'
import { openGiftDialog } from '../money/index.ts'
import { useNow } from '../../ui/index.ts'
import { BlockDialog, toLooks } from '../people/index.ts'
import { type ConversationModel, toConversation, unreadCounts } from './conversation.ts'
import { type ConversationsState, InboxView } from './InboxView.tsx'
import { NewMessage } from './NewMessage.tsx'
import { Thread } from './Thread.tsx'
import { useReadOnSight } from './use-read-on-sight.ts'

const PAGE = 10

/** Private messages; `?uuid=` opens the conversation with a player. docs/reference/screens.md 11. */
export const InboxScreen = () => {
  const dispatch = useDispatch()
  const optOut = usePlayer(({ user }) => user.inbox.optOut)
  const [address, setAddress] = useSearchParams()
  const [search, setSearch] = useState('')
  const [asking, setAsking] = useState(false)
  const [isBlocking, setBlocking] = useState(false)
  const blocks = usePlayer(({ user }) => user.inbox.blocks)
  const now = useNow()
  const openId = address.get('uuid') ?? undefined
  const all = useConversations('')
  const found = useConversations(useDeferredValue(search.trim()))
  const state = search.trim() === '' ? all : found
  const [chosen, setChosen] = useState<ConversationModel>()
  const open = useOpenConversation(all, openId, chosen)
  const unread = usePlayer(({ user }) => user.inbox.unread)
  useReadOnSight()
  const isBlocked = open !== undefined && blocks.includes(asKey(open.id))
  const block = () => {
    if (open === undefined) return
    setBlocking(false)
    dispatch('blockUser', { user: open.id })
  }
  const show = (id: string | undefined) => {
    setChosen(state.type === 'ready' ? state.conversations.find((each) => each.id === id) : undefined)
    setAddress(id === undefined ? {} : { uuid: id })
  }
  return (
    <>
      <InboxView
        state={state}
        search={search}
        onSearch={setSearch}
        unread={state.type === 'ready' ? unreadCounts(state.conversations, unread) : {}}
        open={open}
        onOpen={show}
        accepts={!optOut}
        onAccepts={(on) => dispatch('updateUser', { changes: { 'inbox.optOut': !on } })}
        onNew={() => setAsking(true)}
        isBlocked={isBlocked}
        onBlock={() => (isBlocked ? block() : setBlocking(true))}
        onGift={openGiftDialog}
        now={now}
        thread={
          open === undefined ? null : <Thread key={open.id} conversation={open} isBlocked={isBlocked} now={now} />
        }
      />
      {isBlocking && open !== undefined && (
        <BlockDialog name={open.name} onBlock={block} onClose={() => setBlocking(false)} />
      )}
      {asking && (
        <NewMessage
          onFound={(id) => {
            setAsking(false)
            show(id)
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

const NO_CONVERSATIONS: ReadonlyArray<ConversationModel> = []

/** All conversations page by page, or those with people who are called so. */
const useConversations = (search: string): ConversationsState => {
  const catalogue = useCatalogue()
  const found = search === '' ? {} : { search }
  const pages = usePages(
    'conversations',
    { query: { ...found, page: 0 } },
    {
      next: (last, pages) => (last.length < PAGE ? undefined : { query: { ...found, page: pages.length } }),
    },
  )
  const { data, isError, refetch } = pages
  const conversations = useMemo(
    () => (data?.pages ?? []).flat().map((each) => toConversation(catalogue, each)),
    [catalogue, data],
  )
  if (data === undefined) return isError ? { type: 'failed', onRetry: () => void refetch() } : { type: 'loading' }
  return { type: 'ready', conversations, next: nextPageOf(pages) }
}

/** The conversation with a player: loaded, `chosen` from what a search found, or one that has no message yet. */
const useOpenConversation = (
  state: ConversationsState,
  openId: string | undefined,
  chosen: ConversationModel | undefined,
): ConversationModel | undefined => {
  const catalogue = useCatalogue()
  const loaded = state.type === 'ready' ? state.conversations : NO_CONVERSATIONS
  const known = [...loaded, ...(chosen === undefined ? [] : [chosen])].find(({ id }) => id === openId)
  const { data } = useQuery(
    'getMember',
    { params: { memberId: openId ?? '' } },
    { enabled: openId !== undefined && state.type === 'ready' && known === undefined },
  )
  if (known !== undefined || data === undefined) return known
  return toFreshConversation(catalogue, data)
}

const toFreshConversation = (
  catalogue: Parameters<typeof toConversation>[0],
  { _id, profile, auth, preferences, items, stats, inbox }: Member,
): ConversationModel => ({
  id: _id,
  name: profile.name,
  username: auth.local?.username ?? undefined,
  avatar: toAvatarArt(toLooks({ preferences, items, stats }), catalogue),
  text: '',
  at: 0,
  count: 0,
  canReceive: inbox.canReceive ?? !inbox.optOut,
})
