import { formatNumber, t } from '../i18n/index.ts'
import type { NewToast, StatChange } from './toast.ts'

const NAMES = { hp: 'Health', mp: 'Mana', xp: 'Experience', gp: 'Gold' } as const

/**
 * One toast for the stat changes of a command, losses first. `undefined` if nothing changed by at least a hundredth,
 * rounded.
 */
export const statChangeToast = (changes: readonly StatChange[]): NewToast | undefined => {
  const seen = changes
    .filter(({ amount }) => Math.abs(amount) >= 0.005)
    .toSorted((a, b) => Number(a.amount > 0) - Number(b.amount > 0))
  const [first, ...others] = seen
  if (first === undefined) return undefined
  const { stat, amount } = first
  const toast: NewToast = { type: stat, text: sentence(first), sign: signOf(first), amount, changes: seen }
  return others.length === 0 ? toast : { ...toast, flavorMessage: others.map(inWords).join(' · ') }
}

/** The changes of two commands added up, if both raise and lower the same stats or only raise some. */
export const addChanges = (
  one: readonly StatChange[],
  other: readonly StatChange[],
): ReadonlyArray<StatChange> | undefined => {
  if (lostStats(one) !== lostStats(other)) return undefined
  const sums = new Map(one.map(({ stat, amount }) => [stat, amount]))
  for (const { stat, amount } of other) sums.set(stat, (sums.get(stat) ?? 0) + amount)
  return [...sums].map(([stat, amount]) => ({ stat, amount }))
}

/** As the toast shows it: "+6.4". */
export const signedAmount = (amount: number): string =>
  formatNumber(amount, { maximumFractionDigits: 2, signDisplay: 'always' })

const lostStats = (changes: readonly StatChange[]): string =>
  changes
    .flatMap(({ stat, amount }) => (amount < 0 ? [stat] : []))
    .toSorted()
    .join()

const signOf = ({ amount }: StatChange) => (amount < 0 ? 'minus' : 'plus')

const sentence = ({ stat, amount }: StatChange): string => t(`toasts.${amount < 0 ? 'lost' : 'gained'}${NAMES[stat]}`)

const inWords = ({ stat, amount }: StatChange): string => `${signedAmount(amount)} ${t(`toasts.name${NAMES[stat]}`)}`
