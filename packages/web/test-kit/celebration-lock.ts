import { screen, userEvent } from 'storybook/test'

/** A celebration that has just opened ignores presses for 800 ms. */
export const celebrationAnswers = () => new Promise((resolve) => setTimeout(resolve, 850))

/** Presses a button of a celebration once it answers. */
export const pressInCelebration = async (name: string | RegExp): Promise<void> => {
  const button = await screen.findByRole('button', { name })
  await celebrationAnswers()
  await userEvent.click(button)
}
