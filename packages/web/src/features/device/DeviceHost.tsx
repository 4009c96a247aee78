import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { followSubscription, isSubscribed, onOpenRequest, useNameZone } from '../../push/index.ts'
import { useBadge } from './use-badge.ts'
import { useDeviceZone } from './use-device-zone.ts'
import { useReminderToasts } from './use-reminder-toasts.ts'
import { useSharedTodo } from './use-shared-todo.ts'

/**
 * What ties the app to the device that it runs on: messages of the system, reminders, what other apps share, the badge,
 * its time zone. It draws nothing.
 */
export const DeviceHost = () => {
  const navigate = useNavigate()
  useEffect(() => onOpenRequest((path) => void navigate(path)), [navigate])
  useEffect(() => void followSubscription().catch(() => undefined), [])
  const nameZone = useNameZone()
  useEffect(() => {
    if (isSubscribed()) nameZone()
  }, [nameZone])
  useDeviceZone()
  useReminderToasts()
  useSharedTodo()
  useBadge()
  return null
}
