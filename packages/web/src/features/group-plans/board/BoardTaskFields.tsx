import { t } from '../../../i18n/index.ts'
import { Switch, TagPicker, TextArea } from '../../../ui/index.ts'
import type { Person } from './people.ts'

/** What a task of a board has besides the fields of every task. */
export type BoardFields = {
  readonly assigned: ReadonlyArray<string>
  readonly managerNotes: string
  readonly requiresApproval: boolean
}

type Props = {
  readonly members: ReadonlyArray<Person>
  /** Dailies and to-dos can wait for approval. */
  readonly isDoable: boolean
  readonly fields: BoardFields
  readonly onChange: (fields: BoardFields) => void
}

/** docs/reference/screens.md 2.7. */
export const BoardTaskFields = ({ members, isDoable, fields, onChange }: Props) => (
  <>
    <TagPicker
      label={t('boards.assignedTo')}
      hint={t('boards.assignHint')}
      placeholder={t('boards.assignWhom')}
      optional
      tags={members.map(({ id, name }) => ({ id, name }))}
      value={fields.assigned}
      onChange={(assigned) => onChange({ ...fields, assigned })}
    />
    <TextArea
      label={t('boards.managerNotes')}
      hint={t('boards.managerNotesHint')}
      optional
      rows={2}
      value={fields.managerNotes}
      onChange={({ target }) => onChange({ ...fields, managerNotes: target.value })}
    />
    {isDoable && (
      <Switch
        label={t('boards.requiresApproval')}
        hint={t('boards.requiresApprovalHint')}
        checked={fields.requiresApproval}
        onChange={(requiresApproval) => onChange({ ...fields, requiresApproval })}
      />
    )}
  </>
)
