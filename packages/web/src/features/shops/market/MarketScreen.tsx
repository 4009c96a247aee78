import { useState } from 'react'
import { CLASSES } from '@daykeep/rules/model'
import { t } from '../../../i18n/index.ts'
import { Select } from '../../../ui/index.ts'
import { ShopPage } from '../page/ShopPage.tsx'
import { useShop } from '../page/use-shop.tsx'
import { usePlayer } from '../../../sync/index.ts'
import { SellScreen } from './sell/SellScreen.tsx'
import { type GearClass, toMarket } from './to-market.ts'

const ORDERS = ['usual', 'name', 'price', 'con', 'per', 'str', 'int'] as const
const FILTERS = ['locked', 'dear', 'pinned'] as const

/** Gear, eggs, potions, food and oddities, and what the player sells. docs/reference/screens.md 5.2. */
export const MarketScreen = () => {
  const ownClass = usePlayer((player) => player.user.stats.class)
  const [gearClass, setGearClass] = useState<GearClass>(ownClass)
  const { page, dialog } = useShop('market', toMarket, gearClass)
  return (
    <>
      <ShopPage
        {...page}
        orders={ORDERS}
        filters={FILTERS}
        tools={
          <Select
            label={t('shops.gearOf')}
            value={gearClass}
            options={[...CLASSES, 'none' as const].map((value) => ({ value, label: t(`shops.class.${value}`) }))}
            onChange={setGearClass}
          />
        }
      >
        <SellScreen />
      </ShopPage>
      {dialog}
    </>
  )
}
