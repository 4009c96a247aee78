import type { WireGroup } from '@daykeep/api/contract'
import type { Quest } from '@daykeep/rules/catalogue'
import { asKey, type QuestKey } from '@daykeep/rules/model'
import { Flame, Heart } from 'lucide-react'
import { type ArtField, BossPicture } from '../../art/index.ts'
import { nameOf, t } from '../../i18n/index.ts'
import { bossName } from '../quest-scrolls/index.ts'
import { useCatalogue } from '../../sync/index.ts'
import { Card, Meter } from '../../ui/index.ts'
import styles from './TavernScreen.module.css'

type Props = { readonly quest: WireGroup['quest'] }

/** The boss that everybody fights together; nothing while there is none. docs/reference/screens.md 10.2. */
export const WorldBossPanel = ({ quest }: Props) => {
  const catalogue = useCatalogue()
  const entry: Quest | undefined = quest.key ? catalogue.quests[asKey<QuestKey>(quest.key)] : undefined
  if (!quest.active || entry?.objective.type !== 'boss') return null
  const { hp, rage } = entry.objective
  const id = `quests.${entry.key}`
  const art = entry.art['boss'] as ArtField | undefined
  return (
    <Card className={styles.links} aria-label={t('guilds.worldBoss')}>
      <h2 className={styles.title}>{nameOf(id)}</h2>
      {art !== undefined && <BossPicture art={art} label={bossName(entry.key)} />}
      <Meter
        label={t('guilds.worldBossHealth')}
        kind="health"
        icon={<Heart size={18} />}
        value={Math.ceil(quest.progress.hp ?? hp)}
        max={hp}
      />
      {rage !== undefined && (
        <Meter
          label={t('guilds.worldBossRage')}
          kind="rage"
          icon={<Flame size={18} />}
          value={Math.floor(quest.progress.rage ?? 0)}
          max={rage.value}
        />
      )}
    </Card>
  )
}
