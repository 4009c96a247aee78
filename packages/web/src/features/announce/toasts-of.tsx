import type { Catalogue } from '@daykeep/rules/content'
import { type ArmoireResult, type DroppedItem, type EventTable, type GameEvent, readEvent } from '@daykeep/rules/kernel'
import type { Played } from '../../player/index.ts'
import { eggName, formatNumber, messageText, nameOf, potionName, t } from '../../texts/index.ts'
import { type NewToast, toastOfChanges } from '../../toasts/index.ts'
import { type Thing, ThingPicture, toThing } from '../things/index.ts'
import { dayReport } from './day-report.ts'
import { statChanges } from './stat-changes.ts'

/** What is told in passing after an act: one group, the figures first. Reference, rules 12.2. */
export const toastsOf =
  (catalogue: Catalogue) =>
  ({ before, after, events, message }: Played): ReadonlyArray<NewToast> => {
    const changes = toastOfChanges(statChanges(before, after))
    const day = dayReport(events)
    const told = events.flatMap((event) => toastOf(catalogue, event) ?? [])
    const said: ReadonlyArray<NewToast> =
      message === undefined || events.some(({ type }) => HAS_ITS_OWN_MOMENT.has(type))
        ? []
        : [{ type: 'success', title: messageText(message) }]
    return [changes, day].filter((toast) => toast !== undefined).concat(told, said)
  }

/** Acts whose confirmation is an overlay, or a toast with a picture. */
const HAS_ITS_OWN_MOMENT: ReadonlySet<GameEvent['type']> = new Set(['PetHatched', 'MountGained', 'ArmoireOpened'])

type Told = (catalogue: Catalogue) => NewToast | undefined

const TOASTS: EventTable<Told> = {
  CriticalHit:
    ({ multiplier }) =>
    () => ({
      type: 'crit',
      title: t('announce.crit'),
      text: t('announce.critText', { percent: formatNumber(Math.round(100 * (multiplier - 1))) }),
    }),
  StreakBonusEarned:
    ({ gold }) =>
    () => ({
      type: 'streak',
      title: t('toasts.streakCoins'),
      amount: formatNumber(gold, { maximumFractionDigits: 2, signDisplay: 'always' }),
    }),
  LevelGained:
    ({ to }) =>
    () => ({ type: 'lvl', title: t('announce.level', { level: to }) }),
  ItemDropped:
    ({ drop }) =>
    (catalogue) =>
      dropToast(catalogue, drop),
  DropCapReached: () => () => ({ type: 'info', title: t('announce.dropCap'), text: t('announce.dropCapText') }),
  ArmoireOpened:
    ({ result }) =>
    (catalogue) =>
      armoireToast(catalogue, result),
  AchievementUnlocked:
    ({ achievement }) =>
    (catalogue) => ({
      type: 'success',
      title: nameOf(`achievements.${achievement}`),
      text: t('announce.achievement'),
      ...picture(toThing(catalogue, 'achievement', achievement)),
    }),
  PlayerRevived:
    ({ lostStat }) =>
    () => ({
      type: 'info',
      title: t('announce.revived'),
      ...(lostStat === undefined
        ? {}
        : { text: t('announce.lostPoint', { attribute: t(`announce.stat.${lostStat}`) }) }),
    }),
  PerfectDayReached: () => () => ({
    type: 'success',
    title: t('announce.perfectDay'),
    text: t('announce.perfectDayText'),
  }),
}

const toastOf = (catalogue: Catalogue, event: GameEvent): NewToast | undefined => readEvent(TOASTS)(event)?.(catalogue)

const picture = (thing: Thing | undefined) => (thing === undefined ? {} : { picture: <ThingPicture thing={thing} /> })

const dropToast = (catalogue: Catalogue, { type, key }: DroppedItem): NewToast => {
  switch (type) {
    case 'Egg':
      return {
        type: 'drop',
        title: eggName(key),
        text: t('announce.eggFound'),
        ...picture(toThing(catalogue, 'egg', key)),
      }
    case 'HatchingPotion':
      return {
        type: 'drop',
        title: potionName(key),
        text: t('announce.potionFound'),
        ...picture(toThing(catalogue, 'potion', key)),
      }
    case 'Food':
      return {
        type: 'drop',
        title: nameOf(`food.${key}`),
        text: t('announce.foodFound'),
        ...picture(toThing(catalogue, 'food', key)),
      }
    case 'Quest':
      return {
        type: 'drop',
        title: nameOf(`quests.${key}`),
        text: t('announce.questFound'),
        ...picture(toThing(catalogue, 'quest', key)),
      }
  }
}

/** Gear has an overlay of its own; what else the armoire gives is told in passing. */
const armoireToast = (catalogue: Catalogue, result: ArmoireResult): NewToast | undefined => {
  switch (result.type) {
    case 'gear':
      return undefined
    case 'food':
      return {
        type: 'drop',
        title: nameOf(`food.${result.dropKey}`),
        text: t('messages.armoireFood', { item: nameOf(`food.${result.dropKey}`) }),
        ...picture(toThing(catalogue, 'food', result.dropKey)),
      }
    case 'experience':
      return { type: 'info', title: t('messages.armoireExp', { value: result.value }) }
  }
}
