import { BossPicture, CollectPicture } from '../../art/index.ts'
import { formatNumber, t } from '../../i18n/index.ts'
import { ItemFrame, Price } from '../items/index.ts'
import type { QuestFacts } from './quest-facts.ts'
import styles from './QuestPanel.module.css'

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
        <ul className={styles.things}>
          {quest.rewards.map(({ name, picture, ownerOnly }, at) => (
            <li key={at} className={styles.thing}>
              <ItemFrame item={picture} className={styles.tile} />
              <span>
                {name}
                {ownerOnly && <small className={styles.owner}>{t('scrolls.ownerOnly')}</small>}
              </span>
            </li>
          ))}
          {quest.gold > 0 && (
            <li className={styles.thing}>
              <Price amount={quest.gold} currency="gold" />
            </li>
          )}
          {quest.experience > 0 && (
            <li className={styles.thing}>{t('scrolls.experience', { amount: quest.experience })}</li>
          )}
        </ul>
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
