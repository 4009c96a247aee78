import * as E from 'fp-ts/lib/Either.js'
import { useMemo } from 'react'
import { t } from '../../../i18n/index.ts'
import { type CommandResult, useCatalogue, useDispatch, usePlayer } from '../../../sync/index.ts'
import { toasts } from '../../../toasts/index.ts'
import { requestCelebrations, toCelebrations } from '../../celebrations/index.ts'
import { HatcheryDialog } from './HatcheryDialog.tsx'
import { toHatchery } from './to-hatchery.ts'

type Props = { readonly onClose: () => void }

/** Hatches many pets with one press: they are told in one line, and what they complete as ever. */
export const Hatchery = ({ onClose }: Props) => {
  const catalogue = useCatalogue()
  const dispatch = useDispatch()
  const user = usePlayer((player) => player.user)
  const hatchery = useMemo(() => toHatchery(catalogue, user), [catalogue, user])

  const hatch = (pets: ReadonlyArray<string>): void => {
    onClose()
    const results = pets.flatMap((pet): ReadonlyArray<CommandResult> => {
      const [egg = '', hatchingPotion = ''] = pet.split('-')
      const result = dispatch('hatch', { egg, hatchingPotion }, { onExecuted: () => undefined })
      return E.isRight(result) ? [result.right] : []
    })
    requestCelebrations(results.flatMap(toCelebrations).filter(({ type }) => type !== 'petHatched'))
    if (results.length > 0) toasts.show({ type: 'success', text: t('inventory.hatched', { count: results.length }) })
  }
  return <HatcheryDialog hatchery={hatchery} onHatch={hatch} onClose={onClose} />
}
