import { TAVERN } from '@daykeep/rules/model'
import { formatAmount, formatMoment, t } from '../../../i18n/index.ts'
import { Button, Card, Switch, Refusal } from '../../../ui/index.ts'
import admin from '../Admin.module.css'
import type { AdminGroup } from '../answers.ts'
import { FactList } from '../FactList.tsx'
import { GroupMembersCard } from './GroupMembersCard.tsx'

export type GroupChanges = { readonly bannedWordsAllowed?: boolean; readonly leader?: string }

type Props = {
  readonly group: AdminGroup
  readonly busy: boolean
  readonly refusal: string | undefined
  readonly onChange: (changes: GroupChanges) => void
  readonly onRemove: (memberId: string) => void
  readonly onReload: () => void
}

/** A group for staff: what it is, its plan, its members, and what staff may change. docs/reference/api.md 2.16 and 4.2. */
export const AdminGroupView = ({ group, busy, refusal, onChange, onRemove, onReload }: Props) => {
  const isGuild = group.type === 'guild' && group._id !== TAVERN
  return (
    <>
      <Card className={admin.entry}>
        <div className={admin.line}>
          <p className={admin.meta}>{t(`admin.group.kind.${group.type}.${group.privacy}`)}</p>
          <Button size="sm" onClick={onReload}>
            {t('admin.reload')}
          </Button>
        </div>
        <FactList facts={factsOf(group)} />
        {group.description !== undefined && group.description !== '' && (
          <blockquote className={admin.quote} dir="auto">
            {group.description}
          </blockquote>
        )}
        {isGuild ? (
          <Switch
            label={t('admin.group.bannedWords')}
            checked={group.bannedWordsAllowed === true}
            disabled={busy}
            onChange={(bannedWordsAllowed) => onChange({ bannedWordsAllowed })}
          />
        ) : (
          <p className={admin.meta}>{t('admin.group.leaderAlone')}</p>
        )}
        <Refusal reason={refusal} />
      </Card>
      <PlanCard group={group} />
      <GroupMembersCard group={group} canModerate={isGuild} busy={busy} onChange={onChange} onRemove={onRemove} />
    </>
  )
}

const factsOf = (group: AdminGroup) =>
  [
    [t('admin.group.id'), group.id],
    [t('admin.group.summary'), group.summary],
    [t('admin.group.members'), String(group.memberCount)],
    [t('admin.group.challenges'), String(group.challengeCount)],
    [t('admin.group.bank'), formatAmount(group.balance * 4)],
    [t('admin.group.quest'), group.quest.key ?? '–'],
  ] as const

const PlanCard = ({ group: { purchased } }: Pick<Props, 'group'>) => {
  const { plan } = purchased
  const moment = (at: string | undefined) => (at === undefined ? '–' : formatMoment(Date.parse(at)))
  return (
    <Card className={admin.entry}>
      <h2 className={admin.name}>{t('admin.group.plan')}</h2>
      {plan?.customerId === undefined ? (
        <p className={admin.meta}>{t('admin.group.noPlan')}</p>
      ) : (
        <FactList
          facts={[
            [t('admin.field.purchased_plan_planId'), plan.planId ?? '–'],
            [t('admin.field.purchased_plan_customerId'), plan.customerId],
            [t('admin.field.purchased_plan_paymentMethod'), plan.paymentMethod ?? '–'],
            [t('admin.group.seats'), String(plan.quantity)],
            [t('admin.field.purchased_plan_owner'), plan.owner ?? '–'],
            [t('admin.field.purchased_plan_dateCreated'), moment(plan.dateCreated)],
            [t('admin.payment.last'), moment(plan.lastBillingDate)],
            [t('admin.payment.next'), moment(plan.nextBillingDate)],
            [t('admin.field.purchased_plan_dateTerminated'), moment(plan.dateTerminated)],
          ]}
        />
      )}
    </Card>
  )
}
