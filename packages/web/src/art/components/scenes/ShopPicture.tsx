import type { Season, ShopName } from '@daykeep/rules/pictures'
import { useRenderer } from '../../renderer/load-renderer.ts'
import { PictureFrame, type PictureProps } from '../PictureFrame.tsx'

type Props = PictureProps & {
  readonly shop: ShopName
  readonly season: Season
  readonly isDark: boolean
  /** A world boss has damaged it. */
  readonly isStruck?: boolean
}

/** A shop with its keepers. Fills its box, centred on the counter. */
export const ShopPicture = ({ shop, season, isDark, isStruck = false, ...frame }: Props) => (
  <PictureFrame
    {...frame}
    picture={useRenderer()?.shop(shop, season, isDark, isStruck)}
    viewBox="0 0 1440 240"
    fit="xMidYMax slice"
  />
)
