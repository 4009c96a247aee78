import type { Catalogue } from '@daykeep/rules/catalogue'
import {
  type ArmoireResult,
  type DroppedItem,
  type EventTable,
  type GameEvent,
  ownEntry,
  readEvent,
} from '@daykeep/rules/kernel'
import type { Player } from '@daykeep/rules/model'
import { castGains } from '@daykeep/rules/skills'
import type { CommandResult } from '../../sync/index.ts'
import { eggName, formatList, formatNumber, messageText, nameOf, potionName, t } from '../../i18n/index.ts'
import { type NewToast, signedAmount, statChangeToast } from '../../toasts/index.ts'
import { type Item, type ItemKind, ItemPicture, toItem } from '../items/index.ts'
import { dayReport, type DayReportLinks } from './day-report.ts'
import { statChanges } from './stat-changes.ts'

/** Where a click on a toast leads. docs/reference/screens.md 1.7. */
export type ToastLinks = DayReportLinks & {
  readonly openItems: () => void
  readonly openAchievement: (achievement: string) => void
}

/** The toasts of a command, changed stats first. docs/reference/rules.md 12.2. */
export const toToasts =
  (catalogue: Catalogue, links: ToastLinks) =>
  ({ before, after, events, message }: CommandResult): ReadonlyArray<NewToast> => {
    const cast = castToast(before, after, events)
    // The mana that a skill costs is no news.
    const visibleChanges = statChanges(before, after).filter(
      ({ stat, amount }) => cast === undefined || stat !== 'mp' || amount > 0,
    )
    const changes = statChangeToast(visibleChanges)
    const report = events.some(({ type }) => type === 'DayStarted') ? after.user.dayReport : undefined
    const day = report && dayReport(report, links)
    const eventToasts = events.flatMap((event) => toToast({ catalogue, links, player: after }, event) ?? [])
    const confirmation: ReadonlyArray<NewToast> =
      message === undefined || events.some(({ type }) => EVENTS_WITH_FEEDBACK.has(type))
        ? []
        : [
            {
              type: events.some(({ type }) => type === 'PlayerRevived') ? 'info' : 'success',
              text: messageText(message),
            },
          ]
    return [day, cast, ...asOne(changes, eventToasts), ...confirmation].filter((toast) => toast !== undefined)
  }

/** Events that only add to the changes of an act share one toast with them. */
const asOne = (changes: NewToast | undefined, others: ReadonlyArray<NewToast>): ReadonlyArray<NewToast> => {
  if (changes === undefined) return others
  const details = others.filter(({ type }) => type === 'crit' || type === 'streak')
  const rest = others.filter((toast) => !details.includes(toast))
  return [details.length === 0 ? changes : { ...changes, extra: details.map(inWords).join(' · ') }, ...rest]
}

const inWords = ({ text, amount }: NewToast): string =>
  amount === undefined ? text : `${text} ${signedAmount(amount)}`

/** Events that have a celebration or a toast of their own, so the message of their command is not shown. */
const EVENTS_WITH_FEEDBACK: ReadonlySet<GameEvent['type']> = new Set(['PetHatched', 'MountGained', 'ArmoireOpened'])

/** A skill, with what it gave besides health, mana, experience and gold. docs/reference/screens.md 2.10. */
const castToast = (before: Player, after: Player, events: ReadonlyArray<GameEvent>): NewToast | undefined => {
  const cast = events.find((event) => event.type === 'SkillCast')
  if (cast === undefined) return undefined
  const skill = nameOf(`skills.${cast.skill}`)
  const gains = Object.entries(castGains(before.user, after.user)).map(([figure, gain]) =>
    t(`casting.gain.${figure}`, { amount: formatNumber(gain, { maximumFractionDigits: 1 }) }),
  )
  return {
    type: 'success',
    text: cast.times === 1 ? skill : t('casting.castTimes', { skill, times: cast.times }),
    ...(gains.length > 0 && { flavorMessage: formatList(gains) }),
  }
}

type ToastContext = { readonly catalogue: Catalogue; readonly links: ToastLinks; readonly player: Player }

type ToastFactory = (context: ToastContext) => NewToast | undefined

