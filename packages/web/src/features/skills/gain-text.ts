import { formatNumber, t } from '../../i18n/index.ts'
import type { GainModel } from './drawer.ts'

/** A gain in words: "+42.9 to 54.5 experience". */
export const gainText = ({ figure, least, most }: GainModel): string => {
  // As they are read: 0.91 to 0.94 would be "0.9 to 0.9".
  const [from, to] = [written(least), written(most)]
  const amount = from === to ? from : t('casting.range', { least: from, most: to })
  return t(`casting.gain.${figure}`, { amount })
}

const written = (amount: number): string => formatNumber(amount, { maximumFractionDigits: 1 })
