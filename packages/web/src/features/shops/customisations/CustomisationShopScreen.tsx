import { ShopPage } from '../page/ShopPage.tsx'
import { useShop } from '../page/use-shop.tsx'
import { toCustomisationShop } from './to-customisation-shop.ts'

const FILTERS = ['dear'] as const

/** Looks and backgrounds. docs/reference/screens.md 5.7. */
export const CustomisationShopScreen = () => {
  const { page, dialog } = useShop('customizations', toCustomisationShop, undefined)
  return (
    <>
      <ShopPage {...page} filters={FILTERS} />
      {dialog}
    </>
  )
}
