import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { Toast, ToastType } from './toast.ts'
import { ToastList } from './ToastList.tsx'

const toast = (type: ToastType, text: string, rest: Partial<Toast> = {}): Toast => ({
  uuid: type,
  type,
  text,
  ...rest,
})

const meta = {
  component: ToastList,
  args: { toasts: [], onDismiss: fn(), onHold: fn(), onRelease: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Drawn) => (
      <div style={{ minBlockSize: 420 }}>
        <Drawn />
      </div>
    ),
  ],
} satisfies Meta<typeof ToastList>
export default meta
type Story = StoryObj<typeof meta>

export const None = {} satisfies Story
export const Health = {
  args: { toasts: [toast('hp', 'You lost health', { amount: -2.4, sign: 'minus' })] },
} satisfies Story
export const HealthGained = {
  args: { toasts: [toast('hp', 'You gained health', { amount: 35.7, sign: 'plus' })] },
} satisfies Story
export const AddedUp = {
  args: {
    toasts: [
      toast('xp', 'You gained experience', { amount: 43, sign: 'plus', flavorMessage: '+8 gold', count: 8 }),
      toast('error', 'Not enough gold.', { flavorMessage: '5.85 gold short', count: 3 }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Not enough gold.. 5.85 gold short. 3 times')
  },
} satisfies Story
export const Mana = {
  args: { toasts: [toast('mp', 'You gained mana', { amount: 1.2, sign: 'plus' })] },
} satisfies Story
export const Experience = {
  args: { toasts: [toast('xp', 'You gained experience', { amount: 24, sign: 'plus', flavorMessage: '+6.4 gold' })] },
} satisfies Story
export const Gold = {
  args: { toasts: [toast('gp', 'You spent gold', { amount: -25, sign: 'minus' })] },
} satisfies Story
export const Streak = {
  args: { toasts: [toast('streak', 'Gold for your streak', { amount: 1.3, sign: 'plus' })] },
} satisfies Story
export const Damage = {
  args: { toasts: [toast('damage', 'Damage to the boss', { amount: 3.1, sign: 'plus' })] },
} satisfies Story
export const Drop = {
  args: { toasts: [toast('drop', 'You found a fox egg', { flavorMessage: 'Hatch it in your inventory' })] },
} satisfies Story
const openItems = fn()
/** The cross dismisses a toast without following its link. */
export const WithALink = {
  args: { toasts: [toast('drop', 'Wolf egg', { flavorMessage: 'An egg lay by the path', onClick: openItems })] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onDismiss).toHaveBeenCalledWith('drop')
    await expect(openItems).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: /^Wolf egg/ }))
    await expect(openItems).toHaveBeenCalledOnce()
  },
} satisfies Story
export const Critical = {
  args: { toasts: [toast('crit', 'Critical hit', { flavorMessage: 'Double reward on Plan the day' })] },
} satisfies Story
export const LevelUp = { args: { toasts: [toast('lvl', 'You reached level 8')] } } satisfies Story
export const News = { args: { toasts: [toast('info', 'A new version is ready')] } } satisfies Story
export const Success = { args: { toasts: [toast('success', 'Your password is changed')] } } satisfies Story

export const ErrorThatStays = {
  args: { toasts: [toast('error', 'Not enough gold', { flavorMessage: 'The staff costs 160, you have 128' })] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Not enough gold')
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onDismiss).toHaveBeenCalledWith('error')
  },
} satisfies Story

const undo = fn()
export const ThatStays = {
  args: { toasts: [{ ...toast('info', 'A new day'), stays: true, action: { label: 'See why', run: fn() } }] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onDismiss).toHaveBeenCalledWith('info')
  },
} satisfies Story

/** The buttons stand below the words, which keep their room. */
export const LargeText = {
  ...ThatStays,
  globals: { textSize: '200%' },
  play: async ({ canvas }) => {
    const words = canvas.getByRole('button', { name: 'A new day' })
    await expect(words.offsetWidth).toBeGreaterThan(240)
  },
} satisfies Story

export const WithUndo = {
  args: { toasts: [toast('info', 'Water the plants is deleted', { action: { label: 'Undo', run: undo } })] },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(args.onHold).toHaveBeenCalled()
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(undo).toHaveBeenCalledOnce()
    await expect(args.onDismiss).toHaveBeenCalledWith('info')
  },
} satisfies Story

export const Four = {
  args: {
    toasts: [...Critical.args.toasts, ...Experience.args.toasts, ...Drop.args.toasts, ...ErrorThatStays.args.toasts],
  },
} satisfies Story

export const LongestText = {
  args: {
    toasts: [
      toast('error', 'Die Änderungen an deinen Benachrichtigungseinstellungen ließen sich nicht speichern', {
        flavorMessage: 'Der Server antwortet nicht. Was du tust, wird hier behalten und später gesendet.',
      }),
    ],
  },
} satisfies Story
