/** The day of its month on which new stock comes out, at the switch hour. Reference, content facts 6.1. */
export const RELEASE_DAYS = {
  timeTravelers: 1,
  backgrounds: 7,
  petQuests: 14,
  hatchingPotionQuests: 14,
  bundles: 14,
  premiumHatchingPotions: 21,
} as const
