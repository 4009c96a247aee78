import { t } from '../../../i18n/index.ts'
import { Dialog } from '../../../ui/index.ts'
import { PersonFace } from '../../people/index.ts'
import type { Participant } from '../party-model.ts'
import styles from './PeopleList.module.css'

type Props = { readonly participants: ReadonlyArray<Participant>; readonly onClose: () => void }

/** Who takes part in the quest, who declined, and whose answer is open. docs/reference/screens.md 6.3. */
export const ParticipantsDialog = ({ participants, onClose }: Props) => (
  <Dialog open width="sm" title={t('party.participants')} onClose={onClose}>
    <ul className={styles.people}>
      {participants.map(({ id, name, avatar, answer, ownsQuest }) => (
        <li key={id} className={styles.person}>
          <PersonFace id={id} name={name} avatar={avatar} />
          <span className={styles.name} dir="auto">
            {name}
            {ownsQuest && <small className={styles.mark}>{t('party.ownsQuest')}</small>}
          </span>
          <span className={styles[answer]}>{t(`party.answer.${answer}`)}</span>
        </li>
      ))}
    </ul>
  </Dialog>
)
