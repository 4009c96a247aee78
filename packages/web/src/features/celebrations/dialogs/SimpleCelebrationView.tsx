import type { Catalogue, Quest } from '@daykeep/rules/catalogue'
import { ownEntry } from '@daykeep/rules/kernel'
import type { User } from '@daykeep/rules/model'
import type { ReactNode } from 'react'
import { Avatar, BossPicture, IconPicture, SkillPicture, toAvatarArt } from '../../../art/index.ts'
import { hasText, notesOf, t } from '../../../i18n/index.ts'
import { ItemPicture, toItem } from '../../items/index.ts'
import { verseOf } from '../../cards/index.ts'
import { bossName, type QuestFacts, QuestRewards, toQuestFacts } from '../../quest-scrolls/index.ts'
import type { Present, SimpleCelebration } from '../celebration.ts'
import { celebrationTitle } from '../celebration-title.ts'
import { CelebrationDialog, type DialogAction } from '../CelebrationDialog.tsx'
import { ItemsInArch } from '../ItemsInArch.tsx'
import { namedItem } from '../named-item.ts'
import {
  AchievementScene,
  DropScene,
  LevelUpScene,
  QuestWonScene,
  RageScene,
  RaiseScene,
  StreakScene,
} from '../scenes/index.ts'

type Props = {
  readonly celebration: SimpleCelebration
  readonly catalogue: Catalogue
  readonly user: User
  readonly onClose: () => void
  readonly onPutOn: (gear: string) => void
  readonly onMarket: () => void
}

/** A moment that is a scene and a sentence. */
export const SimpleCelebrationView = ({ celebration, catalogue, user, onClose, onPutOn, onMarket }: Props) => {
  const goOn: DialogAction = { label: t('overlays.close'), run: onClose }
  const act = actOf(celebration, user, { onPutOn, onMarket })
  return (
    <CelebrationDialog
      title={celebrationTitle(celebration)}
      text={textOf(celebration, catalogue, user)}
      picture={sceneOf(celebration, catalogue, user)}
      effect="none"
      fills
      primary={act ?? (celebration.type === 'card' ? { ...goOn, label: t('casting.keepCard') } : goOn)}
      secondary={act === undefined ? undefined : goOn}
      onClose={onClose}
    >
      {celebration.type === 'questWon' && <Rewards quest={toQuestFacts(catalogue, user, celebration.quest)} />}
    </CelebrationDialog>
  )
}

const Rewards = ({ quest }: { readonly quest: QuestFacts | undefined }) => quest && <QuestRewards quest={quest} />

/** What can be done about it at once. */
const actOf = (
  celebration: SimpleCelebration,
  { items }: User,
  { onPutOn, onMarket }: Pick<Props, 'onPutOn' | 'onMarket'>,
): DialogAction | undefined => {
  const isSpent = celebration.type === 'gift' && celebration.present?.type === 'gems'
  if (celebration.type === 'rebirthEnabled' || isSpent) return { label: t('overlays.toMarket'), run: onMarket }
  if (celebration.type !== 'mysteryItem') return undefined
  const isWorn = Object.values<string | undefined>(items.gear.equipped).includes(celebration.gear)
  return isWorn ? undefined : { label: t('overlays.putOn'), run: () => onPutOn(celebration.gear) }
}

const textOf = (celebration: SimpleCelebration, catalogue: Catalogue, { achievements }: User): string => {
  switch (celebration.type) {
    case 'perfectDay':
    case 'rebirthEnabled':
      return t(`overlays.${celebration.type}Text`)
    case 'reborn': {
      const { rebirths, rebirthLevel } = achievements
      return t('overlays.rebornText', { times: rebirths ?? 1, level: rebirthLevel ?? 1 })
    }
    case 'mysteryItem':
      return notesOf(`gear.${celebration.gear}`)
    case 'questWon': {
      const completionText = `quests.${celebration.quest}.completion`
      return hasText(completionText) ? t(completionText) : t('overlays.questWonText')
    }
    case 'challengeWon':
      return t('overlays.challengeWonText', { prize: celebration.prize })
    case 'bossRage':
      return t(`overlays.bossRage_${celebration.effect ?? 'none'}`, { boss: bossName(celebration.quest) })
    case 'gift':
      return celebration.present === undefined ? celebration.text : presentText(celebration.present, celebration.text)
    case 'card':
      return verseOf(catalogue, celebration.card, celebration.from)
  }
}

const sceneOf = (celebration: SimpleCelebration, catalogue: Catalogue, user: User): ReactNode => {
  const figure = <Avatar art={{ ...toAvatarArt(user, catalogue), background: undefined, expression: 'proud' }} />
  switch (celebration.type) {
    case 'perfectDay':
      return <StreakScene badge={<ItemsInArch items={[namedItem(catalogue, 'achievement', 'perfect')]} />} />
    case 'rebirthEnabled':
    case 'reborn':
      return <LevelUpScene figure={figure} />
    case 'mysteryItem':
      return <DropScene items={<ItemsInArch items={[namedItem(catalogue, 'gear', celebration.gear)]} />} />
    case 'questWon':
      return <QuestWon quest={ownEntry<string, Quest>(catalogue.quests, celebration.quest)} catalogue={catalogue} />
    case 'challengeWon':
      return (
        <AchievementScene badges={<ItemsInArch items={[namedItem(catalogue, 'achievement', 'joinedChallenge')]} />} />
      )
    case 'bossRage':
      return <RageScene boss={<Boss quest={ownEntry<string, Quest>(catalogue.quests, celebration.quest)} />} />
    case 'gift':
      return celebration.present?.type === 'gems' ? (
        <DropScene items={<IconPicture art={{ template: 'gem' }} />} />
      ) : (
        <RaiseScene pet={null} mount={figure} />
      )
    case 'card': {
      const card = catalogue.cards[celebration.card]
      return <DropScene items={card === undefined ? null : <SkillPicture art={card.art} of="season" />} />
    }
  }
}

/** What was given, and the words that came with it. */
const presentText = (present: Present, words: string): string => {
  const gifts =
    present.type === 'gems'
      ? t('overlays.giftGems', { gems: present.gems })
      : t('overlays.giftSubscription', { months: present.months })
  return words === '' ? gifts : t('bell.giftWords', { gifts, words })
}

const Boss = ({ quest }: { readonly quest: Quest | undefined }) =>
  quest?.objective.type === 'boss' ? <BossPicture art={Object(quest.art['boss'])} /> : null

const QuestWon = ({ quest, catalogue }: { readonly quest: Quest | undefined; readonly catalogue: Catalogue }) => {
  if (quest === undefined) return <QuestWonScene prize={null} />
  const scroll = toItem(catalogue, 'quest', quest.key)
  const boss = Object(quest.art['boss'])
  return (
    <QuestWonScene
      {...(quest.objective.type === 'boss' && { boss: <BossPicture art={boss} /> })}
      prize={scroll === undefined ? null : <ItemPicture item={scroll} />}
    />
  )
}
