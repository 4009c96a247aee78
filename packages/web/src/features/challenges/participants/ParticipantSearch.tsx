import type { ReactNode } from 'react'
import { t } from '../../../i18n/index.ts'
import { TextField } from '../../../ui/index.ts'
import { PeopleList } from '../../members/index.ts'
import { levelText } from '../../people/index.ts'
import type { ParticipantModel, ParticipantsState } from './use-participants.ts'

type Props = {
  readonly state: ParticipantsState
  readonly search: string
  readonly onSearch: (search: string) => void
  /** What can be done about a participant. */
  readonly children: (person: ParticipantModel) => ReactNode
}

/** Those who take part, and the search among them. */
export const ParticipantSearch = ({ state, search, onSearch, children }: Props) => (
  <>
    <TextField
      type="search"
      label={t('challenges.searchParticipants')}
      value={search}
      onChange={(event) => onSearch(event.target.value)}
    />
    <PeopleList
      state={state}
      label={t('challenges.participantsTitle')}
      nobody={t(search.trim() === '' ? 'challenges.nobodyYet' : 'challenges.nobody')}
      line={levelText}
    >
      {children}
    </PeopleList>
  </>
)
