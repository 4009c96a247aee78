import { t } from '../i18n/index.ts'
import { Dialog, Switch } from '../ui/index.ts'
import { keyLabels } from './key-labels.ts'
import type { Shortcut } from './registry.ts'
import styles from './ShortcutsHelp.module.css'

type Props = {
  readonly open: boolean
  readonly onClose: () => void
  readonly shortcuts: readonly Pick<Shortcut, 'keys' | 'label'>[]
  readonly on: boolean
  readonly onSwitch: (on: boolean) => void
}

/** Lists the shortcuts of the current screen. docs/reference/screens.md 19.1. */
export const ShortcutsHelp = ({ open, onClose, shortcuts, on, onSwitch }: Props) => (
  <Dialog open={open} onClose={onClose} title={t('shell.shortcuts')} intro={t('shell.shortcutsIntro')} width="lg">
    <dl className={styles.list}>
      {byLabel(shortcuts).map(([label, all]) => (
        <div key={label} className={styles.row}>
          <dt>{label}</dt>
          {all.map((keys) => (
            <dd key={keys} className={styles.keys}>
              {keyLabels(keys, navigator.platform.startsWith('Mac')).map((press) => (
                <span key={press.join()} className={styles.press}>
                  {press.map((key) => (
                    <kbd key={key} className={styles.key}>
                      {key}
                    </kbd>
                  ))}
                </span>
              ))}
            </dd>
          ))}
        </div>
      ))}
    </dl>
    <Switch label={t('shell.shortcutsOn')} hint={t('shell.shortcutsOnHint')} checked={on} onChange={onSwitch} />
  </Dialog>
)

/** What several keys do stands once. */
const byLabel = (shortcuts: Props['shortcuts']): ReadonlyArray<readonly [string, ReadonlyArray<string>]> =>
  [...new Set(shortcuts.map(({ label }) => label))].map((label) => [
    label,
    [...new Set(shortcuts.filter((each) => each.label === label).map(({ keys }) => keys))],
  ])
