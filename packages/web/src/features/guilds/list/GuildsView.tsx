import { Plus, Shield } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '../../../i18n/index.ts'
import {
  Button,
  EmptyState,
  ErrorState,
  NextPage,
  type NextPageModel,
  Page,
  PageHead,
  Skeleton,
} from '../../../ui/index.ts'
import type { GuildModel } from '../guild.ts'
import { ANY_GUILD, isFiltered } from './guild-filter.ts'
import { GuildCard } from './GuildCard.tsx'
import { type FilterProps, GuildFilters } from './GuildFilters.tsx'
import styles from './GuildsView.module.css'

export type GuildsState =
  | { readonly type: 'loading' }
  | { readonly type: 'failed'; readonly onRetry: () => void }
  | { readonly type: 'ready'; readonly guilds: ReadonlyArray<GuildModel>; readonly next: NextPageModel | undefined }

type Props = FilterProps & {
  readonly title: string
  readonly state: GuildsState
  /** Id of the guild that the player is joining. */
  readonly joining: string | undefined
  readonly onJoin: (id: string) => void
  readonly onLeave: (guild: GuildModel) => void
  readonly onCreate: () => void
  /** Shown where there is no guild at all. */
  readonly whenEmpty: ReactNode
}

/** Guilds to find, and those of the player. docs/reference/screens.md 10.3 and 10.4. */
export const GuildsView = (props: Props) => (
  <Page width="list">
    <PageHead title={props.title}>
      <Button icon={<Plus size={18} aria-hidden="true" />} onClick={props.onCreate}>
        {t('guilds.create')}
      </Button>
    </PageHead>
    <GuildFilters {...props} />
    <Guilds {...props} />
  </Page>
)

const Guilds = ({ state, filter, joining, onFilter, onJoin, onLeave, whenEmpty }: Props) => {
  if (state.type === 'loading')
    return (
      <div className={styles.list} role="status" aria-label={t('common.loading')}>
        <Skeleton shape="card" height={120} />
        <Skeleton shape="card" height={120} />
        <Skeleton shape="card" height={120} />
      </div>
    )
  if (state.type === 'failed') return <ErrorState title={t('guilds.notLoaded')} onRetry={state.onRetry} />
  if (state.guilds.length === 0)
    return isFiltered(filter) ? (
      <EmptyState
        icon={<Shield size={26} />}
        title={t('guilds.noMatch')}
        action={
          <Button variant="tertiary" size="sm" onClick={() => onFilter({ ...ANY_GUILD, sort: filter.sort })}>
            {t('guilds.clear')}
          </Button>
        }
      />
    ) : (
      whenEmpty
    )
  return (
    <>
      <ul className={styles.list}>
        {state.guilds.map((guild) => (
          <li key={guild.id}>
            <GuildCard guild={guild} busy={joining === guild.id} onJoin={onJoin} onLeave={onLeave} />
          </li>
        ))}
      </ul>
      <NextPage page={state.next} />
    </>
  )
}
