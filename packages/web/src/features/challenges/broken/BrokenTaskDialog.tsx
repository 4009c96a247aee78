import { t } from '../../../i18n/index.ts'
import { Button, Dialog } from '../../../ui/index.ts'
import type { BrokenModel } from './to-broken.ts'

type Props = {
  readonly broken: BrokenModel
  readonly onDecide: (keep: boolean) => void
  readonly onClose: () => void
}

/** Asks what becomes of a copy whose challenge is gone, or of all of them. docs/reference/screens.md 2.8. */
export const BrokenTaskDialog = ({ broken, onDecide, onClose }: Props) => {
  const { title, text, keep, remove } = wordsOf(broken)
  return (
    <Dialog
      open
      width="sm"
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="tertiary" onClick={onClose}>
            {t('challenges.later')}
          </Button>
          <Button variant="danger" onClick={() => onDecide(false)}>
            {remove}
          </Button>
          <Button variant="primary" onClick={() => onDecide(true)}>
            {keep}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}

const wordsOf = (broken: BrokenModel) => {
  const { challenge: name } = broken
  if (broken.type === 'task')
    return {
      title: t('challenges.brokenTask'),
      text: t('challenges.brokenTaskText', { title: broken.title, name }),
      keep: t('challenges.keepTask'),
      remove: t('challenges.removeTask'),
    }
  const { count } = broken
  const both = {
    keep: t('challenges.keepTasks', { count }),
    remove: t('challenges.removeTasks', { count }),
  }
  if (broken.type === 'gone')
    return { ...both, title: t('challenges.brokenGone'), text: t('challenges.brokenGoneText', { name }) }
  const text = broken.wonByReader
    ? t('challenges.brokenClosedByYou', { name })
    : t('challenges.brokenClosedText', { name, winner: broken.winner })
  return { ...both, title: t('challenges.brokenClosed'), text }
}
