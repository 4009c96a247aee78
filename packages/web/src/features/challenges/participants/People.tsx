import type { ReactNode } from 'react'
import { t } from '../../../i18n/index.ts'
import { ErrorState, NextPage, Skeleton } from '../../../ui/index.ts'
import styles from '../page/Dialogs.module.css'
import type { ParticipantModel } from './participant.ts'
import type { ParticipantsState } from './use-participants.ts'

type Props = {
  readonly state: ParticipantsState
  readonly search: string
  readonly children: (person: ParticipantModel) => ReactNode
}

/** A list of participants, page by page. */
export const People = ({ state, search, children }: Props) => {
  if (state.type === 'loading') return <Skeleton shape="card" height={120} />
  if (state.type === 'failed') return <ErrorState title={t('challenges.notLoaded')} onRetry={state.onRetry} />
  if (state.people.length === 0) return <p>{t(search.trim() === '' ? 'challenges.nobodyYet' : 'challenges.nobody')}</p>
  return (
    <>
      <ul className={styles.people} aria-label={t('challenges.participantsTitle')}>
        {state.people.map((person) => (
          <li key={person.id}>{children(person)}</li>
        ))}
      </ul>
      <NextPage page={state.next} byButton />
    </>
  )
}
