import { Copy, Flag, FlagOff, Heart, Link2, MoreVertical, Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { formatAgo, formatMoment, formatNumber, t } from '../../i18n/index.ts'
import { pathTo } from '../../routes/index.ts'
import { classes, IconButton, Menu, type MenuItem, RichText } from '../../ui/index.ts'
import { PersonFace } from '../people/index.ts'
import type { ChatLine, ChatMessageLine } from './chat-line.ts'
import styles from './ChatLineView.module.css'

/** What a reader may do with a message of others, and with their own. */
export type ChatLineActions = {
  readonly onLike: (id: string) => void
  readonly onCopy: (line: ChatMessageLine) => void
  /** Copies the address of a message; missing where nobody else has it. */
  readonly onCopyLink?: ((id: string) => void) | undefined
  readonly onReport: (line: ChatMessageLine) => void
  readonly onDelete: (line: ChatMessageLine) => void
  /** Moderators take the reports of a message away; missing where there are none to take. */
  readonly onClear?: ((id: string) => void) | undefined
}

type Props = ChatLineActions & {
  readonly line: ChatLine
  readonly now: number
  /** Moderators see reports, and delete what others wrote. */
  readonly moderates: boolean
  /** Each reader has a copy of their own, and deletes that. */
  readonly ownCopies?: boolean
}

/** The part of an address that leads to a message. */
export const lineAnchor = (id: string): string => `message-${id}`

/** One line of a chat. docs/reference/screens.md 7.1. */
export const ChatLineView = ({ line, now, ...rest }: Props) =>
  line.type === 'system' ? (
    <li className={styles.system}>
      <RichText text={line.text} kind="inline" />
      <Ago at={line.at} now={now} />
    </li>
  ) : (
    <Message line={line} now={now} {...rest} />
  )

type MessageProps = Omit<Props, 'line'> & { readonly line: ChatMessageLine }

const Message = ({ line, now, moderates, ownCopies = false, ...actions }: MessageProps) => {
  const { author } = line
  return (
    <li
      id={lineAnchor(line.id)}
      tabIndex={-1}
      className={classes(styles.message, line.mentionsReader && styles.mentioned)}
    >
      <PersonFace id={author.id} name={author.name} avatar={author.avatar} />
      <p className={styles.head}>
        <Link to={pathTo('profile', { userId: author.id })} className={styles.name} dir="auto">
          {author.name}
        </Link>
        {author.username !== undefined && <bdi className={styles.username}>@{author.username}</bdi>}
        {author.tier !== undefined && (
          <span className={styles.tier}>{t('chat.contributor', { tier: author.tier })}</span>
        )}
        <Ago at={line.at} now={now} />
        {line.mentionsReader && <span className={styles.dot}>{t('chat.mentionsYou')}</span>}
        {moderates && line.reports > 0 && (
          <span className={styles.reports}>{t('chat.reports', { count: line.reports })}</span>
        )}
      </p>
      <RichText text={line.text} className={styles.text} />
      <div className={styles.actions}>
        <Likes line={line} onLike={actions.onLike} />
        <Menu
          trigger={
            <IconButton
              size="sm"
              label={t('chat.more', { name: author.name })}
              icon={<MoreVertical size={16} aria-hidden="true" />}
            />
          }
          items={() => menuOf(line, { moderates, ownCopies }, actions)}
        />
      </div>
    </li>
  )
}

const Ago = ({ at, now }: { readonly at: number; readonly now: number }) => (
  <time className={styles.time} dateTime={new Date(at).toISOString()} title={formatMoment(at)}>
    {formatAgo(at, now)}
  </time>
)

/** Own messages show who liked them as a number; nobody likes their own. */
const Likes = ({ line, onLike }: { readonly line: ChatMessageLine; readonly onLike: (id: string) => void }) => {
  const count = formatNumber(line.likes)
  const heart = <Heart size={16} aria-hidden="true" fill={line.liked ? 'currentColor' : 'none'} />
  if (line.isOwn)
    return line.likes === 0 ? null : (
      <span className={styles.likes} title={t('chat.likes', { count: line.likes })}>
        {heart} {count}
      </span>
    )
  return (
    <button
      type="button"
      className={classes(styles.like, line.liked && styles.liked)}
      aria-pressed={line.liked}
      aria-label={t('chat.likeMessage', { name: line.author.name, count: line.likes })}
      onClick={() => onLike(line.id)}
    >
      {heart} {line.likes > 0 && count}
    </button>
  )
}

const menuOf = (
  line: ChatMessageLine,
  { moderates, ownCopies }: { readonly moderates: boolean; readonly ownCopies: boolean },
  { onClear, onCopyLink, ...actions }: ChatLineActions,
): ReadonlyArray<MenuItem> => [
  {
    type: 'action',
    label: t('chat.copyAsTodo'),
    icon: <Copy size={16} aria-hidden="true" />,
    onSelect: () => actions.onCopy(line),
  },
  ...(onCopyLink === undefined
    ? []
    : [
        {
          type: 'action' as const,
          label: t('chat.copyLink'),
          icon: <Link2 size={16} aria-hidden="true" />,
          onSelect: () => onCopyLink(line.id),
        },
      ]),
  ...(line.isOwn
    ? []
    : [
        {
          type: 'action' as const,
          label: t('chat.report'),
          icon: <Flag size={16} aria-hidden="true" />,
          onSelect: () => actions.onReport(line),
        },
      ]),
  ...(moderates && line.reports > 0 && onClear !== undefined
    ? [
        {
          type: 'action' as const,
          label: t('chat.clearReports'),
          icon: <FlagOff size={16} aria-hidden="true" />,
          onSelect: () => onClear(line.id),
        },
      ]
    : []),
  ...(line.isOwn || moderates || ownCopies
    ? [
        {
          type: 'action' as const,
          label: t('chat.delete'),
          icon: <Trash2 size={16} aria-hidden="true" />,
          danger: true,
          onSelect: () => actions.onDelete(line),
        },
      ]
    : []),
]
