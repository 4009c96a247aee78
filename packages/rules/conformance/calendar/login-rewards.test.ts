import { dayCommands } from '../../src/day/index.ts'
import { DAY, type GameEvent, type Outcome } from '../../src/kernel/index.ts'
import type { Player, User } from '../../src/model/index.ts'
import { notificationOf, notify } from '../../src/notifications/index.ts'
import { outcomeOf, loadListedCatalogue, NOON } from '../../test-kit/index.ts'
import { changedPaths, disagreements } from '../support/paths.ts'
import { type Paths, playerOf, settledPlayer } from '../support/settled-player.ts'
import { everyCaseOf } from '../support/topic.ts'

type Case = {
  readonly user: { readonly loginIncentives: number; readonly items?: Paths }
  readonly crons?: number
  readonly changed: Paths
  readonly notification?: Paths | null
  readonly rewardName?: string
  readonly loginNotificationsLeft?: number
}

const catalogue = loadListedCatalogue()

everyCaseOf<Case>('login-rewards', (testCase) => {
  const before = strangerWith(testCase.user)
  let player = playerOf(before)
  let events: ReadonlyArray<GameEvent> = []
  for (let night = 1; night <= (testCase.crons ?? 1); night += 1) {
    const day = nextDay(player, night)
    events = day.events
    player = { ...day.state, user: notify(`login/${night}`)(events)(day.state.user) }
  }
  const checkedIn = events.find((event) => event.type === 'CheckedIn')
  const unread = player.user.notifications.filter(({ type }) => type === 'LOGIN_INCENTIVE').length
  return [
    ...disagreements(changedPaths(before, player.user), testCase.changed, isOfAnotherRule),
    ...(testCase.notification === undefined
      ? []
      : disagreements({ note: noteOf(checkedIn) }, { note: testCase.notification })),
    ...(testCase.crons === undefined
      ? disagreements({ name: checkedIn?.rewardName }, { name: testCase.rewardName })
      : disagreements({ left: unread }, { left: testCase.loginNotificationsLeft })),
  ]
})

/** No items but those of the case. */
const strangerWith = ({ loginIncentives, items = {} }: Case['user']): User => {
  const none = { 'items.eggs': {}, 'items.hatchingPotions': {}, 'items.food': {}, 'items.quests': {} }
  const owned = Object.fromEntries(Object.entries(items).map(([kind, counts]) => [`items.${kind}`, counts]))
  return settledPlayer({ ...none, ...owned, loginIncentives })
}

const nextDay = (player: Player, night: number): Outcome<Player, unknown> =>
  outcomeOf(dayCommands.startDay.rule({ catalogue, now: NOON + night * DAY, seed: {} })({})(player))

const noteOf = (event: GameEvent | undefined): unknown => {
  const note = event === undefined ? undefined : notificationOf(event)
  if (note === undefined) return null
  const { nextRewardAt, rewardKey, reward } = note.data
  return {
    type: note.type,
    nextRewardAt,
    ...(rewardKey === undefined ? {} : { rewardKey }),
    ...(Array.isArray(reward) && reward.length > 0 ? { reward } : {}),
  }
}

/** The count, items, backgrounds and achievements are compared; the rest of the new day has a file of its own. */
const isOfAnotherRule = (path: string): boolean =>
  !['loginIncentives', 'items.', 'purchased.background.', 'achievements.'].some((events) => path.startsWith(events))
