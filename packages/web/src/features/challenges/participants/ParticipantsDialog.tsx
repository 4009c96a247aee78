import { t } from '../../../i18n/index.ts'
import { Button, Dialog } from '../../../ui/index.ts'
import styles from '../page/Dialogs.module.css'
import { ParticipantSearch } from './ParticipantSearch.tsx'
import type { ParticipantModel, ParticipantsState } from './use-participants.ts'

type Props = {
  readonly state: ParticipantsState
  readonly search: string
  readonly onSearch: (search: string) => void
  readonly onProgress: (person: ParticipantModel) => void
  readonly onClose: () => void
}

/** Who takes part, and the way to the progress of each. docs/reference/screens.md 7.3. */
export const ParticipantsDialog = ({ onProgress, onClose, ...participants }: Props) => (
  <Dialog open title={t('challenges.participantsTitle')} onClose={onClose}>
    <div className={styles.rows}>
      <ParticipantSearch {...participants}>
        {(person) => (
          <Button
            size="sm"
            aria-label={t('challenges.progressOf', { name: person.name })}
            onClick={() => onProgress(person)}
          >
            {t('challenges.progress')}
          </Button>
        )}
      </ParticipantSearch>
    </div>
  </Dialog>
)
