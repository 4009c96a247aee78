import { t } from '../../i18n/index.ts'
import { ItemFrame, Price } from '../items/index.ts'
import type { QuestFacts } from './quest-facts.ts'
import styles from './QuestPanel.module.css'

type Props = { readonly quest: Pick<QuestFacts, 'rewards' | 'gold' | 'experience'> }

/** What a quest gives to those who end it. */
export const QuestRewards = ({ quest }: Props) => (
  <ul className={styles.things} aria-label={t('scrolls.rewards')}>
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
    {quest.experience > 0 && <li className={styles.thing}>{t('scrolls.experience', { amount: quest.experience })}</li>}
  </ul>
)
