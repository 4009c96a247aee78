import { Link } from 'react-router-dom'
import { formatDay, t } from '../../../i18n/index.ts'
import { pathTo } from '../../../routes/index.ts'
import { Card } from '../../../ui/index.ts'
import admin from '../Admin.module.css'
import type { GroupWithPlan } from '../answers.ts'

type Props = { readonly groups: ReadonlyArray<GroupWithPlan>; readonly hasFullAccess: boolean }

/** The groups with a plan that the player is in. docs/reference/screens.md 14.2. */
export const GroupPlansCard = ({ groups, hasFullAccess }: Props) => (
  <Card className={admin.entry}>
    <h2 className={admin.name}>{t('admin.groupPlans.title')}</h2>
    {groups.length === 0 && <p className={admin.meta}>{t('admin.groupPlans.none')}</p>}
    <ul className={admin.list}>
      {groups.map(({ id, name, memberCount, purchased: { dateTerminated } }) => (
        <li key={id}>
          {hasFullAccess ? (
            <Link to={pathTo('adminGroup', { groupId: id })} dir="auto">
              {name}
            </Link>
          ) : (
            <span dir="auto">{name}</span>
          )}
          <p className={admin.meta}>
            {t('admin.group.memberCount', { count: memberCount })}
            {dateTerminated !== undefined &&
              ` · ${t('admin.groupPlans.ends', { day: formatDay(Date.parse(dateTerminated)) })}`}
          </p>
        </li>
      ))}
    </ul>
  </Card>
)