const TOASTS: EventTable<ToastFactory> = {
  CriticalHit:
    ({ multiplier }) =>
    () => ({
      type: 'crit',
      text: t('announce.crit'),
      flavorMessage: t('announce.critText', { percent: formatNumber(Math.round(100 * (multiplier - 1))) }),
    }),
  StreakBonusEarned:
    ({ gold }) =>
    () => ({
      type: 'streak',
      text: t('toasts.streakCoins'),
      amount: gold,
      sign: 'plus',
    }),
  LevelGained:
    ({ to }) =>
    () => ({ type: 'lvl', text: t('announce.level', { level: to }) }),
  ItemDropped:
    ({ drop }) =>
    (context) =>
      dropToast(context, drop),
  DropCapReached: () => () => ({ type: 'info', text: t('announce.dropCap'), flavorMessage: t('announce.dropCapText') }),
  ArmoireOpened:
    ({ result }) =>
    (context) =>
      armoireToast(context, result),
  AchievementUnlocked:
    ({ achievement }) =>
    ({ catalogue, links }) => ({
      type: 'success',
      text: nameOf(`achievements.${achievement}`),
      onClick: () => links.openAchievement(achievement),
      flavorMessage: t('announce.achievement'),
      ...picture(toItem(catalogue, 'achievement', achievement)),
    }),
  PlayerRevived:
    ({ lostStat }) =>
    () => ({
      type: 'info',
      text: t('announce.revived'),
      ...(lostStat === undefined
        ? {}
        : { flavorMessage: t('announce.lostPoint', { attribute: t(`announce.stat.${lostStat}`) }) }),
    }),
  QuestProgressed:
    ({ damage }) =>
    ({ catalogue, player: { user } }) => {
      const { key } = user.party.quest
      const quest = typeof key === 'string' ? ownEntry(catalogue.quests, key) : undefined
      return quest?.objective.type !== 'boss' || damage <= 0
        ? undefined
        : { type: 'damage', text: t('toasts.bossDamage'), amount: damage, sign: 'plus' }
    },
  BossStruck:
    ({ damage }) =>
    () => ({ type: 'damage', text: t('toasts.bossStruck'), amount: -damage, sign: 'minus' }),
  TransformationEnded: () => () => ({ type: 'success', text: t('announce.antidote') }),
  ClassesDisabled: () => () => ({
    type: 'info',
    text: t('classes.optedOut'),
    flavorMessage: t('classes.optedOutText'),
  }),
  PerfectDayReached: () => () => ({
    type: 'success',
    text: t('announce.perfectDay'),
    flavorMessage: t('announce.perfectDayText'),
  }),
}

const toToast = (context: ToastContext, event: GameEvent): NewToast | undefined => readEvent(TOASTS)(event)?.(context)

const picture = (item: Item | undefined) => (item === undefined ? {} : { icon: <ItemPicture item={item} /> })

const FOUND: {
  readonly [Type in DroppedItem['type']]: {
    readonly kind: ItemKind
    readonly text: string
    readonly name: (key: string) => string
  }
} = {
  Egg: { kind: 'egg', text: 'announce.eggFound', name: eggName },
  HatchingPotion: { kind: 'potion', text: 'announce.potionFound', name: potionName },
  Food: { kind: 'food', text: 'announce.foodFound', name: (key) => nameOf(`food.${key}`) },
  Quest: { kind: 'quest', text: 'announce.questFound', name: (key) => nameOf(`quests.${key}`) },
}

const dropToast = ({ catalogue, links }: ToastContext, { type, key }: DroppedItem): NewToast => {
  const { kind, text, name } = FOUND[type]
  return {
    type: 'drop',
    text: name(key),
    flavorMessage: t(text),
    onClick: links.openItems,
    ...picture(toItem(catalogue, kind, key)),
  }
}

/** Gear has a celebration; food and experience get a toast. */
const armoireToast = ({ catalogue, links }: ToastContext, result: ArmoireResult): NewToast | undefined => {
  switch (result.type) {
    case 'gear':
      return undefined
    case 'food':
      return {
        type: 'drop',
        text: nameOf(`food.${result.dropKey}`),
        flavorMessage: t('messages.armoireFood', { item: nameOf(`food.${result.dropKey}`) }),
        onClick: links.openItems,
        ...picture(toItem(catalogue, 'food', result.dropKey)),
      }
    case 'experience':
      return { type: 'info', text: t('messages.armoireExp', { value: result.value }) }
  }
}
