import { ArrowDownToLine, ArrowUpDown, MessagesSquare, RefreshCw } from 'lucide-react'
import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import { formatDayName, t } from '../../i18n/index.ts'
import { Button, EmptyState, ErrorState, IconButton, Skeleton, useNearScreen } from '../../ui/index.ts'
import { LiveMark } from '../../live/index.ts'
import type { ChatLine, OutgoingMessage } from './chat-line.ts'
import { type ChatLineActions, ChatLineView, lineAnchor } from './ChatLineView.tsx'
import styles from './ChatView.module.css'
import { OutgoingView } from './OutgoingView.tsx'

export type ChatState =
  | { readonly type: 'loading' }
  | { readonly type: 'failed'; readonly onRetry: () => void }
  | {
      readonly type: 'ready'
      readonly lines: ReadonlyArray<ChatLine>
      /** The id of the newest line that was there at the last visit. */
      readonly lastSeen: string | undefined
      /** Asks for older lines; missing where there are none. */
      readonly onOlder?: (() => void) | undefined
    }

type Props = ChatLineActions & {
  readonly title: string
  readonly state: ChatState
  readonly outgoing: ReadonlyArray<OutgoingMessage>
  readonly onResend: (message: OutgoingMessage) => void
  readonly onDiscard: (message: OutgoingMessage) => void
  readonly onRefresh: () => void
  /** Whether new messages come by themselves, at once. */
  readonly connection?: 'live' | 'reconnecting'
  readonly now: number
  readonly moderates: boolean
  readonly ownCopies?: boolean
  readonly oldestFirst?: boolean
  /** Turns the order; missing where it is always the same. */
  readonly onTurnOrder?: (() => void) | undefined
  /** The composer, or why the player cannot write here. */
  readonly composer: ReactNode
}

/** A chat, newest first unless the reader turned it. One writes where the newest line is. docs/reference/screens.md 7.1. */
export const ChatView = ({
  title,
  state,
  outgoing,
  onResend,
  onDiscard,
  onRefresh,
  onTurnOrder,
  connection,
  composer,
  ...line
}: Props) => {
  const end = useRef<HTMLDivElement>(null)
  const { oldestFirst = false } = line
  const parts = [
    <Fragment key="composer">{composer}</Fragment>,
    <ul key="waiting" className={styles.lines} aria-label={t('chat.waiting')} hidden={outgoing.length === 0}>
      {outgoing.map((message) => (
        <OutgoingView key={message.id} message={message} onResend={onResend} onDiscard={onDiscard} />
      ))}
    </ul>,
    <Lines key="lines" state={state} {...line} />,
  ]
  return (
    <section className={styles.chat} aria-label={title}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {connection !== undefined && (
          <span className={styles.connection}>
            <LiveMark state={connection} />
          </span>
        )}
        {oldestFirst && (
          <IconButton
            label={t('chat.toNewest')}
            icon={<ArrowDownToLine size={18} />}
            onClick={() => end.current?.scrollIntoView({ block: 'end' })}
          />
        )}
        {onTurnOrder !== undefined && (
          <IconButton
            label={t(oldestFirst ? 'chat.newestFirst' : 'chat.oldestFirst')}
            icon={<ArrowUpDown size={18} />}
            onClick={onTurnOrder}
          />
        )}
        <IconButton label={t('chat.refresh')} icon={<RefreshCw size={18} />} onClick={onRefresh} />
      </header>
      {oldestFirst ? parts.toReversed() : parts}
      <div ref={end} />
    </section>
  )
}

type LinesProps = ChatLineActions & Pick<Props, 'state' | 'now' | 'moderates' | 'ownCopies' | 'oldestFirst'>

const Lines = ({ state, oldestFirst = false, ...rest }: LinesProps) => {
  useLinkedLine(state.type === 'ready' && state.lines.length > 0)
  if (state.type === 'loading') return <Loading />
  if (state.type === 'failed') return <ErrorState title={t('chat.notLoaded')} onRetry={state.onRetry} />
  const { lines, lastSeen, onOlder } = state
  if (lines.length === 0)
    return (
      <EmptyState icon={<MessagesSquare size={26} />} title={t('chat.empty')}>
        {t('chat.emptyText')}
      </EmptyState>
    )
  const shown = oldestFirst ? lines.toReversed() : lines
  const hasNews = lines
    .slice(
      0,
      lines.findIndex(({ id }) => id === lastSeen),
    )
    .some((line) => line.type === 'system' || !line.isOwn)
  const mark = (
    <li key="seen" className={styles.seen}>
      {t(oldestFirst ? 'chat.newBelow' : 'chat.newAbove')}
    </li>
  )
  return (
    <>
      {oldestFirst && onOlder !== undefined && <OlderButton onOlder={onOlder} />}
      <ul className={styles.lines} aria-live="polite" aria-relevant="additions">
        {shown.map((line, index) => [
          dayOf(line.at) !== dayOf(shown[index - 1]?.at) && (
            <li key={dayOf(line.at)} className={styles.day}>
              {formatDayName(line.at, rest.now)}
            </li>
          ),
          !oldestFirst && hasNews && line.id === lastSeen && mark,
          <ChatLineView key={line.id} line={line} {...rest} />,
          oldestFirst && hasNews && line.id === lastSeen && mark,
        ])}
      </ul>
      {!oldestFirst && onOlder !== undefined && <Older key={lines.length} onOlder={onOlder} />}
    </>
  )
}

/** Shows the line that the address leads to, once, when it is there. */
const useLinkedLine = (isReady: boolean): void => {
  useEffect(() => {
    if (!isReady || !location.hash.startsWith(`#${lineAnchor('')}`)) return
    const line = document.getElementById(location.hash.slice(1))
    line?.scrollIntoView({ block: 'center' })
    line?.focus({ preventScroll: true })
  }, [isReady])
}

/** The calendar day of a moment where the reader is. */
const dayOf = (at: number | undefined): string | undefined =>
  at === undefined ? undefined : new Date(at).toDateString()

/** Asks for older lines when the reader comes near the end of the list, or presses the button. */
const Older = ({ onOlder }: { readonly onOlder: () => void }) => {
  const { ref, near } = useNearScreen<HTMLDivElement>()
  useEffect(() => {
    if (near) onOlder()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each page
  }, [near])
  return (
    <div ref={ref}>
      <OlderButton onOlder={onOlder} />
    </div>
  )
}

const OlderButton = ({ onOlder }: { readonly onOlder: () => void }) => (
  <Button variant="tertiary" onClick={onOlder}>
    {t('chat.older')}
  </Button>
)

const Loading = () => (
  <div className={styles.lines}>
    <Skeleton shape="card" height={96} />
    <Skeleton shape="card" height={96} />
    <Skeleton shape="card" height={96} />
  </div>
)
