import { LONGEST_SUMMARY } from '@daykeep/rules/words'
import { useState } from 'react'
import { t } from '../../i18n/index.ts'
import { Button, Checkbox, Dialog, Select, TextArea, TextField } from '../../ui/index.ts'
import styles from './PartyDialog.module.css'
import type { PartyModel } from './party-model.ts'

export type PartyChanges = {
  readonly name: string
  readonly summary: string
  readonly description: string
  readonly leaderOnly: { readonly challenges: boolean }
  readonly leader?: string
}

type Props = {
  readonly party: PartyModel
  readonly busy: boolean
  readonly refusal: string | undefined
  readonly onSave: (changes: PartyChanges) => void
  readonly onClose: () => void
}

/** Name, words about the party, and its leader. docs/reference/screens.md 7.5. */
export const EditPartyDialog = ({ party, busy, refusal, onSave, onClose }: Props) => {
  const [name, setName] = useState(party.name)
  const [summary, setSummary] = useState(party.summary)
  const [description, setDescription] = useState(party.description)
  const [leader, setLeader] = useState(party.leader.id)
  const [leaderOnly, setLeaderOnly] = useState(party.leaderOnlyChallenges)
  const isComplete = name.trim() !== '' && summary.length <= LONGEST_SUMMARY
  const changes = {
    name: name.trim(),
    summary,
    description,
    leaderOnly: { challenges: leaderOnly },
    ...(leader === party.leader.id ? {} : { leader }),
  }
  return (
    <Dialog
      open
      title={t('party.edit')}
      onClose={onClose}
      closesOutside={false}
      actions={
        <Button variant="primary" busy={busy} aria-disabled={!isComplete} onClick={() => isComplete && onSave(changes)}>
          {t('party.save')}
        </Button>
      }
    >
      <div className={styles.rows}>
        <TextField
          label={t('party.name')}
          value={name}
          error={name.trim() === '' ? t('party.nameMissing') : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <TextArea
          label={t('party.summary')}
          optional
          limit={LONGEST_SUMMARY}
          value={summary}
          onChange={(event) => setSummary(event.target.value)}
        />
        <TextArea
          label={t('party.description')}
          optional
          value={description}
          onChange={(event) => setDescription(event.target.value)}
        />
        <Select
          label={t('party.leader')}
          value={leader}
          options={party.members.map((member) => ({ value: member.id, label: member.name }))}
          onChange={setLeader}
        />
        <Checkbox checked={leaderOnly} label={t('boards.leaderOnlyChallenges')} onChange={setLeaderOnly} />
        {refusal !== undefined && (
          <p role="alert" className={styles.refusal}>
            {refusal}
          </p>
        )}
      </div>
    </Dialog>
  )
}
