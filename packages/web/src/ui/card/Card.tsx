import type { ComponentProps } from 'react'
import styles from './Card.module.css'
import { classes } from '../classes.ts'

type Props = ComponentProps<'section'> & { readonly variant?: 'card' | 'panel' | 'well' }

/** A surface that groups content. */
export const Card = ({ variant = 'card', className, ...rest }: Props) => (
  <section {...rest} className={classes(styles[variant], className)} />
)
