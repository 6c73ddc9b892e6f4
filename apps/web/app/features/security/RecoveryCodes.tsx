import { Button } from '@andon/web-kit/Button'
import { useEffect, useRef } from 'react'
import { usePage } from '../../page/page-context.ts'
import { saveFile } from '../../page/save-file.ts'
import { useCopy } from '../../page/use-copy.ts'
import { useText } from '../../page/use-text.ts'
import { securityText } from './text.ts'

/** Shown only once; the server stores only their hashes. */
export function RecoveryCodes({ codes, done }: { codes: readonly string[]; done: () => void }) {
  const t = useText(securityText)
  const { site } = usePage()
  const heading = useRef<HTMLHeadingElement>(null)
  const { result, copy } = useCopy()
  useEffect(() => heading.current?.focus(), [])
  const text = codes.join('\n')
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
        {navigator.clipboard !== undefined && <Button onClick={() => void copy(text)}>{t('copy')}</Button>}
        <Button onClick={() => window.print()}>{t('print')}</Button>
        <Button onClick={() => saveFile(`${site.code.toLowerCase()}-recovery-codes.txt`, `${text}\n`, 'text/plain')}>
          {t('download')}
        </Button>
      </p>
      <p role="status" className="empty:hidden">
        {result && t(result)}
      </p>
      <p>
        <Button kind="primary" onClick={done}>
          {t('kept')}
        </Button>
      </p>
    </div>
  )
}
