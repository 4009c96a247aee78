import { formatNumber, t } from '../texts/index.ts'
import type { NewToast, ToastType } from './toast.ts'

export type StatChange = { readonly stat: 'hp' | 'mp' | 'xp' | 'gp'; readonly amount: number }

const NAMES = { hp: 'Health', mp: 'Mana', xp: 'Experience', gp: 'Gold' } as const

/**
 * What one command did to the player's numbers, as one toast: what was lost comes first, since it matters more. None
 * if nothing moved by at least a hundredth.
 */
export const toastOfChanges = (changes: readonly StatChange[]): NewToast | undefined => {
  const seen = changes
    .filter(({ amount }) => Math.abs(amount) >= 0.005)
    .toSorted((a, b) => Number(a.amount > 0) - Number(b.amount > 0))
  const [first, ...others] = seen
  if (first === undefined) return undefined
  const type: ToastType = first.stat
  const toast: NewToast = { type, title: sentence(first), amount: signed(first.amount) }
  return others.length === 0 ? toast : { ...toast, text: others.map(inWords).join(' · ') }
}

const sentence = ({ stat, amount }: StatChange): string => t(`toasts.${amount < 0 ? 'lost' : 'gained'}${NAMES[stat]}`)

const inWords = ({ stat, amount }: StatChange): string => `${signed(amount)} ${t(`toasts.name${NAMES[stat]}`)}`

const signed = (amount: number): string => formatNumber(amount, { maximumFractionDigits: 2, signDisplay: 'always' })
