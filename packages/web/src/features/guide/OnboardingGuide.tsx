import type { FirstStep } from '@daykeep/rules/achievements'
import type { TaskType } from '@daykeep/rules/model'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { usePlayer } from '../../player/index.ts'
import { pathTo } from '../../routes/index.ts'
import { t } from '../../texts/index.ts'
import { toasts } from '../../toasts/index.ts'
import { Guide } from './Guide.tsx'
import { type GuidePlace, rememberedPlace, rememberPlace } from './guide-memory.ts'
import { toGuide } from './to-guide.ts'
import { WAYS } from './ways.ts'

type Props = {
  /** Brings a column of the board into sight, and the player into it. */
  readonly onColumn: (column: TaskType) => void
}

/** The guide of a new player, to be placed above the board. Reference, screens 1.10. */
export const OnboardingGuide = ({ onColumn }: Props) => {
  const user = usePlayer((player) => player.user)
  const [place, setPlace] = useState(() => rememberedPlace(localStorage, user._id))
  const guide = toGuide(user)
  if (guide === undefined || place === 'skipped') return null

  const put = (next: GuidePlace) => {
    rememberPlace(localStorage, user._id, next)
    setPlace(next)
  }
  const skip = () => {
    put('skipped')
    const undo = { label: t('common.undo'), run: () => put(place) }
    toasts.show({ type: 'info', title: t('guide.skipped'), text: t('guide.skippedText'), action: undo })
  }
  const lead = (step: FirstStep, words: ReactNode) => {
    const way = WAYS[step]
    if (way.type === 'screen') return <Link to={pathTo(way.route)}>{words}</Link>
    return (
      <button type="button" onClick={() => onColumn(way.column)}>
        {words}
      </button>
    )
  }
  return (
    <Guide
      guide={guide}
      folded={place === 'folded'}
      onFold={(folded) => put(folded ? 'folded' : 'open')}
      onSkip={skip}
      lead={lead}
    />
  )
}
