import { BellRing } from 'lucide-react'
import { formatAgo, t } from '../../../i18n/index.ts'
import { Button, Dialog } from '../../../ui/index.ts'
import { People, PersonRow } from '../../people/index.ts'
import type { Participant, QuestAnswer } from '../party-model.ts'
import styles from './ParticipantsDialog.module.css'

type Props = {
  readonly participants: ReadonlyArray<Participant>
  /** Milliseconds since 1970. */
  readonly now: number
  /** Ids of those who were reminded from here. */
  readonly reminded: ReadonlySet<string>
  /** Reminds somebody whose answer is open; missing for those who do not lead the quest. */
  readonly onRemind: ((id: string) => void) | undefined
  readonly onClose: () => void
}

/** Who takes part in the quest, who declined, and whose answer is open. docs/reference/screens.md 6.3. */
export const ParticipantsDialog = ({ participants, now, reminded, onRemind, onClose }: Props) => (
  <Dialog open width="sm" title={t('party.participants')} onClose={onClose}>
    <People>
      {participants.map(({ id, name, avatar, answer, invitedAt, ownsQuest }) => (
        <li key={id}>
          <PersonRow id={id} name={name} avatar={avatar} marks={ownsQuest ? [t('party.ownsQuest')] : []}>
            <span className={styles[answer]}>
              {reminded.has(id) ? t('party.reminded') : answerText(answer, invitedAt, now)}
              {answer === 'waiting' && onRemind !== undefined && !reminded.has(id) && (
                <Button
                  size="sm"
                  icon={<BellRing size={16} aria-hidden="true" />}
                  aria-label={t('party.remindNamed', { name })}
                  onClick={() => onRemind(id)}
                >
                  {t('party.remind')}
                </Button>
              )}
            </span>
          </PersonRow>
        </li>
      ))}
    </People>
  </Dialog>
)

const answerText = (answer: QuestAnswer, invitedAt: number | undefined, now: number): string =>
  answer === 'waiting' && invitedAt !== undefined
    ? t('party.waitingSince', { ago: formatAgo(invitedAt, now) })
    : t(`party.answer.${answer}`)
