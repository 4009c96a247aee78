import type { Catalogue } from '@daykeep/rules/catalogue'
import type { RuleError } from '@daykeep/rules/kernel'
import type { TaskId } from '@daykeep/rules/model'
import type { PlayerListeners, RollbackReason, RolledBackCommand } from '../../sync/index.ts'
import { formatNumber, refusalText, t, withContentTexts } from '../../i18n/index.ts'
import type { NewToast, ToastStore } from '../../toasts/index.ts'
import { type CelebrationQueue, toCelebrations } from '../celebrations/index.ts'
import { presentCelebrations } from './present-celebrations.ts'
import { toToasts } from './to-toasts.tsx'
import { withoutModalEvents } from './without-modal-events.ts'

type FeedbackTargets = {
  readonly toasts: Pick<ToastStore, 'show'>
  readonly celebrations: Pick<CelebrationQueue, 'show'>
  readonly openItems: () => void
}

/** Shows what each command did, why one was refused, and what was rolled back. */
export const feedbackHandlers = (
  catalogue: Catalogue,
  { toasts, celebrations, openItems }: FeedbackTargets,
): PlayerListeners => ({
  executed: (_name, result) => {
    const opened = toCelebrations(result)
    // Celebrations first: toasts wait until they are closed.
    presentCelebrations(result.after, opened, { toasts, celebrations })
    const openAchievement = (achievement: string) => celebrations.show([{ type: 'achievement', achievement }])
    const links = { openItems, openAchievement }
    const events = withoutModalEvents(result.events, opened)
    withContentTexts(() => toasts.show(...toToasts(catalogue, links)({ ...result, events })))
  },
  refused: (_name, error) => toasts.show({ type: 'error', text: refusalText(error), ...shortfall(error) }),
  rolledBack: (commands) => toasts.show(...commands.flatMap(toToast)),
})

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

/** Another device was faster: the task is as the player wanted it, or it is no longer in the list. */
const settledElsewhere = ({ command, reason }: RolledBackCommand): 'asWanted' | 'gone' | undefined => {
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
