import styles from './DataTable.module.css'
import type { TableModel } from './to-statistics.ts'

type Props = { readonly label: string; readonly table: TableModel }

/** A table that scrolls sideways where there is no room; figures stand at the end. */
export const DataTable = ({ label, table: { columns, rows } }: Props) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region needs the keyboard
  <div className={styles.scroll} tabIndex={0} role="group" aria-label={label}>
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells], index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a row is its place
          <tr key={index}>
            <th scope="row" dir="auto">
              {name}
            </th>
            {cells.map((cell, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- a cell is its place
              <td key={place}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
