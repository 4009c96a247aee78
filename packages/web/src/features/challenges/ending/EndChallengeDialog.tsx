import { useState } from 'react'
import { t } from '../../../i18n/index.ts'
import { Button, Dialog, Refusal } from '../../../ui/index.ts'
import type { ChallengeModel } from '../challenge.ts'
import styles from '../page/Dialogs.module.css'
import { type ParticipantModel, ParticipantSearch, type ParticipantsState } from '../participants/index.ts'
import endingStyles from './EndChallengeDialog.module.css'

type Props = {
  readonly challenge: ChallengeModel
  readonly participants: ParticipantsState
  readonly search: string
  readonly busy: boolean
  readonly refusal: string | undefined
  readonly onSearch: (search: string) => void
  readonly onAward: (winner: string) => void
  /** Ends it without a winner; the prize goes back. */
  readonly onDelete: () => void
  readonly onClose: () => void
}

type Step =
  | { readonly type: 'choose' }
  | { readonly type: 'award'; readonly winner: ParticipantModel }
  | { readonly type: 'delete' }

/** Ends a challenge: with a winner, or without one. Both ask once more. docs/reference/screens.md 9.7. */
export const EndChallengeDialog = (props: Props) => {
  const [step, setStep] = useState<Step>({ type: 'choose' })
  const [winner, setWinner] = useState<ParticipantModel>()
  const { challenge, busy, refusal, onAward, onDelete, onClose } = props
  const back = () => setStep({ type: 'choose' })
  if (step.type === 'choose')
    return (
      <Choose
        {...props}
        winner={winner}
        onWinner={setWinner}
        onAwardAsked={(chosen) => setStep({ type: 'award', winner: chosen })}
        onDeleteAsked={() => setStep({ type: 'delete' })}
      />
    )
  const isAward = step.type === 'award'
  return (
    <Dialog
      open
      width="sm"
      title={isAward ? t('challenges.awardTitle', { name: step.winner.name }) : t('challenges.deleteTitle')}
      onClose={onClose}
      actions={
        <>
          <Button variant="tertiary" onClick={back}>
            {t('challenges.back')}
          </Button>
          <Button
            variant={isAward ? 'primary' : 'danger'}
            busy={busy}
            onClick={() => (isAward ? onAward(step.winner.id) : onDelete())}
          >
            {t(isAward ? 'challenges.awardDo' : 'challenges.deleteDo')}
          </Button>
        </>
      }
    >
      <div className={styles.rows}>
        <p>
          {isAward
            ? t('challenges.awardText', { count: challenge.prize, name: step.winner.name })
            : t('challenges.deleteText', { count: challenge.prize })}
        </p>
        <Refusal reason={refusal} />
      </div>
    </Dialog>
  )
}

type ChooseProps = Props & {
  readonly winner: ParticipantModel | undefined
  readonly onWinner: (winner: ParticipantModel) => void
  readonly onAwardAsked: (winner: ParticipantModel) => void
  readonly onDeleteAsked: () => void
}

const Choose = ({ challenge, participants, search, winner, onSearch, onWinner, ...acts }: ChooseProps) => {
  const isClosed = challenge.reports > 0
  return (
    <Dialog
      open
      title={t('challenges.endTitle')}
      intro={t('challenges.endIntro')}
      onClose={acts.onClose}
      actions={
        <>
          <Button variant="danger" disabled={isClosed} onClick={acts.onDeleteAsked}>
            {t('challenges.deleteAsk')}
          </Button>
          <Button
            variant="primary"
            disabled={isClosed || winner === undefined}
            onClick={() => winner !== undefined && acts.onAwardAsked(winner)}
          >
            {winner === undefined ? t('challenges.awardNobody') : t('challenges.award', { name: winner.name })}
          </Button>
        </>
      }
    >
      <div className={styles.rows}>
        {isClosed && <p className={styles.note}>{t('challenges.endReported')}</p>}
        <fieldset className={endingStyles.people}>
          <legend>{t('challenges.winner')}</legend>
          <ParticipantSearch state={participants} search={search} onSearch={onSearch}>
            {(person) => (
              <label className={endingStyles.choice}>
                <input
                  type="radio"
                  name="winner"
                  aria-label={person.name}
                  checked={winner?.id === person.id}
                  onChange={() => onWinner(person)}
                />
              </label>
            )}
          </ParticipantSearch>
        </fieldset>
      </div>
    </Dialog>
  )
}
