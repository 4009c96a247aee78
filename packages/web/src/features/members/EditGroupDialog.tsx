import { LONGEST_SUMMARY } from '@daykeep/rules/words'
import { useState } from 'react'
import { t } from '../../i18n/index.ts'
import { Button, Checkbox, Dialog, FormattingHelp, Select, TextArea, TextField } from '../../ui/index.ts'
import styles from './EditGroupDialog.module.css'

export type GroupWords = {
  readonly name: string
  readonly summary: string
  readonly description: string
  /** Groups without a plan have no `getGems`. */
  readonly leaderOnly: { readonly challenges: boolean; readonly getGems?: boolean }
}

export type GroupChanges = GroupWords & {
  /** The new leader, where another one was chosen. */
  readonly leader?: string
}

type Props = {
  readonly title: string
  readonly group: GroupWords
  /** Offers a new leader among these members. */
  readonly lead?: { readonly leader: string; readonly members: ReadonlyArray<{ id: string; name: string }> }
  readonly busy: boolean
  readonly refusal: string | undefined
  readonly onSave: (changes: GroupChanges) => void
  readonly onClose: () => void
}

/** What a party or a group with a plan says of itself, and what only its leader may do. docs/reference/screens.md 7.5. */
export const EditGroupDialog = ({ title, group, lead, busy, refusal, onSave, onClose }: Props) => {
  const [words, setWords] = useState(group)
  const [leader, setLeader] = useState(lead?.leader)
  const change = (changes: Partial<GroupWords>) => setWords({ ...words, ...changes })
  const only = (changes: Partial<GroupWords['leaderOnly']>) =>
    change({ leaderOnly: { ...words.leaderOnly, ...changes } })
  const isComplete = words.name.trim() !== '' && words.summary.length <= LONGEST_SUMMARY
  const save = () =>
    onSave({
      ...words,
      name: words.name.trim(),
      ...(leader === undefined || leader === lead?.leader ? {} : { leader }),
    })
  const { challenges, getGems } = words.leaderOnly
  return (
    <Dialog
      open
      title={title}
      closesOutside={false}
      onClose={onClose}
      actions={
        <Button variant="primary" busy={busy} aria-disabled={!isComplete} onClick={() => isComplete && save()}>
          {t('boards.save')}
        </Button>
      }
    >
      <div className={styles.fields}>
        <TextField
          label={t('boards.name')}
          required
          value={words.name}
          error={words.name.trim() === '' ? t('boards.nameMissing') : undefined}
          onChange={({ target }) => change({ name: target.value })}
        />
        <TextArea
          label={t('boards.summary')}
          optional
          limit={LONGEST_SUMMARY}
          value={words.summary}
          onChange={({ target }) => change({ summary: target.value })}
        />
        <TextArea
          label={t('boards.description')}
          aside={<FormattingHelp />}
          optional
          value={words.description}
          onChange={({ target }) => change({ description: target.value })}
        />
        {lead !== undefined && leader !== undefined && (
          <Select
            label={t('party.leader')}
            value={leader}
            options={lead.members.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={setLeader}
          />
        )}
        <Checkbox
          checked={challenges}
          label={t('boards.leaderOnlyChallenges')}
          onChange={(on) => only({ challenges: on })}
        />
        {getGems !== undefined && (
          <Checkbox
            checked={getGems}
            label={t('boards.leaderOnlyGems')}
            hint={t('boards.leaderOnlyGemsHint')}
            onChange={(on) => only({ getGems: on })}
          />
        )}
        {refusal !== undefined && (
          <p role="alert" className={styles.refusal}>
            {refusal}
          </p>
        )}
      </div>
    </Dialog>
  )
}
