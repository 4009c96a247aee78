import type { Catalogue } from '@daykeep/rules/catalogue'
import type { RuleError } from '@daykeep/rules/kernel'
import type { DayReport, TaskId } from '@daykeep/rules/model'
import type { CommandResult, Dispatch, PlayerListeners, RollbackReason, RolledBackCommand } from '../../sync/index.ts'
import { whenContentLoaded } from '../../content/index.ts'
import { formatNumber, refusalText, t } from '../../i18n/index.ts'
import type { NewToast, ToastStore } from '../../toasts/index.ts'
import { type CelebrationQueue, toCelebrations } from '../celebrations/index.ts'
import { seeDayReport } from '../day-reports/index.ts'
import { undoOf } from '../undo/index.ts'
import { presentCelebrations } from './present-celebrations.ts'
import { withoutModalEvents } from './without-modal-events.ts'

type FeedbackTargets = {
  readonly toasts: Pick<ToastStore, 'show'>
  readonly celebrations: Pick<CelebrationQueue, 'show'>
  readonly openItems: () => void
  readonly openDayReports: () => void
  readonly dispatch: Dispatch
}

/** Shows what each command did, why one was refused, and what was rolled back. */
export const feedbackHandlers = (
  catalogue: Catalogue,
  { toasts, celebrations, openItems, openDayReports, dispatch }: FeedbackTargets,
): PlayerListeners => ({
  executed: (name, result) => {
    if (name === 'undoAct') return void showUndone(result, toasts)
    const opened = toCelebrations(result)
    // Celebrations first: toasts wait until they are closed.
    presentCelebrations(result.after, opened, { toasts, celebrations })
    const openAchievement = (achievement: string) => celebrations.show([{ type: 'achievement', achievement }])
    const dayReportSeen = (report: DayReport) => seeDayReport(dispatch, report)
    const links = { openItems, openAchievement, openDayReports, dayReportSeen }
    const events = withoutModalEvents(result.events, opened)
    const undo = undoOf(result, dispatch)
    void withToastTexts(({ toToasts }) =>
      toasts.show(...withUndo(toToasts(catalogue, links)({ ...result, events }), undo)),
    )
  },
  refused: (_name, error) => toasts.show({ type: 'error', text: refusalText(error), ...shortfall(error) }),
  rolledBack: (commands) => toasts.show(...commands.flatMap(toToast)),
})

type LateFeedback = typeof import('./late-feedback.ts')

/** The words of toasts, and what watches other devices, come after the first screen; none where they cannot be loaded. Kept: even an import that is loaded searches the document. */
export const loadLateFeedback = (): Promise<LateFeedback | undefined> => {
  loading ??= import('./late-feedback.ts').catch(() => {
    loading = undefined
    return undefined
  })
  return loading
}
let loading: Promise<LateFeedback | undefined> | undefined

const withToastTexts = async (tell: (module: LateFeedback) => void): Promise<void> => {
  const module = await loadLateFeedback()
  if (module !== undefined) whenContentLoaded(() => tell(module))
}

/** The first toast of an act undoes it, unless it leads somewhere else. */
const withUndo = (toasts: ReadonlyArray<NewToast>, undo: (() => void) | undefined): ReadonlyArray<NewToast> => {
  if (undo === undefined) return toasts
  const index = toasts.findIndex(
    ({ type, onClick, action, stays }) => type !== 'error' && !onClick && !action && !stays,
  )
  return toasts.map((toast, position) => (position === index ? { ...toast, undo } : toast))
}

const showUndone = async (result: CommandResult, toasts: Pick<ToastStore, 'show'>): Promise<void> => {
  const acts = await import('../acts/index.ts').catch(() => undefined)
  if (acts !== undefined) whenContentLoaded(() => toasts.show(acts.undoneToast(result)))
}

const toToast = (rolledBack: RolledBackCommand): readonly NewToast[] => {
  const { reason } = rolledBack
  switch (settledElsewhere(rolledBack)) {
    case 'asWanted':
      return []
    case 'gone':
      return [{ type: 'info', text: t('announce.settled'), flavorMessage: settledText(rolledBack) }]
    case undefined:
      return [{ type: 'error', text: t('announce.takenBack'), flavorMessage: reasonText(reason) }]
  }
}

/** Another device, or the inviter, was faster: the state is what the player wanted, or the task is gone. */
const settledElsewhere = ({ command, reason }: RolledBackCommand): 'asWanted' | 'gone' | undefined => {
  // Declining is refused for one reason: nothing is left to decline.
  if (command.name === 'rejectInvitation') return 'asWanted'
  if (reason.type !== 'rule') return undefined
  const { key } = reason.error
  if (key === 'sessionOutdated' || (command.name === 'deleteTask' && key === 'messageTaskNotFound')) return 'asWanted'
  return key === 'messageTaskNotFound' ? 'gone' : undefined
}

const settledText = ({ command: { params, after } }: RolledBackCommand): string => {
  const { task } = params as { readonly task?: TaskId }
  const title = task === undefined ? undefined : after.tasks[task]?.text
  return title === undefined ? '' : t('announce.settledText', { title })
}

/** What is missing, if gold is. Rounded up, so that what it names suffices. */
const shortfall = ({ key, params }: RuleError) => {
  const { missing } = params
  if (key !== 'messageNotEnoughGold' || typeof missing !== 'number') return {}
  const amount = formatNumber(Math.ceil(100 * missing - 1e-6) / 100, { maximumFractionDigits: 2 })
  return { flavorMessage: t('announce.goldShort', { amount }) }
}

const reasonText = (reason: RollbackReason): string => {
  if (reason.type === 'rule') return refusalText(reason.error)
  const messages = [...new Set(reason.faults.map(({ message }) => message))]
  return messages.length > 0 ? messages.join(' ') : reason.message
}
