import { Heart, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router-dom'
import { t } from '../../i18n/index.ts'
import { pathTo } from '../../routes/index.ts'
import {
  Card,
  EmptyState,
  ErrorState,
  NextPage,
  type NextPageModel,
  Page,
  PageHead,
  PageTabs,
  RichText,
  Skeleton,
} from '../../ui/index.ts'
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

export type HallState =
  | { readonly type: 'loading' }
  | { readonly type: 'failed'; readonly onRetry: () => void }
  | { readonly type: 'ready'; readonly entries: ReadonlyArray<HallEntry>; readonly next: NextPageModel | undefined }

type Props = {
  readonly kind: 'contributors' | 'patrons'
  readonly state: HallState
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
    <Entries kind={kind} state={state} supports={supports} />
  </Page>
)

const Entries = ({ kind, state, supports }: Pick<Props, 'kind' | 'state' | 'supports'>) => {
  if (state.type === 'loading') return <Skeleton shape="card" height={96} />
  if (state.type === 'failed') return <ErrorState title={t('hall.notLoaded')} onRetry={state.onRetry} />
  const Icon = kind === 'contributors' ? Sparkles : Heart
  if (state.entries.length === 0) return <EmptyState icon={<Icon size={26} />} title={t(`hall.none.${kind}`)} />
  return (
    <>
      <ol className={styles.list}>
        {state.entries.map((entry) => (
          <li key={entry.id}>
            <Card className={styles.entry}>
              <span className={styles.rank} data-rank={Math.min(entry.rank, 9)}>
                <Icon size={16} aria-hidden="true" />
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
          </li>
        ))}
      </ol>
      {state.next === undefined ? (
        <p className={styles.end}>{t('hall.end')}</p>
      ) : (
        <NextPage page={state.next} byButton />
      )}
    </>
  )
}
