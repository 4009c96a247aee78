import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Notification, User } from '@daykeep/rules/model'
import { aUser } from '@daykeep/rules/test-kit/user'
import type { WireNewsPost } from '@daykeep/api/contract'
import { type ComponentProps, useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { catalogue } from '../../../test-kit/catalogue.ts'
import { storyLoaders } from '../../../test-kit/story-loaders.ts'
import { CurrentEventsView } from './CurrentEventsView.tsx'
import { NewsDialog } from './NewsDialog.tsx'
import { toCurrentEvents } from './to-current-events.ts'
import { CheckInCalendar, toCheckIns } from './check-ins/index.ts'
import { NotificationList } from './NotificationList.tsx'
import { toEntries } from './to-entries.ts'

const note = (type: string, data: Notification['data'] = {}, seen = false): Notification => ({
  id: type,
  type,
  data,
  seen,
})

const EVERY_KIND: ReadonlyArray<Notification> = [
  note('NEW_STUFF', { title: 'A new wing' }),
  note('ITEM_RECEIVED', {
    title: 'A hat of your own',
    text: 'For the bug you found.',
    destination: '/inventory/items',
  }),
  note('GIFT_ONE_GET_ONE'),
  note('BOSS_DAMAGE', { quest: 'owl', effect: 'healing' }),
  note('GROUP_TASK_APPROVAL', {
    message: 'messages.groupTaskApproval',
    params: { user: 'Ana', task: 'Sweep the hall' },
    groupId: 'g',
    taskId: 't',
    userId: 'u',
  }),
  note('NEW_MYSTERY_ITEMS'),
  note('CARD_RECEIVED', { card: 'thankyou', from: { name: 'Ana' } }),
  note('NEW_CHAT_MESSAGE', { group: { id: 'g', name: 'Readers of long books' } }, true),
  note('UNALLOCATED_STATS_POINTS', { points: 3 }, true),
  note('STREAK_ACHIEVEMENT', {}, true),
  note('GROUP_TASK_NEEDS_WORK', {}, true),
]

const POST = {
  id: 'wing',
  title: 'A new wing for the stable',
  text: 'Twelve stalls more, and a **roof** that does not leak.',
  publishDate: '2026-11-20T08:00:00.000Z',
} as WireNewsPost

const renderInviter = (id: string) => <a href={`#${id}`}>by {id}</a>

const onBuyGems = fn()
const onLater = fn()

type Props = Omit<ComponentProps<typeof NotificationList>, 'entries'> & {
  readonly notifications: ReadonlyArray<Notification>
}

const Sample = ({ notifications, ...actions }: Props) => (
  <NotificationList {...actions} entries={toEntries(catalogue, { ...aUser(), notifications })} />
)

const meta = {
  title: 'Notifications',
  component: Sample,
  loaders: storyLoaders,
  args: { notifications: EVERY_KIND, checkIns: 12, onAct: fn(), onDismiss: fn(), onCalendar: fn(), renderInviter },
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

export const EachKind = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open one' }))
    await expect(args.onAct).toHaveBeenCalledWith({ type: 'openMysteryItem' })
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss: Give one, get one' }))
    await expect(args.onDismiss).toHaveBeenCalledWith([{ type: 'read', ids: ['GIFT_ONE_GET_ONE'] }])
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss all' }))
    await expect(args.onDismiss).toHaveBeenCalledTimes(2)
  },
} satisfies Story
export const Empty = { args: { notifications: [] } } satisfies Story
export const AllSeen = {
  args: { notifications: EVERY_KIND.map((each) => ({ ...each, seen: true })) },
} satisfies Story
export const LongestText = {
  args: {
    notifications: [
      note('ITEM_RECEIVED', { title: 'Donaudampfschifffahrtsgesellschaft'.repeat(4), text: 'W '.repeat(200) }),
    ],
  },
  globals: { viewport: { value: 'smallest' } },
} satisfies Story
/** Above the entries: the world boss, an event with something to buy, and the first steps. */
export const WithWhatGoesOn = {
  render: () => (
    <MemoryRouter>
      <NotificationList
        entries={[]}
        checkIns={4}
        onAct={fn()}
        onDismiss={fn()}
        onCalendar={fn()}
        renderInviter={renderInviter}
      >
        <CurrentEventsView
          currentEvents={toCurrentEvents(
            catalogue,
            { ...aUser({ flags: { welcomed: true } }) },
            Date.parse('2026-10-28T12:00:00Z'),
            { active: true, key: 'dysheartener', progress: { hp: 4_200_000, rage: 120 } },
          )}
          onClose={fn()}
          onBuyGems={onBuyGems}
          onGive={fn()}
        />
      </NotificationList>
    </MemoryRouter>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Buy gems' }))
    await expect(onBuyGems).toHaveBeenCalledOnce()
    await expect(screen.getByRole('link', { name: 'Write down a task' })).toHaveAttribute('href', '/')
  },
} satisfies Story

export const News = {
  render: () => (
    <MemoryRouter>
      <NewsDialog post={POST} onRead={fn()} onLater={onLater} />
    </MemoryRouter>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Leave it for later' }))
    await expect(onLater).toHaveBeenCalledOnce()
  },
} satisfies Story

export const AtNight = { globals: { theme: 'dark' } } satisfies Story
export const OnAPhone = { globals: { viewport: { value: 'phone' } } } satisfies Story

const calendar = (count: number) => (
  <CheckInCalendar calendar={toCheckIns(catalogue, count)} onClose={() => undefined} />
)
export const Calendar = {
  render: () => calendar(26),
  play: async () => {
    await expect(await screen.findByText('the next gift')).toBeInTheDocument()
  },
} satisfies Story
export const CalendarOfANewcomer = {
  render: () => calendar(0),
  globals: { viewport: { value: 'smallest' } },
} satisfies Story
export const CalendarAtTheEnd = { render: () => calendar(500), globals: { theme: 'dark' } } satisfies Story

const Dismissing = (props: Props) => {
  const [gone, setGone] = useState(0)
  return <Sample {...props} notifications={props.notifications.slice(gone)} onDismiss={() => setGone(gone + 1)} />
}

/** The focus goes to the next entry, so that one key after the other puts them away; and to the title at the end. */
export const DismissedByKeyboard = {
  args: { notifications: EVERY_KIND.slice(1, 3) },
  render: (props) => <Dismissing {...props} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Dismiss: A hat of your own' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Dismiss: Give one, get one' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Notifications' })).toHaveFocus())
  },
} satisfies Story

const TWO_INVITATIONS: User['invitations'] = {
  guilds: [{ id: 'readers', name: 'Readers of long books', inviter: 'Ana' }],
  parties: [{ id: 'owls', name: 'Early owls', inviter: 'Ole' }],
} as never

const Joining = (props: Props) => {
  const [gone, setGone] = useState(false)
  const invitations = gone ? { ...TWO_INVITATIONS, guilds: [] } : TWO_INVITATIONS
  return (
    <NotificationList
      {...props}
      entries={toEntries(catalogue, { ...aUser(), invitations, notifications: [] })}
      onAct={() => setGone(true)}
    />
  )
}

/** A key that is pressed twice joins one guild: it neither joins nor declines what comes next. */
export const JoinedByKeyboard = {
  args: { notifications: [] },
  render: (props) => <Joining {...props} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'by Ana' })).toBeVisible()
    canvas.getAllByRole('button', { name: 'Join' })[0]?.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText(/Early owls/).closest('li')).toHaveFocus())
  },
} satisfies Story
