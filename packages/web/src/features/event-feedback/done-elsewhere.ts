import type { Player } from '@daykeep/rules/model'
import { actsOf, changesOf } from '@daykeep/rules/undo'
import { t } from '../../i18n/index.ts'
import type { NewToast } from '../../toasts/index.ts'

/** So many tasks are named; the others are counted. */
const NAMED = 3

/** The turn of the newest act that is known. */
export const lastActTurn = ({ user }: Player): number => Math.max(-1, ...actsOf(user).map(({ turn }) => turn))

/** The tasks that were done in acts after a turn, in their order. */
export const tasksDoneAfter = (turn: number, { user }: Player): ReadonlyArray<string> =>
  actsOf(user).flatMap((act) => {
    if (act.turn <= turn || act.command !== 'scoreTask') return []
    const { task, direction } = changesOf(act)?.subject ?? {}
    return typeof task === 'string' && direction === 'up' ? [task] : []
  })

/** Says what was done in another window or on another device. A to-do that is done is known before only. */
export const doneElsewhereToast = (
  done: ReadonlyArray<string>,
  before: Player['tasks'],
  { tasks }: Player,
): ReadonlyArray<NewToast> => {
  const known: Player['tasks'] = { ...before, ...tasks }
  const titles = [...new Set(done)].flatMap((id) => known[id as keyof typeof known]?.text ?? [])
  if (titles.length === 0) return []
  const values = { titles: titles.slice(0, NAMED).join(', '), more: Math.max(0, titles.length - NAMED) }
  return [{ type: 'info', text: t('device.done', values) }]
}
