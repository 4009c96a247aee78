import { PRIORITIES, type Tag, type TagId, type TaskType } from '@daykeep/rules/model'
import { t } from '../../../texts/index.ts'
import { Segments, TagPicker, TextArea, TextField } from '../../../ui/index.ts'
import { FieldGroup } from './FieldGroup.tsx'
import { KindFields } from './KindFields.tsx'
import type { Part } from './part.ts'

type Props = {
  readonly kind: TaskType
  readonly part: Part
  readonly tags: ReadonlyArray<Tag>
  readonly onCreateTag: (name: string) => TagId | undefined
}

/** What every task has, with the fields of its kind where they belong. */
export const CommonFields = ({ kind, part, tags, onCreateTag }: Props) => {
  const { values, onChange, locked, fault } = part
  const createTag = (name: string) => {
    const made = onCreateTag(name)
    if (made !== undefined) onChange({ tags: [...values.tags, made] })
  }
  return (
    <>
      <TextField
        label={t('taskForm.text')}
        value={values.text}
        autoComplete="off"
        required
        disabled={locked('text')}
        error={fault('text')}
        onChange={({ target }) => onChange({ text: target.value })}
      />
      <TextArea
        label={t('taskForm.notes')}
        hint={t('taskForm.notesHint')}
        optional
        rows={2}
        value={values.notes}
        disabled={locked('notes')}
        error={fault('notes')}
        onChange={({ target }) => onChange({ notes: target.value })}
      />
      <KindFields kind={kind} part={part} />
      {kind !== 'reward' && <DifficultyField {...part} />}
      <TagPicker
        label={t('tags.title')}
        optional
        tags={tags}
        value={values.tags}
        onChange={(ids) => onChange({ tags: ids as ReadonlyArray<TagId> })}
        onCreate={createTag}
        error={fault('tags')}
        placeholder={t('taskForm.tagsPlaceholder')}
      />
    </>
  )
}

const DifficultyField = ({ values: { priority }, onChange, locked }: Part) => (
  <FieldGroup label={t('taskForm.difficulty')} hint={t('taskForm.difficultyHint')}>
    <Segments
      label={t('taskForm.difficulty')}
      value={String(priority)}
      disabled={locked('priority')}
      onChange={(next) => onChange({ priority: PRIORITIES.find((each) => String(each) === next) ?? priority })}
      segments={PRIORITIES.map((value, at) => ({ value: String(value), label: t(`taskForm.difficulty.${at}`) }))}
    />
  </FieldGroup>
)
