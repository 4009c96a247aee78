import type { BackgroundKey } from '../model/index.ts'
import type { Art } from './art.ts'

export type Background = {
  readonly key: BackgroundKey
  readonly set: string
  /** Gems. */
  readonly price: number
  readonly currency: 'gems' | 'hourglasses' | 'incentive'
  readonly art: Art
}
