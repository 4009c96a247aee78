import { useState } from 'react'
import { t } from '../../../i18n/index.ts'
import { Checkbox, FormattingHelp, FormDialog, TextArea, TextField } from '../../../ui/index.ts'
import { TopicsField } from '../../discovery/index.ts'
import {
  type ChallengeValues,
  type Founding,
  LONGEST_SUMMARY,
  missingIn,
  SHORTEST_SHORT_NAME,
} from './challenge-values.ts'
import { PrizeFields } from './PrizeFields.tsx'

type Props = {
  readonly purpose: 'create' | 'clone' | 'edit'
  readonly initial: ChallengeValues
  /** Slugs of all topics. */
  readonly topics: ReadonlyArray<string>
  /** Missing when an existing challenge is edited. */
  readonly founding: Founding | undefined
  readonly busy: boolean
  readonly refusal: string | undefined
  readonly onSave: (values: ChallengeValues) => void
  readonly onClose: () => void
}

/** Founds, copies or edits a challenge. It says what is missing. docs/reference/screens.md 9.4. */
export const ChallengeFormDialog = ({ purpose, initial, topics, founding, onSave, ...dialog }: Props) => {
  const [values, setValues] = useState(initial)
  const change = (changes: Partial<ChallengeValues>) => setValues((before) => ({ ...before, ...changes }))
  const openGroup = founding?.openGroups.find(({ id }) => id === values.group)
  const missing = missingIn(values, {
    isNew: founding !== undefined,
    least: openGroup?.isPublic === true ? 1 : 0,
    most: (founding?.gems ?? 0) + (openGroup?.bank ?? 0),
  })
  return (
    <FormDialog
      title={t(`challenges.form.${purpose}`)}
      action={t(`challenges.save.${purpose}`)}
      isComplete={missing.length === 0}
      missing={
        missing.length === 0
          ? undefined
          : `${t('challenges.missing')} ${missing.map((each) => t(`challenges.lacks.${each}`)).join(', ')}`
      }
      onSave={() => onSave(values)}
      {...dialog}
    >
      <TextField
        label={t('challenges.name')}
        value={values.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextField
        label={t('challenges.shortName')}
        hint={t('challenges.shortNameHint', { least: SHORTEST_SHORT_NAME })}
        value={values.shortName}
        onChange={(event) => change({ shortName: event.target.value })}
      />
      <TextArea
        label={t('challenges.summary')}
        limit={LONGEST_SUMMARY}
        value={values.summary}
        onChange={(event) => change({ summary: event.target.value })}
      />
      <TextArea
        label={t('challenges.description')}
        hint={t('challenges.descriptionHint')}
        aside={<FormattingHelp />}
        value={values.description}
        onChange={(event) => change({ description: event.target.value })}
      />
      {founding !== undefined && (
        <PrizeFields values={values} founding={founding} openGroup={openGroup} onChange={change} />
      )}
      <TopicsField
        legend={t('discovery.topics')}
        topics={topics}
        chosen={values.topics}
        onChange={(chosen) => change({ topics: chosen })}
      />
      {founding?.mayBeOfficial === true && (
        <Checkbox
          checked={values.isOfficial}
          onChange={(isOfficial) => change({ isOfficial })}
          label={t('challenges.makeOfficial')}
        />
      )}
    </FormDialog>
  )
}
