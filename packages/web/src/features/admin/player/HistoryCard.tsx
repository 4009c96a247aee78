import { formatMoment, t } from '../../../i18n/index.ts'
import { Card } from '../../../ui/index.ts'
import admin from '../Admin.module.css'
import type { UserHistory } from '../answers.ts'

/** New days, armoires and answers to quests, the latest first. */
export const HistoryCard = ({ history }: { readonly history: UserHistory }) => {
  const lines = [
    ...history.cron.map((each) => ({ ...each, text: t('admin.history.cron', { count: each.checkinCount }) })),
    ...history.armoire.map((each) => ({ ...each, text: t('admin.history.armoire') })),
    ...history.questInviteResponses.map((each) => ({
      ...each,
      text: t('admin.history.quest', { quest: each.quest, response: each.response }),
    })),
  ].toSorted((a, b) => Date.parse(b.timestamp) - Date.parse(a.timestamp))
  return (
    <Card className={admin.entry}>
      <h2 className={admin.name}>{t('admin.history.title')}</h2>
      {lines.length === 0 ? (
        <p className={admin.meta}>{t('admin.history.none')}</p>
      ) : (
        <ul className={admin.list}>
          {lines.map(({ timestamp, client, text }) => (
            <li key={`${timestamp} ${text}`} className={admin.meta}>
              {formatMoment(Date.parse(timestamp))}: {text}
              {client !== '' && ` (${client})`}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
