import { requirePlayer } from '../../core/require-player.ts'
import { marketGearShop, shops } from './shops.ts'
import { inAppRewards, inventoryBuy } from './rewards.ts'

/** The endpoints that tell what is for sale. */
export const shopQueries = {
  inAppRewards: requirePlayer(inAppRewards),
  inventoryBuy: requirePlayer(inventoryBuy),
  shopMarket: requirePlayer(shops.shopMarket),
  shopQuests: requirePlayer(shops.shopQuests),
  shopTimeTravellers: requirePlayer(shops.shopTimeTravellers),
  shopSeasonal: requirePlayer(shops.shopSeasonal),
  shopCustomizations: requirePlayer(shops.shopCustomizations),
  shopBackgrounds: requirePlayer(shops.shopBackgrounds),
  shopMarketGear: requirePlayer(marketGearShop),
} as const
