import type { ReactNode } from 'react'
import { t } from '../../i18n/index.ts'
import { ErrorState, NextPage, Skeleton } from '../../ui/index.ts'
import { People, PersonRow } from '../people/index.ts'
import type { MemberModel } from './member.ts'
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
      <People>
        {state.people.map((person) => (
          <PersonRow key={person.id} {...person} marks={marksOf(person, line)}>
            {children(person)}
          </PersonRow>
        ))}
      </People>
      <NextPage page={state.next} byButton />
    </>
  )
}

const marksOf = (person: MemberModel, line: Props['line']): ReadonlyArray<string> => [
  ...(person.username === undefined ? [] : [`@${person.username}`]),
  ...(line === undefined ? [] : [line(person)]),
]
