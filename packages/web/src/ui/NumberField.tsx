import { Minus, Plus } from 'lucide-react'
import { type ComponentProps, useEffect } from 'react'
import { t } from '../texts/index.ts'
import { classes } from './classes.ts'
import control from './control.module.css'
import { Field, type FieldProps } from './Field.tsx'
import styles from './NumberField.module.css'
import { useRepeat } from './use-repeat.ts'

type Props = FieldProps &
  Omit<ComponentProps<'input'>, 'children' | 'value' | 'onChange' | 'min' | 'max' | 'step' | keyof FieldProps> & {
    /** Nothing typed yet is `undefined`. */
    readonly value: number | undefined
    readonly onChange: (value: number | undefined) => void
    readonly min?: number
    readonly max?: number
    readonly step?: number
    /** What a press on a button changes; without it, one step. */
    readonly by?: number
  }

/** A number with a button to each side; holding one repeats it. Typing is not corrected until the field is left. */
export const NumberField = ({
  value,
  onChange,
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  step = 1,
  by = step,
  ...rest
}: Props) => {
  const { label, hint, error, optional, hideLabel, className, disabled, ...input } = rest
  const within = (next: number) => Math.min(max, Math.max(min, next))
  const change = (difference: number) => onChange(within((value ?? min) + difference))
  const buttons = { what: label, disabled: disabled ?? false }
  return (
    <Field {...{ label, hint, error, className }} optional={optional ?? false} hideLabel={hideLabel ?? false}>
      {(tied) => (
        <div className={styles.row}>
          <Step {...buttons} kind="decrease" off={value !== undefined && value <= min} onStep={() => change(-by)} />
          <input
            inputMode={Number.isInteger(step) && min >= 0 ? 'numeric' : 'decimal'}
            {...input}
            {...tied}
            type="number"
            min={min}
            max={max}
            step={step}
            disabled={disabled}
            className={classes(control.control, styles.input)}
            value={value ?? ''}
            onChange={({ target }) => onChange(target.value === '' ? undefined : target.valueAsNumber)}
            onBlur={() => value !== undefined && value !== within(value) && onChange(within(value))}
          />
          <Step {...buttons} kind="increase" off={value !== undefined && value >= max} onStep={() => change(by)} />
        </div>
      )}
    </Field>
  )
}

type StepProps = {
  readonly kind: 'decrease' | 'increase'
  readonly what: string
  readonly disabled: boolean
  readonly off: boolean
  readonly onStep: () => void
}

const Step = ({ kind, what, disabled, off, onStep }: StepProps) => {
  const { start, stop } = useRepeat(onStep)
  useEffect(() => {
    if (off) stop()
  }, [off, stop])
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={t(`common.${kind}`, { what })}
      disabled={disabled || off}
      onClick={onStep}
      onPointerDown={start}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
    >
      {kind === 'decrease' ? <Minus size={18} /> : <Plus size={18} />}
    </button>
  )
}
