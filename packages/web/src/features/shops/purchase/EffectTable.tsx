import { formatNumber, t } from '../../../i18n/index.ts'
import { classes, VisuallyHidden } from '../../../ui/index.ts'
import type { GearEffect } from './effects.ts'
import styles from './EffectTable.module.css'

type Props = { readonly effect: GearEffect }

/** The player's attributes now and with the piece on. */
export const EffectTable = ({ effect: { worn, changes } }: Props) => (
  <div className={styles.effect}>
    <p className={styles.worn}>{worn === undefined ? t('shops.wornNothing') : t('shops.wornNow', { name: worn })}</p>
    {changes.length === 0 ? (
      <p>{t('shops.noChange')}</p>
    ) : (
      <table className={styles.table}>
        <caption className={styles.caption}>
          <VisuallyHidden>{t('shops.effect')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('equipment.column.attribute')}</th>
            <th scope="col">{t('shops.now')}</th>
            <th scope="col">{t('shops.withIt')}</th>
            <th scope="col">{t('shops.difference')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ attribute, before, after }) => (
            <tr key={attribute}>
              <th scope="row">{t(`rewards.attribute.${attribute}`)}</th>
              <td>{formatted(before)}</td>
              <td>{formatted(after)}</td>
              <td className={classes(styles.difference, after < before && styles.less)}>
                {formatNumber(after - before, { signDisplay: 'always', maximumFractionDigits: 1 })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </div>
)

const formatted = (value: number): string => formatNumber(value, { maximumFractionDigits: 1 })
