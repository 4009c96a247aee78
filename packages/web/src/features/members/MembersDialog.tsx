import { useState } from 'react'
import { t } from '../../i18n/index.ts'
import { Button, Dialog, SegmentedControl, TextField } from '../../ui/index.ts'
import { MemberList, type MemberListProps, type MemberQuestion } from './MemberList.tsx'
import { HandOverDialog, RemoveDialog } from './MemberQuestions.tsx'
import { PeopleList } from './PeopleList.tsx'
import styles from './MembersDialog.module.css'
import type { PeopleState } from './use-people.ts'

type Props = MemberListProps & {
  readonly invited: PeopleState
  readonly search: string
  readonly onSearch: (search: string) => void
  readonly onLead: (id: string) => void
  readonly onRemove: (id: string, message: string) => void
  readonly onClose: () => void
}

/** Members and open invitations, with search. docs/reference/screens.md 7.3. */
export const MembersDialog = (props: Props) => {
  const { search, onSearch, mayRemove, onLead, onRemove, onClose } = props
  const [tab, setTab] = useState<'members' | 'invited'>('members')
  const [question, setQuestion] = useState<MemberQuestion>()
  const close = () => setQuestion(undefined)
  if (question?.type === 'remove')
    return (
      <RemoveDialog
        name={question.member.name}
        onRemove={(message) => {
          onRemove(question.member.id, message)
          close()
        }}
        onClose={close}
      />
    )
  if (question?.type === 'handOver')
    return (
      <HandOverDialog
        name={question.member.name}
        onHandOver={() => {
          onLead(question.member.id)
          close()
        }}
        onClose={close}
      />
    )
  return (
    <Dialog open title={t('members.members')} onClose={onClose}>
      <div className={styles.people}>
        {mayRemove && (
          <SegmentedControl
            label={t('members.show')}
            value={tab}
            segments={[
              { value: 'members', label: t('members.members') },
              { value: 'invited', label: invitedText(props.invited) },
            ]}
            onChange={setTab}
          />
        )}
        <TextField
          type="search"
          label={t('members.search')}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
        {tab === 'members' ? (
          <MemberList {...props} onQuestion={setQuestion} />
        ) : (
          <PeopleList state={props.invited}>
            {(person) => (
              <Button
                size="sm"
                aria-label={`${t('members.takeBack')}: ${person.name}`}
                onClick={() => onRemove(person.id, '')}
              >
                {t('members.takeBack')}
              </Button>
            )}
          </PeopleList>
        )}
      </div>
    </Dialog>
  )
}

const invitedText = (invited: PeopleState): string =>
  invited.type === 'ready' ? t('members.invited', { count: invited.items.length }) : t('members.invited', { count: 0 })
