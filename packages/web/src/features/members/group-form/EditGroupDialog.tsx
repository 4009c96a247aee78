import { useState } from 'react'
import { t } from '../../../i18n/index.ts'
import { FormDialog } from '../../../ui/index.ts'
import { type GroupWords, missingText, missingWords, toGroupFields } from './group-words.ts'
import { GroupFields } from './GroupFields.tsx'
import { type LeaderChoice, LeaderField } from './LeaderField.tsx'

export type GroupChanges = ReturnType<typeof toGroupFields> & {
  /** The new leader, where another one was chosen. */
  readonly leader?: string
}

type Props = {
  readonly title: string
  readonly group: GroupWords
  /** Slugs of all topics of guilds. */
  readonly topics?: ReadonlyArray<string>
  /** Offers a new leader. */
  readonly lead?: LeaderChoice | undefined
  readonly busy: boolean
  readonly refusal: string | undefined
  readonly onSave: (changes: GroupChanges) => void
  readonly onClose: () => void
}

/** What a party, a guild or a group with a plan says of itself, and what only its leader may do. docs/reference/screens.md 7.5. */
export const EditGroupDialog = ({ group, topics = [], lead, onSave, ...dialog }: Props) => {
  const [words, setWords] = useState(group)
  const [leader, setLeader] = useState(lead?.leader)
  const missing = missingWords(words)
  const isHandedOver = leader !== undefined && leader.id !== lead?.leader.id
  return (
    <FormDialog
      {...dialog}
      action={t('boards.save')}
      isComplete={missing.length === 0}
      missing={missingText(missing)}
      onSave={() => onSave({ ...toGroupFields(words), ...(isHandedOver && { leader: leader.id }) })}
    >
      <GroupFields words={words} onChange={setWords} topics={topics}>
        {lead !== undefined && leader !== undefined && <LeaderField {...lead} chosen={leader} onChoose={setLeader} />}
      </GroupFields>
    </FormDialog>
  )
}
