import * as E from 'fp-ts/lib/Either.js'
import { useCatalogue, useDispatch, usePlayer } from '../../sync/index.ts'
import { ClassChoiceDialog } from './ClassChoiceDialog.tsx'
import { toClassChoice } from './to-class-choice.ts'

/** Chooses or changes the class, or disables classes. docs/reference/rules.md 5.4 and 5.5. */
export const ClassChoiceScreen = ({ onClose }: { readonly onClose: () => void }) => {
  const catalogue = useCatalogue()
  const dispatch = useDispatch()
  const player = usePlayer((whole) => whole)
  return (
    <ClassChoiceDialog
      choice={toClassChoice(catalogue, player)}
      onChoose={(playerClass) => {
        if (E.isRight(dispatch('changeClass', { class: playerClass }))) onClose()
      }}
      onOptOut={() => {
        if (E.isRight(dispatch('disableClasses', {}))) onClose()
      }}
      onClose={onClose}
    />
  )
}
