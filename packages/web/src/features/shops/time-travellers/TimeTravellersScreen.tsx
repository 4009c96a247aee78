import { hourglassesOf } from '@daykeep/rules/purse'
import { Link } from 'react-router-dom'
import { t } from '../../../i18n/index.ts'
import { pathTo } from '../../../routes/index.ts'
import { ShopNotice } from '../page/ShopNotice.tsx'
import { ShopPage } from '../page/ShopPage.tsx'
import { useShop } from '../page/use-shop.tsx'
import { toTimeTravellers } from './to-time-travellers.ts'

const FILTERS = ['pinned'] as const

/** What was sold once, for hourglasses. docs/reference/screens.md 5.9. */
export const TimeTravellersScreen = () => {
  const { page, dialog, user } = useShop('timeTravellers', toTimeTravellers, undefined)
  const notice = hourglassesOf(user) === 0 && (
    <ShopNotice>
      {t('shops.onlyLook')} {t('shops.howToGet.hourglasses')}{' '}
      <Link to={pathTo('faqSubscription')}>{t('shops.moreAbout.hourglasses')}</Link>
    </ShopNotice>
  )
  return (
    <>
      <ShopPage {...page} filters={FILTERS} notice={notice} />
      {dialog}
    </>
  )
}
