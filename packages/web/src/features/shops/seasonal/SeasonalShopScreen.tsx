import { Link } from 'react-router-dom'
import { t } from '../../../i18n/index.ts'
import { pathTo } from '../../../routes/index.ts'
import { ShopNotice } from '../page/ShopNotice.tsx'
import { ShopPage } from '../page/ShopPage.tsx'
import { useShop } from '../page/use-shop.tsx'
import { toSeasonalShop } from './to-seasonal-shop.ts'

const ORDERS = ['usual', 'name', 'price', 'con', 'per', 'str', 'int'] as const
const FILTERS = ['locked', 'dear', 'pinned'] as const

/** What the gala of the season brings. docs/reference/screens.md 5.8. */
export const SeasonalShopScreen = () => {
  const { page, dialog } = useShop('seasonalShop', toSeasonalShop, undefined)
  return (
    <>
      <ShopPage
        {...page}
        orders={ORDERS}
        filters={FILTERS}
        notice={
          <ShopNotice>
            {t('shops.seasonalPrices')} <Link to={pathTo('customizations')}>{t('shops.seasonalLooks')}</Link>
          </ShopNotice>
        }
      />
      {dialog}
    </>
  )
}
