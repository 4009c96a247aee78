import { Flame, Heart, Hourglass, ScrollText, Users } from 'lucide-react'
import { Link } from 'react-router-dom'
import { BossPicture, CollectPicture } from '../../../art/index.ts'
import { formatMoment, formatNumber, t } from '../../../i18n/index.ts'
import { pathTo } from '../../../routes/index.ts'
import { Button, Card, classes, Meter } from '../../../ui/index.ts'
import type { CollectItem, QuestAct, QuestPanelModel } from '../party-model.ts'
import styles from './PartyQuestPanel.module.css'

type Props = {
  readonly quest: QuestPanelModel
  /** The act that runs; its button shows it. */
  readonly busy: QuestAct | undefined
  readonly onAct: (act: QuestAct) => void
  readonly onChoose: () => void
  readonly onDetails: (key: string) => void
  readonly onParticipants: () => void
  readonly onSchedule: () => void
}

/** The quest of the party in its state, with what the player may do about it. docs/reference/screens.md 6.2. */
export const PartyQuestPanel = (props: Props) => {
  const { quest } = props
  return (
    <Card className={styles.panel} aria-label={t('party.quest')}>
      <h2 className={styles.title}>{t('party.quest')}</h2>
      {quest.type === 'none' ? <NoQuest onChoose={props.onChoose} /> : <RunningQuest {...props} quest={quest} />}
    </Card>
  )
}

const NoQuest = ({ onChoose }: Pick<Props, 'onChoose'>) => (
  <>
    <p className={styles.text}>{t('party.noQuest')}</p>
    <Button variant="primary" icon={<ScrollText size={18} aria-hidden="true" />} onClick={onChoose}>
      {t('party.chooseQuest')}
    </Button>
  </>
)

type Quest = Exclude<QuestPanelModel, { readonly type: 'none' }>
type QuestProps = Props & { readonly quest: Quest }

const RunningQuest = (props: QuestProps) => {
  const { quest, onDetails, onParticipants } = props
  const dimmed = quest.type !== 'invited' && !quest.takesPart
  return (
    <div className={classes(styles.quest, dimmed && styles.dimmed)}>
      {quest.boss?.art !== undefined && (
        <div className={styles.boss}>
          <BossPicture art={quest.boss.art} label={quest.boss.name} />
        </div>
      )}
      <p className={styles.name}>{quest.name}</p>
      {quest.owner !== undefined && (
        <p className={styles.text}>
          {t('party.questOwner')}{' '}
          <Link to={pathTo('profile', { userId: quest.owner.id })} dir="auto">
            {quest.owner.name}
          </Link>
        </p>
      )}
      <Progress quest={quest} />
      {dimmed && <p className={styles.note}>{t('party.notTakingPart')}</p>}
      <div className={styles.actions}>
        <Acts {...props} />
        <Button size="sm" variant="tertiary" onClick={() => onDetails(quest.key)}>
          {t('party.details')}
        </Button>
        <Button size="sm" variant="tertiary" icon={<Users size={16} aria-hidden="true" />} onClick={onParticipants}>
          {t('party.participants')}
        </Button>
      </div>
    </div>
  )
}

const Progress = ({ quest }: { readonly quest: Quest }) => {
  switch (quest.type) {
    case 'invited':
      return (
        <>
          <p className={styles.text}>
            {t('party.accepted', {
              count: formatNumber(quest.accepted),
              total: formatNumber(quest.participants.length),
            })}
          </p>
          {quest.startsAt !== undefined && (
            <p className={styles.note}>{t('party.startsAt', { at: formatMoment(quest.startsAt) })}</p>
          )}
        </>
      )
    case 'boss':
      return (
        <div className={styles.bars}>
          <Meter label={t('party.bossHealth')} kind="health" icon={<Heart size={18} />} {...quest.health} />
          {quest.rage !== undefined && (
            <div title={quest.rage.effect}>
              <Meter
                label={t('party.bossRage')}
                kind="rage"
                icon={<Flame size={18} />}
                value={quest.rage.value}
                max={quest.rage.max}
              />
              {quest.rage.effect !== '' && <p className={styles.effect}>{quest.rage.effect}</p>}
            </div>
          )}
          <p className={styles.text}>{t('party.strength', { strength: formatNumber(quest.strength) })}</p>
          {quest.takesPart && (
            <p className={styles.pending}>
              {t('party.pendingDamage', { damage: formatNumber(quest.pending, TENTHS) })}
            </p>
          )}
        </div>
      )
    case 'collect':
      return (
        <div className={styles.bars}>
          {quest.items.map((item) => (
            <CollectLine key={item.key} item={item} />
          ))}
          {quest.takesPart && <p className={styles.pending}>{t('party.pendingItems', { count: quest.pending })}</p>}
        </div>
      )
  }
}

const TENTHS = { maximumFractionDigits: 1 } as const

const CollectLine = ({ item }: { readonly item: CollectItem }) => (
  <div className={styles.item}>
    {item.art !== undefined && <CollectPicture art={item.art} size={36} />}
    <div>
      <span>{item.name}</span>
      <Meter label={item.name} value={Math.min(item.found, item.wanted)} max={item.wanted} size="sm" />
    </div>
  </div>
)

const Acts = ({ quest, busy, onAct, onSchedule }: QuestProps) => {
  const button = (act: QuestAct, variant: 'primary' | 'secondary' | 'danger' = 'secondary') => (
    <Button key={act} size="sm" variant={variant} busy={busy === act} onClick={() => onAct(act)}>
      {t(`party.act.${act}`)}
    </Button>
  )
  if (quest.type !== 'invited')
    return (
      <>
        {quest.leads && button('abort', 'danger')}
        {quest.takesPart && !quest.isOwner && button('leave')}
      </>
    )
  return (
    <>
      {quest.answer === 'waiting' && [button('accept', 'primary'), button('reject')]}
      {quest.leads && [button('start', quest.answer === 'waiting' ? 'secondary' : 'primary'), button('cancel')]}
      {quest.leads && (
        <Button size="sm" variant="tertiary" icon={<Hourglass size={16} aria-hidden="true" />} onClick={onSchedule}>
          {t('party.schedule')}
        </Button>
      )}
    </>
  )
}
