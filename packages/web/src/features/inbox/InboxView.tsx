import { ArrowLeft, Ban, Gift, Mail, MailPlus, MoreVertical, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { formatAgo, formatNumber, t } from '../../i18n/index.ts'
import { pathTo } from '../../routes/index.ts'
import {
  Button,
  classes,
  EmptyState,
  ErrorState,
  IconButton,
  Menu,
  type MenuItem,
  NextPage,
  type NextPageModel,
  Skeleton,
  Switch,
  TextField,
  VisuallyHidden,
} from '../../ui/index.ts'
import { PersonFace } from '../people/index.ts'
import { type ConversationModel, toList } from './conversation.ts'
import styles from './InboxView.module.css'

export type ConversationsState =
  | { readonly type: 'loading' }
  | { readonly type: 'failed'; readonly onRetry: () => void }
  | {
      readonly type: 'ready'
      readonly conversations: ReadonlyArray<ConversationModel>
      readonly next: NextPageModel | undefined
    }

type Props = {
  readonly state: ConversationsState
  /** Part of a name; the state holds whom it finds. */
  readonly search: string
  readonly onSearch: (search: string) => void
  /** New messages by the id of the other player. */
  readonly unread: Readonly<Record<string, number>>
  /** The conversation that is open. */
  readonly open: ConversationModel | undefined
  readonly onOpen: (id: string | undefined) => void
  /** Others may write to the player. */
  readonly accepts: boolean
  readonly onAccepts: (on: boolean) => void
  readonly onNew: () => void
  readonly onGift: (to: { readonly id: string; readonly name: string }) => void
  /** The player blocks whom the open conversation is with. */
  readonly isBlocked: boolean
  /** Blocks them, or takes the block back. */
  readonly onBlock: () => void
  readonly now: number
  /** The open conversation's messages. */
  readonly thread: ReactNode
}

/** Conversations beside the open one; on narrow screens one at a time. docs/reference/screens.md 11. */
export const InboxView = (props: Props) => (
  <div className={classes(styles.panes, props.open !== undefined && styles.opened)}>
    <aside className={styles.list} aria-label={t('inbox.conversations')}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('inbox.title')}</h1>
        <IconButton label={t('inbox.new')} icon={<MailPlus size={20} />} onClick={props.onNew} />
      </header>
      <Switch label={t('inbox.accepts')} checked={props.accepts} onChange={props.onAccepts} />
      {!props.accepts && <p className={styles.note}>{t('inbox.closed')}</p>}
      <Conversations {...props} />
    </aside>
    <section className={styles.thread} aria-label={t('inbox.messages')}>
      {props.open === undefined ? (
        <EmptyState icon={<Mail size={26} />} title={t('inbox.chooseOne')}>
          {t('inbox.chooseText')}
        </EmptyState>
      ) : (
        <>
          <header className={styles.head}>
            <IconButton
              className={styles.back}
              label={t('inbox.back')}
              icon={<ArrowLeft size={20} />}
              onClick={() => props.onOpen(undefined)}
            />
            <PersonFace id={props.open.id} name={props.open.name} avatar={props.open.avatar} size="sm" />
            <div className={styles.who}>
              <p className={styles.name} dir="auto">
                <Link to={pathTo('profile', { userId: props.open.id })}>{props.open.name}</Link>
              </p>
              {props.open.username !== undefined && <bdi className={styles.text}>@{props.open.username}</bdi>}
            </div>
            <Menu
              trigger={
                <IconButton
                  label={t('profile.actionsFor', { name: props.open.name })}
                  icon={<MoreVertical size={20} />}
                />
              }
              items={menuOf(props.open, props)}
            />
          </header>
          {props.thread}
        </>
      )}
    </section>
  </div>
)

const menuOf = ({ id, name }: ConversationModel, { isBlocked, onBlock, onGift }: Props): ReadonlyArray<MenuItem> => [
  {
    type: 'link',
    label: t('inbox.profile'),
    icon: <UserRound size={17} aria-hidden="true" />,
    element: <Link to={pathTo('profile', { userId: id })} />,
  },
  {
    type: 'action',
    label: t('inbox.gift'),
    icon: <Gift size={17} aria-hidden="true" />,
    onSelect: () => onGift({ id, name }),
  },
  {
    type: 'action',
    label: t(isBlocked ? 'profile.unblock' : 'profile.block'),
    icon: <Ban size={17} aria-hidden="true" />,
    danger: !isBlocked,
    onSelect: onBlock,
  },
]

const Conversations = (props: Props) => {
  const { state, search, open } = props
  const isEmpty = state.type === 'ready' && search === '' && toList(state.conversations, open, search).length === 0
  return (
    <>
      {!isEmpty && (
        <TextField
          type="search"
          label={t('inbox.search')}
          value={search}
          onChange={(event) => props.onSearch(event.target.value)}
        />
      )}
      <Found {...props} />
    </>
  )
}

const Found = ({ state, search, unread, open, onOpen, onNew, now }: Props) => {
  if (state.type === 'loading')
    return (
      <>
        <Skeleton shape="card" height={64} />
        <Skeleton shape="card" height={64} />
      </>
    )
  if (state.type === 'failed') return <ErrorState title={t('inbox.notLoaded')} onRetry={state.onRetry} />
  const shown = toList(state.conversations, open, search)
  if (shown.length === 0 && search === '')
    return (
      <EmptyState
        icon={<Mail size={26} />}
        title={t('inbox.empty')}
        action={<Button onClick={onNew}>{t('inbox.new')}</Button>}
      >
        {t('inbox.emptyText')}
      </EmptyState>
    )
  return (
    <>
      {shown.length === 0 && <p className={styles.text}>{t('inbox.noneFound')}</p>}
      <ul className={styles.rows}>
        {shown.map((conversation) => (
          <li key={conversation.id}>
            <Row
              conversation={conversation}
              unread={unread[conversation.id] ?? 0}
              isOpen={conversation.id === open?.id}
              now={now}
              onOpen={onOpen}
            />
          </li>
        ))}
      </ul>
      <NextPage page={state.next} byButton />
    </>
  )
}

type RowProps = Pick<Props, 'now' | 'onOpen'> & {
  readonly conversation: ConversationModel
  readonly unread: number
  readonly isOpen: boolean
}

const Row = ({ conversation: { id, name, text, at, canReceive }, unread, isOpen, now, onOpen }: RowProps) => (
  <button
    type="button"
    className={classes(styles.row, isOpen && styles.current)}
    aria-current={isOpen}
    onClick={() => onOpen(id)}
  >
    <span className={styles.name} dir="auto">
      {name}
    </span>
    {text !== '' && <span className={styles.text}>{formatAgo(at, now)}</span>}
    <span className={styles.preview} dir="auto">
      {canReceive ? text : t('inbox.unreachable')}
    </span>
    {unread > 0 && (
      <span className={styles.unread} title={t('inbox.unread', { count: unread })}>
        <span aria-hidden="true">{formatNumber(unread)}</span>
        <VisuallyHidden>{t('inbox.unread', { count: unread })}</VisuallyHidden>
      </span>
    )}
  </button>
)
