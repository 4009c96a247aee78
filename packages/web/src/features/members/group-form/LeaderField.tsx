import { t } from '../../../i18n/index.ts'
import { Select, TextField } from '../../../ui/index.ts'

type Person = { readonly id: string; readonly name: string }

export type LeaderChoice = {
  readonly leader: Person
  /** Who may lead instead, as far as they are known here. */
  readonly members: ReadonlyArray<Person>
  /** Finds others by name, where not all members are known here. */
  readonly search?: { readonly text: string; readonly onSearch: (text: string) => void } | undefined
}

type Props = LeaderChoice & { readonly chosen: Person; readonly onChoose: (person: Person) => void }

/** Who leads the group: one of its members. docs/reference/screens.md 7.5. */
export const LeaderField = ({ leader, members, search, chosen, onChoose }: Props) => {
  const people = new Map([leader, chosen, ...members].map((person) => [person.id, person]))
  return (
    <>
      {search !== undefined && (
        <TextField
          type="search"
          label={t('members.search')}
          value={search.text}
          onChange={({ target }) => search.onSearch(target.value)}
        />
      )}
      <Select
        label={t('party.leader')}
        value={chosen.id}
        options={[...people.values()].map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(id) => onChoose(people.get(id) ?? leader)}
      />
    </>
  )
}
