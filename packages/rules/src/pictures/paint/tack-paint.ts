import { toOkLab } from '../colour/oklab.ts'
import type { CreatureArt } from '../creature/creature-art.ts'
import type { ArtLibrary } from '../model/library.ts'
import type { Paint } from '../picture/picture.ts'

/** The OKLab distance between saddle cloth and coat that is visible at 60 px. */
const VISIBLE = 0.2

const distance = (one: string, other: string): number => {
  const [a, b] = [toOkLab(one), toOkLab(other)]
  return Math.hypot(a.L - b.L, a.a - b.a, a.b - b.b)
}

/** The tack of a mount: that of its potion, else the first set whose cloth stands out from the coat. */
export const tackPaint = ({ tack }: ArtLibrary, { species, potion }: CreatureArt): Paint => {
  const [coat] = potion.palette ?? species.natural
  const ofPotion = potion.tack === undefined ? undefined : tack[potion.tack]
  const [cloth, edge, leather] = ofPotion ?? tack.find(([of]) => distance(of, coat) >= VISIBLE) ?? tack[0] ?? []
  return cloth && edge && leather ? { '--t1': cloth, '--t2': edge, '--t4': leather } : {}
}
