import { useDispatch } from '../../../sync/index.ts'
import { Switch } from '../../../ui/index.ts'
import styles from './SwitchItem.module.css'

type Props = {
  readonly label: string
  readonly hint?: string
  /** The field of the player that it sets. */
  readonly path: string
  /** The switch is on while the field is false. */
  readonly isInverse?: boolean
  /** Another switch has decided. */
  readonly isOff?: boolean
  readonly value: boolean
}

/** A setting of one switch, saved at once. */
export const SwitchItem = ({ label, hint, path, value, isInverse = false, isOff = false }: Props) => {
  const dispatch = useDispatch()
  return (
    <li className={styles.item}>
      <Switch
        label={label}
        {...(hint === undefined ? {} : { hint })}
        checked={value !== isInverse}
        disabled={isOff}
        onChange={(checked) => dispatch('updateUser', { changes: { [path]: checked !== isInverse } })}
      />
    </li>
  )
}
