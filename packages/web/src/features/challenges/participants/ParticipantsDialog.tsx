import { t } from '../../../i18n/index.ts'
import { Button, Dialog, TextField } from '../../../ui/index.ts'
import { PersonFace } from '../../people/index.ts'
import styles from '../page/Dialogs.module.css'
import type { ParticipantModel } from './participant.ts'
import { People } from './People.tsx'
import type { ParticipantsState } from './use-participants.ts'

type Props = {
  readonly state: ParticipantsState
  readonly search: string
  readonly onSearch: (search: string) => void
  readonly onProgress: (person: ParticipantModel) => void
  readonly onClose: () => void
}

/** Who takes part, and the way to the progress of each. docs/reference/screens.md 7.3. */
export const ParticipantsDialog = ({ state, search, onSearch, onProgress, onClose }: Props) => (
  <Dialog open title={t('challenges.participantsTitle')} onClose={onClose}>
    <div className={styles.rows}>
      <TextField
        type="search"
        label={t('challenges.searchParticipants')}
        value={search}
        onChange={(event) => onSearch(event.target.value)}
      />
      <People state={state} search={search}>
        {(person) => (
          <div className={styles.person}>
            <PersonFace id={person.id} name={person.name} avatar={person.avatar} />
            <PersonName person={person} />
            <Button
              size="sm"
              aria-label={t('challenges.progressOf', { name: person.name })}
              onClick={() => onProgress(person)}
            >
              {t('challenges.progress')}
            </Button>
          </div>
        )}
      </People>
    </div>
  </Dialog>
)

export const PersonName = ({ person: { name, username, level } }: { readonly person: ParticipantModel }) => (
  <span className={styles.name} dir="auto">
    {name}
    <small>
      {[
        ...(username === undefined ? [] : [`@${username}`]),
        ...(level === undefined ? [] : [t('challenges.level', { level })]),
      ].join(' · ')}
    </small>
  </span>
)
