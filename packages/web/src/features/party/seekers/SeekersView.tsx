import { CLASSES, type PlayerClass } from '@daykeep/rules/model'
import { RefreshCw, UserPlus, Undo2, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { formatAgo, formatNumber, languageTag, t } from '../../../i18n/index.ts'
import { pathTo } from '../../../routes/index.ts'
import { Button, Card, EmptyState, ErrorState, NumberField, Select, Skeleton } from '../../../ui/index.ts'
import { levelText, PersonFace } from '../../people/index.ts'
import { matchesFilter, type SeekerFilter, type SeekerModel } from './seeker.ts'
import styles from './SeekersView.module.css'

export type SeekersState =
  | { readonly type: 'loading' }
  | { readonly type: 'failed'; readonly reason: string; readonly onRetry: () => void }
  | { readonly type: 'ready'; readonly seekers: ReadonlyArray<SeekerModel>; readonly onMore: (() => void) | undefined }

type Props = {
  readonly state: SeekersState
  readonly filter: SeekerFilter
  readonly onFilter: (filter: SeekerFilter) => void
  /** Ids of those who were invited from here. */
  readonly invited: ReadonlySet<string>
  /** There is no room for more. */
  readonly full: boolean
  readonly now: number
  readonly onInvite: (id: string) => void
  readonly onTakeBack: (id: string) => void
  readonly onRefresh: () => void
}

/** Players who look for a party, for its leader to invite. docs/reference/screens.md 6.7. */
export const SeekersView = (props: Props) => (
  <div className={styles.page}>
    <header className={styles.head}>
      <div>
        <h1 className={styles.title}>{t('seekers.title')}</h1>
        <p className={styles.text}>{t(props.full ? 'seekers.full' : 'seekers.intro')}</p>
      </div>
      <Button icon={<RefreshCw size={18} aria-hidden="true" />} onClick={props.onRefresh}>
        {t('seekers.refresh')}
      </Button>
    </header>
    <Seekers {...props} />
  </div>
)

const Seekers = (props: Props) => {
  const { state, filter } = props
  if (state.type === 'loading')
    return (
      <div className={styles.cards}>
        <Skeleton shape="card" height={120} />
        <Skeleton shape="card" height={120} />
      </div>
    )
  if (state.type === 'failed')
    return (
      <ErrorState title={t('seekers.notLoaded')} onRetry={state.onRetry}>
        {state.reason}
      </ErrorState>
    )
  if (state.seekers.length === 0) return <Nobody>{t('seekers.nobodyText')}</Nobody>
  const matching = state.seekers.filter(matchesFilter(filter, props.now))
  return (
    <>
      <Filters {...props} languages={[...new Set(state.seekers.map(({ language }) => language))].toSorted()} />
      {matching.length === 0 && <Nobody>{t('seekers.noMatch')}</Nobody>}
      <ul className={styles.cards}>
        {matching.map((seeker) => (
          <SeekerCard key={seeker.id} seeker={seeker} {...props} />
        ))}
      </ul>
      {state.onMore !== undefined && (
        <Button variant="tertiary" onClick={state.onMore}>
          {t('seekers.more')}
        </Button>
      )}
    </>
  )
}

const Nobody = ({ children }: { readonly children: ReactNode }) => (
  <EmptyState icon={<Users size={26} />} title={t('seekers.nobody')}>
    {children}
  </EmptyState>
)

/** Who was last here longer ago than a week is not on the list. docs/reference/api.md 2.9. */
const ACTIVE_DAYS = [0, 1, 3]

/** German, and not de. */
const languageName = (code: string): string =>
  new Intl.DisplayNames(languageTag(), { type: 'language' }).of(code.replaceAll('_', '-')) ?? code

type FiltersProps = Pick<Props, 'filter' | 'onFilter'> & { readonly languages: ReadonlyArray<string> }

const Filters = ({ filter, onFilter, languages }: FiltersProps) => (
  <div className={styles.filters}>
    <NumberField
      label={t('seekers.fromLevel')}
      value={filter.fromLevel}
      min={0}
      onChange={(fromLevel) => onFilter({ ...filter, fromLevel: fromLevel ?? 0 })}
    />
    <NumberField
      label={t('seekers.toLevel')}
      value={filter.toLevel === 0 ? undefined : filter.toLevel}
      min={0}
      onChange={(toLevel) => onFilter({ ...filter, toLevel: toLevel ?? 0 })}
    />
    <Select
      label={t('seekers.active')}
      value={String(filter.days)}
      options={ACTIVE_DAYS.map((days) => ({
        value: String(days),
        label: days === 0 ? t('seekers.any') : t('seekers.withinDays', { count: days }),
      }))}
      onChange={(days) => onFilter({ ...filter, days: Number(days) })}
    />
    <Select<PlayerClass | ''>
      label={t('seekers.class')}
      value={filter.class}
      options={[
        { value: '', label: t('seekers.any') },
        ...CLASSES.map((value) => ({ value, label: t(`header.class.${value}`) })),
      ]}
      onChange={(chosen) => onFilter({ ...filter, class: chosen })}
    />
    <Select
      label={t('seekers.language')}
      value={filter.language}
      options={[
        { value: '', label: t('seekers.any') },
        ...languages.map((value) => ({ value, label: languageName(value) })),
      ]}
      onChange={(language) => onFilter({ ...filter, language })}
    />
  </div>
)

type CardProps = Pick<Props, 'invited' | 'full' | 'now' | 'onInvite' | 'onTakeBack'> & { readonly seeker: SeekerModel }

const SeekerCard = ({ seeker, invited, full, now, onInvite, onTakeBack }: CardProps) => (
  <li>
    <Card className={styles.card}>
      <PersonFace id={seeker.id} name={seeker.name} avatar={seeker.avatar} size="lg" />
      <div className={styles.facts}>
        <p className={styles.name} dir="auto">
          <Link to={pathTo('profile', { userId: seeker.id })}>{seeker.name}</Link>
        </p>
        {seeker.username !== undefined && <bdi className={styles.text}>@{seeker.username}</bdi>}
        <p className={styles.text}>{levelText(seeker)}</p>
        <p className={styles.text}>
          {[
            t('seekers.checkIns', { count: seeker.checkIns, shown: formatNumber(seeker.checkIns) }),
            t('party.lastSeen', { ago: formatAgo(seeker.lastSeen, now) }),
            languageName(seeker.language),
          ].join(' · ')}
        </p>
      </div>
      {invited.has(seeker.id) ? (
        <Button icon={<Undo2 size={18} aria-hidden="true" />} onClick={() => onTakeBack(seeker.id)}>
          {t('party.takeBack')}
        </Button>
      ) : (
        <Button
          variant="primary"
          aria-disabled={full}
          icon={<UserPlus size={18} aria-hidden="true" />}
          onClick={() => full || onInvite(seeker.id)}
        >
          {t('party.invite')}
        </Button>
      )}
    </Card>
  </li>
)
