import { BossPicture, CollectPicture } from '../../art/index.ts'
import { formatNumber, t } from '../../i18n/index.ts'
import type { QuestFacts } from './quest-facts.ts'
import styles from './QuestPanel.module.css'
import { QuestRewards } from './QuestRewards.tsx'

type Props = { readonly quest: QuestFacts; readonly hideName?: boolean }

/** A quest: its story, what it asks of a party, and its rewards. */
export const QuestPanel = ({ quest, hideName = false }: Props) => {
  const Heading = hideName ? 'h3' : 'h4'
  return (
    <section className={styles.quest} aria-label={quest.name}>
      {!hideName && <h3 className={styles.name}>{quest.name}</h3>}
      {quest.boss?.art !== undefined && (
        <div className={styles.boss}>
          <BossPicture art={quest.boss.art} label={quest.boss.name} />
        </div>
      )}
      {quest.notes !== '' && <p className={styles.story}>{quest.notes}</p>}
      {quest.boss !== undefined && (
        <div>
          <Heading className={styles.label}>{t('scrolls.defeat', { boss: quest.boss.name })}</Heading>
          <p className={styles.line}>{quest.boss.facts.join(' · ')}</p>
        </div>
      )}
      {quest.collect.length > 0 && (
        <div>
          <Heading className={styles.label}>{t('scrolls.find')}</Heading>
          <ul className={styles.things}>
            {quest.collect.map(({ name, count, art }) => (
              <li key={name} className={styles.thing}>
                {art !== undefined && <CollectPicture art={art} size={44} />}
                <span>{t('scrolls.times', { name, count: formatNumber(count) })}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div>
        <Heading className={styles.label}>{t('scrolls.rewards')}</Heading>
        <QuestRewards quest={quest} />
      </div>
      <p className={styles.line}>
        {[
          ...(quest.level === undefined ? [] : [t('scrolls.fromLevel', { level: quest.level })]),
          t('scrolls.done', { count: quest.done }),
        ].join(' · ')}
      </p>
    </section>
  )
}
