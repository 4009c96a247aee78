import { useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { UNSAFE_NavigationContext } from 'react-router-dom'
import { asksFor, guardForm, pendingLeave } from './leave-guard.ts'
import { LeaveDialog } from './LeaveDialog.tsx'

type Props = { readonly isUnsaved: boolean }

/** Beside a form: asks before the page is left while something in it is not saved. docs/reference/screens.md 13 and 14. */
export const UnsavedGuard = ({ isUnsaved }: Props) => {
  const { navigator } = useContext(UNSAFE_NavigationContext)
  const [form] = useState(() => Symbol('form'))
  const leave = useSyncExternalStore(pendingLeave.subscribe, pendingLeave.get)
  useEffect(() => (isUnsaved ? guardForm(form, navigator) : undefined), [isUnsaved, form, navigator])
  if (leave === undefined || !asksFor(form)) return null
  const stay = () => pendingLeave.set(undefined)
  return (
    <LeaveDialog
      onStay={stay}
      onLeave={() => {
        stay()
        leave()
      }}
    />
  )
}
