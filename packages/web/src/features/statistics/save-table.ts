import Papa from 'papaparse'
import { saveFile } from '../../ui/index.ts'
import type { TableModel } from './to-statistics.ts'

/** Downloads a table as a file of values with commas between. Cells that a spreadsheet would take for formulas are quoted. */
export const saveTable = (name: string, { columns, rows }: TableModel): void =>
  saveFile(
    name,
    Papa.unparse(
      { fields: [...columns], data: rows.map((row) => [...row]) },
      { escapeFormulae: /^[=+@\t\r]|^-(?!\d)/ },
    ),
    'text/csv;charset=utf-8',
  )
