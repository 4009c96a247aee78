import { LONGEST_SUMMARY } from '@daykeep/rules/words'
import { useState } from 'react'
import { t } from '../../../i18n/index.ts'
import { Button, Checkbox, Dialog, TextArea, TextField } from '../../../ui/index.ts'
import styles from '../overview/CreatePlanDialog.module.css'

export type GroupWords = {
  readonly name: string
  readonly summary: string
  readonly description: string
  readonly leaderOnly: { readonly challenges: boolean; readonly getGems: boolean }
}

type Props = {
  readonly group: GroupWords
  readonly busy: boolean
  readonly refusal: string | undefined
  readonly onSave: (words: GroupWords) => void
  readonly onClose: () => void
}

/** What a group says of itself, and what only its leader may do. docs/reference/screens.md 7.5. */
export const EditGroupDialog = ({ group, busy, refusal, onSave, onClose }: Props) => {
  const [words, setWords] = useState(group)
  const isComplete = words.name.trim() !== '' && words.summary.length <= LONGEST_SUMMARY
  const only = (changes: Partial<GroupWords['leaderOnly']>) =>
    setWords({ ...words, leaderOnly: { ...words.leaderOnly, ...changes } })
  return (
    <Dialog
      open
      width="sm"
      title={t('boards.editGroup')}
      closesOutside={false}
      onClose={onClose}
      actions={
        <Button variant="primary" busy={busy} aria-disabled={!isComplete} onClick={() => isComplete && onSave(words)}>
          {t('boards.save')}
        </Button>
      }
    >
      <div className={styles.fields}>
        <TextField
          label={t('boards.name')}
          required
          value={words.name}
          onChange={({ target }) => setWords({ ...words, name: target.value })}
        />
        <TextArea
          label={t('boards.summary')}
          optional
          limit={LONGEST_SUMMARY}
          value={words.summary}
          onChange={({ target }) => setWords({ ...words, summary: target.value })}
        />
        <TextArea
          label={t('boards.description')}
          optional
          value={words.description}
          onChange={({ target }) => setWords({ ...words, description: target.value })}
        />
        <Checkbox
          checked={words.leaderOnly.challenges}
          label={t('boards.leaderOnlyChallenges')}
          onChange={(challenges) => only({ challenges })}
        />
        <Checkbox
          checked={words.leaderOnly.getGems}
          label={t('boards.leaderOnlyGems')}
          hint={t('boards.leaderOnlyGemsHint')}
          onChange={(getGems) => only({ getGems })}
        />
        {refusal !== undefined && (
          <p role="alert" className={styles.refusal}>
            {refusal}
          </p>
        )}
      </div>
    </Dialog>
  )
}
