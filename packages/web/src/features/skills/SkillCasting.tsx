import { type ReactNode, Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { asKey, type TaskId } from '@daykeep/rules/model'
import { lazyChunk } from '../../chunks/index.ts'
import { withContentLoaded } from '../../content/index.ts'
import { useCatalogue, useDispatch, usePlayer } from '../../sync/index.ts'
import { preloadable } from '../../ui/index.ts'
import { hasDrawer } from './has-drawer.ts'
import type { Casting } from './casting.ts'
import { useTargeting } from './use-targeting.ts'

const SkillsScreen = lazyChunk(preloadable(withContentLoaded(() => import('./SkillsScreen.tsx'))), 'SkillsScreen')

type Props = { readonly children: ReactNode }

/** The board with the skills drawer below it: a skill that needs a task is cast on the card that is chosen next. */
export const SkillCasting = ({ children }: Props) => {
  const catalogue = useCatalogue()
  const dispatch = useDispatch()
  const [casting, setCasting] = useState<Casting>()
  const [aim, setAim] = useState<TaskId>()
  const [now] = useState(() => Date.now())
  const isShown = usePlayer(({ user }) => hasDrawer(catalogue, user, now))
  const stop = () => {
    // The drawer unfolds again, so that its skill can have the focus back.
    flushSync(() => {
      setCasting(undefined)
      setAim(undefined)
    })
    if (casting !== undefined) document.querySelector<HTMLElement>(`[data-skill="${casting.skill}"]`)?.focus()
  }
  const targeting = useTargeting({
    active: casting !== undefined,
    onChoose: (target) => {
      if (casting !== undefined) dispatch('castSkill', { ...casting, target })
      stop()
    },
    onAim: (task) => setAim(task === undefined ? undefined : asKey(task)),
    onCancel: stop,
  })
  return (
    <>
      <div {...targeting}>{children}</div>
      {isShown && (
        <Suspense>
          <SkillsScreen casting={casting} aim={aim} onCasting={setCasting} onStop={stop} />
        </Suspense>
      )}
    </>
  )
}
