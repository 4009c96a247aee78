import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { pathTo } from '../../routes/index.ts'

/** Begins to cast the skill in the state of the address, where the command palette puts one that needs a target. Once. */
export const useCastFromAddress = (onCast: (skill: string) => void): void => {
  const { state } = useLocation() as { readonly state: unknown }
  const navigate = useNavigate()
  const handled = useRef<unknown>(undefined)
  useEffect(() => {
    const skill: unknown = Object(state)['cast']
    if (typeof skill !== 'string' || handled.current === state) return
    handled.current = state
    // who comes back to this address casts nothing
    void navigate(pathTo('tasks'), { replace: true })
    onCast(skill)
  })
}
