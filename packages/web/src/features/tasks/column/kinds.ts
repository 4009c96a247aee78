import type { TaskType } from '@daykeep/rules/model'
import { Gift, type LucideIcon, Repeat2, ScrollText, Sun } from 'lucide-react'

/** The types of tasks in the order of their columns. */
export const KINDS = ['habit', 'daily', 'todo', 'reward'] as const satisfies ReadonlyArray<TaskType>

export const KIND_ICONS: Readonly<Record<TaskType, LucideIcon>> = {
  habit: Repeat2,
  daily: Sun,
  todo: ScrollText,
  reward: Gift,
}
