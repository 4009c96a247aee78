import { formatNumber, t } from '../../i18n/index.ts'
import type { GainModel } from './drawer.ts'

/** A gain in words: "+42.9 to 54.5 experience". */
export const gainText = ({ figure, least, most }: GainModel): string => {
  const amount = least === most ? written(least) : t('casting.range', { least: written(least), most: written(most) })
  return t(`casting.gain.${figure}`, { amount })
}

const written = (amount: number): string => formatNumber(amount, { maximumFractionDigits: 1 })
