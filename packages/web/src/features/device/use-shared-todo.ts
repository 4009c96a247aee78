import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { whenContentLoaded } from '../../content/index.ts'
import { t } from '../../i18n/index.ts'
import { useDispatch } from '../../sync/index.ts'
import { toasts } from '../../toasts/index.ts'
import { toSharedTodo, withoutShared } from './to-shared-todo.ts'

/** Adds what another app shares with this one as a to-do; without network it waits like any other command. */
export const useSharedTodo = (): void => {
  const dispatch = useDispatch()
  const [search, setSearch] = useSearchParams()
  const added = useRef<URLSearchParams>(undefined)
  useEffect(() => {
    const todo = toSharedTodo(search)
    if (todo === undefined || added.current === search) return
    added.current = search
    setSearch(withoutShared(search), { replace: true })
    dispatch('createTasks', { tasks: [todo] })
    whenContentLoaded(() => toasts.show({ type: 'success', text: t('device.shared', { title: todo.text }) }))
  }, [search, setSearch, dispatch])
}
