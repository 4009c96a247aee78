import { Plus, Shield } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '../../i18n/index.ts'
import { Button, EmptyState, ErrorState, Select, Skeleton, TextField } from '../../ui/index.ts'
import type { GuildModel, GuildSize } from './guild.ts'
import { GuildCard } from './GuildCard.tsx'
import styles from './GuildsView.module.css'

export type GuildsState =
  | { readonly type: 'loading' }
  | { readonly type: 'failed'; readonly onRetry: () => void }
  | { readonly type: 'ready'; readonly guilds: ReadonlyArray<GuildModel>; readonly onMore: (() => void) | undefined }

export type GuildRole = 'leader' | 'member' | 'stranger'

/** Empty texts ask for nothing. */
export type GuildFilter = {
  readonly search: string
  readonly size: GuildSize | ''
  readonly category: string
  readonly role: GuildRole | ''
}

export const ANY_GUILD: GuildFilter = { search: '', size: '', category: '', role: '' }

type Props = {
  readonly title: string
  readonly state: GuildsState
  readonly filter: GuildFilter
  /** Slugs of all categories. */
  readonly categories: ReadonlyArray<string>
  /** What the player may be in the guilds of the list. */
  readonly roles: ReadonlyArray<GuildRole>
  readonly onFilter: (filter: GuildFilter) => void
  /** Id of the guild that the player is joining. */
  readonly joining: string | undefined
  readonly onJoin: (id: string) => void
  readonly onCreate: () => void
  /** What to do where there is nothing. */
  readonly whenEmpty: ReactNode
}

const SIZES = ['gold', 'silver', 'bronze'] as const

/** Guilds to find, and those of the player. docs/reference/screens.md 10.3 and 10.4. */
export const GuildsView = (props: Props) => {
  const { title, state, filter, categories, roles, onFilter, joining, onJoin, onCreate, whenEmpty } = props
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <Button icon={<Plus size={18} aria-hidden="true" />} onClick={onCreate}>
          {t('guilds.create')}
        </Button>
      </header>
      <div className={styles.filters}>
        <TextField
          type="search"
          label={t('guilds.search')}
          value={filter.search}
          onChange={(event) => onFilter({ ...filter, search: event.target.value })}
        />
        <Select<GuildSize | ''>
          label={t('guilds.size')}
          value={filter.size}
          options={[
            { value: '', label: t('guilds.anySize') },
            ...SIZES.map((value) => ({ value, label: t(`guilds.sizes.${value}`) })),
          ]}
          onChange={(size) => onFilter({ ...filter, size })}
        />
        <Select
          label={t('guilds.topic')}
          value={filter.category}
          options={[
            { value: '', label: t('guilds.anyTopic') },
            ...categories.map((value) => ({ value, label: t(`challengeCategories.${value}.text`) })),
          ]}
          onChange={(category) => onFilter({ ...filter, category })}
        />
        <Select<GuildRole | ''>
          label={t('guilds.role')}
          value={filter.role}
          options={[
            { value: '', label: t('guilds.anyRole') },
            ...roles.map((value) => ({ value, label: t(`guilds.roles.${value}`) })),
          ]}
          onChange={(role) => onFilter({ ...filter, role })}
        />
      </div>
      <Guilds {...{ state, filter, joining, onJoin, whenEmpty }} />
    </div>
  )
}

const Guilds = ({
  state,
  filter,
  joining,
  onJoin,
  whenEmpty,
}: Pick<Props, 'state' | 'filter' | 'joining' | 'onJoin' | 'whenEmpty'>) => {
  if (state.type === 'loading') return <Skeleton shape="card" height={120} />
  if (state.type === 'failed') return <ErrorState title={t('guilds.notLoaded')} onRetry={state.onRetry} />
  const isAny = Object.values(filter).every((part) => part === '')
  if (state.guilds.length === 0)
    return (
      <EmptyState icon={<Shield size={26} />} title={t('guilds.none')}>
        {isAny ? whenEmpty : t('guilds.noMatch')}
      </EmptyState>
    )
  return (
    <>
      <ul className={styles.list}>
        {state.guilds.map((guild) => (
          <li key={guild.id}>
            <GuildCard guild={guild} busy={joining === guild.id} onJoin={onJoin} />
          </li>
        ))}
      </ul>
      {state.onMore !== undefined && (
        <Button variant="tertiary" onClick={state.onMore}>
          {t('guilds.more')}
        </Button>
      )}
    </>
  )
}
