import type { BackgroundKey } from '../model/index.ts'
import type { Art } from './art.ts'

export type Background = {
  readonly key: BackgroundKey
  readonly set: string
  /** Gems. */
  readonly price: number
  readonly currency: 'gems' | 'hourglasses' | 'incentive'
  /** The yearly event that sells it; there is no other time. */
  readonly event?: string
  readonly art: Art
}
