import { seedPlayer } from './seed-player.ts'

/** Adds food to a player's inventory in the store, while the server is down. */
export const seedFood = (dataDir: string, userId: string, food: Readonly<Record<string, number>>): Promise<void> =>
  seedPlayer(dataDir, userId, (user) => ({
    ...user,
    items: { ...user.items, food: { ...user.items.food, ...food } },
  }))
