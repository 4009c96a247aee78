import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { t } from '../../i18n/index.ts'
import { pathTo } from '../../routes/index.ts'
import { ErrorState, NextPage, Skeleton } from '../../ui/index.ts'
import { PersonFace } from '../people/index.ts'
import type { MemberModel } from './member.ts'
import styles from './MembersDialog.module.css'
import type { PeopleState } from './use-people.ts'

type Props = {
  readonly state: PeopleState
  /** What stands below the name. */
  readonly line?: (person: MemberModel) => string
  /** What can be done about the person. */
  readonly children: (person: MemberModel) => ReactNode
}

/** Members, or those who are invited, page by page. */
export const PeopleList = ({ state, line, children }: Props) => {
  if (state.type === 'loading') return <Skeleton shape="card" height={120} />
  if (state.type === 'failed') return <ErrorState title={t('members.notLoaded')} onRetry={state.onRetry} />
  if (state.people.length === 0) return <p>{t('members.nobody')}</p>
  return (
    <>
      <ul className={styles.people}>
        {state.people.map((person) => (
          <li key={person.id} className={styles.person}>
            <PersonFace id={person.id} name={person.name} avatar={person.avatar} />
            <span className={styles.name} dir="auto">
              <Link to={pathTo('profile', { userId: person.id })}>{person.name}</Link>
              {person.username !== undefined && <small className={styles.mark}>@{person.username}</small>}
              {line !== undefined && <small className={styles.mark}>{line(person)}</small>}
            </span>
            {children(person)}
          </li>
        ))}
      </ul>
      <NextPage page={state.next} byButton />
    </>
  )
}
