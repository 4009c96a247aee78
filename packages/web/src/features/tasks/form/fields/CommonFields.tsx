import { PRIORITIES, type Tag, type TagId, type TaskType } from '@daykeep/rules/model'
import { t } from '../../../../i18n/index.ts'
import { FormattingHelp, SegmentedControl, TagPicker, TextArea, TextField } from '../../../../ui/index.ts'
import { FieldGroup } from './FieldGroup.tsx'
import { KindFields } from './KindFields.tsx'
import type { FieldProps } from './field-props.ts'

type Props = {
  readonly kind: TaskType
  readonly field: FieldProps
  readonly tags: ReadonlyArray<Tag>
  readonly onCreateTag: (name: string) => TagId | undefined
  readonly isShared?: boolean
}

/** The fields of every task, with those of its type between them. */
export const CommonFields = ({ kind, field, tags, onCreateTag, isShared = false }: Props) => {
  const { values, onChange, locked, error } = field
  const createTag = (name: string) => {
    const created = onCreateTag(name)
    if (created !== undefined) onChange({ tags: [...values.tags, created] })
  }
  return (
    <>
      <TextField
        label={t('taskForm.text')}
        value={values.text}
        autoComplete="off"
        required
        disabled={locked('text')}
        error={error('text')}
        onChange={({ target }) => onChange({ text: target.value })}
      />
      <TextArea
        label={t('taskForm.notes')}
        aside={<FormattingHelp />}
        optional
        rows={2}
        value={values.notes}
        disabled={locked('notes')}
        error={error('notes')}
        onChange={({ target }) => onChange({ notes: target.value })}
      />
      <KindFields kind={kind} field={field} />
      {kind !== 'reward' && <DifficultyField {...field} />}
      {!isShared && (
        <TagPicker
          label={t('tags.title')}
          optional
          tags={tags}
          value={values.tags}
          onChange={(ids) => onChange({ tags: ids as ReadonlyArray<TagId> })}
          onCreate={createTag}
          error={error('tags')}
          placeholder={t('taskForm.tagsPlaceholder')}
        />
      )}
    </>
  )
}

const DifficultyField = ({ values: { priority }, onChange, locked }: FieldProps) => (
  <FieldGroup label={t('taskForm.difficulty')} hint={t('taskForm.difficultyHint')}>
    <SegmentedControl
      label={t('taskForm.difficulty')}
      value={String(priority)}
      disabled={locked('priority')}
      onChange={(next) => onChange({ priority: PRIORITIES.find((each) => String(each) === next) ?? priority })}
      segments={PRIORITIES.map((value, at) => ({ value: String(value), label: t(`taskForm.difficulty.${at}`) }))}
    />
  </FieldGroup>
)
