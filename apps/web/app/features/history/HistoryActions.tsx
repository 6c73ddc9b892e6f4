import { csvOf } from '@andon/contract/csv'
import { Button } from '@andon/web-kit/Button'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { saveFile } from '../../page/save-file.ts'
import { useToasts } from '../../page/toasts.tsx'
import { useText } from '../../page/use-text.ts'
import type { Column } from './columns.ts'
import { Statement } from './Statement.tsx'
import { historyText } from './text.ts'
import { type AllLines, maxExported, type ReadPage, readAll } from './use-lines.ts'

export interface Exportable<Line> {
  readonly title: string
  /** The file's name, followed by the date. */
  readonly name: string
  readonly read: ReadPage<Line>
  readonly columns: readonly Column<Line>[]
  /** The current filters as text. */
  readonly filters: string
}

/** Exports all lines that match the filters, as a file or a printed statement. */
export function HistoryActions<Line>({ history }: { history: Exportable<Line> }) {
  const t = useText(historyText)
  const toasts = useToasts()
  const [busy, setBusy] = useState<'csv' | 'print' | null>(null)
  const [statement, setStatement] = useState<AllLines<Line> | null>(null)

  const gather = async (kind: 'csv' | 'print', use: (all: AllLines<Line>) => void) => {
    setBusy(kind)
    try {
      const all = await readAll(history.read)
      if (all.bounded) toasts.show({ text: t('exportBounded', { count: maxExported }) })
      use(all)
    } catch {
      toasts.show({ text: t('exportFailed'), tone: 'problem' })
    } finally {
      setBusy(null)
    }
  }
  const save = ({ lines }: AllLines<Line>) => {
    const { columns, name } = history
    const rows = lines.map((line) => columns.map((column) => column.cell(line)))
    saveFile(`${name}.csv`, csvOf([columns.map((column) => column.head), ...rows]), 'text/csv')
  }
  return (
    <div className="history-actions">
      <Button busy={busy === 'csv'} onClick={() => void gather('csv', save)}>
        {t('csv')}
      </Button>
      <Button busy={busy === 'print'} onClick={() => void gather('print', setStatement)}>
        {t('print')}
      </Button>
      {statement &&
        createPortal(<Statement history={history} all={statement} onDone={() => setStatement(null)} />, document.body)}
    </div>
  )
}
