import { Check, ChevronRight } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import { cloneElement, Fragment, type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { classes } from '../classes.ts'
import { pageDirection } from '../page-direction.ts'
import styles from './Menu.module.css'
import type { MenuItem } from './menu-item.ts'

type Props = {
  readonly trigger: ReactElement
  readonly items: readonly MenuItem[] | (() => readonly MenuItem[])
  readonly align: 'start' | 'center' | 'end'
  /** Focuses the first item, as for a menu opened by keyboard. */
  readonly onFirst: boolean
}

/** The open menu; mounted once its button has been pressed. */
export const MenuList = ({ trigger, items, align, onFirst }: Props) => {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!onFirst) return undefined
    // Radix focuses the list first.
    const frame = requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')?.focus(),
    )
    return () => cancelAnimationFrame(frame)
  }, [onFirst])
  return (
    <Radix.Root modal={false} defaultOpen dir={pageDirection()}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content ref={list} className={styles.menu} align={align} sideOffset={6} collisionPadding={8}>
          <Items items={items} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Mounted only while the menu is open. */
const Items = ({ items }: Pick<Props, 'items'>) =>
  (typeof items === 'function' ? items() : items).map((item, index) => (
    <Fragment key={item.type === 'line' || item.type === 'label' ? `${item.type}${index}` : item.label}>
      {renderItem(item)}
    </Fragment>
  ))

const renderItem = (item: MenuItem): ReactNode => {
  switch (item.type) {
    case 'line':
      return <Radix.Separator className={styles.line} />
    case 'label':
      return <Radix.Label className={styles.label}>{item.label}</Radix.Label>
    case 'link':
      return (
        <Radix.Item asChild className={styles.item}>
          {cloneElement(item.element, {}, <Words icon={item.icon}>{item.label}</Words>)}
        </Radix.Item>
      )
    case 'action':
      return (
        <Radix.Item
          className={classes(styles.item, item.danger && styles.danger)}
          disabled={item.disabled ?? false}
          onSelect={item.onSelect}
        >
          <Words icon={item.icon}>{item.label}</Words>
          {item.shortcut !== undefined && <kbd className={styles.shortcut}>{item.shortcut}</kbd>}
        </Radix.Item>
      )
    case 'choice':
      return (
        <Radix.Sub>
          <Radix.SubTrigger className={styles.item}>
            <Words icon={item.icon}>{item.label}</Words>
            <ChevronRight size={16} aria-hidden="true" className={styles.end} />
          </Radix.SubTrigger>
          <Radix.Portal>
            <Radix.SubContent className={styles.menu} collisionPadding={8}>
              <Radix.RadioGroup value={item.value} onValueChange={item.onChange}>
                {item.options.map((option) => (
                  <Radix.RadioItem key={option.value} value={option.value} className={styles.item}>
                    <Words
                      icon={
                        // Room for the mark beside each option, so that their words stand in one line.
                        <span className={styles.check}>
                          <Radix.ItemIndicator>
                            <Check size={17} />
                          </Radix.ItemIndicator>
                        </span>
                      }
                    >
                      {option.label}
                    </Words>
                    {option.shortcut !== undefined && <kbd className={styles.shortcut}>{option.shortcut}</kbd>}
                  </Radix.RadioItem>
                ))}
              </Radix.RadioGroup>
            </Radix.SubContent>
          </Radix.Portal>
        </Radix.Sub>
      )
  }
}

type WordsProps = { readonly icon?: ReactNode; readonly children: ReactNode }

const Words = ({ icon, children }: WordsProps) => (
  <>
    <span className={styles.icon} aria-hidden="true">
      {icon}
    </span>
    <span>{children}</span>
  </>
)
