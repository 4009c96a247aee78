import { Droplet, Gem, Heart, Sparkles, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Avatar } from '../../art/index.ts'
import { t } from '../../i18n/index.ts'
import { pathTo } from '../../routes/index.ts'
import { Badge, classes, Dialog, ErrorState, Meter, Skeleton } from '../../ui/index.ts'
import { levelText } from '../people/index.ts'
import styles from './ProfileDialog.module.css'
import type { ProfileModel } from './profile-model.ts'

export const PROFILE_TABS = ['profile', 'stats', 'achievements'] as const
export type ProfileTab = (typeof PROFILE_TABS)[number]

type Props = {
  readonly state:
    | { readonly type: 'loading' }
    | { readonly type: 'missing' }
    | { readonly type: 'failed'; readonly onRetry: () => void }
    | { readonly type: 'shown'; readonly profile: ProfileModel }
  readonly tab: ProfileTab
  /** The address of a tab. */
  readonly hrefOf: (tab: ProfileTab) => string
  readonly onClose: () => void
  /** Below the figure: what can be done about another player. */
  readonly buttons?: ReactNode
  /** The content of the tab. */
  readonly children?: ReactNode
}

/** A player's profile over the page: the figure, and one of three tabs. docs/reference/screens.md 3.1. */
export const ProfileDialog = ({ state, tab, hrefOf, onClose, buttons, children }: Props) => (
  <Dialog
    open
    width="xl"
    title={state.type === 'shown' ? state.profile.head.name : t('profile.title')}
    onClose={onClose}
  >
    {state.type === 'loading' && (
      <div className={styles.loading} role="status" aria-label={t('common.loading')}>
        <Skeleton shape="card" height={300} />
        <Skeleton shape="card" height={300} />
      </div>
    )}
    {state.type === 'missing' && <ErrorState title={t('profile.missing')} />}
    {state.type === 'failed' && <ErrorState title={t('profile.failed')} onRetry={state.onRetry} />}
    {state.type === 'shown' && (
      <div className={styles.profile}>
        <ProfileHead head={state.profile.head} buttons={buttons} />
        <div className={styles.content}>
          <nav aria-label={t('profile.tabs')} className={styles.tabs}>
            {PROFILE_TABS.map((each) => (
              <Link
                key={each}
                to={hrefOf(each)}
                aria-current={each === tab ? 'page' : undefined}
                className={classes(styles.tab, each === tab && styles.current)}
              >
                {t(`profile.tab.${each}`)}
              </Link>
            ))}
          </nav>
          {children}
        </div>
      </div>
    )}
  </Dialog>
)

/** The figure, large, with name, level and bars. */
const ProfileHead = ({ head, buttons }: { readonly head: ProfileModel['head'] } & Pick<Props, 'buttons'>) => {
  const { avatar, name, username, health, mana, experience, badges } = head
  const rank = levelText(head)
  return (
    <div className={styles.head}>
      <div className={styles.arch}>
        <Avatar art={avatar} label={t('header.portrait', { name, level: rank })} breathing />
      </div>
      <p className={styles.names}>
        {username !== '' && <bdi className={styles.username}>@{username}</bdi>}
        <Badge tone={head.class ?? 'quiet'}>{rank}</Badge>
      </p>
      {badges.length > 0 && (
        <ul className={styles.badges}>
          {badges.map(({ kind, rank: level, title }) => (
            <li key={kind} className={styles.badge}>
              {kind === 'contributors' ? (
                <Sparkles size={16} aria-hidden="true" />
              ) : (
                <Gem size={16} aria-hidden="true" />
              )}
              <Link to={pathTo(kind)}>{t(`profile.badge.${kind}`, { rank: level })}</Link>
              {title !== '' && <bdi>{title}</bdi>}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.bars}>
        <Meter label={t('header.health')} kind="health" icon={<Heart size={18} />} {...health} />
        {mana !== undefined && <Meter label={t('header.mana')} kind="mana" icon={<Droplet size={18} />} {...mana} />}
        <Meter label={t('header.experience')} kind="experience" icon={<Star size={18} />} {...experience} />
      </div>
      {buttons !== undefined && <div className={styles.buttons}>{buttons}</div>}
    </div>
  )
}
