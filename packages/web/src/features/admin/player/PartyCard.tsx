import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router-dom'
import { formatNumber, nameOf, t } from '../../../i18n/index.ts'
import { pathTo } from '../../../routes/index.ts'
import { Card } from '../../../ui/index.ts'
import admin from '../Admin.module.css'
import { FactList } from '../FactList.tsx'
import type { PartyFacts } from './to-party-facts.ts'

type Props = { readonly facts: PartyFacts; readonly hasFullAccess: boolean }

/** The party of a player, their part in its quest, and what does not fit together. docs/reference/screens.md 14.2. */
export const PartyCard = ({ facts: { groupId, party, quest, invitations, warnings }, hasFullAccess }: Props) => (
  <Card className={admin.entry}>
    <div className={admin.line}>
      <h2 className={admin.name}>{t('admin.party.title')}</h2>
      {hasFullAccess && party !== undefined && <Link to={pathTo('adminGroup', { groupId })}>{t('admin.toGroup')}</Link>}
    </div>
    {warnings.length > 0 && (
      <ul className={admin.list} aria-label={t('admin.party.warnings')}>
        {warnings.map((warning) => (
          <li key={warning} className={admin.warning}>
            <TriangleAlert size={18} aria-hidden="true" />
            <span>{t(`admin.party.warning.${warning}`)}</span>
          </li>
        ))}
      </ul>
    )}
    <FactList
      facts={[
        [t('admin.party.members'), party === undefined ? t('admin.party.none') : membersText(party)],
        [t('admin.party.quest'), quest.key === '' ? '–' : questText(quest)],
        [t('admin.party.damage'), formatNumber(quest.damage)],
        [t('admin.party.items'), formatNumber(quest.items)],
        [t('admin.party.invitations'), t('admin.party.parties', { count: invitations.parties })],
        [t('admin.party.guilds'), invitations.guilds.length === 0 ? '–' : invitations.guilds.join(', ')],
      ]}
    />
  </Card>
)

const membersText = ({ members, isLeader }: NonNullable<PartyFacts['party']>): string =>
  t(isLeader ? 'admin.party.leads' : 'admin.party.memberOf', { count: members })

const questText = ({ key, isActive }: PartyFacts['quest']): string =>
  t(isActive ? 'admin.party.questRuns' : 'admin.party.questWaits', { quest: nameOf(`quests.${key}`) })
