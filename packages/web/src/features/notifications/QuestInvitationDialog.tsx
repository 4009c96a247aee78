import { t } from '../../i18n/index.ts'
import { useCatalogue, usePlayer } from '../../sync/index.ts'
import { Button, Dialog } from '../../ui/index.ts'
import { QuestPanel, toQuestFacts } from '../quest-scrolls/index.ts'

type Props = {
  readonly quest: string
  readonly onAnswer: (answer: 'accept' | 'reject' | 'later') => void
}

/** What the party asks the player to come along to. docs/reference/screens.md 17 no. 4. */
export const QuestInvitationDialog = ({ quest, onAnswer }: Props) => {
  const catalogue = useCatalogue()
  const user = usePlayer((player) => player.user)
  const facts = toQuestFacts(catalogue, user, quest)
  if (facts === undefined) return null
  return (
    <Dialog
      open
      title={facts.name}
      intro={t('bell.questText')}
      onClose={() => onAnswer('later')}
      actions={
        <>
          <Button variant="tertiary" onClick={() => onAnswer('later')}>
            {t('bell.askLater')}
          </Button>
          <Button onClick={() => onAnswer('reject')}>{t('bell.reject')}</Button>
          <Button variant="primary" onClick={() => onAnswer('accept')}>
            {t('bell.accept')}
          </Button>
        </>
      }
    >
      <QuestPanel quest={facts} hideName />
    </Dialog>
  )
}
