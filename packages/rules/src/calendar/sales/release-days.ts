/** The day of the month on which new stock is released, at the switch hour. docs/reference/content-facts.md 6.1. */
export const RELEASE_DAYS = {
  timeTravelers: 1,
  backgrounds: 7,
  petQuests: 14,
  hatchingPotionQuests: 14,
  bundles: 14,
  premiumHatchingPotions: 21,
} as const
