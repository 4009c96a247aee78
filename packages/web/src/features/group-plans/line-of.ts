import type { WireGroup } from '@daykeep/api/contract'
import { formatNumber, t } from '../../i18n/index.ts'

/** What stands below the name of a group. */
export const lineOf = ({ memberCount, leader }: WireGroup): string =>
  [
    t('boards.members', { count: memberCount, shown: formatNumber(memberCount) }),
    t('boards.ledBy', { name: leader.profile.name }),
  ].join(' · ')
