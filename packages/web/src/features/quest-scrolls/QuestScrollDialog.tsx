import { Link } from 'react-router-dom'
import { t } from '../../i18n/index.ts'
import { pathTo } from '../../routes/index.ts'
import { Button, Dialog } from '../../ui/index.ts'
import { QuestPanel } from './QuestPanel.tsx'
import type { QuestFacts } from './quest-facts.ts'

type Props = {
  readonly quest: QuestFacts
  /** How many scrolls of it the player has. */
  readonly count: number
  readonly onClose: () => void
}

/** A scroll of one's own, unrolled: the story, what the quest asks of a party, and its rewards. docs/reference/screens.md 6.5. */
export const QuestScrollDialog = ({ quest, count, onClose }: Props) => (
  <Dialog
    open
    title={quest.name}
    intro={`${t('inventory.owned', { count })}. ${t('inventory.questNotes')}`}
    onClose={onClose}
    actions={
      <>
        <Button variant="tertiary" onClick={onClose}>
          {t('scrolls.rollUp')}
        </Button>
        <Button asChild variant="primary">
          <Link to={pathTo('party')}>{t('scrolls.toParty')}</Link>
        </Button>
      </>
    }
  >
    <QuestPanel quest={quest} hideName />
  </Dialog>
)
