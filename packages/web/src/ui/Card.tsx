import type { ComponentProps } from 'react'
import styles from './Card.module.css'
import { classes } from './classes.ts'

type Props = ComponentProps<'section'> & { readonly look?: 'card' | 'panel' | 'well' }

/** A calm ground for things that belong together. */
export const Card = ({ look = 'card', className, ...rest }: Props) => (
  <section {...rest} className={classes(styles[look], className)} />
)
