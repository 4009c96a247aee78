import { Heart, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router-dom'
import { t } from '../../i18n/index.ts'
import { pathTo } from '../../routes/index.ts'
import { Card, EmptyState, type ListState, Page, PagedList, PageHead, PageTabs, RichText } from '../../ui/index.ts'
import styles from './HallView.module.css'

export type HallEntry = {
  readonly id: string
  readonly name: string
  /** Level of a contributor, tier of a patron. */
  readonly rank: number
  readonly title: string
  /** Markdown. */
  readonly contributions: string
}

type Props = {
  readonly kind: 'contributors' | 'patrons'
  readonly state: ListState<HallEntry>
  /** Whether the reader may open the support view of a player. */
  readonly supports: boolean
  /** How one comes here. */
  readonly children: ReactNode
}

/** Who has given time or money. docs/reference/screens.md 12. */
export const HallView = ({ kind, state, supports, children }: Props) => (
  <Page width="text">
    <PageHead title={t('titles.hall')} />
    <PageTabs label={t('titles.hall')}>
      {(['contributors', 'patrons'] as const).map((tab) => (
        <NavLink key={tab} to={pathTo(tab)}>
          {t(`titles.${tab}`)}
        </NavLink>
      ))}
    </PageTabs>
    <Card variant="panel" className={styles.about}>
      {children}
    </Card>
    <PagedList
      state={state}
      keyOf={({ id }) => id}
      failure={t('hall.notLoaded')}
      whenEmpty={<EmptyState icon={<RankIcon kind={kind} size={26} />} title={t(`hall.none.${kind}`)} />}
      placeholders={{ count: 1, height: 96 }}
      byButton
      end={<p className={styles.end}>{t('hall.end')}</p>}
    >
      {(entry) => <Entry kind={kind} entry={entry} supports={supports} />}
    </PagedList>
  </Page>
)

const RankIcon = ({ kind, size }: Pick<Props, 'kind'> & { readonly size: number }) => {
  const Icon = kind === 'contributors' ? Sparkles : Heart
  return <Icon size={size} aria-hidden="true" />
}

const Entry = ({ kind, entry, supports }: Pick<Props, 'kind' | 'supports'> & { readonly entry: HallEntry }) => (
  <Card className={styles.entry}>
    <span className={styles.rank} data-rank={Math.min(entry.rank, 9)}>
      <RankIcon kind={kind} size={16} />
      {t(`hall.rank.${kind}`, { rank: entry.rank })}
    </span>
    <div className={styles.words}>
      <h2 className={styles.name} dir="auto">
        <Link to={pathTo('profile', { userId: entry.id })}>{entry.name}</Link>
      </h2>
      {entry.title !== '' && (
        <p className={styles.role} dir="auto">
          {entry.title}
        </p>
      )}
      {entry.contributions !== '' && <RichText text={entry.contributions} />}
    </div>
    {supports && (
      <Link to={pathTo('adminUser', { userIdentifier: entry.id })} className={styles.support}>
        {t('hall.support', { name: entry.name })}
      </Link>
    )}
  </Card>
)
