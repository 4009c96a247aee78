import { CopyPlus, Download, Flag, FlagOff, Mail, Pencil, Trophy } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { t } from '../../../i18n/index.ts'
import { pathTo } from '../../../routes/index.ts'
import type { MenuItem } from '../../../ui/index.ts'
import type { ChallengeModel } from '../challenge.ts'

/** What the menu of a challenge does. */
export type ChallengeActs = {
  readonly onEdit: () => void
  readonly onClone: () => void
  readonly onExport: () => void
  readonly onEnd: () => void
  readonly onReport: () => void
  readonly onClearReports: () => void
}

/** docs/reference/screens.md 9.3 and 19.5. */
export const toMenu = (challenge: ChallengeModel, acts: ChallengeActs): ReadonlyArray<MenuItem> => {
  const { leader, leads, mayEdit, mayModerate, isOfficial, isReportedByReader, reports } = challenge
  return [
    ...(leader === undefined || leads
      ? []
      : [
          {
            type: 'link' as const,
            label: t('challenges.messageLeader'),
            icon: <Mail size={16} aria-hidden="true" />,
            element: <Link to={`${pathTo('messages')}?uuid=${leader.id}`} />,
          },
        ]),
    ...(mayEdit ? [action('edit', <Pencil size={16} aria-hidden="true" />, acts.onEdit)] : []),
    action('clone', <CopyPlus size={16} aria-hidden="true" />, acts.onClone),
    ...(mayEdit ? [action('export', <Download size={16} aria-hidden="true" />, acts.onExport)] : []),
    ...(mayEdit ? [action('end', <Trophy size={16} aria-hidden="true" />, acts.onEnd)] : []),
    ...(isOfficial || leads ? [] : [reportItem(isReportedByReader && !mayModerate, acts.onReport)]),
    ...(mayModerate && reports > 0
      ? [action('clearReports', <FlagOff size={16} aria-hidden="true" />, acts.onClearReports)]
      : []),
  ]
}

const action = (name: string, icon: ReactNode, onSelect: () => void): MenuItem => ({
  type: 'action',
  label: t(`challenges.act.${name}`),
  icon,
  onSelect,
})

const reportItem = (isReported: boolean, onSelect: () => void): MenuItem => ({
  type: 'action',
  label: t(isReported ? 'challenges.reported' : 'challenges.act.report'),
  icon: <Flag size={16} aria-hidden="true" />,
  danger: true,
  disabled: isReported,
  onSelect,
})
