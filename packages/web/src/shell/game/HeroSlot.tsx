import { useState } from 'react'
import { Hero, toHero } from '../../features/header/index.ts'
import { useCatalogue, usePlayer } from '../../player/index.ts'
import { useTimeOfDay } from '../theme/use-theme.ts'

/** The header, of the player as drawn. */
export const HeroSlot = () => {
  const catalogue = useCatalogue()
  const user = usePlayer((player) => player.user)
  const time = useTimeOfDay()
  const [now] = useState(() => Date.now())
  return <Hero hero={toHero(catalogue, user, now)} time={time} />
}
