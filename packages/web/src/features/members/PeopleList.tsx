import type { ReactNode } from 'react'
import { t } from '../../i18n/index.ts'
import { type ListState, PagedList } from '../../ui/index.ts'
import { PersonRow } from '../people/index.ts'
import type { MemberModel } from './member.ts'

type Person = Pick<MemberModel, 'id' | 'name' | 'username' | 'avatar'>

type Props<Someone extends Person> = {
  readonly state: ListState<Someone>
  readonly label?: string
  /** Where nobody is in the list. */
  readonly nobody?: string
  /** What stands below the name. */
  readonly line?: (person: Someone) => string
  /** What can be done about the person. */
  readonly children: (person: Someone) => ReactNode
}

/** People of a group or a challenge, page by page. Each name leads to the profile. docs/reference/screens.md 7.3. */
export const PeopleList = <Someone extends Person>({ state, label, nobody, line, children }: Props<Someone>) => (
  <PagedList
    state={state}
    keyOf={({ id }) => id}
    failure={t('members.notLoaded')}
    whenEmpty={<p>{nobody ?? t('members.nobody')}</p>}
    {...(label !== undefined && { label })}
    byButton
  >
    {(person) => (
      <PersonRow {...person} marks={marksOf(person, line?.(person))}>
        {children(person)}
      </PersonRow>
    )}
  </PagedList>
)

const marksOf = ({ username }: Person, line: string | undefined): ReadonlyArray<string> => [
  ...(username === undefined ? [] : [`@${username}`]),
  ...(line === undefined ? [] : [line]),
]
