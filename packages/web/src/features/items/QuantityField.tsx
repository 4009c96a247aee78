import { NumberField } from '../../ui/index.ts'

type Props = {
  readonly label: string
  /** How many there are. */
  readonly max: number
  /** Undefined while the field is empty. */
  readonly value: number | undefined
  readonly onChange: (value: number | undefined) => void
  readonly disabled?: boolean
  readonly className?: string | undefined
}

/** How many of the player's items a command is about, from 1 to all of them. */
export const QuantityField = ({ max, value, ...rest }: Props) => (
  <NumberField {...rest} hideLabel min={1} max={max} value={value === undefined ? undefined : Math.min(value, max)} />
)
