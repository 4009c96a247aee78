import styles from './Refusal.module.css'

/** Why something was refused, announced when it comes. Nothing without a reason. */
export const Refusal = ({ reason }: { readonly reason: string | undefined }) =>
  reason === undefined ? null : (
    <p role="alert" className={styles.refusal}>
      {reason}
    </p>
  )
