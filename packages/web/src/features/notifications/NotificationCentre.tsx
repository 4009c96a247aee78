import type { WireNewsPost } from '@daykeep/api/contract'
import * as E from 'fp-ts/lib/Either.js'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { nameOf } from '../../i18n/index.ts'
import { pathTo } from '../../routes/index.ts'
import { useCatalogue, useDispatch, usePlayer, usePlayerStore } from '../../sync/index.ts'
import { CardDialog, type ReceivedCard, verseOf } from '../cards/index.ts'
import { requestCelebrations } from '../celebrations/index.ts'
import { openGiftDialog } from '../money/index.ts'
import type { Dismissal, EntryAct } from './entry.ts'
import { toEntries } from './to-entries.ts'
import { QuestInvitationDialog } from './QuestInvitationDialog.tsx'
import { CurrentEvents } from './CurrentEvents.tsx'
import { InvitedBy } from './InvitedBy.tsx'
import { useNewsActs } from './NewsScreen.tsx'
import { NotificationList } from './NotificationList.tsx'
import { unreadNews, useNewsPosts } from './unread-news.ts'
import { useEntryRequests } from './use-entry-requests.ts'

type Props = {
  readonly onClose: () => void
  readonly onCalendar: () => void
  readonly onNews: (post: WireNewsPost) => void
}

/** The open notification centre: marks everything as seen, and does what is chosen. docs/reference/screens.md 1.8. */
export const NotificationCentre = ({ onClose, onCalendar, onNews }: Props) => {
  const store = usePlayerStore()
  const catalogue = useCatalogue()
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const user = usePlayer((player) => player.user)
  const posts = useNewsPosts()
  const entries = toEntries(catalogue, user, unreadNews(posts, user)?.title)
  const [card, setCard] = useState<ReceivedCard>()
  // What was new when it opened stays in front while it is open.
  const [seenBefore] = useState(() => new Set(entries.filter(({ seen }) => seen).map(({ key }) => key)))
  const [checkIns] = useState(() => store.snapshot().player.user.loginIncentives)
  const { join, accept, reject, approve, sendBack } = useEntryRequests(onClose)
  const [quest, setQuest] = useState<string>()
  const { markRead } = useNewsActs()

  useEffect(() => {
    const { notifications } = store.snapshot().player.user
    const ids = notifications.filter(({ seen }) => !seen).map(({ id }) => id)
    if (ids.length > 0) dispatch('seeNotifications', { ids })
  }, [store, dispatch])

  const act = (chosen: EntryAct) => {
    switch (chosen.type) {
      case 'go':
        onClose()
        return void navigate(pathTo(chosen.route, chosen.params))
      case 'celebrate':
        onClose()
        return requestCelebrations([chosen.celebration])
      case 'readNews': {
        const [newest] = posts ?? []
        if (newest !== undefined) return onNews(newest)
        onClose()
        return void navigate(pathTo('news'))
      }
      case 'giveSubscription':
        onClose()
        return openGiftDialog()
      case 'openMysteryItem':
        onClose()
        return void dispatch('openMysteryItem', {})
      case 'readCard': {
        const found = catalogue.cards[chosen.card]
        if (found === undefined || E.isLeft(dispatch('readCard', { card: chosen.card }))) return undefined
        const { from } = chosen
        const verse = verseOf(catalogue, chosen.card, from)
        return setCard({ name: nameOf(`cards.${chosen.card}`), from, art: found.art, verse })
      }
      case 'join':
        return join(chosen.group)
      case 'decline':
        return void dispatch('rejectInvitation', { group: chosen.group })
      case 'readQuest':
        return setQuest(chosen.quest)
      case 'approve':
        return approve(chosen.task, chosen.user)
      case 'needsWork':
        return sendBack(chosen.task, chosen.user)
      case 'acceptQuest':
        return accept()
      case 'rejectQuest':
        return reject()
    }
  }
  const dismiss = (dismissals: ReadonlyArray<Dismissal>) => {
    const ids = dismissals.flatMap((each) => (each.type === 'read' ? each.ids : []))
    if (ids.length > 0) dispatch('readNotifications', { ids })
    for (const each of dismissals) {
      if (each.type === 'news') markRead()
      if (each.type === 'messages') dispatch('readLetters', {})
      if (each.type === 'chat') dispatch('seeChat', { group: each.group })
    }
  }
  return (
    <>
      <NotificationList
        entries={entries.map((entry) => ({ ...entry, seen: seenBefore.has(entry.key) }))}
        checkIns={checkIns}
        onAct={act}
        onDismiss={dismiss}
        onCalendar={onCalendar}
        renderInviter={(id) => <InvitedBy id={id} onLeave={onClose} />}
      >
        <CurrentEvents onClose={onClose} />
      </NotificationList>
      {quest !== undefined && (
        <QuestInvitationDialog
          quest={quest}
          onAnswer={(answer) => {
            setQuest(undefined)
            if (answer !== 'later') act({ type: answer === 'accept' ? 'acceptQuest' : 'rejectQuest' })
          }}
        />
      )}
      {card !== undefined && <CardDialog card={card} onClose={() => setCard(undefined)} />}
    </>
  )
}
