import { Button } from '@andon/ui/Button'
import { useEffect, useRef, useState } from 'react'
import { usePage } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { securityText } from './text.ts'

/** Shown this once; the server keeps their hashes alone. */
export function RecoveryCodes({ codes, done }: { codes: readonly string[]; done: () => void }) {
  const t = useText(securityText)
  const { site } = usePage()
  const heading = useRef<HTMLHeadingElement>(null)
  const [said, setSaid] = useState<'copied' | 'copyFailed' | null>(null)
  useEffect(() => heading.current?.focus(), [])
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setSaid('copied'),
      () => setSaid('copyFailed'),
    )
  return (
    <div className="grid gap-4">
      <div className="print-alone grid gap-4">
        <h3 ref={heading} tabIndex={-1} className="font-bold">
          {t('codes')} ({site.name})
        </h3>
        <p>{t('codesIntro')}</p>
        <ul className="recovery-codes" aria-label={t('codes')}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </div>
      <p className="flex flex-wrap gap-3">
        {navigator.clipboard !== undefined && <Button onClick={() => void copy()}>{t('copy')}</Button>}
        <Button onClick={() => window.print()}>{t('print')}</Button>
        <Button onClick={() => save(`${site.code.toLowerCase()}-recovery-codes.txt`, codes)}>{t('download')}</Button>
      </p>
      <p role="status" className="empty:hidden">
        {said && t(said)}
      </p>
      <p>
        <Button kind="primary" onClick={done}>
          {t('kept')}
        </Button>
      </p>
    </div>
  )
}

function save(name: string, lines: readonly string[]): void {
  const href = URL.createObjectURL(new Blob([`${lines.join('\n')}\n`], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(href)) // the click has taken it by then
}
