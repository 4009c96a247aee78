import { RefreshCw, UserPlus, Undo2, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { formatAgo, formatNumber, t } from '../../../i18n/index.ts'
import { pathTo } from '../../../routes/index.ts'
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  NextPage,
  type NextPageModel,
  Page,
  PageHead,
  Skeleton,
} from '../../../ui/index.ts'
import type { MemberModel } from '../../members/index.ts'
import { levelText, PersonFace } from '../../people/index.ts'
import { type SeekerFilter, type SeekerModel, toQuery } from './seeker.ts'
import { languageName, SeekerFilters } from './SeekerFilters.tsx'
import styles from './SeekersView.module.css'

export type SeekersState =
  | { readonly type: 'loading' }
  | { readonly type: 'failed'; readonly reason: string; readonly onRetry: () => void }
  | { readonly type: 'ready'; readonly seekers: ReadonlyArray<SeekerModel>; readonly next: NextPageModel | undefined }

type Props = {
  readonly state: SeekersState
  readonly filter: SeekerFilter
  readonly onFilter: (filter: SeekerFilter) => void
  /** Those with an open invitation to the party. */
  readonly invited: ReadonlyArray<MemberModel>
  /** There is no room for more. */
  readonly full: boolean
  readonly now: number
  readonly onInvite: (id: string) => void
  readonly onTakeBack: (id: string) => void
  readonly onRefresh: () => void
}

/** Players who look for a party, for its leader to invite. docs/reference/screens.md 6.7. */
export const SeekersView = (props: Props) => (
  <Page width="list">
    <PageHead title={t('seekers.title')} line={t(props.full ? 'seekers.full' : 'seekers.intro')}>
      <Button icon={<RefreshCw size={18} aria-hidden="true" />} onClick={props.onRefresh}>
        {t('seekers.refresh')}
      </Button>
    </PageHead>
    <Seekers {...props} />
  </Page>
)

const Seekers = (props: Props) => {
  const { state, filter } = props
  if (state.type === 'failed')
    return (
      <ErrorState title={t('seekers.notLoaded')} onRetry={state.onRetry}>
        {state.reason}
      </ErrorState>
    )
  const seekers = state.type === 'ready' ? state.seekers : NO_SEEKERS
  const isFiltered = Object.keys(toQuery(filter)).length > 0
  const invitedIds = new Set(props.invited.map(({ id }) => id))
  return (
    <>
      <Invited {...props} invited={props.invited.filter(({ id }) => seekers.every((seeker) => seeker.id !== id))} />
      {(seekers.length > 0 || isFiltered) && <SeekerFilters {...props} seekers={seekers} />}
      {state.type === 'loading' && (
        <div className={styles.cards}>
          <Skeleton shape="card" height={120} />
          <Skeleton shape="card" height={120} />
        </div>
      )}
      {state.type === 'ready' && seekers.length === 0 && (
        <EmptyState icon={<Users size={26} />} title={t('seekers.nobody')}>
          {t(isFiltered ? 'seekers.noMatch' : 'seekers.nobodyText')}
        </EmptyState>
      )}
      <ul className={styles.cards}>
        {seekers.map((seeker) => (
          <SeekerCard key={seeker.id} seeker={seeker} isInvited={invitedIds.has(seeker.id)} {...props} />
        ))}
      </ul>
      <NextPage page={state.type === 'ready' ? state.next : undefined} byButton />
    </>
  )
}

const NO_SEEKERS: ReadonlyArray<SeekerModel> = []

/** Open invitations: who has one is not on the list of those who look. */
const Invited = ({ invited, onTakeBack }: Pick<Props, 'invited' | 'onTakeBack'>) =>
  invited.length > 0 && (
    <section aria-label={t('seekers.invited')}>
      <h2 className={styles.heading}>{t('seekers.invited')}</h2>
      <ul className={styles.cards}>
        {invited.map((person) => (
          <PersonCard key={person.id} person={person} facts={[]}>
            <TakeBack person={person} onTakeBack={onTakeBack} />
          </PersonCard>
        ))}
      </ul>
    </section>
  )

type CardProps = Pick<Props, 'full' | 'now' | 'onInvite' | 'onTakeBack'> & {
  readonly seeker: SeekerModel
  readonly isInvited: boolean
}

const SeekerCard = ({ seeker, isInvited, full, now, onInvite, onTakeBack }: CardProps) => (
  <PersonCard
    person={seeker}
    facts={[
      t('seekers.checkIns', { count: seeker.checkIns, shown: formatNumber(seeker.checkIns) }),
      t('party.lastSeen', { ago: formatAgo(seeker.lastSeen, now) }),
      languageName(seeker.language),
    ]}
  >
    {isInvited ? (
      <TakeBack person={seeker} onTakeBack={onTakeBack} />
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
  </PersonCard>
)

type Shown = Pick<SeekerModel, 'id' | 'name' | 'username' | 'avatar' | 'level' | 'class'>

type PersonProps = {
  readonly person: Shown
  readonly facts: ReadonlyArray<string>
  readonly children: ReactNode
}

const PersonCard = ({ person, facts, children }: PersonProps) => (
  <li>
    <Card className={styles.card}>
      <PersonFace id={person.id} name={person.name} avatar={person.avatar} size="lg" />
      <div className={styles.facts}>
        <p className={styles.name} dir="auto">
          <Link to={pathTo('profile', { userId: person.id })}>{person.name}</Link>
        </p>
        {person.username !== undefined && <bdi className={styles.text}>@{person.username}</bdi>}
        <p className={styles.text}>{levelText(person)}</p>
        {facts.length > 0 && <p className={styles.text}>{facts.join(' · ')}</p>}
      </div>
      {children}
    </Card>
  </li>
)

const TakeBack = ({ person, onTakeBack }: Pick<Props, 'onTakeBack'> & { readonly person: Shown }) => (
  <Button icon={<Undo2 size={18} aria-hidden="true" />} onClick={() => onTakeBack(person.id)}>
    {t('party.takeBack')}
  </Button>
)
