import type { UndoReport } from '@daykeep/rules/undo'
import { t } from '../../i18n/index.ts'
import type { CommandResult } from '../../sync/index.ts'
import type { NewToast } from '../../toasts/index.ts'
import { actText } from './act-text.ts'

/** Says which act is undone. */
export const undoneToast = ({ before, after, report }: CommandResult): NewToast => {
  const { command, subject } = report as UndoReport
  // A task that was made is known before, one that was deleted afterwards.
  const tasks = { ...before.tasks, ...after.tasks }
  return {
    type: 'info',
    text: t('acts.undone'),
    flavorMessage: actText({ tasks }, { command, changes: { subject, tasks: {} } }),
  }
}
