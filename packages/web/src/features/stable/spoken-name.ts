import { t } from '../../texts/index.ts'
import type { StallModel } from './stall.ts'

/** A stall in words, with all that its picture says. */
export const spokenName = (stall: StallModel): string => {
  const { name } = stall
  switch (stall.type) {
    case 'missing':
      return t('stable.missingSpoken', { name })
    case 'hatchable':
      return t('stable.readySpoken', { name })
    case 'pet': {
      const pet =
        stall.growing === undefined
          ? t('stable.petSpoken', { name })
          : t('stable.petGrowing', { name, ...stall.growing })
      return stall.current ? t('stable.petWith', { pet }) : pet
    }
    case 'mount':
      return t(stall.current ? 'stable.mountWith' : 'stable.mountSpoken', { name })
    case 'both':
      return t('stable.bothSpoken', { name })
  }
}
