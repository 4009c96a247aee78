import type { FirstStep } from '@daykeep/rules/achievements'
import { runningEvents, spanAt } from '@daykeep/rules/calendar'
import type { Catalogue, Quest } from '@daykeep/rules/catalogue'
import type { Instant } from '@daykeep/rules/kernel'
import { asKey, NO_QUEST, type PartyQuest, type QuestKey, type User } from '@daykeep/rules/model'
import type { ArtField } from '../../art/index.ts'
import { hasText, nameOf, t } from '../../i18n/index.ts'
import { toOnboarding } from '../onboarding/index.ts'

/** What an event brings, the most that a player may want to act on first. */
export type EventOffer = 'gems' | 'gift' | 'sale' | 'food'

export type EventModel = {
  readonly key: string
  readonly name: string
  readonly until: Instant
  readonly offer: EventOffer
}

type Bar = { readonly value: number; readonly max: number }

export type WorldBossModel = {
  readonly name: string
  readonly art: ArtField | undefined
  readonly health: Bar
  readonly rage: Bar | undefined
}

export type StepsModel = { readonly done: number; readonly all: number; readonly next: FirstStep }

/** What goes on for everybody, and the first steps of a newcomer. docs/reference/screens.md 1.8. */
export type CurrentEventsModel = {
  readonly events: ReadonlyArray<EventModel>
  readonly boss: WorldBossModel | undefined
  readonly steps: StepsModel | undefined
}

export const toCurrentEvents = (
  catalogue: Catalogue,
  user: User,
  now: Instant,
  worldBoss: Readonly<Record<string, unknown>> | undefined,
): CurrentEventsModel => ({
  events: eventsOf(catalogue, now),
  boss: bossOf(catalogue, { ...NO_QUEST, ...worldBoss }),
  steps: stepsOf(user),
})

const eventsOf = (catalogue: Catalogue, now: Instant): CurrentEventsModel['events'] =>
  runningEvents(catalogue, now).flatMap((event) => {
    const { key, gemsPromo, promo, sells, foodSeason } = event
    const offer: EventOffer | undefined =
      gemsPromo !== undefined ? 'gems' : promo === 'g1g1' ? 'gift' : sells !== undefined ? 'sale' : foodSeason && 'food'
    const name = `events.${key}.text`
    const until = spanAt(event, now)?.end
    return offer === undefined || until === undefined || !hasText(name) ? [] : [{ key, name: t(name), until, offer }]
  })

const bossOf = (catalogue: Catalogue, { active, key, progress }: PartyQuest): WorldBossModel | undefined => {
  const quest: Quest | undefined = active && key ? catalogue.quests[asKey<QuestKey>(key)] : undefined
  if (quest?.objective.type !== 'boss') return undefined
  const { hp, rage } = quest.objective
  return {
    name: nameOf(`quests.${quest.key}`),
    art: quest.art['boss'] as ArtField | undefined,
    health: { value: Math.ceil(progress.hp ?? hp), max: hp },
    rage: rage && { value: Math.floor(progress.rage ?? 0), max: rage.value },
  }
}

const stepsOf = (user: User): StepsModel | undefined => {
  const onboarding = toOnboarding(user)
  const next = onboarding?.steps.find(({ done }) => !done)
  return next && onboarding && { done: onboarding.done, all: onboarding.steps.length, next: next.step }
}
