import { ShopPage } from '../page/ShopPage.tsx'
import { useShop } from '../page/use-shop.tsx'
import { toQuestShop } from './to-quest-shop.ts'

const FILTERS = ['locked', 'dear', 'done', 'pinned'] as const

/** Scrolls by category. docs/reference/screens.md 5.6. */
export const QuestShopScreen = () => {
  const { page, dialog } = useShop('questShop', toQuestShop, undefined)
  return (
    <>
      <ShopPage {...page} filters={FILTERS} />
      {dialog}
    </>
  )
}
