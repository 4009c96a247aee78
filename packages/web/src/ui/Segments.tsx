import { ToggleGroup } from 'radix-ui'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Segments.module.css'

export type Segment<Value extends string> = {
  readonly value: Value
  readonly label: ReactNode
}

type Props<Value extends string> = {
  /** What is chosen here, for listeners. */
  readonly label: string
  readonly segments: readonly Segment<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly size?: 'md' | 'sm'
  readonly wide?: boolean
  readonly disabled?: boolean
}

/** One of two to five, all in sight: filters, modes. Arrow keys walk it. */
export const Segments = <Value extends string>({
  label,
  segments,
  value,
  onChange,
  size = 'md',
  wide,
  disabled = false,
}: Props<Value>) => (
  <ToggleGroup.Root
    type="single"
    aria-label={label}
    disabled={disabled}
    value={value}
    onValueChange={(next) => {
      const chosen = segments.find((segment) => segment.value === next)
      if (chosen !== undefined) onChange(chosen.value)
    }}
    className={classes(styles.group, size === 'sm' && styles.small, wide && styles.wide)}
  >
    {segments.map((segment) => (
      <ToggleGroup.Item key={segment.value} value={segment.value} className={styles.segment}>
        {segment.label}
      </ToggleGroup.Item>
    ))}
  </ToggleGroup.Root>
)
