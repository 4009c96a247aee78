import { FIRST_STEPS } from '@daykeep/rules/achievements'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { ChecklistPanel } from './ChecklistPanel.tsx'
import type { OnboardingModel } from '../to-onboarding.ts'

const after = (done: number): OnboardingModel => ({
  steps: FIRST_STEPS.map((step, index) => ({ step, done: index < done })),
  done,
  reward: 100,
})

const meta: Meta<typeof ChecklistPanel> = {
  title: 'Onboarding/Checklist/Panel',
  component: ChecklistPanel,
  args: {
    onboarding: after(2),
    folded: false,
    onFold: fn(),
    onSkip: fn(),
    renderLink: (_, words) => <a href="#there">{words}</a>,
  },
}

export default meta

type Story = StoryObj<typeof ChecklistPanel>

export const UnderWay = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Fold the guide' }))
    await expect(args.onFold).toHaveBeenCalledWith(true)
    await userEvent.click(screen.getByRole('button', { name: 'Skip the guide' }))
    await expect(args.onSkip).toHaveBeenCalledOnce()
  },
} satisfies Story

export const NothingDone = { args: { onboarding: after(0) } } satisfies Story
export const OneToGo = { args: { onboarding: after(4) } } satisfies Story
export const Folded = { args: { folded: true } } satisfies Story
export const AtNight = { globals: { theme: 'dark' } } satisfies Story
export const OnAPhone = { globals: { viewport: { value: 'smallest' } } } satisfies Story
