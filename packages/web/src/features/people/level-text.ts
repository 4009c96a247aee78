import type { PlayerClass } from '@daykeep/rules/model'
import { t } from '../../i18n/index.ts'

/** Level and class of a player, as they stand beside the name. */
export const levelText = ({
  level,
  class: ownClass,
}: {
  readonly level: number
  readonly class?: PlayerClass | undefined
}): string =>
  ownClass === undefined
    ? t('header.level', { level })
    : t('header.levelClass', { level, class: t(`header.class.${ownClass}`) })
