/** A celebration that has just opened ignores presses for 800 ms. */
export const celebrationAnswers = () => new Promise((resolve) => setTimeout(resolve, 850))
